"""Decks for tests: legal ones for any investigator, and cards that were never printed."""

from dataclasses import dataclass, field

import msgspec

from noctuary.games.arkham.decks import Card, Deck, Investigator, Library, Taboo, check, library
from noctuary.games.arkham.decks.cards import Option

WEAKNESS = "01000"


def plain_cards(*classes: str) -> list[str]:
    """Return level 0 cards of only one of these classes with a limit of two, oldest first."""
    return [
        c.code
        for c in library().cards.values()
        if c.level == 0 and c.deck_limit == 2 and not c.permanent and c.classes[1:] == ()
        if c.is_a(*classes)
    ]


def required(who: Investigator, known: Library, size: str = "") -> dict[str, int]:
    """Return the signature cards of an investigator, as many as a size asks for, and a basic
    weakness.
    """
    place = list(map(str, who.sizes)).index(size) if size else 0
    own = {group[0]: known.cards[group[0]].deck_limit for group in who.required}
    own |= {code: counts[place] for code, counts in who.copies.items()}
    own |= dict.fromkeys(who.picks.cards[: who.picks.n] if who.picks else (), 1)
    return own | {WEAKNESS: who.weaknesses}


def build(
    investigator: str,
    cards: dict[str, int] | None = None,
    *,
    size: int | None = None,
    within: Library | None = None,
    **meta: str,
) -> Deck:
    """Return a deck with these cards, filled up to its size with ordinary ones of its own class."""
    known = within or library()
    who = known.investigators[investigator]
    slots = required(who, known, meta.get("deck_size_selected", "")) | dict(cards or {})
    taken = {known.cards[c].name for c in slots if c in known.cards}
    counted = {c: n for c, n in slots.items() if c in known.cards and counts(known.cards[c])}
    room = (size or who.size) - sum(counted.values())
    for code in plain_cards("neutral") + plain_cards(known.cards[investigator].classes[0]):
        if room > 0 and known.cards[code].name not in taken and fair(known.cards[code], who):
            slots[code] = min(2, room)
            taken.add(known.cards[code].name)
            room -= slots[code]
    return Deck(investigator=investigator, slots=slots, meta=dict(meta))


def counts(card: Card) -> bool:
    """Whether a card counts toward the size of a deck."""
    return not (card.weakness or card.signature or card.permanent or card.story)


def fair(card: Card, who: Investigator) -> bool:
    """Whether no option forbids a card because of a trait."""
    banned = {t for o in who.options if o.forbids for t in o.trait}
    return banned.isdisjoint(t.lower() for t in card.traits)


def wrong(deck: Deck, **how: object) -> list[str]:
    """Return the keys of all problems of a deck."""
    return [p.key for p in check(deck, **how).problems]  # type: ignore[arg-type]


@dataclass
class Fixture:
    """A library with cards and investigators of our own beside the real ones."""

    cards: list[Card]
    investigators: list[Investigator]
    taboos: list[Taboo] = field(default_factory=list)

    def library(self) -> Library:
        """Return all of them together."""
        known = library()
        faces = [
            Card(i.code, i.code, i.code, type="investigator", classes=("rogue",))
            for i in self.investigators
        ]
        return Library(
            known.cards | {c.code: c for c in [*self.cards, *faces]},
            known.investigators | {i.code: i for i in self.investigators},
            known.taboos | {t.code: t for t in self.taboos},
        )


def multi(code: str, *classes: str, level: int = 0, type: str = "asset") -> Card:
    """Return a multi-class card that was never printed."""
    return Card(code, code, code, type=type, classes=classes, level=level, deck_limit=2)


def investigator(code: str, *options: dict[str, object]) -> Investigator:
    """Return an investigator who was never printed."""
    return Investigator(code, 30, (), 1, tuple(msgspec.convert(o, Option) for o in options))
