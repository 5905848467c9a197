"""The table as one viewer may know it, drawn from his view and nothing else."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from innovation.locale import Language
from innovation.material.catalog import CARDS
from innovation.material.words import COLORS, ICONS, MIXED, SPLAYS
from innovation.rules.options import Rules
from innovation.rules.standing import Claim, Standing
from innovation.terminal.look import (
    STYLES,
    SYMBOLS,
    all_icons,
    back_mark,
    by_value,
    card_mark,
    covered_icons,
    legend,
    lines_of,
    value_mark,
)
from innovation.terminal.reach import karma_line
from innovation.terminal.standing import (
    bonus_points,
    flags,
    fountains,
    is_decree,
    is_special,
    team_of,
    top_values,
)

Json = dict[str, Any]
FRAME = 4


class TableScreen:
    """Draws a view: `needed` achievements win, and `bots` says which players are programs.

    `standings` is the game's own reckoning of what counts for each player (`Game.standings`).
    """

    def __init__(
        self,
        language: Language,
        view: Json,
        needed: int,
        bots: dict[str, str],
        width: int,
        standings: dict[str, Standing],
    ) -> None:
        self.standings = standings
        self.language = language
        self.view = view
        self.rules = Rules(**{name: value for name, value in view["game"].items() if name != "players"})
        self.needed = needed
        self.bots = bots
        self.width = max(40, width)

    def render(self) -> RenderableType:
        """The whole table: other players from the viewer's left on, the viewer last, and what lies between them."""
        names: list[str] = self.view["game"]["players"]
        viewer = self.view["viewer"]
        start = names.index(viewer) + 1 if viewer else 0
        order = [*names[start:], *names[:start]]
        return Group(self._common(order[-1] if viewer else None), *[self._player(name) for name in order])

    def _say(self, key: str, **params: object) -> str:
        return self.language.message(f"terminal.table.{key}", **params)

    # What lies between the players

    def _common(self, viewer: str | None) -> RenderableType:
        lines = [
            *legend(self.language, self.rules.sets, self.width - FRAME),
            *self._supply(),
            *self._achievements(viewer),
            *self._specials(viewer),
            *self._decrees(),
        ]
        if self.view["removed"]:
            removed = [card_mark(name, self.language, False) for name in by_value(self.view["removed"])]
            lines.extend(self._lines(self._say("removed"), removed))
        return Panel(Group(*lines), title=Text(self._turn()), title_align="left", width=self.width)

    def _turn(self) -> str:
        turn = self.view["turn"]
        if "result" in self.view:
            return self._say("over")
        if turn["number"] == 0:
            return self._say("opening")
        return self._say(
            "turn", number=turn["number"], player=turn["player"], action=turn["action"], actions=turn["actions"]
        )

    def _lines(self, label: str, pieces: list[Text], indent: int = 0, separator: str = " · ") -> list[Text]:
        text = Text(label, style="bold")
        if not label.endswith("："):  # which brings its own space
            text.append(" ")
        return lines_of(text, pieces, self.width - FRAME, indent or 4, separator)

    def _supply(self) -> list[Text]:
        lines: list[Text] = []
        supply = self.view["supply"]
        for name, piles in supply.items():
            label = self._say("supply")
            if len(supply) > 1:
                label = self._say("supply_of_set", set_name=self.language.set_name(name))
            elif self.rules.main_piles == MIXED:
                label = self._say("supply_mixed")
            pieces = [
                Text(f"{value_mark(int(value), self.language)} {self._pile_size(pile)}", style="" if pile else "dim")
                for value, pile in piles.items()
            ]
            lines.extend(self._lines(label, pieces))
        return lines

    def _pile_size(self, pile: int | list[str]) -> str:
        """How many cards; of a mixed pile the sets of its backs from the top (rules 17.4.3)."""
        if isinstance(pile, int):
            return str(pile)
        return "".join(self.language.message(f"terminal.back.{name}") for name in pile) or "0"

    def _achievements(self, viewer: str | None) -> list[Text]:
        if viewer is None:
            backs = [entry for entry in self.view["achievements"] if not is_special(entry)]
            pieces = [Text(back_mark(entry, self.language)) for entry in backs]
        else:
            pieces = [self._claim(claim) for claim in self.standings[viewer].claims]
        key = "available" if viewer is None else "available_price"
        return self._lines(self._say(key), pieces or [Text(self._say("none"))])

    def _claim(self, claim: Claim) -> Text:
        known = CARDS.find(claim.card)
        card = back_mark(claim.card, self.language) if known is None else card_mark(claim.card, self.language, False)
        mark = self._say("claimable" if claim.within_reach else "price", card=str(card), needed=claim.needed)
        return Text(mark, style="bold green" if claim.within_reach else "")

    def _specials(self, viewer: str | None) -> list[Text]:
        pieces: list[Text] = []
        for name in self.view["achievements"]:
            if not is_special(name) or is_decree(name):
                continue
            piece = Text(self.language.card(name))
            if viewer is not None:
                steps = self.standings[viewer].progress[name]
                piece.append("".join(f" {have}/{need}" for have, need in steps))
            pieces.append(piece)
        key = "special" if viewer is None else "special_progress"
        return self._lines(self._say(key), pieces or [Text(self._say("none"))])

    def _decrees(self) -> list[Text]:
        """The decrees that nobody holds (rules 12.3)."""
        if not self.rules.decrees:
            return []
        unclaimed = [Text(self.language.card(name)) for name in self.view["achievements"] if is_decree(name)]
        return self._lines(self._say("decrees"), unclaimed or [Text(self._say("none"))])

    # One player

    def _player(self, name: str) -> RenderableType:
        seat = self.view["players"][name]
        lines = [self._totals(name), *self._counts(name, seat), *self._board(seat["board"])]
        lines.extend(self._karma(seat["board"]))
        for zone in ("revealed", "hand", "forecast", "score"):
            cards = by_value(seat.get(zone, []))
            if cards or zone in ("hand", "score") or (zone == "forecast" and self.rules.forecast):
                pieces = [card_mark(card, self.language, zone != "score") for card in cards]
                lines.extend(self._lines(self._say(zone, count=len(cards)), pieces))
        acting = name == self.view["turn"]["player"] and "result" not in self.view
        return Panel(
            Group(*lines),
            title=Text(self._title(name)),
            title_align="left",
            width=self.width,
            border_style="bold" if acting else "dim",
        )

    def _karma(self, board: Json) -> list[Text]:
        """What the top Figures do without being activated (rules 12.6.1)."""
        tops = [stack["cards"][0] for stack in board.values()]
        return [Text(karma_line(top, self.language), style="italic") for top in tops if self.language.karma(top)]

    def _title(self, name: str) -> str:
        if name == self.view["viewer"]:
            return self._say("you", player=name)
        if name in self.bots:
            return self._say("bot", player=name)
        return name

    def _totals(self, name: str) -> Text:
        text = Text("", style="bold")
        for icon, count in enumerate(self.standings[name].icons):
            text.append(f"{SYMBOLS[ICONS[icon]]} {count:<4}", style="" if count else "dim")
        return text

    def _counts(self, name: str, seat: Json) -> list[Text]:
        team = team_of(self.view["game"], name)
        count = sum(self.standings[member].achievements for member in team)
        key = "achievements" if len(team) == 1 else "team_achievements"
        pieces = [
            Text(self._say("points", points=seat["points"])),
            Text(self._say("highest_top", value=max(top_values(seat["board"]), default=0))),
            Text(self._say(key, count=count, needed=self.needed)),
        ]
        bonuses = self.standings[name].bonuses
        if bonuses:
            listed = " ".join(f"({bonus})" for bonus in bonuses)
            pieces.insert(1, Text(self._say("bonuses", bonuses=listed, points=bonus_points(bonuses))))
        shown, counting = flags(self.view, name)
        if shown:
            pieces.append(Text(self._say("flags", shown=shown, counting=counting)))
        if fountains(seat["board"]):
            pieces.append(Text(self._say("fountains", count=fountains(seat["board"]))))
        claimed = [
            Text(self.language.card(one) if is_special(one) else back_mark(one, self.language))
            for one in seat["achievements"]
        ]
        return lines_of(Text(), [*pieces, *claimed], self.width - FRAME, 0, " · ")

    def _board(self, board: Json) -> list[Text]:
        labels = {
            color: self._say(
                "pile" if board[color]["splay"] == "none" else "splayed_pile",
                color=self.language.color(color),
                splay=self.language.splay(board[color]["splay"]),
            )
            for color in COLORS
            if color in board
        }
        indent = max((cell_len(label) for label in labels.values()), default=0) + 1
        lines: list[Text] = []
        for color, label in labels.items():
            splay = SPLAYS.index(board[color]["splay"])
            pieces = [self._in_pile(card, depth, splay) for depth, card in enumerate(board[color]["cards"])]
            lines.extend(lines_of(Text(label, style=STYLES[color]), pieces, self.width - FRAME, indent))
        return lines

    def _in_pile(self, name: str, depth: int, splay: int) -> Text:
        card = CARDS.find(name)
        if card is None:
            return Text(back_mark(name, self.language), style="dim")
        text = Text(self.language.card(name), style="bold" if depth == 0 else "dim")
        text.append(f" {value_mark(card.front, self.language)}")
        icons = covered_icons(card, splay) if depth else all_icons(card)
        if icons:
            text.append(f" {icons}", style="not dim")
        return text
