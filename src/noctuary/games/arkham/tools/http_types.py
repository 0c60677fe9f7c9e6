"""The tools of Arkham over HTTP, as types: decks, cards and odds.

As in the protocol of the tables, keys and arguments travel, never prose; names of cards and rules
come in every language. `schema()` is the JSON Schema from which the web client's types are made.
"""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec
from msgspec import field

from noctuary.plugin.http import ClauseInfo, WireStruct

from ..campaign import Campaign
from ..campaign import Problem as Obstacle
from ..campaign.document import Difficulty
from ..decks import (
    Charts,
    Draws,
    Effect,
    Mode,
    Odds,
    Problem,
    Purchase,
    Report,
    Sample,
    Taboo,
    Upgrade,
)
from ..decks.reference import ProductKind

# ---- cards


class CardLine(WireStruct):
    """A card in a list. A cost of -2 is X."""

    code: str
    names: dict[str, str]
    subname: str
    pack: str
    type: str
    group: str
    """Where people sort it: asset, event, skill, weakness, other."""
    classes: list[str]
    level: int | None
    cost: int | None
    slots: list[str]
    icons: list[int]
    """Willpower, intellect, combat, agility, wild; of an investigator, the skills."""
    traits: list[str]
    weakness: bool
    played: bool
    """Whether the tables here play it."""


class CardSheet(CardLine):
    """Everything that is known of a card."""

    health: int | None
    sanity: int | None
    marks: list[str]
    """Unique, permanent, exceptional, myriad, exile."""
    limit: int
    """Copies a deck may hold; 0 where it belongs in none."""
    bonded: str
    only: list[dict[str, str]]
    """The investigators in whose decks alone it may be."""
    taboo: Taboo | None
    versions: list[CardLine]
    """Other cards of the same title."""
    errata: list[ClauseInfo]
    taboos: list[ClauseInfo]
    rulings: list[ClauseInfo]


class CardList(WireStruct):
    """The cards that fit a search, from one of them on."""

    total: int
    cards: list[CardLine]


# ---- decks


class DeckWish(WireStruct, forbid_unknown_fields=True):
    """A deck to be checked: JSON, text, or the name of a starter deck."""

    deck: str
    taboo: bool | None = None
    """None: as the deck says."""
    mode: Mode = "campaign"
    budget: int = 0
    """Experience that a deck at the start of a campaign may hold."""


class DeckGroup(WireStruct):
    """The cards of one type and slot, with their number."""

    type: str
    slots: list[str]
    cards: dict[str, int]


class DeckSheet(WireStruct):
    """A deck, what a check found, and how it looks in figures."""

    name: str
    investigator: str
    cards: dict[str, int]
    taboo_list: int | None
    """The list of taboos that the deck names."""
    report: Report
    charts: Charts
    groups: list[DeckGroup]
    side: list[DeckGroup]
    missing: list[str]
    """What no table here plays yet, the investigator among it."""
    known: dict[str, CardLine]
    json: str
    text: dict[str, str]


class UpgradeWish(WireStruct, forbid_unknown_fields=True):
    """Two versions of a deck."""

    old: str
    new: str
    taboo: bool | None = None
    available: int | None = None
    """The experience there is to spend."""
    exiled: dict[str, int] | None = None
    """What was exiled since; None: as the new deck says."""


class UpgradeSheet(WireStruct):
    """What the new version costs, and whether it is legal."""

    upgrade: Upgrade
    report: Report
    known: dict[str, CardLine]


class ShopWish(UpgradeWish, forbid_unknown_fields=True):
    """Two versions of a deck, and what is looked for beside: words of a name or of what a card
    does; nothing: all there is.
    """

    text: str = ""


class OfferLine(WireStruct):
    """A card that may be bought now."""

    card: CardLine
    price: int
    """By how much experience the upgrade would rise."""
    replaces: str
    """The lower version that leaves for it; nothing where there is none."""


class ShopSheet(WireStruct):
    """What an investigator may buy and the tables here play, the cheapest first."""

    offers: list[OfferLine]


class DrawWish(WireStruct, forbid_unknown_fields=True):
    """Cards that somebody hopes to draw."""

    deck: str
    cards: list[str]
    turns: int = 10
    mulligan: Literal["seek", "none"] = "seek"
    seed: int = 0


class DrawSheet(WireStruct):
    """The chance to draw one of them, and a hand as it might come."""

    draws: Draws
    hand: Sample


# ---- odds


class OddsWish(WireStruct, forbid_unknown_fields=True):
    """A skill test."""

    skill: int
    difficulty: int
    bag: dict[str, int]
    effects: dict[str, Effect] = field(default_factory=dict)
    """What symbols do; a symbol not told does nothing."""
    choose_of: int = 1
    redraws: int = 0
    rescue: int = 0


class OddsSheet(WireStruct):
    """The odds, and what more skill would make of them where that is quickly told."""

    odds: Odds
    boosted: list[float]
    """The chance to pass with 1, 2, 3 and 4 more."""


# ---- campaigns


class NewcomerWish(WireStruct, forbid_unknown_fields=True):
    """Somebody with a new deck."""

    deck: str
    player: str = ""


class Wish(msgspec.Struct, tag_field="deed", forbid_unknown_fields=True, rename="camel"):
    """Something to be done in a campaign."""


class Begin(Wish, tag="begin"):
    """A new campaign."""

    name: str
    newcomers: list[NewcomerWish]
    difficulty: Difficulty = "standard"
    taboo: bool = False


class Known(Wish):
    """Something to be done in a campaign that has begun; its document comes along."""

    campaign: msgspec.Raw


class Look(Known, tag="look"):
    """How it stands."""


class Decide(Known, tag="decide"):
    """Who takes Lita Chantler; None: nobody."""

    seat: int | None


class Buy(Known, tag="buy"):
    """A deck as it shall be."""

    seat: int
    cards: dict[str, int]


class Replace(Known, tag="replace"):
    """A new investigator in the place of a lost one."""

    seat: int
    newcomer: NewcomerWish


class Come(Known, tag="come"):
    """Somebody new joins."""

    newcomer: NewcomerWish


class Leave(Known, tag="leave"):
    """A player leaves."""

    seat: int


class Return(Known, tag="return"):
    """A player who had left comes back."""

    seat: int


AnyWish = Begin | Look | Decide | Buy | Replace | Come | Leave | Return


class CampaignSheet(WireStruct):
    """A campaign as it stands, changed or, where there are problems, as it was."""

    campaign: Campaign | None
    """None: it could not even begin."""
    problems: list[Obstacle]
    """Why nothing has changed."""
    unready: list[Obstacle] = field(default_factory=list)
    """What must be done before the next scenario."""
    introductions: list[str] = field(default_factory=list)
    """What is read aloud before it, as keys of the game's words."""
    playing: list[int] = field(default_factory=list)
    bereft: list[int] = field(default_factory=list)
    """The seats that need another investigator."""
    unused: list[str] = field(default_factory=list)
    """The investigators that nobody has had."""
    takers: list[int] = field(default_factory=list)
    """The seats that the open choice is about."""
    must: bool = False
    """Whether one of them must be chosen."""
    bag: dict[str, int] = field(default_factory=dict)
    price: int = 0
    """Of what was bought just now."""
    bought: list[Purchase] = field(default_factory=list)
    known: dict[str, CardLine] = field(default_factory=dict)


# ---- what the tools know


class StarterLine(WireStruct):
    """A deck of ours to begin with."""

    id: str
    investigator: str
    difficulty: str
    sets: int


class ProductLine(WireStruct):
    """A box or pack."""

    code: str
    kind: ProductKind
    cycle: str
    names: dict[str, str]


class Side(WireStruct):
    """What the symbols do in a scenario at some difficulties."""

    effects: dict[str, Effect]
    counts: list[str]
    """The symbols whose value counts something on the table: told for 1 of it."""


class Toolbox(WireStruct):
    """Everything to choose from in the tools."""

    taboo_list: str
    """The number of the list of taboos that is known."""
    starters: list[StarterLine]
    investigators: list[CardLine]
    """Those for whom there are starter decks."""
    bags: dict[str, dict[str, int]]
    """Difficulty -> token -> number."""
    scenarios: dict[str, dict[str, Side]]
    """Scenario -> difficulty -> what symbols do."""
    products: list[ProductLine]
    traits: list[str]


WRITTEN = (
    "DeckWish",
    "UpgradeWish",
    "ShopWish",
    "DrawWish",
    "OddsWish",
    "NewcomerWish",
    "Begin",
    "Note",
)
"""What may leave out what has a default: what a client writes, and notes of a log."""
NAMES = {Obstacle: "Obstacle", Problem: "Problem"}
"""Two types of the same name."""


def renamed(components: dict[str, Any]) -> dict[str, Any]:
    """Return the types by names of one word."""
    text = json.dumps(components)
    for type, name in NAMES.items():
        text = text.replace(f"{type.__module__}.{type.__name__}", name)
    found: dict[str, Any] = json.loads(text)
    return found


def schema() -> dict[str, Any]:
    """Return the JSON Schema of everything above."""
    types = [Toolbox, CardList, CardSheet, DeckWish, DeckSheet, UpgradeWish, UpgradeSheet]
    types += [ShopWish, ShopSheet]
    types += [DrawWish, DrawSheet, OddsWish, OddsSheet, CampaignSheet]
    (*_, wishes), components = msgspec.json.schema_components(
        [*types, AnyWish], ref_template="#/$defs/{name}"
    )
    components = renamed(components)
    for name, made in components.items():
        made.pop("description", None)
        made["title"] = name
        if name not in WRITTEN:
            made["required"] = list(made["properties"])
    components["AnyWish"] = {"anyOf": wishes["anyOf"]}
    return {"title": "Tools", "$defs": dict(sorted(components.items()))}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
