"""The tools of Arkham, over HTTP: decks, cards and odds."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from math import prod
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from noctuary.games.arkham.decks import (
    CLASSES,
    LIST,
    BadDeck,
    Card,
    Deck,
    Effect,
    SkillTest,
    charts,
    check,
    default_bag,
    difficulties,
    draw_odds,
    folded,
    groups,
    library,
    odds,
    products,
    read,
    rulings,
    sample_hand,
    scenario_effects,
    scenarios,
    search,
    slot_keys,
    starters,
    upgrade,
    write_json,
    write_text,
)
from noctuary.games.arkham.decks.odds import NUMBER, SYMBOLS
from noctuary.games.arkham.kinds import BY_CODE, TYPE, CardType
from noctuary.games.arkham.options import missing, playable
from noctuary.table.protocol import ClauseInfo
from noctuary.words import LANGUAGES, Clause, Speech, read_ledger

from . import tools as wire
from .answers import Sheet, told
from .catalogue import clause_info
from .desk import Desk
from .house import House
from .refusal import Refusal

PAGE = 60
"""Cards told at once."""
MOST_WORK = 600
"""How much is computed for one answer about odds: about a fifth of a second."""
BOOSTS = (1, 2, 3, 4)
FARTHEST = 20
"""The largest modifier of a symbol."""
MARKS = ("unique", "permanent", "exceptional", "myriad", "exile")
PARTS = {"errata": "errata", "campaign_errata": "errata", "taboo": "taboos"}


@contextmanager
def explained() -> Iterator[None]:
    """What a tool refuses, said by the server."""
    try:
        yield
    except BadDeck as e:
        told: dict[str, Any] = e.told
        raise Refusal(e.key.replace("-error-", "-"), **told) from None


class Arkham(Desk):
    """Answers about decks, cards and odds."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._toolbox = Sheet.of(msgspec.json.encode(toolbox()))

    def routes(self) -> list[Route]:
        """Where what is answered."""
        return [
            Route("/api/arkham", self.toolbox),
            Route("/api/arkham/cards", self.cards),
            Route("/api/arkham/card/{code}", self.card),
            Route("/api/arkham/deck/check", self.check, methods=["POST"]),
            Route("/api/arkham/deck/upgrade", self.upgrade, methods=["POST"]),
            Route("/api/arkham/deck/draws", self.draws, methods=["POST"]),
            Route("/api/arkham/odds", self.odds, methods=["POST"]),
        ]

    async def toolbox(self, request: Request) -> Response:
        """Everything to choose from."""
        return self._toolbox.answer(request)

    async def cards(self, request: Request) -> Response:
        """The cards that fit."""
        self.count(request, self.house.reads)
        return told(found_cards(dict(request.query_params)))

    async def card(self, request: Request) -> Response:
        """One card."""
        self.count(request, self.house.reads)
        code = request.path_params["code"]
        if code not in library().cards:
            raise Refusal("no-page")
        return told(card_sheet(library().cards[code]))

    async def check(self, request: Request) -> Response:
        """Whether a deck may be played."""
        self.count(request, self.house.tools)
        wish = await self.body(request, wire.DeckWish)
        with explained():
            return told(deck_sheet(given(wish.deck), wish))

    async def upgrade(self, request: Request) -> Response:
        """What a new version of a deck costs."""
        self.count(request, self.house.tools)
        wish = await self.body(request, wire.UpgradeWish)
        with explained():
            return told(upgrade_sheet(wish))

    async def draws(self, request: Request) -> Response:
        """The chance to draw some cards."""
        self.count(request, self.house.tools)
        wish = await self.body(request, wire.DrawWish)
        with explained():
            return told(draw_sheet(wish))

    async def odds(self, request: Request) -> Response:
        """The odds of a skill test."""
        self.count(request, self.house.tools)
        wish = await self.body(request, wire.OddsWish)
        with explained():
            return told(await asyncio.to_thread(odds_sheet, wish))


# ---- cards


def in_every_language(card: Card) -> dict[str, str]:
    """The names of a card."""
    return {lang: card.named(lang) for lang in LANGUAGES}


def line_of(card: Card) -> wire.CardLine:
    """A card in a list."""
    return wire.CardLine(
        code=card.code,
        names=in_every_language(card),
        subname=card.subname,
        pack=card.pack,
        type=card.type,
        group=card.group,
        classes=list(card.classes),
        level=card.level,
        cost=card.cost,
        slots=slot_keys(card.slot),
        icons=list(card.icons),
        traits=list(card.traits),
        weakness=card.weakness,
        played=playable(card.code) or plays_investigator(card.code),
    )


def lines_of(codes: Iterable[str]) -> dict[str, wire.CardLine]:
    """Those of some cards that are known."""
    known = library().cards
    return {c: line_of(known[c]) for c in sorted(set(codes)) if c in known}


def found_cards(asked: dict[str, str]) -> wire.CardList:
    """The cards that fit everything asked; Refusal where something asked makes no sense."""
    start = number_in("from", asked.pop("from", "0"), 10_000)
    level = asked.pop("level", "")
    if set(asked) - {"text", "trait", "class", "pack", "type"}:
        raise Refusal("malformed")
    if asked.get("class", "") not in ("", *CLASSES):
        raise Refusal("card-class", text=asked["class"][:40], allowed=", ".join(CLASSES))
    if asked.get("pack", "") not in ("", *products()):
        raise Refusal("card-pack", text=asked["pack"][:40])
    found = search(
        asked.get("text", "").strip()[:100],
        trait=asked.get("trait", ""),
        cls=asked.get("class", ""),
        level=number_in("level", level, 9) if level else None,
        pack=asked.get("pack", ""),
        type=asked.get("type", ""),
    )
    return wire.CardList(len(found), [line_of(c) for c in found[start : start + PAGE]])


def number_in(name: str, text: str, most: int) -> int:
    """A small number of a query."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) <= most):
        raise Refusal("card-number", name=name, text=text[:40], most=most)
    return int(text)


def card_sheet(card: Card) -> wire.CardSheet:
    """All that is known of a card, with every clause that names it."""
    known = library()
    parts: dict[str, list[ClauseInfo]] = {"errata": [], "taboos": [], "rulings": []}
    for clause in clauses_of(card.code):
        parts[PARTS.get(clause.kind, "rulings")].append(clause_info(clause))
    return wire.CardSheet(
        **msgspec.structs.asdict(line_of(card)),
        health=card.health,
        sanity=card.sanity,
        marks=[m for m in MARKS if getattr(card, m)],
        limit=card.deck_limit,
        bonded=card.bonded_to,
        only=[in_every_language(known.cards[c]) for c in card.restrictions if c in known.cards],
        taboo=known.taboos.get(card.code),
        versions=[line_of(c) for c in known.names[folded(card.name)] if c.code != card.code],
        errata=parts["errata"],
        taboos=parts["taboos"],
        rulings=parts["rulings"],
    )


def clauses_of(code: str) -> list[Clause]:
    """The clauses of the FAQ that name a card."""
    ledger = read_ledger("noctuary.games.arkham")
    assert ledger is not None
    return [ledger.clauses[id] for id in rulings().get(code, ())]


def plays_investigator(code: str) -> bool:
    """Whether the tables here play an investigator."""
    return TYPE[BY_CODE.get(code, 0)] == CardType.INVESTIGATOR


# ---- decks


def given(text: str) -> Deck:
    """A deck from JSON or text, or one of ours by its name."""
    found = starters().get(text.strip())
    return found.deck() if found else read(text)


def only_known(deck: Deck) -> Deck:
    """A deck without the codes that no card is known by."""
    known = library().cards
    return msgspec.structs.replace(
        deck,
        slots={c: n for c, n in deck.slots.items() if c in known},
        side={c: n for c, n in deck.side.items() if c in known},
    )


def grouped(slots: dict[str, int]) -> list[wire.DeckGroup]:
    """Cards as people lay them out."""
    return [
        wire.DeckGroup(g.type, slot_keys(g.slot), {card.code: n for card, n in g.cards})
        for g in groups(slots, library())
    ]


def deck_sheet(deck: Deck, wish: wire.DeckWish) -> wire.DeckSheet:
    """A deck with its check, its charts and its files."""
    report = check(deck, taboo=wish.taboo, mode=wish.mode, budget=wish.budget)
    plain = only_known(deck)
    unplayed = missing(deck.slots)
    if not plays_investigator(deck.investigator):
        unplayed.insert(0, deck.investigator)
    named = {deck.investigator, *deck.slots, *deck.side}
    named |= {c for p in report.problems for c in p.cards}
    return wire.DeckSheet(
        name=deck.name,
        investigator=deck.investigator,
        cards=deck.slots,
        taboo_list=deck.taboo,
        report=report,
        charts=charts(plain),
        groups=grouped(plain.slots),
        side=grouped(plain.side),
        missing=unplayed,
        known=lines_of(named),
        json=write_json(deck),
        text={lang: write_text(plain, Speech(__package__, lang).say, lang) for lang in LANGUAGES},
    )


def upgrade_sheet(wish: wire.UpgradeWish) -> wire.UpgradeSheet:
    """The price of a new version, and whether it is legal."""
    old, new = given(wish.old), given(wish.new)
    found = upgrade(old, new, taboo=wish.taboo, available=wish.available, exiled=wish.exiled)
    report = check(new, taboo=wish.taboo)
    problems = (*found.refusals, *report.problems)
    named = {*old.slots, *new.slots, *(c for p in problems for c in p.cards), new.investigator}
    return wire.UpgradeSheet(found, report, lines_of(named | set(found.exiled)))


def draw_sheet(wish: wire.DrawWish) -> wire.DrawSheet:
    """The chance to draw one of some cards, and a hand to look at."""
    deck = only_known(given(wish.deck))
    if strange := [c for c in wish.cards if c not in deck.slots]:
        raise Refusal("deck-not-in-deck", text=strange[0][:40])
    wanted = frozenset(wish.cards)
    found = draw_odds(deck, wanted, turns=wish.turns, mulligan=wish.mulligan)
    return wire.DrawSheet(found, sample_hand(deck, wish.seed, wanted, mulligan=wish.mulligan))


# ---- odds


def odds_sheet(wish: wire.OddsWish) -> wire.OddsSheet:
    """The odds of a test, and what more skill would make of them."""
    work = check_wish(wish)
    test = SkillTest(**msgspec.structs.asdict(wish))
    found = odds(test)
    boosted = [
        odds(msgspec.structs.replace(test, skill=test.skill + n)).passing
        for n in BOOSTS
        if work * len(BOOSTS) <= MOST_WORK
    ]
    return wire.OddsSheet(found, boosted)


def check_wish(wish: wire.OddsWish) -> int:
    """How much there is to compute; Refusal when a token is unknown or when it is too much."""
    for token, n in wish.bag.items():
        if (token not in SYMBOLS and not NUMBER.fullmatch(token)) or n < 0:
            raise Refusal("odds-token", text=token[:40], allowed=", ".join(SYMBOLS))
    for token, effect in wish.effects.items():
        if token not in SYMBOLS or abs(effect.modifier) > FARTHEST:
            raise Refusal("odds-symbol", text=token[:40], most=FARTHEST)
    again = [
        n
        for token, n in wish.bag.items()
        if token in ("bless", "curse") or wish.effects.get(token, Effect()).again
    ]
    pairs = {(False, False): 1, (True, False): 8, (False, True): 12, (True, True): 60}
    work = prod(n + 1 for n in again) * pairs[wish.redraws > 0, wish.choose_of > 1]
    if work > MOST_WORK:
        raise Refusal("odds-long")
    return work


# ---- what there is to choose from


@cache
def toolbox() -> wire.Toolbox:
    """Everything to choose from in the tools."""
    cards = library().cards
    people = dict.fromkeys(s.investigator for s in starters().values())
    return wire.Toolbox(
        taboo_list=LIST,
        starters=[
            wire.StarterLine(s.id, s.investigator, s.difficulty, s.sets)
            for s in starters().values()
        ],
        investigators=[line_of(cards[code]) for code in people],
        bags={d: default_bag(d) for d in difficulties()},
        scenarios={s: {d: side(s, d) for d in difficulties()} for s in scenarios()},
        products=[
            wire.ProductLine(p.code, p.kind, p.cycle, {lang: p.named(lang) for lang in LANGUAGES})
            for p in products().values()
        ],
        traits=sorted({t for c in cards.values() for t in c.traits}),
    )


def side(scenario: str, difficulty: str) -> wire.Side:
    """What the symbols do; those that count something are told by doing it twice."""
    one, two = (scenario_effects(scenario, difficulty, x) for x in (1, 2))
    return wire.Side(one, [symbol for symbol in one if one[symbol] != two[symbol]])
