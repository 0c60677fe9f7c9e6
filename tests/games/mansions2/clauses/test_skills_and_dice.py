"""The six skills and what each is for; the die and what is rolled with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from noctuary.games.mansions2.columns import (
    ChoiceRow,
    CreatureRow,
    FaceRow,
    FxRow,
    PieceRow,
    PuzzleRow,
)
from noctuary.games.mansions2.components import (
    CLASSES,
    INVESTIGATORS,
    PUZZLE_TYPES,
    SKILLS,
    TOKENS,
    WEAPONS,
)
from noctuary.games.mansions2.opcodes import Opcode
from noctuary.games.mansions2.scenario import SCENARIOS, CompiledScenario, compiled
from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull
from tests.support import clause

TESTS = {Opcode.TEST, Opcode.ADD_UP, Opcode.TIMES, Opcode.NEGATE}
PRINTED = dict(zip(SKILLS, (2, 4, 5, 4, 3, 3), strict=True))
"""Odile's skills; nothing of hers adds a die."""


def skills_in(made: CompiledScenario, at: int) -> Iterator[str]:
    """Yield the skills of the tests in a list of operations."""
    while made.tables["code"][at][0] != Opcode.STOP:
        row = made.tables["code"][at]
        if row[0] in TESTS:
            yield SKILLS[row[1]]
        at += 1


def listed(made: CompiledScenario, at: int) -> list[int]:
    """Return the values of a list of the book."""
    lists = made.tables["lists"]
    return [lists[at + 1 + k] for k in range(lists[at])]


def attack_skills(made: CompiledScenario, weapon: str) -> Counter[str]:
    """Count the texts of a sort of attack that test each skill."""
    found: Counter[str] = Counter()
    for n in range(len(CLASSES)):
        for at in listed(made, made.tables["attacks"][n * len(WEAPONS) + WEAPONS.index(weapon)]):
            found.update(skills_in(made, at))
    return found


def check_skills(made: CompiledScenario, column: CreatureRow) -> Counter[str]:
    """Count the checks of monsters that test each skill."""
    found: Counter[str] = Counter()
    for row in made.tables["creatures"][: len(made.creatures)]:
        for at in listed(made, row[column]):
            found.update(skills_in(made, at))
    return found


@clause("MAN2-220", "MAN2-221", "MAN2-232")
@pytest.mark.parametrize("skill", SKILLS)
def test_as_many_dice_as_the_skill_is_printed_with(backend: str, skill: str) -> None:
    h = beside(backend, f"[{{test: {skill}, diff: 1}}]", party="agatha odile", who="odile")
    pull(h)
    assert h.told("rolled") == [f"rolled odile {skill} {PRINTED[skill]} 0 0"]


@clause("MAN2-220", "MAN2-221")
def test_everybody_has_six_skills_from_two_to_five(backend: str) -> None:
    assert len(SKILLS) == 6
    h = House(backend, party="carson rita yorick preston maud")
    values = [row[:6] for row in h.get("sheet")]
    assert values == [
        [3, 3, 4, 3, 5, 3],
        [3, 5, 3, 2, 3, 5],
        [4, 3, 3, 3, 4, 4],
        [3, 3, 3, 4, 5, 3],
        [3, 3, 4, 4, 4, 3],
    ]
    all_of_them = [int(v) for i in base().investigators for v in i["skills"]]
    assert len(all_of_them) == 6 * len(INVESTIGATORS) and set(all_of_them) == {2, 3, 4, 5}


@clause("MAN2-222")
def test_strength_is_for_heavy_weapons_and_against_damage(backend: str) -> None:
    h = House(
        backend,
        turn="bastien",
        held={"bastien": "crowbar"},
        monsters=[("cultist", "01A.a")],
        at={"agatha": "01A.d"},
    )
    h.do(h.offered("attack/card=" + str(h.face("crowbar")))[0])
    assert h.told("rolled") == ["rolled bastien strength 5 0 0"]
    assert set(attack_skills(h.made, "heavy")) == {"strength"}
    h.pass_on("next")
    assert "rolled bastien strength 6 0 0" in h.log, "the acolyte's knife"


@clause("MAN2-223")
@pytest.mark.parametrize(("weapon", "kind"), [("sickle", "bladed"), ("revolver", "firearm")])
def test_agility_is_for_blades_firearms_and_evading(backend: str, weapon: str, kind: str) -> None:
    h = House(backend, turn="bastien", held={"bastien": weapon}, monsters=[("cultist", "01A.a")])
    h.do(h.offered(f"attack/card={h.face(weapon)}")[0])
    assert h.told("rolled") == ["rolled bastien agility 4 0 0"]
    assert set(attack_skills(h.made, kind)) == {"agility"}
    h.do(f"move/space={h.space('01A.b')}")
    assert h.told("rolled")[1:] == ["rolled bastien agility 4 0 0"], "the evade check"
    evading = check_skills(h.made, CreatureRow.EVADE)
    assert evading.most_common(1)[0][0] == "agility"


@clause("MAN2-224")
def test_observation_is_for_searching_and_for_locks(backend: str) -> None:
    lock = (
        "{z: {type: lock, skill: observation, size: 6, name: [Lock, Verrou], "
        "pieces: [[2, 0, 2, h], [0, 4, 3, v]]}}"
    )
    h = beside(
        backend,
        "[{puzzle: z}]",
        party="agatha odile",
        who="odile",
        parts={"puzzles": lock},
    )
    pull(h)
    assert h.asked == (1, "puzzle") and h.get("steps_most") == PRINTED["observation"]
    searches: Counter[str] = Counter()
    for name in SCENARIOS:
        made = compiled(name)
        rows = [r for r in made.tables["puzzles"] if r[PuzzleRow.A] > 0]
        locks = [r for r in rows if r[PuzzleRow.TYPE] == PUZZLE_TYPES.index("lock")]
        assert {SKILLS[r[PuzzleRow.SKILL]] for r in locks} <= {"observation"}
        searches += token_skills(made, "search")
    assert searches.most_common(1)[0][0] == "observation"


def token_skills(made: CompiledScenario, kind: str) -> Counter[str]:
    """Count the options of a kind of token that test each skill."""
    found: Counter[str] = Counter()
    for k, token in enumerate(made.tokens):
        if token is not None and token.kind < len(TOKENS) and TOKENS[token.kind] == kind:
            row = made.tables["pieces"][k]
            first = row[PieceRow.FIRST]
            for c in range(first, first + row[PieceRow.COUNT]):
                found.update(skills_in(made, made.tables["choices"][c][ChoiceRow.DO]))
    return found


@clause("MAN2-225")
def test_lore_is_for_spells(backend: str) -> None:
    h = House(backend, turn="bastien", held={"bastien": "knit_flesh"})
    h.do(f"perform/card={h.face('knit_flesh')}")
    assert h.told("rolled") == ["rolled bastien lore 2 0 0"]
    cast: Counter[str] = Counter()
    for n, words in enumerate(h.made.faces):
        if words.deck == "spell":
            row = h.made.tables["faces"][n]
            first = row[FaceRow.FIRST]
            for x in range(first, first + row[FaceRow.COUNT]):
                cast.update(skills_in(h.made, h.made.tables["fx"][x][FxRow.DO]))
    assert set(cast) == {"lore"}
    assert set(attack_skills(h.made, "spell")) == {"lore"}


@clause("MAN2-226")
def test_influence_is_for_dealing_with_people(backend: str) -> None:
    h = House(
        backend,
        scenario="thirteenth_chime",
        turn="bastien",
        tokens="p_pryce",
        at={"bastien": "01A.b"},
    )
    h.do(f"press/choice={h.choice('Ask about Vayle')}")
    assert h.told("rolled") == ["rolled bastien influence 3 0 0"]
    asked: Counter[str] = Counter()
    for name in SCENARIOS:
        asked += token_skills(compiled(name), "person")
    assert asked["influence"] > asked.total() / 2


@clause("MAN2-227")
def test_will_is_for_bearing_horror(backend: str) -> None:
    h = House(backend, turn="agatha", monsters=[("cultist", "01A.b")], at={"bastien": "09A.c"})
    h.grant(m_damage={0: 3}, acted={1: 1})
    h.pass_on("next")
    began = h.log.index("horror_began agatha 0 cultist")
    assert h.log[began + 1].startswith("narrated")
    assert h.log[began + 2].startswith("rolled agatha will ")
    scares = check_skills(h.made, CreatureRow.SCARE)
    assert scares["will"] > scares.total() / 2


@clause("MAN2-228")
def test_a_die_has_three_successes_two_investigations_three_blanks(backend: str) -> None:
    h = beside(backend, "[{test: lore, mod: -1, diff: 1}]")
    shown: Counter[str] = Counter()
    for face in range(8):
        asked: list[int] = []

        def source(n: int, face: int = face, asked: list[int] = asked) -> int:
            asked.append(n)
            return face

        step = h.state.clone().step(f"press/choice={h.choice('Pull')}", source)
        line = next(w for w in map(h.words, step.events) if w.startswith("rolled"))
        shown[line.removeprefix("rolled bastien lore 1 ")] += 1
        assert asked == [8]
    assert shown == {"1 0": 3, "0 1": 2, "0 0": 3}


@clause("MAN2-229")
def test_the_same_dice_break_a_barricade(backend: str) -> None:
    h = House(
        backend,
        turn="agatha",
        at={"agatha": "01A.c", "bastien": "10A.b"},
        barricades={"01A.c": "13A.b"},
        monsters=[("cultist", "13A.b")],
    )
    h.grant(acted={1: 1})
    h.do("end_turn", dice="s")
    assert h.told("barricade_rolled")[0] == "barricade_rolled 0 cultist 2 1"
