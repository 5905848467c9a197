"""Positions, records and scenarios: a game as plain JSON (formats.md)."""
