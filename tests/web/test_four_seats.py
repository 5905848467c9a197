"""Four seats with a bot: an undo, and lines that break in the middle of an effect or while a seat changes hands."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.server.desk import Server
from tests.web.line import Line, line_to
from tests.web.reader import PATIENCE, Reader, play_by_keys


def four_at_a_table(chromium: Browser, server: Server, line: Line) -> list[Reader]:
    """Three players and a bot at a table with Echoes; the first player sits at the end of the line."""
    readers = [Reader(chromium, server, address=line.url), Reader(chromium, server), Reader(chromium, server)]
    readers[0].go("/")
    table = readers[0].table("me", "open", "open", "random", sets=["base", "echoes"])
    for seat, reader in enumerate(readers[1:], 1):
        reader.go("/")
        reader.request("PUT", "/api/me", {"name": f"guest {seat}"})
        reader.request("POST", f"/api/tables/{table['id']}/sit", {"seat": seat, "invite": table["invite"]})
    for reader in readers:
        reader.go(f"/table/{table['id']}")
    return readers


def test_four_seats_with_a_bot_an_undo_and_a_break_in_mid_effect(chromium: Browser, server: Server) -> None:
    with line_to(server.port) as line:
        readers = four_at_a_table(chromium, server, line)
        chance = random.Random(5)
        undone = broken = False
        end = time.monotonic() + 120
        while not (undone and broken):
            assert time.monotonic() < end, (undone, broken)
            for reader in readers:
                undone = undone or takes_a_meld_back(reader)
                broken = broken or (reader is readers[0] and loses_the_line_in_mid_effect(reader, line))
                reader.press_any(chance)
        play_by_keys(readers, seed=6, most_seconds=60, until=15)
        all_see_the_same(readers)


def all_see_the_same(readers: list[Reader]) -> None:
    """Every reader has every player and every line of the log."""
    lines = max(reader.page.locator(".log-line").count() for reader in readers)
    for reader in readers:
        expect(reader.page.locator(".log-line")).to_have_count(lines)
        expect(reader.page.locator(".panel")).to_have_count(4)
        reader.forgive_broken_lines()
        reader.close()


def takes_a_meld_back(reader: Reader) -> bool:
    """Meld as the first of two actions and take it back, where that can be: all is as it was then."""
    page = reader.page
    if not page.locator(".prompt.kind-action").count() or not page.get_by_text("action 1 of 2", exact=False).count():
        return False
    if not page.locator(".hand .legal").count():
        return False
    before = what_is_asked(reader)
    page.locator(".hand .legal").first.click()
    page.locator(".popover button.option").first.click()
    undo = page.get_by_role("button", name="Undo")
    try:
        expect(undo).to_be_enabled(timeout=700)
    except AssertionError:  # somebody saw a card by it
        return False
    assert what_is_asked(reader) != before
    page.keyboard.press("u")
    until(lambda: what_is_asked(reader) == before)
    expect(undo).to_be_disabled()
    return True


def loses_the_line_in_mid_effect(reader: Reader, line: Line) -> bool:
    """Where an effect asks, lose the line and come back: the same is asked, and can be answered."""
    page = reader.page
    if not page.locator(".prompt.mine .at-work").count() or reader.stands() is None:
        return False
    before = what_is_asked(reader)
    line.snap()
    lost = page.get_by_text("The line is broken")
    expect(lost).to_be_visible()
    line.mend()
    expect(lost).to_have_count(0, timeout=1000 * PATIENCE)
    assert what_is_asked(reader) == before
    reader.press_any(random.Random(1))
    until(lambda: what_is_asked(reader) != before)
    return True


def until(wanted: Callable[[], bool]) -> None:
    """Wait for what must come soon."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "what was waited for does not come"
        time.sleep(0.05)


def what_is_asked(reader: Reader) -> list[str]:
    """The prompt, its options, and the cards in hand, as they can be read."""
    page = reader.page
    return [
        *page.locator(".prompt-text").all_inner_texts(),
        *page.locator(".prompt button.option").all_inner_texts(),
        *page.locator(".hand .card").all_inner_texts(),
    ]


def test_a_pick_made_while_the_line_is_broken_is_made_when_it_is_back(chromium: Browser, server: Server) -> None:
    with line_to(server.port) as line:
        ann, *guests = readers = four_at_a_table(chromium, server, line)
        ann.page.locator(".hand .legal").first.wait_for()
        line.snap()
        expect(ann.page.get_by_text("The line is broken")).to_be_visible()
        ann.page.keyboard.press("1")
        for guest in guests:
            guest.page.locator(".hand .legal").first.click()
            expect(guest.page.locator(".log-line")).to_have_count(0)  # ann has yet to choose
        line.mend()
        for reader in readers:
            expect(reader.page.locator(".log-line")).not_to_have_count(0, timeout=1000 * PATIENCE)
        ann.forgive_broken_lines()
        for reader in readers:
            reader.close()


def test_who_lost_the_seat_while_away_looks_on_and_takes_it_again(chromium: Browser, server: Server) -> None:
    with line_to(server.port) as line:
        ann, *guests = four_at_a_table(chromium, server, line)
        page = ann.page
        page.locator(".hand .legal").first.wait_for()
        table = page.url.rpartition("/")[2]
        line.snap()
        expect(page.get_by_text("The line is broken")).to_be_visible()
        leaving = page.request.fetch(f"{server.url}/api/tables/{table}/leave", method="POST", data={"seat": 0})
        assert leaving.ok  # as on another device of hers: the cookie is one for both ends of the line
        line.mend()
        expect(page.get_by_text("You are watching")).to_be_visible(timeout=1000 * PATIENCE)
        page.get_by_role("button", name="This table").click()
        page.get_by_role("button", name="Take this seat").first.click()
        expect(page.locator(".hand .legal").first).to_be_visible()
        ann.forgive_broken_lines()
        for reader in (ann, *guests):
            reader.close()
