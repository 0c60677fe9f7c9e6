"""Windows: who may react, in what order, one inside the other."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import clause


def order(log: list[str], *events: str) -> list[str]:
    """Return the lines of a log that are among these, as they came."""
    return [line for line in log if line in events]


@clause("AHC-139", "AHC-141", "AHC-142")
def test_roland_reacts_and_then_finds_evidence_too(backend: str) -> None:
    s = Scene(backend, cards="evidence")
    s.hand("evidence")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("fight swarm_of_rats")
    assert s.asked == (0, "reaction")
    assert s.options == ["pass", "play evidence", "use roland_banks 0"]
    s.do("use roland_banks 0")
    assert s.can("play evidence")
    s.do("play evidence")
    assert s.get("clues", "0") == 2


@clause("AHC-140")
def test_a_window_closes_when_all_have_passed(backend: str) -> None:
    s = Scene(backend, seats=2, cards="dodge", cards1="dodge")
    s.hand("dodge")
    s.hand("dodge#1", 1)
    s.enemy("ghoul_minion", engaged=0)
    s.first(0)
    s.do("resource")
    assert s.asked == (0, "reaction")
    s.do("pass")
    assert s.asked == (1, "reaction")
    assert s.get("damage", "0") == 0
    s.do("pass")
    assert s.get("damage", "0") == 1


@clause("AHC-143")
def test_when_comes_before_and_after_comes_after(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="guard_dog")
    s.asset("guard_dog")
    s.enemy("icy_ghoul", engaged=0)
    s.do("resource")
    for victim in ("guard_dog", "guard_dog", "agnes_baker"):
        s.do(f"assign {victim}")
    s.do("use guard_dog 0")  # when damage is dealt
    s.do("use agnes_baker 0")  # after horror was placed
    bite = "dealt icy_ghoul 1 0"
    assert order(s.log, bite, "dealt guard_dog 2 0") == [bite, "dealt guard_dog 2 0", bite]


@clause("AHC-144", "AHC-145", "AHC-147")
def test_what_happens_within_is_finished_first(backend: str) -> None:
    s = Scene(
        backend, seats=2, who="roland_banks agnes_baker", cards="guard_dog", extra="goat_spawn"
    )
    s.asset("guard_dog")
    s.hand("")
    s.hand("", 1)
    s.first(0)
    s.enemy("goat_spawn", engaged=0, damage=2)
    s.enemy("swarm_of_rats", engaged=1)
    s.do("resource")
    s.do("assign guard_dog")
    s.do("use guard_dog 0")
    s.do("assign roland_banks")
    s.do("use agnes_baker 0")
    s.do("target swarm_of_rats")
    s.until("turn")
    events = (
        "used 0 guard_dog",
        "dealt goat_spawn 1 0",
        "dealt swarm_of_rats 1 0",
        "defeated swarm_of_rats",
        "defeated goat_spawn",
        "dealt guard_dog 1 0",
        "gained 0 1",
    )
    assert order(s.log, *events) == list(events)


@clause("AHC-146", "AHC-147")
def test_a_chain_of_windows_goes_as_deep_as_it_must(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="psychosis hypochondria")
    s.hand("")
    s.threat("psychosis")
    s.threat("hypochondria")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("resource")  # each damage brings a horror, each horror a damage
    assert s.log.count("dealt wendy_adams 1 0") == 7
    assert s.log.count("dealt wendy_adams 0 1") == 6
    assert "fell 0 1 0" in s.log
    assert s.asked[1] == "over"


@clause("AHC-153", "AHC-154", "AHC-155")
def test_the_lead_chooses_freely_among_equals(backend: str) -> None:
    s = Scene(backend, seats=2, lead=1, extra="locked_door locked_door")
    s.house(2)
    s.location("hallway", clues=2)
    s.attach("locked_door#1", "cellar")
    s.location("parlor", clues=2)
    s.hand("")
    s.hand("", 1)
    s.until("turn")
    s.top("swarm_of_rats locked_door", 4)
    s.until("door", "end_turn")
    assert s.asked == (1, "door")  # Daisy leads, Roland has drawn it
    assert s.options == ["target attic", "target hallway", "target parlor"]
    s.do("target parlor")  # nobody must take the worst
    assert s.get("at", "locked_door") == s.row("parlor")


@clause("AHC-163")
def test_results_of_a_test_come_one_at_a_time(backend: str) -> None:
    s = Scene(backend, cards="perception knife")
    s.hand("perception")
    s.top("knife")
    s.do("investigate")
    s.do("commit perception")
    assert s.options == ["apply perception card", "apply roland_banks main"]
    s.do("apply perception card")
    assert order(s.log, "drew 0 knife", "discovered 0 study 1") == [
        "drew 0 knife",
        "discovered 0 study 1",
    ]


@clause("AHC-164", "AHC-165")
@pytest.mark.parametrize("asset", ["dr_milan_christopher", "scavenging"])
def test_reactions_to_success_come_before_its_results(backend: str, asset: str) -> None:
    s = Scene(backend, cards=f"{asset} knife", tokens="plus_1")
    s.asset(asset)
    s.hand("")
    s.discards("knife")
    s.do("investigate")
    assert s.can(f"use {asset} 0")
    assert s.get("clues", "0") == 0
    s.do(f"use {asset} 0")
    assert s.get("clues", "0") == 1


@clause("AHC-165")
def test_reactions_to_failure_come_before_its_results(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="rabbits_foot", tokens="auto_fail")
    s.asset("rabbits_foot")
    s.hand("")
    s.top("rotting_remains", 4)
    s.until("reaction", "end_turn")
    assert s.can("use rabbits_foot 0")
    assert s.get("horror", "0") == 0
    s.do("pass")
    assert s.get("horror", "0") == 3


@clause("AHC-234")
def test_if_it_is_defeated_comes_before_after_it_is_defeated(backend: str) -> None:
    s = Scene(backend, cards="evidence")
    s.house()
    s.location("hallway", clues=1)
    s.stage(act="what_have_you_done")
    s.hand("evidence")
    s.enemy("ghoul_priest", engaged=0, damage=4)
    s.do("fight ghoul_priest")
    assert "act_advanced what_have_you_done" in s.log
    assert s.asked == (0, "burn")  # before Roland may react


@clause("AHC-234")
def test_at_the_end_of_a_round_comes_after_when_it_ends(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.stage(agenda="theyre_getting_out")
    s.set("clues", "0", 3)
    s.enemy("ghoul_minion", engaged=0)
    s.do("end_turn")
    s.until("reaction")
    assert s.can("use the_barrier 0")  # when the round ends
    assert s.get("doom", "theyre_getting_out") == 0
    s.do("pass")
    assert "doomed theyre_getting_out 1" in s.log  # at its end
