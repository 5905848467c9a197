"""Positions, records, views and imagined games with displays, relics and players who are out (formats.md)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from innovation import BadPosition, Game, IllegalChoice, Rules
from tests.helpers import Zones, artifacts_table, asked, options, play, seat, zone

RULES = Rules(sets=("base", "echoes", "cities", "artifacts"), relics=True)


def written(players: dict[str, Any], turn: dict[str, Any] | None = None, **game: object) -> dict[str, Any]:
    """A short position of a game of three with Artifacts."""
    return {
        "game": {"players": ["ann", "bo", "cy"], "sets": ["base", "artifacts"], **game},
        "turn": {"number": 5, "player": "ann", **(turn or {})},
        "players": players,
    }


class TestTheDisplay:
    def test_a_waiting_display_is_action_0(self) -> None:
        game = artifacts_table(ann=seat(display=["Time"]), bo=seat(), action=0)
        position = game.position()
        assert position["turn"]["action"] == 0
        assert position["players"]["ann"]["display"] == ["Time"]
        again = Game.from_position(position)
        assert again.position() == position
        assert asked(again) == ("ann", "display", "display")

    def test_with_action_1_it_is_not_asked_about(self) -> None:
        game = Game.from_position(written({"ann": {"display": ["Time"]}}, {"action": 1}))
        assert asked(game)[1] == "action"

    def test_in_the_middle_of_a_launch_the_card_still_lies_there(self) -> None:
        game = artifacts_table(ann=seat(display=["Holy Grail"], hand=["Oars", "Tools"]), bo=seat(), action=0)
        play(game, "ann: dogma Holy Grail")
        position = game.position()
        assert position["pending"] is True
        assert position["players"]["ann"]["display"] == ["Holy Grail"]

    def test_all_see_it(self) -> None:
        """Rules 1.10.1."""
        game = artifacts_table(ann=seat(display=["Time"]), bo=seat())
        for viewer in ("ann", "bo", None):
            assert game.view(viewer)["players"]["ann"]["display"] == ["Time"]

    def test_an_imagined_game_has_it(self) -> None:
        game = artifacts_table(ann=seat(display=["Time"]), bo=seat(hand=["Oars"]), action=0)
        for viewer in ("ann", "bo"):
            imagined = game.imagine(viewer, 3)
            assert imagined.position()["players"]["ann"]["display"] == ["Time"]
            assert options(imagined) == ["dogma Time", "keep", "return Time"]

    def test_in_the_middle_of_a_launch_one_can_look_ahead(self) -> None:
        game = artifacts_table(ann=seat(display=["Holy Grail"], hand=["Oars", "Tools"]), bo=seat(), action=0)
        play(game, "ann: dogma Holy Grail")
        assert options(game.imagine("ann", 3)) == ["Oars", "Tools"]
        play(game.imagine("bo", 3), f"ann: {options(game.imagine('bo', 3))[0]}")

    def test_a_text_that_is_no_option_is_refused(self) -> None:
        game = artifacts_table(ann=seat(display=["Battleship Yamato"]), bo=seat(), action=0)
        for text in ("draw", "dogma Battleship Yamato", "pass", "meld Battleship Yamato"):
            with pytest.raises(IllegalChoice):
                game.choose(text)

    def test_the_options_say_where_the_card_lies(self) -> None:
        game = artifacts_table(ann=seat(display=["Time"]), bo=seat(), action=0)
        assert game.decision is not None
        found = {option.text: (option.card, option.owner, option.zone) for option in game.decision.options}
        assert found == {
            "dogma Time": ("Time", "ann", "display"),
            "return Time": ("Time", "ann", "display"),
            "keep": (None, None, None),
        }


REFUSED: list[tuple[dict[str, Any], str]] = [
    (written({"ann": {"display": ["Time", "Moses"]}}), "players ann display: at most one"),
    (written({"ann": {"display": ["Oars"]}}), "players ann display: Oars cannot be dug"),
    (
        written({"ann": {"display": ["Newton-Wickins Telescope"]}}, relics=True),
        "players ann display: Newton-Wickins Telescope cannot be dug",
    ),
    (written({"ann": {"display": ["Time"]}}, sets=["base"]), "players ann display: Time is of the set"),
    (written({}, {"action": 0}), "turn action"),
    (written({"bo": {"display": ["Time"]}}, {"action": 0}), "turn action"),
    (written({"ann": {"hand": ["Timbuktu"]}}), "players ann hand: Timbuktu is a relic, and there are none"),
    (written({"ann": {"hand": ["Timbuktu"]}}, relics=True), "players ann hand: Timbuktu cannot lie here"),
    (written({"ann": {"board": {"green": {"cards": ["Timbuktu"]}}}}, relics=True), "board green: Timbuktu cannot"),
    ({**written({}, relics=True), "achievements": ["Timbuktu"]}, "achievements: Timbuktu is a relic"),
    ({**written({}, relics=True), "relics": ["Oars"]}, "relics: Oars is no relic"),
    (
        {**written({}, relics=True), "supply": {"base": {"4": ["Complex Numbers"]}}},
        "supply base 4: Complex Numbers",
    ),
    (written({"ann": {"eliminated": True}}), "turn player: ann is out"),
    (written({"bo": {"eliminated": 1}}), "players bo eliminated: true or false"),
    (written({"bo": {"eliminated": True, "hand": ["Oars"]}}), "players bo eliminated: cards of a player"),
    (written({"bo": {"eliminated": True}}, sets=["base"]), "players bo: nobody can be eliminated"),
    (written({"bo": {"eliminated": True}, "cy": {"eliminated": True}}), "eliminated: fewer than two"),
]


@pytest.mark.parametrize(("position", "message"), REFUSED, ids=[message for _, message in REFUSED])
def test_a_refusal_names_the_place(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        Game.from_position(position)
    assert message in str(refusal.value)


class TestWhatIsRemoved:
    def test_special_achievements_and_relics_can_be_removed(self) -> None:
        """Rules 10.6.1: what a loser had; written and read again."""
        position = {**written({}, relics=True), "removed": ["Empire", "Timbuktu", "Oars"]}
        game = Game.from_position(position)
        again = game.position()
        assert again["removed"] == ["Empire", "Timbuktu", "Oars"]
        assert "Empire" not in again["achievements"]
        assert "Timbuktu" not in again["relics"]
        assert Game.from_position(again).position() == again


class TestRecords:
    @pytest.mark.parametrize("seed", range(6))
    def test_a_game_of_four_sets_plays_again_from_its_record(self, seed: int) -> None:
        generator = random.Random(seed)
        game = Game(["ann", "bo", "cy"], RULES, seed)
        while game.decision is not None:
            decision = generator.choice(game.decisions)
            game.choose(decision.option(generator.randrange(decision.size)), decision.player)
        record = json.loads(json.dumps(game.record()))
        again = Game.from_record(record)
        assert again.position() == game.position()
        assert again.record() == game.record()

    def test_keep_is_a_pick(self) -> None:
        game = artifacts_table(ann=seat(display=["Time"]), bo=seat(), action=0)
        play(game, "ann: keep", "ann: draw")
        assert game.picks == [("ann", "keep"), ("ann", "draw")]
        assert Game.from_record(game.record()).position() == game.position()


class TestSecrets:
    """Rules 1.10: what the others may know of relics and Artifacts."""

    def seized(self) -> Game:
        """Ann has a relic and a base card in hand."""
        own: Zones = seat(hand=["Gunpowder", "Oars"], red=["Colonialism"])
        game = artifacts_table(ann=own, bo=seat(), options={"relics": True}, supply={4: ["Moses"]})
        return play(game, "ann: meld Gunpowder", "ann: Complex Numbers", "ann: no")

    def test_a_relic_keeps_its_name_in_an_imagined_game(self) -> None:
        for number in range(5):
            assert "Complex Numbers" in zone(self.seized().imagine("bo", number), "ann", "hand")

    def test_an_artifact_in_hand_is_a_back(self) -> None:
        game = artifacts_table(ann=seat(hand=["Sibidu Needle"]), bo=seat())
        assert game.view("bo")["players"]["ann"]["hand"] == ["back 1 artifacts"]
        names = {zone(game.imagine("bo", number), "ann", "hand")[0] for number in range(12)}
        assert len(names) > 1

    def test_an_artifact_returned_from_display_is_known_to_lie_there(self) -> None:
        game = artifacts_table(ann=seat(display=["Sibidu Needle"]), bo=seat(), action=0)
        play(game, "ann: return Sibidu Needle")
        for number in range(5):
            pile = game.imagine("bo", number).position()["supply"]["artifacts"]["1"]
            assert pile[-1] == "Sibidu Needle"

    def test_the_piles_are_counts(self) -> None:
        game = artifacts_table(ann=seat(), bo=seat())
        assert game.view("ann")["supply"]["artifacts"]["1"] == 15
