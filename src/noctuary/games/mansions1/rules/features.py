"""Room features, fires and corpses, and the actions on them."""

from __future__ import annotations

from noctuary.kernel import Rule, emit, offer, rule
from noctuary.mechanics.spaces import WAYS

from ..actions import (
    Barricade,
    Barricaded,
    Burn,
    CorpseBurned,
    FireOut,
    Hid,
    Hide,
    PutOut,
    Unblock,
    Unblocked,
)
from ..components import FIRST, LIGHTS, THING, Attribute, Feature, Room, ThingKind, Trauma
from ..state import Mansions
from . import items, skill_tests
from .board import feature_at, is_door, monster_in, room_of
from .skill_tests import suffers


@rule("MAN1-Q07", "MAN1-Q30", "MAN1-Q31")
def offer_features(g: Mansions, i: int) -> None:
    """Offer barricades, hiding places, fires, corpses."""
    s = g.at[i]
    r = room_of(g, s)
    offer_barricades(g, s)
    if feature_at(g, s) == Feature.HIDING and g.hidden[i] == 0 and not monster_in(g, r):
        offer(g, Hide())
    if g.room[r] & Room.FIRE and not suffers(g, i, Trauma.FIRE_SETTER):
        offer(g, PutOut())
    if g.corpses[r] > 0 and any(LIGHTS[THING[c]] for c in g.carried[i]):
        offer(g, Burn())


@rule("MAN1-Q30")
def offer_barricades(g: Mansions, s: int) -> None:
    """Offer to barricade a door of a space with the feature, or to take a barricade away."""
    builds = feature_at(g, s) == Feature.BARRICADE
    for k in range(WAYS):
        if g.ways[s][k] == 0:
            return
        w = g.ways[s][k] - 1
        if g.blocked[w] > 0:
            offer(g, Unblock(door=w))
        elif builds and is_door(g, w) and g.shut[w] == 0:
            offer(g, Barricade(door=w))


@rule("MAN1-Q30")
def barricade(g: Mansions, i: int, w: int) -> None:
    """Put furniture before a door."""
    g.blocked[w] = 1
    emit(g, Barricaded(person=g.who[i], door=w))


@rule("MAN1-Q30")
def unblock(g: Mansions, w: int) -> None:
    """Free a way again."""
    g.blocked[w] = 0
    emit(g, Unblocked(door=w))


@rule("MAN1-Q30")
def hide(g: Mansions, i: int) -> None:
    """Hide until he moves or acts, or is found."""
    g.hidden[i] = 1
    emit(g, Hid(person=g.who[i]))


@rule("MAN1-Q30")
def put_out(g: Mansions, i: int) -> Rule:
    """Test Dexterity 0 to put a fire out."""
    r = room_of(g, g.at[i])
    out = yield from skill_tests.test(g, i, Attribute.DEXTERITY, 0, skill_tests.PLAIN)
    if out:
        g.room[r] &= ~Room.FIRE
        emit(g, FireOut(person=g.who[i], room=r))


@rule("MAN1-070", "MAN1-116", "MAN1-Q31")
def burn(g: Mansions, i: int) -> None:
    """Burn a corpse with whatever makes fire; use up matches if there is nothing else."""
    r = room_of(g, g.at[i])
    g.corpses[r] -= 1
    emit(g, CorpseBurned(person=g.who[i], room=r))
    if not any(LIGHTS[THING[c]] and THING[c] != ThingKind.MATCHES for c in g.carried[i]):
        c = FIRST[ThingKind.MATCHES]
        if c not in g.carried[i]:
            c += 1
        items.discard(g, i, c)
