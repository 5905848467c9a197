"""The table on the screen: what is counted is right, and lines fit."""

from __future__ import annotations

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from innovation import Game, Rules
from innovation.locale import LANGUAGES, language
from innovation.material.catalog import CARDS
from innovation.terminal.card_page import card_page
from innovation.terminal.look import all_icons, covered_icons
from innovation.terminal.standing import team_of
from innovation.terminal.table_screen import TableScreen
from tests.helpers import figures_table, seat, table


def played(seed: int, picks: int, players: int = 4) -> Game:
    chance = random.Random(seed)
    game = Game(["ann", "bo", "cy", "dee"][:players], Rules(), seed)
    for _ in range(picks):
        decision = game.decision
        if decision is None:
            break
        game.choose(chance.choice(decision.options), decision.player)
    return game


def drawn(game: Game, viewer: str | None, code: str, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    needed = game.rules.threshold(len(game.players))
    screen = TableScreen(language(code), game.view(viewer), needed, {}, width, game.standings())
    console.print(screen.render())
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seed", range(3))
def test_every_line_is_as_wide_as_the_screen(code: str, width: int, seed: int) -> None:
    """Chinese characters are two cells wide, and every frame closes at the same column."""
    for viewer in ("ann", None):
        lines = drawn(played(seed, 300), viewer, code, width).splitlines()
        assert {cell_len(line) for line in lines} == {width}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_player_and_pile_is_on_the_table(code: str) -> None:
    game = played(2, 300)
    text = drawn(game, "ann", code, 200)
    view = game.view("ann")
    for name, zones in view["players"].items():
        assert name in text
        for stack in zones["board"].values():
            for card in stack["cards"]:
                assert language(code).card(card) in text
    for card in view["players"]["ann"]["hand"]:
        assert language(code).card(card) in text


def test_visible_icons_lie_where_the_rules_say() -> None:
    """Rules 7.2.2: left shows the lower right, right both left places, up the lower row.

    Archery has a castle upper left, and bulb, hexagon, castle in its lower row.
    """
    archery = CARDS["Archery"]
    assert all_icons(archery) == "♜/☼⬡♜"
    assert [covered_icons(archery, splay) for splay in range(4)] == ["", "/♜", "♜/☼", "/☼⬡♜"]


def test_partners_sit_opposite_and_count_together() -> None:
    game = {"players": ["ann", "bo", "cy", "dee"], "teams": "partners"}
    assert team_of(game, "bo") == ["bo", "dee"]
    assert team_of({**game, "teams": None}, "bo") == ["bo"]


def test_an_achievement_within_reach_is_marked() -> None:
    game = table(ann=seat(score=["Tools", "Currency", "Calendar"], red=["Archery"]), bo=seat(), available=["Writing"])
    assert "[1] 5 (within reach)" in drawn(game, "ann", "en", 120)
    assert "(within reach)" not in drawn(game, "bo", "en", 120)


def test_prices_and_progress_are_those_of_karma() -> None:
    """Rules 12.6.5: Leeuwenhoek pays with hand cards, Hedy Lamarr asks one less, McAdam makes top cards available."""
    own = seat(yellow=["Antonie Van Leeuwenhoek"], green=["Hedy Lamarr"], hand=["Coal"])
    screen = drawn(figures_table(ann=own, bo=seat(), available=["Banking"]), "ann", "en", 120)
    assert "[5] 15" in screen
    assert "World 2/11" in screen
    score = ["Robotics", "Software", "Databases"]
    game = figures_table(ann=seat(yellow=["John Loudon McAdam"], score=score), bo=seat(), available=["Tools"])
    assert "John Loudon McAdam [6 Figures] 30 (within reach)" in drawn(game, "ann", "en", 120)
    assert "30 (within reach)" not in drawn(game, "bo", "en", 120)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_a_page(code: str) -> None:
    console = Console(file=io.StringIO(), width=80)
    for card in CARDS:
        console.print(card_page(card.name, language(code)))
        console.print(card_page(card.name, language(code), first_edition=True))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert all(language(code).card(card.name) in text for card in CARDS)
