"""What `noctuary scenario check` finds in a scenario that can be read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.scenario import SCENARIOS, shipped
from noctuary.games.mansions2.scenario import package as packages
from noctuary.games.mansions2.scenario.check import check
from noctuary.games.mansions2.scenario.yaml_reader import Noun
from noctuary.i18n import LANGUAGES, FluentTranslations, message_variables
from tests.games.mansions2.nights import SMALL, night, package
from tests.games.mansions2.test_compiler import WRONG
from tests.support import clause


def found(tree: dict[str, Any], lang: str = "en", **words: str) -> list[str]:
    """Return the problems of a night, with plain quotes and without the file."""
    speech = FluentTranslations(GAME.package, lang)
    told = [p.full_text(speech) for p in check(package(tree, **words)).problems]
    return [re.sub("[\u2018\u2019]", "'", line).removeprefix("scenario.yaml:") for line in told]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nothing_is_wrong_with_ours(scenario: str) -> None:
    report = check(shipped(scenario))
    assert report.problems == () and report.made is not None


def test_nothing_is_wrong_with_the_small_night() -> None:
    assert found(SMALL) == []


def option(do: str) -> str:
    """Return an event at the start."""
    return "{e_more: {by: start, do: [" + do + "]}}"


LACKS: dict[str, tuple[dict[str, Any], str]] = {
    "a token": (
        night(tokens="{s: {kind: search, at: 01A.a, opts: [{t: [a, b]}]}}"), "token s is n",
    ),
    "a token behind one that is never placed": (
        night(tokens="{s: {kind: search, at: 01A.a, opts: [{t: [a, b], do: [{token: u}]}]}, "
        "u: {kind: search, at: 01A.a, opts: [{t: [a, b]}]}}"), "token u is never placed",
    ),
    "a tile": (night(layout="{13A: [-2, 1, 0]}"), "tile 13A is never laid"),
    "a puzzle": (night(puzzles="{z: {type: tower, skill: lore}}"), "puzzle z is never opened"),
    "an objective": (night(objectives="{o: [a, b]}"), "objective o is never set"),
    "an epilogue": (night(epilogues="{sad: [a, b]}"), "epilogue sad is never told"),
    "a card": (
        night(cards="[{id: c, name: [a, b], traits: [evidence]}]"), "card c is never gained",
    ),
    "an event that nothing calls": (night(events="{e: {by: call}}"), "nothing calls event e"),
    "an event that waits in vain": (
        night(events="{e: {by: {defeated: ghost}, do: []}}"), "nothing can lead to 'e'",
    ),
    "an event whose condition never holds": (
        night(start="{vars: {}}", events="{e: {by: each_round, if: [{flag: x}], do: []}}"),
        "nothing can lead to 'e'",
    ),
    "a variable": (
        night(events="{e: {by: each_round, if: [{not: {flag: trst}}], do: []}}"),
        "nothing sets the variable 'trst'; there are: trust",
    ),
    "a circle": (
        night(events="{a: {by: start, do: [{call: b}]}, b: {by: call, do: [{call: c}]}, "
        "c: {by: call, do: [{call: b}]}}"), "without a question: b → c → b",
    ),
    "a victory": (
        night(tokens="{i_box: {kind: search, at: 10A.a, opts: [{t: [a, b]}]}}"), "victory",
    ),
    "a victory that can be had": (
        night(tokens="{p_host: {kind: person, who: servant, at: 01A.a, opts: [{t: [a, b], do: "
        "[{clue: 1}]}]}}"), "nothing can lead to a victory",
    ),
    "a defeat": (night(rounds=None), "the night can be lost by nobody's delay"),
    "a way": (
        night(layout="{17A: [9, 9, 0]}", events=option("{tile: 17A}")), "from the start to 17A",
    ),
    "a connector": (
        night(tokens="{x: {kind: explore, at: 01A.S0, opts: [{t: [a, b]}]}}",
        events=option("{token: x}")), "01A.S0 is an outer edge",
    ),
    "something to explore": (
        night(tokens="{x_east: {kind: search, at: 01A.a, opts: [{t: [a, b], do: "
        "[{call: e_east}]}]}}"),
        "nothing to explore.*MAN2-020",
    ),
    "something to gather": (
        night(tokens="{p_host: {kind: person, who: servant, at: 01A.a, opts: [{t: [a, b], do: "
        "[{add: {trust: 1}}]}]}}"), "gather Clues.*MAN2-020",
    ),
    "ease": (night(beginner="true", difficulty="3"), "for beginners.*MAN2-058"),
    "brevity": (night(beginner="true", minutes="90"), "for beginners.*MAN2-058"),
    "challenges": (
        night(tokens="{p_host: {kind: search, at: 01A.a, opts: [{t: [a, b], do: [{clue: 1}, "
        "{add: {trust: 1}}]}]}}",
        events="{e_east: {by: call, do: [{remove: x_east}, {tile: 10A}, {token: i_box}]}}"),
        "there are: puzzles.*MAN2-522",
    ),
    "another format": (night(format="2"), "this is format 2; the one known here is 1"),
    "a language": (night(languages="[en, de]"), "'de' is not a language"),
    "a text in one language": (night(blurb={"en": "Only."}), "this text is missing in: fr"),
    "a variable in a text": (night(blurb=["{ $you }", "x"]), r"no variable \$you"),
    "markup": (night(blurb=["<b>x</b>", "x"]), "'<b' is markup"),
    "a hidden sign": (night(blurb=["a\u202eb", "x"]), r"nobody sees: U\+202E"),
    "brevity of a text": (night(blurb=["a" * 4001, "x"]), "4001 letters; 4,000 at most"),
}  # fmt: skip


@pytest.mark.parametrize("name", LACKS)
def test_what_a_night_lacks(name: str) -> None:
    tree, expected = LACKS[name]
    told = found(tree)
    assert [line for line in told if re.search(expected, line)], told


@clause("MAN2-020")
def test_a_night_must_have_something_to_explore_and_to_gather() -> None:
    for name in ("something to explore", "something to gather"):
        assert any("MAN2-020" in line for line in found(LACKS[name][0]))
    assert not any("MAN2-020" in line for line in found(SMALL))


@clause("MAN2-058")
def test_a_night_for_beginners_is_short_and_simple() -> None:
    assert found(night(beginner="true")) == []
    for name in ("ease", "brevity"):
        assert any("MAN2-058" in line for line in found(LACKS[name][0]))


@clause("MAN2-522")
def test_a_night_has_challenges_of_two_kinds() -> None:
    assert any("MAN2-522" in line for line in found(LACKS["challenges"][0]))
    without = night(puzzles={"z_box": "~"}, tokens=LACKS["a victory"][0]["tokens"])
    assert not any("MAN2-522" in line for line in found(without)), "monsters and persons will do"


def test_a_circle_with_a_question_is_none() -> None:
    asked = "{choose: [{t: [a, b], do: [{call: a}]}, {t: [c, d], do: []}], t: [e, f]}"
    assert found(night(events="{a: {by: start, do: [" + asked + "]}}")) == []


def test_problems_come_in_the_order_of_the_file() -> None:
    told = found(night(objectives="{o: [a, b]}", epilogues="{sad: [a, b]}", difficulty="x"))
    lines = [int(line.split(":")[0]) for line in told]
    assert lines == sorted(lines) and len(lines) == 3


# ---- words in files of their own


KEYED = night(name="title", blurb="short")


def test_texts_may_stand_in_files_of_their_own() -> None:
    en, fr = "title = The Well\nshort =\n    Down\n    there.\n", "title = Le Puits\nshort = Là.\n"
    report = check(package(KEYED, en=en, fr=fr))
    assert report.problems == () and report.made is not None
    assert report.made.name == ("The Well", "Le Puits")
    assert report.made.blurb == ("Down\nthere.", "Là.")


@pytest.mark.parametrize(
    ("en", "fr", "expected"),
    [
        ("title = A\nshort = B", "title = A", "this text is missing in: fr"),
        ("title = A\nshort = B\nmore = C", "title = A\nshort = B\nmore = C", "names 'more'"),
        ("title = { $x }\nshort = B", "title = A\nshort = B", r"words/en.ftl:1:1: .* \$x"),
        ("title = A\nshort = B\n???\n", "title = A\nshort = B", "words/en.ftl:3:1: .*Fluent"),
        ("title = A\ntitle = A\nshort = B", "title = A\nshort = B", "words/en.ftl:2:1: .*twice"),
        ("title = { NUMBER(3) }\nshort = B", "title = A\nshort = B", "words/en.ftl:1:1: .*markup"),
    ],
)
def test_what_is_wrong_with_words(en: str, fr: str, expected: str) -> None:
    told = found(KEYED, en=en, fr=fr)
    assert [line for line in told if re.search(expected, line)], told


def first_of_pairs(x: Any, key: str = "") -> Any:
    """Return a night of which only the English is left."""
    if isinstance(x, dict):
        inner = key in ("objectives", "epilogues")
        return {k: first_of_pairs(v, "t" if inner else k) for k, v in x.items()}
    if isinstance(x, list):
        said = key in ("t", "look", "name", "blurb", "prologue", "quiet")
        return x[0] if said else [first_of_pairs(v) for v in x]
    return x


def test_a_night_may_be_in_one_language() -> None:
    tree = {**first_of_pairs(SMALL), "languages": ["en"]}
    assert found(tree) == []
    made = check(package(tree)).made
    assert made is not None and made.name == ("A small night", "A small night")
    assert found({**tree, "languages": ["fr"]}) == []
    assert "both languages" in found({**tree, "languages": ["en", "fr"]})[0]


# ---- words of the problems themselves


SCENARIO_FILES = sorted(Path(packages.__file__).parent.glob("*.py"))


def strings(calls: tuple[str, ...]) -> Iterator[str]:
    """Yield the second argument of such calls, where it is a plain string."""
    for file in SCENARIO_FILES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                what = node.args[1] if name in calls and len(node.args) > 1 else None
                if isinstance(what, ast.Constant) and isinstance(what.value, str):
                    yield what.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_wrong_has_words(lang: str) -> None:
    known = message_variables(GAME.package, lang)
    keys = {f"problem-{key}" for key in strings(("problem", "_problem"))}
    keys |= {Noun(what).key for what in strings(("of", "index"))}
    things = {what for what in strings(("mapping", "row", "only", "wanted")) if " " in what}
    keys |= {Noun(what).key for what in things}
    assert len(keys) > 90 and sorted(keys - known.keys()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_problems_say_all_they_are_given(lang: str) -> None:
    """No variable of a message stays open."""
    told = [line for tree, _ in LACKS.values() for line in found(tree, lang)]
    assert told and [line for line in told if "{$" in line or "problem-" in line] == []
    assert len(WRONG) > 60
