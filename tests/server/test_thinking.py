"""The server knows for which address bots think."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Any

import pytest

from noctuary.server.house import Timed
from noctuary.table.thinkers import Thought
from tests.server.house import House, config
from tests.support import PATIENCE


def test_bots_and_hints_count_for_the_address_that_wants_them(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind a proxy, too; in IPv6 a household is one address."""
    whose: dict[str, set[str]] = {"choose": set(), "advise": set()}
    asked = Event()
    choose, advise = Timed.choose, Timed.advise

    async def chosen(self: Timed, *args: Any) -> Thought:
        whose["choose"].add(args[4])
        asked.set()
        return await choose(self, *args)

    async def advised(self: Timed, *args: Any) -> Any:
        whose["advise"].add(args[3])
        return await advise(self, *args)

    monkeypatch.setattr(Timed, "choose", chosen)
    monkeypatch.setattr(Timed, "advise", advised)
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
