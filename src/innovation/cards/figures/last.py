"""Figures of ages 9 and 10."""

from __future__ import annotations

from innovation.cards.figures.common import figures_of_opponents, issues, its, tops_anywhere
from innovation.material.card import Card
from innovation.material.words import (
    BLUE,
    BULB,
    CASTLE,
    CLOCK,
    CROWN,
    FACTORY,
    FIGURES,
    GREEN,
    LEAF,
    PURPLE,
    RED,
    UP,
    YELLOW,
)
from innovation.rules.dogma import execute
from innovation.rules.figures import execute_echo, execute_inspire
from innovation.rules.karma import ANYBODY, OPPONENTS, OTHERS, card
from innovation.rules.player import CHOOSE, Player, colored
from innovation.rules.resolution import (
    WOULD_DOGMA,
    WOULD_DRAW,
    WOULD_MELD,
    WOULD_NOT_DRAW_BONUS,
    WOULD_SCORE,
    WOULD_TUCK,
    WOULD_WIN,
    Happening,
)
from innovation.table.zones import REMOVED, SCORE

grace_hopper = card("Grace Hopper", 9, BLUE, "bulb hex bonus:9 inspire", BULB)


@grace_hopper.inspire("Tuck one hand card, then another one.")
def grace_hopper_inspire(me: Player) -> None:
    me.tuck_some(me.hand, 2, 2)


@grace_hopper.would(
    WOULD_NOT_DRAW_BONUS,
    "After another player's Dogma action that earned no sharing bonus, draw a [10] openly; a blue one wins you the game.",
    whose=OTHERS,
)
def grace_hopper_karma(me: Player, event: Happening) -> None:
    if me.draw_and_reveal(10).color == BLUE:
        me.win_by(grace_hopper.card)
    me.resolution.keep_revealed()


wernher_von_braun = card("Wernher Von Braun", 9, BLUE, "inspire bulb bulb hex", BULB)


@wernher_von_braun.inspire("Draw a [10] and foreshadow it.")
def wernher_von_braun_inspire(me: Player) -> None:
    me.draw_and_foreshadow(10)


@wernher_von_braun.each_cards("score", "Your forecast cards count as score pile cards too.")
def wernher_von_braun_score(me: Player) -> list[Card]:
    return list(me.own.forecast)


hedy_lamarr = card("Hedy Lamarr", 9, GREEN, "clock echo clock hex", CLOCK)
issues(hedy_lamarr, "Trade")
hedy_lamarr.trait("needs one less", "Each number in the condition of a special achievement is one lower for you.")


@hedy_lamarr.echo("Optionally choose one of your colors and splay it up.")
def hedy_lamarr_echo(me: Player) -> None:
    me.may_splay(UP)


taiichi_ohno = card("Taiichi Ohno", 9, GREEN, "hex clock clock echo", CLOCK)


@taiichi_ohno.echo("Draw one card of value [10].")
def taiichi_ohno_echo(me: Player) -> None:
    me.draw(10)


@taiichi_ohno.would(
    WOULD_DOGMA,
    "Before your Dogma action, achieve one hand card that features the same icon as the activated card, eligible or not.",
)
def taiichi_ohno_karma(me: Player, event: Happening) -> None:
    featured = its(event).featured
    chosen = me.choose("achieve", me.hand, lambda held: held.featured == featured)
    if chosen:
        me.achieve(chosen)


gene_roddenberry = card("Gene Roddenberry", 9, PURPLE, "crown hex echo bonus:9", CROWN)


@gene_roddenberry.echo("Meld one purple top card of anybody's board.")
def gene_roddenberry_echo(me: Player) -> None:
    me.meld_one(tops_anywhere(me, lambda top: top.color == PURPLE))


@gene_roddenberry.would(
    WOULD_MELD,
    "If you are about to meld Enterprise, you win the game instead; instead of melding another purple card, tuck it and return one top Figure of anybody's board.",
    instead=True,
    fits=lambda me, event: its(event).color == PURPLE,
)
def gene_roddenberry_karma(me: Player, event: Happening) -> None:
    if its(event).name == "Enterprise":
        me.win_by(gene_roddenberry.card)
    me.tuck(its(event))
    me.return_one(tops_anywhere(me, lambda top: top.card_set == FIGURES))


pele = card("Pelé", 9, PURPLE, "hex bonus:10 inspire crown", CROWN)
issues(pele, "Rivalry")


@pele.inspire("Three times over, draw a [9] and tuck it.")
def pele_inspire(me: Player) -> None:
    for _ in range(3):
        me.draw_and_tuck(9)


@pele.would(
    WOULD_TUCK,
    "If you are about to tuck a yellow card and have tucked a green one earlier this turn, you win the game instead.",
    instead=True,
    fits=lambda me, event: its(event).color == YELLOW and me.own.tucked_green,
)
def pele_karma(me: Player, event: Happening) -> None:
    me.win_by(pele.card)


mikhail_kalashnikov = card("Mikhail Kalashnikov", 9, RED, "inspire factory factory hex", FACTORY)


@mikhail_kalashnikov.inspire("Tuck one hand card.")
def mikhail_kalashnikov_inspire(me: Player) -> None:
    me.tuck_one(me.hand)


@mikhail_kalashnikov.would(
    WOULD_TUCK,
    "Instead of tucking a red card, pick one opponent's red top card; move it into your score pile, or carry out its effects other than demands, unshared.",
    instead=True,
    fits=lambda me, event: its(event).color == RED,
)
def mikhail_kalashnikov_karma(me: Player, event: Happening) -> None:
    tops = [opponent.top(RED) for opponent in me.opponents]
    chosen = me.choose(CHOOSE, [top for top in tops if top])
    if chosen is None:
        return
    if me.prefers("transfer not execute", chosen):
        me.transfer(chosen, me, SCORE)
    else:
        execute(me, chosen)


nelson_mandela = card("Nelson Mandela", 9, RED, "leaf inspire hex leaf", LEAF)
nelson_mandela.trait("never fades", "Your Figures do not fade.")


@nelson_mandela.inspire("Draw a [9] and meld it.")
def nelson_mandela_inspire(me: Player) -> None:
    me.draw_and_meld(9)


@nelson_mandela.each_achievements(
    "For every pair of inspire effects that show on your board you have one more achievement."
)
def nelson_mandela_achievements(me: Player) -> int:
    return sum([len(stack.showing("inspire")) for stack in me.own.board]) // 2


che_guevara = card("Che Guevara", 9, YELLOW, "hex leaf echo leaf", LEAF)


@che_guevara.echo("Draw a [9] and score it.")
def che_guevara_echo(me: Player) -> None:
    me.draw_and_score(9)


@che_guevara.when_melded("Score every top Figure of all opponents' boards.")
def che_guevara_when(me: Player) -> None:
    me.score_all(figures_of_opponents(me, 1, 11))


@che_guevara.would(
    WOULD_SCORE,
    "Instead of scoring a green card, remove it from the game, and with it the score piles of all players.",
    instead=True,
    fits=lambda me, event: its(event).color == GREEN,
)
def che_guevara_karma(me: Player, event: Happening) -> None:
    me.resolution.remove_all([its(event), *[scored for player in me.everyone for scored in player.score_pile]])


ruth_handler = card("Ruth Handler", 9, YELLOW, "bonus:9 inspire hex factory", FACTORY)


@ruth_handler.inspire("Transfer one of your top cards to your hand.")
def ruth_handler_inspire(me: Player) -> None:
    me.take_one(me.tops)


@ruth_handler.would(
    WOULD_MELD,
    "Before you meld a card, meld your other hand cards of its color; then for each of these draw a [9] and achieve it, eligible or not.",
)
def ruth_handler_karma(me: Player, event: Happening) -> None:
    others = [held for held in me.hand if held is not its(event)]
    melded = me.meld_fitting(others, colored(its(event).color))
    for _ in melded:
        me.achieve(me.draw(9))


stephen_hawking = card("Stephen Hawking", 10, BLUE, "bonus:11 inspire bulb hex", BULB)
stephen_hawking.trait(
    "turns hexagons into echoes",
    "Hexagons that show on your board serve as echo effects too: score the card at the bottom of the hexagon's color.",
)


@stephen_hawking.inspire("Draw a [10] and tuck it.")
def stephen_hawking_inspire(me: Player) -> None:
    me.draw_and_tuck(10)


susan_blackmore = card("Susan Blackmore", 10, BLUE, "inspire bulb hex bulb", BULB)


@susan_blackmore.inspire("Choose an inspire effect or an echo effect that shows on anybody's board; carry it out.")
def susan_blackmore_inspire(me: Player) -> None:
    stacks = [stack for player in me.everyone for stack in player.own.board]
    echoes = [shown for stack in stacks for shown in stack.visible_echoes()]
    inspiring = [shown for stack in stacks for shown in stack.showing("inspire") if shown is not susan_blackmore.card]
    chosen = me.choose(CHOOSE, [*echoes, *inspiring])
    if chosen in echoes and chosen:
        execute_echo(me, chosen)
    elif chosen:
        execute_inspire(me, chosen)


@susan_blackmore.would(
    WOULD_NOT_DRAW_BONUS,
    "After another player's Dogma action that earned no sharing bonus, transfer the activated card to your score pile.",
    whose=OTHERS,
)
def susan_blackmore_karma(me: Player, event: Happening) -> None:
    if me.resolution.position.where[its(event).index] != REMOVED:  # rules 6.14.1: it never comes back
        me.transfer(its(event), me, SCORE)


muhammad_yunus = card("Muhammad Yunus", 10, GREEN, "crown inspire hex crown", CROWN)


@muhammad_yunus.inspire("Draw one card of value [10].")
def muhammad_yunus_inspire(me: Player) -> None:
    me.draw(10)


@muhammad_yunus.would(
    WOULD_DOGMA,
    "Before any player's Dogma action, optionally return one hand card; if you did, you count as having more of the activated card's featured icon than anybody else throughout the action.",
    whose=ANYBODY,
)
def muhammad_yunus_karma(me: Player, event: Happening) -> None:
    if me.may_return(me.hand):
        me.resolution.karma.majority = me.seat


sergey_brin = card("Sergey Brin", 10, GREEN, "hex clock clock inspire", CLOCK)


@sergey_brin.inspire("Optionally choose one of your colors and splay it up.")
def sergey_brin_inspire(me: Player) -> None:
    me.may_splay(UP)


@sergey_brin.each_cards("activatable", "Your Dogma actions may activate the top cards of all boards.")
def sergey_brin_activates(me: Player) -> list[Card]:
    return [top for player in me.everyone if player != me for top in player.tops if top.featured >= 0]


kim_yu_na = card("Kim Yu-Na", 10, PURPLE, "hex leaf echo bonus:10", LEAF)


@kim_yu_na.echo("Score one of your top cards.")
def kim_yu_na_echo(me: Player) -> None:
    me.score_one(me.tops)


@kim_yu_na.would(
    WOULD_SCORE,
    "Instead of scoring a card that has a castle, win the game.",
    instead=True,
    fits=lambda me, event: its(event).has(CASTLE),
)
def kim_yu_na_karma(me: Player, event: Happening) -> None:
    me.win_by(kim_yu_na.card)


martin_scorsese = card("Martin Scorsese", 10, PURPLE, "factory hex bonus:10 echo", FACTORY)


@martin_scorsese.echo("Draw a [10] and meld it.")
def martin_scorsese_echo(me: Player) -> None:
    me.draw_and_meld(10)


@martin_scorsese.would(
    WOULD_MELD,
    "Instead of melding a Figure, tuck it and claim one available achievement with a value, eligible or not.",
    instead=True,
    fits=lambda me, event: its(event).card_set == FIGURES,
)
def martin_scorsese_karma(me: Player, event: Happening) -> None:
    me.tuck(its(event))
    me.claim_any()


jackie_chan = card("Jackie Chan", 10, RED, "inspire clock clock hex", CLOCK)


@jackie_chan.inspire("Score one hand card.")
def jackie_chan_inspire(me: Player) -> None:
    me.score_one(me.hand)


@jackie_chan.would(
    WOULD_WIN,
    "Before an opponent wins, score all top Figures of all boards but this one; if you then have more points than anybody else, you win in place of that opponent.",
    whose=OPPONENTS,
)
def jackie_chan_karma(me: Player, event: Happening) -> None:
    me.score_all(tops_anywhere(me, lambda top: top.card_set == FIGURES and top is not jackie_chan.card))
    if not [rival for rival in me.opponents if rival.team_points >= me.team_points]:
        me.win_by(jackie_chan.card)


margaret_thatcher = card("Margaret Thatcher", 10, RED, "factory factory echo hex", FACTORY)


def _crowned_or_industrial(top: Card) -> bool:
    return top.has(CROWN) or top.has(FACTORY)


@margaret_thatcher.echo("Score one of your top cards that has a factory or a crown.")
def margaret_thatcher_echo(me: Player) -> None:
    me.score_one([top for top in me.tops if _crowned_or_industrial(top)])


@margaret_thatcher.would(
    WOULD_DOGMA, "Before your Dogma action, score one top card of anybody's board that has a crown or a factory."
)
def margaret_thatcher_karma(me: Player, event: Happening) -> None:
    me.score_one(tops_anywhere(me, _crowned_or_industrial))


alex_trebek = card("Alex Trebek", 10, YELLOW, "bulb hex inspire bulb", BULB)


@alex_trebek.inspire("Name a value; draw a card of that value and meld it.")
def alex_trebek_inspire(me: Player) -> None:
    me.draw_and_meld(exactly=me.choose_value("draw and meld"))


@alex_trebek.would(
    WOULD_DRAW,
    "Before you draw a card, if no Figure of its value is in your hand, name a Figure of that value; take it from its supply pile into your hand if it is there, and shuffle that pile.",
    fits=lambda me, event: not [held for held in me.hand if held.card_set == FIGURES and held.age == event.value],
)
def alex_trebek_karma(me: Player, event: Happening) -> None:
    me.search_pile_for_figure(event.value)


shigeru_miyamoto = card("Shigeru Miyamoto", 10, YELLOW, "hex bonus:10 clock echo", CLOCK)


@shigeru_miyamoto.echo("Draw one card of value [10]; score it unless it has a clock.")
def shigeru_miyamoto_echo(me: Player) -> None:
    drawn = me.draw(10)
    if not drawn.has(CLOCK):
        me.score(drawn)


@shigeru_miyamoto.would(
    WOULD_DOGMA,
    "Activating a card that features clocks wins you the game if the number of your clocks is 1, 3 or 6.",
    fits=lambda me, event: its(event).featured == CLOCK and me.count(CLOCK) in (1, 3, 6),
)
def shigeru_miyamoto_karma(me: Player, event: Happening) -> None:
    me.win_by(shigeru_miyamoto.card)
