"""Guardian cards of The Forgotten Age."""

from tests.games.arkham.scene import Scene
from tests.support import card


@card("04193")
def test_custom_ammunition_is_fast_on_your_own_turn(backend: str) -> None:
    s = Scene(backend, seats=2, cards="n45_automatic", cards1="custom_ammunition custom_ammunition")
    s.first(1)
    s.asset("n45_automatic", 0)
    s.hand("custom_ammunition custom_ammunition#1", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.do("play custom_ammunition")
    assert s.get("actions", "1") == 3
    assert "attacked ghoul_minion 1" not in s.log
    assert s.get("uses", "n45_automatic") == 6
    assert s.get("ctrl", "custom_ammunition") == 0
    assert not s.can("play custom_ammunition#1")  # one for each asset
    s.do("end_turn")
    s.asset("custom_ammunition", 0)  # no longer attached
    assert s.asked == (0, "turn")
    s.do("investigate")
    assert "play custom_ammunition#1" not in s.options


@card("04193")
def test_custom_ammunition_wants_a_firearm_here(backend: str) -> None:
    s = Scene(backend, seats=2, cards="custom_ammunition machete", cards1="n45_automatic")
    s.first(0)
    s.house()
    s.asset("machete")
    s.asset("n45_automatic", 1)
    s.hand("custom_ammunition")
    assert s.can("play custom_ammunition")
    s.stand("attic", 1)
    assert not s.can("play custom_ammunition")
    s.enemy("swarm_of_rats", at="attic", engaged=1)
    s.attach("custom_ammunition", "n45_automatic", 1)
    s.do("end_turn")
    s.do("use n45_automatic 0")
    s.until("turn")
    assert "dealt swarm_of_rats 2 0" in s.log  # no Monster


@card("04017")
def test_the_survival_knife_answers_only_in_the_enemy_phase_and_while_ready(backend: str) -> None:
    s = Scene(backend, cards="survival_knife")
    s.asset("survival_knife")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("resource")
    assert "attacked ravenous_ghoul 0" in s.log and s.asked == (0, "turn")  # no enemy phase
    s.do("use survival_knife 0")
    s.until("turn")
    assert "settled 0 5 3 1" in s.log
    assert s.get("damage", "ravenous_ghoul") == 1
    s.do("end_turn")
    assert s.asked == (0, "reaction")
    s.do("use survival_knife 1")
    assert "settled 0 6 3 1" in s.log
    assert s.where("ravenous_ghoul") == "discard 4"  # 2 more
    assert s.get("exhausted", "survival_knife") == 1


@card("04151")
def test_well_prepared_serves_your_own_tests_once_while_ready(backend: str) -> None:
    s = Scene(backend, seats=2, cards="well_prepared flashlight", cards1="magnifying_glass")
    s.first(0)
    s.hand("")
    s.hand("", 1)
    s.asset("well_prepared")
    s.asset("flashlight")
    s.asset("magnifying_glass", 1)
    s.do("investigate")
    s.do("use well_prepared 0")  # only the flashlight is Roland's
    s.until("turn")
    assert "settled 0 4 2 1" in s.log
    assert s.get("exhausted", "well_prepared") == 1
    s.set("exhausted", "well_prepared", 0)
    s.do("end_turn")
    s.do("investigate")
    assert s.asked == (1, "turn")  # Daisy's test
