"""Seeker cards of The Innsmouth Conspiracy."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("07223")
@clause("AHC-111")
def test_the_unseen_guides_once_a_test(backend: str) -> None:
    s = Scene(backend, cards="guided_by_the_unseen perception deduction")
    s.asset("guided_by_the_unseen")
    s.hand("")
    s.top("perception deduction")
    s.do("investigate")
    s.do("use guided_by_the_unseen 0")
    s.do("target perception")
    assert s.where("perception") == "committed"
    assert s.get("uses", "guided_by_the_unseen") == 3
    assert not s.can("use guided_by_the_unseen 0")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    s.do("investigate")
    assert s.can("use guided_by_the_unseen 0")


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
