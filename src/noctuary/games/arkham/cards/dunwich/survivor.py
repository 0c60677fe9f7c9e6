"""Survivor cards of The Dunwich Legacy."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, rule

from ... import ability
from ...ability import Use
from ...actions import Choice, Choose, MoveTo
from ...card_codes import Code
from ...components import Designator
from ...rules import enemies, locations, values
from ...state import Arkham
from ..core.survivor import retreat_options, slip_options


@ability.result(
    Code.SURVIVAL_INSTINCT_2, can=lambda g, use: g.tests.what[use.event] == Designator.evade
)
def survival_instinct_2(g: Arkham, use: Use) -> Rule:
    """Let the evader evade every other enemy too and move one connection, after an evasion."""
    q = g.tests.seat[use.event]
    if any(values.is_enemy(g, e) and g.engaged[e] == q for e in g.play):
        a = yield ask(q, slip_options, clause="AHC-061")
        if Choose.choice(a) == Choice.yes:
            yield from evade_all_others(g, q, g.tests.target[use.event])
    a = yield ask(q, retreat_options, alone=TAKE)
    if MoveTo.matches(a):
        yield from locations.move_to(g, q, MoveTo.place(a))
    yield from enemies.engage_all(g)


@rule("AHC-061")
def evade_all_others(g: Arkham, p: int, but: int) -> Rule:
    """Evade every enemy engaged with an investigator, but one."""
    with g.errands.open(seat=p) as w:
        for e in g.play:
            if values.is_enemy(g, e) and g.engaged[e] == p and e != but:
                g.errands.cards[w].append(e)
        while len(g.errands.cards[w]):
            e = yield from enemies.pick(g, p, w)
            if values.is_enemy(g, e):
                yield from enemies.evaded(g, e, p, 0)
