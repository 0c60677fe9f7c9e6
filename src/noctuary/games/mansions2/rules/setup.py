"""The setup of a night."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, ask_all, move, offer, rand, rule

from ..actions import Begin, Hand, PickCard
from ..columns import CopyRow, FaceRow
from ..components import Deck
from ..limits import BARRICADES, INV, MONSTERS, Limit
from ..opcodes import Side, Trigger
from ..state import Mansions
from . import cards, tokens
from .group_choices import agreed, heard, leader, voting
from .interpreter import companion, events, lots
from .trading import give

HANDED = 2
"""The number of times that each starting possession may be handed on."""


@rule("MAN2-048", "MAN2-056", "MAN2-059", "MAN2-060", "MAN2-067", "MAN2-068")
def set_up(g: Mansions) -> Rule:
    """Carry out the steps of setup in their order."""
    lay_out_cards(g)
    clear_marks(g)
    lots.draw(g)
    yield from share_out(g)
    yield from events.narrate(g, g.limits[Limit.PROLOGUE], g.limits[Limit.PICTURE])
    if g.kept[Side.FIGURES]:
        place_investigators(g)
    if not events.foreign(g):
        yield from events.trigger(g, Trigger.START, 0, NONE)


@rule("MAN2-049", "MAN2-050", "MAN2-051", "MAN2-054", "MAN2-061")
def lay_out_cards(g: Mansions) -> None:
    """Make decks of Damage and Horror; lay every other card open, its back left to chance."""
    for c in range(len(g.copies)):
        f = g.copies[c][CopyRow.FRONT]
        deck = g.faces[f][FaceRow.DECK]
        g.stock[c] = 1 + deck
        g.behind[c] = NONE
        if deck <= Deck.HORROR:
            move(g, c, g.deck[deck])
        else:
            move(g, c, g.shelf)
            if deck >= Deck.SPELL:
                g.behind[c] = g.copies[c][CopyRow.BACK]
    for c in range(len(g.copies)):
        if g.behind[c] >= 0:
            shuffle_behind(g, c)


@rule("MAN2-013", "MAN2-307", "MAN2-320")
def shuffle_behind(g: Mansions, c: int) -> None:
    """Exchange backs with any later copy of the card, or with none."""
    front = g.copies[c][CopyRow.FRONT]
    n = 0
    for d in range(c, len(g.copies)):
        if g.copies[d][CopyRow.FRONT] == front:
            n += 1
    k = rand(g, n)
    for d in range(c, len(g.copies)):
        if g.copies[d][CopyRow.FRONT] == front:
            if k == 0:
                back = g.behind[c]
                g.behind[c] = g.behind[d]
                g.behind[d] = back
                return
            k -= 1


def clear_marks(g: Mansions) -> None:
    """Mark everything that is nowhere."""
    for b in range(BARRICADES):
        g.barricade_at[b] = NONE
    for i in range(INV):
        g.at[i] = NONE
    for m in range(MONSTERS):
        g.m_at[m] = NONE
    g.turn = NONE


@rule("MAN2-065")
def place_investigators(g: Mansions) -> None:
    """Put everybody on the same space."""
    for i in range(g.party[0]):
        g.at[i] = g.lists[g.limits[Limit.START] + 1]


# ---- starting possessions


@rule("MAN2-062", "MAN2-063", "MAN2-Q16")
def share_out(g: Mansions) -> Rule:
    """Deal the scenario's possessions, then everybody's own; then they may change hands."""
    at = g.limits[Limit.POSSESSIONS]
    if g.kept[Side.SHEETS] == 0:
        for k in range(g.lists[at]):
            companion.fetch(g, g.lists[at + 1 + k], NONE)
        for i in range(g.party[0] if g.limits[Limit.OWN] else 0):
            companion.fetch(g, g.own_faces[g.who[i]][1], i)
        return
    for k in range(g.lists[at]):
        yield from receive(g, k % g.party[0], g.lists[at + 1 + k])
    if g.limits[Limit.OWN]:
        for i in range(g.party[0]):
            yield from receive(g, i, g.own_faces[g.who[i]][1])
    yield from exchange(g)


@rule("MAN2-Q16")
def other_options(g: Mansions, p: int, figure: int) -> None:
    """Offer any Common Item that is left."""
    for n in range(len(g.shelf)):
        f = g.copies[g.shelf[n]][CopyRow.FRONT]
        if g.faces[f][FaceRow.DECK] == Deck.COMMON and first_on_shelf(g, f) == n:
            offer(g, PickCard(card=f))


def first_on_shelf(g: Mansions, f: int) -> int:
    """Return where the first copy of a card is on the shelf, or NONE."""
    for n in range(len(g.shelf)):
        if g.copies[g.shelf[n]][CopyRow.FRONT] == f:
            return n
    return NONE


@rule("MAN2-062", "MAN2-Q16")
def receive(g: Mansions, i: int, f: int) -> Rule:
    """Give a starting possession; if no copy is left, another Common Item instead."""
    if first_on_shelf(g, f) == NONE:
        a = yield ask(g.player_of[i], other_options, i, alone=TAKE)
        if a == NONE:
            return
        f = PickCard.card(a)
    cards.gain_face(g, i, f)


@rule("MAN2-063")
def hand_options(g: Mansions, p: int) -> None:
    """Offer any possession to any other investigator, until all agree to begin."""
    if not heard(g, p):
        return
    for i in range(g.party[0]):
        for n in range(len(g.held[i])):
            if not tokens.repeated(g, i, n):
                f = cards.face_of(g, g.held[i][n])
                for q in range(g.party[0]):
                    if q != i:
                        offer(g, Hand(card=f, giver=g.who[i], investigator=g.who[q]))
    offer(g, Begin())


@rule("MAN2-063")
def exchange(g: Mansions) -> Rule:
    """Let the group share its possessions out as it likes."""
    left = 0
    for i in range(g.party[0]):
        left += HANDED * len(g.held[i])
    while left > 0 and g.party[0] > 1:
        if voting(g):
            yield ask_all(hand_options)
            a = agreed(g)
        else:
            a = yield ask(leader(g), hand_options)
        if a == NONE or Begin.matches(a):
            return
        give(g, g.slot[Hand.giver(a)], g.slot[Hand.investigator(a)], Hand.card(a))
        left -= 1
