"""Whose turn it is: two turns of Kids after every turn of the Lost Kid."""

from __future__ import annotations

from tests.games.lakeview.town import Town, plain
from tests.support import clause


def turns(t: Town) -> str:
    """Return the order of turns: `lost nancy dustin`."""
    began = (line for line in t.log if line.split()[0] in ("round_began", "turn_began"))
    return " ".join("lost" if line[0] == "r" else line.split()[1] for line in began)


def named(t: Town) -> set[str]:
    """Return the Kids that may be named next: nancy; 2nancy for a double turn."""
    assert t.asked[1] == "next"
    return {("2" if i.startswith("double") else "") + i.rpartition("=")[2] for i in t.offered()}


@clause("LAKE-155", "LAKE-158", "LAKE-206")
def test_three_players_one_turn_each_in_either_order(backend: str) -> None:
    t = plain(backend, seats=3).idle("next")
    assert named(t) == {"nancy", "dustin"}
    t.do("next_kid/figure=dustin").idle("card")
    t.idle("next").do("next_kid/figure=nancy").idle("card")
    assert turns(t) == "dustin nancy lost nancy dustin lost"


@clause("LAKE-156", "LAKE-157")
def test_the_order_is_free_but_nobody_acts_twice(backend: str) -> None:
    t = plain(backend, seats=5).idle("next")
    assert named(t) == {"nancy", "dustin", "will", "jane"}
    t.do("next_kid/figure=will").idle("next")
    assert named(t) == {"nancy", "dustin", "jane"}
    t.do("next_kid/figure=nancy").idle("card")
    t.idle("next")
    assert named(t) == {"dustin", "jane"}


@clause("LAKE-156")
def test_who_has_just_acted_names_the_next(backend: str) -> None:
    t = plain(backend, seats=5).idle("next")
    assert t.asked[0] == 1
    t.do("next_kid/figure=will").idle("next")
    assert t.asked[0] == 3


@clause("LAKE-159", "LAKE-160")
def test_example_five_players(backend: str) -> None:
    t = plain(backend, seats=5).idle("next")
    t.do("next_kid/figure=nancy").idle("next")
    t.do("next_kid/figure=dustin").idle("card")
    assert t.get("acted") == [1, 1, 0, 0]
    t.idle("next").do("next_kid/figure=will").idle("card")
    assert turns(t) == "nancy dustin lost will jane lost"
    assert t.told("cycle_ended") == ["cycle_ended"]
    assert t.get("acted") == [0, 0, 0, 0]
    t.idle("next")
    assert named(t) == {"nancy", "dustin", "will", "jane"}


@clause("LAKE-162", "LAKE-163")
def test_four_players_two_single_turns_then_a_double_one(backend: str) -> None:
    t = plain(backend, seats=4).idle("next")
    assert named(t) == {"nancy", "dustin", "will", "2nancy", "2dustin", "2will"}
    t.do("next_kid/figure=nancy").idle("next")
    assert named(t) == {"dustin", "will"}
    t.do("next_kid/figure=dustin").idle("card")
    t.idle("again").do("again").idle("card")
    assert turns(t) == "nancy dustin lost will will lost"
    assert t.get("acted") == [0, 0, 0, 0]


@clause("LAKE-162", "LAKE-163")
def test_four_players_a_double_turn_first_and_only_one_of_them(backend: str) -> None:
    t = plain(backend, seats=4).idle("next")
    t.do("double_turn/figure=will").idle("again").do("again").idle("card")
    t.idle("next")
    assert named(t) == {"nancy", "dustin"}
    t.do("next_kid/figure=nancy").idle("card")
    assert turns(t) == "will will lost nancy dustin lost"


@clause("LAKE-162")
def test_the_second_turn_may_be_declined(backend: str) -> None:
    t = plain(backend, seats=4).idle("next")
    t.do("double_turn/figure=will").idle("again").do("pass").idle("card")
    assert turns(t) == "will lost"


@clause("LAKE-161")
def test_the_double_turn_is_there_in_every_cycle(backend: str) -> None:
    t = plain(backend, seats=4).idle("next")
    for _ in range(2):
        assert named(t) == {"nancy", "dustin", "will", "2nancy", "2dustin", "2will"}
        t.do("double_turn/figure=nancy").idle("again").do("again").idle("next")
        t.do("next_kid/figure=will").idle("card")
        t.idle("next")


@clause("LAKE-161")
def test_there_is_none_with_another_number_of_players(backend: str) -> None:
    for seats in (2, 3, 5):
        t = plain(backend, seats=seats).idle("next")
        assert t.offered("double_turn") == []


@clause("LAKE-206")
def test_the_game_goes_on_until_the_track_ends(backend: str) -> None:
    t = plain(backend, calamity=0).idle("over")
    assert t.log[-2] == "lost"
    assert t.get("calamity") == t.get("end")[0]
    order = turns(t).split()
    kids = " ".join(order).split("lost")[1:-1]
    assert all(len(two.split()) == 2 for two in kids) and len(kids) > 1
