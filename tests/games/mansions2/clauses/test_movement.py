"""Movement by effects: step by step or at once, meant or not, toward and away."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.games.mansions2.maps import ROOFS, baton
from tests.support import clause

ORDERS = baton(
    Beckon="[{move: 1, dir: toward, of: self, to: chosen_other}]",
    Shoo="[{move: 2, dir: away, of: self, to: chosen_other}]",
    Invite="[{move: 2, dir: free, to: chosen_other}]",
    Send="[{go: 01A.c, to: chosen_other}]",
    Wander="[{move: 2, dir: free}]",
    Flee="[{move: 2, dir: away, of: closest_monster}]",
    Travel="[{go: 01A.b}]",
    Call="[{march: 2, who: monsters, dir: toward, of: self}]",
    Hunt="[{march: 1, who: monsters, dir: toward, of: closest}]",
    Near="[{damage: 1, down: true, to: closest}]",
    Far="[{damage: 1, down: true, to: farthest}]",
)


def house(backend: str, at: dict[str, str], **wish: object) -> House:
    """Set up Bastien's turn with the baton; everybody stands where the test says."""
    given = {"at": at, "held": {"bastien": "baton"}, "turn": "bastien"} | wish
    party = " ".join(n for n in ("agatha", "bastien", "odile", "maud") if n in at)
    return House(backend, party=party, parts=ROOFS | ORDERS, **given)


def monster_at(h: House, m: int = 0) -> str | None:
    """Return the space of a monster."""
    return h.space_name(h.get("m_at")[m])


# ---- one rule for all movement


@clause("MAN2-199")
@pytest.mark.parametrize(
    ("order", "choices", "fire"),
    [
        ("Beckon", [], "01A.a"), ("Shoo", ["step/space=01A.d"], "01A.d"),
        ("Invite", ["step/space=01A.a", "stay"], "01A.a"), ("Send", [], "01A.c"),
    ],
)  # fmt: skip
def test_whatever_moves_somebody_he_enters_a_space(
    backend: str, order: str, choices: list[str], fire: str
) -> None:
    for burning, damage in ((fire, 1), ("10A.b", 0)):
        h = house(backend, {"bastien": "01A.a", "odile": "01A.b"}, fire=burning)
        h.do(f"press/choice={order}", *choices)
        assert h.told("moved")[0] == f"moved odile {fire}"
        assert h.down("odile") == damage and h.down("bastien") == 0


@clause("MAN2-199", "MAN2-200")
def test_a_monster_walks_space_by_space_and_burns_on_the_way(backend: str) -> None:
    h = house(
        backend, {"bastien": "01A.a", "agatha": "13A.a"}, monsters=[("cultist", "01A.d")],
        fire="01A.b",
    )  # fmt: skip
    h.do("press/choice=Call")
    assert h.told("monster_moved") == [
        "monster_moved 0 cultist 01A.b",
        "monster_moved 0 cultist 01A.a",
    ]
    assert monster_at(h) == "01A.a" and h.get("m_damage")[0] == 1


@clause("MAN2-201")
def test_a_barricade_stops_all_but_what_passes_through_walls(backend: str) -> None:
    at = {"bastien": "01A.a", "agatha": "13A.a"}
    h = house(backend, at, barricades={"01A.a": "01A.c"}, monsters=[("cultist", "01A.c")])
    assert "move/space=01A.c" not in h.spoken() and "move/space=01A.b" in h.spoken()
    h.do("press/choice=Call")
    assert monster_at(h) == "01A.c"
    ghost = house(backend, at, barricades={"01A.a": "01A.c"}, monsters=[("ghost", "01A.c")])
    ghost.do("press/choice=Call")
    assert monster_at(ghost) == "01A.a" and ghost.told("barricade_rolled") == []
    assert ghost.get("barricade_at")[0] == ghost.space("01A.a")


@clause("MAN2-202")
def test_somebody_put_on_a_space_crosses_nothing(backend: str) -> None:
    for fire, damage in (("10A.a 01A.e", 0), ("10A.a 01A.e 01A.b", 1)):
        h = house(backend, {"bastien": "10A.b", "agatha": "13A.a"}, fire=fire)
        h.do("press/choice=Travel")
        assert h.told("moved") == ["moved bastien 01A.b"] and h.down("bastien") == damage


@clause("MAN2-203")
def test_nothing_shut_keeps_somebody_from_being_put_elsewhere(backend: str) -> None:
    at = {"agatha": "13A.a", "bastien": "10A.b"}
    h = house(backend, at, barricades={"10A.b": "10A.a"})
    assert h.spoken("move") == []
    h.do("press/choice=Travel")
    assert h.at("bastien") == "01A.b"
    over = house(backend, {"agatha": "13A.a", "bastien": "12B.b"}).do("press/choice=Travel")
    assert over.at("bastien") == "01A.b"


# ---- meant or not


@clause("MAN2-204", "MAN2-205")
def test_a_movement_that_one_may_make_is_meant_and_evades(backend: str) -> None:
    h = house(backend, {"bastien": "01A.c", "agatha": "13A.a"}, monsters=[("cultist", "01A.c")])
    h.do("press/choice=Wander")
    assert h.asked == (1, "stride") and "stay" in h.spoken() and h.told("evade_began") == []
    h.do("step/space=01A.a", dice="sbbb")
    assert h.told("evade_began") == ["evade_began bastien 0 cultist"] and h.at("bastien") == "01A.a"
    h.do("stay")
    assert h.at("bastien") == "01A.a" and h.asked == (1, "turn")


@clause("MAN2-206", "MAN2-207", "MAN2-208")
def test_a_movement_that_one_must_make_is_not_meant_and_evades_nothing(backend: str) -> None:
    h = house(backend, {"bastien": "01A.e", "agatha": "13A.a"}, monsters=[("cultist", "01A.e")])
    h.do("press/choice=Flee")
    assert h.asked == (1, "drive") and "stay" not in h.spoken()
    h.do("step/space=10A.a")
    assert h.told("moved") == ["moved bastien 10A.a", "moved bastien 10A.b"]
    assert h.told("evade_began") == [] and h.asked == (1, "turn")


# ---- how far


@clause("MAN2-209")
def test_whoever_is_on_the_space_itself_is_closest(backend: str) -> None:
    at = {"agatha": "01A.b", "bastien": "01A.a"}
    h = house(backend, at).do("press/choice=Near")
    assert (h.down("agatha"), h.down("bastien")) == (0, 1)
    stays = house(backend, at, monsters=[("cultist", "01A.b")]).do("press/choice=Hunt")
    assert monster_at(stays) == "01A.b" and stays.told("monster_moved") == []
    goes = house(backend, at | {"agatha": "13A.a"}, monsters=[("cultist", "01A.b")])
    assert monster_at(goes.do("press/choice=Hunt")) == "01A.a"


@clause("MAN2-209")
def test_the_group_decides_who_is_closest_of_equals(backend: str) -> None:
    at = {"agatha": "01A.d", "bastien": "01A.a", "odile": "13A.a"}
    h = house(backend, at, monsters=[("cultist", "01A.b")]).do("press/choice=Hunt")
    assert h.asked == (1, "prey")
    assert set(h.spoken()) == {"pick/investigator=agatha", "pick/investigator=bastien"}
    assert monster_at(h.do("pick/investigator=agatha")) == "01A.d"


@clause("MAN2-209", "MAN2-210")
def test_whoever_cannot_be_reached_is_farthest_and_not_closest(backend: str) -> None:
    at = {"agatha": "12B.b", "bastien": "10A.b", "odile": "01A.a"}
    h = house(backend, at).do("press/choice=Far")
    assert [h.down(n) for n in ("agatha", "bastien", "odile")] == [1, 0, 0]
    near = house(backend, {"agatha": "12B.b", "bastien": "10A.b"}, monsters=[("cultist", "01A.a")])
    near.do("press/choice=Hunt")
    assert near.asked == (1, "turn") and monster_at(near) == "01A.b"


@clause("MAN2-209")
def test_distance_is_counted_by_the_ways_of_whoever_moves(backend: str) -> None:
    at = {"agatha": "01A.e", "bastien": "01A.d"}
    ghost = house(backend, at, monsters=[("ghost", "01A.a")]).do("press/choice=Hunt")
    assert monster_at(ghost) == "01A.e"
    walker = house(backend, at, monsters=[("cultist", "01A.a")]).do("press/choice=Hunt")
    assert walker.asked == (1, "prey") and len(walker.spoken()) == 2


@clause("MAN2-210")
def test_farthest_is_the_most_spaces_away(backend: str) -> None:
    at = {"agatha": "01A.d", "bastien": "01A.a", "odile": "10A.b"}
    h = house(backend, at).do("press/choice=Far")
    assert [h.down(n) for n in ("agatha", "bastien", "odile")] == [0, 0, 1]
    same = house(backend, dict.fromkeys(at, "01A.a")).do("press/choice=Far")
    assert same.asked[0] == 1 and len(same.spoken("pick/")) == 3


# ---- toward and away


@clause("MAN2-211")
def test_every_step_toward_something_comes_nearer(backend: str) -> None:
    h = house(backend, {"bastien": "01A.a", "agatha": "13A.a"}, monsters=[("cultist", "01A.b")])
    h.do("press/choice=Call")
    assert h.told("monster_moved") == ["monster_moved 0 cultist 01A.a"]
    cut_off = house(
        backend, {"bastien": "01A.a", "agatha": "13A.a"}, monsters=[("cultist", "12B.a")]
    )
    assert cut_off.do("press/choice=Call").told("monster_moved") == []


@clause("MAN2-211")
def test_the_group_chooses_between_steps_that_are_as_good(backend: str) -> None:
    h = house(backend, {"bastien": "01B.a", "agatha": "13A.a"}, monsters=[("ghost", "01B.c")])
    h.do("press/choice=Call")
    assert h.asked == (1, "march")
    h.do("pick_space/space=01B.d")
    assert h.told("monster_moved") == ["monster_moved 0 ghost 01B.d", "monster_moved 0 ghost 01B.a"]


@clause("MAN2-212")
def test_every_step_away_from_something_goes_farther(backend: str) -> None:
    h = house(backend, {"bastien": "10A.a", "odile": "10A.b"}).do("press/choice=Shoo")
    assert h.at("odile") == "10A.b" and h.told("moved") == [] and h.asked == (0, "turn")
    h = house(backend, {"bastien": "10A.a", "odile": "01A.e"}).do("press/choice=Shoo")
    assert set(h.spoken()) == {"step/space=01A.a", "step/space=01A.d"}
    h.do("step/space=01A.d")
    assert h.told("moved") == ["moved odile 01A.b", "moved odile 01A.d"]
