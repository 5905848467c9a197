"""Echoes cards of age 5: echo and dogma effects, and the edges their texts can reach."""

from __future__ import annotations

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
    shown,
    splay,
    supply,
    zone,
)

ACTION = ("ann", "action", "action")


class TestLightningRod:
    """Echo: tuck a 5. Demand: tuck a 5, return the top card of its color. Tuck a 5, may return a top card."""

    def test_the_target_loses_the_top_card_of_the_tucked_color(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Lightning Rod"]),
            bo=seat(red=["Oars", "Archery"]),
            supply={5: ["Banking", "Coal", "Statistics"]},
        )
        play(game, "ann: dogma Lightning Rod")
        assert pile(game, "bo", "red") == ["Archery", "Coal"]
        assert supply(game, 1)[-1] == "Oars"
        assert pile(game, "ann", "green") == ["Banking"]  # the echo came first
        assert options(game) == ["Banking", "Lightning Rod", "Statistics", "pass"]
        play(game, "ann: Lightning Rod")
        assert pile(game, "ann", "blue") == []
        assert supply(game, 5, "echoes")[-1] == "Lightning Rod"

    def test_a_tucked_card_that_starts_a_pile_is_returned_itself(self) -> None:
        game = echoes_table(ann=seat(blue=["Lightning Rod"]), bo=seat(), supply={5: ["Banking", "Coal"]})
        play(game, "ann: dogma Lightning Rod", "ann: pass")
        assert pile(game, "bo", "red") == []
        assert supply(game, 5)[-1] == "Coal"

    def test_the_splay_stays_and_each_tucked_card_lies_below(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Lightning Rod"], green=["Sailing"]),
            bo=seat(red=("left", ["Oars", "Archery"])),
            supply={5: ["Banking", "Coal", "Measurement"]},
        )
        play(game, "ann: dogma Lightning Rod", "ann: pass")
        assert pile(game, "bo", "red") == ["Archery", "Coal"]
        assert splay(game, "bo", "red") == "left"
        assert pile(game, "ann", "green") == ["Sailing", "Banking", "Measurement"]

    def test_sharers_are_not_demanded(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Lightning Rod"]),
            bo=seat(green=["Globe"]),
            cy=seat(),
            supply={5: ["Banking", "Coal", "Statistics", "Physics", "Societies", "Thermometer"]},
        )
        play(game, "ann: dogma Lightning Rod", "bo: pass", "ann: pass")
        assert pile(game, "bo", "green") == ["Globe", "Banking"]
        assert pile(game, "bo", "blue") == ["Physics"]
        assert pile(game, "cy", "yellow") == []
        assert supply(game, 5)[-1] == "Statistics"
        assert bonus_drawn(game)

    def test_the_sixth_tuck_claims_monument(self) -> None:
        game = echoes_table(ann=seat(blue=["Lightning Rod"], tucked=5), bo=seat())
        play(game, "ann: dogma Lightning Rod")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_only_top_cards_may_be_returned(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Lightning Rod"], green=["Sailing", "Clothing"]), bo=seat(), supply={5: ["Coal"]}
        )
        play(game, "ann: dogma Lightning Rod")
        assert "Sailing" in options(game)
        assert "Clothing" not in options(game)


class TestThermometer:
    """Echo: meld the bottom green card. Meld cards one above the top yellow card while they are yellow."""

    def test_the_bottom_green_card_comes_up_and_the_splay_stays(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Thermometer"], green=("up", ["Sailing", "Clothing", "Comb"])),
            bo=seat(),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Thermometer")
        assert pile(game, "ann", "green") == ["Comb", "Sailing", "Clothing"]
        assert splay(game, "ann", "green") == "up"

    def test_two_green_cards_swap_without_losing_the_splay(self) -> None:
        game = echoes_table(ann=seat(blue=["Thermometer"], green=("left", ["Sailing", "Clothing"])), bo=seat())
        play(game, "ann: dogma Thermometer")
        assert pile(game, "ann", "green") == ["Clothing", "Sailing"]
        assert splay(game, "ann", "green") == "left"

    def test_a_single_green_card_melded_in_its_place_is_no_change(self) -> None:
        for green, earned in ((["Sailing"], False), (["Sailing", "Comb"], True)):
            game = echoes_table(
                ann=seat(purple=["Bell"], blue=("up", ["Tools", "Thermometer"])),
                bo=seat(hand=["Oars"], blue=["Mathematics", "Writing"], purple=["Philosophy"], green=green),
            )
            play(game, "ann: dogma Tools", "bo: pass")
            assert "meld Sailing" in moves(game) or "meld Comb" in moves(game)
            assert bonus_drawn(game) is earned

    def test_without_yellow_a_one_is_melded(self) -> None:
        game = echoes_table(ann=seat(blue=["Thermometer"]), bo=seat(), supply={1: ["Oars", "Tools"]})
        play(game, "ann: dogma Thermometer")
        assert pile(game, "ann", "red") == ["Oars"]
        assert supply(game, 1)[0] == "Tools"

    def test_it_goes_on_while_the_cards_are_yellow(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Thermometer"], yellow=["Masonry"]),
            bo=seat(),
            supply={2: ["Fermenting"], 3: ["Machinery"], 4: ["Navigation"]},
        )
        play(game, "ann: dogma Thermometer")
        assert pile(game, "ann", "yellow") == ["Machinery", "Fermenting", "Masonry"]
        assert pile(game, "ann", "green") == ["Navigation"]

    def test_yellow_to_the_end_ends_the_game(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Thermometer"], yellow=["Ecology"]),
            bo=seat(score=["Software"]),
            supply={10: ["Globalization"]},
        )
        play(game, "ann: dogma Thermometer")
        assert ending(game) == ("score", ["bo"])

    def test_a_sharer_without_green_goes_on_with_the_dogma(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Thermometer"]), bo=seat(blue=["Tools"]), supply={1: ["Oars", "Archery"], 5: ["Coal"]}
        )
        play(game, "ann: dogma Thermometer")
        assert pile(game, "bo", "red") == ["Oars"]
        assert pile(game, "ann", "red") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Coal"]

    def test_executed_inside_another_card_green_stays(self) -> None:
        game = echoes_table(
            ann=seat(green=["Self Service", "Sailing"], blue=["Thermometer"]), bo=seat(), supply={1: ["Oars"]}
        )
        play(game, "ann: dogma Self Service")
        assert pile(game, "ann", "green") == ["Self Service", "Sailing"]
        assert pile(game, "ann", "red") == ["Oars"]


class TestPalampore:
    """Draw and score a bonus shown twice; may splay purple right; six bonuses claim Wealth."""

    def test_a_bonus_shown_twice_is_scored(self) -> None:
        game = echoes_table(
            ann=seat(green=["Palampore"], red=["Plumbing"], yellow=["Soap"]), bo=seat(), supply={2: ["Currency"]}
        )
        play(game, "ann: dogma Palampore")
        assert zone(game, "ann", "score") == ["Currency"]

    def test_of_two_pairs_one_is_chosen(self) -> None:
        game = echoes_table(
            ann=seat(
                green=("left", ["Palampore", "Charitable Trust"]),
                red=["Plumbing"],
                yellow=["Soap"],
                purple=["Puppet"],
            ),
            bo=seat(),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Palampore")
        assert options(game) == ["2", "3"]
        play(game, "ann: 3")
        assert zone(game, "ann", "score") == ["Paper"]

    def test_covered_bonuses_do_not_count(self) -> None:
        game = echoes_table(
            ann=seat(green=["Palampore", "Charitable Trust"], purple=["Puppet"]), bo=seat(red=["Crossbow"])
        )
        play(game, "ann: dogma Palampore")
        assert zone(game, "ann", "score") == []

    def test_purple_may_be_splayed_right(self) -> None:
        game = echoes_table(ann=seat(green=["Palampore"], purple=["Bell", "Mysticism"]), bo=seat())
        play(game, "ann: dogma Palampore")
        assert asked(game) == ("ann", "color", "splay right")
        play(game, "ann: purple")
        assert splay(game, "ann", "purple") == "right"

    def test_a_bonus_that_the_splay_shows_counts_for_wealth(self) -> None:
        board = {
            "green": ("left", ["Palampore", "Charitable Trust"]),
            "red": ["Plumbing"],
            "yellow": ["Stove"],
            "blue": ["Dice"],
            "purple": ["Mysticism", "Flute"],
        }
        game = echoes_table(ann=seat(**board), bo=seat())  # type: ignore[arg-type]
        play(game, "ann: dogma Palampore", "ann: pass")
        assert zone(game, "ann", "achievements") == []  # five
        game = echoes_table(ann=seat(**board), bo=seat())  # type: ignore[arg-type]
        play(game, "ann: dogma Palampore", "ann: purple")
        assert zone(game, "ann", "achievements") == ["Wealth"]  # and six with Flute's top left corner

    def test_a_claimed_wealth_is_out_of_reach(self) -> None:
        game = echoes_table(
            ann=seat(
                green=("left", ["Palampore", "Charitable Trust"]),
                red=["Plumbing"],
                yellow=["Stove"],
                blue=["Dice"],
                purple=["Flute"],
            ),
            bo=seat(achievements=["Wealth"]),
        )
        play(game, "ann: dogma Palampore")
        assert zone(game, "ann", "achievements") == []

    def test_a_sharer_counts_his_own_bonuses(self) -> None:
        game = echoes_table(
            ann=seat(green=["Palampore"], red=["Plumbing"], yellow=["Soap"]),
            bo=seat(red=["Coal"], purple=["Puppet"], blue=["Magnifying Glass"]),
            supply={2: ["Currency"], 3: ["Paper"]},
        )
        play(game, "ann: dogma Palampore")
        assert zone(game, "bo", "score") == ["Paper"]
        assert zone(game, "ann", "score") == ["Currency"]


class TestSeedDrill:
    """Demand: return a top card below 3. Choose the 3, 4 or 5 pile; its bottom card may become an achievement."""

    def test_only_ones_and_twos_go(self) -> None:
        game = echoes_table(
            ann=seat(green=["Seed Drill"]), bo=seat(red=["Oars"], blue=["Mathematics"], purple=["Education"])
        )
        play(game, "ann: dogma Seed Drill")
        assert options(game) == ["Mathematics", "Oars"]
        play(game, "bo: Mathematics")
        assert supply(game, 2)[-1] == "Mathematics"

    def test_nothing_below_three_nothing_goes(self) -> None:
        game = echoes_table(ann=seat(green=["Seed Drill"]), bo=seat(purple=["Education"]))
        play(game, "ann: dogma Seed Drill")
        assert moves(game) == []

    def test_the_bottom_card_of_the_pile_chosen_joins_unseen(self) -> None:
        game = echoes_table(ann=seat(green=["Seed Drill"]), bo=seat())
        bottom = supply(game, 4)[-1]
        play(game, "ann: dogma Seed Drill")
        assert (asked(game), options(game)) == (("ann", "value", "make available"), ["3", "4", "5"])
        play(game, "ann: 4")
        assert asked(game) == ("ann", "yes_no", "make available")
        play(game, "ann: yes")
        assert bottom in game.position()["achievements"]
        assert moves(game, "ann") == ["make available back 4 base"]

    def test_an_empty_pile_may_be_chosen_and_gives_nothing(self) -> None:
        game = echoes_table(ann=seat(green=["Seed Drill"]), bo=seat(), removed=emptied(5))
        play(game, "ann: dogma Seed Drill", "ann: 5")
        assert asked(game) == ACTION

    def test_may_decline(self) -> None:
        game = echoes_table(ann=seat(green=["Seed Drill"]), bo=seat())
        play(game, "ann: dogma Seed Drill", "ann: 3", "ann: no")
        assert moves(game) == []

    def test_mixed_piles_give_their_bottom_card(self) -> None:
        game = mixed_table(ann=seat(green=["Seed Drill"]), bo=seat(), supply={3: ["Paper", "Novel"]})
        play(game, "ann: dogma Seed Drill", "ann: 3", "ann: yes")
        assert "Novel" in game.position()["achievements"]

    def test_a_sharer_chooses_for_himself(self) -> None:
        game = echoes_table(ann=seat(green=["Seed Drill"]), bo=seat(yellow=["Agriculture"]), supply={5: ["Coal"]})
        play(game, "ann: dogma Seed Drill", "bo: 3", "bo: yes", "ann: 3", "ann: no")
        assert pile(game, "bo", "yellow") == ["Agriculture"]
        assert zone(game, "ann", "hand") == ["Coal"]

    def test_a_low_card_beneath_a_higher_one_stays(self) -> None:
        game = echoes_table(
            ann=seat(green=["Seed Drill"]), bo=seat(green=["Navigation", "Sailing"], yellow=["Masonry", "Anatomy"])
        )
        play(game, "ann: dogma Seed Drill")
        assert pile(game, "bo", "green") == ["Navigation", "Sailing"]
        assert pile(game, "bo", "yellow") == ["Anatomy"]


class TestPiano:
    """Echo: draw a value that somebody holds. Five tops of five values: return five score cards, score one of each."""

    def test_the_echo_offers_every_value_held_by_anybody(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Piano"]),
            bo=seat(hand=["Oars", "Tools", "Paper"]),
            cy=seat(hand=["Software"]),
            supply={3: ["Compass"]},
        )
        play(game, "ann: dogma Piano")
        assert asked(game) == ("ann", "value", "draw")
        assert options(game) == ["1", "10", "3"]
        play(game, "ann: 3")
        assert zone(game, "ann", "hand") == ["Compass"]

    def test_with_all_hands_empty_nothing_is_drawn(self) -> None:
        game = echoes_table(ann=seat(purple=["Piano"]), bo=seat())
        play(game, "ann: dogma Piano")
        assert moves(game) == []

    def test_five_values_pay_in_rising_order(self) -> None:
        game = echoes_table(
            ann=seat(
                purple=["Piano"],
                red=["Oars"],
                yellow=["Fermenting"],
                green=["Paper"],
                blue=["Experimentation"],
                score=["Tools", "Coal", "Canning", "Lighting", "Empiricism", "Software"],
            ),
            bo=seat(),
            supply={1: ["Pottery"], 2: ["Currency"], 3: ["Compass"], 4: ["Anatomy"], 5: ["Banking"]},
        )
        play(game, "ann: dogma Piano")
        for name in ("Tools", "Coal", "Canning", "Lighting"):
            play(game, f"ann: {name}")
        assert options(game) == ["Empiricism", "Software"]  # five, no fewer
        play(game, "ann: Empiricism")
        assert moves(game, "ann")[5:] == [
            f"score {name}" for name in ("Pottery", "Currency", "Compass", "Anatomy", "Banking")
        ]
        assert zone(game, "ann", "score") == ["Anatomy", "Banking", "Compass", "Currency", "Pottery", "Software"]

    def test_fewer_score_cards_are_all_returned_and_the_draws_come(self) -> None:
        game = echoes_table(
            ann=seat(
                purple=["Piano"],
                red=["Oars"],
                yellow=["Fermenting"],
                green=["Paper"],
                blue=["Experimentation"],
                score=["Tools"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Piano")
        assert "Tools" not in zone(game, "ann", "score")
        assert len(zone(game, "ann", "score")) == 5

    def test_two_tops_of_one_value_or_four_colors_do_nothing(self) -> None:
        for blue in (["Tools"], []):
            game = echoes_table(
                ann=seat(
                    purple=["Piano"],
                    red=["Oars"],
                    yellow=["Fermenting"],
                    green=["Paper"],
                    blue=blue,
                    score=["Coal"],
                ),
                bo=seat(),
            )
            play(game, "ann: dogma Piano")
            assert zone(game, "ann", "score") == ["Coal"]

    def test_an_exhausted_supply_ends_the_game_in_the_middle(self) -> None:
        game = echoes_table(
            ann=seat(
                purple=["Piano"],
                red=["Oars"],
                yellow=["Fermenting"],
                green=["Paper"],
                blue=["Software"],
            ),
            bo=seat(score=["A.I."]),
            removed=emptied(10, but=["Software", "A.I."]),
        )
        play(game, "ann: dogma Piano")
        assert len(zone(game, "ann", "score")) == 4  # 1, 2, 3 and 5; there is no 10
        assert ending(game) == ("score", ["ann"])

    def test_a_sharer_draws_first_and_his_card_counts(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Piano"]), bo=seat(hand=["Oars"], blue=["Tools"]), supply={1: ["Comb"], 5: ["Coal"]}
        )
        play(game, "ann: dogma Piano")
        assert zone(game, "bo", "hand") == ["Comb", "Oars"]
        assert len(zone(game, "ann", "hand")) == 2  # a 1, and the bonus

    def test_covered_values_do_not_count(self) -> None:
        """Five values on top, of which the covered ones are all 1s."""
        game = echoes_table(
            ann=seat(
                purple=["Piano", "Mysticism"],
                red=["Archery"],
                blue=["Calendar", "Tools"],
                green=["Paper", "Sailing"],
                yellow=["Anatomy", "Masonry"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Piano")
        scored = game.position()["players"]["ann"]["score"]
        assert len(scored) == 5


class TestTuningFork:
    """Echo: look at the top of a pile. Swap hand cards for their like, melded if higher than what lies there."""

    def test_the_look_is_private_and_no_change(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Tuning Fork"]), bo=seat(purple=["Philosophy"]), supply={7: ["Jeans", "Evolution"]}
        )
        play(game, "ann: dogma Tuning Fork")
        assert asked(game) == ("bo", "set", "look")
        assert options(game) == ["base", "echoes"]
        play(game, "bo: base", "bo: 3", "ann: echoes")
        assert options(game) == sorted(str(value) for value in range(1, 11))
        play(game, "ann: 7")
        seen = {viewer: [e.as_seen_by(viewer) for e in game.log if e.kind == "look"][1] for viewer in ("ann", "bo")}
        assert seen["ann"]["card"] == "Jeans"
        assert "Jeans" not in seen["bo"].values()
        assert supply(game, 7, "echoes")[0] == "Jeans"
        assert not bonus_drawn(game)  # bo only looked (5.7.2)

    def test_empty_piles_cannot_be_looked_at(self) -> None:
        game = echoes_table(ann=seat(purple=["Tuning Fork"]), bo=seat(), removed=emptied(3))
        play(game, "ann: dogma Tuning Fork", "ann: base")
        assert "3" not in options(game)

    def test_mixed_piles_have_no_sets(self) -> None:
        game = mixed_table(ann=seat(purple=["Tuning Fork"]), bo=seat(), supply={2: ["Currency"], 3: ["Novel"]})
        play(game, "ann: dogma Tuning Fork")
        assert (asked(game), options(game)) == (("ann", "value", "look"), ["2", "3"])

    def test_a_higher_card_is_melded(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Compass"], purple=["Tuning Fork"], red=["Oars"]), bo=seat(), supply={3: ["Engineering"]}
        )
        play(game, "ann: dogma Tuning Fork", "ann: base", "ann: 1")
        assert pile(game, "ann", "red") == ["Engineering", "Oars"]
        assert moves(game, "bo") == ["return back 3 base", "draw Engineering", "meld Engineering"]
        assert asked(game) == ACTION  # no card is left to repeat with

    def test_an_equal_card_is_returned(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Compass"], purple=["Tuning Fork"], red=["Optics"]), bo=seat(), supply={3: ["Engineering"]}
        )
        play(game, "ann: dogma Tuning Fork", "ann: base", "ann: 1")
        assert pile(game, "ann", "red") == ["Optics"]
        assert supply(game, 3)[-2:] == ["Compass", "Engineering"]

    def test_an_absent_color_is_beaten_by_anything(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars"], purple=["Tuning Fork"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: dogma Tuning Fork", "ann: base", "ann: 1")
        assert pile(game, "ann", "blue") == ["Tools"]

    def test_it_may_be_repeated_for_another_card(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Comb"], purple=["Tuning Fork"]), bo=seat(), supply={1: ["Tools", "Pottery"]}
        )
        play(game, "ann: dogma Tuning Fork", "ann: base", "ann: 2", "ann: Oars")
        assert asked(game) == ("ann", "yes_no", "repeat")
        play(game, "ann: yes")
        assert zone(game, "ann", "hand") == []
        assert supply(game, 1)[-1] == "Pottery"  # no higher than Tools
        assert supply(game, 1, "echoes")[-1] == "Comb"

    def test_the_repetition_may_be_declined(self) -> None:
        game = echoes_table(ann=seat(hand=["Oars", "Comb"], purple=["Tuning Fork"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: dogma Tuning Fork", "ann: base", "ann: 2", "ann: Oars", "ann: no")
        assert zone(game, "ann", "hand") == ["Comb"]

    def test_executed_inside_another_card_nobody_looks(self) -> None:
        game = echoes_table(ann=seat(green=["Self Service"], purple=["Tuning Fork"]), bo=seat())
        play(game, "ann: dogma Self Service")
        assert asked(game) == ACTION

    def test_it_is_the_top_card_that_counts(self) -> None:
        """The 3 that is drawn is higher than the 1 on top, though not than the 5 beneath."""
        game = echoes_table(
            ann=seat(hand=["Paper"], purple=["Tuning Fork"], red=["Archery", "Coal"]),
            bo=seat(),
            supply={3: ["Engineering"]},
        )
        play(game, "ann: dogma Tuning Fork", "ann: base", "ann: 1")
        assert pile(game, "ann", "red") == ["Engineering", "Archery", "Coal"]


class TestCoke:
    """Echo: tuck a 4. Draw 6s openly, meld those with a factory; the first without goes to the forecast."""

    def test_factories_are_melded_until_one_has_none(self) -> None:
        game = echoes_table(
            ann=seat(red=["Coke"]),
            bo=seat(),
            supply={4: ["Anatomy"], 6: ["Canning", "Industrialization", "Classification", "Democracy"]},
        )
        play(game, "ann: dogma Coke")
        assert pile(game, "ann", "yellow") == ["Canning", "Anatomy"]
        assert pile(game, "ann", "red") == ["Industrialization", "Coke"]
        assert zone(game, "ann", "forecast") == ["Classification"]
        assert "draw Classification" in moves(game, "bo")  # seen before it is laid away
        assert supply(game, 6)[0] == "Democracy"

    def test_no_factory_ends_it_at_once(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars"], red=["Coke"], purple=["Bell"]),
            bo=seat(),
            supply={4: ["Toilet"], 6: ["Bifocals", "Canning"]},
        )
        play(game, "ann: dogma Coke")
        assert pile(game, "ann", "purple") == ["Bell", "Toilet"]
        assert moves(game, "bo") == ["tuck Toilet", "draw Bifocals", "foreshadow Bifocals"]
        assert zone(game, "ann", "forecast") == ["Bifocals"]
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_the_last_sixes_lead_on_to_sevens(self) -> None:
        game = echoes_table(
            ann=seat(red=["Coke"]), bo=seat(), removed=emptied(6, but=["Canning"]), supply={7: ["Lighting"]}
        )
        play(game, "ann: dogma Coke")
        assert pile(game, "ann", "yellow")[0] == "Canning"
        assert zone(game, "ann", "forecast") == ["Lighting"]

    def test_shared_by_who_has_as_many_factories(self) -> None:
        game = echoes_table(
            ann=seat(red=["Coke"]),
            bo=seat(green=["Globe"]),
            cy=seat(),
            supply={4: ["Anatomy", "Navigation"], 5: ["Coal"], 6: ["Classification", "Democracy"]},
        )
        play(game, "ann: dogma Coke")
        assert pile(game, "bo", "yellow") == ["Anatomy"]
        assert zone(game, "bo", "forecast") == ["Classification"]
        assert zone(game, "ann", "forecast") == ["Democracy"]
        assert zone(game, "ann", "hand") == ["Coal"]


class TestOctant:
    """Demand: a top card with leaf or factory, red excepted, for a forecast 6. Forecast a 6."""

    def test_leaves_and_factories_but_no_red(self) -> None:
        game = echoes_table(
            ann=seat(red=["Octant"]),
            bo=seat(red=["Coal"], blue=["Chemistry"], yellow=["Statistics"], purple=["Philosophy"]),
            supply={6: ["Canning", "Democracy"]},
        )
        play(game, "ann: dogma Octant")
        assert options(game) == ["Chemistry", "Statistics"]
        play(game, "bo: Statistics")
        assert pile(game, "ann", "yellow") == ["Statistics"]
        assert zone(game, "bo", "forecast") == ["Canning"]  # the target's own forecast
        assert zone(game, "ann", "forecast") == ["Democracy"]

    def test_nothing_fitting_brings_the_target_no_six(self) -> None:
        game = echoes_table(
            ann=seat(red=["Octant"]), bo=seat(red=["Coal"], purple=["Philosophy"]), supply={6: ["Canning"]}
        )
        play(game, "ann: dogma Octant")
        assert zone(game, "bo", "forecast") == []
        assert zone(game, "ann", "forecast") == ["Canning"]
        assert moves(game, "bo") == ["foreshadow back 6 base"]

    def test_who_has_as_many_crowns_shares(self) -> None:
        game = echoes_table(
            ann=seat(red=["Octant"]),
            bo=seat(blue=["Encyclopedia"], yellow=["Statistics"]),
            supply={5: ["Coal"], 6: ["Canning", "Democracy"]},
        )
        play(game, "ann: dogma Octant")
        assert pile(game, "bo", "yellow") == ["Statistics"]
        assert zone(game, "bo", "forecast") == ["Canning"]
        assert zone(game, "ann", "hand") == ["Coal"]

    def test_covered_leaves_and_factories_do_not_count(self) -> None:
        game = echoes_table(
            ann=seat(red=["Octant"]), bo=seat(yellow=["Masonry", "Agriculture"], purple=["Code of Laws", "Mysticism"])
        )
        play(game, "ann: dogma Octant")
        assert pile(game, "bo", "yellow") == ["Masonry", "Agriculture"]
        assert pile(game, "ann", "purple") == ["Code of Laws"]


class TestPressureCooker:
    """Return the hand; draw the bonus of each top card, in the order you like."""

    def test_the_order_decides_between_base_and_echoes(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Oars", "Tools"], yellow=["Pressure Cooker"], purple=["Puppet"], red=["Plumbing"]),
            bo=seat(),
            supply={2: ["Currency", "Lever"], 3: ["Paper", "Novel"], 5: ["Coal", "Stove"]},
        )
        play(game, "ann: dogma Pressure Cooker", "ann: Oars")
        assert asked(game) == ("ann", "value", "draw")
        assert options(game) == ["2", "3", "5"]
        play(game, "ann: 3", "ann: 5")
        assert zone(game, "ann", "hand") == ["Currency", "Paper", "Stove"]
        assert supply(game, 1)[-2:] == ["Oars", "Tools"]

    def test_equal_bonuses_are_drawn_each(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Pressure Cooker"], purple=["Piano"], green=["Sailing"]),
            bo=seat(),
            supply={5: ["Coal", "Stove"]},
        )
        play(game, "ann: dogma Pressure Cooker")
        assert zone(game, "ann", "hand") == ["Coal", "Stove"]

    def test_bonuses_of_covered_cards_do_not_count(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Pressure Cooker"], purple=("up", ["Mysticism", "Puppet"])),
            bo=seat(),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma Pressure Cooker")
        assert zone(game, "ann", "hand") == ["Coal"]

    def test_an_eleven_ends_the_game(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Pressure Cooker"], purple=["Sudoku"]), bo=seat(score=["Software", "A.I."])
        )
        play(game, "ann: dogma Pressure Cooker", "ann: 11")
        assert ending(game) == ("score", ["bo"])

    def test_a_sharer_returns_his_hand_for_nothing(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Pressure Cooker"]),
            bo=seat(hand=["Oars", "Comb"], blue=["Tools"]),
            supply={5: ["Coal", "Stove"]},
        )
        play(game, "ann: dogma Pressure Cooker")
        assert zone(game, "bo", "hand") == []
        assert zone(game, "ann", "hand") == ["Coal", "Stove"]


class TestStove:
    """Echo: score a top card without factory. Tuck a 4; below a 4 on top scores a 4. May splay green right."""

    def test_factories_are_not_scored(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Stove"], red=["Coal"], blue=["Tools", "Writing"], purple=["Bell"]),
            bo=seat(),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Stove")
        assert asked(game) == ("ann", "card", "score")
        assert options(game) == ["Bell", "Tools"]
        play(game, "ann: Tools")
        assert pile(game, "ann", "blue") == ["Writing"]
        assert zone(game, "ann", "score") == ["Tools"]
        assert pile(game, "ann", "yellow") == ["Stove", "Anatomy"]  # a 5 on top: no score

    def test_a_low_top_card_of_the_tucked_color_scores_a_four(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Stove"], green=["The Wheel", "Sailing"]),
            bo=seat(),
            supply={4: ["Navigation", "Anatomy"]},
        )
        play(game, "ann: dogma Stove")
        # The echo scores The Wheel; Sailing lies on the tucked card.
        assert pile(game, "ann", "green") == ["Sailing", "Navigation"]
        assert zone(game, "ann", "score") == ["Anatomy", "The Wheel"]
        assert asked(game) == ("ann", "color", "splay right")
        play(game, "ann: green")
        assert splay(game, "ann", "green") == "right"

    def test_a_tucked_card_alone_is_itself_the_top(self) -> None:
        game = echoes_table(ann=seat(yellow=["Stove"]), bo=seat(), supply={4: ["Navigation", "Anatomy"]})
        play(game, "ann: dogma Stove")
        assert pile(game, "ann", "green") == ["Navigation"]
        assert zone(game, "ann", "score") == []
        assert shown(game) == []

    def test_a_sharer_scores_from_his_own_board(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Stove"]),
            bo=seat(purple=["Bell"], green=["Globe"]),
            supply={4: ["Enterprise", "Anatomy"], 5: ["Coal"]},
        )
        play(game, "ann: dogma Stove")
        assert zone(game, "bo", "score") == ["Bell"]
        assert pile(game, "bo", "purple") == ["Enterprise"]
        assert pile(game, "ann", "yellow") == ["Stove", "Anatomy"]
        assert zone(game, "ann", "hand") == ["Coal"]

    def test_scored_into_monument(self) -> None:
        game = echoes_table(ann=seat(yellow=["Stove"], blue=["Tools"], scored=5), bo=seat())
        play(game, "ann: dogma Stove")
        assert "Monument" in zone(game, "ann", "achievements")

    def test_a_three_on_top_is_below_four(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Stove"], green=["Paper"], purple=["Bell"]),
            bo=seat(),
            supply={4: ["Navigation", "Anatomy"]},
        )
        play(game, "ann: dogma Stove", "ann: Bell")
        assert zone(game, "ann", "score") == ["Anatomy", "Bell"]
