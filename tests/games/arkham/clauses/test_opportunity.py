"""Attacks of opportunity: AHB-168 to AHB-179."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import clause


def attacks(told: list[str]) -> list[str]:
    """Return the attacks among the events before the turn was over."""
    end = told.index("turn_ended 0") if "turn_ended 0" in told else len(told)
    return [line for line in told[:end] if line.startswith("attacked")]


def parlor(backend: str) -> Scene:
    """Arrange a scene: in the open Parlor with Lita, a ready Ghoul engaged and an exhausted one
    loose.
    """
    s = Scene(backend, cards="knife first_aid")
    s.house()
    s.location("parlor")
    s.stand("parlor")
    s.attach("lita_chantler", "parlor")
    s.hand("knife")
    s.asset("first_aid")
    s.set("damage", "0", 1)
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ravenous_ghoul", exhausted=1)
    return s


@clause("AHB-168", "AHB-170")
def test_every_ready_engaged_enemy_attacks_once_in_the_order_chosen(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("swarm_of_rats", engaged=0)
    s.enemy("ravenous_ghoul", engaged=0, exhausted=1)
    s.do("draw")
    assert s.asked == (0, "errand")
    assert s.options == ["target ghoul_minion", "target swarm_of_rats"]
    told = s.do("target swarm_of_rats")
    assert attacks(told) == ["attacked swarm_of_rats 0", "attacked ghoul_minion 0"]
    assert s.get("damage", "0") == 2


@clause("AHB-168", "AHB-169")
@pytest.mark.parametrize(
    "action",
    [
        "move_to hallway",
        "investigate",
        "draw",
        "resource",
        "play knife",
        "engage ravenous_ghoul",
        "use first_aid 0",
    ],
)
def test_seven_actions_provoke(backend: str, action: str) -> None:
    s = parlor(backend)
    assert attacks(s.do(action)) == ["attacked ghoul_minion 0"]


@clause("AHB-168", "AHB-169")
@pytest.mark.parametrize(
    "action", ["fight ghoul_minion", "evade ghoul_minion", "use lita_chantler 0", "use parlor 0"]
)
def test_fight_evade_parley_and_resign_do_not_provoke(backend: str, action: str) -> None:
    s = parlor(backend)
    assert attacks(s.do(action)) == []


@clause("AHB-171")
def test_the_attack_comes_after_the_cost_and_before_the_effect(backend: str) -> None:
    s = Scene(backend, cards="knife")
    s.hand("knife")
    s.enemy("ghoul_minion", engaged=0)
    told = s.do("play knife")
    steps = ("lost 0 1", "attacked ghoul_minion 0", "dealt roland_banks 1 1", "entered knife")
    assert [line for line in told if line in steps] == list(steps)


@clause("AHB-172")
def test_an_ability_of_two_actions_provokes_once(backend: str) -> None:
    s = Scene(backend, cards="haunted")
    s.threat("haunted")
    s.enemy("ghoul_minion", engaged=0)
    assert attacks(s.do("use haunted 1")) == ["attacked ghoul_minion 0"]
    assert s.get("actions", "0") == 1
    assert s.where("haunted") == "discard 0"


@clause("AHB-173")
def test_the_enemy_stays_ready_and_attacks_again_in_its_phase(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ghoul_minion", engaged=0)
    s.do("resource")
    assert s.get("exhausted", "ghoul_minion") == 0
    told = s.do("end_turn")
    assert "attacked ghoul_minion 0" in told[: told.index("phase_began upkeep")]


@clause("AHB-174")
def test_it_is_an_attack_like_any_other(backend: str) -> None:
    s = Scene(backend, cards="dodge guard_dog")
    s.asset("guard_dog")
    s.hand("dodge")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("resource")
    assert s.options == ["pass", "play dodge"]
    s.do("pass")
    s.do("assign guard_dog")
    assert s.can("use guard_dog 0")


@clause("AHB-174")
def test_it_may_be_cancelled(backend: str) -> None:
    s = Scene(backend, cards="dodge")
    s.hand("dodge")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("resource")
    s.do("play dodge")
    assert s.get("damage", "0") == 0
    assert s.get("resources", "0") == 5  # one paid, one gained


@clause("AHB-175")
def test_whoever_is_eliminated_does_not_finish_the_action(backend: str) -> None:
    s = Scene(backend, seats=2, cards="dynamite_blast")
    s.first(0)
    s.hand("dynamite_blast")
    s.set("damage", "0", 8)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("play dynamite_blast")
    assert "lost 0 5" in s.log
    assert s.get("out", "0") == 1
    assert s.get("damage", "1") == 0
    assert s.where("swarm_of_rats") == "play"
    assert s.where("dynamite_blast") == "removed"


@clause("AHB-176")
def test_an_action_without_its_target_does_nothing(backend: str) -> None:
    s = Scene(backend, who="agnes_baker")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", exhausted=1, damage=1)
    s.do("engage ghoul_minion#1")
    s.do("use agnes_baker 0")
    s.do("target ghoul_minion#1")
    assert s.where("ghoul_minion#1") == "discard 4"
    assert s.get("engaged", "ghoul_minion#1") == -1
    assert s.asked == (0, "turn")
    assert s.get("actions", "0") == 2


@clause("AHB-177")
@pytest.mark.parametrize(
    ("card", "skill"), [("backstab", "agility"), ("blinding_light", "willpower")]
)
def test_events_that_fight_or_evade_do_not_provoke(backend: str, card: str, skill: str) -> None:
    s = Scene(backend, cards=card)
    s.hand(card)
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ravenous_ghoul", engaged=0)
    told = s.do(f"play {card}")
    told += s.do("target ghoul_minion")
    assert attacks(told) == []
    assert any(line.startswith(f"tested 0 {skill} 2") for line in told)


@clause("AHB-177")
def test_an_ability_that_investigates_provokes(backend: str) -> None:
    s = Scene(backend, cards="flashlight")
    s.asset("flashlight")
    s.enemy("ghoul_minion", engaged=0)
    assert attacks(s.do("use flashlight 0")) == ["attacked ghoul_minion 0"]
    assert s.get("clues", "0") == 1


@clause("AHB-178")
def test_a_card_may_say_that_it_does_not_provoke(backend: str) -> None:
    s = Scene(backend, cards="cat_burglar")
    s.house()
    s.asset("cat_burglar")
    s.enemy("ghoul_minion", engaged=0)
    told = s.do("use cat_burglar 0")
    told += s.do("move_to attic")
    assert attacks(told) == []
    assert s.get("actions", "0") == 2
    assert s.get("at", "0") == s.row("attic")


@clause("AHB-179")
def test_a_massive_enemy_attacks_only_whoever_provoked_it(backend: str) -> None:
    s = Scene(backend, scenario="devourer_below", seats=2)
    s.first(0)
    s.enemy("umordhoth")
    assert attacks(s.do("resource")) == ["attacked umordhoth 0"]
    assert (s.get("damage", "0"), s.get("damage", "1")) == (3, 0)
