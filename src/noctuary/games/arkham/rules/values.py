"""Facts of a card or an investigator now: printed values and their modifiers."""

from __future__ import annotations

from noctuary.kernel import NONE, emit, rule

from ..ability import ABILITY, ANSWER, CONSTANT, LIMIT_PERIOD, TRIGGERS, Change, Question
from ..actions import Modified
from ..components import (
    ALERT,
    ALOOF,
    CLUES,
    CLUES_EACH,
    EVADE,
    FIGHT,
    HEALTH,
    HEALTH_EACH,
    HUNTER,
    LINKS,
    MASSIVE,
    RETALIATE,
    SANITY,
    SEATS,
    SHROUD,
    SKILL,
    SYMBOL,
    TITLE,
    TRAIT,
    TYPE,
    WEAKNESS,
    CardType,
    Step,
)
from ..state import Arkham

# ---- what a card is


def kind_of(g: Arkham, c: int) -> int:
    """Return the type of a card."""
    return TYPE[g.code[c]]


@rule("AHB-020")
def trait(g: Arkham, c: int, t: int) -> bool:
    """Whether a card has a trait."""
    return TRAIT[g.code[c]][t] > 0


def weakness(g: Arkham, c: int) -> bool:
    """Whether a card is a weakness."""
    return WEAKNESS[g.code[c]] > 0


@rule("AHB-033", "AHB-063")
def is_enemy(g: Arkham, c: int) -> bool:
    """Whether it is an enemy in play."""
    return c >= 0 and TYPE[g.code[c]] == CardType.ENEMY and c in g.play


@rule("AHB-033", "AHB-063")
def is_asset(g: Arkham, c: int) -> bool:
    """Whether it is an asset in play that somebody controls."""
    return c >= 0 and TYPE[g.code[c]] == CardType.ASSET and c in g.play and g.ctrl[c] >= 0


@rule("AHB-033", "AHB-063")
def is_location(g: Arkham, c: int) -> bool:
    """Whether it is a location in play."""
    return c >= 0 and TYPE[g.code[c]] == CardType.LOCATION and c in g.play


@rule("AHB-254")
def in_game(g: Arkham, p: int) -> bool:
    """Whether it is an investigator who has not been eliminated."""
    return 0 <= p < g.seats and g.out[p] == 0


@rule("AHB-011")
def copies(g: Arkham, a: int, b: int) -> bool:
    """Whether two cards have the same title."""
    return TITLE[g.code[a]] == TITLE[g.code[b]]


def find(g: Arkham, code: int) -> int:
    """Return the card in play with that code, or none."""
    for c in g.play:
        if g.code[c] == code:
            return c
    return NONE


def find_title(g: Arkham, title: int) -> int:
    """Return the location in play with that title, or none."""
    for c in g.play:
        if TYPE[g.code[c]] == CardType.LOCATION and TITLE[g.code[c]] == title:
            return c
    return NONE


@rule("AHB-030")
def seat_in_order(g: Arkham, k: int) -> int:
    """Return the k-th seat in player order, from the lead investigator."""
    return (g.lead + k) % g.seats


def ability_at(g: Arkham, c: int, timing: int, trigger: int) -> int:
    """Return the first ability of a card at a moment, or none; NEXT leads on."""
    return ABILITY[g.code[c]][timing * TRIGGERS + trigger]


# ---- where a card is


@rule("AHC-264", "AHC-265", "AHC-266", "AHC-267")
def spot(g: Arkham, p: int) -> int:
    """Return the location of an investigator, or the one they count as being at."""
    if g.answering[Question.as_if_at]:
        for i in range(g.lasting):
            if g.lasting_q[i] == Question.as_if_at and g.lasting_who[i] == p:
                return g.lasting_n[i]
    return g.at[p]


@rule("AHB-312", "AHC-281", "AHB-300")
def place(g: Arkham, c: int) -> int:
    """Return the location a card in play is at."""
    if TYPE[g.code[c]] == CardType.LOCATION:
        return c
    if c < SEATS:
        return spot(g, c)
    if g.ctrl[c] >= 0 and g.at[c] < 0:
        return spot(g, g.ctrl[c])
    x = g.at[c]
    if x < 0 or TYPE[g.code[x]] == CardType.LOCATION:
        return x
    if x < SEATS:
        return spot(g, x)
    if g.ctrl[x] >= 0:
        return spot(g, g.ctrl[x])
    return g.at[x]


def here(g: Arkham, p: int, c: int) -> bool:
    """Whether it is a card in play at the investigator's location."""
    return c in g.play and place(g, c) == spot(g, p)


@rule("AHB-260", "AHB-312")
def enemy_here(g: Arkham, p: int, c: int) -> bool:
    """Whether it is an enemy at the investigator's location."""
    return is_enemy(g, c) and g.at[c] == spot(g, p)


@rule("AHB-312")
def someone_here(g: Arkham, p: int, q: int) -> bool:
    """Whether it is an investigator at the location of another, or the same one."""
    return in_game(g, q) and spot(g, q) == spot(g, p)


@rule("AHB-300")
def in_threat(g: Arkham, c: int) -> int:
    """Return the seat whose threat area holds a card (not an enemy), or none."""
    if 0 <= g.at[c] < SEATS:
        return g.at[c]
    return NONE


def enemies_with(g: Arkham, where: int, t: int) -> int:
    """Return how many enemies with a trait are at a location."""
    return sum(is_enemy(g, c) and g.at[c] == where and trait(g, c, t) for c in g.play)


# ---- modifiers and prohibitions: one loop, so that every amount has sources with names


@rule("AHB-021", "AHC-227")
def blank(g: Arkham, c: int) -> bool:
    """Whether the printed text of a card counts as blank."""
    if g.answering[Question.blank] == 0:
        return False
    for x in g.play:
        k = ANSWER[g.code[x]][Question.blank]
        if k >= 0 and CONSTANT[k](g, x, c, NONE):
            return True
    for i in range(g.lasting):
        if g.lasting_q[i] == Question.blank and g.lasting_who[i] == c:
            return True
    return False


@rule("AHB-065", "AHB-002")
def total(g: Arkham, q: int, who: int, x: int) -> int:
    """Return the sum of all answers to a question about a card or a seat."""
    n = 0
    if g.answering[q]:
        for c in g.play:
            k = ANSWER[g.code[c]][q]
            if k >= 0 and not blank(g, c):
                n += CONSTANT[k](g, c, who, x)
        for i in range(g.lasting):
            if g.lasting_q[i] == q and g.lasting_who[i] == who and g.lasting_how[i] == Change.ADD:
                n += g.lasting_n[i]
    return n


@rule("AHB-014", "AHB-018", "AHB-019")
def modified(g: Arkham, q: int, who: int, base: int, x: int) -> int:
    """Return a base value with everything added, then doubled or halved; it may be negative."""
    n = base
    if g.answering[q]:
        for i in range(g.lasting):
            if g.lasting_q[i] == q and g.lasting_who[i] == who and g.lasting_how[i] == Change.SET:
                n = g.lasting_n[i]
        n += total(g, q, who, x)
        for i in range(g.lasting):
            if g.lasting_q[i] == q and g.lasting_who[i] == who:
                if g.lasting_how[i] == Change.DOUBLE:
                    n = 2 * n
                elif g.lasting_how[i] == Change.HALVE:
                    n = -(-n // 2)
    return n


def tell_sources(g: Arkham, q: int, who: int, x: int) -> None:
    """Emit the same sum, source by source."""
    if g.answering[q]:
        for c in g.play:
            k = ANSWER[g.code[c]][q]
            if k >= 0 and not blank(g, c):
                n = CONSTANT[k](g, c, who, x)
                if n != 0:
                    emit(g, Modified(question=q, card=c, n=n))
        for i in range(g.lasting):
            if g.lasting_q[i] == q and g.lasting_who[i] == who:
                emit(g, Modified(question=q, card=g.lasting_card[i], n=g.lasting_n[i]))


@rule("AHB-092", "AHB-093")
def last(g: Arkham, q: int, who: int, n: int, card: int, until: int, how: int = 0) -> None:
    """Begin a lasting effect: it outlives its source."""
    i = g.lasting
    g.lasting += 1
    g.lasting_q[i] = q
    g.lasting_who[i] = who
    g.lasting_n[i] = n
    g.lasting_card[i] = card
    g.lasting_until[i] = until
    g.lasting_how[i] = how
    g.answering[q] += 1


@rule("AHB-092", "AHB-094", "AHB-145")
def end_lasting(g: Arkham, i: int) -> None:
    """End one lasting effect; the others keep their order."""
    g.answering[g.lasting_q[i]] -= 1
    g.lasting -= 1
    for k in range(i, g.lasting):
        g.lasting_q[k] = g.lasting_q[k + 1]
        g.lasting_who[k] = g.lasting_who[k + 1]
        g.lasting_n[k] = g.lasting_n[k + 1]
        g.lasting_card[k] = g.lasting_card[k + 1]
        g.lasting_until[k] = g.lasting_until[k + 1]
        g.lasting_how[k] = g.lasting_how[k + 1]


@rule("AHB-094")
def forget(g: Arkham, q: int) -> None:
    """End all lasting effects that answer a question."""
    i = 0
    while i < g.lasting:
        if g.lasting_q[i] == q:
            end_lasting(g, i)
        else:
            i += 1


@rule("AHB-094", "AHC-310")
def period_ends(g: Arkham, period: int) -> None:
    """End lasting effects of a period; limits of that period start afresh."""
    i = 0
    while i < g.lasting:
        if g.lasting_until[i] == period:
            end_lasting(g, i)
        else:
            i += 1
    for c in g.play:
        if LIMIT_PERIOD[g.code[c]] == period:
            g.spent[c] = 0


# ---- values


@rule("AHB-018", "AHB-180", "AHB-193", "AHB-014", "AHB-019")
def skill(g: Arkham, p: int, s: int, t: int) -> int:
    """Return the investigator's own value and every modifier of it (t: the test, or none)."""
    n = SKILL[g.code[p]][s]
    if g.answering[Question.capped] and t >= 0 and total(g, Question.capped, p, t) > 0:
        return n + lowered(g, s, p, t)
    return modified(g, s, p, n, t)


@rule("AHC-048")
def lowered(g: Arkham, q: int, who: int, x: int) -> int:
    """Return the amount taken off a value that cannot be increased."""
    n = 0
    for c in g.play:
        k = ANSWER[g.code[c]][q]
        if k >= 0 and not blank(g, c):
            n += min(0, CONSTANT[k](g, c, who, x))
    for i in range(g.lasting):
        if g.lasting_q[i] == q and g.lasting_who[i] == who and g.lasting_how[i] == Change.ADD:
            n += min(0, g.lasting_n[i])
    return n


@rule("AHB-017")
def health(g: Arkham, c: int) -> int:
    """Return how much damage a card can bear."""
    n = HEALTH[g.code[c]]
    if HEALTH_EACH[g.code[c]]:
        n = n * g.seats
    return modified(g, Question.health, c, n, NONE)


@rule("AHB-018", "AHB-239")
def sanity(g: Arkham, c: int) -> int:
    """Return how much horror a card can bear."""
    return modified(g, Question.sanity, c, SANITY[g.code[c]], NONE)


@rule("AHB-023")
def remaining_health(g: Arkham, c: int) -> int:
    return health(g, c) - g.damage[c]


@rule("AHB-023")
def remaining_sanity(g: Arkham, c: int) -> int:
    return sanity(g, c) - g.horror[c]


@rule("AHB-018", "AHB-181")
def fight_value(g: Arkham, e: int) -> int:
    n = modified(g, Question.fight, e, FIGHT[g.code[e]], NONE)
    return max(0, n - total(g, Question.exposed, e, NONE))


@rule("AHB-018", "AHB-181")
def evade_value(g: Arkham, e: int) -> int:
    return max(0, modified(g, Question.evade, e, EVADE[g.code[e]], NONE))


@rule("AHB-318")
def shroud(g: Arkham, c: int) -> int:
    """Return the shroud of a location; it may be negative while it is being changed."""
    return modified(g, Question.shroud, c, SHROUD[g.code[c]], NONE)


@rule("AHB-017", "AHB-254")
def clue_value(g: Arkham, c: int) -> int:
    """Return the clues printed on a location or an act."""
    if CLUES_EACH[g.code[c]]:
        return CLUES[g.code[c]] * g.seats
    return CLUES[g.code[c]]


def doom_in_play(g: Arkham) -> int:
    """Return all doom on cards in play."""
    return sum(g.doom[c] for c in g.play)


# ---- keywords: printed, unless blanked, or gained


@rule("AHB-013", "AHB-021", "AHB-105", "AHB-280")
def hunter(g: Arkham, e: int) -> bool:
    return (HUNTER[g.code[e]] > 0 and not blank(g, e)) or total(g, Question.hunter, e, NONE) > 0


@rule("AHB-013", "AHB-021", "AHB-286")
def retaliates(g: Arkham, e: int) -> bool:
    return (RETALIATE[g.code[e]] > 0 and not blank(g, e)) or total(
        g, Question.retaliate, e, NONE
    ) > 0


@rule("AHB-013", "AHB-021", "AHB-287")
def alert(g: Arkham, e: int) -> bool:
    return (ALERT[g.code[e]] > 0 and not blank(g, e)) or total(g, Question.alert, e, NONE) > 0


@rule("AHB-013", "AHB-021", "AHB-285")
def aloof(g: Arkham, e: int) -> bool:
    if g.answering[Question.not_aloof] and total(g, Question.not_aloof, e, NONE) > 0:
        return False
    return (ALOOF[g.code[e]] > 0 and not blank(g, e)) or total(g, Question.aloof, e, NONE) > 0


@rule("AHB-013", "AHB-021", "AHB-288")
def massive(g: Arkham, e: int) -> bool:
    return (MASSIVE[g.code[e]] > 0 and not blank(g, e)) or total(g, Question.massive, e, NONE) > 0


@rule("AHB-260", "AHB-288", "AHB-291")
def engaged_with(g: Arkham, e: int, p: int) -> bool:
    """Whether it is engaged: in the threat area, or Massive, ready and at the same location."""
    if not is_enemy(g, e):
        return False
    if massive(g, e):
        return g.exhausted[e] == 0 and g.at[e] == spot(g, p) and in_game(g, p)
    if g.engaged[e] == p:
        return True
    return g.answering[Question.as_if_at] > 0 and spot(g, p) != g.at[p] and as_if_engaged(g, e, p)


@rule("AHC-269", "AHC-271")
def as_if_engaged(g: Arkham, e: int, p: int) -> bool:
    """Whether an investigator who counts as being elsewhere is engaged with an enemy there."""
    return g.at[e] == spot(g, p)


@rule("AHB-260", "AHB-288")
def engaged_somewhere(g: Arkham, e: int) -> bool:
    """Whether it is engaged with anybody."""
    if g.engaged[e] >= 0:
        return True
    return any(engaged_with(g, e, p) for p in range(g.seats))


# ---- the map


NO_WAY = 99
"""The distance between locations that no path joins."""
PLACES = 24
"""Locations in play, at most."""


@rule("AHB-308", "AHB-305", "AHB-456", "AHB-406", "AHB-434")
def connected(g: Arkham, a: int, b: int) -> bool:
    """Whether one can go from location a to location b: symbols of the sides that are up."""
    if a == b:
        return False
    s = SYMBOL[g.code[b]][g.revealed[b]]
    if s >= 0 and (LINKS[g.code[a]][g.revealed[a]] >> s) & 1:
        return True
    return total(g, Question.connected, a, b) > 0


@rule("AHB-027", "AHB-028", "AHC-312", "AHC-313")
def distance(g: Arkham, a: int, b: int) -> int:
    """Return the length of a shortest path, blocked ways included; NO_WAY without a path."""
    if a == b:
        return 0
    places = [0] * PLACES
    far = [0] * PLACES
    n = 0
    for c in g.play:
        if TYPE[g.code[c]] == CardType.LOCATION and n < PLACES:
            places[n] = c
            far[n] = 0 if c == a else NO_WAY
            n += 1
    for step in range(n):
        for i in range(n):
            if far[i] == step:
                for j in range(n):
                    if far[j] == NO_WAY and connected(g, places[i], places[j]):
                        if places[j] == b:
                            return step + 1
                        far[j] = step + 1
    return NO_WAY


def test_here(g: Arkham) -> int:
    """Return the skill test in progress, or none."""
    return len(g.tests) - 1


@rule("AHB-206")
def my_test(g: Arkham, p: int) -> bool:
    """Whether it is a skill test this investigator performs."""
    t = len(g.tests) - 1
    return t >= 0 and g.tests.seat[t] == p


@rule("AHB-206")
def my_test_of(g: Arkham, p: int, s: int) -> bool:
    """Whether it is a test of that skill this investigator performs."""
    t = len(g.tests) - 1
    return (
        t >= 0 and g.tests.seat[t] == p and g.tests.skill[t] == s and g.tests.step[t] < Step.OUTCOME
    )


def controls(g: Arkham, p: int, code: int) -> bool:
    """Whether an investigator controls a card with that code."""
    return any(g.code[c] == code and g.ctrl[c] == p for c in g.play)
