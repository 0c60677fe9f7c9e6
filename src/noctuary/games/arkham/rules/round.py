"""The round: mythos, investigation, enemies, upkeep; and the whole scenario."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, rule

from .. import cards as cards  # fills the tables
from ..ability import AFTER, AT, WHEN, WOULD, Period, Question, Trigger
from ..actions import Began, Name, PhaseBegan
from ..components import ACTIONS_A_TURN, SCENARIO, Phase, Rewind
from ..state import Arkham
from . import drawing, encounter, enemies, hunting, setup, stages, turn, windows, zones
from .values import forget, in_game, period_ends, total

HAND_SIZE = 8


@rule("AHB-120", "AHB-121")
def scenario(g: Arkham) -> Rule:
    """Set up, then play rounds until an end is reached; the first round has no mythos phase."""
    yield from setup.set_up(g)
    while True:
        g.round += 1
        emit(g, Began(round=g.round))
        if g.round > 1:
            yield from phase(g, Phase.mythos)
        yield from phase(g, Phase.investigation)
        yield from phase(g, Phase.enemy)
        yield from phase(g, Phase.upkeep)
        yield from end_round(g)


@rule("AHB-122", "AHC-043")
def phase(g: Arkham, k: int) -> Rule:
    """Play a phase, unless an effect skips it; and once more when an effect repeats it."""
    again = 1
    while again:
        g.rewind = Rewind.NONE
        g.phase = k
        yield from windows.window(g, WHEN, Trigger.PHASE_BEGINS, k)
        if g.rewind == Rewind.NONE:
            yield from steps(g, k)
            yield from windows.window(g, AFTER, Trigger.PHASE_ENDS, k)
        if g.rewind:
            fresh_turns(g)
        again = int(g.rewind == Rewind.REPEAT)


@rule("AHB-122")
def steps(g: Arkham, k: int) -> Rule:
    """Play the steps of a phase."""
    if k == Phase.mythos:
        yield from mythos(g)
    elif k == Phase.investigation:
        yield from investigation(g)
    elif k == Phase.enemy:
        yield from enemy_phase(g)
    else:
        yield from upkeep(g)


@rule("AHB-122", "AHB-123", "AHB-147")
def begin_phase(g: Arkham, phase: int) -> Rule:
    """Begin a phase."""
    g.phase = phase
    emit(g, PhaseBegan(phase=phase))
    yield from windows.window(g, AFTER, Trigger.PHASE_BEGINS, phase)


@rule("AHB-094", "AHB-122")
def end_phase(g: Arkham) -> Rule:
    """End effects of the phase before what waits for its end."""
    period_ends(g, Period.PHASE)
    yield from windows.window(g, AT, Trigger.PHASE_ENDS, g.phase)


@rule("AHB-123", "AHB-124", "AHB-125", "AHB-127", "AHB-128")
def mythos(g: Arkham) -> Rule:
    """Place doom, then let everybody draw an encounter card."""
    yield from begin_phase(g, Phase.mythos)
    if total(g, Question.no_doom, g.agenda, NONE) == 0:
        stages.add_doom(g, g.agenda, 1)
    yield from stages.check_doom(g)
    yield from windows.window(g, WOULD, Trigger.DRAW_STEP, NONE)
    first = g.lead
    for k in range(g.seats):
        p = (first + k) % g.seats
        if in_game(g, p) and total(g, Question.no_encounters, p, NONE) == 0:
            yield from encounter.draw_encounter(g, p, SCENARIO)
    yield from windows.player_window(g, NONE)
    yield from end_phase(g)


@rule("AHB-130", "AHB-131")
def next_turn_options(g: Arkham, p: int) -> None:
    for q in range(g.seats):
        if in_game(g, q) and g.acted[q] == 0:
            offer(g, Name(seat=q))


@rule("AHB-129", "AHB-130", "AHB-131", "AHB-135")
def investigation(g: Arkham) -> Rule:
    """Give every investigator a turn; the lead says who is next."""
    yield from begin_phase(g, Phase.investigation)
    yield from windows.player_window(g, NONE)
    while True:
        a = yield ask(g.lead, next_turn_options, alone=TAKE)
        if a == NONE:
            break
        yield from turn.take_turn(g, Name.seat(a))
    yield from end_phase(g)


@rule("AHB-136", "AHB-137", "AHB-138", "AHB-139")
def enemy_phase(g: Arkham) -> Rule:
    """Move hunters, then let enemies attack investigator by investigator."""
    yield from begin_phase(g, Phase.enemy)
    yield from hunting.hunters_move(g)
    first = g.lead
    for k in range(g.seats):
        p = (first + k) % g.seats
        if in_game(g, p):
            yield from windows.player_window(g, NONE)
            yield from enemies.enemy_attacks(g, p)
    yield from enemies.massive_attacks(g)
    yield from windows.player_window(g, NONE)
    yield from end_phase(g)


@rule("AHB-140", "AHB-141", "AHB-142", "AHB-143", "AHB-144")
def upkeep(g: Arkham) -> Rule:
    """Ready everything, let everybody draw and gain, cut hands down."""
    yield from begin_phase(g, Phase.upkeep)
    yield from windows.player_window(g, NONE)
    ready_all(g)
    yield from enemies.engage_all(g)
    first = g.lead
    for k in range(g.seats):
        yield from draw_in_upkeep(g, (first + k) % g.seats)
    for k in range(g.seats):
        p = (first + k) % g.seats
        drawing.gain(g, p, 1 + total(g, Question.income, p, NONE))
    for k in range(g.seats):
        yield from cut_down(g, (first + k) % g.seats)
    yield from end_phase(g)


@rule("AHB-143", "AHC-345", "AHC-346")
def draw_in_upkeep(g: Arkham, p: int) -> Rule:
    """Draw a card; or a whole new hand for an investigator who starts afresh."""
    n = total(g, Question.redraws, p, NONE)
    if n == 0:
        yield from drawing.draw_cards(g, p, 1)
        return
    i = 0
    while i < len(g.hand[p]):
        if zones.may_discard(g, g.hand[p][i]):
            zones.discard(g, g.hand[p][i])
            i = 0
        else:
            i += 1
    yield from drawing.draw_cards(g, p, max(0, n - len(g.hand[p])))


@rule("AHB-141")
def fresh_turns(g: Arkham) -> None:
    """Give everybody a turn again, with all actions."""
    for p in range(g.seats):
        g.acted[p] = 0
        g.actions[p] = ACTIONS_A_TURN


@rule("AHB-141", "AHB-142")
def ready_all(g: Arkham) -> None:
    """Reset actions; ready all exhausted cards at the same time."""
    fresh_turns(g)
    for c in g.play:
        if g.answering[Question.no_ready] == 0 or total(g, Question.no_ready, g.ctrl[c], c) == 0:
            g.exhausted[c] = 0
    if g.answering[Question.no_ready]:
        forget(g, Question.no_ready)


@rule("AHB-144", "AHB-341")
def cut_down(g: Arkham, p: int) -> Rule:
    """Discard down to the hand size."""
    most = HAND_SIZE + total(g, Question.hand_size, p, NONE)
    while in_game(g, p) and len(g.hand[p]) > max(0, most) and zones.can_discard(g, p):
        yield from zones.choose_and_discard(g, p)


@rule("AHB-145", "AHB-146", "AHC-234")
def end_round(g: Arkham) -> Rule:
    """End effects of the round, at the end of the round."""
    yield from windows.window(g, WHEN, Trigger.ROUND_ENDS, NONE)
    period_ends(g, Period.ROUND)
    g.maxed.clear()
    for p in range(g.seats):
        g.hurried[p] = 0
        g.jinxed[p] = 0
    yield from windows.window(g, AT, Trigger.ROUND_ENDS, NONE)
