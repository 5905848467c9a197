"""Rules 8.3 to 8.5 and 9.2: bonuses in every score, and achievements of one value several times."""

from __future__ import annotations

from typing import Any

import pytest

from innovation.material.words import RED, RIGHT, UP
from tests.helpers import Zones, echoes_table, emptied, ending, mixed_table, options, play, seat, zone
from tests.rules.desk import Desk, named


def desk(ann: Zones) -> Desk:
    return Desk(echoes_table(ann=ann, bo=seat()))


class TestPoints:
    """Rules 8.3: the highest bonus, and one point for each further one."""

    @pytest.mark.parametrize(
        ("board", "points"),
        [
            ({}, 0),
            ({"purple": ["Clock"]}, 5),
            ({"red": ["Social Networking"], "blue": ["Telescope"], "yellow": ["Pencil"], "purple": ["Clock"]}, 13),
            (
                {
                    "purple": ["Crossword"],
                    "blue": ["Telescope"],
                    "yellow": ["Pencil"],
                    "green": ["Globe"],
                    "red": ["Bangle"],
                },
                12,
            ),
            ({"yellow": ["Elevator"], "red": ["Bangle"]}, 8),
            ({"blue": ["Artificial Heart"], "yellow": ["MP3"], "green": ["Credit Card"], "red": ["Plumbing"]}, 14),
        ],
    )
    def test_the_examples(self, board: dict[str, Any], points: int) -> None:
        assert desk(seat(**board)).player("ann").points == points

    def test_they_are_added_to_the_score_pile(self) -> None:
        assert desk(seat(purple=["Clock"], score=["Tools", "Calendar"])).player("ann").points == 8

    @pytest.mark.parametrize(
        ("card", "color", "seen"),
        [
            ("Elevator", "yellow", {"right"}),
            ("Soap", "yellow", {"right", "up"}),
            ("Morphine", "yellow", {"up"}),
            ("Noodles", "yellow", {"left", "up"}),
        ],
    )
    def test_covered_bonuses_count_where_their_place_is_visible(self, card: str, color: str, seen: set[str]) -> None:
        """Rules 7.2.4."""
        for direction in ("none", "left", "right", "up"):
            board: dict[str, Any] = {color: (direction, ["Masonry", card])}
            ann = desk(seat(**board)).player("ann")
            assert (ann.points > 0) is (direction in seen), direction

    def test_the_score_is_always_current(self) -> None:
        """Rules 8.2: a splay brings bonus points, covering takes them away."""
        table = desk(seat(red=["Loom", "Plumbing", "Crossbow"], hand=["Oars"]))
        ann = table.player("ann")
        assert ann.points == 6
        ann.splay(RED, RIGHT)
        assert ann.points == 8
        ann.meld(named("Oars")[0])
        assert ann.points == 8
        ann.splay(RED, UP)
        assert ann.points == 7
        ann.unsplay(RED)
        assert ann.points == 0

    def test_without_echoes_there_are_none(self) -> None:
        game = echoes_table(ann=seat(score=["Tools"]), bo=seat(), options={"sets": ["base"]})
        assert game.position()["players"]["ann"]["points"] == 1


class TestUse:
    """Rules 8.4, 8.5."""

    def test_moving_score_cards_does_not_touch_them(self) -> None:
        game = echoes_table(
            ann=seat(green=["Flash Drive"]), bo=seat(purple=["Clock"], score=["Tools", "Oars", "Dice", "Calendar"])
        )
        play(game, "ann: dogma Flash Drive", *["bo: " + card for card in ("Tools", "Oars", "Dice")])
        assert zone(game, "bo", "score") == []
        assert game.position()["players"]["bo"]["points"] == 5

    def test_they_make_eligible(self) -> None:
        game = echoes_table(ann=seat(purple=["Clock"]), bo=seat(), available=["Tools", "Calendar"])
        assert [text for text in options(game) if text.startswith("achieve")] == ["achieve 1"]

    def test_an_effect_may_use_any_visible_bonus_at_its_printed_value(self) -> None:
        """Rules 8.4: not only the highest."""
        game = echoes_table(
            ann=seat(blue=["Linguistics"], purple=["Clock"], red=["Plumbing"]), bo=seat(), supply={3: ["Paper"]}
        )
        play(game, "ann: dogma Linguistics", "ann: yes")
        assert options(game) == ["2", "5"]

    @pytest.mark.parametrize(("bonus", "winner"), [("Clock", "bo"), ("Saxophone", "ann")])
    def test_they_decide_an_end_by_score(self, bonus: str, winner: str) -> None:
        game = echoes_table(
            ann=seat(green=["Databases"], purple=[bonus], score=[]),
            bo=seat(score=["Canning"]),
            removed=emptied(10, but=["Databases"]),
        )
        play(game, "ann: draw")
        assert ending(game) == ("score", [winner])

    def test_also_by_the_rules_of_echoes_v1(self) -> None:
        """Rules 17.4.1."""
        game = mixed_table(ann=seat(purple=["Clock"]), bo=seat(score=["Invention"]), supply={})
        play(game, "ann: draw")
        assert ending(game) == ("score", ["ann"])

    def test_comparisons_of_scores_count_them(self) -> None:
        """Rules 8.5: Candles asks who has more points."""
        for purple, drawn in (["Clock"], 1), (["Mysticism"], 0):
            game = echoes_table(ann=seat(red=["Candles"]), bo=seat(purple=purple), supply={3: ["Paper"]})
            play(game, "ann: dogma Candles")
            assert len(zone(game, "ann", "hand")) == drawn


class TestRepeatedAchievements:
    """Rules 9.2.1 to 9.2.3, 11.6."""

    OWNED = ("Tools", "Dice", "Paper")
    """Two of value 1 and one of value 3, an Echoes card among them."""

    @pytest.mark.parametrize(
        ("value", "score", "eligible"),
        [(1, 14, False), (1, 15, True), (3, 29, False), (3, 30, True), (2, 9, False), (2, 10, True)],
    )
    def test_each_owned_card_of_the_value_raises_the_cost(self, value: int, score: int, eligible: bool) -> None:
        """The example of rules 9.2.2."""
        pile = {9: ["Genetics"], 10: ["A.I."], 14: ["A.I.", "Invention"], 15: ["A.I.", "Coal"]}
        pile |= {29: ["A.I.", "Genetics", "Databases"], 30: ["A.I.", "Databases", "Robotics"]}
        ann = desk(seat(achievements=self.OWNED, score=pile[score], yellow=["Machinery"])).player("ann")
        assert ann.points == score
        assert ann.eligible(value) is eligible

    def test_special_achievements_and_a_partner_s_do_not_count(self) -> None:
        """Rules 9.2.3."""
        game = echoes_table(
            ann=seat(achievements=["Wealth", "World"], score=["Coal"], yellow=["Machinery"]),
            bo=seat(),
            cy=seat(achievements=["Tools"]),
            di=seat(),
            options={"teams": "partners"},
        )
        assert Desk(game).player("ann").eligible(1)
        assert not Desk(game).player("cy").eligible(1)

    def test_the_highest_top_card_must_reach_the_value(self) -> None:
        assert not desk(seat(score=["A.I.", "Databases"], yellow=["Masonry"])).player("ann").eligible(2)

    def test_several_available_of_one_value_are_told_apart_by_set(self) -> None:
        """Rules 4.6.2, 11.6.1."""
        game = echoes_table(
            ann=seat(score=["A.I."], yellow=["Masonry"]), bo=seat(), available=["Tools", "Dice", "Oars", "Calendar"]
        )
        claims = [text for text in options(game) if text.startswith("achieve")]
        assert claims == ["achieve 1 base", "achieve 1 base #2", "achieve 1 echoes"]
        play(game, "ann: achieve 1 echoes")
        assert zone(game, "ann", "achievements") == ["Dice"]
        assert game.view("ann")["players"]["ann"]["achievements"] == ["back 1 echoes"]
        assert [text for text in options(game) if text.startswith("achieve")] == ["achieve 1 base", "achieve 1 base #2"]
        play(game, "ann: achieve 1 base #2")
        assert zone(game, "ann", "achievements") == ["Dice", "Oars"]
