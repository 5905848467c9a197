"""Rules 9.4, 9.4.2: Legend, Repute, Fame, Glory and Victory."""

from __future__ import annotations

import pytest

from innovation.material.words import BLUE, PURPLE
from innovation.table.zones import BOARD, HAND
from tests.helpers import both_table, cities_table, ending, play, seat, splay, table, zone
from tests.rules.cities.laid import rows
from tests.rules.desk import Desk, named

BY_ARROW = [
    ("Cordoba", "left", "Legend", "Tools"),
    ("Munich", "right", "Repute", "Tools"),
    ("Berlin", "right", "Repute", "Tools"),
    ("Taipei", "up", "Fame", "Tools"),
    ("Hong Kong", "up", "Fame", "Mysticism"),
]
BENEATH = {"blue": ["Tools", "Writing"], "purple": ["Mysticism", "Monotheism"]}


def color_of(city: str) -> str:
    return named(city)[0].color_name


class TestArrows:
    """Legend, Repute, Fame: a City with an arrow melded onto a color that lies that way already."""

    @pytest.mark.parametrize(("city", "direction", "name"), [row[:3] for row in BY_ARROW])
    def test_melded_onto_a_pile_of_its_direction(self, city: str, direction: str, name: str) -> None:
        color = color_of(city)
        ann = seat(hand=[city, "Troy"])
        ann["board"][color] = {"splay": direction, "cards": BENEATH[color]}
        game = cities_table(ann=ann, bo=seat())
        play(game, f"ann: meld {city}")
        assert zone(game, "ann", "achievements") == [name]

    @pytest.mark.parametrize(("city", "direction", "name"), [row[:3] for row in BY_ARROW])
    def test_not_onto_a_pile_of_another_direction_or_none(self, city: str, direction: str, name: str) -> None:
        """Its own arrow splays too late (9.4.2)."""
        color = color_of(city)
        for other in {"none", "left", "right", "up"} - {direction}:
            ann = seat(hand=[city, "Troy"])
            ann["board"][color] = {"splay": other, "cards": BENEATH[color]}
            game = cities_table(ann=ann, bo=seat())
            play(game, f"ann: meld {city}")
            assert splay(game, "ann", color) == direction
            assert zone(game, "ann", "achievements") == []

    def test_it_is_claimed_before_the_other_icon_is_resolved(self) -> None:
        """Rules 4.4.3 steps 1 and 2: Munich claims Repute before its plus draws."""
        game = cities_table(ann=seat(hand=["Munich"], blue=("right", ["Tools", "Writing"])), bo=seat())
        play(game, "ann: meld Munich")
        assert [row["verb"] for row in rows(game, "move")] == ["meld", "claim", "draw"]

    def test_a_meld_by_an_effect_counts(self) -> None:
        """Road Building; the arrow itself is not resolved."""
        game = cities_table(
            ann=seat(hand=["Cordoba"], red=["Road Building"], blue=("left", ["Tools", "Writing"])), bo=seat()
        )
        play(game, "ann: dogma Road Building")
        assert zone(game, "ann", "achievements") == ["Legend"]

    def test_a_promotion_counts(self) -> None:
        """Rules 11.5.2."""
        game = both_table(
            ann=seat(hand=["Anatomy"], yellow=["Masonry"], forecast=["Cordoba"], blue=("left", ["Tools", "Writing"])),
            bo=seat(),
        )
        play(game, "ann: meld Anatomy", "ann: Cordoba", "ann: no")
        assert zone(game, "ann", "achievements") == ["Legend"]

    def test_a_transfer_does_not(self) -> None:
        desk = Desk(cities_table(ann=seat(hand=["Cordoba"]), bo=seat(blue=("left", ["Tools", "Writing"]))))
        bo, ann = desk.player("bo"), desk.player("ann")
        ann.transfer(named("Cordoba")[0], bo, BOARD)
        assert bo.splay_of(BLUE) == 1
        assert bo.own.achievements == ann.own.achievements == ()

    def test_a_tuck_does_not(self) -> None:
        desk = Desk(cities_table(ann=seat(hand=["Cordoba"], blue=("left", ["Tools", "Writing"])), bo=seat()))
        ann = desk.player("ann")
        ann.tuck(named("Cordoba")[0])
        assert ann.own.achievements == ()

    def test_a_base_card_melded_there_does_not(self) -> None:
        desk = Desk(cities_table(ann=seat(hand=["Pottery"], blue=("left", ["Tools", "Writing"])), bo=seat()))
        ann = desk.player("ann")
        ann.meld(named("Pottery")[0])
        assert ann.own.achievements == ()

    def test_a_city_without_an_arrow_does_not(self) -> None:
        desk = Desk(cities_table(ann=seat(hand=["Troy"], blue=("left", ["Tools", "Writing"])), bo=seat()))
        ann = desk.player("ann")
        ann.meld(named("Troy")[0])
        assert ann.own.achievements == ()


class TestTucks:
    """Glory and Victory: a City with a flag, or with a fountain, is tucked."""

    @pytest.mark.parametrize(
        ("city", "name"), [("Tokyo", "Glory"), ("Berlin", "Glory"), ("Brussels", "Victory"), ("Taipei", "Victory")]
    )
    def test_tucked_by_an_effect(self, city: str, name: str) -> None:
        """Reformation tucks for every two leaves."""
        game = cities_table(ann=seat(hand=[city], purple=["Reformation"]), bo=seat())
        play(game, "ann: dogma Reformation", f"ann: {city}", *(["ann: pass"] if color_of(city) == "purple" else []))
        assert zone(game, "ann", "achievements") == [name]

    @pytest.mark.parametrize(("city", "name"), [("Tokyo", "Glory"), ("Brussels", "Victory")])
    def test_tucked_to_pay_for_endorsing(self, city: str, name: str) -> None:
        """Rules 13.4.4, 9.4.2."""
        game = cities_table(ann=seat(hand=[city], purple=["Mysticism"], green=["Tel Aviv"]), bo=seat())
        play(game, "ann: endorse Tel Aviv")
        assert zone(game, "ann", "achievements") == [name]

    @pytest.mark.parametrize("city", ["Tokyo", "Brussels"])
    def test_melded_it_earns_neither(self, city: str) -> None:
        game = cities_table(ann=seat(hand=[city], purple=["Mysticism"]), bo=seat())
        play(game, f"ann: meld {city}")
        assert zone(game, "ann", "achievements") == []

    def test_a_city_without_either_earns_nothing(self) -> None:
        game = cities_table(ann=seat(hand=["Ephesus"], purple=["Reformation"]), bo=seat())
        play(game, "ann: dogma Reformation", "ann: Ephesus", "ann: pass")
        assert zone(game, "ann", "achievements") == []

    def test_only_the_first_to_do_so_has_it(self) -> None:
        """Rules 9.3.2."""
        game = cities_table(
            ann=seat(hand=["Gdansk"], purple=["Reformation"]), bo=seat(achievements=["Glory"], hand=["Tokyo"])
        )
        play(game, "ann: dogma Reformation", "ann: Gdansk", "ann: pass")
        assert (zone(game, "ann", "achievements"), zone(game, "bo", "achievements")) == ([], ["Glory"])

    def test_a_sharer_who_tucks_claims_it(self) -> None:
        game = cities_table(
            ann=seat(purple=["Reformation"]), bo=seat(hand=["Tokyo"], yellow=["Agriculture"], green=["Clothing"])
        )
        play(game, "ann: dogma Reformation", "bo: Tokyo")
        assert zone(game, "bo", "achievements") == ["Glory"]

    def test_it_wins_at_once(self) -> None:
        """Rules 9.6.1 steps 5 and 6: before Reformation's second effect asks anything."""
        game = cities_table(
            ann=seat(
                hand=["Tokyo"],
                purple=["Reformation"],
                achievements=["Empire", "Monument", "Wonder", "World", "Universe", "Archery"],
            ),
            bo=seat(),
        )
        play(game, "ann: dogma Reformation", "ann: Tokyo")
        assert ending(game) == ("achievements", ["ann"])

    def test_a_transfer_and_an_exchange_earn_nothing(self) -> None:
        desk = Desk(cities_table(ann=seat(hand=["Tokyo"]), bo=seat(purple=["Mysticism"])))
        bo, ann = desk.player("bo"), desk.player("ann")
        ann.exchange(named("Tokyo"), HAND, bo, named("Mysticism"), BOARD)
        assert bo.top(PURPLE) is named("Tokyo")[0]
        assert bo.own.achievements == ann.own.achievements == ()


def test_no_effect_of_another_card_names_the_five() -> None:
    """They are in play with Cities only (rules 2.5.1)."""
    with_cities = cities_table(ann=seat(), bo=seat()).position()["achievements"]
    assert {"Legend", "Repute", "Fame", "Glory", "Victory"} <= set(with_cities)
    assert len(with_cities) == 10
    assert len(both_table(ann=seat(), bo=seat()).position()["achievements"]) == 15


class TestPreparations:
    """What a single meld or tuck needs to earn one (rules 9.4.2), as far as the viewer sees."""

    def test_a_color_splayed_that_way_and_a_city_of_it_with_the_arrow(self) -> None:
        for hand, board, ready in (
            ([], {}, 0),
            (["Cordoba"], {}, 1),
            ([], {"blue": ("left", ["Tools", "Writing"])}, 1),
            (["Delhi"], {"blue": ("left", ["Tools", "Writing"])}, 1),  # of another color
            (["Cordoba"], {"blue": ("right", ["Tools", "Writing"])}, 1),  # splayed another way
            (["Cordoba"], {"blue": ("left", ["Tools", "Writing"])}, 2),
        ):
            game = cities_table(ann=seat(hand=hand, **board), bo=seat())  # type: ignore[arg-type]
            assert game.preparations("ann")["Legend"] == {"ann": (ready, 2), "bo": (0, 2)}

    def test_what_is_ready_is_earned_by_the_meld(self) -> None:
        game = cities_table(ann=seat(hand=["Munich", "Troy"], blue=("right", ["Tools", "Writing"])), bo=seat())
        assert game.preparations("ann")["Repute"]["ann"] == (2, 2)
        play(game, "ann: meld Munich")
        assert "Repute" not in game.preparations("ann")
        assert zone(game, "ann", "achievements") == ["Repute"]

    def test_a_city_with_the_mark_for_a_tuck(self) -> None:
        game = cities_table(ann=seat(hand=["Tokyo"]), bo=seat(hand=["Algiers"]))
        assert game.preparations("ann")["Glory"] == {"ann": (1, 1), "bo": (0, 1)}
        assert game.preparations("bo")["Glory"] == {"ann": (0, 1), "bo": (1, 1)}
        assert game.preparations("ann")["Victory"]["ann"] == (0, 1)

    def test_of_others_only_the_splay_is_seen(self) -> None:
        game = cities_table(ann=seat(hand=["Cordoba"], blue=("left", ["Tools", "Writing"])), bo=seat())
        assert game.preparations("bo")["Legend"]["ann"] == (1, 2)
        assert game.preparations(None)["Legend"]["ann"] == (1, 2)

    def test_without_cities_there_are_none(self) -> None:
        assert table(ann=seat(), bo=seat()).preparations("ann") == {}
