"""Figures of ages 1 and 2."""

from __future__ import annotations

from innovation.cards.figures.common import figures_of_opponents, foreshadow_one_of, issues, its
from innovation.material.card import Card
from innovation.material.words import (
    BLUE,
    BULB,
    CASTLE,
    CROWN,
    FIGURES,
    GREEN,
    ICONS,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    UNSPLAYED,
    YELLOW,
)
from innovation.rules.dogma import execute
from innovation.rules.effects import Effect
from innovation.rules.karma import ANYBODY, OTHERS, card
from innovation.rules.player import Player
from innovation.rules.resolution import (
    WOULD_CLAIM,
    WOULD_DEMAND,
    WOULD_DOGMA,
    WOULD_DRAW,
    WOULD_DRAW_BONUS,
    WOULD_FORESHADOW,
    WOULD_MELD,
    WOULD_REMOVE,
    WOULD_RETURN,
    WOULD_TUCK,
    Happening,
)
from innovation.table.zones import BOARD, HAND, SCORE

daedalus = card("Daedalus", 1, BLUE, "echo hex castle castle", CASTLE)
daedalus.trait(
    "forecast raises its highest top card",
    "Per forecast card your best top card counts one more for claiming achievements.",
)


@daedalus.echo("A [4] goes from the supply into your forecast.")
def daedalus_echo(me: Player) -> None:
    me.draw_and_foreshadow(4)


@daedalus.each_points("Your achievements add their values to your points.")
def daedalus_points(me: Player) -> int:
    return sum([achievement.age for achievement in me.own.achievements])


huang_di = card("Huang Di", 1, BLUE, "bulb bulb echo hex", BULB)
issues(huang_di, "Advancement")


@huang_di.echo("Take a [2] from the supply.")
def huang_di_echo(me: Player) -> None:
    me.draw(2)


@huang_di.each_icons("Each of your bulbs gives you a leaf on top.")
def huang_di_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(leaf=plain[BULB])


def icons(castle: int = 0, crown: int = 0, leaf: int = 0, bulb: int = 0, factory: int = 0, clock: int = 0) -> list[int]:
    """Extra icons, by kind."""
    return [castle, crown, leaf, bulb, factory, clock]


imhotep = card("Imhotep", 1, BLUE, "castle hex castle echo", CASTLE)


@imhotep.echo("A [2] comes from the supply onto your board as a meld.")
def imhotep_echo(me: Player) -> None:
    me.draw_and_meld(2)


def _onto_an_unsplayed_pile(me: Player, event: Happening) -> bool:
    color = its(event).color
    return len(me.stack(color)) > 1 and me.splay_of(color) == UNSPLAYED


@imhotep.would(
    WOULD_MELD,
    "Instead of melding onto an unsplayed pile of two or more, splay it left and return the card.",
    instead=True,
    fits=_onto_an_unsplayed_pile,
)
def imhotep_karma(me: Player, event: Happening) -> None:
    me.splay(its(event).color, LEFT)
    me.return_(its(event))


fu_xi = card("Fu Xi", 1, GREEN, "echo crown hex crown", CROWN)
issues(fu_xi, "Trade")


@fu_xi.echo("A [2] goes from the supply to your score pile (score).")
def fu_xi_echo(me: Player) -> None:
    me.draw_and_score(2)


@fu_xi.each_icons("Each card in your score pile and forecast gives you a bulb.")
def fu_xi_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(bulb=len({*me.score_pile, *me.forecast}))


hatshepsut = card("Hatshepsut", 1, GREEN, "bonus:1 crown inspire hex", CROWN)


@hatshepsut.inspire("Take a [1] from the supply.")
def hatshepsut_inspire(me: Player) -> None:
    me.draw(1)


@hatshepsut.would(
    WOULD_DRAW,
    "Before drawing a card above [1] while you hold a [1], return your hand and draw two cards of that value.",
    fits=lambda me, event: event.value > 1 and len([held for held in me.hand if held.age == 1]) > 0,
)
def hatshepsut_karma(me: Player, event: Happening) -> None:
    me.return_all(me.hand)
    me.draw_several(2, exactly=event.value)


sargon_of_akkad = card("Sargon of Akkad", 1, GREEN, "bonus:1 crown hex inspire", CROWN)


@sargon_of_akkad.inspire("A [1] comes from the supply onto your board as a meld.")
def sargon_of_akkad_inspire(me: Player) -> None:
    me.draw_and_meld(1)


@sargon_of_akkad.would(
    WOULD_MELD,
    "Instead of melding a card equal in value to your top card in its color, tuck it.",
    instead=True,
    fits=lambda me, event: me.value(me.top(its(event).color)) == me.value(its(event)),
)
def sargon_of_akkad_karma(me: Player, event: Happening) -> None:
    me.tuck(its(event))


homer = card("Homer", 1, PURPLE, "hex inspire bonus:2 castle", CASTLE)


@homer.inspire("A [2] goes from the supply under your pile of its color (tuck).")
def homer_inspire(me: Player) -> None:
    me.draw_and_tuck(2)


def _a_figure_in_hand(me: Player, event: Happening) -> bool:
    return its(event).card_set == FIGURES and its(event) in me.hand


@homer.would(
    WOULD_RETURN, "Instead of returning a Figure from your hand, tuck it.", instead=True, fits=_a_figure_in_hand
)
def homer_karma_return(me: Player, event: Happening) -> None:
    me.tuck(its(event))


@homer.would(
    WOULD_REMOVE, "Instead of removing a Figure from your hand, tuck it.", instead=True, fits=_a_figure_in_hand
)
def homer_karma_remove(me: Player, event: Happening) -> None:
    me.tuck(its(event))


ptahhotep = card("Ptahhotep", 1, PURPLE, "hex inspire castle castle", CASTLE)


@ptahhotep.inspire("One of your top cards is scored.")
def ptahhotep_inspire(me: Player) -> None:
    me.score_one(me.tops)


def _demanded_of_me(me: Player, event: Happening) -> bool:
    return event.other == me.seat


@ptahhotep.would(
    WOULD_DEMAND,
    "Before a demand reaches you, take the best card of the demander's score pile into yours.",
    whose=OTHERS,
    fits=_demanded_of_me,
)
def ptahhotep_karma(me: Player, event: Happening) -> None:
    demander = me.player_in(event.seat)
    me.transfer_one(demander.highest(demander.score_pile), me, SCORE)


sinuhe = card("Sinuhe", 1, PURPLE, "echo leaf leaf hex", LEAF)
issues(sinuhe, "Rivalry")


@sinuhe.echo("A [2] or a [3], as you like, goes from the supply into your forecast.")
def sinuhe_echo(me: Player) -> None:
    foreshadow_one_of(me, 2, 3)


@sinuhe.each_points("Each of your castles is worth a point.")
def sinuhe_points(me: Player) -> int:
    return me.count(CASTLE)


gilgamesh = card("Gilgamesh", 1, RED, "inspire hex bonus:1 castle", CASTLE)


@gilgamesh.inspire("One hand card goes to your score pile (score).")
def gilgamesh_inspire(me: Player) -> None:
    me.score_one(me.hand)


@gilgamesh.each_icons("Each bonus on your board gives you a castle per top card.")
def gilgamesh_icons(me: Player, plain: list[int]) -> list[int]:
    bonuses = [bonus for stack in me.own.board for bonus in stack.visible_bonuses()]
    return icons(castle=len(bonuses) * len(me.tops))


hammurabi = card("Hammurabi", 1, RED, "bulb inspire hex bonus:2", BULB)


@hammurabi.inspire("One hand card goes onto your board (meld).")
def hammurabi_inspire(me: Player) -> None:
    me.meld_one(me.hand)


@hammurabi.would(
    WOULD_DEMAND,
    "Before a demand reaches you, make the same demand of the demander.",
    whose=OTHERS,
    fits=_demanded_of_me,
)
def hammurabi_karma(me: Player, event: Happening) -> None:
    effect = me.resolution.demand_watched
    if isinstance(effect, Effect) and effect.demand is not None:
        demander = me.player_in(event.seat)
        me.resolution.executing = demander.seat
        effect.demand(me, demander)
        me.resolution.executing = me.seat
        if demander.own.revealed:
            me.resolution.keep_revealed()


tigernmas = card("Tigernmas", 1, RED, "hex leaf inspire leaf", LEAF)
issues(tigernmas, "War")


@tigernmas.inspire("Take a [1] from the supply.")
def tigernmas_inspire(me: Player) -> None:
    me.draw(1)


@tigernmas.each_points("Each hand card is worth a point.")
def tigernmas_points(me: Player) -> int:
    return len(me.hand)


shennong = card("Shennong", 1, YELLOW, "leaf leaf hex inspire", LEAF)


@shennong.inspire("A [2] goes from the supply into your forecast.")
def shennong_inspire(me: Player) -> None:
    me.draw_and_foreshadow(2)


@shennong.would(
    WOULD_FORESHADOW,
    "Before foreshadowing a card of a value your forecast has, score all its cards of this value.",
    fits=lambda me, event: its(event).age in [hidden.age for hidden in me.forecast],
)
def shennong_karma(me: Player, event: Happening) -> None:
    me.score_all([hidden for hidden in me.forecast if hidden.age == its(event).age])


sneferu = card("Sneferu", 1, YELLOW, "hex castle castle inspire", CASTLE)
issues(sneferu, "Expansion")


@sneferu.inspire("Draw and tuck [2]s until one without a castle has been tucked.")
def sneferu_inspire(me: Player) -> None:
    while me.draw_and_tuck(2).has(CASTLE):
        pass


@sneferu.each_icons("Each of your castles gives you a crown on top.")
def sneferu_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(crown=plain[CASTLE])


sunshu_ao = card("Sunshu Ao", 1, YELLOW, "hex bonus:1 inspire castle", CASTLE)


@sunshu_ao.inspire("One hand card goes under its pile (tuck).")
def sunshu_ao_inspire(me: Player) -> None:
    me.tuck_one(me.hand)


@sunshu_ao.would(
    WOULD_TUCK,
    "Instead of tucking a yellow card, carry out its shareable effects alone; then it comes to your hand.",
    instead=True,
    fits=lambda me, event: its(event).color == YELLOW,
)
def sunshu_ao_karma(me: Player, event: Happening) -> None:
    execute(me, its(event))
    me.transfer(its(event), me, HAND)


archimedes = card("Archimedes", 2, BLUE, "bulb hex echo bulb", BULB)
issues(archimedes, "Advancement")


@archimedes.echo("Take a [2] from the supply.")
def archimedes_echo(me: Player) -> None:
    me.draw(2)


@archimedes.would(
    WOULD_DOGMA, "Before your Dogma action, every boxed value in its echo and dogma effects rises by one."
)
def archimedes_karma(me: Player, event: Happening) -> None:
    me.resolution.raised += 1


zhang_heng = card("Zhang Heng", 2, BLUE, "leaf echo bonus:2 hex", LEAF)
zhang_heng.trait(
    "counts its score pile as bonuses", "Each card in your score pile counts as a bonus of its value on your board."
)


@zhang_heng.echo("Draw and tuck a [3]; all cards above it in its pile are scored.")
def zhang_heng_echo(me: Player) -> None:
    tucked = me.draw_and_tuck(3)
    pile = me.stack(tucked.color)
    if tucked in pile:
        me.score_all(pile[: pile.index(tucked)])


augustus_caesar = card("Augustus Caesar", 2, GREEN, "castle hex castle inspire", CASTLE)


@augustus_caesar.inspire("A [3] goes from the supply into your forecast.")
def augustus_caesar_inspire(me: Player) -> None:
    me.draw_and_foreshadow(3)


def _below_four(me: Player, event: Happening) -> bool:
    return its(event).age < 4


AUGUSTUS = "Whoever would {} a card below 4 shows it first; red or green with a castle, it goes to your board instead, and you tuck your forecast."


@augustus_caesar.would(WOULD_MELD, AUGUSTUS.format("meld"), whose=ANYBODY, fits=_below_four)
def augustus_caesar_karma_meld(me: Player, event: Happening) -> None:
    _claim_for_rome(me, its(event))


@augustus_caesar.would(WOULD_FORESHADOW, AUGUSTUS.format("foreshadow"), whose=ANYBODY, fits=_below_four)
def augustus_caesar_karma_foreshadow(me: Player, event: Happening) -> None:
    _claim_for_rome(me, its(event))


def _claim_for_rome(me: Player, shown: Card) -> None:
    me.show([shown])
    if shown.color in (RED, GREEN) and shown.has(CASTLE):
        me.transfer(shown, me, BOARD)
        me.tuck_all(me.forecast)


ptolemy = card("Ptolemy", 2, GREEN, "hex crown inspire crown", CROWN)
issues(ptolemy, "Trade")


@ptolemy.inspire("A [2] comes from the supply onto your board as a meld.")
def ptolemy_inspire(me: Player) -> None:
    me.draw_and_meld(2)


@ptolemy.each_cards("activatable", "You may activate blue top cards on any board.")
def ptolemy_activates(me: Player) -> list[Card]:
    return [
        top for player in me.everyone if player != me for top in player.tops if top.color == BLUE and top.featured >= 0
    ]


confucius = card("Confucius", 2, PURPLE, "hex leaf echo bonus:3", LEAF)


@confucius.echo("An opponent's top Figure of value 1 is scored by you.")
def confucius_echo(me: Player) -> None:
    me.score_one(figures_of_opponents(me, 1, 1))


@confucius.would(
    WOULD_DOGMA,
    "Activating a card that features castles, choose another icon you show as the featured one instead.",
    fits=lambda me, event: its(event).featured == CASTLE,
)
def confucius_karma(me: Player, event: Happening) -> None:
    others = [icon for icon in range(len(ICONS)) if icon != CASTLE and me.count(icon) > 0]
    if others:
        me.resolution.featured = me.choose_icon("feature", others)


plato = card("Plato", 2, PURPLE, "bulb hex bulb inspire", BULB)
issues(plato, "Rivalry")


@plato.inspire("Optionally one of your colors becomes splayed left.")
def plato_inspire(me: Player) -> None:
    me.may_splay(LEFT)


@plato.each_icons("Each of your splayed colors gives you a castle, a bulb, a leaf and a crown.")
def plato_icons(me: Player, plain: list[int]) -> list[int]:
    splayed = len([color for color in me.colors if me.splay_of(color) != UNSPLAYED])
    return icons(castle=splayed, crown=splayed, leaf=splayed, bulb=splayed)


alexander_the_great = card("Alexander the Great", 2, RED, "bonus:2 inspire hex castle", CASTLE)


@alexander_the_great.inspire("One hand card goes to your score pile (score).")
def alexander_the_great_inspire(me: Player) -> None:
    me.score_one(me.hand)


@alexander_the_great.when_melded("Score all opponents' top Figures of value 1 or 2.")
def alexander_the_great_when(me: Player) -> None:
    me.score_all(figures_of_opponents(me, 1, 2))


@alexander_the_great.would(WOULD_DOGMA, "In your Dogma action points are compared in place of featured icons.")
def alexander_the_great_karma(me: Player, event: Happening) -> None:
    me.resolution.by_points = True


sun_tzu = card("Sun Tzu", 2, RED, "inspire castle hex castle", CASTLE)
issues(sun_tzu, "War")


@sun_tzu.inspire("Take a [2] from the supply.")
def sun_tzu_inspire(me: Player) -> None:
    me.draw(2)


@sun_tzu.would(
    WOULD_DRAW_BONUS,
    "Before drawing a sharing bonus, meld hand cards that show the featured icon, as many as you like.",
)
def sun_tzu_karma(me: Player, event: Happening) -> None:
    featured = me.resolution.featured
    me.meld_some(me.hand, 0, len(me.hand), lambda held: held.has(featured))


cai_lun = card("Cai Lun", 2, YELLOW, "echo crown crown hex", CROWN)


@cai_lun.echo("Optionally one of your colors becomes splayed left.")
def cai_lun_echo(me: Player) -> None:
    me.may_splay(LEFT)


@cai_lun.would(WOULD_CLAIM, "Before claiming an achievement, a [3] is drawn into your forecast.")
def cai_lun_karma(me: Player, event: Happening) -> None:
    me.draw_and_foreshadow(3)


@cai_lun.each_cards("available", "Your forecast cards are available achievements for you.")
def cai_lun_available(me: Player) -> list[Card]:
    return list(me.forecast)


ximen_bao = card("Ximen Bao", 2, YELLOW, "inspire bonus:2 hex leaf", LEAF)
issues(ximen_bao, "Expansion")
ximen_bao.trait(
    "gathers effects",
    "Every inspire and echo effect on your board counts as in this pile: red, blue, green, purple, then yellow.",
)


@ximen_bao.inspire("One hand card goes under its pile (tuck).")
def ximen_bao_inspire(me: Player) -> None:
    me.tuck_one(me.hand)
