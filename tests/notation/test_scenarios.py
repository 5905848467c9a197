"""The scenario format itself: what is compared, what is refused (formats.md)."""

from __future__ import annotations

from typing import Any

import pytest

from innovation.notation.scenario import BadScenario, check_scenario
from tests.notation.test_positions import PLAIN


def scenario(picks: list[list[str]], **expect: Any) -> dict[str, Any]:  # noqa: ANN401
    """A scenario from the plain position."""
    return {"format": "innovation-scenario/1", "start": PLAIN, "picks": picks, "expect": expect}


@pytest.mark.parametrize(
    "written",
    [
        scenario([["ann", "draw"]], players={"ann": {"hand": ["Tools", "Oars"]}}),
        scenario(
            [["ann", "meld Tools"]], players={"ann": {"hand": [], "board": {"blue": {"cards": ["Tools"]}, "green": {}}}}
        ),
        scenario([], decision={"player": "ann", "options": ["dogma Archery", "draw", "meld Tools"]}),
        scenario([], players={"ann": {"revealed": [], "board": {"blue": {"cards": []}}}, "bo": {"board": {}}}),
        scenario([["ann", "draw"]], turn={"action": 2}, removed=["Fission"], result=None),
        scenario([["ann", "meld Oars"], ["ann", "draw"]], illegal=1, turn={"action": 2}),
        scenario(
            [["ann", "draw"]],
            supply={
                "base": {
                    "2": [
                        "Mathematics",
                        "Currency",
                        "Mapmaking",
                        "Monotheism",
                        "Philosophy",
                        "Construction",
                        "Road Building",
                        "Canal Building",
                        "Fermenting",
                    ]
                }
            },
        ),
    ],
)
def test_what_agrees(written: dict[str, Any]) -> None:
    assert check_scenario(written) == []


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (scenario([["ann", "draw"]], players={"ann": {"hand": ["Tools"]}}), "players.ann.hand: expected ['Tools']"),
        (scenario([["ann", "draw"]], players={"ann": {"hand": []}}), "players.ann.hand: expected []"),
        (scenario([], players={"ann": {"hands": []}}), "players.ann.hands: there is no such part"),
        (scenario([], players={"cy": {}}), "players.cy: there is no such part"),
        (scenario([], decision={"player": "bo"}), "decision.player: expected 'bo'"),
        (scenario([], decision={"options": ["draw"]}), "decision.options: expected ['draw']"),
        (scenario([], decision=None), "decision: expected None"),
        (scenario([], players={"ann": {"board": {}}}), "players.ann.board: expected {}"),
        (scenario([], players={"ann": {"board": {"red": {}}}}), "players.ann.board.red: expected {}"),
        (scenario([], players={"ann": {"board": {"blue": {"cards": ["Oars"]}}}}), "board.blue.cards: expected"),
        (scenario([], result={"winners": ["ann"]}), "result: expected"),
        (scenario([["ann", "draw"]], illegal=1), "pick 1: 'draw' must be refused, but was accepted"),
        (scenario([], players={"ann": {"board": {"red": {"cards": ["Metalworking", "Archery"]}}}}), "cards: expected"),
        (scenario([], players={"ann": {"hand": ["Tools", 1]}}), "players.ann.hand: expected"),
    ],
)
def test_what_differs_is_said(written: dict[str, Any], said: str) -> None:
    rows = check_scenario(written)
    assert len(rows) == 1
    assert said in rows[0]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({**scenario([], turn={}), "format": "innovation-scenario/2"}, "format"),
        ({**scenario([], turn={}), "picks": 5}, "picks: a list is expected"),
        ({**scenario([], turn={}), "picks": ["draw"]}, "pick 1: a pair"),
        ({**scenario([], turn={}), "notes": ""}, "'notes' is not known here"),
        ({**scenario([], turn={}), "start": {}}, "start: game"),
        (scenario([]), "names nothing"),
        (scenario([], illegal=1), "illegal: 1 is not the number of a pick"),
        (scenario([["ann", "draw"]], illegal=True), "illegal: True is not the number"),
        (scenario([], hands=[]), "'hands' is no part of a position"),
        (scenario([["ann", "meld Oars"]], turn={}), "pick 1: ann cannot choose 'meld Oars'"),
        ({"format": "innovation-scenario/1", "start": PLAIN, "picks": []}, "expect is missing"),
        ({**scenario([], turn={}), "expect": []}, "expect: an object"),
        ([], "scenario: an object"),
    ],
)
def test_a_faulty_scenario_is_refused(written: object, said: str) -> None:
    with pytest.raises(BadScenario) as fault:
        check_scenario(written)
    assert said in str(fault.value)
