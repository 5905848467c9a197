"""`innovation serve`: tables for browsers and programs."""

from __future__ import annotations

import os

from innovation.locale import Language
from innovation.server.faults import BadDatabase
from innovation.server.serving import serve
from innovation.server.settings import Settings
from innovation.terminal.agreements import data_directory
from innovation.terminal.faults import BadInput
from innovation.terminal.files import reason
from innovation.terminal.screen import Screen

EVERYWHERE = "0.0.0.0"
HERE = "127.0.0.1"


def serve_tables(language: Language, host: str, port: int, database: str, public: bool, open_page: bool) -> int:
    """Serve until stopped; the exit status. Raises BadInput for a database or an address that cannot be used."""
    screen = Screen(language)
    settings = Settings(
        database=database or f"sqlite:///{data_directory() / 'tables.db'}",
        host=host or (EVERYWHERE if public else HERE),
        port=port,
        public=public,
        tidy=True,
        thinkers=max(1, (os.cpu_count() or 2) - 1),
    )
    try:
        started = serve(settings, lambda where: screen.say_unbroken("terminal.serve.ready", address=where), open_page)
    except BadDatabase as error:
        raise BadInput("terminal.error.database", detail=str(error)) from None
    except OSError as error:
        raise BadInput("terminal.error.address", host=settings.host, port=port, detail=reason(error)) from None
    return 0 if started else 1
