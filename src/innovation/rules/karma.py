"""Karma: what a Figure on top of a pile does without being activated (rules 12.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from innovation.material.card import Card
from innovation.material.words import FIGURES, HIGHEST_VALUE
from innovation.rules import effects
from innovation.rules.decision import KARMA
from innovation.rules.effects import DECLARATIONS, Act, Declaration, Effect
from innovation.rules.player import Player
from innovation.rules.resolution import SHARED, WOULD_DRAW, WOULD_DRAW_BONUS, Happening, Resolution
from innovation.table.zones import owner_of

OWN: Final = 0
OPPONENTS: Final = 1
OTHERS: Final = 2
ANYBODY: Final = 3

Watches = Callable[[Player, Happening], bool]
Answer = Callable[[Player, Happening], None]
Number = Callable[[Player], int]
Icons = Callable[[Player, list[int]], list[int]]
Cards = Callable[[Player], list[Card]]


class Would:
    """A karma that watches for an event: `first` or `instead` of it (rules 12.6.6).

    `foretold`: it moves and shows nothing and looks at nothing hidden, so that what it does can be told beforehand.
    """

    def __init__(
        self,
        figure: Card,
        kind: int,
        text: str,
        answer: Answer,
        instead: bool,
        whose: int,
        fits: Watches | None,
        foretold: bool,
    ) -> None:
        self.figure: Final[Card] = figure
        self.kind: Final[int] = kind
        self.text: Final[str] = text
        self.answer: Final[Answer] = answer
        self.instead: Final[bool] = instead
        self.whose: Final[int] = whose
        self.fits: Final[Watches | None] = fits
        self.foretold: Final[bool] = foretold


class Figure(Declaration):
    """A Figure: an echo or inspire effect and its karma."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.has_karma = True  # every Figure has some (rules 1.2.7)
        self.inspire_effect: Effect | None = None
        self.woulds: Final[list[Would]] = []
        self.whens: Final[list[Act]] = []
        self.decree: str = ""
        self.karma_texts: Final[list[str]] = []
        self.icons: Final[list[Icons]] = []
        self.points: Final[list[Number]] = []
        self.achievements: Final[list[Number]] = []
        self.available: Final[list[Cards]] = []
        self.hand: Final[list[Cards]] = []
        self.score: Final[list[Cards]] = []
        self.activatable: Final[list[Cards]] = []
        self.traits: Final[list[str]] = []
        self.helps_conditions: bool = False

    def inspire(self, text: str) -> Callable[[Act], Act]:
        """Declare the inspire effect (rules 12.4)."""

        def declare(act: Act) -> Act:
            self.inspire_effect = Effect(text, act, None)
            return act

        return declare

    def when_melded(self, text: str) -> Callable[[Act], Act]:
        """Declare a "when you meld this card" karma (rules 12.6.3)."""

        def declare(act: Act) -> Act:
            self.karma_texts.append(f"When melded: {text[0].lower()}{text[1:]}")
            self.whens.append(act)
            return act

        return declare

    def would(
        self,
        kind: int,
        text: str,
        instead: bool = False,
        whose: int = OWN,
        fits: Watches | None = None,
        foretold: bool = False,
    ) -> Callable[[Answer], Answer]:
        """Declare a karma that watches for an event (rules 12.6.6, 12.6.7)."""

        def declare(answer: Answer) -> Answer:
            self.karma_texts.append(text)
            self.woulds.append(Would(self.card, kind, text, answer, instead, whose, fits, foretold))
            return answer

        return declare

    def issues(self, decree: str, text: str) -> None:
        """Declare a decree karma (rules 12.6.4)."""
        self.decree = decree
        self.karma_texts.append(text)

    def each_icons(self, text: str) -> Callable[[Icons], Icons]:
        """Declare standing extra icons: given the plain counts, what is added to them (rules 12.6.5)."""

        def declare(icons: Icons) -> Icons:
            self.karma_texts.append(text)
            self.icons.append(icons)
            self.helps_conditions = True
            return icons

        return declare

    def each_points(self, text: str) -> Callable[[Number], Number]:
        """Declare standing extra points (rules 12.6.5)."""

        def declare(points: Number) -> Number:
            self.karma_texts.append(text)
            self.points.append(points)
            return points

        return declare

    def each_achievements(self, text: str) -> Callable[[Number], Number]:
        """Declare standing extra achievements (rules 12.6.5)."""

        def declare(achievements: Number) -> Number:
            self.karma_texts.append(text)
            self.achievements.append(achievements)
            return achievements

        return declare

    def each_cards(self, place: str, text: str) -> Callable[[Cards], Cards]:
        """Declare cards that also count as `available`, in `hand`, in `score` or `activatable` (rules 12.6.5)."""
        lists = {"available": self.available, "hand": self.hand, "score": self.score, "activatable": self.activatable}

        def declare(cards: Cards) -> Cards:
            self.karma_texts.append(text)
            lists[place].append(cards)
            return cards

        return declare

    def trait(self, name: str, text: str) -> None:
        """Declare a standing karma that a rule looks for by name."""
        self.karma_texts.append(text)
        self.traits.append(name)
        if name in TRAITS_OF_CONDITIONS:
            self.helps_conditions = True


TRAITS_OF_CONDITIONS: Final = (
    "needs one less",
    "gathers effects",
    "turns hexagons into echoes",
    "counts its score pile as bonuses",
)
"""Traits that bear on the conditions of special achievements."""
FIGURE_CARDS: Final[dict[int, Figure]] = {}


def inspire_of(card: Card) -> Effect | None:
    """The inspire effect of a card, or None."""
    figure = FIGURE_CARDS.get(card.index)
    return figure.inspire_effect if figure is not None else None


def karma_of(card: Card) -> list[str]:
    """The texts of a card's karma in printed order; none for a card that is no Figure."""
    figure = FIGURE_CARDS.get(card.index)
    return list(figure.karma_texts) if figure is not None else []


def card(name: str, age: int, color: int, icons: str, featured: int, kind: int = 0) -> Figure:
    """Declare a Figure; see `innovation.rules.effects.card`."""
    plain = effects.card(name, age, color, icons, featured, FIGURES, kind)
    figure = Figure(plain.card)
    DECLARATIONS[plain.card.index] = figure
    FIGURE_CARDS[plain.card.index] = figure
    return figure


def top_figures(game: Resolution, seat: int) -> list[Figure]:
    """The Figures on top of a player's piles, whose karma is active (rules 12.6.1)."""
    found: list[Figure] = []
    for stack in game.seats[seat].board:
        if stack.cards and stack.cards[0].card_set == FIGURES:
            figure = FIGURE_CARDS.get(stack.cards[0].index)
            if figure is not None:
                found.append(figure)
    return found


def has_trait(game: Resolution, seat: int, name: str) -> bool:
    """Whether a standing karma of that name is active for a player."""
    for figure in top_figures(game, seat):
        if name in figure.traits:
            return True
    return False


def helps_conditions(game: Resolution, seat: int) -> bool:
    """Whether a standing karma may bear on a player's conditions of special achievements."""
    for figure in top_figures(game, seat):
        if figure.helps_conditions:
            return True
    return False


def watching(game: Resolution, happening: Happening) -> tuple[list[Would], list[int]]:
    """The karmas that watch a happening, and whose they are, clockwise from who is about to do it (rules 12.6.6)."""
    woulds: list[Would] = []
    owners: list[int] = []
    strays = game.look_away()
    for seat in game.clockwise_from(happening.seat):
        for figure in top_figures(game, seat):
            for would in figure.woulds:
                if not _is_about(would, happening) or not _concerns(game, would, seat, happening):
                    continue
                if would.fits is None or would.fits(Player(game, seat), happening):
                    woulds.append(would)
                    owners.append(seat)
    game.karma.strays = strays
    return woulds, owners


def _is_about(would: Would, happening: Happening) -> bool:
    """Whether a karma watches this kind of happening; a sharing bonus is a draw too, and one event with it.

    Past 10 there is no card to be drawn (rules 6.2.3).
    """
    if happening.kind == WOULD_DRAW_BONUS and would.kind == WOULD_DRAW:
        return happening.value <= HIGHEST_VALUE
    return would.kind == happening.kind


def watches(game: Resolution, kind: int, seat: int) -> bool:
    """Whether some karma watches a kind of happening where the player in `seat` is about to do it (rules 12.6.7)."""
    if game.karma.running:
        return False
    happening = Happening(kind, seat)
    for owner in game.clockwise_from(seat):
        for figure in top_figures(game, owner):
            for would in figure.woulds:
                if would.kind == kind and _concerns(game, would, owner, happening):
                    return True
    return False


def _concerns(game: Resolution, would: Would, owner: int, happening: Happening) -> bool:
    if would.whose == OWN:
        return owner == happening.seat
    if would.whose == OPPONENTS:
        return game.are_opponents(owner, happening.seat)
    if would.whose == ANYBODY or owner == happening.seat:
        return would.whose == ANYBODY
    return game.rules.partner_is_other or game.are_opponents(owner, happening.seat)


def consult(game: Resolution, happening: Happening) -> bool:
    """Let karma act on what is about to happen; True where it happens no more (rules 12.6.6)."""
    woulds, owners = watching(game, happening)
    if not woulds:
        return False
    chosen = 0
    if len(woulds) > 1:
        chooser = game.position.player if game.rules.karma_for_turn_player else happening.seat
        game.karma.choosing = True
        chosen = game.ask(chooser, "card", KARMA, [would.figure for would in woulds], [], False)
        game.karma.choosing = False
    would = woulds[chosen]
    card = happening.card
    before = game.position.where[card.index] if card is not None else -1
    run_karma(game, owners[chosen], would, happening)
    moved = card is not None and game.position.where[card.index] != before
    return would.instead or moved


def run_karma(game: Resolution, owner: int, would: Would, happening: Happening) -> None:
    """Carry out a karma; none other can be triggered meanwhile.

    What it changes counts as done by the player and effect that were being executed (rules 12.6.9); but it is its
    owner who does it, and sees what he moves.
    """
    executing, earned, changes = game.executing, game.bonus_earned, game.changes
    frame = game.frame
    shared = frame is not None and frame.kind == SHARED
    tally = frame.tally() if frame is not None else ()
    game.karma.running = True
    game.karma.owner = owner
    if game.events is not None:
        game.note("karma", owner, "", would.figure)
    outer = game.asking
    game.asking = would.figure
    game.executing = owner
    try:
        would.answer(Player(game, owner), happening)
    finally:
        game.asking = outer
        game.karma.running = False
    game.executing = executing
    if frame is not None:
        frame.go_back_to(tally)
    if not shared or not game.are_opponents(executing, game.position.player):
        game.bonus_earned = earned
    elif game.changes != changes:
        game.bonus_earned = True


def when_melded(game: Resolution, seat: int, melded: Card) -> None:
    """Carry out the "when you meld this card" karma of a card just melded (rules 12.6.3)."""
    figure = FIGURE_CARDS.get(melded.index)
    if figure is None or game.karma.running:
        return
    frame = game.frame
    tally = frame.tally() if frame is not None else ()
    for act in figure.whens:
        game.karma.running = True
        game.karma.owner = seat
        game.note("karma", seat, "", melded)
        outer = game.asking
        game.asking = melded
        try:
            act(Player(game, seat))
        finally:
            game.asking = outer
            game.karma.running = False
    if frame is not None:
        frame.go_back_to(tally)


def add_icons(game: Resolution, seat: int, counts: list[int]) -> None:
    """Add what standing karma provides to a player's icon counts, each from the plain counts (rules 12.6.5)."""
    plain = counts[:]
    strays = game.look_away()
    for figure in top_figures(game, seat):
        for icons in figure.icons:
            for icon, extra in enumerate(icons(Player(game, seat), plain)):
                counts[icon] += extra
    game.karma.strays = strays


def extra_points(game: Resolution, seat: int) -> int:
    """The points that standing karma adds."""
    strays = game.look_away()
    total = sum([points(Player(game, seat)) for figure in top_figures(game, seat) for points in figure.points])
    game.karma.strays = strays
    return total + sum([card.age for card in counted_in_score(game, seat)])


def extra_achievements(game: Resolution, seat: int) -> int:
    """The achievements that standing karma adds."""
    strays = game.look_away()
    total = sum([number(Player(game, seat)) for figure in top_figures(game, seat) for number in figure.achievements])
    game.karma.strays = strays
    return total


def _cards(game: Resolution, seat: int, lists: Sequence[list[Cards]]) -> tuple[Card, ...]:
    found: list[Card] = []
    strays = game.look_away()
    for cards_of in lists:
        for cards in cards_of:
            found.extend(cards(Player(game, seat)))
    game.karma.strays = strays
    return tuple(found)


def counted_in_hand(game: Resolution, seat: int) -> tuple[Card, ...]:
    """Cards elsewhere that count as in the player's hand."""
    return _cards(game, seat, [figure.hand for figure in top_figures(game, seat)])


def counted_in_score(game: Resolution, seat: int) -> tuple[Card, ...]:
    """Cards elsewhere that count as in the player's score pile."""
    return _cards(game, seat, [figure.score for figure in top_figures(game, seat)])


def counted_as_available(game: Resolution, seat: int) -> tuple[Card, ...]:
    """Cards elsewhere that count as available achievements for the player."""
    return _cards(game, seat, [figure.available for figure in top_figures(game, seat)])


def activatable_elsewhere(game: Resolution, seat: int) -> tuple[Card, ...]:
    """Cards on other boards that the player may activate with a Dogma action."""
    return _cards(game, seat, [figure.activatable for figure in top_figures(game, seat)])


def keeps_score_pile(game: Resolution, card: Card) -> bool:
    """Whether a karma of its owner protects a score pile card from the running action, or karma, of an opponent."""
    actor = game.karma.owner if game.karma.running else game.karma.launcher
    for seat, owner in enumerate(game.seats):
        if card in owner.score:
            return game.are_opponents(actor, seat) and has_trait(game, seat, "keeps its score pile")
    return False


def bonuses_from_score_pile(game: Resolution, seat: int) -> list[int]:
    """The score pile cards that count as bonuses (Zhang Heng)."""
    if has_trait(game, seat, "counts its score pile as bonuses"):
        return [card.age for card in game.seats[seat].score + counted_in_score(game, seat)]
    return []


def claims_higher(game: Resolution, seat: int) -> int:
    """How much the forecast raises the highest top card for claiming (Daedalus)."""
    if has_trait(game, seat, "forecast raises its highest top card"):
        return len(game.seats[seat].forecast)
    return 0


def discount(game: Resolution, seat: int, value: int) -> int:
    """What hand cards are worth towards claiming an achievement of their value (Leeuwenhoek)."""
    if has_trait(game, seat, "pays with hand cards"):
        strays = game.look_away()
        worth = 10 * len([held for held in Player(game, seat).hand if held.age == value])
        game.karma.strays = strays
        return worth
    return 0


def boxed_value(game: Resolution, value: int) -> int:
    """A boxed number in an effect of the running action: raised (Archimedes, Kepler) or, on his owner's cards, a 10 (Einstein)."""
    if game.karma.running:
        return value + game.karma.raised_in_karma
    owner = -1
    if game.frame is not None:
        owner = game.frame.owner
    elif game.asking is not None:  # an inspire or echo effect carried out alone
        owner = owner_of(game.position.where[game.asking.index])
    if owner >= 0 and has_trait(game, owner, "counts boxed values as ten"):
        return 10
    return value + game.karma.raised
