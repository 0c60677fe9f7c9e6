"""What a table shows is all in the observation, part by part, and holds no secret."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.components import PICTURES
from noctuary.games.mansions2.options import scenario_of
from noctuary.games.mansions2.scenario import SCENARIOS, CompiledScenario
from noctuary.games.mansions2.view import view, view_of
from noctuary.kernel import Observation, load
from tests.games.mansions2.house import House
from tests.support import clause

VIGNETTES = Path(__file__).parents[3] / "web/src/games/mansions2/vignettes/index.ts"

TOKENS = """
x_cellar: {kind: explore, picture: cellar, at: 10A.S0, look: ["Steps.", "Des marches."],
  opts: [{t: [Explore, Exploration], act: true, do: []}]}
s_board: {kind: search, at: 01A.e, look: ["A board of keys.", "Un tableau de clés."],
  opts: [{t: [Search, Fouille], act: true, do: []}, {t: [Look, Regarder], do: []}]}
p_pryce: {kind: person, picture: servant, who: "Edda Pryce", at: 01A.b,
  look: ["She counts.", "Elle compte."], opts: [{t: [Ask, Demander], act: true, do: []}]}
"""
PUZZLES = """
z_dial: {type: code, skill: lore, length: 3, variance: 5, pieces: runes, name: [Dial, Cadran]}
z_photo: {type: slide, skill: observation, grid: [3, 2], name: [Photograph, Photographie]}
z_gears: {type: lock, skill: observation, size: 6, name: [Gears, Rouages],
  pieces: [[2, 0, 2, h], [0, 2, 3, v]]}
"""


def of(h: House, seat: int = 0) -> dict[str, Any]:
    """Return the view of a seat, as it goes over the wire."""
    found: dict[str, Any] = msgspec.to_builtins(view_of(h.state.observe(seat), h.made))
    return found


def one(rows: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    """Return the row with these fields."""
    return next(r for r in rows if all(r[k] == v for k, v in fields.items()))


def spaces(tile: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the spaces of a tile by their letter."""
    return {s["letter"]: s for room in tile["rooms"] for s in room["spaces"]}


# ---- the house


@clause("MAN2-157", "MAN2-160")
def test_only_tiles_that_are_laid_are_shown(backend: str) -> None:
    h = House(backend, parts={"tokens": TOKENS}, tokens="x_cellar")
    assert [t["face"] for t in of(h)["tiles"]] == ["01A", "13A", "10A", "09A"]
    assert h.made.tile_name(h.made.plan.tiles["17A"])[0] not in json.dumps(of(h))


def test_a_tile_tells_its_rooms_and_where_they_are(backend: str) -> None:
    h = House(backend)
    tile = one(of(h)["tiles"], face="01A")
    assert (tile["column"], tile["row"], tile["turns"]) == (0, 0, 0)
    assert (tile["width"], tile["height"]) == (2, 2)
    hall = spaces(tile)["a"]
    assert hall["space"] == h.space("01A.a")
    assert hall["name"] == {"en": "Grand Hall, south", "fr": "Grand hall, sud"}
    assert hall["points"] == [2, 6, 10, 6, 10, 12, 2, 12]
    west = spaces(one(of(h)["tiles"], face="13A"))["a"]["points"]
    assert min(west[::2]) == -12 and min(west[1::2]) == 6


def test_edges_and_outer_sides_are_as_they_are_now(backend: str) -> None:
    h = House(backend)
    tile = one(of(h)["tiles"], face="01A")
    a, b = h.space("01A.a"), h.space("01A.b")
    assert one(tile["edges"], a=a, b=b)["kind"] == "border"
    assert one(tile["edges"], a=a, b=b)["line"] == [2, 6, 10, 6]
    assert one(tile["rim"], side="W", index=1)["kind"] == "door"
    assert one(tile["rim"], side="W", index=0)["kind"] == "wall"
    edges = h.made.plan.edges
    wall, inner = 5, next(w for w, e in enumerate(edges) if e[:2] == [a, b])
    _, rim = h.made.plan.outer("01A.W1") or (0, -1)
    h.grant(edge_now={inner: wall, rim: wall})
    tile = one(of(h)["tiles"], face="01A")
    assert one(tile["edges"], a=a, b=b)["kind"] == "wall"
    assert one(tile["rim"], side="W", index=1)["kind"] == "wall"


def test_a_token_shows_its_look_and_its_options_but_nothing_behind_it(backend: str) -> None:
    h = House(backend, parts={"tokens": TOKENS}, tokens="x_cellar s_board p_pryce")
    tokens = of(h)["tokens"]
    door, board, lady = (one(tokens, kind=k) for k in ("explore", "search", "person"))
    assert door["line"] == [14, 6, 16, 6] and door["space"] == h.space("10A.a")
    assert "line" not in board and board["count"] == 2
    assert board["acts"] == [h.choice("Search")] and board["first"] == h.choice("Search")
    assert lady["name"] == {"en": "Edda Pryce", "fr": "Edda Pryce"}
    assert lady["picture"] == "servant"
    looks = {h.made.texts[t["look"]][0] for t in tokens}
    assert looks == {"Steps.", "A board of keys.", "She counts."}
    assert {t["look"] for t in tokens} <= set(of(h)["named"]["text"])


def test_tokens_that_are_not_on_the_board_are_nowhere(backend: str) -> None:
    h = House(backend, parts={"tokens": TOKENS}, tokens="s_board")
    assert "Edda Pryce" not in json.dumps(of(h))
    assert [t["piece"] for t in of(h)["tokens"]] == [h.token("s_board")]


def test_features_and_barricades(backend: str) -> None:
    h = House(
        backend,
        fire="01A.a",
        darkness="01A.a 01A.b",
        passages="01A.c 10A.b",
        barricades={"01A.c": "01A.a", "10A.b": ""},
    )
    rows = {f["space"]: f for f in of(h)["features"]}
    hall, north = rows[h.space("01A.a")], rows[h.space("01A.b")]
    assert hall["fire"] and hall["darkness"] and "passage" not in hall
    assert north == {"space": h.space("01A.b"), "darkness": True}
    assert rows[h.space("01A.c")]["passage"]
    shut, loose = of(h)["barricades"]
    assert shut["space"] == h.space("01A.c") and shut["line"] == [2, 6, 2, 12]
    assert loose == {"barricade": 1, "space": h.space("10A.b")}


# ---- people


def test_an_investigator_shows_what_he_has(backend: str) -> None:
    h = House(
        backend,
        at={"agatha": "01A.b"},
        held={"agatha": "lantern crowbar"},
        conditions={"agatha": "focused"},
        clues={"agatha": 2},
        down={"agatha": (1, 2)},
        actions={"agatha": 1},
    )
    me = one(of(h)["investigators"], character="agatha")
    assert (me["seat"], me["space"], me["clues"]) == (0, h.space("01A.b"), 2)
    assert (me["health"], me["sanity"]) == (6, 8)
    assert (me["damage"]["n"], me["damage"]["down"], me["horror"]["down"]) == (1, 1, 2)
    assert [c["name"]["fr"] for c in me["possessions"]] == ["Lanterne-tempête", "Pied-de-biche"]
    crowbar = me["possessions"][1]
    assert crowbar["damage"] == 2 and "heavy_weapon" in crowbar["traits"]
    assert not crowbar["turned"] and not crowbar["used"]
    assert [c["name"]["en"] for c in me["conditions"]] == ["Focused"]
    assert (me["active"], me["actions"], me["acted"]) == (True, 1, True)
    assert me["skills"]["lore"] == 5
    assert not one(of(h)["investigators"], character="bastien")["active"]


def test_faceup_cards_are_told_and_facedown_ones_counted(backend: str) -> None:
    names = [f.id for f in made_of("thirteenth_chime").faces if f.deck == "horror" and f.id]
    h = House(backend, up={"agatha": names[0]}, down={"agatha": (0, 3)})
    horror = one(of(h)["investigators"], character="agatha")["horror"]
    assert (horror["n"], horror["down"]) == (4, 3)
    assert [f["face"] for f in horror["up"]] == [h.face(names[0])]


@clause("MAN2-287")
def test_only_its_owner_knows_the_back_of_an_insane_card(backend: str) -> None:
    h = House(backend, conditions={"agatha": "insane"})
    backs = {
        seat: one(of(h, seat)["investigators"], character="agatha")["conditions"][0].get("back")
        for seat in (-1, 0, 1)
    }
    assert backs[-1] is None and backs[1] is None
    c = h.get("marks")[0][0]
    assert backs[0]["face"] == h.get("behind")[c]
    assert backs[0]["text"]["fr"] not in json.dumps(of(h, 1), ensure_ascii=False)


def test_nobody_knows_the_back_of_a_spell(backend: str) -> None:
    h = House(backend, held={"agatha": "cinder_word"})
    for seat in (-1, 0, 1):
        spell = one(of(h, seat)["investigators"], character="agatha")["possessions"][0]
        assert spell["deck"] == "spell" and "back" not in spell


def test_cards_on_the_floor(backend: str) -> None:
    h = House(backend, floor={"10A.b": "lantern"})
    lies = of(h)["floor"]
    assert [(f["space"], f["card"]["face"]) for f in lies] == [
        (h.space("10A.b"), h.face("lantern"))
    ]


def test_a_monster_shows_what_is_printed_on_it(backend: str) -> None:
    h = House(backend, monsters=[("hybrid", "10A.b", 2)], m_id={0: 1})
    (m,) = of(h)["monsters"]
    row = h.made.tables["creatures"][h.creature("hybrid")]
    assert (m["kind"], m["space"], m["damage"]) == ("hybrid", h.space("10A.b"), 2)
    assert [m["awareness"], m["horror"], m["brawn"]] == list(row[:3])
    assert m["health"] == row[3] + 2 * row[4] and m["abilities"] == ["aquatic"]
    assert m["mark"] == 0 and m["name"]["fr"] == "Fils des Saumâtres"


# ---- what is going on


def test_the_dice_of_a_test_and_what_it_needs(backend: str) -> None:
    tokens = """
s_one: {kind: search, at: 01A.a, look: [One, Un], opts: [{t: [Known, Connue], act: true,
  do: [{test: observation, diff: 2, use: search, pass: [], fail: []}]}]}
"""
    h = House(backend, parts={"tokens": tokens}, tokens="s_one", clues={"agatha": 1})
    assert of(h)["trial"] is None
    h.do("press/choice=Known", dice="s i b")
    assert of(h)["trial"] == {
        "character": "agatha",
        "skill": "observation",
        "dice": 3,
        "successes": 1,
        "investigations": 1,
        "blanks": 1,
        "spent": 0,
        "difficulty": 2,
        "again": [38, 63, 100],
    }
    assert of(h, -1)["moment"]["piece"] == h.token("s_one")
    h.do("spend")
    assert of(h)["trial"] is None and of(h)["investigators"][0]["clues"] == 0


def test_whoever_stands_beside_monsters_must_get_past_the_most_watchful(backend: str) -> None:
    here = [("hybrid", "01A.a", 0), ("ghost", "01A.a", 0), ("hybrid", "10A.b", 0)]
    h = House(backend, monsters=here)
    shown_now = of(h)
    aware = {m["monster"]: m["awareness"] for m in shown_now["monsters"][:2]}
    best = max(aware.values())
    assert shown_now["watchers"] == [m for m, n in aware.items() if n == best]
    assert of(House(backend, monsters=[("hybrid", "10A.b", 0)]))["watchers"] == []


def test_a_hidden_difficulty_stays_hidden(backend: str) -> None:
    tokens = """
s_two: {kind: search, at: 01A.a, look: [Two, Deux], opts: [{t: [Unknown, Inconnue], act: true,
  do: [{test: observation, hidden: 2, use: search, pass: [], fail: []}]}]}
"""
    h = House(backend, parts={"tokens": tokens}, tokens="s_two", clues={"agatha": 1})
    h.do("press/choice=Unknown", dice="s i b")
    assert of(h)["trial"]["successes"] == 1 and "difficulty" not in of(h)["trial"]
    assert "again" not in of(h)["trial"]


def puzzle(backend: str, name: str) -> House:
    """Set up somebody at work on a puzzle."""
    tokens = f"""
i_one: {{kind: interact, at: 01A.a, look: [One, Un], opts: [{{t: [Work, Manœuvrer], act: true,
  do: [{{puzzle: {name}, pass: [], fail: []}}]}}]}}
"""
    parts = {"tokens": tokens, "puzzles": PUZZLES}
    return House(backend, parts=parts, tokens="i_one", clues={"agatha": 1})


def test_a_code_shows_guesses_and_marks_but_not_itself(backend: str) -> None:
    h = puzzle(backend, "z_dial").do("press/choice=Work", chance=[0, 1, 2])
    shown_now = of(h)["puzzle"]
    assert (shown_now["type"], shown_now["length"], shown_now["variance"]) == ("code", 3, 5)
    assert (shown_now["steps"], shown_now["clues"], shown_now["tried"]) == (5, 1, [])
    h.do("dial/rune=0", "dial/rune=2")
    assert of(h)["puzzle"]["dialled"] == [0, 2]
    h.do("dial/rune=4", "propose")
    assert of(h, 1)["puzzle"]["tried"] == [{"guess": [0, 2, 4], "exact": 1, "near": 1}]
    assert of(h)["puzzle"]["steps"] == 4 and "secret" not in json.dumps(of(h))


def test_a_torn_picture_and_a_lock(backend: str) -> None:
    h = puzzle(backend, "z_photo").do("press/choice=Work")
    torn = of(h)["puzzle"]
    assert (torn["columns"], torn["rows"], sorted(torn["grid"])) == (3, 2, list(range(6)))
    h = puzzle(backend, "z_gears").do("press/choice=Work")
    lock = of(h)["puzzle"]
    assert lock["size"] == 6
    assert lock["blocks"] == [
        {"row": 2, "column": 0, "length": 2, "lying": True},
        {"row": 0, "column": 2, "length": 3, "lying": False},
    ]
    h.do("slide/block=1/to=3")
    assert of(h)["puzzle"]["blocks"][1]["row"] == 3


def test_the_night_itself(backend: str) -> None:
    h = House(backend, round=4)
    now = of(h, 1)
    assert (now["game"], now["scenario"], now["seat"], now["seats"]) == ("mansions2", "bare", 1, 2)
    assert now["title"] == {"en": "A bare house", "fr": "Une maison nue"}
    assert (now["round"], now["rounds"], now["phase"]) == (4, 20, "investigators")
    assert (now["active"], now["objective"], now["over"]) == ("agatha", 0, False)
    assert now["players"][0] == {"seat": 0, "characters": ["agatha"], "result": None}
    h.grant(objective=1)
    assert of(h)["objective"] == 1 and 1 in of(h)["named"]["text"]


# ---- whole games


def made_of(scenario: str) -> CompiledScenario:
    """Return one of our scenarios."""
    return scenario_of({"scenario": scenario, "annex": True})


def texts_known(o: Observation, table: CompiledScenario) -> set[int]:
    """Return the texts that everybody has been told or can look at: the objective, tokens."""
    pieces = table.tables["pieces"]
    return {pieces[k][3] for k in o.fields["board"]} | {o.fields["objective"]}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_view_refers_to_nothing_that_is_not_there(scenario: str) -> None:
    table, rng = made_of(scenario), random.Random(3)
    options = {"scenario": scenario}
    state = load(GAME).new(seats=3, seed=3, options=options)
    places = table.plan.spaces
    while not state.over and state.choice_count < 150:
        o = state.observe(state.seat)
        now = msgspec.to_builtins(view(o, options))
        assert set(now["named"]["text"]) <= texts_known(o, table)
        laid = [t["face"] for t in now["tiles"]]
        known = {s for name, s in places.items() if name.partition(".")[0] in laid}
        seen = {s["space"] for t in now["tiles"] for s in spaces(t).values()}
        assert seen == known and {t["space"] for t in now["tokens"]} <= known
        assert "vars" not in now and "pending" not in now
        state.apply(rng.choice(o.options).code)


def test_pictures_have_the_same_numbers_on_both_sides() -> None:
    listed = VIGNETTES.read_text("utf-8").split("TAGS", 1)[1].split("};", 1)[0]
    assert tuple(re.findall(r'"(\w+)"', listed)) == PICTURES[1:]


def test_a_hidden_card_may_forbid_clues() -> None:
    """Whoever cannot read it is told no chance of a die that is rolled again; who can, is."""
    told = 0
    for seed in range(1, 4):
        dice, state = random.Random(seed), load(GAME).new(2, seed)
        for _ in range(200):
            if state.over:
                break
            trials = [view(state.observe(eyes, asked=False)).trial for eyes in (-1, 0, 1)]
            watching, *sitting = [isinstance(t.again, list) for t in trials if t is not None] or [1]
            if not watching and any(sitting):
                assert sum(sitting) == 1
                told += 1
            state.apply(dice.choice(state.legal()))
    assert told
