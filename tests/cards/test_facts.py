"""The printed facts of every card: against the table of all cards where it lies beside the project, and by the rules."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from innovation.material.card import CITY_ICONS, DECREE, HEXAGONS, NUMBERED, PLACES, RELIC, SPECIAL, TOP, Card
from innovation.material.catalog import CARDS
from innovation.material.words import COLORS, ICONS, SETS
from innovation.rules.effects import echo_of, effects_of
from innovation.rules.figures import DECREE_COLORS
from innovation.rules.karma import inspire_of, karma_of

TABLE = Path(__file__).resolve().parents[3] / "shared" / "cards" / "cards.json"
KINDS = {"card": NUMBERED, "relic": RELIC, "achievement": SPECIAL, "decree": DECREE}
EFFECTS = {"demand": "demand", "compel": "compel", "dogma": "dogma"}
"""The effects that a Dogma action carries out in printed order, by the words of the table."""
COLORS_OF_DECREES = {decree.name: COLORS[color] for decree, color in DECREE_COLORS}
SET_NAMES = list(SETS)
CITIES = [card for card in CARDS if SETS[card.card_set] == "cities" and card.kind == NUMBERED]
NUMBERED_CARDS = [card for card in CARDS if card.kind == NUMBERED]


def printed(set_name: str) -> dict[str, dict[str, Any]]:
    """The rows of the table of all cards that belong to a set, by name."""
    if not TABLE.is_file():
        pytest.skip("the table of all cards is not here")
    rows = json.loads(TABLE.read_text(encoding="utf-8"))
    return {row["name"]: row for row in rows if row["set"] == set_name}


def printed_facts(row: dict[str, Any]) -> dict[str, object]:
    """What the table says of a card, in the words of the engine."""
    facts: dict[str, object] = {
        "kind": KINDS[row["kind"]],
        "set": row["set"],
        "age": row["age"] or 0,
        "front": row.get("faceup_age") or row["age"] or 0,
        "color": row["color"] or "",
        "featured": row.get("featured"),
    }
    icons = {place: icon or "none" for place, icon in (row.get("icons") or {}).items()}
    if row.get("hex_mark") == "music note":
        icons = {place: "note" if icon == "hex" else icon for place, icon in icons.items()}
    facts["icons"] = icons
    if row["kind"] == "card":
        facts["effects"] = [EFFECTS[effect["type"]] for effect in row["effects"] if effect["type"] in EFFECTS]
        first = row.get("first_edition_effects") or row["effects"]
        facts["first edition"] = [EFFECTS[effect["type"]] for effect in first if effect["type"] in EFFECTS]
        facts["echo"] = any(effect["type"] == "echo" for effect in row["effects"])
    return facts


def declared_facts(card: Card) -> dict[str, object]:
    """What the engine says of a card, in the same words."""
    facts: dict[str, object] = {
        "kind": card.kind,
        "set": SETS[card.card_set],
        "age": card.age,
        "front": card.front,
        "color": COLORS_OF_DECREES.get(card.name, card.color_name),
        "featured": ICONS[card.featured] if card.featured >= 0 else None,
        "icons": dict(zip(PLACES, card.icons, strict=False)),
    }
    if card.kind == NUMBERED:
        for key, first_edition in (("effects", False), ("first edition", True)):
            effects = effects_of(card, first_edition)
            facts[key] = [
                "compel" if effect.compel else "demand" if effect.is_demand else "dogma" for effect in effects
            ]
        facts["echo"] = echo_of(card) is not None
    return facts


@pytest.mark.parametrize("set_name", SET_NAMES)
def test_every_declared_card_is_as_printed(set_name: str) -> None:
    wrong: dict[str, dict[str, tuple[object, object]]] = {}
    rows = printed(set_name)
    for card in CARDS:
        if SETS[card.card_set] == set_name:
            ours, theirs = declared_facts(card), printed_facts(rows[card.name])
            if ours != theirs:
                wrong[card.name] = {key: (ours[key], theirs.get(key)) for key in ours if ours[key] != theirs.get(key)}
    assert wrong == {}


@pytest.mark.parametrize("set_name", SET_NAMES)
def test_no_card_of_a_declared_set_is_missing(set_name: str) -> None:
    declared = {card.name for card in CARDS if SETS[card.card_set] == set_name}
    assert {name for name, row in printed(set_name).items() if row["kind"] != "relic"} - declared == set()


@pytest.mark.parametrize("card_set", range(len(SETS)), ids=SET_NAMES)
def test_a_set_has_fifteen_cards_of_value_one_and_ten_of_every_other(card_set: int) -> None:
    """Rules 1.1.1, 12.1.1, 14.1.1: three of each color of value 1, two of each of the others."""
    for age in range(1, 11):
        colors = Counter(card.color_name for card in CARDS.numbered(card_set, age))
        assert set(colors.values()) == {3 if age == 1 else 2} and len(colors) == 5, age


@pytest.mark.parametrize("set_name", SET_NAMES)
def test_the_special_achievements_of_a_set_are_five(set_name: str) -> None:
    """Rules 1.1.2: Artifacts, which have relics, have none; those of Figures are its decrees."""
    assert len(CARDS.special(SETS.index(set_name))) == (0 if set_name == "artifacts" else 5)


def test_every_card_shows_exactly_one_hexagon() -> None:
    """Rules 1.3.3: a City's stands top right; no other place of a City holds one."""
    for card in NUMBERED_CARDS:
        assert sum(icon in HEXAGONS for icon in card.icons) == 1, card
    assert {card.icons.index("hex") for card in CITIES} == {PLACES.index("top_right")}


def test_every_card_features_an_icon_that_it_shows() -> None:
    assert [card.name for card in NUMBERED_CARDS if card.featured < 0] == ["Battleship Yamato"]
    for card in NUMBERED_CARDS:
        assert card.featured < 0 or card.has(card.featured), card


def test_a_city_has_six_places_and_any_other_card_four() -> None:
    """Rules 1.3.1, 1.3.2."""
    assert {len(card.icons) for card in CITIES} == {6}
    assert {len(card.icons) for card in NUMBERED_CARDS if card not in CITIES} == {4}


def test_a_city_features_the_icon_it_shows_most_often() -> None:
    """Rules 1.2.5, with a search icon counted as its resource (1.4.5)."""
    for city in CITIES:
        (icon, most), *others = Counter(icon for icon in city.icons if icon in ICONS).most_common()
        assert ICONS[city.featured] == icon, city
        assert all(count < most for _, count in others), city


def test_special_icons_of_cities_stand_in_the_two_middle_places() -> None:
    """Rules 1.3.5: flags only above, the others above or below."""
    allowed = {"flag": {"top_center"}}
    for city in CITIES:
        for place, icon in zip(PLACES, city.icons, strict=True):
            if icon in CITY_ICONS:
                assert place in allowed.get(icon, {"top_center", "bottom_center"}), city
    assert sum(city.icons[PLACES.index("top_center")] in ICONS for city in CITIES) == 37


def test_cities_have_no_effects() -> None:
    """Rules 1.2.7, 13.1.1."""
    for city in CITIES:
        assert effects_of(city, False) == [] and echo_of(city) is None, city


def test_only_cards_of_echoes_and_figures_bear_echoes_and_only_those_and_cities_bonuses() -> None:
    """Rules 1.2.3, 1.4.3."""
    for card in NUMBERED_CARDS:
        set_name = SETS[card.card_set]
        assert card.shows("echo", TOP) == (1 if echo_of(card) is not None else 0), card
        assert set_name in ("echoes", "figures") or echo_of(card) is None, card
        assert set_name in ("echoes", "figures", "cities") or not card.bonus, card


def test_every_figure_has_an_echo_or_an_inspire_effect_and_no_other_card_inspires() -> None:
    """Rules 1.2.7, 12.1.1, 12.6.2: exactly one of the two, one or two karma effects, and no dogma effects."""
    for card in NUMBERED_CARDS:
        inspires = inspire_of(card) is not None
        assert card.shows("inspire", TOP) == (1 if inspires else 0), card
        if SETS[card.card_set] == "figures":
            assert inspires != (echo_of(card) is not None), card
            assert karma_of(card) and not effects_of(card, False), card
        else:
            assert not inspires and not karma_of(card), card
