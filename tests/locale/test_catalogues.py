"""The catalogue files: complete, in step with each other and with the code, nothing stale."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import innovation
from innovation.locale import LANGUAGES, language
from innovation.locale.derive import CATALOGUES, HERE, OVERRIDES, derived_catalogue, traditional_converter
from innovation.material.catalog import CARDS
from innovation.material.words import BASE, COLORS, ICONS, SETS, SPLAYS
from innovation.rules.effects import DECLARATIONS, effects_of
from innovation.table.zones import COMMON_PLACES, ZONES
from tests.locale.tables import heard
from tests.locale.test_rare_sentences import RARE

CHINESE = [code for code in LANGUAGES if code != "en"]
NUMBERED = [declaration.card.name for declaration in DECLARATIONS.values() if declaration.card.card_set == BASE]
SPECIAL = [card.name for card in CARDS.special(BASE)]


def read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((HERE / name).read_text(encoding="utf-8"))
    return content


def messages(code: str) -> dict[str, str]:
    return read(f"messages.{code}.json")


# Messages


@pytest.mark.parametrize("code", CHINESE)
def test_every_message_is_in_every_language(code: str) -> None:
    assert messages(code).keys() == messages("en").keys()


@pytest.mark.parametrize("code", CHINESE)
def test_translations_say_no_more_and_no_less(code: str) -> None:
    """They have the placeholders of the English message, each perhaps more than once."""

    def placeholders(template: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(template) if name is not None}

    english = messages("en")
    assert {
        key: template
        for key, template in messages(code).items()
        if placeholders(template) != placeholders(english[key])
    } == {}


@pytest.mark.parametrize("code", CHINESE)
def test_translations_are_translated(code: str) -> None:
    english = messages("en")
    same = [key for key, text in messages(code).items() if text == english[key]]
    assert [key for key in same if re.search("[A-Za-z]", re.sub(r"\{\w+\}", "", english[key]))] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_files_are_sorted_by_key(code: str) -> None:
    assert list(messages(code)) == sorted(messages(code))


def test_the_names_cover_the_words_of_the_engine() -> None:
    names = {
        "color": set(COLORS),
        "icon": {*ICONS, "hex"},
        "splay": set(SPLAYS),
        "set": set(SETS),
        "zone": {*ZONES, *COMMON_PLACES},
        "age": {str(value) for value in range(1, 11)},
    }
    for prefix, words in names.items():
        assert {key.split(".")[1] for key in messages("en") if key.startswith(f"{prefix}.")} == words


NAMES = ("color.", "icon.", "splay.", "set.", "zone.", "age.")


def test_no_sentence_is_stale() -> None:
    """Every message but names and those of the terminal is said in the random games or in a test of its own."""
    kept = {key for key in messages("en") if not key.startswith((*NAMES, "terminal."))}
    said = {key for key in heard().keys | RARE if not key.startswith(NAMES)}
    assert kept - said == set()
    assert said - kept == set()


def terminal_words() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that the terminal's source writes out, and patterns for those that it puts together."""
    whole: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in sorted((Path(innovation.__file__).parent / "terminal").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                if parts and parts[0] is not None and parts[0].startswith("terminal."):
                    patterns.append(
                        re.compile("".join(r"[\w.]+" if part is None else re.escape(part) for part in parts))
                    )
            elif isinstance(node, ast.Constant) and re.fullmatch(r"terminal(\.\w+)+", str(node.value)):
                whole.add(str(node.value))
    return whole, patterns


def test_the_messages_of_the_terminal_are_those_it_asks_for() -> None:
    whole, patterns = terminal_words()
    kept = {key for key in messages("en") if key.startswith("terminal.")}
    assert whole - kept == set()
    assert [key for key in kept - whole if not any(pattern.fullmatch(key) for pattern in patterns)] == []


# Cards


@pytest.mark.parametrize("code", CHINESE)
def test_every_card_is_translated_and_no_other(code: str) -> None:
    assert len(NUMBERED) == 105
    assert read(f"cards.{code}.json").keys() == {*NUMBERED, *SPECIAL}


@pytest.mark.parametrize("code", CHINESE)
def test_card_names_are_chinese_and_no_two_alike(code: str) -> None:
    names = [language(code).card(name) for name in (*NUMBERED, *SPECIAL)]
    assert len(set(names)) == len(names)
    assert [name for name in names if not re.fullmatch(r"[\u4e00-\u9fff]+", name)] == []


@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("code", CHINESE)
def test_every_effect_is_translated(code: str, first_edition: bool) -> None:
    for name in NUMBERED:
        texts = language(code).effects(name, first_edition)
        assert len(texts) == len(effects_of(CARDS[name], first_edition)), name
        assert [text for text in texts if not text.endswith("。") or re.search("[A-Za-z]", text)] == [], name


@pytest.mark.parametrize("code", CHINESE)
def test_translated_effects_differ_by_edition_where_the_english_do(code: str) -> None:
    english = language("en")
    for name in NUMBERED:
        differs = english.effects(name, False) != english.effects(name, True)
        assert ("effects_first" in read(f"cards.{code}.json")[name]) == differs, name


def bracketed(texts: list[str]) -> list[list[str]]:
    return [sorted(re.findall(r"\[(\d+)\]", text)) for text in texts]


@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("code", CHINESE)
def test_effects_name_the_same_values_in_every_language(code: str, first_edition: bool) -> None:
    for name in NUMBERED:
        english = bracketed(language("en").effects(name, first_edition))
        chinese = bracketed(language(code).effects(name, first_edition))
        assert [set(values) for values in chinese] == [set(values) for values in english], name


def test_rulings_are_of_cards_and_as_many_in_every_language() -> None:
    assert read("rulings.en.json").keys() <= {*NUMBERED, *SPECIAL}
    for name in (*NUMBERED, *SPECIAL):
        assert len({len(language(code).rulings(name)) for code in LANGUAGES}) == 1, name


def test_special_achievements_have_conditions_and_no_effects() -> None:
    assert read("conditions.en.json").keys() == set(SPECIAL)
    claimers = dict(zip(("Empire", "Monument", "Wonder", "World", "Universe"), CLAIMERS, strict=True))
    for code in LANGUAGES:
        for name in SPECIAL:
            assert language(code).card(claimers[name]) in language(code).condition(name)
            assert language(code).effects(name, False) == []


CLAIMERS = ("Construction", "Masonry", "Invention", "Translation", "Astronomy")
"""The cards that may claim a special achievement (rules 9.4)."""


# Traditional Chinese


@pytest.mark.parametrize("name", CATALOGUES)
def test_the_traditional_catalogues_are_derived_from_the_simplified(name: str) -> None:
    """Run `python -m innovation.locale.derive` where this fails."""
    written = (HERE / f"{name}.zh-Hant.json").read_text(encoding="utf-8")
    assert written == derived_catalogue(name, traditional_converter())


@pytest.mark.parametrize("word", OVERRIDES.values())
def test_every_override_is_needed(word: str) -> None:
    texts = [(HERE / f"{name}.zh-Hant.json").read_text(encoding="utf-8") for name in CATALOGUES]
    assert [text for text in texts if word in text]
