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
from innovation.rules.player import MELD, RETURN, REVEAL, SCORE_IT, Player, colored
from innovation.table.zones import ACHIEVEMENTS, BOARD, HAND, SCORE

basur_hoyuk_tokens = card("Basur Hoyuk Tokens", 1, BLUE, "crown hex leaf leaf", LEAF)


@basur_hoyuk_tokens.dogma(
    "Draw a [4] openly. If the English name of your top card of its color comes earlier in the alphabet, return the [4] together with your whole score pile."
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
    "Draw [1]s openly, scoring each that has the same value as your top card of its color; the first other one stays in hand and ends this."
)
def sibidu_needle_1(me: Player) -> None:
    me.score_while(lambda: me.draw_and_reveal(1), lambda drawn: me.value(me.top(drawn.color)) == drawn.age)


treaty_of_kadesh = card("Treaty of Kadesh", 1, BLUE, "crown castle hex castle", CASTLE)


@treaty_of_kadesh.compel("The target's top cards that demand or compel are returned, all of them.")
def treaty_of_kadesh_1(me: Player, you: Player) -> None:
    you.return_all([top for top in you.tops if has_demand(top)])


@treaty_of_kadesh.dogma("Score a top card of yours that demands or compels, blue excepted.")
def treaty_of_kadesh_2(me: Player) -> None:
    me.score_one([top for top in me.tops if top.color != BLUE and has_demand(top)])


electrum_stater_of_efesos = card("Electrum Stater of Efesos", 1, GREEN, "crown hex castle crown", CROWN)


@electrum_stater_of_efesos.dogma(
    "Draw [3]s openly, melding each whose color your board lacks; the first other one stays in hand and ends this."
)
def electrum_stater_of_efesos_1(me: Player) -> None:
    drawn = me.draw_and_reveal(3)
    while me.top(drawn.color) is None:
        me.meld(drawn)
        drawn = me.draw_and_reveal(3)


jiskairumoko_necklace = card("Jiskairumoko Necklace", 1, GREEN, "hex crown castle castle", CASTLE)


@jiskairumoko_necklace.compel(
    "The target returns a card of its score pile; if it does, it moves an achievement of that value from its own to the demander's."
)
def jiskairumoko_necklace_1(me: Player, you: Player) -> None:
    returned = you.return_one(you.score_pile)
    if returned:
        you.transfer_one([own for own in you.numbered_achievements if own.age == returned.age], me, ACHIEVEMENTS)


priest_king = card("Priest-King", 1, GREEN, "castle hex castle castle", CASTLE)


@priest_king.dogma(
    "Show and score one hand card; if your board has its color, carry out the shareable effects of the top card there alone."
)
def priest_king_1(me: Player) -> None:
    scored = me.choose(SCORE_IT, me.hand)
    if scored:
        me.reveal(scored)  # its color decides what comes next, so everybody sees it
        me.score(scored)
        execute(me, me.top(scored.color))


@priest_king.dogma("One of the achievements that you are eligible for is claimed.")
def priest_king_2(me: Player) -> None:
    me.claim_available()


ark_of_the_covenant = card("Ark of the Covenant", 1, PURPLE, "hex castle castle castle", CASTLE)


@ark_of_the_covenant.dogma(
    "Show and return one hand card; if so, every card of its color on the boards of players without a top Artifact goes to your score pile. Whatever came of that, Ark of the Covenant comes to your hand if it lies on top of anyone's pile."
)
def ark_of_the_covenant_1(me: Player) -> None:
    returned = me.choose(RETURN, me.hand)
    if returned:
        went = me.reveal_and_return(returned)  # its color decides what comes next, so everybody sees it
        losers = [player for player in me.everyone if not [top for top in player.tops if top.card_set == ARTIFACTS]]
        if went:
            me.transfer_all([lost for player in losers for lost in player.stack(returned.color)], me, SCORE)
    for player in me.everyone:
        for top in player.tops:
            if top is ark_of_the_covenant.card:
                me.transfer(top, me, HAND)


mask_of_warka = card("Mask of Warka", 1, PURPLE, "castle castle hex castle", CASTLE)


@mask_of_warka.dogma(
    "Name a color; everyone's hand is shown. If you alone hold cards of it, return them and claim every available achievement of their values, eligible or not."
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
    for achievement in me.all_available:
        if me.value(achievement) in values and achievement in me.all_available:  # karma can take one meanwhile
            me.achieve(achievement)


tale_of_the_shipwrecked_sailor = card("Tale of the Shipwrecked Sailor", 1, PURPLE, "hex castle bulb bulb", BULB)


@tale_of_the_shipwrecked_sailor.dogma(
    "After you name a color and draw a [1], one hand card in that color is melded; if so, it is splayed left."
)
def tale_of_the_shipwrecked_sailor_1(me: Player) -> None:
    color = me.choose_color(MELD, range(len(COLORS)))
    me.draw(1)
    if me.meld_one(me.hand, colored(color)):
        me.splay(color, LEFT)


holmegaard_bows = card("Holmegaard Bows", 1, RED, "castle leaf hex leaf", LEAF)


@holmegaard_bows.compel("The target's highest castle-bearing top card goes to the demander's hand.")
def holmegaard_bows_1(me: Player, you: Player) -> None:
    you.transfer_one(you.highest([top for top in you.tops if top.has(CASTLE)]), me, HAND)


@holmegaard_bows.dogma("Draw one card of value [2].")
def holmegaard_bows_2(me: Player) -> None:
    me.draw(2)


papyrus_of_ani = card("Papyrus of Ani", 1, RED, "leaf leaf leaf hex", LEAF)


@papyrus_of_ani.dogma(
    "Return one purple hand card; if so, name a set and draw from it, openly, a card two values above. A purple one is melded, and you carry out its shareable effects alone."
)
def papyrus_of_ani_1(me: Player) -> None:
    returned = me.return_one(me.hand, colored(PURPLE))
    if returned:
        drawn = me.draw_and_reveal(exactly=returned.age + 2, card_set=me.choose_set("draw"))
        if drawn.color == PURPLE:
            me.meld(drawn)
            execute(me, drawn)


pavlovian_tusk = card("Pavlovian Tusk", 1, RED, "hex crown castle crown", CROWN)


@pavlovian_tusk.dogma("Draw three cards of your green top card's value; of these, return one and score another.")
def pavlovian_tusk_1(me: Player) -> None:
    drawn = me.draw_several(3, exactly=me.value(me.top(GREEN)))
    me.one_of(RETURN, drawn)
    me.score_one(drawn)


dancing_girl = card("Dancing Girl", 1, YELLOW, "hex bulb bulb bulb", BULB)


@dancing_girl.compel("Dancing Girl moves to the target's board, wherever it lies.")
def dancing_girl_1(me: Player, you: Player) -> None:
    girl = dancing_girl.card
    if girl in me.stack(YELLOW):
        me.remember(girl)
    for player in me.everyone:
        if girl in player.stack(YELLOW) or girl in player.own.display:
            you.transfer(girl, you, BOARD)
            you.remember(girl)
            return


@dancing_girl.dogma(
    "Win the game if Dancing Girl lay on your board when you launched it and has been on everybody's board since."
)
def dancing_girl_2(me: Player) -> None:
    if me.is_launcher and not [player for player in me.everyone if not player.remembered]:
        me.win()


lurgan_canoe = card("Lurgan Canoe", 1, YELLOW, "hex crown crown crown", CROWN)


@lurgan_canoe.dogma(
    "Meld one hand card and score all other cards of its color on your board; if that was any card at all, do both again."
)
def lurgan_canoe_1(me: Player) -> None:
    melded = me.choose(MELD, me.hand)
    while melded:
        me.meld(melded)
        others = [other for other in me.stack(melded.color) if other is not melded]
        melded = me.choose(MELD, me.hand) if me.score_all(others) else None


xianrendong_shards = card("Xianrendong Shards", 1, YELLOW, "hex leaf leaf leaf", LEAF)


@xianrendong_shards.dogma(
    "Show three hand cards; of these, score two and tuck the last. If the two scored share a color, draw [1] three times."
)
def xianrendong_shards_1(me: Player) -> None:
    shown = me.choose_several(3, me.hand, REVEAL)
    for held in shown:
        me.reveal(held)
    chosen = me.choose_several(2, shown, SCORE_IT)
    scored = me.score_all(chosen)
    me.tuck_all([held for held in shown if held not in chosen])
    if len(scored) == 2 and scored[0].color == scored[1].color:
        me.draw_several(3, 1)
