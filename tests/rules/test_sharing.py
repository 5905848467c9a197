"""Rules 5.2 to 5.7: who is affected by a dogma, in which order, and who earns the sharing bonus."""

from __future__ import annotations

from innovation import Game
from tests.helpers import asked, bonus_drawn, emptied, options, pile, play, seat, supply, table, zone


def effects(game: Game) -> list[tuple[str, str, str, int]]:
    """Who carried out which effect how, in order."""
    rows = [event.as_seen_by(None) for event in game.log if event.kind == "effect"]
    return [(str(row["player"]), str(row["verb"]), str(row["card"]), int(str(row["value"]))) for row in rows]


class TestOrder:
    """Rules 5.3, 5.4."""

    def test_sharers_act_clockwise_from_the_left_and_the_launcher_last_for_each_effect(self) -> None:
        """Rules 5.3.2, 5.4.1 and 5.2.5: bo shows as many leaves as ann, di more, cy none."""
        game = table(
            ann=seat(blue=["Pottery"]),
            bo=seat(yellow=["Agriculture"]),
            cy=seat(blue=["Writing"]),
            di=seat(yellow=["Fermenting"], purple=["Reformation"]),
        )
        play(game, "ann: dogma Pottery")
        assert effects(game) == [
            ("bo", "share", "Pottery", 1),
            ("di", "share", "Pottery", 1),
            ("ann", "execute", "Pottery", 1),
            ("bo", "share", "Pottery", 2),
            ("di", "share", "Pottery", 2),
            ("ann", "execute", "Pottery", 2),
        ]

    def test_in_three_seats_the_order_starts_at_the_left_of_whoever_acts(self) -> None:
        game = Game.from_position(
            {
                "game": {"players": ["ann", "bo", "cy"]},
                "turn": {"number": 5, "player": "bo"},
                "players": {
                    "ann": {"board": {"blue": {"cards": ["Tools"]}}},
                    "bo": {"board": {"blue": {"cards": ["Writing"]}}},
                    "cy": {"board": {"purple": {"cards": ["Philosophy"]}}},
                },
                "supply": {"base": {"2": ["Calendar", "Currency", "Mapmaking"]}},
            }
        )
        play(game, "bo: dogma Writing")
        assert [row[0] for row in effects(game)] == ["cy", "ann", "bo"]
        assert [zone(game, name, "hand")[0] for name in ("cy", "ann")] == ["Calendar", "Currency"]
        assert "Mapmaking" in zone(game, "bo", "hand")

    def test_demands_hit_opponents_with_fewer_clockwise(self) -> None:
        """Rules 5.3.3, 5.4.2."""
        game = table(
            ann=seat(red=["Archery"]),
            bo=seat(hand=["Tools"]),
            cy=seat(yellow=["Domestication"]),
            di=seat(),
            supply={1: ["Oars", "Pottery"]},
        )
        play(game, "ann: dogma Archery")
        assert [row[:2] for row in effects(game)] == [("bo", "demand")]
        assert asked(game)[0] == "bo"
        play(game, "bo: Tools")
        assert [row[:2] for row in effects(game)] == [("bo", "demand"), ("di", "demand")]
        assert zone(game, "ann", "hand") == ["Pottery", "Tools"]

    def test_who_is_demanded_does_not_share_and_who_shares_is_not_demanded(self) -> None:
        """Rules 5.3.5: Oars has both kinds of effects."""
        game = table(ann=seat(red=["Oars"]), bo=seat(), cy=seat(yellow=["Masonry"]))
        play(game, "ann: dogma Oars")
        assert effects(game) == [
            ("bo", "demand", "Oars", 1),
            ("cy", "share", "Oars", 2),
            ("ann", "execute", "Oars", 2),
        ]

    def test_sharing_is_not_optional(self) -> None:
        """Rules 5.3.8: a sharer melds his last hand card whether he likes it or not."""
        game = table(ann=seat(yellow=["Domestication"]), bo=seat(yellow=["Masonry"], hand=["Archery"]))
        play(game, "ann: dogma Domestication")
        assert pile(game, "bo", "red") == ["Archery"]


class TestSnapshot:
    """Rules 5.2.3, 5.2.4: icons and effects are fixed for the whole resolution."""

    def test_icons_won_in_the_middle_make_no_sharer(self) -> None:
        """The demand of Enterprise makes bo meld a card with more crowns than ann shows: he still does not share."""
        game = table(
            ann=seat(purple=["Enterprise"]),
            bo=seat(green=["Currency", "Sailing"]),
            supply={4: ["Navigation"]},
        )
        play(game, "ann: dogma Enterprise")
        assert pile(game, "ann", "green") == ["Currency"]
        assert pile(game, "bo", "green") == ["Navigation", "Sailing"]
        assert effects(game) == [("bo", "demand", "Enterprise", 1), ("ann", "execute", "Enterprise", 2)]

    def test_icons_lost_in_the_middle_do_not_stop_sharing(self) -> None:
        """bo covers his only bulbs while sharing the first effect of Tools and shares the second all the same."""
        game = table(
            ann=seat(blue=["Tools"]),
            bo=seat(blue=["Writing"], hand=["Pottery", "Oars", "Archery"]),
            supply={3: ["Alchemy"]},
        )
        play(game, "ann: dogma Tools", "bo: Pottery", "bo: Archery")
        assert pile(game, "bo", "blue") == ["Alchemy", "Writing"]
        assert ("bo", "share", "Tools", 2) in effects(game)

    def test_effects_go_on_though_their_card_is_covered(self) -> None:
        """Rules 5.2.4: the first effect of Tools covers Tools, and the second is carried out all the same."""
        game = table(
            ann=seat(blue=["Tools"], hand=["Oars", "Archery", "Masonry", "Paper"]), bo=seat(), supply={3: ["Alchemy"]}
        )
        play(game, "ann: dogma Tools", "ann: Oars", "ann: Archery", "ann: Masonry")
        assert pile(game, "ann", "blue") == ["Alchemy", "Tools"]
        play(game, "ann: Paper")
        assert effects(game)[-1] == ("ann", "execute", "Tools", 2)
        assert len(zone(game, "ann", "hand")) == 3

    def test_effects_go_on_though_their_card_has_left(self) -> None:
        """Rules 5.2.4: a sharer returns Combustion's only red card; so does ann, and the action ends in order."""
        game = table(ann=seat(red=["Combustion"]), bo=seat(red=["Optics"]))
        play(game, "ann: dogma Combustion")
        assert pile(game, "ann", "red") == []
        assert supply(game, 7)[-1] == "Combustion"
        assert effects(game) == [("bo", "share", "Combustion", 2), ("ann", "execute", "Combustion", 2)]


class TestBonus:
    """Rules 5.6, 5.7."""

    def test_an_opponent_s_change_earns_one_card_after_all_effects(self) -> None:
        """Rules 5.6.1, 5.6.3: two sharers and two effects, one card, drawn last."""
        game = table(
            ann=seat(blue=["Pottery"]),
            bo=seat(yellow=["Agriculture"]),
            cy=seat(yellow=["Fermenting"], green=["Clothing"]),
            supply={1: ["Oars", "Archery", "Tools", "Masonry", "Writing"]},
        )
        play(game, "ann: dogma Pottery")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert zone(game, "cy", "hand") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Masonry", "Tools"]
        assert [event.kind for event in game.log][-2:] == ["bonus", "move"]

    def test_its_value_is_the_highest_top_card_at_that_moment(self) -> None:
        """Rules 5.6.2: Experimentation has melded a 5 in the meantime."""
        game = table(
            ann=seat(blue=["Experimentation"]),
            bo=seat(purple=["Philosophy"]),
            supply={5: ["Coal", "Banking", "Statistics"]},
        )
        play(game, "ann: dogma Experimentation")
        assert pile(game, "ann", "green") == ["Banking"]
        assert zone(game, "ann", "hand") == ["Statistics"]

    def test_nothing_changed_nothing_earned(self) -> None:
        """Rules 5.7.2: a sharer who declines changes nothing."""
        game = table(ann=seat(purple=["Philosophy"]), bo=seat(blue=["Experimentation"], hand=["Oars"]))
        play(game, "ann: dogma Philosophy", "bo: pass")
        assert not bonus_drawn(game)
        assert zone(game, "ann", "hand") == []

    def test_a_splay_is_a_change(self) -> None:
        """Rules 5.7.1."""
        game = table(ann=seat(purple=["Philosophy"]), bo=seat(blue=["Experimentation", "Tools"]))
        play(game, "ann: dogma Philosophy", "bo: blue")
        assert bonus_drawn(game)

    def test_a_splay_that_lies_already_is_not_offered_and_no_change(self) -> None:
        """Rules 5.7.2, 6.12.1."""
        game = table(ann=seat(purple=["Philosophy"]), bo=seat(blue=("left", ["Experimentation", "Tools"])))
        play(game, "ann: dogma Philosophy")
        assert not bonus_drawn(game)

    def test_a_change_undone_still_counts(self) -> None:
        """Rules 5.7.3: bo returns his only 6s into an empty pile and draws the very same again."""
        game = table(
            ann=seat(purple=["Railroad"]),
            bo=seat(purple=["Lighting"], blue=["Quantum Theory"], hand=["Canning"]),
            removed=emptied(6, but=["Canning", "Democracy", "Encyclopedia"]),
            supply={6: ["Democracy", "Encyclopedia"]},
        )
        play(game, "ann: dogma Railroad")
        assert zone(game, "bo", "hand") == ["Canning", "Democracy", "Encyclopedia"]
        assert bonus_drawn(game)

    def test_a_draw_and_reveal_is_a_change(self) -> None:
        """Rules 5.7.1."""
        game = table(
            ann=seat(purple=["Mysticism"]), bo=seat(yellow=["Masonry"]), supply={1: ["Tools", "Oars", "Pottery"]}
        )
        play(game, "ann: dogma Mysticism")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert bonus_drawn(game)

    def test_the_launcher_s_own_changes_earn_nothing(self) -> None:
        """Rules 5.6.4."""
        game = table(ann=seat(blue=["Writing"]), bo=seat())
        play(game, "ann: dogma Writing")
        assert len(zone(game, "ann", "hand")) == 1

    def test_changes_by_a_demand_earn_nothing(self) -> None:
        """Rules 5.6.4."""
        game = table(ann=seat(red=["Construction"]), bo=seat(hand=["Tools"]))
        play(game, "ann: dogma Construction")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert not bonus_drawn(game)

    def test_a_rearrangement_into_the_same_order_is_no_change_and_another_is(self) -> None:
        """Rules 5.7.1, 5.7.2."""
        for picks, earned in ((["Tools", "Writing"], False), (["Writing", "Tools"], True)):
            game = table(ann=seat(blue=["Publications"]), bo=seat(blue=["Tools", "Writing"], purple=["Philosophy"]))
            play(game, "ann: dogma Publications", "bo: blue", f"bo: {picks[0]}")
            while game.decision is not None and game.decision.kind != "action":
                game.choose("pass")
            assert bonus_drawn(game) is earned
            assert pile(game, "bo", "blue") == picks

    def test_an_exchange_of_nothing_is_not_offered_and_no_change(self) -> None:
        """Rules 5.7.2, 6.11.1."""
        game = table(ann=seat(green=["Bicycle"], hand=["Tools"]), bo=seat(red=["Optics"]))
        play(game, "ann: dogma Bicycle", "ann: yes")
        assert zone(game, "ann", "score") == ["Tools"]
        assert not bonus_drawn(game)

    def test_a_proof_of_inability_is_no_change(self) -> None:
        """Rules 5.7.2: bo shows a hand without a new color, and that is all."""
        game = table(
            ann=seat(green=["Clothing"]),
            bo=seat(yellow=["Agriculture"], red=["Archery"], hand=["Oars"]),
            cy=seat(red=["Fission"], yellow=["Canning"]),
        )
        play(game, "ann: dogma Clothing")
        assert [event.kind for event in game.log if event.kind == "show"] == ["show"]
        assert not bonus_drawn(game)

    def test_special_achievements_of_a_sharer_are_changes(self) -> None:
        """Rules 5.7.4: bo's Translation claims World and moves nothing else."""
        game = table(ann=seat(blue=["Translation"]), bo=seat(purple=["Enterprise"]))
        play(game, "ann: dogma Translation")
        assert zone(game, "bo", "achievements") == ["World"]
        assert bonus_drawn(game)

    def test_a_draw_past_10_by_the_bonus_ends_the_game(self) -> None:
        """Rules 5.6.2: the draw is mandatory."""
        game = table(
            ann=seat(blue=["Software"]),
            bo=seat(blue=["Quantum Theory"], score=["Tools"]),
            removed=emptied(10, but=["Software", "A.I.", "Databases", "Stem Cells", "The Internet", "Self Service"]),
            supply={10: ["A.I.", "Databases", "Stem Cells", "The Internet", "Self Service"]},
        )
        play(game, "ann: dogma Software")
        assert game.result is not None
        assert game.result.reason == "score"


class TestOptionalBonus:
    """The switch sharing_bonus=optional."""

    def game(self) -> Game:
        game = table(
            ann=seat(blue=["Writing"]),
            bo=seat(blue=["Tools"]),
            supply={1: ["Oars"], 2: ["Calendar", "Currency"]},
            options={"sharing_bonus": "optional"},
        )
        return play(game, "ann: dogma Writing")

    def test_the_launcher_is_asked(self) -> None:
        game = self.game()
        assert asked(game) == ("ann", "yes_no", "draw")
        assert options(game) == ["no", "yes"]
        play(game, "ann: yes")
        assert zone(game, "ann", "hand") == ["Currency", "Oars"]

    def test_and_may_decline(self) -> None:
        game = play(self.game(), "ann: no")
        assert zone(game, "ann", "hand") == ["Currency"]
        assert not bonus_drawn(game)

    def test_and_is_not_asked_where_nothing_is_earned(self) -> None:
        game = table(ann=seat(blue=["Writing"]), bo=seat(), options={"sharing_bonus": "optional"})
        play(game, "ann: dogma Writing")
        assert asked(game)[1] == "action"


class TestPreview:
    """Whom each effect would reach is known beforehand and equals the execution (pitfalls, ui)."""

    def test_sharers_and_targets(self) -> None:
        game = table(ann=seat(red=["Oars"]), bo=seat(), cy=seat(yellow=["Masonry"]))
        found = [(effect.effect, effect.demand, effect.players) for effect in game.preview_dogma("Oars")]
        assert found == [(1, True, ["bo"]), (2, False, ["cy"])]


def test_demand_memories_count_all_targets_together() -> None:
    """Rules 5.5.3: bo gave a card, cy had none: every sharer of the second effect scores for it."""
    game = table(
        ann=seat(red=["Gunpowder"]),
        bo=seat(yellow=["Masonry"]),
        cy=seat(),
        di=seat(red=["Coal"]),
        supply={2: ["Calendar", "Currency", "Mapmaking"]},
    )
    play(game, "ann: dogma Gunpowder")
    assert zone(game, "ann", "score") == ["Currency", "Masonry"]
    assert zone(game, "di", "score") == ["Calendar"]
    assert bonus_drawn(game)
