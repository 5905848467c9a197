"""Rules 5.8.3: all effects of a card "as if they were on this card", tried with a small effect put on Currency."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from innovation import Game
from innovation.material.catalog import CARDS
from innovation.rules.dogma import execute, execute_as_if_on_this_card
from innovation.rules.effects import DECLARATIONS, Act, Effect
from innovation.rules.player import Player
from tests.helpers import asked, bonus_drawn, echoes_table, mixed_table, options, pile, play, seat, zone
from tests.rules.test_sharing import effects

HOST = "Currency"


def _puts_on_host(act: Act) -> Iterator[None]:
    """Let Currency have this one effect instead of its own, for the time of a test."""
    declaration = DECLARATIONS[CARDS[HOST].index]
    printed = declaration.third[:], declaration.first[:]
    declaration.third[:] = declaration.first[:] = [Effect("For a test.", act, None)]
    yield
    declaration.third[:], declaration.first[:] = printed


@pytest.fixture
def lightning_rod() -> Iterator[None]:
    """Currency has you execute Lightning Rod as if it were on Currency, wherever it lies."""
    yield from _puts_on_host(lambda me: execute_as_if_on_this_card(me, CARDS["Lightning Rod"]))


@pytest.fixture
def top_blue() -> Iterator[None]:
    """Currency has you execute your top blue card as if it were on Currency."""
    yield from _puts_on_host(lambda me: execute_as_if_on_this_card(me, me.top(3)))


@pytest.fixture
def self_service() -> Iterator[None]:
    """Currency has you execute Self Service as if it were on Currency."""
    yield from _puts_on_host(lambda me: execute_as_if_on_this_card(me, CARDS["Self Service"]))


@pytest.fixture
def twice_nested() -> Iterator[None]:
    """Currency has you execute Lightning Rod as if on Currency, and then Bell for yourself."""

    def act(me: Player) -> None:
        execute_as_if_on_this_card(me, CARDS["Lightning Rod"])
        execute(me, CARDS["Bell"])

    yield from _puts_on_host(act)


FIVES = ["Coal", "The Pirate Code", "Steam Engine", "Statistics", "Astronomy", "Societies", "Banking", "Measurement"]


def b19() -> Game:
    """Crowns: ann 5, bo 6, cy 4."""
    return echoes_table(
        ann=seat(green=[HOST], blue=["Translation"]),
        bo=seat(purple=["Enterprise"], green=["Navigation"]),
        cy=seat(red=["Optics"], yellow=["Domestication"]),
        supply={5: [*FIVES, "Physics", "Chemistry"], 1: ["Tools"]},
    )


def rest(game: Game) -> Game:
    """Decline whatever is still asked in this action."""
    while game.decision is not None and game.decision.kind != "action":
        game.choose("pass")
    return game


@pytest.mark.usefixtures("lightning_rod")
class TestB19:
    """The worked example B.19: the crowns counted at the start decide whom the nested demand hits."""

    def test_who_executes_what(self) -> None:
        """bo, who shares, hits ann and cy, who both show fewer crowns than his six; ann hits cy alone."""
        game = rest(play(b19(), "ann: dogma Currency"))
        assert effects(game) == [
            ("bo", "share", "Currency", 1),
            ("bo", "execute", "Lightning Rod", 0),
            ("cy", "demand", "Lightning Rod", 1),
            ("ann", "demand", "Lightning Rod", 1),
            ("bo", "execute", "Lightning Rod", 2),
            ("ann", "execute", "Currency", 1),
            ("ann", "execute", "Lightning Rod", 0),
            ("cy", "demand", "Lightning Rod", 1),
            ("ann", "execute", "Lightning Rod", 2),
        ]

    def test_the_nested_card_s_own_icon_does_not_matter(self) -> None:
        """Rules 5.8.3.4, 5.8.4: Lightning Rod features factories, of which cy shows more than anybody."""
        game = echoes_table(
            ann=seat(green=[HOST]),
            bo=seat(),
            cy=seat(red=["Coal", "Oars"], yellow=["Canning"]),
            supply={5: FIVES[1:]},
        )
        rest(play(game, "ann: dogma Currency"))
        assert [row[0] for row in effects(game) if row[1] == "demand"] == ["bo", "cy"]

    def test_icons_won_or_lost_on_the_way_do_not_matter(self) -> None:
        """Rules 5.8.4: the nested echo tucks The Pirate Code, whose crowns would put bo above ann."""
        game = echoes_table(
            ann=seat(green=[HOST]),
            bo=seat(red=["Optics"]),
            supply={5: ["The Pirate Code", "Coal", "Steam Engine", "Statistics", "Astronomy", "Societies"]},
        )
        rest(play(game, "ann: dogma Currency"))
        hit = [row for row in effects(game) if row[1] == "demand"]
        assert hit == [("ann", "demand", "Lightning Rod", 1)]

    def test_nobody_shares_the_nested_effects(self) -> None:
        """Rules 5.8.3.3: two sharers of Currency execute all by themselves, and each is hit by nobody equal."""
        game = echoes_table(
            ann=seat(green=[HOST]), bo=seat(red=["Optics"]), cy=seat(purple=["Enterprise"]), supply={5: FIVES}
        )
        rest(play(game, "ann: dogma Currency"))
        shared = [row[:3] for row in effects(game) if row[1] == "share"]
        assert shared == [("bo", "share", "Currency"), ("cy", "share", "Currency")]

    def test_the_bonus_goes_by_the_innermost_effect(self) -> None:
        """Rules 5.6.6: bo's own nested effects earn it."""
        game = rest(play(b19(), "ann: dogma Currency"))
        assert bonus_drawn(game)

    def test_a_demand_s_target_earns_none(self) -> None:
        """Rules 5.6.4, 5.6.6: bo changes much, but only as a target of ann's nested demand."""
        game = echoes_table(ann=seat(green=[HOST]), bo=seat(), supply={5: FIVES})
        rest(play(game, "ann: dogma Currency"))
        assert ("bo", "demand", "Lightning Rod", 1) in effects(game)
        assert not bonus_drawn(game)

    def test_the_comparison_is_that_of_the_big_table(self) -> None:
        """Rules 17.6: five crowns are not twice three or four, so that nobody is hit but di and ed."""
        game = mixed_table(
            ann=seat(green=[HOST], blue=["Translation"]),
            bo=seat(red=["Optics"]),
            cy=seat(green=["Sailing"], yellow=["Canal Building"]),
            di=seat(blue=["Mathematics"]),
            ed=seat(),
            supply={5: FIVES},
            options={"big_table": "on"},
        )
        rest(play(game, "ann: dogma Currency"))
        assert [row[:2] for row in effects(game) if row[1] in ("share", "demand")] == [
            ("di", "demand"),
            ("ed", "demand"),
        ]


@pytest.mark.usefixtures("lightning_rod")
class TestWhatIsExecuted:
    """Rules 5.8.3.2."""

    def test_echoes_of_other_cards_are_not(self) -> None:
        """Lightning Rod's pile shows Ruler's echo as well."""
        game = echoes_table(
            ann=seat(green=[HOST], blue=("left", ["Lightning Rod", "Ruler"])), bo=seat(), supply={5: FIVES}
        )
        rest(play(game, "ann: dogma Currency"))
        assert "Ruler" not in [row[2] for row in effects(game)]

    def test_the_own_echo_is_also_where_it_is_covered(self) -> None:
        game = echoes_table(ann=seat(green=[HOST], blue=["Tools", "Lightning Rod"]), bo=seat(), supply={5: FIVES})
        rest(play(game, "ann: dogma Currency"))
        assert ("ann", "execute", "Lightning Rod", 0) in effects(game)

    def test_the_question_names_the_card_that_asks(self) -> None:
        game = echoes_table(ann=seat(green=[HOST], red=["Oars"]), bo=seat(), supply={5: FIVES})
        play(game, "ann: dogma Currency")
        assert asked(game) == ("ann", "card", "return")
        assert game.decision is not None
        assert (game.decision.source, game.decision.effect) == ("Lightning Rod", 2)


@pytest.mark.usefixtures("twice_nested")
def test_the_interrupted_effect_goes_on() -> None:
    """Rules 5.8.5: after Lightning Rod, Bell is executed, for bo and then for ann."""
    game = echoes_table(ann=seat(green=[HOST]), bo=seat(red=["Optics"]), supply={5: FIVES, 2: ["Calendar", "Lever"]})
    rest(play(game, "ann: dogma Currency"))
    assert [row[:2] for row in effects(game) if row[2] == "Bell"] == [("bo", "execute"), ("ann", "execute")]
    assert zone(game, "bo", "forecast") == ["Calendar"]
    assert len(zone(game, "ann", "forecast")) == 1


@pytest.mark.usefixtures("top_blue")
class TestTopBlue:
    """Rules 5.8.3.1, 5.8.3.2, with a card of the executing player."""

    def test_no_card_no_execution(self) -> None:
        """Rules 0.5: ann has no blue card."""
        game = echoes_table(ann=seat(green=[HOST]), bo=seat())
        play(game, "ann: dogma Currency")
        assert effects(game) == [("ann", "execute", "Currency", 1)]

    def test_memories_of_echo_and_effect_are_one(self) -> None:
        """Stethoscope remembers what its own echo melded, also here (rules 5.8.3.2)."""
        game = echoes_table(
            ann=seat(green=[HOST], blue=["Stethoscope"], hand=["Tools"]),
            bo=seat(),
            supply={7: ["Lighting", "Rubber"], 8: ["Flight", "Nylon"]},
        )
        play(game, "ann: dogma Currency")
        assert pile(game, "ann", "blue") == ["Tools", "Stethoscope"]
        assert len(zone(game, "ann", "hand")) == 2

    def test_the_demander_is_the_nested_launcher(self) -> None:
        """Rules 5.8.3.1, 5.8.9: the demand of Perfume moves ann's card to bo's board where bo executes it."""
        game = echoes_table(
            ann=seat(green=[HOST]),
            bo=seat(blue=["Perfume"], red=["Optics"]),
            supply={1: ["Masonry", "Sailing"], 3: ["Paper"]},
        )
        play(game, "ann: dogma Currency")
        assert [row[:3] for row in effects(game)][:3] == [
            ("bo", "share", "Currency"),
            ("bo", "execute", "Perfume"),
            ("ann", "demand", "Perfume"),
        ]
        assert pile(game, "bo", "green") == [HOST]


@pytest.mark.usefixtures("self_service")
def test_this_card_is_the_host() -> None:
    """Rules 5.8.3.5: Self Service asks for another top card than this one, which is Currency now."""
    game = echoes_table(ann=seat(green=[HOST], red=["Oars"], blue=["Pottery"]), bo=seat(), supply={1: ["Tools"]})
    play(game, "ann: dogma Currency")
    assert asked(game)[0] == "ann"
    assert options(game) == ["Oars", "Pottery"]
