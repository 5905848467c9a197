"""Random games, most with Echoes and Cities, recounted after every atomic change, in the middle of actions and effects too.

What is recounted the slow way, from the cards as they lie: icons, bonuses and points (rules 8), visible echoes (5.2.4),
flags, fountains and achievements (13.8), and whether a special achievement that somebody has earned lies unclaimed (9.3.1).
"""

from __future__ import annotations

from collections import Counter

import pytest

from innovation.material.card import icon_count
from innovation.material.words import COLORS, ICONS, SPLAYS
from innovation.rules.resolution import Moments, Resolution
from tests.karma_recount import conditions_met
from tests.mixes import new_game
from tests.properties.test_random_games import RandomPolicy
from tests.written import Json, bonuses_on, shown_in, visible_cards

WATCHED = (
    "2 third",
    "teams third",
    "2 echoes",
    "teams echoes",
    "2 cities",
    "3 cities",
    "teams cities",
    "2 echoes and cities",
    "3 echoes and cities",
    "4 echoes and cities",
    "teams echoes and cities",
    "2 echoes v1",
    "5 echoes v1",
)


def board_of(game: Resolution, seat: int) -> Json:
    """A board as positions write it."""
    return {
        COLORS[color]: {"splay": SPLAYS[stack.splay], "cards": [card.name for card in stack.cards]}
        for color, stack in enumerate(game.seats[seat].board)
        if stack.cards
    }


def flags_and_fountains(boards: list[Json], seat: int, teams: bool) -> int:
    """Rules 13.8.1, 13.8.2, restated."""
    rivals = [board for other, board in enumerate(boards) if (other - seat) % 2 or (not teams and other != seat)]
    count = 0
    for color, stack in boards[seat].items():
        marks = Counter(shown_in(stack))
        most = max(visible_cards(board, color) for board in rivals)
        count += marks["fountain"] + (marks["flag"] if visible_cards(boards[seat], color) >= most else 0)
    return count


def earned(game: Resolution, seat: int, board: Json) -> set[str]:
    """The special achievements of base and Echoes whose conditions a player meets."""
    own = game.seats[seat]
    zones = {"hand": own.hand, "score": own.score, "forecast": own.forecast}
    written: Json = {zone: [card.name for card in cards] for zone, cards in zones.items()}
    counters = {"tucked": own.tucked, "scored": own.scored}
    return conditions_met({**written, "board": board, "this_turn": counters})


def recount(game: Resolution) -> None:
    """Assert that what the engine counts is what lies there."""
    boards = [board_of(game, seat) for seat in range(len(game.seats))]
    for seat, board in enumerate(boards):
        own = game.seats[seat]
        marks = Counter(mark for stack in board.values() for mark in shown_in(stack))
        assert [icon_count(own.icons, code) for code in range(len(ICONS))] == [marks[icon] for icon in ICONS]
        bonuses = bonuses_on(board)
        extra = max(bonuses) + len(bonuses) - 1 if bonuses else 0
        assert game.points(seat) == sum(card.age for card in own.score) + extra
        for color, stack in board.items():
            kept = own.board[COLORS.index(color)]
            assert len(kept.visible_echoes()) == shown_in(stack).count("echo")
            assert kept.splay == 0 or len(kept.cards) > 1  # rules 7.3.1
        computed = flags_and_fountains(boards, seat, game.rules.teams is not None)
        assert game.achievement_count(seat) == len(own.achievements) + computed
        assert not earned(game, seat, board) & {card.name for card in game.position.special}


@pytest.mark.parametrize("mix", WATCHED)
def test_every_change_leaves_what_is_counted_right(mix: str) -> None:
    for seed in range(500, 503):
        game = new_game(mix, seed)
        changes = 0

        def watch(resolution: Resolution) -> None:
            nonlocal changes
            changes += 1
            recount(resolution)

        moments = game._moments
        game._moments = Moments(
            (*moments.after_change, watch),
            moments.figures,
            moments.default_set,
            moments.after_splay,
            moments.meld_triggers,
            moments.actions,
        )
        game.run(RandomPolicy(seed))
        assert game.result is not None
        assert changes > 50
