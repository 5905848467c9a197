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
from innovation.locale.catalogue import SETS_WITH_TEXTS
from innovation.locale.derive import CATALOGUES, HERE, OVERRIDES, derived_catalogue, traditional_converter
from innovation.material.card import DECREE, MARKS, NUMBERED, RELIC, SPECIAL, Card
from innovation.material.catalog import CARDS
from innovation.material.words import ARTIFACTS, CITIES, COLORS, ECHOES, FIGURES, ICONS, SETS, SPLAYS
from innovation.rules.effects import echo_of, effects_of
from innovation.table.zones import COMMON_PLACES, ZONES
from tests.locale.tables import heard
from tests.locale.test_rare_sentences import RARE
from tests.locale.test_sentences import LATIN_NAMES

CHINESE = [code for code in LANGUAGES if code != "en"]
CARD_NAMES = [card.name for card in CARDS if card.kind in (NUMBERED, RELIC)]
WITHOUT_EFFECTS = {"Battleship Yamato", "Timbuktu", "Ching Shih"}
WITH_EFFECTS = [
    card.name
    for card in CARDS
    if (card.kind == RELIC or (card.kind == NUMBERED and card.card_set != CITIES)) and card.name not in WITHOUT_EFFECTS
]
SPECIAL_NAMES = [card.name for card in CARDS if card.kind == SPECIAL]
DECREE_NAMES = [card.name for card in CARDS if card.kind == DECREE]
NUMBER = {"base": 105, "echoes": 105, "cities": 105, "artifacts": 105, "figures": 105}
"""How many numbered cards each set has (rules 1.1.1)."""


def read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((HERE / name).read_text(encoding="utf-8"))
    return content


def entries(code: str) -> dict[str, Any]:
    return {
        name: entry for card_set in SETS_WITH_TEXTS for name, entry in read(f"cards.{card_set}.{code}.json").items()
    }


def with_texts_of(card_set: str) -> list[Card]:
    """The cards whose texts are in the files of a set; the relics of all sets come with the Artifacts."""
    return [card for card in CARDS if ("artifacts" if card.kind == RELIC else SETS[card.card_set]) == card_set]


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
        "icon": {*ICONS, *MARKS, "bonus"},
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
    assert NUMBER.keys() == set(SETS_WITH_TEXTS)
    for card_set, number in NUMBER.items():
        of_set = with_texts_of(card_set)
        assert len([card for card in of_set if card.kind == NUMBERED]) == number
        assert read(f"cards.{card_set}.{code}.json").keys() == {card.name for card in of_set}


@pytest.mark.parametrize("code", CHINESE)
def test_card_names_are_chinese_and_no_two_alike(code: str) -> None:
    names = [language(code).card(name) for name in (*CARD_NAMES, *SPECIAL_NAMES, *DECREE_NAMES)]
    assert len(set(names)) == len(names)
    assert [
        name for name in names if not re.fullmatch(rf"[\u4e00-\u9fff]+(·[\u4e00-\u9fff]+)*|{LATIN_NAMES}", name)
    ] == []


@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("code", CHINESE)
def test_every_effect_is_translated(code: str, first_edition: bool) -> None:
    for name in WITH_EFFECTS:
        texts = language(code).effects(name, first_edition)
        assert len(texts) == len(effects_of(CARDS[name], first_edition)), name
        assert [
            text for text in texts if not text.endswith("。") or re.search("[A-Za-z]", re.sub(LATIN_NAMES, "", text))
        ] == [], name


@pytest.mark.parametrize("code", CHINESE)
def test_every_echo_is_translated(code: str) -> None:
    with_echo = {card.name for card in CARDS if "echo" in card.icons}
    assert len(with_echo) == 57 + 1 + 44  # Echoes, its relic, Figures
    for card in CARDS:
        text = language(code).echo(card.name)
        assert (text is not None) == (card.name in with_echo) == (echo_of(card) is not None), card
        if text is not None:
            assert text.endswith("。") and not re.search("[A-Za-z]", text), card
            assert bracketed([text]) == bracketed([language("en").echo(card.name) or ""]), card


@pytest.mark.parametrize("code", CHINESE)
def test_every_inspire_effect_and_karma_is_translated(code: str) -> None:
    """With the values of the English texts, and nothing left in English."""
    english = language("en")
    chinese = language(code)
    inspiring = {card.name for card in CARDS if "inspire" in card.icons}
    assert len(inspiring) == 61
    for card in CARDS:
        ours = [english.inspire(card.name) or "", *english.karma(card.name)]
        texts = [chinese.inspire(card.name) or "", *chinese.karma(card.name)]
        assert bool(texts[0]) == bool(ours[0]) == (card.name in inspiring), card
        assert bool(texts[1:]) == (card.card_set == FIGURES and card.kind != DECREE), card
        assert [set(values) for values in bracketed(texts)] == [set(values) for values in bracketed(ours)], card
        assert [text for text in texts if text and (not text.endswith("。") or re.search("[A-Za-z]", text))] == [], card


@pytest.mark.parametrize("code", LANGUAGES)
def test_decrees_say_when_they_are_issued_and_what_they_do(code: str) -> None:
    assert len(DECREE_NAMES) == 5
    for name in DECREE_NAMES:
        condition = language(code).condition(name)
        color = next(color for color, issued in DECREES.items() if issued == name)
        assert language(code).color(color) in condition
        assert language(code).effects(name, False) == []


DECREES = {"blue": "Advancement", "green": "Trade", "purple": "Rivalry", "red": "War", "yellow": "Expansion"}


@pytest.mark.parametrize("code", CHINESE)
def test_translated_effects_differ_by_edition_where_the_english_do(code: str) -> None:
    english = language("en")
    for name in WITH_EFFECTS:
        differs = english.effects(name, False) != english.effects(name, True)
        assert ("effects_first" in entries(code)[name]) == differs, name


def bracketed(texts: list[str]) -> list[list[str]]:
    return [sorted(re.findall(r"\[(\d+)\]", text)) for text in texts]


@pytest.mark.parametrize("first_edition", [False, True])
@pytest.mark.parametrize("code", CHINESE)
def test_effects_name_the_same_values_in_every_language(code: str, first_edition: bool) -> None:
    for name in WITH_EFFECTS:
        english = bracketed(language("en").effects(name, first_edition))
        chinese = bracketed(language(code).effects(name, first_edition))
        assert [set(values) for values in chinese] == [set(values) for values in english], name


def test_rulings_are_of_cards_and_as_many_in_every_language() -> None:
    for card_set in SETS_WITH_TEXTS:
        of_set = {card.name for card in with_texts_of(card_set)}
        assert read(f"rulings.{card_set}.en.json").keys() <= of_set
    for name in (*CARD_NAMES, *SPECIAL_NAMES, *DECREE_NAMES):
        assert len({len(language(code).rulings(name)) for code in LANGUAGES}) == 1, name


def test_special_achievements_have_conditions_and_no_effects() -> None:
    assert read("conditions.en.json").keys() == {*SPECIAL_NAMES, *DECREE_NAMES}
    assert len(SPECIAL_NAMES) == 15
    for code in LANGUAGES:
        for name in SPECIAL_NAMES:
            claimer = CLAIMERS.get(name)
            assert claimer is None or language(code).card(claimer) in language(code).condition(name)
            assert language(code).effects(name, False) == []
            assert language(code).echo(name) is None


CLAIMERS = {
    "Empire": "Construction",
    "Monument": "Masonry",
    "Wonder": "Invention",
    "World": "Translation",
    "Universe": "Astronomy",
    "Supremacy": "Novel",
    "Destiny": "Barometer",
    "Wealth": "Palampore",
    "Heritage": "Loom",
    "History": "Photography",
}
"""The cards that may claim a special achievement (rules 9.4); those of Cities have none."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_city_has_a_name_and_no_effects(code: str) -> None:
    for card in CARDS:
        if card.card_set == CITIES and card.kind == NUMBERED:
            assert language(code).effects(card.name, False) == []
            assert language(code).rulings(card.name) == []


@pytest.mark.parametrize("code", CHINESE)
def test_chinese_card_texts_use_the_words_of_the_glossary(code: str) -> None:
    """A card that foreshadows, claims or looks at bonuses says so in the words of the table's other texts."""
    words = {
        "foreshadow": {"zh-Hans": "预告", "zh-Hant": "預告"},
        "bonus": {"zh-Hans": "奖励", "zh-Hant": "獎勵"},
        "achieve": {"zh-Hans": "统御", "zh-Hant": "統御"},
        "claim": {"zh-Hans": "统御", "zh-Hant": "統御"},
        "openly": {"zh-Hans": "展示", "zh-Hant": "展示"},
        "compel": {"zh-Hans": "强迫", "zh-Hant": "強迫"},
        "splay": {"zh-Hans": "展开", "zh-Hant": "展開"},
        "tuck": {"zh-Hans": "置底", "zh-Hant": "置底"},
        "meld": {"zh-Hans": "打入", "zh-Hant": "打入"},
    }
    english = language("en")
    for card in CARDS:
        if card.kind == RELIC or (card.card_set in (ECHOES, ARTIFACTS, FIGURES) and card.kind == NUMBERED):
            pairs = list(zip(english.effects(card.name, False), language(code).effects(card.name, False), strict=True))
            pairs.append((english.echo(card.name) or "", language(code).echo(card.name) or ""))
            pairs.append((english.inspire(card.name) or "", language(code).inspire(card.name) or ""))
            pairs.extend(zip(english.karma(card.name), language(code).karma(card.name), strict=True))
            for ours, chinese in pairs:
                assert [
                    word for word in words if re.search(rf"\b{word}s?\b", ours) and words[word][code] not in chinese
                ] == []


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
