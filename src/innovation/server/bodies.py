"""Bodies: what requests carry (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


class NameBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name."""

    name: Name


class KeyBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a personal link."""

    key: Key


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table's host wants in a seat."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Word | None = None


class TableBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=2, max_length=6)]
    options: dict[str, Any] = {}
    listed: bool = False


class SitBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to take."""

    seat: SeatNumber
    name: Name | None = None
    invite: Key | None = None


class SeatBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat."""

    seat: SeatNumber


class BotBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    seat: SeatNumber
    bot: Word


class ListedBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table is shown in the lobby."""

    listed: bool
