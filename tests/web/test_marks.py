"""What the table lets a player see at a glance: who would share and who would be hit, and what an unseen card could be."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.helpers import cities_table, figures_table, play, seat, table
from tests.server.desk import Server
from tests.web.reader import reader_of


def mark(card: str, kind: str) -> str:
    """The selector of a mark on a top card."""
    return f'.board .card[data-card="{card}"] .mark.{kind}'


def test_marks_on_all_boards_are_reckoned_with_karma(chromium: Browser, server: Server) -> None:
    """Alexander the Great compares points in ann's actions (rules 12.6.8); bo's own actions go by icons."""
    game = figures_table(
        ann=seat(red=["Alexander the Great"], purple=["City States"], score=["Tools", "Writing"]),
        bo=seat(green=["Sailing"], yellow=["Masonry"], blue=["Pottery"], red=["Archery"]),
    )
    reader = reader_of(chromium, server, game)
    page = reader.page
    expect(page.locator(mark("City States", "hits"))).to_contain_text("bo")
    expect(page.locator(mark("Archery", "hits"))).to_contain_text("ann")
    page.locator('.board .card[data-card="Archery"]').click()
    expect(page.locator(".popover .reach-text .demand")).to_contain_text("ann would be hit")
    reader.close()


def test_karma_that_acts_before_the_action_is_named_in_place_of_a_guess(chromium: Browser, server: Server) -> None:
    game = figures_table(
        ann=seat(red=["Margaret Thatcher"], purple=["City States"]), bo=seat(green=["Sailing"], blue=["Pottery"])
    )
    reader = reader_of(chromium, server, game)
    page = reader.page
    expect(page.locator('.board .card[data-card="City States"] .reach')).to_contain_text("Margaret Thatcher")
    expect(page.locator(mark("City States", "hits"))).to_have_count(0)
    page.locator('.board .card[data-card="City States"]').click()
    expect(page.locator(".popover .banner")).to_contain_text("acts first")
    reader.close()


def test_a_back_tells_what_the_reader_has_seen_go_there(chromium: Browser, server: Server) -> None:
    """Bo draws and gives ann his highest card by Archery; what she returns by Pottery she knows to lie in its pile."""
    game = table(
        ann=seat(hand=["Oars", "Archery"], blue=["Pottery"]),
        bo=seat(green=["The Wheel"], hand=["Clothing", "Tools"]),
    )
    play(game, "ann: dogma Pottery", "ann: Oars", "ann: pass")
    reader = reader_of(chromium, server, game)
    page = reader.page
    page.locator('.supply .pile[data-back="back 1 base"]').click()
    expect(page.locator(".popover .could-be").first).to_have_text("Oars 1")
    expect(page.locator(".popover .could-be").nth(1)).to_contain_text("Tools")
    page.keyboard.press("Escape")
    page.locator('.panel[data-player="bo"] .zone-hand .back').click()
    expect(page.locator(".popover .could-be")).to_contain_text("Tools")
    expect(page.locator(".popover .could-be")).not_to_contain_text("Oars")
    expect(page.locator(".popover .could-be")).not_to_contain_text("The Wheel")
    reader.close()


def test_city_achievements_show_what_is_ready(chromium: Browser, server: Server) -> None:
    """Ann holds the City and has the splay for Legend; bo's City is not seen (rules 9.4.2)."""
    game = cities_table(
        ann=seat(hand=["Cordoba"], blue=("left", ["Tools", "Writing"])), bo=seat(hand=["Tokyo"], red=["Archery"])
    )
    reader = reader_of(chromium, server, game)
    page = reader.page
    row = page.locator(".specials tr", has_text="Legend")
    expect(row.locator("td")).to_have_text(["2/2", "0/2"])
    expect(page.locator(".specials tr", has_text="Glory").locator("td")).to_have_text(["0/1", "0/1"])
    reader.close()
