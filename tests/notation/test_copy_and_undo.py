"""Game.copy, Game.can_undo and Game.undo (formats.md, the interface)."""

from __future__ import annotations

from typing import Any

import pytest

from innovation import Game, IllegalChoice
from tests.helpers import options, play, seat, table
from tests.notation.play import TABLES, fresh, random_picks, state


class TestCopy:
    @pytest.mark.parametrize(("count", "rules"), TABLES)
    def test_a_copy_goes_its_own_way_and_the_same_picks_lead_to_the_same(self, count: int, rules: Any) -> None:  # noqa: ANN401
        game = fresh(count, rules, 9)
        middles = 0
        for number, _ in enumerate(random_picks(game, 9, 200)):
            if number % 8:
                continue
            middles += game.in_action
            before = state(game)
            one, other = game.copy(), game.copy()
            list(random_picks(one, number, 12))
            assert state(game) == before
            list(random_picks(other, number, 12))
            assert state(one) == state(other)
        assert middles > 2

    def test_a_copy_at_the_opening(self) -> None:
        game = Game(["ann", "bo"], seed=4)
        twin = game.copy()
        twin.choose(twin.decisions[1].options[0], player="bo")
        assert len(game.decisions) == 2
        assert len(twin.decisions) == 1

    def test_a_copy_of_a_finished_game(self) -> None:
        game = Game(["ann", "bo"], seed=4)
        list(random_picks(game, 4))
        assert game.copy().result == game.result is not None


class TestUndo:
    def test_nothing_to_undo_at_the_start(self) -> None:
        for game in (Game(["ann", "bo"], seed=4), table(ann=seat(), bo=seat())):
            before = state(game)
            assert not game.can_undo
            with pytest.raises(IllegalChoice):
                game.undo()
            assert state(game) == before

    def test_a_meld_of_one_s_own_can_be_taken_back(self) -> None:
        """Pitfalls, undo: the state and everybody's view are as before, and bo is not shown the card."""
        game = table(ann=seat(hand=["Tools", "Oars"]), bo=seat())
        before = state(game)
        views = [game.view(viewer) for viewer in ("ann", "bo", None)]
        play(game, "ann: meld Tools")
        assert game.can_undo
        game.undo()
        assert state(game) == before
        assert [game.view(viewer) for viewer in ("ann", "bo", None)] == views

    def test_after_a_new_card_was_seen_it_is_refused(self) -> None:
        game = table(ann=seat(hand=["Tools"]), bo=seat())
        play(game, "ann: draw")
        before = state(game)
        assert not game.can_undo
        with pytest.raises(IllegalChoice, match="cannot be taken back"):
            game.undo()
        assert state(game) == before

    def test_also_when_only_somebody_else_saw_it(self) -> None:
        """Archery makes bo draw: ann saw no front, but bo did."""
        game = table(ann=seat(red=["Archery"]), bo=seat(hand=["Tools"]), supply={1: ["Oars"]})
        play(game, "ann: dogma Archery")
        assert not game.can_undo

    def test_picks_within_an_effect_one_by_one(self) -> None:
        game = table(ann=seat(blue=["Pottery"], hand=["Tools", "Oars", "Archery"]), bo=seat())
        play(game, "ann: dogma Pottery", "ann: Tools", "ann: Oars")
        game.undo()
        assert options(game) == ["Archery", "Oars", "pass"]
        game.undo()
        assert options(game) == ["Archery", "Oars", "Tools", "pass"]
        game.undo()
        assert "dogma Pottery" in options(game)
        assert not game.can_undo

    def test_the_return_whose_draw_was_seen_stays(self) -> None:
        game = table(ann=seat(yellow=["Agriculture"], hand=["Tools", "Oars"]), bo=seat())
        play(game, "ann: dogma Agriculture", "ann: Tools")
        assert not game.can_undo

    def test_a_declined_offer_can_be_reconsidered(self) -> None:
        """Through the end of a finished action and turn."""
        game = table(ann=seat(yellow=["Agriculture"], hand=["Tools"]), bo=seat(), action=2)
        play(game, "ann: dogma Agriculture")
        before = state(game)
        play(game, "ann: pass")
        assert game.position()["turn"]["player"] == "bo"
        assert game.can_undo
        game.undo()
        assert state(game) == before

    def test_a_blind_pick_that_showed_a_card_stays(self) -> None:
        """Rocketry: ann sees what she returned from bo's score pile."""
        game = table(ann=seat(blue=["Rocketry"]), bo=seat(score=["Tools", "Oars"]))
        play(game, "ann: dogma Rocketry")
        assert game.can_undo
        play(game, "ann: back 1 base")
        assert not game.can_undo

    def test_a_claim_shows_nothing_and_can_be_taken_back(self) -> None:
        game = table(ann=seat(score=["A.I."], red=["Fission"]), bo=seat(), available=["Tools"])
        before = state(game)
        play(game, "ann: achieve 1")
        assert game.can_undo
        game.undo()
        assert state(game) == before

    def test_through_the_end_of_the_game(self) -> None:
        five = ["Tools", "Calendar", "Alchemy", "Empire", "World"]
        game = table(ann=seat(achievements=five, score=["A.I."], red=["Fission"]), bo=seat(), available=["Writing"])
        before = state(game)
        play(game, "ann: achieve 1")
        assert game.result is not None
        game.undo()
        assert game.result is None
        assert state(game) == before

    def test_only_the_last_pick_and_another_s_pick_in_between_blocks_one_s_own(self) -> None:
        """After bo's pick the last pick is bo's: ann can take back nothing, bo his own."""
        game = table(ann=seat(red=["Construction"]), bo=seat(hand=["Tools", "Oars", "Pottery"]))
        play(game, "ann: dogma Construction", "bo: Tools")
        before = state(game)
        for player in ("ann", "zoe"):
            with pytest.raises(IllegalChoice, match=f"not made by {player}"):
                game.undo(player)
        assert state(game) == before
        game.undo("bo")
        assert game.decision is not None
        assert (game.decision.player, options(game)) == ("bo", ["Oars", "Pottery", "Tools"])

    def test_one_s_own_opening_meld_until_all_have_chosen(self) -> None:
        game = Game(["ann", "bo", "cy"], seed=4)
        before = state(game)
        game.choose(game.decisions[0].options[0], player="ann")
        game.choose(game.decisions[1].options[1], player="cy")
        assert game.can_undo
        game.undo("ann")
        assert [decision.player for decision in game.decisions] == ["ann", "bo"]
        with pytest.raises(IllegalChoice):
            game.undo("ann")
        with pytest.raises(IllegalChoice):
            game.undo("bo")
        game.undo()
        assert state(game) == before
        for decision in list(game.decisions):
            game.choose(decision.options[0], decision.player)
        assert not game.can_undo

    @pytest.mark.parametrize(("count", "rules"), TABLES)
    def test_after_every_pick_of_random_games_undo_restores_all(self, count: int, rules: Any) -> None:  # noqa: ANN401
        game = fresh(count, rules, 13)
        before = state(game)
        undone = 0
        for _ in random_picks(game, 13, 130):
            if game.can_undo:
                twin = game.copy()
                twin.undo()
                assert state(twin)[:4] == before[:4]
                undone += 1
            before = state(game)
        assert undone > 10

    def test_a_loaded_game_can_be_undone_like_the_original(self) -> None:
        game = table(ann=seat(hand=["Tools", "Oars"]), bo=seat())
        play(game, "ann: meld Tools")
        loaded = Game.from_record(game.record())
        assert loaded.can_undo
        loaded.undo()
        game.undo()
        assert loaded.position() == game.position()
