"""Damage and horror on investigators, healing, Trauma cards."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, deny, draw, emit, move, move_all, offer, rule

from ..actions import (
    CameRound,
    Healed,
    Horrified,
    Hurt,
    Pass,
    PlayTrauma,
    Retain,
    Shuffled,
    TraumaDrawn,
    TraumaGone,
    TraumaPlayed,
    TraumaSwapped,
    WentInsane,
    Whom,
)
from ..actions import Harm as HarmKind
from ..components import INJURY, INSANITY, TEAM, TRAUMA_NUMBER, TRAUMA_SEVERAL, TRAUMA_SORT, Trauma
from ..state import Mansions
from . import death, items
from .board import company, in_room, playing, room_of, set_fire, slot_of, still_in
from .skill_tests import health, insane, sanity


@rule("MAN1-009", "MAN1-010", "MAN1-011", "MAN1-012", "MAN1-013", "MAN1-048", "MAN1-073")
def take_damage(g: Mansions, i: int, n: int) -> Rule:
    """Lower health; at 0 kill the investigator, else let the Keeper injure him."""
    if n > 0 and playing(g, i):
        g.damage[i] += n
        emit(g, Hurt(person=g.who[i], n=n))
        if health(g, i) <= 0:
            yield from death.kill(g, i)
        else:
            yield from after_harm(g, i, INJURY)


@rule("MAN1-009", "MAN1-014", "MAN1-015", "MAN1-016", "MAN1-019", "MAN1-020", "MAN1-021")
def take_horror(g: Mansions, i: int, n: int) -> Rule:
    """Lower sanity, never below 0; in any case the Keeper may answer."""
    if n > 0 and playing(g, i):
        bear_horror(g, i, min(n, sanity(g, i)))
        yield from after_harm(g, i, INSANITY)


@rule("MAN1-014", "MAN1-016", "MAN1-019")
def bear_horror(g: Mansions, i: int, n: int) -> None:
    """Take tokens of that amount; at 0 sanity, be insane and alive."""
    if n > 0:
        g.horror[i] += n
        emit(g, Horrified(person=g.who[i], n=n))
        if insane(g, i):
            emit(g, WentInsane(person=g.who[i]))


@rule("MAN1-024", "MAN1-025")
def heal_damage(g: Mansions, i: int, n: int) -> None:
    """Return so many tokens to the supply, at most those that are there."""
    m = min(n, g.damage[i])
    if m > 0:
        g.damage[i] -= m
        emit(g, Healed(person=g.who[i], harm=HarmKind.damage, n=m))


@rule("MAN1-022", "MAN1-023", "MAN1-024")
def heal_horror(g: Mansions, i: int, n: int) -> None:
    """Return horror to the supply; with sanity again, be sane again."""
    m = min(n, g.horror[i])
    if m > 0:
        mad = insane(g, i)
        g.horror[i] -= m
        emit(g, Healed(person=g.who[i], harm=HarmKind.horror, n=m))
        if mad:
            emit(g, CameRound(person=g.who[i]))


# ---- Trauma cards


@rule("MAN1-053", "MAN1-054", "MAN1-055", "MAN1-056", "MAN1-061")
def fits(g: Mansions, c: int, i: int, sort: int) -> bool:
    """Whether a card fits: injuries for damage, insanities for horror, within its number."""
    if TRAUMA_SORT[c] != sort:
        return False
    if c == Trauma.DRAGGED_DOWN and not company(g, i):
        return False
    left = health(g, i) if sort == INJURY else sanity(g, i)
    return TRAUMA_NUMBER[c] == NONE or left <= TRAUMA_NUMBER[c]


@rule("MAN1-048", "MAN1-047", "MAN1-053", "MAN1-054", "MAN1-055")
def trauma_options(g: Mansions, p: int, person: int, harm: int) -> None:
    """Offer a Trauma card that fits what was just suffered, or none."""
    i = slot_of(g, person)
    for c in g.trauma_hand:
        if fits(g, c, i, harm):
            offer(g, PlayTrauma(trauma=c, person=g.who[i]))
        elif TRAUMA_SORT[c] == harm:
            deny(g, PlayTrauma(trauma=c, person=g.who[i]), "MAN1-055")
        elif harm == INJURY:
            deny(g, PlayTrauma(trauma=c, person=g.who[i]), "MAN1-054")
        else:
            deny(g, PlayTrauma(trauma=c, person=g.who[i]), "MAN1-053")
    offer(g, Pass())


@rule("MAN1-021", "MAN1-047", "MAN1-048", "MAN1-057")
def after_harm(g: Mansions, i: int, sort: int) -> Rule:
    """Let the Keeper play one Trauma card right after damage or horror."""
    if len(g.trauma_hand) > 0:
        a = yield ask(g.keeper[0], trauma_options, g.who[i], sort, alone=TAKE)
        if PlayTrauma.matches(a):
            yield from play_trauma(g, i, PlayTrauma.trauma(a))


@rule("MAN1-046", "MAN1-058", "MAN1-059", "MAN1-084", "MAN1-117")
def play_trauma(g: Mansions, i: int, c: int) -> Rule:
    """Put the card before the investigator; discard one of the same sort that lay there."""
    for k in range(2):
        if len(g.trauma_on[i]) > k and TRAUMA_SORT[g.trauma_on[i][k]] == TRAUMA_SORT[c]:
            lose_trauma(g, i, g.trauma_on[i][k])
    move(g, c, g.trauma_on[i])
    emit(g, TraumaPlayed(person=g.who[i], trauma=c))
    g.dying[i] = 0
    if c == Trauma.ONLY_WAY_OUT:
        yield from death.kill(g, i)
    elif c == Trauma.DRAGGED_DOWN:
        lose_trauma(g, i, c)
        yield from drag_down(g, i)
    elif c == Trauma.FIRE_SETTER:
        set_fire(g, room_of(g, g.at[i]))
    elif c == Trauma.EMPTY_HANDS:
        yield from empty_hands(g, i)


@rule("MAN1-024", "MAN1-060", "MAN1-084", "MAN1-117")
def lose_trauma(g: Mansions, i: int, c: int) -> None:
    """Discard a Trauma card faceup."""
    move(g, c, g.trauma_discard)
    emit(g, TraumaGone(person=g.who[i], trauma=c))


@rule("MAN1-Q26", "MAN1-061")
def neighbour_options(g: Mansions, p: int, person: int, close: int) -> None:
    """Offer another investigator in the room, or in the space where that is asked for."""
    i = slot_of(g, person)
    for j in range(TEAM):
        if j != i and in_room(g, j, room_of(g, g.at[i])):
            if close == 0 or g.at[j] == g.at[i]:
                offer(g, Whom(person=g.who[j]))


@rule("MAN1-061", "MAN1-Q26")
def drag_down(g: Mansions, i: int) -> Rule:
    """Deal 1 damage to another investigator of the room, whom the Keeper chooses."""
    a = yield ask(g.keeper[0], neighbour_options, g.who[i], 0, alone=TAKE)
    if a != NONE:
        yield from take_damage(g, slot_of(g, Whom.person(a)), 1)


@rule("MAN1-Q26")
def retain_options(g: Mansions, p: int, person: int) -> None:
    """Offer the one thing to keep."""
    i = slot_of(g, person)
    for c in g.carried[i]:
        offer(g, Retain(thing=c))


@rule("MAN1-Q26")
def empty_hands(g: Mansions, i: int) -> Rule:
    """Drop all things but one."""
    a = yield ask(g.player[i], retain_options, g.who[i], alone=TAKE)
    if a != NONE:
        items.drop_all(g, i, Retain.thing(a))


@rule("MAN1-051", "MAN1-052", "MAN1-062", "MAN1-065", "MAN1-117")
def draw_trauma(g: Mansions) -> None:
    """Draw a card for the Keeper's hand; one for several investigators is of no use against one."""
    alone = still_in(g) == 1
    while True:
        if len(g.trauma_deck) == 0:
            if len(g.trauma_discard) == 0 or (alone and only_several(g)):
                return
            emit(g, Shuffled(n=len(g.trauma_discard)))
            move_all(g, g.trauma_discard, g.trauma_deck)
        c = draw(g, g.trauma_deck, g.trauma_hand)
        if not alone or TRAUMA_SEVERAL[c] == 0:
            emit(g, TraumaDrawn(seat=g.keeper[0], trauma=c))
            return
        move(g, c, g.trauma_discard)
        emit(g, TraumaSwapped(trauma=c))


def only_several(g: Mansions) -> bool:
    """Whether no card of the discard pile is of use against one investigator."""
    return all(TRAUMA_SEVERAL[c] for c in g.trauma_discard)


@rule("MAN1-061", "MAN1-063")
def swap_traumas(g: Mansions) -> None:
    """Discard the cards for several when one investigator is left, and draw as many."""
    n = 0
    for c in range(len(TRAUMA_SEVERAL)):
        if TRAUMA_SEVERAL[c] and c in g.trauma_hand:
            move(g, c, g.trauma_discard)
            emit(g, TraumaSwapped(trauma=c))
            n += 1
    for _ in range(n):
        draw_trauma(g)
