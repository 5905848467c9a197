"""Artifacts of age 5."""

from __future__ import annotations

from innovation.cards.artifacts.declare import card
from innovation.material.words import BLUE, BULB, COLORS, CROWN, FACTORY, GREEN, LEAF, PURPLE, RED, RIGHT, YELLOW
from innovation.rules.dogma import execute_as_if_on_this_card
from innovation.rules.player import CHOOSE, SCORE_IT, TRANSFER, Player
from innovation.table.zones import BOARD

boerhavve_silver_microscope = card("Boerhavve Silver Microscope", 5, BLUE, "bulb factory bulb hex", BULB)


@boerhavve_silver_microscope.dogma(
    "Your lowest hand card and your lowest top card are returned; draw and score a card whose value is the sum of theirs."
)
def boerhavve_silver_microscope_1(me: Player) -> None:
    held = me.return_one(me.lowest(me.hand))
    lowest = me.lowest(me.tops)
    value = me.value(lowest[0]) if lowest else 0
    top = me.return_one(lowest)
    me.draw_and_score(exactly=(value if top else 0) + (held.age if held else 0))


principia = card("Principia", 5, BLUE, "bulb bulb hex bulb", BULB)


@principia.dogma(
    "Your top cards, blue excepted, are returned; for each, from the lowest up, draw and meld a card one value above it."
)
def principia_1(me: Player) -> None:
    tops = [top for top in me.tops if top.color != BLUE]
    for value in sorted([returned.front for returned in me.return_all(tops)]):
        me.draw_and_meld(exactly=value + 1)


barque_longue_la_belle = card("Barque-Longue La Belle", 5, GREEN, "factory hex factory crown", FACTORY)


@barque_longue_la_belle.dogma("Draw and meld [5]s until a green one has been melded.")
def barque_longue_la_belle_1(me: Player) -> None:
    while me.draw_and_meld(5).color != GREEN:
        pass


hudsons_bay_company_archives = card("Hudson's Bay Company Archives", 5, GREEN, "crown hex factory crown", CROWN)


@hudsons_bay_company_archives.dogma(
    "The bottom card of each of your piles is scored. Then meld a card of your score pile and splay its color right."
)
def hudsons_bay_company_archives_1(me: Player) -> None:
    me.score_all(me.bottoms)
    melded = me.meld_one(me.score_pile)
    if melded:
        me.splay(melded.color, RIGHT)


almira_queen_of_the_castle = card("Almira, Queen of the Castle", 5, PURPLE, "crown hex crown crown", CROWN)


@almira_queen_of_the_castle.dogma(
    "Meld one hand card; if so, claim an available achievement of its value, eligible or not."
)
def almira_queen_of_the_castle_1(me: Player) -> None:
    melded = me.meld_one(me.hand)
    if melded:
        me.claim_of_value(melded.front)


sandham_room_cricket_bat = card("Sandham Room Cricket Bat", 5, PURPLE, "leaf leaf factory hex", LEAF)


@sandham_room_cricket_bat.dogma("Draw a [6] openly; for a red one, claim any available achievement, eligible or not.")
def sandham_room_cricket_bat_1(me: Player) -> None:
    if me.draw_and_reveal(6).color == RED:
        me.claim_any()


bill_of_rights = card("Bill of Rights", 5, RED, "hex leaf bulb bulb", BULB)


@bill_of_rights.compel(
    "The target chooses a color of which it shows more cards than the demander; its whole pile goes, bottom card first, to the demander's board."
)
def bill_of_rights_1(me: Player, you: Player) -> None:
    color = you.choose_color(TRANSFER, [color for color in you.colors if you.visible_in(color) > me.visible_in(color)])
    if color >= 0:
        for stacked in reversed(you.stack(color)):
            you.transfer(stacked, me, BOARD)


ship_of_the_line_sussex = card("Ship of the Line Sussex", 5, RED, "factory factory hex factory", FACTORY)


@ship_of_the_line_sussex.dogma(
    "If your score pile is empty, choose a color and score everything your board has of it; if not, your whole score pile is returned."
)
def ship_of_the_line_sussex_1(me: Player) -> None:
    if me.score_pile:
        me.return_all(me.score_pile)
    else:
        me.score_all(me.stack(me.choose_color(SCORE_IT, range(len(COLORS)))))


gujin_tushu_jinsheng = card("Gujin Tushu Jinsheng", 5, YELLOW, "bulb crown hex bulb", BULB)


@gujin_tushu_jinsheng.dogma(
    "If Gujin Tushu Jinsheng is your yellow top card, choose a top card on somebody else's board and carry out all its effects, sharing none, as if they stood on this card."
)
def gujin_tushu_jinsheng_1(me: Player) -> None:
    if me.top(YELLOW) is gujin_tushu_jinsheng.card:
        others = [top for player in me.everyone if player.seat != me.seat for top in player.tops]
        execute_as_if_on_this_card(me, me.choose(CHOOSE, others))


the_daily_courant = card("The Daily Courant", 5, YELLOW, "factory factory crown hex", FACTORY)


@the_daily_courant.dogma(
    "Name a value, draw a card of it and lay it on top of its supply pile. Then choose a top card of yours, not this one, and carry out all its effects, sharing none, as if they stood on this card."
)
def the_daily_courant_1(me: Player) -> None:
    me.put_on_pile(me.draw(exactly=me.choose_value("draw")))
    this = me.this_card
    execute_as_if_on_this_card(me, me.choose(CHOOSE, [top for top in me.tops if top is not this]))
