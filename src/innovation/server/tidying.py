"""Tidying: when Python looks for garbage that refers to itself.

By itself it does so whenever much was made, and then looks at every object of every game: half a second of standstill
with five hundred games. Here it looks often at what is new, and at everything only while nobody plays, or once an hour.
"""

from __future__ import annotations

import gc
import time
from typing import Final

NEW_OBJECTS: Final = 5_000
NEVER: Final = 1_000_000
LONGEST: Final = 3600.0


class Tidying:
    """Decides when everything is looked at."""

    def __init__(self) -> None:
        self._last: float = time.monotonic()

    def begin(self) -> None:
        """Take the matter in hand."""
        gc.set_threshold(NEW_OBJECTS, 10, NEVER)
        gc.freeze()

    def tidy(self, busy: bool) -> None:
        """Called now and then; `busy` says that somebody has played since the last time."""
        if not busy or time.monotonic() - self._last > LONGEST:
            self._last = time.monotonic()
            gc.unfreeze()
            gc.collect()
        gc.freeze()  # what is there by now is left alone until the next time
