"""Short ways through a skill test."""

from noctuary.games.arkham.components import Token
from tests.games.arkham.scene import Scene


def bag(s: Scene) -> list[str]:
    """Return the tokens in the chaos bag."""
    return sorted(Token.names[k] for k in s.value("bag"))


def order(log: list[str], *lines: str) -> list[str]:
    """Return these lines in the order in which they stand in a log."""
    return [line for line in log if line in lines]
