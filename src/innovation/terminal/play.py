"""`innovation play`: a game on this keyboard."""

from __future__ import annotations

import shlex
from pathlib import Path

from innovation.locale import Language
from innovation.terminal.play_loop import PlayLoop
from innovation.terminal.question import Left
from innovation.terminal.screen import Screen
from innovation.terminal.session import Session

STOPPED = 130


def play_session(session: Session, torn: bool, language: Language, confirm: bool) -> int:
    """Play on until the end or until somebody leaves; the exit status."""
    screen = Screen(language)
    save = session.save
    assert save is not None
    with save:
        if torn:
            screen.say("terminal.play.torn", style="yellow")
        screen.say_unbroken("terminal.play.welcome", file=save.path, seed=session.game.seed)
        try:
            PlayLoop(session, screen, confirm).play()
        except Left:
            say_how_to_resume(screen, save.path)
        except KeyboardInterrupt:
            screen.show("")
            say_how_to_resume(screen, save.path)
            return STOPPED
    return 0


def say_how_to_resume(screen: Screen, path: Path) -> None:
    """Tell how the game can go on."""
    if screen.console.is_terminal:
        screen.clear()
    screen.say_unbroken("terminal.play.saved", command=f"innovation play --resume {shlex.quote(str(path))}")
