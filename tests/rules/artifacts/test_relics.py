"""Rules 14.6: seizing relics, where they may lie, and what cannot move them there."""

from __future__ import annotations

from typing import Any

import pytest

from innovation import Game, Rules
from innovation.material.catalog import CARDS
from innovation.notation.faults import BadPosition
from tests.helpers import Zones, artifacts_table, asked, emptied, ending, moves, options, pile, play, seat, zone

ON_TOP = {
    3: ["Excalibur"],
    4: ["Moses"],
    5: ["Bill of Rights"],
    6: ["Stamp Act"],
    7: ["Hansen Writing Ball"],
}
MELDS = {3: ("Engineering", "Optics"), 4: ("Gunpowder", "Colonialism"), 5: ("The Pirate Code", "Coal")}
"""By value, a red card to be melded and the one of the same value that it covers."""


def digging(
    value: int,
    *others: str,
    ann: Zones | None = None,
    bo: Zones | None = None,
    switches: dict[str, Any] | None = None,
    removed: list[str] | None = None,
    supply: dict[int, list[str]] | None = None,
) -> Game:
    """Ann has melded a card onto one of a value, with relics in play."""
    melded, covered = MELDS[value]
    own = ann or seat()
    own["hand"].append(melded)
    own["board"]["red"] = {"splay": "none", "cards": [covered]}
    game = artifacts_table(
        sets=("base", "artifacts", *others),
        ann=own,
        bo=bo or seat(),
        supply=supply or ON_TOP,
        removed=removed or [],
        options={"relics": True, **(switches or {})},
    )
    return play(game, f"ann: meld {melded}")


def relics(game: Game) -> list[str]:
    """The relics beside the piles."""
    return sorted(game.position()["relics"])


class TestSetup:
    """Rules 3.3, 14.6.1, 2.2.3."""

    def test_five_lie_open_beside_the_piles(self) -> None:
        game = Game(["ann", "bo"], Rules(sets=("base", "artifacts"), relics=True), 1)
        five = ["Ching Shih", "Complex Numbers", "Newton-Wickins Telescope", "Safety Pin", "Timbuktu"]
        assert relics(game) == five
        assert sorted(game.view(None)["relics"]) == five

    def test_without_the_option_there_are_none(self) -> None:
        assert relics(Game(["ann", "bo"], Rules(sets=("base", "artifacts")), 1)) == []

    def test_they_need_artifacts(self) -> None:
        with pytest.raises(ValueError, match="relics"):
            Rules(sets=("base", "echoes"), relics=True)

    def test_they_are_what_the_list_says(self) -> None:
        """Rules 1.1.3, 14.6.1."""
        found = [(card.age, card.name, card.color_name, card.card_set) for card in CARDS.relics()]
        assert sorted(found) == [
            (3, "Timbuktu", "green", 3),
            (4, "Complex Numbers", "blue", 0),
            (5, "Newton-Wickins Telescope", "purple", 4),
            (6, "Ching Shih", "red", 2),
            (7, "Safety Pin", "yellow", 1),
        ]

    def test_they_raise_no_threshold(self) -> None:
        """Rules 2.3.1, 15.6."""
        assert Rules(sets=("base", "artifacts"), relics=True).threshold(2) == 7

    def test_the_base_special_achievements_stay(self) -> None:
        """Rules 14.6.2."""
        game = Game(["ann", "bo"], Rules(sets=("base", "artifacts"), relics=True), 1)
        assert "Empire" in game.position()["achievements"]


class TestReplacingTheSpecialAchievements:
    """Rules 2.6, relics_replace_base_specials."""

    def test_they_are_not_there(self) -> None:
        rules = Rules(sets=("base", "artifacts"), relics=True, relics_replace_base_specials=True)
        achievements = Game(["ann", "bo"], rules, 1).position()["achievements"]
        assert not {"Empire", "Monument", "Wonder", "World", "Universe"} & set(achievements)

    def test_those_of_other_sets_are(self) -> None:
        rules = Rules(sets=("base", "echoes", "artifacts"), relics=True, relics_replace_base_specials=True)
        assert "Heritage" in Game(["ann", "bo"], rules, 1).position()["achievements"]

    def test_nobody_claims_them(self) -> None:
        """Seven cards scored in a turn, and a card melded: no Monument."""
        switches = {"relics": True, "relics_replace_base_specials": True}
        game = artifacts_table(
            ann=seat(hand=["Oars"], green=["Sailing"], yellow=["Masonry"], scored=7), bo=seat(), options=switches
        )
        play(game, "ann: meld Oars", "ann: draw")
        assert zone(game, "ann", "achievements") == []

    def test_a_position_that_names_one_is_refused(self) -> None:
        switches = {"relics": True, "relics_replace_base_specials": True}
        with pytest.raises(BadPosition, match="Empire"):
            artifacts_table(ann=seat(achievements=["Empire"]), bo=seat(), options=switches)

    def test_it_needs_relics(self) -> None:
        with pytest.raises(ValueError, match="relics"):
            Rules(sets=("base", "artifacts"), relics_replace_base_specials=True)


class TestSeizing:
    """Rules 14.6.3, 14.6.4."""

    def test_the_relic_of_the_dug_value_is_offered(self) -> None:
        game = digging(4)
        assert asked(game) == ("ann", "card", "seize")
        assert options(game) == ["Complex Numbers", "pass"]

    def test_into_the_achievements(self) -> None:
        game = play(digging(4), "ann: Complex Numbers", "ann: yes")
        assert zone(game, "ann", "achievements") == ["Complex Numbers"]
        assert "Complex Numbers" not in relics(game)
        assert zone(game, "ann", "display") == ["Moses"]

    def test_into_the_hand(self) -> None:
        """The base set is always in play."""
        game = digging(4)
        play(game, "ann: Complex Numbers")
        assert asked(game) == ("ann", "yes_no", "seize as achievement")
        play(game, "ann: no")
        assert zone(game, "ann", "hand") == ["Complex Numbers"]

    def test_only_into_the_achievements_where_its_set_is_not_in_play(self) -> None:
        """Timbuktu is a City."""
        game = play(digging(3), "ann: Timbuktu")
        assert zone(game, "ann", "achievements") == ["Timbuktu"]
        assert asked(game)[:2] == ("ann", "action")

    def test_into_the_hand_where_it_is(self) -> None:
        game = play(digging(3, "cities"), "ann: Timbuktu", "ann: no")
        assert zone(game, "ann", "hand") == ["Timbuktu"]

    def test_declined_it_stays(self) -> None:
        game = play(digging(4), "ann: pass")
        assert "Complex Numbers" in relics(game)
        assert {"kind": "decline", "player": "ann", "verb": "seize"} in [event.as_seen_by("bo") for event in game.log]

    def test_a_value_without_relic(self) -> None:
        game = artifacts_table(ann=seat(hand=["Oars"], red=["Archery"]), bo=seat(), options={"relics": True})
        assert asked(play(game, "ann: meld Oars"))[1] == "action"

    def test_the_value_is_that_of_the_artifact(self) -> None:
        """The base pile of 3 is empty, so that a 4 is dug."""
        game = digging(3, removed=emptied(3, but=["Engineering", "Optics"]))
        assert zone(game, "ann", "display") == ["Moses"]
        assert options(game) == ["Complex Numbers", "pass"]

    def test_no_dig_no_relic(self) -> None:
        """Rules 14.2.2: the display is full."""
        game = digging(4, ann=seat(display=["Time"]))
        assert asked(game)[1] == "action"

    def test_a_skipped_dig_no_relic(self) -> None:
        game = digging(4, removed=emptied(4, row="artifacts"), supply={1: ["Oars"]})
        assert asked(game)[1] == "action"

    def test_all_see_it(self) -> None:
        game = play(digging(4), "ann: Complex Numbers", "ann: no")
        row = next(event.as_seen_by(None) for event in game.log if event.verb == "seize")
        assert (row["card"], row["source"], row["target"], row["target_owner"]) == (
            "Complex Numbers",
            "relics",
            "hand",
            "ann",
        )


class TestSeizingFromAchievements:
    """Rules 14.6.3, 14.6.4, 14.6.9."""

    def test_from_an_opponent(self) -> None:
        game = play(digging(4, bo=seat(achievements=["Complex Numbers"])), "ann: Complex Numbers", "ann: yes")
        assert zone(game, "bo", "achievements") == []
        assert zone(game, "ann", "achievements") == ["Complex Numbers"]

    def test_not_one_of_another_value(self) -> None:
        """Rules 14.6.3: a 4 was dug, and the relic of that value lies on a board."""
        game = digging(4, bo=seat(achievements=["Newton-Wickins Telescope", "Timbuktu"], blue=["Complex Numbers"]))
        assert asked(game)[1] == "action"

    def test_from_a_partner(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Gunpowder"], red=["Colonialism"]),
            bo=seat(),
            cy=seat(achievements=["Complex Numbers"]),
            di=seat(),
            options={"relics": True, "teams": "partners"},
        )
        play(game, "ann: meld Gunpowder", "ann: Complex Numbers", "ann: no")
        assert zone(game, "cy", "achievements") == []
        assert zone(game, "ann", "hand") == ["Complex Numbers"]

    def test_from_one_s_own_to_hand_only(self) -> None:
        game = play(digging(4, ann=seat(achievements=["Complex Numbers"])), "ann: Complex Numbers")
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "ann", "hand") == ["Complex Numbers"]

    def test_from_one_s_own_nowhere_to_go(self) -> None:
        """Timbuktu may not go to a hand without Cities: there is nothing to ask."""
        game = digging(3, ann=seat(achievements=["Timbuktu"]))
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "achievements") == ["Timbuktu"]

    @pytest.mark.parametrize("place", ["hand", "score", "board", "forecast"])
    def test_from_nowhere_else(self, place: str) -> None:
        """Rules 14.6.6."""
        owner = {
            "hand": seat(hand=["Complex Numbers"]),
            "score": seat(score=["Complex Numbers"]),
            "board": seat(blue=["Complex Numbers"]),
            "forecast": seat(forecast=["Complex Numbers"]),
        }[place]
        assert asked(digging(4, "echoes", bo=owner))[1] == "action"


class TestWinning:
    """Rules 14.6.9, 14.6.10: a seizure is an atomic change with its own bookkeeping."""

    SIX = ("Pottery", "Mathematics", "Alchemy", "Printing Press", "Banking", "Vaccination")

    def test_by_the_seventh_achievement(self) -> None:
        """Rules 9.1.4."""
        game = play(digging(4, ann=seat(achievements=self.SIX)), "ann: Complex Numbers", "ann: yes")
        assert ending(game) == ("achievements", ["ann"])

    def test_not_by_a_relic_in_hand(self) -> None:
        game = play(digging(4, ann=seat(achievements=self.SIX)), "ann: Complex Numbers", "ann: no")
        assert game.result is None

    def test_before_the_promotion_that_would_follow(self) -> None:
        """Rules 4.4.3: if the game ends, stop."""
        own = seat(achievements=[*self.SIX, "Evolution"], forecast=["Comb"])
        game = play(digging(4, "echoes", ann=own), "ann: Complex Numbers", "ann: yes")
        assert ending(game) == ("achievements", ["ann"])
        assert zone(game, "ann", "forecast") == ["Comb"]

    def test_the_loser_has_one_less(self) -> None:
        """Rules 9.7.1."""
        bo = seat(achievements=[*self.SIX[:5], "Complex Numbers"])
        game = play(digging(4, bo=bo), "ann: Complex Numbers", "ann: yes")
        assert len(zone(game, "bo", "achievements")) == 5


class TestInTheAchievements:
    """Rules 14.6.7, 9.2.1, examples B.16 and B.20."""

    def offered(self, points: list[str], owned: list[str], switches: dict[str, Any] | None = None) -> bool:
        """Whether ann, with those points and achievements, may claim a further 3."""
        game = artifacts_table(
            ann=seat(score=points, achievements=owned, green=["Compass"]),
            bo=seat(),
            available=["Optics"],
            options={"relics": True, **(switches or {})},
        )
        return "achieve 3" in options(game)

    FIFTEEN = ("Astronomy", "Societies", "Statistics")

    def test_a_relic_does_not_raise_the_cost_of_its_value(self) -> None:
        assert self.offered([*self.FIFTEEN], ["Timbuktu"])

    def test_nor_beside_a_standard_achievement(self) -> None:
        """Example B.16: relic 3 and standard 3: the next 3 costs 30, not 45."""
        thirty = [*self.FIFTEEN, "Measurement", "Steam Engine", "Physics"]
        assert self.offered(thirty, ["Timbuktu", "Machinery"])
        assert not self.offered(thirty[1:], ["Timbuktu", "Machinery"])

    def test_by_the_switch_it_does(self) -> None:
        switch = {"relics_in_duplicate_cost": True}
        thirty = [*self.FIFTEEN, "Measurement", "Steam Engine", "Physics"]
        assert not self.offered([*self.FIFTEEN], ["Timbuktu"], switch)
        assert self.offered(thirty, ["Timbuktu"], switch)

    def test_beside_the_piles_it_is_no_available_achievement(self) -> None:
        """Holy Grail returns a 4, and no 4 but the relic is there."""
        game = artifacts_table(
            ann=seat(hand=["Enterprise"], yellow=["Holy Grail"]), bo=seat(), options={"relics": True}
        )
        play(game, "ann: dogma Holy Grail")
        assert zone(game, "ann", "achievements") == []
        assert "Complex Numbers" in relics(game)

    def test_its_front_is_seen_by_all(self) -> None:
        """Rules 1.10.1."""
        game = artifacts_table(ann=seat(achievements=["Timbuktu", "Optics"]), bo=seat(), options={"relics": True})
        for viewer in ("ann", "bo", None):
            assert game.view(viewer)["players"]["ann"]["achievements"] == ["Timbuktu", "back 3 base"] or game.view(
                viewer
            )["players"]["ann"]["achievements"] == ["back 3 base", "Timbuktu"]

    def test_an_effect_that_asks_for_an_achievement_of_its_value_sees_it(self) -> None:
        """Example B.20: Safety Pin of bo's lets ann achieve his Lighting by Hot Air Balloon; the relic stays."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(
                green=["Hot Air Balloon"],
                purple=["Railroad"],
                score=["Databases", "Software", "Robotics", "Globalization"],
            ),
            bo=seat(purple=["Lighting"], achievements=["Safety Pin"]),
            options={"relics": True},
        )
        play(game, "ann: dogma Hot Air Balloon")
        while "Lighting" not in options(game):
            game.choose("pass")
        play(game, "ann: Lighting")
        assert zone(game, "ann", "achievements") == ["Lighting"]
        assert zone(game, "bo", "achievements") == ["Safety Pin"]

    def test_no_effect_on_achievements_takes_it(self) -> None:
        """Example B.20: Jiskairumoko Necklace; bo returns a 7 and keeps Safety Pin."""
        game = artifacts_table(
            ann=seat(green=["Jiskairumoko Necklace"]),
            bo=seat(purple=["Mysticism"], score=["Lighting"], achievements=["Safety Pin"]),
            options={"relics": True},
        )
        play(game, "ann: dogma Jiskairumoko Necklace")
        assert zone(game, "bo", "score") == []
        assert zone(game, "bo", "achievements") == ["Safety Pin"]


class TestInAHand:
    """Rules 14.6.5, 15.9: an ordinary card of its set."""

    def test_it_is_melded_and_draws_by_its_plus(self) -> None:
        """Rules 13.5.2: Timbuktu is a City of value 3 with a plus, so that a 4 is drawn."""
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(hand=["Timbuktu"], red=["Archery"]),
            bo=seat(),
            options={"relics": True},
            supply={4: ["Enterprise"]},
        )
        play(game, "ann: meld Timbuktu")
        assert pile(game, "ann", "green") == ["Timbuktu"]
        assert "Enterprise" in zone(game, "ann", "hand")

    def test_timbuktu_in_hand_is_a_city_there(self) -> None:
        """Rules 13.2.3: a new color draws no City."""
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(hand=["Timbuktu", "Archery"]),
            bo=seat(),
            options={"relics": True},
        )
        play(game, "ann: meld Archery")
        assert zone(game, "ann", "hand") == ["Timbuktu"]

    def test_safety_pin_in_hand_is_an_echoes_card_there(self) -> None:
        """Rules 11.2.1: a base card is drawn."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(hand=["Safety Pin"]),
            bo=seat(),
            options={"relics": True},
            supply={1: ["Oars"]},
        )
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Oars", "Safety Pin"]

    def test_ching_shih_in_hand_is_a_figure_there(self) -> None:
        """Rules 12.3.1: the third value of three, and its red names War; removed by the decree it never comes back."""
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(hand=["Homer", "Avicenna", "Ching Shih"]),
            bo=seat(),
            options={"relics": True},
        )
        issued = [text for text in options(game) if text.startswith("decree")]
        assert issued == ["decree Expansion", "decree Rivalry", "decree War"]
        play(game, "ann: decree Expansion")
        assert "Ching Shih" in game.position()["removed"]
        assert "Ching Shih" not in relics(game)

    def test_ching_shih_on_top_is_a_figure_there(self) -> None:
        """Rules 12.5.1, 14.6.8: it fades like any other; Rivalry returns it, to the relics."""
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(red=["Ching Shih"], purple=["Homer"]),
            bo=seat(),
            options={"relics": True},
        )
        play(game, "ann: draw", "ann: Ching Shih")
        assert zone(game, "ann", "score") == ["Ching Shih"]
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(hand=["Homer", "Avicenna", "Tecumseh"]),
            bo=seat(red=["Ching Shih"]),
            options={"relics": True},
        )
        play(game, "ann: decree Rivalry")
        assert "Ching Shih" in relics(game)

    def test_complex_numbers_in_hand_is_a_base_card_there(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(hand=["Complex Numbers"]),
            bo=seat(),
            options={"relics": True},
            supply={1: ["Comb"]},
        )
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Comb", "Complex Numbers"]

    def test_it_digs_like_any_card(self) -> None:
        """Complex Numbers is a 4, as is Experimentation under it."""
        game = artifacts_table(
            ann=seat(hand=["Complex Numbers"], blue=["Experimentation"]),
            bo=seat(),
            options={"relics": True},
            supply={4: ["Moses"]},
        )
        play(game, "ann: meld Complex Numbers")
        assert zone(game, "ann", "display") == ["Moses"]
        assert asked(game)[1] == "action", "on a board it cannot be seized (rules 14.6.6)"

    def test_returned_it_lies_with_the_relics_and_may_be_seized_again(self) -> None:
        """Rules 6.8.3, 14.6.8."""
        game = artifacts_table(
            ann=seat(hand=["Complex Numbers", "Gunpowder"], red=["Colonialism"], yellow=["Holy Grail"]),
            bo=seat(),
            options={"relics": True},
            supply={4: ["Moses"]},
        )
        play(game, "ann: dogma Holy Grail", "ann: Complex Numbers")
        assert "Complex Numbers" in relics(game)
        assert "Complex Numbers" not in game.position()["supply"]["base"]["4"]
        play(game, "ann: meld Gunpowder")
        assert options(game) == ["Complex Numbers", "pass"]

    def test_laid_on_its_pile_it_lies_with_the_relics_too(self) -> None:
        """There is no pile of relics: Telescope lays a forecast card on top of its pile (rules 6.8.4)."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(forecast=["Safety Pin"], blue=["Telescope"]),
            bo=seat(),
            options={"relics": True},
        )
        play(game, "ann: dogma Telescope", "ann: Safety Pin")
        assert "Safety Pin" in relics(game)
        assert "Safety Pin" not in game.position()["supply"]["echoes"]["7"]

    def test_others_see_which_it_is(self) -> None:
        """Rules 1.2.2: its back is recognisable as a relic."""
        game = artifacts_table(ann=seat(hand=["Complex Numbers", "Oars"]), bo=seat(), options={"relics": True})
        assert game.view("bo")["players"]["ann"]["hand"] == ["back 1 base", "Complex Numbers"]

    def test_a_hand_cannot_hold_one_whose_set_is_not_in_play(self) -> None:
        with pytest.raises(BadPosition, match="Timbuktu"):
            artifacts_table(ann=seat(hand=["Timbuktu"]), bo=seat(), options={"relics": True})

    def test_seizing_is_no_claim(self) -> None:
        """Rules 14.6.10: the log does not call it one."""
        game = play(digging(4), "ann: Complex Numbers", "ann: yes")
        assert "seize Complex Numbers" in moves(game)
        assert not [move for move in moves(game) if move.startswith("claim")]
