"""Guardian cards of The Innsmouth Conspiracy."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause

BLESSED = "bless " * 10 + "zero"


@card("07301")
@clause("AHC-433")
def test_hallow_takes_doom_away_and_leaves_by_the_list(backend: str) -> None:
    for taboo, where in ((True, "removed"), (False, "discard 0")):
        s = Scene(backend, cards="hallow", tokens=BLESSED, taboo=taboo)
        s.hand("hallow")
        assert not s.can("play hallow")  # no doom anywhere
        s.set("doom", s.value("agenda"), 2)
        s.do("play hallow")
        assert s.get("doom", s.value("agenda")) == 1
        assert s.value("bag") == [1]
        assert s.where("hallow") == where
