"""Investigators of the core set and their signature cards."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, emit, rule

from ... import ability
from ...ability import AFTER, AT, WHEN, WOULD, Period, Question, Trigger, Use
from ...actions import Dealt
from ...card_codes import Code
from ...components import Designator, Trait
from ...rules import (
    action_costs,
    assets,
    attempts,
    damage,
    drawing,
    locations,
    stages,
    values,
    zones,
)
from ...state import Arkham

# ---- Roland Banks


@ability.reaction(
    Code.ROLAND_BANKS,
    AFTER,
    Trigger.DEFEAT,
    limit=1,
    period=Period.ROUND,
    can=lambda g, use: (
        g.defeats.seat[use.event] == use.seat and locations.can_discover(g, use.seat)
    ),
)
def roland_banks(g: Arkham, use: Use) -> Rule:
    """After you defeat an enemy: discover 1 clue at your location."""
    yield from locations.discover(g, use.seat, values.spot(g, use.seat), 1)


@ability.constant(Code.ROLAND_BANKS, Question.sign)
def roland_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1 for each clue on your location."""
    return g.clues[values.spot(g, card)] if who == card else 0


@ability.action(
    Code.ROLANDS_38_SPECIAL,
    uses=1,
    designator=Designator.fight,
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def rolands_38_special(g: Arkham, use: Use) -> Rule:
    """Fight: combat +1, or +3 where there is a clue; +1 damage."""
    bonus = 3 if g.clues[values.spot(g, use.seat)] > 0 else 1
    yield from attempts.fight(g, use.seat, use.target, use.card, bonus=bonus, hurt=2)


@ability.revelation(Code.COVER_UP)
def cover_up(g: Arkham, use: Use) -> None:
    """Into your threat area with 3 clues."""
    zones.threaten(g, use.card, use.seat)
    g.clues[use.card] = 3


@ability.reaction(
    Code.COVER_UP,
    WOULD,
    Trigger.DISCOVER,
    can=lambda g, use: (
        g.discoveries.seat[use.event] == use.seat
        and g.discoveries.place[use.event] == values.spot(g, use.seat)
        and g.discoveries.amount[use.event] > 0
        and g.clues[use.card] > 0
    ),
)
def cover_up_instead(g: Arkham, use: Use) -> None:
    """Clues leave this card instead of being discovered."""
    g.clues[use.card] -= min(g.clues[use.card], g.discoveries.amount[use.event])
    g.discoveries.amount[use.event] = 0


@ability.forced(
    Code.COVER_UP,
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, use: g.owner[use.card] == use.event and g.clues[use.card] > 0,
)
def cover_up_ends(g: Arkham, use: Use) -> None:
    """With a clue left on it: 1 mental trauma."""
    damage.traumatise(g, use.event, 0, 1)


# ---- Daisy Walker


def tomes_of(g: Arkham, p: int) -> int:
    """Return the number of Tomes an investigator controls."""
    return sum(g.ctrl[c] == p and values.trait(g, c, Trait.TOME) for c in g.play)


@ability.constant(Code.DAISY_WALKER, Question.actions)
def daisy_walker(g: Arkham, card: int, who: int, context: int) -> int:
    """Give her an additional action on each of her turns."""
    return int(who == card)


@ability.reserved(Code.DAISY_WALKER)
def daisy_reads(g: Arkham, use: Use) -> bool:
    """Only to activate abilities of Tomes."""
    return use.target >= 0 and values.trait(g, use.target, Trait.TOME)


@ability.sign_result(Code.DAISY_WALKER, can=lambda g, use: tomes_of(g, use.seat) > 0)
def daisy_sign(g: Arkham, use: Use) -> Rule:
    """On success, 1 card for each Tome you control."""
    yield from drawing.draw_cards(g, use.seat, tomes_of(g, use.seat))


@ability.constant(Code.DAISYS_TOTE_BAG, Question.tome_slots)
def daisys_tote_bag(g: Arkham, card: int, who: int, context: int) -> int:
    """2 hand slots for Tomes."""
    return 2 if g.ctrl[card] == who else 0


@ability.revelation(Code.THE_NECRONOMICON)
def the_necronomicon(g: Arkham, use: Use) -> Rule:
    """Into your threat area with 3 horror; it fills a hand slot."""
    zones.threaten(g, use.card, use.seat)
    g.ctrl[use.card] = use.seat
    g.horror[use.card] = 3
    yield from assets.make_room(g, use.seat, use.card)


@ability.constant(Code.THE_NECRONOMICON, Question.no_leave)
def the_necronomicon_stays(g: Arkham, card: int, who: int, context: int) -> int:
    """Keep it in play while there is horror on it."""
    return int(who == card and g.horror[card] > 0)


@ability.constant(Code.THE_NECRONOMICON, Question.sign_fails)
def the_necronomicon_curses(g: Arkham, card: int, who: int, context: int) -> int:
    """Your elder sign counts as an auto-fail."""
    return int(g.ctrl[card] == who)


@ability.action(Code.THE_NECRONOMICON, can=lambda g, use: g.horror[use.card] > 0)
def the_necronomicon_read(g: Arkham, use: Use) -> Rule:
    """Move 1 horror from it to Daisy; with none left it is discarded."""
    g.horror[use.card] -= 1
    g.horror[use.seat] += 1
    emit(g, Dealt(card=use.seat, damage=0, horror=1))
    if g.horror[use.card] == 0:
        zones.discard(g, use.card)
    yield from damage.defeat_fallen(g, NONE)


# ---- "Skids" O'Toole


@ability.free(Code.SKIDS_OTOOLE, resources=2, limit=1, period=Period.TURN, my_turn=True)
def skids_otoole(g: Arkham, use: Use) -> None:
    """2 resources for an additional action this turn."""
    action_costs.gain_actions(g, use.seat, 1, use.card)


@ability.constant(Code.SKIDS_OTOOLE, Question.sign)
def skids_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+2."""
    return 2 if who == card else 0


@ability.sign_result(Code.SKIDS_OTOOLE)
def skids_sign_pays(g: Arkham, use: Use) -> None:
    """On success, 2 resources."""
    drawing.gain(g, use.seat, 2)


@ability.event(
    Code.ON_THE_LAM, AFTER, Trigger.TURN_BEGINS, can=lambda g, use: use.event == use.seat
)
def on_the_lam(g: Arkham, use: Use) -> None:
    """Until the end of the round non-Elite enemies cannot attack you."""
    values.last(g, Question.left_alone, use.seat, 1, use.card, Period.ROUND)


@ability.revelation(Code.HOSPITAL_DEBTS)
def hospital_debts(g: Arkham, use: Use) -> None:
    """Into your threat area."""
    zones.threaten(g, use.card, use.seat)


@ability.free(Code.HOSPITAL_DEBTS, resources=1, limit=2, period=Period.ROUND)
def hospital_debts_pay(g: Arkham, use: Use) -> None:
    """Move 1 resource onto it."""
    g.uses[use.card] += 1


@ability.forced(
    Code.HOSPITAL_DEBTS,
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, use: g.owner[use.card] == use.event and g.uses[use.card] < 6,
)
def hospital_debts_end(g: Arkham, use: Use) -> None:
    """With fewer than 6 resources on it: 2 experience less."""
    g.experience[use.event] -= 2


# ---- Agnes Baker


@ability.reaction(
    Code.AGNES_BAKER,
    AFTER,
    Trigger.DEAL,
    limit=1,
    period=Period.PHASE,
    can=lambda g, use: (
        damage.assigned(g, use.event, use.card, 1) > 0 and g.deals.placed[use.event] > 0
    ),
    aim=lambda g, use: values.enemy_here(g, use.seat, use.target),
)
def agnes_baker(g: Arkham, use: Use) -> Rule:
    """After horror is placed on her: 1 damage to an enemy at her location."""
    yield from damage.hurt_enemy(g, use.target, 1, use.seat, use.card)


@ability.constant(Code.AGNES_BAKER, Question.sign)
def agnes_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """+1 for each horror on her."""
    return g.horror[card] if who == card else 0


@ability.reaction(
    Code.HEIRLOOM_OF_HYPERBOREA,
    AFTER,
    Trigger.PLAY,
    can=lambda g, use: (
        g.plays.seat[use.event] == use.seat
        and values.trait(g, g.plays.card[use.event], Trait.SPELL)
    ),
)
def heirloom_of_hyperborea(g: Arkham, use: Use) -> Rule:
    """After you play a Spell: draw 1 card."""
    yield from drawing.draw_cards(g, use.seat, 1)


@ability.event(Code.DARK_MEMORY)
def dark_memory(g: Arkham, use: Use) -> Rule:
    """1 doom on the agenda, which may advance."""
    yield from stages.doom_that_advances(g, 1)


@ability.forced(
    Code.DARK_MEMORY, AT, Trigger.TURN_ENDS, can=lambda g, use: use.event == use.seat, hand=True
)
def dark_memory_kept(g: Arkham, use: Use) -> Rule:
    """At the end of your turn, in hand: take 2 horror."""
    yield from damage.suffer(g, use.seat, 0, 2, use.card)


# ---- Wendy Adams


@rule("AHC-031")
def pay_wendy(g: Arkham, use: Use) -> Rule:
    """Choose and discard 1 card from hand."""
    yield from zones.choose_and_discard(g, use.seat)


@ability.reaction(
    Code.WENDY_ADAMS,
    WHEN,
    Trigger.REVEAL,
    limit=1,
    period=Period.TEST,
    can=lambda g, use: g.reveals.seat[use.event] == use.seat and zones.can_discard(g, use.seat),
    pay=pay_wendy,
)
def wendy_adams(g: Arkham, use: Use) -> None:
    """When you reveal a token: it is cancelled and returned, another is revealed."""
    g.reveals.cancelled[use.event] = 1


@ability.constant(Code.WENDY_ADAMS, Question.sign_wins)
def wendy_sign(g: Arkham, card: int, who: int, context: int) -> int:
    """With Wendy's Amulet in play the elder sign succeeds."""
    return int(who == card and values.find(g, Code.WENDYS_AMULET) >= 0)


@ability.constant(Code.WENDYS_AMULET, Question.replays)
def wendys_amulet_recalls(g: Arkham, card: int, who: int, context: int) -> int:
    """You may play the topmost event of your discard pile as if it were in your hand."""
    return int(g.ctrl[card] == who)


@ability.forced(
    Code.WENDYS_AMULET, AT, Trigger.PLAY, can=lambda g, use: g.plays.seat[use.event] == use.seat
)
def wendys_amulet(g: Arkham, use: Use) -> None:
    """Events you have played go under your deck."""
    g.plays.under[use.event] = 1


@ability.revelation(Code.ABANDONED_AND_ALONE)
def abandoned_and_alone(g: Arkham, use: Use) -> Rule:
    """2 direct horror; your discard pile leaves the game."""
    yield from damage.suffer_directly(g, use.seat, 0, 2, use.card)
    while len(g.discard[use.seat]):
        zones.remove(g, g.discard[use.seat][0])
