"""The nine kinds of monsters: what they do when activated, evaded and seen; their abilities."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.cards.scene import GARDEN, Shown, clues, damage, maud, where
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import pull, stacked
from tests.games.mansions2.maps import ROOFS, STREET

shows = Shown()
KINDS = (
    "cultist", "mob", "hybrid", "amphibian", "ghost", "priest", "winged_hunter", "deep_spawn",
    "star_spawn",
)  # fmt: skip
KEPT = "d_limp d_limp d_skull d_skull d_arm d_arm h_fire h_fire h_compulsion h_compulsion \
h_hesitate h_hesitate"
"""Cards that stay faceup and change no test."""
SKILL = {"strength": 3, "agility": 3, "observation": 4, "lore": 4, "influence": 4, "will": 3}
"""Maud's."""


class Act(NamedTuple):
    """An activation: so many spaces, toward whom; whom it hits, in range or only here; the test
    and what it prevents; what follows a hit; what it does when nobody can be hit."""

    move: int
    toward: str
    pick: str
    ranged: bool
    skill: str
    mod: int
    damage: int
    horror: int
    then: str
    other: str


ACTS = {
    ("cultist", 0): Act(2, "closest", "least_horror", False, "strength", 0, 2, 0, "", "march 1"),
    ("cultist", 1): Act(2, "most_clues", "most_clues", False, "will", 0, 1, 1, "", "mend 1"),
    ("mob", 0): Act(2, "closest", "most_damage", False, "strength", 0, 3, 0, "", "march 1"),
    ("mob", 1): Act(1, "closest", "closest", True, "agility", 0, 1, 0, "", "fire"),
    ("hybrid", 0): Act(2, "closest", "closest", False, "agility", 0, 2, 0, "", "march 1"),
    ("hybrid", 1): Act(
        2, "most_damage", "most_damage", False, "strength", 0, 1, 0, "restrained", "march 1"
    ),
    ("amphibian", 0): Act(2, "closest", "least_damage", False, "strength", 1, 2, 0, "", "march 1"),
    ("amphibian", 1): Act(3, "least_damage", "least_damage", False, "agility", 0, 2, 0, "", "h"),
    ("ghost", 0): Act(2, "most_horror", "most_horror", False, "will", 0, 0, 2, "", "darkness"),
    ("ghost", 1): Act(1, "closest", "closest", True, "will", 0, 0, 1, "clue", "march 2"),
    ("priest", 0): Act(1, "closest", "least_horror", True, "lore", 0, 1, 1, "", "mend 2"),
    ("priest", 1): Act(2, "most_clues", "most_clues", False, "strength", 0, 3, 0, "", "marked"),
    ("winged_hunter", 0): Act(
        3, "least_damage", "least_damage", False, "agility", 0, 3, 0, "", "march 1"
    ),
    ("winged_hunter", 1): Act(
        3, "most_horror", "closest", False, "strength", 0, 2, 0, "away 2", "H"
    ),
    ("deep_spawn", 0): Act(2, "closest", "most_damage", False, "strength", 0, 4, 0, "", "march 1"),
    ("deep_spawn", 1): Act(1, "closest", "closest", True, "agility", 0, 2, 0, "stunned", "all 1"),
    ("star_spawn", 0): Act(1, "closest", "closest", False, "strength", 0, 3, 2, "", "H"),
    ("star_spawn", 1): Act(
        2, "most_horror", "most_horror", True, "will", 0, 0, 3, "", "darkness"
    ),
}  # fmt: skip
IDS = [f"{kind}-{n}" for kind, n in ACTS]
MAUD: dict[str, dict[str, Any]] = {
    "closest": {},
    "most_clues": {"clues": {"agatha": 1, "maud": 2}},
    "least_horror": {"down": {"agatha": (0, 1)}},
    "most_horror": {"down": {"maud": (0, 1)}},
    "least_damage": {"down": {"agatha": (1, 0)}},
    "most_damage": {"down": {"maud": (1, 0)}},
}
"""How Maud is the one whom a monster means."""


def test_every_monster_is_shown() -> None:
    assert {str(m["id"]) for m in base().monsters} == set(KINDS)
    for kind in base().monsters:
        for name, table in (("act", ACTS), ("evade", EVADES), ("scare", SCARES)):
            shown = {n for k, n in table if k == str(kind["id"])}
            assert shown == set(range(len(kind[name]))), (kind["id"], name)
    assert {str(a["id"]) for a in base().abilities} == shows


def texts(h: House, act: int = 0, evade: int = 0, scare: int = 0, monsters: int = 1) -> House:
    """Choose the texts that will be drawn, by what was drawn last."""
    last = [2 - act, 2 - evade, 2 - scare, 0]
    h.state.arrange({"m_last": dict.fromkeys(range(monsters), last)})
    return h


def night(h: House, dice: str = "") -> list[str]:
    """End the last turn and let monsters act; return the events until the horror step."""
    h.state.arrange({"acted": {0: 1, 1: 1}})
    h.do("end_turn", dice=dice)
    while h.get("round") == 1:
        h.do(h.offered()[0], dice=dice)
    first = next((n for n, x in enumerate(h.log) if x.startswith("horror_began")), len(h.log))
    return h.log[: min(first, h.log.index("round_began 2"))]


def among(lines: list[str], name: str) -> list[str]:
    """Return the events of a name."""
    return [line for line in lines if line.split()[0] == name]


# -- activations


@pytest.mark.parametrize("key", ACTS, ids=IDS)
def test_a_monster_moves_toward_somebody(key: tuple[str, int]) -> None:
    """In a street of six spaces, Agatha at one end and Maud at the other."""
    act = ACTS[key]
    near = act.toward == "closest"
    line = ["08B.a", "08B.b", "08B.c", "16B.a", "16B.b", "16B.c"]
    start = 3 if near else 1
    h = maud(
        "native",
        parts=STREET,
        at={"agatha": line[0], "maud": line[5]},
        monsters=[(key[0], line[start])],
        **MAUD[act.toward],
    )
    told = night(texts(stacked(h, KEPT), act=key[1]))
    end = min(5, start + act.move)
    moves = [x.split()[-1] for x in among(told, "monster_moved")]
    assert moves[: act.move] == line[start + 1 : end + 1]
    assert (among(told, "targeted") != []) == (act.ranged or end == 5)


@pytest.mark.parametrize("key", ACTS, ids=IDS)
@pytest.mark.parametrize("defended", [False, True])
def test_a_monster_hits_somebody(key: tuple[str, int], defended: bool) -> None:
    """Each success prevents one; what follows is for whoever suffers any."""
    act = ACTS[key]
    wish = {"clues": {"maud": 3}} | MAUD[act.toward] | MAUD[act.pick]
    place = {"agatha": "09A.b" if act.pick == "closest" else "01A.b", "maud": "01A.b"}
    h = maud("native", at=place, monsters=[(key[0], "01A.b")], **wish)
    told = night(texts(stacked(h, KEPT), act=key[1]), dice="ssssssss" if defended else "")
    assert among(told, "targeted") == [f"targeted 0 {key[0]} maud"]
    dice = SKILL[act.skill] + act.mod
    assert [" ".join(x.split()[1:4]) for x in among(told, "rolled")] == [f"maud {act.skill} {dice}"]
    suffered = [x.split()[2] for x in among(told, "suffered")]
    if defended:
        assert len(suffered) == max(0, act.damage + act.horror - dice)
    else:
        assert suffered == ["damage"] * act.damage + ["horror"] * act.horror
    hit = suffered != []
    became = [f"became maud {act.then}"] if act.then in ("restrained", "stunned") and hit else []
    assert among(told, "became") == became
    lost = ["clues_lost maud 1"] if act.then == "clue" and hit else []
    assert among(told, "clues_lost") == lost
    assert len(among(told, "moved")) == (2 if act.then == "away 2" and hit else 0)


@pytest.mark.parametrize("key", ACTS, ids=IDS)
def test_a_monster_that_reaches_nobody(key: tuple[str, int]) -> None:
    """Maud and, one space farther, Agatha are at the other end of the house."""
    act = ACTS[key]
    word, _, n = act.other.partition(" ")
    h = maud(
        "native",
        at={"agatha": "13A.a", "maud": "13A.b"},
        monsters=[(key[0], "09A.b", 3), ("cultist", "10A.b")],
        **MAUD[act.toward],
    )
    before = h.down("maud", "horror")
    told = night(texts(stacked(h, KEPT), act=key[1], monsters=2))
    upto = next((k for k, x in enumerate(told) if x.startswith("activated 1")), len(told))
    mine = told[:upto]
    assert among(mine, "targeted") == []
    steps = [x for x in among(mine, "monster_moved") if x.split()[1] == "0"]
    assert len(steps) == act.move + (int(n) if word in ("march", "all") else 0)
    others = [x for x in among(mine, "monster_moved") if x.split()[1] == "1"]
    assert len(others) == (1 if word == "all" else 0)
    spot = steps[-1].split()[-1]
    assert among(mine, "monster_mended") == (
        [f"monster_mended 0 {key[0]} {n}"] if word == "mend" else []
    )
    placed = {"darkness": [f"feature_placed darkness {spot}"]}
    if word == "fire":
        assert [x.split()[1] for x in among(mine, "feature_placed")] == ["fire"]
    else:
        assert among(mine, "feature_placed") == placed.get(word, [])
    assert among(mine, "became") == (["became maud marked"] if word == "marked" else [])
    assert among(mine, "suffered_down") == (["suffered_down maud horror 1"] if word == "h" else [])
    assert among(mine, "suffered") == (["suffered maud horror h_fire"] if word == "H" else [])
    assert before == h.down("maud", "horror") - (word == "h")


# -- evade checks

EVADES = {
    ("cultist", 0): ("agility", 1, "", "d"), ("cultist", 1): ("influence", 2, "", "forfeit"),
    ("mob", 0): ("strength", 2, "", "D"), ("mob", 1): ("influence", 2, "", "forfeit"),
    ("hybrid", 0): ("agility", 2, "", "D"), ("hybrid", 1): ("observation", 1, "", "forfeit"),
    ("amphibian", 0): ("agility", 2, "hurt", "D forfeit"),
    ("amphibian", 1): ("agility", 1, "", "d"),
    ("ghost", 0): ("will", 2, "", "H"), ("ghost", 1): ("agility", 1, "", "h forfeit"),
    ("priest", 0): ("lore", 2, "", "H forfeit"), ("priest", 1): ("agility", 2, "", "marked"),
    ("winged_hunter", 0): ("agility", 3, "", "DD"),
    ("winged_hunter", 1): ("observation", 2, "", "D forfeit"),
    ("deep_spawn", 0): ("agility", 2, "", "DD"),
    ("deep_spawn", 1): ("strength", 3, "hurt", "D restrained"),
    ("star_spawn", 0): ("agility", 2, "", "D H"),
    ("star_spawn", 1): ("will", 3, "", "HH forfeit"),
}  # fmt: skip
"""Skill and difficulty; what a success does to the monster; what a failure does to Maud."""


@pytest.mark.parametrize("key", EVADES, ids=[f"{kind}-{n}" for kind, n in EVADES])
@pytest.mark.parametrize("passed", [True, False])
def test_getting_past_a_monster(key: tuple[str, int], passed: bool) -> None:
    skill, difficulty, good, bad = EVADES[key]
    words = [] if passed else bad.split()
    h = maud("native", "[{clue: 1}]", monsters=[(key[0], "01A.a")])
    texts(stacked(h, KEPT), evade=key[1])
    pull(h, dice="s" * (difficulty if passed else difficulty - 1))
    assert " ".join(h.told("rolled")[0].split()[1:4]) == f"maud {skill} {SKILL[skill]}"
    assert clues(h, "maud") == (0 if "forfeit" in words else 1)
    assert damage(h) == (1 if good and passed else 0)
    harm = "".join(w for w in words if w in ("d", "h", "D", "H", "DD", "HH"))
    assert len(h.up("maud")) == harm.count("D") and h.down("maud") == harm.count("d")
    assert len(h.up("maud", "horror")) == harm.count("H")
    assert h.down("maud", "horror") == harm.count("h")
    assert h.conditions("maud") == [w for w in words if w in ("marked", "restrained")]


# -- horror checks

SCARES = {
    ("cultist", 0): ("will", 1, 1), ("cultist", 1): ("will", 0, 1),
    ("mob", 0): ("will", 1, 1), ("mob", 1): ("influence", 0, 1),
    ("hybrid", 0): ("will", 0, 2), ("hybrid", 1): ("lore", 0, 1),
    ("amphibian", 0): ("will", 0, 2), ("amphibian", 1): ("will", -1, 1),
    ("ghost", 0): ("will", 0, 3), ("ghost", 1): ("lore", 1, 2),
    ("priest", 0): ("will", 0, 2), ("priest", 1): ("will", -1, 2),
    ("winged_hunter", 0): ("will", 0, 3), ("winged_hunter", 1): ("will", -1, 2),
    ("deep_spawn", 0): ("will", 0, 4), ("deep_spawn", 1): ("will", -1, 3),
    ("star_spawn", 0): ("will", -1, 4), ("star_spawn", 1): ("lore", -1, 4),
}  # fmt: skip
"""Skill, modifier, and the Horror that successes prevent."""


@pytest.mark.parametrize("key", SCARES, ids=[f"{kind}-{n}" for kind, n in SCARES])
@pytest.mark.parametrize("brave", [True, False])
def test_the_sight_of_a_monster(key: tuple[str, int], brave: bool) -> None:
    skill, mod, horror = SCARES[key]
    h = maud(
        "native",
        at={"agatha": "13A.a"},
        down={"agatha": (1, 0), "maud": (0, 1)},
        monsters=[(key[0], "01A.a")],
    )
    night(texts(stacked(h, KEPT), scare=key[1]), dice="ssssssssssss" if brave else "")
    start = h.log.index(f"horror_began maud 0 {key[0]}")
    told = h.log[start:]
    dice = SKILL[skill] + mod
    assert [" ".join(x.split()[1:4]) for x in among(told, "rolled")] == [f"maud {skill} {dice}"]
    suffered = [x for x in among(told, "suffered") if x.startswith("suffered maud horror")]
    assert len(suffered) == (max(0, horror - dice) if brave else horror)
    assert [x for x in h.log if x.startswith("horror_began agatha")] == []


# -- abilities


@shows("flying")
@pytest.mark.parametrize(
    ("kind", "way"), [("winged_hunter", ["14A.c"]), ("mob", ["14A.a", "14A.c"])]
)
def test_flying_over_an_impassable_border(kind: str, way: list[str]) -> None:
    h = maud("native", parts=ROOFS, at={"maud": "14A.c"}, monsters=[(kind, "14A.b")])
    h.state.arrange({"at": {0: h.space("14A.c")}})
    told = night(texts(stacked(h, KEPT)))
    assert [x.split()[-1] for x in among(told, "monster_moved")] == way


@shows("aquatic")
@pytest.mark.parametrize(
    ("kind", "act", "start", "spaces"),
    [
        ("hybrid", 0, "11B.c", 3), ("hybrid", 0, "11B.b", 2), ("amphibian", 1, "11B.c", 4),
        ("priest", 1, "11B.c", 3), ("deep_spawn", 0, "11B.c", 3), ("mob", 0, "11B.c", 2),
    ],
)  # fmt: skip
def test_aquatic_from_the_water(kind: str, act: int, start: str, spaces: int) -> None:
    """The way leads far: what a monster does besides moving comes afterwards."""
    h = maud("native", parts=GARDEN, monsters=[(kind, start)], clues={"maud": 1})
    told = night(texts(stacked(h, KEPT), act=act))
    more = 1 if ACTS[kind, act].other == "march 1" else 0
    assert len(among(told, "monster_moved")) == spaces + more


@shows("unbound")
def test_unbound_by_walls_and_fire() -> None:
    """The Fire of 01A.c has spread to 01A.a before monsters move."""
    for kind, way, burnt in (("ghost", ["01A.c"], 0), ("cultist", ["01A.a", "01A.c"], 2)):
        h = maud("native", at={"maud": "01A.c", "agatha": "01A.c"}, monsters=[(kind, "01A.b")])
        h.grant(fire="01A.c", down={"maud": (0, 1)})
        told = night(texts(stacked(h, KEPT)))
        moves = [x.split()[-1] for x in among(told, "monster_moved")]
        assert moves == way and where(h) == "01A.c" and damage(h) == burnt


@shows("battering")
@pytest.mark.parametrize(
    ("kind", "dice"),
    [("cultist", 2), ("hybrid", 2), ("mob", 6), ("deep_spawn", 7), ("star_spawn", 8)],
)
def test_battering_a_barricade(kind: str, dice: int) -> None:
    """Brawn, and 2 dice more."""
    h = maud("native", monsters=[(kind, "01A.c")], barricades={"01A.a": "01A.c"})
    told = night(texts(stacked(h, KEPT)))
    assert among(told, "barricade_rolled")[0] == f"barricade_rolled 0 {kind} {dice} 0"


@shows("chanting")
@pytest.mark.parametrize(
    ("kind", "act", "spot", "dice"),
    [
        ("cultist", 0, "01A.d", "strength 2"),
        ("cultist", 0, "13A.a", "strength 3"),
        ("mob", 0, "01A.d", "strength 2"),
        ("amphibian", 0, "01A.d", "strength 4"),
    ],
)
def test_chanting_for_other_humanoids(kind: str, act: int, spot: str, dice: str) -> None:
    """A die less for the test against them, while the priest is within range."""
    h = maud("native", monsters=[(kind, "01A.a"), ("priest", spot)])
    h.grant(down={"agatha": (1, 1)} if kind == "amphibian" else {"agatha": (0, 1)})
    if kind == "mob":
        h.grant(down={"maud": (1, 0)})
    told = night(texts(stacked(h, KEPT), act=act, monsters=2))
    first = among(told, "rolled")[0].split()
    assert " ".join(first[2:4]) == dice


def test_chanting_is_not_for_the_priest_himself() -> None:
    h = maud("native", monsters=[("priest", "01A.a")])
    h.grant(down={"agatha": (0, 1)})
    told = night(texts(stacked(h, KEPT)))
    assert " ".join(among(told, "rolled")[0].split()[2:4]) == "lore 4"
