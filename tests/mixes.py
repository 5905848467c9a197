"""The mixes of players and options that random games are played in."""

from __future__ import annotations

from typing import Any

from innovation import Game, Rules

NAMES = ("ann", "bo", "cy", "di")

MIXES: dict[str, tuple[int, dict[str, Any]]] = {
    "2 third": (2, {}),
    "3 third": (3, {}),
    "4 third": (4, {}),
    "teams third": (4, {"teams": "partners"}),
    "2 first": (2, {"ruleset": "first"}),
    "3 first": (3, {"ruleset": "first"}),
    "4 first": (4, {"ruleset": "first"}),
    "teams first": (4, {"ruleset": "first", "teams": "partners"}),
    "2 with an extra achievement": (2, {"extra_achievement": True}),
    "3 with every switch": (
        3,
        {
            "opening_limited_players": 1,
            "sharing_bonus": "optional",
            "special_tie": "executing_player",
            "score_tie": "drawer_wins",
            "covered_cards_public": "off",
            "prove_by_reveal": "off",
        },
    ),
    "teams with partners spared": (4, {"teams": "partners", "other_player_hits_teammate": "off"}),
}


def new_game(mix: str, seed: int) -> Game:
    """A new game of a mix."""
    players, options = MIXES[mix]
    return Game(NAMES[:players], Rules(**options), seed)
