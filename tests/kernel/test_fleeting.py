"""What is shown for a moment: what counts as shown, to whom, and what the kit notices."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.kernel import Event, Game, Kind, Seat, fleeting, secret
from noctuary.kernel.conformance import Nonconformance, check, overhear
from tests.kernel.snippets import game, module

SOURCE = """\
from noctuary.kernel import *

Card = Kind("card", 12)
Look = Action()
Pass = Action()
Saw = Event(seat=Seat, card=MARK)


def when_open(g, row, seat):
    return g.open == 1 or g.open == 2 + seat


class Table(State):
    cards = Pieces(12)
    deck = Zone(12, of=cards, see=NOBODY, start=True)
    top = Zone(1, of=cards, see=NOBODY, known="seen")
    hand = Zone(SEATS, 8, of=cards, see=OWNER)
    table = Zone(1, of=cards)
    seen = Arr(12, bits=8)
    number = Int(see=when_open)
    open = Int()
    note = Int()


def turn_options(g, p):
    offer(g, Look())
    offer(g, Pass())


@rule()
def resample(g, seat) -> None:
    g.number = rand(g, 12)


@rule()
def main(g) -> Rule:
    g.number = rand(g, 12)
    draw(g, g.deck, g.top)
    for p in range(g.seats):
        draw(g, g.deck, g.hand[p])
    for t in range(6):
        p = t % g.seats
        a = yield ask(p, turn_options)
        if Look.matches(a):
            LOOK
    g.result[0] = 1000
"""

TO_ALL = {
    "it lies open": """
        c = draw(g, g.deck, g.table)
        emit(g, Saw(seat=p, card=c))
        move(g, c, g.deck)
    """,
    "everybody knows it": """
        g.seen[g.top[0]] = EVERYBODY
        emit(g, Saw(seat=p, card=g.top[0]))
        g.seen[g.top[0]] = 0
    """,
    "every seat knows it": """
        g.seen[g.top[0]] = 3
        emit(g, Saw(seat=p, card=g.top[0]))
        g.seen[g.top[0]] = 0
    """,
    "a rule lets everybody see it": """
        g.open = 1
        emit(g, Saw(seat=p, card=g.number))
        g.open = 0
    """,
}
TO_ONE = {
    "one seat knows it": """
        g.seen[g.top[0]] = 1 << p
        emit(g, Saw(seat=p, card=g.top[0]))
        g.seen[g.top[0]] = 0
    """,
    "it lies in a hand": """
        c = draw(g, g.deck, g.hand[p])
        emit(g, Saw(seat=p, card=c))
        move(g, c, g.deck)
    """,
    "a rule lets one seat see it": """
        g.open = 2 + p
        emit(g, Saw(seat=p, card=g.number))
        g.open = 0
    """,
}
TO_NOBODY = {
    "it stays where it is": """
        emit(g, Saw(seat=p, card=g.top[0]))
    """,
    "it is told before": """
        c = g.deck[rand(g, len(g.deck))]
        emit(g, Saw(seat=p, card=c))
        move(g, c, g.table)
        move(g, c, g.deck)
    """,
    "it is told afterwards": """
        c = draw(g, g.deck, g.table)
        move(g, c, g.deck)
        emit(g, Saw(seat=p, card=c))
    """,
    "its number stands in an open field": """
        g.note = g.top[0]
        emit(g, Saw(seat=p, card=g.top[0]))
        g.note = 0
    """,
    "it is told in some worlds": """
        if g.top[0] < 6:
            emit(g, Saw(seat=p, card=g.top[0]))
    """,
    "another one lies open": """
        c = g.deck[rand(g, len(g.deck))]
        d = draw(g, g.deck, g.table)
        emit(g, Saw(seat=p, card=c))
        move(g, d, g.deck)
    """,
}
SECRET, OPEN = "secret(fleeting(Card))", "fleeting(Card)"


def fake(folder: Path, look: str, mark: str, seats: tuple[int, ...] = (2,)) -> Game:
    """Return the game above, where a card is looked at in some way and told with some mark."""
    lines = [f"            {line[8:]}" for line in look.strip("\n").splitlines()]
    source = SOURCE.replace("            LOOK", "\n".join(lines).rstrip())
    source = source.replace("MARK", mark).replace("SEATS", str(max(seats)))
    made = module(folder, source)
    return game(made, seats=seats, resample=made.resample)


def listen(spec: Game) -> None:
    """Random games on the backend that loads soonest."""
    overhear(spec, 2_000, backend="frames")


@pytest.mark.parametrize("seats", [(2,), (1, 2)])
@pytest.mark.parametrize("how", TO_ALL)
def test_it_is_shown_to_all(how: str, seats: tuple[int, ...], tmp_path: Path) -> None:
    """Spectators see what every seat sees."""
    listen(fake(tmp_path, TO_ALL[how], OPEN, seats))
    listen(fake(tmp_path, TO_ALL[how], SECRET, seats))


@pytest.mark.parametrize("seats", [(1,), (2,), (1, 2)])
@pytest.mark.parametrize("how", TO_ONE)
def test_it_is_shown_to_one_seat(how: str, seats: tuple[int, ...], tmp_path: Path) -> None:
    """Whoever leaves off the `secret()` tells it to everybody, also where there is one seat and
    only spectators are left to hear it.
    """
    listen(fake(tmp_path, TO_ONE[how], SECRET, seats))
    who = "a spectator" if seats == (1,) else r"(a spectator|seat [01])"
    said = rf"{who} was told what it may not see: saw.card = \d+, but \d+ .* not at that moment "
    with pytest.raises(Nonconformance, match=said) as e:
        listen(fake(tmp_path, TO_ONE[how], OPEN, seats))
    assert "secret()" in str(e.value) and "show it before it is told" in str(e.value)


def test_the_kit_listens(tmp_path: Path) -> None:
    """On all backends at once, in random games from the start."""
    look = TO_ONE["one seat knows it"]
    check(fake(tmp_path, look, SECRET), games=2, backends=("gen", "frames"))
    with pytest.raises(Nonconformance, match=r"seed \d+, 2 seats, choice \d+: .*saw.card = \d+"):
        check(fake(tmp_path, look, OPEN), games=4, backends=("gen", "frames"))


@pytest.mark.parametrize("mark", [SECRET, OPEN])
@pytest.mark.parametrize("how", TO_NOBODY)
def test_it_is_shown_to_nobody(how: str, mark: str, tmp_path: Path) -> None:
    """The mark alone shows nothing: the state must show it when it is told."""
    with pytest.raises(Nonconformance, match=r"was told what it may not see: saw[.(]"):
        listen(fake(tmp_path, TO_NOBODY[how], mark))


@pytest.mark.parametrize("how", TO_ALL | TO_ONE)
def test_it_is_not_marked(how: str, tmp_path: Path) -> None:
    """What the state shows for a moment only is told too much without the mark."""
    mark = "Card" if how in TO_ALL else "secret(Card)"
    with pytest.raises(Nonconformance, match=r"saw.card = \d+, but \d+ .* say secret\(\), or flee"):
        listen(fake(tmp_path, (TO_ALL | TO_ONE)[how], mark))


def test_a_secret_that_is_fleeting_is_still_a_secret() -> None:
    """Only whoever may see it is shown it for a moment."""
    card = Kind("card", 3)
    for field in (secret(fleeting(card)), fleeting(secret(card))):
        event = Event(seat=Seat, card=field)
        assert event.secret == event.fleeting == {"card"}
        assert event.fields["card"] is card
