"""A deck as plain text: `- Name (level) xN`, grouped by type and slot, in French or in English."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable

import msgspec

from noctuary.plugin.translations import folded

from .cards import GROUPS, Card, Library, library, listed
from .deck import MOST, Deck, Slots, meta_of, read_json, taboo_of
from .errors import BadDeck

LONGEST = 100_000
BULLET = re.compile(r"\s*(?:[-*•]\s+(?:(\d+)\s*[x×]\s+)?|(\d+)\s*[x×]\s*)(?=\S)")
CODE = re.compile(r"\s*\[(\w{5,6})\]$")
COPIES = re.compile(r"\s+[x×]\s*(\d+)$")
LEVEL = re.compile(r"\s*[(\[]([0-5])[)\]]$")
ASIDE = re.compile(r"\s*\([^()]*\)$")
FIELD = re.compile(r"(meta|taboo_id)\s*:\s*(.+)")
SIDE = re.compile(r"\W*(side ?deck|sideboard|reserve|deck annexe)\b")


class Group(msgspec.Struct, frozen=True):
    """The cards of one type and slot, by name."""

    type: str
    slot: str
    cards: tuple[tuple[Card, int], ...]


def groups(slots: Slots, known: Library, lang: str = "en") -> list[Group]:
    """Return cards grouped as people lay them out: assets by slot, events, skills, weaknesses."""
    found: dict[tuple[int, str], list[tuple[Card, int]]] = {}
    for code, n in slots.items():
        card = known.card(code)
        slot = card.slot if card.group == "asset" else ""
        found.setdefault((GROUPS.index(card.group), slot), []).append((card, n))
    return [
        Group(
            GROUPS[place],
            slot,
            tuple(sorted(cards, key=lambda c: (folded(c[0].named(lang)), c[0].code))),
        )
        for (place, slot), cards in sorted(found.items())
    ]


def slot_keys(slot: str) -> list[str]:
    """Return `Hand x2. Arcane` as keys of texts."""
    return [f"deck-slot-{s.lower().replace(' ', '-')}" for s in listed(slot)]


# ---- writing


def line(card: Card, n: int, known: Library, lang: str) -> str:
    """Return one line; the subtitle or the code settles what a name and a level leave open."""
    twins = [c for c in matches(card.named(lang), card.level, known) if c.code != card.code]
    out = f"- {card.named(lang)}"
    if any(c.subname != card.subname for c in twins) and card.subname:
        out += f": {card.subname}"
        twins = [c for c in twins if c.subname == card.subname]
    out += f" ({card.level})" if card.level else ""
    out += f" [{card.code}]" if twins else ""
    return out + (f" x{n}" if n > 1 else "")


def block(slots: Slots, known: Library, lang: str, say: Callable[[str], str]) -> Iterable[str]:
    """Yield the lines of a deck or a side deck, with their headings."""
    for group in groups(slots, known, lang):
        total = sum(n for _, n in group.cards)
        title = ", ".join([say(f"deck-type-{group.type}"), *map(say, slot_keys(group.slot))])
        yield f"\n{title} ({total})"
        yield from (line(card, n, known, lang) for card, n in group.cards)


def write_text(
    deck: Deck, say: Callable[[str], str], lang: str = "en", within: Library | None = None
) -> str:
    """Return a deck as text; `say` gives the headings in the language of the names."""
    known = within or library()
    who = known.card(deck.investigator)
    first = investigators(who.named(lang), known)[0]
    code = "" if first == deck.investigator else f" [{deck.investigator}]"
    title = " ".join(deck.name.split()) or who.named(lang)
    lines = [f"# {title}", "", f"{say('deck-investigator')}: {who.named(lang)}{code}"]
    if deck.meta:
        lines.append(f"meta: {json.dumps(deck.meta)}")
    if deck.taboo is not None:
        lines.append(f"taboo_id: {deck.taboo}")
    lines += block(deck.slots, known, lang, say)
    if deck.side:
        lines += ["", f"## {say('deck-side')}", *block(deck.side, known, lang, say)]
    return "\n".join(lines) + "\n"


# ---- reading


def matches(name: str, level: int | None, known: Library) -> list[Card]:
    """Return the cards that a name and a level can mean, the oldest first."""
    found = [c for c in known.names.get(folded(name), []) if c.type != "investigator"]
    found = [c for c in found if c.player or c.story]
    exact = [c for c in found if (c.level or 0) == (level or 0)]
    return exact or (found if level is None and len({c.level for c in found}) == 1 else [])


def investigators(name: str, known: Library) -> list[str]:
    """Return the investigators of a name, the first printed first."""
    found = known.names.get(folded(name), [])
    return [c.code for c in found if c.code in known.investigators]


def read_card_line(text: str, known: Library) -> tuple[str, int] | None:
    """Return a card and how many, None where a line is none."""
    found = BULLET.match(text)
    if not found:
        return None
    name = text[found.end() :].strip().replace("†", "")
    n = int(found[1] or found[2] or 1)
    if copies := COPIES.search(name):
        name, n = name[: copies.start()], int(copies[1])
    if not 0 < n <= MOST:
        raise BadDeck("error-deck-line", text=text.strip())
    if code := CODE.search(name):
        return known.card(code[1]).code, n
    return meant(name, known).code, n


def meant(name: str, known: Library) -> Card:
    """Return the card that a name with its level, its subtitle or its product means."""
    for text in (name, ASIDE.sub("", name)):
        found = LEVEL.search(text)
        level = int(found[1]) if found else None
        bare = text[: found.start()] if found else text
        cards = matches(bare, level, known)
        title, _, subname = bare.rpartition(": ")
        if not cards and title:
            cards = [
                c for c in matches(title, level, known) if folded(c.subname) == folded(subname)
            ]
        if len({(c.name, c.subname) for c in cards if not c.signature}) > 1:
            raise BadDeck("error-deck-line-several", text=name)
        if cards:
            return cards[0]
    raise BadDeck("error-deck-card", text=name)


def read_text(text: str, within: Library | None = None) -> Deck:
    """Return a deck from text: ours, that of arkham.build, or that of ArkhamDB."""
    known = within or library()
    if len(text) > LONGEST:
        raise BadDeck("error-deck-long")
    deck = Deck(investigator="", slots={})
    slots, title = deck.slots, ""
    for row in (r.strip() for r in text.split("\n")):
        if not row:
            continue
        if found := read_card_line(row, known):
            slots[found[0]] = slots.get(found[0], 0) + found[1]
        elif field := FIELD.fullmatch(row):
            read_field(deck, field[1], field[2])
        elif SIDE.match(folded(row)):
            slots = deck.side
        else:
            title = title or row.lstrip("# ").strip()
            deck.investigator = deck.investigator or who_in(row, known)
    if not deck.investigator:
        raise BadDeck("error-deck-investigator")
    deck.name = title
    return deck


def read_field(deck: Deck, key: str, value: str) -> None:
    """Read a choice of the deck, on a line of its own."""
    if key == "meta":
        deck.meta = meta_of(value)
    else:
        deck.taboo = taboo_of(int(value) if value.isascii() and value.isdecimal() else value)


def who_in(row: str, known: Library) -> str:
    """Return the investigator that a line names, or ""."""
    name = row.lstrip("# ").rstrip("* ").strip()
    if code := CODE.search(name):
        return code[1] if code[1] in known.investigators else ""
    for part in (name, name.partition(":")[2], ASIDE.sub("", name)):
        if found := investigators(part, known):
            return found[0]
    return ""


def read(text: str, within: Library | None = None) -> Deck:
    """Return a deck from JSON or from text."""
    begins = text.lstrip("\ufeff \t\r\n")
    if not begins:
        raise BadDeck("error-deck-empty")
    return read_json(begins) if begins[0] in "{[" else read_text(begins, within)
