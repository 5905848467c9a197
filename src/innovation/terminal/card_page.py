"""All about one card: facts, texts of both editions where they differ, rulings."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from innovation.locale import Language
from innovation.material.card import PLACES, Card
from innovation.material.catalog import CARDS
from innovation.material.words import ICONS, SETS
from innovation.rules.effects import effects_of
from innovation.terminal.look import STYLES, SYMBOLS, all_icons, value_mark


def _texts(card: Card, language: Language, first_edition: bool) -> list[str]:
    """The effects as the page shows them, demands marked."""
    kinds = effects_of(card, first_edition)
    texts = language.effects(card.name, first_edition)
    return [
        language.message(
            "terminal.card.demand" if effect.is_demand else "terminal.card.effect", number=number, text=text
        )
        for number, (effect, text) in enumerate(zip(kinds, texts, strict=True), 1)
    ]


def card_page(name: str, language: Language, first_edition: bool | None = None) -> RenderableType:
    """A card, special achievements included. `first_edition` chooses an edition; None shows both where they differ."""
    card = CARDS[name]
    lines: list[RenderableType] = []
    if not card.color_name:
        lines.append(Text(language.card(name), style="bold"))
        lines.append(Text(language.message("terminal.card.special", condition=language.condition(name))))
    else:
        heading = Text(language.card(name), style=f"bold {STYLES[card.color_name]}")
        heading.append(f" {value_mark(card.age)}")
        lines.append(heading)
        lines.append(Text(_facts(card, language)))
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
        lines.extend(Padding(Text(f"- {ruling}"), (0, 0, 0, 2)) for ruling in rulings)
    return Group(*lines)


def _facts(card: Card, language: Language) -> str:
    icons = language.listed(
        [
            language.message("terminal.card.icon", symbol=SYMBOLS[icon], icon=language.icon(icon))
            for icon in dict.fromkeys(card.icons)
        ]
    )
    return language.message(
        "terminal.card.facts",
        color=language.color(card.color_name),
        value=card.age,
        set_name=language.message(f"set.{SETS[card.card_set]}"),
        layout=all_icons(card),
        icons=icons,
        featured=language.icon(ICONS[card.featured]),
    )


def card_json(name: str, language: Language) -> dict[str, Any]:
    """The same as plain JSON: facts in the words of the formats, texts in the language."""
    card = CARDS[name]
    written: dict[str, Any] = {"name": name, "title": language.card(name), "rulings": list(language.rulings(name))}
    if not card.color_name:
        return {**written, "kind": "special", "condition": language.condition(name)}
    third = effects_of(card, False)
    return {
        **written,
        "kind": "card",
        "set": SETS[card.card_set],
        "age": card.age,
        "color": card.color_name,
        "icons": dict(zip(PLACES, card.icons, strict=False)),
        "featured": ICONS[card.featured],
        "demands": [effect.is_demand for effect in third],
        "effects": list(language.effects(name, False)),
        "first_edition": list(language.effects(name, True)),
    }
