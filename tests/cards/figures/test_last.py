"""Figures of ages 9 and 10: the karma and the echo of each, and their edges."""

from __future__ import annotations

import pytest

from innovation import Game
from innovation.material.catalog import CARDS
from innovation.material.words import FIGURES, YELLOW
from innovation.rules.event import Event
from innovation.rules.knowledge import Knowledge
from tests.helpers import (
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
    splay,
    supply,
    zone,
)
from tests.rules.desk import Desk, names


def achieved(game: Game, player: str) -> int:
    """How many achievements a player has, karma included."""
    return Desk(game).player(player).team_achievements


def points(game: Game, player: str) -> int:
    """A player's score."""
    return int(game.position()["players"][player]["points"])


class TestGraceHopper:
    """Another's Dogma action without a sharing bonus: draw a 10 openly; a blue one wins."""

    def test_a_blue_ten_wins(self) -> None:
        game = figures_table(ann=seat(green=["The Wheel"]), bo=seat(blue=["Grace Hopper"]), supply={10: ["Software"]})
        play(game, "ann: dogma The Wheel")
        assert ending(game) == ("effect", ["bo"])
        assert len(zone(game, "ann", "hand")) == 2  # the Dogma action is over by then

    def test_another_ten_is_kept_and_everybody_saw_it(self) -> None:
        game = figures_table(ann=seat(green=["The Wheel"]), bo=seat(blue=["Grace Hopper"]), supply={10: ["Robotics"]})
        play(game, "ann: dogma The Wheel")
        assert zone(game, "bo", "hand") == ["Robotics"]
        assert "draw Robotics" in moves(game, "ann")
        assert game.result is None

    def test_a_bonus_keeps_it_quiet(self) -> None:
        game = figures_table(ann=seat(blue=["Writing"]), bo=seat(blue=["Grace Hopper"], purple=["Philosophy"]))
        play(game, "ann: dogma Writing")
        assert bonus_drawn(game)
        assert [name for name in zone(game, "bo", "hand") if CARDS[name].age == 10] == []

    def test_a_card_with_a_demand_only_can_bring_no_bonus(self) -> None:
        game = figures_table(ann=seat(green=["Databases"]), bo=seat(blue=["Grace Hopper"]))
        play(game, "ann: dogma Databases")
        assert zone(game, "bo", "hand") == []

    def test_an_action_of_its_owner_does_not_concern_it(self) -> None:
        game = figures_table(ann=seat(blue=["Grace Hopper"], green=["The Wheel"]), bo=seat(), supply={10: ["Software"]})
        play(game, "ann: dogma The Wheel")
        assert game.result is None

    def test_inspire_tucks_two_hand_cards(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars", "Paper", "Tools"], blue=["Grace Hopper"]), bo=seat(), supply={9: ["Fission"]}
        )
        play(game, "ann: inspire blue", "ann: Oars")
        assert options(game) == ["Paper", "Tools"]  # two are tucked, no fewer
        play(game, "ann: Paper")
        assert asked(game)[1] == "action"
        assert zone(game, "ann", "hand") == ["Fission", "Tools"]
        assert (pile(game, "ann", "red"), pile(game, "ann", "green")) == (["Oars"], ["Paper"])


class TestWernherVonBraun:
    """Forecast cards count as in the score pile."""

    def test_the_forecast_is_worth_points(self) -> None:
        game = figures_table(
            ann=seat(score=["Oars"], forecast=["Paper", "A.I."], blue=["Wernher Von Braun"]),
            bo=seat(forecast=["Coal"]),
        )
        assert (points(game, "ann"), points(game, "bo")) == (1 + 3 + 10, 0)

    def test_it_pays_for_achievements(self) -> None:
        game = figures_table(ann=seat(forecast=["A.I."], blue=["Wernher Von Braun"]), bo=seat(), available=["Calendar"])
        assert "achieve 2" in options(game)

    def test_a_demand_for_scored_cards_takes_it(self) -> None:
        game = figures_table(ann=seat(green=["Navigation"]), bo=seat(forecast=["Calendar"], blue=["Wernher Von Braun"]))
        play(game, "ann: dogma Navigation")
        assert zone(game, "ann", "score") == ["Calendar"]
        assert zone(game, "bo", "forecast") == []

    def test_covered_it_counts_nothing(self) -> None:
        game = figures_table(ann=seat(forecast=["A.I."], blue=["Tools", "Wernher Von Braun"]), bo=seat())
        assert points(game, "ann") == 0

    def test_inspire_foreshadows_a_ten(self) -> None:
        game = figures_table(ann=seat(blue=["Wernher Von Braun"]), bo=seat(), supply={10: ["Robotics"]})
        play(game, "ann: inspire blue")
        assert zone(game, "ann", "forecast") == ["Robotics"]
        assert points(game, "ann") == 10


class TestHedyLamarr:
    """Special achievements ask one less in each number."""

    def test_world_with_eleven_clocks(self) -> None:
        game = figures_table(
            ann=seat(
                hand=["Software"],
                green=["Hedy Lamarr"],
                red=["Fission"],
                purple=("up", ["The Internet", "Railroad"]),
            ),
            bo=seat(),
        )
        play(game, "ann: meld Software")
        assert "World" in zone(game, "ann", "achievements")

    def test_world_not_with_ten(self) -> None:
        game = figures_table(
            ann=seat(hand=["Software"], green=["Hedy Lamarr"], red=["Fission"], purple=["The Internet"]), bo=seat()
        )
        play(game, "ann: meld Software")
        assert "World" not in zone(game, "ann", "achievements")

    def test_monument_with_five_tucked_or_scored(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], green=["Hedy Lamarr"], tucked=4), bo=seat())
        desk = Desk(game)
        desk.player("ann").tuck_one(desk.player("ann").hand)
        assert names(desk.player("ann").own.achievements) == ["Monument"]
        game = figures_table(ann=seat(hand=["Oars"], green=["Hedy Lamarr"], scored=3), bo=seat())
        desk = Desk(game)
        desk.player("ann").score_one(desk.player("ann").hand)
        assert desk.player("ann").own.achievements == ()

    def test_universe_with_four_top_cards_of_seven(self) -> None:
        game = figures_table(
            ann=seat(hand=["Lighting"], green=["Hedy Lamarr"], red=["Explosives"], yellow=["Sanitation"]), bo=seat()
        )
        play(game, "ann: meld Lighting")
        assert zone(game, "ann", "achievements") == ["Universe"]

    def test_empire_with_five_icons_twice_each(self) -> None:
        game = figures_table(
            ann=seat(
                hand=["Archery"], green=["Hedy Lamarr"], blue=["Chemistry"], yellow=["Medicine"], purple=["Philosophy"]
            ),
            bo=seat(),
        )
        play(game, "ann: meld Archery")  # two or more clocks, factories, bulbs, leaves and castles; a crown alone
        assert zone(game, "ann", "achievements") == ["Empire"]

    def test_wonder_with_four_colors(self) -> None:
        game = figures_table(
            ann=seat(
                hand=["Compass"],
                green=["Hedy Lamarr"],
                red=("up", ["Oars", "Archery"]),
                blue=("right", ["Tools", "Writing"]),
                yellow=("up", ["Masonry", "Agriculture"]),
                purple=("right", ["Mysticism", "City States"]),
            ),
            bo=seat(),
        )
        desk = Desk(game)
        desk.player("ann").draw(1)
        assert CARDS["Wonder"] in desk.player("ann").own.achievements

    def test_universe_not_with_three(self) -> None:
        game = figures_table(ann=seat(hand=["Lighting"], green=["Hedy Lamarr"], red=["Explosives"]), bo=seat())
        play(game, "ann: meld Lighting")
        assert zone(game, "ann", "achievements") == []

    def test_supremacy_with_two_of_an_icon_in_three_colors(self) -> None:
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(hand=["Archery"], green=["Hedy Lamarr"], yellow=["Masonry"], purple=["Mysticism"]),
            bo=seat(),
        )
        play(game, "ann: meld Archery")
        assert "Supremacy" in zone(game, "ann", "achievements")

    def test_others_have_to_show_all(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], tucked=4), bo=seat(green=["Hedy Lamarr"]))
        desk = Desk(game)
        desk.player("ann").tuck_one(desk.player("ann").hand)
        assert desk.player("ann").own.achievements == ()

    def test_the_echo_may_splay_up(self) -> None:
        game = figures_table(ann=seat(green=["Hedy Lamarr"], red=["Oars", "Archery"]), bo=seat())
        play(game, "ann: dogma Hedy Lamarr", "ann: red")
        assert splay(game, "ann", "red") == "up"


class TestTaiichiOhno:
    """Before your Dogma action, achieve a hand card that features the same icon."""

    def test_one_hand_card_of_the_same_featured_icon_is_achieved(self) -> None:
        game = figures_table(
            ann=seat(hand=["Tools", "Calendar", "Philosophy"], green=["Taiichi Ohno"], blue=["Writing"]), bo=seat()
        )
        play(game, "ann: dogma Writing")
        assert options(game) == ["Philosophy", "Tools"]  # Calendar shows a bulb, but features leaves
        play(game, "ann: Philosophy")
        assert zone(game, "ann", "achievements") == ["Philosophy"]

    def test_without_such_a_card_the_action_goes_on(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars"], green=["Taiichi Ohno"], blue=["Writing"]), bo=seat(), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Writing")
        assert zone(game, "ann", "hand") == ["Calendar", "Oars"]
        assert zone(game, "ann", "achievements") == []

    def test_another_players_action_does_not_concern_it(self) -> None:
        game = figures_table(ann=seat(blue=["Writing"]), bo=seat(hand=["Tools"], green=["Taiichi Ohno"]))
        play(game, "ann: dogma Writing")
        assert zone(game, "bo", "hand") == ["Tools"]

    def test_its_own_echo_draws_a_ten(self) -> None:
        game = figures_table(ann=seat(green=["Taiichi Ohno"]), bo=seat(), supply={10: ["Robotics"]})
        play(game, "ann: dogma Taiichi Ohno")
        assert zone(game, "ann", "hand") == ["Robotics"]


class TestGeneRoddenberry:
    """Melding Enterprise wins; another purple card is tucked and a top Figure returned."""

    def test_enterprise_wins(self) -> None:
        game = figures_table(ann=seat(hand=["Enterprise"], purple=["Gene Roddenberry"]), bo=seat())
        play(game, "ann: meld Enterprise")
        assert ending(game) == ("effect", ["ann"])

    def test_another_purple_card_is_tucked_and_a_top_figure_goes_back(self) -> None:
        game = figures_table(
            ann=seat(hand=["Mysticism"], purple=["Gene Roddenberry"]), bo=seat(green=["Fu Xi"], red=["Oars"])
        )
        play(game, "ann: meld Mysticism")
        assert options(game) == ["Fu Xi", "Gene Roddenberry"]
        play(game, "ann: Fu Xi")
        assert pile(game, "ann", "purple") == ["Gene Roddenberry", "Mysticism"]
        assert supply(game, 1, "figures")[-1] == "Fu Xi"

    def test_alone_it_goes_back_itself(self) -> None:
        game = figures_table(ann=seat(hand=["Mysticism"], purple=["Gene Roddenberry"]), bo=seat())
        play(game, "ann: meld Mysticism")
        assert pile(game, "ann", "purple") == ["Mysticism"]

    def test_other_colors_and_other_players_do_not_concern_it(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], purple=["Gene Roddenberry"], red=["Archery"]), bo=seat())
        play(game, "ann: meld Oars")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert pile(game, "ann", "purple") == ["Gene Roddenberry"]
        game = figures_table(ann=seat(hand=["Enterprise"]), bo=seat(purple=["Gene Roddenberry"]))
        play(game, "ann: meld Enterprise")
        assert pile(game, "ann", "purple") == ["Enterprise"]

    def test_the_echo_meets_its_own_karma(self) -> None:
        game = figures_table(ann=seat(purple=["Gene Roddenberry"]), bo=seat(purple=["Mysticism"], red=["Tecumseh"]))
        play(game, "ann: dogma Gene Roddenberry", "ann: Mysticism", "ann: Tecumseh")
        assert pile(game, "ann", "purple") == ["Gene Roddenberry", "Mysticism"]
        assert (pile(game, "bo", "purple"), pile(game, "bo", "red")) == ([], [])

    def test_a_sharer_takes_it_from_its_owner(self) -> None:
        game = figures_table(ann=seat(purple=["Gene Roddenberry", "Philosophy"]), bo=seat(purple=["Enterprise"]))
        play(game, "ann: dogma Gene Roddenberry", "bo: Gene Roddenberry", "ann: Philosophy")
        assert pile(game, "bo", "purple") == ["Gene Roddenberry", "Enterprise"]
        assert pile(game, "ann", "purple") == ["Philosophy"]


class TestPele:
    """Tucking yellow after green in one turn wins. Inspire: three 9s, drawn and tucked."""

    def test_yellow_after_green_wins(self) -> None:
        game = figures_table(ann=seat(purple=["Pelé"]), bo=seat(), supply={9: ["Collaboration", "Fission", "Ecology"]})
        play(game, "ann: inspire purple")
        assert ending(game) == ("effect", ["ann"])

    def test_green_after_yellow_does_not(self) -> None:
        game = figures_table(ann=seat(purple=["Pelé"]), bo=seat(), supply={9: ["Ecology", "Fission", "Collaboration"]})
        play(game, "ann: inspire purple")
        assert game.result is None
        assert pile(game, "ann", "yellow") == ["Ecology"]

    def test_a_green_card_tucked_earlier_in_the_turn_counts(self) -> None:
        game = figures_table(
            ann=seat(purple=["Pelé"], red=["Tecumseh"]),
            bo=seat(),
            supply={9: ["Ecology", "Fission", "Services"], 6: ["Classification"]},
        )
        play(game, "ann: dogma Tecumseh", "ann: Tecumseh", "ann: inspire purple")
        assert ending(game) == ("effect", ["ann"])

    def test_one_of_an_earlier_turn_does_not(self) -> None:
        game = figures_table(
            ann=seat(purple=["Pelé"]),
            bo=seat(),
            supply={9: ["Collaboration", "Fission", "Services", "Computers", "Ecology", "Composites", "Genetics"]},
            action=2,
        )
        play(game, "ann: inspire purple", "bo: draw", "bo: draw", "ann: inspire purple")
        assert game.result is None
        assert pile(game, "ann", "yellow") == ["Ecology"]

    def test_what_another_player_tucks_does_not_count(self) -> None:
        game = figures_table(ann=seat(hand=["Paper"]), bo=seat(hand=["Masonry"], purple=["Pelé"]))
        desk = Desk(game)
        desk.player("ann").tuck_one(desk.player("ann").hand)
        desk.player("bo").tuck_one(desk.player("bo").hand)
        assert names(desk.player("bo").stack(YELLOW)) == ["Masonry"]


class TestMikhailKalashnikov:
    """Instead of tucking red: an opponent's red top card goes to your score pile, or you execute it alone."""

    def test_it_goes_to_the_score_pile(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars"], red=["Mikhail Kalashnikov"]),
            bo=seat(red=["Archery", "Metalworking"], green=["The Wheel"]),
        )
        play(game, "ann: inspire red", "ann: yes")
        assert zone(game, "ann", "score") == ["Archery"]
        assert pile(game, "bo", "red") == ["Metalworking"]
        assert pile(game, "ann", "red") == ["Mikhail Kalashnikov"]
        assert "Oars" in zone(game, "ann", "hand")
        assert game.position()["players"]["ann"]["this_turn"] == {"tucked": 0, "scored": 0}

    def test_or_its_shareable_effects_are_carried_out(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars"], red=["Mikhail Kalashnikov"]),
            bo=seat(red=["Metalworking"]),
            supply={1: ["Pottery"]},
        )
        play(game, "ann: inspire red", "ann: no")  # Metalworking: draw and reveal a 1; with a castle score it and go on
        assert pile(game, "bo", "red") == ["Metalworking"]
        assert {"Oars", "Pottery"} <= set(zone(game, "ann", "hand"))

    def test_without_a_red_card_of_an_opponent_the_card_stays(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], red=["Mikhail Kalashnikov"]), bo=seat(green=["The Wheel"]))
        play(game, "ann: inspire red")
        assert "Oars" in zone(game, "ann", "hand")
        assert pile(game, "ann", "red") == ["Mikhail Kalashnikov"]

    def test_a_partner_is_no_opponent(self) -> None:
        """Rules 16.3."""
        game = figures_table(
            ann=seat(hand=["Oars"], red=["Mikhail Kalashnikov"]),
            bo=seat(),
            cy=seat(red=["Archery"]),
            di=seat(),
            options={"teams": "partners"},
        )
        play(game, "ann: inspire red")
        assert pile(game, "cy", "red") == ["Archery"]
        assert pile(game, "ann", "red") == ["Mikhail Kalashnikov"]
        assert asked(game)[1] == "action"

    def test_other_colors_are_tucked(self) -> None:
        game = figures_table(ann=seat(hand=["Tools"], red=["Mikhail Kalashnikov"]), bo=seat(red=["Archery"]))
        play(game, "ann: inspire red")
        assert pile(game, "ann", "blue") == ["Tools"]
        assert pile(game, "bo", "red") == ["Archery"]

    def test_a_tuck_that_is_replaced_does_not_end_a_row_of_tucks(self) -> None:
        """Rules 12.6.6: every tuck of Cell Phone is watched by itself."""
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(hand=["Flight", "Rocketry"], red=["Mikhail Kalashnikov"], yellow=["Cell Phone"]),
            bo=seat(green=["The Wheel"]),
        )
        play(game, "ann: dogma Cell Phone", "ann: Flight")
        assert asked(game) == ("ann", "card", "tuck")
        assert options(game) == ["Rocketry", "pass"]
        play(game, "ann: Rocketry")
        assert pile(game, "ann", "blue") == ["Rocketry"]
        assert pile(game, "ann", "red") == ["Mikhail Kalashnikov"]

    def test_an_echo_effect_is_left_out(self) -> None:
        """Rulings 0: Tecumseh would draw and tuck a 6."""
        game = figures_table(
            ann=seat(hand=["Oars"], red=["Mikhail Kalashnikov"]), bo=seat(red=["Tecumseh"]), supply={6: ["Canning"]}
        )
        play(game, "ann: inspire red", "ann: no")
        assert pile(game, "ann", "yellow") == []
        assert pile(game, "bo", "red") == ["Tecumseh"]


class TestNelsonMandela:
    """Your Figures do not fade; two visible inspire effects are an achievement."""

    def test_figures_do_not_fade_whoever_acts(self) -> None:
        game = figures_table(ann=seat(), bo=seat(red=["Nelson Mandela"], blue=["Daedalus"], green=["Fu Xi"]))
        play(game, "ann: draw")
        assert zone(game, "bo", "score") == []

    def test_pairs_of_visible_inspire_effects_count(self) -> None:
        game = figures_table(ann=seat(red=["Nelson Mandela"], blue=["James Clerk Maxwell"]), bo=seat())
        assert achieved(game, "ann") == 1
        game = figures_table(
            ann=seat(
                red=["Nelson Mandela"], blue=["James Clerk Maxwell"], purple=("left", ["Mysticism", "H.G. Wells"])
            ),
            bo=seat(),
        )
        assert achieved(game, "ann") == 1
        # the inspire effect of H.G. Wells, bottom left, shows where the pile is splayed right
        game = figures_table(
            ann=seat(
                red=["Nelson Mandela"],
                blue=["James Clerk Maxwell"],
                purple=("right", ["Mysticism", "H.G. Wells"]),
                yellow=["Ruth Handler"],
            ),
            bo=seat(),
        )
        assert achieved(game, "ann") == 2

    def test_inspire_draws_and_melds_a_nine(self) -> None:
        game = figures_table(
            ann=seat(red=["Nelson Mandela"], blue=["Tools"]), bo=seat(), supply={9: ["Genetics", "Ecology"]}
        )
        play(game, "ann: inspire red")
        assert (pile(game, "ann", "blue"), zone(game, "ann", "hand")) == (["Genetics", "Tools"], ["Ecology"])


class TestCheGuevara:
    """When melded: score opponents' top Figures. A green card to be scored is removed with all score piles."""

    def test_melded_it_scores_top_figures_of_any_value(self) -> None:
        game = figures_table(ann=seat(hand=["Che Guevara"]), bo=seat(blue=["Susan Blackmore"]), cy=seat(red=["Oars"]))
        play(game, "ann: meld Che Guevara")
        assert zone(game, "ann", "score") == ["Susan Blackmore"]

    def test_a_green_figure_among_them_is_scored_too(self) -> None:
        game = figures_table(ann=seat(hand=["Che Guevara"], score=["Oars"]), bo=seat(green=["Fu Xi"]))
        play(game, "ann: meld Che Guevara")  # no other karma while one is carried out
        assert zone(game, "ann", "score") == ["Fu Xi", "Oars"]

    def test_a_green_card_takes_all_score_piles_with_it(self) -> None:
        game = figures_table(
            ann=seat(score=["Oars"], yellow=["Che Guevara"]),
            bo=seat(score=["Paper", "Tools"]),
            supply={9: ["Collaboration"]},
        )
        play(game, "ann: dogma Che Guevara")
        assert (zone(game, "ann", "score"), zone(game, "bo", "score")) == ([], [])
        assert sorted(game.position()["removed"]) == ["Collaboration", "Oars", "Paper", "Tools"]

    def test_a_card_of_another_color_is_scored(self) -> None:
        game = figures_table(ann=seat(yellow=["Che Guevara"]), bo=seat(score=["Paper"]), supply={9: ["Fission"]})
        play(game, "ann: dogma Che Guevara")
        assert (zone(game, "ann", "score"), zone(game, "bo", "score")) == (["Fission"], ["Paper"])


class TestRuthHandler:
    """Before a meld: other hand cards of its color are melded, and a 9 achieved for each."""

    def test_each_other_hand_card_of_the_color_brings_a_nine(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars", "Archery", "Optics", "Tools"], yellow=["Ruth Handler"]),
            bo=seat(),
            supply={9: ["Fission", "Ecology"]},
        )
        play(game, "ann: meld Oars", "ann: Archery")
        assert pile(game, "ann", "red") == ["Oars", "Optics", "Archery"]
        assert zone(game, "ann", "achievements") == ["Ecology", "Fission"]
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_alone_in_its_color_it_brings_nothing(self) -> None:
        game = figures_table(ann=seat(hand=["Oars", "Tools"], yellow=["Ruth Handler"]), bo=seat())
        play(game, "ann: meld Oars")
        assert zone(game, "ann", "achievements") == []

    def test_inspire_takes_a_top_card_to_hand(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Ruth Handler", "Masonry"], red=["Oars"]), bo=seat(), supply={1: ["Tools"]}
        )
        play(game, "ann: inspire yellow", "ann: Ruth Handler")
        assert zone(game, "ann", "hand") == ["Ruth Handler", "Tools"]  # by the top card of that moment


class TestStephenHawking:
    """Each hexagon on your board is also an echo effect: the bottom card in its color is scored."""

    def test_its_own_hexagon_scores_the_bottom_blue_card(self) -> None:
        game = figures_table(ann=seat(blue=["Stephen Hawking", "Tools", "Pottery"]), bo=seat())
        play(game, "ann: dogma Stephen Hawking")
        assert zone(game, "ann", "score") == ["Pottery"]

    def test_the_hexagon_of_another_color_runs_before_the_dogma_effects(self) -> None:
        game = figures_table(
            ann=seat(blue=["Stephen Hawking"], green=["The Wheel", "Sailing"]),
            bo=seat(),
            supply={1: ["Oars", "Archery"]},
        )
        play(game, "ann: dogma The Wheel")
        assert zone(game, "ann", "score") == ["Sailing"]
        assert zone(game, "ann", "hand") == ["Archery", "Oars"]

    def test_each_visible_hexagon_counts(self) -> None:
        game = figures_table(
            ann=seat(blue=["Stephen Hawking"], red=("right", ["Archery", "Coal", "Gunpowder"])), bo=seat()
        )
        # Gunpowder's hexagon, top left, shows; Coal's, bottom right, does not
        play(game, "ann: dogma Archery")
        assert zone(game, "ann", "score") == ["Coal", "Gunpowder"]

    def test_a_sharer_scores_his_own_bottom_card(self) -> None:
        game = figures_table(
            ann=seat(blue=["Stephen Hawking"], green=["The Wheel", "Sailing"]),
            bo=seat(green=["Navigation", "Paper"], purple=["Mysticism"]),
        )
        play(game, "ann: dogma The Wheel")
        assert zone(game, "bo", "score") == ["Paper"]
        assert bonus_drawn(game)

    def test_a_sharer_without_that_color_scores_nothing(self) -> None:
        game = figures_table(
            ann=seat(blue=["Stephen Hawking"], green=["The Wheel", "Sailing"]),
            bo=seat(purple=["Mysticism"]),
        )
        play(game, "ann: dogma The Wheel")
        assert zone(game, "bo", "score") == []
        assert zone(game, "ann", "score") == ["Sailing"]

    def test_hexagons_of_other_boards_are_none(self) -> None:
        game = figures_table(ann=seat(green=["The Wheel", "Sailing"]), bo=seat(blue=["Stephen Hawking"]))
        play(game, "ann: dogma The Wheel")
        assert zone(game, "ann", "score") == []

    def test_inspire_tucks_a_ten(self) -> None:
        game = figures_table(ann=seat(blue=["Stephen Hawking"]), bo=seat(), supply={10: ["Robotics", "A.I."]})
        play(game, "ann: inspire blue")
        assert (pile(game, "ann", "red"), zone(game, "ann", "hand")) == (["Robotics"], ["A.I."])

    def test_they_count_for_history(self) -> None:
        """Rules 9.4: four echo effects in one color."""
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(blue=["Stephen Hawking"], red=("up", ["Archery", "Metalworking", "Oars", "Coal"])),
            bo=seat(),
        )
        play(game, "ann: draw")
        assert "History" in zone(game, "ann", "achievements")


class TestSusanBlackmore:
    """Another's Dogma action without a sharing bonus: the activated card goes to your score pile."""

    def test_the_activated_card_is_taken(self) -> None:
        game = figures_table(ann=seat(green=["The Wheel", "Sailing"]), bo=seat(blue=["Susan Blackmore"]))
        play(game, "ann: dogma The Wheel")
        assert zone(game, "bo", "score") == ["The Wheel"]
        assert game.position()["players"]["bo"]["this_turn"]["scored"] == 0  # a transfer

    def test_a_sharing_bonus_spares_it(self) -> None:
        game = figures_table(ann=seat(green=["The Wheel"]), bo=seat(blue=["Susan Blackmore"], purple=["Mysticism"]))
        play(game, "ann: dogma The Wheel")
        assert (zone(game, "bo", "score"), pile(game, "ann", "green")) == ([], ["The Wheel"])

    def test_so_does_a_card_with_a_demand_only(self) -> None:
        game = figures_table(ann=seat(green=["Databases"]), bo=seat(blue=["Susan Blackmore"]))
        play(game, "ann: dogma Databases")
        assert pile(game, "ann", "green") == ["Databases"]

    def test_inspire_carries_out_an_echo_or_inspire_effect_of_any_board(self) -> None:
        game = figures_table(
            ann=seat(blue=["Susan Blackmore"]),
            bo=seat(red=["Tecumseh"], green=["The Wheel"]),
            cy=seat(yellow=["Rowland Hill"]),
            supply={7: ["Bicycle"], 10: ["Robotics"]},
        )
        play(game, "ann: inspire blue")
        assert options(game) == ["Rowland Hill", "Tecumseh"]
        play(game, "ann: Rowland Hill")
        assert zone(game, "ann", "hand") == ["Bicycle", "Robotics"]

    def test_inspire_finds_those_of_its_owner_too_but_not_itself(self) -> None:
        game = figures_table(
            ann=seat(blue=["Susan Blackmore"], red=("up", ["Oars", "Tecumseh"]), green=("up", ["Clothing", "Su Song"])),
            bo=seat(yellow=["Rowland Hill"]),
        )
        play(game, "ann: inspire blue")
        assert options(game) == ["Rowland Hill", "Su Song", "Tecumseh"]

    def test_inspire_finds_none(self) -> None:
        game = figures_table(ann=seat(blue=["Susan Blackmore"]), bo=seat(red=["Oars"]), supply={10: ["Robotics"]})
        play(game, "ann: inspire blue")
        assert zone(game, "ann", "hand") == ["Robotics"]

    def test_an_echo_that_a_later_effect_would_look_back_at_just_happens(self) -> None:
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(blue=["Susan Blackmore"]),
            bo=seat(green=["Charitable Trust"]),
            supply={4: ["Navigation"], 10: ["Robotics"]},
        )
        play(game, "ann: inspire blue", "ann: 4")
        assert "Navigation" in zone(game, "ann", "hand")

    def test_an_echo_is_carried_out_for_its_owner_alone(self) -> None:
        game = figures_table(
            ann=seat(blue=["Susan Blackmore"]), bo=seat(red=["Tecumseh"]), supply={6: ["Canning"], 10: ["Robotics"]}
        )
        play(game, "ann: inspire blue")
        assert pile(game, "ann", "yellow") == ["Canning"]
        assert pile(game, "bo", "yellow") == []


class TestMuhammadYunus:
    """Before anybody's Dogma action you may return a hand card for the sole majority of its featured icon."""

    def test_in_anothers_action_its_owner_then_shares(self) -> None:
        game = figures_table(
            ann=seat(blue=["Writing"]),
            bo=seat(hand=["Oars"], green=["Muhammad Yunus"]),
            supply={2: ["Calendar", "Currency"]},
        )
        play(game, "ann: dogma Writing", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert supply(game, 1)[-1] == "Oars"
        assert bonus_drawn(game)

    def test_declined_nothing_changes(self) -> None:
        game = figures_table(
            ann=seat(blue=["Writing"]), bo=seat(hand=["Oars"], green=["Muhammad Yunus"]), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Writing", "bo: pass")
        assert (zone(game, "ann", "hand"), zone(game, "bo", "hand")) == (["Calendar"], ["Oars"])

    def test_the_remaining_players_are_compared_as_usual(self) -> None:
        game = figures_table(
            ann=seat(blue=["Writing"]),
            bo=seat(hand=["Oars"], green=["Muhammad Yunus"]),
            cy=seat(blue=["Tools"]),
            supply={2: ["Calendar", "Currency", "Mapmaking"]},
        )
        play(game, "ann: dogma Writing", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert zone(game, "cy", "hand") == ["Currency"]  # two bulbs, as many as ann

    def test_it_saves_from_a_demand(self) -> None:
        game = figures_table(
            ann=seat(red=["Archery"]),
            bo=seat(hand=["Oars", "Paper"], green=["Muhammad Yunus"]),
            supply={1: ["Tools"]},
        )
        play(game, "ann: dogma Archery", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Paper"]

    def test_as_launcher_nobody_shares_and_everybody_is_open_to_demands(self) -> None:
        game = figures_table(
            ann=seat(hand=["Oars"], green=["Muhammad Yunus"], red=["Archery"]),
            bo=seat(hand=["Tools"], purple=["Mysticism"]),
            supply={1: ["Writing"]},
        )
        play(game, "ann: dogma Archery", "ann: Oars", "bo: Tools")  # three castles did not save bo
        assert zone(game, "ann", "hand") == ["Tools"]

    def test_it_lasts_for_one_action(self) -> None:
        game = figures_table(
            ann=seat(blue=["Writing"]), bo=seat(hand=["Oars"], green=["Muhammad Yunus"]), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Writing", "bo: Oars", "ann: dogma Writing", "bo: pass")
        assert zone(game, "bo", "hand") == ["Calendar"]

    def test_with_an_empty_hand_it_is_not_asked(self) -> None:
        game = figures_table(ann=seat(blue=["Writing"]), bo=seat(green=["Muhammad Yunus"]))
        play(game, "ann: dogma Writing")
        assert asked(game) == ("ann", "action", "action")

    def test_inspire_draws_a_ten(self) -> None:
        game = figures_table(ann=seat(green=["Muhammad Yunus"]), bo=seat(), supply={10: ["Robotics", "A.I."]})
        play(game, "ann: inspire green")
        assert zone(game, "ann", "hand") == ["A.I.", "Robotics"]


class TestSergeyBrin:
    """You may activate top cards of any board."""

    def test_a_card_of_another_board_is_activated_by_you(self) -> None:
        game = figures_table(
            ann=seat(green=["Sergey Brin"], blue=["Tools"]),
            bo=seat(blue=["Writing"], red=["Oars"]),
            supply={2: ["Calendar", "Currency"]},
        )
        assert {"dogma Writing", "dogma Oars", "dogma Tools"} <= set(options(game))
        play(game, "ann: dogma Writing")  # two bulbs each: bo shares
        assert (zone(game, "bo", "hand"), "Currency" in zone(game, "ann", "hand")) == (["Calendar"], True)
        assert bonus_drawn(game)

    def test_the_echoes_of_its_own_pile_run(self) -> None:
        game = figures_table(
            ann=seat(green=["Sergey Brin"], red=["Composites"]),
            bo=seat(red=["Tecumseh"]),
            supply={6: ["Canning"]},
        )
        play(game, "ann: dogma Tecumseh")
        assert pile(game, "ann", "yellow") == ["Canning"]

    def test_covered_cards_cannot_be_activated(self) -> None:
        game = figures_table(ann=seat(green=["Sergey Brin"]), bo=seat(blue=["Writing", "Tools"]))
        assert "dogma Tools" not in options(game)

    def test_each_card_is_offered_once_and_none_without_a_featured_icon(self) -> None:
        """Rules 1.2.6: Battleship Yamato can never be activated; The Wheel features castles, the first of the icons."""
        game = figures_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(green=["Sergey Brin"], blue=["Tools"]),
            bo=seat(red=["Battleship Yamato"], green=["The Wheel"]),
        )
        offered = [option for option in options(game) if option.startswith("dogma")]
        assert offered == ["dogma Sergey Brin", "dogma The Wheel", "dogma Tools"]

    def test_it_is_for_its_owner_alone(self) -> None:
        game = figures_table(ann=seat(blue=["Writing"]), bo=seat(green=["Sergey Brin"]))
        assert "dogma Sergey Brin" not in options(game)

    def test_inspire_may_splay_up(self) -> None:
        game = figures_table(ann=seat(green=["Sergey Brin"], red=["Oars", "Archery"]), bo=seat())
        play(game, "ann: inspire green", "ann: red")
        assert splay(game, "ann", "red") == "up"


class TestKimYuNa:
    """Scoring a card with a castle wins. Echo: score a top card of yours."""

    def test_a_castle_wins(self) -> None:
        game = figures_table(ann=seat(purple=["Kim Yu-Na"], red=["Archery"]), bo=seat())
        play(game, "ann: dogma Kim Yu-Na", "ann: Archery")
        assert ending(game) == ("effect", ["ann"])

    def test_another_card_is_scored(self) -> None:
        game = figures_table(ann=seat(purple=["Kim Yu-Na"], red=["Optics", "Archery"]), bo=seat())
        play(game, "ann: dogma Kim Yu-Na", "ann: Optics")
        assert zone(game, "ann", "score") == ["Optics"]

    def test_a_transfer_into_the_score_pile_is_no_scoring(self) -> None:
        game = figures_table(ann=seat(purple=["Kim Yu-Na"], green=["Navigation"]), bo=seat(score=["Mapmaking"]))
        play(game, "ann: dogma Navigation")
        assert zone(game, "ann", "score") == ["Mapmaking"]
        assert game.result is None

    def test_scored_by_another_player_it_wins_nothing(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"]), bo=seat(purple=["Kim Yu-Na"]))
        desk = Desk(game)
        desk.player("ann").score_one(desk.player("ann").hand)
        assert names(desk.player("ann").own.score) == ["Oars"]

    def test_fading_is_scoring(self) -> None:
        """Rules 12.5.3."""
        game = figures_table(ann=seat(purple=["Kim Yu-Na"], blue=["Imhotep"]), bo=seat())
        play(game, "ann: draw", "ann: Imhotep")
        assert ending(game) == ("effect", ["ann"])


class TestMartinScorsese:
    """Instead of melding a Figure: tuck it and claim any available achievement."""

    def test_a_figure_is_tucked_and_an_achievement_claimed(self) -> None:
        game = figures_table(
            ann=seat(hand=["Fu Xi"], purple=["Martin Scorsese"], green=["The Wheel"]),
            bo=seat(),
            available=["Software", "Tools"],
        )
        play(game, "ann: meld Fu Xi")
        assert asked(game) == ("ann", "achievement", "achieve")
        play(game, f"ann: {next(text for text in options(game) if '10' in text)}")
        assert zone(game, "ann", "achievements") == ["Software"]
        assert pile(game, "ann", "green") == ["The Wheel", "Fu Xi"]

    def test_without_one_it_is_only_tucked(self) -> None:
        game = figures_table(ann=seat(hand=["Fu Xi"], purple=["Martin Scorsese"]), bo=seat())
        play(game, "ann: meld Fu Xi", "ann: Fu Xi")
        assert zone(game, "ann", "achievements") == []
        assert zone(game, "ann", "score") == ["Fu Xi"]  # it lies on top of its color, and fades

    def test_opponents_draw_no_figure_for_it(self) -> None:
        game = figures_table(
            ann=seat(hand=["Fu Xi"], purple=["Martin Scorsese"], green=["The Wheel"]), bo=seat(), available=["Tools"]
        )
        play(game, "ann: meld Fu Xi")
        assert zone(game, "ann", "achievements") == ["Tools"]
        assert zone(game, "bo", "hand") == []

    def test_other_cards_are_melded(self) -> None:
        game = figures_table(
            ann=seat(purple=["Martin Scorsese"]), bo=seat(), available=["Tools"], supply={10: ["A.I."]}
        )
        play(game, "ann: dogma Martin Scorsese")
        assert pile(game, "ann", "purple") == ["A.I.", "Martin Scorsese"]
        assert zone(game, "ann", "achievements") == []


class TestJackieChan:
    """Before an opponent wins: score all other top Figures; with most points you win instead."""

    OWN = ("Gunpowder", "Paper", "Calendar", "Currency", "Coal", "Canning")

    def test_with_most_points_its_owner_wins_instead(self) -> None:
        game = figures_table(
            ann=seat(blue=["Susan Blackmore"], score=["Bicycle"], achievements=self.OWN),
            bo=seat(red=["Jackie Chan"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert zone(game, "bo", "score") == ["Susan Blackmore"]
        assert ending(game) == ("effect", ["bo"])

    def test_with_fewer_points_the_opponent_wins(self) -> None:
        game = figures_table(
            ann=seat(blue=["Daedalus"], score=["Bicycle"], achievements=self.OWN),
            bo=seat(red=["Jackie Chan"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert ending(game) == ("achievements", ["ann"])

    def test_a_tie_is_not_most(self) -> None:
        game = figures_table(
            ann=seat(red=["Mobility"], score=["A.I."], achievements=self.OWN),
            bo=seat(red=["Jackie Chan"], score=["Software"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert ending(game) == ("achievements", ["ann"])

    def test_own_other_top_figures_are_scored_too_but_not_itself(self) -> None:
        game = figures_table(
            ann=seat(green=["The Wheel"], score=["Vaccination"], achievements=self.OWN),
            bo=seat(red=["Jackie Chan"], yellow=["Masonry"], purple=["Kim Yu-Na"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert zone(game, "bo", "score") == ["Kim Yu-Na"]
        assert pile(game, "bo", "red") == ["Jackie Chan"]
        assert ending(game) == ("effect", ["bo"])

    def test_a_win_by_score_is_one_as_well(self) -> None:
        game = figures_table(
            ann=seat(blue=["Susan Blackmore"], score=["Oars"]),
            bo=seat(red=["Jackie Chan"]),
            removed=emptied(10),
        )
        play(game, "ann: draw")
        assert ending(game) == ("effect", ["bo"])

    def test_a_win_that_an_opponent_would_share_is_one_as_well(self) -> None:
        game = figures_table(
            ann=seat(red=["Jackie Chan"], score=["Oars"]),
            bo=seat(blue=["Daedalus"], score=["Tools"]),
            removed=emptied(10),
        )
        play(game, "ann: draw")  # both have a point, until Daedalus is scored
        assert zone(game, "ann", "score") == ["Daedalus", "Oars"]
        assert ending(game) == ("effect", ["ann"])

    def test_its_owners_own_win_does_not_concern_it(self) -> None:
        game = figures_table(
            ann=seat(red=["Jackie Chan"], score=["Bicycle"], achievements=self.OWN),
            bo=seat(blue=["Susan Blackmore"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert ending(game) == ("achievements", ["ann"])
        assert pile(game, "bo", "blue") == ["Susan Blackmore"]

    def test_a_win_by_another_karma_lets_it_in_no_more(self) -> None:
        game = figures_table(
            ann=seat(hand=["Enterprise"], purple=["Gene Roddenberry"]), bo=seat(red=["Jackie Chan"], score=["Oars"])
        )
        play(game, "ann: meld Enterprise")  # rules 12.6.6.5
        assert ending(game) == ("effect", ["ann"])

    def test_inspire_scores_a_hand_card(self) -> None:
        game = figures_table(ann=seat(hand=["Oars"], red=["Jackie Chan"]), bo=seat())
        play(game, "ann: inspire red")
        assert zone(game, "ann", "score") == ["Oars"]


class TestMargaretThatcher:
    """Before your Dogma action, score a top card with a crown or a factory of any board."""

    def test_a_top_card_of_any_board_is_scored_first(self) -> None:
        game = figures_table(
            ann=seat(red=["Margaret Thatcher"], yellow=["Masonry"], green=["The Wheel"]),
            bo=seat(green=["Sailing"], blue=["Chemistry"], purple=["Mysticism"]),
        )
        play(game, "ann: dogma The Wheel")
        assert options(game) == ["Chemistry", "Margaret Thatcher", "Sailing"]
        play(game, "ann: Chemistry")
        assert zone(game, "ann", "score") == ["Chemistry"]
        assert len(zone(game, "ann", "hand")) == 2

    def test_the_activated_card_itself_may_go_and_is_executed(self) -> None:
        game = figures_table(
            ann=seat(red=["Margaret Thatcher"], blue=["Writing"], yellow=["Perspective"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: dogma Writing", "ann: Writing")
        assert (zone(game, "ann", "score"), zone(game, "ann", "hand")) == (["Writing"], ["Calendar"])

    def test_another_players_action_does_not_concern_it(self) -> None:
        game = figures_table(ann=seat(blue=["Writing"]), bo=seat(red=["Margaret Thatcher"]))
        play(game, "ann: dogma Writing")
        assert zone(game, "bo", "score") == []

    def test_the_echo_scores_a_top_card_of_your_own(self) -> None:
        game = figures_table(
            ann=seat(red=["Margaret Thatcher", "Oars"], yellow=["Masonry"]), bo=seat(green=["Sailing"])
        )
        play(game, "ann: dogma Margaret Thatcher", "ann: Sailing")
        assert zone(game, "ann", "score") == ["Margaret Thatcher", "Sailing"]


class TestAlexTrebek:
    """Before drawing a value of which you hold no Figure: name one, and take it if it lies in its pile."""

    def test_the_named_figure_comes_to_hand_before_the_draw(self) -> None:
        game = figures_table(ann=seat(yellow=["Alex Trebek"], blue=["Writing"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: dogma Writing")
        assert asked(game)[0] == "ann"
        assert len(options(game)) == 10
        play(game, "ann: Plato")
        assert zone(game, "ann", "hand") == ["Calendar", "Plato"]
        assert "take Plato" in moves(game, "bo")  # found, it is shown

    def test_a_figure_that_lies_elsewhere_is_not_found(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Alex Trebek"], blue=["Writing"]), bo=seat(score=["Plato"]), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Writing", "ann: Plato")
        assert zone(game, "ann", "hand") == ["Calendar"]
        assert zone(game, "bo", "score") == ["Plato"]

    def test_with_a_figure_of_the_value_in_hand_nothing_is_named(self) -> None:
        game = figures_table(
            ann=seat(hand=["Confucius"], yellow=["Alex Trebek"], blue=["Writing"]), bo=seat(), supply={2: ["Calendar"]}
        )
        play(game, "ann: dogma Writing")
        assert zone(game, "ann", "hand") == ["Calendar", "Confucius"]

    def test_another_card_of_the_value_in_hand_is_no_figure(self) -> None:
        game = figures_table(ann=seat(hand=["Fermenting"], yellow=["Alex Trebek"], blue=["Writing"]), bo=seat())
        play(game, "ann: dogma Writing")
        assert "Plato" in options(game)

    def test_the_value_really_drawn_counts(self) -> None:
        game = figures_table(
            ann=seat(hand=["Confucius"], yellow=["Alex Trebek"], blue=["Writing"]), bo=seat(), removed=emptied(2)
        )
        play(game, "ann: dogma Writing")
        assert "Saladin" in options(game)

    def test_the_name_and_the_shuffle_are_told_and_what_lies_in_the_pile_is_not(self) -> None:
        game = figures_table(ann=seat(yellow=["Alex Trebek"], blue=["Writing"]), bo=seat(score=["Plato"]))
        play(game, "ann: dogma Writing", "ann: Plato")
        rows = [event.as_seen_by("ann") for event in game.log]
        assert {"kind": "choose", "player": "ann", "verb": "card", "card": "Plato"} in rows
        assert {"kind": "shuffle", "player": "ann", "value": 2, "set": "figures"} in rows

    def test_nobody_knows_any_more_where_a_card_lies_that_was_shuffled_in(self) -> None:
        """Rules 1.10.4: bo saw Saladin go back to its pile; once that is shuffled he cannot say who draws it."""
        game = figures_table(ann=seat(yellow=["Alex Trebek"]), bo=seat())
        knowledge = Knowledge(1, game.table)
        figures = list(CARDS.numbered(FIGURES, 3))
        saladin = figures[0]
        knowledge.see(saladin)
        knowledge.add(Event(game.players, "shuffle", 0, value=3, count=FIGURES, cards=tuple(figures)))
        assert not knowledge.knows(saladin)
        assert knowledge.possible[saladin.index] == {card.index for card in figures}

    def test_draws_of_others_do_not_concern_it(self) -> None:
        game = figures_table(ann=seat(), bo=seat(yellow=["Alex Trebek"]))
        play(game, "ann: draw")
        assert len(zone(game, "ann", "hand")) == 1

    def test_a_preview_of_the_draw_names_nothing(self) -> None:
        game = figures_table(ann=seat(yellow=["Alex Trebek"]), bo=seat())
        assert game.preview_draw() == "back 10 base"

    def test_inspire_draws_and_melds_any_value(self) -> None:
        game = figures_table(
            ann=seat(hand=["Confucius", "Kim Yu-Na"], yellow=["Alex Trebek"], blue=["Tools"]),
            bo=seat(),
            supply={2: ["Calendar"]},
        )
        play(game, "ann: inspire yellow", "ann: 2")
        assert pile(game, "ann", "blue") == ["Calendar", "Tools"]


class TestShigeruMiyamoto:
    """Activating a card that features clocks with exactly one, three or six clocks wins."""

    def test_one_clock_wins_with_its_own_activation(self) -> None:
        game = figures_table(ann=seat(yellow=["Shigeru Miyamoto"]), bo=seat())
        play(game, "ann: dogma Shigeru Miyamoto")
        assert ending(game) == ("effect", ["ann"])

    def test_two_clocks_do_not(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Shigeru Miyamoto"], red=["Flight"]), bo=seat(), supply={10: ["Robotics"]}
        )
        play(game, "ann: dogma Shigeru Miyamoto")
        assert zone(game, "ann", "hand") == ["Robotics"]

    @pytest.mark.parametrize(("blue", "wins"), [("Publications", False), ("Bioengineering", True), ("Software", False)])
    def test_three_clocks_win_but_two_and_four_do_not(self, blue: str, wins: bool) -> None:
        game = figures_table(ann=seat(yellow=["Shigeru Miyamoto"], blue=[blue]), bo=seat())
        play(game, "ann: dogma Shigeru Miyamoto")
        assert (game.result is not None) == wins

    def test_six_clocks_win(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Shigeru Miyamoto"], blue=["Software"], purple=["The Internet"]), bo=seat()
        )
        play(game, "ann: dogma Software")
        assert ending(game) == ("effect", ["ann"])

    def test_a_card_that_only_shows_a_clock_does_not_count(self) -> None:
        game = figures_table(ann=seat(yellow=["Shigeru Miyamoto"], blue=["Writing"]), bo=seat())
        play(game, "ann: dogma Writing")
        assert game.result is None

    def test_the_echo_scores_a_ten_without_a_clock(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Shigeru Miyamoto"], red=["Flight"]), bo=seat(), supply={10: ["Stem Cells"]}
        )
        play(game, "ann: dogma Shigeru Miyamoto")
        assert zone(game, "ann", "score") == ["Stem Cells"]

    def test_clocks_that_karma_adds_count(self) -> None:
        """Each of John Ericsson's two factories gives two clocks: with two that show they are six."""
        game = figures_table(
            ann=seat(yellow=["Shigeru Miyamoto"], red=["John Ericsson"], blue=["Publications"]), bo=seat()
        )
        play(game, "ann: dogma Shigeru Miyamoto")
        assert ending(game) == ("effect", ["ann"])
