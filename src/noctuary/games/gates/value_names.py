"""The names of cards and of the owners of figures."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from noctuary.plugin import GameTexts, ValueNames

from .actions import Owner
from .view import card as view_card


def card(words: GameTexts, value: int) -> str:
    """Return both halves of an action card."""
    shown = to_builtins(view_card(words.parameters, value))
    return words.format(
        "card-both", light=half(words, shown["light"]), dark=half(words, shown["dark"])
    )


def half(words: GameTexts, shown: dict[str, Any]) -> str:
    """Return one half of an action card as in the view."""
    args: dict[str, Any] = {"tokens": shown["tokens"], "n": shown.get("page", shown.get("n", 1))}
    if "quadrant" in shown:
        args["quadrant"] = words.kind("quadrant", shown["quadrant"])
    return words.format(f"card-{shown['deed']}", **args)


def owner(words: GameTexts, value: int) -> str:
    """Return the name of a figure's player, or that it is neutral."""
    if value < len(words.names):
        return words.seat(value)
    return words.format(f"kind-owner-{Owner.name_of(value)}")


VALUE_NAMES = ValueNames({"card": card, "owner": owner})
