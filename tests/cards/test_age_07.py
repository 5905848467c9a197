"""Base cards of age 7: the course of each and the edges its text can reach."""

from __future__ import annotations

from typing import Final

from tests.helpers import (
    asked,
    bonus_drawn,
    emptied,
    ending,
    moves,
    options,
    pile,
    play,
    seat,
    shown,
    splay,
    supply,
    table,
    zone,
)

FIRST_EDITION: Final = {"ruleset": "first"}


class TestEvolution:
    """Optionally: draw and score an 8 and return a score card; or draw one above the highest score card."""

    def test_may_be_declined(self) -> None:
        game = table(ann=seat(blue=["Evolution"], score=["Oars"]), bo=seat())
        play(game, "ann: dogma Evolution")
        assert options(game) == ["no", "yes"]
        play(game, "ann: no")
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "score") == ["Oars"]
        assert zone(game, "ann", "hand") == []

    def test_any_score_card_may_go_back_for_the_scored_eight(self) -> None:
        game = table(ann=seat(blue=["Evolution"], score=["Oars"]), bo=seat(), supply={8: ["Flight"]})
        play(game, "ann: dogma Evolution", "ann: yes", "ann: yes")
        assert options(game) == ["Flight", "Oars"]
        play(game, "ann: Oars")
        assert zone(game, "ann", "score") == ["Flight"]
        assert supply(game, 1)[-1] == "Oars"

    def test_the_eight_goes_back_at_once_where_it_is_the_only_score_card(self) -> None:
        game = table(ann=seat(blue=["Evolution"]), bo=seat(), supply={8: ["Flight"]})
        play(game, "ann: dogma Evolution", "ann: yes", "ann: yes")
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "score") == []
        assert supply(game, 8)[-1] == "Flight"

    def test_draws_one_above_the_highest_score_card(self) -> None:
        game = table(ann=seat(blue=["Evolution"], score=["Oars", "Physics"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: dogma Evolution", "ann: yes", "ann: no")
        assert zone(game, "ann", "hand") == ["Canning"]
        assert zone(game, "ann", "score") == ["Oars", "Physics"]

    def test_an_empty_score_pile_counts_as_zero(self) -> None:
        game = table(ann=seat(blue=["Evolution"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma Evolution", "ann: yes", "ann: no")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_one_above_ten_ends_the_game(self) -> None:
        game = table(ann=seat(blue=["Evolution"], score=["Robotics"]), bo=seat(score=["Software", "Oars"]))
        play(game, "ann: dogma Evolution", "ann: yes", "ann: no")
        assert ending(game) == ("score", ["bo"])

    def test_an_empty_pile_of_eights_gives_a_nine(self) -> None:
        game = table(
            ann=seat(blue=["Evolution"], score=["Oars"]), bo=seat(), supply={9: ["Ecology"]}, removed=emptied(8)
        )
        play(game, "ann: dogma Evolution", "ann: yes", "ann: yes", "ann: Oars")
        assert zone(game, "ann", "score") == ["Ecology"]

    def test_no_eight_nor_above_ends_the_game_before_anything_is_returned(self) -> None:
        game = table(ann=seat(blue=["Evolution"], score=["Oars"]), bo=seat(), removed=emptied(8, 9, 10))
        play(game, "ann: dogma Evolution", "ann: yes", "ann: yes")
        assert ending(game) == ("score", ["ann"])
        assert zone(game, "ann", "score") == ["Oars"]

    def test_the_sixth_scored_card_wins_before_the_return(self) -> None:
        achievements = ["Tools", "Calendar", "Paper", "Navigation", "Coal"]
        game = table(ann=seat(blue=["Evolution"], scored=5, achievements=achievements), bo=seat())
        play(game, "ann: dogma Evolution", "ann: yes", "ann: yes")
        assert ending(game) == ("achievements", ["ann"])
        assert len(zone(game, "ann", "score")) == 1

    def test_a_sharer_who_declines_earns_no_bonus(self) -> None:
        game = table(ann=seat(blue=["Evolution"]), bo=seat(purple=["Philosophy"]))
        play(game, "ann: dogma Evolution", "bo: no", "ann: no")
        assert not bonus_drawn(game)

    def test_all_share_for_a_single_bonus(self) -> None:
        game = table(
            ann=seat(blue=["Evolution"]),
            bo=seat(purple=["Philosophy"]),
            cy=seat(purple=["Education"]),
            supply={1: ["Oars", "Tools"], 7: ["Lighting"]},
        )
        play(game, "ann: dogma Evolution", "bo: yes", "bo: no", "cy: yes", "cy: no", "ann: no")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert zone(game, "cy", "hand") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Lighting"]

    def test_a_third_player_sees_only_backs(self) -> None:
        game = table(ann=seat(blue=["Evolution"], score=["Oars"]), bo=seat(), supply={8: ["Flight"]})
        play(game, "ann: dogma Evolution", "ann: yes", "ann: yes", "ann: Oars")
        assert moves(game, "ann") == ["score Flight", "return Oars"]
        assert moves(game, "bo") == ["score back 8 base", "return back 1 base"]


class TestPublications:
    """Optionally rearrange one color; optionally splay yellow or blue up."""

    def test_a_pile_is_laid_in_any_order_and_keeps_its_splay(self) -> None:
        game = table(
            ann=seat(blue=["Publications"], red=("left", ["Archery", "Oars", "Coal"])), bo=seat(red=["Metalworking"])
        )
        play(game, "ann: dogma Publications")
        assert options(game) == ["pass", "red"]
        play(game, "ann: red")
        assert options(game) == ["Archery", "Coal", "Oars"]
        play(game, "ann: Coal", "ann: Archery")
        assert pile(game, "ann", "red") == ["Coal", "Archery", "Oars"]
        assert splay(game, "ann", "red") == "left"
        assert asked(game)[1] == "action"

    def test_both_effects_may_be_declined(self) -> None:
        game = table(ann=seat(blue=["Publications", "Tools"]), bo=seat())
        play(game, "ann: dogma Publications", "ann: pass", "ann: pass")
        assert pile(game, "ann", "blue") == ["Publications", "Tools"]
        assert splay(game, "ann", "blue") == "none"

    def test_nothing_is_asked_where_every_pile_has_one_card(self) -> None:
        game = table(ann=seat(blue=["Publications"], yellow=["Masonry"]), bo=seat())
        play(game, "ann: dogma Publications")
        assert asked(game)[1] == "action"

    def test_splays_only_yellow_or_blue_and_only_anew(self) -> None:
        game = table(
            ann=seat(
                blue=("left", ["Publications", "Tools"]),
                yellow=("up", ["Masonry", "Agriculture"]),
                red=["Archery", "Oars"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Publications", "ann: pass")
        assert options(game) == ["blue", "pass"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "up"

    def test_goes_on_after_it_has_been_covered(self) -> None:
        game = table(ann=seat(blue=["Publications", "Tools"]), bo=seat())
        play(game, "ann: dogma Publications", "ann: blue", "ann: Tools", "ann: blue")
        assert pile(game, "ann", "blue") == ["Tools", "Publications"]
        assert splay(game, "ann", "blue") == "up"

    def test_a_new_top_card_can_claim_a_special_achievement(self) -> None:
        game = table(
            ann=seat(
                blue=["Publications", "Software"],
                red=["Fission"],
                green=["Databases"],
                yellow=["Ecology"],
                purple=["Services"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Publications", "ann: blue", "ann: Software")
        assert zone(game, "ann", "achievements") == ["Universe"]

    def test_the_same_order_is_no_change(self) -> None:
        game = table(ann=seat(blue=["Publications"]), bo=seat(purple=["Philosophy", "Mysticism"]))
        play(game, "ann: dogma Publications", "bo: purple", "bo: Philosophy")
        assert asked(game)[1] == "action"
        assert not bonus_drawn(game)

    def test_a_new_order_of_a_sharer_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(blue=["Publications"]), bo=seat(purple=["Philosophy", "Mysticism"]), supply={7: ["Lighting"]}
        )
        play(game, "ann: dogma Publications", "bo: purple", "bo: Mysticism")
        assert pile(game, "bo", "purple") == ["Mysticism", "Philosophy"]
        assert zone(game, "ann", "hand") == ["Lighting"]

    def test_rearranging_does_not_stop_the_sharing_of_the_second_effect(self) -> None:
        game = table(
            ann=seat(blue=["Publications"]),
            bo=seat(purple=["Philosophy", "Mysticism"], yellow=["Masonry", "Agriculture"]),
        )
        play(game, "ann: dogma Publications", "bo: purple", "bo: Mysticism")
        play(game, "bo: yellow")
        assert splay(game, "bo", "yellow") == "up"


class TestBicycle:
    """Optionally exchange the whole hand with the whole score pile."""

    def test_both_change_places(self) -> None:
        game = table(ann=seat(green=["Bicycle"], hand=["Oars", "Tools"], score=["Coal"]), bo=seat())
        play(game, "ann: dogma Bicycle", "ann: yes")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert zone(game, "ann", "score") == ["Oars", "Tools"]

    def test_may_be_declined(self) -> None:
        game = table(ann=seat(green=["Bicycle"], hand=["Oars"], score=["Coal"]), bo=seat())
        play(game, "ann: dogma Bicycle", "ann: no")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "ann", "score") == ["Coal"]

    def test_an_empty_hand_takes_the_score_pile(self) -> None:
        game = table(ann=seat(green=["Bicycle"], score=["Coal"]), bo=seat())
        play(game, "ann: dogma Bicycle", "ann: yes")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert zone(game, "ann", "score") == []

    def test_an_empty_score_pile_takes_the_hand(self) -> None:
        game = table(ann=seat(green=["Bicycle"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Bicycle", "ann: yes")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "ann", "score") == ["Oars"]

    def test_nothing_is_asked_where_both_are_empty(self) -> None:
        game = table(ann=seat(green=["Bicycle"]), bo=seat())
        play(game, "ann: dogma Bicycle")
        assert asked(game)[1] == "action"

    def test_is_not_scoring(self) -> None:
        game = table(ann=seat(green=["Bicycle"], hand=["Oars", "Tools"], scored=5), bo=seat())
        play(game, "ann: dogma Bicycle", "ann: yes")
        assert zone(game, "ann", "achievements") == []
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 5

    def test_the_bonus_comes_after_the_exchange_of_the_launcher(self) -> None:
        game = table(
            ann=seat(green=["Bicycle"], hand=["Oars"]),
            bo=seat(green=["Navigation"], score=["Coal"]),
            supply={7: ["Lighting"]},
        )
        play(game, "ann: dogma Bicycle", "bo: yes", "ann: yes")
        assert zone(game, "bo", "hand") == ["Coal"]
        assert zone(game, "ann", "hand") == ["Lighting"]
        assert zone(game, "ann", "score") == ["Oars"]

    def test_sharers_with_nothing_or_no_wish_earn_no_bonus(self) -> None:
        game = table(
            ann=seat(green=["Bicycle"]), bo=seat(green=["Navigation"]), cy=seat(purple=["Enterprise"], hand=["Oars"])
        )
        play(game, "ann: dogma Bicycle", "cy: no")
        assert asked(game)[1] == "action"
        assert not bonus_drawn(game)

    def test_others_see_only_backs(self) -> None:
        game = table(ann=seat(green=["Bicycle"], hand=["Oars"], score=["Coal"]), bo=seat())
        play(game, "ann: dogma Bicycle", "ann: yes")
        assert moves(game, "ann") == ["exchange Oars", "exchange Coal"]
        assert moves(game, "bo") == ["exchange back 1 base", "exchange back 5 base"]


class TestElectricity:
    """Return the top cards without a factory, then draw as many 8s."""

    def test_only_the_tops_of_the_start_go_back(self) -> None:
        game = table(ann=seat(green=["Electricity"], red=["Archery", "Oars"]), bo=seat(), supply={8: ["Flight"]})
        play(game, "ann: dogma Electricity")
        assert pile(game, "ann", "red") == ["Oars"]
        assert pile(game, "ann", "green") == ["Electricity"]
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_nothing_returned_nothing_drawn(self) -> None:
        game = table(ann=seat(green=["Electricity"], red=["Coal", "Oars"]), bo=seat())
        play(game, "ann: dogma Electricity")
        assert asked(game)[1] == "action"
        assert pile(game, "ann", "red") == ["Coal", "Oars"]
        assert zone(game, "ann", "hand") == []

    def test_the_order_of_the_returns_is_chosen(self) -> None:
        game = table(
            ann=seat(green=["Electricity"], red=["Archery"], blue=["Tools"], yellow=["Agriculture"]),
            bo=seat(),
            supply={8: ["Flight", "Mobility", "Rocketry"]},
        )
        play(game, "ann: dogma Electricity")
        assert asked(game) == ("ann", "order", "return")
        play(game, "ann: Tools", "ann: Archery")
        assert supply(game, 1)[-3:] == ["Tools", "Archery", "Agriculture"]
        assert zone(game, "ann", "hand") == ["Flight", "Mobility", "Rocketry"]

    def test_the_order_can_claim_an_achievement_in_the_middle(self) -> None:
        # Eleven clocks; Tools gone it is twelve (Software's upper left one), Flight gone one fewer again.
        splayed = ["Tools", "Software", "Quantum Theory", "Rocketry", "Bioengineering"]
        board = {"green": ["Electricity"], "blue": ("up", splayed), "red": ["Flight"], "purple": ["Railroad"]}
        game = table(ann=seat(**board), bo=seat())  # type: ignore[arg-type]
        other = game.copy()
        play(game, "ann: dogma Electricity", "ann: Tools")
        assert zone(game, "ann", "achievements") == ["World"]
        play(other, "ann: dogma Electricity", "ann: Flight")
        assert zone(other, "ann", "achievements") == []

    def test_a_pile_of_two_loses_its_splay(self) -> None:
        game = table(ann=seat(green=["Electricity"], red=("left", ["Archery", "Oars"])), bo=seat())
        play(game, "ann: dogma Electricity")
        assert splay(game, "ann", "red") == "none"

    def test_draws_step_up_from_an_empty_pile(self) -> None:
        game = table(
            ann=seat(green=["Electricity"], red=["Archery"]), bo=seat(), supply={9: ["Ecology"]}, removed=emptied(8)
        )
        play(game, "ann: dogma Electricity")
        assert zone(game, "ann", "hand") == ["Ecology"]

    def test_a_draw_past_ten_ends_the_game_after_the_returns(self) -> None:
        game = table(ann=seat(green=["Electricity"], red=["Archery"]), bo=seat(), removed=emptied(8, 9, 10))
        play(game, "ann: dogma Electricity")
        assert ending(game) == ("score", ["ann", "bo"])
        assert pile(game, "ann", "red") == []

    def test_an_eight_just_returned_is_drawn_from_an_empty_pile(self) -> None:
        eights = emptied(8, but=["Flight"])
        game = table(ann=seat(green=["Electricity"], red=["Flight"]), bo=seat(), removed=eights)
        play(game, "ann: dogma Electricity")
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_a_sharer_without_such_a_top_earns_no_bonus(self) -> None:
        game = table(ann=seat(green=["Electricity"]), bo=seat(red=["Coal"]))
        play(game, "ann: dogma Electricity")
        assert not bonus_drawn(game)

    def test_a_sharer_who_returns_earns_it(self) -> None:
        game = table(
            ann=seat(green=["Electricity"]),
            bo=seat(red=["Coal"], blue=["Tools"]),
            supply={7: ["Lighting"], 8: ["Flight"]},
        )
        play(game, "ann: dogma Electricity")
        assert zone(game, "bo", "hand") == ["Flight"]
        assert pile(game, "bo", "blue") == []
        assert zone(game, "ann", "hand") == ["Lighting"]


class TestLighting:
    """Optionally tuck up to three hand cards; draw and score a 7 per different value."""

    def test_values_are_counted_not_cards(self) -> None:
        game = table(
            ann=seat(purple=["Lighting"], hand=["Oars", "Tools", "Coal"]),
            bo=seat(),
            supply={7: ["Evolution", "Bicycle", "Railroad"]},
        )
        play(game, "ann: dogma Lighting", "ann: Oars", "ann: Tools", "ann: Coal")
        assert pile(game, "ann", "red") == ["Oars", "Coal"]
        assert zone(game, "ann", "score") == ["Bicycle", "Evolution"]

    def test_none_may_be_tucked(self) -> None:
        game = table(ann=seat(purple=["Lighting"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Lighting")
        assert options(game) == ["Oars", "pass"]
        play(game, "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "ann", "score") == []

    def test_may_stop_after_one(self) -> None:
        game = table(
            ann=seat(purple=["Lighting"], hand=["Oars", "Tools"]), bo=seat(), supply={7: ["Evolution", "Bicycle"]}
        )
        play(game, "ann: dogma Lighting", "ann: Oars", "ann: pass")
        assert zone(game, "ann", "score") == ["Evolution"]

    def test_never_more_than_three(self) -> None:
        game = table(ann=seat(purple=["Lighting"], hand=["Oars", "Calendar", "Paper", "Coal"]), bo=seat())
        play(game, "ann: dogma Lighting", "ann: Oars", "ann: Calendar", "ann: Paper")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert len(zone(game, "ann", "score")) == 3

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(purple=["Lighting"]), bo=seat())
        play(game, "ann: dogma Lighting")
        assert asked(game)[1] == "action"

    def test_the_sixth_tuck_claims_monument_before_the_draws(self) -> None:
        game = table(ann=seat(purple=["Lighting"], hand=["Oars", "Tools"], tucked=4), bo=seat())
        play(game, "ann: dogma Lighting", "ann: Oars", "ann: Tools")
        assert zone(game, "ann", "achievements") == ["Monument"]
        verbs = [move.split()[0] for move in moves(game)]
        assert verbs == ["tuck", "tuck", "claim", "score"]

    def test_scores_eights_where_no_sevens_are_left(self) -> None:
        game = table(
            ann=seat(purple=["Lighting"], hand=["Oars"]),
            bo=seat(),
            supply={8: ["Flight"]},
            removed=emptied(7, but=["Lighting"]),
        )
        play(game, "ann: dogma Lighting", "ann: Oars")
        assert zone(game, "ann", "score") == ["Flight"]

    def test_a_draw_past_ten_ends_the_game(self) -> None:
        game = table(
            ann=seat(purple=["Lighting"], hand=["Oars"]),
            bo=seat(score=["Tools"]),
            removed=emptied(7, 8, 9, 10, but=["Lighting"]),
        )
        play(game, "ann: dogma Lighting", "ann: Oars")
        assert ending(game) == ("score", ["bo"])

    def test_a_sharer_who_tucks_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(purple=["Lighting"]),
            bo=seat(yellow=["Agriculture"], hand=["Oars"]),
            supply={7: ["Evolution", "Bicycle"]},
        )
        play(game, "ann: dogma Lighting", "bo: Oars")
        assert zone(game, "bo", "score") == ["Evolution"]
        assert zone(game, "ann", "hand") == ["Bicycle"]

    def test_one_who_passes_does_not(self) -> None:
        game = table(ann=seat(purple=["Lighting"]), bo=seat(yellow=["Agriculture"], hand=["Oars"]))
        play(game, "ann: dogma Lighting", "bo: pass")
        assert not bonus_drawn(game)

    def test_tucks_are_open_and_scores_hidden(self) -> None:
        game = table(ann=seat(purple=["Lighting"], hand=["Oars"]), bo=seat(), supply={7: ["Evolution"]})
        play(game, "ann: dogma Lighting", "ann: Oars")
        assert moves(game, "bo") == ["tuck Oars", "score back 7 base"]


class TestRailroad:
    """Return the hand and draw three 6s; optionally turn a color from splayed right to up."""

    def test_a_whole_hand_is_changed_for_three_sixes(self) -> None:
        game = table(
            ann=seat(purple=["Railroad"], hand=["Oars", "Coal"]),
            bo=seat(),
            supply={6: ["Canning", "Vaccination", "Democracy"]},
        )
        play(game, "ann: dogma Railroad")
        assert zone(game, "ann", "hand") == ["Canning", "Democracy", "Vaccination"]
        assert supply(game, 1)[-1] == "Oars"
        assert supply(game, 5)[-1] == "Coal"

    def test_an_empty_hand_draws_too(self) -> None:
        game = table(ann=seat(purple=["Railroad"]), bo=seat())
        play(game, "ann: dogma Railroad")
        assert len(zone(game, "ann", "hand")) == 3

    def test_cards_for_one_pile_go_back_in_a_chosen_order(self) -> None:
        game = table(ann=seat(purple=["Railroad"], hand=["Oars", "Tools", "Coal"]), bo=seat())
        play(game, "ann: dogma Railroad")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Tools")
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]

    def test_draws_step_up_where_the_sixes_run_out(self) -> None:
        sixes = emptied(6, but=["Canning"])
        game = table(ann=seat(purple=["Railroad"]), bo=seat(), supply={7: ["Lighting", "Evolution"]}, removed=sixes)
        play(game, "ann: dogma Railroad")
        assert zone(game, "ann", "hand") == ["Canning", "Evolution", "Lighting"]

    def test_the_last_card_drawn_the_next_draw_ends_the_game(self) -> None:
        gone = emptied(6, 7, 8, 9, 10, but=["Canning", "Railroad"])
        game = table(ann=seat(purple=["Railroad"], score=["Oars"]), bo=seat(), removed=gone)
        play(game, "ann: dogma Railroad")
        assert ending(game) == ("score", ["ann"])
        assert zone(game, "ann", "hand") == ["Canning"]

    def test_the_same_sixes_drawn_again_are_a_change(self) -> None:
        # Rules 5.7.3: three 6s returned into an empty pile and drawn again.
        hand = ["Canning", "Democracy", "Vaccination"]
        gone = emptied(6, but=hand)
        game = table(
            ann=seat(purple=["Railroad"]),
            bo=seat(blue=["Quantum Theory"], hand=hand),
            supply={7: ["Lighting", "Evolution", "Bicycle", "Combustion"]},
            removed=gone,
        )
        play(game, "ann: dogma Railroad", "bo: Democracy", "bo: Canning")
        assert zone(game, "bo", "hand") == hand
        assert zone(game, "ann", "hand") == ["Bicycle", "Combustion", "Evolution", "Lighting"]

    def test_only_a_color_splayed_right_is_offered(self) -> None:
        game = table(
            ann=seat(
                purple=["Railroad", "Mysticism"],
                red=("right", ["Archery", "Oars"]),
                blue=("left", ["Tools", "Writing"]),
                green=("right", ["Sailing", "Clothing"]),
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Railroad")
        assert options(game) == ["green", "pass", "red"]
        play(game, "ann: green")
        assert (splay(game, "ann", "green"), splay(game, "ann", "red")) == ("up", "right")

    def test_the_splay_may_be_declined_and_is_not_asked_without_one_to_the_right(self) -> None:
        game = table(ann=seat(purple=("right", ["Railroad", "Mysticism"])), bo=seat())
        play(game, "ann: dogma Railroad", "ann: pass")
        assert splay(game, "ann", "purple") == "right"
        game = table(ann=seat(purple=("left", ["Railroad", "Mysticism"])), bo=seat())
        play(game, "ann: dogma Railroad")
        assert asked(game)[1] == "action"

    def test_others_see_only_backs(self) -> None:
        game = table(ann=seat(purple=["Railroad"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Railroad")
        assert moves(game, "bo") == ["return back 1 base"] + ["draw back 6 base"] * 3


class TestCombustion:
    """Demand: a score card per four crowns of the demander. Then return the bottom red card."""

    def test_one_card_per_four_crowns_rounded_down(self) -> None:
        # Combustion 2, Navigation 3, Enterprise 3, Agriculture none: eight crowns, two cards.
        game = table(
            ann=seat(red=["Combustion", "Oars"], green=["Navigation"], purple=["Enterprise"]),
            bo=seat(score=["Tools", "Coal", "Canning"]),
        )
        play(game, "ann: dogma Combustion")
        assert options(game) == ["Canning", "Coal", "Tools"]
        assert game.decision is not None and game.decision.player == "bo"
        play(game, "bo: Coal", "bo: Tools")
        assert zone(game, "ann", "score") == ["Coal", "Tools"]
        assert zone(game, "bo", "score") == ["Canning"]

    def test_below_four_crowns_nothing_is_taken(self) -> None:
        game = table(ann=seat(red=["Combustion", "Oars"]), bo=seat(score=["Tools"]))
        play(game, "ann: dogma Combustion")
        assert zone(game, "bo", "score") == ["Tools"]
        assert pile(game, "ann", "red") == ["Combustion"]

    def test_too_few_cards_go_all(self) -> None:
        game = table(
            ann=seat(red=["Combustion"], green=["Navigation"], purple=["Enterprise"]), bo=seat(score=["Tools"])
        )
        play(game, "ann: dogma Combustion")
        assert zone(game, "ann", "score") == ["Tools"]

    def test_all_are_hit_one_after_the_other(self) -> None:
        game = table(
            ann=seat(red=["Combustion"], green=["Navigation"]),
            bo=seat(score=["Tools"]),
            cy=seat(score=["Coal", "Oars"]),
        )
        play(game, "ann: dogma Combustion", "cy: Coal")
        assert zone(game, "ann", "score") == ["Coal", "Tools"]

    def test_nobody_with_as_many_crowns_is_hit(self) -> None:
        game = table(ann=seat(red=["Combustion"]), bo=seat(green=["Navigation"], score=["Tools"]))
        play(game, "ann: dogma Combustion")
        assert zone(game, "bo", "score") == ["Tools"]

    def test_is_not_scoring(self) -> None:
        game = table(ann=seat(red=["Combustion"], green=["Navigation"], scored=5), bo=seat(score=["Tools"]))
        play(game, "ann: dogma Combustion")
        assert zone(game, "ann", "achievements") == []

    def test_a_lone_combustion_returns_itself(self) -> None:
        game = table(ann=seat(red=["Combustion"]), bo=seat())
        play(game, "ann: dogma Combustion")
        assert pile(game, "ann", "red") == []
        assert supply(game, 7)[-1] == "Combustion"

    def test_red_loses_its_splay_with_its_second_card(self) -> None:
        game = table(ann=seat(red=("left", ["Combustion", "Oars"])), bo=seat())
        play(game, "ann: dogma Combustion")
        assert splay(game, "ann", "red") == "none"
        assert supply(game, 1)[-1] == "Oars"

    def test_a_sharer_must_return_its_bottom_red_card(self) -> None:
        game = table(
            ann=seat(red=["Combustion", "Oars"]),
            bo=seat(green=["Navigation"], red=["Archery", "Coal"]),
            cy=seat(purple=["Enterprise"]),
            supply={7: ["Lighting"]},
        )
        play(game, "ann: dogma Combustion")
        assert pile(game, "bo", "red") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Lighting"]

    def test_a_sharer_without_red_earns_no_bonus(self) -> None:
        game = table(ann=seat(red=["Combustion", "Oars"]), bo=seat(green=["Navigation"]))
        play(game, "ann: dogma Combustion")
        assert not bonus_drawn(game)

    def test_a_third_player_sees_only_backs(self) -> None:
        game = table(
            ann=seat(red=["Combustion"], green=["Navigation"]),
            bo=seat(score=["Tools"]),
            cy=seat(green=["Sailing"], blue=["Translation"]),
        )
        play(game, "ann: dogma Combustion")
        assert moves(game, "cy") == ["transfer back 1 base", "return Combustion"]
        assert moves(game, "ann")[0] == moves(game, "bo")[0] == "transfer Tools"


class TestCombustionOfTheFirstEdition:
    """Rules 17.1.3: exactly two score cards whatever the crowns, and no second effect."""

    def test_two_cards_and_the_red_pile_stays(self) -> None:
        game = table(
            ann=seat(red=["Combustion", "Oars"]), bo=seat(score=["Tools", "Coal", "Canning"]), options=FIRST_EDITION
        )
        play(game, "ann: dogma Combustion", "bo: Coal", "bo: Canning")
        assert zone(game, "ann", "score") == ["Canning", "Coal"]
        assert pile(game, "ann", "red") == ["Combustion", "Oars"]
        assert asked(game)[1] == "action"

    def test_two_cards_with_eight_crowns_too(self) -> None:
        game = table(
            ann=seat(red=["Combustion"], green=["Navigation"], purple=["Enterprise"], blue=["Translation"]),
            bo=seat(score=["Tools", "Coal", "Canning", "Oars"]),
            options=FIRST_EDITION,
        )
        play(game, "ann: dogma Combustion", "bo: Coal", "bo: Canning")
        assert zone(game, "bo", "score") == ["Oars", "Tools"]

    def test_too_few_cards_go_all(self) -> None:
        game = table(ann=seat(red=["Combustion"]), bo=seat(score=["Tools"]), options=FIRST_EDITION)
        play(game, "ann: dogma Combustion")
        assert zone(game, "ann", "score") == ["Tools"]

    def test_nothing_is_shared(self) -> None:
        game = table(
            ann=seat(red=["Combustion"]), bo=seat(green=["Navigation"], red=["Archery"]), options=FIRST_EDITION
        )
        play(game, "ann: dogma Combustion")
        assert pile(game, "bo", "red") == ["Archery"]
        assert not bonus_drawn(game)


class TestExplosives:
    """Demand: the three highest hand cards; a 7 for one who gave and has none left."""

    def test_the_three_highest_go_and_the_fourth_stays(self) -> None:
        game = table(ann=seat(red=["Explosives"]), bo=seat(hand=["Tools", "Calendar", "Coal", "Canning"]))
        play(game, "ann: dogma Explosives")
        assert zone(game, "ann", "hand") == ["Calendar", "Canning", "Coal"]
        assert zone(game, "bo", "hand") == ["Tools"]

    def test_the_victim_picks_among_ties(self) -> None:
        game = table(ann=seat(red=["Explosives"]), bo=seat(hand=["Canning", "Coal", "Tools", "Writing"]))
        play(game, "ann: dogma Explosives")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Tools", "Writing"]
        play(game, "bo: Writing")
        assert zone(game, "ann", "hand") == ["Canning", "Coal", "Writing"]

    def test_an_emptied_hand_draws_a_seven(self) -> None:
        game = table(ann=seat(red=["Explosives"]), bo=seat(hand=["Tools"]), supply={7: ["Lighting"]})
        play(game, "ann: dogma Explosives")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert zone(game, "bo", "hand") == ["Lighting"]

    def test_exactly_three_empty_the_hand_too(self) -> None:
        game = table(ann=seat(red=["Explosives"]), bo=seat(hand=["Tools", "Coal", "Canning"]), supply={7: ["Lighting"]})
        play(game, "ann: dogma Explosives")
        assert zone(game, "bo", "hand") == ["Lighting"]

    def test_a_hand_that_was_empty_draws_nothing(self) -> None:
        game = table(ann=seat(red=["Explosives"]), bo=seat())
        play(game, "ann: dogma Explosives")
        assert zone(game, "bo", "hand") == []

    def test_no_seven_nor_above_ends_the_game(self) -> None:
        game = table(
            ann=seat(red=["Explosives"], score=["Oars"]),
            bo=seat(hand=["Tools"]),
            removed=emptied(7, 8, 9, 10, but=["Explosives"]),
        )
        play(game, "ann: dogma Explosives")
        assert ending(game) == ("score", ["ann"])

    def test_an_eight_where_no_sevens_are_left(self) -> None:
        game = table(
            ann=seat(red=["Explosives"]),
            bo=seat(hand=["Tools"]),
            supply={8: ["Flight"]},
            removed=emptied(7, but=["Explosives"]),
        )
        play(game, "ann: dogma Explosives")
        assert zone(game, "bo", "hand") == ["Flight"]

    def test_all_are_hit_and_one_with_three_factories_is_not(self) -> None:
        game = table(
            ann=seat(red=["Explosives"]),
            bo=seat(hand=["Tools"]),
            cy=seat(red=["Coal"], hand=["Oars"]),
            di=seat(hand=["Canning"]),
        )
        play(game, "ann: dogma Explosives")
        assert zone(game, "ann", "hand") == ["Canning", "Tools"]
        assert zone(game, "cy", "hand") == ["Oars"]

    def test_a_third_player_sees_only_backs(self) -> None:
        game = table(ann=seat(red=["Explosives"]), bo=seat(hand=["Tools"]), cy=seat(red=["Coal"]))
        play(game, "ann: dogma Explosives")
        assert moves(game, "cy") == ["transfer back 1 base", "draw back 7 base"]
        assert shown(game) == []


class TestRefrigeration:
    """Demand: return half the hand, rounded down. Then optionally score a hand card."""

    def test_an_odd_card_is_spared(self) -> None:
        game = table(ann=seat(yellow=["Refrigeration"]), bo=seat(hand=["Oars", "Tools", "Coal", "Canning", "Paper"]))
        play(game, "ann: dogma Refrigeration", "bo: Tools", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Canning", "Coal", "Paper"]
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]

    def test_a_single_card_or_none_is_safe(self) -> None:
        game = table(ann=seat(yellow=["Refrigeration"]), bo=seat(hand=["Oars"]), cy=seat())
        play(game, "ann: dogma Refrigeration")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert asked(game)[1] == "action"

    def test_the_demand_cannot_be_declined(self) -> None:
        game = table(ann=seat(yellow=["Refrigeration"]), bo=seat(hand=["Oars", "Tools"]))
        play(game, "ann: dogma Refrigeration")
        assert asked(game) == ("bo", "card", "return")
        assert options(game) == ["Oars", "Tools"]

    def test_all_are_hit(self) -> None:
        game = table(
            ann=seat(yellow=["Refrigeration"]), bo=seat(hand=["Oars", "Tools"]), cy=seat(hand=["Coal", "Paper"])
        )
        play(game, "ann: dogma Refrigeration", "bo: Oars", "cy: Coal")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert zone(game, "cy", "hand") == ["Paper"]

    def test_scoring_is_optional(self) -> None:
        game = table(ann=seat(yellow=["Refrigeration"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Refrigeration")
        assert options(game) == ["Oars", "pass"]
        other = game.copy()
        play(game, "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars"]
        play(other, "ann: Oars")
        assert zone(other, "ann", "score") == ["Oars"]
        assert other.position()["players"]["ann"]["this_turn"]["scored"] == 1

    def test_one_shares_while_another_is_hit(self) -> None:
        game = table(
            ann=seat(yellow=["Refrigeration"]),
            bo=seat(hand=["Oars", "Tools"]),
            cy=seat(yellow=["Agriculture"], hand=["Coal", "Paper"]),
            supply={7: ["Lighting"]},
        )
        play(game, "ann: dogma Refrigeration", "bo: Oars", "cy: Coal")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert zone(game, "cy", "score") == ["Coal"]
        assert zone(game, "ann", "hand") == ["Lighting"]

    def test_what_a_victim_does_earns_no_bonus(self) -> None:
        game = table(ann=seat(yellow=["Refrigeration"]), bo=seat(hand=["Oars", "Tools"]))
        play(game, "ann: dogma Refrigeration", "bo: Oars")
        assert not bonus_drawn(game)

    def test_others_see_only_backs(self) -> None:
        game = table(ann=seat(yellow=["Refrigeration"], hand=["Paper"]), bo=seat(hand=["Oars", "Tools"]))
        play(game, "ann: dogma Refrigeration", "bo: Oars", "ann: Paper")
        assert moves(game, "ann") == ["return back 1 base", "score Paper"]
        assert moves(game, "bo") == ["return Oars", "score back 3 base"]


class TestSanitation:
    """Demand: exchange the two highest hand cards with the lowest of the demander's hand."""

    def test_two_for_one(self) -> None:
        game = table(
            ann=seat(yellow=["Sanitation"], hand=["Oars", "Paper"]), bo=seat(hand=["Calendar", "Coal", "Canning"])
        )
        play(game, "ann: dogma Sanitation")
        assert zone(game, "ann", "hand") == ["Canning", "Coal", "Paper"]
        assert zone(game, "bo", "hand") == ["Calendar", "Oars"]

    def test_each_picks_among_his_own_ties_before_anything_moves(self) -> None:
        # Rules 6.11.3: the launcher first.
        game = table(
            ann=seat(yellow=["Sanitation"], hand=["Oars", "Tools"]), bo=seat(hand=["Canning", "Coal", "Physics"])
        )
        play(game, "ann: dogma Sanitation")
        assert asked(game) == ("ann", "card", "exchange")
        play(game, "ann: Tools")
        assert asked(game) == ("bo", "card", "exchange")
        assert options(game) == ["Coal", "Physics"]
        assert moves(game) == []
        play(game, "bo: Physics")
        assert zone(game, "ann", "hand") == ["Canning", "Oars", "Physics"]
        assert zone(game, "bo", "hand") == ["Coal", "Tools"]

    def test_an_empty_hand_of_the_demander_takes_two_for_nothing(self) -> None:
        game = table(ann=seat(yellow=["Sanitation"]), bo=seat(hand=["Coal", "Canning"]))
        play(game, "ann: dogma Sanitation")
        assert zone(game, "ann", "hand") == ["Canning", "Coal"]
        assert zone(game, "bo", "hand") == []

    def test_an_empty_hand_of_the_victim_gets_a_card_for_nothing(self) -> None:
        game = table(ann=seat(yellow=["Sanitation"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Sanitation")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_a_single_card_is_the_two_highest(self) -> None:
        game = table(ann=seat(yellow=["Sanitation"], hand=["Oars"]), bo=seat(hand=["Coal"]))
        play(game, "ann: dogma Sanitation")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_two_empty_hands(self) -> None:
        game = table(ann=seat(yellow=["Sanitation"]), bo=seat())
        play(game, "ann: dogma Sanitation")
        assert asked(game)[1] == "action"

    def test_the_second_victim_meets_the_hand_the_first_left(self) -> None:
        game = table(
            ann=seat(yellow=["Sanitation"], hand=["Oars"]),
            bo=seat(hand=["Coal", "Calendar"]),
            cy=seat(hand=["Canning"]),
        )
        play(game, "ann: dogma Sanitation")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert zone(game, "cy", "hand") == ["Calendar"]
        assert zone(game, "ann", "hand") == ["Canning", "Coal"]

    def test_nobody_with_as_many_leaves_is_hit(self) -> None:
        game = table(ann=seat(yellow=["Sanitation"], hand=["Oars"]), bo=seat(yellow=["Agriculture"], hand=["Coal"]))
        play(game, "ann: dogma Sanitation")
        assert zone(game, "bo", "hand") == ["Coal"]

    def test_a_third_player_sees_only_backs(self) -> None:
        game = table(
            ann=seat(yellow=["Sanitation"], hand=["Oars"]), bo=seat(hand=["Coal"]), cy=seat(yellow=["Agriculture"])
        )
        play(game, "ann: dogma Sanitation")
        assert sorted(moves(game, "cy")) == ["exchange back 1 base", "exchange back 5 base"]
        assert sorted(moves(game, "ann")) == sorted(moves(game, "bo")) == ["exchange Coal", "exchange Oars"]
