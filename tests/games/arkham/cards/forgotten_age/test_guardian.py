"""Guardian cards of The Forgotten Age."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


def tired(backend: str) -> Scene:
    """Roland with 3 damage and two copies of Second Wind."""
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
