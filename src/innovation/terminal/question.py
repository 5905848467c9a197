"""One question to one person at the keyboard: numbered options, and commands besides."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from innovation.material.card import DECREE
from innovation.material.catalog import CARDS
from innovation.rules.decision import Decision, Option
from innovation.terminal.card_page import card_page
from innovation.terminal.card_search import find_card
from innovation.terminal.faults import BadInput
from innovation.terminal.look import all_icons, back_mark, card_value
from innovation.terminal.reach import karma_line, reach_by_effect, reach_in_short
from innovation.terminal.screen import Screen
from innovation.terminal.session import Session
from innovation.terminal.table_screen import TableScreen


class Undone(Exception):
    """The person took back his last pick."""


class Left(Exception):
    """The person wants to stop here."""


class Question:
    """A pending decision as its player sees and answers it."""

    def __init__(self, session: Session, decision: Decision, screen: Screen) -> None:
        self.session: Final[Session] = session
        self.decision: Final[Decision] = decision
        self.screen: Final[Screen] = screen
        self.options: Final[list[Option]] = arranged(decision)

    def answer(self) -> Option:
        """The option that was picked. Raises Undone or Left."""
        self.show()
        while True:
            typed = self.screen.read("terminal.ask.prompt", count=len(self.options))
            try:
                option = self._understand(typed)
            except BadInput as fault:
                self.screen.show(Text(fault.sentence(self.screen.language), style="red"))
                continue
            if option is not None:
                return option

    def _understand(self, typed: str) -> Option | None:
        """The option that was meant, or None where a command was obeyed. Raises BadInput for neither."""
        for option in self.options:
            if typed == option.text and not typed.isdecimal():
                return option
        if typed.isdecimal():
            return self._numbered(typed)
        if typed[:1] in ("?", "？"):
            self._explain(typed[1:].strip())
            return None
        word, _, rest = typed.partition(" ")
        if word == "p":
            self._preview(rest.strip())
        elif typed == "t":
            show_table(self.session, self.decision.player, self.screen)
            self.show()
        elif typed == "l":
            show_log(self.session, self.decision.player, self.screen)
        elif typed == "h":
            self.screen.say("terminal.help.playing")
        elif typed == "u":
            self._undo()
        elif typed == "q":
            raise Left
        elif typed:
            raise BadInput("terminal.ask.unknown", given=typed, count=len(self.options))
        else:
            self.show()
        return None

    def _numbered(self, typed: str) -> Option:
        number = int(typed) if len(typed) < 9 else 0
        if not 1 <= number <= len(self.options):
            raise BadInput("terminal.ask.number", given=typed, count=len(self.options))
        return self.options[number - 1]

    def _explain(self, name: str) -> None:
        if name.isdecimal():
            card = self._numbered(name).card
            if card is None:
                raise BadInput("terminal.ask.no_card", number=name)
            name = card
        if not name:
            raise BadInput("terminal.ask.which_card")
        card = find_card(name, self.screen.language)
        self.screen.show(card_page(card, self.screen.language, self.session.game.rules.first_edition))

    def _preview(self, number: str) -> None:
        option = self._numbered(number) if number.isdecimal() else None
        if option is None or option.card is None or not self._executes(option):
            raise BadInput("terminal.ask.no_dogma", given=number)
        if option.text.startswith("endorse "):
            self.screen.say("terminal.reach.endorsed")
        for line in reach_by_effect(self.session.game, option.card, self.screen.language):
            self.screen.show(line)

    def _undo(self) -> None:
        if not self.session.can_take_back(self.decision.player):
            raise BadInput("terminal.ask.no_undo")
        self.session.take_back(self.decision.player)
        raise Undone

    # What is shown

    def show(self) -> None:
        """The effect that asks, the sentence, and the options."""
        language = self.screen.language
        source, effect = self.decision.source, self.decision.effect
        if source is not None:
            if effect is None:
                quoted = self._asking(source)
            else:
                text = language.effects(source, self.session.game.rules.first_edition)[effect - 1]
                quoted = language.message("terminal.ask.effect", card=language.card(source), number=effect, text=text)
            self.screen.show(Text(quoted, style="italic"))
        self.screen.show(Text(language.prompt(self.decision), style="bold"))
        digits = len(str(len(self.options)))
        for number, option in enumerate(self.options, 1):
            line = Text(f" {number:>{digits}}  {language.option(option, self.decision)}")
            line.append(self._facts(option), style="dim")
            self.screen.show(line)

    def _asking(self, source: str) -> str:
        """What asks apart from a dogma effect: a decree, karma, an echo or an inspire effect."""
        language = self.screen.language
        if CARDS[source].kind == DECREE:
            return language.message(
                "terminal.reach.decree", card=language.card(source), text=language.condition(source)
            )
        if self.decision.karma:
            return karma_line(source, language)
        inspiring = language.inspire(source)
        if inspiring is not None:
            return language.message("terminal.reach.inspire", card=language.card(source), text=inspiring)
        return language.message("terminal.reach.echo", card=language.card(source), text=language.echo(source) or "")

    def _executes(self, option: Option) -> bool:
        """Whether an option is an action that executes a card."""
        return self.decision.kind == "action" and option.text.startswith(("dogma ", "endorse "))

    def _facts(self, option: Option) -> str:
        """What helps to tell an option from the others."""
        if self.decision.kind == "action" and option.text == "draw":
            back = self.session.game.preview_draw()
            return f" {back_mark(back, self.screen.language)}" if back is not None else ""
        if option.card is None:
            return ""
        if self._executes(option):
            return " " + reach_in_short(self.session.game, option.card, self.screen.language)
        card = CARDS[option.card]
        if not card.color_name:
            return ""
        return (
            f" {card_value(card, self.screen.language)} {self.screen.language.color(card.color_name)} {all_icons(card)}"
        )


def arranged(decision: Decision) -> list[Option]:
    """The options as a player sorts them: actions of one kind together, and cards by value and color."""
    verbs = [option.text.split(" ")[0] if decision.kind == "action" else "" for option in decision.options]

    def key(option: Option) -> tuple[int, int, int, int]:
        verb = verbs.index(verbs[option.index])
        if option.card is None:
            return (verb, 99, 0, option.index)
        return (verb, CARDS[option.card].age, CARDS[option.card].color, option.index)

    return sorted(decision.options, key=key)


def show_table(session: Session, viewer: str | None, screen: Screen) -> None:
    """Show the table as `viewer` may know it."""
    game = session.game
    bots = {chair.name: chair.bot for chair in session.chairs if chair.bot is not None}
    needed = game.rules.threshold(len(game.players))
    drawn = TableScreen(screen.language, game.view(viewer), needed, bots, screen.width, game.standings())
    screen.show(drawn.render())


def show_log(session: Session, viewer: str | None, screen: Screen, since: int | None = None) -> None:
    """Show what happened since the viewer's last pick, or since the log was `since` long."""
    if since is None:
        since = session.log_since_own_pick(viewer) if viewer is not None else 0
    rows = [event.as_seen_by(viewer) for event in session.game.log[since:]]
    if not rows:
        screen.say("terminal.log.nothing")
    for row in rows:
        screen.show(Text(f"  {screen.language.event(row)}", style="bold" if row["kind"] == "turn" else ""))
