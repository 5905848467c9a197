"""HTTP: what is the same for everybody, and the page itself."""

from __future__ import annotations

from litestar import Controller, Response, get

from innovation.server import reference
from innovation.server.answers import AnyRequest, file_response, reference_response
from innovation.server.faults import Refusal
from innovation.server.given import PathText, TheFiles
from innovation.server.static_files import INDEX, StaticFiles


class ReferenceApi(Controller):
    """Cards, words and options."""

    path = "/api"
    tags = ("reference",)

    @get("/options", summary="What a table can be")
    async def options(self, request: AnyRequest) -> Response[bytes]:
        """Rulesets, sets, switches, presets, bots."""
        return reference_response(reference.table_options(), request)

    @get("/cards/{language:str}/{card_set:str}", summary="The cards of a set")
    async def cards(self, language: PathText, card_set: PathText, request: AnyRequest) -> Response[bytes]:
        """Every card of a set with its texts."""
        return reference_response(reference.cards_of(language, card_set), request)

    @get("/words/{language:str}", summary="The names of things")
    async def words(self, language: PathText, request: AnyRequest) -> Response[bytes]:
        """Colors, icons, sets, zones, splays and ages by name."""
        return reference_response(reference.words_of(language), request)


class Pages(Controller):
    """The page and its files."""

    path = "/"
    include_in_schema = False

    @get(["/", "/table/{table_id:str}", "/cards", "/new", "/me"])
    async def index(self, request: AnyRequest, files: TheFiles) -> Response[bytes]:
        """The one page; it reads its address itself."""
        return self._file(INDEX, request, files)

    @get("/static/{file_path:path}")
    async def static(self, file_path: PathText, request: AnyRequest, files: TheFiles) -> Response[bytes]:
        """A file of the page."""
        return self._file(str(file_path), request, files)

    @get("/favicon.ico")
    async def icon(self, request: AnyRequest, files: TheFiles) -> Response[bytes]:
        """The sign in the browser's tab."""
        return self._file("favicon.svg", request, files)

    def _file(self, path: str, request: AnyRequest, files: StaticFiles) -> Response[bytes]:
        file = files.find(path)
        if file is None:
            raise Refusal("not_found", "there is no such file")
        return file_response(file, request)
