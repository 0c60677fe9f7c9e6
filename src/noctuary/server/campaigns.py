"""Campaigns of Arkham, over HTTP: a document comes, and comes back changed; none is kept here."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.games.arkham.campaign import (
    BadCampaign,
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
from noctuary.games.arkham.campaign.option import outcome
from noctuary.games.arkham.campaign.table import unready
from noctuary.table.refusal import Refusal as TableRefusal
from noctuary.table.seats import one_line

from . import tools as wire
from .answers import told
from .arkham import explained, given, lines_of
from .desk import Desk, bearer
from .refusal import Refusal

LONGEST_NAME = 60
SEED_BITS = 62

Made = Campaign | Bought | Refused


class Unreadable(TableRefusal):
    """A document that is no campaign, in the words of the game."""

    package = "noctuary.games.arkham"

    def __init__(self, key: str, told: dict[str, Any]) -> None:
        super().__init__(key, **told)
        self.key = key


@contextmanager
def understood() -> Iterator[None]:
    """What cannot be read as a campaign, or as a deck in it, is refused."""
    try:
        with explained():
            yield
    except BadCampaign as e:
        raise Unreadable(e.key, dict(e.told)) from None


class Campaigns(Desk):
    """Answers about campaigns."""

    def routes(self) -> list[Route]:
        """Where what is answered."""
        return [
            Route("/api/arkham/campaign", self.deed, methods=["POST"]),
            Route("/api/tables/{id}/campaign", self.after),
        ]

    async def deed(self, request: Request) -> Response:
        """Something is done in a campaign."""
        self.count(request, self.house.tools)
        wish = await self.body(request, cast(type[wire.AnyWish], wire.AnyWish))
        with understood():
            return told(done(wish))

    async def after(self, request: Request) -> Response:
        """The campaign of a table, as it stands now that the table is over."""
        self.count(request, self.house.reads)
        table = (await self.house.room(request.path_params["id"])).table
        await self.admitted(table.id, table.settings.secret, bearer(request))
        if table.game.id != "arkham" or not table.options.get("campaign"):
            raise Refusal("no-campaign")
        if not table.over:
            raise Refusal("campaign-running")
        options = table.game.spec.resolve(table.options)
        found = outcome(table.playing.state.fields(), options)
        assert found is not None
        return told(sheet(found, None))


def done(wish: wire.AnyWish) -> wire.CampaignSheet:
    """What a wish makes of its campaign."""
    if isinstance(wish, wire.Begin):
        return sheet(
            begin(
                [newcomer(n) for n in wish.newcomers],
                id=secrets.token_urlsafe(9),
                name=one_line(wish.name, LONGEST_NAME),
                difficulty=wish.difficulty,
                taboo=wish.taboo,
                seed=secrets.randbits(SEED_BITS),
            ),
            None,
        )
    campaign = read(bytes(wish.campaign).decode())
    return sheet(changed(campaign, wish), campaign)


def changed(campaign: Campaign, wish: wire.AnyWish) -> Made:
    """The campaign once a wish is granted."""
    match wish:
        case wire.Decide():
            return decide(campaign, wish.seat)
        case wire.Buy():
            return upgrade(campaign, wish.seat, wish.cards)
        case wire.Replace():
            seed = secrets.randbits(SEED_BITS)
            return replace(campaign, wish.seat, newcomer(wish.newcomer), seed)
        case wire.Come():
            return join(campaign, newcomer(wish.newcomer), secrets.randbits(SEED_BITS))
        case wire.Leave():
            return leave(campaign, wish.seat)
        case wire.Return():
            return come_back(campaign, wish.seat)
    return campaign


def newcomer(wish: wire.NewcomerWish) -> Newcomer:
    """Somebody with a new deck."""
    return Newcomer(given(wish.deck), one_line(wish.player, LONGEST_NAME))


def sheet(made: Made, before: Campaign | None) -> wire.CampaignSheet:
    """A campaign with what a screen shows of it."""
    now = made.campaign if isinstance(made, Bought) else made
    campaign = before if isinstance(now, Refused) else now
    problems = list(made.problems) if isinstance(made, Refused) else []
    codes = {c for p in problems for d in p.deck for c in d.cards}
    codes |= {c for p in problems for c in str(p.args.get("cards", "")).split(", ")}
    if campaign is None:
        return wire.CampaignSheet(None, problems, known=lines_of(codes))
    for record in (*campaign.seats, *campaign.past):
        codes |= {record.code, *record.cards, *record.exiled}
    choice = campaign.choices[0] if campaign.choices else None
    return wire.CampaignSheet(
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
