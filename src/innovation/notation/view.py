"""View: a position with everything left out that a player may not know (rules 1.10)."""

from __future__ import annotations

from innovation.material.card import NUMBERED, Card
from innovation.material.words import COLORS, MIXED, SETS, SPLAYS, UNSPLAYED
from innovation.notation.position import FORMAT, Json, names_of, pile_rows, write_counters, write_game, write_turn
from innovation.rules.options import Rules
from innovation.table.position import Position, pile_index


def _backs(cards: tuple[Card, ...]) -> list[str]:
    """The backs, sorted by value and set; what is public by nature keeps its name (rules 1.10.1)."""
    ordered = sorted(cards, key=lambda card: (card.age, card.card_set, card.kind))
    return [card.back if card.kind == NUMBERED else card.name for card in ordered]


def _pile_view(rules: Rules, pile: tuple[Card, ...]) -> int | list[str]:
    """A pile's size; of a mixed pile the sets of its backs, top first (rules 17.4.3)."""
    if rules.main_piles == MIXED and not rules.backs_hidden:
        return [SETS[card.card_set] for card in pile]
    return len(pile)


def _seat_view(rules: Rules, position: Position, number: int, points: int, own: bool) -> Json:
    seat = position.seats[number]
    open_boards = own or rules.switch("covered_cards_public") == "on"
    board: Json = {}
    for color, stack in enumerate(seat.board):
        if stack.cards:
            names = names_of(stack.cards)
            if not open_boards and stack.splay == UNSPLAYED:
                names = [names[0], *[card.back for card in stack.cards[1:]]]
            board[COLORS[color]] = {"splay": SPLAYS[stack.splay], "cards": names}
    seen: Json = {
        "hand": names_of(seat.hand) if own else _backs(seat.hand),
        "score": names_of(seat.score) if own else _backs(seat.score),
        "forecast": names_of(seat.forecast) if own else _backs(seat.forecast),
        "achievements": _backs(seat.achievements),
        "display": names_of(seat.display),
        "board": board,
        "this_turn": write_counters(seat),
        "points": points,
    }
    if seat.revealed:
        seen["revealed"] = names_of(seat.revealed)
    if seat.eliminated:
        seen["eliminated"] = True
    return seen


def write_view(
    rules: Rules,
    names: tuple[str, ...],
    position: Position,
    viewer: int,
    points: list[int],
    pending: bool,
    result: Json | None,
) -> Json:
    """What the player in seat `viewer` may know now; -1 is a spectator. Piles are counts."""
    seen: Json = {
        "format": FORMAT,
        "viewer": names[viewer] if viewer >= 0 else None,
        "game": write_game(rules, names),
        "turn": write_turn(position, names),
        "supply": {
            name: {str(value): _pile_view(rules, position.piles[pile_index(row, value)]) for value in range(1, 11)}
            for name, row in pile_rows(rules).items()
        },
        "achievements": _backs(position.available) + names_of(position.special),
        "relics": names_of(position.relics),
        "removed": names_of(position.removed),
        "players": {
            name: _seat_view(rules, position, seat, points[seat], seat == viewer) for seat, name in enumerate(names)
        },
    }
    if pending:
        seen["pending"] = True
    if result is not None:
        seen["result"] = result
    return seen
