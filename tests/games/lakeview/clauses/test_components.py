"""What is in the box: LAKE-008 to LAKE-037."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from noctuary.games.lakeview.actions import District, Feds, Figure, Power
from noctuary.games.lakeview.components import MONSTERS, SYMBOL_TYPE
from noctuary.games.lakeview.town import DOORS, place, square
from noctuary.kernel import Hidden
from tests.games.lakeview.town import Town
from tests.support import clause

EVERYBODY = (-1, 0, 1, 2)


def pieces(t: Town, *zones: str) -> list[int]:
    """Return everything in some zones."""
    found: list[int] = []
    for name in zones:
        for x in t.get(name):
            found += x if isinstance(x, list) else [x]
    return sorted(found)


def sees(t: Town, seat: int, name: str) -> Any:
    """Return a field as a seat sees it."""
    return t.state.observe(seat).fields[name]


# ---- boards


@clause("LAKE-008")
def test_the_board_is_one_town_in_which_every_square_can_be_reached(backend: str) -> None:
    t = Town(
        backend,
        turn="nancy",
        items={},
        bikes={},
        at={"nancy": (6, 6), "dustin": (2, 2)},
        symbols={"nancy": " ".join(["eye key bone flame"] * 3)},
    )
    t.do("spin/wheel=3")
    for name in ("eye", "key", "bone", "flame") * 3:
        t.do(f"spend/symbol={name}")
    town = {(x, y) for x in range(13) for y in range(13)}
    assert t.reach() == town - {(6, 6)}


@clause("LAKE-008")
def test_the_board_has_twenty_buildings_of_two_squares_and_four_treehouses(backend: str) -> None:
    """What Nancy may do tells what the square is: search a building, rest in a treehouse."""
    t = Town(backend, turn="nancy", items={}, bikes={}, at={"nancy": (4, 5)}, monster_in="c3")
    t.do("spin/wheel=0", "stop")
    searched: Counter[str] = Counter()
    resting = []
    for s in range(13 * 13):
        t.state.arrange({"at": {0: s}})
        if t.offered("search"):
            x = t.fork().do("search")
            searched[(x.told("found") + x.told("searched_in_vain"))[0].split()[-1]] += 1
        if t.offered("rest"):
            resting.append(place(s))
    assert searched == {f"b{n}": 2 for n in range(1, 21)}
    assert resting == [(2, 2), (10, 2), (2, 10), (10, 10)]


@clause("LAKE-009")
def test_a_hidden_monster_is_noted_in_secret_among_the_ten_districts(backend: str) -> None:
    t = Town(
        backend,
        monster="snallygaster",
        items={},
        fresh=True,
        hand=[3, 24, 27, 30],
        bystander={7: 0},
    )
    assert t.monster == "a1"
    assert [sees(t, seat, "monster") for seat in EVERYBODY] == [None, 0, None, None]
    t.play(3)
    assert t.asked == (0, "district")
    t.do("to_district/district=b1")
    assert [sees(t, seat, "monster") for seat in EVERYBODY] == [None, 3, None, None]
    assert not t.told("monster_moved")
    assert len(District.names) == 10


@clause("LAKE-009")
def test_nobody_learns_from_a_question_where_a_hidden_monster_is(backend: str) -> None:
    def seen(district: str, seat: int) -> bytes:
        t = Town(
            backend,
            monster="snallygaster",
            items={},
            fresh=True,
            hand=[3, 24, 27, 30],
            monster_in=district,
            haunts=0b101,
            figure=0,
        )
        t.play(3)
        assert t.asked == (0, "district")
        return t.state.observe(seat).to_bytes()

    for seat in (-1, 1, 2):
        assert seen("a1", seat) == seen("a3", seat)
    assert seen("a1", 0) != seen("a3", 0)


@clause("LAKE-010")
def test_the_feds_have_a_red_and_a_blue_figure(backend: str) -> None:
    assert Feds.names == ("red", "blue")
    t = Town(backend, items={}, hand=[27, 2, 3, 4])
    t.play(27)
    assert t.told("feds_moved") == [
        "feds_moved blue x12y8",
        "feds_moved red x4y0",
        "feds_moved blue x12y4",
    ]
    assert t.get("feds") == [1, 2]


@clause("LAKE-011")
def test_everybody_sees_the_objectives_done_and_the_bystanders_saved(backend: str) -> None:
    t = Town(backend, turn="nancy", items={}, at={"nancy": (4, 5)}, monster_in="c3")
    t.do("spin/wheel=0", "stop", "fulfil/objective=d1")
    assert [sees(t, seat, "done") for seat in EVERYBODY] == [[1, 0, 0, 0, 0]] * 4
    t = Town(backend, monster="snallygaster", turn="nancy", items={}, at={"nancy": (4, 5)})
    t.do("spin/wheel=0", "stop", "fulfil/objective=s1")
    assert [sees(t, seat, "saved") for seat in EVERYBODY] == [1] * 4
    assert [sees(t, seat, "bystander")[8] for seat in EVERYBODY] == [0] * 4


@clause("LAKE-012")
def test_everybody_sees_the_calamity_track_and_the_order_of_turns(backend: str) -> None:
    t = Town(backend, seats=5, items={}, hand=[30, 24, 27, 21], calamity=3)
    t.play(30).do("pass", "next_kid/figure=will")
    for seat in (-1, 0, 1, 2, 3, 4):
        seen = t.state.observe(seat).fields
        assert (seen["calamity"], seen["end"], seen["acted"]) == (4, [10], [0, 0, 1, 0])


# ---- tokens of which there is one


@clause("LAKE-013")
def test_there_is_one_stun_token(backend: str) -> None:
    """Once it lies on the Monster, neither a second Basket nor a card puts another."""
    spots = {"nancy": (4, 6), "dustin": (4, 6)}
    t = Town(
        backend,
        turn="nancy",
        items={"nancy": "basket basket_2"},
        at=spots,
        monster_in="b2",
        tokens={9: 1},
        next_cards="dead_line",
    )
    t.do("use_item/item=basket")
    assert t.told("stunned") == ["stunned"] and t.get("stun") == 1
    assert not t.offered("use_item")
    t.do("spin/wheel=0")
    t.state.arrange({"at": {0: square(4, 5)}})
    t.do("stop", "meet", "choose/option=1")
    assert t.told("stunned") == ["stunned"] and t.get("stun") == 1


@clause("LAKE-014")
def test_there_is_one_new_hand_token(backend: str) -> None:
    t = Town(backend, items={}, hand=[24, 27, 25, 28], new_hand=1)
    assert t.offered("new_hand") == ["new_hand"]
    t.do("new_hand")
    assert t.asked == (0, "card") and not t.offered("new_hand")
    assert t.get("new_hand") == 0


@clause("LAKE-015")
def test_there_is_one_calamity_token_whatever_advances_it(backend: str) -> None:
    """A card, a Monster that cannot move and a lap of the Feds all move the same token."""
    t = Town(backend, items={}, hand=[30, 2, 24, 21], monster_in="c3", feds=[0, 12])
    t.play(30).do("pass")
    assert t.told("calamity_advanced") == ["calamity_advanced 1", "calamity_advanced 2"]
    t = Town(backend, items={}, hand=[2, 30, 24, 21], monster_in="c3", calamity=2)
    t.play(2)
    assert t.told("calamity_advanced") == ["calamity_advanced 3"]


@clause("LAKE-016")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_double_turn_token_is_one_and_for_four_players(backend: str, seats: int) -> None:
    t = Town(backend, seats=seats, items={}, hand=[24, 27, 21, 30]).play(24)
    assert bool(t.offered("double_turn")) == (seats == 4)
    if seats == 4:
        t.do("double_turn/figure=nancy")
        while t.asked[1] != "card":
            t.do(t.offered()[-1])
        t.grant(items={}, hand=[24, 27, 21, 30]).play(24)
        assert t.asked[1] == "next" and not t.offered("double_turn")


@clause("LAKE-017")
def test_the_screen_hides_what_belongs_to_the_lost_kid(backend: str) -> None:
    t = Town(backend, hand=[1, 2, 3, 4], hiding=9, power="blink")
    hidden = {"hand": Hidden(4), "hiding": Hidden(1), "power": Hidden(1)}
    for seat in (-1, 1, 2):
        assert {name: sees(t, seat, name) for name in hidden} == hidden
    blink = Power.parse("blink")
    mine = {"hand": [0, 1, 2, 3], "hiding": [8], "power": [blink]}
    assert {name: sees(t, 0, name) for name in mine} == mine


# ---- the Monsters and what comes with them


@clause("LAKE-018")
@pytest.mark.parametrize(
    ("monster", "districts", "doors"),
    [
        ("dover_demon", "b3", {(6, 3), (7, 3)}),
        ("snallygaster", "a1 a3 c1 c3", {(4, 7), (5, 7)}),
        ("jersey_devil", "a3", {(1, 9), (2, 9)}),
        ("bloody_mary", "c1", {(10, 5), (11, 5)}),
    ],
)
def test_each_monster_has_a_sheet(
    backend: str, monster: str, districts: str, doors: set[tuple[int, int]]
) -> None:
    t = Town(backend, monster=monster, items={}, fresh=True, hand=[24, 27, 21, 30])
    haunts = [d for k, d in enumerate(District.names) if t.get("haunts") >> k & 1]
    assert haunts == districts.split() and t.monster in haunts
    t.play(24).do("next_kid/figure=nancy")
    assert {t.fork().do(i).where("nancy") for i in t.offered("enter")} == doors
    assert len(MONSTERS) == 4


@clause("LAKE-019", "LAKE-039")
def test_four_wheels_for_each_of_four_kids_and_two_for_bikes(backend: str) -> None:
    def spun(bike: str) -> list[str]:
        t = Town(backend, seats=5, turn="nancy", items={}, bikes={"nancy": bike}, at=spots)
        tries = [t.fork().do(f"spin/wheel={w}") for w in range(4)]
        return [x.told("spun")[0].split()[-1] + "d" * x.get("diagonal") for x in tries]

    spots = {"nancy": (6, 6)}
    assert Town(backend, seats=5).get("wheel") == [[1, 1, 1, 1]] * 4
    assert spun("") == ["2", "3d", "4", "5"]
    assert spun("tangerine") == ["6", "3d", "4", "5"]
    assert spun("freewheel") == ["2", "3d", "4d", "5"]


@clause("LAKE-020")
def test_the_kids_set_up_three_projectors_against_the_dover_demon(backend: str) -> None:
    t = Town(
        backend,
        turn="nancy",
        items={"nancy": "extension_lead"},
        at={"nancy": (9, 9)},
        monster_in="a1",
        done=["d1", "d2"],
        projector={11: 1, 12: 1},
        visited=1 << 11 | 1 << 12,
        times=2,
    )
    t.do("spin/wheel=0", "stop", "fulfil/objective=d3")
    assert [b + 1 for b, n in enumerate(t.get("projector")) if n] == [12, 13, 19]
    assert t.told("objective_done") == ["objective_done d3"]
    t.do("use_item/item=extension_lead", "at_building/building=b19", "at_building/building=b20")
    assert sum(t.get("projector")) == 3


@clause("LAKE-021")
def test_there_are_four_reflections_to_break_against_bloody_mary(backend: str) -> None:
    assert sum(Town(backend, monster="bloody_mary", fresh=True).get("reflection")) == 4
    t = Town(
        backend,
        monster="bloody_mary",
        turn="nancy",
        items={},
        at={"nancy": (5, 1)},
        monster_in="c1",
        done=["m1"],
        symbols={"nancy": "bone"},
    )
    t.do("spin/wheel=0", "stop", "fulfil/objective=m2")
    assert [b + 1 for b, n in enumerate(t.get("reflection")) if n] == [8, 14, 17]


@clause("LAKE-022")
@pytest.mark.parametrize(("out", "calamity"), [(7, 1), (8, 2)])
def test_there_are_eight_curses_for_the_jersey_devil(backend: str, out: int, calamity: int) -> None:
    """With all of them out, a Kid who is hit costs calamity instead."""
    t = Town(
        backend,
        monster="jersey_devil",
        items={},
        hand=[21, 24, 27, 30],
        monster_in="b2",
        at={"nancy": (4, 6), "dustin": (11, 6)},
        curses={1: out},
    )
    t.play(21).do("move_to/square=x2y2")
    assert t.told("kid_hit") == ["kid_hit nancy"]
    assert sum(t.get("curses")) == 8
    assert t.get("calamity") == calamity


@clause("LAKE-023", "LAKE-034")
@pytest.mark.parametrize("power", ["telekinesis", "shield", "foresight", "blink"])
def test_each_of_four_powers_goes_with_a_lost_kid_on_the_board(backend: str, power: str) -> None:
    t = Town(
        backend,
        turn="nancy",
        items={},
        at={"nancy": (4, 5)},
        monster_in="c3",
        hiding=9,
        power=power,
    )
    assert pieces(t, "power", "power_box") == [0, 1, 2, 3]
    t.do("spin/wheel=0", "stop", "search", "move_to/square=x5y5")
    assert t.where("lost") == (5, 5)
    assert t.told("power_shown") == [f"power_shown {power}"]
    assert [sees(t, seat, "power_shown") for seat in EVERYBODY] == [[Power.parse(power)]] * 4


@clause("LAKE-024")
def test_there_are_four_turn_order_tokens(backend: str) -> None:
    """With five players the tokens of four Kids are laid before they go home."""
    t = Town(backend, seats=5, items={}, hand=[24, 27, 21, 30])
    t.play(24)
    laid = []
    while not t.told("cycle_ended"):
        if t.asked[1] == "next":
            laid.append(sum(t.get("acted")))
        t.do("play/card=c24/pile=0" if t.asked[1] == "card" else t.offered()[-1])
        if t.asked[1] == "card":
            t.grant(items={}, hand=[24, 27, 21, 30])
    assert laid == [0, 1, 2]
    acted = [line.split()[1] for line in t.told("turn_began")]
    assert sorted(acted) == sorted(Figure.names[:4])
    assert t.get("acted") == [0, 0, 0, 0]


@clause("LAKE-025")
def test_at_most_four_places_are_marked_by_an_objective(backend: str) -> None:
    """Where the Reflections are there is something to do, until it is done there."""
    t = Town(
        backend,
        monster="bloody_mary",
        turn="nancy",
        items={},
        at={"nancy": (5, 1)},
        monster_in="c1",
        done=["m1"],
        symbols={"nancy": "eye key bone flame"},
    )
    t.do("spin/wheel=0", "stop")

    def marked() -> list[str]:
        return [b["building"] for b in t.view(1)["buildings"] if b.get("star")]

    def useful() -> list[str]:
        found = []
        for b, doors in enumerate(DOORS):
            t.state.arrange({"at": {0: doors[0]}})
            found += [f"b{b + 1}"] * len(t.offered("fulfil"))
        return found

    assert marked() == useful() == ["b3", "b8", "b14", "b17"]
    t.state.arrange({"visited": 1 << 7})
    assert marked() == useful() == ["b3", "b14", "b17"]


@clause("LAKE-025")
@pytest.mark.parametrize(
    ("monster", "stars"),
    [
        ("dover_demon", [1, 1, 3, 0, 0]),
        ("jersey_devil", [1, 3, 1, 0, 1]),
        ("bloody_mary", [1, 4, 0, 1, 1]),
    ],
)
def test_four_stars_are_enough_for_every_objective(
    backend: str, monster: str, stars: list[int]
) -> None:
    t = Town(backend, monster=monster, items={}, fresh=True)
    marked = []
    for k, _ in enumerate(t.objectives()):
        t.grant(fresh=True, done=t.objectives()[:k])
        marked.append(sum(b.get("star", 0) for b in t.view(1)["buildings"]))
    assert marked == stars


@clause("LAKE-026")
@pytest.mark.parametrize(("on_board", "after"), [(11, 12), (12, 12)])
def test_there_are_twelve_encounter_tokens(backend: str, on_board: int, after: int) -> None:
    t = Town(backend, items={}, hand=[24, 27, 21, 30], tokens={9: on_board})
    t.play(24)
    assert sum(t.get("tokens")) == after
    assert t.told("token_placed") == ["token_placed b4"] * (after - on_board)


@clause("LAKE-026")
def test_a_token_that_is_used_goes_back_to_the_supply(backend: str) -> None:
    t = Town(
        backend,
        turn="nancy",
        items={},
        at={"nancy": (4, 5)},
        monster_in="c3",
        tokens={9: 12},
        next_cards="yard_sale",
    )
    t.do("spin/wheel=0", "stop", "meet", "choose/option=1")
    assert sum(t.get("tokens")) == 11 and t.offered("at_building")
    t.do("at_building/building=b2")
    assert sum(t.get("tokens")) == 12


@clause("LAKE-032")
def test_there_are_twelve_bystanders(backend: str) -> None:
    """On the board, saved or carried off, there are always twelve."""

    def shares(t: Town) -> tuple[int, int, int]:
        return sum(t.get("bystander")), t.get("saved"), t.get("taken")

    t = Town(backend, monster="snallygaster", items={}, monster_in="b2", hand=[21, 24, 27, 30])
    assert shares(t) == (12, 0, 0)
    t.grant(at={"nancy": (2, 6), "dustin": (11, 6)}).play(21)
    assert shares(t) == (11, 0, 1)
    t.do("next_kid/figure=nancy").grant(at={"nancy": (5, 1)})
    t.do("spin/wheel=0", "stop", "fulfil/objective=s1")
    assert shares(t) == (10, 1, 1)


# ---- cards and symbols


@clause("LAKE-027")
@pytest.mark.parametrize("monster", MONSTERS)
def test_there_are_38_lost_kid_cards(backend: str, monster: str) -> None:
    t = Town(backend, monster=monster)
    assert pieces(t, "box", "deck", "hand", "hiding", "piles") == list(range(38))
    assert len(t.get("box")) == 6


@clause("LAKE-028")
@pytest.mark.parametrize("monster", MONSTERS)
def test_there_are_23_items(backend: str, monster: str) -> None:
    t = Town(backend, monster=monster)
    assert pieces(t, "item_box", "item_deck", "carried") == list(range(23))
    assert len(t.get("item_box")) == 6


@clause("LAKE-029")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_seven_bikes(backend: str, seats: int) -> None:
    t = Town(backend, seats=seats)
    assert pieces(t, "bike_box", "bike") == list(range(7))
    assert len(t.get("bike_box")) == 7 - max(2, seats - 1)


@clause("LAKE-030")
@pytest.mark.parametrize("monster", MONSTERS)
def test_there_are_33_encounter_cards(backend: str, monster: str) -> None:
    t = Town(backend, monster=monster)
    assert pieces(t, "encounter_box", "encounter_deck") == list(range(33))
    assert len(t.get("encounter_box")) == 6


@clause("LAKE-031")
def test_the_monsters_share_19_objectives(backend: str) -> None:
    cards = [Town(backend, monster=m).objectives() for m in MONSTERS]
    assert [len(own) for own in cards] == [5, 4, 5, 5]
    assert len({o for own in cards for o in own}) == 19


@clause("LAKE-035")
def test_there_are_twenty_symbols_of_four_types(backend: str) -> None:
    t = Town(backend)
    assert pieces(t, "pile") == list(range(20))
    assert Counter(SYMBOL_TYPE[c] for c in pieces(t, "pile")) == {0: 5, 1: 5, 2: 5, 3: 5}


# ---- figures


@clause("LAKE-036")
def test_the_two_small_figures_are_the_doubles_of_bloody_mary(backend: str) -> None:
    """They attack where they are, after her."""
    t = Town(
        backend,
        monster="bloody_mary",
        items={},
        hand=[21, 24, 27, 30],
        at={"nancy": (11, 5), "dustin": (5, 11)},
        monster_in="b4",
    )
    assert [District.names[d] for d in t.get("double")] == ["a2", "c2"]
    t.play(21)
    assert t.told("attacked") == ["attacked b4"]
    assert t.told("double_attacked") == ["double_attacked a2", "double_attacked c2"]
    assert t.told("kid_hit") == ["kid_hit nancy", "kid_hit dustin"]


@clause("LAKE-037")
@pytest.mark.parametrize(("monster", "shown"), [(m, m != "snallygaster") for m in MONSTERS])
def test_only_the_monster_of_the_game_has_a_figure_on_the_board(
    backend: str, monster: str, shown: bool
) -> None:
    t = Town(backend, monster=monster, fresh=True)
    assert MONSTERS[t.get("beast")[0]] == monster
    assert t.get("figure") == int(shown)
    assert [sees(t, seat, "monster") is not None for seat in (0, 1, 2)] == [True, shown, shown]
