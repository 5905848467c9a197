"""Rules 12.3 and 12.6.4: decrees, who may issue them, what they cost and what they do."""

from __future__ import annotations

import pytest

from innovation import Game
from tests.helpers import (
    achievements,
    asked,
    bonus_drawn,
    ending,
    figures_table,
    moves,
    options,
    pile,
    play,
    seat,
    splay,
    zone,
)
from tests.rules.cities.laid import drawn, rows

THREE = ["Homer", "Sun Tzu", "Avicenna"]  # purple 1, red 2, yellow 3
BASE_SPECIALS = ["Empire", "Monument", "Wonder", "World", "Universe"]


def decrees(game: Game) -> list[str]:
    """The decrees that the turn player may issue, sorted."""
    return [text.removeprefix("decree ") for text in options(game) if text.startswith("decree ")]


def removed(game: Game) -> list[str]:
    """What is out of the game, sorted."""
    return sorted(game.position()["removed"])


def unclaimed(game: Game, decree: str) -> bool:
    """Whether a decree lies among the special achievements of the table."""
    return decree in game.position()["achievements"]


class TestWhoMayIssue:
    """Rules 12.3.1, 12.3.2 step 1."""

    def test_three_figures_of_three_values_in_their_colors(self) -> None:
        game = figures_table(ann=seat(hand=THREE), bo=seat())
        assert decrees(game) == ["Expansion", "Rivalry", "War"]

    def test_each_color_has_its_decree(self) -> None:
        game = figures_table(ann=seat(hand=["Homer", "Sun Tzu", "Avicenna", "Fu Xi", "Archimedes"]), bo=seat())
        assert decrees(game) == ["Advancement", "Expansion", "Rivalry", "Trade", "War"]
        for figure, decree in (
            ("Archimedes", "Advancement"),
            ("Tigernmas", "War"),
            ("Fu Xi", "Trade"),
            ("Cai Lun", "Expansion"),
            ("Plato", "Rivalry"),
        ):
            values = [figure, "Johannes Kepler", "Christiaan Huygens", "Carl Friedrich Gauss"]
            game = figures_table(ann=seat(hand=values), bo=seat())
            assert decrees(game) == sorted({decree, "Advancement"})

    def test_two_values_are_not_enough_however_many_figures(self) -> None:
        game = figures_table(ann=seat(hand=["Homer", "Sinuhe", "Fu Xi", "Sun Tzu"]), bo=seat())
        assert decrees(game) == []

    def test_other_cards_are_no_figures(self) -> None:
        game = figures_table(ann=seat(hand=["Homer", "Sun Tzu", "Engineering", "Gunpowder"]), bo=seat())
        assert decrees(game) == []

    def test_the_color_may_be_that_of_a_figure_beside_the_three(self) -> None:
        """Four Figures of three values: every color of the hand will do."""
        game = figures_table(ann=seat(hand=[*THREE, "Fu Xi"]), bo=seat())
        assert decrees(game) == ["Expansion", "Rivalry", "Trade", "War"]

    def test_the_color_of_another_card_will_not_do(self) -> None:
        game = figures_table(ann=seat(hand=[*THREE, "Tools", "The Wheel"]), bo=seat())
        assert decrees(game) == ["Expansion", "Rivalry", "War"]

    def test_figures_on_the_board_or_in_the_score_pile_do_not_count(self) -> None:
        game = figures_table(ann=seat(hand=["Homer", "Sun Tzu"], yellow=["Rhazes"], score=["Su Song"]), bo=seat())
        assert decrees(game) == []

    def test_a_decree_is_no_achievement_to_claim(self) -> None:
        """Rules 12.3.5, 4.6.5."""
        game = figures_table(ann=seat(score=["Coal", "Software"], red=["Archery"]), bo=seat())
        assert [text for text in options(game) if text.startswith("achieve")] == []


class TestDecreeKarma:
    """Rules 12.6.4."""

    def test_any_two_figures_for_the_decree_it_names(self) -> None:
        game = figures_table(ann=seat(hand=["Homer", "Ptahhotep"], red=["Tigernmas"]), bo=seat())
        assert decrees(game) == ["War"]

    def test_one_figure_is_not_enough(self) -> None:
        game = figures_table(ann=seat(hand=["Homer", "Tools", "Oars"], red=["Tigernmas"]), bo=seat())
        assert decrees(game) == []

    def test_covered_it_allows_nothing(self) -> None:
        game = figures_table(
            ann=seat(hand=["Homer", "Ptahhotep"], red=("up", ["Archery", "Tigernmas"])), bo=seat(red=["Sun Tzu"])
        )
        assert decrees(game) == []

    def test_it_adds_to_what_three_figures_allow(self) -> None:
        game = figures_table(ann=seat(hand=THREE, green=["Fu Xi"]), bo=seat())
        assert decrees(game) == ["Expansion", "Rivalry", "Trade", "War"]

    def test_all_else_is_the_same(self) -> None:
        game = figures_table(
            ann=seat(hand=["Homer", "Ptahhotep", "Tools"], yellow=["Sneferu"], red=["Archery"]), bo=seat()
        )
        play(game, "ann: decree Expansion")
        assert zone(game, "ann", "hand") == []
        assert removed(game) == ["Homer", "Ptahhotep", "Tools"]
        assert zone(game, "ann", "achievements") == ["Expansion"]


class TestTheCost:
    """Rules 12.3.2 step 2, 12.3.3."""

    def test_the_whole_hand_leaves_the_game_card_by_card(self) -> None:
        game = figures_table(ann=seat(hand=[*THREE, "Tools", "Sailing"]), bo=seat(hand=["Oars"]))
        play(game, "ann: decree Expansion")
        assert zone(game, "ann", "hand") == []
        assert removed(game) == sorted([*THREE, "Tools", "Sailing"])
        assert [text.split()[0] for text in moves(game, "ann")] == ["remove"] * 5 + ["claim"]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_karma_can_alter_a_removal_and_the_action_goes_on(self) -> None:
        """Homer tucks Figures instead."""
        game = figures_table(ann=seat(hand=["Sinuhe", "Sun Tzu", "Avicenna", "Tools"], purple=["Homer"]), bo=seat())
        play(game, "ann: decree Expansion")
        assert removed(game) == ["Tools"]
        assert pile(game, "ann", "purple") == ["Homer", "Sinuhe"]
        assert zone(game, "ann", "achievements") == ["Expansion"]
        assert splay(game, "ann", "purple") == "up"

    def test_the_order_in_which_it_alters_them_is_the_player_s(self) -> None:
        """Rules 6.1.2: two of one color are tucked one after the other."""
        for first, expected in (("Plato", ["Homer", "Plato", "Murasaki Shikibu"]), ("Murasaki Shikibu", [])):
            game = figures_table(
                ann=seat(hand=["Plato", "Murasaki Shikibu", "Tigernmas", "Mysticism"], purple=["Homer"]),
                bo=seat(hand=["Oars"]),
            )
            play(game, "ann: decree War")
            assert options(game) == ["Murasaki Shikibu", "Plato"]  # Mysticism is no Figure, and goes
            play(game, f"ann: {first}")
            assert pile(game, "ann", "purple") == (expected or ["Homer", "Murasaki Shikibu", "Plato"])
            assert removed(game) == ["Mysticism"]

    def test_it_uses_up_an_action(self) -> None:
        game = figures_table(action=2, ann=seat(hand=THREE), bo=seat())
        play(game, "ann: decree Expansion")
        assert asked(game)[0] == "bo"


class TestWhereTheDecreeIs:
    """Rules 12.3.2 step 3, 12.3.4, 12.3.5."""

    def test_on_the_table_it_is_claimed_and_carried_out(self) -> None:
        game = figures_table(ann=seat(hand=THREE, red=["Archery", "Oars"]), bo=seat())
        play(game, "ann: decree Expansion")
        assert zone(game, "ann", "achievements") == ["Expansion"]
        assert not unclaimed(game, "Expansion")
        assert splay(game, "ann", "red") == "up"

    def test_mine_already_it_is_carried_out_again(self) -> None:
        game = figures_table(
            ann=seat(hand=THREE, red=["Archery", "Oars"], achievements=["Expansion"]),
            bo=seat(),
        )
        play(game, "ann: decree Expansion")
        assert zone(game, "ann", "achievements") == ["Expansion"]
        assert splay(game, "ann", "red") == "up"

    def test_another_player_s_it_goes_back_and_nothing_is_carried_out(self) -> None:
        game = figures_table(
            ann=seat(hand=THREE, red=["Archery", "Oars"]),
            bo=seat(achievements=["Expansion", "Empire"]),
        )
        play(game, "ann: decree Expansion")
        assert asked(game) == ("ann", "action", "action")
        assert unclaimed(game, "Expansion")
        assert zone(game, "bo", "achievements") == ["Empire"]
        assert zone(game, "ann", "hand") == []
        assert splay(game, "ann", "red") == "none"

    def test_the_loss_lowers_the_count_at_once(self) -> None:
        """Rules 9.7.1."""
        game = figures_table(ann=seat(hand=THREE), bo=seat(achievements=["Expansion", "Empire"]))
        assert achievements(game, "bo") == 2
        play(game, "ann: decree Expansion")
        assert achievements(game, "bo") == 1

    def test_from_there_it_can_be_claimed(self) -> None:
        game = figures_table(
            action=2, ann=seat(hand=THREE), bo=seat(hand=["Rhazes", "Plato", "Tigernmas"], achievements=["Expansion"])
        )
        play(game, "ann: decree Expansion", "bo: decree Expansion")
        assert zone(game, "bo", "achievements") == ["Expansion"]

    def test_a_partner_is_another_player(self) -> None:
        game = figures_table(
            options={"teams": "partners"},
            ann=seat(hand=THREE, red=["Archery", "Oars"]),
            bo=seat(),
            cy=seat(achievements=["Expansion"]),
            di=seat(),
        )
        play(game, "ann: decree Expansion")
        assert unclaimed(game, "Expansion")
        assert splay(game, "ann", "red") == "none"

    def test_it_counts_as_an_achievement_and_wins_before_it_is_carried_out(self) -> None:
        """Rules 12.3.5, 9.6.1, 2.3.1: the seventh of two players with one expansion."""
        held = [*BASE_SPECIALS, "War"]
        game = figures_table(ann=seat(hand=THREE, red=["Archery", "Oars"], achievements=held), bo=seat())
        play(game, "ann: decree Expansion")
        assert ending(game) == ("achievements", ["ann"])
        assert splay(game, "ann", "red") == "none"

    def test_karma_watches_the_claim(self) -> None:
        """Cai Lun foreshadows before any claim; with the hand gone already, and before the decree is carried out."""
        game = figures_table(
            supply={3: ["Paper"], 4: ["Gunpowder"]},
            ann=seat(hand=["Huang Di", "Plato", "Rhazes"], yellow=["Cai Lun"]),
            bo=seat(),
        )
        play(game, "ann: decree Advancement")
        assert zone(game, "ann", "forecast") == ["Paper"]
        assert moves(game, "ann")[3:] == ["draw Paper", "foreshadow Paper", "claim Advancement", "draw Gunpowder"]

    def test_carried_out_again_it_is_no_claim(self) -> None:
        game = figures_table(
            supply={4: ["Gunpowder"]},
            ann=seat(hand=["Huang Di", "Plato", "Rhazes"], yellow=["Cai Lun"], achievements=["Advancement"]),
            bo=seat(),
        )
        play(game, "ann: decree Advancement")
        assert zone(game, "ann", "forecast") == []
        assert drawn(game, "ann") == ["Gunpowder"]

    def test_six_are_one_too_few(self) -> None:
        game = figures_table(ann=seat(hand=THREE, achievements=BASE_SPECIALS), bo=seat())
        play(game, "ann: decree Expansion")
        assert achievements(game, "ann") == 6
        assert game.result is None


class TestOnceATurn:
    """Rules 4.1.3, 4.9.1; the option decree_limit."""

    def laid(self, **chosen: object) -> Game:
        """Ann may issue Advancement, bo War."""
        return figures_table(
            supply={5: ["Coal"]},
            options=dict(chosen),
            ann=seat(
                hand=["Huang Di", "Plato", "Rhazes"],
                purple=["Philosophy"],
                red=["Tigernmas"],
            ),
            bo=seat(hand=["Homer", "Ptahhotep"], red=["Sun Tzu"]),
        )

    def test_it_is_used_up_for_the_turn(self) -> None:
        game = play(self.laid(), "ann: decree Advancement")
        assert game.position()["turn"]["used"] == ["decree"]

    @pytest.mark.parametrize(("limit", "offered"), [("once per turn", []), ("unlimited", ["Advancement", "War"])])
    def test_a_second_one_in_the_turn(self, limit: str, offered: list[str]) -> None:
        position = self.laid(decree_limit=limit).position()
        position["turn"]["used"] = ["decree"]
        assert [text for text in decrees(Game.from_position(position)) if text in ("Advancement", "War")] == offered

    def test_the_next_player_may(self) -> None:
        game = play(self.laid(), "ann: decree Advancement", "ann: draw")
        assert decrees(game) == ["War"]

    def test_an_inspire_action_may_follow(self) -> None:
        game = play(self.laid(), "ann: decree Advancement")
        assert "inspire red" in options(game)


class TestNoDogma:
    """Rules 12.3.7."""

    def test_nobody_shares_and_no_bonus_is_drawn(self) -> None:
        game = figures_table(
            supply={3: ["Paper"]},
            ann=seat(hand=["Huang Di", "Plato", "Rhazes"], red=["Archery"]),
            bo=seat(blue=["Tools"], green=["The Wheel"]),
        )
        play(game, "ann: decree Advancement")
        assert zone(game, "bo", "hand") == []
        assert not bonus_drawn(game)
        assert rows(game, "effect") == []
