"""The help of a command in the user's language, with Chinese broken at the edge of the screen as Chinese is.

The help texts of the declarations are message keys, so that one command line serves every language.
"""

from __future__ import annotations

from typing import Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from innovation.locale import Language
from innovation.terminal.speech import default_language


def show_help(context: typer.Context) -> None:
    """Print what a command does, its arguments and options, and the commands of a group."""
    command: Any = context.command
    language = context.obj if isinstance(context.obj, Language) else default_language()
    console = Console(highlight=False)

    def say(key: str, **params: object) -> Text:
        return Text(language.message(f"terminal.help.{key}", **params), overflow="fold")

    usage = " ".join([context.command_path, *_usage(command.get_params(context), hasattr(command, "commands"))])
    console.print(say("usage", usage=usage))
    console.print(Padding(_said(command.help, language), (1, 0, 1, 2)))
    arguments: list[tuple[str, Text]] = []
    options: list[tuple[str, Text]] = []
    for parameter in command.get_params(context):
        rows = arguments if parameter.param_type_name == "argument" else options
        rows.append((_form(parameter), _meaning(parameter, language)))
    commands = getattr(command, "commands", {})
    listed = [(name, _said(inner.help, language)) for name, inner in commands.items()]
    for title, rows in (("title_arguments", arguments), ("title_options", options), ("title_commands", listed)):
        if rows:
            console.print(Text.assemble((language.message(f"terminal.help.{title}"), "bold")))
            console.print(_grid(rows))


def _usage(parameters: list[Any], is_group: bool) -> list[str]:
    """What follows the name of a command."""
    pieces = ["[OPTIONS]"]
    for parameter in parameters:
        if parameter.param_type_name == "argument":
            name = parameter.metavar if parameter.required else f"[{parameter.metavar}]"
            pieces.append(name if parameter.nargs == 1 else f"{name}...")
    return [*pieces, "COMMAND [ARGS]..."] if is_group else pieces


def _grid(rows: list[tuple[str, Text]]) -> Padding:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold", ratio=1)
    for form, meaning in rows:
        grid.add_row(Text(form, style="cyan"), meaning)
    return Padding(grid, (0, 0, 1, 2))


def _form(parameter: Any) -> str:  # noqa: ANN401  (the parser's classes have moved between releases)
    """How a parameter is written."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name)
    names = ", ".join([*parameter.opts, *parameter.secondary_opts])
    if parameter.is_flag:
        return names
    return f"{names} {parameter.metavar or 'N'}"


def _meaning(parameter: Any, language: Language) -> Text:  # noqa: ANN401
    if "--help" in parameter.opts:
        return Text(language.message("terminal.help.help"), overflow="fold")
    text = _said(parameter.help, language)
    default = parameter.default
    if parameter.show_default and default not in (None, "") and not isinstance(default, bool):
        text.append(" " + language.message("terminal.help.default", value=default), style="dim")
    return text


def _said(key: str | None, language: Language) -> Text:
    return Text(language.message(key) if key else "", overflow="fold")


class SpokenCommand(TyperCommand):
    """A command whose help is shown by `show_help`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Show the help."""
        show_help(ctx)


class SpokenGroup(TyperGroup):
    """A group whose help is shown by `show_help`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Show the help."""
        show_help(ctx)
