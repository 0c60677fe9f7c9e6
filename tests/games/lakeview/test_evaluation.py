"""Bots at Lakeview: they use what their seat sees, tell and read clues, and win now and then."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import noctuary
from noctuary.bots import SeatKnowledge, make_bot
from noctuary.games.lakeview.belief import CARDS_OF, FITS, belief
from noctuary.games.lakeview.components import CARD_BUILDING, CARDS, CLUE, MONSTERS
from noctuary.games.lakeview.evaluation.weights import LOSS
from noctuary.games.lakeview.town import BELONGS, BUILDING, LAP
from noctuary.kernel import Position, state_for_rules
from tests.games.lakeview.town import Town, plain

GAMES = 30


def moments(monster: str, seats: int, seed: int, every: int = 9) -> list[Position]:
    """Return some positions of a game between heuristic bots."""
    game = noctuary.load("lakeview")
    position = game.new(seats=seats, seed=seed, options={"monster": monster})
    found = []
    while not position.over:
        if position.choice_count % every == 0:
            found.append(position.clone())
        position.playout(seed + position.choice_count, "evaluation", 1)
    return found


def scores(position: Position) -> dict[int, int]:
    """Return the scores of all options for the deciding seat."""
    return dict(zip(position.legal(), position.action_scores(), strict=True))


def code(town: Town, id: str) -> int:
    """Return the number of an option."""
    return next(c for c in town.state.legal() if town.game.action_id(c) == id)


def best(town: Town) -> str:
    """Return the id of the option that looks best."""
    found = scores(town.state)
    return str(town.game.action_id(max(found, key=lambda c: found[c])))


# ---- secrets


@pytest.mark.parametrize("monster", MONSTERS)
def test_a_kid_scores_alike_in_positions_it_cannot_tell_apart(monster: str) -> None:
    differed = 0
    for truth in moments(monster, 3, seed=4):
        for k in range(4):
            other = truth.sample(truth.seat, 100 + k)
            differed += other.hash() != truth.hash()
            assert scores(other) == scores(truth)
            assert other.expected_values()[truth.seat] == truth.expected_values()[truth.seat]
    assert differed > 50


# ---- the belief


def test_the_belief_of_the_map_is_that_of_imagined_worlds() -> None:
    position = moments("dover_demon", 3, seed=10)[5]
    shares = belief(state_for_rules(position.observe(0)))
    drawn = [0] * len(shares)
    for seed in range(2000):
        hiding = position.sample(0, seed).fields()["hiding"][0]
        drawn[CARD_BUILDING[hiding]] += 1
    assert sum(shares) > 980
    assert max(shares) > 150
    for share, n in zip(shares, drawn, strict=True):
        assert abs(share - n / 2) < 40


@pytest.mark.parametrize("monster", MONSTERS)
def test_an_imagined_world_has_the_cards_that_the_true_one_has(monster: str) -> None:
    for truth in moments(monster, 4, seed=6):
        for seed in range(3):
            fields, other = truth.fields(), truth.sample(0, seed).fields()
            for zone in ("deck", "hand", "hiding", "buried"):
                assert len(other[zone]) == len(fields[zone])
            assert other["piles"] == fields["piles"]


def test_a_clue_points_to_the_buildings_round_it() -> None:
    seen: Any = SimpleNamespace(
        found=0,
        searched=0,
        box=[],
        revealed=[],
        uncovered=[],
        shown=[0] * CARDS,
        piles=[[0], [], []],
        meant=[1, 0, 0],
    )
    shares = belief(seen)
    assert shares.index(max(shares)) in (1, 2)
    assert shares[19] < max(shares) // 5
    assert FITS[CLUE[0]][0] > FITS[CLUE[0]][1] > FITS[CLUE[0]][19]


def test_what_was_searched_or_seen_is_no_hiding_place() -> None:
    town = Town("native", piles=[[11, 31], [20], [14]], searched=1 << 4, meant=[0, 0, 0])
    shares = belief(state_for_rules(town.state.observe(1)))
    assert shares[4] == 0
    assert shares[10] == 0 and CARDS_OF[10] == [10, 30]
    assert shares[19] == 0
    assert shares[11] > 0


def test_what_was_seen_before_a_reshuffle_is_no_hiding_place(backend: str) -> None:
    hidden = [5, 7, 8, 9]
    laid = [c for c in range(1, 33) if c not in (1, *hidden, 31, 32)]
    town = Town(backend, hiding=9, hand=[1, 5, 7, 8], piles=[laid, [31], [32]], meant=[0, 0, 0])
    town.play(1, pile=1)
    assert town.told("reshuffled")
    shares = belief(state_for_rules(town.state.observe(1)))
    assert {b + 1 for b, share in enumerate(shares) if share} == set(hidden)
    imagined = {town.state.sample(1, seed).fields()["hiding"][0] + 1 for seed in range(100)}
    assert imagined == set(hidden)


def test_cards_dealt_in_setup_are_no_clue() -> None:
    dealt = Town("native", piles=[[1], [2], [3]], meant=[0, 0, 0])
    chosen = Town("native", piles=[[1], [2], [3]], meant=[1, 1, 1])
    plain, told = (belief(state_for_rules(t.state.observe(1))) for t in (dealt, chosen))
    assert max(plain) <= 2 * min(n for n in plain if n)
    assert max(told) > 3 * max(plain) // 2


# ---- the Lost Kid


def test_the_lost_kid_prefers_a_telling_clue(backend: str) -> None:
    town = Town(
        backend,
        hiding=9,
        hand=[1, 5, 8, 7],
        piles=[[16], [17], [18]],
        meant=[0, 0, 0],
        monster_in="b2",
        stun=1,
    )
    assert CLUE[4] == 4
    assert best(town).startswith("play/card=c5/")


def test_the_lost_kid_leaves_a_good_clue_uncovered() -> None:
    town = Town(
        "native",
        hiding=9,
        hand=[5, 13, 23, 30],
        piles=[[24], [8], [16]],
        meant=[1, 1, 0],
        monster_in="c3",
        stun=1,
    )
    assert best(town) == "play/card=c5/pile=1"


def test_the_lost_kid_spares_the_kids() -> None:
    town = Town(
        "native",
        hiding=9,
        hand=[21, 2, 24, 27],
        piles=[[16], [17], [18]],
        monster_in="a1",
        at={"nancy": (1, 3), "dustin": (3, 2)},
    )
    assert "card=c21" not in best(town)


@pytest.mark.parametrize("left", [4, 1])
def test_the_lost_kid_does_not_pay_for_a_clue_with_the_last_space(left: int) -> None:
    town = plain(
        "native",
        hiding=2,
        hand=[1, 5, 21, 22],
        piles=[[17], [18], [19]],
        meant=[0, 0, 0],
        monster_in="a1",
        items={"nancy": "fuse"},
        at={"nancy": (3, 3), "dustin": (10, 10)},
    )
    town.grant(calamity=town.get("end")[0] - left)
    assert best(town).startswith("play/card=c1/" if left > 1 else "play/card=c2")


def test_the_lost_kid_sees_a_lap_that_would_be_the_last() -> None:
    town = Town(
        "native",
        hiding=9,
        hand=[24, 27, 22, 21],
        piles=[[16], [17], [18]],
        meant=[0, 0, 0],
        monster_in="c1",
        at={"nancy": (6, 6), "dustin": (10, 6)},
    )
    town.grant(calamity=town.get("end")[0] - 1, feds=[LAP - 2, 3])
    assert "card=c24" not in best(town)
    assert scores(town.state)[code(town, "play/card=c24/pile=0")] < -LOSS // 2


def test_a_hand_that_only_loses_is_changed() -> None:
    town = Town(
        "native",
        hiding=9,
        hand=[1, 5, 30, 4],
        piles=[[16], [17], [18]],
        monster_in="a1",
        at={"nancy": (6, 6), "dustin": (10, 6)},
    )
    town.grant(calamity=town.get("end")[0] - 2, feds=[LAP - 1, 0], new_hand=1)
    assert best(town) == "new_hand"


# ---- Kids


def test_a_kid_searches_where_the_belief_is_highest() -> None:
    town = Town(
        "native",
        turn="nancy",
        seats=3,
        at={"nancy": (6, 6), "dustin": (11, 11)},
        piles=[[5], [24], [12]],
        meant=[1, 1, 0],
        tokens={},
        monster_in="c3",
        done=["d1"],
        hiding=10,
    )
    shares = belief(state_for_rules(town.state.observe(1)))
    while town.asked[1] not in ("encounter", "over"):
        town.do(best(town))
    here = BUILDING[town.get("at")[0]]
    assert shares[here] == max(shares)
    assert best(town) == "search"


def test_a_kid_fulfils_an_objective_before_anything_else() -> None:
    town = Town(
        "native",
        turn="nancy",
        at={"nancy": (6, 6), "dustin": (11, 11)},
        monster_in="c3",
        tokens={9: 1, 10: 1},
    )
    while town.asked[1] != "encounter":
        town.do(best(town))
    assert best(town) == "fulfil/objective=d1"


def test_a_kid_leaves_the_way_of_the_feds() -> None:
    town = Town(
        "native",
        turn="nancy",
        at={"nancy": (2, 1), "dustin": (11, 11)},
        monster_in="c3",
        tokens={},
        searched=(1 << 20) - 1 - (1 << 19),
        hiding=20,
        done=["d1"],
    )
    while town.asked[1] in ("wheel", "travel", "bonus"):
        town.do(best(town))
    _, y = town.where("nancy") or (0, 0)
    assert y > 1


# ---- items and trades


def test_a_rope_shortens_the_way_to_a_treehouse(backend: str) -> None:
    town = plain(
        backend,
        turn="nancy",
        items={"nancy": "rope"},
        at={"nancy": (3, 2), "dustin": (11, 11)},
        wheel={0: [1, 0, 0, 0]},
        monster_in="c3",
        searched=(1 << 20) - 1,
        done=["d1", "d2", "d3"],
    )
    town.do("spin/wheel=0")
    assert best(town) == "use_item/item=rope"
    town.do("use_item/item=rope")
    assert best(town) == "move_to/square=x2y2"


@pytest.mark.parametrize("item", ["painted_star", "lucky_coin"])
def test_the_painted_star_keeps_watch_from_a_treehouse(item: str) -> None:
    town = plain(
        "native",
        monster="snallygaster",
        turn="nancy",
        items={"nancy": item},
        at={"nancy": (3, 2), "dustin": (11, 11)},
        monster_in="a1",
        tokens={2: 1, 8: 1},
        searched=(1 << 20) - 1,
        done=["s1"],
    )
    town.do("spin/wheel=1")
    assert (best(town) == "move_to/square=x2y2") == (item == "painted_star")


@pytest.mark.parametrize("sheet", ["white_sheet", "-white_sheet"])
def test_the_white_sheet_opens_the_district_of_a_double(sheet: str) -> None:
    town = plain(
        "native",
        monster="bloody_mary",
        turn="nancy",
        items={"dustin": sheet},
        at={"nancy": (7, 4), "dustin": (11, 11)},
        monster_in="c3",
        tokens={4: 1},
        searched=(1 << 20) - 1 - (1 << 19),
        hiding=20,
    )
    town.do("spin/wheel=0")
    town.do(best(town))
    haunted = [d for d in town.get("double") if BELONGS[town.get("at")[0]] >> d & 1]
    assert bool(haunted) == (sheet == "white_sheet")


def test_the_white_sheet_covers_the_double_beside_a_kid(backend: str) -> None:
    town = plain(
        backend,
        monster="bloody_mary",
        items={"dustin": "white_sheet"},
        at={"nancy": (6, 3), "dustin": (2, 10)},
        hand=[21, 22, 27, 28],
        monster_in="b4",
    )
    town.play(21)
    assert best(town) == "use_item/item=white_sheet"
    town.do("use_item/item=white_sheet")
    assert town.asked[1] == "sheet"
    assert best(town) == "to_district/district=a2"
    town.idle("wheel")
    assert town.told("kid_hit") == []


def test_a_kid_asks_for_what_helps_at_once(backend: str) -> None:
    town = plain(
        backend,
        monster="bloody_mary",
        turn="nancy",
        items={"dustin": "hammer"},
        at={"nancy": (5, 1), "dustin": (5, 1)},
        monster_in="c3",
        done=["m1"],
    )
    assert best(town) == "fetch/item=hammer/figure=dustin"
    town.do("fetch/item=hammer/figure=dustin")
    assert best(town) == "agree"
    town.do("agree")
    assert town.items("nancy") == ["hammer"]


def test_a_kid_hands_over_what_another_needs(backend: str) -> None:
    town = plain(
        backend,
        monster="bloody_mary",
        turn="nancy",
        bikes={"nancy": "cargo_trike"},
        items={"nancy": "hammer"},
        symbols={"nancy": "bone"},
        at={"nancy": (5, 2), "dustin": (5, 1)},
        monster_in="c3",
        done=["m1"],
    )
    assert best(town) == "give/item=hammer/figure=dustin"


def test_a_kid_joins_another_whose_symbol_it_lacks(backend: str) -> None:
    spots = {"nancy": (2, 4), "dustin": (10, 10)}
    wish = {"turn": "nancy", "monster_in": "c3", "done": ["d1"], "hiding": 20, "at": spots}
    wish |= {"tokens": {1: 1}, "searched": (1 << 20) - 1 - (1 << 19)}
    town = plain(backend, symbols={"nancy": "key", "dustin": "key"}, **wish)
    while town.asked[1] in ("wheel", "travel", "bonus"):
        town.do(best(town))
    assert town.where("nancy") == (2, 2)
    assert town.told("symbol_given") == ["symbol_given nancy key dustin"]


# ---- whole games


def wins(spec: str, monster: str, seats: int) -> int:
    """Return the number of games won out of some."""
    won = 0
    for seed in range(GAMES):
        position = noctuary.load("lakeview").new(
            seats=seats, seed=seed, options={"monster": monster}
        )
        bots = [make_bot(spec, 8 * seed + p) for p in range(seats)]
        while not position.over:
            position.apply(bots[position.seat].choose(SeatKnowledge(position)))
        won += position.result[0] > 0
    return won


def test_the_heuristic_beats_chance_clearly() -> None:
    assert wins("random", "dover_demon", 3) == 0
    assert wins("heuristic", "dover_demon", 3) > GAMES // 3


def test_every_backend_scores_alike() -> None:
    random = Random(3)
    positions = [
        noctuary.load("lakeview", b).new(seats=4, seed=9, options={"monster": "snallygaster"})
        for b in ("native", "frames", "gen")
    ]
    for _ in range(60):
        scales = [scores(p) for p in positions]
        assert scales[0] == scales[1] == scales[2]
        assert (
            positions[0].expected_values()
            == positions[1].expected_values()
            == positions[2].expected_values()
        )
        top = max(scales[0].values())
        code = random.choice([c for c, w in scales[0].items() if w == top])
        for p in positions:
            p.apply(code)


def test_the_search_plays_what_is_on_offer() -> None:
    for position in moments("bloody_mary", 3, seed=8, every=60):
        assert make_bot("ismcts:8", 1).choose(SeatKnowledge(position)) in position.legal()
