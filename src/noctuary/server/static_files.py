"""The built web client."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from noctuary.i18n import LANGUAGES, FluentTranslations
from noctuary.kernel import games

from .api.responses import CachedResponse
from .refusal import ServerRefusal

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names contain a hash."""
ALWAYS_ASK = "no-cache"
MEDIA = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}


def page_paths() -> list[str]:
    """Return the paths that the client routes itself: lobby, tables, pages of games."""
    own = [f"/{game.id}/{{page:path}}" for game in games().values() if game.pages]
    return ["/", "/t/{id:path}", *own]


class WebClient:
    """Serves the files of the build; a file that changes on disk is read again."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self._read: dict[Path, tuple[int, CachedResponse]] = {}

    async def index(self, request: Request) -> Response:
        """Serve the page of lobby, tables and tools."""
        sheet = self._sheet(self.folder / "index.html")
        return sheet.respond(request) if sheet else plain_page("page-unbuilt", 503)

    async def file(self, request: Request) -> Response:
        """Serve any other file of the client."""
        path = request.path_params["path"]
        if path.startswith("api/"):
            raise ServerRefusal("no-page")
        inside = not {"..", ""} & set(path.split("/"))
        sheet = self._sheet(self.folder / path) if inside else None
        if sheet:
            return sheet.respond(request)
        client = None if "." in path else self._sheet(self.folder / "index.html")
        return client.respond(request, 404) if client else plain_page("page-missing", 404)

    def _sheet(self, path: Path) -> CachedResponse | None:
        try:
            changed = path.stat().st_mtime_ns
            if path not in self._read or self._read[path][0] != changed:
                media = MEDIA.get(path.suffix) or mimetypes.guess_type(path.name)[0]
                hashed = path.parent.name == "assets"
                sheet = CachedResponse.of(
                    path.read_bytes(),
                    media or "application/octet-stream",
                    FOREVER if hashed else ALWAYS_ASK,
                )
                self._read[path] = changed, sheet
        except (OSError, ValueError):
            return None
        return self._read[path][1]


def plain_page(key: str, status: int) -> Response:
    """Return a page without the client, in every language."""
    said = {lang: FluentTranslations(__package__, lang).format(key) for lang in LANGUAGES}
    text = "".join(f'<p lang="{lang}">{escape(words)}</p>' for lang, words in said.items())
    page = f'<!doctype html><meta charset="utf-8"><title>Noctuary</title><h1>Noctuary</h1>{text}'
    return Response(page, status, {"cache-control": "no-store"}, "text/html")
