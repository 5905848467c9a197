"""Previews, hints, and the end page."""

from __future__ import annotations

import json
from typing import Any

import pytest

from innovation import Game
from innovation.game import Result
from innovation.server import jobs
from innovation.server.sight import tie_break
from tests.helpers import artifacts_table, cities_table, figures_table, play, seat
from tests.server.desk import Visitor, play_out


def position(**ann: object) -> Game:
    """A game in which ann is to act."""
    return Game.from_position(
        {
            "game": {"players": ["ann", "bo"]},
            "turn": {"number": 3, "player": "ann", "action": 1, "actions": 2},
            "players": {"ann": ann, "bo": {"board": {"green": {"cards": ["The Wheel"]}}}},
        }
    )


def previewed(game: Game, option: str, monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401
    monkeypatch.setattr(jobs, "game_at", lambda setup, picks: game)
    return jobs.preview(jobs.Setup("x", ("ann", "bo"), {}, 1), (), 0, option)


def test_the_preview_of_a_meld_tells_icons_and_draws_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    told = previewed(position(hand=["Archery"]), "meld Archery", monkeypatch)
    assert told["after"]["ann"]["icons"] == {"castle": 2, "crown": 0, "leaf": 0, "bulb": 1, "factory": 0, "clock": 0}
    assert told["after"]["bo"]["icons"]["castle"] == 3
    assert (told["draws"], told["dig"], told["nothing"]) == ([], False, False)


def test_the_preview_of_a_draw_tells_the_back_and_no_front(monkeypatch: pytest.MonkeyPatch) -> None:
    told = previewed(position(hand=["Archery"]), "draw", monkeypatch)
    assert told["draws"] == ["back 1 base"]


def test_a_dogma_without_effect_is_known_before(monkeypatch: pytest.MonkeyPatch) -> None:
    useless = position(board={"red": {"cards": ["Oars"]}})  # nobody has a crown to give
    assert previewed(useless, "dogma Oars", monkeypatch) == {"nothing": False}  # it draws where nothing was given
    idle = position(board={"yellow": {"cards": ["Masonry"]}})  # no card with castles in hand
    assert previewed(idle, "dogma Masonry", monkeypatch) == {"nothing": True}
    busy = position(board={"yellow": {"cards": ["Masonry"]}}, hand=["Archery"])
    assert previewed(busy, "dogma Masonry", monkeypatch) == {"nothing": False}


def test_the_preview_of_a_meld_tells_the_city_that_a_new_color_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules 13.2.1; and Babylon's plus draws a 2 (13.5)."""
    new = cities_table(ann=seat(hand=["Archery"], blue=["Tools"]), bo=seat())
    assert previewed(new, "meld Archery", monkeypatch)["draws"] == ["back 1 cities"]
    old = cities_table(ann=seat(hand=["Archery"], red=["Oars"]), bo=seat())
    assert previewed(old, "meld Archery", monkeypatch)["draws"] == []
    plus = cities_table(ann=seat(hand=["Babylon"], green=["The Wheel"]), bo=seat())
    assert previewed(plus, "meld Babylon", monkeypatch)["draws"] == ["back 2 base"]


def test_the_preview_of_a_meld_tells_the_dig(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules 14.2: a card melded onto one of the same value or higher, hexagon under hexagon, digs."""
    digs = artifacts_table(ann=seat(hand=["Writing"], blue=["Tools"]), bo=seat())
    told = previewed(digs, "meld Writing", monkeypatch)
    played = play(digs.copy(), "ann: meld Writing")
    assert told["dig"] is any(event.verb == "dig" for event in played.log)
    new = artifacts_table(ann=seat(hand=["Writing"]), bo=seat())
    assert previewed(new, "meld Writing", monkeypatch)["dig"] is False


def test_the_preview_of_a_meld_knows_karma(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saladin: what would be scored is melded; here Plato's icons count once a color is splayed (rules 12.6.5)."""
    game = figures_table(ann=seat(hand=["Plato"], red=("left", ["Oars", "Archery"])), bo=seat())
    told = previewed(game, "meld Plato", monkeypatch)
    after = play(game.copy(), "ann: meld Plato").standings()["ann"].icons
    assert list(told["after"]["ann"]["icons"].values()) == after
    assert after[2] == 1  # no leaf is printed on Plato


def test_the_preview_of_a_splay_tells_icons_and_the_city(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules 13.2.2: a splay into a new direction draws a City."""
    game = cities_table(
        ann=seat(green=["Mapmaking"], blue=["Tools", "Writing"], purple=["Philosophy", "Code of Laws"]), bo=seat()
    )
    play(game, "ann: dogma Philosophy")
    assert game.decision is not None and game.decision.verb == "splay left"
    told = previewed(game, "blue", monkeypatch)
    assert told["draws"] == ["back 2 cities"]
    assert told["after"]["ann"]["icons"]["crown"] == game.standings()["ann"].icons[1] + 1  # of Writing
    assert previewed(game, "pass", monkeypatch)["draws"] == []


def test_a_preview_tells_what_i_draw_and_not_what_others_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules 12.2.2: after an Achieve action every opponent draws a Figure; that is no card of mine."""
    game = figures_table(
        ann=seat(red=["Archery"], score=["Gunpowder", "Feudalism"]), bo=seat(green=["Sailing"]), available=["Oars"]
    )
    told = previewed(game, "achieve 1", monkeypatch)
    assert told["draws"] == []
    assert told["after"]["ann"]["achievements"] == 1


def test_previews_and_hints_over_the_socket(ann: Visitor) -> None:
    table = ann.table("me", "random")
    with ann.at(table) as one:
        one.pick(one.options()[0])
        one.until(lambda state: state["decision"] is not None)
        decision = one.decision
        assert decision is not None
        ask = {"seat": 0, "decision": decision["number"]}
        for option in one.options():
            answer = one.ask({"type": "preview", "option": option, **ask})
            assert (answer["type"], answer["option"]) == ("preview", option)
        assert one.ask({"type": "hint", **ask})["option"] in one.options()
        assert one.ask({"type": "preview", "option": "fly", **ask})["code"] == "illegal"
        assert one.ask({"type": "hint", "seat": 0, "decision": 99})["code"] == "stale"
        assert one.state["version"] == decision["number"]  # asking changed nothing


PAST = ("view", "standings", "achievements", "reaches", "specials", "preparations", "next_draw", "waiting")


def test_the_past_is_what_was_shown_then_and_forgets_what_was_taken_back(ann: Visitor, watcher: Visitor) -> None:
    table = ann.table("me", "random", "random")
    with ann.at(table) as one, watcher.at(table) as onlooker:
        seen: dict[int, dict[str, Any]] = {}
        for number in range(12):
            one.until(lambda state: state["decision"] is not None)
            if one.state["view"]["turn"]["number"]:  # everybody's opening melds are made
                picks = one.ask({"type": "past", "pick": 0})["picks"]
                seen[picks] = {"log": len(one.rows), **{key: one.state[key] for key in PAST}}
            one.pick(one.options()[number % len(one.options())])
        one.until(lambda state: state["decision"] is not None)
        for picks, then in seen.items():
            told = one.ask({"type": "past", "pick": picks})
            assert {"log": told["log"], **told["state"]} == then
            by_row = one.ask({"type": "past", "row": then["log"]})
            assert by_row["pick"] >= picks and by_row["log"] == then["log"]  # a pick may write nothing
            foreign = onlooker.ask({"type": "past", "pick": told["pick"]})["state"]["view"]
            assert foreign["viewer"] is None
            assert all(card.startswith("back ") for card in foreign["players"]["ann"]["hand"])
        first = one.ask({"type": "past", "pick": 0})
        assert first["log"] == 0 and first["state"]["view"]["turn"]["number"] == 0
        assert one.ask({"type": "past", "pick": first["picks"] + 1})["code"] == "bad_request"
        assert one.ask({"type": "past"})["code"] == "bad_request"
        assert one.ask({"type": "past", "pick": 1, "row": 1})["code"] == "bad_request"


def test_one_look_at_the_past_at_a_time(ann: Visitor) -> None:
    """A replay is work: whoever asks for many at once gets one."""
    with ann.at(ann.table("me", "random")) as one:
        marks = [str(number) for number in range(30)]
        for mark in marks:
            one.say({"type": "past", "pick": 0, "id": mark})
        answers: dict[str, str] = {}
        while len(answers) < len(marks):
            message = one.hear()
            if message["type"] != "state":
                answers[message["id"]] = str(message.get("code", message["type"]))
        assert answers["0"] == "past"
        assert set(answers.values()) <= {"past", "too_fast"}
        assert "too_fast" in answers.values()


def test_picks_taken_back_are_no_part_of_the_past(ann: Visitor) -> None:
    seats = [{"kind": "me", "name": name} for name in ("ann", "bo")]
    table = ann.post("/api/tables", {"seats": seats})["id"]
    with ann.at(table, seat=0) as one:
        one.pick(one.options()[0])
        before = one.ask({"type": "past", "pick": 0})["picks"]
        undo = one.state["undo"]
        assert undo["allowed"]
        one.reach(one.ask({"type": "undo", "seat": 0, "version": undo["version"]})["version"])
        assert one.ask({"type": "past", "pick": 0})["picks"] == before - 1


def test_the_end_page(ann: Visitor, watcher: Visitor) -> None:
    table = ann.table("me", "random")
    with ann.at(table, language="zh-Hans") as one:
        result = play_out([one])
    told = watcher.get(f"/api/tables/{table}/summary?language=zh-Hans")
    assert told["result"] == result
    game = Game.from_record(watcher.get(f"/api/tables/{table}/record"))
    assert game.result is not None
    assert len(told["turns"]) == told["length"]["turns"] == game.table.turn
    last = told["turns"][-1]["players"]
    for name in game.players:
        assert last[name]["points"] == game.result.points[name]
        assert last[name]["achievements"] == game.result.achievements[name]
    picks = json.loads(json.dumps(game.record()))["picks"]
    draws = sum(1 for player, text in picks if player == "ann" and text == "draw")
    assert told["actions"]["ann"].get("draw", 0) == draws
    assert told["length"]["picks"] == len(picks)
    assert watcher.refused("GET", f"/api/tables/{table}/summary?language=tlh") == (400, "bad_request")


@pytest.mark.parametrize(
    ("winners", "points", "achievements", "expected"),
    [
        (["ann"], (10, 8), (1, 2), None),
        (["ann"], (10, 10), (3, 2), "achievements"),
        (["ann", "bo"], (10, 10), (2, 2), "shared"),
        (["ann"], (10, 10), (2, 2), "drawer"),  # the variant score_tie=drawer_wins (rules 2.6)
    ],
)
def test_which_tie_break_decided(
    winners: list[str], points: tuple[int, int], achievements: tuple[int, int], expected: str | None
) -> None:
    """Rules 10.3.1."""
    names = ("ann", "bo")
    result = Result(
        winners, "score", None, dict(zip(names, points, strict=True)), dict(zip(names, achievements, strict=True))
    )
    assert tie_break(result) == expected


def test_an_opening_meld_can_be_previewed_by_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """All choose at the same time (rules 3.7): the second player's preview is of his own cards."""
    game = Game(["ann", "bo"], seed=5)
    monkeypatch.setattr(jobs, "game_at", lambda setup, picks: game)
    for decision in game.decisions:
        for option in decision.options:
            assert jobs.preview(jobs.Setup("x", ("ann", "bo"), {}, 5), (), decision.seat, option.text) is not None
