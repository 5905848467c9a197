"""A crowd: pairs of people who play on whatever becomes of the server, and who remember what was acknowledged."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import WebSocketException

from tests.server.desk import Json, Seat, Visitor

GONE = (WebSocketException, httpx.TransportError, OSError, EOFError)


@dataclass
class Acknowledged:
    """A pick that the server said is on disk."""

    table: str
    version: int
    seat: int
    option: str


@dataclass
class Pair:
    """Two people who play one game after another. `picks` are all that were acknowledged."""

    seed: int
    picks: list[Acknowledged] = field(default_factory=list)
    games: int = 0
    table: str | None = None
    keys: list[str] = field(default_factory=list)
    held: list[tuple[int, list[Json]]] = field(default_factory=list)
    unanswered: Json | None = None
    repeats: int = 0

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)

    def play(self, urls: Sequence[str], stopped: threading.Event) -> None:
        """Play at these servers, one for each person, until they are gone or enough is played."""
        try:
            people = [self._visitor(urls[seat % len(urls)], seat) for seat in (0, 1)]
            while not stopped.is_set():
                if self.table is None:
                    table = people[0].table("me", "open", listed=True)
                    people[1].sit(table, 1)
                    self.table = table
                    self.held = [(0, []), (0, [])]
                    self.unanswered = None
                self._play_game(people, self.table, stopped)
        except GONE:
            return

    def _visitor(self, url: str, seat: int) -> Visitor:
        visitor = Visitor(url)
        if len(self.keys) > seat:
            visitor.http.cookies.set("innovation_key", self.keys[seat])
            return visitor
        visitor.put("/api/me", {"name": f"player {seat}"})
        assert visitor.key is not None
        self.keys.append(visitor.key)
        return visitor

    def _play_game(self, people: list[Visitor], table: str, stopped: threading.Event) -> None:
        (version, rows), (other_version, other_rows) = self.held
        with (
            people[0].at(table, seat=0, version=version, log=len(rows)) as one,
            people[1].at(table, seat=1, version=other_version, log=len(other_rows)) as two,
        ):
            for seat, held in ((one, rows), (two, other_rows)):
                seat.rows = [*held[: seat.state["log"]["from"]], *seat.state["log"]["rows"]]
            last = max([pick.version for pick in self.picks if pick.table == table], default=0)
            assert one.state["version"] >= last, "an acknowledged pick is lost"
            self._repeat_unanswered([one, two])
            while not stopped.is_set():
                for seat in (one, two):
                    seat.reach(max(one.state["version"], two.state["version"]))
                self.held = [(seat.state["version"], list(seat.rows)) for seat in (one, two)]
                if one.state["result"] is not None:
                    self.games += 1
                    self.table = None
                    return
                self._pick(one if one.decision is not None else two, table)

    def _pick(self, asked: Seat, table: str) -> None:
        if asked.decision is None:
            asked.news(lambda state: True)
            return
        options = asked.options()
        claims = [option for option in options if option.startswith("achieve ")]
        option = self.chance.choice(claims or options)
        seat, number = asked.decision["seat"], asked.decision["number"]
        self.unanswered = {"type": "pick", "seat": seat, "decision": number, "option": option}
        answer = asked.ask(self.unanswered)
        self.unanswered = None
        assert answer["type"] == "ack", answer
        self.picks.append(Acknowledged(table, answer["version"], seat, option))
        asked.reach(answer["version"])

    def _repeat_unanswered(self, seats: list[Seat]) -> None:
        """Send again what got no answer: it is made now, or was made already, but never twice."""
        pick = self.unanswered
        if pick is None or self.table is None:
            return
        before = seats[pick["seat"]].state["version"]
        answer = seats[pick["seat"]].ask(pick)
        self.unanswered = None
        assert answer["type"] == "ack", answer
        assert answer["version"] == (before if answer["repeated"] else before + 1)
        self.repeats += answer["repeated"]
        self.picks.append(Acknowledged(self.table, answer["version"], pick["seat"], pick["option"]))
        seats[pick["seat"]].reach(answer["version"])


def play_together(pairs: list[Pair], urls: Sequence[str], meanwhile: Callable[[], None]) -> None:
    """Let all pairs play while `meanwhile` runs, which ends the servers or lets time pass."""
    stopped = threading.Event()
    faults: list[BaseException] = []

    def run(pair: Pair) -> None:
        try:
            pair.play(urls, stopped)
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=run, args=(pair,)) for pair in pairs]
    for thread in threads:
        thread.start()
    try:
        meanwhile()
    finally:
        stopped.set()
        for thread in threads:
            thread.join(60)
    assert not any(thread.is_alive() for thread in threads)
    if faults:
        raise faults[0]


def check_whole_logs(pairs: list[Pair], url: str) -> None:
    """A log that was put together over many connections is the log that the server tells now."""
    for pair in pairs:
        if pair.table is None:
            continue
        visitor = Visitor(url)
        visitor.http.cookies.set("innovation_key", pair.keys[0])
        version, rows = pair.held[0]
        with visitor.at(pair.table, seat=0) as seat:
            assert seat.state["version"] >= version
            assert seat.rows[: len(rows)] == rows
