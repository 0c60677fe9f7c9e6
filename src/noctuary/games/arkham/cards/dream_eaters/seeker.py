"""Seeker cards of The Dream-Eaters."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, rule

from ... import ability
from ...ability import AFTER, Trigger, Use
from ...actions import Choice, Choose, Target
from ...card_codes import Code
from ...components import Noted
from ...rules import assets, decks, enemies, locations, skill_tests, values, zones
from ...state import Arkham


def can_reach(g: Arkham, p: int, c: int) -> bool:
    """Whether the pendant can do anything at a revealed location."""
    if not values.is_location(g, c) or g.revealed[c] == 0:
        return False
    return locations.can_enter(g, p, c) or g.clues[c] > 0 or foe_at(g, c)


def foe_at(g: Arkham, c: int) -> bool:
    """Whether it is an enemy at a location."""
    return any(values.is_enemy(g, e) and g.at[e] == c for e in g.play)


@rule("AHB-007")
def pendant_options(g: Arkham, p: int, place: int) -> None:
    if locations.can_enter(g, p, place):
        offer(g, Choose(choice=Choice.go))
    if g.clues[place] > 0:
        offer(g, Choose(choice=Choice.clue))
    if foe_at(g, place):
        offer(g, Choose(choice=Choice.evade))


@rule("AHC-260", "AHB-082")
def foe_at_options(g: Arkham, p: int, place: int) -> None:
    for e in g.play:
        if values.is_enemy(g, e) and g.at[e] == place:
            offer(g, Target(card=e))


@ability.free(
    Code.PENDANT_OF_THE_QUEEN,
    exhaust=1,
    uses=1,
    aim=lambda g, use: can_reach(g, use.seat, use.target),
)
def pendant_of_the_queen(g: Arkham, use: Use) -> Rule:
    """Choose a revealed location: go there, discover 1 clue there, or evade an enemy there."""
    a = yield ask(use.seat, pendant_options, use.target, alone=TAKE)
    if Choose.choice(a) == Choice.go:
        yield from locations.move_to(g, use.seat, use.target)
    elif Choose.choice(a) == Choice.clue:
        yield from locations.discover(g, use.seat, use.target, 1)
    else:
        x = yield ask(use.seat, foe_at_options, use.target, alone=TAKE)
        yield from enemies.evaded(g, Target.card(x), use.seat, 0)
    if use.card in g.play and g.uses[use.card] == 0:
        pendant_spent(g, use.card)


@rule("AHC-429")
def pendant_spent(g: Arkham, c: int) -> None:
    """Without charges it is set aside and its segments come back (taboo: it leaves the game)."""
    if g.taboo[0]:
        zones.remove(g, c)
        return
    p = g.owner[c]
    zones.set_aside(g, c)
    i = 0
    while i < len(g.aside):
        x = g.aside[i]
        i += 1
        if g.code[x] == Code.SEGMENT_OF_ONYX and g.owner[x] == p:
            move(g, x, g.deck[p])
            i = 0
    decks.shuffle(g, p)


def onyx(g: Arkham, p: int) -> int:
    """Return the Segments of Onyx an investigator controls."""
    return sum(g.code[x] == Code.SEGMENT_OF_ONYX and g.ctrl[x] == p for x in g.play)


def pendant_aside(g: Arkham, p: int) -> int:
    """Return an investigator's set-aside pendant, or none."""
    for c in g.aside:
        if g.code[c] == Code.PENDANT_OF_THE_QUEEN and g.owner[c] == p:
            return c
    return NONE


@ability.free(
    Code.SEGMENT_OF_ONYX,
    can=lambda g, use: onyx(g, use.seat) == 3 and pendant_aside(g, use.seat) >= 0,
)
def segment_of_onyx(g: Arkham, use: Use) -> Rule:
    """Set all 3 aside: the pendant enters play."""
    i = 0
    while i < len(g.play):
        x = g.play[i]
        i += 1
        if g.code[x] == Code.SEGMENT_OF_ONYX and g.ctrl[x] == use.seat:
            zones.set_aside(g, x)
            i = 0
    yield from assets.asset_enters(g, pendant_aside(g, use.seat), use.seat)


# ---- Dream Diary


def dream_aside(g: Arkham, p: int) -> int:
    """Return an investigator's set-aside Essence of the Dream, or none."""
    for c in g.aside:
        if g.code[c] == Code.ESSENCE_OF_THE_DREAM and g.owner[c] == p:
            return c
    return NONE


@ability.action(Code.DREAM_DIARY, can=lambda g, use: dream_aside(g, use.seat) >= 0)
def dream_diary(g: Arkham, use: Use) -> None:
    """Your bonded Essence of the Dream goes to your hand."""
    zones.to_hand(g, dream_aside(g, use.seat), use.seat)


@ability.reaction(
    Code.DREAM_DIARY,
    AFTER,
    Trigger.SUCCEED,
    can=lambda g, use: (
        g.tests.seat[use.event] == use.seat
        and g.noted[use.seat] & Noted.DREAMS_INTERPRETED == 0
        and skill_tests.margin(g, use.event) >= 3
        and any(g.code[x] == Code.ESSENCE_OF_THE_DREAM for x in g.tests.cards[use.event])
    ),
)
def dream_diary_read(g: Arkham, use: Use) -> None:
    """After a success by 3 with the Essence committed: the log tells that you understood."""
    g.noted[use.seat] |= Noted.DREAMS_INTERPRETED
