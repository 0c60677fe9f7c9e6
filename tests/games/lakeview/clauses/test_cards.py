"""Items and encounter cards that the rulebook names: LAKE-042 to LAKE-045."""

from __future__ import annotations

from noctuary.games.lakeview.actions import Bike, Item
from tests.games.lakeview.town import Spot, Town
from tests.support import clause


def drawing(backend: str, card: str, at: Spot = (4, 7), **wish: object) -> Town:
    """Return a town: Nancy has drawn an encounter card at building 10."""
    spots = {"nancy": at, "dustin": (11, 2)}
    wish = {"monster_in": "c3", "tokens": {10: 1}, **wish}
    t = Town(backend, turn="nancy", items={}, bikes={}, at=spots, next_cards=card, **wish)
    return t.do("spin/wheel=0", "stop", "meet")


def walked(a: Spot, b: Spot) -> int:
    """Return the distance of two squares with no fence in the way."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


@clause("LAKE-042")
def test_firecrackers_and_baskets_are_items_and_danger_zone_is_a_bike(backend: str) -> None:
    t = Town(backend, turn="nancy", items={"nancy": "firecrackers basket"})
    assert t.items("nancy") == ["firecrackers", "basket"]
    assert "danger_zone" in Bike.names
    assert not {"firecrackers", "basket"} & set(Bike.names) and "danger_zone" not in Item.names


@clause("LAKE-042")
def test_firecrackers_drive_the_monster_from_where_it_is(backend: str) -> None:
    t = Town(
        backend,
        turn="nancy",
        items={"nancy": "firecrackers"},
        at={"nancy": (1, 6), "dustin": (11, 6)},
        monster_in="b4",
    )
    t.do("use_item/item=firecrackers")
    assert t.offered() == [f"to_district/district={d}" for d in ("a3", "b3", "c3")]
    t.do("to_district/district=b3")
    assert t.monster == "b3" and not t.told("attacked")


@clause("LAKE-042")
def test_a_basket_works_in_the_monsters_district_only(backend: str) -> None:
    def basket(spot: Spot) -> Town:
        spots = {"nancy": spot, "dustin": (11, 6)}
        items = {"nancy": "basket"}
        return Town(backend, turn="nancy", items=items, at=spots, monster_in="b2")

    assert not basket((7, 6)).offered("use_item")
    assert basket((4, 6)).do("use_item/item=basket").get("stun") == 1


@clause("LAKE-043")
def test_dead_body_lets_one_flee_up_to_four_squares(backend: str) -> None:
    t = drawing(backend, "dead_body").do("choose/option=0")
    assert {walked((4, 7), s) for s in t.reach()} == {1, 2, 3, 4}
    assert "stop" not in t.offered()
    t.go(4, 11)
    assert t.where("nancy") == (4, 11) and not t.told("symbol_gained")


@clause("LAKE-043")
def test_dead_body_asks_otherwise_for_two_things(backend: str) -> None:
    t = drawing(backend, "dead_body", monster_in="b3", next_symbols=[5])
    t.do("choose/option=1", "turn_down/wheel=3", "pay/symbol=key")
    assert t.told("attacked") == ["attacked b2"] and t.told("kid_hit") == ["kid_hit nancy"]
    assert t.symbols("nancy") == ["key"]


@clause("LAKE-044")
def test_of_a_high_school_party_one_option_is_taken(backend: str) -> None:
    t = drawing(backend, "high_school_party")
    assert t.offered("choose") == [f"choose/option={k}" for k in range(3)]

    def outcome(option: int, *answers: str) -> tuple[int, int, int, Spot | None]:
        x = t.fork().do(f"choose/option={option}", *answers)
        assert x.told("option_chosen") == [f"option_chosen nancy high_school_party {option}"]
        blue = sum("blue" in line for line in x.told("feds_moved"))
        return len(x.items("nancy")), blue, sum(x.get("tokens")), x.where("nancy")

    assert outcome(0) == (1, 1, 0, (4, 7))
    assert outcome(1, "at_building/building=b3") == (0, 0, 1, (4, 7))
    assert outcome(2, "move_to/square=x4y8") == (0, 0, 0, (4, 8))


@clause("LAKE-045")
def test_bullies_let_one_run_up_to_five_squares(backend: str) -> None:
    t = drawing(backend, "bullies").do("choose/option=0")
    assert {walked((4, 7), s) for s in t.reach()} == {1, 2, 3, 4, 5}
    t.go(4, 12)
    assert t.where("nancy") == (4, 12)
    assert not t.told("feds_moved") and not t.told("symbol_gained")


@clause("LAKE-045")
def test_who_stands_up_to_bullies_carries_out_both_actions(backend: str) -> None:
    t = drawing(backend, "bullies", next_symbols=[0]).do("choose/option=1")
    assert t.told("feds_moved") == ["feds_moved red x8y0"]
    assert t.symbols("nancy") == ["eye"] and t.where("nancy") == (4, 7)
