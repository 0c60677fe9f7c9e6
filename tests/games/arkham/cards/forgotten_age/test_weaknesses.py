"""Basic weaknesses of The Forgotten Age, and what they lead to."""

from noctuary.games.arkham.campaign import after, pool
from tests.games.arkham.campaign.tables import Table, changed, good, new
from tests.games.arkham.scene import Scene
from tests.support import card, clause


@card("04038")
def test_a_dark_pact_is_fulfilled_by_hurting_somebody_here(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="dark_pact")
    s.first(1)
    s.hand("dark_pact", 1)
    s.do("play dark_pact")
    assert s.options == ["target daisy_walker", "target roland_banks"]
    s.do("target roland_banks")
    s.until("turn")
    assert s.get("damage", "0") == 2
    assert s.get("resources", "1") == 3
    assert s.where("dark_pact") == "discard 1"


@card("04038", "04039")
@clause("AHC-332")
def test_an_unfulfilled_pact_goes_back_to_the_collection_and_to_no_pool(backend: str) -> None:
    c = new("roland", "daisy")
    seats = [c.seats[0], changed(c.seats[1], cards={**c.seats[1].cards, "04038": 1})]
    c = changed(c, seats=tuple(seats))
    before = pool(c)
    table = Table(c, backend)
    table.hand("dark_pact", 1)
    table.flee()
    fields, options = table.over()
    c = good(after(c, fields, options))
    assert "04038" not in c.seats[1].cards
    assert c.seats[1].cards["04039"] == 1
    assert pool(c) == before
    assert "04038" not in pool(c)


@card("04039")
@clause("AHC-333")
def test_the_price_of_failure_brings_the_pact_back(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="the_price_of_failure")
    s.first(1)
    s.drawn("the_price_of_failure", 1)
    s.until("turn", "assign daisy_walker")
    assert (s.get("damage", "1"), s.get("horror", "1")) == (2, 2)
    assert s.get("doom", s.value("agenda")) == 1
    assert s.where("the_price_of_failure") == "exiled"
    assert s.where("dark_pact") == "discard 1"
    assert s.get("owner", "dark_pact") == 1
    assert "dark_pact" not in s.zone("collection")


@clause("AHC-333")
def test_a_pact_that_came_back_may_be_swapped_again(backend: str) -> None:
    s = Scene(backend, seats=2, cards1="the_price_of_failure")
    s.first(1)
    s.drawn("the_price_of_failure", 1)
    s.until("turn", "assign daisy_walker")
    s.hand("dark_pact", 1)
    s.set("damage", "1", 4)
    s.enemy("ravenous_ghoul", engaged=1)
    s.do("resource")
    s.until("turn", "assign daisy_walker")
    assert s.value("out")[1]
    assert s.get("owner", "the_price_of_failure") == 1
    assert s.where("the_price_of_failure") == "removed"
    assert s.get("owner", "dark_pact") == 4
