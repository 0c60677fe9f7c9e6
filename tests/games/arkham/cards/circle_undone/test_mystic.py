"""Mystic cards of The Circle Undone."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


def inspired(backend: str, answer: str) -> Scene:
    """Arrange a scene: Agnes attacks with Shrivelling, reveals a skull and answers with Eldritch
    Inspiration.
    """
    s = Scene(backend, who="agnes_baker", cards="shrivelling eldritch_inspiration")
    s.asset("shrivelling")
    s.hand("eldritch_inspiration")
    s.enemy("ghoul_minion", engaged=0)
    s.bag("skull")
    s.do("use shrivelling 0")
    s.until("reaction")
    s.do("play eldritch_inspiration")
    s.do(f"choose {answer}")
    s.until("turn")
    return s


@card("05033")
@clause("AHC-067")
def test_eldritch_inspiration_stops_or_doubles_the_bite_of_a_spell(backend: str) -> None:
    assert inspired(backend, "no").get("horror", "0") == 0
    assert inspired(backend, "both").get("horror", "0") == 2


@card("05033")
@clause("AHC-067")
def test_eldritch_inspiration_wants_a_symbol_and_a_mystic_card(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="shrivelling eldritch_inspiration")
    s.asset("shrivelling")
    s.hand("eldritch_inspiration")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use shrivelling 0")
    s.until("turn")
    assert s.where("eldritch_inspiration") == "hand 0"  # a 0 bites nobody
    s.enemy("ghoul_minion#1", engaged=0)
    s.bag("skull")
    s.do("fight ghoul_minion#1")
    s.until("turn")
    assert s.where("eldritch_inspiration") == "hand 0"  # no Mystic card bites


@card("05189")
@clause("AHC-426")
def test_the_mystics_scroll_reads_either_end_freely_by_the_list(backend: str) -> None:
    for taboo in (True, False):
        s = Scene(backend, cards="scroll_of_secrets_3_05189", taboo=taboo)
        s.asset("scroll_of_secrets_3_05189")
        s.top("ancient_evils rotting_remains", 4)
        s.do(f"use scroll_of_secrets_3_05189 {0 if taboo else 1}")
        s.do("name 4")
        s.do("choose on_top")
        assert s.options == ["choose discard", "choose on_top", "choose under"]
        s.do("choose under")
        assert s.zone("top", 4) == ["rotting_remains"]
        assert s.zone("bottom", 4) == ["ancient_evils"]
        assert s.get("actions", "0") == (3 if taboo else 2)
