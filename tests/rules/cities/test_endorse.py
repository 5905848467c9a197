"""Rules 4.7, 13.4, 5.2.2: the Endorse action."""

from __future__ import annotations

import pytest

from innovation import Game, IllegalChoice
from innovation.notation.faults import BadPosition
from tests.helpers import bonus_drawn, both_table, cities_table, options, pile, play, seat, supply, table, zone
from tests.rules.cities.laid import drawn, executions, rows


def offered(game: Game) -> list[str]:
    """What the turn player could endorse."""
    return [text.removeprefix("endorse ") for text in options(game) if text.startswith("endorse ")]


class TestLegality:
    """Rules 13.4.1 to 13.4.4."""

    def board(self, hand: list[str], **piles: list[str]) -> list[str]:
        ann = seat(hand=hand)
        ann["board"] = {color: {"cards": cards} for color, cards in piles.items()}
        return offered(cities_table(ann=ann, bo=seat()))

    def test_a_top_city_must_bear_the_featured_icon(self) -> None:
        """Babylon shows bulbs and a crown: no castle for Archery, but its own bulbs."""
        assert self.board(["Oars"], red=["Archery"], green=["Babylon"]) == ["Babylon"]

    def test_a_second_city_that_bears_it_will_do(self) -> None:
        """Atlantis has one castle."""
        assert self.board(["Oars"], red=["Archery"], green=["Babylon"], blue=["Atlantis"]) == [
            "Archery",
            "Atlantis",
            "Babylon",
        ]

    def test_the_payment_must_not_be_above_the_city(self) -> None:
        assert self.board(["Calendar"], red=["Archery"], blue=["Atlantis"]) == []
        assert self.board(["Calendar", "Tools"], red=["Archery"], blue=["Atlantis"]) == ["Archery", "Atlantis"]

    def test_without_a_hand_nothing_can_be_endorsed(self) -> None:
        assert self.board([], red=["Archery"], blue=["Atlantis"]) == []

    def test_without_a_city_on_top_nothing_can_be_endorsed(self) -> None:
        assert self.board(["Oars"], red=["Archery"], blue=["Tools", "Atlantis"]) == []

    def test_a_city_in_hand_is_not_one_on_the_board(self) -> None:
        assert self.board(["Atlantis", "Oars"], red=["Archery"]) == []

    def test_a_city_can_be_endorsed_by_itself(self) -> None:
        assert self.board(["Oars"], green=["Memphis"]) == ["Memphis"]

    def test_a_search_icon_counts_as_its_resource(self) -> None:
        """Rules 13.4.2, 1.4.5: the only castle of Damascus is the one it searches for."""
        assert self.board(["Oars"], red=["Archery"], yellow=["Damascus"]) == ["Archery", "Damascus"]

    def test_the_icon_of_a_covered_city_does_not_count(self) -> None:
        ann = seat(hand=["Oars"], red=["Archery"], green=("left", ["Sailing", "Memphis"]))
        assert offered(cities_table(ann=ann, bo=seat())) == []

    def test_any_fitting_city_justifies_the_price(self) -> None:
        """Rules 13.4.2: Memphis (1) and Tikal (2) both show castles; the [2] can be paid thanks to the second."""
        game = cities_table(
            ann=seat(hand=["Calendar", "Optics"], purple=["Mysticism"], green=["Memphis"], red=["Tikal"]), bo=seat()
        )
        assert "Mysticism" in offered(game)
        play(game, "ann: endorse Mysticism")
        assert pile(game, "ann", "blue")[-1] == "Calendar", "the only hand card that may pay is not asked for"

    def test_a_first_turn_of_one_action_may_endorse(self) -> None:
        game = cities_table(ann=seat(hand=["Oars"], green=["Memphis"]), bo=seat(), turn=1, action=1, actions=1)
        assert offered(game) == ["Memphis"]

    def test_an_opponents_city_is_no_help(self) -> None:
        game = cities_table(ann=seat(hand=["Oars"], red=["Archery"]), bo=seat(green=["Memphis"]))
        assert offered(game) == []
        with pytest.raises(IllegalChoice):
            game.choose("endorse Archery")


class TestPayment:
    """Rules 13.4.4, 5.2.2."""

    def test_any_hand_card_not_above_the_city_can_be_paid(self) -> None:
        """Color, set and icons do not matter."""
        game = cities_table(
            ann=seat(hand=["Tools", "Calendar", "Troy", "Optics"], purple=["Mysticism"], red=["Tikal"]), bo=seat()
        )
        play(game, "ann: endorse Mysticism")
        assert options(game) == ["Calendar", "Tools", "Troy"]
        play(game, "ann: Troy")
        assert pile(game, "ann", "blue")[-1] == "Troy"

    def test_it_is_tucked_before_icons_are_counted(self) -> None:
        """The castle that it shows leaves bo with fewer than ann."""
        game = self.sharing(splayed="left")
        play(game, "ann: endorse Mysticism")
        assert "bo Mysticism 1" not in executions(game)

    def test_and_without_that_he_shares(self) -> None:
        game = self.sharing(splayed="none")
        play(game, "ann: endorse Mysticism")
        assert executions(game)[0] == "bo Mysticism 1"

    def sharing(self, splayed: str) -> Game:
        """ann shows three castles of Mysticism and four of Memphis; bo seven. Archery, tucked under red, adds one where
        red is splayed left."""
        return cities_table(
            supply={1: ["Tools", "Writing", "Pottery", "Sailing"]},
            ann=seat(hand=["Archery"], purple=["Mysticism"], green=["Memphis"], red=(splayed, ["Optics", "Coal"])),
            bo=seat(yellow=["Masonry"], red=["Construction"], green=["Mapmaking"]),
        )

    def test_the_payment_counts_for_monument(self) -> None:
        game = cities_table(ann=seat(hand=["Tools"], green=["Memphis"], tucked=5), bo=seat())
        play(game, "ann: endorse Memphis")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_it_can_start_a_pile(self) -> None:
        game = cities_table(ann=seat(hand=["Tools"], green=["Memphis"]), bo=seat())
        play(game, "ann: endorse Memphis")
        assert pile(game, "ann", "blue") == ["Tools"]

    def test_it_can_end_the_game_before_the_card_is_executed(self) -> None:
        game = cities_table(
            ann=seat(
                hand=["Tokyo"],
                blue=["Naples"],
                achievements=["Empire", "Monument", "Wonder", "World", "Universe", "Archery"],
            ),
            bo=seat(),
        )
        play(game, "ann: endorse Naples")
        assert game.result is not None and game.result.winners == ["ann"]


class TestDoubling:
    """Rules 13.4.5 to 13.4.7."""

    def gunpowder(self) -> Game:
        """ann shows three factories with Venice; bo and cy none, di three."""
        return cities_table(
            supply={2: ["Calendar", "Currency", "Fermenting"]},
            ann=seat(hand=["Tools"], red=["Gunpowder"], green=["Venice"]),
            bo=seat(red=["Archery"], yellow=["Masonry"]),
            cy=seat(red=["Oars"], yellow=["Domestication"]),
            di=seat(red=["Coal"]),
        )

    def test_a_demand_goes_round_twice_and_the_rest_is_shared_once_and_launched_twice(self) -> None:
        """B.11: A, B, A, B, then C, launcher, launcher."""
        game = self.gunpowder()
        play(game, "ann: endorse Gunpowder", "bo: Archery", "cy: Oars")
        assert executions(game) == [
            "bo Gunpowder 1",
            "cy Gunpowder 1",
            "bo Gunpowder 1",
            "cy Gunpowder 1",
            "di Gunpowder 2",
            "ann Gunpowder 2",
            "ann Gunpowder 2",
        ]
        assert zone(game, "di", "score") == ["Calendar"]
        assert {"Currency", "Fermenting", "Archery", "Masonry", "Oars", "Domestication"} == set(
            zone(game, "ann", "score")
        )

    def test_the_sharing_bonus_is_one_card(self) -> None:
        """Rules 13.4.7, 5.6.3."""
        game = self.gunpowder()
        play(game, "ann: endorse Gunpowder", "bo: Archery", "cy: Oars")
        assert bonus_drawn(game)
        assert len(drawn(game, "ann")) == 1

    def test_without_an_endorsement_all_goes_once(self) -> None:
        game = self.gunpowder()
        play(game, "ann: dogma Gunpowder", "bo: Archery", "cy: Oars")
        assert executions(game) == ["bo Gunpowder 1", "cy Gunpowder 1", "di Gunpowder 2", "ann Gunpowder 2"]

    def test_every_effect_is_finished_before_the_next_begins(self) -> None:
        game = cities_table(
            supply={7: ["Bicycle", "Railroad"]},
            ann=seat(hand=["Tools"], purple=["Reformation"], blue=["Atlantis"]),
            bo=seat(),
        )
        play(game, "ann: endorse Reformation")
        assert executions(game) == ["ann Reformation 1"] * 2 + ["ann Reformation 2"] * 2

    def test_icons_are_counted_once(self) -> None:
        """Rules 13.4.7: bo's first card covers the four crowns of Damascus, and he is demanded again all the same."""
        game = cities_table(
            supply={1: ["Sailing", "Clothing"]},
            ann=seat(hand=["Oars"], purple=["City States"], yellow=["Damascus"]),
            bo=seat(red=["Optics"], yellow=["Masonry"], green=["The Wheel"], purple=["Mysticism"]),
        )
        play(game, "ann: endorse City States", "bo: Masonry", "bo: The Wheel")
        assert executions(game) == ["bo City States 1"] * 2
        assert pile(game, "ann", "yellow") == ["Masonry", "Damascus"]
        assert pile(game, "ann", "green") == ["The Wheel"]

    def test_a_visible_echo_is_launched_twice_and_shared_once(self) -> None:
        game = both_table(
            supply={2: ["Calendar", "Currency", "Fermenting"]},
            ann=seat(hand=["Oars"], blue=["Ruler"], green=["Babylon"]),
            bo=seat(purple=["Philosophy"], blue=["Tools"]),
        )
        play(game, "ann: endorse Ruler")
        assert executions(game) == [
            "bo Ruler 0",
            "ann Ruler 0",
            "ann Ruler 0",
            "bo Ruler 1",
            "ann Ruler 1",
            "ann Ruler 1",
        ]

    def test_the_echoes_beneath_an_endorsed_city_are_doubled(self) -> None:
        """A City has no effects of its own (13.1.2)."""
        game = both_table(
            supply={2: ["Calendar", "Currency"]},
            ann=seat(hand=["Oars"], blue=("left", ["Atlantis", "Ruler"])),
            bo=seat(),
        )
        play(game, "ann: endorse Atlantis")
        assert executions(game) == ["ann Ruler 0", "ann Ruler 0"]

    def test_a_city_alone_can_be_endorsed_for_nothing(self) -> None:
        """Rules 4.5.2: the price is paid, and that is all."""
        game = cities_table(ann=seat(hand=["Oars"], green=["Memphis"]), bo=seat())
        play(game, "ann: endorse Memphis")
        assert executions(game) == []
        assert [row["verb"] for row in rows(game, "move")] == ["tuck"]

    def test_a_nested_card_is_executed_once_each_time(self) -> None:
        """Rules 13.4.6: Computers is carried out twice; each [10] that it melds is executed once."""
        game = cities_table(
            supply={10: ["Software", "Globalization", "Robotics", "The Internet", "Stem Cells"]},
            ann=seat(hand=["Tools"], blue=["Computers"], green=["Tel Aviv"]),
            bo=seat(),
        )
        play(game, "ann: endorse Computers")
        while game.decision is not None and game.decision.kind != "action":
            game.choose(game.decision.options[-1])
        done = [row for row in executions(game) if not row.startswith("ann Software")]
        assert [row for row in done if "Computers" in row] == ["ann Computers 1"] * 2 + ["ann Computers 2"] * 2
        assert executions(game).count("ann Software 1") == 1

    def test_a_dogma_declared_complete_has_no_second_half(self) -> None:
        """Rules 5.9.1: bo turns up a red 10 by Fission; neither cy, nor the second round, nor the other effect follows."""
        game = cities_table(
            supply={10: ["Robotics"]},
            ann=seat(hand=["Tools"], red=["Fission"], green=["Tel Aviv"]),
            bo=seat(),
            cy=seat(),
        )
        play(game, "ann: endorse Fission")
        assert executions(game) == ["bo Fission 1"]
        assert game.decision is not None
        assert (game.decision.player, game.decision.kind) == ("ann", "action")


class TestOnceATurn:
    """Rules 4.1.3, 13.4.8."""

    def laid(self) -> Game:
        return cities_table(
            ann=seat(hand=["Oars", "Tools", "Sailing"], green=["Memphis"], red=["Archery"]),
            bo=seat(hand=["Domestication"], purple=["Hattusa"]),
        )

    def test_it_can_be_taken_once(self) -> None:
        game = play(self.laid(), "ann: endorse Memphis", "ann: Oars")
        assert game.position()["turn"]["used"] == ["endorse"]
        assert offered(game) == []

    def test_the_next_player_can_and_so_can_the_same_in_his_next_turn(self) -> None:
        game = play(self.laid(), "ann: endorse Memphis", "ann: Oars", "ann: draw")
        assert game.position()["turn"]["used"] == []
        assert offered(game) == ["Hattusa"]
        play(game, "bo: endorse Hattusa", "bo: draw")
        assert offered(game) == ["Archery", "Memphis"]

    def test_a_dogma_action_with_the_same_card_may_follow(self) -> None:
        """Rules 4.1.8."""
        game = play(self.laid(), "ann: endorse Memphis", "ann: Oars", "ann: dogma Memphis")
        assert game.position()["turn"]["player"] == "bo"

    def test_a_position_keeps_it(self) -> None:
        game = play(self.laid(), "ann: endorse Memphis", "ann: Oars")
        again = Game.from_position(game.position())
        assert again.position() == game.position()
        assert offered(again) == []

    def test_a_record_repeats_it(self) -> None:
        game = play(self.laid(), "ann: endorse Memphis", "ann: Oars", "ann: draw")
        assert Game.from_record(game.record()).position() == game.position()

    @pytest.mark.parametrize("used", [["endorse", "endorse"], ["dogma"], ["inspire"], "endorse"])
    def test_a_position_that_used_anything_else_is_refused(self, used: object) -> None:
        position = self.laid().position()
        position["turn"]["used"] = used
        with pytest.raises(BadPosition, match="turn used"):
            Game.from_position(position)

    def test_without_cities_nothing_is_limited(self) -> None:
        position = table(ann=seat(), bo=seat()).position()
        position["turn"]["used"] = ["endorse"]
        with pytest.raises(BadPosition, match="nothing with these sets"):
            Game.from_position(position)

    def test_the_free_dogma_of_a_promotion_is_not_doubled(self) -> None:
        """Rules 11.5.3, 13.4.8."""
        game = both_table(
            supply={2: ["Calendar"]},
            ann=seat(hand=["Oars", "Masonry"], green=["Babylon"], red=["Archery"], forecast=["Ruler"]),
            bo=seat(),
        )
        play(game, "ann: meld Oars", "ann: Ruler", "ann: yes")
        assert executions(game) == ["ann Ruler 0", "ann Ruler 1"]
        assert game.position()["turn"]["used"] == []


class TestDogmaOfACity:
    """Rules 4.5.2, 13.1.2."""

    def test_it_is_offered_and_does_nothing(self) -> None:
        game = cities_table(ann=seat(green=["Memphis"]), bo=seat())
        before = supply(game, 1)
        play(game, "ann: dogma Memphis")
        assert rows(game, "move") == []
        assert supply(game, 1) == before

    def test_it_executes_the_echoes_that_show_beneath(self) -> None:
        game = both_table(
            supply={2: ["Calendar"]}, ann=seat(blue=("left", ["Atlantis", "Ruler"])), bo=seat(yellow=["Agriculture"])
        )
        play(game, "ann: dogma Atlantis")
        assert executions(game) == ["ann Ruler 0"]

    def test_a_preview_says_whom(self) -> None:
        """Atlantis features leaves: ann shows four, bo as many and shares the echo."""
        game = both_table(
            ann=seat(blue=("left", ["Atlantis", "Ruler"])), bo=seat(yellow=["Agriculture"], green=["Clothing"])
        )
        assert [(p.card, p.effect, p.players) for p in game.preview_dogma("Atlantis")] == [("Ruler", 0, ["bo"])]
