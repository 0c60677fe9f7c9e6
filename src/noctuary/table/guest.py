"""One connection to a table, and what is being done for it alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from . import protocol as wire
from .refusal import Refusal


@dataclass(eq=False)
class Guest:
    """One connection: the seats it holds, and the eyes it looks with."""

    send: Callable[[bytes], None]
    """Takes a message without waiting."""
    seats: list[int] = field(default_factory=list)
    host: bool = False
    eyes: int = wire.SPECTATOR
    name: str = ""
    trial: Trial | None = None
    thinking: bool = False
    """Whether a hint or a try-out is being thought about for it."""


@dataclass
class Trial:
    """A private try-out: the positions after each choice of one's own."""

    seat: int
    at: int
    positions: list[bytes]


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
