"""Messages: what a client may say in the socket (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

Mark = Annotated[str, msgspec.Meta(max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
OptionText = Annotated[str, msgspec.Meta(max_length=120)]
Several = Annotated[list[OptionText], msgspec.Meta(min_length=1, max_length=120)]


class Hello(msgspec.Struct, tag="hello", tag_field="type", frozen=True):
    """First of all: the language, the seat to look from, and what the client has already."""

    language: str = "en"
    seat: SeatNumber | None = None
    version: Number | None = None
    log: Number | None = None


class Look(msgspec.Struct, tag="look", tag_field="type", frozen=True):
    """See the table from another of my seats."""

    seat: SeatNumber | None = None


class Speak(msgspec.Struct, tag="language", tag_field="type", frozen=True):
    """Another language from now on."""

    language: str


class Pick(msgspec.Struct, tag="pick", tag_field="type", frozen=True):
    """Answer a decision."""

    seat: SeatNumber
    decision: Number
    option: OptionText
    id: Mark = ""


class Picks(msgspec.Struct, tag="picks", tag_field="type", frozen=True):
    """Answer a choice of several by all picks at once."""

    seat: SeatNumber
    decision: Number
    options: Several
    id: Mark = ""


class Draft(msgspec.Struct, tag="draft", tag_field="type", frozen=True):
    """What would a choice of several ask after these picks?"""

    seat: SeatNumber
    decision: Number
    options: Several
    id: Mark = ""


class Undo(msgspec.Struct, tag="undo", tag_field="type", frozen=True):
    """Take back the pick that made a version."""

    seat: SeatNumber
    version: Number
    id: Mark = ""


class Finished(msgspec.Struct, tag="done", tag_field="type", frozen=True):
    """I will not take the last pick back: bots need not wait."""

    version: Number
    id: Mark = ""


class AskPreview(msgspec.Struct, tag="preview", tag_field="type", frozen=True):
    """What would an option do?"""

    seat: SeatNumber
    decision: Number
    option: OptionText
    id: Mark = ""


class AskHint(msgspec.Struct, tag="hint", tag_field="type", frozen=True):
    """What would the best bot pick?"""

    seat: SeatNumber
    decision: Number
    id: Mark = ""


class AskPast(msgspec.Struct, tag="past", tag_field="type", frozen=True):
    """How did the table stand after so many picks, or before the pick that wrote a line of the log?"""

    pick: Number | None = None
    row: Number | None = None
    id: Mark = ""


class AskCouldBe(msgspec.Struct, tag="could_be", tag_field="type", frozen=True):
    """What could the cards be that I do not see?"""

    id: Mark = ""


class Ping(msgspec.Struct, tag="ping", tag_field="type", frozen=True):
    """Are you there?"""

    id: Mark = ""


Message = (
    Hello | Look | Speak | Pick | Picks | Draft | Undo | Finished | AskPreview | AskHint | AskPast | AskCouldBe | Ping
)
DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
ENCODER = msgspec.json.Encoder()
