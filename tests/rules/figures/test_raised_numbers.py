"""Karma that raises "every number" of an effect: the boxed ones, and nothing that a card works out (rulings 0)."""

from __future__ import annotations

from functools import partial

from tests.helpers import options, pile, play, seat, supply, table, zone
from tests.rules.desk import Desk

echoes_figures = partial(table, sets=("base", "echoes", "figures"))
artifacts_figures = partial(table, sets=("base", "artifacts", "figures"))


class TestStove:
    """Echoes card: the 4 it compares with stands in a box."""

    def test_a_top_card_of_4_is_below_the_raised_5(self) -> None:
        game = echoes_figures(
            ann=seat(yellow=["Stove"], blue=["Archimedes"], red=["Gunpowder"]),
            bo=seat(),
            supply={5: ["Coal", "Physics"]},
        )
        play(game, "ann: dogma Stove")
        assert pile(game, "ann", "red") == ["Gunpowder", "Coal"]
        assert zone(game, "ann", "score") == ["Archimedes", "Physics"]


class TestTypewriter:
    """Echoes card: "the next higher value" starts from the raised 6."""

    def test_each_color_is_one_higher_than_the_raised_draw(self) -> None:
        game = echoes_figures(
            ann=seat(hand=["Oars"], blue=["Archimedes"], green=["Sergey Brin"], purple=["Enterprise"]),
            bo=seat(blue=["Typewriter"]),
            supply={7: ["Lighting"], 8: ["Nylon"]},
        )
        play(game, "ann: dogma Typewriter")
        assert zone(game, "ann", "hand") == ["Lighting", "Nylon"]


class TestIceCream:
    """Echoes card: a value that is chosen stays within 1 to 10 (rules 6.4.1)."""

    def test_piles_above_10_cannot_be_chosen(self) -> None:
        game = echoes_figures(
            ann=seat(hand=["Mysticism", "Code of Laws"], purple=["Ice Cream"], blue=["Johannes Kepler"]), bo=seat()
        )
        play(game, "ann: dogma Ice Cream")
        assert options(game) == ["10", "8", "9"]

    def test_a_number_raised_above_10_stands_for_no_pile(self) -> None:
        desk = Desk(echoes_figures(ann=seat(), bo=seat()))
        for value in (0, 11, 13, 24):
            desk.player("ann").may_make_available(value)
        assert desk.asked == []
        assert desk.position.available == ()


class TestChronicleOfZuo:
    """Artifact: its three values stand in boxes."""

    def test_the_draw_is_raised(self) -> None:
        game = artifacts_figures(
            ann=seat(red=["Chronicle of Zuo"], blue=["Archimedes"]), bo=seat(), supply={2: ["Calendar"], 3: ["Paper"]}
        )
        play(game, "ann: dogma Chronicle of Zuo")
        assert zone(game, "ann", "hand") == ["Paper"]


class TestMarchaReal:
    """Artifact: without cards the value is worked out, and not raised (rules 1.5.4)."""

    def test_an_empty_hand_draws_a_1(self) -> None:
        game = artifacts_figures(
            ann=seat(purple=["Marcha Real"], blue=["Archimedes"]), bo=seat(), supply={1: ["Oars"], 2: ["Calendar"]}
        )
        play(game, "ann: dogma Marcha Real")
        assert zone(game, "ann", "hand") == ["Oars"]


class TestPuffingBilly:
    """Artifact: without a card the value is 0, which is not raised (rules 1.5.4)."""

    def test_an_empty_hand_draws_a_1(self) -> None:
        game = artifacts_figures(
            ann=seat(
                green=["Sergey Brin"], blue=["Albert Einstein"], red=["Ship of the Line Sussex"], yellow=["Canning"]
            ),
            bo=seat(blue=["Puffing Billy"]),
            supply={1: ["Oars"], 10: ["A.I."]},
        )
        play(game, "ann: dogma Puffing Billy")
        assert zone(game, "ann", "hand") == ["Oars"]


class TestSubmarineHLHunley:
    """Artifact: the 1 it looks for stands in a box."""

    def test_a_2_at_the_bottom_sends_the_pile_back(self) -> None:
        game = artifacts_figures(
            ann=seat(red=["Submarine H. L. Hunley"], blue=["Archimedes"]),
            bo=seat(red=["Gunpowder", "Construction"], yellow=["Canning"]),
            supply={8: ["Mobility"]},
        )
        play(game, "ann: dogma Submarine H. L. Hunley", "bo: Mobility", "bo: Gunpowder")
        assert pile(game, "bo", "red") == []
        assert supply(game, 8)[-1] == "Mobility"


class TestPhotography:
    """Echoes card: hexagons that Stephen Hawking makes echo effects count among those visible."""

    def test_three_hexagons_claim_history(self) -> None:
        game = echoes_figures(
            ann=seat(blue=["Stephen Hawking"], green=["Sergey Brin"], red=("up", ["Coal", "Archery", "Oars"])),
            bo=seat(blue=["Photography"]),
        )
        play(game, "ann: dogma Photography")
        assert "History" in zone(game, "ann", "achievements")
