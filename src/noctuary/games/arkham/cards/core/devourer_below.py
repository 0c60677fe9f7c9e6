"""The Devourer Below: set-up, symbols, acts, agendas, Umôrdhoth."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, move, offer, rand, ref, rule

from ... import ability
from ...ability import AFTER, AT, Question, Trigger, Use
from ...actions import Choice, Choose
from ...card_codes import Code
from ...components import SCENARIO, STAGE, TYPE, CardType, Note, Skill, Token, Trait
from ...rules import (
    damage,
    decks,
    encounter,
    hunting,
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

# ---- set-up


@ability.setup(Code.SCENARIO_THE_DEVOURER_BELOW)
def devourer_setup(g: Arkham, use: Use) -> Rule:
    """Set up Main Path and four of six woods; one set of agents, unseen; doom for each who got
    away.
    """
    scenario_effects.open_decks(g)
    path = scenario_effects.bring_aside(g, Code.MAIN_PATH)
    plant_woods(g)
    scenario_effects.keep_aside(g, Code.RITUAL_SITE)
    scenario_effects.keep_aside(g, Code.UMORDHOTH)
    for k in range(NAMED):
        scenario_effects.keep_aside(g, CULTIST_CODES[k])
    if g.notes[Note.PRIEST_ALIVE] == 0:
        scenario_effects.keep_aside(g, Code.GHOUL_PRIEST)
    send_agents(g)
    scenario_effects.shuffle_encounter_deck(g)
    g.bag.append(Token.elder_thing)
    yield from scenario_effects.everybody_starts(g, path)
    stages.add_doom(g, g.agenda, (got_away(g) + 1) // 2)
    if g.notes[Note.PAST_MIDNIGHT]:
        for k in range(g.seats):
            zones.discard_random(g, values.seat_in_order(g, k))
            zones.discard_random(g, values.seat_in_order(g, k))


WOODS = (
    Code.UNHALLOWED_GROUND,
    Code.TWISTING_PATHS,
    Code.OLD_HOUSE,
    Code.CLIFFSIDE,
    Code.TANGLED_THICKET,
    Code.QUIET_GLADE,
)
CULTIST_CODES = (
    Code.WOLF_MAN_DREW,
    Code.HERMAN_COLLINS,
    Code.PETER_WARREN,
    Code.VICTORIA_DEVEREUX,
    Code.RUTH_TURNER,
    Code.THE_MASKED_HUNTER,
)
AGENTS = (
    (Code.YITHIAN_OBSERVER, Code.OFFER_OF_POWER),
    (Code.RELENTLESS_DARK_YOUNG, Code.GOAT_SPAWN),
    (Code.YOUNG_DEEP_ONE, Code.DREAMS_OF_RLYEH),
    (Code.SCREECHING_BYAKHEE, Code.THE_YELLOW_SIGN),
)
AGENT_SETS = len(AGENTS)
WOODS_SET, WOODS_IN_PLAY = len(WOODS), 4
NAMED = len(CULTIST_CODES)


@rule("AHB-451")
def plant_woods(g: Arkham) -> None:
    """Put four of the six Arkham Woods into play and remove the other two unseen; which are which
    is drawn when they are revealed.
    """
    for k in range(WOODS_SET):
        c = scenario_effects.aside_card(g, WOODS[k])
        if k < WOODS_IN_PLAY:
            zones.put(g, c)
        else:
            move(g, c, g.unseen)


@rule("AHB-450")
def send_agents(g: Arkham) -> None:
    """Add one of the four sets of agents to the encounter deck; nobody knows which."""
    k = rand(g, AGENT_SETS)
    for i in range(AGENT_SETS):
        if i != k:
            hide_set(g, AGENTS[i][0])
            hide_set(g, AGENTS[i][1])


def hide_set(g: Arkham, code: int) -> None:
    """Remove all cards of a code from the game unseen."""
    i = 0
    while i < len(g.aside):
        c = g.aside[i]
        i += 1
        if g.code[c] == code:
            move(g, c, g.unseen)
            i = 0


@rule("AHB-452")
def got_away(g: Arkham) -> int:
    """Return the number of cultists who got away."""
    return sum(g.notes[Note.GOT_AWAY + k] > 0 for k in range(NAMED))


# ---- symbols


def monsters(g: Arkham) -> int:
    """Return the number of Monster enemies in play."""
    return sum(values.is_enemy(g, e) and values.trait(g, e, Trait.MONSTER) for e in g.play)


def monster_here(g: Arkham, p: int) -> bool:
    return any(
        values.is_enemy(g, e) and values.trait(g, e, Trait.MONSTER) and g.at[e] == g.at[p]
        for e in g.play
    )


@ability.constant(Code.SCENARIO_THE_DEVOURER_BELOW, Question.skull)
def devourer_skull(g: Arkham, card: int, who: int, context: int) -> int:
    """-1 for each Monster in play; hard: -3."""
    return -3 if scenario_effects.hard(g) else -monsters(g)


@ability.constant(Code.SCENARIO_THE_DEVOURER_BELOW, Question.cultist)
def devourer_cultist(g: Arkham, card: int, who: int, context: int) -> int:
    """-2; hard: -4."""
    return -4 if scenario_effects.hard(g) else -2


@ability.constant(Code.SCENARIO_THE_DEVOURER_BELOW, Question.tablet)
def devourer_tablet(g: Arkham, card: int, who: int, context: int) -> int:
    """-3; hard: -5."""
    return -5 if scenario_effects.hard(g) else -3


@ability.constant(Code.SCENARIO_THE_DEVOURER_BELOW, Question.elder_thing)
def devourer_elder_thing(g: Arkham, card: int, who: int, context: int) -> int:
    """-5; hard: -7."""
    return -7 if scenario_effects.hard(g) else -5


@ability.symbol(Code.SCENARIO_THE_DEVOURER_BELOW, can=lambda g, use: use.token == Token.cultist)
def devourer_cultist_dooms(g: Arkham, use: Use) -> Rule:
    """1 doom on the nearest enemy; hard: 2."""
    e = yield from hunting.nearest_enemy(g, use.seat, NONE)
    stages.add_doom(g, e, 2 if scenario_effects.hard(g) else 1)


@ability.symbol(Code.SCENARIO_THE_DEVOURER_BELOW, can=lambda g, use: use.token == Token.tablet)
def devourer_tablet_hurts(g: Arkham, use: Use) -> Rule:
    """With a Monster at your location: 1 damage; hard: and 1 horror."""
    if monster_here(g, use.seat):
        yield from damage.suffer(g, use.seat, 1, int(scenario_effects.hard(g)), use.card)


@ability.repeats(Code.SCENARIO_THE_DEVOURER_BELOW)
def devourer_repeats(g: Arkham, token: int) -> bool:
    """Whether it is an elder thing, with an Ancient One in play."""
    if token != Token.elder_thing:
        return False
    return any(values.is_enemy(g, e) and values.trait(g, e, Trait.ANCIENT_ONE) for e in g.play)


@ability.symbol(Code.SCENARIO_THE_DEVOURER_BELOW, can=lambda g, use: use.token == Token.elder_thing)
def devourer_elder_thing_again(g: Arkham, use: Use) -> Rule:
    """With an Ancient One in play: reveal another token."""
    if devourer_repeats(g, use.token):
        yield from tokens.reveal(g, use.event)


@ability.symbol_result(
    Code.SCENARIO_THE_DEVOURER_BELOW,
    can=lambda g, use: use.token == Token.skull and scenario_effects.hard(g),
)
def devourer_skull_fails(g: Arkham, use: Use) -> None:
    """Hard, on a failure: a Monster comes after the test."""
    g.tests.flag[use.event] += 1


@ability.forced(
    Code.SCENARIO_THE_DEVOURER_BELOW,
    AFTER,
    Trigger.TEST,
    can=lambda g, use: g.tests.flag[use.event] > 0 and scenario_effects.hard(g),
)
def devourer_monster_comes(g: Arkham, use: Use) -> Rule:
    """Let the tester fetch a Monster enemy and draw it, once for each skull."""
    while g.tests.flag[use.event] > 0:
        g.tests.flag[use.event] -= 1
        yield from encounter.fetch_enemy(g, g.tests.seat[use.event], Trait.MONSTER)


# ---- agendas


@ability.advance(Code.THE_ARKHAM_WOODS)
def the_arkham_woods(g: Arkham, use: Use) -> Rule:
    """Spawn the first Monster of a reshuffled encounter deck in Main Path with 1 doom."""
    decks.shuffle_discards_in(g, SCENARIO)
    e = encounter.discard_until(g, Trait.MONSTER)
    if e >= 0:
        yield from spawning.spawn(g, e, values.find(g, Code.MAIN_PATH), NONE)
        if values.is_enemy(g, e):
            stages.add_doom(g, e, 1)


@ability.constant(Code.THE_RITUAL_BEGINS, Question.fight, Question.evade)
def the_ritual_strengthens(g: Arkham, card: int, who: int, context: int) -> int:
    """Each enemy has +1 fight and +1 evade."""
    return int(TYPE[g.code[who]] == CardType.ENEMY)


@ability.advance(Code.THE_RITUAL_BEGINS)
def the_ritual_begins(g: Arkham, use: Use) -> Rule:
    """Everybody tests willpower (6); who fails gains a random basic Madness weakness."""
    first = g.lead
    for k in range(g.seats):
        q = (first + k) % g.seats
        if values.in_game(g, q):
            yield from skill_tests.test(g, q, Skill.willpower, 6, use.card, ref(the_ritual_result))


@rule("AHB-466", "AHC-011")
def the_ritual_result(g: Arkham, t: int) -> Rule:
    """Failure: a Madness weakness comes to hand and is resolved."""
    if g.tests.passed[t] == 0:
        w = scenario_effects.madness_from_collection(g, g.tests.seat[t])
        if w >= 0:
            yield from encounter.resolve(g, g.tests.seat[t], w, NONE)


@ability.advance(Code.VENGEANCE_AWAITS)
def vengeance_awaits(g: Arkham, use: Use) -> Rule:
    """Umôrdhoth spawns at the Ritual Site; this card is act and agenda from now on."""
    site = values.find(g, Code.RITUAL_SITE)
    if STAGE[g.code[g.act]] == 1 or site < 0:
        if site < 0:
            site = scenario_effects.bring_aside(g, Code.RITUAL_SITE)
    else:
        scenario_effects.discard_enemies_at(g, site)
    zones.remove(g, g.act)
    g.act = use.card
    g.revealed[use.card] = 1
    e = scenario_effects.aside_card(g, Code.UMORDHOTH)
    if e >= 0:
        yield from spawning.spawn(g, e, site, NONE)


@ability.constant(Code.VENGEANCE_AWAITS, Question.objective)
def umordhoth_is_the_objective(g: Arkham, card: int, who: int, context: int) -> int:
    """Once this card is the act, Umôrdhoth is to be defeated."""
    return int(g.act == card and g.code[who] == Code.UMORDHOTH)


@ability.forced(
    Code.VENGEANCE_AWAITS,
    AT,
    Trigger.DEFEAT,
    can=lambda g, use: (
        g.revealed[use.card] > 0 and g.code[g.defeats.card[use.event]] == Code.UMORDHOTH
    ),
)
def umordhoth_defeated(g: Arkham, use: Use) -> Rule:
    """If Umôrdhoth is defeated: resolution 2."""
    yield from stages.end_scenario(g, 2)


# ---- acts


@ability.advance(Code.INVESTIGATING_THE_TRAIL)
def investigating_the_trail(g: Arkham, use: Use) -> Rule:
    """Put the Ritual Site into play; every cultist who got away spawns in Main Path."""
    if values.find(g, Code.RITUAL_SITE) < 0:
        scenario_effects.bring_aside(g, Code.RITUAL_SITE)
    for k in range(NAMED):
        e = scenario_effects.aside_card(g, CULTIST_CODES[k])
        if e >= 0 and g.notes[Note.GOT_AWAY + k]:
            yield from spawning.spawn(g, e, values.find(g, Code.MAIN_PATH), NONE)


@ability.forced(
    Code.INTO_THE_DARKNESS,
    AT,
    Trigger.MOVE,
    can=lambda g, use: g.code[g.moves.goal[use.event]] == Code.RITUAL_SITE,
)
def at_the_ritual_site(g: Arkham, use: Use) -> Rule:
    """If an investigator enters the Ritual Site: advance."""
    yield from stages.advance_act(g)


@ability.advance(Code.INTO_THE_DARKNESS)
def into_the_darkness(g: Arkham, use: Use) -> Rule:
    """Out of a reshuffled encounter deck 1 enemy (2 with 3 or more players) spawns there."""
    decks.shuffle_discards_in(g, SCENARIO)
    left = sum(g.out[q] == 0 for q in range(g.seats))
    for _ in range(2 if left >= 3 else 1):
        e = encounter.discard_until(g, NONE)
        if e >= 0:
            yield from spawning.spawn(g, e, values.find(g, Code.RITUAL_SITE), NONE)


@rule("AHB-182")
def ritual_options(g: Arkham, p: int) -> None:
    offer(g, Choose(choice=Choice.willpower))
    offer(g, Choose(choice=Choice.agility))


@rule("AHB-316")
def pay_ritual(g: Arkham, use: Use) -> Rule:
    """1 clue."""
    locations.spend_clues(g, use.seat, 1)
    yield from damage.defeat_fallen(g, NONE)


@ability.action(
    Code.DISRUPTING_THE_RITUAL,
    pay=pay_ritual,
    can=lambda g, use: locations.can_spend_clues(g, use.seat, 1),
)
def disrupting_the_ritual(g: Arkham, use: Use) -> Rule:
    """1 clue, willpower (3) or agility (3): on success a clue on this act."""
    a = yield ask(use.seat, ritual_options)
    s = Choose.choice(a) - Choice.willpower
    yield from skill_tests.test(g, use.seat, s, 3, use.card, ref(disrupting_result))


@rule("AHB-463")
def disrupting_result(g: Arkham, t: int) -> Rule:
    """Success: a clue from the supply; with 2 per investigator the ritual is broken."""
    c = g.tests.source[t]
    if g.tests.passed[t] and g.act == c:
        g.clues[c] += 1
        if g.clues[c] >= 2 * g.seats:
            yield from stages.advance_act(g)


@ability.advance(Code.DISRUPTING_THE_RITUAL)
def ritual_broken(g: Arkham, use: Use) -> Rule:
    """Resolution 1."""
    yield from stages.end_scenario(g, 1)


# ---- Umôrdhoth


@ability.constant(Code.UMORDHOTH, Question.health)
def umordhoth_grows(g: Arkham, card: int, who: int, context: int) -> int:
    """+4 health per investigator."""
    return 4 * g.seats if who == card else 0


@ability.forced(Code.UMORDHOTH, AT, Trigger.TURN_ENDS, can=lambda g, use: g.exhausted[use.card] > 0)
def umordhoth_readies(g: Arkham, use: Use) -> None:
    """At the end of each investigator's turn: ready it."""
    g.exhausted[use.card] = 0


@ability.action(Code.UMORDHOTH, can=lambda g, use: values.controls(g, use.seat, Code.LITA_CHANTLER))
def sacrifice_lita(g: Arkham, use: Use) -> Rule:
    """With Lita Chantler: give her up, resolution 3."""
    yield from stages.end_scenario(g, 3)


def wrath_options(g: Arkham, p: int) -> None:
    if zones.can_discard(g, p):
        offer(g, Choose(choice=Choice.discard))
    offer(g, Choose(choice=Choice.both))


@ability.revelation(Code.UMORDHOTHS_WRATH)
def umordhoths_wrath(g: Arkham, use: Use) -> Rule:
    """Willpower (5): for each point failed by, lose a card or take 1 damage and 1 horror."""
    yield from skill_tests.test(g, use.seat, Skill.willpower, 5, use.card, ref(wrath_result))


@rule("AHB-032")
def wrath_result(g: Arkham, t: int) -> Rule:
    """Point by point."""
    p = g.tests.seat[t]
    if g.tests.passed[t] == 0:
        n = -skill_tests.margin(g, t)
        while n > 0 and values.in_game(g, p):
            n -= 1
            a = yield ask(p, wrath_options, alone=TAKE)
            if Choose.choice(a) == Choice.discard:
                yield from zones.choose_and_discard(g, p)
            else:
                yield from damage.suffer(g, p, 1, 1, g.tests.source[t])


@ability.resolution(Code.SCENARIO_THE_DEVOURER_BELOW)
def devourer_resolution(g: Arkham, use: Use) -> None:
    """Trauma and experience of each ending; without one everybody is lost."""
    for q in range(g.seats):
        if use.event == 0:
            g.killed[q] = 1
        elif use.event == 1:
            damage.traumatise(g, q, 0, 2)
            g.experience[q] += 5
        else:
            damage.traumatise(g, q, 2, 2)
            if use.event == 2:
                g.experience[q] += 10
            else:
                scenario_effects.gain_madness(g, q)
