"""Other maps than the bare house, every tile there is, and a card that does what a test wants."""

from __future__ import annotations

from functools import cache
from typing import Any

import yaml

from noctuary.games.mansions2.scenario.box import base
from noctuary.games.mansions2.scenario.map_layout import MapLayout
from tests.games.mansions2.house import bare

STREET: dict[str, Any] = {
    "layout": {"08B": [0, 10, 0], "16B": [2, 10, 0]},
    "start": {"tiles": ["01A", "13A", "10A", "09A", "08B", "16B"]},
}
"""08B.a b c, then across a yellow border 16B.a b c: one line, far from the house."""
ROOFS: dict[str, Any] = {
    "layout": {"14A": [0, 10, 0], "12B": [4, 10, 0], "01B": [8, 10, 0]},
    "start": {"tiles": ["01A", "13A", "10A", "09A", "14A", "12B", "01B"]},
}
"""Impassable borders: 14A.b | 14A.c in one room, 12B.c | 12B.b (out of reach on foot) between two;
01B: a, b above d, c, which touch at one corner."""


def baton(**lines: str) -> dict[str, Any]:
    """Return a card, the baton, with options that cost nothing: their texts and their code."""
    opts = [
        {"t": [name.replace("_", " "), name], "do": yaml.safe_load(do)}
        for name, do in lines.items()
    ]
    card = {"id": "baton", "deck": "unique", "name": ["Baton", "Bâton"], "traits": ["evidence"]}
    return {"cards": [card | {"app": True, "t": ["A baton.", "Un bâton."], "opts": opts}]}


@cache
def every_face() -> MapLayout:
    """Return all faces of all tiles, laid apart from one another."""
    faces = [face for tile in base().tiles for face in tile["faces"]]
    layout = {face: [3 * (n % 8), 20 + 3 * (n // 8), 0] for n, face in enumerate(faces)}
    home = ("01A", "13A", "10A", "09A", "24A", "17A", "11B")
    return bare(layout={f: at for f, at in layout.items() if f not in home}).plan
