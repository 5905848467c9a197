"""Rules 12.2: who draws a Figure and when, and what is drawn where there is none."""

from __future__ import annotations

from innovation import Game
from tests.helpers import bonus_drawn, emptied, ending, figures_table, play, seat, table, zone
from tests.rules.cities.laid import drawn

POINTS = ["Coal"]


class TestTheSharingBonus:
    """Rules 12.2.1, 12.2.4 to 12.2.6, 5.6.5."""

    def test_it_is_a_figure_of_the_highest_top_value(self) -> None:
        game = figures_table(
            supply={2: ["Calendar", "Currency"], 3: ["Avicenna"]},
            ann=seat(blue=["Writing"], purple=["Feudalism"]),
            bo=seat(blue=["Tools"]),
        )
        play(game, "ann: dogma Writing")
        assert bonus_drawn(game)
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert drawn(game, "ann") == ["Currency", "Avicenna"]

    def test_unshared_there_is_none(self) -> None:
        game = figures_table(supply={1: ["Homer"], 2: ["Calendar"]}, ann=seat(blue=["Writing"]), bo=seat())
        play(game, "ann: dogma Writing")
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_with_no_figure_of_the_value_it_is_a_base_card(self) -> None:
        game = figures_table(
            supply={1: ["Oars"], 2: ["Calendar", "Currency"]},
            removed=emptied(1, row="figures"),
            ann=seat(blue=["Writing"]),
            bo=seat(blue=["Tools"]),
        )
        play(game, "ann: dogma Writing")
        assert drawn(game, "ann") == ["Currency", "Oars"]

    def test_an_empty_base_pile_closes_the_pile_of_figures(self) -> None:
        """Rules 12.2.5, 6.2.2: Figures of value 1 are left, and a 2 is drawn."""
        game = figures_table(
            supply={1: ["Homer"], 2: ["Calendar", "Currency", "Plato"]},
            removed=emptied(1, but=["Writing", "Tools"]),
            ann=seat(blue=["Writing"]),
            bo=seat(blue=["Tools"]),
        )
        play(game, "ann: dogma Writing")
        assert drawn(game, "ann") == ["Currency", "Plato"]

    def test_a_figure_goes_before_an_echoes_card(self) -> None:
        """Rules 12.2.6, 15.2: the hand alone would call for Echoes."""
        game = figures_table(
            sets=("base", "echoes", "figures"),
            supply={1: ["Homer", "Comb"], 2: ["Calendar", "Currency"]},
            ann=seat(hand=["Oars", "Plumbing"], blue=["Writing"]),
            bo=seat(hand=["Sailing", "Soap"], blue=["Tools"]),
        )
        play(game, "ann: dogma Writing")
        assert drawn(game, "ann") == ["Currency", "Homer"]

    def test_with_no_figure_the_echoes_rule_decides(self) -> None:
        """Rules 15.3, 15.8: Writing gave an Echoes card, so that the bonus comes from base."""
        for held, expected in ((["Oars", "Plumbing"], "Sailing"), ([], "Comb")):
            game = figures_table(
                sets=("base", "echoes", "figures"),
                supply={1: ["Sailing", "Comb"], 2: ["Calendar", "Currency"]},
                removed=emptied(1, row="figures"),
                ann=seat(hand=held, blue=["Writing"]),
                bo=seat(blue=["Tools"]),
            )
            play(game, "ann: dogma Writing")
            assert drawn(game, "ann")[-1] == expected


class TestAnAchieveAction:
    """Rules 12.2.2, 4.6.4, 16.7."""

    def laid(self) -> Game:
        return figures_table(
            supply={1: ["Homer", "Ptahhotep"], 2: ["Plato"]},
            available=["Agriculture", "Canal Building"],
            ann=seat(score=POINTS, red=["Archery"]),
            bo=seat(red=["Oars"], score=["Statistics"]),
            cy=seat(red=["Metalworking"]),
        )

    def test_every_opponent_draws_one_and_the_claimer_none(self) -> None:
        game = play(self.laid(), "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Agriculture"]
        assert [drawn(game, player) for player in ("ann", "bo", "cy")] == [[], ["Homer"], ["Ptahhotep"]]
        rows = [event.as_seen_by(None) for event in game.log if event.kind == "move"]
        assert [(row["player"], row["verb"]) for row in rows] == [("ann", "claim"), ("bo", "draw"), ("cy", "draw")]

    def test_clockwise_from_the_left_of_the_claimer(self) -> None:
        game = play(self.laid(), "ann: draw", "ann: draw", "bo: achieve 1")
        assert drawn(game, "cy") == ["Homer"]
        assert drawn(game, "ann")[-1] == "Ptahhotep"
        assert drawn(game, "bo") == []

    def test_each_draws_by_his_own_top_cards(self) -> None:
        """Rules 12.2.4: without a top card it is a 1."""
        game = figures_table(
            supply={1: ["Homer"], 2: ["Plato"]},
            available=["Agriculture"],
            ann=seat(score=POINTS, red=["Engineering"]),
            bo=seat(red=["Construction"]),
            cy=seat(),
        )
        play(game, "ann: achieve 1")
        assert (drawn(game, "bo"), drawn(game, "cy")) == (["Plato"], ["Homer"])

    def test_with_no_figure_a_base_card(self) -> None:
        game = figures_table(
            supply={1: ["Clothing"]},
            available=["Agriculture"],
            removed=emptied(1, row="figures"),
            ann=seat(score=POINTS, red=["Archery"]),
            bo=seat(red=["Oars"]),
        )
        play(game, "ann: achieve 1")
        assert drawn(game, "bo") == ["Clothing"]

    def test_a_partner_draws_none(self) -> None:
        game = figures_table(
            supply={1: ["Homer", "Ptahhotep"]},
            available=["Agriculture"],
            options={"teams": "partners"},
            ann=seat(score=POINTS, red=["Archery"]),
            bo=seat(),
            cy=seat(),
            di=seat(),
        )
        play(game, "ann: achieve 1")
        assert [drawn(game, player) for player in ("bo", "cy", "di")] == [["Homer"], [], ["Ptahhotep"]]

    def test_a_draw_past_10_ends_the_game(self) -> None:
        """Rules 15.5; bo's draw comes first, cy draws no more."""
        game = figures_table(
            supply={1: ["Homer"]},
            available=["Agriculture"],
            removed=emptied(10, but=["Robotics"]),
            ann=seat(score=POINTS, red=["Archery"]),
            bo=seat(red=["Robotics"]),
            cy=seat(),
        )
        play(game, "ann: achieve 1")
        assert ending(game) == ("score", ["ann"])
        assert drawn(game, "cy") == []


class TestOtherClaims:
    """Rules 12.2.2: nobody draws for them."""

    def test_a_claim_by_karma(self) -> None:
        """Martin Scorsese tucks the melded Figure and claims a standard achievement."""
        game = figures_table(available=["Agriculture"], ann=seat(hand=["Homer"], purple=["Martin Scorsese"]), bo=seat())
        play(game, "ann: meld Homer")
        assert zone(game, "ann", "achievements") == ["Agriculture"]
        assert drawn(game, "bo") == []

    def test_a_special_achievement(self) -> None:
        game = figures_table(
            supply={2: ["Calendar"]},
            ann=seat(
                red=["Construction"], blue=["Tools"], green=["Clothing"], yellow=["Masonry"], purple=["Mysticism"]
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "achievements") == ["Empire"]
        assert drawn(game, "bo") == ["Calendar"]  # by the demand

    def test_a_decree(self) -> None:
        game = figures_table(ann=seat(hand=["Homer", "Sun Tzu", "Avicenna"], red=["Oars"]), bo=seat())
        play(game, "ann: decree Expansion")
        assert zone(game, "ann", "achievements") == ["Expansion"]
        assert drawn(game, "bo") == []

    def test_a_card_that_karma_only_makes_available(self) -> None:
        """Cai Lun's forecast; the Achieve action takes no achievement of the table."""
        game = figures_table(
            supply={3: ["Paper"]}, ann=seat(score=POINTS, yellow=["Cai Lun"], forecast=["Tools"]), bo=seat()
        )
        play(game, "ann: achieve Tools")
        assert zone(game, "ann", "achievements") == ["Tools"]
        assert drawn(game, "bo") == []


class TestEveryOtherDraw:
    """Rules 12.2.3: no Figure is drawn that nothing names."""

    def test_a_draw_action(self) -> None:
        game = figures_table(supply={1: ["Homer", "Oars"]}, ann=seat(), bo=seat())
        play(game, "ann: draw")
        assert drawn(game, "ann") == ["Oars"]

    def test_a_draw_action_goes_by_the_highest_top_card(self) -> None:
        """Rules 4.3.1."""
        game = figures_table(
            supply={1: ["Oars"], 3: ["Paper"]},
            ann=seat(red=["Archery"], yellow=["Machinery"], blue=["Calendar"]),
            bo=seat(),
        )
        play(game, "ann: draw")
        assert drawn(game, "ann") == ["Paper"]

    def test_a_draw_by_an_effect(self) -> None:
        game = figures_table(supply={2: ["Plato", "Calendar"]}, ann=seat(blue=["Writing"]), bo=seat())
        play(game, "ann: dogma Writing")
        assert drawn(game, "ann") == ["Calendar"]

    def test_an_achieve_action_without_figures_in_play(self) -> None:
        game = table(available=["Agriculture"], ann=seat(score=POINTS, red=["Archery"]), bo=seat(red=["Oars"]))
        play(game, "ann: achieve 1")
        assert drawn(game, "bo") == []
