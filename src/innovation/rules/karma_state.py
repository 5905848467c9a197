"""What a running action remembers for the sake of karma (rules 12.6)."""

from __future__ import annotations

from typing import Final

NOTHING_ASTRAY: Final = 0


class KarmaState:
    """The part of a running action that only karma writes; an action without Figures in play has `NO_KARMA`.

    - `running`, `owner`: whether a karma is being carried out, and whose; `choosing`: one of several is being chosen;
    - `strays`: what karma has moved and no effect has looked at since, a bit a card (rules 12.6.6);
    - `draw_watched`: the next draw has been watched; `demand_watched`: the demand that is;
    - `win_watched`: a win is being watched; `watched_winners`: whose wins were (rules 12.6.12);
    - `launcher`: who takes the Dogma action; `featured`, `by_points`, `majority`: which icon it compares, whether points
      instead, and which seat counts as having more than all others, -1 for none (rules 12.6.8);
    - `raised`, `raised_in_karma`: how much boxed numbers are worth more, in effects and in karma itself.
    """

    def __init__(self, launcher: int) -> None:
        self.running: bool = False
        self.owner: int = -1
        self.choosing: bool = False
        self.strays: int = NOTHING_ASTRAY
        self.draw_watched: bool = False
        self.demand_watched: object = None
        self.win_watched: bool = False
        self.watched_winners: tuple[int, ...] = ()
        self.launcher: int = launcher
        self.featured: int = -1
        self.by_points: bool = False
        self.majority: int = -1
        self.raised: int = 0
        self.raised_in_karma: int = 0

    def begin_dogma(self, launcher: int, featured: int) -> None:
        """Forget what karma did to the last Dogma action: `launcher` takes one with a card of that icon."""
        self.launcher = launcher
        self.featured = featured
        self.by_points = False
        self.majority = -1
        self.end_dogma()

    def end_dogma(self) -> None:
        """Let boxed numbers be worth what they say again."""
        self.raised = 0
        self.raised_in_karma = 0


NO_KARMA: Final = KarmaState(-1)
"""For every action without Figures: nothing is ever written to it."""
