"""One connection to a table, and what is being done for it alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from .. import protocol as wire
from ..refusal import Refusal

MOST_TAKEN_BACK = 24
"""Choices of a try-out: what they led to is kept for each guest."""


@dataclass(eq=False)
class Guest:
    """One connection: the seats it holds, and the eyes it looks with."""

    send: Callable[[bytes], None]
    """Takes a message without waiting."""
    seats: list[int] = field(default_factory=list)
    host: bool = False
    eyes: int = wire.SPECTATOR
    name: str = ""
    address: str = ""
    """Whence it comes; kept nowhere but here."""
    trial: Trial | None = None
    thinking: bool = False
    """Whether a hint or a try-out is being thought about for it."""
    dropped: bool = False
    """Whether it has heard enough of its hint."""


class Trial:
    """A private try-out: how it stands, and how it stood before the last choices of one's own."""

    def __init__(self, seat: int, at: int, position: bytes) -> None:
        self.seat, self.at, self.made = seat, at, 0
        self._positions = deque([position], MOST_TAKEN_BACK + 1)

    @property
    def position(self) -> bytes:
        """How it stands."""
        return self._positions[-1]

    @property
    def to_take_back(self) -> int:
        """How many choices can be taken back."""
        return len(self._positions) - 1

    def go_on(self, position: bytes) -> None:
        """One more choice was made."""
        self._positions.append(position)
        self.made += 1

    def go_back(self) -> None:
        """The last choice is taken back, if there is one."""
        if self.to_take_back:
            self._positions.pop()
            self.made -= 1


class Thinking:
    """While something is thought about for a guest; one thing at a time, and not for the one to
    whom the screen was passed meanwhile.
    """

    def __init__(self, guest: Guest) -> None:
        self.guest, self.eyes = guest, guest.eyes

    def __enter__(self) -> None:
        if self.guest.thinking:
            raise Refusal("thinking")
        self.guest.thinking = True

    def __exit__(self, wrong: object, *_: object) -> None:
        self.guest.thinking = False
        if wrong is None and self.guest.eyes != self.eyes:
            raise Refusal("stale", stale=True)
