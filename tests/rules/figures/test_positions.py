"""Positions, views, records, undo and imagined games with Figures, decrees and karma in the middle of something."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from innovation import BadPosition, Game, Rules
from tests.helpers import asked, figures_table, options, pile, play, seat, zone

ALL = Rules(sets=("base", "echoes", "figures", "cities", "artifacts"), relics=True)
PAIR = Rules(sets=("base", "figures"))


def in_a_karma() -> Game:
    """Ann is asked by Gauss's karma for a value, before her meld."""
    game = figures_table(
        ann=seat(blue=["Carl Friedrich Gauss"], hand=["Oars", "Paper", "Tools"], forecast=["Sinuhe"]),
        bo=seat(hand=["Homer", "Clothing"], forecast=["Saladin", "Coal"]),
    )
    return play(game, "ann: meld Oars")


def in_a_choice_of_karmas() -> Game:
    """Bo is asked which of two karmas watches what he scores."""
    game = figures_table(
        ann=seat(blue=["Tools"]),
        bo=seat(purple=["Kim Yu-Na"], yellow=["Che Guevara"], green=["Augustus Caesar"]),
        supply={1: ["Clothing"]},
    )
    return play(game, "ann: draw", "bo: Augustus Caesar")


def in_a_decree() -> Game:
    """Ann has removed her hand and is asked by War for a value."""
    game = figures_table(
        ann=seat(hand=["Homer", "Saladin", "Gilgamesh", "Tecumseh", "Oars"]), bo=seat(blue=["Tools"], red=["Coal"])
    )
    return play(game, "ann: decree War")


def in_an_inspire() -> Game:
    """Ann is asked what to score."""
    game = figures_table(ann=seat(purple=["Al-Kindi"], hand=["Oars", "Paper"]), bo=seat(hand=["Homer"]))
    return play(game, "ann: inspire purple")


def while_fading() -> Game:
    """Bo is asked which Figure fades, in ann's turn."""
    game = figures_table(ann=seat(), bo=seat(purple=["Homer"], red=["Sun Tzu"]))
    return play(game, "ann: draw")


Middle = Callable[[], Game]
MIDDLES: list[Middle] = [in_a_karma, in_a_choice_of_karmas, in_a_decree, in_an_inspire, while_fading]
NAMES = [middle.__name__ for middle in MIDDLES]


@pytest.mark.parametrize("number", range(len(MIDDLES)), ids=NAMES)
class TestInTheMiddle:
    """Formats: a game in the middle of an action is recorded by its picks, copied, and looked into."""

    def test_it_is_pending(self, number: int) -> None:
        game = MIDDLES[number]()
        position = game.position()
        assert position["pending"] is True
        with pytest.raises(BadPosition, match="pending"):
            Game.from_position(position)

    def test_a_record_leads_to_the_same_question(self, number: int) -> None:
        game = MIDDLES[number]()
        again = Game.from_record(json.loads(json.dumps(game.record())))
        assert again.position() == game.position()
        assert (asked(again), options(again)) == (asked(game), options(game))

    def test_a_copy_goes_its_own_way(self, number: int) -> None:
        game = MIDDLES[number]()
        before = game.position()
        copy = game.copy()
        copy.choose(options(copy)[0])
        assert len(copy.picks) == len(game.picks) + 1
        assert game.position() == before

    def test_others_can_imagine_it(self, number: int) -> None:
        game = MIDDLES[number]()
        assert game.decision is not None
        for viewer in ("ann", "bo"):
            imagined = game.imagine(viewer, 4)
            assert asked(imagined) == asked(game)

    def test_a_finished_position_reads_again(self, number: int) -> None:
        game = MIDDLES[number]()
        while "pending" in game.position():
            game.choose(options(game)[0])
        position = json.loads(json.dumps(game.position()))
        assert Game.from_position(position).position() == game.position()


@pytest.mark.parametrize("middle", [in_a_karma, in_a_decree])
class TestUndo:
    """What nobody learned anything from can be taken back (formats)."""

    def test_to_the_start_of_the_action(self, middle: Middle) -> None:
        game = middle()
        game.undo()
        assert "pending" not in game.position()
        assert asked(game)[1] == "action"

    def test_and_made_again(self, middle: Middle) -> None:
        game = middle()
        before, offered = game.position(), options(game)
        game.undo()
        game.choose("meld Oars" if middle is in_a_karma else "decree War")
        assert (game.position(), options(game)) == (before, offered)

    def test_the_answer_to_a_karma_or_decree(self, middle: Middle) -> None:
        game = middle()
        before, offered = game.position(), options(game)
        game.choose("10")
        game.undo()
        assert (game.position(), options(game)) == (before, offered)


def test_a_draw_by_inspire_cannot_be_taken_back() -> None:
    game = play(in_an_inspire(), "ann: Oars")
    assert not game.can_undo


class TestWhatIsWritten:
    def test_decrees_lie_among_the_special_achievements(self) -> None:
        """Rules 2.5.1."""
        game = figures_table(ann=seat(), bo=seat(achievements=["War"]))
        position = game.position()
        assert position["players"]["bo"]["achievements"] == ["War"]
        assert {"Advancement", "Trade", "Rivalry", "Expansion"} <= set(position["achievements"])
        assert "War" not in position["achievements"]

    def test_that_a_decree_was_issued_this_turn(self) -> None:
        """Rules 12.3.1, 4.9.1: once a turn, also when read again."""
        game = figures_table(ann=seat(hand=["Homer", "Saladin", "Tecumseh"], blue=["Archimedes"]), bo=seat())
        play(game, "ann: decree Rivalry")
        again = Game.from_position(game.position())
        assert again.position() == game.position()
        assert again.position()["turn"]["used"] == ["decree"]

    def test_that_inspire_was_used_this_turn(self) -> None:
        game = figures_table(ann=seat(green=["Hatshepsut"]), bo=seat())
        play(game, "ann: inspire green")
        again = Game.from_position(game.position())
        assert "inspire green" not in options(again)

    def test_points_of_standing_karma(self) -> None:
        game = figures_table(ann=seat(purple=["Sinuhe"], red=["Archery"]), bo=seat())
        assert game.position()["players"]["ann"]["points"] == 2

    def test_a_table_that_standing_karma_has_won_is_refused(self) -> None:
        """Rules 12.6.5, 10.2."""
        with pytest.raises(BadPosition, match="win the game"):
            figures_table(
                ann=seat(
                    red=["Robert E. Lee"],
                    blue=["Pottery"],
                    green=["Clothing"],
                    achievements=["Gunpowder", "Paper", "Calendar", "Currency", "Coal", "Canning"],
                ),
                bo=seat(),
            )


class TestSecrets:
    """Rules 1.10."""

    def test_figures_in_hand_and_forecast_are_backs(self) -> None:
        game = in_a_karma()
        players = game.view("ann")["players"]
        assert players["bo"]["hand"] == ["back 1 base", "back 1 figures"]
        assert players["bo"]["forecast"] == ["back 3 figures", "back 5 base"]
        assert sorted(players["ann"]["hand"]) == ["Oars", "Paper", "Tools"]

    def test_no_viewer_reads_another_hand_in_the_log(self) -> None:
        game = play(in_an_inspire(), "ann: Oars")
        for viewer in ("bo", None):
            shown = json.dumps([event.as_seen_by(viewer) for event in game.log])
            assert "Oars" not in shown
            assert "Homer" not in shown

    def test_a_hand_removed_by_a_decree_is_known_to_all(self) -> None:
        """Rules 1.10.1: what is out of the game lies open."""
        game = in_a_decree()
        for viewer in ("bo", None):
            assert sorted(game.view(viewer)["removed"]) == ["Gilgamesh", "Homer", "Oars", "Saladin", "Tecumseh"]

    def test_a_view_does_not_depend_on_what_is_hidden(self) -> None:
        one = figures_table(ann=seat(hand=["Homer"], forecast=["Saladin"]), bo=seat())
        other = figures_table(ann=seat(hand=["Sinuhe"], forecast=["Su Song"]), bo=seat())
        for viewer in ("bo", None):
            assert one.view(viewer)["players"] == other.view(viewer)["players"]

    def test_imagined_figures_differ(self) -> None:
        game = figures_table(ann=seat(hand=["Homer"]), bo=seat())
        names = {zone(game.imagine("bo", number), "ann", "hand")[0] for number in range(12)}
        assert len(names) > 1

    def test_what_karma_counts_as_in_hand_stays_a_back(self) -> None:
        game = figures_table(ann=seat(purple=["Emperor Meiji"], forecast=["Paper"]), bo=seat())
        assert game.view("bo")["players"]["ann"]["forecast"] == ["back 3 base"]
        play(game, "ann: meld Paper")
        assert pile(game, "ann", "green") == ["Paper"]


@pytest.mark.parametrize("rules", [PAIR, ALL], ids=["two sets", "all sets"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_plays_again_from_its_record(rules: Rules, seed: int) -> None:
    generator = random.Random(seed)
    game = Game(["ann", "bo", "cy"], rules, seed)
    while game.decision is not None:
        decision = generator.choice(game.decisions)
        game.choose(decision.option(generator.randrange(decision.size)), decision.player)
    again = Game.from_record(json.loads(json.dumps(game.record())))
    assert again.position() == game.position()
    assert again.record() == game.record()
