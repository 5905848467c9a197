"""Measures the engine of the running build: `python -m bench [--json] [--seconds N]`.

One process, random policy. Prints decisions and games a second for 2, 3 and 4 players and for
two players with each mix of expansions, picks a second
through `Game.choose`, microseconds a `copy()` and a `view()`, and bytes a running game.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import sys
import time
import tracemalloc
from collections.abc import Callable

import innovation.game
from innovation import Game, Rules
from innovation.bots import BOTS

NAMES = ("ann", "bo", "cy", "di")
MIXES = {
    "base and echoes": Rules(sets=("base", "echoes")),
    "base and cities": Rules(sets=("base", "cities")),
    "base, echoes and cities": Rules(sets=("base", "echoes", "cities")),
    "echoes v1": Rules(ruleset="echoes_v1", sets=("base", "echoes")),
    "base, artifacts, relics": Rules(sets=("base", "artifacts"), relics=True),
    "four sets, relics": Rules(sets=("base", "echoes", "cities", "artifacts"), relics=True),
    "base and figures": Rules(sets=("base", "figures")),
    "base, echoes, figures": Rules(sets=("base", "echoes", "figures")),
    "all five sets, relics": Rules(sets=("base", "echoes", "figures", "cities", "artifacts"), relics=True),
}
"""The mixes measured for two players besides the base game."""
Figures = dict[str, float | str]


def build() -> str:
    """Which build runs: `compiled` or `pure`."""
    return "compiled" if str(innovation.game.__file__).endswith(".so") else "pure"


def random_games(players: int, rules: Rules, seconds: float) -> tuple[float, float]:
    """Games and decisions a second of random play with a policy."""
    games = decisions = 0
    policy = BOTS["random"](1)
    counted = [0]

    def counting(decision: object, view: object) -> object:
        counted[0] += 1
        return policy(decision, view)  # type: ignore[arg-type]

    counting.needs_view = False  # type: ignore[attr-defined]
    for seed in range(20):  # how long games are, outside the measured time
        Game(NAMES[:players], rules, seed).run(counting)
    decisions_a_game = counted[0] / 20
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        Game(NAMES[:players], rules, games).run(policy)
        games += 1
    spent = time.perf_counter() - start
    decisions = round(games * decisions_a_game)
    return games / spent, decisions / spent


def stepped(seconds: float) -> float:
    """Picks a second through `Game.choose`, options read."""
    policy = BOTS["random"](1)
    picks = seed = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game(NAMES[:2], Rules(), seed)
        seed += 1
        while (decision := game.decision) is not None:
            game.choose(policy(decision, None), decision.player)
            picks += 1
    return picks / (time.perf_counter() - start)


def halfway(in_action: bool) -> Game:
    """A two-player game in full swing, between actions or in mid-effect."""
    policy = BOTS["random"](1)
    game = Game(NAMES[:2], Rules(), 7)
    picks = 0
    while (decision := game.decision) is not None:
        if picks > 100 and game.in_action == in_action:
            return game
        game.choose(policy(decision, None), decision.player)
        picks += 1
    raise AssertionError("the game ended too soon")


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """Time of one call."""
    rounds = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(100):
            work()
        rounds += 100
    return (time.perf_counter() - start) / rounds * 1e6


def bytes_a_game() -> float:
    """Memory of one running two-player game in full swing, its history included."""
    record = halfway(False).record()
    Game.from_record(record)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [Game.from_record(record) for _ in range(50)]
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(games)


def measure(seconds: float) -> Figures:
    """All figures, `seconds` of measuring each."""
    figures: Figures = {"build": build(), "python": platform.python_version(), "machine": platform.machine()}
    for players in (2, 3, 4):
        games, decisions = random_games(players, Rules(), seconds)
        figures[f"random games/s, {players} players"] = games
        figures[f"decisions/s, {players} players"] = decisions
    for mix, rules in MIXES.items():
        games, decisions = random_games(2, rules, seconds)
        figures[f"random games/s, {mix}"] = games
        figures[f"decisions/s, {mix}"] = decisions
    figures["picks/s through choose"] = stepped(seconds)
    between, within = halfway(False), halfway(True)
    figures["copy() between actions, µs"] = microseconds(between.copy, seconds / 2)
    figures["copy() in mid-effect, µs"] = microseconds(within.copy, seconds / 2)
    figures["view(), µs"] = microseconds(lambda: between.view("ann"), seconds / 2)
    figures["bytes a running game"] = bytes_a_game()
    return figures


def main() -> int:
    """Run the benchmark and print its figures."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each figure is measured")
    args = parser.parse_args()
    figures = measure(args.seconds)
    if args.json:
        print(json.dumps(figures, ensure_ascii=False, indent=1))
        return 0
    for name, value in figures.items():
        print(f"{name:42}  {value if isinstance(value, str) else f'{value:,.2f}'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
