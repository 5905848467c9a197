"""The page's sentences: every one in three languages, and none that is not said."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from innovation.web import ROOT
from innovation.web.refresh import texts_of, traditional_texts

STATIC = ROOT / "static"
CODES = ("en", "zh-Hans", "zh-Hant")
PLACEHOLDER = re.compile(r"\{(\w+)\}")


def texts(code: str) -> dict[str, str]:
    read: dict[str, str] = json.loads((STATIC / "texts" / f"{code}.json").read_text(encoding="utf-8"))
    return read


def sources() -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in sorted((STATIC / "app").rglob("*.js"))}


@pytest.mark.parametrize("code", CODES[1:])
def test_each_sentence_is_there_in_each_language_with_the_same_gaps(code: str) -> None:
    english, other = texts("en"), texts(code)
    assert english.keys() == other.keys()
    for key, sentence in english.items():
        assert sorted(PLACEHOLDER.findall(sentence)) == sorted(PLACEHOLDER.findall(other[key])), key
        assert other[key].strip() == other[key] and other[key], key


def test_traditional_chinese_is_derived_from_simplified() -> None:
    assert traditional_texts() == texts_of("zh-Hant").read_text(encoding="utf-8"), (
        "run python -m innovation.web.refresh"
    )


def test_every_key_that_the_page_says_is_known_and_every_known_key_is_said() -> None:
    known = texts("en")
    said: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for source in sources().values():
        said.update(word for word in re.findall(r'"([a-z][\w.-]*)"', source) if word in known)
        for written in re.findall(r'say\(\s*"([^"]+)"', source):
            assert written in known, written
        for template in re.findall(r"`([a-z_]+\.(?:[^`$\s]|\$\{[^}]*\})+)`", source):
            pieces = re.split(r"\$\{[^}]*\}", template)
            if len(pieces) > 1:
                patterns.append(re.compile(r"[\w-]+".join(re.escape(piece) for piece in pieces)))
    for pattern in patterns:
        assert any(pattern.fullmatch(key) for key in known), pattern.pattern
    unsaid = [key for key in known if key not in said and not any(pattern.fullmatch(key) for pattern in patterns)]
    assert not unsaid
