"""Rules 12.3.6: what each decree does; who may issue it and what it costs is with the rules of Figures."""

from __future__ import annotations

import pytest

from tests.helpers import (
    asked,
    emptied,
    ending,
    figures_table,
    options,
    pile,
    play,
    seat,
    splay,
    supply,
    zone,
)
from tests.rules.cities.laid import drawn

THREE = ["Homer", "Sun Tzu", "Avicenna"]  # purple 1, red 2, yellow 3


class TestAdvancement:
    """Rules 12.3.6: a card of the highest top value plus 2."""

    def test_the_draw(self) -> None:
        game = figures_table(
            supply={5: ["Coal", "Shivaji"]},
            ann=seat(hand=["Huang Di", "Plato", "Rhazes"], red=["Engineering"], green=["The Wheel"]),
            bo=seat(),
        )
        play(game, "ann: decree Advancement")
        assert drawn(game, "ann") == ["Coal"]
        assert zone(game, "ann", "achievements") == ["Advancement"]

    def test_without_a_top_card_a_2(self) -> None:
        game = figures_table(supply={2: ["Calendar"]}, ann=seat(hand=["Huang Di", "Plato", "Rhazes"]), bo=seat())
        play(game, "ann: decree Advancement")
        assert drawn(game, "ann") == ["Calendar"]

    def test_past_10_the_game_ends(self) -> None:
        game = figures_table(ann=seat(hand=["Huang Di", "Plato", "Rhazes"], blue=["Computers"]), bo=seat())
        play(game, "ann: decree Advancement")
        assert ending(game)[0] == "score"
        assert zone(game, "ann", "achievements") == ["Advancement"]


class TestTrade:
    """Rules 12.3.6: three cards of the highest top value plus 1 into the forecast."""

    def test_three_into_the_forecast_without_echoes_in_play(self) -> None:
        """Rules 12.1.2, 2.5.2."""
        game = figures_table(
            supply={4: ["Gunpowder", "Invention", "Reformation"]},
            ann=seat(hand=["Fu Xi", "Plato", "Rhazes"], red=["Engineering"]),
            bo=seat(),
        )
        play(game, "ann: decree Trade")
        assert zone(game, "ann", "forecast") == ["Gunpowder", "Invention", "Reformation"]
        assert zone(game, "ann", "hand") == []
        assert zone(game, "ann", "score") == []

    def test_each_draw_steps_over_a_pile_that_the_last_one_emptied(self) -> None:
        game = figures_table(
            supply={4: ["Gunpowder"], 5: ["Coal", "Societies"]},
            removed=emptied(4, but=["Gunpowder"]),
            ann=seat(hand=["Fu Xi", "Plato", "Rhazes"], red=["Engineering"]),
            bo=seat(),
        )
        play(game, "ann: decree Trade")
        assert zone(game, "ann", "forecast") == ["Coal", "Gunpowder", "Societies"]

    def test_the_value_is_fixed_before_the_first_draw(self) -> None:
        """Christiaan Huygens melds the first 7, a card with a clock; the next are 7s all the same."""
        game = figures_table(
            supply={7: ["Publications", "Sanitation", "Evolution"]},
            ann=seat(hand=["Fu Xi", "Plato", "Rhazes"], blue=["Christiaan Huygens"], red=["Industrialization"]),
            bo=seat(),
        )
        play(game, "ann: decree Trade")
        assert pile(game, "ann", "blue")[0] == "Publications"
        assert zone(game, "ann", "forecast") == ["Evolution", "Sanitation"]

    def test_without_a_top_card_1s_and_past_10_the_game_ends(self) -> None:
        hand = ["Fu Xi", "Plato", "Rhazes"]
        game = figures_table(supply={1: ["Oars", "Tools", "Sailing"]}, ann=seat(hand=hand), bo=seat())
        play(game, "ann: decree Trade")
        assert zone(game, "ann", "forecast") == ["Oars", "Sailing", "Tools"]
        game = figures_table(ann=seat(hand=hand, red=["Robotics"]), bo=seat())
        play(game, "ann: decree Trade")
        assert ending(game)[0] == "score"

    def test_the_cards_can_be_promoted_without_echoes_in_play(self) -> None:
        """Rules 12.1.2."""
        game = figures_table(ann=seat(hand=["Coal"], forecast=["Gunpowder"]), bo=seat())
        play(game, "ann: meld Coal")
        assert options(game) == ["Gunpowder", "pass"]


class TestWar:
    """Rules 12.3.6: all top cards of one value of all other players' boards are returned."""

    def test_every_top_card_of_the_value_and_none_of_mine(self) -> None:
        game = figures_table(
            ann=seat(hand=THREE, red=["Archery"]),
            bo=seat(red=["Oars", "Metalworking"], green=["Clothing"], blue=["Calendar"]),
            cy=seat(yellow=["Masonry"], purple=["Monotheism"]),
        )
        play(game, "ann: decree War", "ann: 1")
        while asked(game)[1] == "order":
            assert asked(game)[0] == "ann"
            game.choose(game.decision.options[0])  # type: ignore[union-attr]
        assert pile(game, "ann", "red") == ["Archery"]
        assert pile(game, "bo", "red") == ["Metalworking"]
        assert (pile(game, "bo", "green"), pile(game, "bo", "blue")) == ([], ["Calendar"])
        assert (pile(game, "cy", "yellow"), pile(game, "cy", "purple")) == ([], ["Monotheism"])
        assert {"Oars", "Clothing", "Masonry"} <= set(supply(game, 1)[-3:])

    def test_any_value_can_be_chosen_also_one_that_nobody_shows(self) -> None:
        game = figures_table(ann=seat(hand=THREE), bo=seat(red=["Oars"]))
        play(game, "ann: decree War")
        assert options(game) == sorted(str(value) for value in range(1, 11))
        play(game, "ann: 7")
        assert pile(game, "bo", "red") == ["Oars"]

    @pytest.mark.parametrize(("switch", "left"), [("by ruleset", []), ("on", []), ("off", ["Masonry"])])
    def test_a_partner_is_another_player_by_rule_16_3(self, switch: str, left: list[str]) -> None:
        game = figures_table(
            options={"teams": "partners", "other_player_hits_teammate": switch},
            ann=seat(hand=THREE),
            bo=seat(),
            cy=seat(yellow=["Masonry"]),
            di=seat(),
        )
        play(game, "ann: decree War", "ann: 1")
        assert pile(game, "cy", "yellow") == left

    def test_a_card_uncovered_meanwhile_stays(self) -> None:
        """Rules 6.1.5: which cards go is fixed at the outset."""
        game = figures_table(ann=seat(hand=THREE), bo=seat(red=["Oars", "Archery"]))
        play(game, "ann: decree War", "ann: 1")
        assert pile(game, "bo", "red") == ["Archery"]


class TestExpansion:
    """Rules 12.3.6: any one color is splayed up."""

    def test_the_color_is_chosen_and_cannot_be_declined(self) -> None:
        game = figures_table(
            ann=seat(hand=THREE, red=["Archery", "Oars"], green=("left", ["Clothing", "Sailing"]), blue=["Tools"]),
            bo=seat(),
        )
        play(game, "ann: decree Expansion")
        assert options(game) == ["green", "red"]
        play(game, "ann: green")
        assert (splay(game, "ann", "green"), splay(game, "ann", "red")) == ("up", "none")

    def test_a_color_splayed_up_cannot_be_chosen(self) -> None:
        """Rules 6.12: of one's own colors only those that can change."""
        game = figures_table(
            ann=seat(hand=THREE, red=("up", ["Archery", "Oars"]), green=["Clothing", "Sailing"]), bo=seat()
        )
        play(game, "ann: decree Expansion")
        assert splay(game, "ann", "green") == "up"


class TestRivalry:
    """Rules 12.3.6: three cards of a score pile, blind, then its owner's top Figures are returned."""

    def test_both(self) -> None:
        game = figures_table(
            ann=seat(hand=THREE, green=["Fu Xi"]),
            bo=seat(score=["Oars", "Tools", "Sailing"], red=["Tigernmas", "Archery"], blue=["Pottery", "Huang Di"]),
        )
        play(game, "ann: decree Rivalry")
        while asked(game) == ("ann", "card", "return"):
            game.choose(game.decision.options[0])  # type: ignore[union-attr]
        assert zone(game, "bo", "score") == []
        assert pile(game, "bo", "red") == ["Archery"]
        assert pile(game, "bo", "blue") == ["Pottery", "Huang Di"]
        assert pile(game, "ann", "green") == ["Fu Xi"]
        assert supply(game, 1, "figures")[-1] == "Tigernmas"

    def test_the_player_is_chosen(self) -> None:
        game = figures_table(
            ann=seat(hand=THREE), bo=seat(score=["Oars"], red=["Tigernmas"]), cy=seat(score=["Tools"], red=["Saladin"])
        )
        play(game, "ann: decree Rivalry")
        assert asked(game)[:2] == ("ann", "player")
        assert options(game) == ["bo", "cy"]
        play(game, "ann: cy")
        assert (zone(game, "cy", "score"), pile(game, "cy", "red")) == ([], [])
        assert (zone(game, "bo", "score"), pile(game, "bo", "red")) == (["Oars"], ["Tigernmas"])

    @pytest.mark.parametrize(("switch", "offered"), [("by ruleset", ["bo", "cy", "di"]), ("off", ["bo", "di"])])
    def test_a_partner_is_another_player_by_rule_16_3(self, switch: str, offered: list[str]) -> None:
        game = figures_table(
            options={"teams": "partners", "other_player_hits_teammate": switch},
            ann=seat(hand=THREE),
            bo=seat(),
            cy=seat(score=["Tools"]),
            di=seat(),
        )
        play(game, "ann: decree Rivalry")
        assert options(game) == offered

    def test_the_cards_are_picked_by_their_backs(self) -> None:
        game = figures_table(ann=seat(hand=THREE), bo=seat(score=["Oars", "Calendar", "Paper", "Reformation"]))
        play(game, "ann: decree Rivalry")
        names = {"Oars", "Calendar", "Paper", "Reformation"}
        assert not names & {word for text in options(game) for word in text.split()}
        for _ in range(3):
            game.choose(game.decision.options[0])  # type: ignore[union-attr]
        assert len(zone(game, "bo", "score")) == 1

    def test_fewer_than_three_all_go(self) -> None:
        game = figures_table(ann=seat(hand=THREE), bo=seat(score=["Calendar"], red=["Archery"]))
        play(game, "ann: decree Rivalry")
        assert zone(game, "bo", "score") == []
        assert pile(game, "bo", "red") == ["Archery"]

    def test_karma_that_keeps_a_score_pile(self) -> None:
        """Florence Nightingale: no card of her owner's score pile leaves by an opponent's action; she herself does."""
        game = figures_table(
            action=2, ann=seat(), bo=seat(hand=THREE), cy=seat(score=["Calendar"], yellow=["Florence Nightingale"])
        )
        play(game, "ann: draw", "bo: decree Rivalry", "bo: cy")
        assert zone(game, "cy", "score") == ["Calendar"]
        assert pile(game, "cy", "yellow") == []
