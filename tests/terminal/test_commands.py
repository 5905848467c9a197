"""The commands besides `play`: check, card, replay, simulate, and the help."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from innovation import Game
from innovation.locale import LANGUAGES, language
from tests.terminal.program import refused, run, typing


def finished(seed: int = 3) -> Game:
    chance = random.Random(seed)
    game = Game(["ann", "bo"], seed=seed)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    return game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(json.dumps(finished().record()))
    return path


SCENARIO: dict[str, Any] = {
    "format": "innovation-scenario/1",
    "title": "The Draw action takes a card of the highest top card's value (rules 4.3.1)",
    "start": {
        "game": {"players": ["ann", "bo"]},
        "turn": {"number": 3, "player": "ann", "action": 1, "actions": 2},
        "players": {"ann": {"board": {"red": {"cards": ["Archery"]}}}},
        "supply": {"base": {"1": ["Tools"]}},
    },
    "picks": [["ann", "draw"]],
    "expect": {"players": {"ann": {"hand": ["Tools"]}}},
}


# check


def write(path: Path, content: object) -> Path:
    path.write_text(json.dumps(content))
    return path


def test_check_of_what_agrees(tmp_path: Path, record: Path) -> None:
    ran = run("check", write(tmp_path / "draw.json", SCENARIO), record)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("all agrees") == 2


def test_check_prints_what_differs(tmp_path: Path) -> None:
    wrong = {**SCENARIO, "expect": {"players": {"ann": {"hand": ["Oars"]}}}}
    ran = run("check", write(tmp_path / "draw.json", wrong))
    assert ran.status == 1
    assert "players.ann.hand" in ran.out and "Oars" in ran.out and "Tools" in ran.out


def test_check_goes_on_after_a_bad_file_and_says_the_worst(tmp_path: Path, record: Path) -> None:
    wrong = write(tmp_path / "wrong.json", {**SCENARIO, "expect": {"players": {"ann": {"hand": ["Oars"]}}}})
    ran = run("check", tmp_path / "nowhere.json", wrong, record)
    assert "nowhere.json" in refused(ran)
    assert "wrong.json" in ran.out and "game.json: all agrees." in ran.out.replace("\n", "")


def test_check_as_json(tmp_path: Path, record: Path) -> None:
    wrong = write(tmp_path / "wrong.json", {**SCENARIO, "expect": {"players": {"ann": {"hand": ["Oars"]}}}})
    rows = json.loads(run("check", "--json", record, wrong).out)
    assert [row["ok"] for row in rows] == [True, False]
    assert len(rows[1]["differences"]) == 1


def test_check_names_the_illegal_pick_by_number(tmp_path: Path) -> None:
    written = finished().record()
    written["picks"][9][1] = "dogma Fission"
    assert "pick 10" in refused(run("check", write(tmp_path / "game.json", written)))


def test_no_mutilated_file_makes_a_traceback(tmp_path: Path) -> None:
    """Whatever a file holds in the place of what belongs there: a status, and one line for each fault."""
    junk: list[object] = [None, True, -1, 10**30, 1.5, "", "x", [], [[]], {}, {"x": []}, ["Tools", 1], "back 1 base"]
    chance = random.Random(1)
    game = finished()
    midway = Game.from_record({**game.record(), "picks": game.record()["picks"][:20]})
    short = {**game.record(), "picks": game.record()["picks"][:12]}
    position = {**midway.position()}
    for number in range(600):
        content = json.loads(json.dumps([SCENARIO, short, position][number % 3]))
        for _ in range(chance.choice([1, 1, 2])):
            mutilate(content, junk, chance)
        ran = run("check", write(tmp_path / "file.json", content))
        assert ran.status in (0, 1, 2)
        assert ran.err.count("\n") == (ran.status == 2)


def mutilate(content: object, junk: list[object], chance: random.Random) -> None:
    """Put junk, or nothing, in some place of the content."""
    places: list[tuple[Any, Any]] = []

    def walk(part: object) -> None:
        if isinstance(part, (dict, list)):
            for key in part if isinstance(part, dict) else range(len(part)):
                places.append((part, key))
                walk(part[key])

    walk(content)
    if not places:
        return
    part, key = chance.choice(places)
    if chance.random() < 0.2:
        del part[key]
    else:
        part[key] = chance.choice(junk)


# card


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("typed", ["City States", "city states", "CITY-STATES", "城邦"])
def test_a_card_is_found_by_any_name(code: str, typed: str) -> None:
    ran = run("card", typed, "--lang", code)
    assert ran.status == 0
    assert ran.out.startswith(language(code).card("City States"))


def test_a_name_may_be_typed_without_quotes_and_in_its_old_spelling() -> None:
    assert run("card", "City", "States").out.startswith("City States")
    assert run("card", "Miniturization").out.startswith("Miniaturization")


def test_both_editions_are_shown_where_they_differ() -> None:
    assert "First edition" in run("card", "Oars").out
    assert "First edition" not in run("card", "Archery").out


def test_a_special_achievement_is_a_card_too() -> None:
    assert "special" in run("card", "empire").out.lower()


def test_a_card_as_json() -> None:
    written = json.loads(run("card", "Oars", "--json", "--lang", "zh-Hans").out)
    assert written["name"] == "Oars"
    assert written["title"] == language("zh-Hans").card("Oars")
    assert (written["age"], written["color"], written["featured"]) == (1, "red", "castle")
    assert written["icons"]["top_left"] == "castle"
    assert written["demands"] == [True, False]
    assert written["effects"] != written["first_edition"]


# replay


def test_replay_plain_tells_the_whole_game(record: Path) -> None:
    game = finished()
    out = run("replay", record, "--plain").out
    assert out.count("Turn ") == sum(1 for event in game.log if event.kind == "turn")
    assert game.result is not None
    assert language("en").result(game.result) in " ".join(out.split())


def test_a_spectator_sees_no_drawn_card_and_a_player_his_own(record: Path) -> None:
    assert not re.search(r"(ann|bo) draws [A-Z]", run("replay", record, "--plain").out)
    own = run("replay", record, "--plain", "--as", "ann").out
    assert re.search(r"ann draws [A-Z]", own)
    assert not re.search(r"bo draws [A-Z]", own)


def test_stepping_forward_back_and_by_number(record: Path) -> None:
    last = len(finished().picks)
    typed = ["", "", "b", "20", str(last), "", "b", "x", str(last + 1), "0", "b", "q", "5"]
    out = run("replay", record, line=typing(*typed)).out
    steps = [int(number) for number in re.findall(rf"Step (\d+) of {last}", out)]
    assert steps == [0, 1, 2, 1, 20, last, last - 1, 0]


def test_an_unfinished_record_says_so(tmp_path: Path) -> None:
    written = finished().record()
    file = write(tmp_path / "game.json", {**written, "picks": written["picks"][:8]})
    assert "goes on after 8 picks" in run("replay", file, "--plain").out


def test_replay_as_json(record: Path) -> None:
    written = json.loads(run("replay", record, "--json").out)
    result = finished().result
    assert result is not None
    assert written["result"] == result.as_json()
    assert len(written["log"]) == len(finished().log)


# simulate


def figures(*arguments: object) -> dict[str, Any]:
    ran = run("simulate", "--json", *arguments)
    assert (ran.status, ran.err) == (0, "")
    written = json.loads(ran.out)
    assert isinstance(written, dict)
    return {key: value for key, value in written.items() if key not in ("seconds", "games_per_second")}


def test_simulation_as_json_does_not_depend_on_jobs() -> None:
    one = figures("--games", 6, "--players", 3, "--bots", "random", "--seed", 5)
    assert {"games", "wins", "endings", "decisions"} <= set(one)
    assert one == figures("--games", 6, "--players", 3, "--bots", "random", "--seed", 5, "--jobs", 2)
    assert one != figures("--games", 6, "--players", 3, "--bots", "random", "--seed", 6)


@pytest.mark.parametrize("code", LANGUAGES)
def test_simulation_as_tables(code: str) -> None:
    ran = run("simulate", "--games", 4, "--bots", "random", "--seed", 5, "--lang", code)
    assert (ran.status, ran.err) == (0, "")
    for key in ("wins", "seats", "endings"):
        assert language(code).message(f"terminal.simulate.{key}") in ran.out


def test_simulated_games_are_saved_as_records_that_check(tmp_path: Path) -> None:
    run("simulate", "--games", 3, "--bots", "random", "--seed", 5, "--save", tmp_path / "records")
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 3
    assert run("check", *files).status == 0


# help


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["play"], ["simulate"], ["check"], ["card"], ["replay"]])
def test_help_speaks_every_language(code: str, command: list[str]) -> None:
    ran = run(*command, "--help", "--lang", code) if command else run("--lang", code, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert "terminal." not in ran.out
    wanted = language(code).message(f"terminal.help.{command[0] if command else 'program'}")
    assert "".join(wanted.split())[:20] in "".join(ran.out.split())


def test_without_a_command_the_help_is_shown() -> None:
    ran = run()
    assert ran.status == 0
    assert "simulate" in ran.out
