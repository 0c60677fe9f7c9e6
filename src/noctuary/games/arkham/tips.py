"""What matters before a choice, in what bots weigh: see `evaluation/card_values.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from noctuary.kernel import NONE, Observation, Option, state_for_rules
from noctuary.plugin import EvaluationTerm, PlayWarning, Tip

from .components import CLUES, DOOM, SPENDS, STAGE, TYPE, CardType
from .evaluation.card_values import ARMED, CARD, RESOURCE, USUAL_CARD
from .evaluation.enemies import NUISANCE, POINT, usable_weapon
from .evaluation.movement import CLUE, SPARE, rounds_left, wanted
from .evaluation.odds import bearable, chance, lead_now, would_attack
from .evaluation.position_value import (
    DANGER,
    FRIGHT,
    POINT_WORTH,
    ROUND,
    STAGE_WORTH,
    WEAPON,
    WOUND,
)
from .rules import action_costs, skill_tests, stages, values
from .state import Arkham

MOST = 2
"""Remarks at a time."""
FRAIL = 2
"""Health or sanity left at which a tip says so."""
TURN = "turn"


def list_tips(observation: Observation, options: Mapping[str, Any], prompt: str) -> list[Tip]:
    """Return tips: enemies that would strike first, clues for the act, doom, strength left."""
    g: Arkham = state_for_rules(observation)
    if prompt != TURN or not g.act:
        return []
    p = observation.seat
    return [*enemies(g, p), *frail(g, p), *clues(g), *doom(g)][:MOST]


TIPS = list_tips


def doom(g: Arkham) -> Iterator[Tip]:
    """Yield how much doom turns the agenda."""
    if not g.revealed[g.agenda]:
        yield Tip("doom", {"n": doom_left(g)})


def doom_left(g: Arkham) -> int:
    """Return how much doom the agenda still takes."""
    return max(0, DOOM[g.code[g.agenda]] - values.doom_in_play(g))


def enemies(g: Arkham, p: int) -> Iterator[Tip]:
    """Yield the enemies engaged with an investigator, and ready to strike."""
    ready = [
        c for c in g.play if values.is_enemy(g, c) and g.engaged[c] == p and not g.exhausted[c]
    ]
    if ready:
        yield Tip("enemies", {"n": len(ready)})


def frail(g: Arkham, p: int) -> Iterator[Tip]:
    """Yield how little an investigator can still bear."""
    for key, left in (
        ("health", values.remaining_health(g, p)),
        ("sanity", values.remaining_sanity(g, p)),
    ):
        if left <= FRAIL:
            yield Tip(key, {"n": left})


def clues(g: Arkham) -> Iterator[Tip]:
    """Yield the clues that the act still lacks, or that it can be advanced."""
    c = g.act
    if g.revealed[c] or not CLUES[g.code[c]] or not SPENDS[g.code[c]]:
        return
    left = values.clue_value(g, c) - stages.group_clues(g, NONE)
    yield Tip("clues", {"n": left}) if left > 0 else Tip("act")


# ---- what nobody should overlook


def list_warnings(
    observation: Observation, options: Mapping[str, Any], prompt: str, offered: Sequence[Option]
) -> Iterator[PlayWarning]:
    """Yield warnings: the last doom, icons that change nothing, actions left over."""
    g: Arkham = state_for_rules(observation)
    p = observation.seat
    if g.act and not g.revealed[g.agenda] and doom_left(g) <= 1 and not g.agendas:
        yield PlayWarning("last")
    for o in offered:
        if o.name == "commit":
            t = len(g.tests) - 1
            now = chance(g, g.tests.seat[t], lead_now(g, t))
            more = skill_tests.matching(g, o.fields["card"], t)
            if chance(g, g.tests.seat[t], lead_now(g, t) + more) == now:
                yield PlayWarning("icons", option=o.id)
        elif o.name == "end_turn" and (left := action_costs.actions_left(g, p)) > 0:
            yield PlayWarning("unused", {"n": left}, o.id)


WARNINGS = list_warnings


# ---- what bots weigh


def list_terms(g: Arkham, p: int) -> Iterator[EvaluationTerm]:
    """Yield terms for the story, the clues, the test in progress and each investigator."""
    if not g.act:
        return
    yield EvaluationTerm("points", stages.victory_points(g), POINT_WORTH)
    yield EvaluationTerm("stage", STAGE[g.code[g.act]], STAGE_WORTH)
    yield EvaluationTerm("rounds", rounds_left(g), ROUND)
    clue = in_wins(CLUE if wanted(g) > 0 else SPARE)
    yield EvaluationTerm("clues", stages.group_clues(g, NONE) + g.clues[g.act], clue)
    foes = [c for c in g.play if values.is_enemy(g, c)]
    left = sum(max(0, values.health(g, c) - g.damage[c]) for c in foes)
    yield EvaluationTerm("foes", left, -in_wins(NUISANCE))
    if len(g.tests) > 0:
        t = len(g.tests) - 1
        odds = (chance(g, g.tests.seat[t], lead_now(g, t)) + 5) // 10
        yield EvaluationTerm("chance", odds, 1, {"test": t})
    if values.in_game(g, p):
        yield EvaluationTerm("here", g.clues[values.spot(g, p)], clue // 2)
    for q in range(g.seats):
        if values.in_game(g, q):
            yield from seat_terms(g, q, foes)


TERMS = list_terms


def seat_terms(g: Arkham, q: int, foes: list[int]) -> Iterator[EvaluationTerm]:
    """Yield how an investigator stands."""
    own = {"seat": q}
    yield EvaluationTerm("damage", bearable(g, q, 0), WOUND, own)
    yield EvaluationTerm("horror", bearable(g, q, 1), FRIGHT, own)
    yield EvaluationTerm("strikes", sum(would_attack(g, c, q) for c in foes), -DANGER, own)
    assets = [c for c in g.play if g.ctrl[c] == q and TYPE[g.code[c]] == CardType.ASSET]
    armed = sum(ARMED[g.code[c]] > 0 and usable_weapon(g, c) for c in assets)
    yield EvaluationTerm("weapons", armed, WEAPON, own)
    yield EvaluationTerm("assets", len(assets), in_wins(USUAL_CARD + CARD), own)
    yield EvaluationTerm("hand", len(g.hand[q]), in_wins(USUAL_CARD), own)
    yield EvaluationTerm("resources", g.resources[q], in_wins(RESOURCE), own)


def in_wins(worth: int) -> int:
    """Return a weight among the actions of a turn in thousandths of the best result."""
    return POINT_WORTH * worth // POINT
