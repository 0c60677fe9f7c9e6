"""Who is meant by "you"."""

from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHC-224", "AHC-231")
def test_whoever_draws_a_card_resolves_it(backend: str) -> None:
    s = Scene(backend, seats=3, extra="dreams_of_rlyeh", tokens="minus_4")
    for seat in range(3):
        s.hand("", seat)
    s.first(0)
    s.top("swarm_of_rats grasping_hands dreams_of_rlyeh", 4)
    s.do("end_turn")
    s.do("name 1")
    s.do("end_turn")
    s.do("end_turn")
    assert "tested 1 agility 3 none" in s.log
    assert s.get("damage", "1") == 3
    assert s.get("at", "dreams_of_rlyeh") == 2


@clause("AHC-226", "AHC-227")
def test_the_detective_means_everybody_at_his_location(backend: str) -> None:
    who = "roland_banks skids_otoole agnes_baker"
    s = Scene(backend, seats=3, who=who, cards="stubborn_detective")
    s.house(2)
    s.stand("attic", 0, 1)
    s.enemy("stubborn_detective", engaged=0)
    s.first(1)
    assert not s.can("use skids_otoole 0")
    s.stand("cellar", 1)
    assert s.can("use skids_otoole 0")


@clause("AHC-228", "AHC-241", "AHC-240")
def test_the_deep_one_means_whomever_it_engages(backend: str) -> None:
    s = Scene(backend, seats=2, extra="young_deep_one")
    s.enemy("young_deep_one", engaged=0)
    s.first(1)
    s.do("engage young_deep_one")
    assert s.get("engaged", "young_deep_one") == 1
    assert (s.get("horror", "0"), s.get("horror", "1")) == (0, 1)


@clause("AHC-229", "AHC-232")
def test_else_it_is_whoever_has_the_card(backend: str) -> None:
    s = Scene(backend, seats=2, extra="dreams_of_rlyeh", cards="dr_milan_christopher")
    s.asset("dr_milan_christopher")
    s.threat("dreams_of_rlyeh", 1)
    s.hand("")
    s.hand("", 1)
    s.top("rotting_remains rotting_remains#1", 4)
    s.first(0)
    s.do("investigate")
    s.do("pass")
    s.do("end_turn")
    s.do("investigate")
    s.do("end_turn")
    settled = [line for line in s.log if line.startswith("settled")]
    assert settled == [
        "settled 0 4 2 1",  # intellect 3 and Dr. Milan
        "settled 1 5 2 1",
        "settled 0 3 3 1",
        "settled 1 2 3 0",  # willpower 3, less the dreams
    ]


@clause("AHC-232")
def test_the_dreams_take_sanity_from_whoever_has_them(backend: str) -> None:
    s = Scene(backend, seats=2, extra="dreams_of_rlyeh")
    s.first(0)
    s.arrange(horror={0: 3, 1: 7})
    s.threat("dreams_of_rlyeh", 1)
    s.enemy("ghoul_minion", engaged=1)
    s.do("end_turn")
    s.do("resource")
    assert "fell 1 0 1" in s.log  # 8 of 9 horror
    assert "attacked ghoul_minion 0" in s.log
    assert s.get("out", "0") == 0  # 4 of 5


@clause("AHC-230")
def test_each_ability_of_a_card_means_its_own_you(backend: str) -> None:
    s = Scene(backend, seats=2, extra="dreams_of_rlyeh")
    s.hand("")
    s.hand("", 1)
    s.first(0)
    s.top("dreams_of_rlyeh swarm_of_rats", 4)
    s.do("end_turn")
    s.do("end_turn")
    assert s.get("at", "dreams_of_rlyeh") == 0  # drawn by Roland
    s.until("next_turn")
    s.do("name 1")
    s.do("use dreams_of_rlyeh 1")
    s.until("turn")
    assert "settled 1 3 3 1" in s.log  # Daisy tests with her own willpower


@clause("AHC-273")
def test_damage_on_ones_assets_is_damage_to_oneself(backend: str) -> None:
    s = Scene(backend, cards="hypochondria guard_dog")
    s.threat("hypochondria")
    s.asset("guard_dog")
    s.enemy("swarm_of_rats", engaged=0)
    s.do("resource")
    s.do("assign guard_dog")
    s.do("pass")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (0, 1)


@clause("AHC-275")
def test_damage_that_goes_to_others_is_none_to_oneself(backend: str) -> None:
    s = Scene(backend, seats=2, cards="hypochondria aquinnah", cards1="guard_dog")
    s.threat("hypochondria")
    s.asset("aquinnah")
    s.asset("guard_dog", 1)
    s.hand("")
    s.hand("", 1)
    s.enemy("swarm_of_rats", engaged=0)
    s.enemy("swarm_of_rats#1", engaged=1)
    s.first(0)
    s.do("resource")
    s.do("use aquinnah 0")  # the other rats are hurt instead
    s.until("turn")
    assert (s.get("damage", "0"), s.get("horror", "0")) == (0, 0)
    s.enemy("swarm_of_rats#1", engaged=1)
    s.do("end_turn")
    s.do("resource")
    s.do("assign guard_dog")
    s.until("turn")
    assert s.get("damage", "guard_dog") == 1
    assert s.get("horror", "0") == 0


@clause("AHC-291", "AHC-292")
def test_healing_is_for_oneself_unless_the_card_says_more(backend: str) -> None:
    s = Scene(backend, seats=2, cards="first_aid", cards1="fearless")
    s.asset("first_aid")
    s.arrange(horror={0: 2, 1: 2})
    s.hand("")
    s.hand("fearless", 1)
    s.first(0)
    s.do("use first_aid 0")
    assert s.options == ["target daisy_walker", "target roland_banks"]
    s.do("target daisy_walker")
    assert s.get("horror", "1") == 1
    s.top("rotting_remains swarm_of_rats", 4)
    s.until("commit", "end_turn")
    s.do("commit fearless")  # to Roland's test
    s.do("apply fearless card")
    assert (s.get("horror", "0"), s.get("horror", "1")) == (2, 0)
