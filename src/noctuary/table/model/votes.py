"""A wish to take back choices or to give up, and who must agree to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .. import protocol as wire
from .occupants import Place


@dataclass(frozen=True)
class Request:
    """A wish to take back choices, or to give up, that waits for consent."""

    by: int
    to: int
    waiting: list[int]
    """Persons who have not answered."""
    what: wire.Wanted = "undo"

    def among(self, places: list[Place], but: int | None = None) -> Request | None:
        """The request as it waits for those who are still there; None when nobody is left."""
        still = others(places, self.by) - {but}
        waiting = [p for p in self.waiting if p in still]
        return Request(self.by, self.to, waiting, self.what) if waiting else None

    def vote(self, places: list[Place]) -> wire.Vote:
        """The request as everybody sees it."""
        waiting = [k for k, p in enumerate(places) if p.person in self.waiting]
        return wire.Vote(self.by, self.to, waiting, self.what)


def others(places: list[Place], seat: int) -> set[int]:
    """The other persons who play, and must agree to what is not free; nobody agrees in the place of
    one who is away.
    """
    me = places[seat].person
    return {p.person for p in places if p.kind == "person" and p.person != me}


def persons(places: list[Place], seats: Iterable[int]) -> set[int]:
    """The persons who sit in these seats."""
    return {places[k].person for k in seats if places[k].kind == "person"}
