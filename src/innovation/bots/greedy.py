"""The bot that looks one step ahead."""

from __future__ import annotations

from innovation.bots.bot import Bot
from innovation.game import View
from innovation.rules.decision import Decision, Option


class GreedyBot(Bot):
    """Takes the option after which its side stands best."""

    def __call__(self, decision: Decision, view: View | None) -> Option:
        """The first option."""
        self.next_number()
        return decision.option(0)
