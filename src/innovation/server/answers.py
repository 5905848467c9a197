"""Answers: responses that a browser may keep."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Any

from litestar import Request, Response

from innovation.server.messages import ENCODER
from innovation.server.static_files import StaticFile

AnyRequest = Request[Any, Any, Any]


def file_response(file: StaticFile, request: AnyRequest, keep: str = "no-cache") -> Response[bytes]:
    """A file, packed where the client can unpack it; empty where the client has it already."""
    headers = {"ETag": file.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.kind)


@cache
def _packed(content: bytes) -> StaticFile:
    tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    return StaticFile(content, gzip.compress(content, 9, mtime=0), "application/json", tag, 0)


def reference_response(value: object, request: AnyRequest) -> Response[bytes]:
    """What is the same for everybody; for ever where the address carries a version."""
    keep = "public, max-age=31536000, immutable" if "v" in request.query_params else "no-cache"
    return file_response(_packed(ENCODER.encode(value)), request, keep)
