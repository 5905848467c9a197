"""Driver: where the answers to a running action's questions come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from innovation.rules.decision import Decision

Policy = Callable[[Decision, Any], Any]
"""`policy(decision, view) -> Option`; the view is None where `policy.needs_view` is false."""


class Pending(BaseException):
    """Nobody has answered yet: leaves the action; the driver holds the decision. No fault."""


class Driver:
    """Answers the questions of one action: known picks first, then a policy, else `Pending`.

    `picks` are the option numbers given so far, in order. With policies, `answer_of` is asked for
    every further one and must return a legal option number; the pick is noted before play goes on.
    `choices`, where it is a list, receives every choice made, forced ones included, as pairs of seat
    and meaning (`Unseen` where others did not see which): what an imagined game must repeat
    (`innovation.rules.imagination`).
    """

    def __init__(self, picks: list[int], answer_of: Callable[[Decision], int] | None = None) -> None:
        self.picks: Final[list[int]] = picks
        self.cursor: int = 0
        self.answer_of: Final[Callable[[Decision], int] | None] = answer_of
        self.pending: Decision | None = None
        self.choices: list[tuple[int, object]] | None = None
        self.script: Script | None = None

    def known(self) -> int:
        """The next pick that is already known, or -1."""
        if self.cursor < len(self.picks):
            pick = self.picks[self.cursor]
            self.cursor += 1
            return pick
        return -1

    def ask(self, decision: Decision) -> int:
        """The answer to a question that no known pick answers."""
        if self.answer_of is None:
            self.pending = decision
            raise Pending
        pick = self.answer_of(decision)
        self.picks.append(pick)
        self.cursor += 1
        return pick


class Unseen:
    """What a choice means that only its player saw."""

    def __init__(self, meaning: object) -> None:
        self.meaning: Final[object] = meaning


ANYTHING: Final = Unseen(None)
"""Any choice will do: the player who imagines did not see which was made."""


class Script:
    """The choices an imagined action must repeat, as pairs of seat and meaning."""

    def __init__(self, choices: list[tuple[int, object]]) -> None:
        self.choices: Final[list[tuple[int, object]]] = choices
        self.cursor: int = 0


class Unrepeatable(BaseException):
    """An imagined deal does not allow a choice that was made: leaves the action; another deal is tried."""
