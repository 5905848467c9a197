"""Echoes cards of age 2."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.words import BLUE, BULB, CASTLE, CROWN, FACTORY, GREEN, LEAF, LEFT, PURPLE, RED, YELLOW
from innovation.rules.player import TRANSFER, TUCK, Player, has_bonus
from innovation.table.zones import BOARD, SCORE

lever = card("Lever", 2, BLUE, "bulb hex echo bulb", BULB)


@lever.echo("Take two cards of value [2] from the supply.")
def lever_echo(me: Player) -> None:
    me.draw_several(2, 2)


@lever.dogma(
    "Optionally return hand cards, as many as you like; every pair of equals among them brings a card one value above."
)
def lever_1(me: Player) -> None:
    returned = [back.age for back in me.return_some(me.hand, 0, len(me.hand))]
    rewards: list[int] = []
    for value in sorted(set(returned)):
        rewards.extend([value + 1] * (returned.count(value) // 2))
    me.draw_each(rewards)


linguistics = card("Linguistics", 2, BLUE, "bulb bulb echo hex", BULB)


@linguistics.echo("Either draw a [3], or a [4] goes from the supply into your forecast.")
def linguistics_echo(me: Player) -> None:
    if me.prefers("draw not foreshadow"):
        me.draw(3)
    else:
        me.draw_and_foreshadow(4)


@linguistics.dogma("If you show bonuses, draw a card that equals one of them.")
def linguistics_1(me: Player) -> None:
    bonus = me.choose_value("draw", me.bonuses)
    if bonus:
        me.draw(bonus)


glassblowing = card("Glassblowing", 2, GREEN, "hex crown crown echo", CROWN)


@glassblowing.echo("A hand card that carries a bonus goes to your score pile (score).")
def glassblowing_echo(me: Player) -> None:
    me.score_one(me.hand, has_bonus)


@glassblowing.dogma("Draw a card three values above your least top card, green excepted, into your forecast.")
def glassblowing_1(me: Player) -> None:
    values = [me.value(top) for top in me.tops if top.color != GREEN]
    me.draw_and_foreshadow(min(values, default=0) + 3)


scissors = card("Scissors", 2, GREEN, "echo hex bonus:2 castle", CASTLE)


@scissors.echo("The lowermost card of one of your piles comes to your hand.")
def scissors_echo(me: Player) -> None:
    me.take_one(me.bottoms)


@scissors.dogma("Optionally choose one hand card or two; each one is melded or scored, as you like.")
def scissors_1(me: Player) -> None:
    for _ in range(2):
        chosen = me.may_choose("meld or score", me.hand)
        if chosen is None:
            return
        if me.prefers("meld not score"):
            me.meld(chosen)
        else:
            me.score(chosen)


@scissors.dogma("Should Paper lie on top of a pile, whosever, it goes to your score pile.")
def scissors_2(me: Player) -> None:
    for player in me.everyone:
        for top in player.tops:
            if top.name == "Paper":
                me.transfer(top, me, SCORE)


chaturanga = card("Chaturanga", 2, PURPLE, "crown bonus:3 crown hex", CROWN)


@chaturanga.dogma(
    "Meld a hand card that carries a bonus and draw two cards of this value; without such a card, one whose value is the number of your top cards goes into your forecast."
)
def chaturanga_1(me: Player) -> None:
    melded = me.meld_one(me.hand, has_bonus)
    if melded:
        me.draw_several(2, melded.bonus)
    else:
        me.draw_and_foreshadow(len(me.tops))


pagoda = card("Pagoda", 2, PURPLE, "castle bonus:2 hex castle", CASTLE)


@pagoda.dogma(
    "Draw a [3] openly. With another hand card in its color, tuck that one and meld the [3]; without, it goes into your forecast."
)
def pagoda_1(me: Player) -> None:
    drawn = me.draw_and_reveal(3)
    others = [held for held in me.hand if held is not drawn]
    if me.tuck_one(others, lambda held: held.color == drawn.color):
        me.meld(drawn)
    else:
        me.foreshadow(drawn)


crossbow = card("Crossbow", 2, RED, "bonus:3 hex castle castle", CASTLE)


@crossbow.demand("The target moves a hand card that carries a bonus to the demander's score pile.")
def crossbow_1(me: Player, you: Player) -> None:
    you.transfer_one(you.hand, me, SCORE, has_bonus)


@crossbow.dogma("One hand card goes to the board of another player, your choice.")
def crossbow_2(me: Player) -> None:
    given = me.choose(TRANSFER, me.hand) if me.others else None
    if given:
        other = me.choose_player(TRANSFER, me.others)
        if other:
            me.transfer(given, other, BOARD)


horseshoes = card("Horseshoes", 2, RED, "hex bonus:2 echo castle", CASTLE)


@horseshoes.echo("A [2] goes from the supply into your forecast.")
def horseshoes_echo(me: Player) -> None:
    me.draw_and_foreshadow(2)


@horseshoes.demand(
    "The target moves a top card showing neither castle nor factory to the demander's board; for it, the target draws and melds a [2]."
)
def horseshoes_1(me: Player, you: Player) -> None:
    if you.transfer_one([top for top in you.tops if not (top.has(CASTLE) or top.has(FACTORY))], me, BOARD):
        you.draw_and_meld(2)


toothbrush = card("Toothbrush", 2, YELLOW, "bonus:2 echo hex leaf", LEAF)


@toothbrush.echo("Choose a value you hold; every hand card of it is tucked.")
def toothbrush_echo(me: Player) -> None:
    value = me.choose_value(TUCK, [held.age for held in me.hand])
    me.tuck_all([held for held in me.hand if held.age == value])


@toothbrush.dogma("Optionally one of your colors becomes splayed left.")
def toothbrush_1(me: Player) -> None:
    me.may_splay(LEFT)


@toothbrush.dogma("Optionally the lowermost [2] of the supply, unseen, becomes an available achievement.")
def toothbrush_2(me: Player) -> None:
    me.may_make_available(2)


watermill = card("Watermill", 2, YELLOW, "leaf leaf leaf hex", LEAF)


@watermill.dogma(
    "Tuck a hand card that carries a bonus and draw a card of this value. If that carries a bonus too, optionally return one hand card to do all this again."
)
def watermill_1(me: Player) -> None:
    again = True
    while again:
        tucked = me.tuck_one(me.hand, has_bonus)
        again = tucked is not None and me.draw(tucked.bonus).bonus > 0 and me.may_return(me.hand) is not None
