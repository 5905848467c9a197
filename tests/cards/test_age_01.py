"""Base cards of age 1: the course of each and the edges its text can reach."""

from __future__ import annotations

from typing import Any

from innovation import Game
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
FIRST_EDITION: dict[str, Any] = {"ruleset": "first"}
EVERY_VALUE = range(1, 11)


def seen(game: Game, viewer: str | None) -> list[dict[str, object]]:
    """The whole log as a viewer reads it."""
    return [event.as_seen_by(viewer) for event in game.log]


def scored_this_turn(game: Game, player: str) -> int:
    """How many cards the player has scored this turn, by the word "score"."""
    counters = game.position()["players"][player]["this_turn"]
    return int(counters["scored"])


class TestArchery:
    """Demand: draw a 1, then give the highest hand card."""

    def test_the_drawn_card_may_be_the_highest(self) -> None:
        game = table(ann=seat(red=["Archery"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma Archery")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "bo", "hand") == []

    def test_the_highest_card_is_given_and_the_drawn_one_kept(self) -> None:
        game = table(ann=seat(red=["Archery"]), bo=seat(hand=["Paper", "Calendar"]), supply={1: ["Oars"]})
        play(game, "ann: dogma Archery")
        assert zone(game, "ann", "hand") == ["Paper"]
        assert zone(game, "bo", "hand") == ["Calendar", "Oars"]

    def test_the_victim_picks_among_ties(self) -> None:
        game = table(ann=seat(red=["Archery"]), bo=seat(hand=["Tools"]), supply={1: ["Oars"]})
        play(game, "ann: dogma Archery")
        assert game.decision is not None and game.decision.player == "bo"
        assert options(game) == ["Oars", "Tools"]
        play(game, "bo: Tools")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_nobody_with_as_many_castles_is_hit(self) -> None:
        game = table(ann=seat(red=["Archery"]), bo=seat(yellow=["Masonry"]))
        play(game, "ann: dogma Archery")
        assert supply(game, 1)[0] == "Pottery"
        assert game.position()["turn"]["action"] == 2

    def test_every_opponent_with_fewer_castles_is_hit_from_the_left_on(self) -> None:
        game = table(ann=seat(red=["Archery"]), bo=seat(), cy=seat(), supply={1: ["Oars", "Tools"]})
        play(game, "ann: dogma Archery")
        assert moves(game, "ann") == ["draw back 1 base", "transfer Oars", "draw back 1 base", "transfer Tools"]
        assert not bonus_drawn(game)  # rules 5.6.4

    def test_the_draw_steps_up_from_an_empty_pile(self) -> None:
        game = table(
            ann=seat(red=["Archery"]),
            bo=seat(hand=["Tools"]),
            supply={2: ["Calendar"]},
            removed=emptied(1, but=("Archery", "Tools")),
        )
        play(game, "ann: dogma Archery")
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_a_draw_past_10_ends_the_game_before_anything_is_given(self) -> None:
        game = table(
            ann=seat(red=["Archery"]),
            bo=seat(hand=["Tools"], score=["Oars"]),
            removed=emptied(*EVERY_VALUE, but=("Archery", "Tools", "Oars")),
        )
        play(game, "ann: dogma Archery")
        assert ending(game) == ("score", ["bo"])
        assert zone(game, "bo", "hand") == ["Tools"]

    def test_a_third_player_sees_only_backs(self) -> None:
        game = table(ann=seat(red=["Archery"]), bo=seat(), cy=seat(yellow=["Masonry"]), supply={1: ["Oars"]})
        play(game, "ann: dogma Archery")
        assert moves(game, "cy") == ["draw back 1 base", "transfer back 1 base"]
        assert moves(game, "bo") == ["draw Oars", "transfer Oars"]
        assert moves(game, "ann") == ["draw back 1 base", "transfer Oars"]


class TestOars:
    """Demand: give crown cards one by one; each draws a 1. Without any given, draw a 1."""

    def test_goes_on_until_no_crown_is_left_in_an_order_of_the_victim(self) -> None:
        game = table(
            ann=seat(red=["Oars"]),
            bo=seat(hand=["Sailing", "Clothing", "Tools"]),
            supply={1: ["Archery", "Masonry", "Pottery"]},
        )
        play(game, "ann: dogma Oars")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Clothing", "Sailing"]
        play(game, "bo: Sailing")
        assert zone(game, "ann", "score") == ["Clothing", "Sailing"]
        assert zone(game, "bo", "hand") == ["Archery", "Masonry", "Tools"]
        assert zone(game, "ann", "hand") == []

    def test_takes_a_crown_card_drawn_on_the_way(self) -> None:
        game = table(ann=seat(red=["Oars"]), bo=seat(hand=["Writing"]), supply={1: ["Sailing", "Tools"]})
        play(game, "ann: dogma Oars")
        assert zone(game, "ann", "score") == ["Sailing", "Writing"]
        assert zone(game, "bo", "hand") == ["Tools"]

    def test_first_edition_asks_for_one_card_only(self) -> None:
        game = table(
            ann=seat(red=["Oars"]),
            bo=seat(hand=["Sailing", "Writing", "Pottery"]),
            supply={1: ["Archery", "Masonry"]},
            options=FIRST_EDITION,
        )
        play(game, "ann: dogma Oars")
        assert options(game) == ["Sailing", "Writing"]
        play(game, "bo: Writing")
        assert zone(game, "ann", "score") == ["Writing"]
        assert zone(game, "bo", "hand") == ["Archery", "Pottery", "Sailing"]
        assert shown(game) == []
        assert asked(game) == ANN_AGAIN

    def test_first_edition_draws_too_when_nothing_was_given(self) -> None:
        game = table(ann=seat(red=["Oars"]), bo=seat(hand=["Tools"]), supply={1: ["Masonry"]}, options=FIRST_EDITION)
        play(game, "ann: dogma Oars")
        assert shown(game) == [["Tools"]]
        assert zone(game, "ann", "hand") == ["Masonry"]

    def test_shows_the_hand_when_no_crown_is_left(self) -> None:
        game = table(ann=seat(red=["Oars"]), bo=seat(hand=["Sailing"]), supply={1: ["Archery"]})
        play(game, "ann: dogma Oars")
        assert zone(game, "ann", "score") == ["Sailing"]
        assert shown(game) == [["Archery"]]

    def test_an_empty_hand_has_nothing_to_show_and_the_launcher_draws(self) -> None:
        game = table(ann=seat(red=["Oars"]), bo=seat(), supply={1: ["Masonry"]})
        play(game, "ann: dogma Oars")
        assert shown(game) == []
        assert zone(game, "ann", "hand") == ["Masonry"]
        assert zone(game, "bo", "hand") == []

    def test_one_card_from_any_victim_stops_the_draw_of_all(self) -> None:
        game = table(
            ann=seat(red=["Oars"]),
            bo=seat(hand=["Tools"]),
            cy=seat(hand=["Sailing"]),
            dan=seat(yellow=["Masonry"]),
            supply={1: ["Archery", "Pottery"]},
        )
        play(game, "ann: dogma Oars")
        assert zone(game, "cy", "hand") == ["Archery"]
        assert zone(game, "dan", "hand") == zone(game, "ann", "hand") == []
        assert supply(game, 1)[0] == "Pottery"
        assert not bonus_drawn(game)

    def test_a_sharer_draws_too_when_nobody_gave_and_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(red=["Oars"]),
            bo=seat(hand=["Tools"]),
            cy=seat(yellow=["Masonry"]),
            supply={1: ["Archery", "Pottery", "Mysticism"]},
        )
        play(game, "ann: dogma Oars")
        assert zone(game, "cy", "hand") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Mysticism", "Pottery"]
        assert zone(game, "bo", "hand") == ["Tools"]
        assert bonus_drawn(game)

    def test_with_nobody_to_demand_of_everybody_draws(self) -> None:
        game = table(
            ann=seat(red=["Oars"]),
            bo=seat(red=["Archery"]),
            cy=seat(yellow=["Masonry"]),
            supply={1: ["Tools", "Pottery", "Mysticism", "Writing"]},
        )
        play(game, "ann: dogma Oars")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert zone(game, "cy", "hand") == ["Pottery"]
        assert zone(game, "ann", "hand") == ["Mysticism", "Writing"]

    def test_a_transfer_is_no_scoring(self) -> None:
        game = table(ann=seat(red=["Oars"], scored=5), bo=seat(hand=["Sailing"]), supply={1: ["Archery"]})
        play(game, "ann: dogma Oars")
        assert scored_this_turn(game, "ann") == 5  # rules 6.9.2
        assert zone(game, "ann", "achievements") == []

    def test_a_third_player_sees_only_backs(self) -> None:
        game = table(
            ann=seat(red=["Oars"]),
            bo=seat(hand=["Sailing"]),
            cy=seat(yellow=["Masonry"]),
            supply={1: ["Archery"]},
        )
        play(game, "ann: dogma Oars")
        assert moves(game, "cy") == ["transfer back 1 base", "draw back 1 base"]
        assert moves(game, "ann") == ["transfer Sailing", "draw back 1 base"]


class TestPottery:
    """Return up to three cards and score one of that value; then draw a 1."""

    def test_three_cards_score_a_3(self) -> None:
        game = table(
            ann=seat(blue=["Pottery"], hand=["Tools", "Writing", "Calendar", "Oars"]),
            bo=seat(),
            supply={1: ["Archery"], 3: ["Paper"]},
        )
        play(game, "ann: dogma Pottery", "ann: Writing", "ann: Tools", "ann: Calendar")
        assert zone(game, "ann", "score") == ["Paper"]
        assert zone(game, "ann", "hand") == ["Archery", "Oars"]
        assert supply(game, 1)[-2:] == ["Writing", "Tools"]
        assert supply(game, 2)[-1] == "Calendar"
        assert asked(game) == ANN_AGAIN

    def test_stopping_after_one_scores_a_1(self) -> None:
        game = table(
            ann=seat(blue=["Pottery"], hand=["Tools", "Paper"]), bo=seat(), supply={1: ["Archery", "Mysticism"]}
        )
        play(game, "ann: dogma Pottery", "ann: Paper")
        assert options(game) == ["Tools", "pass"]
        play(game, "ann: pass")
        assert zone(game, "ann", "score") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Mysticism", "Tools"]

    def test_returning_none_still_draws(self) -> None:
        game = table(ann=seat(blue=["Pottery"], hand=["Tools"]), bo=seat(), supply={1: ["Archery"]})
        play(game, "ann: dogma Pottery", "ann: pass")
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "hand") == ["Archery", "Tools"]

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(blue=["Pottery"]), bo=seat(), supply={1: ["Archery"]})
        play(game, "ann: dogma Pottery")
        assert zone(game, "ann", "hand") == ["Archery"]
        assert asked(game) == ANN_AGAIN

    def test_the_returned_card_can_come_back_as_the_scored_one(self) -> None:
        game = table(
            ann=seat(blue=["Pottery"], hand=["Tools"]),
            bo=seat(),
            supply={2: ["Calendar"]},
            removed=emptied(1, but=("Pottery", "Tools")),
        )
        play(game, "ann: dogma Pottery", "ann: Tools")
        assert zone(game, "ann", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_sharers_finish_the_first_effect_before_the_second_begins(self) -> None:
        game = table(
            ann=seat(blue=["Pottery"], hand=["Tools"]),
            bo=seat(yellow=["Agriculture"], hand=["Oars"]),
            supply={1: ["Archery", "Mysticism", "The Wheel", "Writing"]},
        )
        play(game, "ann: dogma Pottery", "bo: Oars", "ann: Tools")
        assert zone(game, "bo", "score") == ["Archery"]
        assert zone(game, "ann", "score") == ["Mysticism"]
        assert zone(game, "bo", "hand") == ["The Wheel"]
        assert bonus_drawn(game)

    def test_others_see_how_many_but_not_which(self) -> None:
        game = table(ann=seat(blue=["Pottery"], hand=["Tools"]), bo=seat(), supply={1: ["Archery", "Oars"]})
        play(game, "ann: dogma Pottery", "ann: Tools")
        assert moves(game, "bo") == ["return back 1 base", "score back 1 base", "draw back 1 base"]


class TestTools:
    """Return three for a melded 3; return a 3 for three 1s."""

    def test_three_returned_cards_meld_a_3(self) -> None:
        game = table(
            ann=seat(blue=["Tools"], hand=["Oars", "Writing", "Sailing", "Masonry"]), bo=seat(), supply={3: ["Paper"]}
        )
        play(game, "ann: dogma Tools", "ann: Oars", "ann: Sailing", "ann: Writing")
        assert pile(game, "ann", "green") == ["Paper"]
        assert zone(game, "ann", "hand") == ["Masonry"]
        assert supply(game, 1)[-3:] == ["Oars", "Sailing", "Writing"]

    def test_it_is_three_or_none(self) -> None:
        game = table(ann=seat(blue=["Tools"], hand=["Oars", "Writing", "Sailing"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Tools", "ann: Oars")
        assert options(game) == ["Sailing", "Writing"]  # rules 6.3.1: no stopping early

    def test_two_cards_may_be_returned_but_bring_nothing(self) -> None:
        game = table(ann=seat(blue=["Tools"], hand=["Oars", "Writing"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Tools")
        assert options(game) == ["Oars", "Writing", "pass"]
        play(game, "ann: Oars")
        assert zone(game, "ann", "hand") == []
        assert supply(game, 1)[-2:] == ["Oars", "Writing"]
        assert supply(game, 3)[0] == "Paper"

    def test_declining_leaves_everything(self) -> None:
        game = table(ann=seat(blue=["Tools"], hand=["Oars", "Writing", "Sailing"]), bo=seat())
        play(game, "ann: dogma Tools", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars", "Sailing", "Writing"]
        assert asked(game) == ANN_AGAIN

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(blue=["Tools"]), bo=seat())
        play(game, "ann: dogma Tools")
        assert asked(game) == ANN_AGAIN

    def test_a_returned_3_draws_three_1s_into_the_hand(self) -> None:
        game = table(ann=seat(blue=["Tools"], hand=["Alchemy"]), bo=seat(), supply={1: ["Oars", "Sailing", "Writing"]})
        play(game, "ann: dogma Tools", "ann: pass", "ann: Alchemy")
        assert zone(game, "ann", "hand") == ["Oars", "Sailing", "Writing"]
        assert pile(game, "ann", "blue") == ["Tools"]
        assert supply(game, 3)[-1] == "Alchemy"

    def test_one_3_of_two_is_returned(self) -> None:
        game = table(
            ann=seat(blue=["Tools"], hand=["Alchemy", "Paper", "Calendar", "Coal"]),
            bo=seat(),
            supply={1: ["Oars", "Sailing", "Writing"]},
        )
        play(game, "ann: dogma Tools", "ann: pass")
        assert options(game) == ["Alchemy", "Paper", "pass"]
        play(game, "ann: Paper")
        assert zone(game, "ann", "hand") == ["Alchemy", "Calendar", "Coal", "Oars", "Sailing", "Writing"]

    def test_each_of_the_three_draws_finds_its_own_pile(self) -> None:
        game = table(
            ann=seat(blue=["Tools"], hand=["Alchemy"]),
            bo=seat(),
            supply={2: ["Calendar", "Currency"]},
            removed=emptied(1, but=("Tools", "Oars")),
        )
        play(game, "ann: dogma Tools", "ann: pass", "ann: Alchemy")
        assert zone(game, "ann", "hand") == ["Calendar", "Currency", "Oars"]

    def test_a_vain_return_by_a_sharer_still_earns_the_bonus(self) -> None:
        game = table(ann=seat(blue=["Tools"]), bo=seat(blue=["Writing"], hand=["Oars"]), supply={1: ["Sailing"]})
        play(game, "ann: dogma Tools", "bo: Oars")
        assert zone(game, "ann", "hand") == ["Sailing"]
        assert bonus_drawn(game)

    def test_no_bonus_where_the_sharers_decline(self) -> None:
        game = table(ann=seat(blue=["Tools"]), bo=seat(blue=["Writing"], hand=["Alchemy"]))
        play(game, "ann: dogma Tools", "bo: pass", "bo: pass")
        assert zone(game, "ann", "hand") == []
        assert not bonus_drawn(game)


class TestWriting:
    """Draw a 2."""

    def test_draws_a_2(self) -> None:
        game = table(ann=seat(blue=["Writing"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: dogma Writing")
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert moves(game, "bo") == ["draw back 2 base"]

    def test_all_share_and_one_bonus_is_drawn_last(self) -> None:
        game = table(
            ann=seat(blue=["Writing"]),
            bo=seat(blue=["Tools"]),
            cy=seat(purple=["Philosophy"]),
            supply={1: ["Oars"], 2: ["Calendar", "Currency", "Fermenting"]},
        )
        play(game, "ann: dogma Writing")
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert zone(game, "cy", "hand") == ["Currency"]
        assert zone(game, "ann", "hand") == ["Fermenting", "Oars"]

    def test_nobody_with_fewer_bulbs_shares(self) -> None:
        game = table(ann=seat(blue=["Writing"]), bo=seat(red=["Archery"]))
        play(game, "ann: dogma Writing")
        assert zone(game, "bo", "hand") == []
        assert not bonus_drawn(game)

    def test_steps_up_from_an_empty_pile(self) -> None:
        game = table(ann=seat(blue=["Writing"]), bo=seat(), supply={3: ["Paper"]}, removed=emptied(2))
        play(game, "ann: dogma Writing")
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_a_sharer_can_end_the_game_by_drawing_past_10(self) -> None:
        game = table(
            ann=seat(blue=["Writing"], score=["Oars"]),
            bo=seat(blue=["Tools"]),
            removed=emptied(*range(2, 11)),
        )
        play(game, "ann: dogma Writing")
        assert ending(game) == ("score", ["ann"])
        assert zone(game, "ann", "hand") == []


class TestClothing:
    """Meld a card of a new color; then score a 1 for each color no opponent has."""

    def test_melds_a_chosen_card_of_a_new_color(self) -> None:
        game = table(
            ann=seat(green=["Clothing"], hand=["Oars", "Tools", "Sailing"]),
            bo=seat(),
            supply={1: ["Archery", "Masonry", "Writing"]},
        )
        play(game, "ann: dogma Clothing")
        assert asked(game) == ("ann", "card", "meld")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Tools")
        assert pile(game, "ann", "blue") == ["Tools"]
        assert zone(game, "ann", "score") == ["Archery", "Masonry"]  # green and blue

    def test_the_only_fitting_card_must_be_melded(self) -> None:
        game = table(
            ann=seat(green=["Clothing"], hand=["Oars", "Sailing"]),
            bo=seat(green=["The Wheel"], red=["Archery"]),
        )
        play(game, "ann: dogma Clothing")
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "ann", "score") == []
        assert asked(game) == ANN_AGAIN

    def test_a_hand_without_a_new_color_is_shown(self) -> None:
        game = table(ann=seat(green=["Clothing"], hand=["Sailing"]), bo=seat(green=["The Wheel"]))
        play(game, "ann: dogma Clothing")
        assert shown(game) == [["Sailing"]]
        assert zone(game, "ann", "hand") == ["Sailing"]

    def test_an_empty_hand_is_not_shown(self) -> None:
        game = table(ann=seat(green=["Clothing"]), bo=seat(), supply={1: ["Archery"]})
        play(game, "ann: dogma Clothing")
        assert shown(game) == []
        assert zone(game, "ann", "score") == ["Archery"]

    def test_one_opponent_with_the_color_is_enough_to_deny_it(self) -> None:
        game = table(
            ann=seat(green=["Clothing"], red=["Archery"], blue=["Tools"]),
            bo=seat(red=["Oars"]),
            cy=seat(green=["The Wheel"]),
            supply={1: ["Masonry"]},
        )
        play(game, "ann: dogma Clothing")
        assert zone(game, "ann", "score") == ["Masonry"]
        assert scored_this_turn(game, "ann") == 1

    def test_a_partner_is_no_opponent(self) -> None:
        game = table(
            ann=seat(green=["Clothing"], yellow=["Masonry"]),
            bo=seat(green=["The Wheel"]),
            cy=seat(yellow=["Domestication"]),
            dan=seat(),
            options={"teams": "partners"},
            supply={1: ["Archery", "Oars"]},
        )
        play(game, "ann: dogma Clothing")
        assert zone(game, "ann", "score") == ["Archery"]

    def test_the_sharer_compares_with_the_launcher_and_melds_first(self) -> None:
        game = table(
            ann=seat(green=["Clothing"], hand=["Tools"]),
            bo=seat(yellow=["Agriculture"], hand=["Writing"]),
            supply={1: ["Archery", "Oars", "Mysticism"]},
        )
        play(game, "ann: dogma Clothing")
        assert zone(game, "bo", "score") == ["Archery"]  # yellow: blue lies on both boards by now
        assert zone(game, "ann", "score") == ["Oars"]  # green
        assert zone(game, "ann", "hand") == ["Mysticism"]
        assert bonus_drawn(game)

    def test_the_sixth_scored_card_of_the_turn_claims_monument_in_the_middle(self) -> None:
        game = table(
            ann=seat(
                green=["Clothing"],
                red=["Archery"],
                blue=["Tools"],
                scored=4,
                achievements=["Empire", "Wonder", "World", "Universe", "Calendar"],
            ),
            bo=seat(),
            supply={1: ["Masonry", "Oars", "Pottery"]},
        )
        play(game, "ann: dogma Clothing")
        assert ending(game) == ("achievements", ["ann"])
        assert zone(game, "ann", "score") == ["Masonry", "Oars"]  # the third is never drawn


class TestSailing:
    """Draw and meld a 1."""

    def test_melds_onto_a_splayed_pile(self) -> None:
        game = table(ann=seat(green=("left", ["Sailing", "The Wheel"])), bo=seat(), supply={1: ["Clothing"]})
        play(game, "ann: dogma Sailing")
        assert pile(game, "ann", "green") == ["Clothing", "Sailing", "The Wheel"]
        assert splay(game, "ann", "green") == "left"

    def test_the_card_is_seen_by_all_and_never_in_hand(self) -> None:
        game = table(ann=seat(green=["Sailing"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma Sailing")
        assert moves(game, "bo") == ["meld Oars"]

    def test_the_bonus_has_the_value_of_the_highest_top_card_afterwards(self) -> None:
        game = table(
            ann=seat(green=["Sailing"]),
            bo=seat(green=["Currency"]),
            supply={2: ["Calendar", "Fermenting"], 3: ["Paper"]},
            removed=emptied(1, but=("Sailing", "Oars")),
        )
        play(game, "ann: dogma Sailing")
        assert pile(game, "bo", "red") == ["Oars"]
        assert pile(game, "ann", "blue") == ["Calendar"]  # the 1s are out: the draw steps up
        assert zone(game, "ann", "hand") == ["Fermenting"]

    def test_the_melded_card_can_complete_empire(self) -> None:
        game = table(
            ann=seat(
                green=("up", ["Sailing", "Clothing"]),
                blue=["Experimentation"],
                red=["Fission"],
                yellow=["Globalization"],
            ),
            bo=seat(),
            supply={1: ["Mysticism"]},
        )
        play(game, "ann: dogma Sailing")
        assert zone(game, "ann", "achievements") == ["Empire"]

    def test_a_draw_past_10_ends_the_game_in_a_tie_that_is_shared(self) -> None:
        game = table(ann=seat(green=["Sailing"]), bo=seat(), removed=emptied(*EVERY_VALUE, but=("Sailing",)))
        play(game, "ann: dogma Sailing")
        assert ending(game) == ("score", ["ann", "bo"])


class TestTheWheel:
    """Draw two 1s."""

    def test_draws_two(self) -> None:
        game = table(ann=seat(green=["The Wheel"]), bo=seat(red=["Archery"]), supply={1: ["Oars", "Tools"]})
        play(game, "ann: dogma The Wheel")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]
        assert zone(game, "bo", "hand") == []

    def test_the_second_draw_steps_up_where_the_first_took_the_last_1(self) -> None:
        game = table(
            ann=seat(green=["The Wheel"]),
            bo=seat(),
            supply={2: ["Calendar"]},
            removed=emptied(1, but=("The Wheel", "Oars")),
        )
        play(game, "ann: dogma The Wheel")
        assert zone(game, "ann", "hand") == ["Calendar", "Oars"]

    def test_the_game_can_end_between_the_two_draws(self) -> None:
        game = table(
            ann=seat(green=["The Wheel"], achievements=["Empire"]),
            bo=seat(),
            removed=emptied(*EVERY_VALUE, but=("The Wheel", "Oars")),
        )
        play(game, "ann: dogma The Wheel")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert ending(game) == ("score", ["ann"])  # more achievements

    def test_one_of_two_opponents_shares(self) -> None:
        game = table(
            ann=seat(green=["The Wheel"]),
            bo=seat(red=["Archery"]),
            cy=seat(yellow=["Masonry"]),
            supply={1: ["Oars", "Tools", "Pottery", "Mysticism", "Writing"]},
        )
        play(game, "ann: dogma The Wheel")
        assert zone(game, "bo", "hand") == []
        assert zone(game, "cy", "hand") == ["Oars", "Tools"]
        assert zone(game, "ann", "hand") == ["Mysticism", "Pottery", "Writing"]


class TestCityStates:
    """Demand: with four castles, give a top card with a castle and draw a 1."""

    def test_the_victim_chooses_among_his_castle_tops_and_draws(self) -> None:
        game = table(
            ann=seat(purple=["City States"]),
            bo=seat(red=["Archery"], yellow=["Masonry"], blue=["Pottery"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma City States")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Archery", "Masonry"]
        play(game, "bo: Archery")
        assert pile(game, "ann", "red") == ["Archery"]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_three_castles_are_too_few(self) -> None:
        game = table(ann=seat(purple=["City States"]), bo=seat(yellow=["Masonry"]))
        play(game, "ann: dogma City States")
        assert pile(game, "bo", "yellow") == ["Masonry"]
        assert zone(game, "bo", "hand") == []

    def test_castles_on_covered_cards_count_but_only_tops_are_given(self) -> None:
        game = table(
            ann=seat(purple=["City States"]), bo=seat(purple=("up", ["Philosophy", "Monotheism", "Mysticism"]))
        )
        play(game, "ann: dogma City States")
        assert pile(game, "bo", "purple") == ["Philosophy", "Monotheism", "Mysticism"]
        assert zone(game, "bo", "hand") == []

    def test_covered_castles_can_make_up_the_four(self) -> None:
        game = table(
            ann=seat(purple=["City States"]),
            bo=seat(purple=("up", ["Philosophy", "Mysticism"]), blue=["Tools"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma City States")
        assert pile(game, "ann", "blue") == ["Tools"]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_a_pile_of_two_loses_its_splay_and_the_card_tops_a_splayed_pile(self) -> None:
        game = table(
            ann=seat(purple=["City States"], red=("right", ["Oars", "Metalworking"])),
            bo=seat(red=("right", ["Archery", "Road Building"]), blue=["Pottery"]),
            supply={1: ["Masonry"]},
        )
        play(game, "ann: dogma City States")
        assert pile(game, "ann", "red") == ["Archery", "Oars", "Metalworking"]
        assert splay(game, "ann", "red") == "right"
        assert pile(game, "bo", "red") == ["Road Building"]
        assert splay(game, "bo", "red") == "none"

    def test_all_opponents_are_asked_by_their_own_castles(self) -> None:
        game = table(
            ann=seat(purple=["City States"]),
            bo=seat(red=["Archery"], yellow=["Masonry"]),
            cy=seat(red=["Construction"]),
            dan=seat(red=["Metalworking"], purple=["Monotheism"]),
            supply={1: ["Pottery", "Tools"]},
        )
        play(game, "ann: dogma City States", "bo: Masonry", "dan: Metalworking")
        assert pile(game, "ann", "yellow") == ["Masonry"]
        assert pile(game, "ann", "red") == ["Metalworking"]
        assert pile(game, "cy", "red") == ["Construction"]
        assert (zone(game, "bo", "hand"), zone(game, "cy", "hand"), zone(game, "dan", "hand")) == (
            ["Pottery"],
            [],
            ["Tools"],
        )
        assert not bonus_drawn(game)

    def test_who_has_as_many_crowns_is_safe(self) -> None:
        game = table(
            ann=seat(purple=["City States"]),
            bo=seat(green=["Sailing"], red=["Archery"], yellow=["Masonry"]),
        )
        play(game, "ann: dogma City States")
        assert asked(game) == ANN_AGAIN
        assert pile(game, "ann", "yellow") == []


class TestCodeOfLaws:
    """Tuck a card of a color on the board; then splay that color left."""

    def test_tuck_and_splay(self) -> None:
        game = table(ann=seat(purple=["Code of Laws"], hand=["Mysticism", "Oars"]), bo=seat())
        play(game, "ann: dogma Code of Laws")
        assert asked(game) == ("ann", "card", "tuck")
        assert options(game) == ["Mysticism", "pass"]
        play(game, "ann: Mysticism")
        assert options(game) == ["pass", "purple"]
        play(game, "ann: purple")
        assert pile(game, "ann", "purple") == ["Code of Laws", "Mysticism"]
        assert splay(game, "ann", "purple") == "left"

    def test_only_the_tucked_color_may_be_splayed(self) -> None:
        game = table(
            ann=seat(purple=["Code of Laws"], red=["Oars", "Archery"], green=["Sailing"], hand=["The Wheel"]),
            bo=seat(),
        )
        play(game, "ann: dogma Code of Laws", "ann: The Wheel")
        assert options(game) == ["green", "pass"]

    def test_declining_the_tuck_ends_it(self) -> None:
        game = table(ann=seat(purple=["Code of Laws"], red=["Oars", "Archery"], hand=["Mysticism"]), bo=seat())
        play(game, "ann: dogma Code of Laws", "ann: pass")
        assert asked(game) == ANN_AGAIN
        assert zone(game, "ann", "hand") == ["Mysticism"]

    def test_the_splay_may_be_declined(self) -> None:
        game = table(ann=seat(purple=["Code of Laws"], hand=["Mysticism"]), bo=seat())
        play(game, "ann: dogma Code of Laws", "ann: Mysticism", "ann: pass")
        assert pile(game, "ann", "purple") == ["Code of Laws", "Mysticism"]
        assert splay(game, "ann", "purple") == "none"

    def test_a_pile_that_lies_left_already_is_not_offered(self) -> None:
        game = table(ann=seat(purple=("left", ["Code of Laws", "City States"]), hand=["Mysticism"]), bo=seat())
        play(game, "ann: dogma Code of Laws", "ann: Mysticism")
        assert asked(game) == ANN_AGAIN
        assert splay(game, "ann", "purple") == "left"

    def test_a_pile_splayed_otherwise_turns_left(self) -> None:
        game = table(ann=seat(purple=("right", ["Code of Laws", "City States"]), hand=["Mysticism"]), bo=seat())
        play(game, "ann: dogma Code of Laws", "ann: Mysticism", "ann: purple")
        assert splay(game, "ann", "purple") == "left"

    def test_a_hand_that_fits_nowhere_is_asked_all_the_same(self) -> None:
        game = table(ann=seat(purple=["Code of Laws"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Code of Laws")
        assert options(game) == ["pass"]
        play(game, "ann: pass")
        assert shown(game) == []
        assert asked(game) == ANN_AGAIN

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(purple=["Code of Laws"]), bo=seat())
        play(game, "ann: dogma Code of Laws")
        assert asked(game) == ANN_AGAIN

    def test_nobody_can_tell_unwilling_from_unable(self) -> None:
        unwilling = table(ann=seat(purple=["Code of Laws"]), bo=seat(green=["Sailing"], hand=["Clothing"]))
        unable = table(ann=seat(purple=["Code of Laws"]), bo=seat(green=["Sailing"], hand=["Oars"]))
        for game in (unwilling, unable):
            play(game, "ann: dogma Code of Laws", "bo: pass")
            assert not bonus_drawn(game)
        assert seen(unwilling, "ann") == seen(unable, "ann")
        assert seen(unwilling, None) == seen(unable, None)

    def test_a_sharer_who_tucks_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(purple=["Code of Laws"]),
            bo=seat(green=["Sailing"], hand=["Clothing"]),
            supply={1: ["Pottery"]},
        )
        play(game, "ann: dogma Code of Laws", "bo: Clothing", "bo: green")
        assert splay(game, "bo", "green") == "left"
        assert zone(game, "ann", "hand") == ["Pottery"]

    def test_the_sixth_tuck_of_the_turn_claims_monument_before_the_splay(self) -> None:
        game = table(ann=seat(purple=["Code of Laws"], hand=["Mysticism"], tucked=5), bo=seat())
        play(game, "ann: dogma Code of Laws", "ann: Mysticism")
        assert asked(game) == ("ann", "color", "splay left")
        assert zone(game, "ann", "achievements") == ["Monument"]


class TestMysticism:
    """Reveal a 1; of a color on the board it is melded, and another 1 drawn."""

    def test_a_known_color_is_melded_and_a_1_drawn(self) -> None:
        game = table(ann=seat(purple=["Mysticism"], red=["Archery"]), bo=seat(), supply={1: ["Oars", "Pottery"]})
        play(game, "ann: dogma Mysticism")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert zone(game, "ann", "hand") == ["Pottery"]
        assert moves(game, "bo") == ["draw Oars", "meld Oars", "draw back 1 base"]

    def test_another_color_is_kept_in_hand_though_all_saw_it(self) -> None:
        game = table(ann=seat(purple=["Mysticism"]), bo=seat(), supply={1: ["Oars", "Pottery"]})
        play(game, "ann: dogma Mysticism")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "ann", "revealed") == []
        assert moves(game, "bo")[0] == "draw Oars"
        assert supply(game, 1)[0] == "Pottery"

    def test_it_can_cover_itself(self) -> None:
        game = table(ann=seat(purple=["Mysticism"]), bo=seat(), supply={1: ["City States", "Pottery"]})
        play(game, "ann: dogma Mysticism")
        assert pile(game, "ann", "purple") == ["City States", "Mysticism"]
        assert zone(game, "ann", "hand") == ["Pottery"]

    def test_it_steps_up_from_an_empty_pile_both_times(self) -> None:
        game = table(
            ann=seat(purple=["Mysticism"]),
            bo=seat(),
            supply={2: ["Philosophy", "Calendar"]},
            removed=emptied(1, but=("Mysticism",)),
        )
        play(game, "ann: dogma Mysticism")
        assert pile(game, "ann", "purple") == ["Philosophy", "Mysticism"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_a_sharer_looks_at_his_own_board_and_a_kept_card_is_a_change_too(self) -> None:
        game = table(
            ann=seat(purple=["Mysticism"]),
            bo=seat(yellow=["Masonry"]),
            supply={1: ["City States", "Domestication", "Oars"]},
        )
        play(game, "ann: dogma Mysticism")
        assert zone(game, "bo", "hand") == ["City States"]
        assert zone(game, "ann", "hand") == ["Domestication", "Oars"]
        assert bonus_drawn(game)  # rules 5.7.1


class TestMetalworking:
    """Reveal 1s and score them as long as they have a castle."""

    def test_scores_castles_and_keeps_the_first_card_without(self) -> None:
        game = table(ann=seat(red=["Metalworking"]), bo=seat(), supply={1: ["Oars", "Tools", "Pottery", "Masonry"]})
        play(game, "ann: dogma Metalworking")
        assert zone(game, "ann", "score") == ["Oars", "Tools"]
        assert scored_this_turn(game, "ann") == 2
        assert zone(game, "ann", "hand") == ["Pottery"]
        assert moves(game, "bo")[:5] == ["draw Oars", "score Oars", "draw Tools", "score Tools", "draw Pottery"]

    def test_nothing_is_scored_where_the_first_has_no_castle(self) -> None:
        game = table(ann=seat(red=["Metalworking"]), bo=seat(), supply={1: ["Pottery", "Oars"]})
        play(game, "ann: dogma Metalworking")
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "hand") == ["Pottery"]

    def test_six_castles_running_claim_monument_on_the_way(self) -> None:
        castles = ["Oars", "Tools", "Masonry", "Archery", "Mysticism", "The Wheel"]
        game = table(ann=seat(red=["Metalworking"]), bo=seat(), supply={1: [*castles, "City States", "Pottery"]})
        play(game, "ann: dogma Metalworking")
        assert zone(game, "ann", "achievements") == ["Monument"]
        assert len(zone(game, "ann", "score")) == 7
        assert zone(game, "ann", "hand") == ["Pottery"]

    def test_monument_as_the_last_achievement_wins_before_the_next_draw(self) -> None:
        castles = ["Oars", "Tools", "Masonry", "Archery", "Mysticism", "The Wheel"]
        game = table(
            ann=seat(red=["Metalworking"], achievements=["Empire", "Wonder", "World", "Universe", "Calendar"]),
            bo=seat(),
            supply={1: [*castles, "City States"]},
        )
        play(game, "ann: dogma Metalworking")
        assert ending(game) == ("achievements", ["ann"])
        assert supply(game, 1)[0] == "City States"

    def test_goes_on_with_2s_when_the_1s_are_gone(self) -> None:
        game = table(
            ann=seat(red=["Metalworking"]),
            bo=seat(),
            supply={2: ["Monotheism", "Calendar"]},
            removed=emptied(1, but=("Metalworking", "Oars")),
        )
        play(game, "ann: dogma Metalworking")
        assert zone(game, "ann", "score") == ["Monotheism", "Oars"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_the_draw_past_10_counts_what_was_scored_before(self) -> None:
        game = table(
            ann=seat(red=["Metalworking"]),
            bo=seat(),
            removed=emptied(*EVERY_VALUE, but=("Metalworking", "Oars")),
        )
        play(game, "ann: dogma Metalworking")
        assert ending(game) == ("score", ["ann"])
        assert game.result is not None
        assert game.result.points == {"ann": 1, "bo": 0}

    def test_the_sharer_finishes_his_run_before_the_launcher_starts(self) -> None:
        game = table(
            ann=seat(red=["Metalworking"]),
            bo=seat(yellow=["Masonry"]),
            supply={1: ["Oars", "Pottery", "Tools", "Writing", "Sailing"]},
        )
        play(game, "ann: dogma Metalworking")
        assert (zone(game, "bo", "score"), zone(game, "bo", "hand")) == (["Oars"], ["Pottery"])
        assert (zone(game, "ann", "score"), zone(game, "ann", "hand")) == (["Tools"], ["Sailing", "Writing"])


class TestAgriculture:
    """Return a card to score one a value higher."""

    def test_return_and_score_one_higher(self) -> None:
        game = table(ann=seat(yellow=["Agriculture"], hand=["Paper", "Tools"]), bo=seat(), supply={4: ["Enterprise"]})
        play(game, "ann: dogma Agriculture")
        assert options(game) == ["Paper", "Tools", "pass"]
        play(game, "ann: Paper")
        assert supply(game, 3)[-1] == "Paper"
        assert zone(game, "ann", "score") == ["Enterprise"]
        assert scored_this_turn(game, "ann") == 1

    def test_may_be_declined(self) -> None:
        game = table(ann=seat(yellow=["Agriculture"], hand=["Paper"]), bo=seat())
        play(game, "ann: dogma Agriculture", "ann: pass")
        assert zone(game, "ann", "hand") == ["Paper"]
        assert zone(game, "ann", "score") == []

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(yellow=["Agriculture"]), bo=seat())
        play(game, "ann: dogma Agriculture")
        assert asked(game) == ANN_AGAIN

    def test_steps_up_from_an_empty_pile(self) -> None:
        game = table(
            ann=seat(yellow=["Agriculture"], hand=["Tools"]),
            bo=seat(),
            supply={3: ["Paper"]},
            removed=emptied(2),
        )
        play(game, "ann: dogma Agriculture", "ann: Tools")
        assert zone(game, "ann", "score") == ["Paper"]

    def test_a_returned_10_ends_the_game(self) -> None:
        game = table(ann=seat(yellow=["Agriculture"], hand=["Robotics"]), bo=seat(score=["Oars"]))
        play(game, "ann: dogma Agriculture", "ann: Robotics")
        assert supply(game, 10)[-1] == "Robotics"
        assert ending(game) == ("score", ["bo"])

    def test_one_sharer_returns_another_declines(self) -> None:
        game = table(
            ann=seat(yellow=["Agriculture"], hand=["Oars"]),
            bo=seat(blue=["Pottery"], hand=["Tools"]),
            cy=seat(blue=["Calendar"], green=["Clothing"], hand=["Archery"]),
            supply={1: ["Masonry"], 2: ["Philosophy"]},
        )
        play(game, "ann: dogma Agriculture", "bo: Tools", "cy: pass", "ann: pass")
        assert zone(game, "bo", "score") == ["Philosophy"]
        assert zone(game, "cy", "score") == []
        assert zone(game, "ann", "hand") == ["Masonry", "Oars"]

    def test_others_see_backs(self) -> None:
        game = table(ann=seat(yellow=["Agriculture"], hand=["Tools"]), bo=seat())
        play(game, "ann: dogma Agriculture", "ann: Tools")
        assert moves(game, "bo") == ["return back 1 base", "score back 2 base"]
        assert moves(game, "ann")[0] == "return Tools"


class TestDomestication:
    """Meld the lowest card in hand; draw a 1."""

    def test_only_the_lowest_are_offered_and_one_must_be_melded(self) -> None:
        game = table(
            ann=seat(yellow=["Domestication"], hand=["Paper", "Oars", "Tools"]), bo=seat(), supply={1: ["Masonry"]}
        )
        play(game, "ann: dogma Domestication")
        assert asked(game) == ("ann", "card", "meld")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Tools")
        assert pile(game, "ann", "blue") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Masonry", "Oars", "Paper"]

    def test_a_single_lowest_card_is_melded_unasked(self) -> None:
        game = table(
            ann=seat(yellow=["Domestication"], hand=["Paper", "Fermenting"]), bo=seat(), supply={1: ["Masonry"]}
        )
        play(game, "ann: dogma Domestication")
        assert pile(game, "ann", "yellow") == ["Fermenting", "Domestication"]
        assert zone(game, "ann", "hand") == ["Masonry", "Paper"]

    def test_an_empty_hand_draws_and_keeps_the_card(self) -> None:
        game = table(ann=seat(yellow=["Domestication"]), bo=seat(), supply={1: ["Masonry"]})
        play(game, "ann: dogma Domestication")
        assert pile(game, "ann", "yellow") == ["Domestication"]
        assert zone(game, "ann", "hand") == ["Masonry"]

    def test_a_sharer_has_to_meld_even_to_his_disadvantage(self) -> None:
        game = table(
            ann=seat(yellow=["Domestication"]),
            bo=seat(red=["Construction"], hand=["Archery"]),
            supply={1: ["Masonry", "Tools", "Writing"]},
        )
        play(game, "ann: dogma Domestication")
        assert pile(game, "bo", "red") == ["Archery", "Construction"]
        assert zone(game, "bo", "hand") == ["Masonry"]
        assert zone(game, "ann", "hand") == ["Tools", "Writing"]

    def test_the_draw_steps_up_from_an_empty_pile(self) -> None:
        game = table(
            ann=seat(yellow=["Domestication"]),
            bo=seat(),
            supply={2: ["Calendar"]},
            removed=emptied(1, but=("Domestication",)),
        )
        play(game, "ann: dogma Domestication")
        assert zone(game, "ann", "hand") == ["Calendar"]


class TestMasonry:
    """Meld any number of castle cards; four claim Monument."""

    FOUR = ("Oars", "Tools", "Mysticism", "The Wheel")

    def test_four_melded_cards_claim_monument(self) -> None:
        game = table(ann=seat(yellow=["Masonry"], hand=self.FOUR), bo=seat())
        play(game, "ann: dogma Masonry", *(f"ann: {name}" for name in self.FOUR))
        assert zone(game, "ann", "achievements") == ["Monument"]
        assert zone(game, "ann", "hand") == []
        assert pile(game, "ann", "green") == ["The Wheel"]

    def test_three_are_too_few(self) -> None:
        game = table(ann=seat(yellow=["Masonry"], hand=self.FOUR), bo=seat())
        play(game, "ann: dogma Masonry", "ann: Oars", "ann: Tools", "ann: Mysticism", "ann: pass")
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "ann", "hand") == ["The Wheel"]

    def test_five_are_fine_too(self) -> None:
        game = table(ann=seat(yellow=["Masonry"], hand=[*self.FOUR, "Archery"]), bo=seat())
        play(game, "ann: dogma Masonry", *(f"ann: {name}" for name in self.FOUR))
        assert zone(game, "ann", "achievements") == []  # only when the melding is over
        play(game, "ann: Archery")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_melding_none_is_legal(self) -> None:
        game = table(ann=seat(yellow=["Masonry"], hand=["Oars", "Tools"]), bo=seat())
        play(game, "ann: dogma Masonry", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]
        assert asked(game) == ANN_AGAIN

    def test_only_castles_are_offered_and_the_rest_is_asked_for_to_the_end(self) -> None:
        game = table(ann=seat(yellow=["Masonry"], hand=["Oars", "Pottery"]), bo=seat())
        play(game, "ann: dogma Masonry")
        assert options(game) == ["Oars", "pass"]
        play(game, "ann: Oars")
        assert options(game) == ["pass"]  # rules 1.10.7: Pottery is nobody's business
        play(game, "ann: pass")
        assert shown(game) == []

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(yellow=["Masonry"]), bo=seat())
        play(game, "ann: dogma Masonry")
        assert asked(game) == ANN_AGAIN

    def test_nobody_can_tell_unwilling_from_unable(self) -> None:
        unwilling = table(ann=seat(yellow=["Masonry"], hand=["Oars"]), bo=seat())
        unable = table(ann=seat(yellow=["Masonry"], hand=["Pottery"]), bo=seat())
        for game in (unwilling, unable):
            play(game, "ann: dogma Masonry", "ann: pass")
        assert seen(unwilling, "bo") == seen(unable, "bo")

    def test_monument_already_claimed_stays_where_it_is(self) -> None:
        game = table(ann=seat(yellow=["Masonry"], hand=self.FOUR), bo=seat(achievements=["Monument"]))
        play(game, "ann: dogma Masonry", *(f"ann: {name}" for name in self.FOUR))
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "bo", "achievements") == ["Monument"]

    def test_the_sharer_comes_first_and_takes_it(self) -> None:
        his = ("Archery", "Metalworking", "Domestication", "City States")
        game = table(
            ann=seat(yellow=["Masonry"], hand=self.FOUR),
            bo=seat(purple=["Monotheism"], hand=his),
            supply={1: ["Pottery"], 2: ["Calendar"]},
        )
        play(
            game,
            "ann: dogma Masonry",
            *(f"bo: {name}" for name in his),
            *(f"ann: {name}" for name in self.FOUR),
        )
        assert zone(game, "bo", "achievements") == ["Monument"]
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "ann", "hand") == ["Pottery"]
