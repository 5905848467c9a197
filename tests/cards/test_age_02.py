"""Base cards of age 2: the course of each and the edges its text can reach."""

from __future__ import annotations

from typing import Any

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

ANN_AGAIN = ("ann", "action", "action")
EVERY_VALUE = range(1, 11)
FOUR_MORE: dict[str, Any] = {
    "blue": ["Pottery"],
    "green": ["Sailing"],
    "yellow": ["Agriculture"],
    "purple": ["City States"],
}
"""Together with a red card: five colors."""
ALL_FIVE: dict[str, Any] = {
    "red": ["Archery"],
    "blue": ["Writing"],
    "green": ["Clothing"],
    "yellow": ["Canal Building"],
    "purple": ["Philosophy"],
}


class TestCalendar:
    """With more score cards than hand cards, draw two 3s."""

    def test_more_score_cards_than_hand_cards_draw_two(self) -> None:
        game = table(
            ann=seat(blue=["Calendar"], hand=["Oars"], score=["Tools", "Writing"]),
            bo=seat(),
            supply={3: ["Paper", "Optics"]},
        )
        play(game, "ann: dogma Calendar")
        assert zone(game, "ann", "hand") == ["Oars", "Optics", "Paper"]

    def test_as_many_are_not_more(self) -> None:
        game = table(ann=seat(blue=["Calendar"], hand=["Oars"], score=["Tools"]), bo=seat())
        play(game, "ann: dogma Calendar")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_none_against_none_is_nothing(self) -> None:
        game = table(ann=seat(blue=["Calendar"]), bo=seat())
        play(game, "ann: dogma Calendar")
        assert zone(game, "ann", "hand") == []
        assert asked(game) == ANN_AGAIN

    def test_it_counts_cards_and_not_points(self) -> None:
        game = table(ann=seat(blue=["Calendar"], hand=["Oars", "Tools"], score=["Robotics"]), bo=seat())
        play(game, "ann: dogma Calendar")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]

    def test_the_second_draw_steps_up_by_itself(self) -> None:
        game = table(
            ann=seat(blue=["Calendar"], score=["Tools"]),
            bo=seat(),
            supply={4: ["Enterprise"]},
            removed=emptied(3, but=("Paper",)),
        )
        play(game, "ann: dogma Calendar")
        assert zone(game, "ann", "hand") == ["Enterprise", "Paper"]

    def test_each_sharer_looks_at_his_own_cards(self) -> None:
        game = table(
            ann=seat(blue=["Calendar"]),
            bo=seat(yellow=["Agriculture"], score=["Tools"], hand=["Oars"]),
            cy=seat(blue=["Pottery"], score=["Writing"]),
            supply={2: ["Currency"], 3: ["Paper", "Optics"]},
        )
        play(game, "ann: dogma Calendar")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert zone(game, "cy", "hand") == ["Optics", "Paper"]
        assert zone(game, "ann", "hand") == ["Currency"]  # the bonus alone

    def test_a_sharer_without_enough_score_cards_earns_no_bonus(self) -> None:
        game = table(ann=seat(blue=["Calendar"], score=["Tools"]), bo=seat(yellow=["Agriculture"]))
        play(game, "ann: dogma Calendar")
        assert len(zone(game, "ann", "hand")) == 2
        assert not bonus_drawn(game)


class TestMathematics:
    """Return a card to draw and meld one a value higher."""

    def test_return_and_meld_one_higher(self) -> None:
        game = table(ann=seat(blue=["Mathematics"], hand=["Currency", "Oars"]), bo=seat(), supply={3: ["Alchemy"]})
        play(game, "ann: dogma Mathematics")
        assert options(game) == ["Currency", "Oars", "pass"]
        play(game, "ann: Currency")
        assert pile(game, "ann", "blue") == ["Alchemy", "Mathematics"]
        assert supply(game, 2)[-1] == "Currency"
        assert moves(game, "bo") == ["return back 2 base", "meld Alchemy"]

    def test_may_be_declined(self) -> None:
        game = table(ann=seat(blue=["Mathematics"], hand=["Currency"]), bo=seat())
        play(game, "ann: dogma Mathematics", "ann: pass")
        assert zone(game, "ann", "hand") == ["Currency"]
        assert pile(game, "ann", "blue") == ["Mathematics"]

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(blue=["Mathematics"]), bo=seat())
        play(game, "ann: dogma Mathematics")
        assert asked(game) == ANN_AGAIN

    def test_steps_up_from_an_empty_pile(self) -> None:
        game = table(
            ann=seat(blue=["Mathematics"], hand=["Oars"]),
            bo=seat(),
            supply={3: ["Paper"]},
            removed=emptied(2, but=("Mathematics",)),
        )
        play(game, "ann: dogma Mathematics", "ann: Oars")
        assert pile(game, "ann", "green") == ["Paper"]

    def test_a_returned_10_ends_the_game(self) -> None:
        game = table(ann=seat(blue=["Mathematics"], hand=["Robotics"], score=["Oars"]), bo=seat())
        play(game, "ann: dogma Mathematics", "ann: Robotics")
        assert ending(game) == ("score", ["ann"])

    def test_one_sharer_melds_another_declines(self) -> None:
        game = table(
            ann=seat(blue=["Mathematics"]),
            bo=seat(blue=["Tools"], hand=["Oars"]),
            cy=seat(blue=["Writing"], hand=["Archery"]),
            supply={2: ["Philosophy", "Calendar"]},
        )
        play(game, "ann: dogma Mathematics", "bo: Oars", "cy: pass")
        assert pile(game, "bo", "purple") == ["Philosophy"]
        assert zone(game, "cy", "hand") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Calendar"]


class TestCurrency:
    """Return any number of cards; score a 2 for every different value."""

    def test_each_value_counts_once(self) -> None:
        game = table(
            ann=seat(green=["Currency"], hand=["Oars", "Tools", "Paper", "Calendar"]),
            bo=seat(),
            supply={2: ["Philosophy", "Fermenting", "Mathematics"]},
        )
        play(game, "ann: dogma Currency", "ann: Tools", "ann: Paper", "ann: Oars", "ann: pass")
        assert zone(game, "ann", "score") == ["Fermenting", "Philosophy"]
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]

    def test_the_whole_hand_may_go(self) -> None:
        game = table(ann=seat(green=["Currency"], hand=["Oars", "Tools"]), bo=seat(), supply={2: ["Philosophy"]})
        play(game, "ann: dogma Currency", "ann: Tools", "ann: Oars")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "ann", "score") == ["Philosophy"]

    def test_returning_none_scores_none(self) -> None:
        game = table(ann=seat(green=["Currency"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Currency", "ann: pass")
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(green=["Currency"]), bo=seat())
        play(game, "ann: dogma Currency")
        assert asked(game) == ANN_AGAIN

    def test_a_returned_2_can_be_scored_and_the_next_draw_steps_up(self) -> None:
        game = table(
            ann=seat(green=["Currency"], hand=["Calendar", "Oars"]),
            bo=seat(),
            supply={3: ["Paper"]},
            removed=emptied(2, but=("Currency", "Calendar")),
        )
        play(game, "ann: dogma Currency", "ann: Oars", "ann: Calendar")
        assert zone(game, "ann", "score") == ["Calendar", "Paper"]

    def test_monument_on_the_way_wins_before_the_next_card(self) -> None:
        game = table(
            ann=seat(
                green=["Currency"],
                hand=["Oars", "Paper"],
                scored=5,
                achievements=["Empire", "Wonder", "World", "Universe", "Calendar"],
            ),
            bo=seat(),
            supply={2: ["Philosophy", "Fermenting"]},
        )
        play(game, "ann: dogma Currency", "ann: Oars", "ann: Paper")
        assert ending(game) == ("achievements", ["ann"])
        assert zone(game, "ann", "score") == ["Philosophy"]

    def test_all_share_each_with_his_own_hand(self) -> None:
        game = table(
            ann=seat(green=["Currency"]),
            bo=seat(green=["Sailing"], hand=["Oars"]),
            cy=seat(purple=["City States"], hand=["Tools"]),
            supply={2: ["Philosophy", "Fermenting", "Calendar"]},
        )
        play(game, "ann: dogma Currency", "bo: Oars", "cy: Tools")
        assert zone(game, "bo", "score") == ["Philosophy"]
        assert zone(game, "cy", "score") == ["Fermenting"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_others_see_backs(self) -> None:
        game = table(ann=seat(green=["Currency"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Currency", "ann: Oars")
        assert moves(game, "bo") == ["return back 1 base", "score back 2 base"]


class TestMapmaking:
    """Demand: give a 1 of the score pile. If any went, score a 1."""

    def test_the_victim_chooses_which_1(self) -> None:
        game = table(ann=seat(green=["Mapmaking"]), bo=seat(score=["Oars", "Tools", "Paper"]), supply={1: ["Pottery"]})
        play(game, "ann: dogma Mapmaking")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Oars", "Tools"]
        play(game, "bo: Tools")
        assert zone(game, "ann", "score") == ["Pottery", "Tools"]
        assert zone(game, "bo", "score") == ["Oars", "Paper"]

    def test_without_a_1_nothing_moves_and_nothing_needs_proof(self) -> None:
        game = table(ann=seat(green=["Mapmaking"]), bo=seat(score=["Paper"]))
        play(game, "ann: dogma Mapmaking")
        assert zone(game, "ann", "score") == []
        assert shown(game) == []  # every back shows its value

    def test_an_empty_score_pile_gives_nothing(self) -> None:
        game = table(ann=seat(green=["Mapmaking"]), bo=seat(hand=["Oars"]))
        play(game, "ann: dogma Mapmaking")
        assert zone(game, "ann", "score") == []
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_two_victims_bring_one_scored_card(self) -> None:
        game = table(
            ann=seat(green=["Mapmaking"], scored=5),
            bo=seat(score=["Oars"]),
            cy=seat(score=["Tools"]),
            supply={1: ["Pottery", "Writing"]},
        )
        play(game, "ann: dogma Mapmaking")
        assert zone(game, "ann", "score") == ["Oars", "Pottery", "Tools"]
        assert zone(game, "ann", "achievements") == ["Monument"]  # the sixth: the transfers did not count
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 6

    def test_one_victim_of_two_is_enough_and_a_sharer_scores_too(self) -> None:
        game = table(
            ann=seat(green=["Mapmaking"]),
            bo=seat(),
            cy=seat(score=["Tools"]),
            dan=seat(green=["Sailing"], score=["Oars"]),
            supply={1: ["Pottery", "Writing"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma Mapmaking")
        assert zone(game, "dan", "score") == ["Oars", "Pottery"]
        assert zone(game, "ann", "score") == ["Tools", "Writing"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_with_nobody_to_demand_of_nothing_happens(self) -> None:
        game = table(ann=seat(green=["Mapmaking"]), bo=seat(green=["Sailing"], score=["Oars"]))
        play(game, "ann: dogma Mapmaking")
        assert zone(game, "bo", "score") == ["Oars"]
        assert zone(game, "ann", "score") == []
        assert not bonus_drawn(game)

    def test_the_scored_1_steps_up_from_an_empty_pile(self) -> None:
        game = table(
            ann=seat(green=["Mapmaking"]),
            bo=seat(score=["Oars"]),
            supply={2: ["Calendar"]},
            removed=emptied(1, but=("Oars",)),
        )
        play(game, "ann: dogma Mapmaking")
        assert zone(game, "ann", "score") == ["Calendar", "Oars"]

    def test_a_third_player_sees_only_backs(self) -> None:
        game = table(
            ann=seat(green=["Mapmaking"]),
            bo=seat(score=["Oars"]),
            cy=seat(),
            supply={1: ["Pottery"]},
        )
        play(game, "ann: dogma Mapmaking")
        assert moves(game, "cy") == ["transfer back 1 base", "score back 1 base"]
        assert moves(game, "bo") == ["transfer Oars", "score back 1 base"]
        assert moves(game, "ann") == ["transfer Oars", "score Pottery"]


class TestMonotheism:
    """Demand: give a top card of a color the demander lacks; for it, tuck a 1. Then tuck a 1."""

    def test_the_victim_chooses_and_tucks(self) -> None:
        game = table(
            ann=seat(purple=["Monotheism"]),
            bo=seat(blue=["Pottery"], yellow=["Agriculture"], purple=["City States"]),
            supply={1: ["Tools", "Oars"]},
        )
        play(game, "ann: dogma Monotheism")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Agriculture", "Pottery"]
        play(game, "bo: Pottery")
        assert zone(game, "ann", "score") == ["Pottery"]
        assert pile(game, "bo", "blue") == ["Tools"]
        assert pile(game, "ann", "red") == ["Oars"]

    def test_no_fitting_card_no_tuck(self) -> None:
        game = table(
            ann=seat(purple=["Monotheism"], red=["Archery"]),
            bo=seat(red=["Oars"]),
            supply={1: ["Tools", "Masonry"]},
        )
        play(game, "ann: dogma Monotheism")
        assert pile(game, "bo", "red") == ["Oars"]
        assert pile(game, "bo", "blue") == []
        assert pile(game, "ann", "blue") == ["Tools"]
        assert supply(game, 1)[0] == "Masonry"

    def test_an_empty_board_gives_nothing(self) -> None:
        game = table(ann=seat(purple=["Monotheism"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: dogma Monotheism")
        assert pile(game, "ann", "blue") == ["Tools"]
        assert zone(game, "ann", "score") == []

    def test_a_pile_of_two_loses_its_splay(self) -> None:
        game = table(
            ann=seat(purple=["Monotheism"]),
            bo=seat(green=("left", ["Clothing", "Sailing"])),
            supply={1: ["Tools", "Oars"]},
        )
        play(game, "ann: dogma Monotheism")
        assert pile(game, "bo", "green") == ["Sailing"]
        assert splay(game, "bo", "green") == "none"

    def test_every_victim_is_measured_against_the_demander(self) -> None:
        game = table(
            ann=seat(purple=["Monotheism"]),
            bo=seat(blue=["Pottery"]),
            cy=seat(blue=["Writing"]),
            supply={1: ["Tools", "Oars", "Masonry"]},
        )
        play(game, "ann: dogma Monotheism")
        assert zone(game, "ann", "score") == ["Pottery", "Writing"]
        assert pile(game, "bo", "blue") == ["Tools"]
        assert pile(game, "cy", "red") == ["Oars"]
        assert pile(game, "ann", "yellow") == ["Masonry"]

    def test_a_sharer_tucks_and_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(purple=["Monotheism"]),
            bo=seat(yellow=["Masonry"]),
            cy=seat(),
            supply={1: ["Domestication", "Oars"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma Monotheism")
        assert pile(game, "bo", "yellow") == ["Masonry", "Domestication"]
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_the_victims_sixth_tuck_claims_monument_for_him(self) -> None:
        game = table(
            ann=seat(purple=["Monotheism"], tucked=4, scored=5),
            bo=seat(blue=["Pottery"], tucked=5),
            supply={1: ["Tools", "Oars"]},
        )
        play(game, "ann: dogma Monotheism")
        assert zone(game, "bo", "achievements") == ["Monument"]
        assert game.position()["players"]["ann"]["this_turn"] == {"tucked": 5, "scored": 5}

    def test_the_tuck_steps_up_from_an_empty_pile(self) -> None:
        game = table(ann=seat(purple=["Monotheism"]), bo=seat(), supply={2: ["Philosophy"]}, removed=emptied(1))
        play(game, "ann: dogma Monotheism")
        assert pile(game, "ann", "purple") == ["Monotheism", "Philosophy"]


class TestPhilosophy:
    """Splay any color left; score a card from hand."""

    def test_splay_then_score(self) -> None:
        game = table(
            ann=seat(
                purple=["Philosophy"], red=["Oars", "Archery"], blue=("right", ["Tools", "Pottery"]), hand=["Paper"]
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Philosophy")
        assert asked(game) == ("ann", "color", "splay left")
        assert options(game) == ["blue", "pass", "red"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "left"
        assert asked(game) == ("ann", "card", "score")
        assert options(game) == ["Paper", "pass"]
        play(game, "ann: Paper")
        assert zone(game, "ann", "score") == ["Paper"]
        assert moves(game, "bo") == ["score back 3 base"]

    def test_both_may_be_declined(self) -> None:
        game = table(ann=seat(purple=["Philosophy"], red=["Oars", "Archery"], hand=["Paper"]), bo=seat())
        play(game, "ann: dogma Philosophy", "ann: pass", "ann: pass")
        assert splay(game, "ann", "red") == "none"
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_nothing_to_splay_or_score_asks_nothing(self) -> None:
        game = table(ann=seat(purple=["Philosophy"], red=("left", ["Oars", "Archery"])), bo=seat())
        play(game, "ann: dogma Philosophy")
        assert asked(game) == ANN_AGAIN

    def test_a_sharer_who_can_do_nothing_earns_no_bonus(self) -> None:
        game = table(
            ann=seat(purple=["Philosophy"]),
            bo=seat(blue=("left", ["Experimentation", "Writing"])),
        )
        play(game, "ann: dogma Philosophy")
        assert not bonus_drawn(game)
        assert zone(game, "ann", "hand") == []

    def test_sharers_splay_before_anybody_scores(self) -> None:
        game = table(
            ann=seat(purple=["Philosophy"], hand=["Oars"]),
            bo=seat(blue=["Experimentation", "Tools"], hand=["Paper"]),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Philosophy", "bo: blue", "bo: pass", "ann: Oars")
        assert splay(game, "bo", "blue") == "left"
        assert zone(game, "bo", "score") == []
        assert zone(game, "ann", "score") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_the_score_counts_for_monument(self) -> None:
        game = table(ann=seat(purple=["Philosophy"], hand=["Oars"], scored=5), bo=seat())
        play(game, "ann: dogma Philosophy", "ann: Oars")
        assert zone(game, "ann", "achievements") == ["Monument"]


class TestConstruction:
    """Demand: give two hand cards, draw a 2. Being alone with five colors claims Empire."""

    def test_the_victim_gives_two_of_his_choice_and_draws(self) -> None:
        game = table(ann=seat(red=["Construction"]), bo=seat(hand=["Oars", "Tools", "Paper"]), supply={2: ["Calendar"]})
        play(game, "ann: dogma Construction")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Oars", "Paper", "Tools"]
        play(game, "bo: Oars", "bo: Tools")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]
        assert zone(game, "bo", "hand") == ["Calendar", "Paper"]

    def test_one_card_is_all_he_can_give(self) -> None:
        game = table(ann=seat(red=["Construction"]), bo=seat(hand=["Oars"]), supply={2: ["Calendar"]})
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "bo", "hand") == ["Calendar"]

    def test_an_empty_hand_still_draws(self) -> None:
        game = table(ann=seat(red=["Construction"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "bo", "hand") == ["Calendar"]

    def test_all_opponents_are_hit(self) -> None:
        game = table(
            ann=seat(red=["Construction"]),
            bo=seat(hand=["Oars"]),
            cy=seat(hand=["Tools"]),
            supply={2: ["Calendar", "Currency"]},
        )
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]
        assert zone(game, "cy", "hand") == ["Currency"]
        assert moves(game, "cy") == [
            "transfer back 1 base",
            "draw back 2 base",
            "transfer Tools",
            "draw Currency",
        ]

    def test_alone_with_five_colors_claims_empire(self) -> None:
        game = table(ann=seat(red=["Construction"], **FOUR_MORE), bo=seat(blue=["Tools"]))
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "achievements") == ["Empire"]

    def test_four_colors_are_too_few(self) -> None:
        four = {**FOUR_MORE, "blue": []}
        game = table(ann=seat(red=["Construction"], **four), bo=seat())
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "achievements") == []

    def test_another_with_five_spoils_it(self) -> None:
        game = table(ann=seat(red=["Construction"], **FOUR_MORE), bo=seat(), cy=seat(**ALL_FIVE))
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "achievements") == zone(game, "cy", "achievements") == []

    def test_empire_claimed_before_stays_where_it_is(self) -> None:
        game = table(ann=seat(red=["Construction"], **FOUR_MORE), bo=seat(achievements=["Empire"]))
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "achievements") == []

    def test_a_sharer_with_five_claims_it_and_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(red=["Construction"]),
            bo=seat(red=["Metalworking"], **FOUR_MORE),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Construction")
        assert zone(game, "bo", "achievements") == ["Empire"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_empire_as_the_last_achievement_wins_without_a_bonus(self) -> None:
        game = table(
            ann=seat(red=["Construction"]),
            bo=seat(
                red=["Metalworking"],
                achievements=["Monument", "Wonder", "World", "Universe", "Calendar"],
                **FOUR_MORE,
            ),
        )
        play(game, "ann: dogma Construction")
        assert ending(game) == ("achievements", ["bo"])
        assert zone(game, "ann", "hand") == []

    def test_a_partner_with_five_is_no_rival(self) -> None:
        game = table(
            ann=seat(red=["Construction"], **FOUR_MORE),
            bo=seat(),
            cy=seat(**ALL_FIVE),
            dan=seat(),
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "achievements") == ["Empire"]  # rules 16.3


class TestRoadBuilding:
    """Meld one or two; after two, a top red card may go for a top green one."""

    def test_two_melds_then_red_for_green(self) -> None:
        game = table(ann=seat(red=["Road Building"], hand=["Oars", "Tools"]), bo=seat(green=["Sailing"]))
        play(game, "ann: dogma Road Building")
        assert asked(game) == ("ann", "card", "meld")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Tools")
        assert options(game) == ["Oars", "pass"]
        play(game, "ann: Oars")
        assert asked(game) == ("ann", "player", "transfer")
        assert options(game) == ["bo", "pass"]
        play(game, "ann: bo")
        assert pile(game, "bo", "red") == ["Oars"]  # the top red card by then
        assert pile(game, "ann", "red") == ["Road Building"]
        assert pile(game, "ann", "green") == ["Sailing"]
        assert pile(game, "bo", "green") == []

    def test_one_meld_offers_nothing(self) -> None:
        game = table(ann=seat(red=["Road Building"], hand=["Oars", "Tools"]), bo=seat(green=["Sailing"]))
        play(game, "ann: dogma Road Building", "ann: Tools", "ann: pass")
        assert asked(game) == ANN_AGAIN
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_a_single_card_must_be_melded(self) -> None:
        game = table(ann=seat(red=["Road Building"], hand=["Oars"]), bo=seat(green=["Sailing"]))
        play(game, "ann: dogma Road Building")
        assert pile(game, "ann", "red") == ["Oars", "Road Building"]
        assert asked(game) == ANN_AGAIN

    def test_an_empty_hand_does_nothing(self) -> None:
        game = table(ann=seat(red=["Road Building"]), bo=seat(green=["Sailing"]))
        play(game, "ann: dogma Road Building")
        assert pile(game, "ann", "red") == ["Road Building"]
        assert asked(game) == ANN_AGAIN

    def test_at_most_two_are_melded(self) -> None:
        game = table(ann=seat(red=["Road Building"], hand=["Oars", "Tools", "Masonry"]), bo=seat())
        play(game, "ann: dogma Road Building", "ann: Tools", "ann: Masonry", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert asked(game) == ANN_AGAIN

    def test_the_transfer_may_be_declined(self) -> None:
        game = table(ann=seat(red=["Road Building"], hand=["Pottery", "Tools"]), bo=seat(green=["Sailing"]))
        play(game, "ann: dogma Road Building", "ann: Tools", "ann: Pottery", "ann: pass")
        assert pile(game, "ann", "red") == ["Road Building"]
        assert pile(game, "bo", "green") == ["Sailing"]

    def test_without_a_green_card_there_nothing_comes_back(self) -> None:
        game = table(
            ann=seat(red=["Road Building"], hand=["Pottery", "Tools"]),
            bo=seat(red=("left", ["Oars", "Archery"])),
        )
        play(game, "ann: dogma Road Building", "ann: Tools", "ann: Pottery", "ann: bo")
        assert pile(game, "bo", "red") == ["Road Building", "Oars", "Archery"]
        assert splay(game, "bo", "red") == "left"
        assert pile(game, "ann", "red") == []
        assert pile(game, "ann", "green") == []

    def test_a_sharer_without_red_is_offered_no_exchange(self) -> None:
        game = table(
            ann=seat(red=["Road Building"], green=["Sailing"]),
            bo=seat(yellow=["Masonry"], hand=["Tools", "Pottery"]),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Road Building", "bo: Tools", "bo: Pottery")
        assert asked(game) == ANN_AGAIN
        assert pile(game, "ann", "green") == ["Sailing"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_a_sharer_may_exchange_with_the_launcher(self) -> None:
        game = table(
            ann=seat(red=["Road Building"], green=["Sailing"]),
            bo=seat(red=["Metalworking"], hand=["Tools", "Pottery"]),
            cy=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Road Building", "bo: Tools", "bo: Pottery")
        assert options(game) == ["ann", "cy", "pass"]
        play(game, "bo: ann")
        assert pile(game, "ann", "red") == ["Metalworking", "Road Building"]
        assert pile(game, "bo", "green") == ["Sailing"]

    def test_a_partner_is_another_player_in_the_third_edition_only(self) -> None:
        for ruleset, others in (("third", ["bo", "cy", "dan", "pass"]), ("first", ["bo", "dan", "pass"])):
            game = table(
                ann=seat(red=["Road Building"], hand=["Pottery", "Tools"]),
                bo=seat(),
                cy=seat(),
                dan=seat(),
                options={"teams": "partners", "ruleset": ruleset},
            )
            play(game, "ann: dogma Road Building", "ann: Tools", "ann: Pottery")
            assert options(game) == others  # rules 16.3, 16.11


class TestCanalBuilding:
    """Exchange all highest cards of hand and score pile."""

    def test_all_highest_of_both_sides_swap(self) -> None:
        game = table(
            ann=seat(
                yellow=["Canal Building"],
                hand=["Paper", "Compass", "Tools"],
                score=["Calendar", "Currency", "Oars"],
                scored=5,
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Canal Building")
        assert asked(game) == ("ann", "yes_no", "exchange")
        play(game, "ann: yes")
        assert zone(game, "ann", "hand") == ["Calendar", "Currency", "Tools"]
        assert zone(game, "ann", "score") == ["Compass", "Oars", "Paper"]
        assert zone(game, "ann", "achievements") == []  # an exchange is no scoring

    def test_may_be_declined(self) -> None:
        game = table(ann=seat(yellow=["Canal Building"], hand=["Paper"], score=["Oars"]), bo=seat())
        play(game, "ann: dogma Canal Building", "ann: no")
        assert zone(game, "ann", "hand") == ["Paper"]
        assert zone(game, "ann", "score") == ["Oars"]

    def test_an_empty_score_pile_takes_the_highest_cards(self) -> None:
        game = table(ann=seat(yellow=["Canal Building"], hand=["Paper", "Tools"]), bo=seat())
        play(game, "ann: dogma Canal Building", "ann: yes")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert zone(game, "ann", "score") == ["Paper"]

    def test_an_empty_hand_takes_the_highest_score_cards(self) -> None:
        game = table(ann=seat(yellow=["Canal Building"], score=["Paper", "Tools"]), bo=seat())
        play(game, "ann: dogma Canal Building", "ann: yes")
        assert zone(game, "ann", "hand") == ["Paper"]
        assert zone(game, "ann", "score") == ["Tools"]

    def test_with_nothing_on_either_side_nothing_is_asked(self) -> None:
        game = table(ann=seat(yellow=["Canal Building"]), bo=seat(green=["Sailing"]))
        play(game, "ann: dogma Canal Building")
        assert asked(game) == ANN_AGAIN
        assert not bonus_drawn(game)

    def test_others_see_backs_move(self) -> None:
        game = table(ann=seat(yellow=["Canal Building"], hand=["Paper"], score=["Oars"]), bo=seat())
        play(game, "ann: dogma Canal Building", "ann: yes")
        assert sorted(moves(game, "bo")) == ["exchange back 1 base", "exchange back 3 base"]

    def test_a_sharer_who_exchanges_earns_the_bonus_one_who_declines_does_not(self) -> None:
        for answer, earned in (("yes", True), ("no", False)):
            game = table(ann=seat(yellow=["Canal Building"]), bo=seat(green=["Sailing"], hand=["Paper"]))
            play(game, "ann: dogma Canal Building", f"bo: {answer}")
            assert bonus_drawn(game) is earned


class TestFermenting:
    """Third edition: a 2 for every color showing a leaf. First edition: a 2 for every two leaves."""

    def test_one_card_for_every_color_with_a_leaf(self) -> None:
        game = table(
            ann=seat(yellow=["Fermenting"], green=["Sailing"], red=["Archery"]),
            bo=seat(),
            supply={2: ["Calendar", "Currency", "Mapmaking"]},
        )
        play(game, "ann: dogma Fermenting")
        assert zone(game, "ann", "hand") == ["Calendar", "Currency"]

    def test_first_edition_counts_pairs_of_leaves(self) -> None:
        game = table(
            ann=seat(yellow=["Fermenting"], green=["Sailing"], red=["Archery"]),
            bo=seat(),
            supply={2: ["Calendar", "Currency"]},
            options={"ruleset": "first"},
        )
        play(game, "ann: dogma Fermenting")
        assert zone(game, "ann", "hand") == ["Calendar"]  # three leaves

    def test_first_edition_gives_more_than_one_for_a_color(self) -> None:
        game = table(
            ann=seat(yellow=("left", ["Fermenting", "Agriculture"]), blue=["Pottery"]),
            bo=seat(),
            supply={2: ["Calendar", "Currency", "Mapmaking"]},
            options={"ruleset": "first"},
        )
        play(game, "ann: dogma Fermenting")
        assert zone(game, "ann", "hand") == ["Calendar", "Currency", "Mapmaking"]  # 2 + 1 + 3 leaves

    def test_a_covered_leaf_counts_only_where_it_shows(self) -> None:
        hidden = table(ann=seat(yellow=["Fermenting"], blue=["Tools", "Pottery"]), bo=seat())
        play(hidden, "ann: dogma Fermenting")
        assert len(zone(hidden, "ann", "hand")) == 1
        splayed = table(ann=seat(yellow=["Fermenting"], blue=("left", ["Tools", "Pottery"])), bo=seat())
        play(splayed, "ann: dogma Fermenting")
        assert len(zone(splayed, "ann", "hand")) == 2

    def test_each_sharer_counts_his_own_colors(self) -> None:
        game = table(
            ann=seat(yellow=["Fermenting"]),
            bo=seat(blue=["Pottery"], green=["Clothing"]),
            cy=seat(green=["Sailing"]),
            supply={2: ["Calendar", "Currency", "Mapmaking", "Mathematics"]},
        )
        play(game, "ann: dogma Fermenting")
        assert zone(game, "bo", "hand") == ["Calendar", "Currency"]
        assert zone(game, "cy", "hand") == []
        assert zone(game, "ann", "hand") == ["Mapmaking", "Mathematics"]

    def test_steps_up_from_an_empty_pile(self) -> None:
        game = table(
            ann=seat(yellow=["Fermenting"], green=["Sailing"]),
            bo=seat(),
            supply={3: ["Paper"]},
            removed=emptied(2, but=("Fermenting", "Calendar")),
        )
        play(game, "ann: dogma Fermenting")
        assert zone(game, "ann", "hand") == ["Calendar", "Paper"]

    def test_the_game_can_end_between_two_draws(self) -> None:
        game = table(
            ann=seat(yellow=["Fermenting"], green=["Sailing"]),
            bo=seat(score=["Oars"]),
            removed=emptied(*EVERY_VALUE, but=("Fermenting", "Sailing", "Oars", "Robotics")),
        )
        play(game, "ann: dogma Fermenting")
        assert zone(game, "ann", "hand") == ["Robotics"]
        assert ending(game) == ("score", ["bo"])
