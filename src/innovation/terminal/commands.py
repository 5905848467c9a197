"""The commands of the program `innovation`, as the command line declares them. Help texts are message keys."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from innovation.notation.position import write_game
from innovation.terminal.agreements import (
    BOT_PREFIX,
    agreed_rules,
    checked_bots,
    new_save_path,
    new_seed,
    seated,
    words_of,
)
from innovation.terminal.card_page import card_json, card_page
from innovation.terminal.card_search import find_card
from innovation.terminal.check import differences
from innovation.terminal.faults import BadInput
from innovation.terminal.help_page import SpokenCommand, SpokenGroup, show_help
from innovation.terminal.play import play_session
from innovation.terminal.replay import Replay, read_game_file
from innovation.terminal.screen import Screen
from innovation.terminal.session import begin, resume
from innovation.terminal.simulate import run_simulation
from innovation.terminal.speech import LangOption, speaker

app = typer.Typer(cls=SpokenGroup, add_completion=False, invoke_without_command=True)

RulesetOption = Annotated[str, typer.Option(help="terminal.help.ruleset", metavar="third|first|echoes_v1")]
TeamsOption = Annotated[bool, typer.Option("--teams", help="terminal.help.teams")]
ExtraOption = Annotated[bool, typer.Option("--extra-achievement", help="terminal.help.extra_achievement")]
RelicsOption = Annotated[bool, typer.Option("--relics", help="terminal.help.relics")]
SetsOption = Annotated[str, typer.Option(help="terminal.help.sets", metavar="SET,...", show_default=False)]
SwitchOption = Annotated[
    list[str] | None, typer.Option("--switch", help="terminal.help.switch", metavar="NAME=VALUE", show_default=False)
]
SeedOption = Annotated[int | None, typer.Option(help="terminal.help.seed", show_default=False)]
JsonOption = Annotated[bool, typer.Option("--json", help="terminal.help.json")]


@app.callback(help="terminal.help.program")
def program(context: typer.Context, lang: LangOption = None) -> None:
    """Show the help where no command is named."""
    context.obj = speaker(context, lang)
    if context.invoked_subcommand is None:
        show_help(context)


@app.command(cls=SpokenCommand, help="terminal.help.play")
def play(
    context: typer.Context,
    seats: Annotated[
        list[str] | None, typer.Argument(help="terminal.help.seats", metavar="SEAT", show_default=False)
    ] = None,
    bots: Annotated[str, typer.Option(help="terminal.help.bots", metavar="BOT,...", show_default=False)] = "",
    ruleset: RulesetOption = "third",
    teams: TeamsOption = False,
    extra_achievement: ExtraOption = False,
    sets: SetsOption = "",
    relics: RelicsOption = False,
    switch: SwitchOption = None,
    seed: SeedOption = None,
    save: Annotated[Path | None, typer.Option(help="terminal.help.save", metavar="FILE", show_default=False)] = None,
    resumed: Annotated[
        Path | None, typer.Option("--resume", help="terminal.help.resume", metavar="FILE", show_default=False)
    ] = None,
    confirm: Annotated[bool, typer.Option(help="terminal.help.confirm")] = True,
    lang: LangOption = None,
) -> None:
    """Play a game."""
    language = speaker(context, lang)
    if resumed is not None:
        rest = (sets, relics, switch, save, seed is not None, ruleset != "third")
        if any((seats, bots, teams, extra_achievement, *rest)):
            raise BadInput("terminal.error.resume_alone")
        session, torn = resume(resumed)
    else:
        rules = agreed_rules(ruleset, teams, extra_achievement, words_of(sets), relics, switch or [])
        words = [*(seats or []), *[f"{BOT_PREFIX}{kind}" for kind in (checked_bots(bots) if bots else [])]]
        used = new_seed() if seed is None else seed
        session, torn = begin(seated(words, language), rules, used, save or new_save_path(used)), False
    raise typer.Exit(play_session(session, torn, language, confirm))


@app.command(cls=SpokenCommand, help="terminal.help.serve")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="terminal.help.host", metavar="HOST", show_default=False)] = "",
    port: Annotated[int, typer.Option(help="terminal.help.port", min=0, max=65535)] = 8750,
    database: Annotated[str, typer.Option(help="terminal.help.database", metavar="URL", show_default=False)] = "",
    public: Annotated[bool, typer.Option("--public", help="terminal.help.public")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="terminal.help.open")] = False,
    lang: LangOption = None,
) -> None:
    """Serve tables for browsers and programs."""
    from innovation.terminal.serve import serve_tables

    raise typer.Exit(serve_tables(speaker(context, lang), host, port, database, public, open_page))


@app.command(cls=SpokenCommand, help="terminal.help.simulate")
def simulate(
    context: typer.Context,
    games: Annotated[int, typer.Option(help="terminal.help.games")] = 100,
    players: Annotated[int, typer.Option(help="terminal.help.players")] = 2,
    bots: Annotated[str, typer.Option(help="terminal.help.simulated_bots", metavar="BOT,...")] = "random,greedy",
    ruleset: RulesetOption = "third",
    teams: TeamsOption = False,
    extra_achievement: ExtraOption = False,
    sets: SetsOption = "",
    relics: RelicsOption = False,
    switch: SwitchOption = None,
    seed: SeedOption = None,
    jobs: Annotated[int, typer.Option(help="terminal.help.jobs")] = 1,
    as_json: JsonOption = False,
    save: Annotated[
        Path | None, typer.Option(help="terminal.help.save_records", metavar="DIR", show_default=False)
    ] = None,
    lang: LangOption = None,
) -> None:
    """Play many games between bots."""
    rules = agreed_rules(ruleset, teams, extra_achievement, words_of(sets), relics, switch or [])
    used = new_seed() if seed is None else seed
    run_simulation(speaker(context, lang), games, players, checked_bots(bots), rules, used, jobs, save, as_json)


@app.command(cls=SpokenCommand, help="terminal.help.check")
def check(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="terminal.help.check_files", metavar="FILE")],
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Check scenarios and records."""
    language = speaker(context, lang)
    screen = Screen(language)
    status = 0
    rows: list[dict[str, object]] = []
    for path in files:
        try:
            found = differences(path)
        except BadInput as fault:
            status = 2
            rows.append({"file": str(path), "ok": False, "fault": fault.sentence(language)})
            print(fault.sentence(language), file=sys.stderr)
            continue
        status = max(status, 1 if found else 0)
        rows.append({"file": str(path), "ok": not found, "differences": found})
        if not as_json:
            screen.say_unbroken(
                "terminal.check.differs" if found else "terminal.check.fine", file=path, count=len(found)
            )
            for line in found:
                screen.show_unbroken(f"  {line}")
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
    raise typer.Exit(status)


@app.command(cls=SpokenCommand, help="terminal.help.card")
def card(
    context: typer.Context,
    name: Annotated[list[str], typer.Argument(help="terminal.help.card_name", metavar="NAME")],
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Look up a card."""
    language = speaker(context, lang)
    found = find_card(" ".join(name), language)
    if as_json:
        print(json.dumps(card_json(found, language), ensure_ascii=False, indent=2))
    else:
        Screen(language).show(card_page(found, language))


@app.command(cls=SpokenCommand, help="terminal.help.replay")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="terminal.help.replay_file", metavar="FILE")],
    viewer: Annotated[
        str | None, typer.Option("--as", help="terminal.help.as", metavar="PLAYER", show_default=False)
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="terminal.help.plain")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Step through a game."""
    language = speaker(context, lang)
    game = read_game_file(file)
    if viewer is not None and viewer not in game.players:
        raise BadInput("terminal.error.player", given=viewer, known=", ".join(game.players))
    if as_json:
        rows = [event.as_seen_by(viewer) for event in game.log]
        header = write_game(game.rules, game.players)
        result = game.result.as_json() if game.result is not None else None
        print(json.dumps({"game": header, "log": rows, "result": result}, ensure_ascii=False, indent=2))
        return
    walk = Replay(game, viewer, Screen(language))
    if plain:
        walk.print_all()
    else:
        walk.step_through()
