"""How a game is measured, as data in its folder: `bench.toml`.

It lists seats and table options, which games take in turn. `[won]` names state fields with the
values that count as a win, where the result alone does not say.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import resources
from typing import Any

import msgspec

import noctuary
from noctuary.kernel import Position, games

MAJORITY = 500
"""Thousandths of a win above which a seat has won."""


@dataclass(frozen=True)
class Setting:
    """The seats and the table options of a game."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class GameSettings:
    """The whole file."""

    setting: list[Setting]
    won: dict[str, list[int]] = field(default_factory=dict)


def load_game_settings(game: str) -> GameSettings:
    """Return how a game is measured: by its file, otherwise with its fewest seats, but rivals."""
    spec = noctuary.load(game).spec
    file = resources.files(spec.package).joinpath("bench.toml")
    if file.is_file():
        return msgspec.toml.decode(file.read_bytes(), type=GameSettings)
    fewest = 1 if spec.sides.kind == "together" else 2
    return GameSettings([Setting(min(n for n in spec.seats if n >= fewest))])


def has_won(position: Position, seat: int) -> bool:
    """Return whether a seat has won a finished game, as people would say."""
    won = load_game_settings(position.game.id).won
    if won:
        fields = position.fields()
        return all(fields[name] in values for name, values in won.items())
    return position.result[seat] > MAJORITY


def games_of_rivals() -> list[str]:
    """Return the games in which seats play against one another."""
    return sorted(id for id, spec in games().items() if spec.sides.kind != "together")


def games_together() -> list[str]:
    """Return the games in which all seats win together."""
    return sorted(id for id, spec in games().items() if spec.sides.kind == "together")
