"""Rules 12.6.6: a card that karma moves on is out of the running effect's reach, until that looks where it lies now."""

from __future__ import annotations

from innovation import Game
from innovation.material.card import Card
from innovation.table.zones import HAND
from tests.helpers import asked, figures_table, moves, pile, play, seat, supply, zone
from tests.rules.desk import Desk, names

ECHOES = ("base", "echoes", "figures")


class TestDrawnCards:
    """What an effect has drawn and karma has put elsewhere is not returned, melded or offered from there."""

    def comb_with_rhazes(self) -> Game:
        """Rhazes tucks a hand card of the value before each draw: four of the five cards drawn for Comb."""
        game = figures_table(
            sets=ECHOES,
            ann=seat(green=["Comb"], yellow=["Rhazes"]),
            bo=seat(),
            supply={1: ["Oars", "Clothing", "Archery", "Tools", "Mysticism"]},
        )
        return play(game, "ann: dogma Comb", "ann: yellow")

    def test_a_tucked_card_stays(self) -> None:
        game = self.comb_with_rhazes()
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert pile(game, "ann", "green") == ["Comb", "Clothing"]
        assert pile(game, "ann", "blue") == ["Tools"]

    def test_one_still_held_is_returned(self) -> None:
        game = self.comb_with_rhazes()
        assert zone(game, "ann", "hand") == []
        assert supply(game, 1)[-1] == "Mysticism"

    def drawn_under_hatshepsut(self, desk: Desk) -> list[Card]:
        """Ann draws a 1, then a 6: before that Hatshepsut returns the 1 and draws two other 6s."""
        ann = desk.player("ann")
        return [ann.draw_and_reveal(1), ann.draw_and_reveal(6)]

    def desk_of_hatshepsut(self, *answers: str) -> Desk:
        game = figures_table(
            ann=seat(green=["Hatshepsut"]), bo=seat(), supply={1: ["Oars"], 6: ["Canning", "Democracy", "Encyclopedia"]}
        )
        return Desk(game, *answers)

    def test_a_returned_card_is_not_offered(self) -> None:
        """The third 6 alone is left to be melded: the 1 lies in its pile."""
        desk = self.desk_of_hatshepsut()
        drawn = self.drawn_under_hatshepsut(desk)
        assert names(drawn) == ["Oars", "Encyclopedia"]
        ann = desk.player("ann")
        assert ann.meld_one(drawn) is drawn[1]
        assert desk.offers == []

    def test_nor_is_it_moved_in_any_other_way(self) -> None:
        desk = self.desk_of_hatshepsut()
        ann, oars = desk.player("ann"), self.drawn_under_hatshepsut(desk)[0]
        ann.meld(oars)
        ann.tuck(oars)
        ann.score(oars)
        ann.return_(oars)
        ann.foreshadow(oars)
        ann.achieve(oars)
        ann.reveal(oars)
        ann.put_on_pile(oars)
        ann.make_available(oars)
        ann.transfer(oars, desk.player("bo"), HAND)
        ann.remove_all([oars])
        assert not ann.exchange([oars], HAND, desk.player("bo"), [], HAND)
        assert ann.choose("meld", [oars]) is None
        assert ann.choose_several(2, [oars], "meld") == ann.choose_order("return", [oars]) == []
        assert desk.position.piles[1][-1] is oars

    def test_a_card_drawn_a_second_time_is_within_reach_and_one_card(self) -> None:
        """The effect has drawn it twice; it is returned once."""
        desk = self.desk_of_hatshepsut()
        drawn = self.drawn_under_hatshepsut(desk)
        ann = desk.player("ann")
        again = ann.resolution.position.piles[1][-1]
        assert again is drawn[0]
        ann.resolution.position.piles[1] = (again,)
        drawn.append(ann.draw(1))
        assert names(ann.return_all([card for card in drawn if card.age == 1])) == ["Oars"]


class TestWhatAnEffectLooksAt:
    """A card that karma has put where the effect looks for cards is as good as any other there."""

    def test_a_drawn_card_that_karma_tucked_is_a_top_card_now(self) -> None:
        """Rhazes tucks the first 1 drawn; it is the only red card, and red cards may be scored."""
        game = figures_table(ann=seat(yellow=["Rhazes"]), bo=seat(), supply={1: ["Oars", "Tools"]})
        desk = Desk(game, "Oars")
        ann = desk.player("ann")
        drawn = ann.draw_several(2, 1)
        assert ann.score_one([*drawn[:1]]) is None
        assert ann.score_one(ann.tops) is drawn[0]

    def test_standing_karma_that_reads_a_zone_is_no_look(self) -> None:
        """Tigernmas counts the hand, to which Galileo has moved the forecast: Coal was the effect's, and is lost to it."""
        game = figures_table(
            ann=seat(green=["Galileo Galilei"], red=["Tigernmas"], forecast=["Coal"]), bo=seat(), supply={1: ["Oars"]}
        )
        desk = Desk(game)
        ann = desk.player("ann")
        hidden = ann.forecast
        ann.draw_and_foreshadow(1)
        assert ann.points == 1
        assert ann.score_all(hidden) == []
        assert ann.score_all(ann.hand) == list(hidden)

    def test_a_card_in_two_zones_is_offered_once(self) -> None:
        """Michelangelo's hand cards are score pile cards too: a card is one card (rulings, Figures)."""
        desk = Desk(figures_table(ann=seat(yellow=["Michelangelo"], hand=["Oars", "Coal"]), bo=seat()), "Coal")
        ann = desk.player("ann")
        ann.return_one([*ann.hand, *ann.score_pile])
        assert desk.offers == [["Coal", "Oars"]]


class TestSeveralMoved:
    """A karma at the first of several moves takes others of them along."""

    def masonry_with_gauss(self) -> Game:
        """Before Archery is melded for Masonry, Gauss melds all 1s of the hand, itself among them."""
        game = figures_table(
            ann=seat(yellow=["Masonry"], blue=["Carl Friedrich Gauss"], hand=["Archery", "City States", "Oars"]),
            bo=seat(),
        )
        return play(game, "ann: dogma Masonry", "ann: Archery", "ann: 1", "ann: City States", "ann: Archery")

    def test_each_is_melded_once(self) -> None:
        game = self.masonry_with_gauss()
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert [move for move in moves(game) if move.startswith("meld")] == [
            "meld City States",
            "meld Archery",
            "meld Oars",
        ]

    def test_none_of_them_is_offered_again(self) -> None:
        game = self.masonry_with_gauss()
        assert asked(game) == ("ann", "action", "action")
