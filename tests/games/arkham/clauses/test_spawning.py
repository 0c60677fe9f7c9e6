"""Where enemies enter play."""

from tests.games.arkham.clauses.house import FLAME, draw_now, in_the_house
from tests.games.arkham.scene import Scene
from tests.support import clause


@clause("AHB-271")
def test_spawn_text_is_obeyed(backend: str) -> None:
    s = in_the_house(backend, "cellar", cards=FLAME)
    draw_now(s, "flesh_eater")
    assert s.get("at", "flesh_eater") == s.row("attic")
    assert s.get("engaged", "flesh_eater") == -1


@clause("AHB-271")
def test_an_effect_that_names_a_place_overrides_spawn_text(backend: str) -> None:
    s = Scene(backend, scenario="devourer_below", cards=FLAME, extra="flesh_eater")
    s.set("doom", "the_arkham_woods", 3)
    s.top("ancient_evils flesh_eater", 4)
    s.hand(FLAME)
    s.do(f"play {FLAME}")
    assert "spawned flesh_eater main_path" in s.log
    assert s.get("doom", "flesh_eater") == 1


@clause("AHB-272")
def test_an_enemy_with_nowhere_to_spawn_is_discarded(backend: str) -> None:
    s = Scene(backend, cards=FLAME)
    draw_now(s, "icy_ghoul")
    assert s.where("icy_ghoul") == "discard 4"
    assert not any(line.startswith("spawned") for line in s.log)


@clause("AHB-273")
def test_who_draws_an_enemy_chooses_among_its_places(backend: str) -> None:
    s = in_the_house(backend, "hallway", "hallway", cards1=FLAME, extra="acolyte")
    s.do("end_turn")
    draw_now(s, "acolyte", 1)
    assert s.asked == (1, "empty_place")
    assert s.options == ["move_to attic", "move_to cellar", "move_to parlor"]
    s.do("move_to cellar")
    assert s.get("at", "acolyte") == s.row("cellar")
    assert s.get("doom", "acolyte") == 1


@clause("AHB-274", "AHB-329", "AHC-307")
def test_an_enemy_that_spawns_engaged_with_its_prey(backend: str) -> None:
    s = Scene(backend, seats=3, scenario="midnight_masks", cards=FLAME, extra="ancient_evils")
    s.first(0)
    s.stand("graveyard", 2)
    for p, n in (("0", 0), ("1", 1), ("2", 3)):
        s.set("clues", p, n)
    s.set("doom", "predator_or_prey", 5)
    draw_now(s, "ancient_evils")
    assert s.get("at", "the_masked_hunter") == s.row("graveyard")
    assert s.get("engaged", "the_masked_hunter") == 2
    assert not any("drew_encounter" in x and "masked" in x for x in s.log)


@clause("AHB-274")
def test_equal_prey_is_for_the_lead_to_choose(backend: str) -> None:
    s = Scene(backend, seats=2, scenario="midnight_masks", cards=FLAME, extra="ancient_evils")
    s.first(0)
    s.set("doom", "predator_or_prey", 5)
    draw_now(s, "ancient_evils")
    assert s.asked == (0, "prey")
    s.do("name 1")
    assert s.get("engaged", "the_masked_hunter") == 1


@clause("AHB-275")
def test_prey_does_not_decide_where_an_enemy_spawns(backend: str) -> None:
    s = in_the_house(backend, "attic", "attic", cards1=FLAME)
    s.do("end_turn")
    draw_now(s, "ghoul_priest", 1)  # prey: highest combat
    assert s.get("engaged", "ghoul_priest") == 1


@clause("AHB-276")
def test_an_enemy_told_to_spawn_elsewhere_leaves_its_place(backend: str) -> None:
    s = Scene(backend, seats=2, scenario="midnight_masks", cards=FLAME, notes=["priest_alive"])
    s.first(0)
    s.stand("rivertown", 0)
    draw_now(s, "ghoul_priest")  # engaged with seat 0, but for the text of Your House
    assert s.get("at", "ghoul_priest") == s.row("your_house")
    assert "engaged ghoul_priest 0" not in s.log
    assert s.get("engaged", "ghoul_priest") == 1
    assert s.log.index("spawned ghoul_priest your_house") < s.log.index("engaged ghoul_priest 1")
