"""Playing over the network: whole games, resuming, undo, several people at one screen, repeats and races."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from innovation import Game
from tests.server.desk import Server, Visitor, play_out


def started(ann: Visitor, bo: Visitor, **body: object) -> str:
    """A table of ann and bo, whose game has begun."""
    table = ann.table("me", "open", **body)
    bo.sit(table, 1, invite=ann.get(f"/api/tables/{table}")["invite"])
    return table


@pytest.mark.parametrize("sets", [["base"], ["base", "echoes", "figures", "cities", "artifacts"]])
def test_a_whole_game_by_two_and_a_spectator(ann: Visitor, bo: Visitor, watcher: Visitor, sets: list[str]) -> None:
    table = started(ann, bo, options={"sets": sets})
    with ann.at(table, seat=0) as one, bo.at(table, seat=1, language="zh-Hans") as two, watcher.at(table) as third:
        result = play_out([one, two, third])
        assert set(result["points"]) == {"ann", "bo"}
        assert [row["row"] for row in third.rows][-1]["kind"] == "end"
        assert len(one.rows) == len(two.rows) == len(third.rows)
    record = watcher.get(f"/api/tables/{table}/record")
    game = Game.from_record(record)
    assert game.result is not None
    assert game.result.winners == result["winners"]
    with ann.at(table) as again:  # and a log put together from pieces is the whole log
        assert again.state["log"]["from"] == 0
        assert again.rows == one.rows


def test_the_view_is_the_engines(ann: Visitor, bo: Visitor, server: Server) -> None:
    table = started(ann, bo)
    with ann.at(table, seat=0) as one, bo.at(table, seat=1) as two:
        one.pick(one.options()[0])
        two.pick(two.options()[0])
        one.until(lambda state: bool(state["version"] == 2))
        game = server.hall.rooms[table].game
        assert game is not None
        for seat in (one, two):
            expected = dict(game.view(seat.state["view"]["viewer"]))
            del expected["game"], expected["format"]
            assert seat.state["view"] == expected


def test_resume_by_version_sends_what_is_missing(ann: Visitor, bo: Visitor) -> None:
    table = started(ann, bo)
    with bo.at(table, seat=1) as two:
        with ann.at(table, seat=0) as one:
            one.pick(one.options()[0])
            two.pick(two.options()[0])
            one.until(lambda state: bool(state["version"] == 2))
            held = len(one.rows)
        active = ann if two.decision is None else bo
        with active.at(table) as other:
            other.pick("draw")
        with ann.at(table, seat=0, version=2, log=held) as one:
            assert one.state["version"] == 3
            assert one.state["log"]["from"] == held
            assert one.state["log"]["rows"]
        with ann.at(table, seat=0, version=2, log=held + 7) as one:  # what it holds cannot be right
            assert one.state["log"]["from"] == 0
        with ann.at(table, seat=0, version=99, log=1) as one:
            assert one.state["log"]["from"] == 0


def test_an_opening_meld_is_taken_back_until_all_have_chosen(ann: Visitor, bo: Visitor) -> None:
    table = started(ann, bo)
    with ann.at(table, seat=0) as one, bo.at(table, seat=1) as two:
        first, second = one.options()
        assert one.state["undo"]["allowed"] is False
        one.pick(first)
        assert one.decision is None
        assert one.state["undo"] == {"allowed": True, "version": 1}
        assert one.ask({"type": "undo", "seat": 0, "version": 1})["version"] == 2
        one.until(lambda state: state["decision"] is not None)
        assert one.decision is not None and one.decision["number"] == 2
        one.pick(second)
        two.until(lambda state: bool(state["version"] == 3))
        two.pick(two.options()[0])
        one.until(lambda state: bool(state["version"] == 4))
        assert one.state["view"]["players"]["ann"]["board"]
        gone = one.ask({"type": "undo", "seat": 0, "version": 3})
        assert (gone["type"], gone["code"]) == ("error", "not_now")


def test_a_meld_is_taken_back_and_the_log_shrinks(ann: Visitor) -> None:
    table = ann.table("me", "me", seats=[{"kind": "me", "name": "ann"}, {"kind": "me", "name": "bo"}])
    with ann.at(table) as screen:
        for seat in (0, 1):
            screen.say({"type": "look", "seat": seat})
            screen.news(lambda state, seat=seat: state["seat"] == seat)  # type: ignore[misc]
            screen.pick(screen.options()[0])
        seat = screen.state["waiting"][0]["seat"]
        screen.say({"type": "look", "seat": seat})
        screen.news(lambda state: state["decision"] is not None)
        before = list(screen.rows)
        version = screen.state["version"]
        meld = next(option for option in screen.options() if option.startswith("meld "))
        screen.pick(meld)
        assert len(screen.rows) > len(before)
        assert screen.state["undo"] == {"allowed": True, "version": version + 1}
        assert screen.ask({"type": "undo", "seat": seat, "version": version + 1})["type"] == "ack"
        screen.until(lambda state: bool(state["version"] == version + 2))
        assert screen.rows == before
        assert meld in screen.options()
        again = screen.ask({"type": "undo", "seat": seat, "version": version + 1})
        assert again["repeated"] is True  # a repeated undo takes nothing more back
        screen.pick("draw")
        assert screen.state["undo"]["allowed"] is False  # a card was seen


def test_several_people_at_one_screen_see_one_hand_at_a_time(ann: Visitor) -> None:
    table = ann.table("me", "me", seats=[{"kind": "me", "name": "ann"}, {"kind": "me", "name": "bo"}])
    with ann.at(table) as screen:
        assert screen.state["seat"] is None
        assert screen.decision is None
        assert screen.state["table"]["mine"] == [0, 1]
        screen.say({"type": "look", "seat": 1})
        state = screen.news(lambda state: bool(state["seat"] == 1))
        assert state["view"]["viewer"] == "bo"
        assert all(card.startswith("back ") for card in state["view"]["players"]["ann"]["hand"])
        screen.say({"type": "look", "seat": None})
        assert screen.news(lambda state: state["seat"] is None)["view"]["viewer"] is None


def test_a_repeat_is_acknowledged_and_changes_nothing(ann: Visitor, bo: Visitor) -> None:
    table = started(ann, bo)
    with ann.at(table, seat=0) as one:
        first, second = one.options()
        pick = {"type": "pick", "seat": 0, "decision": 0, "option": first}
        assert one.ask(pick)["repeated"] is False
        assert one.ask(pick) | {"id": ""} == {"type": "ack", "id": "", "version": 1, "repeated": True}
        other = one.ask({**pick, "option": second})
        assert (other["type"], other["code"]) == ("error", "stale")
        assert one.ask({"type": "pick", "seat": 0, "decision": 17, "option": first})["code"] == "stale"
        assert ann.get(f"/api/tables/{table}")["version"] == 1


def test_two_tabs_race_and_one_wins(ann: Visitor, bo: Visitor) -> None:
    table = started(ann, bo)
    answers: list[str] = []
    barrier = threading.Barrier(6)

    def tab(number: int) -> None:
        with ann.at(table, seat=0) as one:
            option = one.options()[number % 2]
            barrier.wait()
            answer = one.ask({"type": "pick", "seat": 0, "decision": 0, "option": option})
            answers.append(answer["type"] if answer["type"] == "ack" else answer["code"])

    tabs = [threading.Thread(target=tab, args=(number,)) for number in range(6)]
    for thread in tabs:
        thread.start()
    for thread in tabs:
        thread.join()
    assert sorted(answers) == ["ack", "ack", "ack", "stale", "stale", "stale"]
    assert ann.get(f"/api/tables/{table}")["version"] == 1


def test_nobody_acts_for_another(ann: Visitor, bo: Visitor, watcher: Visitor) -> None:
    table = started(ann, bo)
    with ann.at(table, seat=0) as one, bo.at(table, seat=1) as two, watcher.at(table) as third:
        option = one.options()[0]
        for seat in (two, third):
            for message in (
                {"type": "pick", "seat": 0, "decision": 0, "option": option},
                {"type": "undo", "seat": 0, "version": 1},
                {"type": "preview", "seat": 0, "decision": 0, "option": option},
                {"type": "hint", "seat": 0, "decision": 0},
            ):
                assert seat.ask(message)["code"] == "not_yours"
            seat.say({"type": "look", "seat": 0})
            refused = seat.hear()
            assert (refused["type"], refused["code"]) == ("error", "not_yours")
        assert ann.get(f"/api/tables/{table}")["version"] == 0


def test_options_and_prompts_mark_their_cards(ann: Visitor, bo: Visitor) -> None:
    table = started(ann, bo)
    with ann.at(table, seat=0, language="zh-Hant") as one:
        assert one.decision is not None
        option = one.decision["options"][0]
        assert option["card"] == option["text"]
        assert [part["card"] for part in option["label"] if isinstance(part, dict)] == [option["card"]]
        one.say({"type": "language", "language": "en"})
        state = one.news(lambda state: bool(state["language"] == "en"))
        assert state["decision"]["options"][0]["label"][-1]["text"] == option["card"]


def test_a_bot_leaves_time_to_take_a_pick_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    from tests.server.desk import serving

    with serving(tmp_path_factory.mktemp("grace") / "t.db", grace=30.0) as server:
        ann = Visitor(server, "ann")
        table = ann.table("me", "random")
        with ann.at(table) as one:
            one.pick(one.options()[0])
            for _ in range(200):
                one.until(lambda state: state["decision"] is not None)
                melds = [option for option in one.options() if option.startswith("meld ")]
                one.pick(melds[0] if melds else one.options()[0])
                if one.state["bots_wait"]:
                    break
            assert one.state["bots_wait"] is True
            assert one.state["undo"]["allowed"] is True
            version = one.state["version"]
            assert one.ask({"type": "done", "version": version})["type"] == "ack"
            one.until(lambda state: bool(state["version"] > version))


def test_a_connection_that_closes_leaves_nothing_behind(ann: Visitor, server: Server) -> None:
    table = ann.table("me", "open")
    for _ in range(20):
        with ann.at(table):
            pass
    room = server.hall.rooms[table]
    until = time.monotonic() + 5
    while room.connections or senders(server):
        assert time.monotonic() < until, senders(server)


def senders(server: Server) -> list[str]:
    """What still runs of connections."""
    tasks = asyncio.all_tasks(server.loop)
    names = [getattr(task.get_coro(), "__qualname__", "") for task in tasks if not task.done()]
    return [name for name in names if name.startswith("Connection.")]


def test_a_player_may_look_on_as_a_spectator(ann: Visitor, bo: Visitor) -> None:
    table = started(ann, bo)
    with ann.at(table) as one:
        assert one.state["seat"] == 0  # one's only seat
        one.say({"type": "look", "seat": None})
        one.news(lambda state: state["seat"] is None)
        with bo.at(table) as two:
            two.pick(two.options()[0])
        assert one.reach(1)["seat"] is None
        one.say({"type": "look", "seat": 0})
        assert one.news(lambda state: bool(state["seat"] == 0))["view"]["viewer"] == "ann"
