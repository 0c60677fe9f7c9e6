"""Damage, horror, healing; defeated cards and where they go."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHB-232", "AHB-277")
def test_an_attack_is_assigned_as_a_whole_then_placed_at_once(backend: str) -> None:
    s = Scene(backend, cards="guard_dog", extra="relentless_dark_young")
    s.asset("guard_dog")
    s.enemy("relentless_dark_young", engaged=0)  # 2 damage, 1 horror
    s.do("resource")
    s.do("assign guard_dog")
    assert s.get("damage", "guard_dog") == 0  # nothing is placed before all is assigned
    s.do("assign roland_banks")
    s.do("assign roland_banks")
    s.do("use guard_dog 0")  # between assigning and placing
    assert [x for x in s.log if x.startswith("dealt")] == [
        "dealt relentless_dark_young 1 0",
        "dealt roland_banks 1 1",
        "dealt guard_dog 1 0",
    ]
    assert s.get("resources", "0") == 6


@clause("AHB-233")
def test_an_asset_takes_no_more_than_defeats_it(backend: str) -> None:
    s = Scene(backend, cards="guard_dog", scenario="devourer_below")
    s.asset("guard_dog", damage=2)
    s.enemy("umordhoth", at="main_path")  # 3 damage, 3 horror
    s.do("resource")
    s.do("assign guard_dog")
    assert s.options == ["assign guard_dog", "assign roland_banks"]  # now horror
    s.do("assign guard_dog")
    s.do("pass")  # the dog does not bite
    assert s.where("guard_dog") == "discard 0"
    assert (s.get("damage", "0"), s.get("horror", "0")) == (2, 2)


@clause("AHB-234")
def test_an_asset_without_health_takes_no_damage_without_sanity_no_horror(backend: str) -> None:
    s = Scene(backend, cards="leather_coat holy_rosary")
    s.asset("leather_coat")
    s.asset("holy_rosary")
    s.enemy("ghoul_minion", engaged=0)  # 1 damage, 1 horror
    s.do("resource")
    assert s.options == ["assign leather_coat", "assign roland_banks"]
    s.do("assign leather_coat")
    assert s.options == ["assign holy_rosary", "assign roland_banks"]
    s.do("assign holy_rosary")
    assert s.get("damage", "leather_coat") == s.get("horror", "holy_rosary") == 1
    assert s.where("holy_rosary") == "play"  # no health is not a health of 0


@clause("AHB-235")
def test_direct_horror_is_not_assigned_to_assets(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="abandoned_and_alone holy_rosary")
    s.asset("holy_rosary")
    s.top("abandoned_and_alone")
    s.do("draw")
    assert s.get("horror", "0") == 2
    assert s.get("horror", "holy_rosary") == 0
    assert s.asked == (0, "turn")


@clause("AHB-236")
def test_what_is_not_placed_was_not_dealt(backend: str) -> None:
    s = Scene(backend, cards="hypochondria")
    s.threat("hypochondria")
    s.enemy("swarm_of_rats", engaged=0)
    s.lasting(Question.no_damage, "0")
    s.do("resource")
    assert "attacked swarm_of_rats 0" in s.log
    assert (s.get("damage", "0"), s.get("horror", "0")) == (0, 0)
    assert "happened hypochondria" not in s.log


@clause("AHB-236")
def test_what_is_placed_was_dealt(backend: str) -> None:
    s = Scene(backend, cards="hypochondria")
    s.threat("hypochondria")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("resource")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (1, 1)


@clause("AHB-237", "AHB-238")
def test_all_damage_lies_on_the_enemy_and_the_excess_is_lost(backend: str) -> None:
    s = Scene(backend, cards="sneak_attack")
    s.hand("sneak_attack")
    s.enemy("ghoul_minion", engaged=0, exhausted=1, damage=1)
    s.enemy("ghoul_minion#1", engaged=0, exhausted=1)
    s.do("play sneak_attack")
    s.do("target ghoul_minion")
    assert "dealt ghoul_minion 2 0" in s.log
    assert s.where("ghoul_minion") == "discard 4"
    assert s.get("damage", "ghoul_minion#1") == 0


@clause("AHB-239", "AHB-240")
def test_one_placement_may_defeat_an_investigator_and_an_asset(backend: str) -> None:
    s = Scene(backend, seats=2, cards="beat_cop dynamite_blast")
    s.asset("beat_cop")
    s.set("damage", "0", 8)
    s.set("resources", "0", 5)
    s.first(0)
    s.hand("dynamite_blast")
    s.do("play dynamite_blast")
    s.do("assign beat_cop")
    s.do("assign beat_cop")
    assert "defeated beat_cop" in s.log
    assert "fell 0 1 0" in s.log
    assert s.get("out", "0") == 1


@clause("AHB-239", "AHB-240")
def test_an_asset_is_defeated_by_damage_or_by_horror(backend: str) -> None:
    s = Scene(backend, cards="beat_cop holy_rosary")
    s.asset("beat_cop", damage=1)
    s.asset("holy_rosary", horror=1)
    s.enemy("ghoul_minion", engaged=0)
    s.do("resource")
    s.do("assign beat_cop")
    s.do("assign holy_rosary")
    assert s.where("beat_cop") == s.where("holy_rosary") == "discard 0"


@clause("AHB-241", "AHB-294")
def test_where_a_defeated_enemy_goes(backend: str) -> None:
    s = Scene(backend, cards="mob_enforcer")
    s.enemy("ghoul_minion", engaged=0, damage=1)
    s.enemy("mob_enforcer", engaged=0, damage=2)
    s.enemy("ghoul_priest", engaged=0, damage=4)
    for e in ("ghoul_minion", "mob_enforcer", "ghoul_priest"):
        s.do(f"fight {e}")
        s.until("turn")
    assert s.where("ghoul_minion") == "discard 4"
    assert s.where("mob_enforcer") == "discard 0"
    assert s.where("ghoul_priest") == "victory"


@clause("AHB-242")
def test_discarding_an_enemy_is_not_defeating_it(backend: str) -> None:
    s = Scene(backend, cards="mob_enforcer")
    s.enemy("mob_enforcer", engaged=0)
    s.do("use mob_enforcer 0")
    assert s.where("mob_enforcer") == "discard 0"
    assert s.asked == (0, "turn")  # Roland is not asked
    assert "defeated mob_enforcer" not in s.log


@clause("AHB-242")
def test_an_enemy_put_in_the_victory_display_is_not_defeated(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.set("clues", s.get("at", "0"), 1)
    s.enemy("victoria_devereux", engaged=0)
    s.do("use victoria_devereux 0")
    assert s.where("victoria_devereux") == "victory"
    assert s.asked == (0, "turn")


@clause("AHB-243")
def test_whose_card_kills_has_defeated_the_enemy(backend: str) -> None:
    s = Scene(backend, cards="guard_dog")
    s.asset("guard_dog")
    s.enemy("ghoul_minion", engaged=0, damage=1)
    s.do("resource")
    s.do("assign guard_dog")
    s.until("reaction")
    s.do("use guard_dog 0")
    s.until("reaction")
    assert s.can("use roland_banks 0")
    s.do("use roland_banks 0")
    assert s.get("clues", "0") == 1


@clause("AHB-244")
def test_enemies_that_fall_together_bring_a_trigger_each(backend: str) -> None:
    s = Scene(backend, cards="dynamite_blast evidence")
    s.hand("dynamite_blast evidence")
    s.set("resources", "0", 6)
    s.house()
    s.stand("attic")
    s.set("clues", "attic", 2)
    s.enemy("ghoul_minion", at="hallway")
    s.enemy("ghoul_minion#1", at="hallway")
    s.do("play dynamite_blast")
    s.do("target hallway")
    assert s.where("ghoul_minion") == s.where("ghoul_minion#1") == "discard 4"
    s.do("use roland_banks 0")
    assert s.can("play evidence")
    s.do("play evidence")
    assert s.get("clues", "0") == 2
    s.until("turn")


@clause("AHB-244")
def test_enemies_that_fall_together_are_there_until_all_their_effects_are_done(
    backend: str,
) -> None:
    s = Scene(backend, who="agnes_baker", cards="dynamite_blast", extra="goat_spawn goat_spawn")
    s.hand("dynamite_blast")
    s.house()
    for e in ("goat_spawn", "goat_spawn#1"):
        s.enemy(e, engaged=0, exhausted=1)
    s.do("play dynamite_blast")
    s.until("reaction")
    for e in ("goat_spawn", "goat_spawn#1"):
        assert s.where(e) == "play"
    s.do("pass")
    s.do("pass")
    assert s.get("horror", "0") == 2
    assert s.where("goat_spawn") == s.where("goat_spawn#1") == "discard 4"
    assert s.log.index("dealt agnes_baker 0 1") < s.log.index("defeated goat_spawn")


@clause("AHB-245")
def test_less_sanity_than_horror_defeats_at_once(backend: str) -> None:
    s = Scene(backend, seats=2, extra="dreams_of_rlyeh")
    s.first(0)
    s.set("horror", "0", 4)
    s.top("dreams_of_rlyeh", 4)
    s.do("end_turn")
    s.do("end_turn")
    s.until("turn")
    assert "drew_encounter 0 dreams_of_rlyeh" in s.log
    assert "fell 0 0 1" in s.log


@clause("AHB-246")
def test_moving_horror_is_not_taking_it(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="the_necronomicon holy_rosary psychosis")
    s.asset("holy_rosary")
    s.threat("psychosis")
    s.asset("the_necronomicon", at=0, horror=3)
    s.do("use the_necronomicon 1")
    assert s.asked == (0, "turn")
    assert s.get("horror", "0") == 1
    assert s.get("horror", "the_necronomicon") == 2
    assert s.get("horror", "holy_rosary") == 0
    assert s.get("damage", "0") == 0  # Psychosis has not acted


@clause("AHB-247")
def test_healing_takes_away_at_most_what_is_there(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.stand("st_marys_hospital")
    assert not s.can("use st_marys_hospital 0")
    s.set("horror", "0", 1)
    assert not s.can("use st_marys_hospital 0")
    s.set("damage", "0", 1)
    s.do("use st_marys_hospital 0")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (0, 1)


@clause("AHB-247")
def test_healing_does_not_touch_trauma(backend: str) -> None:
    s = Scene(backend, cards="first_aid")
    s.asset("first_aid")
    s.set("physical", "0", 1)
    assert not s.can("use first_aid 0")
    s.set("damage", "0", 1)
    s.do("use first_aid 0")
    assert s.get("damage", "0") == 0
    assert s.get("physical", "0") == 1


@clause("AHB-247")
def test_the_healer_chooses_damage_or_horror_of_what_is_there(backend: str) -> None:
    for choice, left in (("damage", (1, 2)), ("horror", (2, 1))):
        s = Scene(backend, seats=2, cards1="first_aid")
        s.asset("first_aid", 1)
        s.arrange(damage={0: 2, 1: 1}, horror={0: 2})
        s.first(1)
        s.do("use first_aid 0")
        s.do("target roland_banks")
        assert s.asked[0] == 1
        assert s.options == ["choose damage", "choose horror"]
        s.do(f"choose {choice}")
        assert (s.get("damage", "0"), s.get("horror", "0")) == left
        s.do("use first_aid 0")
        s.do("target daisy_walker")  # nothing to choose: she has no horror
        assert s.get("damage", "1") == 0


@clause("AHB-232", "AHB-239")
def test_a_blast_is_dealt_to_everybody_there_at_once(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="dynamite_blast")
    s.hand("dynamite_blast", 1)
    s.enemy("ghoul_priest", at="study", exhausted=1)
    s.arrange(damage={0: 8})
    s.first(1)
    s.do("play dynamite_blast")
    s.until("turn", "target study")
    assert s.value("out")[0] > 0
    assert s.get("damage", "ghoul_priest") == 3
    assert s.log.count("dealt roland_banks 3 0") == 1
