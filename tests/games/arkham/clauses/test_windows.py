"""Who is asked in a window, in which order, and what they may answer."""

from tests.games.arkham.scene import Scene
from tests.support import clause


def three(backend: str, card: str) -> Scene:
    """Arrange a scene: three investigators with a copy of a card each; it is the turn of seat 1,
    seat 2 leads.
    """
    s = Scene(backend, seats=3, cards=card, cards1=card, cards2=card)
    for p, name in enumerate((card, f"{card}#1", f"{card}#2")):
        s.hand(name, p)
    s.first(1)
    s.arrange(lead=2)
    return s


@clause("AHB-073", "AHB-217", "AHC-139", "AHC-140")
def test_reactions_are_asked_for_from_the_active_investigator_on(backend: str) -> None:
    s = three(backend, "dodge")
    s.enemy("ghoul_minion", engaged=1)
    s.do("resource")
    for p, name in ((1, "dodge#1"), (2, "dodge#2"), (0, "dodge")):
        assert s.asked == (p, "reaction")
        assert s.options == ["pass", f"play {name}"]
        s.do("pass")
    assert (s.get("damage", "1"), s.get("horror", "1")) == (1, 1)
    assert s.asked == (1, "turn")


@clause("AHB-073", "AHB-217", "AHC-140")
def test_who_cannot_pay_or_is_elsewhere_is_not_asked_and_the_last_may_still_act(
    backend: str,
) -> None:
    s = three(backend, "dodge")
    s.house()
    s.stand("attic", 2)
    s.arrange(resources={1: 0})
    s.enemy("ghoul_minion", engaged=1)
    s.do("resource")  # paid for and gained only after the attack
    assert s.asked == (0, "reaction")
    s.do("play dodge")
    assert s.get("damage", "1") == 0
    assert s.where("dodge") == "discard 0"
    assert s.asked == (1, "turn")


@clause("AHB-073", "AHC-132", "AHC-139")
def test_a_reaction_is_used_once_for_each_occurrence_by_who_controls_it(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="guard_dog")
    s.asset("guard_dog", 1)
    s.first(1)
    s.enemy("ghoul_priest", engaged=1)  # 2 damage, 2 horror
    for n in (1, 2):
        s.set("damage", "guard_dog", 0)
        s.do("resource")
        s.do("assign guard_dog")
        while s.asked[1] == "assign":
            s.do("assign daisy_walker")
        assert s.asked == (1, "reaction")
        s.do("use guard_dog 0")
        assert s.asked == (1, "turn")
        assert s.get("damage", "ghoul_priest") == n


@clause("AHB-103", "AHB-072")
def test_a_window_closes_when_all_have_passed_in_a_row(backend: str) -> None:
    s = Scene(backend, seats=3, cards="beat_cop", cards1="beat_cop", cards2="beat_cop")
    for p, name in enumerate(("beat_cop", "beat_cop#1", "beat_cop#2")):
        s.asset(name, p)
    s.enemy("ghoul_priest", at="study", exhausted=1)
    s.first(1)
    for p in (2, 0):
        assert s.asked == (p, "free")  # as the turn begins
        s.do("pass")
    s.do("investigate")
    for p in (1, 2):
        assert s.asked == (p, "free")
        s.do("pass")
    assert s.asked == (0, "free")
    s.do("use beat_cop 0")
    assert s.get("damage", "ghoul_priest") == 1
    assert s.asked == (1, "free")  # anew, and seat 0 has nothing more to do
    assert s.options == ["pass", "use beat_cop#1 0"]
    s.do("use beat_cop#1 0")
    assert s.asked == (2, "free")
    s.do("pass")
    assert s.asked == (2, "free")  # the next window of the test
    s.do("pass")
    assert "settled 1 5 2 1" in s.log


@clause("AHB-216", "AHB-217")
def test_a_fast_asset_waits_for_ones_own_turn_and_costs_no_action(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="magnifying_glass")
    s.hand("magnifying_glass", 1)
    s.first(0)
    assert s.asked == (0, "turn")
    s.do("end_turn")
    assert s.asked == (1, "turn")
    assert s.can("play magnifying_glass")
    actions = s.get("actions", "1")
    s.do("play magnifying_glass")
    assert (s.where("magnifying_glass"), s.get("actions", "1")) == ("play", actions)
