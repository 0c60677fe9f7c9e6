"""A lever in the hall that does what a test wants: the shortest way to an effect."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.mansions2.house import House

ROOM = "01A.a"


def lever(do: str, at: str = ROOM) -> str:
    """Return the tokens of a scenario: an interaction that carries out some operations."""
    return f"""
lever: {{kind: interact, picture: door, at: {at}, look: ["A lever.", "Un levier."],
  opts: [{{t: ["Pull", "Tirer"], act: true, do: {do}}}]}}
"""


def beside(backend: str, do: str, *, who: str = "bastien", **wish: Any) -> House:
    """Set up a house where it is somebody's turn, beside a lever that does something."""
    parts = {"tokens": lever(do)} | wish.pop("parts", {})
    return House(backend, turn=who, parts=parts, tokens=wish.pop("tokens", "lever"), **wish)


def pull(h: House, dice: str = "", chance: Iterable[int] = ()) -> House:
    """Pull the lever."""
    return h.do(f"press/choice={h.choice('Pull')}", dice=dice, chance=chance)


def stacked(h: House, names: str) -> House:
    """Stack the next cards of Damage and Horror, as long as chance takes the first one."""
    for harm, deck in (("damage", 0), ("horror", 1)):
        first: list[int] = []
        for name in names.split():
            if name[0] == harm[0]:
                first.append(next(c for c in h.cards_of(name) if c not in first))
        rest = [c for c in h.get("deck")[deck] if c not in first]
        h.grant(deck={deck: first[:1] + rest + first[:0:-1]})
    return h


def facedown(h: House, who: str, names: str) -> House:
    """Put certain Damage and Horror cards of somebody facedown."""
    rows: dict[int, list[int]] = {}
    for name in names.split():
        row = rows.setdefault(2 * h.slot(who) + (name[0] == "h"), [])
        row.append(next(c for c in h.cards_of(name) if c not in row))
    h.state.arrange({"down": rows})
    return h


def insane(h: House, who: str, back: str) -> House:
    """Make somebody Insane, with a certain card."""
    card = h.cards_of("insane")[-1 - h.slot(who)]
    other = next(c for c in h.cards_of("insane") if h.get("behind")[c] == h.face(back))
    was = h.get("behind")[card]
    slot = h.slot(who)
    marks = [c for c in h.get("marks")[slot] if c not in h.cards_of("insane")]
    h.state.arrange(
        {
            "behind": {other: was, card: h.face(back)},
            "marks": {slot: [*marks, card]},
            "held_by": {card: slot + 1},
        }
    )
    return h
