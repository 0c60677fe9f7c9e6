"""Cards that the list of taboos changes."""

from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHC-414", "AHC-434")
def test_dr_milan_exhausts_by_the_taboo_list(backend: str) -> None:
    for taboo, resources in ((True, 6), (False, 7)):
        s = Scene(backend, cards="dr_milan_christopher", taboo=taboo)
        s.asset("dr_milan_christopher")
        for _ in range(2):
            s.do("investigate")
            s.until("turn", "use dr_milan_christopher 0")
        assert s.get("resources", "0") == resources
        assert s.log.count("settled 0 4 2 1") == 2  # the rest of his text is as printed


@clause("AHC-415")
def test_elusive_leads_next_door_by_the_taboo_list(backend: str) -> None:
    for taboo, refuges in (
        (True, ["target hallway"]),
        (False, ["target cellar", "target hallway"]),
    ):
        s = Scene(backend, cards="elusive", taboo=taboo)
        s.house()
        s.stand("attic")
        s.hand("elusive")
        s.enemy("ghoul_minion", engaged=0)
        s.do("play elusive")
        if len(refuges) > 1:
            assert s.options == refuges
            s.do(refuges[1])
        assert s.get("at", "0") == s.row("hallway")
        assert s.get("engaged", "ghoul_minion") == -1
