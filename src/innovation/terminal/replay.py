"""`innovation replay`: stepping through a finished or running game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from innovation.game import RECORD_FORMAT, Game
from innovation.terminal.faults import BadInput
from innovation.terminal.files import read_json
from innovation.terminal.save_file import is_save, read_save
from innovation.terminal.screen import EndOfInput, Screen
from innovation.terminal.session import restored
from innovation.terminal.table_screen import TableScreen


def read_game_file(path: Path) -> Game:
    """The game of a record or save file. Raises BadInput where there is none, or it cannot be played."""
    if is_save(path):
        return restored(path, read_save(path)).game
    written = read_json(path)
    if written.get("format") != RECORD_FORMAT:
        raise BadInput("terminal.error.format", file=path, known=RECORD_FORMAT)
    try:
        return Game.from_record(written)
    except (ValueError, RecursionError) as error:
        raise BadInput("terminal.error.file_wrong", file=path, detail=str(error)) from None


class Replay:
    """A game pick by pick, as one player or a spectator may see it. Step 0 is the table before the first pick."""

    def __init__(self, game: Game, viewer: str | None, screen: Screen) -> None:
        self.screen: Final[Screen] = screen
        self.viewer: Final[str | None] = viewer
        self.picks: Final[list[tuple[str, str]]] = game.picks
        start = Game.from_record({**game.record(), "picks": []})
        self._games: Final[list[Game]] = [start]

    def game_at(self, step: int) -> Game:
        """The game after `step` picks."""
        while len(self._games) <= step:
            following = self._games[-1].copy()
            player, text = self.picks[len(self._games) - 1]
            following.choose(text, player)
            self._games.append(following)
        return self._games[step]

    # Showing

    def show_step(self, step: int) -> None:
        """The table after `step` picks, and what the last of them did."""
        game = self.game_at(step)
        view = game.view(self.viewer)
        screen = self.screen
        needed = game.rules.threshold(len(game.players))
        drawn = TableScreen(screen.language, view, needed, {}, screen.width, game.standings())
        screen.show(drawn.render())
        self._show_events(step)
        screen.say("terminal.replay.step", style="bold", step=step, steps=len(self.picks))
        if game.result is not None:
            screen.show(screen.language.result(game.result))

    def _show_events(self, step: int) -> None:
        since = len(self.game_at(step - 1).log) if step else 0
        for event in self.game_at(step).log[since:]:
            row = event.as_seen_by(self.viewer)
            style = "bold" if row["kind"] == "turn" else ""
            self.screen.show(Text(f"  {self.screen.language.event(row)}", style=style))

    def print_all(self) -> None:
        """Everything that happened, without waiting."""
        last = self.game_at(len(self.picks))
        for event in last.log:
            self.screen.show(self.screen.language.event(event.as_seen_by(self.viewer)))
        if last.result is not None:
            self.screen.show(self.screen.language.result(last.result))
        else:
            self.screen.say("terminal.replay.unfinished", steps=len(self.picks))

    # Stepping

    def step_through(self) -> None:
        """Let the reader go forward and back until he leaves."""
        step = 0
        self.show_step(step)
        while True:
            try:
                typed = self.screen.read("terminal.replay.prompt")
            except EndOfInput:
                return
            if typed == "q":
                return
            wanted = self._wanted(typed, step)
            if wanted is None:
                self.screen.say("terminal.replay.unknown", style="red", steps=len(self.picks))
            elif wanted != step:
                step = wanted
                self.show_step(step)
            else:
                self.screen.say("terminal.replay.end")

    def _wanted(self, typed: str, step: int) -> int | None:
        """The step that was asked for; None where it makes no sense."""
        if typed == "":
            return min(step + 1, len(self.picks))
        if typed == "b":
            return max(step - 1, 0)
        if typed.isdecimal() and len(typed) < 9 and int(typed) <= len(self.picks):
            return int(typed)
        return None
