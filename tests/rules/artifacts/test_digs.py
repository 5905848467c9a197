"""Rules 14.2: which Meld actions dig, what they dig, and when a dig is skipped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from innovation import Game
from innovation.material.catalog import CARDS
from tests.helpers import artifacts_table, emptied, ending, moves, play, seat, zone

ON_TOP = {1: ["Dancing Girl"], 2: ["Holy Lance"], 3: ["Excalibur"], 4: ["Moses"], 5: ["Bill of Rights"]}


def melding(
    card: str,
    onto: str,
    supply: dict[int, list[str]] | None = None,
    removed: Sequence[str] = (),
    options: dict[str, Any] | None = None,
) -> Game:
    """Ann, about to meld a card onto another, of whatever color that is."""
    board: dict[str, Any] = {CARDS[onto].color_name: [onto]}
    return artifacts_table(
        ann=seat(hand=[card], **board), bo=seat(), supply=supply or ON_TOP, removed=removed, options=options
    )


def dug(game: Game) -> list[str]:
    """What lies on ann's display."""
    return zone(game, "ann", "display")


class TestWhichMeldsDig:
    """Rules 14.2.1."""

    def test_a_card_of_the_same_value(self) -> None:
        """Example B.8: a 3 on a 3, whose hexagons lie elsewhere."""
        game = play(melding("Engineering", "Optics"), "ann: meld Engineering")
        assert dug(game) == ["Excalibur"]

    def test_a_lower_card_digs_at_the_covered_value(self) -> None:
        """Rules 14.2.1 case 1, 14.2.3: Archery, a 1, covers Optics, a 3."""
        game = play(melding("Archery", "Optics"), "ann: meld Archery")
        assert dug(game) == ["Excalibur"]

    def test_a_higher_card_with_its_hexagon_in_the_same_place(self) -> None:
        """Example B.8: Coal, a 5, and Optics, a 3, have it lower right."""
        game = play(melding("Coal", "Optics"), "ann: meld Coal")
        assert dug(game) == ["Excalibur"]

    def test_a_higher_card_with_its_hexagon_elsewhere_does_not_dig(self) -> None:
        """Example B.8: Gunpowder, a 4, has it upper left."""
        game = play(melding("Gunpowder", "Optics"), "ann: meld Gunpowder")
        assert dug(game) == []

    def test_the_first_card_of_a_color_covers_nothing(self) -> None:
        game = play(melding("Archery", "Tools"), "ann: meld Archery")
        assert dug(game) == []

    def test_a_covered_card_counts_not_those_under_it(self) -> None:
        """The 5 under Archery has nothing to do with it: Metalworking covers a 1."""
        game = artifacts_table(ann=seat(hand=["Metalworking"], red=["Archery", "Coal"]), bo=seat(), supply=ON_TOP)
        assert dug(play(game, "ann: meld Metalworking")) == ["Dancing Girl"]

    def test_an_artifact_digs_like_any_card(self) -> None:
        """Excalibur, a 3 with its hexagon lower left, onto Construction, a 2 with it there too."""
        game = melding("Excalibur", "Construction", supply={2: ["Holy Lance"]})
        play(game, "ann: meld Excalibur")
        assert dug(game) == ["Holy Lance"]

    def test_a_city_matches_a_city(self) -> None:
        """Rules 14.2.1 case 2: a City's hexagon is always upper right; Delhi, a 3, covers Sparta, a 2."""
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(hand=["Delhi"], red=["Sparta"]),
            bo=seat(),
            supply={2: ["Holy Lance"]},
        )
        assert dug(play(game, "ann: meld Delhi")) == ["Holy Lance"]

    @pytest.mark.parametrize(("card", "onto"), [("Delhi", "Construction"), ("Engineering", "Sparta")])
    def test_a_city_matches_no_other_card(self, card: str, onto: str) -> None:
        game = artifacts_table(sets=("base", "artifacts", "cities"), ann=seat(hand=[card], red=[onto]), bo=seat())
        assert dug(play(game, f"ann: meld {card}")) == []

    def test_a_music_note_stands_on_the_hexagon(self) -> None:
        """Flute, a 1, has its note lower left, and there is the hexagon of Shroud of Turin, a 3."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"), ann=seat(hand=["Shroud of Turin"], purple=["Flute"]), bo=seat()
        )
        assert len(dug(play(game, "ann: meld Shroud of Turin"))) == 1

    def test_only_meld_actions_dig(self) -> None:
        """Rules 4.1.5: Lurgan Canoe melds by its effect, onto a card of the same value."""
        game = artifacts_table(ann=seat(hand=["Archery"], red=["Oars"], yellow=["Lurgan Canoe"]), bo=seat())
        play(game, "ann: dogma Lurgan Canoe")
        assert dug(game) == []
        assert "meld Archery" in moves(game)

    def test_one_dig_an_action(self) -> None:
        """Rules 4.2: lower and of the same hexagon at once is still one dig."""
        game = play(melding("Metalworking", "Construction"), "ann: meld Metalworking")
        assert [move for move in moves(game) if move.startswith("dig")] == ["dig Holy Lance"]


class TestWhatIsDug:
    """Rules 14.2.3 and 14.2.5."""

    def test_the_top_card_of_the_pile(self) -> None:
        game = melding("Archery", "Oars", supply={1: ["Sibidu Needle", "Dancing Girl"]})
        assert dug(play(game, "ann: meld Archery")) == ["Sibidu Needle"]

    def test_past_values_whose_base_pile_is_empty(self) -> None:
        """Rules 14.2.3, 6.2.2: the base pile of 3 is empty, that of Artifacts not."""
        removed = emptied(3, but=["Engineering", "Optics"])
        game = melding("Engineering", "Optics", removed=removed)
        assert dug(play(game, "ann: meld Engineering")) == ["Moses"]

    def test_no_artifact_of_the_value_left(self) -> None:
        """Rules 14.2.4: neither a higher Artifact nor a card of another set."""
        removed = emptied(3, row="artifacts")
        game = melding("Engineering", "Optics", removed=removed, supply={4: ["Moses"]})
        play(game, "ann: meld Engineering")
        assert dug(game) == []
        assert zone(game, "ann", "hand") == []

    def test_a_10_is_the_highest_dug(self) -> None:
        """Rules 14.2.4: only above 10 is the dig skipped."""
        game = melding("Robotics", "Exxon Valdez", supply={10: ["Where's Waldo?"]})
        assert dug(play(game, "ann: meld Robotics")) == ["Where's Waldo?"]

    def test_above_ten_the_game_goes_on(self) -> None:
        """Rules 14.2.4: all base piles from 8 on are empty."""
        game = melding("Archery", "Flight", removed=emptied(8, 9, 10, but=["Flight"]))
        play(game, "ann: meld Archery")
        assert dug(game) == []
        assert game.result is None

    def test_the_switch_digs_at_the_melded_value(self) -> None:
        """Rules 2.6, dig_value: Archery is a 1."""
        options = {"sets": ["base", "artifacts"], "dig_value": "melded"}
        game = melding("Archery", "Optics", options=options)
        assert dug(play(game, "ann: meld Archery")) == ["Dancing Girl"]

    def test_the_switch_steps_up_as_well(self) -> None:
        options = {"sets": ["base", "artifacts"], "dig_value": "melded"}
        game = melding("Archery", "Optics", options=options, removed=emptied(1, but=["Archery"]))
        assert dug(play(game, "ann: meld Archery")) == ["Holy Lance"]

    def test_a_dig_is_seen_by_all(self) -> None:
        """Rules 1.10.4: it moves into a public zone."""
        game = play(melding("Archery", "Oars"), "ann: meld Archery")
        row = next(event.as_seen_by("bo") for event in game.log if event.verb == "dig")
        assert row == {
            "kind": "move",
            "player": "ann",
            "verb": "dig",
            "card": "Dancing Girl",
            "source": "pile",
            "target": "display",
            "target_owner": "ann",
        }


class TestAFullDisplay:
    """Rules 14.2.2."""

    def test_nothing_is_dug(self) -> None:
        game = artifacts_table(ann=seat(hand=["Archery"], red=["Oars"], display=["Time"]), bo=seat(), supply=ON_TOP)
        play(game, "ann: meld Archery")
        assert dug(game) == ["Time"]
        assert not [move for move in moves(game) if move.startswith("dig")]

    def test_another_player_s_does_not_matter(self) -> None:
        game = artifacts_table(ann=seat(hand=["Archery"], red=["Oars"]), bo=seat(display=["Time"]), supply=ON_TOP)
        assert dug(play(game, "ann: meld Archery")) == ["Dancing Girl"]


class TestYamato:
    """Rules 1.5.2: worth 11 on a board and on display, 8 everywhere else."""

    YAMATO = "Battleship Yamato"

    def test_covering_it_digs_nothing(self) -> None:
        """Example B.9: the dig would start at 11."""
        game = play(melding("Archery", self.YAMATO), "ann: meld Archery")
        assert dug(game) == []
        assert game.result is None

    def test_melded_onto_an_8_with_its_hexagon_elsewhere(self) -> None:
        """Its front value, 11, is above that of Mobility, whose hexagon is upper left."""
        assert dug(play(melding(self.YAMATO, "Mobility"), f"ann: meld {self.YAMATO}")) == []

    def test_melded_onto_an_8_with_its_hexagon_there(self) -> None:
        """Flight has it lower left too."""
        game = melding(self.YAMATO, "Flight", supply={8: ["Time"]})
        assert dug(play(game, f"ann: meld {self.YAMATO}")) == ["Time"]

    def test_covered_it_digs_by_the_value_of_what_covers_it_where_that_is_agreed(self) -> None:
        """Rules 2.6, 14.2.1: Fission, a 9 with its hexagon upper left, is below its front value, 11."""
        game = melding("Fission", self.YAMATO, supply={9: ["Velcro Shoes"]}, options={"dig_value": "melded"})
        assert dug(play(game, "ann: meld Fission")) == ["Velcro Shoes"]

    def test_melded_it_digs_nothing_where_its_own_value_is_agreed(self) -> None:
        """Rules 2.6, 14.2.4: its hexagon is where that of Flight is, but the dig would start at 11."""
        game = melding(self.YAMATO, "Flight", supply={8: ["Time"]}, options={"dig_value": "melded"})
        assert dug(play(game, f"ann: meld {self.YAMATO}")) == []

    def test_it_is_dug_at_8(self) -> None:
        game = melding("Mobility", "Flight", supply={8: [self.YAMATO]})
        assert dug(play(game, "ann: meld Mobility")) == [self.YAMATO]

    def test_on_top_it_makes_a_draw_end_the_game(self) -> None:
        """Rules 4.3.1."""
        game = artifacts_table(ann=seat(red=[self.YAMATO]), bo=seat(score=["Oars"]))
        assert ending(play(game, "ann: draw")) == ("score", ["bo"])

    def test_in_the_score_pile_it_is_worth_8(self) -> None:
        game = artifacts_table(ann=seat(score=[self.YAMATO]), bo=seat())
        assert game.position()["players"]["ann"]["points"] == 8

    def test_it_returns_under_the_pile_of_8(self) -> None:
        game = artifacts_table(ann=seat(display=[self.YAMATO]), bo=seat(), action=0)
        play(game, f"ann: return {self.YAMATO}")
        assert game.position()["supply"]["artifacts"]["8"][-1] == self.YAMATO

    def test_its_back_says_8(self) -> None:
        game = artifacts_table(ann=seat(hand=[self.YAMATO]), bo=seat())
        assert game.view("bo")["players"]["ann"]["hand"] == ["back 8 artifacts"]

    def test_it_cannot_be_launched(self) -> None:
        """Rules 1.2.6: neither from a board nor from the display."""
        game = artifacts_table(ann=seat(red=[self.YAMATO]), bo=seat())
        assert game.decision is not None
        assert [option.text for option in game.decision.options] == ["draw"]
        game = artifacts_table(ann=seat(display=[self.YAMATO]), bo=seat(), action=0)
        assert game.decision is not None
        assert [option.text for option in game.decision.options] == [f"return {self.YAMATO}", "keep"]

    def test_on_top_it_makes_eligible_for_any_value(self) -> None:
        """Rules 9.2.1: the highest front value is 11; on display it is no top card."""
        rich = ["Databases", "Software", "Robotics", "Globalization", "A.I."]
        game = artifacts_table(ann=seat(red=[self.YAMATO], score=rich), bo=seat(), available=["Fission"])
        assert game.decision is not None
        assert "achieve 9" in [option.text for option in game.decision.options]
        game = artifacts_table(ann=seat(display=[self.YAMATO], score=rich), bo=seat(), available=["Fission"])
        assert game.decision is not None
        assert "achieve 9" not in [option.text for option in game.decision.options]
