"""Several server processes on one PostgreSQL database."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import psycopg
import pytest

from tests.server.crowd import Pair, check_whole_logs, play_together
from tests.server.desk import Visitor, play_out
from tests.server.postgres import postgres
from tests.server.process import Process, free_port
from tests.server.test_kill import wait_for_picks

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def processes(database: str) -> Iterator[list[Process]]:
    started = [Process(database, free_port()) for _ in range(2)]
    yield started
    for process in started:
        process.stop()


def test_people_at_different_processes_play_together(processes: list[Process]) -> None:
    one_url, two_url = (process.url for process in processes)
    ann, watcher = Visitor(one_url, "ann"), Visitor(two_url)
    bo = Visitor(two_url, "bo")
    table = ann.table("me", "open")
    with ann.at(table) as waiting:
        bo.sit(table, 1, invite=ann.get(f"/api/tables/{table}")["invite"])
        waiting.until(lambda state: bool(state["table"]["status"] == "running"))
        with ann.at(table, seat=0) as one, bo.at(table, seat=1) as two, watcher.at(table) as third:
            result = play_out([one, two, third])
            assert one.rows[-1]["row"]["kind"] == third.rows[-1]["row"]["kind"] == "end"
        with bo.at(table) as two:  # and hears of the rematch that ann asks another process for
            made = ann.post(f"/api/tables/{table}/rematch")
            two.until(lambda state: bool(state["table"]["rematch"] == {"id": made["id"]}))
        assert bo.post(f"/api/tables/{table}/rematch") == {"id": made["id"], "status": "running"}
    assert ann.get(f"/api/tables/{table}/summary")["result"]["winners"] == result["winners"]
    key = ann.post("/api/me/link")["key"]  # a person is the same at every process
    assert Visitor(two_url).post("/api/me/take", {"key": key}) == {"name": "ann"}


def test_a_bot_goes_on_where_its_process_was_killed(database: str) -> None:
    doomed, other = Process(database, free_port()), Process(database, free_port())
    ann = Visitor(doomed.url, "ann")
    table = ann.table("me", "random")
    with ann.at(table) as one:
        one.pick(one.options()[0])
    doomed.kill()
    again = Visitor(other.url)
    again.http.cookies.set("innovation_key", str(ann.key))
    with again.at(table) as one:
        assert play_out([one])["winners"]
    other.stop()


def test_two_processes_and_two_tabs_race(processes: list[Process]) -> None:
    ann = Visitor(processes[0].url, "ann")
    table = ann.table("me", "me", seats=[{"kind": "me", "name": "ann"}, {"kind": "me", "name": "bo"}])
    other = Visitor(processes[1].url)
    other.http.cookies.set("innovation_key", str(ann.key))
    with ann.at(table, seat=0) as one, other.at(table, seat=0) as two:
        first, second = one.options()
        for seat, option in ((one, first), (two, second)):
            seat.say({"type": "pick", "id": "race", "seat": 0, "decision": 0, "option": option})
        answers: list[str] = []
        for seat in (one, two):
            while (answer := seat.hear()).get("id") != "race":
                pass
            answers.append(str(answer.get("code", answer["type"])))
        assert sorted(answers) == ["ack", "stale"]
        assert one.reach(1)["view"]["turn"] == two.reach(1)["view"]["turn"]


@pytest.mark.parametrize("kills", [5, pytest.param(50, marks=pytest.mark.slow)])
def test_one_of_two_processes_is_killed_again_and_again(database: str, kills: int) -> None:
    chance = random.Random(kills)
    processes = [Process(database, free_port()) for _ in range(2)]
    pairs = [Pair(kills * 100 + number) for number in range(4)]
    for _ in range(kills):
        doomed = chance.randrange(2)

        def play_and_kill(process: Process = processes[doomed]) -> None:
            wait_for_picks(pairs, chance.randrange(1, 60))
            time.sleep(chance.uniform(0.0, 0.03))
            process.kill()

        play_together(pairs, [process.url for process in processes], play_and_kill)
        check_acknowledged(database, pairs)
        processes[doomed] = Process(database, free_port())
    play_together(pairs, [process.url for process in processes], lambda: wait_for_picks(pairs, 10))
    check_acknowledged(database, pairs)
    for process in processes:
        check_whole_logs(pairs, process.url)
        process.stop()


def check_acknowledged(database: str, pairs: list[Pair]) -> None:
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT table_id, version, seat, option FROM entries").fetchall()
    entries = {(table, version): (seat, option) for table, version, seat, option in rows}
    for pair in pairs:
        for pick in pair.picks:
            assert entries[(pick.table, pick.version)] == (pick.seat, pick.option)
