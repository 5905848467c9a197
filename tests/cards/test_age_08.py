"""Base cards of age 8: the course of each and the edges its text can reach."""

from __future__ import annotations

from typing import Any, Final

from tests.helpers import (
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
    table,
    zone,
)

TEAMS: Final = {"teams": "partners"}
TWENTY_BULBS: Final[dict[str, Any]] = {
    "blue": ("up", ["Genetics", "Atomic Theory", "Experimentation", "Evolution"]),
    "green": ["Classification"],
    "yellow": ["Perspective"],
    "red": ["Miniaturization"],
}
"""Twenty together with Empiricism or Philosophy: 10 in blue, 3 in green and purple, 2 in yellow and red."""


class TestQuantumTheory:
    """Optionally return up to two hand cards; two give a 10 to the hand and a scored one."""

    def test_two_returned_draw_a_ten_and_score_another(self) -> None:
        game = table(
            ann=seat(blue=["Quantum Theory"], hand=["Oars", "Tools", "Coal"]),
            bo=seat(),
            supply={10: ["Robotics", "Databases"]},
        )
        play(game, "ann: dogma Quantum Theory", "ann: Tools", "ann: Oars")
        assert zone(game, "ann", "hand") == ["Coal", "Robotics"]
        assert zone(game, "ann", "score") == ["Databases"]
        assert supply(game, 1)[-2:] == ["Tools", "Oars"]

    def test_one_returned_gives_nothing(self) -> None:
        game = table(ann=seat(blue=["Quantum Theory"], hand=["Oars", "Tools"]), bo=seat())
        play(game, "ann: dogma Quantum Theory", "ann: Oars", "ann: pass")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert zone(game, "ann", "score") == []

    def test_a_single_hand_card_may_go_back_for_nothing(self) -> None:
        game = table(ann=seat(blue=["Quantum Theory"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Quantum Theory", "ann: Oars")
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "hand") == zone(game, "ann", "score") == []

    def test_none_may_be_returned(self) -> None:
        game = table(ann=seat(blue=["Quantum Theory"], hand=["Oars", "Tools"]), bo=seat())
        play(game, "ann: dogma Quantum Theory", "ann: pass")
        assert zone(game, "ann", "hand") == ["Oars", "Tools"]

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(blue=["Quantum Theory"]), bo=seat())
        play(game, "ann: dogma Quantum Theory")
        assert asked(game)[1] == "action"

    def test_the_last_ten_is_drawn_and_the_next_draw_ends_the_game(self) -> None:
        game = table(
            ann=seat(blue=["Quantum Theory"], hand=["Oars", "Tools"]),
            bo=seat(score=["Coal"]),
            removed=emptied(10, but=["Robotics"]),
        )
        play(game, "ann: dogma Quantum Theory", "ann: Oars", "ann: Tools")
        assert ending(game) == ("score", ["bo"])
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_a_returned_ten_can_be_drawn_again(self) -> None:
        hand = ["Robotics", "Databases"]
        game = table(ann=seat(blue=["Quantum Theory"], hand=hand), bo=seat(), removed=emptied(10, but=hand))
        play(game, "ann: dogma Quantum Theory", "ann: Databases", "ann: Robotics")
        assert zone(game, "ann", "hand") == ["Databases"]
        assert zone(game, "ann", "score") == ["Robotics"]

    def test_one_sharer_returns_and_another_passes(self) -> None:
        game = table(
            ann=seat(blue=["Quantum Theory"]),
            bo=seat(green=["Databases"], hand=["Oars"]),
            cy=seat(green=["Satellites"], hand=["Tools"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Quantum Theory", "bo: Oars", "cy: pass")
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_a_sharer_who_passes_earns_no_bonus(self) -> None:
        game = table(ann=seat(blue=["Quantum Theory"]), bo=seat(green=["Databases"], hand=["Oars"]))
        play(game, "ann: dogma Quantum Theory", "bo: pass")
        assert not bonus_drawn(game)

    def test_others_see_only_backs(self) -> None:
        game = table(ann=seat(blue=["Quantum Theory"], hand=["Oars", "Coal"]), bo=seat())
        play(game, "ann: dogma Quantum Theory", "ann: Oars", "ann: Coal")
        assert moves(game, "bo") == [
            "return back 1 base",
            "return back 5 base",
            "draw back 10 base",
            "score back 10 base",
        ]


class TestRocketry:
    """Return a card of an opponent's score pile per two clocks."""

    def test_one_card_for_three_clocks_chosen_among_backs(self) -> None:
        game = table(ann=seat(blue=["Rocketry"]), bo=seat(score=["Oars", "Coal"]))
        play(game, "ann: dogma Rocketry")
        assert asked(game) == ("ann", "card", "return")
        assert options(game) == ["back 1 base", "back 5 base"]
        play(game, "ann: back 5 base")
        assert zone(game, "bo", "score") == ["Oars"]
        assert supply(game, 5)[-1] == "Coal"
        assert asked(game)[1] == "action"

    def test_each_return_may_hit_another_opponent(self) -> None:
        # Rocketry 3, Flight 1: four clocks, two returns.
        game = table(
            ann=seat(blue=["Rocketry"], red=["Flight"]), bo=seat(score=["Oars", "Paper"]), cy=seat(score=["Coal"])
        )
        play(game, "ann: dogma Rocketry")
        assert asked(game) == ("ann", "player", "return")
        play(game, "ann: cy")
        assert options(game) == ["back 1 base", "back 3 base"]
        play(game, "ann: back 3 base")
        assert zone(game, "bo", "score") == ["Oars"]
        assert zone(game, "cy", "score") == []

    def test_an_opponent_without_score_cards_is_not_offered(self) -> None:
        game = table(ann=seat(blue=["Rocketry"]), bo=seat(), cy=seat(score=["Coal"]))
        play(game, "ann: dogma Rocketry")
        assert zone(game, "cy", "score") == []

    def test_nothing_to_return(self) -> None:
        game = table(ann=seat(blue=["Rocketry"], score=["Oars"]), bo=seat())
        play(game, "ann: dogma Rocketry")
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "score") == ["Oars"]

    def test_more_clocks_than_cards(self) -> None:
        game = table(ann=seat(blue=["Rocketry"], green=["Databases"]), bo=seat(score=["Oars"]))
        play(game, "ann: dogma Rocketry")
        assert zone(game, "bo", "score") == []

    def test_a_sharer_must_return_too_and_may_hit_the_launcher(self) -> None:
        game = table(
            ann=seat(blue=["Rocketry"], score=["Oars"]),
            bo=seat(green=["Databases"], score=["Coal"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Rocketry")
        assert zone(game, "ann", "score") == zone(game, "bo", "score") == []
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_a_sharer_without_a_target_earns_no_bonus(self) -> None:
        game = table(ann=seat(blue=["Rocketry"]), bo=seat(green=["Databases"]))
        play(game, "ann: dogma Rocketry")
        assert not bonus_drawn(game)

    def test_clocks_are_those_of_whoever_executes(self) -> None:
        game = table(ann=seat(blue=["Rocketry"], score=["Oars", "Coal"]), bo=seat(green=["Databases"], red=["Flight"]))
        play(game, "ann: dogma Rocketry", "bo: back 1 base")
        assert zone(game, "ann", "score") == []

    def test_a_partner_is_no_opponent(self) -> None:
        game = table(
            ann=seat(blue=["Rocketry"]),
            bo=seat(score=["Oars"]),
            cy=seat(score=["Coal"]),
            di=seat(score=["Canning"]),
            options=TEAMS,
        )
        play(game, "ann: dogma Rocketry")
        assert options(game) == ["bo", "di"]

    def test_chooser_and_owner_see_the_card_a_third_player_does_not(self) -> None:
        game = table(ann=seat(blue=["Rocketry"]), bo=seat(score=["Oars"]), cy=seat())
        play(game, "ann: dogma Rocketry")
        assert moves(game, "ann") == moves(game, "bo") == ["return Oars"]
        assert moves(game, "cy") == ["return back 1 base"]


class TestCorporations:
    """Demand: a non-green factory top card, then draw and meld an 8. Everybody sharing melds an 8."""

    def test_the_victim_gives_one_of_its_choice_and_melds_an_eight(self) -> None:
        game = table(
            ann=seat(green=["Corporations"], yellow=["Canning"]),
            bo=seat(red=["Gunpowder"], blue=["Tools"], purple=["Railroad"]),
            supply={8: ["Flight", "Rocketry"]},
        )
        play(game, "ann: dogma Corporations")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Gunpowder", "Railroad"]
        play(game, "bo: Railroad")
        assert zone(game, "ann", "score") == ["Railroad"]
        assert pile(game, "bo", "red") == ["Flight", "Gunpowder"]
        assert pile(game, "ann", "blue") == ["Rocketry"]

    def test_a_green_factory_card_is_safe_and_nothing_is_melded_for_it(self) -> None:
        game = table(
            ann=seat(green=["Corporations"], yellow=["Canning"]),
            bo=seat(green=["Metric System"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Corporations")
        assert zone(game, "ann", "score") == []
        assert pile(game, "bo", "red") == []
        assert pile(game, "ann", "red") == ["Flight"]

    def test_is_not_scoring(self) -> None:
        game = table(ann=seat(green=["Corporations"], scored=5), bo=seat(red=["Flight"], purple=["Railroad"]))
        play(game, "ann: dogma Corporations")
        assert zone(game, "ann", "score") == ["Railroad"]
        assert zone(game, "ann", "achievements") == []

    def test_a_pile_of_two_loses_its_splay(self) -> None:
        game = table(
            ann=seat(green=["Corporations"], yellow=["Canning"]),
            bo=seat(red=("left", ["Gunpowder", "Oars"])),
            supply={8: ["Rocketry"]},
        )
        play(game, "ann: dogma Corporations")
        assert splay(game, "bo", "red") == "none"

    def test_one_shares_while_another_is_hit(self) -> None:
        game = table(
            ann=seat(green=["Corporations"]),
            bo=seat(red=["Flight"], purple=["Railroad"]),
            cy=seat(red=["Coal"]),
            supply={8: ["Rocketry", "Mobility", "Socialism", "Empiricism"]},
        )
        play(game, "ann: dogma Corporations")
        assert pile(game, "bo", "blue") == ["Rocketry"]
        assert pile(game, "cy", "red") == ["Mobility", "Coal"]
        assert pile(game, "ann", "purple") == ["Socialism"]
        assert zone(game, "ann", "hand") == ["Empiricism"]

    def test_the_victim_does_not_share_with_its_new_factories(self) -> None:
        # Rules 5.2.3: counted once, when the card is activated.
        game = table(
            ann=seat(green=["Corporations"]), bo=seat(purple=["Railroad"]), supply={8: ["Mobility", "Rocketry"]}
        )
        play(game, "ann: dogma Corporations")
        assert pile(game, "bo", "red") == ["Mobility"]
        assert pile(game, "ann", "blue") == ["Rocketry"]
        assert not bonus_drawn(game)

    def test_a_melded_card_may_cover_corporations_and_an_eight_may_be_a_nine(self) -> None:
        game = table(
            ann=seat(green=["Corporations"]),
            bo=seat(),
            supply={9: ["Satellites"]},
            removed=emptied(8, but=["Corporations"]),
        )
        play(game, "ann: dogma Corporations")
        assert pile(game, "ann", "green") == ["Satellites", "Corporations"]

    def test_the_victims_draw_past_ten_ends_the_game(self) -> None:
        game = table(
            ann=seat(green=["Corporations"]),
            bo=seat(purple=["Railroad"]),
            removed=emptied(8, 9, 10, but=["Corporations"]),
        )
        play(game, "ann: dogma Corporations")
        assert ending(game) == ("score", ["ann"])


class TestMassMedia:
    """Optionally return a hand card to have all score cards of a value returned; optionally splay purple up."""

    def test_every_score_pile_suffers_its_own_too(self) -> None:
        game = table(
            ann=seat(green=["Mass Media"], hand=["Tools"], score=["Coal", "Paper"]),
            bo=seat(score=["Physics", "Oars"]),
            cy=seat(score=["Canning"]),
        )
        play(game, "ann: dogma Mass Media", "ann: Tools")
        assert asked(game) == ("ann", "value", "return")
        assert options(game) == sorted(str(value) for value in range(1, 11))
        play(game, "ann: 5")
        assert asked(game)[1] == "player"
        play(game, "ann: bo")
        assert zone(game, "ann", "score") == ["Paper"]
        assert zone(game, "bo", "score") == ["Oars"]
        assert zone(game, "cy", "score") == ["Canning"]
        assert supply(game, 5)[-2:] == ["Physics", "Coal"]

    def test_the_owner_whose_card_goes_first_is_chosen_before_the_card(self) -> None:
        game = table(
            ann=seat(green=["Mass Media"], hand=["Tools"]), bo=seat(score=["Coal"]), cy=seat(score=["Physics"])
        )
        play(game, "ann: dogma Mass Media", "ann: Tools", "ann: 5")
        assert asked(game) == ("ann", "player", "return")
        assert options(game) == ["bo", "cy"]
        play(game, "ann: cy")
        assert supply(game, 5)[-2:] == ["Physics", "Coal"]

    def test_a_value_nobody_has_may_be_chosen(self) -> None:
        game = table(ann=seat(green=["Mass Media"], hand=["Tools"]), bo=seat(score=["Coal"]))
        play(game, "ann: dogma Mass Media", "ann: Tools", "ann: 9")
        assert zone(game, "bo", "score") == ["Coal"]
        assert zone(game, "ann", "hand") == []

    def test_no_return_no_value(self) -> None:
        game = table(ann=seat(green=["Mass Media"], hand=["Tools"]), bo=seat(score=["Coal"]))
        play(game, "ann: dogma Mass Media", "ann: pass")
        assert asked(game)[1] == "action"
        assert zone(game, "bo", "score") == ["Coal"]

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(green=["Mass Media"]), bo=seat(score=["Coal"]))
        play(game, "ann: dogma Mass Media")
        assert asked(game)[1] == "action"

    def test_the_owners_of_the_cards_see_them_a_third_player_only_backs(self) -> None:
        game = table(ann=seat(green=["Mass Media"], hand=["Tools"]), bo=seat(score=["Coal"]), cy=seat())
        play(game, "ann: dogma Mass Media", "ann: Tools", "ann: 5")
        assert moves(game, "ann") == ["return Tools", "return Coal"]
        assert moves(game, "bo") == ["return back 1 base", "return Coal"]
        assert moves(game, "cy") == ["return back 1 base", "return back 5 base"]

    def test_splays_purple_up_or_not(self) -> None:
        game = table(ann=seat(green=["Mass Media"], purple=["Philosophy", "Mysticism"]), bo=seat())
        play(game, "ann: dogma Mass Media")
        assert options(game) == ["pass", "purple"]
        other = game.copy()
        play(game, "ann: purple")
        assert splay(game, "ann", "purple") == "up"
        play(other, "ann: pass")
        assert splay(other, "ann", "purple") == "none"

    def test_all_share_for_a_single_bonus(self) -> None:
        game = table(
            ann=seat(green=["Mass Media"]),
            bo=seat(purple=["Philosophy"], hand=["Tools"]),
            cy=seat(purple=["Education"], hand=["Oars"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Mass Media", "bo: Tools", "bo: 1", "cy: Oars", "cy: 1")
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_a_sharer_who_declines_earns_no_bonus(self) -> None:
        game = table(ann=seat(green=["Mass Media"]), bo=seat(purple=["Philosophy", "Mysticism"], hand=["Tools"]))
        play(game, "ann: dogma Mass Media", "bo: pass", "bo: pass")
        assert not bonus_drawn(game)


class TestEmpiricism:
    """Name two colors, draw and reveal a 9: a hit is melded and may be splayed up. Twenty bulbs win."""

    def test_two_different_colors_are_named_before_the_draw(self) -> None:
        game = table(ann=seat(purple=["Empiricism"]), bo=seat(), supply={9: ["Ecology"]})
        play(game, "ann: dogma Empiricism")
        assert options(game) == ["blue", "green", "purple", "red", "yellow"]
        play(game, "ann: yellow")
        assert options(game) == ["blue", "green", "purple", "red"]
        assert moves(game) == []
        play(game, "ann: red")
        assert pile(game, "ann", "yellow") == ["Ecology"]
        assert zone(game, "ann", "hand") == []

    def test_a_miss_stays_in_hand_seen_by_all(self) -> None:
        game = table(ann=seat(purple=["Empiricism"]), bo=seat(), supply={9: ["Ecology"]})
        play(game, "ann: dogma Empiricism", "ann: red", "ann: blue")
        assert zone(game, "ann", "hand") == ["Ecology"]
        assert zone(game, "ann", "revealed") == []
        assert moves(game, "bo")[0] == "draw Ecology"

    def test_only_the_color_hit_may_be_splayed(self) -> None:
        game = table(
            ann=seat(purple=["Empiricism"], yellow=["Masonry"], red=["Archery", "Oars"]),
            bo=seat(),
            supply={9: ["Ecology"]},
        )
        play(game, "ann: dogma Empiricism", "ann: red", "ann: yellow")
        assert options(game) == ["pass", "yellow"]
        other = game.copy()
        play(game, "ann: yellow")
        assert splay(game, "ann", "yellow") == "up"
        play(other, "ann: pass")
        assert splay(other, "ann", "yellow") == "none"

    def test_a_hit_without_a_second_card_of_its_color_cannot_be_splayed(self) -> None:
        game = table(ann=seat(purple=["Empiricism"]), bo=seat(), supply={9: ["Ecology"]})
        play(game, "ann: dogma Empiricism", "ann: yellow", "ann: red")
        assert asked(game)[1] == "action"

    def test_empty_nines_give_a_ten(self) -> None:
        game = table(ann=seat(purple=["Empiricism"]), bo=seat(), supply={10: ["Stem Cells"]}, removed=emptied(9))
        play(game, "ann: dogma Empiricism", "ann: yellow", "ann: red")
        assert pile(game, "ann", "yellow") == ["Stem Cells"]

    def test_a_draw_past_ten_ends_the_game_before_the_bulbs_are_counted(self) -> None:
        game = table(
            ann=seat(purple=["Empiricism"], **TWENTY_BULBS),
            bo=seat(score=["Oars"]),
            removed=emptied(9, 10, but=["Genetics", "Miniaturization"]),
        )
        play(game, "ann: dogma Empiricism", "ann: yellow", "ann: red")
        assert ending(game) == ("score", ["bo"])

    def test_twenty_bulbs_win(self) -> None:
        game = table(ann=seat(purple=["Empiricism"], **TWENTY_BULBS), bo=seat(), supply={9: ["Suburbia"]})
        play(game, "ann: dogma Empiricism", "ann: green", "ann: red")
        assert ending(game) == ("effect", ["ann"])
        assert game.result is not None and game.result.card == "Empiricism"

    def test_nineteen_do_not(self) -> None:
        board = {**TWENTY_BULBS, "yellow": ["Statistics"]}
        game = table(ann=seat(purple=["Empiricism"], **board), bo=seat(), supply={9: ["Suburbia"]})
        play(game, "ann: dogma Empiricism", "ann: green", "ann: red")
        assert game.result is None

    def test_the_splay_of_the_first_effect_may_bring_the_twentieth(self) -> None:
        # 16 without yellow and red, 2 on Ecology, and 2 at the lower edge of Perspective beneath it.
        board = {**TWENTY_BULBS, "yellow": ["Perspective"], "red": []}
        game = table(ann=seat(purple=["Empiricism"], **board), bo=seat(), supply={9: ["Ecology"]})
        play(game, "ann: dogma Empiricism", "ann: yellow", "ann: red")
        assert asked(game)[1] == "color"
        play(game, "ann: yellow")
        assert ending(game) == ("effect", ["ann"])

    def test_a_sharer_with_twenty_bulbs_wins_before_the_launcher(self) -> None:
        game = table(
            ann=seat(purple=["Empiricism"]),
            bo=seat(purple=["Philosophy"], **TWENTY_BULBS),
            supply={9: ["Suburbia", "Fission"]},
        )
        play(game, "ann: dogma Empiricism", "bo: green", "bo: blue", "ann: green", "ann: blue")
        assert ending(game) == ("effect", ["bo"])

    def test_a_partner_wins_with_the_winner(self) -> None:
        game = table(
            ann=seat(purple=["Empiricism"], **TWENTY_BULBS),
            bo=seat(),
            cy=seat(),
            di=seat(),
            supply={9: ["Suburbia"]},
            options=TEAMS,
        )
        play(game, "ann: dogma Empiricism", "ann: green", "ann: red")
        assert ending(game) == ("effect", ["ann", "cy"])

    def test_a_sharer_always_earns_the_bonus(self) -> None:
        # Rules 5.7.1: a card moved to the revealed ones is a change even where it just stays in hand.
        game = table(
            ann=seat(purple=["Empiricism"]),
            bo=seat(purple=["Philosophy"]),
            supply={8: ["Flight"], 9: ["Suburbia", "Ecology"]},
        )
        play(game, "ann: dogma Empiricism", "bo: green", "bo: blue", "ann: green", "ann: blue")
        assert zone(game, "ann", "hand") == ["Ecology", "Flight"]


class TestSocialism:
    """Optionally tuck the whole hand; with a purple card among it take the opponents' lowest hand cards."""

    def test_a_purple_card_brings_all_the_lowest_of_each_opponent(self) -> None:
        game = table(
            ann=seat(purple=["Socialism"], hand=["Mysticism", "Archery"]),
            bo=seat(hand=["Oars", "Tools", "Coal"]),
            cy=seat(hand=["Canning"]),
            di=seat(),
        )
        play(game, "ann: dogma Socialism", "ann: yes")
        assert pile(game, "ann", "purple") == ["Socialism", "Mysticism"]
        assert pile(game, "ann", "red") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Canning", "Oars", "Tools"]
        assert zone(game, "bo", "hand") == ["Coal"]
        assert zone(game, "cy", "hand") == []

    def test_without_purple_nothing_is_taken(self) -> None:
        game = table(ann=seat(purple=["Socialism"], hand=["Archery"]), bo=seat(hand=["Oars"]))
        play(game, "ann: dogma Socialism", "ann: yes")
        assert pile(game, "ann", "red") == ["Archery"]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_all_or_none(self) -> None:
        game = table(ann=seat(purple=["Socialism"], hand=["Mysticism", "Archery"]), bo=seat(hand=["Oars"]))
        play(game, "ann: dogma Socialism")
        assert options(game) == ["no", "yes"]
        play(game, "ann: no")
        assert zone(game, "ann", "hand") == ["Archery", "Mysticism"]
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(purple=["Socialism"]), bo=seat(hand=["Oars"]))
        play(game, "ann: dogma Socialism")
        assert asked(game)[1] == "action"

    def test_cards_of_one_color_are_tucked_in_a_chosen_order(self) -> None:
        game = table(ann=seat(purple=["Socialism"], hand=["Oars", "Archery"]), bo=seat())
        play(game, "ann: dogma Socialism", "ann: yes")
        assert asked(game) == ("ann", "order", "tuck")
        play(game, "ann: Archery")
        assert pile(game, "ann", "red") == ["Archery", "Oars"]

    def test_the_sixth_tuck_wins_before_anything_is_taken(self) -> None:
        achievements = ["Tools", "Calendar", "Paper", "Navigation", "Coal"]
        game = table(
            ann=seat(purple=["Socialism"], hand=["Mysticism"], tucked=5, achievements=achievements),
            bo=seat(hand=["Oars"]),
        )
        play(game, "ann: dogma Socialism", "ann: yes")
        assert ending(game) == ("achievements", ["ann"])
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_a_partner_keeps_his_cards(self) -> None:
        # Rules 16.11.
        game = table(
            ann=seat(purple=["Socialism"], hand=["Mysticism"]),
            bo=seat(hand=["Oars"]),
            cy=seat(hand=["Coal"]),
            di=seat(hand=["Canning"]),
            options=TEAMS,
        )
        play(game, "ann: dogma Socialism", "ann: yes")
        assert zone(game, "ann", "hand") == ["Canning", "Oars"]
        assert zone(game, "cy", "hand") == ["Coal"]

    def test_a_sharer_takes_from_the_launcher_and_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(purple=["Socialism"], hand=["Oars"]),
            bo=seat(yellow=["Agriculture"], hand=["Mysticism"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Socialism", "bo: yes")
        assert zone(game, "bo", "hand") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_a_sharer_who_declines_earns_none(self) -> None:
        game = table(ann=seat(purple=["Socialism"]), bo=seat(yellow=["Agriculture"], hand=["Mysticism"]))
        play(game, "ann: dogma Socialism", "bo: no")
        assert not bonus_drawn(game)

    def test_a_third_player_sees_backs_of_what_is_taken(self) -> None:
        game = table(ann=seat(purple=["Socialism"], hand=["Mysticism"]), bo=seat(hand=["Oars"]), cy=seat())
        play(game, "ann: dogma Socialism", "ann: yes")
        assert moves(game, "cy") == ["tuck Mysticism", "transfer back 1 base"]
        assert moves(game, "ann") == moves(game, "bo") == ["tuck Mysticism", "transfer Oars"]


class TestFlight:
    """With red splayed up any color may be splayed up; then red may be."""

    def test_red_up_opens_another_color(self) -> None:
        game = table(ann=seat(red=("up", ["Flight", "Oars"]), blue=["Tools", "Writing"], green=["Sailing"]), bo=seat())
        play(game, "ann: dogma Flight")
        assert options(game) == ["blue", "pass"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "up"
        assert asked(game)[1] == "action"

    def test_red_splayed_another_way_does_not(self) -> None:
        game = table(ann=seat(red=("right", ["Flight", "Oars"]), blue=["Tools", "Writing"]), bo=seat())
        play(game, "ann: dogma Flight")
        assert options(game) == ["pass", "red"]
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "up"
        assert asked(game)[1] == "action"

    def test_both_may_be_declined(self) -> None:
        game = table(ann=seat(red=("up", ["Flight", "Oars"]), blue=["Tools", "Writing"]), bo=seat())
        play(game, "ann: dogma Flight", "ann: pass")
        assert splay(game, "ann", "blue") == "none"
        game = table(ann=seat(red=["Flight", "Oars"]), bo=seat())
        play(game, "ann: dogma Flight", "ann: pass")
        assert splay(game, "ann", "red") == "none"

    def test_nothing_can_be_splayed(self) -> None:
        game = table(ann=seat(red=["Flight"], blue=["Tools", "Writing"]), bo=seat())
        play(game, "ann: dogma Flight")
        assert asked(game)[1] == "action"

    def test_the_fifth_splay_claims_wonder(self) -> None:
        game = table(
            ann=seat(
                red=("up", ["Flight", "Oars"]),
                blue=["Tools", "Writing"],
                green=("right", ["Sailing", "Clothing"]),
                yellow=("up", ["Masonry", "Agriculture"]),
                purple=("right", ["Mysticism", "Philosophy"]),
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Flight", "ann: blue")
        assert zone(game, "ann", "achievements") == ["Wonder"]

    def test_a_sharer_looks_at_its_own_red(self) -> None:
        game = table(
            ann=seat(red=("up", ["Flight", "Oars"])),
            bo=seat(red=["Optics", "Archery"], blue=["Tools", "Writing"]),
            supply={8: ["Rocketry"]},
        )
        play(game, "ann: dogma Flight")
        assert (asked(game), options(game)) == (("bo", "color", "splay up"), ["pass", "red"])
        play(game, "bo: red")
        assert splay(game, "bo", "red") == "up"
        assert zone(game, "ann", "hand") == ["Rocketry"]

    def test_a_sharer_who_splays_nothing_earns_no_bonus(self) -> None:
        game = table(ann=seat(red=["Flight"]), bo=seat(red=["Optics", "Archery"]), cy=seat(red=["Combustion"]))
        play(game, "ann: dogma Flight", "bo: pass")
        assert not bonus_drawn(game)


class TestMobility:
    """Demand: the two highest non-red tops without a factory into the score pile, then draw an 8."""

    def test_the_two_highest_that_fit(self) -> None:
        game = table(
            ann=seat(red=["Mobility"]),
            bo=seat(red=["Optics"], blue=["Tools"], purple=["Education"], green=["Navigation"]),
            supply={8: ["Flight"]},
        )
        play(game, "ann: dogma Mobility")
        assert zone(game, "ann", "score") == ["Education", "Navigation"]
        assert pile(game, "bo", "red") == ["Optics"]
        assert pile(game, "bo", "blue") == ["Tools"]
        assert zone(game, "bo", "hand") == ["Flight"]

    def test_a_factory_protects(self) -> None:
        game = table(ann=seat(red=["Mobility"]), bo=seat(green=["Metric System"], blue=["Tools"]))
        play(game, "ann: dogma Mobility")
        assert zone(game, "ann", "score") == ["Tools"]
        assert pile(game, "bo", "green") == ["Metric System"]

    def test_a_card_uncovered_by_the_first_is_not_the_second(self) -> None:
        game = table(ann=seat(red=["Mobility"]), bo=seat(blue=["Software", "Genetics"], purple=["Mysticism"]))
        play(game, "ann: dogma Mobility")
        assert zone(game, "ann", "score") == ["Mysticism", "Software"]
        assert pile(game, "bo", "blue") == ["Genetics"]

    def test_the_victim_picks_among_ties(self) -> None:
        game = table(ann=seat(red=["Mobility"]), bo=seat(blue=["Software"], purple=["Mysticism"], yellow=["Masonry"]))
        play(game, "ann: dogma Mobility")
        assert (asked(game), options(game)) == (("bo", "card", "transfer"), ["Masonry", "Mysticism"])
        play(game, "bo: Masonry")
        assert zone(game, "ann", "score") == ["Masonry", "Software"]

    def test_one_card_draws_one_eight_and_none_draws_nothing(self) -> None:
        game = table(
            ann=seat(red=["Mobility"]),
            bo=seat(blue=["Tools"]),
            cy=seat(red=["Optics"]),
            supply={8: ["Flight", "Rocketry"]},
        )
        play(game, "ann: dogma Mobility")
        assert zone(game, "bo", "hand") == ["Flight"]
        assert zone(game, "cy", "hand") == []

    def test_two_cards_draw_one_eight(self) -> None:
        game = table(ann=seat(red=["Mobility"]), bo=seat(blue=["Tools"], purple=["Education"]))
        play(game, "ann: dogma Mobility")
        assert len(zone(game, "bo", "hand")) == 1

    def test_the_eight_may_be_a_nine_or_end_the_game(self) -> None:
        board = {"red": ["Mobility"]}
        game = table(
            ann=seat(**board),  # type: ignore[arg-type]
            bo=seat(blue=["Tools"]),
            supply={9: ["Ecology"]},
            removed=emptied(8, but=["Mobility"]),
        )
        play(game, "ann: dogma Mobility")
        assert zone(game, "bo", "hand") == ["Ecology"]
        game = table(ann=seat(red=["Mobility"]), bo=seat(blue=["Tools"]), removed=emptied(8, 9, 10, but=["Mobility"]))
        play(game, "ann: dogma Mobility")
        assert ending(game) == ("score", ["ann"])

    def test_nobody_with_as_many_factories_is_hit(self) -> None:
        game = table(ann=seat(red=["Mobility"]), bo=seat(red=["Coal"], blue=["Tools"]))
        play(game, "ann: dogma Mobility")
        assert pile(game, "bo", "blue") == ["Tools"]

    def test_is_not_scoring_and_a_splay_is_lost(self) -> None:
        game = table(ann=seat(red=["Mobility"], scored=5), bo=seat(blue=("left", ["Tools", "Writing"])))
        play(game, "ann: dogma Mobility")
        assert zone(game, "ann", "achievements") == []
        assert splay(game, "bo", "blue") == "none"


class TestAntibiotics:
    """Optionally return up to three hand cards; draw two 8s per different value."""

    def test_two_eights_per_different_value(self) -> None:
        game = table(
            ann=seat(yellow=["Antibiotics"], hand=["Oars", "Tools", "Coal"]),
            bo=seat(),
            supply={8: ["Flight", "Rocketry", "Mobility", "Socialism", "Empiricism"]},
        )
        play(game, "ann: dogma Antibiotics", "ann: Oars", "ann: Tools", "ann: Coal")
        assert zone(game, "ann", "hand") == ["Flight", "Mobility", "Rocketry", "Socialism"]

    def test_may_stop_or_never_start(self) -> None:
        game = table(
            ann=seat(yellow=["Antibiotics"], hand=["Oars", "Coal"]), bo=seat(), supply={8: ["Flight", "Rocketry"]}
        )
        play(game, "ann: dogma Antibiotics")
        assert options(game) == ["Coal", "Oars", "pass"]
        other = game.copy()
        play(game, "ann: Oars", "ann: pass")
        assert zone(game, "ann", "hand") == ["Coal", "Flight", "Rocketry"]
        play(other, "ann: pass")
        assert zone(other, "ann", "hand") == ["Coal", "Oars"]

    def test_never_more_than_three(self) -> None:
        game = table(ann=seat(yellow=["Antibiotics"], hand=["Oars", "Tools", "Archery", "Masonry"]), bo=seat())
        play(game, "ann: dogma Antibiotics", "ann: Oars", "ann: Tools", "ann: Archery")
        assert asked(game)[1] == "action"
        assert len(zone(game, "ann", "hand")) == 3

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = table(ann=seat(yellow=["Antibiotics"]), bo=seat())
        play(game, "ann: dogma Antibiotics")
        assert asked(game)[1] == "action"

    def test_draws_step_up_in_the_middle(self) -> None:
        game = table(
            ann=seat(yellow=["Antibiotics"], hand=["Oars"]),
            bo=seat(),
            supply={9: ["Ecology"]},
            removed=emptied(8, but=["Antibiotics", "Flight"]),
        )
        play(game, "ann: dogma Antibiotics", "ann: Oars")
        assert zone(game, "ann", "hand") == ["Ecology", "Flight"]

    def test_the_second_draw_can_end_the_game(self) -> None:
        game = table(
            ann=seat(yellow=["Antibiotics"], hand=["Oars"]),
            bo=seat(score=["Tools"]),
            removed=emptied(8, 9, 10, but=["Antibiotics", "Flight"]),
        )
        play(game, "ann: dogma Antibiotics", "ann: Oars")
        assert ending(game) == ("score", ["bo"])
        assert zone(game, "ann", "hand") == ["Flight"]

    def test_one_shares_one_passes_and_one_cannot_share(self) -> None:
        game = table(
            ann=seat(yellow=["Antibiotics"]),
            bo=seat(yellow=["Agriculture"], hand=["Oars"]),
            cy=seat(blue=["Pottery"], hand=["Coal"]),
            di=seat(hand=["Canning"]),
            supply={8: ["Flight", "Rocketry", "Mobility"]},
        )
        play(game, "ann: dogma Antibiotics", "bo: Oars", "cy: pass")
        assert zone(game, "bo", "hand") == ["Flight", "Rocketry"]
        assert zone(game, "di", "hand") == ["Canning"]
        assert zone(game, "ann", "hand") == ["Mobility"]

    def test_a_sharer_who_passes_earns_no_bonus(self) -> None:
        game = table(ann=seat(yellow=["Antibiotics"]), bo=seat(blue=["Pottery"], hand=["Coal"]))
        play(game, "ann: dogma Antibiotics", "bo: pass")
        assert not bonus_drawn(game)

    def test_others_see_only_backs(self) -> None:
        game = table(ann=seat(yellow=["Antibiotics"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Antibiotics", "ann: Oars")
        assert moves(game, "bo") == ["return back 1 base"] + ["draw back 8 base"] * 2


class TestSkyscrapers:
    """Demand: a non-yellow clock top card to the demander's board; score the one beneath, return the rest."""

    def test_the_card_beneath_is_scored_by_the_victim_and_the_rest_returned(self) -> None:
        game = table(ann=seat(yellow=["Skyscrapers"]), bo=seat(blue=["Rocketry", "Tools", "Writing", "Physics"]))
        play(game, "ann: dogma Skyscrapers")
        assert pile(game, "ann", "blue") == ["Rocketry"]
        assert zone(game, "bo", "score") == ["Tools"]
        assert (asked(game), options(game)) == (("bo", "order", "return"), ["Physics", "Writing"])
        play(game, "bo: Physics")
        assert pile(game, "bo", "blue") == []
        assert (supply(game, 1)[-1], supply(game, 5)[-1]) == ("Writing", "Physics")
        assert game.position()["players"]["bo"]["this_turn"]["scored"] == 1

    def test_the_victim_chooses_which(self) -> None:
        game = table(ann=seat(yellow=["Skyscrapers"]), bo=seat(blue=["Rocketry"], red=["Fission"]))
        play(game, "ann: dogma Skyscrapers")
        assert (asked(game), options(game)) == (("bo", "card", "transfer"), ["Fission", "Rocketry"])
        play(game, "bo: Fission")
        assert pile(game, "ann", "red") == ["Fission"]
        assert pile(game, "bo", "blue") == ["Rocketry"]

    def test_a_pile_of_one_gives_nothing_more(self) -> None:
        game = table(ann=seat(yellow=["Skyscrapers"]), bo=seat(blue=["Rocketry"]))
        play(game, "ann: dogma Skyscrapers")
        assert pile(game, "ann", "blue") == ["Rocketry"]
        assert zone(game, "bo", "score") == []

    def test_yellow_and_clockless_tops_are_safe(self) -> None:
        game = table(ann=seat(yellow=["Skyscrapers"]), bo=seat(blue=["Tools", "Rocketry"], yellow=["Masonry"]))
        play(game, "ann: dogma Skyscrapers")
        assert asked(game)[1] == "action"
        assert pile(game, "bo", "blue") == ["Tools", "Rocketry"]

    def test_the_card_goes_onto_a_splayed_pile_which_keeps_its_splay(self) -> None:
        game = table(
            ann=seat(yellow=["Skyscrapers"], blue=("left", ["Tools", "Writing"])),
            bo=seat(blue=("right", ["Rocketry", "Physics"])),
        )
        play(game, "ann: dogma Skyscrapers")
        assert pile(game, "ann", "blue") == ["Rocketry", "Tools", "Writing"]
        assert (splay(game, "ann", "blue"), splay(game, "bo", "blue")) == ("left", "none")

    def test_the_sixth_scored_card_wins_the_victim_the_game_before_the_returns(self) -> None:
        achievements = ["Tools", "Calendar", "Paper", "Navigation", "Coal"]
        game = table(
            ann=seat(yellow=["Skyscrapers"]),
            bo=seat(blue=["Rocketry", "Writing", "Physics"], scored=5, achievements=achievements),
        )
        play(game, "ann: dogma Skyscrapers")
        assert ending(game) == ("achievements", ["bo"])
        assert pile(game, "bo", "blue") == ["Physics"]

    def test_all_are_hit_and_the_second_card_covers_the_first(self) -> None:
        game = table(ann=seat(yellow=["Skyscrapers"]), bo=seat(blue=["Rocketry"]), cy=seat(blue=["Software", "Tools"]))
        play(game, "ann: dogma Skyscrapers")
        assert pile(game, "ann", "blue") == ["Software", "Rocketry"]
        assert zone(game, "cy", "score") == ["Tools"]

    def test_nobody_with_as_many_crowns_is_hit(self) -> None:
        game = table(ann=seat(yellow=["Skyscrapers"]), bo=seat(blue=["Rocketry"], red=["Optics"]))
        play(game, "ann: dogma Skyscrapers")
        assert pile(game, "bo", "blue") == ["Rocketry"]
