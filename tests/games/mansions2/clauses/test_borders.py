"""Borders, impassable borders, walls and doors: what they separate, join and stop."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.columns import SpaceRow
from noctuary.games.mansions2.components import EDGES
from tests.games.mansions2.house import House, bare
from tests.games.mansions2.maps import ROOFS, STREET, baton, every_face
from tests.support import clause

CALL = "[{march: 1, who: monsters, dir: toward, of: self}]"
WALL_TOKEN = "[{edge: [01A.a, 01A.c], kind: wall}]"
DOOR_TOKEN = "[{edge: [01A.a, 01A.e], kind: door}]"
OPEN_UP, SHUT = "[{remove: west}]", "[{token: west}]"
WEST = """
west: {kind: explore, at: 01A.W1, opts: [{t: ["Explore", "Explorer"], act: true, do: []}]}
north: {kind: explore, at: 01A.N0, opts: [{t: ["Look up", "Lever les yeux"], act: true, do: []}]}
"""


def house(backend: str, at: str, parts: dict[str, object] | None = None, **wish: object) -> House:
    """Set up Bastien's turn somewhere, with lantern, revolver and baton; Agatha is in the bath."""
    orders = baton(Call=CALL, Wall=WALL_TOKEN, Door=DOOR_TOKEN, Open=OPEN_UP, Shut=SHUT)
    given = {
        "at": {"bastien": at, "agatha": "09A.c"},
        "held": {"bastien": "lantern revolver baton"},
        "turn": "bastien",
    } | wish
    return House(backend, parts={"tokens": WEST, **(parts or {}), **orders}, **given)


def reached(h: House, action: str) -> set[str]:
    """Return the spaces that an action may name."""
    return {i.rpartition("=")[2] for i in h.spoken(action + "/")}


def edges(face: str) -> dict[str, str]:
    """Return the edges within a face, by the letters of their spaces."""
    plan = every_face()
    names = {n: name for name, n in plan.spaces.items()}
    found: dict[str, str] = {}
    for a, b, kind in plan.edges:
        if names[a].startswith(face) and names[b].startswith(face):
            found["".join(sorted(names[s].rpartition(".")[2] for s in (a, b)))] = EDGES[kind]
    return found


def rooms_beside(*kinds: str) -> list[bool]:
    """Return for every edge of some kinds whether it lies within one room."""
    plan = every_face()
    room = [row[SpaceRow.ROOM] for row in plan.rows]
    return [room[a] == room[b] for a, b, kind in plan.edges if EDGES[kind] in kinds]


# ---- borders


@clause("MAN2-171", "MAN2-175", "MAN2-179")
def test_a_line_along_several_spaces_parts_each_pair_that_touches() -> None:
    assert edges("03B") == {
        "ab": "room_border", "ac": "room_border", "bc": "impassable", "ad": "door", "cd": "wall",
    }  # fmt: skip
    assert edges("05B") == {
        "ab": "border", "ac": "room_impassable", "bc": "room_impassable", "bd": "room_border",
        "cd": "border",
    }  # fmt: skip
    assert edges("01A") == {
        "ab": "border", "ac": "door", "ae": "wall", "bc": "wall", "bd": "room_border",
        "be": "door", "cd": "wall", "de": "wall",
    }  # fmt: skip


@clause("MAN2-173", "MAN2-178", "MAN2-182", "MAN2-188")
def test_yellow_lines_walls_and_doors_lie_between_rooms_white_lines_within_one() -> None:
    for kind in ("room_border", "room_impassable", "wall", "door"):
        beside = rooms_beside(kind)
        assert beside and not any(beside), kind
    for kind in ("border", "impassable"):
        beside = rooms_beside(kind)
        assert beside and all(beside), kind


@clause("MAN2-172", "MAN2-174", "MAN2-192")
def test_borders_white_and_yellow_are_crossed_and_reached_across(backend: str) -> None:
    h = house(backend, "08B.c", STREET, monsters=[("cultist", "16B.b")])
    assert reached(h, "set_fire") == {"08B.b", "08B.c", "16B.a"}
    h.do("press/choice=Call")
    assert h.space_name(h.get("m_at")[0]) == "16B.a"
    h.do("move/space=16B.a")
    assert h.at("bastien") == "16B.a"
    h.grant(at={"bastien": "08B.b"}, actions={"bastien": 2}, steps={1: 0})
    h.do("move/space=08B.a")
    assert h.told("moved") == ["moved bastien 16B.a", "moved bastien 08B.a"]


@clause("MAN2-176", "MAN2-177", "MAN2-192")
def test_an_impassable_border_is_reached_across_but_not_crossed(backend: str) -> None:
    h = house(backend, "12B.c", ROOFS, monsters=[("cultist", "12B.b")])
    assert reached(h, "move") == {"12B.a"}
    assert reached(h, "set_fire") == {"12B.a", "12B.b", "12B.c"}
    h.do("press/choice=Call")
    assert h.told("monster_moved") == [] and h.space_name(h.get("m_at")[0]) == "12B.b"


@clause("MAN2-176")
def test_an_effect_may_let_one_cross_an_impassable_border(backend: str) -> None:
    h = house(backend, "12B.c", ROOFS, held={"bastien": "rope"})
    h.do("perform/card=rope")
    assert set(h.spoken()) == {"step/space=12B.a", "step/space=12B.b", "stay"}
    h.do("step/space=12B.b")
    assert h.at("bastien") == "12B.b"
    flying = house(backend, "12B.c", ROOFS, monsters=[("winged_hunter", "12B.b")])
    flying.do("press/choice=Call")
    assert flying.space_name(flying.get("m_at")[0]) == "12B.c"


@clause("MAN2-176", "MAN2-175")
def test_an_impassable_border_within_a_room_is_walked_around(backend: str) -> None:
    h = house(backend, "14A.b", ROOFS)
    h.do("move/space=14A.c")
    assert h.told("moved") == ["moved bastien 14A.a", "moved bastien 14A.c"]


# ---- walls


@clause("MAN2-180")
def test_a_wall_is_walked_around(backend: str) -> None:
    h = house(backend, "01A.a", monsters=[("cultist", "01A.e")])
    assert reached(h, "move") == {"01A.b", "01A.c", "01A.d", "01A.e", "13A.b"}
    h.do("press/choice=Call")
    assert h.space_name(h.get("m_at")[0]) == "01A.b"
    h.do("move/space=01A.e")
    assert h.told("moved") == ["moved bastien 01A.b", "moved bastien 01A.e"]


@clause("MAN2-180", "MAN2-181", "MAN2-192")
def test_what_passes_through_walls_steps_to_the_space_behind(backend: str) -> None:
    h = house(backend, "01A.a", monsters=[("ghost", "01A.e")])
    h.do("press/choice=Call")
    assert h.told("monster_moved") == ["monster_moved 0 ghost 01A.a"]


@clause("MAN2-181", "MAN2-184")
def test_no_effect_on_adjacent_spaces_reaches_through_a_wall(backend: str) -> None:
    assert reached(house(backend, "01A.a"), "set_fire") == {"01A.a", "01A.b", "01A.c"}
    assert reached(house(backend, "01A.c"), "set_fire") == {"01A.a", "01A.c", "13A.b"}


@clause("MAN2-183", "MAN2-214")
def test_range_is_not_counted_through_a_wall(backend: str) -> None:
    h = house(backend, "01A.b", monsters=[("cultist", "01A.c"), ("hybrid", "01A.d")])
    assert h.spoken("attack") == ["attack/card=revolver/monster=1/creature=hybrid"]


@clause("MAN2-185")
def test_a_wall_token_makes_a_wall_of_a_door(backend: str) -> None:
    h = house(backend, "01A.a")
    assert "01A.c" in reached(h, "move") and "01A.c" in reached(h, "set_fire")
    h.do("press/choice=Wall")
    assert reached(h, "move") == {"01A.b", "01A.d", "01A.e"}
    assert reached(h, "set_fire") == {"01A.a", "01A.b"}


# ---- doors


@clause("MAN2-186", "MAN2-187", "MAN2-192")
def test_a_door_joins_two_spaces_and_effects_reach_through_it(backend: str) -> None:
    plan = every_face()
    doors = [{a, b} for a, b, kind in plan.edges if EDGES[kind] == "door"]
    assert doors and all(len(d) == 2 for d in doors)
    h = house(backend, "10A.b")
    assert reached(h, "set_fire") == {"10A.b", "10A.a"}
    h.do("move/space=10A.a")
    assert h.at("bastien") == "10A.a"


@clause("MAN2-189")
def test_a_door_is_beside_each_space_that_it_opens_to(backend: str) -> None:
    h = house(backend, "01A.a", tokens="west north")
    beside: dict[str, set[str]] = {"Explore": set(), "Look up": set()}
    for space, n in h.made.plan.spaces.items():
        if h.get("laid")[h.made.plan.rows[n][SpaceRow.TILE]]:
            h.grant(at={"bastien": space})
            for choice in beside:
                if f"press/choice={choice}" in h.spoken():
                    beside[choice].add(space)
    assert beside == {"Explore": {"01A.c", "13A.b"}, "Look up": {"01A.d"}}


@clause("MAN2-190")
def test_a_door_with_an_explore_token_is_shut(backend: str) -> None:
    h = house(backend, "01A.c", tokens="west", monsters=[("cultist", "13A.b")])
    assert reached(h, "move") == {"01A.a", "01A.b"}
    h.do("press/choice=Call")
    assert h.space_name(h.get("m_at")[0]) == "13A.b"
    h.do("press/choice=Open")
    assert reached(h, "move") == {"01A.a", "01A.b", "13A.a", "13A.b"}
    h.do("press/choice=Shut")
    assert reached(h, "move") == {"01A.a", "01A.b"}
    h.do("press/choice=Open")
    h.do("press/choice=Call")
    assert h.space_name(h.get("m_at")[0]) == "01A.c"


@clause("MAN2-190", "MAN2-201")
def test_a_barricaded_door_is_shut(backend: str) -> None:
    h = house(backend, "01A.c", barricades={"01A.c": "13A.b"}, monsters=[("cultist", "13A.b")])
    assert reached(h, "move") == {"01A.a", "01A.b"}
    h.do("press/choice=Call", dice="sbbb")
    assert h.space_name(h.get("m_at")[0]) == "13A.b" and h.get("barricade_at")[0] > 0


@clause("MAN2-191")
def test_a_door_token_makes_a_door_of_a_wall(backend: str) -> None:
    h = house(backend, "01A.a", monsters=[("cultist", "01A.e")])
    h.do("press/choice=Door")
    assert h.spoken("attack") == [] and "01A.e" in reached(h, "set_fire")
    h.do("move/space=01A.e")
    assert h.told("moved") == ["moved bastien 01A.e"]


# ---- what is beside what


@clause("MAN2-192")
def test_spaces_that_touch_at_a_corner_are_not_adjacent(backend: str) -> None:
    h = house(backend, "01B.a", ROOFS, monsters=[("ghost", "01B.c")])
    assert reached(h, "set_fire") == {"01B.a", "01B.b", "01B.d"}
    h.do("press/choice=Call")
    assert h.asked == (1, "march")
    assert set(h.spoken()) == {"pick_space/space=01B.b", "pick_space/space=01B.d"}


@clause("MAN2-193")
def test_rooms_are_adjacent_by_every_kind_of_edge() -> None:
    plan = bare().plan
    rooms = {plan.rows[s][SpaceRow.ROOM]: plan.names[s][0].split(",")[0] for s in range(1, 20)}
    beside: dict[str, dict[str, str]] = {}
    for a, b, kind in plan.edges:
        ends = [rooms[plan.rows[s][SpaceRow.ROOM]] for s in (a, b)]
        if ends[0] != ends[1]:
            beside.setdefault(ends[0], {})[ends[1]] = EDGES[kind]
            beside.setdefault(ends[1], {})[ends[0]] = EDGES[kind]
    assert beside["Porter’s Lodge"] == {
        "Grand Hall": "door", "Landing": "wall", "Kitchen": "door", "Cellar": "wall",
    }  # fmt: skip
    assert beside["Lily Pond"]["Garden"] in ("room_border", "room_impassable")
    assert "Scullery" not in beside["Porter’s Lodge"]


@clause("MAN2-193")
def test_tiles_that_touch_without_a_door_have_a_wall_between_them(backend: str) -> None:
    tiles = {"start": {"tiles": ["01A", "10A", "17A", "09A", "13A"]}}
    h = house(backend, "17A.b", tiles, monsters=[("ghost", "01A.e")])
    assert reached(h, "move") == {"17A.a", "10A.a"}
    assert reached(h, "set_fire") == {"17A.a", "17A.b"}
    h.do("press/choice=Call")
    assert h.told("monster_moved") == ["monster_moved 0 ghost 17A.b"]


@clause("MAN2-194")
@pytest.mark.parametrize(("turns", "south"), list(enumerate(["south", "west", "north", "east"])))
def test_directions_are_those_of_the_screen(turns: int, south: str) -> None:
    """The southern half of the hall, when its tile is turned clockwise."""
    opposite = {"south": "north", "north": "south", "west": "east", "east": "west"}
    plan = bare(layout={"01A": [0, 0, turns]}).plan
    assert plan.names[plan.spaces["01A.a"]][0] == f"Grand Hall, {south}"
    assert plan.names[plan.spaces["01A.b"]][0] == f"Grand Hall, {opposite[south]}"
    hall = plan.laid[plan.tiles["01A"]]
    assert hall is not None
    sides = [side for side, _, _ in hall.rim]
    assert [side for side in "NESW" if sides.count(side) == 2] == ["NESW"[turns]]
