"""The server knows for which address bots think."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from noctuary.server.context import MeteredBotService
from noctuary.table.room.queries import hints
from noctuary.table.workers.bot_service import BotChoice
from tests.server.house import House, config
from tests.support import PATIENCE


def test_bots_and_hints_count_for_the_address_that_wants_them(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind a proxy, too; in IPv6 a household is one address."""
    whose: dict[str, set[str]] = {"choose": set(), "advise": set()}
    asked = Event()
    choose, advise = MeteredBotService.choose, MeteredBotService.advise

    async def chosen(self: MeteredBotService, *args: Any) -> BotChoice:
        whose["choose"].add(args[4])
        asked.set()
        return await choose(self, *args)

    async def advised(self: MeteredBotService, *args: Any) -> Any:
        whose["advise"].add(args[3])
        async for told in advise(self, *args):
            yield told

    monkeypatch.setattr(MeteredBotService, "choose", chosen)
    monkeypatch.setattr(MeteredBotService, "advise", advised)
    house = House(config(folder), proxies=("127.0.0.1",))
    try:
        house.http.headers["x-forwarded-for"] = "198.51.100.7"
        house.open("random", "random")
        assert asked.wait(PATIENCE)
        keys = house.open("me", "me")
        with house.connect(**{"x-forwarded-for": "2001:db8:1:2:3::4"}) as ann:
            ann.hello(keys["table"], *(k["key"] for k in keys["seats"]))
            assert ann.ask is not None
            if not ann.my_turn_now():
                ann.post("face", seat=ann.ask["seat"])
                ann.until(lambda m: m["type"] == "welcome")
            assert ann.request("hint")["type"] == "advice"
    finally:
        house.close()
    assert whose == {"choose": {"198.51.100.7"}, "advise": {"2001:db8:1:2::/64"}}


@contextmanager
def at_ones_turn(house: House) -> Iterator[Any]:
    """Connect a client that holds both seats, with the viewer that must choose."""
    keys = house.open("me", "me")
    with house.connect() as ann:
        ann.hello(keys["table"], *(k["key"] for k in keys["seats"]))
        assert ann.ask is not None
        if not ann.my_turn_now():
            ann.post("face", seat=ann.ask["seat"])
            ann.until(lambda m: m["type"] == "welcome")
        yield ann


def test_a_hint_is_told_while_it_is_thought_about(folder: Path) -> None:
    house = House(config(folder))
    try:
        with at_ones_turn(house) as ann:
            ann.post("hint", aloud=True)
            told = [ann.until(lambda m: m["type"] == "advice")]
            while told[-1]["more"]:
                told.append(ann.until(lambda m: m["type"] == "advice"))
            assert len(told) > 1
            assert len({one["to"] for one in told}) == 1
            assert all(sum(o["share"] for o in one["options"]) == pytest.approx(1) for one in told)
            assert not ann.request("hint")["more"]
    finally:
        house.close()


def test_a_hint_can_be_dropped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It then says what it has, and another can be asked for."""
    monkeypatch.setattr(hints, "HINT_BOT", "ismcts:50s")
    house = House(config(folder))
    try:
        with at_ones_turn(house) as ann:
            ann.post("hint", aloud=True)
            pieces = 1
            assert ann.until(lambda m: m["type"] == "advice")["more"]
            ann.post("drop")
            while ann.until(lambda m: m["type"] == "advice")["more"]:
                pieces += 1
            assert pieces < 150
    finally:
        house.close()
