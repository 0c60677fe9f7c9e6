"""The explore action: the reach of a token, what it costs, what it lays, and going in."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.support import clause

TOKENS = """
north:
  kind: explore
  at: 01A.N0
  look: ["A door.", "Une porte."]
  opts:
  - t: ["Explore", "Explorer"]
    act: true
    do:
    - {remove: north}
    - {tile: 24A}
    - {token: [chest, lamp, clerk]}
    - {move: 1, dir: free, into: 24A.a}
west:
  kind: explore
  at: 01A.W1
  look: ["A stuck door.", "Une porte coincée."]
  opts:
  - t: ["Force the door", "Forcer la porte"]
    act: true
    do: [{test: strength, diff: 2, pass: [{remove: west}, {clue: 1}]}]
hatch:
  kind: explore
  at: 10A.a
  look: ["A hatch.", "Une trappe."]
  opts: [{t: ["Open the hatch", "Ouvrir la trappe"], act: true, do: [{tile: 17A}]}]
chest: {kind: search, at: 24A.a, opts: [{t: ["Chest", "Coffre"], act: true, do: []}]}
lamp: {kind: interact, at: 24A.b, opts: [{t: ["Lamp", "Lampe"], act: true, do: []}]}
clerk: {kind: person, at: 24A.b, opts: [{t: ["Clerk", "Commis"], act: true, do: []}]}
"""


def house(backend: str, at: str, **wish: object) -> House:
    """Set up Bastien's turn somewhere; Agatha is in the study."""
    given = {
        "at": {"bastien": at, "agatha": "13A.a"}, "turn": "bastien", "tokens": "north west hatch",
    } | wish  # fmt: skip
    return House(backend, parts={"tokens": TOKENS}, **given)


def laid(h: House) -> set[str]:
    """Return the tiles on the board."""
    return {face for face, n in h.made.plan.tiles.items() if h.get("laid")[n]}


@clause("MAN2-108", "MAN2-110")
def test_exploring_reveals_a_room_for_one_action(backend: str) -> None:
    h = house(backend, "01A.d")
    before = laid(h)
    h.do("press/choice=Explore")
    assert laid(h) - before == {"24A"} and h.told("laid") == [f"laid {h.made.plan.tiles['24A']}"]
    assert h.get("actions")[1] == 1


@clause("MAN2-109")
@pytest.mark.parametrize(
    ("at", "offered"),
    [
        ("01A.d", "Explore"), ("01A.b", ""), ("01A.c", "Force the door"),
        ("13A.b", "Force the door"), ("01A.a", ""), ("10A.a", "Open the hatch"), ("01A.e", ""),
    ],
)  # fmt: skip
def test_a_door_is_explored_from_beside_it_and_a_space_from_within(
    backend: str, at: str, offered: str
) -> None:
    wanted = [f"press/choice={offered}"] if offered else []
    assert house(backend, at).spoken("press") == wanted


@clause("MAN2-111")
def test_a_test_within_an_exploration_costs_nothing_more(backend: str) -> None:
    h = house(backend, "01A.c")
    h.do("press/choice=Force the door", dice="sbbbbs")
    assert h.told("tested") == ["tested bastien 2 2"] and h.get("clues")[1] == 1
    assert h.get("actions")[1] == 1 and "move/space=13A.b" in h.spoken()
    failed = house(backend, "01A.c")
    failed.do("press/choice=Force the door", dice="sbbbbb")
    assert failed.get("actions")[1] == 1 and failed.get("clues")[1] == 0
    assert "move/space=13A.b" not in failed.spoken()


@clause("MAN2-112")
def test_nothing_is_spent_before_the_option_is_confirmed(backend: str) -> None:
    h = house(backend, "01A.d")
    assert "press/choice=Explore" in h.spoken() and h.get("actions")[1] == 2
    h.do("end_turn")
    assert "24A" not in laid(h) and h.told("pressed") == []
    h = house(backend, "01A.d").do("press/choice=Explore")
    assert h.told("pressed") == ["pressed bastien Explore"] and h.get("actions")[1] == 1


@clause("MAN2-113")
def test_an_exploration_lays_just_the_tiles_and_tokens_it_names(backend: str) -> None:
    h = house(backend, "01A.d")
    tiles, tokens = laid(h), set(h.get("board"))
    h.do("press/choice=Explore")
    assert laid(h) == tiles | {"24A"}
    new = {h.token(t) for t in ("chest", "lamp", "clerk")}
    assert set(h.get("board")) == tokens - {h.token("north")} | new
    assert h.told("placed") == ["placed chest 24A.a", "placed lamp 24A.b", "placed clerk 24A.b"]


@clause("MAN2-114", "MAN2-208")
def test_the_explorer_may_go_in_by_the_door_once(backend: str) -> None:
    h = house(backend, "01A.d").do("press/choice=Explore")
    assert h.asked == (1, "stride") and h.spoken() == ["step/space=24A.a", "stay"]
    h.do("step/space=24A.a")
    assert h.at("bastien") == "24A.a" and h.asked == (1, "turn") and h.get("actions")[1] == 1
    h = house(backend, "01A.d").do("press/choice=Explore", "stay")
    assert h.at("bastien") == "01A.d" and h.asked == (1, "turn")


@clause("MAN2-114", "MAN2-204", "MAN2-205", "MAN2-208")
def test_going_in_from_beside_a_monster_takes_an_evade_check(backend: str) -> None:
    h = house(backend, "01A.d", monsters=[("cultist", "01A.d")])
    h.do("press/choice=Explore", dice="sbbb")
    assert len(h.told("evade_began")) == 1
    stays = house(backend, "01A.d", monsters=[("cultist", "01A.d")])
    stays.do("press/choice=Explore", "stay", dice="sbbb")
    assert len(stays.told("evade_began")) == 1
    h.do("step/space=24A.a", dice="bbb")
    assert len(h.told("evade_began")) == 2 and h.told("forfeited") == ["forfeited bastien"]
    assert h.at("bastien") == "01A.d"
