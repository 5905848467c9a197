"""What an unseen card could be (rules 1.10.4): all that a perfect memory leaves, nothing that only the truth tells."""

from __future__ import annotations

from typing import Any

import pytest

from innovation import CouldBe, Game, NoDeal
from innovation.material.catalog import CARDS
from tests.bots.walks import walk
from tests.helpers import emptied, play, seat, table
from tests.mixes import FEW_MIXES


def group(game: Game, viewer: str | None, owner: str | None, zone: str, back: str = "") -> CouldBe:
    """The one group of unseen cards with this back in this place."""
    found = [one for one in game.could_be(viewer) if (one.owner, one.zone) == (owner, zone) and back in ("", one.back)]
    assert len(found) == 1, [(one.owner, one.zone, one.back) for one in found]
    return found[0]


def plain(told: list[CouldBe]) -> list[tuple[object, ...]]:
    return [(one.owner, one.zone, one.color, one.back, one.count, one.known, one.possible) for one in told]


def held_at(game: Game, one: CouldBe) -> list[str]:
    """Which cards lie there in truth."""
    written: dict[str, Any] = game.position()
    if one.zone == "pile":
        cards = [name for piles in written["supply"].values() for pile in piles.values() for name in pile]
    elif one.owner is None:
        cards = written["achievements"]
    elif one.zone == "board":
        assert one.color is not None
        cards = written["players"][one.owner]["board"][one.color]["cards"][1:]
    else:
        cards = written["players"][one.owner][one.zone]
    return [name for name in cards if CARDS[name].kind == 0 and CARDS[name].back == one.back]


def test_what_lies_open_is_left_out() -> None:
    game = table(ann=seat(hand=["Oars"], red=["Archery"]), bo=seat(hand=["Tools"], blue=["Writing"]))
    found = group(game, "ann", "bo", "hand")
    assert (found.count, found.known) == (1, [])
    assert "Tools" in found.possible
    assert not {"Oars", "Archery", "Writing"} & set(found.possible)
    assert len(found.possible) == 15 - 3
    assert len(group(game, None, "bo", "hand").possible) == 15 - 2  # a spectator does not see ann's hand


def test_a_card_that_was_seen_is_known_until_it_may_have_gone() -> None:
    """Rules 1.10.4: Oars went to bo's hand openly; then one of his two cards goes unseen, and it may be the one."""
    game = table(
        ann=seat(hand=["Clothing"], red=["Archery"], green=["The Wheel"]),
        bo=seat(hand=["Oars"], blue=["Pottery"], yellow=["Agriculture"]),
        supply={1: ["Sailing", "Domestication"]},
        actions=1,
    )
    play(game, "ann: dogma Archery")  # bo draws a card and gives his highest
    while game.decision is not None and game.decision.player != "ann":
        game.choose(game.decision.options[0])
        if game.table.player == 1:
            break
    given = next(event.card for event in game.log if event.kind == "move" and event.verb == "transfer")
    assert given is not None
    mine = [one for one in game.could_be("bo") if (one.owner, one.zone) == ("ann", "hand")]
    assert [one.known for one in mine] == [[given.name]]
    assert group(game, None, "ann", "hand").known == []  # it went from hand to hand: nobody else saw it


def test_of_two_known_cards_one_left_unseen() -> None:
    """Either could have gone, and either could be among what is left; neither was drawn or scored from the pile since."""
    game = table(
        ann=seat(hand=["Oars", "Tools"], blue=["Pottery"], red=["Archery"]),
        bo=seat(green=["The Wheel"]),
        available=["Agriculture"],
        supply={1: ["Sailing"]},
    )
    knowledge = game._knowledge_of(1)
    for name in ("Oars", "Tools"):
        knowledge.see(CARDS[name])
    assert sorted(group(game, "bo", "ann", "hand").known) == ["Oars", "Tools"]
    play(game, "ann: dogma Pottery", "ann: Oars", "ann: pass")
    found = group(game, "bo", "ann", "hand")
    assert (found.known, found.count) == ([], 2)  # one of the two, and a card drawn by the second effect
    assert {"Oars", "Tools"} <= set(found.possible)
    scored = group(game, "bo", "ann", "score")
    assert not {"Oars", "Tools"} & set(scored.possible)  # it came from elsewhere in the pile
    returned = group(game, "bo", None, "pile", "back 1 base")
    assert {"Oars", "Tools"} <= set(returned.possible)
    assert group(game, "ann", None, "pile", "back 1 base").known == ["Oars"]


def test_the_last_unseen_card_of_a_back_is_known() -> None:
    game = table(ann=seat(), bo=seat(hand=["Tools"]), removed=emptied(1, but=["Tools"]))
    found = group(game, "ann", "bo", "hand")
    assert found.possible == ["Tools"]


def test_covered_cards_that_do_not_lie_open_are_remembered() -> None:
    """With `covered_cards_public` off an unsplayed pile shows its top card, but everybody saw what it covers."""
    game = table(ann=seat(), bo=seat(blue=["Tools", "Writing", "Pottery"]), options={"covered_cards_public": "off"})
    found = group(game, "ann", "bo", "board")
    assert (found.color, found.known, found.possible) == ("blue", ["Pottery", "Writing"], [])


@pytest.mark.parametrize("mix", FEW_MIXES)
def test_it_holds_what_is_true_and_tells_nothing_but_what_the_viewer_knows(mix: str) -> None:
    """In random games what lies there in truth is always among what is told, and games in which what the viewer does not
    know is dealt anew are told of alike."""
    compared = narrowed = 0
    for game, number in walk(mix, seed=5, every=25):
        for viewer in (*game.players, None):
            told = game.could_be(viewer)
            for one in told:
                true = held_at(game, one)
                assert len(true) == one.count
                assert set(one.known) <= set(true)
                assert set(true) - set(one.known) <= set(one.possible)
                narrowed += bool(one.known)
            if viewer is None:
                continue
            try:
                other = game.imagine(viewer, number)
            except NoDeal:
                continue
            assert plain(other.could_be(viewer)) == plain(told)
            for one in told:
                there = held_at(other, one)
                assert set(one.known) <= set(there)
                assert set(there) - set(one.known) <= set(one.possible)
            compared += 1
    assert compared > 3
    assert narrowed > 0
