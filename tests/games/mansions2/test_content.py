"""The content: as many of everything as the box holds, and nothing that does nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from noctuary.games.mansions2 import components, limits
from noctuary.games.mansions2.columns import CreatureRow, FaceRow, PieceRow
from noctuary.games.mansions2.components import EDGES
from noctuary.games.mansions2.opcodes import Opcode
from noctuary.games.mansions2.scenario import SCENARIOS, CompiledScenario, compiled
from noctuary.games.mansions2.scenario.box import base
from tests.games.mansions2.house import House, bare
from tests.games.mansions2.lever import beside, pull
from tests.support import clause

WIDE: dict[str, Any] = {"start": {"tiles": ["01A", "13A", "10A", "09A", "24A", "17A", "11B"]}}
"""Nineteen spaces."""

# -- cards


def in_play(backend: str) -> Counter[str]:
    """Return the cards of a table on which nobody has any, by deck."""
    h = House(backend)
    f = h.state.fields()
    assert f["held"][:2] == f["marks"][:2] == [[], []]
    cards = [*f["shelf"], *f["deck"][0], *f["deck"][1]]
    assert len(cards) == len(set(cards)) == len(h.made.tables["copies"])
    return Counter(h.made.faces[h.made.tables["copies"][c][0]].deck for c in cards)


@clause("MAN2-025", "MAN2-026", "MAN2-030", "MAN2-031", "MAN2-035", "MAN2-036")
def test_every_deck_has_its_cards(backend: str) -> None:
    assert in_play(backend) == {
        "common": 40, "unique": 22, "spell": 30, "condition": 37, "damage": 40, "horror": 40,
    }  # fmt: skip


def copies(made: CompiledScenario, deck: str) -> Counter[str]:
    """Count the copies of each card."""
    fronts = [made.faces[front] for front, _ in made.tables["copies"]]
    return Counter(face.id for face in fronts if face.deck == deck)


@clause("MAN2-025", "MAN2-026", "MAN2-030", "MAN2-031", "MAN2-035", "MAN2-036")
def test_copies_of_each_card() -> None:
    made = bare()
    for deck, names, each in (
        ("common", 20, 2), ("unique", 22, 1), ("spell", 6, 5), ("damage", 20, 2), ("horror", 20, 2)
    ):  # fmt: skip
        found = copies(made, deck)
        assert len(found) == names and set(found.values()) == {each}, deck
    assert copies(made, "condition") == {
        "wounded": 5, "insane": 10, "dazed": 4, "stunned": 4, "restrained": 4, "focused": 5,
        "soaked": 2, "marked": 3,
    }  # fmt: skip


@clause("MAN2-030", "MAN2-031")
def test_every_copy_of_a_spell_has_another_back() -> None:
    made = bare()
    backs: dict[str, list[int]] = {}
    for front, back in made.tables["copies"]:
        if made.faces[front].deck == "spell" or made.faces[front].id in ("insane", "marked"):
            backs.setdefault(made.faces[front].id, []).append(back)
    assert all(len(set(mine)) == len(mine) for mine in backs.values())
    assert {name: len(mine) for name, mine in backs.items() if len(mine) != 5} == {
        "insane": 10, "marked": 3,
    }  # fmt: skip
    used = {made.faces[back].id for mine in backs.values() for back in mine}
    assert used == {str(b["id"]) for b in (*base().spell_backs, *base().condition_backs)}


REASON = {
    "insane": "its back", "marked": "its back", "lantern": "a light", "ether_lamp.back": "a light",
    "revolver": "a weapon", "fire_axe.back": "a weapon", "letter.back": "examined",
    "vayle_notebook": "examined", "tide_table": "examined", "letter": "examined",
    "parish_map": "examined", "film_reel": "examined", "manifest": "examined",
    "plaster_cast": "examined", "winding_key": "examined",
}  # fmt: skip
"""Cards without an ability, and what they are for."""


def test_every_card_does_something_or_is_for_something() -> None:
    made = bare()
    names = {n: name for name, n in made.face_numbers.items()}
    idle = set()
    for n, row in enumerate(made.tables["faces"]):
        does = made.tables["code"][row[FaceRow.DO]][0] != Opcode.STOP
        if n and not (row[FaceRow.COUNT] or does or row[FaceRow.ENDS]):
            idle.add(names[n])
            why = REASON[names[n]]
            assert (why == "a weapon") == (row[FaceRow.WEAPON] > 0)
            assert (why == "a light") == ("light_source" in made.faces[n].traits)
            assert why != "examined" or names[n].endswith(".back") or row[FaceRow.APP]
    assert idle == set(REASON)


def test_what_is_examined_is_found_in_a_scenario() -> None:
    """No Item of a story is without a story."""
    code = [row for name in SCENARIOS for row in compiled(name).tables["code"]]
    gained = {row[1] for row in code if row[0] == Opcode.GAIN}
    numbers = compiled(SCENARIOS[0]).face_numbers
    examined = [name for name, why in REASON.items() if why == "examined" and "." not in name]
    assert [name for name in examined if numbers[name] not in gained] == []


def test_every_card_has_a_text_in_both_languages() -> None:
    made = bare()
    names = {n: name for name, n in made.face_numbers.items()}
    for n, face in enumerate(made.faces):
        if n:
            assert all(face.name) and (all(face.text) or face.icon or "lantern" in names[n])
            english, french = face.text
            assert bool(english) == bool(french), names[n]


def test_no_two_things_have_the_same_name() -> None:
    b = base()
    ids = [
        str(x["id"])
        for part in (
            b.common, b.unique, b.spells, b.spell_backs, b.conditions, b.condition_backs, b.damage,
            b.horror, b.investigators, b.monsters, b.abilities, b.mythos, b.products,
        )
        for x in part
    ]  # fmt: skip
    faces = [str(face) for tile in b.tiles for face in tile["faces"]]
    assert [name for name, n in Counter([*ids, *faces]).items() if n > 1] == []


# -- investigators, tiles, monsters


@clause("MAN2-024")
def test_eight_investigators_of_the_same_worth() -> None:
    people = base().investigators
    assert len(people) == 8
    for i in people:
        assert len(i["skills"]) == 6 and sum(int(x) for x in i["skills"]) == 21, i["id"]
        assert int(i["health"]) + int(i["sanity"]) == 14, i["id"]
    commons = {str(c["id"]) for c in base().common}
    assert len({str(i["start"]) for i in people} & commons) == 8


@clause("MAN2-024")
@pytest.mark.parametrize("who", components.INVESTIGATORS)
def test_everybody_can_be_played(who: str) -> None:
    other = "maud" if who == "agatha" else "agatha"
    h = House("native", party=f"{other} {who}", turn=who)
    assert h.asked == (1, "turn") and h.at(who) == "01A.a"


@clause("MAN2-023")
def test_twenty_four_tiles_with_two_faces() -> None:
    tiles = base().tiles
    assert len(tiles) == 24 and len({str(t["id"]) for t in tiles}) == 24
    assert all(sorted(t["faces"]) == [f"{t['id']}A", f"{t['id']}B"] for t in tiles)
    assert set(Counter(str(t["size"]) for t in tiles)) == {"small", "medium", "large"}


@clause("MAN2-042", "MAN2-046")
def test_nine_kinds_of_monsters_and_their_figures() -> None:
    assert {str(m["id"]): int(m["figures"]) for m in base().monsters} == {
        "cultist": 4, "mob": 2, "hybrid": 4, "amphibian": 4, "ghost": 3, "priest": 1,
        "winged_hunter": 2, "deep_spawn": 2, "star_spawn": 2,
    }  # fmt: skip
    assert sum(int(m["figures"]) for m in base().monsters) == 24
    assert [m["id"] for m in base().monsters if m["base"] == "large"] == ["star_spawn"]
    assert {str(m["id"]) for m in base().monsters if m["base"] == "medium"} == {
        "mob", "winged_hunter",
    }  # fmt: skip


@clause("MAN2-042", "MAN2-046")
def test_no_more_monsters_of_a_kind_than_figures(backend: str) -> None:
    made = bare()
    for name, row in zip(made.creature_numbers, made.tables["creatures"], strict=True):
        figures = row[CreatureRow.FIGURES]
        do = ", ".join(f"{{spawn: {name}, at: 10A.b}}" for _ in range(figures + 1))
        h = pull(beside(backend, f"[{do}]"))
        assert len(h.told("spawned")) == figures and len(h.told("missing")) == 1, name


# -- tokens

TOKENS = {
    "search_interact": 16, "explore_sight": 16, "person": 22, "barricade": 4, "secret_passage": 4,
    "fire_darkness": 18, "wall": 8, "door": 4, "id": 6, "clue": 26, "dice": 5,
}  # fmt: skip


@clause("MAN2-027", "MAN2-028", "MAN2-029", "MAN2-032", "MAN2-033", "MAN2-034", "MAN2-037")
@clause("MAN2-038", "MAN2-039", "MAN2-040", "MAN2-041")
def test_tokens_of_the_box() -> None:
    assert {str(k): int(n) for k, n in base().tokens.items()} == TOKENS


@clause("MAN2-027", "MAN2-028")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_begins_with_tokens_that_are_there(scenario: str) -> None:
    h = House("native", scenario=scenario)
    kinds_of = [
        components.TOKENS[h.made.tables["pieces"][k][PieceRow.KIND]] for k in h.get("board")
    ]
    found = Counter(kinds_of)
    assert 0 < found["search"] + found["interact"] <= TOKENS["search_interact"]
    assert found["explore"] + found["sight"] <= TOKENS["explore_sight"]


@clause("MAN2-029")
def test_twenty_two_persons() -> None:
    persons = base().persons
    assert len(persons["common"]) == 8 and len(persons["unique"]) == 14
    assert all(len(faces) == 2 for faces in persons["common"])
    known = {str(n) for n in persons["unique"]} | {str(f) for p in persons["common"] for f in p}
    for name in SCENARIOS:
        met = {t.who for t in compiled(name).tokens if t is not None and t.who}
        assert met and met <= known, (name, met - known)


@clause("MAN2-032", "MAN2-033")
@pytest.mark.parametrize("feature", ["barricade", "secret_passage"])
def test_four_barricades_and_four_passages(backend: str, feature: str) -> None:
    rooms = ("01A.b", "01A.c", "01A.d", "10A.a", "10A.b")
    do = ", ".join(f"{{feature: {feature}, at: {s}}}" for s in rooms)
    h = pull(beside(backend, f"[{do}]"))
    assert [line.split()[-1] for line in h.told("feature_placed")] == list(rooms[:4])
    assert len(h.told("missing")) == 1


@clause("MAN2-037", "MAN2-038")
def test_no_scenario_wants_more_walls_or_doors() -> None:
    for name in SCENARIOS:
        laid: dict[str, set[int]] = {"wall": set(), "door": set()}
        for row in compiled(name).tables["code"]:
            if row[0] == Opcode.EDGE and EDGES[row[2]] in laid:
                laid[EDGES[row[2]]].add(row[1])
        assert len(laid["wall"]) <= TOKENS["wall"] and len(laid["door"]) <= TOKENS["door"]


@clause("MAN2-039")
def test_six_identifications(backend: str) -> None:
    """The first of a kind needs none; the seventh that would need one has none."""
    names = ["cultist"] * 4 + ["hybrid"] * 4 + ["amphibian"] * 4
    do = ", ".join(f"{{spawn: {name}, at: 10A.b}}" for name in names)
    h = pull(beside(backend, f"[{do}]"))
    assert h.get("m_id")[:12] == [0, 1, 2, 3, 0, 4, 5, 6, 0, 0, 0, 0]


@clause("MAN2-034", "MAN2-040", "MAN2-041")
def test_of_some_things_there_are_always_more(backend: str) -> None:
    """More Clues, fires and dice than the box holds can be in use."""
    h = beside(backend, "[{clue: 27}, {test: strength}]")
    pull(h)
    assert h.get("clues")[1] == 27 > TOKENS["clue"]
    assert h.told("rolled")[0].split()[3] == "6" and TOKENS["dice"] == 5
    h = beside(backend, "[{feature: fire, at: 01A.b}]", parts=WIDE)
    spaces = [s for s in range(1, 20) if s != h.space("01A.b")]
    h.state.arrange({"feature": dict.fromkeys(spaces, 1)})
    pull(h)
    burning = sum(1 for f in h.get("feature") if f & 1)
    assert burning == 19 > TOKENS["fire_darkness"]


# -- the numbers of components


def test_the_components_are_those_of_the_content() -> None:
    b = base()
    assert tuple(str(i["id"]) for i in b.investigators) == components.INVESTIGATORS
    assert tuple(str(c["id"]) for c in b.conditions) == components.CONDITIONS
    assert tuple(str(a["id"]) for a in b.abilities) == components.ABILITIES
    assert tuple(str(c) for c in b.attacks) == components.CLASSES
    assert all(tuple(str(w) for w in ways) == components.WEAPONS for ways in b.attacks.values())
    assert {str(m["class"]) for m in b.monsters} == set(components.CLASSES)
    assert {str(a) for m in b.monsters for a in m["abilities"]} == set(components.ABILITIES)
    sides = [*b.common, *b.unique, *(c["back"] for c in (*b.common, *b.unique) if "back" in c)]
    traits = {str(t) for side in sides for t in side["traits"]}
    assert traits | {"spell", "common", "unique", "own"} == set(components.TRAITS)
    tested = {str(e["test"]) for m in b.monsters for e in m["evade"]}
    tested |= {str(e["negate"]) for m in b.monsters for e in m["scare"]}
    assert tested == set(components.SKILLS)


def test_there_is_room_for_the_content() -> None:
    for name in SCENARIOS:
        tables = compiled(name).tables
        for table, room in (
            ("copies", limits.CARDS), ("faces", limits.FACES),
            ("fx", limits.FX), ("creatures", limits.CREATURES),
            ("acts", limits.ACTS), ("pieces", limits.PIECES),
        ):  # fmt: skip
            assert len(tables[table]) <= room, (name, table)
