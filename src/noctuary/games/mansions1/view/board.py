"""Rooms, links, cards and things, as a table shows them."""

from __future__ import annotations

from msgspec import UNSET

from noctuary.mechanics.spaces import DOOR, IMPASSABLE

from ..components import (
    ATTRIBUTES,
    LAYOUT_NAMES,
    PIECE_NAMES,
    SORT,
    THING,
    THING_NAMES,
    WEAPON_DAMAGE,
    Feature,
    Seed,
    Sort,
)
from ..components import Hold as Asks
from ..components import Room as Is
from ..rules.exploring import HOW, LETTER, QUESTION, WHAT, X, Y
from ..state import Mansions
from ..stories import Pair, Story
from .types import Card, Hold, Link, Room, Said, Space, Thing

SEEDS = ("blank", "", "lock", "obstacle")


def bilingual(pair: Pair | None) -> Said:
    """Return a text in both languages."""
    return Said(en=pair[0], fr=pair[1]) if pair else Said(en="", fr="")


def thing(c: int) -> Thing:
    """Return a thing that can be carried."""
    k = THING[c]
    return Thing(
        thing=PIECE_NAMES[c],
        name=THING_NAMES[k],
        sort=Sort(SORT[k]).name.lower(),
        damage=WEAPON_DAMAGE[k],
    )


def hold(row: tuple[int, ...]) -> Hold:
    """Return what a Lock or an Obstacle asks for."""
    match row[HOW]:
        case Asks.KEY:
            return Hold(kind="key", key=THING_NAMES[row[X]])
        case Asks.PUZZLE:
            return Hold(kind="puzzle", layout=LAYOUT_NAMES[row[X]])
        case _:
            return Hold(kind="test", attribute=ATTRIBUTES[row[X]], modifier=row[Y])


def card(row: tuple[int, ...]) -> Card:
    """Return a card of a room."""
    if row[WHAT] == Seed.THING:
        return Card(name=THING_NAMES[row[HOW]])
    barred = row[WHAT] in (Seed.LOCK, Seed.OBSTACLE)
    return Card(name=SEEDS[row[WHAT]], hold=hold(row) if barred else UNSET)


def known(g: Mansions, row: tuple[int, ...]) -> bool | None:
    """Whether a card lies in its room; None: these eyes cannot tell."""
    q = row[QUESTION]
    if q == 0:
        return True
    answer: int | None = g.chosen[q - 1]
    if answer is not None:
        return answer == row[LETTER]
    left = g.possible[q - 1]
    if not left >> row[LETTER] & 1:
        return False
    return True if left.bit_count() == 1 else None


def lies(g: Mansions, tale: Story, r: int) -> list[tuple[int, ...]]:
    """Return the cards of a room, from top to bottom, that the viewer can identify."""
    at = tale.books["seeds_at"]
    return [row for row in tale.books["seeds"][at[r] : at[r + 1]] if known(g, row)]


def height(tale: Story, r: int) -> int:
    """Return how many cards the story puts in a room, whatever the answers."""
    at = tale.books["seeds_at"]
    rows = tale.books["seeds"][at[r] : at[r + 1]]
    return sum(row[QUESTION] == 0 or row[LETTER] == 0 for row in rows)


def pile(g: Mansions, tale: Story, r: int) -> int:
    """Return how many cards are left in a room; everybody sees that."""
    if g.room[r] & Is.EXPLORED:
        return 0
    rows = lies(g, tale, r)
    gone = sum(row[WHAT] in (Seed.LOCK, Seed.OBSTACLE) and not still(g, r, row) for row in rows)
    return height(tale, r) - gone


def turned_up(g: Mansions, tale: Story, r: int, what: int, up: int, gone: int) -> Hold | None:
    """Return a Lock or Obstacle that lies faceup and still holds."""
    if not g.room[r] & up or g.room[r] & gone:
        return None
    return next((hold(row) for row in lies(g, tale, r) if row[WHAT] == what), None)


def room(g: Mansions, tale: Story, r: int, *, keeper: bool) -> Room:
    """Return a room as one side knows it."""
    is_now, spaces = g.room[r], tale.books["spaces"]
    own = [s for s in range(1, len(spaces)) if spaces[s][1] == r]
    explored = bool(is_now & Is.EXPLORED)
    read = keeper or (is_now & Is.READ and not explored)
    left = [row for row in lies(g, tale, r) if still(g, r, row)]
    return Room(
        room=r,
        name=bilingual(tale.name_of("room", r)),
        outdoors=bool(spaces[own[0]][2]),
        entry=keeper and r in tale.books["entries"],
        spaces=[space(tale, s) for s in own],
        dark=bool(is_now & Is.DARK),
        fire=bool(is_now & Is.FIRE),
        corpses=g.corpses[r],
        explored=explored,
        pile=pile(g, tale, r),
        cards=[card(row) for row in left] if read else None,
        lock=turned_up(g, tale, r, Seed.LOCK, Is.LOCK_UP, Is.LOCK_GONE),
        obstacle=turned_up(g, tale, r, Seed.OBSTACLE, Is.OBSTACLE_UP, Is.OBSTACLE_GONE),
        floor=[thing(c) for c in g.floor if g.lies[c] == r],
    )


def still(g: Mansions, r: int, row: tuple[int, ...]) -> bool:
    """Whether a card has neither been taken nor overcome."""
    if row[WHAT] == Seed.LOCK:
        return not g.room[r] & Is.LOCK_GONE
    if row[WHAT] == Seed.OBSTACLE:
        return not g.room[r] & Is.OBSTACLE_GONE
    return not g.room[r] & Is.EXPLORED


def space(tale: Story, s: int) -> Space:
    """Return a space of the map."""
    x, y, width, height = tale.plan[tale.spaces[s]]
    return Space(
        space=s,
        name=bilingual(tale.name_of("space", s)),
        x=x,
        y=y,
        width=width,
        height=height,
        feature=Feature(tale.books["spaces"][s][3]).name.lower(),
    )


def links(g: Mansions, tale: Story) -> list[Link]:
    """Return every way from one space to another."""
    kinds = {DOOR: "door", IMPASSABLE: "ladder"}
    return [
        Link(
            door=w,
            a=a,
            b=b,
            kind=kinds.get(kind, "open"),
            sealed=g.shut[w] > 0,
            barricaded=g.blocked[w] > 0,
        )
        for w, (a, b, kind) in enumerate(tale.books["edges"])
    ]
