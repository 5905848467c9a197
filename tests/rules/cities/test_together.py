"""Rules 4.4.3, 7.2, 8.3, 9.4, 15: Cities with Echoes, and six places in every count."""

from __future__ import annotations

import pytest

from innovation import Rules
from innovation.material.catalog import CARDS
from innovation.material.words import CASTLE, CITIES, CROWN, PURPLE, SPLAYS, YELLOW
from innovation.table.position import pile_index
from tests.helpers import asked, both_table, cities_table, pile, play, seat, splay, zone
from tests.rules.cities.laid import rows
from tests.rules.desk import Desk, named


class TestOrderOfAMeldAction:
    """Rules 4.4.3, 4.4.4, 15.1."""

    def test_icons_then_new_color_then_promotion(self) -> None:
        """Hangzhou's plus draws a [4], the new color a City, and only then a promotion is offered."""
        game = both_table(
            supply={4: ["Anatomy"], 3: ["Venice"]},
            ann=seat(hand=["Hangzhou"], red=["Archery"], forecast=["Tools"]),
            bo=seat(),
        )
        play(game, "ann: meld Hangzhou")
        assert asked(game) == ("ann", "card", "promote")
        assert [f"{row['verb']} {row['card']}" for row in rows(game, "move", "ann")] == [
            "meld Hangzhou",
            "draw Anatomy",
            "draw Venice",
        ]

    def test_the_card_drawn_for_a_plus_can_set_the_value_of_nothing(self) -> None:
        """The promotion looks at the melded City (4.4.4), whatever lies on top by then."""
        game = both_table(
            ann=seat(hand=["Rome"], purple=["Monotheism"], forecast=["Mysticism", "Philosophy", "Education"]), bo=seat()
        )
        play(game, "ann: meld Rome")
        while asked(game)[2] == "return":
            assert game.decision is not None
            game.choose(game.decision.options[0])
        assert game.decision is not None
        assert [str(option) for option in game.decision.options] == ["Mysticism", "Philosophy", "pass"]

    def test_an_arrow_draws_before_the_new_color_could(self) -> None:
        """The splay's City in hand is the only one; the promotion comes last."""
        game = both_table(
            supply={3: ["Venice", "Delhi"]}, ann=seat(hand=["Cordoba"], blue=["Tools"], forecast=["Dice"]), bo=seat()
        )
        play(game, "ann: meld Cordoba")
        assert asked(game)[2] == "promote"
        assert zone(game, "ann", "hand") == ["Venice"]
        assert splay(game, "ann", "blue") == "left"

    def test_the_end_of_the_game_stops_the_rest(self) -> None:
        """Legend at step 1 wins: neither the arrow nor a promotion follows."""
        game = both_table(
            ann=seat(
                hand=["Munich"],
                blue=("right", ["Tools", "Writing"]),
                forecast=["Dice"],
                achievements=["Empire", "Monument", "Wonder", "World", "Universe", "Archery", "Wealth"],
            ),
            bo=seat(),
        )
        play(game, "ann: meld Munich")
        assert game.result is not None and game.result.winners == ["ann"]
        assert zone(game, "ann", "forecast") == ["Dice"]
        assert [row["verb"] for row in rows(game, "move")] == ["meld", "claim"]


class TestSixPlaces:
    """Rules 7.2.2, 7.2.3: what a covered City shows."""

    @pytest.mark.parametrize(
        ("splayed", "castles", "crowns", "hexagons"),
        [("none", 0, 0, 0), ("left", 1, 0, 1), ("right", 1, 1, 0), ("up", 2, 1, 0)],
    )
    def test_icons_and_hexagon(self, splayed: str, castles: int, crowns: int, hexagons: int) -> None:
        """Uruk, from upper left: castle, crown, castle, castle, hexagon, and above a search for castles."""
        desk = Desk(cities_table(ann=seat(yellow=(splayed, ["Suburbia", "Uruk"])), bo=seat()))
        ann = desk.player("ann")
        assert (ann.count(CASTLE), ann.count(CROWN)) == (castles, crowns + CARDS["Suburbia"].icons.count("crown"))
        assert ann.hexagons_in(YELLOW) == 1 + hexagons

    @pytest.mark.parametrize("splayed", SPLAYS)
    def test_bonuses(self, splayed: str) -> None:
        """San Francisco: crown, bulb, bonus 9, crown, hexagon, bonus 9."""
        desk = Desk(cities_table(ann=seat(purple=(splayed, ["Services", "San Francisco"])), bo=seat()))
        assert desk.player("ann").bonuses == ([9] if splayed == "up" else [])

    def test_on_top_both_bonuses_show(self) -> None:
        """Rules 8.3: the highest in full and one for each other."""
        game = cities_table(ann=seat(purple=["San Francisco"], blue=["Alexandria"], score=["Tools"]), bo=seat())
        assert game.position()["players"]["ann"]["points"] == 1 + 9 + 2

    def test_a_pile_that_shrinks_to_one_city_shows_all_of_it(self) -> None:
        """Rules 7.3.1."""
        desk = Desk(cities_table(ann=seat(purple=("up", ["Services", "San Francisco"])), bo=seat()))
        ann = desk.player("ann")
        ann.score(named("Services")[0])
        assert ann.splay_of(PURPLE) == 0
        assert ann.bonuses == [9, 9]


class TestSpecialAchievementsOfEchoes:
    """Rules 9.4: the bonuses and hexagons of Cities count for Wealth and Heritage."""

    def test_wealth(self) -> None:
        game = both_table(
            ann=seat(
                hand=["Johannesburg"],
                red=["Los Angeles"],
                green=["Toronto"],
                purple=["San Francisco"],
            ),
            bo=seat(),
        )
        play(game, "ann: meld Johannesburg")
        assert "Wealth" in zone(game, "ann", "achievements")

    def test_heritage(self) -> None:
        """Eight hexagons of Cities under a left splay."""
        blue = ["Atlantis", "Troy", "Alexandria", "Carthage", "Hangzhou", "Frankfurt", "Madrid"]
        game = both_table(ann=seat(hand=["Naples", "Yin"], blue=("left", blue)), bo=seat())
        assert "Heritage" not in zone(game, "ann", "achievements")
        play(game, "ann: meld Naples")
        assert "Heritage" in zone(game, "ann", "achievements")


class TestMixes:
    """Rules 2.3, 2.5, 15.6."""

    def test_each_set_raises_the_threshold(self) -> None:
        assert [Rules(sets=("base", "cities")).threshold(count) for count in (2, 3, 4)] == [7, 6, 5]
        assert [Rules(sets=("base", "echoes", "cities")).threshold(count) for count in (2, 3, 4)] == [8, 7, 6]
        assert Rules(sets=("base", "echoes", "cities"), teams="partners").threshold(4) == 8

    def test_a_city_in_hand_is_no_echoes_card(self) -> None:
        """Rules 11.2.1: with just a City in hand ann draws Echoes."""
        game = both_table(supply={1: ["Dice", "Oars"]}, ann=seat(hand=["Troy"], red=["Archery"]), bo=seat())
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Dice", "Troy"]

    def test_a_city_returned_goes_under_its_own_pile(self) -> None:
        """Rules 6.8.1, 13.1.2."""
        desk = Desk(cities_table(ann=seat(hand=["Troy"]), bo=seat()))
        desk.player("ann").return_(named("Troy")[0])
        cities = [card.name for card in desk.position.piles[pile_index(CITIES, 1)]]
        assert cities[-1] == "Troy"

    def test_a_city_covers_and_is_covered_like_any_card(self) -> None:
        game = cities_table(ann=seat(hand=["Sailing"], green=["Memphis"]), bo=seat())
        play(game, "ann: meld Sailing")
        assert pile(game, "ann", "green") == ["Sailing", "Memphis"]
