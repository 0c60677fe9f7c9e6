"""The Unspeakable Oath: the asylum, its cells, Daniel Chesterfield."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, rand, ref, rule

from ... import ability
from ...ability import AFTER, WHEN, Question, Trigger, Use
from ...actions import Choice, Name
from ...card_codes import Code
from ...components import SCENARIO, SEATS, SHROUD, TYPE, CardType, Memory, Out, Skill, Token, Trait
from ...rules import (
    assets,
    damage,
    decks,
    encounter,
    scenario_effects,
    skill_tests,
    spawning,
    stages,
    tokens,
    values,
)
from ...state import Arkham


def monster_aside(g: Arkham, c: int) -> bool:
    """Whether it is a Monster enemy."""
    return TYPE[g.code[c]] == CardType.ENEMY and values.trait(g, c, Trait.MONSTER)


def monsters_aside(g: Arkham) -> int:
    """Return the number of Monster enemies set aside."""
    return sum(monster_aside(g, c) for c in g.aside)


def conceal_monster(g: Arkham) -> None:
    """Put a set-aside Monster beneath the act deck, at random and unseen."""
    n = monsters_aside(g)
    if n > 0:
        k = rand(g, n)
        for c in g.aside:
            if monster_aside(g, c):
                if k == 0:
                    move(g, c, g.under_act)
                    return
                k -= 1


def release_monsters(g: Arkham) -> None:
    """Put the encounter discard pile and the cards beneath the act deck into the encounter deck."""
    decks.shuffle_discards_in(g, SCENARIO)
    while len(g.under_act):
        move(g, g.under_act[0], g.deck[SCENARIO])
    decks.shuffle(g, SCENARIO)


@ability.constant(Code.SCENARIO_THE_UNSPEAKABLE_OATH, Question.skull)
def oath_skull(g: Arkham, card: int, who: int, context: int) -> int:
    """-1; hard: nothing."""
    return 0 if scenario_effects.hard(g) else -1


@ability.constant(Code.SCENARIO_THE_UNSPEAKABLE_OATH, Question.cultist)
def oath_cultist(g: Arkham, card: int, who: int, context: int) -> int:
    """-1 for each horror on you."""
    return -g.horror[who]


@ability.constant(Code.SCENARIO_THE_UNSPEAKABLE_OATH, Question.tablet)
def oath_tablet(g: Arkham, card: int, who: int, context: int) -> int:
    """Return the printed shroud of your location."""
    return -SHROUD[g.code[values.spot(g, who)]]


@ability.repeats(Code.SCENARIO_THE_UNSPEAKABLE_OATH)
def oath_repeats(g: Arkham, token: int) -> bool:
    """Hard: a skull."""
    return token == Token.skull and scenario_effects.hard(g)


@ability.symbol(Code.SCENARIO_THE_UNSPEAKABLE_OATH, can=lambda g, use: oath_repeats(g, use.token))
def oath_skull_again(g: Arkham, use: Use) -> Rule:
    """Hard: reveal another token."""
    yield from tokens.reveal(g, use.event)


@ability.symbol(
    Code.SCENARIO_THE_UNSPEAKABLE_OATH, can=lambda g, use: use.token == Token.elder_thing
)
def oath_elder_thing(g: Arkham, use: Use) -> Rule:
    """Put a set-aside Monster beneath the act deck, or fail the test."""
    able = int(monsters_aside(g) > 0) + 2
    k = yield from encounter.either(g, use.seat, Choice.conceal, Choice.harsher, able)
    if k == Choice.conceal:
        conceal_monster(g)
    else:
        g.tests.auto[use.event] = -1


@ability.symbol_result(
    Code.SCENARIO_THE_UNSPEAKABLE_OATH,
    can=lambda g, use: (
        use.token == Token.skull and not (scenario_effects.hard(g) and g.tests.flag[use.event] > 0)
    ),
)
def oath_skull_fails(g: Arkham, use: Use) -> None:
    """On a failure: a set-aside Monster goes beneath the act deck; hard: once a test."""
    g.tests.flag[use.event] = 1
    conceal_monster(g)


@ability.symbol_result(
    Code.SCENARIO_THE_UNSPEAKABLE_OATH,
    can=lambda g, use: use.token in (Token.cultist, Token.tablet) and scenario_effects.hard(g),
)
def oath_horror(g: Arkham, use: Use) -> Rule:
    """Hard, on a failure: 1 horror."""
    yield from damage.suffer(g, use.seat, 0, 1, use.card)


@ability.resolution(Code.SCENARIO_THE_UNSPEAKABLE_OATH)
@rule("AHC-019", "AHC-020", "AHC-021", asks=True)
def oath_ends(g: Arkham, use: Use) -> None:
    """Interlude II: to resign with Daniel saved him; else he was possessed, or lost."""
    if not scenario_effects.remembers(g, Memory.daniel_survived):
        if values.find(g, Code.DANIEL_CHESTERFIELD_03182B) >= 0:
            scenario_effects.remember(g, Memory.daniel_possessed)
        else:
            scenario_effects.remember(g, Memory.daniel_lost)


def seeking_daniel(g: Arkham) -> bool:
    """Whether act 2 is current, in either version."""
    k = g.code[g.act]
    return k == Code.THE_REALLY_BAD_ONES_V_I or k == Code.THE_REALLY_BAD_ONES_V_II


CELLS = (Code.DANIELS_CELL, Code.OCCUPIED_CELL, Code.DREARY_CELL, Code.FAMILIAR_CELL)


@ability.advance(Code.THE_REALLY_BAD_ONES_V_I)
def three_geese_in_a_flock(g: Arkham, use: Use) -> Rule:
    """Somebody in Daniel's Cell takes him along; hidden Monsters come out."""
    c = scenario_effects.aside_card(g, Code.DANIEL_CHESTERFIELD)
    a = yield ask(g.lead, visitor_options, values.find(g, Code.DANIELS_CELL), alone=TAKE)
    if c >= 0 and a != NONE:
        yield from assets.take_control(g, c, Name.seat(a))
    release_monsters(g)


@rule("AHC-153")
def visitor_options(g: Arkham, p: int, where: int) -> None:
    for q in range(g.seats):
        if values.in_game(g, q) and g.at[q] == where:
            offer(g, Name(seat=q))


@ability.advance(Code.THE_REALLY_BAD_ONES_V_II)
def daniels_warning(g: Arkham, use: Use) -> Rule:
    """Daniel is an enemy, in his cell."""
    e = scenario_effects.aside_card(g, Code.DANIEL_CHESTERFIELD_03182B)
    if e >= 0:
        yield from spawning.spawn(g, e, values.find(g, Code.DANIELS_CELL), NONE)


@rule("AHC-049")
def shut(g: Arkham, c: int) -> bool:
    """Whether it is an unrevealed location whose back counts: act 2 ignores those of Arkham Asylum
    locations.
    """
    if g.revealed[c]:
        return False
    return not (seeking_daniel(g) and values.trait(g, c, Trait.ARKHAM_ASYLUM))


@ability.constant(Code.BASEMENT_HALL, Question.no_enter)
def basement_locked(g: Arkham, card: int, who: int, context: int) -> int:
    """Until it is revealed no investigator enters."""
    return int(who == card and context < SEATS and shut(g, card))


@ability.forced(
    Code.BASEMENT_HALL,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: g.moves.goal[use.event] == use.card and g.moves.found[use.event] > 0,
)
def basement_hall(g: Arkham, use: Use) -> None:
    """After it is revealed the four cells come into play."""
    for k in range(len(CELLS)):
        scenario_effects.bring_aside(g, CELLS[k])


@ability.constant(CELLS, Question.toll)
def cell_locked(g: Arkham, card: int, who: int, context: int) -> int:
    """Until it is revealed, entering costs 1 clue."""
    return int(who == card and shut(g, card))


@ability.forced(
    Code.DANIELS_CELL,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: (
        g.moves.goal[use.event] == use.card and g.moves.found[use.event] > 0 and seeking_daniel(g)
    ),
)
def daniels_cell(g: Arkham, use: Use) -> Rule:
    """After it is revealed act 2 advances."""
    yield from stages.advance_act(g)


@ability.action(Code.OCCUPIED_CELL)
def occupied_cell(g: Arkham, use: Use) -> Rule:
    """Test combat (2)."""
    yield from skill_tests.test(g, use.seat, Skill.combat, 2, use.card, ref(cell_result))


@ability.action(Code.DREARY_CELL)
def dreary_cell(g: Arkham, use: Use) -> Rule:
    """Test intellect (2)."""
    yield from skill_tests.test(g, use.seat, Skill.intellect, 2, use.card, ref(cell_result))


@ability.action(Code.FAMILIAR_CELL)
def familiar_cell(g: Arkham, use: Use) -> Rule:
    """Test willpower against your horror."""
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, g.horror[use.seat], use.card, ref(cell_result)
    )


@rule("AHB-198", asks=True)
def cell_result(g: Arkham, t: int) -> None:
    """Success: it is remembered what was done there."""
    if g.tests.passed[t]:
        k = g.code[g.tests.source[t]]
        if k == Code.OCCUPIED_CELL:
            scenario_effects.remember(g, Memory.patient_released)
        elif k == Code.DREARY_CELL:
            scenario_effects.remember(g, Memory.patrols_known)
        else:
            scenario_effects.remember(g, Memory.way_recalled)


@ability.free(
    Code.DANIEL_CHESTERFIELD,
    exhaust=1,
    aim=lambda g, use: (
        use.target < SEATS
        and use.target != use.seat
        and values.someone_here(g, use.seat, use.target)
    ),
)
def daniel_changes_hands(g: Arkham, use: Use) -> Rule:
    """Exhaust him: another investigator here takes him along."""
    yield from assets.take_control(g, use.card, use.target)


def horror_elsewhere(g: Arkham, d: int, c: int) -> bool:
    """Whether horror is meant for another card of the investigator who controls this one."""
    return any(
        x % 2 == 1 and x // 2 != c and g.ctrl[x // 2] == g.ctrl[c] for x in g.deals.assigned[d]
    )


@ability.forced(
    Code.DANIEL_CHESTERFIELD,
    WHEN,
    Trigger.DEAL,
    can=lambda g, use: horror_elsewhere(g, use.event, use.card),
)
def daniel_panics(g: Arkham, use: Use) -> Rule:
    """When you take horror that he does not bear: 1 damage."""
    yield from damage.suffer(g, use.seat, 1, 0, use.card)


@ability.forced(
    Code.DANIEL_CHESTERFIELD,
    WHEN,
    Trigger.GAME_ENDS,
    can=lambda g, use: use.event == use.seat and g.dying[use.event] == Out.RESIGNED,
)
@rule("AHC-019", asks=True)
def daniel_escapes(g: Arkham, use: Use) -> None:
    """Remember that Daniel survived with the investigator who resigns with him."""
    scenario_effects.remember(g, Memory.daniel_survived)


@ability.revelation(Code.WALLS_CLOSING_IN)
def walls_closing_in(g: Arkham, use: Use) -> Rule:
    """Test willpower against the shroud of your location."""
    n = max(0, values.shroud(g, values.spot(g, use.seat)))
    yield from skill_tests.test(
        g, use.seat, Skill.willpower, n, use.card, ref(walls_closing_in_result)
    )


@rule("AHC-072")
def walls_closing_in_result(g: Arkham, t: int) -> Rule:
    """Failure: 1 horror for each point, or a set-aside Monster goes beneath the act deck."""
    if g.tests.passed[t] == 0:
        p = g.tests.seat[t]
        n = -skill_tests.margin(g, t)
        able = int(n > 0) + 2 * int(monsters_aside(g) > 0)
        k = yield from encounter.either(g, p, Choice.horror, Choice.conceal, able)
        if k == Choice.horror:
            yield from damage.suffer(g, p, 0, n, g.tests.source[t])
        elif k == Choice.conceal:
            conceal_monster(g)
