"""The nine icons of the Lost Kid's cards."""

from __future__ import annotations

import pytest

from noctuary.games.lakeview.components import CARDS, CENTRE, SCARY, Deed
from tests.games.lakeview.town import Spot, plain
from tests.support import clause

SAFE: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (10, 10)}


@clause("LAKE-219")
def test_the_lost_kid_moves_another_kid_two_squares(backend: str) -> None:
    kids = {"nancy": (6, 6), "dustin": (4, 6)}
    t = plain(backend, hand=[30], at=kids)
    t.play(30)
    assert t.asked == (0, "push")
    assert t.offered() == ["whom/figure=nancy", "whom/figure=dustin", "pass"]
    t.do("whom/figure=nancy")
    block = {(x, y) for x in range(4, 9) for y in range(4, 9)} - {(6, 6)}
    assert t.reach() <= block and {(5, 5), (8, 4), (6, 8), (7, 6)} <= t.reach()
    t.go(8, 4)
    assert t.where("nancy") == (8, 4)


@clause("LAKE-219")
def test_not_over_a_fence_nor_beside_the_feds(backend: str) -> None:
    t = plain(backend, hand=[30], at={"nancy": (0, 9), "dustin": (10, 10)})
    t.play(30).do("whom/figure=nancy")
    assert (1, 11) in t.reach() and (1, 10) not in t.reach()
    t = plain(backend, hand=[30], at={"nancy": (3, 2), "dustin": (10, 10)}, feds=[1, 0])
    t.play(30).do("whom/figure=nancy")
    assert (3, 3) in t.reach() and (3, 1) not in t.reach()


@clause("LAKE-219")
def test_a_kid_who_has_not_entered_stays_out(backend: str) -> None:
    t = plain(backend, hand=[30], at={"nancy": (6, 6), "dustin": None})
    t.play(30)
    assert t.offered() == ["whom/figure=nancy", "pass"]
    t.do("pass")
    assert t.where("nancy") == (6, 6)


@clause("LAKE-219")
def test_the_lost_kid_may_leave_a_kid_where_she_is(backend: str) -> None:
    t = plain(backend, hand=[30], at={"nancy": None, "dustin": (0, 0)}, feds=[6, 0])
    t.play(30)
    assert t.offered() == ["whom/figure=dustin", "pass"]
    t.do("whom/figure=dustin")
    assert "pass" in t.offered() and (2, 2) in t.reach()
    t.do("pass")
    assert t.where("dustin") == (0, 0) and t.told("moved") == []


@clause("LAKE-219")
def test_nobody_in_town_nobody_to_move(backend: str) -> None:
    t = plain(backend, hand=[30], at={"nancy": None, "dustin": None})
    t.play(30)
    assert t.asked[1] == "next"


@clause("LAKE-221")
def test_the_calamity_icon(backend: str) -> None:
    t = plain(backend, hand=[30], at=SAFE)
    t.play(30)
    assert t.get("calamity") == 1 and t.told("calamity_advanced") == ["calamity_advanced 1"]


@clause("LAKE-222")
@pytest.mark.parametrize(
    ("monster", "card", "first"),
    [
        ("dover_demon", 32, 1),
        ("dover_demon", 14, 2),
        ("dover_demon", 26, 3),
        ("bloody_mary", 34, 4),
    ],
)
def test_a_token_on_a_building_of_the_colour(
    backend: str, monster: str, card: int, first: int
) -> None:
    t = plain(backend, monster=monster, hand=[card], stun=1, at=SAFE, monster_in="b2")
    t.play(card)
    assert t.asked == (0, "building")
    mine = [f"at_building/building=b{n}" for n in range(first, 21, 4)]
    assert t.offered() == [*mine, "pass"]
    before = t.get("tokens")[first + 15]
    t.do(mine[4])
    assert t.get("tokens")[first + 15] == before + 1


@clause("LAKE-223", "LAKE-220")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        (30, "calamity_advanced 1"),
        (1, "monster_moved a2"),
        (13, "monster_moved a2"),
        (17, "monster_moved b1"),
        (21, "attacked b2"),
        (24, "feds_moved red x4y0"),
        (28, "feds_moved blue x12y4"),
    ],
)
def test_every_scary_icon_does_something(backend: str, card: int, line: str) -> None:
    kids = {"nancy": (1, 6), "dustin": (10, 10)}
    t = plain(backend, hand=[card], at=kids, monster_in="b2")
    t.play(card)
    assert t.log[1] == line


@clause("LAKE-223")
@pytest.mark.parametrize(("card", "prompt"), [(30, "push"), (29, "afresh"), (26, "building")])
def test_every_icon_in_the_middle_asks_the_lost_kid(backend: str, card: int, prompt: str) -> None:
    t = plain(backend, hand=[card], at=SAFE, monster_in="b2")
    t.play(card)
    assert t.asked == (0, prompt)


@clause("LAKE-223")
def test_the_cards_bear_nine_icons(backend: str) -> None:
    t = plain(backend)
    cards = [c for zone in ("deck", "hand", "hiding", "box") for c in t.get(zone)]
    cards += [c for pile in t.get("piles") for c in pile]
    assert len(cards) == CARDS
    icons = {n for c in cards for n in (SCARY[c][0], SCARY[c][2], CENTRE[c][0])}
    assert icons - {Deed.NOTHING, Deed.BLUE} == {
        Deed.MOVE_KID,
        Deed.NEW_HAND,
        Deed.NEAREST,
        Deed.ATTACK,
        Deed.STEP,
        Deed.SWEEP,
        Deed.RED,
        Deed.CALAMITY,
        Deed.TOKEN,
    }
