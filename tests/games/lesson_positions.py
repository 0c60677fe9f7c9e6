"""Positions of a guided first game, and the reasons that hints give there."""

from __future__ import annotations

from noctuary.bots import Reason, SeatKnowledge, reasons
from noctuary.kernel import Position, games, load
from noctuary.plugin.lessons import load_lessons

Case = tuple[int, tuple[str, ...], Reason]
"""A step of the lesson, an option with others beside it, and the reason that comes first."""


def before_step(game: str, step: int) -> Position:
    """Return the guided first game before the choice of a step."""
    lesson = load_lessons(games()[game])["first"]
    state = load(games()[game]).new(seats=lesson.seats, seed=lesson.seed, options=lesson.options)
    made = [*lesson.before]
    for one in lesson.steps[: step - 1]:
        made += [*([one.choose] if one.choose else []), *one.then]
    for choice in made:
        state.apply(choice)
    return state


def first_reason(game: str, step: int, options: tuple[str, ...]) -> Reason:
    """Return what speaks most for the first of some options of a step."""
    return reasons(SeatKnowledge(before_step(game, step)), *options)[0]
