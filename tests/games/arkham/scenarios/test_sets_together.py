"""Encounter cards of shared sets with somebody else at the table."""

from tests.games.arkham.clauses.house import FLAME, draw_now
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("01180")
@clause("AHC-150")
def test_a_goat_spawn_frightens_only_who_is_there(backend: str) -> None:
    s = Scene(backend, seats=3, extra="goat_spawn")
    s.house()
    s.stand("attic", 0)
    s.enemy("goat_spawn", engaged=1, damage=2)
    s.enemy("swarm_of_rats", engaged=2)
    s.first(1)
    s.do("fight goat_spawn")
    assert "defeated goat_spawn" not in s.log  # Daisy misses: 2 against 3
    s.bag("plus_1")
    s.do("fight goat_spawn")
    assert [s.get("horror", p) for p in "012"] == [0, 1, 1]


@card("01167")
def test_crypt_chill_takes_an_asset_of_the_drawers_choice(backend: str) -> None:
    s = Scene(backend, seats=2, cards="machete", cards1=f"knife flashlight {FLAME}")
    s.bag("auto_fail")
    s.asset("machete", 0)
    s.asset("knife", 1)
    s.asset("flashlight", 1)
    s.first(1)
    draw_now(s, "crypt_chill", 1)
    assert s.options == ["target flashlight", "target knife"]
    s.do("target knife")
    assert s.where("knife") == "discard 1"
    assert s.where("machete") == s.where("flashlight") == "play"
    assert s.get("damage", "1") == 0


@card("01135")
def test_a_hunting_shadow_takes_one_clue_or_two_damage(backend: str) -> None:
    for choice, clues, hurt in (("spend", 2, 0), ("damage", 3, 2)):
        s = Scene(backend, seats=2, scenario="midnight_masks", cards1=FLAME)
        s.stand("northside")
        s.location("northside", clues=0)
        s.arrange(clues={0: 1, 1: 3})
        s.first(1)
        draw_now(s, "hunting_shadow", 1)
        assert s.asked[0] == 1
        s.do(f"choose {choice}")
        assert (s.get("clues", "0"), s.get("clues", "1"), s.get("damage", "1")) == (1, clues, hurt)


@card("01174")
@clause("AHB-051")
def test_a_locked_door_goes_where_most_clues_are_and_no_door_is(backend: str) -> None:
    s = Scene(backend, seats=2, scenario="midnight_masks", cards1=FLAME)
    s.first(1)
    s.arrange(lead=1)
    for c in s.zone("play"):
        if s.get("clues", c) and c not in ("0", "1"):
            s.set("clues", c, 0)
    s.arrange(clues={s.row("northside"): 3, s.row("easttown"): 2, s.row("graveyard"): 2})
    s.attach("locked_door#1", "northside")
    draw_now(s, "locked_door", 1)
    assert s.asked[0] == 1
    assert s.options == ["target easttown", "target graveyard"]
    s.do("target graveyard")
    assert s.get("at", "locked_door") == s.row("graveyard")
