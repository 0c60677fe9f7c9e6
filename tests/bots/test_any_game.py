"""Bots play a game that is nothing like Gates: everybody wins together, all answer at once."""

import pytest

from noctuary.bots import BadBot, SeatKnowledge, hint, make_bot
from noctuary.bots.utility import Utility
from noctuary.kernel import (
    COOPERATIVE,
    Action,
    Game,
    Int,
    Kind,
    Rule,
    State,
    ask_all,
    load,
    offer,
    rand,
    rule,
)

Bid = Kind("bid", 4)
Say = Action(bid=Bid)


class Night(State):
    """Everybody bids at once; all win together when the bids are high."""

    total = Int()


def bid_options(g: Night, p: int) -> None:
    for k in range(4):
        offer(g, Say(bid=k))


@rule()
def night(g: Night) -> Rule:
    """Two rounds of bids."""
    for _ in range(2):
        yield ask_all(bid_options)
        for p in range(g.seats):
            g.total += Say.bid(g.answers[p])
    luck = rand(g, 6)
    for p in range(g.seats):
        g.score[p] = g.total
        g.result[p] = 1000 if g.total + luck >= 6 * g.seats else 0


NIGHT = Game(id="night", version=1, seats=(1, 2, 3), sides=COOPERATIVE, state=Night, entry=night)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_cooperative_game_is_won_together(backend: str, seats: int) -> None:
    game = load(NIGHT, backend)
    position = game.new(seats=seats, seed=3)
    while not position.over:
        position.apply(make_bot("ismcts:300").choose(SeatKnowledge(position)))
    assert position.score[0] > 5 * seats


def test_a_seat_asked_together_with_others_can_be_advised() -> None:
    position = load(NIGHT).new(seats=3, seed=3)
    for seat in range(3):
        advice = hint(SeatKnowledge(position, seat), "ismcts:300")
        assert advice[0].option == "say/bid=3"


def test_the_answers_of_others_stay_hidden() -> None:
    chosen = set()
    for bid in range(4):
        position = load(NIGHT).new(seats=3, seed=3)
        position.apply(f"say/bid={bid}")
        chosen.add(tuple(hint(SeatKnowledge(position), "ismcts:50")))
    assert len(chosen) == 1


def test_a_game_without_sense_has_no_heuristic() -> None:
    with pytest.raises(BadBot, match=r"no evaluation; allowed: random"):
        make_bot("heuristic").choose(SeatKnowledge(load(NIGHT).new(seats=2)))


def test_wins_follow_points() -> None:
    rivals = Utility(spread=10.0)
    ahead, behind = rivals.wins((30, 20), None, (0, 1))
    assert ahead > 0.5 > behind
    assert ahead + behind == pytest.approx(1)
    assert rivals.wins((30, 20), (1000, 0), (0, 1))[0] > ahead
    first, second, third = rivals.wins((30, 25, 10), None, (0, 1, 2))
    assert first > 0.5 > second > third
    allies = Utility(spread=10.0, base=20.0)
    assert allies.wins((30, 30), None, (0, 0))[0] > 0.5 > allies.wins((10, 10), None, (0, 0))[0]


def test_a_common_win_by_degrees_is_what_sense_tells() -> None:
    told = Utility(is_result=True)
    assert told.wins((300, 300), None, (0, 0)) == [0.3, 0.3]
    assert told.wins((7, 4), (450, 450), (0, 0)) == [0.45, 0.45]
    assert told.wins((-20, 2000), None, (0, 0)) == [0.0, 1.0]
