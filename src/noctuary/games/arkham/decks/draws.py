"""The chance to hold a card in the opening hand, or by some turn; and a hand to look at."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from math import comb
from random import Random
from typing import Literal

import msgspec

from .cards import Library, library
from .deck import Deck
from .errors import BadDeck

HAND = 5
LAST_TURN = 30
Mulligan = Literal["seek", "none"]
"""Redraw the whole hand when it holds none of the cards wanted, or keep whatever comes."""


class Draws(msgspec.Struct, frozen=True):
    """The chance to have drawn at least one of the cards wanted."""

    deck: int
    """Cards that can be drawn."""
    weaknesses: int
    copies: int
    opening: float
    turns: tuple[float, ...]
    """Before the actions of turn 1, 2, ..."""


class Sample(msgspec.Struct, frozen=True):
    """A hand as it might come."""

    opening: tuple[str, ...]
    hand: tuple[str, ...]
    """After the mulligan, if there was one."""
    draws: tuple[str, ...]
    """What the next turns bring."""


def pile(deck: Deck, known: Library) -> tuple[list[str], list[str]]:
    """Return the cards in the deck at the start: the others, and the weaknesses; Permanent ones are
    in play.
    """
    cards = [c for c, n in deck.slots.items() for _ in range(n) if not known.card(c).permanent]
    weak = [c for c in cards if known.card(c).weakness]
    return [c for c in cards if not known.card(c).weakness], weak


def draw_odds(
    deck: Deck,
    cards: Collection[str],
    *,
    turns: int = 10,
    mulligan: Mulligan = "seek",
    hand: int = HAND,
    within: Library | None = None,
) -> Draws:
    """Return exact odds. A weakness in the opening hand is replaced and shuffled back (AHB-114), so
    the hand comes from the other cards; one card is drawn in each upkeep.
    """
    known = within or library()
    others, weak = pile(deck, known)
    copies = sum(c in cards for c in others)
    if len(others) < 2 * hand or hand < 0:
        raise BadDeck("error-deck-small", n=len(others), wanted=2 * hand)
    if not 0 <= turns <= LAST_TURN:
        raise BadDeck("error-deck-turns", most=LAST_TURN)
    without = none_among(len(others), copies, hand)
    if mulligan == "seek":
        without *= none_among(len(others) - hand, copies, hand)
    rest = len(others) + len(weak) - hand
    by_turn = [1 - without * none_among(rest, copies, n) for n in range(turns)]
    return Draws(
        deck=len(others) + len(weak),
        weaknesses=len(weak),
        copies=copies,
        opening=float(1 - without),
        turns=tuple(map(float, by_turn)),
    )


def none_among(cards: int, wanted: int, drawn: int) -> Fraction:
    """Return the chance that cards drawn from a pile hold none of those wanted."""
    drawn = min(drawn, cards)
    return Fraction(comb(cards - wanted, drawn), comb(cards, drawn))


def sample_hand(
    deck: Deck,
    seed: int,
    cards: Collection[str] = (),
    *,
    mulligan: Mulligan = "seek",
    turns: int = 5,
    within: Library | None = None,
) -> Sample:
    """Draw one opening hand; the same seed gives the same one."""
    others, weak = pile(deck, within or library())
    stream = Random(seed)
    stream.shuffle(others)
    opening, rest = others[:HAND], others[HAND:]
    hand = opening
    if mulligan == "seek" and cards and not any(c in cards for c in opening):
        hand, rest = rest[:HAND], rest[HAND:] + opening
    rest = rest + weak
    stream.shuffle(rest)
    return Sample(tuple(opening), tuple(hand), tuple(rest[:turns]))
