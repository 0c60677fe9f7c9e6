"""The facts of the cards: names in both languages, figures, and what a deck must know of them."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any, Literal

import msgspec

from noctuary.plugin.translations import folded

from ..card_table import Row, keywords_of, rows_of_decks, text_of
from .errors import BadDeck

CLASSES = ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral")
SKILLS = ("willpower", "intellect", "combat", "agility", "wild")
GROUPS = ("asset", "event", "skill", "weakness", "other")
"""How people sort the cards of a deck."""
STORIES = re.compile("(0[1-7]|5[0-4]|8[1-5]|90)\\d{3}[a-z]?")
"""The codes of products in whose scenarios there are cards to be earned."""
VARIABLE = -2
"""The cost X."""


def table(name: str) -> list[dict[str, str]]:
    """Return the rows of a table of the folder `content`."""
    lines = text_of(name).splitlines()
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


class Card(msgspec.Struct, frozen=True):
    """One card. `level` and `cost` are None where the card has none; a cost of -2 is X."""

    code: str
    name: str
    name_fr: str
    subname: str = ""
    also: str = ""
    """Another spelling of the French name, found on a misprint."""
    pack: str = ""
    type: str = ""
    subtype: str = ""
    classes: tuple[str, ...] = ()
    level: int | None = None
    cost: int | None = None
    slot: str = ""
    icons: tuple[int, ...] = (0, 0, 0, 0, 0)
    """In the order of SKILLS; of an investigator, the four skills."""
    traits: tuple[str, ...] = ()
    deck_limit: int = 0
    qty: int = 0
    """How many copies the product holds."""
    unique: bool = False
    permanent: bool = False
    exceptional: bool = False
    myriad: bool = False
    exile: bool = False
    bonded_to: str = ""
    restrictions: tuple[str, ...] = ()
    """The investigators in whose decks alone the card may be."""
    tags: tuple[str, ...] = ()
    """What its text does, as far as decks ask: `hh` heals horror, `uc` uses charges, `rs` must be
    researched."""
    health: int | None = None
    sanity: int | None = None
    player: bool = True
    """Whether it is a card of the players' side."""
    story: bool = False
    """Whether only a scenario can put it into a deck."""

    @property
    def weakness(self) -> bool:
        """Whether it is a weakness."""
        return bool(self.subtype)

    @property
    def basic_weakness(self) -> bool:
        """Whether it is a basic weakness."""
        return self.subtype == "basicweakness"

    @property
    def signature(self) -> bool:
        """Whether it belongs to one investigator (AHC-114)."""
        return bool(self.restrictions)

    @property
    def group(self) -> str:
        """Where people sort it: one of GROUPS."""
        return "weakness" if self.weakness else self.type if self.type in GROUPS else "other"

    @property
    def parity(self) -> Literal["even", "odd"] | None:
        """Whether its cost is even or odd; a card without a cost is neither (AHC-347, AHC-348)."""
        if self.cost is None or self.cost < 0:
            return None
        return "odd" if self.cost % 2 else "even"

    def named(self, lang: str) -> str:
        """Return its name in a language."""
        return self.name_fr if lang == "fr" and self.name_fr else self.name

    def is_a(self, *classes: str) -> bool:
        """Whether it is of one of these classes; a multi-class card is of each (AHC-200)."""
        return any(c in self.classes for c in classes)


@cache
def listed(text: str) -> tuple[str, ...]:
    """Return `Item. Tome.` as a list."""
    return tuple(part for part in (p.strip() for p in text.split(".")) if part)


@cache
def icons_of(text: str) -> tuple[int, ...]:
    """Return `WI?`, or the four skills of an investigator, as five numbers, the last one wild."""
    if "/" in text:
        return (*map(int, text.split("/")), 0)
    return tuple(map(text.count, "WICA?"))


@cache
def number(text: str) -> int | None:
    """Return a figure, or None where there is none or it depends on the number of seats."""
    if not text:
        return None
    return VARIABLE if text == "X" else int(text) if text.removeprefix("-").isdecimal() else None


def read_card(row: Row) -> Card:
    """Return the card of a row, as far as decks ask."""
    keywords = keywords_of(row["keywords"])
    encounter = bool(row["encounter_set"])
    limit = number(row["deck_limit"]) or 0
    return Card(
        code=row["code"],
        name=row["name"],
        name_fr=row["name_fr"],
        subname=row["subname"],
        also=row["also"],
        pack=row["pack"],
        type=row["type"],
        subtype=row["subtype"],
        classes=tuple(c for k in ("class", "class2") if (c := row[k]) not in ("", "mythos")),
        level=number(row["level"]),
        cost=number(row["cost"]),
        slot=row["slot"],
        icons=icons_of(row["icons"]),
        traits=listed(row["traits"]),
        deck_limit=0 if encounter else limit,
        qty=number(row["qty"]) or 0,
        unique=bool(row["unique"]),
        permanent="permanent" in keywords,
        exceptional="exceptional" in keywords,
        myriad="myriad" in keywords,
        exile="exile" in keywords,
        bonded_to=keywords.get("bonded", ""),
        restrictions=tuple(row["restrictions"].split(":")[1:]),
        tags=listed(row["tags"]),
        health=number(row["health"]),
        sanity=number(row["sanity"]),
        player=not encounter,
        story=encounter and limit > 0,
    )


@cache
def reprints() -> dict[str, tuple[str, str]]:
    """Return the codes under which a card was printed again: (its own code, the product)."""
    return {row["code"]: (row["of"], row["pack"]) for row in table("reprints.tsv")}


def original(code: str) -> str:
    """Return the code by which a card is known, whichever printing is named."""
    return reprints().get(code, (code, ""))[0]


@cache
def later_forms() -> dict[str, str]:
    """Return weaknesses that another turns into in the course of a campaign, and which."""
    return {row["code"]: row["from"] for row in table("later-forms.tsv")}


class AtLeast(msgspec.Struct, frozen=True):
    """At least `min` cards of each of `factions` classes."""

    factions: int
    min: int


class Option(msgspec.Struct, frozen=True, rename={"forbids": "not"}):
    """One kind of card an investigator may have; a card must fit everything that is given."""

    level: tuple[int, int] | None = None
    faction: tuple[str, ...] = ()
    faction_select: tuple[str, ...] = ()
    """Classes from which the deck chooses one."""
    trait: tuple[str, ...] = ()
    type: tuple[str, ...] = ()
    tag: tuple[str, ...] = ()
    limit: int | None = None
    other: bool = False
    """Whether it takes only cards that fit no other option (AHC-198)."""
    forbids: bool = False
    atleast: AtLeast | None = None


class Picks(msgspec.Struct, frozen=True):
    """Cards from which a deck has `n`, all different."""

    cards: tuple[str, ...]
    n: int


class Investigator(msgspec.Struct, frozen=True):
    """How the decks of an investigator are built. `required` lists signature cards, each with the
    cards that may replace it or be added to it: those at the same place form a set."""

    code: str
    size: int
    required: tuple[tuple[str, ...], ...]
    weaknesses: int
    options: tuple[Option, ...]
    sizes: tuple[int, ...] = ()
    """Sizes from which the deck chooses one."""
    copies: dict[str, tuple[int, ...]] = {}
    """Signature cards whose number depends on the size, in the order of `sizes`."""
    picks: Picks | None = None
    """What its front adds to the deck."""
    bonus: int = 0
    """The experience with which it begins a campaign."""
    alternate_of: str = ""


class Taboo(msgspec.Struct, frozen=True):
    """One entry of the list of taboos."""

    code: str
    kind: Literal["chained", "mutated", "forbidden"]
    extra: int = 0
    """What a chained card costs more."""
    exceptional: bool = False


class Library(msgspec.Struct, frozen=True, dict=True):
    """All cards, the investigators and one list of taboos."""

    cards: dict[str, Card]
    investigators: dict[str, Investigator]
    taboos: dict[str, Taboo]

    @cached_property
    def names(self) -> dict[str, list[Card]]:
        """The cards by name, in either language."""
        out: dict[str, list[Card]] = {}
        for card in self.cards.values():
            for name in {folded(n) for n in (card.name, card.name_fr, card.also) if n}:
                out.setdefault(name, []).append(card)
        return out

    def find(self, code: str) -> Card | None:
        """Return a card by its code; of a story card that is not among ours, only the code is
        known.
        """
        if code in self.cards or not STORIES.fullmatch(code):
            return self.cards.get(code)
        return Card(code, code, code, type="asset", player=False, story=True)

    def card(self, code: str) -> Card:
        """Return a card by its code. Raise BadDeck where there is none."""
        found = self.find(code)
        if found is None:
            raise BadDeck("error-deck-card", text=code)
        return found

    @cached_property
    def own(self) -> dict[str, frozenset[str]]:
        """The cards that only an investigator of a name may have."""
        out: dict[str, set[str]] = {}
        for c in self.cards.values():
            for code in c.restrictions:
                if code in self.cards:
                    out.setdefault(self.cards[code].name, set()).add(c.code)
        return {name: frozenset(codes) for name, codes in out.items()}

    def signatures(self, investigator: str) -> frozenset[str]:
        """Return the signature cards of an investigator, replacements included (AHC-114)."""
        return self.own.get(self.card(investigator).name, frozenset())


def read_taboo(row: Mapping[str, str]) -> Taboo:
    """Return one row of the list of taboos."""
    extra = number(row["extra_xp"]) or 0
    return msgspec.convert({**row, "extra": extra, "exceptional": bool(row["exceptional"])}, Taboo)


@cache
def library() -> Library:
    """Return every player card up to June 2021, and the others that a ruling names."""
    cards = [read_card(row) for row in rows_of_decks(reprints())]
    found: Any = json.loads(text_of("investigators.json"))
    investigators = msgspec.convert(found, list[Investigator])
    taboos = [read_taboo(row) for row in table("taboo-004.tsv")]
    return Library(
        {c.code: c for c in cards},
        {i.code: i for i in investigators},
        {t.code: t for t in taboos},
    )


# ---- searching


def search(
    text: str = "",
    *,
    trait: str = "",
    cls: str = "",
    level: int | None = None,
    pack: str = "",
    type: str = "",
    within: Library | None = None,
) -> list[Card]:
    """Return the cards that fit everything asked; `text` is a code or a part of a name, in French
    or in English. A card whose whole name it is comes first.
    """
    known = within or library()
    wanted = folded(text)
    if (code := original(text.strip())) in known.cards:
        found: Iterable[Card] = [known.cards[code]]
    elif wanted in known.names:
        found = known.names[wanted]
    else:
        found = [
            c
            for c in known.cards.values()
            if any(wanted in folded(n) for n in (c.name, c.name_fr, c.also, c.subname))
        ]
    tests: list[Callable[[Card], bool]] = []
    if trait:
        tests.append(lambda c: folded(trait) in map(folded, c.traits))
    if cls:
        tests.append(lambda c: c.is_a(cls))
    if level is not None:
        tests.append(lambda c: c.level == level)
    if pack:
        again = {of for of, product in reprints().values() if product == pack}
        tests.append(lambda c: c.pack == pack or c.code in again)
    if type:
        tests.append(lambda c: c.type == type)
    return [c for c in found if all(fits(c) for fits in tests)]
