"""What may be asked of a table: for each kind of request who may ask, and what is done.

A wish makes rows, which the room keeps, applies and tells; an answer is told to who asked alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from .. import clock
from .. import protocol as wire
from ..model.entries import (
    Answered,
    Began,
    Chosen,
    Conceded,
    Pinned,
    Said,
    Seated,
    Settled,
    Undone,
    Withdrawn,
)
from ..model.table import Decide
from ..presentation import log_pages
from ..protocol import encode
from ..refusal import TableRefusal
from .client import Client
from .queries import hints, previews, replay, tryouts

if TYPE_CHECKING:
    from .room import Room


def own_seat(guest: Client) -> int:
    """The seat of somebody who has one."""
    if guest.viewer < 0:
        raise TableRefusal("not-seated")
    return guest.viewer


# ---- wishes


def choose(room: Room, guest: Client, request: wire.Choose) -> Decide:
    """Answers the question, for the seat that looks or for another of one's own."""
    seat = own_seat(guest) if request.seat is None else request.seat
    if seat not in guest.seats:
        raise TableRefusal("not-your-seat")
    if seat in room.table.conceded:
        raise TableRefusal("conceded")
    return lambda t: [Chosen.check(t, seat, request.decision, request.option, clock.now_ms())]


def undo(room: Room, guest: Client, request: wire.Undo) -> Decide:
    """Takes back choices."""
    seat = own_seat(guest)
    return lambda t: [Undone.check(t, seat, request.to, clock.now_ms())]


def consent(room: Room, guest: Client, request: wire.Consent) -> Decide:
    """Agrees that choices are taken back, or to give up; or not."""
    seat = own_seat(guest)
    return lambda t: [*Answered.check(t, seat, request.yes, clock.now_ms())]


def concede(room: Room, guest: Client, request: wire.Concede) -> Decide:
    """Gives up."""
    seat = own_seat(guest)
    return lambda t: [Conceded.check(t, seat, clock.now_ms())]


def withdraw(room: Room, guest: Client, request: wire.Withdraw) -> Decide:
    """No longer wants what was asked for."""
    seat = own_seat(guest)
    return lambda t: [Withdrawn.check(t, seat, clock.now_ms())]


def say(room: Room, guest: Client, request: wire.Say) -> Decide:
    """Says something; those who watch may, too."""
    seat = guest.viewer
    name = room.table.occupants[seat].name if seat >= 0 else guest.name
    return lambda t: [Said.check(t, seat, name, request.text, clock.now_ms())]


def pin_place(room: Room, guest: Client, request: wire.Pin) -> Decide:
    """Marks a place."""
    seat = own_seat(guest)
    return lambda t: [Pinned.check(t, seat, request.place, clock.now_ms())]


def begin(room: Room, guest: Client, request: wire.Begin) -> Decide:
    """Begins the game; whoever opened the table may without a seat."""
    if not guest.is_host:
        own_seat(guest)
    return lambda t: [Began.check(t, clock.now_ms())]


def stand_in(room: Room, guest: Client, request: wire.StandIn) -> Decide:
    """Lets a bot play for somebody who is away, or takes one's own seat back."""
    own_seat(guest)
    if request.on and room.table.game.is_people_only(room.table.options):
        raise TableRefusal("people-only")
    if request.on and request.seat in room.connected_seats():
        raise TableRefusal("stand-in-here", name=room.table.occupants[request.seat].name)
    if not request.on and request.seat not in guest.seats:
        raise TableRefusal("stand-in-not-yours")
    return lambda t: [Seated.check_stand_in(t, request.seat, request.on, clock.now_ms())]


def change_settings(room: Room, guest: Client, request: wire.Settle) -> Decide:
    """Changes the settings."""
    if not guest.is_host:
        raise TableRefusal("host-only")
    return lambda t: [Settled.check(t, request.settings, clock.now_ms())]


def rename(room: Room, guest: Client, request: wire.Rename) -> Decide:
    """Is called otherwise."""
    seat = own_seat(guest)
    return lambda t: [Seated.check_name(t, seat, request.name, clock.now_ms())]


COMMANDS: dict[type[wire.Request], Callable[[Room, Client, Any], Decide]] = {
    wire.Choose: choose,
    wire.Undo: undo,
    wire.Consent: consent,
    wire.Concede: concede,
    wire.Withdraw: withdraw,
    wire.Say: say,
    wire.Pin: pin_place,
    wire.Begin: begin,
    wire.StandIn: stand_in,
    wire.Settle: change_settings,
    wire.Rename: rename,
}


# ---- answers


async def switch_viewer(room: Room, guest: Client, request: wire.Face) -> None:
    """Looks with the eyes of another of one's own seats."""
    if request.seat not in guest.seats:
        raise TableRefusal("not-your-seat")
    await room.switch_viewer(guest, request.seat)


async def read_log(room: Room, guest: Client, request: wire.Earlier) -> None:
    """Reads on, upwards in the log."""
    table = room.table
    since, lines = log_pages.earlier(table.log, guest.viewer, request.before, request.talk)
    names = table.texts_for(lines)
    guest.send(encode(wire.Lines(wire.VERSION, table.seq, request.n, since, lines, names)))


async def webhook(room: Room, guest: Client, request: wire.Webhook) -> None:
    """Gives an address that is told when it is one's turn."""
    await room.hub.set_webhook(room.table, own_seat(guest), request.url)
    room.done(guest, request)


async def ping(room: Room, guest: Client, request: wire.Ping) -> None:
    """Wants to know whether the table is there."""
    guest.send(encode(wire.Pong(wire.VERSION, room.table.seq, request.n)))


QUERIES: dict[type[wire.Request], Callable[[Room, Client, Any], Awaitable[None]]] = {
    wire.Earlier: read_log,
    wire.Face: switch_viewer,
    wire.Webhook: webhook,
    wire.Ping: ping,
    wire.Hint: hints.answer,
    wire.Graph: replay.progress,
    wire.Foresee: previews.show,
    wire.Look: replay.show,
    wire.Try: tryouts.begin,
    wire.TryChoose: tryouts.choose,
    wire.TryBack: tryouts.back,
    wire.TryEnd: tryouts.end,
    wire.Drop: hints.stop,
}
