"""The workspace: a folder of this machine that a page of a game reads, writes and watches.

Requests need the key of the workspace, which is only in the address of the page: another page that
is open in the browser does not have it, and cannot send it here.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.plugin.http import WireStruct, Workspace

from ..context import ServerContext
from ..refusal import ServerRefusal
from .endpoints import Endpoints, bearer_key
from .responses import json_response

GLANCE_SECONDS = 0.2
"""Seconds between two looks at the folder."""
WATCH = 3.0
"""Seconds until a watching client is answered that nothing has changed."""
ESCAPED = 6
"""Bytes that a byte of a file may take in a request."""


class WorkspaceFile(WireStruct):
    """A file, its text, and the etag that tells whether it was changed."""

    name: str
    text: str
    mark: str
    """Empty: there is no such file yet."""
    trouble: str = ""
    """Why it cannot be read: `shelf-file`, `shelf-large`, `shelf-text`."""


class WorkspaceListing(WireStruct):
    """All files of the workspace."""

    folder: str
    mark: str
    """Different as soon as any file is."""
    files: list[WorkspaceFile]


class WriteBody(msgspec.Struct, forbid_unknown_fields=True):
    """The new text of a file, and the etag of the one that it replaces."""

    name: str
    text: str
    mark: str


class WorkspaceFolder:
    """The files of a workspace. Nothing here waits, and nothing leaves the folder."""

    def __init__(self, workspace: Workspace) -> None:
        self.workspace, self.home = workspace, workspace.folder.resolve()

    def sheet(self) -> WorkspaceListing:
        """Everything as it is now."""
        files = [self.file(name) for name in self.workspace.names]
        every = "".join(f"{f.name} {f.mark} {f.trouble}\n" for f in files)
        return WorkspaceListing(self.home.name, etag_of(every.encode()), files)

    def file(self, name: str) -> WorkspaceFile:
        """Return a file as it is now."""
        try:
            data = self.read(name)
        except ServerRefusal as e:
            return WorkspaceFile(name, "", "", e.key.removeprefix("error-"))
        if data is None:
            return WorkspaceFile(name, "", "")
        try:
            return WorkspaceFile(name, data.decode("utf-8"), etag_of(data))
        except UnicodeDecodeError:
            return WorkspaceFile(name, "", etag_of(data), "shelf-text")

    def path(self, name: str) -> Path:
        """Return the path of an allowed file. Raise ServerRefusal for a link to elsewhere."""
        if name not in self.workspace.names:
            raise ServerRefusal("shelf-name", name=name[:80])
        path = self.home / name
        if path.is_symlink() or path.parent.resolve() != path.parent:
            raise ServerRefusal("shelf-file", name=name)
        return path

    def read(self, name: str) -> bytes | None:
        """Read a file; None if there is none."""
        path = self.path(name)
        try:
            with open(os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK), "rb") as file:
                data = file.read(self.workspace.largest + 1)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError:
            raise ServerRefusal("shelf-file", name=name) from None
        if len(data) > self.workspace.largest:
            raise ServerRefusal("shelf-large", name=name, n=self.workspace.largest // 1024)
        return data

    def write(self, body: WriteBody) -> WorkspaceFile:
        """Write a file atomically. Raise ServerRefusal if it is not the one that the writer has
        seen.
        """
        try:
            data = body.text.encode()
        except UnicodeEncodeError:
            raise ServerRefusal("malformed") from None
        path = self.path(body.name)
        if len(data) > self.workspace.largest:
            raise ServerRefusal("shelf-large", name=body.name, n=self.workspace.largest // 1024)
        try:
            path.parent.mkdir(exist_ok=True)
            handle, made = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        except OSError as e:
            raise ServerRefusal("shelf-full", name=body.name, why=e.strerror or str(e)) from None
        try:
            with open(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            there = self.read(body.name)
            if (etag_of(there) if there is not None else "") != body.mark:
                raise ServerRefusal("shelf-changed", name=body.name)
            os.chmod(made, path.stat().st_mode & 0o777 if there is not None else 0o644)
            os.replace(made, path)
        except OSError as e:
            raise ServerRefusal("shelf-full", name=body.name, why=e.strerror or str(e)) from None
        finally:
            with suppress(FileNotFoundError):
                os.unlink(made)
        return WorkspaceFile(body.name, body.text, etag_of(data))

    def quick_state(self) -> list[tuple[int, ...]]:
        """Return what changes whenever a file may have changed."""
        seen: list[tuple[int, ...]] = []
        for name in self.workspace.names:
            try:
                it = os.lstat(self.home / name)
                seen.append((it.st_mtime_ns, it.st_size, it.st_ino))
            except OSError:
                seen.append(())
        return seen


def etag_of(data: bytes) -> str:
    """Return the etag of some bytes."""
    return hashlib.sha256(data).hexdigest()[:32]


class WorkspaceEndpoints(Endpoints):
    """The endpoints of a workspace."""

    def __init__(self, context: ServerContext, workspace: Workspace) -> None:
        super().__init__(context)
        self.workspace, self.folder = workspace, WorkspaceFolder(workspace)
        self._writing = asyncio.Lock()

    def routes(self) -> list[Route]:
        """Return the routes."""
        at = f"/api/{self.workspace.game}/shelf"
        return [
            Route(at, self.look, methods=["GET"]),
            Route(at, self.write, methods=["POST"]),
            Route(f"{at}/changes", self.changes),
        ]

    def admit(self, request: Request) -> None:
        """Raise ServerRefusal unless the request has the key."""
        self.rate_limit(request, self.context.reads)
        if not secrets.compare_digest(bearer_key(request).encode(), self.workspace.key.encode()):
            raise ServerRefusal("keys")

    async def look(self, request: Request) -> Response:
        """Return all files."""
        self.admit(request)
        return json_response(await asyncio.to_thread(self.folder.sheet))

    async def write(self, request: Request) -> Response:
        """Write a file."""
        self.admit(request)
        body = await self.body(request, WriteBody, ESCAPED * self.workspace.largest)
        async with self._writing:
            return json_response(await asyncio.to_thread(self.folder.write, body))

    async def changes(self, request: Request) -> Response:
        """Return all files as soon as they differ from those marked `seen`, or after a while."""
        self.admit(request)
        seen, late = request.query_params.get("seen", ""), time.monotonic() + WATCH
        before: list[tuple[int, ...]] | None = None
        while True:
            now = await asyncio.to_thread(self.folder.quick_state)
            if now != before:
                before, sheet = now, await asyncio.to_thread(self.folder.sheet)
            if sheet.mark != seen or time.monotonic() > late or self.context.hub.is_closing:
                return json_response(sheet)
            await asyncio.sleep(GLANCE_SECONDS)
