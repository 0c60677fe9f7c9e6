"""Who strikes before an action of a turn, and which actions give the opening."""

from __future__ import annotations

from ..ability import ACTIONS, AT, NEXT, NUMBER, Question, Trigger
from ..components import DAMAGE, FAST, HORROR, TYPE, CardType
from ..rules import abilities, enemies, swarms, values
from ..state import Arkham
from .types import Outlook, Strike


def outlook(g: Arkham, p: int) -> Outlook:
    """Return the outlook of the seat whose turn it is, while nothing else goes on."""
    return Outlook(
        strikes=[strike(g, e, p) for e in g.play if strikes(g, e, p)], provoking=provoking(g, p)
    )


def strikes(g: Arkham, e: int, p: int) -> bool:
    """Whether an enemy attacks an investigator who takes an action that provokes."""
    return enemies.threatens(g, e, p) and enemies.can_attack(g, e, p)


def strike(g: Arkham, e: int, p: int) -> Strike:
    """Return the attack of an enemy, and of its swarm."""
    n = 1 + swarms.swarm_size(g, e)
    return Strike(
        card=e,
        damage=n * values.modified(g, Question.enemy_damage, e, DAMAGE[g.code[e]], p),
        horror=n * values.modified(g, Question.enemy_horror, e, HORROR[g.code[e]], p),
    )


def provoking(g: Arkham, p: int) -> list[str]:
    """Return cards of the hand and abilities in play that provoke: `play/12`, `use/7/0`."""
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
