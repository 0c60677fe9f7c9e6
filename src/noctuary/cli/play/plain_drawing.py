"""The drawing of games that bring none: every field that the seat may see."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from noctuary.kernel import Hidden
from noctuary.plugin import Drawing
from noctuary.plugin.console import FOG, LAMP, QUIET
from noctuary.plugin.terminal_scene import Scene, in_columns, log_lines, option_line, question

LOG = 8


def draw(scene: Scene) -> RenderableType:
    """Return the table, the log and the decision."""
    fields = Table.grid(padding=(0, 2))
    kinds = scene.game.schema.piece_kinds()
    for name, value in scene.observation.fields.items():
        if name in ("rng", "score", "result", "over", "seats"):
            continue
        say: Callable[[int], str] = str
        if name in kinds:
            say = partial(scene.words.kind, kinds[name])
        if text := value_text(value, say):
            fields.add_row(Text(name.replace("_", " "), style=QUIET), Text(text, overflow="fold"))
    log = Panel(
        log_lines(scene, LOG, scene.width - 4),
        title=scene.say.format("log"),
        title_align="left",
        border_style=FOG,
    )
    options = [option_line(scene, k, o) for k, o in enumerate(scene.observation.options, 1)]
    return Group(
        scores(scene),
        fields,
        log,
        question(scene, [in_columns(options, scene.width - 6)]),
    )


def scores(scene: Scene) -> RenderableType:
    """Return the points of all seats in one line."""
    out = Text(scene.words.format("game-title") if scene.words.speech.has("game-title") else "")
    for p, n in enumerate(scene.observation.fields["score"][: scene.observation.seats]):
        out.append("  ").append_text(scene.name(p)).append(f" {n}", style="bold")
    if scene.observation.over:
        out.append(f"  {scene.say.format('game-over')}", style=LAMP)
    return out


def value_text(value: Any, say: Callable[[int], str] = str) -> str:
    """Return the text of a field's value, empty if the value is; `say` names its ints."""
    if isinstance(value, Hidden):
        known = [say(c) for c in value.known if c >= 0] if say is not str else []
        return " ".join([f"({value.count})", *known]) if value.count else ""
    if isinstance(value, list):
        parts = [value_text(v, say) for v in value]
        separator = " " if say is str or not isinstance(value[0] if value else 0, int) else ", "
        return separator.join(p or "-" for p in parts) if any(parts) else ""
    return "" if value is None else say(value)


def final(scene: Scene) -> RenderableType:
    """Return the final points and ranks."""
    over = Table(box=None, padding=(0, 2))
    say = scene.say.format
    over.add_column(say("final"), style=QUIET)
    over.add_column(say("total"), justify="right")
    f = scene.observation.fields
    ranked = sorted(range(scene.observation.seats), key=lambda p: -f["result"][p])
    for p in ranked:
        name = scene.name(p)
        if f["result"][p] == max(f["result"]):
            name.stylize("bold")
        over.add_row(name, str(f["score"][p]))
    return over


DRAWING = Drawing(draw, final)
