"""Acts, agendas, doom, and how a scenario ends."""

from typing import Any

from noctuary.games.arkham.components import Phase
from tests.games.arkham.scene import Scene
from tests.support import clause

FLAME = "drawn_to_the_flame"
"""An event that draws an encounter card in the middle of a turn."""


@clause("AHB-322")
def test_only_the_current_agenda_is_active(backend: str) -> None:
    for agenda, fight in (("the_arkham_woods", 2), ("the_ritual_begins", 3)):
        s = Scene(backend, scenario="devourer_below")
        s.stage(agenda=agenda)
        s.enemy("ghoul_minion", engaged=0)
        told = s.do("fight ghoul_minion")
        assert told[0] == f"tested 0 combat {fight} fight"


@clause("AHB-323")
def test_the_group_may_spend_its_clues_in_any_turn(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.set("clues", "0", 3)
    s.set("clues", "1", 1)
    s.first(0)
    assert s.asked == (1, "free")  # in the turn of another, too
    assert s.can("advance_act")
    s.do("pass")
    s.do("end_turn")
    s.until("turn")
    assert s.asked == (1, "turn")
    s.do("advance_act")
    assert "act_advanced trapped" in s.log
    assert s.get("actions", "1") == 3
    assert (s.get("clues", "0"), s.get("clues", "1")) == (0, 0)


@clause("AHB-323")
def test_no_act_is_paid_for_outside_of_turns(backend: str) -> None:
    s = Scene(backend, cards="arcane_initiate")
    s.asset("arcane_initiate")
    s.set("clues", "0", 2)
    assert s.can("advance_act")
    s.do("end_turn")
    while s.value("phase") != Phase.enemy:
        s.do("pass")
    assert s.asked == (0, "free")
    assert s.options == ["pass", "use arcane_initiate 1"]


@clause("AHB-324")
def test_clues_for_the_act_are_spent_all_or_none(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.set("clues", "0", 3)
    s.first(0)
    assert not s.can("advance_act")
    s.set("clues", "1", 3)
    s.do("advance_act")
    assert s.options == ["pay 1", "pay 2", "pay 3"]
    s.do("pay 2")
    assert [s.get("clues", p) for p in "01"] == [1, 1]


@clause("AHB-080", "AHB-324")
def test_only_those_named_pay_and_each_no_more_than_is_needed(backend: str) -> None:
    """The Barrier takes clues of those in the Hallway: here the first and the third."""
    s = Scene(backend, seats=3)
    s.house()
    s.stand("attic", 1)
    s.arrange(clues={0: 4, 1: 5, 2: 6})
    s.until("reaction")
    s.do("use the_barrier 0")
    assert s.options == ["pay 3", "pay 4"]  # the other has 6 of the 9
    s.do("pay 3")
    assert [s.get("clues", p) for p in "012"] == [1, 5, 0]
    assert s.value("act") == s.row("what_have_you_done")


@clause("AHB-080", "AHB-324")
def test_who_is_out_pays_nothing(backend: str) -> None:
    s = Scene(backend, seats=3)
    s.arrange(clues={0: 2, 1: 4, 2: 4}, out={0: 2}, lead=1)
    s.until("turn")
    s.do("advance_act")
    assert s.options == ["pay 2", "pay 3", "pay 4"]
    s.do("pay 3")
    assert [s.get("clues", p) for p in "012"] == [2, 1, 1]


def with_the_priest(backend: str, **more: Any) -> Scene:
    """Arrange the last act of The Gathering, the Ghoul Priest about to fall to one blow, a clue
    here.
    """
    s = Scene(backend, **more)
    s.house()
    s.stage(act="what_have_you_done")
    s.set("clues", "hallway", 1)
    s.enemy("ghoul_priest", engaged=0, damage=4)
    return s


@clause("AHB-325", "AHB-332")
def test_an_objective_comes_before_what_waits_for_a_defeat(backend: str) -> None:
    s = with_the_priest(backend)
    s.do("fight ghoul_priest")
    assert s.asked == (0, "burn")  # Roland is not asked first
    s.do("choose refuse")
    assert s.asked == (-1, "over")
    assert "ended 2" in s.log
    assert s.get("clues", "0") == 0
    assert s.value("round") == 1


@clause("AHB-325")
def test_an_objective_that_says_may_is_optional(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.set("clues", "0", 3)
    s.do("end_turn")
    s.until("reaction")
    assert s.options == ["pass", "use the_barrier 0"]
    s.do("pass")
    assert s.value("act") == s.row("the_barrier")
    assert s.get("clues", "0") == 3


@clause("AHB-326")
def test_an_act_without_a_number_is_not_paid_for(backend: str) -> None:
    s = with_the_priest(backend)
    s.set("clues", "0", 12)
    assert not s.can("advance_act")


@clause("AHB-327", "AHB-330")
def test_an_advancing_agenda_takes_all_doom_away(backend: str) -> None:
    s = Scene(backend, cards="arcane_initiate", extra="acolyte")
    s.asset("arcane_initiate", doom=1, exhausted=1)
    s.set("doom", "whats_going_on", 1)  # a third in the mythos phase
    s.do("end_turn")
    s.until("lapse")
    assert s.get("doom", "arcane_initiate") == s.get("doom", "whats_going_on") == 0
    assert s.value("agenda") == s.row("whats_going_on")  # until its back is carried out
    s.do("choose horror")
    s.do("assign roland_banks")
    s.do("assign roland_banks")
    assert s.get("horror", "0") == 2
    assert s.value("agenda") == s.row("rise_of_the_ghouls")
    assert s.where("whats_going_on") == "removed"


@clause("AHB-330")
def test_below_the_threshold_the_agenda_stays(backend: str) -> None:
    s = Scene(backend)
    s.set("doom", "whats_going_on", 1)
    s.top("swarm_of_rats", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.get("doom", "whats_going_on") == 2
    assert s.value("agenda") == s.row("whats_going_on")


@clause("AHB-328")
def test_clues_leave_an_act_that_advances(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", scenario="devourer_below")
    s.stage(act="disrupting_the_ritual")
    s.set("clues", "disrupting_the_ritual", 1)
    s.set("clues", "0", 1)
    s.do("use disrupting_the_ritual 0")
    s.do("choose willpower")
    assert "act_advanced disrupting_the_ritual" in s.log
    assert s.get("clues", "disrupting_the_ritual") == 0
    assert "ended 1" in s.log


@clause("AHB-331")
def test_an_effect_may_make_the_agenda_advance_on_the_spot(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="dark_memory")
    s.hand("dark_memory")
    s.set("doom", "whats_going_on", 2)
    s.do("play dark_memory")
    assert s.asked == (0, "lapse")
    assert s.value("phase") == Phase.investigation


@clause("AHB-331")
def test_other_doom_waits_for_the_mythos_phase(backend: str) -> None:
    s = Scene(backend, cards="arcane_initiate")
    s.hand("arcane_initiate")
    s.set("doom", "whats_going_on", 2)
    s.do("play arcane_initiate")
    assert s.get("doom", "arcane_initiate") == 1
    assert s.asked == (0, "turn")
    assert s.value("agenda") == s.row("whats_going_on")


@clause("AHB-333")
def test_without_anybody_left_there_is_no_resolution(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.do("use predator_or_prey 0")
    assert s.asked == (-1, "over")
    assert s.log.count("ended 0") == 1


def last_stand(backend: str) -> Scene:
    """Arrange a scene: one blast fells both Roland, the last one left, and the Ghoul Priest."""
    s = with_the_priest(backend, cards="dynamite_blast")
    s.hand("dynamite_blast")
    s.set("damage", "0", 7)
    s.set("exhausted", "ghoul_priest", 1)
    s.do("play dynamite_blast")
    assert s.asked == (0, "whose_end")
    assert s.options == ["choose elimination", "choose objective"]
    return s


@clause("AHB-334")
def test_when_the_last_one_and_the_objective_fall_the_objective_may_decide(backend: str) -> None:
    s = last_stand(backend)
    s.do("choose objective")
    s.do("choose refuse")
    assert "ended 2" in s.log
    assert "fell 0 1 0" in s.log
    assert s.get("physical", "0") == 1


@clause("AHB-334")
def test_when_the_last_one_and_the_objective_fall_elimination_may_decide(backend: str) -> None:
    s = last_stand(backend)
    s.do("choose elimination")
    assert s.asked == (-1, "over")
    assert "ended 0" in s.log
    assert s.get("physical", "0") == 1


@clause("AHB-334")
def test_without_the_objective_nobody_is_asked_whose_end_it_is(backend: str) -> None:
    s = with_the_priest(backend, cards="dynamite_blast")
    s.hand("dynamite_blast")
    s.set("damage", "0", 7)
    s.enemy("ghoul_priest", at="attic", exhausted=1)
    s.enemy("ghoul_minion", at="hallway", exhausted=1)
    s.do("play dynamite_blast")
    s.until("whose_end", "target hallway")
    assert s.asked == (-1, "over")
    assert "defeated ghoul_minion" in s.log


@clause("AHB-334")
def test_while_somebody_else_stands_nobody_is_asked_whose_end_it_is(backend: str) -> None:
    s = with_the_priest(backend, seats=2, cards="dynamite_blast")
    s.stand("attic", 1)
    s.hand("dynamite_blast")
    s.set("damage", "0", 7)
    s.enemy("ghoul_priest", at="hallway", exhausted=1, damage=9)
    s.first(0)
    s.do("play dynamite_blast")
    s.until("burn", "target hallway")
    assert s.asked[1] == "burn"


@clause("AHB-335")
def test_the_end_brings_weaknesses_then_victory_then_the_resolution(backend: str) -> None:
    s = with_the_priest(backend, cards="cover_up hospital_debts")
    s.threat("cover_up", clues=2)
    s.threat("hospital_debts", uses=5)
    s.set("clues", "attic", 0)
    s.do("fight ghoul_priest")
    s.until("burn")
    s.do("choose burn")
    assert s.asked == (0, "forced")
    s.do("use cover_up 2")
    order = [s.log.index(x) for x in ("happened cover_up", "to_victory attic")]
    assert order == sorted(order)
    assert s.get("mental", "0") == 2  # Cover Up, and the burnt house of resolution 1
    assert s.get("experience", "0") == 0  # 2 for the resolution, 2 less for the debts
    assert s.value("score")[0] == 4  # the priest 2, attic and cellar


@clause("AHB-335")
def test_paid_debts_cost_no_experience(backend: str) -> None:
    s = with_the_priest(backend, cards="hospital_debts")
    s.threat("hospital_debts", uses=6)
    s.do("fight ghoul_priest")
    s.until("burn")
    s.do("choose burn")
    assert s.get("experience", "0") == 2
