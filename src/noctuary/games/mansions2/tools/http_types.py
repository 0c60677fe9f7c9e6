"""The scenario studio over HTTP, as types.

Keys and arguments travel, never prose: the client has the words. `schema()` is the JSON Schema from
which its types are made.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from noctuary.plugin.http import WireStruct

from ..view.types import Said, Tile

MOST_GAMES = 100
"""Games that are played for one answer."""
Files = Annotated[dict[str, str], Meta(max_length=8)]
"""The files of a scenario: path -> text."""
Policy = Literal["sense", "random"]
Weight = Literal["stops", "words", "remark"]


# ---- what is asked


class SourceWish(WireStruct, forbid_unknown_fields=True):
    """A scenario as its author has it."""

    files: Files


class TrialWish(SourceWish, forbid_unknown_fields=True):
    """A scenario for bots to play."""

    seats: Annotated[int, Meta(ge=1, le=5)] = 2
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = MOST_GAMES
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    policy: Policy = "sense"


class PlayWish(SourceWish, forbid_unknown_fields=True):
    """A scenario for bots to play up to an event."""

    event: Annotated[str, Meta(max_length=200)] = ""
    """Empty: at the beginning."""
    seats: Annotated[int, Meta(ge=1, le=5)] = 1
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    """The seed of the first game."""


class OpenWish(WireStruct, forbid_unknown_fields=True):
    """A package."""

    data: bytes


# ---- what is answered


class Part(WireStruct):
    """A part of what is told: plain, the key of one of our nouns, or a word of the file."""

    kind: Literal["text", "noun", "quoted"]
    text: str


class Flaw(WireStruct):
    """A problem of a scenario; its text is `problem-<key>` of the game."""

    file: str
    line: int
    column: int
    key: str
    weight: Weight
    """It stops the scenario; a text is missing; or it is worth a thought."""
    told: dict[str, int | list[Part]]
    name: str
    """The word that it is about."""
    what: str
    """The sort of thing that is wanted there."""
    there: list[str]
    """The names that exist, the nearest first."""


class Knot(WireStruct):
    """A token, an event, or the start."""

    kind: Literal["start", "token", "event"]
    name: str
    by: str
    line: int


class Strand(WireStruct):
    """A line from one knot to another, by an operation."""

    source: str
    how: str
    target: str


class Spot(WireStruct):
    """A token on the map: in a space, or on a line."""

    name: str
    kind: str
    who: str
    line: int
    """Where it stands in the file."""
    space: int
    edge: list[float] | None


class Wording(WireStruct):
    """A text, in the languages in which it stands."""

    key: str
    file: str
    line: int
    column: int
    said: dict[str, str]


class Sheet(WireStruct):
    """A scenario, looked through. What cannot be read of it is left out."""

    flaws: list[Flaw]
    playable: bool
    name: Said | None
    rounds: int
    languages: list[str]
    knots: list[Knot]
    strands: list[Strand]
    epilogues: dict[str, int]
    """Their lines."""
    puzzles: int
    tiles: list[Tile]
    spots: list[Spot]
    wordings: list[Wording]


class TrialSheet(WireStruct):
    """The figures of so many games; those of several add up. Lists are by round."""

    flaws: list[Flaw]
    """Why nothing was played."""
    games: int
    won: int
    ends: dict[str, int]
    """By epilogue."""
    rounds: list[int]
    events: dict[str, list[int]]
    rooms: dict[str, list[int]]
    """By the first space of a room."""
    example: dict[str, int]
    """The seed of a game in which an event happened."""
    seconds: float


class PlaySheet(WireStruct):
    """A game that has come to an event."""

    flaws: list[Flaw]
    journal: str
    """Empty where no game that was tried came to it."""
    tried: int


class OpenSheet(WireStruct):
    """The files of a package, or why it cannot be opened."""

    flaws: list[Flaw]
    files: dict[str, str]


class PackSheet(WireStruct):
    """A package."""

    flaws: list[Flaw]
    name: str
    data: bytes


class Shown(WireStruct):
    """A night to learn from, or to begin with."""

    id: str
    files: dict[str, str]


WRITTEN = ("SourceWish", "TrialWish", "PlayWish", "OpenWish")
"""Types that a client writes: fields with a default may be left out."""


def schema() -> dict[str, Any]:
    """Return the JSON Schema of everything above."""
    types = [SourceWish, TrialWish, PlayWish, OpenWish, Sheet, TrialSheet, PlaySheet]
    types += [OpenSheet, PackSheet, Shown]
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for name, made in components.items():
        made.pop("description", None)
        made["title"] = name
        if name not in WRITTEN:
            made["required"] = list(made["properties"])
    return {"title": "Tools", "$defs": dict(sorted(components.items()))}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
