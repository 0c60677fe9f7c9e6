"""HTTP responses."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from noctuary.plugin import Refusal
from noctuary.table import protocol as wire

JSON = "application/json"
STATUS = {
    "error-no-table": 404,
    "error-no-page": 404,
    "error-game": 404,
    "error-keys": 403,
    "error-secret": 403,
    "error-host": 421,
    "error-origin": 403,
    "error-metrics": 403,
    "error-seat-taken": 409,
    "error-name-taken": 409,
    "error-journal-running": 409,
    "error-not-begun": 409,
    "error-not-departed": 409,
    "error-other-rules": 409,
    "error-newer": 409,
    "error-damaged": 409,
    "error-shelf-changed": 409,
    "error-shelf-name": 404,
    "error-too-large": 413,
    "error-too-fast": 429,
    "error-uploading": 429,
    "error-too-long": 422,
    "error-file": 422,
    "error-failed": 500,
    "error-not-saved": 503,
    "error-shelf-full": 503,
}
"""Status by the key of a refusal, where it is not the refusal's own."""
MIN_GZIP_SIZE = 1_000
TEXT = ("text/", JSON, "image/svg+xml")


def json_response(data: Any, status: int = 200) -> Response:
    """Return a JSON response that must not be cached."""
    return Response(msgspec.json.encode(data), status, {"cache-control": "no-store"}, JSON)


def error_response(refusal: Refusal) -> Response:
    """Return the JSON error response for a refusal."""
    answer = wire.ErrorBody(refusal.key, refusal.arguments, getattr(refusal, "problems", []))
    return json_response(answer, STATUS.get(refusal.key, refusal.status))


@dataclass(frozen=True)
class CachedResponse:
    """A response that never changes: sent compressed, and only to browsers that do not have it."""

    body: bytes
    packed: bytes
    etag: str
    media: str
    cache: str

    @classmethod
    def of(cls, body: bytes, media: str = JSON, cache: str = "no-cache") -> CachedResponse:
        """Return a response with this body."""
        worth = len(body) >= MIN_GZIP_SIZE and media.startswith(TEXT)
        packed = gzip.compress(body, mtime=0) if worth else b""
        etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        return cls(body, packed, etag, media, cache)

    def respond(self, request: Request, status: int = 200) -> Response:
        """Return the response, or that it has not changed."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, status, headers, self.media)
        return Response(self.body, status, headers, self.media)
