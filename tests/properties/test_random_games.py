"""Random games in every mix hold the invariants, end, and are the same when copied or replayed."""

from __future__ import annotations

import random

import pytest

from innovation import Decision, Game, Option
from tests.invariants import check
from tests.mixes import MIXES, new_game

MOST_PICKS = 4000


class RandomPolicy:
    """Any option, from a seeded generator."""

    needs_view = False

    def __init__(self, seed: int) -> None:
        self.generator = random.Random(seed)

    def __call__(self, decision: Decision, view: object) -> Option:
        return decision.option(self.generator.randrange(decision.size))


def step(game: Game, generator: random.Random) -> None:
    """Let a random player who is asked pick anything."""
    decision = generator.choice(game.decisions)
    game.choose(decision.option(generator.randrange(decision.size)), decision.player)


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(2))
def test_invariants_hold_after_every_pick(mix: str, seed: int) -> None:
    game, generator = new_game(mix, seed), random.Random(seed)
    check(game)
    for _ in range(MOST_PICKS):
        if game.decision is None:
            break
        step(game, generator)
        check(game)
    assert game.result is not None, "the game does not end"
    assert game.result.winners


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seed", range(100, 101))
def test_a_copy_goes_its_own_way_and_replays_to_the_same_end(mix: str, seed: int) -> None:
    game, generator = new_game(mix, seed), random.Random(seed)
    while game.decision is not None:
        if generator.random() < 0.05:
            twin, before, log = game.copy(), game.position(), len(game.log)
            for _ in range(generator.randrange(1, 12)):
                if twin.decision is not None:
                    step(twin, generator)
            assert game.position() == before
            assert len(game.log) == log
        step(game, generator)
    again = Game.from_record(game.record())
    assert again.position() == game.position()
    assert again.result == game.result
    assert [e.as_seen_by(None) for e in again.log] == [e.as_seen_by(None) for e in game.log]


@pytest.mark.parametrize("mix", MIXES)
def test_run_and_choose_play_the_same_game(mix: str) -> None:
    for seed in range(200, 202):
        fast, slow = new_game(mix, seed), new_game(mix, seed)
        fast.run(RandomPolicy(seed))
        policy = RandomPolicy(seed)
        while (decision := slow.decision) is not None:
            slow.choose(policy(decision, None), decision.player)
        assert fast.position() == slow.position()
        assert fast.picks == slow.picks
        check(fast)


@pytest.mark.parametrize("mix", MIXES)
def test_positions_round_trip_at_every_action(mix: str) -> None:
    game, generator = new_game(mix, 300), random.Random(300)
    while game.decision is not None:
        if not game.in_action and not game.position().get("pending"):
            again = Game.from_position(game.position())
            assert again.position() == game.position()
            assert again.decision is not None
            assert [o.text for o in again.decision.options] == [o.text for o in game.decision.options]
        step(game, generator)


@pytest.mark.parametrize("mix", ["2 third", "teams first"])
def test_the_log_only_grows(mix: str) -> None:
    game, generator = new_game(mix, 400), random.Random(400)
    before: list[dict[str, object]] = []
    while game.decision is not None:
        step(game, generator)
        now = [event.as_seen_by("ann") for event in game.log]
        assert now[: len(before)] == before
        before = now


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES)
def test_hundreds_of_games_of_a_mix(mix: str) -> None:
    for seed in range(10_000, 10_250):
        game, generator = new_game(mix, seed), random.Random(seed)
        picks = 0
        while game.decision is not None:
            step(game, generator)
            picks += 1
            if picks % 7 == 0:
                check(game)
            assert picks < MOST_PICKS, f"seed {seed} does not end"
        check(game)
        if seed % 50 == 0:
            assert Game.from_record(game.record()).position() == game.position()
