"""All about one card: facts, texts of both editions where they differ, rulings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from innovation.locale import Language
from innovation.material.card import (
    BOTTOM_CENTER,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    CITY_ICONS,
    DECREE,
    PLACES,
    TOP_CENTER,
    TOP_LEFT,
    TOP_RIGHT,
    Card,
)
from innovation.material.catalog import CARDS
from innovation.material.words import ICONS, SETS
from innovation.rules.effects import Effect, effects_of
from innovation.terminal.look import STYLES, all_icons, card_value, symbol

READING_ORDER: Final = (TOP_LEFT, TOP_CENTER, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_CENTER, BOTTOM_RIGHT)
MEANINGS: Final = ("search", *CITY_ICONS)
"""The icons whose use is told."""


def _kind(effect: Effect) -> str:
    if effect.compel:
        return "compel"
    return "demand" if effect.is_demand else "effect"


def _texts(card: Card, language: Language, first_edition: bool) -> list[str]:
    """The effects as the page shows them, demands marked."""
    kinds = effects_of(card, first_edition)
    texts = language.effects(card.name, first_edition)
    return [
        language.message(f"terminal.card.{_kind(effect)}", number=number, text=text)
        for number, (effect, text) in enumerate(zip(kinds, texts, strict=True), 1)
    ]


def card_page(name: str, language: Language, first_edition: bool | None = None) -> RenderableType:
    """A card, special achievements included. `first_edition` chooses an edition; None shows both where they differ."""
    card = CARDS[name]
    lines: list[RenderableType] = []
    if not card.color_name:
        lines.append(Text(language.card(name), style="bold"))
        kind = "decree" if card.kind == DECREE else "special"
        lines.append(Text(language.message(f"terminal.card.{kind}", condition=language.condition(name))))
    else:
        heading = Text(language.card(name), style=f"bold {STYLES[card.color_name]}")
        heading.append(f" {card_value(card, language)}")
        lines.append(heading)
        lines.append(Text(_facts(card, language)))
        if len(card.icons) > TOP_CENTER:
            lines.extend(Text(line) for line in _positions(card, language))
        echo = language.echo(name)
        if echo is not None:
            place = _place(card.icons.index("echo"), language)
            lines.append(Text(language.message("terminal.card.echo", place=place, text=echo)))
        inspiring = language.inspire(name)
        if inspiring is not None:
            place = _place(card.icons.index("inspire"), language)
            lines.append(Text(language.message("terminal.card.inspire", place=place, text=inspiring)))
        lines.extend(Text(language.message("terminal.card.karma", text=text)) for text in language.karma(name))
        third = _texts(card, language, False)
        first = _texts(card, language, True)
        if first_edition is None and third != first:
            lines.append(Text(language.message("terminal.card.third_edition"), style="bold"))
            lines.extend(Text(text) for text in third)
            lines.append(Text(language.message("terminal.card.first_edition"), style="bold"))
            lines.extend(Text(text) for text in first)
        else:
            lines.extend(Text(text) for text in (first if first_edition else third))
    rulings = language.rulings(name)
    if rulings:
        lines.append(Text(language.message("terminal.card.rulings"), style="bold"))
        lines.append(_bullets(rulings))
    return Group(*lines)


def _bullets(texts: Sequence[str]) -> Table:
    """Texts with a dash before each; one without spaces begins beside its dash too, and not on the next line."""
    table = Table.grid(padding=(0, 1))
    table.add_column()
    table.add_column(overflow="fold")
    for text in texts:
        table.add_row(Text("  -"), Text(text))
    return table


def _facts(card: Card, language: Language) -> str:
    icons = language.listed(
        [
            language.message("terminal.card.icon", symbol=symbol(icon), icon=language.icon(icon))
            for icon in dict.fromkeys(card.icons)
            if icon != "none"
        ]
    )
    key = "terminal.card.facts_six" if len(card.icons) > TOP_CENTER else "terminal.card.facts"
    return language.message(
        key,
        color=language.color(card.color_name),
        value=card.age,
        set_name=language.message(f"set.{SETS[card.card_set]}"),
        layout=all_icons(card),
        icons=icons,
        featured=language.icon(ICONS[card.featured] if card.featured >= 0 else "none"),
    )


def _place(place: int, language: Language) -> str:
    return language.message(f"terminal.card.place.{PLACES[place]}")


def _positions(card: Card, language: Language) -> list[str]:
    """The six positions of a City, one a line, with what its special icons do (rules 13.5 to 13.8)."""
    lines: list[str] = []
    for place in READING_ORDER:
        icon = card.icons[place]
        shown = language.message("terminal.card.icon", symbol=symbol(icon), icon=language.icon(icon))
        use = "search" if place == TOP_CENTER and icon in ICONS else icon
        if use in MEANINGS:
            shown = language.message(f"terminal.card.use.{use}", icon=shown, value=card.age)
        lines.append(language.message("terminal.card.position", place=_place(place, language), icon=shown))
    return lines


def card_json(name: str, language: Language) -> dict[str, Any]:
    """The same as plain JSON: facts in the words of the formats, texts in the language."""
    card = CARDS[name]
    written: dict[str, Any] = {"name": name, "title": language.card(name), "rulings": list(language.rulings(name))}
    if not card.color_name:
        kind = "decree" if card.kind == DECREE else "special"
        return {**written, "kind": kind, "condition": language.condition(name)}
    third = effects_of(card, False)
    return {
        **written,
        "kind": "card",
        "set": SETS[card.card_set],
        "age": card.age,
        "color": card.color_name,
        "icons": dict(zip(PLACES, card.icons, strict=False)),
        "featured": ICONS[card.featured] if card.featured >= 0 else None,
        "echo": language.echo(name),
        "inspire": language.inspire(name),
        "karma": language.karma(name),
        "demands": [effect.is_demand for effect in third],
        "compels": [effect.compel for effect in third],
        "effects": list(language.effects(name, False)),
        "first_edition": list(language.effects(name, True)),
    }
