"""What scenarios do when they are set up and when their acts and agendas turn."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, emit, move, rand, rule

from ..actions import Entered, Remembered, WeaknessAdded
from ..components import SCENARIO, STAGE, TYPE, CardType, Difficulty, Trait
from ..state import Arkham
from . import enemies, locations, zones
from .values import is_enemy, trait


@rule("AHB-048")
def aside_card(g: Arkham, code: int) -> int:
    """Return the set-aside card with that code, or none."""
    for c in g.aside:
        if g.code[c] == code:
            return c
    return NONE


@rule("AHB-048")
def keep_aside(g: Arkham, code: int) -> None:
    """Mark every set-aside card of that code, so that it is not shuffled into a deck."""
    for c in g.aside:
        if g.code[c] == code:
            g.dying[c] = 1


@rule("AHB-111")
def hard(g: Arkham) -> bool:
    """Whether the other side of the reference card is up: on Hard and Expert."""
    return g.difficulty[0] >= Difficulty.hard


def remembers(g: Arkham, memory: int) -> bool:
    """Whether the investigators remember something."""
    return memory in g.memory


def remember(g: Arkham, memory: int) -> None:
    """Remember something for the rest of the scenario."""
    if not remembers(g, memory):
        g.memory.append(memory)
        emit(g, Remembered(memory=memory))


@rule("AHB-118")
def open_decks(g: Arkham) -> None:
    """Stack agendas and acts in the order of their stages; the first of each is current."""
    for stage in range(1, 4):
        stack_stage(g, stage)
    g.agenda = g.agendas[0]
    zones.put(g, g.agenda)
    g.act = g.acts[0]
    zones.put(g, g.act)


@rule("AHB-118")
def stack_stage(g: Arkham, stage: int) -> None:
    """Put the act and the agenda of one stage under their decks."""
    i = 0
    while i < len(g.aside):
        c = g.aside[i]
        i += 1
        if STAGE[g.code[c]] == stage:
            if TYPE[g.code[c]] == CardType.AGENDA:
                move(g, c, g.agendas)
                i = 0
            elif TYPE[g.code[c]] == CardType.ACT:
                move(g, c, g.acts)
                i = 0


@rule("AHB-119")
def bring_aside(g: Arkham, code: int) -> int:
    """Put a set-aside card into play and return it; none when it is not there."""
    c = aside_card(g, code)
    if c >= 0:
        zones.put(g, c)
        emit(g, Entered(card=c))
    return c


@rule("AHB-117", "AHB-048")
def shuffle_encounter_deck(g: Arkham) -> None:
    """Shuffle all enemies and treacheries that are not kept aside into the encounter deck."""
    i = 0
    while i < len(g.aside):
        c = g.aside[i]
        i += 1
        k = TYPE[g.code[c]]
        if (
            (k == CardType.ENEMY or k == CardType.TREACHERY)
            and g.dying[c] == 0
            and g.owner[c] == SCENARIO
        ):
            move(g, c, g.deck[SCENARIO])
            i = 0
    for c in g.aside:
        g.dying[c] = 0


@rule("AHB-119")
def everybody_starts(g: Arkham, c: int) -> Rule:
    """Begin with all investigators at a location, which is revealed."""
    for p in range(g.seats):
        g.at[p] = c
    locations.reveal_location(g, c)
    yield from enemies.engage_all(g)


@rule("AHB-242")
def discard_enemies_at(g: Arkham, where: int) -> None:
    """Discard every enemy at a location; that is no defeat."""
    i = 0
    while i < len(g.play):
        e = g.play[i]
        i += 1
        if is_enemy(g, e) and g.at[e] == where:
            zones.discard(g, e)
            i = 0


@rule("AHB-466", "AHC-011", "AHC-300")
def madness_from_collection(g: Arkham, p: int) -> int:
    """Return a random basic Madness of the collection, or none; it stays with its owner."""
    return weakness_from_collection(g, p, Trait.MADNESS, Trait.MADNESS)


@rule("AHC-011", "AHC-089", "AHC-300")
def weakness_from_collection(g: Arkham, p: int, a: int, b: int) -> int:
    """Return a random basic weakness of the collection with one of two traits, or none."""
    n = sum(trait(g, c, a) or trait(g, c, b) for c in g.collection)
    if n == 0:
        return NONE
    k = rand(g, n)
    for c in g.collection:
        if trait(g, c, a) or trait(g, c, b):
            if k == 0:
                zones.into_limbo(g, c)
                g.owner[c] = p
                g.back[c] = p
                emit(g, WeaknessAdded(seat=p, card=c))
                return c
            k -= 1
    return NONE


@rule("AHB-474", "AHC-011")
def gain_madness(g: Arkham, p: int) -> None:
    """Add a random basic Madness weakness to the deck, at the end of a scenario."""
    c = madness_from_collection(g, p)
    if c >= 0:
        zones.take_out(g, c)
        move(g, c, g.deck[p])
