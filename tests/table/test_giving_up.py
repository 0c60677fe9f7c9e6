"""Giving up, withdrawing a request, getting up, putting a table away."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from noctuary.kernel import games
from noctuary.table import protocol as wire
from noctuary.table.model.creation import entries_for_new_table
from noctuary.table.model.entries import (
    Answered,
    Asked,
    Conceded,
    Deleted,
    Seated,
    Undone,
    Withdrawn,
    read_entries,
)
from noctuary.table.model.table import Table
from noctuary.table.refusal import TableRefusal
from tests.table.company import House, Screen, choose, grant, new_table, people, run, table_of

TOGETHER = sorted(id for id, spec in games().items() if spec.sides.kind == "together")


def of_game(game: str, seats: int = 2, **settings: Any) -> Table:
    """A table of a game with another person in every seat."""
    made = [wire.NewSeat("me", name=f"Q{k}") for k in range(seats)]
    wish = wire.NewTable(game, "Ana", made, wire.Settings(**settings), seed=7)
    return people(Table("TABLE2", entries_for_new_table(wish, 1_000)))


def refused(key: str, check: Any, *args: Any) -> TableRefusal:
    with pytest.raises(TableRefusal) as e:
        check(*args)
    assert e.value.key == f"error-{key}"
    return e.value


def again(table: Table) -> Table:
    """The table that the kept rows make."""
    return Table(table.id, read_entries([p.entry.data() for p in table.log]))


# ---- giving up


def test_of_two_rivals_the_other_wins() -> None:
    table = of_game("gates")
    row = Conceded.check(table, 1, 5)
    assert isinstance(row, Conceded)
    grant(table, row)
    told = table.table_info()
    assert table.over and told.conceded and table.turn is None
    assert told.result == [1000, 0] and told.seats[1].conceded
    refused("over", Conceded.check, table, 0, 6)
    assert again(table).table_info() == told and table.summary().over


def test_of_three_rivals_a_bot_plays_on_and_the_seat_has_lost() -> None:
    table, random = of_game("gates", 3), Random(4)
    grant(table, Conceded.check(table, 1, 5))
    assert not table.over and table.occupants[1].is_automatic and table.occupants[1].name == "P1"
    refused("conceded", Conceded.check, table, 1, 6)
    while table.turn != 1:
        grant(table, choose(table, random))
    asked = table.decision_for(1)
    assert asked is not None and not asked.options, "the seat is not asked any more"
    while not table.over:
        grant(table, choose(table, random))
    result = table.table_info().result
    assert result is not None and result[1] == 0 and sum(result) >= 999
    assert not table.table_info().conceded and again(table).table_info() == table.table_info()


def test_whoever_gave_up_does_not_win_although_the_bot_does() -> None:
    for seed in range(20):
        table, random = of_game("gates", 3), Random(seed)
        while not table.over:
            grant(table, choose(table, random))
        result = table.journal_in_play.state.result
        (best, *_) = [k for k, won in enumerate(result) if won]
        table.conceded = frozenset({best})
        told = table.table_info().result
        assert told is not None and told[best] == 0 and max(told) > 0


def test_a_game_goes_on_only_while_somebody_plays_it() -> None:
    table = table_of("me", "heuristic", "heuristic")
    grant(table, Conceded.check(table, 0, 5))
    assert table.over and table.table_info().result == [0, 500, 500]


@pytest.mark.parametrize("game", TOGETHER)
def test_together_all_must_agree_and_the_night_is_lost(game: str) -> None:
    table = of_game(game)
    row = Conceded.check(table, 0, 5)
    assert isinstance(row, Asked)
    grant(table, row)
    vote = table.table_info().vote
    assert vote and vote.what == "concede" and vote.waiting == [1]
    refused("undo-asked", Conceded.check, table, 1, 6)
    state = table.journal_in_play.state
    grant(table, choose(table, Random(1)))
    assert table.vote is not None, f"giving up can wait while seat {state.seat} plays"
    grant(table, Answered.check(table, 1, True, 7))
    assert table.over and table.table_info().result == [0, 0]
    assert again(table).table_info() == table.table_info()


def test_one_against_the_rest() -> None:
    keeper = of_game("mansions1", 3)
    (alone,) = [k for k in range(3) if len(keeper.side_of(k)) == 1]
    rest = [k for k in range(3) if k != alone]
    grant(keeper, Conceded.check(keeper, alone, 5))
    assert keeper.table_info().result == [1000 * (k in rest) for k in range(3)]
    others = of_game("mansions1", 3)
    grant(others, Conceded.check(others, rest[0], 5))
    assert others.vote and others.table_info().vote == wire.Vote(rest[0], 0, [rest[1]], "concede")
    grant(others, Answered.check(others, rest[1], True, 6))
    assert others.table_info().result == [1000 * (k == alone) for k in range(3)]


def test_one_who_does_not_agree() -> None:
    table = of_game("arkham")
    grant(table, Conceded.check(table, 0, 5))
    grant(table, Answered.check(table, 1, False, 6))
    assert not table.over and table.vote is None


@pytest.mark.parametrize("game", sorted(games()))
def test_giving_up_is_taken_back(game: str) -> None:
    table, random = of_game(game, undo="free"), Random(3)
    for _ in range(5):
        grant(table, choose(table, random))
    seat, count = table.turn, table.choice_count
    assert seat is not None
    row = Conceded.check(table, 0, 5)
    grant(table, row)
    if isinstance(row, Asked):
        grant(table, Answered.check(table, 1, True, 6))
    assert table.over
    refused("undo-nothing", Undone.check, table, 0, count + 1, 7)
    grant(table, Undone.check(table, 0, count, 7))
    assert (table.turn, table.choice_count, table.conceded) == (seat, count, frozenset())
    grant(table, choose(table, random))
    assert again(table).table_info() == table.table_info()


def test_the_key_is_told_and_another_one_taken() -> None:
    rows = entries_for_new_table(new_table("me", "me", seed=None, undo="free"), 1)
    table = Table("TABLE2", rows)
    table = table.decide(lambda t: [Conceded.check(t, 0, 5)])[-1]
    assert table.chance.key
    table = table.decide(lambda t: [Undone.check(t, 0, t.choice_count, 6)])[-1]
    before = table.chance.commitment
    table = table.decide(lambda t: [choose(t, Random(1))])[-1]
    assert table.chance.commitment != before and not table.chance.key


def test_nothing_is_given_up_before_the_game() -> None:
    table = table_of("me", "open")
    refused("not-begun", Conceded.check, table, 0, 1)


# ---- withdrawing


def test_a_request_is_withdrawn_by_whoever_made_it() -> None:
    table, random = people(table_of("me", "me", "me")), Random(6)
    refused("nothing-asked", Withdrawn.check, table, 0, 1)
    for _ in range(20):
        grant(table, choose(table, random))
    grant(table, Undone.check(table, 0, 2, 5_000))
    assert refused("withdraw", Withdrawn.check, table, 1, 1).arguments == {"name": "P0"}
    grant(table, Withdrawn.check(table, 0, 5_001))
    assert table.vote is None and table.choice_count == 20
    assert again(table).table_info() == table.table_info()


def test_everybody_sees_a_request_withdrawn() -> None:
    async def story() -> None:
        async with House() as house:
            (ann, bob), _ = await house.people(2)
            for n in range(20):
                turn = ann.ask["seat"]
                await (ann, bob)[turn].choose_any(Random(n))
            await ann.request(wire.Undo, to=0)
            assert bob.table["vote"]["by"] == 0
            assert (await bob.request(wire.Withdraw)).error == "error-withdraw"
            await ann.request(wire.Withdraw)
            assert bob.table["vote"] is None and bob.lines[bob.seq]["kind"] == "withdrawn"
            await bob.request(wire.Concede)
            for screen in (ann, bob):
                assert screen.table["over"] and screen.table["result"] == [1000, 0]
                assert screen.ask is None

    run(story())


def test_a_seat_that_gave_up_chooses_nothing() -> None:
    async def story() -> None:
        async with House() as house:
            screens, _ = await house.people(3)
            await screens[0].request(wire.Concede)
            told = await screens[0].request(wire.Choose, decision=0, option="x")
            assert told.error == "error-conceded"

    run(story())


# ---- getting up


def test_somebody_gets_up_and_another_sits_down() -> None:
    async def story() -> None:
        async with House() as house:
            (ann, bob), keys = await house.people(2)
            left = keys.seats[1].key
            await house.hub.leave(keys.table, [left])
            assert bob.guest.viewer == wire.SPECTATOR and bob.guest.seats == []
            assert ann.table["seats"][1]["kind"] == "open" and ann.table["seats"][1]["bot"]
            again = await Screen().enter(house.hub, keys.table, left)
            assert again.guest.seats == [], "the key of a seat that was left opens it no more"
            new = await house.hub.join(keys.table, wire.JoinBody("Cy", invite=keys.invite))
            cy = await Screen().enter(house.hub, keys.table, new.seats[0].key)
            assert cy.guest.seats == [1]
            with pytest.raises(TableRefusal) as e:
                await house.hub.leave(keys.table, [left])
            assert e.value.key == "error-not-seated"

    run(story())


def test_the_last_one_does_not_get_up() -> None:
    table = table_of("me", "heuristic")
    refused("leave-last", Seated.check_leave, table, [0], 1)
    over = of_game("gates")
    grant(over, Conceded.check(over, 0, 1))
    refused("over", Seated.check_leave, over, [0], 2)


# ---- putting away


def test_whoever_opened_a_table_puts_it_away() -> None:
    async def story() -> None:
        async with House() as house:
            (ann, bob), keys = await house.people(2)
            held = [k.key for k in keys.seats]
            for wrong, key in ((held, "host-only"), ([keys.host], "delete-running")):
                with pytest.raises(TableRefusal) as e:
                    await house.hub.delete(keys.table, wrong)
                assert e.value.key == f"error-{key}"
            await ann.request(wire.Concede)
            assert len(await house.hub.tables_of(held)) == 1
            await house.hub.delete(keys.table, [keys.host])
            assert bob.table["deleted"]
            assert await house.hub.tables_of(held) == [] and await house.hub.public_tables() == []
            for door in (house.hub, House(house.store).hub):
                with pytest.raises(TableRefusal) as e:
                    await door.room(keys.table)
                assert e.value.key == "error-no-table"

    run(story())


def test_a_table_at_which_one_plays_alone_can_go_any_time() -> None:
    alone = table_of("me", "heuristic")
    assert isinstance(Deleted.check(alone, 1), Deleted)
    grant(alone, Deleted.check(alone, 1))
    assert alone.turn is None and not alone.summary().listed and not alone.summary().note["bot"]
    with pytest.raises(TableRefusal) as e:
        alone.decide(lambda t: [Deleted.check(t, 2)])
    assert e.value.key == "error-no-table"
