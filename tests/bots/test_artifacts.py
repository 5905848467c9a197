"""Bots with Artifacts: what a display is worth, relics, and players who are out."""

from __future__ import annotations

import pytest

from innovation import Game
from innovation.bots import BOTS
from innovation.bots.evaluation import WON, evaluate
from innovation.bots.greedy_bot import GreedyBot
from tests.helpers import Zones, artifacts_table, play, seat
from tests.mixes import new_game


def worth(*, ann: Zones, bo: Zones) -> float:
    """How well ann stands on a table with Artifacts."""
    game = artifacts_table(ann=ann, bo=bo)
    return evaluate(game, 0)


def greedy_choices(game: Game, times: int = 6) -> set[str]:
    """What greedy bots of several seeds choose now."""
    decision = game.decision
    assert decision is not None
    return {GreedyBot(seed)(decision, game.view(decision.player)).text for seed in range(times)}


class TestTheDisplay:
    def test_it_is_worth_something_the_more_the_higher(self) -> None:
        nothing = worth(ann=seat(), bo=seat())
        low = worth(ann=seat(display=["Dancing Girl"]), bo=seat())
        high = worth(ann=seat(display=["Time"]), bo=seat())
        assert nothing < low < high

    def test_less_than_the_same_card_on_the_board(self) -> None:
        assert worth(ann=seat(display=["Time"]), bo=seat()) < worth(ann=seat(yellow=["Time"]), bo=seat())

    def test_a_rival_s_counts_against_it(self) -> None:
        assert worth(ann=seat(), bo=seat(display=["Time"])) < worth(ann=seat(), bo=seat())

    def test_greedy_launches_what_wins(self) -> None:
        game = artifacts_table(ann=seat(display=["Where's Waldo?"]), bo=seat(), action=0)
        assert greedy_choices(game) == {"dogma Where's Waldo?"}

    def test_greedy_launches_what_gains(self) -> None:
        """The Wealth of Nations scores two cards."""
        game = artifacts_table(ann=seat(display=["The Wealth of Nations"]), bo=seat(), action=0)
        assert greedy_choices(game) == {"dogma The Wealth of Nations"}

    def test_greedy_keeps_what_would_do_nothing(self) -> None:
        """Five colors in hand would win by Cross of Coronado; now it only shows one card."""
        game = artifacts_table(ann=seat(hand=["Oars"], display=["Cross of Coronado"]), bo=seat(), action=0)
        assert greedy_choices(game) == {"keep"}

    def test_greedy_does_not_launch_what_harms(self) -> None:
        """Ship of the Line Sussex would return a whole score pile."""
        pile = ["Databases", "Software", "Robotics", "Globalization"]
        game = artifacts_table(ann=seat(score=pile, display=["Ship of the Line Sussex"]), bo=seat(), action=0)
        assert greedy_choices(game) == {"keep"}


class TestRelics:
    def test_greedy_seizes_one_as_an_achievement(self) -> None:
        game = artifacts_table(ann=seat(hand=["Gunpowder"], red=["Colonialism"]), bo=seat(), options={"relics": True})
        play(game, "ann: meld Gunpowder")
        assert greedy_choices(game) == {"Complex Numbers"}
        play(game, "ann: Complex Numbers")
        assert greedy_choices(game) == {"yes"}

    @pytest.mark.parametrize(("switch", "claimable"), [("off", True), ("on", False)])
    def test_the_cost_of_the_next_of_its_value_is_known(self, switch: str, claimable: bool) -> None:
        """Rules 9.2.1: fifteen points are enough for a 3 beside Timbuktu, unless relics raise the cost."""
        options = {"relics": True, "relics_in_duplicate_cost": switch}
        points = ["Astronomy", "Societies", "Statistics"]
        values = []
        for owned in (["Timbuktu"], ["Safety Pin"]):
            game = artifacts_table(
                ann=seat(score=points, achievements=owned, green=["Compass"]),
                bo=seat(),
                available=["Optics"],
                options=options,
            )
            values.append(evaluate(game, 0))
        assert (values[0] == values[1]) is claimable


class TestElimination:
    def test_to_be_out_is_to_have_lost(self) -> None:
        game = artifacts_table(ann=seat(red=["Exxon Valdez"]), bo=seat(red=["Coal"]), cy=seat())
        play(game, "ann: dogma Exxon Valdez")
        assert evaluate(game, 1) == -WON
        assert evaluate(game, 0) > -WON

    def test_greedy_puts_a_rival_out(self) -> None:
        game = artifacts_table(ann=seat(red=["Exxon Valdez"]), bo=seat(red=["Coal"], score=["A.I."]))
        assert greedy_choices(game) == {"dogma Exxon Valdez"}


@pytest.mark.parametrize("mix", ["2 relics", "teams four sets"])
def test_bots_play_whole_games(mix: str) -> None:
    for seed in range(2):
        game = new_game(mix, seed)
        game.run([BOTS["greedy" if number % 2 else "random"](number) for number in range(len(game.players))])
        assert game.result is not None
