"""The handler of each kind of request.

A command extends a draft: the room stores its entries, applies them and sends them to everybody.
A query is answered to the client alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from .. import protocol as wire
from ..model.commands import chat, choices, concession, lifecycle, seating, votes
from ..model.draft import Draft
from ..refusal import TableRefusal
from .client import Client
from .handlers import RequestRoom, own_seat
from .queries import connection, hints, log, previews, replay, tryouts

# ---- commands: who may, and for which seat


def choose(room: RequestRoom, draft: Draft, client: Client, request: wire.Choose) -> None:
    """Choose for the viewer, or for another seat that the client holds."""
    seat = own_seat(client) if request.seat is None else request.seat
    if seat not in client.seats:
        raise TableRefusal("not-your-seat")
    if seat in draft.table.conceded:
        raise TableRefusal("conceded")
    choices.choose(draft, seat, request.decision, request.option)


def undo(room: RequestRoom, draft: Draft, client: Client, request: wire.Undo) -> None:
    """Take choices back, or ask the others."""
    choices.undo(draft, own_seat(client), request.to)


def vote(room: RequestRoom, draft: Draft, client: Client, request: wire.Consent) -> None:
    """Answer a vote."""
    votes.answer(draft, own_seat(client), request.yes)


def withdraw(room: RequestRoom, draft: Draft, client: Client, request: wire.Withdraw) -> None:
    """Withdraw a vote."""
    votes.withdraw(draft, own_seat(client))


def concede(room: RequestRoom, draft: Draft, client: Client, request: wire.Concede) -> None:
    """Concede, or ask the others of the side."""
    concession.concede(draft, own_seat(client))


def say(room: RequestRoom, draft: Draft, client: Client, request: wire.Say) -> None:
    """Say something; spectators may, too."""
    seat = client.viewer
    name = draft.table.occupants[seat].name if seat >= 0 else client.name
    chat.say(draft, seat, name, request.text)


def pin_place(room: RequestRoom, draft: Draft, client: Client, request: wire.Pin) -> None:
    """Pin a place, or remove the pin."""
    chat.pin_place(draft, own_seat(client), request.place)


def begin(room: RequestRoom, draft: Draft, client: Client, request: wire.Begin) -> None:
    """Begin the game; the host needs no seat for it."""
    if not client.is_host:
        own_seat(client)
    lifecycle.begin(draft)


def stand_in(room: RequestRoom, draft: Draft, client: Client, request: wire.StandIn) -> None:
    """Let a bot play for a person who is away, or take an own seat back."""
    own_seat(client)
    table = draft.table
    if request.on and table.game.is_people_only(table.options):
        raise TableRefusal("people-only")
    if request.on and request.seat in room.presence.connected_seats():
        raise TableRefusal("stand-in-here", name=table.occupants[request.seat].name)
    if not request.on and request.seat not in client.seats:
        raise TableRefusal("stand-in-not-yours")
    seating.stand_in(draft, request.seat, request.on)


def change_settings(room: RequestRoom, draft: Draft, client: Client, request: wire.Settle) -> None:
    """Change the settings; only the host may."""
    if not client.is_host:
        raise TableRefusal("host-only")
    seating.change_settings(draft, request.settings)


def rename(room: RequestRoom, draft: Draft, client: Client, request: wire.Rename) -> None:
    """Change the name of the viewer's person."""
    seating.rename(draft, own_seat(client), request.name)


COMMANDS: dict[type[wire.Request], Callable[[RequestRoom, Draft, Client, Any], None]] = {
    wire.Choose: choose,
    wire.Undo: undo,
    wire.Consent: vote,
    wire.Concede: concede,
    wire.Withdraw: withdraw,
    wire.Say: say,
    wire.Pin: pin_place,
    wire.Begin: begin,
    wire.StandIn: stand_in,
    wire.Settle: change_settings,
    wire.Rename: rename,
}

QUERIES: dict[type[wire.Request], Callable[[RequestRoom, Client, Any], Awaitable[None]]] = {
    wire.Earlier: log.page,
    wire.Face: connection.switch_viewer,
    wire.Webhook: connection.set_webhook,
    wire.Ping: connection.ping,
    wire.Hint: hints.answer,
    wire.Drop: hints.stop,
    wire.Graph: replay.progress,
    wire.Look: replay.show,
    wire.Foresee: previews.show,
    wire.Try: tryouts.begin,
    wire.TryChoose: tryouts.choose,
    wire.TryBack: tryouts.back,
    wire.TryEnd: tryouts.end,
}
