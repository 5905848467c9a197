"""A choice between two ways of doing something is no declining: neither the log nor the prompt may say so (rules 6.3.8)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import innovation
from innovation.locale import LANGUAGES, language
from innovation.locale.answers import ALTERNATIVES
from tests.helpers import play, seat, table

SOURCE = Path(innovation.__file__).parent


def asked(name: str) -> Iterator[tuple[str, ast.Call, ast.If | None]]:
    """Every call of `may` or `prefers` in cards and rules: where, the call, and the `if` that hangs on it."""
    for path in sorted([*(SOURCE / "cards").rglob("*.py"), *(SOURCE / "rules").glob("*.py")]):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        branches = {
            id(part): node for node in ast.walk(tree) if isinstance(node, ast.If) for part in ast.walk(node.test)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name:
                yield f"{path.name}:{node.lineno}", node, branches.get(id(node))


def verb_of(call: ast.Call) -> str | None:
    return call.args[0].value if isinstance(call.args[0], ast.Constant) else None  # type: ignore[return-value]


def test_where_the_other_answer_does_something_else_the_player_prefers() -> None:
    """`may` notes that a player declines: an `else` there would make that a lie."""
    found = list(asked("may"))
    assert len(found) > 8
    assert [place for place, _, branch in found if branch is not None and branch.orelse] == []


def test_both_ways_of_every_preference_have_words_of_their_own() -> None:
    found = list(asked("prefers"))
    assert len(found) > 6
    assert {verb_of(call) for _, call, _ in found} == set(ALTERNATIVES)
    assert not {verb_of(call) for _, call, _ in asked("may")} & set(ALTERNATIVES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_evolutions_other_way_is_no_declining(code: str) -> None:
    """Evolution: draw and score, or draw; who draws has declined nothing (rules 6.3.8)."""
    game = table(ann=seat(blue=["Evolution"]), bo=seat())
    play(game, "ann: dogma Evolution", "ann: yes")
    asked_now = game.decision
    assert asked_now is not None
    words = language(code)
    said = [words.option(option, asked_now) for option in asked_now.options]
    assert len(set(said)) == 2
    assert not {words.message("option.yes"), words.message("option.no")} & set(said)
    play(game, "ann: no")
    assert [event.verb for event in game.log if event.kind == "decline"] == []
    assert any(event.kind == "move" and event.verb == "draw" for event in game.log)


@pytest.mark.parametrize(
    ("picks", "said"), [(["pass"], "passes and returns no card"), (["Oars", "pass"], "stops there")]
)
def test_who_stops_after_some_cards_has_not_declined(picks: list[str], said: str) -> None:
    """Pottery: up to three cards (rules 6.3.1)."""
    game = table(ann=seat(blue=["Pottery"], hand=["Oars", "Tools"]), bo=seat())
    play(game, "ann: dogma Pottery", *[f"ann: {pick}" for pick in picks])
    lines = [language("en").event(event.as_seen_by("ann")) for event in game.log if event.kind == "decline"]
    assert len(lines) == 1
    assert said in lines[0]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_question_about_one_card_names_it(code: str) -> None:
    """Scissors: the card that was chosen is melded or scored."""
    game = table(sets=("base", "echoes"), ann=seat(green=["Scissors"], hand=["Oars"]), bo=seat())
    play(game, "ann: dogma Scissors")
    while game.decision is not None and game.decision.verb != "meld not score":
        wanted = "Oars" if game.decision.index_of("Oars") >= 0 else game.decision.options[0]
        game.choose(wanted)
    assert game.decision is not None
    assert game.decision.about == "Oars"
    words = language(code)
    assert words.card("Oars") in words.prompt(game.decision)
