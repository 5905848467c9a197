"""Simulation: the figures add up, do not depend on the number of processes, and every game can be replayed."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import threading
from pathlib import Path
from typing import Any

import pytest

from innovation import Game, Rules
from innovation.bots.simulation import simulate
from innovation.bots.summary import Summary


def figures(summary: Summary) -> dict[str, Any]:
    """Everything but what the clock says."""
    return {name: value for name, value in summary.as_json().items() if name not in ("seconds", "games_per_second")}


@pytest.mark.parametrize(
    ("players", "bots", "rules"),
    [
        (2, ["random", "greedy"], Rules()),
        (3, ["random"], Rules(ruleset="first")),
        (4, ["greedy", "random"], Rules(teams="partners", special_tie="executing_player")),
    ],
)
def test_the_figures_do_not_depend_on_jobs(players: int, bots: list[str], rules: Rules, tmp_path: Path) -> None:
    alone = simulate(9, players, bots, rules, 4, 1, save=tmp_path / "alone")
    shared = simulate(9, players, bots, rules, 4, 3, save=tmp_path / "shared")
    assert figures(alone) == figures(shared)
    written = sorted(path.name for path in (tmp_path / "alone").iterdir())
    assert written == sorted(path.name for path in (tmp_path / "shared").iterdir())
    assert len(written) == 9
    for name in written:
        assert (tmp_path / "alone" / name).read_text() == (tmp_path / "shared" / name).read_text()


def test_the_figures_are_those_of_the_saved_games(tmp_path: Path) -> None:
    summary = simulate(12, 3, ["greedy", "random"], Rules(), 7, save=tmp_path)
    games = [Game.from_record(json.loads(path.read_text())) for path in sorted(tmp_path.iterdir())]
    results = [game.result for game in games]
    assert len(games) == summary.games == 12
    by_seat = [0, 0, 0]
    by_bot = {"greedy": 0, "random": 0}
    endings: dict[str, int] = {}
    cards: dict[str, int] = {}
    for game, result in zip(games, results, strict=True):
        assert result is not None
        for name in result.winners:
            by_seat[game.seat_of(name)] += 1
        for bot in by_bot:
            by_bot[bot] += any(name.startswith(bot) for name in result.winners)
        endings[result.reason] = endings.get(result.reason, 0) + 1
        if result.card is not None:
            cards[result.card] = cards.get(result.card, 0) + 1
    written = summary.as_json()
    assert written["wins"] == by_bot
    assert written["wins_by_seat"] == by_seat
    assert written["endings"] == endings
    assert written["cards"] == cards
    assert written["decisions"] == sum(len(game.picks) for game in games)
    turns = [game.position()["turn"]["number"] for game in games]
    assert written["lengths"] == {"mean": sum(turns) / 12, "min": min(turns), "max": max(turns)}
    claimed = [count for result in results if result for name, count in result.achievements.items() if "greedy" in name]
    assert written["achievements"]["greedy"] == sum(claimed) / len(claimed)
    assert written["games_per_second"] > 0
    assert json.loads(json.dumps(written)) == written


def test_bots_move_on_by_one_seat_and_are_cycled(tmp_path: Path) -> None:
    simulate(3, 3, ["greedy", "random"], Rules(), 1, save=tmp_path)
    seated = [json.loads(path.read_text())["game"]["players"] for path in sorted(tmp_path.iterdir())]
    assert seated == [
        ["greedy 1", "random 2", "greedy 3"],
        ["random 1", "greedy 2", "greedy 3"],
        ["greedy 1", "greedy 2", "random 3"],
    ]


def test_games_of_one_simulation_differ_and_so_do_those_of_other_seeds(tmp_path: Path) -> None:
    for seed in (1, 2):
        simulate(20, 2, ["random"], Rules(), seed, save=tmp_path / str(seed))
    seeds = {json.loads(path.read_text())["seed"] for path in tmp_path.glob("*/*.json")}
    assert len(seeds) == 40


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_counts_up(jobs: int) -> None:
    told: list[int] = []
    simulate(6, 2, ["random"], Rules(), 1, jobs, progress=told.append)
    assert told == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"games": 0}, "0 games"),
        ({"jobs": 0}, "0 jobs"),
        ({"players": 1}, "1 players"),
        ({"players": 5}, "5 players"),
        ({"players": 3, "rules": Rules(teams="partners")}, "teams need exactly 4"),
        ({"bots": []}, "no bots"),
        ({"bots": ["random", "clever"]}, "unknown bot 'clever': one of random, greedy"),
        ({"bots": ["random"] * 3}, "3 bots for 2 players"),
    ],
)
def test_what_cannot_be_is_refused_by_name(changed: dict[str, Any], named: str) -> None:
    given: dict[str, Any] = {"games": 1, "players": 2, "bots": ["random"], "rules": Rules(), "seed": 1, **changed}
    with pytest.raises(ValueError, match=named):
        simulate(**given)


def test_an_interruption_leaves_no_process_behind(tmp_path: Path) -> None:
    script = tmp_path / "long.py"
    script.write_text(
        textwrap.dedent(
            """
            from innovation import Rules
            from innovation.bots.simulation import simulate

            if __name__ == "__main__":
                try:
                    simulate(10**6, 2, ["random"], Rules(), 1, 2, progress=lambda n: print(n, flush=True))
                except KeyboardInterrupt:
                    print("stopped")
            """
        )
    )
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "1\n"
    os.killpg(process.pid, signal.SIGINT)  # what Ctrl-C does: every process of the terminal is told
    output, errors = process.communicate(timeout=20)  # waits until the last worker, too, has let go of the pipe
    assert output.endswith("stopped\n")
    assert errors == "", "no worker has anything to say about it"


def test_an_interruption_while_processes_start_waits_until_they_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread lets the signal through although the starting one blocks it."""
    done: list[str] = []

    class Processes:
        def terminate(self) -> None:
            done.append("ended")

    class Context:
        def Pool(self, jobs: int, _begin: object) -> Processes:  # noqa: N802
            other = threading.Thread(target=signal.raise_signal, args=(signal.SIGINT,))
            with_signal = {signal.SIGINT}
            signal.pthread_sigmask(signal.SIG_UNBLOCK, with_signal)  # as a thread that was there before does
            other.start()
            other.join()
            signal.pthread_sigmask(signal.SIG_BLOCK, with_signal)
            done.append(f"{jobs} started")
            return Processes()

    monkeypatch.setattr(multiprocessing, "get_context", lambda method: Context())
    with pytest.raises(KeyboardInterrupt):
        simulate(10, 2, ["random"], Rules(), 1, jobs=2)
    assert done == ["2 started", "ended"]
