"""The move action, what interrupts it, and actions that are forfeited."""

from __future__ import annotations

from tests.games.mansions2.house import House
from tests.support import clause

DRAWER = """
drawer:
  kind: search
  at: 01A.a
  look: ["A drawer.", "Un tiroir."]
  opts: [{t: ["Search", "Fouiller"], act: true, do: [{clue: 1}]}]
"""
FORFEIT = [1]
"""An acolyte's second text: a test of Influence, whoever fails it forfeits the action."""


def house(backend: str, at: str, **wish: object) -> House:
    """Set up Bastien's turn somewhere; Agatha is in the study."""
    given = {"at": {"bastien": at, "agatha": "13A.a"}, "turn": "bastien"} | wish
    return House(backend, parts={"tokens": DRAWER}, **given)


@clause("MAN2-104")
def test_a_move_action_leads_two_spaces_at_most(backend: str) -> None:
    h = house(backend, "10A.b")
    assert h.spoken("move") == ["move/space=10A.a", "move/space=01A.e"]
    h.do("move/space=01A.e")
    assert h.at("bastien") == "01A.e" and h.get("actions")[1] == 1 and h.get("steps")[1] == 0
    assert h.at("agatha") == "13A.a"


@clause("MAN2-105", "MAN2-200")
def test_a_move_goes_through_every_space_on_its_way(backend: str) -> None:
    h = house(backend, "10A.b", fire="10A.a")
    h.do("move/space=01A.e")
    assert h.told("moved") == ["moved bastien 10A.a", "moved bastien 01A.e"]
    assert h.down("bastien") == 1 and h.up("bastien") == []
    past = house(backend, "10A.b", fire="01A.b").do("move/space=01A.e")
    assert past.down("bastien") == 0


@clause("MAN2-105", "MAN2-180")
def test_a_move_does_not_lead_through_a_wall(backend: str) -> None:
    h = house(backend, "01A.c")
    assert set(h.spoken("move")) == {
        f"move/space={s}" for s in ("01A.a", "01A.b", "13A.a", "13A.b")
    }
    h.do("move/space=01A.b")
    assert h.told("moved") == ["moved bastien 01A.a", "moved bastien 01A.b"]


@clause("MAN2-106")
def test_another_action_may_interrupt_a_move(backend: str) -> None:
    h = house(backend, "01A.c", tokens="drawer")
    h.do("move/space=01A.a", "press/choice=Search")
    assert h.get("actions")[1] == 0 and h.get("clues")[1] == 1
    assert set(h.spoken("move")) == {"move/space=01A.b", "move/space=01A.c"}
    h.do("move/space=01A.b")
    assert h.at("bastien") == "01A.b" and h.get("performed")[1] == 2
    assert h.told("turn_ended") == ["turn_ended bastien"]


@clause("MAN2-106")
def test_a_move_does_not_interrupt_a_move(backend: str) -> None:
    h = house(backend, "10A.b")
    h.do("move/space=10A.a")
    assert set(h.spoken("move")) == {"move/space=10A.b", "move/space=01A.e"}
    assert h.get("actions")[1] == 1 and h.get("steps")[1] == 1


@clause("MAN2-106", "MAN2-218")
def test_movement_left_survives_the_forfeit_of_another_action(backend: str) -> None:
    h = house(backend, "01A.c", tokens="drawer", monsters=[("cultist", "01A.a")])
    h.do("move/space=01A.a")
    h.do("press/choice=Search", chance=FORFEIT)
    assert h.told("forfeited") == ["forfeited bastien"] and h.get("clues")[1] == 0
    assert h.get("actions")[1] == 0 and h.get("steps")[1] == 1
    h.do("move/space=01A.b", dice="sbbb")
    assert h.at("bastien") == "01A.b"


@clause("MAN2-107")
def test_leaving_a_monster_takes_an_evade_check_first(backend: str) -> None:
    h = house(backend, "01A.c", monsters=[("cultist", "01A.c"), ("hybrid", "13A.b")])
    h.do("move/space=01A.b", dice="sbbb")
    lines = [line for line in h.log if line.split(" ")[0] in ("evade_began", "moved")]
    assert lines == [
        "evade_began bastien 0 cultist", "moved bastien 01A.a", "moved bastien 01A.b",
    ]  # fmt: skip
    free = house(backend, "01A.c", monsters=[("cultist", "01A.b")])
    free.do("move/space=01A.b")
    assert free.told("evade_began") == []


@clause("MAN2-218")
def test_a_forfeited_action_is_lost_without_its_effects(backend: str) -> None:
    h = house(backend, "01A.a", tokens="drawer", monsters=[("cultist", "01A.a")])
    h.do("press/choice=Search", dice="sbb", chance=FORFEIT)
    assert h.get("actions")[1] == 1 and h.get("clues")[1] == 0
    assert h.told("forfeited") == ["forfeited bastien"] and h.told("pressed") == []
    h = house(backend, "01A.a", tokens="drawer", monsters=[("cultist", "01A.a")])
    h.do("press/choice=Search", dice="ssb", chance=FORFEIT)
    assert h.get("actions")[1] == 1 and h.get("clues")[1] == 1 and h.told("forfeited") == []


@clause("MAN2-219")
def test_a_forfeit_while_moving_ends_the_movement(backend: str) -> None:
    h = house(backend, "01A.c", monsters=[("cultist", "01A.c")])
    h.do("move/space=01A.b", chance=FORFEIT)
    assert h.at("bastien") == "01A.c" and h.get("steps")[1] == 0 and h.get("actions")[1] == 1
    assert h.told("moved") == []


@clause("MAN2-219")
def test_a_forfeit_on_the_way_leaves_one_on_the_space_reached(backend: str) -> None:
    h = house(backend, "10A.b", monsters=[("cultist", "10A.a")])
    h.do("move/space=01A.e", chance=FORFEIT)
    assert h.at("bastien") == "10A.a" and h.get("steps")[1] == 0
    assert h.told("moved") == ["moved bastien 10A.a"]
