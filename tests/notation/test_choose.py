"""Game.choose, decisions and options (formats.md, the interface)."""

from __future__ import annotations

from typing import Any

import pytest

from innovation import Game, IllegalChoice, Option
from tests.helpers import play, seat, table
from tests.notation.play import TABLES, fresh, random_picks, state


def boundary() -> Game:
    return table(ann=seat(hand=["Tools", "Oars"], red=["Archery"]), bo=seat(hand=["Pottery"]))


def mid_effect() -> Game:
    game = table(ann=seat(yellow=["Agriculture"], hand=["Tools", "Oars"]), bo=seat(hand=["Pottery"]))
    return play(game, "ann: dogma Agriculture")


def opening() -> Game:
    return Game(["ann", "bo", "cy"], seed=8)


def finished() -> Game:
    game = table(
        ann=seat(achievements=["Tools", "Calendar", "Alchemy", "Empire", "World"], score=["A.I."], red=["Fission"]),
        bo=seat(),
        available=["Writing"],
    )
    return play(game, "ann: achieve 1")


POINTS = pytest.mark.parametrize("make", [boundary, mid_effect, opening, finished])


@POINTS
@pytest.mark.parametrize(
    "answer",
    [
        "",
        "meld",
        "meld Fission",
        "DRAW",
        "draw ",
        "Fission",
        "achieve 1",
        0,
        None,
        1.5,
        True,
        ["draw"],
        {"draw": 1},
        b"draw",
        object,
    ],
)
def test_anything_else_is_refused_and_changes_nothing(make: Any, answer: object) -> None:  # noqa: ANN401
    game = make()
    before = state(game)
    with pytest.raises(IllegalChoice):
        game.choose(answer)
    assert state(game) == before


@POINTS
@pytest.mark.parametrize("player", ["bo", "nobody", "", 1, ["ann"]])
def test_a_player_who_is_not_asked_is_refused(make: Any, player: object) -> None:  # noqa: ANN401
    game = make()
    if make is opening and player == "bo":
        game.choose(game.decisions[1].options[0], "bo")
    before = state(game)
    for answer in ("draw", "Tools", "pass"):
        with pytest.raises(IllegalChoice):
            game.choose(answer, player=player)
    assert state(game) == before


def test_the_refusal_says_what_is_possible() -> None:
    with pytest.raises(IllegalChoice, match=r"ann cannot choose 'meld Fission'; the options are: draw, meld Tools"):
        boundary().choose("meld Fission")
    with pytest.raises(IllegalChoice, match="the game is over"):
        finished().choose("draw")
    with pytest.raises(IllegalChoice, match="nobody here is named 'zoe'"):
        boundary().choose("draw", player="zoe")
    assert issubclass(IllegalChoice, ValueError)


def test_an_option_of_another_decision_is_refused() -> None:
    """It has the text of a legal pick, but another meaning."""
    game = boundary()
    other = Option(0, "meld Tools", "Tools", "bo", "hand", "blue", 1)
    before = state(game)
    with pytest.raises(IllegalChoice):
        game.choose(other)
    assert state(game) == before


def test_the_player_may_be_named_where_only_one_is_asked() -> None:
    game = boundary()
    game.choose("draw", player="ann")
    assert game.position()["turn"]["action"] == 2


@pytest.mark.parametrize(("count", "rules"), TABLES)
def test_options_fit_a_copy_and_have_unique_texts(count: int, rules: Any) -> None:  # noqa: ANN401
    """Equal by value; `str(option)` is unique within its decision; by text or by option it is the same pick."""
    game = fresh(count, rules, 5)
    for number, _ in enumerate(random_picks(game, 5, 150)):
        twin = game.copy()
        for decision, same in zip(game.decisions, twin.decisions, strict=True):
            texts = [str(option) for option in decision.options]
            assert len(set(texts)) == len(texts)
            assert decision.options == same.options
            assert [hash(option) for option in decision.options] == [hash(option) for option in same.options]
            assert len(set(decision.options)) == len(texts)
        if number % 10 == 0 and game.decision is not None:
            by_text = game.copy()
            option = game.decision.options[-1]
            twin.choose(option)
            by_text.choose(str(option))
            assert twin.position() == by_text.position()


def test_a_decision_says_what_is_asked() -> None:
    """formats.md: player, kind, verb, source, effect; taken, at_least and at_most for choices of several."""
    game = table(ann=seat(blue=["Pottery"], hand=["Tools", "Oars"]), bo=seat())
    play(game, "ann: dogma Pottery", "ann: Tools")
    decision = game.decision
    assert decision is not None
    assert (decision.player, decision.kind, decision.verb, decision.source, decision.effect) == (
        "ann",
        "card",
        "return",
        "Pottery",
        1,
    )
    assert (decision.taken, decision.at_least, decision.at_most) == (1, 0, 3)
    assert [str(option) for option in decision.options] == ["Oars", "pass"]
    oars = decision.options[0]
    assert (oars.card, oars.owner, oars.zone, oars.color, oars.value, oars.player) == (
        "Oars",
        "ann",
        "hand",
        "red",
        1,
        None,
    )


def test_the_list_of_decisions_is_the_caller_s_own() -> None:
    game = opening()
    game.decisions.clear()
    assert len(game.decisions) == 3
    assert game.decision is not None
    game.decision.options.clear()
    assert len(game.decision.options) == 2


def test_back_numbers() -> None:
    """formats.md: `back AGE SET`, with ` #2`, ` #3` where several look alike; only one of each back stands bare."""
    clocks = {"blue": ["Rocketry"]}
    game = table(ann=seat(**clocks), bo=seat(score=["Tools", "Oars", "Paper", "Pottery"]))  # type: ignore[arg-type]
    play(game, "ann: dogma Rocketry")
    assert game.decision is not None
    assert sorted(map(str, game.decision.options)) == ["back 1 base", "back 1 base #2", "back 1 base #3", "back 3 base"]
    assert {option.card for option in game.decision.options} == {None}
    game.choose("back 1 base #3")
    assert len(game.position()["players"]["bo"]["score"]) == 3
