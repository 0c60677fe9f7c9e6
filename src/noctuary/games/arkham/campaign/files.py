"""A campaign in a file: read with care, and written."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from noctuary.kernel import BadOption

from ..options import CULTISTS, check_bag, missing
from .document import INVESTIGATORS, LITA, VERSION, Campaign, Record, chaos_bag, room
from .errors import BadCampaign
from .log import NOTES

MOST = 400_000
"""More characters than any campaign needs."""
STORY = (LITA,)


class Versioned(msgspec.Struct):
    """The part that every version of the document has."""

    version: int


def write(campaign: Campaign) -> str:
    """Return the text of a document."""
    return msgspec.json.format(msgspec.json.encode(campaign), indent=2).decode() + "\n"


def read(text: str) -> Campaign:
    """Return a campaign from its document, or BadCampaign that says where it is wrong."""
    if len(text) > MOST:
        raise BadCampaign("campaign-error-long", most=MOST)
    try:
        version = msgspec.json.decode(text, type=Versioned).version
    except msgspec.ValidationError:
        raise BadCampaign("campaign-error-version-missing") from None
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise BadCampaign("campaign-error-json") from None
    if version != VERSION:
        raise BadCampaign("campaign-error-version", version=version, known=VERSION)
    try:
        campaign = msgspec.json.decode(text, type=Campaign)
    except msgspec.ValidationError as e:
        place = re.search(r"`\$(\S*)`$", str(e))
        raise BadCampaign("campaign-error-shape", place=place[1] if place else ".") from None
    except RecursionError:
        raise BadCampaign("campaign-error-json") from None
    for wrong in flaws(campaign):
        raise wrong
    return campaign


def flaws(campaign: Campaign) -> Iterator[BadCampaign]:
    """Yield the contradictions in a campaign."""
    if (campaign.next is None) == (campaign.end is None):
        yield BadCampaign("campaign-error-end")
    if room(campaign) < 0:
        yield BadCampaign("campaign-error-seats")
    codes = [r.code for r in (*campaign.seats, *campaign.past)]
    if len(set(codes)) < len(codes):
        yield BadCampaign("campaign-error-twice")
    for r in (*campaign.seats, *campaign.past):
        yield from flaws_of(r)
    for e in campaign.log.notes:
        if e.key not in NOTES:
            yield BadCampaign("campaign-error-note", text=e.key)
    for e in (*campaign.log.interrogated, *campaign.log.got_away):
        if e.key not in CULTISTS:
            yield BadCampaign("campaign-error-note", text=e.key)
    try:
        check_bag(chaos_bag(campaign))
    except BadOption:
        yield BadCampaign("campaign-error-bag")
    named = [c.lead for c in campaign.choices] + [f.seat for f in campaign.remembered]
    for seat in named:
        if seat is not None and seat >= len(campaign.seats):
            yield BadCampaign("campaign-error-seat", seat=seat, seats=len(campaign.seats))


def flaws_of(r: Record) -> Iterator[BadCampaign]:
    """Yield the contradictions in the record of an investigator."""
    if r.code not in INVESTIGATORS:
        yield BadCampaign("campaign-error-card", text=r.code)
    for code in missing(r.cards | r.exiled):
        yield BadCampaign("campaign-error-card", text=code)
    for code in STORY:
        if r.cards.get(code, 0) != r.assets.count(code):
            yield BadCampaign("campaign-error-unearned", text=code)
