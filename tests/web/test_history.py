"""Looking back: the table as it stood after an earlier pick, from the log, by keys, and by a link."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.desk import Server
from tests.web.reader import Reader
from tests.web.scenes import play_out


@pytest.fixture
def ann(chromium: Browser, server: Server) -> Iterator[Reader]:
    """A reader in the middle of a game."""
    reader = Reader(chromium, server)
    reader.go("/")
    table = reader.table("me", "random", sets=["base"])["id"]
    play_out(reader, table, 3, 40)
    reader.go(f"/table/{table}")
    reader.page.locator(".panel.own .card").first.wait_for()
    yield reader
    reader.close()


def board(page: Page) -> list[str]:
    """What lies on the boards: the stacks with their owners and top cards."""
    found: list[str] = page.locator(".board .stack").evaluate_all(
        "all => all.map((one) => `${one.dataset.owner} ${one.querySelector('.card').dataset.card}`)"
    )
    return sorted(found)


def test_the_log_leads_to_the_table_as_it_was_and_back(ann: Reader) -> None:
    page = ann.page
    now, prompt = board(page), page.locator(".prompt-text").inner_text()
    page.locator(".log-turn").nth(1).locator("> .log-head .look-back").click()
    expect(page.locator(".history")).to_be_visible()
    expect(page.locator(".middle")).to_contain_text("Turn 2:")
    expect(page.locator(".middle")).to_contain_text("action 1 of 2")  # before anything of that turn
    expect(page.locator(".option")).to_have_count(0)
    expect(page.locator(".log-turn.later").first).to_be_attached()
    page.keyboard.press("1")  # picks nothing now
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".history")).to_have_count(0)
    assert (board(page), page.locator(".prompt-text").inner_text()) == (now, prompt)


def test_step_by_step_from_the_beginning(ann: Reader) -> None:
    page = ann.page
    page.locator(".log-turn").first.locator("> .log-head .look-back").click()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".history")).to_contain_text("after pick 0 of")
    assert board(page) == []
    page.locator("body").click(position={"x": 3, "y": 3})
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".history")).to_contain_text(f"after pick {number} of")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".history")).to_contain_text("after pick 2 of")
    assert len(board(page)) == 2
    page.keyboard.press("Escape")
    expect(page.locator(".history")).to_have_count(0)


def test_a_link_leads_a_spectator_to_a_moment_and_shows_him_no_secret(
    ann: Reader, chromium: Browser, server: Server
) -> None:
    table = ann.page.url
    guest = Reader(chromium, server)
    guest.page.goto(f"{table}#pick=12")
    expect(guest.page.locator(".history")).to_contain_text("after pick 12 of")
    assert guest.page.locator(".hand").count() == 0
    assert guest.page.locator(".zone-hand [data-card]").count() == 0
    guest.page.get_by_role("button", name="Back to now").click()
    expect(guest.page.locator(".history")).to_have_count(0)
    guest.close()


def test_what_happened_since_my_last_decision_is_shown_again(ann: Reader) -> None:
    page = ann.page
    page.locator(".since-toggle").click()
    page.get_by_role("button", name="Watch it again").click()
    expect(page.locator(".history")).to_be_visible()
    expect(page.get_by_role("button", name="Stop here")).to_be_visible()
    expect(page.locator(".history")).to_have_count(0, timeout=20_000)  # it ends where the game is now
    expect(page.locator(".prompt.mine")).to_be_visible()
