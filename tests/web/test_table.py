"""What the table offers beside picking: texts of cards, motion, languages, touch, seats."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from innovation.web import ROOT
from tests.server.desk import Server
from tests.web.reader import Reader, reach_own_action


def opened(chromium: Browser, server: Server, *seats: str, width: int = 1280, **settings: str) -> Reader:
    """A reader at a new table of the base set."""
    reader = Reader(chromium, server, width, **settings)
    reader.go("/")
    reader.go(f"/table/{reader.table(*seats, sets=['base'])['id']}")
    reader.page.locator(".hand .card").first.wait_for()
    return reader


@pytest.fixture
def ann(chromium: Browser, server: Server) -> Iterator[Reader]:
    reader = opened(chromium, server, "me", "random")
    yield reader
    reader.close()


def test_a_card_shows_its_full_text_on_hover_on_focus_and_by_click(ann: Reader) -> None:
    page = ann.page
    reach_own_action(ann)
    card = page.locator(".panel:not(.own) .board .card").first
    name = card.locator(".title").inner_text()
    card.hover()
    expect(page.locator(".popover h3")).to_have_text(name)
    page.mouse.move(2, 2)
    expect(page.locator(".popover")).to_have_count(0)
    page.keyboard.press("Tab")
    card.focus()
    expect(page.locator(".popover h3")).to_have_text(name)
    page.keyboard.press("Escape")
    expect(page.locator(".popover")).to_have_count(0)
    card.click()
    expect(page.locator(".popover.pinned .texts")).to_be_visible()
    expect(page.locator(".popover.pinned .reach-text")).to_be_visible()


def test_a_back_lists_what_it_could_be_and_leaves_out_what_lies_open(ann: Reader) -> None:
    page = ann.page
    reach_own_action(ann)
    page.locator(".supply .pile[data-back]").first.click()
    listed = page.locator(".popover .could-be").inner_text()
    for title in page.locator(".board .card .title, .hand .card .title").all_inner_texts():
        assert title not in listed
    assert page.locator(".popover .could-be li").count() > 3


def test_after_a_pick_the_keyboard_goes_on_where_the_next_one_is(ann: Reader) -> None:
    page = ann.page
    reach_own_action(ann)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("d")  # draws
    for _ in range(100):
        if page.evaluate("document.activeElement?.matches('.option, .legal') ?? false"):
            break
        page.wait_for_timeout(50)
    assert page.evaluate("document.activeElement.matches('.option, .legal')")
    expect(page.locator(".popover")).to_have_count(0)


def test_the_language_changes_at_any_time(ann: Reader) -> None:
    page = ann.page
    reach_own_action(ann)
    held = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.keyboard.press("Escape")
    for language, action in (
        ("zh-Hans", "必须选择一项行动"),
        ("zh-Hant", "必須選擇一項行動"),
        ("en", "must choose an action"),
    ):
        page.locator(".top-bar button", has_text={"zh-Hans": "EN", "zh-Hant": "简", "en": "繁"}[language]).click()
        expect(page.locator(".prompt-text")).to_contain_text(action)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert held == page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.card)")


def test_an_action_can_be_called_off_while_it_counts_down(chromium: Browser, server: Server) -> None:
    reader = opened(chromium, server, "me", "random", confirm="countdown")
    page = reader.page
    reach_own_action(reader)
    held = page.locator(".hand .card").count()
    draw = page.locator("button.option.verb-draw")
    for key in ("", "Escape", "u"):
        draw.click()
        expect(page.locator(".countdown")).to_contain_text("Draw a card")
        if key:
            page.keyboard.press(key)
        else:
            page.get_by_role("button", name="Call it off").click()
        expect(page.locator(".countdown")).to_have_count(0)
    assert page.locator(".hand .card").count() == held
    draw.click()
    page.get_by_role("button", name="Now").click()
    at_least = "count => document.querySelectorAll('.hand .card').length >= count"  # what others do can add to it
    page.wait_for_function(at_least, arg=held + 1)
    if page.locator(".prompt.kind-action").count():
        draw.click()
        page.wait_for_function(at_least, arg=held + 2, timeout=6000)  # by itself
    reader.close()


@pytest.mark.parametrize(("language", "bot"), [("en", "Greedy bot"), ("zh-Hant", "貪心機器人")])
def test_a_newcomer_gets_a_name_of_his_language_and_so_does_the_bot(
    chromium: Browser, server: Server, language: str, bot: str
) -> None:
    reader = Reader(chromium, server, language=language)
    reader.go("/")
    reader.page.locator(".hero button.primary").click()
    reader.page.locator(".panel.own").wait_for()
    texts = json.loads((ROOT / "static" / "texts" / f"{language}.json").read_text(encoding="utf-8"))
    assert reader.page.locator(".panel.own").get_attribute("data-player") in texts["names.ready"].split(" ")
    assert reader.page.locator(".panel:not(.own)").get_attribute("data-player") == bot
    reader.close()


MOTIONS = """() => new Promise((done) => {
  let most = 0;
  const end = performance.now() + 2500;
  const look = () => {
    most = Math.max(most, document.getAnimations().filter((one) => one.constructor.name === 'Animation').length);
    if (performance.now() < end && !most) requestAnimationFrame(look); else done(most);
  };
  look();
})"""


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_cards_travel_and_stand_still_where_motion_is_not_wanted(
    chromium: Browser, server: Server, motion: Literal["no-preference", "reduce"], moves: bool
) -> None:
    reader = opened(chromium, server, "me", "random", pace="normal")
    page = reader.page
    page.emulate_media(reduced_motion=motion)
    reach_own_action(reader)
    page.evaluate(f"window.watched = ({MOTIONS})()")
    page.locator("button.option.verb-draw").click()
    assert (page.evaluate("window.watched") > 0) == moves
    reader.close()


def test_everything_works_by_touch_at_360_pixels(chromium: Browser, server: Server) -> None:
    reader = opened(chromium, server, "me", "random", width=360)
    page = reader.page
    page.locator(".hand .card").first.tap()
    page.locator(".popover button.option").tap()
    expect(page.locator(".prompt.mine, .prompt .waiting-text")).to_be_visible()
    for _ in range(200):
        if page.locator(".prompt.kind-action").count():
            break
        if page.locator("button.option:not(:disabled)").count():
            page.locator("button.option:not(:disabled)").first.tap()
        elif page.locator(".hand .legal").count():
            page.locator(".hand .legal").first.tap()
            page.locator(".popover button.option").first.tap()
        page.wait_for_timeout(50)
    held = page.locator(".hand .card").count()
    page.locator("button.option.verb-draw").tap()
    expect(page.locator(".hand .card")).to_have_count(held + 1)
    for tab, shown in (
        ("Others", ".panel:not(.own)"),
        ("Supply", ".supply"),
        ("Log", ".log-turn"),
        ("Mine", ".panel.own"),
    ):
        page.locator(".tabs button", has_text=tab).tap()
        expect(page.locator(shown).first).to_be_visible()
    reader.close()


def test_two_people_at_one_screen_do_not_see_each_others_cards(chromium: Browser, server: Server) -> None:
    reader = Reader(chromium, server)
    reader.go("/")
    reader.request("PUT", "/api/me", {"name": "ann"})
    seats = [{"kind": "me", "name": "ann"}, {"kind": "me", "name": "bo"}]
    table = reader.request("POST", "/api/tables", {"options": {}, "seats": seats})["id"]
    reader.go(f"/table/{table}")
    page = reader.page
    for name in ("ann", "bo"):
        expect(page.locator(".cover")).to_contain_text(name)
        assert page.locator(".hand").count() == 0
        page.locator(".cover button").click()
        expect(page.locator(".panel.own")).to_have_attribute("data-player", name)
        page.locator(".hand .legal").first.click()
    expect(page.locator(".log-line")).to_have_count(2)
    reader.close()


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back(chromium: Browser, server: Server) -> None:
    reader = Reader(chromium, server)
    reader.go("/")
    table = reader.table("me", "open", sets=["base"])
    guest = Reader(chromium, server)
    guest.go(f"/table/{table['id']}#invite={table['invite']}")
    guest.page.locator(".room input[type=text]").fill("bo")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator(".panel.own")).to_have_attribute("data-player", "bo")
    guest.page.get_by_role("button", name="This table").click()
    guest.page.get_by_role("button", name="Leave").click()
    guest.page.get_by_role("button", name="Really leave?").click()
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
    reader.go(f"/table/{table['id']}")
    reader.page.get_by_role("button", name="Let a bot play on").click()
    reader.page.locator(".hand .legal").first.click()
    expect(reader.page.locator(".log-line").nth(1)).to_be_attached(timeout=15_000)
    guest.page.get_by_role("button", name="This table").click()
    guest.page.get_by_role("button", name="Take this seat").first.click()
    expect(guest.page.locator(".panel.own")).to_have_attribute("data-player", "bo")
    reader.close()
    guest.close()


def test_a_personal_link_takes_my_seats_to_another_device(chromium: Browser, server: Server) -> None:
    reader = opened(chromium, server, "me", "random")
    reader.go("/")
    reader.page.get_by_role("button", name="Make a personal link").click()
    link = reader.page.locator(".copy-field input").input_value()
    other = Reader(chromium, server)
    other.page.goto(link)
    expect(other.page.locator(".table-row").first).to_contain_text("your turn")
    assert "key=" not in other.page.url
    other.page.get_by_role("button", name="Enter").first.click()
    expect(other.page.locator(".hand .card").first).to_be_visible()
    reader.close()
    other.close()


def test_every_preset_and_every_option_makes_a_table(chromium: Browser, server: Server) -> None:
    reader = Reader(chromium, server)
    page = reader.page
    reader.go("/")
    page.locator(".preset").first.wait_for()
    for number in range(page.locator(".preset").count()):
        reader.go("/")
        page.locator(".preset").nth(number).click()
        page.locator(".create > button.primary").click()
        expect(page.locator(".hand .card, .room h1").first).to_be_visible()
    reader.go("/")
    page.locator(".preset").last.click()
    page.locator(".create summary").click()
    for choice in page.locator(".create details fieldset .segments").all()[1:]:
        choice.locator("input").last.check(force=True)
    page.locator(".create > button.primary").click()
    expect(page.locator(".hand .card").first).to_be_visible()
    reader.close()


@pytest.mark.parametrize("width", [360, 1280])
def test_no_button_moves_when_its_preview_comes(chromium: Browser, server: Server, width: int) -> None:
    reader = opened(chromium, server, "me", "random", width=width)
    page = reader.page
    if width > 700:
        reach_own_action(reader)
    thing = page.locator("button.option.verb-draw" if width > 700 else ".hand .card").first
    thing.wait_for()
    page.evaluate(
        """async () => {
          const preview = await import('/static/app/table/preview.js');
          window.show = () => { preview.previewed.value = { key: '', option: { text: '' }, preview: { dig: true } }; };
        }"""
    )
    before = thing.bounding_box()
    page.evaluate("window.show()")
    expect(page.locator(".prompt .preview")).to_be_visible()
    assert thing.bounding_box() == before
    reader.close()
