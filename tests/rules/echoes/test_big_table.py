"""Rules 17.6: the comparisons at a big table."""

from __future__ import annotations

from typing import Any

import pytest

from innovation import Game, Rules
from innovation.material.catalog import CARDS
from innovation.rules.dogma import hit_by, sharers
from innovation.rules.effects import effects_of
from tests.helpers import mixed_table, play, reckoning, seat, zone
from tests.rules.test_sharing import effects

CASTLES = {
    0: seat(),
    1: seat(green=["Mapmaking"]),
    2: seat(yellow=["Domestication"]),
    3: seat(purple=["Monotheism"]),
    4: seat(green=["The Wheel"], yellow=["Fermenting"]),
    5: seat(green=["The Wheel"], yellow=["Domestication"]),
    6: seat(green=["The Wheel"], purple=["Mysticism"]),
}
"""Boards with so many castles."""


def oars(*castles: int, big_table: str = "on") -> Game:
    """ann shows the two castles of Oars; each of the others so many."""
    names = ("bo", "cy", "di", "ed", "fay")
    others: dict[str, Any] = {}
    taken: set[str] = set()
    for name, count in zip(names, castles, strict=False):
        board = CASTLES[count]
        cards = {card for stack in board["board"].values() for card in stack["cards"]}
        assert not cards & taken, "each board but once"
        taken |= cards
        others[name] = board
    return mixed_table(
        ann=seat(red=["Oars"]),
        **others,
        supply={1: ["Tools", "Bell", "Comb", "Dice", "Flute", "Soap", "Umbrella"]},
        options={"big_table": big_table},
    )


@pytest.mark.parametrize(
    ("castles", "shares", "demanded"),
    [
        (0, False, True),
        (1, False, True),
        (2, False, False),
        (3, False, False),
        (4, True, False),
        (5, True, False),
        (6, True, False),
    ],
)
def test_twice_as_many_share_half_as_many_are_demanded(castles: int, shares: bool, demanded: bool) -> None:
    """Rules 17.6.2 to 17.6.4: with L = 2, from 4 on one shares, up to 1 one is hit, between nothing happens."""
    game = mixed_table(
        ann=seat(red=["Oars"]),
        bo=CASTLES[castles],
        cy=seat(),
        di=seat(),
        ed=seat(),
        supply={1: ["Tools", "Bell", "Comb", "Dice"]},
        options={"big_table": "on"},
    )
    demand, share = game.preview_dogma("Oars")
    assert ("bo" in demand.players) is demanded
    assert ("bo" in share.players) is shares
    play(game, "ann: dogma Oars")
    assert (("bo", "share", "Oars", 2) in effects(game)) is shares
    assert (("bo", "demand", "Oars", 1) in effects(game)) is demanded


@pytest.mark.parametrize(("castles", "demanded"), [(0, True), (1, True), (2, False), (3, False)])
def test_fewer_alone_are_not_half_as_many(castles: int, demanded: bool) -> None:
    """Rules 17.6.3, 17.6.4: with L = 3, who shows two has fewer, but three is not twice two."""
    game = mixed_table(
        ann=seat(red=["Oars"], purple=["City States"]),
        bo=CASTLES[castles],
        cy=seat(),
        di=seat(),
        ed=seat(),
        options={"big_table": "on"},
    )
    demand, share = game.preview_dogma("Oars")
    assert ("bo" in demand.players) is demanded
    assert "bo" not in share.players


def test_six_players_at_once_in_order() -> None:
    game = play(oars(4, 3, 2, 1, 0), "ann: dogma Oars")
    assert effects(game) == [
        ("ed", "demand", "Oars", 1),
        ("fay", "demand", "Oars", 1),
        ("bo", "share", "Oars", 2),
        ("ann", "execute", "Oars", 2),
    ]
    assert len(zone(game, "bo", "hand")) == 1


def test_without_the_option_the_usual_comparison_holds() -> None:
    """Rules 17.6.1: it is optional, also with five players."""
    game = play(oars(4, 3, 2, 1, big_table="off"), "ann: dogma Oars")
    assert [row[:2] for row in effects(game)] == [
        ("ed", "demand"),
        ("bo", "share"),
        ("cy", "share"),
        ("di", "share"),
        ("ann", "execute"),
    ]


def test_with_no_icon_everybody_shares_and_nobody_is_demanded() -> None:
    """Rules 17.6.2, 17.6.3: L = 0 needs a count of the start that is kept in a nested execution (rules 5.8.3.4)."""
    rules = Rules(ruleset="echoes_v1", sets=("base", "echoes"), big_table=True)
    table = reckoning(Game(["ann", "bo", "cy", "di", "ed"], rules, seed=1))
    demand = effects_of(CARDS["Oars"], True)[0]
    assert demand.is_demand
    assert sharers(table, 0, [0, 0, 1, 5, 0]) == [1, 2, 3, 4]
    assert hit_by(demand, table, 0, [0, 0, 1, 5, 0]) == []


def test_echo_effects_are_shared_by_the_same_comparison() -> None:
    """ann shows one castle, as does bo, who is untouched; two castles share, none is demanded."""
    game = mixed_table(
        ann=seat(blue=["Perfume"]),
        bo=seat(green=["Mapmaking"]),
        cy=seat(yellow=["Domestication"]),
        di=seat(purple=["Pagoda"]),
        ed=seat(),
        supply={1: ["Oars", "Archery", "Comb", "Bell"]},
        options={"big_table": "on"},
    )
    found = [(row.effect, row.demand, row.players) for row in game.preview_dogma("Perfume")]
    assert found == [(0, False, ["cy", "di"]), (1, True, ["ed"])]
