"""Trading: who may trade, when, and what."""

from __future__ import annotations

from tests.games.lakeview.town import Spot, Town, meeting, plain
from tests.support import clause


def together(backend: str, nancy: Spot, dustin: Spot, **wish: object) -> Town:
    """Return a town in Nancy's turn; she and Dustin have an item and a symbol each."""
    given = {
        "items": {"nancy": "-rope", "dustin": "camera"},
        "symbols": {"nancy": "eye", "dustin": "key"},
        "monster_in": "a3",
    }
    kids = {"nancy": nancy, "dustin": dustin}
    return plain(backend, turn="nancy", at=kids, **given | wish)


def trades(t: Town) -> set[str]:
    """Return the trades on offer."""
    return {i for i in t.offered() if i.startswith(("give", "fetch"))}


ALL = {
    "give/item=rope/figure=dustin",
    "fetch/item=camera/figure=dustin",
    "give_symbol/symbol=eye/figure=dustin",
    "fetch_symbol/symbol=key/figure=dustin",
}


def swap(t: Town, *choices: str, answer: str = "agree") -> Town:
    """Ask for something, offer something or nothing for it, and let the other seat answer."""
    t.do(*choices)
    if t.asked[1] == "price":
        t.do("pass")
    assert t.asked == (2, "deal") and t.offered() == ["agree", "pass"]
    return t.do(answer)


@clause("LAKE-200")
def test_on_one_square_everything_may_change_hands(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6))
    assert trades(t) == ALL
    swap(t, "fetch/item=camera")
    t.do("give/item=rope", "give_symbol/symbol=eye")
    assert t.items("nancy") == ["camera"] and t.items("dustin") == ["rope"]
    assert t.symbols("nancy") == [] and sorted(t.symbols("dustin")) == ["eye", "key"]
    assert t.get("wheel")[0] == [1, 1, 1, 1] and t.asked[1] == "wheel"


@clause("LAKE-200")
def test_at_any_moment_of_the_turn(backend: str) -> None:
    t = together(backend, (4, 6), (4, 7))
    assert trades(t) == set()
    t.do("spin/wheel=0").go(4, 7)
    assert trades(t) == ALL
    swap(t, "fetch/item=camera").do("stop")
    assert t.asked[1] == "encounter"
    back = {"give/item=camera/figure=dustin"}
    assert trades(t) == ALL - {"fetch/item=camera/figure=dustin"} | back


@clause("LAKE-200")
def test_an_exchange_is_made_at_once(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6))
    t.do("fetch/item=camera")
    assert t.asked == (1, "price")
    assert set(t.offered()) == {
        "give/item=rope/figure=dustin",
        "give_symbol/symbol=eye/figure=dustin",
        "pass",
    }
    t.do("give_symbol/symbol=eye")
    assert t.asked == (2, "deal") and t.items("dustin") == ["camera"]
    t.do("agree")
    assert set(t.items("nancy")) == {"rope", "camera"} and t.items("dustin") == []
    assert t.symbols("nancy") == [] and sorted(t.symbols("dustin")) == ["eye", "key"]


@clause("LAKE-200")
def test_the_other_may_say_no(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6))
    t.do("fetch/item=camera", "give/item=rope", "pass")
    assert t.told("declined") == ["declined dustin nancy"]
    assert t.items("nancy") == ["rope"] and t.items("dustin") == ["camera"]
    assert trades(t) == ALL - {"fetch/item=camera/figure=dustin"}
    t.do("give_symbol/symbol=eye")
    assert "fetch/item=camera/figure=dustin" in trades(t)


@clause("LAKE-200")
def test_nobody_asks_himself(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6), seats=2)
    t.do("fetch/item=camera", "fetch_symbol/symbol=key")
    assert set(t.items("nancy")) == {"rope", "camera"} and t.symbols("dustin") == []
    assert t.told("item_given") == ["item_given dustin camera nancy"]


@clause("LAKE-200")
def test_a_courier_carries_a_thing_on_in_the_same_turn(backend: str) -> None:
    t = plain(
        backend,
        seats=4,
        turn="nancy",
        at={"nancy": (6, 6), "dustin": (6, 6), "will": (6, 5)},
        symbols={"dustin": "key"},
        monster_in="a3",
    )
    swap(t, "fetch_symbol/symbol=key")
    t.do("spin/wheel=1").go(6, 5).do("give_symbol/symbol=key/figure=will")
    assert t.symbols("will") == ["key"]
    t.go(6, 6).go(6, 5).do("fetch_symbol/symbol=key/figure=will")
    assert t.asked == (3, "deal")
    t.do("agree")
    assert t.symbols("nancy") == ["key"] and t.get("left") == 0


@clause("LAKE-200")
def test_only_what_everybody_just_had_does_not_come_back(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6), seats=2)
    t.do("give/item=rope")
    assert "fetch/item=rope/figure=dustin" not in t.offered()
    t.do("fetch/item=camera")
    assert "fetch/item=rope/figure=dustin" in t.offered()
    t.do("fetch/item=rope")
    assert t.items("dustin") == []
    # With the rope given and the camera not: that was so after the first of these.
    t.do("give_symbol/symbol=eye", "give/item=rope", "give/item=camera")
    assert "fetch_symbol/symbol=eye/figure=dustin" not in t.offered()
    t.do("spin/wheel=0")
    assert "fetch_symbol/symbol=eye/figure=dustin" in t.offered()


@clause("LAKE-200")
def test_an_exchange_is_not_turned_back_at_once(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6))
    t.do("fetch/item=camera", "give/item=rope", "agree", "fetch/item=rope")
    assert "give/item=camera/figure=dustin" not in t.offered()
    t.do("pass", "agree")
    assert set(t.items("nancy")) == {"rope", "camera"}


@clause("LAKE-200")
def test_symbols_of_a_type_are_alike(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6), symbols={"nancy": "eye", "dustin": "eye"})
    t.do("fetch_symbol/symbol=eye")
    assert "give_symbol/symbol=eye/figure=dustin" not in t.offered()
    t.do("pass", "agree")
    assert t.symbols("nancy") == ["eye", "eye"]
    assert t.offered("give_symbol") == []


@clause("LAKE-200")
def test_with_a_lost_kid_who_has_been_found(backend: str) -> None:
    t = plain(backend, found=(6, 6), at={"nancy": (6, 6)}, items={"nancy": "camera"})
    assert t.asked == (0, "card")
    t.do("fetch/item=camera/figure=nancy")
    assert t.asked == (1, "deal")
    t.do("agree")
    assert t.items("lost") == ["camera"]


@clause("LAKE-200")
def test_in_the_corner_where_the_squares_begin(backend: str) -> None:
    t = together(backend, (0, 0), (0, 0), feds=[6, 0])
    assert trades(t) == ALL


@clause("LAKE-200")
def test_nobody_trades_with_a_kid_who_has_not_come_to_town(backend: str) -> None:
    t = plain(backend, turn="nancy", at={"nancy": (6, 6), "dustin": None}, monster_in="a3")
    t.grant(items={"nancy": "-rope", "dustin": "camera"}, at={"nancy": (6, 6), "dustin": None})
    assert trades(t) == set()


@clause("LAKE-200")
def test_a_symbol_that_was_refused_is_not_asked_for_again(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6), symbols={"dustin": "eye key flame"})
    swap(t, "fetch_symbol/symbol=flame", answer="pass")
    assert t.symbols("dustin") == ["eye", "key", "flame"]
    assert set(t.offered("fetch_symbol")) == {
        "fetch_symbol/symbol=eye/figure=dustin",
        "fetch_symbol/symbol=key/figure=dustin",
    }
    t.do("spin/wheel=0")
    assert "fetch_symbol/symbol=flame/figure=dustin" in t.offered()


def crowd(backend: str) -> Town:
    """Return a town in Dustin's turn, on one square with Nancy and Will."""
    here: Spot = (6, 6)
    return plain(
        backend,
        seats=4,
        turn="dustin",
        at={"nancy": here, "dustin": here, "will": here},
        items={"nancy": "camera", "dustin": "rope", "will": "town_map"},
        symbols={"nancy": "key", "dustin": "flame", "will": "bone"},
        monster_in="a3",
    )


@clause("LAKE-200")
def test_a_gift_does_not_come_back_but_goes_on(backend: str) -> None:
    t = crowd(backend)
    t.do("give/item=rope/figure=will", "give_symbol/symbol=flame/figure=nancy")
    assert t.items("will") == ["town_map", "rope"] and t.symbols("nancy") == ["key", "flame"]
    assert "fetch/item=rope/figure=will" in t.offered()
    assert "fetch_symbol/symbol=flame/figure=nancy" not in t.offered()
    t.do("fetch/item=rope/figure=will")
    assert t.asked == (3, "deal")
    t.do("agree", "give/item=rope/figure=nancy")
    assert t.items("nancy") == ["camera", "rope"]


@clause("LAKE-200")
def test_what_one_of_two_refuses_the_other_may_still_be_asked_for(backend: str) -> None:
    t = crowd(backend)
    t.do("fetch/item=town_map/figure=will", "give_symbol/symbol=flame", "pass")
    assert t.told("declined") == ["declined will dustin"]
    assert "fetch/item=town_map/figure=will" not in t.offered()
    t.do("fetch_symbol/symbol=key/figure=nancy", "give/item=rope")
    assert t.asked == (1, "deal")
    t.do("agree")
    assert t.symbols("dustin") == ["flame", "key"] and t.items("nancy") == ["camera", "rope"]
    assert t.told("item_given") == ["item_given dustin rope nancy"]
    assert t.told("symbol_given") == ["symbol_given nancy key dustin"]


@clause("LAKE-200")
def test_an_exchange_with_one_does_not_bind_the_other(backend: str) -> None:
    t = crowd(backend)
    t.do("fetch/item=town_map/figure=will", "give/item=rope", "agree")
    t.do("fetch/item=rope/figure=will")
    assert set(t.offered()) == {"give_symbol/symbol=flame/figure=will", "pass"}
    t.do("pass", "pass")
    t.do("fetch/item=camera/figure=nancy")
    assert "give/item=town_map/figure=nancy" in t.offered()


@clause("LAKE-200")
def test_a_card_that_is_played_ends_a_round_of_trades(backend: str) -> None:
    t = plain(
        backend,
        found=(6, 6),
        hand=[24],
        at={"nancy": (6, 6), "dustin": (10, 10)},
        items={"lost": "camera"},
        monster_in="a3",
    )
    t.do("give/item=camera/figure=nancy")
    assert t.offered("fetch") == []
    t.play(24)
    assert t.offered("fetch") == ["fetch/item=camera/figure=nancy"]


def gives(t: Town) -> Town:
    """Let Nancy give the rope away; it does not come back at once."""
    t.do("give/item=rope/figure=dustin")
    assert "fetch/item=rope/figure=dustin" not in t.offered()
    return t


@clause("LAKE-200")
def test_a_step_ends_a_round_of_trades(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6), bikes={"nancy": "sunday_board"})
    gives(t.do("spin/wheel=0")).go(6, 7).go(6, 6)
    assert "fetch/item=rope/figure=dustin" in t.offered()
    t = together(backend, (6, 6), (6, 6), bikes={"nancy": "sunday_board"})
    gives(t.do("spin/wheel=0", "stop")).go(6, 7).go(6, 6)
    assert "fetch/item=rope/figure=dustin" in t.offered()


@clause("LAKE-200")
def test_a_step_in_an_encounter_ends_a_round_of_trades(backend: str) -> None:
    t = meeting(backend, "dead_body", at={"dustin": (4, 7)}, items={"nancy": "rope"})
    gives(t.do("choose/option=0")).go(4, 8).go(4, 7)
    assert "fetch/item=rope/figure=dustin" in t.offered()


@clause("LAKE-200")
def test_an_encounter_and_its_choice_end_a_round_of_trades(backend: str) -> None:
    wish = {"at": {"dustin": (4, 7)}, "items": {"nancy": "rope"}}
    t = gives(meeting(backend, "forgotten_locker", **wish)).do("choose/option=1")
    assert t.asked == (1, "end") and "fetch/item=rope/figure=dustin" in t.offered()
    t = together(backend, (4, 7), (4, 7), tokens={10: 1}, next_cards="forgotten_locker")
    gives(t.do("spin/wheel=0", "stop")).do("meet")
    assert t.asked == (1, "choice") and "fetch/item=rope/figure=dustin" in t.offered()


@clause("LAKE-201")
def test_from_treehouse_to_treehouse(backend: str) -> None:
    t = together(backend, (2, 2), (10, 10))
    assert trades(t) == ALL
    swap(t, "fetch/item=camera")
    assert set(t.items("nancy")) == {"rope", "camera"}
    t = together(backend, (2, 2), (9, 10))
    assert trades(t) == set()


@clause("LAKE-202")
def test_bikes_and_quests_stay_with_their_owners(backend: str) -> None:
    t = together(
        backend,
        (6, 6),
        (6, 6),
        items={},
        symbols={},
        bikes={"nancy": "moped", "dustin": "tangerine"},
        quests={"dustin": "lost_cat"},
    )
    assert t.offered() == [f"spin/wheel={n}" for n in range(4)]
    t = together(backend, (6, 6), (6, 6), bikes={"nancy": "moped", "dustin": "tangerine"})
    assert trades(t) == ALL
