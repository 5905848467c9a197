"""Turns and actions: what a player may do, and the way from one action to the next (rules 4)."""

from __future__ import annotations

from typing import Final

from innovation.material.card import Card
from innovation.rules.achievements import claim_special_achievements
from innovation.rules.decision import ACHIEVE, ACTION_WORDS, DOGMA, DRAW, MELD
from innovation.rules.dogma import take_dogma
from innovation.rules.resolution import Moments, Resolution
from innovation.table.position import Position

BASE_MOMENTS: Final = Moments((claim_special_achievements,))


def moments_of(sets: tuple[str, ...]) -> Moments:
    """What the sets in play add to the game's moments."""
    return BASE_MOMENTS


def legal_actions(game: Resolution) -> tuple[list[int], list[Card]]:
    """The actions open to the turn player, as codes and their cards (rules 4.3 to 4.6).

    The first code is the Draw action, which has no card: the card of code `n` is number `n - 1`.
    """
    seat = game.position.player
    own = game.seats[seat]
    codes = [DRAW]
    cards: list[Card] = []
    for card in own.hand:
        codes.append(MELD)
        cards.append(card)
    for stack in own.board:
        if stack.cards and stack.cards[0].featured >= 0:
            codes.append(DOGMA)
            cards.append(stack.cards[0])
    top = game.highest_top(seat)
    for card in game.position.available:
        if card.age <= top and game.eligible(seat, card.age):
            codes.append(ACHIEVE)
            cards.append(card)
    return codes, cards


def play_action(game: Resolution) -> None:
    """Let the turn player choose one action and carry it out; then move on to the next (rules 4.1)."""
    position = game.position
    seat = position.player
    game.executing = seat
    if game.events is not None and position.action == 1:
        game.note("turn", seat, value=position.turn, count=position.actions)
    codes, cards = legal_actions(game)
    index = game.ask(seat, "action", "action", cards, codes, False, True)
    code = codes[index]
    card = cards[index - 1] if code != DRAW else None
    if game.events is not None:
        named = card if code != ACHIEVE else None
        game.note("action", seat, ACTION_WORDS[code], named, position.action, position.actions)
    if card is None:
        game.draw(seat, game.highest_top(seat))
    elif code == MELD:
        game.meld(seat, card)
    elif code == DOGMA:
        take_dogma(game, seat, card)
    else:
        game.claim(seat, card)
    end_action(game)


def end_action(game: Resolution) -> None:
    """Go on to the turn's next action or to the next turn (rules 4.1.7)."""
    position = game.position
    if position.action < position.actions:
        position.action += 1
        return
    for seat in position.seats:
        seat.tucked = 0
        seat.scored = 0
    begin_turn(game, position, game.clockwise_from(position.player)[1])


def begin_turn(game: Resolution, position: Position, seat: int) -> None:
    """Make `seat` the turn player of a new turn (rules 3.6, 4.1.1)."""
    position.turn += 1
    position.player = seat
    position.action = 1
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
