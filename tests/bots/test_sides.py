"""Seats of one side play for one another: all together, one against three, sides that change."""

from dataclasses import replace

import pytest

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.bots.utility import Utility, utility_of
from noctuary.kernel import (
    COMPETITIVE,
    Action,
    Arr,
    Game,
    Kind,
    Param,
    Rule,
    Seat,
    State,
    ask,
    changing_sides,
    games,
    load,
    offer,
    one_versus_all,
    rule,
)
from noctuary.lab import play, tables
from noctuary.lab.record import by_side, seatings
from tests.cli.scenes import text

Effort = Kind("effort", 3)
Keep = Action()
Give = Action(seat=Seat)
Grab = Action(effort=Effort)

NIGHTS = 3


class Cellar(State):
    """Three carry coal up, one carries it off."""

    prowler = Param(1)  # the seat that is alone
    side = Arr(4)


def coal_options(g: Cellar, p: int) -> None:
    """Grab, for the prowler; keep a piece or pass two on, for the others."""
    if p == g.prowler[0]:
        for n in range(3):
            offer(g, Grab(effort=n))
    else:
        offer(g, Keep())
        for k in range(4):
            if k not in (p, g.prowler[0]):
                offer(g, Give(seat=k))


@rule()
def cellar(g: Cellar) -> Rule:
    """Coal kept warms one, coal passed on warms twice as much; the prowler wants half of all."""
    for p in range(4):
        g.side[p] = 7 if p == g.prowler[0] else 5
    for _ in range(NIGHTS):
        for p in range(4):
            a = yield ask(p, coal_options)
            if Grab.matches(a):
                g.score[p] += 2 * Grab.effort(a)
            elif Give.matches(a):
                g.score[Give.seat(a)] += 2
            else:
                g.score[p] += 1
    total = 0
    for p in range(4):
        if p != g.prowler[0]:
            total += g.score[p]
    warm = total > g.score[g.prowler[0]]
    for p in range(4):
        if (p != g.prowler[0]) == warm:
            g.result[p] = 1000


CELLAR = Game(
    id="cellar",
    version=1,
    seats=(4,),
    sides=one_versus_all("prowler"),
    state=Cellar,
    entry=cellar,
    parameters=lambda seats, options: {"prowler": [2]},
)


@pytest.fixture(
    scope="module", params=[one_versus_all("prowler"), one_versus_all(2), changing_sides("side")]
)
def game(request: pytest.FixtureRequest) -> Game:
    """Return the same game with its sides declared in each way that fits it."""
    return replace(CELLAR, sides=request.param)


def chosen(game: Game, bot: str) -> list[tuple[int, str]]:
    """Return what each seat chooses in a game, and who chose."""
    position = load(game, "frames").new(seats=4, seed=1)
    found = []
    while not position.over:
        seat = position.seat
        code = make_bot(bot).choose(SeatKnowledge(position))
        found.append((seat, position.game.option(code).name))
        position.apply(code)
    return found


def test_three_search_bots_help_one_another_against_the_fourth(game: Game) -> None:
    for seat, name in chosen(game, "ismcts:200"):
        assert name == ("grab" if seat == 2 else "give")


def test_the_same_seats_as_rivals_keep_to_themselves() -> None:
    names = [
        name for seat, name in chosen(replace(CELLAR, sides=COMPETITIVE), "ismcts:200") if seat != 2
    ]
    assert "keep" in names


def test_sides_as_things_stand(game: Game) -> None:
    first, second, alone, third = load(game, "frames").new(seats=4).sides()
    assert first == second == third != alone


def test_a_side_is_ahead_or_behind_as_one() -> None:
    stakes = Utility(spread=10.0)
    one, *three = stakes.wins((20, 5, 30, 1), None, (0, 1, 1, 1))
    assert len(set(three)) == 1
    assert one > 0.5 > three[0], "the three have twelve each, on average"
    ahead = stakes.wins((20, 25, 30, 23), None, (0, 1, 1, 1))
    assert ahead[1] == ahead[2] > 0.5 > ahead[0]


def test_the_lab_counts_wins_by_side(game: Game) -> None:
    records = [play(load(game, "frames"), ["random"] * 4, seed, number=seed) for seed in range(20)]
    found = by_side(seatings(records))
    assert len(found) == 40, "one for each side of each game"
    assert sum(s.win for s in found) == 20
    shown = text(tables(records, "en")[1])
    assert "By side" in shown and "1 against 3" in shown and "3 against 1" in shown


@pytest.mark.parametrize("spec", games().values(), ids=lambda spec: spec.id)
def test_a_game_ends_as_its_sides_say(spec: Game) -> None:
    """Seats of one side have the same result, unless the end may part them."""
    loaded = load(spec)
    parted = False
    for seats in spec.seats:
        for seed in range(6):
            position = loaded.new(seats=seats, seed=seed)
            position.playout(seed)
            sides = position.sides()
            same = len(set(zip(sides, position.result, strict=True))) == len(set(sides))
            parted = parted or not same
    assert spec.sides.parting or not parted


def test_what_sense_tells_where_sides_are_shared() -> None:
    for spec in games().values():
        assert utility_of(load(spec), max(spec.seats)).is_result == (spec.sides.kind != "rivals")
