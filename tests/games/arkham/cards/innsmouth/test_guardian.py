"""Guardian cards of The Innsmouth Conspiracy."""

from noctuary.games.arkham.components import Token
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


@card("07301")
def test_hallow_takes_blessings_from_cards_or_the_bag_as_you_like(backend: str) -> None:
    bless = Token.names.index("bless")
    s = Scene(backend, cards="hallow knife", tokens="bless " * 8 + "zero")
    s.hand("hallow")
    knife = s.asset("knife")
    s.arrange(sealed=[bless * 256 + knife] * 3)
    s.set("doom", s.value("agenda"), 1)
    s.enemy("ghoul_minion", engaged=0)
    s.do("play hallow")
    assert s.options == ["choose bag", "target knife"]
    for _ in range(3):
        s.do("target knife")
    s.until("turn")  # the bag pays the other seven
    assert s.value("sealed") == []
    assert s.value("bag").count(bless) == 1
    assert s.get("actions", "0") == 2 and "attacked ghoul_minion 0" in s.log  # not Fast
