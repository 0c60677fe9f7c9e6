"""What the terminal draws at a moment of a game played by chance."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel import LoadedGame, Observation
from noctuary.plugin.console import make_console
from noctuary.plugin.terminal_scene import Scene, TerminalLine

NAMES = ["Mireille", "Basile", "Odette", "Edgar", "Lou"]


def scene_when(
    game: LoadedGame,
    stop: Callable[[Observation], bool],
    seats: int,
    options: dict[str, Any],
    *,
    seat: int | None = None,
    lang: str = "en",
    width: int = 80,
) -> Scene:
    """Return the scene of a seat at the first position of a few seeds that meets a condition."""
    for seed in range(20):
        state, step = game.begin(seats=seats, seed=seed, options=options)
        bot, log = make_bot("random", 1), [TerminalLine(0, t) for t in step.events]
        while not state.over and not stop(state.observe(state.seat)):
            number = state.choice_count
            log += [
                TerminalLine(number, t) for t in state.step(bot.choose(SeatKnowledge(state))).events
            ]
        asked = 0 if state.over else state.seat
        if stop(state.observe(asked)):
            words = FluentGameTexts(game, lang, names=NAMES[:seats], options=options)
            seen = state.observe(asked if seat is None else seat)
            said = FluentTranslations("noctuary.cli", lang)
            return Scene(game, words, said, seen, log, len(log) // 2, ["me"] * seats, width)
    raise AssertionError("it never came to this")


def over(seen: Observation) -> bool:
    """Return whether the game is over."""
    return seen.over


def text(drawn: RenderableType, width: int = 80) -> str:
    """Return what is printed, without colours."""
    out = io.StringIO()
    make_console(out, width).print(drawn)
    return out.getvalue()


def flat(drawn: str) -> str:
    """Return text without frames and line breaks."""
    return re.sub(r"[\s│]+", " ", drawn)
