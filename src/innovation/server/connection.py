"""Connection: one socket of one person, or of a spectator, at one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final, Protocol

import msgspec

from innovation.server.drafting import drafted
from innovation.server.faults import Refusal
from innovation.server.jobs import hint, past, preview
from innovation.server.limits import Bucket
from innovation.server.messages import (
    DECODER,
    ENCODER,
    AskCouldBe,
    AskHint,
    AskPast,
    AskPreview,
    Draft,
    Finished,
    Hello,
    Look,
    Message,
    Pick,
    Picks,
    Ping,
    Speak,
    Undo,
)
from innovation.server.records import Person
from innovation.server.room import Room
from innovation.server.sight import question
from innovation.server.speech import speech
from innovation.server.telling import is_language, told_could_be, told_game, told_log, told_table

LOG: Final = logging.getLogger("innovation.server")
LONGEST_MESSAGE: Final = 16_384
HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 30.0
NO_HELLO: Final = 4408
TOO_MANY: Final = 4429
GONE: Final = 1001
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 80
MOST_REFUSED: Final = 400
"""Messages over the limit before the socket is closed."""

Json = dict[str, Any]


class Left(Exception):
    """The client is gone, or has to go; `code` closes the socket, None where it is closed."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__()
        self.code = code


class Wire(Protocol):
    """A socket that is open."""

    async def receive(self) -> str | bytes | None:
        """The next frame, None once it is closed."""

    async def send(self, frame: str) -> None:
        """Send a text frame."""

    async def close(self, code: int) -> None:
        """Close it."""


class Connection:
    """Reads what a client says, and tells it what it may know, the newest state only."""

    def __init__(self, room: Room, wire: Wire, person: Person | None, limited: bool) -> None:
        self.room: Final[Room] = room
        self.person_id: Final[str | None] = person.id if person is not None else None
        self._wire: Final[Wire] = wire
        self._bucket: Final[Bucket | None] = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE) if limited else None
        self._refused: int = 0
        self._language: str = "en"
        self._seat: int | None = None
        self._watching: bool = False
        self._held_version: int | None = None
        self._held_log: int = 0
        self._news: Final[asyncio.Event] = asyncio.Event()
        self._stale: bool = False
        self._recalling: bool = False
        self._outbox: Final[list[Json]] = []

    # The course of a connection

    async def run(self) -> None:
        """Serve the client until it leaves."""
        sender: asyncio.Task[None] | None = None
        try:
            await self._greet()
            self.room.enter(self)
            sender = asyncio.create_task(self._send_all())
            self.tell()
            while True:
                frame = await self._wire.receive()
                if frame is None:
                    return
                await self._take(frame)
        except Left as left:
            if left.code is not None:
                with contextlib.suppress(Exception):
                    await self._wire.close(left.code)
        finally:
            self.room.depart(self)
            if sender is not None:
                sender.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await sender

    async def _greet(self) -> None:
        """Wait for the first word, which must be a hello."""
        until = asyncio.get_running_loop().time() + HELLO_SECONDS
        while True:
            try:
                async with asyncio.timeout_at(until):
                    frame = await self._wire.receive()
            except TimeoutError:
                raise Left(NO_HELLO) from None
            if frame is None:
                raise Left
            try:
                message = self._read(frame)
                if not isinstance(message, Hello):
                    raise Refusal("bad_request", "the first message must be a hello")
                self._begin(message)
            except Refusal as fault:
                await self._wire.send(ENCODER.encode(_error("", fault)).decode())
                continue
            return

    def _begin(self, hello: Hello) -> None:
        if not is_language(hello.language):
            raise Refusal("bad_request", f"unknown language {hello.language[:20]!r}")
        mine = self.room.row.seats_of(self.person_id)
        if hello.seat is not None and hello.seat not in mine:
            raise Refusal("not_yours", f"seat {hello.seat} is not yours")
        self._language = hello.language
        self._seat = hello.seat if hello.seat is not None else (mine[0] if len(mine) == 1 else None)
        self._held_version, self._held_log = hello.version, hello.log or 0

    async def _send_all(self) -> None:
        """Send answers in order, then the newest state where it has changed."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._outbox:
                    await self._send(ENCODER.encode(self._outbox.pop(0)).decode())
                if self._stale:
                    self._stale = False
                    await self._send(self._state())
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.debug("a socket is gone", exc_info=True)
            with contextlib.suppress(Exception):
                await self._wire.close(GONE)

    async def _send(self, frame: str) -> None:
        async with asyncio.timeout(SEND_SECONDS):  # `wait_for` can swallow the end of the connection
            await self._wire.send(frame)

    def tell(self) -> None:
        """The state has changed."""
        self._stale = True
        self._news.set()

    def _answer(self, message: Json) -> None:
        self._outbox.append(message)
        self._news.set()

    # What is sent

    def _state(self) -> str:
        room = self.room
        mine = room.row.seats_of(self.person_id)
        if self._seat is not None and self._seat not in mine:
            self._see_from(None)  # the seat is played by a bot now
        if self._seat is None and len(mine) == 1 and not self._watching:
            self._see_from(mine[0])
        here = {other.person_id for other in room.connections if other.person_id is not None}
        begin = self._held_lines()
        state = {
            "type": "state",
            "version": room.row.version,
            "language": self._language,
            "seat": self._seat,
            "table": told_table(room.row, self.person_id, here),
            **told_game(room, self._seat, self._language),
            "bots_wait": room.bots_wait,
            "log": told_log(room, self._seat, self._language, begin),
        }
        self._held_version = room.row.version
        self._held_log = len(room.events)
        return ENCODER.encode(state).decode()

    def _held_lines(self) -> int:
        """How many lines of the log the client holds that still stand."""
        version = self._held_version
        if version is None or version > self.room.row.version or self.room.game is None:
            return 0
        if self.room.log_at(version) != self._held_log:
            return 0
        return self.room.common_log(version)

    def _see_from(self, seat: int | None) -> None:
        self._seat = seat
        self._held_version = None

    # What is said

    def _read(self, frame: str | bytes) -> Message:
        if self._bucket is not None and not self._bucket.take():
            self._refused += 1
            if self._refused > MOST_REFUSED:
                raise Left(TOO_MANY)
            raise Refusal("too_fast", "too many messages; wait a moment")
        if isinstance(frame, bytes):
            raise Refusal("bad_request", "text frames are expected, not binary ones")
        if len(frame) > LONGEST_MESSAGE:
            raise Refusal("too_large", f"a message may have {LONGEST_MESSAGE} characters")
        try:
            return DECODER.decode(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refusal("bad_request", str(error)) from None

    async def _take(self, frame: str | bytes) -> None:
        """Do what a message says, or say why not."""
        mark = ""
        try:
            message = self._read(frame)
            mark = getattr(message, "id", "")
            await self._obey(message, mark)
        except Refusal as fault:
            self._answer(_error(mark, fault))
        except Left:
            raise
        except Exception:
            LOG.exception("a message at table %s failed", self.room.row.id[:6])
            self._answer(_error(mark, Refusal("unavailable", "the server could not do that; nothing has changed")))

    async def _obey(self, message: Message, mark: str) -> None:
        match message:
            case Pick():
                self._check_own(message.seat)
                # A pick that has begun is carried through, whatever becomes of this socket.
                done = await asyncio.shield(self.room.pick(message.seat, message.decision, [message.option]))
                self._answer({"type": "ack", "id": mark, "version": done.version, "repeated": done.repeated})
            case Picks():
                self._check_own(message.seat)
                done = await asyncio.shield(self.room.pick(message.seat, message.decision, message.options))
                self._answer({"type": "ack", "id": mark, "version": done.version, "repeated": done.repeated})
            case Draft():
                self._check_own(message.seat)
                self._answer({"type": "draft", "id": mark, "decision": message.decision, "next": self._draft(message)})
            case Undo():
                self._check_own(message.seat)
                done = await asyncio.shield(self.room.undo(message.seat, message.version))
                self._answer({"type": "ack", "id": mark, "version": done.version, "repeated": done.repeated})
            case Finished():
                self._check_player()
                if message.version == self.room.row.version:
                    self.room.hurry()
                self._answer({"type": "ack", "id": mark, "version": self.room.row.version, "repeated": False})
            case Look():
                self._look(message)
            case Speak():
                if not is_language(message.language):
                    raise Refusal("bad_request", f"unknown language {message.language[:20]!r}")
                self._language = message.language
                self._held_version = None
                self.tell()
            case AskPreview() | AskHint():
                self._check_own(message.seat)
                self.room.hall.spawn(self._advise(message))
            case AskPast():
                if self._recalling:
                    raise Refusal("too_fast", "one look at the past at a time")
                self._recalling = True
                self.room.hall.spawn(self._recall(message))
            case AskCouldBe():
                groups = told_could_be(self.room, self._seat)
                self._answer({"type": "could_be", "id": mark, "version": self.room.row.version, "groups": groups})
            case Ping():
                self._answer({"type": "pong", "id": mark})
            case Hello():
                self._begin(message)
                self._watching = False
                self.tell()

    def _look(self, message: Look) -> None:
        if message.seat is not None:
            self._check_own(message.seat)
        self._watching = message.seat is None
        self._see_from(message.seat)
        self.tell()

    def _draft(self, message: Draft) -> Json | None:
        """What a choice of several would ask after these picks; nothing of it is kept."""
        decision = self.room.asked(message.seat, message.decision)
        assert self.room.game is not None
        found = drafted(self.room.game, decision, message.options)
        return None if found is None else question(*found, message.decision, speech(self._language))

    def _check_own(self, seat: int) -> None:
        if seat not in self.room.row.seats_of(self.person_id):
            raise Refusal("not_yours", f"seat {seat} is not yours")

    def _check_player(self) -> None:
        if not self.room.row.seats_of(self.person_id):
            raise Refusal("not_yours", "you have no seat at this table")

    async def _recall(self, message: AskPast) -> None:
        """Answer how the table stood; worked out elsewhere. Only picks that stand count: what was taken back never was."""
        room = self.room
        try:
            if room.game is None:
                raise Refusal("not_now", "the game has not begun")
            if (message.pick is None) == (message.row is None):
                raise Refusal("bad_request", "either pick or row says when")
            picks = room.picks
            number = room.picks_before_line(message.row) if message.row is not None else message.pick
            assert number is not None
            if number > len(picks):
                raise Refusal("bad_request", f"pick {number}: only {len(picks)} were made")
            seat = self._seat if self._seat in room.row.seats_of(self.person_id) else None
            told = await room.hall.thinkers.ask(past, room.setup, picks[:number], seat)
            self._answer({"type": "past", "id": message.id, "pick": number, "picks": len(picks), **told})
        except Refusal as fault:
            self._answer(_error(message.id, fault))
        except Exception:
            LOG.exception("the past of table %s failed", room.row.id[:6])
            self._answer(_error(message.id, Refusal("unavailable", "the server cannot tell")))
        finally:
            self._recalling = False

    async def _advise(self, message: AskPreview | AskHint) -> None:
        """Answer a question about an option, or for a hint; worked out elsewhere."""
        room = self.room
        try:
            decision = room.asked(message.seat, message.decision)
            if isinstance(message, AskHint):
                advice = await room.hall.thinkers.ask(hint, room.setup, room.picks, message.seat)
                self._answer({"type": "hint", "id": message.id, "decision": message.decision, "option": advice})
                return
            if decision.index_of(message.option) < 0:
                raise Refusal("illegal", f"this is not among the options of decision {message.decision}")
            told = await room.hall.thinkers.ask(preview, room.setup, room.picks, message.seat, message.option)
            self._answer(
                {
                    "type": "preview",
                    "id": message.id,
                    "decision": message.decision,
                    "option": message.option,
                    "preview": told,
                }
            )
        except Refusal as fault:
            self._answer(_error(message.id, fault))
        except Exception:
            LOG.exception("a preview at table %s failed", room.row.id[:6])
            self._answer(_error(message.id, Refusal("unavailable", "the server cannot tell")))


def _error(mark: str, fault: Refusal) -> Json:
    return {"type": "error", "id": mark, "code": fault.code, "message": fault.message}
