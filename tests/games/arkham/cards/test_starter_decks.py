"""Cards of the investigator starter decks."""

from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("60102")
@clause("AHC-109")
def test_randall_cho_reacts_to_his_entry_and_has_no_free_ability(backend: str) -> None:
    s = Scene(backend, cards="randall_cho machete")
    s.hand("randall_cho")
    s.set("damage", "0", 4)
    s.do("play randall_cho")
    assert s.asked == (0, "reaction")
    s.do("use randall_cho 0")
    s.do("choose heal")
    assert s.get("damage", "0") == 1
    assert not s.can("use randall_cho 0")


@card("60102")
def test_randall_cho_brings_a_weapon(backend: str) -> None:
    s = Scene(backend, cards="randall_cho machete")
    s.hand("randall_cho")
    s.do("play randall_cho")
    s.do("use randall_cho 0")
    s.do("target machete")
    assert s.where("machete") == "play"
    assert s.get("resources", "0") == 0


@card("60227")
@clause("AHC-113")
def test_seeking_answers_finds_two_clues_around(backend: str) -> None:
    for first, second, found in (("hallway", "attic", (0, 2)), ("attic", "attic", (1, 1))):
        s = Scene(backend, cards="seeking_answers")
        s.house()
        s.set("clues", "hallway", 1)
        s.set("clues", "attic", 3)
        s.hand("seeking_answers")
        s.do("play seeking_answers")
        s.until("answer")
        s.do(f"move_to {first}")
        if s.asked[1] == "answer":
            s.do(f"move_to {second}")
        s.until("turn")
        assert s.get("clues", "0") == 2
        assert (s.get("clues", "hallway"), s.get("clues", "attic")) == found


def shot(backend: str) -> Scene:
    """Skids has hit somebody with a Cheap Shot, by 3 or more."""
    s = Scene(backend, who="skids_otoole", cards="cheap_shot", extra="goat_spawn")
    s.hand("cheap_shot")
    s.enemy("goat_spawn", engaged=0)
    s.do("play cheap_shot")
    s.until("turn")
    assert s.where("cheap_shot") == "discard 0"
    assert s.get("exhausted", "goat_spawn") == 1
    return s


@card("60323")
@clause("AHC-359")
def test_a_cheap_shot_comes_back_from_the_discard_pile(backend: str) -> None:
    s = shot(backend)
    s.do("end_turn")
    assert s.where("cheap_shot") == "hand 0"


@card("60323")
@clause("AHC-361", "AHC-363")
def test_a_cheap_shot_that_is_shuffled_away_or_gone_does_not(backend: str) -> None:
    s = shot(backend)
    c = s.row("cheap_shot")
    s.arrange(deck={0: [*s.value("deck")[0], c]})
    s.top("emergency_cache")
    s.do("end_turn")
    assert s.where("cheap_shot") == "deck 0"
    s = shot(backend)
    s.arrange(removed=[*s.value("removed"), s.row("cheap_shot")])
    s.do("end_turn")
    assert s.where("cheap_shot") == "removed"


@card("60323")
def test_a_cheap_shot_by_less_than_three_stays_in_the_discard_pile(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="cheap_shot", extra="goat_spawn", tokens="minus_2")
    s.hand("cheap_shot")
    s.enemy("goat_spawn", engaged=0)
    s.do("play cheap_shot")
    s.until("turn")
    assert s.get("exhausted", "goat_spawn") == 1
    s.do("end_turn")
    assert s.where("cheap_shot") == "discard 0"


@card("60323")
@clause("AHC-360")
def test_a_cheap_shot_comes_back_from_under_the_crystallizer(backend: str) -> None:
    s = Scene(
        backend,
        who="skids_otoole",
        cards="cheap_shot crystallizer_of_dreams",
        extra="goat_spawn",
    )
    s.asset("crystallizer_of_dreams")
    s.hand("cheap_shot")
    s.enemy("goat_spawn", engaged=0)
    s.do("play cheap_shot")
    s.until("reaction")
    s.do("use crystallizer_of_dreams 1")
    assert s.where("cheap_shot") == "beneath 4"
    s.do("end_turn")
    assert s.where("cheap_shot") == "hand 0"


@card("60323")
@clause("AHC-362")
def test_a_cheap_shot_that_has_become_a_swarm_card_does_not(backend: str) -> None:
    s = Scene(
        backend,
        who="skids_otoole",
        cards="cheap_shot drawn_to_the_flame",
        extra="goat_spawn swarm_of_spiders",
    )
    s.hand("cheap_shot drawn_to_the_flame")
    s.enemy("goat_spawn", engaged=0)
    s.do("play cheap_shot")
    s.until("turn")
    s.top("cheap_shot")
    s.top("swarm_of_spiders", 4)
    s.do("play drawn_to_the_flame")
    s.until("turn")
    assert "cheap_shot" in s.zone("beneath", 4)
    s.do("end_turn")
    assert "cheap_shot" in s.zone("beneath", 4)


@card("60201")
def test_harvey_helps_whoever_draws_where_he_is_once_a_round(backend: str) -> None:
    s = Scene(backend, seats=2, who="roland_banks harvey_walters", tokens="elder_sign")
    s.first(0)
    s.hand("")
    s.do("draw")
    assert s.asked == (1, "reaction")
    s.do("use harvey_walters 0")
    assert len(s.zone("hand", 0)) == 2
    s.do("draw")
    assert s.asked == (0, "turn")
    s.do("end_turn")
    s.until("turn", "name 1")
    n = len(s.zone("hand", 1))
    s.do("investigate")
    s.until("turn")
    assert "settled 1 6 2 1" in s.log
    assert len(s.zone("hand", 1)) == n + 1
