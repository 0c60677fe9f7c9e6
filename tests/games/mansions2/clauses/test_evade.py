"""Evade checks: when they are due, against which monster, and what they cost."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.support import clause

TOKENS = """
desk: {kind: search, at: 01A.a, opts: [
  {t: ["Search the desk", "Fouiller le bureau"], act: true, do: [{clue: 2}]},
  {t: ["Glance at it", "Y jeter un œil"], do: [{clue: 1}]}]}
shelf: {kind: search, at: 01A.b, opts: [
  {t: ["Search the shelf", "Fouiller l’étagère"], act: true, do: [{clue: 1}]}]}
"""
BLADE, TALK = 0, 1
"""The acolyte’s two texts: a failure costs a facedown Damage, or the action."""


def beside_monsters(backend: str, *kinds: str, **wish: object) -> House:
    """Set up Bastien in the hall with monsters, beside a desk; Agatha is in the study."""
    given = {"at": {"agatha": "13A.a"}, "turn": "bastien", "tokens": "desk shelf"} | wish
    given["monsters"] = [(kind, "01A.a") for kind in kinds]
    return House(backend, parts={"tokens": TOKENS}, **given)  # type: ignore[arg-type]


SEARCH = "press/choice=Search the desk"


@clause("MAN2-356")
def test_whoever_leaves_a_monsters_space_has_to_evade_it(backend: str) -> None:
    h = beside_monsters(backend, "cultist").do("move/space=01A.b", dice="s")
    assert h.told("evade_began") == ["evade_began bastien 0 cultist"] and h.at("bastien") == "01A.b"
    free = beside_monsters(backend).do("move/space=01A.b")
    assert free.told("evade_began") == []
    passing = House(backend, turn="bastien", monsters=[("cultist", "01A.b")]).do("move/space=01A.b")
    assert passing.told("evade_began") == []
    passing.do("move/space=01A.d", dice="s")
    assert passing.told("evade_began") == ["evade_began bastien 0 cultist"]


@clause("MAN2-357")
def test_an_action_beside_a_monster_takes_an_evade_check_unless_it_attacks(backend: str) -> None:
    h = beside_monsters(backend, "cultist").do(SEARCH, dice="s")
    assert h.told("evade_began") == ["evade_began bastien 0 cultist"] and h.get("clues")[1] == 2
    assert h.log.index(h.told("evade_began")[0]) < h.log.index(h.told("pressed")[0])
    h.do(SEARCH, dice="s" * 8)
    assert len(h.told("evade_began")) == 2
    fight = beside_monsters(backend, "cultist")
    fight.do("attack/card=unarmed/monster=0/creature=cultist")
    assert fight.told("evade_began") == [] and fight.get("actions")[1] == 1


@clause("MAN2-357")
def test_what_is_free_takes_no_evade_check(backend: str) -> None:
    h = beside_monsters(backend, "cultist").do("press/choice=Glance at it")
    assert h.told("evade_began") == [] and h.get("clues")[1] == 1


@clause("MAN2-343", "MAN2-358")
def test_only_the_most_watchful_monster_is_evaded(backend: str) -> None:
    h = beside_monsters(backend, "cultist", "ghost", "mob").do(SEARCH, dice="ssss")
    assert h.told("evade_began") == ["evade_began bastien 1 ghost"]
    assert len(h.told("rolled")) == 1


@clause("MAN2-359")
@pytest.mark.parametrize(("m", "kind"), [(0, "cultist"), (2, "hybrid")])
def test_between_equals_the_investigator_chooses(backend: str, m: int, kind: str) -> None:
    h = beside_monsters(backend, "cultist", "mob", "hybrid").do(SEARCH)
    assert h.asked == (1, "evade")
    assert h.spoken() == [
        "pick_monster/monster=0/creature=cultist", "pick_monster/monster=2/creature=hybrid",
    ]  # fmt: skip
    h.do(f"pick_monster/monster={m}/creature={kind}", dice="ssss")
    assert h.told("evade_began") == [f"evade_began bastien {m} {kind}"]


@clause("MAN2-360", "MAN2-488", "MAN2-489")
@pytest.mark.parametrize(
    ("chance", "line", "test"),
    [
        (BLADE, "You duck past his blade.", "agility 4"),
        (TALK, "You try to pass for", "influence 3"),
    ],
)
def test_the_monster_says_what_its_evade_check_is(
    backend: str, chance: int, line: str, test: str
) -> None:
    h = beside_monsters(backend, "cultist").do("move/space=01A.b", dice="ssss", chance=[chance])
    told = [text.split(" ")[0] for text in h.log[:3]]
    assert told == ["evade_began", "narrated", "rolled"]
    assert line in h.log[1] and h.log[2].startswith(f"rolled bastien {test} ")


@clause("MAN2-361")
def test_harm_of_the_check_comes_before_the_action(backend: str) -> None:
    h = beside_monsters(backend, "mob").do(SEARCH, dice="sbbbbb")
    harmed = next(n for n, line in enumerate(h.log) if line.startswith("suffered bastien damage"))
    assert harmed < h.log.index("pressed bastien Search the desk")
    assert len(h.told("suffered")) == 1 and h.get("clues")[1] == 2


@clause("MAN2-362")
def test_a_check_can_cost_the_action(backend: str) -> None:
    h = beside_monsters(backend, "cultist").do(SEARCH, dice="sbb", chance=[TALK])
    assert h.told("tested") == ["tested bastien 1 2"]
    assert h.told("forfeited") == ["forfeited bastien"] and h.told("pressed") == []
    assert h.get("clues")[1] == 0 and h.get("actions")[1] == 1
    passed = beside_monsters(backend, "cultist").do(SEARCH, dice="ssb", chance=[TALK])
    assert passed.told("forfeited") == [] and passed.get("clues")[1] == 2


@clause("MAN2-362")
def test_a_move_that_is_forfeited_goes_nowhere(backend: str) -> None:
    h = beside_monsters(backend, "cultist").do("move/space=01A.d", dice="bbb", chance=[TALK])
    assert h.at("bastien") == "01A.a" and h.get("actions")[1] == 1 and h.get("steps")[1] == 0


@clause("MAN2-363")
def test_without_a_forfeit_the_action_goes_on_after_a_failure(backend: str) -> None:
    h = beside_monsters(backend, "cultist").do(SEARCH, dice="bbbb", chance=[BLADE])
    assert h.told("tested") == ["tested bastien 0 1"] and h.down("bastien") == 1
    assert h.told("forfeited") == [] and h.get("clues")[1] == 2


# ---- the worked example


@clause("MAN2-506", "MAN2-507", "MAN2-508", "MAN2-509")
def test_the_worked_example(backend: str) -> None:
    """Agatha (Agility 3) leaves a Reef Walker for the other space of the room, with two Clues."""
    h = House(
        backend, party="bastien agatha", turn="agatha", parts={"tokens": TOKENS},
        at={"bastien": "13A.a"}, tokens="desk shelf", clues={"agatha": 3},
        monsters=[("amphibian", "01A.a")],
    )  # fmt: skip
    h.do("move/space=01A.b", dice="iib")
    assert h.told("evade_began") == ["evade_began agatha 0 amphibian"]
    assert h.told("rolled") == ["rolled agatha agility 3 0 2"]
    h.do("spend", "spend")
    assert h.told("tested") == ["tested agatha 2 2"] and h.get("clues")[1] == 1
    assert h.get("m_damage")[0] == 1 and h.told("forfeited") == []
    assert h.at("agatha") == "01A.b" and h.get("actions")[1] == 1
    h.do("press/choice=Search the shelf")
    assert len(h.told("evade_began")) == 1 and h.get("clues")[1] == 2


@clause("MAN2-507", "MAN2-508")
def test_one_clue_too_few_fails_the_check_of_the_example(backend: str) -> None:
    h = House(
        backend, party="bastien agatha", turn="agatha", at={"bastien": "13A.a"},
        clues={"agatha": 1}, monsters=[("amphibian", "01A.a")],
    )  # fmt: skip
    h.do("move/space=01A.b", "spend", dice="iib")
    assert h.told("tested") == ["tested agatha 1 2"] and h.get("m_damage")[0] == 0
    assert h.told("forfeited") == ["forfeited agatha"] and h.at("agatha") == "01A.a"
