"""Every decision, option and event of random games in all languages."""

from __future__ import annotations

import re

import pytest

from innovation.locale import LANGUAGES
from tests.locale.tables import heard

END_MARKS = {"en": (".", "?"), "zh-Hans": ("。",), "zh-Hant": ("。",)}
"""A question mark ends a sentence only as that of a card's name."""
CHINESE = [code for code in LANGUAGES if code != "en"]
LATIN_NAMES = "MP3|X光|卡拉OK"
"""Cards whose Chinese names hold Latin letters: so they are called in China."""
DOTTED_NAMES = r"A\.I\.|St\. |J\.P\. |H\.G\. |Robert E\. |H\. L\. |U\.S\. "


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_prompt_event_and_result_is_a_whole_sentence(code: str) -> None:
    sentences = heard().sentences[code]
    assert len(sentences) > 10000
    assert [text for text in sentences if not text.endswith(END_MARKS[code])] == []
    assert [text for text in sentences if text.endswith("?") and not text.endswith("Where's Waldo?")] == []
    assert [text for text in sentences if re.search(r"[.?!]\.$", text)] == []
    assert [text for text in sentences if re.sub(DOTTED_NAMES, "", text).count(END_MARKS[code][0]) > 1] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_placeholder_is_left_and_none_is_empty(code: str) -> None:
    said = heard().sentences[code] | heard().answers[code]
    assert [text for text in said if re.search(r"[{}]|None|^\s|\s$|  | \.|“”|「」|\(\)|（）", text)] == []


@pytest.mark.parametrize("code", CHINESE)
def test_no_english_in_chinese(code: str) -> None:
    said = heard().sentences[code] | heard().answers[code]
    assert [text for text in said if re.search(r"[A-Za-z]", re.sub(LATIN_NAMES, "", text))] == []


@pytest.mark.parametrize("code", CHINESE)
def test_chinese_is_punctuated_as_chinese(code: str) -> None:
    said = heard().sentences[code] | heard().answers[code]
    assert [text for text in said if re.search(r"[,.;:!?()\"' ]", text)] == []


def test_no_chinese_but_names_in_english() -> None:
    said = heard().sentences["en"] | heard().answers["en"]
    assert [text for text in said if re.search(r"[\u3000-\u9fff]", re.sub("小[红黄绿蓝紫]", "", text))] == []


def test_the_options_of_a_decision_differ_in_every_language() -> None:
    assert heard().alike == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_unseen_cards_are_told_in_words(code: str) -> None:
    said = heard().sentences[code] | heard().answers[code]
    assert [text for text in said if re.search(r"\bback \d|#", text)] == []
    unseen = {"en": "unseen base card", "zh-Hans": "未公开的基础系列", "zh-Hant": "未公開的基礎系列"}[code]
    assert [text for text in said if unseen in text]
