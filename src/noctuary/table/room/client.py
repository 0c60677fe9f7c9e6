"""One connection to a table, and what is going on for it alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from .. import protocol as wire
from ..refusal import TableRefusal

MAX_UNDO = 24
"""Choices of a try-out that can be taken back."""


@dataclass(eq=False)
class Client:
    """One connection to a table: the seats that it holds, and its viewer."""

    send: Callable[[bytes], None]
    """Takes a message without waiting."""
    seats: list[int] = field(default_factory=list)
    is_host: bool = False
    viewer: int = wire.SPECTATOR
    name: str = ""
    address: str = ""
    """Its network address; never stored."""
    tryout: Tryout | None = None
    is_thinking: bool = False
    """Whether a bot works on a hint or a try-out for it."""
    hint_stopped: bool = False


class Tryout:
    """A private game: its position, and those before the last choices."""

    def __init__(self, seat: int, at: int, position: bytes) -> None:
        self.seat, self.at, self.choice_count = seat, at, 0
        self._positions = deque([position], MAX_UNDO + 1)

    @property
    def position(self) -> bytes:
        """The position now."""
        return self._positions[-1]

    @property
    def undo_count(self) -> int:
        """How many choices can be taken back."""
        return len(self._positions) - 1

    def advance(self, position: bytes) -> None:
        """Add the position after one more choice."""
        self._positions.append(position)
        self.choice_count += 1

    def step_back(self) -> None:
        """Take the last choice back, if there is one."""
        if self.undo_count:
            self._positions.pop()
            self.choice_count -= 1


class ExclusiveQuery:
    """A context in which workers answer a client: one query at a time.

    Raises TableRefusal at its end if the client has switched its viewer meanwhile.
    """

    def __init__(self, client: Client) -> None:
        self.client, self.viewer = client, client.viewer

    def __enter__(self) -> None:
        if self.client.is_thinking:
            raise TableRefusal("thinking")
        self.client.is_thinking = True

    def __exit__(self, error: object, *_: object) -> None:
        self.client.is_thinking = False
        if error is None and self.client.viewer != self.viewer:
            raise TableRefusal("stale", stale=True)
