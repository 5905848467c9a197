"""Short ways to lay a table, play picks and look at what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from innovation import Game
from innovation.material.catalog import CARDS
from innovation.material.words import SETS
from innovation.rules.driver import Driver
from innovation.rules.resolution import Resolution
from innovation.rules.turn import moments_of

Stack = list[str] | tuple[str, list[str]]
Zones = dict[str, Any]
COLORS = ("red", "yellow", "green", "blue", "purple")


def seat(
    hand: Sequence[str] = (),
    score: Sequence[str] = (),
    achievements: Sequence[str] = (),
    forecast: Sequence[str] = (),
    display: Sequence[str] = (),
    tucked: int = 0,
    scored: int = 0,
    **board: Stack,
) -> Zones:
    """A player's zones. A pile is a list of names, top first, or a pair of its splay and that list:
    `seat(hand=["Oars"], red=["Archery"], blue=("left", ["Tools", "Writing"]))`."""
    stacks: dict[str, Any] = {}
    for color, stack in board.items():
        assert color in COLORS, color
        splay, cards = stack if isinstance(stack, tuple) else ("none", stack)
        stacks[color] = {"splay": splay, "cards": cards}
    return {
        "hand": list(hand),
        "score": list(score),
        "forecast": list(forecast),
        "achievements": list(achievements),
        "display": list(display),
        "board": stacks,
        "this_turn": {"tucked": tucked, "scored": scored},
    }


def table(
    *,
    sets: Sequence[str] = ("base",),
    ruleset: str = "third",
    supply: dict[int, list[str]] | None = None,
    available: Sequence[str] = (),
    removed: Sequence[str] = (),
    relics: Sequence[str] = (),
    action: int = 1,
    actions: int = 2,
    turn: int = 5,
    options: dict[str, Any] | None = None,
    **players: Zones,
) -> Game:
    """A game about to ask its first player (in the order given) for an action.

    `supply` says which cards lie on top of the piles of a value, top first, each in the pile of its set;
    whatever is named nowhere lies below, in the order of the card table. With mixed piles the cards of a
    value lie in one pile, and there is nothing below. `options` are those of the game, and say more than `sets` and
    `ruleset`. With `action=0` the first player is about to be asked about the Artifact on his display (rules 14.4).
    """
    agreed: dict[str, Any] = {"sets": list(sets), "ruleset": ruleset, **(options or {})}
    mixed = agreed["ruleset"] == "echoes_v1"
    piles: dict[str, dict[str, list[str]]] = {}
    for value, cards in (supply or {}).items():
        for card in cards:
            row = "mixed" if mixed else set_of(card)
            piles.setdefault(row, {}).setdefault(str(value), []).append(card)
    return Game.from_position(
        {
            "game": {"players": list(players), **agreed},
            "turn": {"number": turn, "player": next(iter(players)), "action": action, "actions": actions},
            "supply": piles,
            "achievements": list(available),
            "removed": list(removed),
            "relics": list(relics),
            "players": players,
        }
    )


echoes_table = partial(table, sets=("base", "echoes"))
"""A `table` with Echoes."""
cities_table = partial(table, sets=("base", "cities"))
"""A `table` with Cities."""
both_table = partial(table, sets=("base", "echoes", "cities"))
"""A `table` with Echoes and Cities."""
mixed_table = partial(table, sets=("base", "echoes"), ruleset="echoes_v1")
"""A `table` by the rules of Echoes v1.0: base and Echoes in mixed piles (rules 17.3)."""
artifacts_table = partial(table, sets=("base", "artifacts"))
"""A `table` with Artifacts; other sets besides them are named by `sets`."""
figures_table = partial(table, sets=("base", "figures"))
"""A `table` with Figures; other sets besides them are named by `sets`."""


def reckoning(game: Game) -> Resolution:
    """What counts and compares on the table of a game as it stands; nobody can be asked."""
    return Resolution(game.rules, game.players, moments_of(game.rules), game.table, Driver([]), None)


def achievements(game: Game, player: str) -> int:
    """How many achievements a player has now, flags and fountains among them (rules 9.1.7)."""
    return reckoning(game).achievement_count(game.seat_of(player))


def set_of(card: str) -> str:
    """The set a card belongs to."""
    found = CARDS.find(card)
    assert found is not None, card
    return SETS[found.card_set]


def emptied(*values: int, but: Sequence[str] = (), row: str = "base") -> list[str]:
    """The cards of these values in a set, to be put away with `removed=`: their piles are empty then.

    `but` names those that lie elsewhere on the table.
    """
    cards = [card for value in values for card in CARDS.numbered(SETS.index(row), value)]
    return [card.name for card in cards if card.name not in but]


def play(game: Game, *picks: str) -> Game:
    """Make picks written `player: option`, checking that it is this player who is asked."""
    for pick in picks:
        player, text = pick.split(": ", 1)
        decision = game.decision
        assert decision is not None, f"the game is over before {pick!r}"
        assert decision.player == player, f"{decision!r} is asked, not {pick!r}"
        game.choose(text)
    return game


def zone(game: Game, player: str, name: str) -> list[str]:
    """The sorted names in a player's zone (`hand`, `score`, `forecast`, `achievements`, `display`, `revealed`)."""
    return sorted(game.position()["players"][player].get(name, []))


def pile(game: Game, player: str, color: str) -> list[str]:
    """A pile of a board, top first."""
    return list(game.position()["players"][player]["board"].get(color, {"cards": []})["cards"])


def splay(game: Game, player: str, color: str) -> str:
    """How a pile is splayed (`none`, `left`, `right`, `up`)."""
    return str(game.position()["players"][player]["board"].get(color, {"splay": "none"})["splay"])


def supply(game: Game, value: int, row: str = "base") -> list[str]:
    """A supply pile, top first: of the base set, or of the set (or `mixed`) that `row` names."""
    return list(game.position()["supply"][row][str(value)])


def options(game: Game) -> list[str]:
    """The sorted texts of the pending decision's options."""
    assert game.decision is not None
    return sorted(option.text for option in game.decision.options)


def asked(game: Game) -> tuple[str, str, str]:
    """Who is asked now, what kind of thing, and for which verb."""
    decision = game.decision
    assert decision is not None
    return decision.player, decision.kind, decision.verb


def moves(game: Game, viewer: str | None = None) -> list[str]:
    """The log's moves as a viewer sees them: `verb card`."""
    rows = [event.as_seen_by(viewer) for event in game.log if event.kind == "move"]
    return [f"{row['verb']} {row['card']}" for row in rows]


def shown(game: Game) -> list[list[str]]:
    """What was shown as proof of inability, in order."""
    return [list(map(str, event.as_seen_by(None)["cards"])) for event in game.log if event.kind == "show"]  # type: ignore[call-overload]


def bonus_drawn(game: Game) -> bool:
    """Whether somebody drew the sharing bonus (rules 5.6)."""
    return any(event.kind == "bonus" for event in game.log)


def ending(game: Game) -> tuple[str, list[str]]:
    """How the game ended and who won it, in seat order."""
    assert game.result is not None, "the game goes on"
    return game.result.reason, list(game.result.winners)
