"""Encounter cards: drawing them, Peril, Surge, where they go."""

from noctuary.games.arkham.ability import Question
from tests.games.arkham.scene import Scene
from tests.support import clause

FLAME = "drawn_to_the_flame"
"""An event that draws an encounter card in the middle of a turn."""


def draw_now(s: Scene, cards: str, seat: int = 0, hand: str = "") -> list[str]:
    """Draw the first of these cards with Drawn to the Flame, at the seat whose turn it is."""
    s.top(cards, 4)
    s.hand(f"{FLAME} {hand}", seat)
    return s.do(f"play {FLAME}")


def mythos(s: Scene, card: str, prompt: str) -> None:
    """End the turn of everybody; seat 0 draws this card in the mythos phase."""
    s.top(card, 4)
    while s.value("round") == 1:
        s.do(next(o for o in ("end_turn", "pass", s.options[0]) if s.can(o)))
    s.until(prompt)


@clause("AHB-295")
def test_an_enemy_drawn_in_the_mythos_phase_spawns(backend: str) -> None:
    s = Scene(backend)
    mythos(s, "ghoul_minion", "turn")
    drawn = s.log.index("drew_encounter 0 ghoul_minion")
    assert s.log[drawn : drawn + 3] == [
        "drew_encounter 0 ghoul_minion",
        "spawned ghoul_minion study",
        "engaged ghoul_minion 0",
    ]


@clause("AHB-295", "AHB-298")
def test_a_treachery_is_revealed_discarded_then_surge_draws_another(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks")
    s.stand("northside")
    mythos(s, "false_lead hunting_shadow", "turn")
    told = [x for x in s.log if x.startswith(("drew_encounter", "discarded", "dealt"))]
    assert told[-5:] == [
        "drew_encounter 0 false_lead",
        "discarded false_lead",
        "drew_encounter 0 hunting_shadow",
        "dealt roland_banks 2 0",
        "discarded hunting_shadow",
    ]


@clause("AHB-298")
def test_surge_is_for_the_same_investigator_and_only_when_gained(backend: str) -> None:
    s = Scene(backend, seats=2, scenario="midnight_masks", cards1=FLAME)
    s.first(1)
    told = draw_now(s, "false_lead hunting_shadow", 1)
    assert "drew_encounter 1 hunting_shadow" in told
    s = Scene(backend, seats=2, scenario="midnight_masks", cards1=FLAME)
    s.first(1)
    s.set("clues", "1", 1)
    told = draw_now(s, "false_lead hunting_shadow", 1)
    assert "drew_encounter 1 hunting_shadow" not in told


@clause("AHB-296")
def test_ward_of_protection_is_played_between_drawing_and_revelation(backend: str) -> None:
    s = Scene(backend, cards=f"{FLAME} ward_of_protection", tokens="auto_fail")
    draw_now(s, "rotting_remains", hand="ward_of_protection")
    assert s.asked == (0, "reaction")
    assert not any(line.startswith("tested") for line in s.log)
    s.do("pass")
    s.do("done")  # it is not committed to the test
    assert s.asked == (0, "turn")  # after the Revelation it is too late
    assert s.get("horror", "0") == 3
    assert s.where("ward_of_protection") == "hand 0"


@clause("AHB-296")
def test_a_cancelled_revelation_does_not_happen(backend: str) -> None:
    s = Scene(backend, cards=f"{FLAME} ward_of_protection", tokens="auto_fail")
    draw_now(s, "rotting_remains", hand="ward_of_protection")
    s.do("play ward_of_protection")
    assert s.get("horror", "0") == 1
    assert s.where("rotting_remains") == "discard 4"
    assert not any(line.startswith("tested") for line in s.log)


def offered_power(backend: str, card: str) -> Scene:
    """Arrange a scene: seat 0 draws a card that makes the agenda of The Devourer Below advance;
    seat 1 has the Disc of Itzamna beside the place where a Monster then spawns.
    """
    s = Scene(
        backend,
        seats=2,
        scenario="devourer_below",
        cards=FLAME,
        cards1="disc_of_itzamna",
        extra="offer_of_power",
    )
    s.first(0)
    s.asset("disc_of_itzamna", 1)
    s.set("doom", "the_arkham_woods", 3)
    draw_now(s, f"{card} ghoul_minion")
    return s


@clause("AHB-297")
def test_with_peril_nobody_else_may_act(backend: str) -> None:
    s = offered_power(backend, "offer_of_power")
    assert s.options == ["choose draw", "choose horror"]
    s.do("choose draw")
    assert "spawned ghoul_minion main_path" in s.log
    assert s.where("disc_of_itzamna") == s.where("ghoul_minion") == "play"
    assert s.asked[0] == 0


@clause("AHB-297")
def test_without_peril_others_may_act(backend: str) -> None:
    s = offered_power(backend, "ancient_evils")
    assert s.asked == (1, "reaction")
    s.do("use disc_of_itzamna 0")
    assert s.where("ghoul_minion") == "discard 4"


@clause("AHB-297")
def test_with_peril_nobody_else_commits_to_the_drawers_test(backend: str) -> None:
    s = Scene(
        backend,
        seats=2,
        scenario="devourer_below",
        cards=f"{FLAME} guts",
        cards1="guts guts",
        extra="offer_of_power",
    )
    s.first(0)
    s.stage(agenda="the_ritual_begins")
    s.set("doom", "the_ritual_begins", 4)
    s.lasting(Question.willpower, "0", 3)
    s.hand("guts#1 guts#2", 1)
    draw_now(s, "offer_of_power", hand="guts")
    s.do("choose draw")
    assert s.asked == (0, "commit")
    s.do("done")
    assert s.asked == (1, "commit")
    assert "settled 0 6 6 1" in s.log  # that was the drawer's test: now it is their own
    assert s.can("commit guts#1")


@clause("AHB-299")
def test_a_treachery_stays_only_where_its_text_puts_it(backend: str) -> None:
    s = Scene(backend, cards=FLAME)
    draw_now(s, "frozen_in_fear")
    assert s.where("frozen_in_fear") == "play"
    assert s.get("at", "frozen_in_fear") == 0
    s = Scene(backend, cards=FLAME)
    draw_now(s, "grasping_hands")
    assert s.where("grasping_hands") == "discard 4"


@clause("AHB-300")
def test_a_card_in_a_threat_area_affects_that_investigator(backend: str) -> None:
    s = Scene(backend, seats=2, cards="machete", cards1="machete")
    s.hand("machete")
    s.hand("machete#1", 1)
    s.threat("dissonant_voices")
    s.first(0)
    assert not s.can("play machete")
    s.do("end_turn")
    assert s.can("play machete#1")


@clause("AHB-300")
def test_a_card_in_a_threat_area_is_where_its_investigator_is(backend: str) -> None:
    s = Scene(backend, seats=2, cards="haunted")
    s.house()
    s.threat("haunted")
    s.first(1)
    assert s.can("use haunted 1")  # at the location of seat 1
    s.stand("attic", 0)
    assert not s.can("use haunted 1")


@clause("AHB-301")
def test_an_empty_encounter_deck_is_made_of_its_discards_at_once(backend: str) -> None:
    s = Scene(backend, cards=FLAME)
    s.arrange(deck={4: []}, aside=[*s.value("aside"), *s.value("deck")[4]])
    s.discards("grasping_hands#1 rotting_remains", 4)
    draw_now(s, "grasping_hands")
    assert s.where("grasping_hands") == "discard 4"  # it was being resolved
    assert sorted(s.zone("deck", 4)) == ["grasping_hands#1", "rotting_remains"]


@clause("AHB-301")
def test_with_deck_and_discards_empty_nothing_is_drawn(backend: str) -> None:
    s = Scene(backend, cards=FLAME)
    s.arrange(deck={4: []}, aside=[*s.value("aside"), *s.value("deck")[4]])
    s.do("end_turn")
    s.until("turn")
    assert s.value("round") == 2
    assert not any(line.startswith("drew_encounter") for line in s.log)


@clause("AHB-302")
def test_discarding_until_something_comes_makes_one_pass(backend: str) -> None:
    s = Scene(backend, cards=FLAME)
    s.stage(agenda="rise_of_the_ghouls")
    s.arrange(deck={4: []}, aside=[*s.value("aside"), *s.value("deck")[4]])
    s.set("doom", "rise_of_the_ghouls", 6)
    draw_now(s, "ancient_evils rotting_remains crypt_chill swarm_of_rats")
    for c in ("rotting_remains", "crypt_chill", "swarm_of_rats"):
        assert s.log.count(f"discarded {c}") == 1
    assert s.log.count("drew_encounter 0 ancient_evils") == 1
    assert not any("spawned" in line for line in s.log)
    assert sorted(s.zone("deck", 4)) == ["crypt_chill", "rotting_remains", "swarm_of_rats"]
    assert s.zone("discard", 4) == ["ancient_evils"]


@clause("AHB-302")
def test_discarding_stops_at_the_first_that_fits(backend: str) -> None:
    s = Scene(backend, cards=FLAME)
    s.stage(agenda="rise_of_the_ghouls")
    s.set("doom", "rise_of_the_ghouls", 6)
    told = draw_now(s, "ancient_evils rotting_remains ghoul_minion ghoul_minion#1")
    assert "discarded rotting_remains" in told
    assert "drew_encounter 0 ghoul_minion" in told
    assert s.get("engaged", "ghoul_minion") == 0
    assert s.where("ghoul_minion#1") == "top 4"


@clause("AHB-303")
def test_a_fetched_enemy_is_resolved_like_a_drawn_one(backend: str) -> None:
    s = Scene(backend, scenario="midnight_masks", cards=FLAME)
    s.stand("rivertown")
    draw_now(s, "mysterious_chanting")
    assert "target acolyte" in s.options
    s.do("target acolyte")
    assert s.asked == (0, "empty_place")
    s.do("move_to graveyard")
    assert s.get("at", "acolyte") == s.row("graveyard")
    assert s.get("doom", "acolyte") == 1
    assert s.where("mysterious_chanting") == "discard 4"


@clause("AHB-304")
def test_a_drawn_asset_comes_under_the_drawers_control(backend: str) -> None:
    s = Scene(backend, seats=2, cards1=FLAME)
    s.first(1)
    draw_now(s, "lita_chantler", 1)
    assert s.where("lita_chantler") == "play"
    assert s.get("ctrl", "lita_chantler") == 1


@clause("AHB-295", "AHB-299", "AHB-251")
def test_a_treachery_that_fells_its_drawer_is_discarded_all_the_same(backend: str) -> None:
    s = Scene(backend, seats=2, cards1=FLAME, tokens="auto_fail")
    s.arrange(damage={1: 4})  # of 5
    s.first(1)
    draw_now(s, "grasping_hands", 1)
    assert s.value("out")[1] > 0
    assert s.where("grasping_hands") == "discard 4"
    assert s.asked[0] == 0


@clause("AHB-298")
def test_surge_comes_once_and_to_its_drawer(backend: str) -> None:
    s = Scene(backend, seats=2, cards1=FLAME)
    s.first(1)
    told = draw_now(s, "swarm_of_rats ghoul_minion", 1)
    assert [x for x in told if x.startswith("drew_encounter")] == ["drew_encounter 1 swarm_of_rats"]
    s = Scene(backend, seats=2, cards1=FLAME)
    s.lasting(Question.surge, "swarm_of_rats")
    s.first(1)
    told = draw_now(s, "swarm_of_rats ghoul_minion swarm_of_rats#1", 1)
    assert [x for x in told if x.startswith("drew_encounter")] == [
        "drew_encounter 1 swarm_of_rats",
        "drew_encounter 1 ghoul_minion",
    ]
