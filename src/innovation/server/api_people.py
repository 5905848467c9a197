"""HTTP: who one is."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from innovation.server.answers import AnyRequest
from innovation.server.bodies import KeyBody, NameBody
from innovation.server.given import TheHall, TheVisitor
from innovation.server.people import COOKIE
from innovation.server.telling import told_table, waiting_first
from innovation.server.visitor import known

KEEP_SECONDS = 400 * 24 * 3600


def _cookie(request: AnyRequest, key: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=key,
        path="/",
        max_age=KEEP_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


class PeopleApi(Controller):
    """Names, keys, and the tables that are mine."""

    path = "/api/me"
    tags = ("people",)

    @get(summary="Who I am")
    async def who(self, visitor: TheVisitor) -> dict[str, Any]:
        """My name; null without a key."""
        return {"name": visitor.person.name if visitor.person is not None else None}

    @put(summary="Give my name")
    async def name(
        self, data: JSONBody[NameBody], visitor: TheVisitor, hall: TheHall, request: AnyRequest
    ) -> Response[dict[str, Any]]:
        """Rename me, or make me known: then the answer sets the cookie."""
        if visitor.person is not None:
            person = await hall.people.rename(visitor.person, data.name)
            return Response({"name": person.name})
        person, key = await hall.people.create(data.name)
        return Response({"name": person.name}, cookies=[_cookie(request, key)])

    @post("/link", summary="Make a personal link", status_code=200)
    async def link(self, visitor: TheVisitor, hall: TheHall) -> dict[str, Any]:
        """A key that makes another device mine; the former one is void."""
        key = await hall.people.make_link(known(visitor))
        return {"key": key, "path": f"/#key={key}"}

    @post("/take", summary="Use a personal link", status_code=200)
    async def take(self, data: JSONBody[KeyBody], hall: TheHall, request: AnyRequest) -> Response[dict[str, Any]]:
        """Be the person of a personal link on this device."""
        person, key = await hall.people.take_link(data.key)
        return Response({"name": person.name}, cookies=[_cookie(request, key)])

    @get("/tables", summary="My tables")
    async def tables(self, visitor: TheVisitor, hall: TheHall) -> dict[str, Any]:
        """My tables, those that wait for me first."""
        person = visitor.person
        if person is None:
            return {"tables": []}
        rows = await hall.store.of_person(person.id)
        return {"tables": waiting_first([told_table(row, person.id, hall.here(row.id)) for row in rows])}
