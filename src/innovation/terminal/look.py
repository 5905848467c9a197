"""How things look: symbols, colors, and lines that break between whole pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from innovation.locale import Language
from innovation.material.card import (
    BONUS,
    BOTTOM_CENTER,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    TOP_CENTER,
    TOP_LEFT,
    TOP_RIGHT,
    VISIBLE_PLACES,
    Card,
)
from innovation.material.catalog import CARDS
from innovation.material.words import BASE, SETS

SYMBOLS: Final = {
    "castle": "♜",
    "crown": "♛",
    "leaf": "❧",
    "bulb": "☼",
    "factory": "⚙",
    "clock": "◷",
    "none": "·",
    "hex": "⬡",
    "note": "♫",
    "echo": "≋",
    "inspire": "✦",
    "plus": "+",
    "arrow_left": "⇠",
    "arrow_right": "⇢",
    "arrow_up": "⇡",
    "flag": "⚑",
    "fountain": "♆",
}
"""One cell wide in every terminal, those of East Asia included."""
UPPER: Final = (TOP_LEFT, TOP_CENTER, TOP_RIGHT)
LOWER: Final = (BOTTOM_LEFT, BOTTOM_CENTER, BOTTOM_RIGHT)
STYLES: Final = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue", "purple": "magenta"}
SEPARATOR: Final = " │ "


def symbol(icon: str) -> str:
    """What stands for an icon; a bonus is its value in brackets."""
    return f"({icon.removeprefix(BONUS)})" if icon.startswith(BONUS) else SYMBOLS[icon]


def legend(language: Language, sets: Sequence[str], width: int) -> list[Text]:
    """What each symbol means, as far as cards of these sets bear it."""
    borne = {icon for card in CARDS if SETS[card.card_set] in sets for icon in card.icons}
    pieces = [
        Text(f"{SYMBOLS[icon]} {language.icon(icon)}")
        for icon in SYMBOLS
        if icon in borne and icon not in ("hex", "none")
    ]
    if [icon for icon in borne if icon.startswith(BONUS)]:
        pieces.append(Text(language.message("terminal.table.bonus_symbol")))
    lines = lines_of(Text(), pieces, width, 0, "  ")
    for line in lines:
        line.stylize("dim")
    return lines


def icons_in(card: Card, places: Sequence[int]) -> str:
    """The icons in these places of a card as they lie: the upper row, a slash, the lower row."""
    shown = [place for place in places if place < len(card.icons)]
    upper = "".join(symbol(card.icons[place]) for place in UPPER if place in shown)
    lower = "".join(symbol(card.icons[place]) for place in LOWER if place in shown)
    return f"{upper}/{lower}" if lower else upper


def all_icons(card: Card) -> str:
    """Every icon of a card as it lies."""
    return icons_in(card, range(len(card.icons)))


def covered_icons(card: Card, splay: int) -> str:
    """The icons of a covered card that show in a pile splayed like this (rules 7.2.2)."""
    return icons_in(card, VISIBLE_PLACES[splay])


def value_mark(value: int, language: Language, card_set: str = SETS[BASE]) -> str:
    """A value as cards print it, with the set where it is not the base set."""
    if card_set == SETS[BASE]:
        return f"[{value}]"
    return f"[{value} {language.message(f'terminal.set.{card_set}')}]"


def card_value(card: Card, language: Language) -> str:
    """The value and set on a card's back."""
    return value_mark(card.age, language, SETS[card.card_set])


def back_mark(back: str, language: Language) -> str:
    """A hidden card, written `back AGE SET`."""
    _, value, card_set = back.split()
    return value_mark(int(value), language, card_set)


def card_mark(name: str, language: Language, icons: bool = True) -> Text:
    """A card's name, value and icons, in its color; a hidden card's back."""
    card = CARDS.find(name)
    if card is None:
        return Text(back_mark(name, language))
    if not card.color_name:
        return Text(language.card(name))
    text = Text(language.card(name), style=STYLES[card.color_name])
    text.append(f" {card_value(card, language)}")
    if icons:
        text.append(f" {all_icons(card)}")
    return text


def by_value(names: Iterable[str]) -> list[str]:
    """Cards and backs in the order in which a player sorts them: value, color, name."""

    def key(name: str) -> tuple[int, int, str]:
        card = CARDS.find(name)
        return (int(name.split()[1]), 9, name) if card is None else (card.age, card.color, name)

    return sorted(names, key=key)


def lines_of(label: Text, pieces: Sequence[Text], width: int, indent: int, separator: str = SEPARATOR) -> list[Text]:
    """A label and pieces on as many lines as they need, broken only between pieces; later lines are indented."""
    line = label.copy()
    line.append(" " * max(0, indent - cell_len(line.plain)))
    used = cell_len(line.plain)
    lines: list[Text] = []
    fresh = True
    for piece in pieces:
        room = cell_len(piece.plain) + (0 if fresh else cell_len(separator))
        if not fresh and used + room > width:
            lines.append(line)
            line = Text(" " * indent)
            used = indent
            fresh = True
        if not fresh:
            line.append(separator, style="dim")
            used += cell_len(separator)
        line.append_text(piece)
        used += cell_len(piece.plain)
        fresh = False
    return [*lines, line]
