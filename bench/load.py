"""Measures the table server under load: `python -m bench.load [--tables 500] [--seconds 30] [--database URL]`.

Two clients sit at every table; at every table somebody makes a pick each second, so that each client makes one every
two seconds. Tables stand in full swing, after `--picks` picks. Measured is the time from sending a pick to the other
client's having the state that shows it. One process makes the load; the server is another one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from innovation.game import Game
from innovation.rules.options import Rules
from innovation.server import seating
from innovation.server.database import Database
from innovation.server.people import COOKIE, People
from innovation.server.records import BOT, Person, TableRow
from innovation.server.schema import ENTRIES
from innovation.server.store import Store

ALL = ("base", "echoes", "figures", "cities", "artifacts")
GAMES = 12
"""Different games; each is on many tables."""
RAMP_SECONDS = 3.0


class OptionText(msgspec.Struct):
    """The part of an option that is needed to pick it."""

    text: str


class Asked(msgspec.Struct):
    """The part of a decision that is needed to answer it."""

    number: int
    seat: int
    options: list[OptionText]


class News(msgspec.Struct):
    """The part of a message that a client of this benchmark reads."""

    type: str
    version: int = 0
    decision: Asked | None = None


@dataclass
class Table:
    """One table with its two clients: what they know, and when which pick was sent."""

    id: str
    sockets: list[ClientConnection] = field(default_factory=list)
    versions: list[int] = field(default_factory=lambda: [0, 0])
    asked: list[Asked | None] = field(default_factory=lambda: [None, None])
    sent: dict[int, tuple[int, float]] = field(default_factory=dict)


@dataclass
class Figures:
    """What was measured: milliseconds, and bytes of states."""

    seen: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    size: int = 0
    states: int = 0
    faults: int = 0


def played(rules: Rules, seed: int, picks: int) -> list[tuple[int, str, int]]:
    """A game's first picks at random: seat, option, length of the log."""
    chance = random.Random(seed)
    game = Game(["ann", "bo"], rules, seed)
    made: list[tuple[int, str, int]] = []
    while len(made) < picks and (decision := game.decision) is not None:
        option = chance.choice(decision.options)
        game.choose(option, decision.player)
        made.append((decision.seat, option.text, len(game.log)))
    return made if game.decision is not None else played(rules, seed + 1000, picks)


def bots_only(host: Person) -> TableRow:
    """A running game of three bots with all sets, which think without a pause."""
    rules = Rules(sets=ALL, relics=True)
    wishes = [("me", None, None), *[("bot", None, "greedy")] * 2]
    table = seating.new_table(host, rules.options(), wishes, False)
    first = replace(table.seats[0], kind=BOT, person=None, bot="greedy")
    return replace(table, seats=[first, *table.seats[1:]])


async def prepare(url: str, tables: int, sets: tuple[str, ...], picks: int, bots: int) -> tuple[list[str], list[str]]:
    """Fill a database with running games; the tables' ids and the keys of the two people."""
    database = Database(url)
    await database.open()
    people, store = People(database), Store(database)
    (ann, ann_key), (bo, bo_key) = await people.create("ann"), await people.create("bo")
    rules = Rules(sets=sets, relics="artifacts" in sets)
    games = [played(rules, seed, picks) for seed in range(min(GAMES, tables))]
    ids: list[str] = []
    now = time.time()
    for number in range(tables):
        table = seating.new_table(ann, rules.options(), [("me", None, None), ("open", None, None)], True)
        table, _ = seating.sit(table, bo, 1, None, None)
        seed, made = number % len(games), games[number % len(games)]
        game = Game(table.names, rules, seed)
        for seat, text, _ in made:
            game.choose(text, game.players[seat])
        waiting = [decision.seat for decision in game.decisions]
        await store.create(replace(seating.started(table), seed=seed, version=len(made), waiting=waiting))
        rows = [
            {
                "table_id": table.id,
                "version": version,
                "seat": seat,
                "kind": "pick",
                "decision": version - 1 if version > 2 else 0,
                "option": text,
                "log_length": length,
                "made": now,
            }
            for version, (seat, text, length) in enumerate(made, 1)
        ]
        async with database.writing() as connection:
            await connection.execute(ENTRIES.insert(), rows)
        ids.append(table.id)
    for _ in range(bots):
        await store.create(bots_only(ann))
    await database.close()
    return ids, [ann_key, bo_key]


async def listen(table: Table, seat: int, figures: Figures, measuring: asyncio.Event) -> None:
    """Take in what one client gets."""
    decoder = msgspec.json.Decoder(News)
    async for frame in table.sockets[seat]:
        news = decoder.decode(frame)
        now = time.perf_counter()
        if news.type == "state":
            for version in range(table.versions[seat] + 1, news.version + 1):
                sender, sent = table.sent.get(version, (seat, 0.0))
                if measuring.is_set() and sender != seat:
                    figures.seen.append((now - sent) * 1000)
            table.versions[seat] = news.version
            table.asked[seat] = news.decision
            figures.states += 1
            figures.size += len(frame)
        elif news.type == "ack" and measuring.is_set() and news.version in table.sent:
            figures.acknowledged.append((now - table.sent[news.version][1]) * 1000)
        elif news.type == "error":
            figures.faults += 1


async def pick_each_second(table: Table, chance: random.Random, stop: asyncio.Event) -> None:
    """Let whoever is asked make a pick, once a second."""
    due = time.perf_counter() + chance.random()
    while not stop.is_set():
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += 1.0
        seat = 0 if table.asked[0] is not None else 1
        asked = table.asked[seat]
        if asked is None or table.versions[0] != table.versions[1]:
            continue
        option = chance.choice(asked.options).text
        table.sent[table.versions[seat] + 1] = (seat, time.perf_counter())
        table.asked[seat] = None
        message = {"type": "pick", "seat": asked.seat, "decision": asked.number, "option": option, "id": "x"}
        await table.sockets[seat].send(json.dumps(message))


async def load(port: int, ids: list[str], keys: list[str], seconds: float, server: int) -> dict[str, float]:
    """Connect everybody, play, and measure."""
    figures, measuring, stop = Figures(), asyncio.Event(), asyncio.Event()
    tables = [Table(table_id) for table_id in ids]
    began = time.perf_counter()
    for table in tables:
        for seat, key in enumerate(keys):
            address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/play"
            headers = {"Cookie": f"{COOKIE}={key}"}
            connection = await connect(
                address, additional_headers=headers, compression=None, max_size=None, ping_interval=None
            )
            table.sockets.append(connection)
            await connection.send(json.dumps({"type": "hello", "seat": seat}))
    connected = time.perf_counter() - began
    chance = random.Random(1)
    tasks = [asyncio.create_task(listen(table, seat, figures, measuring)) for table in tables for seat in (0, 1)]
    await asyncio.sleep(1.0)
    tasks += [asyncio.create_task(pick_each_second(table, random.Random(chance.random()), stop)) for table in tables]
    await asyncio.sleep(RAMP_SECONDS)
    measuring.set()
    used = cpu_seconds(server)
    own = time.process_time()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - began
    used = cpu_seconds(server) - used
    own = time.process_time() - own
    measuring.clear()
    stop.set()
    for task in tasks:
        task.cancel()
    picks = len(figures.acknowledged)
    return {
        "tables": len(tables),
        "picks a second": picks / spent,
        "seen by the other, ms: median": percentile(figures.seen, 50),
        "seen by the other, ms: 99 %": percentile(figures.seen, 99),
        "seen by the other, ms: worst": percentile(figures.seen, 100),
        "acknowledged, ms: 99 %": percentile(figures.acknowledged, 99),
        "server CPU, % of a core": 100 * used / spent,
        "server CPU a pick, ms": 1000 * used / max(1, picks),
        "load maker CPU, % of a core": 100 * own / spent,
        "server memory, MB": memory(server),
        "bytes a state": figures.size / max(1, figures.states),
        "refused": figures.faults,
        "tables opened a second": len(tables) / connected,
    }


def percentile(values: list[float], share: float) -> float:
    """The value that `share` percent do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))] if ordered else float("nan")


def cpu_seconds(process: int) -> float:
    """CPU time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Megabytes that a process has in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> int:
    """Run the benchmark and print its figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--picks", type=int, default=80, help="how far each game is played before")
    parser.add_argument("--all-sets", action="store_true", help="all five sets instead of the base game")
    parser.add_argument("--bots", type=int, default=0, help="so many games of three bots besides")
    parser.add_argument("--database", default="", help="an empty database; without it a temporary SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = args.database or f"sqlite:///{folder}/tables.db"
        ids, keys = asyncio.run(prepare(url, args.tables, ALL if args.all_sets else ("base",), args.picks, args.bots))
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        command = [sys.executable, "-m", "bench.server", url, str(port)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            server.stdout.readline()
            try:
                idle = memory(server.pid)
                figures = asyncio.run(load(port, ids, keys, args.seconds, server.pid))
                figures["memory a table, kB"] = 1000 * (figures["server memory, MB"] - idle) / args.tables
            finally:
                server.terminate()
    for name, value in figures.items():
        print(f"{name:32}  {value:,.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
