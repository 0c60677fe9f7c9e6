"""Investigators of The Path to Carcosa and their signature cards."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


def painter(backend: str, token: str = "zero") -> Scene:
    """Arrange a scene: Sefina in her first turn, with Dodge and Lucky! beneath her and nothing in
    hand.
    """
    s = Scene(
        backend,
        seats=2,
        who="roland_banks sefina_rousseau",
        cards1="dodge lucky dr_henry_armitage",
        filler=20,
        begin=False,
    )
    while s.asked[1] in ("mulligan", "painted", "surplus"):
        s.do("done" if s.can("done") else s.options[0])
    s.bag(token)
    s.first(1)
    s.hand("", 1)
    rows = [s.row("dodge"), s.row("lucky")]
    deck = [c for c in s.value("deck")[1] if c not in rows]
    s.arrange(deck={1: deck}, beneath={1: rows})
    return s


@card("03003")
@clause("AHB-115")
def test_sefina_has_no_mulligan(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks sefina_rousseau", filler=20, begin=False)
    assert s.asked == (0, "mulligan")
    s.do("done")
    assert s.asked == (1, "painted")
    assert len(s.zone("hand", 1)) == 13


@card("03003")
def test_sefina_takes_a_painting_off_the_wall_undisturbed(backend: str) -> None:
    s = painter(backend)
    s.enemy("ghoul_minion", engaged=1)
    s.do("use sefina_rousseau 1")
    s.do("target lucky")
    assert "attacked ghoul_minion 1" not in s.log
    assert "drew 1 lucky" in s.log and s.where("lucky") == "hand 1"
    assert s.where("dodge") == "beneath 1"
    assert s.get("actions", "1") == 2
    s.do("use sefina_rousseau 1")
    s.until("turn")
    assert not s.can("use sefina_rousseau 1")  # nothing is left beneath her


@card("03003", "02040")
def test_what_comes_from_beneath_sefina_is_drawn(backend: str) -> None:
    s = painter(backend)
    s.asset("dr_henry_armitage", 1)
    s.do("use sefina_rousseau 1")
    s.do("target dodge")
    assert s.asked == (1, "reaction")
    s.do("use dr_henry_armitage 0")
    assert s.where("dodge") == "discard 1"
    assert s.get("resources", "1") == 8


@card("03003")
def test_sefinas_sign_brings_a_painting_even_if_she_fails(backend: str) -> None:
    s = painter(backend, "elder_sign")
    s.enemy("ravenous_ghoul", engaged=1)
    s.lasting(Question.combat, "1", -3)
    s.do("fight ravenous_ghoul")
    assert s.asked == (1, "reaction")
    s.do(next(o for o in s.options if o.startswith("use sefina_rousseau")))
    s.do("target dodge")
    s.until("turn")
    assert "settled 1 2 3 0" in s.log  # 2 and 3, less 3
    assert s.where("dodge") == "hand 1" and s.where("lucky") == "beneath 1"
    s.hand("", 1)
    s.do("evade ravenous_ghoul")
    assert s.asked == (1, "reaction")
    s.do("pass")
    s.until("turn")
    assert s.where("lucky") == "beneath 1"  # she need not
