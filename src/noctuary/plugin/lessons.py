"""How a game teaches itself, as data in its folder: `how.toml`, and guided games in `lessons/`.

The words stand in the game's `locales/*.ftl`; here are only keys, options and clauses.
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
"""Steps of a lesson."""
MISSED = 3
"""Things that newcomers miss."""


class BadLesson(NoctuaryError):
    """A file that teaches, and cannot be used."""


class LessonStep(WireStruct, forbid_unknown_fields=True):
    """One step of a guided game: what is said, where to look, what ends it, what is played then."""

    say: str
    """A key of the game's words."""
    look: str = ""
    """What is lit up: a part of the table, or a place that the game's drawings know."""
    read: bool = False
    """It ends when it was read."""
    choose: str = ""
    """It ends with this option,"""
    any: list[str] = field(default_factory=list)
    """or with any option of these actions."""
    then: list[str] = field(default_factory=list)
    """The choices that follow by themselves, whoever is asked."""


class Lesson(WireStruct, forbid_unknown_fields=True):
    """A guided game: an ordinary table with a fixed seed, on which one person holds all seats."""

    seats: int
    seed: int
    steps: list[LessonStep]
    person: int = 0
    """The seat of whoever learns; the choices of the others are written down here."""
    options: dict[str, Any] = field(default_factory=dict)
    before: list[str] = field(default_factory=list)
    """The choices before the first step."""


class HowPage(WireStruct, forbid_unknown_fields=True):
    """A page of how it is played: `how-<id>` and its text; its picture is the client's."""

    id: str
    clauses: list[str]
    """The rules that it tells."""


class HowToPlay(WireStruct, forbid_unknown_fields=True):
    """How a game is played: the clauses behind each part of the card, and the pages."""

    goal: list[str]
    win: list[str]
    lose: list[str]
    turn: list[str]
    missed: list[list[str]]
    """Of each of the three things that newcomers miss."""
    pages: list[HowPage]


FileType = TypeVar("FileType", Lesson, HowToPlay)


def load_how_to_play(game: Game) -> HowToPlay | None:
    """How a game is played; None where it does not say."""
    file = folder(game).joinpath("how.toml")
    if not file.is_file():
        return None
    found = load_toml(file, HowToPlay)
    if len(found.missed) != MISSED:
        raise BadLesson(f"{file}: {len(found.missed)} things are missed, not {MISSED}")
    return found


def load_lessons(game: Game) -> dict[str, Lesson]:
    """The guided games of a game, by name."""
    found = folder(game).joinpath("lessons")
    if not found.is_dir():
        return {}
    files = sorted((f for f in found.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name)
    return {file.name.removesuffix(".toml"): validate(file) for file in files}


def folder(game: Game) -> Traversable:
    """Where the files of a game are."""
    return resources.files(game.package)


def load_toml(file: Traversable, kind: type[FileType]) -> FileType:
    """A file as what it should be, or BadTeaching."""
    try:
        return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=kind)
    except msgspec.DecodeError as e:
        raise BadLesson(f"{file}: {e}") from None


def validate(file: Traversable) -> Lesson:
    """A lesson whose steps each end in one way, or BadTeaching."""
    lesson = load_toml(file, Lesson)
    if not MIN_STEPS <= len(lesson.steps) <= MOST:
        raise BadLesson(f"{file}: {len(lesson.steps)} steps, not {MIN_STEPS} to {MOST}")
    if not 0 <= lesson.person < lesson.seats:
        raise BadLesson(f"{file}: there is no seat {lesson.person}")
    for n, step in enumerate(lesson.steps, 1):
        if sum(map(bool, (step.read, step.choose, step.any))) != 1:
            raise BadLesson(f"{file}: step {n} ends by one of read, choose and any")
    return lesson
