"""Damage on monsters, and their death."""

from __future__ import annotations

from noctuary.games.mansions1.actions import Monster
from noctuary.games.mansions1.components import M_HEALTH
from tests.games.mansions1.evening import Evening
from tests.support import clause

DEAD = "walking_dead_1"
HIT = f"attack/monster={DEAD}/weapon=knuckles"
"""Emmett hits with knuckles: 2 damage, and what the card adds."""


def fight(backend: str, card: int = 7, **wish: object) -> Evening:
    """Let Emmett fight a walking dead in the hall, with no skill points and a known card."""
    wish = {"skill": {"emmett": 0}, **wish}
    return Evening(
        backend,
        at={"emmett": "hall_1"},
        monsters={DEAD: "hall_1"},
        card={"humanoid": card},
        **wish,
    )


@clause("MAN1-001")
def test_damage_is_shown_beside_the_figure(backend: str) -> None:
    e = fight(backend).do(HIT)
    assert e.view(1)["monsters"][0]["damage"] == 2


@clause("MAN1-002", "MAN1-003")
def test_later_damage_is_added_and_the_new_total_shown(backend: str) -> None:
    e = fight(backend, m_damage={Monster.parse(DEAD): 1}).do(HIT)
    assert e.monster(DEAD, "m_damage") == 3
    assert e.view(1)["monsters"][0]["damage"] == 3


@clause("MAN1-005")
def test_damage_as_large_as_health_kills(backend: str) -> None:
    for before, alive in ((1, True), (2, False), (3, False)):
        e = fight(backend, m_damage={Monster.parse(DEAD): before}).do(HIT)
        assert (e.monster(DEAD) > 0) == alive
        assert len(e.told("monster_killed")) == (not alive)


@clause("MAN1-006", "MAN1-080", "MAN1-081")
def test_health_is_on_the_back_which_damage_shows(backend: str) -> None:
    e = fight(backend)
    back = {"health": M_HEALTH[Monster.parse(DEAD)], "damage": 2}
    assert e.view(0)["monsters"][0]["back"] == back
    assert e.view(1)["monsters"][0]["back"] is None
    assert e.do(HIT).view(1)["monsters"][0]["back"] == back


@clause("MAN1-007", "MAN1-008")
def test_a_killed_monster_comes_again_undamaged(backend: str) -> None:
    e = fight(backend, m_damage={Monster.parse(DEAD): 2}, corpses={10: 1}, threat=2).do(HIT)
    assert e.monster(DEAD) == 0
    e.to_keeper().do("use_deed/deed=raise_the_dead", "place/creature=walking_dead/space=garden_1")
    assert e.monster(DEAD) == e.space("garden_1")
    assert e.monster(DEAD, "m_damage") == 0
    assert e.view(1)["monsters"][0]["back"] is None
