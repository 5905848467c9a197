"""Artifacts of age 2: the course of each and the edges its text can reach."""

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


class TestRosettaStone:
    """Name a set, draw two 2s of it; meld one, give the other to an opponent's board."""

    def test_one_is_melded_and_the_other_goes_to_the_opponent(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Rosetta Stone"]),
            bo=seat(green=["Sailing"]),
            supply={2: ["Currency", "Fermenting", "Holy Lance"]},
        )
        play(game, "ann: dogma Rosetta Stone")
        assert asked(game)[:2] == ("ann", "set")
        assert options(game) == ["artifacts", "base"]
        play(game, "ann: base")
        assert options(game) == ["Currency", "Fermenting"]
        play(game, "ann: Fermenting")
        assert pile(game, "ann", "yellow") == ["Fermenting"]
        assert pile(game, "bo", "green") == ["Currency", "Sailing"]

    def test_the_opponent_is_chosen_last(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Rosetta Stone"]),
            bo=seat(),
            cy=seat(),
            supply={2: ["Holy Lance", "Holy Grail"]},
        )
        play(game, "ann: dogma Rosetta Stone", "ann: artifacts", "ann: Holy Lance")
        assert asked(game) == ("ann", "player", "transfer")
        assert options(game) == ["bo", "cy"]
        play(game, "ann: cy")
        assert pile(game, "cy", "yellow") == ["Holy Grail"]

    def test_a_partner_is_no_opponent(self) -> None:
        game = artifacts_table(
            options={"teams": "partners"},
            ann=seat(blue=["Rosetta Stone"]),
            bo=seat(),
            cy=seat(),
            di=seat(),
            supply={2: ["Holy Lance", "Holy Grail"]},
        )
        play(game, "ann: dogma Rosetta Stone", "ann: artifacts", "ann: Holy Lance")
        assert options(game) == ["bo", "di"]

    def test_a_set_that_runs_out_falls_back_to_base(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Rosetta Stone"]),
            bo=seat(),
            removed=emptied(2, row="artifacts", but=["Rosetta Stone", "Holy Grail"]),
            supply={2: ["Holy Grail", "Calendar"]},
        )
        play(game, "ann: dogma Rosetta Stone", "ann: artifacts")
        assert options(game) == ["Calendar", "Holy Grail"]

    def test_base_by_name_overrules_the_echoes_draw(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(hand=["Tools"], blue=["Rosetta Stone"]),
            bo=seat(),
            supply={2: ["Calendar", "Currency", "Chaturanga", "Lever"]},
        )
        play(game, "ann: dogma Rosetta Stone", "ann: base")
        assert options(game) == ["Calendar", "Currency"]

    def test_the_given_card_can_win_by_universe_only_for_its_owner(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Rosetta Stone"]),
            bo=seat(
                red=("up", ["Flight", "Mobility"]),
                yellow=("up", ["Skyscrapers", "Antibiotics"]),
                green=["Corporations"],
                purple=["Socialism"],
            ),
            removed=emptied(2, 3, 4, 5, 6, 7),
            supply={8: ["Rocketry", "Empiricism"]},
        )
        play(game, "ann: dogma Rosetta Stone", "ann: base", "ann: Empiricism")
        assert pile(game, "bo", "blue") == ["Rocketry"]
        assert zone(game, "bo", "achievements") == ["Universe"]

    def test_a_sharer_chooses_for_himself_and_may_hit_the_launcher(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Rosetta Stone"]),
            bo=seat(yellow=["Masonry"]),
            supply={2: ["Currency", "Fermenting", "Calendar", "Philosophy"], 1: ["Oars"]},
        )
        play(game, "ann: dogma Rosetta Stone", "bo: base", "bo: Currency", "ann: base", "ann: Calendar")
        assert pile(game, "ann", "yellow") == ["Fermenting"]
        assert pile(game, "bo", "purple") == ["Philosophy"]
        assert bonus_drawn(game)


class TestSeikilosEpitaph:
    """Draw and meld a 3; meld the bottom card of its pile and execute it."""

    def test_the_bottom_card_comes_up_and_is_executed(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Seikilos Epitaph", "Tools", "Writing"]),
            bo=seat(),
            supply={3: ["Alchemy"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma Seikilos Epitaph")
        assert pile(game, "ann", "blue") == ["Writing", "Alchemy", "Seikilos Epitaph", "Tools"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_alone_in_its_pile_the_drawn_card_itself_is_executed(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Seikilos Epitaph"], green=("left", ["Sailing", "Clothing"])),
            bo=seat(),
            supply={3: ["Feudalism"]},
        )
        play(game, "ann: dogma Seikilos Epitaph")
        assert pile(game, "ann", "purple") == ["Feudalism"]
        assert asked(game) == ACTION  # its demand is skipped, and it has nothing to splay

    def test_the_splay_is_kept(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Seikilos Epitaph"], red=("right", ["Archery", "Oars"])),
            bo=seat(),
            supply={3: ["Engineering"], 1: ["Pottery"]},
        )
        play(game, "ann: dogma Seikilos Epitaph")
        assert pile(game, "ann", "red") == ["Oars", "Engineering", "Archery"]
        assert splay(game, "ann", "red") == "right"
        assert zone(game, "ann", "hand") == ["Pottery"]  # Oars' second effect

    def test_nobody_shares_the_executed_card(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Seikilos Epitaph", "Writing"]),
            bo=seat(blue=["Mathematics"]),
            supply={3: ["Alchemy"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma Seikilos Epitaph")
        assert zone(game, "bo", "hand") == []
        assert not bonus_drawn(game)

    def test_a_sharer_melds_his_own_bottom_card(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Seikilos Epitaph"]),
            bo=seat(yellow=["Agriculture"], red=["Archery", "Metalworking"]),
            supply={3: ["Optics", "Feudalism", "Paper"], 1: ["Sailing"]},
        )
        play(game, "ann: dogma Seikilos Epitaph")
        assert pile(game, "bo", "red") == ["Metalworking", "Optics", "Archery"]
        assert zone(game, "bo", "hand") == ["Sailing"]  # Metalworking's first card without a castle
        assert bonus_drawn(game)


class TestBaghdadBattery:
    """Meld two hand cards; of one color and two sets they draw and score five 2s."""

    def test_one_color_and_two_sets_score_five(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Rosetta Stone", "Oars"], green=["Baghdad Battery"]),
            bo=seat(),
            supply={2: ["Calendar", "Currency", "Fermenting", "Mapmaking", "Philosophy"]},
        )
        play(game, "ann: dogma Baghdad Battery", "ann: Tools")
        assert options(game) == ["Oars", "Rosetta Stone"]  # two are melded, no fewer
        play(game, "ann: Rosetta Stone")
        assert pile(game, "ann", "blue") == ["Rosetta Stone", "Tools"]
        assert zone(game, "ann", "score") == ["Calendar", "Currency", "Fermenting", "Mapmaking", "Philosophy"]
        assert zone(game, "ann", "hand") == ["Oars"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 5

    def test_one_set_or_two_colors_score_nothing(self) -> None:
        for hand in (["Tools", "Writing"], ["Tools", "Holy Lance"]):
            game = artifacts_table(ann=seat(hand=hand, green=["Baghdad Battery"]), bo=seat())
            play(game, "ann: dogma Baghdad Battery", f"ann: {hand[0]}")
            assert zone(game, "ann", "hand") == []
            assert zone(game, "ann", "score") == []

    def test_a_single_card_is_melded_all_the_same(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools"], green=["Baghdad Battery"], blue=["Rosetta Stone"]), bo=seat())
        play(game, "ann: dogma Baghdad Battery")
        assert pile(game, "ann", "blue") == ["Tools", "Rosetta Stone"]
        assert zone(game, "ann", "score") == []

    def test_a_relic_is_of_its_own_set(self) -> None:
        game = artifacts_table(
            options={"relics": True},
            ann=seat(hand=["Tools", "Complex Numbers"], green=["Baghdad Battery"]),
            bo=seat(),
        )
        play(game, "ann: dogma Baghdad Battery", "ann: Tools")
        assert zone(game, "ann", "score") == []
        game = artifacts_table(
            options={"relics": True},
            ann=seat(hand=["Mysticism", "Newton-Wickins Telescope"], green=["Baghdad Battery"]),
            bo=seat(),
        )
        play(game, "ann: dogma Baghdad Battery", "ann: Mysticism")
        assert len(zone(game, "ann", "score")) == 5

    def test_the_sixth_scored_card_of_a_turn_is_monument(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Rosetta Stone"], green=["Baghdad Battery"], scored=1), bo=seat()
        )
        play(game, "ann: dogma Baghdad Battery", "ann: Tools")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Baghdad Battery"]),
            bo=seat(hand=["Tools"], purple=["City States"]),
            cy=seat(hand=["Oars"]),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Baghdad Battery")
        assert pile(game, "bo", "blue") == ["Tools"]
        assert zone(game, "cy", "hand") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Calendar"]


class TestHolyLance:
    """Compel: a top Artifact moves to the demander's board. With Holy Grail on top, win."""

    def test_the_target_chooses_a_top_artifact(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Holy Lance"], red=["Archery"]),
            bo=seat(blue=["Rosetta Stone", "Tools"], red=["Excalibur"], yellow=["Masonry"]),
        )
        play(game, "ann: dogma Holy Lance")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Excalibur", "Rosetta Stone"]
        play(game, "bo: Excalibur")
        assert pile(game, "ann", "red") == ["Excalibur", "Archery"]
        assert pile(game, "bo", "blue") == ["Rosetta Stone", "Tools"]

    def test_a_covered_artifact_or_none_saves_the_target(self) -> None:
        game = artifacts_table(ann=seat(green=["Holy Lance"]), bo=seat(yellow=["Masonry", "Holy Grail"]))
        play(game, "ann: dogma Holy Lance")
        assert moves(game) == []

    def test_the_grail_that_comes_wins(self) -> None:
        game = artifacts_table(ann=seat(green=["Holy Lance"]), bo=seat(yellow=["Holy Grail"], red=["Archery"]))
        play(game, "ann: dogma Holy Lance")
        assert ending(game) == ("effect", ["ann"])

    def test_a_sharer_with_the_grail_wins_first(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Holy Lance"]), bo=seat(yellow=["Holy Grail"], red=["Excalibur"], blue=["Alchemy"])
        )
        play(game, "ann: dogma Holy Lance", "bo: Excalibur")
        assert ending(game) == ("effect", ["bo"])

    def test_with_fewer_castles_the_grail_stays(self) -> None:
        game = artifacts_table(ann=seat(green=["Holy Lance"]), bo=seat(yellow=["Holy Grail"]))
        play(game, "ann: dogma Holy Lance")
        assert pile(game, "bo", "yellow") == ["Holy Grail"]
        assert game.result is None

    def test_a_covered_grail_does_not_win(self) -> None:
        game = artifacts_table(ann=seat(green=["Holy Lance"], yellow=["Masonry", "Holy Grail"]), bo=seat())
        play(game, "ann: dogma Holy Lance")
        assert game.result is None

    def test_launched_from_the_display_it_wins_too(self) -> None:
        game = artifacts_table(ann=seat(display=["Holy Lance"], yellow=["Holy Grail"]), bo=seat(), action=0)
        play(game, "ann: dogma Holy Lance")
        assert ending(game) == ("effect", ["ann"])


class TestCyrusCylinder:
    """Execute another purple top card of anybody; then choose a color of anybody to splay left."""

    def test_executes_a_purple_card_of_another_board(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Cyrus Cylinder"], hand=["Oars"], red=["Archery"]),
            bo=seat(purple=["Code of Laws"]),
        )
        play(game, "ann: dogma Cyrus Cylinder", "ann: Oars", "ann: red")
        assert pile(game, "ann", "red") == ["Archery", "Oars"]
        assert splay(game, "ann", "red") == "left"
        assert asked(game) == ("ann", "player", "splay left")

    def test_one_of_several_is_chosen_but_not_the_cylinder(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Cyrus Cylinder"]),
            bo=seat(purple=["Mysticism", "Philosophy"]),
            cy=seat(purple=["Monotheism"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Cyrus Cylinder")
        assert options(game) == ["Monotheism", "Mysticism"]
        play(game, "ann: Monotheism")
        assert pile(game, "ann", "red") == ["Oars"]  # its second effect alone, the demand is skipped

    def test_nothing_else_purple_leaves_the_splay(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Cyrus Cylinder"]), bo=seat(red=("right", ["Archery", "Oars"]), blue=["Pottery"])
        )
        play(game, "ann: dogma Cyrus Cylinder")
        assert options(game) == ["ann", "bo"]
        play(game, "ann: bo")
        assert options(game) == ["blue", "red"]
        play(game, "ann: red")
        assert splay(game, "bo", "red") == "left"

    def test_a_color_that_cannot_change_may_be_chosen(self) -> None:
        game = artifacts_table(ann=seat(purple=["Cyrus Cylinder"], red=["Archery", "Oars"]), bo=seat(blue=["Tools"]))
        play(game, "ann: dogma Cyrus Cylinder", "ann: bo")
        assert asked(game) == ACTION
        assert splay(game, "ann", "red") == "none"

    def test_its_own_purple_card_of_another_when_shared(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Cyrus Cylinder"]),
            bo=seat(purple=["Philosophy"], hand=["Oars"], blue=["Tools", "Writing"]),
            supply={2: ["Calendar"]},
        )
        # bo, sharing: Philosophy, declining its splay and scoring; then bo's splay; then ann
        play(game, "ann: dogma Cyrus Cylinder", "bo: pass", "bo: Oars", "bo: bo", "bo: blue")
        assert splay(game, "bo", "blue") == "left"
        assert zone(game, "bo", "score") == ["Oars"]
        play(game, "ann: bo", "ann: purple")
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_the_splayer_draws_the_city(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(purple=["Cyrus Cylinder"]),
            bo=seat(red=["Archery", "Oars"]),
            supply={2: ["Sparta"]},
        )
        play(game, "ann: dogma Cyrus Cylinder", "ann: bo")
        assert zone(game, "ann", "hand") == ["Sparta"]
        assert zone(game, "bo", "hand") == []

    def test_from_the_display_a_purple_card_of_mine_can_be_executed(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Cyrus Cylinder"], purple=["Mysticism"]), bo=seat(), supply={1: ["Oars"]}, action=0
        )
        play(game, "ann: dogma Cyrus Cylinder")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert supply(game, 2, "artifacts")[-1] == "Cyrus Cylinder"


class TestDeadSeaScrolls:
    """Draw an Artifact of the highest top card's value."""

    def test_draws_an_artifact_of_the_highest_top_value(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Dead Sea Scrolls"], red=["Coal", "Flight"]), bo=seat(), supply={5: ["Principia"]}
        )
        play(game, "ann: dogma Dead Sea Scrolls")
        assert zone(game, "ann", "hand") == ["Principia"]
        assert moves(game, "bo") == ["draw back 5 artifacts"]

    def test_from_the_display_with_an_empty_board_it_is_a_one(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Dead Sea Scrolls"]), bo=seat(), supply={1: ["Lurgan Canoe"]}, action=0
        )
        play(game, "ann: dogma Dead Sea Scrolls")
        assert "Lurgan Canoe" in zone(game, "ann", "hand")

    def test_an_empty_artifact_pile_gives_a_base_card(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Dead Sea Scrolls"]),
            bo=seat(),
            removed=emptied(2, row="artifacts", but=["Dead Sea Scrolls"]),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Dead Sea Scrolls")
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_an_empty_base_pile_steps_up(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Dead Sea Scrolls"]), bo=seat(), removed=emptied(2), supply={3: ["Excalibur"]}
        )
        play(game, "ann: dogma Dead Sea Scrolls")
        assert zone(game, "ann", "hand") == ["Excalibur"]

    def test_battleship_yamato_asks_for_an_eleven(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Dead Sea Scrolls"], red=["Battleship Yamato"]), bo=seat(score=["Tools"])
        )
        play(game, "ann: dogma Dead Sea Scrolls")
        assert ending(game) == ("score", ["bo"])

    def test_sharers_go_by_their_own_top_cards(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Dead Sea Scrolls"]),
            bo=seat(green=["Navigation"], purple=["Mysticism"]),
            supply={4: ["Moses"], 2: ["Holy Grail", "Calendar"]},
        )
        play(game, "ann: dogma Dead Sea Scrolls")
        assert zone(game, "bo", "hand") == ["Moses"]
        assert zone(game, "ann", "hand") == ["Calendar", "Holy Grail"]


class TestBabylonianChronicles:
    """Compel: a non-red castle-bearing top card moves to the demander's board. Draw and score a 3."""

    def test_takes_a_castle_card_but_not_a_red_one(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Babylonian Chronicles"]),
            bo=seat(red=["Archery"], blue=["Alchemy", "Tools"], green=["Compass"]),
            supply={3: ["Paper", "Medicine"]},
        )
        play(game, "ann: dogma Babylonian Chronicles")
        assert pile(game, "ann", "blue") == ["Alchemy"]
        assert pile(game, "bo", "blue") == ["Tools"]
        assert zone(game, "bo", "score") == ["Paper"]
        assert zone(game, "ann", "score") == ["Medicine"]

    def test_the_target_picks(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Babylonian Chronicles"], yellow=["Agriculture"]),
            bo=seat(yellow=["Masonry"], purple=["Mysticism"]),
        )
        play(game, "ann: dogma Babylonian Chronicles")
        assert options(game) == ["Masonry", "Mysticism"]
        play(game, "bo: Masonry")
        assert pile(game, "ann", "yellow") == ["Masonry", "Agriculture"]

    def test_only_red_castles_lose_nothing(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Babylonian Chronicles"]), bo=seat(red=["Construction"]), supply={3: ["Paper", "Medicine"]}
        )
        play(game, "ann: dogma Babylonian Chronicles")
        assert pile(game, "bo", "red") == ["Construction"]
        assert zone(game, "bo", "score") == ["Paper"]

    def test_with_fewer_castles_neither_compelled_nor_sharing(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Babylonian Chronicles"]), bo=seat(blue=["Alchemy"]), supply={3: ["Paper"]}
        )
        play(game, "ann: dogma Babylonian Chronicles")
        assert pile(game, "bo", "blue") == ["Alchemy"]
        assert zone(game, "ann", "score") == ["Paper"]
        assert zone(game, "bo", "score") == []


class TestChronicleOfZuo:
    """With the least castles draw a 2, with the least crowns a 3, with the least bulbs a 4."""

    def test_ties_count_as_least(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Chronicle of Zuo"]),
            bo=seat(),
            supply={2: ["Calendar"], 3: ["Paper"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma Chronicle of Zuo")
        assert zone(game, "ann", "hand") == ["Calendar"]  # a crown and two bulbs against none

    def test_all_three(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Chronicle of Zuo"]),
            bo=seat(green=["Sailing"], yellow=["Masonry"], blue=["Tools"]),
            supply={2: ["Calendar", "Currency"], 3: ["Paper"], 4: ["Anatomy", "Gunpowder"]},
        )
        # bo has as many bulbs and shares, but more castles and crowns than ann
        play(game, "ann: dogma Chronicle of Zuo")
        assert zone(game, "bo", "hand") == ["Anatomy"]
        assert zone(game, "ann", "hand") == ["Calendar", "Currency", "Gunpowder", "Paper"]  # the 2 last is the bonus

    def test_more_than_anyone_of_each_draws_nothing(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Chronicle of Zuo"], yellow=["Masonry"]), bo=seat(), cy=seat(green=["The Wheel"])
        )
        play(game, "ann: dogma Chronicle of Zuo")
        assert moves(game) == []

    def test_one_player_with_fewer_is_enough_to_lose_it(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Chronicle of Zuo"], yellow=["Domestication"]),
            bo=seat(yellow=["Masonry"], green=["Sailing"]),
            cy=seat(green=["Mapmaking"]),
            supply={2: ["Calendar"], 3: ["Paper"]},
        )
        play(game, "ann: dogma Chronicle of Zuo")
        assert zone(game, "ann", "hand") == ["Paper"]  # crowns two of two, castles two of one, bulbs two of none


class TestHolyGrail:
    """Return a hand card and claim an achievement of its value."""

    def test_claims_an_achievement_of_the_value_without_points(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Gunpowder", "Tools"], yellow=["Holy Grail"]),
            bo=seat(),
            available=["Mysticism", "Anatomy"],
        )
        play(game, "ann: dogma Holy Grail", "ann: Gunpowder")
        assert zone(game, "ann", "achievements") == ["Anatomy"]
        assert supply(game, 4)[-1] == "Gunpowder"
        assert moves(game, "ann")[-1] == "claim back 4 base"

    def test_without_one_of_the_value_nothing_is_claimed_not_even_a_relic(self) -> None:
        game = artifacts_table(
            options={"relics": True},
            ann=seat(hand=["Gunpowder"], yellow=["Holy Grail"]),
            bo=seat(),
            available=["Mysticism"],
        )
        play(game, "ann: dogma Holy Grail")
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "ann", "hand") == []

    def test_an_empty_hand_claims_nothing(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Holy Grail"]), bo=seat(), available=["Mysticism"])
        play(game, "ann: dogma Holy Grail")
        assert available(game) == ["Mysticism"]

    def test_one_of_several_equal_ones_by_its_back(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], yellow=["Holy Grail"]), bo=seat(), available=["Mysticism", "Pottery"]
        )
        play(game, "ann: dogma Holy Grail")
        assert asked(game) == ("ann", "achievement", "achieve")
        assert len(options(game)) == 2
        assert not set(options(game)) & {"Mysticism", "Pottery"}

    def test_a_second_one_of_a_value_is_free_as_well(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], yellow=["Holy Grail"], achievements=["Pottery"]),
            bo=seat(),
            available=["Mysticism"],
        )
        play(game, "ann: dogma Holy Grail")
        assert zone(game, "ann", "achievements") == ["Mysticism", "Pottery"]

    def test_the_claim_can_win(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], yellow=["Holy Grail"], achievements=[*SPECIALS, "Calendar"]),
            bo=seat(),
            available=["Mysticism"],
        )
        play(game, "ann: dogma Holy Grail")
        assert ending(game) == ("achievements", ["ann"])

    def test_a_sharer_claims_first(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], yellow=["Holy Grail"]),
            bo=seat(hand=["Oars"], blue=["Pottery"]),
            available=["Mysticism"],
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Holy Grail")
        assert zone(game, "bo", "achievements") == ["Mysticism"]
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "ann", "hand") == ["Calendar"]


class TestTerracottaArmy:
    """Compel: a top card without a castle goes back. Score a hand card without a castle."""

    def test_the_target_returns_one_without_a_castle(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Terracotta Army"]),
            bo=seat(green=["Navigation"], blue=["Tools", "Writing"], red=["Coal"]),
        )
        play(game, "ann: dogma Terracotta Army")
        assert asked(game) == ("bo", "card", "return")
        assert options(game) == ["Coal", "Navigation"]
        play(game, "bo: Coal")
        assert supply(game, 5)[-1] == "Coal"

    def test_castles_on_all_tops_save_them(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Terracotta Army"]), bo=seat(purple=["City States"], red=["Oars"]))
        play(game, "ann: dogma Terracotta Army")
        assert moves(game) == []

    def test_scores_a_hand_card_without_a_castle(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools", "Writing", "Sailing"], yellow=["Terracotta Army"]), bo=seat())
        play(game, "ann: dogma Terracotta Army")
        assert options(game) == ["Sailing", "Writing"]
        play(game, "ann: Sailing")
        assert zone(game, "ann", "score") == ["Sailing"]
        assert moves(game, "bo") == ["score back 1 base"]

    def test_a_hand_of_castles_is_shown(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools"], yellow=["Terracotta Army"]), bo=seat())
        play(game, "ann: dogma Terracotta Army")
        assert shown(game) == [["Tools"]]
        assert zone(game, "ann", "score") == []

    def test_a_compelled_opponent_shares_and_the_demander_gets_the_bonus(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Terracotta Army"]),
            bo=seat(hand=["Writing"], green=["Navigation"]),
            cy=seat(hand=["Pottery"], green=["Sailing"]),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Terracotta Army")
        assert pile(game, "bo", "green") == []
        assert zone(game, "bo", "score") == ["Writing"]
        assert (pile(game, "cy", "green"), zone(game, "cy", "score")) == (["Sailing"], [])
        assert zone(game, "ann", "hand") == ["Calendar"]
