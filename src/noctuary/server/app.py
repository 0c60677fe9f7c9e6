"""The application: lobby, tables and the web client behind one security middleware."""

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
from noctuary.table.refusal import TableRefusal
from noctuary.table.store.base import NotSaved

from .api.game_endpoints import GameEndpoints
from .api.lobby import LobbyApi
from .api.responses import error_response
from .api.workspace import WorkspaceEndpoints
from .context import ServerContext
from .limits.rates import client_address
from .observability.logs import MINUTE, report_suppressed
from .refusal import ServerRefusal
from .security import SecurityMiddleware
from .static_files import WebClient, page_paths, plain_page
from .websocket import GUESSES, Connection

log = logging.getLogger("noctuary.server")


class TableSocket:
    """The ASGI application of the WebSocket to tables."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await Connection(self.context, scope, receive, send).serve()


async def report_suppressed_logs() -> None:
    """Log every minute what was suppressed, even if nothing else is logged."""
    while True:
        await asyncio.sleep(MINUTE)
        report_suppressed()


def create_app(context: ServerContext) -> Starlette:
    """Return the application; it starts the hub, and closes the context at its end."""
    client, workspace = WebClient(), context.config.workspace
    endpoints: list[LobbyApi | GameEndpoints | WorkspaceEndpoints] = [
        LobbyApi(context),
        GameEndpoints(context),
    ]
    if workspace is not None:
        endpoints.append(WorkspaceEndpoints(context, workspace))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await context.hub.start()
        reporting = asyncio.create_task(report_suppressed_logs())
        yield
        reporting.cancel()
        await context.close()

    def refused(request: Request, e: plugin.Refusal) -> Response:
        context.metrics.refusals[e.key] += 1
        if e.key in GUESSES:
            context.guesses.bucket(client_address(request.client)).take()
        path = request.url.path
        log.info(
            "refused",
            extra={"error": e.key, "path": path, "address": client_address(request.client)},
        )
        return error_response(e)

    async def refusal(request: Request, e: Exception) -> Response:
        assert isinstance(e, plugin.Refusal)
        return refused(request, e)

    async def not_saved(request: Request, e: Exception) -> Response:
        return refused(request, TableRefusal("not-saved"))

    async def missing(request: Request, e: Exception) -> Response:
        if request.url.path.startswith("/api/"):
            return refused(request, ServerRefusal("no-page"))
        return plain_page("page-missing", 404)

    async def failed(request: Request, e: Exception) -> Response:
        log.error("a request failed", exc_info=e, extra={"path": request.url.path})
        return error_response(TableRefusal("failed"))

    async def gone(request: Request, e: Exception) -> Response:
        return Response(status_code=400)

    async def too_slow(request: Request, e: Exception) -> Response:
        return refused(request, ServerRefusal("malformed"))

    return Starlette(
        routes=[
            *(route for one in endpoints for route in one.routes()),
            WebSocketRoute("/ws", TableSocket(context)),
            *(Route(path, client.index) for path in page_paths()),
            Route("/{path:path}", client.file),
        ],
        middleware=[Middleware(SecurityMiddleware, config=context.config)],
        exception_handlers={
            plugin.Refusal: refusal,
            NotSaved: not_saved,
            NoctuaryError: failed,
            TimeoutError: too_slow,
            ClientDisconnect: gone,
            HTTPException: missing,
            Exception: failed,
        },
        lifespan=lifespan,
    )
