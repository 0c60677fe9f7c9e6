"""Tiles and tokens: laid, pressed, taken away."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, deny, emit, offer, rule

from ..actions import Added, Laid, Lifted, Missing, Placed, Press, Pressed, Removed
from ..columns import ChoiceElse, ChoiceRow, FaceRow, PieceRow, SpaceRow
from ..components import ITEM, SCREEN, SHEET, TOKENS
from ..limits import BOARD, MONSTERS, MOVED, TILES
from ..opcodes import Group, Note, Trigger, Use
from ..state import Mansions
from . import cards, features, monsters
from .interpreter import companion, dispatch, events, expressions

EXPLORE = TOKENS.index("explore")
USES = (Use.EXPLORE, Use.SEARCH, Use.INTERACT, Use.INTERACT, *[Use.NONE] * 4)
"""The purpose of tests at each sort of token, and at the pieces that are none."""

# ---- on the board and off it


@rule("MAN2-113", "MAN2-157", "MAN2-159", "MAN2-065")
def lay(g: Mansions, tile: int, e: int) -> None:
    """Lay a tile on the board."""
    if g.laid[tile] == 0:
        g.laid[tile] = 1
        emit(g, Laid(tile=tile))
        companion.note(g, Note.TILE, tile, NONE, NONE)
        events.fire(g, Trigger.EXPLORED, tile, e)


@rule("MAN2-160", "MAN2-161", "MAN2-197", "MAN2-198")
def lift(g: Mansions, tile: int) -> None:
    """Lift a tile, and what is on it; a foreign quest says itself what else goes."""
    if g.laid[tile] == 0:
        return
    if not events.foreign(g):
        clear_tile(g, tile)
    g.laid[tile] = 0
    emit(g, Lifted(tile=tile))
    companion.note(g, Note.LIFT, tile, NONE, NONE)


@rule("MAN2-160", "MAN2-161", "MAN2-197", "MAN2-198")
def clear_tile(g: Mansions, tile: int) -> None:
    """Discard tokens and features of a tile; set the figures on it aside."""
    n = 0
    while n < len(g.board):
        if g.spaces[g.pieces[g.board[n]][PieceRow.SPACE]][SpaceRow.TILE] == tile:
            remove(g, g.board[n])
        else:
            n += 1
    for s in range(1, len(g.spaces)):
        if g.spaces[s][SpaceRow.TILE] == tile:
            features.clear_space(g, s)
            clear_floor(g, s)
            for i in range(g.party[0]):
                if g.at[i] == s:
                    g.at[i] = NONE
            for m in g.alive:
                if g.m_at[m] == s:
                    g.m_at[m] = NONE


@rule("MAN2-195")
def clear_floor(g: Mansions, s: int) -> None:
    """Return what lies on a space to its deck."""
    n = 0
    while n < len(g.floor):
        if g.lies[g.floor[n]] == s:
            cards.put_back(g, g.floor[n])
        else:
            n += 1


@rule("MAN2-195", "MAN2-196")
def clear(g: Mansions, group: int) -> None:
    """Clear the whole board, or all of one sort."""
    if group <= Group.MONSTERS:
        for m in range(MONSTERS):
            if m in g.alive:
                monsters.vanish(g, m)
    if group == Group.BOARD or group == Group.TILES:
        for tile in range(1, TILES):
            lift(g, tile)
    if group > Group.MONSTERS:
        clear_pieces(g, group)


@rule("MAN2-Q35")
def clear_pieces(g: Mansions, group: int) -> None:
    """Take everything of one sort from the board of a foreign quest."""
    n = 0
    while n < len(g.board):
        if group_of(g, g.board[n]) == group:
            remove(g, g.board[n])
        else:
            n += 1


def group_of(g: Mansions, k: int) -> int:
    """Return with what else a piece of the board leaves it."""
    kind = g.pieces[k][PieceRow.KIND]
    if kind == SCREEN:
        return Group.SCREENS
    if kind == SHEET:
        return Group.TILES
    return Group.ITEMS if kind == ITEM else Group.TOKENS


@rule("MAN2-066", "MAN2-408", "MAN2-412", "MAN2-413", "MAN2-190")
def place(g: Mansions, k: int) -> None:
    """Place a token on the board; one that lies on a door to be explored closes it."""
    if k in g.board:
        return
    if len(g.board) == BOARD:
        emit(g, Missing(n=0))
        return
    g.board.append(k)
    w = g.pieces[k][PieceRow.EDGE]
    if w > 0 and g.pieces[k][PieceRow.KIND] == EXPLORE:
        g.shut[w - 1] += 1
    if g.pieces[k][PieceRow.KIND] >= ITEM:
        emit(g, Added(piece=k))
    else:
        emit(g, Placed(piece=k, space=g.pieces[k][PieceRow.SPACE]))
    companion.note(g, Note.TOKEN, k, NONE, NONE)


@rule("MAN2-412")
def remove(g: Mansions, k: int) -> None:
    """Discard a token."""
    if k in g.board:
        withdraw(g, k)
        emit(g, Removed(piece=k))
        companion.note(g, Note.REMOVE, k, NONE, NONE)


def withdraw(g: Mansions, k: int) -> None:
    """Take a token from the board."""
    g.board.remove(k)
    w = g.pieces[k][PieceRow.EDGE]
    if w > 0 and g.pieces[k][PieceRow.KIND] == EXPLORE:
        g.shut[w - 1] -= 1


def lies_at(g: Mansions, k: int) -> int:
    """Return the space of a token, by the scenario or by what people say."""
    for n in range(MOVED):
        if g.moved[n] == k:
            return g.moved_to[n]
    return g.pieces[k][PieceRow.SPACE]


# ---- pressing


@rule("MAN2-109", "MAN2-116", "MAN2-120", "MAN2-189", "MAN2-414", "MAN2-Q24")
def within_reach(g: Mansions, i: int, k: int) -> bool:
    """Whether a token is in an investigator's space or on its edge.

    Pieces that are no tokens, but on the screen or everybody's, are within reach of all.
    """
    s = g.at[i]
    if g.pieces[k][PieceRow.SPACE] == s or g.pieces[k][PieceRow.KIND] >= ITEM:
        return True
    w = g.pieces[k][PieceRow.EDGE]
    return w > 0 and (g.edges[w - 1][0] == s or g.edges[w - 1][1] == s)


@rule("MAN2-099", "MAN2-100", "MAN2-110", "MAN2-115", "MAN2-119", "MAN2-095")
def press_offers(g: Mansions, i: int, e: int, acts: int) -> None:
    """Offer the options of the tokens within reach and of one's own possessions."""
    for k in g.board:
        if within_reach(g, i, k):
            piece_offers(g, k, e, acts)
    for n in range(len(g.held[i])):
        f = cards.face_of(g, g.held[i][n])
        if g.faces[f][FaceRow.APP] > 1 and not repeated(g, i, n):
            piece_offers(g, g.faces[f][FaceRow.APP] - 1, e, acts)


def repeated(g: Mansions, i: int, n: int) -> bool:
    """Whether an earlier card of an investigator shows the same face."""
    f = cards.face_of(g, g.held[i][n])
    return any(cards.face_of(g, g.held[i][k]) == f for k in range(n))


@rule("MAN2-099", "MAN2-101")
def piece_offers(g: Mansions, k: int, e: int, acts: int) -> None:
    """Offer the options of a token whose conditions hold; those with the icon want an action."""
    first = g.pieces[k][PieceRow.FIRST]
    for c in range(first, first + g.pieces[k][PieceRow.COUNT]):
        if not expressions.holds(g, g.choices[c][ChoiceRow.IF], e):
            if g.choices[c][ChoiceRow.ELSE] != ChoiceElse.HIDE:
                deny(g, Press(choice=c), "MAN2-101")
        elif g.choices[c][ChoiceRow.ACT] and not acts:
            deny(g, Press(choice=c), "MAN2-099")
        else:
            offer(g, Press(choice=c))


def pressable(g: Mansions, i: int, c: int, e: int) -> bool:
    """Whether an option can still be carried out: its token in reach, its condition true."""
    k = g.choices[c][ChoiceRow.PIECE]
    if k in g.board and not within_reach(g, i, k):
        return False
    return (k in g.board or owner_card(g, i, k) >= 0) and expressions.holds(
        g, g.choices[c][ChoiceRow.IF], e
    )


def owner_card(g: Mansions, i: int, k: int) -> int:
    """Return the card of an investigator whose options stand in a row of the pieces, or NONE."""
    for c in g.held[i]:
        if g.faces[cards.face_of(g, c)][FaceRow.APP] == k + 1:
            return c
    return NONE


@rule("MAN2-096", "MAN2-111", "MAN2-112", "MAN2-117", "MAN2-118", "MAN2-121", "MAN2-122")
def press(g: Mansions, e: int, c: int) -> Rule:
    """Carry out an option of a token or of a possession, as part of the same action."""
    i = g.scenes.seat[e]
    k = g.choices[c][ChoiceRow.PIECE]
    emit(g, Pressed(investigator=g.who[i], choice=c))
    g.scenes.piece[e] = k
    if k in g.board:
        g.scenes.use[e] = USES[g.pieces[k][PieceRow.KIND]]
    else:
        g.scenes.card[e] = owner_card(g, i, k)
        events.fire(g, Trigger.ITEM, cards.face_of(g, g.scenes.card[e]), e)
    yield from dispatch.run(g, g.choices[c][ChoiceRow.DO], e)
