"""Base cards of age 6: the course of each and the edges its text can reach."""

from __future__ import annotations

from tests.helpers import (
    asked,
    bonus_drawn,
    emptied,
    moves,
    options,
    pile,
    play,
    seat,
    shown,
    splay,
    supply,
    table,
    zone,
)

FIRST = {"ruleset": "first"}
FIVE_BUT_MONUMENT = ["Empire", "Wonder", "World", "Universe", "Compass"]
FIVE_BUT_UNIVERSE = ["Empire", "Monument", "Wonder", "World", "Compass"]


class TestAtomicTheory:
    """Splay blue right; draw and meld a 7."""

    def test_splays_before_the_meld(self) -> None:
        game = table(ann=seat(blue=["Atomic Theory", "Tools"]), bo=seat(), supply={7: ["Evolution"]})
        play(game, "ann: dogma Atomic Theory", "ann: blue")
        assert pile(game, "ann", "blue") == ["Evolution", "Atomic Theory", "Tools"]
        assert splay(game, "ann", "blue") == "right"

    def test_a_meld_that_makes_a_second_blue_card_comes_too_late_for_the_splay(self) -> None:
        game = table(ann=seat(blue=["Atomic Theory"]), bo=seat(), supply={7: ["Evolution"]})
        play(game, "ann: dogma Atomic Theory")
        assert asked(game) == ("ann", "action", "action")
        assert pile(game, "ann", "blue") == ["Evolution", "Atomic Theory"]
        assert splay(game, "ann", "blue") == "none"

    def test_the_meld_comes_even_if_the_splay_is_declined(self) -> None:
        game = table(ann=seat(blue=["Atomic Theory", "Tools"]), bo=seat(), supply={7: ["Combustion"]})
        play(game, "ann: dogma Atomic Theory", "ann: pass")
        assert splay(game, "ann", "blue") == "none"
        assert pile(game, "ann", "red") == ["Combustion"]

    def test_an_empty_pile_steps_up_and_past_ten_ends_the_game(self) -> None:
        game = table(ann=seat(blue=["Atomic Theory"]), bo=seat(), removed=emptied(7, 8), supply={9: ["Ecology"]})
        play(game, "ann: dogma Atomic Theory")
        assert pile(game, "ann", "yellow") == ["Ecology"]
        game = table(ann=seat(blue=["Atomic Theory"], score=["Oars"]), bo=seat(), removed=emptied(7, 8, 9, 10))
        play(game, "ann: dogma Atomic Theory")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "score")

    def test_who_has_as_many_bulbs_shares_and_melds_first(self) -> None:
        game = table(
            ann=seat(blue=["Atomic Theory"]),
            bo=seat(purple=["Education"]),
            cy=seat(blue=["Tools"]),
            supply={7: ["Combustion", "Bicycle", "Lighting"]},
        )
        play(game, "ann: dogma Atomic Theory")
        assert pile(game, "bo", "red") == ["Combustion"]
        assert pile(game, "cy", "red") == []
        assert pile(game, "ann", "green") == ["Bicycle"]
        assert zone(game, "ann", "hand") == ["Lighting"]


class TestEncyclopedia:
    """Meld all the highest score cards, or none."""

    def test_melds_all_the_highest_in_an_order_of_choice(self) -> None:
        game = table(
            ann=seat(score=["Tools", "Flight", "Mobility"], blue=["Encyclopedia"]),
            bo=seat(),
        )
        play(game, "ann: dogma Encyclopedia")
        assert asked(game) == ("ann", "yes_no", "meld")
        play(game, "ann: yes")
        assert asked(game) == ("ann", "order", "meld")
        assert options(game) == ["Flight", "Mobility"]
        play(game, "ann: Mobility")
        assert pile(game, "ann", "red") == ["Flight", "Mobility"]
        assert zone(game, "ann", "score") == ["Tools"]

    def test_may_decline(self) -> None:
        game = table(ann=seat(score=["Tools", "Flight"], blue=["Encyclopedia"]), bo=seat())
        play(game, "ann: dogma Encyclopedia", "ann: no")
        assert zone(game, "ann", "score") == ["Flight", "Tools"]
        assert moves(game) == []

    def test_an_empty_score_pile_asks_nothing(self) -> None:
        game = table(ann=seat(blue=["Encyclopedia"]), bo=seat())
        play(game, "ann: dogma Encyclopedia")
        assert asked(game) == ("ann", "action", "action")

    def test_universe_in_the_middle_wins_before_the_rest_is_melded(self) -> None:
        game = table(
            ann=seat(
                achievements=FIVE_BUT_UNIVERSE,
                score=["Rocketry", "Socialism"],
                blue=["Encyclopedia"],
                red=["Mobility"],
                yellow=["Skyscrapers"],
                green=["Corporations"],
                purple=["Empiricism"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Encyclopedia", "ann: yes", "ann: Rocketry")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "achievements")
        assert zone(game, "ann", "score") == ["Socialism"]

    def test_a_sharer_melds_his_own(self) -> None:
        game = table(
            ann=seat(score=["Tools"], blue=["Encyclopedia"]),
            bo=seat(score=["Paper"], blue=["Translation"]),
            cy=seat(score=["Oars"]),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Encyclopedia", "bo: yes", "ann: no")
        assert pile(game, "bo", "green") == ["Paper"]
        assert zone(game, "cy", "score") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Canning"]

    def test_a_sharer_who_declines_earns_no_bonus(self) -> None:
        game = table(ann=seat(blue=["Encyclopedia"]), bo=seat(score=["Paper"], blue=["Translation"]))
        play(game, "ann: dogma Encyclopedia", "bo: no")
        assert not bonus_drawn(game)


class TestClassification:
    """Show a hand card; take its color from all opponents' hands and meld all of it."""

    def test_takes_the_color_from_all_and_melds_it(self) -> None:
        game = table(
            ann=seat(hand=["Oars", "Tools"], green=["Classification"]),
            bo=seat(hand=["Archery", "Optics", "Paper"]),
            cy=seat(hand=["Coal"]),
        )
        play(game, "ann: dogma Classification")
        assert asked(game) == ("ann", "card", "reveal")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Oars")
        assert asked(game) == ("ann", "order", "meld")
        play(game, "ann: Coal", "ann: Archery", "ann: Oars")
        assert pile(game, "ann", "red") == ["Optics", "Oars", "Archery", "Coal"]
        assert zone(game, "ann", "hand") == ["Tools"]
        assert zone(game, "bo", "hand") == ["Paper"]
        assert zone(game, "cy", "hand") == []

    def test_an_empty_hand_does_nothing(self) -> None:
        game = table(ann=seat(green=["Classification"]), bo=seat(hand=["Archery"]))
        play(game, "ann: dogma Classification")
        assert moves(game) == []
        assert zone(game, "bo", "hand") == ["Archery"]

    def test_one_card_is_shown_though_nobody_else_has_its_color(self) -> None:
        game = table(ann=seat(hand=["Oars"], green=["Classification"]), bo=seat(hand=["Tools"]))
        play(game, "ann: dogma Classification")
        assert moves(game, "bo") == ["reveal Oars", "meld Oars"]

    def test_opponents_show_that_they_handed_over_all(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], green=["Classification"]),
            bo=seat(hand=["Tools", "Paper"]),
            cy=seat(hand=["Archery"]),
        )
        play(game, "ann: dogma Classification", "ann: Archery")
        assert [sorted(cards) for cards in shown(game)] == [["Paper", "Tools"]]
        assert zone(game, "bo", "hand") == ["Paper", "Tools"]

    def test_nothing_is_shown_where_the_table_agreed_so(self) -> None:
        game = table(
            options={"prove_by_reveal": "off"},
            ann=seat(hand=["Oars"], green=["Classification"]),
            bo=seat(hand=["Tools"]),
        )
        play(game, "ann: dogma Classification")
        assert shown(game) == []

    def test_the_other_cards_of_the_launcher_stay_hidden(self) -> None:
        game = table(ann=seat(hand=["Oars", "Tools"], green=["Classification"]), bo=seat(hand=["Archery"]))
        play(game, "ann: dogma Classification", "ann: Oars", "ann: Oars")
        assert "Tools" not in " ".join(moves(game, "bo"))
        assert game.view("bo")["players"]["ann"]["hand"] == ["back 1 base"]

    def test_what_opponents_hand_over_is_no_sharing(self) -> None:
        game = table(ann=seat(hand=["Oars"], green=["Classification"]), bo=seat(hand=["Archery"]))
        play(game, "ann: dogma Classification", "ann: Oars")
        assert not bonus_drawn(game)

    def test_a_sharer_takes_from_the_launcher_too(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], green=["Classification"]),
            bo=seat(hand=["Archery"], purple=["Education"]),
            cy=seat(hand=["Optics"]),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Classification", "bo: Oars", "bo: Optics")
        assert pile(game, "bo", "red") == ["Archery", "Optics", "Oars"]
        assert zone(game, "ann", "hand") == ["Canning"]  # nothing left of her own but the bonus

    def test_a_partner_is_spared(self) -> None:
        game = table(
            options={"teams": "partners"},
            ann=seat(hand=["Oars"], green=["Classification"]),
            bo=seat(hand=["Archery"]),
            cy=seat(hand=["Optics"]),
            di=seat(hand=["Coal"]),
        )
        play(game, "ann: dogma Classification", "ann: Oars", "ann: Archery")
        assert pile(game, "ann", "red") == ["Coal", "Archery", "Oars"]
        assert zone(game, "cy", "hand") == ["Optics"]
        assert shown(game) == []


class TestMetricSystem:
    """While green lies right, splay any color right; splay green right."""

    def test_green_lying_right_opens_every_color(self) -> None:
        game = table(
            ann=seat(
                green=("right", ["Metric System", "Sailing"]),
                red=["Oars", "Archery"],
                blue=("left", ["Tools", "Writing"]),
                yellow=("right", ["Masonry", "Agriculture"]),
                purple=["Mysticism"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Metric System")
        assert options(game) == ["blue", "pass", "red"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "right"
        assert asked(game) == ("ann", "action", "action")

    def test_without_green_right_only_green_is_offered(self) -> None:
        game = table(
            ann=seat(green=("left", ["Metric System", "Sailing"]), red=["Oars", "Archery"]),
            bo=seat(),
        )
        play(game, "ann: dogma Metric System")
        assert options(game) == ["green", "pass"]
        play(game, "ann: green")
        assert splay(game, "ann", "green") == "right"
        assert asked(game) == ("ann", "action", "action")  # too late for the first effect

    def test_may_decline_both(self) -> None:
        game = table(ann=seat(green=["Metric System", "Sailing"]), bo=seat())
        play(game, "ann: dogma Metric System", "ann: pass")
        assert splay(game, "ann", "green") == "none"

    def test_a_lone_green_card_does_nothing(self) -> None:
        game = table(ann=seat(green=["Metric System"], red=["Oars", "Archery"]), bo=seat())
        play(game, "ann: dogma Metric System")
        assert asked(game) == ("ann", "action", "action")

    def test_the_last_color_right_claims_wonder(self) -> None:
        game = table(
            ann=seat(
                green=("right", ["Metric System", "Sailing"]),
                red=["Oars", "Archery"],
                blue=("up", ["Tools", "Writing"]),
                yellow=("right", ["Masonry", "Agriculture"]),
                purple=("right", ["Mysticism", "City States"]),
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Metric System", "ann: red")
        assert zone(game, "ann", "achievements") == ["Wonder"]

    def test_a_sharer_goes_by_his_own_green_pile(self) -> None:
        game = table(
            ann=seat(green=("right", ["Metric System", "Paper"]), red=["Oars", "Archery"]),
            bo=seat(green=["Compass"], blue=["Translation", "Tools"]),
            cy=seat(green=("right", ["Bicycle", "Currency"]), yellow=["Masonry", "Canal Building"]),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Metric System", "cy: yellow", "ann: pass")
        assert splay(game, "bo", "blue") == "none"
        assert splay(game, "cy", "yellow") == "right"
        assert zone(game, "ann", "hand") == ["Canning"]


class TestDemocracy:
    """Return hand cards; more than each other player scores an 8."""

    def test_returns_any_number_and_scores_an_eight(self) -> None:
        game = table(ann=seat(hand=["Oars", "Tools", "Paper"], purple=["Democracy"]), bo=seat(), supply={8: ["Flight"]})
        play(game, "ann: dogma Democracy", "ann: Oars", "ann: Paper")
        assert options(game) == ["Tools", "pass"]
        play(game, "ann: pass")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert zone(game, "ann", "score") == ["Flight"]
        assert moves(game, "bo") == ["return back 1 base", "return back 3 base", "score back 8 base"]

    def test_returning_none_scores_nothing(self) -> None:
        game = table(ann=seat(hand=["Oars"], purple=["Democracy"]), bo=seat())
        play(game, "ann: dogma Democracy", "ann: pass")
        assert zone(game, "ann", "score") == []

    def test_an_empty_hand_asks_and_scores_nothing(self) -> None:
        game = table(ann=seat(purple=["Democracy"]), bo=seat())
        play(game, "ann: dogma Democracy")
        assert moves(game) == []
        assert asked(game) == ("ann", "action", "action")

    def test_a_tie_with_a_sharer_scores_nothing(self) -> None:
        game = table(
            ann=seat(hand=["Oars", "Tools"], purple=["Democracy"]),
            bo=seat(hand=["Archery"], purple=["Education"]),
            supply={8: ["Flight", "Mobility"]},
        )
        play(game, "ann: dogma Democracy", "bo: Archery", "ann: Oars", "ann: pass")
        assert zone(game, "bo", "score") == ["Flight"]
        assert zone(game, "ann", "score") == []
        assert bonus_drawn(game)

    def test_more_than_every_sharer_scores_again(self) -> None:
        game = table(
            ann=seat(hand=["Oars", "Tools", "Paper"], purple=["Democracy"]),
            bo=seat(hand=["Archery"], purple=["Education"]),
            cy=seat(hand=["Compass", "Coal"], blue=["Experimentation"]),
            supply={8: ["Flight", "Mobility", "Rocketry"]},
        )
        play(game, "ann: dogma Democracy", "bo: Archery", "cy: Compass", "cy: Coal")
        play(game, "ann: Oars", "ann: Tools", "ann: Paper")
        assert zone(game, "bo", "score") == ["Flight"]
        assert zone(game, "cy", "score") == ["Mobility"]
        assert zone(game, "ann", "score") == ["Rocketry"]

    def test_a_sharer_who_returned_none_does_not_pay_later(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], purple=["Democracy"]),
            bo=seat(hand=["Archery"], purple=["Education"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Democracy", "bo: pass", "ann: Oars")
        assert zone(game, "bo", "hand") == ["Archery"]
        assert zone(game, "ann", "score") == ["Flight"]
        assert not bonus_drawn(game)

    def test_the_score_draw_can_end_the_game(self) -> None:
        game = table(
            ann=seat(hand=["Oars"], purple=["Democracy"]),
            bo=seat(score=["Pottery"]),
            removed=emptied(8, 9, 10),
        )
        play(game, "ann: dogma Democracy", "ann: Oars")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "score")

    def test_a_partner_counts_as_another_player(self) -> None:
        game = table(
            options={"teams": "partners"},
            ann=seat(hand=["Oars"], purple=["Democracy"]),
            bo=seat(),
            cy=seat(hand=["Tools"], purple=["Education"]),
            di=seat(),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Democracy", "cy: Tools", "ann: Oars")
        assert zone(game, "cy", "score") == ["Flight"]
        assert zone(game, "ann", "score") == []

    def test_first_edition_a_partner_is_no_rival(self) -> None:
        game = table(
            options={"ruleset": "first", "teams": "partners"},
            ann=seat(hand=["Oars"], purple=["Democracy"]),
            bo=seat(),
            cy=seat(hand=["Tools"], purple=["Education"]),
            di=seat(),
            supply={8: ["Flight", "Mobility"]},
        )
        play(game, "ann: dogma Democracy", "cy: Tools", "ann: Oars")
        assert zone(game, "cy", "score") == ["Flight"]
        assert zone(game, "ann", "score") == ["Mobility"]


class TestEmancipation:
    """Demand: a hand card into the demander's score pile, for a 6; splay red or purple right."""

    def test_the_victim_picks_and_draws_a_six(self) -> None:
        game = table(
            ann=seat(purple=["Emancipation"], scored=5), bo=seat(hand=["Oars", "Coal"]), supply={6: ["Canning"]}
        )
        play(game, "ann: dogma Emancipation")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Coal", "Oars"]
        play(game, "bo: Oars")
        assert zone(game, "ann", "score") == ["Oars"]
        assert zone(game, "bo", "hand") == ["Canning", "Coal"]
        assert zone(game, "ann", "achievements") == []  # a transfer is no scoring

    def test_an_empty_hand_draws_nothing(self) -> None:
        game = table(ann=seat(purple=["Emancipation"]), bo=seat())
        play(game, "ann: dogma Emancipation")
        assert moves(game) == []

    def test_a_third_player_sees_backs(self) -> None:
        game = table(
            ann=seat(purple=["Emancipation"]),
            bo=seat(hand=["Oars"]),
            cy=seat(red=["Colonialism"]),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Emancipation")
        assert moves(game, "cy") == ["transfer back 1 base", "draw back 6 base"]
        assert moves(game, "ann") == ["transfer Oars", "draw back 6 base"]

    def test_all_with_fewer_factories_are_hit(self) -> None:
        game = table(
            ann=seat(purple=["Emancipation"]),
            bo=seat(hand=["Oars"]),
            cy=seat(hand=["Archery"], red=["Colonialism"]),
            di=seat(hand=["Metalworking"], green=["Invention"]),
            supply={6: ["Canning", "Encyclopedia"]},
        )
        play(game, "ann: dogma Emancipation")
        assert [zone(game, name, "hand") for name in ("bo", "cy", "di")] == [
            ["Canning"],
            ["Archery"],
            ["Encyclopedia"],
        ]

    def test_the_draw_of_the_victim_can_end_the_game(self) -> None:
        game = table(
            ann=seat(purple=["Emancipation"]),
            bo=seat(hand=["Oars"]),
            removed=emptied(6, 7, 8, 9, 10, but=["Emancipation"]),
        )
        play(game, "ann: dogma Emancipation")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "score")

    def test_splays_red_or_purple_right(self) -> None:
        game = table(
            ann=seat(purple=["Emancipation", "Mysticism"], red=["Oars", "Archery"], blue=["Tools", "Writing"]),
            bo=seat(),
        )
        play(game, "ann: dogma Emancipation")
        assert options(game) == ["pass", "purple", "red"]
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "right"

    def test_a_sharer_who_splays_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(purple=["Emancipation"]),
            bo=seat(hand=["Tools"], red=["Gunpowder", "Archery"]),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Emancipation", "bo: red")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Canning"]


class TestIndustrialization:
    """Tuck a 6 for every color with a factory; splay red or purple right."""

    def test_one_tuck_for_every_color_that_shows_a_factory(self) -> None:
        game = table(
            ann=seat(red=["Industrialization"], green=["Banking"], blue=["Tools"]),
            bo=seat(),
            supply={6: ["Democracy", "Vaccination", "Atomic Theory"]},
        )
        play(game, "ann: dogma Industrialization")
        assert pile(game, "ann", "purple") == ["Democracy"]
        assert pile(game, "ann", "yellow") == ["Vaccination"]
        assert supply(game, 6)[0] == "Atomic Theory"

    def test_colors_are_counted_before_the_first_tuck(self) -> None:
        game = table(ann=seat(red=["Industrialization"]), bo=seat(), supply={6: ["Metric System", "Vaccination"]})
        play(game, "ann: dogma Industrialization")
        assert pile(game, "ann", "green") == ["Metric System"]  # a second color with a factory now
        assert supply(game, 6)[0] == "Vaccination"

    def test_a_factory_visible_by_a_splay_counts_and_a_covered_one_does_not(self) -> None:
        game = table(
            ann=seat(
                red=["Industrialization"],
                blue=("right", ["Tools", "Chemistry"]),
                yellow=["Masonry", "Steam Engine"],
            ),
            bo=seat(),
            supply={6: ["Democracy", "Classification", "Atomic Theory"]},
        )
        play(game, "ann: dogma Industrialization")
        assert pile(game, "ann", "purple") == ["Democracy"]
        assert pile(game, "ann", "green") == ["Classification"]
        assert supply(game, 6)[0] == "Atomic Theory"

    def test_splays_red_or_purple_right(self) -> None:
        game = table(
            ann=seat(red=["Industrialization", "Oars"], purple=["Mysticism", "Education"]),
            bo=seat(),
            supply={6: ["Vaccination"]},
        )
        play(game, "ann: dogma Industrialization")
        assert options(game) == ["pass", "purple", "red"]
        play(game, "ann: purple")
        assert splay(game, "ann", "purple") == "right"

    def test_the_sixth_tuck_wins_before_the_next(self) -> None:
        game = table(
            ann=seat(tucked=5, achievements=FIVE_BUT_MONUMENT, red=["Industrialization"], green=["Banking"]),
            bo=seat(),
            supply={6: ["Democracy", "Vaccination"]},
        )
        play(game, "ann: dogma Industrialization")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "achievements")
        assert supply(game, 6)[0] == "Vaccination"

    def test_each_draw_steps_up_by_itself_and_can_end_the_game(self) -> None:
        game = table(
            ann=seat(red=["Industrialization"], green=["Banking"]),
            bo=seat(score=["Tools"]),
            removed=emptied(6, 7, 8, 9, 10, but=["Industrialization", "Skyscrapers"]),
        )
        play(game, "ann: dogma Industrialization")
        assert pile(game, "ann", "yellow") == ["Skyscrapers"]
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "score")

    def test_a_sharer_counts_his_own_colors(self) -> None:
        game = table(
            ann=seat(red=["Industrialization"]),
            bo=seat(blue=["Chemistry"], green=["Banking"]),
            cy=seat(green=["Invention"]),
            supply={6: ["Democracy", "Vaccination", "Atomic Theory", "Canning"]},
        )
        play(game, "ann: dogma Industrialization")
        assert pile(game, "bo", "purple") == ["Democracy"]
        assert pile(game, "bo", "yellow") == ["Vaccination"]
        assert pile(game, "ann", "blue") == ["Atomic Theory"]
        assert zone(game, "ann", "hand") == ["Canning"]

    def test_first_edition_one_tuck_for_every_two_factories(self) -> None:
        game = table(
            options=FIRST,
            ann=seat(red=["Industrialization"], green=["Banking"]),  # three factories in two colors
            bo=seat(),
            supply={6: ["Democracy", "Vaccination"]},
        )
        play(game, "ann: dogma Industrialization")
        assert pile(game, "ann", "purple") == ["Democracy"]
        assert supply(game, 6)[0] == "Vaccination"

    def test_first_edition_counts_before_the_first_tuck(self) -> None:
        game = table(
            options=FIRST,
            ann=seat(red=("up", ["Industrialization", "Coal"])),  # two, and two of the covered card
            bo=seat(),
            supply={6: ["Machine Tools", "Canning", "Vaccination"]},
        )
        play(game, "ann: dogma Industrialization", "ann: pass")
        assert pile(game, "ann", "red") == ["Industrialization", "Coal", "Machine Tools"]
        assert pile(game, "ann", "yellow") == ["Canning"]
        assert supply(game, 6)[0] == "Vaccination"


class TestMachineTools:
    """Score a card of the highest value in the score pile."""

    def test_scores_another_of_the_highest_value(self) -> None:
        game = table(
            ann=seat(score=["Tools", "Paper", "Compass"], red=["Machine Tools"]), bo=seat(), supply={3: ["Medicine"]}
        )
        play(game, "ann: dogma Machine Tools")
        assert zone(game, "ann", "score") == ["Compass", "Medicine", "Paper", "Tools"]
        assert moves(game, "bo") == ["score back 3 base"]

    def test_an_empty_score_pile_scores_a_one(self) -> None:
        game = table(ann=seat(red=["Machine Tools"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma Machine Tools")
        assert zone(game, "ann", "score") == ["Oars"]

    def test_a_ten_asks_for_another_ten_and_its_empty_pile_ends_the_game(self) -> None:
        game = table(ann=seat(score=["Robotics"], red=["Machine Tools"]), bo=seat(), supply={10: ["Software"]})
        play(game, "ann: dogma Machine Tools")
        assert zone(game, "ann", "score") == ["Robotics", "Software"]
        game = table(
            ann=seat(score=["Robotics"], red=["Machine Tools"]), bo=seat(), removed=emptied(10, but=["Robotics"])
        )
        play(game, "ann: dogma Machine Tools")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "score")

    def test_an_empty_pile_steps_up(self) -> None:
        game = table(
            ann=seat(score=["Paper"], red=["Machine Tools"]),
            bo=seat(),
            removed=emptied(3, but=["Paper"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Machine Tools")
        assert zone(game, "ann", "score") == ["Anatomy", "Paper"]

    def test_a_sharer_goes_by_his_own_score_pile(self) -> None:
        game = table(
            ann=seat(score=["Paper"], red=["Machine Tools"]),
            bo=seat(red=["Explosives"]),
            cy=seat(score=["Tools"]),
            supply={1: ["Oars"], 3: ["Compass"], 6: ["Canning"]},
        )
        play(game, "ann: dogma Machine Tools")
        assert zone(game, "bo", "score") == ["Oars"]
        assert zone(game, "cy", "score") == ["Tools"]
        assert zone(game, "ann", "score") == ["Compass", "Paper"]
        assert zone(game, "ann", "hand") == ["Canning"]


class TestCanning:
    """Tuck a 6 to score every top card without a factory; splay yellow right."""

    def test_scores_all_tops_without_a_factory(self) -> None:
        game = table(
            ann=seat(yellow=["Canning"], blue=["Tools", "Pottery"], red=["Coal", "Oars"], green=["Sailing"]),
            bo=seat(),
            supply={6: ["Industrialization"]},
        )
        play(game, "ann: dogma Canning")
        assert asked(game) == ("ann", "yes_no", "draw and tuck")
        play(game, "ann: yes")
        assert asked(game) == ("ann", "order", "score")
        assert options(game) == ["Sailing", "Tools"]
        play(game, "ann: Tools")
        assert zone(game, "ann", "score") == ["Sailing", "Tools"]
        assert pile(game, "ann", "blue") == ["Pottery"]  # uncovered on the way, so it stays
        assert pile(game, "ann", "red") == ["Coal", "Oars", "Industrialization"]

    def test_declining_tucks_and_scores_nothing(self) -> None:
        game = table(ann=seat(yellow=["Canning"], blue=["Tools"]), bo=seat())
        play(game, "ann: dogma Canning", "ann: no")
        assert moves(game) == []

    def test_the_tucked_card_is_scored_where_it_opens_a_color_without_a_factory(self) -> None:
        game = table(ann=seat(yellow=["Canning"]), bo=seat(), supply={6: ["Encyclopedia"]})
        play(game, "ann: dogma Canning", "ann: yes")
        assert zone(game, "ann", "score") == ["Encyclopedia"]
        assert pile(game, "ann", "blue") == []

    def test_tops_with_a_factory_only_score_nothing(self) -> None:
        game = table(ann=seat(yellow=["Canning"], red=["Coal"]), bo=seat(), supply={6: ["Metric System"]})
        play(game, "ann: dogma Canning", "ann: yes")
        assert zone(game, "ann", "score") == []

    def test_the_yellow_card_just_tucked_makes_the_splay_possible(self) -> None:
        game = table(ann=seat(yellow=["Canning"]), bo=seat(), supply={6: ["Vaccination"]})
        play(game, "ann: dogma Canning", "ann: yes", "ann: yellow")
        assert pile(game, "ann", "yellow") == ["Canning", "Vaccination"]
        assert splay(game, "ann", "yellow") == "right"

    def test_a_pile_that_shrinks_to_one_loses_its_splay(self) -> None:
        game = table(
            ann=seat(yellow=["Canning"], blue=("left", ["Tools", "Pottery"])),
            bo=seat(),
            supply={6: ["Metric System"]},
        )
        play(game, "ann: dogma Canning", "ann: yes")
        assert splay(game, "ann", "blue") == "none"

    def test_the_sixth_scored_card_wins_before_the_rest_is_scored(self) -> None:
        game = table(
            ann=seat(scored=5, achievements=FIVE_BUT_MONUMENT, yellow=["Canning"], blue=["Tools"], green=["Sailing"]),
            bo=seat(),
            supply={6: ["Industrialization"]},
        )
        play(game, "ann: dogma Canning", "ann: yes", "ann: Sailing")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann"], "achievements")
        assert pile(game, "ann", "blue") == ["Tools"]

    def test_the_draw_can_end_the_game_before_anything_is_scored(self) -> None:
        game = table(
            ann=seat(yellow=["Canning"], blue=["Tools"]),
            bo=seat(),
            removed=emptied(6, 7, 8, 9, 10, but=["Canning"]),
        )
        play(game, "ann: dogma Canning", "ann: yes")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["ann", "bo"], "score")
        assert pile(game, "ann", "blue") == ["Tools"]

    def test_a_sharer_cans_first_and_one_who_declines_earns_nothing(self) -> None:
        def shared(answer: str) -> list[str]:
            game = table(
                ann=seat(yellow=["Canning"]),
                bo=seat(red=["Coal"], blue=["Tools"]),
                cy=seat(blue=["Pottery"]),
                supply={6: ["Metric System", "Vaccination"]},
            )
            play(game, "ann: dogma Canning", f"bo: {answer}", "ann: no")
            assert pile(game, "cy", "blue") == ["Pottery"]
            assert zone(game, "bo", "score") == (["Tools"] if answer == "yes" else [])
            return zone(game, "ann", "hand")

        assert shared("yes") == ["Vaccination"]
        assert shared("no") == []


class TestVaccination:
    """Demand: return all the lowest score cards, for a melded 6; if any, meld a 7."""

    def test_returns_all_the_lowest_and_both_meld(self) -> None:
        game = table(
            ann=seat(yellow=["Vaccination"]),
            bo=seat(score=["Tools", "Oars", "Paper"]),
            supply={6: ["Democracy"], 7: ["Combustion"]},
        )
        play(game, "ann: dogma Vaccination")
        assert asked(game) == ("bo", "order", "return")
        play(game, "bo: Tools")
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]
        assert zone(game, "bo", "score") == ["Paper"]
        assert pile(game, "bo", "purple") == ["Democracy"]
        assert pile(game, "ann", "red") == ["Combustion"]

    def test_an_empty_score_pile_melds_nothing(self) -> None:
        game = table(ann=seat(yellow=["Vaccination"]), bo=seat())
        play(game, "ann: dogma Vaccination")
        assert moves(game) == []

    def test_demanded_of_nobody_the_sharer_melds_nothing_either(self) -> None:
        game = table(ann=seat(yellow=["Vaccination"]), bo=seat(score=["Tools"], blue=["Pottery"]))
        play(game, "ann: dogma Vaccination")
        assert moves(game) == []
        assert not bonus_drawn(game)

    def test_one_seven_each_for_launcher_and_sharers_however_many_lost_cards(self) -> None:
        game = table(
            ann=seat(yellow=["Vaccination"]),
            bo=seat(score=["Tools"]),
            cy=seat(score=["Paper", "Oars"], blue=["Pottery"]),
            di=seat(score=["Compass"]),
            supply={6: ["Democracy", "Encyclopedia"], 7: ["Combustion", "Bicycle", "Evolution"]},
        )
        play(game, "ann: dogma Vaccination")
        assert pile(game, "bo", "purple") == ["Democracy"]
        assert pile(game, "di", "blue") == ["Encyclopedia"]
        assert zone(game, "cy", "score") == ["Oars", "Paper"]
        assert pile(game, "cy", "red") == ["Combustion"]
        assert pile(game, "ann", "green") == ["Bicycle"]
        assert zone(game, "ann", "hand") == ["Evolution"]  # the bonus: a 7, as her top card now

    def test_one_victim_with_cards_is_enough(self) -> None:
        game = table(
            ann=seat(yellow=["Vaccination"]),
            bo=seat(),
            cy=seat(score=["Paper"]),
            supply={6: ["Democracy"], 7: ["Combustion"]},
        )
        play(game, "ann: dogma Vaccination")
        assert pile(game, "bo", "purple") == []
        assert pile(game, "cy", "purple") == ["Democracy"]
        assert pile(game, "ann", "red") == ["Combustion"]

    def test_others_see_backs_only(self) -> None:
        game = table(
            ann=seat(yellow=["Vaccination"]),
            bo=seat(score=["Paper"]),
            supply={6: ["Democracy"], 7: ["Combustion"]},
        )
        play(game, "ann: dogma Vaccination")
        assert moves(game, "ann") == ["return back 3 base", "meld Democracy", "meld Combustion"]

    def test_a_card_just_returned_can_be_the_one_melded(self) -> None:
        game = table(
            ann=seat(yellow=["Vaccination"]),
            bo=seat(score=["Democracy"]),
            removed=emptied(6, but=["Vaccination", "Democracy"]),
            supply={7: ["Combustion"]},
        )
        play(game, "ann: dogma Vaccination")
        assert pile(game, "bo", "purple") == ["Democracy"]
        assert pile(game, "ann", "red") == ["Combustion"]

    def test_the_draw_of_the_victim_can_end_the_game(self) -> None:
        game = table(
            ann=seat(yellow=["Vaccination"], score=["Tools"]),
            bo=seat(score=["Paper", "Coal"]),
            removed=emptied(6, 7, 8, 9, 10, but=["Vaccination"]),
        )
        play(game, "ann: dogma Vaccination")
        assert game.result is not None
        assert (game.result.winners, game.result.reason) == (["bo"], "score")
        assert zone(game, "bo", "score") == ["Coal"]
