"""Scenarios: a position, some picks and what must come of them (formats.md)."""

from __future__ import annotations

from typing import Any, Final

from innovation.game import Game
from innovation.material.words import COLORS
from innovation.notation.faults import IllegalChoice

FORMAT: Final = "innovation-scenario/1"
KEYS: Final = ("format", "title", "rule", "start", "picks", "expect")
SETS_OF_CARDS: Final = ("hand", "score", "forecast", "achievements", "display", "revealed", "removed", "relics")
LEFT_OUT: Final[dict[str, object]] = {
    "revealed": [],
    "eliminated": False,
    **{color: {"splay": "none", "cards": []} for color in COLORS},
}
"""Parts that a position writes only where there is something to write, and what they are where they are left out."""
Json = dict[str, Any]


class BadScenario(ValueError):
    """A scenario that cannot be read; the text names the place."""


def check_scenario(scenario: object) -> list[str]:
    """Run a scenario and say what differs from its expectation, a line each; nothing where all agrees.

    Raises BadScenario where the scenario itself is faulty.
    """
    table = _checked(scenario)
    try:
        game = Game.from_position(table["start"])
    except ValueError as error:
        raise BadScenario(f"start: {error}") from None
    expect = table["expect"]
    refused = expect.get("illegal")
    for number, (player, text) in enumerate(_picks(table), 1):
        before = game.position()
        try:
            game.choose(text, player)
        except IllegalChoice as error:
            if number != refused:
                raise BadScenario(f"pick {number}: {error}") from None
            if game.position() != before:
                return [f"pick {number}: it was refused, but something changed"]
            refused = None
            continue
        if number == refused:
            return [f"pick {number}: {text!r} must be refused, but was accepted"]
    return _differences(game, expect)


def _checked(scenario: object) -> Json:
    if not isinstance(scenario, dict):
        raise BadScenario(f"scenario: an object is expected, not {type(scenario).__name__}")
    if scenario.get("format") != FORMAT:
        raise BadScenario(f"format: {scenario.get('format')!r} is not {FORMAT!r}")
    for key in scenario:
        if key not in KEYS:
            raise BadScenario(f"scenario: {key!r} is not known here")
    for key in ("start", "picks", "expect"):
        if key not in scenario:
            raise BadScenario(f"scenario: {key} is missing")
    if not isinstance(scenario["expect"], dict):
        raise BadScenario("expect: an object is expected")
    if not scenario["expect"]:
        raise BadScenario("expect: it names nothing, so that it could never fail")
    if not isinstance(scenario["picks"], list):
        raise BadScenario("picks: a list is expected")
    if "illegal" in scenario["expect"]:
        illegal = scenario["expect"]["illegal"]
        if type(illegal) is not int or not 1 <= illegal <= len(scenario["picks"]):
            raise BadScenario(f"expect illegal: {illegal!r} is not the number of a pick")
    return scenario


def _picks(scenario: Json) -> list[tuple[str, str]]:
    picks: list[tuple[str, str]] = []
    for number, pick in enumerate(scenario["picks"], 1):
        if not isinstance(pick, list) or len(pick) != 2 or not all(isinstance(part, str) for part in pick):
            raise BadScenario(f"pick {number}: a pair of player and option text is expected, not {pick!r}")
        picks.append((pick[0], pick[1]))
    return picks


def _differences(game: Game, expect: Json) -> list[str]:
    rows: list[str] = []
    position = game.position()
    for key, wanted in expect.items():
        if key == "illegal":
            continue
        if key == "result":
            result = game.result
            found: object = result.as_json() if result is not None else None
            rows.extend(_compare(key, wanted, found))
        elif key == "decision":
            decision = game.decision
            found = None
            if decision is not None:
                found = {
                    "player": decision.player,
                    "kind": decision.kind,
                    "verb": decision.verb,
                    "options": sorted(option.text for option in decision.options),
                }
            rows.extend(_compare(key, wanted, found))
        elif key not in position and key not in ("pending",):
            raise BadScenario(f"expect: {key!r} is no part of a position")
        else:
            rows.extend(_compare(key, wanted, position.get(key)))
    return rows


def _compare(place: str, wanted: object, found: object) -> list[str]:
    """What differs in the parts that `wanted` names. Zones without an order are compared without it.

    A stack or board wanted as `{}` must be empty: it names nothing that could lie there.
    """
    if isinstance(wanted, dict) and isinstance(found, dict) and (wanted or ".board" not in place):
        rows: list[str] = []
        for key, part in wanted.items():
            if key not in found and key not in LEFT_OUT:
                rows.append(f"{place}.{key}: there is no such part")
            else:
                rows.extend(_compare(f"{place}.{key}", part, found.get(key, LEFT_OUT.get(key))))
        return rows
    if isinstance(wanted, list) and isinstance(found, list) and _is_unordered(place):
        wanted, found = sorted(wanted, key=str), sorted(found, key=str)
    nothing_wanted = wanted is None or wanted == {}
    if wanted == found or (nothing_wanted and (found is None or found == {} or found in LEFT_OUT.values())):
        return []
    return [f"{place}: expected {wanted!r}, found {found!r}"]


def _is_unordered(place: str) -> bool:
    last = place.rpartition(".")[2]
    return last in SETS_OF_CARDS or last in ("winners", "options")
