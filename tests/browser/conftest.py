"""One browser and one server per worker, and a fixture that opens watched browser tabs."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from noctuary.kernel import games
from tests.browser.chromium import installed
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.tabs import Tabs
from tests.support import PATIENCE, missing

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1600, "height": 1000}},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "tablet": {"viewport": {"width": 900, "height": 1100}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
    },
}

SEEN = json.dumps(dict.fromkeys(games(), True))
"""Stored value of a browser that has shown how each game is played."""

SHARP = {"device_scale_factor": 2}
"""Settings for pictures of a phone."""

Come = Callable[..., Person]
FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Launch Debian's chromium.

    It closes when a worker leaves this folder: Playwright's loop runs in the thread of the tests,
    where `asyncio.run` would find it.
    """
    found = installed()
    if found is None:
        missing("there is no chromium: apt install chromium-headless-shell")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield made
        made.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start a server."""
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.close()


@pytest.fixture(scope="package")
def tabs(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Tabs]:
    """Provide tabs of the browser."""
    with Tabs(browser, pictures=bool(request.config.getoption("pictures"))).open() as made:
        yield made


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Record on a test that it failed, so that its screens can be photographed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def come(tabs: Tabs, house: House, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Provide a function that opens a person's browser. Fail if anything went wrong in it."""
    people: list[Person] = []
    pictures = bool(request.config.getoption("pictures"))

    def come(
        name: str = "Ann",
        size: str = "desk",
        lang: str = "en",
        at: House = house,
        pace: str = "instant",
        fresh: bool = False,
        **more: Any,
    ) -> Person:
        """Open a browser. `fresh`: one that has not yet shown how the games are played."""
        settings = {"locale": f"{lang}-FR", "reduced_motion": "reduce"} | SIZES[size]
        if pictures and size == "phone":
            settings |= SHARP
        tab = tabs.take(at.url, settings | more)
        kept = {"noctuary.settings": json.dumps({"name": name, "pace": pace})}
        tab.keep(kept if fresh else kept | {"noctuary.seen": SEEN})
        touches = bool((settings | more).get("has_touch"))
        people.append(Person(tab, lang, pictures=pictures, touches=touches))
        return people[-1]

    yield come
    failed = request.node.stash.get(FAILED, False)
    if failed:
        for n, person in enumerate(p for p in people if not p.page.is_closed()):
            person.picture(f"failed-{request.node.name}-{n}")
    troubles = [trouble for person in people for trouble in person.unexpected()]
    for person in people:
        person.leave()
        if failed or troubles or person.altered:
            person.window.close()
        else:
            tabs.give(person.window)
    assert not troubles
