"""A session: one game at the terminal, its people and bots, and every pick on its way to the save file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from innovation.bots import BOTS
from innovation.game import ENGINE, Game
from innovation.notation.faults import IllegalChoice
from innovation.notation.position import read_game, write_game
from innovation.rules.decision import Decision, Option
from innovation.rules.options import Rules
from innovation.terminal.faults import BadInput
from innovation.terminal.save_file import Saved, SaveFile

Json = dict[str, Any]


@dataclass(frozen=True)
class Chair:
    """Who sits in one seat: a name, and for a bot its kind."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Pick:
    """One pick of the game so far, and how long the log was before it."""

    player: str
    text: str
    log_before: int


class Session:
    """A running game with its chairs. With a save file, a pick is on disk when `pick` returns."""

    def __init__(self, game: Game, chairs: list[Chair], save: SaveFile | None = None) -> None:
        self.game: Final[Game] = game
        self.chairs: Final[list[Chair]] = chairs
        self.save: SaveFile | None = save
        self.history: Final[list[Pick]] = []

    # Who sits here

    def bot_of(self, player: str) -> str | None:
        """The kind of bot that plays for `player`; None for a person."""
        return next(chair.bot for chair in self.chairs if chair.name == player)

    @property
    def people(self) -> list[str]:
        """The players at the keyboard, in seating order."""
        return [chair.name for chair in self.chairs if chair.bot is None]

    # Picking

    def pick(self, decision: Decision, option: Option) -> None:
        """Make a pick and write it down."""
        player, text = decision.player, option.text
        log_before = len(self.game.log) if self.bot_of(player) is None else 0
        self.game.choose(option, player)
        self.history.append(Pick(player, text, log_before))
        if self.save is not None:
            self.save.append({"player": player, "pick": text})

    def bot_option(self, decision: Decision) -> Option:
        """What the bot asked by `decision` picks: its seed and the number of the decision settle it."""
        kind = self.bot_of(decision.player)
        assert kind is not None
        answered = sum(1 for pick in self.history if pick.player == decision.player)
        seed = (self.game.seed or 0) + self.game.seat_of(decision.player)
        bot = BOTS[kind](seed).skip(answered)
        view = self.game.view(decision.player) if bot.needs_view else None
        return bot(decision, view)

    # Taking back

    @property
    def opening(self) -> bool:
        """Whether the opening meld goes on, where everybody can still change his mind (rules 3.7)."""
        return bool(self.game.view(None)["turn"]["number"] == 0)

    def can_take_back(self, player: str) -> bool:
        """Whether the last pick of `player` can be taken back."""
        own = [pick for pick in self.history if pick.player == player]
        if not own or not self.game.can_undo:
            return False
        return self.opening or self.history[-1].player == player

    def take_back(self, player: str) -> None:
        """Take back the last pick of `player`, and write that down."""
        self._undo(player)
        if self.save is not None:
            self.save.append({"player": player, "undo": True})

    def _undo(self, player: str) -> None:
        if not self.can_take_back(player):
            raise IllegalChoice(f"{player} has nothing to take back")
        self.game.undo(player)
        last = max(number for number, pick in enumerate(self.history) if pick.player == player)
        del self.history[last]

    # What a player missed

    def log_since_own_pick(self, player: str) -> int:
        """How long the log was before the last pick of `player`; 0 before his first."""
        return next((pick.log_before for pick in reversed(self.history) if pick.player == player), 0)

    # Saving

    def header(self) -> Json:
        """What a save file says about the game before the first pick."""
        return {
            "engine": ENGINE,
            "game": write_game(self.game.rules, self.game.players),
            "seed": self.game.seed,
            "bots": {chair.name: chair.bot for chair in self.chairs if chair.bot is not None},
        }

    def _repeat(self, number: int, line: Json) -> None:
        """Carry out a line of a save file again."""
        player = line.get("player")
        if not isinstance(player, str):
            raise IllegalChoice("there is no player")
        if line.get("undo") is True:
            self._undo(player)
            return
        log_before = len(self.game.log) if self.bot_of(player) is None else 0
        text = str(line.get("pick"))
        self.game.choose(text, player)
        self.history.append(Pick(player, text, log_before))


def begin(chairs: list[Chair], rules: Rules, seed: int | None, path: Path | None) -> Session:
    """A new session. Raises BadInput for names, options or a number of players that cannot be."""
    try:
        session = Session(Game([chair.name for chair in chairs], rules, seed), chairs)
    except ValueError as error:
        raise BadInput("terminal.error.game", detail=str(error)) from None
    if path is not None:
        session.save = SaveFile.create(path, session.header())
    return session


def restored(path: Path, saved: Saved) -> Session:
    """The session that a save file describes, without going on to write it. Raises BadInput where it makes no game."""
    header = saved.header
    try:
        rules, names = read_game(header.get("game"))
        seed = header.get("seed")
        bots = header.get("bots")
        if type(seed) is not int or not isinstance(bots, dict):
            raise ValueError("seed or bots")
        for name, kind in bots.items():
            if name not in names or not isinstance(kind, str) or kind not in BOTS:
                raise ValueError(f"bots: {name!r} {kind!r}")
        session = Session(Game(names, rules, seed), [Chair(name, bots.get(name)) for name in names])
    except ValueError:
        raise BadInput("terminal.error.save_corrupt", file=path, line=1) from None
    for number, line in enumerate(saved.lines, 2):
        try:
            session._repeat(number, line)
        except (IllegalChoice, StopIteration):
            raise BadInput("terminal.error.save_corrupt", file=path, line=number) from None
    return session


def resume(path: Path) -> tuple[Session, bool]:
    """Go on with a saved game; and whether the torn last line of an unacknowledged pick was dropped."""
    save, saved = SaveFile.resume(path)
    try:
        session = restored(path, saved)
    except BadInput:
        save.close()
        raise
    session.save = save
    return session, saved.torn
