"""Why something cannot be done in a campaign, as data; the words are elsewhere."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from noctuary import plugin

from .. import decks

Value = int | str


class Problem(msgspec.Struct, frozen=True):
    """One thing that stands in the way: for which seat, why, by which clause ("" when by none), and
    the problems of the deck if the deck is the reason."""

    key: str
    clause: str
    seat: int | None = None
    args: Mapping[str, Value] = {}
    deck: tuple[decks.Problem, ...] = ()


class Refused(msgspec.Struct, frozen=True):
    """Nothing has changed, because of these."""

    problems: tuple[Problem, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """What stands in the way, in short."""
        return tuple(p.key for p in self.problems)


def refuse(key: str, clause: str = "", seat: int | None = None, /, **args: Value) -> Refused:
    """Return a refusal with one problem."""
    return Refused((Problem(key, clause, seat, args),))


class BadCampaign(plugin.Refusal):
    """Something that cannot be read as a campaign, or asked of one; `key` and `told` say why."""

    package = "noctuary.games.arkham"
