"""Summary: what came of many games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Finished:
    """What is kept of one finished game; `bots`, `winners` and `achievements` go by seat."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    card: str | None
    decisions: int
    turns: int
    achievements: tuple[int, ...]
    record: str | None


@dataclass
class Summary:
    """Figures of many games.

    `wins` counts by bot the games it won, alone or with others, once a game however many seats it has;
    `wins_by_seat` counts by seat; `shared` counts the games with winners of more than one bot. `endings`
    counts the reasons and `cards` the cards that ended games; `turns` of all games and `achievements` by
    bot, of all its seats, are kept as `lengths` and `achievements` of `as_json` sum them up.
    """

    players: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    wins_by_seat: list[int] = field(default_factory=list)
    shared: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    turns: list[int] = field(default_factory=list)
    achievements: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        """Every bot and seat has its line, also without a win."""
        self.wins.update(dict.fromkeys(self.bots, 0))
        self.wins_by_seat = [0] * self.players

    def add(self, finished: Finished) -> None:
        """Take one more game into account."""
        self.games += 1
        self.decisions += finished.decisions
        self.turns.append(finished.turns)
        self.endings[finished.reason] += 1
        if finished.card is not None:
            self.cards[finished.card] += 1
        winning = {finished.bots[seat] for seat in finished.winners}
        self.wins.update(winning)
        self.shared += len(winning) > 1
        for seat in finished.winners:
            self.wins_by_seat[seat] += 1
        for bot, claimed in zip(finished.bots, finished.achievements, strict=True):
            self.achievements[bot] += claimed
            self.seats[bot] += 1

    @property
    def games_per_second(self) -> float:
        """How many games were played a second."""
        return self.games / self.seconds if self.seconds > 0 else 0.0

    def as_json(self) -> dict[str, Any]:
        """The figures as plain JSON. Only `seconds` and `games_per_second` differ from run to run."""
        return {
            "games": self.games,
            "players": self.players,
            "bots": list(self.bots),
            "options": self.options,
            "seed": self.seed,
            "wins": _by_count(self.wins),
            "wins_by_seat": self.wins_by_seat,
            "shared": self.shared,
            "endings": _by_count(self.endings),
            "cards": _by_count(self.cards),
            "decisions": self.decisions,
            "lengths": {
                "mean": sum(self.turns) / len(self.turns) if self.turns else 0.0,
                "min": min(self.turns, default=0),
                "max": max(self.turns, default=0),
            },
            "achievements": {bot: self.achievements[bot] / seats for bot, seats in sorted(self.seats.items())},
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
        }


def _by_count(counts: Counter[str]) -> dict[str, int]:
    """The most frequent first, names in order where equal."""
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
