"""Pieces with backs: a hidden piece is only ever mistaken for another with the same back."""

from __future__ import annotations

from noctuary.kernel import (
    NOBODY,
    OWNER,
    STACK,
    Action,
    Arr,
    Game,
    Kind,
    Pieces,
    Rule,
    State,
    Zone,
    ask,
    draw,
    load,
    move,
    offer,
    rand,
    rule,
)
from noctuary.kernel.conformance import check

Piece = Kind("piece", 20)
Play = Action(piece=Piece)
Stop = Action()


class Decks(State):
    """Each seat has ten pieces of its own; one shared hidden pile of mixed backs."""

    pieces = Pieces(20, pool="owner")
    owner = Arr(20)
    seen = Arr(20)
    deck = Zone(20, of=pieces, see=NOBODY, start=True)
    hand = Zone(2, 8, of=pieces, see=OWNER)
    pile = Zone(20, of=pieces, see=NOBODY, order=STACK, known="seen")


def play_options(g: Decks, p: int) -> None:
    for c in g.hand[p]:
        offer(g, Play(piece=c))
    offer(g, Stop())


@rule()
def game(g: Decks) -> Rule:
    for c in range(20):
        g.owner[c] = c // 10
    for _ in range(6):
        c = draw(g, g.deck, g.pile)
        move(g, c, g.hand[g.owner[c]])
    for r in range(8):
        p = r % 2
        a = yield ask(p, play_options)
        if Play.matches(a):
            g.seen[Play.piece(a)] = 1 << p
            move(g, Play.piece(a), g.pile)
        elif len(g.deck) > 0 and rand(g, 2):
            c = draw(g, g.deck, g.pile)
            move(g, c, g.hand[g.owner[c]])
    g.result[0] = 1000


GAME = Game(id="decks", version=1, seats=(2,), state=Decks, entry=game)


def test_backs_hold_in_every_world(backend: str) -> None:
    """In each place of each hidden zone lies a piece with the same back as in truth."""
    for seed in range(20):
        state = load(GAME, backend, checked=True).new(2, seed)
        state.playout(seed, "random", 5)
        truth = state.fields()
        for k in range(10):
            world = state.sample(0, k).fields()
            back = world["owner"]
            assert [back[c] for c in world["pile"]] == [back[c] for c in truth["pile"]]
            for zone in (truth["deck"], world["deck"]):
                assert sorted(back[c] for c in zone) == sorted(back[c] for c in truth["deck"])
            assert all(back[c] == 1 for c in world["hand"][1])
            assert world["hand"][0] == truth["hand"][0]


def test_other_hands_vary(backend: str) -> None:
    """The other hand is not always the true one."""
    state = load(GAME, backend, checked=True).new(2, 3)
    assert len({tuple(sorted(state.sample(0, k).fields()["hand"][1])) for k in range(30)}) > 5


def test_backs_conform() -> None:
    """All backends agree, and samples depend only on what is seen."""
    assert check(GAME, games=12, every=2).samples > 50
