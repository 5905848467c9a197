"""Rules 11.2 and 6.2: which set a draw takes."""

from __future__ import annotations

import pytest

from innovation import Game
from innovation.material.card import Card
from innovation.material.words import BASE, CITIES, ECHOES, SETS
from tests.helpers import Zones, asked, echoes_table, ending, options, play, seat, zone
from tests.helpers import emptied as without
from tests.rules.desk import Desk


def sets(cards: list[Card]) -> list[str]:
    """The sets of these cards, in order."""
    return [SETS[card.card_set] for card in cards]


def desk(ann: Zones) -> Desk:
    return Desk(echoes_table(ann=ann, bo=seat()))


class TestTheRule:
    """Rules 11.2.1 to 11.2.3: Echoes for who holds cards, but no Echoes card; looked at for every single draw."""

    @pytest.mark.parametrize(
        ("hand", "drawn"),
        [
            ([], ["base", "echoes", "base"]),
            (["Tools"], ["echoes", "base", "base"]),
            (["Dice"], ["base", "base", "base"]),
            (["Tools", "Dice"], ["base", "base", "base"]),
        ],
    )
    def test_hand_and_draws(self, hand: list[str], drawn: list[str]) -> None:
        """B.5 and the example of rules 11.2.3."""
        assert sets(desk(seat(hand=hand)).player("ann").draw_several(3, 3)) == drawn

    def test_a_card_that_is_melded_was_never_in_the_hand(self) -> None:
        """B.6, rules 6.2.5: "draw and meld a [2], then draw a [2]" with an empty hand gives two base cards."""
        ann = desk(seat()).player("ann")
        assert sets([ann.draw_and_meld(2), ann.draw(2)]) == ["base", "base"]

    def test_nor_was_one_that_is_scored_tucked_or_foreshadowed(self) -> None:
        ann = desk(seat()).player("ann")
        drawn = [ann.draw_and_score(2), ann.draw_and_tuck(2), ann.draw_and_foreshadow(2), ann.draw(2)]
        assert sets(drawn) == ["base", "base", "base", "base"]

    def test_revealed_cards_count_as_held(self) -> None:
        ann = desk(seat()).player("ann")
        assert sets([ann.draw_and_reveal(2), ann.draw_and_reveal(2), ann.draw(2)]) == ["base", "echoes", "base"]

    def test_forecast_score_pile_and_board_do_not_count(self) -> None:
        """Rules 11.4.1: a forecast is no hand."""
        assert sets([desk(seat(forecast=["Tools"], score=["Oars"], blue=["Pottery"])).player("ann").draw(1)]) == [
            "base"
        ]
        assert sets([desk(seat(hand=["Tools"], forecast=["Dice"], blue=["Ruler"])).player("ann").draw(1)]) == ["echoes"]

    def test_an_empty_echoes_pile_gives_base(self) -> None:
        """Rules 11.2.6."""
        game = echoes_table(ann=seat(hand=["Tools"]), bo=seat(), removed=without(3, row="echoes"))
        assert sets(Desk(game).player("ann").draw_several(2, 3)) == ["base", "base"]

    def test_it_holds_for_the_draw_action(self) -> None:
        game = echoes_table(ann=seat(hand=["Tools"]), bo=seat(), supply={1: ["Oars", "Dice"]})
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Dice", "Tools"]
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Dice", "Oars", "Tools"]

    def test_three_draws_of_an_empty_hand(self) -> None:
        """The drawing case of the pitfalls: base, Echoes, base."""
        game = echoes_table(ann=seat(), bo=seat(), supply={1: ["Oars", "Tools", "Dice"]})
        play(game, "ann: draw", "ann: draw")
        assert zone(game, "ann", "hand") == ["Dice", "Oars"]

    def test_the_hand_of_who_draws_decides(self) -> None:
        """Rules 11.2.7: in a demand that is the target; he holds a base card and draws Echoes."""
        game = echoes_table(
            ann=seat(red=["Archery"], hand=["Dice"]), bo=seat(hand=["Tools"]), supply={1: ["Oars", "Flute"]}
        )
        play(game, "ann: dogma Archery")
        assert options(game) == ["Flute", "Tools"]

    def test_the_sharing_bonus_is_a_draw_like_any_other(self) -> None:
        game = echoes_table(
            ann=seat(blue=["Writing"]),
            bo=seat(blue=["Tools"]),
            supply={1: ["Oars", "Flute"], 2: ["Calendar", "Currency"]},
        )
        play(game, "ann: dogma Writing")
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert zone(game, "ann", "hand") == ["Currency", "Flute"]


class TestNamedSets:
    """Rules 6.2.4, 11.2.4, 11.2.5."""

    def test_base_named_is_base(self) -> None:
        assert sets([desk(seat(hand=["Tools"])).player("ann").draw(1, BASE)]) == ["base"]

    def test_another_set_named_is_that_set(self) -> None:
        """Rules 6.2.8: the restrictions of its own draws do not matter then."""
        assert sets([desk(seat()).player("ann").draw(1, ECHOES)]) == ["echoes"]
        assert sets([desk(seat(hand=["Dice"])).player("ann").draw(1, ECHOES)]) == ["echoes"]

    @pytest.mark.parametrize(("hand", "drawn"), [([], "base"), (["Tools"], "echoes"), (["Dice"], "base")])
    def test_an_empty_pile_of_the_named_set_falls_back_to_the_rule(self, hand: list[str], drawn: str) -> None:
        game = echoes_table(
            ann=seat(hand=hand),
            bo=seat(),
            removed=without(4, row="cities"),
            options={"sets": ["base", "echoes", "cities"]},
        )
        assert sets([Desk(game).player("ann").draw(4, CITIES)]) == [drawn]


class TestEmptyPiles:
    """Rules 6.2.2, 6.2.3: only base piles decide."""

    @pytest.mark.parametrize(("hand", "drawn"), [([], "Encyclopedia"), (["Tools"], "Bifocals")])
    def test_where_the_base_pile_is_empty_the_other_counts_as_empty(self, hand: list[str], drawn: str) -> None:
        """B.3: 4 and 5 have Echoes cards left, and a [6] is drawn all the same."""
        game = echoes_table(
            ann=seat(hand=hand),
            bo=seat(),
            removed=without(4, 5),
            supply={6: ["Encyclopedia", "Bifocals"]},
        )
        assert Desk(game).player("ann").draw(4).name == drawn

    def test_a_returned_base_card_opens_the_echoes_pile_again(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Anatomy", "Tools"]),
            bo=seat(),
            removed=without(4, but=["Anatomy"]),
            supply={4: ["Globe"], 5: ["Coal", "Piano"]},
        )
        table = Desk(game)
        ann = table.player("ann")
        ann.return_(ann.hand[0])
        assert ann.draw(4).name == "Globe"

    def test_with_all_base_piles_empty_the_game_ends_though_echoes_cards_are_left(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Tools"], green=["Databases"]),
            bo=seat(score=["Oars"]),
            removed=without(10, but=["Databases"]),
        )
        play(game, "ann: draw")
        assert ending(game) == ("score", ["bo"])

    def test_a_value_above_10_ends_the_game(self) -> None:
        """Rules 6.2.3: Lever gives 11 for two returned [10]s."""
        game = echoes_table(
            ann=seat(blue=["Lever"], hand=["Sudoku", "MP3"], score=["Oars"]), bo=seat(), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Lever", "ann: Sudoku", "ann: MP3", "ann: pass")
        assert ending(game) == ("score", ["ann"])


class TestBottomCards:
    """Rules 6.2.10: the bottom card of the base pile of exactly that value, and no draw."""

    def game(self, *removed: str) -> Game:
        return echoes_table(
            ann=seat(yellow=["Chopsticks"], hand=["Dice"]), bo=seat(), removed=removed, supply={2: ["Calendar"]}
        )

    def test_it_is_of_the_base_pile(self) -> None:
        game = self.game()
        last = game.position()["supply"]["base"]["1"][-1]
        play(game, "ann: dogma Chopsticks", "ann: yes")
        assert game.position()["achievements"][0] == last

    def test_nothing_happens_where_that_pile_is_empty(self) -> None:
        """The echo draws a [2], as the [1]s are gone; then nothing is asked, and nothing stepped up to."""
        game = play(self.game(*without(1)), "ann: dogma Chopsticks")
        assert asked(game)[1] == "action"
        assert [name for name in game.position()["achievements"] if name in without(2)] == []


class TestValuesElsewhere:
    """Rules 6.2.9: what is taken from anywhere else never steps up to another value."""

    @pytest.mark.parametrize(("forecast", "hand"), [(["Stove", "Loom"], ["Stove"]), (["Loom"], [])])
    def test_barometer_takes_a_5_or_nothing(self, forecast: list[str], hand: list[str]) -> None:
        game = echoes_table(ann=seat(yellow=["Barometer"], forecast=forecast), bo=seat())
        play(game, "ann: dogma Barometer")
        assert zone(game, "ann", "hand") == hand
        assert "Loom" in zone(game, "ann", "forecast")


class TestOptional:
    """The switch echoes_draw=optional: who would draw base may take Echoes."""

    def table(self, ann: Zones) -> Game:
        return echoes_table(ann=ann, bo=seat(), supply={1: ["Oars", "Dice"]}, options={"echoes_draw": "optional"})

    @pytest.mark.parametrize(("pick", "drawn"), [("base", "Oars"), ("echoes", "Dice")])
    def test_the_set_is_asked(self, pick: str, drawn: str) -> None:
        game = play(self.table(seat()), "ann: draw")
        assert asked(game) == ("ann", "set", "draw")
        assert options(game) == ["base", "echoes"]
        play(game, f"ann: {pick}")
        assert zone(game, "ann", "hand") == [drawn]

    def test_where_echoes_is_due_nothing_is_asked(self) -> None:
        game = play(self.table(seat(hand=["Tools"])), "ann: draw")
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "hand") == ["Dice", "Tools"]

    def test_every_draw_is_asked_by_itself(self) -> None:
        """The first draw may be either, the second must be Echoes, the third may be either again."""
        table = Desk(self.table(seat()), "base", "echoes")
        assert sets(table.player("ann").draw_several(3, 1)) == ["base", "echoes", "echoes"]
        assert table.offers == [["base", "echoes"], ["base", "echoes"]]

    def test_base_named_or_no_echoes_card_left_is_no_choice(self) -> None:
        table = Desk(self.table(seat()))
        table.player("ann").draw(1, BASE)
        game = echoes_table(
            ann=seat(), bo=seat(), removed=without(1, row="echoes"), options={"echoes_draw": "optional"}
        )
        play(game, "ann: draw")
        assert asked(game)[1] == "action"
        assert table.asked == []
