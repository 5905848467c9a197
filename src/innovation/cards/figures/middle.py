"""Figures of ages 3, 4 and 5."""

from __future__ import annotations

from innovation.cards.figures.common import (
    boxed_in_karma,
    figures_of_opponents,
    foreshadow_one_of,
    issues,
    its,
    tops_anywhere,
)
from innovation.cards.figures.early import icons
from innovation.material.card import NUMBERED, Card
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
    LEFT,
    PURPLE,
    RED,
    RIGHT,
    UNSPLAYED,
    YELLOW,
)
from innovation.rules.karma import OPPONENTS, card
from innovation.rules.player import TRANSFER, Player, colored
from innovation.rules.resolution import (
    WOULD_CLAIM,
    WOULD_DOGMA,
    WOULD_DRAW,
    WOULD_DRAW_ACTION,
    WOULD_DRAW_BONUS,
    WOULD_FORESHADOW,
    WOULD_INSPIRE,
    WOULD_MELD,
    WOULD_SCORE,
    WOULD_TUCK,
    Happening,
)
from innovation.table.zones import BOARD, FORECAST, HAND

alhazen = card("Alhazen", 3, BLUE, "bulb bulb echo hex", BULB)
alhazen.trait(
    "counts bulbs and castles as value",
    "In your Draw and Inspire actions the top card of a splayed color counts with another value: the color's bulbs or castles, whichever are more.",
)


@alhazen.echo("Tuck one castle-bearing top card of anybody's board.")
def alhazen_echo(me: Player) -> None:
    me.tuck_one(tops_anywhere(me, lambda top: top.has(CASTLE)))


sejong_the_great = card("Sejong the Great", 3, BLUE, "echo bonus:3 hex bulb", BULB)
issues(sejong_the_great, "Advancement")


@sejong_the_great.echo("Draw a [4] and meld it.")
def sejong_the_great_echo(me: Player) -> None:
    me.draw_and_meld(4)


@sejong_the_great.would(
    WOULD_MELD,
    "Instead of melding a blue card above 3, return it; then draw a card one value above it and meld that.",
    instead=True,
    fits=lambda me, event: its(event).color == BLUE and its(event).age > 3,
)
def sejong_the_great_karma(me: Player, event: Happening) -> None:
    me.return_(its(event))
    me.draw_and_meld(exactly=its(event).age + 1)


shen_kuo = card("Shen Kuo", 3, GREEN, "crown hex inspire crown", CROWN)


@shen_kuo.inspire("Optionally choose one of your colors and splay it left.")
def shen_kuo_inspire(me: Player) -> None:
    me.may_splay(LEFT)


@shen_kuo.each_points("Each of your splayed colors is worth three points.")
def shen_kuo_points(me: Player) -> int:
    return 3 * len([color for color in me.colors if me.splay_of(color) != UNSPLAYED])


su_song = card("Su Song", 3, GREEN, "crown inspire hex bonus:3", CROWN)
issues(su_song, "Trade")


@su_song.inspire("Draw and meld [3]s until one without a leaf has been melded.")
def su_song_inspire(me: Player) -> None:
    while me.draw_and_meld(3).has(LEAF):
        pass


@su_song.would(
    WOULD_DRAW,
    "Before each [3] that you draw, your forecast gets a card of your score pile.",
    fits=lambda me, event: event.value == boxed_in_karma(me, 3),
)
def su_song_karma(me: Player, event: Happening) -> None:
    me.transfer_one(me.score_pile, me, FORECAST)


al_kindi = card("Al-Kindi", 3, PURPLE, "hex crown crown inspire", CROWN)


@al_kindi.inspire("Score one hand card.")
def al_kindi_inspire(me: Player) -> None:
    me.score_one(me.hand)


@al_kindi.would(WOULD_DRAW_BONUS, "Before your sharing bonus, draw two other cards of its value.")
def al_kindi_karma(me: Player, event: Happening) -> None:
    me.draw_several(2, exactly=event.value)


murasaki_shikibu = card("Murasaki Shikibu", 3, PURPLE, "bulb hex bonus:4 inspire", BULB)
issues(murasaki_shikibu, "Rivalry")


@murasaki_shikibu.inspire("Draw one card of value [3].")
def murasaki_shikibu_inspire(me: Player) -> None:
    me.draw(3)


def _a_standard_achievement(me: Player, event: Happening) -> bool:
    return its(event).kind == NUMBERED


@murasaki_shikibu.would(
    WOULD_CLAIM,
    "When about to claim a standard achievement, first achieve a score pile card equal to it in value; your claim stands only if you are eligible after that.",
    instead=True,
    fits=_a_standard_achievement,
)
def murasaki_shikibu_karma(me: Player, event: Happening) -> None:
    claimed = its(event)
    value = me.value(claimed)
    me.achieve_one(me.scored_of(value))
    if me.eligible(value):
        me.achieve(claimed)


saladin = card("Saladin", 3, RED, "bonus:3 hex echo castle", CASTLE)
issues(saladin, "War")


@saladin.echo("Score one castle-bearing top card of anybody's board, this one excepted.")
def saladin_echo(me: Player) -> None:
    me.score_one(tops_anywhere(me, lambda top: top.has(CASTLE) and top is not saladin.card))


@saladin.would(
    WOULD_SCORE,
    "Instead of scoring a card that is no Figure, meld it; then optionally splay its color left.",
    instead=True,
    fits=lambda me, event: its(event).card_set != FIGURES,
)
def saladin_karma(me: Player, event: Happening) -> None:
    me.meld(its(event))
    me.may_splay(LEFT, [its(event).color])


tran_huang_dao = card("Tran Huang Dao", 3, RED, "hex echo castle castle", CASTLE)


@tran_huang_dao.echo("Score one red top card below 4 of anybody's board.")
def tran_huang_dao_echo(me: Player) -> None:
    me.score_one(tops_anywhere(me, lambda top: top.color == RED and top.front < 4))


@tran_huang_dao.each_icons("For every two of your castles you have one more of each other icon that you show.")
def tran_huang_dao_icons(me: Player, plain: list[int]) -> list[int]:
    extra = plain[CASTLE] // 2
    return [extra if count and icon != CASTLE else 0 for icon, count in enumerate(plain)]


avicenna = card("Avicenna", 3, YELLOW, "inspire leaf hex leaf", LEAF)
issues(avicenna, "Expansion")
avicenna.trait("never fades", "Your Figures do not fade.")


@avicenna.inspire("Draw a [3] and tuck it.")
def avicenna_inspire(me: Player) -> None:
    me.draw_and_tuck(3)


rhazes = card("Rhazes", 3, YELLOW, "hex leaf leaf echo", LEAF)


@rhazes.echo("Choose [3], [4] or [5]; draw a card of that value and foreshadow it.")
def rhazes_echo(me: Player) -> None:
    foreshadow_one_of(me, 3, 4, 5)


@rhazes.would(WOULD_DRAW, "Before each of your draws, tuck one hand card of the value to be drawn.")
def rhazes_karma(me: Player, event: Happening) -> None:
    me.tuck_one([held for held in me.hand if held.age == event.value])


johannes_kepler = card("Johannes Kepler", 4, BLUE, "hex bulb echo bulb", BULB)


@johannes_kepler.echo("Draw one card of value [5].")
def johannes_kepler_echo(me: Player) -> None:
    me.draw(5)


@johannes_kepler.would(
    WOULD_DOGMA,
    "Before your Dogma action, show all hand cards in the color of its card; during the action their number is added to every boxed value.",
)
def johannes_kepler_karma(me: Player, event: Happening) -> None:
    shown = me.show_fitting(me.hand, colored(its(event).color))
    me.resolution.karma.raised += len(shown)
    me.resolution.karma.raised_in_karma += len(shown)


takiyuddin = card("Takiyuddin", 4, BLUE, "inspire leaf leaf hex", LEAF)
issues(takiyuddin, "Advancement")


@takiyuddin.inspire("Draw a [5]. With a bulb on it, it is melded; without one, it is tucked.")
def takiyuddin_inspire(me: Player) -> None:
    drawn = me.draw_and_reveal(5)
    if drawn.has(BULB):
        me.meld(drawn)
    else:
        me.tuck(drawn)


@takiyuddin.would(WOULD_INSPIRE, "Before your Inspire action, optionally splay its color right.")
def takiyuddin_karma(me: Player, event: Happening) -> None:
    me.may_splay(RIGHT, [event.value])


christopher_columbus = card("Christopher Columbus", 4, GREEN, "bonus:4 leaf hex inspire", LEAF)
issues(christopher_columbus, "Trade")


@christopher_columbus.inspire("Draw one card of value [4].")
def christopher_columbus_inspire(me: Player) -> None:
    me.draw(4)


@christopher_columbus.each_icons("Each of your factories gives you two crowns on top.")
def christopher_columbus_icons(me: Player, plain: list[int]) -> list[int]:
    return icons(crown=2 * plain[FACTORY])


galileo_galilei = card("Galileo Galilei", 4, GREEN, "hex crown crown echo", CROWN)


@galileo_galilei.echo("Choose between [5] and [6]; draw a card of that value and foreshadow it.")
def galileo_galilei_echo(me: Player) -> None:
    foreshadow_one_of(me, 5, 6)


@galileo_galilei.would(
    WOULD_FORESHADOW,
    "Before you foreshadow a card whose value your forecast lacks, take the whole forecast into your hand.",
    fits=lambda me, event: its(event).age not in [hidden.age for hidden in me.forecast],
)
def galileo_galilei_karma(me: Player, event: Happening) -> None:
    me.transfer_all(me.forecast, me, HAND)


niccolo_machiavelli = card("Niccolo Machiavelli", 4, PURPLE, "echo bulb bulb hex", BULB)


@niccolo_machiavelli.echo("Splay right one of your colors that lies splayed left.")
def niccolo_machiavelli_echo(me: Player) -> None:
    me.splay_one(RIGHT, [color for color in me.colors if me.splay_of(color) == LEFT])


@niccolo_machiavelli.each_achievements(
    "Each color that you have splayed right and no other player has splayed at all counts as an achievement."
)
def niccolo_machiavelli_achievements(me: Player) -> int:
    return len(
        [
            color
            for color in me.colors
            if me.splay_of(color) == RIGHT and not [other for other in me.others if other.splay_of(color) != UNSPLAYED]
        ]
    )


william_shakespeare = card("William Shakespeare", 4, PURPLE, "bonus:4 inspire hex bulb", BULB)
issues(william_shakespeare, "Rivalry")


@william_shakespeare.inspire("Meld one hand card.")
def william_shakespeare_inspire(me: Player) -> None:
    me.meld_one(me.hand)


@william_shakespeare.each_points("Each hexagon that shows on your board is worth a point.")
def william_shakespeare_points(me: Player) -> int:
    return sum([me.hexagons_in(color) for color in me.colors])


amina_sukhera = card("Amina Sukhera", 4, RED, "factory inspire factory hex", FACTORY)


@amina_sukhera.inspire("Score the bottom card of every player's purple pile.")
def amina_sukhera_inspire(me: Player) -> None:
    bottoms = [player.bottom(PURPLE) for player in me.everyone]
    me.score_all([bottom for bottom in bottoms if bottom])


@amina_sukhera.when_melded("Score every top Figure of value 4 of all opponents' boards.")
def amina_sukhera_when(me: Player) -> None:
    me.score_all(figures_of_opponents(me, 4, 4))


@amina_sukhera.each_cards(
    "available", "You may claim your top cards that have a castle as if they were available achievements."
)
def amina_sukhera_available(me: Player) -> list[Card]:
    return [top for top in me.tops if top.has(CASTLE)]


yi_sun_sin = card("Yi Sun-Sin", 4, RED, "bonus:4 hex factory echo", FACTORY)


@yi_sun_sin.echo("Score one castle-bearing top card of anybody's board.")
def yi_sun_sin_echo(me: Player) -> None:
    me.score_one(tops_anywhere(me, lambda top: top.has(CASTLE)))


@yi_sun_sin.would(
    WOULD_SCORE,
    "Instead of scoring a card whose color lies splayed on your board, tuck it; after that, a [3] is drawn and tucked too.",
    instead=True,
    fits=lambda me, event: me.splay_of(its(event).color) != UNSPLAYED,
)
def yi_sun_sin_karma(me: Player, event: Happening) -> None:
    me.tuck(its(event))
    me.draw_and_tuck(3)


leonardo_da_vinci = card("Leonardo da Vinci", 4, YELLOW, "echo bonus:5 hex leaf", LEAF)


@leonardo_da_vinci.echo("Score one top Figure of anybody's board that bears a bonus.")
def leonardo_da_vinci_echo(me: Player) -> None:
    me.score_one(tops_anywhere(me, lambda top: top.card_set == FIGURES and top.bonus > 0))


@leonardo_da_vinci.would(
    WOULD_MELD,
    "Before you meld a yellow card, meld every hand card that is neither yellow nor purple.",
    fits=lambda me, event: its(event).color == YELLOW,
)
def leonardo_da_vinci_karma_yellow(me: Player, event: Happening) -> None:
    others = [held for held in me.hand if held is not its(event)]
    me.meld_fitting(others, colored(RED, GREEN, BLUE))


@leonardo_da_vinci.would(
    WOULD_MELD,
    "Before each of your purple melds, draw [4] three times.",
    fits=lambda me, event: its(event).color == PURPLE,
)
def leonardo_da_vinci_karma_purple(me: Player, event: Happening) -> None:
    me.draw_several(3, 4)


michelangelo = card("Michelangelo", 4, YELLOW, "crown hex inspire crown", CROWN)


@michelangelo.inspire("Score one hand card.")
def michelangelo_inspire(me: Player) -> None:
    me.score_one(me.hand)


@michelangelo.each_cards("score", "Your hand cards count as in your score pile too.")
def michelangelo_score(me: Player) -> list[Card]:
    return list(me.own.hand + me.own.revealed)


christiaan_huygens = card("Christiaan Huygens", 5, BLUE, "echo bulb bulb hex", BULB)


@christiaan_huygens.echo("Choose [7], [8], [9] or [10]; draw a card of that value and foreshadow it.")
def christiaan_huygens_echo(me: Player) -> None:
    foreshadow_one_of(me, 7, 8, 9, 10)


@christiaan_huygens.would(
    WOULD_FORESHADOW,
    "Instead of foreshadowing a clock-bearing card whose value is at most two above your highest top card, meld it.",
    instead=True,
    fits=lambda me, event: its(event).has(CLOCK) and its(event).age <= me.highest_top + 2,
)
def christiaan_huygens_karma(me: Player, event: Happening) -> None:
    me.meld(its(event))


isaac_newton = card("Isaac Newton", 5, BLUE, "hex bulb echo bulb", BULB)
NEWTON = "Before your {} action, draw a [1]; it goes to the board of a player you choose."


@isaac_newton.echo("Choose one of your colors and splay it right.")
def isaac_newton_echo(me: Player) -> None:
    me.splay_one(RIGHT)


@isaac_newton.would(WOULD_DRAW_ACTION, NEWTON.format("Draw"))
def isaac_newton_karma_draw(me: Player, event: Happening) -> None:
    _drop_an_apple(me)


@isaac_newton.would(WOULD_INSPIRE, NEWTON.format("Inspire"))
def isaac_newton_karma_inspire(me: Player, event: Happening) -> None:
    _drop_an_apple(me)


def _drop_an_apple(me: Player) -> None:
    apple = me.draw(1)
    receiver = me.choose_player(TRANSFER, me.everyone)
    if receiver:
        me.transfer(apple, receiver, BOARD)


bartholomew_roberts = card("Bartholomew Roberts", 5, GREEN, "inspire hex crown bonus:6", CROWN)


@bartholomew_roberts.inspire("Score one crown-bearing top card of anybody's board.")
def bartholomew_roberts_inspire(me: Player) -> None:
    me.score_one(tops_anywhere(me, lambda top: top.has(CROWN)))


@bartholomew_roberts.would(
    WOULD_SCORE,
    "Before you score a card, claim an achievement of its value if your points suffice, whatever your top cards.",
)
def bartholomew_roberts_karma(me: Player, event: Happening) -> None:
    value = me.value(its(event))
    if me.can_pay(value):
        me.claim_of_value(value)


samuel_de_champlain = card("Samuel de Champlain", 5, GREEN, "crown bonus:5 hex inspire", CROWN)


@samuel_de_champlain.inspire("Return one hand card of value [5]; after that, draw a [6].")
def samuel_de_champlain_inspire(me: Player) -> None:
    me.return_one([held for held in me.hand if held.age == me.boxed(5)])
    me.draw(6)


@samuel_de_champlain.would(
    WOULD_DRAW,
    "Before you draw a fifth hand card, claim an achievement of at most its value, eligible or not.",
    fits=lambda me, event: len(me.hand) == 4,
)
def samuel_de_champlain_karma(me: Player, event: Happening) -> None:
    me.claim_one_of([free for free in me.all_available if me.value(free) <= event.value])


def _makes_five_visible(me: Player, event: Happening) -> bool:
    color = its(event).color
    return me.splay_of(color) != UNSPLAYED and len(me.stack(color)) == 4 and its(event) not in me.stack(color)


bartolomeo_cristofori = card("Bartolomeo Cristofori", 5, PURPLE, "leaf inspire hex leaf", LEAF)


@bartolomeo_cristofori.inspire("Meld one hand card.")
def bartolomeo_cristofori_inspire(me: Player) -> None:
    me.meld_one(me.hand)


@bartolomeo_cristofori.would(
    WOULD_MELD,
    "Before a meld brings one of your colors to five visible cards, claim an achievement up to your highest top card, whatever your points.",
    fits=_makes_five_visible,
)
def bartolomeo_cristofori_karma(me: Player, event: Happening) -> None:
    me.claim_one_of([free for free in me.all_available if me.reaches(me.value(free))])


johannes_vermeer = card("Johannes Vermeer", 5, PURPLE, "bonus:5 hex inspire crown", CROWN)


@johannes_vermeer.inspire("Draw a [3] and score it.")
def johannes_vermeer_inspire(me: Player) -> None:
    me.draw_and_score(3)


@johannes_vermeer.would(
    WOULD_CLAIM,
    "Before you claim a standard achievement, claim another that is one value higher, eligible or not.",
    fits=_a_standard_achievement,
)
def johannes_vermeer_karma(me: Player, event: Happening) -> None:
    me.claim_of_value(me.value(its(event)) + 1)


peter_the_great = card("Peter the Great", 5, RED, "factory inspire bonus:5 hex", FACTORY)


@peter_the_great.inspire("Tuck one hand card.")
def peter_the_great_inspire(me: Player) -> None:
    me.tuck_one(me.hand)


@peter_the_great.when_melded("Return every top Figure of all opponents' boards.")
def peter_the_great_when(me: Player) -> None:
    me.return_all(figures_of_opponents(me, 1, 11))


@peter_the_great.would(
    WOULD_TUCK,
    "Before you tuck a factory-bearing card, look at the bottom of your green pile: if you are eligible for the card there, achieve it; if you are not, score it.",
    fits=lambda me, event: its(event).has(FACTORY),
)
def peter_the_great_karma(me: Player, event: Happening) -> None:
    bottom = me.bottom(GREEN)
    if bottom:
        if me.eligible(me.value(bottom)):
            me.achieve(bottom)
        else:
            me.score(bottom)


shivaji = card("Shivaji", 5, RED, "echo factory factory hex", FACTORY)
issues(shivaji, "War")


@shivaji.echo("Choose a top card of yours; it becomes an available achievement.")
def shivaji_echo(me: Player) -> None:
    chosen = me.choose("make available", me.tops)
    if chosen:
        me.make_available(chosen)


@shivaji.would(
    WOULD_CLAIM,
    "An achievement that an opponent is about to claim is first claimed by you, provided that you are eligible for it.",
    whose=OPPONENTS,
    fits=lambda me, event: its(event).kind == NUMBERED and me.eligible(me.value(its(event))),
)
def shivaji_karma(me: Player, event: Happening) -> None:
    me.achieve(its(event))


antonie_van_leeuwenhoek = card("Antonie Van Leeuwenhoek", 5, YELLOW, "echo bulb hex bulb", BULB)
antonie_van_leeuwenhoek.trait(
    "pays with hand cards", "Towards claiming an achievement, each hand card of its value counts as ten points."
)


@antonie_van_leeuwenhoek.echo("Draw one card of value [6].")
def antonie_van_leeuwenhoek_echo(me: Player) -> None:
    me.draw(6)


christopher_polhem = card("Christopher Polhem", 5, YELLOW, "hex factory factory inspire", FACTORY)
issues(christopher_polhem, "Expansion")


@christopher_polhem.inspire("Draw a [4] and tuck it.")
def christopher_polhem_inspire(me: Player) -> None:
    me.draw_and_tuck(4)


@christopher_polhem.each_points("Each of your factories is worth two points.")
def christopher_polhem_points(me: Player) -> int:
    return 2 * me.count(FACTORY)
