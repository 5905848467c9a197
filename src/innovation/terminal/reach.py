"""Reach: who would share a dogma action's effects, and whom its demands would hit."""

from __future__ import annotations

from innovation.game import Game
from innovation.locale import Language


def reach_in_short(game: Game, card: str, language: Language) -> str:
    """Sharers and targets on one line, for the list of options."""
    parts: list[str] = []
    effects = game.preview_dogma(card)
    shares = [effect for effect in effects if not effect.demand]
    demands = [effect for effect in effects if effect.demand]
    if shares:
        parts.append(_who("shared_short", shares[0].players, language))
    if demands:
        parts.append(_who("hit_short", demands[0].players, language))
    both = language.message("terminal.reach.separator", first=parts[0], rest=parts[-1]) if len(parts) > 1 else parts[0]
    return language.message("terminal.reach.brackets", parts=both)


def reach_by_effect(game: Game, card: str, language: Language) -> list[str]:
    """A sentence for each effect with its text."""
    texts = language.effects(card, game.rules.first_edition)
    lines: list[str] = []
    for effect, text in zip(game.preview_dogma(card), texts, strict=True):
        key = "hit" if effect.demand else "shared"
        lines.append(language.message("terminal.reach.effect", number=effect.effect, text=text))
        lines.append("   " + _who(key, effect.players, language))
    return lines


def _who(key: str, players: list[str], language: Language) -> str:
    if not players:
        return language.message(f"terminal.reach.{key}_by_nobody")
    return language.message(f"terminal.reach.{key}", players=language.listed(players))
