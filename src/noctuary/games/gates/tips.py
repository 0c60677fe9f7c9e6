"""Tips, warnings and evaluation terms: see `evaluation.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from noctuary.kernel import Observation, Option, state_for_rules
from noctuary.plugin import EvaluationTerm, PlayWarning, Tip

from .actions import Mode
from .evaluation import (
    LASTING,
    POINT,
    TOKEN,
    best_cards,
    chance_of_opening,
    mode_worth,
    rank_points,
    section_worth,
    total_now,
)
from .state import REGIONS, Gates

MOST = 2
"""Tips at a time."""


def list_tips(observation: Observation, options: Mapping[str, Any], prompt: str) -> list[Tip]:
    """Return tips on gates that are about to open and on the mode that suits the hand."""
    g: Gates = state_for_rules(observation)
    found = [*gates(g, observation.seat), *modes(g, observation.seat, prompt)]
    return found[:MOST]


TIPS = list_tips


def gates(g: Gates, p: int) -> Iterator[Tip]:
    """Yield tips on gates that lack one section, the seat's own first."""
    lacking = [
        (q, r)
        for q in (p, *(q for q in range(g.seats) if q != p))
        for r in range(REGIONS)
        if g.sections[q][r] + 1 == g.gate_size[r]
    ]
    for q, r in lacking:
        pays = rank_points(g, r, p)
        if q == p:
            yield Tip("open", {"region": r, "n": g.disc_value[g.released] + pays})
        else:
            yield Tip("rival", {"seat": q, "region": r, "n": pays})


def modes(g: Gates, p: int, prompt: str) -> Iterator[Tip]:
    """Yield the tip on the mode that brings more, where it is to be chosen."""
    if prompt == "mode":
        sane, insane = mode_worth(g, p, Mode.sane), mode_worth(g, p, Mode.insane)
        if abs(sane - insane) >= POINT:
            better = Mode.sane if sane > insane else Mode.insane
            yield Tip("mode", {"mode": better, "n": abs(sane - insane) // POINT})


# ---- what nobody should overlook


def list_warnings(
    observation: Observation, options: Mapping[str, Any], prompt: str, offered: Sequence[Option]
) -> Iterator[PlayWarning]:
    """Yield warnings of the last monstrosity and of the section that releases it."""
    g: Gates = state_for_rules(observation)
    if g.released + 1 < g.discs[0]:
        return
    yield PlayWarning("last")
    for o in offered:
        if o.name == "take_supply":
            r = g.gate_type[g.supply[o.fields["slot"]][0]]
            if g.sections[observation.seat][r] + 1 == g.gate_size[r]:
                yield PlayWarning("ends", option=o.id)


WARNINGS = list_warnings


# ---- evaluation terms


def list_terms(g: Gates, p: int) -> Iterator[EvaluationTerm]:
    """Yield points, tokens, the hand, and region by region the gate and the rank."""
    yield EvaluationTerm("points", total_now(g, p), POINT)
    yield EvaluationTerm("tokens", g.tokens[p], TOKEN)
    for mode in (Mode.sane, Mode.insane):
        yield EvaluationTerm("hand", best_cards(g, p, mode, 2) // POINT, POINT // 2, {"mode": mode})
    yield EvaluationTerm("round", best_cards(g, p, g.mode, 2) // POINT, POINT // 2)
    for r in range(REGIONS):
        lacking = g.gate_size[r] - g.sections[p][r]
        yield EvaluationTerm("section", lacking, -section_worth(g, p, r), {"region": r})
        odds = LASTING * chance_of_opening(g, r) // 100
        yield EvaluationTerm("rank", rank_points(g, r, p), odds, {"region": r})


TERMS = list_terms
