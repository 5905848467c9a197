"""Echoes cards of age 6: the course of each and the edges its text can reach."""

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
    shown,
    splay,
    supply,
    zone,
)

ENDORSABLE: Final = {"sets": ["base", "echoes", "cities"]}
SIX_ACHIEVEMENTS: Final = ["Tools", "Calendar", "Paper", "Navigation", "Coal", "Canning"]


class TestBifocals:
    """Echo: foreshadow a card of any value. Optionally trade a forecast card for its like; green right."""

    def test_the_echo_foreshadows_a_card_of_a_value_of_choice(self) -> None:
        game = echoes_table(ann=seat(blue=["Bifocals"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Bifocals")
        assert options(game) == sorted(str(value) for value in range(1, 11))
        play(game, "ann: 3", "ann: pass")
        assert zone(game, "ann", "forecast") == ["Paper"]
        assert zone(game, "ann", "hand") == []
        assert asked(game)[1] == "action"

    def test_a_forecast_card_may_be_traded_for_its_like(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Bifocals"], forecast=["Oars", "Coal"]), bo=seat(), supply={5: ["Physics"], 10: ["Robotics"]}
        )
        play(game, "ann: dogma Bifocals", "ann: 10")
        assert options(game) == ["Coal", "Oars", "Robotics", "pass"]
        play(game, "ann: Coal")
        assert zone(game, "ann", "forecast") == ["Oars", "Physics", "Robotics"]
        assert supply(game, 5)[-1] == "Coal"

    def test_the_only_card_of_a_value_comes_back(self) -> None:
        game = echoes_table(ann=seat(blue=["Bifocals"], forecast=["Coal"]), bo=seat(), removed=emptied(5, but=["Coal"]))
        play(game, "ann: dogma Bifocals", "ann: 1", "ann: Coal")
        assert "Coal" in zone(game, "ann", "forecast")
        assert supply(game, 5) == []

    def test_who_holds_only_base_cards_foreshadows_an_echoes_card(self) -> None:
        game = echoes_table(ann=seat(blue=["Bifocals"], hand=["Oars"]), bo=seat(), supply={3: ["Katana", "Paper"]})
        play(game, "ann: dogma Bifocals", "ann: 3", "ann: pass")
        assert zone(game, "ann", "forecast") == ["Katana"]

    def test_others_see_only_backs(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Bifocals"], forecast=["Coal"]), bo=seat(), supply={3: ["Paper"], 5: ["Physics"]}
        )
        play(game, "ann: dogma Bifocals", "ann: 3", "ann: Coal")
        assert moves(game, "ann") == ["foreshadow Paper", "return Coal", "foreshadow Physics"]
        hidden = ["foreshadow back 3 base", "return back 5 base", "foreshadow back 5 base"]
        assert moves(game, "bo") == hidden
        assert moves(game, None) == hidden

    def test_the_seventh_forecast_card_is_destiny_in_the_middle(self) -> None:
        six = ["Oars", "Tools", "Calendar", "Paper", "Coal", "Physics"]
        game = echoes_table(ann=seat(blue=["Bifocals"], forecast=six), bo=seat())
        play(game, "ann: dogma Bifocals", "ann: 1")
        assert zone(game, "ann", "achievements") == ["Destiny"]
        assert asked(game) == ("ann", "card", "return")

    def test_green_may_be_splayed_right(self) -> None:
        game = echoes_table(ann=seat(blue=["Bifocals"], green=("left", ["Clothing", "Sailing"])), bo=seat())
        play(game, "ann: dogma Bifocals", "ann: 1", "ann: pass")
        assert options(game) == ["green", "pass"]
        play(game, "ann: green")
        assert splay(game, "ann", "green") == "right"

    def test_green_that_lies_right_already_is_not_asked_about(self) -> None:
        game = echoes_table(ann=seat(blue=["Bifocals"], green=("right", ["Clothing", "Sailing"])), bo=seat())
        play(game, "ann: dogma Bifocals", "ann: 1", "ann: pass")
        assert asked(game)[1] == "action"

    def test_the_echo_is_shared_and_earns_the_bonus(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Bifocals"]), bo=seat(blue=["Translation"]), supply={3: ["Paper", "Optics"], 6: ["Canning"]}
        )
        play(game, "ann: dogma Bifocals", "bo: 3", "ann: 3", "bo: pass", "ann: pass")
        assert zone(game, "bo", "forecast") == ["Paper"]
        assert zone(game, "ann", "forecast") == ["Optics"]
        assert zone(game, "ann", "hand") == ["Canning"]

    def test_executed_by_another_card_it_has_no_echo(self) -> None:
        game = echoes_table(ann=seat(purple=["Karaoke"], hand=["Oars"]), bo=seat(), supply={6: ["Bifocals"]})
        play(game, "ann: dogma Karaoke", "ann: 6")
        assert pile(game, "ann", "blue") == ["Bifocals"]
        assert zone(game, "ann", "forecast") == []
        assert options(game) == ["Bifocals", "Karaoke", "pass"]


class TestStethoscope:
    """Echo: meld a blue or yellow hand card. Draw a 7, and an 8 for blue; optionally yellow right."""

    def test_blue_melded_by_the_echo_gives_an_eight_too(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Stethoscope"], hand=["Tools", "Oars"]),
            bo=seat(),
            supply={7: ["Jeans", "Lighting"], 8: ["Flight", "Nylon"]},
        )
        play(game, "ann: dogma Stethoscope")
        assert pile(game, "ann", "blue") == ["Tools", "Stethoscope"]
        assert zone(game, "ann", "hand") == ["Flight", "Jeans", "Oars"]

    def test_yellow_gives_only_the_seven(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Stethoscope"], hand=["Tools", "Masonry", "Oars"]), bo=seat(), supply={7: ["Jeans"]}
        )
        play(game, "ann: dogma Stethoscope")
        assert options(game) == ["Masonry", "Tools"]
        play(game, "ann: Masonry")
        assert zone(game, "ann", "hand") == ["Jeans", "Oars", "Tools"]

    def test_a_hand_without_blue_and_yellow_is_shown(self) -> None:
        game = echoes_table(ann=seat(blue=["Stethoscope"], hand=["Oars"]), bo=seat(), supply={7: ["Jeans"]})
        play(game, "ann: dogma Stethoscope")
        assert shown(game) == [["Oars"]]
        assert zone(game, "ann", "hand") == ["Jeans", "Oars"]

    def test_an_empty_hand_proves_nothing_and_draws_the_seven(self) -> None:
        game = echoes_table(ann=seat(blue=["Stethoscope"]), bo=seat(), supply={7: ["Lighting"]})
        play(game, "ann: dogma Stethoscope")
        assert shown(game) == []
        assert zone(game, "ann", "hand") == ["Lighting"]

    def test_yellow_may_be_splayed_right(self) -> None:
        game = echoes_table(ann=seat(blue=["Stethoscope"], hand=["Masonry"], yellow=["Canal Building"]), bo=seat())
        play(game, "ann: dogma Stethoscope")
        assert options(game) == ["pass", "yellow"]
        play(game, "ann: yellow")
        assert splay(game, "ann", "yellow") == "right"

    def test_everybody_remembers_his_own_meld(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Stethoscope"], hand=["Masonry"]),
            bo=seat(purple=["Philosophy"], hand=["Tools"]),
            supply={7: ["Lighting", "Railroad"], 8: ["Nylon", "Flight"]},
        )
        play(game, "ann: dogma Stethoscope")
        assert zone(game, "bo", "hand") == ["Lighting", "Nylon"]
        assert pile(game, "ann", "yellow") == ["Masonry"]
        assert len(zone(game, "ann", "hand")) == 2  # the 7 and the sharing bonus

    def test_executed_by_another_card_no_eight_for_a_blue_meld_elsewhere(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Karaoke"], hand=["Oars"]), bo=seat(), supply={6: ["Stethoscope"], 7: ["Jeans"]}
        )
        play(game, "ann: dogma Karaoke", "ann: 6", "ann: pass")
        assert zone(game, "ann", "hand") == ["Jeans", "Oars"]

    def test_endorsed_each_execution_looks_at_both_melds(self) -> None:
        game = echoes_table(
            options=ENDORSABLE,
            ann=seat(blue=["Stethoscope"], purple=["Essen"], hand=["Oars", "Tools", "Masonry"]),
            bo=seat(),
        )
        play(game, "ann: endorse Stethoscope", "ann: Oars", "ann: Masonry")
        assert pile(game, "ann", "blue") == ["Tools", "Stethoscope"]
        backs = [move for move in moves(game, None) if move.startswith("draw back")]
        assert [back.split()[2] for back in backs] == ["7", "8", "7", "8"]


class TestHotAirBalloon:
    """Echo: score a 7. Optionally achieve another's top card of a value he achieved; else meld a 7."""

    def test_a_top_card_is_achieved_and_green_is_handed_over(self) -> None:
        game = echoes_table(
            ann=seat(green=["Hot Air Balloon", "Clothing"]),
            bo=seat(yellow=["Masonry", "Fermenting"], achievements=["Agriculture"]),
        )
        play(game, "ann: dogma Hot Air Balloon")
        assert options(game) == ["Masonry", "pass"]
        play(game, "ann: Masonry")
        assert zone(game, "ann", "achievements") == ["Masonry"]
        assert pile(game, "bo", "green") == ["Hot Air Balloon"]
        assert pile(game, "bo", "yellow") == ["Fermenting"]
        assert pile(game, "ann", "green") == ["Clothing"]
        assert len(zone(game, "ann", "score")) == 1
        assert asked(game)[1] == "action"

    def test_declining_melds_a_seven(self) -> None:
        game = echoes_table(
            ann=seat(green=["Hot Air Balloon"], red=["Oars"]),
            bo=seat(yellow=["Masonry"], achievements=["Agriculture"]),
            supply={7: ["Lighting", "Explosives"]},
        )
        play(game, "ann: dogma Hot Air Balloon", "ann: pass")
        assert zone(game, "ann", "score") == ["Lighting"]
        assert pile(game, "ann", "red") == ["Explosives", "Oars"]
        assert pile(game, "bo", "yellow") == ["Masonry"]

    def test_without_an_achievement_of_its_value_a_top_card_stays(self) -> None:
        game = echoes_table(
            ann=seat(green=["Hot Air Balloon"]),
            bo=seat(yellow=["Masonry"], achievements=["Calendar", "World"]),
            supply={7: ["Lighting", "Explosives"]},
        )
        play(game, "ann: dogma Hot Air Balloon")
        assert asked(game)[1] == "action"
        assert pile(game, "ann", "red") == ["Explosives"]

    def test_somebody_elses_achievement_does_not_match(self) -> None:
        game = echoes_table(
            ann=seat(green=["Hot Air Balloon"]), bo=seat(yellow=["Masonry"]), cy=seat(achievements=["Agriculture"])
        )
        play(game, "ann: dogma Hot Air Balloon")
        assert asked(game)[1] == "action"
        assert pile(game, "bo", "yellow") == ["Masonry"]

    def test_points_must_reach_five_times_the_value(self) -> None:
        bo = seat(yellow=["Machinery"], achievements=["Medicine"])
        short = echoes_table(ann=seat(green=["Hot Air Balloon"]), bo=bo)  # bonus 7 and the scored 7
        play(short, "ann: dogma Hot Air Balloon")
        assert asked(short)[1] == "action"
        enough = echoes_table(ann=seat(green=["Hot Air Balloon"], score=["Oars"]), bo=bo)
        play(enough, "ann: dogma Hot Air Balloon")
        assert options(enough) == ["Machinery", "pass"]

    def test_a_second_of_one_value_costs_twice_as_much(self) -> None:
        bo = seat(yellow=["Masonry"], achievements=["Agriculture"])
        second = echoes_table(ann=seat(green=["Hot Air Balloon"], achievements=["Archery"]), bo=bo)
        play(second, "ann: dogma Hot Air Balloon")
        assert options(second) == ["Masonry", "pass"]
        third = echoes_table(ann=seat(green=["Hot Air Balloon"], achievements=["Archery", "Metalworking"]), bo=bo)
        play(third, "ann: dogma Hot Air Balloon")
        assert asked(third)[1] == "action"

    def test_a_sharer_without_green_hands_nothing_over(self) -> None:
        game = echoes_table(
            ann=seat(green=["Hot Air Balloon"], yellow=["Masonry"], achievements=["Agriculture"]),
            bo=seat(blue=["Tools"]),
        )
        play(game, "ann: dogma Hot Air Balloon")
        assert asked(game) == ("bo", "card", "achieve")
        play(game, "bo: Masonry")
        assert zone(game, "bo", "achievements") == ["Masonry"]
        assert pile(game, "bo", "green") == []
        assert options(game) == ["Tools", "pass"]  # bo has achieved a 1 now
        play(game, "ann: pass")
        assert bonus_drawn(game)

    def test_green_goes_to_the_owner_of_the_card(self) -> None:
        game = echoes_table(
            ann=seat(green=["Hot Air Balloon"]),
            bo=seat(yellow=["Masonry"], achievements=["Agriculture"]),
            cy=seat(red=["Oars"], achievements=["Domestication"]),
        )
        play(game, "ann: dogma Hot Air Balloon")
        assert options(game) == ["Masonry", "Oars", "pass"]
        play(game, "ann: Oars")
        assert pile(game, "cy", "green") == ["Hot Air Balloon"]
        assert pile(game, "bo", "green") == []

    def test_the_last_achievement_wins_before_green_moves(self) -> None:
        game = echoes_table(
            ann=seat(green=["Hot Air Balloon"], achievements=[*SIX_ACHIEVEMENTS[1:], "World"]),
            bo=seat(yellow=["Masonry"], achievements=["Agriculture"]),
        )
        play(game, "ann: dogma Hot Air Balloon", "ann: Masonry")
        assert ending(game) == ("achievements", ["ann"])
        assert pile(game, "ann", "green") == ["Hot Air Balloon"]

    def test_a_partner_is_another_player_in_the_third_edition_only(self) -> None:
        seats: dict[str, Any] = {
            "ann": seat(green=["Hot Air Balloon"]),
            "bo": seat(),
            "cy": seat(yellow=["Masonry"], achievements=["Agriculture"]),
            "dee": seat(),
        }
        third = echoes_table(options={"teams": "partners"}, **seats)
        play(third, "ann: dogma Hot Air Balloon")
        assert options(third) == ["Masonry", "pass"]
        play(third, "ann: Masonry")
        assert pile(third, "cy", "green") == ["Hot Air Balloon"]
        older = mixed_table(options={"teams": "partners"}, supply={7: ["Lighting", "Explosives"]}, **seats)
        play(older, "ann: dogma Hot Air Balloon")
        assert asked(older)[1] == "action"
        assert pile(older, "ann", "red") == ["Explosives"]

    def test_own_top_cards_are_not_achieved(self) -> None:
        """ann has an achievement of value 1, the points for another and a 1 on top: that is no other player's."""
        game = echoes_table(
            ann=seat(green=["Hot Air Balloon"], red=["Archery"], score=["Coal"], achievements=["Masonry"]),
            bo=seat(),
            supply={7: ["Lighting", "Explosives"]},
        )
        play(game, "ann: dogma Hot Air Balloon")
        assert pile(game, "ann", "red") == ["Explosives", "Archery"]
        assert zone(game, "ann", "achievements") == ["Masonry"]


class TestSteamboat:
    """Demand: draw a 6 openly; blue or yellow takes the hand, red or green two score cards, purple nothing."""

    def test_blue_goes_over_with_the_whole_hand(self) -> None:
        game = echoes_table(
            ann=seat(green=["Steamboat"], hand=["Coal"]),
            bo=seat(hand=["Oars", "Dice"], score=["Paper"]),
            supply={6: ["Atomic Theory"]},
        )
        play(game, "ann: dogma Steamboat")
        assert zone(game, "ann", "hand") == ["Atomic Theory", "Coal", "Dice", "Oars"]
        assert zone(game, "bo", "hand") == []
        assert zone(game, "bo", "score") == ["Paper"]

    def test_yellow_alone_goes_over_too(self) -> None:
        game = echoes_table(ann=seat(green=["Steamboat"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: dogma Steamboat")
        assert zone(game, "ann", "hand") == ["Canning"]

    def test_red_is_kept_and_two_score_cards_of_the_targets_choice_go(self) -> None:
        game = echoes_table(
            ann=seat(green=["Steamboat"]),
            bo=seat(score=["Oars", "Tools", "Coal"], hand=["Dice"]),
            supply={6: ["Industrialization"]},
        )
        play(game, "ann: dogma Steamboat")
        assert asked(game) == ("bo", "card", "transfer")
        play(game, "bo: Oars", "bo: Coal")
        assert zone(game, "ann", "score") == ["Coal", "Oars"]
        assert zone(game, "bo", "score") == ["Tools"]
        assert zone(game, "bo", "hand") == ["Dice", "Industrialization"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 0

    def test_green_takes_a_single_score_card_or_none(self) -> None:
        game = echoes_table(ann=seat(green=["Steamboat"]), bo=seat(score=["Oars"]), supply={6: ["Metric System"]})
        play(game, "ann: dogma Steamboat")
        assert zone(game, "ann", "score") == ["Oars"]
        assert zone(game, "bo", "hand") == ["Metric System"]
        bare = echoes_table(ann=seat(green=["Steamboat"]), bo=seat(), supply={6: ["Metric System"]})
        play(bare, "ann: dogma Steamboat")
        assert zone(bare, "ann", "score") == []

    def test_purple_is_kept_and_nothing_goes(self) -> None:
        game = echoes_table(
            ann=seat(green=["Steamboat"]), bo=seat(score=["Oars"], hand=["Dice"]), supply={6: ["Democracy"]}
        )
        play(game, "ann: dogma Steamboat")
        assert zone(game, "bo", "hand") == ["Democracy", "Dice"]
        assert zone(game, "bo", "score") == ["Oars"]

    def test_the_six_is_seen_by_all_and_the_hand_by_both_only(self) -> None:
        game = echoes_table(
            ann=seat(green=["Steamboat"]),
            bo=seat(hand=["Dice"]),
            cy=seat(green=["Navigation"]),
            supply={6: ["Atomic Theory"]},
        )
        play(game, "ann: dogma Steamboat")
        assert "transfer Dice" in moves(game, "ann")
        assert moves(game, "cy")[0] == "draw Atomic Theory"
        assert "transfer back 1 echoes" in moves(game, "cy")

    def test_as_many_crowns_escape_and_everybody_else_is_hit(self) -> None:
        game = echoes_table(
            ann=seat(green=["Steamboat"]),
            bo=seat(red=["Oars"]),
            cy=seat(blue=["Translation"]),
            dee=seat(),
            supply={6: ["Democracy", "Emancipation"]},
        )
        play(game, "ann: dogma Steamboat")
        assert zone(game, "bo", "hand") == ["Democracy"]
        assert zone(game, "cy", "hand") == []
        assert zone(game, "dee", "hand") == ["Emancipation"]
        assert not bonus_drawn(game)

    def test_a_hand_of_base_cards_draws_an_echoes_six(self) -> None:
        game = echoes_table(
            ann=seat(green=["Steamboat"]), bo=seat(hand=["Oars"]), supply={6: ["Kaleidoscope", "Canning"]}
        )
        play(game, "ann: dogma Steamboat")
        assert zone(game, "bo", "hand") == ["Kaleidoscope", "Oars"]

    def test_nothing_left_to_draw_ends_the_game_by_score(self) -> None:
        game = echoes_table(
            ann=seat(green=["Steamboat"]),
            bo=seat(score=["Explosives"]),
            removed=emptied(6, 7, 8, 9, 10, but=["Explosives"]),
        )
        play(game, "ann: dogma Steamboat")
        assert ending(game) == ("score", ["bo"])  # 7 against the visible bonus of 6


class TestIndianClubs:
    """Demand: return two score cards. For each value in the score pile, score a hand card of it."""

    def test_the_target_picks_two_of_three(self) -> None:
        game = echoes_table(ann=seat(purple=["Indian Clubs"]), bo=seat(score=["Oars", "Coal", "Paper"]))
        play(game, "ann: dogma Indian Clubs", "bo: Coal", "bo: Oars")
        assert zone(game, "bo", "score") == ["Paper"]
        assert supply(game, 5)[-1] == "Coal"

    def test_a_single_score_card_goes_and_none_is_no_matter(self) -> None:
        game = echoes_table(ann=seat(purple=["Indian Clubs"]), bo=seat(score=["Oars"]), cy=seat())
        play(game, "ann: dogma Indian Clubs")
        assert zone(game, "bo", "score") == []
        assert asked(game)[1] == "action"

    def test_one_hand_card_a_value_in_rising_order(self) -> None:
        game = echoes_table(
            ann=seat(
                purple=["Indian Clubs"],
                score=["Coal", "Tools", "Oars"],
                hand=["Physics", "Chemistry", "Archery", "Pottery", "Paper"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Indian Clubs")
        assert options(game) == ["Archery", "Pottery"]
        play(game, "ann: Archery")
        assert options(game) == ["Chemistry", "Physics"]
        play(game, "ann: Physics")
        assert zone(game, "ann", "hand") == ["Chemistry", "Paper", "Pottery"]
        assert zone(game, "ann", "score") == ["Archery", "Coal", "Oars", "Physics", "Tools"]

    def test_a_value_not_in_hand_is_passed_over_without_proof(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Indian Clubs"], score=["Oars", "Coal"], hand=["Physics", "Paper"]), bo=seat()
        )
        play(game, "ann: dogma Indian Clubs")
        assert zone(game, "ann", "hand") == ["Paper"]
        assert shown(game) == []  # values can be seen on the backs

    def test_an_empty_score_pile_scores_nothing(self) -> None:
        game = echoes_table(ann=seat(purple=["Indian Clubs"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Indian Clubs")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_the_sixth_scored_card_is_monument(self) -> None:
        game = echoes_table(ann=seat(purple=["Indian Clubs"], scored=5, score=["Oars"], hand=["Tools"]), bo=seat())
        play(game, "ann: dogma Indian Clubs")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_who_shares_is_not_demanded(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Indian Clubs"]),
            bo=seat(blue=["Pottery"], score=["Oars", "Coal"], hand=["Tools"]),
            cy=seat(score=["Paper"]),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Indian Clubs")
        assert zone(game, "bo", "score") == ["Coal", "Oars", "Tools"]
        assert zone(game, "cy", "score") == []
        assert zone(game, "ann", "hand") == ["Canning"]


class TestKaleidoscope:
    """Draw and meld a 7; optionally its color becomes splayed right."""

    def test_the_color_of_the_seven_may_be_splayed_right(self) -> None:
        game = echoes_table(ann=seat(purple=["Kaleidoscope"], red=["Oars"]), bo=seat(), supply={7: ["Explosives"]})
        play(game, "ann: dogma Kaleidoscope")
        assert options(game) == ["pass", "red"]
        play(game, "ann: red")
        assert pile(game, "ann", "red") == ["Explosives", "Oars"]
        assert splay(game, "ann", "red") == "right"

    def test_it_may_stay_as_it_is(self) -> None:
        game = echoes_table(ann=seat(purple=["Kaleidoscope"]), bo=seat(), supply={7: ["Lighting"]})
        play(game, "ann: dogma Kaleidoscope", "ann: pass")
        assert pile(game, "ann", "purple") == ["Lighting", "Kaleidoscope"]
        assert splay(game, "ann", "purple") == "none"

    def test_a_new_color_or_one_that_lies_right_is_not_asked_about(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Kaleidoscope"], green=("right", ["Clothing", "Sailing"])),
            bo=seat(),
            supply={7: ["Explosives", "Bicycle"]},
        )
        play(game, "ann: dogma Kaleidoscope")
        assert asked(game)[1] == "action"
        play(game, "ann: dogma Kaleidoscope")
        assert pile(game, "ann", "green")[0] == "Bicycle"
        assert asked(game)[0] == "bo"

    def test_a_sharer_melds_and_splays_for_himself(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Kaleidoscope"]),
            bo=seat(blue=["Tools"]),
            supply={7: ["Evolution", "Explosives", "Lighting", "Railroad"]},
        )
        play(game, "ann: dogma Kaleidoscope", "bo: blue")
        assert splay(game, "bo", "blue") == "right"
        assert pile(game, "ann", "red") == ["Explosives"]
        assert zone(game, "ann", "hand") == ["Lighting"]


class TestLoom:
    """Echo: score the lowest top card. Optionally return two values for three 6s; five hexagons are Heritage."""

    def test_the_echo_scores_the_lowest_top_card(self) -> None:
        game = echoes_table(ann=seat(red=["Loom", "Oars"], yellow=["Masonry"], blue=["Calendar", "Tools"]), bo=seat())
        play(game, "ann: dogma Loom", "ann: pass")
        assert zone(game, "ann", "score") == ["Masonry"]

    def test_ties_are_chosen_among(self) -> None:
        game = echoes_table(ann=seat(red=["Loom"], yellow=["Masonry"], blue=["Tools"]), bo=seat())
        play(game, "ann: dogma Loom")
        assert options(game) == ["Masonry", "Tools"]
        play(game, "ann: Tools", "ann: pass")
        assert zone(game, "ann", "score") == ["Tools"]

    def test_loom_itself_may_be_the_lowest_and_its_effects_follow(self) -> None:
        game = echoes_table(ann=seat(red=["Loom"], score=["Oars"]), bo=seat(), supply={6: ["Canning", "Democracy"]})
        play(game, "ann: dogma Loom", "ann: Loom")
        assert zone(game, "ann", "score") == []
        assert pile(game, "ann", "yellow") == ["Canning"]
        assert pile(game, "ann", "purple") == ["Democracy"]
        assert game.position()["players"]["ann"]["this_turn"]["tucked"] == 3

    def test_the_second_card_is_of_another_value_and_not_optional(self) -> None:
        game = echoes_table(
            ann=seat(red=["Loom"], yellow=["Masonry"], score=["Coal", "Physics", "Oars"]),
            bo=seat(),
            supply={6: ["Canning", "Vaccination", "Democracy"]},
        )
        play(game, "ann: dogma Loom", "ann: Coal")
        assert options(game) == ["Masonry", "Oars"]
        play(game, "ann: Oars")
        assert zone(game, "ann", "score") == ["Masonry", "Physics"]
        assert pile(game, "ann", "yellow") == ["Canning", "Vaccination"]
        assert pile(game, "ann", "purple") == ["Democracy"]

    def test_declining_returns_nothing(self) -> None:
        game = echoes_table(ann=seat(red=["Loom"], yellow=["Masonry"], score=["Coal"]), bo=seat())
        play(game, "ann: dogma Loom", "ann: pass")
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "score") == ["Coal", "Masonry"]
        assert game.position()["players"]["ann"]["this_turn"]["tucked"] == 0

    def test_two_of_one_value_return_one_for_nothing(self) -> None:
        game = echoes_table(ann=seat(red=["Loom"], yellow=["Masonry"], score=["Oars"]), bo=seat())
        play(game, "ann: dogma Loom", "ann: Oars")
        assert zone(game, "ann", "score") == ["Masonry"]
        assert game.position()["players"]["ann"]["this_turn"]["tucked"] == 0

    def test_five_visible_hexagons_of_one_color_are_heritage(self) -> None:
        red = ["Loom", "Coal", "The Pirate Code", "Industrialization", "Combustion"]
        game = echoes_table(ann=seat(red=("up", red), yellow=["Masonry"]), bo=seat())
        play(game, "ann: dogma Loom", "ann: pass")
        assert zone(game, "ann", "achievements") == ["Heritage"]

    def test_four_are_too_few_and_covered_ones_do_not_count(self) -> None:
        red = ["Loom", "Coal", "The Pirate Code", "Industrialization", "Combustion"]
        for stack in (("up", red[:4]), ("right", red), ("none", red)):
            game = echoes_table(ann=seat(red=stack, yellow=["Masonry"]), bo=seat())
            play(game, "ann: dogma Loom", "ann: pass")
            assert zone(game, "ann", "achievements") == []

    def test_heritage_that_is_gone_stays_gone(self) -> None:
        red = ["Loom", "Coal", "The Pirate Code", "Industrialization", "Combustion"]
        game = echoes_table(ann=seat(red=("up", red), yellow=["Masonry"]), bo=seat(achievements=["Heritage"]))
        play(game, "ann: dogma Loom", "ann: pass")
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "bo", "achievements") == ["Heritage"]

    def test_a_sharer_scores_his_own_lowest(self) -> None:
        game = echoes_table(ann=seat(red=["Loom"], yellow=["Masonry"]), bo=seat(red=["Coal"], purple=["Mysticism"]))
        play(game, "ann: dogma Loom", "bo: pass", "ann: pass")
        assert zone(game, "bo", "score") == ["Mysticism"]
        assert zone(game, "ann", "score") == ["Masonry"]
        assert bonus_drawn(game)


class TestShrapnel:
    """Demand: tuck a 6; the two top cards of its color to my score pile, my bottom one to yours."""

    def test_two_top_cards_against_a_bottom_one(self) -> None:
        game = echoes_table(
            ann=seat(red=["Shrapnel", "Metalworking"]),
            bo=seat(red=["Oars", "Archery"]),
            supply={6: ["Industrialization"]},
        )
        play(game, "ann: dogma Shrapnel")
        assert pile(game, "bo", "red") == ["Industrialization"]
        assert zone(game, "ann", "score") == ["Archery", "Oars"]
        assert zone(game, "bo", "score") == ["Metalworking"]
        assert pile(game, "ann", "red") == ["Shrapnel"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 0

    def test_the_tucked_card_may_be_among_them(self) -> None:
        game = echoes_table(ann=seat(red=["Shrapnel"]), bo=seat(blue=["Tools"]), supply={6: ["Atomic Theory"]})
        play(game, "ann: dogma Shrapnel")
        assert zone(game, "ann", "score") == ["Atomic Theory", "Tools"]
        assert pile(game, "bo", "blue") == []
        assert zone(game, "bo", "score") == []

    def test_in_a_new_color_the_tucked_card_alone(self) -> None:
        game = echoes_table(ann=seat(red=["Shrapnel"], blue=["Pottery"]), bo=seat(), supply={6: ["Atomic Theory"]})
        play(game, "ann: dogma Shrapnel")
        assert zone(game, "ann", "score") == ["Atomic Theory"]
        assert zone(game, "bo", "score") == ["Pottery"]

    def test_shrapnel_alone_in_red_is_the_bottom_card(self) -> None:
        game = echoes_table(ann=seat(red=["Shrapnel"]), bo=seat(), supply={6: ["Industrialization"]})
        play(game, "ann: dogma Shrapnel")
        assert zone(game, "bo", "score") == ["Shrapnel"]
        assert pile(game, "ann", "red") == []

    def test_every_target_in_turn_and_nobody_with_as_many_factories(self) -> None:
        game = echoes_table(
            ann=seat(red=["Shrapnel"], purple=["Mysticism", "City States"]),
            bo=seat(),
            cy=seat(red=["Coal"]),
            dee=seat(),
            supply={6: ["Democracy", "Emancipation"]},
        )
        play(game, "ann: dogma Shrapnel")
        assert zone(game, "ann", "score") == ["Democracy", "Emancipation"]
        assert zone(game, "bo", "score") == ["City States"]
        assert zone(game, "cy", "score") == []
        assert zone(game, "dee", "score") == ["Mysticism"]


class TestDentures:
    """Echo: tuck a 6. Score the two top cards of its color above the bottom, or tuck on; optionally blue right."""

    def test_the_two_top_cards_of_four_are_scored(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Dentures"], blue=["Tools", "Pottery", "Writing"]),
            bo=seat(),
            supply={6: ["Atomic Theory"]},
        )
        play(game, "ann: dogma Dentures")
        assert zone(game, "ann", "score") == ["Pottery", "Tools"]
        assert pile(game, "ann", "blue") == ["Writing", "Atomic Theory"]

    def test_of_two_cards_the_upper_is_scored(self) -> None:
        game = echoes_table(ann=seat(yellow=["Dentures"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: dogma Dentures")
        assert zone(game, "ann", "score") == ["Dentures"]
        assert pile(game, "ann", "yellow") == ["Canning"]

    def test_in_a_new_color_it_tucks_on_until_something_can_be_scored(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Dentures"], blue=["Tools"]),
            bo=seat(),
            supply={6: ["Industrialization", "Democracy", "Atomic Theory"]},
        )
        play(game, "ann: dogma Dentures")
        assert zone(game, "ann", "score") == ["Tools"]
        assert pile(game, "ann", "red") == ["Industrialization"]
        assert pile(game, "ann", "purple") == ["Democracy"]
        assert pile(game, "ann", "blue") == ["Atomic Theory"]
        assert asked(game)[1] == "action"

    def test_tucking_on_past_the_last_ten_ends_the_game(self) -> None:
        away = [name for name in emptied(6, 7, 8, 9, 10) if name != "Democracy"]
        game = echoes_table(ann=seat(yellow=["Dentures"], score=["Oars"]), bo=seat(), removed=away)
        play(game, "ann: dogma Dentures")
        assert ending(game) == ("score", ["ann"])
        assert pile(game, "ann", "purple") == ["Democracy"]

    def test_blue_may_be_splayed_right(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Dentures"], blue=("up", ["Tools", "Pottery"])), bo=seat(), supply={6: ["Canning"]}
        )
        play(game, "ann: dogma Dentures")
        assert options(game) == ["blue", "pass"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "right"

    def test_executed_without_its_echo_it_only_splays(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Karaoke"], hand=["Oars"], blue=["Tools", "Pottery"]), bo=seat(), supply={6: ["Dentures"]}
        )
        play(game, "ann: dogma Karaoke", "ann: 6")
        assert asked(game) == ("ann", "color", "splay right")
        assert zone(game, "ann", "score") == []
        assert pile(game, "ann", "yellow") == ["Dentures"]

    def test_everybody_follows_his_own_tuck(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Dentures"], blue=["Pottery"]),
            bo=seat(green=["Banking"], red=["Colonialism"]),
            supply={6: ["Industrialization", "Atomic Theory"]},
        )
        play(game, "ann: dogma Dentures")
        assert zone(game, "bo", "score") == ["Colonialism"]
        assert zone(game, "ann", "score") == ["Pottery"]
        assert bonus_drawn(game)

    def test_endorsed_the_last_tuck_counts(self) -> None:
        game = echoes_table(
            options=ENDORSABLE,
            ann=seat(
                yellow=["Dentures"], green=["London"], blue=["Tools", "Pottery"], purple=["Mysticism"], hand=["Dice"]
            ),
            bo=seat(),
            supply={6: ["Democracy", "Atomic Theory"]},
        )
        play(game, "ann: endorse Dentures")
        assert zone(game, "ann", "score") == ["Dice", "Pottery", "Tools"]  # two, then the only one left above
        assert pile(game, "ann", "blue") == ["Atomic Theory"]
        assert pile(game, "ann", "purple") == ["Mysticism", "Democracy"]


class TestMorphine:
    """Echo: score an odd hand card. Demand: return all odd hand cards, draw a 6. One above the best; red right."""

    def test_the_echo_scores_an_odd_card_of_choice(self) -> None:
        game = echoes_table(ann=seat(yellow=["Morphine"], hand=["Oars", "Coal", "Calendar"]), bo=seat())
        play(game, "ann: dogma Morphine")
        assert options(game) == ["Coal", "Oars"]
        play(game, "ann: Coal")
        assert zone(game, "ann", "score") == ["Coal"]

    def test_no_odd_card_needs_no_proof(self) -> None:
        game = echoes_table(ann=seat(yellow=["Morphine"], hand=["Calendar"]), bo=seat())
        play(game, "ann: dogma Morphine")
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert shown(game) == []

    def test_all_odd_cards_are_returned_and_one_above_the_best_is_drawn(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Morphine"]),
            bo=seat(hand=["Oars", "Coal", "Chintz"]),
            supply={6: ["Canning", "Democracy"]},
        )
        play(game, "ann: dogma Morphine")
        assert zone(game, "bo", "hand") == ["Canning", "Chintz"]
        assert zone(game, "ann", "hand") == ["Democracy"]
        assert supply(game, 1)[-1] == "Oars"
        assert supply(game, 5)[-1] == "Coal"

    def test_with_nothing_returned_the_target_still_draws_and_nobody_else(self) -> None:
        game = echoes_table(ann=seat(yellow=["Morphine"]), bo=seat(hand=["Chintz"]), supply={6: ["Canning"]})
        play(game, "ann: dogma Morphine")
        assert zone(game, "bo", "hand") == ["Canning", "Chintz"]
        assert zone(game, "ann", "hand") == []

    def test_the_best_of_all_targets_counts_for_the_demander_and_the_sharer(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Morphine"]),
            bo=seat(hand=["Explosives"]),
            cy=seat(blue=["Tools"]),
            dee=seat(hand=["Oars"]),
            supply={8: ["Flight", "Mobility"]},
        )
        play(game, "ann: dogma Morphine")
        assert zone(game, "cy", "hand") == ["Flight"]
        assert "Mobility" in zone(game, "ann", "hand")
        assert bonus_drawn(game)

    def test_nobody_demanded_means_nothing_returned(self) -> None:
        game = echoes_table(ann=seat(yellow=["Morphine"]), bo=seat(blue=["Tools"], hand=["Oars"]))
        play(game, "ann: dogma Morphine")
        assert zone(game, "bo", "score") == ["Oars"]  # shared the echo instead
        assert len(zone(game, "ann", "hand")) == 1  # the sharing bonus only

    def test_red_may_be_splayed_right(self) -> None:
        game = echoes_table(ann=seat(yellow=["Morphine"], red=["Oars", "Archery"]), bo=seat())
        play(game, "ann: dogma Morphine", "ann: red")
        assert splay(game, "ann", "red") == "right"

    def test_the_target_orders_what_it_returns(self) -> None:
        """Rules 5.5.2, 6.8.2."""
        game = echoes_table(ann=seat(yellow=["Morphine"]), bo=seat(hand=["Oars", "Tools"]), supply={6: ["Canning"]})
        play(game, "ann: dogma Morphine")
        assert asked(game) == ("bo", "order", "return")
        play(game, "bo: Tools")
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]
