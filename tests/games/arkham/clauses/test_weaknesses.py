"""Weaknesses: drawing them, holding them, where they go."""

from typing import Any

from tests.games.arkham.scene import Scene
from tests.support import clause

BASIC = {
    "amnesia",
    "haunted",
    "hypochondria",
    "mob_enforcer",
    "paranoia",
    "psychosis",
    "silver_twilight_acolyte",
    "stubborn_detective",
}


def with_random_weakness(backend: str, seed: int, **cards: int) -> tuple[Scene, str]:
    """Arrange a scene: Roland's deck asks for a random basic weakness: which one he got."""
    roland: dict[str, Any] = {
        "investigator": "01001",
        "cards": {"01088": 12, "01000": 1} | {c[1:]: n for c, n in cards.items()},
    }
    s = Scene(backend, seed=seed, investigators=[roland], begin=False)
    got = next(x for x in s.log if x.startswith("weakness_added 0"))
    return s, got.split()[-1].partition("#")[0]


@clause("AHB-345")
def test_only_basic_weaknesses_come_by_chance(backend: str) -> None:
    """Not Cover Up, which is Roland's own, nor a story weakness."""
    got = {with_random_weakness(backend, seed)[1] for seed in range(12)}
    assert len(got) > 3
    assert got <= BASIC


@clause("AHB-353")
def test_a_random_weakness_comes_out_of_what_the_collection_has_left(backend: str) -> None:
    taken = {"c01098": 1, "c01099": 1, "c01100": 1}  # one copy each in the collection
    got = {with_random_weakness(backend, seed, **taken)[1] for seed in range(16)}
    assert got.isdisjoint({"haunted", "psychosis", "hypochondria"})
    assert len(got) >= 3


@clause("AHB-346")
def test_a_drawn_weakness_enemy_spawns_engaged_with_the_drawer(backend: str) -> None:
    s = Scene(backend, cards="mob_enforcer")
    s.top("mob_enforcer")
    deck = sorted(s.zone("deck", 4))
    s.do("draw")
    assert s.get("engaged", "mob_enforcer") == 0
    assert "mob_enforcer" not in s.zone("hand", 0)
    assert sorted(s.zone("deck", 4)) == deck


@clause("AHB-346")
def test_ward_of_protection_does_not_help_against_a_weakness(backend: str) -> None:
    s = Scene(backend, cards="haunted ward_of_protection")
    s.hand("ward_of_protection")
    s.top("haunted")
    s.do("draw")
    assert s.asked == (0, "turn")
    assert s.where("haunted") == "play"


@clause("AHB-347")
def test_a_weakness_of_a_player_type_stays_in_hand_unless_it_reveals_itself(backend: str) -> None:
    s = Scene(backend, who="agnes_baker", cards="dark_memory")
    s.top("dark_memory")
    s.do("draw")
    assert s.where("dark_memory") == "hand 0"
    s.do("play dark_memory")
    assert s.get("resources", "0") == 3
    assert s.get("doom", "whats_going_on") == 1
    s = Scene(backend, who="daisy_walker", cards="the_necronomicon")
    s.top("the_necronomicon")
    s.do("draw")
    assert s.where("the_necronomicon") == "play"
    assert s.get("at", "the_necronomicon") == 0
    assert s.get("horror", "the_necronomicon") == 3


@clause("AHB-348")
def test_a_weakness_put_in_a_hand_is_resolved_like_a_drawn_one(backend: str) -> None:
    s = Scene(backend, who="daisy_walker", cards="research_librarian the_necronomicon")
    s.hand("research_librarian")
    s.do("play research_librarian")
    s.do("use research_librarian 0")
    s.do("target the_necronomicon")
    assert s.where("the_necronomicon") == "play"
    assert s.get("horror", "the_necronomicon") == 3


@clause("AHB-349")
def test_a_weakness_cannot_be_chosen_for_discarding(backend: str) -> None:
    s = Scene(backend, who="wendy_adams", cards="dark_memory")
    s.hand("dark_memory")
    s.do("investigate")
    assert s.asked == (0, "turn")  # Wendy has no card to discard for her ability
    s.hand("dark_memory emergency_cache")
    s.do("investigate")
    assert s.asked == (0, "reaction")
    s.do("use wendy_adams 0")
    assert s.zone("hand", 0) == ["dark_memory"]


@clause("AHB-350")
def test_who_controls_a_weakness(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        who="daisy_walker roland_banks",
        cards="mob_enforcer the_necronomicon",
    )
    s.top("the_necronomicon mob_enforcer")
    s.first(0)
    s.do("draw")
    s.do("draw")
    assert s.get("ctrl", "the_necronomicon") == 0
    assert s.get("ctrl", "mob_enforcer") == -1
    assert s.can("use the_necronomicon 1")
    s.do("end_turn")
    assert s.asked == (1, "turn")
    assert not s.can("use the_necronomicon 1")
    assert s.can("use mob_enforcer 0")


@clause("AHB-351")
def test_a_discarded_weakness_goes_to_its_owners_pile_and_comes_back(backend: str) -> None:
    s = Scene(backend, seats=2, cards="haunted")
    s.threat("haunted")
    s.first(1)
    s.do("use haunted 1")  # two actions of another investigator there
    assert s.where("haunted") == "discard 0"
    s.arrange(deck={0: []}, removed=[*s.value("removed"), *s.value("deck")[0]])
    s.do("end_turn")
    s.until("turn")
    s.do("draw")
    assert "reshuffled 0" in s.log
    assert s.where("haunted") == "play"
    assert s.get("at", "haunted") == 0


@clause("AHB-351", "AHB-241")
def test_a_defeated_weakness_goes_to_its_owners_pile(backend: str) -> None:
    s = Scene(backend, seats=2, cards="stubborn_detective")
    s.enemy("stubborn_detective", engaged=1, damage=1)
    s.first(0)
    s.do("fight stubborn_detective")
    s.until("turn")
    assert s.where("stubborn_detective") == "discard 0"


@clause("AHB-352")
def test_a_weakness_of_somebody_eliminated_is_out_of_the_scenario(backend: str) -> None:
    s = Scene(backend, seats=2, cards="cover_up")
    s.house()
    s.set("revealed", "parlor", 1)
    s.stand("parlor")
    s.threat("cover_up", clues=1)
    s.first(0)
    s.do("use parlor 0")
    assert s.where("cover_up") == "removed"
