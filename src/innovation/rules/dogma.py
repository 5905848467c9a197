"""Dogma: executing a card, with sharing, demands and nested executions (rules 5)."""

from __future__ import annotations

from innovation.material.card import Card, icon_count
from innovation.rules.effects import Effect, effects_of
from innovation.rules.options import Rules
from innovation.rules.player import Player
from innovation.rules.resolution import (
    DEMANDED,
    MOST_NESTED,
    SHARED,
    DogmaComplete,
    Frame,
    Resolution,
    TooDeep,
)
from innovation.table.position import Position


def featured_counts(position: Position, card: Card) -> list[int]:
    """Every seat's visible icons of the card's featured kind: the snapshot of rules 5.2.3."""
    return [icon_count(seat.icons, card.featured) for seat in position.seats]


def sharers(rules: Rules, position: Position, launcher: int, counts: list[int]) -> list[int]:
    """The seats that share a non-demand effect, in order; the launcher is not among them (rules 5.3.2, 5.4.1)."""
    others = _clockwise_from_left(position, launcher)
    return [seat for seat in others if counts[seat] >= counts[launcher]]


def demanded(rules: Rules, position: Position, launcher: int, counts: list[int]) -> list[int]:
    """The seats that a demand hits, in order (rules 5.3.3, 5.4.2)."""
    others = _clockwise_from_left(position, launcher)
    partners = rules.teams is not None
    return [
        seat for seat in others if counts[seat] < counts[launcher] and not (partners and (seat - launcher) % 2 == 0)
    ]


def _clockwise_from_left(position: Position, launcher: int) -> list[int]:
    count = len(position.seats)
    order = [(launcher + step) % count for step in range(1, count)]
    return [seat for seat in order if not position.seats[seat].eliminated]


def take_dogma(game: Resolution, launcher: int, card: Card) -> None:
    """Execute a card as a Dogma action of `launcher`, sharing bonus included (rules 5.2)."""
    counts = featured_counts(game.position, card)
    share = sharers(game.rules, game.position, launcher, counts)
    hit = demanded(game.rules, game.position, launcher, counts)
    frame = Frame(card, launcher, len(game.seats))
    game.frame = frame
    game.bonus_earned = False
    try:
        for number, effect in enumerate(effects_of(card, game.rules.first_edition), 1):
            if effect.demand is not None:
                for seat in hit:
                    if not game.seats[seat].eliminated:
                        run_effect(game, frame, number, effect, seat)
            else:
                for seat in share:
                    if not game.seats[seat].eliminated:
                        run_effect(game, frame, number, effect, seat)
                run_effect(game, frame, number, effect, launcher)
    except DogmaComplete:
        pass
    game.frame = None
    game.executing = launcher
    if game.bonus_earned:
        _draw_bonus(game, launcher)


def _draw_bonus(game: Resolution, launcher: int) -> None:
    """Draw the sharing bonus (rules 5.6)."""
    player = Player(game, launcher)
    if game.rules.bonus_optional and not player.may("draw"):
        return
    game.note("bonus", launcher)
    player.draw(game.highest_top(launcher))


def run_effect(game: Resolution, frame: Frame, number: int, effect: Effect, seat: int) -> None:
    """Let the player in `seat` carry out one effect of the frame's card."""
    game.executing = seat
    frame.effect = number
    me = Player(game, seat)
    if effect.demand is not None:
        frame.kind = DEMANDED
        if game.events is not None:
            game.note("effect", seat, "demand", frame.card, number)
        effect.demand(Player(game, frame.launcher), me)
    elif effect.act is not None:
        frame.kind = SHARED
        if game.events is not None:
            game.note("effect", seat, "execute" if seat == frame.launcher else "share", frame.card, number)
        effect.act(me)
    if me.own.revealed:
        game.keep_revealed()


def execute(me: Player, card: Card | None) -> None:
    """Execute a card's non-demand effects for this player alone, unshared (rules 5.8.2). None: nothing.

    Raises TooDeep where executions nest deeper than any legal chain.
    """
    if card is None:
        return
    game = me.resolution
    outer = game.frame
    if game.depth >= MOST_NESTED:
        raise TooDeep(f"more than {MOST_NESTED} executions inside each other, the last of {card.name}")
    game.depth += 1
    frame = Frame(card, me.seat, len(game.seats))
    game.frame = frame
    for number, effect in enumerate(effects_of(card, game.rules.first_edition), 1):
        if effect.act is not None:
            run_effect(game, frame, number, effect, me.seat)
    game.frame = outer
    game.executing = me.seat
    game.depth -= 1


def complete_dogma() -> None:
    """Declare the dogma action complete: nothing pending is executed any more (rules 5.9.1). Never returns."""
    raise DogmaComplete
