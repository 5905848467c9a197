"""Sentences that random games of the base set seldom or never need, and what exactly some sentences say."""

from __future__ import annotations

import re

import pytest

import innovation.cards
from innovation.game import Result
from innovation.locale import LANGUAGES, language
from innovation.locale.words import UnknownMessage
from innovation.material.catalog import CARDS
from innovation.rules.decision import Decision
from innovation.table.zones import BOARD, HAND, PILE, SCORE, place_of
from tests.helpers import play, seat, table
from tests.locale.tables import Listener

assert innovation.cards

ENDS = ("achievements", "score", "effect", "elimination")
RARE = {
    "place.several",
    "option.achieve_set",
    "option.achieve_numbered",
    "option.value",
    "event.end.elimination",
    "event.show.reveal",
    "event.splay.none",
    "result.achievements.several",
    "result.score.several",
    "result.score.shared",
    "result.score.tie_achievements",
    "result.score.tie_drawer",
    "result.effect.several",
    "result.elimination.one",
    "result.elimination.several",
}
"""Keys that the tests of this module ask for."""


def result(reason: str, winners: str, points: dict[str, int], achievements: dict[str, int]) -> Result:
    return Result(winners.split(), reason, "Fission" if reason == "effect" else None, points, achievements)


TWO = {"ann": 10, "bo": 20}
EVEN = {"ann": 20, "bo": 20}
FOUR = {"ann": 30, "bo": 10, "cy": 10, "di": 20}


@pytest.mark.parametrize(
    ("ended", "key"),
    [
        (result("achievements", "bo", TWO, {"ann": 1, "bo": 6}), "result.achievements.one"),
        (result("achievements", "ann cy", FOUR, dict.fromkeys(FOUR, 3)), "result.achievements.several"),
        (result("score", "bo", TWO, {"ann": 5, "bo": 1}), "result.score.one"),
        (result("score", "bo", EVEN, {"ann": 1, "bo": 2}), "result.score.tie_achievements"),
        (result("score", "bo", EVEN, {"ann": 2, "bo": 2}), "result.score.tie_drawer"),
        (result("score", "ann bo", EVEN, {"ann": 2, "bo": 2}), "result.score.shared"),
        (result("score", "ann cy", FOUR, dict.fromkeys(FOUR, 3)), "result.score.several"),
        (result("effect", "ann", TWO, TWO), "result.effect.one"),
        (result("effect", "ann cy", FOUR, FOUR), "result.effect.several"),
        (result("elimination", "ann", TWO, TWO), "result.elimination.one"),
        (result("elimination", "ann cy", FOUR, FOUR), "result.elimination.several"),
    ],
)
def test_results_say_who_won_why_and_by_which_tie_break(ended: Result, key: str) -> None:
    for code in LANGUAGES:
        listener = Listener(code)
        said = listener.result(ended)
        assert listener.asked[key] == 1
        for name in ended.winners:
            assert name in said


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_end_is_told(code: str) -> None:
    for reason in ENDS:
        row: dict[str, object] = {"kind": "end", "verb": reason}
        if reason == "effect":
            row["card"] = "Fission"
        assert language(code).event(row).endswith("." if code == "en" else "。")


def test_an_unsplayed_pile_is_told() -> None:
    row: dict[str, object] = {"kind": "splay", "player": "ann", "owner": "bo", "color": "red", "direction": "none"}
    assert language("en").event(row) == "The red pile of bo is no longer splayed."
    assert language("zh-Hans").event(row) == "bo的红色牌堆取消展开。"


def test_cards_shown_by_an_effect_are_no_proof() -> None:
    row: dict[str, object] = {
        "kind": "show",
        "player": "bo",
        "verb": "reveal",
        "cards": ["Oars", "Archery"],
        "source": "score",
        "source_owner": "bo",
    }
    assert language("en").event(row) == "bo shows from the score pile: Oars and Archery."
    assert language("zh-Hans").event(row) == "bo展示影响力区中的牌：“船桨”和“射箭”。"


def test_a_result_in_words() -> None:
    ended = result("score", "bo", EVEN, {"ann": 1, "bo": 2})
    assert language("en").result(ended) == "bo wins by score, the tie being broken by achievements."
    assert language("zh-Hans").result(ended) == "影响力平手，bo凭较多的领域达成影响力胜利。"
    assert language("zh-Hant").result(ended) == "影響力平手，bo憑較多的領域達成影響力勝利。"


def test_achievements_of_one_value_are_told_apart() -> None:
    game = table(
        ann=seat(score=["Coal", "Banking"], blue=["Pottery"]),
        bo=seat(),
        available=["Tools", "Sailing", "Mathematics"],
    )
    decision = game.decision
    assert decision is not None
    said = {option.text: language("en").option(option, decision) for option in decision.options}
    assert said["achieve 1 base"] == "Achieve value 1 from the base set"
    assert said["achieve 1 base #2"] == "Achieve value 1 from the base set, number 2"
    chinese = [language("zh-Hans").option(option, decision) for option in decision.options]
    assert "统御基础系列数值1的领域" in chinese
    assert "统御基础系列数值1的第2个领域" in chinese


def test_cards_of_several_zones_are_told_with_their_place() -> None:
    cards = [CARDS["Archery"], CARDS["Oars"], CARDS["Tools"]]
    where = bytearray([PILE] * len(CARDS))
    for card, zone, owner in zip(cards, (HAND, SCORE, BOARD), (0, 0, 1), strict=True):
        where[card.index] = place_of(owner, zone)
    decision = Decision(("ann", "bo"), 0, "card", "return", CARDS["Fission"], 2, cards, [], False, where)
    english = language("en")
    assert english.prompt(decision) == "ann must return a card from several places because of effect 2 of Fission."
    assert [english.option(option, decision) for option in decision.options] == [
        "Archery (ann’s hand)",
        "Oars (ann’s score pile)",
        "Tools (bo’s board)",
    ]
    assert language("zh-Hans").prompt(decision) == "因“核裂变”的第2项效果，ann必须从多个区域归还一张牌。"


def test_values_are_told_as_they_are() -> None:
    where = bytearray(len(CARDS))
    decision = Decision(("ann", "bo"), 0, "value", "return", CARDS["Mass Media"], 1, [], [1, 10], False, where)
    for code in LANGUAGES:
        assert [language(code).option(option, decision) for option in decision.options] == ["1", "10"]


def test_three_or_none_is_told_from_up_to_three() -> None:
    """Tools returns three cards or none (rules 6.3.1), Pottery up to three."""
    hand = ["Archery", "Oars", "Sailing", "The Wheel"]
    tools = play(table(ann=seat(hand=hand, blue=["Tools"]), bo=seat()), "ann: dogma Tools")
    pottery = play(table(ann=seat(hand=hand, blue=["Pottery"]), bo=seat()), "ann: dogma Pottery")
    assert tools.decision is not None
    assert pottery.decision is not None
    assert language("en").prompt(tools.decision) == (
        "ann may return 3 cards from hand because of effect 1 of Tools, or as many as there are, but no fewer; "
        "passing returns none."
    )
    assert language("en").prompt(pottery.decision) == (
        "ann may return up to 3 cards from hand because of effect 1 of Pottery; passing returns none."
    )


def test_a_prompt_counts_what_is_taken() -> None:
    hand = ["Archery", "Oars", "Sailing", "The Wheel"]
    game = table(ann=seat(hand=hand, blue=["Pottery"]), bo=seat())
    play(game, "ann: dogma Pottery", "ann: Oars")
    assert game.decision is not None
    assert language("zh-Hans").prompt(game.decision) == (
        "因“陶器”的第1项效果，ann可以再从手牌归还一张牌，至多3张，已选1张；跳过则不再归还。"
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_unknown_key_is_a_fault_that_names_it(code: str) -> None:
    with pytest.raises(UnknownMessage, match=re.escape("prompt.nothing")):
        language(code).message("prompt.nothing")
    with pytest.raises(KeyError, match="Archery 2"):
        language(code).card("Archery 2")


def test_lists_read_as_lists() -> None:
    assert language("en").listed(["ann", "bo", "cy"]) == "ann, bo and cy"
    assert language("zh-Hans").listed(["ann", "bo", "cy"]) == "ann、bo和cy"
    assert language("en").listed(["ann"]) == "ann"
