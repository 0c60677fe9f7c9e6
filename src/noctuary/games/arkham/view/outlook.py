"""What the actions of a turn would come to: the tests they begin, and who strikes first."""

from __future__ import annotations

from collections import Counter

from msgspec import UNSET

from noctuary.kernel import NONE, imagined

from ..chances import percent
from ..kinds import DAMAGE, FAST, HORROR, TYPE, CardType, Designator, Skill, Step
from ..registry import ACTIONS, AT, NEXT, NUMBER, Question, Trigger
from ..rules import abilities, attempts, enemies, skill_tests, swarms, turn, values
from ..state import Arkham
from .odds import chance
from .shapes import Outlook, Strike, Try


def outlook(g: Arkham, p: int) -> Outlook:
    """Of the seat whose turn it is, while nothing else goes on."""
    here = [e for e in g.play if values.enemy_here(g, p, e)]
    place = values.spot(g, p)
    with_skill = values.total(g, Question.investigate_with, place, NONE) - 1
    look = Skill.intellect if with_skill < 0 else with_skill
    return Outlook(
        investigate=attempt(g, p, look, Designator.investigate, place)
        if attempts.can_investigate(g, p)
        else UNSET,
        fight={
            str(e): attempt(g, p, Skill.combat, Designator.fight, e)
            for e in here
            if turn.may_attack(g, e)
        },
        evade={
            str(e): attempt(g, p, Skill.agility, Designator.evade, e)
            for e in here
            if values.engaged_with(g, e, p)
        },
        strikes=[strike(g, e, p) for e in g.play if strikes(g, e, p)],
        provoking=provoking(g, p),
    )


# ---- tests


def attempt(g: Arkham, p: int, s: int, what: int, target: int) -> Try:
    """The test that an action would begin, with all that counts in it."""
    with imagined(
        g, Arkham.tests, seat=p, skill=s, source=NONE, target=target, what=what, amount=1
    ) as t:
        g.tests.step[t] = Step.BEGIN
        g.tests.difficulty[t] = skill_tests.difficulty_now(g, t)
        return Try(
            skill=Skill.names[s],
            value=max(0, skill_tests.value_before_tokens(g, t)),
            against=max(0, g.tests.difficulty[t]),
            chance=int(percent(chance(g, t, Counter(g.bag)))),
        )


# ---- attacks of opportunity


def strikes(g: Arkham, e: int, p: int) -> bool:
    """Whether an enemy attacks an investigator who takes an action that provokes."""
    return enemies.threatens(g, e, p) and enemies.can_attack(g, e, p)


def strike(g: Arkham, e: int, p: int) -> Strike:
    """The attack of an enemy, and of its swarm."""
    n = 1 + swarms.swarm_size(g, e)
    return Strike(
        card=e,
        damage=n * values.modified(g, Question.enemy_damage, e, DAMAGE[g.code[e]], p),
        horror=n * values.modified(g, Question.enemy_horror, e, HORROR[g.code[e]], p),
    )


def provoking(g: Arkham, p: int) -> list[str]:
    """Cards of the hand and abilities in play that provoke: `play/12`, `use/7/0`."""
    found = []
    for c in g.hand[p]:
        if c >= 0 and not FAST[g.code[c]]:
            a = values.ability_at(g, c, AT, Trigger.EVENT)
            if TYPE[g.code[c]] == CardType.ASSET or (a >= 0 and abilities.provokes(g, a)):
                found.append(f"play/{c}")
    for c in g.play:
        a = values.ability_at(g, c, AT, Trigger.ACT)
        while a >= 0:
            if ACTIONS[a] and abilities.provokes(g, a):
                found.append(f"use/{c}/{NUMBER[a]}")
            a = NEXT[a]
    return found
