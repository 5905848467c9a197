"""Artifacts of age 1: the course of each and the edges its text can reach."""

from __future__ import annotations

from innovation import Game
from tests.helpers import (
    artifacts_table,
    asked,
    bonus_drawn,
    emptied,
    ending,
    moves,
    options,
    pile,
    play,
    seat,
    shown,
    splay,
    supply,
    zone,
)

ACTION = ("ann", "action", "action")
SPECIALS = ["Empire", "Monument", "Universe", "Wonder", "World"]


def available(game: Game) -> list[str]:
    """The available achievements that have a value."""
    return [name for name in game.position()["achievements"] if name not in SPECIALS]


class TestBasurHoyukTokens:
    """Draw a 4 openly; an earlier name on the top card of its color sends it and the score pile back."""

    def test_an_earlier_name_sends_the_card_and_the_score_pile_back(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Oars", "Paper"], hand=["Tools"], blue=["Basur Hoyuk Tokens"]),
            bo=seat(),
            supply={4: ["Experimentation"]},
        )
        play(game, "ann: dogma Basur Hoyuk Tokens")
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "hand") == ["Tools"]
        assert (supply(game, 1)[-1], supply(game, 3)[-1], supply(game, 4)[-1]) == ("Oars", "Paper", "Experimentation")

    def test_a_later_name_keeps_everything_and_the_counts_as_a_word(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Oars"], blue=["Basur Hoyuk Tokens"], green=["The Wheel"]),
            bo=seat(),
            supply={4: ["Navigation"]},
        )
        play(game, "ann: dogma Basur Hoyuk Tokens")
        assert zone(game, "ann", "hand") == ["Navigation"]
        assert zone(game, "ann", "score") == ["Oars"]

    def test_only_the_top_card_of_its_color_is_compared(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Oars"], blue=["Basur Hoyuk Tokens"], green=["Sailing", "Clothing"], red=["Archery"]),
            bo=seat(),
            supply={4: ["Navigation"]},
        )
        play(game, "ann: dogma Basur Hoyuk Tokens")
        assert zone(game, "ann", "hand") == ["Navigation"]

    def test_without_a_card_of_its_color_it_is_kept(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Oars"], blue=["Basur Hoyuk Tokens"]), bo=seat(), supply={4: ["Gunpowder"]}
        )
        play(game, "ann: dogma Basur Hoyuk Tokens")
        assert zone(game, "ann", "hand") == ["Gunpowder"]
        assert zone(game, "ann", "score") == ["Oars"]

    def test_all_see_the_card_and_backs_of_the_score_pile(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Oars"], blue=["Basur Hoyuk Tokens"]), bo=seat(), supply={4: ["Experimentation"]}
        )
        play(game, "ann: dogma Basur Hoyuk Tokens")
        assert sorted(moves(game, "bo")) == ["draw Experimentation", "return Experimentation", "return back 1 base"]

    def test_cards_of_one_pile_go_back_in_an_order_of_choice(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Oars", "Tools"], blue=["Basur Hoyuk Tokens"]), bo=seat(), supply={4: ["Experimentation"]}
        )
        play(game, "ann: dogma Basur Hoyuk Tokens", "ann: Tools")
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]

    def test_a_sharer_compares_his_own_board_and_loses_his_own_score_pile(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Tools"], blue=["Basur Hoyuk Tokens"]),
            bo=seat(score=["Oars"], yellow=["Agriculture"]),
            supply={4: ["Perspective", "Gunpowder"], 1: ["Pottery"]},
        )
        play(game, "ann: dogma Basur Hoyuk Tokens")
        assert zone(game, "bo", "score") == []
        assert zone(game, "bo", "hand") == []
        assert zone(game, "ann", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Gunpowder", "Pottery"]  # the bonus by the highest top card, a 1

    def test_from_the_display_its_leaves_keep_others_from_sharing(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Basur Hoyuk Tokens"]), bo=seat(red=["Colonialism"]), supply={4: ["Gunpowder"]}, action=0
        )
        play(game, "ann: dogma Basur Hoyuk Tokens")
        assert (zone(game, "ann", "hand"), zone(game, "bo", "hand")) == (["Gunpowder"], [])
        assert supply(game, 1, "artifacts")[-1] == "Basur Hoyuk Tokens"
        assert asked(game) == ACTION


class TestSibiduNeedle:
    """Draw 1s openly and score them while color and value match a top card."""

    def test_scores_until_one_does_not_match(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Sibidu Needle"]), bo=seat(), supply={1: ["Tools", "Writing", "Oars", "Pottery"]}
        )
        play(game, "ann: dogma Sibidu Needle")
        assert zone(game, "ann", "score") == ["Tools", "Writing"]
        assert zone(game, "ann", "hand") == ["Oars"]
        assert supply(game, 1)[0] == "Pottery"
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 2

    def test_the_color_alone_is_not_enough(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Sibidu Needle"], red=["Construction", "Archery"]), bo=seat(), supply={1: ["Oars"]}
        )
        play(game, "ann: dogma Sibidu Needle")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "ann", "score") == []

    def test_the_value_really_drawn_is_compared(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Sibidu Needle"], red=["Construction"]),
            bo=seat(),
            removed=emptied(1),
            supply={2: ["Road Building", "Calendar"]},
        )
        play(game, "ann: dogma Sibidu Needle")
        assert zone(game, "ann", "score") == ["Road Building"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_the_sixth_scored_card_earns_monument_on_the_way(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Sibidu Needle"], yellow=["Masonry"]),
            bo=seat(),
            supply={1: ["Tools", "Writing", "Pottery", "Agriculture", "Domestication", "Oars"]},
        )
        play(game, "ann: dogma Sibidu Needle")
        assert zone(game, "ann", "achievements") == []
        game = artifacts_table(
            ann=seat(blue=["Sibidu Needle"], yellow=["Masonry"], scored=1),
            bo=seat(),
            supply={1: ["Tools", "Writing", "Pottery", "Agriculture", "Domestication", "Oars"]},
        )
        play(game, "ann: dogma Sibidu Needle")
        assert zone(game, "ann", "achievements") == ["Monument"]
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_when_no_card_is_left_the_game_ends_by_score(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Sibidu Needle"]),
            bo=seat(),
            removed=emptied(*range(1, 11), but=["Tools"]),
            supply={1: ["Tools"]},
        )
        play(game, "ann: dogma Sibidu Needle")
        assert zone(game, "ann", "score") == ["Tools"]
        assert ending(game) == ("score", ["ann"])

    def test_all_share_one_after_the_other(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Sibidu Needle"]),
            bo=seat(yellow=["Masonry"]),
            cy=seat(green=["The Wheel"]),
            supply={1: ["Agriculture", "Tools", "Sailing", "Oars", "Writing", "Metalworking", "Mysticism"]},
        )
        play(game, "ann: dogma Sibidu Needle")
        assert (zone(game, "bo", "score"), zone(game, "bo", "hand")) == (["Agriculture"], ["Tools"])
        assert (zone(game, "cy", "score"), zone(game, "cy", "hand")) == (["Sailing"], ["Oars"])
        assert (zone(game, "ann", "score"), zone(game, "ann", "hand")) == (["Writing"], ["Metalworking", "Mysticism"])


class TestTreatyOfKadesh:
    """Compel: all top cards that demand or compel go back. Score a top card that demands or compels, not a blue one."""

    def test_demanding_and_compelling_top_cards_of_every_color_go_back(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Treaty of Kadesh"]),
            bo=seat(red=["Archery"], yellow=["Moses"], blue=["Petition of Right"], green=["The Wheel"]),
        )
        play(game, "ann: dogma Treaty of Kadesh", "bo: Moses", "bo: Archery")
        assert [pile(game, "bo", color) for color in ("red", "yellow", "blue", "green")] == [[], [], [], ["The Wheel"]]
        assert supply(game, 1)[-1] == "Archery"
        assert supply(game, 4, "artifacts")[-2:] == ["Moses", "Petition of Right"]
        assert not bonus_drawn(game)

    def test_a_card_uncovered_on_the_way_stays_and_the_compelled_sharer_scores_it(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Treaty of Kadesh"]),
            bo=seat(red=["Archery", "Oars"], green=["The Wheel"]),
            supply={1: ["Tools"]},
        )
        play(game, "ann: dogma Treaty of Kadesh")
        assert supply(game, 1)[-1] == "Archery"
        assert zone(game, "bo", "score") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Tools"]  # the bonus: one compelled can share and earn it (5.6.7)

    def test_as_many_castles_are_enough_and_fewer_are_not(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Treaty of Kadesh"]),
            bo=seat(red=["Archery"]),
            cy=seat(purple=["City States"]),
        )
        play(game, "ann: dogma Treaty of Kadesh")
        assert pile(game, "bo", "red") == []
        assert pile(game, "cy", "purple") == ["City States"]

    def test_blue_is_not_scored_and_other_colors_are_offered(self) -> None:
        game = artifacts_table(
            ann=seat(
                blue=["Treaty of Kadesh"], red=["Archery"], purple=["City States", "Monotheism"], green=["Sailing"]
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Treaty of Kadesh")
        assert options(game) == ["Archery", "City States"]
        play(game, "ann: City States")
        assert zone(game, "ann", "score") == ["City States"]
        assert pile(game, "ann", "blue") == ["Treaty of Kadesh"]

    def test_a_compelling_artifact_can_be_scored(self) -> None:
        game = artifacts_table(ann=seat(blue=["Treaty of Kadesh"], yellow=["Moses"]), bo=seat())
        play(game, "ann: dogma Treaty of Kadesh")
        assert zone(game, "ann", "score") == ["Moses"]

    def test_without_any_such_card_nothing_happens(self) -> None:
        game = artifacts_table(ann=seat(blue=["Treaty of Kadesh"]), bo=seat(green=["The Wheel"]))
        play(game, "ann: dogma Treaty of Kadesh")
        assert asked(game) == ACTION
        assert moves(game) == []


class TestElectrumStaterOfEfesos:
    """Draw 3s openly and meld them while they bring new colors."""

    def test_melds_new_colors_until_one_is_there(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Electrum Stater of Efesos"]),
            bo=seat(),
            supply={3: ["Alchemy", "Engineering", "Translation", "Paper"]},
        )
        play(game, "ann: dogma Electrum Stater of Efesos")
        assert (pile(game, "ann", "blue"), pile(game, "ann", "red")) == (["Alchemy"], ["Engineering"])
        assert zone(game, "ann", "hand") == ["Translation"]
        assert supply(game, 3)[0] == "Paper"
        assert "draw Translation" in moves(game, "bo")

    def test_a_first_card_of_a_present_color_ends_it(self) -> None:
        game = artifacts_table(ann=seat(green=["Electrum Stater of Efesos"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Electrum Stater of Efesos")
        assert pile(game, "ann", "green") == ["Electrum Stater of Efesos"]
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_a_meld_on_the_way_can_earn_empire(self) -> None:
        game = artifacts_table(
            ann=seat(
                green=["Electrum Stater of Efesos"],
                red=["Archery"],
                yellow=("up", ["Canning", "Masonry", "Statistics"]),
                purple=("up", ["Railroad", "Lighting", "Education"]),
            ),
            bo=seat(),
            supply={3: ["Translation", "Paper"]},
        )
        play(game, "ann: dogma Electrum Stater of Efesos")
        assert zone(game, "ann", "achievements") == ["Empire"]  # Translation brings the missing crowns
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_a_new_color_by_an_effect_brings_no_city(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(green=["Electrum Stater of Efesos"]),
            bo=seat(),
            supply={3: ["Alchemy", "Translation"]},
        )
        play(game, "ann: dogma Electrum Stater of Efesos")
        assert zone(game, "ann", "hand") == ["Translation"]

    def test_a_sharer_looks_at_his_own_board(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Electrum Stater of Efesos"]),
            bo=seat(purple=["City States"]),
            supply={3: ["Paper", "Compass", "Education", "Feudalism"]},
        )
        play(game, "ann: dogma Electrum Stater of Efesos")
        assert pile(game, "bo", "green") == ["Paper"]
        assert zone(game, "bo", "hand") == ["Compass"]
        assert pile(game, "ann", "purple") == ["Education"]
        assert bonus_drawn(game)


class TestJiskairumokoNecklace:
    """Compel: a score card goes back; then an achievement of that value changes hands."""

    def test_an_achievement_of_the_value_follows_the_returned_card(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Jiskairumoko Necklace"]),
            bo=seat(red=["Archery"], score=["Oars", "Paper"], achievements=["Writing", "Compass"]),
        )
        play(game, "ann: dogma Jiskairumoko Necklace")
        assert options(game) == ["Oars", "Paper"]
        play(game, "bo: Paper")
        assert zone(game, "bo", "score") == ["Oars"]
        assert zone(game, "bo", "achievements") == ["Writing"]
        assert zone(game, "ann", "achievements") == ["Compass"]
        assert supply(game, 3)[-1] == "Paper"
        assert not bonus_drawn(game)

    def test_without_an_achievement_of_the_value_only_the_card_goes(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Jiskairumoko Necklace"]),
            bo=seat(red=["Archery"], score=["Oars"], achievements=["Compass", "Monument"]),
        )
        play(game, "ann: dogma Jiskairumoko Necklace")
        assert zone(game, "bo", "achievements") == ["Compass", "Monument"]
        assert zone(game, "bo", "score") == []

    def test_an_empty_score_pile_saves_the_achievements(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Jiskairumoko Necklace"]), bo=seat(red=["Archery"], achievements=["Writing"])
        )
        play(game, "ann: dogma Jiskairumoko Necklace")
        assert zone(game, "bo", "achievements") == ["Writing"]

    def test_a_relic_of_the_value_stays(self) -> None:
        game = artifacts_table(
            options={"relics": True},
            ann=seat(green=["Jiskairumoko Necklace"]),
            bo=seat(red=["Archery"], score=["Paper"], achievements=["Timbuktu"]),
        )
        play(game, "ann: dogma Jiskairumoko Necklace")
        assert zone(game, "bo", "achievements") == ["Timbuktu"]
        assert zone(game, "bo", "score") == []

    def test_only_the_achievement_of_the_value_not_the_fronts_are_known(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Jiskairumoko Necklace"]),
            bo=seat(red=["Archery"], score=["Oars"], achievements=["Writing", "Tools"]),
        )
        play(game, "ann: dogma Jiskairumoko Necklace")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["back 1 base", "back 1 base #2"]
        play(game, "bo: back 1 base")
        assert len(zone(game, "ann", "achievements")) == 1
        assert moves(game, "bo") == ["return Oars", "transfer back 1 base"]
        assert moves(game, "ann") == ["return back 1 base", "transfer back 1 base"]

    def test_the_achievement_that_comes_can_win(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Jiskairumoko Necklace"], achievements=[*SPECIALS, "Compass"]),
            bo=seat(red=["Archery"], score=["Oars"], achievements=["Writing"]),
        )
        play(game, "ann: dogma Jiskairumoko Necklace")
        assert ending(game) == ("achievements", ["ann"])

    def test_every_opponent_with_as_many_castles_is_compelled_in_turn(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Jiskairumoko Necklace"]),
            bo=seat(yellow=["Masonry"], score=["Oars"], achievements=["Writing"]),
            cy=seat(blue=["Tools"], score=["Sailing"], achievements=["Pottery"]),
            di=seat(red=["Archery"], score=["Paper"], achievements=["Compass"]),
        )
        play(game, "ann: dogma Jiskairumoko Necklace")
        assert zone(game, "ann", "achievements") == ["Compass", "Writing"]
        assert zone(game, "cy", "achievements") == ["Pottery"]
        assert zone(game, "cy", "score") == ["Sailing"]


class TestPriestKing:
    """Score a hand card and execute the top card of its color; claim an achievement, if eligible."""

    def test_executes_the_top_card_of_the_scored_color(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Oars"], green=["Priest-King"], blue=["Writing", "Pottery"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Priest-King", "ann: Tools")
        assert zone(game, "ann", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Calendar", "Oars"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 1

    def test_all_see_what_is_scored(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools"], green=["Priest-King"]), bo=seat())
        play(game, "ann: dogma Priest-King")
        assert "score Tools" in moves(game, "bo")

    def test_without_a_card_of_the_color_it_is_only_scored(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools"], green=["Priest-King"], red=["Metalworking"]), bo=seat())
        play(game, "ann: dogma Priest-King")
        assert zone(game, "ann", "score") == ["Tools"]
        assert asked(game) == ACTION

    def test_an_empty_hand_executes_nothing(self) -> None:
        game = artifacts_table(ann=seat(green=["Priest-King"], blue=["Writing"]), bo=seat())
        play(game, "ann: dogma Priest-King")
        assert moves(game) == []

    def test_a_demand_of_the_executed_card_is_skipped_and_nobody_shares_it(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Metalworking", "Tools"], green=["Priest-King"], red=["Oars"], blue=["Writing"]),
            bo=seat(hand=["Sailing"], blue=["Mathematics"]),
            supply={1: ["Pottery"]},
        )
        play(game, "ann: dogma Priest-King", "ann: Metalworking")
        assert zone(game, "bo", "hand") == ["Sailing"]
        assert zone(game, "ann", "hand") == ["Pottery", "Tools"]  # Oars' second effect: no card was transferred
        assert not bonus_drawn(game)

    def test_a_green_card_executes_priest_king_itself_with_the_cost_of_a_second_achievement(self) -> None:
        for points, claimed in ((["Physics", "Paper"], ["Mysticism", "Pottery"]), (["Physics"], ["Mysticism"])):
            game = artifacts_table(
                ann=seat(hand=["Sailing", "Tools"], score=points, green=["Priest-King"]),
                bo=seat(),
                available=["Mysticism", "Pottery"],
            )
            play(game, "ann: dogma Priest-King", "ann: Sailing")
            # both cards are scored (the nested execution takes Tools), then each execution claims what it can
            assert zone(game, "ann", "score") == sorted([*points, "Sailing", "Tools"])
            if asked(game) != ACTION:
                play(game, "ann: back 1 base")
            assert len(zone(game, "ann", "achievements")) == len(claimed)

    def test_the_claim_is_a_must_among_the_eligible(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Physics", "Coal"], green=["Priest-King"], red=["Construction"]),
            bo=seat(),
            available=["Mysticism", "Calendar", "Compass"],
        )
        play(game, "ann: dogma Priest-King")
        assert asked(game) == ("ann", "achievement", "achieve")
        assert len(options(game)) == 2  # the 3 needs a top card of 3
        play(game, options_of(game, "2"))
        assert zone(game, "ann", "achievements") == ["Calendar"]

    def test_too_few_points_claim_nothing(self) -> None:
        game = artifacts_table(ann=seat(score=["Gunpowder"], green=["Priest-King"]), bo=seat(), available=["Mysticism"])
        play(game, "ann: dogma Priest-King")
        assert available(game) == ["Mysticism"]
        assert asked(game) == ACTION

    def test_a_sharer_scores_and_claims_for_himself(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Priest-King"]),
            bo=seat(hand=["Physics"], yellow=["Masonry"]),
            available=["Mysticism"],
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Priest-King")
        assert zone(game, "bo", "score") == ["Physics"]
        assert zone(game, "bo", "achievements") == ["Mysticism"]
        assert zone(game, "ann", "hand") == ["Oars"]


def options_of(game: Game, part: str) -> str:
    """The pick of the one option that contains `part`."""
    assert game.decision is not None
    fitting = [option.text for option in game.decision.options if part in option.text]
    assert len(fitting) == 1, fitting
    return f"{game.decision.player}: {fitting[0]}"


class TestArkOfTheCovenant:
    """Return a hand card for all cards of its color on boards without a top Artifact; Ark comes to hand."""

    def test_takes_the_color_from_boards_without_a_top_artifact(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Oars"], purple=["Ark of the Covenant"], blue=["Alchemy"]),
            bo=seat(blue=("left", ["Writing", "Pottery"]), green=["Sailing", "Electrum Stater of Efesos"]),
            cy=seat(blue=["Calendar"], yellow=["Moses"]),
        )
        play(game, "ann: dogma Ark of the Covenant", "ann: Tools", "ann: Pottery")
        assert zone(game, "ann", "score") == ["Pottery", "Writing"]
        assert (pile(game, "ann", "blue"), pile(game, "cy", "blue")) == (["Alchemy"], ["Calendar"])
        assert pile(game, "bo", "green") == ["Sailing", "Electrum Stater of Efesos"]  # an Artifact, but not on top
        assert zone(game, "ann", "hand") == ["Ark of the Covenant", "Oars"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 0  # a transfer (6.9.2)
        assert supply(game, 1)[-1] == "Tools"

    def test_all_see_what_is_returned(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools"], purple=["Ark of the Covenant"]), bo=seat())
        play(game, "ann: dogma Ark of the Covenant")
        assert "return Tools" in moves(game, "bo")

    def test_the_order_is_free_across_boards(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Ark of the Covenant"]),
            bo=seat(blue=["Writing"]),
            cy=seat(blue=["Calendar"]),
        )
        play(game, "ann: dogma Ark of the Covenant")
        assert options(game) == ["Calendar", "Writing"]
        play(game, "ann: Calendar")
        assert zone(game, "ann", "score") == ["Calendar", "Writing"]

    def test_an_empty_hand_still_brings_the_ark_to_hand(self) -> None:
        game = artifacts_table(ann=seat(purple=["Ark of the Covenant", "Mysticism"]), bo=seat(blue=["Writing"]))
        play(game, "ann: dogma Ark of the Covenant")
        assert zone(game, "ann", "hand") == ["Ark of the Covenant"]
        assert pile(game, "ann", "purple") == ["Mysticism"]
        assert pile(game, "bo", "blue") == ["Writing"]

    def test_a_sharer_takes_the_ark_and_then_the_launcher_is_without_a_top_artifact(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Ark of the Covenant"], blue=["Calendar"]),
            bo=seat(hand=["Oars"], yellow=["Masonry"]),
        )
        play(game, "ann: dogma Ark of the Covenant")
        assert zone(game, "bo", "hand") == ["Ark of the Covenant"]
        assert zone(game, "ann", "score") == ["Calendar"]
        assert bonus_drawn(game)

    def test_from_the_display_it_is_no_top_card_and_goes_back_to_its_pile(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], display=["Ark of the Covenant"], blue=["Alchemy"]), bo=seat(), action=0
        )
        play(game, "ann: dogma Ark of the Covenant")
        assert zone(game, "ann", "score") == ["Alchemy"]
        assert zone(game, "ann", "hand") == []
        assert supply(game, 1, "artifacts")[-1] == "Ark of the Covenant"

    def test_a_relic_is_an_artifact_only_by_its_own_set(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            options={"relics": True},
            ann=seat(hand=["Tools"], purple=["Ark of the Covenant"]),
            bo=seat(blue=["Writing"], green=["Timbuktu"]),
            cy=seat(blue=["Calendar"], purple=["Newton-Wickins Telescope"]),
        )
        play(game, "ann: dogma Ark of the Covenant")
        assert zone(game, "ann", "score") == ["Writing"]
        assert pile(game, "cy", "blue") == ["Calendar"]

    def test_bonus_not_for_the_launcher_alone(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Ark of the Covenant"]), bo=seat(red=["Archery"], blue=["Writing"])
        )
        play(game, "ann: dogma Ark of the Covenant")
        assert zone(game, "ann", "score") == ["Writing"]
        assert not bonus_drawn(game)


class TestMaskOfWarka:
    """Name a color; who alone holds it returns those cards and claims all achievements of their values."""

    def test_alone_with_the_color_claims_all_of_the_values(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Alchemy", "Oars"], purple=["Mask of Warka"]),
            bo=seat(hand=["Sailing"]),
            available=["Pottery", "Code of Laws", "Paper", "Calendar"],
        )
        play(game, "ann: dogma Mask of Warka", "ann: blue")
        assert shown(game) == [["Tools", "Alchemy", "Oars"], ["Sailing"]]
        assert zone(game, "ann", "hand") == ["Oars"]
        assert (supply(game, 1)[-1], supply(game, 3)[-1]) == ("Tools", "Alchemy")
        assert zone(game, "ann", "achievements") == ["Code of Laws", "Paper", "Pottery"]
        assert available(game) == ["Calendar"]

    def test_somebody_elses_card_of_the_color_prevents_it(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Mask of Warka"]),
            bo=seat(),
            cy=seat(hand=["Calendar"]),
            available=["Pottery"],
        )
        play(game, "ann: dogma Mask of Warka", "ann: blue")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert available(game) == ["Pottery"]

    def test_so_does_a_partners(self) -> None:
        """Rules 16.3: each player shows his hand."""
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Mask of Warka"]),
            bo=seat(),
            cy=seat(hand=["Calendar"]),
            di=seat(),
            available=["Pottery"],
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Mask of Warka", "ann: blue")
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_a_color_nobody_holds_does_nothing(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Mask of Warka"]), bo=seat(hand=["Oars"]), available=["Pottery"]
        )
        play(game, "ann: dogma Mask of Warka")
        assert options(game) == ["blue", "green", "purple", "red", "yellow"]
        play(game, "ann: green")
        assert moves(game) == []

    def test_a_color_only_another_holds_does_nothing(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Mask of Warka"]), bo=seat(hand=["Oars"]), available=["Pottery"]
        )
        play(game, "ann: dogma Mask of Warka", "ann: red")
        assert moves(game) == []

    def test_without_an_achievement_of_the_value_the_cards_go_all_the_same(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools"], purple=["Mask of Warka"]), bo=seat(), available=["Calendar"])
        play(game, "ann: dogma Mask of Warka", "ann: blue")
        assert zone(game, "ann", "hand") == []
        assert available(game) == ["Calendar"]

    def test_showing_hands_is_no_change_and_claiming_is(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Mask of Warka"]), bo=seat(hand=["Writing"], yellow=["Masonry"])
        )
        play(game, "ann: dogma Mask of Warka", "bo: blue", "ann: blue")
        assert not bonus_drawn(game)
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Mask of Warka"]),
            bo=seat(hand=["Oars"], yellow=["Masonry"]),
            available=["Pottery"],
        )
        play(game, "ann: dogma Mask of Warka", "bo: red", "ann: green")
        assert zone(game, "bo", "achievements") == ["Pottery"]
        assert bonus_drawn(game)

    def test_the_claims_can_win(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Mask of Warka"], achievements=SPECIALS),
            bo=seat(),
            available=["Pottery", "Code of Laws"],
        )
        play(game, "ann: dogma Mask of Warka", "ann: blue")
        assert ending(game) == ("achievements", ["ann"])


class TestTaleOfTheShipwreckedSailor:
    """Name a color, draw a 1, meld a hand card of the color, splay it left."""

    def test_the_card_just_drawn_can_be_melded(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Tale of the Shipwrecked Sailor"], blue=["Alchemy"]), bo=seat(), supply={1: ["Tools"]}
        )
        play(game, "ann: dogma Tale of the Shipwrecked Sailor", "ann: blue")
        assert pile(game, "ann", "blue") == ["Tools", "Alchemy"]
        assert splay(game, "ann", "blue") == "left"

    def test_the_color_is_named_before_the_draw(self) -> None:
        game = artifacts_table(ann=seat(purple=["Tale of the Shipwrecked Sailor"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: dogma Tale of the Shipwrecked Sailor")
        assert asked(game)[:2] == ("ann", "color")
        assert moves(game) == []

    def test_a_single_card_cannot_be_splayed(self) -> None:
        game = artifacts_table(ann=seat(purple=["Tale of the Shipwrecked Sailor"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: dogma Tale of the Shipwrecked Sailor", "ann: blue")
        assert (pile(game, "ann", "blue"), splay(game, "ann", "blue")) == (["Tools"], "none")

    def test_without_a_card_of_the_color_the_hand_is_shown_and_nothing_splayed(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Oars"], purple=["Tale of the Shipwrecked Sailor"], blue=["Alchemy", "Calendar"]),
            bo=seat(),
            supply={1: ["Sailing"]},
        )
        play(game, "ann: dogma Tale of the Shipwrecked Sailor", "ann: blue")
        assert [sorted(cards) for cards in shown(game)] == [["Oars", "Sailing"]]
        assert splay(game, "ann", "blue") == "none"
        assert zone(game, "ann", "hand") == ["Oars", "Sailing"]

    def test_one_of_several_is_chosen_and_a_right_splay_turns_left(self) -> None:
        game = artifacts_table(
            ann=seat(
                hand=["Writing", "Pottery"],
                purple=["Tale of the Shipwrecked Sailor"],
                blue=("right", ["Alchemy", "Calendar"]),
            ),
            bo=seat(),
            supply={1: ["Sailing"]},
        )
        play(game, "ann: dogma Tale of the Shipwrecked Sailor", "ann: blue")
        assert options(game) == ["Pottery", "Writing"]
        play(game, "ann: Pottery")
        assert pile(game, "ann", "blue") == ["Pottery", "Alchemy", "Calendar"]
        assert splay(game, "ann", "blue") == "left"

    def test_shared_by_one(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Tale of the Shipwrecked Sailor"]),
            bo=seat(blue=["Tools"]),
            cy=seat(red=["Archery"]),
            supply={1: ["Writing", "Oars", "Sailing"]},
        )
        play(game, "ann: dogma Tale of the Shipwrecked Sailor", "bo: blue", "ann: red")
        assert (pile(game, "bo", "blue"), splay(game, "bo", "blue")) == (["Writing", "Tools"], "left")
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "cy", "hand") == []
        assert zone(game, "ann", "hand") == ["Sailing"]


class TestHolmegaardBows:
    """Compel: the highest top card with a castle goes to the demander's hand. Draw a 2."""

    def test_takes_the_highest_top_card_with_a_castle(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Holmegaard Bows"]),
            bo=seat(green=["Clothing"], purple=["Feudalism", "Mysticism"], red=["Archery"], blue=["Physics"]),
            supply={2: ["Calendar", "Fermenting"], 1: ["Oars"]},
        )
        play(game, "ann: dogma Holmegaard Bows")
        assert pile(game, "bo", "purple") == ["Mysticism"]
        assert zone(game, "bo", "hand") == ["Calendar"]  # the compelled one shares the draw
        assert zone(game, "ann", "hand") == ["Fermenting", "Feudalism", "Oars"]

    def test_the_target_picks_among_the_tied(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Holmegaard Bows"]), bo=seat(yellow=["Machinery"], blue=["Alchemy"], red=["Archery"])
        )
        play(game, "ann: dogma Holmegaard Bows")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Alchemy", "Machinery"]
        play(game, "bo: Alchemy")
        assert "Alchemy" in zone(game, "ann", "hand")

    def test_without_a_castle_nothing_goes(self) -> None:
        game = artifacts_table(ann=seat(red=["Holmegaard Bows"]), bo=seat(green=["Clothing"]))
        play(game, "ann: dogma Holmegaard Bows")
        assert pile(game, "bo", "green") == ["Clothing"]

    def test_with_fewer_leaves_neither_compelled_nor_sharing(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Holmegaard Bows"]), bo=seat(purple=["Feudalism"]), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Holmegaard Bows")
        assert pile(game, "bo", "purple") == ["Feudalism"]
        assert (zone(game, "ann", "hand"), zone(game, "bo", "hand")) == (["Calendar"], [])

    def test_who_loses_his_leaves_to_the_compel_shares_all_the_same(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Holmegaard Bows"]), bo=seat(yellow=["Fermenting"]), supply={2: ["Calendar", "Currency"]}
        )
        play(game, "ann: dogma Holmegaard Bows")
        assert pile(game, "bo", "yellow") == []
        assert zone(game, "bo", "hand") == ["Calendar"]


class TestPapyrusOfAni:
    """Return a purple hand card; draw one two higher of a named set; a purple one is melded and executed."""

    def test_a_purple_card_is_melded_and_executed(self) -> None:
        game = artifacts_table(
            ann=seat(
                hand=["Mysticism", "Tools"],
                red=["Papyrus of Ani"],
                green=["Sailing", "Clothing"],
                purple=["Monotheism"],
            ),
            bo=seat(),
            supply={3: ["Feudalism"]},
        )
        play(game, "ann: dogma Papyrus of Ani")
        assert asked(game)[:2] == ("ann", "set")
        assert options(game) == ["artifacts", "base"]
        play(game, "ann: base")
        assert pile(game, "ann", "purple") == ["Feudalism", "Monotheism"]
        assert zone(game, "ann", "hand") == ["Tools"]
        assert supply(game, 1)[-1] == "Mysticism"

    def test_an_artifact_can_be_named(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Mysticism"], red=["Papyrus of Ani"]), bo=seat(), supply={3: ["Necronomicon", "Paper"]}
        )
        play(game, "ann: dogma Papyrus of Ani", "ann: artifacts")
        assert pile(game, "ann", "purple") == ["Necronomicon"]
        assert zone(game, "ann", "hand") == ["Paper"]  # drawn by the Necronomicon, executed at once

    def test_another_color_stays_in_hand(self) -> None:
        game = artifacts_table(ann=seat(hand=["Mysticism"], red=["Papyrus of Ani"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: dogma Papyrus of Ani", "ann: base")
        assert zone(game, "ann", "hand") == ["Paper"]
        assert moves(game, "bo")[-2:] == ["draw Paper", "keep Paper"]

    def test_without_a_purple_card_the_hand_is_shown(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools"], red=["Papyrus of Ani"]), bo=seat())
        play(game, "ann: dogma Papyrus of Ani")
        assert shown(game) == [["Tools"]]
        assert asked(game) == ACTION

    def test_an_empty_hand_shows_nothing(self) -> None:
        game = artifacts_table(ann=seat(red=["Papyrus of Ani"]), bo=seat())
        play(game, "ann: dogma Papyrus of Ani")
        assert shown(game) == []

    def test_an_exhausted_set_falls_back_to_base(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Mysticism"], red=["Papyrus of Ani"]),
            bo=seat(),
            removed=emptied(3, row="artifacts"),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Papyrus of Ani", "ann: artifacts")
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_base_by_name_overrules_the_echoes_draw(self) -> None:
        for named, drawn in (("base", "Paper"), ("artifacts", "Excalibur"), ("echoes", "Liquid Fire")):
            game = artifacts_table(
                sets=("base", "artifacts", "echoes"),
                ann=seat(hand=["Mysticism", "Tools"], red=["Papyrus of Ani"]),
                bo=seat(),
                supply={3: ["Paper", "Excalibur", "Liquid Fire"]},
            )
            play(game, "ann: dogma Papyrus of Ani", f"ann: {named}")
            assert zone(game, "ann", "hand") == sorted(["Tools", drawn])

    def test_a_nine_asks_for_an_eleven_and_ends_the_game(self) -> None:
        game = artifacts_table(ann=seat(hand=["Services"], red=["Papyrus of Ani"]), bo=seat(score=["Tools"]))
        play(game, "ann: dogma Papyrus of Ani", "ann: base")
        assert ending(game) == ("score", ["bo"])

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Papyrus of Ani"]),
            bo=seat(hand=["Mysticism"], blue=["Pottery"]),
            supply={3: ["Paper"], 1: ["Oars"]},
        )
        play(game, "ann: dogma Papyrus of Ani", "bo: base")
        assert zone(game, "bo", "hand") == ["Paper"]
        assert zone(game, "ann", "hand") == ["Oars"]


class TestPavlovianTusk:
    """Draw three cards of the top green card's value; return one and score one of them."""

    def test_returns_one_and_scores_one_of_the_drawn(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], red=["Pavlovian Tusk"], green=["Paper", "Sailing"], blue=["Physics"]),
            bo=seat(),
            supply={3: ["Compass", "Optics", "Medicine"]},
        )
        play(game, "ann: dogma Pavlovian Tusk")
        assert options(game) == ["Compass", "Medicine", "Optics"]
        play(game, "ann: Optics")
        assert options(game) == ["Compass", "Medicine"]
        play(game, "ann: Medicine")
        assert zone(game, "ann", "hand") == ["Compass", "Tools"]
        assert zone(game, "ann", "score") == ["Medicine"]
        assert supply(game, 3)[-1] == "Optics"
        assert moves(game, "bo")[-2:] == ["return back 3 base", "score back 3 base"]

    def test_no_green_card_draws_ones(self) -> None:
        game = artifacts_table(ann=seat(red=["Pavlovian Tusk"]), bo=seat(), supply={1: ["Oars", "Tools", "Sailing"]})
        play(game, "ann: dogma Pavlovian Tusk", "ann: Oars", "ann: Tools")
        assert zone(game, "ann", "hand") == ["Sailing"]
        assert zone(game, "ann", "score") == ["Tools"]

    def test_a_pile_that_runs_out_is_followed_by_the_next(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Pavlovian Tusk"], green=["Paper"]),
            bo=seat(),
            removed=emptied(3, but=["Paper", "Compass"]),
            supply={3: ["Compass"], 4: ["Anatomy", "Invention"]},
        )
        play(game, "ann: dogma Pavlovian Tusk", "ann: Compass", "ann: Anatomy")
        assert zone(game, "ann", "hand") == ["Invention"]

    def test_shared_by_all(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Pavlovian Tusk"]),
            bo=seat(green=["Currency"]),
            supply={2: ["Calendar", "Fermenting", "Philosophy"], 1: ["Oars", "Tools", "Sailing", "Archery"]},
        )
        play(game, "ann: dogma Pavlovian Tusk", "bo: Calendar", "bo: Fermenting", "ann: Oars", "ann: Tools")
        assert zone(game, "bo", "score") == ["Fermenting"]
        assert zone(game, "ann", "hand") == ["Archery", "Sailing"]


class TestDancingGirl:
    """Compel: Dancing Girl moves to the target's board. It wins for who launched it once it has been everywhere."""

    def test_wins_when_it_has_been_on_every_board(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Dancing Girl"]), bo=seat(purple=["Philosophy"]))
        play(game, "ann: dogma Dancing Girl")
        assert ending(game) == ("effect", ["ann"])
        assert pile(game, "bo", "yellow") == ["Dancing Girl"]

    def test_it_wanders_from_target_to_target(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Dancing Girl", "Masonry"]),
            bo=seat(purple=["Philosophy"]),
            cy=seat(blue=["Experimentation"], yellow=["Anatomy"]),
        )
        play(game, "ann: dogma Dancing Girl")
        assert pile(game, "cy", "yellow") == ["Dancing Girl", "Anatomy"]
        assert (pile(game, "ann", "yellow"), pile(game, "bo", "yellow")) == (["Masonry"], [])
        assert ending(game) == ("effect", ["ann"])

    def test_one_board_left_out_is_no_win(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Dancing Girl"]), bo=seat(purple=["Philosophy"]), cy=seat(blue=["Tools"])
        )
        play(game, "ann: dogma Dancing Girl")
        assert pile(game, "bo", "yellow") == ["Dancing Girl"]
        assert game.result is None

    def test_with_nobody_compelled_it_stays(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Dancing Girl"]), bo=seat(blue=["Tools"]))
        play(game, "ann: dogma Dancing Girl")
        assert pile(game, "ann", "yellow") == ["Dancing Girl"]
        assert asked(game) == ACTION
        assert moves(game) == []

    def test_from_the_display_it_moves_but_never_wins_and_goes_back(self) -> None:
        game = artifacts_table(ann=seat(display=["Dancing Girl"]), bo=seat(purple=["Philosophy"]), action=0)
        play(game, "ann: dogma Dancing Girl")
        assert game.result is None
        assert [move for move in moves(game) if "Dancing" in move] == ["transfer Dancing Girl", "return Dancing Girl"]
        assert supply(game, 1, "artifacts")[-1] == "Dancing Girl"
        assert pile(game, "bo", "yellow") == []

    def test_executed_alone_by_its_shareable_effect_it_does_not_win(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Masonry"], green=["Priest-King"], yellow=["Dancing Girl"]), bo=seat(purple=["Philosophy"])
        )
        play(game, "ann: dogma Priest-King")
        assert game.result is None
        assert pile(game, "ann", "yellow") == ["Dancing Girl"]

    def test_executed_from_another_board_it_has_not_been_on_mine(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Gujin Tushu Jinsheng"]),
            bo=seat(yellow=["Dancing Girl"]),
            cy=seat(blue=["Experimentation"]),
        )
        play(game, "ann: dogma Gujin Tushu Jinsheng", "ann: Dancing Girl")
        assert pile(game, "cy", "yellow") == ["Dancing Girl"]
        assert game.result is None


class TestLurganCanoe:
    """Meld a hand card and score what it covers; again as long as that is something."""

    def test_scores_everything_beneath_and_goes_on(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Masonry", "Tools", "Oars"], yellow=["Lurgan Canoe", "Agriculture"]), bo=seat()
        )
        play(game, "ann: dogma Lurgan Canoe", "ann: Masonry", "ann: Agriculture", "ann: Tools")
        assert zone(game, "ann", "score") == ["Agriculture", "Lurgan Canoe"]
        assert pile(game, "ann", "yellow") == ["Masonry"]
        assert pile(game, "ann", "blue") == ["Tools"]  # covers nothing: that ends it
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_the_splay_is_lost_with_the_cards_beneath(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Writing"], yellow=["Lurgan Canoe"], blue=("left", ["Tools", "Pottery"])), bo=seat()
        )
        play(game, "ann: dogma Lurgan Canoe", "ann: Tools")
        assert (pile(game, "ann", "blue"), splay(game, "ann", "blue")) == (["Writing"], "none")

    def test_an_empty_hand_does_nothing(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Lurgan Canoe", "Masonry"]), bo=seat())
        play(game, "ann: dogma Lurgan Canoe")
        assert moves(game) == []

    def test_it_goes_on_while_the_hand_lasts_and_six_scored_are_monument(self) -> None:
        game = artifacts_table(
            ann=seat(
                hand=["Masonry", "Writing"],
                yellow=["Lurgan Canoe", "Agriculture", "Domestication"],
                blue=["Tools", "Pottery", "Calendar"],
            ),
            bo=seat(),
        )
        picks = ["Masonry", "Lurgan Canoe", "Agriculture", "Tools", "Pottery"]
        play(game, "ann: dogma Lurgan Canoe", *[f"ann: {pick}" for pick in picks])
        assert len(zone(game, "ann", "score")) == 6
        assert zone(game, "ann", "achievements") == ["Monument"]
        assert asked(game) == ACTION

    def test_shared_with_own_hand_and_board(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Lurgan Canoe"]),
            bo=seat(hand=["Sailing", "Tools"], green=["Mapmaking"], purple=["City States"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Lurgan Canoe", "bo: Sailing")
        assert zone(game, "bo", "score") == ["Mapmaking"]
        assert pile(game, "bo", "blue") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Oars"]


class TestXianrendongShards:
    """Show three hand cards, score two, tuck the third; two of one color draw three 1s."""

    def test_two_of_one_color_draw_three_ones(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Writing", "Oars", "Paper"], yellow=["Xianrendong Shards"]),
            bo=seat(),
            supply={1: ["Sailing", "Clothing", "Mysticism"]},
        )
        play(game, "ann: dogma Xianrendong Shards", "ann: Tools", "ann: Oars", "ann: Writing")
        assert asked(game) == ("ann", "card", "score")
        assert options(game) == ["Oars", "Tools", "Writing"]
        play(game, "ann: Writing", "ann: Tools")
        assert zone(game, "ann", "score") == ["Tools", "Writing"]
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Clothing", "Mysticism", "Paper", "Sailing"]
        assert game.position()["players"]["ann"]["this_turn"] == {"tucked": 1, "scored": 2}

    def test_the_three_are_shown_to_all(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Sailing", "Oars", "Paper"], yellow=["Xianrendong Shards"]), bo=seat()
        )
        play(
            game, "ann: dogma Xianrendong Shards", "ann: Tools", "ann: Oars", "ann: Sailing", "ann: Tools", "ann: Oars"
        )
        seen = moves(game, "bo")
        assert seen[:3] == ["reveal Tools", "reveal Oars", "reveal Sailing"]
        assert seen[3:] == ["score Tools", "score Oars", "tuck Sailing"]
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_different_colors_draw_nothing(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools", "Writing", "Oars"], yellow=["Xianrendong Shards"]), bo=seat())
        play(game, "ann: dogma Xianrendong Shards", "ann: Oars", "ann: Writing")
        assert pile(game, "ann", "blue") == ["Tools"]
        assert zone(game, "ann", "hand") == []

    def test_two_cards_are_both_scored(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Writing"], yellow=["Xianrendong Shards"]),
            bo=seat(),
            supply={1: ["Sailing", "Clothing", "Mysticism"]},
        )
        play(game, "ann: dogma Xianrendong Shards")  # no choice: in which order they are scored cannot matter (1.10.8)
        assert zone(game, "ann", "score") == ["Tools", "Writing"]
        assert len(zone(game, "ann", "hand")) == 3

    def test_one_card_is_scored_and_none_does_nothing(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools"], yellow=["Xianrendong Shards"]), bo=seat())
        play(game, "ann: dogma Xianrendong Shards")
        assert zone(game, "ann", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == []
        game = artifacts_table(ann=seat(yellow=["Xianrendong Shards"]), bo=seat())
        play(game, "ann: dogma Xianrendong Shards")
        assert moves(game) == []

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Xianrendong Shards"]),
            bo=seat(hand=["Tools"], blue=["Pottery"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Xianrendong Shards")
        assert zone(game, "bo", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Oars"]
