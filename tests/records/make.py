"""Makes the recorded games anew: `python -m tests.records.make`.

Every game is found by its seed: random play in a mix, from seed 0 on, until each mix, way to end and
special achievement of `WANTED` has a finished game. The records guard that the engine stays the same;
they are the test of no rule.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.progress import track

from innovation import Game
from innovation.material.card import DECREE, RELIC, SPECIAL
from innovation.material.catalog import CARDS
from tests.mixes import MIXES, new_game
from tests.properties.test_random_games import RandomPolicy

FOLDER = Path(__file__).parent / "games"
INDEX = Path(__file__).parent / "index.json"

WAYS_TO_END = (
    "achievements",
    "score",
    "shared score",
    "elimination Exxon Valdez",
    "elimination Rover Curiosity",
    "effect Bioengineering",
    "effect Collaboration",
    "effect Empiricism",
    "effect Globalization",
    "effect Self Service",
    "effect A.I.",
    "effect Saxophone",
    "effect Radio Telescope",
    "effect Rock",
    "effect Human Genome",
    "effect Puzzle Cube",
    "effect Social Networking",
    "effect Dancing Girl",
    "effect Holy Lance",
    "effect Cross of Coronado",
    "effect International Prototype Metre Bar",
    "effect Earhart's Lockheed Electra 10E",
    "effect Parnell Pitch Drop",
    "effect Garland's Ruby Slippers",
    "effect Syncom 3",
    "effect Marilyn Diptych",
    "effect Velcro Shoes",
    "effect Magnavox Odyssey",
    "effect Maastricht Treaty",
    "effect Seikan Tunnel",
    "effect Dolly the Sheep",
    "effect Where's Waldo?",
    "effect Grace Hopper",
    "effect Jackie Chan",
    "effect Shigeru Miyamoto",
)
SPECIALS = tuple(card.name for card in CARDS if card.kind in (SPECIAL, RELIC, DECREE))
"""The special achievements; relics, which count as achievements once seized (rules 14.6.4); decrees (12.3.3)."""
MOST_SEEDS = 400


def traits(mix: str, game: Game) -> set[str]:
    """What a finished game is an example of."""
    result = game.result
    assert result is not None
    ending = f"{result.reason} {result.card}" if result.card else result.reason
    if result.reason == "score" and len(result.winners) > 1 and game.rules.teams is None:
        ending = "shared score"
    owned = {name for seat in game.position()["players"].values() for name in seat["achievements"]}
    return {f"mix {mix}", f"end {ending}", *[f"special {name}" for name in owned if name in SPECIALS]}


def wanted() -> set[str]:
    """Every trait that needs a recorded game."""
    return {
        *[f"mix {mix}" for mix in MIXES],
        *[f"end {way}" for way in WAYS_TO_END],
        *[f"special {name}" for name in SPECIALS],
    }


def games() -> Iterator[tuple[str, int]]:
    """Mixes and seeds in the order they are tried."""
    for seed in range(MOST_SEEDS):
        for mix in MIXES:
            yield mix, seed


def main() -> None:
    """Find the games and write them."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    missing = wanted()
    index: dict[str, Any] = {}
    for mix, seed in track(list(games()), description="looking for games"):
        if not missing:
            break
        game = new_game(mix, seed)
        game.run(RandomPolicy(seed))
        found = traits(mix, game)
        if not found & missing:
            continue
        missing -= found
        name = f"{mix.replace(' ', '-')}-{seed}.json"
        (FOLDER / name).write_text(json.dumps(game.record(), ensure_ascii=False) + "\n", encoding="utf-8")
        assert game.result is not None
        index[name] = {"traits": sorted(found), "result": game.result.as_json(), "events": len(game.log)}
    INDEX.write_text(json.dumps(index, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if missing:
        print(f"not found: {', '.join(sorted(missing))}")
    print(f"{len(index)} games in {FOLDER}")


if __name__ == "__main__":
    main()
