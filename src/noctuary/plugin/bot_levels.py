"""What bots have won at a game, as data in its folder: `levels.toml`, made by `bench/levels.py`."""

from __future__ import annotations

from importlib import resources

import msgspec
from msgspec import field

from noctuary.kernel import Game, NoctuaryError

from .http import Piece


class BadLevels(NoctuaryError):
    """A file of levels that cannot be used."""


class Level(Piece, forbid_unknown_fields=True):
    """What one bot won: against heuristic ones, or together with others of its kind."""

    bot: str
    won: int
    games: int


class Levels(Piece, forbid_unknown_fields=True):
    """The whole file."""

    level: list[Level] = field(default_factory=list)


def levels(game: Game) -> list[Level]:
    """What is known of bots at a game; nothing where nobody has measured it."""
    file = resources.files(game.package or "noctuary").joinpath("levels.toml")
    if not game.package or not file.is_file():
        return []
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=Levels).level
    except msgspec.MsgspecError as e:
        raise BadLevels(f"{game.id}: levels.toml: {e}") from None
    for one in found:
        if not 0 <= one.won <= one.games or not one.games:
            raise BadLevels(f"{game.id}: levels.toml: {one.bot} won {one.won} of {one.games} games")
    return found
