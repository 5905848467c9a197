"""Rules 1.10: who sees what of every movement, every zone and every option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from innovation import Game
from innovation.rules.player import Player
from innovation.table.zones import BOARD, HAND, SCORE
from tests.helpers import options, play, seat, table
from tests.rules.desk import Desk, named

VIEWERS = ("ann", "bo", "cy", None)
Deed = Callable[[Player, Player], object]

MOVES: list[tuple[str, Deed, str]] = [
    ("pile to hand", lambda ann, bo: ann.draw(1), "ann"),
    ("pile to score pile", lambda ann, bo: ann.draw_and_score(1), "ann"),
    ("pile to board", lambda ann, bo: ann.draw_and_meld(1), "all"),
    ("pile under a board's pile", lambda ann, bo: ann.draw_and_tuck(1), "all"),
    ("pile to revealed", lambda ann, bo: ann.draw_and_reveal(1), "all"),
    ("hand to board", lambda ann, bo: ann.meld(named("Oars")[0]), "all"),
    ("hand to revealed", lambda ann, bo: ann.reveal(named("Oars")[0]), "all"),
    ("hand to own score pile", lambda ann, bo: ann.score(named("Oars")[0]), "ann"),
    ("hand to pile", lambda ann, bo: ann.return_(named("Oars")[0]), "ann"),
    ("hand to another's hand", lambda ann, bo: ann.transfer(named("Oars")[0], bo, HAND), "ann bo"),
    ("hand to another's score pile", lambda ann, bo: ann.transfer(named("Oars")[0], bo, SCORE), "ann bo"),
    ("hand to another's board", lambda ann, bo: ann.transfer(named("Oars")[0], bo, BOARD), "all"),
    ("score pile to own hand", lambda ann, bo: ann.transfer(named("Paper")[0], ann, HAND), "ann"),
    ("score pile to another's score pile", lambda ann, bo: ann.transfer(named("Paper")[0], bo, SCORE), "ann bo"),
    ("score pile to pile", lambda ann, bo: ann.return_(named("Paper")[0]), "ann"),
    ("another's score pile to pile", lambda ann, bo: ann.return_(named("Coal")[0]), "ann bo"),
    (
        "another's score pile to a third's hand",
        lambda ann, bo: ann.transfer(named("Coal")[0], ann.player_in(2), HAND),
        "bo cy",
    ),
    ("board to own score pile", lambda ann, bo: ann.score(named("Tools")[0]), "all"),
    ("board to pile", lambda ann, bo: ann.return_(named("Tools")[0]), "all"),
    ("board to another's hand", lambda ann, bo: ann.transfer(named("Tools")[0], bo, HAND), "all"),
]


@pytest.mark.parametrize(("deed", "seen"), [move[1:] for move in MOVES], ids=[move[0] for move in MOVES])
def test_who_sees_a_moving_card(deed: Deed, seen: str) -> None:
    """Rules 1.10.4."""
    desk = Desk(
        table(
            ann=seat(hand=["Oars"], score=["Paper"], blue=["Tools"]),
            bo=seat(score=["Coal"]),
            cy=seat(),
            supply={1: ["Pottery"]},
        )
    )
    ann = desk.player("ann")
    deed(ann, Player(desk.resolution, 1))
    fronts = [viewer for viewer in VIEWERS if not str(desk.seen_by(viewer)[0]["card"]).startswith("back ")]
    assert fronts == (list(VIEWERS) if seen == "all" else seen.split())
    card = desk.events[0].card
    assert card is not None
    for viewer in set(VIEWERS) - set(fronts):
        assert desk.seen_by(viewer)[0]["card"] == f"back {card.age} base"


def test_both_sides_of_an_exchange_see_both_cards() -> None:
    """Rules 1.10.4."""
    desk = Desk(table(ann=seat(hand=["Oars"]), bo=seat(hand=["Paper"]), cy=seat()))
    ann = desk.player("ann")
    ann.exchange(named("Oars"), HAND, Player(desk.resolution, 1), named("Paper"), HAND)
    assert [row["card"] for row in desk.seen_by("ann")] == ["Oars", "Paper"]
    assert [row["card"] for row in desk.seen_by("bo")] == ["Oars", "Paper"]
    assert [row["card"] for row in desk.seen_by("cy")] == ["back 1 base", "back 3 base"]


def test_a_claim_shows_nobody_the_front() -> None:
    """Rules 1.10.1: not even the owner."""
    desk = Desk(table(ann=seat(), bo=seat(), cy=seat(), available=["Tools"]))
    desk.resolution.claim(0, named("Tools")[0])
    for viewer in VIEWERS:
        assert desk.seen_by(viewer)[0]["card"] == "back 1 base"


def test_an_exchange_within_one_player_s_zones_is_seen_by_him_alone() -> None:
    desk = Desk(table(ann=seat(hand=["Oars"], score=["Paper"]), bo=seat(), cy=seat()))
    ann = desk.player("ann")
    ann.exchange(named("Oars"), HAND, ann, named("Paper"), SCORE)
    for viewer in ("bo", "cy", None):
        assert [row["card"] for row in desk.seen_by(viewer)] == ["back 1 base", "back 3 base"]
    assert [row["card"] for row in desk.seen_by("ann")] == ["Oars", "Paper"]


class TestView:
    """Rules 1.10.1: the table of zones."""

    ANN: ClassVar[dict[str, Any]] = {
        "hand": ["Oars", "Paper", "Tools"],
        "score": ["Coal", "Calendar"],
        "achievements": ["Alchemy", "World", "Pottery"],
        "red": ("left", ["Archery", "Metalworking"]),
        "yellow": ["Masonry", "Agriculture"],
        "tucked": 2,
        "scored": 1,
    }

    def game(self, **options: object) -> Game:
        return table(ann=seat(**self.ANN), bo=seat(), available=["Mathematics"], removed=["Fission"], options=options)

    def test_the_owner_sees_his_hand_and_score_pile(self) -> None:
        seen = self.game().view("ann")["players"]["ann"]
        assert (sorted(seen["hand"]), sorted(seen["score"])) == (["Oars", "Paper", "Tools"], ["Calendar", "Coal"])

    @pytest.mark.parametrize("viewer", ["bo", None])
    def test_others_and_spectators_see_sorted_backs(self, viewer: str | None) -> None:
        seen = self.game().view(viewer)["players"]["ann"]
        assert seen["hand"] == ["back 1 base", "back 1 base", "back 3 base"]
        assert seen["score"] == ["back 2 base", "back 5 base"]

    @pytest.mark.parametrize("viewer", ["ann", "bo", None])
    def test_what_everybody_sees(self, viewer: str | None) -> None:
        """Claimed standard achievements are backs even to their owner; boards, counters and points are public."""
        view = self.game().view(viewer)
        seen = view["players"]["ann"]
        assert sorted(seen["achievements"]) == ["World", "back 1 base", "back 3 base"]
        assert seen["board"] == {
            "red": {"splay": "left", "cards": ["Archery", "Metalworking"]},
            "yellow": {"splay": "none", "cards": ["Masonry", "Agriculture"]},
        }
        assert (seen["this_turn"], seen["points"]) == ({"tucked": 2, "scored": 1}, 7)
        assert view["achievements"] == ["back 2 base", "Empire", "Monument", "Wonder", "Universe"]
        assert view["removed"] == ["Fission"]
        assert view["supply"]["base"]["1"] == 15 - 7
        assert view["supply"]["base"]["9"] == 9
        assert "random" not in view
        assert view["viewer"] == viewer

    def test_covered_cards_may_be_agreed_to_be_private(self) -> None:
        """The switch covered_cards_public=off: splayed cards are visible (rules 1.8.3), covered ones only one's own."""
        game = self.game(covered_cards_public="off")
        board = game.view("bo")["players"]["ann"]["board"]
        assert board["red"]["cards"] == ["Archery", "Metalworking"]
        assert board["yellow"]["cards"] == ["Masonry", "back 1 base"]
        assert game.view("ann")["players"]["ann"]["board"]["yellow"]["cards"] == ["Masonry", "Agriculture"]
        assert game.view(None)["players"]["ann"]["board"]["yellow"]["cards"] == ["Masonry", "back 1 base"]

    def test_revealed_cards_are_seen_by_all_while_they_lie_there(self) -> None:
        """Rules 1.10.1: in the middle of Physics all three are open."""
        game = table(
            ann=seat(blue=["Physics"]),
            bo=seat(),
            supply={6: ["Canning", "Vaccination", "Democracy"]},
        )
        play(game, "ann: dogma Physics")
        seen = game.view(None)
        assert seen["players"]["ann"]["revealed"] == ["Canning", "Vaccination", "Democracy"]
        assert seen["players"]["ann"]["hand"] == []
        assert seen["pending"] is True

    def test_an_unknown_viewer_is_refused(self) -> None:
        with pytest.raises(ValueError, match="nobody here is named 'cy'"):
            self.game().view("cy")
        play(game := self.game(), "ann: draw")
        with pytest.raises(ValueError, match="nobody here is named 'cy'"):
            game.log[0].as_seen_by("cy")

    def test_a_view_is_no_way_into_the_game(self) -> None:
        game = self.game()
        view = game.view("ann")
        view["players"]["ann"]["hand"].clear()
        view["turn"]["player"] = "bo"
        assert len(game.view("ann")["players"]["ann"]["hand"]) == 3
        assert game.position()["turn"]["player"] == "ann"


class TestOptionsLeakNothing:
    """Rules 1.10.7."""

    def game(self, hand: list[str]) -> Game:
        game = table(
            ann=seat(yellow=["Masonry"], red=["Metalworking"]),
            bo=seat(yellow=["Domestication"], purple=["Monotheism"], red=["Archery"], hand=hand),
        )
        return play(game, "ann: dogma Masonry")

    def test_a_hand_without_castles_gets_a_lone_pass(self) -> None:
        """Pitfalls, hidden-info: a decision with only `pass`, which counts as a pick."""
        game = self.game(["Pottery"])
        assert game.decision is not None
        assert (game.decision.player, options(game)) == ("bo", ["pass"])
        play(game, "bo: pass")
        assert game.record()["picks"][-1] == ["bo", "pass"]

    def test_an_empty_hand_gets_none(self) -> None:
        game = self.game([])
        assert game.decision is not None
        assert (game.decision.player, game.decision.kind) == ("ann", "action")

    @pytest.mark.parametrize("viewer", ["ann", None])
    def test_others_cannot_tell_could_not_from_would_not(self, viewer: str | None) -> None:
        logs = []
        for hand in (["Pottery"], ["Oars"]):
            game = play(self.game(hand), "bo: pass")
            logs.append(([event.as_seen_by(viewer) for event in game.log], game.view(viewer)))
        assert logs[0] == logs[1]

    def test_it_counts_as_a_question_in_run_too(self) -> None:
        """formats.md: in records and in `run` alike."""
        game = self.game(["Pottery"])
        asked = []

        def policy(decision: Any, view: Any) -> Any:  # noqa: ANN401
            asked.append((decision.player, [option.text for option in decision.options]))
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            game.run(policy)
        assert asked == [("bo", ["pass"])]


def test_a_named_choice_is_public() -> None:
    """A color that is named for an effect is heard by all."""
    game = table(ann=seat(purple=["Empiricism"]), bo=seat())
    play(game, "ann: dogma Empiricism", "ann: red")
    rows = [event.as_seen_by("bo") for event in game.log if event.kind == "choose"]
    assert rows == [{"kind": "choose", "player": "ann", "verb": "color", "value": "red"}]
