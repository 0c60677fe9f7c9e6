"""The names of things, monsters, cards and Traits."""

from __future__ import annotations

from collections.abc import Mapping

from noctuary.plugin import GameTexts, ValueNames

from .components import (
    CREATURE,
    CREATURE_NAMES,
    FIRST_FIGURE,
    MYTH,
    MYTH_NAMES,
    PEOPLE_NAMES,
    THING,
    THING_NAMES,
    UNARMED,
)

Fields = Mapping[str, int | None]


def thing(words: GameTexts, value: int) -> str:
    """Return the name of a thing, by its kind; two alike have one name."""
    return words.format(f"item-{THING_NAMES[THING[value]]}")


def weapon(words: GameTexts, value: int) -> str:
    """Return the name of a weapon, or of bare hands."""
    return words.format("item-unarmed") if value == UNARMED else thing(words, value)


def monster(words: GameTexts, value: int) -> str:
    """Return the name of a monster, by its kind and the number of its figure."""
    kind = CREATURE[value]
    name = words.kind("creature", CREATURE_NAMES[kind])
    return words.format("monster-name", creature=name, n=value - FIRST_FIGURE[kind] + 1)


def mythos(words: GameTexts, value: int) -> str:
    """Return the name of a Mythos card, by its kind."""
    return words.format(f"myth-{MYTH_NAMES[MYTH[value]]}")


def combat(words: GameTexts, value: int) -> str:
    """Return the name of a Combat card, by its number."""
    return words.format("combat-name", n=value + 1)


def cell(words: GameTexts, value: int) -> str:
    """Return the name of a place of a puzzle, counted from 1."""
    return str(value + 1)


def trait(words: GameTexts, person: int, value: int) -> str:
    """Return a Trait of an investigator: two physical ones, then two mental ones."""
    return words.format(f"trait-{PEOPLE_NAMES[person]}-{value}")


def traits(words: GameTexts, fields: Fields) -> dict[str, str]:
    """Return the two Traits that are chosen."""
    person, physical, mental = fields["person"], fields["physical"], fields["mental"]
    assert person is not None
    assert physical is not None
    assert mental is not None
    return {
        "physical": trait(words, person, physical),
        "mental": trait(words, person, 2 + mental),
    }


VALUE_NAMES = ValueNames(
    {
        "thing": thing,
        "weapon": weapon,
        "monster": monster,
        "mythos": mythos,
        "combat": combat,
        "cell": cell,
        "other": cell,
    },
    {"take_traits": traits},
)
