"""Artifacts of age 8: the course of each and the edges its text can reach."""

from __future__ import annotations

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

ELECTRA = "Earhart's Lockheed Electra 10E"
METER = "Meiji-Mura Stamp Vending Machine"
BALL = "'30 World Cup Final Ball"
SLIPPERS = "Garland's Ruby Slippers"


class TestEarhartsLockheedElectra10E:
    """A top card of each value from 8 down to 1 goes back; eight win, fewer claim an achievement."""

    def test_returns_one_of_each_value_in_falling_order(self) -> None:
        game = artifacts_table(
            ann=seat(blue=[ELECTRA], red=["Coal"], yellow=["Masonry"], green=["Satellites"]),
            bo=seat(),
            available=["Pottery"],
        )
        play(game, f"ann: dogma {ELECTRA}")
        assert moves(game)[:3] == [f"return {ELECTRA}", "return Coal", "return Masonry"]
        assert pile(game, "ann", "green") == ["Satellites"]
        assert zone(game, "ann", "achievements") == ["Pottery"]

    def test_equal_top_cards_are_chosen_from(self) -> None:
        game = artifacts_table(ann=seat(display=[ELECTRA], red=["Oars"], yellow=["Masonry"]), bo=seat(), action=0)
        play(game, f"ann: dogma {ELECTRA}")
        assert options(game) == ["Masonry", "Oars"]
        play(game, "ann: Oars")
        assert pile(game, "ann", "yellow") == ["Masonry"]

    def test_a_lower_card_uncovered_on_the_way_counts_and_eight_win(self) -> None:
        """Rules 6.1.5, rulings: taken one after the other from what is then there."""
        game = artifacts_table(
            ann=seat(
                blue=[ELECTRA, "Evolution", "Encyclopedia", "Chemistry"],
                red=["Gunpowder", "Optics", "Construction", "Oars"],
            ),
            bo=seat(),
            available=["Pottery"],
        )
        play(game, f"ann: dogma {ELECTRA}")
        assert ending(game) == ("effect", ["ann"])
        assert zone(game, "ann", "achievements") == []

    def test_a_higher_card_uncovered_on_the_way_does_not_count(self) -> None:
        game = artifacts_table(ann=seat(blue=[ELECTRA], red=["Oars", "Construction"]), bo=seat(), available=["Pottery"])
        play(game, f"ann: dogma {ELECTRA}")
        assert pile(game, "ann", "red") == ["Construction"]

    def test_yamato_never_goes(self) -> None:
        """Rules 1.5.2: 11 on a board."""
        game = artifacts_table(ann=seat(blue=[ELECTRA], red=["Battleship Yamato"]), bo=seat(), available=["Pottery"])
        play(game, f"ann: dogma {ELECTRA}")
        assert pile(game, "ann", "red") == ["Battleship Yamato"]

    def test_claims_even_where_nothing_went_back(self) -> None:
        game = artifacts_table(ann=seat(display=[ELECTRA]), bo=seat(), available=["Pottery"], action=0)
        play(game, f"ann: dogma {ELECTRA}")
        assert zone(game, "ann", "achievements") == ["Pottery"]
        assert supply(game, 8, "artifacts")[-1] == ELECTRA

    def test_the_sharer_claims_first(self) -> None:
        game = artifacts_table(ann=seat(blue=[ELECTRA]), bo=seat(blue=["Software"]), available=["Pottery", "Mapmaking"])
        play(game, f"ann: dogma {ELECTRA}", "bo: back 2 base")
        assert pile(game, "bo", "blue") == ["Software"]
        assert zone(game, "bo", "achievements") == ["Mapmaking"]
        assert zone(game, "ann", "achievements") == ["Pottery"]
        assert bonus_drawn(game)


class TestParnellPitchDrop:
    """A card one above the highest top card is melded; three clocks on it win."""

    def test_three_clocks_win(self) -> None:
        game = artifacts_table(ann=seat(blue=["Parnell Pitch Drop"]), bo=seat(), supply={9: ["Satellites"]})
        play(game, "ann: dogma Parnell Pitch Drop")
        assert ending(game) == ("effect", ["ann"])

    def test_two_do_not(self) -> None:
        game = artifacts_table(ann=seat(blue=["Parnell Pitch Drop"]), bo=seat(), supply={9: ["Computers"]})
        play(game, "ann: dogma Parnell Pitch Drop")
        assert pile(game, "ann", "blue") == ["Computers", "Parnell Pitch Drop"]
        assert game.result is None

    def test_the_highest_top_card_counts_not_this_card(self) -> None:
        game = artifacts_table(
            ann=seat(display=["Parnell Pitch Drop"], red=["Oars"], green=["Paper"]),
            bo=seat(),
            supply={4: ["Anatomy"]},
            action=0,
        )
        play(game, "ann: dogma Parnell Pitch Drop")
        assert pile(game, "ann", "yellow") == ["Anatomy"]

    def test_an_empty_board_draws_a_one(self) -> None:
        game = artifacts_table(ann=seat(display=["Parnell Pitch Drop"]), bo=seat(), supply={1: ["Oars"]}, action=0)
        play(game, "ann: dogma Parnell Pitch Drop")
        assert pile(game, "ann", "red") == ["Oars"]

    def test_one_above_a_ten_or_yamato_ends_the_game(self) -> None:
        for top in ("Robotics", "Battleship Yamato"):
            game = artifacts_table(ann=seat(blue=["Parnell Pitch Drop"], red=[top]), bo=seat(score=["Oars"]))
            play(game, "ann: dogma Parnell Pitch Drop")
            assert ending(game) == ("score", ["bo"])

    def test_a_sharer_can_win(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Parnell Pitch Drop"]),
            bo=seat(blue=["Atomic Theory"], red=["Flight"]),
            supply={9: ["Fission"]},
        )
        play(game, "ann: dogma Parnell Pitch Drop")
        assert ending(game) == ("effect", ["bo"])


class TestMeijiMuraStampVendingMachine:
    """A hand card goes back, and three of its value are scored."""

    def test_scores_three_of_its_value(self) -> None:
        game = artifacts_table(
            ann=seat(green=[METER], hand=["Coal"]), bo=seat(), supply={5: ["Physics", "Chemistry", "Banking"]}
        )
        play(game, f"ann: dogma {METER}")
        assert zone(game, "ann", "score") == ["Banking", "Chemistry", "Physics"]
        assert supply(game, 5)[-1] == "Coal"

    def test_the_card_is_chosen(self) -> None:
        game = artifacts_table(ann=seat(green=[METER], hand=["Coal", "Oars"]), bo=seat())
        play(game, f"ann: dogma {METER}")
        assert asked(game) == ("ann", "card", "return")

    def test_an_empty_hand_scores_three_ones(self) -> None:
        """Rulings, Meiji-Mura: nothing returned counts as zero."""
        game = artifacts_table(ann=seat(green=[METER]), bo=seat(), supply={1: ["Oars", "Tools", "Sailing"]})
        play(game, f"ann: dogma {METER}")
        assert zone(game, "ann", "score") == ["Oars", "Sailing", "Tools"]

    def test_yamato_in_hand_is_an_eight(self) -> None:
        game = artifacts_table(
            ann=seat(green=[METER], hand=["Battleship Yamato"]),
            bo=seat(),
            supply={8: ["Flight", "Rocketry", "Mobility"]},
        )
        play(game, f"ann: dogma {METER}")
        assert zone(game, "ann", "score") == ["Flight", "Mobility", "Rocketry"]

    def test_each_draw_steps_up_by_itself(self) -> None:
        """Rules 6.2.1, 6.2.2: the returned 10 is the last one."""
        game = artifacts_table(
            ann=seat(green=[METER], hand=["Robotics"]),
            bo=seat(score=["Software"]),
            removed=emptied(10, but=["Robotics", "Software"]),
        )
        play(game, f"ann: dogma {METER}")
        assert ending(game) == ("score", ["ann", "bo"])
        assert zone(game, "ann", "score") == ["Robotics"]

    def test_monument_in_between(self) -> None:
        game = artifacts_table(ann=seat(green=[METER], scored=4), bo=seat())
        play(game, f"ann: dogma {METER}")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_all_share(self) -> None:
        game = artifacts_table(
            ann=seat(green=[METER]),
            bo=seat(green=["Navigation"]),
            cy=seat(green=["Mapmaking"], hand=["Robotics"]),
            supply={8: ["Flight"]},
        )
        play(game, f"ann: dogma {METER}")
        assert [len(zone(game, name, "score")) for name in ("bo", "cy", "ann")] == [3, 3, 3]
        assert zone(game, "ann", "hand") == ["Flight"]


class TestOceanLinerTitanic:
    """All bottom cards are scored."""

    def test_the_bottom_of_every_pile_is_scored(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Ocean Liner Titanic", "Sailing"], red=["Coal", "Optics", "Oars"]), bo=seat()
        )
        play(game, "ann: dogma Ocean Liner Titanic", "ann: Oars")
        assert zone(game, "ann", "score") == ["Oars", "Sailing"]
        assert pile(game, "ann", "red") == ["Coal", "Optics"]

    def test_a_lone_card_is_its_own_bottom(self) -> None:
        game = artifacts_table(ann=seat(green=["Ocean Liner Titanic"]), bo=seat())
        play(game, "ann: dogma Ocean Liner Titanic")
        assert zone(game, "ann", "score") == ["Ocean Liner Titanic"]
        assert pile(game, "ann", "green") == []

    def test_a_pile_of_two_loses_its_splay(self) -> None:
        game = artifacts_table(ann=seat(green=("up", ["Ocean Liner Titanic", "Sailing"])), bo=seat())
        play(game, "ann: dogma Ocean Liner Titanic")
        assert splay(game, "ann", "green") == "none"

    def test_the_order_is_chosen_while_special_achievements_are_left(self) -> None:
        """Rules 6.1.2: each move can uncover something that claims one."""
        game = artifacts_table(ann=seat(green=["Ocean Liner Titanic"], red=["Oars"], blue=["Tools"]), bo=seat())
        play(game, "ann: dogma Ocean Liner Titanic")
        assert asked(game) == ("ann", "order", "score")
        assert options(game) == ["Oars", "Ocean Liner Titanic", "Tools"]

    def test_five_are_no_monument_six_this_turn_are(self) -> None:
        for scored, achievements in ((0, []), (1, ["Monument"])):
            game = artifacts_table(
                ann=seat(
                    scored=scored,
                    green=["Ocean Liner Titanic", "Sailing"],
                    red=["Oars"],
                    blue=["Tools"],
                    yellow=["Masonry"],
                    purple=["Mysticism"],
                ),
                bo=seat(),
            )
            play(game, "ann: dogma Ocean Liner Titanic", "ann: Oars", "ann: Tools", "ann: Masonry", "ann: Mysticism")
            assert zone(game, "ann", "achievements") == achievements

    def test_yamato_scores_eight_points(self) -> None:
        """Rules 1.5.2, 8.1."""
        game = artifacts_table(
            ann=seat(display=["Ocean Liner Titanic"], red=["Battleship Yamato"]), bo=seat(), action=0
        )
        play(game, "ann: dogma Ocean Liner Titanic")
        assert game.position()["players"]["ann"]["points"] == 8

    def test_a_sharer_scores_his_own(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Ocean Liner Titanic", "Sailing"]),
            bo=seat(green=["Navigation", "Compass"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Ocean Liner Titanic")
        assert zone(game, "bo", "score") == ["Compass"]
        assert zone(game, "ann", "hand") == ["Flight"]


class Test30WorldCupFinalBall:
    """The compelled return an achievement; drawn 8s go to the one with the highest top card of their color."""

    def test_the_target_returns_a_numbered_achievement(self) -> None:
        game = artifacts_table(
            ann=seat(purple=[BALL]),
            bo=seat(yellow=["Agriculture"], achievements=["Pottery", "Calendar", "World"]),
            supply={8: ["Flight"]},
        )
        play(game, f"ann: dogma {BALL}")
        assert asked(game) == ("bo", "card", "return")
        assert options(game) == ["back 1 base", "back 2 base"]
        play(game, "bo: back 1 base")
        assert zone(game, "bo", "achievements") == ["Calendar", "World"]
        assert supply(game, 1)[-1] == "Pottery"
        assert moves(game, "bo")[0] == "return back 1 base"

    def test_special_achievements_and_relics_stay(self) -> None:
        """Rules 14.6.7; rulings: numbered achievements only, no relic."""
        game = artifacts_table(
            ann=seat(purple=[BALL]),
            bo=seat(yellow=["Agriculture"], achievements=["World", "Complex Numbers"]),
            supply={8: ["Flight"]},
            options={"relics": True},
        )
        play(game, f"ann: dogma {BALL}")
        assert zone(game, "bo", "achievements") == ["Complex Numbers", "World"]

    def test_those_with_fewer_leaves_return_nothing(self) -> None:
        game = artifacts_table(
            ann=seat(purple=[BALL]), bo=seat(achievements=["Pottery"], purple=["Code of Laws"]), supply={8: ["Flight"]}
        )
        play(game, f"ann: dogma {BALL}")
        assert zone(game, "bo", "achievements") == ["Pottery"]

    def test_the_single_highest_top_card_achieves_the_drawn_one_again_and_again(self) -> None:
        game = artifacts_table(
            ann=seat(purple=[BALL], red=["Coal"]),
            bo=seat(red=["Machine Tools"]),
            supply={8: ["Flight", "Empiricism", "Rocketry"]},
        )
        play(game, f"ann: dogma {BALL}")
        assert zone(game, "bo", "achievements") == ["Flight"]
        assert zone(game, "ann", "achievements") == ["Empiricism"]
        assert zone(game, "ann", "hand") == ["Rocketry"]

    def test_a_tie_keeps_the_card_in_hand(self) -> None:
        game = artifacts_table(
            ann=seat(purple=[BALL], red=["Coal"]),
            bo=seat(red=["The Pirate Code"]),
            supply={8: ["Flight", "Empiricism"]},
        )
        play(game, f"ann: dogma {BALL}")
        assert zone(game, "ann", "hand") == ["Flight"]
        assert zone(game, "ann", "achievements") == []

    def test_yamato_is_the_highest_red_card(self) -> None:
        game = artifacts_table(
            ann=seat(purple=[BALL], red=["Robotics"]),
            bo=seat(red=["Battleship Yamato"]),
            supply={8: ["Flight", "Rocketry"]},
        )
        play(game, f"ann: dogma {BALL}")
        assert zone(game, "bo", "achievements") == ["Flight"]

    def test_the_drawn_card_can_win_for_another_player(self) -> None:
        owned = ["Tools", "Calendar", "Paper", "Navigation", "Chemistry", "Canning"]
        game = artifacts_table(
            ann=seat(purple=[BALL]), bo=seat(red=["Oars"], achievements=owned), supply={8: ["Flight", "Rocketry"]}
        )
        play(game, f"ann: dogma {BALL}")
        assert ending(game) == ("achievements", ["bo"])

    def test_a_partner_is_a_rival_where_no_victory_is_decided(self) -> None:
        """Rules 16.3: only comparisons for a victory or a special achievement leave the partner out."""
        game = artifacts_table(
            ann=seat(purple=[BALL], red=["Coal"]),
            bo=seat(),
            cy=seat(red=["The Pirate Code"]),
            di=seat(),
            supply={8: ["Flight"]},
            options={"teams": "partners"},
        )
        play(game, f"ann: dogma {BALL}")
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_a_compelled_player_shares_and_earns_the_bonus(self) -> None:
        """Rules 5.6.7."""
        game = artifacts_table(
            ann=seat(purple=[BALL]),
            bo=seat(yellow=["Agriculture"], achievements=["Pottery"]),
            supply={8: ["Flight", "Mobility", "Rocketry"]},
        )
        play(game, f"ann: dogma {BALL}")
        assert zone(game, "bo", "achievements") == []
        assert zone(game, "bo", "hand") == ["Flight"]
        assert zone(game, "ann", "hand") == ["Mobility", "Rocketry"]

    def test_no_eight_nor_above_ends_the_game(self) -> None:
        game = artifacts_table(ann=seat(purple=[BALL]), bo=seat(score=["Oars"]), removed=emptied(8, 9, 10))
        play(game, f"ann: dogma {BALL}")
        assert ending(game) == ("score", ["bo"])


class TestGarlandsRubySlippers:
    """An 8 from hand is melded; without effects it wins, with effects they are carried out as those of this card."""

    def test_its_effects_are_carried_out(self) -> None:
        game = artifacts_table(
            ann=seat(purple=[SLIPPERS], hand=["Rocketry", "Oars"]),
            bo=seat(score=["Tools"]),
        )
        play(game, f"ann: dogma {SLIPPERS}")
        assert pile(game, "ann", "blue") == ["Rocketry"]
        assert zone(game, "bo", "score") == []

    def test_yamato_wins(self) -> None:
        game = artifacts_table(ann=seat(purple=[SLIPPERS], hand=["Battleship Yamato"]), bo=seat())
        play(game, f"ann: dogma {SLIPPERS}")
        assert ending(game) == ("effect", ["ann"])

    def test_a_city_wins(self) -> None:
        """Rulings, Garland's Ruby Slippers: any 8 without effects."""
        game = artifacts_table(
            sets=("base", "artifacts", "cities"), ann=seat(purple=[SLIPPERS], hand=["Shanghai"]), bo=seat()
        )
        play(game, f"ann: dogma {SLIPPERS}")
        assert ending(game) == ("effect", ["ann"])

    def test_an_echo_effect_is_an_effect(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"), ann=seat(purple=[SLIPPERS], hand=["Sliced Bread"]), bo=seat()
        )
        play(game, f"ann: dogma {SLIPPERS}")
        assert game.result is None

    def test_without_an_eight_nothing_happens(self) -> None:
        game = artifacts_table(ann=seat(purple=[SLIPPERS], hand=["Oars", "Genetics"]), bo=seat())
        play(game, f"ann: dogma {SLIPPERS}")
        assert moves(game) == []
        assert shown(game) == []

    def test_one_of_several_eights_is_chosen(self) -> None:
        game = artifacts_table(ann=seat(purple=[SLIPPERS], hand=["Flight", "Rocketry", "Oars"]), bo=seat())
        play(game, f"ann: dogma {SLIPPERS}")
        assert options(game) == ["Flight", "Rocketry"]

    def test_a_demand_goes_by_the_clocks_counted_at_the_start(self) -> None:
        """Rules 5.8.3: Mobility hits bo, who shows fewer clocks, and not cy, who shows as many."""
        game = artifacts_table(
            ann=seat(purple=[SLIPPERS], hand=["Mobility"]),
            bo=seat(green=["Sailing"], red=["Coal"]),
            cy=seat(green=["Navigation"], blue=["Software"]),
            supply={8: ["Flight"]},
        )
        play(game, f"ann: dogma {SLIPPERS}")
        assert zone(game, "ann", "score") == ["Sailing"]
        assert pile(game, "bo", "red") == ["Coal"]
        assert zone(game, "bo", "hand") == ["Flight"]
        assert pile(game, "cy", "green") == ["Navigation"]

    def test_a_sharer_is_launcher_of_his_own(self) -> None:
        """Rules 5.8.3: bo's Mobility demands from bo's opponents with fewer clocks than bo."""
        game = artifacts_table(
            ann=seat(purple=[SLIPPERS], green=["Sailing"]),
            bo=seat(blue=["Software"], purple=["The Internet"], hand=["Mobility"]),
            supply={8: ["Flight", "Rocketry"]},
        )
        play(game, f"ann: dogma {SLIPPERS}")
        assert zone(game, "bo", "score") == ["Garland's Ruby Slippers", "Sailing"]
        assert pile(game, "ann", "red") == ["Flight"]
        assert zone(game, "ann", "hand") == ["Rocketry"]


class TestBattleshipBismarck:
    """The target draws an 8 openly and returns its whole pile of that color."""

    def test_the_whole_pile_goes_and_the_card_is_kept(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Battleship Bismarck"]),
            bo=seat(red=["Coal", "Oars"], blue=["Tools"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Battleship Bismarck", "bo: Oars")
        assert pile(game, "bo", "red") == []
        assert pile(game, "bo", "blue") == ["Tools"]
        assert zone(game, "bo", "hand") == ["Flight"]
        assert moves(game, "ann")[0] == "draw Flight"

    def test_an_absent_color_costs_nothing(self) -> None:
        game = artifacts_table(ann=seat(red=["Battleship Bismarck"]), bo=seat(red=["Coal"]), supply={8: ["Rocketry"]})
        play(game, "ann: dogma Battleship Bismarck")
        assert pile(game, "bo", "red") == ["Coal"]
        assert zone(game, "bo", "hand") == ["Rocketry"]

    def test_all_with_as_many_factories_and_no_one_else(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Battleship Bismarck"]),
            bo=seat(red=["Coal"]),
            cy=seat(red=["Gunpowder"]),
            di=seat(red=["Machine Tools"]),
            supply={8: ["Flight", "Mobility"]},
        )
        play(game, "ann: dogma Battleship Bismarck")
        assert [pile(game, name, "red") for name in ("bo", "cy", "di")] == [[], ["Gunpowder"], []]
        assert [zone(game, name, "hand") for name in ("bo", "cy", "di")] == [["Flight"], [], ["Mobility"]]

    def test_cards_of_the_same_supply_pile_are_ordered(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Battleship Bismarck"]),
            bo=seat(red=["Coal", "Oars", "Archery"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Battleship Bismarck", "bo: Archery", "bo: Coal")
        assert supply(game, 1)[-2:] == ["Archery", "Oars"]


class TestBattleshipYamato:
    """No effects, no icons; 8 on its back and 11 face up (rules 1.2.6, 1.5.2)."""

    def test_cannot_be_launched_from_board_or_display(self) -> None:
        on_board = artifacts_table(ann=seat(red=["Battleship Yamato"]), bo=seat())
        assert options(on_board) == ["draw"]
        on_display = artifacts_table(ann=seat(display=["Battleship Yamato"]), bo=seat(), action=0)
        assert options(on_display) == ["keep", "return Battleship Yamato"]
        play(on_display, "ann: return Battleship Yamato")
        assert supply(on_display, 8, "artifacts")[-1] == "Battleship Yamato"

    def test_draws_with_it_on_top_end_the_game(self) -> None:
        """Rules 4.3.1."""
        game = artifacts_table(ann=seat(red=["Battleship Yamato"]), bo=seat(score=["Oars"]))
        play(game, "ann: draw")
        assert ending(game) == ("score", ["bo"])

    def test_covered_it_does_not_count(self) -> None:
        game = artifacts_table(ann=seat(red=["Oars", "Battleship Yamato"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_options_tell_its_value_where_it_lies(self) -> None:
        on_board = artifacts_table(ann=seat(blue=["Kilogram of the Archives"], red=["Battleship Yamato"]), bo=seat())
        play(on_board, "ann: dogma Kilogram of the Archives")
        assert on_board.decision is not None
        values = {option.card: option.value for option in on_board.decision.options}
        assert values["Battleship Yamato"] == 11
        in_hand = artifacts_table(ann=seat(hand=["Battleship Yamato"]), bo=seat())
        assert in_hand.decision is not None
        assert [option.value for option in in_hand.decision.options if option.card] == [8]

    def test_makes_an_achievement_of_nine_eligible(self) -> None:
        """Rules 9.2.1: the highest top card is at least 9; five cards of the score pile make 45 points."""
        score = ["Robotics", "Software", "Databases", "Self Service", "Coal"]
        game = artifacts_table(ann=seat(red=["Battleship Yamato"], score=score), bo=seat(), available=["Satellites"])
        assert "achieve 9" in options(game)

    def test_covering_it_digs_nothing_and_ends_nothing(self) -> None:
        """Rules 14.2.4, example B.9."""
        game = artifacts_table(ann=seat(red=["Battleship Yamato"], hand=["Oars"]), bo=seat())
        play(game, "ann: meld Oars")
        assert zone(game, "ann", "display") == []
        assert game.result is None


class TestPlushBeweglichRodBear:
    """A named value splays the colors it tops and sends its cards back from all score piles."""

    def test_splays_every_color_topped_by_it_and_clears_score_piles(self) -> None:
        game = artifacts_table(
            ann=seat(
                yellow=["Plush Beweglich Rod Bear"],
                red=["Oars", "Coal"],
                blue=["Tools", "Writing"],
                green=["Navigation", "Sailing"],
                score=["Pottery", "Chemistry"],
            ),
            bo=seat(score=["Archery"], red=["Metalworking", "Optics"]),
        )
        play(game, "ann: dogma Plush Beweglich Rod Bear")
        assert options(game) == sorted(str(value) for value in range(1, 11))
        play(game, "ann: 1", "ann: ann")
        assert [splay(game, "ann", color) for color in ("red", "blue", "green")] == ["up", "up", "none"]
        assert splay(game, "bo", "red") == "none"
        assert zone(game, "ann", "score") == ["Chemistry"]
        assert zone(game, "bo", "score") == []
        assert supply(game, 1)[-2:] == ["Pottery", "Archery"]

    def test_eleven_only_with_yamato_on_ones_own_board(self) -> None:
        """Rulings, Plush Rod Bear."""
        mine = artifacts_table(
            ann=seat(yellow=["Plush Beweglich Rod Bear"], red=["Battleship Yamato", "Oars"], score=["Flight"]),
            bo=seat(),
        )
        play(mine, "ann: dogma Plush Beweglich Rod Bear")
        assert "11" in options(mine)
        play(mine, "ann: 11")
        assert splay(mine, "ann", "red") == "up"
        assert zone(mine, "ann", "score") == ["Flight"]
        theirs = artifacts_table(ann=seat(yellow=["Plush Beweglich Rod Bear"]), bo=seat(red=["Battleship Yamato"]))
        play(theirs, "ann: dogma Plush Beweglich Rod Bear")
        assert "11" not in options(theirs)

    def test_yamato_in_a_score_pile_goes_with_the_eights(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Plush Beweglich Rod Bear"]), bo=seat(score=["Battleship Yamato", "Flight", "Oars"])
        )
        play(game, "ann: dogma Plush Beweglich Rod Bear", "ann: 8")
        assert zone(game, "bo", "score") == ["Oars"]

    def test_a_value_that_is_nowhere_does_nothing(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Plush Beweglich Rod Bear"], score=["Oars"]), bo=seat())
        play(game, "ann: dogma Plush Beweglich Rod Bear", "ann: 5")
        assert moves(game) == []

    def test_cards_of_others_are_seen_by_the_returner_and_the_owner(self) -> None:
        """Rules 1.10.4: returned by one player from another's private zone."""
        game = artifacts_table(ann=seat(yellow=["Plush Beweglich Rod Bear"]), bo=seat(score=["Oars"]), cy=seat())
        play(game, "ann: dogma Plush Beweglich Rod Bear", "ann: 1")
        assert moves(game, "ann") == moves(game, "bo") == ["return Oars"]
        assert moves(game, "cy") == ["return back 1 base"]

    def test_a_sharer_splays_his_own_colors(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Plush Beweglich Rod Bear"]),
            bo=seat(yellow=["Agriculture", "Masonry"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Plush Beweglich Rod Bear", "bo: 1", "ann: 2")
        assert splay(game, "bo", "yellow") == "up"
        assert zone(game, "ann", "hand") == ["Flight"]


class TestTime:
    """Top cards with a clock, yellow excepted, go over one by one until none is left."""

    def test_all_go_one_after_the_other_uncovered_ones_too(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Time"]),
            bo=seat(blue=["Software", "Rocketry", "Tools"], green=["Navigation"], yellow=["Rock Around the Clock"]),
        )
        play(game, "ann: dogma Time")
        assert pile(game, "ann", "blue") == ["Rocketry", "Software"]
        assert pile(game, "bo", "blue") == ["Tools"]
        assert pile(game, "bo", "yellow") == ["Rock Around the Clock"]
        assert pile(game, "bo", "green") == ["Navigation"]

    def test_the_target_picks_the_order(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Time"]), bo=seat(blue=["Software"], green=["Databases"]))
        play(game, "ann: dogma Time")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Databases", "Software"]
        play(game, "bo: Software")
        assert moves(game) == ["transfer Software", "transfer Databases"]

    def test_the_demander_may_get_world_in_between(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Time"], purple=["DeLorean DMC-12"], red=["Fission"], green=["Databases"]),
            bo=seat(
                blue=("up", ["Software", "Rocketry", "Quantum Theory", "Tools"]),
                purple=["The Internet"],
                red=["Maldives"],
            ),
        )
        play(game, "ann: dogma Time", "bo: Software")
        assert "World" in zone(game, "ann", "achievements")

    def test_goes_on_against_the_same_target_before_the_next(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Time"]),
            bo=seat(blue=["Software", "Rocketry"]),
            cy=seat(green=["Databases"]),
        )
        play(game, "ann: dogma Time")
        assert moves(game) == ["transfer Software", "transfer Rocketry", "transfer Databases"]

    def test_the_count_of_clocks_is_frozen(self) -> None:
        """Rules 5.2.3: cy shows three clocks, more than ann's two, though ann has five when cy's turn comes."""
        game = artifacts_table(
            ann=seat(yellow=["Time"]), bo=seat(blue=["Software"]), cy=seat(green=["Databases"]), di=seat(red=["Flight"])
        )
        play(game, "ann: dogma Time")
        assert pile(game, "ann", "green") == ["Databases"]
        assert pile(game, "di", "red") == ["Flight"]
