"""The scene of one seat at the terminal, and the parts that all games draw alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from noctuary.kernel import GameEvent, LoadedGame, Observation, Option

from .console import FOG, LAMP, QUIET, Symbols
from .translations import GameTexts, Translations


@dataclass
class TerminalLine:
    """One line of the log: the event, the choice that led to it, whether it was undone."""

    number: int
    event: GameEvent
    undone: bool = False


@dataclass
class Scene:
    """Everything needed to draw the table for one seat (-1: a spectator)."""

    game: LoadedGame
    words: GameTexts
    say: Translations
    """The texts of the command line."""
    observation: Observation
    log: Sequence[TerminalLine] = ()
    since: int = 0
    """The number of log lines that the seat had seen when it last chose."""
    specs: Sequence[str] = ()
    """Who plays each seat: `me`, `heuristic`."""
    width: int = 80
    marks: Symbols = field(default_factory=Symbols)
    short: bool = False
    """Whether the terminal has only a few lines."""
    height: int = 0
    """Lines of the terminal; 0 if unlimited."""

    @property
    def seat(self) -> int:
        """The seat for which the scene is drawn."""
        return self.observation.seat

    @property
    def asked(self) -> bool:
        """Whether this seat has to choose."""
        d = self.observation.decision
        return d is not None and d.seat == self.seat

    def tell(self, key: str, **args: Any) -> str:
        """Format a text of the game (`terminal-<key>`), else one that all drawings share."""
        own = f"terminal-{key}"
        if self.words.speech.has(own):
            return self.words.format(own, **args)
        return self.say.format(key, **args)

    def name(self, seat: int) -> Text:
        """Return the symbol and the name of a seat."""
        return self.marks.seat(seat).append(f" {self.words.seat(seat)}")


def line_text(scene: Scene, line: TerminalLine) -> Text:
    """Return a line of the log as the seat may read it: symbol, then text."""
    told = line.event.redact(scene.seat)
    seat = told.fields.get("seat")
    out = Text(overflow="fold")
    if isinstance(seat, int) and seat < scene.observation.seats:
        out.append_text(scene.marks.seat(seat)).append(" ")
    else:
        out.append(f"{scene.marks.dot} ", style=FOG)
    out.append(scene.words.event(told), style="" if seat == scene.seat else QUIET)
    if line.undone:
        out.stylize(f"strike {FOG}")
    return out


def log_lines(scene: Scene, room: int, width: int) -> RenderableType:
    """Return the last lines of the log that fit, with a mark where the unread ones begin."""
    out: list[Text] = []  # the latest first
    left = len(scene.log)
    while left and room > 0:
        left -= 1
        line = scene.log[left]
        if line.undone:
            continue
        text, times = line_text(scene, line), 1
        while left and left != scene.since and reads_like(scene, scene.log[left - 1], text):
            left, times = left - 1, times + 1
        if times > 1:
            text.append(f" {scene.marks.times}{times}", style=FOG)
        room -= -(-(text.cell_len + 4) // width)  # words do not break: slightly more than needed
        if room < 0 and out:
            left += times
            break
        out.append(text)
        if left == scene.since and left:
            out.append(Text(f"- {scene.say.format('log-since')} -", style=f"italic {LAMP}"))
            room -= 1
    if not out:
        return Text(scene.say.format("log-empty"), style=QUIET)
    if left:
        out.append(Text(scene.say.format("log-earlier", n=left), style=FOG))
    return Group(*reversed(out))


def reads_like(scene: Scene, line: TerminalLine, text: Text) -> bool:
    """Whether a line of the log reads like `text`."""
    return not line.undone and line_text(scene, line).plain == text.plain


def option_line(scene: Scene, number: int, option: Option, note: Text | None = None) -> Text:
    """Return an option as a line: `3 Send an investigator to Salem  yours 1 → 2`."""
    out = Text().append(f"{number:>3} ", style=f"bold {LAMP}").append(scene.words.action(option))
    if note:
        out.append("  ").append_text(note)
    return out


def in_columns(lines: Sequence[Text], width: int) -> RenderableType:
    """Arrange lines in up to three columns, read downwards."""
    if not lines:
        return Text()
    widest = max(x.cell_len for x in lines) + 2
    columns = max(1, min(3, width // widest)) if len(lines) > 3 else 1
    rows = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, 2))
    for _ in range(columns):
        grid.add_column(no_wrap=columns > 1, overflow="fold")
    for r in range(rows):
        grid.add_row(
            *(lines[k] if (k := r + c * rows) < len(lines) else "" for c in range(columns))
        )
    return grid


def question(scene: Scene, body: Sequence[RenderableType]) -> RenderableType:
    """Return the decision: the seat, the prompt, its clauses and the options."""
    d = scene.observation.decision
    if d is None:
        return Text()
    title = scene.name(d.seat)
    if not scene.asked:
        text = Text(scene.words.prompt(d), style=QUIET)
        return Panel(text, title=title, title_align="left", border_style=FOG)
    head = Text(scene.words.prompt(d), style=f"bold {LAMP}")
    why = scene.say.format("ask-why", ids=d.clause)
    return Panel(
        Group(head, *body),
        title=title,
        title_align="left",
        subtitle=Text(why, style=QUIET),
        subtitle_align="right",
        border_style=LAMP,
        padding=(0, 1),
    )
