"""Rules 4: turns and the actions of the base game."""

from __future__ import annotations

import pytest

from innovation import Game, IllegalChoice
from tests.helpers import emptied, options, pile, play, seat, supply, table, zone


class TestTurn:
    """Rules 4.1."""

    def test_two_actions_and_then_the_next_player(self) -> None:
        game = table(ann=seat(), bo=seat(), cy=seat())
        order = []
        for _ in range(7):
            assert game.decision is not None
            order.append((game.decision.player, game.position()["turn"]["action"]))
            game.choose("draw")
        assert order == [("ann", 1), ("ann", 2), ("bo", 1), ("bo", 2), ("cy", 1), ("cy", 2), ("ann", 1)]

    def test_passing_is_no_action_and_a_draw_is_always_legal(self) -> None:
        """Rules 4.1.2: even with nothing at all on the table, a game stops and asks."""
        game = table(ann=seat(), bo=seat())
        assert options(game) == ["draw"]
        with pytest.raises(IllegalChoice):
            game.choose("pass")

    def test_an_action_may_be_taken_twice_also_with_the_same_card(self) -> None:
        """Rules 4.1.3, 4.1.8."""
        game = table(ann=seat(blue=["Writing"]), bo=seat(), supply={2: ["Calendar", "Currency"]})
        play(game, "ann: dogma Writing", "ann: dogma Writing")
        assert zone(game, "ann", "hand") == ["Calendar", "Currency"]

    def test_what_effects_do_costs_no_action(self) -> None:
        """Rules 4.1.4: a dogma that draws and melds is one action."""
        game = table(ann=seat(green=["Sailing"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: dogma Sailing")
        assert pile(game, "ann", "blue") == ["Tools"]
        assert game.position()["turn"]["action"] == 2

    def test_counters_are_reset_for_everybody_at_the_end_of_the_turn_only(self) -> None:
        """Rules 4.1.7, 9.4.1."""
        game = table(ann=seat(tucked=1, scored=2), bo=seat(scored=3))
        play(game, "ann: draw")
        assert game.position()["players"]["ann"]["this_turn"] == {"tucked": 1, "scored": 2}
        assert game.position()["players"]["bo"]["this_turn"] == {"tucked": 0, "scored": 3}
        play(game, "ann: draw")
        for name in ("ann", "bo"):
            assert game.position()["players"][name]["this_turn"] == {"tucked": 0, "scored": 0}


class TestDraw:
    """Rules 4.3 and 6.2."""

    def test_its_value_is_the_highest_top_card(self) -> None:
        """Rules 4.3.1: covered cards do not count."""
        game = table(ann=seat(red=["Archery", "Fission"], blue=["Alchemy"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_without_top_cards_it_is_a_1(self) -> None:
        """Rules 1.5.4, B.18."""
        game = table(ann=seat(), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_it_steps_over_empty_piles(self) -> None:
        """Rules 6.2.2, B.3."""
        game = table(
            ann=seat(purple=["Enterprise"]),
            bo=seat(),
            removed=emptied(4, 5, but=["Enterprise"]),
            supply={6: ["Canning"]},
        )
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Canning"]

    def test_past_10_the_game_ends_by_score(self) -> None:
        """Rules 6.2.3, 10.3.1, B.3."""
        game = table(
            ann=seat(red=["Fission"], score=["Tools"]),
            bo=seat(score=["Alchemy"]),
            removed=emptied(9, 10, but=["Fission"]),
        )
        play(game, "ann: draw")
        assert game.result is not None
        assert (game.result.winners, game.result.reason, game.result.card) == (["bo"], "score", None)
        assert game.result.points == {"ann": 1, "bo": 3}

    def test_the_top_card_is_taken_and_a_return_goes_to_the_bottom(self) -> None:
        """Rules 6.2.1, 6.8.1."""
        game = table(ann=seat(yellow=["Agriculture"], hand=["Oars"]), bo=seat(), supply={1: ["Tools", "Pottery"]})
        play(game, "ann: draw", "ann: dogma Agriculture", "ann: Oars")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert supply(game, 1)[0] == "Pottery"
        assert supply(game, 1)[-1] == "Oars"


class TestMeld:
    """Rules 4.4."""

    def test_any_card_may_cover_any_other(self) -> None:
        game = table(ann=seat(hand=["Archery"], red=["Fission"]), bo=seat())
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Archery", "Fission"]

    def test_each_hand_card_is_offered_and_nothing_else(self) -> None:
        game = table(ann=seat(hand=["Archery", "Tools"], score=["Oars"]), bo=seat(hand=["Pottery"]))
        assert options(game) == ["draw", "meld Archery", "meld Tools"]


class TestDogma:
    """Rules 4.5."""

    def test_only_ones_own_top_cards(self) -> None:
        game = table(ann=seat(red=["Archery", "Oars"], blue=["Tools"]), bo=seat(yellow=["Masonry"]))
        assert options(game) == ["dogma Archery", "dogma Tools", "draw"]

    def test_it_may_do_nothing_at_all(self) -> None:
        """Rules 4.5.2: a demand that hits nobody."""
        game = table(ann=seat(red=["Archery"]), bo=seat(yellow=["Masonry"]))
        play(game, "ann: dogma Archery")
        assert game.position()["turn"]["action"] == 2


class TestAchieve:
    """Rules 4.6 and 9.2."""

    def test_only_with_score_and_top_card(self) -> None:
        """Rules 9.2.1."""
        poor = table(ann=seat(score=["Enterprise"], blue=["Alchemy"]), bo=seat(), available=["Tools"])
        assert "achieve 1" not in options(poor)
        rich = table(ann=seat(score=["Physics"], blue=["Alchemy"]), bo=seat(), available=["Tools"])
        assert "achieve 1" in options(rich)
        low = table(ann=seat(score=["Physics", "Coal"], red=["Archery"]), bo=seat(), available=["Calendar"])
        assert "achieve 2" not in options(low)

    def test_a_score_of_15_and_a_top_2_claim_the_2_only(self) -> None:
        """B.4."""
        game = table(
            ann=seat(score=["Gunpowder", "Anatomy", "Invention", "Paper"], blue=["Calendar"]),
            bo=seat(),
            available=["Currency", "Alchemy", "Reformation"],
        )
        assert [text for text in options(game) if text.startswith("achieve")] == ["achieve 2"]

    def test_claiming_costs_nothing_and_shows_nothing(self) -> None:
        """Rules 4.6.3, 1.10.1."""
        game = table(ann=seat(score=["Physics"], blue=["Alchemy"]), bo=seat(), available=["Tools"])
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Tools"]
        assert zone(game, "ann", "score") == ["Physics"]
        assert pile(game, "ann", "blue") == ["Alchemy"]
        assert game.view("ann")["players"]["ann"]["achievements"] == ["back 1 base"]
        for viewer in ("ann", "bo", None):
            assert not [event for event in game.log if event.as_seen_by(viewer).get("card") == "Tools"]

    @pytest.mark.parametrize(
        ("owned", "points", "value", "may"),
        [
            (["Tools", "Writing", "Paper"], 14, 1, False),
            (["Tools", "Writing", "Paper"], 15, 1, True),
            (["Tools", "Writing", "Paper"], 29, 3, False),
            (["Tools", "Writing", "Paper"], 30, 3, True),
            (["Empire", "Monument"], 5, 1, True),
            (["Tools"], 5, 1, False),
            (["Tools"], 10, 1, True),
        ],
    )
    def test_a_repeated_value_costs_more(self, owned: list[str], points: int, value: int, may: bool) -> None:
        """Rules 9.2.2, 9.2.3; the analogue of B.16: special achievements have no value and raise no price."""
        tens = ["A.I.", "Stem Cells", "Databases"][: points // 10]
        rest = {0: [], 4: ["Gunpowder"], 5: ["Physics"], 9: ["Ecology"]}[points % 10]
        game = table(
            ann=seat(score=tens + rest, achievements=owned, red=["Engineering"]),
            bo=seat(),
            available=["Pottery", "Alchemy"],
        )
        assert game.position()["players"]["ann"]["points"] == points
        assert (f"achieve {value}" in options(game)) is may

    def test_a_partner_s_achievements_do_not_raise_the_price(self) -> None:
        """Rules 9.2.3, 16.4: own score, own top cards, own achievements."""
        game = table(
            ann=seat(score=["Physics"], blue=["Alchemy"]),
            bo=seat(),
            cy=seat(achievements=["Tools"], score=["A.I."], red=["Fission"]),
            di=seat(),
            available=["Pottery", "Calendar"],
            options={"teams": "partners"},
        )
        assert [text for text in options(game) if text.startswith("achieve")] == ["achieve 1"]

    def test_several_of_one_value_are_told_apart_by_their_backs(self) -> None:
        """Rules 4.6.2; formats.md: `achieve 3 SET`, then ` #2`."""
        game = table(ann=seat(score=["Physics"], blue=["Alchemy"]), bo=seat(), available=["Tools", "Pottery"])
        assert options(game) == ["achieve 1 base", "achieve 1 base #2", "dogma Alchemy", "draw"]
        play(game, "ann: achieve 1 base #2")
        assert len(zone(game, "ann", "achievements")) == 1

    def test_special_achievements_cannot_be_claimed_by_an_action(self) -> None:
        """Rules 4.6.5."""
        game = table(ann=seat(score=["A.I."], red=["Fission"]), bo=seat())
        assert options(game) == ["dogma Fission", "draw"]


def test_a_view_of_an_action_option_names_what_it_is_about() -> None:
    """formats.md: an option has card, owner, zone, color and value as far as they apply."""
    game = table(ann=seat(hand=["Tools"], red=["Archery"], score=["Physics"]), bo=seat(), available=["Pottery"])
    assert game.decision is not None
    found = {
        option.text: (option.card, option.owner, option.zone, option.color, option.value)
        for option in game.decision.options
    }
    assert found == {
        "draw": (None, None, None, None, None),
        "meld Tools": ("Tools", "ann", "hand", "blue", 1),
        "dogma Archery": ("Archery", "ann", "board", "red", 1),
        "achieve 1": (None, None, "available", None, 1),
    }


@pytest.mark.parametrize("count", [2, 3, 4])
def test_no_action_is_left_unasked(count: int) -> None:
    """formats.md: a game stops before every action, even when only `draw` is legal."""
    names = ["ann", "bo", "cy", "di"][:count]
    game = Game.from_position({"game": {"players": names}})
    for _ in range(6):
        decision = game.decision
        assert decision is not None
        assert (decision.kind, decision.verb, decision.source, decision.effect) == ("action", "action", None, None)
        game.choose("draw")
