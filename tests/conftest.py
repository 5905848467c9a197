"""What holds for every test."""

from __future__ import annotations

import signal

# A run in the background may be told to ignore Ctrl-C, and every program it starts would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
