"""Tiles, tokens, features and Barricades, as a table shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from msgspec import UNSET

from noctuary.kernel import NONE
from noctuary.mechanics.spaces import CUT, DARKNESS, FIRE, PASSAGE, edge_kind, on_board

from ..columns import ChoiceRow, PieceRow
from ..components import EDGES, PICTURES, TOKENS
from ..limits import BARRICADES
from ..rules.barricades import PASSAGE_END
from ..rules.tokens import lies_at
from ..scenario.book_writer import Pair
from ..scenario.compiled import CompiledScenario
from ..scenario.map_layout import SIDES, MapLayout, Point, touch
from ..state import Mansions
from .types import Barricade, Edge, Features, Rim, Room, Said, Space, Tile, Token

WALL, DOOR = EDGES.index("wall"), EDGES.index("door")
OPENINGS = {"door": "door", "wall": "wall", "room_impassable": "open"}
"""Drawings of an outer side with a token over the print; any other is open ground."""


def bilingual(pair: Pair) -> Said:
    """Return a text in both languages."""
    return Said(en=pair[0], fr=pair[1])


def flat(points: list[Point]) -> list[float]:
    """Return points as one list."""
    return [float(v) for point in points for v in point]


def line(ends: tuple[Point, Point]) -> list[float]:
    """Return a line as four numbers."""
    return flat(list(ends))


# ---- tiles


class Drawn:
    """The unchanging part of a tile."""

    def __init__(self, plan: MapLayout, number: int) -> None:
        laid = plan.laid[number]
        assert laid is not None
        letters = {
            s: name.partition(".")[2]
            for name, s in plan.spaces.items()
            if plan.rows[s][0] == number
        }
        self.laid = laid
        self.rooms = [
            Room(
                name=bilingual(room.name),
                outdoor=room.outdoor,
                water=room.water,
                spaces=[
                    Space(
                        space=s,
                        letter=letters[s],
                        name=bilingual(plan.names[s]),
                        points=flat(plan.polygons[s]),
                    )
                    for s in room.spaces
                ],
            )
            for room in laid.rooms
        ]
        self.edges = [
            (w, a, b, touch(plan.polygons[a], plan.polygons[b]))
            for w, (a, b, _) in enumerate(plan.edges)
            if a in letters and b in letters
        ]
        outs = plan.faces[laid.face].get("out", {})
        joined = [plan.outer(f"{laid.face}.{out}") for out in outs]
        self.rim = {
            (side, index): (kind, found[1] if found else NONE)
            for (side, index, kind), found in zip(laid.rim, joined, strict=True)
        }


@lru_cache(maxsize=64)
def drawn(plan: MapLayout, number: int) -> Drawn:
    """Return a tile of a scenario, made once."""
    return Drawn(plan, number)


def tile(g: Mansions, plan: MapLayout, number: int) -> Tile:
    """Return a tile on the board."""
    return lies(drawn(plan, number), number, lambda w: edge_kind(g, w), lambda w: g.edge_now[w])


def printed(plan: MapLayout, number: int) -> Tile:
    """Return a tile as it comes from the box, where the scenario lays it."""
    return lies(Drawn(plan, number), number, lambda w: plan.edges[w][2], lambda w: 0)


def lies(
    one: Drawn, number: int, kind_of: Callable[[int], int], over: Callable[[int], int]
) -> Tile:
    """Return a tile with its present edges, and what lies over those of its rim, if anything."""
    laid = one.laid
    return Tile(
        tile=number,
        face=laid.face,
        column=laid.column,
        row=laid.row,
        turns=laid.turns,
        width=laid.width,
        height=laid.height,
        rooms=one.rooms,
        edges=[
            Edge(
                a=a,
                b=b,
                kind=EDGES[WALL if n and kind == DOOR else kind],
                line=line(ends),
            )
            for w, a, b, parts in one.edges
            if (kind := kind_of(w)) > 0
            for n, ends in enumerate(parts)
        ],
        rim=[
            rim(over, one, side, index)
            for side in SIDES
            for index in range(laid.width if side in "NS" else laid.height)
        ],
    )


def rim(over: Callable[[int], int], one: Drawn, side: str, index: int) -> Rim:
    """Return an outer side of a tile: wall where nothing else is printed."""
    kind, w = one.rim.get((side, index), ("wall", NONE))
    if w >= 0 and (now := over(w)):
        kind = OPENINGS.get(EDGES[now], "open")
    return Rim(side=side, index=index, kind=kind)


# ---- what lies on them


def token(g: Mansions, made: CompiledScenario, k: int) -> Token:
    """Return a token on the board."""
    one = made.tokens[k]
    assert one is not None
    row = g.pieces[k]
    return Token(
        piece=k,
        kind=TOKENS[one.kind],
        space=lies_at(g, k),
        name=bilingual(made.token_name(k)),
        who=one.who,
        picture=PICTURES[row[PieceRow.PICTURE]],
        look=row[PieceRow.TEXT],
        first=row[PieceRow.FIRST],
        count=row[PieceRow.COUNT],
        acts=acts(g, k),
        line=line(one.line) if one.line and lies_at(g, k) == one.space else UNSET,
    )


def acts(g: Mansions, k: int) -> list[int]:
    """Return the options of a token that cost an action."""
    first = g.pieces[k][PieceRow.FIRST]
    every = range(first, first + g.pieces[k][PieceRow.COUNT])
    return [c for c in every if g.choices[c][ChoiceRow.ACT]]


def features(g: Mansions) -> list[Features]:
    """Return every space on the board with something on it."""
    return [
        Features(
            space=s,
            fire=True if bits & FIRE else UNSET,
            darkness=True if bits & DARKNESS else UNSET,
            passage=True if bits & PASSAGE else UNSET,
            cut=True if bits & CUT else UNSET,
        )
        for s, bits in enumerate(g.feature)
        if bits and s < len(g.spaces) and on_board(g, s)
    ]


def barricades(g: Mansions, plan: MapLayout) -> list[Barricade]:
    """Return the Barricades on the board, and what they block."""
    return [
        Barricade(
            barricade=b,
            space=g.barricade_at[b],
            line=line(plan.lines[w - 1]) if 0 < (w := g.barricade_edge[b]) < PASSAGE_END else UNSET,
            passage=True if w == PASSAGE_END else UNSET,
        )
        for b in range(BARRICADES)
        if g.barricade_at[b] > 0
    ]


def looks(g: Mansions) -> Mapping[str, list[int]]:
    """Return the texts of looking at what lies on the board."""
    every = {g.pieces[k][PieceRow.TEXT] for k in g.board}
    return {"text": sorted(text for text in every if text > 0)}
