"""The scenario studio over HTTP: what is wrong, what bots make of it, a table from an event."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from noctuary.games.mansions2.scenario import NIGHTS, shipped
from noctuary.games.mansions2.scenario.check import check
from noctuary.games.mansions2.scenario.package import SCENARIO, Package
from noctuary.games.mansions2.tools import http_types, studio
from noctuary.games.mansions2.tools.http import blank
from noctuary.server.config import Rate
from noctuary.table.workers import bot_service
from tests.cli.test_commands import elsewhere, said
from tests.games.mansions2.nights import SMALL, night, package
from tests.server.house import EASY, House, Json, config
from tests.support import PATIENCE

SCHEMA = Path(__file__).parents[3] / "web/src/games/mansions2/tools/http-types.schema.json"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patient:  # the machine may be busy
        patient.setattr(bot_service, "MAX_JOB_SECONDS", PATIENCE)
        found = House(config(tmp_path_factory.mktemp("studio")))
    yield found
    found.close()


def files(tree: dict[str, Any] | None = None, **words: str) -> dict[str, str]:
    """Return a night as the page sends it."""
    return dict(package(tree or SMALL, **words).texts)


def ask(house: House, path: str, status: int = 200, **wish: Any) -> Json:
    return house.post(f"/api/mansions2/studio/{path}", wish, status)


def looked(given: dict[str, str]) -> http_types.Sheet:
    """Return the sheet of a night, without a server."""
    return studio.look(lambda: False, http_types.SourceWish(given))


def test_the_schema_is_that_of_the_types() -> None:
    written = json.loads(SCHEMA.read_text(encoding="utf-8"))
    assert written == http_types.schema(), f"python -m {http_types.__name__} > {SCHEMA}"


# ---- what is wrong


def test_a_sound_night_is_shown_whole(house: House) -> None:
    sheet = ask(house, "check", files=files())
    assert sheet["flaws"] == [] and sheet["playable"] and sheet["rounds"] == 8
    assert sheet["name"] == {"en": "A small night", "fr": "Une petite nuit"}
    assert {"source": "x_east", "how": "call", "target": "e_east"} in sheet["strands"]
    assert [t["face"] for t in sheet["tiles"]] == ["01A", "10A"]
    spots = {s["name"]: s for s in sheet["spots"]}
    assert spots["x_east"]["edge"] and not spots["p_host"]["edge"] and spots["p_host"]["space"]
    assert {w["key"]: w["said"]["fr"] for w in sheet["wordings"]}["event-e_begin"] == "La pluie."
    assert sheet["epilogues"].keys() == {"won", "late", "fallen"} and sheet["puzzles"] == 1


def test_a_name_that_leads_nowhere_comes_with_those_that_are_near(house: House) -> None:
    broken = files()
    broken[SCENARIO] = broken[SCENARIO].replace("call: e_east", "call: e_eest")
    sheet = ask(house, "check", files=broken)
    flaw = next(f for f in sheet["flaws"] if f["key"] == "unknown")
    assert (flaw["name"], flaw["what"], flaw["there"][0]) == ("e_eest", "event", "e_east")
    assert flaw["weight"] == "stops" and not sheet["playable"]
    line = broken[SCENARIO].splitlines()[flaw["line"] - 1]
    assert line[flaw["column"] - 1 :].startswith("e_eest")
    assert flaw["told"]["what"] == [{"kind": "noun", "text": "noun-event"}]
    assert [t["face"] for t in sheet["tiles"]] == ["01A", "10A"], "the map is there all the same"


@pytest.mark.parametrize(("text", "there"), [("[Rain., '']", ["fr"]), ("['', '']", ["en", "fr"])])
def test_a_text_that_is_missing_stops_nothing(text: str, there: list[str]) -> None:
    given = night(events=f"{{e_begin: {{by: start, t: {text}, do: [{{objective: o_look}}]}}}}")
    sheet = looked(files(given))
    (flaw,) = sheet.flaws
    assert (flaw.key, flaw.weight, flaw.there) == ("not-said", "words", there)
    assert sheet.playable
    assert check(package(given)).problems, "it is still told, and no such night is uploaded"


def test_an_event_that_nothing_calls_stops_nothing() -> None:
    sheet = looked(files(night(events="{e_more: {by: call, t: [a, b], do: []}}")))
    assert [(f.key, f.weight) for f in sheet.flaws] == [("not-called", "remark")]
    assert sheet.playable


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "missing"), ("a: [", "yaml"), ("- 1", "mapping"), ("a: &x 1\nb: *x", "references")],
)
def test_whatever_was_typed_something_is_told(text: str, key: str) -> None:
    sheet = looked({SCENARIO: text})
    assert not sheet.playable and key in {f.key for f in sheet.flaws}
    assert msgspec.json.encode(sheet)


def test_only_files_of_a_scenario_are_looked_at() -> None:
    for name in ("../scenario.yaml", "words/de.ftl", "/etc/passwd"):
        sheet = looked(files() | {name: "x"})
        assert [f.key for f in sheet.flaws] == ["package-path"]
    assert [f.key for f in looked({}).flaws] == ["package-none"]
    assert [f.key for f in looked({SCENARIO: "#" * 1_000_001}).flaws] == ["package-long"]


def test_our_nights_can_be_opened_and_one_to_begin_with(house: House) -> None:
    for name in NIGHTS:
        shown = house.http.get(f"/api/mansions2/studio/night/{name}").json()
        assert shown["files"] == dict(shipped(name).texts)
    shown = house.http.get("/api/mansions2/studio/night/blank").json()
    assert shown["files"] == {SCENARIO: blank()}
    assert house.http.get("/api/mansions2/studio/night/nothing").status_code == 404


def test_the_night_to_begin_with_is_sound_and_neither_hopeless_nor_idle() -> None:
    given = {SCENARIO: blank()}
    assert looked(given).flaws == []
    got = studio.try_out(lambda: False, http_types.TrialWish(given, seats=2, games=60))
    assert 0.1 < got.won / got.games < 0.95
    assert got.events.keys() == {k.name for k in looked(given).knots if k.kind == "event"}


# ---- bots


def test_a_trial_in_pieces_is_the_whole_trial(house: House) -> None:
    whole = ask(house, "trial", files=files(), games=12, seats=2)
    pieces = [ask(house, "trial", files=files(), games=6, seed=n) for n in (0, 6)]
    assert whole["games"] == sum(p["games"] for p in pieces) == 12
    assert whole["won"] == sum(p["won"] for p in pieces)
    assert sum(whole["ends"].values()) == sum(whole["rounds"]) == 12
    assert sum(whole["events"]["e_begin"]) == 12
    assert sum(whole["events"]["e_east"]) == sum(sum(p["events"]["e_east"]) for p in pieces)
    assert whole["example"]["e_begin"] == 0
    first = looked(files()).tiles[0].rooms[0].spaces[0].space
    assert whole["rooms"][str(first)][1] == 12, "everybody begins there"


def test_a_trial_of_a_broken_night_says_why(house: House) -> None:
    got = ask(house, "trial", files={SCENARIO: "a: ["})
    assert got["games"] == 0 and got["flaws"][0]["key"] == "yaml"


def test_a_trial_ends_when_it_is_enough() -> None:
    asked = iter([False] * 400)
    got = studio.try_out(lambda: next(asked, True), http_types.TrialWish(files(), games=100))
    assert 0 < got.games < 100 and sum(got.rounds) == got.games


@pytest.mark.parametrize(
    "wish", [{"games": 101}, {"games": 0}, {"seats": 6}, {"seed": -1}, {"policy": "x"}, {"more": 1}]
)
def test_a_trial_has_bounds(house: House, wish: Json) -> None:
    assert ask(house, "trial", 400, files=files(), **wish)["error"] == "error-malformed"


# ---- a table


def test_a_table_goes_on_where_an_event_has_just_happened(house: House) -> None:
    got = ask(house, "play", files=files(), event="e_east", seats=2)
    assert got["journal"] and got["tried"] >= 1
    keys = house.http.post("/api/journals?name=Ann", content=got["journal"].encode())
    assert keys.status_code == 201, keys.text
    with house.sit(keys.json()["table"], keys.json()["seats"][0]["key"]) as ann:
        assert ann.view["scenario"] == "small" and len(ann.view["tiles"]) == 2
        assert ann.ask is not None


def test_a_table_from_the_beginning(house: House) -> None:
    got = ask(house, "play", files=files(), seats=1)
    assert len(got["journal"].splitlines()) == 1


def test_an_event_that_no_bot_comes_to(house: House) -> None:
    more = "{e_more: {by: {round: 60}, t: [a, b], do: []}}"
    got = ask(house, "play", files=files(night(events=more)), event="e_more")
    assert got["journal"] == "" and got["tried"] > 1 and got["flaws"] == []
    got = ask(house, "play", files={SCENARIO: ""}, event="e_more")
    assert got["journal"] == "" and got["flaws"]


# ---- packages


def test_a_package_is_opened_and_saved(house: House) -> None:
    data = base64.b64encode(package(SMALL).packed).decode()
    got = ask(house, "open", data=data)
    assert got["flaws"] == [] and got["files"] == files()
    saved = ask(house, "pack", files=got["files"])
    assert saved["name"] == "small.night"
    assert dict(Package.from_bytes(base64.b64decode(saved["data"])).texts) == files()
    half = ask(house, "pack", files={SCENARIO: "id: ["})
    assert half["name"] == "scenario.night" and half["flaws"] == [], "it is its author's"


def test_what_is_no_package_is_told(house: House) -> None:
    for data in (b"", b"PK\x03\x04 nonsense", b"x" * 1000):
        got = ask(house, "open", data=base64.b64encode(data).decode())
        assert got["flaws"][0]["key"] == "package-zip" and got["files"] == {}
    assert ask(house, "open", 400, data="not base64!")["error"] == "error-malformed"
    assert ask(house, "pack", files={"x": "y"})["flaws"]


# ---- limits


def test_strangers_have_limits(tmp_path: Path) -> None:
    limits = replace(EASY, tools=Rate(0.001, 3), file=20_000)
    house = House(config(tmp_path, limits=limits))
    try:
        large = ask(house, "check", 413, files={SCENARIO: "#" * 20_000})
        assert large["error"] == "error-too-large"
        ask(house, "check", files={SCENARIO: ""})
        ask(house, "check", 400, files=7)
        assert ask(house, "check", 429, files={SCENARIO: ""})["error"] == "error-too-fast"
    finally:
        house.close()


def test_what_does_not_come_to_an_end_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a night takes to read, its author hears of it, and nobody else waits."""
    monkeypatch.setattr(bot_service, "MAX_JOB_SECONDS", 0.0)
    house = House(config(tmp_path))
    try:
        assert ask(house, "check", 422, files=files())["error"] == "error-too-long"
    finally:
        house.close()


def test_few_at_once_from_one_address(tmp_path: Path) -> None:
    house = House(config(tmp_path, limits=replace(EASY, queries=0)))
    try:
        assert ask(house, "check", 400, files=files())["error"] == "error-thinking"
    finally:
        house.close()


# ---- noctuary studio


def test_a_folder_without_a_scenario() -> None:
    with elsewhere() as folder:
        code, _, err = said("studio nowhere --no-open --lang en")
        assert code == 2 and "There is no scenario.yaml in nowhere" in err
        (folder / "mine").mkdir()
        (folder / "mine" / SCENARIO).write_text("mine", "utf-8")
        code, _, err = said("studio mine --new --no-open --lang fr")
        assert code == 2 and "existe déjà" in err
        assert (folder / "mine" / SCENARIO).read_text("utf-8") == "mine"


def test_a_night_to_begin_with_is_a_package() -> None:
    assert check(Package.from_files({SCENARIO: blank().encode()})).problems == ()
