"""Turns and actions: what a player may do, and the way from one action to the next (rules 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from innovation.material.card import Card
from innovation.rules.achievements import claim_base_achievements
from innovation.rules.artifacts import dig, play_display
from innovation.rules.cities import (
    claim_city_achievements,
    draw_for_new_color,
    draw_for_splay,
    endorse,
    may_endorse,
    resolve_city_icons,
)
from innovation.rules.decision import ACHIEVE, ACTION_WORDS, DECREE_ACTION, DOGMA, DRAW, ENDORSE, INSPIRE, MELD
from innovation.rules.dogma import take_dogma
from innovation.rules.echoes import claim_echoes_achievements, draws_echoes, draws_mixed, promote
from innovation.rules.figures import (
    FIGURE_MOMENTS,
    draw_action_value,
    draw_for_achieve_action,
    fade,
    inspirable,
    inspire,
    issuable,
    issue,
    when_karma_of_meld_action,
)
from innovation.rules.karma import activatable_elsewhere, counted_in_hand
from innovation.rules.options import Rules
from innovation.rules.resolution import WOULD_DRAW_ACTION, ActionKind, DogmaComplete, MeldAction, Moments, Resolution
from innovation.table.position import Position
from innovation.table.zones import AVAILABLE

BASE_MOMENTS: Final = Moments((claim_base_achievements,))


def moments_of(rules: Rules) -> Moments:
    """What the sets in play add to the game's moments. The only place where sets are told apart by name."""
    sets = rules.sets
    if sets == ("base",):
        return BASE_MOMENTS
    echoes, cities, figures = "echoes" in sets, "cities" in sets, "figures" in sets
    after_change: list[Callable[[Resolution], None]] = [claim_base_achievements]
    triggers: list[Callable[[Resolution, MeldAction], None]] = []
    if echoes:
        after_change.append(claim_echoes_achievements)
    if cities:
        after_change.append(claim_city_achievements)
        triggers.extend((resolve_city_icons, draw_for_new_color))
    if "artifacts" in sets:
        triggers.append(dig)
    if echoes or figures:
        triggers.append(promote)
    if figures:
        triggers.append(when_karma_of_meld_action)
    actions: list[ActionKind] = []
    if cities:
        actions.append(ActionKind(ENDORSE, may_endorse, endorse))
    if figures:
        actions.append(ActionKind(INSPIRE, inspirable, inspire))
        actions.append(ActionKind(DECREE_ACTION, issuable, issue))
    default_set = draws_echoes if echoes else None
    return Moments(
        tuple(after_change),
        FIGURE_MOMENTS if figures else None,
        draws_mixed if rules.ruleset == "echoes_v1" else default_set,
        (draw_for_splay,) if cities else (),
        tuple(triggers),
        tuple(actions),
    )


def legal_actions(game: Resolution) -> tuple[list[int], list[Card]]:
    """The actions open to the turn player, as codes and their cards (rules 4.3 to 4.6).

    The first code is the Draw action, which has no card: the card of code `n` is number `n - 1`.
    """
    seat = game.position.player
    own = game.seats[seat]
    figures = game.moments.figures
    held = own.hand if figures is None else own.hand + counted_in_hand(game, seat)
    cards = list(held + own.display)
    codes = [MELD] * (1 + len(cards))
    codes[0] = DRAW
    for stack in own.board:
        if stack.cards and stack.cards[0].featured >= 0:
            codes.append(DOGMA)
            cards.append(stack.cards[0])
    if figures is not None:
        for card in activatable_elsewhere(game, seat):
            codes.append(DOGMA)
            cards.append(card)
    for card in game.claimable(seat):
        codes.append(ACHIEVE)
        cards.append(card)
    for kind in game.moments.actions:
        for card in kind.choices(game):
            codes.append(kind.code)
            cards.append(card)
    return codes, cards


def play_action(game: Resolution) -> None:
    """Let the turn player choose one action and carry it out; then move on to the next (rules 4.1)."""
    position = game.position
    seat = position.player
    game.executing = seat
    if game.events is not None and position.action == (0 if position.displaying else 1):
        game.note("turn", seat, value=position.turn, count=position.actions)
    if position.action == 0:
        play_display(game)
        end_action(game)
        return
    codes, cards = legal_actions(game)
    index = game.ask(seat, "action", "action", cards, codes, False, True)
    code = codes[index]
    card = cards[index - 1] if code != DRAW else None
    if game.events is not None:
        named = card if code != ACHIEVE else None
        game.note("action", seat, ACTION_WORDS[code], named, position.action, position.actions)
    try:
        perform(game, seat, code, card)
    except DogmaComplete:  # out of a karma that executes a card, outside a Dogma action
        game.frame = None
        game.asking = None
        game.executing = seat
        game.keep_revealed()
    end_action(game)


def perform(game: Resolution, seat: int, code: int, card: Card | None) -> None:
    """Carry out an action."""
    if card is None:
        take_draw(game, seat)
    elif code == MELD:
        take_meld(game, seat, card)
    elif code == DOGMA:
        take_dogma(game, seat, card)
    elif code == ACHIEVE:
        standard = game.position.where[card.index] == AVAILABLE  # not just counted as available by karma (12.2.2)
        if game.claim(seat, card) and standard and game.moments.figures is not None:
            draw_for_achieve_action(game, seat)
    else:
        for kind in game.moments.actions:
            if kind.code == code:
                kind.perform(game, card)


def take_draw(game: Resolution, seat: int) -> None:
    """A Draw action (rules 4.3); its value is that of the top cards after what karma does first."""
    if game.moments.figures is not None:
        game.would(WOULD_DRAW_ACTION, seat)
        game.draw(seat, draw_action_value(game, seat))
        return
    game.draw(seat, game.highest_top(seat))


def take_meld(game: Resolution, seat: int, card: Card) -> None:
    """A Meld action with its triggers, each completely before the next (rules 4.4.3)."""
    game.meld_action_card = card
    melded = game.meld(seat, card)
    game.meld_action_card = None
    if melded and game.moments.meld_triggers:
        action = MeldAction(seat, card, game.covered)
        for trigger in game.moments.meld_triggers:
            trigger(game, action)


def end_action(game: Resolution) -> None:
    """Go on to the turn's next action or to the next turn (rules 4.1.6, 4.1.7)."""
    position = game.position
    if game.moments.figures is not None:
        fade(game)
    if position.action < position.actions and not position.seats[position.player].eliminated:
        position.action += 1
        return
    for seat in position.seats:
        seat.tucked = 0
        seat.scored = 0
        seat.tucked_green = False
    begin_turn(game, position, game.next_seat(position.player))


def begin_turn(game: Resolution, position: Position, seat: int) -> None:
    """Make `seat` the turn player of a new turn (rules 3.6, 4.1.1)."""
    position.turn += 1
    position.player = seat
    position.displaying = len(position.seats[seat].display) > 0
    position.action = 0 if position.displaying else 1
    limited = game.rules.limited_openers(len(position.seats))
    position.actions = 1 if position.turn <= limited else 2
    position.used = ()


def open_game(game: Resolution) -> None:
    """Reveal and meld every chosen opening card and find the first player (rules 3.7 to 3.10)."""
    position = game.position
    first = 0
    for seat, card in enumerate(position.opening):
        assert card is not None
        best = position.opening[first]
        assert best is not None
        if card.name.lower() < best.name.lower():
            first = seat
    position.player = first
    for seat in range(len(position.seats)):
        card = position.opening[seat]
        assert card is not None
        game.executing = seat
        game.meld(seat, card)
    position.opening = ()
    begin_turn(game, position, first)
