"""The measured strength of bots at a game: `levels.toml`, written by `bench/levels.py`."""

from __future__ import annotations

from importlib import resources

import msgspec
from msgspec import field

from noctuary.kernel import Game, NoctuaryError

from .http import WireStruct


class BadBotLevels(NoctuaryError):
    """A `levels.toml` that cannot be used."""


class BotLevel(WireStruct, forbid_unknown_fields=True):
    """How often one bot won, against heuristic bots or together with others of its kind."""

    bot: str
    won: int
    games: int


class BotLevels(WireStruct, forbid_unknown_fields=True):
    """The content of `levels.toml`."""

    level: list[BotLevel] = field(default_factory=list)


def load_bot_levels(game: Game) -> list[BotLevel]:
    """Read the levels of a game; empty if nobody has measured them."""
    file = resources.files(game.package or "noctuary").joinpath("levels.toml")
    if not game.package or not file.is_file():
        return []
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=BotLevels).level
    except msgspec.MsgspecError as e:
        raise BadBotLevels(f"{game.id}: levels.toml: {e}") from None
    for one in found:
        if not 0 <= one.won <= one.games or not one.games:
            raise BadBotLevels(
                f"{game.id}: levels.toml: {one.bot} won {one.won} of {one.games} games"
            )
    return found
