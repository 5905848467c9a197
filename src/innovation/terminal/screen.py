"""The screen and the keyboard."""

from __future__ import annotations

from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from innovation.locale import Language

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal and what could be scrolled back to."""
NEW_PAGE: Final = "\f"
"""What stands for a cleared screen where the output is no terminal."""


class EndOfInput(Exception):
    """There is nobody at the keyboard any more."""


class Screen:
    """Shows things and reads lines, in one language."""

    def __init__(self, language: Language, console: Console | None = None) -> None:
        self.language: Final[Language] = language
        self.console: Final[Console] = console if console is not None else Console(highlight=False, soft_wrap=False)

    @property
    def width(self) -> int:
        """How many cells wide things are drawn."""
        return self.console.width

    def show(self, thing: RenderableType) -> None:
        """Show something drawn, or a text as it is."""
        self.console.print(Text(thing) if isinstance(thing, str) else thing)

    def say(self, key: str, style: str = "", **params: object) -> None:
        """Show a message."""
        self.console.print(Text(self.language.message(key, **params), style=style))

    def show_unbroken(self, line: str) -> None:
        """Show a line that is copied from the screen: it is not broken."""
        self.console.print(Text(line), soft_wrap=True)

    def say_unbroken(self, key: str, **params: object) -> None:
        """Show a message that is copied from the screen: nothing is broken into lines."""
        self.show_unbroken(self.language.message(key, **params))

    def clear(self) -> None:
        """Leave nothing to be read by whoever looks next."""
        file = self.console.file
        file.write(CLEAR if self.console.is_terminal else NEW_PAGE)
        file.flush()

    def read(self, key: str, **params: object) -> str:
        """Ask for one line. Raises EndOfInput where the input has ended."""
        try:
            return self.console.input(Text(self.language.message(key, **params) + " ", style="bold")).strip()
        except EOFError:
            raise EndOfInput from None
