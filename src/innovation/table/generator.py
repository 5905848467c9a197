"""The game's own random numbers: SplitMix64, whose whole state is one integer of 64 bits."""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15


def advance(state: int) -> int:
    """The state after one more number."""
    return (state + GOLDEN) & MASK


def number(state: int) -> int:
    """The 64-bit number that belongs to a state."""
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


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
        self.state: int = state

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1. The bias of at most bound / 2**32 is far below what play can show."""
        self.state = advance(self.state)
        return ((number(self.state) >> 32) * bound) >> 32

    def order(self, size: int) -> list[int]:
        """The numbers from 0 to `size` - 1 in a random order, each equally likely."""
        numbers = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self.below(last + 1)
            numbers[last], numbers[other] = numbers[other], numbers[last]
        return numbers
