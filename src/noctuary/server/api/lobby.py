"""The lobby, over HTTP."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary import __version__
from noctuary.kernel import NoctuaryError, announced_games, games
from noctuary.plugin.lessons import load_how_to_play, load_lessons
from noctuary.table import protocol as wire

from ..context import ServerContext
from ..limits.rates import client_address
from ..refusal import ServerRefusal
from ..reports import ReportBuilder
from .catalogue import announced_info, clauses, game_info, search_rules
from .endpoints import PATIENCE, Endpoints, bearer_key
from .responses import JSON, CachedResponse, json_response

log = logging.getLogger("noctuary.server")

LONGEST = 200
"""Characters of a search; nobody types more."""


class KeyBody(msgspec.Struct, forbid_unknown_fields=True):
    """The access key for a request."""

    key: str = ""


class ReportBody(KeyBody):
    """A problem report."""

    note: str = ""


class LobbyApi(Endpoints):
    """The endpoints of the lobby."""

    def __init__(self, context: ServerContext) -> None:
        super().__init__(context)
        self._known = found = games()
        infos = [*map(game_info, found.values()), *map(announced_info, announced_games().values())]
        self._games = CachedResponse.of(msgspec.json.encode(infos))
        self._rules = {
            id: CachedResponse.of(msgspec.json.encode(clauses(g))) for id, g in found.items()
        }
        self._how = {
            id: CachedResponse.of(msgspec.json.encode(load_how_to_play(g)))
            for id, g in found.items()
        }
        self._lessons = {
            (id, name): CachedResponse.of(msgspec.json.encode(lesson))
            for id, g in found.items()
            for name, lesson in load_lessons(g).items()
        }

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            Route("/api/games", self.games),
            Route("/api/games/{id}/rules", self.rules),
            Route("/api/games/{id}/rules/find", self.find),
            Route("/api/games/{id}/how", self.how),
            Route("/api/games/{id}/lessons/{name}", self.lesson),
            Route("/api/games/{id}/files", self.files, methods=["GET"]),
            Route("/api/games/{id}/files", self.upload_attachment, methods=["POST"]),
            Route("/api/tables", self.public_tables, methods=["GET"]),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/mine", self.tables_of, methods=["POST"]),
            Route("/api/tables/{id}", self.table),
            Route("/api/tables/{id}/join", self.join, methods=["POST"]),
            Route("/api/tables/{id}/onward", self.continue_diverged, methods=["POST"]),
            Route("/api/tables/{id}/leave", self.leave, methods=["POST"]),
            Route("/api/tables/{id}/delete", self.delete, methods=["POST"]),
            Route("/api/tables/{id}/journal", self.journal, methods=["POST"]),
            Route("/api/tables/{id}/report", self.report, methods=["POST"]),
            Route("/api/journals", self.upload, methods=["POST"]),
            Route("/health", self.health),
            Route("/metrics", self.metrics),
        ]

    # ---- the lobby

    async def games(self, request: Request) -> Response:
        """List all games."""
        return self._games.respond(request)

    async def rules(self, request: Request) -> Response:
        """Return the rules of a game."""
        id = request.path_params["id"]
        if id not in self._rules:
            raise ServerRefusal("no-page")
        return self._rules[id].respond(request)

    async def find(self, request: Request) -> Response:
        """Return the rules of a game that match a search."""
        self.rate_limit(request, self.context.reads)
        id = request.path_params["id"]
        if id not in self._known:
            raise ServerRefusal("no-page")
        text = request.query_params.get("text", "")[:LONGEST]
        return json_response(await asyncio.to_thread(search_rules, self._known[id], text))

    async def how(self, request: Request) -> Response:
        """Return how a game is played; null if it has no such page."""
        id = request.path_params["id"]
        if id not in self._how:
            raise ServerRefusal("no-page")
        return self._how[id].respond(request)

    async def lesson(self, request: Request) -> Response:
        """Return a lesson."""
        which = request.path_params["id"], request.path_params["name"]
        if which not in self._lessons:
            raise ServerRefusal("no-page")
        return self._lessons[which].respond(request)

    async def public_tables(self, request: Request) -> Response:
        """List the public tables."""
        self.rate_limit(request, self.context.reads)
        return json_response(await self.context.hub.public_tables())

    async def tables_of(self, request: Request) -> Response:
        """List the tables that a browser's access keys open."""
        self.rate_limit(request, self.context.reads)
        return json_response(
            await self.context.hub.tables_of((await self.body(request, wire.HeldKeys)).keys)
        )

    async def open(self, request: Request) -> Response:
        """Open a table."""
        self.rate_limit(request, self.context.writes)
        body = await self.body(request, wire.NewTable)
        keys = await self.context.hub.open(body, client_address(request.client))
        log.info("table opened", extra={"table": keys.table})
        return json_response(keys, 201)

    async def table(self, request: Request) -> Response:
        """Return a table; a secret one only for one of its access keys."""
        self.rate_limit(request, self.context.reads)
        room = await self.context.hub.room(request.path_params["id"])
        await self.authorize(room.table.id, room.table.settings.secret, bearer_key(request))
        return json_response(room.table_info())

    async def join(self, request: Request) -> Response:
        """Take a seat at a table."""
        self.rate_limit(request, self.context.writes)
        body = await self.body(request, wire.JoinBody)
        id, address = request.path_params["id"], client_address(request.client)
        return json_response(await self.context.hub.join(id, body, address), 201)

    async def continue_diverged(self, request: Request) -> Response:
        """Continue a diverged table."""
        self.rate_limit(request, self.context.writes)
        body = await self.body(request, wire.HeldKeys)
        id, address = request.path_params["id"], client_address(request.client)
        keys = await self.context.hub.continue_diverged(id, body.keys, address)
        log.info("table goes on", extra={"table": keys.table})
        return json_response(keys, 201)

    async def leave(self, request: Request) -> Response:
        """Leave a table."""
        self.rate_limit(request, self.context.writes)
        body = await self.body(request, wire.HeldKeys)
        await self.context.hub.leave(request.path_params["id"], body.keys)
        return json_response({})

    async def delete(self, request: Request) -> Response:
        """Delete a table."""
        self.rate_limit(request, self.context.writes)
        body = await self.body(request, wire.HeldKeys)
        id = request.path_params["id"]
        await self.context.hub.delete(id, body.keys)
        log.info("table deleted", extra={"table": id.upper()})
        return json_response({})

    # ---- files

    async def files(self, request: Request) -> Response:
        """List the files that options of new tables may name."""
        self.rate_limit(request, self.context.reads)
        return json_response(await self.context.hub.list_attachments(request.path_params["id"]))

    async def upload_attachment(self, request: Request) -> Response:
        """Upload a file that options of new tables may name."""
        self.rate_limit(request, self.context.files)
        address = client_address(request.client)
        with self.context.upload_slot(address):
            data = await self.read(request, self.context.limits.file)
            info = await self.context.hub.upload_attachment(
                request.path_params["id"], data, address
            )
        log.info("file uploaded", extra={"file": info.name, "bytes": len(data)})
        return json_response(info, 201)

    async def upload(self, request: Request) -> Response:
        """Upload a journal, and open a table that continues it."""
        self.rate_limit(request, self.context.files)
        address = client_address(request.client)
        with self.context.upload_slot(address):
            data = await self.read(request, self.context.limits.journal)
            name = request.query_params.get("name", "")
            keys = await self.context.hub.upload(data, name, address)
        log.info("journal uploaded", extra={"table": keys.table, "bytes": len(data)})
        return json_response(keys, 201)

    async def journal(self, request: Request) -> Response:
        """Return the journal of a game that is over."""
        self.rate_limit(request, self.context.reads)
        body = await self.body(request, KeyBody)
        id = request.path_params["id"]
        return attachment_response(
            await self.context.hub.journal(id, body.key), f"{id.upper()}.jsonl"
        )

    async def report(self, request: Request) -> Response:
        """Report a problem; return what the reporter may know of the table."""
        self.rate_limit(request, self.context.files)
        body = await self.body(request, ReportBody)
        table = (await self.context.hub.room(request.path_params["id"])).table
        found = await self.authorize(table.id, table.settings.secret, body.key)
        viewer = found.seat if found is not None and found.rights == "seat" else wire.SPECTATOR
        report = ReportBuilder(table, viewer, body.note)
        await asyncio.to_thread(report.keep, self.context.config.data)
        log.info("problem reported", extra={"table": table.id, "report": report.id})
        return attachment_response(report.file, report.name)

    # ---- the server itself

    async def health(self, request: Request) -> Response:
        """Return whether tables can be read, and whether any are damaged.

        Damage is for the operator, not for a load balancer: all other tables can be played.
        """
        store = self.context.hub.store
        try:
            async with asyncio.timeout(PATIENCE / 6):
                await store.summaries(limit=1)
        except (NoctuaryError, OSError, TimeoutError):
            return json_response({"ok": False, "version": __version__}, 503)
        damage = {"tables": len(store.damage.tables), "files": len(store.damage.quarantined)}
        degraded = bool(store.damage)
        return json_response(
            {"ok": True, "degraded": degraded, "damage": damage, "version": __version__}
        )

    async def metrics(self, request: Request) -> Response:
        """Return the metrics, on the same machine only unless they are public."""
        client = request.client.host if request.client else ""
        local = client in ("127.0.0.1", "::1") and not (
            {"x-forwarded-for", "forwarded"} & set(request.headers)
        )
        if not local and self.context.config.metrics != "public":
            raise ServerRefusal("metrics")
        context = self.context
        pools = (*context.hub.bots.pools, context.hub.reader.pool)
        text = context.metrics.text(context.connected.total(), len(context.hub.rooms), pools)
        return Response(text, headers={"cache-control": "no-store"}, media_type="text/plain")


def attachment_response(data: bytes, name: str) -> Response:
    """Return a file for download."""
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{name}"',
    }
    media = JSON if name.endswith(".json") else "application/x-ndjson"
    return Response(data, headers=headers, media_type=media)
