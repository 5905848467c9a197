"""Bots in processes of their own: they answer, survive being killed, and do not outlive the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from innovation import Game
from innovation.notation.faults import IllegalChoice
from innovation.server import jobs
from innovation.server.jobs import Setup, bot_pick
from innovation.server.thinking import Thinkers
from tests.server.process import ROOT

SETUP = Setup("a table", ("ann", "bo"), {"sets": ["base"]}, 11)


def opened() -> tuple[tuple[int, str], ...]:
    """Both opening melds."""
    game = Game(["ann", "bo"], seed=11)
    picks = []
    for decision in game.decisions:
        game.choose(decision.options[0], decision.player)
        picks.append((decision.seat, decision.options[0].text))
    return tuple(picks)


def asked(picks: tuple[tuple[int, str], ...]) -> int:
    game = Game(["ann", "bo"], seed=11)
    for seat, text in picks:
        game.choose(text, game.players[seat])
    assert game.decision is not None
    return game.decision.seat


@pytest.fixture
def thinkers() -> Thinkers:
    return Thinkers(1)


def test_a_bot_in_another_process_picks_as_here(thinkers: Thinkers) -> None:
    picks = opened()
    seat = asked(picks)
    there = asyncio.run(thinkers.ask(bot_pick, SETUP, picks, seat, "greedy"))
    assert there == bot_pick(SETUP, picks, seat, "greedy")
    with pytest.raises(IllegalChoice):
        asyncio.run(thinkers.ask(bot_pick, SETUP, picks, 1 - seat, "greedy"))
    thinkers.close()


def test_a_killed_process_is_replaced(thinkers: Thinkers) -> None:
    picks = opened()

    async def kill_and_ask() -> str:
        for process in multiprocessing.active_children():
            os.kill(process.pid or 0, signal.SIGKILL)
        return await thinkers.ask(bot_pick, SETUP, picks, asked(picks), "random")

    asyncio.run(thinkers.ask(bot_pick, SETUP, (), 0, "random"))
    assert asyncio.run(kill_and_ask())
    thinkers.close()


def test_what_is_known_of_a_game_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    picks = opened()
    jobs.game_at(SETUP, picks[:1])
    monkeypatch.setattr(jobs, "rebuilt", lambda *_: pytest.fail("the game was played from its start"))
    assert jobs.game_at(SETUP, picks).picks == [(("ann", "bo")[seat], text) for seat, text in picks]


def test_the_thinkers_end_with_a_killed_server(tmp_path: Path) -> None:
    program = (
        "import sys\nfrom innovation.server.serving import serve\nfrom innovation.server.settings import Settings\n"
        f"if __name__ == '__main__':\n    serve(Settings('sqlite:///{tmp_path}/t.db', port=0), lambda _: print('ready', flush=True))\n"
    )
    script = tmp_path / "served.py"
    script.write_text(program)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    server = subprocess.Popen([sys.executable, script], env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    assert server.stdout.readline() == "ready\n"
    children = children_of(server.pid)
    assert children
    server.kill()
    server.wait(10)
    server.stdout.close()
    until = time.monotonic() + 10
    while any(Path(f"/proc/{child}/cmdline").exists() and is_alive(child) for child in children):
        assert time.monotonic() < until, "a thinker outlives its server"
        time.sleep(0.05)


def children_of(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children")
    until = time.monotonic() + 10
    while not listed.read_text().split() and time.monotonic() < until:
        time.sleep(0.05)
    return [int(child) for child in listed.read_text().split()]


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
