"""What is told of Dogma actions before they are taken (rules 5.3, 12.6.8): it is what comes, and it tells nothing hidden."""

from __future__ import annotations

import random

import pytest

from innovation import DogmaPreview, Game, NoDeal, Rules
from tests.helpers import artifacts_table, figures_table, play, seat, table

ALL = ("base", "echoes", "figures", "cities", "artifacts")


def plain(told: DogmaPreview) -> list[tuple[str, int, bool, list[str]]]:
    return [(step.card, step.effect, step.demand, step.players) for step in told.reach]


def all_of(game: Game) -> dict[str, dict[str, object]]:
    """Everything that is told, as plain values."""
    return {
        player: {card: (plain(told), told.karma) for card, told in cards.items()}
        for player, cards in game.foresee_all().items()
    }


def test_every_players_top_cards_are_told_of_whoever_is_to_act() -> None:
    """Rules 5.3.2, 5.3.3: bo's Archery hits ann, who has fewer castles; ann's would hit nobody."""
    game = table(ann=seat(red=["Oars"], blue=["Tools"]), bo=seat(red=["Archery"], green=["The Wheel"]))
    told = game.foresee_all()
    assert set(told["ann"]) == {"Oars", "Tools"}
    assert plain(told["bo"]["Archery"]) == [("Archery", 1, True, ["ann"])]
    assert plain(told["bo"]["The Wheel"]) == [("The Wheel", 1, False, [])]
    assert [step.players for step in told["ann"]["Tools"].reach] == [[], []]


def test_a_card_on_display_counts_its_own_icons() -> None:
    """Rules 5.2.3: the featured icons of the card on display count for its owner."""
    game = artifacts_table(
        ann=seat(display=["Holmegaard Bows"]), bo=seat(green=["The Wheel"]), action=0, available=["Agriculture"]
    )
    shown = game.foresee("Holmegaard Bows")
    assert plain(game.foresee_all()["ann"]["Holmegaard Bows"]) == plain(shown)


def test_points_are_compared_where_karma_says_so() -> None:
    """Alexander the Great: ann has no crowns but more points, so her demand hits bo (rules 12.6.8)."""
    game = figures_table(
        ann=seat(red=["Alexander the Great"], purple=["City States"], score=["Tools", "Writing"]),
        bo=seat(green=["Sailing"], yellow=["Masonry"], red=["Construction"]),
    )
    assert game.standings()["bo"].icons[1] >= game.standings()["ann"].icons[1]
    told = game.foresee_all()["ann"]["City States"]
    assert (plain(told), told.karma) == ([("City States", 1, True, ["bo"])], [])
    play(game, "ann: dogma City States")
    assert any(event.verb == "demand" and event.player == "bo" for event in game.log)


def test_standing_karma_counts() -> None:
    """Plato provides icons for splayed colors (rules 12.6.5): bo shares by them."""
    game = figures_table(
        ann=seat(blue=["Writing"]), bo=seat(purple=["Plato"], red=("left", ["Oars", "Archery"]), blue=["Tools"])
    )
    assert (game.standings()["ann"].icons[3], game.standings()["bo"].icons[3]) == (2, 2 + 2 + 1)
    assert plain(game.foresee_all()["ann"]["Writing"]) == [("Writing", 1, False, ["bo"])]


def test_one_icon_left_to_choose_is_foretold_and_several_are_not() -> None:
    """Confucius: with one other icon there is no choice; with several the player chooses first (rules 12.6.8)."""
    several = figures_table(ann=seat(purple=["Confucius"], red=["Archery"], blue=["Writing"]), bo=seat(blue=["Tools"]))
    told = several.foresee_all()["ann"]["Archery"]
    assert told.karma == ["Confucius"]


@pytest.mark.parametrize(
    ("board", "figure"),
    [
        ({"green": ["Taiichi Ohno"]}, "Taiichi Ohno"),
        ({"red": ["Margaret Thatcher"]}, "Margaret Thatcher"),
        ({"green": ["Muhammad Yunus"]}, "Muhammad Yunus"),
    ],
)
def test_karma_that_acts_before_the_action_is_named(board: dict[str, list[str]], figure: str) -> None:
    """It may change whom the action reaches, and hangs on a choice or on hidden cards (rules 12.6.8)."""
    game = figures_table(ann=seat(**board, **{"blue": ["Writing"]}), bo=seat(purple=["Mysticism"]))  # type: ignore[arg-type]
    assert game.foresee_all()["ann"]["Writing"].karma == [figure]
    assert game.foresee_all()["bo"]["Mysticism"].karma == ([figure] if figure == "Muhammad Yunus" else [])


def test_of_two_karmas_one_is_chosen_so_neither_is_foretold() -> None:
    """Rules 12.6.6: of several karmas that watch the same event a player chooses one."""
    game = figures_table(
        ann=seat(red=["Alexander the Great"], purple=["City States"]),
        bo=seat(green=["Muhammad Yunus"], hand=["Oars"]),
    )
    assert set(game.foresee_all()["ann"]["City States"].karma) == {"Alexander the Great", "Muhammad Yunus"}


@pytest.mark.parametrize("sets", [("base", "figures"), ALL])
def test_what_is_told_is_what_comes(sets: tuple[str, ...]) -> None:
    """The first effect of each Dogma action of random games reaches those who were told (rules 5.3, 5.4)."""
    dice = random.Random(len(sets))
    compared = reached = 0
    for seed in range(5):
        game = Game(["ann", "bo", "cy"], Rules(sets=sets), seed)
        while game.decision is not None:
            decision = game.decision
            dogmas = [option for option in decision.options if option.text.startswith("dogma ")]
            option = dice.choice(dogmas or decision.options)
            if not dogmas or decision.kind != "action" or option.card is None or option.owner != decision.player:
                game.choose(option, decision.player)
                continue
            told = game.foresee_all()[decision.player][option.card]
            assert plain(told) == plain(game.foresee(option.card))
            known = len(game.log)
            game.choose(option)
            while game.decision is not None and game.decision.kind not in ("action", "display"):
                game.choose(dice.choice(game.decision.options), game.decision.player)
            effects = [event for event in game.log[known:] if event.kind == "effect" and event.card is not None]
            if told.karma or not told.reach or game.result is not None:
                continue
            first = told.reach[0]
            here = [event.player for event in effects if event.card.name == first.card and event.value == first.effect]  # type: ignore[union-attr]
            launched = [] if first.demand else [decision.player]
            assert here[: len(first.players) + len(launched)] == [*first.players, *launched]
            compared += 1
            reached += bool(first.players)
    assert compared > 100
    assert reached > 20


def test_nothing_hidden_is_told() -> None:
    """Games in which what a player does not know is dealt anew tell the same, whoever looks."""
    dice = random.Random(3)
    compared = 0
    for seed in range(3):
        game = Game(["ann", "bo"], Rules(sets=ALL), seed)
        while game.decision is not None:
            if game.decision.kind == "action" and dice.random() < 0.2:
                told = all_of(game)
                for player in game.players:
                    try:
                        other = game.imagine(player, seed)
                    except NoDeal:
                        continue
                    assert all_of(other) == told
                    compared += 1
            game.choose(dice.choice(game.decision.options), game.decision.player)
    assert compared > 60
