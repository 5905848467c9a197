"""The game's own random numbers: SplitMix64, whose whole state is one integer of 64 bits.

Only the lowest 64 bits of what is reckoned with here mean anything. So the same lines serve Python's integers, which
grow past them, and compiled ones, which wrap round there: each shift to the right cuts off what is above.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
HALF: Final = 0xFFFFFFFF
STEP: Final = -0x61C8864680B583EB
"""GOLDEN, and below 0xBF58476D1CE4E5B9 and 0x94D049BB133111EB, less 2**64: as a signed integer holds them."""


def _mixed(state: i64) -> i64:
    state = (state ^ (state >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    state = (state ^ (state >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return state ^ (state >> 31 & 0x1FFFFFFFF)


def _signed(state: int) -> int:
    return state - (MASK + 1) if state >> 63 else state


def number(state: int) -> int:
    """The 64-bit number that belongs to a state."""
    mixed: int = _mixed(_signed(state))
    return mixed & MASK


def seed_state(seed: int) -> int:
    """The state that a seed of any size starts from."""
    state = number((abs(seed) * 2 + (seed < 0)) & MASK)
    rest = abs(seed) >> 63
    while rest:
        state = number(state ^ (rest & MASK))
        rest >>= 64
    return state


class Generator:
    """A stream of random numbers for one use; read `state` back when done."""

    def __init__(self, state: int) -> None:
        self._state: i64 = _signed(state)

    @property
    def state(self) -> int:
        """The state from which the stream goes on."""
        state: int = self._state
        return state & MASK

    def skip(self, numbers: int) -> None:
        """Pass over so many numbers of the stream."""
        self._state = _signed((self.state + numbers * GOLDEN) & MASK)

    def next(self) -> int:
        """The next 64-bit number."""
        self._state += STEP
        mixed: int = _mixed(self._state)
        return mixed & MASK

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound` - 1. The bias of at most bound / 2**32 is far below what play can show."""
        self._state += STEP
        return (_mixed(self._state) >> 32 & HALF) * bound >> 32

    def order(self, size: int) -> list[int]:
        """The numbers from 0 to `size` - 1 in a random order, each equally likely."""
        numbers = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            numbers[last], numbers[other] = numbers[other], numbers[last]
        return numbers
