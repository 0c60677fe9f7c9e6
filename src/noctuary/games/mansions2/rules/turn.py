"""An investigator's turn: the options, and carrying them out."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, deny, emit, offer, rule

from ..actions import (
    Attack,
    Block,
    BlockPassage,
    EndTurn,
    Extinguish,
    Move,
    Perform,
    Press,
    PushInvestigator,
    PushMonster,
    SetFire,
    Shove,
    Steal,
    Trade,
    TurnBegan,
    TurnEnded,
    Unblock,
)
from ..columns import ChoiceRow
from ..opcodes import Forbid, Hook
from ..state import Mansions
from . import (
    attack,
    barricades,
    by_hand,
    ending,
    evade,
    features,
    moving,
    rare_actions,
    tokens,
    trading,
)
from .interpreter import abilities, events

ACTIONS = 2
FREE_TRADE = 0
"""The action that an ability can make free."""


@rule("MAN2-074", "MAN2-003")
def can_act(g: Mansions, i: int) -> bool:
    """Whether an action is left, and nothing forbids a second one."""
    if g.actions[i] == 0:
        return False
    return g.performed[i] == 0 or not abilities.forbidden(g, i, Forbid.SECOND_ACTION)


def free_trade(g: Mansions, i: int) -> bool:
    """Whether a trade costs no action now."""
    if not abilities.free_action(g, i, FREE_TRADE):
        return False
    return g.performed[i] == 0 or not abilities.forbidden(g, i, Forbid.SECOND_ACTION)


@rule("MAN2-074", "MAN2-006", "MAN2-075", "MAN2-091", "MAN2-097", "MAN2-098", "MAN2-373")
def turn_options(g: Mansions, p: int, figure: int, e: int) -> None:
    """Offer everything that an investigator can do now."""
    acts = can_act(g, figure)
    if g.at[figure] > 0:
        moving.move_offers(g, figure, e, acts)
        tokens.press_offers(g, figure, e, acts)
        if trading.can_trade(g, figure):
            if acts or free_trade(g, figure):
                offer(g, Trade())
            else:
                deny(g, Trade(), "MAN2-074")
        if acts:
            attack.attack_offers(g, figure)
            rare_actions.push_offers(g, figure)
            rare_actions.steal_offers(g, figure)
            rare_actions.fire_offers(g, figure)
            barricades.barricade_offers(g, figure)
            if features.any_fire(g):
                offer(g, Extinguish())
    if acts:
        abilities.offer_actions(g, figure)
    by_hand.hand_offers(g)
    offer(g, EndTurn())


@rule("MAN2-073", "MAN2-074", "MAN2-077", "MAN2-106")
def take_turn(g: Mansions, i: int) -> Rule:
    """Take two actions at most, and whatever is free."""
    g.turn = i
    g.acted[i] = 1
    g.actions[i] = ACTIONS
    g.performed[i] = 0
    g.steps[i] = 0
    emit(g, TurnBegan(investigator=g.who[i]))
    more = 1
    while more and g.out[i] == 0:
        more = yield from one_deed(g, i)
        yield from events.settle(g, i)
        yield from ending.all_fallen(g)
    yield from close_turn(g, i)


@rule("MAN2-106", "MAN2-327")
def close_turn(g: Mansions, i: int) -> Rule:
    """End what lasts until the end of a turn; movement that is left is lost."""
    g.actions[i] = 0
    g.steps[i] = 0
    if g.out[i] == 0:
        with g.scenes.open(
            seat=i, origin=i, monster=NONE, card=NONE, place=NONE, weapon_card=NONE, skill=NONE,
            puzzle=NONE,
        ) as e:  # fmt: skip
            yield from abilities.hooks(g, Hook.TURN_END, e)
        yield from events.settle(g, i)
        yield from ending.all_fallen(g)
    emit(g, TurnEnded(investigator=g.who[i]))
    g.turn = NONE


@rule("MAN2-100", "MAN2-074")
def one_deed(g: Mansions, i: int) -> IntRule:
    """Take one action or something free; return 0 at the end of the turn."""
    with g.scenes.open(
        seat=i, origin=i, monster=NONE, card=NONE, place=NONE, weapon_card=NONE, skill=NONE,
        puzzle=NONE,
    ) as e:  # fmt: skip
        if can_act(g, i):
            a = yield ask(g.player_of[i], turn_options, i, e)
        else:
            a = yield ask(g.player_of[i], turn_options, i, e, alone=TAKE)
        if a == NONE or EndTurn.matches(a):
            return 0
        if by_hand.by_hand(g, a):
            yield from by_hand.lend(g, a)
        elif Move.matches(a):
            yield from move(g, e, Move.space(a))
        elif Press.matches(a) and g.choices[Press.choice(a)][ChoiceRow.ACT] == 0:
            yield from tokens.press(g, e, Press.choice(a))
        else:
            yield from act(g, e, a)
    return 1


@rule("MAN2-104", "MAN2-106", "MAN2-107", "MAN2-279")
def move(g: Mansions, e: int, s: int) -> Rule:
    """Use the steps left of a move action, or begin a new one."""
    i = g.scenes.seat[e]
    if g.steps[i] == 0:
        spend(g, i)
        g.moves[i] += 1
        g.steps[i] = moving.spaces_of_action(g, i, e)
    yield from moving.walk(g, e, s)


@rule("MAN2-074", "MAN2-099")
def spend(g: Mansions, i: int) -> None:
    """Spend an action."""
    g.actions[i] = max(0, g.actions[i] - 1)
    g.performed[i] += 1


@rule("MAN2-218", "MAN2-357", "MAN2-396", "MAN2-397", "MAN2-Q20", "MAN2-Q21")
def act(g: Mansions, e: int, a: int) -> Rule:
    """Act: evade first unless it attacks; Fire burns after it."""
    i = g.scenes.seat[e]
    if Trade.matches(a) and free_trade(g, i):
        g.free_used[i] = 1
        g.performed[i] += 1
    else:
        spend(g, i)
    burns = g.at[i] if features.burning(g, g.at[i]) else 0
    if not Attack.matches(a):
        goes = yield from evade.evade(g, e)
        if goes == 0:
            return
    yield from carry_out(g, e, a)
    if g.scenes.forfeit[e]:
        yield from evade.forfeit(g, i)
    elif burns > 0 and g.at[i] == burns and features.burning(g, burns):
        yield from features.burn(g, i)


@rule("MAN2-094", "MAN2-108", "MAN2-123", "MAN2-128", "MAN2-141", "MAN2-149", "MAN2-153")
def carry_out(g: Mansions, e: int, a: int) -> Rule:
    """Carry out an action."""
    i = g.scenes.seat[e]
    if Press.matches(a):
        if tokens.pressable(g, i, Press.choice(a), e):
            yield from tokens.press(g, e, Press.choice(a))
    elif Attack.matches(a):
        yield from attack.attack(g, e, Attack.card(a), Attack.monster(a))
    elif Perform.matches(a):
        yield from abilities.perform(g, i, Perform.card(a), e)
    elif Trade.matches(a):
        yield from trading.trade(g, e)
    elif PushInvestigator.matches(a):
        q = g.slot[PushInvestigator.investigator(a)]
        yield from rare_actions.push_investigator(g, e, q, PushInvestigator.space(a))
    elif PushMonster.matches(a):
        yield from rare_actions.push_monster(g, e, PushMonster.monster(a), PushMonster.space(a))
    elif Steal.matches(a):
        yield from rare_actions.steal(g, e, g.slot[Steal.investigator(a)], Steal.skill(a))
    elif SetFire.matches(a):
        rare_actions.set_fire(g, e, SetFire.space(a))
    elif Extinguish.matches(a):
        yield from features.fight_fire(g, e)
    else:
        yield from handle_barricade(g, e, a)


@rule("MAN2-374", "MAN2-375", "MAN2-378")
def handle_barricade(g: Mansions, e: int, a: int) -> Rule:
    """Move a Barricade on its own space, or shove it from beyond."""
    here = g.at[g.scenes.seat[e]]
    if Shove.matches(a):
        yield from barricades.shove(g, e, Shove.barricade(a))
    elif Block.matches(a):
        if g.barricade_at[Block.barricade(a)] == here:
            barricades.block(g, Block.barricade(a), Block.space(a))
    elif BlockPassage.matches(a):
        if g.barricade_at[BlockPassage.barricade(a)] == here:
            barricades.block_passage(g, BlockPassage.barricade(a))
    elif g.barricade_at[Unblock.barricade(a)] == here:
        barricades.unblock(g, Unblock.barricade(a))
