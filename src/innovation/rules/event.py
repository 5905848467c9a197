"""Event: one line of a game's log, which knows who may see what of it."""

from __future__ import annotations

from typing import Final

from innovation.material.card import Card
from innovation.material.words import COLORS, ICONS, SETS, SPLAYS
from innovation.table.zones import owner_of, zone_name

EVERYONE: Final = -1
NOBODY: Final = 0


class Event:
    """Something that happened. `kind` is one of

    - `turn`: the turn number `value` of `player` begins, with `count` actions;
    - `action`: `player` takes the action `verb` (with `card`), number `value` of `count`;
    - `effect`: `player` carries out effect number `value` of `card`; `verb` is `execute`, `share`, `demand` or `inspire`;
    - `fade`: `card` of `player` fades, to be scored;
    - `karma`: the karma of `card` of `player` acts;
    - `move`: `card` moves because of `verb`, from `source` to `target`;
    - `splay`: the pile of `color` of `owner` now lies in `direction` (`none`: unsplayed);
    - `rearrange`: the pile of `color` of `owner` has a new order;
    - `choose`: `player` names a color, value, number, player, set, icon, direction or card; `decline`: he passes on the offer `verb`, or stops after `value` picks of several;
    - `look`: `player` alone looks at the card on top of a pile: its `card` for him, its `value` for the others;
    - `show`: all cards of a zone (`source`) are shown as proof of inability (rules 1.10.6);
    - `shuffle`: `player` has shuffled the pile of a `value` and set (`count`), in which `cards` lie: nobody sees them;
    - `eliminate`: `player` is out of the game;
    - `bonus`: the sharing bonus is due;
    - `end`: the game is over.
    """

    def __init__(
        self,
        names: tuple[str, ...],
        kind: str,
        seat: int,
        verb: str = "",
        card: Card | None = None,
        source: int = -1,
        target: int = -1,
        value: int = 0,
        count: int = 0,
        cards: tuple[Card, ...] = (),
        seers: int = EVERYONE,
    ) -> None:
        self.names: Final[tuple[str, ...]] = names
        self.kind: Final[str] = kind
        self.seat: Final[int] = seat
        self.verb: Final[str] = verb
        self.card: Final[Card | None] = card
        self.source: Final[int] = source
        self.target: Final[int] = target
        self.value: Final[int] = value
        self.count: Final[int] = count
        self.cards: Final[tuple[Card, ...]] = cards
        self.seers: Final[int] = seers

    @property
    def player(self) -> str | None:
        """The name of who acts, or None."""
        return self.names[self.seat] if self.seat >= 0 else None

    def shows_front_to(self, seat: int) -> bool:
        """Whether the player in `seat` sees the moving card's front; -1 is a spectator."""
        if self.seers == EVERYONE:
            return True
        return seat >= 0 and (self.seers >> seat) & 1 == 1

    def as_seen_by(self, viewer: str | None) -> dict[str, object]:
        """This event as `viewer` may know it (None: a spectator), in words.

        A card whose front he may not see is its back. Raises ValueError for an unknown name.
        """
        if viewer is not None and viewer not in self.names:
            raise ValueError(f"nobody here is named {viewer!r}")
        seat = -1 if viewer is None else self.names.index(viewer)
        row: dict[str, object] = {"kind": self.kind}
        if self.seat >= 0:
            row["player"] = self.names[self.seat]
        if self.verb:
            row["verb"] = self.verb
        if self.kind == "look" and not self.shows_front_to(seat):
            row["value"] = self.value  # no back: of a mixed pile it can tell more than the others may know
        elif self.card is not None:
            row["card"] = self.card.name if self.shows_front_to(seat) else self.card.back
        if self.cards and self.kind != "shuffle":
            row["cards"] = [card.name for card in self.cards]
        for key, place in (("source", self.source), ("target", self.target)):
            if place >= 0:
                row[key] = zone_name(place)
                if owner_of(place) >= 0:
                    row[f"{key}_owner"] = self.names[owner_of(place)]
        self._add_numbers(row)
        return row

    def _add_numbers(self, row: dict[str, object]) -> None:
        kind = self.kind
        if kind == "splay" or kind == "rearrange":
            row["owner"] = self.names[self.count]
            row["color"] = COLORS[self.value & 7]
            if kind == "splay":
                row["direction"] = SPLAYS[self.value >> 3]
        elif kind == "choose":
            if self.verb == "color":
                row["value"] = COLORS[self.value]
            elif self.verb == "player":
                row["value"] = self.names[self.value]
            elif self.verb == "set":
                row["value"] = SETS[self.value]
            elif self.verb == "icon":
                row["value"] = ICONS[self.value]
            elif self.verb == "direction":
                row["value"] = SPLAYS[self.value]
            elif self.verb != "card":
                row["value"] = self.value
        elif kind == "decline" and self.value:
            row["taken"] = self.value
        elif kind == "shuffle":
            row["value"] = self.value
            row["set"] = SETS[self.count]
        elif kind == "turn" or kind == "action" or kind == "effect":
            row["value"] = self.value
            if self.count:
                row["count"] = self.count

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.verb}>"
