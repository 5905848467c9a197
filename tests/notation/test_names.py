"""Players' names: none that an option's text could be mistaken for (formats.md)."""

from __future__ import annotations

import pytest

from innovation import Game


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Archery", "the name of a card"),
        ("The Wheel", "the name of a card"),
        ("Empire", "the name of a card"),
        *[
            (word, "mistaken for an option")
            for word in (
                "draw", "meld", "dogma", "achieve", "endorse", "inspire", "decree", "return", "keep", "back",
                "red", "yellow", "green", "blue", "purple", "left", "right", "up",
                "castle", "crown", "leaf", "bulb", "factory", "clock",
                "base", "echoes", "figures", "cities", "artifacts", "5", "10", "yes", "no", "pass",
                "meld Tools", "back 1 base", "achieve 3",
            )
        ],
        ("", "empty"),
        (" ann", "stray characters"),
        ("ann\n", "stray characters"),
        ("an\x1bn", "stray characters"),
        ("x" * 41, "longer than 40"),
        (7, "stray characters"),
        (None, "stray characters"),
        ("bo", "two players are named 'bo'"),
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_used(name: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Game(["bo", name], seed=1)


@pytest.mark.parametrize("players", ["ann", None, 7, {"ann": 1, "bo": 2}, ("ann",)])
def test_players_are_a_list_of_two_to_four(players: object) -> None:
    with pytest.raises(ValueError, match=r"players must be a list|1 players"):
        Game(players, seed=1)


@pytest.mark.parametrize("name", ["Ann Lee", "小明", "archery", "drawer", "Ö.", "x" * 40, "meldorf"])
def test_ordinary_names_are_welcome(name: str) -> None:
    game = Game([name, "bo"], seed=1)
    assert game.players == (name, "bo")
    assert game.decision is not None
    assert game.decision.player == name
