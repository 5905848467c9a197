"""Game.run, the log, and the same game from the same seed and picks (formats.md, the interface)."""

from __future__ import annotations

from typing import Any

import pytest

from innovation import Decision, Game, IllegalChoice, Option, Rules
from tests.notation.play import TABLES, Dice, fresh, random_picks, state


@pytest.mark.parametrize(("count", "rules"), TABLES)
def test_run_and_choose_play_the_same_game(count: int, rules: Rules) -> None:
    run = fresh(count, rules, 21)
    dice = Dice(21)
    run.run(dice)
    assert run.result is not None
    assert run.decision is None
    stepped = fresh(count, rules, 21)
    for player, text in run.picks:
        stepped.choose(text, player)
    assert state(stepped) == state(run)
    assert dice.asked == len(run.picks)


def test_one_policy_for_all_one_each_or_by_name() -> None:
    results = []
    for policies in (Dice(3), [one := Dice(3), one], {"bo": (other := Dice(3)), "ann": other}):
        game = Game(["ann", "bo"], seed=3)
        game.run(policies)  # type: ignore[arg-type]
        results.append(game.position())
    assert results[0] == results[1] == results[2]


def test_each_policy_is_asked_for_its_own_player() -> None:
    game = Game(["ann", "bo", "cy"], seed=3)

    def policy_of(name: str) -> Any:  # noqa: ANN401
        def policy(decision: Decision, view: Any) -> Option:  # noqa: ANN401
            assert decision.player == name
            assert view["viewer"] == name
            return decision.options[0]

        return policy

    game.run([policy_of("ann"), policy_of("bo"), policy_of("cy")])
    assert game.result is not None


def test_the_wrong_number_of_policies_is_refused() -> None:
    game = Game(["ann", "bo"], seed=3)
    with pytest.raises(ValueError, match="1 policies for 2 players"):
        game.run([Dice(1)])
    with pytest.raises(ValueError, match="no policy for bo"):
        game.run({"ann": Dice(1)})
    assert len(game.decisions) == 2


def test_a_policy_sees_what_its_player_may_see() -> None:
    """The view inside `run` is the view of the stepped game at the same pick."""
    game = Game(["ann", "bo"], seed=6)
    stepped = Game(["ann", "bo"], seed=6)
    dice = Dice(6)

    def policy(decision: Decision, view: Any) -> Option:  # noqa: ANN401
        assert view == stepped.view(decision.player)
        option = dice(decision, None)
        if dice.asked > 120:
            raise KeyboardInterrupt
        stepped.choose(str(option), decision.player)
        return option

    with pytest.raises(KeyboardInterrupt):
        game.run(policy)
    assert state(game) == state(stepped)


class Stop(BaseException):
    """Neither an Exception nor one of the engine's own signals."""


@pytest.mark.parametrize("trouble", [RuntimeError("bot"), KeyboardInterrupt(), Stop(), StopIteration()])
@pytest.mark.parametrize("needs_view", [True, False])
@pytest.mark.parametrize("after", [0, 1, 2, 3, 17, 40, 41, 42, 77])
def test_trouble_in_a_policy_leaves_the_game_at_its_last_pick(
    trouble: BaseException, needs_view: bool, after: int
) -> None:
    """formats.md and design.md: nothing is lost, and the game is playable on."""
    whole = Game(["ann", "bo"], seed=15)
    whole.run(Dice(15))
    dice = Dice(15)

    class Troubled:
        def __init__(self) -> None:
            self.needs_view = needs_view

        def __call__(self, decision: Decision, view: object) -> Option:
            if dice.asked == after:
                raise trouble
            return dice(decision, view)

    game = Game(["ann", "bo"], seed=15)
    with pytest.raises(type(trouble)):
        game.run(Troubled())
    assert game.picks == whole.picks[:after]
    stepped = Game(["ann", "bo"], seed=15)
    for player, text in whole.picks[:after]:
        stepped.choose(text, player)
    assert state(game) == state(stepped)
    game.run(dice)
    assert state(game) == state(whole)


@pytest.mark.parametrize("answer", [None, "draw everything", 7])
def test_an_answer_that_is_no_option_stops_run_at_the_last_pick(answer: object) -> None:
    dice = Dice(2)

    def policy(decision: Decision, view: object) -> object:
        return answer if dice.asked == 30 else dice(decision, view)

    game = Game(["ann", "bo"], seed=2)
    with pytest.raises(IllegalChoice):
        game.run(policy)
    assert len(game.picks) == 30
    game.run(dice)
    assert game.result is not None


def test_run_goes_on_from_the_middle_of_an_effect() -> None:
    whole = Game(["ann", "bo"], seed=19)
    whole.run(Dice(19))
    game = Game(["ann", "bo"], seed=19)
    for player, text in whole.picks:
        game.choose(text, player)
        if game.in_action:
            break
    assert game.in_action
    game.run(Dice(1))
    assert game.result is not None


def test_run_on_a_finished_game_does_nothing() -> None:
    game = Game(["ann", "bo"], seed=2)
    game.run(Dice(2))
    before = state(game)
    game.run(Dice(3))
    assert state(game) == before


@pytest.mark.parametrize(("count", "rules"), TABLES)
def test_a_later_pick_only_appends_to_the_log(count: int, rules: Rules) -> None:
    game = fresh(count, rules, 31)
    viewers = (*game.players, None)
    before: list[list[dict[str, object]]] = [[] for _ in viewers]
    for _ in random_picks(game, 31, 300):
        now = [[event.as_seen_by(viewer) for event in game.log] for viewer in viewers]
        for earlier, later in zip(before, now, strict=True):
            assert later[: len(earlier)] == earlier
        before = now
    assert len(before[0]) > 300


def test_the_log_is_the_same_whenever_it_is_read() -> None:
    """Reading it on the way or only at the end, from the game or from its record."""
    often, seldom = Game(["ann", "bo"], seed=8), Game(["ann", "bo"], seed=8)
    for _ in random_picks(often, 8, 200):
        assert often.log is not None
    list(random_picks(seldom, 8, 200))
    rows = [event.as_seen_by("ann") for event in often.log]
    assert [event.as_seen_by("ann") for event in seldom.log] == rows
    assert [event.as_seen_by("ann") for event in Game.from_record(often.record()).log] == rows


def test_the_same_seed_and_picks_give_the_same_game() -> None:
    one, other = Game(["ann", "bo", "cy"], seed=77), Game(["ann", "bo", "cy"], seed=77)
    list(random_picks(one, 5, 250))
    list(random_picks(other, 5, 250))
    assert state(one) == state(other)
