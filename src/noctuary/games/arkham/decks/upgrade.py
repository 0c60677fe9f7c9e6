"""Between two scenarios: what the new version of a deck costs, and what it may not do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Literal

import msgspec

from noctuary.plugin.translations import folded

from .cards import Card, Library, later_forms, library, original
from .check import counted_size, wanted_size
from .deck import Deck, Slots
from .deck_layout import lay_out
from .errors import BadDeck, Problem
from .prices import price, taboo_list

RANDOM_WEAKNESS = "01000"
ADAPTABLE, ARCANE_RESEARCH, SHREWD_ANALYSIS, DEJA_VU = "02110", "04109", "04106", "60531"
SWAPS, REBOUGHT = 2, 3
"""How many cards one copy of Adaptable swaps, and of Déjà Vu makes cheaper."""
UNREAD = ("Unidentified", "Untranslated")
RESEARCHED = "rs"

How = Literal["bought", "upgraded", "restored", "myriad", "swapped", "second"]


class Purchase(msgspec.Struct):
    """One copy that came into the deck; `replaces` is the lower version it was made from."""

    code: str
    price: int
    how: How
    replaces: str = ""


class Upgrade(msgspec.Struct, frozen=True):
    """The changes of a deck, their price, and their problems."""

    price: int
    left: int | None
    """The experience that is kept for later, where it is known how much there was."""
    bought: tuple[Purchase, ...]
    removed: Slots
    exiled: Slots
    gained: Slots
    """Weaknesses and story cards that the campaign added."""
    refusals: tuple[Problem, ...]


class Change(msgspec.Struct, frozen=True):
    """The cards that came and went; those to be paid for are apart from the others."""

    known: Library
    taboo: bool
    before: Counter[str]
    """The old deck, less what was exiled."""
    exiled: Slots
    bought: list[Purchase]
    leaving: Counter[str]
    holes: int
    """How many cards the deck is short of its size before anything is bought."""
    surplus: int
    """By how many cards it is too large then."""

    def card(self, code: str) -> Card:
        """Return a card by its code."""
        return self.known.card(code)

    def worth(self, code: str) -> int:
        """Return the experience a card is worth."""
        return price(self.card(code), self.known, self.taboo)


def upgrade(
    old: Deck,
    new: Deck,
    *,
    taboo: object = None,
    exiled: Slots | None = None,
    available: int | None = None,
    researched: Collection[str] = (),
    within: Library | None = None,
) -> Upgrade:
    """Return the price of a new version of a deck. `exiled` is what was lost since the old one
    (None: as the new one says), `available` the experience there is, `researched` the titles whose
    task the campaign log records.
    """
    known = within or library()
    if old.investigator != new.investigator:
        raise BadDeck("error-deck-other", old=old.investigator, new=new.investigator)
    applies = new.taboo is not None if taboo is None else taboo_list(taboo)
    lost = new.exiled if exiled is None else {original(code): n for code, n in exiled.items()}
    before, refusals = after_exile(old, lost, known)
    came, went = moved(old, new, lost)
    paid = Counter({c: n for c, n in came.items() if is_bought(known, c)})
    leaving = Counter({c: n for c, n in went.items() if is_bought(known, c)})
    bought = match_versions(paid, leaving, known)
    holes = room(before, old, new, known)
    change = Change(
        known, applies, before, dict(lost), bought, leaving, max(0, holes), max(0, -holes)
    )
    set_prices(change, Counter(new.counted))
    total = sum(p.price for p in bought)
    refusals += must_stay(change, went, came)
    refusals += unbought(change)
    refusals += unresearched(change, researched)
    if available is not None and total > available:
        told = {"price": total, "available": available}
        refusals.append(Problem("upgrade", "experience", "AHB-366", (), told))
    return Upgrade(
        price=total,
        left=None if available is None else max(0, available - total),
        bought=tuple(bought),
        removed=dict(leaving),
        exiled=dict(lost),
        gained={c: n for c, n in came.items() if not is_bought(known, c)},
        refusals=tuple(refusals),
    )


# ---- what changed


def is_bought(known: Library, code: str) -> bool:
    """Whether a card is had for experience; weaknesses, signature and story cards are not."""
    card = known.card(code)
    return card.player and not card.weakness and not card.signature


def after_exile(old: Deck, lost: Slots, known: Library) -> tuple[Counter[str], list[Problem]]:
    """Return the old deck without what was exiled."""
    before = Counter(old.counted)
    gone = [c for c, n in lost.items() if n > before[c]]
    refusals = [Problem("upgrade", "exile", "AHB-380", (code,)) for code in gone]
    return before - Counter(lost), refusals


def moved(old: Deck, new: Deck, lost: Slots) -> tuple[Counter[str], Counter[str]]:
    """Return (the arrivals, the departures); a copy that starts or stops counting is neither."""
    was, now = Counter(old.slots) - Counter(lost), Counter(new.slots)
    freed, bound = Counter(new.ignored), Counter(old.ignored)
    return (now - was) - (freed - bound), (was - now) - (bound - freed)


def match_versions(paid: Counter[str], leaving: Counter[str], known: Library) -> list[Purchase]:
    """Pair each new copy with the best lower version of its title that leaves, if any does."""
    out = []
    for code in sorted(paid.elements(), key=lambda c: (-(known.card(c).level or 0), c)):
        card = known.card(code)
        lower = [
            c
            for c in leaving.elements()
            if folded(known.card(c).name) == folded(card.name)
            and (known.card(c).level or 0) < (card.level or 0)
        ]
        if lower:
            replaced = max(lower, key=lambda c: (known.card(c).level or 0, c))
            leaving.subtract([replaced])
            out.append(Purchase(code, 0, "upgraded", replaced))
        else:
            out.append(Purchase(code, 0, "bought"))
    for code in [c for c, n in leaving.items() if n <= 0]:
        del leaving[code]
    return out


def room(before: Counter[str], old: Deck, new: Deck, known: Library) -> int:
    """Return how many cards the new deck lacks for its legal size; negative if too many."""
    rest = msgspec.structs.replace(old, slots=dict(before), ignored={})
    wanted = wanted_size(lay_out(new, known, False, "campaign"))
    return wanted - counted_size(lay_out(rest, known, False, "campaign"))


# ---- prices


def set_prices(change: Change, after: Counter[str]) -> None:
    """Price each copy by itself (AHB-368), as its kind says."""
    for p in change.bought:
        if p.how == "upgraded":
            p.price = max(0, change.worth(p.code) - change.worth(p.replaces))
        else:
            p.price = max(1, change.worth(p.code))
    restore(change)
    swap(change)
    several_copies(change, after)
    reduce_spells(change)
    reduce_exiled(change)


def level_0(change: Change) -> list[Purchase]:
    """Return new copies of level 0 that count in the deck and are unpaid, chained ones last."""
    found = [
        p
        for p in change.bought
        if p.how == "bought"
        and change.card(p.code).level == 0
        and not change.card(p.code).permanent
    ]
    return sorted(found, key=lambda p: change.worth(p.code))


def restore(change: Change) -> None:
    """Make level 0 cards free until the size is legal again (AHC-213); a chain is still paid."""
    for p in level_0(change)[: change.holes]:
        p.price, p.how = change.worth(p.code), "restored"


def swap(change: Change) -> None:
    """Exchange cards of level 0 for others at no cost, with Adaptable."""
    out = sum(n for c, n in change.leaving.items() if change.card(c).level == 0)
    for p in level_0(change)[: min(out, SWAPS * change.before[ADAPTABLE])]:
        p.price, p.how = change.worth(p.code), "swapped"


def several_copies(change: Change, after: Counter[str]) -> None:
    """Price one copy of a Myriad card (AHB-381); Shrewd Analysis makes a second upgrade free."""
    for code in {p.code for p in change.bought if change.card(p.code).myriad}:
        copies = sorted((p for p in change.bought if p.code == code), key=lambda p: p.price)
        for p in copies[1:]:
            p.price, p.how = 0, "myriad"
    if after[SHREWD_ANALYSIS]:
        unread = {p.replaces for p in change.bought if p.replaces}
        for code in (c for c in unread if change.card(c).subname in UNREAD):
            copies = sorted(
                (p for p in change.bought if p.replaces == code), key=lambda p: -p.price
            )
            for p in copies[1:2]:
                p.price, p.how = 0, "second"


def reduce_spells(change: Change) -> None:
    """Make the first Spell that is upgraded cheaper, with Arcane Research."""
    spells = [
        p for p in change.bought if p.how == "upgraded" and "Spell" in change.card(p.code).traits
    ]
    if spells:
        first = max(spells, key=lambda p: p.price)
        first.price = max(0, first.price - change.before[ARCANE_RESEARCH])


def reduce_exiled(change: Change) -> None:
    """Make exiled cards cheaper to buy again, with Déjà Vu; the least price stays (AHC-166)."""
    again = [p for p in change.bought if p.how == "bought" and p.code in change.exiled]
    for _ in range(change.before[DEJA_VU]):
        for p in sorted(again, key=lambda p: -p.price)[:REBOUGHT]:
            p.price = max(1, p.price - 1)


# ---- what cannot be done


def must_stay(change: Change, went: Counter[str], came: Counter[str]) -> list[Problem]:
    """Return the problems of weaknesses, signature and Permanent cards that leave (AHB-366,
    AHC-321).
    """
    out = []
    drawn = sum(n for c, n in came.items() if change.card(c).basic_weakness)
    for code, n in went.items():
        card = change.card(code)
        if card.signature and replaced(change, code, came):
            continue
        if card.weakness and not (code == RANDOM_WEAKNESS and drawn >= n):
            if not turned(code, came):
                out.append(Problem("upgrade", "weakness-stays", "AHB-366", (code,)))
        elif card.signature:
            out.append(Problem("upgrade", "required-stays", "AHB-366", (code,)))
    for code in change.leaving:
        if change.card(code).permanent:
            out.append(Problem("upgrade", "permanent-stays", "AHC-321", (code,)))
    return out


def replaced(change: Change, code: str, came: Counter[str]) -> bool:
    """Whether another version of a signature card takes its place (AHB-392)."""
    groups = (g for who in change.known.investigators.values() for g in who.required)
    return any(code in group and any(came[c] for c in group) for group in groups)


def turned(code: str, came: Counter[str]) -> bool:
    """Whether a weakness became another one, at once or by a step between."""
    later = [form for form, before in later_forms().items() if before == code]
    return any(came[form] or turned(form, came) for form in later)


def unbought(change: Change) -> list[Problem]:
    """Return the problem of a card that leaves without making room for a purchase (AHC-322,
    AHC-323).
    """
    came = sum(p.how != "upgraded" and not change.card(p.code).permanent for p in change.bought)
    came -= sum(p.how in ("myriad", "second") and bool(p.replaces) for p in change.bought)
    gone = {c: n for c, n in change.leaving.items() if not change.card(c).permanent}
    n = sum(gone.values()) - came - change.surplus
    return [Problem("upgrade", "removed", "AHC-323", tuple(gone), {"n": n})] if n > 0 else []


def unresearched(change: Change, researched: Collection[str]) -> list[Problem]:
    """Return versions that are only had by upgrading, once the campaign log records their task."""
    done = {folded(title) for title in researched}
    return [
        Problem("upgrade", "researched", "AHB-391", (p.code,))
        for p in change.bought
        if RESEARCHED in change.card(p.code).tags
        and not (p.replaces and folded(change.card(p.code).name) in done)
    ]
