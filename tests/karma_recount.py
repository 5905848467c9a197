"""What standing karma adds, recounted the slow way (rules 12.6.5): from the written position and the printed texts.

Each function names the Figures whose texts it restates. Every karma is computed from the plain board and zones
(rules 12.6.5), but points for icons see the icons that karma adds, and cards that count as in another zone do so for
every purpose (rulings, Figures).
"""

from __future__ import annotations

from collections import Counter

from innovation.material.card import RELIC
from innovation.material.catalog import CARDS
from innovation.material.words import FIGURES, ICONS
from tests.written import Json, bonuses_on, opponents_of, others_than, partner_of, shown_in, visible_cards


def karma_of(seat: Json) -> set[str]:
    """The names of the Figures on top of a player's piles: only their karma is active (rules 12.6.1)."""
    tops = [stack["cards"][0] for stack in seat["board"].values()]
    return {name for name in tops if CARDS[name].card_set == FIGURES}


def tops(seat: Json) -> list[str]:
    """The names of the top cards."""
    return [stack["cards"][0] for stack in seat["board"].values()]


def held(seat: Json) -> list[str]:
    """What counts as in hand: Emperor Meiji adds the forecast."""
    return [*plain_hand(seat), *(seat["forecast"] if "Emperor Meiji" in karma_of(seat) else [])]


def plain_hand(seat: Json) -> list[str]:
    """The hand, revealed cards included (rules 1.7.1)."""
    return [*seat["hand"], *seat.get("revealed", [])]


def scored(seat: Json) -> list[str]:
    """What counts as in the score pile: Michelangelo adds the hand, Wernher Von Braun the forecast."""
    karma = karma_of(seat)
    hand = plain_hand(seat) if "Michelangelo" in karma else []
    forecast = seat["forecast"] if "Wernher Von Braun" in karma else []
    return [*seat["score"], *hand, *forecast]


def marks_on(board: Json) -> Counter[str]:
    """Everything a board shows, how often."""
    return Counter(mark for stack in board.values() for mark in shown_in(stack))


def icons_of(seat: Json) -> dict[str, int]:
    """The icon counts, karma's icons among them."""
    board = seat["board"]
    marks = marks_on(board)
    plain = {icon: marks[icon] for icon in ICONS}
    splayed = [stack for stack in board.values() if stack["splay"] != "none"]
    up = Counter(mark for stack in splayed if stack["splay"] == "up" for mark in shown_in(stack))
    extra: dict[str, dict[str, int]] = {
        "Huang Di": {"leaf": plain["bulb"]},
        "Fu Xi": {"bulb": len({*scored(seat), *seat["forecast"]})},
        "Gilgamesh": {"castle": len(bonuses_on(board)) * len(board)},
        "Sneferu": {"crown": plain["castle"]},
        "Plato": dict.fromkeys(("castle", "bulb", "leaf", "crown"), len(splayed)),
        "Tran Huang Dao": {icon: plain["castle"] // 2 for icon in ICONS if plain[icon] and icon != "castle"},
        "Christopher Columbus": {"crown": 2 * plain["factory"]},
        "Adam Smith": {"crown": 2 * plain["crown"]},
        "Catherine the Great": {"bulb": 2 * plain["bulb"]},
        "James Clerk Maxwell": {icon: len(held(seat)) for icon in ICONS if plain[icon]},
        "John Ericsson": {"clock": 2 * plain["factory"]},
        "J.P. Morgan": {icon: up[icon] for icon in ICONS},
        "John Von Neumann": {"clock": 2 * len(held(seat))},
    }
    counts = Counter(plain)
    for figure in karma_of(seat):
        counts.update(extra.get(figure, {}))
    return {icon: counts[icon] for icon in ICONS}


def bonuses_of(seat: Json) -> list[int]:
    """The bonuses; Zhang Heng makes one of each card of the score pile."""
    pile = [CARDS[name].age for name in scored(seat)] if "Zhang Heng" in karma_of(seat) else []
    return [*bonuses_on(seat["board"]), *pile]


def points_of(seat: Json) -> int:
    """Rules 8.1, 8.3: the score pile, the highest bonus, one for each further bonus, and what karma adds."""
    bonuses = sorted(bonuses_of(seat))
    board, icons = seat["board"], icons_of(seat)
    extra = {
        "Daedalus": sum(CARDS[name].age for name in seat["achievements"]),
        "Sinuhe": icons["castle"],
        "Tigernmas": len(held(seat)),
        "Shen Kuo": 3 * len([stack for stack in board.values() if stack["splay"] != "none"]),
        "William Shakespeare": marks_on(board)["hex"] + marks_on(board)["note"],
        "Christopher Polhem": 2 * icons["factory"],
        "Emmy Noether": icons["clock"] ** 2,
    }
    points = sum(CARDS[name].age for name in scored(seat))
    points += bonuses[-1] + len(bonuses) - 1 if bonuses else 0
    return points + sum(extra.get(figure, 0) for figure in karma_of(seat))


def flags_and_fountains(position: Json, player: str) -> int:
    """Rules 13.8: the fountains a player shows, and his flags where no opponent shows more cards of the color."""
    count = 0
    board = position["players"][player]["board"]
    rivals = [position["players"][name]["board"] for name in opponents_of(position, player)]
    for color, stack in board.items():
        marks = shown_in(stack)
        count += marks.count("fountain")
        if all(visible_cards(rival, color) <= visible_cards(board, color) for rival in rivals):
            count += marks.count("flag")
    return count


def achievements_of(position: Json, player: str) -> int:
    """Rules 9.1: claimed cards, flags, fountains, and what karma counts as achievements."""
    seat = position["players"][player]
    if seat.get("eliminated"):
        return 0
    board = seat["board"]
    marks = marks_on(board)
    others = [position["players"][name]["board"] for name in others_than(position, player)]
    rivals = [marks_on(position["players"][name]["board"]) for name in opponents_of(position, player)]
    right = [color for color, stack in board.items() if stack["splay"] == "right"]
    nobody: Json = {"splay": "none"}
    extra = {
        "Niccolo Machiavelli": len(
            [color for color in right if all(other.get(color, nobody)["splay"] == "none" for other in others)]
        ),
        "Alfred Nobel": len(
            [icon for icon in ICONS if marks[icon] and all(marks[icon] >= 2 * rival[icon] for rival in rivals)]
        ),
        "Robert E. Lee": marks["leaf"] // 7,
        "Marie Curie": len({CARDS[name].age for name in scored(seat)} & {7, 8, 9, 10}),
        "Nelson Mandela": marks["inspire"] // 2,
    }
    standing = sum(extra.get(figure, 0) for figure in karma_of(seat))
    return len(seat["achievements"]) + flags_and_fountains(position, player) + standing


def team_achievements(position: Json, player: str) -> int:
    """The achievements of a player and his partner (rules 16.4)."""
    partner = partner_of(position, player)
    return sum(achievements_of(position, member) for member in (player, partner) if member)


def echoes_in(seat: Json, color: str) -> int:
    """The echo effects that count as showing in a color: Stephen Hawking's hexagons are some, Ximen Bao gathers all."""
    karma, board = karma_of(seat), seat["board"]
    gathered = board.values() if color == "yellow" and "Ximen Bao" in karma else [board[color]]
    kinds = ("echo", "hex", "note") if "Stephen Hawking" in karma else ("echo",)
    return sum(shown_in(stack).count(kind) for stack in gathered for kind in kinds)


def conditions_met(seat: Json) -> set[str]:
    """The special achievements of base and Echoes whose conditions a player meets (rules 9.4).

    For Hedy Lamarr each number in a condition is one lower.
    """
    less = 1 if "Hedy Lamarr" in karma_of(seat) else 0
    board, icons = seat["board"], icons_of(seat)
    stacks = {color: Counter(shown_in(stack)) for color, stack in board.items()}
    high = [stack["splay"] for stack in board.values() if stack["splay"] in ("right", "up")]
    met = {
        "Empire": len([icon for icon in ICONS if icons[icon] >= 3 - less]) >= 6 - less,
        "Monument": max(seat["this_turn"]["tucked"], seat["this_turn"]["scored"]) >= 6 - less,
        "Wonder": len(high) >= 5 - less,
        "World": icons["clock"] >= 12 - less,
        "Universe": len([top for top in tops(seat) if CARDS[top].front >= 8 - less]) >= 5 - less,
        "Wealth": len(bonuses_of(seat)) >= 8 - less,
        "Destiny": len(seat["forecast"]) >= 7 - less,
        "Heritage": any(marks["hex"] + marks["note"] >= 8 - less for marks in stacks.values()),
        "History": any(echoes_in(seat, color) >= 4 - less for color in board),
        "Supremacy": any(
            len([color for color in stacks if stacks[color][icon] >= 3 - less]) >= 4 - less for icon in ICONS
        ),
    }
    return {name for name, fulfilled in met.items() if fulfilled}


def claimable(position: Json, player: str) -> list[str]:
    """The achievements that the player may claim with an Achieve action (rules 9.2.1, 12.6.5).

    Cai Lun offers his forecast, Amina Sukhera and John Loudon McAdam top cards with a castle or a factory; Daedalus
    raises the highest top card, Antonie Van Leeuwenhoek lowers the cost.
    """
    seat = position["players"][player]
    karma = karma_of(seat)
    available = [name for name in position["achievements"] if CARDS[name].age]
    if "Cai Lun" in karma:
        available += seat["forecast"]
    for figure, icon in (("Amina Sukhera", "castle"), ("John Loudon McAdam", "factory")):
        if figure in karma:
            available += [top for top in tops(seat) if icon in printed(top)]
    return [name for name in available if _eligible(position, seat, _value(seat, name))]


def printed(name: str) -> tuple[str, ...]:
    """What stands on a card, a search icon as the resource it depicts too (rules 1.4.5)."""
    card = CARDS[name]
    return (*card.icons, *(icon for code, icon in enumerate(ICONS) if card.has(code)))


def _value(seat: Json, name: str) -> int:
    return CARDS[name].front if name in tops(seat) else CARDS[name].age


def _eligible(position: Json, seat: Json, value: int) -> bool:
    karma = karma_of(seat)
    highest = max((CARDS[top].front for top in tops(seat)), default=0)
    highest += len(seat["forecast"]) if "Daedalus" in karma else 0
    points = points_of(seat)
    if "Antonie Van Leeuwenhoek" in karma:
        points += 10 * len([name for name in held(seat) if CARDS[name].age == value])
    dear = position["game"].get("relics_in_duplicate_cost") == "on"
    owned = [name for name in seat["achievements"] if CARDS[name].age == value]
    times = len([name for name in owned if dear or CARDS[name].kind != RELIC])
    return highest >= value and points >= 5 * value * (times + 1)


def action_counts(position: Json, player: str) -> dict[str, list[str]]:
    """What the player to act may do: the cards, values or colors of each kind of action (rules 4.3 to 4.9)."""
    seat = position["players"][player]
    karma = karma_of(seat)
    elsewhere = [position["players"][name] for name in position["game"]["players"] if name != player]
    activated = [top for top in tops(seat) if CARDS[top].featured >= 0]
    for other in elsewhere:
        for top in tops(other):
            times = ("Ptolemy" in karma and CARDS[top].color_name == "blue") + ("Sergey Brin" in karma)
            activated += [top] * bool(times and CARDS[top].featured >= 0)
    used = position["turn"]["used"]
    unlimited = position["game"].get("decree_limit") == "unlimited"
    inspired = [color for color in seat["board"] if inspires(seat, color)]
    return {
        "meld": [*held(seat), *seat["display"]],
        "dogma": activated,
        "achieve": [str(_value(seat, name)) for name in claimable(position, player)],
        "inspire": inspired if "inspire" not in used else [],
        "decree": decrees(seat) if unlimited or "decree" not in used else [],
    }


def inspires(seat: Json, color: str) -> bool:
    """Whether an inspire effect shows in a color; Ximen Bao gathers those of all (rules 12.4.1)."""
    gathered = [seat["board"][color]]
    if color == "yellow" and "Ximen Bao" in karma_of(seat):
        gathered = list(seat["board"].values())
    return any("inspire" in shown_in(stack) for stack in gathered)


DECREES = {"blue": "Advancement", "green": "Trade", "purple": "Rivalry", "red": "War", "yellow": "Expansion"}

ISSUERS: dict[str, set[str]] = {
    "Advancement": {
        "Huang Di",
        "Archimedes",
        "Sejong the Great",
        "Takiyuddin",
        "Benjamin Franklin",
        "Charles Darwin",
        "Albert Einstein",
    },
    "Trade": {
        "Fu Xi",
        "Ptolemy",
        "Su Song",
        "Christopher Columbus",
        "John Harrison",
        "J.P. Morgan",
        "Hedy Lamarr",
    },
    "Rivalry": {
        "Sinuhe",
        "Plato",
        "Murasaki Shikibu",
        "William Shakespeare",
        "Ludwig Van Beethoven",
        "Queen Victoria",
        "Pelé",
    },
    "War": {
        "Tigernmas",
        "Sun Tzu",
        "Saladin",
        "Shivaji",
        "Napoleon Bonaparte",
        "Robert E. Lee",
        "Erwin Rommel",
    },
    "Expansion": {
        "Sneferu",
        "Ximen Bao",
        "Avicenna",
        "Christopher Polhem",
        "John Loudon McAdam",
        "Florence Nightingale",
        "Nikola Tesla",
    },
}
"""Which Figures let their owners issue which decree (rules 12.6.4)."""


def decrees(seat: Json) -> list[str]:
    """The decrees that may be issued: with Figures of three values in hand, or with any two by karma (rules 12.3.1)."""
    figures = [CARDS[name] for name in held(seat) if CARDS[name].card_set == FIGURES]
    found = {name for name, issuers in ISSUERS.items() if issuers & karma_of(seat) and len(figures) >= 2}
    if len({figure.age for figure in figures}) >= 3:
        found |= {DECREES[figure.color_name] for figure in figures}
    return sorted(found)
