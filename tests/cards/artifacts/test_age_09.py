"""Artifacts of age 9: the course of each and the edges its text can reach."""

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

CHARTER = "United Nations Charter"
CASSETTE = "Philips Compact Cassette"


class TestLuna3:
    """The score pile goes back; its number of cards is the value of a scored one."""

    def test_as_many_cards_as_that_give_the_value(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Luna 3"], score=["Oars", "Coal", "Robotics"]), bo=seat(), supply={3: ["Optics"]}
        )
        play(game, "ann: dogma Luna 3")
        assert zone(game, "ann", "score") == ["Optics"]
        assert [supply(game, value)[-1] for value in (1, 5, 10)] == ["Oars", "Coal", "Robotics"]

    def test_an_empty_score_pile_gives_a_one(self) -> None:
        game = artifacts_table(ann=seat(blue=["Luna 3"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma Luna 3")
        assert zone(game, "ann", "score") == ["Oars"]

    def test_cards_of_one_value_go_back_in_an_order_of_choice(self) -> None:
        game = artifacts_table(ann=seat(blue=["Luna 3"], score=["Oars", "Tools", "Coal"]), bo=seat())
        play(game, "ann: dogma Luna 3")
        assert asked(game) == ("ann", "order", "return")
        play(game, "ann: Tools")
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]

    def test_a_returned_card_can_be_the_one_drawn(self) -> None:
        game = artifacts_table(ann=seat(blue=["Luna 3"], score=["Oars"]), bo=seat(), removed=emptied(1, but=["Oars"]))
        play(game, "ann: dogma Luna 3")
        assert zone(game, "ann", "score") == ["Oars"]

    def test_eleven_cards_end_the_game(self) -> None:
        """Rules 6.2.3: everything lies in the piles again by then."""
        score = ["Oars", "Calendar", "Optics", "Anatomy", "Coal", "Canning", "Lighting", "Flight", "Ecology"]
        score += ["Robotics", "Xianrendong Shards"]
        game = artifacts_table(ann=seat(blue=["Luna 3"], score=score), bo=seat(score=["Tools"]))
        play(game, "ann: dogma Luna 3")
        assert ending(game) == ("score", ["bo"])

    def test_others_see_only_backs(self) -> None:
        game = artifacts_table(ann=seat(blue=["Luna 3"], score=["Oars"]), bo=seat(), supply={1: ["Tools"]})
        play(game, "ann: dogma Luna 3")
        assert moves(game, "bo") == ["return back 1 base", "score back 1 base"]

    def test_all_share_to_their_harm(self) -> None:
        """Rules 5.3.8."""
        game = artifacts_table(
            ann=seat(blue=["Luna 3"]),
            bo=seat(red=["Coal"], score=["Robotics", "Satellites"]),
            cy=seat(red=["Machine Tools"]),
            supply={1: ["Oars", "Tools"], 2: ["Calendar"], 9: ["Ecology"]},
        )
        play(game, "ann: dogma Luna 3")
        assert zone(game, "bo", "score") == ["Calendar"]
        assert zone(game, "cy", "score") == ["Oars"]
        assert zone(game, "ann", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Ecology"]


class TestYeagersBellX1A:
    """A melded 9 is carried out as if on this card; a clock on it goes on."""

    def test_a_card_without_a_clock_ends_it(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Yeager's Bell X-1A"]), bo=seat(), supply={9: ["Genetics"], 10: ["Robotics"]}
        )
        play(game, "ann: dogma Yeager's Bell X-1A")
        assert pile(game, "ann", "blue") == ["Genetics", "Yeager's Bell X-1A"]
        assert pile(game, "ann", "red") == ["Robotics"]
        assert asked(game)[1] == "action"

    def test_a_clock_repeats_after_its_effects(self) -> None:
        """Rulings: the test is on the melded card, after its execution. Satellites returns the hand, draws three 8s."""
        game = artifacts_table(
            ann=seat(blue=["Yeager's Bell X-1A"], hand=["Oars"]),
            bo=seat(),
            supply={9: ["Satellites", "Services"], 8: ["Flight", "Rocketry", "Mobility"]},
        )
        play(game, "ann: dogma Yeager's Bell X-1A")
        assert pile(game, "ann", "green") == ["Satellites"]
        assert supply(game, 1)[-1] == "Oars"
        assert asked(game) == ("ann", "card", "meld")
        assert pile(game, "ann", "purple") == []
        play(game, "ann: Mobility")
        assert pile(game, "ann", "red") == ["Mobility"]
        assert pile(game, "ann", "purple") == ["Services"]
        assert asked(game)[1] == "action"

    def test_demands_go_by_the_clocks_of_the_start(self) -> None:
        """Rules 5.8.3, 5.8.4: bo shows fewer clocks than the two at the start, cy as many; leaves do not matter."""
        game = artifacts_table(
            ann=seat(blue=["Yeager's Bell X-1A"]),
            bo=seat(yellow=["Agriculture"], score=["Oars"]),
            cy=seat(purple=["Railroad"], score=["Tools"]),
            supply={9: ["Suburbia", "Services", "Ecology"]},
        )
        play(game, "ann: dogma Yeager's Bell X-1A")
        assert pile(game, "cy", "yellow") == ["Suburbia"]
        assert zone(game, "ann", "hand") == ["Ecology", "Oars"]
        assert zone(game, "cy", "score") == ["Tools"]

    def test_all_with_fewer_clocks_are_demanded(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Yeager's Bell X-1A"]),
            bo=seat(yellow=["Agriculture"], score=["Oars"]),
            cy=seat(red=["Flight"], score=["Tools"]),
            supply={9: ["Services"]},
        )
        play(game, "ann: dogma Yeager's Bell X-1A")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]

    def test_fission_can_stop_everything(self) -> None:
        """Rules 5.9.1: a red 10 removes all and completes the whole resolution."""
        game = artifacts_table(
            ann=seat(blue=["Yeager's Bell X-1A"], hand=["Oars"]),
            bo=seat(red=["Coal"]),
            supply={9: ["Fission"], 10: ["Robotics"]},
        )
        play(game, "ann: dogma Yeager's Bell X-1A")
        assert pile(game, "bo", "red") == []
        assert zone(game, "ann", "hand") == []
        assert asked(game)[1] == "action"

    def test_runs_out_of_nines_and_ends_the_game(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Yeager's Bell X-1A"]),
            bo=seat(score=["Oars"]),
            supply={9: ["Computers"]},
            removed=emptied(9, 10, but=["Computers"]),
        )
        play(game, "ann: dogma Yeager's Bell X-1A")
        assert ending(game) == ("score", ["bo"])


class TestPhilipsCompactCassette:
    """The compelled lose their splays; then two colors are splayed up."""

    def test_every_splay_of_the_target_is_lost(self) -> None:
        game = artifacts_table(
            ann=seat(green=[CASSETTE]),
            bo=seat(
                yellow=("left", ["Agriculture", "Masonry"]),
                red=("up", ["Oars", "Archery"]),
                blue=("right", ["Tools", "Pottery"]),
                purple=["Mysticism", "Code of Laws"],
            ),
        )
        play(game, f"ann: dogma {CASSETTE}")
        while asked(game) == ("bo", "color", "unsplay"):
            play(game, f"bo: {options(game)[0]}")
        assert [splay(game, "bo", color) for color in ("yellow", "red", "blue")] == ["none"] * 3
        assert asked(game) == ("bo", "color", "splay up")

    def test_two_different_colors_are_splayed(self) -> None:
        game = artifacts_table(
            ann=seat(
                green=[CASSETTE, "Sailing"],
                red=("up", ["Oars", "Archery"]),
                blue=("left", ["Tools", "Pottery"]),
                yellow=["Masonry"],
                purple=["Mysticism", "Code of Laws"],
            ),
            bo=seat(),
        )
        play(game, f"ann: dogma {CASSETTE}")
        assert options(game) == ["blue", "green", "purple"]
        play(game, "ann: blue")
        assert options(game) == ["green", "purple"]
        play(game, "ann: green")
        assert [splay(game, "ann", color) for color in ("blue", "green", "purple")] == ["up", "up", "none"]

    def test_one_color_that_can_is_splayed_alone(self) -> None:
        game = artifacts_table(ann=seat(green=[CASSETTE, "Sailing"]), bo=seat())
        play(game, f"ann: dogma {CASSETTE}")
        assert splay(game, "ann", "green") == "up"
        assert asked(game)[1] == "action"

    def test_the_second_splay_may_claim_wonder(self) -> None:
        game = artifacts_table(
            ann=seat(
                green=[CASSETTE, "Sailing"],
                red=("up", ["Oars", "Archery"]),
                blue=("right", ["Tools", "Pottery"]),
                yellow=("up", ["Masonry", "Agriculture"]),
                purple=["Mysticism", "Code of Laws"],
            ),
            bo=seat(),
        )
        play(game, f"ann: dogma {CASSETTE}", "ann: purple", "ann: green")
        assert zone(game, "ann", "achievements") == ["Wonder"]

    def test_unsplaying_by_compulsion_earns_no_bonus_sharing_does(self) -> None:
        """Rules 5.6.4, 5.6.7."""
        alone = artifacts_table(ann=seat(green=[CASSETTE]), bo=seat(yellow=["Agriculture"]))
        play(alone, f"ann: dogma {CASSETTE}")
        assert not bonus_drawn(alone)
        sharing = artifacts_table(
            ann=seat(green=[CASSETTE]), bo=seat(yellow=("up", ["Agriculture", "Masonry"])), supply={9: ["Ecology"]}
        )
        play(sharing, f"ann: dogma {CASSETTE}")
        assert splay(sharing, "bo", "yellow") == "up"
        assert zone(sharing, "ann", "hand") == ["Ecology"]

    def test_those_with_fewer_leaves_keep_their_splays(self) -> None:
        game = artifacts_table(ann=seat(green=[CASSETTE]), bo=seat(red=("up", ["Oars", "Archery"])))
        play(game, f"ann: dogma {CASSETTE}")
        assert splay(game, "bo", "red") == "up"


class TestSyncom3:
    """The hand goes back; five 9s are drawn openly, and five colors among them win."""

    def test_five_colors_win(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Syncom 3"]),
            bo=seat(),
            supply={9: ["Computers", "Collaboration", "Services", "Composites", "Ecology"]},
        )
        play(game, "ann: dogma Syncom 3")
        assert ending(game) == ("effect", ["ann"])

    def test_four_colors_stay_in_hand(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Syncom 3"], hand=["Oars"]),
            bo=seat(),
            supply={9: ["Computers", "Collaboration", "Services", "Composites", "Genetics"]},
        )
        play(game, "ann: dogma Syncom 3")
        assert zone(game, "ann", "hand") == ["Collaboration", "Composites", "Computers", "Genetics", "Services"]
        assert supply(game, 1)[-1] == "Oars"
        assert moves(game, "bo")[:3] == ["return back 1 base", "draw Computers", "draw Collaboration"]

    def test_cards_returned_from_the_hand_do_not_count(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Syncom 3"], hand=["Ecology"]),
            bo=seat(),
            supply={9: ["Computers", "Collaboration", "Services", "Composites", "Genetics"]},
        )
        play(game, "ann: dogma Syncom 3")
        assert game.result is None

    def test_tens_do_where_the_nines_are_short(self) -> None:
        """Rulings, Syncom 3: the five must be drawn even into 10s."""
        game = artifacts_table(
            ann=seat(green=["Syncom 3"]),
            bo=seat(),
            supply={9: ["Computers", "Collaboration"], 10: ["A.I.", "Robotics", "Stem Cells"]},
            removed=emptied(9, but=["Computers", "Collaboration"]),
        )
        play(game, "ann: dogma Syncom 3")
        assert ending(game) == ("effect", ["ann"])

    def test_too_few_cards_end_the_game_first(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Syncom 3"]),
            bo=seat(score=["Oars"]),
            supply={9: ["Computers", "Collaboration"]},
            removed=emptied(9, 10, but=["Computers", "Collaboration"]),
        )
        play(game, "ann: dogma Syncom 3")
        assert ending(game) == ("score", ["bo"])
        assert zone(game, "ann", "hand") == ["Collaboration", "Computers"]

    def test_a_sharer_wins_first(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Syncom 3"]),
            bo=seat(blue=["Software"]),
            supply={9: ["Computers", "Collaboration", "Services", "Composites", "Ecology"]},
        )
        play(game, "ann: dogma Syncom 3")
        assert ending(game) == ("effect", ["bo"])


class TestMarilynDiptych:
    """A hand card may be scored, a score card taken; exactly 25 points win."""

    def test_both_steps_may_lead_to_twenty_five(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Marilyn Diptych"], hand=["Coal"], score=["Robotics", "Software", "Oars"]), bo=seat()
        )
        play(game, "ann: dogma Marilyn Diptych")
        assert options(game) == ["Coal", "pass"]
        play(game, "ann: Coal")
        assert options(game) == ["Coal", "Oars", "Robotics", "Software", "pass"]
        play(game, "ann: Oars")
        assert ending(game) == ("effect", ["ann"])

    def test_checked_also_when_both_are_declined(self) -> None:
        """Rulings, Marilyn Diptych."""
        game = artifacts_table(
            ann=seat(purple=["Marilyn Diptych"], hand=["Oars"], score=["Robotics", "Software", "Coal"]), bo=seat()
        )
        play(game, "ann: dogma Marilyn Diptych", "ann: pass", "ann: pass")
        assert ending(game) == ("effect", ["ann"])

    def test_twenty_six_do_not(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Marilyn Diptych"], score=["Robotics", "Software", "Canning"]), bo=seat()
        )
        play(game, "ann: dogma Marilyn Diptych", "ann: pass")
        assert game.result is None

    def test_nothing_is_asked_with_hand_and_score_pile_empty(self) -> None:
        game = artifacts_table(ann=seat(purple=["Marilyn Diptych"]), bo=seat())
        play(game, "ann: dogma Marilyn Diptych")
        assert asked(game)[1] == "action"

    def test_bonuses_are_points(self) -> None:
        """Rulings, Marilyn Diptych: bonuses included. Baghdad's 3 makes twenty-five."""
        game = artifacts_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(purple=["Marilyn Diptych"], green=["Baghdad"], score=["Robotics", "Software", "Calendar"]),
            bo=seat(),
        )
        assert game.position()["players"]["ann"]["points"] == 25
        play(game, "ann: dogma Marilyn Diptych", "ann: pass")
        assert ending(game) == ("effect", ["ann"])

    def test_yamato_is_worth_eight(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Marilyn Diptych"], hand=["Battleship Yamato"], score=["Robotics", "Lighting"]), bo=seat()
        )
        play(game, "ann: dogma Marilyn Diptych", "ann: Battleship Yamato", "ann: pass")
        assert ending(game) == ("effect", ["ann"])

    def test_scoring_counts_for_monument(self) -> None:
        game = artifacts_table(ann=seat(purple=["Marilyn Diptych"], hand=["Coal"], scored=5), bo=seat())
        play(game, "ann: dogma Marilyn Diptych", "ann: Coal", "ann: pass")
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_a_sharer_can_win_and_one_who_declines_earns_nothing(self) -> None:
        wins = artifacts_table(
            ann=seat(purple=["Marilyn Diptych"]),
            bo=seat(green=["Navigation"], score=["Robotics", "Software", "Coal"]),
        )
        play(wins, "ann: dogma Marilyn Diptych", "bo: pass")
        assert ending(wins) == ("effect", ["bo"])
        declines = artifacts_table(
            ann=seat(purple=["Marilyn Diptych"]), bo=seat(green=["Navigation"], score=["Robotics"])
        )
        play(declines, "ann: dogma Marilyn Diptych", "bo: pass")
        assert not bonus_drawn(declines)


class TestTheBigBang:
    """The blue top card's shareable effects are carried out; as long as they change anything a 10 is removed."""

    def test_a_change_removes_a_ten_and_goes_on(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["The Big Bang"], blue=["Writing", "Tools"]),
            bo=seat(),
            supply={2: ["Calendar", "Currency"], 10: ["Robotics", "Software"]},
            removed=emptied(10, but=["Robotics", "Software"]),
        )
        play(game, "ann: dogma The Big Bang")
        assert ending(game)[0] == "score"
        assert {"Robotics", "Software"} <= set(game.position()["removed"])

    def test_without_a_change_it_ends(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["The Big Bang"], blue=["Tools"], hand=["Oars"]), bo=seat(), supply={10: ["Robotics"]}
        )
        play(game, "ann: dogma The Big Bang")
        while asked(game)[1] != "action":
            play(game, "ann: pass")
        assert supply(game, 10)[0] == "Robotics"
        assert game.position()["removed"] == []

    def test_stops_when_the_new_top_blue_card_changes_nothing(self) -> None:
        """Rulings, The Big Bang: repeats with the then top blue card. Mathematics returns a 2 and melds a blue 3."""
        game = artifacts_table(
            ann=seat(purple=["The Big Bang"], blue=["Mathematics"], hand=["Calendar"]),
            bo=seat(),
            supply={3: ["Alchemy"], 10: ["Robotics"]},
        )
        play(game, "ann: dogma The Big Bang", "ann: Calendar")
        assert pile(game, "ann", "blue")[0] == "Alchemy"
        assert "Robotics" in game.position()["removed"]

    def test_the_removed_ten_is_never_in_the_hand(self) -> None:
        """Rules 6.2.5, 6.14.1: everybody sees it leave the game."""
        game = artifacts_table(
            ann=seat(purple=["The Big Bang"], blue=["Mathematics"], hand=["Calendar"]),
            bo=seat(),
            supply={3: ["Optics"], 10: ["Robotics"]},
        )
        play(game, "ann: dogma The Big Bang", "ann: Calendar")
        assert moves(game, "bo") == ["return back 2 base", "meld Optics", "remove Robotics"]
        assert asked(game)[1] == "action"

    def test_no_blue_card_nothing(self) -> None:
        game = artifacts_table(ann=seat(purple=["The Big Bang"]), bo=seat())
        play(game, "ann: dogma The Big Bang")
        assert moves(game) == []

    def test_demands_are_skipped(self) -> None:
        """Rules 5.8.2: Petition of Right has nothing but a compel effect."""
        game = artifacts_table(
            ann=seat(purple=["The Big Bang"], blue=["Petition of Right"]), bo=seat(blue=["Physics"], score=["Oars"])
        )
        play(game, "ann: dogma The Big Bang")
        assert moves(game) == []

    def test_a_change_of_another_players_things_counts(self) -> None:
        """Any change at all: Rocketry returns a card of bo's score pile, and then finds none."""
        game = artifacts_table(
            ann=seat(purple=["The Big Bang"], blue=["Rocketry"]),
            bo=seat(score=["Oars"]),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma The Big Bang")
        assert moves(game) == ["return back 1 base", "remove Robotics"]

    def test_a_sharer_has_his_own_blue_card(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["The Big Bang"]),
            bo=seat(purple=["Philosophy"], blue=["Mathematics"], hand=["Calendar"]),
            supply={3: ["Optics"], 10: ["Robotics"], 9: ["Ecology"]},
        )
        play(game, "ann: dogma The Big Bang", "bo: Calendar")
        assert pile(game, "bo", "red") == ["Optics"]
        assert zone(game, "ann", "hand") == ["Ecology"]


class TestUnitedNationsCharter:
    """Top cards of the compelled that demand or compel go to the demander's score pile; one of one's own draws a 10."""

    def test_demands_and_compels_alike(self) -> None:
        """Rules 1.2.3, example B.21."""
        game = artifacts_table(
            ann=seat(red=[CHARTER]),
            bo=seat(yellow=["Agriculture"], red=["Archery", "Oars"], green=["Holy Lance"], purple=["Mysticism"]),
            supply={10: ["Software"]},
        )
        play(game, f"ann: dogma {CHARTER}")
        assert options(game) == ["Archery", "Holy Lance"]
        play(game, "bo: Archery")
        assert zone(game, "ann", "score") == ["Archery", "Holy Lance"]
        assert pile(game, "bo", "red") == ["Oars"]

    def test_a_card_uncovered_on_the_way_stays(self) -> None:
        """Rules 6.1.5: Oars, which demands, is not taken after Archery."""
        game = artifacts_table(
            ann=seat(red=[CHARTER]), bo=seat(yellow=["Agriculture"], red=["Archery", "Oars"]), supply={10: ["Software"]}
        )
        play(game, f"ann: dogma {CHARTER}")
        assert pile(game, "bo", "red") == ["Oars"]

    def test_the_sharer_still_has_a_demand_and_draws(self) -> None:
        game = artifacts_table(
            ann=seat(red=[CHARTER]),
            bo=seat(yellow=["Agriculture"], red=["Archery", "Oars"]),
            supply={10: ["Software", "Robotics"], 9: ["Ecology"]},
        )
        play(game, f"ann: dogma {CHARTER}")
        assert zone(game, "bo", "hand") == ["Software"]
        assert zone(game, "ann", "hand") == ["Ecology", "Robotics"]

    def test_one_ten_however_many_demands(self) -> None:
        game = artifacts_table(
            ann=seat(red=[CHARTER], green=["Databases"], purple=["Twister"]), bo=seat(), supply={10: ["Software"]}
        )
        play(game, f"ann: dogma {CHARTER}")
        assert zone(game, "ann", "hand") == ["Software"]

    def test_the_charter_itself_demands(self) -> None:
        """It compels, and so the launcher, who has it on top, draws."""
        game = artifacts_table(ann=seat(red=[CHARTER]), bo=seat(), supply={10: ["Software"]})
        play(game, f"ann: dogma {CHARTER}")
        assert zone(game, "ann", "hand") == ["Software"]

    def test_from_the_display_it_is_no_top_card(self) -> None:
        """Rules 14.3.1."""
        game = artifacts_table(ann=seat(display=[CHARTER], red=["Coal"]), bo=seat(), action=0)
        play(game, f"ann: dogma {CHARTER}")
        assert zone(game, "ann", "hand") == []

    def test_safety_pin_demands(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(red=[CHARTER]),
            bo=seat(yellow=["Safety Pin"], purple=["Lighting"]),
            options={"relics": True},
        )
        play(game, f"ann: dogma {CHARTER}")
        assert zone(game, "ann", "score") == ["Safety Pin"]


class TestVelcroShoes:
    """A 9 from hand, else one from the score pile, else the demander wins."""

    def test_a_nine_in_hand_goes_first(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Velcro Shoes"]), bo=seat(red=["Coal"], hand=["Ecology", "Oars"], score=["Genetics"])
        )
        play(game, "ann: dogma Velcro Shoes")
        assert zone(game, "ann", "hand") == ["Ecology"]
        assert zone(game, "bo", "score") == ["Genetics"]

    def test_else_one_of_the_score_pile(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Velcro Shoes"]), bo=seat(red=["Coal"], hand=["Oars"], score=["Genetics", "Ecology", "Tools"])
        )
        play(game, "ann: dogma Velcro Shoes")
        assert options(game) == ["Ecology", "Genetics"]
        play(game, "bo: Genetics")
        assert zone(game, "ann", "score") == ["Genetics"]

    def test_else_the_demander_wins(self) -> None:
        game = artifacts_table(ann=seat(red=["Velcro Shoes"]), bo=seat(red=["Coal"], hand=["Oars"], score=["Tools"]))
        play(game, "ann: dogma Velcro Shoes")
        assert ending(game) == ("effect", ["ann"])

    def test_not_without_anybody_compelled(self) -> None:
        game = artifacts_table(ann=seat(red=["Velcro Shoes"]), bo=seat(red=["Oars"]))
        play(game, "ann: dogma Velcro Shoes")
        assert game.result is None

    def test_the_demanders_team_wins(self) -> None:
        """Rules 10.5.1."""
        game = artifacts_table(
            ann=seat(red=["Velcro Shoes"]),
            bo=seat(),
            cy=seat(red=["Machine Tools"]),
            di=seat(red=["Coal"]),
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Velcro Shoes")
        assert ending(game) == ("effect", ["ann", "cy"])

    def test_each_target_in_turn(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Velcro Shoes"]),
            bo=seat(red=["Coal"], hand=["Ecology"]),
            cy=seat(red=["Machine Tools"], score=["Genetics"]),
        )
        play(game, "ann: dogma Velcro Shoes")
        assert zone(game, "ann", "hand") == ["Ecology"]
        assert zone(game, "ann", "score") == ["Genetics"]
        assert game.result is None

    def test_nested_the_nested_launcher_wins(self) -> None:
        """Rules 5.8.9: bo shares and launches them; ann and cy show as many leaves and have no 9."""
        game = artifacts_table(
            ann=seat(purple=["Roundhay Garden Scene"]),
            bo=seat(yellow=["Agriculture"], score=["Velcro Shoes"]),
            cy=seat(yellow=["Antibiotics"]),
            supply={9: ["Ecology", "Genetics"]},
        )
        play(game, "ann: dogma Roundhay Garden Scene")
        assert ending(game) == ("effect", ["bo"])


class TestMagnavoxOdyssey:
    """Two 10s are melded; one color for both wins."""

    def test_one_color_wins(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Magnavox Odyssey"]), bo=seat(), supply={10: ["Robotics", "Miniaturization"]}
        )
        play(game, "ann: dogma Magnavox Odyssey")
        assert ending(game) == ("effect", ["ann"])
        assert pile(game, "ann", "red") == ["Miniaturization", "Robotics"]

    def test_two_colors_do_not(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Magnavox Odyssey"]), bo=seat(), supply={10: ["Robotics", "Software"]})
        play(game, "ann: dogma Magnavox Odyssey")
        assert pile(game, "ann", "blue") == ["Software"]
        assert game.result is None

    def test_a_single_ten_ends_the_game_by_score(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Magnavox Odyssey"]), bo=seat(score=["Oars"]), removed=emptied(10, but=["Robotics"])
        )
        play(game, "ann: dogma Magnavox Odyssey")
        assert ending(game) == ("score", ["bo"])
        assert pile(game, "ann", "red") == ["Robotics"]

    def test_sharing_comes_first(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Magnavox Odyssey"]),
            bo=seat(blue=["Tools"]),
            supply={10: ["Robotics", "Miniaturization"]},
        )
        play(game, "ann: dogma Magnavox Odyssey")
        assert ending(game) == ("effect", ["bo"])


class TestRockAroundTheClock:
    """A 9 is scored for each top card with a clock."""

    def test_one_for_each(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Rock Around the Clock"], blue=["Software"], red=["Flight", "Fission"], green=["Sailing"]),
            bo=seat(),
            supply={9: ["Ecology", "Genetics", "Computers"]},
        )
        play(game, "ann: dogma Rock Around the Clock")
        assert zone(game, "ann", "score") == ["Computers", "Ecology", "Genetics"]

    def test_covered_clocks_do_not_count(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Rock Around the Clock"], red=("up", ["Coal", "Fission"])),
            bo=seat(),
            supply={9: ["Ecology"]},
        )
        play(game, "ann: dogma Rock Around the Clock")
        assert zone(game, "ann", "score") == ["Ecology"]

    def test_from_the_display_its_own_clocks_do_not_count(self) -> None:
        """Rules 14.3.1, 14.4.4."""
        game = artifacts_table(ann=seat(display=["Rock Around the Clock"], red=["Coal"]), bo=seat(), action=0)
        play(game, "ann: dogma Rock Around the Clock")
        assert zone(game, "ann", "score") == []

    def test_a_sharer_and_the_bonus(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Rock Around the Clock"]),
            bo=seat(blue=["Software"]),
            supply={9: ["Ecology", "Genetics", "Computers"]},
        )
        play(game, "ann: dogma Rock Around the Clock")
        assert zone(game, "bo", "score") == ["Ecology"]
        assert zone(game, "ann", "score") == ["Genetics"]
        assert zone(game, "ann", "hand") == ["Computers"]

    def test_nobody_is_shown_anything(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Rock Around the Clock"]), bo=seat(), supply={9: ["Ecology"]})
        play(game, "ann: dogma Rock Around the Clock")
        assert shown(game) == []
        assert moves(game, "bo") == ["score back 9 base"]
