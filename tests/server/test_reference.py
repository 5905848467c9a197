"""Cards, words and options for the page; caching; the page's files; headers, origins and limits."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from innovation.locale import LANGUAGES, language
from innovation.material.card import DECREE, NUMBERED, RELIC, SPECIAL
from innovation.material.catalog import CARDS
from innovation.material.words import SETS
from innovation.server.guard import Guard, Message, Receive, Scope, Send
from innovation.server.settings import Settings
from innovation.server.static_files import TYPES, WEB, StaticFiles
from tests.server.desk import Server, Visitor, serving


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_is_there_in_every_language(watcher: Visitor, code: str) -> None:
    cards = [card for name in SETS for card in watcher.get(f"/api/cards/{code}/{name}")["cards"]]
    assert {card["name"] for card in cards} == {card.name for card in CARDS}
    by_name = {card["name"]: card for card in cards}
    kinds = {NUMBERED: "card", RELIC: "card", SPECIAL: "special", DECREE: "decree"}
    for card in CARDS:
        told = by_name[card.name]
        assert told["kind"] == kinds[card.kind]
        assert told["title"] == language(code).card(card.name)
        if told["kind"] == "card":
            assert (told["age"], told["color"]) == (card.age, card.color_name)
            assert list(told["icons"].values()) == list(card.icons)
            assert told["relic"] == (card.kind == RELIC)
        else:
            assert told["condition"]


def test_a_demand_is_marked_and_the_first_edition_told_where_it_differs(watcher: Visitor) -> None:
    cards = {card["name"]: card for card in watcher.get("/api/cards/en/base")["cards"]}
    assert [effect["kind"] for effect in cards["Archery"]["effects"]] == ["demand"]
    differing = [name for name, card in cards.items() if "effects_first" in card]
    assert len(differing) == 9  # README: nine cards differ
    artifacts = {card["name"]: card for card in watcher.get("/api/cards/en/artifacts")["cards"]}
    assert "compel" in {effect["kind"] for card in artifacts.values() for effect in card.get("effects", [])}


@pytest.mark.parametrize("code", LANGUAGES)
def test_words(watcher: Visitor, code: str) -> None:
    words = watcher.get(f"/api/words/{code}")
    assert words["colors"]["red"] == language(code).color("red")
    assert words["icons"]["bonus:3"]
    assert words["ages"]["10"]


def test_reference_is_packed_and_known_again(server: Server) -> None:
    address = f"{server.url}/api/cards/en/base"
    first = httpx.get(address)
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    again = httpx.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "immutable" in httpx.get(f"{address}?v=0.1.0").headers["cache-control"]
    plain = httpx.get(address, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()


@pytest.mark.parametrize("path", ["cards/en/atlantis", "cards/tlh/base", "words/xx", "cards/en"])
def test_reference_that_is_not_there(watcher: Visitor, path: str) -> None:
    assert watcher.refused("GET", f"/api/{path}") == (404, "not_found")


# The page's files


@pytest.fixture
def page(tmp_path: Path) -> StaticFiles:
    root = tmp_path / "static"
    (root / "parts").mkdir(parents=True)
    (root / "index.html").write_text('<script type="importmap">{}</script><script type="module" src="/a.js"></script>')
    (root / "parts" / "a.js").write_text("export {}")
    (root / "secret.py").write_text("no page")
    (tmp_path / "outside.js").write_text("no page")
    (root / "link.js").symlink_to(tmp_path / "outside.js")
    return StaticFiles(root)


@pytest.mark.parametrize(
    "path",
    ["../outside.js", "parts/../../outside.js", "link.js", "secret.py", "parts", "", "a.js\0", "/etc/passwd", "no.js"],
)
def test_files_that_are_not_of_the_page(page: StaticFiles, path: str) -> None:
    assert page.find(path) is None


def test_files_of_the_page(page: StaticFiles) -> None:
    found = page.find("parts/a.js")
    assert found is not None
    assert found.kind == "text/javascript; charset=utf-8"
    (page.root / "parts" / "a.js").write_text("export const changed = true")
    again = page.find("parts/a.js")
    assert again is not None
    assert again.tag != found.tag


def test_only_the_import_map_may_stand_in_the_page(page: StaticFiles) -> None:
    hashes = page.script_hashes()
    assert hashes == ["'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"]  # of {}


# Headers, origins, limits


def test_every_answer_is_guarded(server: Server) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/static/none.js"):
        headers = httpx.get(f"{server.url}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://[", "file://"])
def test_other_sites_are_refused(server: Server, ann: Visitor, origin: str) -> None:
    table = ann.table("me", "open")
    answer = ann.http.post(f"/api/tables/{table}/listed", json={"listed": True}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad_origin")
    assert ann.get(f"/api/tables/{table}")["listed"] is False
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin)):
        pass


def test_our_own_page_and_programs_are_served(server: Server, ann: Visitor) -> None:
    for headers in ({"Origin": server.url}, {}, {"Sec-Fetch-Site": "same-origin"}):
        assert ann.http.put("/api/me", json={"name": "ann"}, headers=headers).status_code == 200
    assert ann.http.put("/api/me", json={"name": "x"}, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_other_host_names_are_for_public_servers(server: Server, tmp_path: Path) -> None:
    assert httpx.get(f"{server.url}/api/me", headers={"Host": "evil.example"}).status_code == 403
    with serving(tmp_path / "t.db", public=True) as public:
        assert httpx.get(f"{public.url}/api/me", headers={"Host": "games.example"}).status_code == 200


def test_a_flood_is_slowed(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", limits=True) as server:
        ann = Visitor(server, "ann")
        table = ann.table("me", "open")
        with ann.at(table) as seat:
            for _ in range(200):
                seat.say({"type": "ping"})
            answers = [seat.hear() for _ in range(200)]
            assert {answer.get("code") for answer in answers} == {None, "too_fast"}
            with contextlib.suppress(ConnectionClosed):
                for _ in range(2000):
                    seat.say({"type": "ping"})
            assert seat.closed_with() == 4429
        body: dict[str, Any] = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        statuses = [ann.http.post("/api/tables", json=body).status_code for _ in range(60)]
        assert set(statuses) == {201, 429}
        statuses = [ann.http.get("/api/me").status_code for _ in range(400)]
        assert set(statuses) == {200, 429}


def test_thirty_tabs_at_once_get_the_page_and_their_sockets() -> None:
    files = [f"/static/{path.relative_to(WEB)}" for path in WEB.rglob("*") if path.suffix in TYPES]
    a_tab = ["/table/x", "/api/me", "/api/options", "/api/words/en", "/api/cards/en/base", *files]
    served: list[str] = []
    refused: list[int] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        served.append(scope["path"])

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            refused.append(message["status"])

    async def receive() -> Message:
        return {}

    async def open_tabs() -> None:
        guard = Guard(app, Settings("sqlite:///t.db"), StaticFiles())
        for number in range(30 * (len(a_tab) + 1)):
            path = (*a_tab, "/api/tables/x/play")[number % (len(a_tab) + 1)]
            kind = "websocket" if path.endswith("/play") else "http"
            scope = {"type": kind, "path": path, "method": "GET", "headers": [(b"host", b"localhost")]}
            await guard({**scope, "client": ("127.0.0.1", 4)}, receive, send)

    asyncio.run(open_tabs())
    assert refused == []
    assert len(served) == 30 * (len(a_tab) + 1)


def test_who_says_nothing_is_sent_away(server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("innovation.server.connection.HELLO_SECONDS", 0.2)
    table = ann.table("me", "open")
    with (
        connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/play") as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408


def test_a_table_says_nothing_to_who_has_said_no_hello(server: Server, ann: Visitor) -> None:
    table = ann.table("me", "open")
    with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/play") as socket:
        with pytest.raises(TimeoutError):
            socket.recv(0.3)
        socket.send(json.dumps({"type": "hello"}))
        assert json.loads(socket.recv(10))["type"] == "state"


def test_one_address_has_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("innovation.server.guard.MOST_SOCKETS", 3)
    with serving(tmp_path / "t.db", limits=True) as server:
        ann = Visitor(server, "ann")
        table = ann.table("me", "open")
        for _ in range(2):  # closed ones do not count
            with contextlib.ExitStack() as opened:
                for _ in range(3):
                    opened.enter_context(ann.at(table))
                with pytest.raises(InvalidStatus), ann.at(table):
                    pass
