"""A choice of several: put together piece by piece, taken apart again, and committed as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from innovation import Game
from innovation.server.drafting import drafted
from innovation.server.faults import Refusal
from tests.helpers import figures_table, play, seat, table
from tests.server.desk import Json, Seat, Server, Visitor, hall_of


def pottery() -> Game:
    """Ann may return up to three hand cards; she then draws and scores."""
    game = table(
        ann=seat(hand=["Oars", "Archery", "Tools", "Writing"], blue=["Pottery"]),
        bo=seat(green=["The Wheel"], hand=["Clothing"]),
    )
    return play(game, "ann: dogma Pottery")


def test_what_is_asked_after_some_picks_of_a_choice_is_the_engines_next_question() -> None:
    game = pottery()
    assert game.decision is not None and game.decision.at_most == 3
    found = drafted(game, game.decision, ["Oars"])
    assert found is not None
    after, asked = found
    assert (asked.taken, asked.can_pass) == (1, True)
    assert [option.text for option in asked.options] == ["Archery", "Tools", "Writing", "pass"]
    assert after.table.seats[0].hand != game.table.seats[0].hand
    assert len(game.table.seats[0].hand) == 4  # nothing has happened


def test_a_choice_that_is_complete_has_no_next_question() -> None:
    game = pottery()
    assert game.decision is not None
    assert drafted(game, game.decision, ["pass"]) is None
    assert drafted(game, game.decision, ["Oars", "pass"]) is None
    assert drafted(game, game.decision, ["Oars", "Tools", "Writing"]) is None


def test_no_pick_goes_beyond_the_choice_and_each_is_an_option() -> None:
    game = pottery()
    assert game.decision is not None
    for options in (["Clothing"], ["Oars", "Oars"], ["Oars", "pass", "Tools"], ["Oars", "Tools", "Writing", "Archery"]):
        with pytest.raises(Refusal) as refused:
            drafted(game, game.decision, options)
        assert refused.value.code == "illegal"


def test_a_single_choice_is_no_choice_of_several() -> None:
    game = table(ann=seat(hand=["Oars"], blue=["Tools"]), bo=seat())
    assert game.decision is not None
    assert drafted(game, game.decision, ["meld Oars"]) is None
    with pytest.raises(Refusal):
        drafted(game, game.decision, ["meld Oars", "draw"])


def test_a_pick_that_shows_a_card_has_to_be_made_before_the_next() -> None:
    """Rivalry returns cards of a score pile whose fronts ann does not know and bo does (rules 12.3.6): a pick shows one."""
    game = figures_table(
        ann=seat(hand=["Plato", "Homer", "Al-Kindi"]),
        bo=seat(score=["Oars", "Archery", "Mysticism", "Tools"]),
    )
    play(game, "ann: decree Rivalry")
    asked = game.decision
    assert asked is not None and (asked.player, asked.at_most) == ("ann", 3)
    options = [option.text for option in asked.options]
    assert drafted(game, asked, options[:1]) is None
    with pytest.raises(Refusal):
        drafted(game, asked, options[:2])


@contextmanager
def seated_at(server: Server, ann: Visitor, bo: Visitor, game: Game) -> Iterator[tuple[Seat, Seat, str]]:
    """Ann and bo at a table on which that game lies."""
    made = ann.table("me", "open")
    bo.sit(made, 1, invite=ann.get(f"/api/tables/{made}")["invite"])
    room = hall_of(server).rooms[made]
    with ann.at(made, seat=0) as one, bo.at(made, seat=1) as two:
        room.game, room.events = game, game.log
        server.loop.call_soon_threadsafe(room.tell_all)
        for chair in (one, two):
            chair.until(lambda state: state["view"]["turn"]["number"] == game.table.turn)
        yield one, two, made


def said(kind: str, asked: Json, *options: str) -> Json:
    return {"type": kind, "seat": asked["seat"], "decision": asked["number"], "options": list(options)}


def test_several_picks_are_committed_at_once_and_nobody_sees_half_of_them(
    server: Server, ann: Visitor, bo: Visitor
) -> None:
    with seated_at(server, ann, bo, pottery()) as (one, two, _):
        asked = one.decision
        assert asked is not None
        version = one.state["version"]
        draft = one.ask(said("draft", asked, "Oars"))
        assert draft["decision"] == asked["number"]
        assert draft["next"]["taken"] == 1
        assert [option["text"] for option in draft["next"]["options"]] == ["Archery", "Tools", "Writing", "pass"]
        assert "1" in str(draft["next"]["prompt"])
        assert one.ask(said("draft", asked, "Tools", "Oars"))["next"]["taken"] == 2  # another mind
        assert one.ask(said("draft", asked, "Tools", "pass"))["next"] is None
        done = one.ask(said("picks", asked, "Tools", "Oars", "pass"))
        assert (done["type"], done["version"], done["repeated"]) == ("ack", version + 3, False)
        seen = two.until(lambda state: bool(state["version"] > version))
        assert seen["version"] == version + 3
        one.reach(version + 3)
        moves = [row["row"] for row in one.rows if row["row"]["kind"] == "move"]
        returned = [move["card"] for move in moves if move["verb"] == "return"]
        assert returned == ["Tools", "Oars"]
        again = one.ask(said("picks", asked, "Tools", "Oars", "pass"))
        assert (again["type"], again["version"], again["repeated"]) == ("ack", version + 3, True)
        other = one.ask(said("picks", asked, "Tools", "Archery", "pass"))
        assert (other["type"], other["code"]) == ("error", "stale")


def test_of_picks_that_do_not_go_together_none_is_made(server: Server, ann: Visitor, bo: Visitor) -> None:
    with seated_at(server, ann, bo, pottery()) as (one, _, _):
        asked = one.decision
        assert asked is not None
        version = one.state["version"]
        for options in (["Oars", "Oars"], ["pass", "Oars"], ["Clothing"]):
            for kind in ("draft", "picks"):
                refused = one.ask(said(kind, asked, *options))
                assert (refused["type"], refused["code"]) == ("error", "illegal")
                assert "Clothing" not in refused["message"]
        assert one.ask({"type": "ping"})["type"] == "pong"
        assert hall_of(server).rooms[one.state["table"]["id"]].row.version == version


def test_what_unseen_cards_could_be_is_told_to_each_from_where_he_looks(
    server: Server, ann: Visitor, bo: Visitor, watcher: Visitor
) -> None:
    """Rules 1.10.4: ann knows what she returned, bo and a spectator do not."""
    game = play(pottery(), "ann: Oars", "ann: pass")
    with seated_at(server, ann, bo, game) as (one, two, made), watcher.at(made) as third:
        for chair, name, known in ((one, "ann", ["Oars"]), (two, "bo", []), (third, None, [])):
            answer = chair.ask({"type": "could_be"})
            assert (answer["type"], answer["version"]) == ("could_be", chair.state["version"])
            pile = next(
                group for group in answer["groups"] if (group["zone"], group["back"]) == ("pile", "back 1 base")
            )
            assert pile["known"] == known
            assert pile["possible"] == next(
                told.possible for told in game.could_be(name) if (told.zone, told.back) == ("pile", "back 1 base")
            )
            assert not [group for group in answer["groups"] if group["owner"] == name and group["zone"] == "hand"]


def test_only_who_is_asked_may_draft(server: Server, ann: Visitor, bo: Visitor) -> None:
    with seated_at(server, ann, bo, pottery()) as (one, two, _):
        asked = one.decision
        assert asked is not None
        assert two.ask(said("draft", asked, "Oars"))["code"] == "not_yours"
        assert two.ask({**said("draft", asked, "Oars"), "seat": 1})["code"] == "stale"
        assert one.ask({**said("draft", asked, "Oars"), "decision": asked["number"] + 1})["code"] == "stale"
        one.say(said("draft", asked))
        assert one.hear()["code"] == "bad_request"


def test_picks_made_at_once_are_entries_of_their_own(server: Server, ann: Visitor, bo: Visitor) -> None:
    """A game played by `picks` is rebuilt from the disk like any other, and each pick is taken back by itself."""
    made = ann.table("me", "open")
    bo.sit(made, 1, invite=ann.get(f"/api/tables/{made}")["invite"])
    with ann.at(made, seat=0) as one, bo.at(made, seat=1) as two:
        for _ in range(60):
            newest = max(chair.state["version"] for chair in (one, two))
            for chair in (one, two):
                chair.reach(newest)
            asked = next((chair for chair in (one, two) if chair.decision is not None), None)
            assert asked is not None and asked.decision is not None
            options = asked.options()
            wanted = next((option for option in options if option.startswith(("meld", "dogma"))), options[0])
            answer = asked.ask(said("picks", asked.decision, wanted))
            assert answer["type"] == "ack", answer
            asked.reach(answer["version"])
        version = max(one.state["version"], two.state["version"])
        assert version == 60
        room = hall_of(server).rooms[made]
        assert [pick.version for pick in room._standing] == list(range(1, 61))
