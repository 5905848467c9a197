"""Whole games in a real browser."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, expect

from tests.server.desk import Server
from tests.web.reader import ALL_SETS, Reader, play_by_keys, reach_own_action


def test_a_newcomer_is_in_a_game_within_one_click_and_ten_seconds(chromium: Browser, server: Server) -> None:
    reader = Reader(chromium, server)
    started = time.monotonic()
    reader.go("/")
    reader.page.get_by_role("button", name="Play a bot now").click()
    expect(reader.page.locator(".hand .legal").first).to_be_visible()
    assert time.monotonic() - started < 10
    reader.close()


def test_a_card_is_melded_by_mouse_with_its_preview(chromium: Browser, server: Server) -> None:
    reader = Reader(chromium, server)
    reader.go("/")
    table = reader.table("me", "random", sets=["base"])
    reader.go(f"/table/{table['id']}")
    page = reader.page
    reach_own_action(reader)
    held = page.locator(".hand .card").count()
    page.locator(".hand .legal").first.click()  # an action is asked for twice, with what it would change
    expect(page.locator(".popover .preview, .popover .option").first).to_be_visible()
    page.locator(".popover button.option").first.click()
    expect(page.locator(".hand .card")).to_have_count(held - 1)
    reader.close()


def test_undo_takes_a_pick_back_and_is_always_in_sight(chromium: Browser, server: Server) -> None:
    reader = Reader(chromium, server, pace="slow")
    reader.go("/")
    table = reader.table("me", "open", sets=["base"])
    reader.go(f"/table/{table['id']}")
    guest = Reader(chromium, server)
    guest.go(f"/table/{table['id']}#invite={table['invite']}")
    guest.page.locator(".room input[type=text]").fill("bo")
    guest.page.get_by_role("button", name="Sit down").click()
    undo = reader.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    reader.page.locator(".hand .legal").first.click()
    expect(undo).to_be_enabled()
    undo.click()
    expect(reader.page.locator(".hand .legal")).to_have_count(2)
    reader.close()
    guest.close()


def three_at_a_table(chromium: Browser, server: Server) -> list[Reader]:
    """Two players and a spectator at a table of the base set."""
    ann, bo, watcher = (Reader(chromium, server) for _ in range(3))
    ann.go("/")
    table = ann.table("me", "open", sets=["base"])
    bo.go("/")
    bo.request("PUT", "/api/me", {"name": "bo"})
    bo.request("POST", f"/api/tables/{table['id']}/sit", {"seat": 1, "invite": table["invite"]})
    for reader in (ann, bo, watcher):
        reader.go(f"/table/{table['id']}")
    return [ann, bo, watcher]


def test_two_browsers_and_a_spectator_see_the_same_game(chromium: Browser, server: Server) -> None:
    ann, bo, watcher = readers = three_at_a_table(chromium, server)
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    play_by_keys([ann, bo], seed=11, most_seconds=40, until=16)
    assert watcher.page.locator(".hand").count() == 0
    ann.page.reload()  # in the middle of the game
    expect(ann.page.locator(".panel.own")).to_be_visible()
    turns = ann.page.locator(".log-turn").count()
    for reader in readers:
        expect(reader.page.locator(".log-turn")).to_have_count(turns)
        reader.close()


def test_two_browsers_and_a_spectator_see_a_game_to_its_end(chromium: Browser, server: Server) -> None:
    ann, bo, watcher = readers = three_at_a_table(chromium, server)
    play_by_keys([ann, bo], seed=12, most_seconds=400)
    for reader in (ann, bo, watcher):
        expect(reader.page.locator(".end h2")).to_contain_text(re.compile("wins?"))
        expect(reader.page.locator(".curves > svg")).to_be_visible()
    ann.page.get_by_role("button", name="Rematch").click()
    expect(ann.page.get_by_text("Waiting for players")).to_be_visible()
    bo.page.get_by_role("button", name="Rematch").click()
    for reader in (ann, bo):
        expect(reader.page.locator(".hand .legal").first).to_be_visible()
    again = watcher.request("GET", f"/api/tables/{bo.page.url.rpartition('/')[2]}")
    assert [seat["name"] for seat in again["seats"]] == ["bo", "ann"]  # the seats have moved on by one
    watcher.page.get_by_role("button", name="Watch the rematch").click()
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    for reader in readers:
        reader.close()


def test_a_game_of_all_sets_by_keyboard_alone(chromium: Browser, server: Server) -> None:
    reader = Reader(chromium, server)
    reader.go("/")
    page = reader.page
    page.locator(".preset").first.wait_for()
    reader.tab_to(".preset:last-of-type")
    page.keyboard.press("Enter")
    reader.tab_to(".create .seat-list li:nth-child(2) select")
    page.keyboard.press("ArrowUp")  # from the greedy bot to the random one
    expect(page.locator(".create .seat-list select").nth(1)).to_have_value("bot:random")
    reader.tab_to(".create > button.primary")
    page.keyboard.press("Enter")
    page.locator(".hand .card").first.wait_for()
    for key in ("c", "?"):
        page.keyboard.press(key)
        expect(page.locator(".dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".dialog")).to_have_count(0)
    assert sets_of(reader) == ALL_SETS
    play_by_keys([reader], seed=3, most_seconds=240)
    expect(page.locator(".end h2")).to_be_visible()
    reader.tab_to(".end button.primary")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .legal").first).to_be_visible()
    reader.close()


def sets_of(reader: Reader) -> tuple[str, ...]:
    """The sets of the table that a reader looks at."""
    table = reader.request("GET", f"/api/tables/{reader.page.url.rpartition('/')[2]}")
    return tuple(one for one in ALL_SETS if one in table["options"]["sets"])
