"""Rules 10.6, 5.9.3, 9.6.4, 1.9.6: a player who loses by an effect, here by Exxon Valdez."""

from __future__ import annotations

from typing import Any

from innovation import Game
from tests.helpers import (
    Zones,
    achievements,
    artifacts_table,
    asked,
    bonus_drawn,
    ending,
    options,
    pile,
    play,
    seat,
    zone,
)
from tests.rules.test_sharing import effects


def exxon(
    *others: str, ann: Zones | None = None, bo: Zones | None = None, cy: Zones | None = None, relics: bool = False
) -> Game:
    """Ann has Exxon Valdez; bo, left of her, shows as many factories and has cards everywhere."""
    rich = seat(
        hand=["Oars"],
        score=["Tools"],
        achievements=["Pottery", "Empire"],
        display=["Time"],
        red=["Coal"],
        green=("left", ["Sailing", "Clothing"]),
    )
    return artifacts_table(
        sets=("base", "artifacts", *others),
        ann=ann or seat(red=["Exxon Valdez"]),
        bo=bo or rich,
        cy=cy or seat(hand=["Archery"]),
        options={"relics": relics},
    )


class TestWhoLoses:
    """Rules 10.6.1."""

    def test_every_card_is_removed(self) -> None:
        """From all his zones, the display too; the special achievement does not come back."""
        game = play(exxon(), "ann: dogma Exxon Valdez")
        position = game.position()
        bo = position["players"]["bo"]
        assert bo["eliminated"] is True
        assert not [zone for zone in ("hand", "score", "achievements", "display") if bo[zone]]
        assert bo["board"] == {}
        gone = {"Oars", "Tools", "Pottery", "Empire", "Time", "Coal", "Sailing", "Clothing"}
        assert set(position["removed"]) == gone
        assert "Empire" not in position["achievements"]

    def test_the_forecast_too(self) -> None:
        game = exxon("echoes", bo=seat(red=["Coal"], forecast=["Comb"]))
        play(game, "ann: dogma Exxon Valdez")
        assert zone(game, "bo", "forecast") == []
        assert "Comb" in game.position()["removed"]

    def test_a_relic_among_his_achievements_too(self) -> None:
        """The printed text (rules 0.7) takes all achievements: no relic is left to be seized from him."""
        game = exxon(relics=True, bo=seat(red=["Coal"], achievements=["Timbuktu"]))
        play(game, "ann: dogma Exxon Valdez")
        assert "Timbuktu" in game.position()["removed"]

    def test_a_decree_among_them_too_and_nobody_can_issue_it_any_more(self) -> None:
        """Rules 6.14.1: what is removed never comes back; it is not put back among the special achievements."""
        game = exxon(
            "figures",
            ann=seat(red=["Exxon Valdez"], hand=["Homer", "Sun Tzu", "Avicenna"]),
            bo=seat(red=["Coal"], achievements=["War"]),
        )
        assert [text for text in options(game) if text.startswith("decree")] == [
            "decree Expansion",
            "decree Rivalry",
            "decree War",
        ]
        play(game, "ann: dogma Exxon Valdez")
        assert "War" in game.position()["removed"]
        assert [text for text in options(game) if text.startswith("decree")] == ["decree Expansion", "decree Rivalry"]

    def test_all_see_it(self) -> None:
        game = play(exxon(), "ann: dogma Exxon Valdez")
        rows = [event.as_seen_by("cy") for event in game.log]
        assert {"kind": "eliminate", "player": "bo"} in rows
        assert {row["card"] for row in rows if row.get("verb") == "remove"} >= {"Oars", "Tools", "Pottery"}
        assert game.view("cy")["players"]["bo"]["eliminated"] is True

    def test_the_written_position_can_be_read(self) -> None:
        game = play(exxon(), "ann: dogma Exxon Valdez")
        again = Game.from_position(game.position())
        assert again.position() == game.position()
        play(again, "ann: draw")
        assert asked(again)[0] == "cy"


class TestWhoIsOutIsIgnored:
    """Rules 1.9.6."""

    def out(self) -> Game:
        """Bo is out, ann has her second action."""
        return play(exxon(), "ann: dogma Exxon Valdez")

    def test_he_takes_no_more_turns(self) -> None:
        game = play(self.out(), "ann: draw")
        assert asked(game)[0] == "cy"
        play(game, "cy: draw", "cy: draw")
        assert asked(game)[0] == "ann"

    def test_no_demand_reaches_him(self) -> None:
        """Rules 5.3.7: he shows no crown, as cy does not."""
        game = exxon(ann=seat(red=["Exxon Valdez"], green=["Mapmaking"]))
        assert [row.players for row in game.preview_dogma("Mapmaking")] == [["cy"], ["bo"]]
        play(game, "ann: dogma Exxon Valdez")
        assert [row.players for row in game.preview_dogma("Mapmaking")] == [["cy"], []]
        play(game, "ann: dogma Mapmaking")
        assert [row[0] for row in effects(game) if row[2] == "Mapmaking"] == ["cy", "ann"]

    def test_he_cannot_be_chosen(self) -> None:
        """Rules 6.4.1: Rosetta Stone gives a card to an opponent: cy is the only one."""
        game = exxon(ann=seat(red=["Exxon Valdez"], blue=["Rosetta Stone"]))
        play(game, "ann: dogma Exxon Valdez", "ann: dogma Rosetta Stone", "ann: base")
        game.choose(options(game)[0])
        assert sum(len(stack["cards"]) for stack in game.position()["players"]["cy"]["board"].values()) == 1

    def test_the_threshold_stays(self) -> None:
        """Rules 10.6.4: three players and one expansion need six; two would need seven."""
        six = ["Pottery", "Mathematics", "Engineering", "Printing Press", "Banking"]
        game = exxon(
            ann=seat(red=["Exxon Valdez"], achievements=six, score=["A.I.", "Databases", "Software"]),
            bo=seat(red=["Coal"]),
        )
        play(game, "ann: dogma Exxon Valdez")
        written = game.position()
        written["achievements"].append("Vaccination")
        written["supply"]["base"]["6"].remove("Vaccination")
        game = Game.from_position(written)
        assert ending(play(game, "ann: achieve 6")) == ("achievements", ["ann"])

    def test_he_may_look_on(self) -> None:
        """A view and an imagined game are his as before."""
        game = self.out()
        assert game.view("bo")["players"]["cy"]["hand"] == ["back 1 base"]
        assert game.imagine("bo", 1).position()["players"]["bo"]["eliminated"] is True


class TestTheLastOneWins:
    """Rules 10.6.2."""

    def test_of_two(self) -> None:
        game = artifacts_table(ann=seat(red=["Exxon Valdez"]), bo=seat(red=["Coal"]))
        play(game, "ann: dogma Exxon Valdez")
        assert ending(game) == ("elimination", ["ann"])
        assert game.result is not None and game.result.card == "Exxon Valdez"

    def test_all_at_once(self) -> None:
        """Both victims in order; the game ends with the second."""
        game = exxon(cy=seat(red=["Mobility"], blue=["Chemistry"]))
        play(game, "ann: dogma Exxon Valdez")
        assert [row[0] for row in effects(game)] == ["bo", "cy"]
        assert ending(game) == ("elimination", ["ann"])

    def test_a_team_loses_with_one_partner(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Exxon Valdez"]),
            bo=seat(red=["Coal"]),
            cy=seat(),
            di=seat(red=["Mobility"], blue=["Chemistry"]),
            options={"sets": ["base", "artifacts"], "teams": "partners"},
        )
        play(game, "ann: dogma Exxon Valdez")
        assert ending(game) == ("elimination", ["ann", "cy"])
        assert [row[0] for row in effects(game)] == ["bo"]


class TestFlags:
    """Rules 9.6.4, 13.8: an eliminated player holds down no flag."""

    def test_a_flag_counts_again(self) -> None:
        """Tikal of cy has no flag; the first green City with one does: bo shows two green cards to cy's one."""
        flag = flagged_city("green")
        game = exxon(
            "cities",
            bo=seat(red=["Coal"], green=("left", ["Sailing", "Clothing"])),
            cy=seat(green=[flag]),
        )
        assert achievements(game, "cy") == 0
        play(game, "ann: dogma Exxon Valdez")
        assert achievements(game, "cy") == 1

    def test_it_can_win(self) -> None:
        """Three players and two expansions need seven achievements."""
        flag = flagged_city("green")
        six = ["Pottery", "Mathematics", "Engineering", "Printing Press", "Banking", "Vaccination"]
        game = exxon(
            "cities",
            bo=seat(red=["Coal"], green=("left", ["Sailing", "Clothing"])),
            cy=seat(green=[flag], achievements=six),
        )
        assert ending(play(game, "ann: dogma Exxon Valdez")) == ("achievements", ["cy"])


def flagged_city(color: str) -> str:
    """A City of a color with a flag."""
    from innovation.material.catalog import CARDS

    return next(card.name for card in CARDS if "flag" in card.icons and card.color_name == color)


class TestTheTurnPlayer:
    """Rules 10.6.3: bo shares The Daily Courant, and with it sinks Exxon Valdez on the player whose turn it is."""

    def courant(self, launch: str, ann: dict[str, Any]) -> Game:
        game = artifacts_table(
            ann=ann,
            bo=seat(red=["Exxon Valdez"], green=["Banking"]),
            cy=seat(),
            action=0 if ann["display"] else 1,
        )
        return play(game, launch, "bo: 1", "bo: Exxon Valdez")

    def test_the_turn_ends_at_once(self) -> None:
        """Four factories each: ann is compelled by the original counts (rules 5.8.3); cy, without any, is not."""
        ann = seat(hand=["Oars"], yellow=["The Daily Courant"], blue=["Chemistry"])
        game = self.courant("ann: dogma The Daily Courant", ann)
        assert asked(game)[:2] == ("bo", "action")
        assert game.position()["turn"]["action"] == 1
        assert [row[0] for row in effects(game)] == ["bo", "ann"]

    def test_nothing_pending_is_executed_any_more(self) -> None:
        """Bo, with four factories too, would be compelled after ann: the turn is over before."""
        game = artifacts_table(
            ann=seat(yellow=["The Daily Courant"], blue=["Chemistry"]),
            bo=seat(red=["Mobility"], yellow=["Steam Engine"]),
            cy=seat(red=["Exxon Valdez"], green=["Banking"]),
        )
        play(game, "ann: dogma The Daily Courant", "bo: 1", "bo: Steam Engine", "cy: 1", "cy: Exxon Valdez")
        assert ("ann", "demand") in [row[:2] for row in effects(game)]
        assert ("bo", "demand") not in [row[:2] for row in effects(game)]
        assert asked(game)[:2] == ("bo", "action")

    def test_no_sharing_bonus_is_drawn(self) -> None:
        ann = seat(yellow=["The Daily Courant"], blue=["Chemistry"])
        game = self.courant("ann: dogma The Daily Courant", ann)
        assert not bonus_drawn(game)
        assert zone(game, "ann", "hand") == []

    def test_a_displayed_card_removed_with_the_rest_stays_removed(self) -> None:
        """Rules 14.4.5: it is not returned any more."""
        ann = seat(display=["The Daily Courant"], blue=["Chemistry"])
        game = self.courant("ann: dogma The Daily Courant", ann)
        assert "The Daily Courant" in game.position()["removed"]
        assert asked(game)[0] == "bo"

    def test_of_two_the_other_wins_in_the_middle_of_the_action(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["The Daily Courant"], blue=["Chemistry"]),
            bo=seat(red=["Exxon Valdez"], green=["Banking"]),
        )
        play(game, "ann: dogma The Daily Courant", "bo: 1", "bo: Exxon Valdez")
        assert ending(game) == ("elimination", ["bo"])
        assert pile(game, "bo", "red") == ["Exxon Valdez"]
