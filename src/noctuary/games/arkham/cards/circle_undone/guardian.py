"""Guardian cards of The Circle Undone."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, rule

from ...actions import Target
from ...codes import Code
from ...kinds import BONDED, SEATS, SLOT_USED, TITLE, Designator, Trait
from ...registry import (
    ACTIONS,
    AFTER,
    AT,
    DESIGNATOR,
    DO,
    NEXT,
    USED,
    Question,
    Trigger,
    Use,
    action,
    constant,
    event,
    forced,
)
from ...rules import abilities, damage, decks, drawing, zones
from ...rules.values import ability_at, engaged_with, is_asset, someone_here, trait
from ...state import Arkham
from ..dunwich.guardian import far_target, shot_from_afar


def bonded_here(g: Arkham, c: int, p: int) -> int:
    """A set-aside card that a card of somebody's summons, or none."""
    for x in g.aside:
        if g.owner[x] == p and BONDED[g.code[x]] == TITLE[g.code[c]]:
            return x
    return NONE


@forced(
    Code.HALLOWED_MIRROR,
    AFTER,
    Trigger.ENTER,
    can=lambda g, use: g.enters.card[use.event] == use.card,
)
def hallowed_mirror(g: Arkham, use: Use) -> None:
    """One Soothing Melody to hand, the others into the deck."""
    x = bonded_here(g, use.card, use.seat)
    if x >= 0:
        zones.to_hand(g, x, use.seat)
    x = bonded_here(g, use.card, use.seat)
    while x >= 0 and decks.shuffle_in(g, x, use.seat):
        x = bonded_here(g, use.card, use.seat)


def soothed(g: Arkham, p: int, c: int) -> bool:
    """An investigator or an Ally where somebody is, with something to heal."""
    if g.damage[c] + g.horror[c] == 0:
        return False
    if c < SEATS:
        return someone_here(g, p, c)
    return is_asset(g, c) and trait(g, c, Trait.ALLY) and someone_here(g, p, g.ctrl[c])


def soothed_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if soothed(g, p, c):
            offer(g, Target(card=c))


@event(Code.SOOTHING_MELODY, calm=True)
def soothing_melody(g: Arkham, use: Use) -> Rule:
    """Heal 2 damage or horror in all from investigators and Allies here; draw 1 card."""
    for _ in range(2):
        a = yield ask(use.seat, soothed_options, alone=TAKE)
        if a != NONE:
            yield from damage.heal_one(g, use.seat, Target.card(a))
    yield from drawing.draw_cards(g, use.seat, 1)


@event(
    Code.TELESCOPIC_SIGHT,
    aim=lambda g, use: (
        g.ctrl[use.target] == use.seat
        and trait(g, use.target, Trait.FIREARM)
        and SLOT_USED[g.code[use.target]] == 2
    ),
)
def telescopic_sight(g: Arkham, use: Use) -> None:
    """Attach it to a Firearm of yours that takes two hands."""
    zones.attach(g, use.card, use.target, use.seat)


@constant(Code.TELESCOPIC_SIGHT, Question.no_aim)
def telescopic_sight_too_close(g: Arkham, card: int, who: int, context: int) -> int:
    """The attached asset cannot attack enemies engaged with you (taboo: it can)."""
    return int(
        g.taboo[0] == 0
        and context >= 0
        and context == g.at[card]
        and engaged_with(g, who, g.ctrl[card])
    )


@constant(Code.TELESCOPIC_SIGHT, Question.no_attack)
def telescopic_sight_outranges(g: Arkham, card: int, who: int, context: int) -> int:
    """Shot at from afar, an enemy cannot retaliate."""
    return int(g.at[card] >= 0 and shot_from_afar(g, g.at[card], who))


def shooting(g: Arkham, c: int) -> int:
    """The Fight ability of a weapon, or none."""
    a = ability_at(g, c, AT, Trigger.ACT)
    while a >= 0:
        if DESIGNATOR[a] == Designator.fight and ACTIONS[a]:
            return a
        a = NEXT[a]
    return NONE


def can_shoot(g: Arkham, c: int, p: int) -> bool:
    """Whether the attached weapon can be used, with no enemy upon you."""
    if g.at[c] < 0 or any(engaged_with(g, e, p) for e in g.play):
        return False
    a = shooting(g, g.at[c])
    return a >= 0 and abilities.payable(g, g.at[c], a, p)


@rule("AHB-078", asks=True)
def pay_shot(g: Arkham, use: Use) -> None:
    """What the attached weapon's own Fight ability costs."""
    g.uses[g.at[use.card]] -= USED[shooting(g, g.at[use.card])]


@action(
    Code.TELESCOPIC_SIGHT,
    exhaust=1,
    designator=Designator.fight,
    pay=pay_shot,
    can=lambda g, use: can_shoot(g, use.card, use.seat),
    aim=lambda g, use: far_target(g, use.seat, use.target),
)
def telescopic_sight_aims(g: Arkham, use: Use) -> Rule:
    """Fight with the attached asset against a non-Elite enemy at a connecting location."""
    yield from DO[shooting(g, g.at[use.card])](
        g, Use(card=g.at[use.card], seat=use.seat, event=use.event, target=use.target)
    )


@constant(Code.ACE_OF_SWORDS, Question.combat)
def ace_of_swords(g: Arkham, card: int, who: int, context: int) -> int:
    """Combat +1."""
    return int(g.ctrl[card] == who)
