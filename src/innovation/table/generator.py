"""The game's own random numbers: SplitMix64, whose whole state is one integer of 64 bits.

It is reckoned in two halves of 32 bits each, whose every product fits into a machine's signed integer: compiled,
that is many times faster than integers of Python's own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
QUARTER: Final = 0xFFFF
HALF: Final = 0xFFFFFFFF
GOLDEN_HIGH: Final = 0x9E3779B9
GOLDEN_LOW: Final = 0x7F4A7C15
FIRST_HIGH: Final = 0xBF58476D
FIRST_LOW: Final = 0x1CE4E5B9
SECOND_HIGH: Final = 0x94D049BB
SECOND_LOW: Final = 0x133111EB


def _low_half(left: i64, right: i64) -> i64:
    """The lower 32 bits of the product of two halves."""
    return ((left & QUARTER) * right + (((left >> 16) * right & QUARTER) << 16)) & HALF


def _high_half(left: i64, right: i64) -> i64:
    """The upper 32 bits of the product of two halves."""
    return ((left >> 16) * right + ((left & QUARTER) * right >> 16)) >> 16


def _mixed(high: i64, low: i64) -> tuple[i64, i64]:
    """The number, in halves, that belongs to a state in halves."""
    left, right = high ^ (high >> 30), low ^ ((high << 2 | low >> 30) & HALF)
    high = (_high_half(right, FIRST_LOW) + _low_half(left, FIRST_LOW) + _low_half(right, FIRST_HIGH)) & HALF
    low = _low_half(right, FIRST_LOW)
    left, right = high ^ (high >> 27), low ^ ((high << 5 | low >> 27) & HALF)
    high = (_high_half(right, SECOND_LOW) + _low_half(left, SECOND_LOW) + _low_half(right, SECOND_HIGH)) & HALF
    low = _low_half(right, SECOND_LOW)
    return high ^ (high >> 31), low ^ ((high << 1 | low >> 31) & HALF)


def _whole(high: int, low: int) -> int:
    return high << 32 | low


def number(state: int) -> int:
    """The 64-bit number that belongs to a state."""
    high, low = _mixed(state >> 32, state & HALF)
    return _whole(high, low)


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
        self._high: i64 = state >> 32
        self._low: i64 = state & HALF

    @property
    def state(self) -> int:
        """The state from which the stream goes on."""
        return _whole(self._high, self._low)

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound` - 1. The bias of at most bound / 2**32 is far below what play can show."""
        low = self._low + GOLDEN_LOW
        self._high = (self._high + GOLDEN_HIGH + (low >> 32)) & HALF
        self._low = low & HALF
        return _mixed(self._high, self._low)[0] * bound >> 32

    def order(self, size: int) -> list[int]:
        """The numbers from 0 to `size` - 1 in a random order, each equally likely."""
        numbers = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            numbers[last], numbers[other] = numbers[other], numbers[last]
        return numbers
