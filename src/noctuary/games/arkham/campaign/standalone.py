"""One scenario by itself, with the earlier ones of its campaign taken as read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..options import CULTISTS
from .aftermath import about_lita, decide
from .document import ORDER, VERSION, Campaign, Difficulty, Scenario, at_seat
from .endings import RESOLUTIONS, Caught, resolve
from .errors import Refused, refuse
from .next_scenario import table_options
from .participants import Newcomer, enrol

FROM_ACTS: dict[Scenario, tuple[int, ...]] = {
    "gathering": (1, 2),
    "midnight_masks": (1,),
    "devourer_below": (1, 2),
}
"""The resolutions that acts lead to; the last agenda is act and agenda when it leads to one."""


class Assumed(msgspec.Struct, frozen=True):
    """How an earlier scenario is taken to have ended: its resolution, who took Lita, which cultists
    were interrogated (None: all by resolution 1, none by another), and whether the Ghoul Priest was
    defeated."""

    resolution: int = 1
    lita: int | None = None
    interrogated: tuple[str, ...] | None = None
    priest: bool = False


def standalone(
    scenario: Scenario,
    newcomers: Sequence[Newcomer],
    earlier: Sequence[Assumed] = (),
    *,
    difficulty: Difficulty = "standard",
    taboo: bool = False,
    lead: int = 0,
    seed: int,
) -> dict[str, Any] | Refused:
    """Return the options of a table for one scenario. Earlier ones are gone through in order, by
    their first resolution where nothing else is said (AHB-375); nothing is kept of the table.
    """
    before = ORDER[: ORDER.index(scenario)]
    if len(earlier) > len(before):
        return refuse("earlier", "AHB-375", n=len(earlier), most=len(before))
    blank = Campaign(VERSION, "", "", "zealot", difficulty, taboo)
    campaign = enrol(blank, newcomers, "standalone", seed)
    for i, past in enumerate(before):
        if isinstance(campaign, Refused):
            return campaign
        campaign = assume(campaign, past, earlier[i] if i < len(earlier) else Assumed(), lead)
    return campaign if isinstance(campaign, Refused) else table_options(campaign, lead)


def assume(campaign: Campaign, scenario: Scenario, past: Assumed, lead: int) -> Campaign | Refused:
    """Record what a resolution records, except experience (AHB-375, AHB-376)."""
    if not 0 <= past.resolution < len(RESOLUTIONS[scenario]):
        return refuse("resolution", "AHB-375", resolution=past.resolution)
    if lead not in range(len(campaign.seats)):
        return refuse("lead", "AHB-108", lead)
    here = past.interrogated
    if here is None:
        here = CULTISTS if past.resolution == 1 else ()
    gone = tuple(c for c in CULTISTS if c not in here)
    campaign = resolve(campaign, scenario, past.resolution, Caught(here, gone, past.priest))
    if (scenario, past.resolution) == ("gathering", 1):
        campaign = at_seat(campaign, lead, mental=campaign.seats[lead].mental + 1)
    campaign = about_lita(campaign, lead)
    if not campaign.choices:
        return campaign if past.lita is None else refuse("not-offered", "AHB-424", past.lita)
    must = campaign.choices[0].lead is None
    return decide(campaign, lead if must and past.lita is None else past.lita)


def won(scenario: Scenario, resolution: int) -> bool:
    """Whether a standalone table is won: by a resolution from an act alone, whatever befell the
    investigators (AHB-336, AHB-259)."""
    return resolution in FROM_ACTS[scenario]
