"""Whatever is sent, by HTTP or in a socket: no failure of the server, no change of state, a clear error."""

from __future__ import annotations

import json
import random
import string
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.desk import Json, Server, Visitor

SCRIPT = "<script>alert(1)</script>"
TEXTS = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["", SCRIPT, "' OR 1=1 --", "../../etc", "\u202e", "a" * 5000, "null", "💣", "%00", "back 3 base"]),
)
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.sampled_from([2**63, -(2**70), 0, -1, 7]), st.floats(), TEXTS
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(TEXTS, inner, max_size=4)),
    max_leaves=12,
)
FUZZ = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def schema_of(server: Server) -> Json:
    described: Json = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    return described


def resolved(schema: Json, described: Json) -> Json:
    while "$ref" in schema:
        target: Any = described
        for part in schema["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        schema = target
    return schema


def nearly(schema: Json, described: Json) -> st.SearchStrategy[Any]:
    """Values that mostly fit a schema, and sometimes do not."""
    return st.one_of(fitting(schema, described), fitting(schema, described), VALUES)


def fitting(schema: Json, described: Json) -> st.SearchStrategy[Any]:
    schema = resolved(schema, described)
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return st.one_of([nearly(one, described) for one in schema[key]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        fields = {name: nearly(part, described) for name, part in schema.get("properties", {}).items()}
        needed = {name: fields[name] for name in schema.get("required", []) if name in fields}
        optional = {name: fields[name] for name in fields if name not in needed}
        return (
            st.fixed_dictionaries(needed, optional=optional) if fields else st.dictionaries(TEXTS, VALUES, max_size=3)
        )
    if kind == "array":
        return st.lists(nearly(schema.get("items", {}), described), max_size=7)
    if kind == "integer":
        return st.integers(-2, 20)
    if kind == "boolean":
        return st.booleans()
    if kind == "null":
        return st.none()
    return TEXTS if kind == "string" else VALUES


def operations(described: Json) -> list[tuple[str, str, Json]]:
    return [
        (path, method.upper(), operation)
        for path, methods in sorted(described["paths"].items())
        for method, operation in sorted(methods.items())
    ]


def state_of(server: Server, tables: list[str]) -> list[tuple[object, ...]]:
    """Everything of these tables that a stranger might want to change."""
    rooms = [server.hall.rooms[table].row for table in tables]
    return [(row.version, row.status, row.listed, row.seats, row.rematch, row.waiting) for row in rooms]


@pytest.fixture
def tables(ann: Visitor, bo: Visitor) -> list[str]:
    """A running table and an open one, both private, of ann and bo."""
    running, waiting = ann.table("me", "open"), ann.table("me", "open", "open")
    for table in (running, waiting):
        bo.sit(table, 1, invite=ann.get(f"/api/tables/{table}")["invite"])
    return [running, waiting]


def test_the_description_names_every_path_of_the_protocol(server: Server) -> None:
    paths = set(schema_of(server)["paths"])
    for path in (
        "me",
        "me/link",
        "me/take",
        "me/tables",
        "options",
        "tables",
        "cards/{language}/{card_set}",
        "words/{language}",
    ):
        assert f"/api/{path}" in paths
    for verb in ("sit", "leave", "bot", "open", "listed", "rematch", "summary", "record"):
        assert f"/api/tables/{{table_id}}/{verb}" in paths


def test_http_from_its_description(server: Server, ann: Visitor, tables: list[str]) -> None:
    described = schema_of(server)
    stranger = Visitor(server, "mallory")
    before = state_of(server, tables)
    for path, method, operation in operations(described):
        fuzz(server, stranger, tables, (path, method, operation), described)
        assert state_of(server, tables) == before, (method, path)
    assert ann.get("/api/me") == {"name": "ann"}


def fuzz(
    server: Server, stranger: Visitor, tables: list[str], operation: tuple[str, str, Json], described: Json
) -> None:
    path, method, details = operation
    body = details.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    ids = st.one_of(st.sampled_from(tables), TEXTS)
    words = st.one_of(st.sampled_from(["en", "zh-Hans", "base", "echoes"]), TEXTS)
    bodies = nearly(body, described) if body is not None else st.none()
    client = httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {stranger.key}"}, timeout=20)

    @FUZZ
    @given(
        table=ids,
        word=words,
        other=words,
        sent=bodies,
        query=st.dictionaries(TEXTS, TEXTS, max_size=2),
        raw=st.booleans(),
    )
    def check(table: str, word: str, other: str, sent: object, query: dict[str, str], raw: bool) -> None:
        address = path
        for name, value in (("table_id", table), ("language", word), ("card_set", other)):
            address = address.replace(f"{{{name}}}", quote(value, safe=""))
        content = json.dumps(sent) if not raw else repr(sent)
        headers = {"Content-Type": "application/json"}
        with_body = {} if sent is None and not raw else {"content": content.encode("utf-8", "replace")}
        answer = client.request(
            method,
            address,
            params=query,
            headers=headers,
            **with_body,  # type: ignore[arg-type]
        )
        assert answer.status_code < 500, (method, address, content, answer.text)
        if answer.status_code >= 400:
            error = answer.json()["error"]
            assert set(error) == {"code", "message"}
            assert error["message"]
            assert answer.headers["content-type"].startswith("application/json")

    with client:
        check()


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"[" * 10_000, "application/json"),
        (b'{"name": "' + b"x" * 70_000 + b'"}', "application/json"),
        (b"\xff\xfe", "application/json"),
        (b'{"name": "\\ud800"}', "application/json"),
        (b"name=ann", "application/x-www-form-urlencoded"),
        (b'{"name": "ann"}', "application/msgpack"),
        (b'{"name": "ann"}', "nonsense/;;;"),
    ],
)
def test_bodies_that_cannot_be_read(server: Server, content: bytes, kind: str) -> None:
    answer = httpx.put(f"{server.url}/api/me", content=content, headers={"Content-Type": kind})
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["error"]["message"]
        assert "set-cookie" not in answer.headers
    else:
        assert answer.json() == {"name": "ann"}


def test_methods_and_paths_that_are_not_there(server: Server) -> None:
    for method, path, status in (
        ("DELETE", "/api/me", 405),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/x/y/z", 404),
        ("PATCH", "/", 405),
        ("POST", "/api/tables/x/play", 405),
        ("GET", "/static/../server/app.py", 404),
        ("GET", "/static/%2e%2e/server/app.py", 404),
        ("GET", "/static//etc/passwd", 404),
        ("GET", "/static/%00", 404),
    ):
        answer = httpx.request(method, f"{server.url}{path}")
        assert answer.status_code == status, (method, path, answer.status_code)
        assert answer.json()["error"]["message"]


# The socket


MESSAGES = st.one_of(
    VALUES,
    st.fixed_dictionaries(
        {
            "type": st.one_of(
                st.sampled_from(["hello", "look", "language", "pick", "picks", "draft", "undo", "done", "preview"]),
                st.sampled_from(["hint", "could_be", "past"]),
                TEXTS,
            )
        },
        optional={
            "id": st.one_of(st.just("a"), SCALARS),
            "seat": st.one_of(st.integers(-1, 3), SCALARS),
            "decision": st.one_of(st.integers(-1, 5), SCALARS),
            "version": st.one_of(st.integers(-1, 5), SCALARS),
            "pick": st.one_of(st.integers(-1, 5), SCALARS),
            "row": st.one_of(st.integers(-1, 5), SCALARS),
            "option": st.one_of(st.sampled_from(["draw", "meld Archery", "Archery", SCRIPT]), SCALARS),
            "options": st.one_of(st.lists(st.sampled_from(["draw", "pass", SCRIPT]), max_size=3), SCALARS),
            "language": st.one_of(st.sampled_from(["en", "xx"]), SCALARS),
            "more": VALUES,
        },
    ),
)


def test_messages_of_a_spectator(server: Server, tables: list[str], watcher: Visitor) -> None:
    before = state_of(server, tables)
    with watcher.at(tables[0]) as seat:

        @settings(FUZZ, max_examples=150)
        @given(message=MESSAGES, raw=st.booleans())
        def check(message: object, raw: bool) -> None:
            seat.say(repr(message) if raw else json.dumps(message))
            answer = seat.ask({"type": "ping"})
            assert answer["type"] == "pong"

        check()
    assert state_of(server, tables) == before


def test_messages_of_a_player_change_nothing_unless_they_are_a_pick(
    server: Server, tables: list[str], ann: Visitor, bo: Visitor
) -> None:
    game = server.hall.rooms[tables[0]].game
    assert game is not None
    hands = {str(option) for decision in game.decisions for option in decision.options}
    before = state_of(server, tables)
    with ann.at(tables[0]) as seat, bo.at(tables[0]) as other:
        foreign = other.options()[0]

        @settings(FUZZ, max_examples=200)
        @given(message=MESSAGES)
        def check(message: object) -> None:
            if isinstance(message, dict) and message.get("option") in hands:
                message = {**message, "option": foreign}
            seat.say(json.dumps(message))
            assert seat.ask({"type": "ping"})["type"] == "pong"

        check()
        refused = seat.ask({"type": "pick", "seat": 0, "decision": 0, "option": foreign})
        assert (refused["type"], refused["code"]) == ("error", "illegal")
        assert foreign not in refused["message"]
    assert state_of(server, tables) == before


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "bad_request"),
        ("{", "bad_request"),
        ("[" * 5000, "bad_request"),
        ("null", "bad_request"),
        ('{"type": "pick"}', "bad_request"),
        ('{"type": "fly"}', "bad_request"),
        ('{"type": "pick", "seat": 0.5, "decision": 0, "option": "draw"}', "bad_request"),
        ('{"type": "pick", "seat": 0, "decision": 99999999999999999999, "option": "draw"}', "bad_request"),
        ('{"type": "language", "language": "tlh"}', "bad_request"),
        ('{"type": "look", "seat": 1}', "not_yours"),
        ('{"type": "ping", "id": "' + "x" * 65 + '"}', "bad_request"),
        ('{"type": "ping", "id": "' + "x" * 20_000 + '"}', "too_large"),
        (b"\x00\x01", "bad_request"),
    ],
)
def test_frames_that_cannot_be(tables: list[str], ann: Visitor, frame: str | bytes, code: str) -> None:
    with ann.at(tables[0]) as seat:
        seat.say(frame)
        answer = seat.hear()
        assert (answer["type"], answer["code"]) == ("error", code)
        assert len(answer["message"]) < 500


def test_messages_before_the_hello_are_refused(tables: list[str], ann: Visitor) -> None:
    with ann.at(tables[0]) as seat:
        assert seat.decision is not None
    from websockets.sync.client import connect

    address = f"{ann.url.replace('http', 'ws', 1)}/api/tables/{tables[0]}/play"
    with connect(address, additional_headers={"Cookie": f"innovation_key={ann.key}"}) as socket:
        socket.send(json.dumps({"type": "pick", "seat": 0, "decision": 0, "option": "draw"}))
        assert json.loads(socket.recv(10))["code"] == "bad_request"
        socket.send(json.dumps({"type": "hello", "seat": 1}))
        assert json.loads(socket.recv(10))["code"] == "not_yours"
        socket.send(json.dumps({"type": "hello"}))
        assert json.loads(socket.recv(10))["type"] == "state"


def test_other_tables_and_no_tables(tables: list[str], watcher: Visitor, server: Server) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    chance = random.Random(5)
    guess = "".join(chance.choice(string.ascii_letters) for _ in range(22))
    for table in (guess, "x", quote("<script>", safe=""), "%00"):
        with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/play") as socket:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404


def test_scripts_in_names_stay_text(server: Server, bo: Visitor) -> None:
    evil = Visitor(server, SCRIPT)
    table = evil.table("me", "open", listed=True)
    told = bo.get(f"/api/tables/{table}")
    assert told["seats"][0]["name"] == SCRIPT  # as data in JSON, which no browser takes for a page
    answer = httpx.get(f"{server.url}/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
