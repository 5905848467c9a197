"""Rules 11.3, 5.2.4 and 5.3.6: which echo effects a Dogma action executes, in which order and by whom."""

from __future__ import annotations

from typing import Any

import pytest

from innovation import Game
from innovation.material.words import CASTLE
from tests.helpers import asked, bonus_drawn, echoes_table, emptied, options, pile, play, reckoning, seat, splay, zone
from tests.rules.test_sharing import effects


def executed(game: Game) -> list[tuple[str, int]]:
    """Which effects were carried out, in order, whoever did."""
    return [(card, number) for _, _, card, number in effects(game)]


class TestVisibility:
    """Rules 7.2.4: an echo effect counts exactly if its place is visible."""

    @pytest.mark.parametrize(("direction", "echoes"), [("none", 0), ("left", 1), ("right", 0), ("up", 1)])
    def test_bell_under_code_of_laws(self, direction: str, echoes: int) -> None:
        """Bell's echo stands bottom right."""
        game = echoes_table(ann=seat(purple=(direction, ["Code of Laws", "Bell"])), bo=seat())
        assert [(row.card, row.effect) for row in game.preview_dogma("Code of Laws")] == [
            ("Bell", 0),
            ("Code of Laws", 1),
        ][1 - echoes :]

    @pytest.mark.parametrize(
        ("card", "place", "seen"),
        [
            ("Candles", "top left", {"right"}),
            ("Jet", "bottom left", {"right", "up"}),
            ("Horseshoes", "bottom center", {"up"}),
            ("Kobukson", "bottom right", {"left", "up"}),
        ],
    )
    def test_each_place_by_splay(self, card: str, place: str, seen: set[str]) -> None:
        for direction in ("none", "left", "right", "up"):
            game = echoes_table(ann=seat(red=(direction, ["Oars", card, "Archery"])), bo=seat())
            found = [row.card for row in game.preview_dogma("Oars") if row.effect == 0]
            assert found == ([card] if direction in seen else []), (place, direction)

    def test_a_top_card_shows_its_own_echo_always(self) -> None:
        """Rules 11.3.2."""
        game = echoes_table(ann=seat(blue=["Ruler"]), bo=seat())
        play(game, "ann: dogma Ruler")
        assert executed(game) == [("Ruler", 0), ("Ruler", 1)]

    def test_other_colors_do_not_matter(self) -> None:
        game = echoes_table(ann=seat(blue=["Writing"], yellow=["Chopsticks"]), bo=seat())
        play(game, "ann: dogma Writing")
        assert executed(game) == [("Writing", 1)]

    def test_an_opponent_s_pile_does_not_matter(self) -> None:
        game = echoes_table(ann=seat(blue=["Writing"]), bo=seat(blue=["Ruler"]))
        play(game, "ann: dogma Writing")
        assert ("Ruler", 0) not in executed(game)


class TestOrder:
    """Rules 5.2.4: from the bottom card up to the top card, then the dogma effects as printed."""

    BLUE = ("left", ["Telescope", "Almanac", "Writing", "Ruler"])

    def test_bottom_to_top_and_the_own_echo_last(self) -> None:
        game = echoes_table(ann=seat(blue=self.BLUE), bo=seat())
        play(game, "ann: dogma Telescope")
        assert executed(game) == [("Ruler", 0), ("Almanac", 0), ("Telescope", 0), ("Telescope", 1)]

    def test_each_is_finished_by_all_before_the_next(self) -> None:
        """Rules 5.2.5, 5.4.1: sharers first, the launcher last, for each effect."""
        game = echoes_table(ann=seat(blue=self.BLUE), bo=seat(purple=["Philosophy", "Education"]))
        play(game, "ann: dogma Telescope")
        while game.decision is not None and game.decision.kind != "action":
            game.choose("pass")
        assert [(row[0], row[2]) for row in effects(game)] == [
            (player, card) for card in ("Ruler", "Almanac", "Telescope", "Telescope") for player in ("bo", "ann")
        ]

    def test_the_question_of_an_echo_names_its_card_and_no_number(self) -> None:
        game = echoes_table(ann=seat(green=["Umbrella"], hand=["Tools"]), bo=seat())
        play(game, "ann: dogma Umbrella")
        assert game.decision is not None
        assert (game.decision.source, game.decision.effect, game.decision.verb) == ("Umbrella", None, "meld")


class TestSharing:
    """Rules 5.3.2, 5.3.6, 11.3.1, 11.3.7."""

    def test_shared_also_where_the_card_has_only_a_demand(self) -> None:
        """Perfume: bo shows three castles and shares the echo, cy shows none and is demanded."""
        game = echoes_table(
            ann=seat(blue=["Perfume"]),
            bo=seat(green=["The Wheel"]),
            cy=seat(purple=["Philosophy"]),
            supply={1: ["Oars", "Archery"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma Perfume")
        assert effects(game) == [
            ("bo", "share", "Perfume", 0),
            ("ann", "execute", "Perfume", 0),
            ("cy", "demand", "Perfume", 1),
        ]
        assert pile(game, "bo", "red") == ["Oars"]
        assert pile(game, "ann", "red") == ["Archery"]
        assert pile(game, "ann", "purple") == ["Philosophy"]
        drawn = [event.as_seen_by(None) for event in game.log if event.kind == "move"][-1]
        assert (drawn["player"], drawn["verb"]) == ("ann", "draw")  # the bonus, though cy was the last to do anything

    def test_and_that_earns_the_sharing_bonus(self) -> None:
        game = echoes_table(ann=seat(blue=["Perfume"]), bo=seat(green=["The Wheel"]), supply={1: ["Oars", "Archery"]})
        play(game, "ann: dogma Perfume")
        assert bonus_drawn(game)
        assert len(zone(game, "ann", "hand")) == 1

    def test_a_target_of_the_demand_shares_no_echo(self) -> None:
        game = echoes_table(ann=seat(red=["Horseshoes", "Archery"]), bo=seat(purple=["Philosophy"]))
        play(game, "ann: dogma Horseshoes")
        assert effects(game)[:2] == [("ann", "execute", "Horseshoes", 0), ("bo", "demand", "Horseshoes", 1)]
        assert not bonus_drawn(game)

    def test_it_acts_on_the_sharer_s_own_cards(self) -> None:
        """Rules 5.5.1: ann's Plumbing scores bo's bottom card for bo."""
        game = echoes_table(ann=seat(red=["Plumbing"]), bo=seat(green=["The Wheel", "Sailing"]))
        play(game, "ann: dogma Plumbing")
        assert zone(game, "bo", "score") == ["Sailing"]
        assert zone(game, "ann", "score") == ["Plumbing"]

    def test_declined_it_earns_nothing(self) -> None:
        """Rules 11.3.4, 5.7.2: Bell's echo is optional."""
        game = echoes_table(
            ann=seat(purple=("left", ["Mysticism", "Bell"])), bo=seat(yellow=["Masonry"], hand=["Tools"])
        )
        play(game, "ann: dogma Mysticism")
        assert asked(game) == ("bo", "card", "score")
        assert "pass" in options(game)

    def test_the_preview_names_who_is_reached(self) -> None:
        game = echoes_table(ann=seat(blue=["Perfume"]), bo=seat(green=["The Wheel"]), cy=seat())
        found = [(row.card, row.effect, row.demand, row.players) for row in game.preview_dogma("Perfume")]
        assert found == [("Perfume", 0, False, ["bo"]), ("Perfume", 1, True, ["cy"])]


class TestFixedAtAnnouncement:
    """Rules 11.3.3: later splays, melds and removals neither add nor cancel any."""

    def test_a_splay_by_the_first_effect_adds_none(self) -> None:
        """Flute's echo splays purple left and uncovers Bell's, which is not executed."""
        game = echoes_table(ann=seat(purple=["Flute", "Bell"], hand=["Tools"]), bo=seat(), supply={1: ["Oars", "Dice"]})
        play(game, "ann: dogma Flute", "ann: purple")
        assert splay(game, "ann", "purple") == "left"
        assert "Bell" not in [card for card, _ in executed(game)]
        assert zone(game, "ann", "score") == []

    def test_a_splay_by_the_first_effect_cancels_none(self) -> None:
        """Splayed up, Flute and Piano show their echoes; Flute's turns the pile left, which hides Piano's."""
        game = echoes_table(
            ann=seat(purple=("up", ["Toilet", "Piano", "Flute"]), hand=["Tools"]),
            bo=seat(),
            supply={1: ["Oars", "Dice"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Toilet", "ann: purple")
        assert splay(game, "ann", "purple") == "left"
        assert executed(game) == [("Flute", 0), ("Piano", 0), ("Toilet", 0), ("Toilet", 1), ("Toilet", 2)]
        assert zone(game, "ann", "hand") == ["Dice", "Tools"]

    def test_a_sharer_s_splay_does_not_either(self) -> None:
        """The list is the launcher's; what bo does to his own purple pile is of no account."""
        game = echoes_table(ann=seat(purple=["Flute", "Bell"]), bo=seat(purple=["City States", "Code of Laws"]))
        play(game, "ann: dogma Flute", "bo: purple", "ann: pass")
        assert splay(game, "bo", "purple") == "left"
        assert "Bell" not in [card for card, _ in executed(game)]

    def test_cards_that_leave_are_executed_all_the_same(self) -> None:
        """Scissors' echo takes Scissors itself into the hand; Umbrella's echo covers Umbrella; all is carried out."""
        game = echoes_table(ann=seat(green=("right", ["Umbrella", "Scissors"])), bo=seat())
        play(game, "ann: dogma Umbrella")
        assert executed(game) == [("Scissors", 0), ("Umbrella", 0)]
        assert zone(game, "ann", "hand") == ["Scissors"]
        assert pile(game, "ann", "green") == ["Umbrella"]
        game = echoes_table(ann=seat(green=("up", ["Umbrella", "Charitable Trust"]), hand=["Sailing"]), bo=seat())
        play(game, "ann: dogma Umbrella", "ann: Sailing")
        assert pile(game, "ann", "green") == ["Sailing", "Umbrella", "Charitable Trust"]
        assert executed(game) == [("Umbrella", 0), ("Umbrella", 1)]

    def test_each_of_the_list_is_executed_once(self) -> None:
        """The case of the pitfalls: Umbrella on Scissors, both echoes visible."""
        game = echoes_table(ann=seat(green=("right", ["Umbrella", "Scissors"]), hand=["Tools"]), bo=seat())
        play(game, "ann: dogma Umbrella", "ann: pass", "ann: pass")
        assert executed(game) == [("Scissors", 0), ("Umbrella", 0), ("Umbrella", 1)]
        assert zone(game, "ann", "hand") == ["Scissors", "Tools"]

    def test_icons_that_an_echo_brings_add_no_target(self) -> None:
        """Rules 5.2.3: with a castle each, bo shares Perfume's echo; what ann tucks then shows her a second one, and
        the demand that follows spares him all the same."""
        game = echoes_table(
            ann=seat(blue=("left", ["Perfume", "Writing"])),
            bo=seat(yellow=["Fermenting"]),
            supply={1: ["Clothing", "Tools"]},
        )
        play(game, "ann: dogma Perfume")
        assert pile(game, "ann", "blue") == ["Perfume", "Writing", "Tools"]
        assert reckoning(game).icon_counts(0)[CASTLE] == 2
        assert pile(game, "bo", "yellow") == ["Fermenting"]


class TestNested:
    """Rules 11.3.5, 17.5.12: "its non-demand effects" never includes an echo."""

    @pytest.mark.parametrize("ruleset", ["third", "echoes_v1"])
    def test_self_service_executes_no_echo(self, ruleset: str) -> None:
        game = echoes_table(
            ann=seat(green=["Self Service"], purple=["Bell"], hand=["Dice"]),
            bo=seat(),
            supply={2: ["Calendar"], 10: ["Databases"]},
            options={"ruleset": ruleset},
        )
        play(game, "ann: dogma Self Service")
        assert executed(game)[:2] == [("Self Service", 1), ("Bell", 1)]
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "forecast") == ["Calendar"]


def test_fission_with_a_shared_echo_still_pays_the_bonus() -> None:
    """The example of rules 5.9.1: bo has tucked a card by Coke's echo before cy turns up a red [10]; everything goes,
    and ann draws for a board without cards: a [1]."""
    game = echoes_table(
        ann=seat(red=("right", ["Fission", "Coke"])),
        bo=seat(green=["Satellites"]),
        cy=seat(),
        supply={1: ["Oars"], 4: ["Anatomy", "Reformation"], 10: ["Robotics"]},
    )
    play(game, "ann: dogma Fission")
    assert executed(game) == [("Coke", 0), ("Coke", 0), ("Fission", 1)]
    position = game.position()
    assert all(not position["players"][name]["board"] for name in ("ann", "bo", "cy"))
    assert [zone(game, name, "hand") for name in ("ann", "bo", "cy")] == [["Oars"], [], []]
    assert {"Fission", "Coke", "Anatomy", "Reformation", "Robotics"} <= set(position["removed"])


def test_without_the_shared_echo_fission_pays_none() -> None:
    game = echoes_table(ann=seat(red=("right", ["Fission", "Coke"])), cy=seat(), supply={10: ["Robotics"]})
    play(game, "ann: dogma Fission")
    assert zone(game, "ann", "hand") == []


def test_an_echo_that_draws_past_10_ends_the_game() -> None:
    """Rules 6.2.3: Tractor's echo asks for a [7] that is not there."""
    kept: dict[str, Any] = {"yellow": ["Tractor"]}
    game = echoes_table(ann=seat(**kept, score=["Tools"]), bo=seat(), removed=emptied(7, 8, 9, 10))
    play(game, "ann: dogma Tractor")
    assert game.result is not None
    assert (game.result.reason, game.result.winners) == ("score", ["ann"])
