"""Tips before a choice, in the quantities of the evaluation: see `evaluation/odds.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from noctuary.kernel import Observation, Option, state_for_rules
from noctuary.plugin import EvaluationTerm, PlayWarning, Tip

from .components import M_HEALTH, MONSTERS, STAGES, TEAM, Attribute, Room, ThingKind
from .evaluation.goals import floor_worth, held_by_any, search_worth
from .evaluation.keeper import steps_between
from .evaluation.odds import chance
from .evaluation.position_value import BEAST, BODY, CLOCK, CLUE, GONE, MIND, THREAT
from .evaluation.weights import HURT, STEP
from .rules.board import playing, room_of
from .rules.skill_tests import DIE, GOAL, WHO, health, passes, sanity, value_of
from .state import Mansions
from .stories import STORIES, story

MOST = 2
"""Remarks at a time."""
LATE = 2
"""So few tokens are left before the last event that it is said."""


def list_tips(observation: Observation, options: Mapping[str, Any], prompt: str) -> list[Tip]:
    """List the tips: a monster in the investigator's space, and the next event."""
    g = seen(observation)
    if g.round == 0 or g.stage >= STAGES:
        return []
    left = turns_left(g)
    found = [*beside(g, prompt)]
    if prompt in ("turn", "keeper"):
        found.append(Tip("event", {"n": left}))
    return found[:MOST]


TIPS = list_tips


def seen(observation: Observation) -> Mansions:
    """Return what a seat may see as a state, with the books of the story."""
    g: Mansions = state_for_rules(observation, story(STORIES[observation.fields["tale"][0]]).books)
    return g


def turns_left(g: Mansions) -> int:
    """Return the number of Keeper turns until the next event."""
    return g.times[g.stage][g.team[0] - 1] - g.time


def beside(g: Mansions, prompt: str) -> Iterator[Tip]:
    """Yield the monsters in the space of the active investigator."""
    if prompt == "turn" and g.turn > 0:
        n = sum(g.m_at[m] == g.at[g.turn - 1] for m in range(MONSTERS) if g.m_at[m] > 0)
        if n:
            yield Tip("beside", {"n": n})


# ---- what nobody should overlook


def list_warnings(
    observation: Observation, options: Mapping[str, Any], prompt: str, offered: Sequence[Option]
) -> Iterator[PlayWarning]:
    """List the warnings: the end of the story, useless luck, a failed roll, an action left."""
    g = seen(observation)
    if g.round and g.stage == STAGES - 1 and turns_left(g) <= LATE:
        yield PlayWarning("last", {"n": turns_left(g)})
    for o in offered:
        if o.name == "spend" and prompt == "skill" and lucky(g) == 0:
            yield PlayWarning("luck", option=o.id)
        elif o.name == "reroll" and not passes(g, g.trial[DIE], g.trial[GOAL]):
            yield PlayWarning("failed", option=o.id)
        elif o.name == "end_turn" and g.actions > 0:
            yield PlayWarning("unused", option=o.id)


WARNINGS = list_warnings


def lucky(g: Mansions) -> int:
    """Return what a skill point adds to the test in progress, in percent."""
    i, n = g.trial[WHO] - 1, g.trial[GOAL]
    return chance(g, n + value_of(g, i, Attribute.LUCK)) - chance(g, n)


# ---- what bots weigh


def list_terms(g: Mansions, p: int) -> Iterator[EvaluationTerm]:
    """Yield clues, health and sanity against monsters and threat, for one side or the other."""
    side = -1 if p == g.keeper[0] else 1
    yield EvaluationTerm(
        "clues", sum(held_by_any(g, ThingKind.CLUE_1 + k) for k in range(3)), side * CLUE
    )
    rooms = sum(g.room[r] & Room.EXPLORED > 0 for r in range(len(g.bodies)))
    yield EvaluationTerm("rooms", rooms, side * CLOCK)
    yield EvaluationTerm("threat", g.threat, -side * THREAT)
    about = [m for m in range(MONSTERS) if g.m_at[m] > 0]
    left = sum(M_HEALTH[m] - g.m_damage[m] for m in about)
    yield EvaluationTerm("monsters", left, -side * BEAST)
    team = [i for i in range(TEAM) if i < g.team[0] and playing(g, i)]
    yield EvaluationTerm("gone", g.team[0] - len(team), -side * GONE)
    for i in team:
        own = {"person": g.who[i]}
        yield EvaluationTerm("health", health(g, i), side * BODY, own)
        yield EvaluationTerm("sanity", sanity(g, i), side * MIND, own)
        if g.player[i] == p:
            yield from way(g, i)
    if side < 0 and about and team:
        near = min(steps_between(g, m, g.m_at[m], g.at[i]) for m in about for i in team)
        yield EvaluationTerm("prey", near, -BODY * STEP // HURT)


TERMS = list_terms


def way(g: Mansions, i: int) -> Iterator[EvaluationTerm]:
    """Yield the distance of the space that draws an investigator most."""
    worth = {t: lure(g, i, t) - STEP * g.apart[g.at[i]][t] for t in range(1, len(g.spaces))}
    drawn = [t for t in worth if lure(g, i, t) > 0]
    if drawn:
        t = max(drawn, key=lambda t: worth[t])
        own = {"person": g.who[i], "goal": t}
        yield EvaluationTerm("way", g.apart[g.at[i]][t], -BODY * STEP // HURT, own)


def lure(g: Mansions, i: int, t: int) -> int:
    """Return the worth of the room of a space for searching it."""
    r = room_of(g, t)
    return search_worth(g, i, r) + floor_worth(g, i, r)
