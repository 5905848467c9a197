"""Resolution: one action being carried out. Every card that moves, moves here.

It holds the table, the answers, and the running state of the dogma that is being resolved; it is made
for an action and gone with it. What a move entails for every card at once stands in this module:
bookkeeping (rules 9.6), the sharing bonus (5.7), who sees what (1.10.4) and the log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from innovation.material.card import NUMBERED, RELIC, Card, icon_count
from innovation.material.catalog import CARDS
from innovation.material.words import BASE, GREEN, HIGHEST_VALUE, ICONS, LEFT, MIXED, UNSPLAYED, UP
from innovation.rules.decision import Decision, hidden_from, value_at
from innovation.rules.driver import ANYTHING, Driver, Unrepeatable, Unseen
from innovation.rules.event import EVERYONE, NOBODY, Event
from innovation.rules.karma_state import NO_KARMA, NOTHING_ASTRAY, KarmaState
from innovation.rules.options import Rules
from innovation.table.generator import Generator
from innovation.table.position import Outcome, Position, pile_index
from innovation.table.seat import Seat
from innovation.table.stack import Stack
from innovation.table.zones import (
    ACHIEVEMENTS,
    AVAILABLE,
    BOARD,
    DISPLAY,
    FIRST_SEAT_PLACE,
    FORECAST,
    HAND,
    PILE,
    RELICS,
    REMOVED,
    REVEALED,
    SCORE,
    SPECIALS,
    owner_of,
    place_of,
    zone_of,
)

MOST_NESTED: Final = 100
"""How many executions go on inside each other: more than any chain that comes to an end by itself."""

POINTS_A_VALUE: Final = 5
"""The points that the first achievement of a value costs, for each of that value (rules 9.2.1)."""

SHARED: Final = 0
DEMANDED: Final = 1


class GameOver(BaseException):
    """The game has ended in the middle of whatever was going on. No fault."""


class DogmaComplete(BaseException):
    """An effect declared the dogma action complete (rules 5.9.1), or put the turn player out (rules 10.6.3)."""


class Frame:
    """One card being executed, and what its effects remember of each other (rules 5.8.6).

    `demand_transfers` and `demand_returns` count the cards that its demand moved, all targets together
    (rules 5.5.3); `returned` counts by seat the cards each player returned because of this card;
    `remembered` holds by seat the cards an effect asked to remember for a later one ("due to ... 's echo
    effect"). `printed` is the card on which the effects stand; `card` is what they mean by "this card", which is
    another where they are executed as if they were on that one (rules 5.8.3). `owner` is who had the printed card
    when its execution began, else the launcher.
    """

    def __init__(self, card: Card, launcher: int, seats: int, printed: Card | None = None) -> None:
        self.card: Final[Card] = card
        self.printed: Final[Card] = printed if printed is not None else card
        self.launcher: Final[int] = launcher
        self.owner: int = launcher
        self.effect: int = 0
        self.kind: int = SHARED
        self.demand_transfers: int = 0
        self.demand_returns: int = 0
        self.demand_returned_highest: int = 0
        self.returned: Final[list[int]] = [0] * seats
        self.remembered: dict[int, list[Card]] | None = None

    def tally(self) -> tuple[int, ...]:
        """What the card has moved so far, to be gone back to after a karma: that moves nothing because of the card."""
        return (self.demand_transfers, self.demand_returns, self.demand_returned_highest, *self.returned)

    def go_back_to(self, tally: tuple[int, ...]) -> None:
        """Forget what was counted since a `tally`."""
        self.demand_transfers, self.demand_returns, self.demand_returned_highest = tally[0], tally[1], tally[2]
        self.returned[:] = tally[3:]


class Deed:
    """A meld or tuck that just happened: by whom, of which card, onto a pile of which splay (rules 9.4.2)."""

    def __init__(self, tucked: bool, seat: int, card: Card, splay: int) -> None:
        self.tucked: Final[bool] = tucked
        self.seat: Final[int] = seat
        self.card: Final[Card] = card
        self.splay: Final[int] = splay


class MeldAction:
    """What a Meld action remembers for its triggers (rules 4.4.2, C.3)."""

    def __init__(self, seat: int, card: Card, covered: Card | None) -> None:
        self.seat: Final[int] = seat
        self.card: Final[Card] = card
        self.covered: Final[Card | None] = covered


class ActionKind:
    """A kind of action that a set adds: its code, the cards it can be taken with now, and how it is carried out."""

    def __init__(
        self, code: int, choices: Callable[[Resolution], list[Card]], perform: Callable[[Resolution, Card], None]
    ) -> None:
        self.code: Final[int] = code
        self.choices: Final[Callable[[Resolution], list[Card]]] = choices
        self.perform: Final[Callable[[Resolution, Card], None]] = perform


WOULD_DRAW: Final = 0
WOULD_MELD: Final = 1
WOULD_TUCK: Final = 2
WOULD_SCORE: Final = 3
WOULD_RETURN: Final = 4
WOULD_REMOVE: Final = 5
WOULD_FORESHADOW: Final = 6
WOULD_CLAIM: Final = 7
WOULD_SPLAY: Final = 8
WOULD_WIN: Final = 9
WOULD_DOGMA: Final = 10
WOULD_DRAW_ACTION: Final = 11
WOULD_INSPIRE: Final = 12
WOULD_DRAW_BONUS: Final = 13
WOULD_NOT_DRAW_BONUS: Final = 14
WOULD_DEMAND: Final = 15


class Happening:
    """Something that is about to happen: of a kind, by a player, to a card; `value` is its value, color or direction.

    `other` is the target of a demand, or whose pile would be splayed.
    """

    def __init__(self, kind: int, seat: int, card: Card | None = None, value: int = 0, other: int = -1) -> None:
        self.kind: Final[int] = kind
        self.seat: Final[int] = seat
        self.card: Final[Card | None] = card
        self.value: Final[int] = value
        self.other: Final[int] = other


class FigureMoments:
    """What Figures add: watching karma, standing karma, and moments of their own (rules 12).

    - `would`: lets karma watch a happening; True where it happens no more;
    - `icons`, `points`, `achievements`: what standing karma adds for a seat;
    - `melded`: the "when you meld" karma of a card just melded;
    - `keeps`: whether a card of a score pile is protected from the running action;
    - `hand`, `score`: further cards that count as in a seat's hand or score pile; `bonuses`: further bonuses;
    - `claims_higher`, `discount`: what a seat's top cards and points are worth more for claiming;
    - `helps`: whether karma may help a seat to special achievements; `meets`: whether it meets a condition thereby;
    - `pile_echoes`: the cards and echo effects (`Effect`) of a seat's pile, from the bottom up;
    - `boxed`: what karma makes of a boxed number in the text of the card being executed;
    - `available`: further cards that count as available achievements for a seat;
    - `watches`: whether some karma watches a kind of happening where a seat is about to do it.
    """

    def __init__(
        self,
        would: Callable[[Resolution, Happening], bool],
        icons: Callable[[Resolution, int, list[int]], None],
        points: Callable[[Resolution, int], int],
        achievements: Callable[[Resolution, int], int],
        melded: Callable[[Resolution, int, Card], None],
        keeps: Callable[[Resolution, Card], bool],
        hand: Callable[[Resolution, int], tuple[Card, ...]],
        score: Callable[[Resolution, int], tuple[Card, ...]],
        bonuses: Callable[[Resolution, int], list[int]],
        claims_higher: Callable[[Resolution, int], int],
        discount: Callable[[Resolution, int, int], int],
        helps: Callable[[Resolution, int], bool],
        meets: Callable[[Resolution, int, Card], bool],
        pile_echoes: Callable[[Resolution, int, int], list[Any]],
        boxed: Callable[[Resolution, int], int],
        available: Callable[[Resolution, int], tuple[Card, ...]],
        watches: Callable[[Resolution, int, int], bool],
    ) -> None:
        self.would: Final[Callable[[Resolution, Happening], bool]] = would
        self.icons: Final[Callable[[Resolution, int, list[int]], None]] = icons
        self.points: Final[Callable[[Resolution, int], int]] = points
        self.achievements: Final[Callable[[Resolution, int], int]] = achievements
        self.melded: Final[Callable[[Resolution, int, Card], None]] = melded
        self.keeps: Final[Callable[[Resolution, Card], bool]] = keeps
        self.hand: Final[Callable[[Resolution, int], tuple[Card, ...]]] = hand
        self.score: Final[Callable[[Resolution, int], tuple[Card, ...]]] = score
        self.bonuses: Final[Callable[[Resolution, int], list[int]]] = bonuses
        self.claims_higher: Final[Callable[[Resolution, int], int]] = claims_higher
        self.discount: Final[Callable[[Resolution, int, int], int]] = discount
        self.helps: Final[Callable[[Resolution, int], bool]] = helps
        self.meets: Final[Callable[[Resolution, int, Card], bool]] = meets
        self.pile_echoes: Final[Callable[[Resolution, int, int], list[Any]]] = pile_echoes
        self.boxed: Final[Callable[[Resolution, int], int]] = boxed
        self.available: Final[Callable[[Resolution, int], tuple[Card, ...]]] = available
        self.watches: Final[Callable[[Resolution, int, int], bool]] = watches


class Moments:
    """What sets in play add at named moments; a set that is not in play adds nothing and costs nothing.

    - `after_change`: after every atomic change, before wins are looked for (rules 9.6.1 steps 2 to 5);
    - `default_set`: which set a draw that names none takes, given seat and value (rules 6.2.4);
    - `after_splay`: a splay into a new direction, given who splayed and whose pile (rules 9.6.1 step 7);
    - `meld_triggers`: the triggers of a Meld action, in their order (rules 4.4.3);
    - `actions`: further kinds of actions.
    """

    def __init__(
        self,
        after_change: tuple[Callable[[Resolution], None], ...],
        figures: FigureMoments | None = None,
        default_set: Callable[[Resolution, int, int], int] | None = None,
        after_splay: tuple[Callable[[Resolution, int, int], None], ...] = (),
        meld_triggers: tuple[Callable[[Resolution, MeldAction], None], ...] = (),
        actions: tuple[ActionKind, ...] = (),
    ) -> None:
        self.after_change: Final[tuple[Callable[[Resolution], None], ...]] = after_change
        self.figures: Final[FigureMoments | None] = figures
        self.default_set: Final[Callable[[Resolution, int, int], int] | None] = default_set
        self.after_splay: Final[tuple[Callable[[Resolution, int, int], None], ...]] = after_splay
        self.meld_triggers: Final[tuple[Callable[[Resolution, MeldAction], None], ...]] = meld_triggers
        self.actions: Final[tuple[ActionKind, ...]] = actions


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """`cards` less `card`, which must be among them."""
    position = 0
    while cards[position] is not card:
        position += 1
    return cards[:position] + cards[position + 1 :]


def once(cards: Sequence[Card]) -> list[Card]:
    """The same cards, each once: karma can count one card as in two zones, and it still is one card."""
    return list({card.index: card for card in cards}.values())


class Resolution:
    """The running action: position, answers, log, and the state of the dogma in progress.

    `executing` is the seat that carries out the current effect; `launcher` the seat whose action this is.
    While `unseen_order`, only the owner of revealed cards sees which of them leaves for its pile (rules 13.6.3).
    """

    def __init__(
        self,
        rules: Rules,
        names: tuple[str, ...],
        moments: Moments,
        position: Position,
        driver: Driver,
        events: list[Event] | None,
    ) -> None:
        self.rules: Final[Rules] = rules
        self.names: Final[tuple[str, ...]] = names
        self.moments: Final[Moments] = moments
        self.position: Final[Position] = position
        self.seats: Final[list[Seat]] = position.seats
        self.driver: Final[Driver] = driver
        self.events: Final[list[Event] | None] = events
        self.executing: int = position.player
        self.frame: Frame | None = None
        self.depth: int = 0
        self.bonus_earned: bool = False
        self.achievements_changed: bool = False
        self.counts: list[int] = []
        self.deed: Deed | None = None
        self.changes: int = 0
        self.karma: Final[KarmaState] = NO_KARMA if moments.figures is None else KarmaState(position.player)
        self.asking: Card | None = None  # what asks outside a Dogma action: a karma, an inspire effect or a decree
        self.meld_action_card: Card | None = None
        self.covered: Card | None = None  # by the card of the Meld action, at the moment it was laid (rules 4.4.2)
        self.unseen_order: bool = False

    # Players

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats still in the game, from `seat` itself on (rules 1.9.1, 1.9.6)."""
        count = len(self.seats)
        order: list[int] = []
        for step in range(count):
            other = (seat + step) % count
            if not self.seats[other].eliminated:
                order.append(other)
        return order

    def next_seat(self, seat: int) -> int:
        """The next player clockwise who is still in the game."""
        other = (seat + 1) % len(self.seats)
        while self.seats[other].eliminated:
            other = (other + 1) % len(self.seats)
        return other

    def are_opponents(self, one: int, other: int) -> bool:
        """Whether two seats are on different teams (rules 1.9.5)."""
        if self.rules.teams is not None:
            return (one - other) % 2 != 0
        return one != other

    def team(self, seat: int) -> list[int]:
        """The seats of the player's team, himself included; just him without teams."""
        if self.rules.teams is None:
            return [seat]
        return [other for other in range(len(self.seats)) if (other - seat) % 2 == 0]

    # Numbers

    def value_of(self, card: Card) -> int:
        """The card's value where it lies now (rules 1.5.2)."""
        return value_at(card, self.position.where[card.index])

    def highest_top(self, seat: int) -> int:
        """The highest value among a player's top cards, 0 without any (rules 4.3.1)."""
        highest = 0
        for stack in self.seats[seat].board:
            if stack.cards and stack.cards[0].front > highest:
                highest = stack.cards[0].front
        return highest

    def points(self, seat: int) -> int:
        """A player's score (rules 8.1)."""
        total = 0
        for card in self.seats[seat].score:
            total += card.age
        figures = self.moments.figures
        if figures is not None:
            total += figures.points(self, seat)
        if self.rules.bonuses:
            bonuses = self.visible_bonuses(seat)
            if bonuses:
                total += max(bonuses) + len(bonuses) - 1
        return total

    def visible_bonuses(self, seat: int) -> list[int]:
        """The values of all bonuses that show on a player's board (rules 8.3)."""
        found: list[int] = []
        for stack in self.seats[seat].board:
            if stack.cards:
                found.extend(stack.visible_bonuses())
        figures = self.moments.figures
        return found if figures is None else found + figures.bonuses(self, seat)

    def team_points(self, seat: int) -> int:
        """The scores of a team added up (rules 10.3.2, 16.5)."""
        return sum([self.points(member) for member in self.team(seat)])

    def team_achievements(self, seat: int) -> int:
        """The achievements of a team added up (rules 16.4); a single player's without teams."""
        return sum([self.achievement_count(member) for member in self.team(seat)])

    def achievement_count(self, seat: int) -> int:
        """A player's own achievements, flags and fountains that count now among them (rules 9.1)."""
        own = len(self.seats[seat].achievements)
        figures = self.moments.figures
        if figures is not None and not self.seats[seat].eliminated:
            own += figures.achievements(self, seat)
        if self.rules.flags and not self.seats[seat].eliminated:
            return own + self.flags_and_fountains(seat)
        return own

    def flags_and_fountains(self, seat: int) -> int:
        """How many flags and fountains count as achievements of a player now (rules 13.8)."""
        found = 0
        for color, stack in enumerate(self.seats[seat].board):
            if not stack.cards:
                continue
            found += len(stack.showing("fountain"))
            flags = len(stack.showing("flag"))
            if flags and self._nobody_shows_more(seat, color, stack.visible_cards()):
                found += flags
        return found

    def _nobody_shows_more(self, seat: int, color: int, shown: int) -> bool:
        for other, owner in enumerate(self.seats):
            if not owner.eliminated and self.are_opponents(seat, other) and owner.board[color].visible_cards() > shown:
                return False
        return True

    def eligible(self, seat: int, value: int, times: int = 1) -> bool:
        """Whether a player may claim a standard achievement of `value` now (rules 9.2.1).

        `times` multiplies his score for this question only.
        """
        return self.reaches(seat, value) and self.can_pay(seat, value, times)

    def reaches(self, seat: int, value: int) -> bool:
        """Whether a player's top cards suffice for a standard achievement of `value` (rules 9.2.1)."""
        highest = self.highest_top(seat)
        figures = self.moments.figures
        if figures is not None:
            highest += figures.claims_higher(self, seat)
        return highest >= value

    def can_pay(self, seat: int, value: int, times: int = 1) -> bool:
        """Whether a player's points suffice for a standard achievement of `value` (rules 9.2.1)."""
        points = self.points(seat) * times
        figures = self.moments.figures
        if figures is not None:
            points += figures.discount(self, seat, value)
        return points >= self.price(seat, value)

    def price(self, seat: int, value: int) -> int:
        """The points that a player needs for an achievement of `value`, dearer with each he has of it (rules 9.2.1)."""
        owned = 0
        for card in self.seats[seat].achievements:
            if card.age == value and (card.kind == NUMBERED or self.rules.relics_raise_cost):
                owned += 1
        return POINTS_A_VALUE * value * (owned + 1)

    def claimable(self, seat: int) -> list[Card]:
        """The available achievements that a player may claim now, karma's among them (rules 9.2.1, 12.6.5)."""
        figures = self.moments.figures
        if figures is not None:
            available = figures.available(self, seat) + self.position.available
            return [card for card in available if self.eligible(seat, self.value_of(card))]
        points = self.points(seat)
        if points < POINTS_A_VALUE:
            return []
        top = self.highest_top(seat)
        affordable = [
            card for card in self.position.available if card.age <= top and card.age * POINTS_A_VALUE <= points
        ]
        return [card for card in affordable if points >= self.price(seat, card.age)]

    # Questions

    def ask(
        self,
        seat: int,
        kind: str,
        verb: str,
        cards: list[Card],
        codes: list[int],
        can_pass: bool,
        always: bool = False,
        taken: int = 0,
        at_least: int = 1,
        at_most: int = 1,
        all_or_none: bool = False,
        target: int = -1,
    ) -> int:
        """The number of the option that the player in `seat` picks; the one after the last is `pass`.

        The options are `cards`, or `codes` (numbers whose meaning `kind` gives), or for an action both, where
        the first code, the draw, has no card. A question with one legal answer is not asked unless `always` (rules 1.10.7, 1.10.8). Cards whose
        front the player may not see are offered in a shuffled order among equal backs: `cards` is put into an
        order in place that tells nothing of what the player does not see. `target` is the place to which a
        card will be transferred, -1 where that is no transfer or not yet decided.
        """
        size = len(codes) or len(cards)
        if len(cards) > 1 and not codes and self._any_hidden(cards, seat):
            self._hide_order(cards, seat)
        driver = self.driver
        asked = size + can_pass > 1 or always
        script = driver.script
        if script is not None and script.cursor < len(script.choices):
            wanted_seat, wanted = script.choices[script.cursor]
            script.cursor += 1
            index = self._repeat(seat, wanted_seat, wanted, cards, codes, can_pass)
            if asked:
                driver.picks.append(index)
                driver.cursor += 1
        elif not asked:
            index = 0
        else:
            index = driver.known()
            if index < 0:
                frame = self.frame
                source = frame.printed if frame is not None else None
                effect = frame.effect if frame is not None else 0
                if self.asking is not None or self.karma.choosing:
                    source = self.asking if not self.karma.choosing else None
                    effect = 0
                where = self.position.where
                index = driver.ask(
                    Decision(
                        self.names,
                        seat,
                        kind,
                        verb,
                        source,
                        effect,
                        cards,
                        codes,
                        can_pass,
                        where,
                        taken,
                        at_least,
                        at_most,
                        all_or_none,
                        self.karma.running and self.asking is not None,
                        target,
                    )
                )
        if driver.choices is not None:
            meaning = self._meaning(index, cards, codes)
            driver.choices.append((seat, Unseen(meaning) if self.unseen_order else meaning))
        return index

    def _meaning(self, index: int, cards: list[Card], codes: list[int]) -> object:
        if index >= (len(codes) or len(cards)):
            return None
        if codes and cards:
            return (codes[index], cards[index - 1] if index else None)
        return codes[index] if codes else cards[index]

    def _repeat(
        self, seat: int, wanted_seat: int, wanted: object, cards: list[Card], codes: list[int], can_pass: bool
    ) -> int:
        size = len(codes) or len(cards)
        if seat == wanted_seat and wanted is ANYTHING:
            generator = Generator(self.position.random)
            index = generator.below(size)
            self.position.random = generator.state
            return index
        if seat == wanted_seat:
            for index in range(size + can_pass):
                meaning = self._meaning(index, cards, codes)
                if meaning is wanted or (meaning == wanted and not isinstance(wanted, Card)):
                    return index
        raise Unrepeatable

    def _any_hidden(self, cards: list[Card], seat: int) -> bool:
        where = self.position.where
        for card in cards:
            if hidden_from(card, seat, where):
                return True
        return False

    def all_hidden(self, cards: list[Card], seat: int) -> bool:
        """Whether the player in `seat` sees none of the fronts."""
        where = self.position.where
        for card in cards:
            if not hidden_from(card, seat, where):
                return False
        return True

    def _hide_order(self, cards: list[Card], seat: int) -> None:
        """Order cards by what the player in `seat` sees of them; those that look alike are shuffled."""
        self._shuffle(cards)
        where = self.position.where

        def looks(card: Card) -> tuple[int, int, int, int]:
            index = -1 if hidden_from(card, seat, where) else card.index
            return (where[card.index], card.age, card.card_set, index)

        cards.sort(key=looks)

    def _shuffle(self, cards: list[Card]) -> None:
        generator = Generator(self.position.random)
        order = generator.order(len(cards))
        self.position.random = generator.state
        cards[:] = [cards[index] for index in order]

    def shuffled(self, cards: list[Card]) -> list[Card]:
        """The same cards in a random order."""
        copy = cards[:]
        self._shuffle(copy)
        return copy

    # Log

    def note(
        self, kind: str, seat: int, verb: str = "", card: Card | None = None, value: int = 0, count: int = 0
    ) -> None:
        """Add a line that everybody sees to the log, where one is kept."""
        events = self.events
        if events is not None:
            events.append(Event(self.names, kind, seat, verb, card, value=value, count=count))

    def _note_move(self, verb: str, card: Card, source: int, target: int) -> None:
        events = self.events
        if events is not None:
            seers = self._seers(card, source, target)
            events.append(Event(self.names, "move", self.executing, verb, card, source, target, seers=seers))

    def _seers(self, card: Card, source: int, target: int) -> int:
        """Which seats see the front of a moving card, a bit each (rules 1.10.4)."""
        if card.kind != NUMBERED:
            return EVERYONE
        seers = NOBODY
        for place in (source, target):
            if place < FIRST_SEAT_PLACE:
                if place == REMOVED or place == RELICS or place == SPECIALS:
                    return EVERYONE
                continue
            zone = zone_of(place)
            if zone == REVEALED and self.unseen_order:
                return 1 << owner_of(place)
            if zone == BOARD or zone == REVEALED or zone == DISPLAY:
                return EVERYONE
            if zone == HAND or zone == SCORE or zone == FORECAST:
                seers |= 1 << owner_of(place)
        if source >= FIRST_SEAT_PLACE and target == PILE and zone_of(source) != ACHIEVEMENTS:
            seers |= 1 << self.executing
        return seers

    def note_look(self, seat: int, card: Card) -> None:
        """Note that a player alone looks at a card that stays on its pile."""
        events = self.events
        if events is not None:
            events.append(Event(self.names, "look", seat, card=card, source=PILE, value=card.age, seers=1 << seat))

    def search_pile(self, seat: int, card_set: int, value: int) -> None:
        """Let a player name a card of a pile's set and value; found there, it comes to his hand openly."""
        names = CARDS.numbered(card_set, value)
        named = names[self.ask(seat, "card", "name", [], [card.index for card in names], False)]
        self.note("choose", seat, "card", named)
        index = pile_index(card_set, value)
        if named in self.position.piles[index]:
            self.move(named, place_of(seat, REVEALED), "take")
            self.keep_revealed()
        pile = self.position.piles[index]
        self.position.piles[index] = tuple(self.shuffled(list(pile)))
        if self.events is not None:
            self.events.append(Event(self.names, "shuffle", seat, value=value, count=card_set, cards=pile))

    def prove_zone(self, seat: int, zone: int) -> None:
        """Show a private zone to all as proof that nothing in it fits (rules 1.10.6)."""
        events = self.events
        if events is None or not self.rules.proof:
            return
        cards = self.zone_cards(seat, zone)
        place = place_of(seat, zone)
        events.append(Event(self.names, "show", seat, source=place, cards=tuple(cards)))

    def show(self, cards: Sequence[Card]) -> None:
        """Show cards of one player's zone to all because an effect says so; none moves (rules 6.13.2)."""
        events = self.events
        if events is not None and cards:
            place = self.position.where[cards[0].index]
            events.append(Event(self.names, "show", owner_of(place), "reveal", source=place, cards=tuple(cards)))

    def show_hidden(self, seat: int, card: Card) -> None:
        """Show a card that a player executes to all, where karma left it out of their sight (rules 5.2.1)."""
        if self.moments.figures is None or self.events is None or card.kind != NUMBERED:
            return
        place = self.position.where[card.index]
        zone = zone_of(place)
        if zone == HAND or zone == SCORE or zone == FORECAST or zone == ACHIEVEMENTS:
            self.events.append(Event(self.names, "show", seat, "reveal", source=place, cards=(card,)))

    # Moving cards

    def zone_cards(self, seat: int, zone: int) -> tuple[Card, ...]:
        """The cards of a player's zone other than the board."""
        owner = self.seats[seat]
        if zone == HAND:
            return owner.hand
        if zone == SCORE:
            return owner.score
        if zone == REVEALED:
            return owner.revealed
        if zone == ACHIEVEMENTS:
            return owner.achievements
        if zone == FORECAST:
            return owner.forecast
        return owner.display

    def _set_zone(self, seat: int, zone: int, cards: tuple[Card, ...]) -> None:
        owner = self.seats[seat]
        if zone == HAND:
            owner.hand = cards
        elif zone == SCORE:
            owner.score = cards
        elif zone == REVEALED:
            owner.revealed = cards
        elif zone == ACHIEVEMENTS:
            owner.achievements = cards
            self.achievements_changed = True
        elif zone == FORECAST:
            owner.forecast = cards
            owner.unchecked = True
        else:
            owner.display = cards

    def _take_up(self, card: Card, place: int) -> None:
        if place >= FIRST_SEAT_PLACE:
            seat = owner_of(place)
            zone = zone_of(place)
            if zone == BOARD:
                owner = self.seats[seat]
                stack = owner.board[card.color]
                owner.put_stack(card.color, Stack(without(stack.cards, card), stack.splay))
            else:
                self._set_zone(seat, zone, without(self.zone_cards(seat, zone), card))
            return
        position = self.position
        if place == PILE:
            index = self.pile_of(card)
            position.piles[index] = without(position.piles[index], card)
        elif place == AVAILABLE:
            position.available = without(position.available, card)
        elif place == SPECIALS:
            position.special = without(position.special, card)
        elif place == RELICS:
            position.relics = without(position.relics, card)
        else:
            position.removed = without(position.removed, card)

    def _put_down(self, card: Card, place: int, on_top: bool) -> None:
        position = self.position
        position.where[card.index] = place
        if place >= FIRST_SEAT_PLACE:
            seat = owner_of(place)
            zone = zone_of(place)
            if zone == BOARD:
                owner = self.seats[seat]
                stack = owner.board[card.color]
                cards = (card, *stack.cards) if on_top else (*stack.cards, card)
                owner.put_stack(card.color, Stack(cards, stack.splay))
            else:
                self._set_zone(seat, zone, (*self.zone_cards(seat, zone), card))
        elif place == PILE:
            index = self.pile_of(card)
            pile = position.piles[index]
            position.piles[index] = (card, *pile) if on_top else (*pile, card)
        elif place == AVAILABLE:
            position.available = (*position.available, card)
        elif place == SPECIALS:
            position.special = (*position.special, card)
            for owner in self.seats:
                owner.unchecked = True
        elif place == RELICS:
            position.relics = (*position.relics, card)
        else:
            position.removed = (*position.removed, card)

    def pile_of(self, card: Card) -> int:
        """Which of the position's piles a card belongs under (rules 6.8.1, 17.4.2)."""
        main = self.rules.main_piles
        return pile_index(main if main == MIXED else card.card_set, card.age)

    def relocate(self, card: Card, target: int, verb: str, on_top: bool = True) -> bool:
        """Move a card to a place, wherever it lies, without bookkeeping: part of an atomic change.

        False where it lies just as before, in its own pile or in the zone it came from, which changes nothing
        (rules 5.7.1).
        """
        moved = True
        source = self.position.where[card.index]
        if source == target and source >= FIRST_SEAT_PLACE and zone_of(source) != BOARD:
            moved = False
        elif source == target and source >= FIRST_SEAT_PLACE:
            owner = self.seats[owner_of(source)]
            stack = owner.board[card.color]
            rest = without(stack.cards, card)  # within its own pile: the splay is kept, rules 7.3.3
            cards = (card, *rest) if on_top else (*rest, card)
            moved = cards != stack.cards
            owner.put_stack(card.color, Stack(cards, stack.splay))
        else:
            self._take_up(card, source)
            self._put_down(card, target, on_top)
        karma = self.karma
        if karma.running:
            karma.strays |= 1 << card.index
        elif karma.strays != NOTHING_ASTRAY:
            self.looked_at(card)
        self._note_move(verb, card, source, target)
        if source == PILE and self.rules.purges:
            self._purge(card)
        return moved

    def _purge(self, last: Card) -> None:
        """Where the last base card of a value leaves its pile, the other piles of that value go too (rules 6.2.2)."""
        piles = self.position.piles
        if last.card_set != BASE or piles[pile_index(BASE, last.age)]:
            return
        for row in range(BASE + 1, MIXED):
            for card in piles[pile_index(row, last.age)]:
                self.relocate(card, REMOVED, "remove")

    def move(self, card: Card, target: int, verb: str, on_top: bool = True) -> None:
        """Move a card as an atomic change of its own (rules 6.1.1)."""
        self.changed(self.relocate(card, target, verb, on_top))

    def meld(self, seat: int, card: Card) -> bool:
        """Put a card on top of a player's pile of its color; False where karma replaced that (rules 6.6)."""
        if self.is_astray(card) or self.would(WOULD_MELD, seat, card):
            return False
        if card is self.meld_action_card:
            beneath = self.seats[seat].board[card.color].cards
            self.covered = beneath[0] if beneath else None
        if self.rules.flags:
            self.deed = Deed(False, seat, card, self.seats[seat].board[card.color].splay)
        self.move(card, place_of(seat, BOARD), "meld")
        figures = self.moments.figures
        if figures is not None and card is not self.meld_action_card:
            figures.melded(self, seat, card)
        return True

    def tuck(self, seat: int, card: Card) -> bool:
        """Put a card at the bottom of a player's pile of its color; False where karma replaced that (rules 6.7)."""
        if self.is_astray(card) or self.would(WOULD_TUCK, seat, card):
            return False
        if self.rules.flags:
            self.deed = Deed(True, seat, card, self.seats[seat].board[card.color].splay)
        moved = self.relocate(card, place_of(seat, BOARD), "tuck", False)
        self.seats[seat].tucked += 1
        if card.color == GREEN:
            self.seats[seat].tucked_green = True
        self.changed(moved)
        return True

    def score(self, seat: int, card: Card) -> bool:
        """Put a card into a player's score pile by the word "score"; False where karma replaced that (rules 6.9)."""
        if self.is_astray(card) or self.would(WOULD_SCORE, seat, card):
            return False
        self.relocate(card, place_of(seat, SCORE), "score")
        self.seats[seat].scored += 1
        self.seats[seat].unchecked = True
        self.changed()
        return True

    def return_(self, card: Card, watched: bool = True) -> bool:
        """Put a card under its supply pile, a relic back to the relics; False where karma forbade that (rules 6.8).

        Karma reacts to it only where it is `watched`.
        """
        if self.is_astray(card) or self.is_kept(card):
            return False
        if watched and self.would(WOULD_RETURN, self.executing, card):
            return False
        frame = self.frame
        if frame is not None:
            frame.returned[self.executing] += 1
            if frame.kind == DEMANDED:
                frame.demand_returns += 1
                frame.demand_returned_highest = max(frame.demand_returned_highest, self.value_of(card))
        self.move(card, RELICS if card.kind == RELIC else PILE, "return", False)
        return True

    def transfer(self, card: Card, seat: int, zone: int) -> bool:
        """Move a card into a player's zone by "transfer" or "take"; False where karma forbade that (rules 6.10)."""
        if self.is_astray(card) or self.is_kept(card):
            return False
        frame = self.frame
        if frame is not None and frame.kind == DEMANDED:
            frame.demand_transfers += 1
        self.move(card, place_of(seat, zone), "transfer")
        return True

    def exchange(self, first: list[Card], first_to: int, second: list[Card], second_to: int) -> bool:
        """Swap two groups of cards at once: each goes to the place named for it (rules 6.11)."""
        first = self.within_reach(first)
        second = self.within_reach(second)
        if not first and not second:
            return False
        for card in first:
            self.relocate(card, first_to, "exchange")
        for card in second:
            self.relocate(card, second_to, "exchange")
        self.changed()
        return True

    def splay(self, seat: int, color: int, direction: int) -> bool:
        """Splay or unsplay a pile; False where that changes nothing (rules 6.12)."""
        owner = self.seats[seat]
        stack = owner.board[color]
        if len(stack.cards) < 2 or stack.splay == direction:
            return False
        if direction != UNSPLAYED and self.would(WOULD_SPLAY, self.executing, None, color | direction << 3, seat):
            return False
        owner.put_stack(color, Stack(owner.board[color].cards, direction))
        if self.events is not None:
            self.note("splay", self.executing, value=color | direction << 3, count=seat)
        self.changed()
        if LEFT <= direction <= UP:
            for follow_up in self.moments.after_splay:
                follow_up(self, self.executing, seat)
        return True

    def rearrange(self, seat: int, color: int, cards: tuple[Card, ...]) -> bool:
        """Lay a pile in a new order, top first; False where that changes nothing (rules 6.17)."""
        owner = self.seats[seat]
        stack = owner.board[color]
        if cards == stack.cards:
            return False
        owner.put_stack(color, Stack(cards, stack.splay))
        self.note("rearrange", self.executing, value=color, count=seat)
        self.changed()
        return True

    def remove_hands_boards_and_scores(self) -> None:
        """Remove all hands, boards and score piles from the game, as one atomic change (rules 6.14.2)."""
        cards: list[Card] = []
        figures = self.moments.figures
        for seat, owner in enumerate(self.seats):
            cards.extend((*owner.hand, *owner.revealed, *owner.score))
            if figures is not None:  # what counts as in one of these zones goes with it (rules 12.6.5)
                cards.extend((*figures.hand(self, seat), *figures.score(self, seat)))
            for stack in owner.board:
                cards.extend(stack.cards)
        self.remove_all(cards)

    def remove_all(self, cards: list[Card], out_of_game: bool = False) -> None:
        """Remove cards from the game as one atomic change (rules 6.1.1, 6.14).

        `out_of_game`: their owner goes with them, and no karma of his keeps any (rules 10.6.1).
        """
        for card in once(cards):
            if out_of_game or (not self.is_kept(card) and not self.is_astray(card)):
                self.relocate(card, REMOVED, "remove")
        self.changed()

    def eliminate(self, seat: int) -> None:
        """Take a player out of the game; the last player or team wins, and the turn player's turn is over (rules 10.6)."""
        self.seats[seat].eliminated = True
        self.note("eliminate", seat)
        self.changed()
        left = [other for other in range(len(self.seats)) if not self.seats[other].eliminated]
        rivals = [other for other in left if self.are_opponents(other, seat)]
        if self.rules.teams is not None:
            self.end(rivals, "elimination", self.frame.card if self.frame is not None else None)
        if len(left) == 1:
            self.end(left, "elimination", self.frame.card if self.frame is not None else None)
        if seat == self.position.player:
            raise DogmaComplete  # rules 10.6.3: nothing more is executed in his turn

    # Karma

    def would(self, kind: int, seat: int, card: Card | None = None, value: int = 0, other: int = -1) -> bool:
        """Let karma watch what is about to happen (rules 12.6.6); True where it happens no more.

        Without Figures, and while a karma is being carried out, nothing watches.
        """
        figures = self.moments.figures
        if figures is None or self.karma.running:
            return False
        return figures.would(self, Happening(kind, seat, card, value, other))

    def is_astray(self, card: Card) -> bool:
        """Whether karma has moved a card on since the running effect laid hands on it (rules 12.6.6).

        What an effect has drawn, shown or chosen is out of its reach once karma has put it elsewhere, until it looks
        where the card lies now. While a karma is carried out, nothing is.
        """
        karma = self.karma
        return karma.strays != NOTHING_ASTRAY and not karma.running and karma.strays >> card.index & 1 == 1

    def looked_at(self, card: Card) -> None:
        """The running effect has seen where a card lies now, whatever karma did to it."""
        if self.karma.strays != NOTHING_ASTRAY:
            self.karma.strays &= ~(1 << card.index)

    def within_reach(self, cards: Sequence[Card]) -> list[Card]:
        """Those of `cards` that karma has not moved on, each once.

        One can be named twice: lying in two zones by karma, or drawn anew after karma has returned it.
        """
        if self.moments.figures is None:
            return list(cards)
        found = once(cards)
        if self.karma.strays == NOTHING_ASTRAY or self.karma.running:
            return found
        return [card for card in found if not self.is_astray(card)]

    def look_away(self) -> int:
        """Keep what is astray apart while standing karma reads zones for itself; to be put back as `strays`."""
        strays = self.karma.strays
        self.karma.strays = NOTHING_ASTRAY
        return strays

    def override_counts(self, card: Card) -> list[int]:
        """The numbers a Dogma action compares once karma has had its say: icons, or points."""
        karma = self.karma
        if karma.by_points:
            counts = [self.points(seat) for seat in range(len(self.seats))]
        else:
            counts = [self.icon_counts(seat)[karma.featured] for seat in range(len(self.seats))]
            place = self.position.where[card.index]
            if zone_of(place) == DISPLAY:
                counts[owner_of(place)] += icon_count(card.printed, karma.featured)
        if karma.majority >= 0:
            counts[karma.majority] = sum(counts) + 1  # more than anybody else
        return counts

    def is_kept(self, card: Card) -> bool:
        """Whether karma keeps a card in its score pile from the running action."""
        figures = self.moments.figures
        return figures is not None and zone_of(self.position.where[card.index]) == SCORE and figures.keeps(self, card)

    def icon_counts(self, seat: int) -> list[int]:
        """How many icons of each kind a player has, standing karma included (rules 7.4.1, 12.6.5)."""
        packed = self.seats[seat].icons
        counts = [icon_count(packed, icon) for icon in range(len(ICONS))]
        figures = self.moments.figures
        if figures is not None:
            figures.icons(self, seat, counts)
        return counts

    # Drawing

    def draw_from(self, seat: int, value: int, card_set: int = -1) -> Card:
        """The card that a draw of `value` takes (rules 6.2.2, 6.2.4); it still lies on its pile.

        Ends the game by score where no value is left (rules 6.2.3).
        """
        value = self.stepped_value(value)
        if value > HIGHEST_VALUE:
            self.end_by_score(seat)
        if self.moments.figures is not None:
            if not self.karma.draw_watched:
                self.would(WOULD_DRAW, seat, None, value)
            self.karma.draw_watched = False
            value = self.stepped_value(value)  # karma may have emptied the pile meanwhile
            if value > HIGHEST_VALUE:
                self.end_by_score(seat)
        return self.next_of(seat, value, card_set)

    def next_of(self, seat: int, value: int, card_set: int = -1) -> Card:
        """The card that lies next for a player's draw of a value whose base pile has cards (rules 6.2.4)."""
        piles = self.position.piles
        main = pile_index(self.rules.main_piles, 0)
        if BASE < card_set < MIXED:
            pile = piles[pile_index(card_set, value)]
            if pile:
                return pile[0]
        default_set = self.moments.default_set
        if default_set is not None and card_set != BASE:
            return piles[pile_index(default_set(self, seat, value), value)][0]
        return piles[main + value][0]

    def stepped_value(self, value: int) -> int:
        """The value a draw takes: past every value whose base pile is empty, above 10 if all are (rules 6.2.2)."""
        piles = self.position.piles
        main = pile_index(self.rules.main_piles, 0)
        value = max(1, value)
        while value <= HIGHEST_VALUE and not piles[main + value]:
            value += 1
        return value

    def draw(self, seat: int, value: int, card_set: int = -1) -> Card:
        """Draw a card into a player's hand (rules 6.2)."""
        card = self.draw_from(seat, value, card_set)
        self.move(card, place_of(seat, HAND), "draw")
        return card

    def keep_revealed(self) -> None:
        """Put revealed cards that got no other destination into their owners' hands (rules 6.2.6, 6.13.1)."""
        for seat, owner in enumerate(self.seats):
            for card in owner.revealed:
                self.keep(seat, card)

    def keep(self, seat: int, card: Card) -> None:
        """Put a revealed card into its owner's hand; it counted as in hand already, so that nothing changes."""
        self.relocate(card, place_of(seat, HAND), "keep")

    # Achievements

    def claim(self, seat: int, card: Card) -> bool:
        """Move a card into a player's achievements; False where karma replaced that (rules 6.16.1)."""
        if self.is_astray(card) or self.would(WOULD_CLAIM, seat, card, card.age):
            return False
        self.move(card, place_of(seat, ACHIEVEMENTS), "claim")
        return True

    def claim_special(self, seat: int, card: Card) -> None:
        """Claim a special achievement as part of the bookkeeping after a change (rules 9.3, 9.6.2)."""
        if not self.would(WOULD_CLAIM, seat, card):
            self.relocate(card, place_of(seat, ACHIEVEMENTS), "claim")

    # Changes

    def changed(self, moved: bool = True) -> None:
        """What follows every atomic change: bookkeeping, and the sharing bonus is earned (rules 9.6, 5.7).

        Where nothing `moved`, as with the only card of a pile tucked under itself, only a claim that this
        brought about earns it (rules 5.7.4).
        """
        if moved:
            self.changes += 1
        for follow_up in self.moments.after_change:
            follow_up(self)
        for owner in self.seats:
            owner.unchecked = False
        self.deed = None
        frame = self.frame
        if (
            frame is not None
            and frame.kind == SHARED
            and not self.bonus_earned
            and (moved or self.achievements_changed)
            and self.are_opponents(self.executing, self.position.player)
        ):
            self.bonus_earned = True
        if self.achievements_changed or self.rules.flags or self.moments.figures is not None:
            self.achievements_changed = False
            self._check_achievement_win()

    def _check_achievement_win(self) -> None:
        """End the game where somebody has achievements enough, and still has once karma has watched it (rules 10.2)."""
        if self.karma.win_watched:
            return
        reached = self._with_enough_achievements()
        if reached:
            reached = self._watch_win(reached, self._with_enough_achievements)
        if reached:
            self.end(reached, "achievements", None)

    def _with_enough_achievements(self) -> list[int]:
        """The seats whose teams have the most achievements, if these are enough to win."""
        most = 0
        for seat in range(len(self.seats)):
            if not self.seats[seat].eliminated:
                most = max(most, self.team_achievements(seat))
        if most < self.rules.threshold(len(self.seats)):
            return []
        return [seat for seat in self.clockwise_from(0) if self.team_achievements(seat) == most]

    # The end

    def end(self, winners: list[int], reason: str, card: Card | None) -> None:
        """End the game for these winners and their teams (rules 10.5.1). Never returns."""
        winners = self._watch_win(winners, lambda: winners)
        seats = sorted({member for winner in winners for member in self.team(winner)})
        self.keep_revealed()
        self.position.outcome = Outcome(tuple(seats), reason, card)
        self.note("end", -1, reason, card)
        raise GameOver

    def _watch_win(self, winners: list[int], still: Callable[[], list[int]]) -> list[int]:
        """Let karma watch a win, once for each player or team (rules 12.6.12); one that takes it ends the game itself.

        Meanwhile no further win is looked for. Who wins after that, given by `still`, is watched in turn if he is
        another, because karma that comes first can have cost the win (12.6.6.2).
        """
        karma = self.karma
        if self.moments.figures is None or karma.running:
            return winners
        outer = karma.win_watched
        karma.win_watched = True
        while True:
            unwatched = [winner for winner in winners if winner not in karma.watched_winners]
            if not unwatched:
                break
            karma.watched_winners += tuple(self.team(unwatched[0]))
            self.would(WOULD_WIN, unwatched[0])
            winners = still()
        if not winners:
            karma.watched_winners = ()
        karma.win_watched = outer
        return winners

    def end_by_score(self, drawer: int) -> None:
        """End the game by score: ties by achievements, then shared (rules 10.3). Never returns."""

        def winners() -> list[int]:
            return self._best_by_score(drawer)

        self.end(self._watch_win(winners(), winners), "score", None)

    def _best_by_score(self, drawer: int) -> list[int]:
        left = [seat for seat in range(len(self.seats)) if not self.seats[seat].eliminated]
        best = max([(self.team_points(seat), self.team_achievements(seat)) for seat in left])
        winners = [seat for seat in left if (self.team_points(seat), self.team_achievements(seat)) == best]
        if self.rules.switch("score_tie") == "drawer_wins" and drawer in winners:
            winners = [drawer]
        return winners
