"""After a campaign: survivors may go on into another one (AHB-402, AHC-180 to AHC-187)."""

from __future__ import annotations

from collections.abc import Sequence

from ..components import SEATS
from .document import VERSION, Campaign, Difficulty, at_seat, changed, seat_of
from .errors import Refused, refuse
from .participants import Newcomer, enrol


def survivors(campaign: Campaign) -> tuple[int, ...]:
    """Return the seats that may be carried over once the campaign has ended."""
    if not campaign.end:
        return ()
    return tuple(i for i, r in enumerate(campaign.seats) if r.fate == "alive")


def close(campaign: Campaign) -> Campaign | Refused:
    """End the campaign without a transfer: the survivors retire."""
    if not campaign.end:
        return refuse("going-on", "AHB-402")
    for seat in survivors(campaign):
        campaign = at_seat(campaign, seat, fate="retired")
    return campaign


def transfer(
    campaign: Campaign,
    seats: Sequence[int],
    newcomers: Sequence[Newcomer] = (),
    *,
    id: str,
    name: str,
    difficulty: Difficulty = "standard",
    seed: int,
) -> Campaign | Refused:
    """Return a new campaign with some survivors, who keep deck, experience, trauma and what they
    earned, and perhaps new investigators beside them. Its log and its bag are new, its taboos the
    same.
    """
    if not campaign.end:
        return refuse("going-on", "AHB-402")
    for seat in seats:
        seat_of(campaign, seat)
        if seat not in survivors(campaign):
            return refuse("no-survivor", "AHB-402", seat)
    carried = tuple(changed(campaign.seats[i], away=False) for i in dict.fromkeys(seats))
    if not 1 <= len(carried) + len(newcomers) <= SEATS:
        return refuse("seats", "AHB-106", least=1, most=SEATS)
    linked = (*campaign.linked, campaign.id) if carried else ()
    new = Campaign(
        VERSION, id, name, "zealot", difficulty, campaign.taboo, seats=carried, linked=linked
    )
    return enrol(new, newcomers, "start", seed)
