"""Trading: who may trade, when, and what."""

from __future__ import annotations

from tests.games.lakeview.town import Spot, Town, plain
from tests.support import clause


def together(backend: str, nancy: Spot, dustin: Spot, **wish: object) -> Town:
    """It is the turn of Nancy; both have an item and a symbol."""
    given = {
        "items": {"nancy": "-rope", "dustin": "camera"},
        "symbols": {"nancy": "eye", "dustin": "key"},
        "monster_in": "a3",
    }
    kids = {"nancy": nancy, "dustin": dustin}
    return plain(backend, turn="nancy", at=kids, **given | wish)


def trades(t: Town) -> set[str]:
    """What may change hands."""
    return {i for i in t.offered() if i.startswith(("give", "fetch"))}


ALL = {
    "give/item=rope/figure=dustin",
    "fetch/item=camera/figure=dustin",
    "give_symbol/symbol=eye/figure=dustin",
    "fetch_symbol/symbol=key/figure=dustin",
}


@clause("LAKE-200")
def test_on_one_square_everything_may_change_hands(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6))
    assert trades(t) == ALL
    t.do("fetch/item=camera", "give/item=rope", "give_symbol/symbol=eye")
    assert t.items("nancy") == ["camera"] and t.items("dustin") == ["rope"]
    assert t.symbols("nancy") == [] and sorted(t.symbols("dustin")) == ["eye", "key"]
    assert t.get("wheel")[0] == [1, 1, 1, 1] and t.asked[1] == "wheel"


@clause("LAKE-200")
def test_at_any_moment_of_the_turn(backend: str) -> None:
    t = together(backend, (4, 6), (4, 7))
    assert trades(t) == set()
    t.do("spin/wheel=0").go(4, 7)
    assert trades(t) == ALL
    t.do("fetch/item=camera", "stop")
    assert t.asked[1] == "encounter"
    assert trades(t) == ALL - {"fetch/item=camera/figure=dustin"}


@clause("LAKE-200")
def test_a_thing_changes_hands_once_in_a_turn(backend: str) -> None:
    t = together(backend, (6, 6), (6, 6))
    t.do("fetch/item=camera", "fetch_symbol/symbol=key")
    assert trades(t) == {"give/item=rope/figure=dustin", "give_symbol/symbol=eye/figure=dustin"}
    t.do("spin/wheel=0", "stop", "stop").idle("wheel")
    assert t.kid == "dustin"
    assert "fetch/item=camera/figure=nancy" in t.offered()
    assert "fetch_symbol/symbol=key/figure=nancy" in t.offered()


@clause("LAKE-200")
def test_with_a_lost_kid_who_has_been_found(backend: str) -> None:
    t = plain(backend, found=(6, 6), at={"nancy": (6, 6)}, items={"nancy": "camera"})
    assert t.asked == (0, "card")
    t.do("fetch/item=camera/figure=nancy")
    assert t.items("lost") == ["camera"]


@clause("LAKE-201")
def test_from_treehouse_to_treehouse(backend: str) -> None:
    t = together(backend, (2, 2), (10, 10))
    assert trades(t) == ALL
    t.do("fetch/item=camera")
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
