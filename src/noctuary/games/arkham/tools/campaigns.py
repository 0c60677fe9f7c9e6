"""Campaigns over HTTP: a document comes, and comes back changed; none is kept here."""

from __future__ import annotations

import secrets

from noctuary.plugin import ToolHost
from noctuary.plugin.http import TableSnapshot, to_one_line

from ..campaign import (
    Bought,
    Campaign,
    Newcomer,
    Refused,
    begin,
    bereft,
    chaos_bag,
    come_back,
    decide,
    introductions,
    join,
    leave,
    may_take,
    playing,
    read,
    replace,
    unused,
    upgrade,
)
from ..campaign.next_scenario import unready
from ..campaign.table_option import outcome
from . import BadWish, http_types
from .card_lists import given, lines_of

LONGEST_NAME = 60
SEED_BITS = 62

Made = Campaign | Bought | Refused


class NoCampaign(BadWish):
    """A table that belongs to none."""

    status = 404


class StillPlayed(BadWish):
    """A table that is not over."""

    status = 409


def after(host: ToolHost, table: TableSnapshot) -> http_types.CampaignSheet:
    """Return the campaign of a table, as it stands now that the table is over."""
    if not table.options["campaign"]:
        raise NoCampaign("error-no-campaign")
    if table.fields is None:
        raise StillPlayed("error-campaign-running")
    found = outcome(table.fields, table.options)
    assert found is not None
    return sheet(found, None)


def deed(host: ToolHost, wish: http_types.AnyWish) -> http_types.CampaignSheet:
    """Return the campaign after a request."""
    if isinstance(wish, http_types.Begin):
        return sheet(
            begin(
                [newcomer(n) for n in wish.newcomers],
                id=secrets.token_urlsafe(9),
                name=to_one_line(wish.name, LONGEST_NAME),
                difficulty=wish.difficulty,
                taboo=wish.taboo,
                seed=secrets.randbits(SEED_BITS),
            ),
            None,
        )
    campaign = read(bytes(wish.campaign).decode())
    return sheet(changed(campaign, wish), campaign)


def changed(campaign: Campaign, wish: http_types.AnyWish) -> Made:
    """Return the campaign after a request."""
    match wish:
        case http_types.Decide():
            return decide(campaign, wish.seat)
        case http_types.Buy():
            return upgrade(campaign, wish.seat, wish.cards)
        case http_types.Replace():
            seed = secrets.randbits(SEED_BITS)
            return replace(campaign, wish.seat, newcomer(wish.newcomer), seed)
        case http_types.Come():
            return join(campaign, newcomer(wish.newcomer), secrets.randbits(SEED_BITS))
        case http_types.Leave():
            return leave(campaign, wish.seat)
        case http_types.Return():
            return come_back(campaign, wish.seat)
    return campaign


def newcomer(wish: http_types.NewcomerWish) -> Newcomer:
    """Return a player with a new deck."""
    return Newcomer(given(wish.deck), to_one_line(wish.player, LONGEST_NAME))


def sheet(made: Made, before: Campaign | None) -> http_types.CampaignSheet:
    """Return a campaign with what a screen shows of it."""
    now = made.campaign if isinstance(made, Bought) else made
    campaign = before if isinstance(now, Refused) else now
    problems = list(made.problems) if isinstance(made, Refused) else []
    codes = {c for p in problems for d in p.deck for c in d.cards}
    codes |= {c for p in problems for c in str(p.args.get("cards", "")).split(", ")}
    if campaign is None:
        return http_types.CampaignSheet(None, problems, known=lines_of(codes))
    for record in (*campaign.seats, *campaign.past):
        codes |= {record.code, *record.cards, *record.exiled}
    choice = campaign.choices[0] if campaign.choices else None
    return http_types.CampaignSheet(
        campaign,
        problems,
        unready=[] if campaign.end else list(unready(campaign)),
        introductions=list(introductions(campaign)),
        playing=list(playing(campaign)),
        bereft=list(bereft(campaign)),
        unused=list(unused(campaign)),
        takers=list(may_take(campaign, choice)) if choice else [],
        must=choice is not None and choice.lead is None,
        bag=chaos_bag(campaign),
        price=made.price if isinstance(made, Bought) else 0,
        bought=list(made.purchases) if isinstance(made, Bought) else [],
        known=lines_of(codes),
    )
