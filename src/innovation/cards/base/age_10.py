"""Base cards of age 10."""

from __future__ import annotations

from innovation.material.words import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, UP, YELLOW
from innovation.rules.dogma import execute
from innovation.rules.effects import card
from innovation.rules.player import CHOOSE, SCORE_IT, Player, different_values, sole_leader
from innovation.table.zones import SCORE

bioengineering = card("Bioengineering", 10, BLUE, "bulb clock clock hex", CLOCK)


@bioengineering.dogma("Choose a leaf-bearing top card of an opponent; it goes to your score pile.")
def bioengineering_1(me: Player) -> None:
    me.transfer_one([top for opponent in me.opponents for top in opponent.tops if top.has(LEAF)], me, SCORE)


@bioengineering.dogma("If anybody shows at most two leaves, whoever alone shows the most leaves wins the game.")
def bioengineering_2(me: Player) -> None:
    if min([player.count(LEAF) for player in me.everyone]) < 3:
        leader = sole_leader(me.everyone, lambda player: player.count(LEAF))
        if leader:
            leader.win()


software = card("Software", 10, BLUE, "clock clock clock hex", CLOCK)


@software.dogma("Draw a [10] and score it.")
def software_1(me: Player) -> None:
    me.draw_and_score(10)


@software.dogma("Draw a [10] and meld it, twice; carry out the second one's shareable effects alone.")
def software_2(me: Player) -> None:
    me.draw_and_meld(10)
    execute(me, me.draw_and_meld(10))


databases = card("Databases", 10, GREEN, "hex clock clock clock", CLOCK)


@databases.demand("The target returns half of its score pile, counted in cards, an odd card included.")
def databases_1(me: Player, you: Player) -> None:
    you.return_several((len(you.score_pile) + 1) // 2, you.score_pile)


self_service = card("Self Service", 10, GREEN, "hex crown crown crown", CROWN)


@self_service.dogma("Choose a top card of yours, not this one; carry out its shareable effects alone.")
def self_service_1(me: Player) -> None:
    this = me.this_card
    execute(me, me.choose(CHOOSE, [top for top in me.tops if top is not this]))


@self_service.dogma("Win the game if you own more achievements than each of your opponents.")
def self_service_2(me: Player) -> None:
    if me.team_achievements > max([opponent.team_achievements for opponent in me.opponents], default=-1):
        me.win()


ai = card("A.I.", 10, PURPLE, "bulb bulb clock hex", BULB)


@ai.dogma("Draw a [10] and score it.")
def ai_1(me: Player) -> None:
    me.draw_and_score(10)


@ai.dogma(
    "When Robotics and Software both lie on top of piles, no matter whose, whoever alone has the fewest points wins the game."
)
def ai_2(me: Player) -> None:
    tops = [top for player in me.everyone for top in player.tops]
    if robotics.card in tops and software.card in tops:
        last = sole_leader(me.everyone, lambda player: -player.team_points)
        if last:
            last.win()


the_internet = card("The Internet", 10, PURPLE, "hex clock clock bulb", CLOCK)


@the_internet.dogma("Optionally splay green up.")
def the_internet_1(me: Player) -> None:
    me.may_splay(UP, (GREEN,))


@the_internet.dogma("Draw a [10] and score it.")
def the_internet_2(me: Player) -> None:
    me.draw_and_score(10)


@the_internet.dogma("For each pair of clocks you show, counted first, draw and meld a [10].")
def the_internet_3(me: Player) -> None:
    for _ in range(me.count(CLOCK) // 2):
        me.draw_and_meld(10)


miniaturization = card("Miniaturization", 10, RED, "hex bulb clock bulb", BULB)


@miniaturization.dogma(
    "Optionally return one hand card. If it was a [10], draw as many [10]s as there are distinct values in your score pile."
)
def miniaturization_1(me: Player) -> None:
    returned = me.may_return(me.hand)
    if returned and returned.age == me.boxed(10):
        me.draw_several(different_values(me.score_pile), 10)


robotics = card("Robotics", 10, RED, "hex factory clock factory", FACTORY)


@robotics.dogma("Your green top card is scored. Then draw a [10] and meld it; carry out its shareable effects alone.")
def robotics_1(me: Player) -> None:
    green = me.top(GREEN)
    if green:
        me.score(green)
    execute(me, me.draw_and_meld(10))


globalization = card("Globalization", 10, YELLOW, "hex factory factory factory", FACTORY)


@globalization.demand("The target returns a leaf-bearing top card.")
def globalization_1(me: Player, you: Player) -> None:
    you.return_one([top for top in you.tops if top.has(LEAF)])


@globalization.dogma(
    "Draw a [6] and score it. If nobody shows more leaves than factories, whoever alone has the most points wins the game."
)
def globalization_2(me: Player) -> None:
    me.draw_and_score(6)
    if not [player for player in me.everyone if player.count(LEAF) > player.count(FACTORY)]:
        leader = sole_leader(me.everyone, lambda player: player.team_points)
        if leader:
            leader.win()


stem_cells = card("Stem Cells", 10, YELLOW, "hex leaf leaf leaf", LEAF)


@stem_cells.dogma("Optionally score your whole hand, leaving nothing behind.")
def stem_cells_1(me: Player) -> None:
    if me.hand and me.may(SCORE_IT):
        me.score_all(me.hand)
