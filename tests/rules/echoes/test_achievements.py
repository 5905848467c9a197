"""Rules 9.4: the special achievements of Echoes, at their thresholds and whoever's turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from innovation import Game
from innovation.material.words import BLUE, GREEN, LEAF, LEFT, PURPLE, RED, RIGHT, UP, YELLOW
from tests.helpers import Zones, echoes_table, ending, mixed_table, pile, play, seat, zone
from tests.rules.desk import Desk, names

SEVEN: dict[str, Any] = {
    "blue": ["Telescope"],
    "yellow": ("left", ["Pencil", "Noodles"]),
    "green": ["Globe"],
    "red": ["Plumbing"],
    "purple": ["Clock", "Saxophone"],
}
"""Six bonuses, and with purple splayed right a seventh."""


def claimed(desk: Desk, player: str = "ann") -> list[str]:
    return names(desk.player(player).own.achievements)


def desk_of(ann: Zones) -> Desk:
    return Desk(echoes_table(ann=ann, bo=seat()))


class TestWealth:
    """Eight bonuses visible."""

    def test_seven_are_too_few(self) -> None:
        desk = desk_of(seat(**SEVEN))
        desk.player("ann").splay(PURPLE, RIGHT)
        assert len(desk.player("ann").bonuses) == 7
        assert claimed(desk) == []

    @pytest.mark.parametrize(("direction", "achievements"), [(RIGHT, ["Wealth"]), (LEFT, []), (UP, [])])
    def test_eight_by_a_splay(self, direction: int, achievements: list[str]) -> None:
        """The bonuses of Saxophone and Piano stand top left."""
        desk = desk_of(seat(**{**SEVEN, "purple": ["Clock", "Saxophone", "Piano"]}))
        desk.player("ann").splay(PURPLE, direction)
        assert claimed(desk) == achievements

    def test_eight_by_a_new_order(self) -> None:
        """B.22: Publications brings Thermometer, whose bonus did not show, to the top of a left-splayed pile."""
        board: dict[str, Any] = {
            **SEVEN,
            "purple": ("right", ["Clock", "Saxophone", "Piano"]),
            "blue": ("left", ["Publications", "Thermometer"]),
        }
        game = echoes_table(ann=seat(**board), bo=seat())
        play(game, "ann: dogma Publications", "ann: blue", "ann: Thermometer")
        assert pile(game, "ann", "blue") == ["Thermometer", "Publications"]
        assert zone(game, "ann", "achievements") == ["Wealth"]

    def test_on_another_s_turn_and_not_twice(self) -> None:
        """Rules 9.3: bo claims it on ann's turn; ann, who meets it later, comes too late."""
        board = {**SEVEN, "purple": ["Clock", "Saxophone", "Piano"]}
        twin: dict[str, Any] = {
            "blue": ["Thermometer"],
            "yellow": ("right", ["Stove", "Elevator"]),
            "green": ["Palampore"],
            "red": ["Loom", "Bangle", "Crossbow"],
            "purple": ("right", ["Puppet", "Flute"]),
        }
        desk = Desk(echoes_table(ann=seat(**twin), bo=seat(**board)))
        desk.player("bo").splay(PURPLE, RIGHT)
        assert claimed(desk, "bo") == ["Wealth"]
        ann = desk.player("ann")
        ann.splay(RED, UP)
        assert len(ann.bonuses) == 8
        assert claimed(desk) == []

    def test_it_is_kept_when_the_bonuses_go(self) -> None:
        """Rules 9.3.2."""
        desk = desk_of(seat(**{**SEVEN, "purple": ["Clock", "Saxophone", "Piano"]}))
        ann = desk.player("ann")
        ann.splay(PURPLE, RIGHT)
        ann.unsplay(PURPLE)
        assert claimed(desk) == ["Wealth"]


class TestDestiny:
    """Seven cards in the forecast."""

    @pytest.mark.parametrize(("cards", "achievements"), [(5, []), (6, ["Destiny"])])
    def test_the_seventh(self, cards: int, achievements: list[str]) -> None:
        forecast = ["Tools", "Oars", "Dice", "Bell", "Calendar", "Paper"][:cards]
        desk = desk_of(seat(forecast=forecast))
        desk.player("ann").draw_and_foreshadow(4)
        assert claimed(desk) == achievements

    def test_in_a_shared_echo_on_another_s_turn(self) -> None:
        """And claiming it is part of a change that earns ann the bonus (rules 5.7.4)."""
        game = echoes_table(
            ann=seat(red=["Horseshoes"]),
            bo=seat(green=["The Wheel"], forecast=["Tools", "Oars", "Dice", "Bell", "Calendar", "Paper"]),
        )
        play(game, "ann: dogma Horseshoes")
        assert zone(game, "bo", "achievements") == ["Destiny"]
        assert len(zone(game, "ann", "hand")) == 1


class TestHeritage:
    """Eight hexagons visible in one color."""

    BLUES = ("Pottery", "Tools", "Writing", "Calendar", "Mathematics", "Alchemy", "Translation", "Experimentation")
    """Their hexagons all stand top left."""

    @pytest.mark.parametrize(
        ("cards", "direction", "achievements"),
        [(8, RIGHT, ["Heritage"]), (7, RIGHT, []), (8, LEFT, []), (8, UP, [])],
    )
    def test_eight_in_one_color(self, cards: int, direction: int, achievements: list[str]) -> None:
        desk = desk_of(seat(blue=list(self.BLUES[:cards])))
        desk.player("ann").splay(BLUE, direction)
        assert claimed(desk) == achievements

    def test_a_card_whose_hexagon_is_hidden_does_not_count(self) -> None:
        """Eight cards, but the hexagon of Physics stands bottom right."""
        desk = desk_of(seat(blue=[*self.BLUES[:7], "Physics"]))
        desk.player("ann").splay(BLUE, RIGHT)
        assert claimed(desk) == []

    def test_hexagons_of_two_colors_are_not_added(self) -> None:
        desk = desk_of(seat(blue=list(self.BLUES[:7]), green=("right", ["Clothing", "The Wheel"])))
        desk.player("ann").splay(BLUE, RIGHT)
        assert claimed(desk) == []

    def test_a_hexagon_with_a_note_counts(self) -> None:
        """Rules 17.5.5 and the ruling on the special achievements: Bell's hexagon carries a note."""
        purple = ["Mysticism", "City States", "Code of Laws", "Monotheism", "Philosophy", "Feudalism", "Enterprise"]
        desk = desk_of(seat(purple=[*purple, "Bell"]))
        desk.player("ann").splay(PURPLE, RIGHT)
        assert claimed(desk) == ["Heritage"]

    def test_by_a_card_that_is_tucked(self) -> None:
        desk = desk_of(seat(blue=("right", list(self.BLUES[:7])), hand=["Experimentation"]))
        desk.player("ann").tuck(desk.player("ann").hand[0])
        assert claimed(desk) == ["Heritage"]


class TestHistory:
    """Four echo effects visible in one color."""

    REDS = ("Jet", "Bangle", "Horseshoes", "Machine Gun")

    @pytest.mark.parametrize(
        ("cards", "direction", "achievements"), [(4, UP, ["History"]), (3, UP, []), (4, LEFT, []), (4, RIGHT, [])]
    )
    def test_four_in_one_color(self, cards: int, direction: int, achievements: list[str]) -> None:
        desk = desk_of(seat(red=list(self.REDS[:cards]), yellow=("left", ["Pencil", "Chopsticks"])))
        desk.player("ann").splay(RED, direction)
        assert claimed(desk) == achievements

    def test_a_card_without_an_echo_does_not_count(self) -> None:
        desk = desk_of(seat(red=[*self.REDS[:3], "Crossbow"]))
        desk.player("ann").splay(RED, UP)
        assert claimed(desk) == []

    def test_in_any_color(self) -> None:
        """All four echoes stand top left; the unsplayed red ones do not show."""
        blues = ["Photography", "Lightning Rod", "Bifocals", "Perfume"]
        desk = desk_of(seat(blue=blues, red=list(self.REDS)))
        desk.player("ann").splay(BLUE, RIGHT)
        assert claimed(desk) == ["History"]

    def test_echoes_of_two_colors_are_not_added(self) -> None:
        desk = desk_of(seat(red=list(self.REDS[:3]), blue=("right", ["Photography", "Lightning Rod", "Bifocals"])))
        desk.player("ann").splay(RED, UP)
        assert claimed(desk) == []


class TestSupremacy:
    """One and the same resource three times in each of four colors."""

    LEAVES: ClassVar[dict[str, Any]] = {
        "blue": ["Pottery"],
        "yellow": ["Agriculture"],
        "purple": ["Reformation"],
        "green": ["Clothing", "Sailing"],
    }

    @pytest.mark.parametrize(("direction", "achievements"), [(LEFT, ["Supremacy"]), (RIGHT, []), (UP, ["Supremacy"])])
    def test_the_fourth_color_by_a_splay(self, direction: int, achievements: list[str]) -> None:
        """Sailing shows a leaf bottom right only."""
        desk = desk_of(seat(**self.LEAVES))
        desk.player("ann").splay(GREEN, direction)
        assert claimed(desk) == achievements

    def test_three_colors_are_too_few_however_many_icons_there_are(self) -> None:
        board = {**self.LEAVES, "yellow": ("up", ["Agriculture", "Watermill", "Anatomy"]), "purple": ["Mysticism"]}
        desk = desk_of(seat(**board))
        desk.player("ann").splay(GREEN, LEFT)
        assert claimed(desk) == []

    def test_it_must_be_the_same_resource(self) -> None:
        desk = desk_of(seat(**{**self.LEAVES, "purple": ["Philosophy"]}))
        desk.player("ann").splay(GREEN, LEFT)
        assert claimed(desk) == []

    def test_two_in_the_fourth_color_are_too_few(self) -> None:
        desk = desk_of(seat(**{**self.LEAVES, "yellow": ["Medicine"]}, red=["Oars", "Archery"]))
        desk.player("ann").splay(RED, UP)
        desk.player("ann").splay(YELLOW, LEFT)
        assert claimed(desk) == []

    def test_two_in_the_fourth_color_are_too_few_with_more_than_enough_elsewhere(self) -> None:
        """Fourteen leaves and more, of which green shows two."""
        board = {**self.LEAVES, "yellow": ["Agriculture", "Watermill", "Fermenting"], "green": ["Clothing"]}
        desk = desk_of(seat(**board))
        ann = desk.player("ann")
        ann.splay(YELLOW, UP)
        assert ann.count(LEAF) >= 12
        assert ann.count_in(GREEN, LEAF) == 2
        assert claimed(desk) == []


@pytest.mark.parametrize("make", [echoes_table, mixed_table])
def test_one_can_be_the_last_that_is_needed(make: Callable[..., Game]) -> None:
    """Rules 9.6.1 step 6: seven achievements win with two players and one expansion, in both rulesets."""
    won = ["Oars", "Calendar", "Alchemy", "Invention", "Coal", "Canning"]
    forecast = ["Tools", "Archery", "Dice", "Bell", "Currency", "Paper"]
    game: Game = make(
        ann=seat(achievements=won, forecast=forecast, red=["Horseshoes"]), bo=seat(), supply={2: ["Mapmaking"]}
    )
    play(game, "ann: dogma Horseshoes")
    assert ending(game) == ("achievements", ["ann"])
    assert zone(game, "ann", "achievements") == sorted([*won, "Destiny"])


def test_base_and_echoes_achievements_at_once() -> None:
    """Rules 9.5.2: one splay claims Supremacy and Empire."""
    board: dict[str, Any] = {
        "blue": ["Pottery"],
        "yellow": ("up", ["Vaccination", "Canning", "Agriculture"]),
        "purple": ("up", ["Reformation", "Specialization", "Philosophy", "Monotheism", "Enterprise", "The Internet"]),
        "green": ["Clothing", "Sailing"],
        "red": ("up", ["Fission", "Coal"]),
    }
    desk = desk_of(seat(**board))
    desk.player("ann").splay(GREEN, LEFT)
    assert sorted(claimed(desk)) == ["Empire", "Supremacy"]
