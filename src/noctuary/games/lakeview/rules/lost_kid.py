"""The Lost Kid's turn: a card, frightening things, a token, the Feds, a new card."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, draw, emit, move, move_all, offer, rule

from ..actions import (
    CardPlayed,
    Draw,
    Drew,
    HandRenewed,
    Moved,
    MoveTo,
    NewHand,
    Pass,
    Play,
    Reshuffled,
    RoundBegan,
    Whom,
)
from ..components import (
    CARD_BUILDING,
    CARD_DIAGONAL,
    CARD_MOVE,
    CENTRE,
    DOUBLES,
    HAND,
    KIDS,
    LOST,
    SCARY,
    Deed,
)
from ..state import Lakeview
from ..town import SQUARES
from . import any_time_items, encounters, feds, items, kid, trading
from .board import NEVER, can_stop, survey, way_out
from .calamity import advance

# ---- cards


@rule("LAKE-097", "LAKE-Q05")
def reshuffle(g: Lakeview) -> None:
    """Make a new deck of all discards but the top card of each pile."""
    for k in range(3):
        while len(g.piles[k]) > 1:
            g.shown[g.piles[k][0]] = 1
            move(g, g.piles[k][0], g.deck)
    move_all(g, g.buried, g.deck)
    emit(g, Reshuffled(n=len(g.deck)))


@rule("LAKE-097", "LAKE-Q05")
def draw_card(g: Lakeview) -> None:
    """Draw a card for the Lost Kid, from a new deck if none is left."""
    if len(g.deck) == 0:
        reshuffle(g)
    if len(g.deck) > 0:
        c = draw(g, g.deck, g.hand)
        emit(g, Drew(seat=g.lost, card=c))


@rule("LAKE-072", "LAKE-143", "LAKE-220")
def draw_hand(g: Lakeview) -> None:
    """Draw a hand of four cards."""
    for _ in range(HAND):
        draw_card(g)


@rule("LAKE-014", "LAKE-142", "LAKE-143", "LAKE-144")
def use_new_hand(g: Lakeview) -> Rule:
    """Once in a game: advance calamity, shuffle the hand into the deck, draw four cards."""
    g.new_hand = 0
    emit(g, HandRenewed(seat=g.lost))
    yield from advance(g)
    move_all(g, g.hand, g.deck)
    draw_hand(g)


# ---- the turn


@rule("LAKE-086")
def card_options(g: Lakeview, p: int) -> None:
    for c in g.hand:
        for k in range(3):
            offer(g, Play(card=c, pile=k))
    if g.new_hand:
        offer(g, NewHand())
    if g.found:
        items.free_options(g, LOST)


@rule("LAKE-084", "LAKE-088", "LAKE-147", "LAKE-086", "LAKE-142", "LAKE-198")
def lost_turn(g: Lakeview) -> Rule:
    """Play a card and carry out its four steps; once found, the Lost Kid moves too."""
    g.round += 1
    emit(g, RoundBegan(round=g.round))
    kid.begin(g, LOST)
    for k in range(DOUBLES):
        g.sheeted[k] = 0
    yield from any_time_items.stand_by(g, any_time_items.CARD)
    a = yield ask(g.lost, card_options)
    while not Play.matches(a):
        trading.close_trades(g, a)
        if NewHand.matches(a):
            yield from use_new_hand(g)
        else:
            yield from items.act_freely(g, LOST, a)
        a = yield ask(g.lost, card_options)
    trading.close_trades(g, a)
    yield from play_card(g, Play.card(a), Play.pile(a))
    c = g.played
    if g.found:
        n = max(1, CARD_MOVE[c] - g.curses[LOST])
        yield from kid.move_and_meet(g, LOST, n, CARD_DIAGONAL[c])
    g.turn = NONE


@rule(
    "LAKE-003", "LAKE-086", "LAKE-087", "LAKE-090", "LAKE-088", "LAKE-095", "LAKE-098", "LAKE-222"
)
def play_card(g: Lakeview, c: int, k: int) -> Rule:
    """Cover a pile with the card; resolve its actions, its token, the Feds, draw a new card."""
    move(g, c, g.piles[k])
    g.meant[k] = 1
    g.played = c
    emit(g, CardPlayed(seat=g.lost, card=c, pile=k))
    for x in range(2):
        yield from encounters.perform(g, LOST, SCARY[c][2 * x], SCARY[c][2 * x + 1])
    if CENTRE[c][0] == Deed.TOKEN:
        yield from encounters.place_token(g, g.lost, CENTRE[c][1], 0)
    elif CENTRE[c][0]:
        yield from encounters.perform(g, LOST, CENTRE[c][0], CENTRE[c][1])
    encounters.put_token(g, CARD_BUILDING[c])
    yield from feds.drive(g, 0, 1)
    yield from feds.drive(g, 1, 1)
    yield from draw_last(g)


@rule("LAKE-142")
def draw_options(g: Lakeview, p: int) -> None:
    offer(g, Draw())
    if g.new_hand:
        offer(g, NewHand())


@rule("LAKE-097", "LAKE-142", "LAKE-Q18")
def draw_last(g: Lakeview) -> Rule:
    """Draw a card for the Lost Kid; the New Hand token may come first."""
    a = yield ask(g.lost, draw_options, alone=TAKE)
    if NewHand.matches(a):
        yield from use_new_hand(g)
    draw_card(g)


# ---- what the symbols in the middle do


@rule("LAKE-219")
def push_options(g: Lakeview, p: int) -> None:
    for f in range(KIDS):
        if g.at[f] >= 0:
            offer(g, Whom(figure=f))
    offer(g, Pass())


@rule("LAKE-219")
def pushed_options(g: Lakeview, p: int, figure: int) -> None:
    for s in range(SQUARES):
        if can_stop(g, s):
            offer(g, MoveTo(square=s))
    offer(g, Pass())


@rule("LAKE-098", "LAKE-Q21", "LAKE-219")
def push(g: Lakeview) -> Rule:
    """Let the Lost Kid move another Kid 1 or 2 squares, diagonally too, never over a fence."""
    if not any(g.at[f] >= 0 for f in range(KIDS)):
        return
    a = yield ask(g.lost, push_options)
    if Whom.matches(a):
        f = Whom.figure(a)
        survey(g, g.at[f], 2, 1, NEVER)
        if way_out(g):
            a = yield ask(g.lost, pushed_options, f)
            if MoveTo.matches(a):
                g.at[f] = MoveTo.square(a)
                emit(g, Moved(figure=f, square=g.at[f], n=0))


@rule("LAKE-220")
def afresh_options(g: Lakeview, p: int) -> None:
    offer(g, NewHand())
    offer(g, Pass())


@rule("LAKE-098", "LAKE-Q18", "LAKE-220")
def start_afresh(g: Lakeview) -> Rule:
    """Let the Lost Kid discard the hand unseen and draw four cards, for one calamity."""
    a = yield ask(g.lost, afresh_options)
    if NewHand.matches(a):
        emit(g, HandRenewed(seat=g.lost))
        move_all(g, g.hand, g.buried)
        draw_hand(g)
        yield from advance(g)
