"""What an attack asks for and does: two texts for each class of monster and kind of attack."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.cards.scene import calm, damage, maud, rolled, where
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import stacked

TARGET = {"humanoid": "mob", "beast": "winged_hunter", "spirit": "ghost", "titan": "star_spawn"}
WEAPON = {
    "heavy": ("crowbar", 2), "bladed": ("sabre", 4), "firearm": ("revolver", 3),
    "spell": ("cinder_word", 2), "unarmed": ("unarmed", 0),
}  # fmt: skip
SKILL = {"strength": 3, "agility": 3, "lore": 4, "influence": 4, "will": 3}
"""Maud's."""

ATTACKS = {
    ("humanoid", "heavy", 0): ("strength", 0, 1, "w+r", ""),
    ("humanoid", "heavy", 1): ("strength", 0, 2, "w+r away 1", "d"),
    ("humanoid", "bladed", 0): ("agility", 0, 1, "w+r", ""),
    ("humanoid", "bladed", 1): ("agility", 0, 2, "w+r+1", "dazed"),
    ("humanoid", "firearm", 0): ("agility", 0, 1, "w+r", ""),
    ("humanoid", "firearm", 1): ("agility", 1, 2, "w+r", "rush"),
    ("humanoid", "spell", 0): ("lore", 0, 1, "w+r", ""),
    ("humanoid", "spell", 1): ("lore", 0, 2, "w+r+1", "h"),
    ("humanoid", "unarmed", 0): ("strength", 0, 1, "r", ""),
    ("humanoid", "unarmed", 1): ("agility", 0, 1, "1 away 1", "d"),
    ("beast", "heavy", 0): ("strength", 0, 2, "w+r", ""),
    ("beast", "heavy", 1): ("strength", 0, 1, "w", "d"),
    ("beast", "bladed", 0): ("agility", 0, 1, "w+r", ""),
    ("beast", "bladed", 1): ("agility", 0, 2, "w+r+2", "D"),
    ("beast", "firearm", 0): ("agility", 0, 1, "w+r", ""),
    ("beast", "firearm", 1): ("agility", -1, 1, "w+r away 1", ""),
    ("beast", "spell", 0): ("lore", 0, 1, "w+r", ""),
    ("beast", "spell", 1): ("lore", 0, 2, "w+r away 2", "d"),
    ("beast", "unarmed", 0): ("strength", 0, 2, "r", "D"),
    ("beast", "unarmed", 1): ("agility", 0, 1, "1", "restrained"),
    ("spirit", "heavy", 0): ("strength", 0, 2, "r", ""),
    ("spirit", "heavy", 1): ("strength", 0, 1, "1", "h"),
    ("spirit", "bladed", 0): ("agility", 0, 2, "r", ""),
    ("spirit", "bladed", 1): ("agility", 0, 1, "1", "h"),
    ("spirit", "firearm", 0): ("agility", 0, 2, "r", ""),
    ("spirit", "firearm", 1): ("agility", 0, 1, "1", ""),
    ("spirit", "spell", 0): ("lore", 1, 1, "w+r", ""),
    ("spirit", "spell", 1): ("lore", 0, 2, "w+r heal 1", "H"),
    ("spirit", "unarmed", 0): ("will", 0, 2, "r", "H"),
    ("spirit", "unarmed", 1): ("influence", 0, 2, "r", "h"),
    ("titan", "heavy", 0): ("strength", 0, 2, "w+r", "D"),
    ("titan", "heavy", 1): ("strength", 0, 3, "w+r+2", "d"),
    ("titan", "bladed", 0): ("agility", 0, 2, "w+r", "D"),
    ("titan", "bladed", 1): ("agility", 0, 1, "w", ""),
    ("titan", "firearm", 0): ("agility", 0, 1, "w+r", ""),
    ("titan", "firearm", 1): ("agility", 0, 2, "w+r+1", "h"),
    ("titan", "spell", 0): ("lore", 0, 2, "w+r+1", "H"),
    ("titan", "spell", 1): ("lore", 0, 1, "w", ""),
    ("titan", "unarmed", 0): ("strength", 0, 3, "r", "DD"),
    ("titan", "unarmed", 1): ("agility", 0, 2, "1", "D"),
}
"""Skill, modifier, difficulty; what a success does to the monster (`w` the weapon, `r` the result,
`away` so many spaces, `heal` facedown Horror); what a failure does: `d`, `h` a facedown Damage or
Horror, `D`, `H` a faceup one, a Condition, or the monster rushes nearer."""
BEFORE = (1, 2)
"""Facedown Damage and Horror that Maud has already."""


def test_every_attack_is_shown() -> None:
    every = {(c, w, n) for c, ways in base().attacks.items() for w in ways for n in range(2)}
    assert every == set(ATTACKS) and len(ATTACKS) == 40
    assert all(len(texts) == 2 for ways in base().attacks.values() for texts in ways.values())


def attacked(key: tuple[str, str, int], dice: str, near: bool = True) -> House:
    """Let Maud attack with a certain text, in the study at the end of the house or in the hall."""
    kind, way, n = key
    card, creature = WEAPON[way][0], TARGET[kind]
    here, there = ("13A.a", "13A.a") if near else ("01A.a", "01A.d")
    h = maud(
        "native",
        at={"maud": here},
        held={"maud": "" if way == "unarmed" else card},
        monsters=[(creature, there)],
        down={"maud": BEFORE},
    )
    if way == "spell":
        h.grant(behind={card: "b_settle"})
    h.state.arrange({"m_health": {0: 60}})
    stacked(h, "d_limp d_skull h_fire h_compulsion")
    h.do(f"attack/card={card}/monster=0/creature={creature}", dice=dice, chance=[n])
    return calm(h)


@pytest.mark.parametrize("key", ATTACKS, ids=lambda key: "-".join(map(str, key)))
def test_an_attack_that_succeeds(key: tuple[str, str, int]) -> None:
    kind, way, n = key
    skill, mod, difficulty, good, _ = ATTACKS[key]
    h = attacked(key, "s" * difficulty)
    said = str(base().attacks[kind][way][n]["t"][0])
    assert said in h.told("narrated")[0] and rolled(h) == [f"{skill} {SKILL[skill] + mod}"]
    hurt, *more = good.split()
    worth = {"w": WEAPON[way][1], "r": difficulty}
    assert damage(h) == sum(worth[x] if x in worth else int(x) for x in hurt.split("+"))
    away = int(more[1]) if more[:1] == ["away"] else 0
    assert where(h) == ("13A.a", "13A.b", "01A.c")[away]
    healed = int(more[1]) if more[:1] == ["heal"] else 0
    assert (h.down("maud"), h.down("maud", "horror")) == (BEFORE[0], BEFORE[1] - healed)
    assert h.up("maud") == h.up("maud", "horror") == h.conditions("maud") == []


@pytest.mark.parametrize("key", ATTACKS, ids=lambda key: "-".join(map(str, key)))
def test_an_attack_that_fails(key: tuple[str, str, int]) -> None:
    *_, difficulty, _, bad = ATTACKS[key]
    rush = bad == "rush"
    h = attacked(key, "s" * (difficulty - 1), near=not rush)
    assert damage(h) == 0 and where(h) == ("01A.b" if rush else "13A.a")
    assert h.conditions("maud") == ([bad] if bad in ("dazed", "restrained") else [])
    harm = bad if bad in ("d", "h", "D", "H", "DD") else ""
    assert len(h.up("maud")) == harm.count("D") and len(h.up("maud", "horror")) == harm.count("H")
    assert h.down("maud") == BEFORE[0] + harm.count("d")
    assert h.down("maud", "horror") == BEFORE[1] + harm.count("h")
