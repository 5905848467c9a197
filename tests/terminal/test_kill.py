"""Fault injection: the program is killed at random moments; no acknowledged pick is lost, and play goes on the same."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from innovation.rules.options import Rules
from innovation.terminal.question import arranged
from innovation.terminal.save_file import read_save
from innovation.terminal.session import Chair, begin

PROGRAM = [sys.executable, "-c", "from innovation.terminal.app import main; main()", "play"]
CHAIRS = [Chair("ann"), Chair("random", "random"), Chair("bo"), Chair("random 2", "random")]
SEATS = ["ann", "bot:random", "bo", "bot:random"]
ENTER = ""


class Reference:
    """The uninterrupted game: every pick, and for those of people what they type."""

    def __init__(self, seed: int) -> None:
        session = begin(CHAIRS, Rules(), seed, None)
        self.typed: list[str] = []
        while (decision := session.game.decision) is not None:
            number = len(session.history)
            if session.bot_of(decision.player) is not None:
                session.pick(decision, session.bot_option(decision))
                self.typed.append("")
                continue
            options = arranged(decision)
            place = number * 7919 % len(options)
            session.pick(decision, options[place])
            self.typed.append(str(place + 1))
        self.picks = [{"player": pick.player, "pick": pick.text} for pick in session.history]
        self.people = [number for number, typed in enumerate(self.typed) if typed]


class Run:
    """One run of the program, answering by the reference, until it ends or is killed."""

    def __init__(self, reference: Reference, arguments: list[str], done: int) -> None:
        self.reference = reference
        self.acknowledged = done
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def play(self) -> int:
        """Answer every question; the exit status."""
        assert self.process.stdin is not None
        given = self.acknowledged
        while (prompt := self._prompt()) is not None:
            try:
                if prompt.startswith("Number"):
                    # The next question is on the screen: what was answered before counts as acknowledged.
                    self.acknowledged = given
                    self._type(self.reference.typed[self.reference.people[given]])
                    given += 1
                else:
                    self._type(ENTER)
            except BrokenPipeError:
                break
        status = self.process.wait()
        if status == 0:
            self.acknowledged = given
        return status

    def _type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def _prompt(self) -> str | None:
        """What stands before the cursor once the program waits; None where it ended."""
        assert self.process.stdout is not None
        text = ""
        while not text.endswith("> "):
            letter = self.process.stdout.read(1)
            if letter == "":
                return None
            text = text + letter if letter not in "\n\f" else ""
        return text


def kill_and_resume(tmp_path: Path, kills: int, seed: int) -> None:
    chance = random.Random(seed)
    killed = 0
    games = 0
    while killed < kills:
        games += 1
        reference = Reference(seed + games)
        path = tmp_path / f"{games}.jsonl"
        arguments = [*SEATS, "--seed", str(seed + games), "--save", str(path)]
        done = 0
        ended = False
        while not ended:
            began = time.monotonic()
            run = Run(reference, arguments, done)
            timer = None
            if killed < kills:
                timer = threading.Timer(chance.uniform(0.3, 2.5), run.process.kill)
                timer.start()
            status = run.play()
            if timer is not None:
                timer.cancel()
            assert run.process.stderr is not None and run.process.stdin is not None
            complaint = run.process.stderr.read()
            assert status in (0, -9), (status, complaint, time.monotonic() - began)
            ended = status == 0
            killed += not ended
            if not path.exists():  # killed before the game had begun
                continue
            if path.stat().st_size == 0 or b"\n" not in path.read_bytes():  # killed while it began
                path.unlink()
                continue
            done = compare(reference, path, run.acknowledged)
            arguments = ["--resume", str(path)]
        assert read_save(path).lines == reference.picks, "the game is the uninterrupted one"
    assert killed == kills


def compare(reference: Reference, path: Path, acknowledged: int) -> int:
    """Check a save after a kill; the number of people's picks in it."""
    lines = read_save(path).lines
    assert lines == reference.picks[: len(lines)], "what is saved is the uninterrupted game"
    done = sum(1 for number in reference.people if number < len(lines))
    assert done >= acknowledged, "no acknowledged pick is lost"
    return done


def test_five_kills(tmp_path: Path) -> None:
    kill_and_resume(tmp_path, 5, 100)


@pytest.mark.slow
def test_a_hundred_kills(tmp_path: Path) -> None:
    kill_and_resume(tmp_path, 100, 200)
