"""Dogma: executing a card, with sharing, demands and nested executions (rules 5)."""

from __future__ import annotations

from typing import Final

from innovation.material.card import Card, icon_count
from innovation.material.words import FIGURES
from innovation.rules.effects import Effect, echo_of, effects_of
from innovation.rules.player import Player
from innovation.rules.resolution import (
    DEMANDED,
    MOST_NESTED,
    SHARED,
    WOULD_DEMAND,
    WOULD_DOGMA,
    WOULD_DRAW_BONUS,
    WOULD_NOT_DRAW_BONUS,
    DogmaComplete,
    Frame,
    Happening,
    Resolution,
)
from innovation.table.position import Position
from innovation.table.zones import ACHIEVEMENTS, BOARD, DISPLAY, owner_of, zone_of


def featured_counts(position: Position, card: Card) -> list[int]:
    """Every seat's visible icons of the card's featured kind: the snapshot of rules 5.2.3.

    Those of a card on display count for its owner too.
    """
    counts = [icon_count(seat.icons, card.featured) for seat in position.seats]
    place = position.where[card.index]
    if zone_of(place) == DISPLAY:
        counts[owner_of(place)] += icon_count(card.printed, card.featured)
    return counts


def sharers(game: Resolution, launcher: int, counts: list[int]) -> list[int]:
    """The seats that share a non-demand effect, in order; the launcher is not among them (rules 5.3.2, 5.4.1)."""
    least = counts[launcher] * (2 if game.rules.big_table else 1)  # rules 17.6.2
    return [seat for seat in game.clockwise_from(launcher) if counts[seat] >= least and seat != launcher]


def hit_by(effect: Effect, game: Resolution, launcher: int, counts: list[int]) -> list[int]:
    """The seats that a demand or compel effect hits, in order (rules 5.3.3, 5.3.4, 5.4.2)."""
    mine = counts[launcher]
    times = 2 if game.rules.big_table else 1  # rules 17.6.3
    hit: list[int] = []
    for seat in game.clockwise_from(launcher):
        theirs = counts[seat]
        weaker = theirs < mine >= times * theirs
        if (theirs >= mine if effect.compel else weaker) and game.are_opponents(seat, launcher):
            hit.append(seat)
    return hit


def _pile_echoes(game: Resolution, seat: int, color: int) -> list[tuple[Card, Effect]]:
    """The echo effects visible in a pile, with their cards, from the bottom up (rules 5.2.4)."""
    figures = game.moments.figures
    if figures is not None:
        return figures.pile_echoes(game, seat, color)
    found: list[tuple[Card, Effect]] = []
    for echoing in game.seats[seat].board[color].visible_echoes():
        echo = echo_of(echoing)
        if echo is not None:
            found.append((echoing, echo))
    return found


class Step:
    """One effect of a resolution's list, with the frame of the card it stands on; an echo effect has number 0."""

    def __init__(self, frame: Frame, number: int, effect: Effect) -> None:
        self.frame: Final[Frame] = frame
        self.number: Final[int] = number
        self.effect: Final[Effect] = effect


def begin_frame(game: Resolution, card: Card, launcher: int, printed: Card | None = None) -> Frame:
    """The frame of a card about to be executed; it keeps whose card that was, which only karma asks for."""
    frame = Frame(card, launcher, len(game.seats), printed)
    if game.moments.figures is not None:
        owner = owner_of(game.position.where[frame.printed.index])
        if owner >= 0:
            frame.owner = owner
    return frame


def pile_owner(game: Resolution, launcher: int, card: Card) -> int:
    """In whose pile the echo effects of a Dogma action with `card` are looked for (rules 5.2.4, 12.6.11)."""
    place = game.position.where[card.index]
    return owner_of(place) if zone_of(place) == BOARD else launcher


def effect_list(game: Resolution, launcher: int, card: Card, displayed: bool = False, owner: int = -1) -> list[Step]:
    """The effects a Dogma action with `card` executes: visible echoes from the bottom up, then its own (rules 5.2.4).

    `displayed`: the card lies on display; its own echo follows those of the launcher's pile of its color.
    `owner`: whose pile that is, if the card may have left it since the action was taken.
    """
    own = begin_frame(game, card, launcher)
    steps: list[Step] = []
    if len(game.rules.sets) > 1:
        for echoing, echo in _pile_echoes(game, owner if owner >= 0 else pile_owner(game, launcher, card), card.color):
            steps.append(Step(own if echoing is card else begin_frame(game, echoing, launcher), 0, echo))
    own_echo = echo_of(card) if displayed else None
    if own_echo is not None:
        steps.append(Step(own, 0, own_echo))
    for number, effect in enumerate(effects_of(card, game.rules.first_edition), 1):
        steps.append(Step(own, number, effect))
    return steps


def take_dogma(game: Resolution, launcher: int, card: Card, endorsed: bool = False, displayed: bool = False) -> None:
    """Execute a card as a Dogma action of `launcher`, sharing bonus included (rules 5.2).

    `endorsed`: the launcher executes each effect twice in a row, demands go round twice (rules 13.4.5).
    `displayed`: the free Dogma of an Artifact on display: its icons count, and it is returned (14.4.3, 14.4.5).
    """
    position = game.position
    owner = -1
    if game.moments.figures is not None:
        owner = pile_owner(game, launcher, card)
        _watch_dogma(game, launcher, card)
        counts = game.override_counts(card)
    else:
        counts = featured_counts(position, card)
    game.counts = counts
    executing = sharers(game, launcher, counts)
    executing.append(launcher)
    if endorsed:
        executing.append(launcher)
    shareable = False
    game.bonus_earned = False
    try:
        for step in effect_list(game, launcher, card, displayed, owner):
            game.frame = step.frame
            reached = executing
            if step.effect.demand is not None:
                reached = hit_by(step.effect, game, launcher, counts)
                if endorsed:
                    reached = reached + reached
            else:
                shareable = True
            for seat in reached:
                if not game.seats[seat].eliminated:
                    run_effect(game, step.frame, step.number, step.effect, seat)
    except DogmaComplete:
        game.asking = None
        game.keep_revealed()
    game.frame = None
    game.executing = launcher
    if displayed and zone_of(position.where[card.index]) not in (-1, ACHIEVEMENTS):
        game.looked_at(card)  # wherever it has gone (rules 14.4.5)
        game.return_(card)
    still_in = not game.seats[launcher].eliminated
    drawn = still_in and game.bonus_earned and _draw_bonus(game, launcher)
    if game.moments.figures is not None:
        game.karma.end_dogma()
        if shareable and still_in and not drawn:
            game.would(WOULD_NOT_DRAW_BONUS, launcher, card)


def _watch_dogma(game: Resolution, launcher: int, card: Card) -> None:
    """Let karma watch a Dogma action about to be taken (rules 12.6.8)."""
    game.karma.begin_dogma(launcher, card.featured)
    game.would(WOULD_DOGMA, launcher, card)


def _draw_bonus(game: Resolution, launcher: int) -> bool:
    """Draw the sharing bonus; False where it may be declined and is (rules 5.6)."""
    player = Player(game, launcher)
    if game.rules.bonus_optional and not player.may("draw"):
        return False
    game.note("bonus", launcher)
    if game.moments.figures is not None:
        game.would(WOULD_DRAW_BONUS, launcher, None, game.stepped_value(player.highest_top))
        game.karma.draw_watched = True
        player.draw(exactly=player.highest_top, card_set=FIGURES)
    else:
        player.draw(exactly=game.highest_top(launcher))
    return True


def run_effect(game: Resolution, frame: Frame, number: int, effect: Effect, seat: int) -> None:
    """Let the player in `seat` carry out one effect of the frame's card."""
    game.executing = seat
    outer = game.asking
    game.asking = None
    frame.effect = number
    me = Player(game, seat)
    if effect.demand is not None:
        frame.kind = DEMANDED
        if game.events is not None:
            game.note("effect", seat, "demand", frame.printed, number)
        if game.moments.figures is not None and _karma_takes_demand(game, frame, effect, seat):
            game.asking = outer
            return
        effect.demand(Player(game, frame.launcher), me)
    elif effect.act is not None:
        frame.kind = SHARED
        if game.events is not None:
            game.note("effect", seat, "execute" if seat == frame.launcher else "share", frame.printed, number)
        effect.act(me)
    game.asking = outer
    if me.own.revealed:
        game.keep_revealed()


def _karma_takes_demand(game: Resolution, frame: Frame, effect: Effect, seat: int) -> bool:
    """Let the karma of a demand's target watch it; True where it is spared."""
    figures = game.moments.figures
    if figures is None or game.karma.running:
        return False
    game.karma.demand_watched = effect
    return figures.would(game, Happening(WOULD_DEMAND, frame.launcher, None, 0, seat))


def execute(me: Player, card: Card | None) -> None:
    """Execute a card's non-demand effects for this player alone, unshared (rules 5.8.2). None: nothing."""
    if card is None:
        return
    game = me.resolution
    frame = begin_frame(game, card, me.seat)
    steps = [
        Step(frame, number, effect)
        for number, effect in enumerate(effects_of(card, game.rules.first_edition), 1)
        if effect.act is not None
    ]
    _execute_nested(me, card, steps)


def execute_as_if_on_this_card(me: Player, card: Card | None) -> None:
    """Execute all effects of a card, its echo first, as if they were on the card being executed (rules 5.8.3).

    Shareable effects are carried out by this player alone; demands reach his opponents by the icon counts of the
    outermost resolution. None: nothing.
    """
    if card is None:
        return
    game = me.resolution
    host = game.frame.card if game.frame is not None else card
    frame = begin_frame(game, host, me.seat, card)
    steps: list[Step] = []
    echo = echo_of(card)
    if echo is not None:
        steps.append(Step(frame, 0, echo))
    for number, effect in enumerate(effects_of(card, game.rules.first_edition), 1):
        steps.append(Step(frame, number, effect))
    _execute_nested(me, card, steps)


def _execute_nested(me: Player, card: Card, steps: list[Step]) -> None:
    """Execute effects of a card inside a running one, which goes on afterwards (rules 5.8.5).

    Cards can name each other without end, as The Daily Courant and Self Service do where nothing else lies on top of a
    pile: what lies deeper than `MOST_NESTED` is not carried out.
    """
    game = me.resolution
    if game.depth >= MOST_NESTED:
        return
    outer = game.frame
    if outer is None:  # no Dogma action, but a karma executes: its card is the outermost resolution (rules 5.8.3)
        game.counts = [game.icon_counts(seat)[card.featured] for seat in range(len(game.seats))]
    game.show_hidden(me.seat, card)
    game.depth += 1
    for step in steps:
        game.frame = step.frame
        reached = [me.seat]
        if step.effect.demand is not None:
            reached = hit_by(step.effect, game, me.seat, game.counts)
        for seat in reached:
            if not game.seats[seat].eliminated:
                run_effect(game, step.frame, step.number, step.effect, seat)
    game.frame = outer
    game.executing = me.seat
    game.depth -= 1


def complete_dogma() -> None:
    """Declare the dogma action complete: nothing pending is executed any more (rules 5.9.1). Never returns."""
    raise DogmaComplete
