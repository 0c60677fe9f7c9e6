"""The agents of Hastur, Yog-Sothoth, Shub-Niggurath and Cthulhu."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, offer, ref, rule

from ..actions import Choice, Choose
from ..codes import C
from ..kinds import S
from ..registry import AFTER, AT, WHEN, E, Q, constant, forced, revelation
from ..rules import damage, drawing, skill_tests, stages, zones
from ..rules.values import in_game, remaining_sanity
from ..state import Arkham


@constant(C.SCREECHING_BYAKHEE, Q.FIGHT, Q.EVADE)
def screeching_byakhee(g: Arkham, c: int, who: int, x: int) -> int:
    """+1 fight and evade while engaged with somebody with 4 or less remaining sanity."""
    if who != c or g.engaged[c] < 0:
        return 0
    return int(remaining_sanity(g, g.engaged[c]) <= 4)


@revelation(C.THE_YELLOW_SIGN)
def the_yellow_sign(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Willpower (4): on a failure 2 horror and a Madness weakness out of your deck."""
    yield from skill_tests.test(g, p, S.WILLPOWER, 4, c, ref(yellow_sign_result))


@rule()
def yellow_sign_result(g: Arkham, t: int) -> Rule:
    """Horror, then the weakness is drawn."""
    p = g.tests.seat[t]
    if g.tests.passed[t] == 0:
        yield from damage.suffer(g, p, 0, 2, g.tests.source[t])
        if in_game(g, p):
            yield from drawing.search_deck(g, p, drawing.MADNESS, 1)


@forced(C.YITHIAN_OBSERVER, WHEN, E.ATTACK, can=lambda g, c, p, ev: g.attacks.enemy[ev] == c)
def yithian_observer(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When it attacks you: discard a random card; with none, +1 damage and +1 horror."""
    if not zones.discard_random(g, g.attacks.seat[ev]):
        g.attacks.damage[ev] += 1
        g.attacks.horror[ev] += 1


def power_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.draw))
    offer(g, Choose(choice=Choice.horror))


@revelation(C.OFFER_OF_POWER)
def offer_of_power(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Draw 2 cards and put 2 doom on the agenda, which may advance; or take 2 horror."""
    a = yield ask(p, power_options, alone=TAKE)
    if Choose.choice(a) == Choice.draw:
        yield from drawing.draw_cards(g, p, 2)
        yield from stages.doom_that_advances(g, 2)
    else:
        yield from damage.suffer(g, p, 0, 2, c)


@forced(C.RELENTLESS_DARK_YOUNG, AT, E.ROUND_ENDS, can=lambda g, c, p, ev: g.damage[c] > 0)
def relentless_dark_young(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """At the end of the round: heal 2 damage from it."""
    damage.heal(g, c, 2, 0)


@forced(C.GOAT_SPAWN, WHEN, E.DEFEAT, can=lambda g, c, p, ev: g.defeats.card[ev] == c)
def goat_spawn(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """When it is defeated: 1 horror to each investigator at its location."""
    with g.deals.open(source=c, by=-1) as d:
        for q in range(g.seats):
            if in_game(g, q) and g.at[q] == g.at[c]:
                damage.add_victim(g, d, q, 0, 1)
        yield from damage.deal(g, d)


@forced(C.YOUNG_DEEP_ONE, AFTER, E.ENGAGE, can=lambda g, c, p, ev: g.engagements.enemy[ev] == c)
def young_deep_one(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After it engages you: 1 horror."""
    yield from damage.suffer(g, g.engagements.seat[ev], 0, 1, c)
