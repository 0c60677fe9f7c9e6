"""No browser receives what its person may not see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person, until, whose_turn


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every object in a message."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from objects(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from objects(inner)


def messages(person: Person) -> list[dict[str, Any]]:
    """Return all messages that the browser has received."""
    return [json.loads(frame) for frame in person.heard]


def hands(person: Person) -> dict[int, set[int]]:
    """Return the cards in hands that a browser has received, by seat."""
    shown: dict[int, set[int]] = {}
    for message in messages(person):
        for one in objects(message):
            if "hand" in one and one["hand"].get("cards"):
                shown.setdefault(one["seat"], set()).update(c["card"] for c in one["hand"]["cards"])
            path = one.get("path")
            if path and path[0] == "players" and "hand" in path:
                value = one["value"]
                cards = value["cards"] if isinstance(value, dict) else value
                if isinstance(cards, list):
                    seat = path[1]
                    shown.setdefault(seat, set()).update(
                        c["card"] for c in objects(cards) if "card" in c
                    )
    return shown


def only_one_of_each(person: Person) -> set[str]:
    """Return the cards with a lost page in the hand. Each exists only once."""
    page = person.say("card-page", n="|").split("|")[0]
    return {card for card in person.hand() if card.startswith(page)}


def test_a_spectator_sees_no_secret(house: House, come: Come) -> None:
    ann, bob, eve = come("Ann", "laptop"), come("Bob", "laptop"), come("Eve", "laptop")
    table = house.open("me", "open", options={"first_player": 0})
    bob.sit(house.join(table, "Bob"))
    ann.sit(table.seats)
    eve.sit(table.watch)
    for turn in range(4):
        person = whose_turn(ann, bob)
        assert person is (ann, bob)[turn % 2]
        while person.turn() == "mine":
            person.choose()
    assert whose_turn(ann, bob) is ann
    for person in (bob, eve):
        until(person, lambda person=person: person.latest == ann.latest)
        assert person.turn() == "theirs"

    assert set(hands(ann)) == {0} and len(hands(ann)[0]) > 5
    assert set(hands(bob)) == {1}
    assert not hands(eve)
    for message in messages(eve):
        for one in objects(message):
            assert not one.get("ask") or one["ask"]["options"] == []
            assert one.get("kind") != "chosen" or one["option"] is None
            assert one.get("name") != "drew" or one["fields"]["card"] is None
    assert any(one.get("name") == "drew" for m in messages(eve) for one in objects(m))

    drawn = eve.log.filter(has_text=eve.say("event-drew-hidden", seat="Ann"))
    expect(drawn.first).to_be_visible()
    pages = {person: only_one_of_each(person) for person in (ann, bob)}
    for person, cards in pages.items():
        assert cards and all(card in person.page.content() for card in cards)
        for other in {ann, bob, eve} - {person}:
            assert not any(card in other.page.content() for card in cards)
    assert eve.page.get_by_role("list", name=eve.say("table-options")).count() == 0
    expect(ann.page.get_by_text(ann.say("table-spectators", n=1))).to_be_attached()
    eve.shot("spectator")
