"""Echoes cards of age 7: the course of each and the edges its text can reach."""

from __future__ import annotations

from typing import Any, Final

from innovation import Game
from tests.helpers import (
    asked,
    bonus_drawn,
    echoes_table,
    emptied,
    ending,
    mixed_table,
    moves,
    options,
    pile,
    play,
    seat,
    splay,
    supply,
    zone,
)

WITH_CITIES: Final = {"sets": ["base", "echoes", "cities"]}


def pick_first(game: Game) -> None:
    """Give the first answer, whatever it is."""
    assert game.decision is not None
    game.choose(game.decision.options[0])


class TestPhotography:
    """Echo: meld a forecast card. Demand: take your highest top card in hand. Three echoes are History."""

    def test_the_echo_melds_a_forecast_card_of_choice_without_promotion(self) -> None:
        game = echoes_table(ann=seat(blue=["Photography"], forecast=["Explosives", "Oars"]), bo=seat())
        play(game, "ann: dogma Photography")
        assert options(game) == ["Explosives", "Oars"]
        play(game, "ann: Explosives")
        assert pile(game, "ann", "red") == ["Explosives"]
        assert zone(game, "ann", "forecast") == ["Oars"]
        assert asked(game)[1] == "action"  # neither a promotion nor a free dogma

    def test_an_empty_forecast_melds_nothing(self) -> None:
        game = echoes_table(ann=seat(blue=["Photography"]), bo=seat())
        play(game, "ann: dogma Photography")
        assert pile(game, "ann", "blue") == ["Photography"]
        assert moves(game) == []

    def test_in_the_older_rules_nothing_is_promoted_either(self) -> None:
        game = mixed_table(ann=seat(blue=["Photography"], forecast=["Explosives"]), bo=seat(), supply={7: ["Lighting"]})
        play(game, "ann: dogma Photography")
        assert pile(game, "ann", "red") == ["Explosives"]
        assert asked(game)[1] == "action"

    def test_the_target_takes_the_highest_top_card(self) -> None:
        game = echoes_table(ann=seat(blue=["Photography"]), bo=seat(red=["Coal", "Oars"], yellow=["Masonry"]))
        play(game, "ann: dogma Photography")
        assert zone(game, "bo", "hand") == ["Coal"]
        assert pile(game, "bo", "red") == ["Oars"]

    def test_the_target_picks_among_ties_and_may_have_nothing(self) -> None:
        game = echoes_table(ann=seat(blue=["Photography"]), bo=seat(red=["Oars"], yellow=["Masonry"]), cy=seat())
        play(game, "ann: dogma Photography")
        assert asked(game) == ("bo", "card", "transfer")
        play(game, "bo: Masonry")
        assert zone(game, "bo", "hand") == ["Masonry"]
        assert zone(game, "cy", "hand") == []

    def test_three_echoes_of_one_color_are_history(self) -> None:
        blue = ["Photography", "Lightning Rod", "Bifocals"]  # all top left
        game = echoes_table(ann=seat(blue=("right", blue)), bo=seat())
        play(game, "ann: dogma Photography", "ann: 1")
        assert zone(game, "ann", "achievements") == ["History"]

    def test_two_visible_echoes_are_too_few(self) -> None:
        blue = ["Photography", "Lightning Rod", "Bifocals"]
        game = echoes_table(ann=seat(blue=("up", blue)), bo=seat())
        play(game, "ann: dogma Photography")
        assert zone(game, "ann", "achievements") == []

    def test_history_that_is_gone_stays_gone(self) -> None:
        blue = ["Photography", "Lightning Rod", "Bifocals"]
        game = echoes_table(ann=seat(blue=("right", blue)), bo=seat(achievements=["History"]))
        play(game, "ann: dogma Photography", "ann: 1")
        assert zone(game, "ann", "achievements") == []

    def test_a_sharer_melds_from_his_own_forecast(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Photography"]), bo=seat(green=["Measurement"], forecast=["Oars"]), supply={7: ["Lighting"]}
        )
        play(game, "ann: dogma Photography")
        assert pile(game, "bo", "red") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Lighting"]

    def test_two_echoes_of_one_color_and_one_of_another_are_not(self) -> None:
        game = echoes_table(
            ann=seat(blue=("right", ["Photography", "Lightning Rod"]), purple=["Piano"]),
            bo=seat(),
            supply={5: ["Banking"]},
        )
        play(game, "ann: dogma Photography")
        assert zone(game, "ann", "achievements") == []


class TestTypewriter:
    """Return the whole hand, draw a 6, and for each color of it a card one higher."""

    def test_three_colors_draw_up_to_nine(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Typewriter"], hand=["Oars", "Tools", "Masonry", "Archery"]),
            bo=seat(),
            supply={6: ["Canning"], 7: ["Jeans"], 8: ["Flight"], 9: ["Genetics"]},
        )
        play(game, "ann: dogma Typewriter", "ann: Oars", "ann: Tools", "ann: Archery")
        assert zone(game, "ann", "hand") == ["Canning", "Flight", "Genetics", "Jeans"]

    def test_an_empty_hand_draws_just_the_six(self) -> None:
        game = echoes_table(ann=seat(blue=["Typewriter"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: dogma Typewriter")
        assert zone(game, "ann", "hand") == ["Canning"]

    def test_the_order_of_returned_cards_of_one_pile_is_chosen(self) -> None:
        game = echoes_table(ann=seat(blue=["Typewriter"], hand=["Oars", "Archery", "Dice"]), bo=seat())
        play(game, "ann: dogma Typewriter")
        assert options(game) == ["Archery", "Oars"]
        play(game, "ann: Oars")
        assert supply(game, 1)[-2:] == ["Oars", "Archery"]
        assert supply(game, 1, "echoes")[-1] == "Dice"

    def test_four_colors_reach_ten_and_five_end_the_game(self) -> None:
        four = ["Oars", "Calendar", "Machinery", "Banking"]
        game = echoes_table(ann=seat(blue=["Typewriter"], hand=four), bo=seat())
        play(game, "ann: dogma Typewriter")
        assert len(zone(game, "ann", "hand")) == 5
        over = echoes_table(ann=seat(blue=["Typewriter"], hand=[*four, "Democracy"]), bo=seat(score=["Tools"]))
        play(over, "ann: dogma Typewriter")
        assert ending(over) == ("score", ["bo"])

    def test_everybody_sees_the_hand_whose_colors_decide(self) -> None:
        game = echoes_table(ann=seat(blue=["Typewriter"], hand=["Oars", "Tools"]), bo=seat(hand=["Sailing"]))
        play(game, "ann: dogma Typewriter")
        shown = [event.as_seen_by("bo")["cards"] for event in game.log if event.kind == "show"]
        assert [sorted(str(name) for name in cards) for cards in shown if isinstance(cards, list)] == [
            ["Oars", "Tools"]
        ]

    def test_a_sharer_returns_his_hand_even_to_his_loss(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Typewriter"]),
            bo=seat(blue=["Translation"], hand=["Explosives", "Combustion"]),
            supply={6: ["Canning", "Democracy"], 7: ["Jeans"]},
        )
        play(game, "ann: dogma Typewriter", "bo: Explosives")
        assert len(zone(game, "bo", "hand")) == 2
        assert "Canning" in zone(game, "bo", "hand")
        assert bonus_drawn(game)


class TestJeans:
    """Echo: draw two 9s, return one, foreshadow the other. Draw two values below 7; meld one, return the other."""

    def test_the_echo_keeps_one_nine_in_the_forecast(self) -> None:
        game = echoes_table(ann=seat(green=["Jeans"]), bo=seat(), supply={9: ["Genetics", "Karaoke", "Fission"]})
        play(game, "ann: dogma Jeans")
        assert options(game) == ["Genetics", "Karaoke"]  # into an empty hand: base, then Echoes
        play(game, "ann: Genetics")
        assert zone(game, "ann", "forecast") == ["Karaoke"]
        assert supply(game, 9)[-1] == "Genetics"

    def test_a_hand_card_is_no_choice_for_the_echo(self) -> None:
        game = echoes_table(ann=seat(green=["Jeans"], hand=["Oars"]), bo=seat(), supply={9: ["Karaoke", "Genetics"]})
        play(game, "ann: dogma Jeans")
        assert options(game) == ["Genetics", "Karaoke"]

    def test_two_different_values_below_seven(self) -> None:
        game = echoes_table(
            ann=seat(green=["Jeans"]), bo=seat(), supply={9: ["Genetics", "Karaoke"], 1: ["Oars"], 6: ["Loom"]}
        )
        play(game, "ann: dogma Jeans", "ann: Genetics")
        assert options(game) == ["1", "2", "3", "4", "5", "6"]
        play(game, "ann: 1")
        assert options(game) == ["2", "3", "4", "5", "6"]
        play(game, "ann: 6")
        assert options(game) == ["Loom", "Oars"]
        play(game, "ann: Loom")
        assert pile(game, "ann", "red") == ["Loom"]
        assert supply(game, 1)[-1] == "Oars"
        assert zone(game, "ann", "hand") == []

    def test_both_cards_are_seen_by_all_but_the_nines_are_not(self) -> None:
        game = echoes_table(
            ann=seat(green=["Jeans"]), bo=seat(), supply={9: ["Genetics", "Karaoke"], 1: ["Oars"], 6: ["Loom"]}
        )
        play(game, "ann: dogma Jeans", "ann: Karaoke", "ann: 6", "ann: 1")
        rows = moves(game, "bo")
        assert rows[:4] == ["draw back 9 base", "draw back 9 echoes", "return back 9 echoes", "foreshadow back 9 base"]
        assert rows[4:6] == ["draw Atomic Theory", "draw Dice"]  # the 6 counts as held, and is a base card

    def test_empty_low_piles_are_stepped_over(self) -> None:
        game = echoes_table(
            ann=seat(green=["Jeans"]), bo=seat(), removed=emptied(5, 6), supply={7: ["Lighting", "Rubber"]}
        )
        play(game, "ann: dogma Jeans")
        pick_first(game)
        play(game, "ann: 5", "ann: 6")
        assert options(game) == ["Lighting", "Rubber"]

    def test_running_out_of_nines_and_tens_ends_the_game(self) -> None:
        game = echoes_table(
            ann=seat(green=["Jeans"]), bo=seat(score=["Robotics"]), removed=emptied(9, 10, but=["Robotics"])
        )
        play(game, "ann: dogma Jeans")
        assert ending(game) == ("score", ["bo"])

    def test_a_sharer_does_both_before_the_launcher(self) -> None:
        game = echoes_table(ann=seat(green=["Jeans"]), bo=seat(blue=["Pottery"]))
        play(game, "ann: dogma Jeans")
        assert asked(game)[0] == "bo"
        pick_first(game)
        pick_first(game)
        play(game, "bo: 1", "bo: 2")
        pick_first(game)
        play(game, "ann: 3", "ann: 4")
        pick_first(game)
        assert len(zone(game, "bo", "forecast")) == len(zone(game, "ann", "forecast")) == 1
        assert bonus_drawn(game)


class TestTelegraph:
    """Optionally lay a pile the way an opponent's lies; optionally splay blue up."""

    def test_an_opponents_splay_is_copied(self) -> None:
        game = echoes_table(
            ann=seat(green=["Telegraph"], red=["Oars", "Archery"]), bo=seat(red=("left", ["Coal", "Metalworking"]))
        )
        play(game, "ann: dogma Telegraph")
        assert options(game) == ["bo", "pass"]
        play(game, "ann: bo")
        assert splay(game, "ann", "red") == "left"

    def test_an_unsplayed_pile_can_be_copied_too(self) -> None:
        game = echoes_table(
            ann=seat(
                green=["Telegraph"], red=("up", ["Oars", "Archery"]), purple=("left", ["Mysticism", "City States"])
            ),
            bo=seat(red=["Coal", "Metalworking"]),
        )
        play(game, "ann: dogma Telegraph", "ann: bo")
        assert options(game) == ["purple", "red"]
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "none"
        assert splay(game, "ann", "purple") == "left"

    def test_it_may_be_declined(self) -> None:
        game = echoes_table(
            ann=seat(green=["Telegraph"], red=["Oars", "Archery"]), bo=seat(red=("left", ["Coal", "Metalworking"]))
        )
        play(game, "ann: dogma Telegraph", "ann: pass")
        assert splay(game, "ann", "red") == "none"

    def test_a_pile_of_one_cannot_be_splayed(self) -> None:
        game = echoes_table(
            ann=seat(green=["Telegraph"], red=["Oars"]), bo=seat(red=("left", ["Coal", "Metalworking"]))
        )
        play(game, "ann: dogma Telegraph")
        assert asked(game)[1] == "action"

    def test_a_partner_is_no_opponent(self) -> None:
        game = echoes_table(
            options={"teams": "partners"},
            ann=seat(green=["Telegraph"], red=["Oars", "Archery"]),
            bo=seat(red=("right", ["Engineering", "Road Building"])),
            cy=seat(red=("left", ["Coal", "Metalworking"])),
            dee=seat(red=("up", ["Loom", "Bangle"])),
        )
        play(game, "ann: dogma Telegraph")
        assert options(game) == ["bo", "dee", "pass"]
        play(game, "ann: dee")
        assert splay(game, "ann", "red") == "up"

    def test_blue_may_be_splayed_up(self) -> None:
        game = echoes_table(ann=seat(green=["Telegraph"], blue=["Tools", "Pottery"]), bo=seat())
        play(game, "ann: dogma Telegraph", "ann: blue")
        assert splay(game, "ann", "blue") == "up"

    def test_copying_a_direction_draws_a_city_but_unsplaying_does_not(self) -> None:
        red = ["Oars", "Archery"]
        game = echoes_table(
            options=WITH_CITIES, ann=seat(green=["Telegraph"], red=red), bo=seat(red=("left", ["Coal", "Loom"]))
        )
        play(game, "ann: dogma Telegraph", "ann: bo")
        assert len(zone(game, "ann", "hand")) == 1
        game = echoes_table(
            options=WITH_CITIES, ann=seat(green=["Telegraph"], red=("left", red)), bo=seat(red=["Coal", "Loom"])
        )
        play(game, "ann: dogma Telegraph", "ann: bo")
        assert splay(game, "ann", "red") == "none"
        assert zone(game, "ann", "hand") == []

    def test_a_sharer_may_copy_the_launcher(self) -> None:
        game = echoes_table(
            ann=seat(green=["Telegraph"], red=("right", ["Oars", "Archery"])),
            bo=seat(purple=["The Internet"], red=["Coal", "Loom"]),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Telegraph", "bo: ann")
        assert splay(game, "bo", "red") == "right"
        assert bonus_drawn(game)


class TestIceCream:
    """Echo: score a non-purple top card without a bonus. Demand: meld a 1. Optionally an achievement more."""

    def test_the_echo_scores_a_top_card_without_a_bonus(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Ice Cream"], red=["Oars", "Archery"], yellow=["Noodles", "Masonry"], blue=["Tools"]),
            bo=seat(),
        )
        play(game, "ann: dogma Ice Cream")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Oars", "ann: 6", "ann: no")
        assert zone(game, "ann", "score") == ["Oars"]

    def test_purple_and_bonus_cards_are_never_scored(self) -> None:
        """Mysticism, which has no bonus, lies on Ice Cream, whose echo shows below it."""
        game = echoes_table(ann=seat(purple=("left", ["Mysticism", "Ice Cream"]), yellow=["Noodles"]), bo=seat())
        play(game, "ann: dogma Mysticism")
        assert zone(game, "ann", "score") == []
        assert pile(game, "ann", "purple")[-2:] == ["Mysticism", "Ice Cream"]

    def test_the_target_melds_a_one(self) -> None:
        game = echoes_table(ann=seat(purple=["Ice Cream"]), bo=seat(red=["Coal"]), supply={1: ["Oars"]})
        play(game, "ann: dogma Ice Cream", "ann: 6", "ann: no")
        assert pile(game, "bo", "red") == ["Oars", "Coal"]

    def test_the_bottom_card_of_a_chosen_pile_becomes_available_unseen(self) -> None:
        game = echoes_table(ann=seat(purple=["Ice Cream"]), bo=seat(), available=["Lighting"])
        bottom = supply(game, 7)[-1]
        play(game, "ann: dogma Ice Cream")
        assert options(game) == ["6", "7", "8", "9"]
        play(game, "ann: 7")
        assert options(game) == ["no", "yes"]
        play(game, "ann: yes")
        assert bottom in game.position()["achievements"]
        assert bottom not in supply(game, 7)
        assert "make available back 7 base" in moves(game, "ann")

    def test_the_new_achievement_can_be_claimed_as_a_second_of_its_value(self) -> None:
        score = ["Robotics", "Software", "Databases", "Bioengineering", "Stem Cells", "A.I."]
        game = echoes_table(ann=seat(purple=["Ice Cream"], score=score), bo=seat(), available=["Lighting"])
        play(game, "ann: dogma Ice Cream", "ann: 7", "ann: yes")
        assert options(game).count("achieve 7 base") == 1
        assert "achieve 7 base #2" in options(game)
        play(game, "ann: achieve 7 base")
        assert len(zone(game, "ann", "achievements")) == 1

    def test_an_empty_pile_gives_nothing_whatever_the_next_holds(self) -> None:
        game = echoes_table(ann=seat(purple=["Ice Cream"]), bo=seat(), removed=emptied(7))
        play(game, "ann: dogma Ice Cream", "ann: 7")
        assert asked(game)[1] == "action"
        assert "make available" not in " ".join(moves(game))

    def test_with_mixed_piles_the_bottom_card_may_be_an_echoes_card(self) -> None:
        game = mixed_table(ann=seat(purple=["Ice Cream"]), bo=seat(), supply={1: ["Oars"], 7: ["Lighting", "Rubber"]})
        play(game, "ann: dogma Ice Cream", "ann: 7", "ann: yes")
        assert "Rubber" in game.position()["achievements"]
        assert supply(game, 7, "mixed") == ["Lighting"]

    def test_a_sharer_scores_and_adds_an_achievement_himself(self) -> None:
        game = echoes_table(ann=seat(purple=["Ice Cream"]), bo=seat(blue=["Pottery"]))
        play(game, "ann: dogma Ice Cream", "bo: 8", "bo: yes", "ann: 8", "ann: no")
        assert zone(game, "bo", "score") == ["Pottery"]
        assert len(supply(game, 8)) == 9
        assert bonus_drawn(game)


class TestSaxophone:
    """Optionally purple up. All four music notes visible win; else a 7 for each."""

    def test_each_visible_note_draws_a_seven(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Saxophone"]), bo=seat(purple=["Flute"]), supply={7: ["Lighting", "Jeans"]}
        )
        play(game, "ann: dogma Saxophone")
        assert zone(game, "ann", "hand") == ["Jeans", "Lighting"]

    def test_a_covered_note_must_show(self) -> None:
        """Bell's note is bottom left: hidden under a left splay, visible under a right one."""
        for direction, sevens in (("left", 2), ("right", 3), ("up", 3)):
            game = echoes_table(ann=seat(purple=["Saxophone"]), bo=seat(purple=(direction, ["Piano", "Bell"])))
            play(game, "ann: dogma Saxophone")
            assert len(zone(game, "ann", "hand")) == sevens

    def test_a_bottom_center_note_shows_only_when_splayed_up(self) -> None:
        for direction, sevens in (("left", 1), ("right", 1), ("up", 2)):
            game = echoes_table(ann=seat(purple=["Saxophone"]), bo=seat(purple=(direction, ["Mysticism", "Piano"])))
            play(game, "ann: dogma Saxophone")
            assert len(zone(game, "ann", "hand")) == sevens

    def test_all_four_win_over_several_boards(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Saxophone"]), bo=seat(purple=("right", ["Flute", "Bell"])), cy=seat(purple=["Piano"])
        )
        play(game, "ann: dogma Saxophone")
        assert ending(game) == ("effect", ["ann"])

    def test_the_splay_up_of_the_first_effect_can_bring_the_last_note(self) -> None:
        seats: dict[str, Any] = {
            "ann": seat(purple=["Saxophone", "Piano"]),
            "bo": seat(purple=("right", ["Flute", "Bell"])),
        }
        game = echoes_table(**seats)
        play(game, "ann: dogma Saxophone", "ann: purple")
        assert ending(game) == ("effect", ["ann"])
        declined = echoes_table(**seats)
        play(declined, "ann: dogma Saxophone", "ann: pass")
        assert len(zone(declined, "ann", "hand")) == 3

    def test_a_sharer_may_win_and_so_may_his_team(self) -> None:
        game = echoes_table(
            options={"teams": "partners"},
            ann=seat(purple=["Saxophone"]),
            bo=seat(purple=["Piano"], blue=["Translation"]),
            cy=seat(purple=["Flute"]),
            dee=seat(purple=["Bell"]),
        )
        play(game, "ann: dogma Saxophone")
        assert ending(game) == ("effect", ["bo", "dee"])

    def test_in_the_older_rules_covered_notes_count(self) -> None:
        supply_: dict[int, list[str]] = {7: ["Lighting", "Jeans", "Rubber"]}
        game = mixed_table(
            ann=seat(purple=["Saxophone"]), bo=seat(purple=["Mysticism", "Piano", "Bell"]), supply=supply_
        )
        play(game, "ann: dogma Saxophone")
        assert zone(game, "ann", "hand") == ["Jeans", "Lighting", "Rubber"]
        won = mixed_table(
            ann=seat(purple=["Saxophone"]), bo=seat(purple=["Mysticism", "Piano", "Bell", "Flute"]), supply=supply_
        )
        play(won, "ann: dogma Saxophone")
        assert ending(won) == ("effect", ["ann"])


class TestMachineGun:
    """Echo: five top cards score a 7. Demand: tops with a bonus to my score pile, for any draw a 7. Then mine go."""

    def test_five_top_cards_score_a_seven(self) -> None:
        ann = seat(red=["Machine Gun"], blue=["Tools"], yellow=["Masonry"], green=["Clothing"], purple=["Mysticism"])
        game = echoes_table(ann=ann, bo=seat(), supply={7: ["Lighting"]})
        play(game, "ann: dogma Machine Gun")
        assert zone(game, "ann", "score") == ["Lighting"]

    def test_four_do_not(self) -> None:
        ann = seat(red=["Machine Gun"], blue=["Tools"], yellow=["Masonry"], green=["Clothing"])
        game = echoes_table(ann=ann, bo=seat())
        play(game, "ann: dogma Machine Gun")
        assert zone(game, "ann", "score") == []

    def test_top_cards_with_a_bonus_go_for_a_single_seven(self) -> None:
        game = echoes_table(
            ann=seat(red=["Machine Gun"]),
            bo=seat(yellow=["Noodles", "Masonry"], purple=["Puppet"], blue=["Tools"]),
            supply={7: ["Lighting"]},
        )
        play(game, "ann: dogma Machine Gun")
        assert asked(game) == ("bo", "order", "transfer")
        play(game, "bo: Puppet")
        assert zone(game, "ann", "score") == ["Noodles", "Puppet"]
        assert pile(game, "bo", "yellow") == ["Masonry"]
        assert zone(game, "bo", "hand") == ["Lighting"]

    def test_an_uncovered_bonus_stays(self) -> None:
        game = echoes_table(ann=seat(red=["Machine Gun"]), bo=seat(yellow=["Noodles", "Soap"]))
        play(game, "ann: dogma Machine Gun")
        assert pile(game, "bo", "yellow") == ["Soap"]

    def test_without_a_bonus_nothing_goes_and_nothing_is_drawn(self) -> None:
        game = echoes_table(ann=seat(red=["Machine Gun"]), bo=seat(yellow=["Masonry", "Noodles"]))
        play(game, "ann: dogma Machine Gun")
        assert zone(game, "ann", "score") == []
        assert zone(game, "bo", "hand") == []

    def test_all_top_cards_but_red_are_returned(self) -> None:
        game = echoes_table(ann=seat(red=["Machine Gun"], blue=["Tools", "Pottery"], yellow=["Masonry"]), bo=seat())
        play(game, "ann: dogma Machine Gun")
        assert asked(game) == ("ann", "order", "return")
        play(game, "ann: Masonry")
        assert pile(game, "ann", "red") == ["Machine Gun"]
        assert pile(game, "ann", "blue") == ["Pottery"]
        assert pile(game, "ann", "yellow") == []
        assert supply(game, 1)[-2:] == ["Masonry", "Tools"]

    def test_a_sharer_returns_his_top_cards_too(self) -> None:
        game = echoes_table(
            ann=seat(red=["Machine Gun"]), bo=seat(yellow=["Vaccination"], red=["Coal"]), supply={7: ["Lighting"]}
        )
        play(game, "ann: dogma Machine Gun")
        assert pile(game, "bo", "yellow") == []
        assert pile(game, "bo", "red") == ["Coal"]
        assert zone(game, "ann", "hand") == ["Lighting"]


class TestRubber:
    """Echo: tuck two 8s. Score a top card without a bonus; optionally red up."""

    def test_the_echo_tucks_two_eights(self) -> None:
        game = echoes_table(ann=seat(red=["Rubber"]), bo=seat(), supply={8: ["Flight", "Mobility"]})
        play(game, "ann: dogma Rubber", "ann: pass")
        assert pile(game, "ann", "red") == ["Rubber", "Flight", "Mobility"]
        assert zone(game, "ann", "score") == []  # Rubber has a bonus

    def test_a_top_card_without_a_bonus_is_scored(self) -> None:
        game = echoes_table(
            ann=seat(red=["Rubber"], yellow=["Masonry"], blue=["Tools"], purple=["Puppet"]),
            bo=seat(),
            supply={8: ["Flight", "Mobility"]},
        )
        play(game, "ann: dogma Rubber")
        assert options(game) == ["Masonry", "Tools"]
        play(game, "ann: Tools", "ann: pass")
        assert zone(game, "ann", "score") == ["Tools"]

    def test_an_eight_that_came_on_top_can_be_scored(self) -> None:
        game = echoes_table(ann=seat(red=["Rubber"]), bo=seat(), supply={8: ["Antibiotics", "Flight"]})
        play(game, "ann: dogma Rubber", "ann: red")
        assert zone(game, "ann", "score") == ["Antibiotics"]
        assert splay(game, "ann", "red") == "up"

    def test_the_sixth_tuck_is_monument_in_the_middle(self) -> None:
        game = echoes_table(ann=seat(red=["Rubber"], tucked=5), bo=seat(), supply={8: ["Flight", "Mobility"]})
        play(game, "ann: dogma Rubber", "ann: pass")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_a_sharer_tucks_and_scores(self) -> None:
        game = echoes_table(
            ann=seat(red=["Rubber"]),
            bo=seat(red=["Coal"]),
            supply={8: ["Flight", "Mobility", "Quantum Theory", "Rocketry"]},
        )
        play(game, "ann: dogma Rubber")
        assert zone(game, "bo", "score") == ["Coal"]
        assert zone(game, "ann", "score") == ["Quantum Theory"]
        assert asked(game) == ("bo", "color", "splay up")


class TestElevator:
    """Echo: score the top or bottom green card. A value of my score pile comes out of all hands or all score piles."""

    def test_the_echo_scores_either_end_of_green(self) -> None:
        game = echoes_table(ann=seat(yellow=["Elevator"], green=["Clothing", "Sailing", "Paper"]), bo=seat())
        play(game, "ann: dogma Elevator")
        assert options(game) == ["Clothing", "Paper"]
        play(game, "ann: Paper", "ann: no")
        assert zone(game, "ann", "score") == ["Paper"]
        assert pile(game, "ann", "green") == ["Clothing", "Sailing"]

    def test_a_single_green_card_is_scored_and_none_is_no_matter(self) -> None:
        game = echoes_table(ann=seat(yellow=["Elevator"], green=["Clothing"]), bo=seat())
        play(game, "ann: dogma Elevator", "ann: yes")
        assert zone(game, "ann", "score") == ["Clothing"]
        bare = echoes_table(ann=seat(yellow=["Elevator"]), bo=seat(hand=["Oars"]))
        play(bare, "ann: dogma Elevator")
        assert asked(bare)[1] == "action"
        assert zone(bare, "bo", "hand") == ["Oars"]

    def test_a_value_out_of_all_hands(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Elevator"], score=["Oars", "Coal"], hand=["Archery"]),
            bo=seat(hand=["Tools", "Dice", "Paper"], score=["Pottery"]),
            cy=seat(hand=["Masonry"]),
        )
        play(game, "ann: dogma Elevator")
        assert options(game) == ["1", "5"]
        play(game, "ann: 1")
        assert asked(game) == ("ann", "yes_no", "hands not score piles")
        play(game, "ann: yes")
        assert zone(game, "ann", "score") == ["Coal", "Dice", "Masonry", "Oars", "Tools"]
        assert zone(game, "bo", "hand") == ["Paper"]
        assert zone(game, "bo", "score") == ["Pottery"]
        assert zone(game, "ann", "hand") == ["Archery"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 0

    def test_a_value_out_of_all_score_piles(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Elevator"], score=["Oars"]),
            bo=seat(hand=["Tools"], score=["Pottery", "Coal"]),
            cy=seat(score=["Masonry"]),
        )
        play(game, "ann: dogma Elevator", "ann: no")
        assert zone(game, "ann", "score") == ["Masonry", "Oars", "Pottery"]
        assert zone(game, "bo", "hand") == ["Tools"]
        assert zone(game, "bo", "score") == ["Coal"]

    def test_a_partner_is_robbed_in_the_third_edition_only(self) -> None:
        seats: dict[str, Any] = {
            "ann": seat(yellow=["Elevator"], score=["Oars"]),
            "bo": seat(),
            "cy": seat(hand=["Tools"]),
            "dee": seat(),
        }
        third = echoes_table(options={"teams": "partners"}, **seats)
        play(third, "ann: dogma Elevator", "ann: yes")
        assert zone(third, "ann", "score") == ["Oars", "Tools"]
        older = mixed_table(options={"teams": "partners"}, supply={7: ["Lighting"]}, **seats)
        play(older, "ann: dogma Elevator", "ann: yes")
        assert zone(older, "ann", "score") == ["Oars"]

    def test_a_sharer_takes_from_the_launcher(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Elevator"], hand=["Tools"]),
            bo=seat(green=["Bicycle", "Clothing"]),
            supply={7: ["Rubber"]},
        )
        play(game, "ann: dogma Elevator", "bo: Clothing", "bo: yes")
        assert zone(game, "bo", "score") == ["Clothing", "Tools"]
        assert bonus_drawn(game)


class TestFertilizer:
    """Optionally return a hand card for all score cards of its value; foreshadow a card of any value."""

    def test_all_score_cards_of_the_value_come_to_the_hand(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Fertilizer"], hand=["Oars", "Coal"], score=["Tools", "Paper"]),
            bo=seat(score=["Pottery", "Physics"]),
            cy=seat(score=["Dice"]),
        )
        play(game, "ann: dogma Fertilizer")
        assert options(game) == ["Coal", "Oars", "pass"]
        play(game, "ann: Oars")
        assert zone(game, "ann", "hand") == ["Coal", "Dice", "Pottery", "Tools"]
        assert zone(game, "ann", "score") == ["Paper"]
        assert zone(game, "bo", "score") == ["Physics"]
        assert supply(game, 1)[-1] == "Oars"

    def test_declining_leaves_the_second_effect(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Fertilizer"], hand=["Oars"], score=["Tools"]), bo=seat(), supply={4: ["Chintz"]}
        )
        play(game, "ann: dogma Fertilizer", "ann: pass", "ann: 4")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "ann", "forecast") == ["Chintz"]  # an Echoes card, with a base card in hand

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = echoes_table(ann=seat(yellow=["Fertilizer"], score=["Tools"]), bo=seat())
        play(game, "ann: dogma Fertilizer")
        assert asked(game) == ("ann", "value", "foreshadow")

    def test_a_value_nobody_scored_brings_nothing(self) -> None:
        game = echoes_table(ann=seat(yellow=["Fertilizer"], hand=["Paper"], score=["Tools", "Coal"]), bo=seat())
        play(game, "ann: dogma Fertilizer", "ann: Paper", "ann: 1")
        assert zone(game, "ann", "hand") == []
        assert zone(game, "ann", "score") == ["Coal", "Tools"]

    def test_a_sharer_takes_from_the_launcher(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Fertilizer"], score=["Tools"]),
            bo=seat(blue=["Pottery"], hand=["Oars"]),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Fertilizer", "bo: Oars", "bo: 3", "ann: 1")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert bonus_drawn(game)
