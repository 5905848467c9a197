"""Reach: who would share a dogma action's effects, and whom its demands would hit."""

from __future__ import annotations

from innovation.game import Game, Preview
from innovation.locale import Language
from innovation.locale.codes import ENGLISH


def reach_in_short(game: Game, card: str, language: Language) -> str:
    """Sharers and targets on one line, for the list of options; or that there is no effect."""
    parts: list[str] = []
    effects = game.preview_dogma(card)
    shares = [effect for effect in effects if not effect.demand]
    demands = [effect for effect in effects if effect.demand]
    if shares:
        parts.append(_who("shared_short", shares[0].players, language))
    if demands:
        parts.append(_who("hit_short", demands[0].players, language))
    if not parts:
        parts.append(language.message("terminal.reach.nothing_short"))
    both = language.message("terminal.reach.separator", first=parts[0], rest=parts[-1]) if len(parts) > 1 else parts[0]
    return language.message("terminal.reach.brackets", parts=both)


def reach_by_effect(game: Game, card: str, language: Language) -> list[str]:
    """A sentence for each effect with its text, echo effects that would be carried out first among them, and karma
    that acts before it."""
    lines: list[str] = []
    told = game.foresee(card)
    if told.karma:
        figures = language.listed([language.card(figure) for figure in told.karma])
        lines.append(language.message("terminal.reach.karma_first", cards=figures))
    for effect in told.reach:
        key = "hit" if effect.demand else "shared"
        lines.append(_effect(game, effect, language))
        lines.append("   " + _who(key, effect.players, language))
    return lines or [language.message("terminal.reach.nothing")]


def karma_line(card: str, language: Language) -> str:
    """The karma of a Figure on one line."""
    text = " ".join(language.karma(card)) if language.code == ENGLISH else "".join(language.karma(card))
    return language.message("terminal.reach.karma", card=language.card(card), text=text)


def _effect(game: Game, effect: Preview, language: Language) -> str:
    if effect.effect == 0:
        text = language.echo(effect.card) or ""
        return language.message("terminal.reach.echo", card=language.card(effect.card), text=text)
    text = language.effects(effect.card, game.rules.first_edition)[effect.effect - 1]
    return language.message("terminal.reach.effect", number=effect.effect, text=text)


def _who(key: str, players: list[str], language: Language) -> str:
    if not players:
        return language.message(f"terminal.reach.{key}_by_nobody")
    return language.message(f"terminal.reach.{key}", players=language.listed(players))
