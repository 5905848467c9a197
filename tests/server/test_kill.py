"""SIGKILL at random moments of running games: nothing that was acknowledged is lost."""

from __future__ import annotations

import random
import signal
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.crowd import Pair, check_whole_logs, play_together
from tests.server.process import Process, free_port

PAIRS = 4


def killed_again_and_again(folder: Path, kills: int, seed: int) -> list[Pair]:
    """Play, kill, restart, as often; the pairs afterwards."""
    chance = random.Random(seed)
    file = folder / "tables.db"
    database = f"sqlite:///{file}"
    port = free_port()
    pairs = [Pair(seed * 100 + number) for number in range(PAIRS)]
    checked = 0
    for _ in range(kills):
        process = Process(database, port)

        def play_and_kill(process: Process = process) -> None:
            wait_for_picks(pairs, chance.randrange(1, 80))
            time.sleep(chance.uniform(0.0, 0.03))
            process.kill()

        play_together(pairs, [process.url], play_and_kill)
        checked = check_acknowledged(file, pairs)
    assert checked > 15 * kills
    process = Process(database, port)
    play_together(pairs, [process.url], lambda: wait_for_picks(pairs, 10))
    check_acknowledged(file, pairs)
    check_whole_logs(pairs, process.url)
    assert process.stop() in (0, -signal.SIGTERM)
    return pairs


def wait_for_picks(pairs: list[Pair], count: int) -> None:
    """Until so many more picks are acknowledged."""
    wanted = sum(len(pair.picks) for pair in pairs) + count
    until = time.monotonic() + 30
    while sum(len(pair.picks) for pair in pairs) < wanted and time.monotonic() < until:
        time.sleep(0.002)


def check_acknowledged(file: Path, pairs: list[Pair]) -> int:
    """Every acknowledged pick is an entry of that number, and each decision was answered once; how many there are."""
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT table_id, version, seat, option FROM entries").fetchall()
        twice = connection.execute(
            "SELECT COUNT(*) FROM (SELECT 1 FROM entries GROUP BY table_id, seat, decision HAVING COUNT(*) > 1)"
        ).fetchone()
    assert twice == (0,)
    entries = {(table, version): (seat, option) for table, version, seat, option in rows}
    picks = [pick for pair in pairs for pick in pair.picks]
    for pick in picks:
        assert entries[(pick.table, pick.version)] == (pick.seat, pick.option)
    return len(picks)


def test_nothing_acknowledged_is_lost_in_five_kills(tmp_path: Path) -> None:
    killed_again_and_again(tmp_path, 5, 1)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_in_fifty_kills(tmp_path: Path) -> None:
    pairs = killed_again_and_again(tmp_path, 50, 2)
    assert sum(pair.games for pair in pairs) > 0
    assert sum(pair.repeats for pair in pairs) > 0  # some were on disk when the answer was cut off
