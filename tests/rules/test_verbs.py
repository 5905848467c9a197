"""Rules 6: the verbs, one by one, without a card around them."""

from __future__ import annotations

import pytest

from innovation import Game
from innovation.material.words import BLUE, CASTLE, CLOCK, GREEN, LEFT, MIXED, PURPLE, RED, RIGHT, UP, YELLOW
from innovation.rules.player import MELD, RETURN, SCORE_IT, TRANSFER, has
from innovation.rules.resolution import GameOver
from innovation.table.position import pile_index
from innovation.table.zones import BOARD, HAND, SCORE
from tests.helpers import echoes_table, emptied, mixed_table, seat, table
from tests.rules.desk import Desk, named, names


class TestDraw:
    """Rules 6.2."""

    @pytest.mark.parametrize(
        ("value", "drawn"), [(-2, "Tools"), (0, "Tools"), (1, "Tools"), (2, "Calendar"), (3, "Paper")]
    )
    def test_a_value_below_1_is_a_1(self, value: int, drawn: str) -> None:
        """Rules 1.5.4, 6.2.2."""
        game = table(ann=seat(), bo=seat(), supply={1: ["Tools"], 2: ["Calendar"], 3: ["Paper"]})
        assert Desk(game).player("ann").draw(value).name == drawn

    def test_it_steps_up_over_all_empty_piles(self) -> None:
        game = table(ann=seat(), bo=seat(), removed=emptied(3, 4, 5), supply={6: ["Canning"]})
        assert Desk(game).player("ann").draw(3).name == "Canning"

    @pytest.mark.parametrize("value", [11, 12, 100])
    def test_above_10_the_game_ends_by_score(self, value: int) -> None:
        """Rules 6.2.3: also where the value itself was above 10 and the piles are full."""
        desk = Desk(table(ann=seat(), bo=seat(score=["Tools"])))
        with pytest.raises(GameOver):
            desk.player("ann").draw(value)
        outcome = desk.position.outcome
        assert outcome is not None
        assert (outcome.reason, outcome.winners) == ("score", (1,))
        assert desk.player("ann").hand == ()

    def test_several_draws_are_each_a_draw(self) -> None:
        """Rules 6.2.1: the second of three already steps up."""
        game = table(ann=seat(), bo=seat(), removed=emptied(3, but=["Paper"]))
        drawn = Desk(game).player("ann").draw_several(3, 3)
        assert [card.age for card in drawn] == [3, 4, 4]

    def test_draw_and_do_never_touches_the_hand(self) -> None:
        """Rules 6.2.5."""
        game = table(ann=seat(), bo=seat(), supply={1: ["Tools", "Oars", "Pottery"]})
        desk = Desk(game)
        ann = desk.player("ann")
        ann.draw_and_meld(1)
        ann.draw_and_tuck(1)
        ann.draw_and_score(1)
        assert (names(ann.stack(BLUE)), names(ann.stack(RED)), names(ann.score_pile)) == (
            ["Tools"],
            ["Oars"],
            ["Pottery"],
        )
        assert [(row["source"], row["target"]) for row in desk.seen_by("ann")] == [
            ("pile", "board"),
            ("pile", "board"),
            ("pile", "score"),
        ]

    def test_a_revealed_card_counts_as_in_hand(self) -> None:
        """Rules 1.7.1, 6.2.6: it can be returned from there, and ends in the hand if nothing moves it."""
        desk = Desk(table(ann=seat(hand=["Oars"]), bo=seat(), supply={1: ["Tools"]}))
        ann = desk.player("ann")
        ann.draw_and_reveal(1)
        assert names(ann.hand) == ["Oars", "Tools"]
        assert desk.seen_by(None)[-1]["card"] == "Tools"
        desk.resolution.keep_revealed()
        assert names(ann.own.hand) == ["Oars", "Tools"]
        assert ann.own.revealed == ()


class TestReturn:
    """Rules 6.8."""

    def test_each_goes_under_its_own_pile(self) -> None:
        desk = Desk(table(ann=seat(hand=["Oars", "Paper"]), bo=seat(), supply={1: ["Tools"]}))
        ann = desk.player("ann")
        ann.return_all(list(ann.hand))
        assert desk.position.piles[1][-1].name == "Oars"
        assert desk.position.piles[1][0].name == "Tools"
        assert desk.position.piles[3][-1].name == "Paper"

    def test_an_empty_pile_becomes_a_pile_of_one(self) -> None:
        desk = Desk(table(ann=seat(hand=["Paper"]), bo=seat(), removed=emptied(3, but=["Paper"])))
        desk.player("ann").return_(named("Paper")[0])
        assert names(desk.position.piles[3]) == ["Paper"]

    def test_the_order_within_one_pile_is_asked(self) -> None:
        """Rules 6.8.2: the order of the picks is the order of the returns."""
        desk = Desk(table(ann=seat(hand=["Oars", "Tools", "Pottery"]), bo=seat()), "Pottery", "Oars")
        ann = desk.player("ann")
        ann.return_all(ann.hand)
        assert names(desk.position.piles[1])[-3:] == ["Pottery", "Oars", "Tools"]
        assert [(asked.kind, asked.verb, asked.taken, asked.at_most) for asked in desk.asked] == [
            ("order", "return", 0, 3),
            ("order", "return", 1, 3),
        ]

    def test_the_order_among_different_piles_is_not(self) -> None:
        """Rules 1.10.8: it cannot matter."""
        desk = Desk(table(ann=seat(hand=["Oars", "Paper", "Canning"]), bo=seat()))
        ann = desk.player("ann")
        assert len(ann.return_all(ann.hand)) == 3

    def test_several_of_two_piles_are_asked_pile_by_pile(self) -> None:
        hand = ["Oars", "Paper", "Tools", "Alchemy"]
        desk = Desk(table(ann=seat(hand=hand), bo=seat()), "Tools", "Alchemy")
        ann = desk.player("ann")
        ann.return_all(ann.hand)
        assert names(desk.position.piles[1])[-2:] == ["Tools", "Oars"]
        assert names(desk.position.piles[3])[-2:] == ["Alchemy", "Paper"]


class TestTuck:
    """Rules 6.7."""

    def test_it_goes_to_the_bottom_and_keeps_the_splay(self) -> None:
        desk = Desk(table(ann=seat(hand=["Oars"], red=("up", ["Archery", "Metalworking"])), bo=seat()))
        ann = desk.player("ann")
        ann.tuck(named("Oars")[0])
        assert names(ann.stack(RED)) == ["Archery", "Metalworking", "Oars"]
        assert ann.splay_of(RED) == UP
        assert ann.own.tucked == 1

    def test_into_an_empty_color_it_is_the_top_card(self) -> None:
        desk = Desk(table(ann=seat(hand=["Oars"]), bo=seat()))
        ann = desk.player("ann")
        ann.tuck(named("Oars")[0])
        assert names(ann.tops) == ["Oars"]

    def test_a_card_of_that_pile_moves_to_its_bottom_and_the_splay_stays(self) -> None:
        """Rules 6.7.2, 7.3.3: even with two cards the pile never shrinks to one."""
        desk = Desk(table(ann=seat(red=("left", ["Archery", "Oars"])), bo=seat()))
        ann = desk.player("ann")
        ann.tuck(named("Archery")[0])
        assert names(ann.stack(RED)) == ["Oars", "Archery"]
        assert ann.splay_of(RED) == LEFT


class TestMeldAndTransfer:
    """Rules 6.6, 6.9, 6.10."""

    def test_a_meld_keeps_the_splay(self) -> None:
        desk = Desk(table(ann=seat(hand=["Oars"], red=("right", ["Archery", "Metalworking"])), bo=seat()))
        ann = desk.player("ann")
        ann.meld(named("Oars")[0])
        assert names(ann.stack(RED)) == ["Oars", "Archery", "Metalworking"]
        assert ann.splay_of(RED) == RIGHT

    def test_a_new_pile_is_not_splayed(self) -> None:
        desk = Desk(table(ann=seat(hand=["Oars"]), bo=seat()))
        ann = desk.player("ann")
        ann.meld(named("Oars")[0])
        assert ann.splay_of(RED) == 0

    def test_a_transfer_lies_on_top_and_keeps_the_splay(self) -> None:
        """Rules 6.10.1."""
        desk = Desk(table(ann=seat(red=["Oars"]), bo=seat(red=("up", ["Archery", "Metalworking"]))))
        desk.player("ann").transfer(named("Oars")[0], desk.player("bo"), BOARD)
        bo = desk.player("bo")
        assert names(bo.stack(RED)) == ["Oars", "Archery", "Metalworking"]
        assert bo.splay_of(RED) == UP

    def test_a_transfer_is_neither_scored_nor_melded(self) -> None:
        """Rules 6.9.2, 6.10.2."""
        desk = Desk(table(ann=seat(red=["Oars"]), bo=seat()))
        ann = desk.player("ann")
        ann.transfer(named("Oars")[0], ann, SCORE)
        assert names(ann.score_pile) == ["Oars"]
        assert ann.own.scored == 0
        assert [row["verb"] for row in desk.seen_by(None)] == ["transfer"]

    def test_whoever_scores_gets_card_and_credit(self) -> None:
        """Rules 6.9.3: also a card from somebody else's board."""
        desk = Desk(table(ann=seat(), bo=seat(red=["Oars"])))
        ann = desk.player("ann")
        ann.score(named("Oars")[0])
        assert names(ann.score_pile) == ["Oars"]
        assert (ann.own.scored, desk.player("bo").own.scored) == (1, 0)


class TestExchange:
    """Rules 6.11."""

    def test_both_groups_change_places(self) -> None:
        desk = Desk(table(ann=seat(hand=["Oars", "Tools"]), bo=seat(hand=["Paper"])))
        ann, bo = desk.player("ann"), desk.player("bo")
        assert ann.exchange(list(ann.hand), HAND, bo, list(bo.hand), HAND)
        assert (sorted(names(ann.hand)), sorted(names(bo.hand))) == (["Paper"], ["Oars", "Tools"])

    def test_one_side_may_be_empty(self) -> None:
        desk = Desk(table(ann=seat(hand=["Oars"]), bo=seat()))
        ann, bo = desk.player("ann"), desk.player("bo")
        assert ann.exchange(list(ann.hand), HAND, bo, [], HAND)
        assert (names(ann.hand), names(bo.hand)) == ([], ["Oars"])

    def test_nothing_with_nothing_changes_nothing(self) -> None:
        desk = Desk(table(ann=seat(), bo=seat()))
        assert not desk.player("ann").exchange([], HAND, desk.player("bo"), [], HAND)
        assert desk.events == []

    def test_bookkeeping_runs_once_after_the_whole(self) -> None:
        """Rules 6.11.2, 9.6.3: half way bo shows twelve clocks, but nobody looks before he has given his three."""
        fission = ("up", ["Fission", "Mobility"])
        desk = Desk(
            table(
                ann=seat(green=["Databases"]),
                bo=seat(blue=["Rocketry"], purple=["The Internet"], red=fission),
            )
        )
        ann, bo = desk.player("ann"), desk.player("bo")
        assert (ann.count(CLOCK), bo.count(CLOCK)) == (3, 9)
        ann.exchange(named("Databases"), BOARD, bo, named("Rocketry"), BOARD)
        assert (ann.count(CLOCK), bo.count(CLOCK)) == (3, 9)
        assert [card.name for card in desk.position.special if card.name == "World"] == ["World"]
        ann.transfer(named("Rocketry")[0], bo, BOARD)
        assert names(bo.own.achievements) == ["World"]


class TestSplay:
    """Rules 6.12."""

    @pytest.mark.parametrize(
        ("before", "direction", "changes"),
        [("none", LEFT, True), ("left", LEFT, False), ("left", RIGHT, True), ("up", LEFT, True), ("left", 0, True)],
    )
    def test_a_pile_of_two_takes_any_new_direction(self, before: str, direction: int, changes: bool) -> None:
        """Rules 6.12.1 to 6.12.3."""
        desk = Desk(table(ann=seat(red=(before, ["Oars", "Archery"])), bo=seat()))
        ann = desk.player("ann")
        assert ann.splay(RED, direction) is changes
        assert ann.splay_of(RED) == direction
        assert len(desk.events) == (1 if changes else 0)

    @pytest.mark.parametrize("cards", [[], ["Oars"]])
    def test_fewer_than_two_cannot_be_splayed(self, cards: list[str]) -> None:
        desk = Desk(table(ann=seat(red=cards), bo=seat()))
        assert not desk.player("ann").splay(RED, UP)
        assert desk.player("ann").splay_of(RED) == 0

    def test_only_legal_colors_are_offered(self) -> None:
        """Rules 6.12.1."""
        board = seat(
            red=["Oars", "Archery"],
            blue=("left", ["Tools", "Writing"]),
            green=("up", ["Sailing", "Paper"]),
            purple=["Mysticism"],
        )
        desk = Desk(table(ann=board, bo=seat()), "green")
        ann = desk.player("ann")
        assert ann.may_splay(LEFT) == GREEN
        assert desk.offers == [["green", "pass", "red"]]
        assert ann.splay_of(GREEN) == LEFT

    def test_without_a_legal_color_nobody_is_asked(self) -> None:
        desk = Desk(table(ann=seat(blue=("left", ["Tools", "Writing"]), red=["Oars"]), bo=seat()))
        assert desk.player("ann").may_splay(LEFT) == -1
        assert desk.asked == []


class TestRearrange:
    """Rules 6.17."""

    def test_any_order_and_the_splay_stays(self) -> None:
        board = seat(red=("up", ["Oars", "Archery", "Metalworking"]), blue=["Tools"])
        desk = Desk(table(ann=board, bo=seat()), "red", "Metalworking", "Oars")
        ann = desk.player("ann")
        assert ann.may_rearrange() == RED
        assert desk.offers[0] == ["pass", "red"]
        assert names(ann.stack(RED)) == ["Metalworking", "Oars", "Archery"]
        assert ann.splay_of(RED) == UP
        assert [row["kind"] for row in desk.seen_by(None)] == ["rearrange"]

    def test_the_same_order_is_nothing(self) -> None:
        desk = Desk(table(ann=seat(red=["Oars", "Archery"]), bo=seat()), "red", "Oars")
        desk.player("ann").may_rearrange()
        assert desk.events == []


class TestMayAndSome:
    """Rules 6.3."""

    def test_you_may_several_is_all_that_can_be_or_nothing(self) -> None:
        """Rules 6.3.1: after the first there is no stopping."""
        desk = Desk(table(ann=seat(hand=["Oars", "Tools", "Paper"]), bo=seat()), "Oars", "Paper")
        assert names(desk.player("ann").may_return_several(2, desk.player("ann").hand)) == ["Oars", "Paper"]
        assert desk.offers == [["Oars", "Paper", "Tools", "pass"], ["Paper", "Tools"]]

    def test_you_may_several_with_too_few_does_what_it_can(self) -> None:
        """Rules 6.3.2."""
        desk = Desk(table(ann=seat(hand=["Oars", "Tools"]), bo=seat()), "Tools")
        assert names(desk.player("ann").may_return_several(3, desk.player("ann").hand)) == ["Tools", "Oars"]

    def test_you_may_several_can_be_declined(self) -> None:
        desk = Desk(table(ann=seat(hand=["Oars", "Tools"]), bo=seat()), "pass")
        assert desk.player("ann").may_return_several(2, desk.player("ann").hand) == []

    def test_with_nothing_there_is_nothing_to_decide(self) -> None:
        """Rules 6.3.2."""
        desk = Desk(table(ann=seat(), bo=seat()))
        ann = desk.player("ann")
        assert ann.may_return(ann.hand) is None
        assert ann.may_return_several(2, ann.hand) == []
        assert ann.return_some(ann.hand, 0, 3) == []
        assert desk.events == []

    def test_up_to_a_number_may_be_stopped_at_any_time(self) -> None:
        """Rules 6.3.6."""
        desk = Desk(table(ann=seat(hand=["Oars", "Tools", "Paper"]), bo=seat()), "Paper", "pass")
        assert names(desk.player("ann").return_some(desk.player("ann").hand, 0, 3)) == ["Paper"]
        assert [(asked.taken, asked.at_least, asked.at_most) for asked in desk.asked] == [(0, 0, 3), (1, 0, 3)]

    def test_up_to_a_number_ends_by_itself_at_that_number(self) -> None:
        desk = Desk(table(ann=seat(hand=["Oars", "Tools", "Paper"]), bo=seat()), "Paper", "Oars")
        assert len(desk.player("ann").return_some(desk.player("ann").hand, 0, 2)) == 2

    def test_so_many_cards_are_all_there_are_if_fewer(self) -> None:
        """Rules 6.3.7."""
        desk = Desk(table(ann=seat(hand=["Oars"]), bo=seat()))
        assert names(desk.player("ann").score_several(3, desk.player("ann").hand)) == ["Oars"]

    def test_a_single_candidate_of_a_mandatory_choice_is_not_asked(self) -> None:
        """formats.md: one legal answer is no question; an optional one is, even with one candidate."""
        desk = Desk(table(ann=seat(hand=["Oars"]), bo=seat()), "pass")
        ann = desk.player("ann")
        assert ann.may_meld(ann.hand) is None
        assert desk.offers == [["Oars", "pass"]]
        assert ann.meld_one(ann.hand) is named("Oars")[0]

    def test_at_least_one_of_two(self) -> None:
        """One or two: the first cannot be declined, the second can."""
        desk = Desk(table(ann=seat(hand=["Oars", "Tools"]), bo=seat()), "Oars", "pass")
        assert names(desk.player("ann").meld_some(desk.player("ann").hand, 1, 2)) == ["Oars"]
        assert desk.offers == [["Oars", "Tools"], ["Tools", "pass"]]


class TestHidden:
    """Rules 1.10.5 to 1.10.7."""

    def test_inability_is_proved_by_showing_the_whole_zone(self) -> None:
        """Rules 1.10.6."""
        desk = Desk(table(ann=seat(hand=["Pottery", "Sailing"]), bo=seat()))
        ann = desk.player("ann")
        assert ann.score_one(ann.hand, has(CASTLE)) is None
        for viewer in ("ann", "bo", None):
            assert desk.seen_by(viewer) == [
                {
                    "kind": "show",
                    "player": "ann",
                    "cards": ["Pottery", "Sailing"],
                    "source": "hand",
                    "source_owner": "ann",
                }
            ]
        assert names(ann.hand) == ["Pottery", "Sailing"]

    def test_not_with_prove_by_reveal_off(self) -> None:
        """Rules 1.10.6, the switch."""
        desk = Desk(table(ann=seat(hand=["Pottery"]), bo=seat(), options={"prove_by_reveal": "off"}))
        assert desk.player("ann").score_one(desk.player("ann").hand, has(CASTLE)) is None
        assert desk.events == []

    def test_an_empty_hand_proves_nothing(self) -> None:
        desk = Desk(table(ann=seat(), bo=seat()))
        assert desk.player("ann").score_one((), has(CASTLE)) is None
        assert desk.events == []

    def test_an_optional_question_is_asked_though_nothing_fits(self) -> None:
        """Rules 1.10.7: with a lone pass."""
        desk = Desk(table(ann=seat(hand=["Pottery"]), bo=seat()), "pass")
        assert desk.player("ann").may_meld(desk.player("ann").hand, has(CASTLE)) is None
        assert desk.offers == [["pass"]]

    def test_and_looks_to_others_like_any_other_refusal(self) -> None:
        """Rules 1.10.7: bo cannot tell whether ann could not or would not."""
        seen = []
        for hand in (["Pottery"], ["Oars"]):
            desk = Desk(table(ann=seat(hand=hand), bo=seat()), "pass")
            desk.player("ann").may_meld(desk.player("ann").hand, has(CASTLE))
            seen.append(desk.seen_by("bo"))
        assert seen[0] == seen[1]

    def test_it_is_asked_again_while_the_zone_is_not_empty(self) -> None:
        """formats.md: each time while the zone is not empty."""
        desk = Desk(table(ann=seat(hand=["Oars", "Pottery"]), bo=seat()), "Oars", "pass")
        ann = desk.player("ann")
        ann.meld_some(ann.hand, 0, 2, has(CASTLE))
        assert desk.offers == [["Oars", "pass"], ["pass"]]

    def test_an_empty_zone_hides_nothing(self) -> None:
        desk = Desk(table(ann=seat(), bo=seat()))
        assert desk.player("ann").may_meld((), has(CASTLE)) is None
        assert desk.asked == []

    def test_cards_of_another_s_private_zone_are_chosen_by_their_backs(self) -> None:
        """Rules 1.10.5; formats.md: ` #2` where several look alike."""
        desk = Desk(table(ann=seat(), bo=seat(score=["Oars", "Tools", "Paper"])), "back 1 base #2")
        chosen = desk.player("ann").choose(RETURN, desk.player("bo").score_pile)
        assert desk.offers == [["back 1 base", "back 1 base #2", "back 3 base"]]
        assert chosen is not None
        assert chosen.name in ("Oars", "Tools")
        assert {option.card for option in desk.asked[0].options} == {None}
        assert {(option.owner, option.zone) for option in desk.asked[0].options} == {("bo", "score")}

    def test_their_numbers_are_shuffled_for_each_decision(self) -> None:
        """formats.md: over many decisions each of two like backs is `#2` about as often as the other."""
        seconds = []
        for random in range(200):
            position = table(ann=seat(), bo=seat(score=["Oars", "Tools"])).position()
            desk = Desk(Game.from_position({**position, "random": random}), "back 1 base #2")
            card = desk.player("ann").choose(RETURN, desk.player("bo").score_pile)
            assert card is not None
            seconds.append(card.name)
        assert 70 < seconds.count("Oars") < 130

    def test_an_owner_sees_his_own_fronts_in_the_same_question(self) -> None:
        desk = Desk(table(ann=seat(score=["Oars"]), bo=seat(score=["Tools"])), "back 1 base")
        ann = desk.player("ann")
        ann.choose(RETURN, [*ann.score_pile, *desk.player("bo").score_pile])
        assert desk.offers == [["Oars", "back 1 base"]]


class TestHighestAndLowest:
    """Rules 6.5."""

    def test_all_that_tie_and_the_n_highest(self) -> None:
        """Rules 6.5.1, 6.5.2: with 7, 7, 5 the three highest are all, all the highest both 7s."""
        desk = Desk(table(ann=seat(hand=["Bicycle", "Coal", "Lighting"]), bo=seat()))
        ann = desk.player("ann")
        assert sorted(names(ann.highest(ann.hand))) == ["Bicycle", "Lighting"]
        assert names(ann.lowest(ann.hand)) == ["Coal"]
        assert sorted(names(ann.choose_highest(3, ann.hand, TRANSFER))) == ["Bicycle", "Coal", "Lighting"]

    def test_ties_within_a_value_are_chosen(self) -> None:
        desk = Desk(table(ann=seat(hand=["Bicycle", "Coal", "Lighting", "Banking"]), bo=seat()), "Banking")
        ann = desk.player("ann")
        assert sorted(names(ann.choose_highest(3, ann.hand, TRANSFER))) == ["Banking", "Bicycle", "Lighting"]
        assert desk.offers == [["Banking", "Coal"]]

    def test_nothing_has_the_value_0(self) -> None:
        """Rules 1.5.4, 6.5.3."""
        desk = Desk(table(ann=seat(), bo=seat()))
        ann = desk.player("ann")
        assert ann.highest_value(ann.hand) == 0
        assert ann.value(ann.top(PURPLE)) == 0
        assert ann.highest(ann.hand) == ann.lowest(ann.hand) == []


class TestOrder:
    """Rules 6.1.2, 6.1.5: several cards of one instruction."""

    def test_several_melds_are_put_in_order_while_special_achievements_are_left(self) -> None:
        """Rules 6.1.1: what shows in between may claim one."""
        desk = Desk(table(ann=seat(hand=["Oars", "Tools"]), bo=seat()), "Tools")
        ann = desk.player("ann")
        assert names(ann.meld_all(ann.hand)) == ["Tools", "Oars"]
        assert desk.asked[0].kind == "order"

    def test_the_candidates_are_fixed_before_the_first_moves(self) -> None:
        """Rules 6.1.5: an uncovered card does not join them."""
        desk = Desk(table(ann=seat(red=["Oars", "Archery"], blue=["Tools", "Writing"]), bo=seat()), "Oars")
        ann = desk.player("ann")
        ann.score_all(ann.tops)
        assert names(ann.score_pile) == ["Oars", "Tools"]
        assert names(ann.tops) == ["Archery", "Writing"]

    def test_scoring_a_hand_needs_no_order(self) -> None:
        desk = Desk(table(ann=seat(hand=["Oars", "Tools", "Paper"]), bo=seat()))
        ann = desk.player("ann")
        assert len(ann.score_all(ann.hand)) == 3
        assert ann.own.scored == 3

    def test_returns_are_put_in_order_within_a_pile(self) -> None:
        """Rules 6.8.1, 6.8.2: each set has its pile of a value; with mixed piles both sets have one (17.4.2)."""
        apart = Desk(echoes_table(ann=seat(hand=["Oars", "Dice"]), bo=seat()))
        ann = apart.player("ann")
        assert len(ann.return_all(ann.hand)) == 2
        assert apart.asked == []
        mixed = Desk(mixed_table(supply={1: ["Tools"]}, ann=seat(hand=["Oars", "Dice"]), bo=seat()), "Dice")
        ann = mixed.player("ann")
        assert names(ann.return_all(ann.hand)) == ["Dice", "Oars"]
        assert names(mixed.position.piles[pile_index(MIXED, 1)]) == ["Tools", "Dice", "Oars"]


class TestChoices:
    """Rules 6.4."""

    def test_a_value_is_1_to_10(self) -> None:
        desk = Desk(table(ann=seat(), bo=seat()), "10")
        assert desk.player("ann").choose_value(RETURN) == 10
        assert sorted(map(int, desk.offers[0])) == list(range(1, 11))

    def test_a_color_is_one_of_five(self) -> None:
        desk = Desk(table(ann=seat(), bo=seat()), "purple")
        assert desk.player("ann").choose_color("choose", (RED, YELLOW, GREEN, BLUE, PURPLE)) == PURPLE
        assert desk.offers == [["blue", "green", "purple", "red", "yellow"]]

    def test_a_player_by_name(self) -> None:
        desk = Desk(table(ann=seat(), bo=seat(), cy=seat()), "cy")
        ann = desk.player("ann")
        assert ann.choose_player(TRANSFER, ann.others) == desk.player("cy")
        assert [option.player for option in desk.asked[0].options] == ["bo", "cy"]

    def test_yes_or_no(self) -> None:
        desk = Desk(table(ann=seat(), bo=seat()), "no", "yes")
        assert not desk.player("ann").may(MELD)
        assert desk.player("ann").may(SCORE_IT)
        assert desk.offers == [["no", "yes"], ["no", "yes"]]
