"""Log lines: what one viewer reads of an entry."""

from __future__ import annotations

from typing import assert_never

from .. import protocol as wire
from ..model.entries import (
    Answered,
    Asked,
    Began,
    Chosen,
    Conceded,
    Deleted,
    LoggedEntry,
    Opened,
    Pinned,
    Said,
    Sealed,
    Seated,
    Settled,
    Undone,
    Upgraded,
    Withdrawn,
)
from ..model.entries.lifecycle import chance_source
from .decision import event_for


def line_for(logged: LoggedEntry, viewer: int) -> wire.AnyLine:
    """Return an entry as one viewer may read it."""
    seq, e = logged.seq, logged.entry
    match e:
        case Opened():
            return wire.Opened(seq, e.time)
        case Seated():
            return wire.Seated(seq, e.time, e.seat, e.who, e.name, e.bot, e.stand_in)
        case Settled():
            return wire.Settled(seq, e.time, e.settings)
        case Began():
            return wire.Began(seq, e.time, _events(logged, viewer))
        case Chosen():
            option = e.choice if e.seat == viewer else None
            events = _events(logged, viewer)
            return wire.Chosen(seq, e.time, logged.choice_count, e.seat, option, events)
        case Asked():
            return wire.Asked(seq, e.time, e.seat, e.to, e.what)
        case Answered():
            return wire.Answered(seq, e.time, e.seat, e.yes)
        case Undone():
            return wire.Undone(seq, e.time, e.seat, e.to)
        case Conceded():
            return wire.Conceded(seq, e.time, e.seat)
        case Withdrawn():
            return wire.Withdrawn(seq, e.time, e.seat)
        case Deleted():
            return wire.Deleted(seq, e.time)
        case Said():
            return wire.Said(seq, e.time, e.seat, e.name, e.text)
        case Pinned():
            return wire.Pinned(seq, e.time, e.seat, e.place, e.on)
        case Sealed():
            return wire.Sealed(seq, e.time, chance_source(e).commitment)
        case Upgraded():
            return wire.Upgraded(seq, e.time, e.version, e.origin)
        case _:
            assert_never(e)


def _events(logged: LoggedEntry, viewer: int) -> list[wire.Event]:
    return [event_for(event, viewer) for event in logged.events]
