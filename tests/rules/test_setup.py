"""Rules 3: from the shuffled piles to the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from innovation import Game, IllegalChoice, Rules
from innovation.material.catalog import CARDS
from innovation.material.words import BASE
from tests.helpers import play, seat, table

FOUR = ["ann", "bo", "cy", "di"]
EDITIONS = pytest.mark.parametrize("ruleset", ["third", "first"])


def opening(names: list[str], hands: list[list[str]]) -> Game:
    """A game before its opening meld, with these hands."""
    return Game.from_position(
        {
            "game": {"players": names},
            "turn": {"number": 0},
            "players": {name: {"hand": hand} for name, hand in zip(names, hands, strict=True)},
        }
    )


@EDITIONS
@pytest.mark.parametrize("count", [2, 3, 4])
def test_piles_achievements_and_hands(ruleset: str, count: int) -> None:
    """Rules 3.2 to 3.5: two 1s a player, achievements 1 to 9, every card in one place."""
    game = Game(FOUR[:count], Rules(ruleset), seed=3)
    position = game.position()
    piles = position["supply"]["base"]
    assert [len(piles[str(value)]) for value in range(1, 11)] == [15 - 1 - 2 * count, *[9] * 8, 10]
    standard = [name for name in position["achievements"] if CARDS[name].age]
    assert sorted(CARDS[name].age for name in standard) == list(range(1, 10))
    special = [name for name in position["achievements"] if not CARDS[name].age]
    assert sorted(special) == ["Empire", "Monument", "Universe", "Wonder", "World"]
    for name in FOUR[:count]:
        assert [CARDS[held].age for held in position["players"][name]["hand"]] == [1, 1]
        assert position["players"][name]["board"] == {}
    everywhere = Counter(card for pile in piles.values() for card in pile)
    everywhere.update(standard)
    everywhere.update(held for name in FOUR[:count] for held in position["players"][name]["hand"])
    assert set(everywhere.values()) == {1}
    assert len(everywhere) == 105
    assert position["turn"] == {"number": 0, "player": None, "action": 0, "actions": 0, "used": []}


def test_every_pile_is_shuffled_uniformly() -> None:
    """Rules 3.2: over many seeds each card comes to lie on top about equally often (chi-squared, 14 degrees)."""
    games = 3000
    first = Counter(Game(["ann", "bo"], seed=seed).position()["players"]["ann"]["hand"][0] for seed in range(games))
    expected = games / 15
    assert len(first) == 15
    assert sum((seen - expected) ** 2 / expected for seen in first.values()) < 36.1  # exceeded once in 1,000


def test_the_achievements_are_seen_by_nobody() -> None:
    """Rules 3.4 and 1.10.1."""
    game = Game(["ann", "bo"], seed=3)
    for viewer in ("ann", "bo", None):
        assert game.view(viewer)["achievements"][:9] == [f"back {value} base" for value in range(1, 10)]
    assert game.log == []


@pytest.mark.parametrize(
    ("count", "options", "actions"),
    [
        (2, {}, [1, 2, 2, 2]),
        (3, {}, [1, 2, 2, 2, 2]),
        (4, {}, [1, 1, 2, 2, 2, 2]),
        (4, {"teams": "partners"}, [1, 1, 2, 2, 2, 2]),
        (2, {"opening_limited_players": 1}, [1, 2, 2]),
        (4, {"opening_limited_players": 1}, [1, 2, 2, 2, 2]),
        (4, {"opening_limited_players": 1, "teams": "partners"}, [1, 2, 2, 2, 2]),
    ],
)
@EDITIONS
def test_first_turn_limits(ruleset: str, count: int, options: dict[str, Any], actions: list[int]) -> None:
    """Rules 3.6 and 16.10."""
    game = Game(FOUR[:count], Rules(ruleset, **options), seed=11)
    while len(game.decisions) > 1 or game.position()["turn"]["number"] == 0:
        game.choose(game.decisions[0].options[0])
    for number, expected in enumerate(actions, 1):
        for action in range(1, expected + 1):
            turn = game.position()["turn"]
            assert (turn["number"], turn["action"], turn["actions"]) == (number, action, expected)
            game.choose("draw")


class TestOpeningMeld:
    """Rules 3.7 to 3.10."""

    HANDS = (["Tools", "Archery"], ["The Wheel", "Oars"], ["Writing", "Masonry"])

    def game(self) -> Game:
        return opening(["ann", "bo", "cy"], list(self.HANDS))

    def test_all_are_asked_at_once_and_may_answer_in_any_order(self) -> None:
        game = self.game()
        assert [decision.player for decision in game.decisions] == ["ann", "bo", "cy"]
        assert game.decision is not None and game.decision.player == "ann"
        assert {(decision.kind, decision.verb) for decision in game.decisions} == {("card", "meld")}
        game.choose("Writing", player="cy")
        assert [decision.player for decision in game.decisions] == ["ann", "bo"]
        game.choose("The Wheel", player="bo")
        game.choose("Tools")
        assert [decision.kind for decision in game.decisions] == ["action"]

    def test_each_chooses_among_his_own_two(self) -> None:
        game = self.game()
        assert [[option.text for option in decision.options] for decision in game.decisions] == list(self.HANDS)
        with pytest.raises(IllegalChoice):
            game.choose("Oars")
        with pytest.raises(IllegalChoice):
            game.choose("Oars", player="cy")

    def test_who_has_chosen_cannot_choose_again(self) -> None:
        game = self.game()
        game.choose("Tools", player="ann")
        with pytest.raises(IllegalChoice, match="ann has nothing to decide"):
            game.choose("Archery", player="ann")

    def test_nothing_is_revealed_before_all_have_chosen(self) -> None:
        game = self.game()
        before = {viewer: game.view(viewer) for viewer in ("bo", "cy", None)}
        game.choose("Tools", player="ann")
        for viewer, seen in before.items():
            assert game.view(viewer)["players"] == seen["players"]
        assert game.log == []
        assert game.position()["pending"] is True

    def test_then_all_are_revealed_and_melded(self) -> None:
        game = play(self.game(), "ann: Tools", "bo: The Wheel", "cy: Writing")
        boards = {name: seen["board"] for name, seen in game.view(None)["players"].items()}
        assert boards == {
            "ann": {"blue": {"splay": "none", "cards": ["Tools"]}},
            "bo": {"green": {"splay": "none", "cards": ["The Wheel"]}},
            "cy": {"blue": {"splay": "none", "cards": ["Writing"]}},
        }
        assert [len(seen["hand"]) for seen in game.view(None)["players"].values()] == [1, 1, 1]

    def test_the_first_name_in_the_alphabet_begins_and_play_goes_clockwise(self) -> None:
        """Rules 3.9, 3.10: The Wheel stands under T and before Tools."""
        game = play(self.game(), "ann: Tools", "bo: The Wheel", "cy: Writing")
        order = []
        for _ in range(5):
            assert game.decision is not None
            order.append(game.decision.player)
            game.choose("draw")
        assert order == ["bo", "cy", "cy", "ann", "ann"]

    def test_it_is_no_meld_action_and_counts_nowhere(self) -> None:
        """Rules 3.8: the first turn has its action left, and no counter has moved."""
        game = play(self.game(), "ann: Archery", "bo: Oars", "cy: Masonry")
        assert game.position()["turn"] == {"number": 1, "player": "ann", "action": 1, "actions": 1, "used": []}
        for name in ("ann", "bo", "cy"):
            assert game.position()["players"][name]["this_turn"] == {"tucked": 0, "scored": 0}
        assert [event.kind for event in game.log] == ["move", "move", "move"]


@pytest.mark.parametrize(
    ("first", "second", "begins"),
    [
        ("The Wheel", "Tools", "ann"),
        ("Tools", "The Wheel", "bo"),
        ("City States", "Clothing", "ann"),
        ("Code of Laws", "Clothing", "bo"),
        ("Metalworking", "Masonry", "bo"),
    ],
)
def test_names_are_compared_letter_by_letter(first: str, second: str, begins: str) -> None:
    """Rules 3.9."""
    game = opening(["ann", "bo"], [[first, "Oars"], [second, "Pottery"]])
    play(game, f"ann: {first}", f"bo: {second}")
    assert game.position()["turn"]["player"] == begins


def test_the_same_seed_deals_the_same_table_and_another_seed_another() -> None:
    """Rules 2.2.6."""
    assert Game(FOUR, seed=5).position() == Game(FOUR, seed=5).position()
    assert Game(FOUR, seed=5).position() != Game(FOUR, seed=6).position()
    assert Game(FOUR, seed=-5).position() != Game(FOUR, seed=5).position()
    assert Game(FOUR, seed=2**80 + 5).position() != Game(FOUR, seed=5).position()


def test_without_a_seed_one_is_drawn_and_recorded() -> None:
    game = Game(["ann", "bo"])
    assert game.record()["seed"] == game.seed
    assert Game(["ann", "bo"], seed=game.seed).position() == game.position()


def test_base_facts_of_the_piles() -> None:
    """Rules 1.1.1: 15 cards of age 1 and 10 of every other; 21 of each color, 3 of age 1 and 2 of every other."""
    for value in range(1, 11):
        cards = CARDS.numbered(BASE, value)
        assert len(cards) == (15 if value == 1 else 10)
        assert set(Counter(card.color for card in cards).values()) == {3 if value == 1 else 2}


def test_bookkeeping_does_not_run_over_turn_counters_of_a_new_turn() -> None:
    """Rules 4.1.7: every turn starts with counters at nought."""
    game = table(ann=seat(tucked=2, scored=3), bo=seat(tucked=1), action=2)
    play(game, "ann: draw")
    for name in ("ann", "bo"):
        assert game.position()["players"][name]["this_turn"] == {"tucked": 0, "scored": 0}
