"""Rules 13.7, 13.8, 9.6, 10.2: achievements that come and go with the boards."""

from __future__ import annotations

import pytest

from innovation import Game
from innovation.material.words import GREEN, LEFT, PURPLE, RIGHT, UP
from innovation.notation.faults import BadPosition
from innovation.rules.resolution import GameOver
from innovation.table.zones import BOARD
from tests.helpers import achievements, cities_table, emptied, ending, pile, play, seat, zone
from tests.rules.desk import Desk, named

SIX_OF_SEVEN = ["Empire", "Monument", "Wonder", "World", "Universe", "Archery"]
"""Two players need seven achievements with one expansion (rules 2.3)."""


def counted(desk: Desk, player: str) -> int:
    """A player's achievements now."""
    return desk.resolution.achievement_count(desk.names.index(player))


class TestFlags:
    """Rules 13.8.2, 7.4.2."""

    def test_a_flag_counts_alone_and_on_a_tie(self) -> None:
        assert achievements(cities_table(ann=seat(purple=["Tokyo"]), bo=seat()), "ann") == 1
        assert achievements(cities_table(ann=seat(purple=["Tokyo"]), bo=seat(purple=["Mysticism"])), "ann") == 1

    def test_it_ends_where_an_opponent_shows_more_of_its_color(self) -> None:
        """B.10."""
        game = cities_table(
            ann=seat(green=("left", ["Stockholm", "Sailing", "Clothing"])),
            bo=seat(green=["The Wheel", "Mapmaking", "Currency", "Paper"], red=["Archery", "Oars"]),
        )
        desk = Desk(game)
        assert counted(desk, "ann") == 1, "unsplayed, bo's four cards show one"
        desk.player("bo").splay(GREEN, LEFT)
        assert counted(desk, "ann") == 0
        desk.player("bo").unsplay(GREEN)
        assert counted(desk, "ann") == 1

    def test_cards_of_other_colors_do_not_matter(self) -> None:
        game = cities_table(ann=seat(purple=["Tokyo"]), bo=seat(red=("up", ["Archery", "Oars"])))
        assert achievements(game, "ann") == 1

    def test_any_opponent_counts(self) -> None:
        game = cities_table(
            ann=seat(purple=["Tokyo"]), bo=seat(), cy=seat(purple=("left", ["Mysticism", "Monotheism"]))
        )
        assert achievements(game, "ann") == 0

    def test_a_partner_is_ignored(self) -> None:
        """Rules 16.7."""
        two = seat(purple=("left", ["Mysticism", "Monotheism"]))
        ann, partners = seat(purple=["Tokyo"]), {"teams": "partners"}
        game = cities_table(options=partners, ann=ann, bo=seat(), cy=two, di=seat())
        assert achievements(game, "ann") == 1
        game = cities_table(options=partners, ann=ann, bo=two, cy=seat(), di=seat())
        assert achievements(game, "ann") == 0

    def test_who_is_out_of_the_game_is_ignored(self) -> None:
        """Rules 9.6.4, 10.6.1."""
        desk = Desk(
            cities_table(ann=seat(purple=["Tokyo"]), bo=seat(purple=("left", ["Mysticism", "Monotheism"])), cy=seat())
        )
        assert counted(desk, "ann") == 0
        desk.position.seats[1].eliminated = True
        assert counted(desk, "ann") == 1

    def test_who_is_out_of_the_game_has_none(self) -> None:
        desk = Desk(cities_table(ann=seat(purple=["Tokyo"]), bo=seat(), cy=seat()))
        desk.position.seats[0].eliminated = True
        assert counted(desk, "ann") == 0

    @pytest.mark.parametrize("splayed", ["none", "left", "right", "up"])
    def test_a_covered_flag_never_shows(self, splayed: str) -> None:
        """Rules 7.2.3."""
        game = cities_table(ann=seat(purple=(splayed, ["Mysticism", "Tokyo"])), bo=seat())
        assert achievements(game, "ann") == 0

    def test_it_works_however_the_city_got_there(self) -> None:
        """Rules 13.7.1: transferred, it counts for the new owner."""
        desk = Desk(cities_table(ann=seat(hand=["Tokyo"]), bo=seat()))
        ann, bo = desk.player("ann"), desk.player("bo")
        ann.transfer(named("Tokyo")[0], bo, BOARD)
        assert (counted(desk, "ann"), counted(desk, "bo")) == (0, 1)

    def test_both_players_can_hold_a_flag_of_one_color(self) -> None:
        game = cities_table(ann=seat(purple=["Tokyo"]), bo=seat(purple=["Gdansk"]))
        assert (achievements(game, "ann"), achievements(game, "bo")) == (1, 1)

    def test_they_are_counted_but_lie_in_no_zone(self) -> None:
        """Rules 1.1.5, 13.8.3."""
        game = cities_table(ann=seat(purple=["Tokyo"]), bo=seat())
        assert zone(game, "ann", "achievements") == []

    def test_they_have_no_value_and_do_not_raise_a_price(self) -> None:
        """Rules 9.2.3: with Tokyo of value 5 on top, an available 5 still costs 25 points."""
        game = cities_table(
            available=["Coal"], ann=seat(purple=["Tokyo"], score=["Databases", "Robotics", "Rocketry"]), bo=seat()
        )
        assert game.decision is not None
        assert "achieve 5" in [option.text for option in game.decision.options]


class TestFountains:
    """Rules 13.8.1, 7.2.4, 7.2.5."""

    def test_each_fountain_of_a_top_card_counts(self) -> None:
        assert achievements(cities_table(ann=seat(purple=["Brussels"]), bo=seat()), "ann") == 2

    def test_whatever_the_opponents_show(self) -> None:
        game = cities_table(ann=seat(green=["Hamburg"]), bo=seat(green=("up", ["Sailing", "Clothing"])))
        assert achievements(game, "ann") == 1

    @pytest.mark.parametrize(("splayed", "expected"), [("none", 0), ("left", 0), ("right", 0), ("up", 1)])
    def test_covered_only_the_lower_one_shows_under_up(self, splayed: str, expected: int) -> None:
        game = cities_table(ann=seat(purple=(splayed, ["Mysticism", "Brussels"])), bo=seat())
        assert achievements(game, "ann") == expected

    @pytest.mark.parametrize("splayed", ["none", "left", "right", "up"])
    def test_covered_an_upper_one_never_shows(self, splayed: str) -> None:
        game = cities_table(ann=seat(green=(splayed, ["Sailing", "Hamburg"])), bo=seat())
        assert achievements(game, "ann") == 0

    def test_a_splay_shows_it_and_the_next_hides_it(self) -> None:
        desk = Desk(cities_table(ann=seat(purple=["Mysticism", "Brussels"], blue=["Taipei"]), bo=seat()))
        ann = desk.player("ann")
        assert counted(desk, "ann") == 1
        ann.splay(PURPLE, UP)
        assert counted(desk, "ann") == 2
        ann.splay(PURPLE, RIGHT)
        assert counted(desk, "ann") == 1


class TestWinning:
    """Rules 9.6.1 steps 2, 3 and 6, 10.2."""

    def test_a_flag_gained_in_another_turn_wins_in_the_middle_of_an_effect(self) -> None:
        """Coal lets ann score a top card and the one beneath; after the first bo's flag is good and he has won."""
        game = cities_table(
            supply={5: ["Statistics"]},
            ann=seat(red=["Coal"], purple=("left", ["Mysticism", "Monotheism"])),
            bo=seat(purple=["Tokyo"], achievements=SIX_OF_SEVEN),
        )
        play(game, "ann: dogma Coal", "ann: Mysticism")
        assert ending(game) == ("achievements", ["bo"])
        assert pile(game, "ann", "purple") == ["Monotheism"]

    def test_a_flag_lost_in_the_change_that_gains_another_achievement_is_gone_first(self) -> None:
        """Covering Tokyo, ann claims Universe: six and not seven."""
        game = cities_table(
            ann=seat(
                hand=["Socialism"],
                achievements=["Empire", "Monument", "Wonder", "World", "Archery"],
                purple=["Tokyo"],
                red=["Mobility"],
                yellow=["Skyscrapers"],
                green=["Corporations"],
                blue=["Quantum Theory"],
            ),
            bo=seat(),
        )
        play(game, "ann: meld Socialism")
        assert game.result is None
        assert achievements(game, "ann") == 6
        assert "Universe" in zone(game, "ann", "achievements")

    def test_a_flag_kept_in_that_change_wins(self) -> None:
        """The same with the flag on another pile."""
        game = cities_table(
            ann=seat(
                hand=["Socialism"],
                achievements=["Empire", "Monument", "Wonder", "World", "Archery"],
                blue=["Quantum Theory"],
                red=["Mobility"],
                yellow=["Shanghai"],
                green=["Corporations"],
            ),
            bo=seat(),
        )
        play(game, "ann: meld Socialism")
        assert ending(game) == ("achievements", ["ann"])

    def test_a_flag_lost_in_the_middle_of_an_effect_does_not_end_the_game_later(self) -> None:
        """Coal takes the flag first (six of seven left), then scores a card that earns Monument: six again."""
        game = cities_table(
            supply={5: ["Statistics"]},
            ann=seat(
                scored=4,
                red=["Coal"],
                purple=["Tokyo", "Mysticism"],
                achievements=["Empire", "Wonder", "World", "Universe", "Archery"],
            ),
            bo=seat(),
        )
        assert achievements(game, "ann") == 6
        play(game, "ann: dogma Coal", "ann: Tokyo")
        assert game.result is None
        assert "Monument" in zone(game, "ann", "achievements")
        assert achievements(game, "ann") == 6

    def test_whom_one_change_brings_there_with_as_many_win_together(self) -> None:
        """Rules 10.2.2: ann's pile is unsplayed, and the flags of bo and of cy both count again."""
        desk = Desk(
            cities_table(
                ann=seat(purple=("left", ["Mysticism", "Monotheism"])),
                bo=seat(purple=["Tokyo"], achievements=["Empire", "Monument", "Wonder", "World", "Universe"]),
                cy=seat(purple=["Gdansk"], blue=["Taipei"], achievements=["Legend", "Repute", "Fame", "Glory"]),
            )
        )
        ann = desk.player("ann")
        with pytest.raises(GameOver):
            ann.unsplay(PURPLE)
        outcome = desk.position.outcome
        assert outcome is not None
        assert outcome.winners == (1, 2), "six each, both at the threshold of three players"

    def test_the_order_of_several_moves_counts_with_no_special_achievement_left(self) -> None:
        """Rules 1.10.8, 6.1.2: which pile falls first decides whose flag wins."""
        desk = Desk(
            cities_table(
                ann=seat(purple=("left", ["Mysticism", "Monotheism"]), green=("left", ["Sailing", "Clothing"])),
                bo=seat(purple=["Tokyo"], achievements=["Empire", "Monument", "Wonder", "Legend"]),
                cy=seat(green=["Stockholm"], achievements=["World", "Universe", "Repute"]),
                di=seat(achievements=["Fame", "Glory", "Victory"]),
            ),
            "Mysticism",
        )
        assert desk.position.special == ()
        ann = desk.player("ann")
        with pytest.raises(GameOver):
            ann.score_all(ann.tops)
        outcome = desk.position.outcome
        assert outcome is not None and outcome.winners == (1,)

    def test_partners_add_theirs(self) -> None:
        """Rules 16.4: five and a flag of ann's, and one of cy's, make the seven of a team."""
        desk = Desk(
            cities_table(
                options={"teams": "partners"},
                ann=seat(purple=["Tokyo"], achievements=["Empire", "Monument", "Wonder", "World"]),
                bo=seat(purple=("left", ["Mysticism", "Monotheism"])),
                cy=seat(achievements=["Universe", "Archery"]),
                di=seat(),
            )
        )
        bo = desk.player("bo")
        with pytest.raises(GameOver):
            bo.unsplay(PURPLE)
        outcome = desk.position.outcome
        assert outcome is not None and outcome.winners == (0, 2)

    def test_they_break_a_tie_by_score(self) -> None:
        """Rules 10.3.1, 9.1.7."""
        game = cities_table(removed=emptied(10), ann=seat(red=["Coal"]), bo=seat(green=["Hamburg"]))
        desk = Desk(game)
        with pytest.raises(GameOver):
            desk.player("ann").draw(10)
        outcome = desk.position.outcome
        assert outcome is not None and outcome.winners == (1,)

    def test_a_position_that_flags_have_won_cannot_be_played_on(self) -> None:
        with pytest.raises(BadPosition, match="win the game"):
            cities_table(ann=seat(purple=["Tokyo"], achievements=SIX_OF_SEVEN), bo=seat())

    def test_the_result_counts_them(self) -> None:
        game = cities_table(removed=emptied(*range(9, 11)), ann=seat(purple=["Brussels"], blue=["Taipei"]), bo=seat())
        play(game, "ann: draw")
        assert game.result is not None
        assert game.result.achievements == {"ann": 3, "bo": 0}
        assert game.result.winners == ["ann"]


def test_views_and_positions_show_flags_as_icons_of_cards() -> None:
    """Rules 1.10.1: everybody sees the same number of achievements, from the boards."""
    game: Game = cities_table(ann=seat(purple=["Tokyo"]), bo=seat())
    for viewer in ("ann", "bo", None):
        assert game.view(viewer)["players"]["ann"]["board"]["purple"]["cards"] == ["Tokyo"]
