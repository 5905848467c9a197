"""People without accounts: a secret in a cookie, of which only a hash is kept; personal links."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.server.desk import Server, Visitor


def test_a_name_makes_a_person_with_a_safe_cookie(server: Server) -> None:
    answer = httpx.put(f"{server.url}/api/me", json={"name": " ann "})
    assert answer.json() == {"name": "ann"}
    cookie = answer.headers["set-cookie"]
    key = re.match(r"innovation_key=([A-Za-z0-9_-]{43});", cookie)
    assert key is not None  # 256 bits
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_nobody_is_somebody_without_a_key(server: Server) -> None:
    stranger = Visitor(server)
    assert stranger.get("/api/me") == {"name": None}
    assert stranger.get("/api/me/tables") == {"tables": []}
    body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    assert stranger.refused("POST", "/api/tables", body) == (401, "no_person")
    stranger.http.cookies.set("innovation_key", "A" * 43)
    assert stranger.refused("POST", "/api/tables", body) == (401, "no_person")


def test_a_program_may_send_its_key_as_a_bearer(server: Server, ann: Visitor) -> None:
    headers = {"Authorization": f"Bearer {ann.key}"}
    assert httpx.get(f"{server.url}/api/me", headers=headers).json() == {"name": "ann"}


def test_a_name_can_be_changed(ann: Visitor) -> None:
    key = ann.key
    assert ann.put("/api/me", {"name": "anna"}) == {"name": "anna"}
    assert ann.get("/api/me") == {"name": "anna"}
    assert ann.key == key


@pytest.mark.parametrize(
    "name", ["", " ", "Archery", "pass", "7", "draw", "meld it", "x" * 41, "a\u0000b", "a\nb", "\ue000"]
)
def test_names_that_cannot_be(server: Server, name: str) -> None:
    assert Visitor(server).refused("PUT", "/api/me", {"name": name}) == (400, "bad_request")


def test_a_personal_link_takes_the_seats_to_another_device(server: Server, ann: Visitor) -> None:
    table = ann.table("me", "open")
    link = ann.post("/api/me/link")
    assert link["path"] == f"/#key={link['key']}"
    phone = Visitor(server)
    assert phone.post("/api/me/take", {"key": link["key"]}) == {"name": "ann"}
    assert phone.key not in (None, ann.key, link["key"])
    assert [found["id"] for found in phone.get("/api/me/tables")["tables"]] == [table]
    assert [found["id"] for found in ann.get("/api/me/tables")["tables"]] == [table]


def test_a_newer_link_voids_the_older(server: Server, ann: Visitor) -> None:
    old = ann.post("/api/me/link")["key"]
    new = ann.post("/api/me/link")["key"]
    assert Visitor(server).refused("POST", "/api/me/take", {"key": old}) == (404, "not_found")
    assert Visitor(server).post("/api/me/take", {"key": new}) == {"name": "ann"}


def test_a_link_is_no_key_and_a_key_is_no_link(server: Server, ann: Visitor) -> None:
    link = ann.post("/api/me/link")["key"]
    stranger = Visitor(server)
    stranger.http.cookies.set("innovation_key", link)
    assert stranger.get("/api/me") == {"name": None}
    assert Visitor(server).refused("POST", "/api/me/take", {"key": ann.key}) == (404, "not_found")


def test_the_database_holds_no_key(server: Server, ann: Visitor) -> None:
    link = ann.post("/api/me/link")["key"]
    path = Path(str(server.hall.database.url.database))
    with sqlite3.connect(path) as connection:
        dump = "\n".join(connection.iterdump())
    assert ann.key is not None
    assert ann.key not in dump
    assert link not in dump
