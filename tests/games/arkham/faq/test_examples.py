"""Examples of the FAQ with friends: Pete and Duke, Teamwork, Sefina, a knife, a shortcut."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("02018")
@clause("AHC-120")
def test_teamwork_cannot_give_rolands_gun_away(backend: str) -> None:
    s = Scene(backend, seats=2, cards="teamwork rolands_38_special knife")
    s.first(0)
    s.asset("rolands_38_special")
    s.asset("knife")
    s.hand("teamwork")
    s.do("play teamwork")
    s.do("target knife")
    assert not s.can("target rolands_38_special")
    assert s.get("ctrl", "knife") == 1
    assert s.get("ctrl", "rolands_38_special") == 0


def duke(backend: str, actions: int) -> Scene:
    """Arrange a scene: Pete next to the Orne Library, with `actions`, sends Duke there."""
    s = Scene(backend, who="ashcan_pete", cards="duke", extra="orne_library")
    s.house()
    s.location("orne_library", clues=1)
    s.set("actions", "0", actions)
    s.lasting(Question.connected, "hallway")  # every location is next to the Hallway
    s.do("use duke 1")
    s.do("move_to orne_library")
    return s


@card("02014", "02050")
@clause("AHC-161")
def test_pete_pays_for_the_library_when_duke_has_brought_him_there(backend: str) -> None:
    s = duke(backend, 3)
    s.until("turn")
    assert any(line.startswith("tested 0 intellect") for line in s.log)
    assert s.get("actions", "0") == 1


@card("02014", "02050")
@clause("AHC-162")
def test_without_an_action_left_duke_finds_nothing_there(backend: str) -> None:
    s = duke(backend, 1)
    assert s.get("at", "0") == s.row("orne_library")
    assert not any(line.startswith("tested") for line in s.log)
    assert s.get("clues", "orne_library") == 1


@card("03003")
@clause("AHC-253")
@pytest.mark.parametrize("more", [0, 1])
def test_sefina_draws_thirteen_and_keeps_eight_and_what_is_added(backend: str, more: int) -> None:
    s = Scene(backend, who="sefina_rousseau", cards="studious " * more, filler=25, begin=False)
    while s.asked[1] == "mulligan":
        s.do("done")
    assert len(s.zone("hand", 0)) == 13 + more
    while s.asked[1] in ("painted", "surplus"):
        s.do("done" if s.can("done") else s.options[0])
    assert len(s.zone("hand", 0)) == 8 + more


@card("04017")
@clause("AHC-274")
@pytest.mark.parametrize("victim", ["leather_coat", "roland_banks"])
def test_the_survival_knife_avenges_assets_as_well(backend: str, victim: str) -> None:
    s = Scene(backend, cards="survival_knife leather_coat")
    s.asset("survival_knife")
    s.asset("leather_coat")
    s.enemy("ghoul_minion", engaged=0)
    s.do("end_turn")
    s.until("assign")
    s.do(f"assign {victim}")
    while s.asked[1] == "assign":
        s.do("assign roland_banks")
    assert s.asked == (0, "reaction")
    s.do("use survival_knife 1")
    s.until("turn")
    assert s.where("ghoul_minion") == "discard 4"


@card("03232")
@clause("AHC-052")
def test_anybody_there_takes_the_shortcut(backend: str) -> None:
    s = Scene(backend, seats=2, cards="shortcut")
    s.first(1)
    s.house()
    s.attach("shortcut", "hallway", 0)
    s.do("use shortcut 1")
    s.do("target attic")
    assert s.get("at", "1") == s.row("attic")
    assert s.get("exhausted", "shortcut") == 1
    assert s.get("actions", "1") == 3
