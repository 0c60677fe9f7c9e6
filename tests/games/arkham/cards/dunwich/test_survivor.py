"""Survivor cards of The Dunwich Legacy."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("02235")
@clause("AHC-061")
def test_survival_instinct_may_evade_everybody(backend: str) -> None:
    for answer, evaded in (("yes", 3), ("no", 1)):
        s = Scene(backend, who="wendy_adams", cards="survival_instinct_2")
        s.hand("survival_instinct_2")
        foes = ("ghoul_minion", "ghoul_minion#1", "swarm_of_rats")
        for foe in foes:
            s.enemy(foe, engaged=0)
        s.do("evade ghoul_minion")
        s.do("commit survival_instinct_2")
        s.until("slip", "apply wendy_adams main")
        s.do(f"choose {answer}")
        s.until("turn")
        assert sum(s.get("exhausted", foe) for foe in foes) == evaded
        assert sum(s.get("engaged", foe) == 0 for foe in foes) == 3 - evaded


@card("02235")
def test_survival_instinct_may_lead_away(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks wendy_adams", cards="survival_instinct_2")
    s.first(1)
    s.house()
    s.hand("survival_instinct_2")
    s.enemy("swarm_of_rats", engaged=1)
    s.do("evade swarm_of_rats")
    s.until("commit")
    s.do("commit survival_instinct_2")  # by another: the evader moves
    s.until("retreat", "apply wendy_adams main")
    assert s.asked == (1, "retreat")
    s.do("move_to attic")
    s.until("turn")
    assert (s.get("at", "1"), s.get("at", "0")) == (s.row("attic"), s.row("hallway"))
    assert s.where("survival_instinct_2") == "discard 0"


@card("02235")
def test_survival_instinct_is_for_evasions(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="survival_instinct_2", tokens="auto_fail")
    s.house()
    s.hand("survival_instinct_2")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("evade swarm_of_rats")
    s.do("commit survival_instinct_2")
    s.until("turn")
    assert s.get("at", "0") == s.row("hallway")
    assert s.get("engaged", "swarm_of_rats") == 0
