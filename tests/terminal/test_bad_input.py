"""Bad input: one clear sentence on standard error, exit status 2, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from innovation import Game
from innovation.locale import language
from tests.terminal.program import refused, run


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("play --lang tlh", "tlh"),
        ("card Archery --lang=tlh", "tlh"),
        ("--lang", "--lang"),
        ("play --frobnicate", "--frobnicate"),
        ("dance", "dance"),
        ("play --ruleset second", "second"),
        ("play --sets base,dogs", "dogs"),
        ("play --sets echoes", "base"),
        ("play ann bo --teams", "teams"),
        ("play ann bo --switch sharing_bonus", "sharing_bonus"),
        ("play ann bo --switch frobnicate=on", "frobnicate"),
        ("play ann bo --switch sharing_bonus=never", "never"),
        ("play ann bo --switch sharing_bonus=optional --switch sharing_bonus=forced", "sharing_bonus"),
        ("play ann bo --switch empty_base_age=purge", "empty_base_age"),
        ("play ann bo --switch other_player_hits_teammate=on", "other_player_hits_teammate"),
        ("play ann bo --switch big_table=on", "big_table"),
        ("play bot:random", "1 players"),
        ("play a b c d e", "5 players"),
        ("play ann ann", "ann"),
        ("play ann Archery", "Archery"),
        ("play ann red", "red"),
        ("play ann 7", "7"),
        ("play ann bot:clever", "clever"),
        ("play ann bot:", "bot"),
        ("play ann --bots random,clever", "clever"),
        ("play ann bo --seed x", "--seed"),
        ("play --resume nowhere.jsonl", "nowhere.jsonl"),
        ("play ann bo --resume nowhere.jsonl", "--resume"),
        ("simulate --games 0", "0 games"),
        ("simulate --games many", "--games"),
        ("simulate --players 5", "5 players"),
        ("simulate --players 2 --bots random,random,greedy", "3 bots"),
        ("simulate --bots clever", "clever"),
        ("simulate --bots ,", "random"),
        ("simulate --jobs 0", "0 jobs"),
        ("check", "FILE"),
        ("check nowhere.json", "nowhere.json"),
        ("check .", "."),
        ("card", "NAME"),
        ("card Frobnication", "Frobnication"),
        ("card Archry", "Archery"),
        ("replay", "FILE"),
        ("replay nowhere.json", "nowhere.json"),
    ],
)
def test_bad_words_on_the_command_line(line: str, named: str) -> None:
    assert named in refused(run(*line.split(" ")))


@pytest.mark.parametrize("name", ["", " ann", "x" * 41, "a\nb", "\u202eann"])
def test_a_bad_player_name(name: str) -> None:
    assert "name" in refused(run("play", name, "bo"))


@pytest.mark.parametrize("code", ["en", "zh-Hans", "zh-Hant"])
def test_faults_speak_the_language_that_was_asked_for(code: str) -> None:
    said = refused(run("card", "Archry", "--lang", code))
    wanted = language(code).message("terminal.error.card_close", given="Archry", close="").split("Archry")[0]
    assert said.startswith(wanted)
    assert language(code).card("Archery") in said


def test_the_locale_decides_without_lang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert language("zh-Hant").card("Archery") in run("card", "Archery").out


GOOD = Game(["ann", "bo"], seed=5).record()
POSITION = Game(["ann", "bo"], seed=5)
for _ in range(4):
    assert POSITION.decision is not None
    POSITION.choose(POSITION.decision.options[0])
START = POSITION.position()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "JSON"),
        ("{", "JSON"),
        ("[" * 100_000, "JSON"),
        ("[1]", "JSON"),
        ("{}", "format"),
        ('{"format": "innovation-record/9"}', "format"),
        (json.dumps({**GOOD, "picks": [["ann", "dogma Tools"]]}), "pick 1"),
        (json.dumps({**GOOD, "picks": 3}), "picks"),
        (json.dumps({**GOOD, "seed": "x"}), "seed"),
        (json.dumps({**GOOD, "game": None}), "game"),
        (json.dumps({**GOOD, "game": {"players": ["ann"]}}), "1 players"),
        (json.dumps({**GOOD, "frob": 1}), "frob"),
        (json.dumps({**START, "turn": {"number": -1}}), "turn number"),
        (json.dumps({**START, "achievements": ["Tols"]}), "Tols"),
        (json.dumps({**START, "players": {"zed": {}}}), "zed"),
        ('{"format": "innovation-scenario/1"}', "start"),
        (json.dumps({"format": "innovation-scenario/1", "start": START, "picks": [], "expect": {}}), "expect"),
        (json.dumps({"format": "innovation-scenario/1", "start": 7, "picks": [], "expect": {"turn": {}}}), "start"),
        (
            json.dumps(
                {"format": "innovation-scenario/1", "start": START, "picks": [["ann", "x"]], "expect": {"turn": 1}}
            ),
            "pick 1",
        ),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(text)
    said = refused(run("check", file))
    assert named in said
    assert "file.json" in said


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(b"\xff\xfe\x00{")
    assert "file.json" in refused(run("check", file))
    assert "file.json" in refused(run("replay", file))
    assert "file.json" in refused(run("play", "--resume", file))


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refused(run("play", "ann", "bo", "--save", tmp_path / "file" / "game.jsonl"))
    assert "file" in refused(run("simulate", "--games", 1, "--bots", "random", "--save", tmp_path / "file"))


def test_replay_as_somebody_who_did_not_play(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(GOOD))
    assert "zed" in refused(run("replay", file, "--as", "zed"))
