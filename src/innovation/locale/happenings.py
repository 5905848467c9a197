"""Happenings: a line of the log in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from innovation.locale.words import BACK, Words, key_of

Row = Mapping[str, object]


def happening(words: Words, row: Row) -> str:
    """The sentence for a row of `Event.as_seen_by`."""
    kind = row["kind"]
    if kind == "move":
        return _move(words, row)
    player = row.get("player", "")
    if kind == "turn":
        return words.message(f"event.turn.{row['count']}", player=player, value=row["value"])
    if kind == "splay" or kind == "rearrange":
        return _pile(words, row)
    if kind == "choose":
        return _choice(words, row)
    if kind == "show":
        cards = words.listed([words.named(card) for card in _texts(row["cards"])])
        place = words.place(str(row["source"]), str(row["source_owner"]), str(player))
        return words.message(f"event.show.{row.get('verb', 'prove')}", player=player, place=place, cards=cards)
    if "taken" in row:
        return words.message("event.stop", player=player)
    if kind == "shuffle":
        return words.message(
            "event.shuffle", player=player, value=row["value"], set_name=words.set_name(str(row["set"]))
        )
    if kind == "bonus" or kind == "eliminate":
        return words.message(f"event.{kind}", player=player)
    card = words.named(str(row["card"])) if "card" in row else ""
    if kind == "look":
        key = "event.look.own" if card else "event.look.another"
        return words.message(key, player=player, card=card, value=row.get("value"))
    if kind == "effect" and row["value"] == 0:
        key = "event.inspire" if row["verb"] == "inspire" else f"event.echo.{row['verb']}"
        return words.message(key, player=player, card=card)
    if kind in ("karma", "fade"):
        return words.message(f"event.{kind}", player=player, card=card)
    key = f"event.{kind}.{key_of(str(row['verb']))}"
    return words.message(key, player=player, card=card, value=row.get("value"), count=row.get("count"))


def _texts(cards: object) -> list[str]:
    assert isinstance(cards, Sequence)
    return [str(card) for card in cards]


def _pile(words: Words, row: Row) -> str:
    key = f"event.splay.{row['direction']}" if row["kind"] == "splay" else "event.rearrange"
    return words.message(key, player=row["player"], owner=row["owner"], color=words.color(str(row["color"])))


def _choice(words: Words, row: Row) -> str:
    verb = str(row["verb"])
    value = row["card"] if verb == "card" else row["value"]
    names = {
        "color": words.color,
        "icon": words.icon,
        "direction": words.splay,
        "set": words.set_name,
        "card": words.named,
    }
    chosen = names[verb](str(value)) if verb in names else value
    return words.message(f"event.choose.{verb}", player=row["player"], chosen=chosen)


def _move(words: Words, row: Row) -> str:
    player = str(row["player"])
    verb = str(row["verb"])
    source = str(row["source"])
    target = str(row["target"])
    owner = str(row.get("target_owner", player))
    if verb == "draw" and target == "revealed":
        verb = "draw_openly"
    origin = source if source in ("pile", "available", "special", "relics") else "place"
    return words.message(
        f"event.move.{key_of(verb)}.{origin}",
        player=player,
        owner=owner,
        card=_claimed(words, row) if verb == "claim" and origin != "place" else words.named(str(row["card"])),
        place=_origin(words, row, owner if verb in ("meld", "tuck", "score", "foreshadow", "claim") else player),
        target=words.place_of(target, owner) if verb in ("transfer", "exchange") else "",
    )


def _origin(words: Words, row: Row, subject: str) -> str:
    """Where the card comes from; in full where the sentence names the target as well."""
    if "source_owner" not in row:
        return ""
    zone, owner = str(row["source"]), str(row["source_owner"])
    if row["verb"] in ("transfer", "exchange", "remove", "make available", "put back"):
        return words.place_of(zone, owner)
    return words.place(zone, owner, subject)


def _claimed(words: Words, row: Row) -> str:
    back = BACK.fullmatch(str(row["card"]))
    if back is None:
        return words.named(str(row["card"]))
    return words.message("name.achievement", value=back["value"])
