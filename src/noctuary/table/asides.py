"""Hints, looking back, try-outs: told to one guest, and nothing is written."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import aclosing
from typing import TYPE_CHECKING

from noctuary.bots import HINT_BOT, Advice
from noctuary.kernel import GameEvent, Position

from . import protocol as wire
from .guest import Guest, Thinking, Trial
from .naming import named
from .protocol import encode
from .recent import led_to
from .refusal import Refusal
from .showing import ask_in, event, hands

if TYPE_CHECKING:
    from .room import Room


MOST_MOMENTS = 300
"""Of a graph: a longer game is told in steps."""


MOST_PASSES = 20
MOST_WAYS = 8
"""Next choices of which each is followed when one looks ahead."""


async def hint(room: Room, guest: Guest, request: wire.Hint) -> None:
    """What a bot would do in the guest's place."""
    table = room.table
    if not table.settings.hints or table.game.for_people(table.options):
        raise Refusal("hints-off")
    if request.trial:
        trial = trial_of(guest)
        state, made = position(room, trial), trial.made
        if state.over or state.seat != trial.seat:
            raise Refusal("hint-turn")
        await advise(room, guest, request, state, lambda: 0 if trial.made == made else None)
        return
    seat, decision = guest.eyes, table.decision
    if seat < 0 or table.turn != seat:
        raise Refusal("hint-turn", stale=True)
    assert table.state is not None

    def asked() -> int | None:
        return decision if room.table.decision == decision else None

    await advise(room, guest, request, table.state, asked)


async def advise(
    room: Room,
    guest: Guest,
    request: wire.Hint,
    state: Position,
    asked: Callable[[], int | None],
) -> None:
    """Tells what a bot thinks of a position, while it thinks or when it is done: until the guest
    has heard enough, or chooses. `asked`: the question that it is about, while it stands.
    """
    decision, eyes = asked(), guest.eyes
    assert decision is not None
    with Thinking(guest):
        guest.dropped = False
        thoughts = room.hub.thinkers.advise(state, state.seat, HINT_BOT, guest.address)
        async with aclosing(thoughts):
            async for advice, thinks_on in thoughts:
                if guest.eyes != eyes:  # the screen was passed on
                    break
                more = thinks_on and not guest.dropped and asked() == decision
                if more and not request.aloud:
                    continue
                options = [advised(a) for a in advice]
                about = (room.table.seq, request.n, decision, HINT_BOT)
                guest.send(encode(wire.Advice(wire.VERSION, *about, options, more)))
                if not more:
                    break


async def drop(room: Room, guest: Guest, request: wire.Drop) -> None:
    """The guest has heard enough of its hint."""
    guest.dropped = True
    guest.send(encode(wire.Done(wire.VERSION, room.table.seq, request.n)))


def advised(a: Advice) -> wire.Advised:
    """Advice as it is told."""
    why = [wire.Reason(r.key, dict(r.args), r.before, r.after, r.of_ten, r.rather) for r in a.why]
    return wire.Advised(a.option, a.share, list(a.scores) if a.scores else None, a.win, why)


async def graph(room: Room, guest: Guest, request: wire.Graph) -> None:
    """How a game that is over stood from beginning to end: points, or what bots expected where
    seats share a side.
    """
    table = room.table
    if not table.over:
        raise Refusal("graph-running")
    sides = table.sides
    scored = table.game.spec.sides.kind == "rivals" and len(sides) > 1
    first = [sides.index(side) for side in dict.fromkeys(sides)]
    every = max(1, table.count // MOST_MOMENTS)
    at: list[int] = []
    values: list[list[int]] = [[] for _ in first]
    for n, (state, _) in enumerate(table.playing.story()):
        if n % every and n != table.count:
            continue
        at.append(n)
        told = state.score if scored else state.result if state.over else state.values()
        for line, seat in zip(values, first, strict=True):
            line.append(told[seat])
        await asyncio.sleep(0)
    guest.send(encode(wire.Curve(wire.VERSION, table.seq, request.n, at, scored, values, first)))


async def foresee(room: Room, guest: Guest, request: wire.Foresee) -> None:
    """Where an option would lead, in a world drawn from what the seat knows: what the rules do if
    nobody does anything about it, and what the seat itself may choose next.
    """
    table, seat = room.table, guest.eyes
    state = table.state
    if state is None or seat < 0 or table.turn != seat:
        raise Refusal("hint-turn", stale=True)
    asked = state.decision
    if asked is None or asked.prompt not in table.game.spec.foresees:
        raise Refusal("foresee")
    if request.option not in {o.id for o in state.options()}:
        raise Refusal("no-such-option", stale=True)
    world = state.sample(seat, 0)
    told = [*world.step(request.option).events, *let_pass(world, seat)]
    ways: list[tuple[str | None, Position, list[GameEvent]]] = [(None, world, told)]
    if not world.over and world.seat == seat and 1 < len(world.legal()) <= MOST_WAYS:
        ways = []
        for option in world.options():
            way = world.clone()
            ways.append((option.id, way, [*told, *way.step(option.code).events]))
            ways[-1][2].extend(let_pass(way, seat))
    outcomes = [
        wire.Outcome(
            via,
            [event(t, seat) for t in events],
            table.view(seat, way) or {},
            table.view(wire.SPECTATOR, way) or {},
        )
        for via, way, events in ways
    ]
    now = table.view(wire.SPECTATOR, state) or {}
    foreseen = wire.Foreseen(wire.VERSION, table.seq, request.n, request.option, now, outcomes)
    guest.send(encode(foreseen))


def let_pass(world: Position, seat: int) -> list[GameEvent]:
    """Lets the others pass, as long as they may and are asked; what happened."""
    told: list[GameEvent] = []
    for _ in range(MOST_PASSES):
        passes = [] if world.over or world.seat == seat else world.options()
        code = next((o.code for o in passes if o.name == "pass"), None)
        if code is None:
            break
        told += world.step(code).events
    return told


def eyes_of(room: Room, guest: Guest, wanted: int | None) -> int:
    """Once the game is over anybody may look with anybody's eyes."""
    if wanted is None or wanted == guest.eyes:
        return guest.eyes
    if not room.table.over or not wire.SPECTATOR <= wanted < len(room.table.places):
        raise Refusal("not-your-eyes")
    return wanted


async def look(room: Room, guest: Guest, request: wire.Look) -> None:
    """The table as it was when `at` choices stood."""
    table, eyes, at = room.table, eyes_of(room, guest, request.eyes), request.at
    state = table.at(at)
    ask = None if state.over else ask_in(table.game, state, eyes, 0, at)
    view = table.view(eyes, state)
    assert view is not None
    others = {k: table.view(k, state) for k in table.hands(guest.seats, eyes)}
    line = choice.line(eyes) if (choice := led_to(table.past, at)) else None
    assert line is None or isinstance(line, wire.Chosen)
    names = table.names([line] if line else [], ask, named(view, *others.values()))
    seen = hands(view, others)
    message = wire.Shown(wire.VERSION, table.seq, request.n, at, eyes, view, seen, ask, line, names)
    guest.send(encode(message))


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
