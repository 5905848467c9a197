"""What karma does first can change what the watched event finds (rules 12.6.6), and what it replaces is not done."""

from __future__ import annotations

from innovation import Game
from innovation.cards.artifacts.age_01 import pavlovian_tusk_1, sibidu_needle_1, xianrendong_shards_1
from innovation.cards.artifacts.age_02 import rosetta_stone_1
from innovation.cards.artifacts.age_03 import shroud_of_turin_1
from innovation.cards.artifacts.age_05 import boerhavve_silver_microscope_1, principia_1
from innovation.cards.artifacts.age_06 import pride_and_prejudice_1
from innovation.cards.base.age_09 import satellites_3
from innovation.cards.echoes.age_02 import pagoda_1
from innovation.cards.echoes.age_03 import almanac_1, magnifying_glass_1
from innovation.cards.echoes.age_04 import globe_1
from innovation.cards.echoes.age_06 import loom_1
from innovation.cards.echoes.age_07 import jeans_1, jeans_echo
from innovation.cards.echoes.age_08 import radio_telescope_1
from innovation.material.words import BLUE, CASTLE, GREEN, LEFT, RED
from innovation.rules.player import has
from tests.helpers import Zones, asked, emptied, figures_table, pile, play, seat, splay, supply, table, zone
from tests.rules.desk import Desk, names


def test_a_draw_steps_up_past_a_pile_that_karma_has_emptied() -> None:
    game = figures_table(
        ann=seat(hand=["Oars"], green=["Hatshepsut"]),
        bo=seat(),
        removed=emptied(3, but=["Paper", "Alchemy"]),
        supply={4: ["Navigation"]},
    )
    desk = Desk(game)
    desk.player("ann").draw(exactly=3)  # Hatshepsut draws the last two 3s first
    assert sorted(names(desk.player("ann").hand)) == ["Alchemy", "Navigation", "Paper"]


def test_a_return_that_karma_replaced_is_not_done() -> None:
    game = figures_table(ann=seat(hand=["Gunpowder"], yellow=["Agriculture"], red=["Napoleon Bonaparte"]), bo=seat())
    play(game, "ann: dogma Agriculture", "ann: Gunpowder")
    assert zone(game, "ann", "score") == ["Napoleon Bonaparte"]  # by the karma; no 5 is drawn and scored
    assert pile(game, "ann", "red") == ["Gunpowder"]


def test_cards_kept_by_karma_are_not_among_the_returned_ones() -> None:
    game = figures_table(ann=seat(), bo=seat(score=["Oars", "Paper"], yellow=["Florence Nightingale"]))
    desk = Desk(game, "back 3 base")
    ann = desk.player("ann")
    assert ann.return_all(desk.player("bo").score_pile) == []
    assert ann.return_several(2, desk.player("bo").score_pile) == []
    assert sorted(names(desk.player("bo").own.score)) == ["Oars", "Paper"]


def test_an_achieve_action_with_a_card_that_only_counts_as_available_brings_no_figures() -> None:
    game = figures_table(
        ann=seat(forecast=["Oars"], yellow=["Cai Lun"], score=["A.I."]),
        bo=seat(green=["The Wheel"]),
        supply={3: ["Paper"]},
    )
    play(game, "ann: achieve Oars")
    assert zone(game, "ann", "achievements") == ["Oars"]
    assert zone(game, "bo", "hand") == []


def test_cards_that_karma_melded_first_are_no_longer_in_hand_to_be_melded() -> None:
    # Rules 6.1.5 fixes the candidates; 12.6.6: what Leonardo melds first left the hand, and Masonry did not meld it.
    game = figures_table(
        ann=seat(hand=["Masonry", "The Wheel", "Oars", "Mysticism"], yellow=["Leonardo da Vinci", "Domestication"]),
        bo=seat(),
    )
    ann = Desk(game, "Masonry", "The Wheel", "Mysticism").player("ann")
    assert names(ann.meld_some(ann.hand, 0, 4, has(CASTLE))) == ["Masonry", "Mysticism"]
    assert names(ann.stack(GREEN) + ann.stack(RED)) == ["The Wheel", "Oars"]


def test_cards_of_a_whole_pile_that_karma_melded_first_are_not_melded_again() -> None:
    # Carl Friedrich Gauss melds every card of the named value from hand and score pile before the first of them.
    game = figures_table(ann=seat(score=["Oars", "Tools"], blue=["Carl Friedrich Gauss"]), bo=seat())
    desk = Desk(game, "Oars", "1", "Tools")
    ann = desk.player("ann")
    assert names(ann.meld_all(ann.score_pile)) == []
    melds = [row["card"] for row in desk.seen_by(None) if row["kind"] == "move"]
    assert sorted(melds) == ["Oars", "Tools"]


def test_measurement_follows_a_return_that_was_done() -> None:
    game = figures_table(
        ann=seat(hand=["Gunpowder"], green=["Measurement"], red=["Napoleon Bonaparte", "Oars"]), bo=seat()
    )
    play(game, "ann: dogma Measurement", "ann: Gunpowder")  # Napoleon tucks it instead: no splay and no draw (6.3.2)
    assert zone(game, "ann", "hand") == []
    assert splay(game, "ann", "red") == "none"


def test_canning_follows_a_tuck_that_was_done() -> None:
    game = figures_table(
        ann=seat(yellow=["Canning"], red=["Mikhail Kalashnikov"], blue=["Tools"]),
        bo=seat(),
        supply={6: ["Machine Tools"]},
    )
    play(game, "ann: dogma Canning", "ann: yes")  # the red card stays in hand: not tucked (12.6.6)
    assert zone(game, "ann", "hand") == ["Machine Tools"]
    assert zone(game, "ann", "score") == []


def test_genetics_scores_what_the_melded_card_covers() -> None:
    game = figures_table(
        ann=seat(blue=["Genetics"], red=["Robotics", "Oars"], green=["Sargon of Akkad"]),
        bo=seat(),
        supply={10: ["Miniaturization"]},
    )
    play(game, "ann: dogma Genetics")  # Sargon tucks the red 10 under one of equal value: it covers nothing
    assert pile(game, "ann", "red") == ["Robotics", "Oars", "Miniaturization"]
    assert zone(game, "ann", "score") == []


def everything(ann: Zones) -> Game:
    """Ann at a table with every set; Bo has nothing."""
    return table(sets=("base", "echoes", "figures", "artifacts"), ann=ann, bo=seat())


class TestWhatWasNotReturned:
    """Napoleon tucks a card with a factory instead of returning it, and scores a top 6, which he is himself: the
    card was not returned, and no "if you do" follows (rules 6.3.2, 12.6.6)."""

    def test_almanac(self) -> None:
        desk = Desk(everything(seat(forecast=["Lightning Rod"], red=["Napoleon Bonaparte"])), "Lightning Rod")
        almanac_1(ann := desk.player("ann"))
        assert names(ann.own.score) == ["Napoleon Bonaparte"]

    def test_magnifying_glass_returns_the_other_two_all_the_same(self) -> None:
        hand = ["Machine Tools", "Encyclopedia", "Democracy"]
        desk = Desk(everything(seat(hand=hand, red=["Napoleon Bonaparte"])), "Machine Tools", "Encyclopedia")
        magnifying_glass_1(ann := desk.player("ann"))
        assert names(ann.hand) == []

    def test_loom_returns_the_second_all_the_same(self) -> None:
        game = everything(seat(score=["Machine Tools", "Oars"], red=["Napoleon Bonaparte"]))
        loom_1(ann := Desk(game, "Machine Tools", "Oars").player("ann"))
        assert names(ann.own.score) == ["Napoleon Bonaparte"]
        assert names(ann.stack(RED)) == ["Machine Tools"]

    def test_globe_splays_by_the_number_of_returned_cards(self) -> None:
        game = everything(seat(hand=["Coal", "Archery"], red=["Napoleon Bonaparte", "Oars"]))
        globe_1(ann := Desk(game, "Coal", "Archery").player("ann"))
        assert names(ann.stack(RED)) == ["Oars", "Coal"]
        assert ann.splay_of(RED) == LEFT

    def test_shroud_of_turin(self) -> None:
        game = everything(seat(hand=["Coal"], score=["Archery"], red=["Napoleon Bonaparte", "Oars"]))
        shroud_of_turin_1(ann := Desk(game).player("ann"))
        assert sorted(names(ann.own.score)) == ["Archery", "Napoleon Bonaparte"]
        assert names(ann.stack(RED)) == ["Oars", "Coal"]

    def test_principia(self) -> None:
        game = everything(seat(yellow=["Steam Engine"], red=["Napoleon Bonaparte"]))
        principia_1(ann := Desk(game, "Steam Engine").player("ann"))
        assert names(ann.tops) == ["Steam Engine"]  # neither it nor he was returned

    def test_boerhavve_silver_microscope(self) -> None:
        game = everything(seat(hand=["Oars"], green=["Invention"], red=["Napoleon Bonaparte"]))
        boerhavve_silver_microscope_1(ann := Desk(game).player("ann"))
        assert sorted([scored.age for scored in ann.own.score]) == [1, 6]


class TestTheOthers:
    """Cards beside the chosen one are "the others", whatever karma makes of that one (rules 12.6.6)."""

    def test_jeans_returns_one_and_foreshadows_the_other(self) -> None:
        game = table(
            sets=("base", "echoes", "figures"),
            ann=seat(red=["Napoleon Bonaparte"]),
            bo=seat(),
            supply={9: ["Composites", "ATM"]},
        )
        jeans_echo(ann := Desk(game, "Composites").player("ann"))
        assert names(ann.forecast) == ["ATM"]

    def test_jeans_melds_one_and_returns_the_other(self) -> None:
        game = table(
            sets=("base", "echoes", "figures"),
            ann=seat(green=["Sargon of Akkad"], red=["Archery"]),
            bo=seat(),
            supply={1: ["Oars"], 2: ["Scissors"]},
        )
        jeans_1(ann := Desk(game, "1", "2", "Oars").player("ann"))
        assert names(ann.stack(RED)) == ["Archery", "Oars"]  # Sargon tucks it; it is not returned with the other

    def test_radio_telescope(self) -> None:
        game = figures_table(
            ann=seat(green=["Sargon of Akkad"], red=["Composites"], purple=["Education", "Philosophy"]),
            bo=seat(),
            supply={9: ["Fission", "Genetics"]},
        )
        desk = Desk(game, "Fission")
        radio_telescope_1(ann := desk.player("ann"))
        assert names(ann.stack(RED)) == ["Composites", "Fission"]

    def test_rosetta_stone(self) -> None:
        game = table(
            sets=("base", "figures", "artifacts"),
            ann=seat(green=["Sargon of Akkad"], red=["Road Building"]),
            bo=seat(),
            supply={2: ["Construction", "Calendar"]},
        )
        desk = Desk(game, "base", "Construction")
        rosetta_stone_1(ann := desk.player("ann"))
        assert names(ann.stack(RED)) == ["Road Building", "Construction"]
        assert names(desk.player("bo").tops) == ["Calendar"]

    def test_pavlovian_tusk(self) -> None:
        game = table(
            sets=("base", "figures", "artifacts"),
            ann=seat(green=["Invention"], red=["Napoleon Bonaparte"]),
            bo=seat(),
            supply={4: ["Colonialism", "Anatomy", "Enterprise"]},
        )
        desk = Desk(game, "Colonialism", "Anatomy")
        pavlovian_tusk_1(ann := desk.player("ann"))
        assert desk.offers[-1] == ["Anatomy", "Enterprise"]
        assert sorted(names(ann.own.score)) == ["Anatomy", "Napoleon Bonaparte"]

    def test_xianrendong_shards(self) -> None:
        game = table(
            sets=("base", "figures", "artifacts"),
            ann=seat(hand=["Oars", "Tools", "Writing"], red=["Erwin Rommel"]),
            bo=seat(yellow=["Agriculture"]),
        )
        xianrendong_shards_1(
            ann := Desk(game, "Tools", "Oars", "Tools").player("ann")
        )  # the last: which is scored first
        assert names(ann.stack(BLUE)) == ["Writing"]  # Rommel lets Oars be, which was to be scored, not tucked
        assert "Oars" in names(ann.hand)

    def test_pagoda_melds_where_a_matching_card_was_in_hand(self) -> None:
        game = table(
            sets=("base", "echoes", "figures"),
            ann=seat(hand=["Oars", "Comb"], red=["Mikhail Kalashnikov"]),
            bo=seat(),
            supply={3: ["Engineering"]},
        )
        pagoda_1(ann := Desk(game).player("ann"))
        assert names(ann.hand) == ["Oars", "Comb"]  # not tucked, for Kalashnikov finds no red card to attack
        assert names(ann.stack(RED)) == ["Engineering", "Mikhail Kalashnikov"]

    def test_satellites_execute_the_card_however_it_was_laid(self) -> None:
        game = figures_table(
            ann=seat(hand=["Writing"], green=["Sargon of Akkad"], blue=["Tools"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        satellites_3(ann := Desk(game).player("ann"))
        assert names(ann.stack(BLUE)) == ["Tools", "Writing"]
        assert names(ann.hand) == ["Calendar"]  # as Computers execute the 10 that karma did not let them meld


def test_no_karma_watches_what_a_search_returns() -> None:
    """Rules 13.6.4: Napoleon would tuck a card with a factory instead of returning it."""
    game = table(
        sets=("base", "cities", "figures"),
        ann=seat(hand=["Seville"], red=["Napoleon Bonaparte"]),
        bo=seat(),
        supply={4: ["Gunpowder", "Experimentation", "Anatomy", "Invention"]},
    )
    play(game, "ann: meld Seville")  # it searches four 4s for bulbs
    assert {"Experimentation", "Invention"} <= set(zone(game, "ann", "hand"))
    play(game, "ann: Gunpowder")
    assert supply(game, 4)[-2:] == ["Gunpowder", "Anatomy"]
    assert pile(game, "ann", "red") == ["Napoleon Bonaparte"]


def test_a_meld_action_covers_what_lies_there_when_the_card_is_laid() -> None:
    """Rules 4.4.2, 13.2.1, 14.2.1: Catherine first takes the only purple card, herself, into the hand."""
    game = table(
        sets=("base", "cities", "figures", "artifacts"),
        ann=seat(hand=["Mysticism"], purple=["Catherine the Great"]),
        bo=seat(),
        supply={1: ["Atlantis"]},
    )
    play(game, "ann: meld Mysticism")
    assert zone(game, "ann", "hand") == ["Atlantis", "Catherine the Great"]  # a City for the new color
    assert zone(game, "ann", "display") == []  # and no dig, as nothing was covered


def test_what_karma_lays_elsewhere_was_not_promoted() -> None:
    """Rules 11.5.3: Scorsese tucks a Figure instead of melding it; no free Dogma follows."""
    game = figures_table(
        ann=seat(hand=["Robotics"], forecast=["Sinuhe"], purple=["Martin Scorsese"]),
        bo=seat(),
        available=["Tools"],
    )
    play(game, "ann: meld Robotics", "ann: Sinuhe")
    assert pile(game, "ann", "purple") == ["Martin Scorsese", "Sinuhe"]
    assert asked(game) == ("ann", "action", "action")


def test_skyscrapers_return_the_others_and_not_the_card_that_was_to_be_scored() -> None:
    game = figures_table(
        ann=seat(yellow=["Skyscrapers"]),
        bo=seat(blue=["Quantum Theory", "Tools", "Writing"], red=["Saladin"]),
    )
    play(game, "ann: dogma Skyscrapers", "bo: pass")  # Saladin melds Tools instead, and might splay blue
    assert pile(game, "bo", "blue") == ["Tools"]
    assert supply(game, 1)[-1] == "Writing"


class TestLoops:
    """Beethoven returns a card with a bulb instead of scoring it, so that a pile can go round for ever. What turns
    up once more ends the loop and stays where it is."""

    def test_metalworking(self) -> None:
        game = figures_table(
            ann=seat(purple=["Ludwig Van Beethoven"], red=["Metalworking"]),
            bo=seat(),
            removed=emptied(1, but=["Tools", "Metalworking"]),
        )
        play(game, "ann: dogma Metalworking")
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_sibidu_needle(self) -> None:
        game = table(
            sets=("base", "figures", "artifacts"),
            ann=seat(purple=["Ludwig Van Beethoven"], blue=["Tools"]),
            bo=seat(),
            removed=emptied(1, but=["Writing", "Tools"]),
        )
        sibidu_needle_1(ann := Desk(game).player("ann"))
        assert names(ann.hand) == ["Writing"]

    def test_pride_and_prejudice(self) -> None:
        game = table(
            sets=("base", "figures", "artifacts"),
            ann=seat(purple=["Ludwig Van Beethoven"], red=["Oars"], green=["Sailing"], yellow=["Masonry"]),
            bo=seat(),
            removed=emptied(6, but=["Atomic Theory"]),
        )
        pride_and_prejudice_1(ann := Desk(game).player("ann"))
        assert names(ann.stack(BLUE)) == ["Atomic Theory"]
