"""Artifacts of age 4: the course of each and the edges its text can reach."""

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

ACTION = ("ann", "action", "action")


def this_turn(game: Game, player: str) -> dict[str, int]:
    """How many cards a player has tucked and scored this turn."""
    counters: dict[str, int] = game.position()["players"][player]["this_turn"]
    return counters


class TestDelftPocketTelescope:
    """Return a score card; draw a 5 and a 6 and show one with an icon in common; if there is none, again."""

    def test_the_one_that_fits_is_shown_and_the_other_stays_hidden(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Writing"], blue=["Delft Pocket Telescope"]),
            bo=seat(),
            supply={5: ["Statistics"], 6: ["Canning"]},
        )
        play(game, "ann: dogma Delft Pocket Telescope")
        assert zone(game, "ann", "hand") == ["Canning", "Statistics"]
        assert moves(game, "bo") == [
            "return back 1 base",
            "draw back 5 base",
            "draw back 6 base",
            "reveal Statistics",
            "keep Statistics",
        ]

    def test_of_two_that_fit_one_is_chosen(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Writing"], blue=["Delft Pocket Telescope"]),
            bo=seat(),
            supply={5: ["Statistics"], 6: ["Classification"]},
        )
        play(game, "ann: dogma Delft Pocket Telescope")
        assert asked(game) == ("ann", "card", "reveal")
        assert options(game) == ["Classification", "Statistics"]
        play(game, "ann: Classification")
        assert [move for move in moves(game, "bo") if "Statistics" in move] == []

    def test_a_hexagon_in_common_is_no_icon(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Masonry"], blue=["Delft Pocket Telescope"]),
            bo=seat(),
            supply={5: ["Coal"], 6: ["Machine Tools"]},
        )
        play(game, "ann: dogma Delft Pocket Telescope")
        assert zone(game, "ann", "hand") == []
        assert (supply(game, 5)[-1], supply(game, 6)[-1]) == ("Coal", "Machine Tools")
        seen = moves(game, "bo")
        assert "reveal Coal" in seen and "reveal Machine Tools" in seen  # the proof that neither fits

    def test_without_one_in_common_it_goes_on_with_another_score_card(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Masonry", "Writing", "Oars"], blue=["Delft Pocket Telescope"]),
            bo=seat(),
            supply={5: ["Coal", "Physics"], 6: ["Machine Tools", "Vaccination"]},
        )
        play(game, "ann: dogma Delft Pocket Telescope", "ann: Masonry")
        assert options(game) == ["Oars", "Writing"]
        play(game, "ann: Writing")
        assert zone(game, "ann", "hand") == ["Physics", "Vaccination"]
        assert zone(game, "ann", "score") == ["Oars"]

    def test_an_empty_score_pile_draws_nothing(self) -> None:
        game = artifacts_table(ann=seat(blue=["Delft Pocket Telescope"]), bo=seat())
        play(game, "ann: dogma Delft Pocket Telescope")
        assert moves(game) == []

    def test_shared_by_one(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Delft Pocket Telescope"]),
            bo=seat(score=["Writing"], purple=["Philosophy"]),
            cy=seat(score=["Tools"]),
            supply={5: ["Statistics"], 6: ["Canning"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Delft Pocket Telescope")
        assert zone(game, "bo", "hand") == ["Canning", "Statistics"]
        assert zone(game, "cy", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Anatomy"]


class TestPetitionOfRight:
    """Compel: a score card for each top card with a castle goes to the demander's score pile."""

    def test_as_many_as_top_cards_with_a_castle_of_the_targets_choice(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Petition of Right"]),
            bo=seat(score=["Oars", "Coal", "Paper"], blue=["Tools"], yellow=["Masonry"], green=["Sailing"]),
        )
        play(game, "ann: dogma Petition of Right")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Coal", "Oars", "Paper"]
        play(game, "bo: Oars", "bo: Paper")
        assert zone(game, "ann", "score") == ["Oars", "Paper"]
        assert zone(game, "bo", "score") == ["Coal"]
        assert this_turn(game, "ann")["scored"] == 0

    def test_no_castle_on_top_moves_nothing(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Petition of Right"], yellow=["Masonry"]),
            bo=seat(score=["Oars", "Coal"], purple=["Philosophy", "Mysticism"]),
        )
        play(game, "ann: dogma Petition of Right")
        assert zone(game, "bo", "score") == ["Coal", "Oars"]
        assert asked(game)[:2] == ("ann", "action")

    def test_too_few_cards_all_go(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Petition of Right"]),
            bo=seat(score=["Oars"], blue=["Tools"], yellow=["Masonry"]),
            cy=seat(blue=["Writing"], yellow=["Domestication"]),
        )
        play(game, "ann: dogma Petition of Right")
        assert zone(game, "ann", "score") == ["Oars"]

    def test_fewer_bulbs_are_spared(self) -> None:
        game = artifacts_table(ann=seat(blue=["Petition of Right"]), bo=seat(score=["Oars"], red=["Archery"]))
        play(game, "ann: dogma Petition of Right")
        assert zone(game, "bo", "score") == ["Oars"]

    def test_others_see_backs(self) -> None:
        game = artifacts_table(ann=seat(blue=["Petition of Right"]), bo=seat(score=["Oars"], blue=["Tools"]), cy=seat())
        play(game, "ann: dogma Petition of Right")
        assert moves(game, "cy") == ["transfer back 1 base"]
        assert moves(game, "ann") == ["transfer Oars"]


class TestHuntLenoxGlobe:
    """With fewer than four cards in hand the non-green top cards become 5s; then meld a hand card."""

    def test_fewer_than_four_cards_return_the_tops_for_fives(self) -> None:
        game = artifacts_table(
            ann=seat(
                hand=["Calendar", "Paper", "Oars"],
                green=["Hunt-Lenox Globe"],
                red=["Archery", "Metalworking"],
                blue=["Tools"],
            ),
            bo=seat(),
            supply={5: ["Coal", "Physics", "Astronomy"]},
        )
        play(game, "ann: dogma Hunt-Lenox Globe", "ann: Tools")
        assert pile(game, "ann", "red") == ["Metalworking"]
        assert supply(game, 1)[-2:] == ["Tools", "Archery"]
        assert options(game) == ["Calendar", "Coal", "Oars", "Paper", "Physics"]
        play(game, "ann: Coal")
        assert pile(game, "ann", "red") == ["Coal", "Metalworking"]
        assert pile(game, "ann", "green") == ["Hunt-Lenox Globe"]

    def test_four_cards_only_meld(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Calendar", "Paper", "Oars", "Sailing"], green=["Hunt-Lenox Globe"], red=["Archery"]),
            bo=seat(),
        )
        play(game, "ann: dogma Hunt-Lenox Globe", "ann: Oars")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert moves(game) == ["meld Oars"]

    def test_nothing_to_return_and_nothing_to_meld(self) -> None:
        game = artifacts_table(ann=seat(green=["Hunt-Lenox Globe"]), bo=seat())
        play(game, "ann: dogma Hunt-Lenox Globe")
        assert moves(game) == []

    def test_the_meld_of_an_effect_digs_nothing(self) -> None:
        game = artifacts_table(ann=seat(hand=["Sailing"], green=["Hunt-Lenox Globe"]), bo=seat(), supply={4: ["Moses"]})
        play(game, "ann: dogma Hunt-Lenox Globe")
        assert pile(game, "ann", "green") == ["Sailing", "Hunt-Lenox Globe"]
        assert zone(game, "ann", "display") == []

    def test_shared_with_own_hand_and_board(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Hunt-Lenox Globe"]),
            bo=seat(purple=["Philosophy"]),
            supply={5: ["Coal"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Hunt-Lenox Globe")
        assert (pile(game, "bo", "purple"), pile(game, "bo", "red")) == ([], ["Coal"])
        assert zone(game, "ann", "hand") == ["Anatomy"]


class TestMolassesReefCaravel:
    """Return the hand, draw three 4s; meld a blue one, score one, return a score card."""

    def test_the_four_steps(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], score=["Coal"], green=["Molasses Reef Caravel"]),
            bo=seat(),
            supply={4: ["Experimentation", "Gunpowder", "Anatomy"]},
        )
        play(game, "ann: dogma Molasses Reef Caravel")
        assert pile(game, "ann", "blue") == ["Experimentation"]
        assert asked(game) == ("ann", "card", "score")
        assert options(game) == ["Anatomy", "Gunpowder"]
        play(game, "ann: Gunpowder")
        assert asked(game) == ("ann", "card", "return")
        assert options(game) == ["Coal", "Gunpowder"]
        play(game, "ann: Gunpowder")
        assert zone(game, "ann", "score") == ["Coal"]
        assert zone(game, "ann", "hand") == ["Anatomy"]
        assert supply(game, 1)[-1] == "Tools"

    def test_without_a_blue_card_the_hand_is_shown_and_the_rest_follows(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Molasses Reef Caravel"]), bo=seat(), supply={4: ["Invention", "Gunpowder", "Anatomy"]}
        )
        play(game, "ann: dogma Molasses Reef Caravel", "ann: Anatomy")
        assert [sorted(cards) for cards in shown(game)] == [["Anatomy", "Gunpowder", "Invention"]]
        assert zone(game, "ann", "score") == []  # scored, then returned as the only one
        assert supply(game, 4)[-1] == "Anatomy"
        assert this_turn(game, "ann")["scored"] == 1

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Molasses Reef Caravel"]),
            bo=seat(hand=["Oars"], purple=["Philosophy"]),
            supply={4: ["Invention", "Gunpowder", "Anatomy", "Enterprise", "Reformation", "Navigation"]},
        )
        play(game, "ann: dogma Molasses Reef Caravel", "bo: Anatomy", "ann: Enterprise")
        assert zone(game, "bo", "hand") == ["Gunpowder", "Invention"]
        assert supply(game, 1)[-1] == "Oars"
        assert bonus_drawn(game)


class TestAbellGalleryHarpsichord:
    """For each value of exactly one top card, rising, draw and score a card of it."""

    def test_unique_values_rising(self) -> None:
        game = artifacts_table(
            ann=seat(
                purple=["Abell Gallery Harpsichord"],
                red=["Coal", "Optics"],
                blue=["Tools"],
                green=["Currency"],
                yellow=["Masonry"],
            ),
            bo=seat(),
            supply={2: ["Calendar"], 4: ["Anatomy"], 5: ["Physics"], 1: ["Oars"]},
        )
        play(game, "ann: dogma Abell Gallery Harpsichord")
        assert moves(game, "ann") == ["score Calendar", "score Anatomy", "score Physics"]  # the two 1s do not count
        assert moves(game, "bo") == ["score back 2 base", "score back 4 base", "score back 5 base"]

    def test_yamato_draws_an_eleven_last_and_ends_the_game(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Abell Gallery Harpsichord"], red=["Battleship Yamato"]),
            bo=seat(score=["Coal"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Abell Gallery Harpsichord")
        assert zone(game, "ann", "score") == ["Anatomy"]
        assert ending(game) == ("score", ["bo"])

    def test_from_the_display_only_the_board_counts(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Abell Gallery Harpsichord"], red=["Coal"]), bo=seat(), supply={5: ["Physics"]}, action=0
        )
        play(game, "ann: dogma Abell Gallery Harpsichord")
        assert zone(game, "ann", "score") == ["Physics"]

    def test_stepped_draws_keep_the_number(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Abell Gallery Harpsichord"], red=["Coal"]),
            bo=seat(),
            removed=emptied(4, 5, but=["Coal"]),
            supply={6: ["Canning", "Encyclopedia"]},
        )
        play(game, "ann: dogma Abell Gallery Harpsichord")
        assert zone(game, "ann", "score") == ["Canning", "Encyclopedia"]

    def test_shared_by_one(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Abell Gallery Harpsichord"]),
            bo=seat(yellow=["Agriculture"], blue=["Tools"], red=["Road Building"]),
            cy=seat(red=["Coal"]),
            supply={2: ["Calendar"], 4: ["Anatomy", "Gunpowder"]},
        )
        play(game, "ann: dogma Abell Gallery Harpsichord")
        assert zone(game, "bo", "score") == ["Calendar"]
        assert zone(game, "cy", "score") == []
        assert (zone(game, "ann", "score"), zone(game, "ann", "hand")) == (["Anatomy"], ["Gunpowder"])


class TestCrossOfCoronado:
    """Show the hand; exactly five cards of five colors win."""

    FIVE = ("Tools", "Oars", "Sailing", "Masonry", "Mysticism")

    def test_five_cards_of_five_colors_win(self) -> None:
        game = artifacts_table(ann=seat(hand=self.FIVE, purple=["Cross of Coronado"]), bo=seat())
        play(game, "ann: dogma Cross of Coronado")
        assert shown(game) == [list(self.FIVE)]
        assert ending(game) == ("effect", ["ann"])

    def test_six_cards_or_four_colors_do_not(self) -> None:
        for hand in ([*self.FIVE, "Coal"], [*self.FIVE[:4], "Coal"], self.FIVE[:4]):
            game = artifacts_table(ann=seat(hand=hand, purple=["Cross of Coronado"]), bo=seat())
            play(game, "ann: dogma Cross of Coronado")
            assert game.result is None
            assert shown(game) == [list(hand)]
            assert moves(game) == []

    def test_a_sharer_wins_first(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Cross of Coronado"]),
            bo=seat(hand=[*self.FIVE[1:], "Coal"], green=["Navigation"]),
            cy=seat(hand=["Writing", "Archery", "Clothing", "Agriculture", "City States"], blue=["Translation"]),
        )
        play(game, "ann: dogma Cross of Coronado")
        assert ending(game) == ("effect", ["cy"])

    def test_showing_earns_no_bonus(self) -> None:
        game = artifacts_table(ann=seat(purple=["Cross of Coronado"]), bo=seat(hand=["Oars"], green=["Navigation"]))
        play(game, "ann: dogma Cross of Coronado")
        assert shown(game) == [["Oars"]]
        assert not bonus_drawn(game)


class TestEastIndiaCompanyCharter:
    """Name a value but 5; all score cards of it go back; a scored 5 for each player who lost any."""

    def test_one_five_for_each_player_who_lost_cards(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Tools", "Paper"], red=["East India Company Charter"]),
            bo=seat(score=["Oars", "Sailing", "Coal"]),
            cy=seat(score=["Calendar"]),
            supply={5: ["Physics", "Banking", "Societies"]},
        )
        play(game, "ann: dogma East India Company Charter")
        assert options(game) == ["1", "10", "2", "3", "4", "6", "7", "8", "9"]
        play(game, "ann: 1")
        while asked(game) != ACTION:
            play(game, f"ann: {options(game)[0]}")
        assert zone(game, "ann", "score") == ["Banking", "Paper", "Physics"]
        assert zone(game, "bo", "score") == ["Coal"]
        assert zone(game, "cy", "score") == ["Calendar"]
        assert sorted(supply(game, 1)[-3:]) == ["Oars", "Sailing", "Tools"]

    def test_a_value_nobody_has_scores_nothing(self) -> None:
        game = artifacts_table(ann=seat(red=["East India Company Charter"]), bo=seat(score=["Oars"]))
        play(game, "ann: dogma East India Company Charter", "ann: 7")
        assert moves(game) == []

    def test_a_sharer_returns_and_scores_first(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Tools"], red=["East India Company Charter"]),
            bo=seat(score=["Oars"], yellow=["Canning"]),
            supply={5: ["Physics", "Banking", "Coal", "Societies"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma East India Company Charter", "bo: 1", "bo: ann", "ann: 1")
        assert zone(game, "bo", "score") == ["Banking", "Physics"]
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "hand") == ["Anatomy"]


class TestTortugasGalleon:
    """Compel: all the highest score cards go; then a top card of that value."""

    def test_all_of_the_highest_and_one_top_card_of_the_value(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Tortugas Galleon"], green=["Sailing"]),
            bo=seat(
                score=["Coal", "Physics", "Tools"],
                yellow=["Steam Engine"],
                green=["Banking"],
                purple=["Philosophy", "Astronomy"],
            ),
        )
        play(game, "ann: dogma Tortugas Galleon")
        assert zone(game, "ann", "score") == ["Coal", "Physics"]
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Banking", "Steam Engine"]
        play(game, "bo: Banking")
        assert pile(game, "ann", "green") == ["Banking", "Sailing"]
        assert zone(game, "bo", "score") == ["Tools"]

    def test_without_a_top_card_of_the_value_only_the_score_cards_go(self) -> None:
        game = artifacts_table(ann=seat(red=["Tortugas Galleon"]), bo=seat(score=["Tools"], yellow=["Canning"]))
        play(game, "ann: dogma Tortugas Galleon")
        assert zone(game, "ann", "score") == ["Tools"]
        assert pile(game, "bo", "yellow") == ["Canning"]

    def test_an_empty_score_pile_saves_the_board(self) -> None:
        game = artifacts_table(ann=seat(red=["Tortugas Galleon"]), bo=seat(yellow=["Canning"]))
        play(game, "ann: dogma Tortugas Galleon")
        assert moves(game) == []

    def test_yamato_on_the_board_is_no_eight(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Tortugas Galleon"]),
            bo=seat(score=["Flight"], red=["Battleship Yamato"], yellow=["Skyscrapers"], blue=["Chemistry"]),
        )
        play(game, "ann: dogma Tortugas Galleon")
        assert pile(game, "ann", "yellow") == ["Skyscrapers"]
        assert pile(game, "bo", "red") == ["Battleship Yamato"]

    def test_fewer_factories_are_spared(self) -> None:
        game = artifacts_table(ann=seat(red=["Tortugas Galleon"]), bo=seat(score=["Tools"], blue=["Physics"]))
        play(game, "ann: dogma Tortugas Galleon")
        assert zone(game, "bo", "score") == ["Tools"]


class TestMonaLisa:
    """Name a number and a color, draw five 4s; exactly that many of the color are scored, or the hand goes back."""

    FOURS = ("Gunpowder", "Colonialism", "Anatomy", "Invention", "Enterprise")

    def make(self, *picks: str) -> Game:
        game = artifacts_table(
            ann=seat(hand=["Oars"], yellow=["Mona Lisa"], red=["Archery", "Metalworking"]),
            bo=seat(),
            supply={4: list(self.FOURS)},
        )
        return play(game, "ann: dogma Mona Lisa", *picks)

    def test_the_right_number_is_scored_and_the_color_splayed(self) -> None:
        game = self.make("ann: 3", "ann: red")
        assert zone(game, "ann", "score") == ["Colonialism", "Gunpowder", "Oars"]
        assert zone(game, "ann", "hand") == ["Anatomy", "Enterprise", "Invention"]
        assert splay(game, "ann", "red") == "right"
        assert shown(game) == [["Oars", *self.FOURS]]

    def test_a_wrong_number_returns_the_hand(self) -> None:
        game = self.make("ann: 2", "ann: red")
        while asked(game) != ACTION:
            play(game, f"ann: {options(game)[0]}")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "ann", "score") == []
        assert splay(game, "ann", "red") == "none"

    def test_number_and_color_are_named_before_the_draw(self) -> None:
        game = self.make()
        assert asked(game)[:2] == ("ann", "number")
        assert options(game) == [str(number) for number in range(8)]  # more than the six it can be: a sure miss
        play(game, "ann: 0")
        assert asked(game)[:2] == ("ann", "color")
        assert moves(game) == []

    def test_none_is_a_number_too(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Mona Lisa"], blue=("left", ["Tools", "Writing"])), bo=seat(), supply={4: list(self.FOURS)}
        )
        play(game, "ann: dogma Mona Lisa", "ann: 0", "ann: blue")
        assert zone(game, "ann", "hand") == sorted(self.FOURS)
        assert splay(game, "ann", "blue") == "right"
        assert zone(game, "ann", "score") == []

    def test_shared_by_one(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Mona Lisa"]),
            bo=seat(blue=["Pottery"]),
            cy=seat(),
            supply={4: list(self.FOURS)},
        )
        play(game, "ann: dogma Mona Lisa")
        assert asked(game)[:2] == ("bo", "number")
        play(game, "bo: 2", "bo: red")
        assert zone(game, "bo", "score") == ["Colonialism", "Gunpowder"]
        assert asked(game)[:2] == ("ann", "number")


class TestMoses:
    """Compel: all top cards with a crown go to the demander's score pile. Score a top card with a crown."""

    def test_all_top_cards_with_a_crown_go_and_none_that_they_uncover(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Moses"]),
            bo=seat(green=["Sailing", "Currency"], purple=["Code of Laws"], blue=["Pottery"]),
        )
        play(game, "ann: dogma Moses", "bo: Code of Laws")
        assert zone(game, "ann", "score") == ["Code of Laws", "Sailing"]
        assert this_turn(game, "ann")["scored"] == 0
        # the compelled player shares the second effect, with what is on top now
        assert zone(game, "bo", "score") == ["Currency"]
        assert pile(game, "bo", "green") == []

    def test_as_many_leaves_are_compelled_and_fewer_are_not(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Moses"]),
            bo=seat(blue=["Pottery"], green=["Compass"]),
            cy=seat(yellow=["Fermenting"], green=["Mapmaking"]),
        )
        play(game, "ann: dogma Moses")
        assert zone(game, "ann", "score") == ["Compass"]
        assert pile(game, "cy", "green") == ["Mapmaking"]

    def test_scores_one_crown_of_my_own_board(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Moses"], green=["Sailing"], purple=["Code of Laws"], red=["Archery", "Oars"]),
            bo=seat(green=["Mapmaking"]),
        )
        play(game, "ann: dogma Moses")
        assert options(game) == ["Code of Laws", "Sailing"]
        play(game, "ann: Sailing")
        assert zone(game, "ann", "score") == ["Sailing"]
        assert pile(game, "bo", "green") == ["Mapmaking"]
        assert this_turn(game, "ann")["scored"] == 1

    def test_no_crown_anywhere(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Moses"]), bo=seat(blue=["Pottery"]))
        play(game, "ann: dogma Moses")
        assert moves(game) == []
        assert not bonus_drawn(game)
