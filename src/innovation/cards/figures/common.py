"""What many Figures say: the same decree sentences, and the same looks at all boards."""

from __future__ import annotations

from collections.abc import Callable

from innovation.material.card import Card
from innovation.material.words import FIGURES
from innovation.rules.karma import Figure
from innovation.rules.player import FORESHADOW, Player
from innovation.rules.resolution import Happening


def issues(figure: Figure, decree: str) -> None:
    """Declare the decree karma."""
    figure.issues(decree, f"With any two Figures in hand you may issue {decree}.")


def tops_anywhere(me: Player, fits: Callable[[Card], bool]) -> list[Card]:
    """The top cards of all boards that fit."""
    return [top for player in me.everyone for top in player.tops if fits(top)]


def figures_of_opponents(me: Player, least: int, most: int) -> list[Card]:
    """The opponents' top Figures of these values."""
    tops = [top for opponent in me.opponents for top in opponent.tops]
    return [top for top in tops if top.card_set == FIGURES and least <= top.front <= most]


def foreshadow_one_of(me: Player, *values: int) -> None:
    """Draw a card of one of these values, the player's choice, into the forecast."""
    me.draw_and_foreshadow(exactly=me.choose_boxed(FORESHADOW, *values))


def boxed_in_karma(me: Player, value: int) -> int:
    """A boxed number in the text of a karma that is watching, not yet carried out (rulings 0)."""
    return value + me.resolution.karma.raised_in_karma


def its(happening: Happening) -> Card:
    """The card a happening is about."""
    assert happening.card is not None
    return happening.card
