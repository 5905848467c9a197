"""Base cards of age 4: the course of each and the edges its text can reach."""

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

FOUR_SPECIALS = ["Empire", "Monument", "Wonder", "World"]


class TestExperimentation:
    """Draw and meld a 5."""

    def test_melds_a_five_without_holding_it(self) -> None:
        game = table(ann=seat(blue=["Experimentation"]), bo=seat(), supply={5: ["Coal"]})
        play(game, "ann: dogma Experimentation")
        assert pile(game, "ann", "red") == ["Coal"]
        assert zone(game, "ann", "hand") == []
        assert moves(game, "bo") == ["meld Coal"]

    def test_a_splayed_pile_stays_splayed_under_the_new_card(self) -> None:
        game = table(ann=seat(blue=("left", ["Experimentation", "Tools"])), bo=seat(), supply={5: ["Physics"]})
        play(game, "ann: dogma Experimentation")
        assert pile(game, "ann", "blue") == ["Physics", "Experimentation", "Tools"]
        assert splay(game, "ann", "blue") == "left"

    def test_an_empty_pile_steps_up(self) -> None:
        game = table(
            ann=seat(blue=["Experimentation"]), bo=seat(), removed=emptied(5, 6), supply={7: ["Refrigeration"]}
        )
        play(game, "ann: dogma Experimentation")
        assert pile(game, "ann", "yellow") == ["Refrigeration"]

    def test_without_any_card_left_the_game_ends_by_score(self) -> None:
        game = table(
            ann=seat(blue=["Experimentation"]),
            bo=seat(score=["Tools"]),
            removed=emptied(5, 6, 7, 8, 9, 10),
        )
        play(game, "ann: dogma Experimentation")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "score")

    def test_all_share_in_turn_order_and_the_bonus_has_the_new_value(self) -> None:
        game = table(
            ann=seat(blue=["Experimentation"]),
            bo=seat(purple=["Education"]),
            cy=seat(purple=["Philosophy"]),
            supply={5: ["Coal", "Statistics", "Chemistry", "Banking", "Societies"]},
        )
        play(game, "ann: dogma Experimentation")
        assert pile(game, "bo", "red") == ["Coal"]
        assert pile(game, "cy", "yellow") == ["Statistics"]
        assert pile(game, "ann", "blue") == ["Chemistry", "Experimentation"]
        assert zone(game, "ann", "hand") == ["Banking"]  # one bonus card, its value taken after the effect
        assert supply(game, 5)[0] == "Societies"

    def test_only_who_has_as_many_bulbs_shares(self) -> None:
        game = table(
            ann=seat(blue=["Experimentation"]),
            bo=seat(blue=["Tools"]),
            cy=seat(purple=["Philosophy"]),
            supply={5: ["Coal", "Statistics"]},
        )
        play(game, "ann: dogma Experimentation")
        assert pile(game, "bo", "blue") == ["Tools"]
        assert pile(game, "cy", "red") == ["Coal"]
        assert pile(game, "ann", "yellow") == ["Statistics"]
        assert bonus_drawn(game)

    def test_universe_in_the_middle_wins_before_the_bonus(self) -> None:
        game = table(
            ann=seat(
                achievements=[*FOUR_SPECIALS, "Tools"],
                blue=["Experimentation"],
                red=["Mobility"],
                yellow=["Skyscrapers"],
                green=["Corporations"],
                purple=["Empiricism"],
            ),
            bo=seat(blue=["Genetics"], purple=["Philosophy"]),
            removed=emptied(5, 6, 7),
            supply={8: ["Flight", "Rocketry", "Socialism"]},
        )
        play(game, "ann: dogma Experimentation")
        assert pile(game, "bo", "red") == ["Flight"]
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "achievements")
        assert zone(game, "ann", "hand") == []


class TestPrintingPress:
    """Return a score card for a card two above the top purple; splay blue right."""

    def test_draws_two_above_the_top_purple_card(self) -> None:
        game = table(
            ann=seat(score=["Oars"], blue=["Printing Press"], purple=["Feudalism", "Services"]),
            bo=seat(),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Printing Press", "ann: Oars")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert zone(game, "ann", "score") == []
        assert supply(game, 1)[-1] == "Oars"

    def test_no_purple_card_counts_as_zero(self) -> None:
        game = table(ann=seat(score=["Oars"], blue=["Printing Press"]), bo=seat(), supply={2: ["Currency"]})
        play(game, "ann: dogma Printing Press", "ann: Oars")
        assert zone(game, "ann", "hand") == ["Currency"]

    def test_may_decline(self) -> None:
        game = table(ann=seat(score=["Oars"], blue=["Printing Press"]), bo=seat())
        play(game, "ann: dogma Printing Press", "ann: pass")
        assert zone(game, "ann", "score") == ["Oars"]
        assert zone(game, "ann", "hand") == []

    def test_an_empty_score_pile_and_a_single_blue_card_ask_nothing(self) -> None:
        game = table(ann=seat(blue=["Printing Press"], purple=["Feudalism"]), bo=seat())
        play(game, "ann: dogma Printing Press")
        assert asked(game) == ("ann", "action", "action")
        assert moves(game) == []

    def test_blue_can_be_splayed_right(self) -> None:
        game = table(ann=seat(blue=("left", ["Printing Press", "Tools"])), bo=seat())
        play(game, "ann: dogma Printing Press")
        assert options(game) == ["blue", "pass"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "right"

    def test_blue_already_right_is_not_offered(self) -> None:
        game = table(ann=seat(blue=("right", ["Printing Press", "Tools"])), bo=seat())
        play(game, "ann: dogma Printing Press")
        assert asked(game) == ("ann", "action", "action")

    def test_a_nine_on_top_asks_for_an_eleven(self) -> None:
        game = table(
            ann=seat(score=["Oars", "Tools"], blue=["Printing Press", "Pottery"], purple=["Services"]),
            bo=seat(score=["Sailing", "The Wheel"]),
        )
        play(game, "ann: dogma Printing Press", "ann: Oars")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "score")

    def test_others_see_backs_only(self) -> None:
        game = table(
            ann=seat(score=["Paper"], blue=["Printing Press"], purple=["Feudalism"]),
            bo=seat(),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Printing Press", "ann: Paper")
        assert moves(game, "bo") == ["return back 3 base", "draw back 5 base"]
        assert moves(game, "ann") == ["return Paper", "draw Coal"]

    def test_sharing_without_a_change_earns_nothing(self) -> None:
        game = table(
            ann=seat(blue=["Printing Press"]),
            bo=seat(score=["Oars"], purple=["Education"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Printing Press", "bo: pass")
        assert not bonus_drawn(game)

    def test_a_sharer_uses_his_own_purple_card(self) -> None:
        game = table(
            ann=seat(blue=["Printing Press"]),
            bo=seat(score=["Oars"], purple=["Education"]),
            supply={5: ["Coal"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Printing Press", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Coal"]
        assert zone(game, "ann", "hand") == ["Anatomy"]  # the bonus


class TestInvention:
    """Turn a left splay right and score a 4; five splayed colors claim Wonder."""

    def test_only_colors_splayed_left_are_offered(self) -> None:
        game = table(
            ann=seat(
                green=["Invention", "Sailing"],
                blue=("left", ["Tools", "Writing"]),
                red=("up", ["Oars", "Archery"]),
                yellow=("left", ["Masonry", "Agriculture"]),
            ),
            bo=seat(),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Invention")
        assert options(game) == ["blue", "pass", "yellow"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "right"
        assert splay(game, "ann", "yellow") == "left"
        assert zone(game, "ann", "score") == ["Anatomy"]

    def test_any_color_pays_red_too(self) -> None:
        game = table(
            ann=seat(green=["Invention"], red=("left", ["Oars", "Archery"])), bo=seat(), supply={4: ["Anatomy"]}
        )
        play(game, "ann: dogma Invention", "ann: red")
        assert splay(game, "ann", "red") == "right"
        assert zone(game, "ann", "score") == ["Anatomy"]

    def test_nothing_splayed_left_scores_nothing(self) -> None:
        game = table(ann=seat(green=("right", ["Invention", "Sailing"]), blue=["Tools", "Writing"]), bo=seat())
        play(game, "ann: dogma Invention")
        assert asked(game) == ("ann", "action", "action")
        assert zone(game, "ann", "score") == []

    def test_declining_scores_nothing(self) -> None:
        game = table(ann=seat(green=["Invention"], blue=("left", ["Tools", "Writing"])), bo=seat())
        play(game, "ann: dogma Invention", "ann: pass")
        assert splay(game, "ann", "blue") == "left"
        assert zone(game, "ann", "score") == []

    def test_an_empty_four_pile_steps_up(self) -> None:
        game = table(
            ann=seat(green=["Invention"], blue=("left", ["Tools", "Writing"])),
            bo=seat(),
            removed=emptied(4, but=["Invention"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Invention", "ann: blue")
        assert zone(game, "ann", "score") == ["Coal"]

    def test_five_colors_splayed_any_way_claim_wonder(self) -> None:
        game = table(
            ann=seat(
                green=("left", ["Invention", "Sailing"]),
                blue=("left", ["Tools", "Writing"]),
                red=("up", ["Oars", "Archery"]),
                yellow=("right", ["Masonry", "Agriculture"]),
                purple=("left", ["Mysticism", "City States"]),
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Invention", "ann: pass")
        assert zone(game, "ann", "achievements") == ["Wonder"]

    def test_a_color_that_lies_unsplayed_spoils_wonder(self) -> None:
        game = table(
            ann=seat(
                green=("left", ["Invention", "Sailing"]),
                blue=("left", ["Tools", "Writing"]),
                red=("up", ["Oars", "Archery"]),
                yellow=("right", ["Masonry", "Agriculture"]),
                purple=["Mysticism"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Invention", "ann: pass")
        assert zone(game, "ann", "achievements") == []

    def test_wonder_stays_with_who_has_it(self) -> None:
        game = table(
            ann=seat(
                green=("left", ["Invention", "Sailing"]),
                blue=("left", ["Tools", "Writing"]),
                red=("up", ["Oars", "Archery"]),
                yellow=("right", ["Masonry", "Agriculture"]),
                purple=("left", ["Mysticism", "City States"]),
            ),
            bo=seat(achievements=["Wonder"]),
        )
        play(game, "ann: dogma Invention", "ann: pass")
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "bo", "achievements") == ["Wonder"]

    def test_a_sharer_claims_before_the_launcher_and_earns_him_a_bonus(self) -> None:
        game = table(
            ann=seat(
                green=("left", ["Invention", "Sailing"]),
                blue=("left", ["Tools", "Pottery"]),
                red=("up", ["Oars", "Metalworking"]),
                yellow=("right", ["Masonry", "Agriculture"]),
                purple=("left", ["Mysticism", "City States"]),
            ),
            bo=seat(
                green=("left", ["Paper", "The Wheel"]),
                blue=("left", ["Calendar", "Mathematics"]),
                red=("left", ["Optics", "Archery"]),
                yellow=("left", ["Medicine", "Machinery"]),
                purple=("left", ["Education", "Monotheism"]),
            ),
        )
        play(game, "ann: dogma Invention", "bo: pass", "ann: pass")
        assert zone(game, "bo", "achievements") == ["Wonder"]
        assert zone(game, "ann", "achievements") == []
        assert bonus_drawn(game)

    def test_the_fifth_right_splay_claims_wonder_before_the_draw(self) -> None:
        game = table(
            ann=seat(
                achievements=["Empire", "Monument", "World", "Universe", "Compass"],
                green=("right", ["Invention", "Sailing"]),
                blue=("left", ["Tools", "Writing"]),
                red=("up", ["Oars", "Archery"]),
                yellow=("right", ["Masonry", "Agriculture"]),
                purple=("right", ["Mysticism", "City States"]),
            ),
            bo=seat(),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Invention", "ann: blue")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "achievements")
        assert supply(game, 4)[0] == "Anatomy"


class TestNavigation:
    """Demand: a 2 or 3 goes from score pile to score pile."""

    def test_the_victim_picks_among_twos_and_threes(self) -> None:
        game = table(
            ann=seat(green=["Navigation"]),
            bo=seat(score=["Tools", "Currency", "Calendar", "Paper", "Anatomy"]),
        )
        play(game, "ann: dogma Navigation")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Calendar", "Currency", "Paper"]
        play(game, "bo: Paper")
        assert zone(game, "ann", "score") == ["Paper"]

    def test_a_transfer_is_not_scoring(self) -> None:
        game = table(ann=seat(green=["Navigation"], scored=5), bo=seat(score=["Paper"]))
        play(game, "ann: dogma Navigation")
        assert zone(game, "ann", "score") == ["Paper"]
        assert zone(game, "ann", "achievements") == []
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 5

    def test_without_a_two_or_three_nothing_is_shown(self) -> None:
        game = table(ann=seat(green=["Navigation"]), bo=seat(score=["Tools", "Anatomy"]))
        play(game, "ann: dogma Navigation")
        assert zone(game, "bo", "score") == ["Anatomy", "Tools"]
        assert shown(game) == []  # the backs tell it (rules 1.2.2)

    def test_hits_all_with_fewer_crowns_in_turn_order(self) -> None:
        game = table(
            ann=seat(green=["Navigation"]),
            bo=seat(score=["Currency", "Paper"], red=["Oars"]),
            cy=seat(score=["Calendar"]),
        )
        play(game, "ann: dogma Navigation", "bo: Currency")
        assert zone(game, "ann", "score") == ["Calendar", "Currency"]

    def test_spares_who_has_as_many_crowns(self) -> None:
        game = table(
            ann=seat(green=["Navigation"]),
            bo=seat(score=["Currency"], blue=["Translation"]),
            cy=seat(score=["Calendar"]),
        )
        play(game, "ann: dogma Navigation")
        assert zone(game, "bo", "score") == ["Currency"]
        assert zone(game, "ann", "score") == ["Calendar"]

    def test_a_third_player_sees_a_back(self) -> None:
        game = table(ann=seat(green=["Navigation"]), bo=seat(score=["Paper"]), cy=seat(blue=["Translation"]))
        play(game, "ann: dogma Navigation")
        assert moves(game, "cy") == ["transfer back 3 base"]
        assert moves(game, "ann") == moves(game, "bo") == ["transfer Paper"]


class TestEnterprise:
    """Demand: a crown top card, not purple, for a melded 4; splay green right."""

    def test_the_victim_gives_a_crown_card_and_melds_a_four(self) -> None:
        game = table(
            ann=seat(purple=["Enterprise"], blue=["Writing"]),
            bo=seat(red=["Oars"], purple=["Code of Laws"], yellow=["Masonry"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Enterprise")
        assert pile(game, "ann", "red") == ["Oars"]
        assert pile(game, "bo", "purple") == ["Code of Laws"]
        assert pile(game, "bo", "yellow") == ["Anatomy", "Masonry"]

    def test_the_victim_picks(self) -> None:
        game = table(ann=seat(purple=["Enterprise"]), bo=seat(red=["Oars"], blue=["Writing"]))
        play(game, "ann: dogma Enterprise")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Oars", "Writing"]

    def test_nothing_to_give_melds_nothing(self) -> None:
        game = table(ann=seat(purple=["Enterprise"]), bo=seat(purple=["Code of Laws"], yellow=["Masonry"]))
        play(game, "ann: dogma Enterprise")
        assert moves(game) == []

    def test_a_covered_crown_is_out_of_reach(self) -> None:
        game = table(ann=seat(purple=["Enterprise"]), bo=seat(red=("up", ["Archery", "Oars"])))
        play(game, "ann: dogma Enterprise")
        assert pile(game, "bo", "red") == ["Archery", "Oars"]

    def test_a_pile_that_shrinks_to_one_loses_its_splay(self) -> None:
        game = table(
            ann=seat(purple=["Enterprise"], red=("left", ["Archery", "Metalworking"])),
            bo=seat(red=("up", ["Oars", "Engineering"])),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Enterprise")
        assert splay(game, "bo", "red") == "none"
        assert pile(game, "ann", "red") == ["Oars", "Archery", "Metalworking"]
        assert splay(game, "ann", "red") == "left"

    def test_icons_are_not_counted_anew_after_the_demand(self) -> None:
        game = table(
            ann=seat(purple=["Enterprise"]),
            bo=seat(green=["Mapmaking", "Sailing"]),
            supply={4: ["Navigation"]},
        )
        play(game, "ann: dogma Enterprise")
        assert pile(game, "bo", "green") == ["Navigation", "Sailing"]  # three crowns now, as many as ann had
        assert asked(game) == ("ann", "action", "action")
        assert splay(game, "bo", "green") == "none"

    def test_a_green_card_received_can_make_the_splay_possible(self) -> None:
        game = table(
            ann=seat(purple=["Enterprise"], green=["Sailing"]),
            bo=seat(green=["Mapmaking"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Enterprise", "ann: green")
        assert pile(game, "ann", "green") == ["Mapmaking", "Sailing"]
        assert splay(game, "ann", "green") == "right"

    def test_the_splay_can_be_declined(self) -> None:
        game = table(ann=seat(purple=["Enterprise"], green=["Sailing", "Clothing"]), bo=seat())
        play(game, "ann: dogma Enterprise", "ann: pass")
        assert splay(game, "ann", "green") == "none"

    def test_all_are_hit_and_draw_in_turn_order(self) -> None:
        game = table(
            ann=seat(purple=["Enterprise"]),
            bo=seat(red=["Oars"]),
            cy=seat(blue=["Writing"]),
            supply={4: ["Anatomy", "Gunpowder"]},
        )
        play(game, "ann: dogma Enterprise")
        assert pile(game, "bo", "yellow") == ["Anatomy"]
        assert pile(game, "cy", "red") == ["Gunpowder"]
        assert pile(game, "ann", "blue") == ["Writing"]

    def test_the_draw_of_the_victim_can_end_the_game(self) -> None:
        game = table(
            ann=seat(purple=["Enterprise"], green=["Sailing", "Clothing"], score=["Tools"]),
            bo=seat(red=["Oars"]),
            removed=emptied(4, 5, 6, 7, 8, 9, 10, but=["Enterprise"]),
        )
        play(game, "ann: dogma Enterprise")
        assert pile(game, "ann", "red") == ["Oars"]
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "score")

    def test_a_sharer_who_splays_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(purple=["Enterprise"]),
            bo=seat(green=["Compass", "Sailing"], blue=["Writing"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Enterprise", "bo: green")
        assert splay(game, "bo", "green") == "right"
        assert pile(game, "bo", "blue") == ["Writing"]
        assert zone(game, "ann", "hand") == ["Anatomy"]


class TestReformation:
    """Tuck a hand card for every two leaves; splay yellow or purple right."""

    def test_all_or_none(self) -> None:
        game = table(
            ann=seat(hand=["Oars", "Tools", "Coal"], purple=["Reformation"], green=["Sailing"]),
            bo=seat(),
        )
        play(game, "ann: dogma Reformation")
        assert options(game) == ["Coal", "Oars", "Tools", "pass"]
        play(game, "ann: Oars")
        assert options(game) == ["Coal", "Tools"]  # two for four leaves: no stopping after the first
        play(game, "ann: Tools")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert pile(game, "ann", "red") == ["Oars"]
        assert pile(game, "ann", "blue") == ["Tools"]

    def test_may_decline(self) -> None:
        game = table(ann=seat(hand=["Oars", "Tools"], purple=["Reformation"]), bo=seat())
        play(game, "ann: dogma Reformation", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]

    def test_three_leaves_are_one_card_and_the_odd_leaf_is_lost(self) -> None:
        game = table(ann=seat(hand=["Oars", "Tools"], purple=["Reformation"]), bo=seat())
        play(game, "ann: dogma Reformation", "ann: Tools")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_a_hand_too_small_is_tucked_whole(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], purple=["Reformation"], blue=["Pottery"]),
            bo=seat(),
        )
        play(game, "ann: dogma Reformation", "ann: Oars")
        assert pile(game, "ann", "red") == ["Oars"]
        assert asked(game) == ("ann", "action", "action")

    def test_an_empty_hand_asks_nothing(self) -> None:
        game = table(ann=seat(purple=["Reformation"]), bo=seat())
        play(game, "ann: dogma Reformation")
        assert asked(game) == ("ann", "action", "action")

    def test_leaves_that_come_to_light_on_the_way_do_not_count(self) -> None:
        game = table(
            ann=seat(
                hand=["Services", "Lighting", "Socialism"], purple=("left", ["Reformation", "Code of Laws"])
            ),  # four leaves
            bo=seat(),
        )
        play(game, "ann: dogma Reformation", "ann: Services", "ann: Lighting")
        assert zone(game, "ann", "hand") == ["Socialism"]
        assert pile(game, "ann", "purple") == ["Reformation", "Code of Laws", "Services", "Lighting"]
        assert splay(game, "ann", "purple") == "left"

    def test_the_sixth_tuck_claims_monument_and_can_win_in_the_middle(self) -> None:
        game = table(
            ann=seat(
                hand=["Oars", "Tools"],
                achievements=["Empire", "Wonder", "World", "Universe", "Compass"],
                tucked=5,
                purple=["Reformation"],
                blue=["Pottery"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Reformation", "ann: Oars")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "achievements")
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_splays_yellow_or_purple_and_no_other_color(self) -> None:
        game = table(
            ann=seat(purple=["Reformation", "Mysticism"], yellow=["Masonry", "Agriculture"], red=["Oars", "Archery"]),
            bo=seat(),
        )
        play(game, "ann: dogma Reformation")
        assert options(game) == ["pass", "purple", "yellow"]
        play(game, "ann: yellow")
        assert splay(game, "ann", "yellow") == "right"

    def test_a_sharer_counts_his_own_leaves(self) -> None:
        game = table(
            ann=seat(purple=["Reformation"]),
            bo=seat(hand=["Oars", "Coal", "Archery"], blue=["Pottery"], yellow=["Agriculture"]),
            cy=seat(hand=["Metalworking"], green=["Clothing"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Reformation", "bo: Oars", "bo: Coal")
        assert pile(game, "bo", "red") == ["Oars", "Coal", "Archery"]
        assert zone(game, "cy", "hand") == ["Metalworking"]  # two leaves only
        assert zone(game, "ann", "hand") == ["Anatomy"]


class TestColonialism:
    """Draw and tuck a 3, again after every crown."""

    def test_repeats_until_a_card_without_a_crown(self) -> None:
        game = table(
            ann=seat(red=["Colonialism"]),
            bo=seat(),
            supply={3: ["Optics", "Compass", "Engineering", "Paper"]},
        )
        play(game, "ann: dogma Colonialism")
        assert pile(game, "ann", "red") == ["Colonialism", "Optics", "Engineering"]
        assert pile(game, "ann", "green") == ["Compass"]
        assert supply(game, 3)[0] == "Paper"

    def test_a_crown_that_is_not_visible_counts_too(self) -> None:
        game = table(
            ann=seat(red=["Colonialism"], yellow=["Masonry"]),
            bo=seat(),
            supply={3: ["Medicine", "Education"]},
        )
        play(game, "ann: dogma Colonialism")
        assert pile(game, "ann", "yellow") == ["Masonry", "Medicine"]
        assert pile(game, "ann", "purple") == ["Education"]

    def test_steps_up_when_the_pile_runs_out_on_the_way(self) -> None:
        game = table(
            ann=seat(red=["Colonialism"]),
            bo=seat(),
            removed=emptied(3, but=["Translation"]),
            supply={3: ["Translation"], 4: ["Navigation", "Reformation"]},
        )
        play(game, "ann: dogma Colonialism")
        assert pile(game, "ann", "blue") == ["Translation"]
        assert pile(game, "ann", "green") == ["Navigation"]
        assert pile(game, "ann", "purple") == ["Reformation"]

    def test_a_repeat_past_ten_ends_the_game(self) -> None:
        game = table(
            ann=seat(red=["Colonialism"]),
            bo=seat(score=["Tools"]),
            removed=emptied(3, 4, 5, 6, 7, 8, 9, 10, but=["Colonialism", "Translation"]),
        )
        play(game, "ann: dogma Colonialism")
        assert pile(game, "ann", "blue") == ["Translation"]
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "score")

    def test_the_sixth_tuck_of_a_turn_claims_monument(self) -> None:
        game = table(ann=seat(red=["Colonialism"], tucked=4), bo=seat(), supply={3: ["Optics", "Engineering"]})
        play(game, "ann: dogma Colonialism")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_a_sharer_runs_his_own_course_first(self) -> None:
        game = table(
            ann=seat(red=["Colonialism"]),
            bo=seat(red=["Gunpowder"]),
            supply={3: ["Paper", "Education", "Machinery"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Colonialism")
        assert pile(game, "bo", "green") == ["Paper"]
        assert pile(game, "bo", "purple") == ["Education"]
        assert pile(game, "ann", "yellow") == ["Machinery"]
        assert zone(game, "ann", "hand") == ["Anatomy"]

    def test_nobody_with_fewer_factories_shares(self) -> None:
        game = table(ann=seat(red=["Colonialism"]), bo=seat(green=["Invention"]), supply={3: ["Machinery"]})
        play(game, "ann: dogma Colonialism")
        assert pile(game, "ann", "yellow") == ["Machinery"]
        assert not bonus_drawn(game)


class TestGunpowder:
    """Demand: a castle top card into the demander's score pile; if any, score a 2."""

    def test_takes_a_castle_card_and_scores_a_two(self) -> None:
        game = table(ann=seat(red=["Gunpowder"]), bo=seat(yellow=["Masonry"]), supply={2: ["Currency"]})
        play(game, "ann: dogma Gunpowder")
        assert zone(game, "ann", "score") == ["Currency", "Masonry"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 1  # the transfer is no scoring

    def test_the_victim_picks_among_castle_cards(self) -> None:
        game = table(
            ann=seat(red=["Gunpowder"]),
            bo=seat(yellow=["Masonry"], purple=["Feudalism"], blue=["Writing"]),
        )
        play(game, "ann: dogma Gunpowder")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Feudalism", "Masonry"]

    def test_without_a_castle_on_top_no_two_is_scored(self) -> None:
        game = table(ann=seat(red=["Gunpowder"]), bo=seat(yellow=["Agriculture", "Masonry"]))
        play(game, "ann: dogma Gunpowder")
        assert moves(game) == []

    def test_a_sharer_scores_a_two_for_what_another_lost(self) -> None:
        game = table(
            ann=seat(red=["Gunpowder"]),
            bo=seat(yellow=["Masonry"]),
            cy=seat(red=["Colonialism"], purple=["Feudalism"]),
            supply={2: ["Currency", "Calendar"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Gunpowder")
        assert pile(game, "cy", "purple") == ["Feudalism"]
        assert zone(game, "cy", "score") == ["Currency"]
        assert zone(game, "ann", "score") == ["Calendar", "Masonry"]
        assert zone(game, "ann", "hand") == ["Anatomy"]

    def test_demanded_of_nobody_it_does_nothing(self) -> None:
        game = table(ann=seat(red=["Gunpowder"]), bo=seat(red=["Colonialism"], purple=["Feudalism"]))
        play(game, "ann: dogma Gunpowder")
        assert moves(game) == []
        assert not bonus_drawn(game)

    def test_one_two_however_many_lost_a_card(self) -> None:
        game = table(
            ann=seat(red=["Gunpowder"]),
            bo=seat(yellow=["Masonry"]),
            cy=seat(purple=["Feudalism"]),
            supply={2: ["Currency", "Calendar"]},
        )
        play(game, "ann: dogma Gunpowder")
        assert zone(game, "ann", "score") == ["Currency", "Feudalism", "Masonry"]

    def test_the_pile_left_behind_loses_its_splay(self) -> None:
        game = table(ann=seat(red=["Gunpowder"]), bo=seat(red=("left", ["Archery", "Optics"])))
        play(game, "ann: dogma Gunpowder")
        assert pile(game, "bo", "red") == ["Optics"]
        assert splay(game, "bo", "red") == "none"


class TestAnatomy:
    """Demand: return a score card, then a top card of its value."""

    def test_returns_both(self) -> None:
        game = table(ann=seat(yellow=["Anatomy"]), bo=seat(score=["Paper"], red=["Engineering", "Oars"]))
        play(game, "ann: dogma Anatomy")
        assert zone(game, "bo", "score") == []
        assert pile(game, "bo", "red") == ["Oars"]
        assert supply(game, 3)[-2:] == ["Paper", "Engineering"]

    def test_no_top_card_of_that_value_ends_it(self) -> None:
        game = table(ann=seat(yellow=["Anatomy"]), bo=seat(score=["Paper"], red=["Oars", "Engineering"]))
        play(game, "ann: dogma Anatomy")
        assert zone(game, "bo", "score") == []
        assert pile(game, "bo", "red") == ["Oars", "Engineering"]

    def test_the_victim_picks_both_cards(self) -> None:
        game = table(
            ann=seat(yellow=["Anatomy"]),
            bo=seat(score=["Paper", "Tools"], red=["Engineering"], blue=["Alchemy"], purple=["Mysticism"]),
        )
        play(game, "ann: dogma Anatomy")
        assert options(game) == ["Paper", "Tools"]
        play(game, "bo: Paper")
        assert options(game) == ["Alchemy", "Engineering"]
        play(game, "bo: Alchemy")
        assert pile(game, "bo", "blue") == []
        assert pile(game, "bo", "red") == ["Engineering"]

    def test_an_empty_score_pile_saves_the_board(self) -> None:
        game = table(ann=seat(yellow=["Anatomy"]), bo=seat(red=["Engineering"]))
        play(game, "ann: dogma Anatomy")
        assert moves(game) == []

    def test_all_with_fewer_leaves_are_hit_and_no_other(self) -> None:
        game = table(
            ann=seat(yellow=["Anatomy"]),
            bo=seat(score=["Paper"]),
            cy=seat(score=["Compass"], green=["Sailing"]),
            di=seat(score=["Translation"], blue=["Pottery"]),
        )
        play(game, "ann: dogma Anatomy")
        assert [zone(game, name, "score") for name in ("bo", "cy", "di")] == [[], [], ["Translation"]]

    def test_the_pile_left_behind_loses_its_splay(self) -> None:
        game = table(ann=seat(yellow=["Anatomy"]), bo=seat(score=["Paper"], red=("up", ["Engineering", "Oars"])))
        play(game, "ann: dogma Anatomy")
        assert splay(game, "bo", "red") == "none"

    def test_others_see_the_back_of_the_score_card(self) -> None:
        game = table(ann=seat(yellow=["Anatomy"]), bo=seat(score=["Paper"], red=["Engineering"]))
        play(game, "ann: dogma Anatomy")
        assert moves(game, "ann") == ["return back 3 base", "return Engineering"]
        assert moves(game, "bo") == ["return Paper", "return Engineering"]


class TestPerspective:
    """Return a hand card to score one for every two bulbs."""

    def test_scores_one_for_every_two_bulbs(self) -> None:
        game = table(
            ann=seat(hand=["Oars", "Tools", "Coal", "Paper"], yellow=["Perspective"], purple=["Education"]),
            bo=seat(),
        )
        play(game, "ann: dogma Perspective", "ann: Oars")
        assert options(game) == ["Coal", "Paper", "Tools"]  # five bulbs: two cards, and no way to stop
        play(game, "ann: Coal")
        assert options(game) == ["Paper", "Tools"]
        play(game, "ann: Paper")
        assert zone(game, "ann", "score") == ["Coal", "Paper"]
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_may_decline(self) -> None:
        game = table(ann=seat(hand=["Oars", "Tools"], yellow=["Perspective"]), bo=seat())
        play(game, "ann: dogma Perspective", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]

    def test_the_only_card_is_returned_for_nothing(self) -> None:
        game = table(ann=seat(hand=["Oars"], yellow=["Perspective"]), bo=seat())
        play(game, "ann: dogma Perspective", "ann: Oars")
        assert zone(game, "ann", "hand") == zone(game, "ann", "score") == []
        assert supply(game, 1)[-1] == "Oars"

    def test_a_hand_too_small_is_scored_whole(self) -> None:
        game = table(
            ann=seat(hand=["Oars", "Tools"], yellow=["Perspective"], purple=["Education"]),
            bo=seat(),
        )
        play(game, "ann: dogma Perspective", "ann: Oars")
        assert zone(game, "ann", "score") == ["Tools"]

    def test_an_empty_hand_asks_nothing(self) -> None:
        game = table(ann=seat(yellow=["Perspective"]), bo=seat())
        play(game, "ann: dogma Perspective")
        assert asked(game) == ("ann", "action", "action")

    def test_the_sixth_scored_card_can_win_in_the_middle(self) -> None:
        game = table(
            ann=seat(
                hand=["Oars", "Tools", "Coal", "Paper"],
                achievements=["Empire", "Wonder", "World", "Universe", "Compass"],
                scored=5,
                yellow=["Perspective"],
                purple=["Education"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Perspective", "ann: Oars", "ann: Coal")
        assert game.result is not None
        assert game.result.winners == ["ann"]
        assert zone(game, "ann", "hand") == ["Paper", "Tools"]

    def test_others_see_backs_only(self) -> None:
        game = table(ann=seat(hand=["Oars", "Paper"], yellow=["Perspective"]), bo=seat())
        play(game, "ann: dogma Perspective", "ann: Oars")
        assert moves(game, "bo") == ["return back 1 base", "score back 3 base"]

    def test_a_sharer_counts_his_own_bulbs(self) -> None:
        game = table(
            ann=seat(yellow=["Perspective"]),
            bo=seat(hand=["Oars", "Tools", "Coal"], purple=["Education"], blue=["Writing"]),
            supply={4: ["Gunpowder"]},
        )
        play(game, "ann: dogma Perspective", "bo: Coal", "bo: Oars")
        assert zone(game, "bo", "score") == ["Oars", "Tools"]
        assert zone(game, "ann", "hand") == ["Gunpowder"]

    def test_a_sharer_who_declines_earns_no_bonus(self) -> None:
        game = table(ann=seat(yellow=["Perspective"]), bo=seat(hand=["Oars"], purple=["Education"]))
        play(game, "ann: dogma Perspective", "bo: pass")
        assert not bonus_drawn(game)
