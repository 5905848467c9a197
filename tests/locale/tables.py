"""Random games whose every decision, option and event is put into words, once for all tests of this room."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from innovation import Decision, Game, Option, Rules, View
from innovation.locale import LANGUAGES, Language
from innovation.locale.prompts import prompt_key

GAMES = 240
"""Games of the base set, and as many with expansions."""
NAMES = ("小红", "小黄", "小绿", "小蓝", "小紫")
"""Players whose names hold no English, so that any English in a Chinese sentence is a fault."""


class Listener(Language):
    """A language that notes the keys it is asked for."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.asked: Counter[str] = Counter()

    def message(self, key: str, **params: object) -> str:
        self.asked[key] += 1
        return super().message(key, **params)


class Heard:
    """What was said in all games: sentences and answers by language, and what went wrong between answers."""

    def __init__(self) -> None:
        self.listeners = [Listener(code) for code in LANGUAGES]
        self.prompt_keys: Counter[str] = Counter()
        self.sentences: dict[str, set[str]] = {code: set() for code in LANGUAGES}
        self.answers: dict[str, set[str]] = {code: set() for code in LANGUAGES}
        self.alike: list[str] = []

    @property
    def keys(self) -> set[str]:
        """Every key that was asked for."""
        return {key for listener in self.listeners for key in listener.asked}

    def note_decision(self, decision: Decision) -> None:
        """Say the prompt and every option."""
        self.prompt_keys[prompt_key(decision)] += 1
        for listener in self.listeners:
            self.sentences[listener.code].add(listener.prompt(decision))
            said = [listener.option(option, decision) for option in decision.options]
            self.answers[listener.code].update(said)
            if len(set(said)) < len(said):
                self.alike.append(f"{decision!r}: {said}")

    def note_log(self, game: Game) -> None:
        """Say every event as a player and a spectator see it, and the result."""
        assert game.result is not None
        for listener in self.listeners:
            self.sentences[listener.code].add(listener.result(game.result))
        self.note_events(game)

    def note_events(self, game: Game) -> None:
        """Say every event so far as a player and a spectator see it."""
        for listener in self.listeners:
            said = self.sentences[listener.code]
            for viewer in (None, game.players[0]):
                said.update(listener.event(event.as_seen_by(viewer)) for event in game.log)


def base_rules(number: int, players: int) -> Rules:
    """Both editions, teams every other time where four play, and the sharing bonus as a choice now and then."""
    return Rules(
        ruleset="first" if number % 2 else "third",
        teams="partners" if players == 4 and number % 4 < 2 else None,
        sharing_bonus="optional" if number % 5 == 0 else "forced",
    )


EXPANDED: tuple[tuple[str, ...], ...] = (("base", "echoes"), ("base", "cities"), ("base", "echoes", "cities"))


def expanded_rules(number: int, players: int) -> Rules:
    """Echoes, Cities, both, and Echoes v1.0 in turn, with Figures every other time and Artifacts two times of three; now and then the set of a draw as a choice."""
    if players == 5 or number % 4 == 3:
        return Rules(ruleset="echoes_v1", sets=("base", "echoes"))
    sets = EXPANDED[number % 4]
    if number % 8 < 4:
        sets = (*sets, "figures")
    if number % 3 < 2:
        sets = (*sets, "artifacts")
    if "echoes" in sets and number % 5 == 0:
        return Rules(sets=sets, echoes_draw="optional")
    return Rules(sets=sets, relics="artifacts" in sets, teams="partners" if players == 4 and number % 3 == 0 else None)


def games() -> Iterator[Game]:
    """The games to be played."""
    for number in range(GAMES):
        players = 2 + number % 3
        yield Game(NAMES[:players], base_rules(number, players), seed=number)
        players = 2 + number // 4 % 4
        yield Game(NAMES[:players], expanded_rules(number, players), seed=number)


@cache
def heard() -> Heard:
    """Play the games and listen."""
    everything = Heard()
    for number, game in enumerate(games()):
        picker = random.Random(number)

        class Talker:
            needs_view = False

            def __call__(self, decision: Decision, view: View | None, picker: random.Random = picker) -> Option:
                everything.note_decision(decision)
                return decision.option(picker.randrange(decision.size))

        game.run(Talker())
        everything.note_log(game)
    return everything
