"""A private game from some point of this one."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from noctuary.kernel import Position

from ... import protocol as wire
from ...presentation.decision import decision_for, event_for
from ...presentation.option_texts import merge_named
from ...presentation.view_patch import other_hands
from ...protocol import encode
from ...refusal import TableRefusal
from ..client import Client, ExclusiveQuery, Tryout

if TYPE_CHECKING:
    from ..room import Room


async def begin(room: Room, guest: Client, request: wire.Try) -> None:
    """A try-out, in a world drawn from what the seat knows; the true one once all is over."""
    table = room.table
    at = table.choice_count if request.at is None else request.at
    state = table.at(at)
    if state.over:
        raise TableRefusal("over")
    if table.over:
        seat, world = state.seat, state
    elif not table.game.spec.tryouts:
        raise TableRefusal("no-tryouts")
    elif guest.viewer < 0:
        raise TableRefusal("not-seated")
    else:
        seat = guest.viewer
        world = state.sample(seat, secrets.randbits(31))
    with ExclusiveQuery(guest):
        data, told = await room.hub.bots.play_on(
            table.game, world.to_bytes(), seat, None, guest.address
        )
    guest.tryout = Tryout(seat, at, data)
    show(room, guest, guest.tryout, request.n, [event_for(t, seat) for t in told])


async def choose(room: Room, guest: Client, request: wire.TryChoose) -> None:
    """A choice in the try-out, and what the others then do."""
    trial = open_tryout(guest)
    state = position(room, trial)
    if state.over:
        raise TableRefusal("over")
    if request.option not in {o.id for o in state.options()}:
        raise TableRefusal("no-such-option")
    with ExclusiveQuery(guest):
        data, told = await room.hub.bots.play_on(
            room.table.game, trial.position, trial.seat, request.option, guest.address
        )
    if guest.tryout is not trial:
        raise TableRefusal("no-trial")
    trial.advance(data)
    show(room, guest, trial, request.n, [event_for(t, trial.seat) for t in told])


def open_tryout(guest: Client) -> Tryout:
    """The try-out that is going on."""
    if guest.tryout is None:
        raise TableRefusal("no-trial")
    return guest.tryout


async def back(room: Room, guest: Client, request: wire.TryBack) -> None:
    """The last choice of the try-out is taken back."""
    trial = open_tryout(guest)
    trial.step_back()
    show(room, guest, trial, request.n, [])


async def end(room: Room, guest: Client, request: wire.TryEnd) -> None:
    """The try-out is over."""
    guest.tryout = None
    room.done(guest, request)


def position(room: Room, trial: Tryout) -> Position:
    """How the try-out stands."""
    return room.table.game.from_bytes(trial.position)


def show(room: Room, guest: Client, trial: Tryout, n: int, events: list[wire.Event]) -> None:
    """Shows how the try-out stands, and what has happened in it."""
    table, state = room.table, position(room, trial)
    view = table.view_for(trial.seat, state)
    assert view is not None
    others = {k: table.view_for(k, state) for k in table.other_hands(guest.seats, trial.seat)}
    ask = (
        None
        if state.over
        else decision_for(table.game, state, trial.seat, 0, trial.at + trial.choice_count)
    )
    guest.send(
        encode(
            wire.Trying(
                v=wire.VERSION,
                seq=table.seq,
                to=n,
                at=trial.at,
                made=trial.undo_target,
                eyes=trial.seat,
                events=events,
                view=view,
                hands=other_hands(view, others),
                ask=ask,
                over=state.over,
                names=table.texts_for(
                    ask=ask, view=merge_named(view, *others.values()), events=events
                ),
            )
        )
    )
