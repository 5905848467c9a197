"""Echoes cards of age 1: echo and dogma effects, and the edges their texts can reach."""

from __future__ import annotations

import pytest

from innovation import Game
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


def achievements(game: Game) -> list[str]:
    """The available achievements that have a value."""
    specials = {"Empire", "Monument", "Wonder", "World", "Universe"}
    specials |= {"Destiny", "Heritage", "History", "Supremacy", "Wealth"}
    return [name for name in game.position()["achievements"] if name not in specials]


class TestDice:
    """Draw a 1 openly; a bonus on it melds a card of that value."""

    def test_a_card_without_bonus_stays_in_hand(self) -> None:
        game = echoes_table(ann=seat(blue=["Dice"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma Dice")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert moves(game, "bo")[0] == "draw Oars"
        assert pile(game, "ann", "red") == []

    def test_its_bonus_names_the_value_to_meld(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], blue=["Dice"]), bo=seat(), supply={1: ["Puppet"], 3: ["Paper"]})
        play(game, "ann: dogma Dice")
        assert zone(game, "ann", "hand") == ["Oars", "Puppet"]
        assert pile(game, "ann", "green") == ["Paper"]  # Puppet counts as held (1.7.1): a base card

    def test_holding_an_echoes_card_gives_a_base_card(self) -> None:
        game = echoes_table(ann=seat(hand=["Comb"], blue=["Dice"]), bo=seat(), supply={1: ["Tools", "Puppet"]})
        play(game, "ann: dogma Dice")
        assert zone(game, "ann", "hand") == ["Comb", "Tools"]

    def test_an_empty_pile_of_the_bonus_steps_up(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars"], blue=["Dice"]),
            bo=seat(),
            removed=emptied(2, 3),
            supply={1: ["Soap"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Dice")
        assert pile(game, "ann", "yellow") == ["Anatomy"]

    def test_a_sharer_draws_by_his_own_hand(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Comb"], blue=["Dice"]),
            bo=seat(hand=["Archery"], green=["Sailing"]),
            supply={1: ["Soap", "Oars", "Pottery"], 2: ["Currency"]},
        )
        play(game, "ann: dogma Dice")
        assert zone(game, "bo", "hand") == ["Archery", "Soap"]
        assert pile(game, "bo", "green") == ["Currency", "Sailing"]
        assert zone(game, "ann", "hand") == ["Comb", "Oars", "Pottery"]
        assert bonus_drawn(game)

    def test_mixed_piles_give_what_lies_on_top(self) -> None:
        game = mixed_table(ann=seat(blue=["Dice"]), bo=seat(), supply={1: ["Soap", "Oars"], 2: ["Lever", "Currency"]})
        play(game, "ann: dogma Dice")
        assert zone(game, "ann", "hand") == ["Soap"]
        assert pile(game, "ann", "blue") == ["Lever", "Dice"]


class TestPerfume:
    """Echo: tuck a 1. Demand: a top card whose value no top card of mine has."""

    def test_tucks_first_and_then_takes_a_value_it_has_not(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Perfume"]),
            bo=seat(blue=["Writing"], green=["Currency"], purple=["Education"]),
            supply={1: ["Oars"], 2: ["Mapmaking"]},
        )
        play(game, "ann: dogma Perfume")
        assert pile(game, "ann", "red") == ["Oars"]
        assert options(game) == ["Currency", "Education"]  # a 1 lies on top of ann's piles
        play(game, "bo: Currency")
        assert pile(game, "ann", "green") == ["Currency"]
        assert pile(game, "bo", "green") == ["Mapmaking"]

    def test_what_is_tucked_lies_below_and_what_is_melded_on_top(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Perfume"]),
            bo=seat(green=["Currency"], blue=["Writing"]),
            supply={1: ["Tools"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma Perfume")
        assert pile(game, "ann", "blue") == ["Perfume", "Tools"]
        assert pile(game, "bo", "blue") == ["Calendar", "Writing"]

    def test_a_value_the_tucked_card_has_is_no_longer_taken(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Perfume"]),
            bo=seat(green=["Currency"]),
            removed=emptied(1),
            supply={2: ["Fermenting"]},
        )
        play(game, "ann: dogma Perfume")
        assert pile(game, "ann", "yellow") == ["Fermenting"]
        assert pile(game, "bo", "green") == ["Currency"]
        assert asked(game) == ACTION

    def test_without_another_value_nothing_is_drawn_or_shown(self) -> None:
        game = echoes_table(ann=seat(blue=["Perfume"]), bo=seat(hand=["Tools"], blue=["Writing"]), supply={1: ["Oars"]})
        play(game, "ann: dogma Perfume")
        assert pile(game, "bo", "blue") == ["Writing"]
        assert shown(game) == []

    def test_the_second_target_meets_the_new_board(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Perfume"]),
            bo=seat(green=["Currency"]),
            cy=seat(blue=["Mathematics"], purple=["Education"]),
            supply={1: ["Oars"], 2: ["Mapmaking"], 3: ["Paper"]},
        )
        play(game, "ann: dogma Perfume")
        assert pile(game, "ann", "green") == ["Currency"]
        assert pile(game, "cy", "blue") == ["Mathematics"]  # the 2 came from bo a moment before
        assert pile(game, "ann", "purple") == ["Education"]
        assert pile(game, "cy", "green") == ["Paper"]

    def test_who_has_as_many_castles_shares_the_echo_and_is_spared(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Perfume"]),
            bo=seat(green=["Mapmaking"]),
            supply={1: ["Oars", "Agriculture", "Pottery"]},
        )
        play(game, "ann: dogma Perfume")
        assert pile(game, "bo", "red") == ["Oars"]
        assert pile(game, "bo", "green") == ["Mapmaking"]
        assert pile(game, "ann", "yellow") == ["Agriculture"]
        assert zone(game, "ann", "hand") == ["Pottery"]  # the bonus for the shared echo (11.3.7)

    def test_only_top_cards_are_compared_and_taken(self) -> None:
        """ann covers a 2, bo covers a 2 with a 1: his Calendar goes, as no top card of hers is a 2."""
        game = echoes_table(
            ann=seat(blue=["Perfume"], green=["The Wheel", "Currency"]),
            bo=seat(blue=["Calendar", "Writing"], green=["Sailing", "Mapmaking"]),
            supply={1: ["Oars"], 2: ["Fermenting"]},
        )
        play(game, "ann: dogma Perfume")
        assert pile(game, "ann", "blue") == ["Calendar", "Perfume"]
        assert pile(game, "bo", "green") == ["Sailing", "Mapmaking"]
        assert pile(game, "bo", "yellow") == ["Fermenting"]


class TestRuler:
    """Echo: draw a 2. Its dogma effect does nothing."""

    def test_an_empty_hand_draws_base_and_a_hand_of_base_cards_echoes(self) -> None:
        game = echoes_table(ann=seat(blue=["Ruler"]), bo=seat(), supply={2: ["Currency", "Lever"]})
        play(game, "ann: dogma Ruler")
        assert zone(game, "ann", "hand") == ["Currency"]
        play(game, "ann: dogma Ruler")
        assert zone(game, "ann", "hand") == ["Currency", "Lever"]
        assert moves(game, "bo") == ["draw back 2 base", "draw back 2 echoes"]

    @pytest.mark.parametrize(
        ("direction", "drawn"), [("none", []), ("left", ["Currency"]), ("right", []), ("up", ["Currency"])]
    )
    def test_covered_it_echoes_where_its_corner_shows(self, direction: str, drawn: list[str]) -> None:
        game = echoes_table(ann=seat(blue=(direction, ["Mathematics", "Ruler"])), bo=seat(), supply={2: ["Currency"]})
        play(game, "ann: dogma Mathematics")
        if drawn:
            assert zone(game, "ann", "hand") == drawn
            play(game, "ann: pass")
        assert zone(game, "ann", "hand") == drawn

    def test_the_shared_echo_earns_the_bonus(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Ruler"]),
            bo=seat(blue=["Tools"]),
            cy=seat(blue=["Pottery"]),
            supply={1: ["Perfume"], 2: ["Currency", "Mapmaking"]},
        )
        play(game, "ann: dogma Ruler")
        assert zone(game, "bo", "hand") == ["Currency"]
        assert zone(game, "cy", "hand") == []
        assert zone(game, "ann", "hand") == ["Mapmaking", "Perfume"]

    def test_executed_inside_another_card_it_does_nothing(self) -> None:
        game = echoes_table(ann=seat(green=["Self Service"], blue=["Ruler"]), bo=seat())
        play(game, "ann: dogma Self Service")
        assert zone(game, "ann", "hand") == []  # never with the echo (5.8.2)
        assert asked(game) == ACTION


class TestComb:
    """Name a color, draw five 1s openly, keep the named color."""

    def test_the_sets_alternate_as_the_hand_says(self) -> None:
        game = echoes_table(
            ann=seat(green=["Comb"]),
            bo=seat(),
            supply={1: ["Oars", "Candles", "Archery", "Tools", "Sailing"]},
        )
        play(game, "ann: dogma Comb")
        assert asked(game) == ("ann", "color", "keep")
        play(game, "ann: red")
        assert moves(game, "bo") == ["draw Oars", "draw Candles", "draw Archery", "draw Tools", "draw Sailing"]
        assert options(game) == ["Sailing", "Tools"]
        play(game, "ann: Tools")
        assert zone(game, "ann", "hand") == ["Archery", "Candles", "Oars"]
        assert supply(game, 1)[-2:] == ["Tools", "Sailing"]

    def test_none_of_the_color_returns_all(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Dice"], green=["Comb"]),
            bo=seat(),
            supply={1: ["Oars", "Archery", "Metalworking", "Agriculture", "Masonry"]},
        )
        play(game, "ann: dogma Comb", "ann: purple", "ann: Masonry", "ann: Oars", "ann: Agriculture", "ann: Archery")
        assert zone(game, "ann", "hand") == ["Dice"]
        assert supply(game, 1)[-5:] == ["Masonry", "Oars", "Agriculture", "Archery", "Metalworking"]

    def test_cards_held_before_stay_whatever_their_color(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Pottery", "Dice"], green=["Comb"]),
            bo=seat(),
            supply={1: ["Oars", "Archery", "Metalworking", "Clothing", "Sailing"]},
        )
        play(game, "ann: dogma Comb", "ann: green")
        play(game, "ann: Oars", "ann: Archery")
        assert zone(game, "ann", "hand") == ["Clothing", "Dice", "Pottery", "Sailing"]

    def test_the_pile_runs_out_on_the_way(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Dice"], green=["Comb"]),
            bo=seat(),
            removed=emptied(1, but=["Oars", "Archery"]),
            supply={2: ["Construction", "Road Building", "Calendar"]},
        )
        play(game, "ann: dogma Comb", "ann: red")
        assert zone(game, "ann", "hand") == ["Archery", "Construction", "Dice", "Oars", "Road Building"]
        assert supply(game, 2)[-1] == "Calendar"

    def test_a_sharer_names_his_own_color(self) -> None:
        reds = ["Oars", "Archery", "Metalworking", "Agriculture", "Domestication"]
        game = echoes_table(
            ann=seat(hand=["Dice"], green=["Comb"]),
            bo=seat(hand=["Soap"], purple=["Mysticism"]),
            supply={1: [*reds, "Tools", "Pottery", "Writing", "Sailing", "Clothing"]},
        )
        play(game, "ann: dogma Comb", "bo: red", "bo: Agriculture")
        assert zone(game, "bo", "hand") == ["Archery", "Metalworking", "Oars", "Soap"]
        play(game, "ann: blue", "ann: Sailing")
        assert len(zone(game, "ann", "hand")) == 5  # Dice, three blue ones and the bonus


class TestIceSkates:
    """Return up to three for melds of 2 or forecasts of 3; the highest top card is returned."""

    def test_each_card_returned_has_its_own_choice(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools"], green=["Ice Skates"]),
            bo=seat(),
            supply={2: ["Calendar"], 3: ["Paper"]},
        )
        play(game, "ann: dogma Ice Skates", "ann: Oars", "ann: Tools")
        assert asked(game) == ("ann", "yes_no", "draw and meld")
        play(game, "ann: yes")
        assert pile(game, "ann", "blue") == ["Calendar"]  # seen before the next choice (17.5.1)
        play(game, "ann: no")
        assert zone(game, "ann", "forecast") == ["Paper"]
        assert pile(game, "ann", "blue") == []  # the fresh 2 was the highest top card
        assert pile(game, "ann", "green") == ["Ice Skates"]
        assert supply(game, 1)[-2:] == ["Oars", "Tools"]

    def test_nothing_returned_still_costs_the_highest_top_card(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], green=["Ice Skates"], red=["Coal"]), bo=seat())
        play(game, "ann: dogma Ice Skates", "ann: pass")
        assert pile(game, "ann", "red") == []
        assert supply(game, 5)[-1] == "Coal"
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_an_empty_hand_returns_just_the_top_card(self) -> None:
        game = echoes_table(ann=seat(green=["Ice Skates"]), bo=seat())
        play(game, "ann: dogma Ice Skates")
        assert pile(game, "ann", "green") == []
        assert supply(game, 1, "echoes")[-1] == "Ice Skates"
        assert asked(game) == ACTION

    def test_the_drawn_two_is_melded_on_top(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars"], green=["Ice Skates"], red=["Coal"], blue=["Tools"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Ice Skates", "ann: Oars", "ann: yes")
        assert pile(game, "ann", "blue") == ["Calendar", "Tools"]
        assert pile(game, "ann", "red") == []

    def test_no_more_than_three_and_ties_by_choice(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools", "Pottery", "Writing"], green=["Ice Skates"], red=["Archery"]),
            bo=seat(),
            supply={3: ["Paper", "Compass", "Novel"]},
        )
        play(game, "ann: dogma Ice Skates", "ann: Oars", "ann: Tools", "ann: Pottery", "ann: no", "ann: no", "ann: no")
        assert zone(game, "ann", "hand") == ["Writing"]
        assert len(zone(game, "ann", "forecast")) == 3
        assert options(game) == ["Archery", "Ice Skates"]
        play(game, "ann: Archery")
        assert pile(game, "ann", "red") == []

    def test_the_hand_left_decides_between_base_and_echoes(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Writing"], green=["Ice Skates"], red=["Coal"]),
            bo=seat(),
            supply={3: ["Paper", "Novel"]},
        )
        play(game, "ann: dogma Ice Skates", "ann: Oars", "ann: pass", "ann: no")
        assert zone(game, "ann", "forecast") == ["Novel"]  # Writing alone is left in hand
        assert "foreshadow back 3 echoes" in moves(game, "bo")

    def test_a_sharer_loses_his_own_top_card(self) -> None:
        game = echoes_table(
            ann=seat(green=["Ice Skates"]),
            bo=seat(green=["Sailing"], purple=["Education"]),
            supply={1: ["Pottery"]},
        )
        play(game, "ann: dogma Ice Skates")
        assert pile(game, "bo", "purple") == []
        assert pile(game, "bo", "green") == ["Sailing"]
        assert zone(game, "ann", "hand") == ["Pottery"]  # the bonus: no top card is left

    def test_covered_cards_are_no_top_cards(self) -> None:
        """The 5 lies under a 1; the highest top card is the 2."""
        game = echoes_table(ann=seat(green=["Ice Skates"], red=["Archery", "Coal"], blue=["Calendar"]), bo=seat())
        play(game, "ann: dogma Ice Skates")
        assert pile(game, "ann", "red") == ["Archery", "Coal"]
        assert pile(game, "ann", "blue") == []


class TestUmbrella:
    """Echo: may meld a hand card. Return any number, score twice as many."""

    def test_scores_two_for_each_as_far_as_the_hand_goes(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools", "Pottery", "Writing", "Sailing"], green=["Umbrella"]), bo=seat()
        )
        play(game, "ann: dogma Umbrella", "ann: pass", "ann: Oars", "ann: Tools", "ann: pass")
        assert asked(game) == ("ann", "card", "score")
        play(game, "ann: Pottery", "ann: Writing")
        assert zone(game, "ann", "score") == ["Pottery", "Sailing", "Writing"]
        assert zone(game, "ann", "hand") == []

    def test_scoring_is_no_choice_but_which_cards_is(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Tools", "Pottery", "Writing"], green=["Umbrella"]), bo=seat())
        play(game, "ann: dogma Umbrella", "ann: pass", "ann: Oars", "ann: pass")
        assert options(game) == ["Pottery", "Tools", "Writing"]
        play(game, "ann: Tools", "ann: Writing")
        assert zone(game, "ann", "hand") == ["Pottery"]
        assert zone(game, "ann", "score") == ["Tools", "Writing"]

    def test_returning_none_scores_none(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Tools"], green=["Umbrella"]), bo=seat())
        play(game, "ann: dogma Umbrella", "ann: pass", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]
        assert zone(game, "ann", "score") == []

    def test_an_empty_hand_asks_nothing(self) -> None:
        game = echoes_table(ann=seat(green=["Umbrella"]), bo=seat())
        play(game, "ann: dogma Umbrella")
        assert asked(game) == ACTION

    def test_covered_by_its_own_echo_it_is_executed_all_the_same(self) -> None:
        game = echoes_table(ann=seat(hand=["Sailing", "Oars", "Tools"], green=["Umbrella"]), bo=seat())
        play(game, "ann: dogma Umbrella", "ann: Sailing", "ann: Oars", "ann: pass")
        assert pile(game, "ann", "green") == ["Sailing", "Umbrella"]
        assert zone(game, "ann", "score") == ["Tools"]

    def test_the_lower_echo_comes_first_and_the_list_stands(self) -> None:
        game = echoes_table(ann=seat(hand=["Sailing"], green=("right", ["Umbrella", "Scissors"])), bo=seat())
        play(game, "ann: dogma Umbrella")
        # Scissors' echo takes the bottom card, itself; Umbrella's echo and effect follow (5.2.4).
        assert zone(game, "ann", "hand") == ["Sailing", "Scissors"]
        play(game, "ann: Scissors", "ann: Sailing")
        assert pile(game, "ann", "green") == ["Scissors", "Umbrella"]
        assert splay(game, "ann", "green") == "none"
        assert supply(game, 1)[-1] == "Sailing"

    def test_the_sixth_scored_card_claims_monument_in_the_middle(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Tools", "Pottery"], green=["Umbrella"], scored=4), bo=seat())
        play(game, "ann: dogma Umbrella", "ann: pass", "ann: Oars", "ann: pass")
        assert zone(game, "ann", "achievements") == []
        play(game, "ann: Tools")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_shared_by_one_of_two(self) -> None:
        game = echoes_table(
            ann=seat(green=["Umbrella"]),
            bo=seat(hand=["Oars"], yellow=["Agriculture"]),
            cy=seat(hand=["Tools"], green=["Sailing"]),
        )
        play(game, "ann: dogma Umbrella", "bo: pass", "bo: pass")
        assert asked(game) == ACTION
        assert not bonus_drawn(game)


class TestBell:
    """Echo: may score a hand card. Forecast a 2."""

    def test_the_forecast_card_is_seen_by_its_owner_alone(self) -> None:
        game = echoes_table(ann=seat(purple=["Bell"]), bo=seat(), supply={2: ["Currency"]})
        play(game, "ann: dogma Bell")
        assert zone(game, "ann", "forecast") == ["Currency"]
        assert moves(game, "ann") == ["foreshadow Currency"]
        assert moves(game, "bo") == ["foreshadow back 2 base"]
        assert game.view("bo")["players"]["ann"]["forecast"] == ["back 2 base"]

    def test_a_scored_card_leaves_the_hand_before_the_draw(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], purple=["Bell"]), bo=seat(), supply={2: ["Currency", "Lever"]})
        play(game, "ann: dogma Bell", "ann: Oars")
        assert zone(game, "ann", "score") == ["Oars"]
        assert zone(game, "ann", "forecast") == ["Currency"]

    def test_cards_in_the_forecast_do_not_count_as_held(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars"], forecast=["Comb"], purple=["Bell"]), bo=seat(), supply={2: ["Currency", "Lever"]}
        )
        play(game, "ann: dogma Bell", "ann: pass")
        assert zone(game, "ann", "forecast") == ["Comb", "Lever"]

    def test_the_seventh_forecast_card_claims_destiny(self) -> None:
        six = ["Oars", "Tools", "Pottery", "Writing", "Sailing", "Clothing"]
        game = echoes_table(ann=seat(forecast=six, purple=["Bell"]), bo=seat())
        play(game, "ann: dogma Bell")
        assert zone(game, "ann", "achievements") == ["Destiny"]

    @pytest.mark.parametrize(("direction", "echoes"), [("none", 0), ("left", 1), ("right", 0), ("up", 1)])
    def test_covered_it_echoes_where_its_corner_shows(self, direction: str, echoes: int) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], purple=(direction, ["Code of Laws", "Bell"])), bo=seat())
        play(game, "ann: dogma Code of Laws")
        if echoes:
            assert asked(game) == ("ann", "card", "score")
            play(game, "ann: Oars")
            assert asked(game) == ACTION
        else:
            assert asked(game) == ("ann", "card", "tuck")  # what Code of Laws itself asks

    def test_sharers_decide_on_their_own_hands(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Tools"], purple=["Bell"]),
            bo=seat(hand=["Oars"], purple=["Mysticism"]),
            supply={1: ["Comb"], 2: ["Currency", "Mapmaking"]},
        )
        play(game, "ann: dogma Bell", "bo: Oars", "ann: pass")
        assert zone(game, "bo", "score") == ["Oars"]
        assert zone(game, "bo", "forecast") == ["Currency"]
        assert len(zone(game, "ann", "forecast")) == 1
        assert zone(game, "ann", "hand") == ["Comb", "Tools"]


class TestFlute:
    """Echo: may splay a color left. Demand: return a bonus card. Draw a 1 openly, a bonus brings another."""

    def test_the_target_returns_a_card_with_a_bonus(self) -> None:
        game = echoes_table(ann=seat(purple=["Flute"]), bo=seat(hand=["Soap", "Oars", "Puppet"]), supply={1: ["Tools"]})
        play(game, "ann: dogma Flute")
        assert asked(game) == ("bo", "card", "return")
        assert options(game) == ["Puppet", "Soap"]
        play(game, "bo: Soap")
        assert zone(game, "bo", "hand") == ["Oars", "Puppet"]
        assert supply(game, 1, "echoes")[-1] == "Soap"
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_a_target_without_a_bonus_shows_its_hand(self) -> None:
        game = echoes_table(ann=seat(purple=["Flute"]), bo=seat(hand=["Oars", "Comb"]))
        play(game, "ann: dogma Flute")
        assert [sorted(cards) for cards in shown(game)] == [["Comb", "Oars"]]
        assert zone(game, "bo", "hand") == ["Comb", "Oars"]

    def test_an_empty_hand_has_nothing_to_show(self) -> None:
        game = echoes_table(ann=seat(purple=["Flute"]), bo=seat())
        play(game, "ann: dogma Flute")
        assert shown(game) == []

    def test_proof_can_be_agreed_away(self) -> None:
        game = mixed_table(
            ann=seat(purple=["Flute"]),
            bo=seat(hand=["Oars", "Comb"]),
            supply={1: ["Tools"]},
            options={"prove_by_reveal": "off"},
        )
        play(game, "ann: dogma Flute")
        assert shown(game) == []  # rules 17.4.6

    def test_a_bonus_brings_a_second_card(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars"], purple=["Flute"]), bo=seat(), supply={1: ["Candles", "Tools", "Pottery"]}
        )
        play(game, "ann: dogma Flute")
        assert zone(game, "ann", "hand") == ["Candles", "Oars", "Tools"]
        assert moves(game, "bo")[:2] == ["draw Candles", "draw back 1 base"]

    def test_no_bonus_no_second_card(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], purple=["Flute"]), bo=seat(), supply={1: ["Comb"]})
        play(game, "ann: dogma Flute")
        assert zone(game, "ann", "hand") == ["Comb", "Oars"]

    def test_the_echo_splays_one_color_of_choice(self) -> None:
        game = echoes_table(
            ann=seat(
                purple=["Flute"],
                red=["Oars", "Archery"],
                blue=("left", ["Tools", "Writing"]),
                green=("up", ["Sailing", "Clothing"]),
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Flute")
        assert options(game) == ["green", "pass", "red"]
        play(game, "ann: green")
        assert splay(game, "ann", "green") == "left"

    def test_demanded_of_all_in_order(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Flute"]), bo=seat(hand=["Soap"]), cy=seat(hand=["Puppet"]), supply={1: ["Tools"]}
        )
        play(game, "ann: dogma Flute")
        assert supply(game, 1, "echoes")[-2:] == ["Soap", "Puppet"]
        assert not bonus_drawn(game)  # what a demand does never earns it (5.6.4)

    def test_who_has_a_crown_shares_instead(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Flute"]),
            bo=seat(hand=["Soap"], red=["Oars", "Archery"]),
            supply={1: ["Tools", "Pottery", "Perfume"]},
        )
        play(game, "ann: dogma Flute")
        assert asked(game) == ("bo", "color", "splay left")
        play(game, "bo: red")
        assert splay(game, "bo", "red") == "left"
        assert zone(game, "bo", "hand") == ["Soap", "Tools"]
        assert zone(game, "ann", "hand") == ["Perfume", "Pottery"]


class TestPuppet:
    """No effect at all."""

    def test_nothing_happens_whoever_shares(self) -> None:
        game = echoes_table(ann=seat(purple=["Puppet"]), bo=seat(hand=["Tools"], purple=["Mysticism"]))
        play(game, "ann: dogma Puppet")
        assert moves(game) == []
        assert not bonus_drawn(game)
        assert asked(game) == ACTION


class TestBangle:
    """Echo: tuck a red hand card. Forecast a 3."""

    def test_the_only_red_card_is_tucked_without_asking(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Tools"], red=["Bangle"]), bo=seat(), supply={3: ["Novel", "Paper"]})
        play(game, "ann: dogma Bangle")
        assert pile(game, "ann", "red") == ["Bangle", "Oars"]
        assert zone(game, "ann", "forecast") == ["Novel"]  # a three; Tools alone is held

    def test_of_several_red_cards_one_is_chosen(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Archery", "Tools"], red=["Bangle"]), bo=seat())
        play(game, "ann: dogma Bangle")
        assert options(game) == ["Archery", "Oars"]
        play(game, "ann: Archery")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]

    def test_without_red_the_hand_is_shown(self) -> None:
        game = echoes_table(ann=seat(hand=["Tools"], red=["Bangle"]), bo=seat(), supply={3: ["Novel"]})
        play(game, "ann: dogma Bangle")
        assert shown(game) == [["Tools"]]
        assert zone(game, "ann", "forecast") == ["Novel"]

    def test_an_empty_hand_shows_nothing(self) -> None:
        game = echoes_table(ann=seat(red=["Bangle"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Bangle")
        assert shown(game) == []
        assert zone(game, "ann", "forecast") == ["Paper"]

    def test_a_sharer_without_red_pile_starts_one(self) -> None:
        game = echoes_table(
            ann=seat(red=["Bangle"]),
            bo=seat(hand=["Oars"], purple=["Mysticism"]),
            supply={1: ["Tools"], 3: ["Paper", "Compass"]},
        )
        play(game, "ann: dogma Bangle")
        assert pile(game, "bo", "red") == ["Oars"]
        assert zone(game, "bo", "forecast") == ["Paper"]
        assert zone(game, "ann", "forecast") == ["Compass"]
        assert zone(game, "ann", "hand") == ["Tools"]


class TestCandles:
    """Echo: with fewer points than every other player, draw a 3. Demand: a castle card for a 1."""

    def test_the_last_in_points_draws(self) -> None:
        game = echoes_table(
            ann=seat(red=["Candles"]), bo=seat(score=["Currency"]), cy=seat(score=["Paper"]), supply={3: ["Compass"]}
        )
        play(game, "ann: dogma Candles")
        assert zone(game, "ann", "hand") == ["Compass"]

    def test_a_tie_with_one_of_them_draws_nothing(self) -> None:
        game = echoes_table(ann=seat(red=["Candles"]), bo=seat(score=["Oars"]), cy=seat(score=["Paper"]))
        play(game, "ann: dogma Candles")  # ann's own bonus is worth a point
        assert zone(game, "ann", "hand") == []

    def test_a_partner_is_another_player_too(self) -> None:
        rich = seat(score=["Paper"])
        alone = echoes_table(
            ann=seat(red=["Candles"]), bo=rich, cy=seat(), di=seat(score=["Compass"]), options={"teams": "partners"}
        )
        play(alone, "ann: dogma Candles")
        assert zone(alone, "ann", "hand") == []
        both = echoes_table(
            ann=seat(red=["Candles"]),
            bo=rich,
            cy=seat(score=["Currency"]),
            di=seat(score=["Compass"]),
            supply={3: ["Education"]},
            options={"teams": "partners"},
        )
        play(both, "ann: dogma Candles")
        assert zone(both, "ann", "hand") == ["Education"]

    def test_a_castle_card_goes_to_the_demanders_hand(self) -> None:
        game = echoes_table(
            ann=seat(red=["Candles"]),
            bo=seat(hand=["Oars", "Pottery", "Masonry"]),
            cy=seat(),
            supply={1: ["Comb", "Tools"]},
        )
        play(game, "ann: dogma Candles")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Masonry", "Oars"]
        play(game, "bo: Oars")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "bo", "hand") == ["Comb", "Masonry", "Pottery"]
        assert moves(game, "ann")[0] == "transfer Oars"
        assert moves(game, "cy")[0] == "transfer back 1 base"

    def test_without_a_castle_the_hand_is_shown_and_nothing_drawn(self) -> None:
        game = echoes_table(ann=seat(red=["Candles"]), bo=seat(hand=["Pottery"]))
        play(game, "ann: dogma Candles")
        assert shown(game) == [["Pottery"]]
        assert zone(game, "bo", "hand") == ["Pottery"]

    def test_who_shares_the_echo_is_judged_by_his_own_points(self) -> None:
        game = echoes_table(
            ann=seat(red=["Candles"]), bo=seat(blue=["Writing"]), supply={1: ["Perfume"], 3: ["Compass", "Paper"]}
        )
        play(game, "ann: dogma Candles")
        assert zone(game, "bo", "hand") == ["Compass"]
        assert bonus_drawn(game)

    def test_single_players_are_compared_not_teams(self) -> None:
        """Rules 16.5: bo alone has as few points as ann, though his team has more than hers."""
        game = echoes_table(
            ann=seat(red=["Candles"]),
            bo=seat(score=["Oars"]),
            cy=seat(score=["Currency"]),
            di=seat(score=["Lighting"]),
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Candles")
        assert zone(game, "ann", "hand") == []


class TestPlumbing:
    """Echo: score a bottom card. Its dogma effect does nothing."""

    def test_a_single_card_is_a_bottom_card(self) -> None:
        game = echoes_table(ann=seat(red=["Plumbing"]), bo=seat())
        play(game, "ann: dogma Plumbing")
        assert zone(game, "ann", "score") == ["Plumbing"]
        assert pile(game, "ann", "red") == []

    def test_any_bottom_card_may_be_chosen_and_must_be(self) -> None:
        game = echoes_table(ann=seat(red=["Plumbing", "Oars"], blue=("left", ["Tools", "Writing"])), bo=seat())
        play(game, "ann: dogma Plumbing")
        assert options(game) == ["Oars", "Writing"]
        play(game, "ann: Writing")
        assert zone(game, "ann", "score") == ["Writing"]
        assert splay(game, "ann", "blue") == "none"  # one card is left (7.3.1)

    def test_a_sharer_scores_from_his_own_board(self) -> None:
        game = echoes_table(
            ann=seat(red=["Plumbing", "Oars"]), bo=seat(green=["The Wheel", "Sailing"]), supply={1: ["Tools"]}
        )
        play(game, "ann: dogma Plumbing")
        assert zone(game, "bo", "score") == ["Sailing"]
        assert zone(game, "ann", "score") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_covered_and_splayed_right_it_still_echoes(self) -> None:
        game = echoes_table(ann=seat(red=("right", ["Archery", "Plumbing"])), bo=seat(hand=["Tools"]))
        play(game, "ann: dogma Archery")
        assert zone(game, "ann", "score") == ["Plumbing"]

    def test_executed_inside_another_card_it_does_nothing(self) -> None:
        game = echoes_table(ann=seat(green=["Self Service"], red=["Plumbing"]), bo=seat())
        play(game, "ann: dogma Self Service")
        assert zone(game, "ann", "score") == []


class TestChopsticks:
    """Echo: draw a 1. May make the bottom 1 an achievement."""

    def test_the_bottom_card_joins_unseen(self) -> None:
        game = echoes_table(ann=seat(yellow=["Chopsticks"]), bo=seat(), available=["Tools"], supply={1: ["Pottery"]})
        bottom = supply(game, 1)[-1]
        play(game, "ann: dogma Chopsticks")
        assert asked(game) == ("ann", "yes_no", "make available")
        play(game, "ann: yes")
        assert achievements(game) == ["Tools", bottom]
        assert moves(game, "ann") == ["draw Pottery", "make available back 1 base"]
        assert moves(game, "bo") == ["draw back 1 base", "make available back 1 base"]

    def test_two_of_one_value_cost_five_and_ten(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Chopsticks"], score=["Road Building", "Compass"]), bo=seat(), available=["Tools"]
        )
        play(game, "ann: dogma Chopsticks", "ann: yes")
        assert options(game)[:2] == ["achieve 1 base", "achieve 1 base #2"]
        play(game, "ann: achieve 1 base")
        play(game, "bo: draw", "bo: draw")
        assert [text for text in options(game) if text.startswith("achieve")] == []  # the next costs 10

    def test_may_decline(self) -> None:
        game = echoes_table(ann=seat(yellow=["Chopsticks"]), bo=seat())
        play(game, "ann: dogma Chopsticks", "ann: no")
        assert achievements(game) == []

    def test_an_empty_pile_is_not_asked_about(self) -> None:
        game = echoes_table(ann=seat(yellow=["Chopsticks"]), bo=seat(), removed=emptied(1), supply={2: ["Currency"]})
        play(game, "ann: dogma Chopsticks")
        assert zone(game, "ann", "hand") == ["Currency"]
        assert asked(game) == ACTION

    def test_the_echo_may_take_the_last_card(self) -> None:
        game = echoes_table(ann=seat(yellow=["Chopsticks"]), bo=seat(), removed=emptied(1, but=["Tools"]))
        play(game, "ann: dogma Chopsticks")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert asked(game) == ACTION

    def test_mixed_piles_give_their_bottom_card(self) -> None:
        game = mixed_table(ann=seat(yellow=["Chopsticks"]), bo=seat(), supply={1: ["Tools", "Oars", "Comb"]})
        play(game, "ann: dogma Chopsticks", "ann: yes")
        assert achievements(game) == ["Comb"]  # rules 17.4.4
        assert supply(game, 1, "mixed") == ["Oars"]

    def test_shared_each_is_asked(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Chopsticks"]), bo=seat(yellow=["Agriculture"]), supply={1: ["Perfume", "Oars", "Tools"]}
        )
        play(game, "ann: dogma Chopsticks", "bo: no", "ann: yes")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert len(achievements(game)) == 1
        assert zone(game, "ann", "hand") == ["Perfume", "Tools"]


class TestNoodles:
    """Most 1s in hand: draw and score a 2. Draw a 1 openly; a yellow one scores all 1s."""

    def test_strictly_more_ones_than_everybody(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Comb"], yellow=["Noodles"]),
            bo=seat(hand=["Tools", "Currency", "Mapmaking"]),
            cy=seat(),
            supply={1: ["Pottery"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma Noodles")
        assert zone(game, "ann", "score") == ["Calendar"]
        assert zone(game, "ann", "hand") == ["Comb", "Oars", "Pottery"]

    @pytest.mark.parametrize(("mine", "theirs"), [([], []), (["Oars"], ["Tools"]), (["Oars"], ["Tools", "Writing"])])
    def test_not_with_as_many_as_one_of_them(self, mine: list[str], theirs: list[str]) -> None:
        game = echoes_table(
            ann=seat(hand=mine, yellow=["Noodles"]),
            bo=seat(),
            cy=seat(hand=theirs),
            supply={1: ["Pottery", "Comb"]},
        )
        play(game, "ann: dogma Noodles")
        assert zone(game, "ann", "score") == []

    def test_a_partner_counts_as_another_player(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars"], yellow=["Noodles"]),
            bo=seat(),
            cy=seat(hand=["Tools"]),
            di=seat(),
            supply={1: ["Comb"]},
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Noodles")
        assert zone(game, "ann", "score") == []

    def test_a_yellow_one_scores_every_one_in_hand(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Currency"], yellow=["Noodles"]),
            bo=seat(hand=["Tools"]),
            supply={1: ["Soap"]},
        )
        play(game, "ann: dogma Noodles")
        assert zone(game, "ann", "score") == ["Oars", "Soap"]
        assert zone(game, "ann", "hand") == ["Currency"]
        assert "draw Soap" in moves(game, "bo")

    def test_a_yellow_two_from_beyond_an_empty_pile_is_no_one(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Comb"], yellow=["Noodles"]),
            bo=seat(hand=["Dice"]),
            removed=emptied(1),
            supply={2: ["Fermenting"]},
        )
        play(game, "ann: dogma Noodles")
        assert zone(game, "ann", "score") == ["Comb"]
        assert zone(game, "ann", "hand") == ["Fermenting"]

    def test_a_sharer_compares_his_own_hand(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Noodles"]),
            bo=seat(hand=["Comb"], purple=["Mysticism"]),
            supply={1: ["Tools", "Pottery", "Perfume"], 2: ["Currency"]},
        )
        play(game, "ann: dogma Noodles")
        assert zone(game, "bo", "score") == ["Currency"]
        assert zone(game, "bo", "hand") == ["Comb", "Tools"]
        assert zone(game, "ann", "hand") == ["Perfume", "Pottery"]


class TestSoap:
    """Name a color, tuck as many as you like; after three achieve a hand card you can claim."""

    REDS = ("Oars", "Archery", "Metalworking")

    def test_only_what_score_and_top_card_allow_is_offered(self) -> None:
        game = echoes_table(
            ann=seat(hand=[*self.REDS, "Currency", "Paper"], score=["Rocketry"], yellow=["Soap"], purple=["Education"]),
            bo=seat(),
        )
        play(game, "ann: dogma Soap", "ann: red", "ann: Oars", "ann: Archery", "ann: Metalworking", "ann: pass")
        assert asked(game) == ("ann", "card", "achieve")
        assert options(game) == ["Currency", "pass"]  # ten points, a 3 on top (9.2.1)
        play(game, "ann: Currency")
        assert zone(game, "ann", "achievements") == ["Currency"]
        assert pile(game, "ann", "red") == ["Oars", "Archery", "Metalworking"]
        assert "claim back 2 base" in moves(game, "bo")

    def test_it_may_be_declined(self) -> None:
        game = echoes_table(ann=seat(hand=[*self.REDS, "Tools"], score=["Paper"], yellow=["Soap"]), bo=seat())
        play(game, "ann: dogma Soap", "ann: red", "ann: Oars", "ann: Archery", "ann: Metalworking", "ann: pass")
        play(game, "ann: pass")
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_two_tucked_are_too_few(self) -> None:
        game = echoes_table(ann=seat(hand=[*self.REDS, "Tools"], score=["Rocketry"], yellow=["Soap"]), bo=seat())
        play(game, "ann: dogma Soap", "ann: red", "ann: Oars", "ann: Archery", "ann: pass")
        assert asked(game) == ACTION

    def test_an_ineligible_player_is_not_asked(self) -> None:
        game = echoes_table(ann=seat(hand=[*self.REDS, "Tools"], yellow=["Soap"]), bo=seat())
        play(game, "ann: dogma Soap", "ann: red", "ann: Oars", "ann: Archery", "ann: Metalworking", "ann: pass")
        assert asked(game) == ACTION

    def test_a_color_not_held_leaves_a_lone_pass(self) -> None:
        game = echoes_table(ann=seat(hand=["Tools"], yellow=["Soap"]), bo=seat())
        play(game, "ann: dogma Soap")
        assert options(game) == ["blue", "green", "purple", "red", "yellow"]
        play(game, "ann: purple")
        assert options(game) == ["pass"]  # others must not see that nothing fits (1.10.7)
        play(game, "ann: pass")
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_an_empty_hand_is_asked_for_no_card(self) -> None:
        game = echoes_table(ann=seat(yellow=["Soap"]), bo=seat())
        play(game, "ann: dogma Soap", "ann: red")
        assert asked(game) == ACTION

    def test_the_last_achievement_wins_at_once(self) -> None:
        six = ["Empire", "Monument", "Wonder", "World", "Destiny", "Wealth"]
        game = echoes_table(
            ann=seat(hand=[*self.REDS, "Tools"], score=["Paper"], achievements=six, yellow=["Soap"]), bo=seat()
        )
        play(game, "ann: dogma Soap", "ann: red", "ann: Oars", "ann: Archery", "ann: Metalworking", "ann: pass")
        play(game, "ann: Tools")
        assert ending(game) == ("achievements", ["ann"])

    def test_a_sharer_names_and_tucks_on_his_own(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Soap"]),
            bo=seat(hand=["Pottery"], yellow=["Agriculture"]),
            supply={1: ["Tools"]},
        )
        play(game, "ann: dogma Soap", "bo: blue", "bo: Pottery", "ann: red")
        assert pile(game, "bo", "blue") == ["Pottery"]
        assert zone(game, "ann", "hand") == ["Tools"]
