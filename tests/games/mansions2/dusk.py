"""The end of the last turn of a round: the Mythos phase, with what chance and dice are to show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from noctuary.games.mansions2.view.figures import monster
from noctuary.games.mansions2.view.types import Monster
from noctuary.kernel import state_for_rules
from tests.games.mansions2.house import House

PARTY = "agatha bastien odile"


def last_turn(backend: str, party: str = PARTY, **wish: Any) -> House:
    """Set up the turn of the last of the party; everybody else has had one."""
    who = party.split()
    acted = dict.fromkeys(range(len(who) - 1), 1)
    return House(backend, party=party, turn=who[-1], acted=acted, **wish)


def nightfall(h: House, dice: str = "", chance: Iterable[int] = ()) -> House:
    """End the turn and run the Mythos phase until somebody is asked."""
    return h.do("end_turn", dice=dice, chance=chance)


def drawer(h: House, seat: int = 1) -> list[Monster]:
    """Return the monsters in the view of a seat."""
    g = state_for_rules(h.state.observe(seat), h.made.tables)
    return [monster(g, h.made, m) for m in g.alive]


def monster_at(h: House, m: int) -> str | None:
    """Return the space of a monster."""
    return h.space_name(h.get("m_at")[m])
