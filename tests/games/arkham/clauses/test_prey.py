"""Whom an enemy prefers, and the keywords it has by print or by gain."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import clause

PREYS = [
    ("ghoul_priest", "combat", 3, -3),
    ("young_deep_one", "combat", -3, 3),
    ("relentless_dark_young", "agility", -3, 3),
]
"""Enemy, the skill it looks at, and facts that make somebody its prey or not."""


def freed(backend: str, enemy: str, **facts: dict[int, int]) -> Scene:
    """Arrange a scene: three investigators in the Hallway, and an enemy beside them that readies at
    the end.
    """
    s = Scene(backend, seats=3, extra=enemy)
    s.house()
    s.arrange(lead=1, **facts)
    s.enemy(enemy, at="hallway", exhausted=1)
    return s


def meets(s: Scene, enemy: str) -> list[str]:
    """Ready the enemy at the end of the round; return whom it engages, or who may be named."""
    while s.value("round") == 1:
        if s.asked[1] == "prey":
            assert s.asked[0] == 1  # the lead
            return s.options
        s.do(next(o for o in ("end_turn", "pass", "done", s.options[0]) if s.can(o)))
    return [line for line in s.log if line.startswith(f"engaged {enemy}")][:1]


@clause("AHB-262", "AHB-268")
@pytest.mark.parametrize(("enemy", "skill", "more", "less"), PREYS)
def test_prey_by_a_skill_as_it_is_now(
    backend: str, enemy: str, skill: str, more: int, less: int
) -> None:
    s = freed(backend, enemy)
    s.lasting(getattr(Question, skill), "2", more)
    for p in ("0", "1"):
        s.lasting(getattr(Question, skill), p, less)
    assert meets(s, enemy) == [f"engaged {enemy} 2"]


@clause("AHB-262", "AHB-268")
def test_prey_by_what_one_can_still_bear(backend: str) -> None:
    s = freed(backend, "ravenous_ghoul", damage={0: 5, 1: 0, 2: 3})  # of 9, 5 and 6
    assert meets(s, "ravenous_ghoul") == ["engaged ravenous_ghoul 2"]
    s = freed(backend, "screeching_byakhee", horror={0: 0, 1: 6, 2: 1})  # of 5, 9 and 8
    assert meets(s, "screeching_byakhee") == ["engaged screeching_byakhee 1"]


@clause("AHB-262", "AHB-268")
def test_prey_by_clues_and_by_cards(backend: str) -> None:
    s = freed(backend, "the_masked_hunter", clues={0: 1, 1: 1, 2: 2})
    assert meets(s, "the_masked_hunter") == ["engaged the_masked_hunter 2"]
    s = freed(backend, "yithian_observer")
    s.hand("", 1)
    assert meets(s, "yithian_observer") == ["engaged yithian_observer 1"]


@clause("AHB-262")
def test_the_lead_chooses_among_equals_only(backend: str) -> None:
    s = freed(backend, "the_masked_hunter", clues={0: 2, 1: 0, 2: 2})
    assert meets(s, "the_masked_hunter") == ["name 0", "name 2"]
    s.do("name 2")
    assert s.get("engaged", "the_masked_hunter") == 2


@clause("AHB-262", "AHB-021")
def test_a_blank_enemy_has_no_prey(backend: str) -> None:
    s = freed(backend, "the_masked_hunter", clues={0: 2, 1: 0, 2: 2})
    s.lasting(Question.blank, "the_masked_hunter")
    assert meets(s, "the_masked_hunter") == ["name 0", "name 1", "name 2"]


@clause("AHB-262")
def test_only_who_is_there_is_prey(backend: str) -> None:
    s = freed(backend, "the_masked_hunter", clues={0: 2, 1: 0, 2: 1})
    s.stand("attic", 0)
    assert meets(s, "the_masked_hunter") == ["engaged the_masked_hunter 2"]


@clause("AHB-263", "AHB-264")
def test_an_enemy_for_its_bearer_only_leaves_the_others_alone(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="mob_enforcer")
    s.house()
    s.enemy("mob_enforcer", at="attic")
    s.stand("attic", 0)
    s.stand("cellar", 1)
    s.first(0)
    s.do("resource")
    assert s.get("engaged", "mob_enforcer") == -1
    s.do("end_turn")
    s.do("end_turn")
    assert "enemy_moved mob_enforcer hallway" in s.log  # on its way to seat 1
    assert s.get("engaged", "mob_enforcer") == -1


def kept(s: Scene, enemy: str, word: str, how: str) -> None:
    """Print, blank or gain the keyword of an enemy, or gain it by a blank card."""
    if how.startswith("blank"):
        s.lasting(Question.blank, enemy)
    if how.endswith("gained"):
        s.lasting(getattr(Question, word), enemy)


WAYS = [("printed", True), ("blank", False), ("gained", True), ("blank gained", True)]


@clause("AHB-013", "AHB-280")
@pytest.mark.parametrize(("how", "there"), WAYS)
def test_hunter_printed_or_gained(backend: str, how: str, there: bool) -> None:
    s = Scene(backend)
    s.house()
    enemy = "flesh_eater" if how == "gained" else "swarm_of_rats"
    s.enemy(enemy, at="attic")
    kept(s, enemy, "hunter", how)
    s.do("end_turn")
    assert (f"enemy_moved {enemy} hallway" in s.log) is there


@clause("AHB-013", "AHB-285")
@pytest.mark.parametrize(("how", "there"), WAYS)
def test_aloof_printed_or_gained(backend: str, how: str, there: bool) -> None:
    enemy = "flesh_eater" if how == "gained" else "arkham_officer"
    s = Scene(backend, extra=enemy)
    s.house()
    s.enemy(enemy, at="hallway", exhausted=1)
    kept(s, enemy, "aloof", how)
    assert s.can(f"fight {enemy}") is not there
    s.do("end_turn")
    s.until("turn")
    assert (s.get("engaged", enemy) == -1) is there


@clause("AHB-013", "AHB-288")
@pytest.mark.parametrize(("how", "there"), WAYS)
def test_massive_printed_or_gained(backend: str, how: str, there: bool) -> None:
    s = Scene(backend, seats=2, scenario="devourer_below")
    enemy = "ghoul_minion" if how == "gained" else "umordhoth"
    s.enemy(enemy, at="main_path")
    kept(s, enemy, "massive", how)
    s.first(1)
    assert s.can(f"evade {enemy}") is there  # engaged with all, or with nobody yet
    assert s.can(f"engage {enemy}") is not there


@clause("AHB-013", "AHB-286")
@pytest.mark.parametrize(("how", "there"), WAYS)
def test_retaliate_printed_or_gained(backend: str, how: str, there: bool) -> None:
    enemy = "ghoul_minion" if how == "gained" else "goat_spawn"
    s = Scene(backend, extra=enemy, tokens="auto_fail")
    s.enemy(enemy, engaged=0)
    kept(s, enemy, "retaliate", how)
    s.do(f"fight {enemy}")
    assert (f"attacked {enemy} 0" in s.log) is there


@clause("AHB-286", "AHB-287")
def test_after_a_success_or_another_test_nothing_strikes_back(backend: str) -> None:
    s = Scene(backend, extra="goat_spawn", tokens="plus_1")
    s.arrange(actions={0: 4})
    s.lasting(Question.alert, "goat_spawn")
    s.enemy("goat_spawn", engaged=0)
    s.do("fight goat_spawn")
    assert "attacked goat_spawn 0" not in s.log
    s.bag("auto_fail")
    s.lasting(Question.blank, "goat_spawn")
    s.do("fight goat_spawn")  # Alert is no Retaliate
    assert "attacked goat_spawn 0" not in s.log
    s.do("evade goat_spawn")
    assert s.log.count("attacked goat_spawn 0") == 1
