"""What options are said to come to is what the rules then use."""

from __future__ import annotations

from random import Random

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.games.mansions1.actions import Attribute
from noctuary.games.mansions1.components import DECK_NAMES, DECK_SIZE, MONSTER_NAMES
from noctuary.games.mansions1.view import view
from noctuary.kernel import GameEvent, Position, load
from tests.foreseen import Said, questions, said
from tests.games.mansions1.evening import Evening

DEAD = "walking_dead_1"
ENOUGH = 30
"""So many options are compared."""
QUIET = ("keep", "pass")


def played(state: Position, choice: str, luck: Random) -> list[GameEvent]:
    """Return the events of a choice with some luck, without a skill point or a token."""
    way = state.clone()
    told = way.step(choice, luck.randrange).events
    while not way.over and (calm := [o.id for o in way.options() if o.id in QUIET]):
        told += way.step(calm[0], luck.randrange).events
    return told


def test_an_attack_is_made_as_it_was_said() -> None:
    """One of the attributes that were told is tested, and a hit deals what was told."""
    luck, compared = Random(1), 0
    for state, told in questions("mansions1"):
        for id in (id for id in told if id.startswith("attack/")):
            events = played(state, id, luck)
            drawn = sum(e.name == "card_drawn" for e in events)
            test = next(e.fields for e in events if e.name == "tested")
            args = {a["attribute"]: a for _, a in told[id]}[test["attribute"] or 0]
            hurt = [e.fields["n"] or 0 for e in events if e.name == "monster_hurt"]
            assert drawn
            assert bool(hurt) == bool(test["passed"])
            assert all(args["damage"] <= n <= args["most"] for n in hurt)
            compared += 1
    assert compared >= ENOUGH


def test_a_test_is_made_as_it_was_said() -> None:
    luck, compared = Random(2), 0
    for state, told in questions("mansions1", range(16)):
        for id, remarks in told.items():
            goals = [(a["attribute"], a["n"]) for key, a in remarks if key == "test"]
            events = played(state, id, luck)
            passed = [e for e in events if e.name in ("evaded", "tested")]
            if goals and passed and not any(e.name == "evaded" for e in passed):
                first = passed[0].fields
                assert (first["attribute"], first["n"]) == goals[0]
                compared += 1
    assert compared >= ENOUGH


def on(evening: Evening, id: str) -> list[tuple[str, dict[str, int]]]:
    told: Said = said(evening.state.sample(evening.state.seat, 0), "mansions1")
    return told.get(evening.numbered(id), [])


def test_one_card_left_tells_the_attack_exactly(backend: str) -> None:
    e = Evening(
        backend,
        at={"emmett": "hall_1"},
        skill={"emmett": 0},
        monsters={DEAD: "hall_1"},
        carry={"emmett": "poker"},
    )
    compared = 0
    for number in range(1, 1 + DECK_SIZE[DECK_NAMES.index("humanoid")]):
        e.grant(card={"humanoid": number})
        for id in e.legal("attack"):
            for key, args in on(e, id):
                told = e.state.clone().step(id, lambda n: 0).events
                (test,) = [t.fields for t in told if t.name == "tested"]
                (hurt,) = [t.fields["n"] for t in told if t.name == "monster_hurt"]
                assert (key, test["attribute"], hurt) == ("attack", args["attribute"], args["most"])
                assert args["chance"] == 10 * max(1, min(9, test["n"] or 0))
                compared += 1
    assert compared >= 6


def test_bleeding_is_stopped_by_intellect(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, traumas={"emmett": "bleeding"})
    ((key, args),) = on(e, "staunch")
    assert (key, args["attribute"]) == ("test", Attribute.parse("intellect"))


def test_an_obstacle_that_nobody_has_seen_is_not_told(backend: str) -> None:
    e = Evening(backend)
    assert all(key != "puzzle" for id in e.legal("explore") for key, _ in on(e, id))


def test_exploring_says_where_nothing_lies() -> None:
    """Just where the room shows no card; and nothing is found there."""
    luck, bare, full = Random(3), 0, 0
    for state, told in questions("mansions1", range(16)):
        if "explore" not in [o.id for o in state.options()]:
            continue
        shown = view(state.observe(state.seat, asked=False))
        assert shown.active is not None
        space = shown.investigators[shown.active].space
        (room,) = [r for r in shown.rooms if space in [s.space for s in r.spaces]]
        said = [key for key, _ in told.get("explore", [])]
        assert ("bare" in said) == (room.pile == 0)
        names = [e.name for e in played(state, "explore", luck)]
        if "bare" in said:
            assert "explored" not in names or "nothing_found" in names
            bare += 1
        else:
            full += 1
    assert bare
    assert full


def test_whatever_provokes_is_met_by_just_those_it_was_said_of() -> None:
    """Every option of a turn but an attack and its end begins with the monsters to evade."""
    luck, compared = Random(6), 0
    rules = load("mansions1")
    for seed in range(8):
        state = rules.new(seats=2, seed=seed)
        bots = [make_bot("heuristic", seed=seed + k) for k in range(2)]
        while not state.over and state.choice_count < 200:
            assert state.decision is not None
            shown = view(state.observe(state.seat, asked=False))
            if state.decision.prompt == "turn" and len(shown.evades) == 1:
                for o in state.options():
                    events = played(state, o.id, luck)
                    began = next((k for k, e in enumerate(events) if e.name == "turn_began"), None)
                    met = [e.fields["monster"] for e in events[:began] if e.name == "evaded"]
                    calm = o.name in ("attack", "end_turn")
                    want = [] if calm else [MONSTER_NAMES.index(shown.evades[0].monster)]
                    assert met[:1] == want, o.id
                    compared += not calm
            state.apply(bots[state.seat].choose(SeatKnowledge(state, state.seat)))
    assert compared >= ENOUGH
