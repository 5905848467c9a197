"""Effects: how a card is declared, and where its effects are found by ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from innovation.material.card import NUMBERED, Card
from innovation.material.catalog import CARDS
from innovation.material.words import BASE
from innovation.rules.player import Player

THIRD: Final = 1
FIRST: Final = 2
BOTH: Final = 3

Act = Callable[[Player], None]
"""A shareable effect: carried out by the player it is given."""
Demand = Callable[[Player, Player], None]
"""A demand: `(me, you)`, who demands and who must obey."""


class Effect:
    """One effect of a card: its text in our words and what it does. Either `act` or `demand` is set.

    A `compel` effect is a demand on those with as many featured icons (rules 1.2.3, 5.3.4).
    """

    def __init__(self, text: str, act: Act | None, demand: Demand | None, compel: bool = False) -> None:
        self.text: Final[str] = text
        self.act: Final[Act | None] = act
        self.demand: Final[Demand | None] = demand
        self.compel: Final[bool] = compel

    @property
    def is_demand(self) -> bool:
        """Whether this is a demand effect (rules 1.2.3)."""
        return self.demand is not None


class Declaration:
    """A card with its effects, in printed order, for the third and for the first edition."""

    def __init__(self, card: Card) -> None:
        self.card: Final[Card] = card
        self.third: Final[list[Effect]] = []
        self.first: Final[list[Effect]] = []
        self.echo_effect: Effect | None = None
        self.has_karma: bool = False

    def _add(self, effect: Effect, edition: int) -> None:
        if edition & THIRD:
            self.third.append(effect)
        if edition & FIRST:
            self.first.append(effect)

    def dogma(self, text: str, edition: int = BOTH) -> Callable[[Act], Act]:
        """Declare the card's next non-demand effect, with its text in our words."""

        def declare(act: Act) -> Act:
            self._add(Effect(text, act, None), edition)
            return act

        return declare

    def echo(self, text: str) -> Callable[[Act], Act]:
        """Declare the card's echo effect (rules 1.2.3), with its text in our words."""

        def declare(act: Act) -> Act:
            self.echo_effect = Effect(text, act, None)
            return act

        return declare

    def compel(self, text: str) -> Callable[[Demand], Demand]:
        """Declare the card's next compel effect (rules 5.3.4), with its text in our words."""

        def declare(demand: Demand) -> Demand:
            self._add(Effect(text, None, demand, True), BOTH)
            return demand

        return declare

    def demand(self, text: str, edition: int = BOTH) -> Callable[[Demand], Demand]:
        """Declare the card's next demand effect, with its text in our words."""

        def declare(demand: Demand) -> Demand:
            self._add(Effect(text, None, demand), edition)
            return demand

        return declare


DECLARATIONS: Final[dict[int, Declaration]] = {}


def card(
    name: str,
    age: int,
    color: int,
    icons: str,
    featured: int,
    card_set: int = BASE,
    kind: int = NUMBERED,
    front: int = 0,
) -> Declaration:
    """Declare a numbered card; `icons` names what stands top left, bottom left, bottom center, bottom right.

    `featured` is -1 for a card without a featured icon, `front` the value face up where it is not `age`.
    """
    declaration = Declaration(CARDS.add(name, card_set, age, color, icons, featured, kind, front))
    DECLARATIONS[declaration.card.index] = declaration
    return declaration


def echo_of(card: Card) -> Effect | None:
    """The echo effect of a card; None for a card without one."""
    declaration = DECLARATIONS.get(card.index)
    return declaration.echo_effect if declaration is not None else None


def has_demand(card: Card, first_edition: bool = False) -> bool:
    """Whether a card has a demand or compel effect (rules 1.2.3)."""
    return len([effect for effect in effects_of(card, first_edition) if effect.is_demand]) > 0


def has_effects(card: Card) -> bool:
    """Whether a card has an effect of any kind (rules 1.2.3)."""
    declaration = DECLARATIONS.get(card.index)
    if declaration is None:
        return False
    return declaration.has_karma or declaration.echo_effect is not None or len(declaration.third) > 0


def effects_of(card: Card, first_edition: bool) -> list[Effect]:
    """The dogma effects of a card in printed order; none for a card without any."""
    declaration = DECLARATIONS.get(card.index)
    if declaration is None:
        return []
    return declaration.first if first_edition else declaration.third
