"""Running the program in this process, with typed lines, and looking at what it wrote."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from innovation.terminal.app import main


@dataclass(frozen=True)
class Ran:
    """What a run of the program left behind."""

    status: int
    out: str
    err: str


class Keyboard:
    """Standard input whose every line is made when it is asked for; None ends it."""

    def __init__(self, line: Callable[[], str | None]) -> None:
        self.line = line

    def readline(self, size: int = -1) -> str:
        typed = self.line()
        return "" if typed is None else f"{typed}\n"


@contextmanager
def streams(line: Callable[[], str | None]) -> Iterator[tuple[io.StringIO, io.StringIO]]:
    """Standard output and error caught, standard input typed by `line`."""
    before = sys.stdin, sys.stdout, sys.stderr
    out, err = io.StringIO(), io.StringIO()
    sys.stdin, sys.stdout, sys.stderr = Keyboard(line), out, err
    try:
        yield out, err
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


def run(*arguments: object, line: Callable[[], str | None] = lambda: None) -> Ran:
    """Run a command line; `line` types."""
    with streams(line) as (out, err):
        try:
            main([str(argument) for argument in arguments])
        except SystemExit as ended:
            status = ended.code
    assert isinstance(status, int)
    return Ran(status, out.getvalue(), err.getvalue())


def typing(*lines: str) -> Callable[[], str | None]:
    """Types these lines, and then nothing more."""
    left = iter(lines)
    return lambda: next(left, None)


def refused(ran: Ran) -> str:
    """The one sentence of a refusal: on standard error, exit status 2, no traceback."""
    assert ran.status == 2, (ran.status, ran.out, ran.err)
    assert ran.err.endswith("\n") and ran.err.count("\n") == 1, ran.err
    assert "Traceback" not in ran.err
    return ran.err.strip()
