"""Nights arranged card by card: for tests, and as late positions for the conformance kit."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import Position

from .content import COUNT, CRYPT, NAMES, STUDY, TYPE, T
from .invariants import counters

ROW = {name: c for c, name in enumerate(NAMES)}
PILES = ("box", "deck", "encounter", "limbo", "discard", "top", "play")


def stage(
    state: Position,
    *,
    roland: str = "",
    agnes: str = "",
    roland_hand: str = "",
    agnes_hand: str = "",
    enemies: dict[str, int] | None = None,
    place: int = STUDY,
    tokens: tuple[int, ...] = tuple(range(8)),
    **facts: Any,
) -> None:
    """Goes to Roland's first action and puts named cards in play, in hands, and enemies on seats.

    A fact is a field: whole, or a dict with the names of the cards that differ.
    """
    while state.decision and state.decision.prompt == "mulligan":
        state.apply("keep")
    f = state.fields()
    zones: dict[str, Any] = {z: [] for z in PILES} | {"hand": [[], []]}
    zones["play"] = [0, 1, STUDY, CRYPT]
    for p, (mine, held) in enumerate(((roland, roland_hand), (agnes, agnes_hand))):
        f["at"][p] = place
        zones["hand"][p] = [ROW[x] for x in held.split()]
        for x in mine.split():
            zones["play"].append(ROW[x])
            f["ctrl"][ROW[x]] = p
            f["at"][ROW[x]] = place
    for x, p in (enemies or {}).items():
        zones["play"].append(ROW[x])
        f["at"][ROW[x]] = place
        f["engaged"][ROW[x]] = p
    placed = {*zones["play"], *zones["hand"][0], *zones["hand"][1]}
    for c in range(COUNT):
        if c not in placed:
            zones["encounter" if TYPE[c] == T.ENEMY else "deck"].append(c)
    changes = zones | counters(zones["play"]) | {"bag": list(tokens), "resources": [9, 9]}
    changes |= {k: f[k] for k in ("at", "ctrl", "engaged")}
    for name, value in facts.items():
        changes[name] = f[name]
        if isinstance(value, dict):
            for card, n in value.items():
                changes[name][ROW[card]] = n
        else:
            changes[name] = value
    state.edit(changes)


def faq_1_4(state: Position) -> None:
    """Engage Roland and Guard Dog with Goat Spawn, Agnes with Ghoul Minion, all at one place."""
    stage(
        state,
        roland="guard_dog",
        roland_hand="automatic lens",
        agnes_hand="lens_2",
        enemies={"goat_spawn": 0, "ghoul_minion": 1},
        damage={"goat_spawn": 2},
    )


def belfry(state: Position) -> None:
    """Ask the lead in which order bell and chime answer the gong; two enemies listen."""
    stage(
        state,
        roland="gong bell chime fork scrying",
        agnes="coat automatic",
        roland_hand="vigil blast dodge",
        agnes_hand="taunt lucky evidence",
        enemies={"priestess": 1, "acolyte": 1},
    )
    state.apply("activate/card=gong")


def last_round(state: Position) -> None:
    """Bring doom near; both are hurt, and one clue is missing."""
    stage(
        state,
        roland="beat_cop lens",
        agnes="guard_dog lens_2",
        roland_hand="evidence dodge",
        agnes_hand="lucky dodge_2",
        enemies={"goat_spawn": 0, "goat_spawn_2": 1, "rats": 1},
        damage={"roland": 7, "agnes": 4},
        horror={"roland": 3, "agnes": 6},
        clues={"roland": 1, "agnes": 2, "study": 1, "crypt": 3},
        doom=4,
        round=5,
    )


POSITIONS = {"faq_1_4": (2, faq_1_4), "belfry": (2, belfry), "last_round": (2, last_round)}
