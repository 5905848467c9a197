"""Whole games at the keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from innovation.locale import language
from innovation.terminal.save_file import read_save
from innovation.terminal.session import restored
from tests.terminal.program import refused, run, typing

COMMANDS = ["l", "t", "h", "p 3", "? 2", "? Archery", "?", "u", "", "nonsense", "99", "p", "0"]


def restless(seed: int) -> Callable[[], str | None]:
    """Types option numbers, and now and then a command."""
    chance = random.Random(seed)

    def line() -> str:
        if chance.random() < 0.15:
            return chance.choice(COMMANDS)
        return str(chance.choice([1, 2, 2, 3, 3, 4, 5, 6]))

    return line


@pytest.mark.parametrize("code", ["en", "zh-Hans", "zh-Hant"])
@pytest.mark.parametrize(
    "seats",
    [
        ["ann", "bot:greedy"],
        ["ann", "bo"],
        ["ann", "bot:random", "bo"],
        ["ann", "bot:random", "bo", "bot:random", "--teams", "--extra-achievement"],
        ["ann", "bot:random", "--ruleset", "first", "--switch", "sharing_bonus=optional"],
        ["ann", "bot:random", "--switch", "covered_cards_public=off", "--no-confirm"],
    ],
)
def test_a_whole_game(tmp_path: Path, code: str, seats: list[str]) -> None:
    file = tmp_path / "game.jsonl"
    ran = run("play", *seats, "--seed", 3, "--save", file, "--lang", code, line=restless(5))
    assert (ran.status, ran.err) == (0, "")
    game = restored(file, read_save(file)).game
    assert game.result is not None
    assert language(code).result(game.result) in ran.out.replace("\n", " ").replace("  ", " ")


def test_without_names_one_plays_a_bot() -> None:
    ran = run("play", "--seed", 1, line=typing("q"))
    assert ran.status == 0
    assert "greedy (bot)" in ran.out


def test_leaving_says_how_to_go_on_and_going_on_does(tmp_path: Path) -> None:
    file = tmp_path / "my game.jsonl"
    ran = run("play", "ann", "bot:random", "--seed", 1, "--save", file, line=typing("1", "", "1", "q"))
    assert ran.status == 0
    assert f"innovation play --resume '{file}'" in ran.out
    resumed = run("play", "--resume", file, line=typing("q"))
    assert resumed.status == 0
    assert "Turn 1" in resumed.out or "Turn 3" in resumed.out


def test_the_end_of_input_leaves_the_game_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert run("play", "ann", "bot:random", "--save", file).status == 0
    assert run("play", "--resume", file).status == 0


def test_a_game_is_saved_among_the_user_s_data_by_itself(tmp_path: Path) -> None:
    run("play", "ann", "bot:random", line=typing("1"))
    assert len(list((tmp_path / "data" / "innovation").glob("*.jsonl"))) == 1


def test_a_save_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "ann", "bot:random", "--save", file, line=typing("1"))
    before = file.read_bytes()
    assert "game.jsonl" in refused(run("play", "ann", "bot:random", "--save", file))
    assert file.read_bytes() == before


def test_options_may_be_typed_as_the_formats_write_them(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "ann", "bot:random", "--seed", 1, "--save", file, "--no-confirm", line=typing("1", "draw"))
    assert {"player": "ann", "pick": "draw"} in read_save(file).lines


def test_undo_takes_back_the_own_opening_until_all_have_chosen(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    ran = run("play", "ann", "bo", "--seed", 1, "--save", file, line=typing("", "1", "u", "2", "", ""))
    assert "Your last pick is taken back." in ran.out
    picks = read_save(file).lines
    assert picks[1] == {"player": "ann", "undo": True}
    assert [line["player"] for line in picks] == ["ann", "ann", "ann"]
    assert picks[0]["pick"] != picks[2]["pick"]


def test_undo_of_a_meld_and_none_of_a_draw(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    opening = ["", "1", "", "", "1"]
    typed = [*opening, "draw", "", "", "2", "u", "draw", "u"]
    ran = run("play", "ann", "bo", "--seed", 9, "--save", file, line=typing(*typed))
    lines = read_save(file).lines
    assert lines[-3]["pick"].startswith("meld ")
    assert lines[-2:] == [{"player": "ann", "undo": True}, {"player": "ann", "pick": "draw"}]
    assert "cannot be taken back" in ran.out.replace("\n", " ")


def test_preview_names_who_shares_and_who_is_hit(tmp_path: Path) -> None:
    """Rules 5.3: with as many icons an opponent shares, with fewer the demand hits him."""
    seed = 9
    ran = run("play", "ann", "bo", "--seed", seed, line=typing("", "1", "", "", "1", "p 3"))
    said = ran.out.replace("\n", " ")
    assert "Dogma: Clothing (shared by nobody)" in said
    assert "Effect 1:" in said and "Nobody shares it." in said
