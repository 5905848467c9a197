"""Artifacts of age 1."""

from __future__ import annotations

import unicodedata

from innovation.cards.artifacts.declare import card
from innovation.material.card import Card
from innovation.material.words import (
    ARTIFACTS,
    BLUE,
    BULB,
    CASTLE,
    COLORS,
    CROWN,
    GREEN,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    YELLOW,
)
from innovation.rules.dogma import execute
from innovation.rules.effects import has_demand
from innovation.rules.player import MELD, REVEAL, Player, colored
from innovation.table.zones import ACHIEVEMENTS, BOARD, HAND, SCORE

basur_hoyuk_tokens = card("Basur Hoyuk Tokens", 1, BLUE, "crown hex leaf leaf", LEAF)


@basur_hoyuk_tokens.dogma(
    "Draw and reveal a [4]. If the English name of your top card in its color precedes its own in the alphabet, return it and your whole score pile."
)
def basur_hoyuk_tokens_1(me: Player) -> None:
    drawn = me.draw_and_reveal(4)
    top = me.top(drawn.color)
    if top and alphabetical(top) < alphabetical(drawn):
        me.return_all([drawn, *me.score_pile])


def alphabetical(named: Card) -> str:
    """The card's name as the alphabet sorts it: without case and accents."""
    plain = unicodedata.normalize("NFKD", named.name)
    return "".join([letter for letter in plain if not unicodedata.combining(letter)]).lower()


sibidu_needle = card("Sibidu Needle", 1, BLUE, "castle castle castle hex", CASTLE)


@sibidu_needle.dogma(
    "Draw and reveal a [1]. If your top card in its color equals it in value, score it and go on with another."
)
def sibidu_needle_1(me: Player) -> None:
    drawn = me.draw_and_reveal(1)
    while me.value(me.top(drawn.color)) == drawn.age:
        me.score(drawn)
        drawn = me.draw_and_reveal(1)


treaty_of_kadesh = card("Treaty of Kadesh", 1, BLUE, "crown castle hex castle", CASTLE)


@treaty_of_kadesh.compel("Each top card of the target that demands or compels is returned.")
def treaty_of_kadesh_1(me: Player, you: Player) -> None:
    you.return_all([top for top in you.tops if has_demand(top)])


@treaty_of_kadesh.dogma("Score one of your top cards that demands or compels, blue excepted.")
def treaty_of_kadesh_2(me: Player) -> None:
    me.score_one([top for top in me.tops if top.color != BLUE and has_demand(top)])


electrum_stater_of_efesos = card("Electrum Stater of Efesos", 1, GREEN, "crown hex castle crown", CROWN)


@electrum_stater_of_efesos.dogma(
    "Draw and reveal [3]s, melding each in a color your board lacks; the first other one stays in hand."
)
def electrum_stater_of_efesos_1(me: Player) -> None:
    drawn = me.draw_and_reveal(3)
    while me.top(drawn.color) is None:
        me.meld(drawn)
        drawn = me.draw_and_reveal(3)


jiskairumoko_necklace = card("Jiskairumoko Necklace", 1, GREEN, "hex crown castle castle", CASTLE)


@jiskairumoko_necklace.compel(
    "The target returns a card of its score pile; if it does, one of its achievements of that value goes to the demander's."
)
def jiskairumoko_necklace_1(me: Player, you: Player) -> None:
    returned = you.return_one(you.score_pile)
    if returned:
        you.transfer_one([own for own in you.numbered_achievements if own.age == returned.age], me, ACHIEVEMENTS)


priest_king = card("Priest-King", 1, GREEN, "castle hex castle castle", CASTLE)


@priest_king.dogma("Score one hand card; then carry out alone the shareable effects of your top card in its color.")
def priest_king_1(me: Player) -> None:
    scored = me.score_one(me.hand)
    if scored:
        execute(me, me.top(scored.color))


@priest_king.dogma("Claim an available achievement you are eligible for.")
def priest_king_2(me: Player) -> None:
    me.claim_available()


ark_of_the_covenant = card("Ark of the Covenant", 1, PURPLE, "hex castle castle castle", CASTLE)


@ark_of_the_covenant.dogma(
    "Return one hand card; all cards of its color on boards without a top Artifact go to your score pile. If Ark of the Covenant is on top of a pile, whosever, it comes to your hand."
)
def ark_of_the_covenant_1(me: Player) -> None:
    returned = me.return_one(me.hand)
    if returned:
        for player in me.everyone:
            if not [top for top in player.tops if top.card_set == ARTIFACTS]:
                me.transfer_all(player.stack(returned.color), me, SCORE)
    for player in me.everyone:
        for top in player.tops:
            if top is ark_of_the_covenant.card:
                me.transfer(top, me, HAND)


mask_of_warka = card("Mask of Warka", 1, PURPLE, "castle castle hex castle", CASTLE)


@mask_of_warka.dogma(
    "Name a color; everybody shows the hand cards in it. If only you have any, return them and claim all available achievements of their values, eligible or not."
)
def mask_of_warka_1(me: Player) -> None:
    color = me.choose_color(REVEAL, range(len(COLORS)))
    for player in me.everyone:
        player.show_hand()
    shown = [held for held in me.hand if held.color == color]
    if not shown or [other for other in me.others if [held for held in other.hand if held.color == color]]:
        return
    me.return_all(shown)
    values = [held.age for held in shown]
    for achievement in list(me.resolution.position.available):
        if achievement.age in values:
            me.achieve(achievement)


tale_of_the_shipwrecked_sailor = card("Tale of the Shipwrecked Sailor", 1, PURPLE, "hex castle bulb bulb", BULB)


@tale_of_the_shipwrecked_sailor.dogma(
    "Name a color and draw a [1]. Meld a hand card in the color; if you do, splay it left."
)
def tale_of_the_shipwrecked_sailor_1(me: Player) -> None:
    color = me.choose_color(MELD, range(len(COLORS)))
    me.draw(1)
    if me.meld_one(me.hand, colored(color)):
        me.splay(color, LEFT)


holmegaard_bows = card("Holmegaard Bows", 1, RED, "castle leaf hex leaf", LEAF)


@holmegaard_bows.compel("The target's best castle-bearing top card by value goes to the demander's hand.")
def holmegaard_bows_1(me: Player, you: Player) -> None:
    you.transfer_one(you.highest([top for top in you.tops if top.has(CASTLE)]), me, HAND)


@holmegaard_bows.dogma("Take a [2] from the supply.")
def holmegaard_bows_2(me: Player) -> None:
    me.draw(2)


papyrus_of_ani = card("Papyrus of Ani", 1, RED, "leaf leaf leaf hex", LEAF)


@papyrus_of_ani.dogma(
    "Return a purple hand card; if you do, draw and reveal a card two values above it, of a set you name. If that is purple, meld it and carry out alone its shareable effects."
)
def papyrus_of_ani_1(me: Player) -> None:
    returned = me.return_one(me.hand, colored(PURPLE))
    if returned:
        drawn = me.draw_and_reveal(exactly=returned.age + 2, card_set=me.choose_set("draw"))
        if drawn.color == PURPLE:
            me.meld(drawn)
            execute(me, drawn)


pavlovian_tusk = card("Pavlovian Tusk", 1, RED, "hex crown castle crown", CROWN)


@pavlovian_tusk.dogma(
    "Draw three cards that equal your green top card in value; one of them is returned, another scored."
)
def pavlovian_tusk_1(me: Player) -> None:
    drawn = me.draw_several(3, exactly=me.value(me.top(GREEN)))
    returned = me.return_one(drawn)
    me.score_one([other for other in drawn if other is not returned])


dancing_girl = card("Dancing Girl", 1, YELLOW, "hex bulb bulb bulb", BULB)


@dancing_girl.compel("Dancing Girl goes to the target's board.")
def dancing_girl_1(me: Player, you: Player) -> None:
    girl = dancing_girl.card
    if girl in me.tops or girl in me.stack(YELLOW):
        me.remember(girl)
    for player in me.everyone:
        if girl in player.stack(YELLOW) or girl in player.own.display:
            you.transfer(girl, you, BOARD)
            you.remember(girl)
            return


@dancing_girl.dogma(
    "If Dancing Girl began this action on your board and has been on every board during it, you win the game."
)
def dancing_girl_2(me: Player) -> None:
    if me.is_launcher and not [player for player in me.everyone if not player.remembered]:
        me.win()


lurgan_canoe = card("Lurgan Canoe", 1, YELLOW, "hex crown crown crown", CROWN)


@lurgan_canoe.dogma(
    "Meld one hand card and score all it covers in its pile; as long as that is something, do it again."
)
def lurgan_canoe_1(me: Player) -> None:
    melded = me.meld_one(me.hand)
    while melded and me.score_all(me.stack(melded.color)[1:]):
        melded = me.meld_one(me.hand)


xianrendong_shards = card("Xianrendong Shards", 1, YELLOW, "hex leaf leaf leaf", LEAF)


@xianrendong_shards.dogma(
    "Show three hand cards; score two of them and tuck the third. If the scored two have one color, draw [1] three times."
)
def xianrendong_shards_1(me: Player) -> None:
    shown: list[Card] = []
    while len(shown) < 3:
        left = [held for held in me.hand if held not in shown]
        chosen = me.choose(REVEAL, left)
        if chosen is None:
            break
        me.reveal(chosen)
        shown.append(chosen)
    scored = me.score_several(2, shown)
    me.tuck_all([held for held in shown if held not in scored])
    if len(scored) == 2 and scored[0].color == scored[1].color:
        me.draw_several(3, 1)
