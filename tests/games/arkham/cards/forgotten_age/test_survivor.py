"""Survivor cards of The Forgotten Age."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("04035")
@clause("AHC-056")
def test_yaotl_discards_the_top_card_once_a_phase(backend: str) -> None:
    s = Scene(backend, cards="yaotl magnifying_glass")
    s.asset("yaotl")
    s.top("magnifying_glass")
    s.do("use yaotl 1")
    assert s.where("magnifying_glass") == "discard 0"
    assert not s.can("use yaotl 1")
    s.do("investigate")
    s.do("use yaotl 0")  # its intellect icon
    s.until("turn")
    assert "settled 0 4 2 1" in s.log
    s.do("end_turn")
    s.until("free")
    assert s.can("use yaotl 1")  # another phase


@card("04035")
def test_yaotl_counts_no_wild_icons_and_only_while_ready(backend: str) -> None:
    s = Scene(backend, cards="yaotl unexpected_courage knife")
    s.asset("yaotl")
    s.discards("knife unexpected_courage")  # wild icons on top
    s.do("investigate")
    s.do("use yaotl 0")
    s.until("turn")
    assert "settled 0 3 2 1" in s.log
    assert s.get("exhausted", "yaotl") == 1
    s.do("investigate")
    assert not s.can("use yaotl 0")
