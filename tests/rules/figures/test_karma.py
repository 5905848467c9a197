"""Rules 12.6: when karma is active, its four kinds, whom it watches and what it is no part of."""

from __future__ import annotations

import pytest

from innovation import Game
from innovation.material.words import CASTLE, CROWN, LEAF
from tests.helpers import (
    Zones,
    asked,
    bonus_drawn,
    ending,
    figures_table,
    moves,
    options,
    pile,
    play,
    seat,
    table,
    zone,
)
from tests.rules.desk import Desk
from tests.rules.test_sharing import effects


def points(game: Game, player: str) -> int:
    """A player's score."""
    return int(game.position()["players"][player]["points"])


def karmas(game: Game) -> list[tuple[object, object]]:
    """Whose karma was carried out, in order."""
    rows = [event.as_seen_by(None) for event in game.log if event.kind == "karma"]
    return [(row["player"], row["card"]) for row in rows]


def removed(game: Game) -> list[str]:
    """The sorted names of the cards out of the game."""
    return sorted(game.position()["removed"])


class TestWhenItIsActive:
    """Rules 12.6.1."""

    def test_a_top_card_needs_no_activation(self) -> None:
        game = figures_table(ann=seat(purple=["Sinuhe"], red=["Archery"]), bo=seat())
        assert points(game, "ann") == 2

    def test_a_covered_figure_is_silent(self) -> None:
        game = figures_table(ann=seat(purple=["Mysticism", "Sinuhe"], red=["Archery"]), bo=seat())
        assert points(game, "ann") == 0

    def test_a_visible_but_covered_figure_is_silent(self) -> None:
        game = figures_table(ann=seat(purple=("up", ["Mysticism", "Sinuhe"]), red=["Archery"]), bo=seat())
        assert points(game, "ann") == 0

    @pytest.mark.parametrize("place", ["hand", "score", "forecast", "achievements"])
    def test_elsewhere_it_is_silent(self, place: str) -> None:
        own: Zones = {**seat(red=["Archery"]), place: ["Sinuhe"]}
        game = figures_table(ann=own, bo=seat())
        assert points(game, "ann") == (1 if place == "score" else 0)

    def test_its_owner_is_who_has_it_on_his_board(self) -> None:
        game = figures_table(ann=seat(red=["Archery"]), bo=seat(purple=["Sinuhe"]))
        assert (points(game, "ann"), points(game, "bo")) == (0, 0)

    def test_a_figure_melded_this_moment_watches_the_next_event(self) -> None:
        """Rules 12.6.6.3: Yi Sun-Sin does not watch his own meld, but what is scored next."""
        game = figures_table(
            ann=seat(red=["Oars"], green=("left", ["The Wheel", "Clothing"]), hand=["Yi Sun-Sin", "Gilgamesh"]),
            bo=seat(),
        )
        play(game, "ann: meld Yi Sun-Sin")
        assert karmas(game) == []

    def test_it_ceases_with_the_card_that_covers_it(self) -> None:
        game = figures_table(ann=seat(purple=["Sinuhe"], red=["Archery"], hand=["Mysticism"]), bo=seat())
        play(game, "ann: meld Mysticism")
        assert points(game, "ann") == 0

    def test_activating_a_figure_executes_its_echoes_and_no_karma(self) -> None:
        """Rules 12.6.10."""
        game = figures_table(ann=seat(red=["Peter the Great"], green=["The Wheel"]), bo=seat(blue=["Daedalus"]))
        play(game, "ann: dogma Peter the Great")
        assert moves(game) == []
        assert pile(game, "bo", "blue") == ["Daedalus"]


class TestWhen:
    """Rules 12.6.3: "when you meld this card"."""

    def test_in_a_meld_action(self) -> None:
        game = figures_table(ann=seat(hand=["Che Guevara"]), bo=seat(blue=["Daedalus"], purple=["Homer"]))
        play(game, "ann: meld Che Guevara", "ann: Homer")
        assert zone(game, "ann", "score") == ["Daedalus", "Homer"]

    def test_melded_by_an_inspire_effect(self) -> None:
        game = figures_table(ann=seat(purple=["William Shakespeare"], hand=["Che Guevara"]), bo=seat(blue=["Daedalus"]))
        play(game, "ann: inspire purple", "ann: William Shakespeare")
        assert moves(game)[:2] == ["meld Che Guevara", "score Daedalus"]

    def test_melded_by_a_sharer_it_is_his(self) -> None:
        game = figures_table(
            ann=seat(green=["Clothing"], hand=["Oars"]),
            bo=seat(blue=["Pottery"], yellow=["Agriculture"], hand=["Peter the Great"]),
            cy=seat(purple=["Homer"]),
        )
        play(game, "ann: dogma Clothing")
        assert pile(game, "bo", "red") == ["Peter the Great"]
        assert pile(game, "cy", "purple") == []
        assert ("bo", "Peter the Great") in karmas(game)
        assert bonus_drawn(game)

    def test_promoted_it_resolves_before_its_free_dogma_is_asked(self) -> None:
        """Rules 11.5.2: at once."""
        game = figures_table(
            ann=seat(hand=["Optics"], forecast=["Alexander the Great"]),
            bo=seat(blue=["Archimedes"]),
        )
        play(game, "ann: meld Optics", "ann: Alexander the Great")
        assert zone(game, "ann", "score") == ["Archimedes"]
        assert asked(game)[2] == "dogma"

    def test_covered_by_a_promotion_in_between(self) -> None:
        """Rules 4.4.3, 12.6.3: step 6 comes after the promotion that covers the Figure."""
        game = figures_table(
            ann=seat(hand=["Peter the Great"], forecast=["Oars"]), bo=seat(blue=["Archimedes"], purple=["Homer"])
        )
        play(game, "ann: meld Peter the Great", "ann: Oars", "ann: no", "ann: Homer")
        assert pile(game, "ann", "red")[:2] == ["Oars", "Peter the Great"]
        assert pile(game, "bo", "blue") == []
        assert pile(game, "bo", "purple") == []

    def test_once_for_each_meld(self) -> None:
        game = figures_table(ann=seat(hand=["Che Guevara"]), bo=seat(blue=["Daedalus", "Archimedes"]))
        play(game, "ann: meld Che Guevara")
        assert karmas(game) == [("ann", "Che Guevara")]
        assert pile(game, "bo", "blue") == ["Archimedes"]

    def test_a_tuck_or_transfer_is_no_meld(self) -> None:
        desk = Desk(figures_table(ann=seat(hand=["Che Guevara"]), bo=seat(blue=["Daedalus"])))
        ann = desk.player("ann")
        ann.tuck(ann.hand[0])
        assert [top.name for top in desk.player("bo").tops] == ["Daedalus"]

    def test_a_meld_that_karma_replaces_is_none(self) -> None:
        """Rules 12.6.6.1: tucked by Martin Scorsese's karma, John Ericsson was not melded."""
        game = figures_table(ann=seat(hand=["John Ericsson"], purple=["Martin Scorsese"]), bo=seat(blue=["Daedalus"]))
        play(game, "ann: meld John Ericsson")
        assert pile(game, "bo", "blue") == ["Daedalus"]
        assert pile(game, "ann", "red") == ["John Ericsson"]


class TestDecree:
    """Rules 12.6.4."""

    def test_two_figures_of_one_value_and_color(self) -> None:
        game = figures_table(ann=seat(red=["Sun Tzu"], hand=["Homer", "Ptahhotep"]), bo=seat())
        assert [text for text in options(game) if text.startswith("decree")] == ["decree War"]

    def test_the_whole_hand_goes(self) -> None:
        game = figures_table(ann=seat(red=["Sun Tzu"], hand=["Homer", "Ptahhotep", "Oars"]), bo=seat())
        play(game, "ann: decree War", "ann: 3")
        assert removed(game) == ["Homer", "Oars", "Ptahhotep"]
        assert zone(game, "ann", "achievements") == ["War"]

    def test_one_figure_is_too_few(self) -> None:
        game = figures_table(ann=seat(red=["Sun Tzu"], hand=["Homer", "Oars", "Paper"]), bo=seat())
        assert "decree War" not in options(game)

    def test_a_decree_karma_of_another_player_allows_nothing(self) -> None:
        game = figures_table(ann=seat(hand=["Homer", "Ptahhotep"]), bo=seat(red=["Sun Tzu"]))
        assert "decree War" not in options(game)

    def test_covered_it_allows_nothing(self) -> None:
        game = figures_table(ann=seat(red=["Oars", "Sun Tzu"], hand=["Homer", "Ptahhotep"]), bo=seat())
        assert "decree War" not in options(game)

    def test_with_another_player_the_decree_is_put_back(self) -> None:
        game = figures_table(
            ann=seat(red=["Sun Tzu"], hand=["Homer", "Ptahhotep"]), bo=seat(achievements=["War"], blue=["Tools"])
        )
        play(game, "ann: decree War")
        assert (zone(game, "ann", "achievements"), zone(game, "bo", "achievements")) == ([], [])
        assert pile(game, "bo", "blue") == ["Tools"]


class TestEach:
    """Rules 12.6.5."""

    def test_several_are_added_up(self) -> None:
        """Sinuhe: a point for each of three castles; Tigernmas: one for each of two hand cards."""
        game = figures_table(
            ann=seat(purple=["Sinuhe"], red=["Tigernmas"], blue=["Daedalus"], hand=["Oars", "Paper"]), bo=seat()
        )
        assert points(game, "ann") == 4

    def test_icons_are_computed_from_the_unmodified_board(self) -> None:
        """Sneferu: a crown for each castle; Adam Smith: two more for each crown, those of Sneferu not counted."""
        desk = Desk(figures_table(ann=seat(yellow=["Sneferu"], green=["Adam Smith"]), bo=seat()))
        ann = desk.player("ann")
        assert (ann.plain_count(CASTLE), ann.plain_count(CROWN)) == (2, 2)
        assert ann.count(CROWN) == 2 + 2 + 4

    def test_they_come_and_go_with_the_cards_they_count(self) -> None:
        game = figures_table(ann=seat(red=["Tigernmas"], hand=["Oars"]), bo=seat(), supply={1: ["Tools"]})
        assert points(game, "ann") == 1
        play(game, "ann: draw")
        assert points(game, "ann") == 2

    def test_icons_decide_who_shares(self) -> None:
        """Huang Di gives bo four leaves for two bulbs and two leaves."""
        own: Zones = seat(yellow=["Agriculture"], hand=[])
        game = figures_table(ann=own, bo=seat(blue=["Huang Di"], green=["The Wheel"], purple=["Sinuhe"]))
        assert Desk(game).player("bo").count(LEAF) == 4
        play(game, "ann: dogma Agriculture")
        assert [row[0] for row in effects(game)] == ["bo", "ann"]

    def test_icons_decide_whom_a_demand_hits(self) -> None:
        game = figures_table(ann=seat(red=["Archery"]), bo=seat(green=["The Wheel"], red=["Gilgamesh"]))
        play(game, "ann: dogma Archery")  # one bonus and two top cards: two castles more than the one he shows
        assert [row for row in effects(game) if row[1] == "demand"] == []

    def test_the_preview_counts_them_too(self) -> None:
        game = figures_table(ann=seat(red=["Archery"]), bo=seat(green=["The Wheel"], red=["Gilgamesh"]))
        assert [row.players for row in game.preview_dogma("Archery")] == [[]]

    def test_points_pay_for_an_achievement(self) -> None:
        own: Zones = seat(purple=["Sinuhe"], red=["Archery"], green=["Sargon of Akkad"], blue=["Daedalus"])
        game = figures_table(ann=own, bo=seat(), available=["Tools"])
        assert points(game, "ann") == 4 + 1
        assert "achieve 1" in options(game)

    def test_icons_claim_special_achievements(self) -> None:
        """Twelve clocks in all: World."""
        game = figures_table(
            ann=seat(red=["John Von Neumann"], hand=["Oars", "Tools", "Paper", "Coal"]),
            bo=seat(),
            supply={8: ["Flight"]},
        )
        play(game, "ann: draw")
        assert zone(game, "ann", "achievements") == ["World"]

    def test_achievements_win_at_once(self) -> None:
        """Rules 9.1.6, 9.6.2, 9.7.1. Robert E. Lee: the seventh leaf brings the seventh achievement."""
        own = ("Gunpowder", "Paper", "Calendar", "Currency", "Coal", "Canning")
        game = figures_table(
            ann=seat(hand=["Clothing"], red=["Robert E. Lee"], blue=["Pottery"], achievements=own),
            bo=seat(),
        )
        play(game, "ann: meld Clothing")
        assert ending(game) == ("achievements", ["ann"])

    def test_cards_count_as_available_for_whatever_asks_for_them(self) -> None:
        """Laser returns all available achievements that have a value; for ann, and not for bo, her forecast's too."""
        game = table(
            sets=("base", "echoes", "figures"),
            ann=seat(blue=["Laser"], yellow=["Cai Lun"], forecast=["Gunpowder", "Oars"]),
            bo=seat(),
            available=["Coal"],
            supply={10: ["Robotics", "Databases"]},
        )
        play(game, "ann: dogma Laser")
        assert zone(game, "ann", "forecast") == []
        assert "Coal" not in game.position()["achievements"]
        game = table(
            sets=("base", "echoes", "figures"),
            bo=seat(blue=["Laser"]),
            ann=seat(yellow=["Cai Lun"], forecast=["Gunpowder", "Oars"]),
            supply={10: ["Robotics", "Databases"]},
        )
        play(game, "bo: dogma Laser")
        assert zone(game, "ann", "forecast") == ["Gunpowder", "Oars"]

    def test_cards_count_as_in_hand_for_a_meld_action(self) -> None:
        game = figures_table(ann=seat(purple=["Emperor Meiji"], forecast=["Paper"]), bo=seat())
        play(game, "ann: meld Paper")
        assert pile(game, "ann", "green") == ["Paper"]
        assert zone(game, "ann", "forecast") == []

    def test_cards_count_as_in_hand_for_the_draw_of_a_set(self) -> None:
        """Rules 11.2: with an Echoes card among them ann draws from the base pile."""
        game = figures_table(
            sets=("base", "echoes", "figures"),
            ann=seat(purple=["Emperor Meiji"], hand=["Oars"], forecast=["Bell"]),
            bo=seat(),
            supply={7: ["Lighting"]},
        )
        play(game, "ann: draw")
        assert "Lighting" in zone(game, "ann", "hand")

    def test_cards_count_as_in_hand_for_an_endorsement(self) -> None:
        """Rules 13.4.4: a hand card no higher than the City pays; ann's only one lies in her forecast."""
        own: Zones = seat(purple=["Emperor Meiji"], forecast=["Tools"], red=["Sparta"], yellow=["Masonry"])
        game = figures_table(sets=("base", "cities", "figures"), ann=own, bo=seat(hand=["Oars"]))
        play(game, "ann: endorse Masonry")
        assert zone(game, "ann", "forecast") == []

    def test_they_work_while_a_would_karma_runs(self) -> None:
        """Rules 12.6.6.5: Sneferu's karma goes on giving crowns."""
        game = figures_table(
            ann=seat(yellow=["Sneferu"], purple=["Confucius"], red=["Archery"]),
            bo=seat(),
        )
        play(game, "ann: dogma Archery")
        assert "crown" in options(game)


class TestWould:
    """Rules 12.6.6."""

    def test_instead_the_event_does_not_happen(self) -> None:
        game = figures_table(ann=seat(hand=["Archery"], green=["Sargon of Akkad"], red=["Oars"]), bo=seat())
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]

    def test_first_the_event_happens_afterwards(self) -> None:
        game = figures_table(
            ann=seat(hand=["Tools", "Oars"], blue=["Carl Friedrich Gauss"]),
            bo=seat(),
        )
        play(game, "ann: meld Oars", "ann: 2")
        assert pile(game, "ann", "red") == ["Oars"]

    def test_first_and_then_it_is_no_longer_possible(self) -> None:
        """Rules 12.6.6.2: Shivaji's owner has taken the achievement."""
        game = figures_table(
            ann=seat(blue=["Experimentation"], score=["Coal", "Paper"]),
            bo=seat(red=["Shivaji"], score=["Chemistry", "Statistics"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert (zone(game, "ann", "achievements"), zone(game, "bo", "achievements")) == ([], ["Tools"])
        assert game.position()["turn"]["action"] == 2

    def test_an_achieve_action_that_karma_took_away_gives_nobody_figures(self) -> None:
        """Rules 12.2.2: nobody claimed by an Achieve action."""
        game = figures_table(
            ann=seat(blue=["Experimentation"], score=["Coal", "Paper"]),
            bo=seat(red=["Shivaji"], score=["Chemistry", "Statistics"]),
            available=["Tools"],
        )
        play(game, "ann: achieve 1")
        assert zone(game, "bo", "hand") == []

    def test_every_single_card_is_watched_for_itself(self) -> None:
        """Rules 12.6.6.3: two of three melds are onto an equal top card."""
        own: Zones = seat(
            hand=["Archery", "Agriculture", "Paper"], green=["Sargon of Akkad"], red=["Oars"], yellow=["Masonry"]
        )
        desk = Desk(figures_table(ann=own, bo=seat()))
        ann = desk.player("ann")
        for held in ann.hand:
            ann.meld(held)
        verbs = {str(event.card): event.verb for event in desk.events if event.kind == "move"}
        assert sorted(verbs.values()) == ["meld", "tuck", "tuck"]
        assert [card.name for card in ann.tops if card.name == "Paper"] == ["Paper"]

    def test_each_card_drawn_is_watched(self) -> None:
        """Rhazes: a hand card of the value is tucked before each of the two draws."""
        game = figures_table(
            ann=seat(yellow=["Rhazes"], green=["The Wheel"], hand=["Oars", "Archery"]),
            bo=seat(),
            supply={1: ["Clothing", "Sailing"]},
        )
        play(game, "ann: dogma The Wheel", "ann: Oars", "ann: Clothing")
        assert pile(game, "ann", "red") == ["Oars"]
        assert pile(game, "ann", "green") == ["The Wheel", "Clothing"]
        assert karmas(game) == [("ann", "Rhazes")] * 2

    def test_a_draw_replaced_by_nothing_is_still_a_draw(self) -> None:
        """Rules 12.6.13: Kalashnikov's card stays in hand where nothing places it."""
        game = figures_table(
            ann=seat(red=["Mikhail Kalashnikov"], yellow=["Christopher Polhem"]), bo=seat(), supply={4: ["Gunpowder"]}
        )
        play(game, "ann: inspire yellow")
        assert "Gunpowder" in zone(game, "ann", "hand")
        assert pile(game, "ann", "red") == ["Mikhail Kalashnikov"]

    def test_between_draw_and_meld_the_card_is_in_hand(self) -> None:
        """Rules 12.6.13: Sejong returns the drawn card and draws on."""
        game = figures_table(
            ann=seat(blue=["Sejong the Great"]), bo=seat(), supply={4: ["Experimentation"], 5: ["Coal"]}
        )
        play(game, "ann: dogma Sejong the Great")
        assert moves(game)[:3] == ["draw back 4 base", "return back 4 base", "draw back 5 base"]
        assert pile(game, "ann", "red") == ["Coal"]


class TestWhomItWatches:
    """Rules 12.6.7."""

    def test_without_words_only_its_owner(self) -> None:
        game = figures_table(ann=seat(hand=["Archery"], red=["Oars"]), bo=seat(green=["Sargon of Akkad"]))
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Archery", "Oars"]

    def test_any_player(self) -> None:
        game = figures_table(ann=seat(hand=["Archery"]), bo=seat(green=["Augustus Caesar"]))
        play(game, "ann: meld Archery")
        assert (pile(game, "ann", "red"), pile(game, "bo", "red")) == ([], ["Archery"])

    def test_any_player_is_its_owner_too(self) -> None:
        game = figures_table(ann=seat(hand=["Archery"], green=["Augustus Caesar"]), bo=seat())
        play(game, "ann: meld Archery")
        assert karmas(game) == [("ann", "Augustus Caesar")]

    @pytest.mark.parametrize(("hits", "seen"), [("on", [("cy", "Grace Hopper")]), ("off", [])])
    def test_whether_a_partner_is_another_player(self, hits: str, seen: list[tuple[str, str]]) -> None:
        """Rules 16.3: ann launches without a bonus; cy, her partner, has Grace Hopper."""
        game = figures_table(
            ann=seat(blue=["Writing"]),
            bo=seat(),
            cy=seat(blue=["Grace Hopper"]),
            di=seat(),
            supply={10: ["Robotics"]},
            options={"teams": "partners", "other_player_hits_teammate": hits},
        )
        play(game, "ann: dogma Writing")
        assert karmas(game) == seen

    def test_an_opponent_is_no_partner(self) -> None:
        """John Harrison's owner draws before the bonus of an opponent; ann is di's opponent and cy's partner."""
        game = figures_table(
            ann=seat(blue=["Writing"]),
            bo=seat(blue=["Tools"]),
            cy=seat(green=["John Harrison"]),
            di=seat(),
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Writing")
        assert bonus_drawn(game)
        assert karmas(game) == []


class TestWhatCounts:
    """Rules 12.6.8."""

    def test_would_draw_is_every_draw(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Rhazes"], hand=["Compass", "Oars"]), bo=seat(), supply={3: ["Translation"]}
        )
        play(game, "ann: draw")
        assert pile(game, "ann", "green") == ["Compass"]

    def test_a_draw_action_is_no_draw_of_an_effect(self) -> None:
        game = figures_table(ann=seat(blue=["Isaac Newton"], green=["The Wheel"]), bo=seat())
        play(game, "ann: dogma The Wheel")
        assert karmas(game) == []
        play(game, "ann: draw")
        assert karmas(game) == [("ann", "Isaac Newton")]

    def test_a_dogma_action_is_no_execution_by_an_effect(self) -> None:
        """Only the action itself: Robotics executes the card it melds."""
        game = figures_table(ann=seat(red=["Robotics"], blue=["Archimedes"]), bo=seat(), supply={10: ["Stem Cells"]})
        play(game, "ann: dogma Robotics")
        assert [name for _, name in karmas(game)].count("Archimedes") == 1

    def test_an_endorsed_action_is_one(self) -> None:
        game = figures_table(
            sets=("base", "cities", "figures"),
            ann=seat(blue=["Archimedes"], purple=["Mysticism"], green=["Babylon"], hand=["Oars"]),
            bo=seat(),
        )
        endorsements = [text for text in options(game) if text.startswith("endorse")]
        assert endorsements
        play(game, f"ann: {endorsements[0]}")
        while asked(game)[1] != "action":
            play(game, f"ann: {options(game)[0]}")
        assert karmas(game) == [("ann", "Archimedes")]

    def test_the_free_dogma_of_a_promotion_is_one(self) -> None:
        game = figures_table(
            ann=seat(blue=["Archimedes"], hand=["Canal Building"], forecast=["Agriculture"]),
            bo=seat(),
        )
        play(game, "ann: meld Canal Building", "ann: Agriculture")
        assert karmas(game) == []
        play(game, "ann: yes")
        assert karmas(game) == [("ann", "Archimedes")]
