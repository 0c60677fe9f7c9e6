"""Setup, turns and the end."""

from noctuary.kernel import Rule, ask, draw, emit, finish, move, offer, rule

from ..actions import Drew, Play, Played, Scored, Won
from ..state import HAND, NewGame


@rule("NEWGAME-001")
def game(g: NewGame) -> Rule:
    """Deal a hand to each seat, then take turns until every card is played."""
    for p in range(g.seats):
        for _ in range(HAND):
            draw_card(g, p)
    while len(g.hand[0]) > 0:
        for p in range(g.seats):
            yield from take_turn(g, p)
    end_game(g)
    finish(g)


@rule("NEWGAME-002")
def draw_card(g: NewGame, p: int) -> None:
    """Draw a card while the deck has any, unseen by the others."""
    if len(g.deck) > 0:
        c = draw(g, g.deck, g.hand[p])
        emit(g, Drew(seat=p, card=c))


def turn_options(g: NewGame, p: int) -> None:
    """Any card of the hand."""
    for c in g.hand[p]:
        offer(g, Play(card=c))


@rule("NEWGAME-002")
def take_turn(g: NewGame, p: int) -> Rule:
    """Play a card, then draw one."""
    a = yield ask(p, turn_options)
    play_card(g, p, Play.card(a))
    draw_card(g, p)


@rule("NEWGAME-003")
def play_card(g: NewGame, p: int, c: int) -> None:
    """Score a point for a card that is higher than the last one in the row."""
    scores = c > last_card(g)
    move(g, c, g.row)
    emit(g, Played(seat=p, card=c))
    if scores:
        g.score[p] += 1
        emit(g, Scored(seat=p, n=g.score[p]))


def last_card(g: NewGame) -> int:
    """Return the card that was played last, -1 before the first."""
    return g.row[len(g.row) - 1] if len(g.row) > 0 else -1


@rule("NEWGAME-004")
def end_game(g: NewGame) -> None:
    """Most points win; those who tie share the win."""
    best = 0
    winners = 0
    for p in range(g.seats):
        best = max(best, g.score[p])
    for p in range(g.seats):
        if g.score[p] == best:
            winners += 1
    for p in range(g.seats):
        if g.score[p] == best:
            g.result[p] = 1000 // winners
            emit(g, Won(seat=p, n=best))
