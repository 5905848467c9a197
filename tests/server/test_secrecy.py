"""Nothing hidden leaves the server: every byte that anybody received in running games is searched.

What a viewer may know comes from the true positions and the rules as `tests.properties.test_secrecy` restates them.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator

import pytest

from innovation import Game, Rules
from innovation.locale import LANGUAGES, language
from innovation.material.catalog import CARDS
from innovation.server.records import PICK, Entry, TableRow
from innovation.server.store import Store
from tests.mixes import MIXES
from tests.properties.test_secrecy import NUMBERED_NAMES, Reader, visible_names
from tests.server.desk import Json, Seat, Server, Visitor

TITLES = {
    title: name
    for name in [card.name for card in CARDS]  # those that lie open too: "Newton-Wickins Telescope" is no "Telescope"
    for title in {name, *(language(code).card(name) for code in LANGUAGES)}
    if len(title) > 3 or not title.isascii()
}
"""Every card's name in every language, but for those so short that other words contain them."""
LATIN = re.compile(
    r"\b(" + "|".join(sorted((re.escape(t) for t in TITLES if t.isascii()), key=len, reverse=True)) + r")\b"
)
CHINESE = re.compile("|".join(sorted((re.escape(t) for t in TITLES if not t.isascii()), key=len, reverse=True)))


def strings_in(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            yield str(key)
            yield from strings_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings_in(part)
    elif isinstance(value, str):
        yield value


def cards_in(text: str) -> set[str]:
    """Every card that is named anywhere in what was received, in whatever language."""
    found: set[str] = set()
    for string in strings_in(json.loads(text)):
        if string in NUMBERED_NAMES:
            found.add(string)
            continue
        found.update(TITLES[title] for title in LATIN.findall(string))
        found.update(TITLES[title] for title in CHINESE.findall(string))
    return found & NUMBERED_NAMES


def test_the_search_finds_names_inside_sentences_and_in_every_language() -> None:
    chinese = language("zh-Hans").card("Archery")
    assert cards_in(json.dumps({"a": ["Bo melds Archery.", {"Tools": f"打出{chinese}。"}]})) == {"Archery", "Tools"}


def stored(server: Server, table: str) -> tuple[TableRow, list[Entry]]:
    async def read() -> tuple[TableRow, list[Entry]]:
        store = Store(server.hall.database)
        found = await store.game(table)
        assert found is not None
        return found

    loop = server.loop
    return asyncio.run_coroutine_threadsafe(read(), loop).result(20)


def known_by_version(row: TableRow, entries: list[Entry], viewer: str | None) -> list[set[str]]:
    """The cards that a viewer may know after each entry."""
    assert row.seed is not None
    game = Game(row.names, Rules(**row.options), row.seed)
    reader = Reader(viewer, game)
    read = 0
    known: list[set[str]] = []
    for entry in [None, *entries]:
        if entry is not None and entry.kind == PICK:
            game.choose(entry.option, game.players[entry.seat])
        elif entry is not None:
            game.undo(game.players[entry.seat])
        reader.seen |= visible_names(game.position(), viewer)
        log = game.log
        reader.check([event.as_seen_by(viewer) for event in log[read:]])
        read = len(log)
        known.append(set(reader.seen))
    return known


def disturb(seat: Seat, chance: random.Random, seats: int) -> None:
    """Ask for what one may not have, and for advice."""
    decision = seat.decision
    number = decision["number"] if decision is not None else seat.state["version"]
    other = chance.randrange(seats)
    messages: list[Json] = [
        {"type": "pick", "seat": other, "decision": number, "option": "meld no such card"},
        {"type": "preview", "seat": other, "decision": number, "option": "dogma Tools"},
        {"type": "hint", "seat": other, "decision": number},
        {"type": "undo", "seat": other, "version": number},
        {"type": "past", "pick": chance.randrange(1 + len(seat.rows) // 4)},
        {"type": "past", "row": chance.randrange(len(seat.rows) + 1)},
    ]
    if decision is not None:
        option = chance.choice(decision["options"])["text"]
        messages.append({"type": "preview", "seat": decision["seat"], "decision": number, "option": option})
        messages.append({"type": "pick", "seat": decision["seat"], "decision": number, "option": "nonsense"})
        several = [offered["text"] for offered in chance.sample(decision["options"], min(2, len(decision["options"])))]
        for options in ([option], several):
            messages.append({"type": "draft", "seat": decision["seat"], "decision": number, "options": options})
            messages.append({"type": "draft", "seat": other, "decision": number, "options": options})
    message = chance.choice(messages)
    answer = seat.ask(message)
    if message["type"] == "pick":
        assert answer["type"] == "error"
    if answer["type"] == "ack":  # an undo that was allowed
        seat.reach(answer["version"])


PICKS = 90


@pytest.mark.parametrize("mix", ["3 third", "2 all sets", "teams echoes", "3 echoes v1 with hidden backs"])
def test_every_byte_received(server: Server, mix: str) -> None:
    count, options = MIXES[mix]
    chance = random.Random(mix)
    people = [Visitor(server, f"guest {number}") for number in range(count)]
    watcher = Visitor(server)
    wishes = [{"kind": "me"}, *[{"kind": "open"}] * (count - 1)]
    table = people[0].post("/api/tables", {"options": options, "seats": wishes, "listed": True})["id"]
    for number, person in enumerate(people[1:], 1):
        person.sit(table, number)
    links = {person: person.post("/api/me/link")["key"] for person in people}
    languages = [*LANGUAGES, "en"]
    connections = [person.at(table, seat=n, language=languages[n]) for n, person in enumerate(people)]
    entered = [connection.__enter__() for connection in connections]
    with watcher.at(table) as onlooker:
        seats = [*entered, onlooker]
        play_some(seats, people, watcher, table, chance)
    for connection in connections:
        connection.__exit__(None, None, None)
    row, entries = stored(server, table)
    assert len(entries) > 10
    for number, visitor in enumerate([*people, watcher]):
        viewer = row.names[number] if number < count else None
        known = known_by_version(row, entries, viewer)
        others = {key for person in people if person is not visitor for key in (str(person.key), links[person])}
        version = 0
        for text in visitor.received:
            assert str(row.seed) not in text
            assert not any(key in text for key in others)
            if visitor is watcher:
                assert row.invite not in text
            if text.startswith("<!doctype html>"):
                assert not LATIN.search(text) and not CHINESE.search(text)  # the page is the same for everybody
                continue
            message = json.loads(text)
            if isinstance(message, dict):
                version = max(version, message.get("version") or 0)
            assert cards_in(text) <= known[version], (viewer, version, text)


def play_some(seats: list[Seat], people: list[Visitor], watcher: Visitor, table: str, chance: random.Random) -> None:
    """Play a part of a game, with attempts of all kinds to learn more."""
    for step in range(PICKS):
        if step % 3 == 0:
            disturb(chance.choice(seats), chance, len(people))
        newest = max(seat.state["version"] for seat in seats)
        for seat in seats:
            seat.reach(newest)
        if seats[0].state["result"] is not None:
            return  # a short game: what was hidden to its end stays so
        if step % 20 == 10:
            for visitor in (chance.choice(people), watcher):
                assert visitor.http.get(f"/table/{table}").status_code == 200
                visitor.get("/api/me/tables")
                visitor.get(f"/api/tables/{table}")
                visitor.get("/api/tables")
                assert visitor.refused("GET", f"/api/tables/{table}/record") == (409, "not_now")
                assert visitor.refused("GET", f"/api/tables/{table}/summary") == (409, "not_now")
        if step % 7 == 3:
            seat = chance.choice(seats)
            seat.say({"type": "language", "language": chance.choice(LANGUAGES)})
            seat.news(lambda state: True)
        asked = [seat for seat in seats if seat.decision is not None]
        if not asked:
            continue
        seat = chance.choice(asked)
        if seat.state["undo"]["allowed"] and chance.random() < 0.3:
            undone = seat.ask({"type": "undo", "seat": seat.state["seat"], "version": seat.state["undo"]["version"]})
            assert undone["type"] == "ack"
            seat.reach(undone["version"])
            continue
        answer = seat.pick(chance.choice(seat.options()))
        assert answer["type"] == "ack", answer
