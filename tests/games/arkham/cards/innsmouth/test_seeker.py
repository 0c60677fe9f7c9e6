"""Seeker cards of The Innsmouth Conspiracy."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("07223")
@clause("AHC-111")
def test_the_unseen_guides_once_a_test(backend: str) -> None:
    s = Scene(backend, cards="guided_by_the_unseen perception deduction")
    s.asset("guided_by_the_unseen")
    s.hand("")
    s.top("perception deduction emergency_cache")
    s.do("investigate")
    s.do("use guided_by_the_unseen 0")
    assert s.options == ["target deduction", "target perception"]  # the third card fits nothing
    s.do("target perception")
    assert s.asked == (0, "secret")
    s.do("commit perception")
    assert s.where("perception") == "committed"
    assert s.get("uses", "guided_by_the_unseen") == 3
    assert not s.can("use guided_by_the_unseen 0")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    s.do("investigate")
    assert s.can("use guided_by_the_unseen 0")


def guided(backend: str, uses: int = 4) -> Scene:
    """Arrange a scene: Daisy guides Roland, who investigates at her side."""
    s = Scene(backend, seats=2, cards="perception", cards1="guided_by_the_unseen")
    s.first(0)
    s.asset("guided_by_the_unseen", 1, uses=uses)
    s.hand("")
    s.hand("", 1)
    s.top("perception")
    s.do("investigate")
    assert s.asked == (1, "free")
    s.do("use guided_by_the_unseen 0")
    assert s.asked == (0, "guided")
    return s


@card("07223")
def test_the_tester_searches_and_the_guide_pays(backend: str) -> None:
    s = guided(backend)
    s.do("choose yes")
    assert s.asked == (0, "found")
    s.do("target perception")
    assert s.asked == (1, "secret")
    s.do("commit perception")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    assert s.get("uses", "guided_by_the_unseen") == 3
    assert s.where("perception") == "discard 0"


@card("07223")
def test_the_tester_may_refuse_to_be_guided_and_the_guide_to_pay(backend: str) -> None:
    s = guided(backend)
    s.do("choose no")
    s.until("turn")
    assert not any(line.startswith("looked") for line in s.log)
    s = guided(backend)
    s.do("choose yes")
    s.do("target perception")
    s.do("pass")
    assert s.where("perception") == "deck 0"
    assert s.get("uses", "guided_by_the_unseen") == 4
    s = guided(backend, uses=0)
    s.do("choose yes")
    s.do("target perception")
    assert s.where("perception") == "deck 0"  # nothing to pay with


@card("07223", "06002")
def test_mandy_helps_who_is_guided(backend: str) -> None:
    s = Scene(backend, who="mandy_thompson", cards="guided_by_the_unseen perception deduction")
    s.asset("guided_by_the_unseen")
    s.hand("")
    s.top("perception deduction")
    s.do("investigate")
    s.do("use guided_by_the_unseen 0")
    s.do("use mandy_thompson 0")
    s.do("choose one_more")
    s.do("target deduction")
    s.do("target perception")
    for _ in range(2):
        s.do(s.options[0])
    assert s.get("uses", "guided_by_the_unseen") == 2
    s.until("turn")
    assert "settled 0 8 2 1" in s.log


@card("07303")
@clause("AHC-372")
def test_ancestral_knowledge_is_looked_at_and_chosen_from(backend: str) -> None:
    skills = "perception deduction guts overpower manual_dexterity unexpected_courage"
    s = Scene(backend, cards=f"ancestral_knowledge {skills} amnesia", begin=False)
    assert s.asked == (0, "reaction")
    s.do("use ancestral_knowledge 0")
    s.until("turn")
    kept = s.zone("beneath", 4)
    assert len(kept) == 5 and set(kept) <= set(skills.split())
    assert list(s.state.observe(0).fields["beneath"][4].known) == [s.row(c) for c in kept]
    s.do("use ancestral_knowledge 1")
    assert s.options == sorted(f"target {c}" for c in kept)
    s.do(f"target {kept[3]}")
    assert s.where(kept[3]) == "hand 0"
    assert not s.can("use ancestral_knowledge 1")
    s.do("end_turn")
    s.until("turn")
    s.do("use ancestral_knowledge 1")
    assert len(s.options) == 4
