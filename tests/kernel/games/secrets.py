"""A small game full of secrets: hands, a known top card, a hidden number, a bag."""

from __future__ import annotations

from noctuary.kernel import (
    NOBODY,
    OWNER,
    STACK,
    Action,
    Arr,
    Col,
    Event,
    Game,
    Int,
    Kind,
    Number,
    Pieces,
    Record,
    Rule,
    Seat,
    State,
    Zone,
    ask,
    deny,
    draw,
    emit,
    move,
    offer,
    rand,
    rule,
    secret,
    take,
)

Card = Kind("card", 10)
Play = Action(card=Card)
Look = Action()
Draw = Action()
TakeTwo = Action()
Roll = Action()
Guess = Action(n=Kind("guess", 3))
Pass = Action()

Drew = Event(seat=Seat, card=secret(Card))
Looked = Event(seat=Seat, card=secret(Card))
Played = Event(seat=Seat, card=Card)
Rolled = Event(n=Number)


class Plan(Record):
    seat = Col()
    target = Col(see=OWNER)


def seen_late(g: Secrets, row: int, seat: int) -> bool:
    """Return whether the second half of the game has begun, in which the vault opens."""
    return g.turn > 3 or row == seat


class Secrets(State):
    cards = Pieces(10)
    deck = Zone(10, of=cards, see=NOBODY, start=True)
    hand = Zone(2, 5, of=cards, see=OWNER)
    top = Zone(2, of=cards, see=NOBODY, order=STACK, known="seen")
    vault = Zone(2, 3, of=cards, see=seen_late)
    table = Zone(10, of=cards)
    seen = Arr(10, bits=8)
    bag = Zone(5)
    number = Int(see=NOBODY)
    wishes = Arr(2, see=OWNER)
    turn = Int()
    plans = Plan.rows(2)


@rule("SEC-9")
def resample(g: Secrets, seat: int) -> None:
    """Draw anew the numbers that a seat does not know."""
    g.number = rand(g, 3)
    for p in range(2):
        if p != seat:
            g.wishes[p] = rand(g, 5)


@rule("SEC-2")
def turn_options(g: Secrets, p: int) -> None:
    for c in g.hand[p]:
        if c % 2 == 0:
            offer(g, Play(card=c))
        else:
            deny(g, Play(card=c), "SEC-3")
    if len(g.top) > 0:
        offer(g, Look())
    if len(g.deck) > 1 and len(g.hand[p]) < 4:
        offer(g, Draw())
    if len(g.bag) > 1:
        offer(g, TakeTwo())
    offer(g, Roll())
    offer(g, Guess(n=1))
    offer(g, Pass())


@rule("SEC-1")
def night(g: Secrets) -> Rule:
    """Two seats, eight turns."""
    g.number = rand(g, 3)
    for n in range(5):
        g.bag.append(n)
    for p in range(2):
        g.wishes[p] = rand(g, 5)
        for n in range(2):  # noqa: B007
            draw(g, g.deck, g.hand[p])
        draw(g, g.deck, g.vault[p])
    draw(g, g.deck, g.top)
    for t in range(8):
        g.turn = t
        yield from turn(g, t % 2)
    if g.score[0] > g.score[1]:
        g.result[0] = 1000
    elif g.score[1] > g.score[0]:
        g.result[1] = 1000
    else:
        g.result[0] = 500
        g.result[1] = 500


@rule("SEC-4")
def turn(g: Secrets, p: int) -> Rule:
    with g.plans.open(seat=p, target=g.wishes[p]) as at:
        a = yield ask(p, turn_options)
        if Play.matches(a):
            move(g, Play.card(a), g.table)
            emit(g, Played(seat=p, card=Play.card(a)))
            g.score[p] += 1 + (g.plans.target[at] > 2)
        elif Look.matches(a):
            g.seen[g.top[0]] |= 1 << p
            emit(g, Looked(seat=p, card=g.top[0]))
        elif Draw.matches(a):
            draw(g, g.deck, g.hand[p])
            emit(g, Drew(seat=p, card=g.hand[p][len(g.hand[p]) - 1]))
        elif TakeTwo.matches(a):
            take(g, g.bag)
            take(g, g.bag)
        elif Roll.matches(a):
            yield from rolling(g, p)
        elif Guess.matches(a) and Guess.n(a) == g.number:
            g.score[p] += 2


@rule("SEC-5")
def rolling(g: Secrets, p: int) -> Rule:
    """Roll first, then ask, and remember the roll in a variable."""
    n = rand(g, 6)
    yield ask(p, pass_options)
    emit(g, Rolled(n=n))
    g.score[p] += n


def pass_options(g: Secrets, p: int) -> None:
    offer(g, Pass())


GAME = Game(
    id="secrets",
    version=1,
    seats=(2,),
    state=Secrets,
    entry=night,
    resample=resample,
)
