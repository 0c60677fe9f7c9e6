"""What it is all about: LAKE-001 to LAKE-007."""

from __future__ import annotations

import pytest

from noctuary.games.lakeview import GAME
from noctuary.games.lakeview.components import CLUE, MONSTERS
from noctuary.games.lakeview.town import LANDMARK_NAMES
from noctuary.kernel import BadSeats, load
from tests.games.lakeview.town import Town
from tests.support import clause

ALL_BUT_THE_LAST = ["d1", "d2", "d3", "d4"]


def showdown(backend: str, *done: str, calamity: int = 0) -> Town:
    """Return a town: Nancy stands at the Dover Demon under a Projector, with two symbols."""
    return Town(
        backend,
        turn="nancy",
        items={},
        at={"nancy": (7, 6), "dustin": (2, 2)},
        monster_in="b3",
        found=(10, 10),
        symbols={"nancy": "eye flame"},
        projector={11: 1},
        done=done,
        calamity=calamity,
    )


@clause("LAKE-001", "LAKE-005", "LAKE-188")
def test_with_the_last_objective_everybody_wins_one_space_before_the_end(backend: str) -> None:
    t = showdown(backend, *ALL_BUT_THE_LAST, calamity=6)
    t.do("fulfil/objective=d5", "pay/symbol=eye")
    assert t.state.over and t.told("won") and t.told("objective_step") == []
    assert t.state.result == (1000, 1000, 1000)


@clause("LAKE-001", "LAKE-006")
def test_on_the_last_space_of_the_track_everybody_loses(backend: str) -> None:
    t = Town(backend, items={}, hand=[30, 24, 27, 21], hiding=16, calamity=6)
    t.play(30)
    assert t.get("calamity") == 7 and t.told("lost")
    assert t.told("uncovered") == ["uncovered b16"]
    assert t.state.over and t.offered() == []
    assert t.state.result == (0, 0, 0)


@clause("LAKE-006")
def test_the_game_goes_on_one_space_before_the_end(backend: str) -> None:
    t = Town(backend, items={}, hand=[30, 24, 27, 21], calamity=5)
    t.play(30).do("pass")
    assert t.get("calamity") == 6 and not t.state.over


@clause("LAKE-002")
@pytest.mark.parametrize(("seats", "kids"), [(2, [1, 1]), (3, [1, 2]), (4, [1, 2, 3])])
def test_one_seat_is_the_lost_kid_and_the_others_are_kids(
    backend: str, seats: int, kids: list[int]
) -> None:
    t = Town(backend, seats=seats)
    assert t.get("lost") == t.get("player")[4] == 0
    assert t.get("player")[: len(kids)] == kids
    assert t.where("lost") is None


@clause("LAKE-002")
def test_the_lost_kid_is_held_in_one_building(backend: str) -> None:
    def search(spot: tuple[int, int]) -> list[str]:
        t = Town(backend, turn="nancy", items={}, hiding=9, at={"nancy": spot}, monster_in="c3")
        t.do("spin/wheel=0", "stop", "search")
        return t.told("found") + t.told("searched_in_vain")

    assert search((5, 7)) == ["searched_in_vain nancy b10"]
    assert search((5, 5)) == ["found nancy b9"]


@clause("LAKE-003")
def test_a_card_steers_the_monster_and_leaves_a_clue(backend: str) -> None:
    t = Town(backend, items={}, hand=[2, 24, 27, 30], monster_in="b1")
    t.play(2, 1)
    assert t.monster == "b2"
    seen = t.state.observe(1).fields["piles"][1][-1]
    assert LANDMARK_NAMES[CLUE[seen]] == "fountain"


@clause("LAKE-004")
@pytest.mark.parametrize("missing", ALL_BUT_THE_LAST[:3])
def test_every_objective_is_needed(backend: str, missing: str) -> None:
    t = showdown(backend, *(o for o in ALL_BUT_THE_LAST if o != missing))
    assert not t.offered("fulfil")
    t = showdown(backend, *ALL_BUT_THE_LAST)
    assert t.offered("fulfil") == ["fulfil/objective=d5"]


@clause("LAKE-004")
def test_each_monster_has_objectives_and_pieces_of_its_own(backend: str) -> None:
    towns = {m: Town(backend, monster=m) for m in MONSTERS}
    names = [o for t in towns.values() for o in t.objectives()]
    assert len(names) == len(set(names))
    pieces = {
        m: (sum(t.get("bystander")), sum(t.get("reflection")), sum(d >= 0 for d in t.get("double")))
        for m, t in towns.items()
    }
    assert pieces == {
        "dover_demon": (0, 0, 0),
        "snallygaster": (12, 0, 0),
        "jersey_devil": (0, 0, 0),
        "bloody_mary": (0, 4, 2),
    }


@clause("LAKE-007")
def test_two_to_five_can_play_with_up_to_four_kids(backend: str) -> None:
    game = load(GAME, backend, checked=True)
    for seats in (2, 3, 4, 5):
        state = game.new(seats=seats).fields()
        kids = state["player"][: state["team"][0]]
        assert {*kids, state["lost"]} == set(range(seats))
        assert len(kids) == max(2, seats - 1)
    for seats in (1, 6):
        with pytest.raises(BadSeats):
            game.new(seats=seats)
