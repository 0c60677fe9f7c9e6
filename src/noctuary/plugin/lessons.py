"""How to play and lessons, as data in a game's folder: `how.toml` and `lessons/*.toml`.

Their texts stand in the game's `locales/*.ftl`; the files hold keys, options and clauses.
"""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec
from msgspec import field

from noctuary.kernel import Game, NoctuaryError

from .http import WireStruct

MIN_STEPS, MOST = 8, 15
"""Bounds on the number of steps of a lesson."""
MISSED = 3
"""How many things that newcomers miss a `how.toml` names."""


class BadLesson(NoctuaryError):
    """A lesson or a `how.toml` that cannot be used."""


class LessonStep(WireStruct, forbid_unknown_fields=True):
    """One step of a lesson: its text, where to look, what ends it, what is played then."""

    say: str
    """A key of the game's texts."""
    look: str = ""
    """What is highlighted: a part of the table, or a place that the game's drawings know."""
    read: bool = False
    """Whether the step ends when it was read."""
    choose: str = ""
    """The option that ends the step."""
    any: list[str] = field(default_factory=list)
    """Actions any option of which ends the step."""
    then: list[str] = field(default_factory=list)
    """The choices that follow by themselves, whichever seat is asked."""


class Lesson(WireStruct, forbid_unknown_fields=True):
    """A guided game: an ordinary table with a fixed seed, where one person holds all seats."""

    seats: int
    seed: int
    steps: list[LessonStep]
    person: int = 0
    """The seat of the learner; the choices of the others stand in `before` and `then`."""
    options: dict[str, Any] = field(default_factory=dict)
    before: list[str] = field(default_factory=list)
    """The choices before the first step."""


class HowPage(WireStruct, forbid_unknown_fields=True):
    """A page of how to play: `how-<id>` and its text; the client has its picture."""

    id: str
    clauses: list[str]
    """The clauses that it explains."""


class HowToPlay(WireStruct, forbid_unknown_fields=True):
    """How to play: the clauses behind each part of the card, and the pages."""

    goal: list[str]
    win: list[str]
    lose: list[str]
    turn: list[str]
    missed: list[list[str]]
    """The clauses of each of the three things that newcomers miss."""
    pages: list[HowPage]


FileType = TypeVar("FileType", Lesson, HowToPlay)


def load_how_to_play(game: Game) -> HowToPlay | None:
    """Read the `how.toml` of a game; None if it has none. Raise BadLesson if it is wrong."""
    file = folder(game).joinpath("how.toml")
    if not file.is_file():
        return None
    found = load_toml(file, HowToPlay)
    if len(found.missed) != MISSED:
        raise BadLesson(f"{file}: {len(found.missed)} things are missed, not {MISSED}")
    return found


def load_lessons(game: Game) -> dict[str, Lesson]:
    """Read the lessons of a game, by name. Raise BadLesson if one of them is wrong."""
    found = folder(game).joinpath("lessons")
    if not found.is_dir():
        return {}
    files = sorted((f for f in found.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    return {file.name.removesuffix(".toml"): validate(file) for file in files}


def folder(game: Game) -> Traversable:
    """Return the folder of a game's files."""
    return resources.files(game.package)


def load_toml(file: Traversable, kind: type[FileType]) -> FileType:
    """Decode a file; raise BadLesson if it does not fit."""
    try:
        return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=kind)
    except msgspec.DecodeError as e:
        raise BadLesson(f"{file}: {e}") from None


def validate(file: Traversable) -> Lesson:
    """Read a lesson; raise BadLesson unless each of its steps ends in exactly one way."""
    lesson = load_toml(file, Lesson)
    if not MIN_STEPS <= len(lesson.steps) <= MOST:
        raise BadLesson(f"{file}: {len(lesson.steps)} steps, not {MIN_STEPS} to {MOST}")
    if not 0 <= lesson.person < lesson.seats:
        raise BadLesson(f"{file}: there is no seat {lesson.person}")
    for n, step in enumerate(lesson.steps, 1):
        if sum(map(bool, (step.read, step.choose, step.any))) != 1:
            raise BadLesson(f"{file}: step {n} ends by one of read, choose and any")
    return lesson
