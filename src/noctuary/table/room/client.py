"""One connection to a table, and what is being done for it alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from .. import protocol as wire
from ..refusal import TableRefusal

MAX_UNDO = 24
"""Choices of a try-out: what they led to is kept for each guest."""


@dataclass(eq=False)
class Client:
    """One connection: the seats it holds, and the eyes it looks with."""

    send: Callable[[bytes], None]
    """Takes a message without waiting."""
    seats: list[int] = field(default_factory=list)
    is_host: bool = False
    viewer: int = wire.SPECTATOR
    name: str = ""
    address: str = ""
    """Whence it comes; kept nowhere but here."""
    tryout: Tryout | None = None
    is_thinking: bool = False
    """Whether a hint or a try-out is being thought about for it."""
    hint_stopped: bool = False
    """Whether it has heard enough of its hint."""


class Tryout:
    """A private try-out: how it stands, and how it stood before the last choices of one's own."""

    def __init__(self, seat: int, at: int, position: bytes) -> None:
        self.seat, self.at, self.choice_count = seat, at, 0
        self._positions = deque([position], MAX_UNDO + 1)

    @property
    def position(self) -> bytes:
        """How it stands."""
        return self._positions[-1]

    @property
    def undo_target(self) -> int:
        """How many choices can be taken back."""
        return len(self._positions) - 1

    def advance(self, position: bytes) -> None:
        """One more choice was made."""
        self._positions.append(position)
        self.choice_count += 1

    def step_back(self) -> None:
        """The last choice is taken back, if there is one."""
        if self.undo_target:
            self._positions.pop()
            self.choice_count -= 1


class ExclusiveQuery:
    """While something is thought about for a guest; one thing at a time, and not for the one to
    whom the screen was passed meanwhile.
    """

    def __init__(self, guest: Client) -> None:
        self.guest, self.eyes = guest, guest.viewer

    def __enter__(self) -> None:
        if self.guest.is_thinking:
            raise TableRefusal("thinking")
        self.guest.is_thinking = True

    def __exit__(self, wrong: object, *_: object) -> None:
        self.guest.is_thinking = False
        if wrong is None and self.guest.viewer != self.eyes:
            raise TableRefusal("stale", stale=True)
