"""Reference: what is the same for everybody: every card in three languages, the names of things, what a table can be."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import innovation.cards  # noqa: F401  (declares every card)
from innovation.bots import BOTS
from innovation.game import ENGINE
from innovation.locale import LANGUAGES, Language, language
from innovation.material.card import DECREE, MARKS, NUMBERED, PLACES, RELIC, Card
from innovation.material.catalog import CARDS
from innovation.material.words import COLORS, ICONS, SETS, SPLAYS
from innovation.rules.effects import Effect, effects_of
from innovation.rules.options import RULESETS, SWITCH_NEEDS, SWITCHES
from innovation.server.faults import Refusal
from innovation.server.presets import PRESETS
from innovation.table.zones import COMMON_PLACES, ZONES

Json = dict[str, Any]
HIGHEST_BONUS: Final = 12


def _spoken(code: str) -> Language:
    if code not in LANGUAGES:
        raise Refusal("not_found", f"unknown language {code[:20]!r}: one of {', '.join(LANGUAGES)}")
    return language(code)


def _set_of(card: Card) -> str:
    return "artifacts" if card.kind == RELIC else SETS[card.card_set]


def _effect_kind(effect: Effect) -> str:
    if effect.compel:
        return "compel"
    return "demand" if effect.is_demand else "effect"


def _effects(card: Card, spoken: Language, first_edition: bool) -> list[Json]:
    texts = spoken.effects(card.name, first_edition)
    return [
        {"kind": _effect_kind(effect), "text": text}
        for effect, text in zip(effects_of(card, first_edition), texts, strict=True)
    ]


def card_json(card: Card, spoken: Language) -> Json:
    """One card with all its texts."""
    written: Json = {
        "name": card.name,
        "title": spoken.card(card.name),
        "set": _set_of(card),
        "rulings": list(spoken.rulings(card.name)),
    }
    if not card.color_name:
        kind = "decree" if card.kind == DECREE else "special"
        return {**written, "kind": kind, "condition": spoken.condition(card.name)}
    third, first = _effects(card, spoken, False), _effects(card, spoken, True)
    written.update(
        kind="card",
        relic=card.kind == RELIC,
        back=card.back if card.kind == NUMBERED else card.name,
        age=card.age,
        front=card.front,
        color=card.color_name,
        icons=dict(zip(PLACES, card.icons, strict=False)),
        featured=ICONS[card.featured] if card.featured >= 0 else None,
        effects=third,
        echo=spoken.echo(card.name),
        inspire=spoken.inspire(card.name),
        karma=spoken.karma(card.name),
    )
    if first != third:
        written["effects_first"] = first
    return written


@cache
def cards_of(code: str, card_set: str) -> Json:
    """All cards of a set in a language, special achievements, decrees and relics with them. Refusal for unknown ones."""
    spoken = _spoken(code)
    if card_set not in SETS:
        raise Refusal("not_found", f"unknown set {card_set[:20]!r}: one of {', '.join(SETS)}")
    return {"cards": [card_json(card, spoken) for card in CARDS if _set_of(card) == card_set]}


@cache
def words_of(code: str) -> Json:
    """The names of colors, icons and so on in a language. Refusal for an unknown one."""
    spoken = _spoken(code)
    icons = [*ICONS, *MARKS, *(f"bonus:{value}" for value in range(1, HIGHEST_BONUS + 1))]
    return {
        "colors": {word: spoken.color(word) for word in COLORS},
        "icons": {word: spoken.icon(word) for word in icons},
        "sets": {word: spoken.set_name(word) for word in SETS},
        "zones": {word: spoken.zone(word) for word in (*ZONES, *COMMON_PLACES)},
        "splays": {word: spoken.splay(word) for word in SPLAYS},
        "ages": {str(value): spoken.age(value) for value in range(1, 11)},
    }


@cache
def table_options() -> Json:
    """What a table can be."""
    return {
        "engine": ENGINE,
        "languages": list(LANGUAGES),
        "rulesets": list(RULESETS),
        "sets": list(SETS),
        "players": {"third": [2, 4], "first": [2, 4], "echoes_v1": [2, 5], "echoes_v1 big_table": [5, 6]},
        "switches": [
            {"name": name, "values": list(values), "needs": SWITCH_NEEDS.get(name)} for name, values in SWITCHES.items()
        ],
        "bots": list(BOTS),
        "presets": PRESETS,
    }
