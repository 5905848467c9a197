"""Decision and Option: one question to one player, and its answers (formats.md)."""

from __future__ import annotations

from typing import Final

from innovation.material.card import NUMBERED, Card
from innovation.material.catalog import CARDS
from innovation.material.words import COLORS, ICONS, SETS, SPLAYS
from innovation.table.zones import (
    ABSENT,
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    DISPLAY,
    FIRST_SEAT_PLACE,
    FORECAST,
    HAND,
    PILE,
    SCORE,
    owner_of,
    zone_name,
    zone_of,
)

DRAW: Final = 0
MELD: Final = 1
DOGMA: Final = 2
ACHIEVE: Final = 3
LAUNCH: Final = 0
PUT_BACK: Final = 1
KEEP: Final = 2
"""What can be done with the card on display at the start of a turn (rules 14.4.1)."""

KARMA: Final = "karma"
"""The verb of the choice between karmas that watch the same event (rules 12.6.6)."""

ENDORSE: Final = 4
INSPIRE: Final = 5
DECREE_ACTION: Final = 6
ACTION_WORDS: Final = ("draw", "meld", "dogma", "achieve", "endorse", "inspire", "decree")

NO: Final = 0
YES: Final = 1


class Option:
    """One answer to a decision. Equal by value, so that an option of one game fits its copy.

    Of `card` (its English name), `owner` and `zone` (where that card lies), `color`, `value` and
    `player` it has what applies and None for the rest. `str(option)` is its text, unique within the decision.
    """

    def __init__(
        self,
        index: int,
        text: str,
        card: str | None = None,
        owner: str | None = None,
        zone: str | None = None,
        color: str | None = None,
        value: int | None = None,
        player: str | None = None,
    ) -> None:
        self.index: Final[int] = index
        self.text: Final[str] = text
        self.card: Final[str | None] = card
        self.owner: Final[str | None] = owner
        self.zone: Final[str | None] = zone
        self.color: Final[str | None] = color
        self.value: Final[int | None] = value
        self.player: Final[str | None] = player

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and self.text == other.text
            and self.card == other.card
            and self.owner == other.owner
            and self.zone == other.zone
            and self.color == other.color
            and self.value == other.value
            and self.player == other.player
        )

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


def value_at(card: Card, place: int) -> int:
    """The value of a card that lies in `place`: that of its front on a board or on display (rules 1.5.2)."""
    zone = zone_of(place)
    return card.front if zone == BOARD or zone == DISPLAY else card.age


def hidden_from(card: Card, seat: int, where: bytearray) -> bool:
    """Whether the front of `card`, where it lies, is hidden from the player in `seat` (rules 1.10.1)."""
    place = where[card.index]
    if card.kind != NUMBERED:
        return False  # special achievements lie open, and the back of a relic tells which it is (rules 1.2.2)
    if place < FIRST_SEAT_PLACE:
        return place == PILE or place == AVAILABLE or place == ABSENT
    zone = zone_of(place)
    if zone == HAND or zone == SCORE or zone == FORECAST:
        return owner_of(place) != seat
    return zone == ACHIEVEMENTS


class Decision:
    """What one player is asked: a choice of exactly one option.

    `player` is the name of who is asked; `kind` says what sort of thing is picked and `verb` what
    happens to it; `source` names the card that asks and `effect` which of its effects, counted from 1
    (None outside an effect). `taken`, `at_least` and `at_most` belong to a choice of several: so many
    are picked already, of at least and at most so many. `all_or_none` marks the first pick of several that
    may be declined, but not stopped once begun (rules 6.3.1); `karma` tells that the karma of `source` asks;
    `target` and `target_owner` name the zone to which the card will be transferred, as far as that is decided (None otherwise). `options` are the answers, built when first
    read: read them before the game moves on.
    """

    def __init__(
        self,
        names: tuple[str, ...],
        seat: int,
        kind: str,
        verb: str,
        source: Card | None,
        effect: int,
        cards: list[Card],
        codes: list[int],
        can_pass: bool,
        where: bytearray,
        taken: int = 0,
        at_least: int = 1,
        at_most: int = 1,
        all_or_none: bool = False,
        karma: bool = False,
        target: int = -1,
    ) -> None:
        self.names: Final[tuple[str, ...]] = names
        self.seat: Final[int] = seat
        self.kind: Final[str] = kind
        self.verb: Final[str] = verb
        self.taken: Final[int] = taken
        self.at_least: Final[int] = at_least
        self.at_most: Final[int] = at_most
        self.all_or_none: Final[bool] = all_or_none
        self.karma: Final[bool] = karma
        self._source: Final[Card | None] = source
        self._effect: Final[int] = effect
        self._target: Final[int] = target
        self._cards: Final[list[Card]] = cards
        self._codes: Final[list[int]] = codes
        self._where: Final[bytearray] = where
        self._passing: Final[int] = (len(codes) or len(cards)) if can_pass else -1
        self.size: Final[int] = (len(codes) or len(cards)) + (1 if can_pass else 0)
        self._made: list[Option | None] = []

    @property
    def player(self) -> str:
        """The name of the player who is asked."""
        return self.names[self.seat]

    @property
    def source(self) -> str | None:
        """The name of the card that asks."""
        return self._source.name if self._source is not None else None

    @property
    def effect(self) -> int | None:
        """Which effect of the card asks, counted from 1; None outside an effect."""
        return self._effect if self._effect > 0 else None

    @property
    def target(self) -> str | None:
        """The name of the zone to which the card will be transferred, where that is decided."""
        return zone_name(self._target) if self._target >= 0 else None

    @property
    def target_owner(self) -> str | None:
        """The name of the player whose zone that is."""
        return self.names[owner_of(self._target)] if self._target >= 0 else None

    @property
    def about(self) -> str | None:
        """The card that a question with yes and no is about, where it is about one."""
        return self._cards[0].name if self.kind == "yes_no" and self._cards else None

    @property
    def can_pass(self) -> bool:
        """Whether `pass` is among the options."""
        return self._passing >= 0

    @property
    def options(self) -> list[Option]:
        """All answers, in a fixed order."""
        return [self.option(index) for index in range(self.size)]

    def option(self, index: int) -> Option:
        """The answer number `index` of `size`; cheaper than `options` where one is enough."""
        if not self._made:
            self._made = [None] * self.size
        made = self._made[index]
        if made is None:
            made = self._make(index)
            self._made[index] = made
        return made

    def index_of(self, answer: object) -> int:
        """The number of an option or of its text; -1 for anything that is not one of this decision's."""
        if isinstance(answer, Option):
            index = answer.index
            if 0 <= index < self.size and self._made and self._made[index] is answer:
                return index
        for index in range(self.size):
            option = self.option(index)
            if (option == answer) if isinstance(answer, Option) else (option.text == answer):
                return index
        return -1

    def _make(self, index: int) -> Option:
        if index == self._passing:
            return Option(index, "pass")
        kind = self.kind
        if kind == "action":
            return self._make_action(index)
        if kind == "display":
            return self._make_display(index)
        if not self._codes:
            return self._make_card(index)
        code = self._codes[index]
        if kind == "color":
            return Option(index, COLORS[code], color=COLORS[code])
        if kind == "player":
            return Option(index, self.names[code], player=self.names[code])
        if kind == "yes_no":
            return Option(index, "yes" if code == YES else "no")
        if kind == "direction":
            return Option(index, SPLAYS[code])
        if kind == "card":
            name = CARDS.cards[code].name
            return Option(index, name, name)
        if kind == "icon":
            return Option(index, ICONS[code])
        if kind == "set":
            return Option(index, SETS[code])
        return Option(index, str(code), value=code)

    def _make_card(self, index: int) -> Option:
        card = self._cards[index]
        place = self._where[card.index]
        owner = owner_of(place)
        owner_name = self.names[owner] if owner >= 0 else None
        if not hidden_from(card, self.seat, self._where):
            color = card.color_name or None
            return Option(index, card.name, card.name, owner_name, zone_name(place), color, value_at(card, place))
        text = card.back
        alike = 1
        for earlier in range(index):
            other = self._cards[earlier]
            if other.age == card.age and other.card_set == card.card_set and hidden_from(other, self.seat, self._where):
                alike += 1
        if alike > 1:
            text = f"{text} #{alike}"
        return Option(index, text, None, owner_name, zone_name(place), None, card.age)

    def _make_display(self, index: int) -> Option:
        card = self._cards[0]
        code = self._codes[index]
        if code == KEEP:
            return Option(index, "keep")
        word = "dogma" if code == LAUNCH else "return"
        return Option(index, f"{word} {card.name}", card.name, self.player, "display", card.color_name, card.front)

    def _make_action(self, index: int) -> Option:
        code = self._codes[index]
        if code == DRAW:
            return Option(index, "draw")
        card = self._cards[index - 1]
        name = card.name
        if code == INSPIRE:
            return Option(index, f"inspire {card.color_name}", color=card.color_name)
        if code != ACHIEVE or not self._is_back_of_an_achievement(card):
            place = self._where[card.index]
            owner = self.names[owner_of(place)] if owner_of(place) >= 0 else None
            text = f"{ACTION_WORDS[code]} {name}"
            return Option(index, text, name, owner, zone_name(place), card.color_name, value_at(card, place))
        same_age = 0
        same_back = 0
        earlier_alike = 0
        for position in range(1, len(self._codes)):
            other = self._cards[position - 1]
            if self._codes[position] == ACHIEVE and other.age == card.age and self._is_back_of_an_achievement(other):
                same_age += 1
                if other.card_set == card.card_set:
                    same_back += 1
                    if position < index:
                        earlier_alike += 1
        text = f"achieve {card.age}"
        if same_age > 1:
            text = f"{text} {SETS[card.card_set]}"
        if earlier_alike:
            text = f"{text} #{earlier_alike + 1}"
        return Option(index, text, zone="available", value=card.age)

    def _is_back_of_an_achievement(self, card: Card) -> bool:
        """Whether a card is an available achievement known by its back: not one by karma alone, and no relic."""
        return self._where[card.index] == AVAILABLE and card.kind == NUMBERED

    def __repr__(self) -> str:
        return f"<Decision {self.player} {self.kind} {self.verb}: {', '.join(o.text for o in self.options)}>"
