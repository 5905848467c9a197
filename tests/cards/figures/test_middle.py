"""Figures of ages 3, 4 and 5: the karma of each in its course and at its edges, and what its echo or inspire effect does."""

from __future__ import annotations

from typing import Any

from innovation import Game
from innovation.material.catalog import CARDS
from innovation.material.words import ICONS
from innovation.rules.resolution import Frame
from tests.helpers import (
    Zones,
    asked,
    bonus_drawn,
    emptied,
    ending,
    figures_table,
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
from tests.rules.desk import Desk, names
from tests.rules.figures.test_karma import karmas

ACTION = ("ann", "action", "action")


def points(game: Game, player: str) -> int:
    """A player's score."""
    return int(game.position()["players"][player]["points"])


def icons(game: Game, player: str) -> dict[str, int]:
    """A player's icon counts, those above 0."""
    owner = Desk(game).player(player)
    return {name: owner.count(icon) for icon, name in enumerate(ICONS) if owner.count(icon)}


def decrees(game: Game) -> list[str]:
    """The decrees that can be issued now."""
    return [text.removeprefix("decree ") for text in options(game) if text.startswith("decree ")]


def decrees_of(figure: str, color: str) -> list[str]:
    """The decrees open to whoever has two like Figures in hand and this one on top."""
    board: dict[str, Any] = {color: [figure]}
    return decrees(figures_table(ann=seat(hand=["Sinuhe", "Homer"], **board), bo=seat()))


class TestAlhazen:
    """A splayed color counts with its bulbs or castles as value for Draw and Inspire actions."""

    def test_a_draw_action_counts_the_bulbs_of_a_splayed_color(self) -> None:
        game = figures_table(ann=seat(blue=("left", ["Alhazen", "Writing"])), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_castles_count_where_they_are_more(self) -> None:
        game = figures_table(
            ann=seat(blue=["Alhazen"], green=("left", ["The Wheel", "Mapmaking"])), bo=seat(), supply={4: ["Gunpowder"]}
        )
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Gunpowder"]

    def test_an_unsplayed_color_keeps_the_value_of_its_top_card(self) -> None:
        game = figures_table(
            ann=seat(blue=["Alhazen"], red=("left", ["The Pirate Code", "Coal"])), bo=seat(), supply={3: ["Paper"]}
        )
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_an_inspire_action_draws_by_the_icons_too(self) -> None:
        game = figures_table(
            ann=seat(blue=["Alhazen"], green=("up", ["The Wheel", "Shen Kuo"])), bo=seat(), supply={3: ["Paper"]}
        )
        play(game, "ann: inspire green", "ann: pass")
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_a_sharing_bonus_goes_by_the_plain_value(self) -> None:
        game = figures_table(
            ann=seat(blue=("left", ["Alhazen", "Writing"]), green=["Sailing"]),
            bo=seat(green=["Currency"], purple=["Code of Laws"]),
            supply={1: ["Archery", "Oars"], 3: ["Su Song"]},
        )
        play(game, "ann: dogma Sailing")
        assert bonus_drawn(game)
        assert zone(game, "ann", "hand") == ["Su Song"]

    def test_the_echo_tucks_a_castle_from_any_board(self) -> None:
        game = figures_table(
            ann=seat(blue=["Alhazen"], green=["Sailing"]), bo=seat(green=["The Wheel"], yellow=["Masonry"])
        )
        play(game, "ann: dogma Alhazen")
        assert options(game) == ["Masonry", "The Wheel"]
        play(game, "ann: The Wheel")
        assert pile(game, "ann", "green") == ["Sailing", "The Wheel"]
        assert pile(game, "bo", "green") == []


class TestSejongTheGreat:
    """A blue card above 3 is returned instead of melded, and one of the next value melded."""

    def test_a_blue_card_above_3_makes_way_for_the_next_value(self) -> None:
        game = figures_table(
            ann=seat(blue=["Sejong the Great"], hand=["Experimentation"]), bo=seat(), supply={5: ["Coal"]}
        )
        play(game, "ann: meld Experimentation")
        assert pile(game, "ann", "red") == ["Coal"]
        assert pile(game, "ann", "blue") == ["Sejong the Great"]
        assert supply(game, 4)[-1] == "Experimentation"

    def test_the_new_card_is_melded_though_it_is_blue_as_well(self) -> None:
        """Rules 12.6.6: no karma is triggered inside a karma."""
        game = figures_table(
            ann=seat(blue=["Sejong the Great"], hand=["Experimentation"]), bo=seat(), supply={5: ["Physics"]}
        )
        play(game, "ann: meld Experimentation")
        assert pile(game, "ann", "blue") == ["Physics", "Sejong the Great"]

    def test_a_blue_3_and_another_color_are_melded_as_ever(self) -> None:
        game = figures_table(ann=seat(blue=["Sejong the Great"], hand=["Translation", "Coal"]), bo=seat())
        play(game, "ann: meld Coal", "ann: meld Translation")
        assert pile(game, "ann", "red") == ["Coal"]
        assert pile(game, "ann", "blue") == ["Translation", "Sejong the Great"]

    def test_a_blue_10_ends_the_game(self) -> None:
        game = figures_table(ann=seat(blue=["Sejong the Great"], hand=["Software"]), bo=seat(score=["Tools"]))
        play(game, "ann: meld Software")
        assert ending(game) == ("score", ["ann"])

    def test_a_meld_inside_an_effect_is_watched_and_the_drawn_card_returned(self) -> None:
        game = figures_table(
            ann=seat(blue=["Sejong the Great"]), bo=seat(), supply={4: ["Experimentation"], 5: ["Coal"]}
        )
        play(game, "ann: dogma Sejong the Great")
        assert supply(game, 4)[-1] == "Experimentation"
        assert pile(game, "ann", "red") == ["Coal"]
        assert zone(game, "ann", "hand") == []

    def test_a_card_melded_by_another_player_is_not_watched(self) -> None:
        game = figures_table(bo=seat(hand=["Experimentation"]), ann=seat(blue=["Sejong the Great"]))
        play(game, "bo: meld Experimentation")
        assert pile(game, "bo", "blue") == ["Experimentation"]

    def test_two_figures_are_enough_for_advancement(self) -> None:
        assert decrees_of("Sejong the Great", "blue") == ["Advancement"]


class TestShenKuo:
    """Three points for each splayed color."""

    def test_each_splayed_color_is_worth_three_points(self) -> None:
        game = figures_table(
            ann=seat(
                green=("left", ["Shen Kuo", "Sailing"]),
                blue=("up", ["Tools", "Writing"]),
                red=["Archery", "Oars"],
                score=["Paper"],
            ),
            bo=seat(blue=("left", ["Pottery", "Calendar"])),
        )
        assert (points(game, "ann"), points(game, "bo")) == (9, 0)

    def test_covered_it_gives_nothing(self) -> None:
        game = figures_table(ann=seat(green=("left", ["Sailing", "Shen Kuo"])), bo=seat())
        assert points(game, "ann") == 0

    def test_the_points_count_for_claiming(self) -> None:
        game = figures_table(
            ann=seat(green=("left", ["Shen Kuo", "Sailing"]), blue=("left", ["Tools", "Writing"])),
            bo=seat(),
            available=["Oars", "Calendar"],
        )
        assert "achieve 1" in options(game)
        assert "achieve 2" not in options(game)

    def test_the_inspire_effect_may_splay_any_color_left(self) -> None:
        game = figures_table(
            ann=seat(green=["Shen Kuo"], red=["Archery", "Oars"], blue=["Tools", "Writing"]),
            bo=seat(),
            supply={3: ["Paper"]},
        )
        play(game, "ann: inspire green")
        assert options(game) == ["blue", "pass", "red"]
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "left"
        assert zone(game, "ann", "hand") == ["Paper"]


class TestSuSong:
    """Before a 3 is drawn, a score pile card goes to the forecast."""

    def test_a_card_of_the_score_pile_goes_to_the_forecast_first(self) -> None:
        game = figures_table(ann=seat(green=["Su Song"], score=["Tools", "Calendar"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: draw")
        assert options(game) == ["Calendar", "Tools"]
        play(game, "ann: Tools")
        assert zone(game, "ann", "forecast") == ["Tools"]
        assert moves(game, "ann") == ["transfer Tools", "draw Paper"]

    def test_other_values_are_drawn_as_ever(self) -> None:
        game = figures_table(ann=seat(green=["Su Song"], red=["Gunpowder"], score=["Tools"]), bo=seat())
        play(game, "ann: draw")
        assert zone(game, "ann", "score") == ["Tools"]

    def test_the_value_really_drawn_counts(self) -> None:
        """Rulings 5: after empty piles were passed over."""
        game = figures_table(
            ann=seat(green=["Su Song"], red=["Oars"], blue=["Writing"], score=["Tools"]),
            bo=seat(),
            removed=emptied(2),
            supply={3: ["Paper", "Alchemy"]},
        )
        play(game, "ann: dogma Writing")
        assert zone(game, "ann", "hand") == ["Paper"]
        assert zone(game, "ann", "forecast") == ["Tools"]

    def test_with_an_empty_score_pile_it_draws(self) -> None:
        game = figures_table(ann=seat(green=["Su Song"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_the_inspire_effect_melds_3s_until_one_lacks_a_leaf(self) -> None:
        game = figures_table(
            ann=seat(green=["Su Song"]), bo=seat(), supply={3: ["Machinery", "Compass", "Paper", "Alchemy"]}
        )
        play(game, "ann: inspire green")
        assert pile(game, "ann", "yellow") == ["Machinery"]
        assert pile(game, "ann", "green") == ["Paper", "Compass", "Su Song"]
        assert zone(game, "ann", "hand") == ["Alchemy"]

    def test_two_figures_are_enough_for_trade(self) -> None:
        assert decrees_of("Su Song", "green") == ["Trade"]


class TestAlKindi:
    """Two cards before a sharing bonus."""

    def test_two_cards_of_the_bonus_s_value_come_first(self) -> None:
        game = figures_table(
            ann=seat(purple=["Al-Kindi"], blue=["Writing"]),
            bo=seat(blue=["Tools"]),
            supply={2: ["Calendar", "Currency"], 3: ["Paper", "Optics", "Rhazes"]},
        )
        play(game, "ann: dogma Writing")
        assert bonus_drawn(game)
        assert zone(game, "ann", "hand") == ["Currency", "Optics", "Paper", "Rhazes"]

    def test_a_bonus_is_one_draw_for_all_karma(self) -> None:
        """Rules 12.6.6: what watches any draw and what watches the bonus watch one event, and one of them is taken."""
        game = figures_table(
            ann=seat(purple=["Al-Kindi"], yellow=["Rhazes"], blue=["Writing"], hand=["Optics"]),
            bo=seat(blue=["Tools"]),
            supply={2: ["Calendar", "Currency"], 3: ["Paper", "Sejong the Great"]},
        )
        play(game, "ann: dogma Writing")
        assert options(game) == ["Al-Kindi", "Rhazes"]
        play(game, "ann: Rhazes", "ann: Al-Kindi")
        assert pile(game, "ann", "red") == ["Optics"]
        assert zone(game, "ann", "hand") == ["Currency", "Sejong the Great"]

    def test_any_draw_s_karma_watches_the_bonus(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Rhazes"], blue=["Writing"], hand=["Optics"]),
            bo=seat(blue=["Tools"]),
            supply={3: ["Sejong the Great"]},
        )
        play(game, "ann: dogma Writing")
        assert pile(game, "ann", "red") == ["Optics"]

    def test_without_a_sharing_bonus_nothing_comes(self) -> None:
        game = figures_table(ann=seat(purple=["Al-Kindi"], blue=["Writing"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: dogma Writing", "ann: draw")
        assert len(zone(game, "ann", "hand")) == 2

    def test_the_bonus_of_another_player_is_not_watched(self) -> None:
        game = figures_table(
            bo=seat(blue=["Writing"]),
            ann=seat(purple=["Al-Kindi"], blue=["Tools"]),
            supply={2: ["Calendar", "Currency"]},
        )
        play(game, "bo: dogma Writing")
        assert bonus_drawn(game)
        assert (len(zone(game, "bo", "hand")), zone(game, "ann", "hand")) == (2, ["Calendar"])

    def test_the_inspire_effect_scores_a_hand_card(self) -> None:
        game = figures_table(ann=seat(purple=["Al-Kindi"], hand=["Tools", "Coal"]), bo=seat(), supply={3: ["Paper"]})
        play(game, "ann: inspire purple", "ann: Coal")
        assert zone(game, "ann", "score") == ["Coal"]
        assert zone(game, "ann", "hand") == ["Paper", "Tools"]


class TestMurasakiShikibu:
    """A card of equal value in the score pile is achieved before the achievement, which must still be earned."""

    def test_a_score_pile_card_is_achieved_and_the_achievement_too(self) -> None:
        game = figures_table(
            ann=seat(purple=["Murasaki Shikibu"], score=["Tools", "Coal", "Banking"]), bo=seat(), available=["Oars"]
        )
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Oars", "Tools"]
        assert zone(game, "ann", "score") == ["Banking", "Coal"]

    def test_with_too_few_points_left_the_achievement_stays(self) -> None:
        """The second 1 costs 10, and the bonus of 4 and the 3 make but 7."""
        game = figures_table(
            ann=seat(purple=["Murasaki Shikibu"], score=["Tools", "Paper"]), bo=seat(), available=["Oars"]
        )
        assert points(game, "ann") == 8
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Tools"]
        assert "Oars" in game.position()["achievements"]

    def test_without_such_a_card_the_achievement_is_claimed(self) -> None:
        game = figures_table(ann=seat(purple=["Murasaki Shikibu"], score=["Paper"]), bo=seat(), available=["Oars"])
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Oars"]

    def test_a_special_achievement_is_claimed_as_ever(self) -> None:
        game = figures_table(
            ann=seat(purple=["Murasaki Shikibu"], yellow=["Agriculture"], hand=["Tools"], score=["Paper"], scored=5),
            bo=seat(),
        )
        play(game, "ann: dogma Agriculture", "ann: Tools")
        assert zone(game, "ann", "achievements") == ["Monument"]
        assert len(zone(game, "ann", "score")) == 2

    def test_the_inspire_effect_draws_a_3(self) -> None:
        game = figures_table(ann=seat(purple=["Murasaki Shikibu"]), bo=seat(), supply={3: ["Paper", "Alchemy"]})
        play(game, "ann: inspire purple")
        assert zone(game, "ann", "hand") == ["Alchemy", "Paper"]

    def test_two_figures_are_enough_for_rivalry(self) -> None:
        assert decrees_of("Murasaki Shikibu", "purple") == ["Rivalry"]

    def test_a_claim_by_an_effect_is_watched_too(self) -> None:
        """Rulings 5: every claim of a standard achievement, not the Achieve action alone."""
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(purple=["Murasaki Shikibu"], yellow=["Holy Grail"], hand=["Banking"], score=["Tools", "Coal"]),
            bo=seat(),
            available=["Oars", "Astronomy"],
        )
        play(game, "ann: dogma Holy Grail")
        assert zone(game, "ann", "achievements") == ["Coal"]  # for the other 5 the top cards do not reach
        assert "Astronomy" in game.position()["achievements"]

    def test_a_card_that_is_achieved_from_elsewhere_is_a_standard_achievement_too(self) -> None:
        """Rules 9.1.1, 6.16.2: also a numbered card that comes out of the hand; it must still be earned afterwards."""
        own: Zones = seat(purple=["Murasaki Shikibu"], hand=["Oars"], score=["Tools", "Coal", "Banking"])
        desk = Desk(figures_table(ann=own, bo=seat()))
        ann = desk.player("ann")
        ann.achieve(ann.hand[0])
        assert sorted(names(ann.own.achievements)) == ["Oars", "Tools"]

    def test_nothing_that_its_karma_achieves_is_watched_again(self) -> None:
        """Rules 12.6.6.5: of three 1s in the score pile one is achieved, and not one more for each claim."""
        own: Zones = seat(purple=["Murasaki Shikibu"], score=["Tools", "Clothing", "Pottery", "Coal", "Banking"])
        game = figures_table(ann=own, bo=seat(), available=["Oars"])
        play(game, "ann: achieve 1", "ann: Tools")
        assert zone(game, "ann", "achievements") == ["Oars", "Tools"]
        assert karmas(game) == [("ann", "Murasaki Shikibu")]

    def test_a_decree_or_relic_is_no_standard_achievement(self) -> None:
        """Rules 9.1.3, 14.6: a seized relic is not even claimed."""
        game = figures_table(
            ann=seat(purple=["Murasaki Shikibu"], yellow=["Canning"], hand=["Vaccination"], score=["Coal"]),
            bo=seat(),
            options={"sets": ["base", "figures", "artifacts"], "relics": True},
        )
        play(game, "ann: meld Vaccination", "ann: Ching Shih", "ann: yes")
        assert zone(game, "ann", "achievements") == ["Ching Shih"]
        assert karmas(game) == []


class TestSaladin:
    """Cards that are no Figures are melded instead of scored."""

    def test_a_card_is_melded_instead_and_its_color_may_be_splayed_left(self) -> None:
        game = figures_table(
            ann=seat(red=["Saladin"], yellow=["Agriculture"], blue=["Tools"], hand=["Pottery"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Agriculture", "ann: Pottery")
        assert asked(game) == ("ann", "color", "splay left")
        play(game, "ann: blue")
        assert pile(game, "ann", "blue") == ["Calendar", "Tools"]
        assert splay(game, "ann", "blue") == "left"
        assert zone(game, "ann", "score") == []
        assert game.position()["players"]["ann"]["this_turn"]["scored"] == 0

    def test_a_figure_is_scored(self) -> None:
        game = figures_table(ann=seat(red=["Saladin"], green=["Augustus Caesar"]), bo=seat())
        play(game, "ann: draw", "ann: Augustus Caesar")
        assert zone(game, "ann", "score") == ["Augustus Caesar"]

    def test_a_top_card_of_its_owner_stays_where_it_is(self) -> None:
        """Instead of being scored it is melded, and so lies on its pile again."""
        desk = Desk(figures_table(ann=seat(red=["Saladin"], blue=["Tools", "Writing"]), bo=seat()), "pass")
        ann = desk.player("ann")
        ann.score_all([CARDS["Tools"]])
        assert names(ann.stack(CARDS["Tools"].color)) == ["Tools", "Writing"]
        assert ann.score_pile == ()

    def test_the_echo_leaves_this_card_out(self) -> None:
        game = figures_table(
            ann=seat(
                red=["Saladin"],
                green=("right", ["Clothing", "The Wheel"]),
                purple=("right", ["Philosophy", "Mysticism"]),
            ),
            bo=seat(red=["Archery"], yellow=["Agriculture"]),
        )
        play(game, "ann: dogma Saladin")
        assert pile(game, "bo", "red") == []
        assert pile(game, "ann", "red") == ["Archery", "Saladin"]

    def test_two_figures_are_enough_for_war(self) -> None:
        assert decrees_of("Saladin", "red") == ["War"]


class TestTranHuangDao:
    """For every two castles one more of each other icon shown."""

    def test_every_two_castles_add_one_to_each_other_kind_shown(self) -> None:
        game = figures_table(
            ann=seat(red=["Tran Huang Dao"], green=["The Wheel"], blue=["Writing"]), bo=seat(purple=["Mysticism"])
        )
        assert icons(game, "ann") == {"castle": 5, "bulb": 4, "crown": 3}
        assert icons(game, "bo") == {"castle": 3}

    def test_the_echo_scores_a_red_top_card_below_4(self) -> None:
        game = figures_table(
            ann=seat(red=["Tran Huang Dao"], yellow=["Masonry"]),
            bo=seat(red=["Engineering"]),
            cy=seat(red=["Gunpowder"]),
        )
        play(game, "ann: dogma Tran Huang Dao")
        assert options(game) == ["Engineering", "Tran Huang Dao"]
        play(game, "ann: Engineering")
        assert zone(game, "ann", "score") == ["Engineering"]


class TestAvicenna:
    """No Figure of its owner fades."""

    def test_its_owner_keeps_any_number_of_top_figures(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Avicenna"], red=["Saladin"], blue=["Alhazen"]),
            bo=seat(red=["Sun Tzu"], green=["Ptolemy"]),
        )
        play(game, "ann: draw")
        assert asked(game) == ("bo", "card", "fade")
        play(game, "bo: Sun Tzu")
        assert asked(game) == ACTION
        assert zone(game, "ann", "score") == []

    def test_covered_it_protects_no_more(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Avicenna"], red=["Saladin"], blue=["Alhazen"], hand=["Agriculture"]), bo=seat()
        )
        play(game, "ann: meld Agriculture", "ann: Alhazen")
        assert zone(game, "ann", "score") == ["Alhazen"]

    def test_the_inspire_effect_tucks_a_3(self) -> None:
        game = figures_table(ann=seat(yellow=["Avicenna"]), bo=seat(), supply={3: ["Machinery", "Paper"]})
        play(game, "ann: inspire yellow")
        assert pile(game, "ann", "yellow") == ["Avicenna", "Machinery"]
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_two_figures_are_enough_for_expansion(self) -> None:
        assert decrees_of("Avicenna", "yellow") == ["Expansion"]


class TestRhazes:
    """A hand card of the drawn card's value is tucked first."""

    def test_a_hand_card_of_the_value_is_tucked_first(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Rhazes"], hand=["Paper", "Optics", "Tools"]), bo=seat(), supply={3: ["Alchemy"]}
        )
        play(game, "ann: draw")
        assert options(game) == ["Optics", "Paper"]
        play(game, "ann: Paper")
        assert pile(game, "ann", "green") == ["Paper"]
        assert zone(game, "ann", "hand") == ["Alchemy", "Optics", "Tools"]

    def test_every_draw_is_watched_by_itself(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Rhazes"], green=["The Wheel"], hand=["Oars"]),
            bo=seat(),
            supply={1: ["Pottery", "Tools"]},
        )
        play(game, "ann: dogma The Wheel")
        assert pile(game, "ann", "red") == ["Oars"]
        assert pile(game, "ann", "blue") == ["Pottery"]
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_the_value_really_drawn_counts(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Rhazes"], hand=["Gunpowder"]),
            bo=seat(),
            removed=emptied(3),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: draw")
        assert pile(game, "ann", "red") == ["Gunpowder"]
        assert zone(game, "ann", "hand") == ["Anatomy"]

    def test_without_a_card_of_the_value_it_draws(self) -> None:
        game = figures_table(ann=seat(yellow=["Rhazes"], hand=["Tools"]), bo=seat(), supply={3: ["Alchemy"]})
        play(game, "ann: draw")
        assert zone(game, "ann", "hand") == ["Alchemy", "Tools"]

    def test_the_echo_foreshadows_a_3_4_or_5(self) -> None:
        game = figures_table(ann=seat(yellow=["Rhazes"]), bo=seat(), supply={5: ["Coal"]})
        play(game, "ann: dogma Rhazes")
        assert options(game) == ["3", "4", "5"]
        play(game, "ann: 5")
        assert zone(game, "ann", "forecast") == ["Coal"]

    def test_a_sharer_s_draw_is_watched_on_his_own_board(self) -> None:
        game = figures_table(
            ann=seat(green=["The Wheel"]),
            bo=seat(yellow=["Rhazes"], purple=["Mysticism"], hand=["Oars"]),
            supply={1: ["Pottery", "Tools"]},
        )
        play(game, "ann: dogma The Wheel")
        assert pile(game, "bo", "red") == ["Oars"]


class TestJohannesKepler:
    """Hand cards in the color of the activated card raise the boxed values of the action."""

    def test_every_card_shown_raises_the_boxed_values_by_one(self) -> None:
        game = figures_table(
            ann=seat(blue=["Johannes Kepler"], green=["Sailing"], hand=["Clothing", "Currency", "Tools"]),
            bo=seat(),
            supply={3: ["Optics"]},
        )
        play(game, "ann: dogma Sailing")
        assert sorted(shown(game)) == [["Clothing"], ["Currency"]]
        assert pile(game, "ann", "red") == ["Optics"]
        assert zone(game, "ann", "hand") == ["Clothing", "Currency", "Tools"]

    def test_who_shares_draws_by_the_raised_value_but_the_bonus_is_a_plain_draw(self) -> None:
        game = figures_table(
            ann=seat(blue=["Johannes Kepler"], green=["Sailing"], hand=["Clothing"]),
            bo=seat(green=["Currency"]),
            supply={2: ["Construction", "Road Building"], 4: ["Takiyuddin"]},
        )
        play(game, "ann: dogma Sailing")
        assert pile(game, "bo", "red") == ["Construction"]
        assert pile(game, "ann", "red") == ["Road Building"]
        assert zone(game, "ann", "hand") == ["Clothing", "Takiyuddin"]

    def test_the_next_action_is_not_raised(self) -> None:
        game = figures_table(
            ann=seat(blue=["Johannes Kepler"], green=["Sailing"], hand=["Clothing"]),
            bo=seat(purple=["Mysticism"]),
            supply={1: ["Oars"], 2: ["Canal Building"]},
            action=2,
        )
        play(game, "ann: dogma Sailing")
        assert pile(game, "ann", "yellow") == ["Canal Building"]
        play(game, "bo: dogma Mysticism")
        assert zone(game, "bo", "hand") == ["Oars"]

    def test_karma_is_an_effect_whose_boxed_values_rise_too(self) -> None:
        """The card says any effect: Yi Sun-Sin's 3 is a 4 here."""
        game = figures_table(
            ann=seat(blue=["Johannes Kepler"], yellow=["Agriculture"], hand=["Canal Building"]),
            bo=seat(red=["Yi Sun-Sin"], blue=("left", ["Pottery", "Writing"]), hand=["Tools"]),
            supply={2: ["Calendar"], 4: ["Experimentation"]},
        )
        play(game, "ann: dogma Agriculture", "bo: Tools", "ann: pass")
        assert pile(game, "bo", "blue") == ["Pottery", "Writing", "Calendar", "Experimentation"]

    def test_a_raised_10_ends_the_game(self) -> None:
        game = figures_table(
            ann=seat(blue=["Johannes Kepler"], purple=["The Internet"], hand=["Mysticism"]), bo=seat(score=["Tools"])
        )
        play(game, "ann: dogma The Internet")
        assert ending(game) == ("score", ["bo"])

    def test_the_echo_draws_a_5_raised_by_blue_hand_cards(self) -> None:
        game = figures_table(
            ann=seat(blue=["Johannes Kepler"], hand=["Tools", "Oars"]), bo=seat(), supply={6: ["Canning"]}
        )
        play(game, "ann: dogma Johannes Kepler")
        assert zone(game, "ann", "hand") == ["Canning", "Oars", "Tools"]

    def test_a_raised_value_that_is_chosen_stays_within_1_to_10(self) -> None:
        """Rules 6.4.1: Ice Cream's four values become 8, 9 and 10."""
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(blue=["Johannes Kepler"], purple=["Ice Cream"], hand=["Mysticism", "Philosophy"]),
            bo=seat(),
        )
        play(game, "ann: dogma Ice Cream")
        while asked(game)[1] != "value":
            play(game, f"{asked(game)[0]}: {options(game)[0]}")
        assert options(game) == ["10", "8", "9"]

    def test_raised_beyond_10_there_is_no_such_pile(self) -> None:
        """Five purple cards: Ice Cream's values are 11 to 14, and no pile of another set stands in for them."""
        hand = ["Mysticism", "Philosophy", "Monotheism", "Education", "Reformation"]
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(blue=["Johannes Kepler"], purple=["Ice Cream"], hand=hand),
            bo=seat(),
        )
        before = game.position()["achievements"]
        play(game, "ann: dogma Ice Cream")
        seen: set[str] = set()
        while asked(game) != ACTION:
            seen.update(options(game) if asked(game)[1] == "value" else [])
            play(game, f"{asked(game)[0]}: {options(game)[0]}")
        assert seen == {"11", "12", "13", "14"}
        assert game.position()["achievements"] == before

    def test_of_values_to_draw_those_beyond_10_are_not_offered(self) -> None:
        """Christiaan Huygens offers 7 to 10, and with one blue card in hand 8 to 10."""
        game = figures_table(
            ann=seat(purple=["Mysticism"], blue=["Christiaan Huygens"], red=["Oars"], hand=["Pottery"]), bo=seat()
        )
        desk = Desk(game, "10")
        desk.resolution.frame = Frame(CARDS["Christiaan Huygens"], 0, 2)
        desk.resolution.karma.raised = 1
        assert desk.player("ann").choose_boxed("foreshadow", 7, 8, 9, 10) == 10
        assert desk.offers == [["10", "8", "9"]]

    def test_a_limit_rises_too(self) -> None:
        """Karaoke's "below 10" becomes "below 12", which allows 1 to 10."""
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(blue=["Johannes Kepler"], purple=["Karaoke"], hand=["Mysticism", "Philosophy"]),
            bo=seat(),
        )
        play(game, "ann: dogma Karaoke")
        assert sorted(options(game), key=int) == [str(value) for value in range(1, 11)]

    def test_the_pile_that_an_effect_names_is_a_higher_one(self) -> None:
        """Toothbrush makes the bottom card of pile 4 available, and not of pile 2."""
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(blue=["Johannes Kepler"], yellow=["Toothbrush"], hand=["Agriculture", "Masonry"]),
            bo=seat(),
        )
        last = supply(game, 4)[-1]
        play(game, "ann: dogma Toothbrush")
        while last not in game.position()["achievements"] and asked(game)[1] != "action":
            play(game, f"{asked(game)[0]}: {'yes' if 'yes' in options(game) else options(game)[0]}")
        assert last in game.position()["achievements"]


class TestTakiyuddin:
    """The inspired color may be splayed right first."""

    def test_the_inspired_color_may_be_splayed_right(self) -> None:
        game = figures_table(
            ann=seat(blue=["Takiyuddin", "Tools"], green=["Sailing", "The Wheel"]), bo=seat(), supply={5: ["Coal"]}
        )
        play(game, "ann: inspire blue")
        assert options(game) == ["blue", "pass"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "right"

    def test_an_inspire_effect_that_the_splay_uncovers_is_executed(self) -> None:
        game = figures_table(
            ann=seat(blue=["Takiyuddin"], green=["Shen Kuo", "Bartholomew Roberts"]),
            bo=seat(purple=["Code of Laws"], red=["Archery"]),
            supply={3: ["Paper"]},
        )
        play(game, "ann: inspire green", "ann: green")
        assert options(game) == ["Code of Laws", "Shen Kuo"]
        play(game, "ann: Code of Laws", "ann: pass")
        assert zone(game, "ann", "score") == ["Code of Laws"]

    def test_the_splay_can_be_declined(self) -> None:
        game = figures_table(ann=seat(blue=["Takiyuddin", "Tools"]), bo=seat(), supply={5: ["Coal"]})
        play(game, "ann: inspire blue", "ann: pass")
        assert splay(game, "ann", "blue") == "none"

    def test_the_inspire_effect_melds_a_5_with_a_bulb_and_tucks_another(self) -> None:
        game = figures_table(ann=seat(blue=["Takiyuddin"]), bo=seat(), supply={5: ["Chemistry", "Coal"]})
        play(game, "ann: inspire blue")
        assert pile(game, "ann", "blue") == ["Chemistry", "Takiyuddin"]
        assert zone(game, "ann", "hand") == ["Coal"]
        game = figures_table(ann=seat(blue=["Takiyuddin"], red=["Oars"]), bo=seat(), supply={5: ["Coal"]})
        play(game, "ann: inspire blue")
        assert pile(game, "ann", "red") == ["Oars", "Coal"]

    def test_two_figures_are_enough_for_advancement(self) -> None:
        assert decrees_of("Takiyuddin", "blue") == ["Advancement"]


class TestChristopherColumbus:
    """Two crowns for every factory."""

    def test_every_factory_gives_two_crowns(self) -> None:
        game = figures_table(ann=seat(green=["Christopher Columbus"], red=["Coal", "Gunpowder"]), bo=seat())
        assert icons(game, "ann") == {"leaf": 1, "factory": 3, "crown": 6}

    def test_the_crowns_decide_who_shares(self) -> None:
        game = figures_table(
            bo=seat(green=["Navigation"], red=["Optics"]),
            ann=seat(green=["Christopher Columbus"], red=["Coal"], blue=["Pottery"]),
            supply={3: ["Paper", "Alchemy"]},
        )
        play(game, "bo: dogma Optics")
        assert bonus_drawn(game)

    def test_the_inspire_effect_draws_a_4(self) -> None:
        game = figures_table(
            ann=seat(green=["Christopher Columbus"], red=["Coal"]), bo=seat(), supply={4: ["Gunpowder", "Anatomy"]}
        )
        play(game, "ann: inspire green")
        assert zone(game, "ann", "hand") == ["Anatomy", "Gunpowder"]

    def test_two_figures_are_enough_for_trade(self) -> None:
        assert decrees_of("Christopher Columbus", "green") == ["Trade"]


class TestGalileoGalilei:
    """A foreshadowed card of a new value sends the forecast to the hand first."""

    def test_a_new_value_sends_the_whole_forecast_to_the_hand(self) -> None:
        game = figures_table(
            ann=seat(green=["Galileo Galilei"], forecast=["Coal", "Evolution"]), bo=seat(), supply={6: ["Canning"]}
        )
        play(game, "ann: dogma Galileo Galilei")
        assert options(game) == ["5", "6"]
        play(game, "ann: 6")
        assert zone(game, "ann", "forecast") == ["Canning"]
        assert zone(game, "ann", "hand") == ["Coal", "Evolution"]

    def test_a_value_already_there_leaves_the_forecast_alone(self) -> None:
        game = figures_table(
            ann=seat(green=["Galileo Galilei"], forecast=["Coal", "Evolution"]), bo=seat(), supply={5: ["Banking"]}
        )
        play(game, "ann: dogma Galileo Galilei", "ann: 5")
        assert zone(game, "ann", "forecast") == ["Banking", "Coal", "Evolution"]
        assert zone(game, "ann", "hand") == []

    def test_into_an_empty_forecast_the_card_just_goes(self) -> None:
        game = figures_table(ann=seat(green=["Galileo Galilei"]), bo=seat(), supply={5: ["Banking"]})
        play(game, "ann: dogma Galileo Galilei", "ann: 5")
        assert zone(game, "ann", "forecast") == ["Banking"]

    def test_every_card_of_trade_is_watched(self) -> None:
        """The first 5 finds none of its value and sends the forecast off, the next two find one."""
        game = figures_table(
            ann=seat(
                green=["Galileo Galilei"],
                hand=["Fu Xi", "Ptolemy", "Rhazes", "Tools"],
                forecast=["Evolution", "Lighting"],
            ),
            bo=seat(),
            supply={5: ["Coal", "Banking", "Physics"]},
        )
        play(game, "ann: decree Trade")
        assert zone(game, "ann", "forecast") == ["Banking", "Coal", "Physics"]
        assert zone(game, "ann", "hand") == ["Evolution", "Lighting"]


class TestNiccoloMachiavelli:
    """A color splayed right that nobody else has splayed is an achievement."""

    def achievements(self, game: Game, player: str) -> int:
        return Desk(game).player(player).team_achievements

    def test_each_color_splayed_right_alone_counts(self) -> None:
        game = figures_table(
            ann=seat(
                purple=("right", ["Niccolo Machiavelli", "Mysticism"]),
                green=("right", ["Sailing", "The Wheel"]),
                blue=("right", ["Tools", "Writing"]),
                red=("up", ["Oars", "Archery"]),
                achievements=["Domestication"],
            ),
            bo=seat(green=("left", ["Clothing", "Mapmaking"]), blue=["Pottery", "Calendar"]),
        )
        assert self.achievements(game, "ann") == 3
        assert self.achievements(game, "bo") == 0

    def test_a_partner_is_another_player(self) -> None:
        """Rules 16.3: he has splayed the color too."""
        game = figures_table(
            ann=seat(purple=("right", ["Niccolo Machiavelli", "Mysticism"]), green=("right", ["Sailing", "The Wheel"])),
            bo=seat(),
            cy=seat(green=("left", ["Clothing", "Mapmaking"])),
            di=seat(),
            options={"teams": "partners"},
        )
        assert self.achievements(game, "ann") == 1

    def test_the_splay_that_makes_enough_of_them_wins(self) -> None:
        owned = ["Oars", "Tools", "Clothing", "Calendar", "Paper", "Coal"]
        game = figures_table(
            ann=seat(purple=("left", ["Niccolo Machiavelli", "Mysticism"]), achievements=owned), bo=seat()
        )
        play(game, "ann: dogma Niccolo Machiavelli")
        assert ending(game) == ("achievements", ["ann"])

    def test_the_echo_takes_colors_splayed_left_only(self) -> None:
        game = figures_table(
            ann=seat(
                purple=["Niccolo Machiavelli", "Mysticism"],
                green=("left", ["Sailing", "The Wheel"]),
                blue=("up", ["Tools", "Writing"]),
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Niccolo Machiavelli")
        directions = [splay(game, "ann", color) for color in ("purple", "green", "blue")]
        assert directions == ["none", "right", "up"]


class TestWilliamShakespeare:
    """A point for every visible hexagon."""

    def test_every_visible_hexagon_is_worth_a_point(self) -> None:
        game = figures_table(
            ann=seat(
                purple=["William Shakespeare"], blue=["Tools", "Pottery"], green=("right", ["Sailing", "The Wheel"])
            ),
            bo=seat(),
        )
        assert points(game, "ann") == 4 + 4

    def test_a_hexagon_with_a_music_note_is_one(self) -> None:
        """Differences 7: the card asks for hexagons of any kind."""
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(purple=("up", ["William Shakespeare", "Bell"]), yellow=["Masonry"]),
            bo=seat(),
        )
        with_bell_hidden = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(purple=["William Shakespeare", "Bell"], yellow=["Masonry"]),
            bo=seat(),
        )
        assert (points(with_bell_hidden, "ann"), points(game, "ann")) == (6, 7)

    def test_the_inspire_effect_melds_a_hand_card(self) -> None:
        game = figures_table(
            ann=seat(purple=["William Shakespeare"], hand=["Tools", "Coal"]), bo=seat(), supply={4: ["Gunpowder"]}
        )
        play(game, "ann: inspire purple", "ann: Coal")
        assert pile(game, "ann", "red") == ["Coal"]
        assert zone(game, "ann", "hand") == ["Gunpowder", "Tools"]

    def test_two_figures_are_enough_for_rivalry(self) -> None:
        assert decrees_of("William Shakespeare", "purple") == ["Rivalry"]


class TestAminaSukhera:
    """Scores opponents' Figures of value 4 when melded; own castles on top count as available achievements."""

    def test_melded_it_scores_the_opponents_top_figures_of_value_4(self) -> None:
        game = figures_table(
            ann=seat(hand=["Amina Sukhera"], green=["Galileo Galilei"]),
            bo=seat(red=["Yi Sun-Sin"], blue=["Experimentation"]),
            cy=seat(yellow=["Leonardo da Vinci"]),
            dee=seat(purple=["Johannes Vermeer"]),
        )
        play(game, "ann: meld Amina Sukhera", "ann: Yi Sun-Sin")
        assert asked(game) == ("ann", "card", "fade")
        assert zone(game, "ann", "score") == ["Leonardo da Vinci", "Yi Sun-Sin"]
        assert (pile(game, "bo", "blue"), pile(game, "dee", "purple")) == (["Experimentation"], ["Johannes Vermeer"])

    def test_melded_by_an_effect_it_does_the_same(self) -> None:
        game = figures_table(
            ann=seat(hand=["Amina Sukhera"], purple=["William Shakespeare"]), bo=seat(red=["Yi Sun-Sin"])
        )
        play(game, "ann: inspire purple", "ann: William Shakespeare")
        assert "Yi Sun-Sin" in zone(game, "ann", "score")

    def test_castles_on_top_are_claimed_at_their_price_and_bring_no_figures(self) -> None:
        game = figures_table(
            ann=seat(
                red=["Amina Sukhera"],
                yellow=["Masonry"],
                purple=["Monotheism"],
                green=["Sailing", "The Wheel"],
                score=["Coal"],
            ),
            bo=seat(purple=["Mysticism"], red=["Archery"]),
        )
        assert [text for text in options(game) if text.startswith("achieve")] == ["achieve Masonry"]
        play(game, "ann: achieve Masonry")
        assert zone(game, "ann", "achievements") == ["Masonry"]
        assert pile(game, "ann", "yellow") == []
        assert zone(game, "bo", "hand") == []

    def test_an_effect_can_claim_such_a_card(self) -> None:
        """With four cards in hand, Samuel de Champlain claims what counts as available."""
        game = figures_table(
            ann=seat(
                red=["Amina Sukhera"],
                green=["Samuel de Champlain"],
                purple=["Monotheism"],
                hand=["Tools", "Oars", "Calendar", "Pottery"],
            ),
            bo=seat(),
        )
        play(game, "ann: draw", "ann: Amina Sukhera")
        assert zone(game, "ann", "achievements") == ["Monotheism"]

    def test_the_inspire_effect_passes_over_who_has_no_purple_card(self) -> None:
        game = figures_table(ann=seat(red=["Amina Sukhera"]), bo=seat(blue=["Tools"]), cy=seat(purple=["Monotheism"]))
        play(game, "ann: inspire red")
        assert zone(game, "ann", "score") == ["Monotheism"]

    def test_the_inspire_effect_scores_the_bottom_purple_cards_of_all_boards(self) -> None:
        game = figures_table(
            ann=seat(red=["Amina Sukhera"], purple=["Philosophy", "Mysticism"]),
            bo=seat(purple=["City States", "Code of Laws"]),
            cy=seat(purple=["Monotheism"]),
        )
        play(game, "ann: inspire red", "ann: Monotheism", "ann: Mysticism")
        assert zone(game, "ann", "score") == ["Code of Laws", "Monotheism", "Mysticism"]


class TestYiSunSin:
    """A card of a splayed color is tucked instead of scored, and a 3 with it."""

    def test_in_a_splayed_color_the_card_is_tucked_and_a_3_after_it(self) -> None:
        game = figures_table(
            ann=seat(red=["Yi Sun-Sin"], blue=("left", ["Tools", "Writing"]), yellow=["Agriculture"], hand=["Pottery"]),
            bo=seat(),
            supply={2: ["Calendar"], 3: ["Translation"]},
        )
        play(game, "ann: dogma Agriculture", "ann: Pottery")
        assert pile(game, "ann", "blue") == ["Tools", "Writing", "Calendar", "Translation"]
        assert zone(game, "ann", "score") == []
        assert game.position()["players"]["ann"]["this_turn"] == {"tucked": 2, "scored": 0}

    def test_in_an_unsplayed_color_it_is_scored(self) -> None:
        game = figures_table(
            ann=seat(red=["Yi Sun-Sin"], blue=["Tools", "Writing"], yellow=["Agriculture"], hand=["Pottery"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Agriculture", "ann: Pottery")
        assert zone(game, "ann", "score") == ["Calendar"]

    def test_a_fading_figure_of_a_splayed_color_is_tucked(self) -> None:
        """Rules 12.5.3: fading is scoring."""
        game = figures_table(
            ann=seat(red=["Yi Sun-Sin"], blue=("left", ["Alhazen", "Writing"])), bo=seat(), supply={3: ["Paper"]}
        )
        play(game, "ann: draw", "ann: Alhazen")
        assert pile(game, "ann", "blue") == ["Writing", "Alhazen"]
        assert pile(game, "ann", "green") == ["Paper"]

    def test_the_echo_scores_a_castle_from_any_board(self) -> None:
        game = figures_table(
            ann=seat(red=["Yi Sun-Sin"], yellow=["Masonry"]), bo=seat(purple=["Mysticism"], blue=["Pottery"])
        )
        play(game, "ann: dogma Yi Sun-Sin")
        assert options(game) == ["Masonry", "Mysticism"]
        play(game, "ann: Mysticism")
        assert zone(game, "ann", "score") == ["Mysticism"]


class TestLeonardoDaVinci:
    """A yellow meld brings the rest of the hand along, a purple one three 4s."""

    def test_before_a_yellow_card_the_hand_but_yellow_and_purple_is_melded(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Leonardo da Vinci"], hand=["Agriculture", "Masonry", "Mysticism", "Tools"]), bo=seat()
        )
        play(game, "ann: meld Agriculture")
        assert zone(game, "ann", "hand") == ["Masonry", "Mysticism"]
        assert pile(game, "ann", "blue") == ["Tools"]
        assert pile(game, "ann", "yellow") == ["Agriculture", "Leonardo da Vinci"]
        assert moves(game) == ["meld Tools", "meld Agriculture"]

    def test_before_a_purple_card_three_4s_are_drawn(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Leonardo da Vinci"], hand=["Mysticism"]),
            bo=seat(),
            supply={4: ["Gunpowder", "Anatomy", "Invention"]},
        )
        play(game, "ann: meld Mysticism")
        assert zone(game, "ann", "hand") == ["Anatomy", "Gunpowder", "Invention"]
        assert pile(game, "ann", "purple") == ["Mysticism"]

    def test_other_colors_are_melded_alone(self) -> None:
        game = figures_table(ann=seat(yellow=["Leonardo da Vinci"], hand=["Tools", "Oars"]), bo=seat())
        play(game, "ann: meld Oars")
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_the_cards_melded_along_trigger_no_karma(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Leonardo da Vinci"], hand=["Agriculture", "Peter the Great"]), bo=seat(green=["Ptolemy"])
        )
        play(game, "ann: meld Agriculture")
        assert pile(game, "ann", "red") == ["Peter the Great"]
        assert pile(game, "bo", "green") == ["Ptolemy"]

    def test_the_echo_scores_a_top_figure_with_a_bonus(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Leonardo da Vinci"]), bo=seat(red=["Gilgamesh"]), cy=seat(green=["Galileo Galilei"])
        )
        play(game, "ann: dogma Leonardo da Vinci")
        assert options(game) == ["Gilgamesh", "Leonardo da Vinci"]
        play(game, "ann: Gilgamesh")
        assert zone(game, "ann", "score") == ["Gilgamesh"]

    def test_the_echo_reaches_no_other_card_with_a_bonus(self) -> None:
        """Dice bears a bonus and is no Figure."""
        assert CARDS["Dice"].bonus > 0
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(yellow=["Leonardo da Vinci"]),
            bo=seat(red=["Gilgamesh"], blue=["Dice"]),
        )
        play(game, "ann: dogma Leonardo da Vinci")
        assert options(game) == ["Gilgamesh", "Leonardo da Vinci"]


class TestMichelangelo:
    """Hand cards count as in the score pile too."""

    def test_hand_cards_are_worth_their_points(self) -> None:
        game = figures_table(ann=seat(yellow=["Michelangelo"], hand=["Coal", "Tools"], score=["Paper"]), bo=seat())
        assert points(game, "ann") == 9

    def test_an_effect_on_the_score_pile_takes_the_hand_along(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Michelangelo"], blue=["Translation"], hand=["Coal"], score=["Clothing"]), bo=seat()
        )
        play(game, "ann: dogma Translation", "ann: yes")
        while game.decision is not None and game.decision.kind == "order":
            game.choose(options(game)[0])
        assert (pile(game, "ann", "red"), pile(game, "ann", "green")) == (["Coal"], ["Clothing"])

    def test_another_karma_finds_them_in_the_score_pile(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Michelangelo"], purple=["Murasaki Shikibu"], hand=["Tools", "Coal", "Banking"]),
            bo=seat(),
            available=["Oars"],
        )
        play(game, "ann: achieve 1", "ann: Michelangelo")
        assert zone(game, "ann", "achievements") == ["Oars", "Tools"]

    def test_the_inspire_effect_scores_a_hand_card(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Michelangelo"], hand=["Coal", "Tools"]), bo=seat(), supply={4: ["Gunpowder"]}
        )
        play(game, "ann: inspire yellow", "ann: Coal")
        assert zone(game, "ann", "score") == ["Coal"]
        assert points(game, "ann") == 5 + 1 + 4


class TestChristiaanHuygens:
    """A clock at most two above the highest top card is melded instead of foreshadowed."""

    def test_a_clock_within_two_is_melded(self) -> None:
        game = figures_table(
            ann=seat(blue=["Christiaan Huygens"], purple=["Mysticism"]), bo=seat(), supply={7: ["Railroad"]}
        )
        play(game, "ann: dogma Christiaan Huygens")
        assert options(game) == ["10", "7", "8", "9"]
        play(game, "ann: 7")
        assert pile(game, "ann", "purple") == ["Railroad", "Mysticism"]
        assert zone(game, "ann", "forecast") == []

    def test_a_clock_further_above_is_foreshadowed(self) -> None:
        game = figures_table(ann=seat(blue=["Christiaan Huygens"]), bo=seat(), supply={8: ["Flight"]})
        play(game, "ann: dogma Christiaan Huygens", "ann: 8")
        assert zone(game, "ann", "forecast") == ["Flight"]

    def test_a_card_without_a_clock_is_foreshadowed(self) -> None:
        game = figures_table(ann=seat(blue=["Christiaan Huygens"]), bo=seat(), supply={7: ["Explosives"]})
        play(game, "ann: dogma Christiaan Huygens", "ann: 7")
        assert zone(game, "ann", "forecast") == ["Explosives"]


class TestIsaacNewton:
    """A 1 falls on somebody's board before a Draw or Inspire action."""

    def test_before_a_draw_action_a_1_goes_to_a_board_of_choice(self) -> None:
        game = figures_table(
            ann=seat(blue=["Isaac Newton"]),
            bo=seat(red=["Gunpowder"]),
            supply={1: ["Oars"], 5: ["Coal"]},
        )
        play(game, "ann: draw")
        assert options(game) == ["ann", "bo"]
        play(game, "ann: bo")
        assert pile(game, "bo", "red") == ["Oars", "Gunpowder"]
        assert zone(game, "ann", "hand") == ["Coal"]

    def test_the_draw_goes_by_the_top_cards_after_it(self) -> None:
        """Rules 12.6.6: the karma's text happens first, then the action."""
        game = figures_table(ann=seat(blue=["Isaac Newton"]), bo=seat(), supply={1: ["Tools", "Oars"]})
        play(game, "ann: draw", "ann: ann")
        assert pile(game, "ann", "blue") == ["Tools", "Isaac Newton"]
        assert zone(game, "ann", "hand") == ["Oars"]

    def test_before_an_inspire_action_too(self) -> None:
        game = figures_table(
            ann=seat(blue=["Isaac Newton"], purple=["Mysticism", "Al-Kindi"], green=("up", ["Sailing", "Shen Kuo"])),
            bo=seat(),
            supply={1: ["Oars", "Writing"]},
        )
        play(game, "ann: inspire green", "ann: bo", "ann: pass")
        assert pile(game, "bo", "red") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Writing"]

    def test_draws_of_effects_and_the_bonus_are_not_watched(self) -> None:
        game = figures_table(
            ann=seat(blue=["Isaac Newton"], green=["The Wheel"]),
            bo=seat(purple=["Mysticism"]),
            supply={1: ["Oars", "Tools", "Pottery", "Writing"], 5: ["Johannes Vermeer"]},
        )
        play(game, "ann: dogma The Wheel")
        assert zone(game, "ann", "hand") == ["Johannes Vermeer", "Pottery", "Writing"]

    def test_the_echo_splays_right(self) -> None:
        game = figures_table(ann=seat(blue=["Isaac Newton", "Tools"]), bo=seat())
        play(game, "ann: dogma Isaac Newton")
        assert splay(game, "ann", "blue") == "right"


class TestBartholomewRoberts:
    """Before a score, an achievement of that value, for its points but whatever the top cards."""

    def test_points_for_the_value_are_enough(self) -> None:
        """A 7 costs 35: 29 in the score pile and the bonus of 6; the highest top card is a 5."""
        game = figures_table(
            ann=seat(
                green=["Bartholomew Roberts"],
                yellow=["Agriculture"],
                hand=["Canning"],
                score=["Bioengineering", "Software", "Genetics"],
            ),
            bo=seat(),
            supply={7: ["Bicycle"]},
            available=["Lighting", "Oars"],
        )
        play(game, "ann: dogma Agriculture", "ann: Canning")
        assert zone(game, "ann", "achievements") == ["Lighting"]
        assert "Bicycle" in zone(game, "ann", "score")
        assert zone(game, "bo", "hand") == []

    def test_the_scored_card_does_not_help_to_pay(self) -> None:
        game = figures_table(
            ann=seat(
                green=["Bartholomew Roberts"],
                yellow=["Agriculture"],
                hand=["Canning"],
                score=["Bioengineering", "Software", "Flight"],
            ),
            bo=seat(),
            supply={7: ["Bicycle"]},
            available=["Lighting"],
        )
        play(game, "ann: dogma Agriculture", "ann: Canning")
        assert zone(game, "ann", "achievements") == []
        assert "Bicycle" in zone(game, "ann", "score")

    def test_its_own_inspire_effect_scores_a_crown_from_any_board(self) -> None:
        game = figures_table(
            ann=seat(green=["Bartholomew Roberts"]),
            bo=seat(purple=["Code of Laws"], red=["Archery"]),
            available=["Oars"],
            supply={5: ["Coal"]},
        )
        play(game, "ann: inspire green", "ann: Code of Laws")
        assert zone(game, "ann", "score") == ["Code of Laws"]
        assert zone(game, "ann", "achievements") == ["Oars"]  # the bonus of 6 pays for it

    def test_fading_is_scoring(self) -> None:
        game = figures_table(ann=seat(green=["Bartholomew Roberts"], yellow=["Sneferu"]), bo=seat(), available=["Oars"])
        play(game, "ann: draw", "ann: Sneferu")
        assert zone(game, "ann", "score") == ["Sneferu"]
        assert zone(game, "ann", "achievements") == ["Oars"]

    def test_of_several_of_the_value_one_is_claimed(self) -> None:
        game = figures_table(
            ann=seat(green=["Bartholomew Roberts"], yellow=["Sneferu"]), bo=seat(), available=["Oars", "Ptahhotep"]
        )
        play(game, "ann: draw", "ann: Sneferu")
        assert asked(game) == ("ann", "achievement", "achieve")
        game.choose(options(game)[0])
        assert len(zone(game, "ann", "achievements")) == 1


class TestSamuelDeChamplain:
    """The fifth card in hand brings an achievement up to its value."""

    def test_before_the_fifth_hand_card_an_achievement_is_claimed(self) -> None:
        game = figures_table(
            ann=seat(green=["Samuel de Champlain"], hand=["Tools", "Oars", "Pottery", "Paper"]),
            bo=seat(),
            supply={5: ["Coal"]},
            available=["Archery", "Banking", "Canning"],
        )
        play(game, "ann: draw")
        assert asked(game) == ("ann", "achievement", "achieve")
        assert len(options(game)) == 2
        assert game.decision is not None
        game.choose(options(game)[1])
        assert zone(game, "ann", "achievements") == ["Banking"]
        assert "Coal" in zone(game, "ann", "hand")

    def test_a_fourth_and_a_sixth_card_bring_nothing(self) -> None:
        hand = ["Tools", "Oars", "Pottery", "Paper", "Calendar"]
        for held in (hand[:3], hand):
            game = figures_table(ann=seat(green=["Samuel de Champlain"], hand=held), bo=seat(), available=["Archery"])
            play(game, "ann: draw")
            assert zone(game, "ann", "achievements") == []

    def test_the_value_really_drawn_is_the_limit(self) -> None:
        game = figures_table(
            ann=seat(green=["Samuel de Champlain"], hand=["Tools", "Oars", "Pottery", "Paper"]),
            bo=seat(),
            removed=emptied(5),
            available=["Evolution", "Canning"],
        )
        play(game, "ann: draw")
        assert zone(game, "ann", "achievements") == ["Canning"]

    def test_the_inspire_effect_returns_a_5_and_draws_a_6(self) -> None:
        game = figures_table(
            ann=seat(green=["Samuel de Champlain"], hand=["Coal", "Tools"]),
            bo=seat(),
            supply={6: ["Canning"], 5: ["Banking"]},
        )
        play(game, "ann: inspire green")
        assert zone(game, "ann", "hand") == ["Banking", "Canning", "Tools"]
        assert supply(game, 5)[-1] == "Coal"

    def test_without_a_5_the_inspire_effect_draws(self) -> None:
        game = figures_table(
            ann=seat(green=["Samuel de Champlain"]), bo=seat(), supply={6: ["Canning"], 5: ["Banking"]}
        )
        play(game, "ann: inspire green")
        assert zone(game, "ann", "hand") == ["Banking", "Canning"]

    def test_a_card_drawn_and_melded_is_in_hand_in_between(self) -> None:
        """Rules 12.6.13: the draw is an event of its own."""
        game = figures_table(
            ann=seat(
                green=["Samuel de Champlain"], blue=["Experimentation"], hand=["Tools", "Oars", "Pottery", "Paper"]
            ),
            bo=seat(),
            supply={5: ["Coal"]},
            available=["Banking", "Canning"],
        )
        play(game, "ann: dogma Experimentation")
        assert zone(game, "ann", "achievements") == ["Banking"]
        assert pile(game, "ann", "red") == ["Coal"]


class TestBartolomeoCristofori:
    """The fifth visible card of a color brings an achievement up to the highest top card."""

    FOUR = ("Tools", "Writing", "Pottery", "Calendar")

    def test_the_fifth_visible_card_brings_an_achievement_without_points(self) -> None:
        game = figures_table(
            ann=seat(purple=["Bartolomeo Cristofori"], blue=("left", list(self.FOUR)), hand=["Evolution"]),
            bo=seat(),
            available=["Lighting", "Coal"],
        )
        play(game, "ann: meld Evolution")
        assert zone(game, "ann", "achievements") == ["Coal"]
        assert pile(game, "ann", "blue")[0] == "Evolution"

    def test_not_in_an_unsplayed_pile_nor_for_the_fourth_or_sixth(self) -> None:
        five = [*self.FOUR, "Alchemy"]
        stacks = (("none", list(self.FOUR)), ("left", list(self.FOUR[:3])), ("left", five))
        for stack in stacks:
            game = figures_table(
                ann=seat(purple=["Bartolomeo Cristofori"], blue=stack, hand=["Evolution"]),
                bo=seat(),
                available=["Coal"],
            )
            play(game, "ann: meld Evolution")
            assert zone(game, "ann", "achievements") == []

    def test_not_by_a_card_of_the_pile_itself(self) -> None:
        """The bottom card melded on top: four cards stay four."""
        desk = Desk(
            figures_table(
                ann=seat(purple=["Bartolomeo Cristofori"], blue=("left", list(self.FOUR))),
                bo=seat(),
                available=["Coal"],
            )
        )
        ann = desk.player("ann")
        ann.meld(CARDS["Calendar"])
        assert ann.numbered_achievements == []

    def test_a_forecast_raises_the_limit_with_daedalus(self) -> None:
        """Daedalus raises the highest top card for claiming; only the points are ignored."""
        game = figures_table(
            ann=seat(
                purple=["Bartolomeo Cristofori"],
                blue=["Daedalus"],
                forecast=["Banking"],
                red=("left", ["Archery", "Oars", "Metalworking", "Construction"]),
                hand=["Optics"],
            ),
            bo=seat(),
            available=["Canning", "Lighting"],
        )
        play(game, "ann: meld Optics", "ann: Daedalus")
        assert zone(game, "ann", "achievements") == ["Canning"]

    def test_the_inspire_effect_melds_a_hand_card(self) -> None:
        game = figures_table(
            ann=seat(purple=["Bartolomeo Cristofori"], hand=["Tools", "Oars"]), bo=seat(), supply={5: ["Coal"]}
        )
        play(game, "ann: inspire purple", "ann: Oars")
        assert pile(game, "ann", "red") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Coal", "Tools"]


class TestJohannesVermeer:
    """Claiming a standard achievement brings the next higher one first."""

    def test_the_next_higher_achievement_comes_too(self) -> None:
        game = figures_table(
            ann=seat(purple=["Johannes Vermeer"]),
            bo=seat(red=["Archery"]),
            available=["Oars", "Calendar", "Paper"],
            supply={1: ["Ptahhotep"]},
        )
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Calendar", "Oars"]
        assert zone(game, "bo", "hand") == ["Ptahhotep"]

    def test_without_one_just_the_claimed_one_comes(self) -> None:
        game = figures_table(ann=seat(purple=["Johannes Vermeer"]), bo=seat(), available=["Oars", "Paper"])
        play(game, "ann: achieve 1")
        assert zone(game, "ann", "achievements") == ["Oars"]

    def test_of_two_like_it_one_is_chosen(self) -> None:
        game = figures_table(
            ann=seat(purple=["Johannes Vermeer"]), bo=seat(), available=["Oars", "Calendar", "Ptolemy"]
        )
        play(game, "ann: achieve 1")
        assert asked(game) == ("ann", "achievement", "achieve")
        game.choose(options(game)[0])
        assert len(zone(game, "ann", "achievements")) == 2

    def test_the_inspire_effect_scores_a_3(self) -> None:
        game = figures_table(ann=seat(purple=["Johannes Vermeer"]), bo=seat(), supply={3: ["Paper"], 5: ["Coal"]})
        play(game, "ann: inspire purple")
        assert zone(game, "ann", "score") == ["Paper"]
        assert zone(game, "ann", "hand") == ["Coal"]

    def test_a_claim_by_an_effect_is_watched_too(self) -> None:
        """Rulings 5: every claim of a standard achievement, not the Achieve action alone."""
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(purple=["Johannes Vermeer"], yellow=["Holy Grail"], hand=["Pottery"]),
            bo=seat(),
            available=["Oars", "Calendar", "Lighting"],
        )
        play(game, "ann: dogma Holy Grail")
        assert zone(game, "ann", "achievements") == ["Calendar", "Oars"]

    def test_a_special_achievement_brings_nothing(self) -> None:
        game = figures_table(
            ann=seat(purple=["Johannes Vermeer"], yellow=["Agriculture"], hand=["Tools"], scored=5),
            bo=seat(),
            available=["Oars"],
        )
        play(game, "ann: dogma Agriculture", "ann: Tools")
        assert zone(game, "ann", "achievements") == ["Monument"]


class TestPeterTheGreat:
    """Returns opponents' top Figures when melded; a tucked factory moves the bottom green card."""

    def test_melded_it_returns_all_opponents_top_figures(self) -> None:
        game = figures_table(
            ann=seat(hand=["Peter the Great"]),
            bo=seat(green=["Fu Xi"], red=["Archery"]),
            cy=seat(blue=["Tools", "Alhazen"], yellow=["Michelangelo"]),
        )
        play(game, "ann: meld Peter the Great")
        while game.decision is not None and game.decision.kind == "order":
            game.choose(options(game)[0])
        assert supply(game, 1, "figures")[-1] == "Fu Xi"
        assert supply(game, 4, "figures")[-1] == "Michelangelo"
        assert pile(game, "cy", "blue") == ["Tools", "Alhazen"]

    def test_an_eligible_bottom_green_card_is_achieved(self) -> None:
        game = figures_table(
            ann=seat(red=["Peter the Great"], green=["Banking", "The Wheel"], hand=["Coal"]),
            bo=seat(),
            supply={5: ["Physics"]},
        )
        play(game, "ann: inspire red")
        assert zone(game, "ann", "achievements") == ["The Wheel"]
        assert pile(game, "ann", "red") == ["Peter the Great", "Coal"]
        assert zone(game, "bo", "hand") == []

    def test_one_that_is_too_dear_is_scored(self) -> None:
        game = figures_table(
            ann=seat(red=["Peter the Great"], green=["The Wheel", "Banking"], hand=["Coal"]), bo=seat()
        )
        play(game, "ann: inspire red")
        assert zone(game, "ann", "score") == ["Banking"]
        assert pile(game, "ann", "red") == ["Peter the Great", "Coal"]

    def test_a_card_without_a_factory_moves_nothing(self) -> None:
        game = figures_table(ann=seat(red=["Peter the Great"], green=["The Wheel"], hand=["Archery"]), bo=seat())
        play(game, "ann: inspire red")
        assert pile(game, "ann", "green") == ["The Wheel"]
        assert pile(game, "ann", "red") == ["Peter the Great", "Archery"]

    def test_without_a_green_card_it_just_tucks(self) -> None:
        game = figures_table(ann=seat(red=["Peter the Great"], hand=["Coal"]), bo=seat())
        play(game, "ann: inspire red")
        assert pile(game, "ann", "red") == ["Peter the Great", "Coal"]

    def test_a_green_factory_is_tucked_once_the_old_bottom_is_gone(self) -> None:
        game = figures_table(ann=seat(red=["Peter the Great"], green=["Banking"], hand=["Electricity"]), bo=seat())
        play(game, "ann: inspire red")
        assert zone(game, "ann", "score") == ["Banking"]
        assert pile(game, "ann", "green") == ["Electricity"]


class TestShivaji:
    """Its owner claims an achievement before an opponent can."""

    def test_its_owner_claims_it_if_eligible(self) -> None:
        game = figures_table(
            bo=seat(red=["Archery"], score=["Coal"]),
            ann=seat(red=["Shivaji"], score=["Banking"]),
            available=["Oars"],
        )
        play(game, "bo: achieve 1")
        assert zone(game, "ann", "achievements") == ["Oars"]
        assert zone(game, "bo", "achievements") == []
        assert zone(game, "ann", "hand") == []
        assert asked(game) == ("bo", "action", "action")

    def test_without_the_points_the_opponent_gets_it(self) -> None:
        game = figures_table(
            bo=seat(red=["Archery"], score=["Coal"]),
            ann=seat(red=["Shivaji"], score=["Gunpowder"]),
            available=["Oars"],
        )
        play(game, "bo: achieve 1")
        assert zone(game, "bo", "achievements") == ["Oars"]
        assert zone(game, "ann", "achievements") == []

    def test_a_special_achievement_is_not_watched(self) -> None:
        """It is nothing to be eligible for by points and top cards: bo scores the sixth card of the turn."""
        game = figures_table(
            bo=seat(yellow=["Michelangelo"], hand=["Oars"], scored=5),
            ann=seat(red=["Shivaji"], score=["Banking"]),
            supply={4: ["Gunpowder"]},
        )
        play(game, "bo: inspire yellow")
        assert zone(game, "bo", "achievements") == ["Monument"]
        assert zone(game, "ann", "achievements") == []

    def test_a_partner_s_claim_is_not_watched(self) -> None:
        game = figures_table(
            bo=seat(red=["Archery"], score=["Coal"]),
            cy=seat(),
            ann=seat(red=["Shivaji"], score=["Banking"]),
            dee=seat(),
            available=["Oars"],
            options={"teams": "partners"},
        )
        play(game, "bo: achieve 1")
        assert zone(game, "bo", "achievements") == ["Oars"]

    def test_the_claimer_chooses_between_karmas_that_watch_it(self) -> None:
        """Rules 12.6.6: one of the two is carried out, the other is skipped."""
        game = figures_table(
            bo=seat(purple=["Johannes Vermeer"], score=["Coal"]),
            ann=seat(red=["Shivaji"], score=["Banking"]),
            available=["Oars", "Calendar"],
            supply={5: ["Peter the Great"]},
        )
        play(game, "bo: achieve 1")
        assert options(game) == ["Johannes Vermeer", "Shivaji"]
        play(game, "bo: Johannes Vermeer")
        assert zone(game, "bo", "achievements") == ["Calendar", "Oars"]

    def test_the_echo_makes_a_top_card_available(self) -> None:
        game = figures_table(ann=seat(red=["Shivaji"], blue=["Tools", "Writing"]), bo=seat())
        play(game, "ann: dogma Shivaji", "ann: Tools")
        assert "Tools" in game.position()["achievements"]
        assert pile(game, "ann", "blue") == ["Writing"]

    def relic_made_available(self) -> Game:
        """On a board a relic is a card as any other (rules 14.6.5): here it becomes an available achievement."""
        game = figures_table(
            sets=("base", "figures", "artifacts"),
            options={"relics": True},
            ann=seat(red=["Shivaji"], purple=["Newton-Wickins Telescope"], score=["Fission", "Databases", "Flight"]),
            bo=seat(),
            available=["Coal"],
        )
        return play(game, "ann: dogma Shivaji", "ann: Newton-Wickins Telescope")

    def test_a_relic_is_claimed_by_its_name(self) -> None:
        """Its back tells which it is (rules 1.2.2), so that it is not taken for the 5 that lies there."""
        game = self.relic_made_available()
        assert [text for text in options(game) if "achieve" in text] == [
            "achieve 5",
            "achieve Newton-Wickins Telescope",
        ]
        play(game, "ann: achieve Newton-Wickins Telescope")
        assert zone(game, "ann", "achievements") == ["Newton-Wickins Telescope"]

    def test_a_position_with_an_available_relic_can_be_read(self) -> None:
        position = self.relic_made_available().position()
        assert Game.from_position(position).position() == position

    def test_two_figures_are_enough_for_war(self) -> None:
        assert decrees_of("Shivaji", "red") == ["War"]


class TestAntonieVanLeeuwenhoek:
    """Hand cards pay ten points each for achievements of their value."""

    def achievable(self, game: Game) -> list[str]:
        return [text for text in options(game) if text.startswith("achieve")]

    def test_a_hand_card_pays_for_its_own_value_only(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Antonie Van Leeuwenhoek"], hand=["Calendar", "Paper"]),
            bo=seat(),
            available=["Oars", "Construction", "Alchemy"],
        )
        assert self.achievable(game) == ["achieve 2"]  # a 3 costs 15

    def test_several_add_up_with_the_points(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Antonie Van Leeuwenhoek"], hand=["Coal", "Banking"], score=["Physics"]),
            bo=seat(),
            available=["Astronomy"],
        )
        assert self.achievable(game) == ["achieve 5"]
        play(game, "ann: achieve 5")
        assert zone(game, "ann", "hand") == ["Banking", "Coal"]

    def test_top_cards_must_reach_the_value(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Antonie Van Leeuwenhoek"], hand=["Canning", "Democracy", "Vaccination"]),
            bo=seat(),
            available=["Encyclopedia"],
        )
        assert self.achievable(game) == []

    def test_the_echo_draws_a_6(self) -> None:
        game = figures_table(ann=seat(yellow=["Antonie Van Leeuwenhoek"]), bo=seat(), supply={6: ["Canning"]})
        play(game, "ann: dogma Antonie Van Leeuwenhoek")
        assert zone(game, "ann", "hand") == ["Canning"]


class TestChristopherPolhem:
    """Two points for every factory."""

    def test_every_factory_is_worth_two_points(self) -> None:
        game = figures_table(ann=seat(yellow=["Christopher Polhem"], red=["Coal"], score=["Tools"]), bo=seat())
        assert points(game, "ann") == 11

    def test_factories_that_karma_adds_count(self) -> None:
        """Rulings 5: karma that gives points for icons sees those of other karma."""
        game = figures_table(ann=seat(yellow=["Christopher Polhem"], red=["Tran Huang Dao"]), bo=seat())
        assert points(game, "ann") == 6

    def test_the_inspire_effect_tucks_a_4(self) -> None:
        game = figures_table(ann=seat(yellow=["Christopher Polhem"]), bo=seat(), supply={4: ["Anatomy"]})
        play(game, "ann: inspire yellow")
        assert pile(game, "ann", "yellow") == ["Christopher Polhem", "Anatomy"]

    def test_two_figures_are_enough_for_expansion(self) -> None:
        assert decrees_of("Christopher Polhem", "yellow") == ["Expansion"]
