"""Rules 12.6.12: karma that watches a win, and karma that wins."""

from __future__ import annotations

import pytest

from innovation import Game
from tests.helpers import Zones, asked, emptied, ending, figures_table, pile, play, seat, zone
from tests.rules.figures.test_karma import karmas

SIX = ("Gunpowder", "Paper", "Calendar", "Currency", "Coal", "Canning")


class TestEveryWayOfWinning:
    """Jackie Chan's owner watches all of them (rules 10.1)."""

    def test_by_achievements(self) -> None:
        game = figures_table(
            ann=seat(blue=["Susan Blackmore"], score=["Bicycle"], achievements=SIX),
            bo=seat(red=["Jackie Chan"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert ending(game) == ("effect", ["bo"])

    def test_by_score(self) -> None:
        game = figures_table(
            ann=seat(blue=["Susan Blackmore"], score=["Oars"]), bo=seat(red=["Jackie Chan"]), removed=emptied(10)
        )
        play(game, "ann: draw")
        assert ending(game) == ("effect", ["bo"])

    def test_by_an_effect(self) -> None:
        """A.I. wins for a single player with the lowest score where Robotics and Software are on top."""
        game = figures_table(
            ann=seat(purple=["A.I."], red=["Robotics"], blue=["Software"]),
            bo=seat(red=["Jackie Chan"], score=["Bicycle", "Flight"]),
            supply={10: ["Miniaturization"]},
        )
        play(game, "ann: dogma A.I.")
        assert ("bo", "Jackie Chan") in karmas(game)
        assert ending(game) == ("effect", ["bo"])


class TestWhatBecomesOfTheWin:
    """Rules 12.6.6.2: the win follows the karma, if it is still possible."""

    def test_it_stands_where_nothing_was_scored(self) -> None:
        game = figures_table(
            ann=seat(blue=["Tools"], score=["Bicycle"], achievements=SIX),
            bo=seat(red=["Jackie Chan"]),
            available=["Pottery"],
        )
        play(game, "ann: achieve 1")
        assert karmas(game) == [("bo", "Jackie Chan")]
        assert ending(game) == ("achievements", ["ann"])

    def lee(self) -> Game:
        """Ann's seventh achievement is that of Robert E. Lee, whom Jackie Chan scores."""
        own: Zones = seat(
            red=["Robert E. Lee"], blue=["Pottery"], hand=["Clothing"], achievements=SIX, score=["Bicycle"]
        )
        return play(figures_table(ann=own, bo=seat(red=["Jackie Chan"])), "ann: meld Clothing")

    def test_without_the_achievement_of_a_figure_nobody_wins(self) -> None:
        game = self.lee()
        assert game.result is None
        assert (zone(game, "bo", "score"), pile(game, "ann", "red")) == (["Robert E. Lee"], [])

    def test_the_game_goes_on_with_the_next_action(self) -> None:
        game = self.lee()
        assert asked(game) == ("ann", "action", "action")
        assert game.position()["turn"]["action"] == 2

    def test_the_next_win_is_watched_anew(self) -> None:
        own: Zones = seat(
            red=["Robert E. Lee"], blue=["Pottery"], hand=["Clothing"], achievements=SIX, score=["Bicycle"]
        )
        game = figures_table(ann=own, bo=seat(red=["Jackie Chan"]), available=["Tools"])
        play(game, "ann: meld Clothing", "ann: achieve 1")
        assert karmas(game) == [("bo", "Jackie Chan")] * 2
        assert ending(game) == ("achievements", ["ann"])

    def test_by_score_it_goes_to_whoever_is_best_now(self) -> None:
        """Ann leads by her castles until Sinuhe is scored; then cy does."""
        game = figures_table(
            ann=seat(purple=["Sinuhe"], red=["Robotics"], yellow=["Masonry"], score=["Coal"]),
            bo=seat(red=["Jackie Chan"]),
            cy=seat(score=["Measurement", "Tools"]),
            removed=emptied(10, but=["Robotics"]),
        )
        play(game, "ann: draw")
        assert zone(game, "bo", "score") == ["Sinuhe"]
        assert ending(game) == ("score", ["cy"])


class TestWhoWatches:
    """Rules 12.6.7."""

    def test_a_partner_is_no_opponent(self) -> None:
        game = figures_table(
            ann=seat(blue=["Susan Blackmore"], score=["Bicycle"], achievements=SIX),
            bo=seat(),
            cy=seat(red=["Jackie Chan"]),
            di=seat(),
            available=["Tools"],
            options={"teams": "partners"},
        )
        play(game, "ann: achieve 1")
        assert karmas(game) == []
        assert ending(game) == ("achievements", ["ann", "cy"])

    def test_a_teams_win_is_one_event(self) -> None:
        game = figures_table(
            ann=seat(blue=["Susan Blackmore"], score=["Bicycle", "Software"], achievements=SIX),
            bo=seat(red=["Jackie Chan"]),
            cy=seat(),
            di=seat(),
            available=["Tools"],
            options={"teams": "partners"},
        )
        play(game, "ann: achieve 1")
        assert karmas(game) == [("bo", "Jackie Chan")]
        assert ending(game) == ("achievements", ["ann", "cy"])

    def test_his_team_wins_with_him(self) -> None:
        """Rules 16.4: the partner's points count."""
        game = figures_table(
            ann=seat(blue=["Susan Blackmore"], score=["Bicycle", "Flight"], achievements=SIX),
            bo=seat(red=["Jackie Chan"]),
            cy=seat(),
            di=seat(score=["Software"]),
            available=["Tools"],
            options={"teams": "partners"},
        )
        play(game, "ann: achieve 1")
        assert ending(game) == ("effect", ["bo", "di"])


class TestKarmaThatWins:
    """A win inside a karma ends the game at once (rules 10.4.1); no other karma can take it (12.6.6.5)."""

    @pytest.mark.parametrize("watcher", [[], ["Jackie Chan"]])
    def test_it_is_not_watched(self, watcher: list[str]) -> None:
        game = figures_table(
            ann=seat(hand=["Enterprise"], purple=["Gene Roddenberry"]),
            bo=seat(red=watcher or ["Oars"], score=["Coal"]),
        )
        play(game, "ann: meld Enterprise")
        assert ending(game) == ("effect", ["ann"])
        assert karmas(game) == [("ann", "Gene Roddenberry")]

    def test_in_anothers_turn_its_owner_wins(self) -> None:
        game = figures_table(
            ann=seat(blue=["Writing"]), bo=seat(blue=["Grace Hopper"]), cy=seat(), supply={10: ["Software"]}
        )
        play(game, "ann: dogma Writing")
        assert ending(game) == ("effect", ["bo"])

    def test_by_fading(self) -> None:
        """Rules 12.5.4: fading is part of the action, and bo wins in ann's."""
        game = figures_table(
            ann=seat(blue=["Tools"]), bo=seat(purple=["Kim Yu-Na"], red=["Sun Tzu"]), supply={1: ["Clothing"]}
        )
        play(game, "ann: draw", "bo: Sun Tzu")
        assert ending(game) == ("effect", ["bo"])

    def test_achievements_that_karma_claims_win_unwatched(self) -> None:
        """Rules 12.6.6.5: Murasaki's karma claims the sixth and the seventh, and no other runs meanwhile."""
        own = ("Gunpowder", "Paper", "Calendar", "Coal", "Canning")
        game = figures_table(
            ann=seat(purple=["Murasaki Shikibu"], score=["Tools", "Mobility"], achievements=own),
            bo=seat(red=["Jackie Chan"], score=["Robotics"]),
            available=["Oars"],
        )
        play(game, "ann: achieve 1")
        assert ending(game) == ("achievements", ["ann"])

    def test_a_win_by_standing_karma_is_watched(self) -> None:
        """Rules 12.6.12: Robert E. Lee's seventh leaf brings the sixth of six achievements; no karma runs."""
        game = figures_table(
            ann=seat(hand=["Clothing"], red=["Robert E. Lee"], blue=["Pottery"], achievements=SIX[:5]),
            bo=seat(yellow=["Agriculture"], score=["Robotics"]),
            cy=seat(red=["Jackie Chan"], score=["Databases", "Software"]),
        )
        play(game, "ann: meld Clothing")
        assert ending(game) == ("effect", ["cy"])
