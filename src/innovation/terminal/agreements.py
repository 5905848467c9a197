"""Options of the command line that make up a game: who sits where, and by which rules."""

from __future__ import annotations

import os
import secrets
import sys
import time
from pathlib import Path
from typing import Final

from innovation.bots import BOTS
from innovation.locale import Language
from innovation.rules.options import SWITCHES, Rules
from innovation.terminal.faults import BadInput
from innovation.terminal.session import Chair

BOT_PREFIX: Final = "bot:"
NEEDED_SETS: Final = {"echoes_v1": ("base", "echoes")}
SEED_BITS: Final = 31
"""Seeds made up here are short enough to be read aloud."""


def agreed_rules(
    ruleset: str, teams: bool, extra_achievement: bool, sets: list[str], relics: bool, switches: list[str]
) -> Rules:
    """The rules that the command line asks for. Raises BadInput where they cannot be.

    Where it names no sets, those that the ruleset needs at least are in play.
    """
    given: dict[str, object] = {}
    for switch in switches:
        name, equals, value = switch.partition("=")
        if not equals:
            raise BadInput("terminal.error.switch_form", given=switch)
        if name not in SWITCHES:
            raise BadInput("terminal.error.switch_name", given=name, known=", ".join(SWITCHES))
        if name in given:
            raise BadInput("terminal.error.switch_twice", given=name)
        given[name] = int(value) if value.isdecimal() and len(value) < 9 else value
    try:
        return Rules(
            ruleset=ruleset,
            sets=tuple(sets or NEEDED_SETS.get(ruleset, ("base",))),
            teams="partners" if teams else None,
            extra_achievement=extra_achievement,
            relics=relics,
            **given,
        )
    except ValueError as error:
        raise BadInput("terminal.error.rules", detail=str(error)) from None


def words_of(listed: str) -> list[str]:
    """The words of a list with commas."""
    return [word.strip() for word in listed.split(",") if word.strip()]


def checked_bots(listed: str) -> list[str]:
    """Kinds of bots from a list with commas. Raises BadInput for an unknown one or none at all."""
    kinds = words_of(listed)
    if not kinds:
        raise BadInput("terminal.error.no_bots", known=", ".join(BOTS))
    for kind in kinds:
        if kind not in BOTS:
            raise BadInput("terminal.error.bot", given=kind, known=", ".join(BOTS))
    return kinds


def seated(words: list[str], language: Language) -> list[Chair]:
    """Who sits where, clockwise: names of people, and `bot:KIND` for bots. A lone person gets a bot to play with."""
    if not words:
        words = [language.message("terminal.play.somebody")]
    if len(words) == 1 and not words[0].startswith(BOT_PREFIX):
        words = [words[0], f"{BOT_PREFIX}greedy"]
    chairs: list[Chair] = []
    taken = {word for word in words if not word.startswith(BOT_PREFIX)}
    for word in words:
        if not word.startswith(BOT_PREFIX):
            chairs.append(Chair(word))
            continue
        (kind,) = checked_bots(word.removeprefix(BOT_PREFIX) or "?")[:1]
        name = kind
        number = 2
        while name in taken:
            name = f"{kind} {number}"
            number += 1
        taken.add(name)
        chairs.append(Chair(name, kind))
    return chairs


def new_seed() -> int:
    """A seed for a game that was not given one."""
    return secrets.randbits(SEED_BITS)


def data_directory() -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "innovation"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "innovation"
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"
    return base / "innovation"


def new_save_path(seed: int) -> Path:
    """Where a game is saved that was not given a file."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return data_directory() / f"{stamp}-{seed}.jsonl"
