"""Fire: whom it hurts, how it is put out, how it spreads."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mansions2.dusk import last_turn, monster_at, nightfall
from tests.games.mansions2.house import House
from tests.support import clause

TOKENS = """
desk: {kind: search, at: 01A.a, opts: [
  {t: ["Search the desk", "Fouiller le bureau"], act: true, do: [{clue: 2}]},
  {t: ["Glance at it", "Y jeter un œil"], do: [{clue: 1}]}]}
guest: {kind: person, who: guest, at: 10A.b, opts: [
  {t: ["Talk", "Parler"], act: true, do: [{clue: 1}]}]}
gate: {kind: explore, at: 09A.S0, opts: [
  {t: ["Open", "Ouvrir"], act: true, do: [{remove: gate}]}]}
"""
SEARCH = "press/choice=Search the desk"


def house(backend: str, **wish: Any) -> House:
    """Set up Bastien's turn in the hall; Agatha is in the study."""
    given = {"at": {"agatha": "13A.a"}, "turn": "bastien", "tokens": "desk"} | wish
    return House(backend, parts={"tokens": TOKENS}, **given)


def burning(h: House) -> set[str | None]:
    """Return the spaces with Fire."""
    return {h.space_name(s) for s, bits in enumerate(h.get("feature")) if bits & 1}


# ---- investigators


@clause("MAN2-395", "MAN2-407")
@pytest.mark.parametrize(("fire", "cards"), [("01A.b 01A.d", 2), ("01A.d", 1), ("01A.e", 0)])
def test_entering_fire_costs_a_facedown_damage_each_time(
    backend: str, fire: str, cards: int
) -> None:
    h = house(backend, fire=fire).do("move/space=01A.d")
    assert h.at("bastien") == "01A.d"
    assert h.down("bastien") == cards and h.up("bastien") == []


@clause("MAN2-396")
def test_an_action_in_the_fire_is_done_and_then_burns(backend: str) -> None:
    h = house(backend, fire="01A.a").do(SEARCH)
    assert h.get("clues")[1] == 2 and h.down("bastien") == 1
    burnt = next(n for n, t in enumerate(h.log) if t.startswith("suffered_down bastien damage"))
    assert h.log.index("clues_gained bastien 2") < burnt
    cold = house(backend, fire="01A.b").do(SEARCH)
    assert cold.down("bastien") == 0


@clause("MAN2-396")
def test_what_is_free_does_not_burn_and_a_move_out_neither(backend: str) -> None:
    h = house(backend, fire="01A.a").do("press/choice=Glance at it")
    assert h.down("bastien") == 0
    h.do("move/space=01A.b")
    assert h.down("bastien") == 0


@clause("MAN2-396")
def test_a_fire_that_the_action_puts_out_or_lights_does_not_burn(backend: str) -> None:
    h = house(backend, fire="01A.a").do("extinguish", dice="s")
    assert burning(h) == set() and h.down("bastien") == 0
    lit = house(backend, held={"bastien": "torch"}).do("set_fire/space=01A.a")
    assert burning(lit) == {"01A.a"} and lit.down("bastien") == 0


@clause("MAN2-396")
@pytest.mark.parametrize(("choice", "cards"), [("step/space=01A.b", 0), ("stay", 1)])
def test_an_action_that_leads_out_of_the_fire_does_not_burn(
    backend: str, choice: str, cards: int
) -> None:
    """With a rope."""
    h = house(backend, fire="01A.a", held={"bastien": "rope"}).do("perform/card=rope", choice)
    assert h.down("bastien") == cards and h.get("actions")[1] == 1


@clause("MAN2-397")
@pytest.mark.parametrize("choice", [SEARCH, "move/space=01A.b"])
def test_an_action_forfeited_in_the_fire_burns(backend: str, choice: str) -> None:
    h = house(backend, fire="01A.a", monsters=[("cultist", "01A.a")])
    h.do(choice, dice="bbb", chance=[1])
    assert h.told("forfeited") == ["forfeited bastien"]
    assert h.down("bastien") == 1 and h.get("clues")[1] == 0 and h.at("bastien") == "01A.a"
    cold = house(backend, monsters=[("cultist", "01A.a")]).do(choice, dice="bbb", chance=[1])
    assert cold.told("forfeited") == ["forfeited bastien"] and cold.down("bastien") == 0


# ---- putting it out


@clause("MAN2-398")
def test_putting_out_flames_is_an_action_with_an_agility_test(backend: str) -> None:
    h = house(backend, fire="01A.a").do("extinguish", dice="bbbb")
    assert h.told("rolled") == ["rolled bastien agility 4 0 0"] and h.get("actions")[1] == 1
    assert burning(h) == {"01A.a"} and h.down("bastien") == 1
    assert house(backend).spoken("extinguish") == []


@clause("MAN2-399", "MAN2-400")
def test_each_success_puts_out_a_fire_here_or_entered_later(backend: str) -> None:
    h = house(backend, fire="01A.a 01A.b 01A.d").do("extinguish", dice="ssbb")
    assert burning(h) == {"01A.b", "01A.d"}
    h.do("move/space=01A.b")
    assert burning(h) == {"01A.d"} and h.down("bastien") == 0
    assert h.told("feature_gone") == ["feature_gone fire 01A.a", "feature_gone fire 01A.b"]
    h.do("move/space=01A.d")
    assert burning(h) == {"01A.d"} and h.down("bastien") == 1


@clause("MAN2-399")
@pytest.mark.parametrize(("rounds", "cards"), [(0, 0), (1, 1)])
def test_what_is_saved_lasts_until_the_end_of_the_round(
    backend: str, rounds: int, cards: int
) -> None:
    at = {"agatha": "13A.a", "bastien": "13A.b", "odile": "01A.a"}
    h = last_turn(backend, at=at, fire="09A.b").do("extinguish", dice="ss")
    if rounds:
        nightfall(h)
        while h.asked[1] != "next":
            h.do("pick_space/space=09A.a" if h.asked[1] == "spread" else h.offered()[0])
        h.do("take/investigator=odile")
    h.grant(at={"odile": "01A.d"}, fire="09A.a 09A.b").do("move/space=09A.a")
    assert h.down("odile") == cards and ("09A.a" in burning(h)) == bool(cards)


# ---- monsters


@clause("MAN2-401", "MAN2-407")
def test_a_monster_that_begins_in_the_fire_is_hurt_before_it_moves(backend: str) -> None:
    at = dict.fromkeys(("agatha", "bastien", "odile"), "13A.a")
    h = last_turn(backend, at=at, fire="10A.b", monsters=[("cultist", "10A.b")])
    nightfall(h).do(*[c for c in h.offered("pick_space") if "10A" in h.named(c)][:1])
    hurt = h.log.index("monster_hurt 0 cultist 1")
    moved = next(n for n, line in enumerate(h.log) if line.startswith("monster_moved"))
    assert hurt < moved and h.get("m_damage")[0] >= 1


@clause("MAN2-402")
@pytest.mark.parametrize(("kind", "damage"), [("hybrid", 2), ("ghost", 0)])
def test_a_monster_is_hurt_by_each_fire_it_enters(backend: str, kind: str, damage: int) -> None:
    """One that is unbound is not, though it goes the same way."""
    at = dict.fromkeys(("agatha", "bastien", "odile"), "01A.a")
    horror = {"agatha": (0, 1), "bastien": (0, 0), "odile": (0, 0)}
    h = last_turn(backend, at=at, fire="01A.b 01A.a", down=horror, monsters=[(kind, "01A.d")])
    nightfall(h).do("pick_space/space=01A.c", dice="ssssss")
    if h.asked[1] == "march":
        h.do("pick_space/space=01A.b", dice="ssssss")
    assert [line.split(" ")[-1] for line in h.told("monster_moved")] == ["01A.b", "01A.a"]
    assert monster_at(h, 0) == "01A.a" and h.get("m_damage")[0] == damage


@clause("MAN2-402")
def test_a_monster_that_fire_defeats_goes_no_farther(backend: str) -> None:
    at = dict.fromkeys(("agatha", "bastien", "odile"), "01A.a")
    h = last_turn(backend, at=at, fire="01A.b 01A.a", monsters=[("hybrid", "01A.d", 5)])
    nightfall(h).do("pick_space/space=01A.c")
    assert h.told("defeated") == ["defeated 0 hybrid"] and len(h.told("monster_moved")) == 1
    assert h.told("targeted") == []


# ---- spreading


@clause("MAN2-403")
def test_one_space_more_burns_in_each_mythos_phase(backend: str) -> None:
    five = "01A.a 01A.b 01A.d 09A.a 09A.b"
    h = nightfall(last_turn(backend, fire=five))
    assert h.asked == (0, "spread")
    assert set(h.spoken()) == {f"pick_space/space={s}" for s in ("01A.c", "01A.e", "09A.c")}
    h.do("pick_space/space=01A.e")
    assert burning(h) == {*five.split(), "01A.e"}
    assert h.told("fire_spread") == ["fire_spread 01A.e"]


@clause("MAN2-403")
def test_fire_spreads_through_a_secret_passage(backend: str) -> None:
    h = nightfall(last_turn(backend, fire="09A.b", passages="09A.b 10A.b"))
    assert set(h.spoken()) == {"pick_space/space=09A.a", "pick_space/space=10A.b"}


@clause("MAN2-404")
def test_fire_does_not_spread_through_walls(backend: str) -> None:
    """From the dressing room only through its door, not to the bathroom beside it."""
    h = nightfall(last_turn(backend, fire="09A.b"))
    assert burning(h) == {"09A.b", "09A.a"} and h.told("fire_spread") == ["fire_spread 09A.a"]


@clause("MAN2-404")
def test_fire_that_has_nowhere_to_go_stays(backend: str) -> None:
    """The one door of the tile is still to be explored."""
    every = "09A.a 09A.b 09A.c"
    h = last_turn(backend, fire=every, parts={"tokens": TOKENS}, tokens="gate")
    assert burning(nightfall(h)) == set(every.split()) and h.told("fire_spread") == []
    opened = nightfall(last_turn(backend, fire=every))
    assert opened.told("fire_spread") == ["fire_spread 01A.d"]


@clause("MAN2-405")
def test_fire_comes_first_in_the_mythos_phase_while_something_burns(backend: str) -> None:
    h = nightfall(last_turn(backend, fire="09A.b"))
    began = h.log.index("mythos_began 1")
    assert h.log[began + 1 : began + 3] == ["fire_spread 09A.a", "narrated Nothing stirs. 0"]
    cold = nightfall(last_turn(backend))
    assert cold.log[cold.log.index("mythos_began 1") + 1] == "narrated Nothing stirs. 0"
    out = last_turn(backend, at={"odile": "09A.b"}, fire="09A.b").do("extinguish", dice="s")
    assert nightfall(out).told("fire_spread") == []


@clause("MAN2-407")
def test_fire_spares_people_and_what_lies_on_the_floor(backend: str) -> None:
    h = last_turn(
        backend, fire="10A.b", parts={"tokens": TOKENS}, tokens="guest", floor={"10A.b": "rope"},
        at=dict.fromkeys(("agatha", "bastien", "odile"), "10A.b"),
    )  # fmt: skip
    nightfall(h)
    assert h.told("fire_spread") == ["fire_spread 10A.a"]
    assert h.get("board") == [h.token("guest")] and h.told("removed") == []
    assert [h.card_name(h.state.fields(), c) for c in h.get("floor")] == ["rope"]
