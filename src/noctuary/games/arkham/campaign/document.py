"""A campaign as one document, and what can be read off it."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..components import CODE, SEATS, TYPE, CardType
from ..decks import Deck
from ..options import BAGS
from .errors import BadCampaign
from .log import Key, Log, Note

VERSION = 1

Scenario = Literal["gathering", "midnight_masks", "devourer_below"]
ORDER: tuple[Scenario, ...] = ("gathering", "midnight_masks", "devourer_below")
"""Night of the Zealot (AHB-396)."""
Difficulty = Literal["easy", "standard", "hard", "expert"]
Fate = Literal["alive", "killed", "insane", "retired"]
"""Who is retired has survived a campaign and is in no other."""
End = Literal["won", "lost", "survived"]

Count = Annotated[int, Meta(ge=0, le=999)]
Place = Annotated[int, Meta(ge=0, le=99)]
Code = Annotated[str, Meta(pattern=r"\A[0-9]{5}[a-z]?\Z")]
Copies = Annotated[int, Meta(ge=1, le=40)]
Cards = dict[Code, Copies]
Title = Annotated[str, Meta(max_length=80)]

LITA = "01117"
INVESTIGATORS = tuple(
    CODE[k]
    for k in range(len(CODE))
    if TYPE[k] == CardType.INVESTIGATOR and CODE[k].startswith("01")
)
"""Those of the core set; the others play nights by themselves."""
"""The investigators that the rules know."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An investigator in the campaign log, and the deck."""

    code: Code
    cards: Cards
    player: Title = ""
    meta: dict[str, Any] = {}
    """What the deck chooses, as deck files write it."""
    collection: Title = ""
    """Whose cards the deck is made from: each collection has its own pool of weaknesses."""
    earned: Count = 0
    unspent: Count = 0
    physical: Count = 0
    mental: Count = 0
    fate: Fate = "alive"
    away: bool = False
    """The player has left; the record is kept."""
    assets: tuple[Code, ...] = ()
    """Story assets earned."""
    weaknesses: tuple[Code, ...] = ()
    """Weaknesses earned."""
    exiled: Cards = {}
    """Cards lost since the deck was last changed."""
    gone: tuple[Code, ...] = ()
    """Required cards that are gone for good (AHC-379)."""
    notes: tuple[Note, ...] = ()
    """What binds this investigator, in linked campaigns too (AHC-187)."""

    @property
    def deck(self) -> Deck:
        """The deck, for the tools of decks."""
        return Deck(self.code, dict(self.cards), meta=dict(self.meta))


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario that is over; resolution 0 is none."""

    scenario: Key
    resolution: Annotated[int, Meta(ge=0, le=9)]


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choice that a resolution leaves open: who takes Lita Chantler. The lead may, or somebody
    who goes on with the campaign must."""

    kind: Literal["lita"]
    lead: Place | None = None


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact remembered for one scenario, of the group or of one seat."""

    key: Key
    seat: Place | None = None


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state of a campaign between two scenarios."""

    version: int
    id: Title
    name: Title
    campaign: Literal["zealot"]
    difficulty: Difficulty
    taboo: bool = False
    next: Scenario | None = "gathering"
    end: End | None = None
    side: Key | None = None
    """A side story that is played before the next scenario."""
    seats: Annotated[tuple[Record, ...], Meta(max_length=20)] = ()
    past: Annotated[tuple[Record, ...], Meta(max_length=20)] = ()
    """Investigators who were replaced."""
    played: Annotated[tuple[Played, ...], Meta(max_length=99)] = ()
    log: Log = Log()
    bag: dict[str, int] = {}
    """Chaos tokens added (or, below zero, taken away) for the rest of the campaign."""
    remembered: tuple[Fact, ...] = ()
    choices: tuple[Choice, ...] = ()
    linked: tuple[Title, ...] = ()
    """The campaigns that investigators came from."""


changed = msgspec.structs.replace

# ---- reading


def seat_of(campaign: Campaign, seat: int) -> Record:
    """Return the record at a seat, or BadCampaign."""
    if not 0 <= seat < len(campaign.seats):
        raise BadCampaign("campaign-error-seat", seat=seat, seats=len(campaign.seats))
    return campaign.seats[seat]


def playing(campaign: Campaign) -> tuple[int, ...]:
    """Return the seats that take part, in the order of the table's seats."""
    return tuple(i for i, r in enumerate(campaign.seats) if r.fate == "alive" and not r.away)


def bereft(campaign: Campaign) -> tuple[int, ...]:
    """Return the seats that need another investigator (AHB-257)."""
    dead = ("killed", "insane")
    return tuple(i for i, r in enumerate(campaign.seats) if r.fate in dead and not r.away)


def unused(campaign: Campaign) -> tuple[str, ...]:
    """Return the investigators that nobody has had in this campaign."""
    used = {r.code for r in (*campaign.seats, *campaign.past)}
    return tuple(code for code in INVESTIGATORS if code not in used)


def room(campaign: Campaign) -> int:
    """Return how many more may join."""
    return SEATS - len(playing(campaign)) - len(bereft(campaign))


def chaos_bag(campaign: Campaign) -> dict[str, int]:
    """Return the bag of the difficulty with what the campaign has changed (AHB-110)."""
    bag = Counter(BAGS[campaign.difficulty])
    bag.update(campaign.bag)
    return dict(+bag)


# ---- changing


def at_seat(campaign: Campaign, seat: int, **facts: Any) -> Campaign:
    """Return the campaign with other facts at a seat."""
    seats = list(campaign.seats)
    seats[seat] = changed(seat_of(campaign, seat), **facts)
    return changed(campaign, seats=tuple(seats))


# ---- facts remembered for one scenario


def remember(campaign: Campaign, key: str, seat: int | None = None) -> Campaign:
    """Keep a fact until the scenario is over; with a seat, of that investigator (AHC-129)."""
    return changed(campaign, remembered=(*campaign.remembered, Fact(key, seat)))


def remembers(campaign: Campaign, key: str, seat: int | None = None) -> bool:
    """Whether a fact is remembered (AHC-127)."""
    return Fact(key, seat) in campaign.remembered
