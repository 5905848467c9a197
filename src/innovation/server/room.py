"""Room: one table in memory. Everything that changes it goes through here, one thing at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from innovation.game import Game
from innovation.notation.faults import IllegalChoice
from innovation.rules.decision import Decision
from innovation.rules.event import Event
from innovation.rules.standing import Standing as Counted
from innovation.server import seating
from innovation.server.drafting import picked
from innovation.server.faults import Conflict, Refusal
from innovation.server.jobs import Setup, bot_pick
from innovation.server.journal import Written
from innovation.server.rebuilding import new_game, play_on
from innovation.server.records import BOT, OVER, PERSON, PICK, RUNNING, UNDO, Entry, TableRow

if TYPE_CHECKING:
    from innovation.server.connection import Connection
    from innovation.server.hall import Hall

LOG: Final = logging.getLogger("innovation.server")
MOST_TRIES: Final = 5
AWAY_SECONDS: Final = 180.0
"""How long somebody for whom the game waits must be away before a bot may take over."""
BOT_TRIES: Final = 3
RETRY_SECONDS: Final = 2.0
"""How long a bot waits where its pick could not be written."""
SEATS_CHANGED: Final = -1
"""What is told in place of a version where it was not the game that changed."""
BOTS_ELSEWHERE_SECONDS: Final = 3.0
"""How long the bots of a game that another process has changed are left to that process."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Standing:
    """A pick that was not taken back: whose, what, and the number of its entry."""

    seat: int
    option: str
    version: int


@dataclass(frozen=True)
class Done:
    """What became of a pick or an undo: the number of its entry, and whether it was there already."""

    version: int
    repeated: bool


@dataclass(frozen=True)
class Step:
    """What is about to become an entry: a pick or an undo, what it answers, and the game after it."""

    kind: str
    number: int
    option: str
    after: Game


class Room:
    """A table with its game, where one runs, and everybody who is connected to it."""

    def __init__(self, hall: Hall, row: TableRow, entries: list[Entry]) -> None:
        self.hall: Final[Hall] = hall
        self.row: TableRow = row
        self.game: Game | None = None
        self.events: list[Event] = []
        self.connections: Final[set[Connection]] = set()
        self.used: float = time.monotonic()
        self._lock: Final[asyncio.Lock] = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._hurry: Final[asyncio.Event] = asyncio.Event()
        self._seen: Final[dict[str, float]] = {}
        self._can_undo: tuple[int, bool] = (-1, False)
        self._standings: tuple[int, dict[str, Counted]] = (-1, {})
        self.told: Final[dict[tuple[int | None, str], dict[str, Any]]] = {}
        self._forget()
        self._take_in(entries)

    # The game as it is stored

    def _forget(self) -> None:
        self.game = None
        self.events = []
        self._standing: list[Standing] = []
        self._answers: dict[tuple[int, int], tuple[int, str, str]] = {}
        self._last_entry: dict[int, int] = {}
        self._log_at: list[int] = [0]

    def _take_in(self, entries: list[Entry]) -> None:
        """Bring the game up to the row of the table, of which `entries` are what is new.

        Raises ValueError where this engine cannot play them, or comes to another end by them.
        """
        if self.row.status not in (RUNNING, OVER) or self.row.seed is None:
            return
        before = [(pick.seat, pick.option) for pick in self._standing]
        for entry in entries:
            self._note(entry)
        now = [(pick.seat, pick.option) for pick in self._standing]
        if self.game is not None and now[: len(before)] == before:
            game = self.game.copy()
            play_on(game, now, len(before))
        else:
            game = new_game(self.row.names, self.row.options, self.row.seed)
            game.keep_log()
            play_on(game, now)
        if [decision.seat for decision in game.decisions] != self.row.waiting:
            raise ValueError("the picks lead to another position than they once did")
        self.game = game
        self.events = game.log

    def _note(self, entry: Entry) -> None:
        """Take note of an entry, apart from what it does in the game."""
        self._last_entry[entry.seat] = entry.version
        self._answers[(entry.seat, entry.decision)] = (entry.version, entry.kind, entry.option)
        self._log_at.append(entry.log_length)
        if entry.kind == PICK:
            self._standing.append(Standing(entry.seat, entry.option, entry.version))
            return
        last = max(number for number, pick in enumerate(self._standing) if pick.seat == entry.seat)
        del self._standing[last]

    async def refresh(self, version: int = SEATS_CHANGED) -> None:
        """Read what another process has done up to a version, or with the seats.

        Its bots go on there; here only if nothing comes of it for a while.
        """
        async with self._lock:
            if 0 <= version <= self.row.version:
                return  # it was this process that wrote it
            await self._refresh()
        version = self.row.version
        await asyncio.sleep(BOTS_ELSEWHERE_SECONDS + self.hall.settings.grace)
        if self.row.version == version:
            self.drive()

    async def _refresh(self) -> None:
        stored = await self.hall.store.game(self.row.id, self.row.version if self.game is not None else 0)
        if stored is None:
            return
        row, entries = stored
        if row.version < self.row.version:
            return
        if self.game is None:
            self._forget()
        self.row = row
        self._take_in(entries)
        self.tell_all()

    @property
    def standings(self) -> dict[str, Counted]:
        """What counts for each player now, reckoned once a version."""
        assert self.game is not None
        if self._standings[0] != self.row.version:
            self._standings = (self.row.version, self.game.standings())
        return self._standings[1]

    @property
    def setup(self) -> Setup:
        """The game's beginning, for jobs in other processes."""
        assert self.row.seed is not None
        return Setup(self.row.id, tuple(self.row.names), self.row.options, self.row.seed)

    @property
    def picks(self) -> tuple[tuple[int, str], ...]:
        """The picks that stand."""
        return tuple((pick.seat, pick.option) for pick in self._standing)

    # What is asked

    def number_of(self, decision: Decision) -> int:
        """The number of a pending decision: the version that raised it, or at the opening meld, where several decide at
        the same time, that of the seat's last entry."""
        assert self.game is not None
        return self._last_entry.get(decision.seat, 0) if self.game.table.opening else self.row.version

    def decision_of(self, seat: int | None) -> Decision | None:
        """What a seat is asked now."""
        if self.game is None or seat is None:
            return None
        return next((decision for decision in self.game.decisions if decision.seat == seat), None)

    def asked(self, seat: int, number: int) -> Decision:
        """The decision of this number. Raises Refusal where it is not what the seat is asked now."""
        if self.row.status == OVER:
            raise Refusal("not_now", "the game is over")
        if self.game is None:
            raise Refusal("not_now", "the game has not begun")
        decision = self.decision_of(seat)
        if decision is None:
            raise Refusal("stale", f"seat {seat} has nothing to decide now")
        if self.number_of(decision) != number:
            raise Refusal("stale", f"decision {number} is gone; now it is {self.number_of(decision)}")
        return decision

    def undo_of(self, seat: int | None) -> Json:
        """Whether the last pick of a seat can be taken back, and which version it made."""
        version = self._undoable(seat) if seat is not None else None
        return {"allowed": version is not None, "version": version}

    def _undoable(self, seat: int) -> int | None:
        """The version of the pick that this seat can take back now."""
        if self.game is None or self.row.status != RUNNING:
            return None
        last = next((pick for pick in reversed(self._standing) if pick.seat == seat), None)
        if last is None or (not self.game.table.opening and self._standing[-1].seat != seat):
            return None
        if self._can_undo[0] != self.row.version:
            self._can_undo = (self.row.version, self.game.can_undo)
        return last.version if self._can_undo[1] else None

    def log_before_last_pick(self, seat: int | None) -> int:
        """How long the log was before the last pick of a seat; 0 before its first."""
        last = next((pick.version for pick in reversed(self._standing) if pick.seat == seat), 0)
        return self._log_at[last - 1] if last else 0

    def picks_before_line(self, line: int) -> int:
        """How many picks that stand were made before the one that wrote this line of the log."""
        picks = self._standing
        return next((n for n, pick in enumerate(picks) if self._log_at[pick.version] > line), len(picks))

    def common_log(self, version: int) -> int:
        """How many lines of the log of this version still stand: an undo has shortened it, perhaps."""
        return min(self._log_at[version : self.row.version + 1], default=0)

    def log_at(self, version: int) -> int:
        """How long the log was at a version."""
        return self._log_at[version]

    # Playing

    async def pick(self, seat: int, number: int, options: list[str]) -> Done:
        """Answer a decision, a choice of several by several picks: all of them are made or none. On return they are on disk.

        Raises Refusal where one is no answer; nothing has changed then.
        """
        async with self._lock:
            made = self._made(seat, number, options)
            if made is not None:
                return Done(made, True)
            decision = self.asked(seat, number)
            assert self.game is not None
            games = picked(self.game, decision, options)
            first = self.row.version
            numbers = [number, *range(first + 1, first + len(options))]
            steps = [Step(PICK, *step) for step in zip(numbers, options, games, strict=True)]
            return await self._commit(seat, steps)

    def _made(self, seat: int, number: int, options: Sequence[str]) -> int | None:
        """The version that these picks made, where they are made already; None where their decision is not answered.

        Raises Refusal where it was answered differently.
        """
        version = None
        for option in options:
            known = self._answers.get((seat, number))
            if version is None and (known is None or known[1] != PICK):
                return None
            if known is None or known[1:] != (PICK, option):
                raise Refusal("stale", f"decision {number} was answered already, and differently")
            version = number = known[0]
        return version

    async def undo(self, seat: int, version: int) -> Done:
        """Take back the pick that made `version`. Raises Refusal where that cannot be; nothing has changed then."""
        async with self._lock:
            known = self._answers.get((seat, version))
            if known is not None and known[1] == UNDO:
                return Done(known[0], True)
            if self.game is None or self.row.status != RUNNING:
                raise Refusal("not_now", "there is nothing to take back")
            undoable = self._undoable(seat)
            if undoable is None:
                raise Refusal("not_now", "the last pick cannot be taken back")
            if undoable != version:
                raise Refusal("stale", f"version {version} is not the last pick of seat {seat}")
            after = self.game.copy()
            try:
                after.undo(self.game.players[seat])
            except IllegalChoice as error:
                raise Refusal("not_now", str(error)) from None
            return await self._commit(seat, [Step(UNDO, version, "", after)])

    async def _commit(self, seat: int, steps: Sequence[Step]) -> Done:
        """Write entries, all or none, and only then let the game be what it has become."""
        now = time.time()
        entries = [
            Entry(version, seat, step.kind, step.number, step.option, len(step.after.log), now)
            for version, step in enumerate(steps, self.row.version + 1)
        ]
        entry = entries[-1]
        after = steps[-1].after
        events = after.log
        result = after.result
        row = replace(
            self.row,
            version=entry.version,
            status=RUNNING if result is None else OVER,
            waiting=[decision.seat for decision in after.decisions],
            result=None if result is None else result.as_json(),
            moved=entry.made,
        )
        try:
            await self.hall.journal.write(Written(row.id, entries, row.status, row.waiting, row.result))
        except Conflict:
            await self._refresh()
            raise Refusal("stale", "the game has gone on meanwhile") from None
        self.row = row
        self.game = after
        self.events = events
        for entry in entries:
            self._note(entry)
        self._hurry.clear()
        self.tell_all()
        self.drive()
        return Done(entry.version, False)

    # Seats

    async def change(self, alter: Callable[[TableRow], seating.Change]) -> TableRow:
        """Change the table or one of its seats. Raises Refusal where `alter` does; nothing has changed then."""
        async with self._lock:
            for _ in range(MOST_TRIES):
                after, seat = alter(self.row)
                after = seating.started(after)
                try:
                    await self.hall.store.change(self.row, after, seat)
                except Conflict:
                    await self._refresh()
                    continue
                self.row = after
                if self.game is None:
                    self._take_in([])
                self.tell_all()
                self.drive()
                return after
        raise Refusal("not_now", "too many are changing this table at once; try again")

    def note_rematch(self, table_id: str) -> None:
        """Tell everybody where the rematch is."""
        self.row = replace(self.row, rematch=table_id)
        self.tell_all()

    def is_away(self, seat: int) -> bool:
        """Whether the person of a seat has been away for long while the game waits."""
        person = self.row.seats[seat].person if 0 <= seat < len(self.row.seats) else None
        if person is None or self.is_here(person):
            return False
        return time.time() - max(self._seen.get(person, 0.0), self.row.moved) > AWAY_SECONDS

    def is_here(self, person: str | None) -> bool:
        """Whether a person is connected to this table."""
        return any(connection.person_id == person for connection in self.connections)

    # Everybody who looks on

    def enter(self, connection: Connection) -> None:
        """Somebody connects."""
        self.connections.add(connection)
        if connection.person_id is not None:
            self.tell_all()
        self.drive()

    def depart(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        if connection.person_id is not None:
            self._seen[connection.person_id] = time.time()
            self.tell_all()

    def tell_all(self) -> None:
        """Have the newest state sent to everybody."""
        self.told.clear()
        for connection in self.connections:
            connection.tell()

    # Bots

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and no bot thinks."""
        return not self.connections and (self._thinking is None or self._thinking.done())

    def hurry(self) -> None:
        """Let a bot not wait for a possible undo."""
        self._hurry.set()

    def _bot_decision(self) -> Decision | None:
        if self.game is None or self.row.status != RUNNING:
            return None
        for decision in self.game.decisions:
            if self.row.seats[decision.seat].kind == BOT:
                return decision
        return None

    def drive(self) -> None:
        """Have the bots think where one is asked."""
        if self._bot_decision() is not None and (self._thinking is None or self._thinking.done()):
            self._thinking = self.hall.spawn(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        faults = 0
        while (decision := self._bot_decision()) is not None and faults < BOT_TRIES:
            version, number, seat = self.row.version, self.number_of(decision), decision.seat
            kind = self.row.seats[seat].bot or ""
            try:
                option = await self.hall.thinkers.ask(bot_pick, self.setup, self.picks, seat, kind)
                if self._can_be_taken_back():
                    await self._wait_for_undo(version)
                if self.row.version == version and self.row.seats[seat].kind == BOT:
                    await self.pick(seat, number, [option])
            except Refusal as refusal:
                # Overtaken: look again. A database that takes nothing has that chance for as long as it needs.
                await asyncio.sleep(RETRY_SECONDS if refusal.code == "unavailable" else 0.01)
            except Exception:
                faults += 1
                LOG.exception("the bot of seat %d at table %s failed", seat, self.row.id[:6])
                await asyncio.sleep(0.5 * faults)

    @property
    def bots_wait(self) -> bool:
        """Whether a bot leaves a person time to take the last pick back."""
        return self._bot_decision() is not None and self._can_be_taken_back()

    def _can_be_taken_back(self) -> bool:
        """Whether a person's last pick could still be taken back; at the opening meld nothing is lost by going on."""
        if self.game is None or self.hall.settings.grace <= 0 or not self._standing or self.game.table.opening:
            return False
        last = self._standing[-1].seat
        return self.row.seats[last].kind == PERSON and self._undoable(last) is not None

    async def _wait_for_undo(self, version: int) -> None:
        """Leave a person time to take the last pick back, unless he says that he is done."""
        until = time.monotonic() + self.hall.settings.grace
        while self.row.version == version and not self._hurry.is_set() and time.monotonic() < until:
            await asyncio.sleep(0.05)
