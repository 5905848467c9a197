"""Standing: what counts for a player now, by the game's own reckoning (rules 7.4, 8, 9, 12.6.5)."""

from __future__ import annotations

from typing import Final

from innovation.material.card import Card
from innovation.rules.karma_achievements import progress
from innovation.rules.resolution import Resolution
from innovation.table.zones import BOARD, zone_of


class Claim:
    """An available achievement as one player stands to it.

    `card` is what everybody sees of it: its back, or its name where karma makes a top card available. `needed` is the
    score it takes, less what karma pays; `within_reach` says whether an Achieve action could claim it now.
    """

    def __init__(self, card: str, needed: int, within_reach: bool) -> None:
        self.card: Final[str] = card
        self.needed: Final[int] = needed
        self.within_reach: Final[bool] = within_reach


class Standing:
    """What counts for a player now, karma included; all of it is public.

    `icons` by kind; `bonuses`, highest first; `achievements` of his own by number; `claims`, one for each available
    achievement; `progress` towards the unclaimed special achievements by name, as pairs of have and need.
    """

    def __init__(
        self,
        icons: list[int],
        bonuses: list[int],
        achievements: int,
        claims: list[Claim],
        progress: dict[str, list[tuple[int, int]]],
    ) -> None:
        self.icons: Final[list[int]] = icons
        self.bonuses: Final[list[int]] = bonuses
        self.achievements: Final[int] = achievements
        self.claims: Final[list[Claim]] = claims
        self.progress: Final[dict[str, list[tuple[int, int]]]] = progress


def standing_of(game: Resolution, seat: int) -> Standing:
    """How a player stands on the table as it is."""
    bonuses = sorted(game.visible_bonuses(seat), reverse=True) if game.rules.bonuses else []
    return Standing(
        game.icon_counts(seat),
        bonuses,
        game.achievement_count(seat),
        _claims(game, seat),
        {card.name: progress(game, seat, card) for card in game.position.special},
    )


def _claims(game: Resolution, seat: int) -> list[Claim]:
    figures = game.moments.figures
    available = list(game.position.available)
    if figures is not None:
        available += figures.available(game, seat)
    points = game.points(seat)
    return [_claim(game, seat, points, card) for card in sorted(available, key=lambda card: (card.age, card.card_set))]


def _claim(game: Resolution, seat: int, points: int, card: Card) -> Claim:
    value = game.value_of(card)
    needed = game.price(seat, value)
    figures = game.moments.figures
    if figures is not None:
        needed = max(0, needed - figures.discount(game, seat, value))
    on_board = zone_of(game.position.where[card.index]) == BOARD
    return Claim(card.name if on_board else card.back, needed, game.reaches(seat, value) and points >= needed)
