"""Seeker cards of The Dunwich Legacy."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("02302")
@clause("AHC-042")
def test_maleson_shuffles_a_card_of_the_encounter_deck_back(backend: str) -> None:
    s = Scene(backend, cards="dr_william_t_maleson")
    s.asset("dr_william_t_maleson")
    s.set("clues", "0", 1)
    s.top("ghoul_minion", 4)
    s.do("end_turn")
    s.until("reaction")
    before = s.get("clues", "study")
    s.do("use dr_william_t_maleson 0")
    assert "shuffled 4" in s.log
    assert s.get("clues", "study") == before + 1
    assert sum(line.startswith("drew_encounter") for line in s.log) >= 2
    assert "engaged ghoul_minion 0" not in s.log


@card("02302")
@clause("AHC-042")
def test_maleson_has_no_say_about_cards_from_elsewhere(backend: str) -> None:
    s = Scene(backend, cards="dr_william_t_maleson paranoia", scenario="midnight_masks")
    s.asset("dr_william_t_maleson")
    s.set("clues", "0", 1)
    s.drawn("paranoia")
    assert s.asked == (0, "turn")
    assert "drew_weakness 0 paranoia" in s.log
    assert s.get("exhausted", "dr_william_t_maleson") == 0


@card("02020")
@clause("AHC-086")
def test_the_laboratory_assistant_makes_room_for_ten_cards(backend: str) -> None:
    s = Scene(backend, cards="laboratory_assistant " + "knife " * 12)
    s.hand("laboratory_assistant")
    s.do("play laboratory_assistant")
    s.do("use laboratory_assistant 0")
    assert len(s.zone("hand", 0)) == 2
    s.top("obscuring_fog", 4)
    s.hand(["knife", *(f"knife#{n}" for n in range(1, 9))])
    s.do("end_turn")
    s.until("turn")
    assert len(s.zone("hand", 0)) == 10


@card("02228", "04002")
@clause("AHC-211")
def test_expose_weakness_waits_for_the_end_of_the_action(backend: str) -> None:
    s = Scene(backend, who="ursula_downs", cards="expose_weakness")
    s.hand("expose_weakness")
    s.enemy("ghoul_minion", engaged=0)
    s.set("damage", "0", 0)
    s.do("investigate")
    s.until("free")
    s.do("play expose_weakness")
    s.until("turn")
    tests = [line for line in s.log if line.startswith(("tested", "discovered"))]
    assert tests == [
        "tested 0 intellect 2 investigate",
        "discovered 0 study 1",
        "tested 0 intellect 2 none",
    ]
    s.do("fight ghoul_minion")
    s.until("turn")
    assert "tested 0 combat 0 fight" in s.log  # 2 less
    s.do("fight ghoul_minion")
    s.until("turn")
    assert s.log.count("tested 0 combat 2 fight") == 1  # only for the next attack


@card("02302")
def test_maleson_wants_a_clue_and_a_rest(backend: str) -> None:
    s = Scene(backend, seats=2, cards="dr_william_t_maleson drawn_to_the_flame drawn_to_the_flame")
    s.first(0)
    s.asset("dr_william_t_maleson")
    s.hand("drawn_to_the_flame drawn_to_the_flame#1")
    s.set("clues", "0", 0)
    s.top("ancient_evils", 4)
    s.do("play drawn_to_the_flame")
    assert "used 0 dr_william_t_maleson" not in s.log and s.asked == (0, "turn")
    s.set("clues", "0", 2)
    s.top("ancient_evils#1", 4)
    s.do("play drawn_to_the_flame#1")
    s.do("use dr_william_t_maleson 0")
    assert s.get("exhausted", "dr_william_t_maleson") == 1
    assert "shuffled 4" in s.log and "returned_clues 0 study 1" in s.log


@card("02186")
def test_sketches_take_an_action_where_there_is_a_clue(backend: str) -> None:
    s = Scene(backend, cards="preposterous_sketches")
    s.hand("preposterous_sketches")
    s.set("clues", "study", 0)
    assert not s.can("play preposterous_sketches")
    s.set("clues", "study", 1)
    s.enemy("ghoul_minion", engaged=0)
    s.do("play preposterous_sketches")
    s.until("turn")
    assert "attacked ghoul_minion 0" in s.log
    assert len(s.zone("hand", 0)) == 3
    assert (s.get("actions", "0"), s.get("resources", "0")) == (2, 3)
    assert s.where("preposterous_sketches") == "discard 0"


@card("02020")
def test_the_laboratory_assistant_need_not_help(backend: str) -> None:
    s = Scene(backend, cards="laboratory_assistant")
    s.hand("laboratory_assistant")
    s.do("play laboratory_assistant")
    assert s.asked == (0, "reaction")
    s.do("pass")
    assert s.zone("hand", 0) == [] and not s.can("use laboratory_assistant 0")


@card("02228")
def test_a_weakness_is_exposed_in_any_window_of_the_phase(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="expose_weakness")
    s.first(0)
    s.house()
    s.hand("expose_weakness", 1)
    s.enemy("ghoul_minion", engaged=0)
    s.stand("attic", 1)
    s.do("resource")
    s.until("turn")
    assert s.get("resources", "0") == 6  # no enemy where Daisy is
    s.stand("hallway", 1)
    s.do("resource")
    s.until("free")
    assert s.asked == (1, "free")
    s.do("play expose_weakness")
    s.until("turn")
    assert "settled 1 5 2 1" in s.log
    assert s.where("expose_weakness") == "discard 1"
    s.do("fight ghoul_minion")
    s.until("turn")
    assert "tested 0 combat 0 fight" in s.log
