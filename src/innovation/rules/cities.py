"""What Cities of Destiny adds to the rules: its draws, icons, endorsing and achievements (rules 13)."""

from __future__ import annotations

from typing import Final

from innovation.material.card import TOP, TOP_CENTER, Card
from innovation.material.catalog import CARDS
from innovation.material.words import CITIES, HIGHEST_VALUE, ICONS, LEFT, RIGHT, UP
from innovation.rules.dogma import take_dogma
from innovation.rules.player import RETURN, TUCK, Player
from innovation.rules.resolution import MeldAction, Resolution
from innovation.table.position import pile_index
from innovation.table.zones import SPECIALS

LEGEND: Final = CARDS.add_special("Legend", CITIES)
REPUTE: Final = CARDS.add_special("Repute", CITIES)
FAME: Final = CARDS.add_special("Fame", CITIES)
GLORY: Final = CARDS.add_special("Glory", CITIES)
VICTORY: Final = CARDS.add_special("Victory", CITIES)

ARROWS: Final = {"arrow_left": LEFT, "arrow_right": RIGHT, "arrow_up": UP}
ENDORSED: Final = "endorse"


def draw_city(game: Resolution, seat: int) -> None:
    """Draw a City, unless the player holds one (rules 13.2.3 to 13.2.5, 13.3)."""
    me = Player(game, seat)
    if [card for card in me.hand if card.card_set == CITIES]:
        return
    value = game.stepped_value(me.highest_top)
    stays_away = game.rules.switch("empty_city_pile") == "no_draw" and value <= HIGHEST_VALUE
    if stays_away and not game.position.piles[pile_index(CITIES, value)]:
        return
    me.draw(exactly=me.highest_top, card_set=CITIES)


def draw_for_splay(game: Resolution, splayer: int, owner: int) -> None:
    """A splay into a new direction draws a City (rules 13.2.2)."""
    draw_city(game, owner if game.rules.switch("splay_city_drawer") == "pile_owner" else splayer)


def draw_for_new_color(game: Resolution, action: MeldAction) -> None:
    """A Meld action that starts a color draws a City (rules 13.2.1)."""
    if action.covered is None:
        draw_city(game, action.seat)


def resolve_city_icons(game: Resolution, action: MeldAction) -> None:
    """Resolve plus, arrows and search of a City melded by a Meld action (rules 13.5, 13.6)."""
    city = action.card
    if city.card_set != CITIES:
        return
    me = Player(game, action.seat)
    for icon in (city.icons[TOP_CENTER], city.icons[2]):
        if icon == "plus":
            me.draw(exactly=city.age + 1)
        elif icon in ARROWS:
            me.splay(city.color, ARROWS[icon])
    if city.icons[TOP_CENTER] in ICONS:
        search(me, city, ICONS.index(city.icons[TOP_CENTER]))


def search(me: Player, city: Card, icon: int) -> None:
    """Turn up base cards of the City's value, keep those with the icon and return the others (rules 13.6).

    Everybody knows which cards go back; where several do, only the player knows in which order. He names it before
    the first goes back: what is left in between would tell.
    """
    game = me.resolution
    immediately = game.rules.switch("search_return") == "immediately"
    index = pile_index(0, city.age)
    revealed: list[Card] = []
    for _ in range(min(city.age, len(game.position.piles[index]))):
        card = me.reveal_from_pile(game.position.piles[index][0])
        if immediately and not card.has(icon):
            game.return_(card, watched=False)  # rules 13.6.4
        else:
            revealed.append(card)
    for card in revealed:
        if card.has(icon):
            game.keep(me.seat, card)
    misses = [card for card in revealed if not card.has(icon)]
    game.unseen_order = len(misses) > 1
    for card in me.choose_order(RETURN, misses):
        game.return_(card, watched=False)
    game.unseen_order = False


def may_endorse(game: Resolution) -> list[Card]:
    """The top cards the turn player could endorse now (rules 13.4.1 to 13.4.3)."""
    if ENDORSED in game.position.used:
        return []
    me = Player(game, game.position.player)
    return [top for top in me.tops if top.featured >= 0 and payments(me, top)]


def payments(me: Player, endorsed: Card) -> list[Card]:
    """The hand cards that can pay for endorsing a card: no higher than a top City with its icon (rules 13.4.4)."""
    cities = [top for top in me.tops if top.card_set == CITIES and top.has(endorsed.featured)]
    highest = max([city.front for city in cities], default=0)
    return [card for card in me.hand if card.age <= highest]


def endorse(game: Resolution, card: Card) -> None:
    """Pay by tucking a hand card, then execute the endorsed card doubled (rules 13.4.4, 13.4.5)."""
    seat = game.position.player
    game.position.used = (*game.position.used, ENDORSED)
    me = Player(game, seat)
    payment = me.choose(TUCK, payments(me, card))
    assert payment is not None
    me.tuck(payment)
    take_dogma(game, seat, card, True)


EARNED_AT_ONCE: Final = (LEGEND, REPUTE, FAME, GLORY, VICTORY)
ARROW_OF: Final = {LEGEND: "arrow_left", REPUTE: "arrow_right", FAME: "arrow_up"}
MARK_OF: Final = {GLORY: "flag", VICTORY: "fountain"}
"""What a City bears whose meld, or whose tuck, earns the achievement (rules 9.4)."""


def preparations(game: Resolution, seat: int, card: Card, viewer: int) -> tuple[int, int]:
    """How many of the things are ready that a single meld or tuck needs to earn this achievement, and how many those are.

    For Legend, Repute and Fame a color splayed that way and a City of that color with its arrow, for Glory and Victory a City
    with its mark, in hand or forecast; as far as the player in `viewer` sees it, so that of others only the splay counts.
    """
    me = Player(game, seat)
    held = [other for other in (*me.own.hand, *me.own.forecast) if other.card_set == CITIES] if seat == viewer else []
    if card in MARK_OF:
        return (1 if [city for city in held if city.shows(MARK_OF[card], TOP)] else 0, 1)
    arrow = ARROW_OF[card]
    bearing = [city for city in held if city.shows(arrow, TOP)]
    splayed = [color for color, stack in enumerate(me.own.board) if stack.splay == ARROWS[arrow]]
    if [city for city in bearing if city.color in splayed]:
        return (2, 2)
    return (1 if bearing or splayed else 0, 2)


def claim_city_achievements(game: Resolution) -> None:
    """Claim what the meld or tuck that just happened earns (rules 9.4, 9.6.1 step 5)."""
    deed = game.deed
    if deed is None or deed.card.card_set != CITIES:
        return
    earned: list[Card] = []
    if deed.tucked:
        if deed.card.shows("flag", TOP):
            earned.append(GLORY)
        if deed.card.shows("fountain", TOP):
            earned.append(VICTORY)
    else:
        for name, direction in ARROWS.items():
            if deed.splay == direction and deed.card.shows(name, TOP):
                earned.append({LEFT: LEGEND, RIGHT: REPUTE, UP: FAME}[direction])
    for card in earned:
        if game.position.where[card.index] == SPECIALS:
            game.claim_special(deed.seat, card)
