"""The errors that name what is wrong with what was read or chosen."""

from __future__ import annotations


class BadPosition(ValueError):
    """A position that cannot be read; the text names the place."""


class BadRecord(ValueError):
    """A record that cannot be read or played; the text names the place or the pick."""


class IllegalChoice(ValueError):
    """A pick that is not among the legal options; nothing was changed."""


class NoDeal(ValueError):
    """No deal of the hidden cards agrees with what the player has seen."""
