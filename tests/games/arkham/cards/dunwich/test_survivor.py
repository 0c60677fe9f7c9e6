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
