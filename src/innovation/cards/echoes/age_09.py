"""Echoes cards of age 9."""

from __future__ import annotations

from innovation.cards.echoes.declare import card
from innovation.material.card import Card
from innovation.material.words import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, UP, YELLOW
from innovation.rules.dogma import execute
from innovation.rules.player import CHOOSE, TRANSFER, Player, sharing_an_icon
from innovation.table.zones import BOARD, HAND, SCORE

calculator = card("Calculator", 9, BLUE, "clock hex clock bulb", CLOCK)


@calculator.dogma(
    "Score two bottom cards of yours, one after the other, blue excepted. If both could be scored and their values sum up to less than [11], a card of the sum is drawn and all this is done once more."
)
def calculator_1(me: Player) -> None:
    for _ in range(2):
        scored: list[Card] = []
        for _ in range(2):
            bottom = me.score_one([bottom for bottom in me.bottoms if bottom.color != BLUE])
            if bottom:
                scored.append(bottom)
        total = sum([bottom.age for bottom in scored])
        if len(scored) < 2 or total >= 11:
            return
        me.draw(exactly=total)


@calculator.dogma("Optionally splay blue up.")
def calculator_2(me: Player) -> None:
    me.may_splay(UP, (BLUE,))


laser = card("Laser", 9, BLUE, "bulb bulb hex leaf", BULB)


@laser.dogma(
    "Return the available achievements that have a value, all of them; then return half of your score pile, counted in cards, an odd card included. Last, draw and meld a [10] two times."
)
def laser_1(me: Player) -> None:
    me.return_all(me.all_available)
    me.return_several((len(me.score_pile) + 1) // 2, me.score_pile)
    me.draw_and_meld(10)
    me.draw_and_meld(10)


credit_card = card("Credit Card", 9, GREEN, "echo crown bonus:9 hex", CROWN)


@credit_card.echo("Draw a [9] and foreshadow it.")
def credit_card_echo(me: Player) -> None:
    me.draw_and_foreshadow(9)


@credit_card.dogma(
    "Optionally take one of your top cards, green excepted, into your hand; if so, draw a card of its value and score it."
)
def credit_card_1(me: Player) -> None:
    taken = me.may_take([top for top in me.tops if top.color != GREEN])
    if taken:
        me.draw_and_score(exactly=taken.front)


@credit_card.dogma("Optionally splay green up.")
def credit_card_2(me: Player) -> None:
    me.may_splay(UP, (GREEN,))


email = card("Email", 9, GREEN, "echo clock clock hex", CLOCK)


@email.echo("Draw a [10] and foreshadow it.")
def email_echo(me: Player) -> None:
    me.draw_and_foreshadow(10)


@email.dogma("Draw a [9] and foreshadow it.")
def email_1(me: Player) -> None:
    me.draw_and_foreshadow(9)


@email.dogma("Choose your lowest top card, green excepted; carry out its shareable effects alone.")
def email_2(me: Player) -> None:
    execute(me, me.choose(CHOOSE, me.lowest([top for top in me.tops if top.color != GREEN])))


karaoke = card("Karaoke", 9, PURPLE, "hex leaf bonus:9 echo", LEAF)


@karaoke.echo("Name a value below [10]; draw a card of it and meld it.")
def karaoke_echo(me: Player) -> None:
    melded = me.drawn_and_melded(exactly=me.choose_value("draw and meld", range(1, min(me.boxed(10), 11))))
    if melded:
        me.remember(melded)


@karaoke.dogma("Take the card that the echo of Karaoke had you meld; carry out its shareable effects alone.")
def karaoke_1(me: Player) -> None:
    execute(me, me.choose(CHOOSE, me.remembered))


@karaoke.dogma("Optionally choose one of your piles and take its bottom card into your hand.")
def karaoke_2(me: Player) -> None:
    me.may_take(me.bottoms)


rock = card("Rock", 9, PURPLE, "leaf bonus:9 hex leaf", LEAF)


@rock.demand(
    "The target's green top card goes to the demander's hand; if that makes Scissors the target's green top card, the demander wins the game."
)
def rock_1(me: Player, you: Player) -> None:
    green = you.top(GREEN)
    if green:
        you.transfer(green, me, HAND)
        uncovered = you.top(GREEN)
        if uncovered and uncovered.name == "Scissors":
            me.win()


@rock.dogma("Optionally score one of your top cards. After that, win the game if Paper is your green top card.")
def rock_2(me: Player) -> None:
    me.may_score(me.tops)
    green = me.top(GREEN)
    if green and green.name == "Paper":
        me.win()


helicopter = card("Helicopter", 9, RED, "factory factory factory hex", FACTORY)


@helicopter.dogma(
    "Choose a top card on anybody's board, Helicopter excepted; it goes to its owner's score pile. Optionally return a hand card that has an icon in common with it; if so, do all this again."
)
def helicopter_1(me: Player) -> None:
    again = True
    while again:
        owners = {top.index: player for player in me.everyone for top in player.tops}
        tops = [top for player in me.everyone for top in player.tops if top.name != "Helicopter"]
        top = me.choose(TRANSFER, tops)
        if top is None:
            return
        me.transfer(top, owners[top.index], SCORE)
        again = me.may_return(me.hand, sharing_an_icon(top)) is not None


jet = card("Jet", 9, RED, "hex echo clock bonus:10", CLOCK)


@jet.echo("Meld one of your hand cards.")
def jet_echo(me: Player) -> None:
    melded = me.meld_one(me.hand)
    if melded:
        me.remember(melded)


@jet.demand("The target returns its top card of the color that the echo of Jet had the demander meld.")
def jet_1(me: Player, you: Player) -> None:
    colors = [melded.color for melded in me.remembered]
    you.return_one([top for top in you.tops if top.color in colors])


atm = card("ATM", 9, YELLOW, "crown hex echo bonus:9", CROWN)


@atm.echo("Name a value; draw a card of it and score it.")
def atm_echo(me: Player) -> None:
    me.draw_and_score(exactly=me.choose_value("draw and score"))


@atm.demand(
    "Of the target's top cards, leaving out yellow and whatever shows a crown, the highest goes to the demander's board."
)
def atm_1(me: Player, you: Player) -> None:
    you.transfer_one(you.highest([top for top in you.tops if top.color != YELLOW and not top.has(CROWN)]), me, BOARD)


@atm.dogma("Optionally splay purple up.")
def atm_2(me: Player) -> None:
    me.may_splay(UP, (PURPLE,))


wristwatch = card("Wristwatch", 9, YELLOW, "hex factory bonus:10 echo", FACTORY)


@wristwatch.echo("Tuck one of your top cards, yellow excepted, under its own pile.")
def wristwatch_echo(me: Player) -> None:
    me.tuck_one([top for top in me.tops if top.color != YELLOW])


@wristwatch.dogma("From the lowest up, take each bonus that you show: draw a card of its value and tuck it.")
def wristwatch_1(me: Player) -> None:
    for bonus in sorted(me.bonuses):
        me.draw_and_tuck(exactly=bonus)
