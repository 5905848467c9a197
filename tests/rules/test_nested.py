"""Rules 5.8 and 5.9: cards executed by cards, and what cuts a resolution short."""

from __future__ import annotations

from innovation import Game
from innovation.rules.dogma import execute
from innovation.rules.resolution import MOST_NESTED
from tests.helpers import artifacts_table, asked, bonus_drawn, options, pile, play, seat, supply, table, zone
from tests.rules.desk import Desk, named
from tests.rules.test_sharing import effects


class TestForYourselfOnly:
    """Rules 5.8.2."""

    def test_all_non_demand_effects_in_order_and_no_demand(self) -> None:
        """Oars is executed by Self Service: its demand hits nobody, its memory is empty, so ann draws."""
        game = table(
            ann=seat(green=["Self Service"], red=["Oars"]),
            bo=seat(hand=["Sailing"], purple=["Mysticism"]),
            supply={1: ["Tools"]},
        )
        play(game, "ann: dogma Self Service")
        assert zone(game, "bo", "hand") == ["Sailing"]
        assert zone(game, "ann", "hand") == ["Tools"]
        assert effects(game) == [
            ("ann", "execute", "Self Service", 1),
            ("ann", "execute", "Oars", 2),
            ("ann", "execute", "Self Service", 2),
        ]

    def test_nobody_shares_it(self) -> None:
        """Rules 5.8.2.3: bo has bulbs enough for Writing, but not the crowns for Self Service."""
        game = table(ann=seat(green=["Self Service"], blue=["Writing"]), bo=seat(blue=["Experimentation"]))
        play(game, "ann: dogma Self Service")
        assert zone(game, "bo", "hand") == []
        assert not bonus_drawn(game)

    def test_a_card_with_a_demand_only_does_nothing(self) -> None:
        """Rules 5.8.2.4."""
        game = table(ann=seat(green=["Self Service"], red=["Archery"]), bo=seat(hand=["Tools"]))
        play(game, "ann: dogma Self Service")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "bo", "hand") == ["Tools"]

    def test_an_opponent_s_nested_execution_earns_the_bonus(self) -> None:
        """Rules 5.6.6: the innermost effect is bo's, shared or not."""
        game = table(
            ann=seat(green=["Self Service"]),
            bo=seat(purple=["Enterprise"], blue=["Writing"]),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Self Service", "bo: Writing")
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert bonus_drawn(game)

    def self_service_under_computers(self) -> Game:
        game = table(
            ann=seat(blue=["Computers"], red=["Archery"]), bo=seat(), supply={10: ["Self Service", "A.I.", "Databases"]}
        )
        return play(game, "ann: dogma Computers")

    def test_this_card_is_the_nested_card(self) -> None:
        """Rules 5.8.2.5: executed by Computers, Self Service may not choose itself, but Computers it may."""
        game = self.self_service_under_computers()
        assert game.decision is not None
        assert (game.decision.source, game.decision.effect) == ("Self Service", 1)
        assert options(game) == ["Archery", "Computers"]

    def test_a_card_may_run_inside_its_own_execution(self) -> None:
        """Rules 5.8.5, 5.8.6: Computers inside Self Service inside Computers, each to its end."""
        game = play(self.self_service_under_computers(), "ann: Computers")
        assert [row[2:] for row in effects(game)] == [
            ("Computers", 1),
            ("Computers", 2),
            ("Self Service", 1),
            ("Computers", 1),
            ("Computers", 2),
            ("A.I.", 1),
            ("A.I.", 2),
            ("Self Service", 2),
        ]
        assert zone(game, "ann", "score") == ["Databases"]

    def test_the_interrupted_effect_goes_on_afterwards(self) -> None:
        """Rules 5.8.5: Computers' second effect executes, then the bonus and the end of the action follow."""
        game = table(
            ann=seat(blue=["Computers"]), bo=seat(), supply={10: ["Software", "A.I.", "Databases", "Stem Cells"]}
        )
        play(game, "ann: dogma Computers")
        assert effects(game) == [
            ("ann", "execute", "Computers", 1),
            ("ann", "execute", "Computers", 2),
            ("ann", "execute", "Software", 1),
            ("ann", "execute", "Software", 2),
            ("ann", "execute", "Stem Cells", 1),
        ]
        assert zone(game, "ann", "score") == ["A.I."]
        assert pile(game, "ann", "green") == ["Databases"]

    def test_memories_of_the_outer_card_are_not_seen_inside(self) -> None:
        """Rules 5.8.2.5: cards returned due to Democracy count for Democracy alone."""
        game = table(
            ann=seat(green=["Self Service"], purple=["Democracy"], hand=["Tools"]), bo=seat(), supply={8: ["Flight"]}
        )
        play(game, "ann: dogma Self Service", "ann: Tools")
        assert zone(game, "ann", "score") == ["Flight"]


def test_no_chain_nests_without_end() -> None:
    """The bound lies far beyond any chain that ends; what lies deeper is not carried out."""
    desk = Desk(table(ann=seat(), bo=seat()))
    ann = desk.player("ann")
    desk.resolution.depth = MOST_NESTED - 1
    execute(ann, named("Writing")[0])
    assert len(ann.hand) == 1
    desk.resolution.depth = MOST_NESTED
    execute(ann, named("Writing")[0])
    assert len(ann.hand) == 1


def test_two_cards_that_name_each_other_come_to_an_end() -> None:
    """Rules 5.8.2.5, 5.8.3.5: as if on The Daily Courant, Self Service can choose itself alone, and then the other."""
    game = artifacts_table(ann=seat(yellow=["The Daily Courant"], green=["Self Service"]), bo=seat())
    play(game, "ann: dogma The Daily Courant")
    picks = 0
    while asked(game) == ("ann", "value", "draw"):
        game.choose("1")
        picks += 1
    assert 1 < picks < MOST_NESTED
    assert asked(game) == ("ann", "action", "action")


class TestDogmaComplete:
    """Rules 5.9.1, by Fission's red 10."""

    def game(self) -> Game:
        return table(
            ann=seat(red=["Fission"], hand=["Tools"], score=["Oars"], achievements=["Pottery"]),
            bo=seat(blue=["Writing"], hand=["Paper"], achievements=["World"]),
            cy=seat(yellow=["Masonry"]),
            supply={10: ["Robotics", "A.I."], 1: ["Archery"]},
        )

    def test_everything_pending_stops(self) -> None:
        """The second target and the second effect are not reached, and there is no bonus."""
        game = play(self.game(), "ann: dogma Fission")
        assert effects(game) == [("bo", "demand", "Fission", 1)]
        assert supply(game, 10)[0] == "A.I."
        assert not bonus_drawn(game)

    def test_all_hands_boards_and_scores_are_gone_and_achievements_stay(self) -> None:
        """Rules 6.14.2."""
        game = play(self.game(), "ann: dogma Fission")
        position = game.position()
        for name in ("ann", "bo", "cy"):
            zones = position["players"][name]
            assert (zones["hand"], zones["score"], zones["board"]) == ([], [], {})
        assert sorted(position["removed"]) == ["Fission", "Masonry", "Oars", "Paper", "Robotics", "Tools", "Writing"]
        assert zone(game, "ann", "achievements") == ["Pottery"]
        assert zone(game, "bo", "achievements") == ["World"]

    def test_the_turn_goes_on(self) -> None:
        game = play(self.game(), "ann: dogma Fission", "ann: draw")
        assert zone(game, "ann", "hand") == ["Archery"]
        assert asked(game)[0] == "bo"

    def test_it_is_one_change(self) -> None:
        """Rules 6.1.1: nobody is looked at while the table is half cleared."""
        game = play(self.game(), "ann: dogma Fission")
        verbs = [event.verb for event in game.log if event.kind == "move"]
        assert verbs == ["draw", *["remove"] * 7]
