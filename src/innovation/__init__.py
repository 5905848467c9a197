"""Innovation: a complete rules engine for the card game by Carl Chudyk (unofficial)."""

from innovation.game import CouldBe, DogmaPreview, Game, Preview, Result, View
from innovation.notation.faults import BadPosition, BadRecord, IllegalChoice, NoDeal
from innovation.rules.decision import Decision, Option
from innovation.rules.event import Event
from innovation.rules.options import Rules

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "CouldBe",
    "Decision",
    "DogmaPreview",
    "Event",
    "Game",
    "IllegalChoice",
    "NoDeal",
    "Option",
    "Preview",
    "Result",
    "Rules",
    "View",
    "__version__",
]
