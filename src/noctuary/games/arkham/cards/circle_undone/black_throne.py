"""Before the Black Throne: locations and empty spaces on the cells of a map."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, move, offer, rand, rule

from ... import ability
from ...ability import AFTER, AT, Question, Trigger, Use
from ...actions import Choice, Choose, EnemyMoved, Entered, Pay
from ...card_codes import Code
from ...components import SCENARIO, SECOND_DECK
from ...rules import damage, decks, encounter, enemies, locations, stages, values, zones
from ...state import Arkham

WIDE = 32
STEPS = (-1, 1, -WIDE, WIDE)
"""Up, down, left, right."""
INGRESS = (Code.COSMIC_INGRESS, Code.HIDEOUS_PALACE, Code.COURT_OF_THE_GREAT_OLD_ONES)
COSMOS_ACTS = (Code.THE_COSMOS_BECKONS, Code.IN_AZATHOTHS_DOMAIN)


def place_on(g: Arkham, cell: int) -> int:
    """Return the location on a cell, or none."""
    for c in g.play:
        if values.is_location(g, c) and g.cell[c] == cell:
            return c
    return NONE


def return_space(g: Arkham, i: int) -> None:
    """Put an empty space back into its owner's deck."""
    c = g.spaces[i]
    o = g.owner[c]
    g.cell[c] = 0
    move(g, c, g.deck[o])
    decks.shuffle(g, o)


@rule("AHC-396", "AHC-397")
def lay(g: Arkham, c: int, cell: int) -> None:
    """Put a location on a cell; no empty space need be there, and one that is makes way."""
    g.cell[c] = cell
    i = 0
    while i < len(g.spaces):
        if g.cell[g.spaces[i]] == cell:
            return_space(g, i)
        else:
            i += 1


@ability.constant(Code.WHEEL_OF_FORTUNE_X, Question.connected)
def wheel_of_fortune(g: Arkham, card: int, who: int, context: int) -> int:
    """Each location is connected to those next to it."""
    if g.cell[who] == 0 or g.cell[context] == 0:
        return 0
    n = abs(g.cell[who] - g.cell[context])
    return int(n == 1 or n == WIDE)


def direction_options(g: Arkham, p: int, card: int) -> None:
    for k in range(4):
        if place_on(g, g.cell[card] + STEPS[k]) == NONE:
            offer(g, Choose(choice=Choice.up + k))


@rule("AHB-078")
def pay_for_the_cosmos(g: Arkham, use: Use) -> Rule:
    """Pay as many clues as cards are to be drawn."""
    most = min(g.clues[use.seat], decks.deck_size(g, SECOND_DECK))
    a = yield ask(use.seat, stages.share_options, 1, most, alone=TAKE)
    locations.spend_clues(g, use.seat, Pay.n(a))
    g.uses[use.card] = Pay.n(a)


@ability.action(
    COSMOS_ACTS,
    pay=pay_for_the_cosmos,
    can=lambda g, use: (
        locations.can_spend_clues(g, use.seat, 1)
        and g.clues[use.seat] > 0
        and g.cell[values.spot(g, use.seat)] > 0
        and decks.deck_size(g, SECOND_DECK) > 0
    ),
)
@rule("AHC-396")
def the_cosmos_beckons(g: Arkham, use: Use) -> Rule:
    """For X clues, one of the top X cards of the Cosmos is laid beside you, and you go there."""
    with g.errands.open(seat=use.seat) as w:
        for _ in range(g.uses[use.card]):
            g.errands.cards[w].append(decks.draw_to_limbo(g, SECOND_DECK))
        c = yield from enemies.pick(g, use.seat, w)
        a = yield ask(use.seat, direction_options, values.spot(g, use.seat))
        if a != NONE:
            zones.put(g, c)
            lay(g, c, g.cell[values.spot(g, use.seat)] + STEPS[Choose.choice(a) - Choice.up])
            emit(g, Entered(card=c))
            yield from locations.move_to(g, use.seat, c)
        else:
            g.errands.cards[w].append(c)
        while len(g.errands.cards[w]):
            into_cosmos(g, g.errands.cards[w].pop(0))


def into_cosmos(g: Arkham, c: int) -> None:
    """Put a location into the Cosmos."""
    zones.take_out(g, c)
    move(g, c, g.deck[SECOND_DECK])
    decks.shuffle(g, SECOND_DECK)


def palace_of(g: Arkham, act: int) -> int:
    """Return the location where an act's clues are spent, or none."""
    return values.find(g, INGRESS[1 + g.code[act] - Code.THE_COSMOS_BECKONS])


@ability.free(
    COSMOS_ACTS,
    my_turn=True,
    can=lambda g, use: (
        values.spot(g, use.seat) == palace_of(g, use.card)
        and stages.group_clues(g, values.spot(g, use.seat)) >= values.clue_value(g, use.card)
    ),
)
def the_cosmos_opens(g: Arkham, use: Use) -> Rule:
    """Investigators at that location may spend the act's clues together to advance."""
    yield from stages.spend_together(g, values.clue_value(g, use.card), palace_of(g, use.card))
    yield from stages.advance_act(g)


@ability.advance(Code.THE_COSMOS_BECKONS)
@rule("AHC-101")
def palace_of_the_old_ones(g: Arkham, use: Use) -> Rule:
    """Cosmic Ingress leaves the game, all but Hideous Palace is shuffled away."""
    yield from leave_behind(g, Code.COSMIC_INGRESS, Code.HIDEOUS_PALACE)


@ability.advance(Code.IN_AZATHOTHS_DOMAIN)
@rule("AHC-102")
def nucleus_of_the_universe(g: Arkham, use: Use) -> Rule:
    """Hideous Palace leaves the game, all but the Court is shuffled away."""
    yield from leave_behind(g, Code.HIDEOUS_PALACE, Code.COURT_OF_THE_GREAT_OLD_ONES)


@rule("AHC-101", "AHC-102")
def leave_behind(g: Arkham, gone: int, kept: int) -> Rule:
    """Kill everybody who is elsewhere, let enemies come back soon, put empty spaces back
    into their decks and other locations into the Cosmos; the new map is one of the scenario's.
    Everybody draws an encounter card.
    """
    for k in range(g.seats):
        q = values.seat_in_order(g, k)
        if values.in_game(g, q) and g.code[g.at[q]] != kept:
            g.killed[q] = 1
            yield from damage.fall(g, q, 0, 0)
    i = 0
    while i < len(g.play):
        e = g.play[i]
        i += 1
        if values.is_enemy(g, e) and g.code[g.at[e]] != kept:
            into_top_five(g, e)
            i = 0
    if values.find(g, gone) >= 0:
        zones.remove(g, values.find(g, gone))
    while len(g.spaces):
        return_space(g, 0)
    i = 0
    while i < len(g.play):
        c = g.play[i]
        i += 1
        if values.is_location(g, c) and g.code[c] != kept:
            into_cosmos(g, c)
            i = 0
    for k in range(g.seats):
        yield from encounter.draw_encounter(g, values.seat_in_order(g, k), SCENARIO)


def into_top_five(g: Arkham, e: int) -> None:
    """Shuffle an enemy into the top 5 cards of the encounter deck."""
    n = decks.peek(g, SCENARIO, 5)
    zones.take_out(g, e)
    decks.put_on_top(g, e, SCENARIO)
    for i in range(n + 1):
        move(g, g.top[SCENARIO][rand(g, n + 1 - i)], g.top[SCENARIO])
    for _ in range(len(g.top[SCENARIO]) - n - 1):
        move(g, g.top[SCENARIO][0], g.top[SCENARIO])
    for c in g.top[SCENARIO]:
        g.seen[c] = 0


@ability.forced(INGRESS, AT, Trigger.ROUND_ENDS, can=lambda g, use: g.revealed[use.card] > 0)
def clues_well_up(g: Arkham, use: Use) -> None:
    """At the end of the round it has its full number of clues again."""
    g.clues[use.card] = max(g.clues[use.card], values.clue_value(g, use.card))


def way_back(g: Arkham) -> int:
    """Return the revealed location that takes those of a Void location in, or none."""
    for c in g.play:
        if g.revealed[c] and any(g.code[c] == INGRESS[k] for k in range(len(INGRESS))):
            return c
    return NONE


@ability.forced(
    Code.PATHWAY_INTO_VOID,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card,
)
def pathway_into_void(g: Arkham, use: Use) -> Rule:
    """Let an investigator who enters discard 1 card, or take 1 damage."""
    q = g.moves.seat[use.event]
    able = int(zones.can_discard(g, q)) + 2
    k = yield from encounter.either(g, q, Choice.discard, Choice.damage, able)
    if k == Choice.discard:
        yield from zones.choose_and_discard(g, q)
    else:
        yield from damage.suffer(g, q, 1, 0, use.card)


@ability.action(Code.PATHWAY_INTO_VOID, can=lambda g, use: way_back(g) >= 0)
def pathway_closes(g: Arkham, use: Use) -> Rule:
    """Shuffle it into the Cosmos; everybody there goes to the location of the beginning."""
    hub = way_back(g)
    for k in range(g.seats):
        q = values.seat_in_order(g, k)
        if values.in_game(g, q) and g.at[q] == use.card:
            yield from locations.move_to(g, q, hub, 1)
    for e in g.play:
        if values.is_enemy(g, e) and g.at[e] == use.card:
            g.at[e] = hub
            emit(g, EnemyMoved(card=e, place=hub))
    into_cosmos(g, use.card)
    yield from enemies.engage_all(g)


@ability.action(
    Code.PATHWAY_INTO_VOID,
    limit=1,
    group=True,
    can=lambda g, use: g.uses[g.reference] > 0 and g.cell[use.card] > 0,
)
@rule("AHC-396")
def pathway_moves(g: Arkham, use: Use) -> Rule:
    """Once a round, for a resource of the reference card: it moves to a cell beside its own, where
    an empty space is left.
    """
    a = yield ask(use.seat, direction_options, use.card)
    if a != NONE:
        g.uses[g.reference] -= 1
        left = g.cell[use.card]
        lay(g, use.card, left + STEPS[Choose.choice(a) - Choice.up])
        if decks.peek(g, use.seat, 1):
            move(g, g.top[use.seat][0], g.spaces)
            g.cell[g.spaces[len(g.spaces) - 1]] = left
