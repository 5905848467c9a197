"""Recorded actions whose many moves the replaying tool cannot search: played here in the recorded order."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from innovation import Game

TRACES = Path(__file__).resolve().parents[3] / "shared" / "traces"

ORDERS: dict[str, dict[str, list[str]]] = {
    "01794342e4": {
        "bo": ["Coal", "Evolution", "Railroad"],
        "ann": [
            "Vaccination", "Bicycle", "Emancipation", "Publications", "Industrialization", "Chemistry", "Sanitation",
            "Combustion", "Astronomy", "Encyclopedia", "Electricity", "Classification", "Refrigeration", "Railroad",
        ],
    },
    "a6ef928ac0": {
        "bo": [
            "Anatomy", "Mapmaking", "Classification", "Coal", "Steam Engine", "Encyclopedia", "Railroad",
            "The Pirate Code", "Enterprise", "Chemistry", "pass",
        ],
        "ann": [
            "Engineering", "Atomic Theory", "Quantum Theory", "Measurement", "Flight", "Antibiotics", "Navigation",
            "Mass Media", "Canning", "Banking", "pass",
        ],
        "cy": ["pass"],
    },
    "b80b69626c": {
        "bo": [
            "yes", "Optics", "Currency", "Medicine", "Fermenting", "Mapmaking", "Combustion", "Enterprise",
            "Colonialism", "Experimentation", "Metalworking", "Gunpowder",
        ],
    },
    "b753d6daec": {
        "bo": ["Services", "Coal", "Databases", "Genetics", "Canning", "Suburbia", "Empiricism", "Software"],
    },
    "058a42e038": {
        "bo": ["yellow", "Fermenting", "Canal Building", "Machinery", "Refrigeration", "blue"],
        "ann": [
            "blue", "Translation", "Alchemy", "Printing Press", "Pottery", "Physics", "Experimentation", "Publications",
            "yellow",
        ],
    },
    "43175fd014": {
        "bo": ["Philosophy", "Mathematics", "Horseshoes", "yes", "yes", "no", "Crossbow"],
        "ann": ["pass"],
    },
    "cd8591eb1c": {
        "bo": ["blue", "Mathematics", "Thermometer", "Publications", "Ruler", "Translation", "yellow"],
    },
}  # fmt: skip


def recorded(line_id: str) -> dict[str, Any]:
    if not TRACES.is_dir():
        pytest.skip("the recorded actions are not here")
    for path in TRACES.glob("*.jsonl.gz"):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                trace: dict[str, Any] = json.loads(line)
                if trace["id"] == line_id:
                    return trace
    raise AssertionError(f"{line_id} is not among the recorded actions")


def parts(position: dict[str, Any]) -> dict[str, Any]:
    """What is compared: every zone, sorted where order has no meaning, and the piles as they lie."""
    seats = {
        name: {
            **{zone: sorted(seat[zone]) for zone in ("hand", "score", "forecast", "achievements")},
            "board": {
                color: (stack["splay"], stack["cards"]) for color, stack in seat["board"].items() if stack["cards"]
            },
        }
        for name, seat in position["players"].items()
    }
    return {"seats": seats, "supply": position["supply"], "achievements": sorted(position["achievements"])}


@pytest.mark.parametrize("line_id", sorted(ORDERS))
def test_the_recorded_order_leads_to_the_recorded_position(line_id: str) -> None:
    trace = recorded(line_id)
    game = Game.from_position({**trace["before"], "format": "innovation-position/1", "game": trace["game"]})
    game.choose(trace["picks"][0][1])
    left = {player: list(picks) for player, picks in ORDERS[line_id].items()}
    while game.decision is not None and game.decision.kind != "action":
        decision = game.decision
        offered = [option.text for option in decision.options]
        wanted = [text for text in left[decision.player] if text in offered and text != "pass"] or ["pass"]
        game.choose(wanted[0])
        left[decision.player].remove(wanted[0])
    assert parts(game.position()) == parts(trace["after"])
