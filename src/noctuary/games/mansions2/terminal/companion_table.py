"""People's own table at the terminal: the list they do now, the inventory, who has acted."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, VERDIGRIS, WAX
from noctuary.plugin.terminal_scene import Scene

from .board import NIGHT

Shown = dict[str, Any]
STORY = ("text", "objective")


def instructions(scene: Scene, keeper: Shown) -> RenderableType:
    """Draw the list: what is read aloud, then what is done, numbered."""
    if not keeper["told"]:
        return Text()
    lang = scene.words.speech.lang
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=3, justify="right")
    grid.add_column(overflow="fold")
    n = 0
    for line in keeper["told"]:
        if line["kind"] in STORY:
            grid.add_row("", Text(line["said"][lang], style=f"italic {PAPER}"))
            continue
        n += 1
        text = Text(line["said"][lang], style="bold")
        if "where" in line and line["kind"] in ("tile", "token"):
            text.append(f"  {line['where'][lang]}", style=QUIET)
        grid.add_row(Text(f"{n}.", style=VERDIGRIS), text)
    return Panel(grid, border_style=VERDIGRIS, padding=(0, 1), style=f"on {NIGHT}")


def screen(scene: Scene, keeper: Shown) -> list[RenderableType]:
    """Draw what a foreign quest has on its screen, in its order."""
    lang = scene.words.speech.lang
    texts = [
        scene.words.kind("text", one["look"]) if one["look"] else one["name"][lang]
        for one in keeper["things"]
        if one["kind"] == "screen" and (one["look"] or one["count"])
    ]
    if not texts:
        return []
    words = Text("\n\n".join(texts), style=f"italic {PAPER}", overflow="fold")
    return [Panel(words, border_style=LAMP, padding=(0, 1), style=f"on {NIGHT}")]


def people(scene: Scene, shown: Shown) -> RenderableType:
    """Draw who plays, who has been named, who is out; the inventory; whether it burns."""
    keeper, words, dot = shown["keeper"], scene.words, f" {scene.marks.dot} "
    names = Text(" ")
    for k, one in enumerate(shown["investigators"]):
        names.append(dot if k else "", style=FOG)
        names.append(words.kind("investigator", one["character"]), style="bold")
        if one["out"]:
            names.append(f" {scene.tell('out')}", style=WAX)
        elif one["active"]:
            names.append(f" {scene.marks.arrow}", style=f"bold {LAMP}")
        elif one["character"] in keeper["acted"]:
            names.append(f" {scene.tell('acted')}", style=FOG)
    parts: list[RenderableType] = [names]
    if keeper["inventory"]:
        held = [words.kind("card", c["face"]) for c in keeper["inventory"]]
        parts.append(Text(f" {scene.tell('inventory')} ", style=QUIET).append(dot.join(held)))
    if keeper["alight"]:
        parts.append(Text(f" {scene.tell('alight')}", style=WAX))
    return Group(*parts)
