"""What single modules of the page work out, asked in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.desk import Server
from tests.web.reader import Reader


@pytest.fixture(scope="module")
def reader(chromium: Browser, server: Server) -> Iterator[Reader]:
    made = Reader(chromium, server)
    made.go("/cards")
    made.page.locator(".card-page").first.wait_for()
    yield made
    made.close()


def asked(reader: Reader, module: str, expression: str, given: object = None) -> Any:  # noqa: ANN401
    """The value of an expression over the module `it` and what is `given`."""
    script = f"async (given) => {{ const it = await import('/static/app/{module}.js'); return {expression}; }}"
    return reader.page.evaluate(script, given)


def table_of(teams: str | None, castles: dict[str, int]) -> dict[str, Any]:
    return {
        "view": {"players": {name: {} for name in castles}},
        "standings": {name: {"icons": {"castle": count}} for name, count in castles.items()},
        "table": {"options": {"teams": teams}, "seats": [{"name": name} for name in castles]},
    }


def test_what_an_option_tells_goes_before_what_the_table_tells(reader: Reader) -> None:
    """A card on another board that karma lets me activate is my action, not its owner's."""
    state = {
        "reaches": {"bo": {"Archery": {"reach": ["his"]}, "Oars": {"reach": ["his"], "karma_first": ["Plato"]}}},
        "decision": {"options": [{"text": "dogma Archery", "card": "Archery", "owner": "bo", "reach": ["mine"]}]},
    }
    for card, told in (
        ("Archery", {"reach": ["mine"], "karma_first": None}),
        ("Oars", {"reach": ["his"], "karma_first": ["Plato"]}),
        ("Tools", None),
    ):
        given = {"state": state, "card": card}
        assert asked(reader, "table/reach", "it.foreseen(given.state, 'bo', given.card)", given) == told


@pytest.mark.parametrize(
    ("splay", "icons"),
    [  # rules 7.2.2
        ("none", ["crown", "castle"]),
        ("left", ["crown", "castle", "clock", "flag"]),
        ("right", ["crown", "castle", "leaf", "bulb"]),
        ("up", ["crown", "castle", "bulb", "factory", "clock"]),
    ],
)
def test_what_a_stack_shows(reader: Reader, splay: str, icons: list[str]) -> None:
    cards = {
        "top": {"icons": {"top_left": "crown", "bottom_left": "castle"}},
        "below": {
            "icons": {
                "top_left": "leaf",
                "bottom_left": "bulb",
                "bottom_center": "factory",
                "bottom_right": "clock",
                "top_right": "flag",
                "top_center": "plus",
            }
        },
    }
    given = {"stack": {"splay": splay, "cards": ["top", "below"]}, "cards": cards}
    shown = asked(reader, "card/facts", "it.stackIcons(given.stack, (name) => given.cards[name])", given)
    assert sorted(shown) == sorted(icons)


def test_the_log_is_grouped_by_turn_action_and_effect(reader: Reader) -> None:
    kinds = ["move", "turn", "action", "effect", "move", "effect", "move", "action", "move"]
    rows = [{"row": {"kind": kind}, "text": [f"{number} {kind}"]} for number, kind in enumerate(kinds)]
    text = asked(reader, "table/log", "it.logText(given)", rows)
    assert text.split("\n") == [
        "      0 move",
        "1 turn",
        "  2 action",
        "    3 effect",
        "      4 move",
        "    5 effect",
        "      6 move",
        "  7 action",
        "      8 move",
    ]
    tree = asked(
        reader,
        "table/log",
        "(function shape(group) { return group.items.map((item) => 'items' in item ? shape(item) : item.row.row.kind); })(it.groups(given))",
        rows,
    )
    assert tree == ["move", [[["move"], ["move"]], ["move"]]]
    turns = [
        {"row": {"kind": kind, "player": player}, "text": [kind]}
        for kind, player in (("turn", "ann"), ("action", "ann"), ("move", None), ("turn", "bo"), ("effect", "bo"))
    ]
    shown = "it.filtered(it.groups(given.rows), given.filter).items.map((turn) => [turn.head.row.player, turn.items.length])"
    for filter_, left in (("", [["ann", 1], ["bo", 1]]), ("*", [["ann", 1], ["bo", 0]]), ("bo", [["bo", 1]])):
        assert asked(reader, "table/log", shown, {"rows": turns, "filter": filter_}) == left


def test_a_draft_of_a_table_never_contradicts_itself(reader: Reader) -> None:
    given = {
        "ruleset": "echoes_v1",
        "sets": ["base", "artifacts"],
        "relics": True,
        "teams": "partners",
        "switches": {"karma_chooser": "turn_player"},
        "seats": [{"kind": "me"}],
        "extra_achievement": False,
        "listed": False,
    }
    known = reader.request("GET", "/api/options")["switches"]
    draft = asked(reader, "lobby/create", "it.settled(given.draft, given.known)", {"draft": given, "known": known})
    assert draft["sets"] == ["base", "echoes"]
    assert draft["relics"] is False
    assert len(draft["seats"]) == 4
    assert draft["switches"] == {}
