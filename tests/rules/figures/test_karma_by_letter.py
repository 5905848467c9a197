"""Karma by the letter of rules 12.6: whose effect it is, whom it watches, what it makes of boxes, orders and zones."""

from __future__ import annotations

import pytest

from innovation import Game
from innovation.material.catalog import CARDS
from innovation.material.words import LEFT, YELLOW
from innovation.rules.dogma import begin_frame
from innovation.rules.player import Player
from innovation.rules.resolution import WOULD_NOT_DRAW_BONUS, GameOver
from innovation.table.zones import REMOVED, SCORE
from tests.helpers import (
    artifacts_table,
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
    zone,
)
from tests.rules.desk import Desk, names
from tests.rules.figures.test_karma import karmas


class TestBoxes:
    """Rulings 0, boxed numbers."""

    def test_einstein_counts_for_inspire_effects_of_his_owner(self) -> None:
        """Any of your effects: an inspire effect is one."""
        game = figures_table(
            ann=seat(blue=["Albert Einstein"], purple=["Murasaki Shikibu"]),
            bo=seat(),
            supply={3: ["Paper"], 10: ["Robotics"]},
        )
        play(game, "ann: inspire purple")
        assert moves(game, "ann")[:2] == ["draw Robotics", "draw Paper"]

    def test_einstein_counts_on_his_owners_cards_whoever_executes_them(self) -> None:
        """Ruling Albert Einstein: ann executes Enterprise, which lies on his owner's board."""
        game = figures_table(
            ann=seat(green=["Sergey Brin"], red=["Coal"]),
            bo=seat(blue=["Albert Einstein"], purple=["Enterprise"]),
            supply={10: ["Robotics"]},
        )
        desk = Desk(game)
        desk.resolution.frame = begin_frame(desk.resolution, CARDS["Enterprise"], 0)
        assert desk.player("ann").boxed(4) == 10

    def test_einstein_does_not_count_for_another_boards_cards(self) -> None:
        """Ruling Albert Einstein: values on cards of mine; ann's Einstein leaves bo's Writing as it is."""
        game = figures_table(
            ann=seat(blue=["Albert Einstein"], green=["Sergey Brin"]),
            bo=seat(blue=["Writing"]),
            supply={2: ["Calendar", "Currency"]},
        )
        play(game, "ann: dogma Writing")
        assert (zone(game, "bo", "hand"), "Currency" in zone(game, "ann", "hand")) == (["Calendar"], True)

    def test_hatshepsuts_1_is_raised_by_kepler(self) -> None:
        """Ruling 0: her other 1 is boxed; Kepler raises any effect's."""
        game = figures_table(
            ann=seat(blue=["Johannes Kepler"], green=["Hatshepsut"], hand=["Writing", "Paper"]), bo=seat()
        )
        play(game, "ann: dogma Johannes Kepler")
        assert ("ann", "Hatshepsut") not in karmas(game)
        assert "Writing" in zone(game, "ann", "hand")

    def test_kepler_raises_karma_of_the_sharing_bonus_too(self) -> None:
        """Rules 5.2.6: the bonus is part of the action; John Harrison's 6 becomes a 7."""
        game = figures_table(
            ann=seat(blue=["Johannes Kepler"], hand=["Writing"]),
            bo=seat(green=["John Harrison"], blue=["Chemistry", "Tools"], purple=["Education"]),
        )
        play(game, "ann: dogma Johannes Kepler", "bo: base")
        assert moves(game)[-2:] == ["draw back 7 base", "draw back 4 figures"]

    def test_after_the_action_nothing_is_raised(self) -> None:
        """Grace Hopper draws after the Dogma action: a plain 10."""
        game = figures_table(
            ann=seat(blue=["Johannes Kepler"], hand=["Writing"]),
            bo=seat(blue=["Grace Hopper"]),
            supply={10: ["Robotics"]},
        )
        play(game, "ann: dogma Johannes Kepler")
        assert zone(game, "bo", "hand") == ["Robotics"]
        assert game.result is None


class TestTheSharingBonus:
    """Rules 5.6, 12.6."""

    def test_past_10_no_karma_of_draws_is_asked(self) -> None:
        """Rules 6.2.3: no card is there to be drawn, so that Alex Trebek names none."""
        game = figures_table(
            ann=seat(yellow=["Alex Trebek"], blue=["Writing"], hand=["Confucius"]),
            bo=seat(purple=["Philosophy"], blue=["Tools"]),
            removed=emptied(10),
            supply={2: ["Calendar", "Fermenting"]},
        )
        play(game, "ann: dogma Writing")
        assert karmas(game) == []
        assert ending(game)[0] == "score"

    def test_declined_it_is_not_drawn(self) -> None:
        """Where the bonus is optional: "would not draw a share bonus" is true of who declines."""
        game = figures_table(
            ann=seat(blue=["Writing"]),
            bo=seat(blue=["Grace Hopper"], purple=["Philosophy"]),
            supply={10: ["Robotics"]},
            options={"sharing_bonus": "optional"},
        )
        play(game, "ann: dogma Writing", "ann: no")
        assert karmas(game) == [("bo", "Grace Hopper")]

    def test_a_card_that_stays_in_its_zone_earns_none(self) -> None:
        """Rules 5.7.1; ruling on Erwin Rommel and Queen Victoria: one's own score pile is allowed but pointless."""
        for game in (
            figures_table(
                ann=seat(red=["Erwin Rommel"]), bo=seat(red=["Coal"], score=["Homer"]), cy=seat(score=["Sinuhe"])
            ),
            figures_table(
                ann=seat(purple=["Queen Victoria"]),
                bo=seat(purple=["Philosophy"], score=["Homer"]),
                cy=seat(score=["Sinuhe"]),
            ),
        ):
            launch = [text for text in options(game) if text.startswith("dogma")]
            play(game, f"ann: {launch[0]}", "bo: bo", "ann: cy")
            assert zone(game, "bo", "score") == ["Homer"]
            assert zone(game, "ann", "score") == ["Sinuhe"]
            assert not bonus_drawn(game)

    def test_a_tuck_replaced_without_a_change_earns_none(self) -> None:
        """Rules 5.7.1: Sunshu Ao's card has a demand only, and lay in bo's hand already."""
        game = figures_table(
            ann=seat(purple=["Reformation"]),
            bo=seat(yellow=["Sunshu Ao"], green=["Sailing", "Clothing"], blue=["Pottery"], hand=["Vaccination"]),
        )
        play(game, "ann: dogma Reformation")
        while asked(game)[1] != "action":
            game.choose("Vaccination" if "Vaccination" in options(game) else options(game)[0])
        assert ("bo", "Sunshu Ao") in karmas(game)
        assert zone(game, "bo", "hand") == ["Vaccination"]
        assert not bonus_drawn(game)


class TestWhoseDoing:
    """Rules 12.6.7: without words of others a karma watches its owner only."""

    def left_but_yellow(self) -> Desk:
        """Four of bo's colors lie splayed left, yellow, with Caresse Crosby on top, does not."""
        return Desk(
            figures_table(
                ann=seat(),
                bo=seat(
                    yellow=["Caresse Crosby", "Masonry"],
                    red=("left", ["Oars", "Archery"]),
                    blue=("left", ["Tools", "Writing"]),
                    green=("left", ["The Wheel", "Navigation"]),
                    purple=("left", ["Mysticism", "Education"]),
                ),
            )
        )

    def test_a_fifth_color_that_another_splays_wins_nothing(self) -> None:
        desk = self.left_but_yellow()
        ann = desk.player("ann")
        assert ann.splay_of_another(Player(desk.resolution, 1), YELLOW, LEFT)
        assert desk.position.outcome is None

    def test_ones_own_does(self) -> None:
        desk = self.left_but_yellow()
        with pytest.raises(GameOver):
            desk.player("bo").splay(YELLOW, LEFT)

    def test_another_players_pile_is_no_fifth_color_of_ones_own(self) -> None:
        desk = self.left_but_yellow()
        bo = desk.player("bo")
        assert not bo.splay_of_another(Player(desk.resolution, 0), YELLOW, LEFT)
        assert desk.position.outcome is None

    def test_an_opponents_karma_takes_no_kept_card(self) -> None:
        """Florence Nightingale: an opponent's effect; Ptahhotep's is one though ann launched the action."""
        game = figures_table(
            ann=seat(
                red=["Archery"], purple=["Monotheism"], yellow=["Florence Nightingale"], score=["Paper"], hand=["Coal"]
            ),
            bo=seat(purple=["Ptahhotep"]),
        )
        play(game, "ann: dogma Archery")
        assert ("bo", "Ptahhotep") in karmas(game)
        assert (zone(game, "ann", "score"), zone(game, "bo", "score")) == (["Paper"], [])

    def test_ones_own_karma_moves_it_in_an_opponents_action(self) -> None:
        """Su Song's transfer is no effect of an opponent."""
        game = figures_table(
            ann=seat(purple=["Education"]),
            bo=seat(yellow=["Florence Nightingale"], green=["Su Song"], score=["Paper"]),
        )
        desk = Desk(game)
        desk.resolution.karma.launcher = 0
        desk.player("bo").draw(3)
        assert (names(desk.player("bo").own.score), names(desk.player("bo").forecast)) == ([], ["Paper"])

    def test_opponents_actions_still_take_none(self) -> None:
        desk = Desk(figures_table(ann=seat(), bo=seat(yellow=["Florence Nightingale"], score=["Paper"])))
        ann = desk.player("ann")
        assert ann.transfer_one(desk.player("bo").own.score, ann, SCORE) is None


class TestTheOrder:
    """Rules 6.1.2, 1.10.8: where karma makes something else of a move, the order of several is a choice."""

    def test_of_scores_that_become_melds(self) -> None:
        desk = Desk(figures_table(ann=seat(red=["Saladin"], hand=["Tools", "Writing"]), bo=seat()), "Tools", "pass")
        ann = desk.player("ann")
        ann.score_all(ann.hand)
        assert desk.offers[0] == ["Tools", "Writing"]
        assert [card.name for card in ann.stack(CARDS["Tools"].color)] == ["Writing", "Tools"]

    def test_of_returns_that_become_tucks(self) -> None:
        """Homer tucks Figures, of one color though of several values."""
        desk = Desk(
            figures_table(ann=seat(purple=["Homer"], hand=["Plato", "Murasaki Shikibu"]), bo=seat()), "Murasaki Shikibu"
        )
        ann = desk.player("ann")
        ann.return_all(ann.hand)
        assert names(ann.stack(CARDS["Homer"].color)) == ["Homer", "Murasaki Shikibu", "Plato"]

    def test_of_moves_by_a_karma_is_not_asked(self) -> None:
        """Rules 12.6.6.5: while Hatshepsut's karma returns the hand, to two piles, Homer watches nothing."""
        game = figures_table(
            ann=seat(purple=["Homer"], green=["Hatshepsut"], blue=["Writing"], hand=["Tools", "Fermenting"]), bo=seat()
        )
        play(game, "ann: dogma Writing")
        assert asked(game) == ("ann", "card", "fade")

    def test_of_moves_that_nothing_watches_is_not_asked(self) -> None:
        desk = Desk(figures_table(ann=seat(hand=["Tools", "Writing"]), bo=seat(red=["Saladin"])))
        ann = desk.player("ann")
        ann.score_all(ann.hand)
        assert desk.asked == []


class TestOneCardInTwoZones:
    """Ruling on Michelangelo: the zones overlap for every purpose, and a card is one card."""

    def test_beethoven_returns_it_once(self) -> None:
        game = figures_table(
            ann=seat(purple=["Ludwig Van Beethoven"], yellow=["Michelangelo"], hand=["Tools", "Oars"]),
            bo=seat(),
            supply={5: ["Coal"]},
        )
        play(game, "ann: inspire purple", "ann: Tools")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Oars")
        assert moves(game, "ann")[:2] == ["return Oars", "return Tools"]
        assert "draw Coal" in moves(game, "ann")[2:]

    def test_gauss_melds_it_once(self) -> None:
        game = figures_table(
            ann=seat(blue=["Carl Friedrich Gauss"], yellow=["Michelangelo"], hand=["Oars", "Calendar"]), bo=seat()
        )
        play(game, "ann: meld Calendar", "ann: 1")
        assert moves(game) == ["meld Oars", "meld Calendar"]

    def test_a_removal_of_hands_takes_the_forecast_that_counts_as_hand(self) -> None:
        desk = Desk(
            figures_table(
                ann=seat(purple=["Emperor Meiji"], forecast=["Paper"], hand=["Oars"]), bo=seat(forecast=["Tools"])
            )
        )
        desk.resolution.remove_hands_boards_and_scores()
        where = desk.position.where
        assert [where[CARDS[name].index] == REMOVED for name in ("Paper", "Oars", "Tools")] == [True, True, False]

    def test_a_hand_is_shown_with_it(self) -> None:
        desk = Desk(figures_table(ann=seat(purple=["Emperor Meiji"], forecast=["Paper"], hand=["Oars"]), bo=seat()))
        desk.player("ann").show_hand()
        assert [row["cards"] for row in desk.seen_by("bo")] == [["Oars"], ["Paper"]]


class TestProof:
    """Rules 1.10.6: a mandatory instruction for hidden cards that finds none shows the hand."""

    def test_einsteins_echo(self) -> None:
        game = figures_table(ann=seat(blue=["Albert Einstein"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Albert Einstein")
        assert shown(game) == [["Oars"]]

    @pytest.mark.parametrize(
        ("figure", "color", "melded"),
        [("Leonardo da Vinci", "yellow", "Agriculture"), ("Ruth Handler", "yellow", "Oars")],
    )
    def test_melds_before_a_meld(self, figure: str, color: str, melded: str) -> None:
        game = figures_table(
            ann=seat(hand=[melded, "Mysticism"], **{color: [figure]}),  # type: ignore[arg-type]
            bo=seat(),
        )
        play(game, f"ann: meld {melded}")
        assert [sorted(cards) for cards in shown(game)] == [sorted([melded, "Mysticism"])]

    def test_keplers_showing(self) -> None:
        game = figures_table(ann=seat(blue=["Johannes Kepler"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Johannes Kepler")
        assert shown(game) == [["Oars"]]

    def test_an_empty_hand_proves_nothing(self) -> None:
        game = figures_table(ann=seat(yellow=["Ruth Handler"], hand=["Oars"]), bo=seat())
        play(game, "ann: meld Oars")
        assert shown(game) == []


class TestWithOtherSets:
    def test_a_search_triggers_no_karma(self) -> None:
        """Rules 13.6.4: Napoleon would tuck the factories among what goes back."""
        game = figures_table(
            sets=("base", "cities", "figures"),
            ann=seat(red=["Napoleon Bonaparte"], green=["The Wheel"], hand=["Toronto"]),
            bo=seat(),
            supply={7: ["Explosives", "Lighting", "Bicycle"]},
        )
        play(game, "ann: meld Toronto")
        while asked(game)[1] != "action":
            game.choose(options(game)[0])
        assert "return Explosives" in moves(game, "ann")
        assert karmas(game) == []

    def test_a_promotion_that_karma_replaced_gives_no_free_dogma(self) -> None:
        """Rules 11.5.3, 12.6.6.1: Sargon of Akkad tucks what was to be promoted."""
        game = figures_table(
            ann=seat(green=["Sargon of Akkad"], red=["Archery"], hand=["Canal Building"], forecast=["Oars"]), bo=seat()
        )
        play(game, "ann: meld Canal Building", "ann: Oars")
        assert pile(game, "ann", "red") == ["Archery", "Oars"]
        assert asked(game)[:2] == ("ann", "action")

    def test_mask_of_warka_finds_what_karma_makes_available(self) -> None:
        """Rules 12.6.5: Cai Lun's forecast counts as available achievements."""
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(purple=["Mask of Warka"], yellow=["Cai Lun"], hand=["Coal"], forecast=["Societies", "Paper"]),
            bo=seat(hand=["Tools"]),
            supply={3: ["Machinery"]},
        )
        play(game, "ann: dogma Mask of Warka", "ann: red")
        assert "Societies" in zone(game, "ann", "achievements")
        assert "Paper" in zone(game, "ann", "forecast")


class TestTheActivatedCardLeaves:
    """Rules 5.2.4, 12.6.6.2: what Margaret Thatcher scores first."""

    def test_the_echoes_of_its_pile_are_still_executed(self) -> None:
        game = figures_table(
            ann=seat(red=["Margaret Thatcher"], blue=("up", ["Writing", "Huang Di", "Tools"]), yellow=["Perspective"]),
            bo=seat(),
            supply={2: ["Calendar", "Currency"]},
        )
        play(game, "ann: dogma Writing", "ann: Writing")
        assert moves(game, "ann")[:3] == ["score Writing", "draw Calendar", "draw Currency"]

    def test_a_card_out_of_the_game_is_not_taken(self) -> None:
        """Rules 6.14.1: Susan Blackmore takes the activated card from wherever it is, but not from there."""
        desk = Desk(figures_table(ann=seat(), bo=seat(blue=["Susan Blackmore"]), removed=["Writing"]))
        desk.resolution.would(WOULD_NOT_DRAW_BONUS, 0, CARDS["Writing"])
        assert names(desk.position.removed) == ["Writing"]


class TestWhatADemandDid:
    """Rules 5.5.3: "due to the demand" asks what the demand moved; what karma moves meanwhile is not due to it."""

    def test_what_ptahhotep_takes(self) -> None:
        """Oars' second effect draws a 1 where the demand moved nothing."""
        game = figures_table(
            ann=seat(red=["Oars"], yellow=["Masonry"], score=["Paper"]),
            bo=seat(purple=["Ptahhotep"], hand=["Archery"]),
            supply={1: ["Clothing"]},
        )
        play(game, "ann: dogma Oars")
        assert zone(game, "bo", "score") == ["Paper"]
        assert "Clothing" in zone(game, "ann", "hand")

    def test_what_hammurabi_demands_in_turn(self) -> None:
        """Ann's Clothing goes to bo; bo has no crown to give, so that ann's demand moved nothing."""
        game = figures_table(
            ann=seat(red=["Oars"], yellow=["Masonry"], hand=["Clothing"]),
            bo=seat(red=["Hammurabi"], hand=["Archery"]),
            supply={1: ["Metalworking", "Domestication"]},
        )
        play(game, "ann: dogma Oars")
        assert zone(game, "bo", "score") == ["Clothing"]
        assert zone(game, "ann", "hand") == ["Domestication", "Metalworking"]


class TestIfYouDo:
    """Rules 6.3, 12.6.6: what karma gave to another was not achieved."""

    def balloon(self, **cy: list[str]) -> Game:
        """Ann may achieve bo's Oars by Hot Air Balloon, for her green top card."""
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(green=["Hot Air Balloon"], score=["Computers", "Software"], achievements=["Sailing"]),
            bo=seat(red=["Oars"], achievements=["Pottery"]),
            cy=seat(score=["Robotics"], **cy),  # type: ignore[arg-type]
            supply={7: ["Bicycle", "Lighting"]},  # the echo scores the first
        )
        return play(game, "ann: dogma Hot Air Balloon", "ann: Oars")

    def test_achieved_it_costs_the_green_card(self) -> None:
        game = self.balloon()
        assert "Oars" in zone(game, "ann", "achievements")
        assert pile(game, "bo", "green") == ["Hot Air Balloon"]

    def test_taken_by_shivaji_a_7_is_melded_instead(self) -> None:
        game = self.balloon(red=["Shivaji"])
        assert zone(game, "cy", "achievements") == ["Oars"]
        assert pile(game, "bo", "green") == []
        assert pile(game, "ann", "green") == ["Hot Air Balloon"]
        assert pile(game, "ann", "purple") == ["Lighting"]
