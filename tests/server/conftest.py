"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.desk import Server, Visitor, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables") / "tables.db") as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Visitor:
    return Visitor(server, "ann")


@pytest.fixture
def bo(server: Server) -> Visitor:
    return Visitor(server, "bo")


@pytest.fixture
def watcher(server: Server) -> Visitor:
    return Visitor(server)
