"""Foresight: whom a Dogma action would reach, told before anybody takes it, by what lies open alone (rules 5.3, 12.6.8)."""

from __future__ import annotations

from typing import Final

from innovation.material.card import Card
from innovation.rules.dogma import Step, effect_list, featured_counts, hit_by, sharers
from innovation.rules.driver import Pending
from innovation.rules.karma import run_karma, watching
from innovation.rules.resolution import WOULD_DOGMA, Happening, Resolution
from innovation.table.zones import DISPLAY, zone_of


class Reached:
    """One effect of a Dogma action, and the seats it would reach besides the launcher, in order."""

    def __init__(self, step: Step, seats: list[int]) -> None:
        self.step: Final[Step] = step
        self.seats: Final[list[int]] = seats


class Foresight:
    """What can be told of a Dogma action: `reached` by effect, echo effects first, as things stand; `karma` lists the
    Figures that act before it and may change that (rules 12.6.8)."""

    def __init__(self, reached: list[Reached], karma: list[Card]) -> None:
        self.reached: Final[list[Reached]] = reached
        self.karma: Final[list[Card]] = karma


def foresee(game: Resolution, seat: int, card: Card) -> Foresight:
    """Whom each effect of `card` would reach if the player in `seat` took a Dogma action with it now.

    `game` is a resolution of its own, which nobody answers and which is not used again. Karma that watches the action is
    carried out beforehand where its declaration says that it can be (`foretold`): it moves nothing and looks at nothing hidden.
    """
    karma: list[Card] = []
    if game.moments.figures is None:
        counts = featured_counts(game.position, card)
    else:
        game.karma.begin_dogma(seat, card.featured)
        karma = _karma_before(game, seat, card)
        counts = game.override_counts(card)
    reached: list[Reached] = []
    for step in effect_list(game, seat, card, zone_of(game.position.where[card.index]) == DISPLAY):
        demand = step.effect.is_demand
        reached.append(
            Reached(step, hit_by(step.effect, game, seat, counts) if demand else sharers(game, seat, counts))
        )
    return Foresight(reached, karma)


def _karma_before(game: Resolution, seat: int, card: Card) -> list[Card]:
    """Let foretold karma say what the action compares; the Figures whose doing nobody can foretell."""
    happening = Happening(WOULD_DOGMA, seat, card)
    woulds, owners = watching(game, happening)
    open_ended = [would.figure for would in woulds]
    if len(woulds) != 1 or not woulds[0].foretold:
        return open_ended  # of several a player chooses one
    try:
        run_karma(game, owners[0], woulds[0], happening)
    except Pending:
        return open_ended
    return []
