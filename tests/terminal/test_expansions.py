"""Expansions at the terminal: pages of their cards, the table, previews and whole games."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from innovation import Game, Rules
from innovation.locale import LANGUAGES, language
from innovation.material.card import MARKS
from innovation.material.words import ICONS, SETS
from innovation.rules.options import SWITCHES
from innovation.terminal.look import SYMBOLS, symbol
from innovation.terminal.reach import reach_by_effect, reach_in_short
from innovation.terminal.save_file import read_save
from innovation.terminal.session import restored
from innovation.terminal.standing import is_special
from tests.helpers import echoes_table, seat, table
from tests.terminal.program import refused, run, typing
from tests.terminal.test_play import restless
from tests.terminal.test_table import drawn

MIXES: list[dict[str, Any]] = [
    {"sets": ("base", "echoes")},
    {"sets": ("base", "cities")},
    {"sets": ("base", "echoes", "cities")},
    {"ruleset": "echoes_v1", "sets": ("base", "echoes")},
    {"sets": ("base", "artifacts"), "relics": True},
    {"sets": ("base", "figures")},
    {"sets": ("base", "echoes", "cities", "artifacts", "figures"), "relics": True},
]
CITIES = {"sets": ["base", "cities"]}


def played(options: dict[str, Any], seed: int, picks: int, players: int = 3) -> Game:
    chance = random.Random(seed)
    game = Game(["ann", "bo", "cy"][:players], Rules(**options), seed)
    for _ in range(picks):
        decision = game.decision
        if decision is None:
            break
        game.choose(chance.choice(decision.options), decision.player)
    return game


# Symbols and pages


def test_every_icon_has_a_symbol_one_cell_wide() -> None:
    marks = {*ICONS, *MARKS}
    assert SYMBOLS.keys() == marks
    assert [icon for icon in marks if cell_len(symbol(icon)) != 1] == []
    assert symbol("bonus:11") == "(11)"


def test_the_page_of_a_city_shows_six_positions_and_what_they_do() -> None:
    """Rules 13.1.2, 13.5: Seoul bears an up arrow in the lower center and a fountain in the upper center."""
    page = " ".join(run("card", "Seoul").out.split())
    assert "Icons ❧♆⬡/◷⇡◷ (upper row/lower row)" in page
    for line in (
        "upper left: ❧ leaf",
        "upper center: ♆ fountain: an achievement while it shows",
        "upper right: ⬡ hexagon",
        "lower left: ◷ clock",
        "lower center: ⇡ arrow up: when a Meld action melds the City, splay its color up",
        "lower right: ◷ clock",
    ):
        assert line in page


def test_the_page_of_a_city_tells_of_its_search() -> None:
    """Rules 13.6: a basic icon in the upper center."""
    page = " ".join(run("card", "Jakarta").out.split())
    assert "upper center: ❧ leaf; as a search" in page
    assert "turn up 3 base cards of value 3" in page


@pytest.mark.parametrize(
    ("name", "place"),
    [("Ruler", "lower right"), ("Candles", "upper left"), ("Lever", "lower center"), ("Toothbrush", "lower left")],
)
def test_the_page_of_an_echoes_card_says_where_its_echo_is_printed(name: str, place: str) -> None:
    page = " ".join(run("card", name).out.split())
    assert f"Echo effect ({place}): {language('en').echo(name)}" in page


def test_a_page_in_json_has_the_echo() -> None:
    assert json.loads(run("card", "Ruler", "--json").out)["echo"] == language("en").echo("Ruler")
    assert json.loads(run("card", "Dice", "--json").out)["echo"] is None
    city = json.loads(run("card", "Seoul", "--json").out)
    assert city["icons"]["top_center"] == "fountain"
    assert city["effects"] == []


# The table


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("options", MIXES)
def test_every_line_is_as_wide_as_the_screen(code: str, options: dict[str, Any]) -> None:
    game = played(options, 1, 300)
    for viewer in ("ann", None):
        assert {cell_len(line) for line in drawn(game, viewer, code, 80).splitlines()} == {80}


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("options", MIXES)
def test_sets_are_named_in_chinese(code: str, options: dict[str, Any]) -> None:
    text = drawn(played(options, 1, 300), "ann", code, 120).lower()
    assert [word for word in SETS if word in text] == []


def test_the_table_shows_forecast_bonuses_and_echoes() -> None:
    """Covered by a pile splayed left, Bell shows its echo in the lower right (rules 7.2.2); Puppet its bonus on top."""
    game = echoes_table(
        ann=seat(forecast=["Coke", "Telescope"], purple=("left", ["Puppet", "Bell"]), red=["Crossbow"]), bo=seat()
    )
    own = drawn(game, "ann", "en", 120)
    assert "Forecast (2): Telescope [4 Echoes]" in own
    assert "bonuses (3) (3) worth 4" in own
    assert "Puppet [1] ⬡/♜(3)♜ │ Bell [1] /≋" in own
    assert "Destiny 2/7" in own
    other = drawn(game, "bo", "en", 120)
    assert "Forecast (2): [4 Echoes] · [5 Echoes]" in other
    assert "Telescope" not in other


def test_the_table_counts_flags_and_fountains() -> None:
    """Rules 13.8.2: bo shows more purple cards than Tokyo's owner, so that flag does not count; a fountain always does."""
    game = table(
        options=CITIES,
        ann=seat(purple=["Tokyo"], yellow=["Shanghai"], red=["Algiers"]),
        bo=seat(purple=("left", ["Mysticism", "Code of Laws"])),
    )
    text = drawn(game, "ann", "en", 120)
    assert "achievements 2 of 7 · flags 2, counting 1 · fountains 1" in text


def test_a_table_without_echoes_shows_no_forecast() -> None:
    game = table(options=CITIES, ann=seat(hand=["Oars"]), bo=seat())
    assert "Forecast" not in drawn(game, "ann", "en", 120)
    assert "Supply of Cities of Destiny, cards left by value:" in drawn(game, "ann", "en", 120)


def test_mixed_piles_show_their_backs_where_those_are_public() -> None:
    """Rules 17.4.3: the sequence of sets, not what the cards are."""
    open_game = Game(["ann", "bo"], Rules(ruleset="echoes_v1", sets=("base", "echoes")), 1)
    backs = open_game.view(None)["supply"]["mixed"]["4"]
    letters = "".join("b" if back == "base" else "E" for back in backs)
    assert f"[4] {letters}" in drawn(open_game, None, "en", 120)
    closed = Game(["ann", "bo"], Rules(ruleset="echoes_v1", sets=("base", "echoes"), mixed_backs_public="off"), 1)
    assert "[4] 9" in drawn(closed, None, "en", 120)


# Draws and previews


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", MIXES)
def test_the_next_draw_is_the_one_that_is_announced(options: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    game = Game(["ann", "bo"], Rules(**options), seed)
    told = 0
    while (decision := game.decision) is not None:
        if decision.kind == "action":
            back = game.preview_draw()
            copy = game.copy()
            before = len(copy.log)
            copy.choose("draw", decision.player)
            rows = [event.as_seen_by(None) for event in copy.log[before:]]
            if "karma" not in [row["kind"] for row in rows]:  # which can come first, ask, and draw cards of its own
                assert [row["card"] for row in rows if row.get("verb") == "draw" and "card" in row] == (
                    [back] if back else []
                )
                told += back is not None
        game.choose(chance.choice(decision.options), decision.player)
    assert told > 20


def test_a_draw_whose_set_is_a_choice_or_secret_is_not_announced() -> None:
    free = Game(["ann", "bo"], Rules(sets=("base", "echoes"), echoes_draw="optional"), 1)
    secret = Game(["ann", "bo"], Rules(ruleset="echoes_v1", sets=("base", "echoes"), mixed_backs_public="off"), 1)
    for game in (free, secret):
        for decision in list(game.decisions):
            game.choose(decision.options[0], decision.player)
        assert game.preview_draw() is None


def test_the_draw_option_names_the_set(tmp_path: Path) -> None:
    """Rules 11.2: one base card in hand and none of Echoes makes the next draw an Echoes card."""
    ran = run("play", "ann", "bo", "--sets", "base,echoes", "--seed", 1, "--no-confirm", line=restless(1))
    assert ran.status == 0
    assert "Draw a card [1 Echoes]" in ran.out
    assert "Draw a card [1]" in ran.out


def test_a_preview_lists_echo_effects_first() -> None:
    game = echoes_table(ann=seat(purple=("left", ["Flute", "Bell"])), bo=seat(green=["Sailing", "The Wheel"]))
    lines = reach_by_effect(game, "Flute", language("en"))
    assert lines[0] == "Echo effect of Bell: Optionally score one hand card."
    assert lines[2].startswith("Echo effect of Flute:")
    assert lines[4].startswith("Effect 1:")
    assert lines[5].strip() == "The demand hits nobody."


def test_a_city_without_echoes_beneath_it_has_no_effect() -> None:
    """Rules 13.1.2: activating it executes only visible echoes of its pile."""
    game = table(options=CITIES, ann=seat(purple=["Tokyo"]), bo=seat())
    assert reach_in_short(game, "Tokyo", language("en")) == "(no effect)"
    assert reach_by_effect(game, "Tokyo", language("en"))[0].startswith("Nothing would happen")
    both = {"sets": ["base", "echoes", "cities"]}
    game = table(options=both, ann=seat(purple=("left", ["Tokyo", "Bell"])), bo=seat())
    assert reach_by_effect(game, "Tokyo", language("en"))[0].startswith("Echo effect of Bell:")


# Whole games


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        ["ann", "bot:greedy", "--sets", "base,echoes"],
        ["ann", "bo", "bot:random", "--sets", "base,cities"],
        ["ann", "bot:random", "--sets", "base,echoes,cities", "--switch", "search_return=immediately"],
        ["ann", "bot:random", "--sets", "base,artifacts", "--relics"],
        ["ann", "bo", "bot:greedy", "--sets", "base,figures", "--switch", "decree_limit=unlimited"],
        [
            "ann",
            "bo",
            "bot:random",
            "bot:random",
            "--teams",
            "--sets",
            "base,echoes,cities,artifacts,figures",
            "--relics",
        ],
        [
            "ann",
            "bot:random",
            "bot:random",
            "bot:random",
            "bot:random",
            "--ruleset",
            "echoes_v1",
            "--switch",
            "big_table=on",
        ],
    ],
)
def test_a_whole_game(tmp_path: Path, code: str, options: list[str]) -> None:
    file = tmp_path / "game.jsonl"
    ran = run("play", *options, "--seed", 3, "--save", file, "--lang", code, line=restless(5))
    assert (ran.status, ran.err) == (0, "")
    game = restored(file, read_save(file)).game
    assert game.result is not None
    assert language(code).result(game.result) in ran.out.replace("\n", " ").replace("  ", " ")


def test_endorsing_is_offered_and_previewed() -> None:
    ran = run("play", "ann", "bot:random", "--sets", "base,cities", "--seed", 4, "--no-confirm", line=restless(4))
    assert ran.status == 0
    assert "Endorse " in ran.out


def test_echoes_v1_brings_its_sets() -> None:
    ran = run("simulate", "--ruleset", "echoes_v1", "--games", 2, "--players", 5, "--bots", "random", "--seed", 1)
    assert (ran.status, ran.err) == (0, "")


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_every_set_and_switch(command: str) -> None:
    """What the program can be asked for is what `Rules` knows."""
    text = run(command, "--help").out
    assert [name for name in (*SETS, *SWITCHES, "--relics") if name not in text] == []


def test_relics_are_in_play_where_asked_for(tmp_path: Path) -> None:
    ran = run(
        "simulate", "--sets", "base,artifacts", "--relics", "--games", 1, "--bots", "random", "--seed", 1,
        "--save", tmp_path,
    )  # fmt: skip
    assert (ran.status, ran.err) == (0, "")
    (file,) = tmp_path.iterdir()
    assert json.loads(file.read_text(encoding="utf-8"))["game"]["relics"] is True
    assert "artifacts" in refused(run("play", "--relics", line=typing("q")))
    assert "--resume" in refused(run("play", "--relics", "--resume", tmp_path / "none", line=typing("q")))


def test_what_cannot_be_combined_is_refused() -> None:
    assert "echoes_v1" in refused(run("play", "--ruleset", "echoes_v1", "--sets", "base,cities", line=typing("q")))
    assert "figures" in refused(run("play", "--switch", "decree_limit=unlimited", line=typing("q")))


def test_special_achievements_are_face_up() -> None:
    assert is_special("Legend")
    assert not is_special("back 3 echoes")
