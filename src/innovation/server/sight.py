"""Sight: what one viewer gets of a running game. The one place that reads a game for somebody's eyes.

Everything here comes from `Game.view(viewer)`, `Event.as_seen_by(viewer)`, from decisions of the viewer's own
seat, and from what the rules make public. A viewer of None is a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from innovation.game import DogmaPreview, Game, Result
from innovation.locale.endings import manner
from innovation.material.card import SPECIAL
from innovation.material.catalog import CARDS
from innovation.material.words import ICONS
from innovation.rules.decision import Decision, Option
from innovation.rules.event import Event
from innovation.rules.standing import Claim, Standing
from innovation.server.speech import Speech, segments

Json = dict[str, Any]
TIE_BREAKS: Final = {"tie_achievements": "achievements", "tie_drawer": "drawer", "shared": "shared"}


def table_view(game: Game, viewer: str | None) -> Json:
    """The view of the table, without what every message would repeat."""
    view = dict(game.view(viewer))
    del view["game"], view["format"]
    return view


Standings = dict[str, Standing]


def standings(game: Game, counted: Standings) -> Json:
    """What counts for each player, karma and all else included; all of it is public."""
    table = game.reckoning()
    return {
        name: {
            "icons": dict(zip(ICONS, standing.icons, strict=True)),
            "achievements": standing.achievements,
            "points": table.points(seat),
            "highest_top": table.highest_top(seat),
            "bonuses": standing.bonuses,
        }
        for seat, (name, standing) in enumerate(counted.items())
    }


def prices(counted: Standings, viewer: str | None) -> list[Json]:
    """The available achievements, with what they would cost the viewer."""
    if viewer is None:  # a spectator sees those that are so for everybody
        claims = [claim for claim in next(iter(counted.values())).claims if claim.card.startswith("back ")]
        return [_price(claim, None, False) for claim in claims]
    return [_price(claim, claim.needed, claim.within_reach) for claim in counted[viewer].claims]


def _price(claim: Claim, price: int | None, claimable: bool) -> Json:
    card = CARDS.find(claim.card)
    value = card.front if card is not None else int(claim.card.split(" ")[1])
    return {"text": claim.card, "value": value, "price": price, "claimable": claimable}


def specials(game: Game, counted: Standings) -> Json:
    """Every player's progress towards the special achievements that are still to be had; all of it is public."""
    return {
        card.name: {name: standing.progress[card.name] for name, standing in counted.items()}
        for card in game.table.special
        if card.kind == SPECIAL
    }


def could_be(game: Game, viewer: str | None) -> list[Json]:
    """What the cards that the viewer does not see could be, as far as he has seen and remembers."""
    return [
        {
            "owner": group.owner,
            "zone": group.zone,
            "color": group.color,
            "back": group.back,
            "count": group.count,
            "known": group.known,
            "possible": group.possible,
        }
        for group in game.could_be(viewer)
    ]


def log_rows(events: Sequence[Event], viewer: str | None, speech: Speech) -> list[Json]:
    """Lines of the log as the viewer may know them, as data and as sentences."""
    rows: list[Json] = []
    for event in events:
        row = event.as_seen_by(viewer)
        rows.append({"row": row, "text": segments(speech.event(row))})
    return rows


def waiting(decisions: Sequence[Decision]) -> list[Json]:
    """Who is asked, and by which card. What the others are offered is hidden."""
    return [
        {"seat": decision.seat, "player": decision.player, "source": decision.source, "effect": decision.effect}
        for decision in decisions
    ]


def question(game: Game, decision: Decision, number: int, speech: Speech) -> Json:
    """A decision as the player who is asked may see it."""
    return {
        "number": number,
        "seat": decision.seat,
        "player": decision.player,
        "kind": decision.kind,
        "verb": decision.verb,
        "source": decision.source,
        "effect": decision.effect,
        "karma": decision.karma,
        "about": decision.about,
        "taken": decision.taken,
        "at_least": decision.at_least,
        "at_most": decision.at_most,
        "can_pass": decision.can_pass,
        "prompt": segments(speech.prompt(decision)),
        "options": [_option(game, decision, option, speech) for option in decision.options],
    }


def _option(game: Game, decision: Decision, option: Option, speech: Speech) -> Json:
    written: Json = {"text": option.text, "label": segments(speech.option(option, decision))}
    for key in ("card", "owner", "zone", "color", "value", "player"):
        value = getattr(option, key)
        if value is not None:
            written[key] = value
    if decision.kind not in ("action", "display"):
        return written
    if option.text == "draw":
        written["back"] = game.preview_draw()
    elif option.card is not None and option.text.startswith(("dogma ", "endorse ")):
        written.update(_foreseen(game.foresee(option.card)))
    return written


def _foreseen(told: DogmaPreview) -> Json:
    reach = [
        {"card": step.card, "effect": step.effect, "demand": step.demand, "players": step.players}
        for step in told.reach
    ]
    return {"reach": reach, "karma_first": told.karma} if told.karma else {"reach": reach}


def reaches(game: Game) -> Json:
    """Whom Dogma actions would reach, of every player with each of his top cards and cards on display; all of it is public."""
    return {
        player: {card: _foreseen(told) for card, told in cards.items()} for player, cards in game.foresee_all().items()
    }


def next_draw(game: Game) -> str | None:
    """The back that the turn player would draw by a Draw action; None where nobody can tell."""
    return None if game.table.opening or game.result is not None else game.preview_draw()


def outcome(game: Game, speech: Speech) -> Json | None:
    """How the game ended; None while it goes on."""
    result = game.result
    return None if result is None else written_result(result, speech)


def written_result(result: Result, speech: Speech) -> Json:
    """A result with the sentence that tells it."""
    return {**result.as_json(), "tie_break": tie_break(result), "sentence": segments(speech.result(result))}


def tie_break(result: Result) -> str | None:
    """What decided between equal scores: `achievements`, `drawer`, `shared`, or None where nothing had to (rules 10.3.1)."""
    return TIE_BREAKS.get(manner(result))
