"""Nights that are not in the box: played by path, kept with journals, on the checked build."""

from __future__ import annotations

import gc
import json
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.attachments import check, find, hold, take
from noctuary.games.mansions2.options import scenario_of
from noctuary.games.mansions2.scenario import compiled, shipped
from noctuary.games.mansions2.tools import BadScenario, commands
from noctuary.i18n import FluentGameTexts
from noctuary.kernel import BadJournal, BadOption, BadState, load
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.lines import with_checksum
from tests.cli.test_commands import elsewhere, said
from tests.games.mansions2.nights import SMALL, night, package
from tests.games.mansions2.test_tools import keep


@pytest.fixture
def folder() -> Iterator[Path]:
    with elsewhere() as folder:
        yield folder
    commands.held.clear()


def played(journal: Journal, steps: int = 40) -> bytes:
    """Return a journal after some choices, as a file has it."""
    random = Random(1)
    for _ in range(steps):
        if not journal.state.over:
            journal.choose(random.choice(journal.state.options()).id)
    return "".join(line + "\n" for line in journal.lines).encode()


def begun() -> Journal:
    """Begin a journal of the small night; nobody else holds its package."""
    held = hold(package(SMALL))
    return Journal(load(GAME), 2, 5, {"scenario": held.name})


# ---- by content


def test_a_package_is_known_for_as_long_as_it_is_held() -> None:
    held = hold(package(night(minutes="21")))
    assert hold(package(night(minutes="21"))) is held and find(held.name) is held
    assert take(held.data) is held
    assert scenario_of({"scenario": held.name, "annex": True}).id == "small"
    name = held.name
    del held
    gc.collect()
    assert find(name) is None
    for wrong in (name, "sha256:", "sha256:" + "g" * 64, "nowhere", 3, None, ["x"]):
        with pytest.raises(BadOption):
            GAME.resolve({"scenario": wrong})


def test_a_night_that_cannot_be_played_is_no_option() -> None:
    broken = hold(package(night(rounds="0")))
    with pytest.raises(BadOption):
        load(GAME).new(2, 1, {"scenario": broken.name})
    with pytest.raises(BadState):
        take(b"nothing")


def test_a_night_from_outside_is_checked_whole() -> None:
    held = check(package(SMALL).packed)
    assert held.note["name"] == {"en": "A small night", "fr": "Une petite nuit"}
    assert (held.note["minutes"], held.note["difficulty"]) == (20, 1)
    with pytest.raises(BadScenario) as refused:
        check(package(night(objectives="{o: [a, b]}")).packed)
    assert [p.key for p in refused.value.problems] == ["never-set"]
    with pytest.raises(BadScenario):
        check(b"PK")


# ---- the build


def test_what_strangers_wrote_is_read_with_bounds_checks() -> None:
    assert begun().game.checked
    ours = Journal(load(GAME), 2, 5, {"scenario": "salt_parish"})
    assert not ours.game.checked
    again = Journal.parse(played(ours, 3), GAME)
    assert not again.game.checked, "the books of our own night"
    books = compiled("salt_parish").tables
    other = load(GAME).book_cache.read({**books, "limits": (*books["limits"][:-1], 1)})
    assert Journal(load(GAME), 2, 5, {"scenario": "salt_parish"}, books=other).game.checked


def test_a_circle_runs_out_of_fuel() -> None:
    """Nobody waits for a night that goes round and round."""
    tree = night(
        events="{a: {by: start, do: [{when: [{not: {flag: never}}], then: [{call: b}]}]}, "
        "b: {by: call, do: [{when: [{not: {flag: never}}], then: [{call: a2}]}]}, "
        "a2: {by: call, do: [{when: [{not: {flag: never}}], then: [{call: b}]}]}}"
    )
    held = hold(package(tree))
    state = load(GAME, checked=True).new(2, 5, {"scenario": held.name})
    while not state.over and state.choice_count < 60:
        state.step(state.options()[0].id)
    assert state.over


# ---- journals


def test_a_journal_brings_its_package_along() -> None:
    first = begun()
    data, name = played(first), first.header["options"]["scenario"]
    assert list(first.header["files"]) == [name]
    fields = first.state.fields()
    del first
    gc.collect()
    assert find(name) is None
    again = Journal.parse(data, GAME)
    assert again.state.fields() == fields and find(name) is not None
    words = FluentGameTexts(again.game, "fr", options=again.header["options"])
    (told, *_) = (t for _, s in again.positions() for t in s.events if t.name == "narrated")
    assert words.event(told) == "Cela commence."
    assert again.fork().header["files"] == again.header["files"]


def changed(data: bytes, **header: Any) -> bytes:
    """Return a journal with another header, sealed as if it were its own."""
    lines, check_sum, out = data.splitlines(), "", b""
    for n, text in enumerate(lines):
        told = {k: v for k, v in json.loads(text).items() if k != "check"}
        told |= header if n == 0 else {}
        line, check_sum = with_checksum(told, check_sum)
        out += line.encode() + b"\n"
    return out


@pytest.mark.parametrize(
    "files",
    [None, {}, [], {"sha256:" + "0" * 64: "UEsDBA=="}, {"x": 3}, {"x": "not base64"}, {"x": ""}],
)
def test_a_journal_without_its_package(files: Any) -> None:
    data = played(begun())
    gc.collect()
    with pytest.raises(BadJournal, match="line 1"):
        Journal.parse(changed(data, files=files), GAME)


def test_a_journal_with_the_package_of_another_name() -> None:
    data = played(begun())
    other = package(night(minutes="22"))
    name = json.loads(data.splitlines()[0])["options"]["scenario"]
    gc.collect()
    with pytest.raises(BadJournal, match="not those of their names"):
        Journal.parse(changed(data, files={name: b64encode(other.packed).decode()}), GAME)


# ---- at the terminal


def test_a_path_is_played(folder: Path) -> None:
    keep(folder, package(SMALL))
    line = "play mansions2 --seats heuristic,heuristic --seed 4 --lang en --file mine.jsonl"
    code, out, err = said(f"{line} --option scenario=here")
    assert (code, err) == (0, "") and "It begins." in out
    header = json.loads(Path("mine.jsonl").read_text("utf-8").splitlines()[0])
    assert header["options"]["scenario"] == package(SMALL).hash in header["files"]
    commands.held.clear()
    gc.collect()
    code, out, err = said("replay mine.jsonl --lang fr --events")
    assert (code, err) == (0, "") and "Cela commence." in out


def test_a_package_is_played(folder: Path) -> None:
    Path("it.night").write_bytes(package(SMALL).packed)
    code, out, err = said(
        "sim mansions2 --games 4 --seats heuristic,random --lang en --option scenario=it.night"
    )
    assert (code, err) == (0, "") and "4" in out


def test_a_path_that_cannot_be_played(folder: Path) -> None:
    keep(folder, package(night(rounds="0")))
    code, out, err = said("play mansions2 --seats heuristic,heuristic --option scenario=here")
    assert (code, out) == (2, "") and "here/scenario.yaml:" in err and "60" in err
    code, _, err = said("play mansions2 --seats heuristic,heuristic --option scenario=nowhere")
    assert code == 2 and "nowhere" in err


def test_ours_have_no_files() -> None:
    journal = Journal(load(GAME), 2, 5, {"scenario": "salt_parish"})
    assert "files" not in journal.header and shipped("salt_parish").hash.startswith("sha256:")
