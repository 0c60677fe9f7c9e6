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
