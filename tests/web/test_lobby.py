"""The lobby: what waits for me, the next table, a bot's seat for a person, a word of help for everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from innovation.locale import LANGUAGES
from tests.server.desk import Server, Visitor
from tests.web.reader import ALL_SETS, Reader
from tests.web.test_screens import faults


def test_tables_that_wait_for_me_come_first_and_the_next_one_is_a_key_away(chromium: Browser, server: Server) -> None:
    reader = Reader(chromium, server)
    page = reader.page
    reader.go("/")
    opened = reader.table("me", "open")["id"]
    waiting = [reader.table("me", "random")["id"] for _ in range(2)]
    reader.go("/")
    rows = page.locator("section", has=page.get_by_role("heading", name="My tables")).locator(".table-row")
    expect(rows).to_have_count(3)
    expect(page.locator(".turn-chip")).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("your turn")
    expect(rows.nth(2)).not_to_contain_text("your turn")
    rows.nth(0).get_by_role("button").click()
    expect(page).to_have_url(f"{server.url}/table/{waiting[0]}")
    page.locator(".hand .card").first.wait_for()
    page.keyboard.press("n")
    expect(page).to_have_url(f"{server.url}/table/{waiting[1]}")
    page.locator(".hand .card").first.wait_for()
    page.get_by_role("button", name="Next table").click()
    expect(page).to_have_url(f"{server.url}/table/{waiting[0]}")
    reader.request("POST", f"/api/tables/{waiting[1]}/leave", {"seat": 0})
    page.locator(".hand .card").first.wait_for()
    page.get_by_role("button", name="Next table").click()
    expect(page).to_have_url(f"{server.url}/")  # nothing else waits
    assert opened in {table["id"] for table in reader.request("GET", "/api/me/tables")["tables"]}
    reader.close()


def test_a_person_takes_the_place_of_a_bot_by_invitation(chromium: Browser, server: Server) -> None:
    host = Reader(chromium, server)
    host.go("/")
    table = host.table("me", "random")
    guest = Reader(chromium, server)
    guest.go("/")
    guest.request("PUT", "/api/me", {"name": "bo"})
    guest.go(f"/table/{table['id']}#invite={table['invite']}")
    guest.page.get_by_role("button", name="This table").click()
    guest.page.get_by_role("button", name="Take this seat").click()
    expect(guest.page.locator(".panel.own")).to_have_attribute("data-player", "random")
    host.close()
    guest.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_word_of_help(chromium: Browser, server: Server, language: str) -> None:
    reader = Reader(chromium, server, language=language)
    page = reader.page
    reader.go("/")
    page.locator(".preset").last.click()
    page.locator(".create summary").click()
    page.locator(".create .checks input").first.check()  # teams, which have a variant of their own
    page.locator(".create input[value=echoes_v1]").check(force=True)
    asked = set(choices_of(reader))
    page.locator(".preset").last.click()
    for box in page.locator(".create .checks input").all():
        box.check()
    asked |= set(choices_of(reader))
    switches = {switch["name"] for switch in reader.request("GET", "/api/options")["switches"]}
    assert len(asked) >= len(switches) + 3  # sets, ruleset, and the three boxes besides the variants
    for title, help_text in asked:
        assert title and help_text, (title, help_text)
        assert "switch." not in title + help_text
    reader.close()


def choices_of(reader: Reader) -> list[tuple[str, str]]:
    """Every choice that can be made for a new table, with its word of help."""
    found: list[tuple[str, str]] = reader.page.evaluate(
        """() => [
          ...[...document.querySelectorAll('.create details fieldset.choice')].map((one) =>
            [one.querySelector('legend')?.innerText ?? '', one.querySelector('p.small')?.innerText ?? '']),
          ...[...document.querySelectorAll('.create .checks label, .create .set-choice')].map((one) =>
            [one.querySelector('b')?.innerText ?? '', one.querySelector('small')?.innerText ?? '']),
        ].map(([title, help]) => [title.trim(), help.trim()])"""
    )
    return [(title, help_text) for title, help_text in found]


def test_a_set_that_is_chosen_is_played(chromium: Browser, server: Server) -> None:
    reader = Reader(chromium, server)
    page = reader.page
    reader.go("/")
    for number in range(1, len(ALL_SETS)):
        page.locator(".create .set-choice input").nth(number).check()
    page.locator(".create > button.primary").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    table = reader.request("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert set(table["options"]["sets"]) == set(ALL_SETS)
    reader.close()


@pytest.mark.parametrize(
    "name", ["W" * 40, "名" * 40, "\N{PARTY POPPER}" * 40, "\u0645\u0631\u062d\u0628\u0627 " * 6 + "x"]
)
def test_the_longest_names_of_any_script_have_room_at_360_pixels(chromium: Browser, server: Server, name: str) -> None:
    reader = Reader(chromium, server, 360)
    page = reader.page
    reader.go("/")
    waiting = reader.table("me", "open", name=name)
    running = reader.table("me", "open", "random", name=name)
    other = Visitor(server, name[:-1] + "y")
    other.sit(running["id"], 1, invite=running["invite"])
    for path, shown in (
        ("/", ".table-row"),
        (f"/table/{waiting['id']}", ".room"),
        (f"/table/{running['id']}", ".panel"),
    ):
        reader.go(path)
        page.locator(shown).first.wait_for(state="attached")
        assert faults(page) == [], path
    page.keyboard.press("Escape")
    page.get_by_role("button", name="This table").click()
    assert faults(page) == []
    reader.close()
