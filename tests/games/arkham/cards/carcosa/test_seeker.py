"""Seeker cards of The Path to Carcosa."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("03193")
@clause("AHC-324")
def test_the_glyphs_reach_only_enemies_engaged_with_the_reader(backend: str) -> None:
    s = Scene(backend, seats=2, cards="archaic_glyphs")
    s.first(0)
    s.asset("archaic_glyphs")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=1)
    s.enemy("swarm_of_rats", engaged=0)
    s.do("use archaic_glyphs 0")
    s.until("engaged")
    assert s.options == ["target ghoul_minion", "target swarm_of_rats"]
    s.do("target ghoul_minion")
    s.until("turn")
    assert s.get("exhausted", "ghoul_minion") == 1
    assert s.get("clues", "0") == 1
    assert "attacked ghoul_minion 0" not in s.log
