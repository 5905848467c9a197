"""Base cards of age 9: the course of each and the edges its text can reach."""

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
    splay,
    supply,
    table,
    zone,
)

FIRST_EDITION: Final = {"ruleset": "first"}
TEAMS: Final = {"teams": "partners"}
FIVE: Final = ["Tools", "Calendar", "Paper", "Navigation", "Coal"]
"""Five standard achievements: with two players the sixth wins."""

NINE_GREEN: Final = [
    "The Wheel",
    "Sailing",
    "Clothing",
    "Currency",
    "Mapmaking",
    "Compass",
    "Banking",
    "Invention",
    "Bicycle",
]


class TestComputers:
    """Optionally splay red or green up; draw and meld a 10 and execute its non-demand effects alone."""

    def test_splays_red_or_green_or_nothing(self) -> None:
        board = seat(
            blue=["Computers", "Tools"], red=["Archery", "Oars"], green=["Sailing", "Clothing"], purple=["Mysticism"]
        )
        game = table(ann=board, bo=seat(), supply={10: ["Databases"]})
        play(game, "ann: dogma Computers")
        assert options(game) == ["green", "pass", "red"]
        other = game.copy()
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "up"
        play(other, "ann: pass")
        assert splay(other, "ann", "red") == "none"
        assert pile(other, "ann", "green")[0] == "Databases"

    def test_the_melded_card_is_executed_by_the_launcher_alone(self) -> None:
        # Bo has as many clocks and factories, but only Computers itself is shared.
        game = table(
            ann=seat(blue=["Computers"], hand=["Oars", "Tools"]),
            bo=seat(hand=["Coal"]),
            supply={10: ["Stem Cells"]},
        )
        play(game, "ann: dogma Computers", "ann: yes")
        assert pile(game, "ann", "yellow") == ["Stem Cells"]
        assert zone(game, "ann", "score") == ["Oars", "Tools"]
        assert zone(game, "bo", "hand") == ["Coal"]

    def test_a_card_with_only_a_demand_does_nothing(self) -> None:
        game = table(ann=seat(blue=["Computers"]), bo=seat(score=["Oars"]), supply={10: ["Databases"]})
        play(game, "ann: dogma Computers")
        assert asked(game)[1] == "action"
        assert zone(game, "bo", "score") == ["Oars"]

    def test_of_globalization_only_the_second_effect_is_executed_and_may_win(self) -> None:
        game = table(ann=seat(blue=["Computers"]), bo=seat(yellow=["Fermenting"]), supply={10: ["Globalization"]})
        play(game, "ann: dogma Computers")
        assert pile(game, "bo", "yellow") == ["Fermenting"]
        assert zone(game, "ann", "score") != []
        assert game.result is None
        game = table(ann=seat(blue=["Computers"]), bo=seat(), supply={10: ["Globalization"]})
        play(game, "ann: dogma Computers")
        assert ending(game) == ("effect", ["ann"])
        assert game.result is not None and game.result.card == "Globalization"

    def test_inside_self_service_computers_may_be_executed_again(self) -> None:
        # Rules 5.8.2.5: Self Service is "this card" now, so Computers is another one.
        game = table(
            ann=seat(blue=["Computers"], red=["Archery", "Oars"]), bo=seat(), supply={10: ["Self Service", "Databases"]}
        )
        play(game, "ann: dogma Computers", "ann: pass")
        assert options(game) == ["Archery", "Computers"]
        play(game, "ann: Computers")
        assert asked(game) == ("ann", "color", "splay up")
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "up"
        assert pile(game, "ann", "green") == ["Databases", "Self Service"]
        assert asked(game)[1] == "action"

    def test_self_service_executes_computers_again_and_then_wins(self) -> None:
        game = table(
            ann=seat(blue=["Computers"], achievements=["Oars"]),
            bo=seat(),
            supply={10: ["Self Service", "Databases"]},
        )
        play(game, "ann: dogma Computers")
        assert ending(game) == ("effect", ["ann"])
        assert game.result is not None and game.result.card == "Self Service"

    def test_robotics_scores_the_top_green_card_and_goes_on(self) -> None:
        game = table(
            ann=seat(blue=["Computers"], green=["Sailing"]),
            bo=seat(),
            supply={10: ["Robotics", "Software", "The Internet"]},
        )
        play(game, "ann: dogma Computers")
        # Computers - Robotics - Software, which scores The Internet and melds the next two.
        assert pile(game, "ann", "red")[-1] == "Robotics"
        assert "Sailing" in zone(game, "ann", "score")
        assert "The Internet" in zone(game, "ann", "score")

    def test_no_ten_ends_the_game(self) -> None:
        game = table(ann=seat(blue=["Computers"]), bo=seat(score=["Oars"]), removed=emptied(10))
        play(game, "ann: dogma Computers")
        assert ending(game) == ("score", ["bo"])

    def test_a_sharer_executes_its_own_ten_and_earns_the_bonus(self) -> None:
        # Rules 5.6.6: what bo does in the nested card counts as well, and there is one bonus.
        game = table(
            ann=seat(blue=["Computers"]),
            bo=seat(green=["Databases"], hand=["Oars"]),
            supply={9: ["Ecology"], 10: ["Stem Cells", "A.I.", "Miniaturization"]},
        )
        play(game, "ann: dogma Computers", "bo: yes")
        assert pile(game, "bo", "yellow") == ["Stem Cells"]
        assert zone(game, "bo", "score") == ["Oars"]
        assert pile(game, "ann", "purple") == ["A.I."]
        assert zone(game, "ann", "score") == ["Miniaturization"]
        assert len(zone(game, "ann", "hand")) == 1


class TestGenetics:
    """Draw and meld a 10; score all cards beneath it."""

    def test_everything_beneath_is_scored(self) -> None:
        game = table(ann=seat(blue=("left", ["Genetics", "Tools", "Physics"])), bo=seat(), supply={10: ["Software"]})
        play(game, "ann: dogma Genetics")
        assert pile(game, "ann", "blue") == ["Software"]
        assert splay(game, "ann", "blue") == "none"
        assert zone(game, "ann", "score") == ["Genetics", "Physics", "Tools"]
        assert moves(game) == ["meld Software", "score Genetics", "score Tools", "score Physics"]

    def test_only_the_color_of_the_ten_counts(self) -> None:
        game = table(ann=seat(blue=["Genetics", "Tools"], red=["Oars"]), bo=seat(), supply={10: ["Robotics"]})
        play(game, "ann: dogma Genetics")
        assert pile(game, "ann", "blue") == ["Genetics", "Tools"]
        assert zone(game, "ann", "score") == ["Oars"]

    def test_nothing_beneath(self) -> None:
        game = table(ann=seat(blue=["Genetics"]), bo=seat(), supply={10: ["Robotics"]})
        play(game, "ann: dogma Genetics")
        assert zone(game, "ann", "score") == []
        assert pile(game, "ann", "red") == ["Robotics"]

    def test_the_sixth_scored_card_wins_in_the_middle(self) -> None:
        game = table(
            ann=seat(blue=["Genetics", "Writing", "Physics"], scored=4, achievements=FIVE),
            bo=seat(),
            supply={10: ["Software"]},
        )
        play(game, "ann: dogma Genetics")
        assert ending(game) == ("achievements", ["ann"])
        assert pile(game, "ann", "blue") == ["Software", "Physics"]

    def test_no_ten_ends_the_game_before_anything_is_scored(self) -> None:
        game = table(ann=seat(blue=["Genetics", "Tools"]), bo=seat(score=["Oars"]), removed=emptied(10))
        play(game, "ann: dogma Genetics")
        assert ending(game) == ("score", ["bo"])
        assert pile(game, "ann", "blue") == ["Genetics", "Tools"]

    def test_all_share_for_a_single_bonus(self) -> None:
        game = table(
            ann=seat(blue=["Genetics"]),
            bo=seat(purple=["Philosophy"]),
            cy=seat(purple=["Education"]),
            supply={9: ["Ecology"], 10: ["A.I.", "The Internet", "Robotics", "Databases", "Stem Cells"]},
        )
        play(game, "ann: dogma Genetics")
        assert zone(game, "bo", "score") == ["Philosophy"]
        assert zone(game, "cy", "score") == ["Education"]
        assert zone(game, "ann", "hand") == ["Databases"]  # the top card is a 10 now


class TestCollaboration:
    """Demand: draw and reveal two 9s, one for the demander's board. Ten green cards win."""

    def test_the_demander_picks_and_the_victim_melds_the_other(self) -> None:
        game = table(ann=seat(green=["Collaboration"]), bo=seat(), supply={9: ["Genetics", "Suburbia"]})
        play(game, "ann: dogma Collaboration")
        assert asked(game) == ("ann", "card", "transfer")
        assert options(game) == ["Genetics", "Suburbia"]
        play(game, "ann: Suburbia")
        assert pile(game, "ann", "yellow") == ["Suburbia"]
        assert pile(game, "bo", "blue") == ["Genetics"]
        assert zone(game, "bo", "hand") == []

    def test_both_cards_are_seen_by_all(self) -> None:
        game = table(
            ann=seat(green=["Collaboration"]),
            bo=seat(),
            cy=seat(green=["Navigation"]),
            supply={9: ["Genetics", "Suburbia"]},
        )
        play(game, "ann: dogma Collaboration", "ann: Genetics")
        assert moves(game, "cy") == ["draw Genetics", "draw Suburbia", "transfer Genetics", "meld Suburbia"]

    def test_each_victim_draws_its_own_pair(self) -> None:
        game = table(
            ann=seat(green=["Collaboration"]),
            bo=seat(),
            cy=seat(),
            supply={9: ["Genetics", "Suburbia", "Fission", "Services"]},
        )
        play(game, "ann: dogma Collaboration", "ann: Genetics", "ann: Services")
        assert pile(game, "ann", "purple") == ["Services"]
        assert pile(game, "bo", "yellow") == ["Suburbia"]
        assert pile(game, "cy", "red") == ["Fission"]

    def test_a_ten_takes_the_place_of_a_missing_nine(self) -> None:
        game = table(
            ann=seat(green=["Collaboration"]),
            bo=seat(),
            supply={9: ["Genetics"], 10: ["Robotics"]},
            removed=emptied(9, but=["Collaboration", "Genetics"]),
        )
        play(game, "ann: dogma Collaboration", "ann: Robotics")
        assert pile(game, "ann", "red") == ["Robotics"]
        assert pile(game, "bo", "blue") == ["Genetics"]

    def test_the_second_draw_can_end_the_game(self) -> None:
        game = table(
            ann=seat(green=["Collaboration"]),
            bo=seat(score=["Oars"]),
            removed=emptied(9, 10, but=["Collaboration", "Genetics"]),
        )
        play(game, "ann: dogma Collaboration")
        assert ending(game) == ("score", ["bo"])

    def test_ten_green_cards_win_splayed_or_not(self) -> None:
        game = table(ann=seat(green=["Collaboration", *NINE_GREEN]), bo=seat(green=["Metric System"], red=["Optics"]))
        play(game, "ann: dogma Collaboration")
        assert ending(game) == ("effect", ["ann"])

    def test_nine_do_not(self) -> None:
        game = table(ann=seat(green=["Collaboration", *NINE_GREEN[1:]]), bo=seat(red=["Optics"]))
        play(game, "ann: dogma Collaboration")
        assert asked(game)[1] == "action"

    def test_the_card_from_the_demand_may_be_the_tenth(self) -> None:
        game = table(
            ann=seat(green=["Collaboration", *NINE_GREEN[1:]]), bo=seat(), supply={9: ["Satellites", "Suburbia"]}
        )
        play(game, "ann: dogma Collaboration", "ann: Satellites")
        assert ending(game) == ("effect", ["ann"])

    def test_a_sharer_with_ten_wins_first(self) -> None:
        green = ["Navigation", *NINE_GREEN]
        game = table(
            ann=seat(green=["Collaboration"]), bo=seat(), cy=seat(green=green), supply={9: ["Genetics", "Fission"]}
        )
        play(game, "ann: dogma Collaboration", "ann: Genetics")
        assert ending(game) == ("effect", ["cy"])

    def test_a_partner_is_not_hit_and_wins_with_the_winner(self) -> None:
        game = table(
            ann=seat(green=["Collaboration", *NINE_GREEN]),
            bo=seat(red=["Optics"]),
            cy=seat(),
            di=seat(purple=["Enterprise"]),
            options=TEAMS,
        )
        play(game, "ann: dogma Collaboration")
        assert ending(game) == ("effect", ["ann", "cy"])
        assert moves(game) == []

    def test_looking_for_ten_earns_no_bonus(self) -> None:
        game = table(ann=seat(green=["Collaboration"]), bo=seat(red=["Optics"]))
        play(game, "ann: dogma Collaboration")
        assert not bonus_drawn(game)


class TestSatellites:
    """Return the hand and draw three 8s; optionally splay purple up; meld a hand card and execute it alone."""

    def test_a_drawn_eight_must_be_melded_and_is_executed(self) -> None:
        game = table(
            ann=seat(green=["Satellites"], hand=["Oars"]),
            bo=seat(),
            supply={8: ["Antibiotics", "Rocketry", "Mobility", "Empiricism", "Socialism"]},
        )
        play(game, "ann: dogma Satellites")
        assert supply(game, 1)[-1] == "Oars"
        assert options(game) == ["Antibiotics", "Mobility", "Rocketry"]
        play(game, "ann: Antibiotics")
        assert options(game) == ["Mobility", "Rocketry", "pass"]
        play(game, "ann: Rocketry", "ann: pass")
        assert zone(game, "ann", "hand") == ["Empiricism", "Mobility", "Socialism"]

    def test_a_demand_of_the_melded_card_is_skipped(self) -> None:
        game = table(
            ann=seat(green=["Satellites"]),
            bo=seat(purple=["Mysticism"]),
            supply={8: ["Mobility", "Rocketry", "Socialism"]},
        )
        play(game, "ann: dogma Satellites", "ann: Mobility")
        assert asked(game)[1] == "action"
        assert pile(game, "bo", "purple") == ["Mysticism"]

    def test_splays_purple_up_or_not_before_the_meld(self) -> None:
        game = table(ann=seat(green=["Satellites"], purple=["Mysticism", "Philosophy"]), bo=seat())
        play(game, "ann: dogma Satellites")
        assert options(game) == ["pass", "purple"]
        play(game, "ann: purple")
        assert splay(game, "ann", "purple") == "up"
        assert asked(game) == ("ann", "card", "meld")

    def test_an_empty_hand_draws_too(self) -> None:
        game = table(ann=seat(green=["Satellites"]), bo=seat())
        play(game, "ann: dogma Satellites")
        assert len(zone(game, "ann", "hand")) == 3

    def test_cards_for_one_pile_go_back_in_a_chosen_order(self) -> None:
        game = table(ann=seat(green=["Satellites"], hand=["Oars", "Tools"]), bo=seat())
        play(game, "ann: dogma Satellites")
        assert (asked(game)[1], options(game)) == ("order", ["Oars", "Tools"])

    def test_the_third_draw_can_end_the_game(self) -> None:
        game = table(
            ann=seat(green=["Satellites"]),
            bo=seat(score=["Oars"]),
            removed=emptied(8, 9, 10, but=["Satellites", "Flight", "Ecology"]),
        )
        play(game, "ann: dogma Satellites")
        assert ending(game) == ("score", ["bo"])
        assert zone(game, "ann", "hand") == ["Ecology", "Flight"]

    def test_the_meld_can_win_before_anything_is_executed(self) -> None:
        # Clocks: Satellites 3, Fission 3, Railroad 2 and Bioengineering 2 beneath Writing; Rocketry adds 3.
        board = {"red": ["Fission"], "purple": ["Railroad"], "blue": ("up", ["Writing", "Bioengineering"])}
        game = table(
            ann=seat(green=["Satellites"], achievements=FIVE, **board),  # type: ignore[arg-type]
            bo=seat(score=["Canning"]),
            supply={8: ["Rocketry", "Antibiotics", "Socialism"]},
        )
        play(game, "ann: dogma Satellites", "ann: Rocketry")
        assert ending(game) == ("achievements", ["ann"])
        assert zone(game, "bo", "score") == ["Canning"]

    def test_a_sharer_does_it_all_and_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(green=["Satellites"]),
            bo=seat(red=["Fission"]),
            supply={
                8: ["Mobility", "Rocketry", "Corporations", "Skyscrapers", "Antibiotics", "Socialism"],
                9: ["Ecology"],
            },
        )
        play(game, "ann: dogma Satellites", "bo: Mobility", "ann: Skyscrapers")
        assert pile(game, "bo", "red") == ["Mobility", "Fission"]
        assert zone(game, "ann", "hand") == ["Antibiotics", "Ecology", "Socialism"]

    def test_others_see_only_backs_before_the_meld(self) -> None:
        game = table(
            ann=seat(green=["Satellites"], hand=["Oars"]), bo=seat(), supply={8: ["Mobility", "Rocketry", "Socialism"]}
        )
        play(game, "ann: dogma Satellites", "ann: Mobility")
        assert moves(game, "bo") == ["return back 1 base"] + ["draw back 8 base"] * 3 + ["meld Mobility"]


class TestServices:
    """Demand: all the highest score cards to the demander's hand; then take a leafless top of the demander."""

    def test_all_the_highest_go_and_a_leafless_top_comes(self) -> None:
        game = table(
            ann=seat(purple=["Services"], red=["Oars"], blue=["Tools"], yellow=["Agriculture"]),
            bo=seat(score=["Coal", "Physics", "Paper"]),
        )
        play(game, "ann: dogma Services")
        assert zone(game, "ann", "hand") == ["Coal", "Physics"]
        assert zone(game, "bo", "score") == ["Paper"]
        assert (asked(game), options(game)) == (("bo", "card", "transfer"), ["Oars", "Tools"])
        play(game, "bo: Tools")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert pile(game, "ann", "blue") == []

    def test_an_empty_score_pile_gives_and_takes_nothing(self) -> None:
        game = table(ann=seat(purple=["Services"], red=["Oars"]), bo=seat())
        play(game, "ann: dogma Services")
        assert pile(game, "ann", "red") == ["Oars"]

    def test_without_a_leafless_top_nothing_comes_back(self) -> None:
        game = table(ann=seat(purple=["Services"]), bo=seat(score=["Coal"]))
        play(game, "ann: dogma Services")
        assert zone(game, "ann", "hand") == ["Coal"]
        assert zone(game, "bo", "hand") == []

    def test_a_pile_of_two_loses_its_splay(self) -> None:
        game = table(ann=seat(purple=["Services"], red=("left", ["Oars", "Archery"])), bo=seat(score=["Coal"]))
        play(game, "ann: dogma Services")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert splay(game, "ann", "red") == "none"

    def test_all_are_hit_one_after_the_other(self) -> None:
        game = table(
            ann=seat(purple=["Services"], red=["Oars", "Archery"]), bo=seat(score=["Coal"]), cy=seat(score=["Paper"])
        )
        play(game, "ann: dogma Services")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert zone(game, "cy", "hand") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Coal", "Paper"]

    def test_nobody_with_as_many_leaves_is_hit(self) -> None:
        game = table(ann=seat(purple=["Services"]), bo=seat(yellow=["Agriculture"], score=["Coal"]))
        play(game, "ann: dogma Services")
        assert zone(game, "bo", "score") == ["Coal"]

    def test_a_third_player_sees_only_backs_of_the_score_cards(self) -> None:
        game = table(
            ann=seat(purple=["Services"], red=["Oars"]), bo=seat(score=["Coal"]), cy=seat(yellow=["Agriculture"])
        )
        play(game, "ann: dogma Services")
        assert moves(game, "cy") == ["transfer back 5 base", "transfer Oars"]
        assert moves(game, "ann") == moves(game, "bo") == ["transfer Coal", "transfer Oars"]


class TestSpecialization:
    """Reveal a hand card, take the opponents' tops of its color; optionally splay yellow or blue up."""

    def test_takes_the_tops_of_the_color_shown(self) -> None:
        game = table(
            ann=seat(purple=["Specialization"], hand=["Coal", "Tools"]),
            bo=seat(red=["Archery", "Oars"]),
            cy=seat(blue=["Writing"]),
        )
        play(game, "ann: dogma Specialization")
        assert options(game) == ["Coal", "Tools"]
        play(game, "ann: Coal")
        assert zone(game, "ann", "hand") == ["Archery", "Coal", "Tools"]
        assert zone(game, "ann", "revealed") == []
        assert pile(game, "bo", "red") == ["Oars"]
        assert pile(game, "cy", "blue") == ["Writing"]

    def test_each_opponent_with_the_color_gives_in_an_order_of_choice(self) -> None:
        game = table(
            ann=seat(purple=["Specialization"], hand=["Coal"]),
            bo=seat(red=["Archery"]),
            cy=seat(red=["Oars", "Metalworking"]),
        )
        play(game, "ann: dogma Specialization")
        assert (asked(game)[1], options(game)) == ("order", ["Archery", "Oars"])
        play(game, "ann: Oars")
        assert zone(game, "ann", "hand") == ["Archery", "Coal", "Oars"]
        assert pile(game, "cy", "red") == ["Metalworking"]

    def test_an_empty_hand_takes_nothing_but_may_splay(self) -> None:
        game = table(ann=seat(purple=["Specialization"], yellow=["Masonry", "Agriculture"]), bo=seat(red=["Archery"]))
        play(game, "ann: dogma Specialization")
        assert options(game) == ["pass", "yellow"]
        play(game, "ann: yellow")
        assert splay(game, "ann", "yellow") == "up"
        assert pile(game, "bo", "red") == ["Archery"]

    def test_the_card_shown_is_seen_by_all(self) -> None:
        game = table(ann=seat(purple=["Specialization"], hand=["Coal"]), bo=seat(), cy=seat())
        play(game, "ann: dogma Specialization")
        assert moves(game, "cy")[0] == "reveal Coal"

    def test_yellow_or_blue_may_be_left_as_they_are(self) -> None:
        game = table(
            ann=seat(
                purple=["Specialization", "Mysticism"],
                yellow=["Masonry", "Agriculture"],
                blue=("up", ["Tools", "Writing"]),
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Specialization")
        assert options(game) == ["pass", "yellow"]
        play(game, "ann: pass")
        assert splay(game, "ann", "yellow") == "none"

    def test_a_partner_keeps_his_top_card(self) -> None:
        # Rules 16.11.
        game = table(
            ann=seat(purple=["Specialization"], hand=["Coal"]),
            bo=seat(red=["Archery"]),
            cy=seat(red=["Oars"]),
            di=seat(red=["Metalworking"]),
            options=TEAMS,
        )
        play(game, "ann: dogma Specialization", "ann: Archery")
        assert zone(game, "ann", "hand") == ["Archery", "Coal", "Metalworking"]
        assert pile(game, "cy", "red") == ["Oars"]

    def test_a_sharer_earns_the_bonus_by_revealing_alone(self) -> None:
        # Rules 5.7.1: a card moved to the revealed ones is a change.
        game = table(
            ann=seat(purple=["Specialization"]),
            bo=seat(red=["Machine Tools"], hand=["Tools"]),
            supply={9: ["Ecology"]},
        )
        play(game, "ann: dogma Specialization")
        assert zone(game, "ann", "hand") == ["Ecology"]
        assert zone(game, "bo", "hand") == ["Tools"]

    def test_a_sharer_takes_from_the_launcher(self) -> None:
        game = table(
            ann=seat(purple=["Specialization"]),
            bo=seat(red=["Machine Tools"], hand=["Mysticism"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Specialization")
        assert zone(game, "bo", "hand") == ["Mysticism", "Specialization"]
        assert zone(game, "ann", "hand") == ["Oars"]  # the bonus of a board without top cards is a 1

    def test_a_sharer_with_an_empty_hand_earns_no_bonus(self) -> None:
        game = table(ann=seat(purple=["Specialization"]), bo=seat(red=["Machine Tools"]))
        play(game, "ann: dogma Specialization")
        assert not bonus_drawn(game)


class TestComposites:
    """Demand: all but one hand card to the demander's hand, and the highest score card to his score pile."""

    def test_one_card_of_choice_is_kept(self) -> None:
        game = table(ann=seat(red=["Composites"]), bo=seat(hand=["Oars", "Tools", "Paper"], score=["Coal", "Calendar"]))
        play(game, "ann: dogma Composites")
        assert asked(game) == ("bo", "card", "keep")
        play(game, "bo: Tools")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Oars", "Paper"]
        assert zone(game, "ann", "score") == ["Coal"]
        assert zone(game, "bo", "score") == ["Calendar"]

    def test_a_single_hand_card_is_kept_but_the_score_card_goes(self) -> None:
        game = table(ann=seat(red=["Composites"]), bo=seat(hand=["Oars"], score=["Coal"]))
        play(game, "ann: dogma Composites")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert zone(game, "ann", "score") == ["Coal"]

    def test_the_hand_goes_without_any_score_card_and_the_other_way_round(self) -> None:
        game = table(ann=seat(red=["Composites"]), bo=seat(hand=["Oars", "Tools"]), cy=seat(score=["Coal"]))
        play(game, "ann: dogma Composites", "bo: Oars")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert zone(game, "ann", "score") == ["Coal"]

    def test_the_victim_picks_among_tied_score_cards(self) -> None:
        game = table(ann=seat(red=["Composites"]), bo=seat(score=["Coal", "Physics", "Oars"]))
        play(game, "ann: dogma Composites")
        assert (asked(game), options(game)) == (("bo", "card", "transfer"), ["Coal", "Physics"])
        play(game, "bo: Physics")
        assert zone(game, "ann", "score") == ["Physics"]

    def test_nothing_to_give(self) -> None:
        game = table(ann=seat(red=["Composites"]), bo=seat())
        play(game, "ann: dogma Composites")
        assert asked(game)[1] == "action"

    def test_is_not_scoring(self) -> None:
        game = table(ann=seat(red=["Composites"], scored=5), bo=seat(score=["Coal"]))
        play(game, "ann: dogma Composites")
        assert zone(game, "ann", "achievements") == []

    def test_nobody_with_as_many_factories_is_hit(self) -> None:
        game = table(ann=seat(red=["Composites"]), bo=seat(red=["Coal"], hand=["Oars", "Tools"]))
        play(game, "ann: dogma Composites")
        assert zone(game, "bo", "hand") == ["Oars", "Tools"]

    def test_a_third_player_sees_only_backs(self) -> None:
        game = table(
            ann=seat(red=["Composites"]), bo=seat(hand=["Oars", "Tools"], score=["Paper"]), cy=seat(red=["Coal"])
        )
        play(game, "ann: dogma Composites", "bo: Oars")
        assert moves(game, "cy") == ["transfer back 1 base", "transfer back 3 base"]
        assert moves(game, "ann") == ["transfer Tools", "transfer Paper"]


class TestFission:
    """Demand: draw a 10, a red one removes nearly everything. Then return a top card and draw a 10."""

    def test_a_red_ten_removes_hands_boards_and_score_piles(self) -> None:
        game = table(
            ann=seat(red=["Fission", "Oars"], hand=["Tools"], score=["Paper"], achievements=["Coal"]),
            bo=seat(blue=["Writing"], hand=["Sailing"], score=["Canning"], achievements=["Empire"]),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Fission")
        for name, claimed in (("ann", "Coal"), ("bo", "Empire")):
            assert zone(game, name, "hand") == zone(game, name, "score") == []
            assert game.position()["players"][name]["board"] == {}
            assert game.position()["players"][name]["points"] == 0
            assert zone(game, name, "achievements") == [claimed]
        removed = ["Canning", "Fission", "Oars", "Paper", "Robotics", "Sailing", "Tools", "Writing"]
        assert sorted(game.position()["removed"]) == removed

    def test_a_red_ten_ends_the_action_and_play_goes_on(self) -> None:
        game = table(ann=seat(red=["Fission"]), bo=seat(), supply={1: ["Oars"], 10: ["Robotics", "Databases"]})
        play(game, "ann: dogma Fission")
        assert supply(game, 10)[0] == "Databases"
        assert not bonus_drawn(game)
        assert options(game) == ["draw"]
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert asked(game)[0] == "bo"

    def test_who_comes_after_a_red_ten_is_not_hit_any_more(self) -> None:
        game = table(
            ann=seat(red=["Fission"]), bo=seat(), cy=seat(hand=["Oars"]), supply={10: ["Robotics", "Databases"]}
        )
        play(game, "ann: dogma Fission")
        assert supply(game, 10)[0] == "Databases"
        assert zone(game, "cy", "hand") == []

    def test_a_later_red_ten_takes_the_earlier_draw_and_a_sharers_cards_too(self) -> None:
        game = table(
            ann=seat(red=["Fission"]),
            bo=seat(),
            cy=seat(),
            di=seat(green=["Satellites"], hand=["Oars"]),
            supply={10: ["Databases", "Miniaturization"]},
        )
        play(game, "ann: dogma Fission")
        assert sorted(game.position()["removed"]) == ["Databases", "Fission", "Miniaturization", "Oars", "Satellites"]
        assert not bonus_drawn(game)

    def test_another_color_stays_in_hand_seen_by_all_and_the_second_effect_follows(self) -> None:
        game = table(
            ann=seat(red=["Fission"], blue=["Tools"]),
            bo=seat(green=["Sailing"]),
            supply={10: ["Databases", "Robotics"]},
        )
        play(game, "ann: dogma Fission")
        assert zone(game, "bo", "hand") == ["Databases"]
        assert moves(game, None)[0] == "draw Databases"
        assert options(game) == ["Sailing", "Tools"]
        play(game, "ann: Sailing")
        assert pile(game, "bo", "green") == []
        assert supply(game, 1)[-1] == "Sailing"
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_fission_itself_cannot_be_returned_but_the_ten_is_drawn(self) -> None:
        game = table(ann=seat(red=["Fission"]), bo=seat(), supply={10: ["Databases", "Robotics"]})
        play(game, "ann: dogma Fission")
        assert pile(game, "ann", "red") == ["Fission"]
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_one_hit_one_shares(self) -> None:
        game = table(
            ann=seat(red=["Fission"]),
            bo=seat(yellow=["Masonry"]),
            cy=seat(green=["Satellites"]),
            supply={9: ["Ecology"], 10: ["Databases", "Stem Cells", "A.I."]},
        )
        play(game, "ann: dogma Fission", "cy: Masonry")
        assert zone(game, "cy", "hand") == ["Stem Cells"]
        assert pile(game, "cy", "green") == []  # the only top card left, returned by ann
        assert zone(game, "ann", "hand") == ["A.I.", "Ecology"]

    def test_drawing_alone_earns_the_bonus(self) -> None:
        game = table(ann=seat(red=["Fission"]), bo=seat(red=["Coal"], blue=["Rocketry"]), supply={9: ["Ecology"]})
        play(game, "ann: dogma Fission", "bo: Coal")
        assert bonus_drawn(game)

    def test_no_ten_ends_the_game(self) -> None:
        game = table(ann=seat(red=["Fission"]), bo=seat(score=["Oars"]), removed=emptied(10))
        play(game, "ann: dogma Fission")
        assert ending(game) == ("score", ["bo"])
        assert zone(game, "bo", "score") == ["Oars"]

    def test_the_second_effect_may_take_the_last_ten(self) -> None:
        game = table(ann=seat(red=["Fission"], score=["Tools"]), bo=seat(), removed=emptied(10, but=["Databases"]))
        play(game, "ann: dogma Fission")
        assert ending(game) == ("score", ["ann"])

    def test_a_partner_is_not_hit_but_loses_everything_too(self) -> None:
        game = table(
            ann=seat(red=["Fission"]),
            bo=seat(),
            cy=seat(hand=["Oars"]),
            di=seat(),
            supply={10: ["Databases", "Robotics"]},
            options=TEAMS,
        )
        play(game, "ann: dogma Fission")
        assert sorted(game.position()["removed"]) == ["Databases", "Fission", "Oars", "Robotics"]


class TestFissionOfTheFirstEdition:
    """Rules 17.1.3: the second effect only returns a top card."""

    def test_nothing_is_drawn_after_the_return(self) -> None:
        game = table(
            ann=seat(red=["Fission"], blue=["Tools"]),
            bo=seat(),
            supply={10: ["Databases", "Robotics"]},
            options=FIRST_EDITION,
        )
        play(game, "ann: dogma Fission")
        assert pile(game, "ann", "blue") == []
        assert pile(game, "ann", "red") == ["Fission"]
        assert zone(game, "ann", "hand") == []
        assert supply(game, 10)[0] == "Robotics"

    def test_without_a_card_to_return_nothing_happens(self) -> None:
        game = table(ann=seat(red=["Fission"]), bo=seat(), supply={10: ["Databases"]}, options=FIRST_EDITION)
        play(game, "ann: dogma Fission")
        assert zone(game, "ann", "hand") == []
        assert asked(game)[1] == "action"

    def test_a_red_ten_removes_everything_as_ever(self) -> None:
        game = table(
            ann=seat(red=["Fission"], hand=["Oars"]), bo=seat(), supply={10: ["Robotics"]}, options=FIRST_EDITION
        )
        play(game, "ann: dogma Fission")
        assert sorted(game.position()["removed"]) == ["Fission", "Oars", "Robotics"]
        assert options(game) == ["draw"]


class TestEcology:
    """Optionally return a hand card; then score one and draw two 10s."""

    def test_return_score_and_draw(self) -> None:
        game = table(
            ann=seat(yellow=["Ecology"], hand=["Oars", "Tools", "Coal"]),
            bo=seat(),
            supply={10: ["Robotics", "Databases"]},
        )
        play(game, "ann: dogma Ecology", "ann: Oars")
        assert options(game) == ["Coal", "Tools"]
        play(game, "ann: Coal")
        assert zone(game, "ann", "score") == ["Coal"]
        assert zone(game, "ann", "hand") == ["Databases", "Robotics", "Tools"]

    def test_may_be_declined_and_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(yellow=["Ecology"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Ecology", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars"]
        game = table(ann=seat(yellow=["Ecology"]), bo=seat())
        play(game, "ann: dogma Ecology")
        assert asked(game)[1] == "action"

    def test_with_nothing_left_to_score_the_tens_are_drawn(self) -> None:
        game = table(ann=seat(yellow=["Ecology"], hand=["Oars"]), bo=seat(), supply={10: ["Robotics", "Databases"]})
        play(game, "ann: dogma Ecology", "ann: Oars")
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "hand") == ["Databases", "Robotics"]

    def test_the_second_ten_can_end_the_game_after_the_scoring(self) -> None:
        game = table(
            ann=seat(yellow=["Ecology"], hand=["Oars", "Coal"]),
            bo=seat(score=["Calendar"]),
            removed=emptied(10, but=["Robotics"]),
        )
        play(game, "ann: dogma Ecology", "ann: Oars")
        assert ending(game) == ("score", ["ann"])
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_the_sixth_scored_card_wins_before_the_draws(self) -> None:
        game = table(ann=seat(yellow=["Ecology"], hand=["Oars", "Writing"], scored=5, achievements=FIVE), bo=seat())
        play(game, "ann: dogma Ecology", "ann: Oars")
        assert ending(game) == ("achievements", ["ann"])
        assert zone(game, "ann", "hand") == []

    def test_one_shares_one_declines(self) -> None:
        game = table(
            ann=seat(yellow=["Ecology"]),
            bo=seat(purple=["Philosophy"], hand=["Oars"]),
            cy=seat(purple=["Education"], hand=["Tools"]),
            supply={9: ["Fission"]},
        )
        play(game, "ann: dogma Ecology", "bo: pass", "cy: Tools")
        assert zone(game, "ann", "hand") == ["Fission"]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_a_sharer_who_declines_earns_no_bonus(self) -> None:
        game = table(ann=seat(yellow=["Ecology"]), bo=seat(purple=["Philosophy"], hand=["Oars"]))
        play(game, "ann: dogma Ecology", "bo: pass")
        assert not bonus_drawn(game)

    def test_others_see_only_backs(self) -> None:
        game = table(ann=seat(yellow=["Ecology"], hand=["Oars", "Coal"]), bo=seat())
        play(game, "ann: dogma Ecology", "ann: Oars")
        assert moves(game, "bo") == ["return back 1 base", "score back 5 base"] + ["draw back 10 base"] * 2


class TestSuburbia:
    """Optionally tuck any number of hand cards; draw and score a 1 for each."""

    def test_a_one_for_each_tucked_card(self) -> None:
        game = table(
            ann=seat(yellow=["Suburbia"], hand=["Oars", "Coal", "Tools"]), bo=seat(), supply={1: ["Archery", "Masonry"]}
        )
        play(game, "ann: dogma Suburbia", "ann: Coal", "ann: Oars", "ann: pass")
        assert pile(game, "ann", "red") == ["Coal", "Oars"]
        assert zone(game, "ann", "score") == ["Archery", "Masonry"]
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_none_may_be_tucked_and_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(yellow=["Suburbia"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Suburbia", "ann: pass")
        assert zone(game, "ann", "score") == []
        game = table(ann=seat(yellow=["Suburbia"]), bo=seat())
        play(game, "ann: dogma Suburbia")
        assert asked(game)[1] == "action"

    def test_all_may_be_tucked(self) -> None:
        hand = ["Oars", "Coal", "Tools", "Writing", "Paper"]
        game = table(ann=seat(yellow=["Suburbia"], hand=hand), bo=seat())
        play(game, "ann: dogma Suburbia", *[f"ann: {name}" for name in hand])
        assert asked(game)[1] == "action"
        assert len(zone(game, "ann", "score")) == 5

    def test_a_one_may_be_a_two(self) -> None:
        game = table(
            ann=seat(yellow=["Suburbia"], hand=["Coal"]), bo=seat(), supply={2: ["Calendar"]}, removed=emptied(1)
        )
        play(game, "ann: dogma Suburbia", "ann: Coal")
        assert zone(game, "ann", "score") == ["Calendar"]

    def test_six_tucks_claim_monument_before_anything_is_scored(self) -> None:
        game = table(ann=seat(yellow=["Suburbia"], hand=["Coal", "Oars"], tucked=5), bo=seat())
        play(game, "ann: dogma Suburbia", "ann: Coal")
        assert zone(game, "ann", "achievements") == ["Monument"]
        assert zone(game, "ann", "score") == []

    def test_six_scores_claim_it_in_the_middle_of_the_draws(self) -> None:
        game = table(
            ann=seat(yellow=["Suburbia"], hand=["Coal", "Oars"], scored=5, achievements=[*FIVE[:4], "Canning"]),
            bo=seat(),
        )
        play(game, "ann: dogma Suburbia", "ann: Coal", "ann: Oars")
        assert ending(game) == ("achievements", ["ann"])
        assert len(zone(game, "ann", "score")) == 1

    def test_a_sharer_who_tucks_earns_the_bonus_one_who_does_not_none(self) -> None:
        game = table(
            ann=seat(yellow=["Suburbia"]), bo=seat(yellow=["Agriculture"], hand=["Oars"]), supply={9: ["Fission"]}
        )
        play(game, "ann: dogma Suburbia")
        other = game.copy()
        play(game, "bo: Oars")
        assert zone(game, "ann", "hand") == ["Fission"]
        play(other, "bo: pass")
        assert not bonus_drawn(other)

    def test_tucks_are_open_and_scores_hidden(self) -> None:
        game = table(ann=seat(yellow=["Suburbia"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Suburbia", "ann: Oars")
        assert moves(game, "bo") == ["tuck Oars", "score back 1 base"]
