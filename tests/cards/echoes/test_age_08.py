"""Echoes cards of age 8: the course of each and the edges its text can reach."""

from __future__ import annotations

from typing import Any

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
    shown,
    splay,
    supply,
    zone,
)


class TestRadioTelescope:
    """For every two bulbs draw a 9; meld one, return the rest. Melding A.I. wins."""

    def test_three_bulbs_draw_one_nine_which_is_melded(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Radio Telescope"], hand=["Oars"]), bo=seat(), supply={9: ["Genetics", "Laser"]}
        )
        play(game, "ann: dogma Radio Telescope")
        assert pile(game, "ann", "blue") == ["Laser", "Radio Telescope"]
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_of_several_nines_one_is_melded_and_the_rest_returned(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Radio Telescope"], purple=["Philosophy"], hand=["Dice"]),
            bo=seat(),
            supply={9: ["Genetics", "Fission", "Ecology"]},
        )
        play(game, "ann: dogma Radio Telescope")
        assert options(game) == ["Ecology", "Fission", "Genetics"]
        play(game, "ann: Fission")
        assert asked(game) == ("ann", "order", "return")
        play(game, "ann: Ecology")
        assert pile(game, "ann", "red") == ["Fission"]
        assert supply(game, 9)[-2:] == ["Ecology", "Genetics"]
        assert zone(game, "ann", "hand") == ["Dice"]

    def test_a_sharer_counts_his_own_bulbs(self) -> None:
        game = echoes_table(ann=seat(blue=["Radio Telescope"]), bo=seat(green=["Classification"], blue=["Genetics"]))
        play(game, "ann: dogma Radio Telescope")
        assert asked(game) == ("bo", "card", "meld")
        assert len(options(game)) == 3

    def test_melding_ai_wins_when_the_nines_are_gone(self) -> None:
        game = echoes_table(ann=seat(blue=["Radio Telescope"]), bo=seat(), removed=emptied(9), supply={10: ["A.I."]})
        play(game, "ann: dogma Radio Telescope")
        assert ending(game) == ("effect", ["ann"])

    def test_returning_ai_does_not_win(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Radio Telescope"], purple=["Philosophy"], hand=["Dice"]),
            bo=seat(),
            removed=emptied(9),
            supply={10: ["A.I.", "Robotics", "Software"]},
        )
        play(game, "ann: dogma Radio Telescope", "ann: Robotics", "ann: A.I.")
        assert asked(game)[1] == "action"
        assert supply(game, 10)[-2:] == ["A.I.", "Software"]

    def test_ai_melded_from_elsewhere_does_not_win(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Radio Telescope"], hand=["A.I.", "Dice"]), bo=seat(), supply={9: ["Fission"]}
        )
        play(game, "ann: meld A.I.", "ann: dogma Radio Telescope")
        assert game.result is None

    def test_a_sharer_wins_with_his_partner(self) -> None:
        game = echoes_table(
            options={"teams": "partners"},
            ann=seat(blue=["Radio Telescope"]),
            bo=seat(green=["Classification"]),
            cy=seat(),
            dee=seat(),
            removed=emptied(9),
            supply={10: ["A.I."]},
        )
        play(game, "ann: dogma Radio Telescope")
        assert ending(game) == ("effect", ["bo", "dee"])


class TestXRay:
    """Echo: tuck an 8. For every three leaves foreshadow a card of any value; optionally yellow up."""

    def test_four_leaves_foreshadow_one(self) -> None:
        game = echoes_table(
            ann=seat(blue=["X-Ray"], yellow=["Agriculture"]), bo=seat(), supply={8: ["Rocketry"], 4: ["Gunpowder"]}
        )
        play(game, "ann: dogma X-Ray", "ann: 4")
        assert pile(game, "ann", "blue") == ["X-Ray", "Rocketry"]
        assert zone(game, "ann", "forecast") == ["Gunpowder"]
        assert asked(game)[1] == "action"

    def test_leaves_that_the_echo_brings_count(self) -> None:
        game = echoes_table(ann=seat(blue=["X-Ray"]), bo=seat(), supply={8: ["Antibiotics"]})
        play(game, "ann: dogma X-Ray", "ann: 1")
        assert len(zone(game, "ann", "forecast")) == 1

    def test_too_few_leaves_foreshadow_nothing(self) -> None:
        game = echoes_table(ann=seat(blue=["X-Ray"]), bo=seat(), supply={8: ["Rocketry"]})
        play(game, "ann: dogma X-Ray")
        assert zone(game, "ann", "forecast") == []
        assert asked(game)[1] == "action"

    def test_each_value_is_named_after_the_card_before(self) -> None:
        game = echoes_table(
            ann=seat(blue=["X-Ray"], yellow=["Agriculture"], purple=["Lighting"]), bo=seat(), supply={8: ["Rocketry"]}
        )
        play(game, "ann: dogma X-Ray", "ann: 1")
        assert len(zone(game, "ann", "forecast")) == 1
        assert asked(game) == ("ann", "value", "foreshadow")
        play(game, "ann: 2")
        assert len(zone(game, "ann", "forecast")) == 2

    def test_yellow_may_be_splayed_up(self) -> None:
        game = echoes_table(
            ann=seat(blue=["X-Ray"], yellow=["Masonry", "Agriculture"]), bo=seat(), supply={8: ["Rocketry"]}
        )
        play(game, "ann: dogma X-Ray", "ann: yellow")
        assert splay(game, "ann", "yellow") == "up"

    def test_a_sharer_counts_his_own_leaves(self) -> None:
        game = echoes_table(
            ann=seat(blue=["X-Ray"]),
            bo=seat(blue=["Pottery"]),
            supply={8: ["Rocketry", "Quantum Theory", "Flight"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma X-Ray", "bo: 2")
        assert pile(game, "bo", "blue") == ["Pottery", "Rocketry"]
        assert zone(game, "bo", "forecast") == ["Calendar"]
        assert zone(game, "ann", "hand") == ["Flight"]


class TestNylon:
    """Tuck an 8 for every three factories; with green among them, again. Optionally red up."""

    def test_five_factories_tuck_one(self) -> None:
        game = echoes_table(ann=seat(green=["Nylon"], red=["Coal"]), bo=seat(), supply={8: ["Flight", "Mobility"]})
        play(game, "ann: dogma Nylon", "ann: pass")
        assert pile(game, "ann", "red") == ["Coal", "Flight"]

    def test_fewer_than_three_tuck_nothing(self) -> None:
        game = echoes_table(ann=seat(green=["Nylon"]), bo=seat())
        play(game, "ann: dogma Nylon")
        assert moves(game) == []

    def test_green_repeats_with_the_factories_counted_anew(self) -> None:
        game = echoes_table(
            ann=seat(green=("up", ["Nylon", "Clothing"]), red=["Coal"]),
            bo=seat(),
            supply={8: ["Corporations", "Rocketry", "Empiricism", "Flight"]},
        )
        play(game, "ann: dogma Nylon")
        assert pile(game, "ann", "green") == ["Nylon", "Clothing", "Corporations"]  # it shows two factories more
        assert pile(game, "ann", "blue") == ["Rocketry"]
        assert pile(game, "ann", "purple") == ["Empiricism"]
        assert pile(game, "ann", "red") == ["Coal"]

    def test_one_green_among_several_is_enough(self) -> None:
        game = echoes_table(
            ann=seat(green=["Nylon"], red=["Coal"], purple=["Emancipation"]),
            bo=seat(),
            supply={8: ["Mass Media", "Rocketry", "Empiricism", "Antibiotics", "Flight"]},
        )
        play(game, "ann: dogma Nylon")
        assert pile(game, "ann", "yellow") == ["Antibiotics"]
        assert pile(game, "ann", "red") == ["Coal"]

    def test_it_can_run_until_the_piles_are_empty(self) -> None:
        away = [name for name in emptied(8, 9, 10) if name != "Corporations"]
        game = echoes_table(ann=seat(green=["Nylon"], red=["Coal"]), bo=seat(), removed=away)
        play(game, "ann: dogma Nylon")
        assert ending(game) == ("score", ["ann"])

    def test_red_may_be_splayed_up(self) -> None:
        game = echoes_table(ann=seat(green=["Nylon"], red=["Oars", "Archery"]), bo=seat())
        play(game, "ann: dogma Nylon", "ann: red")
        assert splay(game, "ann", "red") == "up"

    def test_a_sharer_tucks_for_his_own_factories(self) -> None:
        game = echoes_table(ann=seat(green=["Nylon"]), bo=seat(red=["Coal"]), supply={8: ["Rocketry", "Antibiotics"]})
        play(game, "ann: dogma Nylon")
        assert pile(game, "bo", "blue") == ["Rocketry"]
        assert bonus_drawn(game)


class TestSlicedBread:
    """Echo: return the hand, draw two 8s. Return a score card and score two cards one lower."""

    def test_the_echo_trades_the_hand_for_two_eights(self) -> None:
        game = echoes_table(
            ann=seat(green=["Sliced Bread"], hand=["Oars", "Dice"], score=["Coal"]),
            bo=seat(),
            supply={8: ["Flight", "Nylon"]},
        )
        play(game, "ann: dogma Sliced Bread")
        assert zone(game, "ann", "hand") == ["Flight", "Nylon"]
        assert supply(game, 1)[-1] == "Oars"
        assert supply(game, 1, "echoes")[-1] == "Dice"

    def test_two_cards_one_below_the_returned_one_are_scored(self) -> None:
        game = echoes_table(
            ann=seat(green=["Sliced Bread"], score=["Coal", "Paper"]), bo=seat(), supply={4: ["Gunpowder", "Anatomy"]}
        )
        play(game, "ann: dogma Sliced Bread")
        assert options(game) == ["Coal", "Paper"]
        play(game, "ann: Coal")
        assert zone(game, "ann", "score") == ["Anatomy", "Gunpowder", "Paper"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 2

    def test_with_nothing_to_return_two_ones_are_scored(self) -> None:
        game = echoes_table(ann=seat(green=["Sliced Bread"]), bo=seat(), supply={1: ["Oars", "Tools"]})
        play(game, "ann: dogma Sliced Bread")
        assert zone(game, "ann", "score") == ["Oars", "Tools"]

    def test_a_returned_one_gives_two_ones(self) -> None:
        game = echoes_table(
            ann=seat(green=["Sliced Bread"], score=["Pottery"]), bo=seat(), supply={1: ["Oars", "Tools"]}
        )
        play(game, "ann: dogma Sliced Bread")
        assert zone(game, "ann", "score") == ["Oars", "Tools"]

    def test_the_sixth_scored_card_is_monument(self) -> None:
        game = echoes_table(ann=seat(green=["Sliced Bread"], scored=4), bo=seat())
        play(game, "ann: dogma Sliced Bread")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_a_sharer_gives_up_his_hand(self) -> None:
        game = echoes_table(
            ann=seat(green=["Sliced Bread"]),
            bo=seat(green=["Navigation"], hand=["Robotics"]),
            supply={8: ["Flight", "Nylon", "Mobility"], 1: ["Oars", "Tools"]},
        )
        play(game, "ann: dogma Sliced Bread")
        assert zone(game, "bo", "hand") == ["Flight", "Nylon"]
        assert zone(game, "bo", "score") == ["Oars", "Tools"]
        assert bonus_drawn(game)


class TestCrossword:
    """For each visible bonus draw a card of that value."""

    def test_its_own_bonus_draws_an_eight(self) -> None:
        game = echoes_table(ann=seat(purple=["Crossword"]), bo=seat(), supply={8: ["Flight"]})
        play(game, "ann: dogma Crossword")
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_the_order_is_chosen_for_it_decides_the_sets(self) -> None:
        for first, hand in (("3", ["Nylon", "Paper"]), ("8", ["Flight", "Katana"])):
            game = echoes_table(
                ann=seat(purple=["Crossword"], green=["Homing Pigeons"]),
                bo=seat(),
                supply={3: ["Paper", "Katana"], 8: ["Flight", "Nylon"]},
            )
            play(game, "ann: dogma Crossword")
            assert options(game) == ["3", "8"]
            play(game, f"ann: {first}")
            assert zone(game, "ann", "hand") == hand

    def test_every_bonus_of_one_value_counts_and_covered_ones_if_they_show(self) -> None:
        green = ["Clothing", "Nylon"]  # Nylon's bonus is top left
        for direction, cards in (("none", 1), ("left", 1), ("right", 2), ("up", 1)):
            game = echoes_table(ann=seat(purple=["Crossword"], green=(direction, green)), bo=seat())
            play(game, "ann: dogma Crossword")
            assert len(zone(game, "ann", "hand")) == cards

    def test_a_bonus_of_eleven_ends_the_game(self) -> None:
        game = echoes_table(ann=seat(purple=["Crossword"], blue=["Artificial Heart"]), bo=seat())
        play(game, "ann: dogma Crossword", "ann: 11")
        assert ending(game) == ("score", ["ann"])
        assert zone(game, "ann", "hand") == []

    def test_a_sharer_without_a_bonus_draws_nothing(self) -> None:
        game = echoes_table(ann=seat(purple=["Crossword"]), bo=seat(green=["Navigation"]))
        play(game, "ann: dogma Crossword")
        assert zone(game, "bo", "hand") == []
        assert not bonus_drawn(game)

    def test_mixed_piles_give_what_lies_on_top(self) -> None:
        game = mixed_table(ann=seat(purple=["Crossword"]), bo=seat(), supply={8: ["Nylon", "Flight"]})
        play(game, "ann: dogma Crossword")
        assert zone(game, "ann", "hand") == ["Nylon"]


class TestTelevision:
    """Echo: meld an 8. A score card of an opponent goes to his board; of a value he achieved, achieve another."""

    def test_a_card_is_picked_blind_and_goes_to_its_owners_board(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Television"], red=["Coal"]),
            bo=seat(score=["Oars", "Tools", "Paper"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Television")
        assert pile(game, "ann", "red") == ["Flight", "Coal"]
        assert options(game) == sorted(str(value) for value in range(1, 11))
        play(game, "ann: 1")
        assert options(game) == ["back 1 base", "back 1 base #2"]
        play(game, "ann: back 1 base")
        assert len(zone(game, "bo", "score")) == 2
        assert pile(game, "bo", "red") + pile(game, "bo", "blue") in (["Oars"], ["Tools"])
        assert zone(game, "ann", "achievements") == []

    def test_of_a_value_he_achieved_another_is_achieved(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Television"]),
            bo=seat(score=["Oars", "Tools"], achievements=["Masonry"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Television", "ann: 1", "ann: back 1 base")
        assert zone(game, "bo", "score") == []
        assert len(zone(game, "ann", "achievements")) == 1
        assert pile(game, "bo", "red") + pile(game, "bo", "blue") + zone(game, "ann", "achievements") in (
            ["Oars", "Tools"],
            ["Tools", "Oars"],
        )

    def test_without_enough_points_nothing_is_achieved(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Television"]),
            bo=seat(score=["Mapmaking", "Calendar"], achievements=["Construction"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Television", "ann: 2", "ann: back 2 base")
        assert len(zone(game, "bo", "score")) == 1
        assert zone(game, "ann", "achievements") == []

    def test_a_second_of_one_value_needs_twice_the_points(self) -> None:
        for score, achieved in (([], 1), (["Calendar"], 2)):
            game = echoes_table(
                ann=seat(purple=["Television"], score=score, achievements=["Domestication"]),
                bo=seat(score=["Oars", "Tools"], achievements=["Masonry"]),
                supply={8: ["Flight"]},
            )
            play(game, "ann: dogma Television", "ann: 1", "ann: back 1 base")
            assert len(zone(game, "ann", "achievements")) == achieved

    def test_his_only_card_of_the_value_leaves_none_to_achieve(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Television"]), bo=seat(score=["Oars"], achievements=["Masonry"]), supply={8: ["Flight"]}
        )
        play(game, "ann: dogma Television", "ann: 1")
        assert pile(game, "bo", "red") == ["Oars"]
        assert zone(game, "ann", "achievements") == []

    def test_a_value_he_has_not_scored_does_nothing(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Television"]), bo=seat(score=["Oars"], achievements=["Masonry"]), supply={8: ["Flight"]}
        )
        play(game, "ann: dogma Television", "ann: 2")
        assert zone(game, "bo", "score") == ["Oars"]

    def test_one_of_several_opponents_is_chosen_and_never_the_partner(self) -> None:
        seats: dict[str, Any] = {
            name: seat(score=[card]) for name, card in (("bo", "Oars"), ("cy", "Tools"), ("dee", "Masonry"))
        }
        game = echoes_table(ann=seat(purple=["Television"]), supply={8: ["Flight"]}, **seats)
        play(game, "ann: dogma Television", "ann: 1")
        assert options(game) == ["bo", "cy", "dee"]
        play(game, "ann: cy")
        assert pile(game, "cy", "blue") == ["Tools"]
        teams = echoes_table(
            options={"teams": "partners"}, ann=seat(purple=["Television"]), supply={8: ["Flight"]}, **seats
        )
        play(teams, "ann: dogma Television", "ann: 1")
        assert options(teams) == ["bo", "dee"]

    def test_achieving_can_win(self) -> None:
        six = ["Calendar", "Paper", "Navigation", "Coal", "Canning", "World"]
        game = echoes_table(
            ann=seat(purple=["Television"], achievements=six),
            bo=seat(score=["Oars", "Tools"], achievements=["Masonry"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Television", "ann: 1", "ann: back 1 base")
        assert ending(game) == ("achievements", ["ann"])

    def test_a_sharer_may_turn_it_on_the_launcher(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Television"], score=["Oars"]),
            bo=seat(green=["Bicycle"]),
            supply={8: ["Antibiotics", "Flight"]},
        )
        play(game, "ann: dogma Television", "bo: 1")
        assert pile(game, "ann", "red") == ["Oars", "Flight"]
        assert asked(game) == ("ann", "value", "transfer")

    def test_a_card_of_another_value_is_not_achieved(self) -> None:
        """After Oars has left, bo has scored no other 1: Coal is out of reach however many points ann has."""
        game = echoes_table(
            ann=seat(purple=["Television"], score=["Composites", "Bioengineering"]),
            bo=seat(score=["Oars", "Coal"], achievements=["Masonry"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Television", "ann: 1")
        assert zone(game, "bo", "score") == ["Coal"]
        assert zone(game, "ann", "achievements") == []


class TestBandage:
    """Echo: meld a leaf card. Demand: return the highest score card of no value in hand, and a clock top card."""

    def test_the_echo_melds_a_leaf_card_from_hand(self) -> None:
        game = echoes_table(ann=seat(red=["Bandage"], hand=["Oars", "Pottery", "Clothing"]), bo=seat())
        play(game, "ann: dogma Bandage")
        assert options(game) == ["Clothing", "Pottery"]
        play(game, "ann: Pottery")
        assert pile(game, "ann", "blue") == ["Pottery"]

    def test_a_hand_without_leaves_is_shown(self) -> None:
        game = echoes_table(ann=seat(red=["Bandage"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Bandage")
        assert shown(game) == [["Oars"]]
        bare = echoes_table(ann=seat(red=["Bandage"]), bo=seat())
        play(bare, "ann: dogma Bandage")
        assert shown(bare) == []

    def test_values_held_in_hand_are_passed_over(self) -> None:
        game = echoes_table(
            ann=seat(red=["Bandage"]), bo=seat(score=["Coal", "Physics", "Paper", "Oars"], hand=["Banking"])
        )
        play(game, "ann: dogma Bandage")
        assert zone(game, "bo", "score") == ["Coal", "Oars", "Physics"]
        assert supply(game, 3)[-1] == "Paper"

    def test_an_empty_hand_gives_up_the_highest_ties_by_choice(self) -> None:
        game = echoes_table(ann=seat(red=["Bandage"]), bo=seat(score=["Coal", "Physics", "Paper"]))
        play(game, "ann: dogma Bandage")
        assert options(game) == ["Coal", "Physics"]
        play(game, "bo: Physics")
        assert zone(game, "bo", "score") == ["Coal", "Paper"]

    def test_where_every_value_is_held_the_clock_card_still_goes(self) -> None:
        game = echoes_table(
            ann=seat(red=["Bandage"]),
            bo=seat(
                score=["Coal"], hand=["Banking"], blue=["Quantum Theory", "Tools"], purple=["Railroad"], red=["Oars"]
            ),
        )
        play(game, "ann: dogma Bandage")
        assert options(game) == ["Quantum Theory", "Railroad"]
        play(game, "bo: Quantum Theory")
        assert pile(game, "bo", "blue") == ["Tools"]
        assert zone(game, "bo", "score") == ["Coal"]

    def test_who_has_neither_loses_nothing(self) -> None:
        game = echoes_table(ann=seat(red=["Bandage"]), bo=seat(red=["Oars"]), cy=seat())
        play(game, "ann: dogma Bandage")
        assert moves(game) == []

    def test_who_shares_the_echo_is_not_demanded(self) -> None:
        game = echoes_table(
            ann=seat(red=["Bandage"]), bo=seat(yellow=["Agriculture"], score=["Coal"], hand=["Clothing"])
        )
        play(game, "ann: dogma Bandage")
        assert pile(game, "bo", "green") == ["Clothing"]
        assert zone(game, "bo", "score") == ["Coal"]
        assert bonus_drawn(game)


class TestParachute:
    """Demand: all hand cards without a clock to my hand."""

    def test_only_clock_cards_stay(self) -> None:
        game = echoes_table(ann=seat(red=["Parachute"]), bo=seat(hand=["Oars", "Bicycle", "Dice", "Email"]))
        play(game, "ann: dogma Parachute")
        assert zone(game, "ann", "hand") == ["Dice", "Oars"]
        assert zone(game, "bo", "hand") == ["Bicycle", "Email"]
        assert shown(game) == []

    def test_a_hand_of_clocks_is_shown_in_proof(self) -> None:
        game = echoes_table(ann=seat(red=["Parachute"]), bo=seat(hand=["Bicycle"]), cy=seat())
        play(game, "ann: dogma Parachute")
        assert zone(game, "bo", "hand") == ["Bicycle"]
        assert shown(game) == [["Bicycle"]]

    def test_as_many_clocks_escape(self) -> None:
        game = echoes_table(
            ann=seat(red=["Parachute"]), bo=seat(green=["Telegraph"], hand=["Oars"]), cy=seat(hand=["Tools"])
        )
        play(game, "ann: dogma Parachute")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_a_third_player_sees_only_backs(self) -> None:
        game = echoes_table(ann=seat(red=["Parachute"]), bo=seat(hand=["Oars"]), cy=seat(green=["Telegraph"]))
        play(game, "ann: dogma Parachute")
        assert moves(game, "ann") == moves(game, "bo") == ["transfer Oars"]
        assert moves(game, "cy") == ["transfer back 1 base"]


class TestAirConditioner:
    """Echo: optionally score a hand card. Demand: return the score cards of the values of your top cards."""

    def test_the_echo_may_score_or_not(self) -> None:
        game = echoes_table(ann=seat(yellow=["Air Conditioner"], hand=["Oars", "Tools"]), bo=seat())
        play(game, "ann: dogma Air Conditioner")
        assert options(game) == ["Oars", "Tools", "pass"]
        play(game, "ann: Tools")
        assert zone(game, "ann", "score") == ["Tools"]
        play(game, "ann: dogma Air Conditioner", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = echoes_table(ann=seat(yellow=["Air Conditioner"]), bo=seat())
        play(game, "ann: dogma Air Conditioner")
        assert asked(game)[1] == "action"
        assert moves(game) == []

    def test_every_matching_score_card_goes_back(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Air Conditioner"]),
            bo=seat(red=["Oars", "Coal"], purple=["Education"], score=["Tools", "Dice", "Paper", "Physics"]),
        )
        play(game, "ann: dogma Air Conditioner")
        assert zone(game, "bo", "score") == ["Physics"]
        assert supply(game, 1)[-1] == "Tools"
        assert supply(game, 1, "echoes")[-1] == "Dice"
        assert supply(game, 3)[-1] == "Paper"

    def test_the_demanders_top_cards_do_not_matter(self) -> None:
        game = echoes_table(ann=seat(yellow=["Air Conditioner"], red=["Oars"]), bo=seat(score=["Tools"]))
        play(game, "ann: dogma Air Conditioner")
        assert zone(game, "bo", "score") == ["Tools"]

    def test_order_within_one_pile_is_the_targets(self) -> None:
        game = echoes_table(ann=seat(yellow=["Air Conditioner"]), bo=seat(red=["Oars"], score=["Tools", "Writing"]))
        play(game, "ann: dogma Air Conditioner")
        assert asked(game) == ("bo", "order", "return")
        play(game, "bo: Writing")
        assert supply(game, 1)[-2:] == ["Writing", "Tools"]

    def test_a_sharer_of_the_echo_who_declines_earns_nothing(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Air Conditioner"]), bo=seat(blue=["Pottery"], hand=["Oars"], score=["Tools"])
        )
        play(game, "ann: dogma Air Conditioner", "bo: pass")
        assert zone(game, "bo", "score") == ["Tools"]
        assert not bonus_drawn(game)


class TestTractor:
    """Echo: draw a 7. Draw and score a 7, draw a 7."""

    def test_three_sevens_each_by_the_draw_rule(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Tractor"]), bo=seat(), supply={7: ["Lighting", "Explosives", "Rubber", "Jeans"]}
        )
        play(game, "ann: dogma Tractor")
        assert zone(game, "ann", "score") == ["Rubber"]  # scored, so that the hand is still without Echoes
        assert zone(game, "ann", "hand") == ["Jeans", "Lighting"]

    def test_empty_piles_are_stepped_over_and_the_last_ends_the_game(self) -> None:
        away = [name for name in emptied(7, 8, 9, 10) if name not in ("Flight", "Robotics")]
        game = echoes_table(ann=seat(yellow=["Tractor"], hand=["Dice"]), bo=seat(score=["Oars"]), removed=away)
        play(game, "ann: dogma Tractor")
        assert ending(game) == ("score", ["ann"])
        assert zone(game, "ann", "hand") == ["Dice", "Flight"]
        assert zone(game, "ann", "score") == ["Robotics"]

    def test_echo_and_effect_are_shared_one_after_the_other(self) -> None:
        game = mixed_table(
            ann=seat(yellow=["Tractor"]),
            bo=seat(green=["Telegraph"]),
            supply={7: ["Lighting", "Rubber", "Explosives", "Jeans", "Evolution", "Refrigeration"], 8: ["Nylon"]},
        )
        play(game, "ann: dogma Tractor")
        assert zone(game, "bo", "hand") == ["Jeans", "Lighting"]
        assert zone(game, "bo", "score") == ["Explosives"]
        assert zone(game, "ann", "hand") == ["Nylon", "Refrigeration", "Rubber"]
        assert zone(game, "ann", "score") == ["Evolution"]
