"""The Mythos phase: fire, events, monsters, horror."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mansions2.dusk import last_turn, nightfall
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import lever
from tests.support import clause

EVENTS, MONSTERS, HORROR = 2, 3, 4
"""Phases."""
DOLLS = [
    {
        "id": name, "name": [name.title(), name.title()], "horror": 1, "class": "humanoid",
        "figures": 4, "awareness": 1, "brawn": 1, "health": [4, 0],
        "evade": [{"test": "agility", "diff": 1, "fail": [], "t": ["You pass.", "Vous passez."]}],
        "act": [
            {
                "move": 0, "toward": "closest", "pick": "closest", "reach": "here",
                "hit": {"negate": "strength", "damage": 1, "down": True}, "else": [],
                "t": [f"The {name} waves.", f"{name} fait signe."],
            }
        ],
        "flavour": ["It is still.", "Immobile."],
        "scare": [
            {"negate": "will", "horror": 1, "down": True, "t": ["It blinks.", "Il cligne."]}
        ],
    }
    for name in ("doll", "puppet")
]  # fmt: skip
TICK = """
e_tick: {by: each_round, again: true, t: ["Tick.", "Tic."], do: []}
"""
CHOICE = """
e_tick: {by: each_round, again: true, t: ["Tick.", "Tic."],
  do: [{choose: [{t: ["Left", "Gauche"], do: []}, {t: ["Right", "Droite"], do: []}]}]}
"""
APART = {"agatha": "13A.a", "bastien": "01A.a", "odile": "09A.c"}


def dusk(backend: str, *monsters: tuple[Any, ...], events: str = TICK, **wish: Any) -> House:
    """Set up a round's last turn: Agatha in the study, Bastien in the hall, Odile in the bath."""
    parts = {"monsters": DOLLS, "events": events} | wish.pop("parts", {})
    return last_turn(backend, parts=parts, monsters=list(monsters), **({"at": APART} | wish))


def order(h: House, *starts: str) -> list[int]:
    """Return where the first lines with these beginnings stand in the log."""
    return [next(n for n, line in enumerate(h.log) if line.startswith(s)) for s in starts]


# ---- the order


@clause("MAN2-078", "MAN2-085", "MAN2-089")
def test_events_then_monsters_then_horror(backend: str) -> None:
    h = nightfall(dusk(backend, ("doll", "01A.b")))
    steps = order(h, "mythos_began", "narrated Tick.", "activated", "horror_began", "round_began")
    assert steps == sorted(steps)
    assert h.asked[1] == "next", "nobody has to press anything"


@clause("MAN2-078", "MAN2-085")
def test_the_monster_step_waits_for_the_last_event(backend: str) -> None:
    h = nightfall(dusk(backend, ("doll", "01A.b"), events=CHOICE))
    assert h.asked[1] == "choose" and h.get("phase") == EVENTS
    assert h.told("activated") == [] and h.told("horror_began") == []
    h.do("choose/choice=Right")
    assert h.told("activated") == ["activated 0 doll The doll waves."]


@clause("MAN2-078", "MAN2-089")
def test_the_horror_step_waits_for_the_last_monster(backend: str) -> None:
    """A Clue could help against the blow of the second one."""
    h = dusk(backend, ("doll", "09A.c"), ("puppet", "01A.a"), clues={"bastien": 1})
    nightfall(h, dice="bbiiiii")
    assert h.asked == (1, "improve") and h.get("phase") == MONSTERS
    assert len(h.told("activated")) == 2 and h.told("horror_began") == []
    h.do("spend", dice="bbbsssss")
    assert [line.split(" ")[1] for line in h.told("horror_began")] == ["bastien", "odile"]


@clause("MAN2-079")
@pytest.mark.parametrize("fire", ["", "13A.b"])
def test_fire_spreads_before_the_first_event(backend: str, fire: str) -> None:
    h = nightfall(dusk(backend, fire=fire))
    if fire:
        assert h.asked[1] == "spread"
        assert h.log[-1] == "mythos_began 1", "nothing else has happened yet"
        assert h.told("narrated") == []
        h.do("pick_space/space=01A.c")
    start = h.log.index("mythos_began 1")
    spread = ["fire_spread 01A.c"] if fire else []
    assert h.log[start + 1 :][: len(spread) + 1] == [*spread, "narrated Tick. 0"]


@clause("MAN2-080")
def test_what_each_step_says_is_carried_out(backend: str) -> None:
    """Nobody is asked whether he likes it."""
    blow = """
e_blow: {by: each_round, again: true, t: ["All hurt.", "Tous."],
  do: [{damage: 1, down: true, to: all}]}
"""
    h = nightfall(dusk(backend, ("doll", "01A.a"), events=blow))
    assert h.get("round") == 2
    assert [h.down(n) for n in h.party] == [1, 2, 1], "the event, and the blow of the doll"
    assert [h.down(n, "horror") for n in h.party] == [0, 1, 0]
    told = [line for line in h.log if line.startswith(("narrated", "activated"))]
    assert told == [
        "narrated All hurt. 0", "activated 0 doll The doll waves.", "narrated It blinks. 0",
    ]  # fmt: skip


@clause("MAN2-081")
def test_when_all_is_resolved_the_next_round_begins(backend: str) -> None:
    h = dusk(backend, ("doll", "01A.b"), clues={"bastien": 1})
    nightfall(h, dice="iiii")
    assert h.asked == (1, "improve") and h.get("phase") == HORROR and h.get("round") == 1
    h.do("spend")
    assert h.get("round") == 2 and h.log[-1] == "round_began 2" and h.asked[1] == "next"


# ---- events


@clause("MAN2-082")
def test_the_event_step_has_at_least_one_event(backend: str) -> None:
    quiet = nightfall(dusk(backend, events="{}"))
    assert quiet.told("narrated") == ["narrated Nothing stirs. 0"]
    h = nightfall(dusk(backend))
    assert h.told("narrated") == ["narrated Tick. 0"], "then nothing is said of quiet"


@clause("MAN2-082")
def test_every_event_is_resolved(backend: str) -> None:
    two = TICK + 'e_two: {by: {round: 1}, t: ["One.", "Un."], do: [{clue: 1, to: all}]}\n'
    h = nightfall(dusk(backend, events=two))
    assert sorted(h.told("narrated")) == ["narrated One. 0", "narrated Tick. 0"]
    assert h.get("clues")[:3] == [1, 1, 1]
    later = nightfall(dusk(backend, events=two, round=2))
    assert later.told("narrated") == ["narrated Tick. 0"], "that was the event of the first round"


@clause("MAN2-083")
@pytest.mark.parametrize("opened", [False, True])
def test_an_event_can_depend_on_what_was_done(backend: str, opened: bool) -> None:
    crypt = """
e_crypt: {by: each_round, again: true, if: [{flag: crypt}], t: ["It is open.", "Ouvert."],
  do: [{set: {crypt: 0}}]}
"""
    h = dusk(
        backend, events=crypt, tokens="lever", at=APART | {"odile": "01A.a"},
        parts={"tokens": lever("[{set: {crypt: 1}}]"), "start": {"vars": {"crypt": 0}}},
    )  # fmt: skip
    if opened:
        h.do("press/choice=Pull")
    nightfall(h)
    line = "narrated It is open. 0" if opened else "narrated Nothing stirs. 0"
    assert h.told("narrated") == [line]
    h.log = []
    h.do("take/investigator=agatha", "end_turn", "take/investigator=bastien", "end_turn")
    nightfall(h)
    assert h.get("round") == 3
    assert h.told("narrated") == ["narrated Nothing stirs. 0"], "only in the round of the deed"


@clause("MAN2-084")
@pytest.mark.parametrize(("dice", "horror"), [("sbbb", 1), ("ssbb", 0)])
def test_an_event_says_what_it_does(backend: str, dice: str, horror: int) -> None:
    """A test of somebody at random, Bastien; whoever fails suffers."""
    event = """
e_voice: {by: each_round, again: true, t: ["A voice.", "Une voix."],
  do: [{test: will, diff: 2, use: mythos, to: random, fail: [{horror: 1}]}]}
"""
    h = nightfall(dusk(backend, events=event), dice=dice, chance=[1])
    assert [line.split(" ")[1:3] for line in h.told("rolled")] == [["bastien", "will"]]
    assert len(h.told("suffered")) == horror
    assert all(line.startswith("suffered bastien horror") for line in h.told("suffered"))


@clause("MAN2-086")
def test_without_a_monster_the_phase_is_over_after_the_events(backend: str) -> None:
    h = nightfall(dusk(backend))
    assert h.log[-2:] == ["narrated Tick. 0", "round_began 2"] and h.asked[1] == "next"


@clause("MAN2-086")
def test_and_when_the_last_monster_dies_in_the_monster_step(backend: str) -> None:
    """It burns to death before it can frighten anybody."""
    h = dusk(backend, ("doll", "01A.a", 3), fire="01A.a")
    nightfall(h)
    assert h.asked[1] == "spread"
    h.do("pick_space/space=01A.b")
    assert h.told("defeated") == ["defeated 0 doll"]
    assert h.told("horror_began") == [] and h.log[-1] == "round_began 2"


# ---- monsters


@clause("MAN2-087", "MAN2-088")
def test_every_monster_is_activated_in_the_order_of_the_drawer(backend: str) -> None:
    h = dusk(backend, ("puppet", "10A.b"), ("doll", "01A.b"), ("puppet", "10A.a"))
    h.grant(alive=[2, 0, 1])
    nightfall(h)
    assert h.told("activated") == [
        "activated 2 puppet The puppet waves.", "activated 0 puppet The puppet waves.",
        "activated 1 doll The doll waves.",
    ]  # fmt: skip


@clause("MAN2-088")
def test_a_monster_waits_until_the_one_before_has_done(backend: str) -> None:
    h = dusk(backend, ("doll", "01A.a"), ("puppet", "13A.a"), clues={"bastien": 1})
    nightfall(h, dice="iiiii")
    assert h.asked == (1, "improve") and h.told("activated") == ["activated 0 doll The doll waves."]
    h.do("enough")
    assert h.down("bastien") == 1
    assert h.told("activated")[1:] == ["activated 1 puppet The puppet waves."]


# ---- horror


@clause("MAN2-090", "MAN2-364")
def test_each_faces_one_monster_within_range(backend: str) -> None:
    """Three are near Bastien, none near the others."""
    h = nightfall(dusk(backend, ("doll", "01A.b"), ("puppet", "01A.d"), ("doll", "01A.d")))
    assert h.asked == (1, "fright") and len(h.offered()) == 3
    h.do("pick_monster/monster=1/creature=puppet")
    assert h.told("horror_began") == ["horror_began bastien 1 puppet"]
    assert h.down("bastien", "horror") == 1 and h.get("round") == 2
