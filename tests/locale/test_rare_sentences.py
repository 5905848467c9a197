"""Sentences that random games of the base set seldom or never need, and what exactly some sentences say."""

from __future__ import annotations

import re

import pytest

import innovation.cards
from innovation.game import Result
from innovation.locale import LANGUAGES, language
from innovation.locale.words import UnknownMessage
from innovation.material.card import Card
from innovation.material.catalog import CARDS
from innovation.material.words import BLUE, CASTLE, CLOCK, RED, UNSPLAYED, UP
from innovation.rules.decision import NO, YES, Decision
from innovation.table.zones import AVAILABLE, BOARD, FORECAST, HAND, PILE, SCORE, place_of
from tests.helpers import figures_table, play, seat, table
from tests.locale.tables import Listener

assert innovation.cards

ENDS = ("achievements", "score", "effect", "elimination")
RARE = {
    "event.decline.draw_and_score",
    "place.several",
    "option.achieve_set",
    "option.achieve_numbered",
    "option.value",
    "event.end.elimination",
    "event.show.reveal",
    "event.splay.none",
    "event.move.remove.pile",
    "result.achievements.several",
    "result.score.several",
    "result.score.shared",
    "result.score.tie_achievements",
    "result.score.tie_drawer",
    "result.effect.several",
    "result.elimination.one",
    "result.elimination.several",
    "name.achievement_set",
    "name.achievement_numbered",
    "event.choose.icon",
    "event.choose.number",
    "event.fade",
    "event.move.claim.pile",
    "event.move.return.pile",
    "event.move.take.pile",
    "event.move.transfer.pile",
    "prompt.card.achieve.must",
    "prompt.card.name.must",
    "prompt.yes_no.transfer_not_execute",
    "option.yes.transfer_not_execute",
    "option.no.transfer_not_execute",
    "prompt.color.score.may",
    "prompt.color.splay_up.must",
    "prompt.direction.match_splay.must",
    "prompt.player.transfer_from.must",
    "prompt.icon.choose.must",
    "prompt.number.score.must",
    "prompt.value.draw_and_score.may",
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


def asked(kind: str, verb: str, source: str, codes: list[int], can_pass: bool = False) -> Decision:
    """A question of effect 1 of a card, between codes."""
    return Decision(("ann", "bo"), 0, kind, verb, CARDS[source], 1, [], codes, can_pass, bytearray(len(CARDS)))


@pytest.mark.parametrize(
    ("decision", "prompt", "options"),
    [
        (
            asked("color", "score", "Puzzle Cube", [RED, BLUE], True),
            "ann may choose the color whose bottom cards are scored because of effect 1 of Puzzle Cube; "
            "passing scores none.",
            ["red", "blue", "Pass"],
        ),
        (
            asked("number", "score", "Puzzle Cube", [1, 2]),
            "ann must choose how many cards are scored because of effect 1 of Puzzle Cube.",
            ["1", "2"],
        ),
        (
            asked("color", "splay up", "Globe", [RED, BLUE]),
            "ann must choose a color to splay up because of effect 1 of Globe.",
            ["red", "blue"],
        ),
        (
            asked("direction", "match splay", "Sunglasses", [UNSPLAYED, UP]),
            "ann must choose how the pile is to lie because of effect 1 of Sunglasses.",
            ["unsplayed", "splayed up"],
        ),
        (
            asked("icon", "choose", "Social Networking", [CASTLE, CLOCK]),
            "ann must choose an icon because of effect 1 of Social Networking.",
            ["castle", "clock"],
        ),
        (
            asked("value", "draw and score", "Human Genome", [1, 10], True),
            "ann may choose a value and draw and score a card of it because of effect 1 of Human Genome; "
            "passing draws none.",
            ["1", "10", "Pass"],
        ),
        (
            asked("yes_no", "hands not score piles", "Elevator", [YES, NO]),
            "ann must choose whether cards are transferred from hands or from score piles "
            "because of effect 1 of Elevator.",
            ["From the hands", "From the score piles"],
        ),
    ],
)
def test_rare_questions_of_echoes(decision: Decision, prompt: str, options: list[str]) -> None:
    english = language("en")
    assert english.prompt(decision) == prompt
    assert [english.option(option, decision) for option in decision.options] == options
    for code in LANGUAGES[1:]:
        assert language(code).prompt(decision).endswith("。")
        assert len({language(code).option(option, decision) for option in decision.options}) == len(options)


def test_numbers_and_icons_that_are_chosen_are_told() -> None:
    number: dict[str, object] = {"kind": "choose", "player": "ann", "verb": "number", "value": 2}
    icon: dict[str, object] = {"kind": "choose", "player": "ann", "verb": "icon", "value": "castle"}
    assert language("en").event(number) == "ann chooses the number 2."
    assert language("zh-Hans").event(number) == "ann选择数量2。"
    assert language("en").event(icon) == "ann chooses the icon castle."
    assert language("zh-Hans").event(icon) == "ann选择城堡符号。"


def test_a_card_to_achieve_is_asked_for_where_it_lies() -> None:
    where = bytearray([place_of(0, FORECAST)] * len(CARDS))
    cards = [CARDS["Coke"], CARDS["Octant"]]
    decision = Decision(("ann", "bo"), 0, "card", "achieve", CARDS["Telescope"], 1, cards, [], False, where)
    assert language("en").prompt(decision) == (
        "ann must achieve a card from the forecast because of effect 1 of Telescope."
    )
    assert language("zh-Hans").prompt(decision) == "因“望远镜”的第1项效果，ann必须从预告区统御一张牌。"


def test_available_achievements_of_one_value_are_told_apart() -> None:
    """An effect that claims one offers them by value, set and number (formats.md: `back AGE SET`)."""
    where = bytearray([AVAILABLE] * len(CARDS))
    cards = [CARDS["Tools"], CARDS["Sailing"], CARDS["Dice"], CARDS["Calendar"]]
    decision = Decision(("ann", "bo"), 0, "achievement", "achieve", CARDS["MP3"], 1, cards, [], False, where)
    said = [language("en").option(option, decision) for option in decision.options]
    assert said == [
        "the achievement of value 1 from the base set",
        "achievement number 2 of value 1 from the base set",
        "the achievement of value 1 from the Echoes of the Past set",
        "the achievement of value 2",
    ]
    chinese = [language("zh-Hans").option(option, decision) for option in decision.options]
    assert chinese[1:3] == ["基础系列数值1的第2个领域", "过往回响系列数值1的领域"]


def test_a_card_purged_with_its_value_is_told() -> None:
    """The switch empty_base_age: with the last base card of a value the other sets lose theirs (rules 6.2.2)."""
    row: dict[str, object] = {"kind": "move", "player": "ann", "verb": "remove", "card": "Troy", "source": "pile"}
    row["target"] = "removed"
    assert language("en").event(row) == "Troy is removed from the game from its supply pile."
    assert language("zh-Hans").event(row) == "“特洛伊”从牌库移出游戏。"
    assert language("zh-Hant").event(row) == "「特洛伊」從牌庫移出遊戲。"


def test_an_echo_effect_is_named_as_what_asks() -> None:
    where = bytearray(len(CARDS))
    decision = Decision(("ann", "bo"), 0, "value", "foreshadow", CARDS["Bifocals"], 0, [], [1, 10], False, where)
    assert language("en").prompt(decision) == (
        "ann must choose the value that decides which card is drawn and foreshadowed "
        "because of the echo effect of Bifocals."
    )
    assert language("zh-Hans").prompt(decision).startswith("因“双光眼镜”的回响效果，ann必须")


def karma_asks(kind: str, verb: str, source: str, codes: list[int], about: list[Card] | None = None) -> Decision:
    """A question of a karma, between codes."""
    where = bytearray(len(CARDS))
    return Decision(("ann", "bo"), 0, kind, verb, CARDS[source], 0, about or [], codes, False, where, karma=True)


def test_who_names_no_value_is_told() -> None:
    """Human Genome: to draw and score is optional."""
    game = table(sets=("base", "echoes"), ann=seat(blue=["Human Genome"]), bo=seat())
    play(game, "ann: dogma Human Genome", "ann: pass")
    (declined,) = [event for event in game.log if event.kind == "decline"]
    assert language("en").event(declined.as_seen_by(None)) == "ann declines to draw and score a card."


def test_karma_is_named_as_what_asks() -> None:
    named = [CARDS["Nikola Tesla"].index, CARDS["Marie Curie"].index]
    decision = karma_asks("card", "name", "Alex Trebek", named)
    assert language("en").prompt(decision) == "ann must name a card because of the karma of Alex Trebek."
    assert language("zh-Hans").prompt(decision) == "因“亚历克斯·特里贝克”的业力效果，ann必须说出一张牌的名称。"
    assert [language("zh-Hans").option(option, decision) for option in decision.options] == ["特斯拉", "居里夫人"]


def test_both_ways_of_a_karma_are_told() -> None:
    decision = karma_asks("yes_no", "transfer not execute", "Mikhail Kalashnikov", [YES, NO], [CARDS["Archery"]])
    assert language("en").prompt(decision) == (
        "ann must either transfer Archery to the score pile or carry out its effects "
        "because of the karma of Mikhail Kalashnikov."
    )
    assert [language("en").option(option, decision) for option in decision.options] == [
        "Transfer the card",
        "Carry out its effects",
    ]
    assert [language("zh-Hans").option(option, decision) for option in decision.options] == ["转移该牌", "执行其效果"]


@pytest.mark.parametrize(
    ("source", "cause"),
    [("War", "the decree War"), ("Adam Smith", "the inspire effect of Adam Smith")],
)
def test_decrees_and_inspire_effects_are_named_as_what_asks(source: str, cause: str) -> None:
    where = bytearray(len(CARDS))
    decision = Decision(("ann", "bo"), 0, "value", "return", CARDS[source], 0, [], [1, 10], False, where)
    assert language("en").prompt(decision) == (
        f"ann must name the value of the cards that are returned because of {cause}."
    )


def test_an_achievement_that_karma_makes_available_is_offered_by_its_name() -> None:
    where = bytearray([AVAILABLE] * len(CARDS))
    where[CARDS["Archery"].index] = place_of(0, BOARD)
    cards = [CARDS["Archery"], CARDS["Calendar"]]
    decision = Decision(("ann", "bo"), 0, "achievement", "achieve", CARDS["MP3"], 1, cards, [], False, where)
    said = [language("en").option(option, decision) for option in decision.options]
    assert said == ["Archery", "the achievement of value 2"]


@pytest.mark.parametrize(
    ("verb", "target", "english", "chinese"),
    [
        ("claim", "achievements", "ann achieves Homer from the supply.", "ann从牌库统御“荷马”。"),
        ("take", "revealed", "ann takes Homer out of its supply pile.", "ann从牌库拿取“荷马”。"),
        (
            "transfer",
            "board",
            "ann transfers Homer from the supply to ann’s board.",
            "ann将“荷马”从牌库转移到ann的游戏区域。",
        ),
    ],
)
def test_what_karma_does_with_a_drawn_card_is_told(verb: str, target: str, english: str, chinese: str) -> None:
    """Karma that replaces what would be done with a card just drawn finds it on its pile (rules 12.6.6)."""
    row: dict[str, object] = {"kind": "move", "player": "ann", "verb": verb, "card": "Homer", "source": "pile"}
    row.update(target=target, target_owner="ann")
    assert language("en").event(row) == english
    assert language("zh-Hans").event(row) == chinese


def test_a_drawn_card_that_karma_returns_is_told() -> None:
    row: dict[str, object] = {"kind": "move", "player": "ann", "verb": "return", "card": "Homer", "source": "pile"}
    row["target"] = "pile"
    assert language("en").event(row) == "ann returns Homer to the supply."
    assert language("zh-Hans").event(row) == "ann将“荷马”归还牌库。"


def test_a_figure_that_fades_is_told() -> None:
    row: dict[str, object] = {"kind": "fade", "player": "ann", "card": "Homer"}
    assert language("en").event(row) == "Homer of ann fades."
    assert language("zh-Hans").event(row) == "ann的“荷马”消逝。"


def test_a_look_tells_the_card_to_who_looks_and_the_value_to_the_others() -> None:
    row: dict[str, object] = {"kind": "look", "player": "ann", "source": "pile"}
    assert language("en").event({**row, "card": "Oars"}) == "ann looks at Oars on top of its supply pile."
    assert language("en").event({**row, "value": 1}) == "ann looks at the top card of a supply pile of value 1."
    assert language("zh-Hans").event({**row, "value": 1}) == "ann查看数值1的牌库顶的牌。"


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
        "因“陶器”的第1项效果，ann可以再从手牌归还一张牌，至多3张，已选1张；到此为止则不再归还。"
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


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("A.I.", "ann melds A.I."),
        ("Where's Waldo?", "ann melds Where's Waldo?"),
        ("Fission", "ann melds Fission."),
    ],
)
def test_a_sentence_that_ends_with_a_stop_of_its_own_gets_no_second_one(card: str, said: str) -> None:
    row: dict[str, object] = {"kind": "move", "player": "ann", "verb": "meld", "source": "pile", "target": "board"}
    row |= {"card": card, "target_owner": "ann"}
    assert language("en").event(row) == said.replace("melds", "draws and melds")
    claimed = language("en").message("event.action.meld", player="ann", card=card, value=1, count=2)
    assert claimed == f"Action 1 of 2: {said.replace('melds', 'chooses to meld')}"
    assert language("en").message("event.fade", player="bo", card=card) == f"{card} of bo fades."


def test_a_question_says_where_the_card_goes() -> None:
    """Mapmaking moves a 1 of the target's score pile to the demander's."""
    ones = ["Oars", "Archery"]
    game = table(ann=seat(green=["Mapmaking"]), bo=seat(score=ones))
    decision = play(game, "ann: dogma Mapmaking").decision
    assert decision is not None
    assert (decision.player, decision.target_owner, decision.target) == ("bo", "ann", "score")
    assert language("en").prompt(decision) == (
        "bo must transfer a card from the score pile to ann’s score pile because of effect 1 of Mapmaking."
    )
    assert language("zh-Hans").prompt(decision) == (
        "因“地图绘制”的第1项效果，bo必须从影响力区转移一张牌到ann的影响力区。"
    )


def test_a_question_leaves_out_where_the_card_goes_until_that_is_decided() -> None:
    """Crossbow's card goes to the board of a player who is chosen after it."""
    third = seat()
    game = table(sets=("base", "echoes"), ann=seat(hand=["Oars", "Archery"], red=["Crossbow"]), bo=seat(), cy=third)
    decision = play(game, "ann: dogma Crossbow").decision
    assert decision is not None and decision.target is None and decision.target_owner is None
    assert language("en").prompt(decision) == "ann must transfer a card from hand because of effect 2 of Crossbow."
    whom = play(game, "ann: Oars").decision
    assert whom is not None
    assert language("en").prompt(whom) == (
        "ann must choose the player to whom a card is transferred because of effect 2 of Crossbow."
    )


def test_a_player_who_loses_a_card_is_not_asked_for_as_the_one_who_gets_it() -> None:
    """Rommel's echo takes a card of any score pile: whose, is asked first."""
    decision = asked("player", "transfer from", "Erwin Rommel", [0, 1])
    assert language("en").prompt(decision) == (
        "ann must choose the player from whom a card is transferred because of effect 1 of Erwin Rommel."
    )
    assert language("zh-Hans").prompt(decision) == (
        "因“隆美尔”的第1项效果，ann必须选择一位玩家，从该玩家处转移一张牌。"
    )


def test_the_order_in_which_a_decree_makes_homer_tuck_is_asked_because_of_the_decree() -> None:
    """Rules 12.3.3: karma may alter each removal; the Figures of one color are tucked in an order of choice."""
    hand = ["Huang Di", "Archimedes", "Alhazen"]
    decision = play(figures_table(ann=seat(purple=["Homer"], hand=hand), bo=seat()), "ann: decree Advancement").decision
    assert decision is not None
    assert language("en").prompt(decision) == (
        "ann must choose which card is tucked next, number 1 of 3, because of the decree Advancement."
    )
    assert language("zh-Hans").prompt(decision) == "因政令“发展”，ann必须选择接下来置底的牌，这是3张中的第1张。"
