"""Written scenes: tables that are the same at every run, with the worst that a page has to show."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from innovation import Game, Rules
from innovation.bots.random_bot import RandomBot
from innovation.material.card import NUMBERED, SPECIAL
from innovation.material.catalog import CARDS
from innovation.material.words import ARTIFACTS, COLORS
from innovation.server.records import RUNNING
from tests.helpers import seat, table
from tests.mixes import ALL_SETS
from tests.web.reader import Reader

READER: Final = "ann"
LONGEST_NAME: Final = "Maximiliane Theodora of the long name, X"
"""As long as a name may be."""


def lay(reader: Reader, game: Game) -> str:
    """Lay a game of these players on a new table of the server: its id. The reader is the first player, bots are the others.

    The game is there as long as the server runs, and only to be looked at: nothing of it is stored.
    """
    reader.request("PUT", "/api/me", {"name": game.players[0]})
    seats: list[dict[str, Any]] = [{"kind": "me", "name": game.players[0]}]
    seats += [{"kind": "bot", "bot": "random", "name": name} for name in game.players[1:]]
    options = game.rules.options()
    id_: str = reader.request("POST", "/api/tables", {"options": options, "seats": seats})["id"]
    server = reader.server

    async def put() -> None:
        room = await server.hall.room(id_)
        room.drive()
        while len(room.row.waiting) > 1:  # bots choose their opening melds
            await asyncio.sleep(0.01)
        room.game = game
        room.events = game.log
        room.tell_all()

    asyncio.run_coroutine_threadsafe(put(), server.loop).result(20)
    return id_


def play_out(reader: Reader, id_: str, seed: int, until: int = 100_000) -> None:
    """Play the reader's seat of a running table by a bot that picks anything, to the end of the game or of so many picks."""
    server = reader.server
    bot = RandomBot(seed)

    async def play() -> None:
        room = await server.hall.room(id_)
        room.drive()
        while room.row.status == RUNNING and room.row.version < until:
            decision = room.decision_of(0)
            if decision is None:
                await asyncio.sleep(0.002)
            else:
                await room.pick(0, room.number_of(decision), [str(bot(decision, None))])

    asyncio.run_coroutine_threadsafe(play(), server.loop).result(120)


def played(players: tuple[str, ...], turns: int, seed: int, **options: Any) -> Game:  # noqa: ANN401
    """A game by bots that pick anything, up to an action of the first player after so many turns."""
    game = Game(players, Rules(**options), seed=seed)
    bot = RandomBot(seed)
    while game.decision is not None:
        decision = game.decision
        if decision.kind == "action" and decision.player == players[0] and game.table.turn >= turns:
            break
        game.choose(bot(decision, None), decision.player)
    return game


def crowded(players: int = 4, each: int = 22) -> Game:
    """All sets; every player has five stacks of `each` cards splayed in every way, and cards in every other zone."""
    names = (READER, LONGEST_NAME, "cy", "李清照")[:players]
    splays = ("left", "right", "up", "left", "right", "up", "none")
    boards: list[dict[str, Any]] = [{} for _ in names]
    for number, color in enumerate(COLORS):
        cards = [card.name for card in CARDS if card.kind == NUMBERED and card.color == number]
        for player in range(players):
            share = cards[player::players][:each]
            top = max(share, key=len)
            pile = [top, *[name for name in share if name != top]]
            boards[player][color] = (splays[(number + player) % len(splays)], pile)
    used = {name for board in boards for _, pile in board.values() for name in pile}
    rest = [card for card in CARDS if card.kind == NUMBERED and card.name not in used]
    rest.sort(key=lambda card: ((card.age * 7 + card.color * 3 + card.card_set) % 11, card.index))
    artifacts = [card.name for card in rest if card.card_set == ARTIFACTS]
    free = iter([card.name for card in rest if card.card_set != ARTIFACTS] + artifacts[players:])
    specials = iter([card.name for card in CARDS if card.kind == SPECIAL])
    seats: dict[str, Any] = {
        name: seat(
            hand=[next(free) for _ in range(9)],
            score=[next(free) for _ in range(5)],
            forecast=[next(free) for _ in range(3)],
            achievements=[next(free), next(specials)],
            display=artifacts[number : number + 1],
            **board,
        )
        for number, (name, board) in enumerate(zip(names, boards, strict=True))
    }
    return table(sets=ALL_SETS["sets"], options={"relics": True}, available=[next(free) for _ in range(4)], **seats)
