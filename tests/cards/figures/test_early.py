"""Figures of ages 1 and 2: the karma of each in its course and at its edges, and its echo or inspire effect."""

from __future__ import annotations

from innovation import Game
from innovation.material.catalog import CARDS
from innovation.material.words import BULB, CASTLE, CROWN, LEAF, PURPLE, RED
from tests.helpers import (
    Zones,
    artifacts_table,
    asked,
    bonus_drawn,
    ending,
    figures_table,
    moves,
    options,
    pile,
    play,
    seat,
    shown,
    splay,
    supply,
    zone,
)
from tests.rules.desk import Desk, names

ACTION = ("ann", "action", "action")


def points(game: Game, player: str) -> int:
    """A player's score."""
    return int(game.position()["players"][player]["points"])


def count(game: Game, player: str, icon: int) -> int:
    """How many icons of a kind a player has, karma included."""
    return Desk(game).player(player).count(icon)


def removed(game: Game) -> list[str]:
    """The sorted names of the cards out of the game."""
    return sorted(game.position()["removed"])


class TestDaedalus:
    """The forecast raises the highest top card for claiming; achievements add their values to the points."""

    def test_the_echo_foreshadows_a_4(self) -> None:
        game = figures_table(ann=seat(blue=["Daedalus"]), bo=seat(), supply={4: ["Gunpowder"]})
        play(game, "ann: dogma Daedalus")
        assert zone(game, "ann", "forecast") == ["Gunpowder"]

    def test_each_forecast_card_raises_the_highest_top_card_for_claiming(self) -> None:
        game = figures_table(
            ann=seat(
                blue=["Daedalus"], forecast=["Gunpowder"], score=["Experimentation", "Navigation", "Printing Press"]
            ),
            bo=seat(),
            available=["Construction", "Paper"],
        )
        assert "achieve 2" in options(game)
        assert "achieve 3" not in options(game)

    def test_the_raise_is_no_value_for_a_draw(self) -> None:
        game = figures_table(ann=seat(blue=["Daedalus"], forecast=["Gunpowder"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_achievements_add_their_values_and_specials_nothing(self) -> None:
        game = figures_table(
            ann=seat(blue=["Daedalus"], achievements=["Paper", "Construction", "Monument", "War"]), bo=seat()
        )
        assert points(game, "ann") == 5

    def test_covered_it_adds_nothing(self) -> None:
        game = figures_table(ann=seat(blue=["Tools", "Daedalus"], achievements=["Paper"]), bo=seat())
        assert points(game, "ann") == 0


class TestHuangDi:
    """An Advancement Decree with any two Figures; every bulb gives a leaf."""

    def test_every_bulb_gives_a_leaf(self) -> None:
        game = figures_table(ann=seat(blue=["Huang Di"], yellow=["Agriculture"]), bo=seat())
        assert (count(game, "ann", BULB), count(game, "ann", LEAF)) == (2, 5)

    def test_bulbs_of_another_karma_give_none(self) -> None:
        """Rules 12.6.5: each is computed from the unmodified board."""
        game = figures_table(ann=seat(blue=["Huang Di"], green=["Fu Xi"], score=["Oars", "Tools"]), bo=seat())
        assert (count(game, "ann", BULB), count(game, "ann", LEAF)) == (4, 2)

    def test_two_figures_of_one_value_allow_the_decree(self) -> None:
        game = figures_table(
            ann=seat(blue=["Huang Di"], hand=["Homer", "Sinuhe", "Oars"]), bo=seat(), supply={3: ["Paper"]}
        )
        play(game, "ann: decree Advancement")
        assert zone(game, "ann", "achievements") == ["Advancement"]
        assert zone(game, "ann", "hand") == ["Paper"]
        assert removed(game) == ["Homer", "Oars", "Sinuhe"]

    def test_one_figure_does_not(self) -> None:
        game = figures_table(ann=seat(blue=["Huang Di"], hand=["Homer", "Oars"]), bo=seat())
        assert "decree Advancement" not in options(game)

    def test_the_echo_draws_a_2_and_is_shared(self) -> None:
        game = figures_table(
            ann=seat(blue=["Huang Di"]),
            bo=seat(blue=["Tools"]),
            supply={2: ["Calendar", "Construction"], 1: ["Homer"]},
        )
        play(game, "ann: dogma Huang Di")
        assert (zone(game, "bo", "hand"), zone(game, "ann", "hand")) == (["Calendar"], ["Construction", "Homer"])


class TestImhotep:
    """A meld onto an unsplayed pile of two or more splays it left instead, and the card is returned."""

    def test_the_pile_is_splayed_and_the_card_returned(self) -> None:
        game = figures_table(ann=seat(hand=["Archery"], blue=["Imhotep"], red=["Oars", "Metalworking"]), bo=seat())
        play(game, "ann: meld Archery")
        assert (pile(game, "ann", "red"), splay(game, "ann", "red")) == (["Oars", "Metalworking"], "left")
        assert zone(game, "ann", "hand") == []
        assert supply(game, 1)[-1] == "Archery"

    def test_a_splayed_pile_takes_the_card(self) -> None:
        game = figures_table(
            ann=seat(hand=["Archery"], blue=["Imhotep"], red=("right", ["Oars", "Metalworking"])), bo=seat()
        )
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Archery", "Oars", "Metalworking"]

    def test_a_single_card_takes_the_card(self) -> None:
        game = figures_table(ann=seat(hand=["Archery"], blue=["Imhotep"], red=["Oars"]), bo=seat())
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Archery", "Oars"]

    def test_a_meld_by_an_effect_is_watched_too(self) -> None:
        game = figures_table(
            ann=seat(blue=["Imhotep"], green=["Sailing", "The Wheel"]), bo=seat(), supply={1: ["Clothing"]}
        )
        play(game, "ann: dogma Sailing")
        assert splay(game, "ann", "green") == "left"
        assert supply(game, 1)[-1] == "Clothing"
        assert zone(game, "ann", "hand") == []

    def test_the_melds_of_others_are_not(self) -> None:
        game = figures_table(bo=seat(hand=["Archery"], red=["Oars", "Metalworking"]), ann=seat(blue=["Imhotep"]))
        play(game, "bo: meld Archery")
        assert pile(game, "bo", "red") == ["Archery", "Oars", "Metalworking"]

    def test_a_meld_that_did_not_happen_offers_no_promotion(self) -> None:
        game = figures_table(
            ann=seat(hand=["Archery"], forecast=["Tools"], blue=["Imhotep"], red=["Oars", "Metalworking"]), bo=seat()
        )
        play(game, "ann: meld Archery")
        assert asked(game) == ACTION

    def test_the_echo_melds_a_2(self) -> None:
        game = figures_table(ann=seat(blue=["Imhotep"], red=["Oars"]), bo=seat(), supply={2: ["Construction"]})
        play(game, "ann: dogma Imhotep")
        assert pile(game, "ann", "red") == ["Construction", "Oars"]


class TestFuXi:
    """A Trade Decree with any two Figures; every card of score pile and forecast gives a bulb."""

    def test_cards_of_score_pile_and_forecast_give_bulbs(self) -> None:
        game = figures_table(
            ann=seat(green=["Fu Xi"], score=["Oars", "Paper"], forecast=["Gunpowder"], hand=["Tools", "Archery"]),
            bo=seat(),
        )
        assert count(game, "ann", BULB) == 3

    def test_a_card_that_karma_counts_in_both_zones_is_one_card(self) -> None:
        """Rulings 5: the zones that Wernher Von Braun joins overlap, a card is one card."""
        game = figures_table(
            ann=seat(green=["Fu Xi"], blue=["Wernher Von Braun"], score=["Oars"], forecast=["Gunpowder"]), bo=seat()
        )
        plain = figures_table(
            ann=seat(green=["Sailing"], blue=["Wernher Von Braun"], score=["Oars"], forecast=["Gunpowder"]), bo=seat()
        )
        assert count(game, "ann", BULB) == count(plain, "ann", BULB) + 2

    def test_two_figures_allow_the_decree(self) -> None:
        game = figures_table(
            ann=seat(green=["Fu Xi"], hand=["Homer", "Sinuhe"]),
            bo=seat(),
            supply={2: ["Calendar", "Construction", "Mapmaking"]},
        )
        play(game, "ann: decree Trade")
        assert zone(game, "ann", "forecast") == ["Calendar", "Construction", "Mapmaking"]

    def test_the_echo_scores_a_2(self) -> None:
        game = figures_table(ann=seat(green=["Fu Xi"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: dogma Fu Xi")
        assert zone(game, "ann", "score") == ["Calendar"]


class TestHatshepsut:
    """Before a draw above 1 with a 1 in hand: the hand is returned and two cards of that value are drawn."""

    def test_the_hand_goes_and_three_cards_come(self) -> None:
        game = figures_table(
            ann=seat(green=["Hatshepsut"], red=["Construction"], hand=["Oars", "Gunpowder"]),
            bo=seat(),
            supply={2: ["Calendar", "Mapmaking", "Fermenting"]},
        )
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Calendar", "Fermenting", "Mapmaking"]
        assert (supply(game, 1)[-1], supply(game, 4)[-1]) == ("Oars", "Gunpowder")

    def test_without_a_1_in_hand_nothing_comes_first(self) -> None:
        game = figures_table(
            ann=seat(green=["Hatshepsut"], red=["Construction"], hand=["Gunpowder"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Calendar", "Gunpowder"]

    def test_a_draw_of_a_1_is_not_watched(self) -> None:
        game = figures_table(ann=seat(green=["Hatshepsut"], hand=["Oars"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]

    def test_each_draw_of_several_is_watched_by_itself(self) -> None:
        """Rules 12.6.6: after the first, no 1 is left in hand."""
        game = figures_table(
            ann=seat(green=["Hatshepsut"], yellow=["Fermenting", "Agriculture"], hand=["Oars"]),
            bo=seat(),
            supply={2: ["Calendar", "Mapmaking", "Construction", "Monotheism"]},
        )
        play(game, "ann: dogma Fermenting")
        assert zone(game, "ann", "hand") == ["Calendar", "Construction", "Mapmaking"]

    def test_the_card_of_a_draw_and_score_is_watched_too(self) -> None:
        game = figures_table(
            ann=seat(green=["Hatshepsut"], yellow=["Agriculture"], hand=["Oars", "Construction"]),
            bo=seat(),
            supply={3: ["Paper", "Compass", "Alchemy"]},
        )
        play(game, "ann: dogma Agriculture", "ann: Construction")
        assert zone(game, "ann", "hand") == ["Compass", "Paper"]
        assert zone(game, "ann", "score") == ["Alchemy"]

    def test_its_inspire_effect_draws_a_1_and_the_action_a_1(self) -> None:
        game = figures_table(ann=seat(green=["Hatshepsut"]), bo=seat(), supply={1: ["Oars", "Tools"]})
        play(game, "ann: inspire green")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]


class TestSargonOfAkkad:
    """A meld of a card equal in value to the top card of its color is a tuck instead."""

    def test_a_card_of_equal_value_is_tucked(self) -> None:
        game = figures_table(ann=seat(green=["Sargon of Akkad"], red=["Oars"], hand=["Archery"]), bo=seat())
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert game.position()["players"]["ann"]["this_turn"]["tucked"] == 1

    def test_one_of_another_value_is_melded(self) -> None:
        game = figures_table(ann=seat(green=["Sargon of Akkad"], red=["Oars"], hand=["Construction"]), bo=seat())
        play(game, "ann: meld Construction")
        assert pile(game, "ann", "red") == ["Construction", "Oars"]

    def test_a_new_color_is_melded(self) -> None:
        game = figures_table(ann=seat(green=["Sargon of Akkad"], hand=["Archery"]), bo=seat())
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Archery"]

    def test_its_own_color_is_no_exception(self) -> None:
        game = figures_table(ann=seat(green=["Sargon of Akkad"], hand=["Sailing"]), bo=seat())
        play(game, "ann: meld Sailing")
        assert pile(game, "ann", "green") == ["Sargon of Akkad", "Sailing"]

    def test_a_card_has_its_value_where_it_lies(self) -> None:
        """Rules 1.5.2: Battleship Yamato is an 8 in hand and an 11 on a board."""
        red = "red"
        yamato = CARDS["Battleship Yamato"]
        assert (yamato.color_name, yamato.age, yamato.front) == (red, 8, 11)
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(green=["Sargon of Akkad"], red=["Flight"], hand=["Battleship Yamato"]),
            bo=seat(),
        )
        assert CARDS["Flight"].age == 8
        play(game, "ann: meld Battleship Yamato")
        assert pile(game, "ann", "red") == ["Flight", "Battleship Yamato"]

    def test_its_inspire_effect_melds_a_1(self) -> None:
        game = figures_table(
            ann=seat(green=["Sargon of Akkad"], red=["Construction"]), bo=seat(), supply={1: ["Oars", "Tools"]}
        )
        play(game, "ann: inspire green")
        assert (pile(game, "ann", "red"), zone(game, "ann", "hand")) == (["Oars", "Construction"], ["Tools"])

    def test_two_karmas_that_watch_the_meld_are_chosen_between(self) -> None:
        """Rules 12.6.6: who is about to meld chooses one, the other is skipped."""
        game = figures_table(
            ann=seat(green=["Sargon of Akkad"], blue=["Imhotep"], red=["Oars", "Metalworking"], hand=["Archery"]),
            bo=seat(),
        )
        play(game, "ann: meld Archery")
        assert asked(game) == ("ann", "card", "karma")
        assert options(game) == ["Imhotep", "Sargon of Akkad"]
        play(game, "ann: Sargon of Akkad")
        assert (pile(game, "ann", "red"), splay(game, "ann", "red")) == (["Oars", "Metalworking", "Archery"], "none")


class TestHomer:
    """A Figure that would be removed or returned from the hand is tucked instead."""

    def test_a_returned_figure_is_tucked(self) -> None:
        game = figures_table(
            ann=seat(purple=["Homer"], yellow=["Agriculture"], hand=["Sinuhe"]), bo=seat(), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Agriculture", "ann: Sinuhe")
        assert pile(game, "ann", "purple") == ["Homer", "Sinuhe"]

    def test_other_cards_are_returned(self) -> None:
        game = figures_table(
            ann=seat(purple=["Homer"], yellow=["Agriculture"], hand=["Oars"]), bo=seat(), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Agriculture", "ann: Oars")
        assert supply(game, 1)[-1] == "Oars"

    def test_a_decree_tucks_the_figures_and_removes_the_rest(self) -> None:
        game = figures_table(
            ann=seat(purple=["Homer"], hand=["Sinuhe", "Sun Tzu", "Su Song", "Oars"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: decree Rivalry")
        assert removed(game) == ["Oars"]
        assert pile(game, "ann", "purple") == ["Homer", "Sinuhe"]
        assert (pile(game, "ann", "red"), pile(game, "ann", "green")) == (["Sun Tzu"], ["Su Song"])
        assert zone(game, "ann", "achievements") == ["Rivalry"]

    def test_a_removal_of_everything_at_once_is_not_watched(self) -> None:
        """Rules 6.1.1, 6.14.2: one atomic change, in which no single Figure is about to be removed from a hand."""
        game = figures_table(
            ann=seat(purple=["Homer"], red=["Fission"], hand=["Sinuhe", "Sun Tzu"]),
            bo=seat(hand=["Tigernmas"]),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Fission")
        assert {"Homer", "Sinuhe", "Sun Tzu", "Tigernmas", "Fission"} <= set(removed(game))
        assert pile(game, "ann", "purple") == []

    def test_a_figure_returned_from_another_zone_is_not_spared(self) -> None:
        """The text names the hand alone."""
        desk = Desk(figures_table(ann=seat(purple=["Homer"], hand=["Sinuhe"], score=["Sun Tzu"]), bo=seat()))
        ann = desk.player("ann")
        ann.return_all(ann.score_pile)
        assert names(ann.stack(PURPLE)) == ["Homer"]
        assert names(ann.stack(RED)) == []
        assert [held.name for held in ann.hand] == ["Sinuhe"]

    def test_nor_is_one_returned_from_the_board(self) -> None:
        desk = Desk(figures_table(ann=seat(purple=["Homer"], red=["Sun Tzu", "Oars"]), bo=seat()))
        ann = desk.player("ann")
        ann.return_all([CARDS["Sun Tzu"]])
        assert names(ann.stack(RED)) == ["Oars"]

    def test_its_inspire_effect_tucks_a_2(self) -> None:
        game = figures_table(ann=seat(purple=["Homer"]), bo=seat(), supply={2: ["Monotheism"], 1: ["Oars"]})
        play(game, "ann: inspire purple")
        assert pile(game, "ann", "purple") == ["Homer", "Monotheism"]
        assert zone(game, "ann", "hand") == ["Oars"]


class TestPtahhotep:
    """Before a demand, its owner takes the highest card of the demander's score pile."""

    def test_the_highest_score_card_comes_first(self) -> None:
        game = figures_table(
            bo=seat(red=["Archery"], blue=["Alchemy"], score=["Paper", "Gunpowder"]),
            ann=seat(purple=["Ptahhotep"], hand=["Tools"]),
            supply={1: ["Oars"]},
        )
        play(game, "bo: dogma Archery", "ann: Oars")
        assert zone(game, "ann", "score") == ["Gunpowder"]
        assert zone(game, "bo", "score") == ["Paper"]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_what_it_takes_earns_no_bonus(self) -> None:
        """Rules 12.6.9: the change counts as of the demand."""
        game = figures_table(
            bo=seat(red=["Oars"], blue=["Alchemy"], score=["Paper"]),
            ann=seat(purple=["Ptahhotep"]),
            supply={1: ["Tools"]},
        )
        play(game, "bo: dogma Oars")
        assert zone(game, "ann", "score") == ["Paper"]
        assert not bonus_drawn(game)

    def test_the_owner_breaks_ties_by_the_backs(self) -> None:
        game = figures_table(
            bo=seat(red=["Archery"], blue=["Alchemy"], score=["Paper", "Compass"]),
            ann=seat(purple=["Ptahhotep"]),
            supply={1: ["Oars"]},
        )
        play(game, "bo: dogma Archery")
        assert asked(game) == ("ann", "card", "transfer")
        assert options(game) == ["back 3 base", "back 3 base #2"]

    def test_a_demand_that_does_not_reach_its_owner_is_not_watched(self) -> None:
        game = figures_table(
            bo=seat(red=["Archery"], score=["Paper"]),
            ann=seat(purple=["Ptahhotep"]),
            supply={1: ["Oars"]},
        )
        play(game, "bo: dogma Archery")
        assert zone(game, "bo", "score") == ["Paper"]

    def test_nor_is_one_that_reaches_another_player_alone(self) -> None:
        """Ann shows two castles, as bo does, and is spared; cy shows none."""
        game = figures_table(
            bo=seat(red=["Archery"], score=["Paper"]),
            ann=seat(purple=["Ptahhotep"]),
            cy=seat(hand=["Gunpowder"]),
            supply={1: ["Oars"]},
        )
        play(game, "bo: dogma Archery")
        assert zone(game, "bo", "score") == ["Paper"]
        assert zone(game, "bo", "hand") == ["Gunpowder"]

    def test_its_inspire_effect_scores_a_top_card(self) -> None:
        game = figures_table(ann=seat(purple=["Ptahhotep"], red=["Construction"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: inspire purple", "ann: Construction")
        assert zone(game, "ann", "score") == ["Construction"]
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_scoring_itself_by_inspire_draws_by_the_empty_color(self) -> None:
        """Rules 12.4.3: the value is 0 where the color is empty, and a draw of 0 is one of 1."""
        game = figures_table(ann=seat(purple=["Ptahhotep"], red=["Construction"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: inspire purple", "ann: Ptahhotep")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_a_compel_is_watched_too(self) -> None:
        """Holmegaard Bows compels whoever has as many leaves or more."""
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            bo=seat(red=["Holmegaard Bows"], score=["Gunpowder"]),
            ann=seat(purple=["Ptahhotep"], blue=["Pottery"]),
        )
        play(game, "bo: dogma Holmegaard Bows")
        assert zone(game, "ann", "score") == ["Gunpowder"]


class TestSinuhe:
    """A Rivalry Decree with any two Figures; every castle is a point."""

    def test_every_castle_is_a_point(self) -> None:
        game = figures_table(ann=seat(purple=["Sinuhe"], yellow=["Masonry"]), bo=seat())
        assert points(game, "ann") == 3

    def test_castles_of_another_karma_count(self) -> None:
        """Rulings 5: karma that gives points for icons sees what other karma adds."""
        game = figures_table(ann=seat(purple=["Sinuhe"], red=["Gilgamesh"]), bo=seat())
        assert count(game, "ann", CASTLE) == 3
        assert points(game, "ann") == 3 + 1

    def test_two_figures_allow_the_decree(self) -> None:
        game = figures_table(
            ann=seat(purple=["Sinuhe"], hand=["Fu Xi", "Huang Di"]),
            bo=seat(score=["Oars", "Paper"], green=["Su Song"], red=["Construction"]),
        )
        play(game, "ann: decree Rivalry")
        while game.decision is not None and asked(game) == ("ann", "card", "return"):
            game.choose(game.decision.options[0])
        assert zone(game, "bo", "score") == []
        assert (pile(game, "bo", "green"), pile(game, "bo", "red")) == ([], ["Construction"])

    def test_the_echo_foreshadows_a_2_or_a_3(self) -> None:
        game = figures_table(ann=seat(purple=["Sinuhe"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Sinuhe")
        assert options(game) == ["2", "3"]
        play(game, "ann: 3")
        assert zone(game, "ann", "forecast") == ["Paper"]


class TestGilgamesh:
    """Every bonus on the board gives a castle per top card."""

    def test_every_bonus_gives_a_castle_per_top_card(self) -> None:
        game = figures_table(
            ann=seat(red=["Gilgamesh"], yellow=["Ximen Bao"], blue=["Tools"], green=["Sailing"]), bo=seat()
        )
        assert count(game, "ann", CASTLE) == 2 + 2 * 4

    def test_covered_bonuses_that_show_give_castles_too(self) -> None:
        game = figures_table(
            ann=seat(red=["Gilgamesh"], green=("right", ["Sailing", "Hatshepsut"]), blue=["Pottery"]), bo=seat()
        )
        assert count(game, "ann", CASTLE) == 1 + 2 * 3

    def test_bonuses_that_karma_adds_give_none(self) -> None:
        """Rules 12.6.5: each is computed from the unmodified board."""
        game = figures_table(ann=seat(red=["Gilgamesh"], blue=["Zhang Heng"], score=["Oars", "Paper"]), bo=seat())
        assert count(game, "ann", CASTLE) == 1 + 2 * 2

    def test_its_castles_are_compared_in_a_dogma_action(self) -> None:
        """Rules 7.4.1: Gilgamesh and The Wheel show 4, one bonus and two top cards give 2; bo has 6, cy 5."""
        game = figures_table(
            ann=seat(red=["Gilgamesh"], green=["The Wheel"]),
            bo=seat(yellow=["Masonry"], purple=["Mysticism"]),
            cy=seat(red=["Metalworking"], blue=["Alchemy"]),
            supply={1: ["Oars", "Tools", "Clothing", "Pottery", "Homer"]},
        )
        play(game, "ann: dogma The Wheel")
        assert zone(game, "bo", "hand") == ["Oars", "Tools"]
        assert zone(game, "cy", "hand") == []
        assert zone(game, "ann", "hand") == ["Clothing", "Homer", "Pottery"]

    def test_its_inspire_effect_scores_a_hand_card(self) -> None:
        game = figures_table(ann=seat(red=["Gilgamesh"], hand=["Paper"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: inspire red")
        assert (zone(game, "ann", "score"), zone(game, "ann", "hand")) == (["Paper"], ["Oars"])


class TestHammurabi:
    """Before a demand, its owner makes the same demand of the demander."""

    def test_the_demander_obeys_first(self) -> None:
        game = figures_table(
            bo=seat(red=["Archery"], hand=["Gunpowder"]),
            ann=seat(red=["Hammurabi"], hand=["Paper"]),
            supply={1: ["Oars", "Tools"]},
        )
        play(game, "bo: dogma Archery")
        # bo drew Oars and gave Gunpowder; then ann drew Tools and gave her highest card, that Gunpowder
        assert zone(game, "bo", "hand") == ["Gunpowder", "Oars"]
        assert zone(game, "ann", "hand") == ["Paper", "Tools"]

    def test_what_the_demander_draws_is_hidden_from_the_owner(self) -> None:
        game = figures_table(
            bo=seat(red=["Archery"], hand=["Gunpowder"]),
            ann=seat(red=["Hammurabi"], hand=["Paper"]),
            supply={1: ["Oars", "Tools"]},
        )
        play(game, "bo: dogma Archery")
        assert moves(game, "ann")[0] == "draw back 1 base"
        assert moves(game, "bo")[0] == "draw Oars"

    def test_a_demand_that_does_not_reach_its_owner_is_not_made(self) -> None:
        game = figures_table(
            bo=seat(red=["Archery"], hand=["Gunpowder"]),
            ann=seat(red=["Hammurabi"], yellow=["Masonry"], hand=["Paper"]),
            supply={1: ["Oars", "Tools"]},
        )
        play(game, "bo: dogma Archery")
        assert zone(game, "bo", "hand") == ["Gunpowder"]

    def test_nor_one_that_reaches_another_player_alone(self) -> None:
        """Ann shows more castles than bo; cy shows none, and gives up the 4."""
        game = figures_table(
            bo=seat(red=["Archery"]),
            ann=seat(red=["Hammurabi"], yellow=["Masonry"]),
            cy=seat(hand=["Gunpowder"]),
            supply={1: ["Oars", "Tools"]},
        )
        play(game, "bo: dogma Archery")
        assert (zone(game, "bo", "hand"), zone(game, "cy", "hand")) == (["Gunpowder"], ["Oars"])
        assert zone(game, "ann", "hand") == []

    def test_two_karmas_that_watch_the_demand_are_chosen_by_the_demander(self) -> None:
        """Rules 12.6.6: the player about to perform the event chooses one, the other is skipped."""
        game = figures_table(
            bo=seat(red=["Archery"], blue=["Alchemy"], hand=["Gunpowder"], score=["Compass"]),
            ann=seat(red=["Hammurabi"], purple=["Ptahhotep"], hand=["Paper"]),
            supply={1: ["Oars", "Tools"]},
        )
        play(game, "bo: dogma Archery", "bo: Hammurabi")
        assert zone(game, "bo", "score") == ["Compass"]
        assert zone(game, "bo", "hand") == ["Gunpowder", "Oars"]

    def test_its_inspire_effect_melds_a_hand_card(self) -> None:
        game = figures_table(ann=seat(red=["Hammurabi"], hand=["Tools"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: inspire red")
        assert (pile(game, "ann", "blue"), zone(game, "ann", "hand")) == (["Tools"], ["Oars"])

    def test_what_the_demander_returns_is_hidden_from_the_owner(self) -> None:
        """Rules 1.10.4: who demands does not see the card that the other returns from his score pile."""
        game = figures_table(
            bo=seat(yellow=["Anatomy"], score=["Paper"]), ann=seat(red=["Hammurabi"], score=["Calendar"])
        )
        play(game, "bo: dogma Anatomy")
        assert moves(game, "ann") == ["return back 3 base", "return Calendar"]
        assert moves(game, "bo") == ["return Paper", "return back 2 base"]

    def test_the_owner_makes_the_choices_of_the_one_who_demands(self) -> None:
        """Collaboration: the other draws two 9s openly; one is melded by who demands, the rest by the other."""
        game = figures_table(
            bo=seat(green=["Collaboration"]),
            ann=seat(red=["Hammurabi"]),
            supply={9: ["Computers", "Suburbia", "Services", "Specialization"]},
        )
        play(game, "bo: dogma Collaboration", "ann: Computers", "bo: Services")
        assert (pile(game, "ann", "blue"), pile(game, "bo", "yellow")) == (["Computers"], ["Suburbia"])
        assert (pile(game, "bo", "purple"), pile(game, "ann", "purple")) == (["Services"], ["Specialization"])

    def test_a_demand_that_completes_the_action_ends_it_before_the_owner_obeys(self) -> None:
        """Fission, rules 5.9.1: the red 10 that bo draws takes all hands, boards and score piles."""
        game = figures_table(
            bo=seat(red=["Fission"], hand=["Oars"]),
            ann=seat(red=["Hammurabi"], hand=["Tools"]),
            supply={10: ["Robotics", "Software"]},
        )
        assert CARDS["Robotics"].color_name == "red"
        play(game, "bo: dogma Fission")
        assert removed(game) == ["Fission", "Hammurabi", "Oars", "Robotics", "Tools"]
        assert supply(game, 10)[0] == "Software"

    def test_a_compel_is_watched_too(self) -> None:
        """Holmegaard Bows takes the highest top card with a castle: bo loses his first, then ann hers."""
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            bo=seat(red=["Holmegaard Bows"], purple=["Monotheism"], yellow=["Masonry"]),
            ann=seat(red=["Hammurabi"], blue=["Pottery"], green=["Clothing"], purple=["Mysticism"]),
        )
        play(game, "bo: dogma Holmegaard Bows")
        assert "Monotheism" in zone(game, "ann", "hand")
        assert "Mysticism" in zone(game, "bo", "hand")


class TestTigernmas:
    """A War Decree with any two Figures; every hand card is a point."""

    def test_every_hand_card_is_a_point(self) -> None:
        game = figures_table(ann=seat(red=["Tigernmas"], hand=["Gunpowder", "Oars"], score=["Paper"]), bo=seat())
        assert points(game, "ann") == 2 + 3

    def test_they_count_for_claiming(self) -> None:
        hand = ["Gunpowder", "Oars", "Tools", "Compass", "Alchemy"]
        game = figures_table(ann=seat(red=["Tigernmas"], hand=hand), bo=seat(), available=["Pottery"])
        assert "achieve 1" in options(game)

    def test_cards_that_karma_counts_in_hand_are_points_too(self) -> None:
        """Rulings 5: the zones that Emperor Meiji joins overlap for every purpose."""
        game = figures_table(
            ann=seat(red=["Tigernmas"], purple=["Emperor Meiji"], forecast=["Oars"], hand=["Tools"]), bo=seat()
        )
        assert points(game, "ann") == 2

    def test_two_figures_allow_the_decree(self) -> None:
        game = figures_table(
            ann=seat(red=["Tigernmas"], hand=["Fu Xi", "Huang Di"]), bo=seat(blue=["Alchemy"], green=["Sailing"])
        )
        play(game, "ann: decree War", "ann: 3")
        assert (pile(game, "bo", "blue"), pile(game, "bo", "green")) == ([], ["Sailing"])

    def test_its_inspire_effect_draws_a_1(self) -> None:
        game = figures_table(ann=seat(red=["Tigernmas"]), bo=seat(), supply={1: ["Oars", "Tools"]})
        play(game, "ann: inspire red")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]


class TestShennong:
    """Before a card is foreshadowed, the forecast cards of its value are scored."""

    def test_the_forecast_cards_of_that_value_are_scored(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Shennong"], forecast=["Calendar", "Construction", "Paper"]),
            bo=seat(),
            supply={2: ["Mapmaking"], 1: ["Oars"]},
        )
        play(game, "ann: inspire yellow")
        assert zone(game, "ann", "score") == ["Calendar", "Construction"]
        assert zone(game, "ann", "forecast") == ["Mapmaking", "Paper"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 2

    def test_without_one_of_that_value_nothing_is_scored(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Shennong"], forecast=["Paper"]), bo=seat(), supply={2: ["Mapmaking"], 1: ["Oars"]}
        )
        play(game, "ann: inspire yellow")
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "forecast") == ["Mapmaking", "Paper"]

    def test_each_card_of_a_trade_decree_is_watched(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Shennong"], hand=["Fu Xi", "Sun Tzu", "Su Song"]),
            bo=seat(),
            supply={2: ["Mapmaking", "Calendar", "Construction"]},
        )
        play(game, "ann: decree Trade")
        assert zone(game, "ann", "score") == ["Calendar", "Mapmaking"]
        assert zone(game, "ann", "forecast") == ["Construction"]


class TestSneferu:
    """An Expansion Decree with any two Figures; every castle gives a crown."""

    def test_every_castle_gives_a_crown(self) -> None:
        game = figures_table(ann=seat(yellow=["Sneferu"], purple=["City States"]), bo=seat())
        assert (count(game, "ann", CASTLE), count(game, "ann", CROWN)) == (3, 5)

    def test_two_figures_allow_the_decree(self) -> None:
        game = figures_table(
            ann=seat(
                yellow=["Sneferu"], hand=["Fu Xi", "Huang Di"], red=["Oars", "Archery"], blue=["Tools", "Writing"]
            ),
            bo=seat(),
        )
        play(game, "ann: decree Expansion", "ann: red")
        assert (splay(game, "ann", "red"), splay(game, "ann", "blue")) == ("up", "none")

    def test_its_inspire_effect_goes_on_until_a_card_without_a_castle(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Sneferu"]),
            bo=seat(),
            supply={2: ["Construction", "Mapmaking", "Calendar", "Monotheism"], 1: ["Oars"]},
        )
        play(game, "ann: inspire yellow")
        assert (pile(game, "ann", "red"), pile(game, "ann", "green")) == (["Construction"], ["Mapmaking"])
        assert (pile(game, "ann", "blue"), pile(game, "ann", "purple")) == (["Calendar"], [])
        assert zone(game, "ann", "hand") == ["Oars"]


class TestSunshuAo:
    """A yellow card that would be tucked is executed alone instead, and comes to the hand."""

    def test_the_yellow_card_is_executed_and_comes_to_the_hand(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Sunshu Ao", "Agriculture"], hand=["Fermenting"]),
            bo=seat(yellow=["Machinery"]),
            supply={2: ["Calendar"], 1: ["Oars"]},
        )
        play(game, "ann: inspire yellow")
        assert zone(game, "ann", "hand") == ["Fermenting", "Oars"]  # no leaf shows
        assert pile(game, "ann", "yellow") == ["Sunshu Ao", "Agriculture"]
        assert zone(game, "bo", "hand") == []

    def test_the_effects_of_the_card_are_carried_out_by_its_owner_alone(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Sunshu Ao"], blue=["Pottery"], hand=["Fermenting"]),
            bo=seat(yellow=["Machinery"]),
            supply={2: ["Calendar"], 1: ["Oars"]},
        )
        play(game, "ann: inspire yellow")
        assert zone(game, "ann", "hand") == ["Calendar", "Fermenting", "Oars"]
        assert zone(game, "bo", "hand") == []

    def test_demands_are_left_out(self) -> None:
        """Machinery: a demand for hands, then a castle card of the hand is scored and red may be splayed left."""
        game = figures_table(
            ann=seat(yellow=["Sunshu Ao"], hand=["Machinery", "Archery"]),
            bo=seat(hand=["Gunpowder"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: inspire yellow", "ann: Machinery")
        assert zone(game, "bo", "hand") == ["Gunpowder"]
        play(game, "ann: Archery")
        assert zone(game, "ann", "score") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Machinery", "Oars"]

    def test_it_comes_to_the_hand_from_wherever_it_lies(self) -> None:
        """A score pile card that would be tucked: without a leaf Fermenting draws nothing."""
        desk = Desk(figures_table(ann=seat(yellow=["Sunshu Ao"], score=["Fermenting"]), bo=seat()))
        ann = desk.player("ann")
        ann.tuck_all(ann.score_pile)
        assert names(ann.hand) == ["Fermenting"]
        assert ann.score_pile == ()

    def test_a_hand_card_is_shown_before_it_is_executed(self) -> None:
        """Rules 5.2.1: what is executed is announced."""
        game = figures_table(ann=seat(yellow=["Sunshu Ao"], hand=["Fermenting"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: inspire yellow")
        assert shown(game) == [["Fermenting"]]

    def test_other_colors_are_tucked(self) -> None:
        game = figures_table(ann=seat(yellow=["Sunshu Ao"], hand=["Archery"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: inspire yellow")
        assert pile(game, "ann", "red") == ["Archery"]

    def test_what_it_executes_triggers_no_other_karma(self) -> None:
        """Rules 12.6.6: Agriculture returns and scores; Homer, who would tuck the Figure, does not act."""
        game = figures_table(
            ann=seat(yellow=["Sunshu Ao"], purple=["Homer"], hand=["Agriculture", "Sinuhe"]),
            bo=seat(),
            supply={2: ["Calendar"], 1: ["Oars"]},
        )
        play(game, "ann: inspire yellow", "ann: Agriculture", "ann: Sinuhe")
        assert pile(game, "ann", "purple") == ["Homer"]
        assert supply(game, 1, "figures")[-1] == "Sinuhe"
        assert zone(game, "ann", "score") == ["Calendar"]
        assert zone(game, "ann", "hand") == ["Agriculture", "Oars"]

    def test_an_echo_effect_is_left_out(self) -> None:
        """Rhazes has an echo effect and nothing to be carried out (rulings 0)."""
        game = figures_table(ann=seat(yellow=["Sunshu Ao"], hand=["Rhazes"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: inspire yellow")
        assert zone(game, "ann", "hand") == ["Oars", "Rhazes"]
        assert zone(game, "ann", "forecast") == []


class TestArchimedes:
    """An Advancement Decree with any two Figures; the boxed values of its owner's Dogma action are one higher."""

    def test_the_values_of_the_action_rise_for_all(self) -> None:
        game = figures_table(
            ann=seat(blue=["Archimedes"], purple=["Philosophy"], green=["The Wheel"]),
            bo=seat(purple=["Monotheism"]),
            supply={1: ["Oars"], 2: ["Calendar", "Mapmaking", "Fermenting", "Construction", "Sun Tzu"]},
        )
        play(game, "ann: dogma The Wheel")
        assert zone(game, "bo", "hand") == ["Calendar", "Mapmaking"]
        assert zone(game, "ann", "hand") == ["Construction", "Fermenting", "Sun Tzu"]  # the bonus is no boxed value

    def test_its_own_echo_draws_a_3(self) -> None:
        game = figures_table(ann=seat(blue=["Archimedes"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Archimedes")
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_worked_out_values_do_not_rise(self) -> None:
        """Agriculture's "one higher than the card returned" is no boxed number."""
        game = figures_table(
            ann=seat(blue=["Archimedes"], yellow=["Agriculture"], hand=["Oars"]), bo=seat(), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Agriculture", "ann: Oars")
        assert zone(game, "ann", "score") == ["Calendar"]

    def test_the_actions_of_others_do_not_rise(self) -> None:
        game = figures_table(
            bo=seat(green=["The Wheel"]),
            ann=seat(blue=["Archimedes"], red=["Metalworking"]),
            supply={1: ["Oars", "Tools", "Clothing", "Pottery", "Homer"]},
        )
        play(game, "bo: dogma The Wheel")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]
        assert zone(game, "bo", "hand") == ["Clothing", "Homer", "Pottery"]

    def test_the_raise_ends_with_the_action_and_outlasts_its_figure(self) -> None:
        """Calendar covers Archimedes, but the draw that follows is raised still; the next action's is not."""
        game = figures_table(
            ann=seat(blue=["Archimedes"], purple=["Mysticism"]),
            bo=seat(),
            supply={2: ["Calendar", "Construction"]},
        )
        play(game, "ann: dogma Mysticism")
        assert pile(game, "ann", "blue")[0] == "Calendar"  # drawn as a 2, of a color on the board: melded
        assert "Construction" in zone(game, "ann", "hand")  # and the draw that follows is a 2 still

    def test_inspire_effects_do_not_rise(self) -> None:
        game = figures_table(ann=seat(blue=["Archimedes"], red=["Tigernmas"]), bo=seat(), supply={1: ["Oars", "Tools"]})
        play(game, "ann: inspire red")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]

    def test_the_free_dogma_of_a_promotion_rises(self) -> None:
        """Rules 12.6.8."""
        game = figures_table(
            ann=seat(blue=["Archimedes"], hand=["Oars"], forecast=["The Wheel"]),
            bo=seat(),
            supply={2: ["Calendar", "Construction"]},
        )
        play(game, "ann: meld Oars", "ann: The Wheel", "ann: yes")
        assert zone(game, "ann", "hand") == ["Calendar", "Construction"]

    def test_a_raised_10_ends_the_game(self) -> None:
        game = figures_table(
            ann=seat(blue=["Archimedes"], purple=["The Internet"]), bo=seat(score=["Oars"]), supply={10: ["Robotics"]}
        )
        play(game, "ann: dogma The Internet")
        while game.decision is not None and asked(game)[2] != "action":
            game.choose(game.decision.options[-1])
        assert ending(game) == ("score", ["bo"])

    def test_two_figures_allow_the_decree(self) -> None:
        game = figures_table(
            ann=seat(blue=["Archimedes"], hand=["Fu Xi", "Sinuhe"]), bo=seat(), supply={4: ["Gunpowder"]}
        )
        play(game, "ann: decree Advancement")
        assert zone(game, "ann", "hand") == ["Gunpowder"]


class TestZhangHeng:
    """Every score pile card counts as a bonus of its value on the board."""

    def test_score_pile_cards_are_bonuses_too(self) -> None:
        """Rules 8.1: 7 for the cards, 4 for the highest bonus, 1 for the 3 and 1 for the printed 2."""
        game = figures_table(ann=seat(blue=["Zhang Heng"], score=["Gunpowder", "Paper"]), bo=seat())
        assert points(game, "ann") == 7 + 4 + 1 + 1

    def test_covered_it_counts_none(self) -> None:
        game = figures_table(ann=seat(blue=["Tools", "Zhang Heng"], score=["Gunpowder", "Paper"]), bo=seat())
        assert points(game, "ann") == 7

    def test_they_count_for_wealth(self) -> None:
        score = ["Oars", "Tools", "Pottery", "Sailing", "Masonry", "Clothing"]
        game = figures_table(
            ann=seat(blue=["Zhang Heng"], score=score, red=["Alexander the Great"]),
            bo=seat(),
            supply={1: ["Archery"]},
            options={"sets": ["base", "echoes", "figures"]},
        )
        play(game, "ann: draw")
        assert "Wealth" in zone(game, "ann", "achievements")

    def test_the_echo_scores_all_cards_above_the_tucked_one(self) -> None:
        game = figures_table(
            ann=seat(blue=["Zhang Heng"], red=["Oars", "Archery"]), bo=seat(), supply={3: ["Engineering"]}
        )
        play(game, "ann: dogma Zhang Heng", "ann: Archery")  # the order of scores is of choice, rules 6.1.2
        assert zone(game, "ann", "score") == ["Archery", "Oars"]
        assert pile(game, "ann", "red") == ["Engineering"]

    def test_the_echo_can_score_itself(self) -> None:
        game = figures_table(ann=seat(blue=["Zhang Heng"]), bo=seat(), supply={3: ["Alchemy"]})
        play(game, "ann: dogma Zhang Heng")
        assert (zone(game, "ann", "score"), pile(game, "ann", "blue")) == (["Zhang Heng"], ["Alchemy"])

    def test_a_card_that_karma_did_not_let_be_tucked_has_none_above_it(self) -> None:
        game = figures_table(
            ann=seat(blue=["Zhang Heng"], yellow=["Sunshu Ao", "Masonry"]), bo=seat(), supply={3: ["Medicine"]}
        )
        play(game, "ann: dogma Zhang Heng")
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "hand") == ["Medicine"]

    def test_each_card_above_is_attempted_once_where_karma_sends_it_elsewhere(self) -> None:
        """Saladin melds both instead, back onto the very pile: they are not scored again and again."""
        own: Zones = seat(blue=["Zhang Heng", "Tools"], red=["Saladin"], yellow=["Masonry", "Agriculture"])
        game = figures_table(ann=own, bo=seat(), supply={3: ["Medicine"]})
        play(game, "ann: dogma Zhang Heng", "ann: Agriculture")
        while asked(game)[2] != "action" and asked(game)[2] != "fade":
            play(game, f"ann: {options(game)[-1]}")
        assert sorted(pile(game, "ann", "yellow")) == ["Agriculture", "Masonry", "Medicine"]
        assert pile(game, "ann", "yellow")[-1] == "Medicine"
        assert zone(game, "ann", "score") == []

    def test_an_effect_that_looks_for_bonuses_finds_them(self) -> None:
        """Rules 8.3, 12.6.5: the printed 2 and the values of both score pile cards."""
        game = figures_table(ann=seat(blue=["Zhang Heng"], score=["Coal", "Tools"]), bo=seat())
        assert sorted(Desk(game).player("ann").bonuses) == [1, 2, 5]


class TestAugustusCaesar:
    """Whoever melds or foreshadows a card below 4 shows it; its owner gets a red or green one with a castle."""

    def test_the_meld_of_another_goes_to_its_owner(self) -> None:
        game = figures_table(
            bo=seat(hand=["Archery"], forecast=["Tools"]),
            ann=seat(green=["Augustus Caesar"], forecast=["Gunpowder", "Paper"]),
        )
        play(game, "bo: meld Archery")
        assert (pile(game, "bo", "red"), pile(game, "ann", "red")) == ([], ["Archery", "Gunpowder"])
        assert pile(game, "ann", "green") == ["Augustus Caesar", "Paper"]
        assert zone(game, "ann", "forecast") == []
        assert asked(game) == ("bo", "action", "action")  # no meld, no promotion

    def test_a_transfer_is_no_meld(self) -> None:
        """Rulings 0: Alexander the Great, who comes by transfer, has no "when you meld" karma."""
        game = figures_table(
            bo=seat(hand=["Alexander the Great"], purple=["Sinuhe"]), ann=seat(green=["Augustus Caesar"])
        )
        play(game, "bo: meld Alexander the Great")
        assert pile(game, "bo", "purple") == ["Sinuhe"]

    def test_its_owner_is_watched_too(self) -> None:
        game = figures_table(ann=seat(green=["Augustus Caesar"], hand=["Archery"], forecast=["Gunpowder"]), bo=seat())
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Archery", "Gunpowder"]
        assert zone(game, "ann", "forecast") == []

    def test_a_meld_that_is_replaced_does_not_end_a_row_of_melds(self) -> None:
        """Rules 12.6.6: every meld of Twister is watched by itself."""
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(purple=["Twister"], green=["Augustus Caesar"]),
            bo=seat(red=["Coal"], score=["Oars", "Archery", "Tools"]),
        )
        play(game, "ann: dogma Twister", "bo: Oars")
        assert pile(game, "ann", "red") == ["Oars"]
        assert pile(game, "bo", "blue") == ["Tools"]
        assert zone(game, "bo", "score") == ["Archery"]

    def test_a_3_is_watched(self) -> None:
        game = figures_table(bo=seat(hand=["Engineering"]), ann=seat(green=["Augustus Caesar"]))
        play(game, "bo: meld Engineering")
        assert pile(game, "ann", "red") == ["Engineering"]

    def test_other_cards_go_where_they_would(self) -> None:
        for card, color in (("Masonry", "yellow"), ("Optics", "red"), ("Sailing", "green")):
            game = figures_table(bo=seat(hand=[card]), ann=seat(green=["Augustus Caesar"], forecast=["Gunpowder"]))
            play(game, f"bo: meld {card}")
            assert pile(game, "bo", color) == [card]
            assert zone(game, "ann", "forecast") == ["Gunpowder"]

    def test_a_card_of_4_or_more_is_not_watched(self) -> None:
        game = figures_table(bo=seat(hand=["Colonialism"]), ann=seat(green=["Augustus Caesar"], forecast=["Oars"]))
        play(game, "bo: meld Colonialism")
        assert pile(game, "bo", "red") == ["Colonialism"]
        assert zone(game, "ann", "forecast") == ["Oars"]
        assert shown(game) == []

    def test_a_foreshadowed_card_is_shown_and_can_be_lost(self) -> None:
        game = figures_table(
            bo=seat(purple=["Sinuhe"]),
            ann=seat(green=["Augustus Caesar"]),
            supply={2: ["Construction"]},
        )
        play(game, "bo: dogma Sinuhe", "bo: 2")
        assert zone(game, "bo", "forecast") == []
        assert pile(game, "ann", "red") == ["Construction"]

    def test_a_foreshadowed_card_that_stays_is_shown(self) -> None:
        game = figures_table(bo=seat(purple=["Sinuhe"]), ann=seat(green=["Augustus Caesar"]), supply={2: ["Calendar"]})
        play(game, "bo: dogma Sinuhe", "bo: 2")
        assert zone(game, "bo", "forecast") == ["Calendar"]
        assert shown(game) == [["Calendar"]]

    def test_a_foreshadowed_4_is_not_watched(self) -> None:
        game = figures_table(
            bo=seat(blue=["Daedalus"], yellow=["Masonry"]),
            ann=seat(green=["Augustus Caesar"]),
            supply={4: ["Gunpowder"]},
        )
        play(game, "bo: dogma Daedalus")
        assert zone(game, "bo", "forecast") == ["Gunpowder"]
        assert shown(game) == []

    def test_its_inspire_effect_foreshadows_a_3(self) -> None:
        game = figures_table(ann=seat(green=["Augustus Caesar"]), bo=seat(), supply={3: ["Paper"], 2: ["Calendar"]})
        play(game, "ann: inspire green")
        assert (zone(game, "ann", "forecast"), zone(game, "ann", "hand")) == (["Paper"], ["Calendar"])


class TestPtolemy:
    """A Trade Decree with any two Figures; blue top cards of all boards can be activated."""

    def test_blue_top_cards_of_others_are_offered(self) -> None:
        game = figures_table(
            ann=seat(green=["Ptolemy"], blue=["Tools"]),
            bo=seat(blue=["Writing", "Pottery"], red=["Oars"]),
            cy=seat(blue=["Calendar"]),
            di=seat(blue=["Alchemy"]),  # it features castles, the first of the icons
        )
        activated = [option for option in options(game) if option.startswith("dogma")]
        assert activated == [
            "dogma Alchemy",
            "dogma Calendar",
            "dogma Ptolemy",
            "dogma Tools",
            "dogma Writing",
        ]

    def test_others_may_not(self) -> None:
        game = figures_table(bo=seat(red=["Oars"]), ann=seat(green=["Ptolemy"], blue=["Tools"]))
        assert "dogma Tools" not in options(game)

    def test_the_owner_of_the_figure_is_the_launcher(self) -> None:
        """Rules 12.6.11: bo shares only with as many bulbs as ann."""
        game = figures_table(
            ann=seat(green=["Ptolemy"], purple=["Philosophy"]),
            bo=seat(blue=["Writing"]),
            supply={2: ["Calendar", "Construction"]},
        )
        play(game, "ann: dogma Writing")
        assert (zone(game, "ann", "hand"), zone(game, "bo", "hand")) == (["Calendar"], [])

    def test_the_echoes_are_those_of_its_pile(self) -> None:
        """Rules 12.6.11."""
        game = figures_table(
            ann=seat(green=["Ptolemy"], purple=["Philosophy"], blue=["Daedalus"]),
            bo=seat(blue=("left", ["Writing", "Imhotep"])),
            supply={2: ["Construction", "Calendar"]},
        )
        play(game, "ann: dogma Writing")
        assert pile(game, "ann", "red") == ["Construction"]
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert zone(game, "ann", "forecast") == []

    def test_two_figures_allow_the_decree(self) -> None:
        game = figures_table(
            ann=seat(green=["Ptolemy"], hand=["Homer", "Sinuhe"]),
            bo=seat(),
            supply={3: ["Paper", "Alchemy", "Compass"]},
        )
        play(game, "ann: decree Trade")
        assert zone(game, "ann", "forecast") == ["Alchemy", "Compass", "Paper"]

    def test_its_inspire_effect_melds_a_2(self) -> None:
        game = figures_table(
            ann=seat(green=["Ptolemy"], blue=["Tools"]), bo=seat(), supply={2: ["Calendar", "Construction"]}
        )
        play(game, "ann: inspire green")
        assert (pile(game, "ann", "blue"), zone(game, "ann", "hand")) == (["Calendar", "Tools"], ["Construction"])


class TestConfucius:
    """Activating a card that features castles, its owner has another icon featured."""

    def test_another_icon_that_shows_is_compared(self) -> None:
        game = figures_table(
            ann=seat(purple=["Confucius"], green=["The Wheel"], yellow=["Agriculture"], blue=["Tools"]),
            bo=seat(red=["Metalworking"], purple=["Mysticism"]),
            supply={1: ["Oars", "Sailing"]},
        )
        play(game, "ann: dogma The Wheel")
        assert asked(game) == ("ann", "icon", "feature")
        assert options(game) == ["bulb", "leaf"]
        play(game, "ann: leaf")
        assert (zone(game, "bo", "hand"), zone(game, "ann", "hand")) == ([], ["Oars", "Sailing"])

    def test_it_must_be_another(self) -> None:
        game = figures_table(
            ann=seat(purple=["Confucius"], green=["The Wheel"]),
            bo=seat(yellow=["Agriculture"]),
            supply={1: ["Oars", "Sailing", "Pottery", "Tools"]},
        )
        play(game, "ann: dogma The Wheel")
        assert zone(game, "bo", "hand") == ["Oars", "Sailing"]

    def test_a_card_that_features_another_icon_is_not_watched(self) -> None:
        """Leaves and crowns show besides: were it watched, ann would be asked for one of them."""
        game = figures_table(ann=seat(purple=["Confucius"], yellow=["Agriculture"], green=["Sailing"]), bo=seat())
        play(game, "ann: dogma Agriculture")
        assert asked(game) == ACTION

    def test_the_replacement_decides_whom_a_demand_reaches(self) -> None:
        game = figures_table(
            ann=seat(purple=["Confucius"], red=["Archery"]),
            bo=seat(yellow=["Masonry"], hand=["Gunpowder"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Archery", "ann: bulb")
        assert zone(game, "ann", "hand") == ["Gunpowder"]

    def test_the_echo_scores_an_opponents_top_figure_of_value_1(self) -> None:
        game = figures_table(
            ann=seat(purple=["Confucius"]),
            bo=seat(green=["Fu Xi"], red=["Sun Tzu"], blue=["Tools", "Daedalus"]),
        )
        play(game, "ann: dogma Confucius")
        assert zone(game, "ann", "score") == ["Fu Xi"]


class TestPlato:
    """A Rivalry Decree with any two Figures; every splayed color gives a castle, a bulb, a leaf and a crown."""

    def test_every_splayed_color_gives_four_icons(self) -> None:
        game = figures_table(
            ann=seat(
                purple=["Plato"],
                red=("left", ["Gunpowder", "Colonialism"]),
                green=("up", ["Navigation", "Sailing"]),
                blue=["Alchemy", "Tools"],
                yellow=["Statistics"],
            ),
            bo=seat(),
        )
        plain = figures_table(
            ann=seat(
                purple=["Philosophy"],
                red=("left", ["Gunpowder", "Colonialism"]),
                green=("up", ["Navigation", "Sailing"]),
                blue=["Alchemy", "Tools"],
                yellow=["Statistics"],
            ),
            bo=seat(),
        )
        for icon in (CASTLE, LEAF, CROWN):
            assert count(game, "ann", icon) == count(plain, "ann", icon) + 2
        assert count(game, "ann", BULB) == count(plain, "ann", BULB) - 3 + 2 + 2  # Philosophy shows 3, Plato 2

    def test_its_inspire_effect_may_splay_left(self) -> None:
        game = figures_table(ann=seat(purple=["Plato"], red=["Oars", "Archery"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: inspire purple", "ann: red")
        assert (splay(game, "ann", "red"), zone(game, "ann", "hand")) == ("left", ["Calendar"])

    def test_its_inspire_effect_can_be_declined(self) -> None:
        game = figures_table(ann=seat(purple=["Plato"], red=["Oars", "Archery"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: inspire purple", "ann: pass")
        assert (splay(game, "ann", "red"), zone(game, "ann", "hand")) == ("none", ["Calendar"])

    def test_two_figures_allow_the_decree(self) -> None:
        game = figures_table(ann=seat(purple=["Plato"], hand=["Fu Xi", "Sun Tzu"]), bo=seat(score=["Oars"]))
        play(game, "ann: decree Rivalry")
        assert zone(game, "bo", "score") == []


class TestAlexanderTheGreat:
    """Melded, it scores all opponents' top Figures of value 1 or 2; its owner's Dogma actions compare points."""

    def test_a_meld_scores_the_top_figures_of_opponents(self) -> None:
        game = figures_table(
            ann=seat(hand=["Alexander the Great"], purple=["Homer"]),
            bo=seat(green=["Fu Xi"], red=["Sun Tzu"], blue=["Alhazen"], yellow=["Masonry", "Sneferu"]),
        )
        play(game, "ann: meld Alexander the Great", "ann: Fu Xi", "ann: Homer")  # then one of ann's Figures fades
        assert zone(game, "ann", "score") == ["Fu Xi", "Homer", "Sun Tzu"]
        assert pile(game, "bo", "blue") == ["Alhazen"]

    def test_a_meld_by_an_effect_does_too(self) -> None:
        """Rules 12.6.3: by any means."""
        game = figures_table(
            ann=seat(hand=["Alexander the Great"], yellow=["Domestication"]),
            bo=seat(green=["Fu Xi"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Domestication")
        assert zone(game, "ann", "score") == ["Fu Xi"]

    def test_a_tuck_does_not(self) -> None:
        game = figures_table(
            ann=seat(hand=["Alexander the Great"], green=["Sargon of Akkad"], red=["Construction"]),
            bo=seat(purple=["Sinuhe"]),
        )
        play(game, "ann: meld Alexander the Great")
        assert pile(game, "ann", "red") == ["Construction", "Alexander the Great"]
        assert pile(game, "bo", "purple") == ["Sinuhe"]

    def test_those_with_as_many_points_share(self) -> None:
        game = figures_table(
            ann=seat(red=["Alexander the Great"], green=["The Wheel"], score=["Oars"]),
            bo=seat(score=["Paper"]),
            cy=seat(purple=["Mysticism"], score=["Calendar"], yellow=["Masonry"]),
            supply={1: ["Pottery", "Tools", "Archery", "Sailing", "Homer"], 2: ["Sun Tzu"]},
        )
        assert points(game, "ann") == 3  # the bonus counts
        play(game, "ann: dogma The Wheel")
        assert zone(game, "bo", "hand") == ["Pottery", "Tools"]
        assert zone(game, "cy", "hand") == []
        assert zone(game, "ann", "hand") == ["Archery", "Sailing", "Sun Tzu"]

    def test_a_demand_reaches_those_with_fewer_points(self) -> None:
        game = figures_table(
            ann=seat(red=["Alexander the Great"], purple=["City States"]),
            bo=seat(yellow=["Masonry"], purple=["Mysticism"], green=["Sailing"], blue=["Writing"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma City States", "bo: Masonry")
        assert pile(game, "ann", "yellow") == ["Masonry"]

    def test_another_karma_that_watches_the_action_can_be_chosen(self) -> None:
        """Rules 12.6.6: Confucius then has the icons compared, not the points."""
        game = figures_table(
            ann=seat(red=["Alexander the Great"], purple=["Confucius"], green=["The Wheel"]),
            bo=seat(yellow=["Agriculture"]),
            supply={1: ["Pottery", "Tools", "Archery", "Sailing", "Homer"], 2: ["Sun Tzu"]},
        )
        play(game, "ann: dogma The Wheel", "ann: Confucius")
        assert zone(game, "bo", "hand") == ["Pottery", "Tools"]  # a leaf is all that ann shows besides castles

    def test_the_actions_of_others_compare_icons(self) -> None:
        game = figures_table(
            bo=seat(green=["The Wheel"]),
            ann=seat(red=["Alexander the Great"], score=["Paper"]),
            supply={1: ["Oars", "Tools"]},
        )
        play(game, "bo: dogma The Wheel")
        assert (zone(game, "bo", "hand"), zone(game, "ann", "hand")) == (["Oars", "Tools"], [])

    def test_its_inspire_effect_scores_a_hand_card(self) -> None:
        game = figures_table(ann=seat(red=["Alexander the Great"], hand=["Paper"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: inspire red")
        assert (zone(game, "ann", "score"), zone(game, "ann", "hand")) == (["Paper"], ["Calendar"])


class TestSunTzu:
    """A War Decree with any two Figures; before a sharing bonus, hand cards with the featured icon are melded."""

    def shared(self) -> Game:
        """The Wheel, shared by bo; ann's turn is to draw the bonus."""
        return figures_table(
            ann=seat(red=["Sun Tzu"], green=["The Wheel"], hand=["Masonry", "Mysticism", "Agriculture"]),
            bo=seat(red=["Metalworking"], purple=["Monotheism"]),
            supply={1: ["Pottery", "Clothing", "Sailing", "Writing"], 2: ["Plato"]},
        )

    def test_hand_cards_with_the_featured_icon_are_melded_first(self) -> None:
        game = play(self.shared(), "ann: dogma The Wheel")
        assert asked(game) == ("ann", "card", "meld")
        assert options(game) == ["Masonry", "Mysticism", "pass"]
        play(game, "ann: Masonry", "ann: Mysticism", "ann: pass")
        assert (pile(game, "ann", "yellow"), pile(game, "ann", "purple")) == (["Masonry"], ["Mysticism"])
        assert bonus_drawn(game)
        assert "Plato" in zone(game, "ann", "hand")

    def test_none_need_be(self) -> None:
        game = play(self.shared(), "ann: dogma The Wheel", "ann: pass")
        assert pile(game, "ann", "yellow") == []
        assert "Plato" in zone(game, "ann", "hand")

    def test_the_bonus_goes_by_the_highest_top_card_afterwards(self) -> None:
        game = figures_table(
            ann=seat(red=["Sun Tzu"], green=["The Wheel"], hand=["Feudalism"]),
            bo=seat(red=["Metalworking"], purple=["Monotheism"]),
            supply={1: ["Pottery", "Clothing", "Sailing", "Writing"], 3: ["Saladin"]},
        )
        play(game, "ann: dogma The Wheel", "ann: Feudalism", "ann: pass")
        assert "Saladin" in zone(game, "ann", "hand")

    def test_without_a_bonus_nothing_is_melded(self) -> None:
        game = figures_table(
            ann=seat(red=["Sun Tzu"], green=["The Wheel"], hand=["Masonry"]),
            bo=seat(),
            supply={1: ["Pottery", "Clothing"]},
        )
        play(game, "ann: dogma The Wheel")
        assert asked(game) == ACTION
        assert zone(game, "ann", "hand") == ["Clothing", "Masonry", "Pottery"]

    def test_the_bonus_of_another_is_not_watched(self) -> None:
        game = figures_table(
            bo=seat(green=["The Wheel"]),
            ann=seat(red=["Sun Tzu"], yellow=["Masonry"], hand=["Mysticism"]),
            supply={1: ["Pottery", "Clothing", "Sailing", "Writing", "Homer"]},
        )
        play(game, "bo: dogma The Wheel")
        assert bonus_drawn(game)
        assert "Mysticism" in zone(game, "ann", "hand")

    def test_two_figures_allow_the_decree(self) -> None:
        game = figures_table(ann=seat(red=["Sun Tzu"], hand=["Fu Xi", "Homer"]), bo=seat(blue=["Alchemy"]))
        play(game, "ann: decree War", "ann: 3")
        assert pile(game, "bo", "blue") == []

    def test_its_inspire_effect_draws_a_2(self) -> None:
        game = figures_table(ann=seat(red=["Sun Tzu"]), bo=seat(), supply={2: ["Calendar", "Construction"]})
        play(game, "ann: inspire red")
        assert zone(game, "ann", "hand") == ["Calendar", "Construction"]


class TestCaiLun:
    """Before a claim a 3 is foreshadowed; forecast cards are available achievements."""

    def rich(self, forecast: list[str], available: list[str]) -> Game:
        """ann has the points for a 1 and a 2."""
        return figures_table(
            ann=seat(yellow=["Cai Lun"], forecast=forecast, score=["Experimentation", "Navigation", "Gunpowder"]),
            bo=seat(red=["Oars"]),
            available=available,
            supply={3: ["Paper"], 1: ["Homer"]},
        )

    def test_a_3_is_foreshadowed_before_a_claim(self) -> None:
        game = play(self.rich([], ["Pottery"]), "ann: achieve 1")
        assert zone(game, "ann", "forecast") == ["Paper"]
        assert zone(game, "ann", "achievements") == ["Pottery"]
        assert moves(game, "ann")[:3] == ["draw Paper", "foreshadow Paper", "claim back 1 base"]

    def test_forecast_cards_can_be_claimed(self) -> None:
        game = self.rich(["Calendar"], [])
        assert "achieve Calendar" in options(game)
        play(game, "ann: achieve Calendar")
        assert zone(game, "ann", "achievements") == ["Calendar"]
        assert zone(game, "ann", "forecast") == ["Paper"]

    def test_others_cannot_claim_them(self) -> None:
        game = figures_table(
            bo=seat(red=["Construction"], score=["Experimentation", "Navigation", "Gunpowder"]),
            ann=seat(yellow=["Cai Lun"], forecast=["Calendar"]),
        )
        assert [option for option in options(game) if option.startswith("achieve")] == []

    def test_whoever_is_not_eligible_cannot_claim_them(self) -> None:
        game = self.rich(["Compass"], [])
        assert "achieve Compass" not in options(game)

    def test_such_a_claim_brings_opponents_no_figure(self) -> None:
        """Rules 12.2.2, C-70: only a standard achievement does."""
        game = play(self.rich(["Calendar"], []), "ann: achieve Calendar")
        assert zone(game, "bo", "hand") == []
        game = play(self.rich([], ["Pottery"]), "ann: achieve 1")
        assert zone(game, "bo", "hand") == ["Homer"]

    def test_effects_see_them_too(self) -> None:
        """Priest-King: claim an available achievement if eligible."""
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(
                yellow=["Cai Lun"],
                green=["Priest-King"],
                forecast=["Calendar"],
                score=["Experimentation", "Navigation", "Gunpowder"],
            ),
            bo=seat(),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Priest-King")
        assert zone(game, "ann", "achievements") == ["Calendar"]

    def test_a_special_achievement_is_a_claim_as_well(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Cai Lun"], tucked=5, green=["Sargon of Akkad"], red=["Oars"], hand=["Archery"]),
            bo=seat(),
            supply={3: ["Paper"]},
        )
        play(game, "ann: meld Archery")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_a_decree_is_a_claim_as_well(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Cai Lun"], hand=["Fu Xi", "Sun Tzu", "Su Song"]),
            bo=seat(blue=["Alchemy"]),
            supply={3: ["Paper"]},
        )
        play(game, "ann: decree War", "ann: 3")
        assert zone(game, "ann", "forecast") == ["Paper"]
        assert zone(game, "ann", "achievements") == ["War"]

    def test_the_echo_may_splay_left(self) -> None:
        game = figures_table(ann=seat(yellow=["Cai Lun"], red=["Oars", "Archery"]), bo=seat())
        play(game, "ann: dogma Cai Lun", "ann: red")
        assert splay(game, "ann", "red") == "left"


class TestXimenBao:
    """An Expansion Decree with any two Figures; all inspire and echo effects of the board count as in its pile."""

    def test_inspire_effects_go_red_blue_green_purple_yellow(self) -> None:
        game = figures_table(
            ann=seat(
                yellow=["Ximen Bao"],
                red=("up", ["Oars", "Tigernmas"]),
                green=("up", ["Sailing", "Ptolemy"]),
                purple=("up", ["Mysticism", "Homer"]),
            ),
            bo=seat(),
            supply={1: ["Tools"], 2: ["Calendar", "Monotheism", "Construction"]},
        )
        play(game, "ann: inspire yellow")
        effects = [event.card.name for event in game.log if event.kind == "effect" and event.card is not None]
        assert effects == ["Tigernmas", "Ptolemy", "Homer", "Ximen Bao"]
        assert pile(game, "ann", "blue") == ["Calendar", "Tools"]  # Ptolemy melded the one, Ximen Bao tucked the other
        assert pile(game, "ann", "purple")[-1] == "Monotheism"
        assert zone(game, "ann", "hand") == ["Construction"]

    def test_other_colors_keep_theirs(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Ximen Bao"], red=("up", ["Oars", "Tigernmas"])),
            bo=seat(),
            supply={1: ["Tools", "Writing"]},
        )
        assert {"inspire red", "inspire yellow"} <= set(options(game))
        play(game, "ann: inspire red")
        assert zone(game, "ann", "hand") == ["Tools", "Writing"]

    def test_echoes_of_all_piles_are_executed_with_a_yellow_card(self) -> None:
        game = figures_table(
            ann=seat(
                yellow=["Ximen Bao"],
                green=("right", ["Sailing", "Fu Xi"]),
                blue=("up", ["Tools", "Huang Di"]),
                purple=("right", ["Mysticism", "Sinuhe"]),
            ),
            bo=seat(),
            supply={2: ["Calendar", "Construction", "Mapmaking"]},
        )
        play(game, "ann: dogma Ximen Bao", "ann: 2")
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert zone(game, "ann", "score") == ["Construction"]
        assert zone(game, "ann", "forecast") == ["Mapmaking"]

    def test_a_card_of_another_color_executes_those_of_its_own_pile(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Ximen Bao"], green=("right", ["Sailing", "Fu Xi"]), blue=["Huang Di"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Huang Di")
        assert (zone(game, "ann", "hand"), zone(game, "ann", "score")) == (["Calendar"], [])

    def test_they_count_for_history(self) -> None:
        """Rules 9.4: four echo effects in one color."""
        game = figures_table(
            ann=seat(
                yellow=["Ximen Bao"],
                green=("right", ["Sailing", "Fu Xi"]),
                blue=("up", ["Tools", "Huang Di"]),
                purple=("right", ["Mysticism", "Sinuhe"]),
                red=("up", ["Oars", "Bangle"]),
            ),
            bo=seat(),
            supply={2: ["Calendar"]},
            options={"sets": ["base", "echoes", "figures"]},
        )
        play(game, "ann: draw")
        assert "History" in zone(game, "ann", "achievements")

    def test_two_figures_allow_the_decree(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Ximen Bao"], hand=["Fu Xi", "Homer"], red=["Oars", "Archery"]), bo=seat()
        )
        play(game, "ann: decree Expansion")
        assert splay(game, "ann", "red") == "up"
