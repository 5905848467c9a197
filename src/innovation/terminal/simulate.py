"""`innovation simulate`: many games between bots, and a table of what came of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from innovation.bots.simulation import simulate
from innovation.locale import Language
from innovation.rules.options import Rules
from innovation.terminal.faults import BadInput
from innovation.terminal.files import reason


def run_simulation(
    language: Language,
    games: int,
    players: int,
    bots: list[str],
    rules: Rules,
    seed: int,
    jobs: int,
    save: Path | None,
    as_json: bool,
) -> None:
    """Play the games behind a progress bar, and show the figures. Raises BadInput for what cannot be played."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    bar.disable = not bar.console.is_terminal
    task = bar.add_task(language.message("terminal.simulate.playing"), total=games)

    def advance(finished: int) -> None:
        bar.update(task, completed=finished)

    try:
        with bar:
            summary = simulate(games, players, bots, rules, seed, jobs, advance, save)
    except OSError as error:
        raise BadInput("terminal.error.file_unwritable", file=save, detail=reason(error)) from None
    except ValueError as error:
        raise BadInput("terminal.error.game", detail=str(error)) from None
    figures = summary.as_json()
    if as_json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
    else:
        Console(highlight=False).print(simulation_table(figures, language))


def simulation_table(figures: dict[str, Any], language: Language) -> RenderableType:
    """The figures as tables: wins, ways to end, lengths and speed."""
    games = figures["games"]

    def say(key: str, **params: object) -> str:
        return language.message(f"terminal.simulate.{key}", **params)

    wins = Table(title=Text(say("wins")), title_justify="left")
    for heading in ("bot", "games_won", "share", "mean_achievements"):
        wins.add_column(Text(say(heading)), justify="left" if heading == "bot" else "right")
    for bot, won in figures["wins"].items():
        wins.add_row(bot, str(won), f"{100 * won / games:.1f} %", f"{figures['achievements'][bot]:.2f}")
    seats = Table(title=Text(say("seats")), title_justify="left")
    for heading in ("seat", "games_won", "share"):
        seats.add_column(Text(say(heading)), justify="right")
    for seat, won in enumerate(figures["wins_by_seat"], 1):
        seats.add_row(str(seat), str(won), f"{100 * won / games:.1f} %")
    endings = Table(title=Text(say("endings")), title_justify="left")
    for heading in ("ending", "games", "share"):
        endings.add_column(Text(say(heading)), justify="left" if heading == "ending" else "right")
    for ending, count in figures["endings"].items():
        endings.add_row(Text(say(f"ending.{ending}")), str(count), f"{100 * count / games:.1f} %")
    for card, count in figures["cards"].items():
        endings.add_row(Text("  " + language.card(card)), str(count), f"{100 * count / games:.1f} %")
    lengths = figures["lengths"]
    lines = [
        say("lengths", mean=f"{lengths['mean']:.1f}", least=lengths["min"], most=lengths["max"]),
        say("shared", count=figures["shared"]),
        say(
            "speed",
            games=games,
            decisions=figures["decisions"],
            seconds=f"{figures['seconds']:.1f}",
            rate=f"{figures['games_per_second']:.1f}",
        ),
        say("seed", seed=figures["seed"]),
    ]
    return Group(wins, seats, endings, *[Text(line) for line in lines])
