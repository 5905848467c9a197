"""Screens: no overflow and no clipped text at any width and in any language, and nothing that hinders the disabled."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from innovation import locale
from innovation.locale.codes import LANGUAGES
from innovation.material.card import NUMBERED, Card
from innovation.material.catalog import CARDS
from innovation.material.words import SETS
from tests.mixes import ALL_SETS
from tests.server.desk import Server
from tests.web.reader import WIDTHS, Reader
from tests.web.scenes import LONGEST_NAME, crowded, lay, play_out, played

AXE = Path(__file__).parent / "page_types" / "node_modules" / "axe-core" / "axe.min.js"

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
CLIPPED = """() => {
  const clipped = [];
  for (const one of document.querySelectorAll('button, .card-name, .chip, h1, h2, h3, p, th, td, legend, label, dt, dd')) {
    const style = getComputedStyle(one);
    if (!one.offsetParent || style.overflowX === 'auto' || one.closest('.unseen') || style.textOverflow === 'ellipsis') continue;
    if (one.scrollWidth > one.clientWidth + 2 && style.display !== 'inline') clipped.push(one.className + ': ' + one.innerText.slice(0, 60));
    if (one.matches('.card-name') && one.scrollHeight > one.clientHeight + 2) clipped.push('title ' + one.innerText);
  }
  return clipped;
}"""

SMALLEST = """(where) => Math.min(...[...document.querySelectorAll(where)].flatMap((box) => [box, ...box.querySelectorAll('*')])
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
LEAST_LETTERS = 12
"""Pixels of the smallest letters in the text of a card."""
LOST = """() => {
  const lost = [];
  for (const stack of document.querySelectorAll('.board > .stack')) {
    if (!stack.offsetParent) continue;
    const board = stack.closest('.board').getBoundingClientRect();
    const name = stack.dataset.owner + ' ' + stack.dataset.color;
    const top = stack.querySelector('.card').getBoundingClientRect();
    const icons = [...stack.querySelectorAll('.strip .icon:not(.icon-none)')].map((icon) => icon.getBoundingClientRect());
    if (top.width < 110) lost.push(`${name}: the top card is ${top.width} wide`);
    for (const box of [top, ...icons]) if (box.left < board.left - 1 || box.right > board.right + 1) lost.push(`${name}: outside of the board`);
    for (const box of icons) {
      if (box.width < 15 || box.height < 15) lost.push(`${name}: an icon is ${box.width} wide`);
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (x > top.left && x < top.right && y > top.top && y < top.bottom) lost.push(`${name}: an icon under the top card`);
    }
    icons.forEach((one, number) => icons.slice(number + 1).forEach((other) => {
      if (Math.abs(one.left - other.left) < 12 && Math.abs(one.top - other.top) < 12) lost.push(`${name}: one icon over another`);
    }));
  }
  return lost;
}"""
"""What of the stacks that are shown cannot be seen: every icon that looks out must, and the top card with its title."""


class Scene:
    """Tables laid as written, and the reader who sits at them."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self.chromium = chromium
        self.server = server
        self.first = Reader(chromium, server)
        self.first.go("/")
        self.table = lay(self.first, played(("ann", "bo", LONGEST_NAME), 45, 6, **ALL_SETS))
        """A game of all sets that has gone on for a while, with everything that its log tells."""
        self.crowded = lay(self.first, crowded())
        """More than a game ever shows."""
        self.over: str = self.first.table("me", "random", "random", name="ann", sets=["base"])["id"]
        play_out(self.first, self.over, 4)
        self.cookies: Any = self.first.context.cookies()

    def reader(self, width: int, **settings: str) -> Reader:
        reader = Reader(self.chromium, self.server, width, **settings)
        reader.context.add_cookies(self.cookies)
        return reader


@pytest.fixture(scope="module")
def scene(chromium: Browser, server: Server) -> Iterator[Scene]:
    made = Scene(chromium, server)
    yield made
    made.first.close()


def faults(page: Page) -> list[str]:
    page.wait_for_timeout(150)
    found: list[str] = page.evaluate(CLIPPED)
    wide = page.evaluate(OVERFLOW)
    return [*found, *([f"{wide} pixels too wide"] if wide > 0 else [])]


QUICK = {(360, "en"), (768, "zh-Hant"), (1280, "zh-Hans"), (1920, "en")}
"""The screens of the plain run; the slow one looks at the rest."""


@pytest.mark.parametrize(
    ("width", "language"),
    [
        pytest.param(width, language, marks=[] if (width, language) in QUICK else pytest.mark.slow)
        for width in WIDTHS
        for language in LANGUAGES
    ],
)
def test_nothing_overflows_and_no_text_is_cut(scene: Scene, width: int, language: str) -> None:
    reader = scene.reader(width, language=language)
    page = reader.page
    reader.go("/")
    page.locator(".create").wait_for()
    page.locator(".create summary").click()
    assert faults(page) == []
    reader.go(f"/table/{scene.table}")
    page.locator(".panel").first.wait_for(state="attached")
    assert faults(page) == []
    for tab in page.locator(".tabs button").all():
        if tab.is_visible():
            tab.click()
            assert faults(page) == []
    for key in ("?", "c"):
        page.keyboard.press(key)
        page.locator(".dialog").wait_for()
        assert faults(page) == []
        page.keyboard.press("Escape")
    reader.go(f"/table/{scene.over}")
    page.locator(".end .curves").wait_for()
    assert faults(page) == []
    reader.go(f"/table/{scene.over}#pick=30")
    page.locator(".history input").wait_for()
    assert faults(page) == []
    reader.close()


def longest_cards(language: str) -> list[str]:
    """Of each set the card with the most to read, by its name in the language."""
    words = locale.language(language)

    def length(card: Card) -> int:
        texts = [*words.effects(card.name, False), *words.karma(card.name), words.echo(card.name) or ""]
        return sum(len(text) for text in [*texts, *words.rulings(card.name)])

    by_set = [
        [card for card in CARDS if card.kind == NUMBERED and card.card_set == number] for number in range(len(SETS))
    ]
    return [words.card(max(cards, key=length).name) for cards in by_set]


@pytest.mark.parametrize("width", WIDTHS)
def test_the_longest_card_of_each_set_can_be_read(scene: Scene, width: int) -> None:
    for language in LANGUAGES:
        reader = scene.reader(width, language=language)
        reader.go("/cards")
        page = reader.page
        for title in longest_cards(language):
            page.locator(".browser input").fill(title)
            card = page.locator(".card-page", has=page.get_by_role("heading", name=title, exact=True))
            expect(card).to_be_visible()
            assert faults(page) == []
            assert page.evaluate(SMALLEST, ".card-page .texts, .card-page .rulings") >= LEAST_LETTERS
            box = card.bounding_box()
            assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width
        reader.close()


SET = """async (wishes) => {
  const { settings } = await import('/static/app/state/settings.js');
  for (const [name, value] of Object.entries(wishes)) settings[name].value = value;
}"""


@pytest.mark.parametrize("width", WIDTHS)
def test_the_longest_piles_splayed_any_way_fit(scene: Scene, width: int) -> None:
    reader = scene.reader(width)
    page = reader.page
    reader.go(f"/table/{scene.crowded}")
    page.locator(".panel .stack .card").first.wait_for(state="attached")
    for language, size, density in product(LANGUAGES, ("medium", "largest"), ("compact", "expanded")):
        page.evaluate(SET, {"language": language, "size": size, "density": density})
        expect(page.locator(".prompt-text")).to_contain_text(
            {"en": "must", "zh-Hans": "必须", "zh-Hant": "必須"}[language]
        )
        for tab in page.locator(".tabs button").all()[:2]:
            if tab.is_visible():
                tab.click()
            assert (language, size, density, *faults(page), *page.evaluate(LOST)) == (language, size, density)
    reader.close()


@pytest.mark.parametrize(
    ("width", "theme"),
    [
        pytest.param(width, theme, marks=[] if theme == "light" or width == 360 else pytest.mark.slow)
        for width in WIDTHS
        for theme in ("light", "dark")
    ],
)
def test_axe_finds_nothing_serious(scene: Scene, width: int, theme: str) -> None:
    reader = scene.reader(width, theme=theme)
    table = f"/table/{scene.table}"
    for path, key in (("/", ""), (table, ""), (table, "?"), ("/cards", "")):
        reader.go(path)
        reader.page.locator("main").wait_for()
        reader.page.wait_for_timeout(400)
        if key:
            reader.page.keyboard.press(key)
            reader.page.locator(".dialog").wait_for()
        reader.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = reader.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        serious = [
            (one["id"], one["nodes"][0]["html"][:200], len(one["nodes"]))
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
        assert serious == [], json.dumps(serious, indent=1)
    reader.close()
