"""Base cards of age 5: the course of each and the edges its text can reach."""

from __future__ import annotations

from tests.helpers import (
    asked,
    bonus_drawn,
    emptied,
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

FIRST = {"ruleset": "first"}
FIVE_BUT_MONUMENT = ["Empire", "Wonder", "World", "Universe", "Compass"]
FIVE_BUT_UNIVERSE = ["Empire", "Monument", "Wonder", "World", "Compass"]


class TestChemistry:
    """Splay blue right; score a card above the highest top card, then return a score card."""

    def test_scores_one_above_the_highest_top_card(self) -> None:
        game = table(
            ann=seat(score=["Tools"], blue=["Chemistry"], red=["Flight", "Oars"]),
            bo=seat(),
            supply={9: ["Composites"]},
        )
        play(game, "ann: dogma Chemistry")
        assert options(game) == ["Composites", "Tools"]  # mandatory, and the new card is among them
        play(game, "ann: Tools")
        assert zone(game, "ann", "score") == ["Composites"]
        assert supply(game, 1)[-1] == "Tools"

    def test_the_card_just_scored_goes_back_where_it_is_the_only_one(self) -> None:
        game = table(ann=seat(blue=["Chemistry"]), bo=seat(), supply={6: ["Canning", "Democracy"]})
        play(game, "ann: dogma Chemistry")
        assert zone(game, "ann", "score") == []
        assert (supply(game, 6)[0], supply(game, 6)[-1]) == ("Democracy", "Canning")

    def test_splays_blue_right(self) -> None:
        game = table(ann=seat(blue=["Chemistry", "Tools"]), bo=seat())
        play(game, "ann: dogma Chemistry")
        assert options(game) == ["blue", "pass"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "right"

    def test_a_ten_on_top_asks_for_an_eleven(self) -> None:
        game = table(ann=seat(score=["Tools"], blue=["Chemistry"], red=["Robotics"]), bo=seat())
        play(game, "ann: dogma Chemistry")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "score")
        assert zone(game, "ann", "score") == ["Tools"]

    def test_an_empty_pile_steps_up(self) -> None:
        game = table(
            ann=seat(score=["Tools"], blue=["Chemistry"]), bo=seat(), removed=emptied(6, 7), supply={8: ["Flight"]}
        )
        play(game, "ann: dogma Chemistry", "ann: Tools")
        assert zone(game, "ann", "score") == ["Flight"]

    def test_the_sixth_scored_card_claims_monument_although_one_goes_back(self) -> None:
        game = table(ann=seat(scored=5, blue=["Chemistry"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: dogma Chemistry")
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_others_see_backs_only(self) -> None:
        game = table(ann=seat(score=["Tools"], blue=["Chemistry"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: dogma Chemistry", "ann: Tools")
        assert moves(game, "bo") == ["score back 6 base", "return back 1 base"]
        assert moves(game, "ann") == ["score Canning", "return Tools"]

    def test_a_sharer_goes_by_his_own_board(self) -> None:
        game = table(
            ann=seat(blue=["Chemistry"]),
            bo=seat(red=["Gunpowder"], score=["Tools"]),
            cy=seat(),
            supply={5: ["Statistics", "Banking"], 6: ["Canning"]},
        )
        play(game, "ann: dogma Chemistry", "bo: Tools")
        assert zone(game, "bo", "score") == ["Statistics"]
        assert zone(game, "cy", "score") == []
        assert zone(game, "ann", "hand") == ["Banking"]  # the bonus: a 5, as her top card


class TestPhysics:
    """Draw and reveal three 6s; a color twice sends them and the hand back."""

    def test_three_colors_stay_in_hand(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], blue=["Physics"]),
            bo=seat(),
            supply={6: ["Canning", "Democracy", "Encyclopedia"]},
        )
        play(game, "ann: dogma Physics")
        assert zone(game, "ann", "hand") == ["Canning", "Democracy", "Encyclopedia", "Oars"]
        assert moves(game, "bo")[:3] == ["draw Canning", "draw Democracy", "draw Encyclopedia"]

    def test_a_color_twice_sends_the_whole_hand_back_in_an_order_of_choice(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], blue=["Physics"]),
            bo=seat(),
            supply={6: ["Canning", "Democracy", "Emancipation"]},
        )
        play(game, "ann: dogma Physics")
        assert asked(game) == ("ann", "order", "return")
        assert options(game) == ["Canning", "Democracy", "Emancipation"]
        play(game, "ann: Emancipation", "ann: Canning")
        assert zone(game, "ann", "hand") == []
        assert supply(game, 1)[-1] == "Oars"
        assert supply(game, 6)[-3:] == ["Emancipation", "Canning", "Democracy"]

    def test_the_color_of_an_old_hand_card_does_not_count(self) -> None:
        game = table(
            ann=seat(hand=["Vaccination"], blue=["Physics"]),
            bo=seat(),
            supply={6: ["Canning", "Democracy", "Encyclopedia"]},
        )
        play(game, "ann: dogma Physics")
        assert zone(game, "ann", "hand") == ["Canning", "Democracy", "Encyclopedia", "Vaccination"]

    def test_all_three_are_drawn_before_they_are_judged(self) -> None:
        game = table(
            ann=seat(blue=["Physics"]),
            bo=seat(),
            supply={6: ["Democracy", "Emancipation", "Canning"]},
        )
        play(game, "ann: dogma Physics")
        assert moves(game, "bo") == ["draw Democracy", "draw Emancipation", "draw Canning"]

    def test_each_draw_steps_up_by_itself(self) -> None:
        game = table(
            ann=seat(blue=["Physics"]),
            bo=seat(),
            removed=emptied(6, but=["Canning"]),
            supply={6: ["Canning"], 7: ["Combustion", "Evolution"]},
        )
        play(game, "ann: dogma Physics")
        assert zone(game, "ann", "hand") == ["Canning", "Combustion", "Evolution"]

    def test_a_draw_past_ten_ends_the_game_before_they_are_judged(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], score=["Tools"], blue=["Physics"]),
            bo=seat(),
            removed=emptied(6, 7, 8, 9, 10, but=["Democracy", "Emancipation"]),
        )
        play(game, "ann: dogma Physics")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "score")
        assert supply(game, 1)[-1] != "Oars"

    def test_hand_cards_go_back_unseen_but_the_drawn_ones_were_shown(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], blue=["Physics"]),
            bo=seat(),
            supply={6: ["Democracy", "Emancipation", "Canning"]},
        )
        play(game, "ann: dogma Physics", "ann: Canning", "ann: Democracy")
        assert "return back 1 base" in moves(game, "bo")
        assert "return Emancipation" in moves(game, "bo")

    def test_a_sharer_earns_the_bonus_even_if_he_loses_all(self) -> None:
        game = table(
            ann=seat(blue=["Physics"]),
            bo=seat(hand=["Oars"], purple=["Education"]),
            cy=seat(hand=["Archery"]),
            supply={6: ["Democracy", "Emancipation", "Canning", "Encyclopedia", "Industrialization", "Metric System"]},
        )
        play(game, "ann: dogma Physics", "bo: Canning", "bo: Democracy")
        assert zone(game, "bo", "hand") == []
        assert zone(game, "cy", "hand") == ["Archery"]
        assert bonus_drawn(game)


class TestBanking:
    """Demand: a factory top card, not green, for a scored 5; splay green right."""

    def test_the_victim_gives_a_factory_card_and_scores_a_five(self) -> None:
        game = table(
            ann=seat(green=["Banking"]),
            bo=seat(red=["Colonialism"], green=["Invention"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Banking")
        assert pile(game, "ann", "red") == ["Colonialism"]
        assert pile(game, "bo", "green") == ["Invention"]
        assert zone(game, "bo", "score") == ["Coal"]
        assert game.position()["players"]["bo"]["this_turn"]["scored"] == 1
        assert moves(game, "ann") == ["transfer Colonialism", "score back 5 base"]

    def test_the_victim_picks(self) -> None:
        game = table(ann=seat(green=["Banking"]), bo=seat(red=["Colonialism"], blue=["Chemistry"]))
        play(game, "ann: dogma Banking")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Chemistry", "Colonialism"]

    def test_nothing_to_give_scores_nothing(self) -> None:
        game = table(ann=seat(green=["Banking"]), bo=seat(green=["Invention"], red=["Oars"]))
        play(game, "ann: dogma Banking")
        assert moves(game) == []

    def test_the_victim_can_claim_monument_in_another_players_turn(self) -> None:
        game = table(ann=seat(green=["Banking"]), bo=seat(scored=5, red=["Colonialism"]))
        play(game, "ann: dogma Banking")
        assert zone(game, "bo", "achievements") == ["Monument"]

    def test_the_victim_can_win_in_the_middle(self) -> None:
        game = table(
            ann=seat(green=["Banking", "Sailing"]),
            bo=seat(scored=5, achievements=FIVE_BUT_MONUMENT, red=["Colonialism"]),
        )
        play(game, "ann: dogma Banking")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "achievements")

    def test_all_with_fewer_crowns_are_hit(self) -> None:
        game = table(
            ann=seat(green=["Banking"]),
            bo=seat(red=["Colonialism"]),
            cy=seat(blue=["Chemistry"], green=["Sailing"]),
            di=seat(yellow=["Steam Engine"]),
            supply={5: ["Coal", "Societies"]},
        )
        play(game, "ann: dogma Banking")
        assert pile(game, "cy", "blue") == ["Chemistry"]  # two crowns, as many as ann
        assert zone(game, "bo", "score") == ["Coal"]
        assert zone(game, "di", "score") == ["Societies"]

    def test_the_pile_left_behind_loses_its_splay(self) -> None:
        game = table(ann=seat(green=["Banking"]), bo=seat(red=("left", ["Colonialism", "Archery"])))
        play(game, "ann: dogma Banking")
        assert splay(game, "bo", "red") == "none"

    def test_an_empty_five_pile_steps_up(self) -> None:
        game = table(
            ann=seat(green=["Banking"]),
            bo=seat(red=["Colonialism"]),
            removed=emptied(5, but=["Banking"]),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Banking")
        assert zone(game, "bo", "score") == ["Canning"]

    def test_splays_green_right_and_shares_it(self) -> None:
        game = table(
            ann=seat(green=["Banking", "Sailing"]),
            bo=seat(green=["Compass", "Paper"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Banking", "bo: green", "ann: pass")
        assert splay(game, "bo", "green") == "right"
        assert splay(game, "ann", "green") == "none"
        assert zone(game, "ann", "hand") == ["Coal"]


class TestMeasurement:
    """Show and return a hand card: its color lies right, and its size is drawn."""

    def test_the_color_shown_is_splayed_and_counted(self) -> None:
        game = table(
            ann=seat(hand=["Oars", "Tools"], green=["Measurement"], red=["Coal", "Archery", "Optics"]),
            bo=seat(),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Measurement")
        assert options(game) == ["Oars", "Tools", "pass"]
        play(game, "ann: Oars")
        assert splay(game, "ann", "red") == "right"
        assert zone(game, "ann", "hand") == ["Paper", "Tools"]
        assert supply(game, 1)[-1] == "Oars"

    def test_all_see_the_returned_card_and_only_the_back_of_the_drawn_one(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], green=["Measurement"], red=["Coal", "Archery"]),
            bo=seat(),
            supply={2: ["Currency"]},
        )
        play(game, "ann: dogma Measurement", "ann: Oars")
        assert moves(game, "bo") == ["reveal Oars", "return Oars", "draw back 2 base"]

    def test_an_absent_color_draws_a_one(self) -> None:
        game = table(ann=seat(hand=["Coal"], green=["Measurement"]), bo=seat(), supply={1: ["Pottery"]})
        play(game, "ann: dogma Measurement", "ann: Coal")
        assert zone(game, "ann", "hand") == ["Pottery"]

    def test_a_pile_of_one_cannot_be_splayed_and_draws_a_one(self) -> None:
        game = table(ann=seat(hand=["Sailing"], green=["Measurement"]), bo=seat(), supply={1: ["Pottery"]})
        play(game, "ann: dogma Measurement", "ann: Sailing")
        assert splay(game, "ann", "green") == "none"
        assert zone(game, "ann", "hand") == ["Pottery"]

    def test_a_pile_already_right_is_counted_all_the_same(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], green=["Measurement"], red=("right", ["Coal", "Archery"])),
            bo=seat(),
            supply={2: ["Currency"]},
        )
        play(game, "ann: dogma Measurement", "ann: Oars")
        assert zone(game, "ann", "hand") == ["Currency"]

    def test_the_splay_is_forced_although_another_lay_there(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], green=["Measurement"], red=("up", ["Coal", "Archery"])),
            bo=seat(),
        )
        play(game, "ann: dogma Measurement", "ann: Oars")
        assert splay(game, "ann", "red") == "right"

    def test_may_decline(self) -> None:
        game = table(ann=seat(hand=["Oars"], green=["Measurement"], red=["Coal", "Archery"]), bo=seat())
        play(game, "ann: dogma Measurement", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert splay(game, "ann", "red") == "none"

    def test_an_empty_hand_asks_nothing(self) -> None:
        game = table(ann=seat(green=["Measurement"], red=["Coal", "Archery"]), bo=seat())
        play(game, "ann: dogma Measurement")
        assert asked(game) == ("ann", "action", "action")

    def test_eleven_cards_ask_for_an_eleven(self) -> None:
        reds = ["Coal", "Archery", "Metalworking", "Construction", "Road Building", "Engineering"]
        reds += ["Optics", "Colonialism", "Gunpowder", "Machine Tools", "Industrialization"]
        game = table(ann=seat(hand=["Oars"], green=["Measurement"], red=reds), bo=seat(score=["Tools"]))
        play(game, "ann: dogma Measurement", "ann: Oars")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "score")

    def test_a_sharer_measures_his_own_board(self) -> None:
        game = table(
            ann=seat(green=["Measurement"], red=["Coal", "Archery", "Optics"]),
            bo=seat(hand=["Oars"], purple=["Education"], red=["Gunpowder", "Metalworking"]),
            cy=seat(hand=["Engineering"]),
            supply={2: ["Currency"], 5: ["Statistics"]},
        )
        play(game, "ann: dogma Measurement", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Currency"]
        assert splay(game, "bo", "red") == "right"
        assert zone(game, "cy", "hand") == ["Engineering"]
        assert zone(game, "ann", "hand") == ["Statistics"]

    def test_first_edition_names_any_color_and_returns_unseen(self) -> None:
        game = table(
            options=FIRST,
            ann=seat(hand=["Oars"], green=["Measurement"], blue=["Tools", "Pottery"]),
            bo=seat(),
            supply={2: ["Currency"]},
        )
        play(game, "ann: dogma Measurement", "ann: Oars")
        assert asked(game)[:2] == ("ann", "color")
        assert options(game) == ["blue", "green", "purple", "red", "yellow"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "right"
        assert zone(game, "ann", "hand") == ["Currency"]
        assert moves(game, "bo") == ["return back 1 base", "draw back 2 base"]

    def test_first_edition_an_absent_color_draws_a_one(self) -> None:
        game = table(options=FIRST, ann=seat(hand=["Oars"], green=["Measurement"]), bo=seat(), supply={1: ["Pottery"]})
        play(game, "ann: dogma Measurement", "ann: Oars", "ann: yellow")
        assert zone(game, "ann", "hand") == ["Pottery"]

    def test_first_edition_declining_names_no_color(self) -> None:
        game = table(options=FIRST, ann=seat(hand=["Oars"], green=["Measurement"]), bo=seat())
        play(game, "ann: dogma Measurement", "ann: pass")
        assert asked(game) == ("ann", "action", "action")
        assert zone(game, "ann", "hand") == ["Oars"]


class TestAstronomy:
    """Reveal 6s and meld them while they are green or blue; high tops claim Universe."""

    def test_melds_green_and_blue_and_keeps_the_next(self) -> None:
        game = table(
            ann=seat(purple=["Astronomy"], yellow=["Masonry"]),
            bo=seat(),
            supply={6: ["Encyclopedia", "Classification", "Canning", "Metric System"]},
        )
        play(game, "ann: dogma Astronomy")
        assert pile(game, "ann", "blue") == ["Encyclopedia"]
        assert pile(game, "ann", "green") == ["Classification"]
        assert zone(game, "ann", "hand") == ["Canning"]
        assert supply(game, 6)[0] == "Metric System"
        assert "draw Canning" in moves(game, "bo")

    def test_purple_and_red_end_it_too(self) -> None:
        for last in ("Democracy", "Machine Tools"):
            game = table(ann=seat(purple=["Astronomy"], yellow=["Masonry"]), bo=seat(), supply={6: [last]})
            play(game, "ann: dogma Astronomy")
            assert zone(game, "ann", "hand") == [last]
            assert pile(game, "ann", "purple") == ["Astronomy"]

    def test_steps_up_when_the_pile_runs_out_on_the_way(self) -> None:
        game = table(
            ann=seat(purple=["Astronomy"], yellow=["Masonry"]),
            bo=seat(),
            removed=emptied(6, but=["Encyclopedia"]),
            supply={7: ["Evolution", "Combustion"]},
        )
        play(game, "ann: dogma Astronomy")
        assert pile(game, "ann", "blue") == ["Evolution", "Encyclopedia"]
        assert zone(game, "ann", "hand") == ["Combustion"]

    def test_a_repeat_past_ten_ends_the_game_before_universe(self) -> None:
        game = table(
            ann=seat(purple=["Astronomy"]),
            bo=seat(score=["Tools"]),
            removed=emptied(6, 7, 8, 9, 10, but=["Encyclopedia"]),
        )
        play(game, "ann: dogma Astronomy")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "score")
        assert zone(game, "ann", "achievements") == []

    def test_tops_of_six_and_more_claim_universe_purple_aside(self) -> None:
        game = table(
            ann=seat(purple=["Astronomy"], yellow=["Canning", "Masonry"]),
            bo=seat(),
            supply={6: ["Encyclopedia", "Machine Tools"]},
        )
        play(game, "ann: dogma Astronomy")
        assert zone(game, "ann", "achievements") == ["Universe"]

    def test_one_lower_top_card_spoils_universe(self) -> None:
        game = table(ann=seat(purple=["Astronomy"], red=["Coal"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: dogma Astronomy")
        assert zone(game, "ann", "achievements") == []

    def test_a_low_card_just_covered_no_longer_spoils_it(self) -> None:
        game = table(
            ann=seat(purple=["Astronomy"], blue=["Tools"]),
            bo=seat(),
            supply={6: ["Encyclopedia", "Canning"]},
        )
        play(game, "ann: dogma Astronomy")
        assert zone(game, "ann", "achievements") == ["Universe"]

    def test_no_top_card_but_purple_claims_universe(self) -> None:
        game = table(ann=seat(purple=["Astronomy"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: dogma Astronomy")
        assert zone(game, "ann", "achievements") == ["Universe"]

    def test_universe_stays_with_who_has_it(self) -> None:
        game = table(ann=seat(purple=["Astronomy"]), bo=seat(achievements=["Universe"]), supply={6: ["Canning"]})
        play(game, "ann: dogma Astronomy")
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "bo", "achievements") == ["Universe"]

    def test_a_sharer_claims_before_the_launcher(self) -> None:
        game = table(
            ann=seat(purple=["Astronomy"]),
            bo=seat(purple=["Education"]),
            cy=seat(yellow=["Masonry"]),
            supply={6: ["Canning", "Machine Tools"], 5: ["Coal"]},
        )
        play(game, "ann: dogma Astronomy")
        assert zone(game, "bo", "hand") == ["Canning"]
        assert zone(game, "bo", "achievements") == ["Universe"]
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "ann", "hand") == ["Coal", "Machine Tools"]

    def test_universe_can_win_without_the_bonus(self) -> None:
        game = table(
            ann=seat(achievements=FIVE_BUT_UNIVERSE, purple=["Astronomy"]),
            bo=seat(purple=["Education"], yellow=["Masonry"]),
            supply={6: ["Canning", "Machine Tools"]},
        )
        play(game, "ann: dogma Astronomy")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "achievements")
        assert not bonus_drawn(game)


class TestSocieties:
    """Demand: a bulb top card that outranks the demander's of its color, for a 5."""

    def test_a_higher_bulb_card_goes_over_and_a_five_is_drawn(self) -> None:
        game = table(
            ann=seat(purple=["Societies"], blue=["Tools"]),
            bo=seat(blue=["Experimentation"], yellow=["Masonry"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Societies")
        assert pile(game, "ann", "blue") == ["Experimentation", "Tools"]
        assert zone(game, "bo", "hand") == ["Coal"]
        assert moves(game, "ann") == ["transfer Experimentation", "draw back 5 base"]

    def test_an_absent_color_of_the_demander_is_zero(self) -> None:
        game = table(ann=seat(purple=["Societies"]), bo=seat(blue=["Tools"]), supply={5: ["Coal"]})
        play(game, "ann: dogma Societies")
        assert pile(game, "ann", "blue") == ["Tools"]

    def test_an_equal_value_is_not_higher(self) -> None:
        game = table(ann=seat(purple=["Societies"], blue=["Physics"]), bo=seat(blue=["Chemistry"]))
        play(game, "ann: dogma Societies")
        assert moves(game) == []

    def test_purple_is_not_excepted(self) -> None:
        game = table(ann=seat(purple=["Societies"]), bo=seat(purple=["Empiricism"]), supply={5: ["Coal"]})
        play(game, "ann: dogma Societies")
        assert pile(game, "ann", "purple") == ["Empiricism", "Societies"]

    def test_the_victim_picks_among_those_that_fit(self) -> None:
        game = table(
            ann=seat(purple=["Societies"], green=["Banking"]),
            bo=seat(blue=["Tools"], yellow=["Perspective"], green=["Invention"], red=["Gunpowder"]),
        )
        play(game, "ann: dogma Societies")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Perspective", "Tools"]

    def test_the_next_victim_is_measured_against_what_just_came(self) -> None:
        game = table(
            ann=seat(purple=["Societies"]),
            bo=seat(blue=["Physics"]),
            cy=seat(blue=["Experimentation"]),
            supply={5: ["Coal", "Statistics"]},
        )
        play(game, "ann: dogma Societies")
        assert pile(game, "ann", "blue") == ["Physics"]
        assert pile(game, "cy", "blue") == ["Experimentation"]
        assert zone(game, "cy", "hand") == []

    def test_all_can_be_hit_and_who_has_as_many_crowns_is_not(self) -> None:
        game = table(
            ann=seat(purple=["Societies"]),
            bo=seat(blue=["Tools"]),
            cy=seat(blue=["Experimentation"], green=["Sailing"]),
            di=seat(blue=["Physics"]),
            supply={5: ["Coal", "Statistics"]},
        )
        play(game, "ann: dogma Societies")
        assert pile(game, "ann", "blue") == ["Physics", "Tools"]
        assert pile(game, "cy", "blue") == ["Experimentation"]

    def test_the_draw_of_the_victim_can_end_the_game(self) -> None:
        game = table(
            ann=seat(purple=["Societies"]),
            bo=seat(blue=["Tools"], score=["Pottery"]),
            removed=emptied(5, 6, 7, 8, 9, 10, but=["Societies"]),
        )
        play(game, "ann: dogma Societies")
        assert pile(game, "ann", "blue") == ["Tools"]
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "score")

    def test_first_edition_takes_a_lower_card_but_no_purple_one(self) -> None:
        game = table(
            options=FIRST,
            ann=seat(purple=["Societies"], blue=["Chemistry"]),
            bo=seat(blue=["Tools"], purple=["Education"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Societies")
        assert pile(game, "ann", "blue") == ["Tools", "Chemistry"]
        assert pile(game, "bo", "purple") == ["Education"]
        assert zone(game, "bo", "hand") == ["Coal"]

    def test_first_edition_nothing_to_give_draws_nothing(self) -> None:
        game = table(options=FIRST, ann=seat(purple=["Societies"]), bo=seat(purple=["Education"], red=["Oars"]))
        play(game, "ann: dogma Societies")
        assert moves(game) == []


class TestCoal:
    """Tuck a 5; splay red right; score a top card with the one beneath."""

    def test_tucks_splays_and_scores_two(self) -> None:
        game = table(
            ann=seat(red=["Coal"], blue=["Tools", "Pottery", "Writing"]),
            bo=seat(),
            supply={5: ["The Pirate Code"]},
        )
        play(game, "ann: dogma Coal")
        assert asked(game) == ("ann", "color", "splay right")
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "right"
        assert options(game) == ["Coal", "Tools", "pass"]
        play(game, "ann: Tools")
        assert zone(game, "ann", "score") == ["Pottery", "Tools"]
        assert pile(game, "ann", "blue") == ["Writing"]

    def test_the_card_just_tucked_can_be_the_one_beneath(self) -> None:
        game = table(ann=seat(red=["Coal"]), bo=seat(), supply={5: ["The Pirate Code"]})
        play(game, "ann: dogma Coal", "ann: red", "ann: Coal")
        assert zone(game, "ann", "score") == ["Coal", "The Pirate Code"]
        assert pile(game, "ann", "red") == []

    def test_a_pile_of_one_scores_one(self) -> None:
        game = table(ann=seat(red=["Coal"]), bo=seat(), supply={5: ["Statistics"]})
        play(game, "ann: dogma Coal", "ann: Statistics")
        assert zone(game, "ann", "score") == ["Statistics"]
        assert pile(game, "ann", "red") == ["Coal"]

    def test_scoring_can_be_declined(self) -> None:
        game = table(ann=seat(red=["Coal"]), bo=seat(), supply={5: ["Statistics"]})
        play(game, "ann: dogma Coal", "ann: pass")
        assert zone(game, "ann", "score") == []

    def test_a_pile_of_three_loses_its_splay(self) -> None:
        game = table(
            ann=seat(red=["Coal"], blue=("up", ["Tools", "Pottery", "Writing"])),
            bo=seat(),
            supply={5: ["Statistics"]},
        )
        play(game, "ann: dogma Coal", "ann: Tools")
        assert splay(game, "ann", "blue") == "none"

    def test_the_sixth_scored_card_wins_before_the_one_beneath(self) -> None:
        game = table(
            ann=seat(scored=5, achievements=FIVE_BUT_MONUMENT, red=["Coal"], blue=["Tools", "Pottery"]),
            bo=seat(),
            supply={5: ["Statistics"]},
        )
        play(game, "ann: dogma Coal", "ann: Tools")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "achievements")
        assert pile(game, "ann", "blue") == ["Pottery"]

    def test_an_empty_five_pile_steps_up(self) -> None:
        game = table(ann=seat(red=["Coal"]), bo=seat(), removed=emptied(5, but=["Coal"]), supply={6: ["Canning"]})
        play(game, "ann: dogma Coal", "ann: pass")
        assert pile(game, "ann", "yellow") == ["Canning"]

    def test_a_sharer_is_done_with_each_effect_before_the_launcher(self) -> None:
        game = table(
            ann=seat(red=["Coal"]),
            bo=seat(red=["Industrialization"], blue=["Chemistry"]),
            supply={5: ["Statistics", "Banking", "Societies"]},
        )
        play(game, "ann: dogma Coal")
        assert pile(game, "bo", "yellow") == ["Statistics"]
        assert pile(game, "ann", "green") == ["Banking"]
        play(game, "bo: pass", "ann: pass")
        assert zone(game, "ann", "hand") == ["Societies"]


class TestThePirateCode:
    """Demand: two score cards up to 4; if any, score the lowest crown top card."""

    def test_takes_two_and_scores_the_lowest_crown(self) -> None:
        game = table(
            ann=seat(red=["The Pirate Code"], blue=["Writing"], yellow=["Masonry"]),
            bo=seat(score=["Tools", "Paper", "Anatomy", "Coal"]),
        )
        play(game, "ann: dogma The Pirate Code")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Anatomy", "Paper", "Tools"]
        play(game, "bo: Anatomy")
        assert options(game) == ["Paper", "Tools"]
        play(game, "bo: Tools")
        assert zone(game, "bo", "score") == ["Coal", "Paper"]
        assert zone(game, "ann", "score") == ["Anatomy", "Tools", "Writing"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 1

    def test_one_where_there_is_just_one(self) -> None:
        game = table(ann=seat(red=["The Pirate Code"]), bo=seat(score=["Tools", "Coal"]))
        play(game, "ann: dogma The Pirate Code")
        assert zone(game, "bo", "score") == ["Coal"]
        assert zone(game, "ann", "score") == ["The Pirate Code", "Tools"]

    def test_nothing_up_to_four_scores_nothing(self) -> None:
        game = table(ann=seat(red=["The Pirate Code"]), bo=seat(score=["Coal", "Canning"]))
        play(game, "ann: dogma The Pirate Code")
        assert moves(game) == []
        assert shown(game) == []

    def test_ties_among_the_lowest_crowns_are_the_scorers_choice(self) -> None:
        game = table(
            ann=seat(red=["The Pirate Code"], blue=["Writing"], green=["Sailing"]),
            bo=seat(score=["Tools"]),
        )
        play(game, "ann: dogma The Pirate Code")
        assert asked(game) == ("ann", "card", "score")
        assert options(game) == ["Sailing", "Writing"]

    def test_a_sharer_scores_his_own_crown_for_what_another_lost(self) -> None:
        game = table(
            ann=seat(red=["The Pirate Code"]),
            bo=seat(score=["Tools"]),
            cy=seat(score=["Pottery"], red=["Optics"], blue=["Writing"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma The Pirate Code")
        assert zone(game, "cy", "score") == ["Pottery", "Writing"]
        assert zone(game, "ann", "score") == ["The Pirate Code", "Tools"]
        assert zone(game, "ann", "hand") == ["Oars"]  # the bonus, of an empty board

    def test_a_sharer_without_a_crown_on_top_scores_nothing(self) -> None:
        game = table(
            ann=seat(red=["The Pirate Code"]),
            bo=seat(score=["Tools"]),
            cy=seat(green=("up", ["Electricity", "Currency"])),
        )
        play(game, "ann: dogma The Pirate Code")
        assert zone(game, "cy", "score") == []
        assert not bonus_drawn(game)

    def test_every_victim_gives_two(self) -> None:
        game = table(
            ann=seat(red=["The Pirate Code"]),
            bo=seat(score=["Tools", "Oars"]),
            cy=seat(score=["Paper", "Compass"], purple=["Education"]),
        )
        play(game, "ann: dogma The Pirate Code", "bo: Tools", "cy: Paper")
        assert zone(game, "ann", "score") == ["Compass", "Oars", "Paper", "The Pirate Code", "Tools"]

    def test_a_third_player_sees_backs(self) -> None:
        game = table(
            ann=seat(red=["The Pirate Code"]),
            bo=seat(score=["Tools", "Paper"]),
            cy=seat(green=["Compass"]),
        )
        play(game, "ann: dogma The Pirate Code", "bo: Tools")
        assert moves(game, "cy")[:2] == ["transfer back 1 base", "transfer back 3 base"]


class TestStatistics:
    """Demand: the highest score cards go to their owner's hand; splay yellow right."""

    def test_all_the_highest_go_to_the_victims_own_hand(self) -> None:
        game = table(
            ann=seat(yellow=["Statistics"]),
            bo=seat(hand=["Oars"], score=["Tools", "Paper", "Compass"]),
        )
        play(game, "ann: dogma Statistics")
        assert zone(game, "bo", "hand") == ["Compass", "Oars", "Paper"]
        assert zone(game, "bo", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == []
        assert asked(game) == ("ann", "action", "action")

    def test_others_see_backs_only(self) -> None:
        game = table(ann=seat(yellow=["Statistics"]), bo=seat(score=["Paper"]))
        play(game, "ann: dogma Statistics")
        assert moves(game, "ann") == ["transfer back 3 base"]
        assert moves(game, "bo") == ["transfer Paper"]

    def test_an_empty_score_pile_gives_nothing(self) -> None:
        game = table(ann=seat(yellow=["Statistics"]), bo=seat(hand=["Oars"]))
        play(game, "ann: dogma Statistics")
        assert moves(game) == []

    def test_all_with_fewer_leaves_are_hit(self) -> None:
        game = table(
            ann=seat(yellow=["Statistics"]),
            bo=seat(score=["Paper"]),
            cy=seat(score=["Compass"], blue=["Pottery"]),
            di=seat(score=["Translation"], green=["Sailing"]),
        )
        play(game, "ann: dogma Statistics")
        assert [zone(game, name, "score") for name in ("bo", "cy", "di")] == [[], ["Compass"], []]

    def test_splays_yellow_right_and_shares_it(self) -> None:
        game = table(
            ann=seat(yellow=["Statistics", "Masonry"]),
            bo=seat(yellow=["Anatomy", "Agriculture"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Statistics", "bo: yellow", "ann: yellow")
        assert splay(game, "bo", "yellow") == splay(game, "ann", "yellow") == "right"
        assert zone(game, "ann", "hand") == ["Coal"]

    def test_first_edition_takes_one_of_the_highest(self) -> None:
        game = table(
            options=FIRST,
            ann=seat(yellow=["Statistics"]),
            bo=seat(hand=["Oars"], score=["Tools", "Paper", "Compass"]),
        )
        play(game, "ann: dogma Statistics")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Compass", "Paper"]
        play(game, "bo: Paper")
        assert zone(game, "bo", "hand") == ["Oars", "Paper"]
        assert zone(game, "bo", "score") == ["Compass", "Tools"]

    def test_first_edition_repeats_for_a_hand_of_exactly_one(self) -> None:
        game = table(
            options=FIRST,
            ann=seat(yellow=["Statistics"]),
            bo=seat(score=["Tools", "Paper", "Coal"]),
        )
        play(game, "ann: dogma Statistics")
        assert zone(game, "bo", "hand") == ["Coal", "Paper"]
        assert zone(game, "bo", "score") == ["Tools"]

    def test_first_edition_stops_when_the_score_pile_is_empty(self) -> None:
        game = table(options=FIRST, ann=seat(yellow=["Statistics"]), bo=seat(score=["Tools"]))
        play(game, "ann: dogma Statistics")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert asked(game) == ("ann", "action", "action")

    def test_first_edition_a_hand_of_one_does_not_repeat_a_demand_that_moved_nothing(self) -> None:
        game = table(options=FIRST, ann=seat(yellow=["Statistics"]), bo=seat(hand=["Oars"]))
        play(game, "ann: dogma Statistics")
        assert moves(game) == []


class TestSteamEngine:
    """Tuck two 4s, then score the bottom yellow card."""

    def test_tucks_two_and_scores_the_bottom_yellow(self) -> None:
        game = table(
            ann=seat(yellow=["Steam Engine", "Masonry", "Agriculture"]),
            bo=seat(),
            supply={4: ["Gunpowder", "Navigation"]},
        )
        play(game, "ann: dogma Steam Engine")
        assert pile(game, "ann", "red") == ["Gunpowder"]
        assert pile(game, "ann", "green") == ["Navigation"]
        assert pile(game, "ann", "yellow") == ["Steam Engine", "Masonry"]
        assert zone(game, "ann", "score") == ["Agriculture"]

    def test_a_yellow_four_just_tucked_is_the_bottom(self) -> None:
        game = table(
            ann=seat(yellow=["Steam Engine", "Masonry"]),
            bo=seat(),
            supply={4: ["Anatomy", "Navigation"]},
        )
        play(game, "ann: dogma Steam Engine")
        assert zone(game, "ann", "score") == ["Anatomy"]
        assert pile(game, "ann", "yellow") == ["Steam Engine", "Masonry"]

    def test_only_the_lower_of_two_yellow_fours_is_scored(self) -> None:
        game = table(ann=seat(yellow=["Steam Engine"]), bo=seat(), supply={4: ["Anatomy", "Perspective"]})
        play(game, "ann: dogma Steam Engine")
        assert zone(game, "ann", "score") == ["Perspective"]
        assert pile(game, "ann", "yellow") == ["Steam Engine", "Anatomy"]

    def test_alone_it_scores_itself(self) -> None:
        game = table(ann=seat(yellow=["Steam Engine"]), bo=seat(), supply={4: ["Gunpowder", "Navigation"]})
        play(game, "ann: dogma Steam Engine")
        assert zone(game, "ann", "score") == ["Steam Engine"]
        assert pile(game, "ann", "yellow") == []

    def test_the_yellow_pile_loses_its_splay(self) -> None:
        game = table(
            ann=seat(yellow=("right", ["Steam Engine", "Masonry"])),
            bo=seat(),
            supply={4: ["Gunpowder", "Navigation"]},
        )
        play(game, "ann: dogma Steam Engine")
        assert splay(game, "ann", "yellow") == "none"

    def test_the_sixth_tuck_can_win_before_the_scoring(self) -> None:
        game = table(
            ann=seat(tucked=4, achievements=FIVE_BUT_MONUMENT, yellow=["Steam Engine"]),
            bo=seat(),
            supply={4: ["Gunpowder", "Navigation"]},
        )
        play(game, "ann: dogma Steam Engine")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "achievements")
        assert pile(game, "ann", "yellow") == ["Steam Engine"]

    def test_the_second_draw_can_end_the_game(self) -> None:
        game = table(
            ann=seat(yellow=["Steam Engine"]),
            bo=seat(score=["Tools"]),
            removed=emptied(4, 5, 6, 7, 8, 9, 10, but=["Steam Engine", "Gunpowder"]),
        )
        play(game, "ann: dogma Steam Engine")
        assert pile(game, "ann", "red") == ["Gunpowder"]
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "score")
        assert zone(game, "ann", "score") == []

    def test_a_sharer_without_yellow_only_tucks(self) -> None:
        game = table(
            ann=seat(yellow=["Steam Engine", "Masonry"]),
            bo=seat(red=["Colonialism"]),
            cy=seat(yellow=["Agriculture"]),
            supply={4: ["Gunpowder", "Navigation", "Reformation", "Invention"], 5: ["Coal"]},
        )
        play(game, "ann: dogma Steam Engine")
        assert pile(game, "bo", "red") == ["Colonialism", "Gunpowder"]
        assert zone(game, "bo", "score") == []
        assert pile(game, "cy", "yellow") == ["Agriculture"]
        assert zone(game, "ann", "score") == ["Masonry"]
        assert zone(game, "ann", "hand") == ["Coal"]
