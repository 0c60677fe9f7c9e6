"""The state before an action, remembered while a card is about that may undo it."""

from __future__ import annotations

from noctuary.kernel import emit, move, rule

from ..ability import AFTER, MOMENTS, QUESTIONS, TRIGGERS, Trigger
from ..actions import Undone
from ..components import BENEATH, CARDS, EVERYBODY, SEATS, Key
from ..state import FACTS, LASTING, LISTED, Arkham
from . import decks

FINISHED = AFTER * TRIGGERS + Trigger.ACTED
"""The moment an action is finished."""
DECKS = 6
KEYS = Key.size
AHEAD = 8
"""Cards of each deck whose order is fixed before an action."""

# ---- where things are remembered

WOUNDS = FACTS * CARDS
PEOPLE = WOUNDS + BENEATH * 16
EFFECTS = PEOPLE + 12 * SEATS
LISTENING = EFFECTS + 6 * LASTING
ANSWERING = LISTENING + MOMENTS
COURSE = ANSWERING + QUESTIONS
SIZES = COURSE + 15 + KEYS
LISTS_AT = SIZES + DECKS
ORDER_AT = LISTS_AT + LISTED

# The zones of cards, as numbers.
DECK, TOP, BOTTOM, DISCARD, HAND = 0, 6, 12, 18, 24
UNDER, TAKEN = 28, 40
PLAY, LIMBO, COMMITTED, VICTORY, ASIDE = 43, 44, 45, 46, 47
ACTS, AGENDAS, COLLECTION, UNSEEN, REMOVED, EXILED = 48, 49, 50, 51, 52, 53
UNDER_ACT, SPACES = 54, 55
ZONES = 64


def carried(g: Arkham, n: int, x: int, back: int) -> int:
    """Carry a value into the memory, or (back = 1) out of it."""
    if back:
        return g.past[n]
    g.past[n] = x
    return x


def carry_cards(g: Arkham, back: int) -> None:
    """Carry the facts of each card."""
    for c in range(CARDS):
        n = FACTS * c
        g.at[c] = carried(g, n + 0, g.at[c], back)
        g.ctrl[c] = carried(g, n + 1, g.ctrl[c], back)
        g.engaged[c] = carried(g, n + 2, g.engaged[c], back)
        g.exhausted[c] = carried(g, n + 3, g.exhausted[c], back)
        g.damage[c] = carried(g, n + 4, g.damage[c], back)
        g.horror[c] = carried(g, n + 5, g.horror[c], back)
        g.clues[c] = carried(g, n + 6, g.clues[c], back)
        g.doom[c] = carried(g, n + 7, g.doom[c], back)
        g.uses[c] = carried(g, n + 8, g.uses[c], back)
        g.revealed[c] = carried(g, n + 9, g.revealed[c], back)
        g.spent[c] = carried(g, n + 10, g.spent[c], back)
        g.dying[c] = carried(g, n + 11, g.dying[c], back)
        g.pile[c] = carried(g, n + 12, g.pile[c], back)
        g.seen[c] = carried(g, n + 13, g.seen[c], back)
        g.owner[c] = carried(g, n + 14, g.owner[c], back)
        g.back[c] = carried(g, n + 15, g.back[c], back)
        g.cell[c] = carried(g, n + 16, g.cell[c], back)
        g.flipped[c] = carried(g, n + 17, g.flipped[c], back)
    for r in range(BENEATH):
        for k in range(16):
            g.wounds[r][k] = carried(g, WOUNDS + 16 * r + k, g.wounds[r][k], back)


def carry_people(g: Arkham, back: int) -> None:
    """Carry the investigators."""
    for p in range(SEATS):
        n = PEOPLE + 12 * p
        g.resources[p] = carried(g, n + 0, g.resources[p], back)
        g.out[p] = carried(g, n + 1, g.out[p], back)
        g.killed[p] = carried(g, n + 2, g.killed[p], back)
        g.physical[p] = carried(g, n + 3, g.physical[p], back)
        g.mental[p] = carried(g, n + 4, g.mental[p], back)
        g.noted[p] = carried(g, n + 5, g.noted[p], back)
        g.experience[p] = carried(g, n + 6, g.experience[p], back)
        g.actions[p] = carried(g, n + 7, g.actions[p], back)
        g.acted[p] = carried(g, n + 8, g.acted[p], back)
        g.taken[p] = carried(g, n + 9, g.taken[p], back)
        g.jinxed[p] = carried(g, n + 10, g.jinxed[p], back)
        g.hurried[p] = carried(g, n + 11, g.hurried[p], back)


def carry_effects(g: Arkham, back: int) -> None:
    """Carry lasting effects, and what listens and answers."""
    for i in range(LASTING):
        n = EFFECTS + 6 * i
        g.lasting_q[i] = carried(g, n + 0, g.lasting_q[i], back)
        g.lasting_who[i] = carried(g, n + 1, g.lasting_who[i], back)
        g.lasting_n[i] = carried(g, n + 2, g.lasting_n[i], back)
        g.lasting_card[i] = carried(g, n + 3, g.lasting_card[i], back)
        g.lasting_until[i] = carried(g, n + 4, g.lasting_until[i], back)
        g.lasting_how[i] = carried(g, n + 5, g.lasting_how[i], back)
    for i in range(MOMENTS):
        g.listening[i] = carried(g, LISTENING + i, g.listening[i], back)
    for i in range(QUESTIONS):
        g.answering[i] = carried(g, ANSWERING + i, g.answering[i], back)


def carry_course(g: Arkham, back: int) -> None:
    """Carry the course of the scenario."""
    g.round = carried(g, COURSE + 0, g.round, back)
    g.phase = carried(g, COURSE + 1, g.phase, back)
    g.lead = carried(g, COURSE + 2, g.lead, back)
    g.turn = carried(g, COURSE + 3, g.turn, back)
    g.acting = carried(g, COURSE + 4, g.acting, back)
    g.ended = carried(g, COURSE + 5, g.ended, back)
    g.secrets = carried(g, COURSE + 6, g.secrets, back)
    g.peril = carried(g, COURSE + 7, g.peril, back)
    g.act = carried(g, COURSE + 8, g.act, back)
    g.agenda = carried(g, COURSE + 9, g.agenda, back)
    g.rewind = carried(g, COURSE + 10, g.rewind, back)
    g.fresh = carried(g, COURSE + 11, g.fresh, back)
    g.ending = carried(g, COURSE + 12, g.ending, back)
    g.lasting = carried(g, COURSE + 13, g.lasting, back)
    g.at_once = carried(g, COURSE + 14, g.at_once, back)
    for i in range(KEYS):
        g.keys[i] = carried(g, COURSE + 15 + i, g.keys[i], back)


def carry(g: Arkham, back: int) -> None:
    """Carry everything but lists and the places of cards."""
    carry_cards(g, back)
    carry_people(g, back)
    carry_effects(g, back)
    carry_course(g, back)


# ---- lists, each with its length


def keep_lists(g: Arkham) -> None:
    """Keep the bag, sealed tokens, cards at their maximum, memories, additional actions."""
    n = LISTS_AT
    g.past[n] = len(g.bag)
    for x in g.bag:
        n += 1
        g.past[n] = x
    n += 1
    g.past[n] = len(g.sealed)
    for x in g.sealed:
        n += 1
        g.past[n] = x
    n += 1
    g.past[n] = len(g.maxed)
    for x in g.maxed:
        n += 1
        g.past[n] = x
    n += 1
    g.past[n] = len(g.memory)
    for x in g.memory:
        n += 1
        g.past[n] = x
    for p in range(SEATS):
        n += 1
        g.past[n] = len(g.extra[p])
        for x in g.extra[p]:
            n += 1
            g.past[n] = x


def recall_lists(g: Arkham) -> None:
    """Bring the lists back."""
    g.bag.clear()
    g.sealed.clear()
    g.maxed.clear()
    g.memory.clear()
    n = LISTS_AT
    for _ in range(g.past[n]):
        n += 1
        g.bag.append(g.past[n])
    n += 1
    for _ in range(g.past[n]):
        n += 1
        g.sealed.append(g.past[n])
    n += 1
    for _ in range(g.past[n]):
        n += 1
        g.maxed.append(g.past[n])
    n += 1
    for _ in range(g.past[n]):
        n += 1
        g.memory.append(g.past[n])
    for p in range(SEATS):
        g.extra[p].clear()
        n += 1
        for _ in range(g.past[n]):
            n += 1
            g.extra[p].append(g.past[n])


# ---- the places of cards


def note(g: Arkham, n: int, c: int, zone: int) -> int:
    """Note the next card of a zone."""
    g.past[n] = ZONES * c + zone
    return n + 1


def keep_rows(g: Arkham, n: int) -> int:
    """Keep the cards of zones that exist several times, in order."""
    for o in range(DECKS):
        g.past[SIZES + o] = len(g.deck[o])
        for c in g.deck[o]:
            n = note(g, n, c, DECK + o)
        for c in g.top[o]:
            n = note(g, n, c, TOP + o)
        for c in g.bottom[o]:
            n = note(g, n, c, BOTTOM + o)
        for c in g.discard[o]:
            n = note(g, n, c, DISCARD + o)
    for p in range(SEATS):
        for c in g.hand[p]:
            n = note(g, n, c, HAND + p)
    for r in range(BENEATH):
        for c in g.beneath[r]:
            n = note(g, n, c, UNDER + r)
    for k in range(2):
        for c in g.kidnapped[k]:
            n = note(g, n, c, TAKEN + k)
    return n


def keep_places(g: Arkham) -> None:
    """Keep the place of every card; the list ends with a card of no zone."""
    n = keep_rows(g, ORDER_AT)
    for c in g.play:
        n = note(g, n, c, PLAY)
    for c in g.limbo:
        n = note(g, n, c, LIMBO)
    for c in g.committed:
        n = note(g, n, c, COMMITTED)
    for c in g.victory:
        n = note(g, n, c, VICTORY)
    for c in g.aside:
        n = note(g, n, c, ASIDE)
    for c in g.acts:
        n = note(g, n, c, ACTS)
    for c in g.agendas:
        n = note(g, n, c, AGENDAS)
    for c in g.collection:
        n = note(g, n, c, COLLECTION)
    for c in g.unseen:
        n = note(g, n, c, UNSEEN)
    for c in g.removed:
        n = note(g, n, c, REMOVED)
    for c in g.exiled:
        n = note(g, n, c, EXILED)
    for c in g.under_act:
        n = note(g, n, c, UNDER_ACT)
    for c in g.spaces:
        n = note(g, n, c, SPACES)
    if n < ORDER_AT + CARDS:
        g.past[n] = -1


def recall_places(g: Arkham) -> None:
    """Put every card back where it was, in the same order."""
    for c in range(CARDS):
        move(g, c, g.box)
    n = ORDER_AT
    while n < ORDER_AT + CARDS and g.past[n] >= 0:
        put_back(g, g.past[n] // ZONES, g.past[n] % ZONES)
        n += 1


def put_back(g: Arkham, c: int, zone: int) -> None:
    """Put one card back into its zone."""
    if zone < TOP:
        move(g, c, g.deck[zone - DECK])
    elif zone < BOTTOM:
        move(g, c, g.top[zone - TOP])
    elif zone < DISCARD:
        move(g, c, g.bottom[zone - BOTTOM])
    elif zone < HAND:
        move(g, c, g.discard[zone - DISCARD])
    elif zone < UNDER:
        move(g, c, g.hand[zone - HAND])
    elif zone < TAKEN:
        move(g, c, g.beneath[zone - UNDER])
    elif zone < PLAY:
        move(g, c, g.kidnapped[zone - TAKEN])
    elif zone == PLAY:
        move(g, c, g.play)
    elif zone == LIMBO:
        move(g, c, g.limbo)
    elif zone == COMMITTED:
        move(g, c, g.committed)
    elif zone == VICTORY:
        move(g, c, g.victory)
    elif zone == ASIDE:
        move(g, c, g.aside)
    elif zone == ACTS:
        move(g, c, g.acts)
    elif zone == AGENDAS:
        move(g, c, g.agendas)
    elif zone == COLLECTION:
        move(g, c, g.collection)
    elif zone == UNSEEN:
        move(g, c, g.unseen)
    elif zone == REMOVED:
        move(g, c, g.removed)
    elif zone == EXILED:
        move(g, c, g.exiled)
    elif zone == UNDER_ACT:
        move(g, c, g.under_act)
    else:
        move(g, c, g.spaces)


# ---- knowledge is not undone


def in_a_deck(g: Arkham, c: int) -> bool:
    """Whether a card is in some deck."""
    for o in range(DECKS):
        if c in g.deck[o] or c in g.top[o] or c in g.bottom[o]:
            return True
    return False


def known_now(g: Arkham, c: int) -> int:
    """Return the mask of the seats that know which card this is."""
    for p in range(SEATS):
        if c in g.hand[p]:
            return g.seen[c] | (1 << p)
    if c in g.unseen or c in g.under_act or c in g.spaces or c in g.kidnapped[0]:
        return g.seen[c]
    if in_a_deck(g, c) or c in g.kidnapped[1] or any(c in g.beneath[r] for r in range(BENEATH)):
        return g.seen[c]
    return EVERYBODY


# ---- keeping and going back


@rule("AHC-315", "AHC-316")
def keep(g: Arkham) -> None:
    """Remember the state. The top of every deck gets its order now, so that a card that is drawn
    can go back to its place.
    """
    for o in range(DECKS):
        decks.peek(g, o, AHEAD)
    remember(g)


def remember(g: Arkham) -> None:
    """Remember the present state."""
    carry(g, 0)
    keep_lists(g)
    keep_places(g)
    g.mixed = 0
    g.kept = 1


@rule("AHC-317", "AHC-318")
def exact(g: Arkham, p: int, n: int) -> bool:
    """Whether the state before the action can be restored: no deck was drawn from so deep that its
    order is lost, unless it was shuffled, and its order unknown; and the seat that pays n resources
    for it had them.
    """
    if g.kept == 0 or g.past[PEOPLE + 12 * p] < n:
        return False
    for o in range(DECKS):
        if (g.mixed >> o) & 1 == 0 and len(g.deck[o]) != g.past[SIZES + o]:
            return False
    return True


@rule("AHC-053", "AHC-315", "AHC-316", "AHC-318")
def recall(g: Arkham) -> None:
    """Recall the state before the action, with what has been learnt since; a deck that was shuffled
    stays shuffled.
    """
    learnt = [0] * CARDS
    for c in range(CARDS):
        learnt[c] = known_now(g, c)
    mixed = g.mixed
    carry(g, 1)
    recall_lists(g)
    recall_places(g)
    g.waiting.clear()
    g.kept = 0
    for p in range(SEATS):
        for c in g.hand[p]:
            g.seen[c] |= learnt[c]
    for o in range(DECKS):
        if (mixed >> o) & 1:
            mix(g, o)
        else:
            for c in g.top[o]:
                g.seen[c] |= learnt[c]
            for c in g.bottom[o]:
                g.seen[c] |= learnt[c]
    emit(g, Undone(seat=g.turn))


def mix(g: Arkham, o: int) -> None:
    """Hide cards of the top of a deck that nobody knew somewhere in it."""
    i = 0
    while i < len(g.top[o]):
        if g.seen[g.top[o][i]]:
            i += 1
        else:
            move(g, g.top[o][i], g.deck[o])
