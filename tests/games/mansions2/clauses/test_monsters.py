"""Monsters: what they are, how they come, how they act."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.dusk import PARTY, drawer, last_turn, monster_at, nightfall
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.games.mansions2.maps import STREET
from tests.support import clause

AWAY = {"agatha": "13A.a", "bastien": "13A.b", "odile": "01A.a"}
"""Odile in the hall; the others in the study and the gallery, behind doors."""


def summoned(backend: str, *spawns: str, **wish: Any) -> House:
    """Set up Bastien, who is about to pull a lever that brings monsters."""
    do = f"[{', '.join(spawns)}]"
    return beside(backend, do, party=PARTY, **wish)


def spawn(kind: str, at: str, more: str = "") -> str:
    """Return an operation that brings a monster."""
    return f"{{spawn: {kind}, at: {at}{more}}}"


def answered(h: House) -> House:
    """Let the group take the first answer to each question of the Mythos phase."""
    while h.asked[1] != "next":
        h.do(h.offered()[0])
    return h


NAMED = ', as: {0}, name: ["{0}", "{0}"]'


# ---- what a monster is


@clause("MAN2-341", "MAN2-347", "MAN2-348", "MAN2-463", "MAN2-484")
def test_a_monster_that_comes_is_on_a_space_and_in_the_drawer(backend: str) -> None:
    h = pull(summoned(backend, spawn("amphibian", "09A.c"), spawn("mob", "10A.b")))
    assert h.told("spawned") == ["spawned 0 amphibian 09A.c", "spawned 1 mob 10A.b"]
    first, second = drawer(h)
    assert (first.kind, first.space, first.damage) == ("amphibian", h.space("09A.c"), 0)
    assert (first.health, second.health) == (4 + 3 * 1, 4 + 3 * 2)
    assert (first.awareness, first.horror, first.brawn) == (2, 2, 3)
    alone = pull(beside(backend, f"[{spawn('mob', '10A.b')}]", party="bastien"))
    assert drawer(alone, 0)[0].health == 4 + 1 * 2


@clause("MAN2-483")
def test_the_drawer_shows_the_name_and_the_picture_of_each(backend: str) -> None:
    spawns = (spawn("priest", "09A.c"), spawn("ghost", "10A.b", NAMED.format("Lodger")))
    priest, ghost = drawer(pull(summoned(backend, *spawns)))
    assert (priest.name.en, priest.name.fr) == ("Tidewarden", "Gardien des marées")
    assert priest.picture == "priest_of_tides" and ghost.picture == "ghost"
    assert (ghost.name.en, ghost.species.en) == ("Lodger", "Drowned Guest")


@clause("MAN2-463")
def test_a_defeated_monster_leaves_the_drawer(backend: str) -> None:
    h = House(backend, turn="bastien", monsters=[("cultist", "01A.a", 3), ("ghost", "09A.c")])
    assert [m.kind for m in drawer(h)] == ["cultist", "ghost"]
    h.do("attack/card=unarmed/monster=0/creature=cultist", dice="sbbbb")
    assert [m.kind for m in drawer(h)] == ["ghost"]


@clause("MAN2-342")
def test_a_cultist_is_attacked_evaded_and_feared_like_any_monster(backend: str) -> None:
    h = last_turn(backend, at=AWAY, monsters=[("cultist", "01A.a")])
    assert h.spoken("attack") == ["attack/card=unarmed/monster=0/creature=cultist"]
    h.do("move/space=01A.b", dice="s")
    assert h.told("evade_began") == ["evade_began odile 0 cultist"]
    nightfall(h, dice="ss")
    assert h.told("activated")[0].startswith("activated 0 cultist")
    assert h.told("horror_began") == ["horror_began odile 0 cultist"]


@clause("MAN2-343", "MAN2-344", "MAN2-345", "MAN2-346")
def test_every_kind_has_its_values_and_a_line_of_flavour(backend: str) -> None:
    kinds = [str(m["id"]) for m in base().monsters]
    assert len(kinds) == 9
    h = pull(summoned(backend, *(spawn(k, "09A.c") for k in kinds)))
    shown = {m.kind: m for m in drawer(h)}
    assert set(shown) == set(kinds)
    assert (shown["ghost"].awareness, shown["ghost"].horror, shown["ghost"].brawn) == (4, 3, 1)
    assert (shown["mob"].awareness, shown["mob"].horror, shown["mob"].brawn) == (1, 1, 4)
    assert shown["cultist"].abilities == []
    assert shown["deep_spawn"].abilities == ["aquatic", "battering"]
    assert all(m.flavour.en and m.flavour.fr for m in shown.values())


@clause("MAN2-346")
@pytest.mark.parametrize(
    ("kind", "way"), [("winged_hunter", ["14A.c"]), ("cultist", ["14A.a", "14A.c"])]
)
def test_one_that_flies_crosses_an_impassable_border(
    backend: str, kind: str, way: list[str]
) -> None:
    at = {"agatha": "13A.a", "bastien": "13A.b", "odile": "14A.c"}
    loft = {"layout": {"14A": [0, 10, 0]}, "start": {"tiles": ["01A", "13A", "14A"]}}
    down = {"agatha": (1, 0), "bastien": (2, 0)}
    h = last_turn(backend, parts=loft, at=at, down=down, monsters=[(kind, "14A.b")])
    nightfall(h, dice="ssss")
    assert [line.split(" ")[-1] for line in h.told("monster_moved")] == way


@clause("MAN2-346")
@pytest.mark.parametrize(("start", "steps"), [("10B.b", 4), ("10B.a", 3)])
def test_one_of_the_water_goes_farther_from_the_water(backend: str, start: str, steps: int) -> None:
    """Two spaces, one more where nobody is within reach, and one more out of the water."""
    quay = {
        "layout": {"10B": [0, 10, 0], "08B": [2, 10, 0], "16B": [4, 10, 0]},
        "start": {"tiles": ["01A", "13A", "10B", "08B", "16B"]},
    }
    h = last_turn(backend, parts=quay, at=dict.fromkeys(AWAY, "16B.c"))
    h.grant(monsters=[("amphibian", start)])
    answered(nightfall(h))
    assert len(h.told("monster_moved")) == steps


# ---- identification tokens


@clause("MAN2-349")
def test_a_second_one_of_a_kind_gets_an_identification(backend: str) -> None:
    kinds = ("ghost", "ghost", "mob", "ghost", "mob")
    h = pull(summoned(backend, *(spawn(k, "09A.c") for k in kinds)))
    assert h.get("m_id")[:5] == [0, 1, 0, 2, 3]


@clause("MAN2-350", "MAN2-485")
def test_a_monster_with_a_name_has_one_and_there_are_six(backend: str) -> None:
    spawns = [spawn("ghost", "09A.c", NAMED.format("boss"))]
    spawns += [spawn("cultist", "09A.c")] * 4 + [spawn("hybrid", "09A.c")] * 3
    spawns += [spawn("mob", "09A.c")] * 2
    h = pull(summoned(backend, *spawns))
    assert h.get("m_id")[:10] == [1, 0, 2, 3, 4, 0, 5, 6, 0, 0]
    assert len(h.get("alive")) == 10
    marks = [m.mark for m in drawer(h)]
    assert marks == [0, -1, 1, 2, 3, -1, 4, 5, -1, -1]


@clause("MAN2-351")
def test_the_identification_stays_with_a_monster_and_is_free_again_after_it(backend: str) -> None:
    h = summoned(
        backend,
        spawn("ghost", "09A.c"),
        monsters=[("ghost", "01A.a", 3), ("ghost", "13A.a", 1)],
        m_id={0: 1, 1: 2},
    )
    other = h.state.clone()
    h.do("attack/card=unarmed/monster=0/creature=ghost", dice="ssbb")
    assert h.told("defeated") == ["defeated 0 ghost"]
    pull(h)
    assert [h.get("m_id")[m] for m in h.get("alive")] == [2, 1]
    h.state = other
    pull(h, dice="ssss")
    assert [h.get("m_id")[m] for m in h.get("alive")] == [1, 2, 3]


@clause("MAN2-351")
def test_a_monster_that_moves_keeps_its_identification(backend: str) -> None:
    h = last_turn(backend, at=AWAY, monsters=[("cultist", "01A.d", 1)], m_id={0: 4}, fire="01A.b")
    answered(nightfall(h, dice="ss"))
    assert monster_at(h, 0) == "01A.a" and h.get("m_damage")[0] > 1
    assert h.get("m_id")[0] == 4


# ---- activation


@clause("MAN2-352")
def test_monsters_act_in_their_step_and_not_before(backend: str) -> None:
    h = House(backend, party=PARTY, turn="bastien", at=AWAY, monsters=[("cultist", "10A.a")])
    for _ in range(3):
        assert monster_at(h, 0) == "10A.a"
        h.do("end_turn", dice="ss")
        if h.asked[1] == "next" and not h.told("mythos_began"):
            h.do(h.offered()[0])
    assert monster_at(h, 0) != "10A.a"
    acts = h.log.index(h.told("activated")[0])
    assert h.log.index("mythos_began 1") < acts < h.log.index("round_began 2")


@clause("MAN2-353", "MAN2-525")
def test_a_monster_moves_to_somebody_and_attacks_him(backend: str) -> None:
    """What it does on the way is told first, then whom it attacks, then what the attack does."""
    h = nightfall(last_turn(backend, at=AWAY, monsters=[("cultist", "01A.d")]), dice="sb")
    assert monster_at(h, 0) == "01A.a"
    told = [line.split(" ")[0] for line in h.log[h.log.index(h.told("activated")[0]) :]]
    stages = ["activated", "monster_moved", "monster_moved", "targeted", "rolled", "tested"]
    assert told[:6] == stages
    assert h.told("targeted") == ["targeted 0 cultist odile"]
    assert len(h.up("odile")) + h.down("odile") == 1


@clause("MAN2-354", "MAN2-525")
def test_one_that_reaches_nobody_does_what_its_instructions_say_instead(backend: str) -> None:
    """The acolyte goes one space more."""
    at = {"agatha": "13A.a", "bastien": "13A.a", "odile": "13A.b"}
    h = nightfall(last_turn(backend, at=at, monsters=[("cultist", "10A.a")]))
    moved = [line.split(" ")[-1] for line in h.told("monster_moved")]
    assert moved == ["01A.e", "01A.b", "01A.a"]
    assert h.told("targeted") == [] and h.told("rolled") == []
    near = nightfall(
        last_turn(backend, at=at | {"odile": "01A.b"}, monsters=[("cultist", "10A.a")])
    )
    assert near.told("targeted") == ["targeted 0 cultist odile"]
    assert len(near.told("monster_moved")) == 2


@clause("MAN2-354")
@pytest.mark.parametrize(("chance", "targeted"), [(0, []), (1, ["targeted 0 mob odile"])])
def test_an_instruction_says_whether_the_attack_reaches_beyond_the_space(
    backend: str, chance: int, targeted: list[str]
) -> None:
    """The mob closes over whoever is in its space, or throws stones at somebody within range."""
    at = {"agatha": "13A.a", "bastien": "13A.a", "odile": "16B.b"}
    h = last_turn(backend, parts=STREET, at=at, monsters=[("mob", "08B.a")])
    nightfall(h, dice="ssss", chance=[chance])
    assert h.told("targeted") == targeted
    assert monster_at(h, 0) == ("08B.b" if targeted else "16B.a")


@clause("MAN2-355")
def test_the_figure_of_a_defeated_monster_can_come_again(backend: str) -> None:
    h = summoned(backend, spawn("priest", "09A.c"), monsters=[("priest", "01A.a", 9)])
    h.do("attack/card=unarmed/monster=0/creature=priest", dice="sbbbb")
    assert h.get("alive") == []
    pull(h)
    assert h.told("spawned") == ["spawned 0 priest 09A.c"] and h.told("missing") == []
    full = pull(summoned(backend, spawn("priest", "09A.c"), monsters=[("priest", "13A.a")]))
    assert full.told("spawned") == [] and len(full.told("missing")) == 1


@clause("MAN2-371")
@pytest.mark.parametrize(
    ("way", "of", "end"),
    [("toward", "closest", "01A.a"), ("toward", "farthest", "01A.c"), ("away", "closest", "13A.b")],
)
def test_a_monster_moves_by_the_words_of_distance(
    backend: str, way: str, of: str, end: str
) -> None:
    """Bastien in the hall, Odile behind him, Agatha in the study beyond the gallery."""
    start = "01A.a" if of == "farthest" else "01A.c"
    do = f"[{{march: 1, who: closest_monster, dir: {way}, of: {of}}}]"
    at = {"agatha": "13A.a", "bastien": "01A.a", "odile": "01A.b"}
    h = beside(backend, do, party=PARTY, at=at, monsters=[("mob", start)])
    pull(h, dice="ssssss")
    assert monster_at(h, 0) == end


@clause("MAN2-523", "MAN2-524")
def test_an_event_brings_a_monster_that_acts_after_the_others(backend: str) -> None:
    """Each monster is told with its instructions when it is its turn."""
    events = """
night: {by: {round: 1}, t: ["Somebody knocks.", "On frappe."], do: [{spawn: mob, at: 10A.b}]}
"""
    h = last_turn(backend, parts={"events": events}, at=AWAY, monsters=[("cultist", "09A.c")])
    answered(nightfall(h))
    assert h.told("activated") == [
        "activated 0 cultist The acolyte slashes with a gutting knife.",
        "activated 1 mob The crowd closes over you.",
    ]
    assert h.log.index("spawned 1 mob 10A.b") < h.log.index(h.told("activated")[0])
    first, second = (h.log.index(line) for line in h.told("activated"))
    assert any(line.startswith("monster_moved 0") for line in h.log[first:second])
    assert not any(line.startswith("monster_moved 1") for line in h.log[:second])
