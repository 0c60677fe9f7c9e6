"""Abilities in general: AHB-064 to AHB-105."""

from noctuary.games.arkham.ability import Period, Question
from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHB-064", "AHC-288")
def test_each_copy_acts_on_its_own(backend: str) -> None:
    s = Scene(backend, cards="physical_training physical_training")
    s.asset("physical_training")
    s.asset("physical_training#1")
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    s.do("use physical_training 1")
    s.do("use physical_training#1 1")
    s.do("use physical_training 1")
    s.until("turn")
    assert "settled 0 7 2 1" in s.log and s.get("resources", 0) == 2


@clause("AHB-065")
def test_constant_abilities(backend: str) -> None:
    s = Scene(backend, cards="magnifying_glass")
    s.asset("magnifying_glass")
    s.do("investigate")
    assert "settled 0 4 2 1" in s.log
    s = Scene(backend, scenario="midnight_masks", cards="magnifying_glass")
    s.asset("magnifying_glass")
    s.set("clues", 0, 1)
    s.top("false_lead", 4)
    s.do("end_turn")
    s.until("turn")
    assert "settled 0 3 4 0" in s.log  # an intellect test, no investigation


@clause("AHB-066", "AHB-069")
def test_forced_happens_triggered_is_chosen(backend: str) -> None:
    s = Scene(backend, cards="arcane_initiate research_librarian", who="daisy_walker")
    s.hand("arcane_initiate research_librarian")
    s.do("play arcane_initiate")
    assert s.get("doom", "arcane_initiate") == 1
    s.do("play research_librarian")
    assert s.asked == (0, "reaction") and s.can("pass")


@clause("AHB-067", "AHB-089")
def test_forced_before_reactions(backend: str) -> None:
    """After a reveal: Shrivelling bites before Sure Gamble may be played."""
    s = Scene(backend, who="skids_otoole", cards="shrivelling sure_gamble", tokens="skull")
    s.asset("shrivelling")
    s.hand("sure_gamble")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use shrivelling 0")
    while not s.can("play sure_gamble"):
        s.do(next(o for o in ("done", "pass", s.options[0]) if s.can(o)))
    assert "happened shrivelling" in s.log and s.get("horror", 0) == 1


@clause("AHB-068")
def test_the_lead_orders_forced_abilities(backend: str) -> None:
    s = Scene(backend, seats=2, lead=1)
    s.first(0)
    s.threat("dissonant_voices", 0)
    s.threat("dissonant_voices#1", 1)
    s.until("forced", "end_turn")
    assert s.asked == (1, "forced")
    assert s.options == ["use dissonant_voices 1", "use dissonant_voices#1 1"]
    s.do("use dissonant_voices#1 1")
    happened = [line for line in s.log if line.startswith("happened dissonant_voices")]
    assert happened == ["happened dissonant_voices#1", "happened dissonant_voices"]


@clause("AHB-070", "AHB-213")
def test_an_effect_must_be_able_to_change_something(backend: str) -> None:
    s = Scene(backend, cards="working_a_hunch")
    s.hand("working_a_hunch")
    s.set("clues", "study", 0)
    assert not s.can("play working_a_hunch")
    s.set("clues", "study", 1)
    s.arrange(resources={0: 1})
    assert not s.can("play working_a_hunch")
    s.arrange(resources={0: 2})
    s.do("play working_a_hunch")
    assert s.get("clues", 0) == 1


@clause("AHB-071")
def test_as_far_as_possible(backend: str) -> None:
    s = Scene(backend, cards="cryptic_research", who="daisy_walker", filler=9)
    s.hand("cryptic_research")
    keep = s.value("deck")[0][:2]
    s.arrange(removed=s.value("deck")[0][2:])
    s.arrange(deck={0: keep}, discard={0: []})
    s.do("play cryptic_research")
    assert len(s.value("hand")[0]) == 2


@clause("AHB-072", "AHB-164")
def test_free_abilities_in_any_window(backend: str) -> None:
    s = Scene(backend, seats=2, who="skids_otoole roland_banks", cards1="beat_cop")
    s.asset("beat_cop", 1)
    s.first(1)
    s.enemy("ghoul_minion", engaged=0)
    s.do("end_turn")
    while s.value("phase") != 2 or s.asked != (1, "free"):
        s.do(next(o for o in ("end_turn", "pass", s.options[0]) if s.can(o)))
    assert s.can("use beat_cop 0")  # in the enemy phase
    assert s.value("turn") == -1
    s = Scene(backend, seats=2, who="skids_otoole roland_banks")
    s.first(0)
    assert s.can("use skids_otoole 0")
    s.do("end_turn")
    assert s.asked == (1, "turn")  # Skids is not asked in another's turn


@clause("AHB-073")
def test_once_for_each_occurrence(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="grotesque_statue", tokens="zero minus_1 minus_2")
    s.asset("grotesque_statue")
    s.hand("")
    s.do("investigate")
    s.do("use grotesque_statue 0")
    assert s.asked == (0, "keep") and len(s.options) == 2
    assert s.get("uses", "grotesque_statue") == 3


@clause("AHB-074", "AHB-172")
def test_two_actions(backend: str) -> None:
    s = Scene(backend, cards="haunted")
    s.threat("haunted")
    s.set("actions", 0, 1)
    assert not s.can("use haunted 1")
    s.set("actions", 0, 2)
    s.enemy("ghoul_minion", engaged=0)
    s.do("use haunted 1")
    assert s.log[: s.log.index("turn_ended 0")].count("attacked ghoul_minion 0") == 1
    assert s.where("haunted") == "discard 0"


@clause("AHB-075", "AHB-177")
def test_a_bold_word_makes_it_that_action(backend: str) -> None:
    s = Scene(backend, cards="flashlight dr_milan_christopher", tokens="zero")
    s.asset("flashlight")
    s.asset("dr_milan_christopher")
    s.do("use flashlight 0")
    s.until("reaction")
    assert s.can("use dr_milan_christopher 0")  # after you investigate
    assert s.get("actions", 0) == 2


@clause("AHB-076", "AHB-171")
def test_the_order_of_playing_a_card(backend: str) -> None:
    s = Scene(backend, cards="knife")
    s.hand("knife")
    s.enemy("ghoul_minion", engaged=0)
    log = s.do("play knife")
    order = ["played 0 knife", "lost 0 1", "attacked ghoul_minion 0", "entered knife"]
    assert [line for line in log if line in order] == order


@clause("AHB-077")
def test_a_source_that_has_left(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="stray_cat")
    s.asset("stray_cat")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use stray_cat 0")
    assert s.where("stray_cat") == "discard 0"
    assert s.get("exhausted", "ghoul_minion") == 1 and s.get("engaged", "ghoul_minion") == -1


@clause("AHB-078", "AHB-081")
def test_all_costs_at_once(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="forbidden_knowledge holy_rosary")
    s.asset("forbidden_knowledge")
    s.asset("holy_rosary")
    s.do("use forbidden_knowledge 0")
    s.do("assign holy_rosary")  # paid all the same
    assert s.get("resources", 0) == 6 and s.get("horror", "holy_rosary") == 1
    assert s.get("exhausted", "forbidden_knowledge") == 1
    assert not s.can("use forbidden_knowledge 0")
    assert s.get("horror", 0) == 0


@clause("AHB-079")
def test_everybody_pays_alone(backend: str) -> None:
    s = Scene(backend, seats=2, cards="knife")
    s.first(0)
    s.hand("knife")
    s.arrange(resources={0: 0, 1: 5})
    assert not s.can("play knife")


@clause("AHB-080", "AHB-324")
def test_a_group_shares_a_cost(backend: str) -> None:
    s = Scene(backend, seats=2)
    s.first(0)
    s.arrange(clues={0: 3, 1: 3})
    s.do("advance_act")
    assert s.asked == (0, "share")
    assert s.options == ["pay 1", "pay 2", "pay 3"]
    s.do("pay 1")
    assert s.get("clues", 0) == 2 and s.get("clues", 1) == 0


@clause("AHB-082")
def test_a_target_must_be_legal(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="sneak_attack")
    s.hand("sneak_attack")
    s.enemy("ghoul_minion", engaged=0)
    assert not s.can("play sneak_attack")
    s.set("exhausted", "ghoul_minion", 1)
    assert s.can("play sneak_attack")


@clause("AHB-084")
def test_more_than_there_is(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="arcane_initiate shrivelling", filler=1)
    s.asset("arcane_initiate")
    s.hand("")
    s.arrange(removed=[c for c in s.value("deck")[0] if s.name(c) != "shrivelling"])
    s.do("use arcane_initiate 1")
    assert s.options == ["target shrivelling"]


@clause("AHB-085")
def test_all_parts_before_what_follows(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards="paranoia")
    s.top("paranoia")
    s.do("use your_house 1")
    assert s.get("resources", 0) == 0  # the resource came, then Paranoia took it


@clause("AHB-086")
def test_then(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="drawn_to_the_flame")
    s.hand("drawn_to_the_flame")
    left = s.value("deck")[4]
    s.arrange(aside=[*s.value("aside"), *left], deck={4: []})
    assert not s.can("play drawn_to_the_flame")
    s.top("obscuring_fog", 4)
    s.do("play drawn_to_the_flame")
    s.until("turn")
    assert s.log.index("drew_encounter 0 obscuring_fog") < s.log.index("discovered 0 study 2")


@clause("AHB-087", "AHB-088")
def test_instead(backend: str) -> None:
    s = Scene(backend, cards="cover_up", tokens="plus_1")
    s.threat("cover_up", clues=3)
    s.do("investigate")
    s.until("reaction")
    s.do("use cover_up 1")
    assert s.get("clues", "cover_up") == 2
    assert s.get("clues", 0) == 0 and s.get("clues", "study") == 2
    assert not any(line.startswith("discovered") for line in s.log)


@clause("AHB-090", "AHB-100")
def test_cancelled_still_counts(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="ward_of_protection")
    s.hand("ward_of_protection")
    s.top("ancient_evils", 4)
    s.do("end_turn")
    s.do("play ward_of_protection")
    s.until("turn")
    assert s.get("doom", "whats_going_on") == 1  # only that of the round
    assert s.where("ancient_evils") == "discard 4"
    assert "drew_encounter 0 ancient_evils" in s.log
    assert s.get("resources", 0) == 5 + 1 - 1 and s.where("ward_of_protection") == "discard 0"


@clause("AHB-091")
def test_an_ignored_token_was_never_revealed(backend: str) -> None:
    s = Scene(
        backend, who="agnes_baker", cards="grotesque_statue baseball_bat", tokens="skull zero"
    )
    s.asset("grotesque_statue")
    s.asset("baseball_bat")
    s.hand("")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("use baseball_bat 0")
    s.do("use grotesque_statue 0")
    s.do("keep zero")
    s.until("turn")
    assert s.where("baseball_bat") == "play"


@clause("AHB-092", "AHB-145")
def test_a_lasting_effect_outlives_its_card(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="mind_over_matter")
    s.hand("mind_over_matter")
    s.do("play mind_over_matter")
    assert s.where("mind_over_matter") == "discard 0"
    s.enemy("ghoul_minion", engaged=0)
    s.do("fight ghoul_minion")
    assert s.options == ["choose combat", "choose intellect"]
    s.do("choose intellect")
    s.until("turn")
    assert "settled 0 5 2 1" in s.log
    s.do("end_turn")
    s.finish()
    s.enemy("ghoul_minion#1", engaged=0)
    s.do("fight ghoul_minion#1")
    assert s.asked[1] != "stand_in"


@clause("AHB-093")
def test_a_lasting_effect_touches_those_there(backend: str) -> None:
    s = Scene(backend)
    s.enemy("ghoul_minion", engaged=0)
    s.lasting(Question.fight, "ghoul_minion", -1, until=Period.PHASE)
    s.enemy("ghoul_minion#1", engaged=0)
    s.do("fight ghoul_minion")
    s.until("turn")
    s.do("fight ghoul_minion#1")
    s.until("turn")
    assert "tested 0 combat 1 fight" in s.log and "tested 0 combat 2 fight" in s.log


@clause("AHB-094")
def test_effects_end_before_the_end(backend: str) -> None:
    """A bonus until the end of the turn is gone when Frozen in Fear tests at its end."""
    s = Scene(backend)
    s.threat("frozen_in_fear")
    s.lasting(Question.willpower, 0, 5, until=Period.TURN)
    s.do("end_turn")
    s.until("turn")
    assert "settled 0 3 3 1" in s.log


@clause("AHB-095")
def test_a_delayed_effect_on_what_is_gone(backend: str) -> None:
    """The bat would be discarded after the attack; it has already left."""
    s = Scene(backend, who="wendy_adams", cards="baseball_bat", tokens="skull")
    s.asset("baseball_bat")
    s.hand("")
    s.enemy("ghoul_minion", engaged=0)
    s.do("use baseball_bat 0")
    s.until("turn")
    assert s.where("baseball_bat") == "discard 0"
    assert s.log.count("discarded baseball_bat") == 1


@clause("AHB-099")
def test_max_one_committed(backend: str) -> None:
    s = Scene(backend, seats=2, cards="guts guts", cards1="guts")
    s.first(0)
    s.hand("guts guts#1")
    s.hand("guts#2", 1)
    s.threat("frozen_in_fear")
    s.do("end_turn")
    s.do("commit guts")
    assert not s.can("commit guts#1")
    s.until("turn")
    assert "committed 1 guts#2" not in s.log and s.where("guts#2") == "hand 1"


@clause("AHB-101")
def test_several_choose_in_order(backend: str) -> None:
    s = Scene(backend, seats=2, cards="beat_cop", cards1="beat_cop", extra="goat_spawn")
    s.first(0)
    s.asset("beat_cop", 0)
    s.asset("beat_cop#1", 1)
    s.enemy("goat_spawn", engaged=0, damage=2)
    s.do("fight goat_spawn")
    s.until("assign")
    assert s.asked == (0, "assign")
    s.do("assign beat_cop")
    assert s.asked == (1, "assign")  # nothing is placed before all have chosen
    assert s.get("horror", "beat_cop") == 0
    s.do("assign beat_cop#1")
    assert s.get("horror", "beat_cop") == s.get("horror", "beat_cop#1") == 1


@clause("AHB-103", "AHC-140")
def test_a_window_closes_when_all_have_passed(backend: str) -> None:
    s = Scene(backend, seats=2, cards="physical_training", cards1="beat_cop")
    s.first(0)
    s.asset("physical_training", 0)
    s.asset("beat_cop", 1)
    s.enemy("ravenous_ghoul", engaged=0)
    s.until("turn")
    s.do("fight ravenous_ghoul")
    assert s.asked == (0, "free")
    s.do("pass")
    assert s.asked == (1, "free")
    s.do("use beat_cop 0")
    assert s.asked == (0, "free")  # the use opens it again
    s.do("pass")
    assert s.asked[1] != "free" or s.asked[0] == 0


@clause("AHB-104")
def test_no_window_while_setting_up(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", seats=2, begin=False)
    assert s.asked[1] == "mulligan"
    s.do("done")
    assert s.asked[1] == "mulligan"
    s.do("done")
    assert s.asked[1] == "next_turn"
    assert any(line.startswith("happened acolyte") for line in s.log)  # its own moment had come


@clause("AHB-105")
def test_a_keyword_twice_acts_once(backend: str) -> None:
    s = Scene(backend)
    s.house()
    s.location("study")
    s.stand("cellar")
    s.enemy("swarm_of_rats", at="attic")
    s.lasting(Question.hunter, "swarm_of_rats")
    s.top("grasping_hands", 4)
    s.do("end_turn")
    s.until("turn")
    assert s.log.count("enemy_moved swarm_of_rats hallway") == 1
    assert "enemy_moved swarm_of_rats cellar" not in s.log
