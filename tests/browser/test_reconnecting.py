"""A broken connection, and a killed server, in the middle of an effect."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person

DEAD = ("console: WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start a server that may be killed."""
    made = House(tmp_path_factory.mktemp("mortal"))
    yield made
    made.close()


def into_an_effect(person: Person) -> None:
    """Play until a card asks where its investigator goes."""
    wanted = person.say("prompt-send", free=0, left=1)
    while person.wait_turn():
        if person.question.get_by_role("heading").inner_text() == wanted:
            return
        sends = person.options.filter(has_text=person.say("web-deed-send"))
        sane = person.options.filter(has_text=person.say("half-sane"))
        for wish in (sends, sane, person.options):
            if wish.count():
                wish.first.click()
                break


def read_table(person: Person) -> tuple[str, list[str], list[str]]:
    """Return the question, its options, and the log."""
    heading = person.question.get_by_role("heading").inner_text()
    return heading, person.options.all_inner_texts(), person.journal()


def test_the_server_dies_in_the_middle_of_an_effect(mortal: House, come: Come) -> None:
    ann = come("Ann", "laptop", at=mortal)
    ann.expects(*DEAD)
    ann.sit(mortal.open("me", "random").seats)
    into_an_effect(ann)
    before = read_table(ann)

    mortal.kill()
    lost = ann.page.get_by_role("heading", name=ann.say("table-lost"))
    expect(lost).to_be_visible()
    ann.shot("connection-lost")
    mortal.start()
    assert ann.turn() == "mine"
    assert read_table(ann) == before
    ann.choose()
    assert ann.turn()
    assert read_table(ann)[2][: len(before[2])] == before[2]
    assert len(read_table(ann)[2]) > len(before[2])


def test_a_browser_without_a_network(house: House, come: Come) -> None:
    ann = come("Ann", "laptop")
    ann.expects(*DEAD)
    ann.sit(house.open("me", "random").seats)
    into_an_effect(ann)
    before = read_table(ann)

    ann.context.set_offline(True)
    expect(ann.page.get_by_role("heading", name=ann.say("table-lost"))).to_be_visible()
    ann.context.set_offline(False)
    assert ann.turn() == "mine"
    assert read_table(ann) == before
    ann.choose()
    assert ann.turn()
    assert len(read_table(ann)[2]) > len(before[2])
