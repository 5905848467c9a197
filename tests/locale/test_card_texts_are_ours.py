"""The card texts are our own: none follows the wording of the printed cards."""

from __future__ import annotations

import json
import re
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

import pytest

import innovation.cards
from innovation.locale import language
from innovation.material.card import Card
from innovation.material.catalog import CARDS
from innovation.rules.effects import echo_of, effects_of
from innovation.rules.karma import inspire_of, karma_of

assert innovation.cards

PRINTED = Path(__file__).parents[2].parent / "shared" / "cards" / "cards.json"
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

MOST_ALIKE = 0.55
"""Twice the words in common, in order, over the words of both (difflib's ratio). Two texts that must say the
same in the same terms of the game ("splay", "red", "left") reach this in a handful of words."""
LONGEST_RUN = 5
"""Words in a row as printed: "draw and score a 4" has five, all of them terms of the game."""
SHORT = 7
LONGEST_RUN_IF_SHORT = 2
"""For printed texts of up to seven words, such as "Draw and meld a 1."."""


def words(text: str) -> list[str]:
    """The words without case and punctuation, numbers as digits."""
    plain = re.findall(r"[a-z0-9]+", re.sub(r"['’]s\b", "", text.lower()))
    return [str(NUMBERS.index(word)) if word in NUMBERS else word for word in plain]


def printed_cards() -> list[dict[str, Any]]:
    """The rows of the table of all cards."""
    if not PRINTED.parent.exists():
        pytest.skip("the printed wording is not at hand")
    printed: list[dict[str, Any]] = json.loads(PRINTED.read_text(encoding="utf-8"))
    return printed


def pairs() -> list[tuple[str, str, str]]:
    """Every effect's name, our text and the printed one, in both editions; an echo effect is named `echo`."""
    found: list[tuple[str, str, str]] = []
    for entry in printed_cards():
        card = CARDS[entry["name"]]
        if entry["set"] == "figures":
            found.extend(pairs_of_figure(card, entry))
            continue
        if entry["kind"] not in ("card", "relic"):
            continue
        for first_edition in (False, True):
            originals = entry["effects"]
            if first_edition:
                originals = entry.get("first_edition_effects", originals)
            ours = [("echo", echo.text)] if (echo := echo_of(card)) else []
            ours += [(str(number), own.text) for number, own in enumerate(effects_of(card, first_edition), 1)]
            for (number, text), original in zip(ours, originals, strict=True):
                found.append((f"{card.name} {number}", text, original["text"]))
    return found


def pairs_of_figure(card: Card, entry: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The same for a Figure or a decree.

    One printed karma may be two of ours: each of ours is compared with all printed ones, whole and by their
    longer sentences. A decree has its condition and its effect in one text of ours.
    """
    printed: dict[str, list[str]] = {}
    for effect in entry["effects"]:
        printed.setdefault(effect["type"], []).append(effect["text"])
    ours = [("karma", text) for text in karma_of(card)]
    if (echo := echo_of(card)) is not None:
        ours.append(("echo", echo.text))
    if (inspire := inspire_of(card)) is not None:
        ours.append(("inspire", inspire.text))
    if entry["kind"] == "decree":
        printed["condition"] = [entry["condition"]]
        condition, effect = language("en").condition(card.name).split(" Effect: ")
        ours += [("condition", condition), ("decree", effect)]
    assert {kind for kind, _ in ours} == printed.keys(), card
    return [
        (f"{card.name} {kind}", text, original)
        for kind, text in ours
        for whole in printed[kind]
        for original in (whole, *longer_sentences(whole))
    ]


def longer_sentences(text: str) -> list[str]:
    """The sentences of a text of several, short ones apart: these are compared within the whole."""
    several = text.split(". ")
    return [sentence for sentence in several if len(several) > 1 and len(words(sentence)) > SHORT]


def test_every_effect_is_compared() -> None:
    compared = {name for name, _, _ in pairs()}
    of_figures = {entry["name"] for entry in printed_cards() if entry["set"] == "figures"}
    assert len(of_figures) == 105 + 5 + 1  # with the decrees and the relic
    cards = {name.rsplit(" ", 1)[0] for name in compared}
    assert of_figures <= cards
    assert len(cards - of_figures) == 314 + 3  # with three relics; Battleship Yamato and Timbuktu have no effect
    assert len([name for name in compared if name.endswith(" echo")]) == 57 + 1 + 44
    assert len([name for name in compared if name.endswith(" inspire")]) == 61


def test_no_text_is_close_to_the_printed_one() -> None:
    too_close: list[str] = []
    for name, ours, printed in pairs():
        matcher = SequenceMatcher(None, words(ours), words(printed), autojunk=False)
        run = max(block.size for block in matcher.get_matching_blocks())
        longest = LONGEST_RUN_IF_SHORT if len(words(printed)) <= SHORT else LONGEST_RUN
        if matcher.ratio() > MOST_ALIKE or run > longest:
            too_close.append(f"{name}: {matcher.ratio():.2f}, {run} words in a row: {ours}")
    assert too_close == []
