"""Rules 12.6.6.1: what a karma puts in the place of a move was not done, and texts that build on the move know it."""

from __future__ import annotations

from functools import partial

from tests.helpers import asked, figures_table, pile, play, seat, shown, splay, supply, table, zone

ACTION = ("ann", "action", "action")
echoes_figures = partial(table, sets=("base", "echoes", "figures"))
artifacts_figures = partial(table, sets=("base", "artifacts", "figures"))


class TestPagoda:
    """Echoes card: the meld hangs on holding a card of that color, not on its tuck."""

    def test_a_replaced_tuck_lets_the_drawn_card_be_melded_all_the_same(self) -> None:
        game = echoes_figures(
            ann=seat(hand=["Archery"], purple=["Pagoda"], red=["Mikhail Kalashnikov"]),
            bo=seat(),
            supply={3: ["Katana"]},
        )
        play(game, "ann: dogma Pagoda")
        assert pile(game, "ann", "red") == ["Katana", "Mikhail Kalashnikov"]
        assert zone(game, "ann", "hand") == ["Archery"]


class TestHotAirBalloon:
    """Echoes card: an achievement that somebody else took first was not achieved."""

    def test_a_card_that_shivaji_claims_first_costs_no_green_card(self) -> None:
        game = echoes_figures(
            ann=seat(green=["Hot Air Balloon"]),
            bo=seat(red=["Shivaji"], yellow=["Agriculture"], achievements=["Writing"], score=["A.I."]),
            supply={7: ["Lighting", "Railroad"]},
        )
        play(game, "ann: dogma Hot Air Balloon", "ann: Agriculture")
        assert zone(game, "bo", "achievements") == ["Agriculture", "Writing"]
        assert pile(game, "ann", "green") == ["Hot Air Balloon"]
        assert pile(game, "ann", "purple") == ["Railroad"]


class TestAlmanac:
    """Echoes card: "if you do" asks for the return."""

    def test_a_replaced_return_pays_nothing(self) -> None:
        game = echoes_figures(
            ann=seat(forecast=["Lightning Rod"], blue=["Almanac"], red=["Napoleon Bonaparte"]), bo=seat()
        )
        play(game, "ann: dogma Almanac", "ann: Lightning Rod")
        assert zone(game, "ann", "score") == ["Napoleon Bonaparte"]
        assert pile(game, "ann", "blue") == ["Almanac", "Lightning Rod"]


class TestBarometer:
    """Echoes card: a forecast card that is shown does not come into the hand (rules 1.7.1, 6.13.1)."""

    def test_homer_tucks_no_figure_of_the_forecast(self) -> None:
        game = echoes_figures(ann=seat(forecast=["Sinuhe"], yellow=["Barometer"], purple=["Homer"]), bo=seat())
        play(game, "ann: dogma Barometer", "ann: yes", "ann: Sinuhe")  # the order counts: Homer watches returns
        assert pile(game, "ann", "purple") == ["Homer"]
        assert supply(game, 1, "figures")[-1] == "Sinuhe"


class TestMagnifyingGlass:
    """Echoes card: three cards must really go."""

    def test_two_returned_of_three_draw_nothing(self) -> None:
        game = echoes_figures(
            ann=seat(hand=["Sinuhe", "Oars", "Tools"], blue=["Magnifying Glass"], purple=["Homer"]),
            bo=seat(),
            supply={4: ["Chintz"]},
        )
        play(game, "ann: dogma Magnifying Glass", "ann: Chintz", "ann: Sinuhe", "ann: Oars")
        assert asked(game) == ACTION
        assert pile(game, "ann", "purple") == ["Homer", "Sinuhe"]
        assert zone(game, "ann", "hand") == []


class TestGlobe:
    """Echoes card: only cards that went count for the splay."""

    def test_a_replaced_return_splays_nothing(self) -> None:
        game = echoes_figures(
            ann=seat(hand=["Sinuhe"], green=["Globe", "Sailing"], purple=["Homer"]), bo=seat(), supply={6: ["Canning"]}
        )
        play(game, "ann: dogma Globe", "ann: Sinuhe")
        assert asked(game) == ACTION
        assert splay(game, "ann", "green") == "none"
        assert zone(game, "ann", "forecast") == []
        assert pile(game, "ann", "purple") == ["Homer", "Sinuhe"]


class TestLightningRod:
    """Echoes card: without a tucked card there is no top card of its color to return."""

    def test_a_replaced_tuck_costs_no_top_card(self) -> None:
        game = echoes_figures(
            ann=seat(blue=["Lightning Rod"], green=["Palampore"]),
            bo=seat(red=["Mikhail Kalashnikov"]),
            supply={5: ["Measurement", "Coal", "Physics"]},
        )
        play(game, "ann: dogma Lightning Rod")
        assert pile(game, "bo", "red") == ["Mikhail Kalashnikov"]
        assert zone(game, "bo", "hand") == ["Coal"]


class TestSudoku:
    """Echoes card: a card that was not melded is not executed."""

    def test_a_replaced_meld_executes_nothing(self) -> None:
        game = echoes_figures(
            ann=seat(purple=["Sudoku"], blue=["Imhotep"], red=["Oars", "Archery"]),
            bo=seat(),
            supply={1: ["Metalworking", "Domestication"]},
        )
        play(game, "ann: dogma Sudoku", "ann: 1")
        assert splay(game, "ann", "red") == "left"
        assert supply(game, 1)[-1] == "Metalworking"
        assert (zone(game, "ann", "score"), zone(game, "ann", "hand")) == ([], [])


class TestThermometer:
    """Echoes card: it goes on for a yellow card that was melded."""

    def test_a_replaced_meld_ends_it(self) -> None:
        game = echoes_figures(
            ann=seat(
                blue=["Imhotep"], green=["Sergey Brin"], purple=["Philosophy"], yellow=["Agriculture", "Domestication"]
            ),
            bo=seat(blue=["Thermometer"]),
            supply={2: ["Fermenting", "Canal Building"]},
        )
        play(game, "ann: dogma Thermometer")
        assert pile(game, "ann", "yellow") == ["Agriculture", "Domestication"]
        assert supply(game, 2)[0] == "Canal Building"


class TestPromotion:
    """Rules 11.5.3: only a card that was promoted can be launched for free."""

    def test_a_replaced_promotion_offers_no_dogma(self) -> None:
        game = figures_table(
            ann=seat(hand=["Archery"], forecast=["The Wheel"], blue=["Imhotep"], green=["Sailing", "Clothing"]),
            bo=seat(),
        )
        play(game, "ann: meld Archery", "ann: The Wheel")
        assert asked(game) == ACTION
        assert supply(game, 1)[-1] == "The Wheel"


class TestRosettaStone:
    """Artifact: the other card is transferred, whatever became of the first."""

    def test_a_replaced_meld_keeps_the_chosen_card(self) -> None:
        game = artifacts_figures(
            ann=seat(blue=["Rosetta Stone"], green=["Sargon of Akkad"], red=["Construction"]),
            bo=seat(),
            supply={2: ["Road Building", "Mapmaking"]},
        )
        play(game, "ann: dogma Rosetta Stone", "ann: base", "ann: Road Building")
        assert pile(game, "ann", "red") == ["Construction", "Road Building"]
        assert (pile(game, "bo", "red"), pile(game, "bo", "green")) == ([], ["Mapmaking"])


class TestXianrendongShards:
    """Artifact: the third card is tucked, not one whose score karma replaced."""

    def test_only_the_card_left_over_is_tucked(self) -> None:
        game = artifacts_figures(
            ann=seat(hand=["Oars", "Tools", "Writing"], yellow=["Xianrendong Shards"], red=["Erwin Rommel"]), bo=seat()
        )
        play(game, "ann: dogma Xianrendong Shards", "ann: Oars", "ann: Tools", "ann: Oars")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "ann", "score") == ["Erwin Rommel", "Tools"]
        assert pile(game, "ann", "blue") == ["Writing"]


class TestLurganCanoe:
    """Artifact: all other cards of that color are scored, also if the meld became a tuck."""

    def test_the_tucked_card_stays_and_the_one_above_is_scored(self) -> None:
        game = artifacts_figures(
            ann=seat(hand=["Archery"], yellow=["Lurgan Canoe"], green=["Sargon of Akkad"], red=["Oars"]), bo=seat()
        )
        play(game, "ann: dogma Lurgan Canoe")
        assert pile(game, "ann", "red") == ["Archery"]
        assert zone(game, "ann", "score") == ["Oars"]


class TestArkOfTheCovenant:
    """Artifact: nothing moves unless a card was returned."""

    def test_a_replaced_return_transfers_nothing(self) -> None:
        game = artifacts_figures(
            ann=seat(hand=["Coal"], purple=["Ark of the Covenant"], red=["Napoleon Bonaparte"]),
            bo=seat(red=["Archery"]),
        )
        play(game, "ann: dogma Ark of the Covenant")
        assert pile(game, "bo", "red") == ["Archery"]
        assert zone(game, "ann", "hand") == ["Ark of the Covenant"]


class TestShroudOfTurin:
    """Artifact: without the first return there is no second."""

    def test_a_replaced_return_ends_it(self) -> None:
        game = artifacts_figures(
            ann=seat(hand=["Coal"], purple=["Shroud of Turin"], red=["Napoleon Bonaparte"], score=["Oars"]),
            bo=seat(),
            available=["Paper"],
        )
        play(game, "ann: dogma Shroud of Turin")
        assert pile(game, "ann", "red") == ["Coal"]
        assert zone(game, "ann", "score") == ["Napoleon Bonaparte", "Oars"]
        assert zone(game, "ann", "achievements") == []


class TestMaskOfWarka:
    """Artifact: all available achievements of the values, those by karma too (rules 12.6.5)."""

    def test_forecast_cards_that_count_as_available_are_claimed(self) -> None:
        game = artifacts_figures(
            ann=seat(hand=["Archery"], forecast=["Tools"], purple=["Mask of Warka"], yellow=["Cai Lun"]),
            bo=seat(),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Mask of Warka", "ann: red")
        assert zone(game, "ann", "achievements") == ["Tools"]


class TestBoerhavveSilverMicroscope:
    """Artifact: the sum of the cards returned."""

    def test_a_replaced_return_adds_nothing(self) -> None:
        game = artifacts_figures(
            ann=seat(
                hand=["Tools"], blue=["Boerhavve Silver Microscope"], green=["Banking"], red=["Napoleon Bonaparte"]
            ),
            bo=seat(),
            supply={1: ["Oars"]},
        )
        play(game, "ann: dogma Boerhavve Silver Microscope", "ann: Banking")
        assert zone(game, "ann", "score") == ["Napoleon Bonaparte", "Oars"]


class TestPrincipia:
    """Artifact: one draw for each card returned; one that karma carried off meanwhile is left alone."""

    def test_cards_that_karma_tucked_or_scored_are_not_replaced(self) -> None:
        game = artifacts_figures(ann=seat(blue=["Principia"], green=["Banking"], red=["Napoleon Bonaparte"]), bo=seat())
        play(game, "ann: dogma Principia", "ann: Banking")
        assert asked(game) == ACTION
        assert pile(game, "ann", "green") == ["Banking"]
        assert zone(game, "ann", "score") == ["Napoleon Bonaparte"]
        assert pile(game, "ann", "blue") == ["Principia"]


class TestInternationalPrototypeMetreBar:
    """Artifact: without a melded card nothing is splayed, won or returned."""

    def test_a_replaced_meld_ends_it(self) -> None:
        game = artifacts_figures(
            ann=seat(green=["International Prototype Metre Bar"], blue=["Imhotep"], red=["Oars", "Archery"]),
            bo=seat(),
            supply={1: ["Metalworking"], 2: ["Construction"]},
        )
        play(game, "ann: dogma International Prototype Metre Bar", "ann: 2")
        assert game.result is None
        assert splay(game, "ann", "red") == "left"
        assert supply(game, 2)[-1] == "Construction"


class TestWorldCupFinalBall:
    """Artifact '30 World Cup Final Ball: it goes on only if that player achieved the card."""

    def test_a_card_that_shivaji_claims_first_ends_it(self) -> None:
        game = artifacts_figures(
            ann=seat(purple=["'30 World Cup Final Ball"], blue=["Tools"]),
            bo=seat(red=["Shivaji"], yellow=["Skyscrapers"], score=["A.I.", "Software", "Robotics", "Databases"]),
            supply={8: ["Rocketry", "Quantum Theory"]},
        )
        play(game, "ann: dogma '30 World Cup Final Ball")
        assert zone(game, "bo", "achievements") == ["Rocketry"]
        assert supply(game, 8)[0] == "Quantum Theory"


class TestGarlandsRubySlippers:
    """Artifact: karma and inspire are effects (rules 1.2.3)."""

    def test_a_figure_wins_nothing(self) -> None:
        game = artifacts_figures(ann=seat(hand=["Nikola Tesla"], purple=["Garland's Ruby Slippers"]), bo=seat())
        play(game, "ann: dogma Garland's Ruby Slippers")
        assert game.result is None
        assert pile(game, "ann", "yellow") == ["Nikola Tesla"]


class TestGenetics:
    """Base card: nothing lies beneath a card that was not melded."""

    def test_a_replaced_meld_scores_nothing(self) -> None:
        game = figures_table(
            ann=seat(blue=["Imhotep"], green=["Sergey Brin"], yellow=["Agriculture", "Domestication"]),
            bo=seat(blue=["Genetics"]),
            supply={10: ["A.I.", "Stem Cells"]},
        )
        play(game, "ann: dogma Genetics")
        assert supply(game, 10)[-1] == "Stem Cells"
        assert zone(game, "ann", "score") == []


class TestMeasurement:
    """Base card: "if you do" asks for the return."""

    def test_a_replaced_return_draws_nothing(self) -> None:
        game = figures_table(ann=seat(hand=["Sinuhe"], green=["Measurement"], purple=["Homer"]), bo=seat())
        play(game, "ann: dogma Measurement", "ann: Sinuhe")
        assert zone(game, "ann", "hand") == []
        assert pile(game, "ann", "purple") == ["Homer", "Sinuhe"]


class TestCorvetteChallenger:
    """Artifact: without a tucked card no color shows any number of cards, and 0 draws a 1 (rules 1.5.4)."""

    def test_a_replaced_tuck_splays_nothing(self) -> None:
        game = artifacts_figures(
            ann=seat(blue=["Corvette Challenger"], red=["Mikhail Kalashnikov", "Oars"]),
            bo=seat(),
            supply={8: ["Flight"], 1: ["Tools"]},
        )
        play(game, "ann: dogma Corvette Challenger")
        assert (zone(game, "ann", "hand"), zone(game, "ann", "score")) == (["Flight"], ["Tools"])
        assert splay(game, "ann", "red") == "none"


class TestPeriodicTable:
    """Artifact: it goes on for a card that was melded."""

    def test_a_replaced_meld_ends_it(self) -> None:
        """Sargon of Akkad tucks the 2 under another."""
        game = artifacts_figures(
            ann=seat(blue=["Periodic Table"], green=["Sargon of Akkad"], red=["Archery"], purple=["Monotheism"]),
            bo=seat(),
            supply={2: ["Philosophy"]},
        )
        play(game, "ann: dogma Periodic Table")
        assert pile(game, "ann", "purple") == ["Monotheism", "Philosophy"]
        assert asked(game)[1] == "action"


class TestSubmarineWithoutAMeld:
    """Artifact Submarine H. L. Hunley: only the pile of a melded card is shown and can go back."""

    def test_a_replaced_meld_ends_it(self) -> None:
        """Sargon of Akkad tucks the 7 under another."""
        game = artifacts_figures(
            ann=seat(red=["Submarine H. L. Hunley"]),
            bo=seat(green=["Sargon of Akkad"], red=["Explosives"], yellow=["Canning"], blue=["Chemistry"]),
            supply={7: ["Combustion"]},
        )
        play(game, "ann: dogma Submarine H. L. Hunley")
        assert pile(game, "bo", "red") == ["Explosives", "Combustion"]
        assert shown(game) == []


class TestPrideAndPrejudice:
    """Artifact: a card that was not melded has no color with few visible cards."""

    def test_a_replaced_meld_ends_it(self) -> None:
        game = artifacts_figures(
            ann=seat(
                yellow=["Pride and Prejudice"],
                green=["Sargon of Akkad"],
                blue=["Encyclopedia"],
                red=["Oars"],
                purple=["Mysticism"],
            ),
            bo=seat(),
            supply={6: ["Atomic Theory"]},
        )
        play(game, "ann: dogma Pride and Prejudice")
        assert pile(game, "ann", "blue") == ["Encyclopedia", "Atomic Theory"]
        assert zone(game, "ann", "score") == []


class TestParnellPitchDrop:
    """Artifact: only a melded card with three clocks wins."""

    def test_a_replaced_meld_wins_nothing(self) -> None:
        """Gene Roddenberry tucks the 10 and goes back himself."""
        game = artifacts_figures(
            ann=seat(purple=["Gene Roddenberry"], blue=["Parnell Pitch Drop"]),
            bo=seat(),
            supply={10: ["The Internet"]},
        )
        play(game, "ann: dogma Parnell Pitch Drop")
        assert game.result is None
        assert pile(game, "ann", "purple") == ["The Internet"]


class TestYeagersBellX1A:
    """Artifact: without a melded card nothing is carried out, and it ends."""

    def test_a_replaced_meld_ends_it(self) -> None:
        """Gene Roddenberry tucks Services and goes back himself."""
        game = artifacts_figures(
            ann=seat(blue=["Yeager's Bell X-1A"], purple=["Gene Roddenberry"]),
            bo=seat(hand=["Oars"]),
            supply={9: ["Services"]},
        )
        play(game, "ann: dogma Yeager's Bell X-1A")
        assert pile(game, "ann", "purple") == ["Services"]
        assert asked(game) == ACTION


class TestMagnavoxOdyssey:
    """Artifact: two melded cards of one color win; a tucked one is none of them."""

    def test_a_replaced_meld_wins_nothing(self) -> None:
        """Gene Roddenberry tucks the first purple 10 and goes back; the second is melded."""
        game = artifacts_figures(
            ann=seat(yellow=["Magnavox Odyssey"], purple=["Gene Roddenberry"]),
            bo=seat(),
            supply={10: ["The Internet", "A.I."]},
        )
        play(game, "ann: dogma Magnavox Odyssey")
        assert game.result is None
        assert pile(game, "ann", "purple") == ["A.I.", "The Internet"]
