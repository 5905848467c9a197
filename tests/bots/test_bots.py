"""The bots: reproducible, resumable, and greedy for what wins."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from innovation import Game
from innovation.bots import BOTS, Bot
from innovation.bots.greedy_bot import GreedyBot
from tests.helpers import seat, table
from tests.mixes import FEW_MIXES, new_game


def play_on(game: Game, bots: dict[str, Bot]) -> None:
    while game.decision is not None:
        decision = game.decision
        game.choose(bots[decision.player](decision, game.view(decision.player)), decision.player)


def bots_of(game: Game, name: str) -> dict[str, Bot]:
    return {player: BOTS[name](number) for number, player in enumerate(game.players)}


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("mix", ["2 third", "3 first", "teams third"])
def test_run_and_choose_give_the_same_game(mix: str, name: str) -> None:
    stepped, ran = new_game(mix, 3), new_game(mix, 3)
    play_on(stepped, bots_of(stepped, name))
    ran.run(list(bots_of(ran, name).values()))
    assert stepped.picks == ran.picks
    assert stepped.result == ran.result


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("cut", [1, 2, 20, 55])
def test_a_resumed_game_goes_on_identically(name: str, cut: int) -> None:
    whole = new_game("3 third", 8)
    play_on(whole, bots_of(whole, name))
    record = whole.record()
    resumed = Game.from_record({**record, "picks": record["picks"][:cut]})
    answered = Counter(player for player, _ in record["picks"][:cut])
    bots = {player: bot.skip(answered[player]) for player, bot in bots_of(resumed, name).items()}
    play_on(resumed, bots)
    assert resumed.record() == record


@pytest.mark.parametrize("name", BOTS)
def test_bots_leave_the_global_random_numbers_alone(name: str) -> None:
    random.seed(5)
    state = random.getstate()
    game = Game(["ann", "bo"], seed=5)
    game.run(list(bots_of(game, name).values()))
    assert random.getstate() == state


def test_the_random_bot_needs_no_view_and_picks_every_option_about_equally_often() -> None:
    game = table(ann=seat(hand=["Oars", "Tools", "Writing"]), bo=seat())
    assert not BOTS["random"].needs_view  # type: ignore[attr-defined]
    assert game.decision is not None
    bot = BOTS["random"](1)
    picked = Counter(str(bot(game.decision, None)) for _ in range(4000))
    assert set(picked) == {"draw", "meld Oars", "meld Tools", "meld Writing"}
    assert all(850 < count < 1150 for count in picked.values())


def test_other_seeds_play_other_games() -> None:
    games = [new_game("2 third", 1) for _ in range(2)]
    for number, game in enumerate(games):
        game.run([BOTS["random"](number), BOTS["random"](number + 10)])
    assert games[0].picks != games[1].picks


def greedy_choice(game: Game, seed: int = 1) -> str:
    assert game.decision is not None
    return str(GreedyBot(seed)(game.decision, game.view(game.decision.player)))


@pytest.mark.parametrize("seed", range(5))
def test_greedy_claims_an_achievement(seed: int) -> None:
    game = table(
        ann=seat(hand=["Metalworking"], score=["Machinery", "Translation"], red=["Archery"]),
        bo=seat(yellow=["Agriculture"]),
        available=["Domestication"],
    )
    assert greedy_choice(game, seed) == "achieve 1"


@pytest.mark.parametrize("seed", range(5))
def test_greedy_takes_the_win_by_an_effect(seed: int) -> None:
    """Empiricism wins with twenty bulbs (rules 10.4)."""
    bulbs = ["Empiricism", "Philosophy", "Code of Laws", "Enterprise", "Education"]
    game = table(
        ann=seat(
            hand=["Oars"],
            purple=("up", bulbs),
            blue=("up", ["Computers", "Chemistry", "Printing Press", "Translation", "Calendar", "Writing"]),
            green=("up", ["Mass Media", "Measurement", "Invention", "Paper"]),
            red=("up", ["Coal", "Optics", "Engineering"]),
            yellow=("up", ["Anatomy", "Perspective", "Medicine"]),
        ),
        bo=seat(),
        available=["Domestication"],
    )
    assert greedy_choice(game, seed) == "dogma Empiricism"


def test_greedy_answers_also_where_it_cannot_look_ahead() -> None:
    game = table(
        ann=seat(score=["Machinery", "Translation"], red=["Archery"]),
        bo=seat(),
        available=["Domestication"],
    )
    assert game.decision is not None
    assert str(GreedyBot(1)(game.decision, None)) == "achieve 1"
    assert str(GreedyBot(1)(game.decision, game.view(None))) == "achieve 1"
    other = table(ann=seat(red=["Archery"], hand=["Oars"]), bo=seat())
    assert other.decision is not None
    assert str(GreedyBot(1)(other.decision, None)) == "draw"


@pytest.mark.parametrize("mix", FEW_MIXES)
def test_greedy_plays_every_mix_to_its_end(mix: str) -> None:
    game = new_game(mix, 50)
    game.run(list(bots_of(game, "greedy").values()))
    assert game.result is not None


@pytest.mark.parametrize(("mix", "least"), [("2 third", 18), ("3 third", 15), ("4 third", 13), ("2 first", 18)])
def test_greedy_beats_random(mix: str, least: int) -> None:
    won = 0
    for seed in range(20):
        game = new_game(mix, seed)
        bots = bots_of(game, "random")
        greedy = game.players[seed % len(game.players)]
        bots[greedy] = GreedyBot(seed)
        game.run(list(bots.values()))
        assert game.result is not None
        won += greedy in game.result.winners
    assert won >= least
