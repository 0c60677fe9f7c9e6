"""Whether a deck may be played: every rule for building one, each broken one named."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from noctuary.plugin.translations import folded

from .cards import Library, later_forms, library
from .deck import Deck
from .deck_layout import Bench, Mode, lay_out
from .errors import Kind, Problem
from .options import ANCESTRAL_KNOWLEDGE, VERSATILE, choices, options
from .prices import deck_limit, experience, price, taboo_list

LARGER = {VERSATILE: 5, ANCESTRAL_KNOWLEDGE: 5}
"""Cards that make a deck larger, each copy by so much."""
STANDALONE_MOST = 49


class Report(msgspec.Struct, frozen=True):
    """The findings of a check; the deck is legal when there are no problems."""

    investigator: str
    mode: Mode
    taboo: bool
    size: int
    wanted: int
    experience: int
    weaknesses: int
    """How many basic weaknesses the deck must have."""
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...]
    """Remarks that are no problem."""

    @property
    def legal(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def check(
    deck: Deck,
    *,
    taboo: object = None,
    mode: Mode = "campaign",
    budget: int = 0,
    within: Library | None = None,
    without: Collection[str] = (),
) -> Report:
    """Check a deck. `taboo` is whether the list applies (None: as the deck says); a deck that
    starts a campaign may hold experience up to `budget`; cards that are `without` recall are not
    required any more.
    """
    known = within or library()
    applies = deck.taboo is not None if taboo is None else taboo_list(taboo)
    bench = lay_out(deck, known, applies, mode)
    spent = experience(deck.counted, known, applies)
    size, wanted = counted_size(bench), wanted_size(bench)
    weaknesses = bench.who.weaknesses
    if mode == "standalone":
        weaknesses += max(0, spent - bench.who.bonus) // 10
    problems = [
        *choices(bench),
        *wrong_size(bench, size, wanted),
        *bench.foreign,
        *forbidden(bench),
        *too_many_copies(bench),
        *options(bench),
        *requirements(bench, without),
        *picked(bench),
        *weaknesses_wanted(bench, weaknesses),
        *too_much_experience(bench, spent, budget),
    ]
    return Report(
        deck.investigator,
        mode,
        applies,
        size,
        wanted,
        spent,
        weaknesses,
        tuple(problems),
        bench.notes,
    )


# ---- which cards there are


def forbidden(bench: Bench) -> list[Problem]:
    """Return the problem of cards that the list of taboos forbids."""
    taboos = bench.known.taboos if bench.taboo else {}
    return [
        Problem("not-allowed", "taboo", "AHC-435", (code,))
        for code in bench.ordinary
        if code in taboos and taboos[code].kind == "forbidden"
    ]


# ---- how many


def counted_size(bench: Bench) -> int:
    """Return how many cards count; not signature cards, weaknesses, Permanent ones (AHB-355)."""
    return sum(bench.ordinary.values()) - sum(bench.permanents.values())


def wanted_size(bench: Bench) -> int:
    """Return how many cards must count."""
    return bench.size + sum(by * bench.ordinary.get(code, 0) for code, by in LARGER.items())


def wrong_size(bench: Bench, size: int, wanted: int) -> list[Problem]:
    """Return the problem of a deck that has not exactly its size."""
    if size == wanted:
        return []
    kind: Kind = "too-few" if size < wanted else "too-many"
    return [Problem(kind, kind, "AHB-354", (), {"size": size, "wanted": wanted})]


def too_many_copies(bench: Bench) -> list[Problem]:
    """Count copies by title, all levels together; signature cards are not among them."""
    titles: dict[str, list[str]] = {}
    for code in bench.ordinary:
        titles.setdefault(folded(bench.known.cards[code].name), []).append(code)
    out = []
    for codes in titles.values():
        n = sum(bench.ordinary[c] for c in codes)
        most = min(deck_limit(bench.known.cards[c], bench.known, bench.taboo) for c in codes)
        if n > most:
            key, clause = copies_rule(bench, codes)
            out.append(Problem("copies", key, clause, tuple(codes), {"n": n, "most": most}))
    return out


def copies_rule(bench: Bench, codes: list[str]) -> tuple[str, str]:
    """Return the rule that limits the copies of a title."""
    cards = [bench.known.cards[c] for c in codes]
    if any(c.exceptional for c in cards):
        return "exceptional", "AHB-379"
    if any(deck_limit(c, bench.known, bench.taboo) < c.deck_limit for c in cards):
        return "exceptional", "AHC-422"
    if any(c.myriad for c in cards):
        return "myriad", "AHB-381"
    if min(c.deck_limit for c in cards) == 1:
        return "per-deck", "AHC-235"
    return "copies", "AHB-356"


# ---- what must be in the deck


def requirements(bench: Bench, without: Collection[str]) -> list[Problem]:
    """Return the problems of signature cards. Each is there in its exact number (AHC-116, AHC-117):
    the original, another set in its place, or both, each set whole (AHB-392); a card that is gone
    for good is not required (AHC-379).
    """
    out: list[Problem] = []
    groups = [g for g in bench.who.required if not any(code in without for code in g)]
    for group in groups:
        if not any(bench.signatures.get(code) for code in group):
            n = bench.copies(group[0])
            out.append(Problem("requirement", "required", "AHC-116", group, {"n": n}))
    for place in range(max((len(g) for g in groups), default=0)):
        whole = [g[place] for g in groups if place < len(g)]
        here = [code for code in whole if bench.signatures.get(code)]
        if here and len(here) < len(whole) and not out:
            out.append(Problem("requirement", "set", "AHB-392", tuple(whole)))
    for code, n in bench.signatures.items():
        wanted = bench.copies(code)
        clause = "AHC-117" if wanted == 1 else "AHC-116"
        kind: Kind = "copies" if n > wanted else "requirement"
        if n != wanted:
            told = {"n": n, "wanted": wanted}
            out.append(Problem(kind, "signature-copies", clause, (code,), told))
    return out


def picked(bench: Bench) -> list[Problem]:
    """Return what is wrong with the cards that the front of a parallel investigator adds."""
    offered = {c for i in bench.known.investigators.values() if i.picks for c in i.picks.cards}
    here = tuple(c for c in bench.signatures if c in offered)
    front = bench.known.investigators.get(bench.deck.front, bench.who)
    wanted, cards = (front.picks.n, front.picks.cards) if front.picks else (0, here)
    if len(here) == wanted:
        return []
    told = {"n": len(here), "wanted": wanted}
    return [Problem("requirement", "picks", "AHB-392", cards, told)]


def weaknesses_wanted(bench: Bench, wanted: int) -> list[Problem]:
    """Return the problem of missing random basic weaknesses; a campaign may have added or changed
    some.
    """
    later = later_forms() if bench.mode == "campaign" else {}
    cards = bench.known.cards
    counted = bench.deck.counted.items()
    n = sum(k for c, k in counted if c in later or (c in cards and cards[c].basic_weakness))
    if n == wanted or (n > wanted and bench.mode == "campaign"):
        return []
    clause = "AHB-374" if bench.mode == "standalone" else "AHB-358"
    return [Problem("requirement", "weaknesses", clause, (), {"n": n, "wanted": wanted})]


def too_much_experience(bench: Bench, spent: int, budget: int) -> list[Problem]:
    """Return the problem of a deck with more experience than it may begin with."""
    priced = tuple(
        c for c in bench.ordinary if price(bench.known.cards[c], bench.known, bench.taboo)
    )
    if bench.mode == "start" and spent > (most := budget + bench.who.bonus):
        told = {"n": spent, "most": most}
        return [Problem("not-allowed", "start", "AHB-359", priced, told)]
    if bench.mode == "standalone" and spent > (most := STANDALONE_MOST + bench.who.bonus):
        told = {"n": spent, "most": most}
        return [Problem("not-allowed", "standalone", "AHB-374", priced, told)]
    return []
