"""Bot: what every bot is."""

from __future__ import annotations

from typing import ClassVar

from innovation.game import View
from innovation.rules.decision import Decision, Option
from innovation.table.generator import Generator, seed_state


class Bot:
    """A policy for one seat of one game.

    What it picks depends on its seed, on how many decisions it has answered, and on the decision and the
    view it is given, on nothing else: a bot made from the same seed goes on in a resumed game exactly as
    the first would have, once `skip` has told it how many decisions its seat had answered.

    >>> bot = Bot(seed=3).skip(12)
    >>> bot.answered
    12
    """

    needs_view: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.answered = 0
        self._numbers = Generator(seed_state(seed))

    def skip(self, decisions: int) -> Bot:
        """Count `decisions` as answered, and return the bot itself."""
        self.answered += decisions
        self._numbers.skip(decisions)
        return self

    def next_number(self) -> int:
        """The 64-bit random number that belongs to the decision being answered; counts it as answered."""
        self.answered += 1
        return self._numbers.next()

    def any_of(self, size: int) -> int:
        """A number from 0 to `size` - 1, by the random number of the decision being answered; counts it as answered."""
        self.answered += 1
        return self._numbers.below(size)

    def __call__(self, decision: Decision, view: View | None) -> Option:
        """The option it picks."""
        raise NotImplementedError
