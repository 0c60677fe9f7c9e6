"""What the guardian cards do."""

import pytest

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("01016")
def test_the_45_automatic_hits_harder_for_a_bullet(backend: str) -> None:
    s = Scene(backend, cards="n45_automatic")
    s.asset("n45_automatic")
    s.enemy("ravenous_ghoul", engaged=0)
    assert "settled 0 5 3 1" in s.do("use n45_automatic 0")
    assert s.get("damage", "ravenous_ghoul") == 2
    assert s.get("uses", "n45_automatic") == 3
    s.set("uses", "n45_automatic", 0)
    assert not s.can("use n45_automatic 0")


@card("01017")
def test_physical_training_strengthens_willpower_and_combat(backend: str) -> None:
    s = Scene(backend, cards="physical_training")
    s.asset("physical_training")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("fight ravenous_ghoul")
    assert s.options == ["pass", "use physical_training 1"]
    s.do("use physical_training 1")
    s.until("turn")
    assert "settled 0 5 3 1" in s.log
    assert s.get("resources", "0") == 4
    s.top("rotting_remains", 4)
    s.until("free", "end_turn")
    assert s.options == ["pass", "use physical_training 0"]


@card("01018")
def test_the_beat_cop_lends_a_hand_and_gives_himself_up(backend: str) -> None:
    s = Scene(backend, cards="beat_cop")
    s.asset("beat_cop")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("fight ravenous_ghoul")
    s.until("turn")
    assert "settled 0 5 3 1" in s.log
    s.do("use beat_cop 0")
    assert s.where("beat_cop") == "discard 0"
    assert s.get("damage", "ravenous_ghoul") == 2


@card("01019")
def test_first_aid_heals_as_one_likes_until_it_is_used_up(backend: str) -> None:
    s = Scene(backend, cards="first_aid")
    s.asset("first_aid")
    assert not s.can("use first_aid 0")  # nobody is hurt
    s.arrange(damage={0: 2}, horror={0: 1})
    s.do("use first_aid 0")
    s.do("choose damage")
    s.do("use first_aid 0")
    s.do("choose horror")
    assert s.get("uses", "first_aid") == 1
    s.do("use first_aid 0")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (0, 0)
    assert s.where("first_aid") == "discard 0"


@card("01020")
@pytest.mark.parametrize(
    ("engaged", "other", "damage"), [(0, False, 2), (0, True, 1), (-1, False, 1)]
)
def test_the_machete_wants_a_duel(backend: str, engaged: int, other: bool, damage: int) -> None:
    s = Scene(backend, cards="machete")
    s.asset("machete")
    s.enemy("ravenous_ghoul", engaged=engaged, exhausted=int(engaged < 0))
    if other:
        s.enemy("ghoul_minion", engaged=0)
    s.do("use machete 0")
    if other:
        s.do("target ravenous_ghoul")
    assert "settled 0 5 3 1" in s.log
    assert s.get("damage", "ravenous_ghoul") == damage


@card("01021")
def test_the_guard_dog_bites_back_even_when_it_dies(backend: str) -> None:
    s = Scene(backend, cards="guard_dog")
    s.asset("guard_dog", damage=2)
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("resource")
    s.do("assign guard_dog")
    s.do("assign roland_banks")  # the horror
    s.do("use guard_dog 0")
    assert s.get("damage", "ravenous_ghoul") == 1
    assert s.log.index("dealt ravenous_ghoul 1 0") < s.log.index("dealt guard_dog 1 0")
    assert s.where("guard_dog") == "discard 0"


@card("01021")
def test_the_guard_dog_minds_attacks_only(backend: str) -> None:
    s = Scene(backend, cards="guard_dog dynamite_blast")
    s.asset("guard_dog")
    s.hand("dynamite_blast")
    s.enemy("ghoul_priest", at="study", exhausted=1)
    s.do("play dynamite_blast")
    for _ in range(2):
        s.do("assign guard_dog")
    s.do("assign roland_banks")
    assert s.asked == (0, "turn")
    assert s.get("damage", "ghoul_priest") == 3


@card("01022")
def test_evidence_is_found_after_a_defeat(backend: str) -> None:
    s = Scene(backend, cards="evidence")
    s.hand("evidence")
    assert not s.can("play evidence")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("fight swarm_of_rats")
    s.do("play evidence")
    assert (s.get("clues", "0"), s.get("resources", "0")) == (1, 4)


@card("01023")
def test_dodge_cancels_an_attack_on_anybody_there(backend: str) -> None:
    s = Scene(backend, seats=2, cards="dodge")
    s.enemy("ghoul_minion", engaged=1)
    s.hand("dodge")
    s.first(1)
    s.do("resource")
    assert s.asked == (0, "reaction")
    s.do("play dodge")
    assert (s.get("damage", "1"), s.get("horror", "1")) == (0, 0)


@card("01023")
def test_a_dodged_enemy_exhausts_in_the_enemy_phase(backend: str) -> None:
    s = Scene(backend, cards="dodge")
    s.enemy("ghoul_minion", engaged=0)
    s.hand("dodge")
    s.do("end_turn")
    s.do("play dodge")
    assert s.get("damage", "0") == 0
    assert "attacked ghoul_minion 0" in s.log
    while "phase_began upkeep" not in s.log:
        s.do("pass")
    assert s.log.count("attacked ghoul_minion 0") == 1


@card("01024")
def test_dynamite_hurts_everybody_at_the_chosen_place(backend: str) -> None:
    s = Scene(backend, seats=2, cards="dynamite_blast")
    s.first(0)
    s.house()
    s.hand("dynamite_blast")
    s.stand("attic", 1)
    s.enemy("ghoul_priest", engaged=1)
    s.enemy("icy_ghoul", at="attic", exhausted=1)
    s.do("play dynamite_blast")
    s.do("target attic")
    assert s.get("damage", "ghoul_priest") == s.get("damage", "icy_ghoul") == 3
    assert (s.get("damage", "0"), s.get("damage", "1")) == (0, 3)


@card("01025")
def test_a_vicious_blow_adds_damage_to_a_hit(backend: str) -> None:
    s = Scene(backend, cards="vicious_blow")
    s.hand("vicious_blow")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("fight ravenous_ghoul")
    s.do("commit vicious_blow")
    assert "settled 0 5 3 1" in s.log
    assert s.get("damage", "ravenous_ghoul") == 2


@card("01026")
def test_extra_ammunition_loads_the_firearm_of_a_friend(backend: str) -> None:
    s = Scene(backend, seats=2, cards="extra_ammunition machete", cards1="n45_automatic")
    s.first(0)
    s.hand("extra_ammunition")
    s.asset("machete")
    assert not s.can("play extra_ammunition")
    s.asset("n45_automatic", 1, uses=1)
    s.do("play extra_ammunition")
    assert s.get("uses", "n45_automatic") == 4


@card("01027")
def test_the_badge_makes_firm_and_buys_two_actions(backend: str) -> None:
    s = Scene(backend, seats=2, cards="police_badge")
    s.asset("police_badge")
    s.first(1)
    s.do("use police_badge 0")
    assert s.where("police_badge") == "discard 0"
    assert s.extra(1) == ["daisy_walker", "police_badge", "police_badge"]


@card("01027")
def test_the_badge_adds_to_willpower(backend: str) -> None:
    s = Scene(backend, cards="police_badge")
    s.asset("police_badge")
    s.hand("")
    s.top("rotting_remains", 4)
    s.do("end_turn")
    assert "settled 0 4 3 1" in s.log


@card("01028")
def test_the_veteran_beat_cop_pays_with_his_blood(backend: str) -> None:
    s = Scene(backend, cards="beat_cop_2")
    s.asset("beat_cop_2")
    s.enemy("ravenous_ghoul", engaged=0)
    s.do("use beat_cop_2 0")
    assert s.get("damage", "beat_cop_2") == s.get("damage", "ravenous_ghoul") == 1
    assert s.get("exhausted", "beat_cop_2") == 1
    assert not s.can("use beat_cop_2 0")
    assert "settled 0 5 3 1" in s.do("fight ravenous_ghoul")


@card("01029")
@pytest.mark.parametrize(("token", "damage"), [("zero", 3), ("plus_1", 4), ("minus_3", 1)])
def test_the_shotgun_deals_its_margin(backend: str, token: str, damage: int) -> None:
    s = Scene(backend, cards="shotgun", tokens=token)
    s.asset("shotgun")
    s.enemy("ghoul_priest", engaged=0)
    s.do("use shotgun 0")
    assert s.get("damage", "ghoul_priest") == damage
    assert s.get("uses", "shotgun") == 1


@card("01029", "01025")
def test_the_shotgun_stops_at_five_and_bonuses_come_on_top(backend: str) -> None:
    s = Scene(backend, seats=2, cards="shotgun vicious_blow overpower unexpected_courage")
    s.first(0)
    s.asset("shotgun")
    s.hand("vicious_blow overpower unexpected_courage")
    s.hand("", 1)
    s.enemy("ghoul_priest", engaged=0)
    s.do("use shotgun 0")
    for skill in ("vicious_blow", "overpower", "unexpected_courage"):
        s.do(f"commit {skill}")
    s.until("turn")
    assert "settled 0 12 4 1" in s.log
    assert s.get("damage", "ghoul_priest") == 6


@card("01029")
def test_a_missed_shotgun_hits_a_friend_by_the_margin(backend: str) -> None:
    s = Scene(backend, seats=2, cards="shotgun", tokens="minus_6")
    s.first(0)
    s.asset("shotgun")
    s.hand("", 1)
    s.enemy("ghoul_priest", engaged=1)
    s.do("use shotgun 0")
    assert "settled 0 1 4 0" in s.log
    assert s.get("damage", "1") == 3


@card("01028")
@clause("AHB-078", "AHB-081")
def test_the_veteran_cop_pays_with_one_damage_of_his_own(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="beat_cop_2")
    s.asset("beat_cop_2", 1)
    s.enemy("ravenous_ghoul", engaged=1)
    s.first(1)
    s.do("use beat_cop_2 0")
    assert (s.get("damage", "beat_cop_2"), s.get("horror", "beat_cop_2")) == (1, 0)
    assert (s.get("damage", "1"), s.get("damage", "ravenous_ghoul")) == (0, 1)
    assert not s.can("use beat_cop_2 0")  # exhausted
