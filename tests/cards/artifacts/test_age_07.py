"""Artifacts of age 7: the course of each and the edges its text can reach."""

from __future__ import annotations

from tests.helpers import (
    artifacts_table,
    asked,
    bonus_drawn,
    emptied,
    ending,
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


class TestCorvetteChallenger:
    """An 8 is tucked and its color splayed up; as many cards as it then shows give the value of a scored one."""

    def test_the_visible_cards_count_after_the_splay(self) -> None:
        """Rulings, Corvette Challenger."""
        game = artifacts_table(
            ann=seat(blue=["Corvette Challenger"], red=["Oars", "Archery"]),
            bo=seat(),
            supply={8: ["Flight"], 3: ["Optics"]},
        )
        play(game, "ann: dogma Corvette Challenger")
        assert pile(game, "ann", "red") == ["Oars", "Archery", "Flight"]
        assert splay(game, "ann", "red") == "up"
        assert zone(game, "ann", "score") == ["Optics"]

    def test_a_new_color_shows_one(self) -> None:
        game = artifacts_table(ann=seat(blue=["Corvette Challenger"]), bo=seat(), supply={8: ["Flight"], 1: ["Oars"]})
        play(game, "ann: dogma Corvette Challenger")
        assert pile(game, "ann", "red") == ["Flight"]
        assert splay(game, "ann", "red") == "none"
        assert zone(game, "ann", "score") == ["Oars"]

    def test_a_pile_of_more_than_ten_ends_the_game(self) -> None:
        reds = ["Oars", "Archery", "Metalworking", "Construction", "Road Building", "Optics", "Engineering"]
        reds += ["Gunpowder", "Colonialism", "Coal"]
        game = artifacts_table(
            ann=seat(blue=["Corvette Challenger"], red=reds), bo=seat(score=["Tools"]), supply={8: ["Flight"]}
        )
        play(game, "ann: dogma Corvette Challenger")
        assert ending(game) == ("score", ["bo"])

    def test_counts_as_a_tuck_and_as_a_score(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Corvette Challenger"], tucked=5), bo=seat(), supply={8: ["Flight"], 1: ["Oars"]}
        )
        play(game, "ann: dogma Corvette Challenger")
        assert zone(game, "ann", "achievements") == ["Monument"]
        assert game.position()["players"]["ann"]["this_turn"] == {"tucked": 6, "scored": 1}

    def test_a_sharer_tucks_first(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Corvette Challenger"]),
            bo=seat(yellow=["Agriculture"]),
            supply={8: ["Antibiotics", "Flight", "Empiricism"], 2: ["Calendar"], 1: ["Oars"]},
        )
        play(game, "ann: dogma Corvette Challenger")
        assert pile(game, "bo", "yellow") == ["Agriculture", "Antibiotics"]
        assert zone(game, "bo", "score") == ["Calendar"]
        assert zone(game, "ann", "hand") == ["Empiricism"]


class TestPeriodicTable:
    """Two top cards of one value give a card one above, melded; on one of the two it goes on."""

    def test_a_card_beside_the_two_ends_it(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Periodic Table"], red=["Oars"], yellow=["Masonry"]),
            bo=seat(),
            supply={2: ["Currency", "Calendar"]},
        )
        play(game, "ann: dogma Periodic Table")
        assert asked(game)[1] == "action"
        assert pile(game, "ann", "green") == ["Currency"]

    def test_a_card_on_one_of_the_two_goes_on(self) -> None:
        """The 2 lands on Oars; then Construction and Calendar's like is looked for anew."""
        game = artifacts_table(
            ann=seat(blue=["Periodic Table"], red=["Oars"], yellow=["Masonry"], green=["Mapmaking"]),
            bo=seat(),
            supply={2: ["Construction"], 3: ["Education", "Feudalism"]},
        )
        play(game, "ann: dogma Periodic Table")
        assert pile(game, "ann", "red") == ["Construction", "Oars"]
        assert pile(game, "ann", "purple") == ["Education"]

    def test_ends_where_no_pair_is_left(self) -> None:
        """Rulings, Periodic Table: repeats only if another pair exists."""
        game = artifacts_table(
            ann=seat(blue=["Periodic Table"], red=["Oars"], yellow=["Masonry"]),
            bo=seat(),
            supply={2: ["Construction"]},
        )
        play(game, "ann: dogma Periodic Table")
        assert pile(game, "ann", "red") == ["Construction", "Oars"]
        assert asked(game)[1] == "action"

    def test_two_of_three_are_chosen(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Periodic Table"], red=["Oars"], yellow=["Masonry"], green=["Sailing"]),
            bo=seat(),
            supply={2: ["Construction"]},
        )
        play(game, "ann: dogma Periodic Table", "ann: Masonry")
        assert options(game) == ["Oars", "Sailing"]
        play(game, "ann: Sailing")
        assert pile(game, "ann", "red") == ["Construction", "Oars"]
        assert asked(game)[1] == "action"

    def test_one_of_two_pairs_is_chosen(self) -> None:
        game = artifacts_table(
            ann=seat(
                blue=["Periodic Table"], red=["Oars"], yellow=["Masonry"], green=["Mapmaking"], purple=["Philosophy"]
            ),
            bo=seat(),
            supply={3: ["Optics"]},
        )
        play(game, "ann: dogma Periodic Table")
        assert options(game) == ["Mapmaking", "Masonry", "Oars", "Philosophy"]
        play(game, "ann: Philosophy")
        assert pile(game, "ann", "red") == ["Optics", "Oars"]
        assert asked(game)[1] == "action"

    def test_no_pair_no_draw(self) -> None:
        game = artifacts_table(ann=seat(blue=["Periodic Table"], red=["Oars", "Explosives"]), bo=seat())
        play(game, "ann: dogma Periodic Table")
        assert moves(game) == []

    def test_yamato_is_no_eight_on_the_board(self) -> None:
        """Rules 1.5.2."""
        game = artifacts_table(
            ann=seat(blue=["Periodic Table"], red=["Battleship Yamato"], yellow=["Antibiotics"]), bo=seat()
        )
        play(game, "ann: dogma Periodic Table")
        assert moves(game) == []

    def test_two_tens_end_the_game(self) -> None:
        game = artifacts_table(
            ann=seat(blue=["Periodic Table"], red=["Robotics"], yellow=["Stem Cells"]), bo=seat(score=["Oars"])
        )
        play(game, "ann: dogma Periodic Table")
        assert ending(game) == ("score", ["bo"])

    def test_sharing_without_a_pair_earns_nothing(self) -> None:
        game = artifacts_table(ann=seat(blue=["Periodic Table"]), bo=seat(blue=["Experimentation"]))
        play(game, "ann: dogma Periodic Table")
        assert not bonus_drawn(game)


class TestHansenWritingBall:
    """The compelled draw four 7s, meld a blue card and lose their hands; then 7s are drawn up to the first clock."""

    def test_the_target_melds_one_blue_card_and_loses_the_rest(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Hansen Writing Ball"]),
            bo=seat(blue=["Computers"], hand=["Tools"]),
            supply={7: ["Evolution", "Explosives", "Sanitation", "Electricity", "Lighting", "Railroad", "Bicycle"]},
        )
        play(game, "ann: dogma Hansen Writing Ball")
        assert asked(game) == ("bo", "card", "meld")
        assert options(game) == ["Evolution", "Tools"]
        play(game, "bo: Tools")
        assert pile(game, "bo", "blue") == ["Tools", "Computers"]
        assert zone(game, "bo", "hand") == ["Lighting"]
        assert zone(game, "ann", "hand") == [
            "Bicycle",
            "Electricity",
            "Evolution",
            "Explosives",
            "Railroad",
            "Sanitation",
        ]
        assert bonus_drawn(game)

    def test_a_hand_without_blue_is_proved(self) -> None:
        """Rules 1.10.6."""
        game = artifacts_table(
            ann=seat(green=["Hansen Writing Ball"]),
            bo=seat(blue=["Computers"]),
            supply={7: ["Refrigeration", "Explosives", "Sanitation", "Electricity", "Lighting", "Railroad"]},
        )
        play(game, "ann: dogma Hansen Writing Ball")
        assert shown(game) == [["Refrigeration", "Explosives", "Sanitation", "Electricity"]]
        assert pile(game, "bo", "blue") == ["Computers"]

    def test_those_with_fewer_clocks_neither_give_nor_share(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Hansen Writing Ball"]),
            bo=seat(hand=["Tools"], blue=["Publications"]),
            supply={7: ["Lighting"]},
        )
        play(game, "ann: dogma Hansen Writing Ball")
        assert zone(game, "bo", "hand") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Lighting"]

    def test_cards_without_a_clock_are_tucked(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Hansen Writing Ball"]),
            bo=seat(),
            supply={7: ["Electricity", "Sanitation", "Bicycle"]},
        )
        play(game, "ann: dogma Hansen Writing Ball")
        assert pile(game, "ann", "green") == ["Hansen Writing Ball", "Electricity"]
        assert pile(game, "ann", "yellow") == ["Sanitation"]
        assert zone(game, "ann", "hand") == ["Bicycle"]
        assert moves(game, "bo") == [
            "draw Electricity",
            "tuck Electricity",
            "draw Sanitation",
            "tuck Sanitation",
            "draw Bicycle",
            "keep Bicycle",
        ]

    def test_the_sixth_tuck_claims_monument_and_goes_on(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Hansen Writing Ball"], tucked=5),
            bo=seat(),
            supply={7: ["Electricity", "Bicycle"]},
        )
        play(game, "ann: dogma Hansen Writing Ball")
        assert zone(game, "ann", "achievements") == ["Monument"]
        assert zone(game, "ann", "hand") == ["Bicycle"]

    def test_the_four_draws_can_end_the_game(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Hansen Writing Ball"], score=["Oars"]),
            bo=seat(blue=["Computers"]),
            removed=emptied(7, 8, 9, 10, but=["Computers", "Evolution"]),
            supply={7: ["Evolution"]},
        )
        play(game, "ann: dogma Hansen Writing Ball")
        assert ending(game) == ("score", ["ann"])
        assert zone(game, "bo", "hand") == ["Evolution"]

    def test_others_do_not_see_what_is_drawn_and_given(self) -> None:
        game = artifacts_table(
            ann=seat(green=["Hansen Writing Ball"]),
            bo=seat(blue=["Computers"]),
            cy=seat(),
            supply={7: ["Evolution", "Explosives", "Sanitation", "Electricity", "Lighting", "Railroad"]},
        )
        play(game, "ann: dogma Hansen Writing Ball")
        seen = moves(game, "cy")
        assert seen[:5] == ["draw back 7 base"] * 4 + ["meld Evolution"]
        assert seen[5:8] == ["transfer back 7 base"] * 3


class TestInternationalPrototypeMetreBar:
    """A named value is melded and splayed up; as many visible cards as that value win."""

    def test_as_many_cards_as_its_value_win(self) -> None:
        game = artifacts_table(
            ann=seat(green=["International Prototype Metre Bar"], red=["Oars", "Archery"]),
            bo=seat(),
            supply={3: ["Optics"]},
        )
        play(game, "ann: dogma International Prototype Metre Bar")
        assert options(game) == sorted(str(value) for value in range(1, 11))
        play(game, "ann: 3")
        assert ending(game) == ("effect", ["ann"])

    def test_otherwise_it_goes_back_and_the_splay_stays(self) -> None:
        game = artifacts_table(
            ann=seat(green=["International Prototype Metre Bar"], red=["Oars", "Archery"]),
            bo=seat(),
            supply={4: ["Gunpowder"]},
        )
        play(game, "ann: dogma International Prototype Metre Bar", "ann: 4")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert splay(game, "ann", "red") == "up"
        assert supply(game, 4)[-1] == "Gunpowder"

    def test_the_splay_is_lost_with_the_second_card(self) -> None:
        """Rules 7.3.1."""
        game = artifacts_table(
            ann=seat(green=["International Prototype Metre Bar"], red=["Oars"]), bo=seat(), supply={3: ["Optics"]}
        )
        play(game, "ann: dogma International Prototype Metre Bar", "ann: 3")
        assert pile(game, "ann", "red") == ["Oars"]
        assert splay(game, "ann", "red") == "none"

    def test_a_lone_one_wins(self) -> None:
        game = artifacts_table(ann=seat(green=["International Prototype Metre Bar"]), bo=seat(), supply={1: ["Oars"]})
        play(game, "ann: dogma International Prototype Metre Bar", "ann: 1")
        assert ending(game) == ("effect", ["ann"])

    def test_the_cards_value_counts_not_the_named_one(self) -> None:
        """An empty pile of 2s gives a 3, and three cards show (rules 6.2.7)."""
        game = artifacts_table(
            ann=seat(green=["International Prototype Metre Bar"], red=["Oars", "Archery"]),
            bo=seat(),
            supply={3: ["Optics"]},
            removed=emptied(2),
        )
        play(game, "ann: dogma International Prototype Metre Bar", "ann: 2")
        assert ending(game) == ("effect", ["ann"])

    def test_a_sharer_can_win(self) -> None:
        """Rules 10.4.1."""
        game = artifacts_table(
            ann=seat(green=["International Prototype Metre Bar"]), bo=seat(green=["Navigation"]), supply={1: ["Oars"]}
        )
        play(game, "ann: dogma International Prototype Metre Bar", "bo: 1")
        assert ending(game) == ("effect", ["bo"])

    def test_a_team_wins_together(self) -> None:
        """Rules 10.5.1."""
        game = artifacts_table(
            ann=seat(green=["International Prototype Metre Bar"]),
            bo=seat(),
            cy=seat(),
            di=seat(),
            supply={1: ["Oars"]},
            options={"teams": "partners"},
        )
        play(game, "ann: dogma International Prototype Metre Bar", "ann: 1")
        assert ending(game) == ("effect", ["ann", "cy"])


class TestRoundhayGardenScene:
    """The highest score card is melded, two of its value scored, and its effects carried out as those of this card."""

    def test_melds_scores_and_executes(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["Roundhay Garden Scene"], score=["Agriculture", "Sailing", "Fermenting"]),
            bo=seat(),
            supply={2: ["Calendar", "Currency", "Mapmaking"]},
        )
        play(game, "ann: dogma Roundhay Garden Scene")
        assert pile(game, "ann", "yellow") == ["Fermenting"]
        assert zone(game, "ann", "score") == ["Agriculture", "Calendar", "Currency", "Sailing"]
        assert len(zone(game, "ann", "hand")) == 2

    def test_ties_are_chosen(self) -> None:
        game = artifacts_table(ann=seat(purple=["Roundhay Garden Scene"], score=["Agriculture", "Sailing"]), bo=seat())
        play(game, "ann: dogma Roundhay Garden Scene")
        assert options(game) == ["Agriculture", "Sailing"]

    def test_nothing_to_meld_scores_two_ones(self) -> None:
        """Rulings, Roundhay Garden Scene."""
        game = artifacts_table(
            ann=seat(purple=["Roundhay Garden Scene"]), bo=seat(), supply={1: ["Oars", "Tools", "Sailing"]}
        )
        play(game, "ann: dogma Roundhay Garden Scene")
        assert zone(game, "ann", "score") == ["Oars", "Tools"]
        assert asked(game)[1] == "action"

    def test_its_demand_reaches_those_with_fewer_leaves_as_counted_at_the_start(self) -> None:
        """Rules 5.8.3: Archery asks for castles of its own, but the leaves decide. Bo has fewer, cy as many."""
        game = artifacts_table(
            ann=seat(purple=["Roundhay Garden Scene"], score=["Archery"]),
            bo=seat(red=["Metalworking"], hand=["Coal"]),
            cy=seat(yellow=["Agriculture"], hand=["Canning"]),
            supply={1: ["Oars", "Tools", "Clothing", "Writing", "Sailing"], 7: ["Bicycle"]},
        )
        play(game, "ann: dogma Roundhay Garden Scene")
        assert zone(game, "ann", "hand") == ["Bicycle", "Coal"]
        assert zone(game, "bo", "hand") == ["Sailing"]
        assert zone(game, "cy", "hand") == ["Canning"]

    def test_its_compel_reaches_those_with_as_many_leaves(self) -> None:
        """Rules 5.8.3: Battleship Bismarck compels by the leaves of the outermost card."""
        game = artifacts_table(
            ann=seat(purple=["Roundhay Garden Scene"], score=["Battleship Bismarck"]),
            bo=seat(red=["Coal", "Machine Tools"]),
            cy=seat(yellow=["Agriculture"], red=["Oars"], score=["Tools"]),
            supply={8: ["Rocketry", "Quantum Theory", "Mobility", "Flight"]},
        )
        play(game, "ann: dogma Roundhay Garden Scene")
        assert pile(game, "bo", "red") == ["Coal", "Machine Tools"]
        assert zone(game, "cy", "hand") == ["Mobility"]
        assert pile(game, "cy", "red") == []

    def test_yamato_is_melded_as_an_eleven_and_ends_the_game(self) -> None:
        """Rules 1.5.2: 8 in the score pile, and so not the highest beside a 9; on the board 11."""
        game = artifacts_table(
            ann=seat(purple=["Roundhay Garden Scene"], score=["Battleship Yamato", "Tools"]), bo=seat()
        )
        play(game, "ann: dogma Roundhay Garden Scene")
        assert ending(game) == ("score", ["ann"])
        assert pile(game, "ann", "red") == ["Battleship Yamato"]
        beside = artifacts_table(
            ann=seat(purple=["Roundhay Garden Scene"], score=["Battleship Yamato", "Services"]), bo=seat()
        )
        play(beside, "ann: dogma Roundhay Garden Scene")
        assert pile(beside, "ann", "purple") == ["Services", "Roundhay Garden Scene"]
        assert "Battleship Yamato" in zone(beside, "ann", "score")

    def test_another_card_is_another_than_this_one(self) -> None:
        """Rules 5.8.3: Self Service, measured against the host, may choose itself but not Roundhay Garden Scene."""
        game = artifacts_table(
            ann=seat(purple=["Roundhay Garden Scene"], blue=["Genetics"], score=["Self Service"]),
            bo=seat(),
        )
        play(game, "ann: dogma Roundhay Garden Scene")
        assert options(game) == ["Genetics", "Self Service"]

    def test_a_winning_card_wins(self) -> None:
        """Rulings, Where's Waldo?: also by nested execution."""
        game = artifacts_table(ann=seat(purple=["Roundhay Garden Scene"], score=["Where's Waldo?"]), bo=seat())
        play(game, "ann: dogma Roundhay Garden Scene")
        assert ending(game) == ("effect", ["ann"])

    def test_the_shared_execution_is_the_sharers_alone(self) -> None:
        """Rules 5.8.3: Fermenting draws for bo alone while bo executes; bo is first."""
        game = artifacts_table(
            ann=seat(purple=["Roundhay Garden Scene"]),
            bo=seat(yellow=["Agriculture"], score=["Writing"]),
            supply={1: ["Oars", "Tools", "Clothing", "Sailing"], 2: ["Calendar"], 7: ["Bicycle"]},
        )
        play(game, "ann: dogma Roundhay Garden Scene")
        assert pile(game, "bo", "blue") == ["Writing"]
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert zone(game, "bo", "score") == ["Oars", "Tools"]
        assert zone(game, "ann", "score") == ["Clothing", "Sailing"]
        assert zone(game, "ann", "hand") == ["Bicycle"]


class TestTheCommunistManifesto:
    """As many 7s as players are drawn and dealt; the shareable effects of the dealer's own are carried out."""

    def test_the_drawer_deals_as_he_likes(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["The Communist Manifesto"], hand=["Oars"], score=["Tools"]),
            bo=seat(),
            supply={7: ["Bicycle", "Explosives"]},
        )
        play(game, "ann: dogma The Communist Manifesto")
        assert options(game) == ["ann", "bo"]
        play(game, "ann: bo")
        assert options(game) == ["Bicycle", "Explosives"]
        play(game, "ann: Explosives")
        assert pile(game, "bo", "red") == ["Explosives"]
        assert pile(game, "ann", "green") == ["Bicycle"]
        play(game, "ann: yes")
        assert zone(game, "ann", "hand") == ["Tools"]
        assert zone(game, "ann", "score") == ["Oars"]

    def test_a_demand_of_the_own_card_is_skipped(self) -> None:
        """Rules 5.8.2: non-demand effects only."""
        game = artifacts_table(
            ann=seat(purple=["The Communist Manifesto"], score=["Coal"]),
            bo=seat(hand=["Oars", "Tools"]),
            supply={7: ["Refrigeration", "Explosives"]},
        )
        play(game, "ann: dogma The Communist Manifesto", "ann: ann", "ann: Refrigeration")
        assert zone(game, "bo", "hand") == ["Oars", "Tools"]
        assert asked(game)[1] == "action"

    def test_the_own_card_is_carried_out_whenever_it_was_dealt(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["The Communist Manifesto"], hand=["Oars"], score=["Tools"]),
            bo=seat(),
            supply={7: ["Bicycle", "Explosives"]},
        )
        play(game, "ann: dogma The Communist Manifesto", "ann: ann", "ann: Bicycle", "ann: yes")
        assert pile(game, "bo", "red") == ["Explosives"]
        assert (zone(game, "ann", "hand"), zone(game, "ann", "score")) == (["Tools"], ["Oars"])

    def test_every_player_gets_one(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["The Communist Manifesto"]),
            bo=seat(),
            cy=seat(),
            supply={7: ["Bicycle", "Explosives", "Lighting"]},
        )
        play(game, "ann: dogma The Communist Manifesto", "ann: cy", "ann: Lighting", "ann: bo", "ann: Bicycle")
        assert pile(game, "cy", "purple") == ["Lighting"]
        assert pile(game, "bo", "green") == ["Bicycle"]
        assert pile(game, "ann", "red") == ["Explosives"]

    def test_dealing_is_no_melding_but_keeps_the_splay(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["The Communist Manifesto"]),
            bo=seat(red=("left", ["Oars", "Archery"])),
            supply={7: ["Explosives", "Sanitation"]},
        )
        play(game, "ann: dogma The Communist Manifesto", "ann: bo", "ann: Explosives")
        assert pile(game, "bo", "red") == ["Explosives", "Oars", "Archery"]
        assert splay(game, "bo", "red") == "left"

    def test_a_sharer_deals_too_and_earns_the_bonus(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["The Communist Manifesto"]),
            bo=seat(green=["Navigation"]),
            supply={7: ["Explosives", "Combustion", "Sanitation", "Refrigeration", "Lighting"]},
        )
        play(game, "ann: dogma The Communist Manifesto", "bo: ann", "bo: Combustion")
        assert pile(game, "ann", "red") == ["Combustion"]
        assert pile(game, "bo", "red") == ["Explosives"]
        play(game, "ann: ann", "ann: Sanitation")
        assert pile(game, "bo", "yellow") == ["Refrigeration"]
        assert zone(game, "ann", "hand") == ["Lighting"]

    def test_the_draws_can_end_the_game(self) -> None:
        game = artifacts_table(
            ann=seat(purple=["The Communist Manifesto"]),
            bo=seat(score=["Oars"]),
            removed=emptied(7, 8, 9, 10, but=["Explosives"]),
        )
        play(game, "ann: dogma The Communist Manifesto")
        assert ending(game) == ("score", ["bo"])
        assert zone(game, "ann", "hand") == ["Explosives"]


class TestJedliksElectromagneticSelfRotor:
    """An 8 is scored, an 8 melded, and the achievement 8 claimed if it is there."""

    def test_scores_melds_and_claims(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Jedlik's Electromagnetic Self-Rotor"], blue=["Tools"]),
            bo=seat(),
            supply={8: ["Flight", "Rocketry"]},
            available=["Mobility", "Pottery"],
        )
        play(game, "ann: dogma Jedlik's Electromagnetic Self-Rotor")
        assert zone(game, "ann", "score") == ["Flight"]
        assert pile(game, "ann", "blue") == ["Rocketry", "Tools"]
        assert zone(game, "ann", "achievements") == ["Mobility"]

    def test_without_an_eight_among_them_none_is_claimed(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Jedlik's Electromagnetic Self-Rotor"]), bo=seat(), available=["Pottery", "Satellites"]
        )
        play(game, "ann: dogma Jedlik's Electromagnetic Self-Rotor")
        assert zone(game, "ann", "achievements") == []

    def test_the_meld_can_win_before_the_claim(self) -> None:
        """Rules 10.1.1: Universe is the seventh."""
        owned = ["Tools", "Calendar", "Paper", "Navigation", "Chemistry", "Canning"]
        game = artifacts_table(
            ann=seat(
                display=["Jedlik's Electromagnetic Self-Rotor"],
                red=["Flight"],
                blue=["Software"],
                green=["Databases"],
                yellow=["Ecology"],
                achievements=owned,
            ),
            bo=seat(),
            supply={8: ["Rocketry", "Empiricism"]},
            available=["Mobility"],
            action=0,
        )
        play(game, "ann: dogma Jedlik's Electromagnetic Self-Rotor")
        assert ending(game) == ("achievements", ["ann"])
        assert "Mobility" not in zone(game, "ann", "achievements")

    def test_a_sharer_claims_first(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Jedlik's Electromagnetic Self-Rotor"]),
            bo=seat(blue=["Physics"]),
            available=["Mobility"],
            supply={8: ["Flight", "Rocketry", "Antibiotics", "Empiricism", "Corporations"]},
        )
        play(game, "ann: dogma Jedlik's Electromagnetic Self-Rotor")
        assert zone(game, "bo", "achievements") == ["Mobility"]
        assert zone(game, "ann", "hand") == ["Corporations"]


class TestSubmarineHLHunley:
    """The target melds a 7; a 1 at the bottom of its pile sends the whole pile back."""

    def test_a_one_at_the_bottom_costs_the_pile(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Submarine H. L. Hunley"]),
            bo=seat(red=["Coal", "Oars"]),
            supply={7: ["Explosives"]},
        )
        play(game, "ann: dogma Submarine H. L. Hunley", "bo: Coal", "bo: Explosives")
        assert pile(game, "bo", "red") == []
        assert supply(game, 1)[-1] == "Oars"
        assert supply(game, 7)[-1] == "Explosives"

    def test_anything_else_stays(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Submarine H. L. Hunley"]),
            bo=seat(red=["Coal", "Construction"]),
            supply={7: ["Explosives"]},
        )
        play(game, "ann: dogma Submarine H. L. Hunley")
        assert pile(game, "bo", "red") == ["Explosives", "Coal", "Construction"]
        assert shown(game) == [["Construction"]]

    def test_the_melded_card_may_be_the_bottom_one(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Submarine H. L. Hunley"]), bo=seat(red=["Coal", "Oars"]), supply={7: ["Sanitation"]}
        )
        play(game, "ann: dogma Submarine H. L. Hunley")
        assert pile(game, "bo", "yellow") == ["Sanitation"]
        assert pile(game, "bo", "red") == ["Coal", "Oars"]

    def test_the_shown_card_is_seen_where_covered_cards_are_secret(self) -> None:
        """Rules 6.13.1 with covered_cards_public off."""
        game = artifacts_table(
            ann=seat(red=["Submarine H. L. Hunley"]),
            bo=seat(red=["Coal", "Construction"]),
            supply={7: ["Explosives"]},
            options={"covered_cards_public": "off"},
        )
        play(game, "ann: dogma Submarine H. L. Hunley")
        assert shown(game) == [["Construction"]]

    def test_compelled_players_draw_one_after_the_other(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Submarine H. L. Hunley"]),
            bo=seat(red=["Coal"]),
            cy=seat(red=["Machine Tools"]),
            di=seat(red=["Oars"]),
            supply={7: ["Sanitation", "Lighting"]},
        )
        play(game, "ann: dogma Submarine H. L. Hunley")
        assert pile(game, "bo", "yellow") == ["Sanitation"]
        assert pile(game, "cy", "purple") == ["Lighting"]
        assert pile(game, "di", "red") == ["Oars"]
        assert not bonus_drawn(game)

    def test_no_seven_nor_above_ends_the_game(self) -> None:
        game = artifacts_table(
            ann=seat(red=["Submarine H. L. Hunley"]), bo=seat(red=["Coal"]), removed=emptied(7, 8, 9, 10)
        )
        play(game, "ann: dogma Submarine H. L. Hunley")
        assert ending(game)[0] == "score"


class TestColtPatersonRevolver:
    """The target shows its hand and draws a 7; its color in that hand costs hand and score pile."""

    def test_a_like_color_costs_hand_and_score_pile(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Colt Paterson Revolver"]),
            bo=seat(red=["Coal"], hand=["Oars", "Calendar"], score=["Pottery", "Tools"]),
            supply={7: ["Explosives"]},
        )
        play(game, "ann: dogma Colt Paterson Revolver", "bo: Tools")
        assert zone(game, "bo", "hand") == []
        assert zone(game, "bo", "score") == []
        assert supply(game, 1)[-3:] == ["Oars", "Tools", "Pottery"]
        assert supply(game, 7)[-1] == "Explosives"

    def test_another_color_costs_nothing(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Colt Paterson Revolver"]),
            bo=seat(red=["Coal"], hand=["Oars", "Calendar"], score=["Pottery"]),
            supply={7: ["Sanitation"]},
        )
        play(game, "ann: dogma Colt Paterson Revolver")
        assert zone(game, "bo", "hand") == ["Calendar", "Oars", "Sanitation"]
        assert zone(game, "bo", "score") == ["Pottery"]

    def test_an_empty_hand_is_safe(self) -> None:
        """Rulings, Colt Paterson Revolver: the drawn card is compared with the other cards."""
        game = artifacts_table(
            ann=seat(yellow=["Colt Paterson Revolver"]),
            bo=seat(red=["Coal"], score=["Pottery"]),
            supply={7: ["Sanitation"]},
        )
        play(game, "ann: dogma Colt Paterson Revolver")
        assert zone(game, "bo", "hand") == ["Sanitation"]
        assert zone(game, "bo", "score") == ["Pottery"]
        assert shown(game) == []

    def test_the_hand_is_shown_but_not_the_drawn_card(self) -> None:
        """The print reveals the hand, and the draw is an ordinary one."""
        game = artifacts_table(
            ann=seat(yellow=["Colt Paterson Revolver"]),
            bo=seat(red=["Coal"], hand=["Oars", "Calendar"]),
            supply={7: ["Sanitation"]},
        )
        play(game, "ann: dogma Colt Paterson Revolver")
        assert shown(game) == [["Oars", "Calendar"]]
        assert moves(game, "ann") == ["draw back 7 base"]

    def test_the_hand_is_shown_also_where_no_proofs_are_asked_for(self) -> None:
        """Rules 6.13.2: shown by an instruction, not as proof."""
        game = artifacts_table(
            ann=seat(yellow=["Colt Paterson Revolver"]),
            bo=seat(red=["Coal"], hand=["Oars"]),
            supply={7: ["Sanitation"]},
            options={"prove_by_reveal": "off"},
        )
        play(game, "ann: dogma Colt Paterson Revolver")
        assert shown(game) == [["Oars"]]

    def test_nobody_with_as_many_factories(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Colt Paterson Revolver"]), bo=seat(red=["The Pirate Code"], hand=["Oars"])
        )
        play(game, "ann: dogma Colt Paterson Revolver")
        assert moves(game) == []


class TestSingerModel27:
    """A tucked hand card splays its color up and draws its color out of the score pile."""

    def test_tucks_the_color_of_the_score_pile_too(self) -> None:
        game = artifacts_table(
            ann=seat(
                yellow=["Singer Model 27"], red=["Coal"], hand=["Oars", "Tools"], score=["Archery", "Flight", "Pottery"]
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Singer Model 27")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Oars")
        assert asked(game) == ("ann", "order", "tuck")
        play(game, "ann: Flight")
        assert pile(game, "ann", "red") == ["Coal", "Oars", "Flight", "Archery"]
        assert splay(game, "ann", "red") == "up"
        assert zone(game, "ann", "score") == ["Pottery"]

    def test_a_new_pile_is_not_splayed_afterwards(self) -> None:
        """Rulings, Singer Model 27: also tucks into a pile that cannot splay. The splay comes before the second tuck."""
        game = artifacts_table(ann=seat(yellow=["Singer Model 27"], hand=["Oars"], score=["Archery"]), bo=seat())
        play(game, "ann: dogma Singer Model 27")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert splay(game, "ann", "red") == "none"

    def test_a_score_pile_without_the_color_is_proved(self) -> None:
        """Rules 1.10.6."""
        game = artifacts_table(ann=seat(yellow=["Singer Model 27"], hand=["Oars"], score=["Pottery"]), bo=seat())
        play(game, "ann: dogma Singer Model 27")
        assert shown(game) == [["Pottery"]]
        assert zone(game, "ann", "score") == ["Pottery"]

    def test_an_empty_hand_does_nothing(self) -> None:
        game = artifacts_table(ann=seat(yellow=["Singer Model 27", "Masonry"], score=["Agriculture"]), bo=seat())
        play(game, "ann: dogma Singer Model 27")
        assert moves(game) == []
        assert splay(game, "ann", "yellow") == "none"

    def test_six_tucks_claim_monument(self) -> None:
        game = artifacts_table(
            ann=seat(
                yellow=["Singer Model 27"],
                hand=["Oars"],
                score=["Archery", "Metalworking", "Construction", "Road Building", "Optics"],
            ),
            bo=seat(),
        )
        play(
            game, "ann: dogma Singer Model 27", "ann: Archery", "ann: Metalworking", "ann: Construction", "ann: Optics"
        )
        assert zone(game, "ann", "achievements") == ["Monument"]
        assert pile(game, "ann", "red")[-1] == "Road Building"

    def test_all_share(self) -> None:
        game = artifacts_table(
            ann=seat(yellow=["Singer Model 27"]),
            bo=seat(blue=["Rocketry"], hand=["Oars"]),
            cy=seat(blue=["Software"], hand=["Tools"]),
            supply={7: ["Bicycle"]},
        )
        play(game, "ann: dogma Singer Model 27")
        assert pile(game, "bo", "red") == ["Oars"]
        assert pile(game, "cy", "blue") == ["Software", "Tools"]
        assert splay(game, "cy", "blue") == "up"
        assert zone(game, "ann", "hand") == ["Bicycle"]
