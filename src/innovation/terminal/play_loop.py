"""The course of a game at the terminal: whose question comes next, and who may look at the screen."""

from __future__ import annotations

from typing import Final

from innovation.rules.decision import Decision
from innovation.terminal.question import Left, Question, Undone, show_log, show_table
from innovation.terminal.screen import EndOfInput, Screen
from innovation.terminal.session import Session


class PlayLoop:
    """Plays a session to its end, or until somebody leaves."""

    def __init__(self, session: Session, screen: Screen, confirm: bool) -> None:
        self.session: Final[Session] = session
        self.screen: Final[Screen] = screen
        self.confirm: Final[bool] = confirm
        self._looking: str | None = None
        self._table_of_log: int = -1

    def play(self) -> None:
        """Ask everybody in turn until the game is over. Raises Left where somebody leaves before."""
        try:
            while (decision := self.session.game.decision) is not None:
                if self.session.bot_of(decision.player) is not None:
                    self.session.pick(decision, self.session.bot_option(decision))
                else:
                    self._ask(decision)
        except EndOfInput:
            raise Left from None
        self._show_end()

    # A person's question

    def _ask(self, decision: Decision) -> None:
        player = decision.player
        if len(self.session.people) > 1 and self._looking != player and not self._hand_over(player):
            return
        self._looking = player
        self._show_news(player)
        try:
            option = Question(self.session, decision, self.screen).answer()
        except Undone:
            self._say_undone()
            return
        self.session.pick(decision, option)
        self._offer_undo_before_bots(player)

    def _hand_over(self, player: str) -> bool:
        """Hide everything until the next person sits at the keyboard; False where the last one changed his mind."""
        if self._looking is not None:
            self.screen.say("terminal.log.title", style="bold")
            show_log(self.session, self._looking, self.screen)
            if not self._goes_on(self._looking, player):
                return False
        self.screen.clear()
        self._read("terminal.play.hand_over", player=player)
        self.screen.clear()
        self._table_of_log = -1
        return True

    def _offer_undo_before_bots(self, player: str) -> None:
        """Let a person take back the pick that ended his part, since bots do not wait."""
        decision = self.session.game.decision
        if not self.confirm or decision is None or self.session.bot_of(decision.player) is None:
            return
        if self.session.can_take_back(player):
            self._goes_on(player, decision.player)

    def _goes_on(self, player: str, following: str) -> bool:
        """Wait for a person's word before the next player's part; False where he takes his last pick back."""
        if not self.session.can_take_back(player):
            self._read("terminal.play.go_on", next=following)
        elif self._read("terminal.play.go_on_or_undo", next=following) == "u":
            self.session.take_back(player)
            self._say_undone()
            return False
        return True

    def _say_undone(self) -> None:
        self.screen.say("terminal.play.undone")
        self._table_of_log = -1

    def _show_news(self, player: str) -> None:
        """The table, where it changed since it was last shown, and what happened."""
        events = self.session.game.log
        since = self.session.log_since_own_pick(player)
        moved = any(event.kind in ("move", "splay", "rearrange") for event in events[max(0, self._table_of_log) :])
        if self._table_of_log < 0 or moved:
            self.screen.show("")
            show_table(self.session, player, self.screen)
            self._table_of_log = len(events)
        if len(events) > since:
            self.screen.say("terminal.log.title", style="bold")
            show_log(self.session, player, self.screen, since)

    def _read(self, key: str, **params: object) -> str:
        typed = self.screen.read(key, **params)
        if typed == "q":
            raise Left
        return typed

    # The end

    def _show_end(self) -> None:
        result = self.session.game.result
        assert result is not None
        people = self.session.people
        viewer = people[0] if len(people) == 1 else None
        if len(people) > 1:
            self.screen.clear()
        show_table(self.session, viewer, self.screen)
        self.screen.say("terminal.log.title_end", style="bold")
        last = max((self.session.log_since_own_pick(person) for person in people), default=0)
        show_log(self.session, viewer, self.screen, last)
        self.screen.show("")
        self.screen.show(self.screen.language.result(result))
        for name in self.session.game.players:
            self.screen.say(
                "terminal.play.final", player=name, points=result.points[name], count=result.achievements[name]
            )
