"""What karma does first can change what the watched event finds (rules 12.6.6), and what it replaces is not done."""

from __future__ import annotations

from tests.helpers import emptied, figures_table, pile, play, seat, zone
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
