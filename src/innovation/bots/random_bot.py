"""The bot that picks any option, each equally likely."""

from __future__ import annotations

from typing import ClassVar

from innovation.bots.bot import Bot
from innovation.game import View
from innovation.rules.decision import Decision, Option


class RandomBot(Bot):
    """Picks at random; needs no view, which makes it the policy of benchmarks."""

    needs_view: ClassVar[bool] = False

    def __call__(self, decision: Decision, view: View | None) -> Option:
        """Any option."""
        return decision.option(self.any_of(decision.size))
