"""What the survivor cards do."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import card


@card("01072")
def test_the_coat_takes_two_damage_and_no_horror(backend: str) -> None:
    s = Scene(backend, cards="leather_coat")
    s.asset("leather_coat")
    s.enemy("icy_ghoul", engaged=0)  # 2 damage, 1 horror
    s.do("resource")
    s.do("assign leather_coat")
    s.do("assign leather_coat")
    assert s.where("leather_coat") == "discard 0"
    assert (s.get("damage", "0"), s.get("horror", "0")) == (0, 1)


@card("01073")
@pytest.mark.parametrize(("token", "found"), [("plus_1", True), ("zero", False)])
def test_scavenging_brings_back_an_item(backend: str, token: str, found: bool) -> None:
    s = Scene(backend, cards="scavenging knife lucky", tokens=token)
    s.asset("scavenging")
    s.hand("")
    s.discards("knife lucky")
    s.do("investigate")
    if found:
        s.do("use scavenging 0")
    assert s.where("knife") == ("hand 0" if found else "discard 0")
    assert s.get("exhausted", "scavenging") == int(found)


@card("01074")
@pytest.mark.parametrize(("token", "place"), [("zero", "play"), ("skull", "discard 0")])
def test_the_bat_hits_hard_and_may_break(backend: str, token: str, place: str) -> None:
    s = Scene(backend, cards="baseball_bat", tokens=token)
    s.asset("baseball_bat")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use baseball_bat 0")
    assert f"settled 0 {6 if token == 'zero' else 5} 3 1" in s.log
    assert s.get("damage", "ravenous_ghoul") == 2
    assert s.where("baseball_bat") == place


@card("01074")
def test_the_bat_breaks_at_an_auto_fail(backend: str) -> None:
    s = Scene(backend, cards="baseball_bat", tokens="auto_fail")
    s.asset("baseball_bat")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use baseball_bat 0")
    assert s.get("damage", "ravenous_ghoul") == 0
    assert s.where("baseball_bat") == "discard 0"


@card("01075")
def test_the_rabbits_foot_consoles_with_a_card(backend: str) -> None:
    s = Scene(backend, cards="rabbits_foot", tokens="minus_4")
    s.asset("rabbits_foot")
    s.hand("")
    s.do("investigate")
    s.do("use rabbits_foot 0")
    assert len(s.zone("hand", 0)) == 1
    s.do("investigate")
    assert s.asked == (0, "turn")  # exhausted


@card("01076")
def test_the_stray_cat_leads_an_enemy_off(backend: str) -> None:
    s = Scene(backend, cards="stray_cat")
    s.asset("stray_cat")
    s.enemy("ghoul_priest", engaged=0)
    assert not s.can("use stray_cat 0")  # Elite
    s.enemy("ghoul_minion", engaged=0)
    s.do("use stray_cat 0")
    assert (s.get("exhausted", "ghoul_minion"), s.get("engaged", "ghoul_minion")) == (1, -1)
    assert s.where("stray_cat") == "discard 0"


@card("01077")
def test_dig_deep_strengthens_willpower_and_agility(backend: str) -> None:
    s = Scene(backend, cards="dig_deep")
    s.asset("dig_deep")
    s.hand("")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("evade ravenous_ghoul")
    assert s.options == ["pass", "use dig_deep 1"]
    s.do("use dig_deep 1")
    s.until("turn")
    assert "settled 0 3 3 1" in s.log
    s.top("rotting_remains", 4)
    s.until("free", "end_turn")
    s.do("use dig_deep 0")
    s.until("turn")
    assert "settled 0 4 3 1" in s.log


@card("01078")
def test_a_distraction_evades_everybody_there_without_a_test(backend: str) -> None:
    s = Scene(backend, seats=2, cards="cunning_distraction")
    s.first(0)
    s.hand("cunning_distraction")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_priest", engaged=1)
    s.do("play cunning_distraction")
    s.until("turn")
    for enemy in ("ghoul_minion", "ghoul_priest"):
        assert (s.get("exhausted", enemy), s.get("engaged", enemy)) == (1, -1)
    assert not [line for line in s.log if line.startswith(("tested", "attacked"))]


@card("01079")
@pytest.mark.parametrize(("token", "clues"), [("minus_1", 2), ("minus_2", 0)])
def test_look_what_i_found_makes_good_of_a_near_failure(
    backend: str, token: str, clues: int
) -> None:
    s = Scene(backend, cards="look_what_i_found", tokens=token)
    s.house(2)
    s.stand("cellar")
    s.hand("look_what_i_found")
    s.do("investigate")
    s.do("done")
    assert s.can("play look_what_i_found") == (clues > 0)
    s.until("turn", "play look_what_i_found")
    assert s.get("clues", "0") == clues


@card("01080", "01084")
@pytest.mark.parametrize(("lucky", "drawn"), [("lucky", 0), ("lucky_2", 1)])
def test_lucky_mends_a_failure(backend: str, lucky: str, drawn: int) -> None:
    s = Scene(backend, cards=lucky, tokens="minus_3")
    s.hand(lucky)
    s.do("investigate")
    s.do(f"play {lucky}")
    assert "settled 0 2 2 1" in s.log
    assert s.get("clues", "0") == 1
    assert len(s.zone("hand", 0)) == drawn


@card("01080", "01084")
@pytest.mark.parametrize("lucky", ["lucky", "lucky_2"])
def test_luck_does_not_help_against_an_automatic_failure(backend: str, lucky: str) -> None:
    s = Scene(backend, cards=lucky, tokens="auto_fail")
    s.hand(lucky)
    s.do("investigate")
    assert s.asked == (0, "turn")


@card("01081")
def test_survival_instinct_shakes_off_the_others_and_runs(backend: str) -> None:
    s = Scene(backend, cards="survival_instinct")
    s.house()
    s.hand("survival_instinct")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=0)
    s.do("evade ghoul_minion")
    s.do("commit survival_instinct")
    s.do("apply roland_banks main")
    s.do("choose yes")
    s.do("move_to attic")
    assert s.get("at", "0") == s.row("attic")
    assert (s.get("engaged", "ghoul_minion#1"), s.get("exhausted", "ghoul_minion#1")) == (-1, 0)


@card("01081")
def test_survival_instinct_may_be_declined(backend: str) -> None:
    s = Scene(backend, cards="survival_instinct")
    s.house()
    s.hand("survival_instinct")
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("ghoul_minion#1", engaged=0)
    s.do("evade ghoul_minion")
    s.do("commit survival_instinct")
    s.do("apply roland_banks main")
    s.do("choose no")
    s.do("pass")
    assert s.get("at", "0") == s.row("hallway")
    assert s.get("engaged", "ghoul_minion#1") == 0


@card("01082")
def test_aquinnah_turns_the_damage_on_another_enemy(backend: str) -> None:
    s = Scene(backend, cards="aquinnah")
    s.asset("aquinnah")
    s.enemy("icy_ghoul", engaged=0)  # 2 damage, 1 horror
    s.do("resource")
    assert s.asked[1] == "assign"  # alone, it cannot be turned
    s.until("turn", "assign roland_banks")
    s.enemy("ravenous_ghoul", at="study", exhausted=1)
    s.do("resource")
    s.do("use aquinnah 0")
    s.do("assign roland_banks")
    assert s.get("damage", "ravenous_ghoul") == 2
    assert (s.get("damage", "0"), s.get("horror", "0")) == (2, 2)
    assert (s.get("horror", "aquinnah"), s.get("exhausted", "aquinnah")) == (1, 1)


@card("01083")
def test_a_close_call_sends_an_evaded_enemy_back(backend: str) -> None:
    s = Scene(backend, cards="close_call stray_cat")
    s.hand("close_call")
    s.asset("stray_cat")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use stray_cat 0")
    s.do("play close_call")
    assert s.where("ghoul_minion") == "deck 4"


@card("01083")
def test_a_close_call_is_not_for_weaknesses(backend: str) -> None:
    s = Scene(backend, cards="close_call stray_cat mob_enforcer")
    s.hand("close_call")
    s.asset("stray_cat")
    s.enemy("mob_enforcer", engaged=0)
    s.do("use stray_cat 0")
    assert s.asked == (0, "turn")


@card("01085")
def test_with_the_will_to_survive_no_tokens_are_revealed(backend: str) -> None:
    s = Scene(backend, cards="will_to_survive", tokens="auto_fail")
    s.hand("will_to_survive")
    s.do("play will_to_survive")
    told = s.do("investigate")
    assert "settled 0 3 2 1" in told
    assert not [line for line in told if line.startswith("token")]
    s.hand("")
    s.top("rotting_remains", 4)
    s.do("end_turn")
    assert "token_revealed 0 auto_fail" in s.log  # only until the end of the turn
