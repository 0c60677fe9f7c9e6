"""Investigators, monsters and the Keeper, as a table shows them."""

from __future__ import annotations

from msgspec.structs import replace

from noctuary.kernel import Hidden

from ..components import (
    ATTRIBUTES,
    AWARENESS,
    CREATURE,
    CREATURE_NAMES,
    DECK,
    DECK_NAMES,
    DEED_NAMES,
    DEED_ONCE,
    DEED_THREAT,
    DEEDS,
    HEALTH,
    HORROR,
    LETTERS,
    M_DAMAGE,
    M_HEALTH,
    MONSTER_NAMES,
    MYTH,
    MYTH_DOWN,
    MYTH_NAMES,
    MYTH_THREAT,
    MYTHOS_NAMES,
    PEOPLE_NAMES,
    SANITY,
    SPELL_NAMES,
    TEAM,
    TRAUMA_NAMES,
    TRAUMA_NUMBER,
    TRAUMA_SEVERAL,
    TRAUMA_SORT,
    Status,
)
from ..rules.keeper import growth_now
from ..rules.keeper_actions import owned
from ..rules.skill_tests import value_of
from ..state import Mansions
from ..stories import Story
from .board import bilingual, thing
from .types import (
    STATUSES,
    Back,
    Choice,
    Deed,
    Drawer,
    Event,
    Investigator,
    Keeper,
    Monster,
    MythosCard,
    Objective,
    TraumaCard,
)


def trauma(c: int) -> TraumaCard:
    """Return a Trauma card."""
    return TraumaCard(
        trauma=TRAUMA_NAMES[c],
        sort="insanity" if TRAUMA_SORT[c] else "injury",
        number=TRAUMA_NUMBER[c] if TRAUMA_NUMBER[c] >= 0 else None,
        several=bool(TRAUMA_SEVERAL[c]),
    )


def mythos(c: int) -> MythosCard:
    """Return a Mythos card."""
    k = MYTH[c]
    return MythosCard(
        mythos=MYTHOS_NAMES[c],
        name=MYTH_NAMES[k],
        threat=MYTH_THREAT[k],
        facedown=bool(MYTH_DOWN[k]),
    )


def investigator(g: Mansions, i: int) -> Investigator:
    """Return an investigator, as everybody sees him."""
    here = g.status[i] == Status.IN
    who = g.who[i]
    return Investigator(
        slot=i,
        seat=g.player[i],
        status=STATUSES[g.status[i]],
        person=PEOPLE_NAMES[who] if g.status[i] != Status.NONE else None,
        space=g.at[i] if here else None,
        health=HEALTH[who],
        sanity=SANITY[who],
        damage=g.damage[i],
        horror=g.horror[i],
        insane=here and g.horror[i] == SANITY[who],
        skill=g.skill[i],
        attributes={a: value_of(g, i, k) for k, a in enumerate(ATTRIBUTES)} if here else {},
        traits=[g.traits[i] // 2, 2 + g.traits[i] % 2],
        things=[thing(c) for c in g.carried[i]],
        spells=[name for k, name in enumerate(SPELL_NAMES) if g.spells[i] >> k & 1],
        traumas=[trauma(c) for c in g.trauma_on[i]],
        haunted=len(g.mythos_down[i]),
        mythos=None,
        hidden=bool(g.hidden[i]),
        stuck=bool(g.stuck[i]),
        dazed=bool(g.dazed[i]),
        active=g.turn == 1 + i,
        acted=bool(g.acted >> i & 1),
    )


def haunted(shown: Investigator, down: list[int] | Hidden) -> Investigator:
    """Add the facedown cards before an investigator, where the viewer may see them."""
    if isinstance(down, Hidden):
        return shown
    return replace(shown, mythos=[mythos(c) for c in down])


def monster(g: Mansions, m: int, *, keeper: bool) -> Monster:
    """Return a monster on the board."""
    seen = keeper or g.m_seen >> m & 1
    return Monster(
        monster=MONSTER_NAMES[m],
        creature=CREATURE_NAMES[CREATURE[m]],
        deck=DECK_NAMES[DECK[m]],
        space=g.m_at[m],
        damage=g.m_damage[m],
        awareness=AWARENESS[m],
        horror=HORROR[m],
        back=Back(health=M_HEALTH[m], damage=M_DAMAGE[m]) if seen else None,
    )


def keeper(g: Mansions, tale: Story) -> Keeper:
    """Return the public part of the Keeper: cards that are always his, and used ones."""
    cards = tale.books["cards"]
    return Keeper(
        seat=g.keeper[0],
        threat=g.threat,
        gains=growth_now(g),
        mythos=len(g.mythos_hand),
        traumas=len(g.trauma_hand),
        tokens=g.tokens,
        samples=g.samples,
        offered=g.offered,
        deeds=[DEED_NAMES[d] for d in range(DEEDS) if cards[d][0] == 1 or g.shown >> d & 1],
    )


def objective(tale: Story, k: int) -> Objective:
    """Return an Objective."""
    words = tale.words["objectives"][k]
    return Objective(
        objective=k,
        name=bilingual(tuple(words["name"])),
        revealed=bilingual(tuple(words["revealed"])),
        investigators=bilingual(tuple(words["investigators"])),
        keeper=bilingual(tuple(words["keeper"])),
    )


def event(tale: Story, k: int) -> Event:
    """Return an Event."""
    words = tale.words["events"][k]
    return Event(
        stage=k, name=bilingual(tuple(words["name"])), text=bilingual(tuple(words["text"]))
    )


def drawer(g: Mansions, tale: Story) -> Drawer:
    """Return the Keeper's own cards and answers."""
    ready = any(g.status[i] != Status.NONE for i in range(TEAM)) or len(g.mythos_hand) > 0
    cards = tale.books["cards"]
    return Drawer(
        mythos=[mythos(c) for c in sorted(g.mythos_hand)],
        traumas=[trauma(c) for c in sorted(g.trauma_hand)],
        deeds=[
            Deed(
                deed=DEED_NAMES[d],
                threat=DEED_THREAT[d],
                once=bool(DEED_ONCE[d]),
                used=bool(g.done >> d & 1),
                shown=cards[d][0] == 1 or bool(g.shown >> d & 1),
            )
            for d in range(DEEDS)
            if owned(g, d) and (ready or cards[d][0] == 1)
        ],
        choices=[
            Choice(
                question=bilingual(tale.name_of("question", q)),
                answer=bilingual(tale.name_of("choice", LETTERS * q + g.chosen[q])),
            )
            for q in range(len(tale.books["questions"]))
            if ready
        ],
        objective=objective(tale, g.chosen[0]) if ready else None,
        events=[event(tale, k) for k in range(len(tale.words["events"]))],
    )
