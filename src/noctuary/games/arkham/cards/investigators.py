"""The five investigators of the core set."""

from __future__ import annotations

from noctuary.kernel import Rule, rule

from ..codes import C
from ..kinds import TR
from ..registry import AFTER, WHEN, E, L, Q, constant, free, reaction, sign_result
from ..rules import damage, drawing, places, zones
from ..rules.values import enemy_here, find, spot, trait
from ..state import Arkham


@reaction(
    C.ROLAND_BANKS,
    AFTER,
    E.DEFEAT,
    limit=1,
    period=L.ROUND,
    can=lambda g, c, p, ev: g.defeats.seat[ev] == p and places.can_discover(g, p),
)
def roland_banks(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you defeat an enemy: discover 1 clue at your location."""
    yield from places.discover(g, p, spot(g, p), 1)


@constant(C.ROLAND_BANKS, Q.SIGN)
def roland_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1 for each clue on your location."""
    return g.clues[spot(g, c)] if who == c else 0


def tomes_of(g: Arkham, p: int) -> int:
    """Tomes an investigator controls."""
    return sum(g.ctrl[c] == p and trait(g, c, TR.TOME) for c in g.play)


@constant(C.DAISY_WALKER, Q.TOME_ACTIONS)
def daisy_walker(g: Arkham, c: int, who: int, x: int) -> int:
    """An additional action each turn, for Tomes only."""
    return int(who == c)


@sign_result(C.DAISY_WALKER, can=lambda g, c, p, ev: tomes_of(g, p) > 0)
def daisy_sign(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """On success, 1 card for each Tome you control."""
    yield from drawing.draw_cards(g, p, tomes_of(g, p))


@free(C.SKIDS_OTOOLE, resources=2, limit=1, period=L.TURN, my_turn=True)
def skids_otoole(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """2 resources for an additional action this turn."""
    g.extra[p] += 1


@constant(C.SKIDS_OTOOLE, Q.SIGN)
def skids_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+2."""
    return 2 if who == c else 0


@sign_result(C.SKIDS_OTOOLE)
def skids_sign_pays(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """On success, 2 resources."""
    drawing.gain(g, p, 2)


@reaction(
    C.AGNES_BAKER,
    AFTER,
    E.DEAL,
    limit=1,
    period=L.PHASE,
    can=lambda g, c, p, ev: damage.assigned(g, ev, c, 1) > 0 and g.deals.placed[ev] > 0,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def agnes_baker(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After horror is placed on her: 1 damage to an enemy at her location."""
    yield from damage.hurt_enemy(g, t, 1, p, c)


@constant(C.AGNES_BAKER, Q.SIGN)
def agnes_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1 for each horror on her."""
    return g.horror[c] if who == c else 0


@rule("AHC-031")
def pay_wendy(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Choose and discard 1 card from hand."""
    yield from zones.choose_and_discard(g, p)


@reaction(
    C.WENDY_ADAMS,
    WHEN,
    E.REVEAL,
    limit=1,
    period=L.TEST,
    can=lambda g, c, p, ev: g.reveals.seat[ev] == p and zones.can_discard(g, p),
    pay=pay_wendy,
)
def wendy_adams(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When you reveal a token: it is cancelled and returned, another is revealed."""
    g.reveals.cancelled[ev] = 1


@constant(C.WENDY_ADAMS, Q.SIGN_WINS)
def wendy_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """With Wendy's Amulet in play the elder sign succeeds."""
    return int(who == c and find(g, C.WENDYS_AMULET) >= 0)
