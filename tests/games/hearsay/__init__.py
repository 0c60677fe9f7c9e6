"""Hearsay: a small game whose doors, rooms, monsters and texts are named by an option of its table.

Two seats open doors one after another, each behind the last, or overhear what the other does not.
"""

from __future__ import annotations

from typing import Any

from noctuary.kernel import (
    NOBODY,
    OWNER,
    Action,
    Arr,
    BadOption,
    Event,
    Game,
    Int,
    Kind,
    Number,
    Observation,
    Pieces,
    Rule,
    Seat,
    State,
    TableOption,
    Zone,
    ask,
    deny,
    draw,
    emit,
    offer,
    rule,
    secret,
)
from noctuary.kernel.language.view import ViewStruct

from .tales import DOORS, MONSTERS, TALES, WHISPERS

Text = Kind("text", DOORS + WHISPERS)
Door = Kind("door", DOORS)
Monster = Kind("monster", MONSTERS)

Open = Action(door=Door)
Listen = Action()

Narrated = Event(text=Text, monster=Monster, n=Number)
Overheard = Event(seat=Seat, text=secret(Text))


class Hearsay(State):
    open = Arr(DOORS, bits=8)
    turn = Int()
    whispers = Pieces(WHISPERS)
    deck = Zone(WHISPERS, of=whispers, see=NOBODY, start=True)
    heard = Zone(2, WHISPERS, of=whispers, see=OWNER)


@rule("HEAR-2")
def turn_options(g: Hearsay, p: int, monster: int) -> None:
    for d in range(DOORS):
        if g.open[d]:
            deny(g, Open(door=d), "HEAR-2")
        elif d == 0 or g.open[d - 1]:
            offer(g, Open(door=d))
    if len(g.deck) > 1:
        offer(g, Listen())


@rule("HEAR-1")
def night(g: Hearsay) -> Rule:
    """Play eight turns; then the house is still."""
    for t in range(8):
        g.turn = t
        p = t % 2
        a = yield ask(p, turn_options, t // 2 % MONSTERS)
        if Open.matches(a):
            d = Open.door(a)
            g.open[d] = 1
            g.score[p] += 1
            emit(g, Narrated(text=d, monster=d % MONSTERS, n=t))
        elif Listen.matches(a):
            w = draw(g, g.deck, g.heard[p])
            emit(g, Overheard(seat=p, text=DOORS + w))
    g.result[0] = 1000


class HearsayView(ViewStruct):
    """What is behind the doors, and what one has overheard."""

    rooms: list[int]
    heard: list[int]
    named: dict[str, list[int]]


def view(seen: Observation, options: dict[str, Any]) -> HearsayView:
    """Return the view of a seat: the rooms behind open doors, and its own whispers."""
    rooms = [d for d in range(DOORS) if seen.fields["open"][d]]
    heard = [DOORS + w for w in seen.fields["heard"][seen.seat]] if seen.seat >= 0 else []
    return HearsayView(rooms=rooms, heard=heard, named={"room": rooms, "text": heard})


def known(value: Any) -> Any:
    """Return the name of a tale."""
    if value not in TALES:
        raise BadOption("tale", repr(value), ", ".join(TALES))
    return value


GAME = Game(
    id="hearsay",
    version=1,
    seats=(2,),
    state=Hearsay,
    entry=night,
    options=(TableOption("tale", "mill", "HEAR-1", known),),
    view=view,
    package="tests.games.hearsay",
    option_texts="tests.games.hearsay.tales",
)
