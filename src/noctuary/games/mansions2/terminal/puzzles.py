"""A puzzle at the terminal: guesses at a code, pieces of a picture, blocks of a lock, discs."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, VERDIGRIS
from noctuary.plugin.terminal_scene import Scene

from .board import Shown

KEY = 0
"""The block of a lock that has to leave it."""


def puzzle(scene: Scene, shown: Shown) -> RenderableType:
    """Draw the puzzle that somebody works at, and how many steps are left."""
    drawn = {"code": code, "slide": picture, "lock": lock, "tower": tower}[shown["type"]]
    title = Text(scene.words.kind("puzzle", shown["puzzle"]), style=f"bold {PAPER}")
    if shown["steps"] >= 0:
        title.append(f"  {scene.tell('steps', n=shown['steps'])}", style=LAMP)
    return Panel(
        Group(*drawn(scene, shown)),
        title=title,
        title_align="left",
        border_style=VERDIGRIS,
        padding=(0, 1),
    )


def code(scene: Scene, shown: Shown) -> Iterator[Text]:
    """Draw each guess with its marks, then the present dial."""
    for t in shown["tried"]:
        line = Text(" ".join(str(rune + 1) for rune in t["guess"]), style=QUIET)
        yield line.append(f"   {scene.tell('marks', exact=t['exact'], near=t['near'])}")
    blank = shown["length"] - len(shown["dialled"])
    now = [str(rune + 1) for rune in shown["dialled"]] + [scene.marks.dot] * blank
    yield Text(" ".join(now), style=f"bold {LAMP}")


def picture(scene: Scene, shown: Shown) -> Iterator[Text]:
    """Draw the piece in each cell, by its number; those in their place stand out."""
    grid, across = shown["grid"], shown["columns"]
    for top in range(0, len(grid), across):
        line = Text()
        for cell in range(top, top + across):
            right = grid[cell] == cell
            line.append(f"{grid[cell] + 1:>3}", style=f"bold {VERDIGRIS}" if right else PAPER)
        cells = f"{top + 1}{scene.marks.dash}{top + across}"
        yield line.append(f"   {cells}", style=FOG)


def lock(scene: Scene, shown: Shown) -> Iterator[Text]:
    """Draw blocks by their numbers; the first one has to leave on the right."""
    size = shown["size"]
    cells = [[Text(f" {scene.marks.dot}", style=FOG) for _ in range(size)] for _ in range(size)]
    for n, b in enumerate(shown["blocks"]):
        for k in range(b["length"]):
            row = b["row"] + (0 if b["lying"] else k)
            column = b["column"] + (k if b["lying"] else 0)
            style = f"bold {LAMP}" if n == KEY else PAPER
            cells[row][column] = Text(f"{n + 1:>2}", style=style)
    for row, line in enumerate(cells):
        way = scene.marks.arrow if row == shown["blocks"][KEY]["row"] else " "
        yield Text(" ").join(line).append(f" {way}", style=LAMP)


def tower(scene: Scene, shown: Shown) -> Iterator[Text]:
    """Draw the discs of each peg from the lowest up; the largest has the largest number."""
    for n, peg in enumerate(shown["pegs"], 1):
        line = Text(f"{n} {scene.marks.arrow} ", style=FOG)
        yield line.append(" ".join(str(disc + 1) for disc in peg), style=f"bold {PAPER}")
