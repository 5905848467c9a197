"""The screens with Figures in the Sand: karma, decrees, inspire effects."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from innovation import Game
from innovation.locale import LANGUAGES, language
from innovation.terminal.card_page import card_json
from innovation.terminal.question import Question
from innovation.terminal.screen import Screen
from innovation.terminal.session import Chair, Session
from tests.helpers import figures_table, play, seat
from tests.terminal.program import run
from tests.terminal.test_table import drawn


def asked_on_screen(game: Game, code: str) -> str:
    """What the player who is asked sees of the question."""
    decision = game.decision
    assert decision is not None
    session = Session(game, [Chair(name, None) for name in game.players])
    written = io.StringIO()
    screen = Screen(language(code), Console(file=written, width=400, highlight=False))
    Question(session, decision, screen).show()
    return written.getvalue()


def test_the_table_shows_the_karma_of_top_figures_only() -> None:
    game = figures_table(ann=seat(yellow=["Sneferu", "Rhazes"]), bo=seat())
    own = drawn(game, "bo", "en", 200)
    assert f"Karma of Sneferu: {' '.join(language('en').karma('Sneferu'))}" in own
    assert "Karma of Rhazes" not in own
    assert "斯尼夫鲁的业力效果：手牌中有任意两张人物牌时" in drawn(game, None, "zh-Hans", 200)


def test_the_table_counts_the_icons_that_karma_adds() -> None:
    """Each of ann's two castles gives her a crown (Sneferu, rules 12.6.5)."""
    game = figures_table(ann=seat(yellow=["Sneferu"]), bo=seat())
    assert "♜ 2   ♛ 2   ❧ 0" in drawn(game, "ann", "en", 120)


def test_the_table_counts_the_achievements_that_karma_adds() -> None:
    """Red lies splayed right at ann's, and bo has splayed nothing (Niccolo Machiavelli)."""
    game = figures_table(ann=seat(purple=["Niccolo Machiavelli"], red=("right", ["Oars", "Archery"])), bo=seat())
    assert "achievements 1 of 7" in drawn(game, "ann", "en", 120)


def test_decrees_lie_apart_from_special_achievements_or_with_their_holder() -> None:
    game = figures_table(ann=seat(achievements=["War"]), bo=seat())
    own = drawn(game, "ann", "en", 120)
    assert "Decrees: Advancement · Trade · Rivalry · Expansion" in own
    assert "achievements 1 of 7 · War" in own
    assert "政令：发展 · 贸易 · 竞争 · 扩张" in drawn(game, "ann", "zh-Hans", 120)


def test_no_decrees_without_figures() -> None:
    assert "Decrees" not in drawn(Game(["ann", "bo"], seed=1), None, "en", 120)


def test_a_question_of_karma_quotes_it() -> None:
    """Su Song: before ann draws a [3], she moves a card of her score pile to her forecast."""
    game = figures_table(ann=seat(score=["Tools", "Canning"], green=["Su Song"]), bo=seat())
    play(game, "ann: draw")
    said = asked_on_screen(game, "en")
    assert f"Karma of Su Song: {' '.join(language('en').karma('Su Song'))}" in said
    assert "because of the karma of Su Song." in said
    assert "因“苏颂”的业力效果" in asked_on_screen(game, "zh-Hans")


def test_a_question_of_a_decree_quotes_it() -> None:
    game = figures_table(ann=seat(hand=["Gilgamesh", "Sun Tzu", "Avicenna"]), bo=seat())
    assert "Issue the decree War" in asked_on_screen(game, "en")
    play(game, "ann: decree War")
    said = asked_on_screen(game, "en")
    assert f"Decree War: {language('en').condition('War')}" in said
    assert "because of the decree War." in said


def test_a_question_of_an_inspire_effect_quotes_it() -> None:
    game = figures_table(ann=seat(hand=["Oars", "Tools"], red=["Gilgamesh"]), bo=seat())
    assert "Inspire: red" in asked_on_screen(game, "en")
    play(game, "ann: inspire red")
    said = asked_on_screen(game, "en")
    assert f"Inspire effect of Gilgamesh: {language('en').inspire('Gilgamesh')}" in said
    assert "ann must score a card from hand because of the inspire effect of Gilgamesh." in said


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_of_a_figure_tells_its_effects_and_of_a_decree_what_it_does(code: str) -> None:
    tongue = language(code)
    page = "".join(run("card", "Homer", "--lang", code).out.split())
    for text in (tongue.inspire("Homer") or "", *tongue.karma("Homer")):
        assert "".join(text.split()) in page
    assert "".join(tongue.condition("War").split()) in "".join(run("card", "War", "--lang", code).out.split())


def test_figures_and_decrees_as_json() -> None:
    homer = card_json("Homer", language("en"))
    assert (homer["inspire"], len(homer["karma"]), homer["echo"]) == (language("en").inspire("Homer"), 2, None)
    assert card_json("War", language("en"))["kind"] == "decree"
    assert card_json("Empire", language("en"))["kind"] == "special"


def test_a_card_is_found_without_its_accent() -> None:
    assert "Pelé [9 Figures]" in run("card", "Pele", "--lang", "en").out


def test_close_names_are_listed_as_the_language_lists_them() -> None:
    assert "Archery, Rocketry, Machinery?" in run("card", "Arcgery", "--lang", "en").err
    assert "射箭、火箭技术、机械？" in run("card", "Arcgery", "--lang", "zh-Hans").err


@pytest.mark.parametrize(
    ("code", "condition", "effect"),
    [
        ("en", "Another player who has this decree loses it, and that is all.", "Effect: name a value;"),
        ("zh-Hans", "若此政令属于其他玩家，只将它放回，不产生效果。", "效果：选择一个数值"),
        ("zh-Hant", "若此政令屬於其他玩家，只將它放回，不產生效果。", "效果：選擇一個數值"),
    ],
)
def test_a_decree_says_what_issuing_it_does_to_a_holder(code: str, condition: str, effect: str) -> None:
    """Rules 12.3.2, step 3."""
    page = "".join(run("card", "War", "--lang", code).out.split())
    assert "".join(condition.split()) in page and "".join(effect.split()) in page


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_ruling_begins_beside_its_dash(code: str) -> None:
    """Chinese has no spaces to break a line at: a long ruling starts on the dash's line all the same."""
    lines = run("card", "War", "--lang", code).out.splitlines()
    dashes = [line for line in lines if line.startswith("  -")]
    assert len(dashes) == len(language(code).rulings("War"))
    assert all(line.removeprefix("  -").strip() for line in dashes)
    whole = "".join("".join(lines).split())
    assert all("".join(ruling.split()) in whole for ruling in language(code).rulings("War"))
