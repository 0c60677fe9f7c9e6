"""The names of figures, monsters, Barricades and the steps of a puzzle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from noctuary.plugin import GameTexts, ValueNames

from . import GAME
from .columns import ChoiceRow
from .components import UNARMED
from .options import scenario_of

Fields = Mapping[str, int | None]


def counted(words: GameTexts, value: int) -> str:
    """Return the name of something that has only its number, from 1."""
    return str(value + 1)


def figure(words: GameTexts, value: int) -> str:
    """Return the name of an investigator, by his slot at this table."""
    return words.kind("investigator", words.parameters["who"][value])


def weapon(words: GameTexts, fields: Fields) -> dict[str, str]:
    """Return the weapon of an attack: a card, or bare hands."""
    return {"card": words.format("bare-hands")} if fields["card"] == UNARMED else {}


def missing(words: GameTexts, fields: Fields) -> dict[str, str]:
    """Return the card that has run out, if it is one."""
    return {"n": words.kind("card", fields["n"])} if fields["n"] else {}


def pressed(words: GameTexts, fields: Fields) -> dict[str, str]:
    """Return an option with the token it belongs to."""
    choice = fields["choice"]
    if choice is None:
        return {}
    piece = scenario_of(GAME.resolve(words.options)).tables["choices"][choice][ChoiceRow.PIECE]
    if not piece:
        return {}
    token, said = words.kind("piece", piece), words.kind("choice", choice)
    return {"choice": words.format("web-press", token=token, choice=said)}


def from_one(*names: str) -> Callable[[GameTexts, Fields], dict[str, str]]:
    """Return a namer for fields of a puzzle step that count from 1 when they are said."""

    def told(words: GameTexts, fields: Fields) -> dict[str, str]:
        return {name: str((fields[name] or 0) + 1) for name in names}

    return told


VALUE_NAMES = ValueNames(
    {
        "monster": counted,
        "barricade": counted,
        "figure": figure,
        "target": figure,
        "i": figure,
    },
    {
        "attack": weapon,
        "attack_began": weapon,
        "missing": missing,
        "press": pressed,
        "pressed": pressed,
        "touched": pressed,
        "dial": from_one("rune"),
        "swap": from_one("cell", "other"),
        "slide": from_one("block", "to"),
        "hop": from_one("peg", "to"),
    },
)
