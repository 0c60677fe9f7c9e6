"""Whatever journal a stranger uploads, nobody is sent much of it at once or waits for it."""

from __future__ import annotations

import json
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from httpx import Response

from noctuary.kernel.journal.lines import with_checksum
from noctuary.server.config import Limits
from noctuary.table.presentation.log_pages import MAX_BYTES
from noctuary.table.uploads import MAX_LINES
from tests.server.hostile import again_and_again, back_and_forth, telling, written
from tests.server.house import Client, House, Json, config
from tests.support import PATIENCE, Attacks, fuzz, trials

SIZE = Limits().journal
LARGEST = MAX_BYTES + 256 * 1024
"""Bytes of a message: lines, and besides them the view, the decision and the table."""


def upload(house: House, data: bytes) -> Response:
    """Upload a journal; reading it has low priority, which takes long on a busy machine."""
    return house.http.post(
        "/api/journals", params={"name": "Eve"}, content=data, timeout=10 * PATIENCE
    )


def received(client: Client, type: str, **fields: object) -> tuple[int, Json]:
    """Return the answer to a request, and its size."""
    n = client.post(type, **fields)
    while True:
        text = client.line.recv(10 * PATIENCE)
        message = json.loads(text)
        if message.get("to") == n or (type == "hello" and message["type"] == "welcome"):
            return len(text), message


def check_bounds(house: House, keys: Json, lines: int) -> None:
    """Check that everything that is sent of a table is short."""
    held = [s["key"] for s in keys["seats"]]
    with house.connect() as eve:
        size, welcome = received(eve, "hello", table=keys["table"], keys=held)
        assert size < LARGEST and len(welcome["lines"]) < lines
        assert welcome["since"] == welcome["lines"][0]["seq"] - 1 > 0
        for before in (welcome["since"] + 1, welcome["seq"] // 2, 2):
            size, part = received(eve, "earlier", before=before)
            assert size < LARGEST and part["lines"][-1]["seq"] == before - 1
        size, talk = received(eve, "earlier", before=welcome["seq"], talk=True)
        assert size < LARGEST and {x["kind"] for x in talk["lines"]} == {"undone"}
        for at in (0, welcome["count"] // 2, welcome["count"]):
            size, shown = received(eve, "look", at=at)
            assert size < LARGEST and (shown["line"] is None) == (at == 0)
        eve.post("face", seat=0)
        assert len(eve.line.recv(10 * PATIENCE)) < LARGEST
    wish = {"key": held[0], "note": "?"}
    report = house.http.post(f"/api/tables/{keys['table']}/report", json=wish)
    assert report.status_code == 200 and len(report.content) < max(2 * LARGEST, SIZE)


def played_until(done: Future[Any], ann: Client) -> int:
    """Play until something is done; return how many choices."""
    answers = 0
    while not done.done():
        if ann.ask is None or ann.ask["number"] == 40:
            ann.done("undo", to=0)
        elif not ann.my_turn_now():
            ann.post("face", seat=ann.ask["seat"])
            ann.until(lambda m: m["type"] == "welcome")
        else:
            ann.choose()
            answers += 1
        time.sleep(0.005)
    return answers


@pytest.mark.parametrize(("game", "seats"), [("arkham", 4), ("gates", 4)])
def test_others_play_while_the_worst_journal_is_read(folder: Path, game: str, seats: int) -> None:
    """Four megabytes of choices that tell much, each taken back and made again."""
    data = again_and_again(telling(game, seats), SIZE, MAX_LINES)
    house = House(config(folder))
    try:
        table = house.open("me", "me", settings={"undo": "free"})
        keys = [s["key"] for s in table["seats"]]
        with (
            house.sit(table["table"], *keys) as ann,
            ThreadPoolExecutor(1) as eve,
        ):
            uploaded = eve.submit(upload, house, data)
            assert played_until(uploaded, ann) > 3, "she plays meanwhile"
            assert uploaded.result().status_code == 201, uploaded.result().text
            lines = data.count(b"\n")
            entered = eve.submit(check_bounds, house, uploaded.result().json(), lines)
            assert played_until(entered, ann) > 3
            entered.result()
    finally:
        house.close()


def test_one_line_more_is_too_long(house: House) -> None:
    told = telling("gates", 2, 20)
    data = written(told[:2] + [{"undo": 1}, told[1]] * MAX_LINES, SIZE, MAX_LINES + 1)
    refused = upload(house, data)
    assert refused.json()["error"] == "error-journal-long" and refused.status_code == 400
    assert refused.json()["args"] == {"n": MAX_LINES}


def test_one_journal_at_a_time_from_an_address(house: House) -> None:
    data = again_and_again(telling("gates", 2, 60), SIZE, 4_000)
    with ThreadPoolExecutor(4) as many:
        answers = [*many.map(lambda _: upload(house, data), range(4))]
    codes = sorted(a.status_code for a in answers)
    assert codes[0] == 201 and set(codes) <= {201, 429}
    assert {a.json()["error"] for a in answers if a.status_code == 429} <= {"error-uploading"}
    assert upload(house, data).status_code == 201, "the next one is read again"


def test_long_options_and_odd_ones(house: House) -> None:
    """What a header says is told to everybody who comes, so it is short."""
    head = telling("arkham", 1, 1)[0]
    for options, error in (
        ({"scenario": "gathering", "investigators": ["roland"] * 9_000}, "error-"),
        ([], "error-journal"),
    ):
        line, _ = with_checksum(
            head | {"options": options, "check": None} | {"rules": "0" * 16}, ""
        )
        answer = upload(house, line.encode() + b"\n")
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"].startswith(error)


@fuzz
def test_any_journal_is_read_or_refused_and_told_within_bounds(house: House) -> None:
    dice = Attacks(0)
    games = [telling("gates", 3), telling("lakeview", 3), telling("arkham", 2)]
    for seed in trials(30):
        told, lines = dice.pick("game", games), dice.pick("lines", (300, 900, 3_000))
        data = back_and_forth(told, SIZE, lines, seed)
        if dice.pick("torn", (True, False, False)):
            torn = data.splitlines(keepends=True)
            del torn[dice.randrange(1, len(torn))]
            assert upload(house, b"".join(torn)).json()["error"] == "error-journal"
        answer = upload(house, data)
        assert answer.status_code == 201, (seed, answer.text)
        check_bounds(house, answer.json(), data.count(b"\n"))
    assert dice.met() == {"game", "lines", "torn"}
