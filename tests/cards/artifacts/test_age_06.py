"""Artifacts of age 6: the course of each and the edges its text can reach."""

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


class TestKilogramOfTheArchives:
    """A hand card and a top card go back; two cards worth ten together give a scored 10."""

    def test_ten_together_scores_a_ten(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Kilogram of the Archives"], red=["Archery", "Oars"], hand=["Satellites"]),
            bo=seat(),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Kilogram of the Archives")
        assert options(game) == ["Archery", "Kilogram of the Archives"]
        play(game, "ann: Archery")
        assert zone(game, "ann", "score") == ["Robotics"]
        assert supply(game, 9)[-1] == "Satellites"
        assert supply(game, 1)[-1] == "Archery"

    def test_another_sum_scores_nothing(self) -> None:
        game = artifacts_table(ann=seat(blue=["Kilogram of the Archives"], red=["Archery"], hand=["Flight"]), bo=seat())
        play(game, "ann: dogma Kilogram of the Archives", "ann: Archery")
        assert zone(game, "ann", "score") == []
        assert pile(game, "ann", "red") == []

    def test_a_lone_ten_is_not_two_cards(self) -> None:
        """Rulings, Kilogram of the Archives: two cards and a sum of ten."""
        game = artifacts_table(ann=seat(red=["Robotics"], display=["Kilogram of the Archives"]), bo=seat(), action=0)
        play(game, "ann: dogma Kilogram of the Archives")
        assert zone(game, "ann", "score") == []
        assert supply(game, 10)[-1] == "Robotics"
        assert supply(game, 6, "artifacts")[-1] == "Kilogram of the Archives"

    def test_a_hand_without_a_board_gives_only_the_hand_card(self) -> None:
        game = artifacts_table(ann=seat(hand=["Robotics"], display=["Kilogram of the Archives"]), bo=seat(), action=0)
        play(game, "ann: dogma Kilogram of the Archives")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "ann", "score") == []

    def test_yamato_counts_eleven_on_the_board_and_eight_in_hand(self) -> None:
        """Rules 1.5.2."""
        on_board = artifacts_table(
            ann=seat(blue=["Kilogram of the Archives"], red=["Battleship Yamato"], hand=["Currency"]), bo=seat()
        )
        play(on_board, "ann: dogma Kilogram of the Archives", "ann: Battleship Yamato")
        assert zone(on_board, "ann", "score") == []
        assert supply(on_board, 8, "artifacts")[-1] == "Battleship Yamato"
        in_hand = artifacts_table(
            ann=seat(blue=["Kilogram of the Archives"], green=["Currency"], hand=["Battleship Yamato"]),
            bo=seat(),
            supply={10: ["Robotics"]},
        )
        play(in_hand, "ann: dogma Kilogram of the Archives", "ann: Currency")
        assert zone(in_hand, "ann", "score") == ["Robotics"]

    def test_the_tens_run_out(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Kilogram of the Archives"], red=["Archery"], hand=["Satellites"]),
            bo=seat(score=["Oars"]),
            removed=emptied(10),
        )
        play(game, "ann: dogma Kilogram of the Archives", "ann: Archery")
        assert ending(game) == ("score", ["bo"])

    def test_all_share_for_a_single_bonus(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Kilogram of the Archives"], red=["Archery"]),
            bo=seat(red=["Coal"], hand=["Chemistry"]),
            cy=seat(red=["Machine Tools"]),
            supply={10: ["Robotics"], 6: ["Canning"]},
        )
        play(game, "ann: dogma Kilogram of the Archives", "ann: Archery")
        assert zone(game, "bo", "score") == ["Robotics"]
        assert pile(game, "cy", "red") == []
        assert zone(game, "ann", "hand") == ["Canning"]


class TestPuffingBilly:
    """A hand card goes back; its pile's commonest icon says what is drawn, and the pile is splayed right."""

    def test_the_commonest_icon_of_the_color_counts_before_the_splay(self) -> None:
        """Rulings, Puffing Billy: counted before the splay. Splayed right, the three would show five factories."""
        game = artifacts_table(
            ann=seat(blue=["Puffing Billy"], red=["Coal", "Gunpowder", "Machine Tools"], hand=["Oars"]),
            bo=seat(),
            supply={3: ["Optics"]},
        )
        play(game, "ann: dogma Puffing Billy")
        assert zone(game, "ann", "hand") == ["Optics"]
        assert splay(game, "ann", "red") == "right"
        assert supply(game, 1)[-1] == "Oars"

    def test_covered_icons_count_where_they_show(self) -> None:
        """Rules 7.4.4: Gunpowder splayed left shows a factory beside Coal's three."""
        game = artifacts_table(
            ann=seat(blue=["Puffing Billy"], red=("left", ["Coal", "Gunpowder"]), hand=["Oars"]),
            bo=seat(),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Puffing Billy")
        assert zone(game, "ann", "hand") == ["Anatomy"]
        assert splay(game, "ann", "red") == "right"

    def test_another_kind_of_icon_can_be_the_commonest(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Puffing Billy"], purple=["Lighting"], hand=["Mysticism"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Puffing Billy")
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_an_absent_color_draws_a_one(self) -> None:
        game = artifacts_table(ann=seat(blue=["Puffing Billy"], hand=["Canning"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: dogma Puffing Billy")
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_yamato_shows_nothing(self) -> None:
        """Rules 1.2.6: it has no icons at all."""
        game = artifacts_table(
            ann=seat(blue=["Puffing Billy"], red=["Battleship Yamato", "Coal"], hand=["Oars"]),
            bo=seat(),
            supply={1: ["Tools"]},
        )
        play(game, "ann: dogma Puffing Billy")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert splay(game, "ann", "red") == "right"

    def test_an_empty_hand_still_draws_a_one(self) -> None:
        """Rules 1.5.4: what does not exist counts as zero, and a draw of zero takes a 1."""
        game = artifacts_table(ann=seat(blue=["Puffing Billy", "Tools"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma Puffing Billy")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert splay(game, "ann", "blue") == "none"

    def test_others_see_only_the_back_of_what_is_returned(self) -> None:
        game = artifacts_table(ann=seat(blue=["Puffing Billy"], hand=["Canning"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: dogma Puffing Billy")
        assert moves(game, "bo") == ["return back 6 base", "draw back 1 base"]


class TestButtonwoodAgreement:
    """Three colors are named; an openly drawn 8 in one of them is scored, another clears its color."""

    def test_a_named_color_scores_and_splays(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Buttonwood Agreement"], red=["Archery", "Oars"]), bo=seat(), supply={8: ["Flight"]}
        )
        play(game, "ann: dogma Buttonwood Agreement", "ann: red")
        assert options(game) == ["blue", "green", "purple", "yellow"]
        play(game, "ann: blue")
        assert options(game) == ["green", "purple", "yellow"]
        play(game, "ann: green")
        assert zone(game, "ann", "score") == ["Flight"]
        assert splay(game, "ann", "red") == "up"

    def test_the_names_come_before_the_draw(self) -> None:
        game = artifacts_table(ann=seat(green=["Buttonwood Agreement"]), bo=seat(), supply={8: ["Flight"]})
        play(game, "ann: dogma Buttonwood Agreement", "ann: red", "ann: blue")
        assert moves(game) == []

    def test_a_single_card_of_the_named_color_cannot_be_splayed(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Buttonwood Agreement"], red=["Archery"]), bo=seat(), supply={8: ["Flight"]}
        )
        play(game, "ann: dogma Buttonwood Agreement", "ann: red", "ann: blue", "ann: green")
        assert zone(game, "ann", "score") == ["Flight"]
        assert splay(game, "ann", "red") == "none"

    def test_another_color_keeps_the_card_and_clears_the_color(self) -> None:
        """Rulings, Buttonwood Agreement: the cards of that color are shown and returned."""
        game = artifacts_table(
            ann=seat(
                green=["Buttonwood Agreement"],
                red=("left", ["Archery", "Oars"]),
                score=["Metalworking", "Coal", "Tools"],
            ),
            bo=seat(),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Buttonwood Agreement", "ann: yellow", "ann: blue", "ann: green")
        assert zone(game, "ann", "hand") == ["Flight"]
        assert zone(game, "ann", "score") == ["Tools"]
        assert splay(game, "ann", "red") == "none"
        assert shown(game) == [["Metalworking", "Coal"]]
        assert moves(game, "bo") == ["draw Flight", "return back 1 base", "return back 5 base", "keep Flight"]

    def test_cards_of_one_pile_go_back_in_an_order_of_choice(self) -> None:
        """Rules 6.8.2."""
        game = artifacts_table(
            ann=seat(green=["Buttonwood Agreement"], score=["Metalworking", "Oars"]), bo=seat(), supply={8: ["Flight"]}
        )
        play(game, "ann: dogma Buttonwood Agreement", "ann: yellow", "ann: blue", "ann: green", "ann: Oars")
        assert supply(game, 1)[-2:] == ["Oars", "Metalworking"]

    def test_a_score_pile_without_the_color_is_proved(self) -> None:
        """Rules 1.10.6."""
        game = artifacts_table(
            ann=seat(green=["Buttonwood Agreement"], score=["Tools"]), bo=seat(), supply={8: ["Flight"]}
        )
        play(game, "ann: dogma Buttonwood Agreement", "ann: yellow", "ann: blue", "ann: green")
        assert shown(game) == [["Tools"]]
        assert zone(game, "ann", "score") == ["Tools"]

    def test_nothing_is_shown_of_an_empty_score_pile(self) -> None:
        game = artifacts_table(ann=seat(green=["Buttonwood Agreement"]), bo=seat(), supply={8: ["Flight"]})
        play(game, "ann: dogma Buttonwood Agreement", "ann: yellow", "ann: blue", "ann: green")
        assert shown(game) == []
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_without_eights_nines_and_tens_the_game_ends(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Buttonwood Agreement"]), bo=seat(score=["Oars"]), removed=emptied(8, 9, 10)
        )
        play(game, "ann: dogma Buttonwood Agreement", "ann: red", "ann: blue", "ann: green")
        assert ending(game) == ("score", ["bo"])

    def test_a_sharer_names_his_own_colors(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Buttonwood Agreement"]),
            bo=seat(red=["Coal"]),
            supply={8: ["Flight", "Rocketry"], 6: ["Canning"]},
        )
        play(game, "ann: dogma Buttonwood Agreement", "bo: red", "bo: yellow", "bo: green")
        play(game, "ann: red", "ann: yellow", "ann: green")
        assert zone(game, "bo", "score") == ["Flight"]
        assert zone(game, "ann", "hand") == ["Canning", "Rocketry"]


class TestTheWealthOfNations:
    """A scored 1, then a scored card of a fifth of the score pile's values."""

    def test_the_sum_is_divided_by_five_and_rounded_up(self) -> None:
        """10 + 4 + the 1 just scored are 15, which gives a 3."""
        game = artifacts_table(
            ann=seat(green=["The Wealth of Nations"], score=["Robotics", "Anatomy"]),
            bo=seat(),
            supply={1: ["Oars"], 3: ["Optics"]},
        )
        play(game, "ann: dogma The Wealth of Nations")
        assert zone(game, "ann", "score") == ["Anatomy", "Oars", "Optics", "Robotics"]

    def test_a_remainder_counts_as_one_more(self) -> None:
        """10 + 5 + 1 are 16, which gives a 4."""
        game = artifacts_table(
            ann=seat(green=["The Wealth of Nations"], score=["Robotics", "Coal"]),
            bo=seat(),
            supply={1: ["Oars"], 4: ["Anatomy"]},
        )
        play(game, "ann: dogma The Wealth of Nations")
        assert "Anatomy" in zone(game, "ann", "score")

    def test_an_empty_score_pile_gives_two_ones(self) -> None:
        game = artifacts_table(ann=seat(green=["The Wealth of Nations"]), bo=seat(), supply={1: ["Oars", "Tools"]})
        play(game, "ann: dogma The Wealth of Nations")
        assert zone(game, "ann", "score") == ["Oars", "Tools"]

    def test_yamato_counts_eight_in_the_score_pile(self) -> None:
        """8 + 1 are 9, which gives a 2; counted as 11 it would be a 3."""
        game = artifacts_table(
            ann=seat(green=["The Wealth of Nations"], score=["Battleship Yamato"]),
            bo=seat(),
            supply={1: ["Oars"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma The Wealth of Nations")
        assert zone(game, "ann", "score") == ["Battleship Yamato", "Calendar", "Oars"]

    def test_bonuses_are_no_values(self) -> None:
        """Rulings, The Wealth of Nations: values in the score pile, no bonuses. Mecca shows a 5."""
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(green=["The Wealth of Nations"], purple=["Mecca"], score=["Anatomy"]),
            bo=seat(),
            supply={1: ["Oars", "Tools"]},
        )
        play(game, "ann: dogma The Wealth of Nations")
        assert zone(game, "ann", "score") == ["Anatomy", "Oars", "Tools"]

    def test_a_sum_above_fifty_ends_the_game(self) -> None:
        tens = ["Robotics", "Software", "Databases", "Self Service", "A.I."]
        game = artifacts_table(ann=seat(green=["The Wealth of Nations"], score=tens), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma The Wealth of Nations")
        assert ending(game) == ("score", ["ann"])
        assert "Oars" in zone(game, "ann", "score")

    def test_the_sixth_scored_card_claims_monument_in_between(self) -> None:
        game = artifacts_table(ann=seat(green=["The Wealth of Nations"], scored=5), bo=seat(green=["Navigation"]))
        play(game, "ann: dogma The Wealth of Nations")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_the_sharing_bonus(self) -> None:
        game = artifacts_table(
            ann=seat(green=["The Wealth of Nations"]), bo=seat(green=["Navigation"]), supply={6: ["Canning"]}
        )
        play(game, "ann: dogma The Wealth of Nations")
        assert len(zone(game, "bo", "score")) == 2
        assert zone(game, "ann", "hand") == ["Canning"]


class TestMarchaReal:
    """Two hand cards are shown and go back; like values draw, like colors claim."""

    def test_like_values_draw_one_above(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Marcha Real"], hand=["Oars", "Tools", "Coal"]),
            bo=seat(),
            supply={2: ["Calendar"]},
            available=["Pottery"],
        )
        play(game, "ann: dogma Marcha Real", "ann: Oars", "ann: Tools", "ann: Tools")
        assert zone(game, "ann", "hand") == ["Calendar", "Coal"]
        assert zone(game, "ann", "achievements") == []
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]
        assert moves(game, "bo")[:2] == ["reveal Oars", "reveal Tools"]

    def test_like_colors_claim_any_achievement(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Marcha Real"], hand=["Oars", "Coal"]), bo=seat(), available=["Pottery", "Satellites"]
        )
        play(game, "ann: dogma Marcha Real")
        assert len(options(game)) == 2
        play(game, "ann: back 9 base")
        assert zone(game, "ann", "achievements") == ["Satellites"]
        assert zone(game, "ann", "hand") == []

    def test_both_alike_do_both(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Marcha Real"], hand=["Oars", "Archery"]),
            bo=seat(),
            supply={2: ["Calendar"]},
            available=["Satellites"],
        )
        play(game, "ann: dogma Marcha Real", "ann: Oars")
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert zone(game, "ann", "achievements") == ["Satellites"]

    def test_two_unlike_cards_give_nothing(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Marcha Real"], hand=["Oars", "Calendar"]), bo=seat(), available=["Satellites"]
        )
        play(game, "ann: dogma Marcha Real")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "ann", "achievements") == []

    def test_yamato_is_an_eight_in_hand(self) -> None:
        """Rules 1.5.2."""
        game = artifacts_table(
            ann=seat(purple=["Marcha Real"], hand=["Battleship Yamato", "Rocketry"]),
            bo=seat(),
            supply={9: ["Ecology"]},
        )
        play(game, "ann: dogma Marcha Real")
        assert zone(game, "ann", "hand") == ["Ecology"]

    def test_one_card_alone_is_like_nothing(self) -> None:
        """Rulings, Marcha Real: one card only passes neither test."""
        game = artifacts_table(ann=seat(purple=["Marcha Real"], hand=["Oars"]), bo=seat(), available=["Satellites"])
        play(game, "ann: dogma Marcha Real")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "ann", "achievements") == []
        assert moves(game, "bo") == ["reveal Oars", "return Oars"]

    def test_an_empty_hand_draws_a_one_and_claims_nothing(self) -> None:
        """Rulings, Marcha Real: both missing cards are worth 0."""
        game = artifacts_table(
            ann=seat(purple=["Marcha Real"]), bo=seat(), supply={1: ["Oars"]}, available=["Satellites"]
        )
        play(game, "ann: dogma Marcha Real")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "ann", "achievements") == []

    def test_two_tens_end_the_game_before_any_claim(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Marcha Real"], hand=["Robotics", "Miniaturization"]),
            bo=seat(score=["Oars"]),
            available=["Satellites"],
        )
        play(game, "ann: dogma Marcha Real", "ann: Robotics")
        assert ending(game) == ("score", ["bo"])
        assert zone(game, "ann", "achievements") == []

    def test_the_claim_can_win(self) -> None:
        owned = ["Tools", "Calendar", "Paper", "Navigation", "Chemistry", "Canning"]
        game = artifacts_table(
            ann=seat(purple=["Marcha Real"], hand=["Oars", "Coal"], achievements=owned),
            bo=seat(),
            available=["Pottery"],
        )
        play(game, "ann: dogma Marcha Real")
        assert ending(game) == ("achievements", ["ann"])

    def test_without_achievements_to_claim_nothing_happens(self) -> None:
        game = artifacts_table(ann=seat(purple=["Marcha Real"], hand=["Oars", "Coal"]), bo=seat())
        play(game, "ann: dogma Marcha Real")
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "achievements") == []

    def test_a_sharer_takes_his_pick_first(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Marcha Real"], hand=["Oars", "Coal"]),
            bo=seat(yellow=["Agriculture"], hand=["Tools", "Atomic Theory"]),
            available=["Pottery", "Satellites"],
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Marcha Real", "bo: back 9 base")
        assert zone(game, "bo", "achievements") == ["Satellites"]
        assert zone(game, "ann", "achievements") == ["Pottery"]
        assert zone(game, "ann", "hand") == ["Canning"]


class TestMoonlightSonata:
    """The bottom card of the pile with the highest top card is melded, and an achievement claimed."""

    def test_the_bottom_of_the_highest_pile_is_melded(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Moonlight Sonata"], red=["Flight", "Coal", "Oars"]), bo=seat(), available=["Satellites"]
        )
        play(game, "ann: dogma Moonlight Sonata")
        assert pile(game, "ann", "red") == ["Oars", "Flight", "Coal"]
        assert zone(game, "ann", "achievements") == ["Satellites"]

    def test_ties_are_chosen(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Moonlight Sonata", "Mysticism"], yellow=["Canning", "Agriculture"], red=["Coal"]),
            bo=seat(),
            available=["Satellites", "Pottery"],
        )
        play(game, "ann: dogma Moonlight Sonata")
        assert options(game) == ["purple", "yellow"]
        play(game, "ann: yellow", "ann: back 1 base")
        assert pile(game, "ann", "yellow") == ["Agriculture", "Canning"]
        assert zone(game, "ann", "achievements") == ["Pottery"]

    def test_yamato_tops_a_ten(self) -> None:
        """Rules 1.5.2: 11 on a board."""
        game = artifacts_table(
            ann=seat(purple=["Moonlight Sonata"], yellow=["Stem Cells", "Masonry"], red=["Battleship Yamato", "Oars"]),
            bo=seat(),
        )
        play(game, "ann: dogma Moonlight Sonata")
        assert pile(game, "ann", "red") == ["Oars", "Battleship Yamato"]

    def test_the_only_card_of_a_pile_is_melded_too(self) -> None:
        """Rulings, Moonlight Sonata: the claim comes all the same."""
        game = artifacts_table(ann=seat(purple=["Moonlight Sonata"]), bo=seat(), available=["Satellites"])
        play(game, "ann: dogma Moonlight Sonata")
        assert pile(game, "ann", "purple") == ["Moonlight Sonata"]
        assert zone(game, "ann", "achievements") == ["Satellites"]

    def test_the_splay_is_kept(self) -> None:
        """Rules 7.3.3."""
        game = artifacts_table(
            ann=seat(purple=("up", ["Moonlight Sonata", "Mysticism"])), bo=seat(), available=["Satellites"]
        )
        play(game, "ann: dogma Moonlight Sonata")
        assert pile(game, "ann", "purple") == ["Mysticism", "Moonlight Sonata"]
        assert splay(game, "ann", "purple") == "up"

    def test_an_empty_board_claims_nothing(self) -> None:
        """Rulings, Moonlight Sonata: from the display, with no card on the board."""
        game = artifacts_table(ann=seat(display=["Moonlight Sonata"]), bo=seat(), available=["Satellites"], action=0)
        play(game, "ann: dogma Moonlight Sonata")
        assert zone(game, "ann", "achievements") == []
        assert supply(game, 6, "artifacts")[-1] == "Moonlight Sonata"

    def test_a_meld_that_claims_a_special_achievement_can_win_before_the_claim(self) -> None:
        """Rules 6.1.1: the bookkeeping follows the meld at once. Fission's three clocks make twelve, for World."""
        owned = ["Tools", "Calendar", "Paper", "Navigation", "Chemistry", "Canning"]
        game = artifacts_table(
            ann=seat(
                purple=["DeLorean DMC-12"],
                red=["Robotics", "Fission"],
                blue=["Software"],
                green=["Databases"],
                achievements=owned,
                display=["Moonlight Sonata"],
            ),
            bo=seat(),
            available=["Satellites"],
            action=0,
        )
        play(game, "ann: dogma Moonlight Sonata", "ann: red")
        assert ending(game) == ("achievements", ["ann"])
        assert zone(game, "ann", "achievements") == sorted([*owned, "World"])

    def test_no_achievement_left(self) -> None:
        game = artifacts_table(ann=seat(purple=["Moonlight Sonata", "Mysticism"]), bo=seat())
        play(game, "ann: dogma Moonlight Sonata")
        assert pile(game, "ann", "purple") == ["Mysticism", "Moonlight Sonata"]

    def test_a_sharer_claims_first_and_earns_the_bonus(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Moonlight Sonata"]),
            bo=seat(blue=["Atomic Theory"]),
            available=["Satellites"],
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Moonlight Sonata")
        assert zone(game, "bo", "achievements") == ["Satellites"]
        assert zone(game, "ann", "achievements") == []
        assert bonus_drawn(game)


class TestFrigateConstitution:
    """The target shows a hand card; if a top card of the demander equals it, it and its pile go back."""

    def test_a_matching_value_costs_the_card_and_the_pile(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Frigate Constitution"], blue=["Tools"]),
            bo=seat(red=["Coal", "Metalworking"], hand=["Oars", "Calendar"]),
        )
        play(game, "ann: dogma Frigate Constitution")
        assert asked(game) == ("bo", "card", "reveal")
        play(game, "bo: Oars")
        assert asked(game) == ("bo", "order", "return")
        assert options(game) == ["Coal", "Metalworking", "Oars"]
        play(game, "bo: Metalworking", "bo: Oars")
        assert pile(game, "bo", "red") == []
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert supply(game, 1)[-2:] == ["Metalworking", "Oars"]
        assert supply(game, 5)[-1] == "Coal"

    def test_another_value_goes_back_to_the_hand(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Frigate Constitution"], blue=["Tools"]), bo=seat(red=["Coal"], hand=["Calendar"])
        )
        play(game, "ann: dogma Frigate Constitution")
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert pile(game, "bo", "red") == ["Coal"]
        assert moves(game, "ann") == ["reveal Calendar", "keep Calendar"]

    def test_the_demanders_tops_count_not_the_targets(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Frigate Constitution"]), bo=seat(red=["Coal"], yellow=["Masonry"], hand=["Oars"])
        )
        play(game, "ann: dogma Frigate Constitution")
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_an_absent_color_costs_the_card_alone(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Frigate Constitution"], blue=["Tools"]), bo=seat(red=["Coal"], hand=["Clothing"])
        )
        play(game, "ann: dogma Frigate Constitution")
        assert zone(game, "bo", "hand") == []
        assert pile(game, "bo", "red") == ["Coal"]

    def test_yamato_in_hand_equals_no_yamato_on_the_board(self) -> None:
        """Rules 1.5.2: shown from the hand it is an 8, and an 8 on the demander's board matches it."""
        game = artifacts_table(
            ann=seat(red=["Frigate Constitution"], blue=["Rocketry"]),
            bo=seat(yellow=["Steam Engine"], red=["Coal"], hand=["Battleship Yamato"]),
        )
        play(game, "ann: dogma Frigate Constitution", "bo: Coal")
        assert zone(game, "bo", "hand") == []
        assert supply(game, 8, "artifacts")[-1] == "Battleship Yamato"

    def test_an_empty_hand_shows_nothing(self) -> None:
        game = artifacts_table(ann=seat(red=["Frigate Constitution"]), bo=seat(red=["Coal"]))
        play(game, "ann: dogma Frigate Constitution")
        assert moves(game) == []

    def test_compels_as_many_factories_and_not_fewer(self) -> None:
        """Rules 5.3.4: ann shows three factories; bo three, cy two, di six."""
        game = artifacts_table(
            ann=seat(red=["Frigate Constitution"], blue=["Tools"]),
            bo=seat(red=["Coal"], hand=["Clothing"]),
            cy=seat(red=["Gunpowder"], hand=["Sailing"]),
            di=seat(red=["Machine Tools"], yellow=["Steam Engine"], hand=["The Wheel"]),
        )
        play(game, "ann: dogma Frigate Constitution")
        assert [zone(game, name, "hand") for name in ("bo", "cy", "di")] == [[], ["Sailing"], []]
        assert not bonus_drawn(game)

    def test_a_partner_is_not_compelled(self) -> None:
        """Rules 16.2."""
        game = artifacts_table(
            ann=seat(red=["Frigate Constitution"], blue=["Tools"]),
            bo=seat(),
            cy=seat(red=["Coal"], hand=["Clothing"]),
            di=seat(),
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Frigate Constitution")
        assert zone(game, "cy", "hand") == ["Clothing"]

    def test_the_displayed_cards_icons_are_added(self) -> None:
        """Rules 5.2.3: three on display make ann's count six, and bo's five are too few."""
        game = artifacts_table(
            ann=seat(display=["Frigate Constitution"], red=["Coal"], blue=["Tools"]),
            bo=seat(red=["Machine Tools"], yellow=["Steam Engine"], hand=["Clothing"]),
            action=0,
        )
        play(game, "ann: dogma Frigate Constitution")
        assert zone(game, "bo", "hand") == ["Clothing"]
        assert supply(game, 6, "artifacts")[-1] == "Frigate Constitution"


class TestUSDeclarationOfIndependence:
    """The target's highest hand card, highest score card and highest top card with a factory change sides."""

    def test_all_three_go(self) -> None:
        game = artifacts_table(
            ann=seat(red=["U.S. Declaration of Independence"]),
            bo=seat(
                green=["Banking"],
                yellow=["Steam Engine", "Masonry"],
                red=["Gunpowder"],  # a factory too, but a 4
                hand=["Tools", "Flight"],
                score=["Pottery", "Coal"],
            ),
        )
        play(game, "ann: dogma U.S. Declaration of Independence")
        assert options(game) == ["Banking", "Steam Engine"]
        play(game, "bo: Steam Engine")
        assert zone(game, "ann", "hand") == ["Flight"]
        assert zone(game, "ann", "score") == ["Coal"]
        assert pile(game, "ann", "yellow") == ["Steam Engine"]
        assert pile(game, "bo", "yellow") == ["Masonry"]

    def test_the_target_chooses_among_ties(self) -> None:
        game = artifacts_table(
            ann=seat(red=["U.S. Declaration of Independence"]),
            bo=seat(green=["Mapmaking"], hand=["Tools", "Oars"], score=["Pottery", "Archery"]),
        )
        play(game, "ann: dogma U.S. Declaration of Independence")
        assert asked(game) == ("bo", "card", "transfer")
        play(game, "bo: Oars", "bo: Pottery")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "ann", "score") == ["Pottery"]

    def test_each_part_stands_alone(self) -> None:
        """Rulings, U.S. Declaration: three independent parts."""
        game = artifacts_table(
            ann=seat(red=["U.S. Declaration of Independence"]), bo=seat(green=["Navigation"], score=["Pottery"])
        )
        play(game, "ann: dogma U.S. Declaration of Independence")
        assert zone(game, "ann", "score") == ["Pottery"]
        assert pile(game, "bo", "green") == ["Navigation"]

    def test_yamato_has_no_factory_and_is_an_eight_in_hand(self) -> None:
        game = artifacts_table(
            ann=seat(red=["U.S. Declaration of Independence"]),
            bo=seat(red=["Battleship Yamato"], green=["Navigation"], hand=["Ecology"]),
        )
        play(game, "ann: dogma U.S. Declaration of Independence")
        assert pile(game, "bo", "red") == ["Battleship Yamato"]
        in_hand = artifacts_table(
            ann=seat(red=["U.S. Declaration of Independence"]),
            bo=seat(green=["Navigation"], hand=["Ecology", "Battleship Yamato"]),
        )
        play(in_hand, "ann: dogma U.S. Declaration of Independence")
        assert zone(in_hand, "ann", "hand") == ["Ecology"]

    def test_a_third_player_sees_only_backs(self) -> None:
        """Rules 1.10.4: the two see what passes between their private zones, nobody else."""
        game = artifacts_table(
            ann=seat(red=["U.S. Declaration of Independence"]),
            bo=seat(green=["Navigation"], hand=["Flight"], score=["Coal"]),
            cy=seat(),
        )
        play(game, "ann: dogma U.S. Declaration of Independence")
        assert moves(game, "ann") == ["transfer Flight", "transfer Coal"]
        assert moves(game, "cy") == ["transfer back 8 base", "transfer back 5 base"]

    def test_nobody_with_as_many_crowns(self) -> None:
        game = artifacts_table(
            ann=seat(red=["U.S. Declaration of Independence"]), bo=seat(hand=["Tools"], red=["Oars"])
        )
        play(game, "ann: dogma U.S. Declaration of Independence")
        assert zone(game, "bo", "hand") == ["Tools"]

    def test_transferred_cards_are_not_scored(self) -> None:
        """Rules 6.9.2."""
        game = artifacts_table(
            ann=seat(red=["U.S. Declaration of Independence"], scored=5), bo=seat(green=["Navigation"], score=["Coal"])
        )
        play(game, "ann: dogma U.S. Declaration of Independence")
        assert zone(game, "ann", "achievements") == []


class TestPrideAndPrejudice:
    """A 6 is melded; while no color shows fewer cards than its own it is scored and the next one drawn."""

    def test_an_absent_color_stops_at_once(self) -> None:
        """Rulings, Pride and Prejudice: empty colors count as 0."""
        game = artifacts_table(ann=seat(yellow=["Pride and Prejudice"]), bo=seat(), supply={6: ["Atomic Theory"]})
        play(game, "ann: dogma Pride and Prejudice")
        assert pile(game, "ann", "blue") == ["Atomic Theory"]
        assert zone(game, "ann", "score") == []

    def test_repeats_while_its_color_shows_the_fewest(self) -> None:
        game = artifacts_table(
            ann=seat(
                yellow=["Pride and Prejudice"],
                blue=["Tools"],
                red=["Oars"],
                green=["Sailing"],
                purple=("left", ["Mysticism", "Code of Laws"]),
            ),
            bo=seat(),
            supply={6: ["Atomic Theory", "Metric System", "Democracy"]},
        )
        play(game, "ann: dogma Pride and Prejudice")
        assert zone(game, "ann", "score") == ["Atomic Theory", "Metric System"]
        assert pile(game, "ann", "purple") == ["Democracy", "Mysticism", "Code of Laws"]
        assert pile(game, "ann", "blue") == ["Tools"]

    def test_covered_cards_do_not_count(self) -> None:
        """Rulings, Pride and Prejudice: fewest visible cards. Blue lies unsplayed and shows one."""
        game = artifacts_table(
            ann=seat(
                yellow=["Pride and Prejudice"],
                blue=["Tools", "Writing", "Pottery"],
                red=["Oars"],
                green=["Sailing"],
                purple=("left", ["Mysticism", "Code of Laws"]),
            ),
            bo=seat(),
            supply={6: ["Atomic Theory", "Democracy"]},
        )
        play(game, "ann: dogma Pride and Prejudice")
        assert zone(game, "ann", "score") == ["Atomic Theory"]

    def test_covered_cards_of_other_colors_do_not_count_either(self) -> None:
        """Red shows two, blue one of its two."""
        game = artifacts_table(
            ann=seat(
                yellow=["Pride and Prejudice", "Masonry"],
                blue=["Tools", "Writing"],
                red=("left", ["Oars", "Archery"]),
                green=["Sailing", "Clothing"],
                purple=["Mysticism", "Code of Laws"],
            ),
            bo=seat(),
            supply={6: ["Machine Tools"]},
        )
        play(game, "ann: dogma Pride and Prejudice")
        assert zone(game, "ann", "score") == []
        assert pile(game, "ann", "red") == ["Machine Tools", "Oars", "Archery"]

    def test_the_scored_cards_may_claim_monument(self) -> None:
        game = artifacts_table(
            ann=seat(
                yellow=["Pride and Prejudice"],
                blue=["Tools"],
                red=["Oars"],
                green=["Sailing"],
                purple=("left", ["Mysticism", "Code of Laws"]),
                scored=4,
            ),
            bo=seat(),
            supply={6: ["Atomic Theory", "Metric System", "Democracy"]},
        )
        play(game, "ann: dogma Pride and Prejudice")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_can_run_to_the_end_of_the_game(self) -> None:
        game = artifacts_table(
            ann=seat(
                yellow=["Pride and Prejudice"], blue=["Tools"], red=["Oars"], green=["Sailing"], purple=["Mysticism"]
            ),
            bo=seat(),
            supply={6: ["Atomic Theory"]},
            removed=emptied(6, 7, 8, 9, 10, but=["Atomic Theory"]),
        )
        play(game, "ann: dogma Pride and Prejudice")
        assert ending(game) == ("score", ["ann"])
        assert zone(game, "ann", "score") == ["Atomic Theory"]

    def test_sharers_play_before(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Pride and Prejudice"]),
            bo=seat(blue=["Physics"]),
            supply={6: ["Canning", "Atomic Theory", "Democracy"]},
        )
        play(game, "ann: dogma Pride and Prejudice")
        assert pile(game, "bo", "yellow") == ["Canning"]
        assert pile(game, "ann", "blue") == ["Atomic Theory"]
        assert zone(game, "ann", "hand") == ["Democracy"]


class TestStampAct:
    """A score card as high as the target's top yellow card goes over; then one as high as its top green one back."""

    def test_one_goes_over_and_one_goes_back(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Stamp Act"]),
            bo=seat(yellow=["Perspective"], green=["Sailing"], score=["Gunpowder", "Anatomy", "Oars", "Tools"]),
        )
        play(game, "ann: dogma Stamp Act")
        assert options(game) == ["Anatomy", "Gunpowder"]
        play(game, "bo: Gunpowder")
        assert options(game) == ["Oars", "Tools"]
        play(game, "bo: Oars")
        assert zone(game, "ann", "score") == ["Gunpowder"]
        assert zone(game, "bo", "score") == ["Anatomy", "Tools"]
        assert supply(game, 1)[-1] == "Oars"

    def test_no_card_of_the_first_value_leaves_the_second_alone(self) -> None:
        """Rules 6.3.3."""
        game = artifacts_table(
            ann=seat(yellow=["Stamp Act"]), bo=seat(yellow=["Perspective"], green=["Sailing"], score=["Oars"])
        )
        play(game, "ann: dogma Stamp Act")
        assert zone(game, "bo", "score") == ["Oars"]

    def test_no_yellow_card_no_transfer(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Stamp Act"]), bo=seat(blue=["Physics"], green=["Sailing"], score=["Oars"])
        )
        play(game, "ann: dogma Stamp Act")
        assert zone(game, "bo", "score") == ["Oars"]

    def test_no_green_card_no_return(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Stamp Act"]), bo=seat(yellow=["Perspective"], score=["Anatomy", "Oars"])
        )
        play(game, "ann: dogma Stamp Act")
        assert zone(game, "ann", "score") == ["Anatomy"]
        assert zone(game, "bo", "score") == ["Oars"]

    def test_nobody_with_as_many_bulbs(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Stamp Act"]), bo=seat(yellow=["Statistics"], score=["Coal"]))
        play(game, "ann: dogma Stamp Act")
        assert zone(game, "bo", "score") == ["Coal"]

    def test_every_compelled_player_pays_in_turn(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Stamp Act"]),
            bo=seat(yellow=["Perspective"], score=["Anatomy"]),
            cy=seat(yellow=["Ecology"], score=["Genetics"]),
        )
        play(game, "ann: dogma Stamp Act")
        assert zone(game, "ann", "score") == ["Anatomy", "Genetics"]
        assert not bonus_drawn(game)
