"""Guardian cards of The Dunwich Legacy."""

from noctuary.games.arkham.registry import Question
from tests.games.arkham.cards.rifles import rifle
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("02226")
@clause("AHC-418")
def test_the_springfield_reaches_next_door_by_the_list(backend: str) -> None:
    assert not rifle(backend, "goat_spawn").can("use springfield_m1903 0")
    s = rifle(backend, "goat_spawn", taboo=True)
    s.lasting(Question.aloof, "goat_spawn")
    s.do("use springfield_m1903 0")
    s.until("turn")
    assert s.where("goat_spawn") == "discard 4"
    assert s.get("uses", "springfield_m1903") == 2


@card("02226")
@clause("AHC-418")
def test_no_enemy_retaliates_from_next_door(backend: str) -> None:
    s = rifle(backend, "goat_spawn", taboo=True)
    s.bag("auto_fail")
    s.do("use springfield_m1903 0")
    s.until("turn")
    assert "attacked goat_spawn 0" not in s.log
    s.enemy("goat_spawn", at="hallway", exhausted=0)
    s.do("use springfield_m1903 0")
    s.until("turn")
    assert "attacked goat_spawn 0" in s.log  # here it does


@card("02226")
@clause("AHC-418")
def test_elite_enemies_and_those_upon_you_are_out_of_aim(backend: str) -> None:
    s = rifle(backend, "ghoul_priest", taboo=True)
    assert not s.can("use springfield_m1903 0")
    s.enemy("ghoul_minion", engaged=0)
    assert not s.can("use springfield_m1903 0")


@clause("AHB-285")
def test_a_weapon_cannot_attack_an_aloof_enemy_that_nobody_engages(backend: str) -> None:
    s = Scene(backend, cards="machete")
    s.asset("machete")
    s.enemy("ghoul_minion")
    s.lasting(Question.aloof, "ghoul_minion")
    assert not s.can("use machete 0")
    s.enemy("ghoul_minion", engaged=0)
    assert s.can("use machete 0")
