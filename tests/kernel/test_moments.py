"""The position as it is at each event, while a choice is still being carried out."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.kernel import BACKENDS, Game, Hidden, Position, RulesError, games, load
from noctuary.kernel.disclosure import Outcomes
from tests.games.nightfall import GAME as NIGHTFALL
from tests.kernel.games.secrets import GAME as SECRETS
from tests.kernel.snippets import game, module

SOURCE = """\
from noctuary.kernel import *

Card = Kind("card", 6)
Show = Action()
Break = Action()
Showed = Event(card=fleeting(Card))
Hid = Event()


class Plan(Record):
    n = Col()


def when_open(g, row, seat):
    return g.open == 1


class Table(State):
    cards = Pieces(6)
    deck = Zone(6, of=cards, see=NOBODY, start=True)
    table = Zone(6, of=cards)
    number = Int(see=when_open)
    open = Int()
    plans = Plan.rows(2)


@rule()
def resample(g, seat) -> None:
    g.number = rand(g, 4)


def main_options(g, p):
    offer(g, Show())
    offer(g, Break())


def show(g):
    g.open = 1
    c = draw(g, g.deck, g.table)
    emit(g, Showed(card=c))
    move(g, c, g.deck)
    g.open = 0
    emit(g, Hid())


@rule()
def main(g) -> Rule:
    g.number = 3
    show(g)
    while True:
        a = yield ask(0, main_options)
        with g.plans.open(n=2) as at:
            show(g)
            if Break.matches(a):
                g.open = 1 // g.open
"""


@pytest.fixture
def shown(tmp_path: Path) -> Game:
    """Return a game that shows a card and a number, and hides both again."""
    made = module(tmp_path, SOURCE)
    return game(made, resample=made.resample)


def seen(moments: list[Position]) -> list[tuple[object, object, object]]:
    """Return what a seat sees of cards and numbers at each."""
    looks = [p.observe(0, asked=False).fields for p in moments]
    return [(x["deck"], x["table"], x["number"]) for x in looks]


def test_what_is_hidden_again_is_seen_at_the_event(shown: Game, backend: str) -> None:
    """In the midst of a choice, and before the first."""
    loaded = load(shown, backend, checked=True)
    begun, step = loaded.begin(2, 7, source=Outcomes(3))
    card = step.events[0].fields["card"]
    expected = [(Hidden(5), [card], 3), (Hidden(6), [], None)]
    assert seen(loaded.moments(2, 7, None, Outcomes(3))) == expected
    play = begun.clone()
    moments = begun.moments("show", Outcomes(4))
    card = play.step("show", Outcomes(4)).events[0].fields["card"]
    assert seen(moments) == [(Hidden(5), [card], 3), (Hidden(6), [], None)]
    assert [p.fields()["plans.n"] for p in moments] == [[2], [2]]
    assert begun.fields() == play.fields(), "the choice was made"


def test_moments_stay_as_they_were(shown: Game, backend: str) -> None:
    """What is played afterwards, or breaks, leaves nothing behind in them."""
    begun = load(shown, backend, checked=True).new(2, 7)
    moments = begun.moments("show", Outcomes(4))
    before = [p.fields() for p in moments]
    begun.step("show")
    with pytest.raises(RulesError):
        begun.clone().moments("break", Outcomes(5))
    begun.step("show")
    assert [p.fields() for p in moments] == before


@pytest.mark.parametrize("spec", [SECRETS, NIGHTFALL, games()["lakeview"]], ids=lambda x: x.id)
def test_all_backends_see_the_same(spec: Game) -> None:
    """At the beginning and at the first choices of a game."""
    found = []
    for backend in BACKENDS:
        loaded = load(spec, backend, checked=True)
        seats = loaded.seats[-1]
        position, step = loaded.begin(seats, 3, source=Outcomes(5))
        looks = loaded.moments(seats, 3, None, Outcomes(5))
        assert len(looks) == len(step.events)
        for k in range(8):
            legal = position.legal()
            new = position.clone().moments(legal[k % len(legal)], Outcomes(k))
            assert len(new) == len(position.step(legal[k % len(legal)], Outcomes(k)).events)
            looks += new
        found.append([p.observe(e, asked=False).fields for p in looks for e in (-1, 0)])
    assert found[0] == found[1] == found[2]
