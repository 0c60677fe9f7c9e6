"""Possessions: gained, laid down, discarded and turned."""

from __future__ import annotations

from noctuary.kernel import NONE, emit, move, rand, rule

from ..actions import CluesGained, CluesLost, Dropped, Gained, Healed, Lost, Missing, Recovered
from ..columns import CopyRow, FaceRow
from ..components import TRAITS, Deck
from ..opcodes import What
from ..state import Mansions
from . import conditions

LIGHT = TRAITS.index("light_source")
FLOOR = 64
MOST_CLUES = 99

# ---- what a card is


@rule("MAN2-302", "MAN2-304", "MAN2-328", "MAN2-330")
def face_of(g: Mansions, c: int) -> int:
    """Return the side of a card that is up."""
    if g.side[c] == 0:
        return g.copies[c][CopyRow.FRONT]
    if is_item(g, c):
        return g.copies[c][CopyRow.BACK]
    return g.behind[c]


def deck_of(g: Mansions, c: int) -> int:
    """Return the deck that a card belongs to."""
    return g.faces[g.copies[c][CopyRow.FRONT]][FaceRow.DECK]


@rule("MAN2-298")
def is_item(g: Mansions, c: int) -> bool:
    """Whether a card is an Item: Common or Unique."""
    return deck_of(g, c) == Deck.COMMON or deck_of(g, c) == Deck.UNIQUE


@rule("MAN2-296", "MAN2-297")
def is_possession(g: Mansions, c: int) -> bool:
    """Whether a card can be owned: Items and Spells can, nothing else."""
    return is_item(g, c) or deck_of(g, c) == Deck.SPELL


@rule("MAN2-331", "MAN2-333")
def bears(g: Mansions, c: int, trait: int) -> bool:
    """Whether the side of a card that is up has a trait."""
    return (g.faces[face_of(g, c)][FaceRow.TRAITS] >> trait) & 1 > 0


def has_face(g: Mansions, i: int, f: int) -> bool:
    """Whether somebody holds a card, whichever side of it is named."""
    return any(face_of(g, c) == f or g.copies[c][CopyRow.FRONT] == f for c in g.held[i])


@rule("MAN2-333", "MAN2-335")
def has_trait(g: Mansions, i: int, trait: int) -> bool:
    """Whether somebody holds a card with a trait."""
    return any(bears(g, c, trait) for c in g.held[i])


@rule("MAN2-391")
def carries_light(g: Mansions, i: int) -> bool:
    """Whether somebody holds a Light Source."""
    return has_trait(g, i, LIGHT)


@rule("MAN2-391")
def light_lies(g: Mansions, s: int) -> bool:
    """Whether a Light Source lies on a space."""
    return any(g.lies[c] == s and bears(g, c, LIGHT) for c in g.floor)


def fits(g: Mansions, c: int, what: int) -> bool:
    """Whether a held card is of the sort that an operation means."""
    if what == What.ITEM:
        return is_item(g, c)
    if what == What.COMMON:
        return deck_of(g, c) == Deck.COMMON
    if what == What.LIGHT_SOURCE:
        return bears(g, c, LIGHT)
    return what == What.POSSESSION


def how_many(g: Mansions, i: int, what: int) -> int:
    """Return how many such cards somebody holds."""
    return sum(1 for c in g.held[i] if fits(g, c, what))


def first_showing(g: Mansions, i: int, f: int) -> int:
    """Return a held card with a face, one not yet used if possible, or NONE."""
    first = NONE
    for c in g.held[i]:
        if face_of(g, c) == f and (first == NONE or (g.used[first] > 0 and g.used[c] == 0)):
            first = c
    return first


# ---- gaining


@rule("MAN2-299", "MAN2-300", "MAN2-307")
def gain_face(g: Mansions, i: int, f: int) -> None:
    """Gain a card by its name, of a Spell any copy; if none is left, nothing."""
    if g.faces[f][FaceRow.DECK] == Deck.CONDITION:
        conditions.become(g, i, g.faces[f][FaceRow.NAME])
        return
    for c in g.shelf:
        if g.copies[c][CopyRow.FRONT] == f:
            own(g, i, c)
            return
    missing(g, f)


@rule("MAN2-013", "MAN2-307")
def gain_any(g: Mansions, i: int, deck: int, trait: int) -> None:
    """Gain any card of a deck, with a trait (1 + its number) if one is named."""
    n = sum(1 for c in g.shelf if drawable(g, c, deck, trait))
    if n == 0:
        missing(g, 0)
        return
    k = rand(g, n)
    for c in g.shelf:
        if drawable(g, c, deck, trait):
            if k == 0:
                own(g, i, c)
                return
            k -= 1


def drawable(g: Mansions, c: int, deck: int, trait: int) -> bool:
    """Whether a card of the shelf belongs to a deck and has a trait, if one is named."""
    return deck_of(g, c) == deck and (trait == 0 or bears(g, c, trait - 1))


@rule("MAN2-299", "MAN2-300", "MAN2-307", "MAN2-308", "MAN2-310")
def own(g: Mansions, i: int, c: int) -> None:
    """Give a card of the shelf to somebody; nobody knows which copy of a Spell it is."""
    if deck_of(g, c) == Deck.SPELL:
        shuffle_back(g, c)
    hold(g, i, c)
    emit(g, Gained(investigator=g.who[i], card=face_of(g, c)))


@rule("MAN2-307", "MAN2-320")
def shuffle_back(g: Mansions, c: int) -> None:
    """Give a card of the shelf the back of any copy of it there."""
    front = g.copies[c][CopyRow.FRONT]
    n = sum(1 for d in g.shelf if g.copies[d][CopyRow.FRONT] == front)
    k = rand(g, n)
    for d in g.shelf:
        if g.copies[d][CopyRow.FRONT] == front:
            if k == 0:
                back = g.behind[c]
                g.behind[c] = g.behind[d]
                g.behind[d] = back
                return
            k -= 1


@rule("MAN2-339")
def hold(g: Mansions, i: int, c: int) -> None:
    """Put a possession into a play area; the side that was up stays up."""
    move(g, c, g.held[i])
    g.held_by[c] = i + 1
    g.lies[c] = 0


@rule("MAN2-017")
def missing(g: Mansions, f: int) -> None:
    """Emit that something has run out; what can be done is done."""
    emit(g, Missing(n=f))


# ---- parting with them


@rule("MAN2-337")
def drop(g: Mansions, i: int, c: int) -> None:
    """Drop a possession on its owner's space."""
    if g.at[i] >= 0:
        lay_down(g, i, c, g.at[i])
    else:
        discard(g, i, c)


@rule("MAN2-337")
def lay_down(g: Mansions, i: int, c: int, s: int) -> None:
    """Lay a possession on a space."""
    if len(g.floor) >= FLOOR:
        discard(g, i, c)
        return
    emit(g, Dropped(investigator=g.who[i], card=face_of(g, c), space=s))
    move(g, c, g.floor)
    g.held_by[c] = 0
    g.lies[c] = s


@rule("MAN2-274", "MAN2-305", "MAN2-314", "MAN2-324")
def discard(g: Mansions, i: int, c: int) -> None:
    """Return a card to its deck, its front up."""
    deck = deck_of(g, c)
    if deck <= Deck.HORROR:
        emit(g, Healed(investigator=g.who[i], harm=deck, n=1))
        move(g, c, g.deck[deck])
        return
    if c in g.shelf:
        return
    if deck == Deck.CONDITION:
        emit(g, Recovered(investigator=g.who[i], card=g.copies[c][CopyRow.FRONT]))
    else:
        emit(g, Lost(investigator=g.who[i], card=face_of(g, c)))
    put_back(g, c)


@rule("MAN2-305", "MAN2-314", "MAN2-324")
def put_back(g: Mansions, c: int) -> None:
    """Return a card to the shelf as if nobody had ever had it."""
    move(g, c, g.shelf)
    g.side[c] = 0
    g.used[c] = 0
    g.held_by[c] = 0
    g.lies[c] = 0


@rule("MAN2-013", "MAN2-015")
def any_of(g: Mansions, i: int, what: int) -> int:
    """Return a card of a sort that somebody holds, at random, or NONE."""
    n = how_many(g, i, what)
    if n == 0:
        return NONE
    k = rand(g, n)
    for c in g.held[i]:
        if fits(g, c, what):
            if k == 0:
                return c
            k -= 1
    return NONE


# ---- Clues


@rule("MAN2-016", "MAN2-253", "MAN2-256", "MAN2-258")
def clue(g: Mansions, i: int, n: int) -> None:
    """Gain Clues, or discard them as far as there are any."""
    was = g.clues[i]
    g.clues[i] = min(MOST_CLUES, max(0, was + n))
    if g.clues[i] > was:
        emit(g, CluesGained(investigator=g.who[i], n=g.clues[i] - was))
    elif g.clues[i] < was:
        emit(g, CluesLost(investigator=g.who[i], n=was - g.clues[i]))
