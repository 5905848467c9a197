"""Rules 13.4.5: endorsed, an echo that a later effect looks back to is carried out twice, and so is that effect."""

from __future__ import annotations

from innovation.material.catalog import CARDS
from tests.helpers import both_table, cities_table, options, pile, play, seat, zone
from tests.rules.cities.laid import drawn, executions


def test_charitable_trust_may_meld_either_card_that_its_echo_drew() -> None:
    game = both_table(
        supply={3: ["Optics"], 4: ["Toilet"]},
        ann=seat(hand=["Tools"], green=["Charitable Trust", "Sailing"], blue=["Carthage"]),
        bo=seat(),
    )
    play(game, "ann: endorse Charitable Trust", "ann: 3", "ann: 4")
    assert drawn(game, "ann") == ["Optics", "Toilet"]
    assert options(game) == ["Optics", "Toilet", "pass"]
    play(game, "ann: Optics")
    assert pile(game, "ann", "green") == ["Sailing"], "the top green card has gone back"
    assert options(game) == ["Toilet", "pass"]
    play(game, "ann: pass")
    assert zone(game, "ann", "hand") == ["Toilet"]


def test_karaoke_executes_either_card_each_time() -> None:
    game = both_table(
        supply={1: ["Sailing", "Mysticism", "The Wheel"], 9: ["Ecology"]},
        ann=seat(hand=["Tools"], purple=["Karaoke"], yellow=["Shanghai"]),
        bo=seat(),
    )
    play(game, "ann: endorse Karaoke", "ann: 1", "ann: 1")
    assert options(game) == ["Mysticism", "Sailing"]
    play(game, "ann: Sailing")
    assert options(game) == ["Mysticism", "Sailing"], "asked anew for the second time"
    play(game, "ann: Sailing")
    assert [row for row in executions(game) if "Karaoke" not in row] == ["ann Sailing 1"] * 2


def test_jet_lets_the_target_choose_between_both_colors_each_time() -> None:
    game = both_table(
        ann=seat(hand=["Archery", "Pottery", "Agriculture"], red=["Jet"], green=["Hamburg"]),
        bo=seat(red=["Oars"], blue=["Tools"], yellow=["Masonry"]),
    )
    play(game, "ann: endorse Jet", "ann: Agriculture", "ann: Archery")
    assert executions(game)[:3] == ["ann Jet 0", "ann Jet 0", "bo Jet 1"]
    assert options(game) == ["Oars", "Tools"]
    play(game, "bo: Tools")
    assert executions(game).count("bo Jet 1") == 2
    assert [pile(game, "bo", color) for color in ("red", "blue", "yellow")] == [[], [], ["Masonry"]]


def test_stethoscope_looks_at_both_melds() -> None:
    game = both_table(
        supply={7: ["Bicycle", "Railroad"], 8: ["Flight", "Rocketry"]},
        ann=seat(hand=["Archery", "Pottery", "Agriculture"], blue=["Stethoscope"], purple=["Vienna"]),
        bo=seat(),
    )
    play(game, "ann: endorse Stethoscope", "ann: Archery", "ann: Pottery")
    assert executions(game)[:2] == ["ann Stethoscope 0"] * 2
    assert [CARDS[card].age for card in drawn(game, "ann")] == [7, 8, 7, 8]


def test_democracy_adds_up_what_a_player_returned_in_both_executions() -> None:
    """bo returns two. ann returns one, which is not more, and then two, three in all."""
    game = cities_table(
        ann=seat(hand=["Tools", "Oars", "Archery", "Sailing"], purple=["Democracy"], green=["Babylon"]),
        bo=seat(hand=["Clothing", "Domestication"], blue=["Physics"], red=["Athens"]),
    )
    play(game, "ann: endorse Democracy", "ann: Sailing")
    play(game, "bo: Clothing", "bo: Domestication", "ann: Tools", "ann: pass", "ann: Oars", "ann: Archery")
    assert len(zone(game, "bo", "score")) == 1
    assert len(zone(game, "ann", "score")) == 1


def test_a_demand_can_take_two_cards_of_one_target() -> None:
    """Societies, twice around."""
    game = cities_table(
        supply={5: ["Coal", "Banking"]},
        ann=seat(hand=["Sailing"], purple=["Societies"], green=["Calicut"]),
        bo=seat(blue=["Writing"], red=["Athens"]),
    )
    play(game, "ann: endorse Societies", "bo: Writing")
    assert executions(game) == ["bo Societies 1"] * 2
    assert (pile(game, "ann", "blue"), pile(game, "ann", "red")) == (["Writing"], ["Athens"])
    assert zone(game, "bo", "hand") == ["Banking", "Coal"]


def test_the_echo_of_the_payment_is_executed_where_it_comes_to_show() -> None:
    """Rules 13.4.4, 5.2.4: Bell, tucked under the left-splayed pile of Philosophy before anything is announced, is the
    lowest echo of that pile, and ann executes it twice."""
    game = both_table(
        ann=seat(hand=["Bell", "Coal", "Canning"], purple=("left", ["Philosophy", "Mysticism"]), green=["Babylon"]),
        bo=seat(),
    )
    play(game, "ann: endorse Philosophy")
    assert pile(game, "ann", "purple") == ["Philosophy", "Mysticism", "Bell"]
    play(game, "ann: Coal", "ann: Canning")
    assert executions(game)[:3] == ["ann Bell 0", "ann Bell 0", "ann Philosophy 1"]
    assert zone(game, "ann", "score") == ["Canning", "Coal"]
