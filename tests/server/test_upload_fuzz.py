"""Forged journals over HTTP: a table that can be used like any other, or a refusal with texts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from noctuary.kernel import games
from noctuary.kernel.journal import Journal
from tests.journals import hostile
from tests.server.house import House, Json, config
from tests.server.test_message_fuzz import calm as calm
from tests.support import Attacks, fuzz, trials


def used(house: House, keys: Json) -> None:
    """Do everything with a table that can be done to it."""
    id, seats = keys["table"], [s["key"] for s in keys["seats"]]
    held = {"authorization": f"Bearer {keys['host']}"}
    assert house.http.get(f"/api/tables/{id}", headers=held).status_code == 200
    (row,) = house.http.post("/api/mine", json={"keys": [keys["host"]]}).json()
    assert row["table"]["id"] == id
    with house.sit(id, *seats, keys["host"]) as eve:
        assert eve.request("look", at=0)["type"] == "shown"
        assert eve.request("look", at=1 << 40)["type"] == "refused"
        assert eve.request("say", text="x")["type"] in ("done", "refused")
        if eve.my_turn_now():
            eve.choose()
    report = house.http.post(f"/api/tables/{id}/report", json={"key": seats[0], "note": "?"})
    assert report.status_code == 200
    download = house.http.post(f"/api/tables/{id}/journal", json={"key": keys["host"]})
    if download.status_code == 200:
        assert Journal.parse(download.content).state.over
        assert report.content == download.content
    else:
        assert download.json()["error"] == "error-journal-running"
        assert json.loads(report.content)["table"] == id


@fuzz
@pytest.mark.usefixtures("calm")
def test_forged_uploads(tmp_path: Path) -> None:
    house, random, taken = House(config(tmp_path)), Attacks(17), 0
    for _ in trials(150):
        data = hostile.journal(random)
        answer = house.http.post("/api/journals", params={"name": "Eve"}, content=data)
        assert answer.status_code == 201 or 400 <= answer.status_code < 500, data
        if answer.status_code == 201:
            used(house, answer.json())
            taken += 1
        else:
            assert answer.json()["error"] == "error-journal"
            assert len(answer.json()["args"]["text"]) < 500
    assert taken and random.met() == hostile.EVERYTHING
    house.close()


@fuzz
@pytest.mark.usefixtures("calm")
def test_tables_with_hostile_options(tmp_path: Path) -> None:
    house, random = House(config(tmp_path)), Attacks(19)
    for _ in trials(250):
        game = games()[random.pick("game", sorted(games()))]
        junk: Any = json.loads(random.pick("junk", hostile.JUNK))
        option = random.pick(game.id, game.options)
        value = hostile.put(
            json.loads(json.dumps(option.default)),
            random.choice(hostile.places(option.default)),
            junk,
        )
        wish = {"game": game.id, "name": "Eve", "options": {option.name: value}}
        wish |= {"seats": [{"who": "me"}] * random.choice(game.seats)}
        answer = house.http.post("/api/tables", content=json.dumps(wish))
        assert answer.status_code == 201 or 400 <= answer.status_code < 500, wish
    assert random.met() == {"game", "junk", *games()}
    house.close()
