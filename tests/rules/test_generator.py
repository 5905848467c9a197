"""The game's random numbers: SplitMix64 to the bit, in both builds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from innovation.table.generator import GOLDEN, MASK, Generator, number, seed_state

STATES = st.integers(0, MASK)


def in_plain_integers(state: int) -> int:
    """SplitMix64's mixing as its definition writes it."""
    mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


def test_the_first_numbers_of_the_state_nought_are_the_published_ones() -> None:
    assert [number(GOLDEN * step & MASK) for step in (1, 2, 3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


@given(STATES)
def test_numbers_in_halves_are_those_of_whole_integers(state: int) -> None:
    assert number(state) == in_plain_integers(state)


def test_the_ends_of_the_halves() -> None:
    for state in (0, 1, 0xFFFF, 0x10000, 0xFFFFFFFF, 0x100000000, 1 << 63, MASK - 1, MASK):
        assert number(state) == in_plain_integers(state)


@given(STATES, st.integers(1, 1000))
def test_below_takes_the_upper_half_of_the_next_number(state: int, bound: int) -> None:
    stream = Generator(state)
    following = (state + GOLDEN) & MASK
    assert stream.below(bound) == ((in_plain_integers(following) >> 32) * bound) >> 32
    assert stream.state == following


@given(STATES, st.integers(0, 50))
def test_numbers_that_are_skipped_are_those_that_would_have_come(state: int, count: int) -> None:
    stream, other = Generator(state), Generator(state)
    passed = [stream.next() for _ in range(count)]
    other.skip(count)
    assert other.state == stream.state and other.next() == stream.next()
    assert passed == [in_plain_integers(state + GOLDEN * step & MASK) for step in range(1, count + 1)]


@given(STATES, st.integers(0, 120))
def test_an_order_holds_every_number_once(state: int, size: int) -> None:
    assert sorted(Generator(state).order(size)) == list(range(size))


def test_seeds_of_any_size_and_sign_start_apart() -> None:
    seeds = (0, 1, -1, 2**63, -(2**63), 2**64 + 1, 2**200)
    states = [seed_state(seed) for seed in seeds]
    assert len(set(states)) == len(seeds)
    assert all(0 <= state <= MASK for state in states)
