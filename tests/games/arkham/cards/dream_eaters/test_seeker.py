"""Seeker cards of The Dream-Eaters."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("06022", "06021")
@clause("AHC-429")
def test_the_spent_pendant_leaves_the_game_by_the_list(backend: str) -> None:
    for taboo, where, segment in ((True, "removed", "aside"), (False, "aside", "deck 0")):
        s = Scene(backend, cards="segment_of_onyx", taboo=taboo)
        s.house(clues=1)
        s.asset("pendant_of_the_queen", uses=1)
        s.arrange(aside=[*s.value("aside"), s.row("segment_of_onyx")])
        s.do("use pendant_of_the_queen 0")
        s.do("target attic")
        s.do("choose clue")
        assert s.get("clues", "0") == 1
        assert s.where("pendant_of_the_queen") == where
        assert s.where("segment_of_onyx") == segment


@card("06022")
def test_the_pendant_goes_or_evades_at_a_revealed_location(backend: str) -> None:
    s = Scene(backend, cards="segment_of_onyx")
    s.house()
    s.asset("pendant_of_the_queen")
    s.enemy("ghoul_minion", at="attic")
    s.do("use pendant_of_the_queen 0")
    s.do("target attic")
    s.do("choose evade")
    assert s.get("exhausted", "ghoul_minion") == 1
    s.set("exhausted", "pendant_of_the_queen", 0)
    s.do("use pendant_of_the_queen 0")
    s.do("target cellar")
    assert s.get("at", "0") == s.row("cellar")


@card("06021")
def test_three_segments_make_a_pendant(backend: str) -> None:
    s = Scene(backend, cards="segment_of_onyx " * 3)
    assert s.where("pendant_of_the_queen") == "aside"  # bonded
    for n in range(2):
        s.asset(f"segment_of_onyx#{n}")
    assert not s.can("use segment_of_onyx 0")
    s.asset("segment_of_onyx#2")
    s.do("use segment_of_onyx 0")
    assert s.where("pendant_of_the_queen") == "play"
    assert s.get("uses", "pendant_of_the_queen") == 3
    assert s.where("segment_of_onyx") == "aside"


@card("06021")
def test_segments_are_fast_and_only_your_own_count(backend: str) -> None:
    s = Scene(backend, seats=2, cards="segment_of_onyx " * 2, cards1="segment_of_onyx")
    s.first(0)
    s.hand("segment_of_onyx segment_of_onyx#1")
    s.asset("segment_of_onyx#2", 1)
    s.do("play segment_of_onyx")
    s.do("play segment_of_onyx#1")
    assert s.get("actions", "0") == 3
    assert not s.can("use segment_of_onyx 0")


@card("06022")
def test_the_pendant_is_used_once_while_ready_and_at_revealed_places(backend: str) -> None:
    s = Scene(backend, cards="segment_of_onyx")
    s.house(clues=1)
    s.asset("pendant_of_the_queen")
    s.do("use pendant_of_the_queen 0")
    assert s.options == ["target attic", "target cellar"]  # the Parlor is not, here is nothing
    s.do("target attic")
    s.do("choose clue")
    assert s.get("clues", "attic") == 0
    assert (s.get("uses", "pendant_of_the_queen"), s.get("actions", "0")) == (2, 3)
    assert not s.can("use pendant_of_the_queen 0")


@card("06112", "06113")
@clause("AHC-219")
def test_two_diaries_share_one_essence_that_always_comes_back(backend: str) -> None:
    s = Scene(backend, cards="dream_diary dream_diary")
    assert [c for c in s.zone("aside") if c.startswith("essence")] == ["essence_of_the_dream"]
    s.asset("dream_diary")
    s.asset("dream_diary#1")
    s.hand("")
    s.do("use dream_diary 0")
    assert s.zone("hand", 0) == ["essence_of_the_dream"]
    assert not s.can("use dream_diary#1 0")
    s.do("investigate")
    s.do("commit essence_of_the_dream")
    s.until("turn")
    assert s.where("essence_of_the_dream") == "aside"
    assert s.can("use dream_diary#1 0")


@card("06112", "06113")
def test_dreams_are_interpreted_by_a_clear_success_with_the_essence(backend: str) -> None:
    for tokens, marks in (("minus_2", 0), ("minus_1", 1)):
        s = Scene(backend, cards="dream_diary", tokens=tokens)
        s.asset("dream_diary")
        s.hand("")
        s.do("use dream_diary 0")
        s.lasting(Question.intellect, "0", 1)
        s.do("investigate")
        s.do("commit essence_of_the_dream")
        s.until("turn", "use dream_diary 1")
        assert s.value("noted")[0] == marks
