"""The program `innovation`: one command line, one clear sentence for each fault, a status for the shell.

Exit status: 0 all well, 1 differences found by `check`, 2 bad input, 130 stopped by Ctrl-C.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

import typer

from innovation.locale import Language
from innovation.terminal.commands import app
from innovation.terminal.faults import BadInput
from innovation.terminal.speech import asked_language, default_language, named_language

BAD_INPUT: Final = 2
STOPPED: Final = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program and exit with its status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = run(words)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has gone: there is nobody to tell, now or when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


def run(words: list[str]) -> int:
    """Carry out a command line and return the exit status."""
    language = default_language()
    try:
        code = asked_language(words)
        if code is not None:
            language = named_language(code)
        command = typer.main.get_command(app)
        returned = command.main(words, prog_name="innovation", standalone_mode=False, obj=language)
        return returned if isinstance(returned, int) else 0
    except BadInput as fault:
        print(fault.sentence(language), file=sys.stderr)
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        # What the command line parser finds.
        print(usage_fault(error, language).sentence(language), file=sys.stderr)
        return BAD_INPUT


def usage_fault(error: Exception, language: Language) -> BadInput:
    """A fault of the command line in the user's language; the rarer ones quote the parser."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return BadInput("terminal.error.no_option", given=getattr(error, "option_name", ""))
    if parameter is not None:
        name = parameter.metavar or parameter.opts[-1]
        if kind == "MissingParameter":
            return BadInput("terminal.error.missing", name=name)
        return BadInput("terminal.error.value", name=parameter.opts[-1], detail=getattr(error, "message", ""))
    return BadInput("terminal.error.usage", detail=getattr(error, "message", ""))
