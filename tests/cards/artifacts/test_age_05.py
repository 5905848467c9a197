"""Artifacts of age 5: the course of each and the edges its text can reach."""

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
    splay,
    supply,
    zone,
)

ACTION = ("ann", "action", "action")
SPECIALS = ["Empire", "Monument", "Universe", "Wonder", "World"]


def available(game: Game) -> list[str]:
    """The available achievements that have a value."""
    return [name for name in game.position()["achievements"] if name not in SPECIALS]


class TestBoerhavveSilverMicroscope:
    """Return the lowest hand card and the lowest top card; draw and score a card worth both."""

    def test_the_sum_of_both_is_drawn_and_scored(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Paper", "Coal"], blue=["Boerhavve Silver Microscope"], red=["Gunpowder", "Oars"]),
            bo=seat(),
            supply={7: ["Railroad"]},
        )
        play(game, "ann: dogma Boerhavve Silver Microscope")
        assert zone(game, "ann", "score") == ["Railroad"]
        assert zone(game, "ann", "hand") == ["Coal"]
        assert pile(game, "ann", "red") == ["Oars"]
        assert moves(game, "bo") == ["return back 3 base", "return Gunpowder", "score back 7 base"]

    def test_ties_are_chosen(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Oars", "Coal"], blue=["Boerhavve Silver Microscope"], green=["Banking"]),
            bo=seat(),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Boerhavve Silver Microscope")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Oars")
        assert options(game) == ["Banking", "Boerhavve Silver Microscope"]
        play(game, "ann: Banking")
        assert zone(game, "ann", "score") == ["Canning"]

    def test_an_empty_hand_counts_nothing(self) -> None:
        game = artifacts_table(ann=seat(blue=["Boerhavve Silver Microscope"]), bo=seat(), supply={5: ["Physics"]})
        play(game, "ann: dogma Boerhavve Silver Microscope")
        assert zone(game, "ann", "score") == ["Physics"]
        assert supply(game, 5, "artifacts")[-1] == "Boerhavve Silver Microscope"

    def test_nothing_at_all_scores_a_one(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Boerhavve Silver Microscope"]), bo=seat(), supply={1: ["Oars"]}, action=0
        )
        play(game, "ann: dogma Boerhavve Silver Microscope")
        assert zone(game, "ann", "score") == ["Oars"]

    def test_above_ten_the_game_ends(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Canning"], blue=["Boerhavve Silver Microscope"]), bo=seat(score=["Oars"])
        )
        play(game, "ann: dogma Boerhavve Silver Microscope")
        assert ending(game) == ("score", ["bo"])

    def test_yamato_goes_at_eleven(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Boerhavve Silver Microscope"], red=["Battleship Yamato"]),
            bo=seat(score=["Oars"]),
            action=0,
        )
        play(game, "ann: dogma Boerhavve Silver Microscope")
        assert ending(game) == ("score", ["bo"])

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Boerhavve Silver Microscope"]),
            bo=seat(hand=["Paper"], purple=["Philosophy"]),
            supply={5: ["Physics", "Coal"], 1: ["Oars"]},
        )
        play(game, "ann: dogma Boerhavve Silver Microscope")
        assert (zone(game, "bo", "score"), zone(game, "ann", "score")) == (["Physics"], ["Coal"])
        assert zone(game, "ann", "hand") == ["Oars"]  # the bonus of an empty board


class TestPrincipia:
    """Return the non-blue top cards; for each, rising, draw and meld a card one higher."""

    def test_one_above_each_rising(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Principia"], red=["Coal"], green=["Sailing", "Clothing"], yellow=["Fermenting"]),
            bo=seat(),
            supply={2: ["Currency"], 3: ["Medicine"], 6: ["Canning"]},
        )
        play(game, "ann: dogma Principia", "ann: Coal", "ann: Fermenting")
        assert [move for move in moves(game) if move.startswith("meld")] == [
            "meld Currency",
            "meld Medicine",
            "meld Canning",
        ]
        assert pile(game, "ann", "green") == ["Currency", "Clothing"]
        assert pile(game, "ann", "yellow") == ["Canning", "Medicine"]
        assert pile(game, "ann", "blue") == ["Principia"]

    def test_equal_values_are_drawn_for_each(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Principia"], red=["Archery"], green=["Sailing"]),
            bo=seat(),
            supply={2: ["Calendar", "Mathematics"]},
        )
        play(game, "ann: dogma Principia", "ann: Archery")
        assert pile(game, "ann", "blue") == ["Mathematics", "Calendar", "Principia"]

    def test_only_blue_does_nothing(self) -> None:
        game = artifacts_table(ann=seat(blue=["Principia"]), bo=seat())
        play(game, "ann: dogma Principia")
        assert moves(game) == []

    def test_a_ten_or_yamato_ends_the_game_after_the_lower_ones(self) -> None:
        for red in ("Robotics", "Battleship Yamato"):
            game = artifacts_table(
                ann=seat(blue=["Principia"], red=[red], green=["Sailing"]),
                bo=seat(score=["Oars"]),
                supply={2: ["Calendar"]},
            )
            play(game, "ann: dogma Principia", "ann: Sailing")
            assert pile(game, "ann", "blue") == ["Calendar", "Principia"]
            assert ending(game) == ("score", ["bo"])

    def test_shared_by_one(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Principia"]),
            bo=seat(purple=["Mysticism"]),
            cy=seat(purple=["Astronomy"], red=["Archery"]),
            supply={6: ["Canning"], 2: ["Calendar"], 5: ["Coal"]},
        )
        play(game, "ann: dogma Principia", "cy: Archery")
        assert pile(game, "bo", "purple") == ["Mysticism"]
        assert (pile(game, "cy", "yellow"), pile(game, "cy", "blue")) == (["Canning"], ["Calendar"])
        assert zone(game, "ann", "hand") == ["Coal"]


class TestBarqueLongueLaBelle:
    """Draw and meld 5s until a green one."""

    def test_melds_until_a_green_one(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Barque-Longue La Belle"]),
            bo=seat(),
            supply={5: ["Coal", "Physics", "Banking", "Statistics"]},
        )
        play(game, "ann: dogma Barque-Longue La Belle")
        assert pile(game, "ann", "green") == ["Banking", "Barque-Longue La Belle"]
        assert (pile(game, "ann", "red"), pile(game, "ann", "blue")) == (["Coal"], ["Physics"])
        assert supply(game, 5)[0] == "Statistics"

    def test_without_a_green_card_left_the_game_ends(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Barque-Longue La Belle"]),
            bo=seat(score=["Oars"]),
            removed=emptied(5, 6, 7, 8, 9, 10, but=["Coal"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Barque-Longue La Belle")
        assert pile(game, "ann", "red") == ["Coal"]
        assert ending(game) == ("score", ["bo"])

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Barque-Longue La Belle"]),
            bo=seat(yellow=["Canning"]),
            supply={5: ["Measurement", "Banking", "Coal"]},
        )
        play(game, "ann: dogma Barque-Longue La Belle")
        assert pile(game, "bo", "green") == ["Measurement"]
        assert zone(game, "ann", "hand") == ["Coal"]


class TestHudsonsBayCompanyArchives:
    """Score all bottom cards; meld a score card and splay its color right."""

    def test_scores_bottoms_and_melds_a_score_card(self) -> None:
        game = artifacts_table(
            ann=seat(
                score=["Mysticism"],
                green=["Hudson's Bay Company Archives", "Sailing"],
                red=("up", ["Archery", "Oars", "Coal"]),
                blue=["Tools"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Hudson's Bay Company Archives", "ann: Tools", "ann: Coal")
        assert zone(game, "ann", "score") == ["Coal", "Mysticism", "Sailing", "Tools"]
        assert options(game) == ["Coal", "Mysticism", "Sailing", "Tools"]
        play(game, "ann: Coal")
        assert pile(game, "ann", "red") == ["Coal", "Archery", "Oars"]
        assert splay(game, "ann", "red") == "right"
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 3

    def test_a_pile_of_two_loses_its_splay_and_a_lone_card_is_not_splayed(self) -> None:
        game = artifacts_table(
            ann=seat(green=("left", ["Hudson's Bay Company Archives", "Sailing"]), blue=["Tools"]), bo=seat()
        )
        play(game, "ann: dogma Hudson's Bay Company Archives", "ann: Sailing", "ann: Tools")
        assert splay(game, "ann", "green") == "none"
        assert (pile(game, "ann", "blue"), splay(game, "ann", "blue")) == (["Tools"], "none")

    def test_an_empty_table_from_the_display(self) -> None:
        game = artifacts_table(ann=seat(display=["Hudson's Bay Company Archives"]), bo=seat(), action=0)
        play(game, "ann: dogma Hudson's Bay Company Archives")
        assert moves(game) == ["return Hudson's Bay Company Archives"]

    def test_the_meld_comes_even_without_anything_to_score(self) -> None:
        game = artifacts_table(ann=seat(display=["Hudson's Bay Company Archives"], score=["Oars"]), bo=seat(), action=0)
        play(game, "ann: dogma Hudson's Bay Company Archives")
        assert pile(game, "ann", "red") == ["Oars"]

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Hudson's Bay Company Archives"]),
            bo=seat(green=["Sailing", "Clothing"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Hudson's Bay Company Archives")
        assert (pile(game, "bo", "green"), splay(game, "bo", "green")) == (["Clothing", "Sailing"], "right")
        assert pile(game, "ann", "green") == ["Hudson's Bay Company Archives"]
        assert zone(game, "ann", "hand") == ["Coal"]


class TestAlmiraQueenOfTheCastle:
    """Meld a hand card and claim an achievement of its value."""

    def test_claims_an_achievement_of_the_melded_value(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Gunpowder", "Tools"], purple=["Almira, Queen of the Castle"]),
            bo=seat(),
            available=["Mysticism", "Anatomy"],
        )
        play(game, "ann: dogma Almira, Queen of the Castle", "ann: Gunpowder")
        assert pile(game, "ann", "red") == ["Gunpowder"]
        assert zone(game, "ann", "achievements") == ["Anatomy"]

    def test_without_one_of_the_value_only_the_meld(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Almira, Queen of the Castle"]), bo=seat(), available=["Anatomy"]
        )
        play(game, "ann: dogma Almira, Queen of the Castle")
        assert pile(game, "ann", "blue") == ["Tools"]
        assert available(game) == ["Anatomy"]

    def test_yamato_is_an_eleven_on_the_board(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Battleship Yamato"], purple=["Almira, Queen of the Castle"]),
            bo=seat(),
            available=["Flight"],
        )
        play(game, "ann: dogma Almira, Queen of the Castle")
        assert available(game) == ["Flight"]

    def test_an_empty_hand_does_nothing(self) -> None:
        game = artifacts_table(ann=seat(purple=["Almira, Queen of the Castle"]), bo=seat(), available=["Mysticism"])
        play(game, "ann: dogma Almira, Queen of the Castle")
        assert moves(game) == []

    def test_a_sharer_can_win_by_it(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Oars"], purple=["Almira, Queen of the Castle"]),
            bo=seat(hand=["Tools"], green=["Navigation"], achievements=[*SPECIALS, "Calendar"]),
            available=["Mysticism"],
        )
        play(game, "ann: dogma Almira, Queen of the Castle")
        assert ending(game) == ("achievements", ["bo"])


class TestSandhamRoomCricketBat:
    """Draw a 6 openly; a red one claims any achievement."""

    def test_red_claims_any(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Sandham Room Cricket Bat"]),
            bo=seat(),
            available=["Mysticism", "Services"],
            supply={6: ["Machine Tools"]},
        )
        play(game, "ann: dogma Sandham Room Cricket Bat")
        assert asked(game) == ("ann", "achievement", "achieve")
        play(game, next(f"ann: {option}" for option in options(game) if "9" in option))
        assert zone(game, "ann", "achievements") == ["Services"]
        assert zone(game, "ann", "hand") == ["Machine Tools"]

    def test_another_color_is_kept(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Sandham Room Cricket Bat"]), bo=seat(), available=["Mysticism"], supply={6: ["Canning"]}
        )
        play(game, "ann: dogma Sandham Room Cricket Bat")
        assert zone(game, "ann", "hand") == ["Canning"]
        assert available(game) == ["Mysticism"]
        assert moves(game, "bo")[0] == "draw Canning"

    def test_red_without_an_available_achievement(self) -> None:
        game = artifacts_table(
            options={"relics": True},
            ann=seat(purple=["Sandham Room Cricket Bat"]),
            bo=seat(),
            supply={6: ["Machine Tools"]},
        )
        play(game, "ann: dogma Sandham Room Cricket Bat")
        assert zone(game, "ann", "achievements") == []  # neither a special one nor a relic (6.16.5, 14.6.7)

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Sandham Room Cricket Bat"]),
            bo=seat(blue=["Pottery"]),
            available=["Mysticism"],
            supply={6: ["Machine Tools", "Canning"], 5: ["Coal"]},
        )
        play(game, "ann: dogma Sandham Room Cricket Bat")
        assert zone(game, "bo", "achievements") == ["Mysticism"]
        assert zone(game, "ann", "hand") == ["Canning", "Coal"]


class TestBillOfRights:
    """Compel: a color of which the target shows more goes, bottom first, to the demander's board."""

    def test_the_pile_keeps_its_order_on_top_of_the_demanders(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Bill of Rights"], blue=("right", ["Alchemy", "Pottery"])),
            bo=seat(
                blue=("left", ["Tools", "Writing", "Calendar"]),
                red=["Archery", "Oars"],
                green=["Sailing", "Clothing"],
            ),
        )
        play(game, "ann: dogma Bill of Rights")
        assert asked(game)[:2] == ("bo", "color")
        assert options(game) == ["blue", "green"]  # red is unsplayed: one visible card against one
        play(game, "bo: blue")
        assert pile(game, "ann", "blue") == ["Tools", "Writing", "Calendar", "Alchemy", "Pottery"]
        assert splay(game, "ann", "blue") == "right"
        assert pile(game, "bo", "blue") == []
        assert moves(game)[0] == "transfer Calendar"

    def test_no_color_with_more_moves_nothing(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Bill of Rights"], blue=["Alchemy"], yellow=["Masonry"], purple=["Mysticism"]),
            bo=seat(blue=["Tools", "Writing"], red=["Archery"], yellow=["Statistics"], purple=["Monotheism"]),
        )
        play(game, "ann: dogma Bill of Rights")
        assert moves(game) == []

    def test_a_lone_color_with_more_goes_red_too(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Bill of Rights"], purple=["Mysticism"]),
            bo=seat(red=("left", ["Archery", "Oars"]), purple=["Philosophy"]),
        )
        play(game, "ann: dogma Bill of Rights")
        assert pile(game, "ann", "red") == ["Archery", "Oars", "Bill of Rights"]

    def test_for_the_second_target_the_demanders_board_has_grown(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Bill of Rights"]),
            bo=seat(blue=["Tools"]),
            cy=seat(blue=["Mathematics"], purple=["Philosophy"]),
            di=seat(yellow=["Masonry"]),
        )
        play(game, "ann: dogma Bill of Rights")
        assert (pile(game, "ann", "blue"), pile(game, "ann", "purple")) == (["Tools"], ["Philosophy"])
        assert pile(game, "cy", "blue") == ["Mathematics"]
        assert pile(game, "di", "yellow") == ["Masonry"]
        assert not bonus_drawn(game)


class TestShipOfTheLineSussex:
    """With an empty score pile score a whole color; else return the score pile."""

    def test_an_empty_score_pile_scores_a_whole_color(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Ship of the Line Sussex"], blue=("left", ["Tools", "Writing", "Pottery"])), bo=seat()
        )
        play(game, "ann: dogma Ship of the Line Sussex")
        assert options(game) == ["blue", "green", "purple", "red", "yellow"]
        play(game, "ann: blue", "ann: Writing", "ann: Tools")
        assert zone(game, "ann", "score") == ["Pottery", "Tools", "Writing"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 3

    def test_an_absent_color_may_be_named(self) -> None:
        game = artifacts_table(ann=seat(red=["Ship of the Line Sussex"]), bo=seat())
        play(game, "ann: dogma Ship of the Line Sussex", "ann: green")
        assert moves(game) == []

    def test_a_score_pile_goes_back(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Oars", "Coal"], red=["Ship of the Line Sussex"], blue=["Tools"]), bo=seat()
        )
        play(game, "ann: dogma Ship of the Line Sussex")
        assert zone(game, "ann", "score") == []
        assert pile(game, "ann", "blue") == ["Tools"]
        assert asked(game) == ACTION

    def test_its_own_color_takes_the_ship_along_and_six_are_monument(self) -> None:
        game = artifacts_table(
            ann=seat(
                red=["Ship of the Line Sussex", "Archery", "Oars", "Metalworking", "Construction", "Road Building"]
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Ship of the Line Sussex", "ann: red")
        while asked(game) != ACTION:
            play(game, f"ann: {options(game)[0]}")
        assert len(zone(game, "ann", "score")) == 6
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_sharers_decide_by_their_own_score_piles(self) -> None:
        game = artifacts_table(
            ann=seat(score=["Tools"], red=["Ship of the Line Sussex"]),
            bo=seat(yellow=["Canning"], blue=["Chemistry"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Ship of the Line Sussex", "bo: yellow")
        assert zone(game, "bo", "score") == ["Canning"]
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "hand") == ["Coal"]


class TestGujinTushuJinsheng:
    """As top yellow card: carry out the effects of a top card on another board as if they stood here."""

    def test_a_demand_reaches_by_the_bulbs_of_the_action(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Gujin Tushu Jinsheng"]),
            bo=seat(hand=["Coal", "Oars"], red=["Archery"], green=["The Wheel"]),
            cy=seat(hand=["Paper"], purple=["Philosophy"]),
            supply={1: ["Pottery"]},
        )
        play(game, "ann: dogma Gujin Tushu Jinsheng")
        assert options(game) == ["Archery", "Philosophy", "The Wheel"]
        play(game, "ann: Archery")
        # bo shows more castles than ann but fewer bulbs; cy shows more bulbs
        assert zone(game, "ann", "hand") == ["Coal"]
        assert zone(game, "bo", "hand") == ["Oars", "Pottery"]
        assert zone(game, "cy", "hand") == ["Paper"]

    def test_a_compel_reaches_those_with_as_many_bulbs(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Gujin Tushu Jinsheng"]),
            bo=seat(red=["Archery"], green=["Navigation"], yellow=["Moses"]),
            cy=seat(purple=["Philosophy"], green=["Sailing"]),
        )
        play(game, "ann: dogma Gujin Tushu Jinsheng", "ann: Moses")
        assert zone(game, "ann", "score") == ["Gujin Tushu Jinsheng", "Sailing"]  # Moses' second effect scores my crown
        assert pile(game, "bo", "green") == ["Navigation"]
        assert pile(game, "cy", "green") == []

    def test_nobody_shares_what_it_carries_out(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Gujin Tushu Jinsheng"]),
            bo=seat(blue=["Writing"]),
            supply={2: ["Calendar", "Currency"]},
        )
        play(game, "ann: dogma Gujin Tushu Jinsheng")
        assert (zone(game, "ann", "hand"), zone(game, "bo", "hand")) == (["Calendar"], [])
        assert not bonus_drawn(game)

    def test_this_card_is_gujin(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Gujin Tushu Jinsheng"]),
            bo=seat(purple=["Cyrus Cylinder"]),
            cy=seat(purple=["Mysticism"]),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Gujin Tushu Jinsheng", "ann: Cyrus Cylinder")
        assert options(game) == ["Cyrus Cylinder", "Mysticism"]  # another purple card than Gujin: both are

    def test_the_printed_echo_comes_first_and_no_other(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(hand=["Dice"], yellow=["Gujin Tushu Jinsheng", "Chopsticks"]),
            bo=seat(blue=("left", ["Ruler", "Lever"])),
            supply={2: ["Calendar", "Currency"]},
        )
        play(game, "ann: dogma Gujin Tushu Jinsheng")
        assert zone(game, "ann", "hand") == ["Calendar", "Dice"]

    def test_a_sharer_without_gujin_does_nothing(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Gujin Tushu Jinsheng"]),
            bo=seat(blue=["Tools"]),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Gujin Tushu Jinsheng")
        assert asked(game) == ACTION  # ann executes Tools: her hand is empty, so nothing can happen
        assert not bonus_drawn(game)

    def test_from_the_display_nothing_happens(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Gujin Tushu Jinsheng"], yellow=["Masonry"]), bo=seat(blue=["Writing"]), action=0
        )
        play(game, "ann: dogma Gujin Tushu Jinsheng")
        assert moves(game) == ["return Gujin Tushu Jinsheng"]

    def test_without_cards_on_other_boards(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Gujin Tushu Jinsheng"], blue=["Writing"]), bo=seat())
        play(game, "ann: dogma Gujin Tushu Jinsheng")
        assert moves(game) == []

    def test_executed_by_priest_king_the_castles_of_the_action_count(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Agriculture"], green=["Priest-King"], yellow=["Gujin Tushu Jinsheng"]),
            bo=seat(hand=["Coal"], red=["Archery"], purple=["Philosophy"]),
            cy=seat(hand=["Paper"], yellow=["Masonry"]),
            supply={1: ["Pottery"], 5: ["Physics"]},
        )
        # castles 3 against 2 and 3: bo is demanded although he shows more bulbs; cy shares Priest-King
        play(game, "ann: dogma Priest-King", "ann: Archery")
        assert zone(game, "ann", "hand") == ["Coal", "Physics"]
        assert zone(game, "bo", "hand") == ["Pottery"]


class TestTheDailyCourant:
    """Put a drawn card on top of its pile; carry out the effects of another top card as if they stood here."""

    def test_the_card_laid_on_top_is_the_next_to_be_drawn(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["The Daily Courant"], blue=["Writing"]), bo=seat(), supply={2: ["Calendar", "Currency"]}
        )
        play(game, "ann: dogma The Daily Courant")
        assert options(game) == ["1", "10", "2", "3", "4", "5", "6", "7", "8", "9"]
        play(game, "ann: 2")
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert moves(game, "bo") == ["draw back 2 base", "put on pile back 2 base", "draw back 2 base"]
        assert moves(game, "ann")[:2] == ["draw Calendar", "put on pile Calendar"]

    def test_another_top_card_must_be_executed_never_itself(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["The Daily Courant"], blue=["Writing"], green=["The Wheel"]),
            bo=seat(yellow=["Masonry"]),
        )
        play(game, "ann: dogma The Daily Courant", "ann: 7")
        assert options(game) == ["The Wheel", "Writing"]

    def test_alone_on_the_board_it_only_draws(self) -> None:
        game = artifacts_table(ann=seat(yellow=["The Daily Courant"]), bo=seat(), supply={7: ["Railroad"]})
        play(game, "ann: dogma The Daily Courant", "ann: 7")
        assert asked(game) == ACTION
        assert supply(game, 7)[0] == "Railroad"

    def test_demands_go_clockwise_by_the_factories_of_the_action_and_the_turn_goes_on(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["The Daily Courant"], red=["Archery"]),
            bo=seat(hand=["Coal"], green=["The Wheel"]),
            cy=seat(hand=["Paper"]),
            di=seat(hand=["Physics"], yellow=["Masonry"]),
            supply={1: ["Pottery", "Oars", "Sailing"]},
        )
        play(game, "ann: dogma The Daily Courant", "ann: 9")
        assert zone(game, "ann", "hand") == ["Coal", "Paper", "Physics"]
        assert [zone(game, name, "hand") for name in ("bo", "cy", "di")] == [["Pottery"], ["Oars"], ["Sailing"]]
        assert asked(game) == ACTION

    def test_who_has_as_many_factories_is_no_target_of_the_demand(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["The Daily Courant"], red=["Archery"]),
            bo=seat(hand=["Coal"], red=["Gunpowder"]),
            cy=seat(hand=["Paper"], green=["The Wheel"]),
            supply={1: ["Pottery"]},
        )
        # bo shares first: his Gunpowder takes a castle card from cy, not from ann who shows as many factories
        play(game, "ann: dogma The Daily Courant", "bo: 9", "ann: 9")
        assert "The Wheel" in zone(game, "bo", "score")
        assert pile(game, "ann", "red") == ["Archery"]
        assert zone(game, "bo", "hand") == ["Coal"]
        assert "Paper" in zone(game, "ann", "hand")
        assert zone(game, "cy", "hand") == ["Pottery"]

    def test_a_sharer_carries_out_his_own_top_card_and_demands_for_himself(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Coal"], yellow=["The Daily Courant"]),
            bo=seat(red=["Archery"], yellow=["Canning"], blue=["Chemistry"]),
            cy=seat(hand=["Paper"]),
            supply={1: ["Pottery", "Oars", "Sailing"]},
        )
        play(game, "ann: dogma The Daily Courant", "bo: 9", "bo: Archery")
        # bo's four factories against ann's two and cy's none: both are his targets, cy first
        assert zone(game, "bo", "hand") == ["Coal", "Paper"]
        assert zone(game, "cy", "hand") == ["Pottery"]
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_from_the_display_any_top_card_is_another_one(self) -> None:
        game = artifacts_table(
            ann=seat(display=["The Daily Courant"], yellow=["Masonry"], blue=["Writing"]), bo=seat(), action=0
        )
        play(game, "ann: dogma The Daily Courant", "ann: 7")
        assert options(game) == ["Masonry", "Writing"]

    def test_an_empty_value_is_stepped_over_and_beyond_ten_the_game_ends(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["The Daily Courant"]), bo=seat(), removed=emptied(7), supply={8: ["Flight", "Rocketry"]}
        )
        play(game, "ann: dogma The Daily Courant", "ann: 7")
        assert supply(game, 8)[:2] == ["Flight", "Rocketry"]
        game = artifacts_table(ann=seat(yellow=["The Daily Courant"]), bo=seat(score=["Oars"]), removed=emptied(10))
        play(game, "ann: dogma The Daily Courant", "ann: 10")
        assert ending(game) == ("score", ["bo"])
