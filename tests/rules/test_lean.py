"""What keeps the engine quick in plain Python (docs/engine.md, Speed)."""

from __future__ import annotations

from innovation import Game, Rules
from innovation.bots import RandomBot
from innovation.rules.driver import Driver
from innovation.rules.karma_state import NO_KARMA
from innovation.rules.resolution import Resolution
from innovation.rules.turn import moments_of

MOST_SHARED_KEYS = 30
"""With more attributes than these, the instances of a class share their keys no longer."""


def resolution_of(game: Game) -> Resolution:
    """An action about to be taken."""
    return Resolution(game.rules, game.players, moments_of(game.rules), game.table, Driver([]), None)


def attributes(thing: object) -> list[str]:
    """The names of a thing's attributes, methods and properties apart; in both builds."""
    names = [name for name in dir(thing) if not name.startswith("__")]
    return [
        name
        for name in names
        if not callable(getattr(type(thing), name, None)) and not isinstance(getattr(type(thing), name, None), property)
    ]


def test_what_every_action_makes_has_few_attributes() -> None:
    game = Game(["ann", "bo"], Rules(sets=("base", "echoes", "figures", "cities", "artifacts")), seed=1)
    for thing in (resolution_of(game), game.table, game.table.seats[0], game.decisions[0], game.rules):
        assert 5 < len(attributes(thing)) <= MOST_SHARED_KEYS, type(thing).__name__


def test_an_action_without_figures_carries_nothing_of_karma() -> None:
    every_other = Game(["ann", "bo"], Rules(sets=("base", "echoes", "cities", "artifacts")), seed=1)
    assert resolution_of(every_other).karma is NO_KARMA
    assert resolution_of(Game(["ann", "bo"], Rules(sets=("base", "figures")), seed=1)).karma is not NO_KARMA


def test_no_game_without_figures_writes_to_what_they_share() -> None:
    kept = {name: getattr(NO_KARMA, name) for name in attributes(NO_KARMA)}
    game = Game(["ann", "bo", "cy"], Rules(sets=("base", "echoes", "cities", "artifacts"), relics=True), seed=5)
    game.run(RandomBot(5))
    assert game.result is not None
    assert {name: getattr(NO_KARMA, name) for name in attributes(NO_KARMA)} == kept
