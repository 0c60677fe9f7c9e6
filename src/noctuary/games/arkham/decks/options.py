"""What the options of an investigator let into a deck, in their order, each copy once."""

from __future__ import annotations

from collections import Counter

from noctuary.plugin.translations import folded

from .cards import CLASSES, Card, Investigator, Option, listed
from .deck import Slots
from .deck_layout import Bench
from .errors import Problem

VERSATILE, ANCESTRAL_KNOWLEDGE, ON_YOUR_OWN = "06167", "07303", "53010"
SKILLS_WANTED = 10


def choices(bench: Bench) -> list[Problem]:
    """Return what an investigator must choose: a second class, a size."""
    out = []
    for field, key, allowed in choices_of(bench.who):
        if str(bench.deck.meta.get(field, "")) not in allowed:
            told = {"allowed": " ".join(allowed)}
            out.append(Problem("choice", key, "AHB-357", (bench.who.code,), told))
    return out


def choices_of(who: Investigator) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return (the field of `meta`, what it is, what it may be) for each choice."""
    out = [
        ("faction_selected", "choose-class", option.faction_select)
        for option in who.options
        if option.faction_select
    ]
    if who.sizes:
        out.append(("deck_size_selected", "choose-size", tuple(map(str, who.sizes))))
    return out


def fits(card: Card, option: Option, bench: Bench) -> bool:
    """Whether an option speaks of a card."""
    faction = option.faction
    if option.faction_select:
        faction = (str(bench.deck.meta.get("faction_selected", "")),)
    traits = {folded(t) for t in card.traits}
    if option.level and (
        card.level is None or not option.level[0] <= card.level <= option.level[1]
    ):
        return False
    return (
        (not faction or card.is_a(*faction))
        and (not option.trait or not traits.isdisjoint(option.trait))
        and (not option.type or card.type in option.type)
        and (not option.tag or not set(card.tags).isdisjoint(option.tag))
    )


def option_for(card: Card, bench: Bench) -> int | None:
    """Return the option through which a card is taken: the first that fits. A multi-class card that
    also fits a limited option takes a place there, unless that one says “other” (AHC-202).
    """
    allowed = [k for k, o in enumerate(bench.who.options) if not o.forbids and fits(card, o, bench)]
    if len(card.classes) > 1:
        for k in allowed:
            option = bench.who.options[k]
            if option.limit is not None and not option.other:
                return k
    return allowed[0] if allowed else None


def options(bench: Bench) -> list[Problem]:
    """Return the problems of cards that fit no option, and of options used beyond their limits."""
    taken: dict[int, Slots] = {}
    outside: Slots = {}
    banned: list[str] = []
    for code, n in bench.ordinary.items():
        card = bench.known.cards[code]
        found = option_for(card, bench)
        if any(o.forbids and fits(card, o, bench) for o in bench.who.options):
            banned.append(code)
        elif found is None:
            outside[code] = n
        else:
            taken.setdefault(found, {})[code] = n
    spare = bench.ordinary.get(VERSATILE, 0)
    out = [Problem("not-allowed", "never", "AHB-357", (code,)) for code in banned]
    for code, n in outside.items():
        card = bench.known.cards[code]
        used = min(n, spare) if may_be_versatile(card) else 0
        spare -= used
        if n > used:
            out.append(Problem("not-allowed", "option", "AHB-357", (code,), {"n": n - used}))
    out += limits(bench, taken, spare)
    out += at_least(bench, taken)
    return out + covenants(bench) + skills(bench) + allies(bench)


def may_be_versatile(card: Card) -> bool:
    """Whether Versatile lets a card in: one of level 0, of any class."""
    return card.level == 0 and card.is_a(*CLASSES[:-1])


def limits(bench: Bench, taken: dict[int, Slots], spare: int) -> list[Problem]:
    """Return the problems of options that are used more often than they may be."""
    out = []
    for k, cards in sorted(taken.items()):
        limit = bench.who.options[k].limit
        n = sum(cards.values())
        if limit is None or n <= limit:
            continue
        helped = sum(n for c, n in cards.items() if may_be_versatile(bench.known.cards[c]))
        used = min(n - limit, spare, helped)
        spare -= used
        if n - used > limit:
            told = {"n": n - used, "limit": limit}
            out.append(Problem("options", "limit", "AHB-357", tuple(cards), told))
    return out


def at_least(bench: Bench, taken: dict[int, Slots]) -> list[Problem]:
    """Return the problems of missing cards of several classes; a multi-class card counts for each
    (AHC-207).
    """
    out = []
    for k, option in enumerate(bench.who.options):
        if wanted := option.atleast:
            counts = Counter[str]()
            for code, n in taken.get(k, {}).items():
                counts.update(dict.fromkeys(bench.known.cards[code].classes, n))
            enough = sum(n >= wanted.min for n in counts.values())
            if enough < wanted.factions:
                told = {"n": enough, "factions": wanted.factions, "min": wanted.min}
                out.append(Problem("options", "atleast", "AHC-207", (bench.who.code,), told))
    return out


def covenants(bench: Bench) -> list[Problem]:
    """Return the problem of a deck with more than one Covenant."""
    found = [c for c in bench.ordinary if "Covenant" in bench.known.cards[c].traits]
    n = sum(bench.ordinary[c] for c in found)
    return [Problem("options", "covenant", "AHC-235", tuple(found), {"n": n})] if n > 1 else []


def allies(bench: Bench) -> list[Problem]:
    """Return the problem of an asset in an ally slot with On Your Own."""
    if ON_YOUR_OWN not in bench.ordinary:
        return []
    found = (bench.known.cards[code] for code in bench.ordinary)
    return [
        Problem("not-allowed", "ally-slot", "AHB-357", (card.code,))
        for card in found
        if card.type == "asset" and "Ally" in listed(card.slot)
    ]


def skills(bench: Bench) -> list[Problem]:
    """Return the problem of fewer than ten skills with Ancestral Knowledge."""
    n = sum(n for c, n in bench.ordinary.items() if bench.known.cards[c].type == "skill")
    if ANCESTRAL_KNOWLEDGE not in bench.ordinary or n >= SKILLS_WANTED:
        return []
    told = {"n": n, "wanted": SKILLS_WANTED}
    return [Problem("options", "skills", "AHB-357", (ANCESTRAL_KNOWLEDGE,), told)]
