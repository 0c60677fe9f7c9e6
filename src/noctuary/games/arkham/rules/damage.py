"""Damage and horror, healing, defeat, elimination."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, IntRule, Rule, ask, emit, move, move_all, offer, rule

from ..ability import AFTER, AT, DO, WHEN, Question, Trigger, Use
from ..actions import (
    Assign,
    Choice,
    Choose,
    Dealt,
    Defeated,
    Fell,
    Healed,
    Lead,
    Name,
    Resigned,
    Trauma,
)
from ..components import HEALTH, HIDDEN, SANITY, SCENARIO, SEATS, TYPE, WEAKNESS, CardType, Out
from ..state import Arkham
from . import assets, decks, enemies, stages, swarms, windows, zones
from .values import ability_at, end_lasting, health, in_game, is_asset, is_enemy, sanity, total

# ---- dealing


@rule("AHB-232", "AHB-233")
def assigned(g: Arkham, d: int, c: int, horror: int) -> int:
    """Return how much of a dealing is meant for one card."""
    return sum(x == 2 * c + horror for x in g.deals.assigned[d])


@rule("AHB-233", "AHB-234")
def bears(g: Arkham, d: int, c: int, horror: int) -> bool:
    """Whether an asset can take one more of this dealing."""
    if horror:
        return SANITY[g.code[c]] > 0 and g.horror[c] + assigned(g, d, c, 1) < sanity(g, c)
    return HEALTH[g.code[c]] > 0 and g.damage[c] + assigned(g, d, c, 0) < health(g, c)


@rule("AHB-233")
def shielded(g: Arkham, p: int, d: int) -> bool:
    """Whether it is an asset that must bear horror before its investigator does."""
    if g.answering[Question.shields] == 0 or g.deals.direct[d]:
        return False
    for c in g.play:
        if g.ctrl[c] == p and is_asset(g, c) and bears(g, d, c, 1):
            if total(g, Question.shields, c, NONE) > 0:
                return True
    return False


@rule("AHB-233", "AHB-232", "AHB-235")
def assign_options(g: Arkham, p: int, d: int, horror: int) -> None:
    if not (horror and shielded(g, p, d)):
        offer(g, Assign(card=p))
    if g.deals.direct[d] == 0:
        for c in g.play:
            if is_asset(g, c) and g.ctrl[c] == p and bears(g, d, c, horror):
                offer(g, Assign(card=c))


@rule("AHB-024", "AHB-232", "AHB-233", "AHB-235", "AHB-237")
def assign(g: Arkham, d: int, i: int) -> Rule:
    """Assign damage and horror: an investigator may give them to assets, one by one; others take
    their own.
    """
    v = g.deals.victims[d][i]
    for k in range(g.deals.damage[d][i] + g.deals.horror[d][i]):
        horror = int(k >= g.deals.damage[d][i])
        c = v
        if v < SEATS:
            a = yield ask(v, assign_options, d, horror, alone=TAKE)
            c = Assign.card(a)
        g.deals.assigned[d].append(2 * c + horror)


def may_be_hurt(g: Arkham, c: int, source: int) -> bool:
    """Whether nothing keeps damage of a card (none: of nothing in particular) from another."""
    return total(g, Question.no_damage, c, source) == 0


@rule("AHB-232", "AHB-236")
def place_tokens(g: Arkham, d: int) -> None:
    """Place what was assigned, all at once; skip cards that have left play."""
    for c in g.play:
        n = assigned(g, d, c, 0)
        m = assigned(g, d, c, 1)
        if (n or m) and not (c < SEATS and g.out[c]) and may_be_hurt(g, c, g.deals.source[d]):
            g.damage[c] = min(120, g.damage[c] + n)
            g.horror[c] = min(120, g.horror[c] + m)
            g.deals.placed[d] += n + m
            emit(g, Dealt(card=c, damage=n, horror=m))


@rule("AHB-232", "AHC-143", "AHB-244")
def deal(g: Arkham, d: int) -> Rule:
    """Assign for all victims; interrupt; place for all; defeats; respond."""
    i = 0
    while i < len(g.deals.victims[d]):
        yield from assign(g, d, i)
        i += 1
    if len(g.deals.assigned[d]) == 0:
        return
    yield from windows.window(g, WHEN, Trigger.DEAL, d)
    place_tokens(g, d)
    if g.deals.placed[d]:
        yield from defeat_fallen(g, g.deals.by[d])
        yield from windows.window(g, AFTER, Trigger.DEAL, d)


@rule("AHB-232", "AHB-024", "AHB-237", "AHB-277")
def add_victim(g: Arkham, d: int, c: int, n: int, m: int) -> None:
    """Add one more card that is dealt damage and horror."""
    g.deals.victims[d].append(c)
    g.deals.damage[d].append(n)
    g.deals.horror[d].append(m)


@rule("AHB-024")
def suffer(g: Arkham, p: int, n: int, m: int, source: int, by: int = -1) -> Rule:
    """Deal an investigator damage and horror."""
    if in_game(g, p) and n + m > 0:
        with g.deals.open(source=source, by=by) as d:
            add_victim(g, d, p, n, m)
            yield from deal(g, d)


@rule("AHB-024", "AHB-235")
def suffer_directly(g: Arkham, p: int, n: int, m: int, source: int) -> Rule:
    """Deal an investigator direct damage and horror."""
    if in_game(g, p) and n + m > 0:
        with g.deals.open(source=source, by=NONE, direct=1) as d:
            add_victim(g, d, p, n, m)
            yield from deal(g, d)


@rule("AHB-022", "AHB-237", "AHB-238")
def hurt_enemy(g: Arkham, e: int, n: int, by: int, source: int) -> Rule:
    """Deal damage to one enemy."""
    if is_enemy(g, e) and n > 0 and (source < 0 or total(g, Question.immune, e, source) == 0):
        if swarms.swarm_size(g, e):
            n = yield from swarms.strike(g, e, n, by)
            yield from defeat_fallen(g, by)
        with g.deals.open(source=source, by=by) as d:
            add_victim(g, d, e, n, 0)
            yield from deal(g, d)


@rule("AHB-078", "AHB-081")
def pay_with_harm(g: Arkham, c: int, n: int, m: int, p: int) -> Rule:
    """Deal damage or horror to an own card as a cost."""
    with g.deals.open(source=c, by=p, direct=1) as d:
        add_victim(g, d, c, n, m)
        yield from deal(g, d)


@rule("AHB-247", "AHC-291", "AHC-292")
def heal(g: Arkham, c: int, n: int, m: int) -> None:
    """Take tokens off a card, as far as there are any."""
    n = min(n, g.damage[c])
    m = min(m, g.horror[c])
    if n + m > 0:
        g.damage[c] -= n
        g.horror[c] -= m
        emit(g, Healed(card=c, damage=n, horror=m))


@rule("AHB-247")
def heal_options(g: Arkham, p: int, card: int) -> None:
    if g.damage[card]:
        offer(g, Choose(choice=Choice.damage))
    if g.horror[card]:
        offer(g, Choose(choice=Choice.horror))


@rule("AHB-247")
def heal_one(g: Arkham, p: int, c: int, source: int = -1) -> Rule:
    """Heal one damage or one horror, as the healer likes."""
    a = yield ask(p, heal_options, c, alone=TAKE)
    if a != NONE:
        if Choose.choice(a) == Choice.damage:
            heal(g, c, 1, 0)
        else:
            yield from soothe(g, c, 1, source)


@rule("AHB-247", "AHC-325", "AHC-341")
def soothe(g: Arkham, c: int, m: int, source: int) -> Rule:
    """Heal horror by a card, all at once."""
    m = min(m, g.horror[c])
    if m > 0:
        heal(g, c, 0, m)
        with g.healings.open(card=c, source=source, horror=m) as event:
            yield from windows.window(g, AFTER, Trigger.HEAL, event)


# ---- defeat


@rule("AHB-239", "AHB-245", "AHB-240", "AHB-249")
def fallen(g: Arkham, c: int) -> bool:
    """Whether it is a card in play with as much as it can bear, not yet on its way out."""
    if g.dying[c] or g.damage[c] + g.horror[c] == 0:
        return g.answering[Question.health] + g.answering[Question.sanity] > 0 and too_weak(g, c)
    k = TYPE[g.code[c]]
    if k == CardType.INVESTIGATOR:
        return g.out[c] == 0 and (g.damage[c] >= health(g, c) or g.horror[c] >= sanity(g, c))
    if k == CardType.ENEMY:
        return (
            g.damage[c] >= health(g, c)
            and swarms.swarm_size(g, c) == 0
            and total(g, Question.no_defeat, c, NONE) == 0
        )
    if k != CardType.ASSET or g.ctrl[c] < 0 or WEAKNESS[g.code[c]]:
        return False
    if HEALTH[g.code[c]] > 0 and g.damage[c] >= health(g, c):
        return True
    return SANITY[g.code[c]] > 0 and g.horror[c] >= sanity(g, c)


@rule("AHB-245")
def too_weak(g: Arkham, c: int) -> bool:
    """Whether it is unhurt, but with nothing left to bear."""
    if g.dying[c] or (c < SEATS and g.out[c]):
        return False
    k = TYPE[g.code[c]]
    if k == CardType.INVESTIGATOR:
        return health(g, c) <= 0 or sanity(g, c) <= 0
    return k == CardType.ENEMY and health(g, c) <= 0


@rule("AHB-244", "AHB-334")
def rank_of(g: Arkham, c: int, people_first: int) -> int:
    """Return the order of defeat: enemies, assets, investigators; or investigators first."""
    if c < SEATS:
        return 0 if people_first else 3
    return 1 if TYPE[g.code[c]] == CardType.ENEMY else 2


@rule("AHB-239", "AHB-244", "AHB-334")
def next_fallen(g: Arkham, people_first: int) -> int:
    """Return the next card to be defeated, or none."""
    best = NONE
    for c in g.play:
        if fallen(g, c):
            if best == NONE or rank_of(g, c, people_first) < rank_of(g, best, people_first):
                best = c
    return best


@rule("AHB-334")
def all_fall(g: Arkham) -> bool:
    """Whether everybody still in the scenario is about to fall."""
    return all(g.out[p] or fallen(g, p) for p in range(g.seats))


@rule("AHB-334")
def whose_end_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.objective))
    offer(g, Choose(choice=Choice.elimination))


@rule("AHB-239", "AHB-240", "AHB-244", "AHB-334")
def defeat_fallen(g: Arkham, by: int) -> Rule:
    """Defeat the fallen, one after the other."""
    first = 0
    if next_fallen(g, 0) == NONE:
        return
    if all_fall(g) and stages.objective_falls(g):
        a = yield ask(g.lead, whose_end_options)
        first = int(Choose.choice(a) == Choice.elimination)
    while True:
        c = next_fallen(g, first)
        if c == NONE:
            break
        if c < SEATS:
            yield from defeat_investigator(g, c)
        elif TYPE[g.code[c]] == CardType.ENEMY:
            yield from defeat_enemies(g, by)
        else:
            emit(g, Defeated(card=c))
            p = g.ctrl[c]
            if total(g, Question.exiles, c, NONE) > 0:
                zones.exile(g, c)
            else:
                zones.discard(g, c)
            yield from assets.make_room(g, p, NONE)


@rule("AHB-244")
def defeat_enemies(g: Arkham, by: int) -> Rule:
    """Defeat enemies that fall at once together."""
    with g.errands.open(seat=by) as w:
        for e in g.play:
            if TYPE[g.code[e]] == CardType.ENEMY and fallen(g, e):
                g.errands.cards[w].append(e)
        for e in g.errands.cards[w]:
            g.dying[e] = 1
        yield from defeat_from(g, w, 0)


@rule("AHB-241", "AHB-243", "AHB-244", "AHC-150", "AHB-325")
def defeat_from(g: Arkham, w: int, i: int) -> Rule:
    """Keep them in play until all 'when defeated' effects are done; then they leave together."""
    if i < len(g.errands.cards[w]):
        e = g.errands.cards[w][i]
        with g.defeats.open(card=e, seat=g.errands.seat[w], place=g.at[e]) as event:
            yield from windows.window(g, WHEN, Trigger.DEFEAT, event)
            yield from defeat_from(g, w, i + 1)
        return
    first = len(g.defeats) - i
    for k in range(i):
        e = g.defeats.card[first + k]
        if e in g.play:
            g.defeats.clues[first + k] = g.clues[e]
            leave_defeated(g, e)
        else:
            g.defeats.card[first + k] = NONE
    for k in range(i):
        e = g.defeats.card[first + k]
        a = ability_at(g, e, AT, Trigger.FALL) if e >= 0 else NONE
        if a >= 0:
            yield from DO[a](g, Use(card=e, seat=g.defeats.seat[first + k], event=first + k))
    for k in range(i):
        if g.defeats.card[first + k] >= 0:
            yield from windows.window(g, AT, Trigger.DEFEAT, first + k)
    for k in range(i):
        if g.defeats.card[first + k] >= 0:
            yield from windows.window(g, AFTER, Trigger.DEFEAT, first + k)


def leave_defeated(g: Arkham, e: int) -> None:
    """Put a defeated enemy into the victory display or a discard pile."""
    emit(g, Defeated(card=e))
    if zones.worth_victory(g, e) and g.owner[e] == SCENARIO:
        zones.to_victory(g, e)
    else:
        zones.discard(g, e)


@rule("AHB-249")
def trauma_options(g: Arkham, p: int) -> None:
    if g.damage[p] >= health(g, p):
        offer(g, Choose(choice=Choice.physical))
    if g.horror[p] >= sanity(g, p):
        offer(g, Choose(choice=Choice.mental))


@rule("AHB-249")
def physical_trauma(g: Arkham, p: int) -> IntRule:
    """Return 1 for a defeat by damage, 0 by horror (a mental trauma); by both, as one likes."""
    a = yield ask(p, trauma_options, alone=TAKE)
    return int(a != NONE and Choose.choice(a) == Choice.physical)


@rule("AHB-249")
def defeat_investigator(g: Arkham, p: int) -> Rule:
    """Defeat an investigator by damage or horror."""
    n = yield from physical_trauma(g, p)
    yield from fall(g, p, n, 1 - n)


@rule("AHB-248", "AHB-250")
def fall(g: Arkham, p: int, n: int, m: int) -> Rule:
    """Defeat an investigator, who suffers this much trauma."""
    if in_game(g, p):
        note_fall(g, p, n, m)
        yield from eliminate(g, p, Out.DEFEATED)


def note_fall(g: Arkham, p: int, n: int, m: int) -> None:
    """Note the trauma of a defeat."""
    g.physical[p] += n
    g.mental[p] += m
    emit(g, Fell(seat=p, physical=n, mental=m))


@rule("AHB-334")
def fall_at_the_end(g: Arkham, p: int) -> Rule:
    """Defeat investigators who fall together with the objective as the scenario ends."""
    if fallen(g, p):
        n = yield from physical_trauma(g, p)
        note_fall(g, p, n, 1 - n)
        g.out[p] = Out.DEFEATED


@rule("AHB-248", "AHB-161")
def resign(g: Arkham, p: int) -> Rule:
    """Let an investigator give up; that is no defeat."""
    if in_game(g, p):
        emit(g, Resigned(seat=p))
        yield from eliminate(g, p, Out.RESIGNED)


def traumatise(g: Arkham, p: int, n: int, m: int) -> None:
    """Give trauma by an effect."""
    g.physical[p] += n
    g.mental[p] += m
    emit(g, Trauma(seat=p, physical=n, mental=m))


@rule("AHC-008", "AHC-010")
def end_weaknesses(g: Arkham, p: int) -> None:
    """Take the weaknesses of an eliminated investigator out of the game."""
    i = 0
    while i < len(g.play):
        c = g.play[i]
        i += 1
        if c >= SEATS and g.owner[c] == p and WEAKNESS[g.code[c]]:
            g.horror[c] = 0
            zones.remove(g, c)
            i = 0


@rule("AHB-251", "AHB-252", "AHC-008", "AHC-009", "AHC-010", "AHC-223")
def eliminate(g: Arkham, p: int, how: int) -> Rule:
    """Take an investigator out of the scenario: weaknesses first, then cards, clues, enemies, the
    lead.
    """
    g.dying[p] = how
    yield from windows.window(g, WHEN, Trigger.GAME_ENDS, p)
    end_weaknesses(g, p)
    g.out[p] = how
    drop_belongings(g, p)
    g.clues[g.at[p]] = min(120, g.clues[g.at[p]] + g.clues[p])
    g.clues[p] = 0
    g.resources[p] = 0
    g.actions[p] = 0
    g.extra[p].clear()
    if all(g.out[q] for q in range(g.seats)):
        yield from stages.end_scenario(g, 0)
    if g.lead == p:
        yield from choose_lead(g)
    yield from enemies.engage_all(g)


@rule("AHB-251", "AHB-252", "AHB-253", "AHC-223", "AHB-248")
def drop_belongings(g: Arkham, p: int) -> None:
    """Remove the cards the player controls or owns; enemies stay behind, loose."""
    i = 0
    while i < len(g.play):
        c = g.play[i]
        i += 1
        if c >= SEATS:
            if TYPE[g.code[c]] == CardType.ENEMY:
                if g.engaged[c] == p:
                    g.engaged[c] = NONE
            elif g.ctrl[c] == p:
                zones.remove(g, c)
                i = 0
            elif g.at[c] == p:
                zones.discard(g, c)
                i = 0
    while len(g.limbo) and any(g.owner[c] == p for c in g.limbo):
        remove_first(g, p)
    decks.shuffle(g, p)
    for c in g.hand[p]:
        g.seen[c] = 0
        g.secrets -= HIDDEN[g.code[c]]
    while len(g.hand[p]):
        if g.owner[g.hand[p][0]] == SCENARIO:
            move(g, g.hand[p][0], g.discard[SCENARIO])
        else:
            move(g, g.hand[p][0], g.removed)
    while len(g.beneath[p]):
        move(g, g.beneath[p][0], g.removed)
    move_all(g, g.deck[p], g.removed)
    move_all(g, g.discard[p], g.removed)
    i = 0
    while i < g.lasting:
        if g.lasting_who[i] == p:
            end_lasting(g, i)
        else:
            i += 1


@rule("AHB-251")
def remove_first(g: Arkham, p: int) -> None:
    """Remove a card of an eliminated investigator that was being resolved."""
    for c in g.limbo:
        if g.owner[c] == p:
            zones.remove(g, c)
            return


@rule("AHB-108", "AHB-251")
def lead_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if g.out[q] == 0:
            offer(g, Name(seat=q))


@rule("AHB-108", "AHB-251")
def choose_lead(g: Arkham) -> Rule:
    """Let the others choose a new lead investigator; the next in order answers for them."""
    p = g.lead
    while g.out[p]:
        p = (p + 1) % g.seats
    a = yield ask(p, lead_options, alone=TAKE)
    g.lead = Name.seat(a)
    emit(g, Lead(seat=g.lead))
