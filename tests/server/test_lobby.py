"""The lobby: making tables, sitting down, leaving, bots in and out, lists, rematch."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from innovation.server.room import AWAY_SECONDS
from tests.server.desk import Json, Server, Visitor, play_out


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def invite_of(host: Visitor, table: str) -> str:
    invite: str = host.get(f"/api/tables/{table}")["invite"]
    return invite


# Making


def test_one_request_is_a_game_against_a_bot(ann: Visitor) -> None:
    made = ann.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})
    assert made["status"] == "running"
    table = ann.get(f"/api/tables/{made['id']}")
    assert [seat["name"] for seat in table["seats"]] == ["ann", "random"]
    assert table["mine"] == [0]
    assert table["threshold"] == 6


def test_ids_cannot_be_guessed(ann: Visitor) -> None:
    ids = [ann.table("me", "open") for _ in range(20)]
    assert len(set(ids)) == 20
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", found) for found in ids)  # 128 bits
    for other in (ids[0][:-1], ids[0].swapcase(), "1", "x" * 500):
        assert ann.refused("GET", f"/api/tables/{other}") == (404, "not_found")


@pytest.mark.parametrize(
    ("options", "seats", "named"),
    [
        ({"sets": ["base", "atlantis"]}, 2, "atlantis"),
        ({"ruleset": "first", "sets": ["base", "echoes"]}, 2, "first"),
        ({"teams": "partners"}, 2, "teams"),
        ({"relics": True}, 2, "relics"),
        ({"sets": "base"}, 2, "sets"),
        ({"moon": 1}, 2, "moon"),
        ({"self": 1}, 2, "self"),
        ({"sets": [["base"]]}, 2, "set"),
        ({"big_table": "on"}, 2, "big_table"),
        ({}, 5, "5 players"),
    ],
)
def test_tables_that_cannot_be(ann: Visitor, options: Json, seats: int, named: str) -> None:
    body = {"options": options, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]}
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert named in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    "seats",
    [
        [{"kind": "me"}],
        [{"kind": "open"}, {"kind": "open"}],
        [{"kind": "me"}, {"kind": "bot", "bot": "genius"}],
        [{"kind": "me"}, {"kind": "bot"}],
        [{"kind": "me"}, {"kind": "ghost"}],
        [{"kind": "me", "name": "bo"}, {"kind": "me", "name": "bo"}],
        [{"kind": "me", "name": "Archery"}, {"kind": "open"}],
        [{"kind": "me"}, {"kind": "open", "extra": 1}],
        [{"kind": "me"}] * 7,
        "me",
        None,
    ],
)
def test_seats_that_cannot_be(ann: Visitor, seats: object) -> None:
    assert ann.refused("POST", "/api/tables", {"seats": seats}) == (400, "bad_request")


def test_every_preset_is_a_table(ann: Visitor) -> None:
    for preset in ann.get("/api/options")["presets"]:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (preset["players"] - 1)]
        assert ann.post("/api/tables", {"options": preset["options"], "seats": seats})["status"] == "running"


def test_bots_of_one_kind_have_names_of_their_own(ann: Visitor) -> None:
    table = ann.get(f"/api/tables/{ann.table('me', 'greedy', 'greedy')}")
    assert [seat["name"] for seat in table["seats"]] == ["ann", "greedy", "greedy 2"]


# Sitting down


def test_a_private_table_needs_its_invitation(ann: Visitor, bo: Visitor) -> None:
    table = ann.table("me", "open")
    assert bo.get(f"/api/tables/{table}")["invite"] is None
    assert bo.refused("POST", f"/api/tables/{table}/sit", {"seat": 1}) == (403, "not_yours")
    assert bo.refused("POST", f"/api/tables/{table}/sit", {"seat": 1, "invite": "wrong"}) == (403, "not_yours")
    sat = bo.sit(table, 1, invite=invite_of(ann, table))
    assert (sat["status"], sat["mine"]) == ("running", [1])


def test_a_listed_table_is_shown_and_open_to_all(ann: Visitor, bo: Visitor, watcher: Visitor) -> None:
    private = ann.table("me", "open")
    listed = ann.table("me", "open", listed=True)
    shown = [table["id"] for table in watcher.get("/api/tables")["tables"]]
    assert listed in shown
    assert private not in shown
    assert bo.sit(listed, 1)["status"] == "running"
    ann.post(f"/api/tables/{listed}/listed", {"listed": False})
    assert listed not in [table["id"] for table in watcher.get("/api/tables")["tables"]]
    assert bo.refused("POST", f"/api/tables/{listed}/listed", {"listed": True}) == (403, "not_yours")


def test_a_seat_is_taken_once(ann: Visitor, bo: Visitor, server: Server) -> None:
    table = ann.table("me", "open", "open", listed=True)
    bo.sit(table, 1)
    cy = Visitor(server, "cy")
    assert cy.refused("POST", f"/api/tables/{table}/sit", {"seat": 1}) == (409, "not_now")
    assert cy.refused("POST", f"/api/tables/{table}/sit", {"seat": 9}) == (400, "bad_request")
    assert cy.refused("POST", f"/api/tables/{table}/sit", {"seat": 2, "name": "bo"}) == (400, "bad_request")
    assert bo.sit(table, 1)["mine"] == [1]  # once more does no harm
    assert cy.sit(table, 2)["status"] == "running"


def test_waiting_people_see_who_comes(ann: Visitor, bo: Visitor) -> None:
    table = ann.table("me", "open", "open", listed=True)
    with ann.at(table) as one:
        assert one.state["view"] is None
        assert kinds(one.state["table"]) == ["person", "open", "open"]
        bo.sit(table, 1)
        one.until(lambda state: kinds(state["table"]) == ["person", "person", "open"])
        ann.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "random"})
        state = one.until(lambda state: bool(state["table"]["status"] == "running"))
        assert state["decision"] is not None or one.until(lambda state: state["decision"] is not None)


def test_before_the_game_seats_come_and_go(ann: Visitor, bo: Visitor) -> None:
    table = ann.table("me", "open", "random", listed=True)
    bo_table = f"/api/tables/{table}"
    assert bo.refused("POST", f"{bo_table}/bot", {"seat": 1, "bot": "random"}) == (403, "not_yours")
    assert bo.refused("POST", f"{bo_table}/open", {"seat": 2}) == (403, "not_yours")
    assert kinds(ann.post(f"{bo_table}/open", {"seat": 2})) == ["person", "open", "open"]
    bo.sit(table, 1)
    assert bo.refused("POST", f"{bo_table}/leave", {"seat": 0}) == (403, "not_yours")
    assert kinds(bo.post(f"{bo_table}/leave", {"seat": 1})) == ["person", "open", "open"]


# In the game


def started(ann: Visitor, bo: Visitor) -> str:
    table = ann.table("me", "open", listed=True)
    bo.sit(table, 1)
    return table


def test_a_bot_replaces_who_left_and_back(ann: Visitor, bo: Visitor) -> None:
    table = started(ann, bo)
    address = f"/api/tables/{table}"
    assert ann.refused("POST", f"{address}/bot", {"seat": 1, "bot": "random"}) == (409, "not_now")
    assert kinds(bo.post(f"{address}/leave", {"seat": 1})) == ["person", "left"]
    assert bo.refused("POST", f"{address}/bot", {"seat": 1, "bot": "random"}) == (403, "not_yours")
    with ann.at(table) as one:
        replaced = ann.post(f"{address}/bot", {"seat": 1, "bot": "random"})
        assert (kinds(replaced), replaced["seats"][1]["substitutes"]) == (["person", "bot"], True)
        one.pick(one.options()[0])
        one.until(lambda state: bool(state["view"]["turn"]["number"] >= 1))  # the bot has chosen for bo
        assert bo.sit(table, 1)["mine"] == [1]
        with bo.at(table) as two:
            assert two.state["view"]["viewer"] == "bo"


def test_a_stranger_takes_the_seat_of_who_left_by_invitation_only(ann: Visitor, bo: Visitor, server: Server) -> None:
    table = started(ann, bo)
    bo.post(f"/api/tables/{table}/leave", {"seat": 1})
    cy = Visitor(server, "cy")
    assert cy.refused("POST", f"/api/tables/{table}/sit", {"seat": 1}) == (403, "not_yours")
    invite = invite_of(ann, table)
    assert ann.refused("POST", f"/api/tables/{table}/sit", {"seat": 1, "invite": invite}) == (409, "not_now")
    assert cy.sit(table, 1, invite=invite)["mine"] == [1]
    assert bo.refused("POST", f"/api/tables/{table}/sit", {"seat": 1}) == (409, "not_now")


def test_a_person_takes_over_from_a_bot(ann: Visitor, bo: Visitor) -> None:
    table = ann.table("me", "random")
    assert bo.refused("POST", f"/api/tables/{table}/sit", {"seat": 1}) == (403, "not_yours")
    assert kinds(bo.sit(table, 1, invite=invite_of(ann, table))) == ["person", "person"]


def test_who_is_away_for_long_can_be_replaced(ann: Visitor, bo: Visitor, server: Server, monkeypatch: Any) -> None:  # noqa: ANN401
    table = started(ann, bo)
    with ann.at(table):
        later = time.time() + AWAY_SECONDS + 1
        monkeypatch.setattr("innovation.server.room.time.time", lambda: later)
        with bo.at(table):
            assert ann.refused("POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"}) == (409, "not_now")
        later += AWAY_SECONDS + 1
        until = time.monotonic() + 5
        while server.hall.rooms[table].is_here(server.hall.rooms[table].row.seats[1].person):
            assert time.monotonic() < until
        assert kinds(ann.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})) == ["person", "bot"]


def test_a_player_who_was_replaced_does_not_act_any_more(ann: Visitor, bo: Visitor) -> None:
    table = started(ann, bo)
    with bo.at(table) as two:
        option = two.options()[0]
        bo.post(f"/api/tables/{table}/leave", {"seat": 1})
        two.until(lambda state: state["seat"] is None)
        assert two.state["view"]["viewer"] is None
        assert two.ask({"type": "pick", "seat": 1, "decision": 0, "option": option})["code"] == "not_yours"


# Mine, and again


def test_my_tables_show_those_that_wait_for_me_first(ann: Visitor, bo: Visitor) -> None:
    first, second, third = (started(ann, bo) for _ in range(3))
    open_table = ann.table("me", "open")
    with ann.at(second) as one:
        one.pick(one.options()[0])  # now the second waits for bo only
    mine = ann.get("/api/me/tables")["tables"]
    assert [table["id"] for table in mine] == [first, third, second, open_table]
    assert [table["my_turn"] for table in mine] == [True, True, False, False]
    assert mine[2]["waiting"] == [1]


def test_a_rematch_moves_the_seats_on_and_begins_when_all_agree(ann: Visitor, bo: Visitor) -> None:
    table = started(ann, bo)
    assert ann.refused("POST", f"/api/tables/{table}/rematch") == (409, "not_now")
    with ann.at(table) as one, bo.at(table) as two:
        play_out([one, two])
        made = ann.post(f"/api/tables/{table}/rematch")
        assert made["status"] == "open"
        told = two.until(lambda state: state["table"]["rematch"] is not None)["table"]["rematch"]
        assert told == {"id": made["id"]}
    again = ann.get(f"/api/tables/{made['id']}")
    assert [(seat["name"], seat["kind"]) for seat in again["seats"]] == [("bo", "invited"), ("ann", "person")]
    assert ann.post(f"/api/tables/{table}/rematch") == made  # once more makes no second one
    assert bo.post(f"/api/tables/{table}/rematch") == {"id": made["id"], "status": "running"}


def test_a_rematch_with_a_bot_begins_at_once(ann: Visitor, watcher: Visitor) -> None:
    table = ann.table("me", "random")
    with ann.at(table) as one:
        play_out([one])
    assert watcher.refused("POST", f"/api/tables/{table}/rematch") == (401, "no_person")
    made = ann.post(f"/api/tables/{table}/rematch")
    assert made["status"] == "running"
    names = [seat["name"] for seat in ann.get(f"/api/tables/{made['id']}")["seats"]]
    assert names == ["random", "ann"]


def test_a_forgotten_table_leaves_the_lobby(ann: Visitor, watcher: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.table("me", "open", listed=True)
    assert table in [shown["id"] for shown in watcher.get("/api/tables")["tables"]]
    monkeypatch.setattr("innovation.server.store.LISTED_SECONDS", 0.0)
    assert table not in [shown["id"] for shown in watcher.get("/api/tables")["tables"]]
    assert [mine["id"] for mine in ann.get("/api/me/tables")["tables"]] == [table]  # but it is there
