"""Figures of ages 1 and 2."""

from __future__ import annotations

from innovation.cards.figures.common import boxed_in_karma, figures_of_opponents, foreshadow_one_of, issues, its
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
    "For claiming achievements your highest top card counts one more per card in your forecast.",
)


@daedalus.echo("Draw a [4] and foreshadow it.")
def daedalus_echo(me: Player) -> None:
    me.draw_and_foreshadow(4)


@daedalus.each_points("Your achievements add their values to your points.")
def daedalus_points(me: Player) -> int:
    return sum([achievement.age for achievement in me.own.achievements])


huang_di = card("Huang Di", 1, BLUE, "bulb bulb echo hex", BULB)
issues(huang_di, "Advancement")


@huang_di.echo("Draw one card of value [2].")
def huang_di_echo(me: Player) -> None:
    me.draw(2)


@huang_di.each_icons("For each of your bulbs you have one more leaf.")
def huang_di_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(leaf=plain[BULB])


def icons(castle: int = 0, crown: int = 0, leaf: int = 0, bulb: int = 0, factory: int = 0, clock: int = 0) -> list[int]:
    """Extra icons, by kind."""
    return [castle, crown, leaf, bulb, factory, clock]


imhotep = card("Imhotep", 1, BLUE, "castle hex castle echo", CASTLE)


@imhotep.echo("Draw a [2] and meld it.")
def imhotep_echo(me: Player) -> None:
    me.draw_and_meld(2)


def _onto_an_unsplayed_pile(me: Player, event: Happening) -> bool:
    color = its(event).color
    return len(me.stack(color)) > 1 and me.splay_of(color) == UNSPLAYED


@imhotep.would(
    WOULD_MELD,
    "Instead of melding a card onto an unsplayed pile of two or more, splay the pile left and return that card.",
    instead=True,
    fits=_onto_an_unsplayed_pile,
)
def imhotep_karma(me: Player, event: Happening) -> None:
    me.splay(its(event).color, LEFT)
    me.return_(its(event))


fu_xi = card("Fu Xi", 1, GREEN, "echo crown hex crown", CROWN)
issues(fu_xi, "Trade")


@fu_xi.echo("Draw a [2] and score it.")
def fu_xi_echo(me: Player) -> None:
    me.draw_and_score(2)


@fu_xi.each_icons("You have one more bulb for every card that lies in your score pile or forecast.")
def fu_xi_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(bulb=len({*me.score_pile, *me.forecast}))


hatshepsut = card("Hatshepsut", 1, GREEN, "bonus:1 crown inspire hex", CROWN)


@hatshepsut.inspire("Draw one card of value [1].")
def hatshepsut_inspire(me: Player) -> None:
    me.draw(1)


@hatshepsut.would(
    WOULD_DRAW,
    "Before you draw a card above 1 while you hold a [1], return your whole hand; then draw two other cards of the value to be drawn.",
    fits=lambda me, event: event.value > 1 and boxed_in_karma(me, 1) in [held.age for held in me.hand],
)
def hatshepsut_karma(me: Player, event: Happening) -> None:
    me.return_all(me.hand)
    me.draw_several(2, exactly=event.value)


sargon_of_akkad = card("Sargon of Akkad", 1, GREEN, "bonus:1 crown hex inspire", CROWN)


@sargon_of_akkad.inspire("Draw a [1] and meld it.")
def sargon_of_akkad_inspire(me: Player) -> None:
    me.draw_and_meld(1)


@sargon_of_akkad.would(
    WOULD_MELD,
    "Instead of melding a card whose value is that of your top card of its color, tuck it.",
    instead=True,
    fits=lambda me, event: me.value(me.top(its(event).color)) == me.value(its(event)),
)
def sargon_of_akkad_karma(me: Player, event: Happening) -> None:
    me.tuck(its(event))


homer = card("Homer", 1, PURPLE, "hex inspire bonus:2 castle", CASTLE)


@homer.inspire("Draw a [2] and tuck it.")
def homer_inspire(me: Player) -> None:
    me.draw_and_tuck(2)


def _a_figure_in_hand(me: Player, event: Happening) -> bool:
    return its(event).card_set == FIGURES and its(event) in me.hand


@homer.would(
    WOULD_RETURN, "Instead of returning a Figure that you hold, tuck it.", instead=True, fits=_a_figure_in_hand
)
def homer_karma_return(me: Player, event: Happening) -> None:
    me.tuck(its(event))


@homer.would(WOULD_REMOVE, "Instead of removing a Figure that you hold, tuck it.", instead=True, fits=_a_figure_in_hand)
def homer_karma_remove(me: Player, event: Happening) -> None:
    me.tuck(its(event))


ptahhotep = card("Ptahhotep", 1, PURPLE, "hex inspire castle castle", CASTLE)


@ptahhotep.inspire("Score one of your top cards.")
def ptahhotep_inspire(me: Player) -> None:
    me.score_one(me.tops)


def _demanded_of_me(me: Player, event: Happening) -> bool:
    return event.other == me.seat


@ptahhotep.would(
    WOULD_DEMAND,
    "Before a demand that reaches you is carried out, transfer a highest card of the demander's score pile to yours.",
    whose=OTHERS,
    fits=_demanded_of_me,
)
def ptahhotep_karma(me: Player, event: Happening) -> None:
    demander = me.player_in(event.seat)
    me.transfer_one(demander.highest(demander.score_pile), me, SCORE)


sinuhe = card("Sinuhe", 1, PURPLE, "echo leaf leaf hex", LEAF)
issues(sinuhe, "Rivalry")


@sinuhe.echo("Choose between [2] and [3]; draw a card of that value and foreshadow it.")
def sinuhe_echo(me: Player) -> None:
    foreshadow_one_of(me, 2, 3)


@sinuhe.each_points("Each of your castles is worth a point.")
def sinuhe_points(me: Player) -> int:
    return me.count(CASTLE)


gilgamesh = card("Gilgamesh", 1, RED, "inspire hex bonus:1 castle", CASTLE)


@gilgamesh.inspire("Score one hand card.")
def gilgamesh_inspire(me: Player) -> None:
    me.score_one(me.hand)


@gilgamesh.each_icons("For each bonus on your board you have as many more castles as you have top cards.")
def gilgamesh_icons(me: Player, plain: list[int]) -> list[int]:
    bonuses = [bonus for stack in me.own.board for bonus in stack.visible_bonuses()]
    return icons(castle=len(bonuses) * len(me.tops))


hammurabi = card("Hammurabi", 1, RED, "bulb inspire hex bonus:2", BULB)


@hammurabi.inspire("Meld one hand card.")
def hammurabi_inspire(me: Player) -> None:
    me.meld_one(me.hand)


@hammurabi.would(
    WOULD_DEMAND,
    "Before a demand that reaches you is carried out, the demander obeys the same demand, made by you.",
    whose=OTHERS,
    fits=_demanded_of_me,
)
def hammurabi_karma(me: Player, event: Happening) -> None:
    effect = me.resolution.karma.demand_watched
    if isinstance(effect, Effect) and effect.demand is not None:
        demander = me.player_in(event.seat)
        me.resolution.executing = demander.seat
        effect.demand(me, demander)
        me.resolution.executing = me.seat
        if demander.own.revealed:
            me.resolution.keep_revealed()


tigernmas = card("Tigernmas", 1, RED, "hex leaf inspire leaf", LEAF)
issues(tigernmas, "War")


@tigernmas.inspire("Draw one card of value [1].")
def tigernmas_inspire(me: Player) -> None:
    me.draw(1)


@tigernmas.each_points("Each hand card is worth a point.")
def tigernmas_points(me: Player) -> int:
    return len(me.hand)


shennong = card("Shennong", 1, YELLOW, "leaf leaf hex inspire", LEAF)


@shennong.inspire("Draw a [2] and foreshadow it.")
def shennong_inspire(me: Player) -> None:
    me.draw_and_foreshadow(2)


@shennong.would(
    WOULD_FORESHADOW,
    "Before you foreshadow a card, score all cards of its value in your forecast.",
    fits=lambda me, event: its(event).age in [hidden.age for hidden in me.forecast],
)
def shennong_karma(me: Player, event: Happening) -> None:
    me.score_all([hidden for hidden in me.forecast if hidden.age == its(event).age])


sneferu = card("Sneferu", 1, YELLOW, "hex castle castle inspire", CASTLE)
issues(sneferu, "Expansion")


@sneferu.inspire("Draw a [2] and tuck it, again and again until it has no castle.")
def sneferu_inspire(me: Player) -> None:
    while me.draw_and_tuck(2).has(CASTLE):
        pass


@sneferu.each_icons("For each of your castles you have one more crown.")
def sneferu_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(crown=plain[CASTLE])


sunshu_ao = card("Sunshu Ao", 1, YELLOW, "hex bonus:1 inspire castle", CASTLE)


@sunshu_ao.inspire("Tuck one hand card.")
def sunshu_ao_inspire(me: Player) -> None:
    me.tuck_one(me.hand)


@sunshu_ao.would(
    WOULD_TUCK,
    "Instead of tucking a yellow card, carry out its non-demand effects alone; then transfer it to your hand.",
    instead=True,
    fits=lambda me, event: its(event).color == YELLOW,
)
def sunshu_ao_karma(me: Player, event: Happening) -> None:
    execute(me, its(event))
    me.transfer(its(event), me, HAND)


archimedes = card("Archimedes", 2, BLUE, "bulb hex echo bulb", BULB)
issues(archimedes, "Advancement")


@archimedes.echo("Draw one card of value [2].")
def archimedes_echo(me: Player) -> None:
    me.draw(2)


@archimedes.would(
    WOULD_DOGMA,
    "Before your Dogma action, add one to each number that stands in a box, in echo and dogma effects alike, until the action ends.",
    foretold=True,
)
def archimedes_karma(me: Player, event: Happening) -> None:
    me.resolution.karma.raised += 1


zhang_heng = card("Zhang Heng", 2, BLUE, "leaf echo bonus:2 hex", LEAF)
zhang_heng.trait(
    "counts its score pile as bonuses", "The bonuses on your board include the value of every card in your score pile."
)


@zhang_heng.echo("Draw a [3] and tuck it; every card above it in its pile is scored.")
def zhang_heng_echo(me: Player) -> None:
    tucked = me.draw_and_tuck(3)
    pile = me.stack(tucked.color)
    if tucked in pile:
        me.score_all(pile[: pile.index(tucked)])


augustus_caesar = card("Augustus Caesar", 2, GREEN, "castle hex castle inspire", CASTLE)


@augustus_caesar.inspire("Draw a [3] and foreshadow it.")
def augustus_caesar_inspire(me: Player) -> None:
    me.draw_and_foreshadow(3)


def _below_four(me: Player, event: Happening) -> bool:
    return its(event).age < 4


AUGUSTUS = "Before anybody {} a card below 4, it is shown to all. A red or green one with a castle is transferred to your board instead; then tuck your whole forecast."


@augustus_caesar.would(WOULD_MELD, AUGUSTUS.format("melds"), whose=ANYBODY, fits=_below_four)
def augustus_caesar_karma_meld(me: Player, event: Happening) -> None:
    _claim_for_rome(me, its(event))


@augustus_caesar.would(WOULD_FORESHADOW, AUGUSTUS.format("foreshadows"), whose=ANYBODY, fits=_below_four)
def augustus_caesar_karma_foreshadow(me: Player, event: Happening) -> None:
    _claim_for_rome(me, its(event))


def _claim_for_rome(me: Player, shown: Card) -> None:
    me.show([shown])
    if shown.color in (RED, GREEN) and shown.has(CASTLE):
        me.transfer(shown, me, BOARD)
        me.tuck_all(me.forecast)


ptolemy = card("Ptolemy", 2, GREEN, "hex crown inspire crown", CROWN)
issues(ptolemy, "Trade")


@ptolemy.inspire("Draw a [2] and meld it.")
def ptolemy_inspire(me: Player) -> None:
    me.draw_and_meld(2)


@ptolemy.each_cards("activatable", "Your Dogma actions may activate the blue top card of any board.")
def ptolemy_activates(me: Player) -> list[Card]:
    return [
        top for player in me.everyone if player != me for top in player.tops if top.color == BLUE and top.featured >= 0
    ]


confucius = card("Confucius", 2, PURPLE, "hex leaf echo bonus:3", LEAF)


@confucius.echo("Pick one opponent's top Figure whose value is 1; score it.")
def confucius_echo(me: Player) -> None:
    me.score_one(figures_of_opponents(me, 1, 1))


@confucius.would(
    WOULD_DOGMA,
    "In your Dogma action with a card that features castles, choose another icon that you show to count as the featured one.",
    fits=lambda me, event: its(event).featured == CASTLE,
    foretold=True,
)
def confucius_karma(me: Player, event: Happening) -> None:
    others = [icon for icon in range(len(ICONS)) if icon != CASTLE and me.count(icon) > 0]
    if others:
        me.resolution.karma.featured = me.choose_icon("feature", others)


plato = card("Plato", 2, PURPLE, "bulb hex bulb inspire", BULB)
issues(plato, "Rivalry")


@plato.inspire("Optionally choose one of your colors and splay it left.")
def plato_inspire(me: Player) -> None:
    me.may_splay(LEFT)


@plato.each_icons("You have one more castle, bulb, leaf and crown for each of your splayed colors.")
def plato_icons(me: Player, plain: list[int]) -> list[int]:
    splayed = len([color for color in me.colors if me.splay_of(color) != UNSPLAYED])
    return icons(castle=splayed, crown=splayed, leaf=splayed, bulb=splayed)


alexander_the_great = card("Alexander the Great", 2, RED, "bonus:2 inspire hex castle", CASTLE)


@alexander_the_great.inspire("Score one hand card.")
def alexander_the_great_inspire(me: Player) -> None:
    me.score_one(me.hand)


@alexander_the_great.when_melded("Score every top Figure of value 1 or 2 of all opponents' boards.")
def alexander_the_great_when(me: Player) -> None:
    me.score_all(figures_of_opponents(me, 1, 2))


@alexander_the_great.would(
    WOULD_DOGMA, "In your Dogma actions the players' points are compared in place of featured icons.", foretold=True
)
def alexander_the_great_karma(me: Player, event: Happening) -> None:
    me.resolution.karma.by_points = True


sun_tzu = card("Sun Tzu", 2, RED, "inspire castle hex castle", CASTLE)
issues(sun_tzu, "War")


@sun_tzu.inspire("Draw one card of value [2].")
def sun_tzu_inspire(me: Player) -> None:
    me.draw(2)


@sun_tzu.would(
    WOULD_DRAW_BONUS,
    "Before you draw a sharing bonus, meld as many hand cards that bear the action's featured icon as you like.",
)
def sun_tzu_karma(me: Player, event: Happening) -> None:
    featured = me.resolution.karma.featured
    me.meld_some(me.hand, 0, len(me.hand), lambda held: held.has(featured))


cai_lun = card("Cai Lun", 2, YELLOW, "echo crown crown hex", CROWN)


@cai_lun.echo("Optionally choose one of your colors and splay it left.")
def cai_lun_echo(me: Player) -> None:
    me.may_splay(LEFT)


@cai_lun.would(WOULD_CLAIM, "Before you claim an achievement, a [3] is drawn and foreshadowed.")
def cai_lun_karma(me: Player, event: Happening) -> None:
    me.draw_and_foreshadow(3)


@cai_lun.each_cards("available", "You may claim your forecast cards as if they were available achievements.")
def cai_lun_available(me: Player) -> list[Card]:
    return list(me.forecast)


ximen_bao = card("Ximen Bao", 2, YELLOW, "inspire bonus:2 hex leaf", LEAF)
issues(ximen_bao, "Expansion")
ximen_bao.trait(
    "gathers effects",
    "All inspire and echo effects that show on your board count as this pile's too, in this order: red, blue, green, purple, yellow, each pile from the bottom up.",
)


@ximen_bao.inspire("Tuck one hand card.")
def ximen_bao_inspire(me: Player) -> None:
    me.tuck_one(me.hand)
