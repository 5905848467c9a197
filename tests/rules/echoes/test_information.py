"""Rules 1.10 and 17.4.3: what the backs of mixed piles tell, what a look at a pile tells, and to whom."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from innovation import BadPosition, Game, Rules
from innovation.bots import RandomBot
from innovation.material.catalog import CARDS
from tests.helpers import asked, echoes_table, mixed_table, options, play, seat, set_of, zone

V1: dict[str, Any] = {"ruleset": "echoes_v1", "sets": ("base", "echoes")}
HIDDEN = {"mixed_backs_public": "off"}


def v1(seed: int, count: int = 2, options: dict[str, str] | None = None) -> Game:
    """A game after its opening meld."""
    game = Game(["ann", "bo", "cy", "di", "ed"][:count], Rules(**V1, **(options or {})), seed)
    for decision in game.decisions:
        game.choose(decision.options[0], decision.player)
    return game


def after(game: Game, picks: int, seed: int) -> Game:
    """The game after so many random picks, or at its end."""
    bot = RandomBot(seed)
    while game.decision is not None and picks:
        game.choose(bot(game.decision, None))
        picks -= 1
    return game


def sequence(game: Game, value: int) -> list[str]:
    """The sets of a mixed pile, top first."""
    return [set_of(card) for card in game.position()["supply"]["mixed"][str(value)]]


class TestPositions:
    """Formats: under echoes_v1 `supply` holds `mixed`, and a card named nowhere is out of the game."""

    @pytest.mark.parametrize("count", [2, 3, 4, 5])
    def test_a_round_trip(self, count: int) -> None:
        for seed in range(4):
            game = after(v1(seed, count), 60, seed)
            while game.in_action:
                game.choose(game.decisions[0].options[0])
            if game.result is None:
                position = game.position()
                again = Game.from_position(json.loads(json.dumps(position)))
                assert again.position() == position
                assert {card.name for card in again.table.away} == {card.name for card in game.table.away}

    def test_cards_named_nowhere_are_out_of_the_game(self) -> None:
        game = mixed_table(ann=seat(), bo=seat(), supply={1: ["Oars", "Dice"]})
        assert game.position()["supply"]["mixed"] == {
            str(value): ["Oars", "Dice"] if value == 1 else [] for value in range(1, 11)
        }
        assert len(game.table.away) == 208

    @pytest.mark.parametrize(
        ("supply", "said"),
        [
            ({"base": {"1": ["Oars"]}}, "'base' is none of mixed"),
            ({"mixed": {"2": ["Oars"]}}, "belongs under another pile"),
            ({"mixed": {"11": ["Oars"]}}, "no pile"),
            ({"mixed": {"1": ["Oars", "Oars"]}}, "named twice"),
            ({"mixed": {"1": ["Wealth"]}}, "cannot lie here"),
            ({"mixed": {"1": ["Athens"]}}, "not in play"),
        ],
    )
    def test_faults_are_refused(self, supply: dict[str, Any], said: str) -> None:
        with pytest.raises(BadPosition, match=said):
            Game.from_position(
                {
                    "game": {"players": ["ann", "bo"], "ruleset": "echoes_v1", "sets": ["base", "echoes"]},
                    "supply": supply,
                    "players": {},
                }
            )

    def test_third_edition_has_no_mixed_piles(self) -> None:
        with pytest.raises(BadPosition, match="'mixed' is none of base, echoes"):
            Game.from_position(
                {
                    "game": {"players": ["ann", "bo"], "sets": ["base", "echoes"]},
                    "supply": {"mixed": {"1": ["Oars"]}},
                    "players": {},
                }
            )

    def test_a_forecast_needs_a_set_that_uses_it(self) -> None:
        """Rules 2.5.2."""
        with pytest.raises(BadPosition, match="no such zone"):
            Game.from_position({"game": {"players": ["ann", "bo"]}, "players": {"ann": {"forecast": ["Oars"]}}})


class TestViews:
    """Rules 1.10.1, 17.4.3."""

    @pytest.mark.parametrize("viewer", ["ann", None])
    def test_the_sequence_of_backs_is_public(self, viewer: str | None) -> None:
        game = v1(3)
        for value in range(1, 11):
            assert game.view(viewer)["supply"]["mixed"][str(value)] == sequence(game, value)

    @pytest.mark.parametrize("viewer", ["ann", None])
    def test_or_just_the_number_of_cards(self, viewer: str | None) -> None:
        game = v1(3, options=HIDDEN)
        sizes = {str(value): len(sequence(game, value)) for value in range(1, 11)}
        assert game.view(viewer)["supply"] == {"mixed": sizes}

    def test_in_the_third_edition_piles_are_counts(self) -> None:
        game = echoes_table(ann=seat(), bo=seat())
        assert set(game.view("ann")["supply"]) == {"base", "echoes"}
        assert game.view("ann")["supply"]["echoes"]["2"] == 10

    def test_cards_put_away_are_seen_nowhere(self) -> None:
        """Rules 17.3.3: neither in a view nor in the log nor among the options."""
        for seed in range(5):
            game = after(v1(seed), 80, seed)
            away = {card.name for card in game.table.away}
            for viewer in ("ann", "bo", None):
                seen = json.dumps([game.view(viewer), [event.as_seen_by(viewer) for event in game.log]])
                assert not [name for name in away if f'"{name}"' in seen]

    def test_the_next_draw_is_foretold_where_its_back_is_public_only(self) -> None:
        supply = {1: ["Dice", "Oars"]}
        assert mixed_table(ann=seat(), bo=seat(), supply=supply).preview_draw() == "back 1 echoes"
        assert mixed_table(ann=seat(), bo=seat(), supply=supply, options=HIDDEN).preview_draw() is None


class TestImagination:
    """Imagined games deal anew what is not known, and only that."""

    @pytest.mark.parametrize("options", [{}, HIDDEN], ids=["backs public", "backs hidden"])
    def test_the_imagined_table_looks_the_same(self, options: dict[str, str]) -> None:
        for seed in range(3):
            game = v1(seed, 3, options)
            bot = RandomBot(seed)
            for number in range(60):
                if game.decision is None:
                    break
                if number % 6 == 0:
                    for name in game.players:
                        imagined = game.imagine(name, number)
                        assert imagined.view(name) == game.view(name)
                        assert Counter(map(set_of, imagined.position()["supply"]["mixed"]["5"])) == Counter(
                            sequence(game, 5)
                        )
                game.choose(bot(game.decision, None))

    def test_cards_put_away_come_in(self) -> None:
        """Nobody knows which they are: each card of a value may lie in its pile."""
        game = v1(1)
        away = {card.name for card in game.table.away}
        dealt = {
            card
            for seed in range(40)
            for pile in game.imagine("ann", seed).position()["supply"]["mixed"].values()
            for card in pile
        }
        unseen = {card.name for value in range(2, 11) for row in (0, 1) for card in CARDS.numbered(row, value)}
        assert away & dealt
        assert unseen <= dealt

    def test_public_backs_stay_in_their_order(self) -> None:
        game = v1(2)
        for seed in range(20):
            imagined = game.imagine("bo", seed)
            assert [sequence(imagined, value) for value in range(1, 11)] == [
                sequence(game, value) for value in range(1, 11)
            ]

    def test_hidden_backs_are_dealt_in_any_order(self) -> None:
        """Each place of the pile (3 Echoes cards of 9) holds an Echoes card about as often as another."""
        game = v1(2, options=HIDDEN)
        deals = 300
        seen: Counter[int] = Counter()
        for seed in range(deals):
            imagined = sequence(game.imagine("bo", seed), 6)
            assert imagined.count("echoes") == 3
            seen.update(place for place, card_set in enumerate(imagined) if card_set == "echoes")
        assert set(seen) == set(range(9))
        assert all(abs(times - deals / 3) < 40 for times in seen.values()), seen  # beyond 4.8 standard deviations

    def test_the_deal_tells_nothing_of_the_true_order(self) -> None:
        """Two tables that differ in the hidden order alone are imagined alike."""
        tables = [
            mixed_table(
                ann=seat(hand=["Tools"]), bo=seat(hand=["Bell"]), supply={3: order, 1: ["Oars"]}, options=HIDDEN
            )
            for order in (["Novel", "Paper", "Katana", "Optics"], ["Paper", "Novel", "Optics", "Katana"])
        ]
        for seed in range(20):
            assert tables[0].imagine("ann", seed).position() == tables[1].imagine("ann", seed).position()

    def test_a_back_seen_on_its_way_into_the_pile_is_known(self) -> None:
        """ann returns an Echoes card: all saw its back, and so it is the last of the pile in every deal."""
        game = mixed_table(
            ann=seat(yellow=["Pressure Cooker"], hand=["Dice"]),
            bo=seat(),
            supply={1: ["Oars", "Comb", "Bell", "Archery"], 5: ["Coal", "Piano"]},
            options=HIDDEN,
        )
        play(game, "ann: dogma Pressure Cooker")
        assert sequence(game, 1) == ["base", "echoes", "echoes", "base", "echoes"]
        deals = [game.imagine("bo", seed) for seed in range(30)]
        assert {sequence(imagined, 1)[-1] for imagined in deals} == {"echoes"}
        assert {sequence(imagined, 1)[0] for imagined in deals} == {"echoes", "base"}
        assert {game.imagine("ann", seed).position()["supply"]["mixed"]["1"][-1] for seed in range(30)} == {"Dice"}

    def test_backs_drawn_in_the_running_action_are_known(self) -> None:
        """In the middle of an action, too: the card that bo saw ann draw was of that set."""
        base = ["Paper", "Optics", "Medicine", "Compass", "Education"]
        echoes = ["Novel", "Katana", "Almanac", "Sunglasses", "Liquid Fire"]
        hand = ["Tools", "Oars", "Archery", "Pottery", "Writing", "Sailing", "Clothing", "Mysticism", "Masonry"]
        game = mixed_table(
            ann=seat(yellow=["Sandpaper"], hand=hand),
            bo=seat(),
            supply={3: [card for both in zip(base, echoes, strict=True) for card in both]},
            options=HIDDEN,
        )
        play(game, "ann: dogma Sandpaper", *[f"ann: {card}" for card in hand])
        assert asked(game) == ("ann", "card", "meld")
        for seed in range(30):
            assert game.imagine("bo", seed).view("bo") == game.view("bo")


class TestLook:
    """Tuning Fork's echo: who looks at a card knows it, and nobody else does."""

    def game(self) -> Game:
        game = echoes_table(ann=seat(purple=["Tuning Fork"]), bo=seat(), supply={3: ["Paper", "Novel"]})
        return play(game, "ann: dogma Tuning Fork", "ann: echoes", "ann: 3")

    def test_set_and_value_are_asked(self) -> None:
        game = echoes_table(ann=seat(purple=["Tuning Fork"]), bo=seat())
        play(game, "ann: dogma Tuning Fork")
        assert asked(game) == ("ann", "set", "look")
        assert options(game) == ["base", "echoes"]
        play(game, "ann: base")
        assert asked(game) == ("ann", "value", "look")

    def test_one_sees_the_card_and_the_others_see_that_he_looks(self) -> None:
        game = self.game()
        rows = {viewer: [event.as_seen_by(viewer) for event in game.log] for viewer in ("ann", "bo", None)}
        assert [row for row in rows["ann"] if row["kind"] == "look"] == [
            {"kind": "look", "player": "ann", "card": "Novel", "source": "pile"}
        ]
        for viewer in ("bo", None):
            assert [row for row in rows[viewer] if row["kind"] == "look"] == [
                {"kind": "look", "player": "ann", "value": 3, "source": "pile"}
            ]
            assert "Novel" not in json.dumps(rows[viewer])
        chosen = [row["value"] for row in rows["bo"] if row["kind"] == "choose"]
        assert chosen == ["echoes", 3]

    def test_the_card_stays_and_is_known_from_then_on(self) -> None:
        game = self.game()
        assert game.position()["supply"]["echoes"]["3"][0] == "Novel"
        tops = {
            name: {game.imagine(name, seed).position()["supply"]["echoes"]["3"][0] for seed in range(30)}
            for name in ("ann", "bo")
        }
        assert tops["ann"] == {"Novel"}
        assert len(tops["bo"]) > 3

    def test_who_has_looked_knows_what_another_draws(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Tuning Fork"]),
            bo=seat(hand=["Tools"], yellow=["Machinery"]),
            supply={3: ["Paper", "Novel"]},
            action=2,
        )
        play(game, "ann: dogma Tuning Fork", "ann: echoes", "ann: 3", "bo: draw")
        assert zone(game, "bo", "hand") == ["Novel", "Tools"]
        for seed in range(20):
            assert "Novel" in zone(game.imagine("ann", seed), "bo", "hand")

    def test_a_look_cannot_be_taken_back(self) -> None:
        assert not self.game().can_undo

    def test_in_the_middle_of_the_action_it_is_known_as_well(self) -> None:
        game = echoes_table(
            ann=seat(purple=["Tuning Fork"], hand=["Tools", "Oars"]), bo=seat(), supply={3: ["Paper", "Novel"]}
        )
        play(game, "ann: dogma Tuning Fork", "ann: echoes", "ann: 3")
        assert game.in_action
        for seed in range(20):
            assert game.imagine("ann", seed).position()["supply"]["echoes"]["3"][0] == "Novel"

    @pytest.mark.parametrize("hidden", [HIDDEN, {}])
    def test_of_mixed_piles_only_the_value_is_asked(self, hidden: dict[str, str]) -> None:
        """And the others are not told the set of the card (rules 17.4.3)."""
        game = mixed_table(
            ann=seat(purple=["Tuning Fork"]), bo=seat(), supply={3: ["Novel", "Paper"], 2: ["Lever"]}, options=hidden
        )
        play(game, "ann: dogma Tuning Fork")
        assert asked(game) == ("ann", "value", "look")
        assert options(game) == ["2", "3"]
        play(game, "ann: 3")
        assert "echoes" not in json.dumps([event.as_seen_by("bo") for event in game.log])
        assert {game.imagine("ann", seed).position()["supply"]["mixed"]["3"][0] for seed in range(10)} == {"Novel"}

    def test_without_any_pile_there_is_nothing_to_look_at(self) -> None:
        game = mixed_table(ann=seat(purple=["Tuning Fork"]), bo=seat(), supply={})
        play(game, "ann: dogma Tuning Fork")
        assert asked(game)[1] == "action"


@pytest.mark.parametrize("options", [{}, HIDDEN, None], ids=["echoes v1", "backs hidden", "third"])
def test_records_play_back(options: dict[str, str] | None) -> None:
    """Formats: loading a record plays it, with forecasts, echoes and mixed piles to the last card."""
    for seed in range(3):
        game = (
            v1(seed, 3, options) if options is not None else Game(["ann", "bo"], Rules(sets=("base", "echoes")), seed)
        )
        bot = RandomBot(seed)
        while game.decision is not None:
            decision = game.decisions[-1]
            game.choose(bot(decision, None), decision.player)
        again = Game.from_record(json.loads(json.dumps(game.record())))
        assert again.position() == game.position()
        assert [event.as_seen_by("bo") for event in again.log] == [event.as_seen_by("bo") for event in game.log]
