"""Lakeview on thirteen rows: streets, buildings by number, fences, figures, squares on offer."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, SEATS, VERDIGRIS, WAX
from noctuary.plugin.terminal_scene import Scene

from ..town import SIDE, square
from ..value_names import COLUMNS

Shown = dict[str, Any]
Spot = tuple[int, int]

CELL = 3
"""Characters of a square, without the fence or gap that follows."""
ACROSS = 3 + SIDE * (CELL + 1)
COLOURS = {"red": WAX, "blue": "#7fb2ff", "green": "#63c384", "yellow": "#e8d26a"}
LAIR, HAUNT, PATROL = "on #12403a", "on #1c2b2e", "on #3b2330"
"""Backgrounds: the Monster's district, those where it may be, squares that the Feds watch."""
NIGHT = "#0e141c"
ON_BUILDING = {"projector": "P", "bystander": "b", "reflection": "r"}


def figures(shown: Shown) -> list[Shown]:
    """Return the figures that can be on the board."""
    return [*shown["kids"], shown["lost"]]


def initial(scene: Scene, shown: Shown, figure: Shown) -> Text:
    """Return the letter that stands for a figure on the map."""
    k = figures(shown).index(figure)
    name = scene.words.kind("figure", figure["figure"])
    letter = name[0] if figure is not shown["lost"] else scene.tell("lost-letter")
    return Text(letter, style=f"bold {SEATS[k]}")


def town(scene: Scene, shown: Shown) -> Text:
    """Return the whole map, with fences between the squares."""
    offered = {
        o.fields["square"]: n
        for n, o in enumerate(scene.observation.options, 1)
        if "square" in o.fields
    }
    signs = haunting(scene, shown)
    fences = {frozenset((tuple(a), tuple(b))) for a, b in shown["board"]["fences"]}
    out = Text(" " * CELL, no_wrap=True)
    out.append(" ".join(f"{c:^{CELL}}" for c in COLUMNS), style=FOG)
    for y in range(SIDE):
        out.append(f"\n{y + 1:>2} ", style=FOG)
        for x in range(SIDE):
            number, sign = offered.get(square(x, y)), signs.get((x, y))
            out.append_text(cell(scene, shown, (x, y), number, sign))
            fence = frozenset(((x, y), (x + 1, y))) in fences
            out.append(scene.marks.upright if fence else " ", style=PAPER)
        below = [frozenset(((x, y), (x, y + 1))) in fences for x in range(SIDE)]
        if any(below):
            out.append("\n" + " " * CELL)
            rail = scene.marks.level * CELL
            out.append(" ".join(rail if f else " " * CELL for f in below), style=PAPER)
    return out


def haunting(scene: Scene, shown: Shown) -> dict[Spot, Text]:
    """Return the symbols of the Monster and its doubles, on open ground of their districts."""
    beast, out = shown["monster"], dict[Spot, Text]()
    there = [(beast["district"], scene.marks.beast, WAX)]
    there += [
        (d["district"], scene.marks.double, VERDIGRIS)
        for d in beast.get("doubles", ())
        if not d["sheeted"]
    ]
    for district, sign, style in there:
        if district is not None:
            at = clearing(shown, district)
            out.setdefault(at, Text()).append(sign, style=f"bold {style}")
    return out


def clearing(shown: Shown, district: str) -> Spot:
    """Return a square of open ground in a district, without a figure if possible."""
    inside = next(d for d in shown["board"]["districts"] if d["district"] == district)
    (left, right), (top, bottom) = inside["x"], inside["y"]
    free = [
        (x, y)
        for y in range(top, bottom + 1)
        for x in range(left, right + 1)
        if shown["board"]["map"][y][x] == ".."
        and [x, y] not in shown["board"]["landmarks"].values()
    ]
    taken = [f["at"] for f in figures(shown)]
    return next((s for s in free if list(s) not in taken), free[0])


def cell(scene: Scene, shown: Shown, at: Spot, number: int | None, sign: Text | None) -> Text:
    """Return one square: its figure, else its option number, else its ground."""
    out = Text()
    here = [initial(scene, shown, f) for f in figures(shown) if f["at"] == list(at)]
    here += [sign] if sign else []
    if len(here) > 2:
        out.append_text(here[0]).append(f"+{len(here) - 1}", style="bold")
    elif number is not None:
        for who in here[:1]:
            out.append_text(who)
        out.append(f"{number:>{CELL - len(out)}}", style=f"bold {NIGHT} on {LAMP}")
    elif here:
        for who in here:
            out.append_text(who)
    else:
        out.append_text(vehicle(shown, at) or ground(scene, shown, at))
    out.truncate(CELL, pad=True)
    out.stylize_before(behind(shown, at))
    return out


def vehicle(shown: Shown, at: Spot) -> Text | None:
    """Return a figure of the Feds."""
    parked = [f["feds"] for f in shown["feds"] if f["at"] == list(at)]
    if not parked:
        return None
    out = Text()
    for name in parked:
        out.append(name[0].upper(), style=f"bold {NIGHT} on {COLOURS[name]}")
    return Text("[").append_text(out).append("]") if len(parked) == 1 else out


def ground(scene: Scene, shown: Shown, at: Spot) -> Text:
    """Return the ground of a square: building, treehouse, landmark or street."""
    mark = shown["board"]["map"][at[1]][at[0]]
    if mark.isdecimal():
        return building(scene, shown, at, int(mark) - 1)
    if mark == "TH":
        return Text(f" {scene.marks.house} ", style=f"bold {LAMP}")
    if list(at) in shown["board"]["landmarks"].values():
        return Text(f" {scene.marks.sight} ", style=PAPER)
    if mark == "++":
        return Text(" + ", style=QUIET)
    return Text(f" {scene.marks.dot} " if mark in ("==", "dd") else "", style=FOG)


def building(scene: Scene, shown: Shown, at: Spot, b: int) -> Text:
    """Return half a building: number in the west, tokens and objective in the east."""
    fixed, lies = shown["board"]["buildings"][b], shown["buildings"][b]
    style = COLOURS[fixed["colour"]]
    if fixed["squares"][0] == list(at):
        things = [sign for what, sign in ON_BUILDING.items() if what in lies]
        crossed = "strike " if "searched" in lies else "bold "
        out = Text(f"{b + 1:>2}", style=f"{crossed}{style}")
        return out.append("".join(things[:1]), style=VERDIGRIS)
    tokens = lies.get("tokens", 0)
    out = Text("?" * min(tokens, 1) + (str(tokens) if tokens > 1 else ""), style=f"bold {style}")
    return out.append(scene.marks.star if "star" in lies else "", style=f"bold {LAMP}")


def behind(shown: Shown, at: Spot) -> str:
    """Return the background: the Monster's district, or squares watched by the Feds."""
    x, y = at
    for f in shown["feds"]:
        if max(abs(f["at"][0] - x), abs(f["at"][1] - y)) <= 1:
            return PATROL
    for d in shown["board"]["districts"]:
        if d["x"][0] <= x <= d["x"][1] and d["y"][0] <= y <= d["y"][1]:
            beast = shown["monster"]
            if d["district"] == beast["district"]:
                return LAIR
            if d["district"] in beast["haunts"]:
                return HAUNT
    return ""
