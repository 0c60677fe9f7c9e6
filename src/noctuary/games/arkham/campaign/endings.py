"""What each resolution of Night of the Zealot writes into the campaign."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from ..components import BY_CODE
from ..components import SECOND_DECK as CULTIST_DECK
from ..options import CULTISTS
from .document import ORDER, Campaign, End, Played, Scenario, changed
from .log import Log, cross_out, record

GHOUL_PRIEST, MASKED_HUNTER, FIRST_AGENDA = "01116", "01121b", "01121a"

RESOLUTIONS: dict[Scenario, tuple[tuple[str, ...], ...]] = {
    "gathering": (
        ("house_standing", "ghoul_priest_alive"),
        ("house_burned",),
        ("house_standing",),
        ("lita_found_others", "house_standing", "ghoul_priest_alive"),
    ),
    "midnight_masks": ((), (), ("past_midnight",)),
    "devourer_below": (
        ("arkham_succumbed",),
        ("ritual_broken",),
        ("umordhoth_repelled",),
        ("lita_sacrificed",),
    ),
}
"""The notes of each resolution, the first being none (AHB-422 to 425, 446 to 448, 471 to 474)."""
ENDS: tuple[End, ...] = ("lost", "won", "won", "survived")
"""How the campaign ends by the resolution of its last scenario."""
TOKENS: dict[Scenario, dict[str, int]] = {"devourer_below": {"elder_thing": 1}}
"""Chaos tokens that a scenario adds for the rest of the campaign (AHB-453)."""
LITA_MAY, LITA_MUST = (0, 1), (3,)
"""The resolutions of The Gathering by which the lead may take Lita, or somebody must."""


class Caught(msgspec.Struct, frozen=True):
    """The fates of the cultists of The Midnight Masks."""

    interrogated: tuple[str, ...] = ()
    got_away: tuple[str, ...] = ()
    priest: bool = False


def caught(fields: Mapping[str, Any]) -> Caught:
    """Read it off a finished table. A cultist neither in the display nor in the Cultist deck nor in
    play is recorded nowhere (AHB-449).
    """
    code, deck = fields["code"], CULTIST_DECK
    display = {code[c] for c in fields["victory"]}
    loose = [*fields["play"], *fields["deck"][deck], *fields["top"][deck], *fields["bottom"][deck]]
    free = {code[c] for c in loose}
    if code[fields["agenda"]] == BY_CODE[FIRST_AGENDA]:
        free.add(BY_CODE[MASKED_HUNTER])
    return Caught(
        tuple(c for c in CULTISTS if BY_CODE[c] in display),
        tuple(c for c in CULTISTS if BY_CODE[c] in free - display),
        BY_CODE[GHOUL_PRIEST] in display,
    )


def resolve(campaign: Campaign, scenario: Scenario, resolution: int, about: Caught) -> Campaign:
    """Apply notes, lists, tokens and the next scenario; nothing about the investigators."""
    log = campaign.log
    for key in RESOLUTIONS[scenario][resolution]:
        log = record(log, key)
    if scenario == "midnight_masks":
        log = list_cultists(log, about)
    bag = dict(campaign.bag)
    for token, n in TOKENS.get(scenario, {}).items():
        bag[token] = bag.get(token, 0) + n
    later = ORDER[ORDER.index(scenario) + 1 :]
    return changed(
        campaign,
        log=log,
        bag=bag,
        played=(*campaign.played, Played(scenario, resolution)),
        next=later[0] if later else None,
        end=None if later else ENDS[resolution],
    )


def list_cultists(log: Log, about: Caught) -> Log:
    """Record cultists by name, and whether the Ghoul Priest still lives (AHB-447, AHB-448)."""
    for code in about.interrogated:
        log = record(log, code, "interrogated")
    for code in about.got_away:
        log = record(log, code, "got_away")
    return cross_out(log, "ghoul_priest_alive") if about.priest else log


def owners(campaign: Campaign, code: str) -> Collection[int]:
    """Return the seats whose investigators have earned a story asset."""
    return [i for i, r in enumerate(campaign.seats) if code in r.assets and r.fate == "alive"]
