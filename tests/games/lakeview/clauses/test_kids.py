"""Setting up the Kids and choosing the Monster: LAKE-038, LAKE-073 to LAKE-083."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.lakeview import GAME
from noctuary.games.lakeview.actions import Figure
from noctuary.games.lakeview.components import MONSTERS
from noctuary.i18n import LANGUAGES, FluentGameTexts
from noctuary.kernel import BadOption, Hidden, load
from tests.games.lakeview.town import Spot, Town
from tests.support import clause

TEAM = {2: 2, 3: 2, 4: 3, 5: 4}


def opened(backend: str, seats: int = 3, **wish: Any) -> Town:
    """Return a town: the first turn of the Lost Kid is over, and a Kid is named."""
    wish = {"fresh": True, "items": {}, "hand": [24, 27, 21, 30], **wish}
    return Town(backend, seats=seats, **wish).play(24)


# ---- what a Kid has


@clause("LAKE-038")
def test_every_kid_has_a_figure_of_its_own(backend: str) -> None:
    """One Kid after the other enters and moves; the figures of the others stay where they are."""
    t = opened(backend, 5)
    assert t.get("player")[:4] == [1, 2, 3, 4]
    seen: dict[str, Spot | None] = dict.fromkeys(Figure.names[:4])
    for kid, door, goal in (("nancy", (6, 3), (6, 5)), ("dustin", (7, 3), (7, 5))):
        t.do(f"next_kid/figure={kid}", f"enter/square=x{door[0]}y{door[1]}")
        seen[kid] = door
        assert {k: t.where(k) for k in seen} == seen
        t.do("spin/wheel=3").go(*goal)
        seen[kid] = goal
        assert {k: t.where(k) for k in seen} == seen
        while t.asked[1] not in ("next", "card"):
            t.do(t.offered()[-1])


@clause("LAKE-073", "LAKE-074")
@pytest.mark.parametrize("seats", TEAM)
def test_every_kid_has_four_wheels_number_side_up(backend: str, seats: int) -> None:
    t = opened(backend, seats)
    for kid in Figure.names[: TEAM[seats]]:
        x = t.fork().do(f"next_kid/figure={kid}")
        x.do(x.offered("enter")[0])
        assert x.offered("spin") == [f"spin/wheel={w}" for w in range(4)]
        assert x.do("spin/wheel=3").told("spun") == [f"spun {kid} 5"]
    assert t.get("wheel")[TEAM[seats] :] == [[0, 0, 0, 0]] * (4 - TEAM[seats])


@clause("LAKE-073")
@pytest.mark.parametrize("seats", TEAM)
def test_every_kid_has_a_figure_and_a_place_in_the_order_of_turns(backend: str, seats: int) -> None:
    t = opened(backend, seats)
    kids = list(Figure.names[: TEAM[seats]])
    assert [i.partition("=")[2] for i in t.offered("next_kid")] == kids
    for f, kid in enumerate(kids):
        x = t.fork().do(f"next_kid/figure={kid}")
        x.do(x.offered("enter")[0])
        assert [k for k in Figure.names if x.where(k)] == [kid]
        assert x.get("acted") == [int(k == f) for k in range(4)]


@clause("LAKE-075")
@pytest.mark.parametrize("seats", TEAM)
def test_every_kid_is_dealt_a_bike_that_all_can_see(backend: str, seats: int) -> None:
    ridden = set()
    for seed in range(1, 9):
        t = Town(backend, seats=seats, seed=seed)
        bikes = t.get("bike")
        assert [len(row) for row in bikes] == [int(f < TEAM[seats]) for f in range(4)]
        for seat in range(-1, seats):
            assert t.state.observe(seat).fields["bike"] == bikes
        ridden.add(bikes[0][0])
    assert len(ridden) > 1


@clause("LAKE-040", "LAKE-076")
def test_a_bike_helps_its_own_rider_only(backend: str) -> None:
    """There is a fence between (5, 6) and (5, 7)."""

    def reach(bikes: dict[str, str]) -> set[Spot]:
        spots = {"nancy": (5, 6), "dustin": (5, 6)}
        t = Town(backend, turn="nancy", items={}, bikes=bikes, at=spots, monster_in="c3")
        return t.do("spin/wheel=0").reach()

    assert (5, 7) not in reach({"nancy": "moped", "dustin": "bull_bar"})
    assert (5, 7) in reach({"nancy": "bull_bar", "dustin": "moped"})


@clause("LAKE-041")
@pytest.mark.parametrize("spot", [(5, 6), (3, 6), (4, 5)])
def test_danger_zone_works_anywhere_in_the_district_and_spends_no_token(
    backend: str, spot: Spot
) -> None:
    """On open ground, on a street along it, in a building with a token of its own."""
    t = Town(
        backend,
        turn="nancy",
        items={},
        bikes={"nancy": "danger_zone"},
        at={"nancy": spot, "dustin": (2, 2)},
        monster_in="b2",
        tokens={9: 1},
        next_cards="yard_sale",
    )
    t.do("spin/wheel=0", "stop")
    if spot == (3, 6):
        t.do("stop")
    assert t.told("card_drawn") == ["card_drawn nancy yard_sale"]
    assert t.get("tokens")[8] == 1
    t.do("choose/option=1", "at_building/building=b2")
    assert t.kid == ("nancy" if spot == (4, 5) else "dustin")


@clause("LAKE-077")
@pytest.mark.parametrize("seats", TEAM)
def test_every_kid_is_dealt_an_item_and_the_others_are_a_deck(backend: str, seats: int) -> None:
    dealt = set()
    for seed in range(1, 9):
        t = Town(backend, seats=seats, seed=seed, fresh=True)
        assert [len(row) for row in t.get("carried")] == [int(f < TEAM[seats]) for f in range(5)]
        for seat in range(-1, seats):
            assert t.state.observe(seat).fields["item_deck"] == Hidden(17 - TEAM[seats])
        dealt.add(t.get("carried")[0][0])
    assert len(dealt) > 1


# ---- the order of turns


@clause("LAKE-078")
@pytest.mark.parametrize("seats", TEAM)
def test_no_kid_has_acted_at_the_start(backend: str, seats: int) -> None:
    t = opened(backend, seats)
    assert t.get("acted") == [0, 0, 0, 0]
    assert len(t.offered("next_kid")) == TEAM[seats]


@clause("LAKE-079")
@pytest.mark.parametrize("seats", TEAM)
def test_with_four_players_there_is_a_double_turn(backend: str, seats: int) -> None:
    t = opened(backend, seats)
    doubles = [i.partition("=")[2] for i in t.offered("double_turn")]
    assert doubles == (["nancy", "dustin", "will"] if seats == 4 else [])
    if doubles:
        t.do("double_turn/figure=will")
        assert (t.kid, t.get("doubled")) == ("will", 1)


@clause("LAKE-080")
def test_with_two_players_one_runs_two_kids(backend: str) -> None:
    t = opened(backend, 2)
    assert t.get("team") == [2] and t.get("player")[:2] == [1, 1]
    assert t.offered() == ["next_kid/figure=nancy", "next_kid/figure=dustin"]
    t.do("next_kid/figure=dustin")
    t.do(t.offered("enter")[0], "spin/wheel=0")
    assert t.asked[0] == 1 and t.kid == "dustin"


@clause("LAKE-081")
def test_the_two_kids_of_one_player_keep_their_things_apart(backend: str) -> None:
    """On Nancy's turn neither Dustin's symbols nor his flashlight help her on."""

    def offered(things: str) -> list[str]:
        t = Town(
            backend,
            seats=2,
            turn="nancy",
            items={things: "flashlight"},
            symbols={things: "eye"},
            bikes={},
            at={"nancy": (4, 6), "dustin": (10, 6)},
            monster_in="c3",
        )
        assert t.get("player")[0] == t.get("player")[1] == 1
        t.do("spin/wheel=0")
        return t.offered("spend") + t.offered("use_item")

    assert offered("nancy") == ["spend/symbol=eye", "use_item/item=flashlight"]
    assert offered("dustin") == []


@clause("LAKE-081")
def test_the_wheels_of_two_kids_of_one_player_are_apart(backend: str) -> None:
    t = opened(backend, 2)
    t.do("next_kid/figure=nancy")
    t.do(t.offered("enter")[0], "spin/wheel=3")
    assert t.get("wheel")[:2] == [[1, 1, 1, 0], [1, 1, 1, 1]]


@clause("LAKE-081")
def test_a_thing_goes_from_one_kid_to_the_other_only_by_a_trade(backend: str) -> None:
    def trades(spot: tuple[int, int]) -> Town:
        items = {"dustin": "flashlight"}
        spots = {"nancy": (4, 6), "dustin": spot}
        return Town(backend, seats=2, turn="nancy", items=items, bikes={}, at=spots)

    assert not trades((10, 6)).offered("fetch")
    t = trades((4, 6)).do("fetch/item=flashlight/figure=dustin")
    assert (t.items("nancy"), t.items("dustin")) == (["flashlight"], [])


# ---- the Monster


@clause("LAKE-082")
def test_the_table_chooses_one_of_four_monsters(backend: str) -> None:
    game = load(GAME, backend, checked=True)
    for m, name in enumerate(MONSTERS):
        assert game.new(seats=3, options={"monster": name}).fields()["beast"] == [m]
        shown = Town(backend, monster=name).view(1)["monster"]
        assert (shown["monster"], shown["difficulty"]) == (name, m + 1)
    for name in ("kraken", "", None, 1):
        with pytest.raises(BadOption):
            game.new(seats=3, options={"monster": name})


@clause("LAKE-083")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_monster_has_a_story_to_read(backend: str, lang: str) -> None:
    words = FluentGameTexts(load(GAME, backend, checked=True), lang)
    stories = [words.format(f"monster-{name}.story") for name in MONSTERS]
    assert len(set(stories)) == 4 and all(len(text) > 60 for text in stories)


@clause("LAKE-083")
@pytest.mark.parametrize(
    ("monster", "district"),
    [("dover_demon", "b3"), ("jersey_devil", "a3"), ("bloody_mary", "c1")],
)
def test_the_setup_of_the_sheet_comes_last(backend: str, monster: str, district: str) -> None:
    t = Town.__new__(Town)
    t.game = load(GAME, backend, checked=True)
    t.state, step = t.game.begin(seats=3, seed=1, options={"lost_kid": 0, "monster": monster})
    log = [t.words(e) for e in step.events]
    for _ in range(2):
        log += [t.words(e) for e in t.state.step("lay/pile=0").events]
    first_turn = log.index("round_began 1")
    assert log[first_turn - 1] == f"monster_shown {district}"
    assert [line.split()[0] for line in log[first_turn - 5 : first_turn - 1]] == [
        "got_bike",
        "got_item",
    ] * 2


@clause("LAKE-083")
@pytest.mark.parametrize("corner", ["a1", "a3", "c1", "c3"])
def test_the_snallygaster_hides_in_a_corner_once_all_else_is_set_up(
    backend: str, corner: str
) -> None:
    game = load(GAME, backend, checked=True)
    state = game.new(seats=3, seed=1, options={"lost_kid": 0, "monster": "snallygaster"})
    for _ in range(2):
        state.apply("lay/pile=0")
    assert state.decision and (state.decision.seat, state.decision.prompt) == (0, "lair")
    dealt = state.fields()
    assert [len(dealt[z]) for z in ("hand", "hiding")] == [4, 1]
    assert [len(row) for row in dealt["carried"][:2] + dealt["bike"][:2]] == [1] * 4
    state.apply(f"to_district/district={corner}")
    after = state.fields()
    assert sum(after["bystander"]) == 12 and after["figure"] == 0
    assert after["monster"] == ["a1", "", "a3", "", "", "", "", "c1", "", "c3"].index(corner)
