"""Base cards of age 1: the course of each and the edges its text can reach."""

from __future__ import annotations

from tests.helpers import moves, options, play, seat, shown, supply, table, zone


class TestArchery:
    """Demand: draw a 1, then give the highest hand card."""

    def test_the_drawn_card_may_be_the_highest(self) -> None:
        game = table(ann=seat(red=["Archery"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma Archery")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "bo", "hand") == []

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

    def test_a_third_player_sees_only_backs(self) -> None:
        game = table(ann=seat(red=["Archery"]), bo=seat(), cy=seat(yellow=["Masonry"]), supply={1: ["Oars"]})
        play(game, "ann: dogma Archery")
        assert moves(game, "cy") == ["draw back 1 base", "transfer back 1 base"]
        assert moves(game, "bo") == ["draw Oars", "transfer Oars"]
        assert moves(game, "ann") == ["draw back 1 base", "transfer Oars"]


class TestOars:
    """Demand: give crown cards one by one; each draws a 1."""

    def test_shows_the_hand_when_no_crown_is_left(self) -> None:
        game = table(ann=seat(red=["Oars"]), bo=seat(hand=["Sailing"]), supply={1: ["Archery"]})
        play(game, "ann: dogma Oars")
        assert zone(game, "ann", "score") == ["Sailing"]
        assert shown(game) == [["Archery"]]
