"""What Figures in the Sand adds to the rules: draws, Inspire, Decrees, fading (rules 12)."""

from __future__ import annotations

from typing import Final

from innovation.material.card import DECREE, TOP, Card
from innovation.material.catalog import CARDS
from innovation.material.words import BLUE, COLORS, FIGURES, GREEN, PURPLE, RED, UP, YELLOW
from innovation.rules.effects import Act, Effect, echo_of
from innovation.rules.karma import (
    add_icons,
    bonuses_from_score_pile,
    boxed_value,
    claims_higher,
    consult,
    counted_as_available,
    counted_in_hand,
    counted_in_score,
    discount,
    extra_achievements,
    extra_points,
    has_trait,
    helps_conditions,
    inspire_of,
    keeps_score_pile,
    top_figures,
    watches,
    when_melded,
)
from innovation.rules.karma_achievements import meets_with_karma
from innovation.rules.player import RETURN, TUCK, Player
from innovation.rules.resolution import (
    WOULD_INSPIRE,
    WOULD_REMOVE,
    FigureMoments,
    MeldAction,
    Resolution,
)
from innovation.table.zones import REMOVED, SPECIALS, owner_of

INSPIRED: Final = "inspire"
ISSUED: Final = "decree"


def _decree(name: str) -> Card:
    return CARDS.add(name, FIGURES, 0, -1, "", -1, DECREE)


ADVANCEMENT: Final = _decree("Advancement")
TRADE: Final = _decree("Trade")
RIVALRY: Final = _decree("Rivalry")
WAR: Final = _decree("War")
EXPANSION: Final = _decree("Expansion")
DECREE_COLORS: Final = ((ADVANCEMENT, BLUE), (TRADE, GREEN), (RIVALRY, PURPLE), (WAR, RED), (EXPANSION, YELLOW))


def _score_bottom_in(color: int) -> Effect:
    """The echo effect that a hexagon stands for (Stephen Hawking)."""

    def act(me: Player) -> None:
        bottom = me.bottom(color)
        if bottom:
            me.score(bottom)

    return Effect("Score the card at the bottom of this color.", act, None)


HEXAGON_ECHOES: Final = [_score_bottom_in(color) for color in range(len(COLORS))]


def pile_echoes(game: Resolution, seat: int, color: int) -> list[tuple[Card, Effect]]:
    """The echo effects of a pile from the bottom up, karma included: other piles', and those of hexagons (rules 5.2.4)."""
    colors = [color]
    if color == YELLOW and has_trait(game, seat, "gathers effects"):
        colors = [RED, BLUE, GREEN, PURPLE, YELLOW]
    hexagons = has_trait(game, seat, "turns hexagons into echoes")
    found: list[tuple[Card, Effect]] = []
    for gathered in colors:
        stack = game.seats[seat].board[gathered]
        for place in range(len(stack.cards) - 1, -1, -1):
            card = stack.cards[place]
            visibility = TOP if place == 0 else stack.splay
            echo = echo_of(card)
            if echo is not None and card.shows("echo", visibility):
                found.append((card, echo))
            if hexagons and (card.shows("hex", visibility) or card.shows("note", visibility)):
                found.append((card, HEXAGON_ECHOES[gathered]))
    return found


FIGURE_MOMENTS: Final = FigureMoments(
    consult,
    add_icons,
    extra_points,
    extra_achievements,
    when_melded,
    keeps_score_pile,
    counted_in_hand,
    counted_in_score,
    bonuses_from_score_pile,
    claims_higher,
    discount,
    helps_conditions,
    meets_with_karma,
    pile_echoes,
    boxed_value,
    counted_as_available,
    watches,
)


def draw_for_achieve_action(game: Resolution, seat: int) -> None:
    """Every opponent draws a Figure after an Achieve action (rules 12.2.2)."""
    for opponent in Player(game, seat).opponents:
        game.executing = opponent.seat
        opponent.draw(exactly=opponent.highest_top, card_set=FIGURES)
    game.executing = seat


def when_karma_of_meld_action(game: Resolution, action: MeldAction) -> None:
    """Step 6 of a Meld action: the karma of the Figure melded by it (rules 4.4.3)."""
    when_melded(game, action.seat, action.card)


def fade(game: Resolution) -> None:
    """Every player with more than one top Figure scores Figures until one is left (rules 12.5).

    What karma makes of one player's fading can uncover a second Figure of another: so they go round until nobody fades.
    """
    while _fade_round(game):
        pass


def _fade_round(game: Resolution) -> bool:
    """Let everybody fade once round, clockwise from the turn player; whether anybody did."""
    anybody = False
    for seat in game.clockwise_from(game.position.player):
        me = Player(game, seat)
        game.executing = seat
        figures = [top for top in me.tops if top.card_set == FIGURES]
        while len(figures) > 1 and not has_trait(game, seat, "never fades"):
            faded = me.choose("fade", figures)
            assert faded is not None
            game.note("fade", seat, "", faded)
            me.score(faded)  # karma may let it stay, but not without changing something else
            figures = [top for top in me.tops if top.card_set == FIGURES]
            anybody = True
    return anybody


def inspirable(game: Resolution) -> list[Card]:
    """The top cards of the colors in which the turn player may inspire (rules 12.4.1)."""
    if INSPIRED in game.position.used:
        return []
    me = Player(game, game.position.player)
    return [top for top in me.tops if inspire_list(game, me, top.color)]


def inspire_list(game: Resolution, me: Player, color: int) -> list[Card]:
    """The cards whose inspire effect shows in a color, from the bottom up (rules 12.4.2)."""
    stacks = [me.own.board[color]]
    if color == YELLOW and has_trait(game, me.seat, "gathers effects"):
        stacks = [me.own.board[other] for other in (RED, BLUE, GREEN, PURPLE, YELLOW)]
    return [card for stack in stacks if stack.cards for card in stack.showing("inspire")]


def inspire(game: Resolution, top: Card) -> None:
    """Execute a color's visible inspire effects alone, then draw a card of its top card's value (rules 12.4)."""
    seat = game.position.player
    game.position.used = (*game.position.used, INSPIRED)
    me = Player(game, seat)
    if game.moments.figures is not None:
        game.would(WOULD_INSPIRE, seat, None, top.color)
    for inspiring in inspire_list(game, me, top.color):
        execute_inspire(me, inspiring)
    me.draw(exactly=value_for_draw(game, me, top.color))


def draw_action_value(game: Resolution, seat: int) -> int:
    """The value of a Draw action, karma included."""
    me = Player(game, seat)
    return max([value_for_draw(game, me, color) for color in me.colors], default=0)


def value_for_draw(game: Resolution, me: Player, color: int) -> int:
    """The value of a color's top card for an Inspire action, karma included."""
    value = me.value(me.top(color))
    if has_trait(game, me.seat, "counts bulbs and castles as value") and me.splay_of(color):
        value = max(me.count_in(color, 3), me.count_in(color, 0))
    return value


def execute_inspire(me: Player, inspiring: Card) -> None:
    """Execute one card's inspire effect for this player alone."""
    effect = inspire_of(inspiring)
    if effect is not None and effect.act is not None:
        me.resolution.note("effect", me.seat, "inspire", inspiring)
        _run_alone(me, inspiring, effect.act)


def execute_echo(me: Player, echoing: Card) -> None:
    """Execute one card's echo effect for this player alone."""
    effect = echo_of(echoing)
    if effect is not None and effect.act is not None:
        me.resolution.note("effect", me.seat, "execute", echoing)
        _run_alone(me, echoing, effect.act)


def _run_alone(me: Player, card: Card, act: Act) -> None:
    """Let the player carry out an effect of a card that belongs to no Dogma action."""
    game = me.resolution
    outer = game.asking
    game.asking = card
    act(me)
    game.asking = outer
    if me.own.revealed:
        game.keep_revealed()


def issuable(game: Resolution) -> list[Card]:
    """The decrees the turn player may issue (rules 12.3.1, 12.6.4); one that left the game is none (rules 6.14.1)."""
    if ISSUED in game.position.used and not game.rules.decrees_unlimited:
        return []
    me = Player(game, game.position.player)
    held = [card for card in me.hand if card.card_set == FIGURES]
    found: list[Card] = []
    three_values = len({card.age for card in held}) >= 3
    colors = [card.color for card in held]
    karmas = [figure.decree for figure in top_figures(game, me.seat)]
    for decree, color in DECREE_COLORS:
        if game.position.where[decree.index] == REMOVED:
            continue
        if (three_values and color in colors) or (len(held) >= 2 and decree.name in karmas):
            found.append(decree)
    return found


def _removal_order(game: Resolution, me: Player) -> list[Card]:
    """The hand as a decree removes it; where karma tucks the Figures instead, their order is a choice (rules 6.1.2)."""
    kinds = [would.kind for figure in top_figures(game, me.seat) for would in figure.woulds]
    if WOULD_REMOVE not in kinds:
        return list(me.hand)
    ordered = [card for card in me.hand if card.card_set != FIGURES]
    for color in range(len(COLORS)):
        ordered += me.choose_order(TUCK, [card for card in me.hand if card.card_set == FIGURES and card.color == color])
    return ordered


def issue(game: Resolution, decree: Card) -> None:
    """Remove the whole hand, then claim, repeat or put back the decree (rules 12.3.2)."""
    seat = game.position.player
    game.position.used = (*game.position.used, ISSUED)
    me = Player(game, seat)
    game.asking = decree
    for held in _removal_order(game, me):
        if not game.would(WOULD_REMOVE, seat, held):
            game.move(held, REMOVED, "remove")
    place = game.position.where[decree.index]
    if place == SPECIALS:
        game.claim(seat, decree)
    if place == SPECIALS or owner_of(place) == seat:
        carry_out(me, decree)
    else:
        game.move(decree, SPECIALS, "put back")
    game.asking = None


def carry_out(me: Player, decree: Card) -> None:
    """Carry out a decree's effect (rules 12.3.6)."""
    if decree is ADVANCEMENT:
        me.draw(exactly=me.highest_top + 2)
    elif decree is TRADE:
        value = me.highest_top + 1
        for _ in range(3):
            me.draw_and_foreshadow(exactly=value)
    elif decree is EXPANSION:
        me.splay_one(UP)
    elif decree is WAR:
        value = me.choose_value(RETURN)
        me.return_all([top for other in me.others for top in other.tops if other.value(top) == value])
    else:
        other = me.choose_player(RETURN, me.others)
        if other:
            me.return_several(3, other.score_pile)
            me.return_all([top for top in other.tops if top.card_set == FIGURES])
