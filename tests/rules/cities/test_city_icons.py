"""Rules 13.5, 13.6: plus, arrows and search of a City that a Meld action puts down."""

from __future__ import annotations

import itertools

import pytest

from innovation import Game
from innovation.material.card import icon_count
from innovation.material.words import CASTLE
from tests.helpers import (
    asked,
    both_table,
    cities_table,
    emptied,
    ending,
    figures_table,
    options,
    pile,
    play,
    seat,
    splay,
    supply,
    zone,
)
from tests.rules.cities.laid import drawn, rows


class TestPlus:
    """Rules 13.5.2."""

    def test_a_plus_draws_one_card_a_value_above_the_city(self) -> None:
        game = cities_table(supply={2: ["Calendar"]}, ann=seat(hand=["Babylon", "Troy"], green=["Sailing"]), bo=seat())
        play(game, "ann: meld Babylon")
        assert drawn(game, "ann") == ["Calendar"]

    def test_two_pluses_draw_two(self) -> None:
        game = cities_table(supply={5: ["Coal", "Physics"]}, ann=seat(hand=["Frankfurt"], blue=["Tools"]), bo=seat())
        play(game, "ann: meld Frankfurt")
        assert drawn(game, "ann") == ["Coal", "Physics"]

    def test_each_draw_goes_by_the_echoes_draw_rule(self) -> None:
        """Rules 6.2.4 step 4: from an empty hand first base, then Echoes."""
        game = both_table(supply={5: ["Coal"]}, ann=seat(hand=["Frankfurt"], blue=["Tools"]), bo=seat())
        first_echoes = supply(game, 5, "echoes")[0]
        play(game, "ann: meld Frankfurt")
        assert drawn(game, "ann") == ["Coal", first_echoes]

    def test_it_steps_over_an_empty_value(self) -> None:
        game = cities_table(
            supply={3: ["Optics"]}, removed=emptied(2), ann=seat(hand=["Babylon"], green=["Sailing"]), bo=seat()
        )
        play(game, "ann: meld Babylon")
        assert drawn(game, "ann") == ["Optics"]

    def test_a_plus_beyond_ten_ends_the_game(self) -> None:
        """Rules 6.2.3: Moscow asks for a 10, and none is left."""
        game = cities_table(
            removed=emptied(10), ann=seat(hand=["Moscow"], purple=["Monotheism"], score=["Oars"]), bo=seat()
        )
        play(game, "ann: meld Moscow")
        assert ending(game) == ("score", ["ann"])

    def test_it_goes_by_the_city_and_not_by_the_highest_top_card(self) -> None:
        """Babylon is a 1 beside a 5: a 2 is drawn."""
        game = cities_table(
            supply={2: ["Calendar"]}, ann=seat(hand=["Babylon", "Troy"], red=["Coal"], green=["Sailing"]), bo=seat()
        )
        play(game, "ann: meld Babylon")
        assert drawn(game, "ann") == ["Calendar"]


class TestArrow:
    """Rules 13.5.3."""

    def test_an_arrow_splays_the_city_color_and_draws_a_city(self) -> None:
        game = cities_table(supply={3: ["Venice"]}, ann=seat(hand=["Cordoba"], blue=["Tools"]), bo=seat())
        play(game, "ann: meld Cordoba")
        assert (splay(game, "ann", "blue"), drawn(game, "ann")) == ("left", ["Venice"])

    def test_it_needs_two_cards(self) -> None:
        """Rules 6.12.1; the one City drawn is that of the new color (13.2.1)."""
        game = cities_table(supply={3: ["Venice", "Delhi"]}, ann=seat(hand=["Cordoba"]), bo=seat())
        play(game, "ann: meld Cordoba")
        assert (splay(game, "ann", "blue"), drawn(game, "ann")) == ("none", ["Venice"])
        assert rows(game, "splay") == []

    def test_a_pile_that_lies_that_way_already_is_left_alone(self) -> None:
        game = cities_table(ann=seat(hand=["Cordoba"], blue=("left", ["Tools", "Writing"])), bo=seat())
        play(game, "ann: meld Cordoba")
        assert rows(game, "splay") == []
        assert drawn(game, "ann") == []

    def test_another_direction_is_replaced(self) -> None:
        """Rules 6.12.2."""
        game = cities_table(ann=seat(hand=["Cordoba"], blue=("up", ["Tools", "Writing"])), bo=seat())
        play(game, "ann: meld Cordoba")
        assert splay(game, "ann", "blue") == "left"

    def test_above_comes_before_below(self) -> None:
        """Rules 13.5.1: Munich's arrow above splays and draws a City, then its plus below draws an [8]."""
        game = cities_table(supply={7: ["London"], 8: ["Flight"]}, ann=seat(hand=["Munich"], blue=["Tools"]), bo=seat())
        play(game, "ann: meld Munich")
        assert splay(game, "ann", "blue") == "right"
        assert drawn(game, "ann") == ["London", "Flight"]

    def test_a_city_drawn_for_a_plus_cannot_come_of_the_base_piles(self) -> None:
        """Hong Kong: the plus is below, the arrow above; the City drawn for the splay comes first."""
        game = cities_table(
            supply={9: ["Dallas"], 10: ["Software"]}, ann=seat(hand=["Hong Kong"], purple=["Monotheism"]), bo=seat()
        )
        play(game, "ann: meld Hong Kong")
        assert (splay(game, "ann", "purple"), drawn(game, "ann")) == ("up", ["Dallas", "Software"])

    def test_an_arrow_below_under_a_flag_splays_too(self) -> None:
        game = cities_table(ann=seat(hand=["Berlin"], blue=["Tools"]), bo=seat())
        play(game, "ann: meld Berlin")
        assert splay(game, "ann", "blue") == "right"

    def test_an_up_arrow(self) -> None:
        game = cities_table(ann=seat(hand=["Taipei"], blue=["Tools"]), bo=seat())
        play(game, "ann: meld Taipei")
        assert splay(game, "ann", "blue") == "up"

    def test_the_draw_for_the_splay_can_end_the_game_before_the_plus(self) -> None:
        """Rules 15.5."""
        game = cities_table(
            removed=emptied(*range(7, 11)), ann=seat(hand=["Munich"], blue=["Tools"], score=["Oars"]), bo=seat()
        )
        play(game, "ann: meld Munich")
        assert ending(game)[0] == "score"
        assert splay(game, "ann", "blue") == "right"


class TestOnlyByAMeldAction:
    """Rules 13.5.1, 13.6.1, 4.1.5."""

    def test_a_meld_by_an_effect_resolves_none(self) -> None:
        """Road Building melds from the hand."""
        game = cities_table(ann=seat(hand=["Babylon", "Thebes"], red=["Road Building"], green=["Sailing"]), bo=seat())
        play(game, "ann: dogma Road Building", "ann: Babylon", "ann: Thebes", "ann: pass")
        assert drawn(game, "ann") == []

    @pytest.mark.parametrize(
        ("city", "color", "beneath"),
        [("Babylon", "green", "Sailing"), ("Rome", "purple", "Mysticism"), ("Cordoba", "blue", "Tools")],
    )
    def test_a_promotion_resolves_none(self, city: str, color: str, beneath: str) -> None:
        """Rules 11.5.2."""
        ann = seat(hand=["Anatomy"], yellow=["Masonry"], forecast=[city])
        ann["board"][color] = {"cards": [beneath]}
        game = both_table(ann=ann, bo=seat())
        play(game, "ann: meld Anatomy", f"ann: {city}", "ann: no")
        assert pile(game, "ann", color) == [city, beneath]
        assert (drawn(game, "ann"), splay(game, "ann", color)) == ([], "none")

    def test_a_transfer_to_a_board_resolves_none(self) -> None:
        """Rules 6.6.2: Road Building moves a red City to bo."""
        game = cities_table(ann=seat(hand=["Thebes", "Sailing"], red=["Road Building"]), bo=seat(green=["Clothing"]))
        play(game, "ann: dogma Road Building", "ann: Sailing", "ann: Thebes", "ann: bo")
        assert pile(game, "bo", "red") == ["Thebes"]
        assert drawn(game, "bo") == []


class TestSearch:
    """Rules 13.6. Rome (purple, value 2) searches for bulbs: Mathematics and Philosophy have some, Currency and
    Mapmaking none."""

    def searching(self, pile_2: list[str], removed: list[str] | None = None, **agreed: str) -> Game:
        return cities_table(
            options=agreed,
            supply={2: pile_2},
            removed=removed or [],
            ann=seat(hand=["Rome", "Troy"], purple=["Mysticism"]),
            bo=seat(),
        )

    def test_as_many_cards_as_its_value_are_turned_up_and_those_with_the_icon_kept(self) -> None:
        game = self.searching(["Mathematics", "Currency", "Philosophy"])
        play(game, "ann: meld Rome")
        assert drawn(game, "ann") == []
        assert zone(game, "ann", "hand") == ["Mathematics", "Troy"]
        assert supply(game, 2)[0] == "Philosophy"
        assert supply(game, 2)[-1] == "Currency"

    @pytest.mark.parametrize("search_return", ["after_all", "immediately"])
    def test_karma_does_not_watch_what_goes_back(self, search_return: str) -> None:
        """Rules 13.6.4. Seville searches for bulbs; Napoleon would tuck Gunpowder for its factories."""
        game = figures_table(
            sets=("base", "figures", "cities"),
            options={"search_return": search_return},
            supply={4: ["Gunpowder", "Experimentation", "Printing Press", "Invention"]},
            ann=seat(hand=["Seville", "Troy"], red=["Napoleon Bonaparte"], purple=["Mysticism"]),
            bo=seat(),
        )
        play(game, "ann: meld Seville")
        assert pile(game, "ann", "red") == ["Napoleon Bonaparte"]
        assert supply(game, 4)[-1] == "Gunpowder"

    def test_every_card_turned_up_is_seen_by_all(self) -> None:
        game = self.searching(["Mathematics", "Currency"])
        play(game, "ann: meld Rome")
        moved = [row for row in rows(game, "move", "bo") if row["target"] == "revealed"]
        assert [row["card"] for row in moved] == ["Mathematics", "Currency"]

    def test_the_misses_go_back_in_an_order_of_choice_after_all_have_been_turned_up(self) -> None:
        for order in itertools.permutations(["Currency", "Mapmaking"]):
            game = self.searching(["Currency", "Mapmaking"])
            play(game, "ann: meld Rome")
            assert asked(game) == ("ann", "order", "return")
            assert options(game) == ["Currency", "Mapmaking"]
            play(game, f"ann: {order[0]}")
            assert tuple(supply(game, 2)[-2:]) == order

    def test_returned_at_once_where_that_is_agreed(self) -> None:
        """The switch search_return: nobody is asked for an order."""
        game = self.searching(["Currency", "Mapmaking"], search_return="immediately")
        play(game, "ann: meld Rome")
        assert supply(game, 2)[-2:] == ["Currency", "Mapmaking"]
        verbs = [row["verb"] for row in rows(game, "move")]
        assert verbs == ["meld", "draw", "return", "draw", "return"]

    @pytest.mark.parametrize("agreed", ["after_all", "immediately"])
    def test_with_fewer_cards_left_than_its_value_all_of_them_are_turned_up_once(self, agreed: str) -> None:
        chosen: dict[str, str] = {} if agreed == "after_all" else {"search_return": agreed}
        game = self.searching(["Currency"], emptied(2, but=["Currency"]), **chosen)
        play(game, "ann: meld Rome")
        assert [row["card"] for row in rows(game, "move")] == ["Rome", "Currency", "Currency"]
        assert supply(game, 2) == ["Currency"]

    def test_with_none_left_nothing_happens_and_no_other_value_is_used(self) -> None:
        game = self.searching([], emptied(*range(2, 11)))
        play(game, "ann: meld Rome")
        assert game.result is None
        assert zone(game, "ann", "hand") == ["Troy"]

    def test_the_icon_counts_wherever_it_stands_on_a_card(self) -> None:
        """Rules 13.6.3: Archery bears a bulb lower left; Thebes, of value 1, turns up one card."""
        game = cities_table(supply={1: ["Archery"]}, ann=seat(hand=["Thebes", "Troy"], red=["Oars"]), bo=seat())
        play(game, "ann: meld Thebes")
        assert zone(game, "ann", "hand") == ["Archery", "Troy"]

    def test_it_never_takes_echoes_cards(self) -> None:
        """Rules 11.2.5, 13.6.2: ann holds a card and none of Echoes, but a search looks at base piles."""
        game = both_table(
            supply={2: ["Mathematics", "Currency"]},
            ann=seat(hand=["Rome", "Tools"], purple=["Mysticism"]),
            bo=seat(),
        )
        play(game, "ann: meld Rome")
        assert zone(game, "ann", "hand") == ["Mathematics", "Tools"]

    def test_it_comes_before_the_draw_for_a_new_color(self) -> None:
        """Rules 4.4.3 steps 2 and 3."""
        game = cities_table(supply={2: ["Mathematics", "Currency", "Sparta"]}, ann=seat(hand=["Rome"]), bo=seat())
        play(game, "ann: meld Rome")
        moved = [(row["verb"], row["card"]) for row in rows(game, "move", "ann")]
        assert moved == [
            ("meld", "Rome"),
            ("draw", "Mathematics"),
            ("draw", "Currency"),
            ("keep", "Mathematics"),
            ("return", "Currency"),
            ("draw", "Sparta"),
        ]

    def test_the_search_icon_is_its_resource_while_the_city_is_on_top(self) -> None:
        """Rules 13.6.5, 7.2.3: Jerusalem (castles left and right, bulbs below) searches for castles."""

        def castles(game: Game) -> int:
            return icon_count(game.table.seats[0].icons, CASTLE)

        on_top = cities_table(ann=seat(green=("left", ["Jerusalem", "Sailing"])), bo=seat())
        covered = cities_table(ann=seat(green=("left", ["Sailing", "Jerusalem"])), bo=seat())
        assert (castles(on_top), castles(covered)) == (3, 1)

    def test_nor_the_turning_up(self) -> None:
        """Rules 13.6.4: before a draw of ann's, Rhazes would tuck a hand card of its value."""
        game = figures_table(
            sets=("base", "figures", "cities"),
            supply={2: ["Mathematics", "Philosophy"]},
            ann=seat(hand=["Rome", "Troy", "Calendar"], yellow=["Rhazes"], purple=["Mysticism"]),
            bo=seat(),
        )
        play(game, "ann: meld Rome")
        assert zone(game, "ann", "hand") == ["Calendar", "Mathematics", "Philosophy", "Troy"]

    def test_an_empty_pile_is_not_stepped_over(self) -> None:
        """Rules 13.6.2: no 2 is left, and no 3 is turned up in its place, bulb or not."""
        game = cities_table(
            supply={3: ["Optics", "Translation"]},
            removed=emptied(2),
            ann=seat(hand=["Rome", "Troy"], purple=["Mysticism"]),
            bo=seat(),
        )
        play(game, "ann: meld Rome")
        assert zone(game, "ann", "hand") == ["Troy"]
        assert [row for row in rows(game, "move") if row["target"] == "revealed"] == []


class TestKnowledge:
    """Rules 13.6.3: which cards go back is known to all, their order only to the player."""

    def searched(self) -> Game:
        """ann turns up four cards; Experimentation stays in her hand, where another [4] already is."""
        game = cities_table(
            supply={4: ["Gunpowder", "Enterprise", "Experimentation", "Anatomy"]},
            ann=seat(hand=["Seville", "Invention", "Troy"], purple=["Mysticism"]),
            bo=seat(hand=["Printing Press"]),
        )
        play(game, "ann: meld Seville")
        assert options(game) == ["Anatomy", "Enterprise", "Gunpowder"]
        return play(game, "ann: Enterprise", "ann: Anatomy")

    def test_the_log_names_the_cards_that_go_back_to_their_owner_only(self) -> None:
        game = self.searched()
        for viewer, expected in (
            ("ann", ["Enterprise", "Anatomy", "Gunpowder"]),
            ("bo", ["back 4 base"] * 3),
            (None, ["back 4 base"] * 3),
        ):
            seen = [row["card"] for row in rows(game, "move", viewer) if row["verb"] == "return"]
            assert seen == expected
            kept = [row["card"] for row in rows(game, "move", viewer) if row["verb"] == "keep"]
            assert kept == ["Experimentation"]

    def test_none_goes_back_before_the_order_is_complete(self) -> None:
        """What is left before all eyes in between would tell what went first."""
        game = cities_table(
            supply={4: ["Gunpowder", "Enterprise", "Experimentation", "Anatomy"]},
            ann=seat(hand=["Seville", "Invention", "Troy"], purple=["Mysticism"]),
            bo=seat(),
        )
        play(game, "ann: meld Seville", "ann: Enterprise")
        assert sorted(game.view("bo")["players"]["ann"]["revealed"]) == ["Anatomy", "Enterprise", "Gunpowder"]
        assert options(game) == ["Anatomy", "Gunpowder"]

    def test_a_single_card_that_goes_back_is_named_to_all(self) -> None:
        game = cities_table(supply={1: ["Oars"]}, ann=seat(hand=["Thebes", "Troy"], red=["Archery"]), bo=seat())
        play(game, "ann: meld Thebes")
        assert [row["card"] for row in rows(game, "move", "bo") if row["verb"] == "return"] == ["Oars"]

    def test_who_imagines_keeps_what_was_kept_and_mixes_what_went_back(self) -> None:
        game = self.searched()
        back = ["Enterprise", "Anatomy", "Gunpowder"]
        orders = set()
        for seed in range(60):
            imagined = game.imagine("bo", seed)
            assert "Experimentation" in zone(imagined, "ann", "hand")
            orders.add(tuple(supply(imagined, 4)[-3:]))
        assert orders == set(itertools.permutations(back))

    def test_the_player_himself_knows_the_order(self) -> None:
        game = self.searched()
        for seed in range(10):
            assert supply(game.imagine("ann", seed), 4)[-3:] == ["Enterprise", "Anatomy", "Gunpowder"]

    def test_in_the_same_action_too(self) -> None:
        """Before the action is over, bo is asked by a card that ann promoted: he has not seen the order either."""
        game = both_table(
            supply={2: ["Currency", "Mapmaking"]},
            ann=seat(hand=["Rome", "Troy"], purple=["Mysticism"], green=["Sailing"], forecast=["City States"]),
            bo=seat(red=["Archery", "Oars"], yellow=["Masonry"]),
        )
        play(game, "ann: meld Rome", "ann: Mapmaking", "ann: City States", "ann: yes")
        assert game.decision is not None and game.decision.player == "bo"
        orders = {tuple(supply(game.imagine("bo", seed), 2)[-2:]) for seed in range(40)}
        assert orders == {("Currency", "Mapmaking"), ("Mapmaking", "Currency")}
        assert {tuple(supply(game.imagine("ann", seed), 2)[-2:]) for seed in range(10)} == {("Mapmaking", "Currency")}

    def test_what_is_shown_later_in_the_action_is_seen_by_all_again(self) -> None:
        """Dice, promoted after the search, draws a card openly, which then stays in ann's hand."""
        game = both_table(
            supply={2: ["Currency", "Mapmaking"], 1: ["Oars"]},
            ann=seat(hand=["Rome", "Troy", "Comb"], purple=["Mysticism"], forecast=["Dice"]),
            bo=seat(),
        )
        play(game, "ann: meld Rome", "ann: Mapmaking", "ann: Dice", "ann: yes")
        kept = [row["card"] for row in rows(game, "move", "bo") if row["verb"] == "keep"]
        assert kept == ["Oars"]
