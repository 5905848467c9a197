"""Databases that cannot be used: one clear sentence; those that fail for a while: nothing is lost, nothing half done."""

from __future__ import annotations

import signal
import sqlite3
from pathlib import Path

import pytest

from innovation.server.database import check_usable
from innovation.server.faults import BadDatabase
from innovation.server.journal import Written
from tests.server.desk import Server, Visitor, serving
from tests.server.process import Process, free_port
from tests.terminal.program import refused, run


def refusal(url: str) -> str:
    """Why a database cannot be used."""
    with pytest.raises(BadDatabase) as caught:
        check_usable(url)
    told = str(caught.value)
    assert told
    assert "\n" not in told
    return told


def made(file: Path) -> Path:
    """A database of this server's own."""
    check_usable(f"sqlite:///{file}")
    return file


def test_a_database_is_made_with_its_folder(tmp_path: Path) -> None:
    assert made(tmp_path / "new" / "tables.db").exists()


def test_files_and_folders_that_cannot_be_used(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(bytes(range(256)) * 40)
    assert "not a database" in refusal(f"sqlite:///{garbage}")
    folder = tmp_path / "folder.db"
    folder.mkdir()
    assert "unable to open" in refusal(f"sqlite:///{folder}")
    assert str(garbage) in refusal(f"sqlite:///{garbage}/tables.db")
    assert "a file" in refusal("sqlite://")


def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE people (cat TEXT)")
    assert "another program, named people" in refusal(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("people",)]


def test_a_database_of_a_newer_server_is_left_alone(tmp_path: Path) -> None:
    file = made(tmp_path / "tables.db")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refusal(f"sqlite:///{file}")


def test_a_postgres_server_that_is_not_there() -> None:
    assert "refused" in refusal(f"postgresql://nobody@127.0.0.1:{free_port()}/tables")


def test_one_file_has_one_server(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(file):
        assert "another server uses this file" in refusal(f"sqlite:///{file}")
        told = refused(run("serve", "--port", free_port(), "--database", f"sqlite:///{file}"))
        assert "another server uses this file" in told
        with sqlite3.connect(file) as connection:  # a copy can be made all the while
            assert connection.execute("SELECT COUNT(*) FROM tables").fetchone() == (0,)
    made(file)  # and when it has ended, the file is free


def test_a_full_disk_loses_nothing_and_is_said(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Process(f"sqlite:///{file}", free_port())
    ann = Visitor(server.url, "ann")
    table = ann.table("me", "me", seats=[{"kind": "me", "name": "ann"}, {"kind": "me", "name": "bo"}])
    with ann.at(table, seat=0) as one:
        before = one.state
        option = one.options()[0]
        server.limit_files(1)
        for _ in range(2):
            failed = one.ask({"type": "pick", "seat": 0, "decision": 0, "option": option})
            assert (failed["type"], failed["code"]) == ("error", "unavailable")
        assert Visitor(server.url).refused("PUT", "/api/me", {"name": "cy"}) == (503, "unavailable")
        assert ann.get(f"/api/tables/{table}")["version"] == before["version"]
        server.limit_files(None)
        assert one.pick(option)["version"] == 1
    server.kill()
    server = Process(f"sqlite:///{file}", free_port())
    again = Visitor(server.url)
    again.http.cookies.set("innovation_key", str(ann.key))
    with again.at(table, seat=1) as two:
        assert two.state["version"] == 1
        two.pick(two.options()[0])
    assert server.stop() in (0, -signal.SIGTERM)


def test_a_bot_goes_on_when_there_is_room_again(server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("innovation.server.room.RETRY_SECONDS", 0.02)
    journal = server.hall.journal
    write = journal._write_all
    refused_bots: list[list[Written]] = []

    def fail_for_bots(batch: list[Written]) -> set[int]:
        if len(refused_bots) < 10 and any(written.entries[0].seat == 1 for written in batch):
            refused_bots.append(batch)
            raise sqlite3.OperationalError("database or disk is full")
        return write(batch)

    monkeypatch.setattr(journal, "_write_all", fail_for_bots)
    table = ann.table("me", "random")
    with ann.at(table) as one:
        one.pick(one.options()[0])
        one.until(lambda state: bool(state["view"]["turn"]["number"] >= 1))
    assert len(refused_bots) == 10


def test_the_server_says_once_that_its_database_fails_and_once_that_it_is_back(
    server: Server, ann: Visitor, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.table("me", "open")
    Visitor(server, "bo").sit(table, 1, invite=ann.get(f"/api/tables/{table}")["invite"])
    journal = server.hall.journal
    with ann.at(table) as one:
        option = one.options()[0]
        pick = {"type": "pick", "seat": 0, "decision": 0, "option": option}

        def fail(_: object) -> set[int]:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(journal, "_write_all", fail)
            for _ in range(3):
                assert one.ask(pick)["code"] == "unavailable"
        assert one.ask(pick)["type"] == "ack"
    told = [record.getMessage() for record in caplog.records if record.name == "innovation.server"]
    assert told == ["the database cannot be written: database or disk is full", "the database can be written again"]
    assert all(record.exc_info is None for record in caplog.records)
