"""The application: routes, errors, start and stop."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final, cast

import sqlalchemy as sa
from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from innovation.game import ENGINE
from innovation.server.api_people import PeopleApi
from innovation.server.api_reference import Pages, ReferenceApi
from innovation.server.api_tables import TablesApi
from innovation.server.at_table import AtTable, find_place
from innovation.server.database import reason
from innovation.server.faults import NO_DATABASE, STATUS, Refusal
from innovation.server.guard import Application, Guard
from innovation.server.hall import Hall
from innovation.server.listening import listening
from innovation.server.settings import Settings
from innovation.server.socket import play
from innovation.server.static_files import StaticFiles
from innovation.server.visitor import Visitor, find_visitor

LOG: Final = logging.getLogger("innovation.server")
LARGEST_BODY: Final = 64 * 1024
CODES: Final = {status: code for code, status in reversed(STATUS.items())}
AnyRequest = Request[Any, Any, Any]


def _refused(_: AnyRequest, fault: Refusal) -> Response[dict[str, object]]:
    return Response(fault.as_json(), status_code=fault.status)


def _http_fault(request: AnyRequest, error: HTTPException) -> Response[dict[str, object]]:
    """What the framework finds wrong, in our own words and form."""
    code = CODES.get(error.status_code, "bad_request")
    extra = error.extra
    details = (
        [f"{item.get('key', 'body')}: {item.get('message', '')}" for item in extra] if isinstance(extra, list) else []
    )
    message = "; ".join(details) or error.detail or code
    return _refused(request, Refusal(code, message))


def _too_deep(request: AnyRequest, _: RecursionError) -> Response[dict[str, object]]:
    return _refused(request, Refusal("bad_request", "the body is nested too deeply"))


def _no_database(request: AnyRequest, error: sa.exc.SQLAlchemyError) -> Response[dict[str, object]]:
    LOG.error("%s %s failed: %s", request.method, request.url.path, reason(error))
    return Response(Refusal("unavailable", NO_DATABASE).as_json(), status_code=503)


def _fault(request: AnyRequest, error: Exception) -> Response[dict[str, object]]:
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    body: dict[str, object] = {"error": {"code": "fault", "message": "the server failed; nothing has changed"}}
    return Response(body, status_code=500)


def create_app(settings: Settings, files: StaticFiles | None = None) -> tuple[Application, Hall]:
    """The application of one server process, and its hall."""
    hall = Hall(settings)
    page = files if files is not None else StaticFiles()

    async def provide_visitor(request: AnyRequest) -> Visitor:
        return await find_visitor(request, hall)

    def provide_hall() -> Hall:
        return hall

    def provide_files() -> StaticFiles:
        return page

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        async with listening(hall):
            yield
        await hall.close()

    app = Litestar(
        [PeopleApi, TablesApi, ReferenceApi, Pages, play],
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "files": Provide(provide_files, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "here": Provide(find_place),
        },
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http_fault,
            RecursionError: _too_deep,
            sa.exc.SQLAlchemyError: _no_database,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Innovation", version=ENGINE, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        lifespan=[lifespan],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        signature_types=[Hall, StaticFiles, Visitor, AtTable, ASGIConnection],
    )
    return Guard(cast(Application, app), settings, page), hall
