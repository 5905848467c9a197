"""Rules 17.3, 2.3.4, 2.4, 3.5 and 3.6: the set-up of both rulesets with Echoes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from innovation import Game, Rules
from innovation.material.catalog import CARDS
from innovation.material.words import SETS
from tests.helpers import set_of

NAMES = ["ann", "bo", "cy", "di", "ed", "fay"]
THIRD: dict[str, Any] = {"sets": ("base", "echoes")}
V1: dict[str, Any] = {"ruleset": "echoes_v1", "sets": ("base", "echoes")}
ECHOES_SPECIALS = {"Destiny", "Heritage", "History", "Supremacy", "Wealth"}


def v1(count: int, seed: int = 1) -> Game:
    options = {**V1, "big_table": True} if count == 6 else V1
    return Game(NAMES[:count], Rules(**options), seed)


def sets_in(cards: list[str]) -> Counter[str]:
    return Counter(set_of(card) for card in cards)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("count", "echoes", "base"), [(2, 3, 6), (3, 4, 7), (4, 5, 8), (5, 6, 9), (6, 7, 10)])
def test_the_mixed_piles(count: int, echoes: int, base: int, seed: int) -> None:
    """Rules 17.3.2: with six players as many base cards as are left, at most ten."""
    position = v1(count, seed).position()
    assert list(position["supply"]) == ["mixed"]
    for value in range(1, 11):
        left = base
        if count == 6:
            left = 8 if value == 1 else min(base, 9 if value < 10 else 10)
        pile = position["supply"]["mixed"][str(value)]
        assert sets_in(pile) == {"echoes": echoes, "base": left}, value
        assert {CARDS[card].age for card in pile} == {value}


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_hands_achievements_and_the_cards_put_away(count: int) -> None:
    """Rules 17.3.1, 17.3.3, 2.5.1: what is not used is out of the game, and nowhere to be seen."""
    game = v1(count)
    position = game.position()
    for name in NAMES[:count]:
        assert sets_in(position["players"][name]["hand"]) == {"base": 1, "echoes": 1}
        assert {CARDS[card].age for card in position["players"][name]["hand"]} == {1}
    standard = [card for card in position["achievements"] if CARDS[card].age]
    assert [CARDS[card].age for card in standard] == list(range(1, 10))
    assert sets_in(standard) == {"base": 9}
    assert len(position["achievements"]) == 9 + 10
    assert set(position["achievements"]) >= ECHOES_SPECIALS
    assert position["removed"] == []
    named = {card for pile in position["supply"]["mixed"].values() for card in pile} | set(standard)
    named |= {card for name in NAMES[:count] for card in position["players"][name]["hand"]}
    away = {card.name for card in game.table.away}
    assert not named & away
    assert len(named) + len(away) == 210


def test_they_are_shuffled_together() -> None:
    """Rules 17.3.2: over many seeds each place of a pile holds an Echoes card as often as it should (3 of 9)."""
    games = 400
    seen: Counter[int] = Counter()
    for seed in range(games):
        for place, card in enumerate(v1(2, seed).position()["supply"]["mixed"]["4"]):
            seen[place] += set_of(card) == "echoes"
    assert set(seen) == set(range(9))
    assert all(abs(times - games / 3) < 45 for times in seen.values()), seen  # beyond 4.7 standard deviations


def test_each_card_comes_in_as_often_as_another() -> None:
    """Rules 17.3.2: the cards of a pile are taken at random from what is left of the value."""
    games = 400
    seen = Counter(card for seed in range(games) for card in v1(2, seed).position()["supply"]["mixed"]["4"])
    for card in CARDS.numbered(SETS.index("echoes"), 4):
        assert abs(seen[card.name] - games * 3 / 10) < 45
    for card in CARDS.numbered(SETS.index("base"), 4):
        assert abs(seen[card.name] - games * 6 / 10) < 48


@pytest.mark.parametrize("count", [2, 3, 4])
def test_third_edition_keeps_its_piles_apart(count: int) -> None:
    """Rules 3.2, 3.5: achievements come from base; each player holds a base and an Echoes [1]."""
    position = Game(NAMES[:count], Rules(**THIRD), 1).position()
    sizes = {name: [len(piles[str(value)]) for value in range(1, 11)] for name, piles in position["supply"].items()}
    assert sizes == {"base": [14 - count, *[9] * 8, 10], "echoes": [15 - count, *[10] * 9]}
    for name in NAMES[:count]:
        assert sets_in(position["players"][name]["hand"]) == {"base": 1, "echoes": 1}
    assert set(position["achievements"]) >= ECHOES_SPECIALS
    assert len(position["achievements"]) == 9 + 10


@pytest.mark.parametrize(
    ("options", "count", "needed"),
    [
        (V1, 2, 7),
        (V1, 3, 6),
        (V1, 4, 5),
        (V1, 5, 5),
        ({**V1, "big_table": True}, 5, 5),
        ({**V1, "big_table": True}, 6, 5),
        ({**V1, "teams": "partners"}, 4, 7),
        ({**V1, "extra_achievement": True}, 2, 8),
        ({**V1, "extra_achievement": True}, 5, 6),
        (THIRD, 2, 7),
        (THIRD, 3, 6),
        (THIRD, 4, 5),
        ({**THIRD, "teams": "partners"}, 4, 7),
        ({**THIRD, "extra_achievement": True}, 4, 6),
    ],
)
def test_achievements_needed_to_win(options: dict[str, Any], count: int, needed: int) -> None:
    """Rules 2.3.1, 2.3.4, 17.7.1."""
    assert Rules(**options).threshold(count) == needed


@pytest.mark.parametrize(
    ("options", "count", "actions"),
    [
        (V1, 2, [1, 2, 2]),
        (V1, 3, [1, 2, 2, 2]),
        (V1, 4, [1, 1, 2, 2, 2]),
        ({**V1, "teams": "partners"}, 4, [1, 1, 2, 2, 2]),
        (V1, 5, [1, 1, 2, 2, 2, 2]),
        ({**V1, "big_table": True}, 6, [1, 1, 2, 2, 2, 2, 2]),
        ({**V1, "opening_limited_players": 1}, 5, [1, 2, 2, 2, 2, 2]),
        (THIRD, 3, [1, 2, 2, 2]),
        (THIRD, 4, [1, 1, 2, 2, 2]),
    ],
)
def test_first_turn_limits(options: dict[str, Any], count: int, actions: list[int]) -> None:
    """Rules 3.6, 17.3.4."""
    game = Game(NAMES[:count], Rules(**options), 5)
    while game.position()["turn"]["number"] == 0:
        game.choose(game.decisions[0].options[0])
    for number, expected in enumerate(actions, 1):
        for action in range(1, expected + 1):
            turn = game.position()["turn"]
            assert (turn["number"], turn["action"], turn["actions"]) == (number, action, expected)
            game.choose("draw")


@pytest.mark.parametrize("options", [V1, THIRD])
def test_the_alphabet_knows_no_sets(options: dict[str, Any]) -> None:
    """Rules 3.9 with cards of both sets."""
    start = {
        "game": {"players": ["ann", "bo", "cy"], **options, "sets": list(options["sets"])},
        "turn": {"number": 0},
        "players": {
            "ann": {"hand": ["Oars", "Ice Skates"]},
            "bo": {"hand": ["Archery", "Noodles"]},
            "cy": {"hand": ["Tools", "Perfume"]},
        },
    }
    game = Game.from_position(start)
    for pick in ("Ice Skates", "Noodles", "Perfume"):
        game.choose(pick)
    assert game.position()["turn"]["player"] == "ann"


@pytest.mark.parametrize(
    ("options", "count", "said"),
    [
        (V1, 6, "6 players"),
        (V1, 1, "1 players"),
        ({**V1, "big_table": True}, 4, "big_table is for 5 or 6"),
        ({**V1, "big_table": True}, 7, "7 players"),
        ({**V1, "teams": "partners"}, 5, "exactly 4"),
        (THIRD, 5, "5 players"),
    ],
)
def test_players_that_cannot_be(options: dict[str, Any], count: int, said: str) -> None:
    """Rules 2.1.3, 2.2.1, 17.6.1."""
    with pytest.raises(ValueError, match=said):
        Game([f"p{number}" for number in range(count)], Rules(**options), 1)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"ruleset": "echoes_v1"}, "exactly the sets"),
        ({"ruleset": "echoes_v1", "sets": ("base", "echoes", "cities")}, "exactly the sets"),
        ({"ruleset": "first", "sets": ("base", "echoes")}, "no expansions"),
        ({**THIRD, "big_table": True}, "echoes_v1"),
        ({**THIRD, "mixed_backs_public": "off"}, "echoes_v1"),
        ({"echoes_draw": "optional"}, "needs the set 'echoes'"),
        ({**V1, "echoes_draw": "optional"}, "ruleset 'third'"),
        ({**V1, "empty_base_age": "purge"}, "ruleset 'third'"),
    ],
)
def test_options_that_contradict(options: dict[str, Any], said: str) -> None:
    """Rules 2.1.3, 2.2.2, 2.2.7."""
    with pytest.raises(ValueError, match=said):
        Rules(**options)
