"""What a person must not know never comes on the screen while he looks at it (rules 1.10)."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from innovation.locale import language
from innovation.material.card import NUMBERED
from innovation.material.catalog import CARDS
from innovation.rules.options import Rules
from innovation.terminal.play_loop import PlayLoop
from innovation.terminal.screen import NEW_PAGE, Screen
from innovation.terminal.session import Chair, Session, begin
from tests.terminal.program import streams

NAMES = [card.name for card in CARDS if card.kind == NUMBERED]
COMMANDS = ["l", "t", "u", "p 2", "p 3", "h", "99", ""]


ANY_NAME = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(NAMES, key=len, reverse=True)))


def names_in(text: str) -> set[str]:
    """The cards that a text names, also where a name is broken over two lines."""
    return set(ANY_NAME.findall(re.sub(r"\s+", " ", text)))


def strings_in(written: object) -> set[str]:
    """Every text anywhere in plain JSON."""
    if isinstance(written, dict):
        return set().union(*(strings_in(part) for part in written.values()))
    if isinstance(written, list):
        return set().union(*(strings_in(part) for part in written))
    return {written} if isinstance(written, str) else set()


def known_to(session: Session, player: str) -> set[str]:
    """Every card that a player's own view and log name."""
    game = session.game
    return strings_in([dict(game.view(player)), *[event.as_seen_by(player) for event in game.log]])


class Watch:
    """A keyboard that looks at the screen each time before it types."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session = session
        self.chance = random.Random(seed)
        self.output: Callable[[], str] = str
        self.read = 0
        self.looking: str | None = None
        self.turns = 0
        self.handed_over = 0

    def line(self) -> str:
        new = self.output()[self.read :]
        self.read += len(new)
        cleared = new.rsplit(NEW_PAGE, 1)
        self._check(cleared[0])
        if len(cleared) > 1:
            self._hand_over(cleared[1])
        self.turns += 1
        if self.chance.random() < 0.2:
            return self.chance.choice(COMMANDS)
        return str(self.chance.choice([1, 2, 2, 3, 3, 4, 5, 6]))

    def _hand_over(self, page: str) -> None:
        match = re.search(r"Only (\w+) may look", page)
        if match is None:  # the page of whom the screen was handed to
            self._check(page)
            return
        assert names_in(page) == set(), "nothing but the name while the keyboard goes from hand to hand"
        self.handed_over += 1
        self.looking = match[1]

    def _check(self, text: str) -> None:
        named = names_in(text)
        if self.looking is None:
            assert named == set()
            return
        secret = named - known_to(self.session, self.looking)
        assert not secret, f"{self.looking} must not know of {secret}"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("people", [["ann", "bo"], ["ann", "bo", "cy"]])
def test_people_see_only_what_is_theirs(seed: int, people: list[str]) -> None:
    chairs = [*[Chair(name) for name in people], Chair("random", "random")]
    session = begin(chairs, Rules(covered_cards_public=seed % 2 == 0), seed, None)
    watch = Watch(session, seed)
    with streams(watch.line) as (out, _):
        watch.output = out.getvalue
        PlayLoop(session, Screen(language("en")), True).play()
    assert watch.turns > 50
    assert watch.handed_over > 20
    assert session.game.result is not None


def test_the_watch_would_see_a_leak() -> None:
    """The test above can fail: an opponent's hand card on the screen is found."""
    session = begin([Chair("ann"), Chair("bo")], Rules(), 1, None)
    watch = Watch(session, 1)
    watch.looking = "ann"
    hidden = session.game.position()["players"]["bo"]["hand"][0]
    with pytest.raises(AssertionError, match="must not know"):
        watch._check(f"bo draws {hidden}.")


def test_a_terminal_is_cleared_with_its_history() -> None:
    from rich.console import Console

    with streams(lambda: None) as (out, _):
        Screen(language("en"), Console(force_terminal=True)).clear()
    assert out.getvalue() == "\x1b[H\x1b[2J\x1b[3J"
