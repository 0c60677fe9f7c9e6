"""Assets entering play and changing hands: uniqueness, limits, slots."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, rule

from ..ability import AFTER, Question, Trigger
from ..actions import Entered, Target
from ..components import (
    GIVEN_UP,
    LIMITED,
    SACRIFICES,
    SIGNATURE,
    SLOT_OF,
    SLOT_USED,
    SLOTS,
    TYPE,
    UNIQUE,
    USES,
    CardType,
    Slot,
    Trait,
)
from ..state import Arkham
from . import bag, damage, windows, zones
from .values import copies, total, trait


@rule("AHB-055", "AHC-374", "AHC-377")
def unique_clash(g: Arkham, c: int) -> bool:
    """Whether another card of that unique title is in play, or kidnapped."""
    if UNIQUE[g.code[c]] == 0:
        return False
    if any(copies(g, x, c) for x in g.kidnapped[SACRIFICES]):
        return True
    if any(copies(g, x, c) for x in g.kidnapped[GIVEN_UP]):
        return True
    return any(copies(g, x, c) and UNIQUE[g.code[x]] > 0 and x != c for x in g.play)


@rule("AHC-236", "AHC-237", "AHC-239")
def crowded(g: Arkham, c: int, p: int) -> bool:
    """Whether an investigator has as many cards of that sort in play as they may."""
    k = LIMITED[g.code[c]]
    return k >= 0 and any(g.ctrl[x] == p and x != c and trait(g, x, k) for x in g.play)


@rule("AHB-055", "AHB-383", "AHC-236")
def barred(g: Arkham, c: int, p: int) -> bool:
    """Whether it is an asset that cannot enter play under a seat's control."""
    return unique_clash(g, c) or crowded(g, c, p) or not bag.can_seal(g, c)


@rule("AHB-219", "AHB-220", "AHB-225")
def slots_taken(g: Arkham, p: int, s: int, tomes: int) -> int:
    """Return the slots of a type that assets fill: Tomes (tomes = 1), or all others."""
    n = 0
    for c in g.play:
        if TYPE[g.code[c]] == CardType.ASSET and g.ctrl[c] == p and SLOT_OF[g.code[c]] == s:
            if trait(g, c, Trait.TOME) == (tomes == 1):
                n += SLOT_USED[g.code[c]]
    return n


@rule("AHB-221", "AHB-222")
def overfull(g: Arkham, p: int, s: int) -> int:
    """Return how many slots of a type are missing; slots kept for Tomes hold Tomes first."""
    room = SLOTS[s]
    tomes = slots_taken(g, p, s, 1)
    if s == Slot.hand:
        tomes -= min(tomes, total(g, Question.tome_slots, p, NONE))
    if s == Slot.arcane:
        room += total(g, Question.arcane_slots, p, NONE)
    return max(0, tomes + slots_taken(g, p, s, 0) - room)


@rule("AHC-014", "AHB-223", "AHB-224")
def room_options(g: Arkham, p: int, s: int, kept: int) -> None:
    for c in g.play:
        if TYPE[g.code[c]] == CardType.ASSET and g.ctrl[c] == p and SLOT_OF[g.code[c]] == s:
            if c != kept and not zones.cannot_leave(g, c) and frees(g, p, s, c):
                offer(g, Target(card=c))


@rule("AHB-221", "AHB-223", "AHC-014")
def frees(g: Arkham, p: int, s: int, c: int) -> bool:
    """Whether an asset leaving would make room: a Tome in a Tome slot would not."""
    if s != Slot.hand or not trait(g, c, Trait.TOME):
        return True
    return slots_taken(g, p, s, 1) > total(g, Question.tome_slots, p, NONE)


@rule("AHC-014", "AHC-015", "AHC-016", "AHB-223", "AHB-224")
def make_room(g: Arkham, p: int, kept: int) -> Rule:
    """Discard assets that no longer fit; the new one stays."""
    for s in range(1, Slot.size):
        while overfull(g, p, s):
            a = yield ask(p, room_options, s, kept, alone=TAKE)
            if a == NONE:
                break
            zones.discard(g, Target.card(a))


@rule("AHB-039", "AHB-040", "AHB-047", "AHB-226", "AHB-057")
def asset_enters(g: Arkham, c: int, p: int, x: int = 0) -> Rule:
    """Put an asset into play under a seat's control, with its uses (x more), in its slot."""
    if barred(g, c, p):
        return
    zones.put(g, c)
    g.ctrl[c] = p
    g.uses[c] = USES[g.code[c]] + x
    emit(g, Entered(card=c))
    yield from bag.seal(g, c, p)
    yield from make_room(g, p, c)
    yield from damage.defeat_fallen(g, NONE)
    with g.enters.open(card=c, seat=p, place=NONE) as event:
        yield from windows.window(g, AFTER, Trigger.ENTER, event)


@rule("AHC-015", "AHC-119", "AHC-194", "AHC-195", "AHC-196", "AHC-254")
def take_control(g: Arkham, c: int, p: int) -> Rule:
    """Take control of an asset in play, or set aside, with its attachments."""
    if SIGNATURE[g.code[c]] and g.owner[c] != p:
        return
    if c not in g.play:
        yield from asset_enters(g, c, p)
        return
    g.ctrl[c] = p
    g.at[c] = NONE
    for x in g.play:
        if g.at[x] == c and g.ctrl[x] >= 0:
            g.ctrl[x] = p
    yield from make_room(g, p, c)
