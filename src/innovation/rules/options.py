"""Rules: the options that a table agrees on before a game (rules 2)."""

from __future__ import annotations

from typing import Final

from innovation.material.words import BASE, ECHOES, MIXED, SETS

RULESETS: Final = ("third", "first", "echoes_v1")

SWITCHES: Final[dict[str, tuple[object, ...]]] = {
    "opening_limited_players": ("auto", 1),
    "echoes_draw": ("forced", "optional"),
    "empty_base_age": ("skip", "purge"),
    "empty_city_pile": ("base_fallback", "no_draw"),
    "dig_value": ("covered", "melded"),
    "sharing_bonus": ("forced", "optional"),
    "special_tie": ("turn_player", "executing_player"),
    "score_tie": ("shared", "drawer_wins"),
    "relics_replace_base_specials": ("off", "on"),
    "relics_in_duplicate_cost": ("off", "on"),
    "decree_limit": ("once per turn", "unlimited"),
    "search_return": ("after_all", "immediately"),
    "karma_chooser": ("acting_player", "turn_player"),
    "covered_cards_public": ("on", "off"),
    "prove_by_reveal": ("on", "off"),
    "mixed_backs_public": ("on", "off"),
    "other_player_hits_teammate": ("by ruleset", "on", "off"),
    "splay_city_drawer": ("splayer", "pile_owner"),
    "big_table": ("off", "on"),
}
"""The variant switches of rules 2.6, each with its values, the default first."""

SWITCH_NEEDS: Final[dict[str, str]] = {
    "echoes_draw": "echoes",
    "empty_city_pile": "cities",
    "dig_value": "artifacts",
    "decree_limit": "figures",
    "search_return": "cities",
    "karma_chooser": "figures",
    "splay_city_drawer": "cities",
}
"""The set without which a switch away from its default means nothing and is refused."""


class Rules:
    """The agreed options of one game (rules 2.2, 2.6). Immutable and equal by value.

    `ruleset` is `third`, `first` or `echoes_v1`; `sets` names the sets in play and includes `base`;
    `teams` is None or `partners`; the switches carry the names and values of rules 2.6, where True and
    False may stand for `on` and `off`. Raises ValueError that names the option where a value is unknown
    or two options contradict each other (rules 2.2.7).

    >>> Rules(extra_achievement=True).threshold(2)
    7
    """

    def __init__(
        self,
        ruleset: object = "third",
        sets: object = ("base",),
        teams: object = None,
        relics: object = False,
        extra_achievement: object = False,
        **switches: object,
    ) -> None:
        self.ruleset: Final[str] = _one_of("ruleset", ruleset, RULESETS)
        self.sets: Final[tuple[str, ...]] = _checked_sets(sets)
        self.teams: Final[str | None] = None if teams in (None, "none") else _one_of("teams", teams, ("partners",))
        self.relics: Final[bool] = _flag("relics", relics)
        self.extra_achievement: Final[bool] = _flag("extra_achievement", extra_achievement)
        self.switches: Final[dict[str, object]] = _checked_switches(switches)
        self._refuse_contradictions()
        self.first_edition: Final[bool] = self.ruleset != "third"
        self.big_table: Final[bool] = self.switch("big_table") == "on"
        self.main_piles: Final[int] = MIXED if self.ruleset == "echoes_v1" else BASE
        self.dealt_sets: Final[tuple[int, int]] = (BASE, ECHOES if "echoes" in self.sets else BASE)  # rules 3.5
        self.bonuses: Final[bool] = len(self.sets) > len({"base", "artifacts"} & set(self.sets))
        self.backs_hidden: Final[bool] = self.switch("mixed_backs_public") == "off"
        self.echoes_optional: Final[bool] = self.switch("echoes_draw") == "optional"
        self.purges: Final[bool] = self.switch("empty_base_age") == "purge"
        self.forecast: Final[bool] = "echoes" in self.sets or "figures" in self.sets
        self.relics_replace_specials: Final[bool] = self.switch("relics_replace_base_specials") == "on"
        self.relics_raise_cost: Final[bool] = self.switch("relics_in_duplicate_cost") == "on"
        self.decrees_unlimited: Final[bool] = self.switch("decree_limit") == "unlimited"
        self.karma_for_turn_player: Final[bool] = self.switch("karma_chooser") == "turn_player"
        self.display: Final[bool] = "artifacts" in self.sets
        self.decrees: Final[bool] = "figures" in self.sets
        self.flags: Final[bool] = "cities" in self.sets
        self.proof: Final[bool] = self.switch("prove_by_reveal") == "on"
        self.bonus_optional: Final[bool] = self.switch("sharing_bonus") == "optional"
        self.tie_to_executor: Final[bool] = self.switch("special_tie") == "executing_player"
        hits = self.switch("other_player_hits_teammate")
        self.partner_is_other: Final[bool] = hits == "on" or (hits == "by ruleset" and not self.first_edition)

    def _refuse_contradictions(self) -> None:
        if self.ruleset == "first" and self.sets != ("base",):
            raise ValueError("ruleset 'first' allows no expansions: sets must be just 'base'")
        if self.ruleset == "echoes_v1" and set(self.sets) != {"base", "echoes"}:
            raise ValueError("ruleset 'echoes_v1' needs exactly the sets 'base' and 'echoes'")
        if self.relics and "artifacts" not in self.sets:
            raise ValueError("relics need the set 'artifacts'")
        for name, value in self.switches.items():
            needed = SWITCH_NEEDS.get(name)
            if needed is not None and needed not in self.sets:
                raise ValueError(f"{name}={value!r} needs the set {needed!r}")
            if name.startswith("relics_") and not self.relics:
                raise ValueError(f"{name}={value!r} needs relics")
            if name in ("big_table", "mixed_backs_public") and self.ruleset != "echoes_v1":
                raise ValueError(f"{name}={value!r} needs the ruleset 'echoes_v1'")
            if name == "empty_base_age" and (len(self.sets) == 1 or self.ruleset == "echoes_v1"):
                raise ValueError(f"{name}={value!r} needs an expansion of the ruleset 'third'")
            if name == "echoes_draw" and self.ruleset == "echoes_v1":
                raise ValueError(f"{name}={value!r} needs the ruleset 'third': the mixed piles decide")
            if name == "other_player_hits_teammate" and self.teams is None:
                raise ValueError(f"{name}={value!r} needs teams")

    def switch(self, name: str) -> object:
        """The value of a variant switch of rules 2.6."""
        return self.switches.get(name, SWITCHES[name][0])

    def check_players(self, count: int) -> None:
        """Raise ValueError where that many players cannot play by these options (rules 2.2.1, 2.2.4)."""
        most = 4
        if self.ruleset == "echoes_v1":
            most = 6 if self.big_table else 5
        if not 2 <= count <= most:
            raise ValueError(f"{count} players: ruleset {self.ruleset!r} takes 2 to {most}")
        if self.big_table and count < 5:
            raise ValueError(f"{count} players: big_table is for 5 or 6")
        if self.teams and count != 4:
            raise ValueError(f"{count} players: teams need exactly 4")

    def threshold(self, count: int) -> int:
        """Achievements needed to win with `count` players (rules 2.3)."""
        needed = 6 if self.teams else 8 - count
        if self.ruleset == "echoes_v1":
            needed = max(needed, 4)  # rules 2.3.4: five and six players need as many as four
        return needed + len(self.sets) - 1 + int(self.extra_achievement)

    def limited_openers(self, count: int) -> int:
        """How many of the first players have one action in their first turn (rules 3.6)."""
        if self.switch("opening_limited_players") == 1 or count < 4:
            return 1
        return 2

    def options(self) -> dict[str, object]:
        """Every option that is not at its default, as positions write it, and always ruleset, sets and teams."""
        options: dict[str, object] = {"ruleset": self.ruleset, "sets": list(self.sets), "teams": self.teams}
        if self.relics:
            options["relics"] = True
        if self.extra_achievement:
            options["extra_achievement"] = True
        for name in SWITCHES:
            if name in self.switches:
                options[name] = self.switches[name]
        return options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.options() == other.options()

    def __hash__(self) -> int:
        return hash((self.ruleset, self.sets, self.teams, self.relics, self.extra_achievement))

    def __repr__(self) -> str:
        return f"Rules({', '.join(f'{name}={value!r}' for name, value in self.options().items())})"


def _one_of(name: str, value: object, allowed: tuple[str, ...]) -> str:
    for choice in allowed:
        if choice == value:
            return choice
    raise ValueError(f"unknown {name} {value!r}: one of {', '.join(allowed)}")


def _flag(name: str, value: object) -> bool:
    if value is True or value is False:
        return value
    raise ValueError(f"{name} must be true or false, not {value!r}")


def _checked_sets(sets: object) -> tuple[str, ...]:
    if isinstance(sets, str) or not isinstance(sets, (tuple, list)):
        raise ValueError(f"sets must be a list of set names, not {sets!r}")
    for name in sets:
        _one_of("set", name, SETS)
    if "base" not in sets:
        raise ValueError("sets must include 'base'")
    if len(set(sets)) != len(sets):
        raise ValueError(f"sets names a set twice: {', '.join(sets)}")
    return tuple(name for name in SETS if name in sets)


def _checked_switches(given: dict[str, object]) -> dict[str, object]:
    """The switches that are not at their default."""
    kept: dict[str, object] = {}
    for name, value in given.items():
        if name not in SWITCHES:
            raise ValueError(f"unknown option {name!r}")
        allowed = SWITCHES[name]
        if value is True or value is False:
            value = "on" if value else "off"
        for choice in allowed:
            if choice == value and isinstance(value, type(choice)):
                break
        else:
            raise ValueError(f"unknown {name} {value!r}: one of {', '.join(str(choice) for choice in allowed)}")
        if value != allowed[0]:
            kept[name] = value
    return kept
