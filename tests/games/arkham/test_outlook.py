"""The enemy expected to strike first does so, and prompts know their cause."""

from __future__ import annotations

from itertools import takewhile

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.games.arkham.view import View, view
from noctuary.kernel import Position, load
from tests.games.arkham.scene import Scene


def seen(s: Scene, seat: int = 0) -> View:
    return view(s.state.observe(seat, asked=False))


def test_who_strikes_first_and_for_how_much(backend: str) -> None:
    s = Scene(backend, cards="guard_dog knife")
    s.hand("guard_dog")
    s.asset("knife")
    assert seen(s).outlook and not seen(s).outlook.strikes  # type: ignore[union-attr]
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("swarm_of_rats", engaged=0, exhausted=1)
    told = seen(s).outlook
    assert told is not None
    (strike,) = told.strikes
    assert (s.name(strike.card), strike.damage, strike.horror) == ("ghoul_minion", 1, 1)
    assert f"play/{s.row('guard_dog')}" in told.provoking
    assert not any(key.startswith(f"use/{s.row('knife')}/") for key in told.provoking)
    log = s.do("resource")
    assert log[-1] == "attacked ghoul_minion 0" or "attacked ghoul_minion 0" in log


def test_nobody_else_is_told_an_outlook(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    assert seen(s).outlook and seen(s, 1).outlook is None and seen(s, -1).outlook is None


def test_a_reaction_knows_what_happened(backend: str) -> None:
    s = Scene(backend, cards="guard_dog")
    s.asset("guard_dog")
    s.enemy("ghoul_minion", engaged=0, damage=1)
    s.set("clues", "study", 1)
    s.do("resource")
    dealing = seen(s).dealing
    assert dealing and dealing.attack and s.name(dealing.card) == "ghoul_minion"
    s.do("assign guard_dog")
    s.until("reaction")
    told = seen(s).moment
    assert told and told.what == "deal" and s.name(told.card) == "ghoul_minion"
    s.do("use guard_dog 0")
    s.until("reaction")
    told = seen(s).moment
    assert told and (told.what, told.timing) == ("defeat", "after")
    assert (s.name(told.card), told.seat) == ("ghoul_minion", 0)


def test_an_errand_has_the_clause_of_its_cause(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("resource")
    assert s.asked == (0, "errand")
    assert s.state.decision and s.state.decision.clause == "AHB-170"
    s.until("turn")
    s.do("end_turn")
    s.until("errand")
    assert s.state.decision and s.state.decision.clause == "AHB-138"


BASIC = ("move_to", "investigate", "draw", "resource", "engage")
"""Actions that provoke by themselves, as the page knows them."""
ENOUGH = 30


def test_what_is_said_to_provoke_does_and_nothing_else() -> None:
    """In seeded games, with one enemy ready to strike: every option of a turn is tried."""
    rules, compared = load("arkham"), 0
    for seed in range(12):
        state = rules.new(seats=1 + seed % 2, seed=seed)
        bots = [make_bot("heuristic", seed=seed + k) for k in range(2)]
        while not state.over and state.choice_count < 200:
            assert state.decision is not None
            told = view(state.observe(state.seat, asked=False)).outlook
            if state.decision.prompt == "turn" and told and len(told.strikes) == 1:
                for o in state.options():
                    key = "/".join([o.name, *map(str, o.fields.values())])
                    said = o.name in BASIC or key in told.provoking
                    compared += strikes(state, o.id, told.strikes[0].card, said=said)
            state.apply(bots[state.seat].choose(SeatKnowledge(state, state.seat)))
    assert compared >= ENOUGH


def strikes(state: Position, choice: str, enemy: int, *, said: bool) -> bool:
    """Whether an enemy struck first, as expected; after a prompt nothing more is seen."""
    way = state.clone()
    events = way.step(choice).events
    before = list(takewhile(lambda e: e.name not in ("tested", "turn_ended"), events))
    struck = any(e.name == "attacked" and e.fields["card"] == enemy for e in before)
    asked = way.decision.prompt if way.decision else ""
    if choice != "end_turn" and (struck or asked not in ("reaction", "target", "spend_action")):
        assert struck == said, (choice, [e.name for e in events])
    return struck
