"""The browser page: static files that the server hands out. `ROOT` is where they lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent
