"""Bots: players that are programs, and games played in bulk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from innovation.bots.bot import Bot
from innovation.bots.greedy_bot import GreedyBot
from innovation.bots.random_bot import RandomBot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every bot by name: from a seed a policy for one seat of one game."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot"]
