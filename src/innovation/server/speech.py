"""Speech: sentences in one language as segments, in which every card is apart, so that a page can hang its text on it."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from innovation.locale import LANGUAGES, Language
from innovation.locale.words import BACK

START: Final = "\ue000"
MIDDLE: Final = "\ue001"
END: Final = "\ue002"
"""Private characters around a card inside a sentence; no name may contain them, as they cannot be printed."""
MARKED: Final = re.compile(f"{START}(.*?){MIDDLE}(.*?){END}", re.DOTALL)

Segment = str | dict[str, str]


class Speech(Language):
    """A language that marks the cards in its sentences."""

    def card(self, name: str) -> str:
        """The display name, marked with the English one."""
        return f"{START}{name}{MIDDLE}{super().card(name)}{END}"

    def named(self, card: str) -> str:
        """A card or back as a sentence names it, marked."""
        if BACK.fullmatch(card) is None:
            return super().named(card)
        return f"{START}{card}{MIDDLE}{super().named(card)}{END}"


@cache
def speech(code: str) -> Speech:
    """The speech of a language code; ValueError for any other."""
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}: one of {', '.join(LANGUAGES)}")
    return Speech(code)


def segments(sentence: str) -> list[Segment]:
    """A marked sentence as its parts: strings, `{"card": NAME, "text": …}` and `{"back": BACK, "text": …}`."""
    if START not in sentence:
        return [sentence]
    parts: list[Segment] = []
    read = 0
    for found in MARKED.finditer(sentence):
        if found.start() > read:
            parts.append(sentence[read : found.start()])
        key, text = found.groups()
        parts.append({"back" if BACK.fullmatch(key) else "card": key, "text": text})
        read = found.end()
    if read < len(sentence):
        parts.append(sentence[read:])
    return parts


def plain(sentence: str) -> str:
    """A marked sentence without its marks."""
    return MARKED.sub(lambda found: found.group(2), sentence)
