"""Guardian cards of The Dunwich Legacy."""

from noctuary.games.arkham.ability import Question
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


@card("02018")
def test_teamwork_takes_an_action_and_everybody_here_may_give(backend: str) -> None:
    s = Scene(
        backend,
        seats=3,
        who="roland_banks daisy_walker agnes_baker",
        cards="teamwork machete physical_training",
        cards1="knife",
        cards2="beat_cop",
    )
    s.first(0)
    s.house()
    s.stand("attic", 2)
    s.asset("machete")
    s.asset("physical_training")
    s.asset("knife", 1)
    s.asset("beat_cop", 2)
    s.hand("teamwork")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play teamwork")
    s.until("gift")
    assert "attacked ghoul_minion 0" in s.log  # no Fast event
    assert s.get("actions", "0") == 2
    assert s.options == ["done", "pay 1", "target machete"]  # a Talent is neither
    s.do("target machete")
    s.do("done")
    assert s.asked == (1, "gift")
    s.do("target knife")
    s.do("pay 1")
    s.do("done")
    assert s.asked == (0, "turn")  # Agnes is elsewhere
    assert [s.get("ctrl", c) for c in ("machete", "knife", "beat_cop")] == [1, 0, 2]
    assert s.value("resources")[:3] == [6, 4, 5]
    assert s.where("teamwork") == "discard 0"


@card("02018")
def test_there_is_no_teamwork_alone(backend: str) -> None:
    s = Scene(backend, seats=2, cards="teamwork knife")
    s.first(1)
    s.house()
    s.asset("knife")
    s.hand("teamwork")
    assert s.asked == (1, "turn")  # nor in the turn of another
    s.do("end_turn")
    assert s.can("play teamwork")
    s.stand("attic", 1)
    assert not s.can("play teamwork")


@card("02226")
def test_the_springfield_shoots_what_is_engaged_with_others(backend: str) -> None:
    s = Scene(backend, seats=2, cards="springfield_m1903")
    s.first(0)
    s.asset("springfield_m1903", uses=1)
    s.enemy("ghoul_priest", engaged=1)
    s.do("use springfield_m1903 0")
    s.until("turn")
    assert "settled 0 7 4 1" in s.log
    assert s.get("damage", "ghoul_priest") == 3
    assert s.where("springfield_m1903") == "play"
    assert not s.can("use springfield_m1903 0")  # out of ammo
