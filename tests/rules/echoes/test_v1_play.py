"""Rules 17.2 to 17.5 and 17.7: play with mixed piles."""

from __future__ import annotations

import pytest

from innovation import Game
from tests.helpers import asked, ending, mixed_table, moves, options, pile, play, seat, zone
from tests.rules.desk import Desk, named
from tests.rules.test_sharing import effects


def mixed(game: Game, value: int) -> list[str]:
    """A mixed pile, top first."""
    return list(game.position()["supply"]["mixed"][str(value)])


class TestDraws:
    """Rules 17.4.1."""

    @pytest.mark.parametrize("hand", [[], ["Tools"], ["Dice"]])
    def test_the_top_card_as_it_comes(self, hand: list[str]) -> None:
        """Whatever is in hand: the order of the pile decides (rules 2.4)."""
        game = mixed_table(ann=seat(hand=hand), bo=seat(), supply={1: ["Bell", "Oars", "Flute", "Comb"]})
        ann = Desk(game).player("ann")
        assert [card.name for card in ann.draw_several(3, 1)] == ["Bell", "Oars", "Flute"]

    def test_an_empty_pile_is_stepped_over(self) -> None:
        game = mixed_table(ann=seat(yellow=["Pencil"]), bo=seat(), supply={1: ["Oars"], 7: ["Rubber"]})
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Rubber"]

    def test_a_pile_of_echoes_cards_alone_is_not_empty(self) -> None:
        game = mixed_table(ann=seat(), bo=seat(), supply={1: ["Dice"], 2: ["Calendar"]})
        play(game, "ann: draw", "ann: draw")
        assert zone(game, "ann", "hand") == ["Calendar", "Dice"]

    def test_above_10_the_game_ends_by_score(self) -> None:
        game = mixed_table(ann=seat(green=["Email"]), bo=seat(score=["Tools"]), supply={1: ["Oars"]})
        play(game, "ann: draw")
        assert ending(game) == ("score", ["bo"])


class TestReturns:
    """Rules 17.4.2, 6.8."""

    def test_cards_of_both_sets_go_under_the_pile_of_their_value(self) -> None:
        game = mixed_table(
            ann=seat(blue=["Lever"], hand=["Bell", "Oars", "Paper"]),
            bo=seat(),
            supply={1: ["Flute"], 2: ["Currency", "Mapmaking"]},
        )
        play(game, "ann: dogma Lever", "ann: Oars")
        play(game, "ann: Bell", "ann: pass")
        assert mixed(game, 1) == ["Flute", "Oars", "Bell"]

    def test_their_order_is_asked_across_the_sets(self) -> None:
        """Rules 6.8.2: one pile takes both."""
        game = mixed_table(
            ann=seat(yellow=["Pressure Cooker"], hand=["Bell", "Oars"]), bo=seat(), supply={1: ["Flute"], 5: ["Coal"]}
        )
        play(game, "ann: dogma Pressure Cooker")
        assert asked(game) == ("ann", "order", "return")
        play(game, "ann: Oars")
        assert mixed(game, 1) == ["Flute", "Oars", "Bell"]

    def test_an_empty_pile_becomes_a_pile_of_one(self) -> None:
        game = mixed_table(ann=seat(hand=["Bell"]), bo=seat(), supply={})
        desk = Desk(game)
        ann = desk.player("ann")
        ann.return_(named("Bell")[0])
        assert ann.draw(1).name == "Bell"

    def test_put_on_top_is_the_top_of_the_mixed_pile(self) -> None:
        """Rules 6.8.4, by Telescope."""
        game = mixed_table(
            ann=seat(blue=["Telescope"], forecast=["Tools"]), bo=seat(), supply={1: ["Flute"], 5: ["Coal"]}
        )
        play(game, "ann: dogma Telescope", "ann: Tools")
        assert mixed(game, 1) == ["Tools", "Flute"]


class TestBottomCards:
    """Rules 17.4.4, 9.1.1."""

    @pytest.mark.parametrize(("bottom", "back"), [("Flute", "back 1 echoes"), ("Oars", "back 1 base")])
    def test_it_is_that_of_the_mixed_pile(self, bottom: str, back: str) -> None:
        game = mixed_table(
            ann=seat(yellow=["Chopsticks"], score=["Coal"]), bo=seat(), supply={1: ["Tools", "Comb", bottom]}
        )
        play(game, "ann: dogma Chopsticks", "ann: yes")
        assert mixed(game, 1) == ["Comb"]
        assert game.view(None)["achievements"][0] == back
        assert moves(game, "ann")[-1] == f"make available {back}"
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == [bottom]

    def test_nothing_is_asked_where_the_pile_is_empty(self) -> None:
        game = mixed_table(ann=seat(yellow=["Chopsticks"]), bo=seat(), supply={2: ["Lever"]})
        play(game, "ann: dogma Chopsticks")
        assert asked(game)[1] == "action"


class TestFirstEdition:
    """Rules 17.2.1, 17.1.3, 16.3."""

    def test_base_cards_have_their_first_edition_texts(self) -> None:
        """Fermenting draws for every two leaves: four leaves in one color give two cards."""
        game = mixed_table(
            ann=seat(yellow=["Fermenting"], blue=["Pottery"]), bo=seat(), supply={2: ["Lever", "Currency", "Pagoda"]}
        )
        play(game, "ann: dogma Fermenting")
        assert zone(game, "ann", "hand") == ["Currency", "Lever"]

    def test_oars_demands_once(self) -> None:
        game = mixed_table(
            ann=seat(red=["Oars"]), bo=seat(hand=["Optics", "Translation"]), supply={1: ["Tools", "Dice"]}
        )
        play(game, "ann: dogma Oars", "bo: Optics")
        assert zone(game, "bo", "hand") == ["Tools", "Translation"]

    @pytest.mark.parametrize(("partners_ones", "drawn"), [(["Tools", "Oars"], 1), ([], 1)])
    def test_other_players_are_not_the_partner(self, partners_ones: list[str], drawn: int) -> None:
        """Rules 16.3, 17.7.1: Noodles looks at other players, and cy is ann's partner."""
        game = mixed_table(
            ann=seat(yellow=["Noodles"], hand=["Dice"]),
            bo=seat(),
            cy=seat(hand=partners_ones),
            di=seat(),
            supply={1: ["Comb"], 2: ["Lever"]},
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Noodles")
        assert len(zone(game, "ann", "score")) == drawn

    def test_in_the_third_edition_he_is_one(self) -> None:
        game = Game.from_position(
            {
                "game": {"players": ["ann", "bo", "cy", "di"], "sets": ["base", "echoes"], "teams": "partners"},
                "turn": {"number": 5, "player": "ann"},
                "players": {
                    "ann": {"hand": ["Dice"], "board": {"yellow": {"cards": ["Noodles"]}}},
                    "cy": {"hand": ["Tools", "Oars"]},
                },
            }
        )
        play(game, "ann: dogma Noodles")
        assert zone(game, "ann", "score") == []

    def test_a_partner_shares_and_earns_no_bonus(self) -> None:
        """Rules 17.7.1, 16.2: cy tucks by Perfume's echo; the demand spares him; ann draws nothing."""
        game = mixed_table(
            ann=seat(blue=["Perfume"]),
            bo=seat(),
            cy=seat(green=["The Wheel"]),
            di=seat(),
            supply={1: ["Oars", "Archery"]},
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Perfume")
        assert [row[:2] for row in effects(game)] == [
            ("cy", "share"),
            ("ann", "execute"),
            ("bo", "demand"),
            ("di", "demand"),
        ]
        assert zone(game, "ann", "hand") == []

    @pytest.mark.parametrize(("held", "drawn"), [([], 1), (["Tools"], 0)])
    def test_opponents_are_other_players(self, held: list[str], drawn: int) -> None:
        """Rules 1.9.5, 16.3: Noodles compares with bo, who holds as many 1s as ann or none."""
        game = mixed_table(
            ann=seat(hand=["Oars"], yellow=["Noodles"]),
            bo=seat(hand=held),
            supply={1: ["Archery"], 2: ["Calendar"]},
        )
        play(game, "ann: dogma Noodles")
        assert len(zone(game, "ann", "score")) == drawn


class TestRulings:
    """Rules 17.5."""

    def test_ice_skates_decides_card_by_card(self) -> None:
        """Rules 17.5.1: the second choice is made after the first card is seen."""
        game = mixed_table(
            ann=seat(green=["Ice Skates"], hand=["Tools", "Oars"]), bo=seat(), supply={2: ["Lever"], 3: ["Paper"]}
        )
        play(game, "ann: dogma Ice Skates", "ann: Tools", "ann: Oars", "ann: yes")
        assert pile(game, "ann", "blue") == ["Lever"]
        assert asked(game)[1] == "yes_no"
        play(game, "ann: no")
        assert zone(game, "ann", "forecast") == ["Paper"]

    def test_clock_may_choose_among_the_largest_piles(self) -> None:
        """Rules 17.5.2."""
        game = mixed_table(
            ann=seat(purple=["Clock", "Mysticism"], red=["Oars", "Archery"], blue=["Tools"]),
            bo=seat(green=["Satellites"], blue=["Genetics"]),
            supply={},
        )
        play(game, "ann: dogma Clock")
        while game.decision is not None and game.decision.player == "bo":
            game.choose("pass")
        assert options(game) == ["pass", "purple", "red"]

    @pytest.mark.parametrize("direction", ["right", "up"])
    def test_kobukson_turns_another_s_splay_left(self, direction: str) -> None:
        """Rules 17.5.3."""
        game = mixed_table(
            ann=seat(red=["Kobukson"]), bo=seat(blue=(direction, ["Pottery", "Writing"])), supply={4: ["Globe"]}
        )
        play(game, "ann: dogma Kobukson", "ann: bo")
        assert game.position()["players"]["bo"]["board"]["blue"]["splay"] == "left"

    def test_photography_promotes_nothing(self) -> None:
        """Rules 17.5.4."""
        game = mixed_table(
            ann=seat(blue=["Photography"], forecast=["Oars", "Dice"]), bo=seat(green=["Sailing"]), supply={}
        )
        play(game, "ann: dogma Photography", "ann: Dice")
        assert asked(game)[1] == "action"

    @pytest.mark.parametrize(("ruleset", "drawn"), [("echoes_v1", 2), ("third", 1)])
    def test_saxophone_counts_covered_notes_here_alone(self, ruleset: str, drawn: int) -> None:
        """Rules 17.5.5: bo's Bell lies covered and unsplayed."""
        game = Game.from_position(
            {
                "game": {"players": ["ann", "bo"], "ruleset": ruleset, "sets": ["base", "echoes"]},
                "turn": {"number": 5, "player": "ann"},
                "supply": {"mixed": {"7": ["Rubber", "Lighting", "Jeans"]}} if ruleset == "echoes_v1" else {},
                "players": {
                    "ann": {"board": {"purple": {"cards": ["Saxophone"]}}},
                    "bo": {"board": {"purple": {"cards": ["Mysticism", "Bell"]}}},
                },
            }
        )
        play(game, "ann: dogma Saxophone")
        assert len(zone(game, "ann", "hand")) == drawn

    def test_mp3_claims_what_can_be_claimed(self) -> None:
        """Rules 17.5.7."""
        game = mixed_table(
            ann=seat(yellow=["MP3"], hand=["Tools"]), bo=seat(), available=["Oars"], supply={10: ["Sudoku", "Robotics"]}
        )
        play(game, "ann: dogma MP3", "ann: Tools")
        assert zone(game, "ann", "achievements") == ["Oars"]

    def test_who_is_not_demanded_shares_the_rest(self) -> None:
        """Rules 17.5.10, by The Pirate Code."""
        game = mixed_table(
            ann=seat(red=["The Pirate Code"]),
            bo=seat(purple=["Enterprise"]),
            cy=seat(score=["Tools", "Oars"]),
            supply={5: ["Coal"]},
        )
        play(game, "ann: dogma The Pirate Code", "cy: Tools")
        assert [row[:2] for row in effects(game)] == [("cy", "demand"), ("bo", "share"), ("ann", "execute")]
