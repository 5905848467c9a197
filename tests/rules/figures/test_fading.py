"""Rules 12.5 and 4.1.6: top Figures beyond one fade after every action."""

from __future__ import annotations

import pytest

from innovation import Game
from tests.helpers import Zones, asked, ending, figures_table, options, pile, play, seat, zone

ACTION = ("ann", "action", "action")
FADE = ("ann", "card", "fade")


def fades(game: Game) -> list[str]:
    """Who faded what, in order."""
    rows = [event.as_seen_by(None) for event in game.log if event.kind == "fade"]
    return [f"{row['player']} {row['card']}" for row in rows]


class TestWhatFades:
    """Rules 12.5.1, 12.5.2."""

    def test_one_of_two_of_the_player_s_choice_into_his_score_pile(self) -> None:
        game = figures_table(ann=seat(hand=["Tigernmas"], purple=["Sinuhe"]), bo=seat())
        play(game, "ann: meld Tigernmas")
        assert asked(game) == FADE
        assert options(game) == ["Sinuhe", "Tigernmas"]
        play(game, "ann: Tigernmas")
        assert zone(game, "ann", "score") == ["Tigernmas"]
        assert pile(game, "ann", "purple") == ["Sinuhe"]
        assert asked(game) == ACTION

    def test_one_alone_stays(self) -> None:
        game = figures_table(ann=seat(hand=["Tigernmas"], purple=["Mysticism"]), bo=seat())
        play(game, "ann: meld Tigernmas")
        assert asked(game) == ACTION
        assert pile(game, "ann", "red") == ["Tigernmas"]

    def test_until_one_is_left(self) -> None:
        game = figures_table(ann=seat(red=["Tigernmas"], purple=["Sinuhe"], green=["Fu Xi"]), bo=seat())
        play(game, "ann: draw", "ann: Sinuhe")
        assert asked(game) == FADE
        assert options(game) == ["Fu Xi", "Tigernmas"]
        play(game, "ann: Tigernmas")
        assert zone(game, "ann", "score") == ["Sinuhe", "Tigernmas"]

    def test_a_covered_figure_never_fades_though_it_shows(self) -> None:
        game = figures_table(ann=seat(red=("up", ["Archery", "Tigernmas", "Sun Tzu"]), purple=["Sinuhe"]), bo=seat())
        play(game, "ann: draw")
        assert asked(game) == ACTION
        assert fades(game) == []

    def test_a_figure_that_it_uncovers_counts(self) -> None:
        game = figures_table(ann=seat(red=["Tigernmas", "Sun Tzu"], purple=["Sinuhe"]), bo=seat())
        play(game, "ann: draw", "ann: Tigernmas")
        assert asked(game) == FADE
        assert options(game) == ["Sinuhe", "Sun Tzu"]

    def test_another_card_that_it_uncovers_does_not(self) -> None:
        game = figures_table(ann=seat(red=["Tigernmas", "Archery"], purple=["Sinuhe"]), bo=seat())
        play(game, "ann: draw", "ann: Tigernmas")
        assert asked(game) == ACTION

    def test_melding_over_the_old_one_fades_nothing(self) -> None:
        game = figures_table(ann=seat(hand=["Sun Tzu"], red=["Tigernmas"]), bo=seat())
        play(game, "ann: meld Sun Tzu")
        assert asked(game) == ACTION


class TestWhoAndWhen:
    """Rules 12.5.1, 4.1.6, 12.5.4."""

    def test_everybody_clockwise_each_down_to_one_before_the_next_begins(self) -> None:
        game = figures_table(
            ann=seat(),
            bo=seat(red=["Tigernmas"], purple=["Sinuhe"], blue=["Huang Di"]),
            cy=seat(green=["Fu Xi"], red=["Sun Tzu"]),
        )
        play(game, "ann: draw", "bo: Sinuhe", "bo: Huang Di", "cy: Fu Xi")
        assert fades(game) == ["bo Sinuhe", "bo Huang Di", "cy Fu Xi"]
        scored = [event.as_seen_by(None) for event in game.log if event.kind == "move" and event.verb == "score"]
        assert [row["player"] for row in scored] == ["bo", "bo", "cy"]
        assert asked(game) == ACTION

    def test_what_the_last_one_uncovers_on_the_first_one_s_board_fades_too(self) -> None:
        game = figures_table(
            ann=seat(green=["Sailing", "Fu Xi"], purple=["Sinuhe"]),
            bo=seat(red=["Erwin Rommel"], green=["Adam Smith"]),
        )
        play(game, "ann: draw", "bo: Adam Smith", "bo: Sailing")
        assert zone(game, "bo", "score") == ["Adam Smith", "Sailing"]
        assert asked(game) == FADE
        assert options(game) == ["Fu Xi", "Sinuhe"]
        play(game, "ann: Fu Xi")
        assert asked(game) == ACTION

    def test_the_turn_player_begins_whichever_seat_is_his(self) -> None:
        position = figures_table(
            ann=seat(red=["Tigernmas"], purple=["Sinuhe"]),
            bo=seat(green=["Ptolemy"], purple=["Plato"]),
            cy=seat(green=["Fu Xi"], red=["Sun Tzu"]),
        ).position()
        position["turn"]["player"] = "bo"
        game = Game.from_position(position)
        play(game, "bo: draw", "bo: Plato", "cy: Fu Xi", "ann: Sinuhe")
        assert fades(game) == ["bo Plato", "cy Fu Xi", "ann Sinuhe"]

    def test_after_each_action_of_the_turn(self) -> None:
        game = figures_table(ann=seat(hand=["Tigernmas", "Fu Xi"], purple=["Sinuhe"]), bo=seat())
        play(game, "ann: meld Tigernmas", "ann: Sinuhe", "ann: meld Fu Xi")
        assert asked(game) == FADE
        play(game, "ann: Fu Xi")
        assert asked(game) == ("bo", "action", "action")

    def test_not_before_the_action_is_over(self) -> None:
        """Rules 4.1.6: the free Dogma of a promotion is part of its Meld action."""
        game = figures_table(
            supply={2: ["Calendar"]},
            ann=seat(hand=["Domestication"], red=["Tigernmas"], forecast=["Sinuhe"]),
            bo=seat(),
        )
        play(game, "ann: meld Domestication", "ann: Sinuhe", "ann: yes")
        assert fades(game) == []
        play(game, "ann: 2")
        assert zone(game, "ann", "forecast") == ["Calendar"]
        assert asked(game) == FADE

    def test_after_the_free_artifact_action(self) -> None:
        """Rules 14.4.6."""
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            action=0,
            ann=seat(red=["Tigernmas"], purple=["Sinuhe"], display=["Holmegaard Bows"]),
            bo=seat(),
        )
        play(game, "ann: return Holmegaard Bows")
        assert asked(game) == FADE
        play(game, "ann: Sinuhe")
        assert asked(game) == ACTION
        assert game.position()["turn"]["action"] == 1

    def test_it_belongs_to_the_turn_of_the_action(self) -> None:
        """Rules 12.5.4: the sixth card of the turn is scored by fading after its last action."""
        game = figures_table(action=2, ann=seat(red=["Tigernmas"], purple=["Sinuhe"], scored=5), bo=seat())
        play(game, "ann: draw", "ann: Sinuhe")
        assert zone(game, "ann", "achievements") == ["Monument"]


class TestFadingIsScoring:
    """Rules 12.5.3."""

    def test_it_counts_for_the_one_who_fades(self) -> None:
        """Rules 6.9.1, 9.4.1."""
        game = figures_table(ann=seat(), bo=seat(red=["Tigernmas"], purple=["Sinuhe"], scored=5))
        play(game, "ann: draw", "bo: Tigernmas")
        assert zone(game, "bo", "achievements") == ["Monument"]

    def test_karma_watches_it(self) -> None:
        """Kim Yu-Na wins by scoring a castle."""
        game = figures_table(ann=seat(purple=["Kim Yu-Na"], red=["Sun Tzu"]), bo=seat())
        play(game, "ann: draw", "ann: Sun Tzu")
        assert ending(game)[1] == ["ann"]

    def test_the_karma_of_what_fades_watches_too(self) -> None:
        """Only what is on top when it would be scored counts: Kim Yu-Na herself shows no castle."""
        game = figures_table(ann=seat(purple=["Kim Yu-Na"], red=["Sun Tzu"]), bo=seat())
        play(game, "ann: draw", "ann: Kim Yu-Na")
        assert game.result is None
        assert zone(game, "ann", "score") == ["Kim Yu-Na"]

    @pytest.mark.parametrize(
        "laid",
        [
            seat(yellow=["Avicenna"], red=["Tigernmas"], purple=["Sinuhe"]),
            seat(red=["Nelson Mandela"], green=["Fu Xi"], purple=["Sinuhe"]),
            seat(purple=["Duke Ellington"], green=["Fu Xi"], red=["Tigernmas"]),
        ],
        ids=["Avicenna", "Nelson Mandela", "Duke Ellington"],
    )
    def test_karma_may_exempt_a_player(self, laid: Zones) -> None:
        game = figures_table(ann=laid, bo=seat())
        play(game, "ann: draw")
        assert fades(game) == []
        assert asked(game) == ACTION

    def test_it_exempts_nobody_else(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Avicenna"], red=["Sun Tzu"]), bo=seat(red=["Tigernmas"], green=["Fu Xi"])
        )
        play(game, "ann: draw")
        assert asked(game) == ("bo", "card", "fade")

    def test_covered_it_exempts_nobody(self) -> None:
        """Rules 12.6.1."""
        game = figures_table(
            ann=seat(yellow=("up", ["Masonry", "Avicenna"]), red=["Tigernmas"], purple=["Sinuhe"]), bo=seat()
        )
        play(game, "ann: draw")
        assert asked(game) == FADE

    def test_an_exemption_uncovered_by_fading_ends_it(self) -> None:
        game = figures_table(ann=seat(yellow=["Cai Lun", "Avicenna"], red=["Tigernmas"], purple=["Sinuhe"]), bo=seat())
        play(game, "ann: draw", "ann: Cai Lun")
        assert asked(game) == ACTION
        assert fades(game) == ["ann Cai Lun"]

    def test_karma_that_lets_the_card_stay_asks_for_another_fading(self) -> None:
        """Rules 12.5.1: Napoleon is tucked under himself and another card is scored; two Figures are still on top."""
        game = figures_table(
            ann=seat(red=["Napoleon Bonaparte"], green=["Fu Xi"]), bo=seat(yellow=["Canning"], red=["Archery"])
        )
        play(game, "ann: draw", "ann: Napoleon Bonaparte", "ann: Canning")
        assert zone(game, "ann", "score") == ["Canning"]
        assert asked(game) == FADE
        play(game, "ann: Fu Xi")
        assert asked(game) == ACTION
        assert pile(game, "ann", "red") == ["Napoleon Bonaparte"]

    def test_what_karma_scores_instead_may_be_the_figure_itself(self) -> None:
        """The only 6 on top anywhere."""
        game = figures_table(ann=seat(red=["Napoleon Bonaparte"], green=["Fu Xi"]), bo=seat(red=["Archery"]))
        play(game, "ann: draw", "ann: Napoleon Bonaparte")
        assert zone(game, "ann", "score") == ["Napoleon Bonaparte"]
        assert asked(game) == ACTION
