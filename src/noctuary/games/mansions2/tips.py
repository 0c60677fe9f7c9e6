"""Tips before a choice, in the quantities of the evaluation: see `evaluation/threats.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from noctuary.kernel import Observation, Option, state_for_rules
from noctuary.mechanics.spaces import distance
from noctuary.plugin import EvaluationTerm, PlayWarning, Tip

from .evaluation.destinations import KEYS, SCALE, look
from .evaluation.goals import cost
from .evaluation.position_value import ROUND, WEARY
from .evaluation.threats import HIT, REACH
from .evaluation.weights import FAR_OFF
from .options import OPTIONS, scenario_of
from .rules.monsters import gait
from .state import Mansions

MOST = 2
"""Remarks at a time."""
LATE = 3
"""So few rounds are left that it is said."""
TENTHS = 10


def list_tips(observation: Observation, options: Mapping[str, Any], prompt: str) -> list[Tip]:
    """List the tips: time, a monster that one would have to evade, clues that turn dice."""
    table = scenario_of({o.name: o.default for o in OPTIONS} | dict(options))
    g: Mansions = state_for_rules(observation, table.tables)
    found = [*time(g, table.rounds), *beside(g, prompt), *clues(g, prompt)]
    return found[:MOST]


TIPS = list_tips


def time(g: Mansions, rounds: int) -> Iterator[Tip]:
    """Yield how many rounds are left, when they are few."""
    if g.round and rounds and 0 < rounds - g.round < LATE:
        yield Tip("rounds", {"n": rounds - g.round})


def beside(g: Mansions, prompt: str) -> Iterator[Tip]:
    """Yield the monsters in the space of the active investigator."""
    if prompt == "turn" and g.turn >= 0:
        n = sum(g.m_at[m] == g.at[g.turn] for m in g.alive)
        if n:
            yield Tip("beside", {"n": n})


def clues(g: Mansions, prompt: str) -> Iterator[Tip]:
    """Yield how many investigations could become successes."""
    if prompt == "improve" and g.turn >= 0 and g.clues[g.turn]:
        yield Tip("clues", {"n": g.clues[g.turn]})


# ---- what nobody should overlook


def list_warnings(
    observation: Observation, options: Mapping[str, Any], prompt: str, offered: Sequence[Option]
) -> Iterator[PlayWarning]:
    """List the warnings: the last round, a test already passed, actions left over."""
    table = scenario_of({o.name: o.default for o in OPTIONS} | dict(options))
    g: Mansions = state_for_rules(observation, table.tables)
    if g.fallen:
        yield PlayWarning("fallen")
    elif table.rounds and g.round == table.rounds:
        yield PlayWarning("last")
    for o in offered:
        if prompt == "improve" and o.name != "enough" and passed(g, len(g.trials) - 1):
            yield PlayWarning("passed", option=o.id)
        if o.name == "end_turn" and g.actions[g.turn] > 0:
            yield PlayWarning("unused", {"n": g.actions[g.turn]}, o.id)


WARNINGS = list_warnings


def passed(g: Mansions, t: int) -> bool:
    """Whether a test with a known difficulty has all the successes that it needs."""
    return 0 <= g.trials.difficulty[t] <= g.trials.successes[t]


# ---- what bots weigh; nothing that the story does to people, which is not told ahead


def list_terms(g: Mansions, p: int) -> Iterator[EvaluationTerm]:
    """Yield how far the story is from its end, the monsters, and where a seat's people stand."""
    if (left := cost(g, 0)) < FAR_OFF:
        yield EvaluationTerm("story", left // TENTHS, -ROUND)
    yield EvaluationTerm("monsters", sum(g.m_health[m] - g.m_damage[m] for m in g.alive), -WEARY)
    for i in range(g.party[0]):
        if g.player_of[i] == p and g.out[i] == 0 and g.at[i] > 0:
            yield from figure_terms(g, i)


TERMS = list_terms


def figure_terms(g: Mansions, i: int) -> Iterator[EvaluationTerm]:
    """Yield how many monsters can come to somebody at once, and how far his goal is."""
    near = [m for m in g.alive if g.m_at[m] > 0]
    n = sum(distance(g, g.m_at[m], g.at[i], gait(g, m), REACH) < REACH for m in near)
    yield EvaluationTerm("reach", n, -WEARY * HIT // TENTHS, {"figure": i})
    drawn = look(g, i, g.at[i], 0) % SCALE
    if drawn // KEYS:
        yield EvaluationTerm("way", drawn % KEYS, -WEARY, {"figure": i, "token": drawn // KEYS})
