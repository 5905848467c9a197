"""A real terminal: Ctrl-C leaves nothing broken, and the screen is cleared between people."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pexpect  # type: ignore[import-untyped]
import pytest

from innovation.terminal.save_file import read_save
from tests.terminal.program import run, typing

PROGRAM = ["-c", "from innovation.terminal.app import main; main()"]


def spawn(*arguments: str) -> pexpect.spawn:
    environment = {**os.environ, "TERM": "xterm"}
    return pexpect.spawn(
        sys.executable, [*PROGRAM, *arguments], env=environment, encoding="utf-8", dimensions=(40, 80), timeout=30
    )


def test_ctrl_c_at_a_question(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    child = spawn("play", "ann", "bot:random", "--seed", "1", "--save", str(path), "--no-confirm")
    child.expect("h: help")
    child.sendline("1")
    child.expect("h: help")
    child.sendintr()
    child.expect("innovation play --resume")
    child.expect(pexpect.EOF)
    child.wait()  # closing hangs up on a program that is still on its way out
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in (child.before or "")
    assert read_save(path).lines[0]["player"] == "ann"
    assert run("play", "--resume", path, line=typing("q")).status == 0


@pytest.mark.parametrize(
    "arguments", [["simulate", "--games", "100000"], ["simulate", "--games", "100000", "--jobs", "2"]]
)
def test_ctrl_c_in_a_simulation(arguments: list[str]) -> None:
    child = spawn(*arguments, "--bots", "random")
    child.expect("100000")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.wait()  # closing hangs up on a program that is still on its way out
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in (child.before or "")


def test_the_screen_is_cleared_between_two_people(tmp_path: Path) -> None:
    child = spawn("play", "ann", "bo", "--seed", "1", "--save", str(tmp_path / "game.jsonl"))
    child.expect("Only ann may look")
    child.sendline("")
    child.expect("ann must choose")
    child.expect("h: help")
    child.sendline("1")
    child.expect("go on with bo")
    child.sendline("")
    child.expect_exact("\x1b[H\x1b[2J\x1b[3J")
    child.expect("Only bo may look")
    assert (child.before or "").strip("\x1b[1m0 ") == ""
    child.sendline("")
    child.expect_exact("\x1b[H\x1b[2J\x1b[3J")
    child.expect("bo must choose")
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_a_reader_that_stops_reading_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed = iter(["1"] * 10_000)
    assert run("play", "ann", "bot:random", "--seed", 1, "--save", path, line=lambda: next(typed)).status == 0
    program = subprocess.Popen(
        [sys.executable, *PROGRAM, "replay", str(path), "--plain"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None and program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == ""
    assert program.wait() == 1
