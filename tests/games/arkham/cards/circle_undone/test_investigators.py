"""Investigators of The Circle Undone and their signature cards."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("05001")
@clause("AHC-341")
def test_carolyn_answers_for_cards_she_controls(backend: str) -> None:
    for seat in (0, 1):
        s = Scene(backend, seats=2, who="carolyn_fern roland_banks", cards="first_aid")
        s.first(seat)
        s.asset("first_aid", seat)
        s.set("horror", "1", 1)
        s.do("use first_aid 0")
        s.until("reaction" if seat == 0 else "turn", "target 1")
        assert s.can("use carolyn_fern 0") is (seat == 0)
        assert s.get("horror", "1") == 0


@card("05001")
def test_carolyns_sign_may_heal_an_ally_even_in_a_failure(backend: str) -> None:
    s = Scene(backend, who="carolyn_fern", cards="beat_cop", tokens="elder_sign")
    s.asset("beat_cop", horror=1)
    s.lasting(Question.intellect, "0", -4)
    s.do("investigate")
    s.until("reaction")
    s.do("use carolyn_fern 1")  # the Beat Cop alone has horror
    assert s.get("horror", "beat_cop") == 0
    s.do("use carolyn_fern 0")
    s.until("turn")
    assert "settled 0 1 2 0" in s.log
    assert s.get("resources", "0") == 6  # she controls the Ally


@card("05001")
def test_carolyns_sign_heals_only_here_and_only_if_she_likes(backend: str) -> None:
    s = Scene(backend, seats=3, who="roland_banks carolyn_fern agnes_baker", tokens="elder_sign")
    s.first(1)
    s.house()
    s.stand("attic", 0)
    s.arrange(horror={0: 2, 1: 2, 2: 2})
    s.do("investigate")
    s.until("reaction")
    s.do("use carolyn_fern 1")
    assert s.options == ["target agnes_baker", "target carolyn_fern"]
    s.do("target agnes_baker")
    s.do("use carolyn_fern 0")
    s.until("turn")
    assert s.get("resources", "2") == 6  # Agnes was healed
    s.do("investigate")
    s.until("reaction")
    s.do("pass")
    s.until("turn")
    assert [s.get("horror", str(p)) for p in range(3)] == [2, 2, 1]


@card("05001")
def test_carolyn_wants_an_ally_or_an_investigator_healed_of_horror(backend: str) -> None:
    s = Scene(backend, who="carolyn_fern", cards="first_aid")
    s.asset("first_aid")
    s.set("damage", "0", 1)
    s.do("use first_aid 0")
    assert s.asked == (0, "turn") and s.get("damage", "0") == 0
    assert s.get("resources", "0") == 5


@card("05011")
def test_an_inheritance_is_spent_like_the_pool_and_first(backend: str) -> None:
    s = Scene(backend, cards="family_inheritance machete physical_training")
    s.arrange(resources={0: 1})
    s.hand("machete")
    s.do("play machete")  # 3
    assert (s.get("uses", "family_inheritance"), s.get("resources", "0")) == (1, 1)
    s.asset("physical_training")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    s.do("use physical_training 1")
    s.do("use physical_training 1")
    assert (s.get("uses", "family_inheritance"), s.get("resources", "0")) == (0, 0)
    assert not s.can("use physical_training 1")


@card("05011")
def test_an_inheritance_is_taken_with_an_action(backend: str) -> None:
    s = Scene(backend, cards="family_inheritance")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use family_inheritance 1")
    s.until("turn")
    assert s.get("actions", "0") == 2
    assert "attacked ghoul_minion 0" in s.log
    assert (s.get("uses", "family_inheritance"), s.get("resources", "0")) == (0, 9)
    assert not s.can("use family_inheritance 1")
