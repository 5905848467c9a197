"""Rules 15: Artifacts beside the other sets."""

from __future__ import annotations

import pytest

from innovation import Rules
from tests.helpers import artifacts_table, asked, emptied, moves, options, pile, play, seat, zone


class TestTheOrderOfAMeldAction:
    """Rules 15.1, 4.4.3."""

    def test_city_icons_then_dig_then_relic_then_promotion(self) -> None:
        """Venice, a City with a plus, onto Baghdad: both are 3s."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes", "cities"),
            ann=seat(hand=["Venice"], green=["Baghdad"], forecast=["Comb"]),
            bo=seat(),
            supply={3: ["Excalibur"], 4: ["Enterprise"]},
            options={"relics": True},
        )
        play(game, "ann: meld Venice")
        assert moves(game, "ann") == ["meld Venice", "draw Enterprise", "dig Excalibur"]
        assert asked(game) == ("ann", "card", "seize")
        play(game, "ann: Timbuktu", "ann: yes")
        assert moves(game)[-1] == "seize Timbuktu"
        assert asked(game)[:2] == ("ann", "card")
        assert options(game) == ["Comb", "pass"]
        play(game, "ann: Comb")
        assert pile(game, "ann", "green") == ["Comb", "Venice", "Baghdad"]

    def test_declining_the_relic_leaves_the_promotion(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(hand=["Gunpowder"], red=["Colonialism"], forecast=["Comb"]),
            bo=seat(),
            options={"relics": True},
        )
        play(game, "ann: meld Gunpowder", "ann: pass")
        assert options(game) == ["Comb", "pass"]

    def test_a_city_for_a_new_color_then_the_promotion(self) -> None:
        """Nothing is covered, so nothing is dug."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes", "cities"),
            ann=seat(hand=["Oars"], forecast=["Comb"]),
            bo=seat(),
            supply={1: ["Uruk"]},
        )
        play(game, "ann: meld Oars")
        assert moves(game, "ann") == ["meld Oars", "draw Uruk"]
        assert options(game) == ["Comb", "pass"]

    def test_a_promoted_card_does_not_dig(self) -> None:
        """Rules 11.5.2: Bangle, promoted onto Oars, is no Meld action."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(hand=["Tools"], red=["Oars"], forecast=["Bangle"]),
            bo=seat(),
        )
        play(game, "ann: meld Tools", "ann: Bangle", "ann: no")
        assert zone(game, "ann", "display") == []

    def test_a_plus_that_ends_the_game_stops_the_rest(self) -> None:
        """Rules 4.4.3, 6.2.3: the plus draws above 10."""
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(hand=["Venice"], green=["Baghdad"]),
            bo=seat(),
            removed=emptied(4, 5, 6, 7, 8, 9, 10),
        )
        play(game, "ann: meld Venice")
        assert game.result is not None
        assert zone(game, "ann", "display") == []

    def test_an_artifact_melded_from_display_promotes(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"), ann=seat(display=["Excalibur"], forecast=["Comb"]), bo=seat()
        )
        play(game, "ann: meld Excalibur")
        assert options(game) == ["Comb", "pass"]


class TestDraws:
    """Rules 15.2 to 15.4."""

    def test_a_named_set_comes_before_the_draw_of_echoes(self) -> None:
        """Dead Sea Scrolls names Artifacts; ann holds a card and none of Echoes."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(hand=["Oars"], purple=["Dead Sea Scrolls"]),
            bo=seat(),
            supply={2: ["Holy Lance", "Lever", "Calendar"]},
        )
        play(game, "ann: dogma Dead Sea Scrolls")
        assert zone(game, "ann", "hand") == ["Holy Lance", "Oars"]

    @pytest.mark.parametrize(("hand", "drawn"), [(["Oars"], "Lever"), ([], "Calendar")])
    def test_an_empty_pile_falls_back_to_echoes_by_its_rule_or_base(self, hand: list[str], drawn: str) -> None:
        """Rules 15.3, 11.2.4."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(hand=hand, purple=["Dead Sea Scrolls"]),
            bo=seat(),
            supply={2: ["Lever", "Calendar"]},
            removed=emptied(2, row="artifacts", but=["Dead Sea Scrolls"]),
        )
        play(game, "ann: dogma Dead Sea Scrolls")
        assert drawn in zone(game, "ann", "hand")

    def test_artifacts_of_a_value_without_base_cards_are_passed_over(self) -> None:
        """Rules 15.4, 6.2.2: the base pile of 2 is empty."""
        game = artifacts_table(
            ann=seat(purple=["Dead Sea Scrolls"]),
            bo=seat(),
            supply={2: ["Holy Lance"], 3: ["Excalibur"]},
            removed=emptied(2),
        )
        play(game, "ann: dogma Dead Sea Scrolls")
        assert zone(game, "ann", "hand") == ["Excalibur"]

    def test_no_plain_draw_takes_an_artifact(self) -> None:
        """Rules 14.1.2."""
        game = artifacts_table(ann=seat(), bo=seat(), supply={1: ["Oars", "Dancing Girl"]})
        assert zone(play(game, "ann: draw"), "ann", "hand") == ["Oars"]


class TestThresholds:
    """Rules 2.3.1, 15.6."""

    @pytest.mark.parametrize(
        ("sets", "needed"),
        [
            (("base", "artifacts"), {2: 7, 3: 6, 4: 5}),
            (("base", "echoes", "artifacts"), {2: 8, 3: 7, 4: 6}),
            (("base", "cities", "artifacts"), {2: 8, 3: 7, 4: 6}),
            (("base", "echoes", "cities", "artifacts"), {2: 9, 3: 8, 4: 7}),
        ],
    )
    def test_by_players_and_expansions(self, sets: tuple[str, ...], needed: dict[int, int]) -> None:
        for relics in (False, True):
            rules = Rules(sets=sets, relics=relics)
            assert {count: rules.threshold(count) for count in needed} == needed
        assert Rules(sets=sets, teams="partners").threshold(4) == needed[2]


class TestActionsOfOneTurn:
    """Rules 15.7: a free Artifact action, an Endorse and an Inspire in one turn."""

    def test_and_an_inspire(self) -> None:
        """Rules 4.1.3: each of the once-a-turn actions once."""
        game = artifacts_table(
            sets=("base", "artifacts", "cities", "figures"),
            ann=seat(hand=["Tools"], display=["Dead Sea Scrolls"], red=["Oars"], yellow=["Uruk"], purple=["Homer"]),
            bo=seat(),
            action=0,
        )
        play(game, "ann: dogma Dead Sea Scrolls", "ann: endorse Oars")
        while asked(game)[1] != "action":  # the payment
            game.choose(options(game)[0])
        assert "inspire purple" in options(game)
        assert not [text for text in options(game) if text.startswith("endorse")]
        play(game, "ann: inspire purple")
        assert asked(game)[0] == "bo"

    def test_both(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(hand=["Tools"], display=["Dead Sea Scrolls"], red=["Oars"], yellow=["Uruk"]),
            bo=seat(),
            action=0,
        )
        play(game, "ann: dogma Dead Sea Scrolls")
        assert "endorse Oars" in options(game)
        assert "endorse Dead Sea Scrolls" not in options(game)

    def test_all_three(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "cities", "figures"),
            ann=seat(
                hand=["Tools"],
                display=["Dead Sea Scrolls"],
                red=["Oars"],
                yellow=["Uruk"],
                green=["Christopher Columbus"],
            ),
            bo=seat(),
            action=0,
        )
        play(game, "ann: dogma Dead Sea Scrolls", "ann: inspire green")
        assert "inspire green" not in options(game)
        assert "endorse Oars" in options(game)
        play(game, "ann: endorse Oars")
        assert asked(game)[0] == "bo"


class TestBattleshipYamato:
    """Rules 1.5.2 and 1.2.6 beside Echoes and Cities: 11 face up, 8 on its back, and no featured icon."""

    def test_melded_it_allows_whatever_lies_in_the_forecast(self) -> None:
        """Rules 11.5.1: the front value counts."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(hand=["Battleship Yamato"], forecast=["Robotics", "Comb"]),
            bo=seat(),
        )
        play(game, "ann: meld Battleship Yamato")
        assert options(game) == ["Comb", "Robotics", "pass"]

    @pytest.mark.parametrize(("melded", "offered"), [("Rocketry", True), ("Lighting", False)])
    def test_in_the_forecast_it_is_an_8(self, melded: str, offered: bool) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"), ann=seat(hand=[melded], forecast=["Battleship Yamato"]), bo=seat()
        )
        play(game, f"ann: meld {melded}")
        assert ("Battleship Yamato" in options(game)) == offered

    def test_promoted_it_has_no_free_dogma(self) -> None:
        """Rules 11.5.3."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"), ann=seat(hand=["Rocketry"], forecast=["Battleship Yamato"]), bo=seat()
        )
        play(game, "ann: meld Rocketry", "ann: Battleship Yamato")
        assert pile(game, "ann", "red") == ["Battleship Yamato"]
        assert asked(game) == ("ann", "action", "action")

    def test_it_cannot_be_endorsed(self) -> None:
        """Rules 1.2.6, 13.4.1."""
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(hand=["Tools"], red=["Battleship Yamato"], yellow=["Uruk"], blue=["Pottery"]),
            bo=seat(),
        )
        offered = options(game)
        assert "endorse Uruk" in offered
        assert "endorse Battleship Yamato" not in offered
