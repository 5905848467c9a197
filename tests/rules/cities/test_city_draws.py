"""Rules 13.2, 13.3: when a City is drawn, by whom, of which value, and what happens where there is none."""

from __future__ import annotations

import pytest

from innovation import Game, Rules
from innovation.material.words import BLUE, CITIES, GREEN, LEFT, RED, RIGHT, UP, YELLOW
from innovation.rules.resolution import GameOver
from tests.helpers import both_table, cities_table, emptied, ending, play, seat, zone
from tests.rules.cities.laid import drawn
from tests.rules.desk import Desk, named, names

CITY_1 = {1: ["Atlantis"]}


class TestNewColor:
    """Rules 13.2.1, 13.2.4."""

    def test_a_meld_action_of_a_new_color_draws_a_city(self) -> None:
        game = cities_table(supply=CITY_1, ann=seat(hand=["Archery"]), bo=seat())
        play(game, "ann: meld Archery")
        assert drawn(game, "ann") == ["Atlantis"]

    def test_its_value_is_that_of_the_highest_top_card_after_the_meld(self) -> None:
        game = cities_table(supply={3: ["Venice"]}, ann=seat(hand=["Optics"], blue=["Tools"]), bo=seat())
        play(game, "ann: meld Optics")
        assert drawn(game, "ann") == ["Venice"]

    def test_a_meld_onto_a_color_draws_none(self) -> None:
        game = cities_table(supply=CITY_1, ann=seat(hand=["Archery"], red=["Oars"]), bo=seat())
        play(game, "ann: meld Archery")
        assert drawn(game, "ann") == []

    def test_a_city_in_hand_prevents_it(self) -> None:
        """Rules 13.2.3."""
        game = cities_table(supply=CITY_1, ann=seat(hand=["Archery", "Troy"]), bo=seat())
        play(game, "ann: meld Archery")
        assert zone(game, "ann", "hand") == ["Troy"]

    def test_the_city_just_melded_is_no_longer_in_hand(self) -> None:
        game = cities_table(supply=CITY_1, ann=seat(hand=["Uruk"]), bo=seat())
        play(game, "ann: meld Uruk")
        assert "Atlantis" in drawn(game, "ann")

    def test_a_city_in_another_hand_or_on_the_own_board_does_not(self) -> None:
        game = cities_table(supply=CITY_1, ann=seat(hand=["Archery"], blue=["Yin"]), bo=seat(hand=["Troy"]))
        play(game, "ann: meld Archery")
        assert drawn(game, "ann") == ["Atlantis"]

    def test_a_meld_by_an_effect_draws_none(self) -> None:
        """Rules 4.1.5: Sailing melds a card of a new color."""
        game = cities_table(supply={1: ["Tools"]}, ann=seat(green=["Sailing"]), bo=seat())
        play(game, "ann: dogma Sailing")
        assert drawn(game, "ann") == []

    def test_a_payment_that_starts_a_color_draws_none(self) -> None:
        """Rules 13.4.4: the tuck may create a pile, but it is no Meld action."""
        game = cities_table(supply=CITY_1, ann=seat(hand=["Archery"], green=["Memphis"]), bo=seat())
        play(game, "ann: endorse Memphis")
        assert drawn(game, "ann") == []

    def test_the_opening_meld_draws_none(self) -> None:
        """Rules 3.8."""
        game = Game(["ann", "bo"], Rules(sets=("base", "cities")), seed=3)
        while game.position()["turn"]["number"] == 0:
            decision = game.decisions[0]
            game.choose(decision.options[0], decision.player)
        assert [len(zone(game, name, "hand")) for name in ("ann", "bo")] == [1, 1]

    def test_a_promotion_of_a_new_color_draws_none(self) -> None:
        """Rules 11.5.2."""
        game = both_table(
            supply=CITY_1, ann=seat(hand=["Archery"], red=["Oars"], forecast=["Pottery"]), bo=seat(hand=["Masonry"])
        )
        play(game, "ann: meld Archery", "ann: Pottery", "ann: no")
        assert drawn(game, "ann") == []


class TestNewSplay:
    """Rules 13.2.2, 13.2.6, and 9.6.1 step 7."""

    def desk(self, splayer: str = "splayer") -> Desk:
        game = cities_table(
            options={"splay_city_drawer": splayer} if splayer != "splayer" else {},
            supply={1: ["Atlantis", "Troy"], 2: ["Rome"]},
            ann=seat(blue=["Tools", "Writing"], red=["Archery", "Oars"]),
            bo=seat(green=["Currency", "Sailing"]),
        )
        return Desk(game)

    def test_who_splays_draws_a_city_of_his_highest_top_value(self) -> None:
        ann = (desk := self.desk()).player("ann")
        assert ann.splay(BLUE, LEFT)
        assert names(ann.hand) == ["Atlantis"]
        assert [row["kind"] for row in desk.seen_by("bo")] == ["splay", "move"]

    def test_the_city_just_drawn_prevents_the_next(self) -> None:
        ann = self.desk().player("ann")
        ann.splay(BLUE, LEFT)
        ann.splay(RED, LEFT)
        assert names(ann.hand) == ["Atlantis"]

    def test_another_direction_draws_again_once_the_city_has_left_the_hand(self) -> None:
        ann = self.desk().player("ann")
        ann.splay(BLUE, LEFT)
        ann.score(ann.hand[0])
        ann.splay(BLUE, UP)
        assert names(ann.hand) == ["Troy"]

    def test_the_direction_a_pile_has_draws_none(self) -> None:
        """Rules 5.7.2, 6.12.1."""
        ann = self.desk().player("ann")
        ann.splay(BLUE, RIGHT)
        ann.score(ann.hand[0])
        assert not ann.splay(BLUE, RIGHT)
        assert ann.hand == ()

    def test_unsplaying_draws_none(self) -> None:
        ann = self.desk().player("ann")
        ann.splay(BLUE, LEFT)
        ann.score(ann.hand[0])
        assert ann.unsplay(BLUE)
        assert ann.hand == ()

    def test_a_pile_that_shrinks_draws_none(self) -> None:
        """Rules 7.3.1: the automatic unsplay is no splay."""
        ann = self.desk().player("ann")
        ann.splay(BLUE, LEFT)
        ann.score(ann.hand[0])
        ann.score(named("Tools")[0])
        assert ann.splay_of(BLUE) == 0
        assert ann.hand == ()

    def test_one_card_alone_is_not_splayed_and_draws_none(self) -> None:
        desk = Desk(cities_table(supply=CITY_1, ann=seat(blue=["Tools"]), bo=seat()))
        ann = desk.player("ann")
        assert not ann.splay(BLUE, LEFT)
        assert ann.hand == ()

    def test_a_city_revealed_counts_as_in_hand(self) -> None:
        """Rules 1.7.1, 13.2.3."""
        desk = Desk(cities_table(ann=seat(hand=["Rome"], blue=["Tools", "Writing"]), bo=seat()))
        ann = desk.player("ann")
        ann.reveal(named("Rome")[0])
        ann.splay(BLUE, LEFT)
        assert names(ann.hand) == ["Rome"]

    def test_who_splays_a_pile_of_another_draws_by_default(self) -> None:
        desk = self.desk()
        bo, ann = desk.player("bo"), desk.player("ann")
        ann.splay_of_another(bo, GREEN, LEFT)
        assert (names(ann.hand), names(bo.hand)) == (["Atlantis"], [])

    def test_the_owner_of_the_pile_draws_where_that_is_agreed(self) -> None:
        """The switch splay_city_drawer: at his own value."""
        desk = self.desk("pile_owner")
        bo, ann = desk.player("bo"), desk.player("ann")
        ann.splay_of_another(bo, GREEN, LEFT)
        assert (names(ann.hand), names(bo.hand)) == ([], ["Rome"])

    def test_it_is_the_drawer_whose_hand_counts(self) -> None:
        for agreed, expected in (("splayer", (["Atlantis"], ["Troy"])), ("pile_owner", ([], ["Troy"]))):
            desk = Desk(
                cities_table(
                    options={"splay_city_drawer": agreed} if agreed != "splayer" else {},
                    supply=CITY_1,
                    ann=seat(red=["Archery"]),
                    bo=seat(hand=["Troy"], green=["Sailing", "Clothing"]),
                )
            )
            bo = desk.player("bo")
            ann = desk.player("ann")
            ann.splay_of_another(bo, GREEN, UP)
            assert (names(ann.hand), names(bo.hand)) == expected

    def test_a_sharer_draws_for_his_own_splay(self) -> None:
        """Code of Laws shared: bo tucks, splays and draws; then ann does."""
        game = cities_table(
            supply={1: ["Babylon", "Uruk"]},
            ann=seat(hand=["Tools"], purple=["Code of Laws"], blue=["Writing"]),
            bo=seat(hand=["Archery"], red=["Oars"], purple=["City States"], green=["Sailing"]),
        )
        play(game, "ann: dogma Code of Laws", "bo: Archery", "bo: red", "ann: Tools", "ann: blue")
        assert drawn(game, "bo") == ["Babylon"]
        assert drawn(game, "ann")[0] == "Uruk"

    def test_bookkeeping_and_the_win_come_before_the_draw(self) -> None:
        """9.6.1: the splay earns Wonder and wins (step 6), so that no City is drawn (step 7)."""
        game = cities_table(
            supply=CITY_1,
            ann=seat(
                hand=["Masonry"],
                achievements=["Empire", "World", "Monument", "Universe", "Sailing", "Mapmaking"],
                purple=("up", ["Code of Laws", "Mysticism"]),
                red=("up", ["Archery", "Oars"]),
                green=("right", ["The Wheel", "Clothing"]),
                blue=("up", ["Tools", "Writing"]),
                yellow=["Canal Building", "Domestication"],
            ),
            bo=seat(),
        )
        desk = Desk(game)
        ann = desk.player("ann")
        with pytest.raises(GameOver):
            ann.splay(YELLOW, RIGHT)
        assert names(ann.hand) == ["Masonry"]

    def test_no_other_draw_takes_a_city(self) -> None:
        """Rules 13.2.5: neither a Draw action, nor an effect that names no set, nor the sharing bonus."""
        game = cities_table(
            supply={1: ["Atlantis", "Tools", "Oars", "Sailing", "Pottery", "Clothing", "Mysticism"]},
            ann=seat(green=["The Wheel"]),
            bo=seat(purple=["Monotheism"]),
        )
        play(game, "ann: draw", "ann: dogma The Wheel")
        assert drawn(game, "ann") == ["Tools", "Pottery", "Clothing", "Mysticism"]
        assert drawn(game, "bo") == ["Oars", "Sailing"]


class TestEmptyPiles:
    """Rules 13.3, 15.3 and the switch empty_city_pile."""

    def table(self, agreed: str, removed: list[str], supply: dict[int, list[str]] | None = None) -> Game:
        chosen = {} if agreed == "base_fallback" else {"empty_city_pile": agreed}
        return cities_table(options=chosen, removed=removed, supply=supply, ann=seat(hand=["Archery"]), bo=seat())

    @pytest.mark.parametrize("agreed", ["base_fallback", "no_draw"])
    def test_an_empty_base_pile_steps_up(self, agreed: str) -> None:
        removed = emptied(1, but=["Archery"])
        game = self.table(agreed, removed, supply={2: ["Rome"]})
        play(game, "ann: meld Archery")
        assert drawn(game, "ann") == ["Rome"]

    @pytest.mark.parametrize("agreed", ["base_fallback", "no_draw"])
    def test_with_no_base_pile_left_it_ends_the_game(self, agreed: str) -> None:
        """Rules 6.2.3, 15.4, 15.5."""
        game = self.table(agreed, emptied(*range(1, 11), but=["Archery"]))
        play(game, "ann: meld Archery")
        assert ending(game)[0] == "score"

    def test_an_empty_city_pile_falls_back_to_base(self) -> None:
        game = self.table("base_fallback", emptied(1, row="cities"), supply={1: ["Oars"]})
        play(game, "ann: meld Archery")
        assert drawn(game, "ann") == ["Oars"]

    def test_or_to_nothing_where_that_is_agreed(self) -> None:
        game = self.table("no_draw", emptied(1, row="cities"), supply={1: ["Oars"]})
        play(game, "ann: meld Archery")
        assert drawn(game, "ann") == []

    def test_the_city_pile_of_the_stepped_value_decides(self) -> None:
        removed = emptied(1, but=["Archery"]) + emptied(2, row="cities")
        game = self.table("no_draw", removed)
        play(game, "ann: meld Archery")
        assert drawn(game, "ann") == []

    def test_with_echoes_the_fallback_follows_the_echoes_draw_rule(self) -> None:
        """Rules 11.2.4, 15.3: with a base card in hand an Echoes card, with an empty hand a base card."""
        for hand, card in ((["Archery", "Tools"], "Dice"), (["Archery"], "Oars")):
            game = both_table(
                removed=emptied(1, row="cities"), supply={1: ["Oars", "Dice"]}, ann=seat(hand=hand), bo=seat()
            )
            play(game, "ann: meld Archery")
            assert drawn(game, "ann") == [card]

    def test_a_city_goes_before_the_echoes_draw_rule(self) -> None:
        """Rules 15.2."""
        game = both_table(supply={1: ["Uruk", "Dice"]}, ann=seat(hand=["Archery", "Tools"]), bo=seat())
        play(game, "ann: meld Archery")
        assert drawn(game, "ann") == ["Uruk"]

    def test_a_purged_value_has_no_cities_any_more(self) -> None:
        """The switch empty_base_age: with its last base card a value loses its Cities for good (rules 6.2.2)."""
        game = cities_table(
            options={"empty_base_age": "purge"},
            removed=emptied(1, but=["Archery", "Oars"]),
            ann=seat(hand=["Archery"]),
            bo=seat(),
        )
        assert game.position()["supply"]["base"]["1"] == ["Oars"]
        play(game, "ann: draw")
        position = game.position()
        assert position["supply"]["cities"]["1"] == []
        assert {"Atlantis", "Uruk"} <= set(position["removed"])
        assert position["supply"]["cities"]["2"] != []

    def test_a_returned_base_card_opens_a_skipped_value_again(self) -> None:
        """Rules 6.2.2: nothing is removed by default."""
        desk = Desk(
            cities_table(
                removed=emptied(1, but=["Archery", "Oars", "Tools"]),
                ann=seat(hand=["Archery"], red=["Oars"], blue=["Tools"]),
                bo=seat(),
            )
        )
        ann = desk.player("ann")
        ann.return_(named("Archery")[0])
        assert desk.resolution.draw(0, 1, CITIES).age == 1

    def test_it_is_the_pile_of_the_highest_top_value_that_is_looked_at(self) -> None:
        """Rules 13.2.4: the highest top card is a 1, whatever ann has scored."""
        game = cities_table(
            options={"empty_city_pile": "no_draw"},
            removed=emptied(2, row="cities"),
            supply=CITY_1,
            ann=seat(hand=["Archery"], score=["Oars", "Tools"]),
            bo=seat(),
        )
        play(game, "ann: meld Archery")
        assert drawn(game, "ann") == ["Atlantis"]

    def test_nothing_is_drawn_of_an_empty_pile_of_value_10_either(self) -> None:
        game = cities_table(
            options={"empty_city_pile": "no_draw"},
            removed=emptied(10, row="cities"),
            supply={10: ["Software"]},
            ann=seat(hand=["Robotics"]),
            bo=seat(),
        )
        play(game, "ann: meld Robotics")
        assert drawn(game, "ann") == []

    def test_the_hand_of_who_draws_decides_over_the_fallback(self) -> None:
        """Rules 11.2.7: Kobukson of ann's splays bo's pile; where the owner draws, it is his base card that counts."""
        game = both_table(
            options={"splay_city_drawer": "pile_owner"},
            removed=emptied(1, row="cities"),
            supply={1: ["Dice", "Archery"], 4: ["Anatomy", "Gunpowder"]},
            ann=seat(red=["Kobukson"]),
            bo=seat(hand=["Oars"], green=["Sailing", "The Wheel"]),
        )
        play(game, "ann: dogma Kobukson", "ann: bo")
        assert drawn(game, "bo") == ["Dice"]
