"""The picture of the terminal: a rendering of one real game, always the same.

`python -m tests.browser.pictures` makes it, with the pictures of the browser.
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import noctuary
from noctuary.bots import SeatKnowledge, make_bot
from noctuary.games.gates import terminal as gates
from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.plugin.terminal_scene import Scene, TerminalLine

WIDTH = 110
SEED, BOT, FROM = 24, "ismcts:300", 180
NAMES = ["Mireille", "Basile", "Odette"]
SPECS = ["me", "heuristic", "ismcts:1s"]
NIGHT = TerminalTheme((15, 21, 30), (239, 230, 210), [(0, 0, 0)] * 8, [(147, 167, 184)] * 8)
FRAME = """\
<svg viewBox="-12 -10 {terminal_width} {terminal_height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
    font-size: {char_height}px; line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
  <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
<rect fill="#0f151e" x="-12" y="-10" width="100%" height="100%" rx="8" />
<g clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def position() -> Scene:
    """Return a game of Gates in its middle, before its first seat plays a card."""
    game = noctuary.load("gates")
    state = game.new(seats=len(NAMES), seed=SEED)
    bot = make_bot(BOT, 1)
    log: list[TerminalLine] = []
    since = 0
    while state.choice_count < FROM or state.seat != 0 or state.decision.prompt == "mode":
        if state.seat == 0:
            since = len(log)
        number = state.choice_count
        log += [
            TerminalLine(number, told)
            for told in state.step(bot.choose(SeatKnowledge(state))).events
        ]
    return Scene(
        game,
        FluentGameTexts(game, "en", names=NAMES),
        FluentTranslations("noctuary.cli", "en"),
        state.observe(0),
        log,
        since,
        SPECS,
        WIDTH,
    )


def wider(box: re.Match[str]) -> str:
    """Add room around the text."""
    return f'viewBox="-12 -10 {float(box[1]) + 24:g} {float(box[2]) + 20:g}'


def main() -> None:
    """Write every picture beside this file."""
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        markup=False,
        highlight=False,
    )
    console.print(gates.draw(position()))
    picture = console.export_svg(theme=NIGHT, code_format=FRAME, unique_id="noctuary")
    picture = re.sub(r'viewBox="-12 -10 ([\d.]+) ([\d.]+)', wider, picture)
    text = "\n".join(line.rstrip() for line in picture.splitlines()) + "\n"
    Path(__file__).with_name("terminal.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
