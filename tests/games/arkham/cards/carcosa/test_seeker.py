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


def memory(backend: str, model: str, **more: object) -> Scene:
    """Arrange a scene: seat 1 in the Attic, where a clue is, holds Eidetic Memory; seat 0 has
    discarded an event.
    """
    s = Scene(backend, seats=2, cards=model, cards1="eidetic_memory", **more)  # type: ignore[arg-type]
    s.first(1)
    s.house()
    s.stand("attic")
    s.set("clues", "attic", 1)
    s.discards(model)
    s.hand("eidetic_memory", 1)
    return s


@card("03306")
@clause("AHC-354")
def test_eidetic_memory_costs_what_it_copies(backend: str) -> None:
    s = memory(backend, "preposterous_sketches")
    s.do("play eidetic_memory")
    s.until("turn")
    assert s.get("resources", "1") == 3
    assert s.get("actions", "1") == 2
    assert len(s.zone("hand", 1)) == 3
    assert s.where("preposterous_sketches") == "removed"
    assert s.where("eidetic_memory") == "removed"


@clause("AHC-354")
def test_eidetic_memory_is_no_cheaper_than_what_it_copies(backend: str) -> None:
    s = memory(backend, "preposterous_sketches")
    s.set("resources", "1", 1)
    assert not s.can("play eidetic_memory")
    s.set("resources", "1", 2)
    assert s.can("play eidetic_memory")
    s.set("clues", "attic", 0)  # nor does it ask for less
    assert s.denied("play eidetic_memory") == "AHC-352"


@card("03306")
def test_eidetic_memory_copies_fast_events_too_and_no_others_than_insights(backend: str) -> None:
    s = memory(backend, "working_a_hunch")
    s.do("play eidetic_memory")
    s.until("turn")
    assert s.get("clues", "1") == 1
    assert s.get("actions", "1") == 3
    s = memory(backend, "evidence")
    s.enemy("swarm_of_rats", engaged=1)
    assert not s.can("play eidetic_memory")
    s.do("fight swarm_of_rats")
    s.until("reaction")
    s.do("play eidetic_memory")
    s.until("turn")
    assert s.get("clues", "1") == 1
    s = memory(backend, "dynamite_blast")
    s.set("resources", "1", 9)
    assert not s.can("play eidetic_memory")


@card("03026")
def test_no_stone_is_left_unturned_by_somebody_here(backend: str) -> None:
    s = Scene(backend, seats=2, cards="no_stone_unturned", cards1="knife machete")
    s.first(0)
    s.hand("no_stone_unturned")
    s.hand("", 1)
    s.top("knife emergency_cache#12 machete", 1)
    s.do("play no_stone_unturned")
    s.do("target daisy_walker")
    assert s.asked == (1, "found")
    assert len(s.options) == 6
    s.do("target machete")
    s.until("turn")
    assert s.zone("hand", 1) == ["machete"]
    assert s.zone("top", 1) == []
