"""Visitor: who makes a request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from innovation.server.faults import Refusal
from innovation.server.hall import Hall
from innovation.server.people import COOKIE
from innovation.server.records import Person

BEARER = "bearer "


@dataclass(frozen=True)
class Visitor:
    """The person who asks; None where no key proves one."""

    person: Person | None


def key_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The key of a request: from the cookie, or as a bearer key."""
    given = connection.headers.get("authorization", "")
    if given[: len(BEARER)].lower() == BEARER:
        return given[len(BEARER) :].strip()
    return connection.cookies.get(COOKIE)


async def find_visitor(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> Visitor:
    """Who makes this request."""
    return Visitor(await hall.people.find(key_of(connection)))


def known(visitor: Visitor) -> Person:
    """The person of a visitor. Raises Refusal where there is none."""
    if visitor.person is None:
        raise Refusal("no_person", "give a name first: PUT /api/me")
    return visitor.person
