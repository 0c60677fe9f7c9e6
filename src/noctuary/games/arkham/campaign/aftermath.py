"""After a scenario: what a finished table means for the campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..components import BY_CODE, CODE, FIRST_SCENARIO, HEALTH, SANITY, WEAKNESS, Noted
from .document import (
    LITA,
    ORDER,
    Campaign,
    Choice,
    Fate,
    Played,
    Record,
    at_seat,
    bereft,
    changed,
    playing,
    unused,
)
from .endings import LITA_MAY, LITA_MUST, caught, owners, resolve
from .errors import Refused, refuse
from .log import record
from .purchases import lost


def after(
    campaign: Campaign, fields: Mapping[str, Any], options: Mapping[str, Any]
) -> Campaign | Refused:
    """Record log, experience, trauma and deaths of a finished table of this campaign. `choices`
    holds what the players must still choose, `bereft` the seats that need another investigator.
    """
    scenario = campaign.side or campaign.next
    seats = playing(campaign)
    if scenario is None:
        return refuse("ended", "AHB-396")
    if not fields["over"]:
        return refuse("unfinished", "AHB-335")
    there = [d["investigator"] for d in options["investigators"][: fields["seats"]]]
    if options["scenario"] != scenario or there != [campaign.seats[i].code for i in seats]:
        return refuse("other-table", "AHB-362")
    for p, seat in enumerate(seats):
        campaign = noted(record_seat(campaign, seat, p, fields), fields["noted"][p])
    if campaign.side:
        over = Played(scenario, fields["ending"])
        campaign = changed(campaign, side=None, played=(*campaign.played, over))
    elif campaign.next:
        about = caught(fields)
        campaign = resolve(campaign, campaign.next, fields["ending"], about)
        campaign = about_lita(campaign, seats[fields["lead"]])
    if not campaign.end and too_few(campaign):
        campaign = changed(campaign, next=None, end="lost", choices=())
    return settled(campaign)


# ---- the investigators


def record_seat(campaign: Campaign, seat: int, p: int, fields: Mapping[str, Any]) -> Campaign:
    """Record trauma, experience and weaknesses of one investigator."""
    r = campaign.seats[seat]
    physical, mental = r.physical + fields["physical"][p], r.mental + fields["mental"][p]
    fate = fate_of(r, physical, mental, bool(fields["killed"][p]))
    earned = fields["score"][p] if fate == "alive" else 0
    gained = gained_weaknesses(fields, p)
    campaign = lost(campaign, seat, exiled_cards(fields, p))
    r = campaign.seats[seat]
    return at_seat(
        campaign,
        seat,
        physical=physical,
        mental=mental,
        fate=fate,
        earned=r.earned + earned,
        unspent=r.unspent + earned,
        weaknesses=(*r.weaknesses, *gained),
        cards=dict(Counter(r.cards) + Counter(gained)),
    )


def noted(campaign: Campaign, marks: int) -> Campaign:
    """Return the campaign with what cards of an investigator have recorded in play."""
    for mark in Noted:
        if marks & mark:
            campaign = changed(campaign, log=record(campaign.log, mark.name.lower()))
    return campaign


def fate_of(r: Record, physical: int, mental: int, killed: bool) -> Fate:
    """Return the fate: trauma up to the printed health kills, up to the printed sanity drives
    insane (AHB-256).
    """
    k = BY_CODE[r.code]
    if killed or physical >= HEALTH[k]:
        return "killed"
    return "insane" if mental >= SANITY[k] else "alive"


def gained_weaknesses(fields: Mapping[str, Any], p: int) -> tuple[str, ...]:
    """Return weaknesses that an investigator came to own in play, wherever they are (AHC-011)."""
    code, owner = fields["code"], fields["owner"]
    rows = range(FIRST_SCENARIO, len(code))
    return tuple(CODE[code[c]] for c in rows if owner[c] == p and WEAKNESS[code[c]])


def exiled_cards(fields: Mapping[str, Any], p: int) -> Counter[str]:
    """Return cards of an investigator that were exiled in play (AHC-099)."""
    return Counter(CODE[fields["code"][c]] for c in fields["exiled"] if fields["owner"][c] == p)


# ---- the campaign


def too_few(campaign: Campaign) -> bool:
    """Whether nobody goes on: all are dead, and there are not as many others to choose (AHB-258,
    AHB-425). While somebody lives, a player for whom there is nobody left may leave."""
    return not playing(campaign) and len(bereft(campaign)) > len(unused(campaign))


def about_lita(campaign: Campaign, lead: int) -> Campaign:
    """Offer Lita Chantler after The Gathering, and give her up in The Devourer Below."""
    over = campaign.played[-1]
    if over.scenario == ORDER[-1] and over.resolution == 3:
        for seat in owners(campaign, LITA):
            campaign = lost(campaign, seat, {LITA: 1})
    if over.scenario != ORDER[0] or owners(campaign, LITA):
        return campaign
    if over.resolution in LITA_MUST:
        return changed(campaign, choices=(Choice("lita"),))
    if over.resolution in LITA_MAY and campaign.seats[lead].fate == "alive":
        return changed(campaign, choices=(Choice("lita", lead),))
    return campaign


def settled(campaign: Campaign) -> Campaign:
    """Close the scenario once nothing is open, and forget its remembered facts (AHC-128)."""
    return campaign if campaign.choices else changed(campaign, remembered=())


# ---- choices that are left


def may_take(campaign: Campaign, choice: Choice) -> tuple[int, ...]:
    """Return the seats that a choice is about."""
    return playing(campaign) if choice.lead is None else (choice.lead,)


def decide(campaign: Campaign, seat: int | None) -> Campaign | Refused:
    """Answer the first open choice: who takes Lita Chantler, or nobody where that is allowed."""
    if not campaign.choices:
        return refuse("no-choice")
    choice, *rest = campaign.choices
    if seat is None and choice.lead is None:
        return refuse("must-choose", "AHB-426")
    if seat is not None:
        if seat not in may_take(campaign, choice):
            return refuse("not-offered", "AHB-426", seat)
        campaign = earn_asset(campaign, seat, LITA)
    return settled(changed(campaign, choices=tuple(rest)))


def earn_asset(campaign: Campaign, seat: int, code: str) -> Campaign:
    """Add a story asset to a deck, counting toward nothing (AHB-373)."""
    r = campaign.seats[seat]
    return at_seat(
        campaign, seat, cards=dict(Counter(r.cards) + Counter([code])), assets=(*r.assets, code)
    )
