"""Game.keep_log: the log and the answer to `can_undo` are the same, written as the game goes or worked out when asked."""

from __future__ import annotations

import random

import pytest

from innovation import Game, Rules
from tests.mixes import MIXES, NAMES
from tests.notation.play import Dice

SHOWN = ["3 third", "teams third", "2 all sets", "3 with every switch"]
PICKS = 120


def rows(game: Game) -> list[object]:
    """The log in every reader's eyes."""
    return [event.as_seen_by(viewer) for event in game.log for viewer in (*game.players, None)]


def games(mix: str, seed: int) -> tuple[Game, Game]:
    """The same game twice; the first keeps its log."""
    count, options = MIXES[mix]
    kept, plain = (Game(list(NAMES[:count]), Rules(**options), seed) for _ in range(2))
    kept.keep_log()
    return kept, plain


@pytest.mark.parametrize("mix", SHOWN)
def test_log_and_undo_are_the_same_after_every_pick_and_undo(mix: str) -> None:
    kept, plain = games(mix, 7)
    chance = random.Random(mix)
    undone = 0
    for _ in range(PICKS):
        if kept.can_undo and chance.random() < 0.3:
            kept.undo()
            plain.undo()
            undone += 1
        elif (decisions := kept.decisions) == []:
            break
        else:
            decision = chance.choice(decisions)
            option = chance.choice(decision.options).text
            kept = kept.copy()  # as a table does, so that a pick that is not written can be dropped
            for game in (kept, plain):
                game.choose(option, decision.player)
        assert rows(kept) == rows(plain)
        assert kept.can_undo == plain.can_undo
        assert kept.position() == plain.position()
    assert undone > 3


@pytest.mark.parametrize("mix", SHOWN)
def test_whole_actions_are_written_too(mix: str) -> None:
    kept, plain = games(mix, 8)
    for seed in range(40):
        for game in (kept, plain):
            game.play_action(Dice(seed))
        assert rows(kept) == rows(plain)
        assert kept.can_undo == plain.can_undo


def test_it_can_begin_in_the_middle_of_an_action() -> None:
    _, plain = games("3 third", 9)
    late = plain.copy()
    chance = random.Random(9)
    while not late.in_action:
        decision = late.decisions[0]
        option = chance.choice(decision.options).text
        for game in (late, plain):
            game.choose(option, decision.player)
    late.keep_log()
    for _ in range(60):
        assert rows(late) == rows(plain)
        assert late.can_undo == plain.can_undo
        if late.decision is None:
            break
        option = chance.choice(late.decision.options).text
        for game in (late, plain):
            game.choose(option)
