"""Echoes cards of age 2."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.words import BLUE, BULB, CASTLE, CROWN, FACTORY, GREEN, LEAF, LEFT, PURPLE, RED, YELLOW
from innovation.rules.player import TRANSFER, TUCK, Player, has_bonus
from innovation.table.zones import BOARD, SCORE

lever = card("Lever", 2, BLUE, "bulb hex echo bulb", BULB)


@lever.echo("Draw a [2] two times.")
def lever_echo(me: Player) -> None:
    me.draw_several(2, 2)


@lever.dogma(
    "Optionally return hand cards, as many as you like; for each pair of equal value among them, draw a card one value above."
)
def lever_1(me: Player) -> None:
    returned = [back.age for back in me.return_some(me.hand, 0, len(me.hand))]
    rewards: list[int] = []
    for value in sorted(set(returned)):
        rewards.extend([value + 1] * (returned.count(value) // 2))
    me.draw_each(rewards)


linguistics = card("Linguistics", 2, BLUE, "bulb bulb echo hex", BULB)


@linguistics.echo("You choose: either a [3] is drawn, or a [4] is drawn and foreshadowed.")
def linguistics_echo(me: Player) -> None:
    if me.prefers("draw not foreshadow"):
        me.draw(3)
    else:
        me.draw_and_foreshadow(4)


@linguistics.dogma("If you show any bonuses, choose one and draw a card of its value.")
def linguistics_1(me: Player) -> None:
    bonus = me.choose_value("draw", me.bonuses)
    if bonus:
        me.draw(exactly=bonus)


glassblowing = card("Glassblowing", 2, GREEN, "hex crown crown echo", CROWN)


@glassblowing.echo("Score one bonus-bearing hand card.")
def glassblowing_echo(me: Player) -> None:
    me.score_one(me.hand, has_bonus)


@glassblowing.dogma("Draw and foreshadow a card three values above your lowest top card, green excepted.")
def glassblowing_1(me: Player) -> None:
    values = [me.value(top) for top in me.tops if top.color != GREEN]
    me.draw_and_foreshadow(exactly=min(values, default=0) + 3)


scissors = card("Scissors", 2, GREEN, "echo hex bonus:2 castle", CASTLE)


@scissors.echo("The bottom card of one of your piles goes to your hand.")
def scissors_echo(me: Player) -> None:
    me.take_one(me.bottoms)


@scissors.dogma("Optionally choose a hand card, and after it one more; each of them is melded or scored, as you like.")
def scissors_1(me: Player) -> None:
    for _ in range(2):
        chosen = me.may_choose("meld or score", me.hand)
        if chosen is None:
            return
        if me.prefers("meld not score", chosen):
            me.meld(chosen)
        else:
            me.score(chosen)


@scissors.dogma("Paper, if it lies on top of anyone's pile, goes to your score pile.")
def scissors_2(me: Player) -> None:
    for player in me.everyone:
        for top in player.tops:
            if top.name == "Paper":
                me.transfer(top, me, SCORE)


chaturanga = card("Chaturanga", 2, PURPLE, "crown bonus:3 crown hex", CROWN)


@chaturanga.dogma(
    "Meld a bonus-bearing hand card, then draw twice, each time a card of that bonus's value. If you have none, foreshadow instead a card drawn at the number of your top cards."
)
def chaturanga_1(me: Player) -> None:
    melded = me.meld_one(me.hand, has_bonus)
    if melded:
        me.draw_several(2, exactly=melded.bonus)
    else:
        me.draw_and_foreshadow(exactly=len(me.tops))


pagoda = card("Pagoda", 2, PURPLE, "castle bonus:2 hex castle", CASTLE)


@pagoda.dogma(
    "Draw a [3] openly. If you hold another card of its color, tuck one such card and meld the [3]; if not, foreshadow the [3]."
)
def pagoda_1(me: Player) -> None:
    drawn = me.draw_and_reveal(3)
    others = [held for held in me.hand if held is not drawn]
    matching = me.choose(TUCK, others, lambda held: held.color == drawn.color)
    if matching:
        me.tuck(matching)
        me.meld(drawn)
    else:
        me.foreshadow(drawn)


crossbow = card("Crossbow", 2, RED, "bonus:3 hex castle castle", CASTLE)


@crossbow.demand("The target moves a bonus-bearing hand card to the demander's score pile.")
def crossbow_1(me: Player, you: Player) -> None:
    you.transfer_one(you.hand, me, SCORE, has_bonus)


@crossbow.dogma("Move one hand card to the board of another player of your choice.")
def crossbow_2(me: Player) -> None:
    given = me.choose(TRANSFER, me.hand) if me.others else None
    if given:
        other = me.choose_player(TRANSFER, me.others)
        if other:
            me.transfer(given, other, BOARD)


horseshoes = card("Horseshoes", 2, RED, "hex bonus:2 echo castle", CASTLE)


@horseshoes.echo("Draw a [2] and foreshadow it.")
def horseshoes_echo(me: Player) -> None:
    me.draw_and_foreshadow(2)


@horseshoes.demand(
    "The target moves a top card showing neither castle nor factory to the demander's board; if it does, the target draws and melds a [2]."
)
def horseshoes_1(me: Player, you: Player) -> None:
    if you.transfer_one([top for top in you.tops if not (top.has(CASTLE) or top.has(FACTORY))], me, BOARD):
        you.draw_and_meld(2)


toothbrush = card("Toothbrush", 2, YELLOW, "bonus:2 echo hex leaf", LEAF)


@toothbrush.echo("Choose a value among your hand cards; every hand card of that value is tucked.")
def toothbrush_echo(me: Player) -> None:
    value = me.choose_value(TUCK, [held.age for held in me.hand])
    me.tuck_all([held for held in me.hand if held.age == value])


@toothbrush.dogma("Optionally choose one of your colors and splay it left.")
def toothbrush_1(me: Player) -> None:
    me.may_splay(LEFT)


@toothbrush.dogma("Optionally move the bottom card of the [2] supply pile, unseen, to the available achievements.")
def toothbrush_2(me: Player) -> None:
    me.may_make_available(me.boxed(2))


watermill = card("Watermill", 2, YELLOW, "leaf leaf leaf hex", LEAF)


@watermill.dogma(
    "One bonus-bearing hand card is tucked; if so, draw a card whose value is that bonus. With a bonus on the drawn card too, optionally return one hand card to carry out all of this again."
)
def watermill_1(me: Player) -> None:
    again = True
    while again:
        tucked = me.tuck_one(me.hand, has_bonus)
        again = tucked is not None and me.draw(exactly=tucked.bonus).bonus > 0 and me.may_return(me.hand) is not None
