"""The mixes of players and options that random games are played in."""

from __future__ import annotations

from typing import Any

from innovation import Game, Rules

NAMES = ("ann", "bo", "cy", "di", "el", "fay")

ECHOES: dict[str, Any] = {"sets": ("base", "echoes")}
CITIES: dict[str, Any] = {"sets": ("base", "cities")}
BOTH: dict[str, Any] = {"sets": ("base", "echoes", "cities")}
ARTIFACTS: dict[str, Any] = {"sets": ("base", "artifacts")}
RELICS: dict[str, Any] = {**ARTIFACTS, "relics": True}
ARTIFACTS_ECHOES: dict[str, Any] = {"sets": ("base", "echoes", "artifacts"), "relics": True}
ARTIFACTS_CITIES: dict[str, Any] = {"sets": ("base", "cities", "artifacts"), "relics": True}
FOUR_SETS: dict[str, Any] = {"sets": ("base", "echoes", "cities", "artifacts"), "relics": True}
FIGURES: dict[str, Any] = {"sets": ("base", "figures")}
ALL_SETS: dict[str, Any] = {"sets": ("base", "echoes", "figures", "cities", "artifacts"), "relics": True}
ECHOES_V1: dict[str, Any] = {"ruleset": "echoes_v1", "sets": ("base", "echoes")}
PARTNERS = {"teams": "partners"}

MIXES: dict[str, tuple[int, dict[str, Any]]] = {
    "2 third": (2, {}),
    "3 third": (3, {}),
    "4 third": (4, {}),
    "teams third": (4, PARTNERS),
    "2 first": (2, {"ruleset": "first"}),
    "3 first": (3, {"ruleset": "first"}),
    "4 first": (4, {"ruleset": "first"}),
    "teams first": (4, {"ruleset": "first", **PARTNERS}),
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
    "teams with partners spared": (4, {**PARTNERS, "other_player_hits_teammate": "off"}),
    "2 echoes": (2, ECHOES),
    "3 echoes": (3, ECHOES),
    "4 echoes": (4, ECHOES),
    "teams echoes": (4, {**ECHOES, **PARTNERS}),
    "3 echoes with every switch": (
        3,
        {
            **ECHOES,
            "echoes_draw": "optional",
            "empty_base_age": "purge",
            "sharing_bonus": "optional",
            "covered_cards_public": "off",
            "prove_by_reveal": "off",
        },
    ),
    "2 cities": (2, CITIES),
    "3 cities": (3, CITIES),
    "4 cities": (4, CITIES),
    "teams cities": (4, {**CITIES, **PARTNERS}),
    "3 cities with every switch": (
        3,
        {
            **CITIES,
            "empty_base_age": "purge",
            "empty_city_pile": "no_draw",
            "search_return": "immediately",
            "splay_city_drawer": "pile_owner",
            "special_tie": "executing_player",
        },
    ),
    "2 echoes and cities": (2, BOTH),
    "3 echoes and cities": (3, BOTH),
    "4 echoes and cities": (4, BOTH),
    "teams echoes and cities": (4, {**BOTH, **PARTNERS}),
    "2 echoes and cities with every switch": (
        2,
        {
            **BOTH,
            "echoes_draw": "optional",
            "empty_city_pile": "no_draw",
            "search_return": "immediately",
            "splay_city_drawer": "pile_owner",
        },
    ),
    "2 artifacts": (2, ARTIFACTS),
    "3 artifacts": (3, ARTIFACTS),
    "4 artifacts": (4, ARTIFACTS),
    "teams artifacts": (4, {**ARTIFACTS, **PARTNERS}),
    "2 relics": (2, RELICS),
    "3 relics": (3, RELICS),
    "4 relics": (4, RELICS),
    "teams relics": (4, {**RELICS, **PARTNERS}),
    "3 relics with every switch": (
        3,
        {
            **RELICS,
            "empty_base_age": "purge",
            "dig_value": "melded",
            "sharing_bonus": "optional",
            "special_tie": "executing_player",
            "relics_replace_base_specials": "on",
            "relics_in_duplicate_cost": "on",
            "covered_cards_public": "off",
            "prove_by_reveal": "off",
        },
    ),
    "2 artifacts and echoes": (2, ARTIFACTS_ECHOES),
    "3 artifacts and echoes without relics": (3, {**ARTIFACTS_ECHOES, "relics": False}),
    "4 artifacts and echoes": (4, ARTIFACTS_ECHOES),
    "2 artifacts and cities": (2, ARTIFACTS_CITIES),
    "3 artifacts and cities": (3, ARTIFACTS_CITIES),
    "4 artifacts and cities without relics": (4, {**ARTIFACTS_CITIES, "relics": False}),
    "2 four sets": (2, FOUR_SETS),
    "3 four sets": (3, FOUR_SETS),
    "4 four sets": (4, FOUR_SETS),
    "teams four sets": (4, {**FOUR_SETS, **PARTNERS}),
    "2 four sets with every switch": (
        2,
        {
            **FOUR_SETS,
            "echoes_draw": "optional",
            "empty_base_age": "purge",
            "empty_city_pile": "no_draw",
            "search_return": "immediately",
            "dig_value": "melded",
            "relics_in_duplicate_cost": "on",
        },
    ),
    "2 figures": (2, FIGURES),
    "3 figures": (3, FIGURES),
    "4 figures": (4, FIGURES),
    "teams figures": (4, {**FIGURES, **PARTNERS}),
    "3 figures with every switch": (
        3,
        {
            **FIGURES,
            "decree_limit": "unlimited",
            "karma_chooser": "turn_player",
            "empty_base_age": "purge",
            "sharing_bonus": "optional",
            "special_tie": "executing_player",
            "prove_by_reveal": "off",
        },
    ),
    "2 figures and echoes": (2, {"sets": ("base", "echoes", "figures")}),
    "3 figures and echoes": (3, {"sets": ("base", "echoes", "figures")}),
    "2 figures and cities": (2, {"sets": ("base", "figures", "cities")}),
    "4 figures and cities": (4, {"sets": ("base", "figures", "cities")}),
    "2 figures and artifacts": (2, {"sets": ("base", "figures", "artifacts"), "relics": True}),
    "3 figures and artifacts without relics": (3, {"sets": ("base", "figures", "artifacts")}),
    "3 figures, echoes and cities": (3, {"sets": ("base", "echoes", "figures", "cities")}),
    "2 figures, echoes and artifacts": (2, {"sets": ("base", "echoes", "figures", "artifacts"), "relics": True}),
    "2 figures, cities and artifacts": (2, {"sets": ("base", "figures", "cities", "artifacts"), "relics": True}),
    "2 all sets": (2, ALL_SETS),
    "3 all sets": (3, ALL_SETS),
    "4 all sets": (4, ALL_SETS),
    "teams all sets": (4, {**ALL_SETS, **PARTNERS}),
    "3 all sets without relics": (3, {**ALL_SETS, "relics": False}),
    "2 echoes v1": (2, ECHOES_V1),
    "3 echoes v1": (3, ECHOES_V1),
    "4 echoes v1": (4, ECHOES_V1),
    "5 echoes v1": (5, ECHOES_V1),
    "teams echoes v1": (4, {**ECHOES_V1, **PARTNERS}),
    "5 echoes v1 at a big table": (5, {**ECHOES_V1, "big_table": True}),
    "6 echoes v1 at a big table": (6, {**ECHOES_V1, "big_table": True}),
    "3 echoes v1 with hidden backs": (3, {**ECHOES_V1, "mixed_backs_public": "off", "covered_cards_public": "off"}),
}

FEW_MIXES = (
    "2 third",
    "3 third",
    "4 third",
    "teams third",
    "3 first",
    "2 echoes",
    "teams echoes",
    "3 cities",
    "2 echoes and cities",
    "3 relics",
    "4 four sets",
    "2 four sets with every switch",
    "3 figures",
    "2 all sets",
    "3 echoes v1 with hidden backs",
    "6 echoes v1 at a big table",
)
"""Mixes for what takes long: each set, ruleset, number of players and teams among them. The rest is for slow tests."""


def new_game(mix: str, seed: int) -> Game:
    """A new game of a mix."""
    players, options = MIXES[mix]
    return Game(NAMES[:players], Rules(**options), seed)
