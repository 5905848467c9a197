"""Rules 9.3 to 9.6: the special achievements of the base set, and the bookkeeping after every change."""

from __future__ import annotations

from typing import Any

import pytest

from innovation import Game
from innovation.material.words import BLUE, CLOCK, FACTORY, LEFT, RED, RIGHT, UP
from innovation.table.zones import BOARD
from tests.helpers import play, seat, table, zone
from tests.rules.desk import Desk, named, names

WIDE: dict[str, Any] = {
    "red": ("up", ["Coal", "Archery"]),
    "yellow": ("right", ["Canning", "Masonry"]),
    "green": ("up", ["Banking", "Sailing"]),
    "blue": ("up", ["Physics", "Tools"]),
}
"""Four colors, each splayed right or up."""
LATE: dict[str, Any] = {"red": ["Fission"], "yellow": ["Ecology"], "green": ["Satellites"], "blue": ["Genetics"]}
"""Four top cards of value 8 or more, with seven clocks."""


def owners(game: Game, name: str) -> list[str]:
    """Who has a special achievement."""
    return [player for player, zones in game.position()["players"].items() if name in zones["achievements"]]


class TestConditions:
    """Rules 9.4, one by one: just not, and just so."""

    @pytest.mark.parametrize(("direction", "clocks"), [(LEFT, 1), (RIGHT, 1), (UP, 3)])
    def test_empire_needs_three_of_each_of_six(self, direction: int, clocks: int) -> None:
        """Three castles, crowns, leaves, bulbs and factories lie there; the clocks are under the factories."""
        board: dict[str, Any] = {
            "purple": ["Monotheism"],
            "green": ["Navigation"],
            "yellow": ["Agriculture"],
            "blue": ["Experimentation"],
            "red": ["Coal", "Fission"],
        }
        desk = Desk(table(ann=seat(**board), bo=seat()))
        ann = desk.player("ann")
        assert [ann.count(icon) for icon in range(6)] == [3, 3, 3, 3, 3, 0]
        ann.splay(RED, direction)
        assert ann.count(CLOCK) == clocks
        assert (names(ann.own.achievements) == ["Empire"]) is (clocks == 3)

    @pytest.mark.parametrize(
        ("tucked", "scored", "claimed"), [(5, 0, True), (0, 5, False), (4, 3, False), (4, 5, False), (2, 2, False)]
    )
    def test_monument_counts_six_tucked(self, tucked: int, scored: int, claimed: bool) -> None:
        """B.17: tucked and scored are counted apart."""
        desk = Desk(table(ann=seat(tucked=tucked, scored=scored, hand=["Oars"]), bo=seat()))
        desk.player("ann").tuck(named("Oars")[0])
        assert (names(desk.player("ann").own.achievements) == ["Monument"]) is claimed

    @pytest.mark.parametrize(
        ("tucked", "scored", "claimed"), [(0, 5, True), (5, 0, False), (5, 4, False), (0, 4, False)]
    )
    def test_monument_counts_six_scored(self, tucked: int, scored: int, claimed: bool) -> None:
        desk = Desk(table(ann=seat(tucked=tucked, scored=scored, hand=["Oars"]), bo=seat()))
        desk.player("ann").score(named("Oars")[0])
        assert (names(desk.player("ann").own.achievements) == ["Monument"]) is claimed

    @pytest.mark.parametrize(("direction", "claimed"), [("right", True), ("up", True), ("left", False)])
    def test_wonder_needs_five_colors_right_or_up(self, direction: str, claimed: bool) -> None:
        purple = ("none", ["Mysticism", "Philosophy"])
        desk = Desk(table(ann=seat(**WIDE, purple=purple), bo=seat()))
        ann = desk.player("ann")
        ann.splay(4, ("none", "left", "right", "up").index(direction))
        assert (names(ann.own.achievements) == ["Wonder"]) is claimed

    def test_wonder_needs_the_fifth_color(self) -> None:
        desk = Desk(table(ann=seat(**{**WIDE, "red": ["Coal", "Archery"]}), bo=seat()))
        desk.player("ann").splay(RED, UP)
        assert names(desk.player("ann").own.achievements) == []

    def test_world_needs_twelve_clocks(self) -> None:
        board: dict[str, Any] = {"blue": ["Rocketry"], "green": ["Databases"], "purple": ["The Internet"]}
        desk = Desk(table(ann=seat(**board, red=["Fission", "Flight", "Oars"]), bo=seat()))
        ann = desk.player("ann")
        assert ann.count(CLOCK) == 11
        ann.draw(1)
        assert names(ann.own.achievements) == []
        ann.splay(RED, UP)
        assert ann.count(CLOCK) == 12
        assert names(ann.own.achievements) == ["World"]

    @pytest.mark.parametrize(("purple", "claimed"), [("Socialism", True), ("Lighting", False)])
    def test_universe_needs_five_top_cards_of_8_or_more(self, purple: str, claimed: bool) -> None:
        desk = Desk(table(ann=seat(**LATE, hand=[purple]), bo=seat()))
        ann = desk.player("ann")
        ann.meld(named(purple)[0])
        assert ("Universe" in names(ann.own.achievements)) is claimed

    def test_universe_needs_all_five_colors(self) -> None:
        desk = Desk(table(ann=seat(**LATE), bo=seat()))
        desk.player("ann").draw(1)
        assert names(desk.player("ann").own.achievements) == []


class TestMonumentCounters:
    """Rules 9.4.1, B.17."""

    def test_they_run_in_the_turns_of_others(self) -> None:
        """Six tucked across ann's action and her share of nothing but bo's effects in the same turn."""
        game = table(
            bo=seat(purple=["Monotheism"]),
            ann=seat(yellow=["Masonry"], tucked=5),
            supply={1: ["Tools", "Oars", "Pottery"]},
        )
        play(game, "bo: dogma Monotheism")
        assert owners(game, "Monument") == ["ann"]

    def test_they_are_reset_for_everybody_at_the_end_of_every_turn(self) -> None:
        game = table(
            ann=seat(purple=["Monotheism"], tucked=5),
            bo=seat(yellow=["Masonry"], tucked=5),
            supply={1: ["Tools"]},
            action=2,
        )
        play(game, "ann: draw", "bo: draw", "bo: draw", "ann: dogma Monotheism")
        assert owners(game, "Monument") == []
        assert game.position()["players"]["bo"]["this_turn"]["tucked"] == 1

    def test_a_demanded_tuck_counts_for_the_target(self) -> None:
        game = table(
            ann=seat(purple=["Monotheism"]), bo=seat(blue=["Tools"], tucked=5), supply={1: ["Oars", "Pottery"]}
        )
        play(game, "ann: dogma Monotheism")
        assert owners(game, "Monument") == ["bo"]


class TestClaiming:
    """Rules 9.3."""

    def test_at_once_on_anybody_s_turn_and_without_a_question(self) -> None:
        """Rules 9.3.1: the demand of Compass brings bo a card with three clocks in ann's turn."""
        game = table(
            ann=seat(green=["Compass"], red=["Fission"]),
            bo=seat(blue=("right", ["Rocketry", "Quantum Theory"]), green=["Satellites"], purple=["The Internet"]),
        )
        assert owners(game, "World") == []
        play(game, "ann: dogma Compass")
        assert game.position()["players"]["bo"]["board"]["red"]["cards"] == ["Fission"]
        assert owners(game, "World") == ["bo"]

    def test_the_first_who_meets_it_keeps_it(self) -> None:
        """Rules 9.3.2: ann has had World; bo's twelve clocks get nothing, and ann keeps it without a clock."""
        fission = ("up", ["Fission", "Mobility", "Flight"])
        game = table(
            bo=seat(blue=["Rocketry"], green=["Databases"], purple=["The Internet"], red=fission),
            ann=seat(achievements=["World"]),
        )
        play(game, "bo: draw")
        assert owners(game, "World") == ["ann"]

    def test_empire_and_world_at_once_each_once(self) -> None:
        """Rules 9.5.2 (pitfalls, achievement)."""
        ann = seat(
            red=["Fission", "Mobility"],
            green=("up", ["Navigation", "Satellites", "Databases"]),
            blue=("up", ["Experimentation", "Computers"]),
            purple=("up", ["Monotheism", "Railroad"]),
            yellow=["Agriculture"],
        )
        desk = Desk(table(ann=ann, bo=seat()))
        player = desk.player("ann")
        assert (player.count(FACTORY), player.count(CLOCK)) == (2, 11)
        player.splay(RED, UP)
        assert sorted(names(player.own.achievements)) == ["Empire", "World"]
        assert [row["card"] for row in desk.seen_by(None) if row["kind"] == "move"] == ["Empire", "World"]

    def test_a_rearrangement_is_checked(self) -> None:
        """Rules 9.6.4: a new order of an unsplayed pile brings an 8 to the top."""
        board = {**LATE, "blue": ["Tools", "Genetics"]}
        desk = Desk(table(ann=seat(**board, purple=["Socialism"]), bo=seat()))
        ann = desk.player("ann")
        desk.resolution.rearrange(0, BLUE, tuple(named("Genetics", "Tools")))
        assert "Universe" in names(ann.own.achievements)

    def test_a_splay_is_checked_whatever_the_condition(self) -> None:
        """Rules 9.6.1: the list runs after every change; here a condition is met since the start."""
        game = table(ann=seat(**LATE, purple=["Socialism", "Mysticism"]), bo=seat())
        desk = Desk(game)
        desk.player("ann").splay(4, UP)
        assert "Universe" in names(desk.player("ann").own.achievements)


class TestTies:
    """Rules 9.5.1 and the switch special_tie."""

    def desk(self, turn_player: str, **options: object) -> Desk:
        """Three seats; bo and cy both show Universe once ann's last change is made, ann does not."""
        tops: dict[str, Any] = {
            "bo": {
                "red": ["Fission"],
                "yellow": ["Ecology"],
                "green": ["Satellites"],
                "blue": ["Genetics"],
                "purple": ["Socialism"],
            },
            "cy": {
                "red": ["Flight"],
                "yellow": ["Suburbia"],
                "green": ["Mass Media"],
                "blue": ["Rocketry"],
                "purple": ["Empiricism"],
            },
        }
        players: dict[str, Any] = {"ann": seat(), "bo": seat(**tops["bo"]), "cy": seat(**tops["cy"])}
        position = table(ann=players["ann"], bo=players["bo"], cy=players["cy"], options=options).position()
        position["turn"]["player"] = turn_player
        return Desk(Game.from_position(position))

    @pytest.mark.parametrize(
        ("turn_player", "executing", "claims"), [("ann", "cy", "bo"), ("bo", "cy", "bo"), ("cy", "bo", "cy")]
    )
    def test_the_turn_player_or_the_first_after_him(self, turn_player: str, executing: str, claims: str) -> None:
        """B.15."""
        desk = self.desk(turn_player)
        desk.player(executing).draw(1)
        assert names(desk.player(claims).own.achievements) == ["Universe"]

    @pytest.mark.parametrize(
        ("turn_player", "executing", "claims"), [("ann", "cy", "cy"), ("bo", "cy", "cy"), ("cy", "bo", "bo")]
    )
    def test_with_the_switch_the_executing_player_or_the_first_after_him(
        self, turn_player: str, executing: str, claims: str
    ) -> None:
        desk = self.desk(turn_player, special_tie="executing_player")
        desk.player(executing).draw(1)
        assert names(desk.player(claims).own.achievements) == ["Universe"]

    def test_with_the_switch_an_executor_who_does_not_meet_it_passes_it_on_clockwise(self) -> None:
        desk = self.desk("cy", special_tie="executing_player")
        desk.player("ann").draw(1)
        assert names(desk.player("bo").own.achievements) == ["Universe"]


class TestByCards:
    """Rules 6.16.6: a card grants a special achievement only while nobody has it."""

    def test_the_printed_condition_need_not_be_met(self) -> None:
        game = table(ann=seat(blue=["Translation"]), bo=seat())
        play(game, "ann: dogma Translation")
        assert zone(game, "ann", "achievements") == ["World"]

    def test_what_somebody_has_stays_with_him(self) -> None:
        game = table(ann=seat(blue=["Translation"]), bo=seat(achievements=["World"]))
        play(game, "ann: dogma Translation")
        assert owners(game, "World") == ["bo"]


def test_a_transfer_onto_a_board_is_checked_at_once() -> None:
    """Rules 6.1.1: World is claimed between the first and the second of two transfers."""
    desk = Desk(
        table(
            ann=seat(green=["Databases"], blue=["Software"]),
            bo=seat(blue=["Rocketry"], purple=["The Internet"], red=("up", ["Fission", "Mobility"])),
        )
    )
    ann, bo = desk.player("ann"), desk.player("bo")
    ann.transfer(named("Databases")[0], bo, BOARD)
    assert names(bo.own.achievements) == ["World"]
    ann.transfer(named("Databases")[0], ann, BOARD)
    assert names(bo.own.achievements) == ["World"]
