"""A small game told by books: what happens on a street is read, not written in the rules."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import (
    NOBODY,
    Action,
    Arr,
    BadOption,
    Book,
    Event,
    Game,
    Int,
    Kind,
    Number,
    Pieces,
    Rule,
    Seat,
    State,
    TableOption,
    Zone,
    ask,
    draw,
    emit,
    offer,
    rand,
    rule,
)

GAIN, LOSE, CHANCE, GO, CARD, STOP = range(6)
ROOM = 12

Walk = Action(place=Kind("place", ROOM))
Rest = Action()

Found = Event(seat=Seat, n=Number)
Came = Event(seat=Seat, place=Number)


def been_there(g: Street, row: int, seat: int) -> bool:
    """Return whether a seat has been inside a house, and so sees what it hides."""
    return row < ROOM and g.been[row] >> seat & 1 == 1


class Street(State):
    ways = Book(ROOM, 3)
    prices = Book(ROOM, bits=8)
    script = Book(64, 3, see=NOBODY, bits=32)
    houses = Book(ROOM, 2, see=been_there)
    scores = Book(4, see=NOBODY)
    at = Arr(2)
    been = Arr(ROOM, bits=8)
    turn = Int()
    cards = Pieces(9)
    deck = Zone(9, of=cards, see=NOBODY, start=True)
    hand = Zone(2, 9, of=cards)


def price(g: Street, place: int) -> int:
    """Return the price of a walk; the end of the street is free."""
    return g.prices[place] if place < len(g.prices) else 0


def dear(g: Street) -> int:
    """Return the street in numbers: its dearest house, all prices, how many of them are threes."""
    return max(g.prices) + sum(g.prices) + sum(n == 3 for n in g.prices)


def walk_options(g: Street, p: int) -> None:
    for place in g.ways[g.at[p]]:
        if place >= 0 and price(g, place) <= g.score[p]:
            offer(g, Walk(place=place))
    offer(g, Rest())


@rule("STREET-2")
def happen(g: Street, p: int, line: int) -> Rule:
    """Read the script from a line to its end."""
    at = line
    while g.script[at][0] != STOP:
        n = g.script[at][1]
        if g.script[at][0] == GAIN:
            g.score[p] += n
            emit(g, Found(seat=p, n=n))
        elif g.script[at][0] == LOSE:
            g.score[p] = max(0, g.score[p] - n)
        elif g.script[at][0] == CHANCE:
            if rand(g, n) == 0:
                yield from happen(g, p, g.script[at][2])
        elif g.script[at][0] == CARD and len(g.deck) > 0:
            draw(g, g.deck, g.hand[p])
        elif g.script[at][0] == GO:
            g.at[p] = n
            emit(g, Came(seat=p, place=n))
        at += 1


@rule("STREET-1")
def night(g: Street) -> Rule:
    """Two walk the street for as long as it has houses."""
    for p in range(2):
        g.score[p] = 3
    for t in range(2 * len(g.houses)):
        p = t % 2
        g.turn = t
        a = yield ask(p, walk_options)
        if Walk.matches(a):
            place = Walk.place(a)
            g.score[p] -= price(g, place)
            g.at[p] = place
            g.been[place] |= 1 << p
            for line in g.houses[place]:
                yield from happen(g, p, line)
    for n in g.scores:
        g.score[0] += n
    g.result[0] = 1000 if g.score[0] > g.score[1] else 0
    g.result[1] = 1000 - g.result[0]
    if dear(g) == 0:
        g.result[1] = 0


SCRIPT = (
    (STOP, 0, 0),
    (GAIN, 4, 0), (CARD, 0, 0), (STOP, 0, 0),
    (LOSE, 2, 0), (CHANCE, 3, 1), (GAIN, 1, 0), (STOP, 0, 0),
    (CHANCE, 2, 4), (GO, 0, 0), (STOP, 0, 0),
)  # fmt: skip
STREETS: dict[str, dict[str, Any]] = {
    "short": {
        "ways": ((1, 2, -1), (0, 2, -1), (0, 1, 2)),
        "prices": (0, 1, 3),
        "script": SCRIPT,
        "houses": ((0, 0), (1, 4), (8, 1)),
        "scores": (),
    },
    "long": {
        "ways": tuple(((k + 1) % 9, (k + 2) % 9, (k + 7) % 9) for k in range(9)),
        "prices": (0, 1, 1, 2, 3, 3, 0, 2),
        "script": (*SCRIPT, (GAIN, 100_000, 0), (STOP, 0, 0)),
        "houses": ((1, 0), (4, 1), (8, 8), (1, 4), (0, 4), (4, 4), (8, 1), (1, 1), (11, 0)),
        "scores": (1, 2, 0, -1),
    },
}
"""What each street is; a table names one of them."""


def known(value: Any) -> Any:
    """Return the name of a street."""
    if value not in STREETS:
        raise BadOption("street", repr(value), ", ".join(STREETS))
    return value


def books(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Return the street that the table has named."""
    return STREETS[options["street"]]


GAME = Game(
    id="story",
    version=1,
    seats=(2,),
    state=Street,
    entry=night,
    books=books,
    options=(TableOption("street", "short", "STREET-1", known),),
    positions={
        "long": (2, {"score": {0: 9, 1: 9}}, {"street": "long"}),
        "rich": (2, {"score": {0: 40, 1: 40}, "at": {0: 8}}, {"street": "long"}),
    },
)
