"""The names of squares, the Lost Kid's cards and the options of encounter cards."""

from __future__ import annotations

from collections.abc import Mapping

from noctuary.kernel import NONE
from noctuary.plugin import GameTexts, ValueNames

from .actions import Building, District, Encounter
from .components import CARD_BUILDING, CENTRE, CLUE, ITEMS, SCARY, Deed
from .town import (
    BELONGS,
    BUILDING,
    CROSSING,
    DISTRICTS,
    DOORS,
    LANDMARK,
    LANDMARK_NAMES,
    STREET,
    TREEHOUSE,
    place,
)

COLUMNS = "ABCDEFGHIJKLM"
CHOICES = ("one", "two", "three")
"""Attributes of an encounter card's text, one for each option."""


def spot(value: int) -> str:
    """Return the place of a square: columns A to M from the west, rows 1 to 13 from the north."""
    x, y = place(value)
    return f"{COLUMNS[x]}{y + 1}"


def square(words: GameTexts, value: int) -> str:
    """Return what stands on a square, and its place."""
    at, b = spot(value), BUILDING[value]
    if b >= 0:
        half = "west" if value == DOORS[b][0] else "east"
        name = words.kind("building", Building.names[b])
        return words.format("square-building", building=name, half=half, at=at)
    if value in TREEHOUSE:
        own = next(d for d in range(DISTRICTS) if (BELONGS[value] >> d) & 1)
        district = words.kind("district", District.names[own])
        return words.format("square-treehouse", district=district, at=at)
    if value in LANDMARK:
        name = words.kind("landmark", LANDMARK_NAMES[LANDMARK.index(value)])
        return words.format("square-landmark", landmark=name, at=at)
    if CROSSING[value]:
        return words.format("square-crossing", at=at)
    return words.format("square-street" if STREET[value] else "square-open", at=at)


def card(words: GameTexts, value: int) -> str:
    """Return a card of the Lost Kid: clue or action, frightening things, building."""
    building = words.kind("building", CARD_BUILDING[value])
    return words.format(
        "card-name", middle=middle(words, value), scary=scary(words, value), building=building
    )


def middle(words: GameTexts, value: int) -> str:
    """Return the clue of a card, or the action in its place."""
    if CLUE[value] >= 0:
        return words.kind("landmark", LANDMARK_NAMES[CLUE[value]])
    return deed(words, *CENTRE[value])


def scary(words: GameTexts, value: int) -> str:
    """Return the frightening things of a card, in their order."""
    do, n, then, m = SCARY[value]
    first = deed(words, do, n)
    return words.format("card-then", first=first, second=deed(words, then, m)) if then else first


def deed(words: GameTexts, do: int, n: int) -> str:
    """Return one step of a card: its effect and number, such as a direction or a colour."""
    return words.format(f"deed-{Deed(do).name.lower()}", n=n)


def choice(words: GameTexts, encounter: int, option: int) -> str:
    """Return what an option of an encounter card does."""
    return words.format(f"encounter-{Encounter.names[encounter]}.{CHOICES[option]}")


def option_chosen(words: GameTexts, fields: Mapping[str, int | None]) -> dict[str, str]:
    """Return the text of the option that was chosen."""
    assert fields["encounter"] is not None
    assert fields["option"] is not None
    return {"option": choice(words, fields["encounter"], fields["option"])}


def thing(words: GameTexts, value: int) -> str:
    """Return the thing asked for or offered in a trade: an item, a type of symbol, or nothing."""
    if value == NONE:
        return words.format("thing-nothing")
    return words.kind("item", value) if value < ITEMS else words.kind("symbol", value - ITEMS)


VALUE_NAMES = ValueNames(
    {"card": card, "price": thing, "square": square, "thing": thing},
    {"option_chosen": option_chosen},
)
