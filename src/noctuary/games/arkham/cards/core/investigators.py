"""Investigators of the core set and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, rule, say

from ...actions import Dealt
from ...codes import Code
from ...kinds import Designator, Trait
from ...registry import (
    AFTER,
    AT,
    WHEN,
    WOULD,
    Period,
    Question,
    Trigger,
    action,
    constant,
    event,
    forced,
    free,
    reaction,
    revelation,
    sign_result,
)
from ...rules import damage, drawing, places, skill_tests, stages, zones
from ...rules.values import enemy_here, find, last, spot, trait
from ...state import Arkham

# ---- Roland Banks


@reaction(
    Code.ROLAND_BANKS,
    AFTER,
    Trigger.DEFEAT,
    limit=1,
    period=Period.ROUND,
    can=lambda g, c, p, ev: g.defeats.seat[ev] == p and places.can_discover(g, p),
)
def roland_banks(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you defeat an enemy: discover 1 clue at your location."""
    yield from places.discover(g, p, spot(g, p), 1)


@constant(Code.ROLAND_BANKS, Question.sign)
def roland_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1 for each clue on your location."""
    return g.clues[spot(g, c)] if who == c else 0


@action(
    Code.ROLANDS_38_SPECIAL,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def rolands_38_special(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Fight: combat +1, or +3 where there is a clue; +1 damage."""
    bonus = 3 if g.clues[spot(g, p)] > 0 else 1
    yield from skill_tests.fight(g, p, t, c, bonus=bonus, hurt=2)


@revelation(Code.COVER_UP)
def cover_up(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Into your threat area with 3 clues."""
    zones.threaten(g, c, p)
    g.clues[c] = 3


@reaction(
    Code.COVER_UP,
    WOULD,
    Trigger.DISCOVER,
    can=lambda g, c, p, ev: (
        g.discoveries.seat[ev] == p
        and g.discoveries.place[ev] == spot(g, p)
        and g.discoveries.amount[ev] > 0
        and g.clues[c] > 0
    ),
)
def cover_up_instead(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Clues leave this card instead of being discovered."""
    g.clues[c] -= min(g.clues[c], g.discoveries.amount[ev])
    g.discoveries.amount[ev] = 0


@forced(
    Code.COVER_UP,
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, c, p, ev: g.owner[c] == ev and g.clues[c] > 0,
)
def cover_up_ends(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """With a clue left on it: 1 mental trauma."""
    damage.traumatise(g, ev, 0, 1)


# ---- Daisy Walker


def tomes_of(g: Arkham, p: int) -> int:
    """Tomes an investigator controls."""
    return sum(g.ctrl[c] == p and trait(g, c, Trait.TOME) for c in g.play)


@constant(Code.DAISY_WALKER, Question.tome_actions)
def daisy_walker(g: Arkham, c: int, who: int, x: int) -> int:
    """An additional action each turn, for Tomes only."""
    return int(who == c)


@sign_result(Code.DAISY_WALKER, can=lambda g, c, p, ev: tomes_of(g, p) > 0)
def daisy_sign(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """On success, 1 card for each Tome you control."""
    yield from drawing.draw_cards(g, p, tomes_of(g, p))


@constant(Code.DAISYS_TOTE_BAG, Question.tome_slots)
def daisys_tote_bag(g: Arkham, c: int, who: int, x: int) -> int:
    """2 hand slots for Tomes."""
    return 2 if g.ctrl[c] == who else 0


@revelation(Code.THE_NECRONOMICON)
def the_necronomicon(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Into your threat area with 3 horror; it fills a hand slot."""
    zones.threaten(g, c, p)
    g.ctrl[c] = p
    g.horror[c] = 3
    yield from zones.make_room(g, p, c)


@constant(Code.THE_NECRONOMICON, Question.no_leave)
def the_necronomicon_stays(g: Arkham, c: int, who: int, x: int) -> int:
    """It cannot leave play while there is horror on it."""
    return int(who == c and g.horror[c] > 0)


@constant(Code.THE_NECRONOMICON, Question.sign_fails)
def the_necronomicon_curses(g: Arkham, c: int, who: int, x: int) -> int:
    """Your elder sign counts as an auto-fail."""
    return int(g.ctrl[c] == who)


@action(Code.THE_NECRONOMICON, can=lambda g, c, p, ev: g.horror[c] > 0)
def the_necronomicon_read(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Move 1 horror from it to Daisy; with none left it is discarded."""
    g.horror[c] -= 1
    g.horror[p] += 1
    say(g, Dealt(card=p, damage=0, horror=1))
    if g.horror[c] == 0:
        zones.discard(g, c)
    yield from damage.defeat_fallen(g, NONE)


# ---- "Skids" O'Toole


@free(Code.SKIDS_OTOOLE, resources=2, limit=1, period=Period.TURN, my_turn=True)
def skids_otoole(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """2 resources for an additional action this turn."""
    g.extra[p] += 1


@constant(Code.SKIDS_OTOOLE, Question.sign)
def skids_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+2."""
    return 2 if who == c else 0


@sign_result(Code.SKIDS_OTOOLE)
def skids_sign_pays(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """On success, 2 resources."""
    drawing.gain(g, p, 2)


@event(Code.ON_THE_LAM, AFTER, Trigger.TURN_BEGINS, can=lambda g, c, p, ev: ev == p)
def on_the_lam(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Until the end of the round non-Elite enemies cannot attack you."""
    last(g, Question.left_alone, p, 1, c, Period.ROUND)


@revelation(Code.HOSPITAL_DEBTS)
def hospital_debts(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Into your threat area."""
    zones.threaten(g, c, p)


@free(Code.HOSPITAL_DEBTS, resources=1, limit=2, period=Period.ROUND)
def hospital_debts_pay(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Move 1 resource onto it."""
    g.uses[c] += 1


@forced(
    Code.HOSPITAL_DEBTS,
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, c, p, ev: g.owner[c] == ev and g.uses[c] < 6,
)
def hospital_debts_end(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """With fewer than 6 resources on it: 2 experience less."""
    g.experience[ev] -= 2


# ---- Agnes Baker


@reaction(
    Code.AGNES_BAKER,
    AFTER,
    Trigger.DEAL,
    limit=1,
    period=Period.PHASE,
    can=lambda g, c, p, ev: damage.assigned(g, ev, c, 1) > 0 and g.deals.placed[ev] > 0,
    aim=lambda g, c, p, ev, t: enemy_here(g, p, t),
)
def agnes_baker(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After horror is placed on her: 1 damage to an enemy at her location."""
    yield from damage.hurt_enemy(g, t, 1, p, c)


@constant(Code.AGNES_BAKER, Question.sign)
def agnes_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """+1 for each horror on her."""
    return g.horror[c] if who == c else 0


@reaction(
    Code.HEIRLOOM_OF_HYPERBOREA,
    AFTER,
    Trigger.PLAY,
    can=lambda g, c, p, ev: g.plays.seat[ev] == p and trait(g, g.plays.card[ev], Trait.SPELL),
)
def heirloom_of_hyperborea(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you play a Spell: draw 1 card."""
    yield from drawing.draw_cards(g, p, 1)


@event(Code.DARK_MEMORY)
def dark_memory(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """1 doom on the agenda, which may advance."""
    yield from stages.doom_that_advances(g, 1)


@forced(Code.DARK_MEMORY, AT, Trigger.TURN_ENDS, can=lambda g, c, p, ev: ev == p, hand=True)
def dark_memory_kept(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """At the end of your turn, in hand: take 2 horror."""
    yield from damage.suffer(g, p, 0, 2, c)


# ---- Wendy Adams


@rule("AHC-031")
def pay_wendy(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Choose and discard 1 card from hand."""
    yield from zones.choose_and_discard(g, p)


@reaction(
    Code.WENDY_ADAMS,
    WHEN,
    Trigger.REVEAL,
    limit=1,
    period=Period.TEST,
    can=lambda g, c, p, ev: g.reveals.seat[ev] == p and zones.can_discard(g, p),
    pay=pay_wendy,
)
def wendy_adams(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """When you reveal a token: it is cancelled and returned, another is revealed."""
    g.reveals.cancelled[ev] = 1


@constant(Code.WENDY_ADAMS, Question.sign_wins)
def wendy_sign(g: Arkham, c: int, who: int, x: int) -> int:
    """With Wendy's Amulet in play the elder sign succeeds."""
    return int(who == c and find(g, Code.WENDYS_AMULET) >= 0)


@forced(Code.WENDYS_AMULET, AT, Trigger.PLAY, can=lambda g, c, p, ev: g.plays.seat[ev] == p)
def wendys_amulet(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Events you have played go under your deck."""
    g.plays.under[ev] = 1


@revelation(Code.ABANDONED_AND_ALONE)
def abandoned_and_alone(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """2 direct horror; your discard pile leaves the game."""
    yield from damage.suffer_directly(g, p, 0, 2, c)
    while len(g.discard[p]):
        zones.remove(g, g.discard[p][0])
