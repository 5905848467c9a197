"""What only a game with Cities has to be asked."""

from __future__ import annotations

from typing import Any

from innovation import Game


def rows(game: Game, kind: str, viewer: str | None = None) -> list[dict[str, Any]]:
    """The rows of one kind in the log, as a viewer sees them (by default a spectator)."""
    return [event.as_seen_by(viewer) for event in game.log if event.kind == kind]


def executions(game: Game) -> list[str]:
    """Who carried out which effect of which card, in order: `bo Gunpowder 1`."""
    return [f"{row['player']} {row['card']} {row['value']}" for row in rows(game, "effect")]


def drawn(game: Game, player: str) -> list[str]:
    """What a player drew into his hand, in order, whoever made him."""
    found = rows(game, "move", player)
    return [str(row["card"]) for row in found if row["verb"] == "draw" and _hand_of(row) == player]


def _hand_of(row: dict[str, Any]) -> str:
    return str(row["target_owner"]) if row["target"] == "hand" else ""
