"""A private game from some point of this one."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from noctuary.kernel import Position

from ... import protocol as wire
from ...presentation.decision import ask_in, event
from ...presentation.option_texts import named
from ...presentation.view_patch import hands
from ...protocol import encode
from ...refusal import Refusal
from ..client import Guest, Thinking, Trial

if TYPE_CHECKING:
    from ..room import Room


async def begin_trial(room: Room, guest: Guest, request: wire.Try) -> None:
    """A try-out, in a world drawn from what the seat knows; the true one once all is over."""
    table = room.table
    at = table.count if request.at is None else request.at
    state = table.at(at)
    if state.over:
        raise Refusal("over")
    if table.over:
        seat, world = state.seat, state
    elif not table.game.spec.tryouts:
        raise Refusal("no-tryouts")
    elif guest.eyes < 0:
        raise Refusal("not-seated")
    else:
        seat = guest.eyes
        world = state.sample(seat, secrets.randbits(31))
    with Thinking(guest):
        data, told = await room.hub.thinkers.play_on(
            table.game, world.to_bytes(), seat, None, guest.address
        )
    guest.trial = Trial(seat, at, data)
    show_trial(room, guest, guest.trial, request.n, [event(t, seat) for t in told])


async def try_choice(room: Room, guest: Guest, request: wire.TryChoose) -> None:
    """A choice in the try-out, and what the others then do."""
    trial = trial_of(guest)
    state = position(room, trial)
    if state.over:
        raise Refusal("over")
    if request.option not in {o.id for o in state.options()}:
        raise Refusal("no-such-option")
    with Thinking(guest):
        data, told = await room.hub.thinkers.play_on(
            room.table.game, trial.position, trial.seat, request.option, guest.address
        )
    if guest.trial is not trial:
        raise Refusal("no-trial")
    trial.go_on(data)
    show_trial(room, guest, trial, request.n, [event(t, trial.seat) for t in told])


def trial_of(guest: Guest) -> Trial:
    """The try-out that is going on."""
    if guest.trial is None:
        raise Refusal("no-trial")
    return guest.trial


async def try_back(room: Room, guest: Guest, request: wire.TryBack) -> None:
    """The last choice of the try-out is taken back."""
    trial = trial_of(guest)
    trial.go_back()
    show_trial(room, guest, trial, request.n, [])


async def try_end(room: Room, guest: Guest, request: wire.TryEnd) -> None:
    """The try-out is over."""
    guest.trial = None
    room.done(guest, request)


def position(room: Room, trial: Trial) -> Position:
    """How the try-out stands."""
    return room.table.game.from_bytes(trial.position)


def show_trial(room: Room, guest: Guest, trial: Trial, n: int, events: list[wire.Event]) -> None:
    """Shows how the try-out stands, and what has happened in it."""
    table, state = room.table, position(room, trial)
    view = table.view(trial.seat, state)
    assert view is not None
    others = {k: table.view(k, state) for k in table.hands(guest.seats, trial.seat)}
    ask = None if state.over else ask_in(table.game, state, trial.seat, 0, trial.at + trial.made)
    guest.send(
        encode(
            wire.Trying(
                v=wire.VERSION,
                seq=table.seq,
                to=n,
                at=trial.at,
                made=trial.to_take_back,
                eyes=trial.seat,
                events=events,
                view=view,
                hands=hands(view, others),
                ask=ask,
                over=state.over,
                names=table.names(ask=ask, view=named(view, *others.values()), events=events),
            )
        )
    )
