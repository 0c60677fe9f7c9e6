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
    assert s.options == ["pass", "target ghoul_minion", "target swarm_of_rats"]
    s.do("target ghoul_minion")
    s.until("turn")
    assert s.get("exhausted", "ghoul_minion") == 1
    assert s.get("clues", "0") == 1
    assert "attacked ghoul_minion 0" not in s.log


@card("03193")
def test_whoever_reads_the_glyphs_may_leave_it_at_clues(backend: str) -> None:
    s = Scene(backend, cards="archaic_glyphs")
    s.asset("archaic_glyphs", uses=1)
    s.enemy("ghoul_minion", engaged=0)
    s.do("use archaic_glyphs 0")
    s.until("engaged")
    assert s.options == ["pass", "target ghoul_minion"]
    s.do("pass")
    assert s.get("clues", "0") == 1 and s.get("engaged", "ghoul_minion") == 0
    assert s.where("archaic_glyphs") == "play" and not s.can("use archaic_glyphs 0")


@card("03193")
def test_misread_glyphs_do_nothing(backend: str) -> None:
    s = Scene(backend, cards="archaic_glyphs", tokens="auto_fail")
    s.asset("archaic_glyphs")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use archaic_glyphs 0")
    assert s.asked == (0, "turn")
    assert s.get("engaged", "ghoul_minion") == 0 and s.get("uses", "archaic_glyphs") == 2


@card("03232")
def test_a_place_may_have_two_shortcuts(backend: str) -> None:
    s = Scene(backend, cards="shortcut shortcut")
    s.house()
    s.hand("shortcut shortcut#1")
    s.do("play shortcut")
    s.do("play shortcut#1")
    assert s.get("at", "shortcut") == s.get("at", "shortcut#1") == s.row("hallway")
    assert (s.get("actions", "0"), s.get("resources", "0")) == (3, 3)
    s.do("use shortcut 1")
    s.do("target attic")
    assert not s.can("use shortcut#1 1")  # only from the Hallway
    s.stand("hallway")
    assert not s.can("use shortcut 1") and s.can("use shortcut#1 1")  # exhausted


@card("03232")
def test_a_shortcut_is_found_in_ones_own_turn(backend: str) -> None:
    s = Scene(backend, seats=2, cards="shortcut")
    s.first(1)
    s.house()
    s.hand("shortcut")
    s.do("resource")
    assert s.asked == (1, "turn")  # Roland is not asked
