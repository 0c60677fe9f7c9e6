"""Late positions that random play rarely reaches, and the invariants of every position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .actions import Category, Deed, Region
from .options import OPTIONS, parameters
from .state import INVESTIGATORS, NEUTRAL, REGIONS, SLOTS

Fields = dict[str, Any]
Position = tuple[int, Fields]

INNSMOUTH, SALEM, ARKHAM, KINGSPORT, ROCKPORT = range(REGIONS)


class GateCards:
    """The gate cards of an arrangement, dealt out type by type."""

    def __init__(self, gate_type: Sequence[int]) -> None:
        self.left = [[c for c, t in enumerate(gate_type) if t == r] for r in range(REGIONS)]

    def take(self, region: int, n: int = 1) -> list[int]:
        """Return `n` cards of a type."""
        if len(self.left[region]) < n:
            raise ValueError(f"a position wants more {Region.names[region]} cards than there are")
        taken, self.left[region] = self.left[region][:n], self.left[region][n:]
        return taken


def table(
    seats: int,
    *,
    released: Sequence[tuple[int, int]] = (),
    gates: Sequence[Sequence[int]] = (),
    supply: Sequence[int] = (),
    rest_under: bool = False,
    figures: Sequence[Sequence[int]] = (),
    **other: Any,
) -> Position:
    """Return an argument of `arrange` in which cards, figures, discs and points agree.

    `released`: who opened which gate; `gates`: sections by seat and region; `rest_under`: the other
    gate cards lie under the empty deck; `figures`: by owner and region (row 4: neutral).
    """
    p = parameters(seats, {o.name: o.check(o.default) for o in OPTIONS})
    cards = GateCards(p["gate_type"])
    opened: dict[int, list[int]] = {q: [] for q in range(4)}
    points = [[0] * len(Category.names) for _ in range(4)]
    for i, (seat, region) in enumerate(released):
        opened[seat] += cards.take(region, p["gate_size"][region])
        points[seat][Category.monstrosities] += p["disc_value"][i]
    sections = [list(row) for row in gates] + [[0] * REGIONS] * (4 - len(gates))
    wish: Fields = {
        "released": len(released),
        "disc_seat": {i: seat for i, (seat, _) in enumerate(released)},
        "disc_region": {i: region for i, (_, region) in enumerate(released)},
        "opened": opened,
        "sections": sections,
        "building": {
            q: [c for r in range(REGIONS) for c in cards.take(r, row[r])]
            for q, row in enumerate(sections)
        },
        "points": points,
        "score": {q: sum(points[q]) for q in range(seats)},
    }
    if supply:
        wish["supply"] = {s: cards.take(r) for s, r in enumerate(supply)}
    if rest_under:
        wish["gate_bottom"] = [c for left in cards.left for c in left]
    if figures:
        wish["board"] = dict(enumerate(figures))
        wish["reserve"] = {q: INVESTIGATORS - sum(figures[q]) for q in range(seats)}
    return seats, {**wish, **other}


SPREAD = [2, 2, 2, 2, 2]
NOBODY_THERE = [0] * REGIONS

POSITIONS: dict[str, Position] = {
    # One disc left, two gates of seat 0 lack one card each, and both cards lie in the supply.
    "last_disc": table(
        2,
        released=[(0, KINGSPORT), (1, SALEM), (0, ROCKPORT)],
        gates=[[0, 0, 0, 4, 4], [2, 1, 5, 0, 1]],
        supply=[KINGSPORT, ROCKPORT, ARKHAM, SALEM],
        figures=[[1, 2, 0, 1, 1], [0, 1, 2, 1, 0], NOBODY_THERE, NOBODY_THERE, [3, 0, 2, 1, 0]],
        hand={0: [77, 78, 79, 16, 36], 1: [53, 54, 55, 17, 37]},
        tokens={0: 6, 1: 6},
    ),
    # Two discs left and two gates ready: both open in one build, in a chosen order.
    "two_gates_at_once": table(
        3,
        released=[(0, KINGSPORT), (1, SALEM), (2, ROCKPORT), (1, ARKHAM)],
        gates=[[6, 0, 5, 0, 0], [0, 5, 0, 4, 0], [2, 2, 2, 2, 2]],
        supply=[INNSMOUTH, ARKHAM, SALEM, KINGSPORT],
        figures=[[2, 1, 1, 0, 0], [2, 1, 0, 1, 0], [1, 0, 1, 1, 1]],
        hand={0: [77, 78, 79, 16, 36], 1: [53, 54, 55, 17, 37], 2: [62, 63, 18, 38, 39]},
    ),
    # Six cards of the gate deck are left and no gate is easy to finish: the game may run out.
    "gate_deck_empty": table(
        4,
        gates=[[5, 4, 4, 4, 4]] * 4,
        supply=[INNSMOUTH, SALEM, ARKHAM, INNSMOUTH],
        rest_under=True,
        tokens=[6, 6, 6, 6],
    ),
    # Every gate card lies in an unfinished gate: a build takes nothing and ends the game.
    "gate_cards_gone": table(
        4,
        gates=[[6, 5, 5, 4, 4], [6, 5, 5, 4, 4], [6, 5, 5, 4, 4], [4, 3, 3, 4, 4]],
        hand={0: [77, 78, 79, 16, 36], 1: [53, 54, 55, 17, 37], 2: [62, 63, 18, 38, 39]},
    ),
    # Every despair token is owned by a seat.
    "token_supply_empty": table(
        3,
        tokens=[10, 8, 6, 0],
        figures=[[1, 0, 1, 0, 0]] * 3,
        hand={0: [56, 57, 58, 59, 60], 1: [51, 52, 61, 62, 63], 2: [48, 49, 50, 75, 76]},
    ),
    # Every investigator is on the board: sending moves, converting trades places.
    "reserves_empty": table(4, figures=[SPREAD] * 4, tokens=[2, 3, 4, 5]),
    # All figures of both players in one region, so that a trade changes nothing.
    "one_crowded_region": table(
        2, figures=[[0, 0, 10, 0, 0], [0, 0, 10, 0, 0], NOBODY_THERE, NOBODY_THERE, NOBODY_THERE]
    ),
    # Rich journals: long runs of pages, blueprints, more than five runes.
    "rich_journals": table(
        2,
        released=[(0, KINGSPORT), (1, SALEM), (0, ROCKPORT)],
        pages={0: [0, 5, 10, 16, 1], 1: [6, 11, 17, 14, 15]},
        fragments={0: [20, 21, 23, 24, 25], 1: [26, 27, 29, 30, 31]},
        runes={0: [40, 41, 42, 43, 56, 57], 1: [64, 65, 66, 67]},
        gates=[[3, 3, 3, 3, 3], [4, 4, 4, 4, 4]],
        tokens=[9, 9, 0, 0],
    ),
    # Every scroll is in force, more than a game can reveal.
    "all_scrolls": table(
        4,
        released=[(0, KINGSPORT), (1, SALEM), (2, ROCKPORT)],
        revealed=[0, 1, 2, 3, 4, 5, 6],
        gates=[[3, 3, 3, 3, 3], [2, 2, 2, 2, 2], [4, 2, 0, 4, 0], [0, 0, 0, 0, 0]],
        figures=[[1, 1, 0, 0, 1], [0, 2, 1, 0, 0], [1, 0, 0, 1, 0], [0, 0, 2, 0, 1]],
        tokens=[5, 5, 5, 5],
    ),
    # Neutral investigators lead everywhere.
    "neutral_majority": table(
        2, figures=[[1, 1, 1, 1, 1], [0, 1, 0, 1, 0], NOBODY_THERE, NOBODY_THERE, SPREAD]
    ),
    # The action deck is empty: the next card drawn comes from the shuffled discard pile.
    "action_deck_empty": table(
        4,
        hand={q: list(range(5 * q, 5 * q + 5)) for q in range(4)},
        discard=list(range(20, 80)),
        tokens=[4, 4, 4, 4],
    ),
}


def invariants(f: Fields) -> None:
    """Raise AssertionError unless components are complete and counts agree."""
    seats = f["seats"]
    assert f["mode"] in (0, 1) and 0 <= f["first"] < seats and 0 <= f["active"] < seats
    assert all(t >= 0 for t in f["tokens"]) and sum(f["tokens"]) <= f["token_total"][0]
    for p in range(seats):
        assert f["reserve"][p] >= 0
        assert f["reserve"][p] + sum(f["board"][p]) == INVESTIGATORS, f"figures of seat {p}"
        assert f["score"][p] == sum(f["points"][p]), f"points of seat {p}"
    assert all(n >= 0 for row in f["board"] for n in row)
    assert seats == 2 or not any(f["board"][NEUTRAL])
    assert len(f["played"]) <= 1 and len(f["supply"]) == SLOTS
    check_gates(f)
    check_journals(f)
    if f["over"]:
        assert sorted(f["result"][:seats]) == [0] * (seats - 1) + [1000], "one winner"


def check_gates(f: Fields) -> None:
    """Check that sections agree with the cards and opened gates with the discs."""
    kind, size = f["gate_type"], f["gate_size"]
    assert 0 <= f["released"] <= f["discs"][0]
    for p in range(4):
        for r in range(REGIONS):
            held = sum(kind[c] == r for c in f["building"][p])
            assert f["sections"][p][r] == held, f"sections of seat {p}, {Region.names[r]}"
            assert held <= size[r] + 1
        discs = [i for i in range(f["released"]) if f["disc_seat"][i] == p]
        assert len(f["opened"][p]) == sum(size[f["disc_region"][i]] for i in discs)
    assert len(f["revealed"]) + len(f["slots"]) + len(f["scroll_deck"]) == 7


def check_journals(f: Fields) -> None:
    """Check that each section of a journal holds its own sort of artifact."""
    for zone, half, deed in (
        ("pages", 0, Deed.page),
        ("fragments", 0, Deed.fragment),
        ("runes", 1, Deed.rune),
    ):
        assert all(f["deed"][half][c] == deed for row in f[zone] for c in row), zone
