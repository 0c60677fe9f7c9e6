"""The tools of Arkham over HTTP: decks, cards, odds and campaigns."""

from __future__ import annotations

from math import prod

import msgspec

from noctuary.plugin import LANGUAGES, ToolHost
from noctuary.plugin.http import ClauseInfo, Get, Post, StaticGet, TableGet, describe_clause
from noctuary.plugin.translations import folded

from ..decks import (
    CLASSES,
    LIST,
    Card,
    Deck,
    Effect,
    SkillTest,
    charts,
    check,
    default_bag,
    difficulties,
    draw_odds,
    groups,
    library,
    odds,
    products,
    rulings,
    sample_hand,
    scenario_effects,
    scenarios,
    search,
    shop,
    slot_keys,
    starters,
    upgrade,
    write_json,
    write_text,
)
from ..decks.odds import NUMBER, SYMBOLS
from ..options import missing, playable
from . import PACKAGE, BadWish, http_types
from .campaigns import after, deed
from .card_lists import given, in_every_language, line_of, lines_of, plays_investigator

PAGE = 60
"""Cards in one answer."""
MOST_WORK = 600
"""How much is computed for one answer about odds: about a fifth of a second."""
BOOSTS = (1, 2, 3, 4)
FARTHEST = 20
"""The largest modifier of a symbol."""
MARKS = ("unique", "permanent", "exceptional", "myriad", "exile")
PARTS = {"errata": "errata", "campaign_errata": "errata", "taboo": "taboos"}


# ---- cards


def cards(host: ToolHost, asked: dict[str, str]) -> http_types.CardList:
    """Return the cards that fit everything asked; BadWish where something asked makes no sense."""
    start = number_in("from", asked.pop("from", "0"), 10_000)
    level = asked.pop("level", "")
    if asked.get("class", "") not in ("", *CLASSES):
        raise BadWish("error-card-class", text=asked["class"][:40], allowed=", ".join(CLASSES))
    if asked.get("pack", "") not in ("", *products()):
        raise BadWish("error-card-pack", text=asked["pack"][:40])
    found = search(
        asked.get("text", "").strip()[:100],
        trait=asked.get("trait", ""),
        cls=asked.get("class", ""),
        level=number_in("level", level, 9) if level else None,
        pack=asked.get("pack", ""),
        type=asked.get("type", ""),
    )
    return http_types.CardList(len(found), [line_of(c) for c in found[start : start + PAGE]])


def number_in(name: str, text: str, most: int) -> int:
    """Return a small number of a query."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) <= most):
        raise BadWish("error-card-number", name=name, text=text[:40], most=most)
    return int(text)


def card(host: ToolHost, asked: dict[str, str]) -> http_types.CardSheet | None:
    """Return all that is known of a card, with every clause that names it."""
    known, ledger = library(), host.clauses(PACKAGE)
    card = known.cards.get(asked["code"])
    if card is None:
        return None
    parts: dict[str, list[ClauseInfo]] = {"errata": [], "taboos": [], "rulings": []}
    for id in rulings().get(card.code, ()):
        parts[PARTS.get(ledger[id].kind, "rulings")].append(describe_clause(ledger[id]))
    return http_types.CardSheet(
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


# ---- decks


def only_known(deck: Deck) -> Deck:
    """Return a deck without the codes that no card is known by."""
    known = library().cards
    return msgspec.structs.replace(
        deck,
        slots={c: n for c, n in deck.slots.items() if c in known},
        side={c: n for c, n in deck.side.items() if c in known},
    )


def grouped(slots: dict[str, int]) -> list[http_types.DeckGroup]:
    """Return cards as people lay them out."""
    return [
        http_types.DeckGroup(g.type, slot_keys(g.slot), {card.code: n for card, n in g.cards})
        for g in groups(slots, library())
    ]


def check_deck(host: ToolHost, wish: http_types.DeckWish) -> http_types.DeckSheet:
    """Return a deck with its check, its charts and its files."""
    deck = given(wish.deck)
    report = check(deck, taboo=wish.taboo, mode=wish.mode, budget=wish.budget)
    plain = only_known(deck)
    unplayed = missing(deck.slots)
    if not plays_investigator(deck.investigator):
        unplayed.insert(0, deck.investigator)
    named = {deck.investigator, *deck.slots, *deck.side}
    named |= {c for p in report.problems for c in p.cards}
    return http_types.DeckSheet(
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
        text={
            lang: write_text(plain, host.translations(PACKAGE, lang).format, lang)
            for lang in LANGUAGES
        },
    )


def upgrade_deck(host: ToolHost, wish: http_types.UpgradeWish) -> http_types.UpgradeSheet:
    """Return the price of a new version, and whether it is legal."""
    old, new = given(wish.old), given(wish.new)
    found = upgrade(old, new, taboo=wish.taboo, available=wish.available, exiled=wish.exiled)
    report = check(new, taboo=wish.taboo)
    problems = (*found.refusals, *report.problems)
    named = {*old.slots, *new.slots, *(c for p in problems for c in p.cards), new.investigator}
    return http_types.UpgradeSheet(found, report, lines_of(named | set(found.exiled)))


def shop_for_deck(host: ToolHost, wish: http_types.ShopWish) -> http_types.ShopSheet:
    """Return the cards that an investigator may buy, each at its price."""
    sought = folded(wish.text.strip()[:100])
    speeches = [host.translations(PACKAGE, lang) for lang in LANGUAGES]

    def wanted(card: Card) -> bool:
        if not playable(card.code):
            return False
        said = [card.name, card.name_fr, card.subname, *card.traits]
        key = f"card-{card.code}.text"
        said += [speech.format(key) for speech in speeches if speech.has(key)]
        return any(sought in folded(text) for text in said)

    old, new = given(wish.old), given(wish.new)
    found = shop(old, new, taboo=wish.taboo, exiled=wish.exiled, wanted=wanted)
    offers = [http_types.OfferLine(line_of(o.card), o.price, o.replaces) for o in found]
    offers.sort(key=lambda o: (o.price, o.card.level or 0, o.card.names["en"]))
    return http_types.ShopSheet(offers)


def draw_cards(host: ToolHost, wish: http_types.DrawWish) -> http_types.DrawSheet:
    """Return the chance to draw one of some cards, and a hand to look at."""
    deck = only_known(given(wish.deck))
    if strange := [c for c in wish.cards if c not in deck.slots]:
        raise BadWish("error-deck-not-in-deck", text=strange[0][:40])
    wanted = frozenset(wish.cards)
    found = draw_odds(deck, wanted, turns=wish.turns, mulligan=wish.mulligan)
    return http_types.DrawSheet(found, sample_hand(deck, wish.seed, wanted, mulligan=wish.mulligan))


# ---- odds


def test_odds(host: ToolHost, wish: http_types.OddsWish) -> http_types.OddsSheet:
    """Return the odds of a test, and what more skill would make of them."""
    work = check_wish(wish)
    test = SkillTest(**msgspec.structs.asdict(wish))
    found = odds(test)
    boosted = [
        odds(msgspec.structs.replace(test, skill=test.skill + n)).passing
        for n in BOOSTS
        if work * len(BOOSTS) <= MOST_WORK
    ]
    return http_types.OddsSheet(found, boosted)


def check_wish(wish: http_types.OddsWish) -> int:
    """Return how much there is to compute; raise BadWish for an unknown token or too much."""
    for token, n in wish.bag.items():
        if (token not in SYMBOLS and not NUMBER.fullmatch(token)) or n < 0:
            raise BadWish("error-odds-token", text=token[:40], allowed=", ".join(SYMBOLS))
    for token, effect in wish.effects.items():
        if token not in SYMBOLS or abs(effect.modifier) > FARTHEST:
            raise BadWish("error-odds-symbol", text=token[:40], most=FARTHEST)
    again = [
        n
        for token, n in wish.bag.items()
        if token in ("bless", "curse") or wish.effects.get(token, Effect()).again
    ]
    pairs = {(False, False): 1, (True, False): 8, (False, True): 12, (True, True): 60}
    work = prod(n + 1 for n in again) * pairs[wish.redraws > 0, wish.choose_of > 1]
    if work > MOST_WORK:
        raise BadWish("error-odds-long")
    return work


# ---- what there is to choose from


def toolbox(host: ToolHost) -> http_types.Toolbox:
    """Return everything to choose from in the tools."""
    cards = library().cards
    people = dict.fromkeys(s.investigator for s in starters().values())
    return http_types.Toolbox(
        taboo_list=LIST,
        starters=[
            http_types.StarterLine(s.id, s.investigator, s.difficulty, s.sets)
            for s in starters().values()
        ],
        investigators=[line_of(cards[code]) for code in people],
        bags={d: default_bag(d) for d in difficulties()},
        scenarios={s: {d: side(s, d) for d in difficulties()} for s in scenarios()},
        products=[
            http_types.ProductLine(
                p.code, p.kind, p.cycle, {lang: p.named(lang) for lang in LANGUAGES}
            )
            for p in products().values()
        ],
        traits=sorted({t for c in cards.values() for t in c.traits}),
    )


def side(scenario: str, difficulty: str) -> http_types.Side:
    """Return the effects of the symbols; those that count something are computed twice."""
    one, two = (scenario_effects(scenario, difficulty, x) for x in (1, 2))
    return http_types.Side(one, [symbol for symbol in one if one[symbol] != two[symbol]])


ENDPOINTS = (
    StaticGet("", toolbox),
    Get("/cards", cards, frozenset(("text", "trait", "class", "pack", "type", "level", "from"))),
    Get("/card/{code}", card),
    Post("/deck/check", http_types.DeckWish, check_deck),
    Post("/deck/upgrade", http_types.UpgradeWish, upgrade_deck),
    Post("/deck/shop", http_types.ShopWish, shop_for_deck),
    Post("/deck/draws", http_types.DrawWish, draw_cards),
    Post("/odds", http_types.OddsWish, test_odds),
    Post("/campaign", http_types.AnyWish, deed),
    TableGet("/campaign", after),
)
