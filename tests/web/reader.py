"""Somebody who reads the page in a browser of his own and plays on it."""

from __future__ import annotations

import json
import random
import time
from typing import Any, Final

from playwright.sync_api import Browser, Page

from innovation import Game
from tests.server.desk import Server, hall_of

WIDTHS: Final = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
PATIENCE: Final = 15.0
MOST_TABS: Final = 60
BASE: Final = ("base",)
ALL_SETS: Final = ("base", "echoes", "cities", "artifacts", "figures")

STANDS = """() => {
  const page = document.querySelector('.table-page');
  if (!page) return null;
  return {
    over: !!document.querySelector('.end'),
    options: document.querySelectorAll('.prompt.mine button.option:not(:disabled)').length,
    claims: [...document.querySelectorAll('.prompt.mine button.option')].findIndex((one) => one.matches('.verb-achieve')),
    hand: document.querySelectorAll('.hand .legal').length,
  };
}"""


FOCUSED = """(selector) => {
  const one = document.activeElement;
  return [one?.matches(selector) ?? false, `${one?.tagName} ${one?.textContent?.slice(0, 20)}`];
}"""


class Reader:
    """One browser with cookies of its own. What its console complains about is kept and must stay empty."""

    def __init__(
        self, chromium: Browser, server: Server, width: int = 1280, address: str = "", **settings: str
    ) -> None:
        self.server: Final = server
        self.url: Final[str] = address or server.url
        touch = width < 700
        self.context: Final = chromium.new_context(
            viewport={"width": width, "height": WIDTHS[width]}, has_touch=touch, is_mobile=touch, locale="en-US"
        )
        kept = json.dumps(json.dumps({"pace": "off", **settings}))
        once = f"if (!localStorage.getItem('innovation.settings')) localStorage.setItem('innovation.settings', {kept})"
        self.context.add_init_script(once)
        self.complaints: Final[list[str]] = []
        self.page: Final[Page] = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)

    def close(self) -> None:
        assert not self.complaints
        self.context.close()

    def forgive_broken_lines(self) -> None:
        """Forget what the console says of lines that a test broke."""
        self.complaints[:] = [line for line in self.complaints if "net::ERR_" not in line]

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is on what the selector names."""
        trail: list[str] = []
        for _ in range(MOST_TABS):
            reached, text = self.page.evaluate(FOCUSED, selector)
            if reached:
                return
            trail.append(text)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}, but {trail}")

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def request(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
        """Ask the server as this reader."""
        answer = self.page.request.fetch(self.url + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, *seats: str, name: str = "ann", **options: object) -> dict[str, Any]:
        """Make a table: `me`, `open`, or a bot's name for each seat."""
        self.request("PUT", "/api/me", {"name": name})
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made: dict[str, Any] = self.request("POST", "/api/tables", {"options": options, "seats": wishes})
        return made

    def stands(self) -> dict[str, Any] | None:
        """What there is to do on the page now."""
        found: dict[str, Any] | None = self.page.evaluate(STANDS)
        return found

    def press_any(self, chance: random.Random, seen: dict[str, Any] | None = None) -> bool:
        """Pick one of the first nine options by its digit, an achievement first; whether there was any.

        `seen` is what there is to do, where that was looked at just now.
        """
        now = self.stands() if seen is None else seen
        options = 0 if now is None else now["options"] + now["hand"]
        if options == 0:
            return False
        claim = now["claims"] + 1 if now is not None else 0
        self.page.keyboard.press(str(claim if 1 <= claim <= 9 else chance.randint(1, min(9, options))))
        self.page.wait_for_timeout(15)
        return True


def reach_own_action(reader: Reader) -> None:
    """Meld a first card, and answer whatever others ask, until the reader is to choose an action."""
    page = reader.page
    page.locator(".hand .legal").first.wait_for()
    end = time.monotonic() + PATIENCE
    while page.locator(".prompt.kind-action").count() == 0:
        assert time.monotonic() < end, "no action to choose"
        now = reader.stands()
        if now is not None and now["options"] + now["hand"] > 0 and page.locator(".prompt.kind-action").count() == 0:
            page.locator("button.option:not(:disabled), .hand .legal").first.click()
        page.wait_for_timeout(40)


def play_by_keys(readers: list[Reader], seed: int, most_seconds: float, until: int = 100_000) -> int:
    """Let readers press digits until the game is over or `until` picks are made; how many were."""
    chance = random.Random(seed)
    end = time.monotonic() + most_seconds
    picks = 0
    while picks < until:
        assert time.monotonic() < end, f"no end after {picks} picks"
        before = picks
        for reader in readers:
            now = reader.stands()
            if now is not None and now["over"]:
                return picks
            picks += reader.press_any(chance, now)
        if picks == before:
            readers[0].page.wait_for_timeout(15)
    return picks


def reader_of(chromium: Browser, server: Server, game: Game, width: int = 1280, **settings: str) -> Reader:
    """A reader who is ann of a game laid on a table of the server, opposite bo, who is away."""
    reader = Reader(chromium, server, width, **settings)
    reader.go("/")
    made = reader.table("me", "open", sets=list(game.rules.sets))
    reader.request("PUT", "/api/me", {"name": "ann"})
    other = Reader(chromium, server)
    other.go("/")
    other.request("PUT", "/api/me", {"name": "bo"})
    other.request("POST", f"/api/tables/{made['id']}/sit", {"seat": 1, "invite": made["invite"]})
    other.close()
    room = hall_of(server).rooms[made["id"]]
    room.game, room.events = game, game.log
    reader.go(f"/table/{made['id']}")
    reader.page.locator(".panel.own").wait_for()
    return reader
