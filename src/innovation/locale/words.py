"""Words: one language's messages and the names of things, on which the sentences are built."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from innovation.locale.catalogue import catalogue, of_all_sets
from innovation.locale.codes import ENGLISH
from innovation.material.catalog import CARDS
from innovation.rules.effects import echo_of, effects_of
from innovation.rules.karma import inspire_of, karma_of

BACK: Final = re.compile(r"back (?P<value>\d+) (?P<set>\w+)(?: #(?P<number>\d+))?")

OWN_STOPS: Final = ("..", "?.", "!.")
"""How a sentence would end whose last word ends with a stop and which adds its own."""


class UnknownMessage(KeyError):
    """A message key that the catalogue lacks: a fault of the program that asks for it."""


class Words:
    """The messages, cards and names of one language."""

    def __init__(self, code: str) -> None:
        self.code: Final[str] = code
        self._messages: Final[dict[str, str]] = catalogue(f"messages.{code}.json")
        self._cards: Final[dict[str, Any]] = {} if code == ENGLISH else of_all_sets("cards", code)

    def message(self, key: str, **params: object) -> str:
        """The message `key` with its placeholders filled. Raises UnknownMessage, a KeyError, for an unknown key.

        A sentence whose last word brings a stop of its own, like the card A.I., gets no second one.
        """
        template = self._messages.get(key)
        if template is None:
            raise UnknownMessage(f"no message {key!r} in {self.code}")
        text = template.format(**params)
        return text[:-1] if text.endswith(OWN_STOPS) and template.endswith("}.") else text

    # Cards

    def _entry(self, name: str) -> dict[str, Any]:
        if CARDS.find(name) is None:
            raise KeyError(f"no card is named {name!r}")
        entry: dict[str, Any] = self._cards.get(name, {})
        return entry

    def card(self, name: str) -> str:
        """The display name of a card or special achievement. Raises KeyError where no card has this English name."""
        shown: str = self._entry(name).get("name", name)
        return shown

    def effects(self, name: str, first_edition: bool) -> list[str]:
        """The texts of a card's effects in printed order; none for a special achievement."""
        entry = self._entry(name)
        texts = entry.get("effects")
        if first_edition:
            texts = entry.get("effects_first", texts)
        if texts is None:
            return [effect.text for effect in effects_of(CARDS[name], first_edition)]
        return list(texts)

    def echo(self, name: str) -> str | None:
        """The text of a card's echo effect; None for a card without one."""
        translated: str | None = self._entry(name).get("echo")
        if translated is not None:
            return translated
        effect = echo_of(CARDS[name])
        return effect.text if effect is not None else None

    def inspire(self, name: str) -> str | None:
        """The text of a Figure's inspire effect; None for a card without one."""
        translated: str | None = self._entry(name).get("inspire")
        if translated is not None:
            return translated
        effect = inspire_of(CARDS[name])
        return effect.text if effect is not None else None

    def karma(self, name: str) -> list[str]:
        """The texts of a Figure's karma in printed order; none for any other card."""
        translated = self._entry(name).get("karma")
        return karma_of(CARDS[name]) if translated is None else list(translated)

    def rulings(self, name: str) -> list[str]:
        """What the text of a card leaves open, and how it is decided."""
        translated = self._entry(name).get("rulings")
        return list(of_all_sets("rulings", ENGLISH).get(name, []) if translated is None else translated)

    def condition(self, name: str) -> str:
        """When a special achievement may be claimed, by everybody and by means of a card (rules 9.4).

        For a decree, when it may be issued and what it does then (rules 12.3).
        """
        condition: str = self._entry(name).get("condition") or catalogue("conditions.en.json")[name]
        return condition

    # Names

    def color(self, color: str) -> str:
        """The name of a color."""
        return self.message(f"color.{color}")

    def icon(self, icon: str) -> str:
        """The name of an icon, of a bonus with its value."""
        name, _, value = icon.partition(":")
        return self.message(f"icon.{name}", value=value)

    def splay(self, direction: str) -> str:
        """How a pile lies: `none`, `left`, `right` or `up`."""
        return self.message(f"splay.{direction}")

    def zone(self, zone: str) -> str:
        """The name of a zone."""
        return self.message(f"zone.{zone}")

    def set_name(self, name: str) -> str:
        """The name of a card set."""
        return self.message(f"set.{name}")

    def age(self, value: int) -> str:
        """The name of the age that a value stands for."""
        return self.message(f"age.{value}")

    # Things named inside a sentence

    def named(self, card: str) -> str:
        """A card as a sentence names it: by its name, or in words where it is only known as `back AGE SET`."""
        back = BACK.fullmatch(card)
        if back is None:
            return self.message("name.card", card=self.card(card))
        set_name = self.set_name(back["set"])
        if back["number"] is None:
            return self.message("name.back", value=back["value"], set_name=set_name)
        return self.message("name.back_numbered", value=back["value"], set_name=set_name, number=back["number"])

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row; at least one."""
        text = items[0]
        for item in items[1:-1]:
            text = self.message("list.comma", first=text, rest=item)
        return self.message("list.last", first=text, rest=items[-1]) if len(items) > 1 else text

    def place(self, zone: str, owner: str, player: str) -> str:
        """A player's zone in a sentence about `player`; revealed cards still count as in hand (rules 1.7.1)."""
        if owner == player:
            return self.message(f"place.own.{in_hand(zone)}")
        return self.place_of(zone, owner)

    def place_of(self, zone: str, owner: str) -> str:
        """A player's zone, the player being named."""
        return self.message(f"place.of.{in_hand(zone)}", owner=owner)


def in_hand(zone: str) -> str:
    """The zone, where a revealed card lies in the hand."""
    return "hand" if zone == "revealed" else zone


def key_of(verb: str) -> str:
    """A verb as keys write it: `splay left` is `splay_left`."""
    return verb.replace(" ", "_")
