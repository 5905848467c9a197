"""Rules 5.8.3: a card's effects executed as if they were on another card, with the counts of the whole action."""

from __future__ import annotations

from innovation import Game
from tests.helpers import artifacts_table, asked, bonus_drawn, options, pile, play, seat, zone
from tests.rules.test_sharing import effects


def courant() -> Game:
    """Example B.19 with factories: ann launches The Daily Courant with five, bo shares it with six, cy has four."""
    game = artifacts_table(
        ann=seat(hand=["Sailing"], yellow=["The Daily Courant"], red=["Coal"], purple=["Mysticism"]),
        bo=seat(
            red=["Oars"],
            blue=["Chemistry"],
            yellow=["Steam Engine"],
            green=["Corporations"],
        ),
        cy=seat(hand=["Clothing"], blue=["Physics"], green=["Banking"], red=["Mobility"]),
        supply={1: ["Tools", "Agriculture", "Writing"]},
    )
    return play(game, "ann: dogma The Daily Courant", "bo: 10", "bo: Oars")


class TestWhomADemandHits:
    """Rules 5.8.3.1, 5.8.3.4, example B.19."""

    def test_the_nested_launcher_s_opponents_below_his_count_of_the_start(self) -> None:
        """Bo demands from cy and then, clockwise, from ann; the castles, of which ann has most, do not matter."""
        rows = effects(courant())
        assert rows[:3] == [
            ("bo", "share", "The Daily Courant", 1),
            ("cy", "demand", "Oars", 1),
            ("ann", "demand", "Oars", 1),
        ]

    def test_i_is_the_nested_launcher(self) -> None:
        """Rules 5.8.9: the cards with a crown go to bo's score pile."""
        game = courant()
        assert zone(game, "bo", "score") == ["Clothing", "Sailing"]

    def test_the_rest_is_executed_by_him_alone(self) -> None:
        """Rules 5.8.3.3: cards were transferred by the demand, so that bo draws nothing; nobody else is asked."""
        game = courant()
        assert ("bo", "execute", "Oars", 2) in effects(game)
        assert not [row for row in effects(game) if row[2:] == ("Oars", 2) and row[0] != "bo"]
        assert asked(game) == ("ann", "value", "draw")

    def test_it_does_not_reach_a_partner(self) -> None:
        """Rules 16.2: ann executes Oars as if on her Courant; cy, without a factory, is her partner."""
        game = artifacts_table(
            ann=seat(yellow=["The Daily Courant"], red=["Oars"]),
            bo=seat(hand=["Sailing"]),
            cy=seat(hand=["Clothing"]),
            di=seat(),
            options={"sets": ["base", "artifacts"], "teams": "partners"},
        )
        play(game, "ann: dogma The Daily Courant", "ann: 10")
        assert zone(game, "ann", "score") == ["Sailing"]
        assert zone(game, "cy", "hand") == ["Clothing"]


class TestFrozenCounts:
    """Rules 5.8.4, 5.2.3."""

    def test_cards_that_moved_meanwhile_do_not_matter(self) -> None:
        """Yeager's Bell X-1A melds Fission, a 9 with three clocks: bo's four were more than ann's two at the start."""
        game = artifacts_table(
            ann=seat(blue=["Yeager's Bell X-1A"]),
            bo=seat(blue=["Quantum Theory"]),
            supply={9: ["Fission", "Ecology"], 10: ["Robotics"]},
        )
        play(game, "ann: dogma Yeager's Bell X-1A")
        assert not [row for row in effects(game) if row[0] == "bo" and row[1] == "demand"]

    def test_the_icons_on_display_count_in_it(self) -> None:
        """Two factories on display against bo's one: Oars, executed as if on the display, reaches him."""
        game = artifacts_table(
            ann=seat(display=["The Daily Courant"], red=["Oars"]),
            bo=seat(hand=["Sailing"], blue=["Physics"]),
            action=0,
        )
        play(game, "ann: dogma The Daily Courant", "ann: 10")
        assert zone(game, "ann", "score") == ["Sailing"]

    def test_a_compel_goes_by_them_too(self) -> None:
        """Holmegaard Bows executed as if on the Courant: bo has as many factories as ann, cy fewer, leaves or not."""
        game = artifacts_table(
            ann=seat(yellow=["The Daily Courant"], red=["Holmegaard Bows"]),
            bo=seat(blue=["Chemistry"], green=["The Wheel"]),
            cy=seat(blue=["Pottery"], yellow=["Masonry"]),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma The Daily Courant", "bo: 10", "bo: The Wheel", "ann: 10")
        assert "The Wheel" in zone(game, "ann", "hand")
        assert pile(game, "bo", "green") == []
        assert pile(game, "cy", "yellow") == ["Masonry"]


class TestTheHostIsThisCard:
    """Rules 5.8.3.5."""

    def test_another_card_is_another_than_the_host(self) -> None:
        """Self Service executed as if on the Courant: it may choose itself, but not the Courant."""
        game = artifacts_table(
            ann=seat(yellow=["The Daily Courant"], green=["Self Service"], blue=["Writing"]), bo=seat()
        )
        play(game, "ann: dogma The Daily Courant", "ann: 10", "ann: Self Service")
        assert options(game) == ["Self Service", "Writing"]


class TestEchoes:
    """Rules 5.8.3.2, 11.3.5."""

    def test_the_card_s_own_echo_comes_first_and_no_other(self) -> None:
        """Ruler under a splayed Printing Press shows its echo and is not executed; that of Umbrella, on top, is."""
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(
                yellow=["The Daily Courant"],
                green=["Umbrella"],
                blue=("up", ["Printing Press", "Ruler"]),
            ),
            bo=seat(),
        )
        play(game, "ann: dogma The Daily Courant", "ann: 10", "ann: Umbrella")
        while asked(game)[1] != "action":
            game.choose(options(game)[0])
        assert [row[2:] for row in effects(game)][:2] == [("The Daily Courant", 1), ("Umbrella", 0)]


class TestTheBonus:
    """Rules 5.6.6: by the innermost effect."""

    def test_a_nested_demand_of_a_sharer_does_not_earn_it_but_his_own_draw_does(self) -> None:
        """Bo already moved a card by the Courant itself: the draw of any value."""
        game = courant()
        play(game, "ann: 10")
        while asked(game)[1] != "action":
            game.choose(options(game)[0])
        assert bonus_drawn(game)
