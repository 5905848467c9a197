"""A table server for the load benchmark: `python -m bench.server URL PORT`."""

from __future__ import annotations

import sys

from innovation.server.serving import serve
from innovation.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(sys.argv[1], port=int(sys.argv[2]), thinkers=1, grace=0.0, limits=False, tidy=True)
    serve(settings, lambda _: print("ready", flush=True))
