"""Rules 14.3 and 14.4: the display, and the free action with the card on it."""

from __future__ import annotations

from innovation import Game
from tests.helpers import artifacts_table, asked, bonus_drawn, moves, options, pile, play, seat, supply, zone
from tests.rules.test_sharing import effects


def turn(game: Game) -> tuple[str, int, int]:
    """Whose turn it is, which action comes next, and of how many."""
    written = game.position()["turn"]
    return written["player"], written["action"], written["actions"]


def bottom_artifact(game: Game, value: int) -> str:
    """The bottom card of an Artifacts pile."""
    return str(game.position()["supply"]["artifacts"][str(value)][-1])


class TestWhenItIsOffered:
    """Rules 14.4.1, 14.4.2, 4.1.1."""

    def test_at_the_start_of_a_turn_before_the_first_action(self) -> None:
        game = artifacts_table(ann=seat(), bo=seat(display=["Sibidu Needle"]), action=2)
        play(game, "ann: draw")
        assert asked(game) == ("bo", "display", "display")
        assert options(game) == ["dogma Sibidu Needle", "keep", "return Sibidu Needle"]
        assert turn(game) == ("bo", 0, 2)

    def test_not_in_the_turn_in_which_it_was_dug(self) -> None:
        game = artifacts_table(ann=seat(hand=["Oars"], red=["Archery"]), bo=seat(), supply={1: ["Sibidu Needle"]})
        play(game, "ann: meld Oars")
        assert asked(game)[1] == "action"
        play(game, "ann: draw", "bo: draw", "bo: draw")
        assert asked(game) == ("ann", "display", "display")

    def test_also_in_a_first_turn_of_one_action(self) -> None:
        """Rules 14.4.2: it does not use up the one action."""
        game = artifacts_table(ann=seat(display=["Holmegaard Bows"]), bo=seat(), turn=1, action=0, actions=1)
        play(game, "ann: dogma Holmegaard Bows")
        assert turn(game) == ("ann", 1, 1)
        play(game, "ann: draw")
        assert turn(game) == ("bo", 1, 2)

    def test_it_uses_up_no_action(self) -> None:
        game = artifacts_table(ann=seat(display=["Holmegaard Bows"]), bo=seat(), action=0)
        play(game, "ann: dogma Holmegaard Bows")
        assert turn(game) == ("ann", 1, 2)

    def test_a_display_is_nobody_else_s_to_use(self) -> None:
        game = artifacts_table(ann=seat(), bo=seat(display=["Sibidu Needle"]))
        assert options(game) == ["draw"]


class TestLeavingIt:
    """Rules 14.4.1."""

    def test_kept_it_stays_and_is_not_asked_about_again(self) -> None:
        game = artifacts_table(ann=seat(display=["Sibidu Needle"]), bo=seat(), action=0)
        play(game, "ann: keep")
        assert zone(game, "ann", "display") == ["Sibidu Needle"]
        assert asked(game)[1] == "action"
        play(game, "ann: draw")
        assert asked(game)[:2] == ("ann", "action")

    def test_kept_it_is_offered_again_next_turn(self) -> None:
        game = artifacts_table(ann=seat(display=["Sibidu Needle"]), bo=seat(), action=0)
        play(game, "ann: keep", "ann: draw", "ann: draw", "bo: draw", "bo: draw")
        assert asked(game) == ("ann", "display", "display")

    def test_returned_it_lies_under_its_pile(self) -> None:
        game = artifacts_table(ann=seat(display=["Sibidu Needle"]), bo=seat(), action=0)
        play(game, "ann: return Sibidu Needle")
        assert zone(game, "ann", "display") == []
        assert bottom_artifact(game, 1) == "Sibidu Needle"
        assert turn(game) == ("ann", 1, 2)

    def test_the_log_says_which(self) -> None:
        for pick, verb in (
            ("keep", "display keep"),
            ("return Sibidu Needle", "display return"),
            ("dogma Sibidu Needle", "display dogma"),
        ):
            game = artifacts_table(ann=seat(display=["Sibidu Needle"]), bo=seat(), action=0)
            play(game, f"ann: {pick}")
            rows = [event.as_seen_by("bo") for event in game.log]
            assert [row["kind"] for row in rows[:2]] == ["turn", "action"]
            assert (rows[1]["player"], rows[1]["verb"], rows[1]["card"]) == ("ann", verb, "Sibidu Needle")
            assert [row["kind"] for row in rows].count("turn") == 1


class TestMeldingFromIt:
    """Rules 14.3.2, 4.4.1."""

    def test_it_is_melded_like_a_card_of_the_hand(self) -> None:
        game = artifacts_table(ann=seat(display=["Sibidu Needle"]), bo=seat())
        assert options(game) == ["draw", "meld Sibidu Needle"]
        play(game, "ann: meld Sibidu Needle")
        assert pile(game, "ann", "blue") == ["Sibidu Needle"]
        assert zone(game, "ann", "display") == []
        assert turn(game) == ("ann", 2, 2)

    def test_the_display_is_empty_then_so_it_may_dig_again(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Sibidu Needle"], blue=["Tools"]), bo=seat(), supply={1: ["Dancing Girl"]}
        )
        play(game, "ann: meld Sibidu Needle")
        assert zone(game, "ann", "display") == ["Dancing Girl"]

    def test_yamato_melded_from_it_compares_its_front(self) -> None:
        game = artifacts_table(ann=seat(display=["Battleship Yamato"], red=["Mobility"]), bo=seat())
        play(game, "ann: meld Battleship Yamato")
        assert zone(game, "ann", "display") == []


class TestItIsNeitherBoardNorHand:
    """Rules 14.3.1, 1.7.1, 7.4.1."""

    def test_its_icons_do_not_count_for_others(self) -> None:
        """Bo's Sibidu Needle has three castles, and still Archery reaches him."""
        game = artifacts_table(
            ann=seat(red=["Archery"]), bo=seat(hand=["Tools"], display=["Sibidu Needle"]), supply={1: ["Oars"]}
        )
        play(game, "ann: dogma Archery", "bo: Oars")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_its_icons_do_not_count_for_a_card_of_its_owner_s_board(self) -> None:
        """Ann shows two castles, bo three: with those on display Archery would reach him."""
        game = artifacts_table(ann=seat(red=["Archery"], display=["Sibidu Needle"]), bo=seat(green=["The Wheel"]))
        play(game, "ann: dogma Archery")
        assert effects(game) == []

    def test_it_is_no_top_artifact_of_its_owner(self) -> None:
        """Holy Lance compels a top Artifact from a board: bo has none there."""
        game = artifacts_table(ann=seat(green=["Holy Lance"]), bo=seat(green=["The Wheel"], display=["Sibidu Needle"]))
        play(game, "ann: dogma Holy Lance")
        assert zone(game, "bo", "display") == ["Sibidu Needle"]

    def test_its_value_is_none_of_the_top_cards_values(self) -> None:
        """Rules 4.3.1: ann draws a 1."""
        game = artifacts_table(ann=seat(display=["Time"]), bo=seat(), supply={1: ["Oars"]})
        assert zone(play(game, "ann: draw"), "ann", "hand") == ["Oars"]

    def test_it_is_no_card_in_hand_for_the_draw_of_echoes(self) -> None:
        """Rules 11.2.1: an empty hand draws base."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"), ann=seat(display=["Time"]), bo=seat(), supply={1: ["Oars"]}
        )
        assert zone(play(game, "ann: draw"), "ann", "hand") == ["Oars"]

    def test_removing_hands_boards_and_score_piles_spares_it(self) -> None:
        """Rules 6.14.2."""
        game = artifacts_table(
            ann=seat(red=["Fission"]), bo=seat(display=["Time"], hand=["Oars"]), supply={10: ["Robotics"]}
        )
        play(game, "ann: dogma Fission")
        assert zone(game, "bo", "hand") == []
        assert zone(game, "bo", "display") == ["Time"]


class TestTheFreeDogma:
    """Rules 14.4.3 to 14.4.5, 5.2.3, 5.2.4."""

    def bows(self) -> Game:
        """Holmegaard Bows with its two leaves on ann's display: bo shows one leaf, cy two."""
        return artifacts_table(
            ann=seat(display=["Holmegaard Bows"]),
            bo=seat(purple=["Feudalism"]),
            cy=seat(yellow=["Fermenting"]),
            supply={1: ["Oars"], 2: ["Calendar", "Mapmaking"]},
            action=0,
        )

    def test_its_featured_icons_count_for_the_launcher(self) -> None:
        """Two against one and two: only cy is compelled and shares."""
        game = play(self.bows(), "ann: dogma Holmegaard Bows")
        assert effects(game) == [
            ("cy", "demand", "Holmegaard Bows", 1),
            ("cy", "share", "Holmegaard Bows", 2),
            ("ann", "execute", "Holmegaard Bows", 2),
        ]
        assert pile(game, "bo", "purple") == ["Feudalism"]
        assert pile(game, "cy", "yellow") == []

    def test_the_preview_counts_them_too(self) -> None:
        previews = self.bows().preview_dogma("Holmegaard Bows")
        assert [(preview.effect, preview.demand, preview.players) for preview in previews] == [
            (1, True, ["cy"]),
            (2, False, ["cy"]),
        ]

    def test_it_is_returned_before_the_sharing_bonus(self) -> None:
        """Rules 14.4.5, 5.2.6."""
        game = play(self.bows(), "ann: dogma Holmegaard Bows")
        assert bonus_drawn(game)
        kinds = [(event.kind, event.verb) for event in game.log if event.kind in ("move", "bonus")]
        assert kinds[-3:] == [("move", "return"), ("bonus", ""), ("move", "draw")]
        assert bottom_artifact(game, 1) == "Holmegaard Bows"

    def test_an_effect_counts_icons_on_the_board_only(self) -> None:
        """Rules 14.4.4: without the crown and bulbs of Chronicle of Zuo ann ties for the least of each."""
        game = artifacts_table(ann=seat(display=["Chronicle of Zuo"]), bo=seat(green=["The Wheel"]), action=0)
        play(game, "ann: dogma Chronicle of Zuo")
        assert len(zone(game, "ann", "hand")) == 3

    def test_the_echoes_of_the_pile_of_its_color_come_first(self) -> None:
        """Rules 11.3.6, 5.2.4: bottom to top; Bangle shows its echo under Archery."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(display=["Holmegaard Bows"], red=("up", ["Plumbing", "Bangle"])),
            bo=seat(),
            action=0,
        )
        play(game, "ann: dogma Holmegaard Bows")
        assert [row[2:] for row in effects(game)] == [("Bangle", 0), ("Plumbing", 0), ("Holmegaard Bows", 2)]

    def test_echoes_of_other_colors_do_not(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(display=["Holmegaard Bows"], blue=["Ruler"]),
            bo=seat(),
            action=0,
        )
        play(game, "ann: dogma Holmegaard Bows")
        assert [row[2:] for row in effects(game)] == [("Holmegaard Bows", 2)]

    def test_it_returns_from_the_board_to_which_its_effect_moved_it(self) -> None:
        """Rules 14.4.5: Dancing Girl dances to bo's board and is returned from there."""
        game = artifacts_table(
            ann=seat(display=["Dancing Girl"]), bo=seat(purple=["Philosophy"], yellow=["Masonry"]), action=0
        )
        play(game, "ann: dogma Dancing Girl")
        assert "transfer Dancing Girl" in moves(game)
        assert pile(game, "bo", "yellow") == ["Masonry"]
        assert bottom_artifact(game, 1) == "Dancing Girl"
        assert game.result is None

    def test_a_display_card_is_no_top_card_for_its_own_effect(self) -> None:
        """Rules 14.3.1: DeLorean DMC-12 removes nothing from display, and goes back."""
        game = artifacts_table(ann=seat(display=["DeLorean DMC-12"], hand=["Oars"]), bo=seat(), action=0)
        play(game, "ann: dogma DeLorean DMC-12")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert bottom_artifact(game, 10) == "DeLorean DMC-12"

    def test_a_game_that_ends_leaves_it_there(self) -> None:
        """Rules 5.9.2: nothing further is executed."""
        game = artifacts_table(ann=seat(display=["Where's Waldo?"]), bo=seat(), action=0)
        play(game, "ann: dogma Where's Waldo?")
        assert game.result is not None
        assert game.result.winners == ["ann"]
        assert zone(game, "ann", "display") == ["Where's Waldo?"]

    def test_cut_short_it_is_returned_all_the_same(self) -> None:
        """Rules 5.9.1, 14.4.5: The Daily Courant executes Fission as if on it, which ends the dogma action."""
        game = artifacts_table(
            ann=seat(display=["The Daily Courant"], red=["Fission"]), bo=seat(), supply={10: ["Robotics"]}, action=0
        )
        play(game, "ann: dogma The Daily Courant", "ann: 1")
        assert bottom_artifact(game, 5) == "The Daily Courant"
        assert pile(game, "ann", "red") == []
        assert "Robotics" not in supply(game, 10)


class TestUndo:
    """formats.md: a pick can be taken back until somebody has seen a new card."""

    def test_keeping_and_returning(self) -> None:
        for pick in ("keep", "return Sibidu Needle"):
            game = artifacts_table(ann=seat(display=["Sibidu Needle"]), bo=seat(), action=0)
            before = game.position()
            play(game, f"ann: {pick}")
            assert game.can_undo
            game.undo()
            assert game.position() == before
            assert asked(game) == ("ann", "display", "display")

    def test_a_launch_that_drew_a_card_stays(self) -> None:
        game = artifacts_table(ann=seat(display=["Sibidu Needle"]), bo=seat(), action=0)
        play(game, "ann: dogma Sibidu Needle")
        assert not game.can_undo

    def test_a_dig_stays(self) -> None:
        game = artifacts_table(ann=seat(hand=["Oars"], red=["Archery"]), bo=seat())
        play(game, "ann: meld Oars")
        assert not game.can_undo

    def test_a_pick_in_the_middle_of_the_launch(self) -> None:
        game = artifacts_table(ann=seat(display=["Holy Grail"], hand=["Oars", "Tools"]), bo=seat(), action=0)
        play(game, "ann: dogma Holy Grail")
        assert game.can_undo
        game.undo()
        assert asked(game) == ("ann", "display", "display")
