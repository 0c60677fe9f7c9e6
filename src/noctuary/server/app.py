"""The application: lobby, tables and the web client behind one guarded door."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from noctuary import plugin
from noctuary.kernel import NoctuaryError
from noctuary.table.refusal import Refusal as TableRefusal
from noctuary.table.store.base import NotSaved

from .api.game_endpoints import Brought
from .api.lobby import Api
from .api.responses import problem
from .api.workspace import ShelfDesk
from .context import House
from .limits.rates import whence
from .observability.logs import MINUTE, tell_left_out
from .refusal import Refusal
from .security import Guard
from .static_files import Pages, page_paths, plain_page
from .websocket import GUESSES, Connection

log = logging.getLogger("noctuary.server")


class Door:
    """Where clients of tables connect."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await Connection(self.house, scope, receive, send).attend()


async def tell_each_minute() -> None:
    """Sees to it that the log tells what it left out, also when nothing else is logged."""
    while True:
        await asyncio.sleep(MINUTE)
        tell_left_out()


def create_app(house: House) -> Starlette:
    """The application of a house, which opens and closes with it."""
    pages, shelf = Pages(), house.config.shelf
    desks: list[Api | Brought | ShelfDesk] = [Api(house), Brought(house)]
    if shelf is not None:
        desks.append(ShelfDesk(house, shelf))

    @asynccontextmanager
    async def open_house(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        telling = asyncio.create_task(tell_each_minute())
        yield
        telling.cancel()
        await house.close()

    def refused(request: Request, e: plugin.Refusal) -> Response:
        house.metrics.refusals[e.key] += 1
        if e.key in GUESSES:
            house.guesses.of(whence(request.client)).take()
        path = request.url.path
        log.info("refused", extra={"error": e.key, "path": path, "address": whence(request.client)})
        return problem(e)

    async def refusal(request: Request, e: Exception) -> Response:
        assert isinstance(e, plugin.Refusal)
        return refused(request, e)

    async def not_saved(request: Request, e: Exception) -> Response:
        return refused(request, TableRefusal("not-saved"))

    async def missing(request: Request, e: Exception) -> Response:
        if request.url.path.startswith("/api/"):
            return refused(request, Refusal("no-page"))
        return plain_page("page-missing", 404)

    async def failed(request: Request, e: Exception) -> Response:
        log.error("a request failed", exc_info=e, extra={"path": request.url.path})
        return problem(TableRefusal("failed"))

    async def gone(request: Request, e: Exception) -> Response:
        return Response(status_code=400)

    async def too_slow(request: Request, e: Exception) -> Response:
        return refused(request, Refusal("malformed"))

    return Starlette(
        routes=[
            *(route for desk in desks for route in desk.routes()),
            WebSocketRoute("/ws", Door(house)),
            *(Route(path, pages.index) for path in page_paths()),
            Route("/{path:path}", pages.file),
        ],
        middleware=[Middleware(Guard, config=house.config)],
        exception_handlers={
            plugin.Refusal: refusal,
            NotSaved: not_saved,
            NoctuaryError: failed,
            TimeoutError: too_slow,
            ClientDisconnect: gone,
            HTTPException: missing,
            Exception: failed,
        },
        lifespan=open_house,
    )
