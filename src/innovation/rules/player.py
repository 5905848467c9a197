"""Player: the verbs that card effects are written in.

A `Player` is a handle on one seat during one action. Card code asks only through these verbs: they
find the legal choices, ask in the protocol of formats.md (one pick at a time), and move the cards.

Verbs come in the forms the cards use: `meld(card)` does it; `meld_one(cards)` makes the player choose
one; `may_meld(cards)` lets him decline; `..._some(cards, least, most)` chooses several one by one;
`..._all(cards)` moves all, in an order of his choice where the order can matter (rules 6.1.2).
`fits` restricts a choice by a property that a card's back does not show: where the zone is private, an
inability is proved and an optional question is asked even if nothing fits (rules 1.10.6, 1.10.7).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from innovation.material.card import NUMBERED, RELIC, Card, icon_count
from innovation.material.words import COLORS, FIGURES, HIGHEST_VALUE, ICONS, MIXED, SETS, SPLAYS, UNSPLAYED
from innovation.rules.decision import YES
from innovation.rules.karma_state import NOTHING_ASTRAY
from innovation.rules.resolution import (
    WOULD_FORESHADOW,
    WOULD_MELD,
    WOULD_RETURN,
    WOULD_SCORE,
    WOULD_TUCK,
    Resolution,
)
from innovation.table.position import pile_index
from innovation.table.seat import Seat
from innovation.table.zones import (
    AVAILABLE,
    BOARD,
    FORECAST,
    HAND,
    PILE,
    RELICS,
    REVEALED,
    SCORE,
    SPECIALS,
    owner_of,
    place_of,
    zone_of,
)

Fits = Callable[[Card], bool]
VALUES: Final = range(1, HIGHEST_VALUE + 1)

MELD: Final = "meld"
TUCK: Final = "tuck"
SCORE_IT: Final = "score"
RETURN: Final = "return"
TRANSFER: Final = "transfer"
TRANSFER_FROM: Final = "transfer from"
"""Asked of a player whose card will be transferred; `TRANSFER`, of one who will get it."""
REVEAL: Final = "reveal"
CHOOSE: Final = "choose"
EXCHANGE: Final = "exchange"
FORESHADOW: Final = "foreshadow"
ACHIEVE_IT: Final = "achieve"
WATCHED: Final = {MELD: WOULD_MELD, TUCK: WOULD_TUCK, SCORE_IT: WOULD_SCORE, RETURN: WOULD_RETURN}
"""What karma watches of the moves that these verbs name."""


def _place(to: Player | None, zone: int) -> int:
    """The place of a zone of a player; -1 for none."""
    return place_of(to.seat, zone) if to is not None else -1


def has(icon: int) -> Fits:
    """Fits cards that show the resource `icon` anywhere (rules 7.4.3)."""

    def fits(card: Card) -> bool:
        return card.has(icon)

    return fits


def colored(*colors: int) -> Fits:
    """Fits cards of one of these colors."""

    def fits(card: Card) -> bool:
        return card.color in colors

    return fits


def has_bonus(card: Card) -> bool:
    """Fits cards that show a bonus anywhere (rules 1.4.3)."""
    return card.bonus > 0


def sharing_an_icon(other: Card) -> Fits:
    """Fits cards that have a resource icon in common with `other`."""

    def fits(held: Card) -> bool:
        return len([icon for icon in range(len(ICONS)) if held.has(icon) and other.has(icon)]) > 0

    return fits


def different_values(cards: Sequence[Card]) -> int:
    """How many different values the cards have."""
    return len({card.age for card in cards})


BOXED: Final = -1000
"""No value of its own: the number in the card's text counts. No card works out so low a value."""


class Player:
    """One player during one action: what he has, and the verbs of rules 6. Equal by seat."""

    def __init__(self, resolution: Resolution, seat: int) -> None:
        self.resolution: Final[Resolution] = resolution
        self.seat: Final[int] = seat
        self.own: Final[Seat] = resolution.seats[seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.seat == other.seat

    def __hash__(self) -> int:
        return self.seat

    # What he has

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in hand, revealed ones included (rules 1.7.1)."""
        own = self.own
        held = own.hand + own.revealed if own.revealed else own.hand
        figures = self.resolution.moments.figures
        return held if figures is None else self._looked_at(held + figures.hand(self.resolution, self.seat))

    def _looked_at(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The same cards: an effect that looks where they lie now may act on them, whatever karma moved there."""
        game = self.resolution
        if game.karma.strays != NOTHING_ASTRAY and not game.karma.running:
            for card in cards:
                game.looked_at(card)
        return cards

    @property
    def score_pile(self) -> tuple[Card, ...]:
        """The cards of the score pile."""
        figures = self.resolution.moments.figures
        if figures is None:
            return self.own.score
        return self._looked_at(self.own.score + figures.score(self.resolution, self.seat))

    @property
    def forecast(self) -> tuple[Card, ...]:
        """The cards of the forecast."""
        return self._looked_at(self.own.forecast)

    @property
    def bottoms(self) -> list[Card]:
        """The bottom cards, at most one a color."""
        bottoms = [stack.cards[-1] for stack in self.own.board if stack.cards]
        if self.resolution.karma.strays != NOTHING_ASTRAY:
            self._looked_at(tuple(bottoms))
        return bottoms

    @property
    def bonuses(self) -> list[int]:
        """The values of the bonuses visible on the board (rules 8.3)."""
        return self.resolution.visible_bonuses(self.seat)

    @property
    def numbered_achievements(self) -> list[Card]:
        """The achievements with a value; relics are not among them (rules 14.6.7)."""
        return [card for card in self._looked_at(self.own.achievements) if card.kind == NUMBERED]

    @property
    def movable_achievements(self) -> list[Card]:
        """The achievements that effects can move: all but relics (rules 14.6.7)."""
        return [card for card in self._looked_at(self.own.achievements) if card.kind != RELIC]

    @property
    def is_launcher(self) -> bool:
        """Whether this player launched the card being executed (rules 1.9.3)."""
        frame = self.resolution.frame
        return frame is not None and frame.launcher == self.seat

    @property
    def changes(self) -> int:
        """How many atomic changes there were in this action (rules 5.7)."""
        return self.resolution.changes

    @property
    def achievement_values(self) -> list[int]:
        """The values of the numbered achievements, relics among them (rules 14.6.7)."""
        return [card.age for card in self.own.achievements if card.age > 0]

    @property
    def music_notes(self) -> list[Card]:
        """The cards on anybody's board whose music note counts: visible, or in `echoes_v1` anywhere (rules 17.5.5)."""
        notes: list[Card] = []
        for player in self.everyone:
            for stack in player.own.board:
                if self.resolution.rules.main_piles == MIXED:
                    notes.extend([card for card in stack.cards if "note" in card.icons])
                else:
                    notes.extend(stack.showing("note"))
        return notes

    @property
    def points(self) -> int:
        """The score (rules 8.1)."""
        return self.resolution.points(self.seat)

    @property
    def team_points(self) -> int:
        """The score of the team, for comparisons that decide the game (rules 16.5)."""
        return self.resolution.team_points(self.seat)

    @property
    def team_achievements(self) -> int:
        """The number of achievements, a partner's included (rules 16.5)."""
        return self.resolution.team_achievements(self.seat)

    @property
    def tops(self) -> list[Card]:
        """The top cards, at most one a color."""
        tops = [stack.cards[0] for stack in self.own.board if stack.cards]
        if self.resolution.karma.strays != NOTHING_ASTRAY:
            self._looked_at(tuple(tops))
        return tops

    @property
    def highest_top(self) -> int:
        """The value of the highest top card, 0 without any."""
        return self.resolution.highest_top(self.seat)

    @property
    def colors(self) -> list[int]:
        """The colors present on the board."""
        board = self.own.board
        return [color for color in range(len(COLORS)) if board[color].cards]

    def top(self, color: int) -> Card | None:
        """The top card of a color."""
        cards = self.own.board[color].cards
        if self.resolution.karma.strays != NOTHING_ASTRAY:
            self._looked_at(cards[:1])
        return cards[0] if cards else None

    def bottom(self, color: int) -> Card | None:
        """The bottom card of a color."""
        cards = self.own.board[color].cards
        if self.resolution.karma.strays != NOTHING_ASTRAY:
            self._looked_at(cards[-1:])
        return cards[-1] if cards else None

    def stack(self, color: int) -> tuple[Card, ...]:
        """All cards of a color on the board, top first."""
        return self._looked_at(self.own.board[color].cards)

    def beneath(self, card: Card) -> tuple[Card, ...]:
        """The cards that a card covers in its pile; none where it does not lie on the board."""
        cards = self.own.board[card.color].cards
        return cards[cards.index(card) + 1 :] if card in cards else ()

    def splay_of(self, color: int) -> int:
        """How the pile of a color is splayed."""
        return self.own.board[color].splay

    def visible_in(self, color: int) -> int:
        """How many cards of a color are visible (rules 7.4.2)."""
        return self.own.board[color].visible_cards()

    def echoes_in(self, color: int) -> int:
        """How many echo effects are visible in a color, those that karma makes of other things included."""
        figures = self.resolution.moments.figures
        if figures is not None:
            return len(figures.pile_echoes(self.resolution, self.seat, color))
        return len(self.own.board[color].visible_echoes())

    def hexagons_in(self, color: int) -> int:
        """How many hexagons are visible in a color."""
        return self.own.board[color].visible_hexagons()

    def count(self, icon: int) -> int:
        """How many icons of a kind are visible on the board now (rules 7.4.1)."""
        if self.resolution.moments.figures is not None:
            return self.resolution.icon_counts(self.seat)[icon]
        return icon_count(self.own.icons, icon)

    def plain_count(self, icon: int) -> int:
        """How many icons of a kind are visible, without what karma provides (rules 12.6.5)."""
        return icon_count(self.own.icons, icon)

    def count_in(self, color: int, icon: int) -> int:
        """How many icons of a kind are visible in one color (rules 7.4.4)."""
        return icon_count(self.own.board[color].icons, icon)

    def value(self, card: Card | None) -> int:
        """The value of a card where it lies, 0 for no card (rules 1.5.4)."""
        return self.resolution.value_of(card) if card is not None else 0

    def highest(self, cards: Sequence[Card]) -> list[Card]:
        """All cards of the highest value among `cards` (rules 6.5.1)."""
        best = self.highest_value(cards)
        return [card for card in cards if self.value(card) == best]

    def lowest(self, cards: Sequence[Card]) -> list[Card]:
        """All cards of the lowest value among `cards` (rules 6.5.1)."""
        best = min([self.value(card) for card in cards], default=0)
        return [card for card in cards if self.value(card) == best]

    def highest_value(self, cards: Sequence[Card]) -> int:
        """The highest value among `cards`, 0 for none (rules 6.5.3)."""
        return max([self.value(card) for card in cards], default=0)

    # Other players

    def player_in(self, seat: int) -> Player:
        """The player in a seat."""
        return self._player(seat)

    def _player(self, seat: int) -> Player:
        return Player(self.resolution, seat)

    @property
    def everyone(self) -> list[Player]:
        """All players of the game, from this one clockwise."""
        return [self._player(seat) for seat in self.resolution.clockwise_from(self.seat)]

    @property
    def opponents(self) -> list[Player]:
        """The opponents, clockwise from this player's left (rules 1.9.5)."""
        game = self.resolution
        return [self._player(seat) for seat in game.clockwise_from(self.seat) if game.are_opponents(self.seat, seat)]

    @property
    def others(self) -> list[Player]:
        """The other players, clockwise; whether a partner is one depends on the rules (16.3)."""
        game = self.resolution
        partner = game.rules.partner_is_other
        return [
            self._player(seat)
            for seat in game.clockwise_from(self.seat)
            if seat != self.seat and (partner or game.are_opponents(self.seat, seat))
        ]

    @property
    def this_card(self) -> Card | None:
        """The card whose effect is being carried out (rules 5.8.2)."""
        frame = self.resolution.frame
        return frame.card if frame is not None else None

    # Choosing

    def _fitting(self, cards: Sequence[Card], fits: Fits | None) -> list[Card]:
        within = cards if self.resolution.moments.figures is None else self.resolution.within_reach(cards)
        if fits is None:
            return list(within)
        return [card for card in within if fits(card)]

    def _hides(self, card: Card) -> bool:
        """Whether others do not see what this card is: it lies in a private zone."""
        zone = zone_of(self.resolution.position.where[card.index])
        return zone == HAND or zone == SCORE or zone == FORECAST

    def _prove_inability(self, cards: Sequence[Card]) -> None:
        proved: list[int] = []
        for card in cards:  # karma can count several zones as the one that was asked for
            place = self.resolution.position.where[card.index]
            if owner_of(place) == self.seat and self._hides(card) and place not in proved:
                self.resolution.prove_zone(self.seat, zone_of(place))
                proved.append(place)

    def show_score_pile(self) -> None:
        """Show the whole score pile; no card moves (rules 6.13.2)."""
        self.resolution.show(self.own.score)

    def show_hand(self) -> None:
        """Show the whole hand, and what karma counts as in it; no card moves (rules 6.13.2)."""
        self.resolution.show(self.own.hand)
        figures = self.resolution.moments.figures
        if figures is not None:
            self.resolution.show(figures.hand(self.resolution, self.seat))

    def show(self, cards: Sequence[Card]) -> None:
        """Show some cards of one zone where they lie; none moves (rules 6.13)."""
        self.resolution.show(cards)

    def show_fitting(self, cards: Sequence[Card], fits: Fits) -> list[Card]:
        """Show all of `cards` that fit a hidden property; where none does, that is proved (rules 1.10.6)."""
        fitting = self._all_fitting(cards, fits)
        for card in fitting:
            self.resolution.show([card])
        return fitting

    def prove_hand(self) -> None:
        """Show what is left in the hand as proof that an instruction was obeyed in full (rules 1.10.6)."""
        if self.own.hand:
            self.resolution.prove_zone(self.seat, HAND)

    def _pick(
        self,
        verb: str,
        cards: list[Card],
        can_pass: bool,
        always: bool,
        taken: int,
        least: int,
        most: int,
        all_or_none: bool = False,
        target: int = -1,
    ) -> Card | None:
        index = self.resolution.ask(
            self.seat, "card", verb, cards, [], can_pass, always, taken, least, most, all_or_none, target
        )
        return cards[index] if index < len(cards) else None

    def choose(
        self, verb: str, cards: Sequence[Card], fits: Fits | None = None, to: Player | None = None, zone: int = 0
    ) -> Card | None:
        """Make the player choose a card for `verb`; None where nothing fits.

        The question says that the card goes to `zone` of `to` where that is known already.
        """
        candidates = self._fitting(cards, fits)
        if candidates:
            return self._pick(verb, candidates, False, False, 0, 1, 1, False, _place(to, zone))
        if fits is not None and cards:
            self._prove_inability(cards)
        return None

    def may_choose(self, verb: str, cards: Sequence[Card], fits: Fits | None = None) -> Card | None:
        """Let the player choose a card for `verb` or decline."""
        return self._may_choose(verb, cards, fits, 0, 0, 1)

    def _may_choose(
        self,
        verb: str,
        cards: Sequence[Card],
        fits: Fits | None,
        taken: int,
        least: int,
        most: int,
        all_or_none: bool = False,
        target: int = -1,
    ) -> Card | None:
        candidates = self._fitting(cards, fits)
        secret = fits is not None and len(cards) > 0 and self._hides(cards[0])
        if not candidates and not secret:
            return None
        chosen = self._pick(verb, candidates, True, secret, taken, least, most, all_or_none, target)
        if chosen is None:
            self.resolution.note("decline", self.seat, verb, value=taken)
        return chosen

    def may_choose_next(
        self, verb: str, cards: Sequence[Card], fits: Fits | None, taken: int, most: int
    ) -> Card | None:
        """Let the player choose a further card of at most `most`, `taken` of which are chosen, or stop."""
        return self._may_choose(verb, cards, fits, taken, 0, most)

    def choose_order(self, verb: str, cards: Sequence[Card]) -> list[Card]:
        """Make the player put all of `cards` in order before anything moves."""
        left = self.resolution.within_reach(cards)
        size = len(left)
        order: list[Card] = []
        while left:
            index = self.resolution.ask(
                self.seat, "order", verb, left, [], False, taken=len(order), at_least=size, at_most=size
            )
            order.append(left.pop(index))
        return order

    def choose_highest(self, count: int, cards: Sequence[Card], verb: str) -> list[Card]:
        """The `count` highest of `cards` before anything moves, ties by choice (rules 6.5.2, 6.11.3)."""
        return self._choose_extreme(count, cards, verb, True)

    def choose_lowest(self, count: int, cards: Sequence[Card], verb: str) -> list[Card]:
        """The `count` lowest of `cards` before anything moves, ties by choice (rules 6.5.2, 6.11.3)."""
        return self._choose_extreme(count, cards, verb, False)

    def _choose_extreme(self, count: int, cards: Sequence[Card], verb: str, high: bool) -> list[Card]:
        left = self.resolution.within_reach(cards)
        chosen: list[Card] = []
        while left and len(chosen) < count:
            tied = self.highest(left) if high else self.lowest(left)
            if len(tied) <= count - len(chosen):
                picked = tied
            else:
                card = self._pick(verb, tied, False, False, len(chosen), count, count)
                assert card is not None
                picked = [card]
            for card in picked:
                left.remove(card)
                chosen.append(card)
        return chosen

    def may(self, verb: str, about: Card | None = None) -> bool:
        """Ask whether the player wants to do `verb` at all; where the other answer does something else, he `prefers`.

        `about` is the card in question, which he sees.
        """
        wants = self._wants(verb, about)
        if not wants:
            self.resolution.note("decline", self.seat, verb)
        return wants

    def choose_color(self, verb: str, colors: Sequence[int], taken: int = 0, most: int = 1) -> int:
        """Make the player choose one of `colors`; it is named to all. -1 where there is none."""
        return self._choose_code("color", verb, list(colors), False, taken, most)

    def choose_value(self, verb: str, values: Sequence[int] = range(1, HIGHEST_VALUE + 1)) -> int:
        """Make the player choose one of `values`, by default any from 1 to 10 (rules 6.4.1); 0 where there is none."""
        distinct = sorted(set(values))
        return max(0, self._choose_code("value", verb, distinct, False, 0, 1))

    def choose_boxed(self, verb: str, *values: int) -> int:
        """Make the player choose one of several numbers that stand in boxes in the card's text, with what karma makes of them.

        A chosen value stays within 1 to 10 (rules 6.4.1); only where karma raised them all beyond, one of these remains.
        """
        raised = [self.boxed(value) for value in values]
        return self.choose_value(verb, [value for value in raised if value <= HIGHEST_VALUE] or raised)

    def may_choose_value(self, verb: str) -> int:
        """Let the player name a value from 1 to 10 or decline, which gives 0."""
        return max(0, self._choose_code("value", verb, list(range(1, HIGHEST_VALUE + 1)), True, 0, 1))

    def choose_number(self, verb: str, most: int, least: int = 1) -> int:
        """Make the player choose a number from `least` to `most`."""
        return self._choose_code("number", verb, list(range(least, most + 1)), False, 0, 1)

    def choose_several(self, count: int, cards: Sequence[Card], verb: str) -> list[Card]:
        """Make the player choose `count` of `cards`, or all there are, before anything moves."""
        left = self.resolution.within_reach(cards)
        if len(left) <= count:
            return left
        chosen: list[Card] = []
        while left and len(chosen) < count:
            card = self._pick(verb, left, False, False, len(chosen), count, count)
            assert card is not None
            left.remove(card)
            chosen.append(card)
        return chosen

    def choose_set(self, verb: str) -> int:
        """Make the player choose a set in play (rules 6.4.1)."""
        return self._choose_code("set", verb, [SETS.index(name) for name in self.resolution.rules.sets], False, 0, 1)

    def choose_icon(self, verb: str, icons: Sequence[int] = range(len(ICONS))) -> int:
        """Make the player choose one of `icons`, by default any of the six (rules 1.4.6)."""
        return self._choose_code("icon", verb, list(icons), False, 0, 1)

    def choose_direction(self, verb: str, directions: Sequence[int]) -> int:
        """Make the player choose one of `directions`."""
        return self._choose_code("direction", verb, sorted(set(directions)), False, 0, 1)

    def may_choose_color(self, verb: str, colors: Sequence[int]) -> int:
        """Let the player choose one of `colors` or decline; -1 for neither."""
        return self._choose_code("color", verb, list(colors), True, 0, 1)

    def prefers(self, verb: str, about: Card | None = None) -> bool:
        """Make the player choose between two alternatives: `yes` is the one that `verb` names (rules 6.3.8).

        `about` is the card in question, which he sees.
        """
        return self._wants(verb, about)

    def _wants(self, verb: str, about: Card | None) -> bool:
        cards = [about] if about is not None else []
        return self.resolution.ask(self.seat, "yes_no", verb, cards, [YES, 0], False) == 0

    def choose_player(self, verb: str, players: Sequence[Player]) -> Player | None:
        """Make the player choose one of `players`; None where there is none."""
        seat = self._choose_code("player", verb, [player.seat for player in players], False, 0, 1)
        return self._player(seat) if seat >= 0 else None

    def may_choose_player(self, verb: str, players: Sequence[Player]) -> Player | None:
        """Let the player choose one of `players` or decline."""
        seat = self._choose_code("player", verb, [player.seat for player in players], True, 0, 1)
        return self._player(seat) if seat >= 0 else None

    def _pick_code(self, kind: str, verb: str, codes: list[int], can_pass: bool, taken: int = 0, most: int = 1) -> int:
        """One of `codes`, -1 where there is none or the player declines; what is done with it tells the others."""
        if not codes:
            return -1
        least = 0 if can_pass else 1
        index = self.resolution.ask(
            self.seat, kind, verb, [], codes, can_pass, taken=taken, at_least=least, at_most=most
        )
        if index == len(codes):
            self.resolution.note("decline", self.seat, verb)
            return -1
        return codes[index]

    def _choose_code(self, kind: str, verb: str, codes: list[int], can_pass: bool, taken: int, most: int) -> int:
        """As `_pick_code`; the choice is named to all."""
        code = self._pick_code(kind, verb, codes, can_pass, taken, most)
        if code >= 0:
            self.resolution.note("choose", self.seat, kind, value=code)
        return code

    # Doing it to one card

    def boxed(self, value: int) -> int:
        """A number that stands in a box in the card's text, with what karma makes of it (rulings 0)."""
        game = self.resolution
        return value if game.moments.figures is None else game.moments.figures.boxed(game, value)

    def draw(self, value: int = 0, card_set: int = -1, exactly: int = BOXED) -> Card:
        """Draw a card into the hand, of a named set if one is given (rules 6.2).

        `value` is a number of the card's text, which karma may raise; `exactly` one that the card works out.
        """
        worth = self.boxed(value) if exactly == BOXED else exactly
        return self.resolution.draw(self.seat, worth, card_set)

    def draw_each(self, values: Sequence[int]) -> list[Card]:
        """Draw a card of each of `values`, in an order of choice (rules 6.2.1)."""
        left = list(values)
        drawn: list[Card] = []
        while left:
            value = self.choose_value("draw", left)
            left.remove(value)
            drawn.append(self.draw(exactly=value))
        return drawn

    def draw_and_foreshadow(self, value: int = 0, exactly: int = BOXED) -> Card:
        """Draw a card into the forecast (rules 6.15.1)."""
        card = self._drawn(value, -1, exactly)
        self.foreshadow(card)
        return card

    def foreshadow(self, card: Card) -> None:
        """Move a card into the forecast (rules 6.15.1)."""
        if self.resolution.is_astray(card) or self.resolution.would(WOULD_FORESHADOW, self.seat, card):
            return
        self.resolution.move(card, place_of(self.seat, FORECAST), FORESHADOW)

    def draw_several(self, count: int, value: int = 0, exactly: int = BOXED) -> list[Card]:
        """Draw `count` cards of `value`, or `exactly`, one after the other (rules 6.2.1)."""
        return [self.draw(value, -1, exactly) for _ in range(count)]

    def _drawn(self, value: int, card_set: int, exactly: int) -> Card:
        """The card a "draw and ..." takes: still on its pile, but where karma can watch it already in hand (rules 12.6.13)."""
        game = self.resolution
        worth = self.boxed(value) if exactly == BOXED else exactly
        card = game.draw_from(self.seat, worth, card_set)
        if game.moments.figures is not None:
            game.move(card, place_of(self.seat, HAND), "draw")
        return card

    def draw_and_meld(self, value: int = 0, card_set: int = -1, exactly: int = BOXED) -> Card:
        """Draw a card and meld it; it is never in the hand (rules 6.2.5)."""
        card = self._drawn(value, card_set, exactly)
        self.resolution.meld(self.seat, card)
        return card

    def draw_and_tuck(self, value: int = 0, exactly: int = BOXED) -> Card:
        """Draw a card and tuck it (rules 6.2.5)."""
        card = self._drawn(value, -1, exactly)
        self.resolution.tuck(self.seat, card)
        return card

    def drawn_and_melded(self, value: int = 0, card_set: int = -1, exactly: int = BOXED) -> Card | None:
        """Draw a card and meld it; None where karma replaced the meld, for texts about "the melded card" (rules 12.6.6)."""
        card = self._drawn(value, card_set, exactly)
        return card if self.resolution.meld(self.seat, card) else None

    def drawn_and_tucked(self, value: int = 0, exactly: int = BOXED) -> Card | None:
        """Draw a card and tuck it; None where karma replaced the tuck, for texts about "the tucked card" (rules 12.6.6)."""
        card = self._drawn(value, -1, exactly)
        return card if self.resolution.tuck(self.seat, card) else None

    def draw_and_score(self, value: int = 0, exactly: int = BOXED) -> Card:
        """Draw a card and score it (rules 6.2.5)."""
        card = self._drawn(value, -1, exactly)
        self.resolution.score(self.seat, card)
        return card

    def score_while(self, turn_up: Callable[[], Card | None], fits: Fits) -> None:
        """Turn up a card and, as long as it fits, score it and turn up another (rules 5.8.10).

        One that turns up a second time ends this and stays where it is. Karma has put it back then: as returned cards
        go under their pile, all others of it have been seen, and it would go on for ever.
        """
        before: list[Card] = []
        card = turn_up()
        while card is not None and card not in before and fits(card):
            before.append(card)
            self.score(card)
            card = turn_up()

    def draw_and_remove(self, value: int) -> Card:
        """Draw a card and remove it from the game; it is never in the hand (rules 6.2.5, 6.14)."""
        card = self._drawn(value, -1, BOXED)
        self.resolution.remove_all([card])
        return card

    def draw_and_reveal(self, value: int = 0, card_set: int = -1, exactly: int = BOXED) -> Card:
        """Draw a card before everybody's eyes; it stays in the hand unless something moves it (rules 6.2.6)."""
        worth = self.boxed(value) if exactly == BOXED else exactly
        return self.reveal_from_pile(self.resolution.draw_from(self.seat, worth, card_set))

    def reveal_from_pile(self, card: Card) -> Card:
        """Turn up a card that lies on its pile; it counts as in hand (rules 13.6.2)."""
        self.resolution.move(card, place_of(self.seat, REVEALED), "draw")
        return card

    def look_at_any_pile(self) -> None:
        """Make the player look at the top card of a supply pile of his choice; it stays where it is."""
        game = self.resolution
        piles = game.position.piles
        rows = [row for row in range(MIXED + 1) if [value for value in VALUES if piles[pile_index(row, value)]]]
        if not rows:
            return
        row = self._choose_code("set", "look", rows, False, 0, 1) if len(rows) > 1 else rows[0]
        value = self.choose_value("look", [value for value in VALUES if piles[pile_index(row, value)]])
        game.note_look(self.seat, piles[pile_index(row, value)][0])

    def put_on_pile(self, card: Card) -> None:
        """Place a card on top of its pile (rules 6.8.4); a relic has none and goes back to the relics (rules 6.8.3)."""
        if not self.resolution.is_astray(card):
            self.resolution.move(card, RELICS if card.kind == RELIC else PILE, "put on pile")

    def reveal(self, card: Card) -> None:
        """Show a card of the hand to all; it still counts as in hand (rules 6.13.1)."""
        if not self.resolution.is_astray(card):
            self.resolution.move(card, place_of(self.seat, REVEALED), REVEAL)

    def meld(self, card: Card) -> bool:
        """Meld a card; False where karma put something else in its place (rules 6.6)."""
        return self.resolution.meld(self.seat, card)

    def tuck(self, card: Card) -> bool:
        """Tuck a card; False where karma put something else in its place (rules 6.7)."""
        return self.resolution.tuck(self.seat, card)

    def score(self, card: Card) -> bool:
        """Score a card; False where karma put something else in its place (rules 6.9)."""
        return self.resolution.score(self.seat, card)

    def return_(self, card: Card) -> bool:
        """Return a card to its pile; False where karma kept it or put something else in its place (rules 6.8)."""
        return self.resolution.return_(card)

    def reveal_and_return(self, card: Card) -> bool:
        """Show a card of the hand to all and return it; False where karma replaced the return (rules 6.13.1)."""
        self.reveal(card)
        return self.return_(card)

    def transfer(self, card: Card, to: Player, zone: int) -> None:
        """Transfer a card to `zone` of a player (rules 6.10)."""
        self.resolution.transfer(card, to.seat, zone)

    def _do(self, verb: str, card: Card, to: Player | None, zone: int) -> bool:
        """Do it to a card; False where karma put something else in its place, so that it was not done (rules 12.6.6)."""
        game = self.resolution
        if verb == MELD:
            return game.meld(self.seat, card)
        if verb == TUCK:
            return game.tuck(self.seat, card)
        if verb == SCORE_IT:
            return game.score(self.seat, card)
        if verb == RETURN:
            return game.return_(card)
        if verb == ACHIEVE_IT:
            return game.claim(self.seat, card) or card in self.own.achievements
        assert to is not None
        return game.transfer(card, to.seat, zone)

    # Doing it to chosen cards

    def _one(
        self, verb: str, cards: Sequence[Card], fits: Fits | None = None, to: Player | None = None, zone: int = 0
    ) -> Card | None:
        card = self.choose(verb, cards, fits, to, zone)
        return card if card is not None and self._do(verb, card, to, zone) else None

    def _may_one(
        self, verb: str, cards: Sequence[Card], fits: Fits | None = None, to: Player | None = None, zone: int = 0
    ) -> Card | None:
        card = self._may_choose(verb, cards, fits, 0, 0, 1, False, _place(to, zone))
        return card if card is not None and self._do(verb, card, to, zone) else None

    def _some(
        self,
        verb: str,
        cards: Sequence[Card],
        least: int,
        most: int,
        fits: Fits | None = None,
        to: Player | None = None,
        zone: int = 0,
        may: bool = False,
    ) -> list[Card]:
        """Choose and move up to `most` cards one by one; `pass` is offered once `least` are taken.

        With `may` the first pick can be declined, and after it the player cannot stop early (rules 6.3.1).
        """
        return self._some_of(verb, list(cards), least, most, fits, to, zone, may)

    def _some_of(
        self,
        verb: str,
        left: list[Card],
        least: int,
        most: int,
        fits: Fits | None = None,
        to: Player | None = None,
        zone: int = 0,
        may: bool = False,
    ) -> list[Card]:
        """As `_some`; whatever was chosen leaves `left`, also where karma put something else in the place of its move."""
        target = _place(to, zone)
        moved: list[Card] = []
        for taken in range(most):
            if taken >= least or (may and taken == 0):
                card = self._may_choose(verb, left, fits, taken, 0 if may else least, most, may, target)
            else:
                candidates = self._fitting(left, fits)
                if not candidates:
                    if fits is not None and left and taken == 0:
                        self._prove_inability(left)
                    break
                card = self._pick(verb, candidates, False, False, taken, least, most, False, target)
            if card is None:
                break
            left.remove(card)
            if self._do(verb, card, to, zone):
                moved.append(card)
        return moved

    def one_of(self, verb: str, left: list[Card]) -> Card | None:
        """Make the player do `verb` to one of `left`, which it leaves; None where karma replaced that (rules 12.6.6)."""
        moved = self._some_of(verb, left, 1, 1)
        return moved[0] if moved else None

    def _all(self, verb: str, cards: Sequence[Card], to: Player | None = None, zone: int = 0) -> list[Card]:
        """Move all of `cards` one at a time; where the order can matter, in an order of choice (rules 6.1.2)."""
        moved: list[Card] = []
        taken = 0
        game = self.resolution
        for group in self._order_groups(verb, game.within_reach(cards)):
            blind = self._blind(group)
            left = game.shuffled(group) if blind else group
            while left:
                if game.karma.strays != NOTHING_ASTRAY:
                    left[:] = game.within_reach(left)
                    if not left:
                        break
                card = left[0]
                if len(left) > 1 and not blind:
                    index = self.resolution.ask(
                        self.seat,
                        "order",
                        verb,
                        left,
                        [],
                        False,
                        taken=taken,
                        at_least=len(cards),
                        at_most=len(cards),
                        target=_place(to, zone),
                    )
                    card = left[index]
                left.remove(card)
                taken += 1
                if self._do(verb, card, to, zone):
                    moved.append(card)
        return moved

    def _all_fitting(self, cards: Sequence[Card], fits: Fits) -> list[Card]:
        fitting = self._fitting(cards, fits)
        if cards and not fitting:
            self._prove_inability(cards)
        return fitting

    def _blind(self, group: list[Card]) -> bool:
        return len(group) > 1 and self.resolution.all_hidden(group, self.seat)

    def _order_groups(self, verb: str, cards: Sequence[Card]) -> list[list[Card]]:
        """The cards in groups; only the order within a group can matter.

        The order of returns counts within one supply pile, that of melds and tucks within one color. While
        special achievements are unclaimed, what shows in the middle of several melds, or of several moves
        from a board, can claim one, and flags and fountains that show can win: then any order counts. So it does
        where karma watches such moves and can make something else of any of them.
        """
        if len(cards) < 2:
            return [list(cards)]
        where = self.resolution.position.where
        uncovering = verb == MELD
        for card in cards:
            if zone_of(where[card.index]) == BOARD:
                uncovering = True
        figures = self.resolution.moments.figures
        watched = figures is not None and verb in WATCHED and figures.watches(self.resolution, WATCHED[verb], self.seat)
        if watched or (uncovering and (self.resolution.position.special or self.resolution.rules.flags)):
            return [list(cards)]
        groups: dict[int, list[Card]] = {}
        for position, card in enumerate(cards):
            if verb == RETURN:
                key = self.resolution.pile_of(card)
            elif verb == MELD or verb == TUCK or (verb == TRANSFER and zone_of(where[card.index]) == BOARD):
                key = card.color
            else:
                key = 1000 + position
            groups.setdefault(key, []).append(card)
        return list(groups.values())

    def meld_one(self, cards: Sequence[Card], fits: Fits | None = None) -> Card | None:
        """Make the player meld one of `cards`."""
        return self._one(MELD, cards, fits)

    def may_meld(self, cards: Sequence[Card], fits: Fits | None = None) -> Card | None:
        """Let the player meld one of `cards`."""
        return self._may_one(MELD, cards, fits)

    def meld_some(self, cards: Sequence[Card], least: int, most: int, fits: Fits | None = None) -> list[Card]:
        """Let the player meld `least` to `most` of `cards`."""
        return self._some(MELD, cards, least, most, fits)

    def meld_all(self, cards: Sequence[Card]) -> list[Card]:
        """Meld all of `cards`."""
        return self._all(MELD, cards)

    def meld_fitting(self, cards: Sequence[Card], fits: Fits) -> list[Card]:
        """Meld all of `cards` that fit a hidden property; where none does, that is proved (rules 1.10.6)."""
        return self._all(MELD, self._all_fitting(cards, fits))

    def may_tuck(self, cards: Sequence[Card], fits: Fits | None = None) -> Card | None:
        """Let the player tuck one of `cards`."""
        return self._may_one(TUCK, cards, fits)

    def tuck_one(self, cards: Sequence[Card], fits: Fits | None = None) -> Card | None:
        """Make the player tuck one of `cards`."""
        return self._one(TUCK, cards, fits)

    def tuck_some(self, cards: Sequence[Card], least: int, most: int, fits: Fits | None = None) -> list[Card]:
        """Let the player tuck `least` to `most` of `cards`."""
        return self._some(TUCK, cards, least, most, fits)

    def may_tuck_several(self, count: int, cards: Sequence[Card]) -> list[Card]:
        """Let the player tuck `count` of `cards`, or as many as there are, or none (rules 6.3.1)."""
        return self._some(TUCK, cards, count, count, may=True)

    def tuck_all(self, cards: Sequence[Card]) -> list[Card]:
        """Tuck all of `cards`."""
        return self._all(TUCK, cards)

    def tuck_fitting(self, cards: Sequence[Card], fits: Fits) -> list[Card]:
        """Tuck all of `cards` that fit a hidden property; where none does, that is proved (rules 1.10.6)."""
        return self._all(TUCK, self._all_fitting(cards, fits))

    def score_one(self, cards: Sequence[Card], fits: Fits | None = None) -> Card | None:
        """Make the player score one of `cards`."""
        return self._one(SCORE_IT, cards, fits)

    def may_score(self, cards: Sequence[Card], fits: Fits | None = None) -> Card | None:
        """Let the player score one of `cards`."""
        return self._may_one(SCORE_IT, cards, fits)

    def score_several(self, count: int, cards: Sequence[Card]) -> list[Card]:
        """Make the player score `count` of `cards`, or as many as there are."""
        return self._some(SCORE_IT, cards, count, count)

    def score_all(self, cards: Sequence[Card]) -> list[Card]:
        """Score all of `cards`."""
        return self._all(SCORE_IT, cards)

    def score_in_order(self, cards: Sequence[Card]) -> None:
        """Score all of `cards` in the order given, for effects that fix it (rules 6.1.2)."""
        for card in cards:
            self.score(card)

    def return_one(self, cards: Sequence[Card], fits: Fits | None = None) -> Card | None:
        """Make the player return one of `cards`."""
        return self._one(RETURN, cards, fits)

    def may_return(self, cards: Sequence[Card], fits: Fits | None = None) -> Card | None:
        """Let the player return one of `cards`."""
        return self._may_one(RETURN, cards, fits)

    def return_some(self, cards: Sequence[Card], least: int, most: int) -> list[Card]:
        """Let the player return `least` to `most` of `cards`."""
        return self._some(RETURN, cards, least, most)

    def return_several(self, count: int, cards: Sequence[Card]) -> list[Card]:
        """Make the player return `count` of `cards`, or as many as there are."""
        return self._some(RETURN, cards, count, count)

    def may_return_several(self, count: int, cards: Sequence[Card]) -> list[Card]:
        """Let the player return `count` of `cards`, or as many as there are, or none (rules 6.3.2)."""
        return self._some(RETURN, cards, count, count, may=True)

    def return_fitting(self, cards: Sequence[Card], fits: Fits) -> list[Card]:
        """Return all of `cards` that fit a hidden property; where none does, that is proved (rules 1.10.6)."""
        return self._all(RETURN, self._all_fitting(cards, fits))

    def return_all(self, cards: Sequence[Card]) -> list[Card]:
        """Return all of `cards`."""
        return self._all(RETURN, cards)

    def return_from_all_score_piles(self, value: int) -> list[Player]:
        """Return every card of a value from everybody's score pile; who lost cards.

        The player returns them one by one; as he sees the backs of others' cards only, he says whose comes next.
        """
        owners = self.everyone
        waiting = {owner.seat: owner.scored_of(value) for owner in owners}  # cards that karma keeps are tried but once
        losers: set[int] = set()
        while len(left := [owner for owner in owners if waiting[owner.seat]]) > 1:
            owner = self.choose_player(RETURN, left)
            card = self.choose(RETURN, waiting[owner.seat]) if owner else None
            if owner is None or card is None:
                break
            waiting[owner.seat].remove(card)
            if self._do(RETURN, card, None, 0):
                losers.add(owner.seat)
        for owner in left:
            if self.return_all(waiting[owner.seat]):
                losers.add(owner.seat)
        return [owner for owner in owners if owner.seat in losers]

    def scored_of(self, value: int) -> list[Card]:
        """The cards of a value in the score pile."""
        return [card for card in self.score_pile if card.age == value]

    def transfer_one(self, cards: Sequence[Card], to: Player, zone: int, fits: Fits | None = None) -> Card | None:
        """Make the player transfer one of `cards` to `zone` of `to`."""
        return self._one(TRANSFER, cards, fits, to, zone)

    def transfer_several(self, count: int, cards: Sequence[Card], to: Player, zone: int) -> list[Card]:
        """Make the player transfer `count` of `cards`, or as many as there are."""
        return self._some(TRANSFER, cards, count, count, None, to, zone)

    def transfer_fitting(self, cards: Sequence[Card], to: Player, zone: int, fits: Fits) -> list[Card]:
        """Transfer all of `cards` that fit a hidden property; where none does, that is proved (rules 1.10.6)."""
        return self._all(TRANSFER, self._all_fitting(cards, fits), to, zone)

    def transfer_highest(self, count: int, cards: Sequence[Card], to: Player, zone: int) -> list[Card]:
        """Make the player transfer the `count` highest of `cards`, highest first, ties by choice (rules 6.5.2)."""
        left = self.resolution.within_reach(cards)
        moved: list[Card] = []
        values = {card.index: self.value(card) for card in left}
        taken = 0
        while taken < count and (left := self.resolution.within_reach(left)):
            best = max([values[card.index] for card in left])
            tied = [card for card in left if values[card.index] == best]
            card = self._pick(TRANSFER, tied, False, False, taken, count, count, False, _place(to, zone))
            assert card is not None
            left.remove(card)
            taken += 1
            if self._do(TRANSFER, card, to, zone):
                moved.append(card)
        return moved

    def transfer_all(self, cards: Sequence[Card], to: Player, zone: int) -> list[Card]:
        """Transfer all of `cards` to `zone` of `to`."""
        return self._all(TRANSFER, cards, to, zone)

    def take_one(self, cards: Sequence[Card]) -> Card | None:
        """Make the player take one of `cards` into his own hand (rules 6.10.3)."""
        return self.transfer_one(cards, self, HAND)

    def may_take(self, cards: Sequence[Card]) -> Card | None:
        """Let the player take one of `cards` into his own hand."""
        return self._may_one(TRANSFER, cards, None, self, HAND)

    def exchange(self, mine: list[Card], my_zone: int, other: Player, theirs: list[Card], their_zone: int) -> bool:
        """Exchange cards of my zone with cards of another's (or my other) zone at once (rules 6.11)."""
        return self.resolution.exchange(mine, place_of(other.seat, their_zone), theirs, place_of(self.seat, my_zone))

    # Piles

    def splay(self, color: int, direction: int) -> bool:
        """Splay a color; False where that changes nothing (rules 6.12)."""
        return self.resolution.splay(self.seat, color, direction)

    def unsplay(self, color: int) -> bool:
        """Unsplay a color; False where it was not splayed (rules 6.12.3)."""
        return self.resolution.splay(self.seat, color, UNSPLAYED)

    def may_splay(self, direction: int, colors: Sequence[int] = range(len(COLORS))) -> int:
        """Let the player splay one of `colors`, of those he can; the color, or -1 (rules 6.12.1)."""
        legal = self._splayable(direction, colors)
        color = self._pick_code("color", f"splay {SPLAYS[direction]}", legal, True)
        if color >= 0:
            self.splay(color, direction)
        return color

    def _splayable(self, direction: int, colors: Sequence[int]) -> list[int]:
        board = self.own.board
        return [color for color in colors if len(board[color].cards) > 1 and board[color].splay != direction]

    def splay_one(self, direction: int, colors: Sequence[int] = range(len(COLORS))) -> int:
        """Make the player splay one of `colors`, of those he can; the color, or -1 (rules 6.12.1)."""
        color = self.choose_color(f"splay {SPLAYS[direction]}", self._splayable(direction, colors))
        if color >= 0:
            self.splay(color, direction)
        return color

    def splay_any_color(self, direction: int) -> None:
        """Make the player choose a color on anybody's board to be splayed, able to change or not (rules 6.12.6)."""
        verb = f"splay {SPLAYS[direction]}"
        owner = self.choose_player(verb, [player for player in self.everyone if player.tops])
        if owner:
            self.splay_of_another(owner, self.choose_color(verb, owner.colors), direction)

    def unsplay_all(self) -> None:
        """Unsplay every splayed color, in an order of choice."""
        colors = [color for color in self.colors if self.splay_of(color) != UNSPLAYED]
        while colors:
            color = self.choose_color("unsplay", colors)
            self.unsplay(color)
            colors.remove(color)

    def splay_of_another(self, owner: Player, color: int, direction: int) -> bool:
        """Splay a pile of anybody's board (rules 6.12.6)."""
        return self.resolution.splay(owner.seat, color, direction)

    def may_rearrange(self) -> int:
        """Let the player put one of his piles into any order; its color, or -1 (rules 6.17)."""
        colors = [color for color in self.colors if len(self.stack(color)) > 1]
        color = self._pick_code("color", "rearrange", colors, True)
        if color >= 0:
            order = self.choose_order("rearrange", self.stack(color))
            self.resolution.rearrange(self.seat, color, tuple(order))
        return color

    # Achievements and the end

    def claim_special(self, card: Card) -> bool:
        """Claim a special achievement if nobody has it yet (rules 6.16.6)."""
        if self.resolution.position.where[card.index] != SPECIALS:
            return False
        self.resolution.claim(self.seat, card)
        return True

    def available(self, value: int) -> list[Card]:
        """The available achievements of a value."""
        return [card for card in self.all_available if self.value(card) == value]

    @property
    def all_available(self) -> list[Card]:
        """The available achievements, those among them that karma counts as available for this player (rules 12.6.5)."""
        game = self.resolution
        figures = game.moments.figures
        if figures is None:
            return list(game.position.available)
        return list(self._looked_at(game.position.available + figures.available(game, self.seat)))

    def claim_any(self) -> Card | None:
        """Make the player claim any available achievement, eligible or not (rules 6.16.3, 6.16.5)."""
        return self._claim(self.all_available)

    def claim_of_value(self, value: int) -> Card | None:
        """Make the player claim an available achievement of a value, eligible or not (rules 6.16.3, 6.16.4)."""
        return self._claim(self.available(value))

    def _claim(self, cards: list[Card]) -> Card | None:
        if not cards:
            return None
        card = cards[self.resolution.ask(self.seat, "achievement", ACHIEVE_IT, cards, [], False)]
        self.achieve(card)
        return card

    def eligible(self, value: int, times: int = 1) -> bool:
        """Whether the player may claim a standard achievement of `value` now (rules 9.2)."""
        return self.resolution.eligible(self.seat, value, times)

    def eligible_among(self, cards: Sequence[Card]) -> list[Card]:
        """Those of `cards` that the player may achieve now, by their value where they lie (rules 6.16.2)."""
        return [card for card in cards if self.eligible(self.value(card))]

    def achieve(self, card: Card) -> bool:
        """Move a card into the player's achievements; False where karma replaced that (rules 6.16.1)."""
        return self.resolution.claim(self.seat, card)

    def achieve_one(self, cards: Sequence[Card]) -> Card | None:
        """Make the player achieve one of `cards`."""
        return self._one(ACHIEVE_IT, cards)

    def may_achieve(self, cards: Sequence[Card]) -> Card | None:
        """Let the player achieve one of `cards`."""
        return self._may_one(ACHIEVE_IT, cards)

    def claim_available(self, times: int = 1) -> Card | None:
        """Make the player claim an available achievement he is eligible for (rules 6.16.5)."""
        return self._claim([card for card in self.all_available if self.eligible(self.value(card), times)])

    def claim_one_of(self, cards: list[Card]) -> Card | None:
        """Make the player claim one of these available achievements, eligible or not."""
        return self._claim(cards)

    def can_pay(self, value: int) -> bool:
        """Whether the player's points suffice for an achievement of `value`, whatever his top cards."""
        return self.resolution.can_pay(self.seat, value)

    def reaches(self, value: int) -> bool:
        """Whether the player's top cards suffice for an achievement of `value`, whatever his points."""
        return self.resolution.reaches(self.seat, value)

    def make_available(self, card: Card) -> None:
        """Make a card an available achievement (rules 6.10.5)."""
        if not self.resolution.is_astray(card):
            self.resolution.move(card, AVAILABLE, "make available")

    def make_bottom_available(self, value: int) -> None:
        """Make the bottom card of a base pile, unseen, an available achievement (rules 6.2.10)."""
        pile = self.resolution.position.piles[pile_index(self.resolution.rules.main_piles, value)]
        if pile:
            self.make_available(pile[-1])

    def values_with_cards(self, highest: int) -> list[int]:
        """The values up to `highest` whose base pile has cards."""
        game = self.resolution
        values = range(1, min(highest, HIGHEST_VALUE) + 1)
        return [value for value in values if game.position.piles[pile_index(game.rules.main_piles, value)]]

    def search_pile_for_figure(self, value: int) -> None:
        """Make the player name a Figure of a value; it comes to his hand if it lies in its pile, which is shuffled."""
        self.resolution.search_pile(self.seat, FIGURES, value)

    def may_make_available(self, value: int) -> None:
        """Let the player move the bottom card of a pile, unseen, to the available achievements (rules 6.2.10).

        Nothing happens where that pile is empty, or where karma raised the value beyond 10.
        """
        if value > HIGHEST_VALUE:
            return
        game = self.resolution
        pile = game.position.piles[pile_index(game.rules.main_piles, value)]
        if pile and self.may("make available"):
            game.move(pile[-1], AVAILABLE, "make available")

    # What effects of one card remember of each other

    def remember(self, card: Card) -> Card:
        """Keep a card in mind for a later effect of the card being executed, if one is (rules 5.8.6)."""
        frame = self.resolution.frame
        if frame is None:
            return card
        if frame.remembered is None:
            frame.remembered = {}
        frame.remembered.setdefault(self.seat, []).append(card)
        return card

    @property
    def remembered(self) -> list[Card]:
        """The cards this player's earlier effects of the card being executed asked to remember."""
        frame = self.resolution.frame
        if frame is None or frame.remembered is None:
            return []
        return frame.remembered.get(self.seat, [])

    def remove_all(self, cards: list[Card]) -> None:
        """Remove cards from the game at once (rules 6.1.1, 6.14)."""
        self.resolution.remove_all(cards)

    def lose(self) -> None:
        """Remove everything the player has from the game, whatever zone it is in, and eliminate him (rules 10.6.1)."""
        own = self.own
        board = [card for stack in own.board for card in stack.cards]
        private = [*own.hand, *own.revealed, *own.score, *own.forecast]
        self.resolution.remove_all([*private, *board, *own.achievements, *own.display], True)
        self.resolution.eliminate(self.seat)

    def win_by(self, card: Card) -> None:
        """Win the game by a card's karma (rules 10.4.1). Never returns."""
        self.resolution.end([self.seat], "effect", card)

    def win(self) -> None:
        """Win the game by the effect that is being executed (rules 10.4.1). Never returns."""
        frame = self.resolution.frame
        self.resolution.end([self.seat], "effect", frame.printed if frame is not None else None)

    # What the card's demand did

    @property
    def demand_transferred(self) -> int:
        """How many cards the demand of the card being executed transferred (rules 5.5.3)."""
        frame = self.resolution.frame
        return frame.demand_transfers if frame is not None else 0

    @property
    def demand_returned(self) -> int:
        """How many cards the demand of the card being executed returned (rules 5.5.3)."""
        frame = self.resolution.frame
        return frame.demand_returns if frame is not None else 0

    @property
    def demand_returned_highest(self) -> int:
        """The highest value among the cards the demand of the card being executed returned, 0 for none."""
        frame = self.resolution.frame
        return frame.demand_returned_highest if frame is not None else 0

    @property
    def returned_so_far(self) -> int:
        """How many cards this player returned because of the card being executed, during this action."""
        frame = self.resolution.frame
        return frame.returned[self.seat] if frame is not None else 0


def single_best(players: Sequence[Player], value: Callable[[Player], int]) -> Player | None:
    """The single player with the highest `value` above 0; None on a tie."""
    best = max([value(player) for player in players])
    leaders = [player for player in players if value(player) == best]
    return leaders[0] if best > 0 and len(leaders) == 1 else None


def sole_leader(players: Sequence[Player], score: Callable[[Player], int]) -> Player | None:
    """The single player with the most by `score`; None on a tie (rules 10.4.2).

    A partner is no rival (rules 16.3): partners who lead together count as one.
    """
    best = max([score(player) for player in players])
    leaders = [player for player in players if score(player) == best]
    game = leaders[0].resolution
    for player in leaders[1:]:
        if game.are_opponents(leaders[0].seat, player.seat):
            return None
    return leaders[0]
