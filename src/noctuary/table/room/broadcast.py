"""What the clients of a room are sent: views, patches, one message for each pair of viewers."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import Observation

from .. import protocol as wire
from ..model.table import Table
from ..presentation import log_lines, log_pages, table_view
from ..presentation.option_texts import merge_named
from ..presentation.view_patch import diff_views, other_hands
from ..protocol import encode
from .client import Client
from .presence import Presence


class Broadcast:
    """Sends the clients of a room what they may know; keeps the views last sent."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._views: dict[int, dict[str, Any] | None] = {}
        """By viewer: clients with the same viewer have the same view."""

    def table_info(self, table: Table) -> wire.TableInfo:
        """Return what everybody may know of a table now."""
        presence = self._presence
        return table_view.table_info(table, presence.connected_seats(), presence.spectators)

    def welcome(self, table: Table, client: Client, seen: int = 0) -> None:
        """Send a client the table as it is, and the lines after `seen`, or the latest of them."""
        viewer = client.viewer
        since, lines = log_pages.latest(table.log, viewer, seen if 0 <= seen <= table.seq else 0)
        view, decision = self._view(table, viewer), table_view.pending_decision(table, viewer)
        seats = table_view.other_own_seats(table, client.seats, viewer)
        others = {seat: self._view(table, seat) for seat in seats}
        named = merge_named(view, *others.values())
        message = wire.Welcome(
            v=wire.VERSION,
            seq=table.seq,
            you=wire.ClientInfo(viewer, client.seats, client.is_host),
            table=self.table_info(table),
            since=since,
            lines=lines,
            count=table.choice_count,
            pins=[wire.PinnedPlace(seat, place) for seat, place in sorted(table.pinned_places)],
            parameters=table.parameters,
            view=view,
            hands=other_hands(view, others),
            ask=decision,
            names=table_view.texts_for(table, lines, decision, named),
        )
        client.send(encode(message))

    def table_changed(self, table: Table, but: Client | None = None) -> None:
        """Send the table's public information to all clients `but` one."""
        message = encode(wire.Changed(wire.VERSION, table.seq, self.table_info(table)))
        for client in self._presence.clients:
            if client is not but:
                client.send(message)

    def entry(self, table: Table) -> None:
        """Send the last entry to all clients."""
        logged = table.log[-1]
        changes_game = logged.entry.changes_game
        info = self.table_info(table) if logged.is_public else None
        screens = {
            c: (c.viewer, *table_view.other_own_seats(table, c.seats, c.viewer))
            for c in self._presence.clients
        }
        before, seen = self._views, dict[int, Observation]()
        if changes_game:
            seen = table_view.observe(table, {k for s in screens.values() for k in s})
            self._views = {k: table_view.view_of(table, one) for k, one in seen.items()}
        messages: dict[tuple[int, ...], bytes] = {}
        for screen in {*screens.values()}:
            viewer, *others = screen
            patch, whole, old, new = None, None, None, None
            gone: list[list[str | int]] = []
            if changes_game:
                old, new = before.get(viewer), self._views.get(viewer)
                patch, whole = (diff_views(old, new, gone), None) if old else (None, new)
            line = log_lines.line_for(logged, viewer)
            decision = table_view.pending_decision(table, viewer, seen.get(viewer))
            beside = {k: self._views.get(k) for k in others} if changes_game else {}
            message = wire.Happened(
                v=wire.VERSION,
                seq=logged.seq,
                line=line,
                table=info,
                gone=gone,
                patch=patch,
                view=whole,
                hands=other_hands(new, beside) if changes_game else None,
                ask=decision,
                clocks=table.clock,
                names=table_view.texts_for(
                    table,
                    [line],
                    decision,
                    merge_named(new, *beside.values()),
                    before=merge_named(old, *(before.get(k) for k in beside)),
                ),
            )
            messages[screen] = encode(message)
        for client, screen in screens.items():
            client.send(messages[screen])

    def drop_views(self, table: Table) -> None:
        """Forget the views of viewers that no client has."""
        kept = {
            k
            for c in self._presence.clients
            for k in (c.viewer, *table_view.other_own_seats(table, c.seats, c.viewer))
        }
        self._views = {k: view for k, view in self._views.items() if k in kept}

    def _view(self, table: Table, viewer: int) -> dict[str, Any] | None:
        if viewer not in self._views:
            self._views[viewer] = table_view.view_for(table, viewer)
        return self._views[viewer]
