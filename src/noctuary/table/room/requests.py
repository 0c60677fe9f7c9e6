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
from ..model.table import Wish
from ..presentation import log_pages
from ..protocol import encode
from ..refusal import Refusal
from .client import Guest
from .queries import hints, previews, replay, tryouts

if TYPE_CHECKING:
    from .room import Room


def seated(guest: Guest) -> int:
    """The seat of somebody who has one."""
    if guest.eyes < 0:
        raise Refusal("not-seated")
    return guest.eyes


# ---- wishes


def choose(room: Room, guest: Guest, request: wire.Choose) -> Wish:
    """Answers the question, for the seat that looks or for another of one's own."""
    seat = seated(guest) if request.seat is None else request.seat
    if seat not in guest.seats:
        raise Refusal("not-your-seat")
    if seat in room.table.conceded:
        raise Refusal("conceded")
    return lambda t: [Chosen.check(t, seat, request.decision, request.option, clock.now())]


def undo(room: Room, guest: Guest, request: wire.Undo) -> Wish:
    """Takes back choices."""
    seat = seated(guest)
    return lambda t: [Undone.check(t, seat, request.to, clock.now())]


def consent(room: Room, guest: Guest, request: wire.Consent) -> Wish:
    """Agrees that choices are taken back, or to give up; or not."""
    seat = seated(guest)
    return lambda t: [*Answered.check(t, seat, request.yes, clock.now())]


def concede(room: Room, guest: Guest, request: wire.Concede) -> Wish:
    """Gives up."""
    seat = seated(guest)
    return lambda t: [Conceded.check(t, seat, clock.now())]


def withdraw(room: Room, guest: Guest, request: wire.Withdraw) -> Wish:
    """No longer wants what was asked for."""
    seat = seated(guest)
    return lambda t: [Withdrawn.check(t, seat, clock.now())]


def say(room: Room, guest: Guest, request: wire.Say) -> Wish:
    """Says something; those who watch may, too."""
    seat = guest.eyes
    name = room.table.places[seat].name if seat >= 0 else guest.name
    return lambda t: [Said.check(t, seat, name, request.text, clock.now())]


def pin(room: Room, guest: Guest, request: wire.Pin) -> Wish:
    """Marks a place."""
    seat = seated(guest)
    return lambda t: [Pinned.check(t, seat, request.place, clock.now())]


def begin(room: Room, guest: Guest, request: wire.Begin) -> Wish:
    """Begins the game; whoever opened the table may without a seat."""
    if not guest.host:
        seated(guest)
    return lambda t: [Began.check(t, clock.now())]


def stand_in(room: Room, guest: Guest, request: wire.StandIn) -> Wish:
    """Lets a bot play for somebody who is away, or takes one's own seat back."""
    seated(guest)
    if request.on and room.table.game.is_people_only(room.table.options):
        raise Refusal("people-only")
    if request.on and request.seat in room.here():
        raise Refusal("stand-in-here", name=room.table.places[request.seat].name)
    if not request.on and request.seat not in guest.seats:
        raise Refusal("stand-in-not-yours")
    return lambda t: [Seated.check_stand_in(t, request.seat, request.on, clock.now())]


def settle(room: Room, guest: Guest, request: wire.Settle) -> Wish:
    """Changes the settings."""
    if not guest.host:
        raise Refusal("host-only")
    return lambda t: [Settled.check(t, request.settings, clock.now())]


def rename(room: Room, guest: Guest, request: wire.Rename) -> Wish:
    """Is called otherwise."""
    seat = seated(guest)
    return lambda t: [Seated.check_name(t, seat, request.name, clock.now())]


WISHES: dict[type[wire.Request], Callable[[Room, Guest, Any], Wish]] = {
    wire.Choose: choose,
    wire.Undo: undo,
    wire.Consent: consent,
    wire.Concede: concede,
    wire.Withdraw: withdraw,
    wire.Say: say,
    wire.Pin: pin,
    wire.Begin: begin,
    wire.StandIn: stand_in,
    wire.Settle: settle,
    wire.Rename: rename,
}


# ---- answers


async def face(room: Room, guest: Guest, request: wire.Face) -> None:
    """Looks with the eyes of another of one's own seats."""
    if request.seat not in guest.seats:
        raise Refusal("not-your-seat")
    await room.face(guest, request.seat)


async def earlier(room: Room, guest: Guest, request: wire.Earlier) -> None:
    """Reads on, upwards in the log."""
    table = room.table
    since, lines = log_pages.earlier(table.past, guest.eyes, request.before, request.talk)
    names = table.names(lines)
    guest.send(encode(wire.Lines(wire.VERSION, table.seq, request.n, since, lines, names)))


async def webhook(room: Room, guest: Guest, request: wire.Webhook) -> None:
    """Gives an address that is told when it is one's turn."""
    await room.hub.set_webhook(room.table, seated(guest), request.url)
    room.done(guest, request)


async def ping(room: Room, guest: Guest, request: wire.Ping) -> None:
    """Wants to know whether the table is there."""
    guest.send(encode(wire.Pong(wire.VERSION, room.table.seq, request.n)))


ANSWERS: dict[type[wire.Request], Callable[[Room, Guest, Any], Awaitable[None]]] = {
    wire.Earlier: earlier,
    wire.Face: face,
    wire.Webhook: webhook,
    wire.Ping: ping,
    wire.Hint: hints.hint,
    wire.Graph: replay.graph,
    wire.Foresee: previews.foresee,
    wire.Look: replay.look,
    wire.Try: tryouts.begin_trial,
    wire.TryChoose: tryouts.try_choice,
    wire.TryBack: tryouts.try_back,
    wire.TryEnd: tryouts.try_end,
    wire.Drop: hints.drop,
}
