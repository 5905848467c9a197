"""The save file: a torn last line is dropped, any other corruption refused, and a resumed game is the same game."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from innovation.rules.options import Rules
from innovation.terminal.save_file import SaveFile, read_save
from innovation.terminal.session import Chair, begin, resume
from tests.terminal.program import refused, run, typing

CHAIRS = [Chair("ann"), Chair("random", "random"), Chair("bo")]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game of 60 picks, with some taken back."""
    path = tmp_path / "game.jsonl"
    play_on(path, 60)
    return path


def play_on(path: Path, picks: int) -> list[tuple[str, str]]:
    """Play a new or saved game on until it has so many picks, people taking back what they can now and then."""
    session = resume(path)[0] if path.exists() else begin(CHAIRS, Rules(), 11, path)
    assert session.save is not None
    with session.save:
        while len(session.history) < picks and (decision := session.game.decision) is not None:
            number = len(session.history)
            if session.bot_of(decision.player) is not None:
                session.pick(decision, session.bot_option(decision))
                continue
            session.pick(decision, decision.option(number * 7 % decision.size))
            if number % 5 == 3 and session.can_take_back(decision.player) and number not in _taken_back(path):
                session.take_back(decision.player)
        return [(pick.player, pick.text) for pick in session.history]


def _taken_back(path: Path) -> set[int]:
    """How long the game was before each pick that was taken back."""
    length = 0
    found: set[int] = set()
    for line in read_save(path).lines:
        length += -1 if line.get("undo") else 1
        if line.get("undo"):
            found.add(length)
    return found


def test_a_save_is_a_header_and_one_line_a_pick(saved: Path) -> None:
    lines = [json.loads(line) for line in saved.read_text().splitlines()]
    assert lines[0]["format"] == "innovation-save/1"
    assert lines[0]["game"]["players"] == ["ann", "random", "bo"]
    assert lines[0]["seed"] == 11
    assert lines[0]["bots"] == {"random": "random"}
    assert any(line.get("undo") for line in lines)
    assert sum(-1 if line.get("undo") else 1 for line in lines[1:]) == 60


def test_a_resumed_game_is_the_same_game(saved: Path, tmp_path: Path) -> None:
    uninterrupted = play_on(tmp_path / "other.jsonl", 120)
    assert play_on(saved, 120) == uninterrupted


def test_every_torn_last_line_is_dropped_with_a_note(saved: Path) -> None:
    whole = saved.read_bytes()
    start = whole.rindex(b"\n", 0, -1) + 1
    for size in range(start + 1, len(whole)):
        saved.write_bytes(whole[:size])
        assert read_save(saved).torn
        ran = run("play", "--resume", saved, line=typing())
        assert ran.status == 0
        assert "cut off" in ran.out
        assert saved.read_bytes().startswith(whole[:start])  # bots may have gone on
    saved.write_bytes(whole[:start])
    assert "cut off" not in run("play", "--resume", saved, line=typing()).out


def test_zeros_in_place_of_the_last_line_are_a_torn_line(saved: Path) -> None:
    """What a file system leaves where it had noted the new length, but not yet the content."""
    whole = saved.read_bytes()
    saved.write_bytes(whole + b"\0" * 30)
    assert run("play", "--resume", saved, line=typing()).status == 0
    assert saved.read_bytes().startswith(whole)
    assert b"\0" not in saved.read_bytes()


def test_every_lost_swapped_or_changed_line_is_refused(saved: Path) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    for number in range(len(lines) - 1):
        lost = [*lines[:number], *lines[number + 1 :]]
        swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        doubled = [*lines[: number + 1], *lines[number:]]
        for written in (lost, swapped, doubled):
            saved.write_bytes(b"".join(written))
            refused(run("play", "--resume", saved))
            assert saved.read_bytes() == b"".join(written), "a refused file is left as it is"


def test_every_changed_byte_is_refused(saved: Path) -> None:
    whole = saved.read_bytes()
    last = whole.rindex(b"\n", 0, -1) + 1
    for place in [*range(0, last, 37), *range(last, len(whole) - 1)]:
        changed = bytearray(whole)
        changed[place] ^= 1
        saved.write_bytes(bytes(changed))
        assert "game.jsonl" in refused(run("play", "--resume", saved))


@pytest.mark.parametrize(
    "line",
    [
        {"player": "ann", "pick": "dogma Tools"},
        {"player": "zed", "pick": "draw"},
        {"player": "ann"},
        {"undo": True},
        {"player": "ann", "undo": True},
        {"player": ["ann"], "pick": "draw"},
    ],
)
def test_a_well_sealed_line_that_is_no_legal_pick_is_refused(tmp_path: Path, line: dict[str, object]) -> None:
    path = tmp_path / "game.jsonl"
    save = begin(CHAIRS, Rules(), 11, path).save
    assert save is not None
    with save:
        save.append(line)
    assert "line 2" in refused(run("play", "--resume", path))


@pytest.mark.parametrize(
    "header",
    [
        {},
        {"game": {"players": ["ann"]}, "seed": 1, "bots": {}},
        {"game": {"players": ["ann", "bo"]}, "seed": "1", "bots": {}},
        {"game": {"players": ["ann", "bo"]}, "seed": 1, "bots": {"bo": "clever"}},
        {"game": {"players": ["ann", "bo"]}, "seed": 1, "bots": {"bo": []}},
        {"game": {"players": ["ann", "bo"]}, "seed": 1, "bots": 7},
        {"game": {"players": ["ann", "bo"]}, "seed": 1, "bots": {"cy": "random"}},
        {"game": {"players": ["ann", "bo"], "ruleset": "ninth"}, "seed": 1, "bots": {}},
    ],
)
def test_a_header_that_makes_no_game_is_refused(tmp_path: Path, header: dict[str, object]) -> None:
    path = tmp_path / "game.jsonl"
    SaveFile.create(path, header).close()
    assert "line 1" in refused(run("play", "--resume", path))


def test_a_save_cut_off_in_its_header_holds_no_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for text in ("", '{"format": "innovation-sa'):
        path.write_text(text)
        assert "holds no game" in refused(run("play", "--resume", path))


def test_a_game_cannot_be_played_twice_at_a_time(saved: Path) -> None:
    session, _ = resume(saved)
    assert session.save is not None
    with session.save:
        assert "game.jsonl" in refused(run("play", "--resume", saved))
    assert run("play", "--resume", saved).status == 0


def test_every_line_is_on_disk_before_the_next_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    synced: list[int] = []
    real = os.fsync

    def fsync(descriptor: int) -> None:
        real(descriptor)
        synced.append(path.stat().st_size)

    monkeypatch.setattr(os, "fsync", fsync)
    asked: list[tuple[int, int]] = []

    def line() -> str | None:
        asked.append((path.stat().st_size, max(synced)))
        return "1" if len(asked) < 30 else None

    run("play", "ann", "bot:random", "--seed", 2, "--save", path, line=line)
    assert len(asked) == 30
    assert all(written == safe for written, safe in asked)
    assert asked[-1][0] > asked[0][0]


def test_a_finished_game_can_be_resumed_and_shows_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play_on(path, 100_000)
    before = path.read_bytes()
    ran = run("play", "--resume", path)
    assert ran.status == 0
    assert "The game is over" in ran.out
    assert path.read_bytes() == before


def test_a_save_can_be_checked_and_replayed(saved: Path) -> None:
    assert run("check", saved).status == 0
    assert run("replay", saved, "--plain").status == 0
    lines = saved.read_bytes().splitlines(keepends=True)
    saved.write_bytes(b"".join([*lines[:5], *lines[6:]]))
    refused(run("check", saved))
    refused(run("replay", saved))
