"""Simulation: many games between bots, and what came of them."""

from __future__ import annotations

import json
import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, Final

from innovation.bots import BOTS
from innovation.bots.summary import Finished, Summary
from innovation.game import Game
from innovation.rules.options import Rules
from innovation.table.generator import GOLDEN, MASK, Generator, number, seed_state

SEED_BITS: Final = 1
"""Seeds are written into records; 63 bits fit every reader's integers."""
MOST_AT_ONCE: Final = 16


@dataclass(frozen=True)
class Plan:
    """What is to be played; plain values only, so that it can be sent to another process."""

    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    records: bool

    def play(self, index: int) -> Finished:
        """Play the game number `index`, counted from 0. It depends on the plan and its number only."""
        count = len(self.bots)
        seated = [self.bots[(seat + index) % count] for seat in range(count)]
        names = [f"{name} {seat}" for seat, name in enumerate(seated, 1)]
        seeds = _seeds(self.seed, index, 1 + count)
        game = Game(names, Rules(**self.options), seeds[0])
        bots = [BOTS[name](seed) for name, seed in zip(seated, seeds[1:], strict=True)]
        game.run(bots)
        result = game.result
        assert result is not None
        return Finished(
            bots=tuple(seated),
            winners=tuple(game.seat_of(name) for name in result.winners),
            reason=result.reason,
            card=result.card,
            decisions=sum(bot.answered for bot in bots),
            turns=game.table.turn,
            achievements=tuple(result.achievements[name] for name in names),
            record=json.dumps(game.record()) if self.records else None,
        )


def _seeds(seed: int, index: int, count: int) -> list[int]:
    """The seeds of one game: its own and one for each bot."""
    seeds = Generator(number((seed_state(seed) + index * GOLDEN) & MASK))
    return [seeds.next() >> SEED_BITS for _ in range(count)]


def simulate(
    games: int,
    players: int,
    bots: Sequence[str],
    rules: Rules,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    save: Path | None = None,
) -> Summary:
    """Play `games` games and sum them up.

    `bots` are names of `BOTS`, taken round the table again where they are fewer than the players; from
    game to game they move on by one seat. `jobs` processes share the work, which changes nothing but the
    time. `progress` is told how many games are finished; `save` is a directory that gets one record a
    game. Raises ValueError that names what is wrong. The main module of a program that asks for several
    jobs must be importable (`if __name__ == "__main__":`).
    """
    plan = _plan(games, players, bots, rules, seed, jobs, save is not None)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    summary = Summary(players=players, bots=tuple(bots), options=plan.options, seed=seed)
    for index, finished in enumerate(_played(plan, games, jobs)):
        summary.add(finished)
        if save is not None and finished.record is not None:
            path = save / f"game-{index:0{len(str(games - 1))}}.json"
            path.write_text(finished.record + "\n", encoding="utf-8")
        if progress is not None:
            progress(summary.games)
    summary.seconds = time.perf_counter() - began
    return summary


def _plan(games: int, players: int, bots: Sequence[str], rules: Rules, seed: int, jobs: int, records: bool) -> Plan:
    if games < 1:
        raise ValueError(f"{games} games: at least 1 is needed")
    if jobs < 1:
        raise ValueError(f"{jobs} jobs: at least 1 is needed")
    rules.check_players(players)
    if not bots:
        raise ValueError(f"no bots: name some of {', '.join(BOTS)}")
    unknown = [name for name in bots if name not in BOTS]
    if unknown:
        raise ValueError(f"unknown bot {unknown[0]!r}: one of {', '.join(BOTS)}")
    if len(bots) > players:
        raise ValueError(f"{len(bots)} bots for {players} players")
    seated = tuple(bots[seat % len(bots)] for seat in range(players))
    return Plan(rules.options(), seated, seed, records)


def _played(plan: Plan, games: int, jobs: int) -> Iterator[Finished]:
    """The games in the order of their numbers."""
    jobs = min(jobs, games)
    if jobs == 1:
        yield from _one_by_one(plan, games)
        return
    at_once = max(1, min(MOST_AT_ONCE, games // (jobs * 4)))
    # A fresh process knows nothing of threads and terminals; leaving the block, by whatever way, ends it.
    with _started(jobs) as pool:
        yield from pool.imap(plan.play, range(games), at_once)


def _one_by_one(plan: Plan, games: int) -> Iterator[Finished]:
    """The games in this process. Ctrl-C waits for the end of the running game, a few milliseconds: arriving within
    a multiplication of long numbers it would end the compiled engine for lack of an answer."""
    if threading.current_thread() is not threading.main_thread():
        yield from map(plan.play, range(games))
        return
    stopped: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: stopped.append(number))
    try:
        for number in range(games):
            finished = plan.play(number)
            if stopped:
                raise KeyboardInterrupt
            yield finished
        if stopped:
            raise KeyboardInterrupt
    finally:
        signal.signal(signal.SIGINT, before)


def _started(jobs: int) -> Pool:
    """Worker processes that leave Ctrl-C, which reaches every process of a terminal, to the one that started them.

    They are born with it blocked, where the system can, as starting up takes a while. The starter, too, gets it only
    when they are on their way: blocked here, it still finds its way through any other thread, and a process that is
    left before it has been told its work complains aloud.
    """
    context = multiprocessing.get_context("spawn")
    if not hasattr(signal, "pthread_sigmask") or threading.current_thread() is not threading.main_thread():
        return context.Pool(jobs, _ignore_interrupts)
    resource_tracker.ensure_running()  # it unblocks the signal when it is started, so it must run before
    arrived: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, frame: arrived.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        pool = context.Pool(jobs, _ignore_interrupts)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, handler)
    if arrived:
        pool.terminate()
        raise KeyboardInterrupt
    return pool


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
