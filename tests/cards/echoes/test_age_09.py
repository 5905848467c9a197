"""Echoes cards of age 9: the course of each and the edges its text can reach."""

from __future__ import annotations

from typing import Any, Final

from tests.helpers import (
    asked,
    bonus_drawn,
    echoes_table,
    emptied,
    ending,
    mixed_table,
    moves,
    options,
    pile,
    play,
    seat,
    splay,
    supply,
    zone,
)

WITH_CITIES: Final = {"sets": ["base", "echoes", "cities"]}


class TestCalculator:
    """Score two bottom cards, not blue; for less than 11 in all draw their total and repeat once. Blue up."""

    def test_two_cards_below_eleven_draw_their_total_and_repeat(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Calculator"], red=["Coal", "Oars"], yellow=["Fermenting"], green=["Paper"]),
            bo=seat(),
            supply={3: ["Translation"], 8: ["Nylon"]},
        )
        play(game, "ann: dogma Calculator")
        assert options(game) == ["Fermenting", "Oars", "Paper"]
        play(game, "ann: Oars")
        assert options(game) == ["Coal", "Fermenting", "Paper"]  # Coal is a bottom card now
        play(game, "ann: Fermenting")
        assert zone(game, "ann", "hand") == ["Translation"]  # 1 + 2
        play(game, "ann: Coal")
        assert zone(game, "ann", "score") == ["Coal", "Fermenting", "Oars", "Paper"]
        assert zone(game, "ann", "hand") == ["Nylon", "Translation"]  # 5 + 3, drawn in the repetition too
        assert asked(game)[1] == "action"

    def test_there_is_no_second_repetition(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Calculator"], red=["Oars", "Archery", "Metalworking", "Bangle", "Candles"]), bo=seat()
        )
        play(game, "ann: dogma Calculator")
        assert pile(game, "ann", "red") == ["Oars"]
        assert len(zone(game, "ann", "hand")) == 2
        assert len(zone(game, "ann", "score")) == 4

    def test_eleven_draws_nothing_and_ends_it(self) -> None:
        game = echoes_table(ann=seat(blue=["Calculator"], red=["Coal", "Loom"]), bo=seat())
        play(game, "ann: dogma Calculator")
        assert zone(game, "ann", "score") == ["Coal", "Loom"]
        assert zone(game, "ann", "hand") == []
        assert asked(game)[1] == "action"

    def test_ten_draws_a_ten(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Calculator"], red=["Coal"], green=["Banking"]), bo=seat(), supply={10: ["Robotics"]}
        )
        play(game, "ann: dogma Calculator", "ann: Coal")
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_a_single_card_is_scored_without_a_draw(self) -> None:
        game = echoes_table(ann=seat(blue=["Calculator", "Tools"], red=["Oars"]), bo=seat())
        play(game, "ann: dogma Calculator", "ann: pass")
        assert zone(game, "ann", "score") == ["Oars"]
        assert zone(game, "ann", "hand") == []

    def test_blue_is_never_scored_but_may_be_splayed_up(self) -> None:
        game = echoes_table(ann=seat(blue=["Calculator", "Tools"]), bo=seat())
        play(game, "ann: dogma Calculator")
        assert zone(game, "ann", "score") == []
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "up"

    def test_a_sharer_calculates_for_himself(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Calculator"]),
            bo=seat(green=["Telegraph"], red=["Oars"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Calculator", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Flight"]
        assert zone(game, "bo", "score") == ["Oars", "Telegraph"]
        assert bonus_drawn(game)


class TestLaser:
    """Return all available standard achievements, then half the score pile rounded up; meld two 10s."""

    def test_numbered_achievements_go_back_and_special_ones_stay(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Laser"], red=["Oars"], green=["Clothing"]),
            bo=seat(achievements=["Paper"]),
            available=["Tools", "Rubber", "Pottery"],
            supply={10: ["Robotics", "Databases"]},
        )
        play(game, "ann: dogma Laser")
        left = game.position()["achievements"]
        assert "World" in left and "Wealth" in left
        assert not {"Tools", "Rubber", "Pottery"} & set(left)
        assert sorted(supply(game, 1)[-2:]) == ["Pottery", "Tools"]
        assert supply(game, 7, "echoes")[-1] == "Rubber"
        assert zone(game, "bo", "achievements") == ["Paper"]
        assert pile(game, "ann", "red") == ["Robotics", "Oars"]
        assert pile(game, "ann", "green") == ["Databases", "Clothing"]

    def test_nobody_sees_what_was_available(self) -> None:
        game = echoes_table(ann=seat(blue=["Laser"]), bo=seat(), available=["Tools", "Rubber"])
        play(game, "ann: dogma Laser")
        assert moves(game, "ann")[:2] == ["return back 1 base", "return back 7 echoes"]

    def test_half_of_the_score_pile_rounded_up(self) -> None:
        for score, picks, left in (
            (["Oars", "Tools", "Coal"], ["ann: Oars", "ann: Coal"], ["Tools"]),
            (["Oars", "Coal"], ["ann: Coal"], ["Oars"]),
            (["Oars"], [], []),
            ([], [], []),
        ):
            game = echoes_table(ann=seat(blue=["Laser"], score=score), bo=seat())
            play(game, "ann: dogma Laser", *picks)
            assert zone(game, "ann", "score") == left
            assert asked(game)[1] == "action"

    def test_running_out_of_tens_ends_the_game_after_the_returns(self) -> None:
        game = echoes_table(ann=seat(blue=["Laser"], score=["Oars"]), bo=seat(score=["Tools"]), removed=emptied(10))
        play(game, "ann: dogma Laser")
        assert ending(game) == ("score", ["bo"])

    def test_a_sharer_goes_first_and_melds_his_own_tens(self) -> None:
        game = echoes_table(ann=seat(blue=["Laser"]), bo=seat(blue=["Tools"], score=["Oars"]), available=["Pottery"])
        play(game, "ann: dogma Laser")
        assert zone(game, "bo", "score") == []
        assert game.position()["achievements"].count("Pottery") == 0
        assert bonus_drawn(game)


class TestCreditCard:
    """Echo: foreshadow a 9. Optionally take a non-green top card and score its like in value; green up."""

    def test_a_top_card_comes_to_the_hand_and_its_like_is_scored(self) -> None:
        game = echoes_table(
            ann=seat(green=["Credit Card"], red=["Coal", "Oars"], yellow=["Masonry"]),
            bo=seat(),
            supply={9: ["Genetics"], 5: ["Physics", "Palampore"]},
        )
        play(game, "ann: dogma Credit Card")
        assert zone(game, "ann", "forecast") == ["Genetics"]
        assert options(game) == ["Coal", "Masonry", "pass"]
        play(game, "ann: Coal")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "ann", "score") == ["Palampore"]  # with the base card taken in hand, an Echoes card

    def test_declining_scores_nothing(self) -> None:
        game = echoes_table(ann=seat(green=["Credit Card"], red=["Coal"]), bo=seat())
        play(game, "ann: dogma Credit Card", "ann: pass")
        assert pile(game, "ann", "red") == ["Coal"]
        assert zone(game, "ann", "score") == []

    def test_green_alone_is_not_asked_about(self) -> None:
        game = echoes_table(ann=seat(green=["Credit Card"]), bo=seat())
        play(game, "ann: dogma Credit Card")
        assert asked(game)[1] == "action"

    def test_green_may_be_splayed_up(self) -> None:
        game = echoes_table(ann=seat(green=["Credit Card", "Clothing"]), bo=seat())
        play(game, "ann: dogma Credit Card", "ann: green")
        assert splay(game, "ann", "green") == "up"

    def test_a_sharer_takes_from_his_own_board(self) -> None:
        game = echoes_table(ann=seat(green=["Credit Card"]), bo=seat(red=["Oars"]), supply={1: ["Tools", "Dice"]})
        play(game, "ann: dogma Credit Card", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert zone(game, "bo", "score") == ["Dice"]
        assert bonus_drawn(game)


class TestEmail:
    """Echo: foreshadow a 10. Foreshadow a 9; execute the lowest non-green top card alone."""

    def test_ten_and_nine_are_foreshadowed_and_the_lowest_is_executed(self) -> None:
        game = echoes_table(
            ann=seat(green=["Email"], blue=["Writing"], purple=["Education", "Mysticism"]),
            bo=seat(),
            supply={2: ["Calendar"], 9: ["Genetics"], 10: ["Robotics"]},
        )
        play(game, "ann: dogma Email")
        assert zone(game, "ann", "forecast") == ["Genetics", "Robotics"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_ties_are_chosen_among(self) -> None:
        game = echoes_table(ann=seat(green=["Email"], blue=["Writing"], yellow=["Masonry"]), bo=seat())
        play(game, "ann: dogma Email")
        assert options(game) == ["Masonry", "Writing"]

    def test_a_lower_green_top_card_is_passed_over(self) -> None:
        """Bo shares: Calendar, his lowest top card but for green, draws two 3s."""
        bo = seat(green=["Clothing"], blue=["Calendar"], purple=["The Internet"], score=["Oars"])
        game = echoes_table(ann=seat(green=["Email"]), bo=bo, supply={3: ["Paper", "Katana"]})
        play(game, "ann: dogma Email")
        assert zone(game, "bo", "hand") == ["Katana", "Paper"]

    def test_without_another_color_nothing_is_executed(self) -> None:
        game = echoes_table(ann=seat(green=["Email"]), bo=seat())
        play(game, "ann: dogma Email")
        assert asked(game)[1] == "action"
        assert len(zone(game, "ann", "forecast")) == 2

    def test_demands_and_echoes_of_that_card_are_left_out(self) -> None:
        game = echoes_table(ann=seat(green=["Email"], blue=["Photography"]), bo=seat(red=["Oars"]))
        play(game, "ann: dogma Email")
        assert pile(game, "bo", "red") == ["Oars"]
        assert len(zone(game, "ann", "forecast")) == 2  # the echo would have melded one

    def test_nobody_shares_what_is_executed(self) -> None:
        game = echoes_table(
            ann=seat(green=["Email"], blue=["Writing"]),
            bo=seat(green=["Telegraph"]),
            supply={2: ["Calendar", "Mathematics"]},
        )
        play(game, "ann: dogma Email")
        assert zone(game, "bo", "hand") == []
        assert len(zone(game, "bo", "forecast")) == 2
        assert "Calendar" in zone(game, "ann", "hand")
        assert bonus_drawn(game)

    def test_a_sharers_nested_execution_is_his_own(self) -> None:
        game = echoes_table(
            ann=seat(green=["Email"]),
            bo=seat(green=["Telegraph"], blue=["Writing"]),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Email")
        assert zone(game, "bo", "hand") == ["Calendar"]

    def test_foreshadowing_can_claim_destiny(self) -> None:
        five = ["Oars", "Tools", "Calendar", "Paper", "Coal"]
        game = echoes_table(ann=seat(green=["Email"], forecast=five), bo=seat())
        play(game, "ann: dogma Email")
        assert zone(game, "ann", "achievements") == ["Destiny"]


class TestKaraoke:
    """Echo: meld a card below 10. Execute it alone; optionally take a bottom card."""

    def test_the_melded_card_is_executed_and_a_bottom_card_taken(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Karaoke", "Mysticism"], blue=["Pottery"]),
            bo=seat(),
            supply={1: ["Writing"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma Karaoke")
        assert options(game) == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
        play(game, "ann: 1")
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert pile(game, "ann", "blue") == ["Writing", "Pottery"]
        assert options(game) == ["Mysticism", "Pottery", "pass"]
        play(game, "ann: Mysticism")
        assert zone(game, "ann", "hand") == ["Calendar", "Mysticism"]

    def test_taking_is_optional(self) -> None:
        game = echoes_table(ann=seat(purple=["Karaoke"]), bo=seat(), supply={1: ["Writing"]})
        play(game, "ann: dogma Karaoke", "ann: 1", "ann: pass")
        assert pile(game, "ann", "purple") == ["Karaoke"]

    def test_a_card_with_only_a_demand_does_nothing(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Karaoke"], hand=["Oars"]), bo=seat(hand=["Tools"]), supply={8: ["Parachute"]}
        )
        play(game, "ann: dogma Karaoke", "ann: 8", "ann: pass")
        assert zone(game, "bo", "hand") == ["Tools"]

    def test_executed_by_another_card_there_is_nothing_to_execute(self) -> None:
        game = echoes_table(ann=seat(green=["Email"], purple=["Karaoke"]), bo=seat())
        play(game, "ann: dogma Email")
        assert options(game) == ["Email", "Karaoke", "pass"]
        play(game, "ann: Karaoke")
        assert zone(game, "ann", "hand") == ["Karaoke"]

    def test_karaoke_melded_by_sudoku_does_not_remember_that_meld(self) -> None:
        game = echoes_table(ann=seat(purple=["Sudoku"], hand=["Oars"]), bo=seat(), supply={9: ["Karaoke"]})
        play(game, "ann: dogma Sudoku", "ann: 9")
        assert asked(game) == ("ann", "card", "transfer")
        assert options(game) == ["Sudoku", "pass"]

    def test_everybody_executes_his_own_meld(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Karaoke"]),
            bo=seat(blue=["Pottery"]),
            supply={1: ["Writing", "Oars"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma Karaoke", "bo: 1", "ann: 1")
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert asked(game)[0] == "bo"

    def test_endorsed_each_execution_chooses_among_both_melds(self) -> None:
        game = echoes_table(
            options=WITH_CITIES,
            ann=seat(purple=["Karaoke"], yellow=["Melbourne"], hand=["Dice"]),
            bo=seat(),
            supply={1: ["Writing", "The Wheel"], 2: ["Calendar", "Mathematics"]},
        )
        play(game, "ann: endorse Karaoke", "ann: 1", "ann: 1")
        assert options(game) == ["The Wheel", "Writing"]
        play(game, "ann: Writing")
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert options(game) == ["The Wheel", "Writing"]


class TestRock:
    """Demand: top green card to my hand; a new top Scissors wins me the game. Score a top; Paper on green wins."""

    def test_uncovering_scissors_wins_for_the_demander(self) -> None:
        game = echoes_table(ann=seat(purple=["Rock"]), bo=seat(green=["Compass", "Scissors"]), cy=seat())
        play(game, "ann: dogma Rock")
        assert ending(game) == ("effect", ["ann"])
        assert zone(game, "ann", "hand") == ["Compass"]

    def test_scissors_that_goes_itself_does_not_win(self) -> None:
        game = echoes_table(ann=seat(purple=["Rock"]), bo=seat(green=["Scissors", "Sailing"]))
        play(game, "ann: dogma Rock", "ann: pass")
        assert zone(game, "ann", "hand") == ["Scissors"]
        assert pile(game, "bo", "green") == ["Sailing"]

    def test_without_green_nothing_goes(self) -> None:
        game = echoes_table(ann=seat(purple=["Rock"]), bo=seat(red=["Oars"]))
        play(game, "ann: dogma Rock", "ann: pass")
        assert zone(game, "ann", "hand") == []

    def test_a_top_card_may_be_scored(self) -> None:
        game = echoes_table(ann=seat(purple=["Rock"], red=["Oars"]), bo=seat())
        play(game, "ann: dogma Rock")
        assert options(game) == ["Oars", "Rock", "pass"]
        play(game, "ann: Rock")
        assert zone(game, "ann", "score") == ["Rock"]

    def test_scoring_down_to_paper_wins(self) -> None:
        game = echoes_table(ann=seat(purple=["Rock"], green=["Measurement", "Paper"]), bo=seat())
        play(game, "ann: dogma Rock", "ann: Measurement")
        assert ending(game) == ("effect", ["ann"])

    def test_paper_on_top_wins_even_if_nothing_is_scored(self) -> None:
        game = echoes_table(ann=seat(purple=["Rock"], green=["Paper"]), bo=seat())
        play(game, "ann: dogma Rock", "ann: pass")
        assert ending(game) == ("effect", ["ann"])

    def test_scoring_paper_itself_does_not_win(self) -> None:
        game = echoes_table(ann=seat(purple=["Rock"], green=["Paper"]), bo=seat())
        play(game, "ann: dogma Rock", "ann: Paper")
        assert game.result is None
        assert zone(game, "ann", "score") == ["Paper"]

    def test_a_sharer_scores_for_himself_and_wins_with_his_partner(self) -> None:
        seats: dict[str, Any] = {
            "ann": seat(purple=["Rock"]),
            "bo": seat(blue=["Pottery"], green=["Clothing", "Paper"]),
            "cy": seat(),
            "dee": seat(),
        }
        game = echoes_table(options={"teams": "partners"}, **seats)
        play(game, "ann: dogma Rock", "bo: Pottery", "ann: pass")
        assert zone(game, "bo", "score") == ["Pottery"]
        assert game.position()["players"]["bo"]["this_turn"]["scored"] == 1
        assert bonus_drawn(game)
        won = echoes_table(options={"teams": "partners"}, **seats)
        play(won, "ann: dogma Rock", "bo: Clothing")
        assert ending(won) == ("effect", ["bo", "dee"])

    def test_scissors_further_down_does_not_win(self) -> None:
        game = echoes_table(ann=seat(purple=["Rock"]), bo=seat(green=["Compass", "Sailing", "Scissors"]))
        play(game, "ann: dogma Rock", "ann: pass")
        assert game.result is None
        assert pile(game, "bo", "green") == ["Sailing", "Scissors"]


class TestHelicopter:
    """Any top card but Helicopter to its owner's score pile; optionally a hand card with a common icon for more."""

    def test_a_card_of_any_board_goes_to_its_owners_score_pile(self) -> None:
        game = echoes_table(
            ann=seat(red=["Helicopter"], blue=["Tools"]), bo=seat(red=["Oars", "Archery"]), cy=seat(green=["Clothing"])
        )
        play(game, "ann: dogma Helicopter")
        assert options(game) == ["Clothing", "Oars", "Tools"]
        play(game, "ann: Oars")
        assert zone(game, "bo", "score") == ["Oars"]
        assert pile(game, "bo", "red") == ["Archery"]
        assert game.position()["players"]["bo"]["this_turn"]["scored"] == 0
        assert asked(game)[1] == "action"  # an empty hand has nothing to hide

    def test_the_only_other_card_must_go_and_with_none_it_ends(self) -> None:
        game = echoes_table(ann=seat(red=["Helicopter"], blue=["Tools"]), bo=seat())
        play(game, "ann: dogma Helicopter")
        assert zone(game, "ann", "score") == ["Tools"]
        play(game, "ann: dogma Helicopter")
        assert pile(game, "ann", "red") == ["Helicopter"]

    def test_a_common_icon_pays_for_another_round_as_long_as_one_likes(self) -> None:
        game = echoes_table(
            ann=seat(red=["Helicopter"], hand=["Sailing", "Domestication", "Genetics"]),
            bo=seat(red=["Oars"], blue=["Tools"], yellow=["Masonry"]),
        )
        play(game, "ann: dogma Helicopter", "ann: Oars")
        assert options(game) == ["Domestication", "Sailing", "pass"]  # castle or crown, not a hexagon
        play(game, "ann: Sailing", "ann: Tools")
        assert options(game) == ["Domestication", "Genetics", "pass"]
        play(game, "ann: Domestication")
        assert zone(game, "bo", "score") == ["Masonry", "Oars", "Tools"]
        assert options(game) == ["pass"]

    def test_a_hand_without_a_common_icon_is_asked_all_the_same(self) -> None:
        game = echoes_table(ann=seat(red=["Helicopter"], hand=["Genetics"]), bo=seat(red=["Oars"]))
        play(game, "ann: dogma Helicopter")
        assert options(game) == ["pass"]
        play(game, "ann: pass")
        assert zone(game, "ann", "hand") == ["Genetics"]

    def test_a_bonus_or_an_echo_is_no_common_icon(self) -> None:
        game = echoes_table(ann=seat(red=["Helicopter"], hand=["Perfume"]), bo=seat(blue=["Dice"]))
        play(game, "ann: dogma Helicopter")
        assert options(game) == ["pass"]

    def test_nested_it_still_spares_helicopter_only(self) -> None:
        game = echoes_table(ann=seat(green=["Email"], red=["Helicopter"]), bo=seat())
        play(game, "ann: dogma Email")
        assert zone(game, "ann", "score") == ["Email"]
        assert pile(game, "ann", "red") == ["Helicopter"]

    def test_a_sharer_chooses_first(self) -> None:
        game = echoes_table(
            ann=seat(red=["Helicopter"], blue=["Tools"]), bo=seat(red=["Coal"]), supply={9: ["Genetics"]}
        )
        play(game, "ann: dogma Helicopter", "bo: Tools")
        assert zone(game, "ann", "score") == ["Tools"]
        assert zone(game, "bo", "score") == ["Coal"]
        assert bonus_drawn(game)


class TestJet:
    """Echo: meld a hand card. Demand: return your top card of the color I melded."""

    def test_the_top_card_of_the_melded_color_goes_back(self) -> None:
        game = echoes_table(
            ann=seat(red=["Jet"], hand=["Tools", "Masonry"]),
            bo=seat(blue=["Writing", "Pottery"], yellow=["Agriculture"]),
        )
        play(game, "ann: dogma Jet")
        assert options(game) == ["Masonry", "Tools"]
        play(game, "ann: Tools")
        assert pile(game, "bo", "blue") == ["Pottery"]
        assert pile(game, "bo", "yellow") == ["Agriculture"]
        assert supply(game, 1)[-1] == "Writing"

    def test_a_target_without_the_color_loses_nothing(self) -> None:
        game = echoes_table(
            ann=seat(red=["Jet"], hand=["Tools"]), bo=seat(yellow=["Agriculture"]), cy=seat(blue=["Writing"])
        )
        play(game, "ann: dogma Jet")
        assert pile(game, "bo", "yellow") == ["Agriculture"]
        assert pile(game, "cy", "blue") == []

    def test_an_empty_hand_melds_nothing_and_demands_nothing(self) -> None:
        game = echoes_table(ann=seat(red=["Jet"]), bo=seat(red=["Oars"]))
        play(game, "ann: dogma Jet")
        assert pile(game, "bo", "red") == ["Oars"]

    def test_the_meld_of_a_sharer_does_not_matter(self) -> None:
        game = echoes_table(
            ann=seat(red=["Jet"], hand=["Tools"]),
            bo=seat(green=["Telegraph"], hand=["Masonry"], blue=["Pottery"]),
            cy=seat(yellow=["Agriculture"], blue=["Writing"]),
        )
        play(game, "ann: dogma Jet")
        assert pile(game, "bo", "yellow") == ["Masonry"]
        assert pile(game, "bo", "blue") == ["Pottery"]
        assert pile(game, "cy", "yellow") == ["Agriculture"]
        assert pile(game, "cy", "blue") == []
        assert bonus_drawn(game)

    def test_red_melded_on_jet_itself_counts(self) -> None:
        game = echoes_table(ann=seat(red=["Jet"], hand=["Oars"]), bo=seat(red=["Archery"]))
        play(game, "ann: dogma Jet")
        assert pile(game, "bo", "red") == []

    def test_endorsed_the_target_chooses_between_two_colors_each_time(self) -> None:
        game = echoes_table(
            options=WITH_CITIES,
            ann=seat(red=["Jet"], green=["London"], hand=["Dice", "Oars", "Masonry"]),
            bo=seat(red=["Archery", "Coal"], yellow=["Agriculture"]),
        )
        play(game, "ann: endorse Jet", "ann: Dice", "ann: Oars")
        assert options(game) == ["Agriculture", "Archery"]
        play(game, "bo: Archery")
        assert options(game) == ["Agriculture", "Coal"]
        play(game, "bo: Agriculture")
        assert pile(game, "bo", "red") == ["Coal"]


class TestATM:
    """Echo: score a card of any value. Demand: the highest top card, not yellow, without a crown, to my board."""

    def test_the_echo_scores_a_card_of_a_value_of_choice(self) -> None:
        game = echoes_table(ann=seat(yellow=["ATM"]), bo=seat(), supply={4: ["Gunpowder"]})
        play(game, "ann: dogma ATM")
        assert options(game) == sorted(str(value) for value in range(1, 11))
        play(game, "ann: 4")
        assert zone(game, "ann", "score") == ["Gunpowder"]

    def test_the_highest_fitting_top_card_goes_over(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["ATM"], blue=["Tools"]),
            bo=seat(blue=["Quantum Theory", "Pottery"], red=["Colonialism"], yellow=["Ecology"]),
        )
        play(game, "ann: dogma ATM", "ann: 1")
        assert pile(game, "ann", "blue") == ["Quantum Theory", "Tools"]
        assert pile(game, "bo", "blue") == ["Pottery"]

    def test_a_crown_protects_and_ties_are_the_targets_choice(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["ATM"], purple=["Enterprise"]),
            bo=seat(purple=["Societies"], blue=["Tools"], red=["Archery"]),
        )
        play(game, "ann: dogma ATM", "ann: 1")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Archery", "Tools"]
        play(game, "bo: Archery")
        assert pile(game, "ann", "red") == ["Archery"]
        assert pile(game, "bo", "purple") == ["Societies"]

    def test_yellow_alone_gives_nothing(self) -> None:
        game = echoes_table(ann=seat(yellow=["ATM"]), bo=seat(yellow=["Masonry"]))
        play(game, "ann: dogma ATM", "ann: 1")
        assert pile(game, "bo", "yellow") == ["Masonry"]

    def test_a_transferred_card_keeps_the_splay_of_both_piles(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["ATM"], blue=("left", ["Tools", "Writing"])),
            bo=seat(blue=("up", ["Quantum Theory", "Pottery", "Genetics"])),
        )
        play(game, "ann: dogma ATM", "ann: 1")
        assert splay(game, "ann", "blue") == "left"
        assert splay(game, "bo", "blue") == "up"

    def test_purple_may_be_splayed_up(self) -> None:
        game = echoes_table(ann=seat(yellow=["ATM"], purple=["Mysticism", "City States"]), bo=seat())
        play(game, "ann: dogma ATM", "ann: 1", "ann: purple")
        assert splay(game, "ann", "purple") == "up"

    def test_who_shares_scores_too_and_is_not_robbed(self) -> None:
        game = echoes_table(ann=seat(yellow=["ATM"]), bo=seat(red=["Oars"]), supply={3: ["Paper"]})
        play(game, "ann: dogma ATM", "bo: 3", "ann: 1")
        assert zone(game, "bo", "score") == ["Paper"]
        assert pile(game, "bo", "red") == ["Oars"]
        assert bonus_drawn(game)


class TestWristwatch:
    """Echo: tuck a non-yellow top card of mine. Tuck a card for each visible bonus, rising."""

    def test_the_echo_moves_a_top_card_to_the_bottom_and_the_splay_stays(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Wristwatch"], red=("left", ["Oars", "Archery"]), blue=["Tools"]),
            bo=seat(),
            supply={10: ["Databases"]},
        )
        play(game, "ann: dogma Wristwatch")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Oars")
        assert pile(game, "ann", "red") == ["Archery", "Oars"]
        assert splay(game, "ann", "red") == "left"
        assert pile(game, "ann", "green") == ["Databases"]
        assert game.position()["players"]["ann"]["this_turn"]["tucked"] == 2

    def test_in_the_older_rules_the_splay_stays_as_well(self) -> None:
        game = mixed_table(
            ann=seat(yellow=["Wristwatch"], red=("up", ["Oars", "Archery"])), bo=seat(), supply={10: ["Databases"]}
        )
        play(game, "ann: dogma Wristwatch")
        assert pile(game, "ann", "red") == ["Archery", "Oars"]
        assert splay(game, "ann", "red") == "up"

    def test_yellow_alone_tucks_only_for_its_bonus(self) -> None:
        game = echoes_table(ann=seat(yellow=["Wristwatch"]), bo=seat(), supply={10: ["Databases"]})
        play(game, "ann: dogma Wristwatch")
        assert pile(game, "ann", "yellow") == ["Wristwatch"]
        assert pile(game, "ann", "green") == ["Databases"]

    def test_bonuses_are_taken_in_rising_order(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Wristwatch"], purple=["Puppet"], green=["Nylon"]),
            bo=seat(),
            supply={3: ["Alchemy"], 8: ["Rocketry"], 10: ["Software"]},
        )
        play(game, "ann: dogma Wristwatch", "ann: Puppet")
        assert pile(game, "ann", "blue") == ["Alchemy", "Rocketry", "Software"]

    def test_a_bonus_that_comes_to_show_on_the_way_does_not_count(self) -> None:
        game = echoes_table(ann=seat(yellow=["Wristwatch"], hand=["Oars"]), bo=seat(), supply={10: ["Sudoku"]})
        play(game, "ann: dogma Wristwatch")
        assert pile(game, "ann", "purple") == ["Sudoku"]
        assert game.position()["players"]["ann"]["this_turn"]["tucked"] == 1

    def test_a_bonus_of_eleven_ends_the_game_last_of_all(self) -> None:
        game = echoes_table(ann=seat(yellow=["Wristwatch"], purple=["Sudoku"]), bo=seat(), supply={10: ["Databases"]})
        play(game, "ann: dogma Wristwatch")
        assert ending(game) == ("score", ["ann"])
        assert pile(game, "ann", "green") == ["Databases"]

    def test_a_sharer_without_bonuses_only_tucks_his_top_card(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Wristwatch"]), bo=seat(red=["Coal", "Oars"]), supply={10: ["Databases", "Robotics"]}
        )
        play(game, "ann: dogma Wristwatch")
        assert pile(game, "bo", "red") == ["Oars", "Coal"]
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_the_only_card_of_a_pile_stays_where_it_is_but_is_tucked(self) -> None:
        game = echoes_table(ann=seat(yellow=["Wristwatch"], red=["Oars"], tucked=5), bo=seat())
        play(game, "ann: dogma Wristwatch")
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "ann", "achievements") == ["Monument"]
