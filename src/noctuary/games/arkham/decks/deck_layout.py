"""A deck laid out for checking: its cards sorted by what the rules make of them."""

from __future__ import annotations

from typing import Literal

import msgspec

from .cards import Card, Investigator, Library
from .deck import Deck, Slots
from .errors import BadDeck, Problem

Mode = Literal["campaign", "start", "standalone"]


class Bench(msgspec.Struct, frozen=True):
    """A deck laid out for checking: its cards sorted by what the rules make of them."""

    deck: Deck
    known: Library
    who: Investigator
    taboo: bool
    mode: Mode
    signatures: Slots
    ordinary: Slots
    """Cards that must fit an option of the investigator."""
    foreign: tuple[Problem, ...]
    """Cards that no deck of this investigator may hold."""
    notes: tuple[Problem, ...]
    """What there is to say of cards that are let through."""

    @property
    def permanents(self) -> Slots:
        """Of the ordinary cards, those that start in play."""
        return {c: n for c, n in self.ordinary.items() if self.known.cards[c].permanent}

    @property
    def size(self) -> int:
        """The size of the investigator's decks, as the deck chose it."""
        chosen = str(self.deck.meta.get("deck_size_selected", ""))
        return next((n for n in self.who.sizes if str(n) == chosen), self.who.size)

    def copies(self, code: str) -> int:
        """Return how many of a signature card the deck must have."""
        if code in self.who.copies:
            return self.who.copies[code][self.who.sizes.index(self.size)]
        return self.known.cards[code].deck_limit


def investigator_of(deck: Deck, known: Library) -> Investigator:
    """Return how the deck is built; the back may be that of a parallel investigator (AHB-392)."""
    if deck.investigator not in known.investigators:
        raise BadDeck("error-deck-who", text=deck.investigator)
    back = known.investigators.get(deck.back)
    if back is None or known.card(back.code).name != known.card(deck.investigator).name:
        raise BadDeck("error-deck-back", text=deck.back)
    return back


def lay_out(deck: Deck, known: Library, taboo: bool, mode: Mode) -> Bench:
    """Sort the cards of a deck."""
    who = investigator_of(deck, known)
    own = known.signatures(deck.investigator)
    signatures: Slots = {}
    ordinary: Slots = {}
    foreign: list[Problem] = []
    notes: list[Problem] = []
    for code, n in deck.counted.items():
        card = known.find(code)
        if card is None:
            foreign.append(Problem("not-allowed", "unknown", "", (code,)))
        elif code in own:
            signatures[code] = n
        elif wrong := out_of_place(card, mode):
            foreign.append(wrong)
        elif code not in known.cards:
            notes.append(Problem("note", "story-unknown", "AHB-370", (code,)))
        elif not card.weakness and not card.story:
            ordinary[code] = n
    return Bench(deck, known, who, taboo, mode, signatures, ordinary, tuple(foreign), tuple(notes))


def out_of_place(card: Card, mode: Mode) -> Problem | None:
    """Return why a card can be in no deck of this investigator, whatever the options say."""
    at_start = mode != "campaign"
    rules = (
        (card.signature, "signature", "AHC-115"),
        (bool(card.bonded_to), "bonded", "AHB-382"),
        (card.type == "investigator", "investigator", "AHB-354"),
        (not card.player and not card.story, "encounter", "AHB-357"),
        (card.player and card.deck_limit == 0, "no-card", "AHB-357"),
        (card.story and at_start, "story", "AHB-370"),
        (card.subtype == "weakness" and at_start, "earned", "AHB-370"),
    )
    for applies, key, clause in rules:
        if applies:
            return Problem("not-allowed", key, clause, (card.code,))
    return None
