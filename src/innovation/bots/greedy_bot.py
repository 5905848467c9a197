"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from innovation.bots.bot import Bot
from innovation.bots.evaluation import evaluate
from innovation.game import View
from innovation.notation.faults import NoDeal
from innovation.rules.decision import Decision, Option
from innovation.table.generator import GOLDEN, MASK, Generator, number

SAMPLES: Final = 4
"""How many imagined games an option is tried in; all options are tried in the same ones."""


class GreedyBot(Bot):
    """Takes the option after which its side stands best when the running action is over.

    It tries each option in imagined games, in which what it does not know is dealt anew; there every
    further pick of the action is made at random. Of equals it takes the first.
    """

    def __call__(self, decision: Decision, view: View | None) -> Option:
        """The option that does best on average."""
        seed = self.next_number()
        if decision.size == 1:
            return decision.option(0)
        values = [0.0] * decision.size
        try:
            for sample in range(SAMPLES):
                sample_seed = number((seed + sample * GOLDEN) & MASK)
                self._try_options(decision, view, sample_seed, values)
        except NoDeal:
            return without_looking(decision)
        return decision.option(values.index(max(values)))

    def _try_options(self, decision: Decision, view: View | None, seed: int, values: list[float]) -> None:
        """Add to `values` what each option comes to in one imagined game."""
        if view is None:
            raise NoDeal("there is nothing to look ahead from")
        game = view.imagine(seed)
        seat = decision.seat
        for index in range(decision.size):
            trial = game.copy()
            trial.play_action(FirstThenAny(seat, index, seed))
            values[index] += evaluate(trial, seat)


class FirstThenAny:
    """A policy that gives one answer for a seat's next decision; all others it answers at random."""

    needs_view: Final = False

    def __init__(self, seat: int, index: int, seed: int) -> None:
        self._seat = seat
        self._index = index
        self._numbers = Generator(seed)

    def __call__(self, decision: Decision, view: None) -> Option:
        """The answer set for it, the first time; then any."""
        if self._index >= 0 and decision.seat == self._seat:
            index = self._index
            self._index = -1
            return decision.option(index)
        return decision.option(self._numbers.below(decision.size))


def without_looking(decision: Decision) -> Option:
    """A choice where nothing can be imagined: an achievement if there is one to claim, else the first option."""
    for option in decision.options:
        if decision.kind == "action" and option.text.startswith("achieve "):
            return option
    return decision.option(0)
