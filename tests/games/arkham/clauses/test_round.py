"""The phases of a round and their steps: AHB-121 to AHB-147."""

import pytest

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import clause


def course(s: Scene, stop: str, *words: str) -> list[str]:
    """Go on until something is told. Return the lines that begin with one of these words, and
    `window` whenever seat 0 is asked in a player window: the table must ask everybody in each.
    """
    seen: list[str] = []
    while stop not in seen:
        if s.asked == (0, "free"):
            seen.append("window")
        seen += [line for line in s.easy() if line == stop or line.split()[0] in words]
    return seen[: seen.index(stop) + 1]


def acolyte_outside(s: Scene, doom: int) -> None:
    """Put an Acolyte in a room where nobody is."""
    s.location("hallway")
    s.enemy("acolyte", at="hallway", doom=doom)


# ---- the order of things


@clause("AHB-121", "AHB-123", "AHB-139")
def test_phases_follow_each_other_and_the_first_round_has_no_mythos(backend: str) -> None:
    s = Scene(backend)
    s.top("obscuring_fog ancient_evils", 4)
    s.next_round()
    s.next_round()
    assert [line for line in s.log if line.startswith(("began", "phase_began"))] == [
        "began 1",
        "phase_began investigation",
        "phase_began enemy",
        "phase_began upkeep",
        "began 2",
        "phase_began mythos",
        "phase_began investigation",
        "phase_began enemy",
        "phase_began upkeep",
        "began 3",
        "phase_began mythos",
        "phase_began investigation",
    ]


@clause("AHB-122", "AHB-128")
def test_the_end_of_a_phase_is_a_moment_of_its_own(backend: str) -> None:
    """The Wizard of the Order gains doom after the window that closes the mythos phase."""
    s = Scene(backend, extra="wizard_of_the_order", ask_always=True)
    s.location("hallway")
    s.enemy("wizard_of_the_order", at="hallway")
    s.top("obscuring_fog", 4)
    course(s, "phase_began mythos")
    assert course(s, "phase_began investigation", "drew_encounter", "doomed") == [
        "doomed whats_going_on 1",
        "drew_encounter 0 obscuring_fog",
        "window",
        "doomed wizard_of_the_order 1",
        "phase_began investigation",
    ]


@clause("AHB-139")
def test_the_enemy_phase_ends_before_upkeep_begins(backend: str) -> None:
    """They're Getting Out! moves Ghouls at the end of the enemy phase."""
    s = Scene(backend)
    s.house()
    s.stage(agenda="theyre_getting_out")
    s.stand("attic")
    s.enemy("ghoul_minion", at="cellar")
    s.do("end_turn")
    assert s.log.index("phase_began enemy") < s.log.index("enemy_moved ghoul_minion hallway")
    assert s.log.index("enemy_moved ghoul_minion hallway") < s.log.index("phase_began upkeep")


# ---- mythos


@clause("AHB-124")
def test_the_agenda_gets_one_doom(backend: str) -> None:
    s = Scene(backend)
    s.stage(agenda="rise_of_the_ghouls")
    s.set("doom", "rise_of_the_ghouls", 2)
    s.top("obscuring_fog", 4)
    s.next_round()
    assert s.get("doom", "rise_of_the_ghouls") == 3


@clause("AHB-125")
@pytest.mark.parametrize(("elsewhere", "advances"), [(1, True), (0, False)])
def test_all_doom_in_play_counts_for_the_agenda(
    backend: str, elsewhere: int, advances: bool
) -> None:
    s = Scene(backend, extra="acolyte")
    acolyte_outside(s, elsewhere)
    s.set("doom", "whats_going_on", 1)
    s.top("obscuring_fog", 4)
    told = s.next_round()
    assert ("agenda_advanced whats_going_on" in told) == advances
    if advances:
        before = told.index("drew_encounter 0 obscuring_fog")
        assert told.index("agenda_advanced whats_going_on") < before


@clause("AHB-126")
def test_doom_that_comes_later_waits_for_the_next_count(backend: str) -> None:
    s = Scene(backend, extra="acolyte mysterious_chanting")
    acolyte_outside(s, 0)
    s.top("mysterious_chanting obscuring_fog", 4)
    told = s.next_round()
    assert (s.get("doom", "acolyte"), s.get("doom", "whats_going_on")) == (2, 1)
    assert "agenda_advanced whats_going_on" not in told
    assert "agenda_advanced whats_going_on" in s.next_round()


@clause("AHB-126")
def test_a_card_may_say_that_its_doom_advances_the_agenda(backend: str) -> None:
    s = Scene(backend)
    s.set("doom", "whats_going_on", 1)
    s.top("ancient_evils", 4)
    told = s.next_round()
    assert told.index("drew_encounter 0 ancient_evils") < told.index(
        "agenda_advanced whats_going_on"
    )


@clause("AHB-127")
def test_each_encounter_card_is_resolved_before_the_next_is_drawn(backend: str) -> None:
    s = Scene(backend, seats=3, lead=1)
    s.top("rotting_remains grasping_hands rotting_remains#1", 4)
    told = s.next_round()
    words = ("drew_encounter", "settled")
    assert [" ".join(x.split()[:2]) for x in told if x.split()[0] in words] == [
        "drew_encounter 1",
        "settled 1",
        "drew_encounter 2",
        "settled 2",
        "drew_encounter 0",
        "settled 0",
    ]


@clause("AHB-128")
def test_one_window_follows_all_encounter_cards(backend: str) -> None:
    s = Scene(backend, seats=2, ask_always=True)
    s.top("obscuring_fog ancient_evils", 4)
    course(s, "phase_began mythos")
    assert course(s, "phase_began investigation", "drew_encounter") == [
        "drew_encounter 0 obscuring_fog",
        "drew_encounter 1 ancient_evils",
        "window",
        "phase_began investigation",
    ]


@clause("AHB-147", "AHB-124")
def test_a_skipped_step_leaves_no_trace_and_later_steps_run(backend: str) -> None:
    s = Scene(backend)
    s.lasting(Question.no_doom, "whats_going_on")
    s.top("obscuring_fog", 4)
    told = s.next_round()
    assert s.get("doom", "whats_going_on") == 0
    assert not [line for line in told if line.startswith("doomed")]
    assert "drew_encounter 0 obscuring_fog" in told


# ---- investigation


@clause("AHB-129", "AHB-130")
def test_windows_after_the_phase_and_after_the_turn_begin(backend: str) -> None:
    s = Scene(backend, seats=2, ask_always=True)
    assert s.log[-1] == "phase_began investigation"
    assert course(s, "turn_began 0") == ["window", "turn_began 0"]
    assert course(s, "turn_began 1") == ["turn_began 1"]
    assert course(s, "turn_ended 1") == ["window", "turn_ended 1"]


@clause("AHB-130", "AHB-131")
def test_the_lead_says_who_acts_next_and_everybody_acts_once(backend: str) -> None:
    s = Scene(backend, seats=3, lead=1)
    assert s.asked == (1, "next_turn")
    assert s.options == ["name 0", "name 1", "name 2"]
    s.do("name 2")
    assert s.asked == (2, "turn")
    s.do("end_turn")
    assert s.asked == (1, "next_turn")
    assert s.options == ["name 0", "name 1"]
    s.do("name 0")
    s.do("end_turn")
    assert s.asked == (1, "turn")  # nobody else is left
    assert "phase_began enemy" in s.do("end_turn")


def asked_before_acting(s: Scene) -> list[int]:
    """Return who is asked in the player window before seat 0 may act; all pass."""
    seats = []
    while s.asked != (0, "turn"):
        if s.asked[1] == "free":
            seats.append(s.asked[0])
        assert s.options == ["pass"]
        s.do("pass")
    return seats


@clause("AHB-132", "AHB-133")
def test_a_window_before_each_action_and_after_the_last_but_no_action_of_others(
    backend: str,
) -> None:
    s = Scene(backend, seats=2, ask_always=True)
    course(s, "turn_began 0")
    for _ in range(3):
        assert asked_before_acting(s) == [1]
        s.do("resource")
    assert asked_before_acting(s) == [1]
    assert s.options == ["end_turn"]
    assert "turn_began 1" not in s.log
    assert "turn_began 1" in course(s, "turn_began 1")


@clause("AHB-134")
def test_unspent_actions_are_lost(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    s.do("resource")
    s.do("end_turn")
    assert s.get("actions", "0") == 0
    s.top("obscuring_fog ancient_evils", 4)
    s.next_round()
    s.first(0)
    for _ in range(3):
        s.do("resource")
    assert s.asked == (1, "turn")


@clause("AHB-135", "AHB-136")
def test_no_window_between_the_last_turn_and_the_moves_of_hunters(backend: str) -> None:
    s = Scene(backend, ask_always=True)
    s.house()
    s.enemy("swarm_of_rats", at="attic")
    course(s, "turn_ended 0")
    words = ("phase_began", "enemy_moved")
    assert course(s, "phase_began upkeep", *words)[:3] == [
        "phase_began enemy",
        "enemy_moved swarm_of_rats hallway",
        "window",
    ]


# ---- enemies


@clause("AHB-137")
def test_hunters_take_one_step_and_then_there_is_a_window(backend: str) -> None:
    s = Scene(backend, ask_always=True)
    s.house()
    s.stand("attic")
    s.enemy("swarm_of_rats", at="cellar")
    s.enemy("swarm_of_rats#1", at="cellar", exhausted=1)
    s.enemy("swarm_of_rats#2", at="hallway")
    s.enemy("ghoul_minion", at="cellar")
    course(s, "phase_began enemy")
    told = course(s, "phase_began upkeep", "enemy_moved")
    assert sorted(told[:2]) == [
        "enemy_moved swarm_of_rats hallway",
        "enemy_moved swarm_of_rats#2 attic",
    ]
    assert told[2] == "window"
    assert [x for x in told[2:] if x != "window"] == ["phase_began upkeep"]


@clause("AHB-138")
def test_enemies_attack_investigator_by_investigator(backend: str) -> None:
    s = Scene(backend, seats=2, ask_always=True)
    s.enemy("ghoul_minion", engaged=0)
    s.enemy("swarm_of_rats", engaged=0)
    s.enemy("ravenous_ghoul", engaged=1)
    s.enemy("ghoul_minion#1", engaged=1, exhausted=1)
    course(s, "phase_began enemy")
    while s.asked[1] != "errand":
        s.do("pass")
    assert s.asked == (0, "errand")
    assert s.options == ["target ghoul_minion", "target swarm_of_rats"]
    told = s.do("target swarm_of_rats")
    assert "attacked swarm_of_rats 0" in told
    assert course(s, "phase_began upkeep", "attacked") == [
        "attacked ghoul_minion 0",
        "window",
        "attacked ravenous_ghoul 1",
        "window",
        "phase_began upkeep",
    ]


@clause("AHB-138")
def test_an_enemy_exhausts_only_after_everything_its_attack_caused(backend: str) -> None:
    s = Scene(backend, seats=2, cards="guard_dog", cards1="guard_dog")
    s.first(0)
    s.asset("guard_dog")
    s.asset("guard_dog#1", 1)
    s.enemy("ravenous_ghoul", engaged=0)
    s.enemy("ghoul_minion", engaged=1)
    s.do("end_turn")
    s.do("end_turn")
    s.do("assign guard_dog")
    s.do("assign roland_banks")
    assert s.asked == (0, "reaction")
    assert s.get("exhausted", "ravenous_ghoul") == 0
    s.do("use guard_dog 0")
    assert s.asked == (1, "assign")
    assert s.get("exhausted", "ravenous_ghoul") == 1


@clause("AHB-138")
def test_an_enemy_that_cannot_attack_does_not_exhaust(backend: str) -> None:
    s = Scene(backend, ask_always=True)
    s.enemy("ghoul_minion", engaged=0)
    s.lasting(Question.left_alone, "0")
    assert "attacked ghoul_minion 0" not in course(s, "phase_began upkeep", "attacked")
    assert s.get("exhausted", "ghoul_minion") == 0


# ---- upkeep


@clause("AHB-140")
def test_windows_from_upkeep_to_the_encounter_cards(backend: str) -> None:
    s = Scene(backend, ask_always=True)
    s.top("obscuring_fog", 4)
    course(s, "phase_began upkeep")
    words = ("drew", "gained", "phase_began", "drew_encounter")
    told = course(s, "phase_began investigation", *words)
    assert [x.split()[0] if x.startswith("drew ") else x for x in told] == [
        "window",
        "drew",
        "gained 0 1",
        "phase_began mythos",
        "drew_encounter 0 obscuring_fog",
        "window",
        "phase_began investigation",
    ]


@clause("AHB-141")
def test_everybody_may_act_again_with_three_actions(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks agnes_baker")
    s.first(1)
    for _ in range(3):
        s.do("resource")
    s.top("obscuring_fog ancient_evils", 4)
    s.next_round()
    assert s.value("actions")[:2] == [3, 3]
    assert s.options == ["name 0", "name 1"]
    s.first(1)
    for _ in range(3):
        s.do("resource")
    assert s.asked == (0, "turn")


@clause("AHB-142")
def test_everything_readies_and_loose_enemies_engage(backend: str) -> None:
    s = Scene(backend, cards="scavenging")
    s.asset("scavenging", exhausted=1)
    s.enemy("ghoul_minion", engaged=0)
    s.do("evade ghoul_minion")
    assert (s.get("exhausted", "ghoul_minion"), s.get("engaged", "ghoul_minion")) == (1, -1)
    s.top("obscuring_fog", 4)
    told = s.next_round()
    assert "attacked ghoul_minion 0" not in told
    assert told.index("phase_began upkeep") < told.index("engaged ghoul_minion 0")
    assert told.index("engaged ghoul_minion 0") < told.index("gained 0 1")
    assert s.get("exhausted", "ghoul_minion") == s.get("exhausted", "scavenging") == 0


@clause("AHB-143")
def test_all_draw_before_all_gain_a_resource(backend: str) -> None:
    s = Scene(backend, seats=2, cards="paranoia", lead=1)
    s.arrange(resources={0: 4})
    s.top("paranoia")
    s.top("obscuring_fog ancient_evils", 4)
    told = s.next_round()
    words = ("drew", "drew_weakness", "lost", "gained")
    assert [" ".join(x.split()[:2]) for x in told if x.split()[0] in words] == [
        "drew 1",
        "drew_weakness 0",
        "lost 0",
        "gained 1",
        "gained 0",
    ]
    assert s.get("resources", "0") == 1


@clause("AHB-144")
def test_hands_are_cut_down_to_eight_but_weaknesses_stay(backend: str) -> None:
    s = Scene(backend, seats=2, who="agnes_baker roland_banks", cards="dark_memory", filler=12)
    caches = [f"emergency_cache#{n}" for n in range(1, 9)]
    s.hand(["dark_memory", *caches])
    s.hand([f"emergency_cache#{n}" for n in range(13, 22)], 1)
    s.do("name 0")
    s.do("end_turn")
    s.do("end_turn")
    assert s.asked == (0, "discard_from_hand")
    assert len(s.options) == 9
    assert not s.can("target dark_memory")
    s.do("target emergency_cache#1")
    s.do("target emergency_cache#2")
    assert s.asked == (1, "discard_from_hand")
    s.do("target emergency_cache#13")
    s.do("target emergency_cache#14")
    assert "began 2" in s.log
    assert [len(s.zone("hand", p)) for p in range(2)] == [8, 8]
    assert s.where("dark_memory") == "hand 0"


# ---- the end of the round


@clause("AHB-145")
def test_effects_of_the_round_end_with_it(backend: str) -> None:
    s = Scene(backend, cards="mind_over_matter")
    s.hand("mind_over_matter")
    s.do("play mind_over_matter")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    assert s.asked == (0, "stand_in")
    s.do("choose intellect")
    s.top("obscuring_fog", 4)
    s.next_round()
    s.enemy("ghoul_minion#1", engaged=0)
    assert "tested 0 combat 2 fight" in s.do("fight ghoul_minion#1")


def barrier_and_ghoul(backend: str) -> Scene:
    """Arrange a scene: three clues and a Ghoul in the Hallway, the third agenda: up to the end of
    the round.
    """
    s = Scene(backend)
    s.house()
    s.stage(agenda="theyre_getting_out")
    s.set("clues", "0", 3)
    s.enemy("ghoul_minion", engaged=0)
    s.top("obscuring_fog", 4)
    s.do("end_turn")
    assert s.options == ["pass", "use the_barrier 0"]
    assert s.get("doom", "theyre_getting_out") == 0
    return s


@clause("AHB-146")
@pytest.mark.parametrize(("answer", "doom"), [("pass", 1), ("use the_barrier 0", 2)])
def test_when_the_round_ends_comes_before_its_end(backend: str, answer: str, doom: int) -> None:
    """The act may advance before the agenda counts Ghouls: the Ghoul Priest is one of them."""
    s = barrier_and_ghoul(backend)
    told = s.do(answer)
    told += s.until("turn")
    assert f"doomed theyre_getting_out {doom}" in told
    assert told.index(f"doomed theyre_getting_out {doom}") < told.index("began 2")
