"""The files of the page: complete, small, of this server only."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from innovation import locale
from innovation.bots import BOTS
from innovation.locale.codes import LANGUAGES
from innovation.material.catalog import CARDS
from innovation.notation.names import checked_names
from innovation.web import ROOT
from innovation.web.refresh import index_with_modules, modules
from tests.server.desk import Server, Visitor
from tests.web.reader import ALL_SETS

STATIC = ROOT / "static"
LIMIT = 200_000


def files(*suffixes: str) -> list[Path]:
    return sorted(path for path in STATIC.rglob("*") if path.suffix in suffixes)


def test_the_page_names_every_module_so_that_a_browser_fetches_them_at_once() -> None:
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    assert index_with_modules(index) == index, "run python -m innovation.web.refresh"
    assert modules() == sorted(path.relative_to(STATIC).as_posix() for path in files(".js", ".mjs"))
    styles = set(re.findall(r'rel="stylesheet" href="/static/([^"]+)"', index))
    assert styles == {path.relative_to(STATIC).as_posix() for path in files(".css")}


@pytest.mark.parametrize("path", files(".html", ".js", ".mjs", ".css"), ids=lambda path: path.name)
def test_nothing_comes_from_another_server(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    foreign = [link for link in re.findall(r"(?:https?:)?//[a-z][\w.-]+\.[a-z]{2,}", text) if "www.w3.org" not in link]
    assert not foreign


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_with_all_cards_weighs_less_than_the_goal(server: Server, language: str) -> None:
    weight = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files(".html", ".js", ".mjs", ".css", ".svg"))
    weight += len(gzip.compress((STATIC / "texts" / f"{language}.json").read_bytes(), 9))
    reader = Visitor(server)
    for name in ALL_SETS:
        weight += len(gzip.compress(reader.http.get(f"/api/cards/{language}/{name}").content, 9))
    assert weight < LIMIT


def test_each_library_of_others_comes_with_its_licence() -> None:
    told = (STATIC / "vendor" / "README.md").read_text(encoding="utf-8")
    for path in files(".mjs"):
        assert f"`{path.name}`" in told
    licences = {path.name for path in (STATIC / "vendor").glob("LICENSE.*.txt")}
    assert licences == {"LICENSE.preact.txt", "LICENSE.htm.txt", "LICENSE.signals.txt"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_names_for_newcomers_may_be_used_in_a_game_and_are_no_cards_of_their_language(code: str) -> None:
    texts = json.loads((STATIC / "texts" / f"{code}.json").read_text(encoding="utf-8"))
    names = texts["names.ready"].split(" ")
    titles = {locale.language(code).card(card.name) for card in CARDS}
    bots = [texts[f"bot.name.{bot}"] for bot in BOTS]
    assert len(names) > 3
    for name in [*names, *bots]:
        assert checked_names([name, "another"]) == (name, "another")
        assert name not in titles
