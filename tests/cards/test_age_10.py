"""Base cards of age 10: the course of each and the edges its text can reach."""

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

TEAMS: Final = {"teams": "partners"}
FIVE: Final = ["Tools", "Calendar", "Paper", "Navigation", "Coal"]
"""Five standard achievements: with two players the sixth wins."""


class TestBioengineering:
    """An opponent's leaf top card to the score pile; with somebody below three leaves most leaves win."""

    def test_the_opponent_and_the_card_are_chosen(self) -> None:
        game = table(
            ann=seat(blue=["Bioengineering"]),
            bo=seat(yellow=["Agriculture"], red=["Archery"]),
            cy=seat(yellow=["Anatomy"], green=["Sailing"]),
        )
        play(game, "ann: dogma Bioengineering")
        assert options(game) == ["Agriculture", "Anatomy", "Sailing"]
        play(game, "ann: Sailing")
        assert zone(game, "ann", "score") == ["Sailing"]
        assert pile(game, "cy", "green") == []

    def test_without_a_leaf_nothing_is_taken_and_a_tie_at_zero_wins_nothing(self) -> None:
        game = table(ann=seat(blue=["Bioengineering"]), bo=seat(red=["Archery"]))
        play(game, "ann: dogma Bioengineering")
        assert asked(game)[1] == "action"
        assert pile(game, "bo", "red") == ["Archery"]

    def test_is_not_scoring(self) -> None:
        game = table(ann=seat(blue=["Bioengineering"], scored=5), bo=seat(yellow=["Agriculture"]))
        play(game, "ann: dogma Bioengineering")
        assert zone(game, "ann", "score") == ["Agriculture"]
        assert zone(game, "ann", "achievements") == []

    def test_own_leaves_are_not_taken(self) -> None:
        game = table(ann=seat(blue=["Bioengineering"], yellow=["Agriculture"]), bo=seat(yellow=["Anatomy"]))
        play(game, "ann: dogma Bioengineering")
        assert zone(game, "ann", "score") == ["Anatomy"]
        assert ending(game) == ("effect", ["ann"])

    def test_the_winner_may_be_an_opponent(self) -> None:
        game = table(
            ann=seat(blue=["Bioengineering"]), bo=seat(yellow=["Masonry"]), cy=seat(yellow=["Agriculture", "Anatomy"])
        )
        play(game, "ann: dogma Bioengineering")
        # Anatomy, uncovered by the first effect, shows three leaves.
        assert ending(game) == ("effect", ["cy"])
        assert game.result is not None and game.result.card == "Bioengineering"

    def test_a_tie_for_most_leaves_wins_nothing(self) -> None:
        game = table(
            ann=seat(blue=["Bioengineering"]),
            bo=seat(blue=["Pottery", "Writing"], yellow=["Anatomy"]),
            cy=seat(yellow=["Agriculture"]),
        )
        play(game, "ann: dogma Bioengineering", "ann: Pottery")
        assert asked(game)[1] == "action"

    def test_three_leaves_for_everybody_win_nothing(self) -> None:
        game = table(
            ann=seat(blue=["Bioengineering"], yellow=["Agriculture"]),
            bo=seat(purple=["Services"], blue=["Pottery"], yellow=["Anatomy"]),
        )
        play(game, "ann: dogma Bioengineering", "ann: Pottery")
        assert asked(game)[1] == "action"

    def test_a_partner_is_spared_and_no_rival(self) -> None:
        # Rules 16.3: ann and cy lead together with three leaves each.
        game = table(
            ann=seat(blue=["Bioengineering"], yellow=["Agriculture"]),
            bo=seat(green=["Sailing"]),
            cy=seat(yellow=["Anatomy"]),
            di=seat(),
            options=TEAMS,
        )
        play(game, "ann: dogma Bioengineering")
        assert zone(game, "ann", "score") == ["Sailing"]
        assert ending(game) == ("effect", ["ann", "cy"])

    def test_a_tie_between_the_teams_wins_nothing(self) -> None:
        game = table(
            ann=seat(blue=["Bioengineering"], yellow=["Agriculture"]),
            bo=seat(green=["Sailing"]),
            cy=seat(),
            di=seat(yellow=["Anatomy"]),
            options=TEAMS,
        )
        play(game, "ann: dogma Bioengineering", "ann: Sailing")
        assert asked(game)[1] == "action"

    def test_a_sharer_takes_from_the_launcher_and_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(blue=["Bioengineering"], yellow=["Agriculture"]),
            bo=seat(red=["Fission"]),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Bioengineering")
        assert zone(game, "bo", "score") == ["Agriculture"]
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_a_sharer_may_make_the_launcher_win(self) -> None:
        # Bo executes the second effect first; ann's Compass shows the only leaf left.
        game = table(
            ann=seat(blue=["Bioengineering"], yellow=["Agriculture"], green=["Compass"]), bo=seat(red=["Fission"])
        )
        play(game, "ann: dogma Bioengineering", "bo: Agriculture")
        assert ending(game) == ("effect", ["ann"])

    def test_a_sharer_with_nothing_to_take_earns_no_bonus(self) -> None:
        game = table(ann=seat(blue=["Bioengineering"]), bo=seat(red=["Fission"]))
        play(game, "ann: dogma Bioengineering")
        assert not bonus_drawn(game)


class TestSoftware:
    """Draw and score a 10; draw and meld two 10s and execute the second alone."""

    def test_only_the_second_card_is_executed(self) -> None:
        game = table(
            ann=seat(blue=["Software"], hand=["Oars"]),
            bo=seat(),
            supply={10: ["A.I.", "Miniaturization", "Stem Cells"]},
        )
        play(game, "ann: dogma Software")
        assert zone(game, "ann", "score") == ["A.I."]
        assert pile(game, "ann", "red") == ["Miniaturization"]
        assert pile(game, "ann", "yellow") == ["Stem Cells"]
        assert asked(game) == ("ann", "yes_no", "score")
        play(game, "ann: yes")
        assert zone(game, "ann", "score") == ["A.I.", "Oars"]

    def test_a_demand_is_skipped(self) -> None:
        game = table(
            ann=seat(blue=["Software"]),
            bo=seat(score=["Oars"]),
            supply={10: ["A.I.", "Miniaturization", "Databases"]},
        )
        play(game, "ann: dogma Software")
        assert zone(game, "bo", "score") == ["Oars"]
        assert asked(game)[1] == "action"

    def test_nested_in_robotics_nested_in_software(self) -> None:
        # Software - Robotics, which scores the green card and melds The Internet - which counts the clocks.
        game = table(
            ann=seat(blue=["Software"], green=["Sailing"]),
            bo=seat(),
            supply={
                10: ["A.I.", "Stem Cells", "Robotics", "The Internet", "Miniaturization", "Bioengineering", "Databases"]
            },
        )
        play(game, "ann: dogma Software")
        # Software 3, Robotics 1, The Internet 2: three further cards.
        assert zone(game, "ann", "score") == ["A.I.", "Miniaturization", "Sailing"]
        assert pile(game, "ann", "blue") == ["Bioengineering", "Software"]
        assert pile(game, "ann", "green")[-1] == "Databases"

    def test_the_tens_can_run_out_at_each_draw(self) -> None:
        for left in (["A.I."], ["A.I.", "Miniaturization"]):
            game = table(
                ann=seat(blue=["Software"], score=["Oars"]),
                bo=seat(score=["Coal"]),
                removed=emptied(10, but=["Software", *left]),
                supply={10: left},
            )
            play(game, "ann: dogma Software")
            assert ending(game) == ("score", ["ann"])
            assert pile(game, "ann", "red") == left[1:]

    def test_the_sixth_scored_card_wins_before_the_melds(self) -> None:
        game = table(ann=seat(blue=["Software"], scored=5, achievements=FIVE), bo=seat())
        play(game, "ann: dogma Software")
        assert ending(game) == ("achievements", ["ann"])

    def test_a_sharer_executes_its_own_second_card(self) -> None:
        game = table(
            ann=seat(blue=["Software"]),
            bo=seat(red=["Fission"], hand=["Oars"]),
            supply={
                10: ["A.I.", "The Internet", "Miniaturization", "Stem Cells", "Robotics", "Databases", "Self Service"]
            },
        )
        play(game, "ann: dogma Software")
        assert (zone(game, "bo", "score"), zone(game, "ann", "score")) == (["A.I."], ["The Internet"])
        play(game, "bo: no")
        assert pile(game, "bo", "red") == ["Miniaturization", "Fission"]
        assert pile(game, "ann", "red") == ["Robotics"]
        assert pile(game, "ann", "green") == ["Databases"]
        assert zone(game, "ann", "hand") == ["Self Service"]

    def test_others_see_a_back_scored(self) -> None:
        game = table(ann=seat(blue=["Software"]), bo=seat(), supply={10: ["A.I.", "Miniaturization", "Databases"]})
        play(game, "ann: dogma Software")
        assert moves(game, "bo") == ["score back 10 base", "meld Miniaturization", "meld Databases"]


class TestDatabases:
    """Demand: return half the score pile, rounded up."""

    def test_an_odd_card_goes_too_by_the_choice_of_the_victim(self) -> None:
        game = table(ann=seat(green=["Databases"]), bo=seat(score=["Oars", "Tools", "Coal"]))
        play(game, "ann: dogma Databases")
        assert (asked(game), options(game)) == (("bo", "card", "return"), ["Coal", "Oars", "Tools"])
        play(game, "bo: Tools", "bo: Oars")
        assert zone(game, "bo", "score") == ["Coal"]
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]

    def test_a_single_card_goes(self) -> None:
        game = table(ann=seat(green=["Databases"]), bo=seat(score=["Oars"]))
        play(game, "ann: dogma Databases")
        assert zone(game, "bo", "score") == []

    def test_an_empty_score_pile(self) -> None:
        game = table(ann=seat(green=["Databases"], score=["Oars"]), bo=seat())
        play(game, "ann: dogma Databases")
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "score") == ["Oars"]

    def test_all_are_hit_and_one_with_as_many_clocks_is_not(self) -> None:
        game = table(
            ann=seat(green=["Databases"]),
            bo=seat(score=["Oars", "Tools"]),
            cy=seat(blue=["Rocketry"], score=["Paper"]),
            di=seat(score=["Coal"]),
        )
        play(game, "ann: dogma Databases", "bo: Oars")
        assert [zone(game, name, "score") for name in ("bo", "cy", "di")] == [["Tools"], ["Paper"], []]

    def test_others_see_only_backs(self) -> None:
        game = table(ann=seat(green=["Databases"]), bo=seat(score=["Oars"]))
        play(game, "ann: dogma Databases")
        assert moves(game, "ann") == ["return back 1 base"]
        assert moves(game, "bo") == ["return Oars"]


class TestSelfService:
    """Execute another own top card alone; more achievements than each opponent win."""

    def test_any_other_top_card_must_be_executed(self) -> None:
        game = table(
            ann=seat(green=["Self Service"], yellow=["Agriculture"], blue=["Writing"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Self Service")
        assert (asked(game), options(game)) == (("ann", "card", "choose"), ["Agriculture", "Writing"])
        play(game, "ann: Writing")
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_a_card_with_only_a_demand_may_be_chosen_for_nothing(self) -> None:
        game = table(ann=seat(green=["Self Service"], red=["Archery"]), bo=seat(hand=["Tools"]))
        play(game, "ann: dogma Self Service")
        assert asked(game)[1] == "action"
        assert zone(game, "bo", "hand") == ["Tools"]

    def test_without_another_top_card_nothing_is_executed(self) -> None:
        game = table(ann=seat(green=["Self Service", "Sailing"]), bo=seat())
        play(game, "ann: dogma Self Service")
        assert asked(game)[1] == "action"
        assert moves(game) == []

    def test_nobody_shares_the_nested_card(self) -> None:
        game = table(
            ann=seat(green=["Self Service"], blue=["Writing"]),
            bo=seat(purple=["Philosophy"]),
            supply={2: ["Calendar", "Currency"]},
        )
        play(game, "ann: dogma Self Service")
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert zone(game, "bo", "hand") == []

    def test_more_achievements_than_each_opponent_win(self) -> None:
        game = table(
            ann=seat(green=["Self Service"], achievements=["Oars", "Empire"]),
            bo=seat(achievements=["Tools"]),
            cy=seat(achievements=["Coal"]),
        )
        play(game, "ann: dogma Self Service")
        assert ending(game) == ("effect", ["ann"])
        assert game.result is not None and game.result.card == "Self Service"

    def test_as_many_as_one_of_them_do_not(self) -> None:
        game = table(ann=seat(green=["Self Service"], achievements=["Oars"]), bo=seat(), cy=seat(achievements=["Coal"]))
        play(game, "ann: dogma Self Service")
        assert asked(game)[1] == "action"

    def test_an_achievement_from_the_nested_card_counts(self) -> None:
        game = table(
            ann=seat(green=["Self Service"], yellow=["Suburbia"], hand=["Oars"], tucked=5, achievements=["Tools"]),
            bo=seat(achievements=["Coal"]),
        )
        play(game, "ann: dogma Self Service", "ann: Oars")
        assert ending(game) == ("effect", ["ann"])

    def test_a_sharer_with_more_wins_before_the_launcher_can(self) -> None:
        game = table(
            ann=seat(green=["Self Service"]),
            bo=seat(red=["Optics"], achievements=["Oars"]),
            supply={3: ["Paper", "Education"]},
        )
        play(game, "ann: dogma Self Service")
        assert ending(game) == ("effect", ["bo"])

    def test_a_sharer_executes_a_top_card_of_its_own(self) -> None:
        game = table(
            ann=seat(green=["Self Service"]),
            bo=seat(purple=["Enterprise"], blue=["Writing"]),
            supply={2: ["Calendar"], 10: ["Robotics"]},
        )
        play(game, "ann: dogma Self Service", "bo: Writing")
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_a_sharer_whose_card_does_nothing_earns_no_bonus(self) -> None:
        game = table(ann=seat(green=["Self Service"]), bo=seat(blue=["Encyclopedia"]))
        play(game, "ann: dogma Self Service")
        assert not bonus_drawn(game)

    def test_teams_compare_their_sums(self) -> None:
        # Rules 16.5: one and two against two win, one and one against two do not.
        wins: list[bool] = []
        for partners in (["Empire", "World"], ["Empire"]):
            game = table(
                ann=seat(green=["Self Service"], achievements=["Oars"]),
                bo=seat(achievements=["Tools"]),
                cy=seat(achievements=partners),
                di=seat(achievements=["Coal"]),
                options=TEAMS,
            )
            play(game, "ann: dogma Self Service")
            wins.append(game.result is not None and game.result.winners == ["ann", "cy"])
        assert wins == [True, False]


class TestAI:
    """Draw and score a 10; with Robotics and Software on top somewhere the single lowest score wins."""

    def test_a_ten_is_scored(self) -> None:
        game = table(ann=seat(purple=["A.I."]), bo=seat(), supply={10: ["Databases"]})
        play(game, "ann: dogma A.I.")
        assert zone(game, "ann", "score") == ["Databases"]
        assert asked(game)[1] == "action"

    def test_the_single_lowest_score_wins_whosever_the_two_tops_are(self) -> None:
        game = table(
            ann=seat(purple=["A.I."], red=["Robotics"]),
            bo=seat(blue=["Software"], score=["Oars", "Coal"]),
            cy=seat(score=["Paper"]),
        )
        play(game, "ann: dogma A.I.")
        assert ending(game) == ("effect", ["cy"])
        assert game.result is not None and game.result.card == "A.I."

    def test_a_tie_for_the_lowest_wins_nothing(self) -> None:
        game = table(
            ann=seat(purple=["A.I."], red=["Robotics"], blue=["Software"]),
            bo=seat(score=["Paper"]),
            cy=seat(score=["Alchemy"]),
        )
        play(game, "ann: dogma A.I.")
        assert asked(game)[1] == "action"

    def test_a_covered_card_does_not_count(self) -> None:
        game = table(ann=seat(purple=["A.I."], red=["Robotics"], blue=["Tools", "Software"]), bo=seat())
        play(game, "ann: dogma A.I.")
        assert asked(game)[1] == "action"

    def test_one_of_the_two_is_not_enough(self) -> None:
        game = table(ann=seat(purple=["A.I."], red=["Robotics"]), bo=seat())
        play(game, "ann: dogma A.I.")
        assert asked(game)[1] == "action"

    def test_no_ten_ends_the_game_by_the_highest_score_instead(self) -> None:
        game = table(
            ann=seat(purple=["A.I."], red=["Robotics"], blue=["Software"], score=["Oars"]),
            bo=seat(),
            removed=emptied(10, but=["A.I.", "Robotics", "Software"]),
        )
        play(game, "ann: dogma A.I.")
        assert ending(game) == ("score", ["ann"])

    def test_sharers_score_before_the_scores_are_compared(self) -> None:
        game = table(
            ann=seat(purple=["A.I."], red=["Robotics"], blue=["Software"], score=["Oars"]),
            bo=seat(purple=["Philosophy"], score=["Calendar", "Tools"]),
        )
        play(game, "ann: dogma A.I.")
        # bo 3 + 10, ann 1 + 10
        assert ending(game) == ("effect", ["ann"])

    def test_a_sharer_earns_the_bonus(self) -> None:
        game = table(ann=seat(purple=["A.I."]), bo=seat(purple=["Philosophy"]))
        play(game, "ann: dogma A.I.")
        assert bonus_drawn(game)

    def test_teams_add_their_scores_and_a_partner_is_no_rival(self) -> None:
        # Rules 16.5: 10 + 1 against 6 + 6; bo and di tie, but they are one team.
        board = seat(purple=["A.I."], red=["Robotics"], blue=["Software"])
        game = table(
            ann=board,
            bo=seat(score=["Canning"]),
            cy=seat(score=["Oars"]),
            di=seat(score=["Vaccination"]),
            options=TEAMS,
        )
        play(game, "ann: dogma A.I.")
        assert ending(game) == ("effect", ["ann", "cy"])

    def test_equal_sums_of_the_teams_win_nothing(self) -> None:
        board = seat(purple=["A.I."], red=["Robotics"], blue=["Software"])
        game = table(ann=board, bo=seat(score=["Canning"]), cy=seat(), di=seat(score=["Navigation"]), options=TEAMS)
        play(game, "ann: dogma A.I.")
        assert asked(game)[1] == "action"


class TestTheInternet:
    """Optionally splay green up; draw and score a 10; draw and meld a 10 per two clocks."""

    def test_clocks_are_counted_before_the_first_meld(self) -> None:
        # The Internet 2, Fission 3: two melds, though Software adds three clocks.
        game = table(
            ann=seat(purple=["The Internet"], red=["Fission"]),
            bo=seat(),
            supply={10: ["Databases", "Software", "Stem Cells", "Robotics"]},
        )
        play(game, "ann: dogma The Internet")
        assert zone(game, "ann", "score") == ["Databases"]
        assert pile(game, "ann", "blue") == ["Software"]
        assert pile(game, "ann", "yellow") == ["Stem Cells"]
        assert supply(game, 10)[0] == "Robotics"

    def test_green_may_be_splayed_up_for_more_clocks(self) -> None:
        # Satellites shows three clocks at its lower edge: with The Internet and Databases eight, else five.
        board = seat(purple=["The Internet"], green=["Databases", "Satellites"])
        game = table(ann=board, bo=seat(), supply={10: ["A.I."]})
        play(game, "ann: dogma The Internet")
        assert options(game) == ["green", "pass"]
        other = game.copy()
        play(game, "ann: green")
        assert [move.split()[0] for move in moves(game)].count("meld") == 4
        play(other, "ann: pass")
        assert [move.split()[0] for move in moves(other)].count("meld") == 2

    def test_the_melded_cards_are_not_executed(self) -> None:
        game = table(ann=seat(purple=["The Internet"], hand=["Oars"]), bo=seat(), supply={10: ["A.I.", "Stem Cells"]})
        play(game, "ann: dogma The Internet")
        assert pile(game, "ann", "yellow") == ["Stem Cells"]
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_the_tens_can_run_out_while_melding(self) -> None:
        game = table(
            ann=seat(purple=["The Internet"], red=["Fission"]),
            bo=seat(),
            removed=emptied(10, but=["The Internet", "Databases", "Stem Cells"]),
        )
        play(game, "ann: dogma The Internet")
        assert ending(game) == ("score", ["ann"])
        assert pile(game, "ann", "yellow") == ["Stem Cells"]

    def test_a_meld_can_win_in_the_middle(self) -> None:
        # Software, the second of four melds, is the fifth top card of value 8 or more: Universe.
        game = table(
            ann=seat(purple=["The Internet"], red=["Fission"], green=["Satellites"], achievements=FIVE),
            bo=seat(),
            supply={10: ["Databases", "Stem Cells", "Software", "A.I.", "Globalization"]},
        )
        play(game, "ann: dogma The Internet")
        assert ending(game) == ("achievements", ["ann"])
        assert supply(game, 10)[0] == "A.I."

    def test_a_sharer_does_it_all_and_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(purple=["The Internet"]),
            bo=seat(red=["Fission"]),
            supply={10: ["A.I.", "Databases", "Stem Cells", "Globalization", "Robotics"]},
        )
        play(game, "ann: dogma The Internet")
        assert (zone(game, "bo", "score"), zone(game, "ann", "score")) == (["A.I."], ["Databases"])
        assert pile(game, "bo", "yellow") == ["Stem Cells"]
        assert pile(game, "ann", "yellow") == ["Globalization"]
        assert zone(game, "ann", "hand") == ["Robotics"]


class TestMiniaturization:
    """Optionally return a hand card; a 10 draws a 10 per different value in the score pile."""

    def test_a_ten_per_different_value(self) -> None:
        game = table(
            ann=seat(red=["Miniaturization"], hand=["Databases", "Oars"], score=["Paper", "Alchemy", "Lighting"]),
            bo=seat(),
            supply={10: ["Robotics", "Stem Cells", "A.I."]},
        )
        play(game, "ann: dogma Miniaturization", "ann: Databases")
        assert zone(game, "ann", "hand") == ["Oars", "Robotics", "Stem Cells"]

    def test_a_lower_card_draws_nothing(self) -> None:
        game = table(ann=seat(red=["Miniaturization"], hand=["Ecology"], score=["Paper"]), bo=seat())
        play(game, "ann: dogma Miniaturization")
        assert options(game) == ["Ecology", "pass"]
        play(game, "ann: Ecology")
        assert zone(game, "ann", "hand") == []

    def test_an_empty_score_pile_draws_nothing(self) -> None:
        game = table(ann=seat(red=["Miniaturization"], hand=["Databases"]), bo=seat())
        play(game, "ann: dogma Miniaturization", "ann: Databases")
        assert zone(game, "ann", "hand") == []

    def test_may_be_declined_and_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(red=["Miniaturization"], hand=["Databases"], score=["Paper"]), bo=seat())
        play(game, "ann: dogma Miniaturization", "ann: pass")
        assert zone(game, "ann", "hand") == ["Databases"]
        game = table(ann=seat(red=["Miniaturization"], score=["Paper"]), bo=seat())
        play(game, "ann: dogma Miniaturization")
        assert asked(game)[1] == "action"

    def test_the_returned_ten_may_be_drawn_and_the_next_draw_ends_the_game(self) -> None:
        game = table(
            ann=seat(red=["Miniaturization"], hand=["Databases"], score=["Paper", "Oars"]),
            bo=seat(),
            removed=emptied(10, but=["Miniaturization", "Databases"]),
        )
        play(game, "ann: dogma Miniaturization", "ann: Databases")
        assert ending(game) == ("score", ["ann"])
        assert zone(game, "ann", "hand") == ["Databases"]

    def test_one_shares_one_declines(self) -> None:
        game = table(
            ann=seat(red=["Miniaturization"]),
            bo=seat(purple=["Philosophy"], hand=["Oars"]),
            cy=seat(purple=["Education"], hand=["Tools"]),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Miniaturization", "bo: pass", "cy: Tools")
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_a_sharer_who_declines_earns_no_bonus(self) -> None:
        game = table(ann=seat(red=["Miniaturization"]), bo=seat(purple=["Philosophy"], hand=["Oars"]))
        play(game, "ann: dogma Miniaturization", "bo: pass")
        assert not bonus_drawn(game)

    def test_others_see_only_backs(self) -> None:
        game = table(ann=seat(red=["Miniaturization"], hand=["Databases"], score=["Paper"]), bo=seat())
        play(game, "ann: dogma Miniaturization", "ann: Databases")
        assert moves(game, "bo") == ["return back 10 base", "draw back 10 base"]


class TestRobotics:
    """Score the top green card; draw and meld a 10 and execute it alone."""

    def test_the_green_card_goes_first(self) -> None:
        game = table(
            ann=seat(red=["Robotics"], green=("left", ["Sailing", "Clothing"]), hand=["Oars"]),
            bo=seat(),
            supply={10: ["Stem Cells"]},
        )
        play(game, "ann: dogma Robotics")
        assert zone(game, "ann", "score") == ["Sailing"]
        assert pile(game, "ann", "green") == ["Clothing"]
        assert splay(game, "ann", "green") == "none"
        assert pile(game, "ann", "yellow") == ["Stem Cells"]
        play(game, "ann: yes")
        assert zone(game, "ann", "score") == ["Oars", "Sailing"]

    def test_without_green_the_ten_comes_all_the_same(self) -> None:
        game = table(ann=seat(red=["Robotics"]), bo=seat(score=["Oars"]), supply={10: ["Databases"]})
        play(game, "ann: dogma Robotics")
        assert pile(game, "ann", "green") == ["Databases"]
        assert zone(game, "ann", "score") == []
        assert zone(game, "bo", "score") == ["Oars"]  # the demand of Databases is skipped

    def test_the_sixth_scored_card_wins_before_the_meld(self) -> None:
        game = table(ann=seat(red=["Robotics"], green=["Sailing"], scored=5, achievements=FIVE), bo=seat())
        play(game, "ann: dogma Robotics")
        assert ending(game) == ("achievements", ["ann"])

    def test_no_ten_ends_the_game_with_the_green_card_scored(self) -> None:
        game = table(
            ann=seat(red=["Robotics"], green=["Navigation"]),
            bo=seat(score=["Paper"]),
            removed=emptied(10, but=["Robotics"]),
        )
        play(game, "ann: dogma Robotics")
        assert ending(game) == ("score", ["ann"])

    def test_self_service_inside_robotics_may_execute_robotics_which_scores_it(self) -> None:
        # Rules 5.8.7: Self Service finishes although Robotics, executed inside it, has scored it.
        game = table(
            ann=seat(red=["Robotics"], achievements=["Oars"]), bo=seat(), supply={10: ["Self Service", "Databases"]}
        )
        play(game, "ann: dogma Robotics")
        assert zone(game, "ann", "score") == ["Self Service"]
        assert pile(game, "ann", "green") == ["Databases"]
        assert ending(game) == ("effect", ["ann"])
        assert game.result is not None and game.result.card == "Self Service"

    def test_all_share_each_doing_the_whole_effect_before_the_next(self) -> None:
        game = table(
            ann=seat(red=["Robotics"]),
            bo=seat(yellow=["Canning"], green=["Sailing"]),
            cy=seat(red=["Coal"]),
            supply={10: ["Databases", "Miniaturization", "Globalization", "A.I."], 6: ["Vaccination"]},
        )
        play(game, "ann: dogma Robotics")
        assert zone(game, "bo", "score") == ["Sailing"]
        assert pile(game, "bo", "green") == ["Databases"]
        assert pile(game, "cy", "red") == ["Miniaturization", "Coal"]
        # Globalization inside Robotics: nobody has more leaves than factories, ann leads 6 to 1.
        assert zone(game, "ann", "score") == ["Vaccination"]
        assert ending(game) == ("effect", ["ann"])


class TestGlobalization:
    """Demand: return a leaf top card. Draw and score a 6; with leaves nowhere ahead most points win."""

    def test_the_victim_returns_one_of_its_choice(self) -> None:
        game = table(
            ann=seat(yellow=["Globalization"]),
            bo=seat(green=["Sailing"], blue=["Pottery"], red=["Archery"], purple=["Services"]),
        )
        play(game, "ann: dogma Globalization")
        assert (asked(game), options(game)) == (("bo", "card", "return"), ["Pottery", "Sailing", "Services"])
        play(game, "bo: Pottery")
        assert supply(game, 1)[-1] == "Pottery"
        assert game.result is None  # bo shows four leaves and no factory

    def test_without_leaves_ahead_the_single_highest_score_wins(self) -> None:
        game = table(
            ann=seat(yellow=["Globalization"]), bo=seat(green=["Sailing"], score=["Oars"]), supply={6: ["Canning"]}
        )
        play(game, "ann: dogma Globalization")
        assert zone(game, "ann", "score") == ["Canning"]
        assert ending(game) == ("effect", ["ann"])
        assert game.result is not None and game.result.card == "Globalization"

    def test_the_winner_may_be_an_opponent(self) -> None:
        game = table(ann=seat(yellow=["Globalization"]), bo=seat(score=["Lighting"]))
        play(game, "ann: dogma Globalization")
        assert ending(game) == ("effect", ["bo"])

    def test_a_tie_for_most_points_wins_nothing(self) -> None:
        game = table(ann=seat(yellow=["Globalization"]), bo=seat(score=["Canning"]))
        play(game, "ann: dogma Globalization")
        assert asked(game)[1] == "action"

    def test_equal_leaves_and_factories_do_not_hinder(self) -> None:
        board = {"yellow": ["Globalization"], "blue": ["Pottery"]}
        game = table(ann=seat(**board), bo=seat())  # type: ignore[arg-type]
        play(game, "ann: dogma Globalization")
        assert ending(game) == ("effect", ["ann"])
        game = table(ann=seat(**board, green=["Sailing"]), bo=seat())  # type: ignore[arg-type]
        play(game, "ann: dogma Globalization")
        assert asked(game)[1] == "action"

    def test_a_leaf_more_than_factories_anywhere_hinders(self) -> None:
        game = table(ann=seat(yellow=["Globalization"]), bo=seat(yellow=["Agriculture", "Masonry"], green=["Sailing"]))
        play(game, "ann: dogma Globalization", "bo: Agriculture")
        assert asked(game)[1] == "action"
        assert game.result is None

    def test_the_check_runs_after_each_sharers_six(self) -> None:
        game = table(
            ann=seat(yellow=["Globalization"], score=["Paper"]),
            bo=seat(red=["Coal"]),
            supply={6: ["Canning", "Vaccination"]},
        )
        play(game, "ann: dogma Globalization")
        # bo's 6 beats ann's 3 before she scores.
        assert ending(game) == ("effect", ["bo"])
        assert supply(game, 6)[0] == "Vaccination"

    def test_a_sharer_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(yellow=["Globalization"]),
            bo=seat(red=["Coal"], purple=["Services", "Mysticism"], green=["Compass"]),
        )
        # Four leaves against three factories hinder the win.
        play(game, "ann: dogma Globalization")
        assert bonus_drawn(game)

    def test_a_six_may_be_a_seven_or_end_the_game(self) -> None:
        game = table(
            ann=seat(yellow=["Globalization"]),
            bo=seat(score=["Canning"]),
            supply={7: ["Lighting"]},
            removed=emptied(6, but=["Canning"]),
        )
        play(game, "ann: dogma Globalization")
        assert zone(game, "ann", "score") == ["Lighting"]
        game = table(
            ann=seat(yellow=["Globalization"]),
            bo=seat(score=["Oars"]),
            removed=emptied(6, 7, 8, 9, 10, but=["Globalization"]),
        )
        play(game, "ann: dogma Globalization")
        assert ending(game) == ("score", ["bo"])

    def test_teams_add_their_scores(self) -> None:
        # Rules 16.5: ann 6 and cy 3 against bo 8.
        game = table(
            ann=seat(yellow=["Globalization"]),
            bo=seat(score=["Flight"]),
            cy=seat(score=["Paper"]),
            di=seat(),
            options=TEAMS,
        )
        play(game, "ann: dogma Globalization")
        assert ending(game) == ("effect", ["ann", "cy"])

    def test_a_partner_is_not_hit(self) -> None:
        game = table(ann=seat(yellow=["Globalization"]), bo=seat(), cy=seat(blue=["Pottery"]), di=seat(), options=TEAMS)
        play(game, "ann: dogma Globalization")
        assert pile(game, "cy", "blue") == ["Pottery"]
        assert game.result is None  # the partner's leaves hinder like anybody's

    def test_a_pile_of_two_loses_its_splay(self) -> None:
        game = table(ann=seat(yellow=["Globalization"]), bo=seat(blue=("left", ["Pottery", "Tools"])))
        play(game, "ann: dogma Globalization")
        assert splay(game, "bo", "blue") == "none"


class TestStemCells:
    """Optionally score the whole hand."""

    def test_all_or_none(self) -> None:
        game = table(ann=seat(yellow=["Stem Cells"], hand=["Oars", "Coal"]), bo=seat())
        play(game, "ann: dogma Stem Cells")
        assert options(game) == ["no", "yes"]
        other = game.copy()
        play(game, "ann: yes")
        assert zone(game, "ann", "score") == ["Coal", "Oars"]
        assert zone(game, "ann", "hand") == []
        play(other, "ann: no")
        assert zone(other, "ann", "hand") == ["Coal", "Oars"]

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(yellow=["Stem Cells"]), bo=seat())
        play(game, "ann: dogma Stem Cells")
        assert asked(game)[1] == "action"

    def test_each_card_is_scored_and_the_sixth_wins_in_the_middle(self) -> None:
        game = table(ann=seat(yellow=["Stem Cells"], hand=["Oars", "Physics"], scored=5, achievements=FIVE), bo=seat())
        play(game, "ann: dogma Stem Cells", "ann: yes")
        assert ending(game) == ("achievements", ["ann"])
        assert len(zone(game, "ann", "score")) == 1

    def test_all_share_for_a_single_bonus(self) -> None:
        game = table(
            ann=seat(yellow=["Stem Cells"], hand=["Physics"]),
            bo=seat(yellow=["Agriculture"], hand=["Oars"]),
            cy=seat(blue=["Pottery"], hand=["Tools"]),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Stem Cells", "bo: yes", "cy: yes", "ann: yes")
        assert zone(game, "bo", "score") == ["Oars"]
        assert zone(game, "cy", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_a_sharer_who_declines_earns_no_bonus(self) -> None:
        game = table(ann=seat(yellow=["Stem Cells"]), bo=seat(yellow=["Agriculture"], hand=["Oars"]))
        play(game, "ann: dogma Stem Cells", "bo: no")
        assert not bonus_drawn(game)

    def test_others_see_only_backs(self) -> None:
        game = table(ann=seat(yellow=["Stem Cells"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Stem Cells", "ann: yes")
        assert moves(game, "bo") == ["score back 1 base"]
