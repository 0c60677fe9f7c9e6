"""Concessions, withdrawn votes, seats that are left, tables that are deleted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from noctuary.kernel import games
from noctuary.table import protocol as wire
from noctuary.table.model.commands import choices, concession, lifecycle, seating, votes
from noctuary.table.model.creation import create_table, opening_entry
from noctuary.table.model.entries import (
    Asked,
    Conceded,
    Deleted,
    read_entries,
)
from noctuary.table.model.table import Table
from noctuary.table.presentation.table_view import (
    chance_info,
    pending_decision,
    summary,
    table_info,
)
from noctuary.table.refusal import TableRefusal
from tests.table.company import (
    House,
    Screen,
    choose,
    decide,
    draft,
    grant,
    new_table,
    people,
    random_choice,
    run,
    table_of,
)

TOGETHER = sorted(id for id, spec in games().items() if spec.sides.kind == "together")


def of_game(game: str, seats: int = 2, **settings: Any) -> Table:
    """Return a table of a game with another person in every seat."""
    made = [wire.NewSeat("me", name=f"Q{k}") for k in range(seats)]
    wish = wire.NewTable(game, "Ana", made, wire.Settings(**settings), seed=7)
    return people(create_table("TABLE2", opening_entry(wish, 1_000)))


def refused(key: str, check: Any, *args: Any) -> TableRefusal:
    with pytest.raises(TableRefusal) as e:
        check(*args)
    assert e.value.key == f"error-{key}"
    return e.value


def again(table: Table) -> Table:
    """Return the table that its stored entries make."""
    return Table(table.id, read_entries([p.entry.data() for p in table.log]))


# ---- giving up


def test_of_two_rivals_the_other_wins() -> None:
    table = of_game("gates")
    (entry,) = grant(table, concession.concede, 1, now=5)
    assert isinstance(entry, Conceded)
    told = table_info(table)
    assert table.over and told.conceded and table.turn is None
    assert told.result == [1000, 0] and told.seats[1].conceded
    refused("over", decide, table, concession.concede, 0)
    assert table_info(again(table)) == told and summary(table).over


def test_of_three_rivals_a_bot_plays_on_and_the_seat_has_lost() -> None:
    table, random = of_game("gates", 3), Random(4)
    grant(table, concession.concede, 1, now=5)
    assert not table.over and table.occupants[1].is_automatic and table.occupants[1].name == "P1"
    refused("conceded", decide, table, concession.concede, 1)
    while table.turn != 1:
        choose(table, random)
    asked = pending_decision(table, 1)
    assert asked is not None and not asked.options, "the seat is not asked any more"
    while not table.over:
        choose(table, random)
    result = table_info(table).result
    assert result is not None and result[1] == 0 and sum(result) >= 999
    assert not table_info(table).conceded and table_info(again(table)) == table_info(table)


def test_whoever_gave_up_does_not_win_although_the_bot_does() -> None:
    for seed in range(20):
        table, random = of_game("gates", 3), Random(seed)
        while not table.over:
            choose(table, random)
        result = table.journal_in_play.state.result
        (best, *_) = [k for k, won in enumerate(result) if won]
        table.conceded = frozenset({best})
        told = table_info(table).result
        assert told is not None and told[best] == 0 and max(told) > 0


def test_a_game_goes_on_only_while_somebody_plays_it() -> None:
    table = table_of("me", "heuristic", "heuristic")
    grant(table, concession.concede, 0, now=5)
    assert table.over and table_info(table).result == [0, 500, 500]


@pytest.mark.parametrize("game", TOGETHER)
def test_together_all_must_agree_and_the_night_is_lost(game: str) -> None:
    table = of_game(game)
    (entry,) = grant(table, concession.concede, 0, now=5)
    assert isinstance(entry, Asked)
    vote = table_info(table).vote
    assert vote and vote.what == "concede" and vote.waiting == [1]
    refused("undo-asked", decide, table, concession.concede, 1)
    state = table.journal_in_play.state
    choose(table, Random(1))
    assert table.vote is not None, f"giving up can wait while seat {state.seat} plays"
    grant(table, votes.answer, 1, True, now=7)
    assert table.over and table_info(table).result == [0, 0]
    assert table_info(again(table)) == table_info(table)


def test_one_against_the_rest() -> None:
    keeper = of_game("mansions1", 3)
    (alone,) = [k for k in range(3) if len(keeper.side_of(k)) == 1]
    rest = [k for k in range(3) if k != alone]
    grant(keeper, concession.concede, alone, now=5)
    assert table_info(keeper).result == [1000 * (k in rest) for k in range(3)]
    others = of_game("mansions1", 3)
    grant(others, concession.concede, rest[0], now=5)
    assert others.vote and table_info(others).vote == wire.Vote(rest[0], 0, [rest[1]], "concede")
    grant(others, votes.answer, rest[1], True, now=6)
    assert table_info(others).result == [1000 * (k == alone) for k in range(3)]


def test_one_who_does_not_agree() -> None:
    table = of_game("arkham")
    grant(table, concession.concede, 0, now=5)
    grant(table, votes.answer, 1, False, now=6)
    assert not table.over and table.vote is None


@pytest.mark.parametrize("game", sorted(games()))
def test_giving_up_is_taken_back(game: str) -> None:
    table, random = of_game(game, undo="free"), Random(3)
    for _ in range(5):
        choose(table, random)
    seat, count = table.turn, table.choice_count
    assert seat is not None
    (entry,) = grant(table, concession.concede, 0, now=5)
    if isinstance(entry, Asked):
        grant(table, votes.answer, 1, True, now=6)
    assert table.over
    refused("undo-nothing", decide, table, choices.undo, 0, count + 1)
    grant(table, choices.undo, 0, count, now=7)
    assert (table.turn, table.choice_count, table.conceded) == (seat, count, frozenset())
    choose(table, random)
    assert table_info(again(table)) == table_info(table)


def test_the_key_is_told_and_another_one_taken() -> None:
    table = create_table("TABLE2", opening_entry(new_table("me", "me", seed=None, undo="free"), 1))
    table = draft(table, concession.concede, 0, now=5).table
    assert chance_info(table).key
    table = draft(table, choices.undo, 0, table.choice_count, now=6).table
    before = chance_info(table).commitment
    table = draft(table, random_choice(table, Random(1))).table
    assert chance_info(table).commitment != before and not chance_info(table).key


def test_nothing_is_given_up_before_the_game() -> None:
    table = table_of("me", "open")
    refused("not-begun", decide, table, concession.concede, 0)


# ---- withdrawing


def test_a_request_is_withdrawn_by_whoever_made_it() -> None:
    table, random = people(table_of("me", "me", "me")), Random(6)
    refused("nothing-asked", decide, table, votes.withdraw, 0)
    for _ in range(20):
        choose(table, random)
    grant(table, choices.undo, 0, 2, now=5_000)
    assert refused("withdraw", decide, table, votes.withdraw, 1).arguments == {"name": "P0"}
    grant(table, votes.withdraw, 0, now=5_001)
    assert table.vote is None and table.choice_count == 20
    assert table_info(again(table)) == table_info(table)


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
            assert bob.client.viewer == wire.SPECTATOR and bob.client.seats == []
            assert ann.table["seats"][1]["kind"] == "open" and ann.table["seats"][1]["bot"]
            again = await Screen().enter(house.hub, keys.table, left)
            assert again.client.seats == [], "the key of a seat that was left opens it no more"
            new = await house.hub.join(keys.table, wire.JoinBody("Cy", invite=keys.invite))
            cy = await Screen().enter(house.hub, keys.table, new.seats[0].key)
            assert cy.client.seats == [1]
            with pytest.raises(TableRefusal) as e:
                await house.hub.leave(keys.table, [left])
            assert e.value.key == "error-not-seated"

    run(story())


def test_the_last_one_does_not_get_up() -> None:
    table = table_of("me", "heuristic")
    refused("leave-last", decide, table, seating.leave, [0])
    over = of_game("gates")
    grant(over, concession.concede, 0)
    refused("over", decide, over, seating.leave, [0])


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
    assert isinstance(decide(alone, lifecycle.delete)[0], Deleted)
    grant(alone, lifecycle.delete)
    assert alone.turn is None and not summary(alone).listed and not summary(alone).note["bot"]
    with pytest.raises(TableRefusal) as e:
        decide(alone, lifecycle.delete)
    assert e.value.key == "error-no-table"
