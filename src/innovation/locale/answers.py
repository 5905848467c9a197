"""Answers: an option of a decision in words."""

from __future__ import annotations

from typing import Final

from innovation.locale.words import BACK, Words, in_hand, key_of
from innovation.rules.decision import Decision, Option

ALTERNATIVES: Final = (
    "achieve not return",
    "draw and meld",
    "draw and score not draw",
    "draw not foreshadow",
    "hands not score piles",
    "meld not score",
    "seize as achievement",
    "transfer not execute",
)
"""Verbs of questions between two ways of doing something, neither of which is a mere no (rules 6.3.8)."""


def answer(words: Words, option: Option, decision: Decision) -> str:
    """What picking `option` means."""
    text = option.text
    kind = decision.kind
    if text == "pass" and decision.can_pass:
        return words.message("option.stop" if decision.taken > 0 else "option.pass")
    if kind == "action":
        return _action(words, option)
    if kind == "yes_no":
        way = f".{key_of(decision.verb)}" if decision.verb in ALTERNATIVES else ""
        return words.message(f"option.{text}{way}")
    if kind == "display":
        card = "" if option.card is None else words.card(option.card)
        return words.message(f"option.display.{text.split(' ')[0]}", card=card)
    if kind == "color":
        return words.color(text)
    if kind == "direction":
        return words.splay(text)
    if kind == "set":
        return words.set_name(text)
    if kind == "icon":
        return words.icon(text)
    if kind == "achievement":
        return _achievement(words, option, decision)
    if kind == "player":
        return words.message("option.player", player=text)
    if option.card is None and BACK.fullmatch(text) is None:
        return words.message("option.value", value=text)
    return _card(words, option, decision)


def _action(words: Words, option: Option) -> str:
    verb = option.text.split(" ")[0]
    if verb == "draw":
        return words.message("option.draw")
    if option.color is not None and option.card is None:
        return words.message(f"option.{verb}", color=words.color(option.color))
    if option.card is not None:
        return words.message(f"option.{verb if verb != 'achieve' else 'achieve_card'}", card=words.named(option.card))
    _, value, *rest = option.text.split(" ")  # achieve 3, achieve 3 base, achieve 3 base #2
    if not rest:
        return words.message("option.achieve", value=value)
    set_name = words.set_name(rest[0])
    if len(rest) == 1:
        return words.message("option.achieve_set", value=value, set_name=set_name)
    return words.message("option.achieve_numbered", value=value, set_name=set_name, number=rest[1].removeprefix("#"))


def _achievement(words: Words, option: Option, decision: Decision) -> str:
    """An available achievement: by its name where karma makes it one, else by its value, and by set and number only where others share that."""
    back = BACK.fullmatch(option.text)
    if back is None:
        return _card(words, option, decision)
    if [other.value for other in decision.options].count(option.value) == 1:
        return words.message("name.achievement", value=back["value"])
    set_name = words.set_name(back["set"])
    if back["number"] is None:
        return words.message("name.achievement_set", value=back["value"], set_name=set_name)
    return words.message("name.achievement_numbered", value=back["value"], set_name=set_name, number=back["number"])


def _card(words: Words, option: Option, decision: Decision) -> str:
    """The card, and where it lies if the decision offers cards of several places."""
    card = words.named(option.card or option.text) if option.card is None else words.card(option.card)
    places = {(in_hand(other.zone or ""), other.owner) for other in decision.options if other.owner is not None}
    if len(places) < 2 or option.zone is None or option.owner is None:
        return words.message("option.card", card=card)
    return words.message("option.card_there", card=card, place=words.place_of(option.zone, option.owner))
