"""Tiles, rooms and spaces: laid, kept, taken away, set aside."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.columns import SpaceRow
from noctuary.games.mansions2.components import EDGES
from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.house import House
from tests.games.mansions2.maps import STREET, every_face
from tests.support import clause

TOKENS = """
north:
  kind: explore
  at: 01A.N0
  look: ["A door.", "Une porte."]
  opts: [{t: ["Explore", "Explorer"], act: true, do: [{remove: north}, {tile: 24A}]}]
lever:
  kind: interact
  at: 01A.a
  look: ["A lever.", "Un levier."]
  opts:
  - {t: ["Lift", "Lever"], do: [{lift: 13A}]}
  - {t: ["Lay", "Poser"], do: [{tile: 13A}]}
  - {t: ["Hide", "Cacher"], do: [{token: chest}]}
  - {t: ["Clear", "Vider"], do: [{clear: board}]}
  - {t: ["Return", "Revenir"], do: [{tile: 01A}, {go: 01A.b, to: all}]}
  - {t: ["Shout", "Crier"], do: [{damage: 1, down: true, to: all}]}
chest: {kind: search, at: 13A.b, opts: [{t: ["Chest", "Coffre"], act: true, do: []}]}
"""
STATUE = """
- id: statue
  name: ["Statue", "Statue"]
  class: titan
  figures: 4
  base: small
  awareness: 1
  horror: 3
  brawn: 3
  health: [4, 0]
  abilities: []
  flavour: ["It stands.", "Elle se dresse."]
  act: []
  evade: [{test: will, diff: 1, t: ["You pass.", "Vous passez."]}]
  scare: [{negate: will, horror: 1, t: ["It looks.", "Elle regarde."]}]
"""


def house(backend: str, **wish: object) -> House:
    """Set up Bastien's turn in the hall with a lever; Agatha is there too."""
    given = {"turn": "bastien", "tokens": "north lever"} | wish
    parts = {"tokens": TOKENS, "monsters": STATUE}
    return House(backend, parts=parts, **given)


def laid(h: House) -> set[str]:
    """Return the tiles on the board."""
    return {face for face, n in h.made.plan.tiles.items() if h.get("laid")[n]}


# ---- tiles


@clause("MAN2-157")
def test_the_board_is_all_tiles_that_were_laid(backend: str) -> None:
    h = house(backend, at={"bastien": "01A.d"})
    assert laid(h) == {"01A", "13A", "10A", "09A"} and "move/space=24A.a" not in h.spoken()
    h.do("press/choice=Explore")
    assert laid(h) == {"01A", "13A", "10A", "09A", "24A"} and "move/space=24A.a" in h.spoken()


@clause("MAN2-158")
def test_every_face_of_a_tile_has_rooms() -> None:
    faces = {
        face: len(made["rooms"]) for tile in base().tiles for face, made in tile["faces"].items()
    }
    assert len(faces) == 48 and min(faces.values()) == 1 and max(faces.values()) == 4
    assert sum(faces.values()) == 87 == every_face().rooms


@clause("MAN2-159")
@pytest.mark.parametrize(("turns", "joined"), [(0, True), (1, False), (2, False), (3, True)])
def test_a_tile_lies_where_and_how_the_keeper_says(backend: str, turns: int, joined: bool) -> None:
    """The clock room has doors to the south and to the west; the landing lies south of it."""
    h = House(
        backend,
        parts={
            "tokens": TOKENS,
            "layout": {"24A": [0, -1, turns]},
            "start": {"tiles": ["01A", "13A", "10A"]},
        },
        tokens="north",
        at={"bastien": "01A.d"},
        turn="bastien",
    )
    h.do("press/choice=Explore")
    tile = h.made.plan.laid[h.made.plan.tiles["24A"]]
    assert tile is not None and (tile.column, tile.row, tile.turns) == (0, -1, turns)
    assert any(i.startswith("move/space=24A.") for i in h.spoken()) == joined


@clause("MAN2-160")
def test_a_tile_stays_until_something_takes_it_away(backend: str) -> None:
    h = house(backend)
    while h.get("round") < 11:
        h.pass_on()
    assert laid(h) == {"01A", "13A", "10A", "09A"} and h.told("lifted") == []


@clause("MAN2-161")
def test_a_tile_that_was_discarded_can_be_laid_again(backend: str) -> None:
    h = house(backend, at={"bastien": "01A.a"}).do("press/choice=Lift")
    assert laid(h) == {"01A", "10A", "09A"} and "move/space=13A.b" not in h.spoken()
    h.do("press/choice=Lay")
    assert laid(h) == {"01A", "10A", "09A", "13A"} and "move/space=13A.b" in h.spoken()


@clause("MAN2-161", "MAN2-197")
def test_a_discarded_tile_loses_its_tokens_and_sets_figures_aside(backend: str) -> None:
    h = house(
        backend,
        at={"agatha": "13A.a", "bastien": "01A.a"},
        held={"agatha": "rope"},
        tokens="lever chest",
        fire="13A.b",
        floor={"13A.b": "candles"},
        monsters=[("statue", "13A.b"), ("statue", "01A.b")],
    )
    h.do("press/choice=Lift")
    assert h.get("board") == [h.token("lever")] and h.get("floor") == []
    assert h.at("agatha") is None and h.held("agatha") == ["rope"] and h.at("bastien") == "01A.a"
    assert h.get("alive") == [0, 1] and h.get("m_at")[:2] == [-1, h.space("01A.b")]
    h.do("press/choice=Lay")
    assert h.get("feature")[h.space("13A.b")] == 0 and h.at("agatha") is None


@clause("MAN2-162")
def test_what_is_placed_is_where_the_effect_says(backend: str) -> None:
    h = house(backend).do("press/choice=Hide")
    assert h.told("placed") == ["placed chest 13A.b"] and h.token("chest") in h.get("board")
    assert "press/choice=Chest" not in h.spoken()
    h.grant(at={"bastien": "13A.b"})
    assert "press/choice=Chest" in h.spoken()


# ---- spaces and rooms


@clause("MAN2-163")
def test_every_edge_between_spaces_is_of_one_kind() -> None:
    plan = every_face()
    pairs = [frozenset((a, b)) for a, b, _ in plan.edges]
    inner = [p for p in pairs if len({plan.rows[s][SpaceRow.TILE] for s in p}) == 1]
    assert len(inner) == len(set(inner)) and all(len(p) == 2 for p in inner)
    kinds = {EDGES[kind] for _, _, kind in plan.edges}
    assert kinds == set(EDGES) - {"none"}


@clause("MAN2-164")
def test_any_number_of_figures_shares_a_space_and_each_is_on_one(backend: str) -> None:
    h = house(
        backend,
        party="agatha odile bastien maud rita",
        monsters=[("statue", "01A.b")] * 3,
        at=dict.fromkeys(("agatha", "odile", "maud", "rita"), "01A.b") | {"bastien": "01A.a"},
    )
    h.do("move/space=01A.b")
    assert all(h.at(name) == "01A.b" for name in h.party)
    assert h.get("m_at")[:3] == [h.space("01A.b")] * 3
    h.do("move/space=01A.d", "pick_monster/monster=2/creature=statue", dice="ssss")
    assert h.at("bastien") == "01A.d" and h.at("agatha") == "01A.b"
    assert h.spoken("push") == []


@clause("MAN2-165", "MAN2-182", "MAN2-188")
def test_white_lines_hold_a_room_together_and_nothing_else_does() -> None:
    plan = every_face()
    room_of = [row[SpaceRow.ROOM] for row in plan.rows]
    group = list(range(len(plan.rows)))
    for _ in plan.rows:
        for a, b, kind in plan.edges:
            if EDGES[kind] in ("border", "impassable"):
                group[a] = group[b] = min(group[a], group[b])
    together = {(group[s], room_of[s]) for s in range(1, len(plan.rows))}
    assert len(together) == len({g for g, _ in together}) == len({r for _, r in together}) == 87


@clause("MAN2-166")
def test_all_spaces_of_a_room_have_its_name() -> None:
    plan = every_face()
    rooms = [room for tile in plan.laid if tile for room in tile.rooms]
    for room in rooms:
        assert {plan.names[s][0].split(",")[0] for s in room.spaces} == {room.name[0]}
        assert {plan.names[s][1].split(",")[0] for s in room.spaces} == {room.name[1]}
        assert len({plan.names[s] for s in room.spaces}) == len(room.spaces)
    assert sum(len(room.spaces) for room in rooms) == 123


@clause("MAN2-167")
def test_a_room_is_indoors_or_outdoors_with_all_its_spaces() -> None:
    plan = every_face()
    rooms = [room for tile in plan.laid if tile for room in tile.rooms]
    for room in rooms:
        assert {plan.rows[s][SpaceRow.OUTDOOR] for s in room.spaces} == {int(room.outdoor)}
    assert {room.outdoor for room in rooms} == {True, False}


@clause("MAN2-168", "MAN2-169")
@pytest.mark.parametrize(
    ("name", "outdoor"),
    [
        ("Alley", True), ("High Street", True), ("Courtyard", True), ("Dock", True),
        ("Grand Hall", False), ("Dining Room", False), ("Hallway", False),
        ("Master Bedroom", False),
    ],
)  # fmt: skip
def test_what_has_no_roof_is_outdoors(name: str, outdoor: bool) -> None:
    rooms = [room for tile in every_face().laid if tile for room in tile.rooms]
    assert [room.outdoor for room in rooms if room.name[0] == name] == [outdoor]


@clause("MAN2-167", "MAN2-168", "MAN2-169")
@pytest.mark.parametrize(("at", "dice"), [("01A.a", 4), ("08B.b", 3)])
def test_a_torch_helps_to_search_indoors_only(backend: str, at: str, dice: int) -> None:
    search = f"""
bin: {{kind: search, at: {at}, opts: [
  {{t: ["Search", "Fouiller"], act: true, do: [{{test: observation, diff: 1}}]}}]}}
"""
    h = House(
        backend,
        parts=STREET | {"tokens": search},
        tokens="bin",
        at={"bastien": at},
        held={"bastien": "torch"},
        turn="bastien",
    )
    h.do("press/choice=Search")
    assert h.told("rolled") == [f"rolled bastien observation {dice} 0 0"]


# ---- clearing the board


def cleared(backend: str) -> House:
    """Put everything on the board, and clear it."""
    h = house(
        backend,
        held={"agatha": "rope"},
        conditions={"bastien": "focused"},
        clues={"bastien": 2},
        tokens="north lever chest",
        monsters=[("statue", "01A.b"), ("cultist", "13A.a")],
        fire="01A.c",
        darkness="13A.a",
        passages="01A.e 10A.b",
        barricades={"01A.a": "01A.c"},
        floor={"01A.b": "candles"},
    )
    return h.do("press/choice=Clear", dice="ss", chance=[0])


@clause("MAN2-195")
def test_clearing_the_board_takes_tiles_tokens_and_monsters(backend: str) -> None:
    h = cleared(backend)
    assert laid(h) == set() and h.get("board") == [] and h.get("alive") == []
    assert not any(h.get("feature")) and not any(h.get("blocked")) and not any(h.get("shut"))
    assert h.get("barricade_at") == [-1] * 4 and h.get("floor") == []
    assert set(h.cards_of("candles")) <= set(h.get("shelf")) and h.told("defeated") == []


@clause("MAN2-196")
def test_clearing_the_board_takes_the_figures_but_not_the_cards(backend: str) -> None:
    h = cleared(backend)
    assert h.at("agatha") is None and h.at("bastien") is None
    assert h.held("agatha") == ["rope"] and h.conditions("bastien") == ["focused"]
    assert h.get("clues")[1] == 2 and h.get("out")[:2] == [0, 0]


@clause("MAN2-197", "MAN2-198")
def test_what_is_set_aside_is_nowhere(backend: str) -> None:
    def night(lifted: bool) -> House:
        h = house(
            backend,
            at={"agatha": "13A.a", "bastien": "01A.a"},
            held={"bastien": "revolver"},
            tokens="lever",
            monsters=[("statue", "13A.a")],
        )
        if lifted:
            h.do("press/choice=Lift")
        h.pass_on()
        while h.get("round") == 1:
            h.pass_on()
        return h

    assert night(False).told("horror_began") == ["horror_began agatha 0 statue"]
    h = night(True)
    assert h.told("horror_began") == []
    h.until_turn("agatha")
    assert h.spoken() == ["end_turn"] and h.get("actions")[0] == 2
