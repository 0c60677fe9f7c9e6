"""The next scenario at the table: its options, and the texts read aloud before it."""

from __future__ import annotations

from typing import Any

from ..components import Scenario
from ..decks import check
from ..options import CULTISTS
from .document import Campaign, bereft, chaos_bag, playing
from .errors import Problem, Refused, refuse
from .log import says

TOLD = {
    "lita_found_others": "lita_forced",
    "house_burned": "house_burned",
    "ghoul_priest_alive": "priest_alive",
    "past_midnight": "past_midnight",
}
"""A note -> its name among the options of a table."""


def table_options(campaign: Campaign, lead: int | None = None) -> dict[str, Any] | Refused:
    """Return the options of the table that plays the next scenario, with one of the seats as its
    lead investigator: a lead is chosen anew each time (AHB-372).
    """
    seats = playing(campaign)
    scenario = campaign.side or campaign.next
    if scenario is None:
        return refuse("ended", "AHB-396")
    if problems := unready(campaign):
        return Refused(problems)
    if scenario not in Scenario.names:
        return refuse("scenario", "AHB-377", scenario=scenario)
    first = seats[0] if lead is None else lead
    if first not in seats:
        return refuse("lead", "AHB-108", first)
    return {
        "scenario": scenario,
        "difficulty": campaign.difficulty,
        "investigators": [
            {
                "investigator": r.code,
                "cards": dict(r.cards),
                "trauma": [r.physical, r.mental],
            }
            for r in (campaign.seats[i] for i in seats)
        ],
        "lead": seats.index(first),
        "taboo": campaign.taboo,
        "notes": notes(campaign),
        "bag": chaos_bag(campaign),
    }


def unready(campaign: Campaign) -> tuple[Problem, ...]:
    """Return what must be done before anybody can play."""
    found = [Problem("bereft", "AHB-257", i) for i in bereft(campaign)]
    found += [Problem("choice", "AHB-426") for _ in campaign.choices]
    if not playing(campaign) and not found:
        found.append(Problem("nobody", "AHB-371"))
    for i in playing(campaign):
        if problems := check(campaign.seats[i].deck, taboo=campaign.taboo).problems:
            found.append(Problem("deck", "AHC-212", i, {}, problems))
    return tuple(found)


def notes(campaign: Campaign) -> list[str]:
    """Return the notes of the log for a scenario."""
    found = [name for key, name in TOLD.items() if says(campaign.log, key)]
    return found + [code for code in CULTISTS if says(campaign.log, code, "got_away")]


def introductions(campaign: Campaign) -> tuple[str, ...]:
    """Return the texts that the log chooses for the next scenario, as keys of words (AHB-116)."""
    scenario = campaign.next
    if scenario is None or campaign.side:
        return ()
    key = f"campaign-introduction-{scenario}"
    if scenario == "midnight_masks":
        first = 1 if says(campaign.log, "lita_found_others") else 2
        return (f"{key}-{first}", f"{key}-3")
    return (key,)
