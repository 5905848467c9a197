"""Rules 12.6.6, 12.6.9: several karmas at one event, none inside another, and whose changes they are."""

from __future__ import annotations

import pytest

from innovation import Game
from innovation.rules.decision import KARMA
from tests.helpers import (
    Zones,
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
    zone,
)
from tests.rules.desk import Desk
from tests.rules.figures.test_karma import karmas, removed
from tests.rules.test_sharing import effects


class TestSeveralAtOnce:
    """Rules 12.6.6.4."""

    def two_for_a_score(self) -> Game:
        """Ann scores Tools: Beethoven watches for its bulb, Saladin because it is no Figure."""
        own: Zones = seat(purple=["Ludwig Van Beethoven"], red=["Saladin"], hand=["Tools"], blue=["Pottery"])
        return play(figures_table(ann=own, bo=seat(), supply={5: ["Coal"]}), "ann: inspire purple")

    def test_one_is_chosen(self) -> None:
        game = self.two_for_a_score()
        assert asked(game) == ("ann", "card", KARMA)
        assert options(game) == ["Ludwig Van Beethoven", "Saladin"]

    def test_the_other_is_skipped(self) -> None:
        game = play(self.two_for_a_score(), "ann: Saladin", "ann: pass")
        assert pile(game, "ann", "blue") == ["Tools", "Pottery"]
        assert karmas(game) == [("ann", "Saladin")]

    def test_the_first_skipped_as_well(self) -> None:
        game = play(self.two_for_a_score(), "ann: Ludwig Van Beethoven")
        assert pile(game, "ann", "blue") == ["Pottery"]
        assert len(zone(game, "ann", "score")) == 4
        assert karmas(game) == [("ann", "Ludwig Van Beethoven")]

    def test_a_single_one_is_not_asked_about(self) -> None:
        own: Zones = seat(purple=["Ludwig Van Beethoven"], red=["Saladin"], hand=["Daedalus"])
        game = play(figures_table(ann=own, bo=seat()), "ann: inspire purple")
        assert zone(game, "ann", "score") == ["Daedalus"]
        assert asked(game) == ("ann", "card", "fade")

    def test_each_event_asks_anew(self) -> None:
        """Rules 12.6.6.3: Tools is scored, and next the other bulb."""
        own: Zones = seat(purple=["Ludwig Van Beethoven"], red=["Saladin"], hand=["Tools", "Writing"])
        desk = Desk(figures_table(ann=own, bo=seat()), "Saladin", "Saladin", "pass")
        ann = desk.player("ann")
        for held in ann.hand:
            ann.score(held)
        assert desk.offers[:2] == [["Ludwig Van Beethoven", "Saladin"]] * 2

    def a_shared_meld(self, chooser: str) -> Game:
        """Bo shares Clothing and melds Archery: his own Gauss and cy's Augustus Caesar watch it."""
        game = figures_table(
            ann=seat(green=["Clothing"]),
            bo=seat(blue=["Carl Friedrich Gauss"], yellow=["Agriculture"], hand=["Archery", "Coal"]),
            cy=seat(green=["Augustus Caesar"]),
            options={"karma_chooser": chooser},
        )
        return play(game, "ann: dogma Clothing", "bo: Archery")

    @pytest.mark.parametrize(("chooser", "asks"), [("acting_player", "bo"), ("turn_player", "ann")])
    def test_who_chooses(self, chooser: str, asks: str) -> None:
        game = self.a_shared_meld(chooser)
        assert asked(game) == (asks, "card", KARMA)
        assert options(game) == ["Augustus Caesar", "Carl Friedrich Gauss"]

    def test_a_karma_first_then_the_event_without_the_other(self) -> None:
        game = play(self.a_shared_meld("acting_player"), "bo: Carl Friedrich Gauss", "bo: 10")
        assert pile(game, "bo", "red") == ["Archery"]
        assert pile(game, "cy", "red") == []

    def test_the_other_can_be_chosen_to_be_spared_ones_own(self) -> None:
        game = play(self.a_shared_meld("acting_player"), "bo: Augustus Caesar")
        assert pile(game, "cy", "red") == ["Archery"]
        assert karmas(game)[0] == ("cy", "Augustus Caesar")

    def test_a_fading_player_chooses_though_it_is_not_his_turn(self) -> None:
        """Rules 12.5.3: fading is scoring; a green card and a castle are watched at once."""
        game = figures_table(
            ann=seat(blue=["Tools"]),
            bo=seat(purple=["Kim Yu-Na"], yellow=["Che Guevara"], green=["Augustus Caesar"]),
            supply={1: ["Clothing"]},
        )
        play(game, "ann: draw", "bo: Augustus Caesar")
        assert asked(game) == ("bo", "card", KARMA)
        play(game, "bo: Che Guevara")
        assert removed(game) == ["Augustus Caesar"]
        assert game.result is None


class TestNoneInsideAnother:
    """Rules 12.6.6.5."""

    def test_a_meld_by_a_would_karma_triggers_no_would(self) -> None:
        """Saladin melds what would be scored; Sargon of Akkad does not tuck it."""
        game = figures_table(
            ann=seat(
                purple=["Al-Kindi"],
                red=["Saladin"],
                green=["Sargon of Akkad"],
                yellow=["Masonry"],
                hand=["Agriculture"],
            ),
            bo=seat(),
        )
        play(game, "ann: inspire purple", "ann: pass")
        assert pile(game, "ann", "yellow") == ["Agriculture", "Masonry"]

    def test_a_draw_by_a_would_karma_triggers_none(self) -> None:
        """Newton's karma draws a 1; Rhazes tucks none of that value before it, but one before the action's draw."""
        game = figures_table(
            ann=seat(blue=["Isaac Newton"], yellow=["Rhazes"], hand=["Oars", "Coal"]),
            bo=seat(),
            supply={1: ["Clothing"], 5: ["Banking"]},
        )
        play(game, "ann: draw", "ann: bo")
        assert "Oars" in zone(game, "ann", "hand")
        assert pile(game, "ann", "red") == ["Coal"]
        assert karmas(game) == [("ann", "Isaac Newton"), ("ann", "Rhazes")]

    def test_a_when_karma_triggers_no_would(self) -> None:
        """Alexander scores a card with a castle: Kim Yu-Na does not win."""
        game = figures_table(ann=seat(purple=["Kim Yu-Na"], hand=["Alexander the Great"]), bo=seat(blue=["Daedalus"]))
        play(game, "ann: meld Alexander the Great")
        assert game.result is None
        assert zone(game, "ann", "score") == ["Daedalus"]

    def test_a_meld_by_a_would_karma_triggers_no_when(self) -> None:
        """Gauss melds Che Guevara (9) out of the hand first."""
        game = figures_table(
            ann=seat(blue=["Carl Friedrich Gauss"], hand=["Che Guevara", "Oars"]), bo=seat(purple=["Homer"])
        )
        play(game, "ann: meld Oars", "ann: 9")
        assert pile(game, "ann", "yellow") == ["Che Guevara"]
        assert pile(game, "bo", "purple") == ["Homer"]

    def test_after_a_karma_the_event_itself_is_watched_no_more(self) -> None:
        """The others are skipped for this event: Franklin's meld comes first, then the card, and no second karma."""
        game = figures_table(ann=seat(blue=["Benjamin Franklin"], hand=["Oars"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: meld Oars")
        assert karmas(game) == [("ann", "Benjamin Franklin")]
        assert moves(game) == ["draw back 2 base", "meld Calendar", "meld Oars"]

    def test_a_removal_of_the_hand_by_a_decree_is_watched_card_by_card(self) -> None:
        """Rules 12.3.3: Homer tucks each Figure; what is no Figure goes."""
        game = figures_table(ann=seat(purple=["Homer"], hand=["Sinuhe", "Saladin", "Tecumseh", "Oars"]), bo=seat())
        play(game, "ann: decree Rivalry", "ann: Saladin")
        assert pile(game, "ann", "purple") == ["Homer", "Sinuhe"]
        assert sorted(pile(game, "ann", "red")) == ["Saladin", "Tecumseh"]
        assert removed(game) == ["Oars"]
        assert karmas(game) == [("ann", "Homer")] * 3


class TestSharing:
    """Rules 12.6.9: what karma changes counts as done by who was executing."""

    def test_karma_at_a_sharers_event_earns_the_bonus(self) -> None:
        """Cy's Augustus Caesar takes what bo would meld as a sharer, the only change; ann draws the bonus."""
        game = figures_table(
            ann=seat(yellow=["Masonry"]),
            bo=seat(purple=["Mysticism"], hand=["Archery"]),
            cy=seat(green=["Augustus Caesar"]),
        )
        play(game, "ann: dogma Masonry", "bo: Archery")
        assert pile(game, "cy", "red") == ["Archery"]
        assert bonus_drawn(game)

    def test_after_anothers_karma_the_event_is_the_sharers_again(self) -> None:
        """Ann's own Augustus Caesar only looks at the purple card that bo melds; bo's meld earns the bonus."""
        game = figures_table(
            ann=seat(yellow=["Masonry"], green=["Augustus Caesar"]),
            bo=seat(purple=["Mysticism"], red=["Metalworking"], hand=["City States"]),
        )
        play(game, "ann: dogma Masonry", "bo: City States")
        assert karmas(game) == [("ann", "Augustus Caesar")]
        assert pile(game, "bo", "purple") == ["City States", "Mysticism"]
        assert bonus_drawn(game)

    def test_a_bonus_is_a_draw_that_karma_watches(self) -> None:
        """Rules 12.6.8: Rhazes tucks a hand card of the value first."""
        game = figures_table(
            ann=seat(blue=["Writing"], yellow=["Rhazes"], hand=["Machinery"]),
            bo=seat(blue=["Tools"], purple=["Philosophy"]),
            supply={3: ["Saladin"]},
        )
        play(game, "ann: dogma Writing")
        assert bonus_drawn(game)
        assert pile(game, "ann", "yellow") == ["Rhazes", "Machinery"]
        assert "Saladin" in zone(game, "ann", "hand")

    def test_an_opponents_karma_at_the_launchers_event_earns_none(self) -> None:
        game = figures_table(
            ann=seat(green=["Clothing"], hand=["Archery"]), bo=seat(red=["Oars"], green=["Augustus Caesar"])
        )
        play(game, "ann: dogma Clothing")
        assert pile(game, "bo", "red") == ["Archery", "Oars"]
        assert not bonus_drawn(game)

    def test_instead_that_changes_nothing_earns_none(self) -> None:
        """C-72: bo would tuck a red card; nobody else has red, so Kalashnikov's karma does nothing."""
        game = figures_table(
            ann=seat(purple=["Reformation"]),
            bo=seat(yellow=["Agriculture"], red=["Mikhail Kalashnikov"], hand=["Oars"]),
        )
        play(game, "ann: dogma Reformation", "bo: Oars")
        assert ("bo", "Mikhail Kalashnikov") in karmas(game)
        assert zone(game, "bo", "hand") == ["Oars"]
        assert not bonus_drawn(game)

    def test_karma_is_not_shared(self) -> None:
        """Rules 12.6.1: Isaac Newton's owner alone draws his 1."""
        game = figures_table(ann=seat(blue=["Isaac Newton"]), bo=seat(blue=["Tools"], green=["The Wheel"]))
        play(game, "ann: draw", "ann: ann")
        assert zone(game, "bo", "hand") == []
        assert not bonus_drawn(game)

    def test_a_bonus_and_its_draw_are_one_event(self) -> None:
        """Al-Kindi's two other draws come first, of the bonus's value; the bonus itself triggers him no more."""
        game = figures_table(ann=seat(blue=["Writing"], purple=["Al-Kindi"]), bo=seat(blue=["Tools"]))
        play(game, "ann: dogma Writing")
        assert moves(game)[2:] == ["draw back 3 base", "draw back 3 base", "draw back 3 figures"]
        assert karmas(game) == [("ann", "Al-Kindi")]

    def test_a_bonus_above_ten_is_no_draw(self) -> None:
        """Rules 6.2.3: the game ends; Alex Trebek watches ann's draw of a 2, but asks for no Figure of value 11."""
        game = figures_table(
            ann=seat(yellow=["Alex Trebek"], blue=["Writing"], score=["Oars"]),
            bo=seat(blue=["Experimentation"], yellow=["Statistics"]),
            removed=emptied(10),
            supply={2: ["Calendar", "Currency"]},
        )
        play(game, "ann: dogma Writing", "ann: Plato")
        assert bonus_drawn(game)
        assert ending(game) == ("score", ["ann"])


class TestDemands:
    """Karma of the target of a demand (rules 12.6.7, 5.3.3)."""

    def test_instead_spares_its_owner_alone(self) -> None:
        game = figures_table(
            ann=seat(red=["Archery"], purple=["Mysticism"]),
            bo=seat(yellow=["Edward Jenner"], hand=["Oars", "Coal"]),
            cy=seat(hand=["Paper"]),
            supply={1: ["Clothing", "Tools"]},
        )
        play(game, "ann: dogma Archery", "bo: Oars")
        assert zone(game, "bo", "hand") == ["Coal"]
        assert "Paper" in zone(game, "ann", "hand")

    def test_the_launcher_earns_no_bonus_by_it(self) -> None:
        """Rules 5.6.4."""
        game = figures_table(
            ann=seat(red=["Archery"]), bo=seat(yellow=["Edward Jenner"], hand=["Oars"]), supply={1: ["Clothing"]}
        )
        play(game, "ann: dogma Archery")
        assert zone(game, "bo", "hand") == []
        assert not bonus_drawn(game)

    def test_first_and_then_the_demand(self) -> None:
        game = figures_table(
            ann=seat(red=["Archery"], purple=["Monotheism"], score=["Paper"]),
            bo=seat(purple=["Ptahhotep"], hand=["Coal"]),
            supply={1: ["Clothing"]},
        )
        play(game, "ann: dogma Archery")
        assert (zone(game, "bo", "score"), zone(game, "ann", "hand")) == (["Paper"], ["Coal"])

    def test_a_demand_that_reaches_nobody_triggers_nothing(self) -> None:
        game = figures_table(
            ann=seat(red=["Archery"], score=["Paper"]), bo=seat(purple=["Ptahhotep"], red=["Metalworking"])
        )
        play(game, "ann: dogma Archery")
        assert karmas(game) == []

    def test_a_compel_is_one_too(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(red=["Holmegaard Bows"]),
            bo=seat(yellow=["Edward Jenner"], red=["Oars"], hand=["Coal"], purple=["Mysticism"]),
        )
        play(game, "ann: dogma Holmegaard Bows")
        assert effects(game)[0][:2] == ("bo", "demand")
        assert ("bo", "Edward Jenner") in karmas(game)

    def test_the_demander_obeys_first(self) -> None:
        """Hammurabi: ann draws and gives her highest card, then bo does the same for her."""
        game = figures_table(
            ann=seat(red=["Archery"], hand=["Coal"]),
            bo=seat(red=["Hammurabi"], hand=["Paper"]),
            supply={1: ["Clothing", "Tools"]},
        )
        play(game, "ann: dogma Archery")
        assert (zone(game, "ann", "hand"), zone(game, "bo", "hand")) == (["Clothing", "Coal"], ["Paper", "Tools"])


class TestTheForecast:
    """Karma with foreshadowing and promotion (rules 6.15, 11.5)."""

    def test_would_foreshadow_first(self) -> None:
        game = figures_table(
            ann=seat(yellow=["Shennong"], forecast=["Calendar", "Paper"]), bo=seat(), supply={2: ["Currency"]}
        )
        play(game, "ann: inspire yellow")
        assert zone(game, "ann", "score") == ["Calendar"]
        assert zone(game, "ann", "forecast") == ["Currency", "Paper"]

    def test_would_foreshadow_instead(self) -> None:
        """H.G. Wells melds the 10, carries it out and removes it."""
        game = figures_table(ann=seat(purple=["H.G. Wells"]), bo=seat(), supply={10: ["Databases"]})
        play(game, "ann: inspire purple")
        assert zone(game, "ann", "forecast") == []
        assert removed(game) == ["Databases"]

    def test_a_promotion_is_a_meld_that_karma_watches(self) -> None:
        """Rules 11.5.2: Sargon of Akkad tucks what is promoted onto a card of its value."""
        game = figures_table(
            ann=seat(green=["Sargon of Akkad"], red=["Archery"], hand=["Canal Building"], forecast=["Oars"]), bo=seat()
        )
        play(game, "ann: meld Canal Building", "ann: Oars")
        assert pile(game, "ann", "red") == ["Archery", "Oars"]

    def test_a_replaced_meld_promotes_nothing(self) -> None:
        game = figures_table(
            ann=seat(green=["Sargon of Akkad"], red=["Archery"], hand=["Oars"], forecast=["Clothing"]), bo=seat()
        )
        play(game, "ann: meld Oars")
        assert zone(game, "ann", "forecast") == ["Clothing"]
        assert asked(game)[1] == "action"


class TestSearches:
    """Karma with searches (rules 13.6.4)."""

    def test_its_draws_and_returns_are_not_watched(self) -> None:
        """Nanjing turns up two 2s and keeps the castle: Rhazes does not tuck Calendar before these draws."""
        game = figures_table(
            sets=("base", "figures", "cities"),
            ann=seat(yellow=["Rhazes"], green=["The Wheel"], hand=["Nanjing", "Oars", "Calendar"]),
            bo=seat(),
            supply={2: ["Construction", "Mathematics"]},
        )
        play(game, "ann: meld Nanjing")
        assert zone(game, "ann", "hand") == ["Calendar", "Construction", "Oars"]
        assert karmas(game) == []


class TestDigs:
    """Karma with digs (rules 14.2)."""

    def test_a_dig_is_no_draw(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(yellow=["Rhazes"], red=["Oars"], hand=["Archery", "Metalworking"]),
            bo=seat(),
            supply={1: ["Holmegaard Bows"]},
        )
        play(game, "ann: meld Archery")
        assert zone(game, "ann", "display") == ["Holmegaard Bows"]
        assert karmas(game) == []

    def test_a_replaced_meld_digs_nothing(self) -> None:
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(green=["Sargon of Akkad"], red=["Oars"], hand=["Archery"]),
            bo=seat(),
        )
        play(game, "ann: meld Archery")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert zone(game, "ann", "display") == []

    def test_the_free_dogma_of_a_display_is_a_dogma_action(self) -> None:
        """Rules 12.6.8, 5.1.1."""
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(blue=["Archimedes"], display=["Holmegaard Bows"]),
            bo=seat(),
            action=0,
        )
        play(game, "ann: dogma Holmegaard Bows")
        assert karmas(game)[0] == ("ann", "Archimedes")


class TestExecutionsOutsideADogmaAction:
    """Karma that carries out cards in an action of another kind (rules 5.8)."""

    def courant(self, top: str) -> Game:
        """Ann's Inspire tucks The Daily Courant; Sunshu Ao's karma carries it out instead, and it a red top card.

        Ann shows factories, the featured icon of The Daily Courant; bo shows none.
        """
        game = artifacts_table(
            sets=("base", "artifacts", "figures"),
            ann=seat(yellow=["Sunshu Ao"], hand=["The Daily Courant"], red=[top], green=["Corporations"]),
            bo=seat(hand=["Oars"], purple=["Mysticism"]),
            supply={1: ["Clothing", "Tools", "Pottery"], 10: ["Robotics"]},
        )
        return play(game, "ann: inspire yellow", "ann: 1", f"ann: {top}")

    def test_a_demand_compares_the_icons_of_the_card_carried_out(self) -> None:
        """Rules 5.8.3: with no Dogma action around it, The Daily Courant is the outermost."""
        game = self.courant("Gunpowder")
        assert ("bo", "demand", "Gunpowder", 1) in effects(game)
        assert "Mysticism" in zone(game, "ann", "score")

    def test_the_action_goes_on_to_its_end(self) -> None:
        game = self.courant("Gunpowder")
        assert "The Daily Courant" in zone(game, "ann", "hand")
        assert asked(game) == ("ann", "action", "action")
        assert game.position()["turn"]["action"] == 2

    def test_a_dogma_action_declared_complete_ends_this_one(self) -> None:
        """Rules 5.9.1: nothing pending is executed any more; Fission has removed it all."""
        game = self.courant("Fission")
        assert "Sunshu Ao" in removed(game)
        assert (zone(game, "ann", "hand"), zone(game, "bo", "hand")) == ([], [])
        assert asked(game) == ("ann", "action", "action")
        assert game.position()["turn"]["action"] == 2


class TestWhoSeesIt:
    """Rules 1.10.4: who carries a karma out sees what he moves, and nobody else does."""

    def test_a_card_returned_by_anothers_karma_stays_hidden(self) -> None:
        game = figures_table(
            ann=seat(blue=["Writing"]), bo=seat(green=["Muhammad Yunus"], hand=["Gunpowder", "Paper"]), cy=seat()
        )
        play(game, "ann: dogma Writing", "bo: Paper")
        assert "return back 3 base" in moves(game, "ann")
        assert "return back 3 base" in moves(game, "cy")
        assert "return Paper" in moves(game, "bo")

    def test_it_is_he_who_moves_it(self) -> None:
        game = figures_table(ann=seat(blue=["Writing"]), bo=seat(green=["Muhammad Yunus"], hand=["Gunpowder", "Paper"]))
        play(game, "ann: dogma Writing", "bo: Paper")
        rows = [event.as_seen_by("bo") for event in game.log if event.kind == "move"]
        assert [row["player"] for row in rows if row["card"] == "Paper"] == ["bo"]
