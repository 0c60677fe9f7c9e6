"""The commands of Arkham: `noctuary deck`, `noctuary card`, `noctuary odds`, `play --deck`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer

from noctuary.home import Commands

from .card import card
from .common import read_deck
from .deck import deck
from .odds import odds

app = typer.Typer()
app.add_typer(deck, name="deck")
app.command()(card)
app.command()(odds)


def investigators(names: Sequence[str]) -> dict[str, Any]:
    """The investigators of a table, from starter decks and deck files."""
    read = [read_deck(name) for name in names]
    return {"investigators": [{"investigator": d.investigator, "cards": d.counted} for d in read]}


COMMANDS = Commands(app, investigators)
