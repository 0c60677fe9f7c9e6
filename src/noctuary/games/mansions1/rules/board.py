"""The map: rooms, spaces, links, who stands where; darkness, fire, corpses, doors."""

from __future__ import annotations

from noctuary.kernel import NONE, emit, rule
from noctuary.mechanics.spaces import BORDER, BREAKS, DOOR, FLIES, ROOM_BORDER, WAYS

from ..actions import CorpseLaid, Darkened, Lit
from ..components import BEAST, DECK, MONSTERS, TEAM, Feature, Room, Status
from ..state import Mansions


@rule("MAN1-Q08")
def room_of(g: Mansions, s: int) -> int:
    """Return the room of a space."""
    return g.spaces[s][1]


@rule("MAN1-Q30")
def feature_at(g: Mansions, s: int) -> int:
    """Return the feature of a space."""
    return g.spaces[s][3]


def playing(g: Mansions, i: int) -> bool:
    """Whether an investigator is on the board."""
    return g.status[i] == Status.IN


@rule("MAN1-062", "MAN1-063", "MAN1-Q23")
def still_in(g: Mansions) -> int:
    """Return how many investigators are not eliminated; a killed one who comes anew is in."""
    return sum(i < g.team[0] and g.status[i] != Status.OUT for i in range(TEAM))


def in_room(g: Mansions, i: int, r: int) -> bool:
    """Whether an investigator is in a room."""
    return g.status[i] == Status.IN and room_of(g, g.at[i]) == r


def slot_of(g: Mansions, person: int) -> int:
    """Return the slot of an investigator by who it is."""
    for i in range(TEAM):
        if g.status[i] == Status.IN and g.who[i] == person:
            return i
    return NONE


def monster_here(g: Mansions, s: int) -> bool:
    """Whether a monster stands in a space."""
    return any(g.m_at[m] == s for m in range(MONSTERS))


def monster_in(g: Mansions, r: int) -> bool:
    """Whether a monster is in a room."""
    return any(g.m_at[m] > 0 and room_of(g, g.m_at[m]) == r for m in range(MONSTERS))


def investigator_here(g: Mansions, s: int) -> bool:
    """Whether an investigator stands in a space."""
    return any(g.status[i] == Status.IN and g.at[i] == s for i in range(TEAM))


def company(g: Mansions, i: int) -> bool:
    """Whether another investigator is in the room of this one."""
    r = room_of(g, g.at[i])
    return any(j != i and in_room(g, j, r) for j in range(TEAM))


@rule("MAN1-Q08", "MAN1-Q30")
def gait(g: Mansions, m: int) -> int:
    """Return how a monster goes: through barricades, if it breaks them; beasts use no ladder."""
    return BREAKS if DECK[m] == BEAST else BREAKS | FLIES


@rule("MAN1-Q08")
def link_between(g: Mansions, s: int, t: int) -> int:
    """Return the link that joins two spaces, or NONE."""
    for k in range(WAYS):
        w = g.ways[s][k]
        if w == 0:
            return NONE
        if g.edges[w - 1][0] + g.edges[w - 1][1] == s + t:
            return w - 1
    return NONE


@rule("MAN1-Q08")
def is_door(g: Mansions, w: int) -> bool:
    """Whether a link is a door."""
    return g.edges[w][2] == DOOR


@rule("MAN1-Q18")
def in_sight(g: Mansions, s: int, t: int) -> bool:
    """Whether two spaces share a room, or an open line."""
    if room_of(g, s) == room_of(g, t):
        return True
    w = link_between(g, s, t)
    return w != NONE and (g.edges[w][2] == BORDER or g.edges[w][2] == ROOM_BORDER)


@rule("MAN1-Q08")
def rooms_touch(g: Mansions, r: int, q: int) -> bool:
    """Whether a link joins two rooms."""
    for w in range(len(g.edges)):
        a = room_of(g, g.edges[w][0])
        b = room_of(g, g.edges[w][1])
        if (a == r and b == q) or (a == q and b == r):
            return True
    return False


@rule("MAN1-Q30")
def darken(g: Mansions, r: int) -> None:
    """Darken a room; it holds one token of Darkness at most."""
    if g.room[r] & Room.DARK == 0:
        g.room[r] |= Room.DARK
        emit(g, Darkened(room=r))


@rule("MAN1-Q30")
def set_fire(g: Mansions, r: int) -> None:
    """Set fire to a room; it holds one token of Fire at most."""
    if g.room[r] & Room.FIRE == 0:
        g.room[r] |= Room.FIRE
        emit(g, Lit(room=r))


@rule("MAN1-067", "MAN1-070", "MAN1-Q31")
def corpses_left(g: Mansions) -> int:
    """Return the corpse markers in the supply: those burned or raised are back there."""
    return g.corpse_total[0] - sum(g.corpses)


@rule("MAN1-067", "MAN1-068", "MAN1-069", "MAN1-116")
def lay_corpse(g: Mansions, r: int) -> None:
    """Lay a corpse marker in a room; if none is left, nothing happens."""
    if corpses_left(g) > 0:
        g.corpses[r] += 1
        emit(g, CorpseLaid(room=r))


def has_feature(g: Mansions, r: int, feature: int) -> bool:
    """Whether a space of a room has a feature."""
    return any(room_of(g, s) == r and feature_at(g, s) == feature for s in range(1, len(g.spaces)))


@rule("MAN1-Q31")
def monster_at_altar(g: Mansions) -> bool:
    """Whether a monster is in the room of the altar."""
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and has_feature(g, room_of(g, g.m_at[m]), Feature.ALTAR):
            return True
    return False


@rule("MAN1-Q21", "MAN1-Q03")
def kept_out(g: Mansions, t: int) -> bool:
    """Whether a ward on a space, or salt in its room, keeps monsters out."""
    for i in range(TEAM):
        if g.ward[i] == t or g.salted[i] == 1 + room_of(g, t):
            return True
    return False
