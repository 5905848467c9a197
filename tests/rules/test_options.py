"""Rules 2: options, variant switches and thresholds; invalid combinations are refused by name."""

from __future__ import annotations

import re
from typing import Any

import pytest

from innovation import Game, Rules
from innovation.rules.options import SWITCHES

FOUR = ["ann", "bo", "cy", "di"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"ruleset": "fourth"}, "ruleset 'fourth'"),
        ({"ruleset": 3}, "ruleset 3"),
        ({"ruleset": None}, "ruleset None"),
        ({"sets": ("base", "ages")}, "set 'ages'"),
        ({"sets": ("echoes",)}, "sets must include 'base'"),
        ({"sets": ()}, "sets must include 'base'"),
        ({"sets": "base"}, "sets must be a list"),
        ({"sets": {"base": True}}, "sets must be a list"),
        ({"sets": ("base", "base")}, "twice"),
        ({"sets": ("base", 7)}, "set 7"),
        ({"teams": "pairs"}, "teams 'pairs'"),
        ({"teams": True}, "teams True"),
        ({"relics": "yes"}, "relics"),
        ({"relics": True}, "relics need the set 'artifacts'"),
        ({"extra_achievement": 1}, "extra_achievement"),
        ({"extra_achievement": None}, "extra_achievement"),
        ({"house_rule": "on"}, "house_rule"),
        ({"players": 3}, "players"),
        ({"ruleset": "first", "sets": ("base", "echoes")}, "ruleset 'first' allows no expansions"),
        ({"ruleset": "echoes_v1"}, "'echoes_v1' needs exactly the sets"),
        ({"ruleset": "echoes_v1", "sets": ("base", "cities")}, "'echoes_v1' needs exactly the sets"),
        ({"sets": ("base", "figures"), "relics": True}, "relics need the set 'artifacts'"),
        ({"ruleset": "first", "sets": ("base", "figures")}, "ruleset 'first' allows no expansions"),
        ({"ruleset": "echoes_v1", "sets": ("base", "figures")}, "'echoes_v1' needs exactly the sets"),
        ({"echoes_draw": "optional"}, "echoes_draw='optional' needs the set 'echoes'"),
        ({"empty_base_age": "purge"}, "empty_base_age='purge' needs an expansion"),
        ({"empty_city_pile": "no_draw"}, "empty_city_pile='no_draw' needs the set 'cities'"),
        ({"dig_value": "melded"}, "dig_value='melded' needs the set 'artifacts'"),
        ({"relics_replace_base_specials": "on"}, "relics_replace_base_specials='on' needs relics"),
        ({"relics_in_duplicate_cost": "on"}, "relics_in_duplicate_cost='on' needs relics"),
        ({"decree_limit": "unlimited"}, "decree_limit='unlimited' needs the set 'figures'"),
        ({"search_return": "immediately"}, "search_return='immediately' needs the set 'cities'"),
        ({"karma_chooser": "turn_player"}, "karma_chooser='turn_player' needs the set 'figures'"),
        ({"mixed_backs_public": "off"}, "mixed_backs_public='off' needs the ruleset 'echoes_v1'"),
        ({"other_player_hits_teammate": "off"}, "other_player_hits_teammate='off' needs teams"),
        ({"splay_city_drawer": "pile_owner"}, "splay_city_drawer='pile_owner' needs the set 'cities'"),
        ({"big_table": "on"}, "big_table='on' needs the ruleset 'echoes_v1'"),
        ({"opening_limited_players": 2}, "opening_limited_players 2"),
        ({"opening_limited_players": True}, "opening_limited_players"),
        ({"opening_limited_players": "1"}, "opening_limited_players '1'"),
        ({"sharing_bonus": True}, "sharing_bonus"),
        ({"score_tie": ["shared"]}, "score_tie"),
    ],
)
def test_an_invalid_option_is_refused_by_its_name(options: dict[str, Any], said: str) -> None:
    """Rules 2.2.7."""
    with pytest.raises(ValueError, match=re.escape(said)):
        Rules(**options)


@pytest.mark.parametrize("switch", sorted(SWITCHES))
def test_every_switch_may_be_given_at_its_default_and_refuses_unknown_values(switch: str) -> None:
    """Rules 2.6: a switch at its default contradicts nothing and is not written."""
    given: dict[str, Any] = {switch: SWITCHES[switch][0]}
    assert Rules(**given) == Rules()
    unknown: dict[str, Any] = {switch: "sometimes"}
    with pytest.raises(ValueError, match=switch):
        Rules(**unknown)


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("opening_limited_players", 1),
        ("sharing_bonus", "optional"),
        ("special_tie", "executing_player"),
        ("score_tie", "drawer_wins"),
        ("covered_cards_public", "off"),
        ("prove_by_reveal", "off"),
    ],
)
@pytest.mark.parametrize("ruleset", ["third", "first"])
def test_the_switches_of_the_base_game(switch: str, value: object, ruleset: str) -> None:
    """Rules 2.6."""
    given: dict[str, Any] = {switch: value}
    rules = Rules(ruleset, **given)
    assert rules.switch(switch) == value
    assert rules.options()[switch] == value
    assert rules != Rules(ruleset)


@pytest.mark.parametrize("value", ["on", "off"])
def test_a_teammate_switch_is_allowed_with_teams(value: str) -> None:
    given: dict[str, Any] = {"other_player_hits_teammate": value}
    assert Rules(teams="partners", **given).switch("other_player_hits_teammate") == value


def test_true_and_false_stand_for_on_and_off() -> None:
    given: dict[str, Any] = {"prove_by_reveal": False, "covered_cards_public": True}
    assert Rules(**given) == Rules(prove_by_reveal="off")


@pytest.mark.parametrize("count", [0, 1, 5, 6])
def test_two_to_four_players(count: int) -> None:
    """Rules 2.2.1."""
    with pytest.raises(ValueError, match=f"{count} players"):
        Game(["ann", "bo", "cy", "di", "ed", "flo"][:count], seed=1)


@pytest.mark.parametrize("count", [2, 3])
def test_teams_need_four(count: int) -> None:
    """Rules 2.2.4."""
    with pytest.raises(ValueError, match="teams need exactly 4"):
        Game(FOUR[:count], Rules(teams="partners"), seed=1)


@pytest.mark.parametrize("ruleset", ["third", "first"])
@pytest.mark.parametrize(("count", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_achievements_needed(ruleset: str, count: int, needed: int) -> None:
    """Rules 2.3.1 to 2.3.3 and 2.2.5."""
    assert Rules(ruleset).threshold(count) == needed
    assert Rules(ruleset, extra_achievement=True).threshold(count) == needed + 1


@pytest.mark.parametrize("ruleset", ["third", "first"])
def test_achievements_needed_by_a_team(ruleset: str) -> None:
    """Rules 2.3.1: two teams need what two players need."""
    assert Rules(ruleset, teams="partners").threshold(4) == 6
    assert Rules(ruleset, teams="partners", extra_achievement=True).threshold(4) == 7


def test_rules_are_equal_by_value() -> None:
    assert Rules(sets=["base"], teams="none") == Rules()
    assert hash(Rules(teams="partners")) == hash(Rules(teams="partners"))
    assert Rules(extra_achievement=True) != Rules()
    assert Rules() != "third"
    assert repr(Rules(score_tie="drawer_wins")) == (
        "Rules(ruleset='third', sets=['base'], teams=None, score_tie='drawer_wins')"
    )


@pytest.mark.parametrize("rules", ["third", {"ruleset": "third"}, 3])
def test_rules_of_another_type_are_refused(rules: object) -> None:
    with pytest.raises(ValueError, match="rules must be"):
        Game(["ann", "bo"], rules, seed=1)


@pytest.mark.parametrize("seed", ["7", 7.0, True, [7]])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        Game(["ann", "bo"], seed=seed)
