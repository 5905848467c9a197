"""Rules 16: two teams of two, partners opposite each other."""

from __future__ import annotations

from typing import Any

import pytest

from innovation import Game
from tests.helpers import Zones, asked, bonus_drawn, options, pile, play, seat, supply, table, zone


def teams(ann: Zones, bo: Zones, cy: Zones, di: Zones, **more: Any) -> Game:  # noqa: ANN401
    """Ann and cy against bo and di; ann is to act."""
    given = {"teams": "partners", **more.pop("options", {})}
    return table(ann=ann, bo=bo, cy=cy, di=di, options=given, **more)


def test_a_demand_spares_the_partner() -> None:
    """Rules 16.2."""
    game = teams(
        seat(red=["Construction"]),
        seat(hand=["Tools"]),
        seat(hand=["Oars"]),
        seat(hand=["Pottery"]),
    )
    play(game, "ann: dogma Construction")
    assert zone(game, "ann", "hand") == ["Pottery", "Tools"]
    assert zone(game, "cy", "hand") == ["Oars"]


def test_a_partner_shares_but_earns_no_bonus() -> None:
    """Rules 5.3.2, 5.6.4, 16.2."""
    game = teams(seat(blue=["Writing"]), seat(), seat(blue=["Tools"]), seat(), supply={2: ["Calendar", "Currency"]})
    play(game, "ann: dogma Writing")
    assert zone(game, "cy", "hand") == ["Calendar"]
    assert zone(game, "ann", "hand") == ["Currency"]
    assert not bonus_drawn(game)


def test_an_opponent_s_sharing_earns_it() -> None:
    game = teams(seat(blue=["Writing"]), seat(), seat(), seat(blue=["Tools"]))
    play(game, "ann: dogma Writing")
    assert bonus_drawn(game)


def test_sharers_act_in_seating_order_across_the_teams() -> None:
    """Rules 5.4.1, 16.1."""
    game = teams(
        seat(blue=["Writing"]),
        seat(blue=["Experimentation"]),
        seat(blue=["Tools"]),
        seat(purple=["Philosophy"]),
        supply={2: ["Calendar", "Currency", "Mapmaking", "Mathematics"]},
    )
    play(game, "ann: dogma Writing")
    assert [zone(game, name, "hand")[0] for name in ("bo", "cy", "di")] == ["Calendar", "Currency", "Mapmaking"]


class TestOtherPlayer:
    """Rules 16.3 and the switch other_player_hits_teammate, by Road Building's "other player" (16.11)."""

    @pytest.mark.parametrize(
        ("given", "named"),
        [
            ({}, ["bo", "cy", "di", "pass"]),
            ({"other_player_hits_teammate": "on"}, ["bo", "cy", "di", "pass"]),
            ({"other_player_hits_teammate": "off"}, ["bo", "di", "pass"]),
            ({"ruleset": "first"}, ["bo", "di", "pass"]),
            ({"ruleset": "first", "other_player_hits_teammate": "on"}, ["bo", "cy", "di", "pass"]),
            ({"ruleset": "first", "other_player_hits_teammate": "off"}, ["bo", "di", "pass"]),
        ],
    )
    def test_whom_road_building_may_name(self, given: dict[str, Any], named: list[str]) -> None:
        game = teams(
            seat(red=["Road Building"], hand=["Tools", "Pottery"]),
            seat(),
            seat(green=["Sailing"]),
            seat(),
            options=given,
        )
        play(game, "ann: dogma Road Building", "ann: Tools", "ann: Pottery")
        assert asked(game) == ("ann", "player", "transfer")
        assert options(game) == named

    def test_cards_may_go_to_the_partner_and_come_from_him(self) -> None:
        game = teams(seat(red=["Road Building"], hand=["Tools", "Pottery"]), seat(), seat(green=["Sailing"]), seat())
        play(game, "ann: dogma Road Building", "ann: Tools", "ann: Pottery", "ann: cy")
        assert pile(game, "cy", "red") == ["Road Building"]
        assert pile(game, "ann", "green") == ["Sailing"]


class TestOpponents:
    """Rules 16.3: "opponent" never means the partner."""

    def test_clothing_does_not_mind_the_partner_s_colors(self) -> None:
        """Pitfalls, team: yellow lies with ann and cy only, so ann scores for it."""
        game = teams(
            seat(green=["Clothing"], yellow=["Agriculture"]),
            seat(blue=["Writing"]),
            seat(yellow=["Masonry"]),
            seat(blue=["Tools"]),
            supply={1: ["Oars", "Pottery"]},
        )
        play(game, "ann: dogma Clothing")
        assert zone(game, "ann", "score") == ["Oars", "Pottery"]

    def test_specialization_takes_from_opponents_only(self) -> None:
        """Rules 16.11."""
        game = teams(
            seat(purple=["Specialization"], hand=["Coal"]),
            seat(red=["Archery"]),
            seat(red=["Oars"]),
            seat(red=["Metalworking"]),
        )
        play(game, "ann: dogma Specialization")
        while asked(game)[1] != "action":
            game.choose("pass" if "pass" in options(game) else options(game)[0])
        assert zone(game, "ann", "hand") == ["Archery", "Coal", "Metalworking"]
        assert pile(game, "cy", "red") == ["Oars"]

    def test_a_partner_is_no_rival_for_construction(self) -> None:
        """Rules 16.3: the only one with five top cards, whatever the partner has."""
        five: Zones = {
            "red": ["Construction"],
            "yellow": ["Agriculture"],
            "green": ["Sailing"],
            "blue": ["Tools"],
            "purple": ["Mysticism"],
        }
        partner: Zones = {
            "red": ["Optics"],
            "yellow": ["Medicine"],
            "green": ["Compass"],
            "blue": ["Calendar"],
            "purple": ["Education"],
        }
        game = teams(seat(**five), seat(), seat(**partner), seat())
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "achievements") == ["Empire"]


class TestSums:
    """Rules 16.4, 16.5."""

    def test_the_team_wins_when_both_together_have_enough(self) -> None:
        game = teams(
            seat(achievements=["Tools", "Pottery"], red=["Fission"], score=["A.I.", "Stem Cells"]),
            seat(),
            seat(achievements=["Oars", "Empire", "World"]),
            seat(),
            available=["Calendar"],
        )
        play(game, "ann: achieve 2")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann", "cy"], "achievements")

    def test_five_together_are_not_enough(self) -> None:
        game = teams(
            seat(achievements=["Tools", "Pottery"], red=["Fission"], score=["A.I.", "Stem Cells"]),
            seat(),
            seat(achievements=["Oars", "Empire"]),
            seat(achievements=["Wonder", "World"]),
            available=["Calendar"],
        )
        play(game, "ann: achieve 2")
        assert game.result is None

    def test_self_service_compares_the_teams_achievements(self) -> None:
        """Rules 16.5: ann has three, di alone two, but bo and di together four."""
        for bo, winners in ((["Empire", "World"], None), ([], ["ann", "cy"])):
            game = teams(
                seat(green=["Self Service"], achievements=["Tools", "Pottery", "Oars"]),
                seat(achievements=bo),
                seat(),
                seat(achievements=["Wonder", "Universe"]),
            )
            play(game, "ann: dogma Self Service")
            assert (game.result.winners if game.result else None) == winners

    def test_globalization_compares_the_teams_points(self) -> None:
        """Rules 16.5: bo has most alone; ann and cy have more together."""
        game = teams(
            seat(yellow=["Globalization"], score=["Coal"]),
            seat(score=["A.I.", "Tools"]),
            seat(score=["Banking"]),
            seat(),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Globalization")
        assert game.result is not None
        assert (game.result.winners, game.result.reason, game.result.card) == (["ann", "cy"], "effect", "Globalization")

    def test_all_other_effects_compare_single_scores(self) -> None:
        """Rules 16.5: Optics may give to an opponent with fewer points than ann, whatever his team has."""
        game = teams(
            seat(red=["Optics"], score=["Coal"]),
            seat(score=["Tools"]),
            seat(),
            seat(score=["A.I."]),
            supply={3: ["Alchemy"]},
        )
        play(game, "ann: dogma Optics")
        assert zone(game, "bo", "score") == ["Coal", "Tools"]


def test_partners_see_no_more_of_each_other_than_anybody() -> None:
    """Rules 1.10.2, 16.8."""
    game = teams(seat(hand=["Tools"], score=["Oars"]), seat(), seat(), seat())
    seen = game.view("cy")["players"]["ann"]
    assert (seen["hand"], seen["score"]) == (["back 1 base"], ["back 1 base"])
    assert seen == game.view("bo")["players"]["ann"]


@pytest.mark.parametrize(("score", "offered"), [([], False), (["Coal"], True)])
def test_each_claims_with_his_own_score(score: list[str], offered: bool) -> None:
    """Rules 8.6, 16.4: what cy has scored and shows in bonuses makes ann eligible for nothing."""
    rich = seat(score=["Statistics", "Banking"], green=["Globe"])
    ann = seat(red=["Archery"], score=score)
    game = teams(ann, seat(), rich, seat(), sets=("base", "echoes"), available=["Masonry"])
    assert ("achieve 1" in options(game)) is offered


def test_so_does_who_achieves_by_an_effect() -> None:
    """Rules 8.6: Charitable Trust lets ann achieve her top green card if she is eligible; cy's points are of no use."""
    rich = seat(score=["Statistics", "Banking", "Coal"])
    ann = seat(green=["Charitable Trust", "Sailing"])
    game = teams(ann, seat(), rich, seat(), sets=("base", "echoes"), supply={3: ["Engineering"]})
    play(game, "ann: dogma Charitable Trust", "ann: 3", "ann: Engineering")
    assert zone(game, "ann", "achievements") == []
    assert supply(game, 3, "echoes")[-1] == "Charitable Trust"
