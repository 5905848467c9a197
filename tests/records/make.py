"""Makes the recorded games anew: `python -m tests.records.make`.

Every game is found by its seed: random play in a mix, from seed 0 on, until each mix, way to end and
special achievement of `WANTED` has a finished game. Ways to end that random play does not find are sought on purpose.
The records guard that the engine stays the same; they are the test of no rule.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.progress import track

from innovation import Decision, Game, Option
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
SOUGHT = ("Charles Darwin", "Emperor Meiji", "Caresse Crosby", "Gene Roddenberry", "Pelé", "Kim Yu-Na")
"""Cards that win, but hardly ever for players who do not want them to."""
SOUGHT_MIX = "2 figures"
SPECIALS = tuple(card.name for card in CARDS if card.kind in (SPECIAL, RELIC, DECREE))
"""The special achievements; relics, which count as achievements once seized (rules 14.6.4); decrees (12.3.3)."""
MOST_SEEDS = 400
MOST_SOUGHT = 2000


class SeekingPolicy:
    """Any option, but for three things that let the sought cards win: its player melds them when he can, claims no
    achievement, so that games grow old, and likes to splay left."""

    needs_view = False

    def __init__(self, seed: int) -> None:
        self.generator = random.Random(seed)

    def __call__(self, decision: Decision, view: object) -> Option:
        options = list(decision.options)
        if decision.kind == "action":
            sought = [option for option in options if option.text in {f"meld {card}" for card in SOUGHT}]
            left = [option for option in options if option.text.split()[-1] in ("Philosophy", "Plato", "purple")]
            if sought:
                return sought[0]
            if left and self.generator.random() < 0.3:
                return self.generator.choice(left)
            options = [option for option in options if not option.text.startswith("achieve")]
        elif decision.verb.startswith("splay"):
            wanted = [option for option in options if (option.text == "pass") != (decision.verb == "splay left")]
            options = wanted or options
        return self.generator.choice(options)


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
        *[f"end effect {card}" for card in SOUGHT],
        *[f"special {name}" for name in SPECIALS],
    }


def games() -> Iterator[tuple[str, int]]:
    """Mixes and seeds in the order they are tried."""
    for seed in range(MOST_SEEDS):
        for mix in MIXES:
            yield mix, seed


def seek() -> Iterator[tuple[int, Game]]:
    """Games of players who look for the sought cards, each card's first one, with their seeds."""
    missing = set(SOUGHT)
    for seed in range(MOST_SOUGHT):
        game = new_game(SOUGHT_MIX, seed)
        game.run(SeekingPolicy(seed))
        assert game.result is not None
        if game.result.card in missing:
            missing.remove(game.result.card)
            yield seed, game
        if not missing:
            return


def keep(name: str, mix: str, game: Game) -> dict[str, Any]:
    """Write a finished game's record; what the index says of it."""
    assert game.result is not None
    (FOLDER / name).write_text(json.dumps(game.record(), ensure_ascii=False) + "\n", encoding="utf-8")
    return {"traits": sorted(traits(mix, game)), "result": game.result.as_json(), "events": len(game.log)}


def main() -> None:
    """Find the games and write them."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    missing = wanted() - {f"end effect {card}" for card in SOUGHT}
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
        index[name] = keep(name, mix, game)
    for seed, game in seek():
        name = f"{SOUGHT_MIX.replace(' ', '-')}-seeking-{seed}.json"
        index[name] = keep(name, SOUGHT_MIX, game)
    INDEX.write_text(json.dumps(index, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if missing:
        print(f"not found: {', '.join(sorted(missing))}")
    print(f"{len(index)} games in {FOLDER}")


if __name__ == "__main__":
    main()
