"""Rules 5.2 to 5.7 by their letter: a slow second opinion on random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from innovation import Game, Rules
from innovation.material.catalog import CARDS
from innovation.material.words import ICONS
from tests.rules.test_splays import slow_count

CHANGES = ("move", "splay", "rearrange")


def icons(zones: dict[str, Any], icon: str) -> int:
    """The visible icons of a written board."""
    return sum(slow_count(stack["cards"], stack["splay"], icon) for stack in zones["board"].values())


def expected(game: Game, card: str) -> tuple[list[str], list[str]]:
    """Who shares a dogma and who is demanded, in order, counted on the written position (rules 5.3, 5.4)."""
    position = game.position()
    names = position["game"]["players"]
    seat = names.index(position["turn"]["player"])
    icon = ICONS[CARDS[card].featured]
    counts = {name: icons(position["players"][name], icon) for name in names}
    order = [names[(seat + step) % len(names)] for step in range(1, len(names))]
    own = counts[names[seat]]
    spared = names[(seat + 2) % 4] if position["game"]["teams"] else None
    return [name for name in order if counts[name] >= own], [
        name for name in order if counts[name] < own and name != spared
    ]


def opponents(names: list[str], player: str, rules: Rules) -> set[str]:
    """The opponents of a player (rules 1.9.5)."""
    seat = names.index(player)
    return {name for place, name in enumerate(names) if ((place - seat) % 2 if rules.teams else name != player)}


@pytest.mark.parametrize(
    ("count", "rules"),
    [(2, Rules()), (3, Rules()), (4, Rules()), (4, Rules(teams="partners")), (3, Rules("first"))],
)
def test_sharers_targets_and_bonus_of_random_games(count: int, rules: Rules) -> None:
    """Rules 5.3, 5.4, 5.6.1, 5.6.4 and 5.7; and the preview is what comes (pitfalls, ui)."""
    dice = random.Random(count)
    names = ["ann", "bo", "cy", "di"][:count]
    compared = shared = 0
    for seed in range(8):
        game = Game(names, rules, seed)
        while game.decision is not None:
            decision = game.decision
            option = dice.choice(decision.options)
            if decision.kind != "action" or not option.text.startswith("dogma "):
                game.choose(option, decision.player)
                continue
            assert option.card is not None
            sharing, hit = expected(game, option.card)
            preview = game.preview_dogma(option.card)
            rivals = opponents(names, decision.player, rules)
            known = len(game.log)
            game.choose(option)
            while game.decision is not None and game.decision.kind != "action":
                game.choose(dice.choice(game.decision.options))
            events = game.log[known:]
            if game.result is not None or any(event.verb == "remove" for event in events):
                continue
            compared += 1
            for effect in preview:
                assert effect.players == (hit if effect.demand else sharing)
                verb = "demand" if effect.demand else "share"
                reached = [
                    event.player
                    for event in events
                    if event.kind == "effect" and event.verb == verb and event.value == effect.effect
                ]
                assert reached == effect.players
            assert any(event.kind == "bonus" for event in events) is earned(events, decision.player, rivals)
            shared += bool(sharing)
    assert compared > 150
    assert shared > 30


def earned(events: list[Any], launcher: str, rivals: set[str]) -> bool:
    """Whether an opponent changed something while executing a non-demand effect (rules 5.6.1, 5.6.6)."""
    current = None
    for event in events:
        if event.kind == "bonus":
            return False
        if event.kind == "effect":
            current = event
        elif event.kind in CHANGES and event.verb != "keep" and current is not None:
            shares = current.verb != "demand" and current.player != launcher
            if shares and current.player in rivals:
                return True
    return False
