"""Given: what the framework hands to the functions that answer requests."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from innovation.server.hall import Hall
from innovation.server.static_files import StaticFiles
from innovation.server.visitor import Visitor

TheHall: TypeAlias = NamedDependency[Hall]
TheFiles: TypeAlias = NamedDependency[StaticFiles]
TheVisitor: TypeAlias = NamedDependency[Visitor]
PathText: TypeAlias = FromPath[str]
QueryText: TypeAlias = FromQuery[str]
