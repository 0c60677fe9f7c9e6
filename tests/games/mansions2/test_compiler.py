"""The compiler of scenarios: everything that is wrong at once, with its place; nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from importlib import resources
from random import Random
from typing import Any

import pytest
import yaml

import noctuary
from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.components import EDGES, TOKENS
from noctuary.games.mansions2.opcodes import Opcode
from noctuary.games.mansions2.rules.round import Phase
from noctuary.games.mansions2.scenario import (
    SCENARIOS,
    Broken,
    CompiledScenario,
    compiled,
    compiled_text,
)
from noctuary.games.mansions2.scenario.box import PACKAGE, base
from noctuary.games.mansions2.scenario.compile import Compiler
from noctuary.games.mansions2.scenario.map_layout import SIDES, STEP, UNIT, MapLayout, inside
from noctuary.games.mansions2.scenario.yaml_reader import Map, read
from noctuary.i18n import FluentTranslations
from tests.games.mansions2.house import BARE

PLACE = re.compile(r"([\w.]+):(\d+):(\d+): (\S.*)", re.DOTALL)


def source(name: str) -> str:
    """Read the text of a scenario of ours."""
    file = resources.files(PACKAGE).joinpath("scenarios", name, "scenario.yaml")
    return file.read_text("utf-8")


class Plain(getattr(yaml, "CSafeDumper", yaml.SafeDumper)):  # type: ignore[misc]
    """Writes every value where it stands, without references."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def written(tree: Any) -> str:
    """Return a scenario as YAML."""
    return yaml.dump(tree, Dumper=Plain, allow_unicode=True, sort_keys=False)


def said(broken: Broken, lang: str = "en") -> list[str]:
    """Return the problems as authors read them, with plain quotes."""
    speech = FluentTranslations(GAME.package, lang)
    return [re.sub("[\u2018\u2019]", "'", problem.full_text(speech)) for problem in broken.problems]


def problems(text: str) -> list[str]:
    """Return a scenario's problems without the places; check that each is one of the file."""
    with pytest.raises(Broken) as broken:
        compiled_text("house.yaml", text)
    lines = text.splitlines()
    found = []
    for problem in said(broken.value):
        match = PLACE.fullmatch(problem)
        assert match and match[1] == "house.yaml", problem
        line, column = int(match[2]), int(match[3])
        assert 1 <= line <= max(1, len(lines)), problem
        assert 1 <= column <= len(lines[line - 1]) + 1 if lines else column == 1, problem
        found.append(match[4])
    return found


def house(**parts: str) -> str:
    """Return the bare house with other parts, as YAML."""
    whole = deepcopy(BARE)
    for name, part in parts.items():
        value = yaml.load(part, Loader=yaml.BaseLoader)
        merged = isinstance(value, dict) and isinstance(whole.get(name), dict)
        whole[name] = {**whole[name], **value} if merged else value
    return written(whole)


def test_the_bare_house_is_sound() -> None:
    assert compiled_text("house.yaml", house()).id == "bare"


def doing(*ops: str) -> str:
    """Return a house in which something happens at the beginning."""
    return house(events="{e: {by: start, do: [" + ", ".join(ops) + "]}}")


def drawing(*ops: str) -> str:
    """Return a house with two lots in which something happens at the beginning."""
    events = "{e: {by: start, do: [" + ", ".join(ops) + "]}}"
    return house(lots="{a: [x, y], c: [x, y]}", events=events)


def token(**fields: str) -> str:
    """Return a house with a token that has another field than it should."""
    given = {"kind": "search", "at": "01A.a", "opts": '[{t: ["a", "b"], do: []}]', **fields}
    return house(tokens="{s: {" + ", ".join(f"{k}: {v}" for k, v in given.items()) + "}}")


def puzzle(fields: str) -> str:
    """Return a house with a puzzle."""
    return house(puzzles="{z: {skill: lore, " + fields + "}}")


MONSTER = (
    "{id: m, name: [a, b], awareness: 1, horror: 1, brawn: 1, health: [1, 1], class: beast, "
    "figures: 1, act: [{move: 1, toward: closest, pick: random, reach: here, hit: {negate: will, "
    "horror: 1}}], evade: [{damage: 1, t: [a, b]}], scare: [{horror: 1, t: [a, b]}]}"
)
WRONG = {
    "an operation": (doing("{dammage: 1}"), "'dammage' is not an? operation; there are: damage"),
    "a key of an operation": (doing("{damage: 1, dwn: true}"), "'damage' has no 'dwn'; .* down"),
    "a key": (house(tokenz="{}"), "a scenario has no 'tokenz'; there are: tokens"),
    "a key of a token": (token(lok="[a, b]"), "a token has no 'lok'; there are: look"),
    "a key of an event": (house(events="{e: {bye: start}}"), "an event has no 'bye'; .*by"),
    "a key of the start": (house(start="{tile: []}"), "the start has no 'tile'; .*tiles"),
    "a skill": (doing("{test: wil, diff: 1}"), "'wil' is not an? skill; there are: will"),
    "a token": (doing("{token: s}"), "'s' is not an? token; there are: –"),
    "a sort of token": (token(kind="serch"), "'serch' is not an? sort of token; there are: search"),
    "a face of the box": (
        house(layout='{"99Z": [9, 9, 0]}'), "'99Z' is not a face among the tiles; ",
    ),
    "a face of the layout": (doing("{tile: 02A}"), "'02A' is not an? face in the layout; .*01A"),
    "a place": (token(at="01A.z"), "'01A.z' is not an? place; there are: 01A.[a-e]"),
    "a place of the start": (house(start="{at: 24A.a}"), "on a tile that lies there then"),
    "an outer edge": (token(at="01A.W7"), "'01A.W7' is not an? place"),
    "an event": (doing("{call: e_none}"), "'e_none' is not an? event; there are: e"),
    "a monster": (doing("{spawn: cultst, at: 01A.a}"), "'cultst' is not an? monster; .*cultist"),
    "a spawn without a place": (doing("{spawn: cultist}"), "'spawn' lacks 'at'"),
    "a card": (doing("{gain: lanten}"), "'lanten' is not an? card; there are: lantern"),
    "a trigger": (house(events="{e: {by: strt}}"), "'strt' is not an? trigger; there are: start"),
    "no trigger": (house(events="{e: {do: []}}"), "a trigger is wanted here; there are: "),
    "a trigger of two": (house(events="{e: {by: {round: 1, var: [a, 1]}}}"), "one trigger"),
    "a trigger's word": (
        house(events="{e: {by: {rund: 3}}}"), "'rund' is not a trigger with a value; .*round",
    ),
    "a trigger's number": (house(events="{e: {by: {round: 99}}}"), "from 1 to 60, not 99"),
    "a variable reached": (house(events="{e: {by: {var: [a, 100]}}}"), "goes from 1 to 99"),
    "a condition": (
        doing("{when: [{hass: lantern}]}"), "'hass' is not an? condition; there are: has",
    ),
    "a comparison": (doing("{when: [{round: [more, 3]}]}"), "'more' is not an? comparison; .*ge"),
    "a comparison's shape": (doing("{when: [{round: 3}]}"), r"\[a comparison, a number\] is"),
    "any of nothing": (doing("{when: [{any: []}]}"), "any of no conditions"),
    "a Condition": (doing("{become: dizzy}"), "'dizzy' is not an? Condition; there are: .*dazed"),
    "a selector": (doing("{damage: 1, to: evryone}"), "'evryone' is not an? selector; there are: "),
    "a number": (doing("{damage: some}"), "'some' is not a whole number"),
    "a number without end": (doing("{damage: " + "9" * 5000 + "}"), "is not a whole number"),
    "a flag": (doing("{damage: 1, down: perhaps}"), "true or false is wanted"),
    "an objective": (
        doing("{objective: o_lok}"), "'o_lok' is not an? objective; there are: o_look",
    ),
    "an epilogue": (
        doing("{end: win, epilogue: wun}"), "'wun' is not an? epilogue; there are: won",
    ),
    "a puzzle": (doing("{puzzle: z}"), "'z' is not an? puzzle; there are: –"),
    "a picture's name": (token(picture="dor"), "'dor' is not an? picture; there are: door"),
    "a language": (token(look='["Only one."]'), "in both languages"),
    "a text in one word": (token(look="Words"), "in both languages"),
    "a name in one language": (house(name="Bare"), "in both languages"),
    "an option without text": (token(opts="[{do: []}]"), "an option has no text"),
    "no options": (token(opts="[]"), "token s has no options"),
    "a question without options": (doing("{choose: [], t: [a, b]}"), "question has no options"),
    "a draw from nothing": (doing("{one_of: []}"), "nothing to draw from"),
    "a lock": (
        puzzle("type: lock, pieces: [[2, 0, 2, h], [1, 5, 3, v], [4, 5, 2, v], [0, 4, 2, h]]"),
        "this lock cannot be solved",
    ),
    "a lock of nothing": (puzzle("type: lock, pieces: []"), "from 1 to 16 pieces"),
    "a piece of a lock": (puzzle("type: lock, pieces: [[2, 0, 2]]"), "a piece of a lock is"),
    "a lock too large": (puzzle("type: lock, size: 9000, pieces: []"), "from 4 to 8, not 9,000"),
    "a code too long": (puzzle("type: code, length: 6, variance: 6"), "3 to 5 pieces out of"),
    "a code of nothing": (puzzle("type: code"), "a code lacks 'length'"),
    "a picture too small": (puzzle("type: slide, grid: [2, 2]"), "from 6 to 16 pieces"),
    "a picture without a grid": (puzzle("type: slide"), r"a grid: \[columns, rows\]"),
    "a tower too high": (puzzle("type: tower, discs: 40"), "from 2 to 8, not 40"),
    "a sort of puzzle": (puzzle("type: sudoku"), "'sudoku' is not an? sort of puzzle; there are: "),
    "tiles on one another": (house(layout='{"17A": [1, 0, 0]}'), "17A and .* on one another"),
    "a place of a tile": (house(layout='{"17A": 3}'), r"\[column, row, quarter turns\]"),
    "an event of the Mythos": (
        house(events="{" + str(base().mythos[0]["id"]) + ": {by: start}}"), "event of the Mythos",
    ),
    "a round of the schedule": (house(schedule="{99: []}"), "rounds from 1 to 60, extra and quiet"),
    "rounds": (house(rounds="0"), "from 1 to 60, not 0"),
    "a product": (house(product="dlc"), "'dlc' is not an? product; there are: annex, base"),
    "a card twice": (house(cards="[{id: lantern, name: [a, b]}]"), "a card 'lantern' already"),
    "a card without a name": (house(cards="[{id: mine}]"), "a card lacks 'name'"),
    "a trait": (
        house(cards="[{id: c, name: [a, b], traits: [tol]}]"), "'tol' is not an? trait; .*tool",
    ),
    "a moment": (
        house(cards="[{id: c, name: [a, b], fx: [{hook: x}]}]"), "'x' is not an? moment; ",
    ),
    "a monster's parts": (house(monsters="[{id: m}]"), "a monster lacks 'health'"),
    "a monster's health": (
        house(monsters=f"[{MONSTER}]".replace("[1, 1]", "3")), "for each investigator",
    ),
    "a monster's class": (
        house(monsters=f"[{MONSTER}]".replace("beast", "beats")), "is not a class",
    ),
    "an edge": (doing("{edge: [01A.a, 13A.a]}"), "no edge"),
    "a lot of one value": (house(lots="{a: [x]}"), "a lot falls on one of 2 to 12 values"),
    "a lot with a value twice": (house(lots="{a: [x, y, x]}"), "2 to 12 values, all different"),
    "a lot that is no list": (house(lots="{a: x}"), "'a' is a list"),
    "a lot that nothing reads": (house(lots="{a: [x, y]}"), "nothing reads the lot 'a'"),
    "too many lots": (
        house(lots="{" + ", ".join(f"a{n}: [x, y]" for n in range(33)) + "}"), "room for 32 lots",
    ),
    "a lot's name": (drawing("{when: [{lot: [b, x]}]}"), "'b' is not a lot; there are: a, c"),
    "a lot's value": (drawing("{when: [{lot: [a, z]}]}"), "'z' is not a value of the lot; .* x, y"),
    "a lot without a value": (drawing("{when: [{lot: [a]}]}"), "a value or several"),
    "two lots in a condition": (drawing("{when: [{lot: [a, x]}, {lot: [c, x]}]}"), "no other lot"),
    "a lot beside a card": (
        drawing("{when: [{lot: [a, x]}, {has: lantern}]}"), "nothing of an investigator",
    ),
    "a lot read for each": (
        drawing("{when: [{lot: [a, x]}], to: all, then: []}"), "'when' without 'to'",
    ),
    "a lot read by an option": (
        drawing("{choose: [{t: [a, b], if: [{lot: [a, x]}], do: []}]}"), "'when' without 'to'",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told_with_its_place_and_what_there_is(name: str) -> None:
    text, expected = WRONG[name]
    found = problems(text)
    assert [p for p in found if re.search(expected, p)], found


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        (token(look='["One.", ""]'), "not-said", {"there": "fr"}),
        (token(look='["", ""]'), "not-said", {"there": "en, fr"}),
        (house(events="{e: {by: call}}"), "not-called", {"name": "e"}),
    ],
)
def test_what_an_author_has_not_come_to_is_told_and_stops_nothing(
    text: str, key: str, told: dict[str, str]
) -> None:
    given = read("house.yaml", text)
    made = Compiler(given, base(), frozenset({"base"})).make()
    assert made.tables
    assert [(p.key, p.told, p.stops) for p in given.problems] == [(key, told, False)]


def test_a_monster_of_a_scenario_is_sound() -> None:
    made = compiled_text("house.yaml", house(monsters=f"[{MONSTER}]"))
    assert "m" in made.creature_numbers


@pytest.mark.parametrize("missing", ["id", "name", "start", "layout", "tokens", "events"])
def test_a_part_that_is_missing(missing: str) -> None:
    whole = {k: v for k, v in BARE.items() if k != missing}
    assert f"the scenario lacks {missing!r}" in problems(written(whole))


def test_there_must_be_an_epilogue_for_the_fallen() -> None:
    whole = {**BARE, "epilogues": {"won": ["a", "b"]}}
    assert "'fallen' is not an epilogue; there are: won" in problems(written(whole))


def test_everything_that_is_wrong_is_told_at_once() -> None:
    found = problems(
        house(
            layout='{"99Z": [0, 0, 0], "17A": [0, 0, 0]}',
            tokens="{s: {kind: serch, at: 01A.q, look: [one], opts: [{do: [{dammage: 1}]}]}}",
            events="{e: {by: call, t: x}}",
            puzzles="{z: {type: code, skill: lor, length: 9, variance: 9}}",
            blurb="x",
        )
    )
    assert len(found) >= 11, found


def test_the_place_is_that_of_the_word() -> None:
    text = "id: bare\n" + house(events="{e: {by: start, do: [{gain: lanten}]}}")
    with pytest.raises(Broken) as broken:
        compiled_text("x.yaml", text)
    (twice,) = (p for p in said(broken.value) if "stands twice" in p)
    assert twice.startswith("x.yaml:2:1: 'id'")
    (line,) = (n for n, row in enumerate(text.splitlines(), 1) if "lanten" in row)
    column = text.splitlines()[line - 1].index("lanten") + 1
    (wrong,) = (p for p in said(broken.value) if "lanten" in p)
    assert wrong.startswith(f"x.yaml:{line}:{column}: ")


def test_references_are_not_allowed() -> None:
    text = house().replace("name:\n", "name: &it\n") + "blurb: *it\n"
    assert "&it" in text and problems(text) == ["references are not allowed; write it out"]


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "word", "{", "a: b: c", "\t- x", "? [a]\n: b", "--- a\n--- b", "a: \x07"),
        *("- " * 300, "[" * 5_000, "{a: " * 200 + "b" + "}" * 200, "a: \ud800"),
        "!!python/object:os.system x",
    ],
)
def test_what_is_no_scenario_at_all(text: str) -> None:
    with pytest.raises(Broken) as broken:
        compiled_text("house.yaml", text)
    assert all(PLACE.fullmatch(p) for p in said(broken.value))


def test_a_scenario_that_does_not_fit() -> None:
    many = ", ".join(f"{{tell: [a{n}, b{n}]}}" for n in range(9_000))
    found = problems(house(events="{e: {by: start, do: [" + many + "]}}"))
    assert all(re.match(r"[\d,]+ \w+: there is room for [\d,]+", p) for p in found), found
    assert "texts" in "".join(found)


# ---- whatever stands in the file


JUNK: list[Any] = [
    *("", "zzz", "7", "-3", "9" * 40, "1.5", "true", "01A", "01A.a", "²", "~", "self", "all"),
    *([], {}, ["a"], {"a": "b"}, [["x"]], {"t": "x"}, [{}], [None], {"en": "x"}, [[], []], ["eq"]),
    *({"call": []}, {"x": {"y": []}}, [{"any": []}], {"one_of": []}, [{"set": []}], {"t": []}),
]
TREE = yaml.load(source("thirteenth_chime"), Loader=yaml.BaseLoader)


def places(x: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield where something stands in a tree."""
    inner = x.items() if isinstance(x, dict) else enumerate(x) if isinstance(x, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


PLACES = list(places(TREE))


def at(tree: Any, path: tuple[Any, ...]) -> Any:
    """Return the value at a place."""
    for key in path:
        tree = tree[key]
    return tree


def mutate(tree: Any, random: Random) -> None:
    """Put something else at some place: nothing, junk, another part of the file, a cycle."""
    path = random.choice(list(places(tree)))
    parent, key = at(tree, path[:-1]), path[-1]
    how = random.randrange(7)
    if how == 0:
        del parent[key]
    elif how < 3:
        parent[key] = deepcopy(random.choice(JUNK))
    elif how == 3:
        parent[key] = deepcopy(at(TREE, random.choice(PLACES)))
    elif how == 4 and isinstance(parent, dict):
        parent[random.choice([*parent, "other"])] = parent.pop(key)
    elif how == 5:
        parent[key] = {"k": parent[key]}
    else:
        parent[key] = [parent[key], deepcopy(parent[key])]


@pytest.mark.parametrize("part", range(3))
def test_any_file_gives_problems_or_a_scenario(part: int) -> None:
    """Three hundred files, each with one to five mistakes: never an error of another sort."""
    came = {"made": 0, "broken": 0}
    for seed in range(100 * part, 100 * part + 100):
        random, tree = Random(seed), deepcopy(TREE)
        for _ in range(random.choice((1, 1, 2, 5))):
            mutate(tree, random)
        try:
            made = compiled_text("house.yaml", written(tree))
        except Broken as broken:
            assert all(PLACE.fullmatch(p) for p in said(broken)), (seed, broken.problems)
            came["broken"] += 1
        else:
            play_a_little(made, seed)
            came["made"] += 1
    assert came["broken"] > 50 and came["made"] > 0


def play_a_little(made: CompiledScenario, seed: int) -> None:
    """Play a compiled scenario for a few choices."""
    random = Random(seed)
    state = noctuary.load(GAME, checked=True).new(2, seed, books=made.tables)
    for _ in range(20):
        if not state.over:
            state.step(random.choice(state.options()).id)


def test_a_broken_scenario_leaves_nothing_behind() -> None:
    """The box is read once: what is wrong with one scenario is not held against the next."""
    problems(doing("{dammage: 1}"))
    assert isinstance(compiled_text("house.yaml", house(rounds="9")), CompiledScenario)


# ---- the map


def plan_of(places: dict[str, tuple[int, int, int]]) -> MapLayout:
    """Return tiles in their places, which are sound."""
    text = "".join(f"{face}: [{x}, {y}, {turns}]\n" for face, (x, y, turns) in places.items())
    file = read("layout.yaml", text)
    assert isinstance(file.root, Map)
    plan = MapLayout(base().tiles, file.root, file)
    assert file.problems == []
    return plan


def turned(plan: MapLayout, turns: int) -> dict[str, tuple[int, int, int]]:
    """Return where the same tiles lie if the whole table is turned by quarters, clockwise."""
    found = {}
    for one in plan.laid[1:]:
        assert one is not None
        x, y, w, h = one.column, one.row, one.width, one.height
        for _ in range(turns):
            x, y, w, h = -y - h, x, h, w
        found[one.face] = (x, y, (one.turns + turns) % 4)
    return found


def joints(plan: MapLayout) -> set[tuple[frozenset[str], str]]:
    """Return every edge of a map by the names of its spaces."""
    names = {s: name for name, s in plan.spaces.items()}
    return {(frozenset((names[a], names[b])), EDGES[kind]) for a, b, kind in plan.edges}


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_table_that_is_turned_is_joined_as_before(scenario: str, turns: int) -> None:
    plan = compiled(scenario).plan
    other = plan_of(turned(plan, turns))
    assert joints(other) == joints(plan)
    for before, after in zip(plan.laid[1:], other.laid[1:], strict=True):
        assert before is not None and after is not None
        if turns == 2:
            assert (after.width, after.height) == (before.width, before.height)
        for (side, _, kind), (now, _, same) in zip(before.rim, after.rim, strict=True):
            assert SIDES.index(now) == (SIDES.index(side) + turns) % 4 and kind == same


FACES = sorted(str(face) for tile in base().tiles for face in tile["faces"])


@pytest.mark.parametrize("turns", range(4))
def test_connectors_turn_with_their_tile(turns: int) -> None:
    """Of every face in the box: each connector lies on the side and the module it is said to lie
    on, and the space beside it touches it there.
    """
    met = 0
    for face in FACES:
        plan = plan_of({face: (3, -2, turns)})
        one = plan.laid[1]
        assert one is not None
        for out, (side, module, _) in zip(plan.faces[face].get("out", {}), one.rim, strict=True):
            (x1, y1), (x2, y2) = plan.rim_line(f"{face}.{out}")
            along, across = ((x1, x2), (y1, y2)) if side in "NS" else ((y1, y2), (x1, x2))
            start, far = (one.column, one.row) if side in "NS" else (one.row, one.column)
            far += {"S": one.height, "E": one.width}.get(side, 0)
            assert across == (UNIT * far, UNIT * far)
            assert sorted(along) == [UNIT * (start + module) + k for k in (2, 4)]
            beside = plan.polygons[plan.beside(f"{face}.{out}")]
            dx, dy = STEP[side]
            assert inside(beside, (x1 + x2) / 2 - dx / 4, (y1 + y2) / 2 - dy / 4)
            met += 1
    assert met > 40


# ---- ours


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_our_scenarios_are_rich(scenario: str) -> None:
    root = read("x", source(scenario)).root
    made = compiled(scenario)
    assert len(root["events"]) >= 30 and len(root["tokens"]) >= 15 and len(root["puzzles"]) >= 2
    ends = {(row[1], row[2]) for row in made.tables["code"] if row[0] == Opcode.END}
    assert len(ends | {(0, made.tables["limits"][4])}) >= 3
    assert len(root["epilogues"]) >= 3 and {won for won, _ in ends} == {0, 1}


def first_turn(scenario: str, seed: int) -> dict[str, Any]:
    """Return the fields of a night at its first turn."""
    state = noctuary.load(GAME).new(2, seed, {"scenario": scenario})
    while state.fields()["round"] < 1 or state.fields()["phase"] != Phase.INVESTIGATORS:
        state.step(state.options()[-1].id)
    return dict(state.fields())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_three_things_are_decided_by_chance_before_the_first_turn(scenario: str) -> None:
    made, nights = compiled(scenario), [first_turn(scenario, seed) for seed in range(12)]
    lots = [n for name, n in made.variables.items() if name.startswith("drawn at")]
    drawn = [
        (*(g["vars"][n] for n in lots), *(g["lots"][n] for n in range(len(made.lots))))
        for g in nights
    ]
    assert sum(len(set(lot)) > 1 for lot in zip(*drawn, strict=True)) >= 3
    assert drawn[0] != drawn[1] and len(set(drawn)) > 6
    assert len({frozenset(g["board"]) for g in nights}) > 1, "and it can be seen"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_exploration_leads_to_a_tile(scenario: str) -> None:
    made = compiled(scenario)
    explore = [t for t in made.tokens if t and t.space > 0 and TOKENS[t.kind] == "explore"]
    edges = {t.id: made.tables["pieces"][made.tokens.index(t)][2] for t in explore}
    assert explore and [name for name, edge in edges.items() if edge <= 0] == []


def texts(x: Any) -> Iterator[tuple[str, str]]:
    """Yield every pair of texts in a scenario."""
    yield from (*x.texts[1:], *x.choices[1:], *x.puzzles, x.name, x.blurb)
    for face in x.faces[1:]:
        yield face.name
    for creature in x.creatures:
        yield creature.name
    for k, t in enumerate(x.tokens):
        if t is not None:
            yield x.token_name(k)
    yield from x.plan.names[1:]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_text_stands_in_two_languages(scenario: str) -> None:
    pairs = list(texts(compiled(scenario)))
    assert len(pairs) > 400 and [p for p in pairs if not (p[0].strip() and p[1].strip())] == []
    sentences = [p for p in pairs if len(p[0].split()) > 4]
    assert len(sentences) > 150 and [en for en, fr in sentences if en == fr] == []
