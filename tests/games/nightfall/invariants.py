"""What must hold in every state of Nightfall."""

from __future__ import annotations

from typing import Any

from .content import CODE, COUNT, CRYPT, STUDY, TYPE, T
from .registry import ANSWERS_OF, QUESTIONS, SLOTS, SLOTS_OF


def counters(play: list[int]) -> dict[str, list[int]]:
    """Return what `listen` and `answering` must be for these cards in play."""
    listen, answering = [0] * SLOTS, [0] * QUESTIONS
    for c in play:
        for s in SLOTS_OF[CODE[c]]:
            listen[s] += s >= 0
        for q in ANSWERS_OF[CODE[c]]:
            answering[q] += q >= 0
    return {"listen": listen, "answering": answering}


def check(f: dict[str, Any]) -> None:
    """Check that counters equal a recount, rows out of play are clean, knowledge is of hidden
    cards.
    """
    assert counters(f["play"]) == {k: f[k] for k in ("listen", "answering")}
    hidden = {*f["top"], *f["hand"][0], *f["hand"][1]}
    for c in range(COUNT):
        assert f["seen"][c] == 0 or c in hidden, c
        if c not in f["play"]:
            assert f["damage"][c] == f["horror"][c] == f["dying"][c] == f["exhausted"][c] == 0, c
        elif TYPE[c] == T.ENEMY:
            assert f["at"][c] in (STUDY, CRYPT)
            assert f["over"] or f["dying"][c] == 0 or c in f["defeats.card"], c
    tokens = f["bag"] if f["over"] or len(f["bag"]) == 8 else f["bag"] + f["tests.token"][-1:]
    assert sorted(tokens) == list(range(8)) or f["over"]
    assert sum(f["clues"]) == 7
