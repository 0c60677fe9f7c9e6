"""What a bot would choose, asked for by a person."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import aclosing
from typing import TYPE_CHECKING

from noctuary.bots import HINT_BOT, Advice
from noctuary.kernel import Position

from ... import protocol as wire
from ...protocol import encode
from ...refusal import TableRefusal
from ..client import Client, ExclusiveQuery
from .tryouts import open_tryout, position

if TYPE_CHECKING:
    from ..room import Room


async def answer(room: Room, guest: Client, request: wire.Hint) -> None:
    """What a bot would do in the guest's place."""
    table = room.table
    if not table.settings.hints or table.game.is_people_only(table.options):
        raise TableRefusal("hints-off")
    if request.trial:
        trial = open_tryout(guest)
        state, made = position(room, trial), trial.choice_count
        if state.over or state.seat != trial.seat:
            raise TableRefusal("hint-turn")
        await stream(room, guest, request, state, lambda: 0 if trial.choice_count == made else None)
        return
    seat, decision = guest.viewer, table.decision_number
    if seat < 0 or table.turn != seat:
        raise TableRefusal("hint-turn", stale=True)
    assert table.state is not None

    def asked() -> int | None:
        return decision if room.table.decision_number == decision else None

    await stream(room, guest, request, table.state, asked)


async def stream(
    room: Room,
    guest: Client,
    request: wire.Hint,
    state: Position,
    asked: Callable[[], int | None],
) -> None:
    """Tells what a bot thinks of a position, while it thinks or when it is done: until the guest
    has heard enough, or chooses. `asked`: the question that it is about, while it stands.
    """
    decision, eyes = asked(), guest.viewer
    assert decision is not None
    with ExclusiveQuery(guest):
        guest.hint_stopped = False
        thoughts = room.hub.bots.advise(state, state.seat, HINT_BOT, guest.address)
        async with aclosing(thoughts):
            async for advice, thinks_on in thoughts:
                if guest.viewer != eyes:  # the screen was passed on
                    break
                more = thinks_on and not guest.hint_stopped and asked() == decision
                if more and not request.aloud:
                    continue
                options = [option_advice(a) for a in advice]
                about = (room.table.seq, request.n, decision, HINT_BOT)
                guest.send(encode(wire.Advice(wire.VERSION, *about, options, more)))
                if not more:
                    break


async def stop(room: Room, guest: Client, request: wire.Drop) -> None:
    """The guest has heard enough of its hint."""
    guest.hint_stopped = True
    guest.send(encode(wire.Done(wire.VERSION, room.table.seq, request.n)))


def option_advice(a: Advice) -> wire.OptionAdvice:
    """Advice as it is told."""
    why = [
        wire.Reason(r.key, dict(r.args), r.before, r.after, r.samples_of_ten, r.versus_next_best)
        for r in a.why
    ]
    return wire.OptionAdvice(a.option, a.share, list(a.scores) if a.scores else None, a.win, why)
