"""Positions: written and read again, and every refusal names its place (formats.md)."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from innovation import BadPosition, Game, Rules
from innovation.material.catalog import CARDS
from innovation.material.words import BASE
from tests.helpers import emptied, play, seat, table
from tests.notation.play import TABLES, fresh, random_picks

PLAIN: dict[str, Any] = {
    "format": "innovation-position/1",
    "game": {"players": ["ann", "bo"]},
    "turn": {"number": 5, "player": "ann", "action": 1, "actions": 2},
    "supply": {"base": {"1": ["Oars"]}},
    "achievements": ["Calendar", "World"],
    "removed": ["Fission"],
    "random": 9,
    "players": {
        "ann": {
            "hand": ["Tools"],
            "score": ["Paper"],
            "achievements": ["Coal", "Empire"],
            "board": {"red": {"splay": "left", "cards": ["Archery", "Metalworking"]}},
            "this_turn": {"tucked": 1, "scored": 2},
            "points": 3,
        },
    },
}


def without(changes: dict[str, Any]) -> dict[str, Any]:
    """The plain position with parts replaced: the keys are paths like `players.ann.hand`."""
    position = copy.deepcopy(PLAIN)
    for path, value in changes.items():
        *way, last = path.split(".")
        part = position
        for key in way:
            part = part.setdefault(key, {})
        part[last] = value
    return position


class TestWriting:
    def test_everything_is_written_in_the_order_of_the_format(self) -> None:
        """formats.md: `position()` always writes everything."""
        position = Game.from_position(PLAIN).position()
        assert list(position) == [
            "format",
            "game",
            "turn",
            "supply",
            "achievements",
            "relics",
            "removed",
            "random",
            "players",
        ]
        assert position["game"] == {"ruleset": "third", "sets": ["base"], "players": ["ann", "bo"], "teams": None}
        assert position["turn"] == {"number": 5, "player": "ann", "action": 1, "actions": 2, "used": []}
        assert list(position["supply"]["base"]) == [str(value) for value in range(1, 11)]
        assert position["achievements"] == ["Calendar", "World", "Monument", "Wonder", "Universe"]
        assert (position["relics"], position["removed"], position["random"]) == ([], ["Fission"], 9)
        assert position["players"]["ann"] == {
            "hand": ["Tools"],
            "score": ["Paper"],
            "forecast": [],
            "achievements": ["Coal", "Empire"],
            "display": [],
            "board": {"red": {"splay": "left", "cards": ["Archery", "Metalworking"]}},
            "this_turn": {"tucked": 1, "scored": 2},
            "points": 3,
        }
        assert position["players"]["bo"]["hand"] == []
        json.dumps(position)

    def test_the_game_holds_only_what_is_not_at_its_default(self) -> None:
        game = Game(
            ["ann", "bo"], Rules(score_tie="drawer_wins", prove_by_reveal="off", sharing_bonus="forced"), seed=1
        )
        assert game.position()["game"] == {
            "ruleset": "third",
            "sets": ["base"],
            "players": ["ann", "bo"],
            "teams": None,
            "score_tie": "drawer_wins",
            "prove_by_reveal": "off",
        }
        extra = Game(["ann", "bo", "cy", "di"], Rules("first", teams="partners", extra_achievement=True), seed=1)
        assert extra.position()["game"] == {
            "ruleset": "first",
            "sets": ["base"],
            "players": ["ann", "bo", "cy", "di"],
            "teams": "partners",
            "extra_achievement": True,
        }

    def test_in_the_middle_of_an_action_it_is_pending(self) -> None:
        game = table(ann=seat(yellow=["Agriculture"], hand=["Tools"]), bo=seat())
        assert "pending" not in game.position()
        play(game, "ann: dogma Agriculture")
        assert game.position()["pending"] is True
        with pytest.raises(BadPosition, match="pending: a position in the middle of an action"):
            Game.from_position(game.position())

    def test_a_finished_one_has_a_result_and_is_refused(self) -> None:
        game = Game(["ann", "bo"], seed=3)
        list(random_picks(game, 3))
        position = game.position()
        assert position["turn"]["action"] is None
        assert game.result is not None
        assert position["result"] == game.result.as_json()
        with pytest.raises(BadPosition, match="finished"):
            Game.from_position(position)
        del position["result"]
        with pytest.raises(BadPosition, match="finished"):
            Game.from_position(position)


class TestReading:
    def test_what_is_named_nowhere_lies_under_its_pile_in_the_order_of_the_card_table(self) -> None:
        supply = Game.from_position(PLAIN).position()["supply"]["base"]
        named = {"Oars", "Calendar", "Fission", "Tools", "Paper", "Coal", "Archery", "Metalworking"}
        for value in range(1, 11):
            rest = [card.name for card in CARDS.numbered(BASE, value) if card.name not in named]
            assert supply[str(value)] == (["Oars"] if value == 1 else []) + rest

    def test_a_special_achievement_named_nowhere_is_unclaimed(self) -> None:
        assert "Universe" in Game.from_position(PLAIN).position()["achievements"]

    def test_everything_at_its_default_may_be_left_out(self) -> None:
        game = Game.from_position({"game": {"players": ["ann", "bo"]}})
        position = game.position()
        assert position["turn"] == {"number": 1, "player": "ann", "action": 1, "actions": 1, "used": []}
        assert position["random"] == 0
        assert [len(position["supply"]["base"][str(value)]) for value in range(1, 11)] == [15, *[10] * 9]
        assert sorted(position["achievements"]) == ["Empire", "Monument", "Universe", "Wonder", "World"]

    def test_points_are_ignored(self) -> None:
        assert Game.from_position(without({"players.ann.points": 99})).position()["players"]["ann"]["points"] == 3

    @pytest.mark.parametrize(("count", "rules"), TABLES)
    def test_every_boundary_of_random_games_survives_the_round_trip(self, count: int, rules: Rules) -> None:
        """Read again it is the same position, through JSON too, and goes on the same way."""
        game = fresh(count, rules, 3)
        again = Game.from_position(game.position())
        assert again.position() == game.position()
        boundaries = 0
        for number, _ in enumerate(random_picks(game, 3)):
            if game.result is not None or "pending" in game.position():
                continue
            boundaries += 1
            position = json.loads(json.dumps(game.position()))
            again = Game.from_position(position)
            assert again.position() == position
            for viewer in (*game.players, None):
                assert again.view(viewer) == game.view(viewer)
            if number % 20 == 0:
                twin = game.copy()
                list(random_picks(twin, number, 15))
                list(random_picks(again, number, 15))
                assert again.position() == twin.position()
        assert boundaries > 40

    def test_reading_does_not_change_what_is_read(self) -> None:
        position = copy.deepcopy(PLAIN)
        game = Game.from_position(position)
        list(random_picks(game, 1, 20))
        assert position == PLAIN


REFUSALS: list[tuple[dict[str, Any], str]] = [
    # a card twice
    ({"players.bo.hand": ["Tools"]}, "players bo hand: Tools is named twice, first in players ann hand"),
    ({"removed": ["Oars", "Oars"]}, "Oars is named twice"),
    ({"achievements": ["Paper"]}, "Paper is named twice"),
    ({"players.ann.board.red.cards": ["Archery", "Archery"]}, "players ann board red: Archery is named twice"),
    ({"achievements": ["World", "Empire"]}, "Empire is named twice"),
    # unknown cards and sets
    ({"players.ann.hand": ["Tool"]}, "players ann hand: there is no card named 'Tool'"),
    ({"players.ann.hand": ["tools"]}, "players ann hand: there is no card named 'tools'"),
    ({"players.ann.hand": [7]}, "players ann hand: there is no card named 7"),
    ({"players.ann.hand": [["Tools"]]}, "players ann hand: there is no card named"),
    ({"supply.base.1": ["Tool"]}, "supply base 1: there is no card named 'Tool'"),
    ({"supply.echoes": {"1": []}}, "supply: 'echoes' is none of base"),
    ({"supply.mixed": {"1": []}}, "supply: 'mixed' is none of base"),
    # the wrong place
    ({"players.ann.board.red.cards": ["Masonry"]}, "players ann board red: Masonry is yellow"),
    ({"players.ann.board.pink": {"cards": []}}, "players ann board: 'pink' is no color"),
    ({"supply.base.2": ["Pottery"]}, "supply base 2: Pottery belongs under another pile"),
    ({"supply.base.11": []}, "supply base: there is no pile '11'"),
    ({"supply.base.0": []}, "supply base: there is no pile '0'"),
    ({"players.ann.hand": ["Monument"]}, "players ann hand: Monument cannot lie here"),
    ({"removed": ["Monument"]}, "removed: Monument cannot lie here"),
    ({"supply.base.1": ["Monument"]}, "supply base 1: Monument cannot lie here"),
    ({"players.ann.forecast": ["Pottery"]}, "players ann forecast: there is no such zone"),
    ({"players.ann.display": ["Pottery"]}, "players ann display: there is no such zone"),
    ({"relics": ["Pottery"]}, "relics: there are no relics"),
    # splays
    (
        {"players.ann.board.red": {"splay": "up", "cards": ["Archery"]}},
        "players ann board red: a pile of 1 cannot be splayed",
    ),
    (
        {"players.ann.board.blue": {"splay": "left", "cards": []}},
        "players ann board blue: a pile of 0 cannot be splayed",
    ),
    ({"players.ann.board.red.splay": "down"}, "players ann board red: 'down' is no splay"),
    ({"players.ann.board.red.splay": None}, "players ann board red: None is no splay"),
    # impossible turns
    ({"turn.player": "cy"}, "turn player: nobody is named 'cy'"),
    ({"turn.player": None}, "turn player: nobody is named None"),
    ({"turn.number": -1}, "turn number: a number from 0"),
    ({"turn.number": 1.0}, "turn number: a number from 0"),
    ({"turn.number": True}, "turn number: a number from 0"),
    ({"turn.action": 3}, "turn action: a number from 1 to 2"),
    ({"turn.action": 0}, "turn action: a number from 1 to 2"),
    ({"turn.action": 2, "turn.actions": 1}, "turn action: a number from 1 to 1"),
    ({"turn.actions": 3}, "turn actions: a number from 1 to 2"),
    ({"turn.actions": 0}, "turn actions: a number from 1 to 2"),
    ({"turn.used": ["inspire"]}, "turn used"),
    ({"turn.used": None}, "turn used"),
    ({"turn.phase": 1}, "turn: 'phase' is not known here"),
    ({"turn": {"number": 0}}, "players ann: the opening meld needs two cards in hand and no board"),
    ({"turn": {"number": 0, "player": "ann"}}, "turn player"),
    ({"turn": {"number": 0, "action": 1}}, "turn action"),
    ({"turn": {"number": 0, "actions": 2}}, "turn actions"),
    # pending and finished
    ({"pending": True}, "pending: a position in the middle of an action"),
    ({"players.ann.revealed": ["Pottery"]}, "players ann revealed: a position in the middle of an action"),
    ({"result": {"winners": ["ann"]}}, "result: a finished game"),
    ({"turn.action": None}, "result: a finished game"),
    ({"players.ann.eliminated": True}, "players ann: nobody can be eliminated"),
    (
        {"players.ann.achievements": ["Coal", "Empire", "Monument", "Wonder", "Universe", "Alchemy"]},
        "players ann achievements: 6 win the game",
    ),
    # unknown keys
    ({"turns": {}}, "position: 'turns' is not known here"),
    ({"players.ann.hands": []}, "players ann: 'hands' is not known here"),
    ({"players.cy": {}}, "players: 'cy' is not known here"),
    ({"players.ann.board.red.splayed": "left"}, "players ann board red: 'splayed' is not known here"),
    ({"players.ann.this_turn.melded": 1}, "players ann this_turn: 'melded' is not known here"),
    ({"game.house_rule": 1}, "game: unknown option 'house_rule'"),
    ({"game.self": 1}, "game: "),
    # the game
    ({"format": "innovation-position/2"}, "format: 'innovation-position/2'"),
    ({"format": None}, "format: None"),
    ({"game": {}}, "game: players are missing"),
    ({"game.players": ["ann"]}, "game: 1 players"),
    ({"game.players": "ann"}, "game: players must be a list"),
    ({"game.players": ["ann", "Archery"]}, "game: player name 'Archery' is the name of a card"),
    ({"game.ruleset": "second"}, "game: unknown ruleset 'second'"),
    ({"game.sets": ["base", "ages"]}, "game: unknown set 'ages'"),
    ({"game.teams": "partners"}, "game: 2 players: teams need exactly 4"),
    ({"game.relics": True}, "game: relics need"),
    ({"game.score_tie": None}, "game: unknown score_tie None"),
]
WRONG: tuple[Any, ...] = (None, 0, 1, True, False, "", "x", 1.5, [], ["x"], {}, {"x": 1}, [[]], 10**5000)
PARTS: dict[str, type] = {
    "game": dict,
    "turn": dict,
    "supply": dict,
    "supply.base": dict,
    "supply.base.1": list,
    "achievements": list,
    "removed": list,
    "relics": list,
    "players": dict,
    "players.ann": dict,
    "players.ann.hand": list,
    "players.ann.score": list,
    "players.ann.achievements": list,
    "players.ann.forecast": list,
    "players.ann.display": list,
    "players.ann.revealed": list,
    "players.ann.board": dict,
    "players.ann.board.red": dict,
    "players.ann.board.red.cards": list,
    "players.ann.this_turn": dict,
}
NUMBERS = (
    "turn.number",
    "turn.action",
    "turn.actions",
    "random",
    "players.ann.this_turn.tucked",
    "players.ann.this_turn.scored",
)


class TestRefusals:
    @pytest.mark.parametrize(("changes", "said"), REFUSALS, ids=[said for _, said in REFUSALS])
    def test_a_fault_is_refused_with_its_place(self, changes: dict[str, Any], said: str) -> None:
        with pytest.raises(BadPosition) as fault:
            Game.from_position(without(changes))
        assert said in str(fault.value)
        assert "\n" not in str(fault.value)

    @pytest.mark.parametrize("part", PARTS)
    def test_a_part_of_the_wrong_type_is_refused_also_where_it_is_empty(self, part: str) -> None:
        for value in WRONG:
            if type(value) is PARTS[part]:
                continue
            with pytest.raises(BadPosition):
                Game.from_position(without({part: value}))

    @pytest.mark.parametrize("part", NUMBERS)
    def test_a_number_of_the_wrong_type_is_refused(self, part: str) -> None:
        for value in WRONG:
            if type(value) is int and value < 10:
                continue
            with pytest.raises(BadPosition):
                Game.from_position(without({part: value}))

    @pytest.mark.parametrize("value", [None, 7, "x", [], (), PLAIN["players"], [PLAIN]])
    def test_something_else_altogether_is_refused(self, value: object) -> None:
        with pytest.raises(BadPosition):
            Game.from_position(value)

    def test_it_is_a_value_error(self) -> None:
        assert issubclass(BadPosition, ValueError)


def test_an_emptied_pile_can_be_written_down() -> None:
    """By `removed`: what is named nowhere lies under its pile."""
    game = table(ann=seat(), bo=seat(), removed=emptied(4))
    assert game.position()["supply"]["base"]["4"] == []
