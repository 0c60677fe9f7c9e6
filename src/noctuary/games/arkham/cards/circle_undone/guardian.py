"""Guardian cards of The Circle Undone."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, offer, rule

from ... import ability
from ...ability import AFTER, AT, Question, Trigger, Use
from ...actions import Choice, Choose, Target
from ...card_codes import Code
from ...components import BONDED, SLOT_USED, TITLE, Designator, Trait
from ...rules import abilities, damage, decks, drawing, values, zones
from ...state import Arkham
from ..dunwich.guardian import far_target, shot_from_afar
from .investigators import comforted


def bonded_here(g: Arkham, c: int, p: int) -> int:
    """Return a set-aside card that a card of somebody's summons, or none."""
    for x in g.aside:
        if g.owner[x] == p and BONDED[g.code[x]] == TITLE[g.code[c]]:
            return x
    return NONE


@ability.forced(
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


@ability.constant(Code.HALLOWED_MIRROR, Question.takes_along)
def hallowed_mirror_gone(g: Arkham, card: int, who: int, context: int) -> int:
    """When it leaves play the melodies it brought leave the game."""
    return int(who == card)


def left_to_heal(g: Arkham, c: int, horror: int, first: int) -> int:
    """Return damage or horror on a card, without the token that was chosen first."""
    n = g.horror[c] if horror else g.damage[c]
    return n - int(first == 2 * c + horror)


def soothed_options(g: Arkham, p: int, first: int) -> None:
    for c in g.play:
        if comforted(g, p, c) and left_to_heal(g, c, 0, first) + left_to_heal(g, c, 1, first) > 0:
            offer(g, Target(card=c))


def soothed_how_options(g: Arkham, p: int, card: int, first: int) -> None:
    if left_to_heal(g, card, 0, first):
        offer(g, Choose(choice=Choice.damage))
    if left_to_heal(g, card, 1, first):
        offer(g, Choose(choice=Choice.horror))


@rule("AHB-247")
def choose_soothed(g: Arkham, p: int, first: int) -> IntRule:
    """Choose a damage (twice the card) or a horror (1 more) of an investigator or an Ally here."""
    a = yield ask(p, soothed_options, first, alone=TAKE)
    if a == NONE:
        return NONE
    c = Target.card(a)
    b = yield ask(p, soothed_how_options, c, first, alone=TAKE)
    return 2 * c + int(Choose.choice(b) == Choice.horror)


@rule("AHB-247", "AHC-325")
def soothed_by(g: Arkham, what: int, n: int, source: int) -> Rule:
    """Heal tokens of one sort on one card at once."""
    if what >= 0 and what % 2:
        yield from damage.soothe(g, what // 2, n, source)
    elif what >= 0:
        damage.heal(g, what // 2, n, 0)


@ability.event(Code.SOOTHING_MELODY)
def soothing_melody(g: Arkham, use: Use) -> Rule:
    """Heal 2 damage or horror in all from investigators and Allies here; draw 1 card."""
    first = yield from choose_soothed(g, use.seat, NONE)
    second = yield from choose_soothed(g, use.seat, first)
    if first == second:
        yield from soothed_by(g, first, 2, use.card)
    else:
        yield from soothed_by(g, first, 1, use.card)
        yield from soothed_by(g, second, 1, use.card)
    yield from drawing.draw_cards(g, use.seat, 1)


@ability.event(
    Code.TELESCOPIC_SIGHT,
    aim=lambda g, use: (
        g.ctrl[use.target] == use.seat
        and values.trait(g, use.target, Trait.FIREARM)
        and SLOT_USED[g.code[use.target]] == 2
    ),
)
def telescopic_sight(g: Arkham, use: Use) -> None:
    """Attach it to a Firearm of yours that takes two hands."""
    zones.attach(g, use.card, use.target, use.seat)


@ability.constant(Code.TELESCOPIC_SIGHT, Question.no_aim)
def telescopic_sight_too_close(g: Arkham, card: int, who: int, context: int) -> int:
    """Forbid attacks of the attached asset on enemies engaged with you (taboo: allow them)."""
    return int(
        g.taboo[0] == 0
        and context >= 0
        and context == g.at[card]
        and values.engaged_with(g, who, g.ctrl[card])
    )


@ability.constant(Code.TELESCOPIC_SIGHT, Question.no_attack)
def telescopic_sight_outranges(g: Arkham, card: int, who: int, context: int) -> int:
    """Shot at from afar, an enemy cannot retaliate."""
    return int(g.at[card] >= 0 and shot_from_afar(g, g.at[card], who))


def shooting(g: Arkham, c: int) -> int:
    """Return the Fight ability of a weapon, or none."""
    a = values.ability_at(g, c, AT, Trigger.ACT)
    while a >= 0:
        if ability.DESIGNATOR[a] == Designator.fight and ability.ACTIONS[a]:
            return a
        a = ability.NEXT[a]
    return NONE


def can_shoot(g: Arkham, c: int, p: int) -> bool:
    """Whether the attached weapon can be used, with no enemy upon you."""
    if g.at[c] < 0 or any(values.engaged_with(g, e, p) for e in g.play):
        return False
    a = shooting(g, g.at[c])
    return a >= 0 and abilities.payable(g, g.at[c], a, p)


@rule("AHB-078", asks=True)
def pay_shot(g: Arkham, use: Use) -> None:
    """Pay the cost of the attached weapon's own Fight ability."""
    g.uses[g.at[use.card]] -= ability.USED[shooting(g, g.at[use.card])]


@ability.action(
    Code.TELESCOPIC_SIGHT,
    exhaust=1,
    designator=Designator.fight,
    pay=pay_shot,
    can=lambda g, use: can_shoot(g, use.card, use.seat),
    aim=lambda g, use: far_target(g, use.seat, use.target),
)
def telescopic_sight_aims(g: Arkham, use: Use) -> Rule:
    """Fight with the attached asset against a non-Elite enemy at a connecting location."""
    yield from ability.DO[shooting(g, g.at[use.card])](
        g, Use(card=g.at[use.card], seat=use.seat, event=use.event, target=use.target)
    )


@ability.constant(Code.ACE_OF_SWORDS, Question.combat)
def ace_of_swords(g: Arkham, card: int, who: int, context: int) -> int:
    """Combat +1."""
    return int(g.ctrl[card] == who)
