"""Guardian cards of The Forgotten Age."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


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


def tired(backend: str) -> Scene:
    """Arrange a scene: Roland with 3 damage and two copies of Second Wind."""
    s = Scene(backend, cards="second_wind second_wind", extra="grasping_hands")
    s.hand("second_wind second_wind#1")
    s.set("damage", "0", 3)
    return s


@card("04149")
@clause("AHB-165")
def test_a_second_wind_is_the_first_action_or_none(backend: str) -> None:
    s = tired(backend)
    s.do("play second_wind")
    assert s.get("damage", "0") == 2
    assert s.get("actions", "0") == 2
    assert s.get("resources", "0") == 4
    assert len(s.zone("hand", 0)) == 2  # the other copy and the card drawn
    assert not s.can("play second_wind#1")
    s.do("end_turn")
    s.until("turn")
    s.do("resource")
    assert not s.can("play second_wind#1")
    s.do("end_turn")
    s.until("turn")
    assert s.can("play second_wind#1")


@clause("AHB-165")
def test_a_free_ability_before_it_is_no_first_action(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="second_wind")
    s.hand("second_wind")
    s.set("damage", "0", 1)
    s.do("use skids_otoole 0")  # an additional action, bought
    assert s.get("resources", "0") == 3
    s.do("play second_wind")
    assert s.get("damage", "0") == 0


@card("04149")
def test_after_a_treachery_a_second_wind_heals_more(backend: str) -> None:
    s = tired(backend)
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.until("turn")
    s.set("damage", "0", 3)
    s.do("play second_wind")
    assert s.get("damage", "0") == 1
    s.top("ghoul_minion", 4)
    s.set("doom", s.value("agenda"), 0)
    s.do("end_turn")
    s.until("turn")
    s.set("damage", "0", 3)
    s.set("engaged", "ghoul_minion", -1)
    s.set("exhausted", "ghoul_minion", 1)
    s.do("play second_wind#1")
    assert s.get("damage", "0") == 2  # an enemy is no treachery
