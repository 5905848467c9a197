"""Drafting: a choice of several cards that its player puts together before anything of it is done."""

from __future__ import annotations

from collections.abc import Sequence

from innovation.game import Game
from innovation.rules.decision import Decision
from innovation.server.faults import Refusal


def goes_on(before: Decision, after: Decision | None) -> bool:
    """Whether `after` asks for the next pick of the very choice of several that `before` asked a pick of."""
    return (
        after is not None
        and before.at_most > 1
        and (after.seat, after.kind, after.verb) == (before.seat, before.kind, before.verb)
        and (after.source, after.effect, after.karma) == (before.source, before.effect, before.karma)
        and after.taken > before.taken
    )


def picked(game: Game, decision: Decision, options: Sequence[str]) -> list[Game]:
    """The game after each of these picks of one choice, the first of which answers `decision`.

    Raises Refusal where one of them is no option, or where the choice is over before the last.
    """
    games: list[Game] = []
    asked: Decision | None = decision
    before = decision
    for number, option in enumerate(options, 1):
        if asked is None or (number > 1 and not goes_on(before, asked)):
            raise Refusal("illegal", f"the choice is over after {number - 1} of these picks")
        if asked.index_of(option) < 0:
            raise Refusal("illegal", f"pick {number} is not among the options")
        game = (games[-1] if games else game).copy()
        game.choose(option, asked.player)
        games.append(game)
        before = asked
        asked = game.decision
    return games


def drafted(game: Game, decision: Decision, options: Sequence[str]) -> tuple[Game, Decision] | None:
    """What these picks of one choice lead to: the game after them and the next pick of the choice.

    None where they are to be committed first: the choice is complete, or the last of them shows somebody a card that its
    player did not know, and what has been seen cannot be taken back. Raises Refusal where one of them is no option, or
    where one of them but the last has to be committed first.
    """
    games = picked(game, decision, options)
    for number, after in enumerate(games, 1):
        if after.can_undo:
            continue
        if number < len(games):
            raise Refusal("illegal", f"the first {number} of these picks have to be made before the next")
        return None
    following = games[-1].decision
    last = games[-2].decision if len(games) > 1 else decision
    assert last is not None
    if following is None or not goes_on(last, following):
        return None
    return games[-1], following
