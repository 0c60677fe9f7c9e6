"""Where enemies appear and whom they engage."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import clause


def drawn(s: Scene, enemy: str) -> None:
    """Draw an enemy in the mythos phase, with seat 0 alone at the table."""
    s.hand("")
    s.top(enemy, 4)
    s.do("end_turn")
    s.until("turn")


@clause("AHC-437", "AHC-438", "AHC-443")
def test_an_effect_says_where_an_enemy_spawns_and_prey_whom_it_engages(backend: str) -> None:
    s = Scene(backend, seats=2, who="daisy_walker roland_banks")
    s.house()
    s.arrange(clues={0: 3, 1: 3})
    s.until("reaction")
    s.do("use the_barrier 0")
    s.until("turn")
    assert "spawned ghoul_priest hallway" in s.log
    assert s.get("engaged", "ghoul_priest") == 1  # Roland, combat 4


@clause("AHC-438")
def test_an_aloof_enemy_engages_nobody(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.set("clues", "0", 3)
    s.lasting(Question.aloof, "ghoul_priest")
    s.until("reaction")
    s.do("use the_barrier 0")
    s.until("turn")
    assert s.get("engaged", "ghoul_priest") == -1


@clause("AHC-439", "AHC-440")
@pytest.mark.parametrize(("room", "engaged"), [("cellar", 0), ("hallway", -1)])
def test_a_drawn_enemy_spawns_where_it_says_first(backend: str, room: str, engaged: int) -> None:
    s = Scene(backend)
    s.house()
    s.stand(room)
    drawn(s, "icy_ghoul")
    assert s.get("at", "icy_ghoul") == s.row("cellar")
    assert s.get("engaged", "icy_ghoul") == engaged


@clause("AHC-439", "AHC-441")
@pytest.mark.parametrize(("aloof", "engaged"), [(False, 0), (True, -1)])
def test_else_it_spawns_engaged_with_whoever_drew_it(
    backend: str, aloof: bool, engaged: int
) -> None:
    s = Scene(backend)
    if aloof:
        s.lasting(Question.aloof, "ghoul_minion")
    drawn(s, "ghoul_minion")
    assert s.get("at", "ghoul_minion") == s.get("at", "0")
    assert s.get("engaged", "ghoul_minion") == engaged


@clause("AHC-442")
def test_prey_does_not_say_where_an_enemy_spawns(backend: str) -> None:
    s = Scene(backend, seats=2, who="daisy_walker roland_banks")
    s.hand("")
    s.hand("", 1)
    s.arrange(damage={1: 8})
    s.top("ravenous_ghoul swarm_of_rats", 4)
    s.first(0)
    s.do("end_turn")
    s.do("end_turn")
    assert "engaged ravenous_ghoul 0" in s.log  # Daisy drew it; Roland is the better prey


@clause("AHC-307", "AHC-308")
def test_a_card_from_the_back_of_an_agenda_is_not_drawn(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="ward_of_protection")
    s.hand("ward_of_protection")
    s.top("false_lead", 4)
    s.set("doom", "predator_or_prey", 5)
    s.do("end_turn")
    s.until("reaction")
    assert "spawned the_masked_hunter your_house" in s.log
    assert "drew_encounter 0 the_masked_hunter" not in s.log
    assert "drew_encounter 0 false_lead" in s.log  # the ward was offered for this one only


@clause("AHC-240")
def test_engagement_is_mutual(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.enemy("swarm_of_rats", engaged=1)
    s.first(0)
    assert not s.can("evade swarm_of_rats")
    s.do("engage swarm_of_rats")
    assert s.can("evade swarm_of_rats")  # engaged with it
    s.do("resource")
    assert "attacked swarm_of_rats 0" in s.log  # and it with him


@clause("AHC-295")
def test_one_evades_only_ones_own_enemies(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.enemy("swarm_of_rats", engaged=1)
    s.first(0)
    assert not s.can("evade swarm_of_rats")
    assert s.denied("evade swarm_of_rats") == "AHC-295"


@clause("AHC-296", "AHC-260", "AHC-261", "AHC-263")
def test_a_stray_cat_evades_without_a_test(backend: str) -> None:
    s = Scene(backend, seats=2, cards="stray_cat manual_dexterity")
    s.enemy("ghoul_minion", engaged=1)
    s.asset("stray_cat")
    s.hand("manual_dexterity")
    s.first(0)
    s.do("use stray_cat 0")
    assert s.asked == (0, "turn")  # nothing could be committed
    assert (s.get("exhausted", "ghoul_minion"), s.get("engaged", "ghoul_minion")) == (1, -1)
    assert not [line for line in s.log if line.startswith(("tested", "settled", "token"))]


@clause("AHC-296")
def test_a_distraction_reaches_the_enemies_of_others(backend: str) -> None:
    s = Scene(backend, seats=2, cards="cunning_distraction")
    s.enemy("ghoul_minion", engaged=1)
    s.hand("cunning_distraction")
    s.first(0)
    s.do("play cunning_distraction")
    assert (s.get("exhausted", "ghoul_minion"), s.get("engaged", "ghoul_minion")) == (1, -1)
