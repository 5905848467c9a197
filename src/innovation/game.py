"""Game: the public face of a running game (formats.md)."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import innovation.cards  # noqa: F401  (declares every card)
from innovation.material.card import Card
from innovation.material.catalog import CARDS
from innovation.material.words import HIGHEST_VALUE
from innovation.notation.faults import BadRecord, IllegalChoice, NoDeal
from innovation.notation.names import checked_names
from innovation.notation.position import Json, read_game, read_position, write_game, write_position
from innovation.notation.view import write_view
from innovation.rules.cities import EARNED_AT_ONCE, preparations
from innovation.rules.decision import DOGMA, Decision, hidden_from
from innovation.rules.driver import ANYTHING, Driver, Pending, Policy, Script, Unrepeatable, Unseen
from innovation.rules.event import NOBODY, Event
from innovation.rules.figures import draw_action_value
from innovation.rules.foresight import foresee
from innovation.rules.imagination import Dealer
from innovation.rules.knowledge import Knowledge
from innovation.rules.options import Rules
from innovation.rules.resolution import GameOver, Moments, Resolution
from innovation.rules.setup import deal
from innovation.rules.standing import Standing, standing_of
from innovation.rules.suspects import suspects
from innovation.rules.turn import legal_actions, moments_of, open_game, play_action
from innovation.table.generator import Generator, seed_state
from innovation.table.position import Position

ENGINE: Final = "0.1.0"
RECORD_FORMAT: Final = "innovation-record/1"
MOST_DEALS: Final = 200


@dataclass(frozen=True)
class Result:
    """How a game ended.

    `winners` are names, several on a shared or team win; `reason` is `achievements`, `score`, `effect` or
    `elimination`; `card` the English name of the one that decided, or None; `points` and `achievements`
    (their number) are the final ones by player.
    """

    winners: list[str]
    reason: str
    card: str | None
    points: dict[str, int]
    achievements: dict[str, int]

    def as_json(self) -> Json:
        """The result as positions write it."""
        return asdict(self)


class View(dict[str, Any]):
    """What one player may know, shaped like a position, with the means to look ahead: `imagine`."""

    def __init__(self, seen: Json, imagine: Callable[[int], Game] | None) -> None:
        super().__init__(seen)
        self._imagine = imagine

    def imagine(self, seed: int) -> Game:
        """A game at this point in which what the viewer does not know is dealt anew; see `Game.imagine`."""
        if self._imagine is None:
            raise NoDeal("a spectator has no hand to look ahead from")
        return self._imagine(seed)


class Preview:
    """What one effect of a Dogma action would do.

    `card` names the card it stands on, `effect` is its number there, counted from 1 (0 for an echo effect), `demand`
    says whether it is a demand, and `players` are the names of those it would reach, in order.
    """

    def __init__(self, card: str, effect: int, demand: bool, players: list[str]) -> None:
        self.card: Final[str] = card
        self.effect: Final[int] = effect
        self.demand: Final[bool] = demand
        self.players: Final[list[str]] = players

    def __repr__(self) -> str:
        return f"Preview({self.card} {self.effect}, {'demand' if self.demand else 'share'}, {self.players})"


class DogmaPreview:
    """What can be told of a Dogma action with one card: `reach` by effect, in order; `karma` names the Figures that act
    before it and may change whom it reaches."""

    def __init__(self, reach: list[Preview], karma: list[str]) -> None:
        self.reach: Final[list[Preview]] = reach
        self.karma: Final[list[str]] = karma


class CouldBe:
    """Cards with one back in one place that a player does not see, and what they could be (rules 1.10.4).

    `owner` is a name, or None for a common place (zone `available` or `pile`); `color` names the pile of a board on which
    they lie covered, else it is None; `back` is the back of each of the `count` cards. He knows that `known` are among
    them; each of the others is one of `possible`. Both are English names.
    """

    def __init__(
        self,
        owner: str | None,
        zone: str,
        color: str | None,
        back: str,
        count: int,
        known: list[str],
        possible: list[str],
    ) -> None:
        self.owner: Final[str | None] = owner
        self.zone: Final[str] = zone
        self.color: Final[str | None] = color
        self.back: Final[str] = back
        self.count: Final[int] = count
        self.known: Final[list[str]] = known
        self.possible: Final[list[str]] = possible


class Past:
    """One finished step: an action's picks, or one opening pick of the player in `seat`."""

    def __init__(self, previous: Past | None, picks: tuple[int, ...], seat: int) -> None:
        self.previous: Final[Past | None] = previous
        self.picks: Final[tuple[int, ...]] = picks
        self.seat: Final[int] = seat


class Chronicle:
    """The log up to a finished step and what players learned from it, kept so that reading it again costs only
    what is new. `knowledge` goes by seat."""

    def __init__(
        self, past: Past | None, position: Position, events: list[Event], knowledge: dict[int, Knowledge]
    ) -> None:
        self.past: Final[Past | None] = past
        self.position: Final[Position] = position
        self.events: Final[list[Event]] = events
        self.knowledge: Final[dict[int, Knowledge]] = knowledge


class Game:
    """A game of Innovation, from the opening meld to its end.

    A game stands between two picks. It keeps the table as it was when the running action began and the
    picks made since; each pick runs the action anew with one pick more. The same seed and picks give the
    same game everywhere.

    >>> game = Game(["ann", "bo"], seed=7)
    >>> while game.decision:
    ...     game.choose(game.decision.options[0])
    >>> game.result is not None
    True

    `players` is a list of two to four names in seating order, `rules` a `Rules` or None for the default ones,
    `seed` a whole number or None for a random one. Raises ValueError for names, options or a number of players
    that cannot be.
    """

    def __init__(
        self, players: object, rules: object = None, seed: object = None, _source: Game | Position | None = None
    ) -> None:
        if _source is not None:  # an empty object is no choice: compiled, `__new__` runs this constructor
            self._come_from(_source, players, rules)
            return
        names = checked_names(players)
        agreed = Rules() if rules is None else rules
        if not isinstance(agreed, Rules):
            raise ValueError(f"rules must be a Rules object, not {agreed!r}")
        agreed.check_players(len(names))
        if seed is None:
            seed = secrets.randbits(63)
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise ValueError(f"the seed must be a whole number, not {seed!r}")
        self._begin(names, agreed, seed, deal(agreed, len(names), seed))

    def _begin(self, names: tuple[str, ...], rules: Rules, seed: int | None, origin: Position) -> None:
        self._names: tuple[str, ...] = names
        self.rules: Rules = rules
        self._moments: Moments = moments_of(rules)
        self._seed: int | None = seed
        self._origin: Position = origin
        self._past: Past | None = None
        self._start: Position = origin
        self._picks: tuple[int, ...] = ()
        self._current: Position = origin
        self._before: Position | None = None
        self._pending: list[Decision] | None = None
        self._chronicle: Chronicle | None = None
        self._prior: Knowledge | None = None
        self._keeps_log: bool = False
        self._happened: list[Event] | None = None
        self._revealed: bool | None = None

    def _come_from(self, source: Game | Position, players: object, rules: object) -> None:
        """Be a twin of a game, or begin at a position with players and rules that are already checked."""
        if isinstance(source, Position):
            assert isinstance(players, tuple) and isinstance(rules, Rules)
            self._begin(players, rules, None, source)
            return
        self._names = source._names
        self.rules = source.rules
        self._moments = source._moments
        self._seed = source._seed
        self._origin = source._origin
        self._past = source._past
        self._start = source._start
        self._picks = source._picks
        self._current = source._current
        self._before = source._before
        self._pending = source._pending
        self._chronicle = source._chronicle
        self._prior = source._prior
        self._keeps_log = source._keeps_log
        self._happened = source._happened
        self._revealed = source._revealed

    # What there is to know

    @property
    def table(self) -> Position:
        """The table as it stands, everything on it: to be read, never to be changed."""
        return self._current

    def reckoning(self) -> Resolution:
        """What counts and compares on the table as it stands, everything on it: to be asked, never to be moved with."""
        return self._resolution(self._current, Driver([]), None)

    @property
    def players(self) -> tuple[str, ...]:
        """The names in seating order, clockwise."""
        return self._names

    @property
    def seed(self) -> int | None:
        """The seed of the game, or None where it began from a position."""
        return self._seed

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        decisions = self.decisions
        return decisions[0] if decisions else None

    @property
    def decisions(self) -> list[Decision]:
        """All decisions pending now; more than one only at the opening meld (rules 3.7)."""
        if self._pending is None:
            self._pending = self._boundary_decisions()
        return self._pending[:]

    def _boundary_decisions(self) -> list[Decision]:
        position = self._start
        if position.outcome is not None:
            return []
        if position.opening:
            return [
                Decision(self._names, seat, "card", "meld", None, 0, list(owner.hand), [], False, position.where)
                for seat, owner in enumerate(position.seats)
                if position.opening[seat] is None
            ]
        if position.action == 0:
            driver = Driver([])
            self._run_to_pending(position.copy(), driver, None)
            assert driver.pending is not None
            return [driver.pending]
        codes, cards = legal_actions(self._resolution(position, Driver([]), None))
        return [
            Decision(self._names, position.player, "action", "action", None, 0, cards, codes, False, position.where)
        ]

    def _resolution(self, position: Position, driver: Driver, events: list[Event] | None) -> Resolution:
        return Resolution(self.rules, self._names, self._moments, position, driver, events)

    @property
    def in_action(self) -> bool:
        """Whether the game stands in the middle of an action."""
        return len(self._picks) > 0

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        outcome = self._start.outcome
        if outcome is None:
            return None
        table = self._resolution(self._start, Driver([]), None)
        return Result(
            [self._names[seat] for seat in outcome.winners],
            outcome.reason,
            outcome.card.name if outcome.card is not None else None,
            {name: table.points(seat) for seat, name in enumerate(self._names)},
            {name: table.achievement_count(seat) for seat, name in enumerate(self._names)},
        )

    def seat_of(self, player: str) -> int:
        """A player's seat, from 0. Raises ValueError for an unknown name."""
        if player not in self._names:
            raise ValueError(f"nobody here is named {player!r}")
        return self._names.index(player)

    # Playing

    def choose(self, option: object, player: object = None) -> None:
        """Make one pick: an `Option` of the pending decision, or its text.

        `player` says by name whose decision it answers where several are pending. Raises IllegalChoice, which
        names what is wrong, for anything else whatever its type, and then nothing has changed.
        """
        decision = self._decision_for(player)
        index = decision.index_of(option)
        if index < 0:
            offered = ", ".join(other.text for other in decision.options)
            raise IllegalChoice(f"{decision.player} cannot choose {str(option)!r}; the options are: {offered}")
        if self._start.opening:
            self._choose_opening(decision.seat, index)
            return
        where = self._current.where
        known = self._happened if self._picks else []
        self._advance((*self._picks, index))
        happened = self._happened
        if known is not None and happened is not None:
            self._revealed = _shows_news(happened, len(known), decision.seat, where)

    def keep_log(self) -> None:
        """From now on write the log with every pick: `log` and `can_undo` need not run the action again then.

        For a game whose every pick somebody looks at; a simulation is faster without. Copies do the same.
        """
        self._keeps_log = True

    def _decision_for(self, player: object) -> Decision:
        decisions = self.decisions
        if not decisions:
            raise IllegalChoice("the game is over")
        if player is None:
            return decisions[0]
        for decision in decisions:
            if decision.player == player:
                return decision
        if player not in self._names:
            raise IllegalChoice(f"nobody here is named {player!r}")
        raise IllegalChoice(f"{player} has nothing to decide now: {decisions[0].player} has")

    def _choose_opening(self, seat: int, index: int) -> None:
        position = self._start.copy()
        self._run_opening(position, seat, index, None)
        self._settle(Past(self._past, (index,), seat), position)

    def _run_opening(self, position: Position, seat: int, index: int, events: list[Event] | None) -> None:
        chosen = position.seats[seat].hand[index]
        position.opening = (*position.opening[:seat], chosen, *position.opening[seat + 1 :])
        if None not in position.opening:
            try:
                open_game(self._resolution(position, Driver([]), events))
            except GameOver:
                pass

    def _settle(self, past: Past | None, position: Position) -> None:
        """Stand between two actions."""
        self._past = past
        self._start = position
        self._picks = ()
        self._current = position
        self._before = None
        self._pending = None
        self._happened = None
        self._revealed = None

    def _finish(self, past: Past, position: Position, events: list[Event] | None) -> None:
        """Stand after the action that began at `_start`; that table is kept, so that taking it back needs no replay.

        `events` is what happened in it, where that was written.
        """
        before = self._start
        chronicle = self._up_to_date_chronicle() if events is not None else None
        self._settle(past, position)
        self._before = before
        self._happened = events
        if chronicle is not None and events is not None:
            self._chronicle = Chronicle(past, position, chronicle.events + events, dict(chronicle.knowledge))

    def _advance(self, picks: tuple[int, ...]) -> None:
        """Run the running action from its start with these picks."""
        if not picks:
            self._settle(self._past, self._start)
            return
        position = self._start.copy()
        driver = Driver(list(picks))
        events: list[Event] | None = [] if self._keeps_log else None
        try:
            self._run_action(position, driver, events)
        except Pending:
            assert driver.pending is not None
            self._picks = picks
            self._current = position
            self._pending = [driver.pending]
            self._happened = events
            self._revealed = None
        else:
            self._finish(Past(self._past, picks, -1), position, events)

    def _run_action(self, position: Position, driver: Driver, events: list[Event] | None) -> None:
        try:
            play_action(self._resolution(position, driver, events))
        except GameOver:
            pass

    def run(self, policies: Policy | Sequence[Policy] | dict[str, Policy]) -> None:
        """Play on to the end, asking one policy for all, or one per player by seat or by name.

        A policy is `policy(decision, view) -> Option`; where its attribute `needs_view` is false it gets None
        instead of a view. Raises IllegalChoice for an answer that is no option. After any error or
        interruption the game stands at its last pick.
        """
        by_seat = self._policies_by_seat(policies)
        while self._start.opening:
            decision = self.decisions[0]
            option = by_seat[decision.seat](decision, self._view_for(by_seat, decision.seat))
            self.choose(option, decision.player)
        needs_view = [bool(getattr(policy, "needs_view", True)) for policy in by_seat]
        snapshots = any(needs_view)
        past = self._past
        picks = list(self._picks)
        position = self._start.copy()

        def answer_of(decision: Decision) -> int:
            seat = decision.seat
            view = None
            if needs_view[seat]:
                view = self._running_view(past, picks, position, seat)
            return _answered(decision, by_seat[seat](decision, view))

        try:
            while position.outcome is None:
                if snapshots:
                    self._start = position.copy()
                self._run_action(position, Driver(picks, answer_of), None)
                past = Past(past, tuple(picks), -1)
                picks = []
        except BaseException:
            self._rebuild(past)
            self._advance(tuple(picks))
            raise
        self._settle(past, position)

    def play_action(self, policy: Policy) -> None:
        """Play the running action to its end, or the next one where none runs, or the opening meld: one policy
        answers for all, without views.

        Cheaper than `choose`, which runs the action once a pick. Raises IllegalChoice for an answer that is no
        option; nothing has changed then, or only opening picks.
        """
        if self._start.opening:
            while self._start.opening:
                decision = self.decisions[0]
                self.choose(policy(decision, None), decision.player)
            return
        if self._start.outcome is not None:
            return

        def answer_of(decision: Decision) -> int:
            return _answered(decision, policy(decision, None))

        position = self._start.copy()
        picks = list(self._picks)
        events: list[Event] | None = [] if self._keeps_log else None
        self._run_action(position, Driver(picks, answer_of), events)
        self._finish(Past(self._past, tuple(picks), -1), position, events)

    def _policies_by_seat(self, policies: Policy | Sequence[Policy] | dict[str, Policy]) -> list[Policy]:
        if isinstance(policies, dict):
            missing = [name for name in self._names if name not in policies]
            if missing:
                raise ValueError(f"no policy for {', '.join(missing)}")
            return [policies[name] for name in self._names]
        if isinstance(policies, (list, tuple)):
            if len(policies) != len(self._names):
                raise ValueError(f"{len(policies)} policies for {len(self._names)} players")
            return list(policies)
        return [policies] * len(self._names)  # type: ignore[list-item]

    def _view_for(self, policies: list[Policy], seat: int) -> View | None:
        if not getattr(policies[seat], "needs_view", True):
            return None
        return self.view(self._names[seat])

    def _running_view(self, past: Past | None, picks: list[int], position: Position, seat: int) -> View:
        """The view of a player inside `run`, where `position` is the table as it stands."""
        still = self._twin()
        still._past = past
        still._picks = tuple(picks)
        still._current = position
        still._happened = None
        return still._make_view(seat, self)

    # Copying and looking ahead

    def _twin(self) -> Game:
        return Game(None, None, None, self)

    def copy(self) -> Game:
        """An independent game at the same point, also in the middle of an effect."""
        return self._twin()

    def imagine(self, player: str, seed: int) -> Game:
        """A game at the same point in which everything `player` does not know is dealt anew.

        Hidden cards change places among equal backs, consistent with what he has seen. The deal depends on his
        knowledge and on `seed` only, never on the truth. Raises NoDeal where no deal is found.
        """
        seat = self.seat_of(player)
        knowledge = self._knowledge_of(seat)
        known_now = knowledge
        choices: list[tuple[int, object]] = []
        seen: list[dict[str, object]] = []
        if self._picks:
            driver = Driver(list(self._picks))
            driver.choices = choices
            events: list[Event] = []
            self._run_to_pending(self._start.copy(), driver, events)
            seen = [event.as_seen_by(player) for event in events]
            known_now = knowledge.copy()
            _learn_sources(known_now, events)
        dealer = Dealer(self._start, known_now, self.rules.backs_hidden)
        generator = Generator(seed_state(seed))
        for _ in range(MOST_DEALS):
            stand_in = dealer.deal(generator)
            if stand_in is None:
                continue
            position = dealer.lay(stand_in)
            generator.below(2)
            position.random = generator.state
            imagined = Game(self._names, self.rules, None, position)
            imagined._prior = knowledge.after_redeal(stand_in)
            if not self._picks or imagined._repeats(choices, stand_in, seen, player):
                return imagined
        raise NoDeal(f"no deal found that agrees with what {player} has seen")

    def _repeats(
        self,
        choices: list[tuple[int, object]],
        stand_in: dict[int, Card],
        seen: list[dict[str, object]],
        player: str,
    ) -> bool:
        """Make the choices of the running action in this imagined game; whether `player` sees the same."""
        driver = Driver([])
        viewer = self.seat_of(player)
        repeated: list[tuple[int, object]] = []
        for seat, meaning in choices:
            if isinstance(meaning, Unseen):
                meaning = meaning.meaning if seat == viewer else ANYTHING
            repeated.append((seat, _substituted(meaning, stand_in)))
        driver.script = Script(repeated)
        events: list[Event] = []
        position = self._start.copy()
        try:
            self._run_to_pending(position, driver, events)
        except Unrepeatable:
            return False
        if driver.pending is None or [event.as_seen_by(player) for event in events] != seen:
            return False
        self._picks = tuple(driver.picks)
        self._current = position
        self._pending = [driver.pending]
        return True

    def _run_to_pending(self, position: Position, driver: Driver, events: list[Event] | None) -> None:
        try:
            self._run_action(position, driver, events)
        except Pending:
            pass

    # Taking back

    @property
    def can_undo(self) -> bool:
        """Whether the last pick can be taken back: nobody has seen a card since that its player did not know.

        A choice for the opening meld can be taken back until all have chosen.
        """
        past = self._past
        if self._start.opening:
            return past is not None
        if not self._picks and (past is None or past.seat >= 0):
            return False
        if self._revealed is not None:
            return not self._revealed
        game = self._twin()
        picks = self._picks
        if not picks:
            assert past is not None
            game._step_back(past)
            picks = past.picks
        return not game._reveals(picks)

    def _reveals(self, picks: tuple[int, ...]) -> bool:
        """Whether the last of these picks showed anybody a card that the picking player did not know."""
        start = self._start
        if len(picks) == 1:
            where = start.where
            seat = start.player
            shown = 0
        else:
            before: list[Event] = []
            driver = Driver(list(picks[:-1]))
            table = start.copy()
            self._run_to_pending(table, driver, before)
            assert driver.pending is not None
            where = table.where
            seat = driver.pending.seat
            shown = len(before)
        events: list[Event] = []
        self._run_to_pending(start.copy(), Driver(list(picks)), events)
        return _shows_news(events, shown, seat, where)

    def undo(self, player: str | None = None) -> None:
        """Take back the last pick, which must be `player`'s where he is named; at the opening meld his, last or not.

        Raises IllegalChoice where that is not possible (`can_undo`); nothing has changed then.
        """
        if self._start.opening:
            self._undo_opening(player)
            return
        if not self.can_undo:
            raise IllegalChoice("the last pick cannot be taken back")
        if player is not None and self.picks[-1][0] != player:
            raise IllegalChoice(f"the last pick was not made by {player}")
        if self._picks:
            self._advance(self._picks[:-1])
            return
        past = self._past
        assert past is not None
        self._step_back(past)
        self._advance(past.picks[:-1])

    def _undo_opening(self, player: str | None) -> None:
        past = self._past
        steps: list[Past] = []
        while past is not None and player is not None and self._names[past.seat] != player:
            steps.append(past)
            past = past.previous
        if past is None:
            raise IllegalChoice("there is no pick to take back")
        self._rebuild(past.previous)
        for step in reversed(steps):
            self._choose_opening(step.seat, step.picks[0])

    def _step_back(self, past: Past) -> None:
        """Stand where the last action, `past`, began."""
        if self._before is None:
            self._rebuild(past.previous)
        else:
            self._settle(past.previous, self._before)

    def _rebuild(self, past: Past | None) -> None:
        """Stand where the step `past` ended, by replay from the start."""
        steps: list[Past] = []
        step = past
        while step is not None:
            steps.append(step)
            step = step.previous
        position = self._origin.copy()
        for step in reversed(steps):
            self._repeat_step(position, step, None)
        self._settle(past, position)

    def _repeat_step(self, position: Position, step: Past, events: list[Event] | None) -> None:
        """Carry out a finished step again on `position`."""
        if step.seat >= 0:
            self._run_opening(position, step.seat, step.picks[0], events)
        else:
            self._run_action(position, Driver(list(step.picks)), events)

    # Views and the log

    def view(self, player: str | None) -> View:
        """What `player` may know now (rules 1.10), shaped like a position; None is a spectator.

        Cards he may not see are `back AGE SET`, sorted; piles are counts. Raises ValueError for an unknown name.
        """
        return self._make_view(-1 if player is None else self.seat_of(player), self)

    def _make_view(self, seat: int, reader: Game) -> View:
        """The view of a player; what looking ahead learns of the log is kept for `reader`."""
        result = self.result
        seen = write_view(
            self.rules,
            self._names,
            self._current,
            seat,
            self._points(),
            self._is_pending(),
            result.as_json() if result is not None else None,
        )
        if seat < 0:
            return View(seen, None)
        name = self._names[seat]
        still = self._twin()

        def imagine(seed: int) -> Game:
            imagined = still.imagine(name, seed)
            reader._chronicle = still._chronicle
            return imagined

        return View(seen, imagine)

    def _points(self) -> list[int]:
        table = self.reckoning()
        return [table.points(seat) for seat in range(len(self._names))]

    def standings(self) -> dict[str, Standing]:
        """What counts for each player now; all of it is public (rules 7.4.1, 8.3, 9, 12.6.5)."""
        table = self.reckoning()
        return {name: standing_of(table, seat) for seat, name in enumerate(self._names)}

    def _is_pending(self) -> bool:
        chosen = [card for card in self._current.opening if card is not None]
        return len(self._picks) > 0 or len(chosen) > 0

    @property
    def log(self) -> list[Event]:
        """Everything that happened so far; a later pick only appends to it."""
        return self._finished_log() + self._running_log()

    def _running_log(self) -> list[Event]:
        """The events of the running action so far; it is run again only where they were not written."""
        if not self._picks:
            return []
        if self._happened is not None:
            return self._happened
        events: list[Event] = []
        self._run_to_pending(self._start.copy(), Driver(list(self._picks)), events)
        return events

    def _finished_log(self) -> list[Event]:
        """The events of all finished steps, the known part of them taken from the chronicle."""
        return self._up_to_date_chronicle().events

    def _up_to_date_chronicle(self) -> Chronicle:
        chronicle = self._chronicle
        steps: list[Past] = []
        step = self._past
        while step is not None and (chronicle is None or step is not chronicle.past):
            steps.append(step)
            step = step.previous
        if chronicle is None or step is not chronicle.past:
            chronicle = Chronicle(None, self._origin, [], {})
        if steps:
            position = chronicle.position.copy()
            events = list(chronicle.events)
            for step in reversed(steps):
                self._repeat_step(position, step, events)
            chronicle = Chronicle(self._past, position, events, dict(chronicle.knowledge))
        self._chronicle = chronicle
        return chronicle

    def _knowledge_of(self, seat: int) -> Knowledge:
        """What a player knows when the running action begins."""
        chronicle = self._up_to_date_chronicle()
        knowledge = chronicle.knowledge.get(seat)
        if knowledge is None:
            prior = self._prior
            knowledge = prior if prior is not None and prior.viewer == seat else Knowledge(seat, self._origin)
        if knowledge.read < len(chronicle.events):
            knowledge = knowledge.copy()
            for number in range(knowledge.read, len(chronicle.events)):
                knowledge.add(chronicle.events[number])
        chronicle.knowledge[seat] = knowledge
        return knowledge

    def preparations(self, viewer: str | None) -> dict[str, dict[str, tuple[int, int]]]:
        """How far everybody has prepared the special achievements that a single meld or tuck earns (rules 9.4.2).

        By name of the unclaimed achievement and of the player: how many of the things it needs are ready as far as `viewer`
        (None: a spectator) sees it, and how many there are.
        """
        seat = -1 if viewer is None else self.seat_of(viewer)
        table = self.reckoning()
        return {
            card.name: {name: preparations(table, owner, card, seat) for owner, name in enumerate(self._names)}
            for card in self._current.special
            if card in EARNED_AT_ONCE
        }

    def could_be(self, player: str | None) -> list[CouldBe]:
        """What the cards that `player` does not see could be, as far as he has seen and remembers; None is a spectator.

        It tells what he could work out himself with a perfect memory, and nothing else. Raises ValueError for an unknown
        name.
        """
        seat = -1 if player is None else self.seat_of(player)
        knowledge = self._knowledge_of(seat)
        if self._picks:
            knowledge = knowledge.copy()
            for event in self._running_log():
                knowledge.add(event)
        open_boards = self.rules.switch("covered_cards_public") == "on"
        return [
            CouldBe(
                self._names[group.owner] if group.owner >= 0 else None,
                group.zone,
                group.color or None,
                group.back,
                group.count,
                [card.name for card in group.known],
                [card.name for card in group.possible],
            )
            for group in suspects(self._current, knowledge, open_boards, not self.rules.backs_hidden)
        ]

    def preview_dogma(self, card_name: str) -> list[Preview]:
        """Whom each effect would reach if the player to act took a Dogma action with this top card of his now.

        While he is asked about his display, the card there will do too. Computed by the very functions that resolve
        the action. Raises ValueError where he has no such card.
        """
        return self.foresee(card_name).reach

    def foresee(self, card_name: str) -> DogmaPreview:
        """As `preview_dogma`, with the Figures that act before the action."""
        position = self._start
        if position.outcome is not None or position.opening:
            raise ValueError("nobody can take a Dogma action now")
        seat = position.player
        if not self._picks and position.action > 0 and self.decisions[0].index_of(f"dogma {card_name}") >= 0:
            return self._previews(position, seat, CARDS[card_name])
        if position.action == 0:
            cards = [card for card in position.seats[seat].display if card.featured >= 0]
        else:
            codes, named = legal_actions(self._resolution(position, Driver([]), None))
            cards = [named[number - 1] for number, code in enumerate(codes) if code == DOGMA]
        for card in cards:
            if card.name == card_name:
                return self._previews(position, seat, card)
        raise ValueError(f"{card_name!r} is no card that {self._names[seat]} could activate now")

    def preview_draw(self) -> str | None:
        """The back of the card that the player to act would draw by a Draw action now, `back 3 echoes` for example.

        None where nobody can tell: no such card is left, its set is the player's choice, or the backs of the mixed
        piles are secret.
        """
        game = self._resolution(self._start, Driver([]), None)
        seat = self._start.player
        value = draw_action_value(game, seat) if game.moments.figures is not None else game.highest_top(seat)
        value = game.stepped_value(value)
        if value > HIGHEST_VALUE or self.rules.echoes_optional or self.rules.backs_hidden:
            return None
        return game.next_of(seat, value).back

    def foresee_all(self) -> dict[str, dict[str, DogmaPreview]]:
        """What Dogma actions would do, of all players with each of their top cards, and cards on display, that have one.

        As the table stands, whoever is to act. It tells nothing but what lies open, so that everybody may know it.
        """
        position = self._current
        if position.outcome is not None or position.opening:
            return {}
        told: dict[str, dict[str, DogmaPreview]] = {}
        for seat, owner in enumerate(position.seats):
            tops = [stack.cards[0] for stack in owner.board if stack.cards]
            told[self._names[seat]] = {
                card.name: self._previews(position, seat, card)
                for card in [*tops, *owner.display]
                if card.featured >= 0 and not owner.eliminated
            }
        return told

    def _previews(self, position: Position, seat: int, card: Card) -> DogmaPreview:
        seen = foresee(self._resolution(position, Driver([]), None), seat, card)
        previews: list[Preview] = []
        for reached in seen.reached:
            names = [self._names[other] for other in reached.seats]
            step = reached.step
            previews.append(Preview(step.frame.card.name, step.number, step.effect.is_demand, names))
        return DogmaPreview(previews, [figure.name for figure in seen.karma])

    # Positions and records

    def position(self) -> Json:
        """The whole table as plain JSON (formats.md), hidden cards included."""
        result = self.result
        return write_position(
            self.rules,
            self._names,
            self._current,
            self._points(),
            self._is_pending(),
            result.as_json() if result is not None else None,
        )

    @staticmethod
    def from_position(position: object) -> Game:
        """A game that goes on from a written position. Raises BadPosition, a ValueError, that names the place of a fault."""
        rules, names, origin = read_position(position)
        return Game(names, rules, None, origin)

    @property
    def picks(self) -> list[tuple[str, str]]:
        """All picks so far, in order: who, and the option's text."""
        game = self._twin()
        game._rebuild(None)
        texts: list[tuple[str, str]] = []
        steps: list[Past] = []
        step = self._past
        while step is not None:
            steps.append(step)
            step = step.previous
        for step in reversed(steps):
            game._spell(step, texts)
        if self._picks:
            game._spell(Past(None, self._picks, -1), texts)
        return texts

    def _spell(self, step: Past, texts: list[tuple[str, str]]) -> None:
        """Take a step and note its picks as texts."""
        if step.seat >= 0:
            decision = self._decision_for(self._names[step.seat])
            texts.append((decision.player, decision.option(step.picks[0]).text))
            self._choose_opening(step.seat, step.picks[0])
            return
        position = self._start.copy()
        known = list(step.picks)

        def answer_of(decision: Decision) -> int:
            if not known:
                raise Pending
            index = known.pop(0)
            texts.append((decision.player, decision.option(index).text))
            return index

        try:
            self._run_action(position, Driver([], answer_of), None)
        except Pending:
            return
        self._settle(Past(self._past, step.picks, -1), position)

    def record(self) -> Json:
        """The game as plain JSON: options, seed (or starting position) and every pick (formats.md)."""
        written: Json = {
            "format": RECORD_FORMAT,
            "engine": ENGINE,
            "game": write_game(self.rules, self._names),
        }
        if self._seed is not None:
            written["seed"] = self._seed
        else:
            start = self._twin()
            start._rebuild(None)
            written["start"] = start.position()
        written["picks"] = [[player, text] for player, text in self.picks]
        return written

    @staticmethod
    def from_record(record: object) -> Game:
        """Play a written record. Raises BadRecord, a ValueError, that names the place of a fault; an illegal pick by
        its number, counted from 1."""
        game, picks = _read_record(record)
        for number, (player, text) in enumerate(picks, 1):
            try:
                game.choose(text, player)
            except IllegalChoice as error:
                raise BadRecord(f"pick {number}: {error}") from None
        return game


def _answered(decision: Decision, option: object) -> int:
    """The number of the option a policy picked. Raises IllegalChoice for what is none."""
    index = decision.index_of(option)
    if index < 0:
        raise IllegalChoice(f"the policy of {decision.player} chose {str(option)!r}, which is no option")
    return index


def _shows_news(events: list[Event], begin: int, seat: int, where: bytearray) -> bool:
    """Whether the events from `begin` on showed anybody a card that the player in `seat` did not know, as the cards lay."""
    for number in range(begin, len(events)):
        event = events[number]
        cards = list(event.cards)
        if event.kind in ("move", "look") and event.seers != NOBODY and event.card is not None:
            cards.append(event.card)
        for card in cards:
            if hidden_from(card, seat, where):
                return True
    return False


def _learn_sources(knowledge: Knowledge, events: list[Event]) -> None:
    """What the player saw during the running action, he knows of the table at its start too."""
    for event in events:
        seen = event.kind in ("move", "look") and event.shows_front_to(knowledge.viewer)
        if event.kind == "move" and event.card is not None:
            knowledge.turned.add(event.card.index)
        if seen and event.card is not None:
            knowledge.see(event.card)
        for card in event.cards if event.kind == "show" else ():
            knowledge.see(card)


def _substituted(meaning: object, stand_in: dict[int, Card]) -> object:
    """What a choice means once the hidden cards have changed places."""
    if isinstance(meaning, Card):
        return stand_in.get(meaning.index, meaning)
    if isinstance(meaning, tuple):
        code, card = meaning
        return (code, _substituted(card, stand_in))
    return meaning


def _read_record(record: object) -> tuple[Game, list[tuple[str, str]]]:
    if not isinstance(record, dict):
        raise BadRecord(f"record: an object is expected, not {type(record).__name__}")
    if record.get("format") != RECORD_FORMAT:
        raise BadRecord(f"format: {record.get('format')!r} is not {RECORD_FORMAT!r}")
    for key in record:
        if key not in ("format", "engine", "game", "seed", "start", "picks"):
            raise BadRecord(f"record: {key!r} is not known here")
    picks = _read_picks(record.get("picks"))
    try:
        if "start" in record:
            if "seed" in record:
                raise BadRecord("record: it has both a seed and a start")
            return _game_at_start(record), picks
        rules, names = read_game(record.get("game"))
        seed = record.get("seed")
        if type(seed) is not int:
            raise BadRecord(f"seed: a whole number is expected, not {seed!r}")
        return Game(names, rules, seed), picks
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord(str(error)) from None


def _game_at_start(record: Json) -> Game:
    """The game of a record that begins from a position, which may leave the game's options to the record."""
    start = record["start"]
    if isinstance(start, dict) and "game" in record:
        agreed = read_game(record["game"])
        if "game" not in start:
            start = {**start, "game": record["game"]}
        elif read_game(start["game"]) != agreed:
            raise BadRecord("game: it differs from the game of the start")
    try:
        return Game.from_position(start)
    except ValueError as error:
        raise BadRecord(f"start: {error}") from None


def _read_picks(written: object) -> list[tuple[str, str]]:
    if not isinstance(written, list):
        raise BadRecord(f"picks: a list is expected, not {type(written).__name__}")
    picks: list[tuple[str, str]] = []
    for number, pick in enumerate(written, 1):
        if not isinstance(pick, (list, tuple)) or len(pick) != 2 or not all(isinstance(part, str) for part in pick):
            raise BadRecord(f"pick {number}: a pair of player and option text is expected, not {pick!r}")
        picks.append((pick[0], pick[1]))
    return picks
