"""Which language the program speaks."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

import typer

from innovation.locale import LANGUAGES, Language, detect, language
from innovation.terminal.faults import BadInput

LangOption = Annotated[
    str | None, typer.Option("--lang", metavar="LANG", help="terminal.help.lang", show_default=False)
]


def default_language() -> Language:
    """The language of the user's locale."""
    return detect(os.environ)


def named_language(code: str) -> Language:
    """The language of this code. Raises BadInput for an unknown one."""
    try:
        return language(code)
    except ValueError:
        raise BadInput("terminal.error.language", given=code, known=", ".join(LANGUAGES)) from None


def asked_language(arguments: Sequence[str]) -> str | None:
    """The code that `--lang` names anywhere on a command line, so that help and faults speak it too."""
    for number, word in enumerate(arguments):
        if word == "--":
            break
        if word == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def speaker(context: typer.Context, code: str | None) -> Language:
    """The language a command speaks: that of its `--lang`, else the program's."""
    if code is not None:
        return named_language(code)
    return context.obj if isinstance(context.obj, Language) else default_language()
