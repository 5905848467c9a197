"""Imagined games: what a player knows stays, everything else is dealt anew (rules 1.10, formats.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from innovation import Game, NoDeal
from innovation.material.catalog import CARDS
from tests.bots.walks import walk
from tests.helpers import play, seat, table
from tests.invariants import check
from tests.mixes import FEW_MIXES

PRIVATE = ("hand", "score", "forecast")


def followed(game: Game, viewer: str) -> dict[str, tuple[str, str]]:
    """Cards a player has seen and can surely follow, by name, with the zone and owner where they must be.

    Folded from nothing but the log's rows as he sees them, and more carefully than he need be: whenever a card
    leaves a zone unseen, he loses track there of every card with that back.
    """
    places: dict[str, tuple[str, str]] = {}
    for event in game.log:
        row: dict[str, Any] = event.as_seen_by(viewer)
        if row["kind"] == "show":
            for name in row["cards"]:
                places[name] = (row["source"], row.get("source_owner", ""))
        if row["kind"] != "move":
            continue
        name = row["card"]
        if name.startswith("back "):
            left = (row["source"], row.get("source_owner", ""))
            for other in [o for o, place in places.items() if place == left and CARDS[o].back == name]:
                del places[other]
        else:
            places[name] = (row["target"], row.get("target_owner", ""))
    return places


def cards_at(position: dict[str, Any], zone: str, owner: str) -> list[str]:
    """The names in a zone of a written position."""
    if zone == "pile":
        return [name for piles in position["supply"].values() for pile in piles.values() for name in pile]
    if zone == "board":
        return [name for stack in position["players"][owner]["board"].values() for name in stack["cards"]]
    if owner:
        return list(position["players"][owner].get(zone, []))
    return list(position[zone] if zone in ("removed", "relics") else position["achievements"])


def hidden_names(position: dict[str, Any], viewer: str) -> list[tuple[str, ...]]:
    """Everything in the hidden zones, zone by zone in a fixed order."""
    zones = [tuple(pile) for piles in position["supply"].values() for pile in piles.values()]
    zones.append(tuple(position["achievements"]))
    for player, own in position["players"].items():
        if player != viewer:
            zones.extend(tuple(own[zone]) for zone in PRIVATE)
    return zones


@pytest.mark.parametrize("mix", FEW_MIXES)
def test_an_imagined_game_looks_the_same_to_its_player(mix: str) -> None:
    for seed in range(3):
        for game, number in walk(mix, seed, every=5):
            for player in game.players:
                imagined = game.imagine(player, number)
                check(imagined)  # every card in exactly one place, and all else that holds of a position
                assert imagined.view(player) == game.view(player)
                assert [d.player for d in imagined.decisions] == [d.player for d in game.decisions]
                for ours, true in zip(imagined.decisions, game.decisions, strict=True):
                    assert (ours.kind, ours.verb, ours.source, ours.effect) == (
                        true.kind,
                        true.verb,
                        true.source,
                        true.effect,
                    )
                    if true.player == player:
                        assert ours.options == true.options


@pytest.mark.parametrize("mix", FEW_MIXES)
def test_an_imagined_game_depends_on_knowledge_and_seed_alone(mix: str) -> None:
    for seed in range(10, 13):
        for game, number in walk(mix, seed, every=7):
            for player in game.players:
                other = game.imagine(player, number + 1)
                assert other.imagine(player, number).position() == game.imagine(player, number).position()


@pytest.mark.parametrize("mix", FEW_MIXES)
def test_cards_seen_and_followed_stay_where_they_are(mix: str) -> None:
    hidden_but_known = 0
    for seed in range(30, 33):
        for game, number in walk(mix, seed, every=8):
            for player in game.players:
                places = followed(game, player)
                imagined = game.imagine(player, number).position()
                truth = game.position()
                for name, (zone, owner) in places.items():
                    assert name in cards_at(truth, zone, owner), "the test follows cards wrongly"
                    assert name in cards_at(imagined, zone, owner), (player, name, zone, owner)
                    hidden_but_known += zone in PRIVATE and owner != player
    assert hidden_but_known > 0


@pytest.mark.parametrize("mix", FEW_MIXES)
def test_hidden_cards_change_places(mix: str) -> None:
    for game, number in walk(mix, 40, every=6):
        for player in game.players:
            deals = {tuple(hidden_names(game.imagine(player, number + n).position(), player)) for n in range(4)}
            assert len(deals) > 1, (player, number)


def test_the_supply_of_random_numbers_is_dealt_anew_too() -> None:
    game = Game(["ann", "bo"], seed=1)
    assert len({game.position()["random"], *[game.imagine("ann", n).position()["random"] for n in range(9)]}) == 10


def test_every_hidden_card_can_lie_in_every_place_that_looks_like_it() -> None:
    game = table(
        ann=seat(hand=["Archery"]), bo=seat(hand=["Oars", "Alchemy"], score=["Tools"]), available=["Domestication"]
    )
    hand: Counter[str] = Counter()
    achievement: Counter[str] = Counter()
    for seed in range(300):
        position = game.imagine("ann", seed).position()
        hand.update(position["players"]["bo"]["hand"])
        achievement[position["achievements"][0]] += 1
    hidden_ones = {card.name for card in CARDS.numbered(0, 1)} - {"Archery"}
    assert set(achievement) == hidden_ones
    assert {name for name in hand if CARDS[name].age == 1} == hidden_ones
    assert {name for name in hand if CARDS[name].age == 3} == {card.name for card in CARDS.numbered(0, 3)}


def test_a_card_given_away_is_remembered() -> None:
    """Archery: bo draws a 1, then transfers his highest card; ann gets Alchemy and has seen it (rules 1.10.4)."""
    game = table(
        ann=seat(red=["Archery"]),
        bo=seat(hand=["Alchemy"], yellow=["Agriculture"]),
        supply={1: ["Oars"]},
    )
    play(game, "ann: dogma Archery")
    assert game.position()["players"]["ann"]["hand"] == ["Alchemy"]
    assert {tuple(game.imagine("bo", seed).position()["players"]["ann"]["hand"]) for seed in range(30)} == {
        ("Alchemy",)
    }
    drawn = {tuple(game.imagine("ann", seed).position()["players"]["bo"]["hand"]) for seed in range(60)}
    assert len(drawn) > 5, "ann has not seen what bo drew"


def alchemy_lies(game: Game) -> str:
    """Where Alchemy is in a game: in bo's hand, at the bottom of its pile, or elsewhere."""
    position = game.position()
    if "Alchemy" in position["players"]["bo"]["hand"]:
        return "hand"
    return "bottom" if position["supply"]["base"]["3"][-1] == "Alchemy" else "elsewhere"


@pytest.mark.parametrize("returned", ["Alchemy", "Machinery"])
def test_a_card_lost_sight_of_is_in_one_of_the_places_where_it_may_be(returned: str) -> None:
    """Ann must give Alchemy to bo, who has another 3 and returns one of the two; ann sees just its back."""
    game = table(
        bo=seat(hand=["Machinery"], red=["Archery"], yellow=["Agriculture"]),
        ann=seat(hand=["Alchemy"], blue=["Writing"]),
        supply={1: ["Oars"]},
    )
    play(game, "bo: dogma Archery")
    assert sorted(game.position()["players"]["bo"]["hand"]) == ["Alchemy", "Machinery"]
    assert {alchemy_lies(game.imagine("ann", number)) for number in range(20)} == {"hand"}
    before = game.imagine("ann", 0)
    play(game, "bo: dogma Agriculture", f"bo: {returned}")
    assert {alchemy_lies(game.imagine("ann", number)) for number in range(40)} == {"hand", "bottom"}
    assert {alchemy_lies(game.imagine("bo", number)) for number in range(20)} == {alchemy_lies(game)}
    play(before, "bo: dogma Agriculture", "bo: Alchemy")
    assert {alchemy_lies(before.imagine("ann", number)) for number in range(40)} == {"hand", "bottom"}


def test_a_card_seen_again_is_known_again_and_the_other_one_is_any_card() -> None:
    """As above, and then bo melds Alchemy: it is the one he kept, and of the returned one ann has seen just the back."""
    game = table(
        bo=seat(hand=["Machinery"], red=["Archery"], yellow=["Agriculture"]),
        ann=seat(hand=["Alchemy"], blue=["Writing"]),
        supply={1: ["Oars"]},
    )
    play(
        game,
        "bo: dogma Archery",
        "bo: dogma Agriculture",
        "bo: Machinery",
        "ann: draw",
        "ann: draw",
        "bo: meld Alchemy",
    )
    play(game, "bo: draw", "ann: draw")
    shown = {tuple(game.imagine("ann", number).position()["supply"]["base"]["3"]) for number in range(20)}
    assert len({pile[-1] for pile in shown}) > 1, "the returned card is any 3 that ann has not seen"
    assert not any("Alchemy" in pile for pile in shown)


def test_a_deal_that_cannot_be_found_is_no_deal_and_never_the_truth() -> None:
    """Mass Media returns ten cards blindly: ann sees the order, which no deal hits among millions."""
    eights = [card.name for card in CARDS.numbered(0, 8) if card.name != "Mass Media"]
    game = table(
        ann=seat(hand=["Archery"], green=("left", ["Mass Media", "The Wheel"]), purple=["Code of Laws", "City States"]),
        bo=seat(score=eights),
        cy=seat(),
    )
    play(game, "ann: dogma Mass Media", "ann: Archery", "ann: 8")
    decision = game.decision
    assert decision is not None and decision.verb == "splay up"
    with pytest.raises(NoDeal, match="no deal found that agrees with what ann has seen"):
        game.imagine("ann", 0)
    assert game.imagine("cy", 0).view("cy") == game.view("cy"), "cy has seen nothing but backs"
