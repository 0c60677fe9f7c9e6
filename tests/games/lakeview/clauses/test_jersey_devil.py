"""The Jersey Devil: curses, and its five objectives."""

from __future__ import annotations

import pytest

from tests.games.lakeview.town import Town, plain
from tests.support import clause

JERSEY = "jersey_devil"


@clause("LAKE-207")
def test_it_begins_on_the_heights(backend: str) -> None:
    t = Town(backend, fresh=True, monster=JERSEY)
    assert t.monster == "a3" and t.objectives() == ["j1", "j2", "j3", "j4", "j5"]
    assert t.get("curses") == [0] * 5


@clause("LAKE-022", "LAKE-124", "LAKE-207")
def test_every_kid_who_is_hit_is_cursed(backend: str) -> None:
    kids = {"nancy": (5, 7), "dustin": (4, 7)}
    t = plain(backend, monster=JERSEY, hand=[21], monster_in="b2", at=kids, curses=[1, 0, 0, 0, 0])
    t.play(21).idle("next")
    assert t.get("curses") == [2, 1, 0, 0, 0]
    assert t.get("calamity") == 2


@clause("LAKE-022", "LAKE-207")
def test_there_are_eight_curses(backend: str) -> None:
    kids = {"nancy": (5, 7), "dustin": (10, 10)}
    for curses, after, calamity in (([3, 4, 0, 0, 0], 8, 1), ([4, 4, 0, 0, 0], 8, 2)):
        t = plain(backend, monster=JERSEY, hand=[21], monster_in="b2", at=kids, curses=curses)
        t.play(21)
        assert sum(t.get("curses")) == after
        assert t.get("calamity") == calamity


@clause("LAKE-022", "LAKE-207")
@pytest.mark.parametrize(("curses", "wheel", "n"), [(1, 3, 4), (2, 2, 2), (3, 1, 1), (5, 1, 1)])
def test_a_curse_slows_down(backend: str, curses: int, wheel: int, n: int) -> None:
    kids = {"nancy": (6, 6), "dustin": (10, 10)}
    t = plain(backend, monster=JERSEY, turn="nancy", at=kids, curses={0: curses}, monster_in="a1")
    t.do(f"spin/wheel={wheel}")
    assert t.told("spun") == [f"spun nancy {n}"] and t.get("left") == n


@clause("LAKE-022", "LAKE-207")
def test_a_cursed_lost_kid_is_slow_too(backend: str) -> None:
    t = plain(
        backend,
        monster=JERSEY,
        found=(6, 6),
        hand=[21],
        stun=1,
        monster_in="a1",
        at={"nancy": (2, 2), "dustin": (10, 10)},
        curses=[0, 0, 0, 0, 2],
    )
    t.play(21)
    assert t.get("left") == 1


@clause("LAKE-022", "LAKE-179", "LAKE-207")
def test_the_chapel_lifts_all_own_curses(backend: str) -> None:
    t = plain(backend, monster=JERSEY)
    t.visit((6, 11), "cleanse", curses=[1, 2, 0, 0, 0])
    assert t.told("uncursed") == ["uncursed nancy 1"]
    assert t.get("curses") == [0, 2, 0, 0, 0]
    t.visit((6, 11), curses=[1, 0, 0, 0, 0])
    assert t.kid == "dustin" and t.offered("cleanse") == []


# ---- objectives


@clause("LAKE-188", "LAKE-207")
def test_families_are_warned_once_each(backend: str) -> None:
    t = plain(backend, monster=JERSEY, done=["j1"])
    t.visit((2, 5), "fulfil/objective=j2")
    t.visit((1, 5))
    assert t.offered("fulfil") == []
    t.visit((10, 3), "fulfil/objective=j2")
    assert t.get("done")[1] == 0
    t.visit((3, 11), "fulfil/objective=j2")
    assert t.get("done")[1] == 1


@clause("LAKE-188", "LAKE-203")
def test_the_rite_costs_three_types(backend: str) -> None:
    for symbols, possible in (("eye eye key key", False), ("eye key key bone", True)):
        t = plain(backend, monster=JERSEY, done=["j1", "j2"], symbols={"nancy": symbols})
        t.visit((6, 11))
        assert t.offered("fulfil") == (["fulfil/objective=j3"] if possible else [])
    t.do("fulfil", "pay/symbol=key")
    assert t.offered() == ["pay/symbol=eye", "pay/symbol=bone"]
    t.do("pay/symbol=eye")
    assert t.symbols("nancy") == ["key"] and t.get("done")[2] == 1


@clause("LAKE-188", "LAKE-207")
@pytest.mark.parametrize(
    ("district", "curses", "symbols", "possible"),
    [
        ("c2", 0, "eye eye", True),
        ("c1", 0, "eye eye", False),
        ("c2", 1, "eye eye", False),
        ("c2", 0, "eye", False),
    ],
)
def test_back_to_the_pit(
    backend: str, district: str, curses: int, symbols: str, possible: bool
) -> None:
    t = plain(
        backend, monster=JERSEY, found=(10, 2), done=["j1", "j2", "j3"], symbols={"nancy": symbols}
    )
    t.visit((6, 11), monster_in=district, curses={0: curses})
    assert t.offered("fulfil") == (["fulfil/objective=j5"] if possible else [])


@clause("LAKE-005", "LAKE-188", "LAKE-207")
def test_from_the_first_objective_to_victory(backend: str) -> None:
    t = plain(backend, monster=JERSEY, hiding=20)
    free = {"curses": [0] * 5}
    t.visit((2, 3), "fulfil/objective=j1")
    for spot in ((10, 3), (2, 5), (2, 11)):
        t.visit(spot, "fulfil/objective=j2", feds=[1, 5], **free)
    mine = dict.fromkeys(("nancy", "dustin"), "eye key bone")
    t.visit((6, 11), "fulfil/objective=j3", feds=[0, 0], symbols=mine, **free)
    t.visit((10, 11), "search", feds=[0, 3], **free)
    mine = dict.fromkeys(("nancy", "dustin"), "eye key")
    t.visit((6, 11), "fulfil", monster_in="c2", symbols=mine, feds=[0, 0], **free)
    t.do("pay/symbol=eye")
    assert t.log[-1] == "won" and t.state.over
    done = ("j1", "j2", "j3", "j4", "j5")
    assert t.told("objective_done") == [f"objective_done {o}" for o in done]
