"""Endpoints that games declare."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.i18n import FluentToolHost
from noctuary.kernel import Game, games, load
from noctuary.plugin import load_endpoints
from noctuary.plugin.http import Get, Post, PostJob, StaticGet, TableGet, TableSnapshot
from noctuary.table.workers.pool import WorkerLost

from ..limits.rates import client_address
from ..refusal import ServerRefusal
from .endpoints import Endpoints, bearer_key
from .responses import CachedResponse, json_response


class GameEndpoints(Endpoints):
    """The endpoints of all games."""

    host = FluentToolHost()

    def routes(self) -> list[Route]:
        """Return the routes."""
        found = [(game, answer) for game in games().values() for answer in load_endpoints(game)]
        tables: dict[str, dict[str, TableGet]] = {}
        for game, answer in found:
            if isinstance(answer, TableGet):
                tables.setdefault(answer.path, {})[game.id] = answer
        routes = [self.route(game, a) for game, a in found if not isinstance(a, TableGet)]
        return routes + [
            Route(f"/api/tables/{{id}}{path}", partial(self.table_get, by_game))
            for path, by_game in tables.items()
        ]

    def route(self, game: Game, answer: StaticGet | Get | Post | PostJob) -> Route:
        """Return the route of one endpoint."""
        at = f"/api/{game.id}{answer.path}"
        match answer:
            case StaticGet():
                sheet = CachedResponse.of(msgspec.json.encode(answer.handler(self.host)))
                return Route(at, partial(self.static, sheet))
            case Get():
                return Route(at, partial(self.get, answer))
            case Post():
                return Route(at, partial(self.post, answer), methods=["POST"])
            case PostJob():
                return Route(at, partial(self.job, game, answer), methods=["POST"])

    async def static(self, sheet: CachedResponse, request: Request) -> Response:
        """Handle a GET whose response never changes."""
        return sheet.respond(request)

    async def get(self, answer: Get, request: Request) -> Response:
        """Handle a GET endpoint that a game declares."""
        self.rate_limit(request, self.context.reads)
        asked = dict(request.query_params)
        if asked.keys() - answer.query_params:
            raise ServerRefusal("malformed")
        found = answer.handler(self.host, asked | request.path_params)
        if found is None:
            raise ServerRefusal("no-page")
        return json_response(found)

    async def post(self, answer: Post, request: Request) -> Response:
        """Handle a POST endpoint that a game declares."""
        self.rate_limit(request, self.context.tools)
        body = await self.body(request, answer.body_type)
        return json_response(await asyncio.to_thread(answer.handler, self.host, body))

    async def job(self, game: Game, answer: PostJob, request: Request) -> Response:
        """Handle a POST endpoint whose work is a job; few of them at once from one address."""
        self.rate_limit(request, self.context.tools)
        address = client_address(request.client)
        with self.context.query_slot(address):
            body = await self.body(request, answer.body_type, self.context.limits.file)
            if answer.plays:  # the first time, this builds the rules with bounds checks
                await asyncio.to_thread(load, game, checked=True)
            try:
                done = await self.context.hub.bots.run_job(
                    answer.work, body, address=address, most=answer.seconds
                )
            except WorkerLost:
                raise ServerRefusal("too-long") from None
        return json_response(done)

    async def table_get(self, by_game: dict[str, TableGet], request: Request) -> Response:
        """Handle a GET about a table."""
        self.rate_limit(request, self.context.reads)
        table = (await self.context.hub.room(request.path_params["id"])).table
        await self.authorize(table.id, table.settings.secret, bearer_key(request))
        if table.game.id not in by_game:
            raise ServerRefusal("no-page")
        options = table.game.spec.resolve(table.options)
        ended = table.over and not table.given_up
        played = TableSnapshot(options, table.journal_in_play.state.fields() if ended else None)
        return json_response(by_game[table.game.id].handler(self.host, played))
