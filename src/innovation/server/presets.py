"""Presets: tables that people ask for, from the first game to everything at once."""

from __future__ import annotations

from typing import Any, Final

PRESETS: Final[list[dict[str, Any]]] = [
    {"name": "first_game", "players": 2, "options": {"sets": ["base"]}},
    {"name": "base_three", "players": 3, "options": {"sets": ["base"]}},
    {"name": "teams", "players": 4, "options": {"sets": ["base"], "teams": "partners"}},
    {"name": "echoes", "players": 2, "options": {"sets": ["base", "echoes"]}},
    {"name": "cities", "players": 2, "options": {"sets": ["base", "cities"]}},
    {"name": "artifacts", "players": 2, "options": {"sets": ["base", "artifacts"], "relics": True}},
    {"name": "figures", "players": 2, "options": {"sets": ["base", "figures"]}},
    {"name": "first_edition", "players": 2, "options": {"ruleset": "first", "sets": ["base"]}},
    {"name": "echoes_v1", "players": 2, "options": {"ruleset": "echoes_v1", "sets": ["base", "echoes"]}},
    {
        "name": "everything",
        "players": 3,
        "options": {"sets": ["base", "echoes", "figures", "cities", "artifacts"], "relics": True},
    },
]
"""Each a name, a number of players, and options of `Rules`; the page has the words for them."""
