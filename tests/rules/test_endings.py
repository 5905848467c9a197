"""Rules 10: every way in which a game of the base set ends, and what ends with it."""

from __future__ import annotations

from typing import Any

import pytest

from innovation import Game
from innovation.rules.resolution import GameOver
from tests.helpers import bonus_drawn, emptied, pile, play, seat, supply, table, zone
from tests.rules.desk import Desk

FIVE = ["Tools", "Calendar", "Alchemy", "Reformation", "Coal"]


class TestByAchievements:
    """Rules 10.2."""

    def test_the_last_one_needed_wins_at_once(self) -> None:
        game = table(ann=seat(achievements=FIVE, score=["A.I."], red=["Fission"]), bo=seat(), available=["Pottery"])
        play(game, "ann: achieve 1")
        assert game.result is not None
        assert (game.result.winners, game.result.reason, game.result.card) == (["ann"], "achievements", None)
        assert game.result.achievements == {"ann": 6, "bo": 0}
        assert game.decision is None

    def test_an_extra_achievement_makes_it_seven(self) -> None:
        """Rules 2.2.5."""
        game = table(
            ann=seat(achievements=FIVE, score=["A.I."], red=["Fission"]),
            bo=seat(),
            available=["Pottery"],
            options={"extra_achievement": True},
        )
        play(game, "ann: achieve 1")
        assert game.result is None

    def test_in_the_middle_of_an_effect_nothing_further_is_executed(self) -> None:
        """Rules 5.9.2, 10.1.1: bo's sixth comes while he shares; ann executes nothing and draws no bonus."""
        game = table(
            ann=seat(purple=["Monotheism"]),
            bo=seat(yellow=["Masonry"], achievements=FIVE, tucked=5),
            supply={1: ["Oars", "Pottery"]},
        )
        play(game, "ann: dogma Monotheism")
        assert game.result is not None
        assert game.result.winners == ["bo"]
        assert supply(game, 1)[0] == "Pottery"
        assert not bonus_drawn(game)
        assert game.log[-1].kind == "end"

    def test_two_reach_it_at_once_and_the_one_with_more_wins(self) -> None:
        """Rules 10.2.2, B.14: one change gives ann her sixth and bo his sixth and seventh."""
        desk = double_claim(ann=FIVE, bo=["Currency", "Paper", "Gunpowder", "Banking", "Canning"], both=True)
        with pytest.raises(GameOver):
            desk.player("ann").draw(1)
        assert desk.position.outcome is not None
        assert desk.position.outcome.winners == (1,)

    def test_two_reach_it_at_once_with_as_many_and_win_together(self) -> None:
        """Rules 10.2.2."""
        desk = double_claim(ann=FIVE, bo=["Currency", "Paper", "Gunpowder", "Banking", "Canning"], both=False)
        with pytest.raises(GameOver):
            desk.player("ann").draw(1)
        assert desk.position.outcome is not None
        assert desk.position.outcome.winners == (0, 1)

    def test_claims_of_the_same_check_are_all_made_before_anybody_wins(self) -> None:
        """Rules 9.6.1: step 6 comes after step 4."""
        desk = double_claim(ann=FIVE, bo=[], both=True)
        with pytest.raises(GameOver):
            desk.player("ann").draw(1)
        assert [len(seat.achievements) for seat in desk.position.seats] == [6, 2]
        assert desk.position.outcome is not None
        assert desk.position.outcome.winners == (0,)


def double_claim(ann: list[str], bo: list[str], both: bool) -> Desk:
    """Ann meets Universe and bo Monument (with `both` also World), and nobody has looked yet."""
    universe: dict[str, Any] = {
        "red": ["Fission"],
        "yellow": ["Ecology"],
        "green": ["Mass Media"],
        "blue": ["Genetics"],
        "purple": ["Socialism"],
    }
    world: dict[str, Any] = {"blue": ["Rocketry"], "green": ["Databases"], "purple": ["The Internet"]}
    world["red"] = ("up", ["Mobility", "Miniaturization", "Flight", "Oars"])
    world["yellow"] = ["Masonry"]
    board = {**world, "blue": ("up", ["Rocketry", "Software"])} if both else {}
    return Desk(table(ann=seat(achievements=ann, **universe), bo=seat(achievements=bo, tucked=6, **board)))


class TestByScore:
    """Rules 10.3."""

    def ended(self, options: dict[str, Any] | None = None, **players: dict[str, Any]) -> Game:
        """A game that its first player has ended by a draw past 10."""
        zones: dict[str, Any] = players
        game = Game.from_position(
            {
                "game": {"players": list(players), **(options or {})},
                "turn": {"number": 5},
                "removed": emptied(10, but=["Software"]),
                "players": {
                    name: {**zone, "board": {"blue": {"cards": ["Software"]}} if name == next(iter(players)) else {}}
                    for name, zone in zones.items()
                },
            }
        )
        return play(game, f"{next(iter(players))}: draw")

    @pytest.mark.parametrize(
        ("ann", "bo", "winners"),
        [
            ({"score": ["Coal"]}, {"score": ["Alchemy"]}, ["ann"]),
            ({"score": ["Alchemy"]}, {"score": ["Coal"]}, ["bo"]),
            ({"score": ["Coal"]}, {"score": ["Banking"], "achievements": ["Tools"]}, ["bo"]),
            ({"score": ["Coal"], "achievements": ["World"]}, {"score": ["Banking"]}, ["ann"]),
            ({"score": ["Coal"]}, {"score": ["Alchemy", "Currency"]}, ["ann", "bo"]),
            ({}, {}, ["ann", "bo"]),
        ],
    )
    def test_most_points_then_most_achievements_then_shared(
        self, ann: dict[str, Any], bo: dict[str, Any], winners: list[str]
    ) -> None:
        """Rules 10.3.1."""
        game = self.ended(ann=ann, bo=bo)
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (winners, "score")

    def test_only_those_tied_for_the_most_share(self) -> None:
        game = self.ended(ann={"score": ["Coal"]}, bo={"score": ["Alchemy"]}, cy={"score": ["Banking"]})
        assert game.result is not None
        assert game.result.winners == ["ann", "cy"]

    def test_with_drawer_wins_the_drawer_wins_a_full_tie(self) -> None:
        """The switch score_tie."""
        game = self.ended({"score_tie": "drawer_wins"}, ann={"score": ["Coal"]}, bo={"score": ["Banking"]})
        assert game.result is not None
        assert game.result.winners == ["ann"]

    def test_with_drawer_wins_others_still_share_and_achievements_still_count(self) -> None:
        shared = self.ended({"score_tie": "drawer_wins"}, ann={}, bo={"score": ["Coal"]}, cy={"score": ["Banking"]})
        assert shared.result is not None
        assert shared.result.winners == ["bo", "cy"]
        decided = self.ended(
            {"score_tie": "drawer_wins"}, ann={"score": ["Coal"]}, bo={"score": ["Banking"], "achievements": ["Tools"]}
        )
        assert decided.result is not None
        assert decided.result.winners == ["bo"]

    def test_teams_add_up(self) -> None:
        """Rules 10.3.2: bo has most alone, ann and cy more together."""
        game = self.ended(
            {"teams": "partners"},
            ann={"score": ["Coal"]},
            bo={"score": ["Bicycle"]},
            cy={"score": ["Banking"]},
            di={},
        )
        assert game.result is not None
        assert game.result.winners == ["ann", "cy"]

    def test_teams_break_ties_by_their_achievements(self) -> None:
        """Rules 10.3.2."""
        game = self.ended(
            {"teams": "partners"},
            ann={"score": ["Coal"]},
            bo={"score": ["Alchemy"], "achievements": ["Tools"]},
            cy={},
            di={"score": ["Currency"]},
        )
        assert game.result is not None
        assert game.result.winners == ["bo", "di"]

    def test_teams_still_tied_share(self) -> None:
        game = self.ended({"teams": "partners"}, ann={"score": ["Coal"]}, bo={"score": ["Banking"]}, cy={}, di={})
        assert game.result is not None
        assert game.result.winners == ["ann", "bo", "cy", "di"]

    def test_a_drawing_team_wins_a_full_tie_with_the_switch(self) -> None:
        game = self.ended(
            {"teams": "partners", "score_tie": "drawer_wins"},
            ann={},
            bo={"score": ["Banking"]},
            cy={"score": ["Coal"]},
            di={},
        )
        assert game.result is not None
        assert game.result.winners == ["ann", "cy"]

    def test_a_draw_past_10_in_mid_effect_stops_everything(self) -> None:
        """Rules 6.2.3, 5.9.2: bo shares Agriculture with a 10; ann does not get to execute it."""
        game = table(
            ann=seat(yellow=["Agriculture"], hand=["Oars"]),
            bo=seat(yellow=["Fermenting"], green=["Clothing"], hand=["A.I."]),
            supply={10: []},
        )
        play(game, "ann: dogma Agriculture", "bo: A.I.")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann", "bo"], "score")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert not bonus_drawn(game)


class TestByEffect:
    """Rules 10.4."""

    def test_the_executing_player_wins_whoever_s_turn_it_is(self) -> None:
        """Rules 10.4.1: bo shares ann's Empiricism with his twenty bulbs."""
        bulbs: dict[str, Any] = {
            "purple": ("up", ["Philosophy", "Education"]),
            "blue": ("up", ["Experimentation", "Atomic Theory", "Evolution", "Genetics"]),
            "green": ("up", ["Classification", "Invention"]),
        }
        supply_9 = {9: ["Suburbia", "Ecology"]}
        game = table(ann=seat(purple=["Empiricism"]), bo=seat(**bulbs, yellow=["Perspective"]), supply=supply_9)
        play(game, "ann: dogma Empiricism")
        while game.decision is not None:
            assert game.decision.player == "bo" or game.decision.effect == 1
            game.choose(game.decision.options[-1])
        assert game.result is not None
        assert (game.result.winners, game.result.reason, game.result.card) == (["bo"], "effect", "Empiricism")

    def test_a_tie_for_first_does_nothing(self) -> None:
        """Rules 10.4.2: Globalization, both with as many points."""
        game = table(ann=seat(yellow=["Globalization"]), bo=seat(score=["Canning"]), supply={6: ["Democracy"]})
        play(game, "ann: dogma Globalization")
        assert game.result is None
        assert game.position()["turn"]["action"] == 2

    def test_a_condition_not_met_does_nothing(self) -> None:
        """Rules 10.4.3."""
        game = table(ann=seat(green=["Collaboration"]), bo=seat(red=["Optics"]))
        play(game, "ann: dogma Collaboration")
        assert game.result is None

    def test_a_partner_wins_with_the_winner(self) -> None:
        """Rules 10.5.1."""
        greens = [
            "Collaboration", "Clothing", "Sailing", "The Wheel", "Currency", "Mapmaking", "Compass", "Paper", "Invention",
            "Navigation",
        ]  # fmt: skip
        game = table(
            ann=seat(green=greens),
            bo=seat(red=["Optics"]),
            cy=seat(),
            di=seat(purple=["Enterprise"]),
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Collaboration")
        assert game.result is not None
        assert game.result.winners == ["ann", "cy"]
        assert game.result.card == "Collaboration"


def test_a_finished_position_says_so() -> None:
    """formats.md: it has a result, and no action."""
    game = table(ann=seat(achievements=FIVE, score=["A.I."], red=["Fission"]), bo=seat(), available=["Pottery"])
    play(game, "ann: achieve 1")
    position = game.position()
    assert position["turn"]["action"] is None
    assert position["result"] == {
        "winners": ["ann"],
        "reason": "achievements",
        "card": None,
        "points": {"ann": 10, "bo": 0},
        "achievements": {"ann": 6, "bo": 0},
    }
    assert pile(game, "ann", "red") == ["Fission"]
