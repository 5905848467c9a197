"""Seat: everything that lies before one player."""

from __future__ import annotations

from innovation.material.card import Card
from innovation.table.stack import EMPTY_STACK, Stack


class Seat:
    """One player's zones and per-turn counters (rules 1.7.1, C.1).

    Zones are tuples, shared by every copy until they change. `icons` is the packed count of all
    visible icons of the board; `tucked` and `scored` count this turn's cards for Monument;
    `tucked_green` says whether a green card was tucked this turn; `unchecked`, whether anything has changed on which
    the conditions of special achievements depend since these were last looked at.
    """

    def __init__(self) -> None:
        self.hand: tuple[Card, ...] = ()
        self.revealed: tuple[Card, ...] = ()
        self.score: tuple[Card, ...] = ()
        self.forecast: tuple[Card, ...] = ()
        self.achievements: tuple[Card, ...] = ()
        self.display: tuple[Card, ...] = ()
        self.board: list[Stack] = [EMPTY_STACK, EMPTY_STACK, EMPTY_STACK, EMPTY_STACK, EMPTY_STACK]
        self.icons: int = 0
        self.tucked: int = 0
        self.scored: int = 0
        self.tucked_green: bool = False
        self.eliminated: bool = False
        self.unchecked: bool = True

    def copy(self) -> Seat:
        """An independent seat with the same cards."""
        twin = Seat()
        twin.hand = self.hand
        twin.revealed = self.revealed
        twin.score = self.score
        twin.forecast = self.forecast
        twin.achievements = self.achievements
        twin.display = self.display
        twin.board = self.board[:]
        twin.icons = self.icons
        twin.tucked = self.tucked
        twin.scored = self.scored
        twin.tucked_green = self.tucked_green
        twin.eliminated = self.eliminated
        twin.unchecked = self.unchecked
        return twin

    def put_stack(self, color: int, stack: Stack) -> None:
        """Lay `stack` in place of the pile of that color."""
        self.icons += stack.icons - self.board[color].icons
        self.board[color] = stack
        self.unchecked = True
