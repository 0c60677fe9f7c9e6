"""The Cult of Umôrdhoth and the Dark Cult."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, rule

from ..codes import C
from ..kinds import PH, TR, D
from ..registry import AFTER, AT, WHEN, E, action, forced, revelation
from ..rules import damage, encounter, enemies, places, stages, zones
from ..rules.zones import may_discard
from ..state import Arkham
from .midnight import to_interrogation


@forced(C.WOLF_MAN_DREW, WHEN, E.ATTACK, can=lambda g, c, p, ev: g.attacks.enemy[ev] == c)
def wolf_man_drew(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When he attacks: heal 1 damage from him."""
    damage.heal(g, c, 1, 0)


@rule("AHB-079")
def pay_herman(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Choose and discard 4 cards."""
    for _ in range(4):
        yield from zones.choose_and_discard(g, p)


@action(
    C.HERMAN_COLLINS,
    designator=D.PARLEY,
    pay=pay_herman,
    can=lambda g, c, p, ev: sum(may_discard(g, x) for x in g.hand[p]) >= 4,
)
def herman_collins(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Parley, 4 cards: he goes to the victory display."""
    yield from to_interrogation(g, c)


@rule("AHB-316")
def pay_peter(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """2 clues."""
    places.spend_clues(g, p, 2)
    yield from damage.defeat_fallen(g, NONE)


@action(
    C.PETER_WARREN,
    designator=D.PARLEY,
    pay=pay_peter,
    can=lambda g, c, p, ev: places.can_spend_clues(g, p, 2),
)
def peter_warren(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Parley, 2 clues: he goes to the victory display."""
    yield from to_interrogation(g, c)


@action(C.VICTORIA_DEVEREUX, designator=D.PARLEY, resources=5)
def victoria_devereux(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Parley, 5 resources: she goes to the victory display."""
    yield from to_interrogation(g, c)


@forced(C.RUTH_TURNER, AFTER, E.EVADE, can=lambda g, c, p, ev: g.evasions.enemy[ev] == c)
def ruth_turner(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After she is evaded: she goes to the victory display."""
    yield from to_interrogation(g, c)


@forced(C.ACOLYTE, AFTER, E.ENTER, can=lambda g, c, p, ev: g.enters.card[ev] == c)
def acolyte(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After it enters play: 1 doom on it."""
    stages.add_doom(g, c, 1)


@forced(C.WIZARD_OF_THE_ORDER, AT, E.PHASE_ENDS, can=lambda g, c, p, ev: ev == PH.MYTHOS)
def wizard_of_the_order(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """At the end of the mythos phase: 1 doom on it."""
    stages.add_doom(g, c, 1)


@revelation(C.MYSTERIOUS_CHANTING)
def mysterious_chanting(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """2 doom on the nearest Cultist; with none in play, fetch one and draw it."""
    e = yield from enemies.nearest_enemy(g, p, TR.CULTIST)
    if e >= 0:
        stages.add_doom(g, e, 2)
    else:
        yield from encounter.fetch_enemy(g, p, TR.CULTIST)
