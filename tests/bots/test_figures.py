"""Bots with Figures: karma, forecasts and what shows on the board are worth something, and greedy uses the set's actions."""

from __future__ import annotations

import pytest

from innovation.bots.evaluation import evaluate
from tests.bots.test_artifacts import greedy_choices
from tests.helpers import Zones, cities_table, figures_table, options, play, seat, table

CASTLES = ["Oars", "Archery", "Metalworking"]


def worth(ann: Zones, bo: Zones | None = None, available: list[str] | None = None) -> float:
    """How well ann stands on a table with Figures."""
    return evaluate(figures_table(ann=ann, bo=bo or seat(), available=available or []), 0)


class TestWorth:
    """What the evaluation sees."""

    def test_points_of_karma(self) -> None:
        """Sinuhe: a point for each castle; covered by Mysticism he gives none."""
        assert worth(seat(purple=["Sinuhe", "Mysticism"], red=["Archery"])) > worth(
            seat(purple=["Mysticism", "Sinuhe"], red=["Archery"])
        )

    def test_icons_of_karma(self) -> None:
        """John Von Neumann: the sixth hand card brings clocks thirteen and fourteen, so World is near; Oars are no clocks."""
        assert worth(seat(red=["John Von Neumann"], hand=["Tools", "Paper", "Coal"])) - worth(
            seat(red=["John Von Neumann"], hand=["Tools", "Paper"])
        ) > worth(seat(red=["Robotics"], hand=["Tools", "Paper", "Coal"])) - worth(
            seat(red=["Robotics"], hand=["Tools", "Paper"])
        )

    def test_achievements_of_karma(self) -> None:
        """Robert E. Lee: seven leaves are an achievement, worth about as much as any."""
        leaves: Zones = {"yellow": ["Agriculture"], "blue": ["Pottery"], "green": ["Clothing"]}
        assert worth(seat(red=["Robert E. Lee"], **leaves)) - worth(seat(red=["Coal"], **leaves)) > 100

    def test_what_karma_brings_within_reach(self) -> None:
        """Leeuwenhoek pays with a hand card of the value."""
        own: Zones = {"yellow": ["Antonie Van Leeuwenhoek"], "score": ["Physics", "Chemistry", "Banking"]}
        with_it = worth(seat(hand=["Coal"], **own), available=["Astronomy"])
        without = worth(seat(hand=["Canal Building"], **own), available=["Astronomy"])
        assert with_it - without > 15

    @pytest.mark.parametrize("zone", ["forecast", "hand"])
    def test_a_forecast_card_like_a_hand_card(self, zone: str) -> None:
        with_it: Zones = {**seat(), zone: ["Coal"]}
        assert worth(seat()) < worth(with_it) < worth(seat(red=["Coal"]))

    def test_a_decree_is_an_achievement(self) -> None:
        assert worth(seat(achievements=["War"])) == worth(seat(achievements=["Coal"]))

    def test_the_bonuses_that_show(self) -> None:
        """Rules 8.3: Hammurabi bears a bonus of 2."""
        with_it = figures_table(ann=seat(red=["Hammurabi"]), bo=seat())
        assert with_it.reckoning().points(0) == 2
        assert worth(seat(red=["Hammurabi"])) > worth(seat(red=["Tigernmas"]))


class TestInspire:
    """Rules 12.4."""

    def test_greedy_inspires_rather_than_draws(self) -> None:
        """Columbus's effect draws a 4, then the action draws another; a Draw action draws one."""
        game = figures_table(ann=seat(green=["Christopher Columbus"]), bo=seat())
        assert greedy_choices(game) == {"inspire green"}

    def test_it_scores_by_an_inspire_effect(self) -> None:
        """Johannes Vermeer scores a 3: with his bonus of 5 that makes the ten points of the achievement."""
        own: Zones = seat(purple=["Johannes Vermeer"], score=["Currency"])
        game = figures_table(ann=own, bo=seat(), available=["Calendar"])
        assert greedy_choices(game) == {"inspire purple"}

    def test_it_does_not_where_that_harms(self) -> None:
        """Ptahhotep would score one of the only top cards, and what is left is no more than a 1."""
        own: Zones = seat(purple=["Ptahhotep"], red=["Robotics"])
        game = figures_table(ann=own, bo=seat(), supply={10: ["Software", "Databases"]})
        assert "inspire purple" not in greedy_choices(game)


class TestDecrees:
    """Rules 12.3."""

    def test_greedy_issues_one_for_the_achievement(self) -> None:
        game = figures_table(ann=seat(blue=["Tools"], hand=["Homer", "Plato", "Rhazes"]), bo=seat())
        assert {text.split()[0] for text in greedy_choices(game)} == {"decree"}

    def test_it_wins_by_one(self) -> None:
        owned = ["Gunpowder", "Paper", "Calendar", "Currency", "Coal", "Canning"]
        own: Zones = seat(blue=["Tools"], hand=["Homer", "Plato", "Rhazes"], achievements=owned)
        game = figures_table(ann=own, bo=seat())
        assert {text.split()[0] for text in greedy_choices(game)} == {"decree"}

    def test_it_chooses_the_one_that_hurts_its_opponent(self) -> None:
        """Rivalry returns all of bo's score pile and his Figure; Expansion has nothing to splay."""
        own: Zones = seat(blue=["Tools"], hand=["Homer", "Plato", "Avicenna"])
        game = figures_table(ann=own, bo=seat(score=["Robotics", "Databases"], green=["Taiichi Ohno"]))
        assert options(game).count("decree Rivalry") == 1
        assert options(game).count("decree Expansion") == 1
        assert greedy_choices(game) == {"decree Rivalry"}

    def test_it_names_the_value_that_returns_most(self) -> None:
        game = figures_table(
            ann=seat(blue=["Tools"], hand=["Homer", "Sun Tzu", "Saladin"]),
            bo=seat(red=["Robotics"], green=["Databases"], blue=["Pottery"]),
        )
        play(game, "ann: decree War")
        assert greedy_choices(game) == {"10"}

    def test_it_keeps_its_hand_where_the_decree_would_only_be_put_back_from_a_partner(self) -> None:
        """Rules 12.3.4: a teammate is another player here; the team would lose an achievement and a hand."""
        game = figures_table(
            ann=seat(red=["Sun Tzu"], hand=["Homer", "Ptahhotep"]),
            bo=seat(),
            cy=seat(achievements=["War"]),
            di=seat(),
            options={"teams": "partners"},
        )
        assert "decree War" in options(game)
        assert "decree War" not in greedy_choices(game)

    def test_it_puts_back_the_one_that_a_rival_needs(self) -> None:
        """Six of bo's seven achievements are five again."""
        owned = ["Gunpowder", "Paper", "Calendar", "Currency", "Coal", "War"]
        game = figures_table(
            ann=seat(red=["Sun Tzu"], hand=["Homer", "Ptahhotep"]), bo=seat(achievements=owned, blue=["Tools"])
        )
        assert greedy_choices(game) == {"decree War"}


class TestFading:
    """Rules 12.5."""

    def test_greedy_keeps_the_figure_that_counts(self) -> None:
        """Robert E. Lee stands for an achievement; Queen Victoria fades."""
        game = figures_table(
            ann=seat(
                red=["Robert E. Lee"],
                purple=["Queen Victoria"],
                yellow=["Agriculture"],
                blue=["Pottery"],
                green=["Clothing"],
            ),
            bo=seat(),
            supply={7: ["Lighting"]},
        )
        play(game, "ann: draw")
        assert greedy_choices(game) == {"Queen Victoria"}


class TestOtherSets:
    """What greedy does with cities, forecasts and relics beside Figures."""

    def test_it_endorses_what_gains_twice(self) -> None:
        """Rules 13.4.5: endorsed, The Wheel draws four cards for the one that pays."""
        own: Zones = seat(green=["The Wheel"], blue=["Yin"], hand=["Sailing"])
        game = cities_table(ann=own, bo=seat())
        assert "endorse The Wheel" in options(game)
        assert greedy_choices(game) == {"endorse The Wheel"}

    def test_it_promotes_and_launches(self) -> None:
        """Rules 11.5: a card more on the board, and a free Dogma that draws two."""
        own: Zones = seat(hand=["Philosophy"], forecast=["The Wheel"], red=["Oars"])
        game = figures_table(ann=own, bo=seat())
        play(game, "ann: meld Philosophy")
        assert greedy_choices(game) == {"The Wheel"}
        play(game, "ann: The Wheel")
        assert greedy_choices(game) == {"yes"}

    def test_it_claims_a_relic_of_the_set_in_play(self) -> None:
        """Rules 14.6: Ching Shih, a Figure of value 6, as an achievement rather than into the hand."""
        game = table(
            ann=seat(hand=["Vaccination"], yellow=["Canning"]),
            bo=seat(),
            options={"sets": ["base", "figures", "artifacts"], "relics": True},
        )
        play(game, "ann: meld Vaccination")
        assert greedy_choices(game) == {"Ching Shih"}
        play(game, "ann: Ching Shih")
        assert greedy_choices(game) == {"yes"}
