"""Base cards of age 3: the course of each and the edges its text can reach."""

from __future__ import annotations

from typing import Any

from tests.helpers import (
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
    table,
    zone,
)

ANN_AGAIN = ("ann", "action", "action")
FIRST_EDITION: dict[str, Any] = {"ruleset": "first"}


class TestAlchemy:
    """Reveal a 4 per three castles; one red sends them and the hand back. Then meld one, score one."""

    def test_without_red_the_cards_are_kept_then_one_melded_and_one_scored(self) -> None:
        game = table(ann=seat(blue=["Alchemy"], red=["Archery"], hand=["Tools"]), bo=seat(), supply={4: ["Enterprise"]})
        play(game, "ann: dogma Alchemy")
        assert asked(game) == ("ann", "card", "meld")
        assert options(game) == ["Enterprise", "Tools"]
        assert zone(game, "ann", "hand") == ["Enterprise", "Tools"]
        play(game, "ann: Tools")
        assert pile(game, "ann", "blue") == ["Tools", "Alchemy"]
        assert zone(game, "ann", "score") == ["Enterprise"]
        assert zone(game, "ann", "hand") == []

    def test_a_red_card_sends_the_hand_back_in_an_order_of_choice(self) -> None:
        game = table(
            ann=seat(blue=["Alchemy"], red=["Archery"], hand=["Oars", "Writing"]),
            bo=seat(),
            supply={4: ["Gunpowder"]},
        )
        play(game, "ann: dogma Alchemy")
        assert asked(game) == ("ann", "order", "return")
        play(game, "ann: Writing")
        assert supply(game, 1)[-2:] == ["Writing", "Oars"]
        assert supply(game, 4)[-1] == "Gunpowder"
        assert zone(game, "ann", "hand") == zone(game, "ann", "score") == []
        assert asked(game) == ANN_AGAIN

    def test_all_are_drawn_before_the_colors_are_looked_at(self) -> None:
        game = table(
            ann=seat(blue=["Alchemy"], red=["Archery"], purple=["Mysticism"]),  # seven castles
            bo=seat(),
            supply={4: ["Gunpowder", "Enterprise", "Anatomy"]},
        )
        play(game, "ann: dogma Alchemy", "ann: Enterprise")
        assert supply(game, 4)[0] == "Anatomy"
        assert supply(game, 4)[-2:] == ["Enterprise", "Gunpowder"]
        assert moves(game, "bo")[:2] == ["draw Gunpowder", "draw Enterprise"]

    def test_red_in_the_hand_does_no_harm(self) -> None:
        game = table(ann=seat(blue=["Alchemy"], red=["Archery"], hand=["Oars"]), bo=seat(), supply={4: ["Enterprise"]})
        play(game, "ann: dogma Alchemy", "ann: Enterprise")
        assert zone(game, "ann", "score") == ["Oars"]

    def test_fewer_than_three_castles_draw_nothing(self) -> None:
        game = table(ann=seat(blue=["Alchemy"], hand=["Oars"]), bo=seat(), supply={4: ["Gunpowder"]})
        play(game, "ann: dogma Alchemy")
        assert supply(game, 4)[0] == "Gunpowder"
        assert pile(game, "ann", "red") == ["Oars"]  # melding comes first, and nothing is left to score
        assert zone(game, "ann", "score") == []

    def test_an_empty_hand_has_nothing_to_meld_or_score(self) -> None:
        game = table(ann=seat(blue=["Alchemy"]), bo=seat())
        play(game, "ann: dogma Alchemy")
        assert asked(game) == ANN_AGAIN

    def test_a_red_card_of_a_higher_pile_counts_too(self) -> None:
        game = table(
            ann=seat(blue=["Alchemy"], red=["Archery"], hand=["Oars"]),
            bo=seat(),
            supply={5: ["Coal"]},
            removed=emptied(4),
        )
        play(game, "ann: dogma Alchemy")
        assert supply(game, 5)[-1] == "Coal"
        assert supply(game, 1)[-1] == "Oars"

    def test_a_draw_past_10_ends_the_game(self) -> None:
        game = table(
            ann=seat(blue=["Alchemy"], red=["Archery"], score=["Oars"]),
            bo=seat(),
            removed=emptied(*range(4, 11)),
        )
        play(game, "ann: dogma Alchemy")
        assert ending(game) == ("score", ["ann"])

    def test_a_sharer_counts_his_own_castles(self) -> None:
        game = table(
            ann=seat(blue=["Alchemy"]),
            bo=seat(yellow=["Masonry"]),
            supply={3: ["Paper"], 4: ["Enterprise", "Anatomy"]},
        )
        play(game, "ann: dogma Alchemy")
        assert pile(game, "bo", "purple") == ["Enterprise"]
        assert zone(game, "ann", "hand") == ["Paper"]
        assert bonus_drawn(game)


class TestTranslation:
    """Meld the whole score pile or none of it; crowns on every top card claim World."""

    def test_all_are_melded_in_an_order_of_choice(self) -> None:
        game = table(ann=seat(blue=["Translation"], score=["Oars", "Archery", "Pottery"]), bo=seat())
        play(game, "ann: dogma Translation")
        assert asked(game) == ("ann", "yes_no", "meld")
        play(game, "ann: yes")
        assert asked(game) == ("ann", "order", "meld")
        play(game, "ann: Archery", "ann: Pottery")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert pile(game, "ann", "blue") == ["Pottery", "Translation"]
        assert zone(game, "ann", "score") == []
        assert zone(game, "ann", "achievements") == []  # Pottery has no crown

    def test_declining_keeps_all_and_the_second_effect_follows(self) -> None:
        game = table(ann=seat(blue=["Translation"], score=["Pottery"]), bo=seat())
        play(game, "ann: dogma Translation", "ann: no")
        assert zone(game, "ann", "score") == ["Pottery"]
        assert zone(game, "ann", "achievements") == ["World"]

    def test_an_empty_score_pile_is_not_asked(self) -> None:
        game = table(ann=seat(blue=["Translation"]), bo=seat())
        play(game, "ann: dogma Translation")
        assert asked(game) == ANN_AGAIN
        assert zone(game, "ann", "achievements") == ["World"]

    def test_one_top_card_without_a_crown_spoils_it(self) -> None:
        game = table(ann=seat(blue=["Translation"], red=["Archery"]), bo=seat())
        play(game, "ann: dogma Translation")
        assert zone(game, "ann", "achievements") == []

    def test_melded_crowns_can_cover_what_spoils_it(self) -> None:
        game = table(ann=seat(blue=["Translation"], red=["Archery"], score=["Oars"]), bo=seat())
        play(game, "ann: dogma Translation", "ann: yes")
        assert pile(game, "ann", "red") == ["Oars", "Archery"]
        assert zone(game, "ann", "achievements") == ["World"]

    def test_world_claimed_before_stays_where_it_is(self) -> None:
        game = table(ann=seat(blue=["Translation"]), bo=seat(achievements=["World"]))
        play(game, "ann: dogma Translation")
        assert zone(game, "ann", "achievements") == []

    def test_the_sharer_claims_first_and_wins_with_his_last_one(self) -> None:
        his = ["Empire", "Monument", "Wonder", "Universe", "Calendar"]
        game = table(ann=seat(blue=["Translation"]), bo=seat(green=["Navigation"], achievements=his))
        play(game, "ann: dogma Translation")
        assert ending(game) == ("achievements", ["bo"])
        assert zone(game, "ann", "achievements") == []

    def test_the_order_of_the_melds_can_claim_a_special_achievement(self) -> None:
        # Masonry brings the missing castles; Archery covers the factories of Coal.
        for first, claimed in (("Masonry", ["Empire"]), ("Archery", [])):
            game = table(
                ann=seat(
                    blue=["Translation"],
                    green=["Databases"],
                    red=["Coal"],
                    purple=["Philosophy"],
                    yellow=("up", ["Canal Building", "Agriculture"]),
                    score=["Archery", "Masonry"],
                ),
                bo=seat(),
            )
            play(game, "ann: dogma Translation", "ann: yes", f"ann: {first}")
            assert pile(game, "ann", "red") == ["Archery", "Coal"]
            assert zone(game, "ann", "achievements") == claimed

    def test_a_sharers_melds_earn_the_bonus(self) -> None:
        game = table(
            ann=seat(blue=["Translation"], red=["Archery"]),
            bo=seat(green=["Navigation"], score=["Masonry"]),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Translation", "bo: yes")
        assert pile(game, "bo", "yellow") == ["Masonry"]
        assert zone(game, "ann", "hand") == ["Paper"]


class TestCompass:
    """Demand: give a top leaf card that is not green, then fetch a top card without a leaf."""

    def test_green_cannot_go_and_a_leaf_cannot_come_back(self) -> None:
        game = table(
            ann=seat(green=["Compass"], red=["Archery"]),
            bo=seat(green=["Clothing"], yellow=["Agriculture"]),
        )
        play(game, "ann: dogma Compass")
        assert pile(game, "ann", "yellow") == ["Agriculture"]
        assert pile(game, "bo", "green") == ["Clothing"]
        assert pile(game, "bo", "red") == ["Archery"]
        assert pile(game, "ann", "red") == []

    def test_the_victim_chooses_both(self) -> None:
        game = table(
            ann=seat(green=["Compass"], red=["Archery"], purple=["Mysticism"]),
            bo=seat(blue=["Pottery"], yellow=["Agriculture"], red=["Metalworking"]),
        )
        play(game, "ann: dogma Compass")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Agriculture", "Pottery"]
        play(game, "bo: Pottery")
        assert asked(game) == ("bo", "card", "transfer")
        assert options(game) == ["Archery", "Mysticism"]
        play(game, "bo: Archery")
        assert pile(game, "ann", "blue") == ["Pottery"]
        assert pile(game, "bo", "red") == ["Archery", "Metalworking"]

    def test_the_second_half_does_not_need_the_first(self) -> None:
        game = table(ann=seat(green=["Compass"], red=["Archery"]), bo=seat(red=["Metalworking"]))
        play(game, "ann: dogma Compass")
        assert pile(game, "bo", "red") == ["Archery", "Metalworking"]
        assert shown(game) == []  # boards are open

    def test_nothing_comes_back_where_every_top_has_a_leaf(self) -> None:
        game = table(ann=seat(green=["Compass"]), bo=seat(yellow=["Agriculture"]))
        play(game, "ann: dogma Compass")
        assert pile(game, "ann", "yellow") == ["Agriculture"]
        assert pile(game, "bo", "yellow") == []

    def test_the_given_card_covers_what_could_have_come_back(self) -> None:
        game = table(ann=seat(green=["Compass"], yellow=["Masonry"]), bo=seat(yellow=["Agriculture"]))
        play(game, "ann: dogma Compass")
        assert pile(game, "ann", "yellow") == ["Agriculture", "Masonry"]
        assert pile(game, "bo", "yellow") == []

    def test_a_fetched_card_can_uncover_the_next_victims_choice(self) -> None:
        game = table(
            ann=seat(green=["Compass"], red=["Archery", "Metalworking"]),
            bo=seat(yellow=["Agriculture"]),
            cy=seat(),
        )
        play(game, "ann: dogma Compass")
        assert pile(game, "bo", "red") == ["Archery"]
        assert pile(game, "cy", "red") == ["Metalworking"]
        assert pile(game, "ann", "yellow") == ["Agriculture"]

    def test_a_pile_of_two_loses_its_splay(self) -> None:
        game = table(ann=seat(green=["Compass"]), bo=seat(yellow=("left", ["Agriculture", "Masonry"])))
        play(game, "ann: dogma Compass")
        assert splay(game, "bo", "yellow") == "none"

    def test_who_has_as_many_crowns_is_safe(self) -> None:
        game = table(
            ann=seat(green=["Compass"], red=["Archery"]),
            bo=seat(purple=["Code of Laws"], yellow=["Agriculture"]),
        )
        play(game, "ann: dogma Compass")
        assert pile(game, "bo", "yellow") == ["Agriculture"]
        assert pile(game, "ann", "red") == ["Archery"]


class TestPaper:
    """Splay green or blue left; draw a 4 for every color splayed left."""

    def test_every_color_splayed_left_counts(self) -> None:
        game = table(
            ann=seat(
                green=["Paper", "Sailing"],
                blue=["Tools", "Pottery"],
                red=("left", ["Oars", "Archery"]),
                yellow=("right", ["Masonry", "Agriculture"]),
            ),
            bo=seat(),
            supply={4: ["Enterprise", "Anatomy", "Gunpowder"]},
        )
        play(game, "ann: dogma Paper")
        assert asked(game) == ("ann", "color", "splay left")
        assert options(game) == ["blue", "green", "pass"]
        play(game, "ann: blue")
        assert splay(game, "ann", "blue") == "left"
        assert zone(game, "ann", "hand") == ["Anatomy", "Enterprise"]

    def test_declining_still_counts_what_lies_left(self) -> None:
        game = table(
            ann=seat(green=["Paper", "Sailing"], red=("left", ["Oars", "Archery"])),
            bo=seat(),
            supply={4: ["Enterprise"]},
        )
        play(game, "ann: dogma Paper", "ann: pass")
        assert splay(game, "ann", "green") == "none"
        assert zone(game, "ann", "hand") == ["Enterprise"]

    def test_with_no_splay_nothing_is_asked_or_drawn(self) -> None:
        game = table(ann=seat(green=["Paper"], red=["Oars", "Archery"]), bo=seat())
        play(game, "ann: dogma Paper")
        assert asked(game) == ANN_AGAIN
        assert zone(game, "ann", "hand") == []

    def test_a_pile_that_lies_left_already_is_not_offered(self) -> None:
        game = table(
            ann=seat(green=("left", ["Paper", "Sailing"]), blue=["Tools", "Pottery"]),
            bo=seat(),
        )
        play(game, "ann: dogma Paper")
        assert options(game) == ["blue", "pass"]

    def test_all_share_each_counting_his_own_splays(self) -> None:
        game = table(
            ann=seat(green=["Paper"]),
            bo=seat(purple=["Philosophy"], red=("left", ["Oars", "Archery"])),
            cy=seat(blue=["Tools", "Writing"]),
            supply={3: ["Optics"], 4: ["Enterprise", "Anatomy"]},
        )
        play(game, "ann: dogma Paper", "cy: blue")
        assert zone(game, "bo", "hand") == ["Enterprise"]
        assert zone(game, "cy", "hand") == ["Anatomy"]
        assert zone(game, "ann", "hand") == ["Optics"]

    def test_a_sharer_without_splays_earns_no_bonus(self) -> None:
        game = table(ann=seat(green=["Paper"]), bo=seat(purple=["Philosophy"]))
        play(game, "ann: dogma Paper")
        assert not bonus_drawn(game)

    def test_steps_up_from_an_empty_pile(self) -> None:
        game = table(
            ann=seat(green=("left", ["Paper", "Sailing"])), bo=seat(), supply={5: ["Coal"]}, removed=emptied(4)
        )
        play(game, "ann: dogma Paper")
        assert zone(game, "ann", "hand") == ["Coal"]


class TestEducation:
    """Return the highest score card; draw two above the highest left."""

    def test_draws_two_above_what_is_left(self) -> None:
        game = table(
            ann=seat(purple=["Education"], score=["Paper", "Calendar", "Oars"]),
            bo=seat(),
            supply={4: ["Enterprise"]},
        )
        play(game, "ann: dogma Education")
        assert asked(game) == ("ann", "card", "return")
        assert options(game) == ["Paper", "pass"]
        play(game, "ann: Paper")
        assert zone(game, "ann", "hand") == ["Enterprise"]
        assert zone(game, "ann", "score") == ["Calendar", "Oars"]
        assert supply(game, 3)[-1] == "Paper"

    def test_an_emptied_score_pile_draws_a_2(self) -> None:
        game = table(ann=seat(purple=["Education"], score=["Robotics"]), bo=seat(), supply={2: ["Calendar"]})
        play(game, "ann: dogma Education", "ann: Robotics")
        assert zone(game, "ann", "hand") == ["Calendar"]

    def test_one_of_the_tied_highest_is_returned_and_the_other_counts(self) -> None:
        game = table(ann=seat(purple=["Education"], score=["Paper", "Optics", "Oars"]), bo=seat(), supply={5: ["Coal"]})
        play(game, "ann: dogma Education")
        assert options(game) == ["Optics", "Paper", "pass"]
        play(game, "ann: Optics")
        assert zone(game, "ann", "score") == ["Oars", "Paper"]
        assert zone(game, "ann", "hand") == ["Coal"]

    def test_may_be_declined(self) -> None:
        game = table(ann=seat(purple=["Education"], score=["Paper"]), bo=seat())
        play(game, "ann: dogma Education", "ann: pass")
        assert zone(game, "ann", "score") == ["Paper"]
        assert zone(game, "ann", "hand") == []

    def test_an_empty_score_pile_is_not_asked(self) -> None:
        game = table(ann=seat(purple=["Education"]), bo=seat())
        play(game, "ann: dogma Education")
        assert asked(game) == ANN_AGAIN
        assert zone(game, "ann", "hand") == []

    def test_two_above_a_9_ends_the_game_after_the_return(self) -> None:
        game = table(ann=seat(purple=["Education"], score=["Genetics", "Ecology"]), bo=seat(score=["Robotics"]))
        play(game, "ann: dogma Education", "ann: Ecology")
        assert ending(game) == ("score", ["bo"])

    def test_steps_up_from_an_empty_pile(self) -> None:
        game = table(
            ann=seat(purple=["Education"], score=["Oars", "Calendar"]),
            bo=seat(),
            supply={4: ["Enterprise"]},
            removed=emptied(3, but=("Education",)),
        )
        play(game, "ann: dogma Education", "ann: Calendar")
        assert zone(game, "ann", "hand") == ["Enterprise"]

    def test_one_sharer_returns_another_declines(self) -> None:
        game = table(
            ann=seat(purple=["Education"]),
            bo=seat(purple=["Philosophy"], score=["Oars"]),
            cy=seat(blue=["Experimentation"], score=["Tools"]),
            supply={2: ["Calendar"], 3: ["Paper"]},
        )
        play(game, "ann: dogma Education", "bo: Oars", "cy: pass")
        assert zone(game, "bo", "hand") == ["Calendar"]
        assert zone(game, "cy", "score") == ["Tools"]
        assert zone(game, "ann", "hand") == ["Paper"]

    def test_others_see_backs(self) -> None:
        game = table(ann=seat(purple=["Education"], score=["Oars"]), bo=seat())
        play(game, "ann: dogma Education", "ann: Oars")
        assert moves(game, "bo") == ["return back 1 base", "draw back 2 base"]


class TestFeudalism:
    """Demand: give a castle card; third edition: unsplay its color. Splay yellow or purple left."""

    def test_the_color_of_the_given_card_is_unsplayed(self) -> None:
        game = table(
            ann=seat(purple=["Feudalism"]),
            bo=seat(hand=["Oars", "Pottery"], red=("up", ["Optics", "Coal"]), yellow=("left", ["Medicine", "Anatomy"])),
        )
        play(game, "ann: dogma Feudalism")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert zone(game, "bo", "hand") == ["Pottery"]
        assert splay(game, "bo", "red") == "none"
        assert splay(game, "bo", "yellow") == "left"

    def test_first_edition_leaves_the_splay(self) -> None:
        game = table(
            ann=seat(purple=["Feudalism"]),
            bo=seat(hand=["Oars", "Pottery"], red=("left", ["Optics", "Coal"])),
            options=FIRST_EDITION,
        )
        play(game, "ann: dogma Feudalism")
        assert zone(game, "ann", "hand") == ["Oars"]
        assert splay(game, "bo", "red") == "left"

    def test_the_victim_chooses(self) -> None:
        for ruleset in ("third", "first"):
            game = table(
                ann=seat(purple=["Feudalism"]),
                bo=seat(hand=["Oars", "Masonry", "Pottery"]),
                options={"ruleset": ruleset},
            )
            play(game, "ann: dogma Feudalism")
            assert asked(game) == ("bo", "card", "transfer")
            assert options(game) == ["Masonry", "Oars"]
            play(game, "bo: Masonry")
            assert zone(game, "ann", "hand") == ["Masonry"]

    def test_the_demanders_own_pile_keeps_its_splay(self) -> None:
        game = table(
            ann=seat(purple=["Feudalism"], red=("left", ["Optics", "Coal"])),
            bo=seat(hand=["Oars"]),
        )
        play(game, "ann: dogma Feudalism")
        assert splay(game, "ann", "red") == "left"

    def test_without_a_castle_card_the_hand_is_shown_and_nothing_unsplayed(self) -> None:
        for ruleset in ("third", "first"):
            game = table(
                ann=seat(purple=["Feudalism"]),
                bo=seat(hand=["Pottery"], blue=("left", ["Calendar", "Writing"])),
                options={"ruleset": ruleset},
            )
            play(game, "ann: dogma Feudalism")
            assert shown(game) == [["Pottery"]]
            assert zone(game, "bo", "hand") == ["Pottery"]
            assert splay(game, "bo", "blue") == "left"

    def test_an_empty_hand_has_nothing_to_show(self) -> None:
        game = table(ann=seat(purple=["Feudalism"]), bo=seat())
        play(game, "ann: dogma Feudalism")
        assert shown(game) == []
        assert asked(game) == ANN_AGAIN

    def test_only_yellow_or_purple_may_be_splayed(self) -> None:
        game = table(
            ann=seat(purple=["Feudalism", "Philosophy"], yellow=["Medicine", "Anatomy"], red=["Optics", "Coal"]),
            bo=seat(),
        )
        play(game, "ann: dogma Feudalism")
        assert asked(game) == ("ann", "color", "splay left")
        assert options(game) == ["pass", "purple", "yellow"]
        play(game, "ann: yellow")
        assert splay(game, "ann", "yellow") == "left"
        assert splay(game, "ann", "purple") == "none"

    def test_all_opponents_are_hit_and_a_third_sees_only_backs(self) -> None:
        game = table(
            ann=seat(purple=["Feudalism"]),
            bo=seat(hand=["Oars"], red=("left", ["Optics", "Coal"])),
            cy=seat(hand=["Mysticism"]),
        )
        play(game, "ann: dogma Feudalism")
        assert zone(game, "ann", "hand") == ["Mysticism", "Oars"]
        assert moves(game, "cy") == ["transfer back 1 base", "transfer Mysticism"]
        assert moves(game, "bo") == ["transfer Oars", "transfer back 1 base"]

    def test_a_sharer_is_not_demanded_of_and_earns_the_bonus_by_a_splay(self) -> None:
        for answer, earned in (("yellow", True), ("pass", False)):
            game = table(
                ann=seat(purple=["Feudalism"]),
                bo=seat(yellow=["Masonry", "Domestication"], hand=["Oars"]),
            )
            play(game, "ann: dogma Feudalism", f"bo: {answer}")
            assert zone(game, "bo", "hand") == ["Oars"]
            assert bonus_drawn(game) is earned


class TestEngineering:
    """Demand: all top castle cards go to the demander's score pile. Splay red left."""

    def test_all_castle_tops_go_and_those_they_uncover_stay(self) -> None:
        game = table(
            ann=seat(red=["Engineering"], purple=["Monotheism"], green=["The Wheel"], scored=5),
            bo=seat(red=["Archery", "Oars"], yellow=["Masonry"], blue=["Pottery"]),
        )
        play(game, "ann: dogma Engineering")
        assert asked(game) == ("bo", "order", "transfer")
        assert options(game) == ["Archery", "Masonry"]
        play(game, "bo: Masonry")
        assert zone(game, "ann", "score") == ["Archery", "Masonry"]
        assert pile(game, "bo", "red") == ["Oars"]
        assert pile(game, "bo", "blue") == ["Pottery"]
        assert zone(game, "ann", "achievements") == []  # transfers are no scoring

    def test_a_castle_top_needs_no_visible_majority_only_an_icon(self) -> None:
        game = table(ann=seat(red=["Engineering"]), bo=seat(blue=["Tools"], green=["Sailing"]))
        play(game, "ann: dogma Engineering")
        assert zone(game, "ann", "score") == ["Tools"]
        assert pile(game, "bo", "green") == ["Sailing"]

    def test_covered_castles_stay(self) -> None:
        game = table(ann=seat(red=["Engineering"]), bo=seat(red=["Optics", "Archery"]))
        play(game, "ann: dogma Engineering")
        assert pile(game, "bo", "red") == ["Optics", "Archery"]
        assert zone(game, "ann", "score") == []

    def test_a_pile_of_two_loses_its_splay(self) -> None:
        game = table(ann=seat(red=["Engineering"]), bo=seat(blue=("left", ["Tools", "Pottery"])))
        play(game, "ann: dogma Engineering")
        assert pile(game, "bo", "blue") == ["Pottery"]
        assert splay(game, "bo", "blue") == "none"

    def test_all_opponents_with_fewer_castles_are_hit(self) -> None:
        game = table(
            ann=seat(red=["Engineering"]),
            bo=seat(blue=["Tools"]),
            cy=seat(purple=["City States"]),
            dan=seat(yellow=["Masonry"]),
        )
        play(game, "ann: dogma Engineering")
        assert zone(game, "ann", "score") == ["City States", "Tools"]
        assert pile(game, "dan", "yellow") == ["Masonry"]

    def test_red_may_be_splayed_left(self) -> None:
        game = table(
            ann=seat(red=["Engineering", "Archery"], yellow=["Masonry", "Agriculture"]),
            bo=seat(),
        )
        play(game, "ann: dogma Engineering")
        assert options(game) == ["pass", "red"]
        play(game, "ann: red")
        assert splay(game, "ann", "red") == "left"

    def test_red_that_cannot_be_splayed_is_not_asked_for(self) -> None:
        for red in (["Engineering"], ("left", ["Engineering", "Archery"])):
            game = table(ann=seat(red=red), bo=seat())
            play(game, "ann: dogma Engineering")
            assert asked(game) == ANN_AGAIN

    def test_a_sharer_splays_his_own_red(self) -> None:
        game = table(
            ann=seat(red=["Engineering"]),
            bo=seat(red=("right", ["Metalworking", "Archery"])),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Engineering", "bo: red")
        assert splay(game, "bo", "red") == "left"
        assert zone(game, "ann", "hand") == ["Paper"]


class TestOptics:
    """Meld a 3: with a crown score a 4; else give a score card to an opponent with fewer points."""

    def test_a_crown_scores_a_4(self) -> None:
        game = table(
            ann=seat(red=["Optics"], score=["Oars"]),
            bo=seat(),
            supply={3: ["Translation"], 4: ["Enterprise"]},
        )
        play(game, "ann: dogma Optics")
        assert pile(game, "ann", "blue") == ["Translation"]
        assert zone(game, "ann", "score") == ["Enterprise", "Oars"]
        assert zone(game, "bo", "score") == []

    def test_without_a_crown_i_choose_opponent_and_card(self) -> None:
        game = table(
            ann=seat(red=["Optics"], score=["Oars", "Calendar"]),
            bo=seat(score=["Tools"]),
            cy=seat(),
            dan=seat(score=["Paper"]),
            supply={3: ["Alchemy"]},
        )
        play(game, "ann: dogma Optics")
        assert asked(game) == ("ann", "player", "transfer")
        assert options(game) == ["bo", "cy"]  # dan has as many points as ann
        play(game, "ann: cy")
        assert options(game) == ["Calendar", "Oars"]
        play(game, "ann: Calendar")
        assert zone(game, "cy", "score") == ["Calendar"]
        assert zone(game, "ann", "score") == ["Oars"]
        assert moves(game, "bo") == ["meld Alchemy", "transfer back 2 base"]
        assert moves(game, "cy") == ["meld Alchemy", "transfer Calendar"]

    def test_the_only_poorer_opponent_and_the_only_card_are_not_asked_for(self) -> None:
        game = table(ann=seat(red=["Optics"], score=["Oars"]), bo=seat(), supply={3: ["Alchemy"]})
        play(game, "ann: dogma Optics")
        assert zone(game, "bo", "score") == ["Oars"]
        assert game.position()["players"]["bo"]["this_turn"]["scored"] == 0

    def test_with_no_poorer_opponent_nothing_moves(self) -> None:
        game = table(
            ann=seat(red=["Optics"], score=["Oars"]),
            bo=seat(score=["Coal"]),
            supply={3: ["Alchemy"]},
        )
        play(game, "ann: dogma Optics")
        assert pile(game, "ann", "blue") == ["Alchemy"]
        assert zone(game, "ann", "score") == ["Oars"]
        assert asked(game) == ANN_AGAIN

    def test_with_an_empty_score_pile_nothing_moves(self) -> None:
        game = table(ann=seat(red=["Optics"]), bo=seat(), supply={3: ["Alchemy"]})
        play(game, "ann: dogma Optics")
        assert asked(game) == ANN_AGAIN
        assert zone(game, "bo", "score") == []

    def test_a_partner_is_no_opponent(self) -> None:
        game = table(
            ann=seat(red=["Optics"], score=["Oars"]),
            bo=seat(score=["Tools"]),
            cy=seat(),
            dan=seat(score=["Writing"]),
            supply={3: ["Alchemy"]},
            options={"teams": "partners"},
        )
        play(game, "ann: dogma Optics")
        assert zone(game, "ann", "score") == ["Oars"]

    def test_a_higher_pile_is_looked_at_for_a_crown_just_so(self) -> None:
        game = table(
            ann=seat(red=["Optics"], score=["Oars"]),
            bo=seat(),
            supply={4: ["Navigation", "Enterprise"]},
            removed=emptied(3, but=("Optics",)),
        )
        play(game, "ann: dogma Optics")
        assert pile(game, "ann", "green") == ["Navigation"]
        assert zone(game, "ann", "score") == ["Enterprise", "Oars"]

    def test_a_sharer_may_have_to_give_to_the_launcher(self) -> None:
        game = table(
            ann=seat(red=["Optics"]),
            bo=seat(green=["Navigation"], score=["Paper"]),
            supply={3: ["Alchemy", "Compass", "Machinery"], 4: ["Enterprise"]},
        )
        play(game, "ann: dogma Optics")
        assert pile(game, "bo", "blue") == ["Alchemy"]
        assert zone(game, "ann", "score") == ["Enterprise", "Paper"]
        assert zone(game, "bo", "score") == []
        assert zone(game, "ann", "hand") == ["Machinery"]


class TestMachinery:
    """Demand: exchange the hand for the demander's highest cards. Score a castle card; splay red left."""

    def test_the_whole_hand_goes_for_all_the_highest(self) -> None:
        game = table(
            ann=seat(yellow=["Machinery"], hand=["Paper", "Optics", "Pottery"]),
            bo=seat(hand=["Robotics", "Writing"]),
        )
        play(game, "ann: dogma Machinery")
        assert zone(game, "bo", "hand") == ["Optics", "Paper"]
        assert zone(game, "ann", "hand") == ["Pottery", "Robotics", "Writing"]
        assert shown(game)[0] and len(shown(game)) == 1  # ann has no castle card to score

    def test_an_empty_hand_of_the_demander_takes_all(self) -> None:
        game = table(ann=seat(yellow=["Machinery"]), bo=seat(hand=["Oars", "Pottery"]))
        play(game, "ann: dogma Machinery")
        assert zone(game, "bo", "hand") == []
        assert zone(game, "ann", "hand") == ["Pottery"]
        assert zone(game, "ann", "score") == ["Oars"]  # the castle card is mandatory

    def test_an_empty_hand_of_the_victim_gets_the_highest(self) -> None:
        game = table(ann=seat(yellow=["Machinery"], hand=["Paper", "Pottery"]), bo=seat())
        play(game, "ann: dogma Machinery")
        assert zone(game, "bo", "hand") == ["Paper"]
        assert zone(game, "ann", "hand") == ["Pottery"]

    def test_two_empty_hands_do_nothing_and_show_nothing(self) -> None:
        game = table(ann=seat(yellow=["Machinery"], red=("left", ["Oars", "Archery"])), bo=seat())
        play(game, "ann: dogma Machinery")
        assert moves(game) == []
        assert shown(game) == []
        assert asked(game) == ANN_AGAIN

    def test_the_next_victim_meets_the_new_hand(self) -> None:
        game = table(
            ann=seat(yellow=["Machinery"], hand=["Paper"]),
            bo=seat(hand=["Pottery"]),
            cy=seat(hand=["Writing"]),
        )
        play(game, "ann: dogma Machinery")
        assert zone(game, "bo", "hand") == ["Paper"]
        assert zone(game, "cy", "hand") == ["Pottery"]
        assert zone(game, "ann", "hand") == ["Writing"]

    def test_both_owners_see_what_moves_a_third_only_backs(self) -> None:
        game = table(
            ann=seat(yellow=["Machinery"], hand=["Paper"]),
            bo=seat(hand=["Pottery"]),
            cy=seat(yellow=["Agriculture"]),
        )
        play(game, "ann: dogma Machinery")
        assert sorted(moves(game, "ann")) == sorted(moves(game, "bo")) == ["exchange Paper", "exchange Pottery"]
        assert sorted(moves(game, "cy")) == ["exchange back 1 base", "exchange back 3 base"]

    def test_one_castle_card_of_several_is_scored_then_red_may_be_splayed(self) -> None:
        game = table(
            ann=seat(yellow=["Machinery"], red=["Archery", "Metalworking"], hand=["Oars", "Tools", "Pottery"]),
            bo=seat(yellow=["Agriculture"]),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Machinery")
        assert asked(game) == ("ann", "card", "score")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Tools")
        assert asked(game) == ("ann", "color", "splay left")
        assert options(game) == ["pass", "red"]
        play(game, "ann: red")
        assert zone(game, "ann", "score") == ["Tools"]
        assert splay(game, "ann", "red") == "left"
        assert not bonus_drawn(game)  # bo shared, but had nothing to score or splay

    def test_a_hand_without_castles_is_shown_and_the_splay_still_offered(self) -> None:
        game = table(
            ann=seat(yellow=["Machinery", "Masonry"], red=["Archery", "Metalworking"], hand=["Pottery"]),
            bo=seat(yellow=["Agriculture"]),
        )
        play(game, "ann: dogma Machinery")
        assert shown(game) == [["Pottery"]]
        assert options(game) == ["pass", "red"]

    def test_red_splayed_left_already_is_not_offered(self) -> None:
        game = table(
            ann=seat(yellow=["Machinery"], red=("left", ["Archery", "Metalworking"])),
            bo=seat(yellow=["Agriculture"]),
        )
        play(game, "ann: dogma Machinery")
        assert asked(game) == ANN_AGAIN

    def test_a_sharer_scores_and_earns_the_bonus(self) -> None:
        game = table(
            ann=seat(yellow=["Machinery"]),
            bo=seat(yellow=["Agriculture"], hand=["Oars"]),
            supply={3: ["Paper"]},
        )
        play(game, "ann: dogma Machinery")
        assert zone(game, "bo", "score") == ["Oars"]
        assert zone(game, "ann", "hand") == ["Paper"]


class TestMedicine:
    """Demand: exchange the victim's highest score card for the demander's lowest."""

    def test_highest_for_lowest(self) -> None:
        game = table(
            ann=seat(yellow=["Medicine"], score=["Oars", "Paper"], scored=5),
            bo=seat(score=["Robotics", "Tools"], scored=5),
        )
        play(game, "ann: dogma Medicine")
        assert zone(game, "ann", "score") == ["Paper", "Robotics"]
        assert zone(game, "bo", "score") == ["Oars", "Tools"]
        assert zone(game, "ann", "achievements") == zone(game, "bo", "achievements") == []  # no scoring

    def test_each_owner_picks_among_his_ties_the_demander_first(self) -> None:
        game = table(
            ann=seat(yellow=["Medicine"], score=["Oars", "Tools", "Paper"]),
            bo=seat(score=["Optics", "Compass", "Writing"]),
        )
        play(game, "ann: dogma Medicine")
        assert asked(game) == ("ann", "card", "exchange")
        assert options(game) == ["Oars", "Tools"]
        play(game, "ann: Tools")
        assert asked(game) == ("bo", "card", "exchange")
        assert options(game) == ["Compass", "Optics"]
        assert zone(game, "ann", "score") == ["Oars", "Paper", "Tools"]  # nothing has moved yet
        play(game, "bo: Compass")
        assert zone(game, "ann", "score") == ["Compass", "Oars", "Paper"]
        assert zone(game, "bo", "score") == ["Optics", "Tools", "Writing"]

    def test_an_empty_score_pile_of_the_demander_takes_the_highest(self) -> None:
        game = table(ann=seat(yellow=["Medicine"]), bo=seat(score=["Paper", "Tools"]))
        play(game, "ann: dogma Medicine")
        assert zone(game, "ann", "score") == ["Paper"]
        assert zone(game, "bo", "score") == ["Tools"]

    def test_an_empty_score_pile_of_the_victim_gets_the_lowest(self) -> None:
        game = table(ann=seat(yellow=["Medicine"], score=["Paper", "Tools"]), bo=seat())
        play(game, "ann: dogma Medicine")
        assert zone(game, "ann", "score") == ["Paper"]
        assert zone(game, "bo", "score") == ["Tools"]

    def test_two_empty_score_piles_do_nothing(self) -> None:
        game = table(ann=seat(yellow=["Medicine"]), bo=seat())
        play(game, "ann: dogma Medicine")
        assert moves(game) == []
        assert asked(game) == ANN_AGAIN

    def test_the_next_victim_gets_the_lowest_of_then(self) -> None:
        game = table(
            ann=seat(yellow=["Medicine"], score=["Calendar"]),
            bo=seat(score=["Oars"]),
            cy=seat(score=["Paper"]),
        )
        play(game, "ann: dogma Medicine")
        assert zone(game, "bo", "score") == ["Calendar"]
        assert zone(game, "cy", "score") == ["Oars"]
        assert zone(game, "ann", "score") == ["Paper"]

    def test_a_third_player_sees_only_backs_and_is_safe_with_two_leaves(self) -> None:
        game = table(
            ann=seat(yellow=["Medicine"], score=["Oars"]),
            bo=seat(score=["Paper"]),
            cy=seat(green=["Clothing"], score=["Robotics"]),
        )
        play(game, "ann: dogma Medicine")
        assert zone(game, "cy", "score") == ["Robotics"]
        assert sorted(moves(game, "cy")) == ["exchange back 1 base", "exchange back 3 base"]
        assert sorted(moves(game, "ann")) == sorted(moves(game, "bo")) == ["exchange Oars", "exchange Paper"]
        assert not bonus_drawn(game)
