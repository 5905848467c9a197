"""Echoes cards of age 2: echo and dogma effects, and the edges their texts can reach."""

from __future__ import annotations

import pytest

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

ACTION = ("ann", "action", "action")


class TestLever:
    """Echo: draw two 2s. Return any number, each pair of a value brings a card one higher."""

    def test_the_echo_draws_one_of_each_set(self) -> None:
        game = echoes_table(ann=seat(blue=["Lever"]), bo=seat(), supply={2: ["Currency", "Calendar", "Pagoda"]})
        play(game, "ann: dogma Lever", "ann: pass")
        assert zone(game, "ann", "hand") == ["Currency", "Pagoda"]

    def test_two_pairs_are_rewarded_in_an_order_of_choice(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools", "Paper", "Compass"], blue=["Lever"]),
            bo=seat(),
            supply={2: ["Currency", "Mapmaking", "Pagoda"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Lever", "ann: Oars", "ann: Tools", "ann: Paper", "ann: Compass", "ann: pass")
        assert asked(game) == ("ann", "value", "draw")
        assert options(game) == ["2", "4"]
        play(game, "ann: 4")
        assert zone(game, "ann", "hand") == ["Anatomy", "Currency", "Mapmaking", "Pagoda"]

    def test_the_order_decides_which_reward_is_an_echoes_card(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools", "Paper", "Compass"], blue=["Lever"]),
            bo=seat(),
            supply={2: ["Currency", "Mapmaking", "Pagoda"], 4: ["Anatomy", "Clock"]},
        )
        play(game, "ann: dogma Lever", *[f"ann: {name}" for name in ("Oars", "Tools", "Paper", "Compass", "Pagoda")])
        play(game, "ann: pass", "ann: 4")
        # Of the hand just Currency was left: the 4 came from Echoes, and then the 2 from base.
        assert zone(game, "ann", "hand") == ["Clock", "Currency", "Mapmaking"]

    def test_three_of_a_value_bring_one_card_and_single_ones_none(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools", "Pottery", "Compass"], blue=["Lever"]),
            bo=seat(),
            supply={2: ["Currency", "Mapmaking", "Pagoda"]},
        )
        play(game, "ann: dogma Lever", "ann: Oars", "ann: Tools", "ann: Pottery", "ann: Compass", "ann: pass")
        assert zone(game, "ann", "hand") == ["Currency", "Mapmaking", "Pagoda"]

    def test_four_of_a_value_bring_two_cards_without_a_choice(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools", "Pottery", "Writing"], blue=["Lever"]),
            bo=seat(),
            supply={2: ["Currency", "Mapmaking", "Calendar", "Pagoda"]},
        )
        play(game, "ann: dogma Lever", "ann: Oars", "ann: Tools", "ann: Pottery", "ann: Writing", "ann: pass")
        assert zone(game, "ann", "hand") == ["Calendar", "Currency", "Mapmaking", "Pagoda"]

    def test_a_pair_of_tens_ends_the_game(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Software", "Databases"], blue=["Lever"]), bo=seat(score=["Oars"]), supply={2: ["Pagoda"]}
        )
        play(game, "ann: dogma Lever", "ann: Software", "ann: Databases", "ann: pass")
        assert ending(game) == ("score", ["bo"])

    def test_a_sharer_is_rewarded_for_his_own_pairs(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Lever"]),
            bo=seat(blue=["Tools"]),
            supply={2: ["Currency", "Mapmaking", "Pagoda", "Scissors"], 3: ["Paper"]},
        )
        play(game, "ann: dogma Lever")
        assert zone(game, "bo", "hand") == ["Currency", "Pagoda"]
        play(game, "bo: Currency", "bo: Pagoda", "ann: pass")
        assert zone(game, "bo", "hand") == ["Paper"]
        assert bonus_drawn(game)


class TestLinguistics:
    """Echo: draw a 3 or forecast a 4. Draw a card equal to a visible bonus."""

    def test_either_side_of_the_echo(self) -> None:
        for answer, where, name in (("yes", "hand", "Paper"), ("no", "forecast", "Anatomy")):
            game = echoes_table(ann=seat(blue=["Linguistics"]), bo=seat(), supply={3: ["Paper"], 4: ["Anatomy"]})
            play(game, "ann: dogma Linguistics")
            assert asked(game) == ("ann", "yes_no", "draw not foreshadow")
            play(game, f"ann: {answer}")
            assert zone(game, "ann", where) == [name]
            assert asked(game) == ACTION  # no bonus: no second draw

    def test_of_several_bonuses_one_is_chosen(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Linguistics"], red=["Plumbing"], purple=["Puppet"]),
            bo=seat(yellow=["Stove"]),
            supply={3: ["Paper", "Novel"]},
        )
        play(game, "ann: dogma Linguistics", "ann: yes")
        assert options(game) == ["2", "3"]
        play(game, "ann: 3")
        assert zone(game, "ann", "hand") == ["Novel", "Paper"]

    @pytest.mark.parametrize(("direction", "drawn"), [("none", False), ("left", False), ("right", True), ("up", True)])
    def test_a_covered_bonus_counts_where_it_shows(self, direction: str, drawn: bool) -> None:
        game = echoes_table(
            ann=seat(blue=["Linguistics"], purple=(direction, ["Code of Laws", "Pagoda"])),
            bo=seat(),
            supply={2: ["Currency"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Linguistics", "ann: no")
        assert zone(game, "ann", "hand") == (["Currency"] if drawn else [])

    def test_a_bonus_of_eleven_ends_the_game(self) -> None:
        game = echoes_table(ann=seat(blue=["Linguistics"], purple=["Sudoku"]), bo=seat(score=["Software", "Databases"]))
        play(game, "ann: dogma Linguistics", "ann: no")
        assert ending(game) == ("score", ["bo"])

    def test_each_sharer_has_his_own_choice(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Linguistics"]),
            bo=seat(blue=["Tools"]),
            cy=seat(purple=["Philosophy"], yellow=["Soap"]),
            supply={2: ["Currency", "Pagoda"], 3: ["Paper"], 4: ["Anatomy", "Perspective"]},
        )
        play(game, "ann: dogma Linguistics", "bo: yes", "cy: no", "ann: no")
        assert zone(game, "bo", "hand") == ["Paper"]
        assert zone(game, "cy", "forecast") == ["Anatomy"]
        assert zone(game, "cy", "hand") == ["Currency"]
        assert zone(game, "ann", "forecast") == ["Perspective"]


class TestGlassblowing:
    """Echo: score a hand card with a bonus. Forecast three above the lowest top card that is not green."""

    def test_scores_a_card_with_a_bonus(self) -> None:
        game = echoes_table(ann=seat(hand=["Soap", "Puppet", "Oars"], green=["Glassblowing"]), bo=seat())
        play(game, "ann: dogma Glassblowing")
        assert asked(game) == ("ann", "card", "score")
        assert options(game) == ["Puppet", "Soap"]
        play(game, "ann: Puppet")
        assert zone(game, "ann", "score") == ["Puppet"]

    def test_without_one_the_hand_is_shown(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], green=["Glassblowing"]), bo=seat())
        play(game, "ann: dogma Glassblowing")
        assert shown(game) == [["Oars"]]

    def test_without_a_hand_nothing_is_shown(self) -> None:
        game = echoes_table(ann=seat(green=["Glassblowing"]), bo=seat())
        play(game, "ann: dogma Glassblowing")
        assert shown(game) == []

    def test_the_green_pile_does_not_count(self) -> None:
        game = echoes_table(
            ann=seat(green=["Glassblowing"], red=["Coal", "Oars"], purple=["Education"]),
            bo=seat(),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Glassblowing")
        assert zone(game, "ann", "forecast") == ["Canning"]
        assert moves(game, "bo") == ["foreshadow back 6 base"]

    def test_green_alone_gives_a_three(self) -> None:
        game = echoes_table(ann=seat(green=["Glassblowing"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Glassblowing")
        assert zone(game, "ann", "forecast") == ["Paper"]

    def test_a_lowest_eight_ends_the_game(self) -> None:
        game = echoes_table(ann=seat(green=["Glassblowing"], red=["Flight"]), bo=seat())
        play(game, "ann: dogma Glassblowing")
        assert ending(game) == ("score", ["ann", "bo"])

    def test_a_sharer_uses_his_own_board_and_hand(self) -> None:
        game = echoes_table(
            ann=seat(green=["Glassblowing"]),
            bo=seat(hand=["Soap"], green=["Sailing"], red=["Oars"]),
            supply={2: ["Calendar"], 3: ["Paper"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Glassblowing")
        assert zone(game, "bo", "score") == ["Soap"]
        assert zone(game, "bo", "forecast") == ["Anatomy"]
        assert zone(game, "ann", "forecast") == ["Paper"]
        assert zone(game, "ann", "hand") == ["Calendar"]


class TestScissors:
    """Echo: take a bottom card. Meld or score up to two hand cards; Paper goes to the score pile."""

    def test_alone_it_comes_to_hand_and_can_be_melded_again(self) -> None:
        game = echoes_table(ann=seat(green=["Scissors"]), bo=seat())
        play(game, "ann: dogma Scissors")
        assert zone(game, "ann", "hand") == ["Scissors"]
        play(game, "ann: Scissors")
        assert asked(game) == ("ann", "yes_no", "meld not score")
        play(game, "ann: yes")
        assert pile(game, "ann", "green") == ["Scissors"]
        assert asked(game) == ACTION

    def test_any_bottom_card_may_be_taken_and_the_splay_may_fall(self) -> None:
        game = echoes_table(ann=seat(green=["Scissors"], red=("up", ["Oars", "Archery"])), bo=seat())
        play(game, "ann: dogma Scissors")
        assert options(game) == ["Archery", "Scissors"]
        play(game, "ann: Archery", "ann: pass")
        assert splay(game, "ann", "red") == "none"
        assert zone(game, "ann", "hand") == ["Archery"]

    def test_two_cards_each_with_its_own_choice(self) -> None:
        game = echoes_table(ann=seat(hand=["Tools", "Oars", "Pottery"], green=["Scissors", "Sailing"]), bo=seat())
        play(game, "ann: dogma Scissors", "ann: Oars", "ann: yes")
        assert pile(game, "ann", "red") == ["Oars"]  # done before the next is chosen
        play(game, "ann: Tools", "ann: no")
        assert zone(game, "ann", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Pottery", "Sailing"]
        assert asked(game) == ACTION

    def test_paper_on_anybodys_top_goes_to_the_score_pile(self) -> None:
        game = echoes_table(ann=seat(green=["Scissors", "Sailing"]), bo=seat(), cy=seat(green=["Paper", "Compass"]))
        play(game, "ann: dogma Scissors", "ann: pass")
        assert zone(game, "ann", "score") == ["Paper"]
        assert pile(game, "cy", "green") == ["Compass"]
        assert "transfer Paper" in moves(game)
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 0  # not scored (6.9.2)

    def test_covered_paper_stays(self) -> None:
        game = echoes_table(ann=seat(green=["Scissors", "Sailing"]), bo=seat(green=["Compass", "Paper"]))
        play(game, "ann: dogma Scissors", "ann: pass")
        assert pile(game, "bo", "green") == ["Compass", "Paper"]

    def test_ones_own_paper_just_melded_goes_too(self) -> None:
        game = echoes_table(ann=seat(hand=["Paper"], green=["Scissors", "Sailing"]), bo=seat())
        play(game, "ann: dogma Scissors", "ann: Paper", "ann: yes", "ann: pass")
        assert zone(game, "ann", "score") == ["Paper"]
        assert pile(game, "ann", "green") == ["Scissors"]

    def test_the_first_sharer_gets_paper(self) -> None:
        game = echoes_table(
            ann=seat(green=["Scissors", "Paper"]),
            bo=seat(red=["Archery"]),
            cy=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Scissors", "bo: pass", "ann: Paper", "ann: yes")
        assert zone(game, "bo", "score") == ["Paper"]
        assert zone(game, "ann", "score") == []
        assert zone(game, "bo", "hand") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_an_empty_board_takes_nothing(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Masonry"], green=("right", ["The Wheel", "Scissors"])),
            bo=seat(hand=["Tools"]),
            supply={1: ["Oars", "Pottery", "Comb"]},
        )
        play(game, "ann: dogma The Wheel")
        assert asked(game) == ("ann", "card", "transfer")
        assert options(game) == ["Masonry", "Scissors"]

    def test_paper_is_found_among_several_top_cards(self) -> None:
        game = echoes_table(ann=seat(green=["Scissors", "Sailing"]), bo=seat(red=["Coal"], green=["Paper"]))
        play(game, "ann: dogma Scissors", "ann: pass")
        assert zone(game, "ann", "score") == ["Paper"]


class TestChaturanga:
    """Meld a bonus card for two cards of its bonus, else forecast as many as the top cards."""

    def test_melding_is_a_must_and_draws_two(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Soap"], purple=["Chaturanga"]), bo=seat(), supply={2: ["Currency", "Pagoda"]}
        )
        play(game, "ann: dogma Chaturanga")
        assert pile(game, "ann", "yellow") == ["Soap"]
        assert zone(game, "ann", "hand") == ["Currency", "Pagoda"]

    def test_which_bonus_card_is_a_choice(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Soap", "Plumbing", "Tools"], purple=["Chaturanga"]),
            bo=seat(),
            supply={2: ["Currency", "Calendar"]},
        )
        play(game, "ann: dogma Chaturanga")
        assert options(game) == ["Plumbing", "Soap"]
        play(game, "ann: Plumbing")
        assert zone(game, "ann", "hand") == ["Calendar", "Currency", "Soap", "Tools"]

    def test_without_one_the_hand_is_shown_and_top_cards_count(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Comb"], purple=["Chaturanga"], red=["Oars"], blue=["Tools"]),
            bo=seat(),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Chaturanga")
        assert shown(game) == [["Comb"]]
        assert zone(game, "ann", "forecast") == ["Paper"]

    def test_an_empty_hand_forecasts_too(self) -> None:
        game = echoes_table(ann=seat(purple=["Chaturanga"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma Chaturanga")
        assert shown(game) == []
        assert zone(game, "ann", "forecast") == ["Oars"]

    def test_a_meld_of_five_colors_may_claim_on_the_way(self) -> None:
        game = echoes_table(
            ann=seat(
                hand=["Sudoku"],
                red=["Mobility"],
                yellow=["Skyscrapers"],
                green=["Corporations"],
                blue=["Rocketry"],
                purple=["Chaturanga"],
            ),
            bo=seat(score=["Software", "Databases", "Robotics", "Suburbia"]),
        )
        play(game, "ann: dogma Chaturanga")
        assert "Universe" in zone(game, "ann", "achievements")
        assert ending(game) == ("score", ["bo"])  # two 11s are to be drawn

    def test_a_sharer_counts_his_own_top_cards(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Chaturanga"]),
            bo=seat(green=["Sailing"], red=["Oars"]),
            supply={1: ["Tools"], 2: ["Currency", "Calendar"]},
        )
        play(game, "ann: dogma Chaturanga")
        assert zone(game, "bo", "forecast") == ["Currency"]
        assert zone(game, "ann", "forecast") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Calendar"]


class TestPagoda:
    """Draw a 3 openly: tuck a hand card of its color and meld it, or forecast it."""

    def test_a_match_is_tucked_and_the_drawn_card_ends_on_top(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Tools"], purple=["Pagoda"]), bo=seat(), supply={3: ["Katana"]})
        play(game, "ann: dogma Pagoda")
        assert pile(game, "ann", "red") == ["Katana", "Oars"]
        assert moves(game, "bo") == ["draw Katana", "tuck Oars", "meld Katana"]

    def test_of_several_matches_one_is_chosen_and_never_the_drawn_card(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Archery"], purple=["Pagoda"]), bo=seat(), supply={3: ["Katana"]})
        play(game, "ann: dogma Pagoda")
        assert options(game) == ["Archery", "Oars"]
        play(game, "ann: Archery")
        assert pile(game, "ann", "red") == ["Katana", "Archery"]

    def test_without_a_match_the_hand_is_shown(self) -> None:
        game = echoes_table(ann=seat(hand=["Tools"], purple=["Pagoda"]), bo=seat(), supply={3: ["Katana"]})
        play(game, "ann: dogma Pagoda")
        assert shown(game) == [["Tools"]]
        assert zone(game, "ann", "forecast") == ["Katana"]
        assert zone(game, "ann", "hand") == ["Tools"]
        assert game.view("bo")["players"]["ann"]["forecast"] == ["back 3 echoes"]

    def test_an_empty_hand_has_nothing_to_prove(self) -> None:
        game = echoes_table(ann=seat(purple=["Pagoda"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Pagoda")
        assert shown(game) == []
        assert zone(game, "ann", "forecast") == ["Paper"]

    def test_a_purple_pair_goes_above_and_below_it(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Mysticism"], purple=("left", ["Pagoda", "Bell"])), bo=seat(), supply={3: ["Novel"]}
        )
        play(game, "ann: dogma Pagoda", "ann: pass")
        assert pile(game, "ann", "purple") == ["Novel", "Pagoda", "Bell", "Mysticism"]
        assert splay(game, "ann", "purple") == "left"

    def test_forecasting_by_a_sharer_earns_the_bonus(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Pagoda"]),
            bo=seat(purple=["Monotheism"]),
            supply={2: ["Currency"], 3: ["Paper", "Compass"]},
        )
        play(game, "ann: dogma Pagoda")
        assert zone(game, "bo", "forecast") == ["Paper"]
        assert zone(game, "ann", "forecast") == ["Compass"]
        assert zone(game, "ann", "hand") == ["Currency"]


class TestCrossbow:
    """Demand: a bonus card to my score pile. Give a hand card to another player's board."""

    def test_the_bonus_card_changes_hands_and_is_not_scored(self) -> None:
        game = echoes_table(ann=seat(red=["Crossbow"], scored=5), bo=seat(hand=["Soap", "Puppet", "Oars"]), cy=seat())
        play(game, "ann: dogma Crossbow")
        assert options(game) == ["Puppet", "Soap"]
        play(game, "bo: Soap")
        assert zone(game, "ann", "score") == ["Soap"]
        assert zone(game, "ann", "achievements") == []
        assert moves(game, "cy")[0] == "transfer back 1 echoes"

    def test_without_a_bonus_the_hand_is_shown(self) -> None:
        game = echoes_table(ann=seat(red=["Crossbow"]), bo=seat(hand=["Oars"]), cy=seat())
        play(game, "ann: dogma Crossbow")
        assert shown(game) == [["Oars"]]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_the_gift_is_a_must_and_public(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Tools", "Writing"], red=["Crossbow"]),
            bo=seat(blue=("up", ["Pottery", "Calendar"])),
            cy=seat(),
        )
        play(game, "ann: dogma Crossbow")
        assert asked(game) == ("ann", "card", "transfer")
        assert options(game) == ["Tools", "Writing"]
        play(game, "ann: Tools")
        assert asked(game) == ("ann", "player", "transfer")
        assert options(game) == ["bo", "cy"]
        play(game, "ann: bo")
        assert pile(game, "bo", "blue") == ["Tools", "Pottery", "Calendar"]
        assert splay(game, "bo", "blue") == "up"
        assert moves(game, "cy")[-1] == "transfer Tools"

    def test_a_partner_is_another_player_too(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Tools"], red=["Crossbow"]), bo=seat(), cy=seat(), di=seat(), options={"teams": "partners"}
        )
        play(game, "ann: dogma Crossbow")
        assert options(game) == ["bo", "cy", "di"]
        play(game, "ann: cy")
        assert pile(game, "cy", "blue") == ["Tools"]

    def test_an_empty_hand_gives_nothing(self) -> None:
        game = echoes_table(ann=seat(red=["Crossbow"]), bo=seat(), cy=seat())
        play(game, "ann: dogma Crossbow")
        assert asked(game) == ACTION

    def test_who_shares_gives_a_card_of_his_own(self) -> None:
        game = echoes_table(
            ann=seat(red=["Crossbow"]),
            bo=seat(hand=["Soap"], purple=["Mysticism"]),
            supply={2: ["Currency"]},
        )
        play(game, "ann: dogma Crossbow")
        assert pile(game, "ann", "yellow") == ["Soap"]
        assert zone(game, "ann", "score") == []  # not demanded: as many castles
        assert zone(game, "ann", "hand") == ["Currency"]


class TestHorseshoes:
    """Echo: forecast a 2. Demand: a top card with neither castle nor factory, for a melded 2."""

    def test_castles_and_factories_are_spared(self) -> None:
        game = echoes_table(
            ann=seat(red=["Horseshoes"], purple=["Mysticism"]),
            bo=seat(yellow=["Fermenting"], green=["Sailing"], red=["Colonialism"]),
            supply={2: ["Currency", "Calendar"]},
        )
        play(game, "ann: dogma Horseshoes")
        assert zone(game, "ann", "forecast") == ["Currency"]
        assert pile(game, "ann", "green") == ["Sailing"]
        assert pile(game, "bo", "blue") == ["Calendar"]
        assert pile(game, "bo", "yellow") == ["Fermenting"]
        assert pile(game, "bo", "red") == ["Colonialism"]

    def test_the_drawn_two_is_melded_on_top(self) -> None:
        game = echoes_table(
            ann=seat(red=["Horseshoes"]), bo=seat(green=["Sailing", "Clothing"]), supply={2: ["Calendar", "Currency"]}
        )
        play(game, "ann: dogma Horseshoes")
        assert pile(game, "ann", "green") == ["Sailing"]
        assert pile(game, "bo", "green") == ["Currency", "Clothing"]

    def test_of_several_the_target_chooses(self) -> None:
        game = echoes_table(ann=seat(red=["Horseshoes"]), bo=seat(green=["Sailing"], blue=["Pottery", "Writing"]))
        play(game, "ann: dogma Horseshoes")
        assert asked(game) == ("bo", "card", "transfer")
        play(game, "bo: Pottery")
        assert pile(game, "ann", "blue") == ["Pottery"]

    def test_nothing_to_give_nothing_to_meld(self) -> None:
        game = echoes_table(
            ann=seat(red=["Horseshoes"], purple=["Mysticism"]), bo=seat(yellow=["Fermenting"]), cy=seat()
        )
        play(game, "ann: dogma Horseshoes")
        assert pile(game, "bo", "yellow") == ["Fermenting"]
        assert moves(game, "bo") == ["foreshadow back 2 base"]

    def test_sharing_reaches_just_the_echo(self) -> None:
        game = echoes_table(
            ann=seat(red=["Horseshoes"]),
            bo=seat(yellow=["Fermenting"], green=["Sailing"]),
            supply={2: ["Currency", "Calendar", "Mapmaking"]},
        )
        play(game, "ann: dogma Horseshoes")
        assert zone(game, "bo", "forecast") == ["Currency"]
        assert pile(game, "bo", "green") == ["Sailing"]
        assert zone(game, "ann", "hand") == ["Mapmaking"]


class TestToothbrush:
    """Echo: tuck all hand cards of a value. May splay a color left; may make the bottom 2 an achievement."""

    def test_all_cards_of_the_value_named_are_tucked(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Tools", "Comb", "Currency"], yellow=["Toothbrush"]), bo=seat())
        play(game, "ann: dogma Toothbrush")
        assert asked(game) == ("ann", "value", "tuck")
        assert options(game) == ["1", "2"]
        play(game, "ann: 1")
        assert zone(game, "ann", "hand") == ["Currency"]
        assert (pile(game, "ann", "red"), pile(game, "ann", "blue"), pile(game, "ann", "green")) == (
            ["Oars"],
            ["Tools"],
            ["Comb"],
        )

    def test_two_of_a_color_are_ordered_by_the_player(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Archery"], yellow=["Toothbrush"]), bo=seat())
        play(game, "ann: dogma Toothbrush")
        assert asked(game) == ("ann", "order", "tuck")
        play(game, "ann: Archery")
        assert pile(game, "ann", "red") == ["Archery", "Oars"]
        assert asked(game) == ("ann", "color", "splay left")
        play(game, "ann: red", "ann: no")
        assert splay(game, "ann", "red") == "left"

    def test_an_empty_hand_and_single_piles_ask_about_the_achievement_alone(self) -> None:
        game = echoes_table(ann=seat(yellow=["Toothbrush"]), bo=seat())
        bottom = supply(game, 2)[-1]
        play(game, "ann: dogma Toothbrush")
        assert asked(game) == ("ann", "yes_no", "make available")
        play(game, "ann: yes")
        assert bottom in game.position()["achievements"]
        assert bottom not in supply(game, 2)
        assert moves(game, "ann") == ["make available back 2 base"]

    def test_with_no_two_left_it_is_not_asked(self) -> None:
        game = echoes_table(ann=seat(yellow=["Toothbrush"]), bo=seat(), removed=emptied(2))
        play(game, "ann: dogma Toothbrush")
        assert asked(game) == ACTION

    def test_mixed_piles_may_give_an_echoes_card(self) -> None:
        game = mixed_table(ann=seat(yellow=["Toothbrush"]), bo=seat(), supply={2: ["Currency", "Lever"]})
        play(game, "ann: dogma Toothbrush", "ann: yes")
        assert "Lever" in game.position()["achievements"]

    def test_six_tucked_claim_monument(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Tools", "Comb"], yellow=["Toothbrush"], tucked=3), bo=seat())
        play(game, "ann: dogma Toothbrush")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_a_sharer_tucks_his_own(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Toothbrush"]), bo=seat(hand=["Oars"], green=["Clothing"]), supply={2: ["Currency"]}
        )
        play(game, "ann: dogma Toothbrush", "bo: no", "ann: no")
        assert pile(game, "bo", "red") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Currency"]


class TestWatermill:
    """Tuck a bonus card for a card of its bonus; a bonus on that lets you pay a card to go on."""

    def test_a_drawn_bonus_opens_the_repetition(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Soap", "Oars"], yellow=["Watermill"]), bo=seat(), supply={2: ["Pagoda", "Currency"]}
        )
        play(game, "ann: dogma Watermill")
        assert pile(game, "ann", "yellow") == ["Watermill", "Soap"]
        assert zone(game, "ann", "hand") == ["Oars", "Pagoda"]
        assert asked(game) == ("ann", "card", "return")
        play(game, "ann: Oars")
        assert pile(game, "ann", "purple") == ["Pagoda"]
        assert zone(game, "ann", "hand") == ["Currency"]
        assert asked(game) == ACTION  # no bonus on Currency

    def test_a_drawn_bonus_of_one_is_a_bonus(self) -> None:
        game = echoes_table(ann=seat(hand=["Candles", "Oars"], yellow=["Watermill"]), bo=seat(), supply={1: ["Flute"]})
        play(game, "ann: dogma Watermill")
        assert options(game) == ["Flute", "Oars", "pass"]

    def test_the_repetition_may_be_declined(self) -> None:
        game = echoes_table(ann=seat(hand=["Soap", "Oars"], yellow=["Watermill"]), bo=seat(), supply={2: ["Pagoda"]})
        play(game, "ann: dogma Watermill", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars", "Pagoda"]

    def test_paying_with_the_last_bonus_card_proves_the_inability(self) -> None:
        game = echoes_table(ann=seat(hand=["Soap", "Oars"], yellow=["Watermill"]), bo=seat(), supply={2: ["Pagoda"]})
        play(game, "ann: dogma Watermill", "ann: Pagoda")
        assert shown(game) == [["Oars"]]
        assert pile(game, "ann", "purple") == []

    def test_a_drawn_card_without_bonus_offers_nothing(self) -> None:
        game = echoes_table(ann=seat(hand=["Soap", "Oars"], yellow=["Watermill"]), bo=seat(), supply={2: ["Lever"]})
        play(game, "ann: dogma Watermill")
        assert zone(game, "ann", "hand") == ["Lever", "Oars"]
        assert asked(game) == ACTION

    def test_without_a_bonus_card_the_hand_is_shown(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], yellow=["Watermill"]), bo=seat())
        play(game, "ann: dogma Watermill")
        assert shown(game) == [["Oars"]]
        assert moves(game) == []

    def test_an_empty_hand_does_nothing(self) -> None:
        game = echoes_table(ann=seat(yellow=["Watermill"]), bo=seat())
        play(game, "ann: dogma Watermill")
        assert shown(game) == []
        assert asked(game) == ACTION

    def test_which_card_to_tuck_is_a_choice(self) -> None:
        game = echoes_table(ann=seat(hand=["Soap", "Puppet"], yellow=["Watermill"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Watermill")
        assert options(game) == ["Puppet", "Soap"]
        play(game, "ann: Puppet")
        assert zone(game, "ann", "hand") == ["Paper", "Soap"]

    def test_a_sharer_tucks_before_the_launcher(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Comb"], yellow=["Watermill"]),
            bo=seat(hand=["Soap"], blue=["Pottery"]),
            supply={2: ["Currency", "Calendar"]},
        )
        play(game, "ann: dogma Watermill")
        assert pile(game, "bo", "yellow") == ["Soap"]
        assert zone(game, "bo", "hand") == ["Currency"]
        assert zone(game, "ann", "hand") == ["Calendar", "Comb"]
