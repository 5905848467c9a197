"""The bot that looks one step ahead."""

from __future__ import annotations

from math import inf
from typing import Final

from innovation.bots.bot import Bot
from innovation.bots.evaluation import evaluate
from innovation.game import Game, View
from innovation.notation.faults import NoDeal
from innovation.rules.decision import Decision, Option
from innovation.table.generator import GOLDEN, MASK, number

SAMPLES: Final = 4
"""How many imagined games an option is tried in; all options are tried in the same ones."""
TRIALS: Final = 4
"""How often an option is tried in one imagined game where it leads to further picks of the bot's own; the best counts."""


class GreedyBot(Bot):
    """Takes the option after which its side stands best when the running action is over.

    It tries each option in imagined games, in which what it does not know is dealt anew; there every
    further pick of the action is made at random. Where some of these are its own, it tries the option several times
    and counts the best, because it will choose then as well. Of equals it takes the first.
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
                self._try_options(decision, view, sample_seed, sample * TRIALS, values)
        except NoDeal:
            return without_looking(decision)
        return decision.option(values.index(max(values)))

    def _try_options(self, decision: Decision, view: View | None, seed: int, tried: int, values: list[float]) -> None:
        """Add to `values` what each option comes to in one imagined game, after `tried` trials in earlier ones."""
        if view is None:
            raise NoDeal("there is nothing to look ahead from")
        game = view.imagine(seed)
        for index in range(decision.size):
            values[index] += self._best_of(game, decision.seat, index, seed, tried)

    def _best_of(self, game: Game, seat: int, index: int, seed: int, tried: int) -> float:
        """What an option comes to in one imagined game, by the best of its trials.

        From trial to trial, also of different imagined games, the bot's next pick after this one goes on by one option.
        """
        best = -inf
        for trial in range(tried, tried + TRIALS):
            played = game.copy()
            policy = FirstThenAny(seat, index, trial, seed + trial)
            played.play_action(policy)
            best = max(best, evaluate(played, seat))
            if not policy.chose_again:
                break
        return best


class FirstThenAny:
    """A policy that gives two answers for a seat's next decisions; all others it answers at random.

    The second answer, a number that is wrapped round to the options there are, is for the first decision with several.
    `chose_again` tells whether there was one.
    """

    needs_view: Final = False

    def __init__(self, seat: int, index: int, second: int, seed: int) -> None:
        self._seat = seat
        self._index = index
        self._second = second
        self._state = seed
        self.chose_again = False

    def __call__(self, decision: Decision, view: None) -> Option:
        """The answers set for the seat; then any."""
        if decision.seat == self._seat:
            if self._index >= 0:
                index = self._index
                self._index = -1
                return decision.option(index)
            if not self.chose_again and decision.size > 1:
                self.chose_again = True
                return decision.option(self._second % decision.size)
        self._state = (self._state + GOLDEN) & MASK
        return decision.option((number(self._state) >> 32) * decision.size >> 32)


def without_looking(decision: Decision) -> Option:
    """A choice where nothing can be imagined: an achievement if there is one to claim, else the first option."""
    for option in decision.options:
        if decision.kind == "action" and option.text.startswith("achieve "):
            return option
    return decision.option(0)
