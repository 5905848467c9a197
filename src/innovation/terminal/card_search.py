"""Finding a card by what somebody typed: a name in any language, or nearly one."""

from __future__ import annotations

import difflib
import unicodedata
from functools import cache
from typing import Final

from innovation.locale import LANGUAGES, Language, language
from innovation.material.catalog import CARDS
from innovation.terminal.faults import BadInput

OLD_SPELLINGS: Final = {"Miniturization": "Miniaturization"}
MOST_SUGGESTIONS: Final = 3


def _plain(name: str) -> str:
    """A name without what people leave out: case, spaces, hyphens, accents and other marks."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())


@cache
def _names() -> dict[str, str]:
    """The English name by each plain name that means it."""
    names = {_plain(old): new for old, new in OLD_SPELLINGS.items()}
    for code in LANGUAGES:
        tongue = language(code)
        for card in CARDS:
            names[_plain(tongue.card(card.name))] = card.name
    names.update({_plain(card.name): card.name for card in CARDS})
    return names


def _in_a_row(names: list[str], speaker: Language) -> str:
    text = names[0]
    for name in names[1:]:
        text = speaker.message("list.comma", first=text, rest=name)
    return text


def find_card(typed: str, speaker: Language) -> str:
    """The English name of the card that was meant. Raises BadInput with close names where there is none."""
    names = _names()
    plain = _plain(typed)
    if plain in names:
        return names[plain]
    close = difflib.get_close_matches(plain, names, MOST_SUGGESTIONS * len(LANGUAGES), 0.5)
    close += [name for name in names if plain and plain in name]
    suggestions = list(dict.fromkeys(speaker.card(names[name]) for name in close))[:MOST_SUGGESTIONS]
    if suggestions:
        raise BadInput("terminal.error.card_close", given=typed, close=_in_a_row(suggestions, speaker))
    raise BadInput("terminal.error.card", given=typed)
