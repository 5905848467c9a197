"""What karma does first can change what the watched event finds (rules 12.6.6), and what it replaces is not done."""

from __future__ import annotations

from innovation.material.words import CASTLE, GREEN, RED
from innovation.rules.player import has
from tests.helpers import emptied, figures_table, pile, play, seat, splay, zone
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
