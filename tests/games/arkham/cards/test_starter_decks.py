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
    """Arrange a scene: Skids has hit somebody with a Cheap Shot, by 3 or more."""
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
def test_a_cheap_shot_counts_agility_as_it_is_now(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="cheap_shot track_shoes", extra="goat_spawn")
    s.asset("track_shoes")
    s.hand("cheap_shot")
    s.enemy("goat_spawn", engaged=0)
    s.do("play cheap_shot")
    s.until("turn")
    assert "settled 0 8 3 1" in s.log  # combat 3, agility 4 and 1
    assert s.get("damage", "goat_spawn") == 1
    assert (s.get("actions", "0"), s.get("resources", "0")) == (2, 3)


@card("60323")
def test_a_cheap_shot_by_nothing_evades_nobody(backend: str) -> None:
    s = Scene(backend, who="skids_otoole", cards="cheap_shot", extra="goat_spawn", tokens="minus_4")
    s.hand("cheap_shot")
    s.enemy("goat_spawn", engaged=0)
    s.do("play cheap_shot")
    s.until("turn")
    assert "settled 0 3 3 1" in s.log
    assert s.get("damage", "goat_spawn") == 1 and s.get("exhausted", "goat_spawn") == 0


@card("60102")
def test_randall_pays_for_what_he_finds_in_the_discard_pile(backend: str) -> None:
    s = Scene(backend, cards="randall_cho machete shotgun", extra="ghoul_minion")
    s.hand("randall_cho")
    s.discards("machete")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play randall_cho")
    s.until("reaction")
    attacks = s.log.count("attacked ghoul_minion 0")
    s.do("use randall_cho 0")
    s.until("weapon")
    assert s.options == ["target machete"]  # the shotgun costs 5
    s.do("target machete")
    assert s.where("machete") == "play" and s.get("resources", "0") == 0
    assert s.log.count("attacked ghoul_minion 0") == attacks  # this is no action
    assert "shuffled 0" in s.log


@card("60227")
def test_answers_are_sought_here_and_next_door_only(backend: str) -> None:
    s = Scene(backend, cards="seeking_answers", tokens="auto_fail")
    s.house()
    s.stand("attic")
    s.set("clues", "cellar", 2)
    s.set("clues", "hallway", 1)
    s.hand("seeking_answers")
    s.enemy("ghoul_minion", engaged=0)
    s.do("play seeking_answers")
    s.until("turn")
    assert "attacked ghoul_minion 0" in s.log
    assert s.get("clues", "0") == 0  # a failure
    s.hand("seeking_answers")
    s.bag("plus_1")
    s.enemy("ghoul_minion", at="cellar", exhausted=1)
    s.do("play seeking_answers")
    s.until("turn")
    assert s.get("clues", "0") == 1 and s.get("clues", "cellar") == 2  # two steps away
    assert s.where("seeking_answers") == "discard 0"


@card("60102", "02010")
def test_randall_asks_what_x_is(backend: str) -> None:
    s = Scene(backend, cards="randall_cho jennys_twin_45s")
    s.hand("randall_cho")
    s.do("play randall_cho")
    s.do("use randall_cho 0")
    s.until("x")
    assert s.options == ["pay 0", "pay 1", "pay 2", "pay 3"]
    s.do("pay 2")
    assert s.get("uses", "jennys_twin_45s") == 2 and s.get("resources", "0") == 1


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
