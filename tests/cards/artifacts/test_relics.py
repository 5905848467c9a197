"""The relics Timbuktu, Complex Numbers, Newton-Wickins Telescope and Safety Pin (rules 14.6)."""

from __future__ import annotations

from functools import partial

import pytest

from innovation.cards.artifacts.relics import icon_pattern
from innovation.material.catalog import CARDS
from innovation.material.words import ICONS, SETS
from tests.helpers import (
    artifacts_table,
    asked,
    bonus_drawn,
    ending,
    moves,
    options,
    pile,
    play,
    seat,
    shown,
    supply,
    zone,
)

TELESCOPE = "Newton-Wickins Telescope"
relics_table = partial(artifacts_table, options={"relics": True})
"""A table with Artifacts and relics; other sets besides them are named by `sets`."""


@pytest.mark.parametrize(
    ("name", "age", "color", "home", "featured"),
    [
        ("Timbuktu", 3, "green", "cities", "crown"),
        ("Complex Numbers", 4, "blue", "base", "bulb"),
        ("Newton-Wickins Telescope", 5, "purple", "artifacts", "factory"),
        ("Ching Shih", 6, "red", "figures", "clock"),
        ("Safety Pin", 7, "yellow", "echoes", "leaf"),
    ],
)
def test_what_is_printed(name: str, age: int, color: str, home: str, featured: str) -> None:
    """Rules 14.6.1, and the printed icons."""
    relic = CARDS[name]
    printed = (relic.age, relic.color_name, SETS[relic.card_set], ICONS[relic.featured])
    assert printed == (age, color, home, featured)


class TestTimbuktu:
    """A City in all respects (rulings)."""

    def test_a_meld_action_draws_by_its_plus_and_for_the_new_color(self) -> None:
        """Rules 13.5, 13.2.1: the plus draws a 4, then the new color draws a City of the highest top card's value."""
        game = relics_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(hand=["Timbuktu"]),
            bo=seat(),
            supply={4: ["Anatomy"], 3: ["Venice"]},
        )
        play(game, "ann: meld Timbuktu")
        assert zone(game, "ann", "hand") == ["Anatomy", "Venice"]

    def test_in_hand_it_keeps_other_cities_away(self) -> None:
        """Rules 13.2.3, 14.6.5."""
        game = relics_table(
            sets=("base", "artifacts", "cities"), ann=seat(hand=["Timbuktu", "Oars"]), bo=seat(), supply={1: ["Athens"]}
        )
        play(game, "ann: meld Oars")
        assert zone(game, "ann", "hand") == ["Timbuktu"]

    def test_its_dogma_is_legal_and_does_nothing(self) -> None:
        """Rules 4.5.2."""
        game = relics_table(sets=("base", "artifacts", "cities"), ann=seat(green=["Timbuktu"]), bo=seat())
        play(game, "ann: dogma Timbuktu")
        assert moves(game) == []

    def test_endorses(self) -> None:
        """Rules 13.4: it features crowns, as Navigation does, and a hand card pays."""
        game = relics_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(green=["Timbuktu"], purple=["Enterprise"], hand=["Oars"]),
            bo=seat(),
        )
        assert "endorse Enterprise" in options(game)

    def test_covered_by_a_city_it_digs(self) -> None:
        """Rules 14.2.1: two Cities have their hexagons in the same place."""
        game = relics_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(green=["Timbuktu"], hand=["Hamburg"]),
            bo=seat(),
            supply={3: ["Philosopher's Stone"]},
        )
        play(game, "ann: meld Hamburg")
        assert zone(game, "ann", "display") == ["Philosopher's Stone"]

    def test_returned_it_goes_back_to_the_relics(self) -> None:
        """Rules 6.8.3, 14.6.8."""
        game = relics_table(
            sets=("base", "artifacts", "cities"),
            ann=seat(blue=["Luna 3"], score=["Timbuktu"]),
            bo=seat(),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Luna 3")
        assert "Timbuktu" in game.position()["relics"]
        assert "Timbuktu" not in supply(game, 3, "cities")


class TestComplexNumbers:
    """A hand card with the icons of a top card may be shown; an achievement of its value is claimed."""

    def test_equal_icons_claim_an_achievement_of_the_shown_value(self) -> None:
        """Coal and Machine Tools both have three factories, whatever their places."""
        game = relics_table(
            ann=seat(blue=["Complex Numbers"], red=["Coal"], hand=["Machine Tools", "Oars"]),
            bo=seat(),
            available=["Canning", "Chemistry", "Pottery"],
        )
        play(game, "ann: dogma Complex Numbers")
        assert options(game) == ["Machine Tools", "pass"]
        play(game, "ann: Machine Tools")
        assert zone(game, "ann", "achievements") == ["Canning"]
        assert zone(game, "ann", "hand") == ["Machine Tools", "Oars"]
        assert moves(game, "bo") == ["reveal Machine Tools", "claim back 6 base", "keep Machine Tools"]

    def test_as_many_of_each_kind_are_needed(self) -> None:
        """Astronomy has a crown and two bulbs; Societies two crowns and a bulb."""
        game = relics_table(
            ann=seat(blue=["Complex Numbers"], purple=["Astronomy", "Code of Laws"], hand=["Societies", "Sailing"]),
            bo=seat(),
            available=["Chemistry"],
        )
        play(game, "ann: dogma Complex Numbers")
        assert options(game) == ["pass"]

    def test_a_lone_pass_hides_that_nothing_fits(self) -> None:
        """Rules 1.10.7."""
        game = relics_table(ann=seat(blue=["Complex Numbers"], hand=["Oars"]), bo=seat())
        play(game, "ann: dogma Complex Numbers", "ann: pass")
        assert shown(game) == []
        assert asked(game)[1] == "action"

    def test_an_empty_hand_is_not_asked(self) -> None:
        game = relics_table(ann=seat(blue=["Complex Numbers"]), bo=seat(), available=["Pottery"])
        play(game, "ann: dogma Complex Numbers")
        assert asked(game)[1] == "action"

    def test_shown_without_an_achievement_of_its_value(self) -> None:
        game = relics_table(
            ann=seat(blue=["Complex Numbers"], red=["Coal"], hand=["Machine Tools"]), bo=seat(), available=["Chemistry"]
        )
        play(game, "ann: dogma Complex Numbers", "ann: Machine Tools")
        assert zone(game, "ann", "achievements") == []

    @pytest.mark.parametrize(
        ("name", "icons"),
        [
            ("Chongqing", {"factory": 2, "plus": 2, "bulb": 1}),
            ("Atlantis", {"leaf": 4, "search castle": 1}),
            ("Baghdad", {"crown": 2, "bulb": 1, "bonus:3": 1, "arrow_left": 1}),
            ("Safety Pin", {"leaf": 2}),
            ("Flute", {"bonus:1": 1, "crown": 1}),
            ("Homer", {"bonus:2": 1, "castle": 1}),
            ("Battleship Yamato", {}),
        ],
    )
    def test_which_icons_count(self, name: str, icons: dict[str, int]) -> None:
        """Rulings, Complex Numbers, rules 1.4.2, 1.4.4: a plus is one at top and bottom, a search icon a kind of its own."""
        assert icon_pattern(CARDS[name]) == icons

    def test_a_card_without_icons_is_like_no_other(self) -> None:
        game = relics_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(blue=["Complex Numbers"], red=["Battleship Yamato"], hand=["Safety Pin"]),
            bo=seat(),
        )
        play(game, "ann: dogma Complex Numbers")
        assert options(game) == ["pass"]

    def test_the_claim_is_not_mandatory_but_the_showing_brings_it(self) -> None:
        owned = ["Tools", "Calendar", "Paper", "Navigation", "Physics", "Flight"]
        game = relics_table(
            ann=seat(blue=["Complex Numbers"], red=["Coal"], hand=["Machine Tools"], achievements=owned),
            bo=seat(),
            available=["Canning"],
        )
        play(game, "ann: dogma Complex Numbers", "ann: Machine Tools")
        assert ending(game) == ("achievements", ["ann"])

    def test_showing_by_a_sharer_is_a_change(self) -> None:
        """Rules 5.7.1."""
        game = relics_table(
            ann=seat(blue=["Complex Numbers"]),
            bo=seat(blue=["Atomic Theory"], hand=["Experimentation"]),
            supply={4: ["Anatomy"]},
        )
        play(game, "ann: dogma Complex Numbers", "bo: Experimentation")
        assert bonus_drawn(game)
        assert zone(game, "ann", "hand") == ["Anatomy"]


class TestNewtonWickinsTelescope:
    """Score cards may go back; their number is the value of a melded card, which goes back with a clock on it."""

    def test_as_many_as_returned_give_the_value(self) -> None:
        game = relics_table(
            ann=seat(purple=[TELESCOPE], score=["Oars", "Tools", "Coal"]), bo=seat(), supply={2: ["Calendar"]}
        )
        play(game, f"ann: dogma {TELESCOPE}", "ann: Oars", "ann: Coal", "ann: pass")
        assert pile(game, "ann", "blue") == ["Calendar"]
        assert zone(game, "ann", "score") == ["Tools"]

    def test_none_returned_draws_nothing(self) -> None:
        game = relics_table(ann=seat(purple=[TELESCOPE], score=["Oars"]), bo=seat())
        play(game, f"ann: dogma {TELESCOPE}", "ann: pass")
        assert moves(game) == []

    def test_an_empty_score_pile_is_not_asked(self) -> None:
        game = relics_table(ann=seat(purple=[TELESCOPE]), bo=seat())
        play(game, f"ann: dogma {TELESCOPE}")
        assert asked(game)[1] == "action"
        assert moves(game) == []

    def test_a_melded_clock_goes_back(self) -> None:
        clocks = relics_table(
            ann=seat(purple=[TELESCOPE], score=["Oars", "Tools", "Coal", "Canning", "Physics", "Lighting", "Flight"]),
            bo=seat(),
            supply={7: ["Publications"]},
        )
        picks = [f"ann: {name}" for name in ("Oars", "Tools", "Coal", "Canning", "Physics", "Lighting", "Flight")]
        play(clocks, f"ann: dogma {TELESCOPE}", *picks)
        assert pile(clocks, "ann", "blue") == []
        assert supply(clocks, 7)[-1] == "Publications"

    def test_more_than_ten_end_the_game(self) -> None:
        score = ["Oars", "Calendar", "Optics", "Anatomy", "Coal", "Canning", "Lighting", "Flight", "Ecology"]
        score += ["Robotics", "Luna 3"]
        game = relics_table(ann=seat(purple=[TELESCOPE], score=score), bo=seat(score=["Tools"]))
        play(game, f"ann: dogma {TELESCOPE}", *[f"ann: {name}" for name in score])
        assert ending(game) == ("score", ["bo"])

    def test_factories_are_its_featured_icon(self) -> None:
        """Bo shows as many factories and shares, cy as many bulbs and does not."""
        game = relics_table(
            ann=seat(purple=[TELESCOPE]),
            bo=seat(red=["Colonialism"], score=["Oars"]),
            cy=seat(purple=["Philosophy"], score=["Tools"]),
            supply={5: ["Chemistry"]},
        )
        play(game, f"ann: dogma {TELESCOPE}")
        assert asked(game)[0] == "bo"
        play(game, "bo: Oars")
        assert zone(game, "cy", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Chemistry"]


class TestSafetyPin:
    """Echo: a 7 is drawn and scored. The demanded return hand cards above 6 and draw a 6."""

    def test_the_echo_and_the_demand(self) -> None:
        game = relics_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(yellow=["Safety Pin"]),
            bo=seat(hand=["Robotics", "Software", "Bicycle", "Canning", "Deodorant"]),
            supply={7: ["Lighting"], 6: ["Democracy"]},
        )
        play(game, "ann: dogma Safety Pin")
        assert asked(game) == ("bo", "order", "return")
        play(game, "bo: Software")
        assert supply(game, 10)[-2:] == ["Software", "Robotics"]
        assert supply(game, 7)[-1] == "Bicycle"
        assert zone(game, "ann", "score") == ["Lighting"]
        assert zone(game, "bo", "hand") == ["Canning", "Democracy", "Deodorant"]

    def test_the_draw_comes_all_the_same(self) -> None:
        game = relics_table(
            sets=("base", "artifacts", "echoes"), ann=seat(yellow=["Safety Pin"]), bo=seat(), supply={6: ["Democracy"]}
        )
        play(game, "ann: dogma Safety Pin")
        assert zone(game, "bo", "hand") == ["Democracy"]

    def test_yamato_in_hand_is_an_eight(self) -> None:
        game = relics_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(yellow=["Safety Pin"]),
            bo=seat(hand=["Battleship Yamato"]),
            supply={6: ["Democracy"]},
        )
        play(game, "ann: dogma Safety Pin")
        assert supply(game, 8, "artifacts")[-1] == "Battleship Yamato"

    def test_covered_it_echoes_where_its_place_shows(self) -> None:
        """Rules 5.2.4: its echo stands at the lower left, which a splay to the right shows."""
        game = relics_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(yellow=("right", ["Masonry", "Safety Pin"])),
            bo=seat(),
            supply={7: ["Lighting"]},
        )
        play(game, "ann: dogma Masonry")
        assert zone(game, "ann", "score") == ["Lighting"]

    def test_the_echo_is_shared_and_the_demand_hits_the_others(self) -> None:
        game = relics_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(yellow=["Safety Pin"]),
            bo=seat(purple=["Lighting"]),
            cy=seat(hand=["Software"]),
            supply={7: ["Explosives", "Sanitation", "Bicycle"], 6: ["Democracy"]},
        )
        play(game, "ann: dogma Safety Pin")
        assert zone(game, "bo", "score") == ["Explosives"]
        assert zone(game, "ann", "score") == ["Sanitation"]
        assert zone(game, "bo", "hand") == []
        assert zone(game, "cy", "hand") == ["Democracy"]
        assert bonus_drawn(game)

    def test_executed_as_another_card_its_echo_comes_first(self) -> None:
        """Rules 5.8.3: the card's own echo effect is carried out, by the executing player alone."""
        game = relics_table(
            sets=("base", "artifacts", "echoes"),
            ann=seat(purple=["Roundhay Garden Scene"], score=["Safety Pin"]),
            bo=seat(hand=["Robotics"]),
            supply={7: ["Explosives", "Sanitation", "Lighting"], 6: ["Democracy"]},
        )
        play(game, "ann: dogma Roundhay Garden Scene")
        assert zone(game, "ann", "score") == ["Explosives", "Lighting", "Sanitation"]
        assert zone(game, "bo", "hand") == ["Democracy"]
