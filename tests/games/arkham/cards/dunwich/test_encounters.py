"""Encounter cards of The Dunwich Legacy."""

from noctuary.kernel import Hidden
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("02040")
@clause("AHC-051")
def test_armitage_sells_a_card_just_drawn(backend: str) -> None:
    s = Scene(backend, cards="dr_henry_armitage knife machete amnesia")
    s.asset("dr_henry_armitage")
    s.hand("machete")
    s.drawn("amnesia")
    assert s.asked == (0, "turn")  # a weakness is not for sale
    s.hand("machete")
    s.drawn("knife")
    assert s.asked == (0, "reaction")
    s.do("use dr_henry_armitage 0")
    assert s.where("knife") == "discard 0"
    assert s.where("machete") == "hand 0"
    assert s.get("resources", "0") == 8
    assert s.get("exhausted", "dr_henry_armitage") == 1


@card("02101")
@clause("AHC-306")
def test_terror_from_beyond_takes_weaknesses_of_the_chosen_type(backend: str) -> None:
    s = Scene(
        backend,
        who="agnes_baker",
        cards="dark_memory knife guts",
        extra="terror_from_beyond",
        filler=0,
    )
    s.hand("dark_memory knife guts")
    s.top("terror_from_beyond", 4)
    s.set("horror", "0", 0)
    s.do("end_turn")
    s.until("type")
    s.do("choose event")
    assert s.where("dark_memory") == "discard 0"
    assert s.where("knife") == s.where("guts") == "hand 0"


def kidnap(backend: str, ally: str = "dr_milan_christopher", tokens: str = "minus_4") -> Scene:
    """Seat 1 has drawn Kidnapped! and fails; Daisy had this Ally, and another copy in hand."""
    s = Scene(
        backend,
        seats=2,
        cards=f"{ally} first_aid",
        cards1=f"{ally} drawn_to_the_flame",
        extra="kidnapped",
        tokens=tokens,
    )
    s.first(1)
    s.asset(f"{ally}#1", 1)
    s.hand("drawn_to_the_flame", 1)
    s.hand(ally)
    s.top("kidnapped", 4)
    s.do("play drawn_to_the_flame")
    s.do("choose agility")
    s.until("turn")
    return s


@card("02220")
@clause("AHC-374")
def test_a_kidnapped_ally_is_in_play_and_nobodys(backend: str) -> None:
    s = kidnap(backend)
    assert "tested 1 agility 4 none" in s.log
    assert s.where("dr_milan_christopher#1") == "kidnapped 0"
    assert s.get("ctrl", "dr_milan_christopher#1") == -1
    assert "taken_away dr_milan_christopher#1" in s.log
    assert not any(line.startswith("discarded dr_milan") for line in s.log)
    assert s.get("at", "kidnapped") == s.value("agenda")


@card("02220")
@clause("AHC-375")
def test_no_card_of_an_investigator_reaches_a_kidnapped_ally(backend: str) -> None:
    s = Scene(backend, cards="beat_cop hallowed_mirror", extra="kidnapped", tokens="minus_4")
    s.asset("beat_cop", damage=2)
    s.set("damage", "0", 2)
    s.hand("soothing_melody soothing_melody#1")
    s.do("play soothing_melody")
    assert s.options == ["target beat_cop", "target roland_banks"]
    s.do("target beat_cop")
    s.until("turn", "target beat_cop")
    s.top("kidnapped", 4)
    s.do("end_turn")
    s.until("escape")
    s.do("choose willpower")
    s.until("turn")
    assert s.where("beat_cop") == "kidnapped 0"
    s.set("damage", "beat_cop", 2)
    s.do("play soothing_melody#1")
    s.until("turn")
    assert s.log.count("healed roland_banks 1 0") == 2  # there was nobody else to choose


@card("02220")
@clause("AHC-376")
def test_nobody_may_look_through_the_pile(backend: str) -> None:
    s = kidnap(backend)
    for seat in (0, 1):
        seen = s.state.observe(seat).fields["kidnapped"][0]
        assert isinstance(seen, Hidden) and seen.count == 1 and set(seen.known) <= {-1}


@card("02220")
@clause("AHC-377")
def test_no_other_copy_of_a_unique_ally_is_played_meanwhile(backend: str) -> None:
    s = kidnap(backend)
    s.do("end_turn")
    s.until("turn", "name 0")
    assert s.asked == (0, "turn")
    assert s.denied("play dr_milan_christopher") == "AHB-055"
    s = kidnap(backend, "beat_cop")  # not unique
    s.do("end_turn")
    s.until("turn", "name 0")
    assert s.can("play beat_cop")


@card("02220")
@clause("AHC-378")
def test_a_kidnapped_ally_stays_when_its_owner_is_out(backend: str) -> None:
    s = kidnap(backend)
    s.set("damage", "1", 4)
    s.enemy("ravenous_ghoul", engaged=1)
    s.do("resource")
    s.until("turn", "assign daisy_walker")
    assert s.value("out")[1]
    assert s.where("dr_milan_christopher#1") == "kidnapped 0"
    assert s.denied("play dr_milan_christopher") == "AHB-055"


@card("02220")
@clause("AHC-374")
def test_the_agenda_takes_a_sacrifice_beneath_its_deck(backend: str) -> None:
    s = kidnap(backend)
    s.set("doom", s.value("agenda"), 2)
    s.do("end_turn")
    s.until("turn", "name 0")
    s.do("end_turn")
    s.until("turn", "name 1")
    assert any(line.startswith("agenda_advanced") for line in s.log)
    assert s.where("dr_milan_christopher#1") == "kidnapped 1"
    assert s.where("kidnapped") == "discard 4"


@card("02220")
def test_without_an_ally_it_hurts_and_a_success_saves_everybody(backend: str) -> None:
    s = Scene(backend, cards="beat_cop", extra="kidnapped", tokens="minus_4")
    s.top("kidnapped", 4)
    s.do("end_turn")
    s.until("escape")
    s.do("choose willpower")
    s.until("turn")
    assert s.get("damage", "0") == 2
    assert s.where("kidnapped") == "discard 4"
    s = Scene(backend, cards="beat_cop", extra="kidnapped", tokens="plus_1")
    s.asset("beat_cop")
    s.top("kidnapped", 4)
    s.do("end_turn")
    s.until("escape")
    s.do("choose willpower")
    s.until("turn")
    assert s.where("beat_cop") == "play"
    assert s.where("kidnapped") == "discard 4"
