"""Common and Unique Items, both sides of each."""

from __future__ import annotations

import pytest

from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.cards.scene import (
    GARDEN,
    Shown,
    calm,
    clues,
    damage,
    lying,
    maud,
    rolled,
    where,
)
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import pull, stacked
from tests.games.mansions2.maps import ROOFS

shows = Shown()
MOB = [("mob", "01A.a")]
LOCK = 'z: {type: lock, skill: observation, size: 6, pieces: [[2, 0, 2, h]], name: ["L", "L"]}'
CODE = 'z: {type: code, skill: lore, length: 3, variance: 5, name: ["C", "C"]}'
DOOR = {"barricades": {"01A.c": "01A.a"}}


def attack(card: str, creature: str = "mob") -> str:
    """Return an attack on the first monster."""
    return f"attack/card={card}/monster=0/creature={creature}"


def test_every_item_is_shown() -> None:
    items = [*base().common, *base().unique]
    ids = {str(i["id"]) for i in items} | {f"{i['id']}.back" for i in items if "back" in i}
    assert ids == shows


# -- weapons

WEAPONS = {
    "crowbar": (2, False), "fire_axe": (3, False), "fire_axe.back": (1, False),
    "spade": (2, False), "boning_knife": (1, False), "sword_cane": (2, False),
    "sickle": (2, False), "revolver": (3, True), "rifle": (4, True), "palm_pistol": (2, True),
    "double_barrel": (5, True), "harpoon": (4, True), "votive_dagger": (3, False),
    "bell_clapper": (5, False), "duelling_pistol": (6, True), "sabre": (4, False),
}  # fmt: skip
"""Damage, and whether it is ranged."""
shows.update(WEAPONS)


@pytest.mark.parametrize("card", WEAPONS)
def test_a_weapon_does_its_damage(backend: str, card: str) -> None:
    """One success more than nothing: the damage of the card and 1."""
    printed, ranged = WEAPONS[card]
    h = maud(backend, held={"maud": card}, monsters=MOB)
    calm(h.do(attack(card), dice="s"))
    assert damage(h) == printed + 1
    far = maud(backend, held={"maud": card}, monsters=[("mob", "01A.b")])
    assert far.spoken("attack") == ([attack(card)] if ranged else [])


@shows("double_barrel.back", "duelling_pistol.back")
@pytest.mark.parametrize("card", ["double_barrel", "duelling_pistol"])
def test_a_gun_is_loaded_again_by_an_action(backend: str, card: str) -> None:
    h = maud(backend, held={"maud": card}, monsters=[("mob", "01A.b")])
    h.do(attack(card), dice="bb")
    assert h.held("maud") == [f"{card}.back"]
    assert h.spoken("attack") == []
    h.do(f"perform/card={card}.back")
    assert h.held("maud") == [card] and h.get("actions")[1] == 0


@pytest.mark.parametrize(("held", "dice"), [("crowbar", 4), ("spade", 3)])
def test_a_crowbar_helps_to_shove(backend: str, held: str, dice: int) -> None:
    h = maud(backend, "[{test: strength}]", held={"maud": held}, **DOOR)
    h.do("shove/barricade=0")
    pull(h)
    assert rolled(h) == [f"strength {dice}", "strength 3"]


@pytest.mark.parametrize(("dice", "now"), [("bbb", "fire_axe.back"), ("sbb", "fire_axe")])
def test_a_fire_axe_splinters_without_a_success(backend: str, dice: str, now: str) -> None:
    h = maud(backend, held={"maud": "fire_axe"}, monsters=MOB)
    h.do(attack("fire_axe"), dice=dice)
    assert h.held("maud") == [now]


def test_a_fire_axe_not_used_stays_whole(backend: str) -> None:
    h = maud(backend, held={"maud": "fire_axe crowbar"}, monsters=MOB)
    h.do(attack("crowbar"), dice="bbb")
    assert h.held("maud") == ["fire_axe", "crowbar"]


def test_a_spade_smothers_the_fire_of_its_space(backend: str) -> None:
    h = maud(backend, held={"maud": "spade"}, fire="01A.a 01A.b")
    h.do("perform/card=spade")
    assert h.told("feature_gone") == ["feature_gone fire 01A.a"]
    assert h.told("rolled") == [] and h.get("actions")[1] == 1
    assert h.spoken("perform/card=spade") == []


def test_a_boning_knife_rerolls_one_die_of_its_attack(backend: str) -> None:
    h = maud(backend, held={"maud": "boning_knife sickle"}, monsters=MOB)
    h.do(attack("boning_knife"), dice="sbb").do("apply/card=boning_knife")
    h.do("reroll/die=blank", dice="s")
    assert h.asked[1] == "turn" and damage(h) == 3
    h.do(attack("sickle"), dice="sbb")
    assert h.asked[1] == "turn"


@pytest.mark.parametrize(
    ("card", "do", "dice"),
    [
        ("sword_cane", "[{test: influence}]", 5),
        ("sword_cane", "[{test: influence, use: search}]", 4),
        ("sword_cane", "[{test: lore}]", 4),
        ("recorder", "[{test: influence}]", 5),
        ("recorder", "[{test: lore}]", 5),
        ("recorder", "[{test: lore, use: search}]", 4),
        ("torch", "[{test: observation, use: search}]", 5),
        ("torch", "[{test: lore, use: search}]", 5),
        ("torch", "[{test: observation}]", 4),
        ("sabre", "[{test: influence, use: evade}]", 5),
        ("sabre", "[{test: influence}]", 4),
        ("vayle_notebook", "[{test: lore}]", 4),
        ("vayle_notebook.back", "[{test: lore}]", 5),
        ("vayle_notebook.back", "[{test: observation}]", 4),
    ],
)
@shows("sword_cane", "recorder", "torch", "sabre", "vayle_notebook", "vayle_notebook.back")
def test_dice_for_a_sort_of_test(backend: str, card: str, do: str, dice: int) -> None:
    h = pull(maud(backend, do, held={"maud": card}))
    assert rolled(h)[0].split()[1] == str(dice)


def test_a_torch_does_not_help_outdoors(backend: str) -> None:
    yard = """
    shed: {kind: search, at: 11B.a, look: ["A shed.", "Un abri."],
      opts: [{t: ["Search", "Fouiller"], act: true, do: [{test: observation}]}]}
    """
    for held, spot in (("torch", "11B.a"), ("rope", "11B.a")):
        h = maud(
            backend,
            parts={**GARDEN, "tokens": yard},
            tokens="shed",
            held={"maud": held},
            at={"maud": spot},
        )
        h.do(f"press/choice={h.choice('Search')}")
        assert rolled(h) == ["observation 4"]


@pytest.mark.parametrize(("dice", "hurt"), [("s", 1), ("b", 0)])
def test_a_sickle_cuts_whoever_is_evaded(backend: str, dice: str, hurt: int) -> None:
    h = maud(backend, held={"maud": "sickle"}, monsters=[("cultist", "01A.a")])
    h.do("move/space=01A.b", dice=dice)
    assert damage(h) == hurt and h.at("maud") == "01A.b"


@pytest.mark.parametrize(("card", "dice"), [("sabre", 4), ("sickle", 3)])
def test_a_sabre_helps_to_get_past(backend: str, card: str, dice: int) -> None:
    h = maud(backend, held={"maud": card}, monsters=[("cultist", "01A.a")])
    assert rolled(h.do("move/space=01A.b")) == [f"agility {dice}"]


@pytest.mark.parametrize(
    ("card", "spot", "dice"),
    [("rifle", "01A.a", 2), ("rifle", "01A.b", 3), ("revolver", "01A.a", 3)],
)
def test_a_rifle_is_unwieldy_at_close_quarters(
    backend: str, card: str, spot: str, dice: int
) -> None:
    h = maud(backend, held={"maud": "rifle revolver"}, monsters=[("mob", spot)])
    assert rolled(h.do(attack(card))) == [f"agility {dice}"]


def test_a_palm_pistol_lets_one_slip_away(backend: str) -> None:
    h = maud(backend, held={"maud": "palm_pistol"}, monsters=MOB)
    h.do(attack("palm_pistol"))
    assert "stay" in h.offered()
    h.do("step/space=01A.b")
    assert h.at("maud") == "01A.b" and h.told("evade_began") == [] and h.asked[1] == "turn"
    h.do(attack("palm_pistol"))
    assert h.asked[1] == "turn" and h.at("maud") == "01A.b"


def test_a_harpoon_stays_where_it_strikes(backend: str) -> None:
    h = maud(backend, held={"maud": "harpoon rope"}, monsters=[("mob", "01A.d")])
    h.do(attack("harpoon"), dice="bbb")
    assert h.held("maud") == ["rope"] and lying(h, "01A.d") == ["harpoon"]


@pytest.mark.parametrize(
    ("creature", "hurt"), [("star_spawn", 7), ("winged_hunter", 7), ("priest", 5), ("ghost", 2)]
)
def test_a_votive_dagger_hurts_what_is_horrible(backend: str, creature: str, hurt: int) -> None:
    """3, or 5 from a horror rating of 3 on, and the successes; spirits suffer only these."""
    h = maud(backend, held={"maud": "votive_dagger"}, monsters=[(creature, "01A.a")])
    h.do(attack("votive_dagger", creature), dice="ss")
    assert damage(h) == hurt


def test_a_bell_clapper_calls_what_is_in_range(backend: str) -> None:
    h = maud(
        backend,
        held={"maud": "bell_clapper crowbar"},
        monsters=[("mob", "01A.a"), ("cultist", "01A.d"), ("hybrid", "01A.c")],
    )
    h.do(attack("crowbar"))
    assert [where(h, m) for m in range(3)] == ["01A.a", "01A.d", "01A.c"]
    h.do(attack("bell_clapper"))
    assert [where(h, m) for m in range(3)] == ["01A.a", "01A.b", "01A.c"]


# -- light


@pytest.mark.parametrize(
    ("card", "lit"),
    [("lantern", True), ("lantern.back", False), ("candles", True), ("torch", True),
     ("ether_lamp", True), ("ether_lamp.back", True), ("rope", False)],
)  # fmt: skip
@shows("lantern", "lantern.back", "candles", "torch", "ether_lamp", "ether_lamp.back")
def test_a_light_source_lights_the_dark(backend: str, card: str, lit: bool) -> None:
    """In unlit Darkness no Clue is spent."""
    h = maud(
        backend, "[{test: lore}]", held={"maud": card}, clues={"maud": 1}, darkness="01A.a"
    )  # fmt: skip
    pull(h, dice="i")
    assert ("spend" in h.offered()) == lit


def test_a_dead_lantern_is_lit_by_an_action(backend: str) -> None:
    h = maud(backend, held={"maud": "lantern"})
    assert h.spoken("perform/card=lantern") == []
    h = maud(backend, held={"maud": "lantern.back"}).do("perform/card=lantern.back")
    assert h.held("maud") == ["lantern"] and h.get("actions")[1] == 1


def test_candles_are_laid_near(backend: str) -> None:
    h = maud(backend, held={"maud": "candles"}).do("perform/card=candles")
    assert h.spoken() == [f"pick_space/space={s}" for s in ("01A.a", "01A.b", "01A.c")]
    h.do("pick_space/space=01A.b")
    assert h.held("maud") == [] and lying(h, "01A.b") == ["candles"]


def test_an_ether_lamp_drives_monsters_away(backend: str) -> None:
    h = maud(
        backend,
        held={"maud": "ether_lamp"},
        monsters=[("mob", "01A.b"), ("cultist", "01A.c"), ("hybrid", "01A.d")],
    )
    h.do("perform/card=ether_lamp")
    while h.asked[1] != "turn":
        h.do(h.offered()[0])
    assert where(h, 0) in ("01A.d", "01A.e") and where(h, 1) == "01A.c"
    assert where(h, 2) == "09A.a"
    assert h.held("maud") == ["ether_lamp.back"]
    assert h.spoken("perform/card=ether_lamp") == []


# -- tools


def test_a_dressing_heals_two_damage_of_somebody_near(backend: str) -> None:
    h = maud(
        backend,
        held={"maud": "dressing rope"},
        down={"agatha": (3, 1), "maud": (1, 0)},
        up={"agatha": "d_limp"},
    )
    h.do("perform/card=dressing")
    assert h.spoken() == ["pick/investigator=agatha", "pick/investigator=maud"]
    h.do("pick/investigator=agatha")
    assert (h.down("agatha"), h.up("agatha"), h.down("agatha", "horror")) == (1, ["d_limp"], 1)
    assert h.down("maud") == 1 and h.held("maud") == ["rope"]


def test_a_flask_calms_and_dazes(backend: str) -> None:
    h = maud(
        backend,
        held={"maud": "flask"},
        down={"agatha": (0, 2), "maud": (1, 3)},
        up={"maud": "h_doubt"},
    )
    h.do("perform/card=flask")
    assert (h.down("maud", "horror"), h.up("maud", "horror")) == (1, ["h_doubt"])
    assert (h.down("maud"), h.down("agatha", "horror")) == (1, 2)
    assert h.conditions("maud") == ["dazed"] and h.held("maud") == []


@pytest.mark.parametrize("use", [True, False])
def test_drops_make_horror_facedown(backend: str, use: bool) -> None:
    h = maud(backend, "[{horror: 2}, {damage: 1}]", held={"maud": "drops"})
    pull(stacked(h, "h_doubt h_waver d_limp"))
    h.do("apply/card=drops" if use else "enough")
    assert h.held("maud") == ([] if use else ["drops"])
    assert h.down("maud", "horror") == (2 if use else 0)
    assert len(h.up("maud", "horror")) == (0 if use else 2) and h.up("maud") == ["d_limp"]


def test_drops_are_not_for_damage_or_what_is_facedown(backend: str) -> None:
    h = maud(backend, "[{damage: 1, down: true}, {horror: 1, down: true}]", held={"maud": "drops"})
    pull(h)
    assert h.asked[1] == "turn" and h.held("maud") == ["drops"]


@pytest.mark.parametrize(
    ("card", "puzzle", "steps"),
    [("lock_picks", LOCK, 6), ("lock_picks", CODE, 4), ("register", CODE, 6),
     ("register", LOCK, 4)],
)  # fmt: skip
@shows("lock_picks", "register")
def test_steps_for_a_sort_of_puzzle(backend: str, card: str, puzzle: str, steps: int) -> None:
    h = maud(backend, "[{puzzle: z}]", parts={"puzzles": puzzle}, held={"maud": card})
    pull(h)
    assert h.get("steps_most") == steps


@shows("whistle")
def test_a_whistle_calls_another(backend: str) -> None:
    h = House(
        backend,
        party="agatha bastien maud",
        turn="maud",
        held={"maud": "whistle"},
        at={"agatha": "01A.d", "bastien": "10A.a"},
    )
    h.do("perform/card=whistle")
    assert h.spoken() == ["pick/investigator=agatha", "pick/investigator=bastien"]
    h.do("pick/investigator=bastien")
    assert h.at("bastien") == "01A.b" and h.at("agatha") == "01A.d" and h.at("maud") == "01A.a"
    assert h.held("maud") == ["whistle"]


@shows("rope")
def test_a_rope_leads_across_an_impassable_border(backend: str) -> None:
    h = maud(backend, parts=ROOFS, held={"maud": "rope"}, at={"maud": "14A.b"})
    h.do("perform/card=rope")
    assert h.spoken() == ["step/space=14A.a", "step/space=14A.c", "stay"]
    h.do("step/space=14A.c")
    assert h.at("maud") == "14A.c" and h.asked[1] == "turn" and h.get("actions")[1] == 1


@shows("magnifier")
def test_a_magnifier_converts_once_a_round(backend: str) -> None:
    h = maud(
        backend,
        "[{test: observation, diff: 2, pass: [{clue: 1}]}]",
        held={"maud": "magnifier"},
    )
    pull(h, dice="siib").do("apply/card=magnifier")
    assert h.told("converted") == ["converted maud 1"] and clues(h, "maud") == 1
    pull(h, dice="siib").do("enough")
    assert clues(h, "maud") == 1 and h.told("clue_spent") == []
    pull(h.pass_on("next").until_turn("maud"), dice="siib").do("apply/card=magnifier", "enough")
    assert clues(h, "maud") == 2


def test_a_magnifier_is_for_observation(backend: str) -> None:
    h = maud(backend, "[{test: lore}]", held={"maud": "magnifier"})
    pull(h, dice="iiii")
    assert h.asked[1] == "turn" and h.told("converted") == []


@shows("dressing", "flask", "drops")
def test_what_is_used_up_is_on_the_shelf(backend: str) -> None:
    h = maud(backend, held={"maud": "dressing flask"})
    card = h.get("held")[1][0]
    h.do("perform/card=dressing", "pick/investigator=maud")
    assert card in h.get("shelf") and h.told("lost") == ["lost maud dressing"]


# -- relics and tomes


@shows("salt_idol", "salt_idol.back")
def test_a_salt_idol_weeps_for_one_horror(backend: str) -> None:
    h = maud(backend, "[{horror: 2}]", held={"maud": "salt_idol"})
    pull(stacked(h, "h_doubt h_waver")).do("apply/card=salt_idol")
    assert h.up("maud", "horror") == ["h_doubt"] and h.held("maud") == ["salt_idol.back"]
    pull(h)
    assert h.asked[1] == "turn" and len(h.up("maud", "horror")) + h.down("maud", "horror") == 3


@pytest.mark.parametrize(("dice", "now"), [("s", "salt_idol"), ("b", "salt_idol.back")])
def test_a_weeping_idol_dries_with_lore(backend: str, dice: str, now: str) -> None:
    h = maud(backend, held={"maud": "salt_idol.back"})
    h.do("perform/card=salt_idol.back", dice=dice)
    assert h.held("maud") == [now] and rolled(h) == ["lore 4"]


@shows("black_pearl")
def test_a_black_pearl_converts_everything(backend: str) -> None:
    h = maud(backend, "[{test: will, diff: 3, pass: [{clue: 1}]}]", held={"maud": "black_pearl"})
    pull(h, dice="iii").do("apply/card=black_pearl")
    assert h.told("converted") == ["converted maud 3"]
    assert clues(h, "maud") == 1 and h.held("maud") == []


@shows("bone_flute")
def test_a_bone_flute_drives_one_monster_away(backend: str) -> None:
    h = maud(
        backend,
        held={"maud": "bone_flute"},
        monsters=[("mob", "01A.b"), ("cultist", "01A.d"), ("hybrid", "01A.c")],
    )
    h.do("perform/card=bone_flute", dice="ss")
    assert h.spoken() == [
        "pick_monster/monster=0/creature=mob", "pick_monster/monster=1/creature=cultist"
    ]  # fmt: skip
    h.do("pick_monster/monster=0/creature=mob")
    while h.asked[1] != "turn":
        h.do(h.offered()[0])
    assert len(h.told("monster_moved")) == 2 and where(h, 0) in ("09A.a", "10A.a")
    assert (where(h, 1), where(h, 2)) == ("01A.d", "01A.c")
    assert h.down("maud", "horror") == 0


def test_a_bone_flute_badly_played(backend: str) -> None:
    h = maud(backend, held={"maud": "bone_flute"}, monsters=[("mob", "01A.b")])
    h.do("perform/card=bone_flute", dice="sb")
    assert (
        h.down("maud", "horror") == 1 and where(h) == "01A.b" and h.held("maud") == ["bone_flute"]
    )


RELIQUARY = [("damage", "d_limp", 6, "wounded"), ("horror", "h_doubt", 6, "insane")]


@shows("reliquary", "reliquary.back")
@pytest.mark.parametrize(("harm", "up", "down", "condition"), RELIQUARY)
@pytest.mark.parametrize("use", [True, False])
def test_a_reliquary_takes_the_faceup_cards(
    backend: str, harm: str, up: str, down: int, condition: str, use: bool
) -> None:
    both = {"maud": (5, 1) if harm == "damage" else (1, 5)}
    h = maud(
        backend,
        f"[{{{harm}: 1, down: true}}]",
        held={"maud": "reliquary"},
        up={"maud": up},
        down=both,
    )
    pull(h).do("apply/card=reliquary" if use else "enough")
    other = "horror" if harm == "damage" else "damage"
    assert h.conditions("maud") == [condition]
    assert h.up("maud", harm) == ([] if use else [up]) and h.down("maud", harm) == 0
    assert h.down("maud", other) == 1
    assert h.held("maud") == ["reliquary.back" if use else "reliquary"]


def test_an_opened_reliquary_holds_clues(backend: str) -> None:
    h = maud(backend, held={"maud": "reliquary.back"}).do("perform/card=reliquary.back")
    assert clues(h, "maud") == 2 and h.held("maud") == []


@shows("book_of_ebbs")
def test_a_book_of_ebbs_teaches_a_spell(backend: str) -> None:
    h = maud(backend, held={"maud": "book_of_ebbs"})
    h.do("perform/card=book_of_ebbs", dice="ss", chance=[29])
    assert h.held("maud") == ["book_of_ebbs", "chalk_ward"]
    h = stacked(maud(backend, held={"maud": "book_of_ebbs"}), "h_doubt")
    h.do("perform/card=book_of_ebbs", dice="sb")
    assert h.held("maud") == ["book_of_ebbs"] and h.up("maud", "horror") == ["h_doubt"]


@shows("ephemeris")
@pytest.mark.parametrize(("dice", "gained"), [("s", 1), ("b", 0)])
def test_an_ephemeris_shows_something_once_a_round(backend: str, dice: str, gained: int) -> None:
    h = maud(backend, held={"maud": "ephemeris"})
    h.do("perform/card=ephemeris", dice=dice)
    assert clues(h, "maud") == gained and h.down("maud", "horror") == 1
    assert h.spoken("perform/card=ephemeris") == [] and h.get("actions")[1] == 1
    h.pass_on("next").until_turn("maud")
    assert h.spoken("perform/card=ephemeris") == ["perform/card=ephemeris"]


# -- evidence

EVIDENCE = (
    "vayle_notebook", "tide_table", "letter", "letter.back", "parish_map", "film_reel",
    "manifest", "plaster_cast", "winding_key",
)  # fmt: skip
shows.update(EVIDENCE)


@pytest.mark.parametrize("card", EVIDENCE)
def test_evidence_is_examined_in_the_inventory(backend: str, card: str) -> None:
    """By itself it does nothing; a scenario gives it something to say, and knows who has it."""
    front = card.removesuffix(".back")
    do = f"[{{when: [{{has: {front}}}], then: [{{clue: 2}}], else: [{{clue: 1}}]}}]"
    h = maud(backend, do, held={"maud": card})
    assert [i for i in h.spoken("perform") if card in i] == []
    assert clues(pull(h), "maud") == 2
    assert clues(pull(maud(backend, do, held={"agatha": card})), "maud") == 1


@pytest.mark.parametrize(
    ("card", "option", "test", "need"),
    [
        ("vayle_notebook", "Decipher it (Lore ; 2)", "lore 4", 2),
        ("letter", "Dry it (Observation ; 1)", "observation 4", 1),
    ],
)
def test_evidence_with_another_side_is_turned_in_the_inventory(
    backend: str, card: str, option: str, test: str, need: int
) -> None:
    for n in (need - 1, need):
        h = maud(backend, held={"maud": card})
        h.do(f"press/choice={option}", dice="s" * n)
        assert rolled(h) == [test] and h.get("actions")[1] == 1
        assert h.held("maud") == ([f"{card}.back"] if n == need else [card])
        assert (h.spoken(f"press/choice={option}") == []) == (n == need)
