"""Rules 12.4 and 4.8: the Inspire action."""

from __future__ import annotations

from innovation import Game
from tests.helpers import asked, bonus_drawn, emptied, ending, figures_table, options, pile, play, seat, supply, zone
from tests.rules.cities.laid import drawn, rows


def inspirations(game: Game) -> list[str]:
    """The colors in which the turn player may inspire."""
    return [text.removeprefix("inspire ") for text in options(game) if text.startswith("inspire ")]


def inspired(game: Game) -> list[str]:
    """Whose inspire effects were executed by whom, in order."""
    return [f"{row['player']} {row['card']}" for row in rows(game, "effect") if row["verb"] == "inspire"]


class TestWhere:
    """Rules 12.4.1: a color of one's board in which an inspire effect shows."""

    def test_a_top_figure_with_an_inspire_effect(self) -> None:
        game = figures_table(ann=seat(red=["Tigernmas"], purple=["Mysticism"]), bo=seat(green=["Ptolemy"]))
        assert inspirations(game) == ["red"]

    def test_a_figure_with_an_echo_effect_has_none(self) -> None:
        game = figures_table(ann=seat(purple=["Sinuhe"]), bo=seat())
        assert inspirations(game) == []

    def test_beneath_another_card_where_the_splay_shows_it(self) -> None:
        """The inspire effect of Tigernmas is in the middle below, that of Homer on the left below."""
        for how, colors in (("none", []), ("left", []), ("right", ["purple"]), ("up", ["purple", "red"])):
            game = figures_table(
                ann=seat(red=(how, ["Archery", "Tigernmas"]), purple=(how, ["Mysticism", "Homer"])), bo=seat()
            )
            assert inspirations(game) == colors

    def test_no_card_in_hand(self) -> None:
        game = figures_table(ann=seat(hand=["Tigernmas"]), bo=seat())
        assert inspirations(game) == []


class TestTheEffects:
    """Rules 12.4.2, 12.4.4."""

    def test_the_effect_then_the_draw(self) -> None:
        game = figures_table(supply={1: ["Oars", "Clothing", "Homer"]}, ann=seat(red=["Tigernmas"]), bo=seat())
        play(game, "ann: inspire red")
        assert inspired(game) == ["ann Tigernmas"]
        assert drawn(game, "ann") == ["Oars", "Clothing"]

    def test_from_bottom_to_top(self) -> None:
        game = figures_table(
            supply={1: ["Oars"], 2: ["Calendar", "Currency"]},
            ann=seat(hand=["Code of Laws"], red=("up", ["Sun Tzu", "Tigernmas", "Alexander the Great"])),
            bo=seat(),
        )
        play(game, "ann: inspire red")
        assert inspired(game) == ["ann Alexander the Great", "ann Tigernmas", "ann Sun Tzu"]
        assert drawn(game, "ann") == ["Oars", "Calendar", "Currency"]
        assert zone(game, "ann", "score") == ["Code of Laws"]

    def test_all_that_showed_at_the_start_even_if_they_show_no_more(self) -> None:
        """Ptahhotep scores the one card above it, and thereby takes the splay away: the top effect is still executed."""
        game = figures_table(
            supply={1: ["Oars"], 2: ["Calendar"]},
            ann=seat(purple=("up", ["Homer", "Ptahhotep"])),
            bo=seat(),
        )
        play(game, "ann: inspire purple")
        assert zone(game, "ann", "score") == ["Homer"]
        assert inspired(game) == ["ann Ptahhotep", "ann Homer"]
        assert pile(game, "ann", "purple") == ["Ptahhotep"]
        assert pile(game, "ann", "blue") == ["Calendar"]
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_none_that_only_came_to_show(self) -> None:
        """Hammurabi's effect melds Tigernmas over him."""
        game = figures_table(ann=seat(red=["Hammurabi"], hand=["Tigernmas"]), bo=seat())
        play(game, "ann: inspire red")
        assert pile(game, "ann", "red") == ["Tigernmas", "Hammurabi"]
        assert inspired(game) == ["ann Hammurabi"]

    def test_no_effect_of_another_color_or_board(self) -> None:
        game = figures_table(
            supply={1: ["Oars", "Clothing"]},
            ann=seat(red=["Tigernmas"], green=("up", ["The Wheel", "Ptolemy"])),
            bo=seat(red=["Sun Tzu"]),
        )
        play(game, "ann: inspire red")
        assert inspired(game) == ["ann Tigernmas"]

    def test_nothing_is_shared_and_no_bonus_drawn(self) -> None:
        """Bo shows more of every icon."""
        game = figures_table(
            supply={1: ["Oars", "Clothing"]},
            ann=seat(red=["Tigernmas"]),
            bo=seat(yellow=["Agriculture"], green=["Sailing"], blue=["Pottery"]),
        )
        play(game, "ann: inspire red")
        assert zone(game, "bo", "hand") == []
        assert not bonus_drawn(game)

    def test_echo_and_dogma_effects_of_the_pile_are_not_executed(self) -> None:
        game = figures_table(
            supply={2: ["Calendar", "Currency"]},
            ann=seat(purple=("up", ["Plato", "Sinuhe", "Mysticism"]), red=["Archery", "Oars"]),
            bo=seat(),
        )
        play(game, "ann: inspire purple", "ann: red")
        assert [row["verb"] for row in rows(game, "effect")] == ["inspire"]
        assert zone(game, "ann", "forecast") == []

    def test_a_dogma_action_executes_none(self) -> None:
        """Rules 12.4.4, 12.6.10."""
        game = figures_table(ann=seat(red=["Tigernmas"]), bo=seat())
        play(game, "ann: dogma Tigernmas")
        assert inspired(game) == []
        assert drawn(game, "ann") == []


class TestTheDraw:
    """Rules 12.4.3."""

    def test_of_the_value_of_the_color_not_of_the_highest_top_card(self) -> None:
        game = figures_table(
            supply={1: ["Oars", "Clothing"]}, ann=seat(red=["Tigernmas"], blue=["Computers"]), bo=seat()
        )
        play(game, "ann: inspire red")
        assert drawn(game, "ann") == ["Oars", "Clothing"]

    def test_of_the_top_card_of_that_moment(self) -> None:
        """Hammurabi melds a card of his own color first."""
        game = figures_table(supply={3: ["Paper"]}, ann=seat(red=["Hammurabi"], hand=["Engineering"]), bo=seat())
        play(game, "ann: inspire red")
        assert pile(game, "ann", "red")[0] == "Engineering"
        assert drawn(game, "ann") == ["Paper"]

    def test_of_a_color_that_is_empty_by_then_a_1(self) -> None:
        game = figures_table(supply={1: ["Oars"]}, ann=seat(purple=["Ptahhotep"]), bo=seat())
        play(game, "ann: inspire purple")
        assert zone(game, "ann", "score") == ["Ptahhotep"]
        assert drawn(game, "ann") == ["Oars"]

    def test_the_set_is_that_of_any_draw(self) -> None:
        """Rules 6.2.4: Echoes where the hand asks for it, never a Figure."""
        for held, expected in ((["Sailing"], "Soap"), ([], "Oars")):
            game = figures_table(
                sets=("base", "echoes", "figures"),
                supply={1: ["Oars", "Soap", "Homer"]},
                ann=seat(hand=held, purple=["Ptahhotep"]),
                bo=seat(),
            )
            play(game, "ann: inspire purple")
            assert drawn(game, "ann") == [expected]

    def test_it_may_end_the_game(self) -> None:
        game = figures_table(removed=emptied(10), ann=seat(blue=["Stephen Hawking"], score=["Coal"]), bo=seat())
        play(game, "ann: inspire blue")
        assert ending(game)[0] == "score"


class TestOnceATurn:
    """Rules 4.1.3, 4.8.1."""

    def test_it_can_be_taken_once(self) -> None:
        game = figures_table(ann=seat(red=("up", ["Archery", "Tigernmas"]), green=["Ptolemy"]), bo=seat())
        play(game, "ann: inspire red")
        assert game.position()["turn"]["used"] == ["inspire"]
        assert inspirations(game) == []

    def test_it_uses_up_an_action(self) -> None:
        game = figures_table(action=2, ann=seat(red=["Tigernmas"]), bo=seat())
        play(game, "ann: inspire red")
        assert asked(game)[0] == "bo"

    def test_the_next_player_can_again(self) -> None:
        game = figures_table(action=2, ann=seat(red=["Tigernmas"]), bo=seat(green=["Ptolemy"]))
        play(game, "ann: inspire red")
        assert game.position()["turn"]["used"] == []
        assert inspirations(game) == ["green"]

    def test_a_decree_may_follow_in_the_same_turn(self) -> None:
        game = figures_table(ann=seat(red=["Tigernmas"], hand=["Homer", "Plato", "Avicenna"]), bo=seat())
        play(game, "ann: inspire red", "ann: decree Expansion")
        assert game.position()["turn"]["player"] == "bo"

    def test_a_record_repeats_it(self) -> None:
        game = figures_table(ann=seat(red=["Tigernmas"]), bo=seat())
        play(game, "ann: inspire red", "ann: draw")
        assert Game.from_record(game.record()).position() == game.position()
        assert supply(game, 1)
