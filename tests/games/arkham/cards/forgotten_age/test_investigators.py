"""Investigators of The Forgotten Age and their signature cards."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("04004")
@clause("AHC-055")
def test_mateo_helps_whoever_reveals_an_auto_fail_once(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks father_mateo", tokens="auto_fail")
    s.first(0)
    s.house()
    s.stand("attic", 1)
    s.set("clues", "hallway", 1)
    s.do("investigate")
    s.until("reaction")
    assert s.asked == (1, "reaction")
    s.do("use father_mateo 0")
    s.until("turn")
    assert "settled 0 4 1 1" in s.log  # Roland's own sign: 1 clue here
    assert s.value("bag") == [14]
    s.do("investigate")
    s.until("turn")
    assert "settled 0 0 1 0" in s.log


@card("04004")
def test_mateos_own_sign_succeeds_and_pays_after_the_test(backend: str) -> None:
    s = Scene(backend, who="father_mateo", cards="perception", tokens="elder_sign")
    s.set("clues", "study", 2)
    s.hand("perception")
    s.do("investigate")
    s.do("commit perception")
    s.until("mateo_sign")
    assert s.get("clues", "0") == 1  # the test is over,
    assert s.where("perception") == "discard 0"  # to the last of its cards
    s.do("choose additional")
    for _ in range(2):
        s.do("resource")
    s.do("investigate")  # a fourth action
    s.until("mateo_sign")
    s.do("choose to_hand")
    assert s.get("resources", "0") == 8
    assert len(s.zone("hand", 0)) == 2  # one for Perception


@card("04004")
def test_mateo_gets_a_card_and_a_resource_when_it_is_not_his_turn(backend: str) -> None:
    s = Scene(backend, who="father_mateo", tokens="elder_sign")
    s.hand("")
    s.top("rotting_remains", 4)
    s.do("end_turn")
    s.until("turn")
    assert "settled 0 4 0 1" in s.log  # willpower, in the mythos phase
    assert len(s.zone("hand", 0)) == 2  # one in upkeep, one for the sign
    assert s.get("resources", "0") == 7


def ursula(backend: str) -> Scene:
    """Arrange a scene: Ursula in the Hallway with Burglary and an event that investigates."""
    s = Scene(backend, who="ursula_downs", cards="burglary seeking_answers")
    s.house(clues=2)
    s.asset("burglary")
    s.hand("seeking_answers")
    return s


@card("04002")
@clause("AHC-335", "AHC-337")
def test_ursula_investigates_in_any_way_after_a_move(backend: str) -> None:
    s = ursula(backend)
    s.do("move_to attic")
    s.do("use ursula_downs 0")
    assert s.options == ["investigate", "play seeking_answers", "use burglary 0"]
    s.do("use burglary 0")
    s.until("turn")
    assert (s.get("actions", "0"), s.extra()) == (2, [])
    assert s.get("resources", "0") == 8
    s.do("move_to hallway")
    assert s.asked == (0, "turn")  # once a round


@card("04002")
@clause("AHC-336")
def test_ursulas_investigation_provokes_as_well(backend: str) -> None:
    for answer, attacks in (("use ursula_downs 0", 2), ("pass", 1)):
        s = ursula(backend)
        s.enemy("ghoul_minion", engaged=0)
        s.do("move_to attic")
        s.until("reaction")
        s.do(answer)
        if attacks == 2:
            s.do("investigate")
        s.until("turn")
        assert s.log.count("attacked ghoul_minion 0") == attacks


@card("04002")
def test_ursula_walks_on_with_her_sign(backend: str) -> None:
    s = ursula(backend)
    s.bag("elder_sign")
    s.do("investigate")
    s.until("reaction")
    s.do("use ursula_downs 1")
    s.do("target cellar")
    assert s.get("at", "0") == s.row("cellar")


@card("04002")
def test_ursula_may_stay_where_she_is_even_after_a_success(backend: str) -> None:
    s = ursula(backend)
    s.bag("elder_sign")
    s.do("investigate")
    s.until("reaction")
    assert "settled 0 5 1 1" in s.log
    s.do("pass")
    assert s.get("at", "0") == s.row("hallway")
