"""Bots with Echoes and Cities: bonuses, forecasts, echoes, flags and fountains are worth something, and greedy plays for them."""

from __future__ import annotations

from innovation.bots.evaluation import evaluate
from tests.bots.test_artifacts import greedy_choices
from tests.helpers import Zones, cities_table, echoes_table, options, play, seat


def worth_with_echoes(ann: Zones, available: list[str] | None = None) -> float:
    """How well ann stands on a table with Echoes."""
    return evaluate(echoes_table(ann=ann, bo=seat(), available=available or []), 0)


def worth_with_cities(ann: Zones, bo: Zones | None = None) -> float:
    """How well ann stands on a table with Cities."""
    return evaluate(cities_table(ann=ann, bo=bo or seat()), 0)


class TestWorth:
    """What the evaluation sees."""

    def test_a_bonus_that_shows(self) -> None:
        """Rules 8.3: Saxophone's bonus of 7 stands top left, and a splay to the right uncovers it."""
        pile = ["Clock", "Saxophone"]
        assert worth_with_echoes(seat(purple=("right", pile))) > worth_with_echoes(seat(purple=("left", pile)))

    def test_an_achievement_that_a_bonus_pays(self) -> None:
        """Rules 8.5: Globe's bonus of 4 and a point for the score pile are five points, enough for a 1."""
        own: Zones = seat(green=["Globe"], score=["Oars"])
        poor: Zones = seat(green=["Navigation"], score=["Oars"])
        there = worth_with_echoes(own, ["Masonry"]) - worth_with_echoes(poor, ["Masonry"])
        gone = worth_with_echoes(own) - worth_with_echoes(poor)
        assert there > gone + 10

    def test_a_forecast_card_is_something_and_no_card_of_the_board(self) -> None:
        assert worth_with_echoes(seat()) < worth_with_echoes(seat(forecast=["Coal"]))
        assert worth_with_echoes(seat(forecast=["Coal"])) < worth_with_echoes(seat(red=["Coal"]))

    def test_the_more_the_higher_it_is(self) -> None:
        """It is melded by a promotion in the end (rules 11.5)."""
        assert worth_with_echoes(seat(forecast=["Ecology"])) > worth_with_echoes(seat(forecast=["Oars"])) + 1

    def test_an_echo_that_shows(self) -> None:
        """Under a left splay Bell shows its echo and Education its hexagon; the achievements that count either are gone."""
        rival = seat(achievements=["History", "Heritage"])
        echoing, silent = (
            echoes_table(ann=seat(purple=("left", ["Mysticism", beneath])), bo=rival)
            for beneath in ("Bell", "Education")
        )
        assert evaluate(echoing, 0) > evaluate(silent, 0)

    def test_a_second_achievement_of_a_value_is_dearer(self) -> None:
        """Rules 9.2.1: five points pay for a 1, but not for a second one."""
        first = worth_with_echoes(seat(red=["Archery"], score=["Coal"], achievements=["Calendar"]), ["Masonry"])
        second = worth_with_echoes(seat(red=["Archery"], score=["Coal"], achievements=["Tools"]), ["Masonry"])
        assert first > second + 10

    def test_the_way_to_a_special_achievement(self) -> None:
        """Rules 9.4: the sixth forecast card brings Destiny nearer than the first."""
        cards = ["Oars", "Archery", "Tools", "Pottery", "Sailing", "Masonry"]

        def gain(count: int) -> float:
            more, fewer = seat(forecast=cards[:count]), seat(forecast=cards[: count - 1])
            return worth_with_echoes(more) - worth_with_echoes(fewer)

        assert gain(6) > gain(1) + 3

    def test_a_flag_is_an_achievement_while_it_counts(self) -> None:
        """Rules 13.8.2: bo's splay shows two purple cards against one."""
        shown = worth_with_cities(seat(purple=["Tokyo"]), seat(purple=("left", ["Mysticism", "Code of Laws"])))
        kept = worth_with_cities(seat(purple=["Tokyo"]), seat(purple=["Mysticism", "Code of Laws"]))
        assert kept - shown > 80

    def test_a_fountain_is_one_whatever_others_show(self) -> None:
        """Rules 13.8.1: Hamburg bears one, which makes it worth much more than Mass Media, an 8 of the same color."""
        rival = seat(green=("left", ["Sailing", "Clothing"]))
        assert (
            worth_with_cities(seat(green=["Hamburg"]), rival) - worth_with_cities(seat(green=["Mass Media"]), rival)
            > 80
        )


class TestGreedy:
    """What greedy does."""

    def test_it_promotes_and_launches(self) -> None:
        """Rules 11.5: a card more on the board, and a free Dogma that draws two."""
        game = echoes_table(ann=seat(hand=["Philosophy"], forecast=["The Wheel"], red=["Oars"]), bo=seat())
        play(game, "ann: meld Philosophy")
        assert greedy_choices(game) == {"The Wheel"}
        play(game, "ann: The Wheel")
        assert greedy_choices(game) == {"yes"}

    def test_it_foreshadows_for_destiny(self) -> None:
        """The echo of Horseshoes brings the seventh card."""
        forecast = ["Tools", "Oars", "Dice", "Bell", "Calendar", "Paper"]
        game = echoes_table(ann=seat(red=["Horseshoes"], forecast=forecast), bo=seat())
        assert greedy_choices(game) == {"dogma Horseshoes"}

    def test_it_melds_a_flag(self) -> None:
        game = cities_table(ann=seat(hand=["Tokyo", "Societies"], red=["Coal"]), bo=seat())
        assert greedy_choices(game) == {"meld Tokyo"}

    def test_it_leaves_its_flag_uncovered(self) -> None:
        """Covering Tokyo with a card of the same value would cost the achievement."""
        game = cities_table(ann=seat(hand=["Societies"], purple=["Tokyo"]), bo=seat())
        assert "meld Societies" in options(game)
        assert "meld Societies" not in greedy_choices(game)

    def test_it_wins_by_a_flag(self) -> None:
        """Rules 13.8.2, 10.2: six achievements and a flag are the seven that win."""
        won = ["Oars", "Calendar", "Alchemy", "Invention", "Coal", "Canning"]
        game = cities_table(ann=seat(hand=["Tokyo", "Software"], achievements=won), bo=seat())
        assert greedy_choices(game) == {"meld Tokyo"}

    def test_it_endorses_what_gains_twice(self) -> None:
        """Rules 13.4.5: endorsed, The Wheel draws four cards for the one that pays."""
        game = cities_table(ann=seat(green=["The Wheel"], blue=["Yin"], hand=["Sailing"]), bo=seat())
        assert greedy_choices(game) == {"endorse The Wheel"}

    def test_it_prefers_what_a_bonus_makes_eligible(self) -> None:
        """Rules 8.5: four points of Globe's bonus and one scored make an available 1 its own."""
        game = echoes_table(ann=seat(green=["Globe"], score=["Oars"]), bo=seat(), available=["Masonry"])
        assert greedy_choices(game) == {"achieve 1"}
