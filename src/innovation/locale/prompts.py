"""Prompts: the one sentence that says what a player is asked."""

from __future__ import annotations

from innovation.locale.words import Words, in_hand, key_of
from innovation.material.card import DECREE
from innovation.material.catalog import CARDS
from innovation.rules.decision import Decision


def prompt_key(decision: Decision) -> str:
    """The key of the sentence for a decision; what a rule asks and no card has keys of its own."""
    kind = decision.kind
    if kind == "action":
        return "prompt.action"
    verb = key_of(decision.verb)
    if decision.target is not None:
        verb += "_to"
    if decision.source is None:
        return f"prompt.rule.{kind}.{verb}"
    if decision.can_pass and decision.size == 1:
        return "prompt.pass_only"
    if kind == "yes_no" or kind == "order":
        return f"prompt.{kind}.{verb}"
    return f"prompt.{kind}.{verb}.{_manner(decision)}"


def _manner(decision: Decision) -> str:
    """Whether the pick must or may be made, and whether it is one of several."""
    if decision.at_most < 2:
        return "may" if decision.can_pass else "must"
    if decision.all_or_none:
        return "may_all"
    if decision.can_pass:
        return "may_first" if decision.taken == 0 else "may_next"
    return "must_next" if decision.at_least == decision.at_most else "must_some"


def prompt(words: Words, decision: Decision) -> str:
    """Who must or may do what, because of which effect, how many, and what declining means."""
    return words.message(
        prompt_key(decision),
        player=decision.player,
        cause=_cause(words, decision),
        place=_where(words, decision),
        target=_target(words, decision),
        about="" if decision.about is None else words.card(decision.about),
        taken=decision.taken,
        next=decision.taken + 1,
        at_least=decision.at_least,
        at_most=decision.at_most,
    )


def _cause(words: Words, decision: Decision) -> str:
    """The effect that asks; empty where a rule asks."""
    if decision.source is None:
        return ""
    card = words.named(decision.source)
    if decision.karma:
        return words.message("cause.karma", card=card)
    if CARDS[decision.source].kind == DECREE:
        return words.message("cause.decree", card=card)
    if decision.effect is None:
        kind = "echo" if "echo" in CARDS[decision.source].icons else "inspire"
        return words.message(f"cause.{kind}", card=card)
    return words.message("cause.effect", card=card, effect=decision.effect)


def _target(words: Words, decision: Decision) -> str:
    """Where the card will go, its owner being named; empty where that is not decided."""
    if decision.target is None or decision.target_owner is None:
        return ""
    return words.place_of(decision.target, decision.target_owner)


def _where(words: Words, decision: Decision) -> str:
    """Where the cards lie among which the player chooses; empty where he chooses no cards."""
    if decision.kind not in ("card", "order"):
        return ""
    places = sorted(
        {(in_hand(option.zone), option.owner) for option in decision.options if option.zone and option.owner}
    )
    if not places:
        return ""
    zone, owner = places[0]
    if len(places) == 1:
        return words.place(zone, owner, decision.player)
    if all(other == "board" for other, _ in places):
        return words.message("place.boards")
    return words.message("place.several")
