"""Echoes cards of age 10: the course of each and the edges its text can reach."""

from __future__ import annotations

from typing import Final

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
ONE_TO_SIX: Final = ["Tools", "Mapmaking", "Paper", "Navigation", "Coal", "Canning"]


class TestArtificialHeart:
    """Claim a standard achievement with twice the score."""

    def test_thirteen_points_count_as_twenty_six(self) -> None:
        game = echoes_table(ann=seat(blue=["Artificial Heart"], score=["Calendar"]), bo=seat(), available=ONE_TO_SIX)
        play(game, "ann: dogma Artificial Heart")
        assert options(game) == [f"back {value} base" for value in range(1, 6)]
        play(game, "ann: back 5 base")
        assert zone(game, "ann", "achievements") == ["Coal"]
        assert "achieve 3" not in options(game)  # 13 points again: two 1s' worth and no more
        assert "achieve 2" in options(game)

    def test_it_is_not_optional_and_without_a_choice_not_asked(self) -> None:
        game = echoes_table(ann=seat(blue=["Artificial Heart"]), bo=seat(), available=["Canning", "Navigation"])
        play(game, "ann: dogma Artificial Heart")
        assert zone(game, "ann", "achievements") == ["Navigation"]  # 22 points, short of 30

    def test_nothing_within_reach_claims_nothing(self) -> None:
        game = echoes_table(ann=seat(blue=["Artificial Heart"]), bo=seat(), available=["Canning"])
        play(game, "ann: dogma Artificial Heart")
        assert zone(game, "ann", "achievements") == []
        assert asked(game)[1] == "action"

    def test_the_price_of_a_repeated_value_is_not_halved_again(self) -> None:
        available = ["Navigation"]
        for score, claimed in ((["Coal", "Oars"], 1), (["Coal", "Calendar", "Mapmaking"], 2)):
            game = echoes_table(
                ann=seat(blue=["Artificial Heart"], score=score, achievements=["Gunpowder"]),
                bo=seat(),
                available=available,
            )
            play(game, "ann: dogma Artificial Heart")
            assert len(zone(game, "ann", "achievements")) == claimed  # 34 or 40 points for the second 4

    def test_the_top_card_must_still_reach_the_value(self) -> None:
        """Bo, who shares, has points for everything but no top card above 3."""
        game = echoes_table(
            ann=seat(blue=["Artificial Heart"]),
            bo=seat(yellow=["Machinery"], score=["Robotics", "Software"]),
            available=["Canning"],
        )
        play(game, "ann: dogma Artificial Heart")
        assert zone(game, "bo", "achievements") == []

    def test_a_sharer_claims_first(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Artificial Heart"]),
            bo=seat(yellow=["Agriculture"], score=["Oars", "Calendar"]),
            available=["Tools"],
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Artificial Heart")
        assert zone(game, "bo", "achievements") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_the_seventh_achievement_wins(self) -> None:
        six = ["Calendar", "Construction", "Compass", "Anatomy", "Physics", "World"]
        game = echoes_table(ann=seat(blue=["Artificial Heart"], achievements=six), bo=seat(), available=["Tools"])
        play(game, "ann: dogma Artificial Heart")
        assert ending(game) == ("achievements", ["ann"])


class TestHumanGenome:
    """Optionally score a card of any value; take a bottom card; equal values in hand and score pile win."""

    def test_equal_values_equally_often_win(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Human Genome", "Tools"], hand=["Coal", "Dice"], score=["Oars", "Physics"]),
            bo=seat(),
            supply={1: ["Archery"]},
        )
        play(game, "ann: dogma Human Genome", "ann: 1")
        assert ending(game) == ("effect", ["ann"])
        assert zone(game, "ann", "hand") == ["Coal", "Dice", "Tools"]
        assert zone(game, "ann", "score") == ["Archery", "Oars", "Physics"]

    def test_the_same_values_in_other_numbers_do_not_win(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Human Genome", "Tools"], hand=["Coal", "Dice"], score=["Oars", "Physics"]), bo=seat()
        )
        play(game, "ann: dogma Human Genome", "ann: pass")
        assert game.result is None  # 1 1 5 against 1 5

    def test_a_bottom_card_must_be_taken_and_one_of_several_is_chosen(self) -> None:
        game = echoes_table(ann=seat(blue=["Human Genome", "Tools"], red=["Oars"]), bo=seat())
        play(game, "ann: dogma Human Genome")
        assert options(game) == ["1", "10", *[str(value) for value in range(2, 10)], "pass"]
        play(game, "ann: pass")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Tools")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert game.result is None

    def test_human_genome_alone_is_its_own_bottom_card(self) -> None:
        game = echoes_table(ann=seat(blue=["Human Genome"], score=["Robotics"]), bo=seat())
        play(game, "ann: dogma Human Genome", "ann: pass")
        assert ending(game) == ("effect", ["ann"])

    def test_a_sharer_wins_first(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Human Genome"]), bo=seat(purple=["Philosophy"], score=["Calendar"]), cy=seat()
        )
        play(game, "ann: dogma Human Genome", "bo: pass")
        assert ending(game) == ("effect", ["bo"])

    def test_a_partner_wins_as_well(self) -> None:
        game = echoes_table(
            options={"teams": "partners"},
            ann=seat(blue=["Human Genome"], score=["Robotics"]),
            bo=seat(),
            cy=seat(),
            dee=seat(),
        )
        play(game, "ann: dogma Human Genome", "ann: pass")
        assert ending(game) == ("effect", ["ann", "cy"])

    def test_in_the_older_rules_five_cards_match_five(self) -> None:
        game = mixed_table(
            ann=seat(
                blue=["Human Genome"],
                hand=["Oars", "Dice", "Paper", "Coal"],
                score=["Tools", "Pottery", "Katana", "Physics", "Robotics"],
            ),
            bo=seat(),
            supply={9: ["Genetics"]},
        )
        play(game, "ann: dogma Human Genome", "ann: pass")
        assert ending(game) == ("effect", ["ann"])


class TestFlashDrive:
    """Demand: return four score cards. Return a score card; if so, optionally one color up."""

    def test_the_target_returns_four_of_its_choice(self) -> None:
        score = ["Oars", "Tools", "Paper", "Coal", "Canning"]
        game = echoes_table(ann=seat(green=["Flash Drive"]), bo=seat(score=score))
        play(game, "ann: dogma Flash Drive", "bo: Oars", "bo: Tools", "bo: Paper", "bo: Canning")
        assert zone(game, "bo", "score") == ["Coal"]

    def test_fewer_than_four_all_go(self) -> None:
        game = echoes_table(ann=seat(green=["Flash Drive"]), bo=seat(score=["Oars", "Coal"]), cy=seat())
        play(game, "ann: dogma Flash Drive", "bo: Oars")
        assert zone(game, "bo", "score") == []

    def test_a_returned_card_allows_any_color_up(self) -> None:
        game = echoes_table(
            ann=seat(
                green=["Flash Drive"],
                score=["Oars", "Coal"],
                red=["Archery", "Metalworking"],
                blue=("up", ["Tools", "Writing"]),
                purple=("left", ["Mysticism", "City States"]),
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Flash Drive", "ann: Coal")
        assert options(game) == ["pass", "purple", "red"]
        play(game, "ann: purple")
        assert splay(game, "ann", "purple") == "up"
        assert zone(game, "ann", "score") == ["Oars"]

    def test_with_nothing_returned_nothing_is_splayed(self) -> None:
        game = echoes_table(ann=seat(green=["Flash Drive"], red=["Archery", "Metalworking"]), bo=seat())
        play(game, "ann: dogma Flash Drive")
        assert asked(game)[1] == "action"

    def test_who_shares_is_not_demanded_but_must_return_one(self) -> None:
        game = echoes_table(
            ann=seat(green=["Flash Drive"]), bo=seat(red=["Coal"], score=["Oars", "Tools"]), supply={10: ["Robotics"]}
        )
        play(game, "ann: dogma Flash Drive")
        assert options(game) == ["Oars", "Tools"]
        play(game, "bo: Oars")
        assert zone(game, "bo", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Robotics"]


class TestGPS:
    """Demand: return the forecast. Foreshadow three 10s; optionally yellow up."""

    def test_the_whole_forecast_goes_back(self) -> None:
        game = echoes_table(ann=seat(green=["GPS"]), bo=seat(forecast=["Oars", "Tools", "Rubber"]))
        play(game, "ann: dogma GPS")
        assert asked(game) == ("bo", "order", "return")
        play(game, "bo: Tools")
        assert zone(game, "bo", "forecast") == []
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]
        assert supply(game, 7, "echoes")[-1] == "Rubber"

    def test_others_learn_only_backs_of_it(self) -> None:
        game = echoes_table(ann=seat(green=["GPS"]), bo=seat(forecast=["Oars", "Rubber"]))
        play(game, "ann: dogma GPS")
        assert sorted(moves(game, "ann")[:2]) == ["return back 1 base", "return back 7 echoes"]

    def test_three_tens_are_foreshadowed(self) -> None:
        game = echoes_table(ann=seat(green=["GPS"]), bo=seat(), supply={10: ["Robotics", "Software", "Databases"]})
        play(game, "ann: dogma GPS")
        assert zone(game, "ann", "forecast") == ["Databases", "Robotics", "Software"]

    def test_the_second_of_two_tens_is_the_last_thing_to_happen(self) -> None:
        away = emptied(10, but=["Robotics", "Software"])
        game = echoes_table(ann=seat(green=["GPS"]), bo=seat(score=["Oars"]), removed=away)
        play(game, "ann: dogma GPS")
        assert ending(game) == ("score", ["bo"])
        assert zone(game, "ann", "forecast") == ["Robotics", "Software"]

    def test_the_seventh_forecast_card_is_destiny(self) -> None:
        game = echoes_table(
            ann=seat(green=["GPS"], forecast=["Oars", "Tools", "Calendar", "Paper"], yellow=["Masonry", "Canning"]),
            bo=seat(),
        )
        play(game, "ann: dogma GPS")
        assert zone(game, "ann", "achievements") == ["Destiny"]
        assert asked(game) == ("ann", "color", "splay up")

    def test_yellow_may_be_splayed_up(self) -> None:
        game = echoes_table(ann=seat(green=["GPS"], yellow=["Masonry", "Canning"]), bo=seat())
        play(game, "ann: dogma GPS", "ann: yellow")
        assert splay(game, "ann", "yellow") == "up"

    def test_as_many_clocks_keep_the_forecast_and_share(self) -> None:
        game = echoes_table(
            ann=seat(green=["GPS"]), bo=seat(green=["Telegraph"], forecast=["Oars"]), cy=seat(forecast=["Tools"])
        )
        play(game, "ann: dogma GPS")
        assert len(zone(game, "bo", "forecast")) == 4
        assert zone(game, "cy", "forecast") == []
        assert bonus_drawn(game)


class TestPuzzleCube:
    """Optionally score one or two bottom cards of a color; equally many visible cards everywhere win. Meld a 10."""

    def test_scoring_can_even_out_the_colors(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Puzzle Cube"], red=("up", ["Oars", "Archery", "Coal"]), blue=["Tools"]), bo=seat()
        )
        play(game, "ann: dogma Puzzle Cube")
        assert options(game) == ["blue", "pass", "purple", "red"]
        play(game, "ann: red")
        assert options(game) == ["1", "2"]
        play(game, "ann: 2")
        assert ending(game) == ("effect", ["ann"])
        assert zone(game, "ann", "score") == ["Archery", "Coal"]
        assert pile(game, "ann", "red") == ["Oars"]

    def test_one_card_leaves_them_uneven_and_a_ten_is_melded(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Puzzle Cube"], red=("up", ["Oars", "Archery", "Coal"])),
            bo=seat(),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Puzzle Cube", "ann: red", "ann: 1")
        assert zone(game, "ann", "score") == ["Coal"]
        assert pile(game, "ann", "red") == ["Robotics", "Oars", "Archery"]

    def test_the_check_comes_after_declining_too(self) -> None:
        game = echoes_table(ann=seat(purple=["Puzzle Cube", "Mysticism"], red=["Oars"]), bo=seat())
        play(game, "ann: dogma Puzzle Cube", "ann: pass")
        assert ending(game) == ("effect", ["ann"])  # unsplayed piles show one card each

    def test_uneven_piles_do_not_win_after_declining(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Puzzle Cube"], red=("left", ["Oars", "Coal"])), bo=seat(), supply={10: ["Databases"]}
        )
        play(game, "ann: dogma Puzzle Cube", "ann: pass")
        assert game.result is None
        assert pile(game, "ann", "green") == ["Databases"]

    def test_an_emptied_board_wins(self) -> None:
        game = echoes_table(ann=seat(purple=["Puzzle Cube"]), bo=seat())
        play(game, "ann: dogma Puzzle Cube", "ann: purple")
        assert ending(game) == ("effect", ["ann"])
        assert zone(game, "ann", "score") == ["Puzzle Cube"]

    def test_a_sharers_board_is_looked_at_when_he_shares(self) -> None:
        game = echoes_table(
            options={"teams": "partners"},
            ann=seat(purple=["Puzzle Cube"], red=("left", ["Oars", "Archery"])),
            bo=seat(purple=["Philosophy"]),
            cy=seat(),
            dee=seat(),
        )
        play(game, "ann: dogma Puzzle Cube", "bo: pass")
        assert ending(game) == ("effect", ["bo", "dee"])


class TestSudoku:
    """Meld a card of any value; nine different bonuses win, else execute it alone."""

    def test_the_melded_card_is_executed_alone(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Sudoku"], blue=["Pottery"]),
            bo=seat(),
            supply={1: ["Writing"], 2: ["Calendar", "Mathematics"]},
        )
        play(game, "ann: dogma Sudoku")
        assert options(game) == sorted(str(value) for value in range(1, 11))
        play(game, "ann: 1")
        assert pile(game, "ann", "blue") == ["Writing", "Pottery"]
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_its_demands_and_its_echo_are_left_out(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Sudoku"], hand=["Oars"]), bo=seat(red=["Coal"]), supply={7: ["Machine Gun"]}
        )
        play(game, "ann: dogma Sudoku", "ann: 7")
        assert pile(game, "bo", "red") == ["Coal"]
        assert pile(game, "ann", "purple") == []  # Machine Gun's last effect returned it

    def test_a_ninth_bonus_value_wins_before_the_card_is_executed(self) -> None:
        """1, 3, 4, 6, 7, 8, 9 and 11 show before."""
        ann = seat(
            purple=["Sudoku"],
            green=("right", ["Homing Pigeons", "Nylon"]),
            blue=("up", ["Photography", "Lightning Rod"]),
            yellow=("up", ["Noodles", "Air Conditioner", "Pencil"]),
            hand=["Oars"],
        )
        won = echoes_table(ann=ann, bo=seat(), supply={10: ["Social Networking"]})
        play(won, "ann: dogma Sudoku", "ann: 10")
        assert ending(won) == ("effect", ["ann"])
        same = echoes_table(ann=ann, bo=seat(), supply={7: ["Rubber"]})
        play(same, "ann: dogma Sudoku", "ann: 7")
        assert same.result is None

    def test_a_sharer_goes_first(self) -> None:
        game = echoes_table(ann=seat(purple=["Sudoku"]), bo=seat(blue=["Tools"], purple=["Philosophy"]))
        play(game, "ann: dogma Sudoku")
        assert asked(game) == ("bo", "value", "draw and meld")


class TestCamcorder:
    """Demand: hand to my hand, draw a 9. Meld all 9s, return the rest, draw three 9s."""

    def test_the_targets_hand_comes_over_and_all_nines_are_melded(self) -> None:
        game = echoes_table(
            ann=seat(red=["Camcorder"], hand=["Oars"]),
            bo=seat(hand=["Genetics", "Dice"]),
            supply={9: ["Fission", "Ecology", "Karaoke", "Services", "Suburbia"]},
        )
        play(game, "ann: dogma Camcorder")
        assert zone(game, "bo", "hand") == ["Fission"]
        assert pile(game, "ann", "blue") == ["Genetics"]
        assert supply(game, 1)[-1] == "Oars"
        assert supply(game, 1, "echoes")[-1] == "Dice"
        assert zone(game, "ann", "hand") == ["Ecology", "Karaoke", "Services"]

    def test_an_empty_hand_draws_its_nines_all_the_same(self) -> None:
        game = echoes_table(
            ann=seat(red=["Camcorder"]), bo=seat(), supply={9: ["Fission", "Ecology", "Karaoke", "Services"]}
        )
        play(game, "ann: dogma Camcorder")
        assert zone(game, "bo", "hand") == ["Fission"]
        assert zone(game, "ann", "hand") == ["Ecology", "Karaoke", "Services"]

    def test_the_order_of_melds_is_chosen(self) -> None:
        game = echoes_table(ann=seat(red=["Camcorder"], hand=["Fission", "Composites"]), bo=seat())
        play(game, "ann: dogma Camcorder")
        assert asked(game) == ("ann", "order", "meld")
        play(game, "ann: Composites")
        assert pile(game, "ann", "red") == ["Fission", "Composites", "Camcorder"]

    def test_everybody_with_fewer_clocks_is_hit_and_others_share(self) -> None:
        game = echoes_table(
            ann=seat(red=["Camcorder"]),
            bo=seat(hand=["Oars"]),
            cy=seat(green=["Telegraph"], hand=["Genetics"]),
            dee=seat(hand=["Tools"]),
        )
        play(game, "ann: dogma Camcorder")
        if asked(game)[1] == "order":
            play(game, "ann: Oars")
        assert len(zone(game, "bo", "hand")) == len(zone(game, "dee", "hand")) == 1
        assert pile(game, "cy", "blue") == ["Genetics"]
        assert len(zone(game, "cy", "hand")) == 3
        assert bonus_drawn(game)


class TestSocialNetworking:
    """Demand: name an icon; top cards without it to my score pile. Fewest factories, crowns and castles win."""

    def test_the_target_names_the_icon_and_keeps_what_shows_it(self) -> None:
        game = echoes_table(
            ann=seat(red=["Social Networking"], yellow=["Masonry"]),
            bo=seat(blue=["Tools", "Pottery"], red=["Coal"], green=["Clothing"]),
        )
        play(game, "ann: dogma Social Networking")
        assert asked(game) == ("bo", "icon", "choose")
        assert options(game) == ["bulb", "castle", "clock", "crown", "factory", "leaf"]
        play(game, "bo: bulb")
        assert asked(game) == ("bo", "order", "transfer")
        play(game, "bo: Coal")
        assert zone(game, "ann", "score") == ["Clothing", "Coal"]
        assert pile(game, "bo", "blue") == ["Tools", "Pottery"]

    def test_an_icon_on_every_top_card_saves_all(self) -> None:
        game = echoes_table(
            ann=seat(red=["Social Networking"], yellow=["Masonry"]), bo=seat(blue=["Tools"], red=["Oars"])
        )
        play(game, "ann: dogma Social Networking", "bo: castle")
        assert zone(game, "ann", "score") == []

    def test_nobody_with_as_few_of_one_kind_may_be_left(self) -> None:
        bo = seat(blue=["Tools"], red=["Coal"], green=["Navigation"])
        game = echoes_table(ann=seat(red=["Social Networking"]), bo=bo)
        play(game, "ann: dogma Social Networking", "bo: castle")
        assert game.result is None  # the demand took the factories and the crowns
        game = echoes_table(ann=seat(red=["Social Networking"]), bo=seat(red=["Oars"]), cy=seat())
        play(game, "ann: dogma Social Networking", "bo: castle", "cy: clock")
        assert game.result is None  # cy shows none either

    def test_winning_over_rivals_who_share(self) -> None:
        """Both rivals show two clocks, so that no demand takes anything."""
        rival = ["Mobility", "Bicycle"]
        game = echoes_table(
            ann=seat(red=["Social Networking"]),
            bo=seat(red=[rival[0]], green=["Satellites"], yellow=["Skyscrapers"], purple=["City States"]),
        )
        play(game, "ann: dogma Social Networking")
        assert ending(game) == ("effect", ["ann"])

    def test_one_tie_is_enough_to_go_on(self) -> None:
        for bo in (
            seat(red=["Mobility"], green=["Satellites"], yellow=["Skyscrapers"]),  # no castle
            seat(red=["Mobility"], green=["Satellites"], yellow=["Masonry"]),  # no crown
            seat(green=["Satellites"], purple=["City States"]),  # no factory
        ):
            game = echoes_table(ann=seat(red=["Social Networking"]), bo=bo)
            play(game, "ann: dogma Social Networking")
            assert game.result is None

    def test_a_partner_is_no_rival(self) -> None:
        rich = seat(red=["Mobility"], green=["Satellites"], yellow=["Skyscrapers"], purple=["City States"])
        poor = seat(red=["Robotics"], green=["Telegraph"], yellow=["Stove"], purple=["Societies"], blue=["Alchemy"])
        game = echoes_table(
            options={"teams": "partners"}, ann=seat(red=["Social Networking"]), bo=rich, cy=seat(), dee=poor
        )
        play(game, "ann: dogma Social Networking")
        assert ending(game) == ("effect", ["ann", "cy"])


class TestCellPhone:
    """A 10 for every two clocks; optionally green up; optionally tuck clock cards, each color up."""

    def test_a_ten_for_every_two_clocks(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Cell Phone"], green=["Satellites"]), bo=seat(), supply={10: ["Bioengineering", "GPS"]}
        )
        play(game, "ann: dogma Cell Phone")
        assert zone(game, "ann", "hand") == ["Bioengineering", "GPS"]

    def test_green_may_be_splayed_up(self) -> None:
        game = echoes_table(ann=seat(yellow=["Cell Phone"], green=["Clothing", "Sailing"]), bo=seat())
        play(game, "ann: dogma Cell Phone", "ann: green")
        assert splay(game, "ann", "green") == "up"

    def test_clock_cards_are_tucked_as_long_as_one_likes(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Cell Phone"], blue=["Tools"], hand=["Bicycle", "Dice", "Rocketry"]),
            bo=seat(),
            supply={10: ["Globalization"]},
        )
        play(game, "ann: dogma Cell Phone")
        assert options(game) == ["Bicycle", "Rocketry", "pass"]
        play(game, "ann: Rocketry")
        assert pile(game, "ann", "blue") == ["Tools", "Rocketry"]
        assert splay(game, "ann", "blue") == "up"
        play(game, "ann: Bicycle")
        assert pile(game, "ann", "green") == ["Bicycle"]
        assert splay(game, "ann", "green") == "none"  # a single card cannot be splayed
        assert zone(game, "ann", "hand") == ["Dice", "Globalization"]

    def test_a_hand_without_clocks_is_asked_all_the_same(self) -> None:
        game = echoes_table(ann=seat(yellow=["Cell Phone"]), bo=seat(), supply={10: ["Globalization"]})
        play(game, "ann: dogma Cell Phone")
        assert options(game) == ["pass"]
        play(game, "ann: pass")
        assert asked(game)[1] == "action"

    def test_stopping_after_the_first_leaves_the_rest(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Cell Phone"], hand=["Bicycle", "Rocketry"]), bo=seat(), supply={10: ["Flash Drive"]}
        )
        play(game, "ann: dogma Cell Phone", "ann: Bicycle", "ann: pass")
        assert zone(game, "ann", "hand") == ["Flash Drive", "Rocketry"]

    def test_a_city_drawn_for_a_splay_on_the_way_is_no_candidate(self) -> None:
        """Rules 6.1.5: the candidates are those in hand before the first one moves."""
        game = echoes_table(
            options=WITH_CITIES,
            ann=seat(yellow=["Cell Phone"], blue=["Tools"], hand=["Dice", "Rocketry"]),
            bo=seat(),
            supply={10: ["Globalization", "Tel Aviv"]},
        )
        play(game, "ann: dogma Cell Phone", "ann: Rocketry")
        assert zone(game, "ann", "hand") == ["Dice", "Globalization", "Tel Aviv"]
        assert options(game) == ["pass"]

    def test_a_sharer_draws_for_his_own_clocks(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["Cell Phone"]), bo=seat(green=["Satellites"]), supply={10: ["Globalization"]}
        )
        play(game, "ann: dogma Cell Phone")
        assert zone(game, "bo", "hand") == ["Globalization"]
        assert asked(game) == ("bo", "card", "tuck")


class TestMP3:
    """Return any hand cards; for each claim two eligible achievements. Score a card equal to a bonus of mine."""

    def test_two_achievements_for_each_returned_card(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["MP3"], score=["Robotics", "Software"], hand=["Oars", "Dice"]),
            bo=seat(),
            available=["Tools", "Mapmaking", "Paper", "Navigation", "Coal"],
        )
        play(game, "ann: dogma MP3", "ann: Dice", "ann: pass")
        assert asked(game) == ("ann", "achievement", "achieve")
        play(game, "ann: back 5 base", "ann: back 1 base")
        assert zone(game, "ann", "achievements") == ["Coal", "Tools"]
        assert zone(game, "ann", "hand") == ["Oars"]
        assert len(zone(game, "ann", "score")) == 3

    def test_none_may_be_returned(self) -> None:
        game = echoes_table(ann=seat(yellow=["MP3"], hand=["Oars"]), bo=seat(), available=["Tools"])
        play(game, "ann: dogma MP3")
        assert options(game) == ["Oars", "pass"]
        play(game, "ann: pass")
        assert zone(game, "ann", "achievements") == []

    def test_as_many_as_there_are_in_reach_and_not_optional(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["MP3"], hand=["Oars", "Dice"]), bo=seat(), available=["Tools", "Mapmaking", "Paper"]
        )
        play(game, "ann: dogma MP3", "ann: Oars", "ann: Dice", "ann: back 2 base")
        assert zone(game, "ann", "achievements") == ["Mapmaking", "Tools"]  # 10 points are too few for the 3

    def test_prices_rise_between_two_claims(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["MP3"], hand=["Oars"]), bo=seat(), available=["Mapmaking", "Calendar", "Tools"]
        )
        play(game, "ann: dogma MP3", "ann: Oars")
        assert options(game) == ["back 1 base", "back 2 base", "back 2 base #2"]
        play(game, "ann: back 2 base")
        assert "Tools" in zone(game, "ann", "achievements")  # a second 2 would cost 20
        assert len(zone(game, "ann", "achievements")) == 2

    def test_reaching_the_threshold_ends_it_at_once(self) -> None:
        six = ["Calendar", "Construction", "Compass", "Anatomy", "Physics", "World"]
        game = echoes_table(ann=seat(yellow=["MP3"], achievements=six, hand=["Oars"]), bo=seat(), available=["Tools"])
        play(game, "ann: dogma MP3", "ann: Oars")
        assert ending(game) == ("achievements", ["ann"])
        assert zone(game, "ann", "score") == []

    def test_a_card_equal_to_a_bonus_of_choice_is_scored(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["MP3"], purple=["Puppet"]), bo=seat(), supply={3: ["Paper"], 10: ["Robotics"]}
        )
        play(game, "ann: dogma MP3")
        assert options(game) == ["10", "3"]
        play(game, "ann: 3")
        assert zone(game, "ann", "score") == ["Paper"]

    def test_without_a_bonus_a_one_is_scored(self) -> None:
        game = echoes_table(
            ann=seat(yellow=["MP3"]), bo=seat(green=["Navigation"]), supply={1: ["Oars"], 10: ["Robotics", "Databases"]}
        )
        play(game, "ann: dogma MP3")
        assert zone(game, "bo", "score") == ["Oars"]
        assert zone(game, "ann", "score") == ["Robotics"]
        assert zone(game, "ann", "hand") == ["Databases"]
