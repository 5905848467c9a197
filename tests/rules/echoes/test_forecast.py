"""Rules 6.15, 11.4 and 11.5: the forecast, foreshadowing and promotion."""

from __future__ import annotations

import pytest

from innovation import Game
from tests.helpers import (
    asked,
    bonus_drawn,
    echoes_table,
    ending,
    mixed_table,
    moves,
    options,
    pile,
    play,
    seat,
    zone,
)
from tests.rules.desk import Desk, named
from tests.rules.test_sharing import effects


class TestForecast:
    """Rules 11.4.1, 6.15.1, 1.10."""

    def test_draw_and_foreshadow_goes_there_directly(self) -> None:
        game = echoes_table(ann=seat(purple=["Bell"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: dogma Bell")
        assert zone(game, "ann", "forecast") == ["Calendar"]
        assert zone(game, "ann", "hand") == []
        assert moves(game) == ["foreshadow back 2 base"]
        assert moves(game, "bo") == ["foreshadow back 2 base"]
        assert moves(game, "ann") == ["foreshadow Calendar"]

    def test_others_see_backs(self) -> None:
        game = echoes_table(ann=seat(forecast=["Calendar", "Bell"]), bo=seat())
        for viewer in ("bo", None):
            assert game.view(viewer)["players"]["ann"]["forecast"] == ["back 1 echoes", "back 2 base"]
        assert sorted(game.view("ann")["players"]["ann"]["forecast"]) == ["Bell", "Calendar"]

    def test_it_is_neither_hand_nor_score_nor_board(self) -> None:
        game = echoes_table(ann=seat(forecast=["Calendar", "Bell"], blue=["Tools"]), bo=seat())
        assert options(game) == ["dogma Tools", "draw"]
        assert game.position()["players"]["ann"]["points"] == 0

    def test_a_card_of_the_hand_can_be_foreshadowed(self) -> None:
        desk = Desk(echoes_table(ann=seat(hand=["Tools"]), bo=seat()))
        desk.player("ann").foreshadow(named("Tools")[0])
        assert [card.name for card in desk.player("ann").forecast] == ["Tools"]
        assert desk.seen_by("bo")[0]["card"] == "back 1 base"

    def test_foreshadowing_is_a_change_that_earns_the_bonus(self) -> None:
        """Rules 5.7.1."""
        game = echoes_table(
            ann=seat(purple=["Bell"]), bo=seat(green=["The Wheel"]), supply={2: ["Calendar", "Currency"]}
        )
        play(game, "ann: dogma Bell")
        assert zone(game, "bo", "forecast") == ["Calendar"]
        assert bonus_drawn(game)

    def test_a_meld_from_the_forecast_by_an_effect_is_no_promotion(self) -> None:
        """Rules 11.4.2, 17.5.4: after Photography's echo nothing is asked but what its own text asks."""
        game = echoes_table(ann=seat(blue=["Photography"], forecast=["Oars", "Dice"]), bo=seat(green=["Sailing"]))
        play(game, "ann: dogma Photography", "ann: Oars")
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "ann", "forecast") == ["Dice"]
        assert asked(game)[1] == "action"


class TestPromotion:
    """Rules 11.5.1, 11.5.2, 11.5.4."""

    def game(self, forecast: list[str]) -> Game:
        game = echoes_table(ann=seat(hand=["Calendar"], forecast=forecast), bo=seat())
        return play(game, "ann: meld Calendar")

    def test_cards_up_to_the_melded_value_can_be_promoted(self) -> None:
        game = self.game(["Bell", "Toothbrush", "Novel"])
        assert asked(game) == ("ann", "card", "promote")
        assert options(game) == ["Bell", "Toothbrush", "pass"]

    def test_it_is_a_meld_from_the_forecast(self) -> None:
        game = play(self.game(["Bell", "Toothbrush"]), "ann: Bell", "ann: no")
        assert pile(game, "ann", "purple") == ["Bell"]
        assert zone(game, "ann", "forecast") == ["Toothbrush"]
        assert moves(game)[-1] == "meld Bell"

    def test_a_card_of_equal_value_and_color_covers_the_melded_one(self) -> None:
        game = play(self.game(["Lever"]), "ann: Lever", "ann: no")
        assert pile(game, "ann", "blue") == ["Lever", "Calendar"]

    @pytest.mark.parametrize("forecast", [[], ["Novel"], ["Novel", "Sudoku"]])
    def test_nothing_is_asked_where_none_fits(self, forecast: list[str]) -> None:
        """The values of the backs are public, so that this tells nobody anything (rules 1.2.2, 1.10.7)."""
        game = self.game(forecast)
        assert asked(game) == ("ann", "action", "action")
        assert game.position()["turn"]["action"] == 2

    def test_a_lone_card_can_be_declined(self) -> None:
        game = self.game(["Bell"])
        assert options(game) == ["Bell", "pass"]
        play(game, "ann: pass")
        assert zone(game, "ann", "forecast") == ["Bell"]
        assert asked(game)[1] == "action"

    def test_only_one_is_promoted(self) -> None:
        game = play(self.game(["Bell", "Toothbrush"]), "ann: Bell", "ann: no")
        assert asked(game) == ("ann", "action", "action")
        assert game.position()["turn"]["action"] == 2

    def test_a_promotion_promotes_nothing_further(self) -> None:
        """It is no Meld action: Lever (2) would allow Bell (1), and its free Dogma neither."""
        game = play(self.game(["Lever", "Bell"]), "ann: Lever", "ann: yes", "ann: pass")
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "forecast") == ["Bell"]

    def test_a_meld_by_an_effect_promotes_nothing(self) -> None:
        """Rules 4.1.5."""
        game = echoes_table(
            ann=seat(yellow=["Domestication"], hand=["Archery"], forecast=["Bell"]), bo=seat(), supply={1: ["Oars"]}
        )
        play(game, "ann: dogma Domestication")
        assert pile(game, "ann", "red") == ["Archery"]
        assert asked(game)[1] == "action"

    def test_the_opening_meld_promotes_nothing(self) -> None:
        """Rules 3.8."""
        start = {
            "game": {"players": ["ann", "bo"], "sets": ["base", "echoes"]},
            "turn": {"number": 0},
            "players": {
                "ann": {"hand": ["Archery", "Dice"], "forecast": ["Bell"]},
                "bo": {"hand": ["Oars", "Ruler"]},
            },
        }
        game = play(Game.from_position(start), "ann: Archery", "bo: Oars")
        assert asked(game)[1] == "action"

    def test_others_do_not_see_what_was_offered(self) -> None:
        game = play(self.game(["Bell"]), "ann: pass")
        assert all("Bell" not in str(event.as_seen_by("bo")) for event in game.log)

    def test_also_by_the_rules_of_echoes_v1(self) -> None:
        """Rules 17.4.7."""
        game = mixed_table(ann=seat(hand=["Calendar"], forecast=["Bell"]), bo=seat(), supply={2: ["Lever"]})
        play(game, "ann: meld Calendar", "ann: Bell", "ann: yes")
        assert zone(game, "ann", "forecast") == ["Lever"]

    def test_a_higher_top_card_elsewhere_does_not_matter(self) -> None:
        """Rules 11.5.1: the value of the card melded counts, not that of ann's highest top card."""
        game = echoes_table(ann=seat(hand=["Calendar"], forecast=["Novel", "Lever"], red=["Coal"]), bo=seat())
        play(game, "ann: meld Calendar")
        assert options(game) == ["Lever", "pass"]


class TestFreeDogma:
    """Rules 11.5.3 to 11.5.5."""

    def test_it_is_optional_and_asked_only_after_a_promotion(self) -> None:
        game = echoes_table(ann=seat(hand=["Calendar"], forecast=["Bell"]), bo=seat(), supply={2: ["Currency"]})
        play(game, "ann: meld Calendar", "ann: Bell")
        assert asked(game) == ("ann", "yes_no", "dogma")
        play(game, "ann: no")
        assert effects(game) == []
        assert game.position()["turn"]["action"] == 2

    def test_it_is_a_whole_dogma_with_echoes_and_sharing(self) -> None:
        """Ruler, promoted onto a left-splayed pile, executes the pile's echoes; bo shares them and ann draws for it."""
        game = echoes_table(
            ann=seat(hand=["Sailing"], forecast=["Ruler"], blue=("left", ["Writing", "Almanac"])),
            bo=seat(purple=["Philosophy"]),
            supply={2: ["Calendar", "Currency"], 4: ["Anatomy", "Invention"]},
        )
        play(game, "ann: meld Sailing", "ann: Ruler", "ann: yes")
        assert effects(game) == [
            ("bo", "share", "Almanac", 0),
            ("ann", "execute", "Almanac", 0),
            ("bo", "share", "Ruler", 0),
            ("ann", "execute", "Ruler", 0),
            ("bo", "share", "Ruler", 1),
            ("ann", "execute", "Ruler", 1),
        ]
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert zone(game, "ann", "forecast") == ["Invention"]
        assert bonus_drawn(game)
        assert game.position()["turn"]["action"] == 2

    def test_it_demands(self) -> None:
        game = echoes_table(
            ann=seat(hand=["Calendar"], forecast=["Archery"], green=["The Wheel"]),
            bo=seat(hand=["Education"]),
            supply={1: ["Oars", "Dice"]},
        )
        play(game, "ann: meld Calendar", "ann: Archery", "ann: yes")
        assert zone(game, "ann", "hand") == ["Education"]

    def test_the_icons_are_counted_after_both_melds(self) -> None:
        """Rules 5.2.3: the Calendar just melded covers ann's bulbs, and so bo shares the promoted Tools."""
        game = echoes_table(
            ann=seat(hand=["Calendar"], forecast=["Philosophy"], blue=["Experimentation"]),
            bo=seat(blue=["Mathematics"], purple=["Education"], hand=["Oars"]),
        )
        play(game, "ann: meld Calendar", "ann: Philosophy", "ann: yes")
        assert [row[:3] for row in effects(game)][:1] == [("bo", "share", "Philosophy")]

    def test_a_promoted_card_that_ends_the_game_is_not_launched(self) -> None:
        """Rules 4.4.3, 9.6.1: the bookkeeping of the promotion claims Universe, the seventh achievement."""
        game = echoes_table(
            ann=seat(
                hand=["Flight"],
                forecast=["Empiricism"],
                achievements=["Oars", "Calendar", "Alchemy", "Invention", "Coal", "Canning"],
                yellow=["Ecology"],
                green=["Satellites"],
                blue=["Genetics"],
            ),
            bo=seat(),
        )
        play(game, "ann: meld Flight", "ann: Empiricism")
        assert ending(game) == ("achievements", ["ann"])
