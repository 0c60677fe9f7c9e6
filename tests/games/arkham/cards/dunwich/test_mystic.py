"""Mystic cards of The Dunwich Legacy."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("02111")
@clause("AHC-417")
def test_two_delves_at_most_are_victories_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "discard 0"), (False, "victory")):
        s = Scene(backend, cards="delve_too_deep " * 3, taboo=taboo)
        s.hand("delve_too_deep delve_too_deep#1 delve_too_deep#2")
        s.top("ancient_evils ancient_evils#1 obscuring_fog", 4)
        for n in range(3):
            s.do(f"play delve_too_deep{f'#{n}' if n else ''}")
        assert s.log.count("drew_encounter 0 obscuring_fog") == 1
        assert s.where("delve_too_deep#1") == "victory"
        assert s.where("delve_too_deep#2") == where


@card("02111")
def test_everybody_delves_in_player_order(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="delve_too_deep")
    s.first(1)
    s.hand("delve_too_deep", 1)
    s.top("ancient_evils obscuring_fog", 4)
    s.do("play delve_too_deep")
    drawn = [line for line in s.log if line.startswith("drew_encounter")]
    assert drawn == ["drew_encounter 0 ancient_evils", "drew_encounter 1 obscuring_fog"]
    assert s.where("delve_too_deep") == "victory"
    assert s.get("resources", "1") == 4 and s.get("actions", "1") == 2


@card("02028")
def test_the_rite_without_a_symbol_goes_on(backend: str) -> None:
    s = Scene(backend, cards="rite_of_seeking", tokens="zero")
    s.asset("rite_of_seeking")
    s.set("clues", "study", 4)
    s.enemy("ghoul_minion", engaged=0)
    s.do("use rite_of_seeking 0")
    s.until("turn")
    assert "tested 0 willpower 2 investigate" in s.log
    assert "attacked ghoul_minion 0" in s.log
    assert s.get("clues", "0") == 2 and s.get("uses", "rite_of_seeking") == 2
    assert s.get("actions", "0") == 2
    s.bag("auto_fail")
    s.do("use rite_of_seeking 0")
    s.until("turn")
    assert "turn_ended 0" in s.log and s.get("clues", "0") == 2
    assert s.where("rite_of_seeking") == "play"


@card("02028", "02026")
def test_the_rite_doubled_is_twice_two_clues(backend: str) -> None:
    s = Scene(backend, cards="rite_of_seeking double_or_nothing", tokens="plus_1")
    s.asset("rite_of_seeking")
    s.set("clues", "study", 7)
    s.hand("double_or_nothing")
    s.do("use rite_of_seeking 0")
    s.do("commit double_or_nothing")
    s.until("turn")
    assert s.get("clues", "0") == 4
