"""Figures of ages 6, 7 and 8, and the relic that is a Figure: the karma and the echo of each, and their edges."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from innovation import Game
from innovation.material.catalog import CARDS
from innovation.material.words import BLUE, ICONS, LEFT, PURPLE, RED, RIGHT, YELLOW
from innovation.rules.resolution import Frame, GameOver
from tests.helpers import (
    Zones,
    artifacts_table,
    asked,
    bonus_drawn,
    emptied,
    ending,
    figures_table,
    moves,
    options,
    pile,
    play,
    seat,
    splay,
    supply,
    zone,
)
from tests.rules.desk import Desk, names


def icons(game: Game, player: str, icon: str) -> int:
    """How many icons of a kind a player shows, karma included."""
    return Desk(game).player(player).count(ICONS.index(icon))


def achieved(game: Game, player: str) -> int:
    """How many achievements a player has, karma included."""
    return Desk(game).player(player).team_achievements


def points(game: Game, player: str) -> int:
    """A player's score."""
    return int(game.position()["players"][player]["points"])


class TestBenjaminFranklin:
    """Before a meld, one a value higher is drawn and melded. Echo: take a top Figure of any board and meld it."""

    def test_a_higher_card_is_melded_before_the_melded_one(self) -> None:
        game = figures_table(
            ann=seat(hand=["Archery"], blue=["Benjamin Franklin"]), bo=seat(), supply={2: ["Construction"]}
        )
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Archery", "Construction"]

    def test_the_card_it_melds_does_not_trigger_it_again(self) -> None:
        game = figures_table(
            ann=seat(hand=["Writing"], blue=["Benjamin Franklin"]), bo=seat(), supply={2: ["Calendar"], 3: ["Alchemy"]}
        )
        play(game, "ann: meld Writing")
        assert pile(game, "ann", "blue") == ["Writing", "Calendar", "Benjamin Franklin"]

    def test_a_card_has_its_value_where_it_lies(self) -> None:
        """Rules 1.5.2: Battleship Yamato is an 8 in hand, and 11 on the board only; a 9 comes first."""
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(hand=["Battleship Yamato"], blue=["Benjamin Franklin"]),
            bo=seat(),
            supply={9: ["Suburbia"]},
        )
        play(game, "ann: meld Battleship Yamato")
        assert pile(game, "ann", "yellow") == ["Suburbia"]
        assert pile(game, "ann", "red") == ["Battleship Yamato"]

    def test_a_meld_of_another_player_does_not_concern_it(self) -> None:
        game = figures_table(ann=seat(hand=["Archery"]), bo=seat(blue=["Benjamin Franklin"]))
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Archery"]

    def test_covered_it_watches_no_more(self) -> None:
        game = figures_table(ann=seat(hand=["Archery"], blue=["Tools", "Benjamin Franklin"]), bo=seat())
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Archery"]

    def test_the_echo_takes_and_melds_a_top_figure_of_any_board(self) -> None:
        game = figures_table(
            ann=seat(blue=["Benjamin Franklin"]),
            bo=seat(red=["Tecumseh"], green=["The Wheel"]),
            supply={7: ["Sanitation"]},
        )
        play(game, "ann: dogma Benjamin Franklin", "ann: Tecumseh", "ann: Benjamin Franklin")
        assert pile(game, "bo", "red") == []
        assert pile(game, "ann", "yellow") == ["Sanitation"]  # a 7 before Tecumseh, a 6
        assert pile(game, "ann", "red") == ["Tecumseh"]
        assert zone(game, "ann", "score") == ["Benjamin Franklin"]

    def test_two_figures_allow_its_decree_whatever_their_colors(self) -> None:
        game = figures_table(ann=seat(hand=["Tecumseh", "Adam Smith"], blue=["Benjamin Franklin"]), bo=seat())
        assert "decree Advancement" in options(game)
        assert "decree War" not in options(game)
        play(game, "ann: decree Advancement")
        assert zone(game, "ann", "achievements") == ["Advancement"]

    def test_melding_a_10_ends_the_game(self) -> None:
        """Rules 6.2.3: the card before it would be an 11."""
        game = figures_table(ann=seat(hand=["Robotics"], blue=["Benjamin Franklin"]), bo=seat())
        play(game, "ann: meld Robotics")
        assert ending(game)[0] == "score"


class TestCarlFriedrichGauss:
    """Before a meld, all cards of a value you name are melded from hand and score pile. Echo: draw a 7."""

    def test_hand_and_score_pile_cards_of_the_value_are_melded_first(self) -> None:
        game = figures_table(
            ann=seat(hand=["Archery", "Alchemy"], score=["Paper", "Currency"], blue=["Carl Friedrich Gauss"]), bo=seat()
        )
        play(game, "ann: meld Archery", "ann: 3", "ann: Paper")
        assert pile(game, "ann", "green") == ["Paper"]
        assert pile(game, "ann", "blue") == ["Alchemy", "Carl Friedrich Gauss"]
        assert pile(game, "ann", "red") == ["Archery"]
        assert zone(game, "ann", "score") == ["Currency"]

    def test_a_value_of_which_there_is_none_may_be_named(self) -> None:
        game = figures_table(ann=seat(hand=["Archery"], blue=["Carl Friedrich Gauss"]), bo=seat())
        play(game, "ann: meld Archery")
        assert options(game) == sorted(str(value) for value in range(1, 11))
        play(game, "ann: 9")
        assert pile(game, "ann", "red") == ["Archery"]

    def test_the_card_to_be_melded_is_melded_once(self) -> None:
        game = figures_table(ann=seat(hand=["Archery", "Oars"], blue=["Carl Friedrich Gauss"]), bo=seat())
        play(game, "ann: meld Archery", "ann: 1", "ann: Archery")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]

    def test_the_echo_draws_a_seven(self) -> None:
        game = figures_table(ann=seat(blue=["Carl Friedrich Gauss"]), bo=seat(), supply={7: ["Evolution"]})
        play(game, "ann: dogma Carl Friedrich Gauss")
        assert zone(game, "ann", "hand") == ["Evolution"]


class TestAdamSmith:
    """Each crown gives two more."""

    def test_visible_crowns_count_threefold(self) -> None:
        game = figures_table(ann=seat(green=["Adam Smith"], red=["Oars"], blue=["Writing"]), bo=seat(red=["Optics"]))
        assert icons(game, "ann", "crown") == 3 * (2 + 1 + 1)
        assert icons(game, "ann", "bulb") == 2
        assert icons(game, "bo", "crown") == 3

    def test_they_count_when_a_card_is_activated(self) -> None:
        game = figures_table(
            ann=seat(green=["Adam Smith"], blue=["Translation"]),
            bo=seat(red=["Optics"], blue=["Encyclopedia"], score=["Tools"]),
        )
        play(game, "ann: dogma Translation")  # 15 crowns against 6: nobody shares
        assert asked(game) == ("ann", "action", "action")
        assert zone(game, "bo", "score") == ["Tools"]

    def test_inspire_splays_a_color_right(self) -> None:
        game = figures_table(
            ann=seat(green=["Adam Smith"], red=["Archery", "Oars"]), bo=seat(), supply={6: ["Canning"]}
        )
        play(game, "ann: inspire green", "ann: red")
        assert splay(game, "ann", "red") == "right"
        assert zone(game, "ann", "hand") == ["Canning"]


class TestJohnHarrison:
    """Before an opponent draws a sharing bonus, draw a 6 of a set you choose."""

    def test_a_six_of_a_chosen_set_comes_before_the_bonus(self) -> None:
        game = figures_table(
            ann=seat(blue=["Writing"]),
            bo=seat(green=["John Harrison"], blue=["Tools"]),
            supply={6: ["Canning", "Tecumseh"], 1: ["Homer"]},
        )
        play(game, "ann: dogma Writing")
        assert asked(game) == ("bo", "set", "draw")
        assert options(game) == ["base", "figures"]
        play(game, "bo: figures")
        assert "Tecumseh" in zone(game, "bo", "hand")
        assert "Homer" in zone(game, "ann", "hand")
        assert moves(game)[-2:] == ["draw back 6 figures", "draw back 1 figures"]

    def test_the_base_set_may_be_chosen(self) -> None:
        game = figures_table(
            ann=seat(blue=["Writing"]), bo=seat(green=["John Harrison"], blue=["Tools"]), supply={6: ["Canning"]}
        )
        play(game, "ann: dogma Writing", "bo: base")
        assert "Canning" in zone(game, "bo", "hand")

    def test_without_a_bonus_nothing_is_drawn(self) -> None:
        game = figures_table(ann=seat(blue=["Writing"]), bo=seat(green=["John Harrison"]))
        play(game, "ann: dogma Writing")
        assert zone(game, "bo", "hand") == []

    def test_a_bonus_of_its_owner_is_no_opponents(self) -> None:
        game = figures_table(ann=seat(green=["John Harrison"], blue=["Writing"]), bo=seat(blue=["Tools"]))
        play(game, "ann: dogma Writing")
        assert bonus_drawn(game)
        assert len(zone(game, "ann", "hand")) == 2  # the 2 and the bonus

    def test_inspire_draws_a_six_and_the_value_of_the_top_card(self) -> None:
        game = figures_table(
            ann=seat(green=["Compass", "John Harrison"]), bo=seat(), supply={6: ["Canning"], 3: ["Alchemy"]}
        )
        assert "inspire green" not in options(game)
        game = figures_table(
            ann=seat(green=("right", ["Compass", "John Harrison"])), bo=seat(), supply={6: ["Canning"], 3: ["Alchemy"]}
        )
        assert "inspire green" not in options(game)  # its inspire effect lies bottom right
        game = figures_table(
            ann=seat(green=("left", ["Compass", "John Harrison"])), bo=seat(), supply={6: ["Canning"], 3: ["Alchemy"]}
        )
        play(game, "ann: inspire green")
        assert zone(game, "ann", "hand") == ["Alchemy", "Canning"]

    def test_an_empty_pile_is_replaced(self) -> None:
        """Rules 6.2.4: without Figures of 6 it is a base card."""
        game = figures_table(
            ann=seat(blue=["Writing"]),
            bo=seat(green=["John Harrison"], blue=["Tools"]),
            removed=emptied(6, but=["John Harrison"], row="figures"),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Writing", "bo: figures")
        assert "Canning" in zone(game, "bo", "hand")


class TestCatherineTheGreat:
    """Each bulb gives two more. Before a purple meld, the purple top card comes to your hand."""

    def test_visible_bulbs_count_threefold(self) -> None:
        game = figures_table(ann=seat(purple=["Catherine the Great"], blue=["Tools"]), bo=seat(blue=["Writing"]))
        assert icons(game, "ann", "bulb") == 12
        assert icons(game, "ann", "castle") == 1
        assert icons(game, "bo", "bulb") == 2

    def test_a_purple_meld_takes_the_purple_top_card_to_hand_first(self) -> None:
        game = figures_table(ann=seat(hand=["Philosophy"], purple=["Catherine the Great", "Mysticism"]), bo=seat())
        play(game, "ann: meld Philosophy")
        assert pile(game, "ann", "purple") == ["Philosophy", "Mysticism"]
        assert zone(game, "ann", "hand") == ["Catherine the Great"]

    def test_other_colors_do_not_concern_it(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], purple=["Catherine the Great"]), bo=seat())
        play(game, "ann: meld Oars")
        assert pile(game, "ann", "purple") == ["Catherine the Great"]

    def test_melded_from_the_top_of_that_pile_it_is_there_again(self) -> None:
        desk = Desk(figures_table(ann=seat(purple=["Catherine the Great", "Mysticism"]), bo=seat()))
        ann = desk.player("ann")
        ann.meld(CARDS["Catherine the Great"])
        assert names(ann.stack(PURPLE)) == ["Catherine the Great", "Mysticism"]
        assert ann.hand == ()

    def test_inspire_draws_and_melds_a_six_and_draws_by_the_new_top_card(self) -> None:
        game = figures_table(
            ann=seat(purple=["Catherine the Great"]), bo=seat(), supply={6: ["Democracy", "Canning"], 1: ["Oars"]}
        )
        play(game, "ann: inspire purple")
        assert pile(game, "ann", "purple") == ["Democracy"]
        assert zone(game, "ann", "hand") == ["Canning", "Catherine the Great"]


class TestLudwigVanBeethoven:
    """Instead of scoring a bulb card, it and the score pile are returned and four 5s are drawn and scored."""

    FIVES = ("Coal", "Banking", "Astronomy", "Statistics")

    def test_a_card_with_a_bulb_and_the_score_pile_go_back_for_four_fives(self) -> None:
        game = figures_table(
            ann=seat(hand=["Tools"], score=["Paper"], purple=["Ludwig Van Beethoven"]),
            bo=seat(score=["Oars"]),
            supply={5: list(self.FIVES), 6: ["Canning"]},
        )
        play(game, "ann: inspire purple")
        assert zone(game, "ann", "score") == sorted(self.FIVES)  # bulbs among them trigger nothing
        assert (supply(game, 1)[-1], supply(game, 3)[-1]) == ("Tools", "Paper")
        assert zone(game, "bo", "score") == ["Oars"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 4

    def test_without_a_bulb_the_card_is_scored(self) -> None:
        game = figures_table(ann=seat(hand=["Archery", "Oars"], purple=["Ludwig Van Beethoven"]), bo=seat())
        play(game, "ann: inspire purple", "ann: Oars")
        assert zone(game, "ann", "score") == ["Oars"]

    def test_a_card_drawn_to_be_scored_is_returned_from_the_hand(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars"], yellow=["Agriculture"], purple=["Ludwig Van Beethoven"]),
            bo=seat(),
            supply={2: ["Philosophy"], 5: list(self.FIVES)},
        )
        play(game, "ann: dogma Agriculture", "ann: Oars")
        assert zone(game, "ann", "score") == sorted(self.FIVES)
        assert zone(game, "ann", "hand") == []
        assert supply(game, 2)[-1] == "Philosophy"

    def test_what_it_returns_can_come_round_once(self) -> None:
        """Archery is the only 1 left: the second time that Metalworking turns it up, it stays in hand."""
        game = figures_table(
            ann=seat(red=["Metalworking"], purple=["Ludwig Van Beethoven"]),
            bo=seat(),
            supply={1: ["Archery"], 5: list(self.FIVES)},
            removed=emptied(1, but=("Archery", "Metalworking")),
        )
        play(game, "ann: dogma Metalworking")
        assert zone(game, "ann", "hand") == ["Archery"]
        assert zone(game, "ann", "score") == sorted(self.FIVES)


class TestNapoleonBonaparte:
    """Instead of scoring or returning a factory card, tuck it and score a top 6 of any board."""

    def test_a_factory_card_to_be_scored_is_tucked_and_a_top_six_scored(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars"], yellow=["Agriculture"], red=["Napoleon Bonaparte"]),
            bo=seat(yellow=["Canning"], green=["The Wheel"]),
            supply={2: ["Calendar"], 5: ["Coal"]},
        )
        desk = Desk(game, "Canning")
        desk.player("ann").draw_and_score(5)
        assert names(desk.player("ann").own.score) == ["Canning"]
        assert names(desk.player("ann").stack(RED)) == ["Napoleon Bonaparte", "Coal"]
        assert desk.offers == [["Canning", "Napoleon Bonaparte"]]
        assert (desk.player("ann").own.scored, desk.player("ann").own.tucked) == (1, 1)

    def test_the_card_scored_by_it_triggers_nothing(self) -> None:
        game = figures_table(ann=seat(red=["Napoleon Bonaparte"], hand=["Colonialism"]), bo=seat())
        desk = Desk(game)
        desk.player("ann").score_one(desk.player("ann").hand)
        assert names(desk.player("ann").own.score) == ["Napoleon Bonaparte"]  # a factory card, scored all the same

    def test_a_factory_card_to_be_returned_is_tucked(self) -> None:
        game = figures_table(
            ann=seat(hand=["Gunpowder"], yellow=["Agriculture"], red=["Napoleon Bonaparte"]),
            bo=seat(blue=["Encyclopedia"]),
        )
        play(game, "ann: dogma Agriculture", "ann: Gunpowder", "ann: Encyclopedia")
        assert pile(game, "ann", "red") == ["Napoleon Bonaparte", "Gunpowder"]
        assert "Encyclopedia" in zone(game, "ann", "score")

    def test_a_card_without_a_factory_is_returned(self) -> None:
        game = figures_table(ann=seat(red=["Napoleon Bonaparte"], hand=["Oars"]), bo=seat(blue=["Encyclopedia"]))
        desk = Desk(game)
        desk.player("ann").return_one(desk.player("ann").hand)
        assert names(desk.player("ann").stack(RED)) == ["Napoleon Bonaparte"]
        assert desk.player("ann").score_pile == ()
        assert [event["verb"] for event in desk.seen_by("ann")] == ["return"]

    def test_a_card_without_a_factory_is_scored(self) -> None:
        game = figures_table(ann=seat(red=["Napoleon Bonaparte"], hand=["Oars"]), bo=seat())
        desk = Desk(game)
        desk.player("ann").score_one(desk.player("ann").hand)
        assert names(desk.player("ann").own.score) == ["Oars"]

    def test_the_echo_scores_a_top_figure_of_five_or_six(self) -> None:
        game = figures_table(
            ann=seat(red=["Napoleon Bonaparte"]),
            bo=seat(blue=["Isaac Newton"], green=["Classification"], purple=["Mysticism"], yellow=["Statistics"]),
            cy=seat(purple=["Plato"], yellow=["Florence Nightingale"]),
        )
        play(game, "ann: dogma Napoleon Bonaparte")
        assert options(game) == ["Isaac Newton", "Napoleon Bonaparte"]
        play(game, "ann: Isaac Newton")
        assert zone(game, "ann", "score") == ["Isaac Newton"]


class TestTecumseh:
    """Before tucking a factory card, return a top factory card of another player. Echo: draw and tuck a 6."""

    def test_a_factory_top_card_of_another_player_goes_back(self) -> None:
        game = figures_table(
            ann=seat(red=["Tecumseh"], blue=["Chemistry"]),
            bo=seat(red=["Coal", "Oars"], green=["Sailing"]),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Tecumseh")
        assert pile(game, "ann", "yellow") == ["Canning"]
        assert pile(game, "bo", "red") == ["Oars"]
        assert supply(game, 5)[-1] == "Coal"

    def test_a_card_without_a_factory_is_just_tucked(self) -> None:
        game = figures_table(
            ann=seat(red=["Tecumseh"], green=["Corporations"]), bo=seat(red=["Coal"]), supply={6: ["Atomic Theory"]}
        )
        play(game, "ann: dogma Tecumseh")
        assert pile(game, "bo", "red") == ["Coal"]

    def test_own_factories_are_spared(self) -> None:
        game = figures_table(ann=seat(red=["Tecumseh"]), bo=seat(red=["Archery"]), supply={6: ["Canning"]})
        play(game, "ann: dogma Tecumseh")
        assert pile(game, "ann", "red") == ["Tecumseh"]
        assert pile(game, "bo", "red") == ["Archery"]

    def test_a_partner_is_another_player(self) -> None:
        """Rules 16.3."""
        game = figures_table(
            ann=seat(red=["Tecumseh"], blue=["Chemistry"]),
            bo=seat(),
            cy=seat(yellow=["Canning"]),
            di=seat(),
            supply={6: ["Industrialization"]},
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Tecumseh")
        assert pile(game, "cy", "yellow") == []


class TestEdwardJenner:
    """A demand that reaches you: return a hand card instead."""

    def test_a_hand_card_goes_back_and_other_targets_suffer(self) -> None:
        game = figures_table(
            ann=seat(red=["Archery"]),
            bo=seat(hand=["Oars", "Paper"], yellow=["Edward Jenner"]),
            cy=seat(hand=["Tools"]),
            supply={1: ["Writing", "Pottery"]},
        )
        play(game, "ann: dogma Archery")
        assert asked(game) == ("bo", "card", "return")
        play(game, "bo: Oars")
        assert zone(game, "bo", "hand") == ["Paper"]
        assert supply(game, 1)[-1] == "Oars"
        assert asked(game)[0] == "cy"

    def test_an_empty_hand_is_spared_too(self) -> None:
        game = figures_table(ann=seat(red=["Archery"]), bo=seat(yellow=["Edward Jenner"]), supply={1: ["Writing"]})
        play(game, "ann: dogma Archery")
        assert zone(game, "bo", "hand") == []
        assert supply(game, 1)[0] == "Writing"

    def test_a_demand_that_does_not_reach_him_costs_nothing(self) -> None:
        game = figures_table(
            ann=seat(red=["Archery"]), bo=seat(hand=["Oars"], yellow=["Edward Jenner"], green=["The Wheel"])
        )
        play(game, "ann: dogma Archery")
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_inspire_tucks_a_hand_card(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], yellow=["Edward Jenner"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: inspire yellow")
        assert pile(game, "ann", "red") == ["Oars"]

    def test_a_compel_is_watched_too(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(red=["Holmegaard Bows"]),
            bo=seat(yellow=["Edward Jenner"], red=["Oars"], hand=["Coal"], purple=["Mysticism"]),
        )
        play(game, "ann: dogma Holmegaard Bows")
        assert "Coal" not in zone(game, "bo", "hand")
        assert (pile(game, "bo", "red"), pile(game, "bo", "purple")) == (["Oars"], ["Mysticism"])


class TestJohnLoudonMcadam:
    """Top cards with factories are available achievements for you."""

    def test_a_factory_top_card_is_claimed_off_the_board_at_its_cost(self) -> None:
        game = figures_table(
            ann=seat(
                yellow=["John Loudon McAdam"],
                red=["Coal", "Oars"],
                blue=["Tools"],  # within reach, but without a factory
                score=["A.I.", "The Internet", "Services"],
            ),
            bo=seat(green=["The Wheel"]),
        )
        assert "achieve Coal" in options(game)
        assert "achieve Tools" not in options(game)
        assert "achieve John Loudon McAdam" not in options(game)  # 30 points, and he has 29
        play(game, "ann: achieve Coal")
        assert zone(game, "ann", "achievements") == ["Coal"]
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "bo", "hand") == []  # it only counts as available: opponents draw no Figure

    def test_a_standard_achievement_still_brings_opponents_a_figure(self) -> None:
        game = figures_table(
            ann=seat(yellow=["John Loudon McAdam"], score=["A.I."]), bo=seat(green=["The Wheel"]), available=["Tools"]
        )
        play(game, "ann: achieve 1")
        assert len(zone(game, "bo", "hand")) == 1

    def test_it_is_for_its_owner_alone(self) -> None:
        game = figures_table(
            ann=seat(red=["Coal"], score=["A.I.", "The Internet", "Services"]), bo=seat(yellow=["John Loudon McAdam"])
        )
        assert "achieve Coal" not in options(game)

    def test_effects_that_claim_can_take_it(self) -> None:
        game = figures_table(
            ann=seat(yellow=["John Loudon McAdam"], red=["Coal", "Oars"]), bo=seat(), available=["Tools"]
        )
        desk = Desk(game, "Coal")
        desk.player("ann").claim_any()
        assert names(desk.player("ann").own.achievements) == ["Coal"]

    def test_inspire_melds_a_hand_card(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], yellow=["John Loudon McAdam"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: inspire yellow")
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Canning"]


class TestCharlesDarwin:
    """A claim while you have strictly most achievements wins the game. Echo: draw an 8."""

    def test_a_claim_by_the_leader_wins(self) -> None:
        game = figures_table(
            ann=seat(blue=["Charles Darwin"], score=["A.I."], achievements=["Oars", "Paper"]),
            bo=seat(achievements=["Calendar"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert ending(game) == ("effect", ["ann"])

    def test_a_tie_before_the_claim_is_not_enough(self) -> None:
        game = figures_table(
            ann=seat(blue=["Charles Darwin"], score=["A.I."], achievements=["Paper"]),
            bo=seat(achievements=["Calendar"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Paper", "Tools"]

    def test_every_other_player_must_have_fewer(self) -> None:
        game = figures_table(
            ann=seat(blue=["Charles Darwin"], score=["A.I."], achievements=["Paper"]),
            bo=seat(),
            cy=seat(achievements=["Calendar"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Paper", "Tools"]

    def test_a_partner_is_no_rival_and_his_achievements_count(self) -> None:
        """Rules 16.3, 16.5: three of the team against two of the other."""
        game = figures_table(
            ann=seat(blue=["Charles Darwin"], score=["A.I."], achievements=["Paper"]),
            bo=seat(achievements=["Calendar", "Gunpowder"]),
            cy=seat(achievements=["Oars", "Coal"]),
            di=seat(),
            available=["Tools"],
            options={"teams": "partners"},
        )
        play(game, "ann: achieve 1")
        assert ending(game) == ("effect", ["ann", "cy"])

    def test_a_special_achievement_is_claimed_as_well(self) -> None:
        game = figures_table(
            ann=seat(blue=["Charles Darwin"], achievements=["Oars"], hand=["Pottery"], tucked=5), bo=seat()
        )
        desk = Desk(game)
        with pytest.raises(GameOver):
            desk.player("ann").tuck_one(desk.player("ann").hand)
        assert desk.position.outcome is not None
        assert desk.position.outcome.winners == (0,)

    def test_the_echo_draws_an_eight(self) -> None:
        game = figures_table(ann=seat(blue=["Charles Darwin"]), bo=seat(), supply={8: ["Flight"]})
        play(game, "ann: dogma Charles Darwin")
        assert zone(game, "ann", "hand") == ["Flight"]


class TestJamesClerkMaxwell:
    """Each hand card gives one more of every icon you show."""

    def test_every_kind_shown_grows_by_the_hand(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars", "Tools", "Paper"], blue=["James Clerk Maxwell"], red=["Optics"]), bo=seat()
        )
        assert [icons(game, "ann", icon) for icon in ICONS] == [0, 6, 0, 0, 0, 4]

    def test_forecast_cards_that_count_as_in_hand_count_here_too(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars"], forecast=["Tools"], blue=["James Clerk Maxwell"], purple=["Emperor Meiji"]),
            bo=seat(),
        )
        assert icons(game, "ann", "clock") == 3 + 2

    def test_inspire_draws_an_eight(self) -> None:
        game = figures_table(ann=seat(blue=["James Clerk Maxwell"]), bo=seat(), supply={8: ["Flight"], 7: ["Bicycle"]})
        play(game, "ann: inspire blue")
        assert zone(game, "ann", "hand") == ["Bicycle", "Flight"]


class TestAlfredNobel:
    """Each icon shown at least twice as often as by each other player is an achievement."""

    def test_each_kind_is_compared_for_itself(self) -> None:
        game = figures_table(
            ann=seat(green=["Alfred Nobel"], red=["Archery"], blue=["Pottery"]),
            bo=seat(green=["Clothing"], purple=["Mysticism"]),
        )
        # crowns, 2 to 1, and the bulb, 1 to none; not castles, 2 to 3, nor leaves, 3 to 2
        assert achieved(game, "ann") == 1 + 1

    def test_every_other_player_is_compared(self) -> None:
        game = figures_table(ann=seat(green=["Alfred Nobel"]), bo=seat(green=["Sailing"]), cy=seat())
        assert achieved(game, "ann") == 0  # 2 crowns, but bo shows 2 as well

    def test_a_partner_is_not_compared(self) -> None:
        """Rules 16.3."""
        game = figures_table(
            ann=seat(green=["Alfred Nobel"]),
            bo=seat(),
            cy=seat(green=["Sailing"]),
            di=seat(),
            options={"teams": "partners"},
        )
        assert achieved(game, "ann") == 1

    def test_it_wins_as_soon_as_it_makes_achievements_enough(self) -> None:
        own = ["Oars", "Paper", "Alchemy", "Calendar", "Gunpowder", "Empire"]
        game = figures_table(
            ann=seat(hand=["Optics"], green=["Alfred Nobel"], achievements=own[:5]), bo=seat(green=["Sailing"])
        )
        play(game, "ann: meld Optics")
        assert game.result is None
        game = figures_table(
            ann=seat(hand=["Optics"], green=["Alfred Nobel"], achievements=own), bo=seat(green=["Sailing"])
        )
        play(game, "ann: meld Optics")
        assert ending(game) == ("achievements", ["ann"])

    def test_inspire_scores_a_hand_card(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], green=["Alfred Nobel"]), bo=seat())
        play(game, "ann: inspire green")
        assert zone(game, "ann", "score") == ["Oars"]


class TestGeorgeStephenson:
    """Before a claim, the bottom cards of the piles 1 to 9 become available achievements."""

    def test_nine_bottom_cards_become_available(self) -> None:
        game = figures_table(
            ann=seat(green=["George Stephenson"], score=["A.I."]), bo=seat(), available=["Tools"], removed=emptied(3)
        )
        bottoms = [supply(game, value)[-1] for value in (1, 2, 4, 5, 6, 7, 8, 9)]
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Tools"]
        assert [name for name in game.position()["achievements"] if name in bottoms] == bottoms
        assert len([value for value in range(1, 11) if supply(game, value)]) == 9
        assert len(supply(game, 10)) == 9  # A.I. lies in her score pile, the other 10s where they lay

    def test_a_claim_of_an_opponent_does_not_concern_it(self) -> None:
        game = figures_table(
            ann=seat(blue=["Tools"], score=["A.I."]), bo=seat(green=["George Stephenson"]), available=["Oars"]
        )
        bottom = supply(game, 5)[-1]
        play(game, "ann: achieve 1")
        assert supply(game, 5)[-1] == bottom

    def test_the_echo_turns_right_to_up(self) -> None:
        game = figures_table(
            ann=seat(
                green=["George Stephenson"], red=("right", ["Oars", "Archery"]), blue=("left", ["Tools", "Writing"])
            ),
            bo=seat(),
        )
        play(game, "ann: dogma George Stephenson")
        assert options(game) == ["pass", "red"]
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "up"


class TestEmperorMeiji:
    """Melding a 10 onto a 9 and an 8 wins. Forecast cards count as in hand."""

    def test_a_ten_with_a_nine_and_an_eight_on_top_wins(self) -> None:
        game = figures_table(
            ann=seat(hand=["Software"], purple=["Emperor Meiji"], red=["Fission"], green=["Mass Media"]), bo=seat()
        )
        play(game, "ann: meld Software")
        assert ending(game) == ("effect", ["ann"])

    def test_without_the_nine_it_is_melded(self) -> None:
        game = figures_table(
            ann=seat(hand=["Software"], purple=["Emperor Meiji"], red=["Fission"], green=["Bicycle"]), bo=seat()
        )
        play(game, "ann: meld Software")
        assert pile(game, "ann", "blue") == ["Software"]

    def test_a_nine_wins_nothing(self) -> None:
        game = figures_table(
            ann=seat(hand=["Genetics"], purple=["Emperor Meiji"], red=["Fission"], green=["Mass Media"]), bo=seat()
        )
        play(game, "ann: meld Genetics")
        assert pile(game, "ann", "blue") == ["Genetics"]

    def test_effects_find_forecast_cards_in_the_hand(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars"], forecast=["Paper"], purple=["Emperor Meiji"], yellow=["Agriculture"]),
            bo=seat(),
            supply={4: ["Navigation"]},
        )
        play(game, "ann: dogma Agriculture")
        assert options(game) == ["Oars", "Paper", "pass"]
        play(game, "ann: Paper")
        assert zone(game, "ann", "forecast") == []
        assert zone(game, "ann", "score") == ["Navigation"]

    def test_figures_of_the_forecast_count_towards_a_decree(self) -> None:
        game = figures_table(
            ann=seat(hand=["Homer", "Saladin"], forecast=["Tecumseh"], purple=["Emperor Meiji"]), bo=seat()
        )
        play(game, "ann: decree War", "ann: 5")
        assert zone(game, "ann", "forecast") == []
        assert zone(game, "ann", "achievements") == ["War"]

    def test_inspire_foreshadows_an_eight_or_a_nine(self) -> None:
        game = figures_table(ann=seat(purple=["Emperor Meiji"]), bo=seat(), supply={8: ["Flight"], 9: ["Fission"]})
        play(game, "ann: inspire purple")
        assert options(game) == ["8", "9"]
        play(game, "ann: 9")
        assert zone(game, "ann", "forecast") == ["Fission"]

    def test_forecast_cards_can_be_melded(self) -> None:
        game = figures_table(ann=seat(forecast=["Paper"], purple=["Emperor Meiji"]), bo=seat())
        play(game, "ann: meld Paper")
        assert pile(game, "ann", "green") == ["Paper"]
        assert zone(game, "ann", "forecast") == []


class TestQueenVictoria:
    """Before claiming a standard achievement, the bottom card of a lower pile becomes available."""

    def test_the_bottom_card_of_a_chosen_lower_pile_becomes_available(self) -> None:
        game = figures_table(
            ann=seat(purple=["Queen Victoria"], score=["A.I.", "Software"]),
            bo=seat(),
            available=["Alchemy"],
        )
        bottom = supply(game, 2)[-1]
        play(game, "ann: achieve 3")
        assert options(game) == ["1", "2"]
        play(game, "ann: 2")
        assert zone(game, "ann", "achievements") == ["Alchemy"]
        assert bottom in game.position()["achievements"]

    def test_empty_piles_are_not_offered(self) -> None:
        game = figures_table(
            ann=seat(purple=["Queen Victoria"], score=["A.I.", "Software"]),
            bo=seat(),
            available=["Alchemy"],
            removed=emptied(2),
        )
        bottom = supply(game, 1)[-1]
        play(game, "ann: achieve 3")
        assert bottom in game.position()["achievements"]

    def test_nothing_lies_below_a_one(self) -> None:
        game = figures_table(ann=seat(purple=["Queen Victoria"], score=["A.I."]), bo=seat(), available=["Tools"])
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Tools"]
        assert asked(game) == ("ann", "action", "action")

    def test_a_special_achievement_is_none(self) -> None:
        game = figures_table(ann=seat(purple=["Queen Victoria"], hand=["Pottery"], tucked=5), bo=seat())
        desk = Desk(game)
        desk.player("ann").tuck_one(desk.player("ann").hand)
        assert names(desk.player("ann").own.achievements) == ["Monument"]
        assert desk.offers == []

    def test_the_echo_takes_a_figure_of_a_score_pile(self) -> None:
        game = figures_table(
            ann=seat(purple=["Queen Victoria"]), bo=seat(score=["Homer", "Oars"]), cy=seat(score=["Tools"])
        )
        play(game, "ann: dogma Queen Victoria")
        assert zone(game, "ann", "score") == ["Homer"]

    def test_the_echo_finds_no_figure(self) -> None:
        game = figures_table(ann=seat(purple=["Queen Victoria"]), bo=seat(score=["Oars"]))
        play(game, "ann: dogma Queen Victoria")
        assert (zone(game, "ann", "score"), zone(game, "bo", "score")) == ([], ["Oars"])

    def test_the_own_score_pile_may_be_named_in_vain(self) -> None:
        """Rules 5.7.1: a card put where it lay is no change."""
        game = figures_table(ann=seat(purple=["Queen Victoria"], score=["Homer"]), bo=seat(score=["Sun Tzu"]))
        play(game, "ann: dogma Queen Victoria", "ann: ann")
        assert (zone(game, "ann", "score"), zone(game, "bo", "score")) == (["Homer"], ["Sun Tzu"])


class TestJohnEricsson:
    """When melded: score opponents' top Figures below 7. Each factory gives two clocks."""

    def test_melded_it_scores_lower_top_figures_of_opponents(self) -> None:
        game = figures_table(
            ann=seat(hand=["John Ericsson"]),
            bo=seat(blue=["Benjamin Franklin"], red=["Archery"]),
            cy=seat(green=["Alfred Nobel"]),
        )
        play(game, "ann: meld John Ericsson")
        assert zone(game, "ann", "score") == ["Benjamin Franklin"]
        assert pile(game, "cy", "green") == ["Alfred Nobel"]

    def test_it_does_so_by_whatever_means_it_is_melded(self) -> None:
        game = figures_table(ann=seat(hand=["John Ericsson"]), bo=seat(blue=["Benjamin Franklin"]))
        desk = Desk(game)
        desk.player("ann").meld_one(desk.player("ann").hand)
        assert names(desk.player("ann").own.score) == ["Benjamin Franklin"]

    def test_factories_give_two_clocks_each(self) -> None:
        game = figures_table(ann=seat(red=["John Ericsson"], blue=["Chemistry"]), bo=seat())
        assert (icons(game, "ann", "clock"), icons(game, "ann", "factory")) == (8, 4)

    def test_inspire_tucks_a_seven(self) -> None:
        game = figures_table(ann=seat(red=["John Ericsson"]), bo=seat(), supply={7: ["Explosives"]})
        play(game, "ann: inspire red")
        assert pile(game, "ann", "red") == ["John Ericsson", "Explosives"]


class TestRobertELee:
    """Every seven leaves are an achievement. Echo: a top leaf card goes to any board."""

    def test_sevens_of_leaves_are_counted_down(self) -> None:
        game = figures_table(ann=seat(red=["Robert E. Lee"], blue=["Pottery"]), bo=seat())
        assert achieved(game, "ann") == 0  # 5
        game = figures_table(ann=seat(red=["Robert E. Lee"], blue=["Pottery"], yellow=["Medicine"]), bo=seat())
        assert achieved(game, "ann") == 1  # 7
        game = figures_table(
            ann=seat(
                red=["Robert E. Lee"],
                blue=["Pottery"],
                yellow=["Agriculture"],
                purple=["Socialism"],
                green=["Clothing"],
            ),
            bo=seat(),
        )
        assert achieved(game, "ann") == 1  # 13

    def test_the_echo_moves_a_leaf_card_to_a_board_of_choice(self) -> None:
        game = figures_table(
            ann=seat(red=["Robert E. Lee"]), bo=seat(green=["Sailing", "The Wheel"]), cy=seat(green=["Navigation"])
        )
        play(game, "ann: dogma Robert E. Lee", "ann: Sailing", "ann: cy")
        assert pile(game, "cy", "green") == ["Sailing", "Navigation"]
        assert pile(game, "bo", "green") == ["The Wheel"]

    def test_its_decree_is_war(self) -> None:
        game = figures_table(
            ann=seat(hand=["Homer", "Ptahhotep"], red=["Robert E. Lee"]), bo=seat(red=["Oars"], green=["Compass"])
        )
        play(game, "ann: decree War", "ann: 1")
        assert (pile(game, "bo", "red"), pile(game, "bo", "green")) == ([], ["Compass"])

    def test_it_may_stay_where_it_lies(self) -> None:
        game = figures_table(ann=seat(red=["Robert E. Lee"]), bo=seat(green=["Sailing", "The Wheel"]))
        play(game, "ann: dogma Robert E. Lee", "ann: Sailing", "ann: bo")
        assert pile(game, "bo", "green") == ["Sailing", "The Wheel"]


class TestFlorenceNightingale:
    """Opponents' effects cannot transfer, return or remove your scored cards."""

    def test_a_demand_takes_nothing_and_counts_nothing(self) -> None:
        game = figures_table(
            ann=seat(green=["Navigation"]), bo=seat(score=["Calendar"], yellow=["Florence Nightingale"])
        )
        play(game, "ann: dogma Navigation")
        assert zone(game, "bo", "score") == ["Calendar"]
        assert zone(game, "ann", "score") == []

    def test_sharing_an_opponents_action_takes_nothing_either(self) -> None:
        game = figures_table(ann=seat(), bo=seat(score=["Calendar"], yellow=["Florence Nightingale"]))
        desk = Desk(game)
        assert desk.resolution.karma.launcher == desk.names.index("ann")
        assert desk.player("bo").return_one(desk.player("bo").score_pile) is None
        assert names(desk.player("bo").own.score) == ["Calendar"]

    def test_own_actions_take_them(self) -> None:
        game = figures_table(ann=seat(score=["Calendar"], yellow=["Florence Nightingale"]), bo=seat())
        desk = Desk(game)
        desk.player("ann").return_one(desk.player("ann").score_pile)
        assert names(desk.player("ann").own.score) == []

    def test_who_is_put_out_of_the_game_keeps_nothing(self) -> None:
        game = figures_table(
            sets=("base", "figures", "artifacts"),
            ann=seat(red=["Exxon Valdez"]),
            bo=seat(score=["Calendar"], yellow=["Florence Nightingale"], red=["Coal"]),
            cy=seat(),
        )
        play(game, "ann: dogma Exxon Valdez")
        assert zone(game, "bo", "score") == []
        assert "Calendar" in game.position()["removed"]

    def test_scored_cards_of_others_are_not_kept(self) -> None:
        game = figures_table(
            ann=seat(green=["Navigation"], yellow=["Florence Nightingale"]), bo=seat(score=["Calendar"])
        )
        play(game, "ann: dogma Navigation")
        assert zone(game, "ann", "score") == ["Calendar"]

    def test_a_rivalry_decree_takes_the_top_figures_only(self) -> None:
        game = figures_table(
            ann=seat(hand=["Homer", "Ptahhotep"], purple=["Queen Victoria"]),
            bo=seat(score=["Calendar", "Oars"], yellow=["Florence Nightingale"]),
        )
        play(game, "ann: decree Rivalry", "ann: back 2 base")
        assert zone(game, "bo", "score") == ["Calendar", "Oars"]
        assert pile(game, "bo", "yellow") == []

    def test_a_kept_card_is_none_that_was_returned(self) -> None:
        """Rulings, Florence Nightingale: East India Company Charter pays nothing for it."""
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(score=["Tools"], red=["East India Company Charter"]),
            bo=seat(score=["Oars", "Sailing"], yellow=["Florence Nightingale"]),
            supply={5: ["Physics", "Banking"]},
        )
        play(game, "ann: dogma East India Company Charter", "ann: 1", "ann: ann")
        while asked(game) != ("ann", "action", "action"):
            play(game, f"ann: {options(game)[0]}")
        assert zone(game, "ann", "score") == ["Physics"]
        assert zone(game, "bo", "score") == ["Oars", "Sailing"]

    def test_a_kept_card_is_tried_once(self) -> None:
        """Mass Media comes to its end although a card that it would return stays where it is."""
        game = figures_table(
            ann=seat(hand=["Coal"], score=["Tools", "Writing"], green=["Mass Media"]),
            bo=seat(score=["Oars"], yellow=["Florence Nightingale"]),
        )
        play(game, "ann: dogma Mass Media", "ann: Coal", "ann: 1", "ann: bo")
        assert zone(game, "bo", "score") == ["Oars"]
        assert asked(game) == ("ann", "order", "return")
        play(game, "ann: Tools")
        assert zone(game, "ann", "score") == []

    def test_inspire_tucks_a_hand_card(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars"], score=["Tools"], yellow=["Florence Nightingale"], red=["Archery"]), bo=seat()
        )
        play(game, "ann: inspire yellow")
        assert pile(game, "ann", "red") == ["Archery", "Oars"]
        assert zone(game, "ann", "score") == ["Tools"]


class TestRowlandHill:
    """Before a claim, return three hand cards; if all three went, claim the rest of the hand."""

    def test_three_go_and_the_rest_is_claimed(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars", "Paper", "Gunpowder", "Coal"], yellow=["Rowland Hill"], score=["A.I."]),
            bo=seat(),
            available=["Tools"],
        )
        play(game, "ann: achieve 1", "ann: Oars", "ann: Paper", "ann: Gunpowder")
        assert zone(game, "ann", "achievements") == ["Coal", "Tools"]
        assert zone(game, "ann", "hand") == []

    def test_fewer_than_three_go_for_nothing(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars", "Paper"], yellow=["Rowland Hill"], score=["A.I."]), bo=seat(), available=["Tools"]
        )
        play(game, "ann: achieve 1", "ann: Oars")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "ann", "achievements") == ["Tools"]

    def test_claims_of_others_do_not_concern_it(self) -> None:
        game = figures_table(
            ann=seat(green=["Sailing"], score=["A.I."]),
            bo=seat(hand=["Oars", "Paper", "Coal"], yellow=["Rowland Hill"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert {"Oars", "Paper", "Coal"} <= set(zone(game, "bo", "hand"))

    def test_inspire_draws_a_seven_beside_the_card_of_the_top_value(self) -> None:
        game = figures_table(
            ann=seat(yellow=("left", ["Masonry", "Rowland Hill"])), bo=seat(), supply={7: ["Bicycle"], 1: ["Oars"]}
        )
        assert "inspire yellow" not in options(game)  # it stands top left
        game = figures_table(
            ann=seat(yellow=("right", ["Masonry", "Rowland Hill"])), bo=seat(), supply={7: ["Bicycle"], 1: ["Oars"]}
        )
        play(game, "ann: inspire yellow")
        assert zone(game, "ann", "hand") == ["Bicycle", "Oars"]


class TestAlbertEinstein:
    """Boxed values in your effects count as 10. Echo: all hand cards with a bulb or a clock are melded."""

    def test_boxed_values_are_tens(self) -> None:
        game = figures_table(
            ann=seat(blue=["Albert Einstein"], purple=["Astronomy"]),
            bo=seat(),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Astronomy")  # draws a 6 until one is neither green nor blue
        assert "Robotics" in zone(game, "ann", "hand")

    def test_sharers_of_your_card_draw_tens_too(self) -> None:
        game = figures_table(
            ann=seat(blue=["Albert Einstein"], green=["Mapmaking"]),
            bo=seat(),
        )
        desk = Desk(game)
        desk.resolution.frame = Frame(CARDS["Mapmaking"], 0, 2)
        drawn = desk.player("bo").draw(3)
        assert drawn.age == 10

    def test_cards_of_others_keep_their_values(self) -> None:
        game = figures_table(
            ann=seat(blue=["Writing"]),
            bo=seat(blue=["Albert Einstein"], purple=["Philosophy"]),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Writing")
        assert "Calendar" in zone(game, "bo", "hand")

    def test_a_value_that_is_worked_out_is_not_boxed(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars"], blue=["Albert Einstein"], yellow=["Agriculture"]),
            bo=seat(),
            supply={2: ["Currency"]},
        )
        play(game, "ann: dogma Agriculture", "ann: Oars")
        assert zone(game, "ann", "score") == ["Currency"]

    def test_the_echo_melds_all_cards_with_a_bulb_or_a_clock(self) -> None:
        game = figures_table(ann=seat(hand=["Tools", "Bicycle", "Oars"], blue=["Albert Einstein"]), bo=seat())
        play(game, "ann: dogma Albert Einstein", "ann: Tools")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert pile(game, "ann", "green") == ["Bicycle"]
        assert pile(game, "ann", "blue") == ["Tools", "Albert Einstein"]


class TestMarieCurie:
    """Each different value above 6 in your score pile is an achievement. Echo: draw a 9."""

    def test_different_values_above_six_count_once_each(self) -> None:
        game = figures_table(
            ann=seat(blue=["Marie Curie"], score=["Coal", "Canning", "Evolution", "Bicycle", "A.I."]), bo=seat()
        )
        assert achieved(game, "ann") == 2

    def test_a_score_that_grows_wins_the_game(self) -> None:
        game = figures_table(
            ann=seat(
                blue=["Marie Curie"],
                score=["Evolution"],
                achievements=["Oars", "Paper", "Calendar", "Currency", "Coal"],
            ),
            bo=seat(),
        )
        desk = Desk(game)
        assert desk.player("ann").team_achievements == 6
        with pytest.raises(GameOver):
            desk.player("ann").draw_and_score(9)

    def test_the_echo_draws_a_nine(self) -> None:
        game = figures_table(ann=seat(blue=["Marie Curie"]), bo=seat(), supply={9: ["Fission"]})
        play(game, "ann: dogma Marie Curie")
        assert zone(game, "ann", "hand") == ["Fission"]


class TestEmmyNoether:
    """Each clock is worth as many points as there are clocks."""

    def test_clocks_are_squared(self) -> None:
        game = figures_table(ann=seat(green=["Emmy Noether"], score=["Oars"], red=["Fission"]), bo=seat())
        assert points(game, "ann") == 1 + 25

    def test_clocks_that_karma_provides_count(self) -> None:
        game = figures_table(ann=seat(green=["Emmy Noether"], red=["John Von Neumann"], hand=["Oars"]), bo=seat())
        assert points(game, "ann") == (2 + 2 + 2) ** 2

    def test_inspire_draws_and_melds_an_eight(self) -> None:
        game = figures_table(
            ann=seat(green=["Emmy Noether"], red=["Oars"]), bo=seat(), supply={8: ["Flight", "Mobility"]}
        )
        play(game, "ann: inspire green")
        assert (pile(game, "ann", "red"), zone(game, "ann", "hand")) == (["Flight", "Oars"], ["Mobility"])


class TestJPMorgan:
    """Icons in colors splayed up count twice. Echo: optionally splay a color up."""

    def test_visible_icons_of_colors_splayed_up_count_twice(self) -> None:
        game = figures_table(
            ann=seat(green=["J.P. Morgan"], blue=("up", ["Tools", "Writing"]), red=("right", ["Oars", "Archery"])),
            bo=seat(),
        )
        # Writing shows two bulbs and a crown, Tools two bulbs and a castle
        assert icons(game, "ann", "bulb") == 2 * 4 + 1
        assert icons(game, "ann", "crown") == 2 * 1 + 2 + 1
        assert icons(game, "ann", "castle") == 2 * 1 + 2 + 1

    def test_the_echo_may_splay_a_color_up(self) -> None:
        game = figures_table(ann=seat(green=["J.P. Morgan"], blue=["Tools", "Writing"]), bo=seat())
        play(game, "ann: dogma J.P. Morgan", "ann: blue")
        assert splay(game, "ann", "blue") == "up"
        game = figures_table(ann=seat(green=["J.P. Morgan"], blue=["Tools", "Writing"]), bo=seat())
        play(game, "ann: dogma J.P. Morgan", "ann: pass")
        assert splay(game, "ann", "blue") == "none"


class TestDukeEllington:
    """Your Figures do not fade; a fifth top Figure is achieved instead of melded."""

    def four(self, held: str) -> Zones:
        """A seat with four top Figures and a hand card."""
        return seat(
            hand=[held], purple=["Duke Ellington"], red=["Tecumseh", "Oars"], blue=["Marie Curie"], green=["Adam Smith"]
        )

    def test_figures_do_not_fade(self) -> None:
        game = figures_table(ann=seat(purple=["Duke Ellington"], red=["Tecumseh"], hand=["Oars"]), bo=seat())
        play(game, "ann: draw")
        assert zone(game, "ann", "score") == []
        assert pile(game, "ann", "red") == ["Tecumseh"]

    def test_covered_it_lets_them_fade(self) -> None:
        game = figures_table(
            ann=seat(purple=["Duke Ellington"], red=["Tecumseh"], blue=["Marie Curie"], hand=["Mysticism"]), bo=seat()
        )
        play(game, "ann: meld Mysticism", "ann: Tecumseh")
        assert zone(game, "ann", "score") == ["Tecumseh"]

    def test_with_four_top_figures_a_figure_is_achieved(self) -> None:
        game = figures_table(ann=self.four("Edward Jenner"), bo=seat())
        play(game, "ann: meld Edward Jenner")
        assert zone(game, "ann", "achievements") == ["Edward Jenner"]
        assert pile(game, "ann", "yellow") == []

    def test_with_three_it_is_melded_and_other_cards_always(self) -> None:
        three = seat(hand=["Edward Jenner"], purple=["Duke Ellington"], red=["Tecumseh"], blue=["Marie Curie"])
        game = figures_table(ann=three, bo=seat())
        play(game, "ann: meld Edward Jenner")
        assert pile(game, "ann", "yellow") == ["Edward Jenner"]
        game = figures_table(ann=self.four("Masonry"), bo=seat())
        play(game, "ann: meld Masonry")
        assert pile(game, "ann", "yellow") == ["Masonry"]
        three["board"]["green"] = {"splay": "none", "cards": ["Sailing"]}
        game = figures_table(ann=three, bo=seat())
        play(game, "ann: meld Edward Jenner")  # the fourth top card is no Figure
        assert pile(game, "ann", "yellow") == ["Edward Jenner"]

    def test_inspire_draws_and_melds_a_figure_of_eight(self) -> None:
        game = figures_table(ann=seat(purple=["Duke Ellington"]), bo=seat(), supply={8: ["Caresse Crosby"]})
        play(game, "ann: inspire purple")
        assert pile(game, "ann", "yellow") == ["Caresse Crosby"]


class TestHgWells:
    """Instead of foreshadowing: meld, execute alone, and remove what is still on top."""

    def test_a_card_to_be_foreshadowed_is_melded_executed_and_removed(self) -> None:
        game = figures_table(
            ann=seat(purple=["H.G. Wells"], blue=["Tools"]), bo=seat(), supply={1: ["Writing"], 2: ["Calendar"]}
        )
        desk = Desk(game)
        desk.player("ann").draw_and_foreshadow(1)
        assert names(desk.player("ann").hand) == ["Calendar"]
        assert names(desk.player("ann").stack(BLUE)) == ["Tools"]
        assert CARDS["Writing"] in desk.position.removed
        assert desk.player("ann").own.forecast == ()

    def test_inspire_foreshadows_a_ten_and_so_melds_it(self) -> None:
        game = figures_table(ann=seat(purple=["H.G. Wells"]), bo=seat(), supply={10: ["Databases"], 8: ["Flight"]})
        play(game, "ann: inspire purple")  # Databases holds a demand only
        assert game.position()["removed"] == ["Databases"]
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_a_card_that_is_covered_meanwhile_stays(self) -> None:
        game = figures_table(
            ann=seat(purple=["H.G. Wells"], blue=["Tools"]),
            bo=seat(),
            supply={8: ["Rocketry"], 4: ["Experimentation"], 5: ["Physics"]},
        )
        desk = Desk(game)
        desk.player("ann").draw_and_foreshadow(4)  # Experimentation draws and melds a 5
        assert names(desk.player("ann").stack(BLUE)) == ["Physics", "Experimentation", "Tools"]
        assert desk.player("ann").own.forecast == ()

    def test_others_do_not_share_and_demands_are_skipped(self) -> None:
        game = figures_table(
            ann=seat(purple=["H.G. Wells"]), bo=seat(hand=["Oars"], red=["Construction"]), supply={1: ["Archery"]}
        )
        desk = Desk(game)
        desk.player("ann").draw_and_foreshadow(1)
        assert names(desk.player("bo").hand) == ["Oars"]
        assert CARDS["Archery"] in desk.position.removed

    def test_other_players_foreshadow(self) -> None:
        game = figures_table(ann=seat(), bo=seat(purple=["H.G. Wells"]), supply={1: ["Archery"]})
        desk = Desk(game)
        desk.player("ann").draw_and_foreshadow(1)
        assert names(desk.player("ann").own.forecast) == ["Archery"]


class TestErwinRommel:
    """Instead of scoring a card, the top cards of its color on all boards are scored."""

    def test_the_top_cards_of_its_color_are_scored_and_the_card_stays(self) -> None:
        game = figures_table(
            ann=seat(hand=["Calendar"], red=["Erwin Rommel"], blue=["Tools"]),
            bo=seat(blue=["Writing", "Pottery"]),
            cy=seat(green=["The Wheel"]),
        )
        desk = Desk(game, "Tools")
        ann = desk.player("ann")
        assert ann.score_one(ann.hand) is None  # not scored itself
        assert names(ann.own.score) == ["Tools", "Writing"]
        assert names(ann.hand) == ["Calendar"]
        assert ann.own.scored == 2

    def test_without_that_color_anywhere_nothing_happens(self) -> None:
        game = figures_table(ann=seat(hand=["Calendar"], red=["Erwin Rommel"]), bo=seat(green=["The Wheel"]))
        desk = Desk(game)
        ann = desk.player("ann")
        ann.score_one(ann.hand)
        assert (names(ann.own.score), names(ann.hand)) == ([], ["Calendar"])

    def test_fading_scores_a_color_too(self) -> None:
        game = figures_table(
            ann=seat(hand=["Tecumseh"], red=["Erwin Rommel"], blue=["Marie Curie"]), bo=seat(blue=["Tools"])
        )
        play(game, "ann: draw", "ann: Marie Curie", "ann: Tools")
        assert zone(game, "ann", "score") == ["Marie Curie", "Tools"]

    def test_the_echo_takes_a_card_of_any_score_pile(self) -> None:
        game = figures_table(ann=seat(red=["Erwin Rommel"]), bo=seat(score=["Oars"]), cy=seat(score=["Tools"]))
        play(game, "ann: dogma Erwin Rommel")
        assert options(game) == ["bo", "cy"]  # her own is empty
        play(game, "ann: cy")
        assert (zone(game, "ann", "score"), zone(game, "bo", "score")) == (["Tools"], ["Oars"])
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 0

    def test_the_echo_finds_no_card(self) -> None:
        game = figures_table(ann=seat(red=["Erwin Rommel"]), bo=seat(hand=["Oars"]))
        play(game, "ann: dogma Erwin Rommel")
        assert (zone(game, "ann", "score"), zone(game, "bo", "hand")) == ([], ["Oars"])


class TestJohnVonNeumann:
    """When melded: return opponents' top Figures. Each hand card gives two clocks."""

    def test_melded_it_returns_all_top_figures_of_opponents(self) -> None:
        game = figures_table(
            ann=seat(hand=["John Von Neumann"], blue=["Tools"]),
            bo=seat(yellow=["Alex Trebek"]),
            cy=seat(green=["Fu Xi", "The Wheel"]),
        )
        play(game, "ann: meld John Von Neumann", "ann: Fu Xi")
        assert (pile(game, "bo", "yellow"), pile(game, "cy", "green")) == ([], ["The Wheel"])
        assert supply(game, 10, "figures")[-1] == "Alex Trebek"

    def test_own_figures_stay(self) -> None:
        game = figures_table(
            ann=seat(hand=["John Von Neumann"], purple=["Duke Ellington"]), bo=seat(yellow=["Alex Trebek"])
        )
        play(game, "ann: meld John Von Neumann")
        assert pile(game, "ann", "purple") == ["Duke Ellington"]

    def test_hand_cards_give_clocks(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars", "Tools", "Sailing"], red=["John Von Neumann"]), bo=seat(hand=["Paper"])
        )
        assert (icons(game, "ann", "clock"), icons(game, "bo", "clock")) == (2 + 6, 0)

    def test_the_echo_keeps_two_nines_without_purple(self) -> None:
        game = figures_table(ann=seat(red=["John Von Neumann"]), bo=seat(), supply={9: ["Fission", "Ecology"]})
        play(game, "ann: dogma John Von Neumann")
        assert zone(game, "ann", "hand") == ["Ecology", "Fission"]
        assert moves(game, "bo")[:2] == ["draw Fission", "draw Ecology"]

    def test_with_purple_both_go_back(self) -> None:
        game = figures_table(ann=seat(red=["John Von Neumann"]), bo=seat(), supply={9: ["Services", "Ecology"]})
        play(game, "ann: dogma John Von Neumann", "ann: Services")
        assert zone(game, "ann", "hand") == []
        assert supply(game, 9)[-2:] == ["Services", "Ecology"]


class TestCaresseCrosby:
    """Before tucking a leaf card: its color is splayed left, two 2s are drawn. A fifth color left wins."""

    def seat(self, red: str = "left", hand: Sequence[str] = ()) -> Zones:
        """A seat with two yellow cards and four more colors splayed left, or red as given."""
        return seat(
            hand=hand,
            yellow=["Caresse Crosby", "Masonry"],
            red=(red, ["Oars", "Archery"]),
            blue=("left", ["Tools", "Writing"]),
            green=("left", ["The Wheel", "Navigation"]),
            purple=("left", ["Mysticism", "Education"]),
        )

    def test_a_leaf_card_to_be_tucked_splays_and_draws_first(self) -> None:
        game = figures_table(
            ann=seat(hand=["Clothing"], yellow=["Caresse Crosby"], green=["The Wheel", "Navigation"]),
            bo=seat(),
            supply={2: ["Calendar", "Fermenting"], 8: ["Flight"]},
        )
        play(game, "ann: inspire yellow")
        assert splay(game, "ann", "green") == "left"
        assert pile(game, "ann", "green") == ["The Wheel", "Navigation", "Clothing"]
        assert zone(game, "ann", "hand") == ["Calendar", "Fermenting", "Flight"]

    def test_the_splay_comes_before_the_card_lies_there(self) -> None:
        game = figures_table(ann=seat(hand=["Clothing"], yellow=["Caresse Crosby"], green=["The Wheel"]), bo=seat())
        play(game, "ann: inspire yellow")
        assert splay(game, "ann", "green") == "none"
        assert len(zone(game, "ann", "hand")) == 3

    def test_other_cards_are_just_tucked(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], yellow=["Caresse Crosby"], red=["Archery", "Optics"]), bo=seat())
        play(game, "ann: inspire yellow")
        assert splay(game, "ann", "red") == "none"
        assert len(zone(game, "ann", "hand")) == 1

    def test_a_fifth_color_splayed_left_wins(self) -> None:
        game = figures_table(ann=self.seat(), bo=seat())
        desk = Desk(game)
        with pytest.raises(GameOver):
            desk.player("ann").splay(YELLOW, LEFT)
        assert desk.position.outcome is not None
        assert desk.position.outcome.winners == (0,)

    def test_another_direction_or_a_fourth_color_wins_nothing(self) -> None:
        game = figures_table(ann=self.seat(), bo=seat())
        desk = Desk(game)
        assert desk.player("ann").splay(YELLOW, RIGHT)
        game = figures_table(ann=self.seat(red="none"), bo=seat())
        desk = Desk(game)
        assert desk.player("ann").splay(YELLOW, LEFT)

    def test_the_splay_of_its_own_karma_triggers_no_win(self) -> None:
        game = figures_table(ann=self.seat(hand=["Agriculture"]), bo=seat())
        play(game, "ann: inspire yellow")
        assert game.result is None
        assert splay(game, "ann", "yellow") == "left"


class TestNikolaTesla:
    """Before melding a card with a bulb or a clock, score an opponent's top card that shows neither."""

    def test_a_top_card_without_bulb_and_clock_is_scored(self) -> None:
        game = figures_table(
            ann=seat(hand=["Tools"], yellow=["Nikola Tesla"], red=["Oars"]),
            bo=seat(red=["Optics", "Fission"], blue=["Writing"], green=["Satellites"]),
        )
        play(game, "ann: meld Tools")
        assert zone(game, "ann", "score") == ["Optics"]
        assert pile(game, "ann", "blue") == ["Tools"]

    def test_it_must_choose_one_where_there_are_several(self) -> None:
        game = figures_table(
            ann=seat(hand=["Bicycle"], yellow=["Nikola Tesla"]), bo=seat(red=["Optics"]), cy=seat(red=["Coal"])
        )
        play(game, "ann: meld Bicycle")
        assert options(game) == ["Coal", "Optics"]
        play(game, "ann: Coal")
        assert zone(game, "ann", "score") == ["Coal"]

    def test_other_cards_score_nothing(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], yellow=["Nikola Tesla"]), bo=seat(red=["Optics"]))
        play(game, "ann: meld Oars")
        assert zone(game, "ann", "score") == []

    def test_a_partner_is_no_opponent(self) -> None:
        """Rules 16.3."""
        game = figures_table(
            ann=seat(hand=["Tools"], yellow=["Nikola Tesla"]),
            bo=seat(),
            cy=seat(red=["Optics"]),
            di=seat(),
            options={"teams": "partners"},
        )
        play(game, "ann: meld Tools")
        assert pile(game, "cy", "red") == ["Optics"]

    def test_without_such_a_card_it_is_melded_all_the_same(self) -> None:
        game = figures_table(ann=seat(hand=["Tools"], yellow=["Nikola Tesla"]), bo=seat(blue=["Writing"]))
        play(game, "ann: meld Tools")
        assert (pile(game, "ann", "blue"), zone(game, "ann", "score")) == (["Tools"], [])

    def test_inspire_draws_an_eight_beside_the_card_of_the_top_value(self) -> None:
        game = figures_table(
            ann=seat(yellow=("right", ["Masonry", "Nikola Tesla"])), bo=seat(), supply={8: ["Flight"], 1: ["Oars"]}
        )
        play(game, "ann: inspire yellow")
        assert zone(game, "ann", "hand") == ["Flight", "Oars"]


class TestChingShih:
    """When melded: an achievement of an opponent. Instead of scoring a card that is no Figure: one of its value."""

    def test_melded_it_takes_an_achievement(self) -> None:
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(hand=["Ching Shih"]),
            bo=seat(achievements=["Oars"]),
            cy=seat(achievements=["Empire"]),
            options={"relics": True},
        )
        play(game, "ann: meld Ching Shih", "ann: cy")
        assert zone(game, "ann", "achievements") == ["Empire"]
        assert zone(game, "bo", "achievements") == ["Oars"]

    def test_without_an_achievement_of_an_opponent_it_takes_none(self) -> None:
        """A partner is no opponent (rules 16.3)."""
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(hand=["Ching Shih"]),
            bo=seat(),
            cy=seat(achievements=["Empire"]),
            di=seat(),
            options={"relics": True, "teams": "partners"},
        )
        play(game, "ann: meld Ching Shih")
        assert zone(game, "cy", "achievements") == ["Empire"]
        assert asked(game)[1] == "action"

    def test_the_opponent_is_one_who_has_such_a_card(self) -> None:
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(hand=["Calendar"], red=["Ching Shih"]),
            bo=seat(score=["Oars"]),
            cy=seat(score=["Currency"]),
            di=seat(score=["Fermenting"]),
            options={"relics": True, "teams": "partners"},
        )
        desk = Desk(game)
        ann = desk.player("ann")
        ann.score_one(ann.hand)
        assert names(ann.own.score) == ["Fermenting"]  # bo has none of value 2, cy is the partner

    def test_a_card_of_the_same_value_comes_instead(self) -> None:
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(hand=["Calendar"], red=["Ching Shih"]),
            bo=seat(score=["Currency", "Oars"]),
            options={"relics": True},
        )
        desk = Desk(game)
        ann = desk.player("ann")
        assert ann.score_one(ann.hand) is None
        assert (names(ann.own.score), names(ann.hand)) == (["Currency"], ["Calendar"])
        assert ann.own.scored == 0

    def test_without_one_nothing_is_scored(self) -> None:
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(hand=["Calendar"], red=["Ching Shih"]),
            bo=seat(score=["Oars"]),
            options={"relics": True},
        )
        desk = Desk(game)
        ann = desk.player("ann")
        ann.score_one(ann.hand)
        assert (names(ann.own.score), names(ann.hand)) == ([], ["Calendar"])

    def test_figures_are_scored(self) -> None:
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(hand=["Homer"], red=["Ching Shih"]),
            bo=seat(score=["Oars"]),
            options={"relics": True},
        )
        desk = Desk(game)
        ann = desk.player("ann")
        ann.score_one(ann.hand)
        assert names(ann.own.score) == ["Homer"]

    def test_a_decree_can_be_taken_and_a_relic_cannot(self) -> None:
        """Rules 14.6.7: effects leave relics alone."""
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(hand=["Ching Shih"]),
            bo=seat(achievements=["War", "Newton-Wickins Telescope"]),
            cy=seat(achievements=["Complex Numbers"]),
            options={"relics": True},
        )
        play(game, "ann: meld Ching Shih")
        assert zone(game, "ann", "achievements") == ["War"]
        assert zone(game, "bo", "achievements") == ["Newton-Wickins Telescope"]
