"""Artifacts of age 10: the course of each and the edges its text can reach."""

from __future__ import annotations

from innovation import Game
from tests.helpers import (
    artifacts_table,
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
    zone,
)


def is_out(game: Game, player: str) -> bool:
    """Whether a player is eliminated."""
    return bool(game.position()["players"][player].get("eliminated", False))


class TestHiggsBoson:
    """The whole board goes to the score pile."""

    def test_all_cards_go(self) -> None:
        game = artifacts_table(ann=seat(blue=["Higgs Boson", "Tools"], red=("up", ["Coal", "Oars"])), bo=seat())
        play(game, "ann: dogma Higgs Boson", "ann: Oars", "ann: Coal", "ann: Higgs Boson")
        assert zone(game, "ann", "score") == ["Coal", "Higgs Boson", "Oars", "Tools"]
        assert game.position()["players"]["ann"]["board"] == {}

    def test_that_is_not_scoring(self) -> None:
        """Rules 6.9.2."""
        game = artifacts_table(ann=seat(blue=["Higgs Boson"], scored=5), bo=seat())
        play(game, "ann: dogma Higgs Boson")
        assert zone(game, "ann", "achievements") == []

    def test_yamato_is_worth_eight_there(self) -> None:
        game = artifacts_table(ann=seat(display=["Higgs Boson"], red=["Battleship Yamato"]), bo=seat(), action=0)
        play(game, "ann: dogma Higgs Boson")
        assert game.position()["players"]["ann"]["points"] == 8

    def test_from_the_display_with_an_empty_board_nothing_moves(self) -> None:
        game = artifacts_table(ann=seat(display=["Higgs Boson"]), bo=seat(), action=0)
        play(game, "ann: dogma Higgs Boson")
        assert moves(game) == ["return Higgs Boson"]

    def test_the_bonus_of_an_empty_board_is_a_one(self) -> None:
        """Rules 5.6.2: computed at that moment."""
        game = artifacts_table(ann=seat(blue=["Higgs Boson"]), bo=seat(purple=["Philosophy"]), supply={1: ["Oars"]})
        play(game, "ann: dogma Higgs Boson")
        assert zone(game, "bo", "score") == ["Philosophy"]
        assert zone(game, "ann", "hand") == ["Oars"]


class TestRoverCuriosity:
    """An Artifact of 10 is melded and carried out as if on this card."""

    def test_melds_and_executes(self) -> None:
        game = artifacts_table(ann=seat(blue=["Rover Curiosity"]), bo=seat(), supply={10: ["Where's Waldo?"]})
        play(game, "ann: dogma Rover Curiosity")
        assert ending(game) == ("effect", ["ann"])
        assert pile(game, "ann", "yellow") == ["Where's Waldo?"]

    def test_without_artifacts_left_a_base_card_is_drawn(self) -> None:
        """Rulings, Rover Curiosity; rules 15.3."""
        game = artifacts_table(
            ann=seat(blue=["Rover Curiosity"]),
            bo=seat(),
            supply={10: ["Stem Cells"]},
            removed=emptied(10, row="artifacts", but=["Rover Curiosity"]),
        )
        play(game, "ann: dogma Rover Curiosity")
        assert pile(game, "ann", "yellow") == ["Stem Cells"]

    def test_an_empty_base_pile_ends_the_game_though_artifacts_are_left(self) -> None:
        """Rules 6.2.2, 15.4."""
        game = artifacts_table(ann=seat(blue=["Rover Curiosity"]), bo=seat(score=["Oars"]), removed=emptied(10))
        play(game, "ann: dogma Rover Curiosity")
        assert ending(game) == ("score", ["bo"])

    def test_its_compel_goes_by_the_bulbs_of_the_start(self) -> None:
        """Rules 5.8.3: Maldives compels bo, who shows three bulbs, and not cy with three clocks and two bulbs."""
        game = artifacts_table(
            ann=seat(blue=["Rover Curiosity"]),
            bo=seat(purple=["Philosophy"], hand=["Oars", "Tools", "Sailing"]),
            cy=seat(blue=["Software"], green=["Paper"], hand=["Coal", "Canning", "Clothing"]),
            supply={10: ["Maastricht Treaty", "Maldives"]},
        )
        play(game, "ann: dogma Rover Curiosity", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Sailing", "Tools"]
        assert zone(game, "cy", "hand") == ["Canning", "Clothing", "Coal"]

    def test_a_sharer_draws_his_own(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Rover Curiosity"]), bo=seat(purple=["Philosophy"]), supply={10: ["Where's Waldo?"]}
        )
        play(game, "ann: dogma Rover Curiosity")
        assert ending(game) == ("effect", ["bo"])


class TestMaastrichtTreaty:
    """The most cards in the score pile win."""

    def test_the_most_cards_not_the_most_points(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Maastricht Treaty"], score=["Oars", "Tools"]), bo=seat(score=["Robotics"])
        )
        play(game, "ann: dogma Maastricht Treaty")
        assert ending(game) == ("effect", ["ann"])

    def test_a_tie_wins_nothing(self) -> None:
        """Rules 10.4.2; rulings: strictly most cards."""
        for score in ([], ["Oars"]):
            game = artifacts_table(
                ann=seat(green=["Maastricht Treaty"], score=score), bo=seat(score=["Robotics"][: len(score)])
            )
            play(game, "ann: dogma Maastricht Treaty")
            assert game.result is None

    def test_one_of_two_rivals_is_enough_to_stop_it(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Maastricht Treaty"], score=["Oars"]), bo=seat(), cy=seat(score=["Robotics"])
        )
        play(game, "ann: dogma Maastricht Treaty")
        assert game.result is None

    def test_a_sharer_wins_and_a_poorer_one_does_not(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Maastricht Treaty"]),
            bo=seat(green=["Navigation"]),
            cy=seat(green=["Self Service"], score=["Oars"]),
        )
        play(game, "ann: dogma Maastricht Treaty")
        assert ending(game) == ("effect", ["cy"])

    def test_a_partner_is_no_rival(self) -> None:
        """Rules 16.3."""
        game = artifacts_table(
            ann=seat(green=["Maastricht Treaty"], score=["Oars"]),
            bo=seat(),
            cy=seat(score=["Tools", "Robotics"]),
            di=seat(),
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Maastricht Treaty")
        assert ending(game) == ("effect", ["ann", "cy"])


class TestSeikanTunnel:
    """A color that shows at least as many cards as any other on any board wins."""

    def test_the_most_visible_cards_win(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Seikan Tunnel"], red=("left", ["Oars", "Archery"])), bo=seat(blue=["Tools", "Writing"])
        )
        play(game, "ann: dogma Seikan Tunnel")
        assert ending(game) == ("effect", ["ann"])

    def test_a_tie_still_wins(self) -> None:
        """Rulings, Seikan Tunnel."""
        game = artifacts_table(
            ann=seat(green=["Seikan Tunnel"], red=("left", ["Oars", "Archery"])),
            bo=seat(blue=("up", ["Tools", "Writing"])),
        )
        play(game, "ann: dogma Seikan Tunnel")
        assert ending(game) == ("effect", ["ann"])

    def test_more_visible_cards_elsewhere_do_not(self) -> None:
        """Covered cards of an unsplayed pile are not visible."""
        game = artifacts_table(
            ann=seat(green=["Seikan Tunnel"], red=["Oars", "Archery", "Metalworking"]),
            bo=seat(blue=("up", ["Tools", "Writing"]), yellow=["Masonry"]),
        )
        play(game, "ann: dogma Seikan Tunnel")
        assert game.result is None

    def test_an_empty_board_has_no_such_color(self) -> None:
        game = artifacts_table(ann=seat(display=["Seikan Tunnel"]), bo=seat(), action=0)
        play(game, "ann: dogma Seikan Tunnel")
        assert game.result is None

    def test_a_sharer_with_as_many_clocks_wins_first(self) -> None:
        game = artifacts_table(ann=seat(green=["Seikan Tunnel"]), bo=seat(blue=["Software"]))
        play(game, "ann: dogma Seikan Tunnel")
        assert ending(game) == ("effect", ["bo"])

    def test_a_partner_is_no_rival(self) -> None:
        """Rules 16.3."""
        game = artifacts_table(
            ann=seat(green=["Seikan Tunnel"]),
            bo=seat(red=["Oars"]),
            cy=seat(blue=("up", ["Tools", "Writing"])),
            di=seat(),
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Seikan Tunnel")
        assert ending(game) == ("effect", ["ann", "cy"])


class TestDeLoreanDMC12:
    """While it is a top card, all top cards and hands leave the game."""

    def test_top_cards_and_hands_of_all_leave_the_game(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["DeLorean DMC-12", "Mysticism"], hand=["Oars"], score=["Tools"]),
            bo=seat(red=("up", ["Coal", "Archery"]), hand=["Canning"], achievements=["World"], display=["Luna 3"]),
        )
        play(game, "ann: dogma DeLorean DMC-12")
        assert sorted(game.position()["removed"]) == ["Canning", "Coal", "DeLorean DMC-12", "Oars"]
        assert pile(game, "ann", "purple") == ["Mysticism"]
        assert pile(game, "bo", "red") == ["Archery"]
        assert splay(game, "bo", "red") == "none"
        assert zone(game, "ann", "score") == ["Tools"]
        assert zone(game, "bo", "achievements") == ["World"]
        assert zone(game, "bo", "display") == ["Luna 3"]

    def test_all_at_once(self) -> None:
        """Rules 6.1.1: nothing is checked in between. World's twelve clocks would show after the first card went."""
        game = artifacts_table(
            ann=seat(
                purple=["DeLorean DMC-12"],
                blue=["Software"],
                green=["Databases"],
                red=["Robotics", "Fission"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma DeLorean DMC-12")
        assert zone(game, "ann", "achievements") == []
        assert pile(game, "ann", "red") == ["Fission"]

    def test_from_the_display_nothing_is_removed(self) -> None:
        """Rulings, DeLorean DMC-12: only while it is on top of a board."""
        game = artifacts_table(ann=seat(display=["DeLorean DMC-12"], hand=["Oars"]), bo=seat(), action=0)
        play(game, "ann: dogma DeLorean DMC-12")
        assert game.position()["removed"] == []
        assert supply(game, 10, "artifacts")[-1] == "DeLorean DMC-12"

    def test_a_sharer_takes_it_away_and_the_launcher_finds_it_gone(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["DeLorean DMC-12", "Mysticism"]), bo=seat(blue=["Software"]), supply={1: ["Tools"]}
        )
        play(game, "ann: dogma DeLorean DMC-12")
        assert pile(game, "ann", "purple") == ["Mysticism"]
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_executed_as_another_card_it_must_lie_on_top(self) -> None:
        """Rover Curiosity melds it: then it does, and Rover Curiosity goes along."""
        game = artifacts_table(ann=seat(blue=["Rover Curiosity"]), bo=seat(), supply={10: ["DeLorean DMC-12"]})
        play(game, "ann: dogma Rover Curiosity")
        assert sorted(game.position()["removed"]) == ["DeLorean DMC-12", "Rover Curiosity"]


class TestTwister:
    """The target shows its score pile and melds a card of each color in it."""

    def test_one_of_each_color_in_an_order_of_choice(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Twister"]),
            bo=seat(red=["Coal"], score=["Oars", "Archery", "Tools"]),
        )
        play(game, "ann: dogma Twister")
        assert shown(game) == [["Oars", "Archery", "Tools"]]
        assert asked(game) == ("bo", "card", "meld")
        assert options(game) == ["Archery", "Oars", "Tools"]
        play(game, "bo: Archery")
        assert pile(game, "bo", "red") == ["Archery", "Coal"]
        assert pile(game, "bo", "blue") == ["Tools"]
        assert zone(game, "bo", "score") == ["Oars"]

    def test_an_empty_score_pile_shows_nothing(self) -> None:
        game = artifacts_table(ann=seat(purple=["Twister"]), bo=seat(red=["Coal"]))
        play(game, "ann: dogma Twister")
        assert shown(game) == []
        assert moves(game) == []

    def test_shown_also_where_no_proofs_are_asked_for(self) -> None:
        """Rules 6.13.2."""
        game = artifacts_table(
            ann=seat(purple=["Twister"]), bo=seat(red=["Coal"], score=["Oars"]), options={"prove_by_reveal": "off"}
        )
        play(game, "ann: dogma Twister")
        assert shown(game) == [["Oars"]]

    def test_those_with_as_many_factories_only(self) -> None:
        game = artifacts_table(ann=seat(purple=["Twister"]), bo=seat(red=["The Pirate Code"], score=["Oars"]))
        play(game, "ann: dogma Twister")
        assert zone(game, "bo", "score") == ["Oars"]

    def test_the_melds_may_claim_universe_and_win_for_the_target(self) -> None:
        owned = ["Tools", "Calendar", "Paper", "Navigation", "Chemistry", "Canning"]
        game = artifacts_table(
            ann=seat(purple=["Twister"]),
            bo=seat(
                blue=["Software"],
                green=["Databases"],
                yellow=["Globalization"],
                red=["Coal"],
                purple=["Mysticism"],
                score=["Robotics", "A.I."],
                achievements=owned,
            ),
        )
        play(game, "ann: dogma Twister", "bo: A.I.")
        assert ending(game) == ("achievements", ["bo"])


class TestExxonValdez:
    """The compelled lose everything and the game; the last one left wins."""

    def test_in_a_game_of_two_the_other_wins(self) -> None:
        game = artifacts_table(ann=seat(red=["Exxon Valdez"]), bo=seat(red=["Coal"], score=["Robotics"]))
        play(game, "ann: dogma Exxon Valdez")
        assert ending(game) == ("elimination", ["ann"])
        assert game.result is not None and game.result.card == "Exxon Valdez"

    def test_all_his_cards_leave_the_game(self) -> None:
        """Rulings, Exxon Valdez: the victim loses all cards."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(red=["Exxon Valdez"]),
            bo=seat(
                red=["Coal", "Oars"],
                hand=["Tools"],
                score=["Robotics"],
                achievements=["Pottery", "World"],
                forecast=["Canning"],
                display=["Luna 3"],
            ),
            cy=seat(),
        )
        play(game, "ann: dogma Exxon Valdez")
        assert is_out(game, "bo")
        assert sorted(game.position()["removed"]) == sorted(
            ["Canning", "Coal", "Luna 3", "Oars", "Pottery", "Robotics", "Tools", "World"]
        )
        assert game.result is None

    def test_of_three_the_two_others_play_on(self) -> None:
        game = artifacts_table(ann=seat(red=["Exxon Valdez"]), bo=seat(red=["Coal"]), cy=seat(hand=["Oars"]))
        play(game, "ann: dogma Exxon Valdez", "ann: draw", "cy: meld Oars", "cy: draw", "ann: draw")
        assert not is_out(game, "cy")
        assert asked(game)[0] == "ann"

    def test_two_of_three_at_once_end_the_game(self) -> None:
        game = artifacts_table(ann=seat(red=["Exxon Valdez"]), bo=seat(red=["Coal"]), cy=seat(red=["Machine Tools"]))
        play(game, "ann: dogma Exxon Valdez")
        assert ending(game) == ("elimination", ["ann"])
        assert is_out(game, "bo") and is_out(game, "cy")

    def test_of_four_one_can_go(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Exxon Valdez"]), bo=seat(), cy=seat(red=["Machine Tools"]), di=seat(yellow=["Canning"])
        )
        play(game, "ann: dogma Exxon Valdez")
        assert [is_out(game, name) for name in ("bo", "cy", "di")] == [False, True, False]

    def test_a_partner_out_loses_for_the_team(self) -> None:
        """Rules 10.6.2."""
        game = artifacts_table(
            ann=seat(red=["Exxon Valdez"]),
            bo=seat(),
            cy=seat(red=["Machine Tools"]),
            di=seat(red=["Coal"]),
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Exxon Valdez")
        assert ending(game) == ("elimination", ["ann", "cy"])
        assert not is_out(game, "cy") and not is_out(game, "bo")

    def test_nobody_compelled_nobody_out(self) -> None:
        game = artifacts_table(ann=seat(red=["Exxon Valdez"]), bo=seat(red=["Gunpowder"]))
        play(game, "ann: dogma Exxon Valdez")
        assert game.result is None
        assert not is_out(game, "bo")

    def test_an_eliminated_player_counts_for_nothing_any_more(self) -> None:
        """Rules 1.9.6: he shares nothing, and Maastricht Treaty has no rival in him."""
        game = artifacts_table(
            ann=seat(red=["Exxon Valdez"], green=["Maastricht Treaty"], score=["Oars"]),
            bo=seat(red=["Coal"], score=["Robotics", "Software"]),
            cy=seat(),
        )
        play(game, "ann: dogma Exxon Valdez", "ann: dogma Maastricht Treaty")
        assert ending(game) == ("effect", ["ann"])

    def test_the_turn_player_out_ends_his_turn(self) -> None:
        """Rules 10.6.3: bo, sharing Rover Curiosity, melds it and puts ann out; the launcher's part is skipped."""
        game = artifacts_table(
            ann=seat(blue=["Rover Curiosity"]),
            bo=seat(purple=["Philosophy"]),
            cy=seat(),
            supply={10: ["Exxon Valdez", "Where's Waldo?"]},
        )
        play(game, "ann: dogma Rover Curiosity")
        assert is_out(game, "ann")
        assert not is_out(game, "cy")
        assert game.result is None
        assert asked(game)[:2] == ("bo", "action")
        assert game.position()["turn"]["action"] == 1
        assert not bonus_drawn(game)

    def test_the_position_with_a_player_out_can_be_read_again(self) -> None:
        game = artifacts_table(ann=seat(red=["Exxon Valdez"]), bo=seat(red=["Coal"]), cy=seat())
        play(game, "ann: dogma Exxon Valdez")
        again = Game.from_position(game.position())
        assert again.position() == game.position()
        play(again, "ann: draw")
        assert asked(again)[0] == "cy"

    def test_from_the_display_it_is_returned(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Exxon Valdez"]), bo=seat(red=["Coal"]), cy=seat(red=["Gunpowder"]), action=0
        )
        play(game, "ann: dogma Exxon Valdez")
        assert is_out(game, "bo")
        assert supply(game, 10, "artifacts")[-1] == "Exxon Valdez"


class TestMaldives:
    """The compelled keep two cards in hand and two in the score pile; everybody sharing keeps four there."""

    def test_all_but_two_of_each_go_back(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Maldives"]),
            bo=seat(
                blue=["Software"], hand=["Oars", "Tools", "Coal"], score=["Pottery", "Calendar", "Robotics", "A.I."]
            ),
        )
        play(game, "ann: dogma Maldives", "bo: Coal", "bo: Robotics", "bo: Calendar")
        assert zone(game, "bo", "hand") == ["Oars", "Tools"]
        assert zone(game, "bo", "score") == ["A.I.", "Pottery"]

    def test_two_and_two_stay(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Maldives"]),
            bo=seat(blue=["Software"], hand=["Oars", "Tools"], score=["Pottery", "Calendar"]),
        )
        play(game, "ann: dogma Maldives")
        assert asked(game)[:2] == ("ann", "action")
        assert moves(game) == []

    def test_hand_and_score_pile_are_counted_apart(self) -> None:
        """Rulings, Maldives."""
        game = artifacts_table(
            ann=seat(red=["Maldives"]), bo=seat(blue=["Software"], hand=["Oars"], score=["Pottery", "Calendar", "Coal"])
        )
        play(game, "ann: dogma Maldives", "bo: Coal")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert zone(game, "bo", "score") == ["Calendar", "Pottery"]

    def test_the_launcher_keeps_four_score_cards(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Maldives"], score=["Oars", "Tools", "Coal", "Canning", "Robotics", "Software"]), bo=seat()
        )
        play(game, "ann: dogma Maldives", "ann: Oars", "ann: Tools")
        assert zone(game, "ann", "score") == ["Canning", "Coal", "Robotics", "Software"]
        assert supply(game, 1)[-2:] == ["Oars", "Tools"]
        assert asked(game)[:2] == ("ann", "action")

    def test_the_compelled_have_nothing_left_to_share_away(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Maldives"]), bo=seat(blue=["Software"], score=["Pottery", "Calendar", "Coal"])
        )
        play(game, "ann: dogma Maldives", "bo: Coal")
        assert not bonus_drawn(game)
        assert asked(game)[1] == "action"

    def test_those_with_fewer_clocks_keep_all(self) -> None:
        game = artifacts_table(ann=seat(red=["Maldives"]), bo=seat(hand=["Oars", "Tools", "Coal"], blue=["Computers"]))
        play(game, "ann: dogma Maldives")
        assert moves(game) == []


class TestDollyTheSheep:
    """The bottom yellow card may be scored, a 1 tucked; Domestication at the bottom wins."""

    def test_domestication_at_the_bottom_wins(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Dolly the Sheep", "Domestication"]), bo=seat())
        play(game, "ann: dogma Dolly the Sheep", "ann: pass", "ann: no")
        assert ending(game) == ("effect", ["ann"])

    def test_a_tucked_domestication_wins(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Dolly the Sheep"]), bo=seat(), supply={1: ["Domestication"]})
        play(game, "ann: dogma Dolly the Sheep", "ann: pass", "ann: yes")
        assert ending(game) == ("effect", ["ann"])

    def test_scored_it_does_not(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Dolly the Sheep", "Domestication"]), bo=seat(), supply={10: ["Robotics"]}
        )
        play(game, "ann: dogma Dolly the Sheep", "ann: Domestication", "ann: no")
        assert zone(game, "ann", "score") == ["Domestication"]
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_on_top_of_others_it_does_not(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Dolly the Sheep"], yellow=["Domestication", "Masonry"]), bo=seat(), action=0
        )
        play(game, "ann: dogma Dolly the Sheep", "ann: pass", "ann: no")
        assert game.result is None

    def test_otherwise_the_highest_hand_card_is_melded_and_a_ten_drawn(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Dolly the Sheep"], hand=["Oars", "Flight", "Rocketry"]),
            bo=seat(),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Dolly the Sheep", "ann: pass", "ann: no")
        assert options(game) == ["Flight", "Rocketry"]
        play(game, "ann: Flight")
        assert pile(game, "ann", "red") == ["Flight"]
        assert zone(game, "ann", "hand") == ["Oars", "Robotics", "Rocketry"]

    def test_without_yellow_only_the_tuck_is_offered(self) -> None:
        game = artifacts_table(ann=seat(display=["Dolly the Sheep"]), bo=seat(), supply={10: ["Robotics"]}, action=0)
        play(game, "ann: dogma Dolly the Sheep")
        assert asked(game)[1] == "yes_no"
        play(game, "ann: no")
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_yamato_in_hand_is_an_eight(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Dolly the Sheep"], hand=["Battleship Yamato", "Genetics"]),
            bo=seat(),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Dolly the Sheep", "ann: pass", "ann: no")
        assert pile(game, "ann", "blue") == ["Genetics"]

    def test_no_tens_end_the_game_after_the_meld(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Dolly the Sheep"], hand=["Oars"]), bo=seat(score=["Tools"]), removed=emptied(10)
        )
        play(game, "ann: dogma Dolly the Sheep", "ann: pass", "ann: no")
        assert ending(game) == ("score", ["bo"])
        assert pile(game, "ann", "red") == ["Oars"]

    def test_a_sharer_who_declines_still_draws(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Dolly the Sheep"]),
            bo=seat(purple=["Railroad"]),
            supply={10: ["Robotics", "Software", "Databases"]},
        )
        play(game, "ann: dogma Dolly the Sheep", "bo: no", "ann: pass", "ann: no")
        assert zone(game, "bo", "hand") == ["Robotics"]
        assert zone(game, "ann", "hand") == ["Databases", "Software"]


class TestWheresWaldo:
    """It wins."""

    def test_the_launcher_wins(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Where's Waldo?"]), bo=seat())
        play(game, "ann: dogma Where's Waldo?")
        assert ending(game) == ("effect", ["ann"])
        assert game.result is not None and game.result.card == "Where's Waldo?"

    def test_a_sharer_wins_first(self) -> None:
        """Rulings, Where's Waldo?: also by sharing."""
        game = artifacts_table(
            ann=seat(yellow=["Where's Waldo?"]), bo=seat(yellow=["Fermenting"]), cy=seat(yellow=["Agriculture"])
        )
        play(game, "ann: dogma Where's Waldo?")
        assert ending(game) == ("effect", ["bo"])

    def test_a_partner_who_shares_wins_for_the_team(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Where's Waldo?"]),
            bo=seat(),
            cy=seat(yellow=["Agriculture"]),
            di=seat(),
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Where's Waldo?")
        assert ending(game) == ("effect", ["ann", "cy"])

    def test_from_the_display_it_counts_its_own_leaves(self) -> None:
        """Rules 5.2.3: two leaves on display against bo's one."""
        game = artifacts_table(ann=seat(display=["Where's Waldo?"]), bo=seat(green=["Sailing"]), action=0)
        play(game, "ann: dogma Where's Waldo?")
        assert ending(game) == ("effect", ["ann"])
