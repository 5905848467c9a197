"""What was built apart meets: looking back, a choice put together, fast keys, a second tab."""

from __future__ import annotations

import asyncio
import random

from playwright.sync_api import Browser, Page, expect

from innovation.bots.random_bot import RandomBot
from innovation.server.drafting import drafted
from innovation.server.records import RUNNING
from tests.helpers import seat, table
from tests.server.desk import Server, hall_of
from tests.web.reader import Reader, reader_of
from tests.web.scenes import play_out
from tests.web.test_drafts import choosing, held

MANY_GAMES = 40


def keys(page: Page, *names: str) -> None:
    """Press keys faster than any answer comes."""
    page.evaluate(
        "names => names.forEach((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))",
        list(names),
    )


def at_a_choice(reader: Reader) -> tuple[str, str]:
    """A table where the reader, in the middle of a game, may put a choice of several cards together: its id, and a card."""
    server = reader.server
    reader.go("/")

    async def reach(id_: str, seed: int) -> str | None:
        room = await server.hall.room(id_)
        room.drive()
        bot = RandomBot(seed)
        while room.row.status == RUNNING:
            decision = room.decision_of(0)
            if decision is None:
                await asyncio.sleep(0.002)
                continue
            assert room.game is not None
            cards = [option for option in decision.options if option.card and option.zone == "hand"]
            several = room.row.version > 20 and decision.at_most > 1 and decision.taken == 0 and len(cards) > 2
            if several and drafted(room.game, decision, [cards[0].text]) is not None:
                return cards[0].card
            await room.pick(0, room.number_of(decision), [str(bot(decision, None))])
        return None

    for seed in range(MANY_GAMES):
        id_: str = reader.table("me", "random", sets=["base"])["id"]
        card = asyncio.run_coroutine_threadsafe(reach(id_, seed), server.loop).result(60)
        if card is not None:
            reader.go(f"/table/{id_}")
            reader.page.locator(".prompt.mine").wait_for()
            return id_, card
    raise AssertionError("no choice of several in so many games")


def look_back(page: Page) -> None:
    page.locator(".log-turn").nth(1).locator("> .log-head .look-back").click()
    expect(page.locator(".history")).to_be_visible()


def version_of(server: Server, id_: str) -> int:
    return hall_of(server).rooms[id_].row.version


def test_who_looks_back_takes_nothing_back_and_sees_nothing_of_what_he_puts_together(
    chromium: Browser, server: Server
) -> None:
    ann = Reader(chromium, server)
    id_, card = at_a_choice(ann)
    page = ann.page
    before = version_of(server, id_)
    held(ann, card).click()
    expect(held(ann, card).locator(".chosen-mark")).to_be_visible()
    expect(page.locator(".chosen .taken")).to_have_count(1)
    look_back(page)
    expect(page.locator(".chosen-mark")).to_have_count(0)
    for key in ("Backspace", "u", "h", "1", "d"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    expect(page.locator(".history")).to_have_count(0)
    expect(page.locator(".chosen .taken")).to_have_count(1)  # still as it was put together
    assert version_of(server, id_) == before
    ann.close()


def test_fast_keys_choose_both_cards(chromium: Browser, server: Server) -> None:
    ann = reader_of(chromium, server, choosing())
    keys(ann.page, "2", "3")
    expect(ann.page.locator(".chosen .taken")).to_have_count(2)
    ann.close()


def test_a_choice_that_another_tab_has_made_leaves_no_marks(chromium: Browser, server: Server) -> None:
    ann = reader_of(chromium, server, choosing())
    held(ann, "Oars").click()
    expect(ann.page.locator(".chosen-mark")).to_have_count(1)
    other = ann.context.new_page()
    other.goto(ann.page.url)
    other.locator('.hand .card[data-card="Tools"]').click()
    expect(other.locator(".chosen .taken")).to_have_count(1)
    expect(ann.page.locator(".chosen .taken")).to_have_count(1)
    other.locator('button.option[data-option="pass"]').click()
    expect(held(ann, "Tools")).to_have_count(0)
    expect(ann.page.locator(".chosen-mark")).to_have_count(0)
    ann.close()


def test_back_to_now_holds_though_an_answer_is_on_its_way(chromium: Browser, server: Server) -> None:
    ann = Reader(chromium, server)
    at_a_choice(ann)
    page = ann.page
    look_back(page)
    keys(page, "ArrowLeft", "Escape")
    expect(page.locator(".history")).to_have_count(0)
    page.wait_for_timeout(500)
    expect(page.locator(".history")).to_have_count(0)
    ann.close()


def test_what_was_looked_at_is_taken_back(chromium: Browser, server: Server) -> None:
    """A reader who looks at the last moments steps on into what is there no longer: he is at now."""
    ann = Reader(chromium, server)
    ann.go("/")
    made = ann.table("me", "open", sets=["base"])
    bo = Reader(chromium, server)
    bo.go("/")
    bo.request("PUT", "/api/me", {"name": "bo"})
    bo.request("POST", f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    for reader in (ann, bo):
        reader.go(f"/table/{made['id']}")
        reader.page.locator(".hand .legal").first.wait_for()
        reader.page.locator(".hand .legal").first.click()
    ann.page.locator(".panel.own .card").first.wait_for()
    bo.page.locator(".panel.own .card").first.wait_for()
    mover, other = (ann, bo) if ann.page.locator(".prompt.kind-action").count() else (bo, ann)
    mover.page.locator(".hand .legal").first.click()
    mover.page.locator(".popover button.option").first.click()
    expect(mover.page.get_by_role("button", name="Undo")).to_be_enabled()
    other.page.goto(f"{other.url}/table/{made['id']}#pick=2")
    expect(other.page.locator(".history")).to_contain_text("after pick 2 of 3")
    mover.page.keyboard.press("u")
    expect(mover.page.get_by_role("button", name="Undo")).to_be_disabled()
    keys(other.page, "ArrowRight")
    expect(other.page.locator(".history")).to_have_count(0)
    expect(other.page.locator(".banner.bad")).to_have_count(0)
    ann.close()
    bo.close()


def test_a_key_for_what_cannot_be_taken_back_says_nothing(chromium: Browser, server: Server) -> None:
    ann = reader_of(chromium, server, table(ann=seat(red=["Archery"]), bo=seat(green=["The Wheel"])))
    keys(ann.page, "u", "Backspace")
    expect(ann.page.get_by_role("button", name="Undo")).to_be_disabled()
    ann.page.wait_for_timeout(400)  # the answer of the server, if one was asked for
    expect(ann.page.locator(".banner.bad")).to_have_count(0)
    ann.close()


def test_one_escape_closes_the_text_of_a_card(chromium: Browser, server: Server) -> None:
    ann = reader_of(chromium, server, table(ann=seat(red=["Archery"]), bo=seat(green=["The Wheel"])))
    ann.page.locator('.card[data-card="The Wheel"]').click()
    expect(ann.page.locator(".popover.pinned")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".popover")).to_have_count(0)
    ann.close()


def test_looking_back_calls_an_action_off_that_waits_for_its_countdown(chromium: Browser, server: Server) -> None:
    ann = Reader(chromium, server, confirm="countdown")
    ann.go("/")
    id_ = ann.table("me", "random", sets=["base"])["id"]
    play_out(ann, id_, 3, 30)
    ann.go(f"/table/{id_}")
    page = ann.page
    while not page.locator(".prompt.kind-action").count():
        ann.press_any(random.Random(1))
    before = version_of(server, id_)
    page.locator('button.option[data-option="draw"]').click()
    expect(page.locator(".countdown")).to_be_visible()
    look_back(page)
    expect(page.locator(".countdown")).to_have_count(0)
    page.wait_for_timeout(3500)
    assert version_of(server, id_) == before
    ann.close()


def test_the_cover_stays_until_the_hand_below_is_of_who_sits_there(chromium: Browser, server: Server) -> None:
    ann = Reader(chromium, server)
    ann.go("/")
    ann.request("PUT", "/api/me", {"name": "ann"})
    seats = [{"kind": "me", "name": "ann"}, {"kind": "me", "name": "bo"}]
    made = ann.request("POST", "/api/tables", {"options": {"sets": ["base"]}, "seats": seats})
    ann.go(f"/table/{made['id']}")
    page = ann.page
    page.locator(".cover button").click()
    page.locator(".hand .legal").first.click()
    page.locator(".cover button").wait_for()
    page.evaluate("WebSocket.prototype.send = () => {}")  # a slow line
    page.locator(".cover button").click()
    page.wait_for_timeout(300)
    expect(page.locator(".hand .card")).to_have_count(0)
    expect(page.locator(".cover")).to_be_visible()
    ann.close()
