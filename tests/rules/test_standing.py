"""What counts for a player, as the table shows it: prices, reach and progress, with and without karma (rules 8, 9, 12.6.5)."""

from __future__ import annotations

import random

import pytest

from innovation import Game
from innovation.material.card import icon_count
from innovation.material.catalog import CARDS
from innovation.material.words import ECHOES, ICONS
from innovation.rules.achievements import BASE_CONDITIONS
from innovation.rules.echoes import ECHOES_CONDITIONS
from innovation.rules.standing import Claim, Standing
from innovation.terminal.standing import bonus_points
from tests.helpers import Zones, artifacts_table, echoes_table, figures_table, options, seat, table
from tests.mixes import new_game


def standing(game: Game, player: str = "ann") -> Standing:
    """How a player stands."""
    return game.standings()[player]


def claim(game: Game, card: str) -> Claim:
    """How ann stands to an available achievement."""
    (found,) = [one for one in standing(game).claims if one.card == card]
    return found


class TestPrices:
    """Rules 9.2.1."""

    def test_they_rise_with_achievements_of_the_same_value(self) -> None:
        """Five times the value for the first, as much again for each one owned."""
        game = table(
            ann=seat(achievements=["Calendar", "Empire", "Machinery"]),
            bo=seat(),
            available=["Tools", "Paper", "Fermenting"],
        )
        assert [(one.card, one.needed) for one in standing(game).claims] == [
            ("back 1 base", 5),
            ("back 2 base", 20),
            ("back 3 base", 30),
        ]

    @pytest.mark.parametrize(("switch", "needed"), [("off", 15), ("on", 30)])
    def test_a_relic_makes_one_dearer_only_where_agreed(self, switch: str, needed: int) -> None:
        """Rules 2.6, `relics_in_duplicate_cost`: Timbuktu has the value 3."""
        game = artifacts_table(
            ann=seat(achievements=["Timbuktu"]),
            bo=seat(),
            available=["Paper"],
            options={"sets": ["base", "cities", "artifacts"], "relics": True, "relics_in_duplicate_cost": switch},
        )
        assert claim(game, "back 3 base").needed == needed

    def test_points_and_top_cards_bring_one_within_reach(self) -> None:
        own: Zones = seat(score=["Tools", "Currency", "Calendar"], red=["Archery"])
        game = table(ann=own, bo=seat(), available=["Writing", "Canal Building"])
        assert claim(game, "back 1 base").within_reach
        assert not claim(game, "back 2 base").within_reach


class TestPricesWithKarma:
    """Rules 12.6.5."""

    def test_hand_cards_pay(self) -> None:
        """Leeuwenhoek: each hand card of its value is worth ten points."""
        own: Zones = seat(yellow=["Antonie Van Leeuwenhoek"], hand=["Coal", "Physics", "Tools"])
        game = figures_table(ann=own, bo=seat(), available=["Banking", "Writing"])
        assert (claim(game, "back 5 base").needed, claim(game, "back 1 base").needed) == (5, 0)
        assert not claim(game, "back 5 base").within_reach
        assert claim(game, "back 1 base").within_reach
        assert "achieve 1" in options(game)

    def test_a_forecast_raises_the_highest_top_card(self) -> None:
        """Daedalus: his own 1 and two forecast cards reach a 3."""
        own: Zones = seat(blue=["Daedalus"], forecast=["Oars", "Paper"], score=["Coal", "Physics", "Banking"])
        game = figures_table(ann=own, bo=seat(), available=["Machinery", "Gunpowder"])
        assert claim(game, "back 3 base").within_reach
        assert not claim(game, "back 4 base").within_reach

    def test_points_of_karma_count(self) -> None:
        """Sinuhe: a point for each castle."""
        own: Zones = seat(purple=["Sinuhe"], red=["Archery"], green=["Sargon of Akkad"], blue=["Daedalus"])
        assert claim(figures_table(ann=own, bo=seat(), available=["Tools"]), "back 1 base").within_reach

    def test_forecast_cards_available_by_karma_are_listed_by_their_backs(self) -> None:
        """Cai Lun; all that others see of the forecast is a back (rules 1.10.1)."""
        game = figures_table(ann=seat(yellow=["Cai Lun"], forecast=["Paper"]), bo=seat(), available=["Tools"])
        assert [(one.card, one.needed) for one in standing(game).claims] == [("back 1 base", 5), ("back 3 base", 15)]
        assert [one.card for one in standing(game, "bo").claims] == ["back 1 base"]

    def test_top_cards_available_by_karma_are_listed_by_name(self) -> None:
        """McAdam: top cards with a factory."""
        game = figures_table(ann=seat(yellow=["John Loudon McAdam"]), bo=seat())
        assert [(one.card, one.needed) for one in standing(game).claims] == [("John Loudon McAdam", 30)]


class TestProgress:
    """Rules 9.4."""

    def test_without_karma(self) -> None:
        own: Zones = seat(tucked=2, scored=4, red=("up", ["Oars", "Archery"]), blue=["Tools"], purple=["Empiricism"])
        progress = standing(table(ann=own, bo=seat())).progress
        assert progress["Monument"] == [(2, 6), (4, 6)]
        assert progress["Wonder"] == [(1, 5)]
        assert progress["Universe"] == [(1, 5)]
        assert progress["World"] == [(0, 12)]
        assert progress["Empire"] == [(2, 6)]  # castles of Oars and Archery, bulbs of Tools and Empiricism

    def test_of_echoes(self) -> None:
        own: Zones = seat(forecast=["Coke", "Telescope"], purple=("left", ["Puppet", "Bell"]))
        progress = standing(echoes_table(ann=own, bo=seat())).progress
        assert progress["Destiny"] == [(2, 7)]
        assert progress["History"] == [(1, 4)]
        assert progress["Wealth"] == [(1, 8)]

    def test_icons_of_karma_count(self) -> None:
        """John Von Neumann: two clocks of his own, and two for each hand card."""
        game = figures_table(ann=seat(red=["John Von Neumann"], hand=["Oars", "Tools"]), bo=seat())
        assert standing(game).progress["World"] == [(6, 12)]
        assert standing(game).icons[5] == 6

    def test_conditions_that_ask_one_less(self) -> None:
        """Hedy Lamarr: each number in the condition is one lower, and not for others."""
        own: Zones = seat(green=["Hedy Lamarr"], blue=["Charles Darwin"])
        game = figures_table(ann=own, bo=seat(blue=["Atomic Theory"]))
        assert standing(game).progress["Monument"] == [(0, 5), (0, 5)]
        assert standing(game).progress["Universe"] == [(2, 4)]  # a 9, and a 7 by karma
        assert standing(game).progress["World"] == [(2, 11)]
        assert standing(game, "bo").progress["Universe"] == [(0, 5)]

    def test_score_pile_cards_that_count_as_bonuses(self) -> None:
        """Zhang Heng: his own bonus and two cards of the score pile."""
        game = figures_table(
            sets=("base", "echoes", "figures"), ann=seat(blue=["Zhang Heng"], score=["Oars", "Paper"]), bo=seat()
        )
        assert standing(game).bonuses == [3, 2, 1]
        assert standing(game).progress["Wealth"] == [(3, 8)]


@pytest.mark.parametrize(
    "mix",
    ["3 third", "2 echoes", "3 cities", "2 echoes and cities", "3 echoes v1", "3 relics", "2 figures", "3 all sets"],
)
def test_it_is_what_the_game_goes_by(mix: str) -> None:
    """What is within reach is what can be achieved; no unclaimed condition is met; the plain icons are those printed."""
    chance = random.Random(5)
    game = new_game(mix, 5)
    while (decision := game.decision) is not None:
        if decision.kind == "action" and chance.random() < 0.5:
            _compare(game)
        game.choose(chance.choice(decision.options), decision.player)


def _compare(game: Game) -> None:
    view = game.view(None)
    standings = game.standings()
    decision = game.decision
    assert decision is not None
    achieves = [option for option in decision.options if option.text.startswith("achieve ")]
    assert len([one for one in standings[decision.player].claims if one.within_reach]) == len(achieves)
    for number, name in enumerate(game.players):
        own = game.table.seats[number]
        now = standings[name]
        full = [one for one, steps in now.progress.items() if any(have >= need for have, need in steps)]
        assert full == []
        if "figures" in game.rules.sets:
            continue
        assert view["players"][name]["points"] == sum(card.age for card in own.score) + bonus_points(now.bonuses)
        assert now.icons == [icon_count(own.icons, icon) for icon in range(len(ICONS))]
        for special, steps in now.progress.items():
            card = CARDS[special]
            conditions = ECHOES_CONDITIONS if card.card_set == ECHOES else BASE_CONDITIONS
            if steps:
                assert not conditions.meets(own, card)
