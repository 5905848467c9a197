"""Echoes cards of age 3: echo and dogma effects, and the edges their texts can reach."""

from __future__ import annotations

import pytest

from tests.helpers import (
    asked,
    bonus_drawn,
    echoes_table,
    ending,
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


class TestAlmanac:
    """Echo: forecast a 4. May return a forecast card with a bonus to score one above the bonus."""

    def test_the_returned_card_is_shown_and_pays_one_above_its_bonus(self) -> None:
        game = echoes_table(
            ann=seat(forecast=["Soap", "Oars"], blue=["Almanac"]), bo=seat(), supply={3: ["Paper"], 4: ["Anatomy"]}
        )
        play(game, "ann: dogma Almanac")
        assert asked(game) == ("ann", "card", "return")
        assert options(game) == ["Soap", "pass"]
        play(game, "ann: Soap")
        assert zone(game, "ann", "forecast") == ["Anatomy", "Oars"]
        assert zone(game, "ann", "score") == ["Paper"]
        assert moves(game, "bo") == ["foreshadow back 4 base", "return back 1 echoes", "score back 3 base"]
        assert shown(game) == [["Soap"]]

    def test_no_bonus_in_the_forecast_leaves_a_lone_pass(self) -> None:
        game = echoes_table(ann=seat(blue=["Almanac"]), bo=seat(), supply={4: ["Anatomy"]})
        play(game, "ann: dogma Almanac")
        assert options(game) == ["pass"]
        play(game, "ann: pass")
        assert zone(game, "ann", "forecast") == ["Anatomy"]

    def test_may_decline(self) -> None:
        game = echoes_table(ann=seat(forecast=["Soap"], blue=["Almanac"]), bo=seat())
        play(game, "ann: dogma Almanac", "ann: pass")
        assert "Soap" in zone(game, "ann", "forecast")
        assert zone(game, "ann", "score") == []

    def test_a_bonus_of_ten_asks_for_an_eleven(self) -> None:
        game = echoes_table(ann=seat(forecast=["Jet"], blue=["Almanac"]), bo=seat(score=["Software"]))
        play(game, "ann: dogma Almanac", "ann: Jet")
        assert ending(game) == ("score", ["bo"])

    def test_executed_inside_another_card_without_forecast_asks_nothing(self) -> None:
        game = echoes_table(ann=seat(green=["Self Service"], blue=["Almanac"]), bo=seat())
        play(game, "ann: dogma Self Service")
        assert zone(game, "ann", "forecast") == []
        assert asked(game) == ACTION

    def test_a_sharer_uses_his_own_forecast(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Almanac"]),
            bo=seat(forecast=["Soap"], blue=["Pottery"]),
            supply={3: ["Paper", "Compass"], 4: ["Anatomy", "Perspective"]},
        )
        play(game, "ann: dogma Almanac", "bo: Soap", "ann: pass")
        assert zone(game, "bo", "score") == ["Paper"]
        assert zone(game, "ann", "forecast") == ["Perspective"]
        assert zone(game, "ann", "hand") == ["Compass"]


class TestMagnifyingGlass:
    """Echo: draw a 4, return a card. May return three of a value for one two higher; splay yellow or blue left."""

    THREES = ("Paper", "Compass", "Medicine")

    def test_three_of_a_value_bring_one_two_higher(self) -> None:
        game = echoes_table(
            ann=seat(hand=self.THREES, blue=["Magnifying Glass"]), bo=seat(), supply={4: ["Toilet"], 5: ["Coal"]}
        )
        play(game, "ann: dogma Magnifying Glass", "ann: Toilet")
        assert options(game) == ["Compass", "Medicine", "Paper", "pass"]
        play(game, "ann: Medicine")
        assert options(game) == ["Compass", "Paper"]  # no stopping any more
        play(game, "ann: Paper")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert supply(game, 3)[-3:] == ["Medicine", "Paper", "Compass"]

    def test_two_of_a_value_are_not_offered(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Paper", "Compass", "Coal"], blue=["Magnifying Glass"]), bo=seat(), supply={4: ["Toilet"]}
        )
        play(game, "ann: dogma Magnifying Glass", "ann: Toilet")
        assert asked(game) == ACTION
        assert zone(game, "ann", "hand") == ["Coal", "Compass", "Paper"]

    def test_the_echo_may_return_one_of_the_three(self) -> None:
        game = echoes_table(ann=seat(hand=self.THREES, blue=["Magnifying Glass"]), bo=seat(), supply={4: ["Toilet"]})
        play(game, "ann: dogma Magnifying Glass", "ann: Paper")
        assert asked(game) == ACTION
        assert zone(game, "ann", "hand") == ["Compass", "Medicine", "Toilet"]

    def test_the_drawn_four_may_be_the_third_and_two_values_compete(self) -> None:
        game = echoes_table(
            ann=seat(
                hand=[*self.THREES, "Education", "Anatomy", "Navigation"],
                blue=["Magnifying Glass"],
            ),
            bo=seat(),
            supply={4: ["Toilet"], 6: ["Canning", "Loom"]},
        )
        play(game, "ann: dogma Magnifying Glass", "ann: Education")
        assert options(game) == ["Anatomy", "Compass", "Medicine", "Navigation", "Paper", "Toilet", "pass"]
        play(game, "ann: Toilet", "ann: Anatomy")
        assert zone(game, "ann", "hand") == ["Compass", "Loom", "Medicine", "Paper"]

    def test_of_four_alike_three_go(self) -> None:
        game = echoes_table(
            ann=seat(hand=[*self.THREES, "Education"], blue=["Magnifying Glass"]),
            bo=seat(),
            supply={4: ["Toilet"], 5: ["Piano"]},
        )
        play(game, "ann: dogma Magnifying Glass", "ann: Toilet", "ann: Paper", "ann: Compass", "ann: Medicine")
        assert zone(game, "ann", "hand") == ["Education", "Piano"]

    def test_may_be_declined(self) -> None:
        game = echoes_table(ann=seat(hand=self.THREES, blue=["Magnifying Glass"]), bo=seat(), supply={4: ["Toilet"]})
        play(game, "ann: dogma Magnifying Glass", "ann: Toilet", "ann: pass")
        assert zone(game, "ann", "hand") == sorted(self.THREES)

    def test_three_nines_end_the_game(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Genetics", "Services", "Ecology"], blue=["Magnifying Glass"]),
            bo=seat(score=["Software"]),
            supply={4: ["Toilet"]},
        )
        play(game, "ann: dogma Magnifying Glass", "ann: Toilet", "ann: Services", "ann: Ecology")
        assert ending(game) == ("score", ["bo"])

    def test_just_yellow_or_blue_is_splayed(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Magnifying Glass", "Tools"], yellow=["Masonry", "Machinery"], red=["Oars", "Archery"]),
            bo=seat(),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Magnifying Glass")
        assert supply(game, 4)[-1] == "Anatomy"  # the only card in hand
        assert options(game) == ["blue", "pass", "yellow"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "left"

    def test_the_shared_echo_counts_though_nothing_is_kept(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Magnifying Glass"]), bo=seat(blue=["Writing"]), supply={3: ["Paper"], 4: ["Anatomy"]}
        )
        play(game, "ann: dogma Magnifying Glass")
        assert zone(game, "bo", "hand") == []
        assert zone(game, "ann", "hand") == ["Paper"]


class TestCharitableTrust:
    """Echo: draw a 3 or 4. May meld it; then the top green card is returned or achieved."""

    def test_who_is_eligible_chooses_to_achieve(self) -> None:
        game = echoes_table(
            ann=seat(green=["Charitable Trust"], score=["Rocketry", "Flight"]), bo=seat(), supply={4: ["Anatomy"]}
        )
        play(game, "ann: dogma Charitable Trust")
        assert (asked(game), options(game)) == (("ann", "value", "draw"), ["3", "4"])
        play(game, "ann: 4")
        assert options(game) == ["Anatomy", "pass"]
        play(game, "ann: Anatomy")
        assert asked(game) == ("ann", "yes_no", "achieve not return")
        play(game, "ann: yes")
        assert zone(game, "ann", "achievements") == ["Charitable Trust"]
        assert pile(game, "ann", "green") == []

    def test_or_to_return(self) -> None:
        game = echoes_table(
            ann=seat(green=["Charitable Trust"], score=["Rocketry", "Flight"]), bo=seat(), supply={3: ["Medicine"]}
        )
        play(game, "ann: dogma Charitable Trust", "ann: 3", "ann: Medicine", "ann: no")
        assert zone(game, "ann", "achievements") == []
        assert supply(game, 3, "echoes")[-1] == "Charitable Trust"

    def test_who_is_not_eligible_returns(self) -> None:
        game = echoes_table(ann=seat(green=["Charitable Trust"], score=["Flight"]), bo=seat(), supply={3: ["Medicine"]})
        play(game, "ann: dogma Charitable Trust", "ann: 3", "ann: Medicine")
        assert asked(game) == ACTION
        assert pile(game, "ann", "green") == []

    def test_a_melded_green_card_is_the_one_that_goes(self) -> None:
        game = echoes_table(ann=seat(green=["Charitable Trust"]), bo=seat(), supply={4: ["Navigation"]})
        play(game, "ann: dogma Charitable Trust", "ann: 4", "ann: Navigation")
        assert pile(game, "ann", "green") == ["Charitable Trust"]
        assert supply(game, 4)[-1] == "Navigation"

    def test_declining_keeps_everything(self) -> None:
        game = echoes_table(ann=seat(green=["Charitable Trust"]), bo=seat(), supply={3: ["Medicine"]})
        play(game, "ann: dogma Charitable Trust", "ann: 3", "ann: pass")
        assert zone(game, "ann", "hand") == ["Medicine"]
        assert pile(game, "ann", "green") == ["Charitable Trust"]

    def test_only_the_drawn_card_may_be_melded(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Comb", "Oars"], green=["Charitable Trust"]), bo=seat(), supply={3: ["Medicine"]}
        )
        play(game, "ann: dogma Charitable Trust", "ann: 3")
        assert options(game) == ["Medicine", "pass"]

    def test_each_player_melds_what_he_drew_himself(self) -> None:
        game = echoes_table(
            ann=seat(green=["Charitable Trust"]),
            bo=seat(red=["Oars"]),
            supply={3: ["Medicine", "Compass"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Charitable Trust", "bo: 3", "ann: 4")
        assert options(game) == ["Medicine", "pass"]
        play(game, "bo: Medicine")  # he has no green card: nothing more
        assert options(game) == ["Anatomy", "pass"]
        play(game, "ann: Anatomy")
        assert pile(game, "ann", "green") == []
        assert bonus_drawn(game)

    def test_executed_inside_another_card_it_offers_nothing(self) -> None:
        game = echoes_table(ann=seat(hand=["Paper"], purple=["Sudoku"]), bo=seat(), supply={3: ["Charitable Trust"]})
        play(game, "ann: dogma Sudoku", "ann: 3")
        assert pile(game, "ann", "green") == ["Charitable Trust"]
        assert zone(game, "ann", "hand") == ["Paper"]
        assert asked(game) == ACTION

    def test_memory_does_not_outlive_the_action(self) -> None:
        game = echoes_table(
            ann=seat(green=["Charitable Trust"]), bo=seat(), supply={3: ["Medicine", "Machinery", "Novel"]}
        )
        play(game, "ann: dogma Charitable Trust", "ann: 3", "ann: pass")
        play(game, "ann: dogma Charitable Trust", "ann: 3")
        assert options(game) == ["Novel", "pass"]


class TestHomingPigeons:
    """Demand: return two score cards of values I hold. May splay red or green left."""

    def test_two_fitting_ones_of_the_targets_choice(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Paper"], green=["Homing Pigeons"]),
            bo=seat(score=["Tools", "Pottery", "Compass", "Currency"]),
        )
        play(game, "ann: dogma Homing Pigeons")
        assert asked(game) == ("bo", "card", "return")
        assert options(game) == ["Compass", "Pottery", "Tools"]
        play(game, "bo: Tools", "bo: Pottery")  # one card in hand may match both
        assert zone(game, "bo", "score") == ["Compass", "Currency"]

    def test_with_a_single_match_just_one_goes(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars"], green=["Homing Pigeons"]), bo=seat(score=["Tools", "Currency", "Paper"])
        )
        play(game, "ann: dogma Homing Pigeons")
        assert zone(game, "bo", "score") == ["Currency", "Paper"]

    def test_without_a_match_or_a_hand_nothing_goes(self) -> None:
        for hand in ([], ["Coal"]):
            game = echoes_table(ann=seat(hand=hand, green=["Homing Pigeons"]), bo=seat(score=["Tools"]))
            play(game, "ann: dogma Homing Pigeons")
            assert zone(game, "bo", "score") == ["Tools"]
            assert shown(game) == []  # the backs show it all

    def test_every_target_meets_the_same_hand(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars"], green=["Homing Pigeons"]),
            bo=seat(score=["Tools"]),
            cy=seat(score=["Pottery"]),
            di=seat(score=["Writing"], yellow=["Agriculture"]),
        )
        play(game, "ann: dogma Homing Pigeons")
        assert zone(game, "bo", "score") == zone(game, "cy", "score") == []
        assert zone(game, "di", "score") == ["Writing"]  # as many leaves

    def test_red_or_green_may_be_splayed(self) -> None:
        game = echoes_table(
            ann=seat(green=["Homing Pigeons", "Sailing"], red=["Oars", "Archery"], blue=["Tools", "Writing"]),
            bo=seat(),
        )
        play(game, "ann: dogma Homing Pigeons")
        assert options(game) == ["green", "pass", "red"]
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "left"

    def test_the_shared_splay_earns_the_bonus(self) -> None:
        game = echoes_table(
            ann=seat(green=["Homing Pigeons"]),
            bo=seat(red=["Oars", "Archery"], yellow=["Agriculture"]),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Homing Pigeons", "bo: red")
        assert zone(game, "ann", "hand") == ["Paper"]


class TestNovel:
    """Echo: draw a 3. Draw a 3, may splay purple left. A common icon of the other top cards claims Supremacy."""

    def test_draws_a_base_and_an_echoes_card(self) -> None:
        game = echoes_table(ann=seat(purple=["Novel"]), bo=seat(), supply={3: ["Paper", "Almanac"]})
        play(game, "ann: dogma Novel")
        assert zone(game, "ann", "hand") == ["Almanac", "Paper"]
        assert asked(game) == ACTION

    def test_splays_purple_left(self) -> None:
        game = echoes_table(ann=seat(purple=["Novel", "Mysticism"]), bo=seat())
        play(game, "ann: dogma Novel", "ann: purple")
        assert splay(game, "ann", "purple") == "left"

    def test_a_common_icon_claims_supremacy(self) -> None:
        game = echoes_table(ann=seat(purple=["Novel"], blue=["Tools"], yellow=["Perspective"]), bo=seat())
        play(game, "ann: dogma Novel")
        assert zone(game, "ann", "achievements") == ["Supremacy"]

    def test_a_common_crown_alone_does_not(self) -> None:
        game = echoes_table(ann=seat(purple=["Novel"], blue=["Encyclopedia"], green=["Navigation"]), bo=seat())
        play(game, "ann: dogma Novel")
        assert zone(game, "ann", "achievements") == []

    def test_one_top_card_without_it_is_enough_to_fail(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Novel"], blue=["Tools"], yellow=["Perspective"], red=["Optics"]), bo=seat()
        )
        play(game, "ann: dogma Novel")
        assert zone(game, "ann", "achievements") == []

    def test_purple_alone_does_not(self) -> None:
        game = echoes_table(ann=seat(purple=["Novel"]), bo=seat())
        play(game, "ann: dogma Novel")
        assert zone(game, "ann", "achievements") == []

    def test_the_purple_card_does_not_count(self) -> None:
        game = echoes_table(ann=seat(purple=["Novel"], green=["The Wheel"]), bo=seat())
        play(game, "ann: dogma Novel")
        assert zone(game, "ann", "achievements") == ["Supremacy"]

    def test_a_claimed_supremacy_is_out_of_reach(self) -> None:
        game = echoes_table(ann=seat(purple=["Novel"], blue=["Tools"]), bo=seat(achievements=["Supremacy"]))
        play(game, "ann: dogma Novel")
        assert zone(game, "bo", "achievements") == ["Supremacy"]
        assert zone(game, "ann", "achievements") == []

    def test_a_sharer_comes_first(self) -> None:
        game = echoes_table(ann=seat(purple=["Novel"], blue=["Tools"]), bo=seat(green=["Compass"]), cy=seat())
        play(game, "ann: dogma Novel")
        assert zone(game, "bo", "achievements") == ["Supremacy"]
        assert zone(game, "ann", "achievements") == []
        assert bonus_drawn(game)

    def test_it_may_be_the_last_achievement(self) -> None:
        six = ["Empire", "Monument", "Wonder", "World", "Destiny", "Wealth"]
        game = echoes_table(ann=seat(purple=["Novel"], blue=["Tools"], achievements=six), bo=seat())
        play(game, "ann: dogma Novel")
        assert ending(game) == ("achievements", ["ann"])

    @pytest.mark.parametrize(
        ("blue", "red", "claimed"),
        [
            (["Tools", "Writing"], ["Oars", "Coal"], ["Supremacy"]),  # castles on top, nothing in common below
            (["Writing", "Tools"], ["Coal", "Oars"], []),
        ],
    )
    def test_only_top_cards_count(self, blue: list[str], red: list[str], claimed: list[str]) -> None:
        game = echoes_table(ann=seat(purple=["Novel"], blue=blue, red=red), bo=seat())
        play(game, "ann: dogma Novel")
        assert zone(game, "ann", "achievements") == claimed


class TestSunglasses:
    """Echo: score a card of a splayed color. Purple and another color may copy each other's splay."""

    def test_the_echo_scores_a_card_of_a_splayed_color(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools"], purple=["Sunglasses"], red=("up", ["Archery", "Coal"])), bo=seat()
        )
        play(game, "ann: dogma Sunglasses", "ann: pass")
        assert zone(game, "ann", "score") == ["Oars"]

    def test_without_one_the_hand_is_shown(self) -> None:
        game = echoes_table(ann=seat(hand=["Tools"], purple=["Sunglasses"], red=["Archery", "Coal"]), bo=seat())
        play(game, "ann: dogma Sunglasses")
        assert shown(game) == [["Tools"]]
        assert asked(game) == ACTION  # nothing is splayed: nothing to copy

    def test_purple_copies_one_of_several_models(self) -> None:
        game = echoes_table(
            ann=seat(
                purple=("left", ["Sunglasses", "Mysticism"]),
                red=["Oars", "Archery"],
                blue=("right", ["Tools", "Writing"]),
                green=("up", ["Sailing", "Clothing"]),
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Sunglasses")
        assert options(game) == ["blue", "green", "pass", "purple", "red"]
        play(game, "ann: purple")
        assert asked(game) == ("ann", "direction", "match splay")
        assert options(game) == ["none", "right", "up"]
        play(game, "ann: up")
        assert splay(game, "ann", "purple") == "up"

    def test_another_color_copies_purple(self) -> None:
        game = echoes_table(
            ann=seat(purple=("left", ["Sunglasses", "Mysticism"]), red=["Oars", "Archery"], blue=["Tools"]), bo=seat()
        )
        play(game, "ann: dogma Sunglasses")
        assert options(game) == ["pass", "purple", "red"]  # a single card cannot be splayed
        play(game, "ann: red")
        assert (splay(game, "ann", "red"), splay(game, "ann", "purple")) == ("left", "left")

    def test_an_unsplayed_purple_can_be_copied_too(self) -> None:
        game = echoes_table(ann=seat(purple=["Sunglasses"], red=("up", ["Oars", "Archery"])), bo=seat())
        play(game, "ann: dogma Sunglasses")
        assert options(game) == ["pass", "red"]
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "none"

    def test_purple_may_be_unsplayed(self) -> None:
        game = echoes_table(ann=seat(purple=("up", ["Sunglasses", "Mysticism"]), red=["Oars"]), bo=seat())
        play(game, "ann: dogma Sunglasses", "ann: purple")
        assert splay(game, "ann", "purple") == "none"

    def test_the_same_splay_everywhere_offers_nothing(self) -> None:
        game = echoes_table(
            ann=seat(purple=("up", ["Sunglasses", "Mysticism"]), red=("up", ["Oars", "Archery"])), bo=seat()
        )
        play(game, "ann: dogma Sunglasses")
        assert asked(game) == ACTION

    def test_a_sharer_without_purple_has_nothing_to_copy(self) -> None:
        game = echoes_table(ann=seat(purple=["Sunglasses"]), bo=seat(red=("left", ["Oars", "Archery"])))
        play(game, "ann: dogma Sunglasses")
        assert asked(game) == ACTION
        assert not bonus_drawn(game)


class TestKatana:
    """Demand: two top cards with castles, one after the other; their castles are drawn for my forecast."""

    def test_a_card_uncovered_by_the_first_may_be_the_second(self) -> None:
        game = echoes_table(
            ann=seat(red=["Katana"], purple=["Mysticism"]),
            bo=seat(yellow=["Masonry", "Domestication"]),
            cy=seat(blue=["Pottery"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Katana")
        assert zone(game, "ann", "score") == ["Domestication", "Masonry"]
        assert zone(game, "ann", "forecast") == ["Coal"]  # three castles and two
        assert moves(game, "bo")[2:] == ["draw Coal", "transfer Coal"]
        assert moves(game, "cy")[2:] == ["draw back 5 base", "transfer back 5 base"]

    def test_the_target_chooses_each_time_anew(self) -> None:
        game = echoes_table(
            ann=seat(red=["Katana"], purple=["Mysticism"], green=["The Wheel"]),
            bo=seat(yellow=["Fermenting"], blue=["Tools"], red=["Engineering", "Oars"]),
            supply={3: ["Compass"]},
        )
        play(game, "ann: dogma Katana")
        assert options(game) == ["Engineering", "Fermenting", "Tools"]
        play(game, "bo: Engineering")
        assert options(game) == ["Fermenting", "Oars", "Tools"]
        play(game, "bo: Tools")
        assert zone(game, "ann", "score") == ["Engineering", "Tools"]
        assert zone(game, "ann", "forecast") == ["Compass"]  # two castles and one

    def test_a_single_one_goes_alone(self) -> None:
        game = echoes_table(
            ann=seat(red=["Katana"]), bo=seat(yellow=["Fermenting", "Agriculture"]), supply={1: ["Oars"]}
        )
        play(game, "ann: dogma Katana")
        assert zone(game, "ann", "score") == ["Fermenting"]
        assert zone(game, "ann", "forecast") == ["Oars"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 0

    def test_without_castles_nothing_is_drawn(self) -> None:
        game = echoes_table(ann=seat(red=["Katana"]), bo=seat(yellow=["Agriculture"]))
        play(game, "ann: dogma Katana")
        assert moves(game) == []

    def test_the_targets_hand_decides_the_set(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Dice"], red=["Katana"]),
            bo=seat(hand=["Tools"], yellow=["Fermenting"]),
            supply={1: ["Oars", "Comb"]},
        )
        play(game, "ann: dogma Katana")
        assert zone(game, "ann", "forecast") == ["Comb"]  # bo draws it (11.2.7)

    def test_who_has_as_many_castles_is_spared(self) -> None:
        game = echoes_table(ann=seat(red=["Katana"]), bo=seat(yellow=["Masonry"]))
        play(game, "ann: dogma Katana")
        assert pile(game, "bo", "yellow") == ["Masonry"]


class TestLiquidFire:
    """Demand: draw the highest bonus openly for my forecast; red costs the hand."""

    def test_the_highest_visible_bonus_counts(self) -> None:
        game = echoes_table(
            ann=seat(red=["Liquid Fire"]),
            bo=seat(hand=["Comb"], purple=["Puppet"], yellow=["Soap"], green=["Sailing", "Chintz"]),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Liquid Fire")
        assert zone(game, "ann", "forecast") == ["Paper"]
        assert zone(game, "bo", "hand") == ["Comb"]
        assert moves(game) == ["draw Paper", "transfer Paper"]

    def test_red_costs_the_whole_hand(self) -> None:
        game = echoes_table(
            ann=seat(red=["Liquid Fire"], scored=4),
            bo=seat(hand=["Tools", "Oars", "Comb"], purple=["Puppet"]),
            supply={3: ["Engineering"]},
        )
        play(game, "ann: dogma Liquid Fire")
        assert zone(game, "ann", "forecast") == ["Engineering"]
        assert zone(game, "ann", "score") == ["Comb", "Oars", "Tools"]
        assert zone(game, "bo", "hand") == []
        assert zone(game, "ann", "achievements") == []  # a transfer, no scoring

    def test_without_a_bonus_a_one_is_drawn(self) -> None:
        game = echoes_table(ann=seat(red=["Liquid Fire"]), bo=seat(), supply={1: ["Archery"]})
        play(game, "ann: dogma Liquid Fire")
        assert zone(game, "ann", "forecast") == ["Archery"]
        assert zone(game, "ann", "score") == []

    def test_each_target_draws_by_his_own_board(self) -> None:
        game = echoes_table(
            ann=seat(red=["Liquid Fire"]),
            bo=seat(yellow=["Soap"]),
            cy=seat(purple=["Puppet"]),
            supply={2: ["Currency"], 3: ["Paper"]},
        )
        play(game, "ann: dogma Liquid Fire")
        assert zone(game, "ann", "forecast") == ["Currency", "Paper"]

    def test_a_bonus_of_eleven_ends_the_game(self) -> None:
        game = echoes_table(ann=seat(red=["Liquid Fire"]), bo=seat(blue=["Artificial Heart"]))
        play(game, "ann: dogma Liquid Fire")
        assert ending(game) == ("score", ["bo"])  # the bonus counts eleven points

    def test_who_has_as_many_bulbs_is_spared(self) -> None:
        game = echoes_table(ann=seat(red=["Liquid Fire"]), bo=seat(purple=["Philosophy"]))
        play(game, "ann: dogma Liquid Fire")
        assert moves(game) == []

    def test_the_target_draws_and_its_hand_decides_of_which_set(self) -> None:
        """Rules 11.2.7: bo holds a card and none of Echoes, ann holds nothing."""
        game = echoes_table(
            ann=seat(red=["Liquid Fire"]), bo=seat(hand=["Oars"], green=["Scissors"]), supply={2: ["Calendar", "Lever"]}
        )
        play(game, "ann: dogma Liquid Fire")
        assert zone(game, "ann", "forecast") == ["Lever"]


class TestDeodorant:
    """Echo: draw and meld a 3. With a castle on top meld another 3, else draw a 4."""

    def test_a_melded_castle_brings_another_meld(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Deodorant"], green=["Sailing"]), bo=seat(), supply={3: ["Engineering", "Paper"]}
        )
        play(game, "ann: dogma Deodorant")
        assert pile(game, "ann", "red") == ["Engineering"]
        assert pile(game, "ann", "green") == ["Paper", "Sailing"]

    def test_without_a_castle_a_four_is_drawn(self) -> None:
        game = echoes_table(ann=seat(yellow=["Deodorant"]), bo=seat(), supply={3: ["Medicine"], 4: ["Anatomy"]})
        play(game, "ann: dogma Deodorant")
        assert pile(game, "ann", "yellow") == ["Medicine", "Deodorant"]  # covered, executed all the same
        assert zone(game, "ann", "hand") == ["Anatomy"]

    def test_the_echo_may_cover_the_only_castle(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Deodorant"], blue=["Tools"]), bo=seat(), supply={3: ["Translation"], 4: ["Anatomy"]}
        )
        play(game, "ann: dogma Deodorant")
        assert zone(game, "ann", "hand") == ["Anatomy"]

    def test_executed_inside_another_card_the_echo_is_left_out(self) -> None:
        game = echoes_table(ann=seat(green=["Self Service"], yellow=["Deodorant"]), bo=seat(), supply={4: ["Anatomy"]})
        play(game, "ann: dogma Self Service")
        assert zone(game, "ann", "hand") == ["Anatomy"]
        assert pile(game, "ann", "yellow") == ["Deodorant"]

    def test_a_sharer_looks_at_his_own_top_cards(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Deodorant"]),
            bo=seat(green=["Sailing"], red=["Oars"]),
            supply={3: ["Paper", "Medicine", "Translation"], 4: ["Anatomy", "Perspective"]},
        )
        play(game, "ann: dogma Deodorant")
        # All echoes come before the dogma effect: bo melds Paper, ann Medicine, and then bo, with Oars, Translation.
        assert pile(game, "bo", "green") == ["Paper", "Sailing"]
        assert pile(game, "bo", "blue") == ["Translation"]
        assert "Anatomy" in zone(game, "ann", "hand")


class TestSandpaper:
    """Return any number, draw as many 3s, then meld a hand card."""

    def test_returns_and_draws_as_many(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools", "Comb"], yellow=["Sandpaper"]),
            bo=seat(),
            supply={3: ["Paper", "Medicine"]},
        )
        play(game, "ann: dogma Sandpaper", "ann: Oars", "ann: Tools", "ann: pass")
        assert options(game) == ["Comb", "Medicine", "Paper"]  # melding is a must
        play(game, "ann: Medicine")
        assert pile(game, "ann", "yellow") == ["Medicine", "Sandpaper"]

    def test_returning_none_still_melds(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], yellow=["Sandpaper"]), bo=seat())
        play(game, "ann: dogma Sandpaper", "ann: pass")
        assert pile(game, "ann", "red") == ["Oars"]

    def test_an_empty_hand_does_nothing(self) -> None:
        game = echoes_table(ann=seat(yellow=["Sandpaper"]), bo=seat())
        play(game, "ann: dogma Sandpaper")
        assert moves(game) == []
        assert asked(game) == ACTION

    def test_the_whole_hand_returned_draws_base_then_echoes(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Comb"], yellow=["Sandpaper"]), bo=seat(), supply={3: ["Paper", "Novel"]}
        )
        play(game, "ann: dogma Sandpaper", "ann: Oars", "ann: Comb", "ann: Novel")
        assert pile(game, "ann", "purple") == ["Novel"]
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_a_sharer_must_meld_as_well(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Sandpaper"]), bo=seat(hand=["Oars"], green=["Sailing"]), supply={3: ["Paper"]}
        )
        play(game, "ann: dogma Sandpaper", "bo: pass")
        assert pile(game, "bo", "red") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Paper"]
