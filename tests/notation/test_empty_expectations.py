"""A scenario that expects an empty stack or board fails where something lies there."""

from __future__ import annotations

from typing import Any

import pytest

from innovation.notation.scenario import check_scenario


def scenario(board: dict[str, Any]) -> dict[str, Any]:
    """Ann has one red card and draws; `board` is what she is expected to have afterwards."""
    return {
        "format": "innovation-scenario/1",
        "start": {
            "game": {"players": ["ann", "bo"]},
            "players": {"ann": {"board": {"red": {"cards": ["Oars"]}}}, "bo": {}},
        },
        "picks": [["ann", "draw"]],
        "expect": {"players": {"ann": {"board": board}}},
    }


def test_an_empty_stack_is_expected_where_a_card_lies() -> None:
    assert check_scenario(scenario({"red": {}})) != []


def test_an_empty_board_is_expected_where_a_card_lies() -> None:
    assert check_scenario(scenario({})) != []


@pytest.mark.parametrize("board", [{"blue": {}}, {"red": {"cards": ["Oars"]}, "green": {}}])
def test_a_stack_that_is_not_there_is_empty(board: dict[str, Any]) -> None:
    assert check_scenario(scenario(board)) == []
