"""The Wages of Sin: places with a Spectral face, Heretics and their Unfinished Business."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, emit, move, ref, rule

from ... import ability
from ...ability import AFTER, AT, WHEN, Period, Question, Trigger, Use
from ...actions import Choice, Flipped, Looked, Unleashed
from ...card_codes import Code
from ...components import SCENARIO, SEATS, TITLE, TYPE, CardType, Designator, Out, Token, Trait
from ...rules import (
    damage,
    decks,
    drawing,
    encounter,
    enemies,
    locations,
    scenario_effects,
    skill_tests,
    spawning,
    stages,
    tokens,
    values,
    zones,
)
from ...state import Arkham

# ---- locations with a Spectral face

TWO_FACED = (Code.THE_GALLOWS, Code.HERETICS_GRAVES, Code.CHAPEL_CRYPT, Code.CHAPEL_ATTIC)


def two_faced(g: Arkham, c: int) -> bool:
    """Whether it is a location with a Spectral face."""
    return any(g.code[c] == TWO_FACED[k] for k in range(len(TWO_FACED)))


def spectral(g: Arkham, c: int) -> bool:
    """Whether it is a Spectral location, or one that shows its Spectral face."""
    return g.flipped[c] > 0 or values.trait(g, c, Trait.SPECTRAL)


@ability.advance(Code.THE_HANGED_MAN_XII)
def deaths_descent(g: Arkham, use: Use) -> None:
    """Every location shows its Spectral face; the Watcher belongs to the scenario."""
    for c in g.play:
        if two_faced(g, c) and g.flipped[c] == 0:
            locations.flip(g, c)


@ability.constant(Code.DEATHS_APPROACH, Question.no_flip)
def deaths_approach(g: Arkham, card: int, who: int, context: int) -> int:
    """No location is flipped to its other than Spectral face."""
    return int(context == 0)


@ability.advance(Code.DEATHS_APPROACH)
def deaths_embrace(g: Arkham, use: Use) -> Rule:
    """Resolution 2."""
    yield from stages.end_scenario(g, 2)


@ability.constant(Code.IN_PURSUIT_OF_THE_DEAD, Question.no_flip)
def in_pursuit_of_the_dead(g: Arkham, card: int, who: int, context: int) -> int:
    """No location is flipped to its Spectral face."""
    return int(context == 1)


@ability.advance(Code.IN_PURSUIT_OF_THE_DEAD)
def the_barrier_between(g: Arkham, use: Use) -> Rule:
    """Put a set-aside Heretic at each of four locations, which get 2 clues for each investigator,
    other locations 1; what mementos bring, the log of that campaign would say.
    """
    for k in range(len(TWO_FACED)):
        c = values.find_title(g, TITLE[TWO_FACED[k]])
        e = heretic_aside(g)
        if c >= 0 and e >= 0:
            yield from spawning.spawn(g, e, c, NONE)
    for c in g.play:
        if values.is_location(g, c):
            g.clues[c] += g.seats * (2 if two_faced(g, c) else 1)


def heretic_aside(g: Arkham) -> int:
    """Return a set-aside Heretic, or none."""
    for c in g.aside:
        if TITLE[g.code[c]] == HERETIC:
            return c
    return NONE


@ability.free(
    Code.IN_PURSUIT_OF_THE_LIVING,
    can=lambda g, use: (
        two_faced(g, values.spot(g, use.seat))
        and g.uses[values.spot(g, use.seat)] != g.round
        and locations.can_flip(g, values.spot(g, use.seat))
    ),
)
def in_pursuit_of_the_living(g: Arkham, use: Use) -> None:
    """Flip your location, each once a round."""
    g.uses[values.spot(g, use.seat)] = g.round
    locations.flip(g, values.spot(g, use.seat))


@ability.constant(Code.IN_PURSUIT_OF_THE_LIVING, Question.no_clues)
def no_clues_in_this_world(g: Arkham, card: int, who: int, context: int) -> int:
    """Clues are discovered at Spectral locations only."""
    return int(context >= 0 and not spectral(g, context))


@ability.advance(Code.IN_PURSUIT_OF_THE_LIVING)
def was_it_worth_it(g: Arkham, use: Use) -> Rule:
    """Resolution 1."""
    yield from stages.end_scenario(g, 1)


# ---- its places: what haunts them does so while the Spectral face is up


@ability.constant(Code.THE_GALLOWS, Question.shroud)
def the_gallows(g: Arkham, card: int, who: int, context: int) -> int:
    """+1 shroud for each Witch enemy in play."""
    if who != card:
        return 0
    return sum(values.is_enemy(g, e) and values.trait(g, e, Trait.WITCH) for e in g.play)


@ability.haunted(Code.THE_GALLOWS, can=lambda g, use: g.flipped[use.card] > 0)
def the_gallows_haunted(g: Arkham, use: Use) -> Rule:
    """Haunted: discard the top 3 encounter cards; a Witch enemy among them is drawn."""
    for _ in range(3):
        c = decks.draw_to_limbo(g, SCENARIO)
        if c >= 0:
            zones.discard(g, c)
            if TYPE[g.code[c]] == CardType.ENEMY and values.trait(g, c, Trait.WITCH):
                zones.into_limbo(g, c)
                yield from encounter.resolve(g, use.seat, c, NONE)


@ability.forced(
    Code.HERETICS_GRAVES,
    AFTER,
    Trigger.DEFEAT,
    can=lambda g, use: (
        g.defeats.place[use.event] == use.card
        and values.trait(g, g.defeats.card[use.event], Trait.WITCH)
    ),
)
def heretics_graves(g: Arkham, use: Use) -> None:
    """After a Witch enemy here is defeated: discard the top 2 encounter cards."""
    for _ in range(2):
        c = decks.draw_to_limbo(g, SCENARIO)
        if c >= 0:
            zones.discard(g, c)


@ability.haunted(Code.HERETICS_GRAVES, can=lambda g, use: g.flipped[use.card] > 0)
def heretics_graves_haunted(g: Arkham, use: Use) -> None:
    """Haunted: heal 1 damage from each Witch enemy in play, Heretics among them."""
    for e in g.play:
        if values.is_enemy(g, e) and values.trait(g, e, Trait.WITCH):
            damage.heal(g, e, 1, 0)


def hexed(g: Arkham, where: int) -> bool:
    """Whether a Hex treachery is in the threat area of an investigator at a location."""
    return any(
        TYPE[g.code[c]] == CardType.TREACHERY
        and values.trait(g, c, Trait.HEX)
        and values.in_threat(g, c) >= 0
        and g.at[values.in_threat(g, c)] == where
        for c in g.play
    )


@ability.constant(Code.CHAPEL_CRYPT, Question.shroud)
def chapel_crypt(g: Arkham, card: int, who: int, context: int) -> int:
    """-3 shroud while there is no Hex treachery in a threat area here."""
    return -3 if who == card and not hexed(g, card) else 0


@ability.haunted(Code.CHAPEL_CRYPT, can=lambda g, use: g.flipped[use.card] > 0)
def chapel_crypt_haunted(g: Arkham, use: Use) -> None:
    """Haunted: the topmost Hex treachery of the discard pile goes to your threat area."""
    c = encounter.topmost(g, CardType.TREACHERY, Trait.HEX)
    if c >= 0:
        zones.threaten(g, c, use.seat)


@ability.constant(
    Code.CHAPEL_ATTIC,
    Question.willpower,
    Question.intellect,
    Question.combat,
    Question.agility,
)
def chapel_attic(g: Arkham, card: int, who: int, context: int) -> int:
    """Add the cards of the hand to the skill value of an investigator who investigates it."""
    if context < 0 or g.tests.what[context] != Designator.investigate:
        return 0
    if g.tests.target[context] != card or g.tests.seat[context] != who:
        return 0
    return len(g.hand[who])


@ability.haunted(Code.CHAPEL_ATTIC, can=lambda g, use: g.flipped[use.card] > 0)
def chapel_attic_haunted(g: Arkham, use: Use) -> None:
    """Haunted: discard a random card; 2 of a hand of at least 5."""
    n = 2 if len(g.hand[use.seat]) >= 5 else 1
    for _ in range(n):
        zones.discard_random(g, use.seat)


# ---- Heretics and their Unfinished Business: two sides of a card, two rows of the table

HERETICS = (Code.HERETIC, Code.HERETIC_05178C, Code.HERETIC_05178E, Code.HERETIC_05178G)
BUSINESS = (
    Code.UNFINISHED_BUSINESS,
    Code.UNFINISHED_BUSINESS_05178D,
    Code.UNFINISHED_BUSINESS_05178F,
    Code.UNFINISHED_BUSINESS_05178H,
)
HERETIC, UNFINISHED = TITLE[Code.HERETIC], TITLE[Code.UNFINISHED_BUSINESS]


def heretics(g: Arkham) -> int:
    """Return the Heretics in play, that side up."""
    return sum(TITLE[g.code[c]] == HERETIC for c in g.play)


@ability.constant(HERETICS, Question.health)
def heretic(g: Arkham, card: int, who: int, context: int) -> int:
    """+2 health for each investigator."""
    return 2 * g.seats if who == card else 0


@ability.constant(HERETICS, Question.aloof, Question.no_engage, Question.no_damage)
def heretic_out_of_reach(g: Arkham, card: int, who: int, context: int) -> int:
    """At a location that is not Spectral it is Aloof and can be neither engaged nor damaged."""
    return int(who == card and g.at[card] >= 0 and not spectral(g, g.at[card]))


@ability.free(
    HERETICS,
    designator=Designator.parley,
    pay=locations.pay_a_clue,
    can=lambda g, use: locations.can_spend_clues(g, use.seat, 1),
)
def heretic_questioned(g: Arkham, use: Use) -> None:
    """Parley, for 1 clue: look at its other side."""
    c = scenario_effects.aside_card(g, g.code[use.card] + 1)
    if c >= 0:
        emit(g, Looked(seat=use.seat, card=c))


@ability.falls(HERETICS)
@rule("AHC-095", "AHC-096", "AHC-097", "AHC-098", asks=True)
def heretic_defeated(g: Arkham, use: Use) -> None:
    """Keep its other side in the threat area of the investigator who defeated it."""
    c = scenario_effects.aside_card(g, g.code[use.card] + 1)
    if c >= 0:
        move(g, use.card, g.aside)
        zones.threaten(g, c, use.seat if values.in_game(g, use.seat) else g.lead)


@rule("AHC-095", "AHC-096", "AHC-097", "AHC-098")
def turn_heretic(g: Arkham, c: int, where: int) -> Rule:
    """Flip Unfinished Business: the Heretic is back, at a location."""
    e = scenario_effects.aside_card(g, g.code[c] - 1)
    emit(g, Flipped(card=c))
    zones.take_out(g, c)
    move(g, c, g.aside)
    if e >= 0:
        zones.put(g, e)
        g.at[e] = where
        yield from enemies.engage_all(g)


@ability.forced(
    BUSINESS,
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, use: use.event == g.at[use.card] and g.dying[use.event] > 0,
)
def business_left_behind(g: Arkham, use: Use) -> Rule:
    """Flipped when its investigator is eliminated."""
    yield from turn_heretic(g, use.card, g.at[use.event])


@rule("AHC-068")
def toll_of_business(g: Arkham, c: int) -> Rule:
    """Let its investigator pay what it asks for, or flip it."""
    p = g.at[c]
    k = g.code[c]
    able = 3
    first = Choice.horror
    if k == Code.UNFINISHED_BUSINESS_05178D:
        first = Choice.damage
    elif k == Code.UNFINISHED_BUSINESS_05178F:
        first = Choice.purse
        able = int(g.resources[p] > 0) + 2
    elif k == Code.UNFINISHED_BUSINESS_05178H:
        first = Choice.discard
        able = int(zones.can_discard(g, p)) + 2
    x = yield from encounter.either(g, p, first, Choice.flip_back, able)
    if x == Choice.flip_back:
        yield from turn_heretic(g, c, g.at[p])
    elif x == Choice.horror:
        yield from damage.suffer(g, p, 0, 1, c)
    elif x == Choice.damage:
        yield from damage.suffer(g, p, 1, 0, c)
    elif x == Choice.purse:
        drawing.lose(g, p, 2)
    else:
        yield from zones.choose_and_discard(g, p)
        yield from zones.choose_and_discard(g, p)


@ability.forced(
    BUSINESS, AT, Trigger.ROUND_ENDS, can=lambda g, use: values.in_game(g, g.at[use.card])
)
def unfinished_business(g: Arkham, use: Use) -> Rule:
    """At the end of the round: pay for it, or flip it."""
    yield from toll_of_business(g, use.card)


def rests_at(g: Arkham, p: int, code: int) -> bool:
    """Whether an investigator is at a location of that title, which has no clues."""
    return TITLE[g.code[values.spot(g, p)]] == TITLE[code] and g.clues[values.spot(g, p)] == 0


@rule("AHB-182", "AHB-204")
def lay_to_rest(g: Arkham, p: int, c: int, first: int, second: int) -> Rule:
    """Test (4) one of two skills."""
    k = yield from encounter.either(g, p, first, second, 3)
    yield from skill_tests.test(g, p, k - Choice.willpower, 4, c, ref(lay_to_rest_result), c)


@rule("AHB-198")
def lay_to_rest_result(g: Arkham, t: int) -> Rule:
    """Success: the ghost is banished, into the victory display; four are enough."""
    c = g.tests.about[t]
    if g.tests.passed[t] and c in g.play:
        zones.to_victory(g, c)
        if banished(g) >= 4 and g.code[g.act] == Code.IN_PURSUIT_OF_THE_LIVING:
            yield from stages.advance_act(g)


def banished(g: Arkham) -> int:
    """Return the copies of Unfinished Business in the victory display."""
    return sum(TITLE[g.code[c]] == UNFINISHED for c in g.victory)


@ability.action(
    Code.UNFINISHED_BUSINESS, can=lambda g, use: rests_at(g, use.seat, Code.CHAPEL_CRYPT)
)
def bring_me_to_him(g: Arkham, use: Use) -> Rule:
    """At Chapel Crypt without clues: intellect or combat."""
    yield from lay_to_rest(g, use.seat, use.card, Choice.intellect, Choice.combat)


@ability.action(
    Code.UNFINISHED_BUSINESS_05178D, can=lambda g, use: rests_at(g, use.seat, Code.THE_GALLOWS)
)
def let_it_burn(g: Arkham, use: Use) -> Rule:
    """At The Gallows without clues: willpower or agility."""
    yield from lay_to_rest(g, use.seat, use.card, Choice.willpower, Choice.agility)


@ability.action(
    Code.UNFINISHED_BUSINESS_05178F, can=lambda g, use: rests_at(g, use.seat, Code.CHAPEL_ATTIC)
)
def give_it_back(g: Arkham, use: Use) -> Rule:
    """At Chapel Attic without clues: intellect or agility."""
    yield from lay_to_rest(g, use.seat, use.card, Choice.intellect, Choice.agility)


@ability.action(
    Code.UNFINISHED_BUSINESS_05178H, can=lambda g, use: rests_at(g, use.seat, Code.HERETICS_GRAVES)
)
def my_bones(g: Arkham, use: Use) -> Rule:
    """At Heretics' Graves without clues: willpower or combat."""
    yield from lay_to_rest(g, use.seat, use.card, Choice.willpower, Choice.combat)


# ---- its symbols and its end


@ability.constant(Code.SCENARIO_THE_WAGES_OF_SIN, Question.skull)
def sin_skull(g: Arkham, card: int, who: int, context: int) -> int:
    """-1 for each banished ghost, and 1 more; hard: not 1 more."""
    return -banished(g) - int(not scenario_effects.hard(g))


@ability.constant(Code.SCENARIO_THE_WAGES_OF_SIN, Question.cultist, Question.tablet)
def sin_cultist(g: Arkham, card: int, who: int, context: int) -> int:
    """-3; hard: -4."""
    return -4 if scenario_effects.hard(g) else -3


@ability.constant(Code.SCENARIO_THE_WAGES_OF_SIN, Question.elder_thing)
def sin_elder_thing(g: Arkham, card: int, who: int, context: int) -> int:
    """-2."""
    return -2


@ability.repeats(Code.SCENARIO_THE_WAGES_OF_SIN)
def sin_repeats(g: Arkham, token: int) -> bool:
    """Hard: a skull."""
    return token == Token.skull and scenario_effects.hard(g)


@ability.symbol(Code.SCENARIO_THE_WAGES_OF_SIN, can=lambda g, use: sin_repeats(g, use.token))
def sin_skull_again(g: Arkham, use: Use) -> Rule:
    """Hard: reveal another token."""
    yield from tokens.reveal(g, use.event)


@ability.symbol(Code.SCENARIO_THE_WAGES_OF_SIN, can=lambda g, use: use.token == Token.cultist)
def sin_emboldens(g: Arkham, use: Use) -> None:
    """Until the end of the round each Heretic in play gets +1 fight and +1 evade."""
    for e in g.play:
        if TITLE[g.code[e]] == HERETIC:
            values.last(g, Question.fight, e, 1, use.card, Period.ROUND)
            values.last(g, Question.evade, e, 1, use.card, Period.ROUND)


def business_of(g: Arkham, p: int) -> int:
    """Return a copy of Unfinished Business in a threat area, or none."""
    for c in g.play:
        if TITLE[g.code[c]] == UNFINISHED and g.at[c] == p:
            return c
    return NONE


@ability.symbol_result(
    Code.SCENARIO_THE_WAGES_OF_SIN,
    can=lambda g, use: use.token == Token.tablet and business_of(g, use.seat) >= 0,
)
def sin_presses(g: Arkham, use: Use) -> Rule:
    """On a failure: Unfinished Business of yours acts as if the round ended."""
    yield from toll_of_business(g, business_of(g, use.seat))


def confronting(g: Arkham, t: int) -> bool:
    """Whether it is an attack or an attempt to evade."""
    return g.tests.what[t] == Designator.fight or g.tests.what[t] == Designator.evade


@rule("AHB-387")
def resolve_haunted(g: Arkham, p: int) -> Rule:
    """Resolve each Haunted ability of an investigator's location."""
    c = values.spot(g, p)
    a = values.ability_at(g, c, AT, Trigger.HAUNTED)
    while a >= 0:
        if g.flipped[c] or not two_faced(g, c):
            yield from ability.DO[a](g, Use(card=c, seat=p))
        a = ability.NEXT[a]


@ability.symbol(
    Code.SCENARIO_THE_WAGES_OF_SIN,
    can=lambda g, use: (
        use.token == Token.elder_thing and scenario_effects.hard(g) and confronting(g, use.event)
    ),
)
def sin_haunts(g: Arkham, use: Use) -> Rule:
    """Hard, in a fight or an evasion: your location haunts you."""
    yield from resolve_haunted(g, use.seat)


@ability.symbol_result(
    Code.SCENARIO_THE_WAGES_OF_SIN,
    can=lambda g, use: (
        use.token == Token.elder_thing
        and not scenario_effects.hard(g)
        and confronting(g, use.event)
    ),
)
def sin_haunts_failure(g: Arkham, use: Use) -> Rule:
    """On a failed fight or evasion: your location haunts you."""
    yield from resolve_haunted(g, use.seat)


@ability.constant(Code.SCENARIO_THE_WAGES_OF_SIN, Question.resolution)
def somebody_got_away(g: Arkham, card: int, who: int, context: int) -> int:
    """Without a resolution, resolution 1 if anybody resigned."""
    return int(context == 0 and any(g.out[p] == Out.RESIGNED for p in range(SEATS)))


@ability.resolution(Code.SCENARIO_THE_WAGES_OF_SIN)
@rule("AHC-394", asks=True)
def the_wages_of_sin(g: Arkham, use: Use) -> None:
    """Heretics still in play, that side up, are unleashed upon the world."""
    emit(g, Unleashed(n=heretics(g)))
