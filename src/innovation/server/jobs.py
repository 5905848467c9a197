"""Jobs: what takes long, as plain functions of plain values, to be done in another process."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Final

from innovation.bots import BOTS
from innovation.game import Game, View
from innovation.material.catalog import CARDS
from innovation.material.words import ICONS
from innovation.notation.faults import IllegalChoice, NoDeal
from innovation.rules.decision import Decision, Option
from innovation.server import sight
from innovation.server.rebuilding import play_on, rebuilt
from innovation.table.generator import Generator, number

Json = dict[str, Any]
MOST_GAMES: Final = 300
DEALS: Final = 3
"""Imagined games that must agree before a preview tells something."""
TRIES: Final = 6
"""Random continuations after which an effect that moved nothing is said to do nothing."""
ADVISER: Final = "greedy"
"""The bot that gives hints."""


@dataclass(frozen=True)
class Setup:
    """Which game: its table, and what it began with."""

    table_id: str
    names: tuple[str, ...]
    options: dict[str, Any]
    seed: int


Picks = tuple[tuple[int, str], ...]
_games: OrderedDict[str, tuple[Picks, Game]] = OrderedDict()


def game_at(setup: Setup, picks: Picks) -> Game:
    """The game after these picks; what this process has played of it already is not played again."""
    known = _games.pop(setup.table_id, None)
    if known is not None and picks[: len(known[0])] == known[0]:
        game = known[1].copy()
        play_on(game, picks, len(known[0]))
    else:
        game = rebuilt(setup.names, setup.options, setup.seed, picks)
    _games[setup.table_id] = (picks, game)
    if len(_games) > MOST_GAMES:
        _games.popitem(last=False)
    return game.copy()


def _decision_of(game: Game, seat: int) -> Decision:
    for decision in game.decisions:
        if decision.seat == seat:
            return decision
    raise IllegalChoice(f"seat {seat} has nothing to decide")


def bot_pick(setup: Setup, picks: Picks, seat: int, bot: str) -> str:
    """What a bot picks for a seat."""
    game = game_at(setup, picks)
    decision = _decision_of(game, seat)
    answered = sum(1 for picker, _ in picks if picker == seat)
    player = BOTS[bot](setup.seed + seat).skip(answered)
    view = game.view(game.players[seat]) if player.needs_view else None
    return player(decision, view).text


def hint(setup: Setup, picks: Picks, seat: int) -> str | None:
    """What the adviser would pick from this player's view; the seed is no secret of the game's."""
    game = game_at(setup, picks)
    decision = _decision_of(game, seat)
    return BOTS[ADVISER](seat).skip(len(picks))(decision, game.view(game.players[seat])).text


# Previews


def preview(setup: Setup, picks: Picks, seat: int, option: str) -> Json | None:
    """What an option would do as far as its player can know: what several deals of the unknown agree on."""
    game = game_at(setup, picks)
    decision = _decision_of(game, seat)
    if decision.index_of(option) < 0:
        raise IllegalChoice(f"{option!r} is not offered")
    view = game.view(game.players[seat])
    try:
        deals = [view.imagine(number(deal)) for deal in range(1, DEALS + 1)]
    except NoDeal:
        return None
    if decision.kind in ("action", "display") and option.startswith(("dogma ", "endorse ")):
        return {"nothing": not any(_moves(deal, option, trial) for trial, deal in enumerate(deals * (TRIES // DEALS)))}
    tried = [_consequences(deal, option, decision.player) for deal in deals]
    after = {name: _agreed([one["after"][name] for one in tried]) for name in game.players}
    return {"after": after, **_agreed([{key: one[key] for key in one if key != "after"} for one in tried])}


def _agreed(tries: list[Json]) -> Json:
    return {key: value for key, value in tries[0].items() if all(other[key] == value for other in tries[1:])}


def _consequences(game: Game, option: str, player: str) -> Json:
    """How the table stands after the option, and what it brought with it; fronts of drawn cards are not told."""
    before = len(game.log)
    game.choose(option, player)
    rows = [event.as_seen_by(None) for event in game.log[before:]]
    view = game.view(None)
    own = [row for row in rows if row["kind"] == "move" and row.get("player") == player]
    return {
        "after": {
            name: {
                "icons": dict(zip(ICONS, standing.icons, strict=True)),
                "achievements": standing.achievements,
                "points": view["players"][name]["points"],
            }
            for name, standing in game.standings().items()
        },
        "draws": [_back_of(str(row["card"])) for row in own if row["source"] == "pile" and row["verb"] != "dig"],
        "dig": any(row["verb"] == "dig" for row in own),
        "claims": sorted(str(row["card"]) for row in own if row["verb"] == "claim"),
        "nothing": not any(row["kind"] in ("move", "splay", "rearrange") for row in rows),
    }


def _back_of(card: str) -> str:
    found = CARDS.find(card)
    return card if found is None else found.back


class _ThenAny:
    """A policy that makes one pick and then any."""

    needs_view: Final = False

    def __init__(self, option: str, seed: int) -> None:
        self._option: str | None = option
        self._numbers = Generator(number(seed + 1))

    def __call__(self, decision: Decision, view: View | None) -> Option:
        if self._option is not None:
            index = decision.index_of(self._option)
            self._option = None
            return decision.option(index)
        return decision.option(self._numbers.below(decision.size))


def _moves(deal: Game, option: str, trial: int) -> bool:
    """Whether anything moves where the option is picked in an imagined game and the rest goes at random."""
    game = deal.copy()
    before = len(game.log)
    game.play_action(_ThenAny(option, trial))
    return any(event.kind in ("move", "splay", "rearrange", "end") for event in game.log[before:])


# Looking back


def past(setup: Setup, picks: Picks, seat: int | None) -> Json:
    """How the table stood after these picks, as the player of a seat, or a spectator, was shown it then."""
    game = game_at(replace(setup, table_id=f"{setup.table_id} past"), picks)  # bots' game stays where it is
    viewer = game.players[seat] if seat is not None else None
    counted = game.standings()
    return {
        "log": len(game.log),
        "state": {
            "view": sight.table_view(game, viewer),
            "standings": sight.standings(game, counted),
            "achievements": sight.prices(counted, viewer),
            "reaches": sight.reaches(game),
            "specials": sight.specials(game, counted),
            "preparations": game.preparations(viewer),
            "next_draw": sight.next_draw(game),
            "waiting": sight.waiting(game.decisions),
        },
    }


# The end page


def summary(setup: Setup, picks: Picks) -> Json:
    """The course of a finished game: the table at the end of each turn, and who did what how often."""
    game = rebuilt(setup.names, setup.options, setup.seed, ())
    turns: list[Json] = []
    actions: dict[str, dict[str, int]] = {name: {} for name in setup.names}
    dogmas: dict[tuple[str, str], int] = {}
    for seat, text in picks:
        decision = _decision_of(game, seat)
        turn, player = game.table.turn, game.players[game.table.player]
        opening = bool(game.table.opening)
        if decision.kind == "action":
            verb = text.split(" ")[0]
            actions[decision.player][verb] = actions[decision.player].get(verb, 0) + 1
            if verb in ("dogma", "endorse"):
                key = (decision.player, text.split(" ", 1)[1])
                dogmas[key] = dogmas.get(key, 0) + 1
        game.choose(text, decision.player)
        if not opening and (game.decision is None or game.table.turn != turn):
            turns.append({"turn": turn, "player": player, "players": _standing(game)})
    used = sorted(dogmas.items(), key=lambda item: (-item[1], item[0]))
    return {
        "turns": turns,
        "actions": actions,
        "dogmas": [{"player": player, "card": card, "count": count} for (player, card), count in used],
    }


def _standing(game: Game) -> Json:
    view = game.view(None)
    return {
        name: {
            "points": view["players"][name]["points"],
            "achievements": standing.achievements,
            "highest_top": max(
                (CARDS[s["cards"][0]].front for s in view["players"][name]["board"].values()), default=0
            ),
            "icons": sum(standing.icons),
            "score_cards": len(view["players"][name]["score"]),
            "hand": len(view["players"][name]["hand"]),
        }
        for name, standing in game.standings().items()
    }
