"""Ching Shih, the relic that is a Figure (rules 14.6.1)."""

from __future__ import annotations

from innovation.cards.figures.common import its
from innovation.material.card import RELIC
from innovation.material.words import CLOCK, FIGURES, RED
from innovation.rules.karma import card
from innovation.rules.player import TRANSFER_FROM, Player
from innovation.rules.resolution import WOULD_SCORE, Happening
from innovation.table.zones import ACHIEVEMENTS, SCORE

ching_shih = card("Ching Shih", 6, RED, "clock clock hex leaf", CLOCK, RELIC)


@ching_shih.when_melded("Transfer one achievement of an opponent to your achievements.")
def ching_shih_when(me: Player) -> None:
    owner = me.choose_player(TRANSFER_FROM, [opponent for opponent in me.opponents if opponent.movable_achievements])
    if owner:
        me.transfer_one(owner.movable_achievements, me, ACHIEVEMENTS)


@ching_shih.would(
    WOULD_SCORE,
    "Instead of scoring a card that is no Figure, move a card of its value to your score pile out of an opponent's.",
    instead=True,
    fits=lambda me, event: its(event).card_set != FIGURES,
)
def ching_shih_karma(me: Player, event: Happening) -> None:
    value = me.value(its(event))
    owner = me.choose_player(TRANSFER_FROM, [opponent for opponent in me.opponents if opponent.scored_of(value)])
    if owner:
        me.transfer_one(owner.scored_of(value), me, SCORE)
