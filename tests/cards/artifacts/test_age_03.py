"""Artifacts of age 3: the course of each and the edges its text can reach."""

from __future__ import annotations

from innovation import Game
from tests.helpers import (
    artifacts_table,
    asked,
    bonus_drawn,
    emptied,
    ending,
    moves,
    options,
    pile,
    play,
    seat,
    shown,
    splay,
    supply,
    zone,
)

ACTION = ("ann", "action", "action")
SPECIALS = ["Empire", "Monument", "Universe", "Wonder", "World"]
ALONG = "Along the River during the Qingming Festival"


def available(game: Game) -> list[str]:
    """The available achievements that have a value."""
    return [name for name in game.position()["achievements"] if name not in SPECIALS]


class TestCharterOfLiberties:
    """Tuck a hand card, splay its color left, execute the top card of a splayed color of anybody."""

    def test_the_color_just_splayed_may_be_the_one_executed(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Oars"], blue=["Charter of Liberties"], red=["Metalworking"]),
            bo=seat(green=["Sailing", "Clothing"]),
            supply={1: ["Pottery"]},
        )
        play(game, "ann: dogma Charter of Liberties")
        assert (pile(game, "ann", "red"), splay(game, "ann", "red")) == (["Metalworking", "Oars"], "left")
        assert zone(game, "ann", "hand") == ["Pottery"]

    def test_a_splayed_color_of_another_board_in_any_direction(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Oars"], blue=["Charter of Liberties"], red=["Metalworking"]),
            bo=seat(green=("up", ["Sailing", "Clothing"]), yellow=["Masonry", "Agriculture"]),
            supply={1: ["Pottery"]},
        )
        play(game, "ann: dogma Charter of Liberties")
        assert options(game) == ["Metalworking", "Sailing"]
        play(game, "ann: Sailing")
        assert pile(game, "ann", "blue") == ["Pottery", "Charter of Liberties"]

    def test_without_a_tuck_nothing_is_executed(self) -> None:
        game = artifacts_table(ann=seat(blue=["Charter of Liberties"]), bo=seat(green=("up", ["Sailing", "Clothing"])))
        play(game, "ann: dogma Charter of Liberties")
        assert moves(game) == []

    def test_with_no_color_splayed_only_the_tuck_remains(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Oars"], blue=["Charter of Liberties"]), bo=seat(green=["Sailing", "Clothing"])
        )
        play(game, "ann: dogma Charter of Liberties")
        assert pile(game, "ann", "red") == ["Oars"]
        assert moves(game) == ["tuck Oars"]

    def test_another_splay_turns_left(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Oars"], blue=["Charter of Liberties"], red=("up", ["Archery", "Construction"])), bo=seat()
        )
        play(game, "ann: dogma Charter of Liberties")
        assert splay(game, "ann", "red") == "left"  # Archery has only a demand: nothing more

    def test_it_can_execute_itself_again(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Oars"], blue=["Charter of Liberties"]), bo=seat(), supply={1: ["Pottery"]}
        )
        play(game, "ann: dogma Charter of Liberties", "ann: Tools")
        # blue is splayed, its top card is the Charter: Oars is tucked by the nested execution, which goes on
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "ann", "hand") == []
        assert asked(game) == ACTION

    def test_a_sharer_tucks_and_executes_alone(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Charter of Liberties"]),
            bo=seat(hand=["Clothing"], green=["Paper"]),
            cy=seat(hand=["Oars"]),
            supply={4: ["Anatomy"], 3: ["Compass"]},
        )
        play(game, "ann: dogma Charter of Liberties")
        assert splay(game, "bo", "green") == "left"
        assert zone(game, "bo", "hand") == ["Anatomy"]  # Paper: green lies left already, so a 4 is drawn
        assert zone(game, "cy", "hand") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Compass"]


class TestDunhuangStarChart:
    """Return the whole hand; draw a card of the number returned."""

    def test_draws_the_number_returned(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Paper", "Coal"], blue=["Dunhuang Star Chart"]), bo=seat(), supply={3: ["Compass"]}
        )
        play(game, "ann: dogma Dunhuang Star Chart")
        assert zone(game, "ann", "hand") == ["Compass"]
        assert moves(game, "bo")[-1] == "draw back 3 base"

    def test_an_empty_hand_draws_a_one(self) -> None:
        game = artifacts_table(ann=seat(blue=["Dunhuang Star Chart"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma Dunhuang Star Chart")
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_the_order_within_a_pile_is_chosen(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools", "Oars"], blue=["Dunhuang Star Chart"]), bo=seat(), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Dunhuang Star Chart", "ann: Oars")
        assert supply(game, 1)[-2:] == ["Oars", "Tools"]

    def test_eleven_cards_end_the_game(self) -> None:
        hand = [
            "Tools",
            "Calendar",
            "Paper",
            "Coal",
            "Flight",
            "Services",
            "Databases",
            "Canning",
            "Bicycle",
            "Anatomy",
        ]
        game = artifacts_table(
            ann=seat(hand=[*hand, "Principia"], blue=["Dunhuang Star Chart"]), bo=seat(score=["Oars"])
        )
        play(game, "ann: dogma Dunhuang Star Chart")
        assert ending(game) == ("score", ["bo"])

    def test_shared_by_one(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Dunhuang Star Chart"]),
            bo=seat(hand=["Tools", "Coal"], purple=["Philosophy"]),
            cy=seat(hand=["Oars"], blue=["Mathematics"]),
            supply={2: ["Calendar"], 1: ["Sailing"], 3: ["Compass"]},
        )
        play(game, "ann: dogma Dunhuang Star Chart")
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert zone(game, "cy", "hand") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Compass", "Sailing"]


class TestBeauvaisCathedralClock:
    """Draw a 4 openly and splay its color right."""

    def test_splays_the_color_of_the_card(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Beauvais Cathedral Clock"], red=("left", ["Archery", "Oars"])),
            bo=seat(),
            supply={4: ["Gunpowder"]},
        )
        play(game, "ann: dogma Beauvais Cathedral Clock")
        assert splay(game, "ann", "red") == "right"
        assert zone(game, "ann", "hand") == ["Gunpowder"]
        assert moves(game, "bo") == ["draw Gunpowder", "keep Gunpowder"]

    def test_a_single_card_an_absent_color_or_one_already_right_stay(self) -> None:
        for drawn in ("Navigation", "Experimentation", "Gunpowder"):
            game = artifacts_table(
                ann=seat(green=["Beauvais Cathedral Clock"], red=("right", ["Archery", "Oars"])),
                bo=seat(),
                supply={4: [drawn]},
            )
            play(game, "ann: dogma Beauvais Cathedral Clock")
            assert zone(game, "ann", "hand") == [drawn]
            assert not [event for event in game.log if event.kind == "splay"]

    def test_the_fifth_color_earns_wonder(self) -> None:
        game = artifacts_table(
            ann=seat(
                green=("up", ["Beauvais Cathedral Clock", "Sailing"]),
                red=["Archery", "Oars"],
                blue=("right", ["Tools", "Writing"]),
                yellow=("right", ["Masonry", "Agriculture"]),
                purple=("up", ["Mysticism", "Monotheism"]),
            ),
            bo=seat(),
            supply={4: ["Gunpowder"]},
        )
        play(game, "ann: dogma Beauvais Cathedral Clock")
        assert zone(game, "ann", "achievements") == ["Wonder"]

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Beauvais Cathedral Clock"]),
            bo=seat(green=["Navigation", "Sailing"]),
            supply={4: ["Invention", "Gunpowder"], 3: ["Paper"]},
        )
        play(game, "ann: dogma Beauvais Cathedral Clock")
        assert splay(game, "bo", "green") == "right"
        assert zone(game, "ann", "hand") == ["Gunpowder", "Paper"]


class TestPhilosophersStone:
    """Return a hand card; score as many hand cards as its value."""

    def test_scores_as_many_as_the_value(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Calendar", "Tools", "Oars", "Coal"], green=["Philosopher's Stone"]), bo=seat()
        )
        play(game, "ann: dogma Philosopher's Stone", "ann: Calendar", "ann: Coal")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Oars")
        assert zone(game, "ann", "score") == ["Coal", "Oars"]
        assert zone(game, "ann", "hand") == ["Tools"]
        assert moves(game, "bo") == ["return back 2 base", "score back 5 base", "score back 1 base"]

    def test_fewer_cards_are_all_scored(self) -> None:
        game = artifacts_table(ann=seat(hand=["Coal", "Tools"], green=["Philosopher's Stone"]), bo=seat())
        play(game, "ann: dogma Philosopher's Stone", "ann: Coal")
        assert zone(game, "ann", "score") == ["Tools"]
        assert asked(game) == ACTION

    def test_an_empty_hand_does_nothing(self) -> None:
        game = artifacts_table(ann=seat(green=["Philosopher's Stone"]), bo=seat())
        play(game, "ann: dogma Philosopher's Stone")
        assert moves(game) == []

    def test_six_scored_are_monument(self) -> None:
        hand = ["Classification", "Tools", "Oars", "Sailing", "Archery", "Masonry", "Pottery"]
        game = artifacts_table(ann=seat(hand=hand, green=["Philosopher's Stone"]), bo=seat())
        play(game, "ann: dogma Philosopher's Stone", "ann: Classification")
        while asked(game) != ACTION:
            play(game, f"ann: {options(game)[0]}")
        assert len(zone(game, "ann", "score")) == 6
        assert zone(game, "ann", "achievements") == ["Monument"]

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Calendar"], green=["Philosopher's Stone"]),
            bo=seat(hand=["Tools", "Coal"], green=["Navigation"]),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Philosopher's Stone", "bo: Tools")
        assert zone(game, "bo", "score") == ["Coal"]
        assert zone(game, "ann", "hand") == ["Paper"]


class TestNecronomicon:
    """Draw a 3 openly; each color but purple does something."""

    def make(self, drawn: str) -> Game:
        game = artifacts_table(
            ann=seat(
                hand=["Tools", "Coal"],
                score=["Oars", "Calendar"],
                purple=("left", ["Necronomicon", "Mysticism"]),
                green=("up", ["Sailing", "Clothing"]),
            ),
            bo=seat(),
            supply={3: [drawn], 9: ["Services"]},
        )
        return play(game, "ann: dogma Necronomicon")

    def test_yellow_returns_the_hand_with_the_drawn_card(self) -> None:
        game = self.make("Medicine")
        assert zone(game, "ann", "hand") == []
        assert supply(game, 3)[-1] == "Medicine"
        assert zone(game, "ann", "score") == ["Calendar", "Oars"]
        assert "draw Medicine" in moves(game, "bo")

    def test_green_unsplays_everything(self) -> None:
        game = self.make("Paper")
        assert options(game) == ["green", "purple"]
        play(game, "ann: purple")
        assert (splay(game, "ann", "purple"), splay(game, "ann", "green")) == ("none", "none")
        assert zone(game, "ann", "hand") == ["Coal", "Paper", "Tools"]

    def test_red_returns_the_score_pile(self) -> None:
        game = self.make("Optics")
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "hand") == ["Coal", "Optics", "Tools"]

    def test_blue_draws_a_nine(self) -> None:
        game = self.make("Alchemy")
        assert zone(game, "ann", "hand") == ["Alchemy", "Coal", "Services", "Tools"]
        assert moves(game, "bo") == ["draw Alchemy", "draw back 9 base", "keep Alchemy"]

    def test_purple_does_nothing_more(self) -> None:
        game = self.make("Education")
        assert zone(game, "ann", "hand") == ["Coal", "Education", "Tools"]
        assert zone(game, "ann", "score") == ["Calendar", "Oars"]
        assert splay(game, "ann", "green") == "up"

    def test_each_sharer_draws_for_himself(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], purple=["Necronomicon"]),
            bo=seat(hand=["Coal"], score=["Oars"], blue=["Pottery"]),
            supply={3: ["Optics", "Medicine", "Paper"]},
        )
        play(game, "ann: dogma Necronomicon")
        assert (zone(game, "bo", "hand"), zone(game, "bo", "score")) == (["Coal", "Optics"], [])
        assert zone(game, "ann", "hand") == ["Paper"]  # the bonus, after all was returned


class TestShroudOfTurin:
    """Return a hand card, and the top card and a score card of its color; for all three claim any achievement."""

    def test_all_three_claim_any_achievement(self) -> None:
        game = artifacts_table(
            ann=seat(
                hand=["Tools", "Oars"],
                score=["Calendar", "Coal", "Physics"],
                purple=["Shroud of Turin"],
                blue=["Alchemy"],
            ),
            bo=seat(),
            available=["Mysticism", "Services"],
        )
        play(game, "ann: dogma Shroud of Turin", "ann: Tools")
        assert options(game) == ["Calendar", "Physics"]
        play(game, "ann: Physics")
        assert pile(game, "ann", "blue") == []
        assert asked(game) == ("ann", "achievement", "achieve")
        assert len(options(game)) == 2
        play(game, next(f"ann: {option}" for option in options(game) if "9" in option))
        assert zone(game, "ann", "achievements") == ["Services"]
        assert zone(game, "ann", "score") == ["Calendar", "Coal"]

    def test_all_see_the_hand_card(self) -> None:
        game = artifacts_table(ann=seat(hand=["Tools"], purple=["Shroud of Turin"]), bo=seat())
        play(game, "ann: dogma Shroud of Turin")
        assert "return Tools" in moves(game, "bo")

    def test_without_a_top_card_the_score_card_goes_all_the_same(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], score=["Calendar"], purple=["Shroud of Turin"]),
            bo=seat(),
            available=["Mysticism"],
        )
        play(game, "ann: dogma Shroud of Turin")
        assert zone(game, "ann", "score") == []
        assert available(game) == ["Mysticism"]

    def test_without_a_score_card_of_the_color_the_pile_is_shown(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Tools"], score=["Coal"], purple=["Shroud of Turin"], blue=["Alchemy", "Writing"]),
            bo=seat(),
            available=["Mysticism"],
        )
        play(game, "ann: dogma Shroud of Turin")
        assert pile(game, "ann", "blue") == ["Writing"]
        assert shown(game) == [["Coal"]]
        assert available(game) == ["Mysticism"]

    def test_an_empty_hand_does_nothing(self) -> None:
        game = artifacts_table(ann=seat(score=["Calendar"], purple=["Shroud of Turin"]), bo=seat())
        play(game, "ann: dogma Shroud of Turin")
        assert moves(game) == []

    def test_a_purple_card_can_send_the_shroud_itself_back(self) -> None:
        game = artifacts_table(
            ann=seat(hand=["Mysticism"], score=["Monotheism"], purple=["Shroud of Turin"]),
            bo=seat(),
            available=["Services"],
        )
        play(game, "ann: dogma Shroud of Turin")
        assert supply(game, 3, "artifacts")[-1] == "Shroud of Turin"
        assert zone(game, "ann", "achievements") == ["Services"]

    def test_the_claim_can_win_for_a_sharer(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Shroud of Turin"]),
            bo=seat(
                hand=["Tools"],
                score=["Calendar"],
                blue=["Pottery"],
                achievements=[*SPECIALS, "Mysticism"],
            ),
            available=["Services"],
        )
        play(game, "ann: dogma Shroud of Turin")
        assert ending(game) == ("achievements", ["bo"])


class TestExcalibur:
    """Compel: a top card above the demander's of its color moves to the demander's board."""

    def test_takes_a_higher_card_of_any_color(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Excalibur", "Oars"], blue=["Calendar"]),
            bo=seat(red=["Engineering"], blue=["Alchemy", "Tools"], yellow=["Masonry"], purple=["Philosophy"]),
        )
        play(game, "ann: dogma Excalibur")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Alchemy", "Masonry", "Philosophy"]  # the red 3 ties; absent colors are 0
        play(game, "bo: Alchemy")
        assert pile(game, "ann", "blue") == ["Alchemy", "Calendar"]
        assert pile(game, "bo", "blue") == ["Tools"]

    def test_nothing_higher_saves_all(self) -> None:
        game = artifacts_table(ann=seat(red=["Excalibur"]), bo=seat(red=["Construction"]))
        play(game, "ann: dogma Excalibur")
        assert moves(game) == []

    def test_yamato_outranks_everything(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Excalibur"], purple=["Services"]),
            bo=seat(red=["Battleship Yamato"], purple=["Mysticism"]),
        )
        play(game, "ann: dogma Excalibur")
        assert pile(game, "ann", "red") == ["Battleship Yamato", "Excalibur"]

    def test_what_the_first_gave_is_compared_for_the_second(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Excalibur"]),
            bo=seat(blue=["Alchemy"], green=["The Wheel"]),
            cy=seat(blue=["Translation"], yellow=["Masonry"]),
            di=seat(blue=["Printing Press"]),
        )
        play(game, "ann: dogma Excalibur", "bo: Alchemy")
        assert asked(game) == ACTION  # cy's blue 3 is no higher any more: only the yellow card could go
        assert pile(game, "ann", "yellow") == ["Masonry"]
        assert pile(game, "cy", "blue") == ["Translation"]
        assert pile(game, "di", "blue") == ["Printing Press"]  # no castles: not compelled

    def test_a_compel_earns_no_bonus(self) -> None:
        game = artifacts_table(ann=seat(red=["Excalibur"]), bo=seat(blue=["Alchemy"]))
        play(game, "ann: dogma Excalibur")
        assert pile(game, "ann", "blue") == ["Alchemy"]
        assert not bonus_drawn(game)


class TestMjolnirAmulet:
    """Compel: the target chooses a top card; its whole pile goes to the demander's score pile."""

    def test_the_whole_pile_goes_from_the_top(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Mjolnir Amulet"]),
            bo=seat(yellow=["Masonry", "Agriculture"], blue=["Tools", "Writing", "Pottery"]),
        )
        play(game, "ann: dogma Mjolnir Amulet")
        assert asked(game)[0] == "bo"
        assert options(game) == ["Masonry", "Tools"]
        play(game, "bo: Tools")
        assert moves(game) == ["transfer Tools", "transfer Writing", "transfer Pottery"]
        assert zone(game, "ann", "score") == ["Pottery", "Tools", "Writing"]
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 0  # a transfer, no scoring

    def test_two_compelled_and_one_not(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Mjolnir Amulet"]),
            bo=seat(yellow=["Masonry"]),
            cy=seat(blue=["Tools"]),
            di=seat(red=["Archery"]),
        )
        play(game, "ann: dogma Mjolnir Amulet")
        assert zone(game, "ann", "score") == ["Archery", "Masonry"]
        assert pile(game, "cy", "blue") == ["Tools"]

    def test_from_the_display_against_an_empty_board(self) -> None:
        game = artifacts_table(ann=seat(display=["Mjolnir Amulet"]), bo=seat(), action=0)
        play(game, "ann: dogma Mjolnir Amulet")
        assert moves(game) == ["return Mjolnir Amulet"]
        assert zone(game, "ann", "score") == []


class TestAlongTheRiverDuringTheQingmingFestival:
    """Draw 4s openly until one is yellow (tucked) or purple (scored)."""

    def test_a_yellow_one_is_tucked_after_others_are_kept(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=[ALONG]), bo=seat(), supply={4: ["Gunpowder", "Invention", "Experimentation", "Anatomy"]}
        )
        play(game, f"ann: dogma {ALONG}")
        assert pile(game, "ann", "yellow") == [ALONG, "Anatomy"]
        assert zone(game, "ann", "hand") == ["Experimentation", "Gunpowder", "Invention"]
        assert [move for move in moves(game, "bo") if move.startswith("draw")] == [
            "draw Gunpowder",
            "draw Invention",
            "draw Experimentation",
            "draw Anatomy",
        ]

    def test_a_purple_one_is_scored(self) -> None:
        game = artifacts_table(ann=seat(yellow=[ALONG]), bo=seat(), supply={4: ["Enterprise", "Anatomy"]})
        play(game, f"ann: dogma {ALONG}")
        assert zone(game, "ann", "score") == ["Enterprise"]
        assert game.position()["players"]["ann"]["this_turn"] == {"tucked": 0, "scored": 1}
        assert supply(game, 4)[0] == "Anatomy"

    def test_a_yellow_card_on_an_empty_board_from_the_display(self) -> None:
        game = artifacts_table(ann=seat(display=[ALONG]), bo=seat(), supply={4: ["Anatomy"]}, action=0)
        play(game, f"ann: dogma {ALONG}")
        assert pile(game, "ann", "yellow") == ["Anatomy"]
        assert supply(game, 3, "artifacts")[-1] == ALONG

    def test_running_out_ends_the_game(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=[ALONG]),
            bo=seat(score=["Oars"]),
            removed=emptied(4, 5, 6, 7, 8, 9, 10, but=["Gunpowder"]),
            supply={4: ["Gunpowder"]},
        )
        play(game, f"ann: dogma {ALONG}")
        assert ending(game) == ("score", ["bo"])
        assert zone(game, "ann", "hand") == ["Gunpowder"]

    def test_shared(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=[ALONG]),
            bo=seat(green=["Navigation"]),
            supply={4: ["Enterprise", "Reformation"], 3: ["Paper"]},
        )
        play(game, f"ann: dogma {ALONG}")
        assert (zone(game, "bo", "score"), zone(game, "ann", "score")) == (["Enterprise"], ["Reformation"])
        assert zone(game, "ann", "hand") == ["Paper"]


class TestMoyloughBeltShrine:
    """Compel: the target shows its hand; the demander puts one of its cards on his own board."""

    def test_the_demander_picks_among_the_shown_cards(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Moylough Belt Shrine"], blue=["Alchemy"]),
            bo=seat(hand=["Tools", "Oars", "Services"], red=["Construction"], green=["The Wheel"]),
        )
        play(game, "ann: dogma Moylough Belt Shrine")
        assert asked(game) == ("ann", "card", "transfer")
        assert options(game) == ["Oars", "Services", "Tools"]
        assert sorted(game.view("ann")["players"]["bo"]["revealed"]) == ["Oars", "Services", "Tools"]
        play(game, "ann: Tools")
        assert pile(game, "ann", "blue") == ["Tools", "Alchemy"]
        assert zone(game, "bo", "hand") == ["Oars", "Services"]
        assert zone(game, "bo", "revealed") == []
        assert not bonus_drawn(game)

    def test_an_empty_hand_gives_nothing(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Moylough Belt Shrine"]), bo=seat(red=["Construction"]))
        play(game, "ann: dogma Moylough Belt Shrine")
        assert moves(game) == []

    def test_fewer_castles_keep_the_hand_hidden(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Moylough Belt Shrine"]), bo=seat(hand=["Tools"], purple=["City States"])
        )
        play(game, "ann: dogma Moylough Belt Shrine")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert moves(game) == []

    def test_a_transfer_is_no_meld_and_brings_no_city_achievement(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Moylough Belt Shrine"]), bo=seat(hand=["Tools"], red=["Archery"]))
        play(game, "ann: dogma Moylough Belt Shrine")
        assert moves(game, "ann") == ["reveal Tools", "transfer Tools"]
        assert pile(game, "ann", "blue") == ["Tools"]
