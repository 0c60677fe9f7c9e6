"""The commands for authors: show, trial, words, pack, schema."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from noctuary.games.mansions2.scenario import SCENARIOS, Broken, compiled_package, shipped
from noctuary.games.mansions2.scenario.graph import Line, graph
from noctuary.games.mansions2.scenario.package import SCENARIO, Package
from noctuary.games.mansions2.scenario.schema import schema
from noctuary.games.mansions2.tools.playtest import share, trial
from tests.cli.test_commands import elsewhere, said
from tests.games.mansions2.nights import SMALL, night, package

ROOT = Path(__file__).parents[3]


@pytest.fixture
def folder() -> Iterator[Path]:
    with elsewhere() as folder:
        yield folder


def keep(folder: Path, given: Package) -> Path:
    """Write a package into a folder `here`."""
    for name, data in given.files.items():
        path = folder / "here" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder / "here"


# ---- check


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Nothing is wrong with it."), ("fr", "Tout est en ordre.")],
)
def test_a_sound_night(folder: Path, lang: str, line: str) -> None:
    keep(folder, package(SMALL))
    assert said(f"scenario check here --lang {lang}") == (0, f"{line}\n", "")


def test_what_is_wrong_is_told_with_the_path_of_the_file(folder: Path) -> None:
    keep(folder, package(night(objectives="{o: [a, b]}")))
    code, out, err = said("scenario check here --lang fr")
    assert (code, err) == (1, "")
    first, last = out.splitlines()
    assert first.startswith("here/scenario.yaml:") and "jamais fixé" in first
    assert last == "Une chose ne va pas."


def test_there_is_nothing_to_check(folder: Path) -> None:
    code, out, err = said("scenario check nowhere --lang en")
    assert (code, out) == (2, "") and "no scenario at nowhere" in err
    (folder / "empty").mkdir()
    code, out, _ = said("scenario check empty --lang en")
    assert code == 1 and "there is no scenario.yaml in it" in out


# ---- show


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_show(folder: Path, lang: str) -> None:
    keep(folder, package(SMALL))
    code, out, err = said(f"scenario show here --lang {lang}")
    assert (code, err) == (0, "")
    wanted = {"en": ("A small night", "Kitchen"), "fr": ("Une petite nuit", "Cuisine")}[lang]
    for part in (*wanted, "01A   01A   10A   10A", "x_east", "e_east  (call)", "spawn cultist"):
        assert part in out
    assert "scenario-" not in out


def test_what_leads_to_what() -> None:
    found = graph(package(SMALL).source())
    assert [n.name for n in found.nodes] == [
        "start",
        "x_east",
        "p_host",
        "i_box",
        "e_begin",
        "e_east",
    ]
    assert found.of("x_east") == [Line("x_east", "call", "e_east")]
    assert Line("i_box", "end", "win won") in found.lines
    assert Line("start", "token", "p_host") in found.lines


# ---- trial


def test_a_trial_counts_ends_rounds_and_events(folder: Path) -> None:
    keep(folder, package(SMALL))
    code, out, err = said("scenario trial here --games 12 --lang en")
    assert (code, err) == (0, "")
    assert "12 games of sensible bots" in out and "12 games of bots that do anything" in out
    for name in ("e_begin", "e_east", "won", "rounds", "never seen"):
        assert name in out
    assert said("scenario trial here --games 12 --lang en")[1] == out, (
        "the same seed, the same games"
    )


def test_sensible_bots_play_better_than_others() -> None:
    made = compiled_package(package(SMALL))
    names = list(SMALL["events"])
    wild, wise = (trial(made, names, policy, 40) for policy in ("random", "sense"))
    assert wise.won.n > wild.won.n and wise.ends["won"].n == wise.won.n
    assert sum(part.n for part in wise.ends.values()) == wise.games == 40
    assert wise.events["e_begin"].n == 40 and wise.won.low < wise.won.value <= wise.won.high
    low, high = wise.rounds[1:]
    assert low <= wise.rounds[0] <= high


def test_events_that_never_happen_are_named() -> None:
    tree = night(events="{e_far: {by: {round: 8}, if: [{monsters: 9}], t: [a, b], do: []}}")
    found = trial(compiled_package(package(tree)), ["e_begin", "e_far"], "sense", 10)
    assert found.never == ["e_far"]


def test_shares() -> None:
    assert share(0, 0).high == 1 and share(5, 10).value == 0.5
    half = share(50, 100)
    assert 0.40 < half.low < 0.41 and 0.59 < half.high < 0.60


# ---- words


def test_missing_translations_are_listed(folder: Path) -> None:
    keep(folder, package(night(blurb={"en": "Only."})))
    code, out, _ = said("scenario words here --lang en")
    assert code == 0 and "blurb is missing in fr" in out and "16 texts, 1 missing." in out


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_texts_are_moved_into_files_of_words(folder: Path, scenario: str) -> None:
    code, _, err = said(f"scenario words {scenario} --out here")
    assert (code, err) == (0, "")
    before, after = compiled_package(shipped(scenario)), compiled_package(Package.from_path("here"))
    assert after.texts == before.texts and after.choices == before.choices
    assert after.names == before.names and after.tables == before.tables
    bare = Path("here", SCENARIO).read_text("utf-8")
    assert before.texts[3][0] not in bare and "prologue: prologue" in bare
    code, _, err = said(f"scenario words {scenario} --out here")
    assert code == 2 and "already" in err


def test_what_is_missing_becomes_a_remark(folder: Path) -> None:
    keep(folder, package(night(blurb={"en": "Only."})))
    assert said("scenario words here --out there")[0] == 0
    assert "# blurb =\n#     Only.\n" in Path("there/words/fr.ftl").read_text("utf-8")
    code, out, _ = said("scenario check there --lang en")
    assert code == 1 and "missing in: fr" in out


def test_blocks_and_remarks_of_the_file_stay(folder: Path) -> None:
    text = package(SMALL).texts[SCENARIO] + "# the end\n"
    assert "\n- A small night\n" in text, "written as blocks"
    given = package(SMALL)
    keep(folder, given)
    Path("here", SCENARIO).write_text(text, "utf-8")
    assert said("scenario words here --out there")[0] == 0
    bare = Path("there", SCENARIO).read_text("utf-8")
    assert bare.endswith("# the end\n") and "name:" in bare and "A small night" not in bare
    assert compiled_package(Package.from_path("there")).names == compiled_package(given).names


# ---- pack


def test_a_package_is_the_same_bytes_every_time(folder: Path) -> None:
    keep(folder, package(SMALL))
    code, out, _ = said("scenario pack here --lang en")
    assert code == 0 and "small.night" in out and "sha256:" in out
    first = Path("small.night").read_bytes()
    assert said("scenario pack here --out again.night")[0] == 0
    assert Path("again.night").read_bytes() == first
    again = Package.from_bytes(first)
    assert again.packed == first and again.hash in out
    assert said("scenario check small.night")[0] == 0


def test_a_night_that_lacks_something_is_not_packed(folder: Path) -> None:
    keep(folder, package(night(objectives="{o: [a, b]}")))
    code, out, _ = said("scenario pack here --lang en")
    assert code == 1 and "never set" in out and not Path("small.night").exists()


def test_other_files_of_an_author_are_not_packed(folder: Path) -> None:
    keep(folder, package(SMALL))
    Path("here/notes.txt").write_text("mine")
    assert said("scenario pack here")[0] == 0
    assert set(Package.from_bytes(Path("small.night").read_bytes()).files) == {SCENARIO}


def test_a_file_that_is_no_package() -> None:
    with pytest.raises(Broken):
        Package.from_bytes(b"night")


# ---- schema


def test_the_schema_in_the_documentation_is_that_of_the_compiler() -> None:
    kept = json.loads((ROOT / "docs/reference/scenario.schema.json").read_text("utf-8"))
    assert kept == schema(), "noctuary scenario schema > docs/reference/scenario.schema.json"


def fits(value: object, by: dict[str, object], whole: dict[str, object]) -> bool:
    """Whether a value fits a schema, as far as ours go."""
    if "$ref" in by:
        name = str(by["$ref"]).rpartition("/")[2]
        return fits(value, whole["$defs"][name], whole)  # type: ignore[index]
    for any_of in ("anyOf", "oneOf"):
        if any_of in by and not any(fits(value, one, whole) for one in by[any_of]):  # type: ignore[attr-defined]
            return False
    if "enum" in by and str(value) not in by["enum"]:  # type: ignore[operator]
        return False
    kinds = {"object": dict, "array": list, "string": str, "integer": int}
    if "type" in by and not isinstance(value, kinds[str(by["type"])]):
        return False
    if isinstance(value, dict):
        known, more = by.get("properties", {}), by.get("additionalProperties", {})
        patterned = by.get("patternProperties", {})
        for key, inner in value.items():
            one = known.get(
                key, next(iter(patterned.values()), more) if str(key).isdecimal() else more
            )  # type: ignore[attr-defined]
            if one is False or not fits(inner, one, whole):
                return False
        return all(key in value for key in by.get("required", ()))  # type: ignore[attr-defined]
    if isinstance(value, list) and "items" in by:
        return all(fits(inner, by["items"], whole) for inner in value)  # type: ignore[arg-type]
    return True


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_our_nights_fit_the_schema(scenario: str) -> None:
    tree = yaml.load(shipped(scenario).texts[SCENARIO], Loader=yaml.SafeLoader)
    whole = schema()
    for key, value in tree.items():
        assert fits(value, whole["properties"][key], whole), key
    assert not fits({**tree, "tokenz": {}}, whole, whole)
    assert not fits({"e": {"by": "strt"}}, whole["properties"]["events"], whole)
