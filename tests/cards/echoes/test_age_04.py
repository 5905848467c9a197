"""Echoes cards of age 4: echo and dogma effects, and the edges their texts can reach."""

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


class TestSlideRule:
    """May splay yellow right. Draw the lowest top value plus the number of splayed colors."""

    def test_the_splay_just_made_counts(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Slide Rule"], yellow=["Masonry", "Agriculture"]), bo=seat(), supply={2: ["Currency"]}
        )
        play(game, "ann: dogma Slide Rule", "ann: yellow")
        assert splay(game, "ann", "yellow") == "right"
        assert zone(game, "ann", "hand") == ["Currency"]

    def test_declined_it_does_not(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Slide Rule"], yellow=["Masonry", "Agriculture"]), bo=seat(), supply={1: ["Oars"]}
        )
        play(game, "ann: dogma Slide Rule", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_every_splay_counts_whatever_its_direction(self) -> None:
        game = echoes_table(
            ann=seat(
                blue=("up", ["Slide Rule", "Tools"]),
                red=("left", ["Coal", "Oars"]),
                green=("right", ["Banking", "Sailing"]),
                purple=["Societies", "Bell"],
            ),
            bo=seat(),
            supply={7: ["Lighting"]},
        )
        play(game, "ann: dogma Slide Rule")
        assert zone(game, "ann", "hand") == ["Lighting"]  # a lowest 4 and three colors

    def test_a_sharer_counts_his_own_board(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Slide Rule"]),
            bo=seat(purple=["Education"]),
            supply={3: ["Paper"], 4: ["Anatomy", "Toilet"]},
        )
        play(game, "ann: dogma Slide Rule")
        assert zone(game, "bo", "hand") == ["Paper"]
        assert zone(game, "ann", "hand") == ["Anatomy", "Toilet"]  # the bonus after a base card: Echoes


class TestTelescope:
    """Echo: forecast a 5. May put a forecast card on its pile and then achieve one of the forecast."""

    def test_the_card_goes_on_top_and_another_is_achieved(self) -> None:
        game = echoes_table(ann=seat(forecast=["Oars", "Tools"], score=["Pottery"], blue=["Telescope"]), bo=seat())
        play(game, "ann: dogma Telescope")
        assert asked(game) == ("ann", "card", "put on pile")
        play(game, "ann: Oars")
        assert supply(game, 1)[0] == "Oars"
        # One point of the score pile and four of the bonus: eligible for a 1, not for the 5.
        assert zone(game, "ann", "achievements") == ["Tools"]
        assert moves(game, "bo")[1:] == ["put on pile back 1 base", "claim back 1 base"]
        assert moves(game, "ann")[1:] == ["put on pile Oars", "claim Tools"]

    def test_achieving_is_a_must_with_a_choice_among_the_eligible(self) -> None:
        game = echoes_table(
            ann=seat(forecast=["Oars", "Tools", "Currency", "Paper"], score=["Canning"], blue=["Telescope"]),
            bo=seat(),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Telescope", "ann: Coal")
        assert supply(game, 5)[0] == "Coal"
        assert asked(game) == ("ann", "card", "achieve")
        assert options(game) == ["Currency", "Oars", "Tools"]  # ten points
        play(game, "ann: Currency")
        assert zone(game, "ann", "achievements") == ["Currency"]

    def test_without_eligibility_the_forecast_stays(self) -> None:
        game = echoes_table(ann=seat(forecast=["Oars", "Tools"], blue=["Telescope"]), bo=seat(), supply={5: ["Coal"]})
        play(game, "ann: dogma Telescope", "ann: Oars")
        assert zone(game, "ann", "forecast") == ["Coal", "Tools"]
        assert zone(game, "ann", "achievements") == []

    def test_may_decline(self) -> None:
        game = echoes_table(ann=seat(forecast=["Oars"], score=["Canning"], blue=["Telescope"]), bo=seat())
        play(game, "ann: dogma Telescope", "ann: pass")
        assert zone(game, "ann", "achievements") == []
        assert "Oars" in zone(game, "ann", "forecast")

    def test_an_echoes_card_goes_on_the_echoes_pile(self) -> None:
        game = echoes_table(ann=seat(forecast=["Comb"], score=["Canning"], blue=["Telescope"]), bo=seat())
        play(game, "ann: dogma Telescope", "ann: Comb")
        assert supply(game, 1, "echoes")[0] == "Comb"
        assert zone(game, "ann", "achievements") == []  # just the 5 is left

    def test_on_a_mixed_pile(self) -> None:
        game = mixed_table(
            ann=seat(forecast=["Comb"], blue=["Telescope"]), bo=seat(), supply={1: ["Oars"], 5: ["Coal"]}
        )
        play(game, "ann: dogma Telescope", "ann: Comb")
        assert supply(game, 1, "mixed") == ["Comb", "Oars"]

    def test_executed_inside_another_card_an_empty_forecast_asks_nothing(self) -> None:
        game = echoes_table(ann=seat(green=["Self Service"], blue=["Telescope"]), bo=seat())
        play(game, "ann: dogma Self Service")
        assert asked(game) == ACTION

    def test_the_last_achievement_wins(self) -> None:
        six = ["Empire", "Monument", "Wonder", "World", "Destiny", "Wealth"]
        game = echoes_table(
            ann=seat(forecast=["Oars"], score=["Canning"], achievements=six, blue=["Telescope"]),
            bo=seat(),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Telescope", "ann: Coal")
        assert ending(game) == ("achievements", ["ann"])


class TestChintz:
    """Draw a 4. With exactly one card in hand draw another, then draw and score one."""

    def test_a_hand_of_one_draws_and_scores(self) -> None:
        game = echoes_table(ann=seat(green=["Chintz"]), bo=seat(), supply={4: ["Anatomy", "Invention", "Toilet"]})
        play(game, "ann: dogma Chintz")
        # Base with an empty hand, Echoes with a base card, base again.
        assert zone(game, "ann", "hand") == ["Anatomy", "Toilet"]
        assert zone(game, "ann", "score") == ["Invention"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 1

    def test_a_hand_of_two_does_not(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], green=["Chintz"]), bo=seat(), supply={4: ["Toilet"]})
        play(game, "ann: dogma Chintz")
        assert zone(game, "ann", "hand") == ["Oars", "Toilet"]
        assert zone(game, "ann", "score") == []

    def test_everybody_finishes_the_first_effect_first(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Dice"], green=["Chintz"]),
            bo=seat(green=["Sailing"]),
            supply={4: ["Anatomy", "Invention", "Navigation", "Enterprise", "Toilet"]},
        )
        play(game, "ann: dogma Chintz")
        assert zone(game, "bo", "hand") == ["Anatomy", "Toilet"]
        assert zone(game, "bo", "score") == ["Navigation"]
        assert zone(game, "ann", "hand") == ["Dice", "Enterprise", "Invention"]


class TestGlobe:
    """May return up to three hand cards of one color to splay a color and forecast a 6."""

    def test_one_card_splays_left(self) -> None:
        game = echoes_table(
            ann=seat(
                hand=["Oars"],
                green=["Globe"],
                red=["Coal", "Archery"],
                blue=("left", ["Tools", "Writing"]),
                purple=("up", ["Bell", "Mysticism"]),
            ),
            bo=seat(),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Globe", "ann: Oars")
        assert asked(game) == ("ann", "color", "splay left")
        assert options(game) == ["purple", "red"]  # a must
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "left"
        assert zone(game, "ann", "forecast") == ["Canning"]
        assert moves(game, "bo") == ["reveal Oars", "return Oars", "foreshadow back 6 base"]

    @pytest.mark.parametrize(("count", "direction"), [(1, "left"), (2, "right"), (3, "up")])
    def test_the_number_gives_the_direction(self, count: int, direction: str) -> None:
        reds = ["Oars", "Archery", "Metalworking"]
        game = echoes_table(
            ann=seat(hand=["Tools", *reds], green=["Globe", "Sailing"]), bo=seat(), supply={6: ["Loom"]}
        )
        play(game, "ann: dogma Globe", *[f"ann: {name}" for name in reds[:count]])
        if count < 3:
            play(game, "ann: pass")
        assert splay(game, "ann", "green") == direction
        assert zone(game, "ann", "forecast") == ["Loom"]  # base cards are held

    def test_only_the_first_color_goes_on(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Archery", "Tools"], green=["Globe"]), bo=seat())
        play(game, "ann: dogma Globe", "ann: Oars")
        assert options(game) == ["Archery", "pass"]
        play(game, "ann: Archery")
        assert options(game) == ["pass"]  # nobody sees that no red is left (1.10.7)
        play(game, "ann: pass")
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_three_are_the_most(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Archery", "Metalworking", "Construction"], green=["Globe"]), bo=seat()
        )
        play(game, "ann: dogma Globe", "ann: Oars", "ann: Archery", "ann: Metalworking")
        assert asked(game) == ACTION
        assert zone(game, "ann", "hand") == ["Construction"]

    def test_a_six_comes_even_if_nothing_can_be_splayed(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], green=["Globe"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: dogma Globe", "ann: Oars")
        assert zone(game, "ann", "forecast") == ["Canning"]

    def test_returning_none_does_nothing(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], green=["Globe", "Sailing"]), bo=seat())
        play(game, "ann: dogma Globe", "ann: pass")
        assert splay(game, "ann", "green") == "none"
        assert zone(game, "ann", "forecast") == []

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = echoes_table(ann=seat(green=["Globe", "Sailing"]), bo=seat())
        play(game, "ann: dogma Globe")
        assert asked(game) == ACTION

    def test_a_sharer_splays_his_own(self) -> None:
        game = echoes_table(
            ann=seat(green=["Globe"]),
            bo=seat(hand=["Oars"], red=["Coal", "Archery"]),
            supply={4: ["Anatomy"], 6: ["Canning"]},
        )
        play(game, "ann: dogma Globe", "bo: Oars")
        assert splay(game, "bo", "red") == "left"
        assert zone(game, "bo", "forecast") == ["Canning"]
        assert zone(game, "ann", "hand") == ["Anatomy"]

    def test_the_question_says_that_three_are_the_most(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Archery"], green=["Globe"]), bo=seat())
        play(game, "ann: dogma Globe")
        assert game.decision is not None
        assert (game.decision.at_least, game.decision.at_most) == (0, 3)


class TestClock:
    """Echo: may splay the largest color right. Demand: the clocks of three 10s take cards of that value."""

    def test_the_largest_color_alone_is_offered(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Clock", "Bell", "Mysticism"], red=["Oars", "Archery"]),
            bo=seat(purple=["Philosophy"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Clock")
        assert options(game) == ["pass", "purple"]
        play(game, "ann: purple")
        assert splay(game, "ann", "purple") == "right"

    def test_among_ties_one_is_chosen(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Clock", "Bell"], red=["Oars", "Archery"], blue=["Tools"]), bo=seat(purple=["Philosophy"])
        )
        play(game, "ann: dogma Clock")
        assert options(game) == ["pass", "purple", "red"]  # rules 17.5.2

    def test_a_largest_color_already_right_leaves_nothing_to_splay(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Clock", "Mysticism"], red=("right", ["Oars", "Archery", "Coal"])),
            bo=seat(purple=["Philosophy"]),
        )
        play(game, "ann: dogma Clock")
        assert asked(game) == ACTION

    def test_single_cards_cannot_be_splayed(self) -> None:
        game = echoes_table(ann=seat(purple=["Clock"]), bo=seat(purple=["Philosophy"]))
        play(game, "ann: dogma Clock")
        assert asked(game) == ACTION

    def test_cards_worth_the_clocks_leave_hand_and_score_pile(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Clock"]),
            bo=seat(hand=["Comb", "Anatomy", "Paper"], score=["Navigation", "Currency"]),
            supply={10: ["Software", "Robotics", "Stem Cells", "A.I."]},
        )
        play(game, "ann: dogma Clock")
        assert moves(game) == ["draw Software", "draw Robotics", "draw Stem Cells"]
        assert asked(game) == ("bo", "order", "return")
        play(game, "bo: Robotics", "bo: Software")
        assert supply(game, 10)[-3:] == ["Robotics", "Software", "Stem Cells"]
        assert zone(game, "ann", "score") == ["Anatomy", "Navigation"]  # three clocks and one
        assert zone(game, "bo", "hand") == ["Comb", "Paper"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 0

    def test_no_clock_moves_nothing(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Clock"]),
            bo=seat(hand=["Comb"], score=["Oars"]),
            supply={10: ["Self Service", "Globalization", "Stem Cells"]},
        )
        play(game, "ann: dogma Clock", "bo: Self Service", "bo: Globalization")
        assert zone(game, "ann", "score") == []

    def test_the_sets_alternate_while_the_tens_are_held(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Clock"]), bo=seat(), supply={10: ["Self Service", "Flash Drive", "Stem Cells"]}
        )
        play(game, "ann: dogma Clock")
        assert moves(game) == ["draw Self Service", "draw Flash Drive", "draw Stem Cells"]
        play(game, "bo: Self Service")
        assert supply(game, 10)[-2:] == ["Self Service", "Stem Cells"]
        assert supply(game, 10, "echoes")[-1] == "Flash Drive"

    def test_too_few_tens_end_the_game_before_anything_moves(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Clock"]),
            bo=seat(hand=["Comb", "Anatomy"], score=["Navigation", "Canning"]),
            removed=emptied(10, but=["Software", "Robotics"]),
        )
        play(game, "ann: dogma Clock")
        assert ending(game) == ("score", ["bo"])


class TestToilet:
    """Echo: tuck a 4. Demand: return score cards equal to my best bonus. May swap a hand card for its like."""

    def test_cards_of_the_highest_bonus_are_returned(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Toilet"], red=["Crossbow"], yellow=["Soap"]),
            bo=seat(score=["Paper", "Compass", "Currency", "Anatomy"]),
            supply={4: ["Navigation"]},
        )
        play(game, "ann: dogma Toilet")
        assert pile(game, "ann", "green") == ["Navigation"]
        assert asked(game) == ("bo", "order", "return")
        play(game, "bo: Compass")
        assert supply(game, 3)[-2:] == ["Compass", "Paper"]
        assert zone(game, "bo", "score") == ["Anatomy", "Currency"]

    def test_the_tucked_card_may_bring_the_bonus(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars"], purple=["Toilet"]), bo=seat(score=["Paper", "Anatomy"]), supply={4: ["Chintz"]}
        )
        play(game, "ann: dogma Toilet", "ann: pass")
        assert pile(game, "ann", "green") == ["Chintz"]
        assert zone(game, "bo", "score") == ["Paper"]

    def test_without_a_bonus_nothing_is_returned(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Toilet"], green=["Sailing", "Scissors"]),
            bo=seat(score=["Oars", "Currency", "Anatomy"]),
            supply={4: ["Navigation"]},
        )
        play(game, "ann: dogma Toilet")
        assert pile(game, "ann", "green") == ["Sailing", "Scissors", "Navigation"]
        assert zone(game, "bo", "score") == ["Anatomy", "Currency", "Oars"]

    def test_a_hand_card_may_be_swapped_for_its_like(self) -> None:
        game = echoes_table(ann=seat(hand=["Paper", "Oars"], purple=["Toilet"]), bo=seat(), supply={3: ["Almanac"]})
        play(game, "ann: dogma Toilet")
        assert options(game) == ["Oars", "Paper", "pass"]
        play(game, "ann: Paper")
        assert zone(game, "ann", "hand") == ["Almanac", "Oars"]
        assert supply(game, 3)[-1] == "Paper"

    def test_from_an_empty_pile_the_same_card_comes_back(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Toilet"]),
            bo=seat(hand=["Oars"], yellow=["Agriculture"]),
            cy=seat(hand=["Tools"], blue=["Writing"]),
            removed=emptied(1, but=["Oars", "Tools", "Agriculture", "Writing"]),
            supply={4: ["Anatomy", "Navigation", "Enterprise"]},
        )
        play(game, "ann: dogma Toilet", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert zone(game, "cy", "hand") == ["Tools"]  # too few leaves: he is demanded, he does not share
        assert bonus_drawn(game)


class TestKobukson:
    """Echo: splay any color of any board left. Demand: return castle tops, tuck a 4. Tuck a 4 per pair returned."""

    def test_the_echo_reaches_every_board(self) -> None:
        game = echoes_table(
            ann=seat(red=["Kobukson"]),
            bo=seat(blue=("up", ["Translation", "Mathematics"]), green=["Sailing"]),
            cy=seat(),
            supply={4: ["Anatomy", "Navigation"]},
        )
        play(game, "ann: dogma Kobukson")
        assert asked(game) == ("ann", "player", "splay left")
        assert options(game) == ["ann", "bo"]  # cy has no color
        play(game, "ann: bo")
        assert options(game) == ["blue", "green"]
        play(game, "ann: blue")
        assert splay(game, "bo", "blue") == "left"  # rules 17.5.3

    def test_a_color_that_cannot_be_splayed_may_be_named(self) -> None:
        game = echoes_table(ann=seat(red=["Kobukson"]), bo=seat(green=["Sailing"]), supply={4: ["Anatomy"]})
        play(game, "ann: dogma Kobukson", "ann: bo")
        assert splay(game, "bo", "green") == "none"

    def test_all_castle_tops_go_and_a_four_is_tucked(self) -> None:
        game = echoes_table(
            ann=seat(red=["Kobukson"]),
            bo=seat(blue=["Tools"], yellow=["Masonry", "Domestication"], green=["Sailing"]),
            supply={4: ["Anatomy", "Navigation"]},
        )
        play(game, "ann: dogma Kobukson", "ann: ann")
        assert asked(game) == ("bo", "order", "return")
        play(game, "bo: Masonry")
        assert supply(game, 1)[-2:] == ["Masonry", "Tools"]
        assert pile(game, "bo", "yellow") == ["Domestication", "Anatomy"]  # uncovered later: not among them
        assert pile(game, "ann", "green") == ["Navigation"]  # one pair returned

    def test_the_returns_of_all_targets_are_added_up(self) -> None:
        game = echoes_table(
            ann=seat(red=["Kobukson"]),
            bo=seat(blue=["Tools"], yellow=["Masonry"]),
            cy=seat(red=["Oars"]),
            supply={4: ["Anatomy", "Navigation", "Enterprise", "Invention"]},
        )
        play(game, "ann: dogma Kobukson", "ann: ann", "bo: Tools")
        assert pile(game, "cy", "green") == ["Navigation"]
        assert pile(game, "ann", "purple") == ["Enterprise"]  # three make one pair
        assert supply(game, 4)[0] == "Invention"

    def test_who_returned_nothing_tucks_all_the_same(self) -> None:
        game = echoes_table(
            ann=seat(red=["Kobukson"]), bo=seat(green=["Sailing"]), supply={4: ["Anatomy", "Navigation"]}
        )
        play(game, "ann: dogma Kobukson", "ann: ann")
        assert pile(game, "bo", "yellow") == ["Anatomy"]
        assert supply(game, 4)[0] == "Navigation"

    def test_a_sharer_tucks_for_the_same_returns(self) -> None:
        game = echoes_table(
            ann=seat(red=["Kobukson"]),
            bo=seat(blue=["Tools"], yellow=["Masonry"]),
            cy=seat(green=["Globe"]),
            supply={4: ["Anatomy", "Navigation", "Enterprise", "Invention", "Perspective"]},
        )
        play(game, "ann: dogma Kobukson", "cy: ann", "ann: ann", "bo: Tools")
        assert pile(game, "cy", "green") == ["Globe", "Navigation"]
        assert pile(game, "ann", "purple") == ["Enterprise"]
        assert bonus_drawn(game)

    def test_executed_inside_another_card_nothing_was_returned(self) -> None:
        game = echoes_table(
            ann=seat(green=["Self Service"], red=["Kobukson"]), bo=seat(blue=["Tools"], yellow=["Masonry"])
        )
        play(game, "ann: dogma Self Service")
        assert moves(game) == []
        assert asked(game) == ACTION

    def test_four_returned_are_two_pairs(self) -> None:
        game = echoes_table(
            ann=seat(red=["Kobukson"]),
            bo=seat(blue=["Tools"], yellow=["Masonry"]),
            cy=seat(red=["Archery"], purple=["Mysticism"]),
            supply={4: ["Anatomy", "Navigation", "Experimentation", "Enterprise"]},
        )
        play(game, "ann: dogma Kobukson", "ann: ann", "bo: Tools", "cy: Archery")
        assert pile(game, "bo", "yellow") == ["Anatomy"]
        assert pile(game, "cy", "green") == ["Navigation"]
        assert pile(game, "ann", "blue") == ["Experimentation"]
        assert pile(game, "ann", "purple") == ["Enterprise"]


class TestShuriken:
    """Demand: a top card with castle or bulb, red excepted, for a 4. May splay purple right."""

    def test_castles_and_bulbs_but_no_red(self) -> None:
        game = echoes_table(
            ann=seat(red=["Shuriken"]),
            bo=seat(red=["Archery"], blue=["Pottery"], yellow=["Masonry"], purple=["Philosophy"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Shuriken")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Masonry", "Philosophy"]
        play(game, "bo: Philosophy")
        assert pile(game, "ann", "purple") == ["Philosophy"]
        assert zone(game, "bo", "hand") == ["Anatomy"]

    def test_nothing_fitting_brings_no_four(self) -> None:
        game = echoes_table(ann=seat(red=["Shuriken"]), bo=seat(red=["Archery"], blue=["Pottery"]))
        play(game, "ann: dogma Shuriken")
        assert moves(game) == []

    def test_purple_may_be_splayed_right_with_the_card_just_taken(self) -> None:
        game = echoes_table(ann=seat(red=["Shuriken"], purple=["Bell"]), bo=seat(purple=["Philosophy"]))
        play(game, "ann: dogma Shuriken")
        assert asked(game) == ("ann", "color", "splay right")
        play(game, "ann: purple")
        assert splay(game, "ann", "purple") == "right"

    def test_who_has_as_many_crowns_shares_instead(self) -> None:
        game = echoes_table(
            ann=seat(red=["Shuriken"]),
            bo=seat(blue=["Translation"], purple=["Philosophy", "Bell"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Shuriken", "bo: purple")
        assert splay(game, "bo", "purple") == "right"
        assert zone(game, "ann", "hand") == ["Anatomy"]

    def test_covered_castles_and_bulbs_do_not_count(self) -> None:
        """Of Mysticism and Agriculture, only the first shows a castle; Masonry lies covered."""
        game = echoes_table(
            ann=seat(red=["Shuriken"]),
            bo=seat(yellow=["Agriculture", "Masonry"], purple=["Mysticism", "Code of Laws"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Shuriken")
        assert pile(game, "ann", "purple") == ["Mysticism"]
        assert pile(game, "bo", "yellow") == ["Agriculture", "Masonry"]
        assert zone(game, "bo", "hand") == ["Anatomy"]


class TestBarometer:
    """Echo: a 5 of the forecast to hand. Forecast two above a bonus. May show and return the forecast for Destiny."""

    def test_a_five_comes_to_hand_unseen_by_others(self) -> None:
        game = echoes_table(
            ann=seat(forecast=["Coal", "Stove", "Oars"], yellow=["Barometer"]), bo=seat(), supply={2: ["Lever"]}
        )
        play(game, "ann: dogma Barometer")
        assert asked(game) == ("ann", "card", "transfer")
        assert options(game) == ["Coal", "Stove"]
        play(game, "ann: Coal")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert moves(game, "bo")[0] == "transfer back 5 base"
        assert zone(game, "ann", "forecast") == ["Lever", "Oars", "Stove"]

    def test_without_a_five_nothing_is_shown(self) -> None:
        game = echoes_table(ann=seat(forecast=["Oars"], yellow=["Barometer"]), bo=seat())
        play(game, "ann: dogma Barometer", "ann: no")
        assert shown(game) == []  # the backs say so
        assert zone(game, "ann", "hand") == []

    def test_a_bonus_of_any_board_is_chosen(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Barometer"], purple=["Puppet"]),
            bo=seat(red=["Plumbing"], green=["Sailing", "Chintz"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Barometer")
        assert asked(game) == ("ann", "value", "foreshadow")
        assert options(game) == ["2", "3"]
        play(game, "ann: 2", "ann: no")
        assert zone(game, "ann", "forecast") == ["Anatomy"]

    def test_no_bonus_anywhere_gives_a_two(self) -> None:
        game = echoes_table(ann=seat(yellow=["Barometer"]), bo=seat(), supply={2: ["Currency"]})
        play(game, "ann: dogma Barometer", "ann: no")
        assert zone(game, "ann", "forecast") == ["Currency"]

    def test_a_bonus_of_nine_ends_the_game(self) -> None:
        game = echoes_table(ann=seat(yellow=["Barometer"]), bo=seat(purple=["Rock"]))
        play(game, "ann: dogma Barometer")
        assert ending(game) == ("score", ["bo"])

    def test_a_blue_card_in_the_forecast_claims_destiny(self) -> None:
        game = echoes_table(
            ann=seat(forecast=["Oars", "Tools"], yellow=["Barometer"]), bo=seat(), supply={2: ["Currency"]}
        )
        play(game, "ann: dogma Barometer")
        assert asked(game) == ("ann", "yes_no", "return")
        play(game, "ann: yes")
        assert [sorted(cards) for cards in shown(game)] == [["Currency", "Oars", "Tools"]]
        play(game, "ann: Tools")
        assert zone(game, "ann", "forecast") == []
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]
        assert zone(game, "ann", "achievements") == ["Destiny"]

    def test_without_blue_it_is_returned_for_nothing(self) -> None:
        game = echoes_table(ann=seat(forecast=["Oars"], yellow=["Barometer"]), bo=seat(), supply={2: ["Currency"]})
        play(game, "ann: dogma Barometer", "ann: yes")
        assert zone(game, "ann", "forecast") == []
        assert zone(game, "ann", "achievements") == []

    def test_a_claimed_destiny_is_out_of_reach(self) -> None:
        game = echoes_table(ann=seat(yellow=["Barometer"]), bo=seat(achievements=["Destiny"]), supply={2: ["Calendar"]})
        play(game, "ann: dogma Barometer", "ann: yes")
        assert zone(game, "ann", "achievements") == []

    def test_declining_keeps_a_blue_card_hidden(self) -> None:
        game = echoes_table(ann=seat(yellow=["Barometer"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: dogma Barometer", "ann: no")
        assert moves(game, "bo") == ["foreshadow back 2 base"]
        assert zone(game, "ann", "achievements") == []

    def test_a_sharer_may_take_destiny_first(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Barometer"]),
            bo=seat(yellow=["Agriculture"]),
            supply={2: ["Calendar", "Mathematics"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Barometer", "bo: yes", "ann: yes")
        assert zone(game, "bo", "achievements") == ["Destiny"]
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "ann", "hand") == ["Anatomy"]


class TestPencil:
    """Echo: draw a 5. May return up to three for as many one above the highest; one is forecast, the rest return."""

    def test_one_of_the_drawn_cards_is_kept_in_the_forecast(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Paper"], yellow=["Pencil"]),
            bo=seat(),
            supply={4: ["Anatomy", "Navigation"], 5: ["Piano"]},
        )
        play(game, "ann: dogma Pencil", "ann: Oars", "ann: Paper", "ann: pass")
        assert asked(game) == ("ann", "card", "foreshadow")
        assert options(game) == ["Anatomy", "Navigation"]
        play(game, "ann: Navigation")
        assert zone(game, "ann", "forecast") == ["Navigation"]
        assert zone(game, "ann", "hand") == ["Piano"]
        assert supply(game, 4)[-1] == "Anatomy"
        assert moves(game, "bo")[-2:] == ["foreshadow back 4 base", "return back 4 base"]

    def test_returning_none_draws_none(self) -> None:
        game = echoes_table(ann=seat(yellow=["Pencil"]), bo=seat(), supply={5: ["Coal"]})
        play(game, "ann: dogma Pencil", "ann: pass")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert zone(game, "ann", "forecast") == []

    def test_a_single_card_is_forecast_itself(self) -> None:
        game = echoes_table(ann=seat(yellow=["Pencil"]), bo=seat(), supply={5: ["Coal"], 6: ["Canning"]})
        play(game, "ann: dogma Pencil", "ann: Coal")
        assert zone(game, "ann", "forecast") == ["Canning"]
        assert zone(game, "ann", "hand") == []

    def test_not_more_than_three_and_the_rest_returned_in_order(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools", "Comb"], yellow=["Pencil"]),
            bo=seat(),
            supply={2: ["Currency", "Lever", "Calendar"], 5: ["Coal"]},
        )
        play(game, "ann: dogma Pencil", "ann: Oars", "ann: Comb", "ann: Tools")
        # Coal alone is left in hand: Echoes first, then base twice.
        assert options(game) == ["Calendar", "Currency", "Lever"]
        play(game, "ann: Lever")
        assert asked(game) == ("ann", "order", "return")
        play(game, "ann: Calendar")
        assert supply(game, 2)[-2:] == ["Calendar", "Currency"]
        assert zone(game, "ann", "hand") == ["Coal"]

    def test_a_ten_returned_ends_the_game(self) -> None:
        game = echoes_table(ann=seat(hand=["Software"], yellow=["Pencil"]), bo=seat(score=["Robotics"]))
        play(game, "ann: dogma Pencil", "ann: Software", "ann: pass")
        assert ending(game) == ("score", ["bo"])

    def test_a_sharer_draws_by_his_own_returns(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Pencil"]),
            bo=seat(blue=["Tools"]),
            supply={4: ["Toilet"], 5: ["Coal", "Banking"], 6: ["Canning"]},
        )
        play(game, "ann: dogma Pencil", "bo: Coal", "ann: pass")
        assert zone(game, "bo", "forecast") == ["Canning"]
        assert zone(game, "ann", "hand") == ["Banking", "Toilet"]
