"""A choice of several on the page: what is chosen shows, is taken back, and is sent as a whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from innovation import Game
from tests.helpers import play, seat, table
from tests.server.desk import Server, hall_of
from tests.web.reader import Reader, reader_of


def choosing() -> Game:
    """Ann may return up to three of her cards by Pottery, or has to draw and score nothing."""
    game = table(
        ann=seat(hand=["Oars", "Archery", "Tools", "Writing"], blue=["Pottery"]),
        bo=seat(green=["The Wheel"], hand=["Clothing"]),
    )
    return play(game, "ann: dogma Pottery")


def held(reader: Reader, name: str) -> Locator:
    return reader.page.locator(f'.hand .card[data-card="{name}"]')


def version(server: Server, reader: Reader) -> int:
    return hall_of(server).rooms[reader.page.url.split("/")[-1]].row.version


def test_cards_are_chosen_taken_back_and_sent_together(chromium: Browser, server: Server) -> None:
    reader = reader_of(chromium, server, choosing())
    page = reader.page
    before = version(server, reader)
    held(reader, "Oars").click()
    expect(held(reader, "Oars").locator(".chosen-mark")).to_be_visible()
    expect(page.locator(".chosen .taken")).to_have_count(1)
    held(reader, "Tools").click()
    expect(page.locator(".chosen .taken")).to_have_count(2)
    held(reader, "Oars").click()  # another mind
    expect(page.locator(".chosen .taken")).to_have_text(["Tools"])
    held(reader, "Writing").click()
    expect(page.locator(".chosen .taken")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".chosen .taken")).to_have_text(["Tools"])
    page.locator(".chosen .taken").click()
    expect(page.locator(".chosen")).to_have_count(0)
    assert version(server, reader) == before  # nothing of it was done
    held(reader, "Archery").click()
    expect(page.locator(".chosen .taken")).to_have_count(1)
    page.locator('button.option[data-option="pass"]').click()
    expect(held(reader, "Archery")).to_have_count(0)
    expect(page.locator(".chosen")).to_have_count(0)
    assert version(server, reader) == before + 2
    reader.close()


def test_who_wants_to_be_asked_confirms_the_whole(chromium: Browser, server: Server) -> None:
    reader = reader_of(chromium, server, choosing(), confirm="always")
    page = reader.page
    before = version(server, reader)
    for name in ("Oars", "Tools", "Writing"):
        held(reader, name).click()
        expect(held(reader, name).locator(".chosen-mark")).to_be_visible()
    assert version(server, reader) == before
    page.keyboard.press("Backspace")
    expect(page.locator(".chosen .taken")).to_have_count(2)
    held(reader, "Archery").click()
    page.get_by_role("button", name="Confirm").click()
    expect(held(reader, "Archery")).to_have_count(0)
    expect(held(reader, "Writing")).to_have_count(1)
    assert version(server, reader) == before + 3
    reader.close()


@pytest.mark.parametrize("width", [360])
def test_by_touch_and_in_another_language(chromium: Browser, server: Server, width: int) -> None:
    reader = reader_of(chromium, server, choosing(), width)
    page = reader.page
    held(reader, "Oars").tap()
    page.locator(".popover button.option").tap()
    expect(page.locator(".chosen .taken")).to_have_text(["Oars"])
    page.evaluate(
        "import('/static/app/state/settings.js').then(({ settings }) => { settings.language.value = 'zh-Hans'; })"
    )
    expect(page.locator(".chosen .taken")).not_to_have_text(["Oars"])
    expect(page.locator(".prompt-text")).to_contain_text("1")
    held(reader, "Oars").tap()
    page.locator('.popover button[data-act="take-back"]').tap()
    expect(page.locator(".chosen")).to_have_count(0)
    reader.close()
