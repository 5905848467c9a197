"""A desk: one laid table on which single verbs of `Player` are tried, without a card around them."""

from __future__ import annotations

from typing import Any

from innovation import Decision, Event, Game
from innovation.material.card import Card
from innovation.material.catalog import CARDS
from innovation.notation.position import read_position
from innovation.rules.driver import Driver
from innovation.rules.player import Player
from innovation.rules.resolution import Resolution
from innovation.rules.turn import moments_of


class Desk:
    """The table of a game, and the texts with which its players will answer, in order."""

    def __init__(self, game: Game, *answers: str) -> None:
        rules, self.names, self.position = read_position(game.position())
        self.answers = list(answers)
        self.asked: list[Decision] = []
        self.offers: list[list[str]] = []
        self.events: list[Event] = []
        driver = Driver([], self._answer)
        self.resolution = Resolution(rules, self.names, moments_of(rules), self.position, driver, self.events)

    def _answer(self, decision: Decision) -> int:
        self.asked.append(decision)
        self.offers.append(sorted(option.text for option in decision.options))
        assert self.answers, f"nothing to answer {decision!r} with"
        text = self.answers.pop(0)
        index = decision.index_of(text)
        assert index >= 0, f"{text!r} is not among {decision!r}"
        return index

    def player(self, name: str) -> Player:
        """The player of that name; what follows is done by him."""
        self.resolution.executing = self.names.index(name)
        return Player(self.resolution, self.names.index(name))

    def seen_by(self, viewer: str | None) -> list[dict[str, Any]]:
        """The events so far as `viewer` sees them."""
        return [event.as_seen_by(viewer) for event in self.events]


def named(*names: str) -> list[Card]:
    """The cards of these names."""
    return [CARDS[name] for name in names]


def names(cards: tuple[Card, ...] | list[Card]) -> list[str]:
    """The names of these cards."""
    return [card.name for card in cards]
