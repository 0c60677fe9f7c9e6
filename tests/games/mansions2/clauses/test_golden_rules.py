"""The golden rules: what overrides what, and what “can” and “may” mean."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.games.mansions2.maps import ROOFS
from tests.support import clause


@clause("MAN2-001")
@pytest.mark.parametrize(
    ("before", "conditions"), [(5, []), (6, ["wounded"]), (7, ["wounded"]), (8, ["wounded"])]
)
def test_the_guide_is_followed_where_the_booklet_differs(
    backend: str, before: int, conditions: list[str]
) -> None:
    """By the booklet, nobody is Wounded who jumps past his health; Bastien's is 9."""
    h = beside(backend, "[{damage: 3, down: true}]", down={"bastien": (before, 0)})
    pull(h)
    assert h.conditions("bastien") == conditions
    assert h.down("bastien") == (0 if conditions else before + 3)


@clause("MAN2-002")
def test_what_a_card_says_overrides_the_rules(backend: str) -> None:
    at = {"agatha": "13A.a", "bastien": "12B.c"}
    plain = House(backend, parts=ROOFS, turn="bastien", at=at)
    assert "move/space=12B.b" not in plain.spoken() and plain.spoken("perform") == []
    h = House(backend, parts=ROOFS, turn="bastien", at=at, held={"bastien": "rope"})
    assert "move/space=12B.b" not in h.spoken(), "the rope changes nothing else"
    h.do("perform/card=rope").do("step/space=12B.b")
    assert h.at("bastien") == "12B.b"


@clause("MAN2-003")
def test_an_effect_that_moves_does_not_lift_a_prohibition_to_move(backend: str) -> None:
    free = pull(beside(backend, "[{move: 1, dir: free}, {clue: 1}]"))
    assert free.asked == (1, "stride")
    h = beside(backend, "[{move: 1, dir: free}, {clue: 1}]", conditions={"bastien": "restrained"})
    assert h.spoken("move") == []
    pull(h)
    assert h.asked == (1, "turn") and h.at("bastien") == "01A.a"
    assert h.get("clues")[1] == 1, "what is not forbidden happens"


@clause("MAN2-003")
@pytest.mark.parametrize(
    ("darkness", "held", "asked"),
    [("01A.a", "", "turn"), ("01A.a", "crowbar", "turn"), ("01A.a", "lantern", "improve"),
     ("01A.b", "", "improve")],
)  # fmt: skip
def test_only_what_lifts_this_very_prohibition_undoes_it(
    backend: str, darkness: str, held: str, asked: str
) -> None:
    h = beside(
        backend, "[{test: lore, diff: 1}]", party="agatha maud", who="maud", darkness=darkness,
        held={"maud": held}, clues={"maud": 2},
    )  # fmt: skip
    pull(h, dice="ib")
    assert h.asked == (1, asked)
    if asked == "improve":
        assert h.offered() == ["spend", "enough"]


@clause("MAN2-004")
def test_a_player_decides_for_each_of_his_investigators(backend: str) -> None:
    for who, seat in (("agatha", 0), ("bastien", 1), ("odile", 0), ("yorick", 1)):
        h = beside(
            backend, "[{move: 1, dir: free}]", party="agatha bastien odile yorick", seats=2, who=who
        )
        assert h.asked == (seat, "turn") and h.get("turn") == h.slot(who)
        assert pull(h).asked == (seat, "stride")


@clause("MAN2-004", "MAN2-060")
def test_alone_one_answers_for_both(backend: str) -> None:
    for who in ("agatha", "bastien"):
        h = beside(backend, "[{test: will, diff: 1, to: all}]", seats=1, who=who,
                   clues={"agatha": 1, "bastien": 1})  # fmt: skip
        assert h.asked == (0, "turn") and h.get("turn") == h.slot(who)
        pull(h, dice="iiiii")
        assert h.asked == (0, "improve") and h.told("rolled")[0].split()[1] == "agatha"
        h.do("enough", dice="iiii")
        assert h.asked == (0, "improve") and h.told("rolled")[1].split()[1] == "bastien"


@clause("MAN2-006", "MAN2-007")
@pytest.mark.parametrize(("at", "offered"), [("01A.b", True), ("13A.a", False)])
def test_what_one_can_do_is_on_offer_and_costs_what_it_costs(
    backend: str, at: str, offered: bool
) -> None:
    h = House(
        backend, turn="bastien", at={"agatha": "13A.b", "bastien": "01A.b"},
        monsters=[("star_spawn", at)],
    )  # fmt: skip
    attack = "attack/card=unarmed/monster=0/creature=star_spawn"
    assert h.spoken("attack") == ([attack] if offered else [])
    assert h.get("actions")[1] == 2 and h.told("attack_began") == [], "nothing happens by itself"
    if offered:
        h.do(attack, dice="sssss")
        assert h.get("actions")[1] == 1 and h.spoken("attack") == [attack]
        h.do(attack, dice="sssss")
        assert h.told("turn_ended") == ["turn_ended bastien"], "there were two actions"


@clause("MAN2-008")
def test_what_one_may_do_is_done_at_once_or_never(backend: str) -> None:
    h = pull(beside(backend, "[{move: 1, dir: free}]"))
    assert h.asked == (1, "stride")
    assert h.spoken() == ["step/space=01A.b", "step/space=01A.c", "stay"]
    h.do("stay")
    assert h.asked == (1, "turn") and h.at("bastien") == "01A.a"
    assert h.spoken("step") == [] and h.get("actions")[1] == 1
    h.do("move/space=01A.b")
    assert h.get("actions")[1] == 0, "a step costs a move action now"


NORTH = """
north: {kind: explore, at: 01A.N0, look: ["A door.", "Une porte."],
  opts: [{t: ["Explore", "Explorer"], act: true,
    do: [{remove: north}, {tile: 24A}, {move: 1, dir: free, into: 24A.a}]}]}
"""


@clause("MAN2-009")
@pytest.mark.parametrize(
    ("choice", "at", "left"), [("stay", "01A.d", 0), ("step/space=24A.a", "24A.a", 1)]
)
def test_going_into_the_explored_room_is_now_or_never(
    backend: str, choice: str, at: str, left: int
) -> None:
    h = House(backend, parts={"tokens": NORTH}, turn="bastien", tokens="north",
              at={"agatha": "13A.a", "bastien": "01A.d"})  # fmt: skip
    h.do("press/choice=Explore")
    assert h.spoken() == ["step/space=24A.a", "stay"]
    h.do(choice)
    assert h.at("bastien") == at and h.spoken("step") == []
    if choice == "stay":
        h.do("move/space=24A.a")
    assert h.at("bastien") == "24A.a" and h.get("actions")[1] == left
