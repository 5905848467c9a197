"""Figures of ages 6, 7 and 8."""

from __future__ import annotations

from innovation.cards.figures.common import figures_of_opponents, foreshadow_one_of, issues, its, tops_anywhere
from innovation.cards.figures.early import icons
from innovation.material.card import NUMBERED, Card
from innovation.material.words import (
    BLUE,
    BULB,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    FIGURES,
    GREEN,
    ICONS,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    RIGHT,
    UP,
    YELLOW,
)
from innovation.rules.dogma import execute
from innovation.rules.karma import OPPONENTS, OTHERS, card
from innovation.rules.player import TRANSFER, TRANSFER_FROM, Player
from innovation.rules.resolution import (
    WOULD_CLAIM,
    WOULD_DEMAND,
    WOULD_DRAW_BONUS,
    WOULD_FORESHADOW,
    WOULD_MELD,
    WOULD_RETURN,
    WOULD_SCORE,
    WOULD_SPLAY,
    WOULD_TUCK,
    Happening,
    once,
)
from innovation.table.zones import BOARD, HAND, SCORE

benjamin_franklin = card("Benjamin Franklin", 6, BLUE, "bulb echo hex bonus:6", BULB)
issues(benjamin_franklin, "Advancement")


@benjamin_franklin.echo("Pick any player's top Figure; it moves to your hand, and you meld it.")
def benjamin_franklin_echo(me: Player) -> None:
    taken = me.take_one(tops_anywhere(me, lambda top: top.card_set == FIGURES))
    if taken:
        me.meld(taken)


@benjamin_franklin.would(
    WOULD_MELD, "Each of your melds begins with another one: draw a card of the next higher value and meld it."
)
def benjamin_franklin_karma(me: Player, event: Happening) -> None:
    me.draw_and_meld(exactly=me.value(its(event)) + 1)


carl_friedrich_gauss = card("Carl Friedrich Gauss", 6, BLUE, "bulb bulb echo hex", BULB)


@carl_friedrich_gauss.echo("Draw one card of value [7].")
def carl_friedrich_gauss_echo(me: Player) -> None:
    me.draw(7)


@carl_friedrich_gauss.would(
    WOULD_MELD,
    "Before each of your melds, name a value; all that you have of it in hand or score pile is melded first.",
)
def carl_friedrich_gauss_karma(me: Player, event: Happening) -> None:
    value = me.choose_value("meld")
    me.meld_all([own for own in once([*me.hand, *me.score_pile]) if own.age == value])


adam_smith = card("Adam Smith", 6, GREEN, "inspire hex crown crown", CROWN)


@adam_smith.inspire("Optionally choose one of your colors and splay it right.")
def adam_smith_inspire(me: Player) -> None:
    me.may_splay(RIGHT)


@adam_smith.each_icons("For each of your crowns you have two more.")
def adam_smith_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(crown=2 * plain[CROWN])


john_harrison = card("John Harrison", 6, GREEN, "bonus:6 crown hex inspire", CROWN)
issues(john_harrison, "Trade")


@john_harrison.inspire("Draw one card of value [6].")
def john_harrison_inspire(me: Player) -> None:
    me.draw(6)


@john_harrison.would(
    WOULD_DRAW_BONUS, "Before an opponent draws a sharing bonus, draw a [6] of any set you like.", whose=OPPONENTS
)
def john_harrison_karma(me: Player, event: Happening) -> None:
    me.draw(6, me.choose_set("draw"))


catherine_the_great = card("Catherine the Great", 6, PURPLE, "inspire bulb bulb hex", BULB)


@catherine_the_great.inspire("Draw a [6] and meld it.")
def catherine_the_great_inspire(me: Player) -> None:
    me.draw_and_meld(6)


@catherine_the_great.each_icons("For each of your bulbs you have two more.")
def catherine_the_great_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(bulb=2 * plain[BULB])


@catherine_the_great.would(
    WOULD_MELD,
    "Before each of your purple melds, move the top card of your purple pile to your hand.",
    fits=lambda me, event: its(event).color == PURPLE,
)
def catherine_the_great_karma(me: Player, event: Happening) -> None:
    top = me.top(PURPLE)
    if top and top is not its(event):  # melded from there, it would come back at once
        me.transfer(top, me, HAND)


ludwig_van_beethoven = card("Ludwig Van Beethoven", 6, PURPLE, "hex inspire bonus:7 crown", CROWN)
issues(ludwig_van_beethoven, "Rivalry")


@ludwig_van_beethoven.inspire("Score one hand card.")
def ludwig_van_beethoven_inspire(me: Player) -> None:
    me.score_one(me.hand)


@ludwig_van_beethoven.would(
    WOULD_SCORE,
    "Instead of scoring a card that has a bulb, return it together with your score pile; after that, four times over, draw a [5] and score it.",
    instead=True,
    fits=lambda me, event: its(event).has(BULB),
)
def ludwig_van_beethoven_karma(me: Player, event: Happening) -> None:
    me.return_all(once([its(event), *me.score_pile]))
    for _ in range(4):
        me.draw_and_score(5)


napoleon_bonaparte = card("Napoleon Bonaparte", 6, RED, "hex bonus:6 factory echo", FACTORY)
issues(napoleon_bonaparte, "War")
NAPOLEON = "Instead of {} a card that has a factory, tuck it; after that, score any player's top card whose value is 6."


@napoleon_bonaparte.echo("Score any player's top Figure whose value is 6 or 5.")
def napoleon_bonaparte_echo(me: Player) -> None:
    me.score_one(tops_anywhere(me, lambda top: top.card_set == FIGURES and top.front in (5, 6)))


def _with_a_factory(me: Player, event: Happening) -> bool:
    return its(event).has(FACTORY)


@napoleon_bonaparte.would(WOULD_SCORE, NAPOLEON.format("scoring"), instead=True, fits=_with_a_factory)
def napoleon_bonaparte_karma_score(me: Player, event: Happening) -> None:
    _march(me, its(event))


@napoleon_bonaparte.would(WOULD_RETURN, NAPOLEON.format("returning"), instead=True, fits=_with_a_factory)
def napoleon_bonaparte_karma_return(me: Player, event: Happening) -> None:
    _march(me, its(event))


def _march(me: Player, spared: Card) -> None:
    me.tuck(spared)
    me.score_one(tops_anywhere(me, lambda top: top.front == 6))


tecumseh = card("Tecumseh", 6, RED, "factory hex echo factory", FACTORY)


@tecumseh.echo("Draw a [6] and tuck it.")
def tecumseh_echo(me: Player) -> None:
    me.draw_and_tuck(6)


@tecumseh.would(
    WOULD_TUCK,
    "Before you tuck a card that has a factory, return some other player's top card that has one too.",
    fits=_with_a_factory,
)
def tecumseh_karma(me: Player, event: Happening) -> None:
    me.return_one([top for other in me.others for top in other.tops if top.has(FACTORY)])


edward_jenner = card("Edward Jenner", 6, YELLOW, "inspire leaf leaf hex", LEAF)


@edward_jenner.inspire("Tuck one hand card.")
def edward_jenner_inspire(me: Player) -> None:
    me.tuck_one(me.hand)


@edward_jenner.would(
    WOULD_DEMAND,
    "Instead of carrying out a demand that reaches you, return one hand card.",
    instead=True,
    whose=OTHERS,
    fits=lambda me, event: event.other == me.seat,
)
def edward_jenner_karma(me: Player, event: Happening) -> None:
    me.return_one(me.hand)


john_loudon_mcadam = card("John Loudon McAdam", 6, YELLOW, "hex factory inspire factory", FACTORY)
issues(john_loudon_mcadam, "Expansion")


@john_loudon_mcadam.inspire("Meld one hand card.")
def john_loudon_mcadam_inspire(me: Player) -> None:
    me.meld_one(me.hand)


@john_loudon_mcadam.each_cards(
    "available", "You may claim your top cards that have a factory as if they were available achievements."
)
def john_loudon_mcadam_available(me: Player) -> list[Card]:
    return [top for top in me.tops if top.has(FACTORY)]


charles_darwin = card("Charles Darwin", 7, BLUE, "echo bonus:8 hex bulb", BULB)
issues(charles_darwin, "Advancement")


@charles_darwin.echo("Draw one card of value [8].")
def charles_darwin_echo(me: Player) -> None:
    me.draw(8)


@charles_darwin.would(
    WOULD_CLAIM,
    "If you are about to claim an achievement and have more achievements than each other player, you win the game.",
)
def charles_darwin_karma(me: Player, event: Happening) -> None:
    if me.team_achievements > max([rival.team_achievements for rival in me.opponents], default=-1):
        me.win_by(charles_darwin.card)


james_clerk_maxwell = card("James Clerk Maxwell", 7, BLUE, "hex inspire bonus:7 clock", CLOCK)


@james_clerk_maxwell.inspire("Draw one card of value [8].")
def james_clerk_maxwell_inspire(me: Player) -> None:
    me.draw(8)


@james_clerk_maxwell.each_icons("For each hand card you have one more of every icon that your board shows.")
def james_clerk_maxwell_icons(me: Player, plain: list[int]) -> list[int]:
    return [len(me.hand) if count else 0 for count in plain]


alfred_nobel = card("Alfred Nobel", 7, GREEN, "crown hex crown inspire", CROWN)


@alfred_nobel.inspire("Score one hand card.")
def alfred_nobel_inspire(me: Player) -> None:
    me.score_one(me.hand)


@alfred_nobel.each_achievements(
    "You have one more achievement for each kind of icon on your board of which every other player has half as many at most."
)
def alfred_nobel_achievements(me: Player) -> int:
    number = 0
    for icon in range(len(ICONS)):
        own = me.plain_count(icon)
        if own > 0 and not [rival for rival in me.opponents if own < 2 * rival.plain_count(icon)]:
            number += 1
    return number


george_stephenson = card("George Stephenson", 7, GREEN, "bonus:7 echo factory hex", FACTORY)


@george_stephenson.echo("Optionally splay up one of your colors that is splayed right.")
def george_stephenson_echo(me: Player) -> None:
    me.may_splay(UP, [color for color in me.colors if me.splay_of(color) == RIGHT])


@george_stephenson.would(
    WOULD_CLAIM,
    "Before you claim an achievement, make the bottom card of each supply pile below value 10 an available achievement.",
)
def george_stephenson_karma(me: Player, event: Happening) -> None:
    for value in range(1, 10):
        me.make_bottom_available(value)


emperor_meiji = card("Emperor Meiji", 7, PURPLE, "hex clock clock inspire", CLOCK)


@emperor_meiji.inspire("Choose between [8] and [9]; draw a card of that value and foreshadow it.")
def emperor_meiji_inspire(me: Player) -> None:
    foreshadow_one_of(me, 8, 9)


@emperor_meiji.would(
    WOULD_MELD,
    "Instead of melding a 10 while your top cards include a 9 and an 8, win the game.",
    instead=True,
    fits=lambda me, event: its(event).age == 10 and {8, 9} <= {me.value(top) for top in me.tops},
)
def emperor_meiji_karma(me: Player, event: Happening) -> None:
    me.win_by(emperor_meiji.card)


@emperor_meiji.each_cards("hand", "Your forecast cards count as hand cards too.")
def emperor_meiji_hand(me: Player) -> list[Card]:
    return list(me.own.forecast)


queen_victoria = card("Queen Victoria", 7, PURPLE, "bulb bulb echo hex", BULB)
issues(queen_victoria, "Rivalry")


@queen_victoria.echo("Pick any player; one Figure of that score pile moves to yours.")
def queen_victoria_echo(me: Player) -> None:
    owner = me.choose_player(TRANSFER_FROM, [p for p in me.everyone if _figures_in(p)])
    if owner:
        me.transfer_one(_figures_in(owner), me, SCORE)


def _figures_in(player: Player) -> list[Card]:
    return [scored for scored in player.score_pile if scored.card_set == FIGURES]


@queen_victoria.would(
    WOULD_CLAIM,
    "Before you claim a standard achievement, choose a supply pile of a lower value; its bottom card becomes an available achievement.",
    fits=lambda me, event: its(event).kind == NUMBERED,
)
def queen_victoria_karma(me: Player, event: Happening) -> None:
    value = me.choose_value("make available", me.values_with_cards(me.value(its(event)) - 1))
    if value:
        me.make_bottom_available(value)


john_ericsson = card("John Ericsson", 7, RED, "hex factory factory inspire", FACTORY)


@john_ericsson.inspire("Draw a [7] and tuck it.")
def john_ericsson_inspire(me: Player) -> None:
    me.draw_and_tuck(7)


@john_ericsson.when_melded("Score every top Figure below value 7 of all opponents' boards.")
def john_ericsson_when(me: Player) -> None:
    me.score_all(figures_of_opponents(me, 1, 6))


@john_ericsson.each_icons("For each of your factories you have two more clocks.")
def john_ericsson_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(clock=2 * plain[FACTORY])


robert_e_lee = card("Robert E. Lee", 7, RED, "echo hex leaf leaf", LEAF)
issues(robert_e_lee, "War")


@robert_e_lee.echo("Transfer one top card with a leaf of anybody's board to a board of your choice.")
def robert_e_lee_echo(me: Player) -> None:
    moved = me.choose(TRANSFER, tops_anywhere(me, lambda top: top.has(LEAF)))
    receiver = me.choose_player(TRANSFER, me.everyone) if moved else None
    if moved and receiver:
        me.transfer(moved, receiver, BOARD)


@robert_e_lee.each_achievements("For every seven of your leaves you have one more achievement.")
def robert_e_lee_achievements(me: Player) -> int:
    return me.plain_count(LEAF) // 7


florence_nightingale = card("Florence Nightingale", 7, YELLOW, "hex leaf inspire bonus:7", LEAF)
issues(florence_nightingale, "Expansion")
florence_nightingale.trait(
    "keeps its score pile", "Opponents' effects cannot transfer, return or remove cards of your score pile."
)


@florence_nightingale.inspire("Tuck one hand card.")
def florence_nightingale_inspire(me: Player) -> None:
    me.tuck_one(me.hand)


rowland_hill = card("Rowland Hill", 7, YELLOW, "inspire crown hex crown", CROWN)


@rowland_hill.inspire("Draw one card of value [7].")
def rowland_hill_inspire(me: Player) -> None:
    me.draw(7)


@rowland_hill.would(
    WOULD_CLAIM,
    "Before you claim an achievement, return three hand cards; if you returned all three, achieve your other hand cards, eligible or not.",
)
def rowland_hill_karma(me: Player, event: Happening) -> None:
    if len(me.return_several(3, me.hand)) == 3:
        for held in me.hand:
            me.achieve(held)


albert_einstein = card("Albert Einstein", 8, BLUE, "hex bulb echo bonus:8", BULB)
issues(albert_einstein, "Advancement")
albert_einstein.trait("counts boxed values as ten", "In your effects, read every number that stands in a box as a 10.")


@albert_einstein.echo("Meld whichever hand cards have a clock or a bulb.")
def albert_einstein_echo(me: Player) -> None:
    me.meld_fitting(me.hand, lambda held: held.has(BULB) or held.has(CLOCK))


marie_curie = card("Marie Curie", 8, BLUE, "factory echo hex factory", FACTORY)


@marie_curie.echo("Draw one card of value [9].")
def marie_curie_echo(me: Player) -> None:
    me.draw(9)


@marie_curie.each_achievements("You have one more achievement for each value above 6 that lies in your score pile.")
def marie_curie_achievements(me: Player) -> int:
    return len({scored.age for scored in me.score_pile if scored.age > 6})


emmy_noether = card("Emmy Noether", 8, GREEN, "inspire clock clock hex", CLOCK)


@emmy_noether.inspire("Draw an [8] and meld it.")
def emmy_noether_inspire(me: Player) -> None:
    me.draw_and_meld(8)


@emmy_noether.each_points("Each of your clocks is worth as many points as you have clocks.")
def emmy_noether_points(me: Player) -> int:
    return me.count(CLOCK) ** 2


jp_morgan = card("J.P. Morgan", 8, GREEN, "crown echo hex crown", CROWN)
issues(jp_morgan, "Trade")


@jp_morgan.echo("Optionally choose one of your colors and splay it up.")
def jp_morgan_echo(me: Player) -> None:
    me.may_splay(UP)


@jp_morgan.each_icons("For each icon in your colors that are splayed up you have one more.")
def jp_morgan_icons(me: Player, plain: list[int]) -> list[int]:
    splayed = [color for color in me.colors if me.splay_of(color) == UP]
    return [sum([me.count_in(color, icon) for color in splayed]) for icon in range(len(ICONS))]


duke_ellington = card("Duke Ellington", 8, PURPLE, "bulb bonus:9 inspire hex", BULB)
duke_ellington.trait("never fades", "Your Figures do not fade.")


@duke_ellington.inspire("Draw a Figure of value [8] and meld it.")
def duke_ellington_inspire(me: Player) -> None:
    me.draw_and_meld(8, FIGURES)


@duke_ellington.would(
    WOULD_MELD,
    "Instead of melding a Figure while you have four top Figures or more, achieve it, eligible or not.",
    instead=True,
    fits=lambda me, event: (
        its(event).card_set == FIGURES and len([top for top in me.tops if top.card_set == FIGURES]) >= 4
    ),
)
def duke_ellington_karma(me: Player, event: Happening) -> None:
    me.achieve(its(event))


hg_wells = card("H.G. Wells", 8, PURPLE, "leaf inspire hex leaf", LEAF)


@hg_wells.inspire("Draw a [10] and foreshadow it.")
def hg_wells_inspire(me: Player) -> None:
    me.draw_and_foreshadow(10)


@hg_wells.would(
    WOULD_FORESHADOW,
    "Instead of foreshadowing a card, meld it and carry out its effects other than demands, unshared; if it is a top card of yours afterwards, remove it from the game.",
    instead=True,
)
def hg_wells_karma(me: Player, event: Happening) -> None:
    me.meld(its(event))
    execute(me, its(event))
    if its(event) in me.tops:
        me.remove_all([its(event)])


erwin_rommel = card("Erwin Rommel", 8, RED, "factory hex factory echo", FACTORY)
issues(erwin_rommel, "War")


@erwin_rommel.echo("Pick any player; one card of that score pile moves to yours.")
def erwin_rommel_echo(me: Player) -> None:
    owner = me.choose_player(TRANSFER_FROM, [player for player in me.everyone if player.score_pile])
    if owner:
        me.transfer_one(owner.score_pile, me, SCORE)


@erwin_rommel.would(WOULD_SCORE, "Instead of scoring a card, score every player's top card of its color.", instead=True)
def erwin_rommel_karma(me: Player, event: Happening) -> None:
    tops = [player.top(its(event).color) for player in me.everyone]
    me.score_all([top for top in tops if top])


john_von_neumann = card("John Von Neumann", 8, RED, "hex clock clock echo", CLOCK)


@john_von_neumann.echo("Two [9]s are drawn openly; should purple be among their colors, return both.")
def john_von_neumann_echo(me: Player) -> None:
    drawn = [me.draw_and_reveal(9), me.draw_and_reveal(9)]
    if [revealed for revealed in drawn if revealed.color == PURPLE]:
        me.return_all(drawn)


@john_von_neumann.when_melded("Return every top Figure of all opponents' boards.")
def john_von_neumann_when(me: Player) -> None:
    me.return_all(figures_of_opponents(me, 1, 11))


@john_von_neumann.each_icons("For each hand card you have two more clocks.")
def john_von_neumann_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(clock=2 * len(me.hand))


caresse_crosby = card("Caresse Crosby", 8, YELLOW, "leaf hex bonus:8 inspire", LEAF)


@caresse_crosby.inspire("Tuck one hand card.")
def caresse_crosby_inspire(me: Player) -> None:
    me.tuck_one(me.hand)


@caresse_crosby.would(
    WOULD_TUCK,
    "Before you tuck a card that has a leaf, its color becomes splayed left; after that, draw a [2] and another [2].",
    fits=lambda me, event: its(event).has(LEAF),
)
def caresse_crosby_karma_tuck(me: Player, event: Happening) -> None:
    me.splay(its(event).color, LEFT)
    me.draw_several(2, 2)


def _fifth_left(me: Player, color: int) -> bool:
    others = [other for other in range(len(COLORS)) if other != color and me.splay_of(other) == LEFT]
    return len(others) == 4 and me.splay_of(color) != LEFT and len(me.stack(color)) > 1


@caresse_crosby.would(
    WOULD_SPLAY,
    "If you are about to splay left the only one of the five colors that is not splayed left on your board, you win the game instead.",
    instead=True,
    fits=lambda me, event: event.other == me.seat and event.value >> 3 == LEFT and _fifth_left(me, event.value & 7),
)
def caresse_crosby_karma_splay(me: Player, event: Happening) -> None:
    me.win_by(caresse_crosby.card)


nikola_tesla = card("Nikola Tesla", 8, YELLOW, "bonus:8 inspire bulb hex", BULB)
issues(nikola_tesla, "Expansion")


@nikola_tesla.inspire("Draw one card of value [8].")
def nikola_tesla_inspire(me: Player) -> None:
    me.draw(8)


@nikola_tesla.would(
    WOULD_MELD,
    "Before you meld a card that has a clock or a bulb, score some opponent's top card that has none of these.",
    fits=lambda me, event: its(event).has(BULB) or its(event).has(CLOCK),
)
def nikola_tesla_karma(me: Player, event: Happening) -> None:
    tops = [top for opponent in me.opponents for top in opponent.tops]
    me.score_one([top for top in tops if not top.has(BULB) and not top.has(CLOCK)])
