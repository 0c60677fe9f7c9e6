"""Attachments: uploaded, listed, played, stored, taken along by journals."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from noctuary.games.mansions2.attachments import find
from noctuary.games.mansions2.scenario.package import Package
from tests.games.mansions2.nights import SMALL, night, package
from tests.server.house import EASY, House, Json, config

FILES = "/api/games/mansions2/files"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("brought")


@pytest.fixture(scope="module")
def house(kept: Path) -> Iterator[House]:
    """Start a server that keeps its tables in a file."""
    found = House(config(kept))
    yield found
    found.close()


def bring(house: House, given: Package | bytes, status: int = 201) -> Json:
    """Upload a package."""
    data = given.packed if isinstance(given, Package) else given
    answer = house.http.post(FILES, content=data)
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    return found


def opened(house: House, name: str, *seats: str) -> Json:
    """Open a table with an uploaded scenario."""
    return house.open(*seats, game="mansions2", options={"scenario": name})


def test_a_night_is_brought_listed_and_played(house: House) -> None:
    brought = bring(house, package(SMALL))
    assert brought["name"] == package(SMALL).hash
    assert brought["note"]["name"]["fr"] == "Une petite nuit"
    assert bring(house, package(SMALL))["name"] == brought["name"], "twice is once"
    listed = house.http.get(FILES).json()
    assert [f["name"] for f in listed].count(brought["name"]) == 1
    keys = opened(house, brought["name"], "me", "me")
    with house.sit(keys["table"], *(s["key"] for s in keys["seats"])) as ann:
        assert ann.view["title"]["en"] == "A small night"
        assert house.hub.rooms[keys["table"]].table.game.checked


def test_everything_that_is_wrong_is_told_in_both_languages(house: House) -> None:
    tree = night(objectives="{o: [a, b]}", rounds="0")
    refused = bring(house, package(tree), 422)
    assert refused["error"] == "error-file" and refused["args"] == {"n": 2}
    (rounds, objective) = refused["problems"]
    assert "from 1 to 60" in rounds["en"] and "jamais fixé" in objective["fr"]
    assert rounds["en"].startswith("scenario.yaml:")
    assert bring(house, b"no zip", 422)["problems"][0]["en"].startswith("scenario.yaml:1:1: ")
    assert package(tree).hash not in house.http.get(FILES).text


def test_what_is_no_file_of_a_game(house: House) -> None:
    answer = house.http.post("/api/games/gates/files", content=package(SMALL).packed)
    assert (answer.status_code, answer.json()["error"]) == (400, "error-file-game")
    answer = house.http.post("/api/games/chess/files", content=b"")
    assert answer.status_code == 404
    assert house.http.get("/api/games/gates/files").json() == []
    large = house.http.post(FILES, content=b"x" * (EASY.file + 1))
    assert (large.status_code, large.json()["error"]) == (413, "error-too-large")


def test_a_night_that_nobody_has_cannot_be_played(house: House) -> None:
    wish = {"game": "mansions2", "name": "Ann", "seats": [{"who": "me"}]}
    answer = house.http.post(
        "/api/tables", json=wish | {"options": {"scenario": "sha256:" + "0" * 64}}
    )
    assert answer.status_code == 400 and answer.json()["error"] == "error-option"


def test_bots_play_a_night_of_strangers(house: House) -> None:
    name = bring(house, package(SMALL))["name"]
    keys = opened(house, name, "heuristic", "heuristic")
    with house.sit(keys["table"], keys["host"]) as ann:
        while not ann.table["over"]:
            ann.hear()


def test_the_table_and_its_journal_bring_the_night_along(kept: Path, house: House) -> None:
    name = bring(house, package(night(minutes="33")))["name"]
    keys = opened(house, name, "heuristic", "heuristic")
    id = keys["table"]
    with house.sit(id, keys["host"]) as ann:
        while not ann.table["over"]:
            ann.hear()
    data = house.http.post(f"/api/tables/{id}/journal", json={"key": keys["host"]}).content
    assert list(json.loads(data.splitlines()[0])["files"]) == [name]
    house.close()
    gc.collect()
    assert find(name) is None, "nobody has it in memory"
    again = House(config(kept))
    try:
        with again.sit(id, keys["host"]) as ann:
            assert ann.view["title"]["en"] == "A small night"
        other = House(config(kept / "other"))
        try:
            answer = other.http.post("/api/journals", params={"name": "Ann"}, content=data).json()
            assert [f["name"] for f in other.http.get(FILES).json()] == [name]
            with other.sit(answer["table"], *(s["key"] for s in answer["seats"])) as ann:
                assert ann.table["over"] and ann.view["title"]["fr"] == "Une petite nuit"
        finally:
            other.close()
    finally:
        again.close()
