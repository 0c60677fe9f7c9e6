"""Tips, warnings and evaluation terms: see `evaluation/threats.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from noctuary.kernel import NONE, Observation, Option, state_for_rules
from noctuary.plugin import EvaluationTerm, PlayWarning, Tip

from .belief import suspicion
from .components import FIGURES, KIDS, WHEELS
from .evaluation import position_value
from .evaluation.destinations import AWAY, PULL, READY_AGAIN, TIRED, errand
from .evaluation.position_value import CALAMITY_LEFT, FOUND, STEP_LEFT, SYMBOL_LACKING
from .evaluation.threats import ZONE, hit_toll, patrol, threat, wait
from .evaluation.weights import CALAMITY, HIT
from .rules.board import exposed, within
from .rules.encounters import building_of, supply
from .rules.objectives import active
from .state import Lakeview
from .town import BUILDINGS, TREE

MOST = 2
"""Tips at a time."""
CLOSE = 3
"""Steps of Calamity left, from which a tip says so."""
NEARER = 2
"""Percent of a building's worth for each square nearer: see `evaluation/destinations.py`."""


def list_tips(observation: Observation, options: Mapping[str, Any], prompt: str) -> list[Tip]:
    """Return tips on Calamity near its end, figures near the Monster, the objective."""
    g: Lakeview = state_for_rules(observation)
    return [*calamity(g), *prey(g, observation.seat), *objective(g)][:MOST]


TIPS = list_tips


def calamity(g: Lakeview) -> Iterator[Tip]:
    """Yield the tip on the end of Calamity, if it is near."""
    if 1 < g.end[0] - g.calamity <= CLOSE:
        yield Tip("calamity", {"n": g.end[0] - g.calamity})


def prey(g: Lakeview, p: int) -> Iterator[Tip]:
    """Yield tips on figures of a seat that the next attack of a visible Monster would hit."""
    if g.monster is None or g.monster < 0:
        return
    for f in range(FIGURES):
        if g.player[f] == p and exposed(g, f) and within(g, f, g.monster):
            yield Tip("prey", {"figure": f})


def objective(g: Lakeview) -> Iterator[Tip]:
    """Yield the tip on the active objective."""
    if (o := active(g)) != NONE:
        yield Tip("objective", {"objective": o})


# ---- what nobody should overlook


def list_warnings(
    observation: Observation, options: Mapping[str, Any], prompt: str, offered: Sequence[Option]
) -> Iterator[PlayWarning]:
    """Yield warnings of Calamity's last step, a useless rest, a search that must fail."""
    g: Lakeview = state_for_rules(observation)
    if g.end[0] - g.calamity == 1:
        yield PlayWarning("calamity")
    for o in offered:
        if o.name == "rest" and rested(g, g.turn):
            yield PlayWarning("token" if supply(g) > 0 else "rested", option=o.id)
        if o.name == "search" and suspicion(g, building_of(g, g.turn)) == 0:
            yield PlayWarning("elsewhere", option=o.id)


WARNINGS = list_warnings


def rested(g: Lakeview, f: int) -> bool:
    """Whether a figure has nothing that a rest would turn up."""
    if any(g.ready[i] == 0 for i in g.carried[f]):
        return False
    if f >= KIDS:
        return g.power_ready > 0
    return all(n > 0 for n in g.wheel[f]) and g.bike_used[f] == 0


# ---- evaluation terms


def list_terms(g: Lakeview, p: int) -> Iterator[EvaluationTerm]:
    """Yield Calamity, the objectives, the search, and the terms of each figure of a seat."""
    yield EvaluationTerm("calamity", g.calamity, -CALAMITY_LEFT)
    yield EvaluationTerm("places", position_value.steps_left(g), -STEP_LEFT)
    yield EvaluationTerm("symbols", position_value.symbols_lacking(g), -SYMBOL_LACKING)
    hideouts = 0 if g.found else sum(suspicion(g, b) > 0 for b in range(BUILDINGS))
    yield EvaluationTerm("hideouts", hideouts, -FOUND // BUILDINGS)
    for f in range(FIGURES):
        if g.player[f] == p and g.at[f] >= 0:
            yield from figure_terms(g, f)


TERMS = list_terms


def figure_terms(g: Lakeview, f: int) -> Iterator[EvaluationTerm]:
    """Yield the terms of a figure: danger, strength, way."""
    s, cards, own = g.at[f], wait(g, f), {"figure": f}
    hit = threat(g, ZONE[s], cards) if TREE[s] < 0 else 0
    yield EvaluationTerm("hit", hit, -in_wins(hit_toll(g, f)) // 100 or -1, own)
    caught = patrol(g, s, cards) if TREE[s] < 0 else 0
    yield EvaluationTerm("caught", caught, -in_wins(HIT) // 100 or -1, own)
    if f < KIDS:
        yield EvaluationTerm(
            "wheels", sum(n > 0 for n in g.wheel[f]), in_wins(TIRED[-1]) // WHEELS, own
        )
    yield EvaluationTerm(
        "ready", sum(g.ready[i] > 0 for i in g.carried[f]), in_wins(READY_AGAIN), own
    )
    b = max(range(BUILDINGS), key=lambda b: errand(g, f, b) * PULL[s][b])
    nearer = in_wins(errand(g, f, b)) * NEARER // 100
    yield EvaluationTerm("way", AWAY[s][b], -max(1, nearer), own | {"building": b})


def in_wins(worth: int) -> int:
    """Convert a weight of `evaluation/weights.py` to thousandths of a win."""
    return CALAMITY_LEFT * worth // CALAMITY
