"""A table is what its entries make it, and grants only what it may."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from noctuary.kernel import Position, Step, load
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.chance import ChanceKey
from noctuary.rulebook import read_ledger
from noctuary.table import protocol as wire
from noctuary.table.model.commands import chat, choices, lifecycle, seating, votes
from noctuary.table.model.creation import create_table, entries_from_journal, opening_entry
from noctuary.table.model.draft import Command
from noctuary.table.model.entries import (
    Answered,
    Asked,
    Began,
    Chosen,
    Opened,
    Said,
    Seated,
    Settled,
    Undone,
    Upgraded,
    read_entries,
)
from noctuary.table.model.table import Table, journal_file
from noctuary.table.presentation.log_lines import line_for
from noctuary.table.presentation.table_view import (
    pending_decision,
    summary,
    table_info,
    view_for,
)
from noctuary.table.presentation.view_patch import diff_views as differences
from noctuary.table.refusal import TableRefusal
from tests.table.company import (
    House,
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

encode = msgspec.json.encode


def refused(key: str, call: Any, *args: Any, **kwargs: Any) -> TableRefusal:
    """Call something that must be refused with this key."""
    with pytest.raises(TableRefusal) as e:
        call(*args, **kwargs)
    assert e.value.key == f"error-{key}"
    return e.value


# ---- opening


@pytest.mark.parametrize("n", [0, 1, 5, 9])
def test_a_game_has_only_so_many_seats(n: int) -> None:
    e = refused("seats", opening_entry, new_table(*["me"] * n), 0)
    assert e.arguments == {"allowed": "2, 3, 4", "n": n}


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"no_such": 1}, "no_such"),
        ({"hand_size": 99}, "hand_size"),
        ({"tokens": "many"}, "tokens"),
        ({"ages": [30, 40, 50]}, "ages"),
        ({"first_player": 3}, "first_player"),
    ],
)
def test_options_that_no_table_can_have(options: dict[str, Any], name: str) -> None:
    wish = new_table("me", "me")
    wish.options = options
    assert refused("option", opening_entry, wish, 0).arguments["name"] == name


def test_options_are_not_a_place_to_keep_things() -> None:
    wish = new_table("me", "me")
    wish.options = {"cards": "x" * 30_000}
    refused("options-long", opening_entry, wish, 0)


def test_no_such_game() -> None:
    wish = new_table("me", "me")
    wish.game = "chess" * 100
    assert len(refused("game", opening_entry, wish, 0).arguments["text"]) == 40


@pytest.mark.parametrize(
    "spec", ["", "nobody", "ismcts", "ismcts:0", "ismcts:-1", "heuristic:3", "ismcts:" + "9" * 5000]
)
def test_no_such_bot(spec: str) -> None:
    assert len(refused("bot", opening_entry, new_table("me", spec), 0).arguments["text"]) <= 40


@pytest.mark.parametrize("spec", ["ismcts:0.00001s", "ismcts:0.001ms"])
def test_a_bot_that_can_be_named_can_be_made_again(spec: str) -> None:
    refused("bot", opening_entry, new_table("me", spec), 0)


@pytest.mark.parametrize("spec", ["ismcts:61s", "ismcts:100001", "ismcts:9999s"])
def test_bots_that_would_think_forever(spec: str) -> None:
    refused("bot-slow", opening_entry, new_table("me", spec), 0)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \n\t B ", "Ana B"),
        ("A\x00n\x1b[31ma", "A n [31ma"),
        ("\u202eevil\u200b", "evil"),
        ("Ça\u2028va", "Ça va"),
        ("x" * 100, "x" * 24),
        ("x" * 23 + "  y", "x" * 23),
    ],
)
def test_names_can_be_shown(given: str, shown: str) -> None:
    table = create_table("T", opening_entry(new_table("me", "random", name=given), 0))
    assert table.occupants[0].name == shown
    grant(table, seating.rename, 0, given)
    assert table.occupants[0].name == shown


@pytest.mark.parametrize("given", ["", "   ", "\x00\x01", "\u200b", "\n"])
def test_somebody_has_a_name(given: str) -> None:
    refused("name", opening_entry, new_table("me", "me", name=given), 0)


def test_nobody_is_called_like_a_bot() -> None:
    wish = new_table("me", "random", "random", "open", name="Agatha")
    wish.seats[1].name = "Basile"
    names = [p.name for p in create_table("T", opening_entry(wish, 0)).occupants]
    assert names[:2] == ["Agatha", "Basile"]
    assert len(set(names)) == 4


def test_several_seats_of_one_person() -> None:
    wish = new_table("me", "me", "random", name="Ana")
    wish.seats[1].name = "Bo"
    table = create_table("T", opening_entry(wish, 0))
    assert [(p.name, p.person) for p in table.occupants[:2]] == [("Ana", 1), ("Bo", 1)]
    assert table.begun and not table.over


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1 << 70])
def test_seeds_have_bounds(seed: int) -> None:
    refused("seed", opening_entry, new_table("me", "me", seed=seed), 0)


def opened(seed: int | None) -> Table:
    """Return a table opened with this seed."""
    return create_table("T", opening_entry(new_table("me", "me", seed=seed), 0))


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_everybody_is_told_a_seed_that_was_chosen(seed: int) -> None:
    table = opened(seed)
    assert table.chance_source == seed
    assert table_info(table).chance == wire.ChanceInfo(seed=seed)
    assert table.journal_in_play.header["seed"] == seed


def test_everybody_is_told_a_commitment_to_the_key() -> None:
    tables = [opened(None) for _ in range(20)]
    keys = {t.chance_source for t in tables if isinstance(t.chance_source, ChanceKey)}
    assert len(keys) == 20, "no two are the same"
    for table in tables:
        assert isinstance(table.chance_source, ChanceKey)
        key = table.chance_source.hex()
        commitment = sha256(bytes.fromhex(key)).hexdigest()
        assert table_info(table).chance == wire.ChanceInfo(commitment=commitment)
        assert table.journal_in_play.header["commitment"] == commitment
        assert "seed" not in table.journal_in_play.header
        assert key not in str(table.journal_in_play.lines), "before the end"


@pytest.mark.parametrize(
    "settings", [{"pace": -1}, {"pace": 10_001}, {"stand_in_after": -1}, {"stand_in_after": 90_000}]
)
def test_settings_have_bounds(settings: dict[str, Any]) -> None:
    refused("settings", opening_entry, new_table("me", "me", **settings), 0)
    table = table_of("me", "me")
    refused(
        "settings", decide, table_of("me", "me"), seating.change_settings, wire.Settings(**settings)
    )
    for allowed in ({"pace": 10_000}, {"stand_in_after": 86_400}, {"pace": 0}):
        grant(table, seating.change_settings, wire.Settings(**allowed))
    assert table.settings == wire.Settings(pace=0)


# ---- rows


def wander(table: Table, random: Random) -> tuple[Command, int]:
    """Return a command that may be carried out now, and its time."""
    at = table.log[-1].entry.time + random.randrange(2_000)
    seat = random.randrange(len(table.occupants))
    kind = random.choice(
        ["choice"] * 12
        + ["undo", "undo", "consent", "consent", "say", "name", "stand_in", "settings", "join"]
    )
    command: Command
    match kind:
        case "choice":
            command = random_choice(table, random) if table.begun else lifecycle.begin
        case "undo":
            to = random.randrange(-1, table.choice_count + 1)
            command = partial(choices.undo, seat=seat, to=to)
        case "consent":
            command = partial(votes.answer, seat=seat, yes=random.random() < 0.9)
        case "say":
            command = partial(chat.say, seat=-1, name="Wes", text="Boo")
        case "name":
            command = partial(seating.rename, seat=seat, name=f"N{at}")
        case "stand_in":
            command = partial(seating.stand_in, seat=seat, on=random.random() < 0.5)
        case "settings":
            undo = random.choice(["ask", "ask", "ask", "free"])
            wish = wire.Settings(undo=undo, secret=random.random() < 0.3, pace=random.randrange(9))
            command = partial(seating.change_settings, settings=wish)
        case _:
            command = partial(seating.sit_down, seat=None, name=f"J{at}")
    return command, at


def stories(seed: int) -> tuple[Table, Random]:
    """Return a table with random seats, and the source of what happens at it."""
    random = Random(seed)
    seats = random.choices(["me", "open", "open", "heuristic"], k=random.randrange(1, 4))
    return table_of("me", *seats, seed=seed), random


@pytest.mark.parametrize("seed", range(12))
def test_a_table_is_told_before_as_it_is_listed_after(seed: int) -> None:
    table, random = stories(seed)
    kinds: set[type] = set()
    for _ in range(400):
        if table.over and random.random() < 0.5:
            break
        before = summary(table)
        command, at = wander(table, random)
        try:
            drafted = draft(table, command, now=at)
        except TableRefusal:
            continue
        finally:
            assert summary(table) == before
        stored = read_entries([entry.data() for entry in drafted.entries])
        found = [summary(one) for one in table.versions(stored)]
        assert found == [summary(one) for one in drafted.versions], stored
        table = drafted.table
        kinds |= {type(entry) for entry in stored}
    assert {Chosen, Said, Seated, Settled} <= kinds and {Undone, Asked} & kinds


def test_the_wandering_meets_every_kind_of_row() -> None:
    kinds: set[type] = set()
    for seed in range(12):
        table, random = stories(seed)
        for _ in range(200):
            command, at = wander(table, random)
            with suppress(TableRefusal):
                grant(table, command, now=at)
        kinds |= {type(p.entry) for p in table.log}
    assert kinds == {Opened, Seated, Settled, Began, Chosen, Asked, Answered, Undone, Said}


@pytest.mark.parametrize("seed", range(4))
def test_a_game_over_is_foretold_and_taken_back(seed: int) -> None:
    table, random = table_of("me", "me", seed=seed, undo="free"), Random(seed)
    while not table.over:
        choose(table, random)
    undone = draft(table, choices.undo, 0, table.choice_count - 1, now=10**6)
    assert summary(table).over and not summary(undone.table).over
    table = undone.table
    assert table_info(table).result is None and table.turn is not None


@pytest.mark.parametrize("seed", range(6))
def test_rows_make_the_same_table_again(seed: int) -> None:
    table, random = stories(seed)
    for _ in range(500):
        command, at = wander(table, random)
        with suppress(TableRefusal):
            grant(table, command, now=at)
    rows = msgspec.json.decode(encode([p.entry.data() for p in table.log]))
    again = Table(table.id, read_entries(rows))
    assert summary(again) == summary(table)
    assert again.decision_number == table.decision_number and again.asked_at == table.asked_at
    assert again.clock == table.clock and len(again.information_gained) == table.choice_count
    assert again.vote == table.vote and again.occupants == table.occupants
    for eyes in range(-1, len(table.occupants)):
        lines = [[line_for(p, eyes) for p in t.log] for t in (table, again)]
        assert encode(lines[0]) == encode(lines[1])
        assert view_for(table, eyes) == view_for(again, eyes) and pending_decision(
            table, eyes
        ) == pending_decision(again, eyes)
    if table.journal and again.journal:
        assert again.journal.state.hash() == table.journal.state.hash()
        assert again.journal.lines == table.journal.lines


def test_a_line_keeps_its_number() -> None:
    table, random = table_of("me", "me", undo="free"), Random(1)
    for _ in range(8):
        choose(table, random)
    grant(table, choices.undo, 0, 3, now=9_000)
    choose(table, random)
    lines = [line_for(p, -1) for p in table.log]
    assert [line.seq for line in lines] == list(range(1, 13))
    numbers = [line.number for line in lines if isinstance(line, wire.Chosen)]
    assert numbers == [0, 1, 2, 3, 4, 5, 6, 7, 3]


# ---- rules that have changed


def recorded(count: int = 20, seed: int = 3) -> list[dict[str, Any]]:
    """Return the entries of a game as a store keeps them."""
    table, random = table_of("me", "me"), Random(seed)
    for _ in range(count):
        choose(table, random)
    kept: list[dict[str, Any]] = msgspec.json.decode(encode([p.entry.data() for p in table.log]))
    return kept


def test_rows_that_hold_go_on_and_the_rules_are_noted() -> None:
    kept = recorded()
    kept[0]["rules"] = "0" * 16
    table = Table("T", read_entries(kept))
    assert table.divergence is None and table.choice_count == 20 and table.rules == "0" * 16
    ahead = draft(table, chat.say, 0, "Ana", "Boo", now=9_000).versions
    assert [type(t.log[-1].entry) for t in ahead] == [Upgraded, Said]
    again = draft(ahead[-1], chat.say, 0, "Ana", "Again", now=9_001).versions
    assert [type(t.log[-1].entry) for t in again] == [Said], "noted once"
    line = line_for(ahead[0].log[-1], -1)
    assert line == wire.Upgraded(23, 9_000, table.game.version, "")
    assert table.seq == 22, "nothing is written before somebody does something"


def test_what_chance_gave_is_taken_as_it_was() -> None:
    """Another stream may have drawn it: the game is the one that was recorded."""
    kept = recorded()
    other = [{**row} for row in kept]
    other[0]["seed"] = 99
    one, two = (Table("T", read_entries(rows)) for rows in (kept, other))
    assert two.divergence is None
    for eyes in (-1, 0, 1):
        assert view_for(one, eyes) == view_for(two, eyes) and pending_decision(
            one, eyes
        ) == pending_decision(two, eyes)


def test_the_opening_of_rows_that_do_not_tell_it_is_drawn() -> None:
    kept = recorded()
    assert kept[1].pop("chance")
    assert Table("T", read_entries(kept)).state.hash() == table_after(recorded()).hash()  # type: ignore[union-attr]


def table_after(kept: list[dict[str, Any]]) -> Any:
    """Return the position after entries."""
    return Table("T", read_entries(kept)).state


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"choice": "score_three"}, "choice"),
        ({"choice": "no such thing"}, "choice"),
        ({"chance": [1_000_000]}, "chance"),
        ({"seat": 3}, "seat"),
    ],
)
def test_a_row_that_does_not_hold(changed: dict[str, Any], why: str) -> None:
    kept = recorded()
    kept[0]["rules"], kept[12] = "0" * 16, kept[12] | changed
    table, upto = Table("T", read_entries(kept)), Table("T", read_entries(kept[:12]))
    found = table.divergence
    assert found is not None
    assert (found.row, found.number, found.seat, found.why) == (13, 10, kept[12]["seat"], why)
    assert found.clause in read_ledger("noctuary.games.gates").clauses  # type: ignore[union-attr]
    assert (table.seq, table.choice_count, table.over) == (12, 10, False)
    assert view_for(table, 0) == view_for(upto, 0) and table.at(4).hash() == upto.at(4).hash()
    assert pending_decision(table, 0) is None and table.turn is None
    assert table_info(table).departed == found
    refused("departed", decide, table, chat.say, 0, "Ana", "Boo")
    refused("departed", decide, table, choices.undo, 0, 1)


def test_a_game_that_cannot_begin() -> None:
    kept = recorded()
    kept[1]["chance"] = kept[1]["chance"][:-1]
    found = Table("T", read_entries(kept)).divergence
    assert found is not None
    assert (found.row, found.number, found.seat, found.why) == (2, 0, -1, "begin")


def test_options_that_are_no_more() -> None:
    kept = recorded()
    kept[0]["options"] = {"no_such": 1}
    e = refused("other-rules", Table, "T", read_entries(kept))
    assert e.arguments == {"id": "T", "version": 1}


# ---- choices


def test_choices_that_are_refused() -> None:
    table = table_of("me", "me")
    state = table.journal_in_play.state
    turn, option, now = state.seat, state.options()[0].id, table.decision_number
    for old in (now - 1, now + 1, 0, -5):
        assert refused("stale", decide, table, choices.choose, turn, old, option).stale
    e = refused("not-your-turn", decide, table, choices.choose, 1 - turn, now, option)
    assert e.arguments == {"name": table.occupants[turn].name}
    for nothing in ("", "no_such", "play/card=9999", "\x00", "play/card=", "x" * 10_000):
        refused("no-such-option", decide, table, choices.choose, turn, now, nothing)
    assert table.seq == 2 and table.journal_in_play.state.hash() == state.hash()


def test_a_forbidden_choice_names_its_clause() -> None:
    table, random = table_of("me", "me"), Random(5)
    found = 0
    while not table.over:
        state = table.journal_in_play.state
        for action, clause in state.denials():
            now = table.decision_number
            e = refused("illegal", decide, table, choices.choose, state.seat, now, action)
            assert e.clause == clause and e.stale
            found += 1
        choose(table, random)
    assert found > 50
    refused("over", decide, table, choices.choose, 0, table.decision_number, "pass")


def test_nothing_is_chosen_before_the_game() -> None:
    table = table_of("me", "open")
    refused("not-begun", decide, table, choices.choose, 0, 0, "pass")
    refused("not-begun", decide, table, choices.undo, 0, 0)
    assert view_for(table, 0) is None and pending_decision(table, 0) is None and table.turn is None


def test_a_question_is_never_asked_by_the_same_number() -> None:
    table, random = table_of("me", "me", undo="free"), Random(2)
    asked = [table.decision_number]
    for _ in range(300):
        if table.over or (table.choice_count and random.random() < 0.4):
            grant(table, choices.undo, 0, random.randrange(table.choice_count))
        else:
            choose(table, random)
        asked.append(table.decision_number)
    assert sorted(set(asked)) == asked


def test_a_choice_runs_the_rules_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The step of the draft is the one that is recorded and shown."""
    steps: list[Step] = []

    def count(run_rules: Callable[..., Step]) -> Callable[..., Step]:
        def counted(*args: Any) -> Step:
            steps.append(run_rules(*args))
            return steps[-1]

        return counted

    for name in ("step", "replay_choice"):
        monkeypatch.setattr(Position, name, count(getattr(Position, name)))

    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2, undo="off")
            for n in range(1, 20):
                seat = screens[0].ask["seat"]
                await screens[seat].choose_any(Random(n))
                assert len(steps) == n
                stored = (await house.store.rows(keys.table))[-1]
                assert stored["chance"] == list(steps[-1].chance)
                shown = screens[seat].of(wire.Happened)[-1].line
                assert isinstance(shown, wire.Chosen)
                assert [e.name for e in shown.events] == [e.name for e in steps[-1].events]

    run(story())


def test_an_old_entry_without_outcomes_is_drawn_and_logged_with_them() -> None:
    kept = recorded()
    whole = table_after(kept)
    for row in kept[1:]:
        del row["chance"]
    table = Table("T", read_entries(kept))
    assert table.divergence is None and table.state is not None
    assert table.state.hash() == whole.hash()
    assert [p.entry.data() for p in table.log] == recorded()


# ---- taking back


@pytest.mark.parametrize("seed", range(10))
def test_taking_back_is_free_until_something_is_learned_or_another_seat_chooses(seed: int) -> None:
    """In this game a seat learns something by its own choices only where it draws cards."""
    table, random = people(table_of("me", "me", "me", seed=seed)), Random(seed)
    seen = set()
    for _ in range(120):
        if table.over:
            break
        choose(table, random)
        for seat in range(3):
            to = table.undo_target(seat)
            if to is None:
                continue
            entries = table.journal_in_play.choices[to:]
            mine = all(e.seat == seat for e in entries)
            lines = [p for p in table.log if isinstance(p.entry, Chosen)][to:]
            quiet = not any(p.entry.chance for p in lines if isinstance(p.entry, Chosen))
            row = decide(table, choices.undo, seat, to, now=5)[0]
            assert type(row) is (Undone if mine and quiet else Asked)
            ask = pending_decision(table, seat)
            assert ask is None or (ask.undo, ask.undo_free) == (to, mine and quiet)
            seen.add((mine, quiet))
    assert {(True, True), (False, False)} <= seen


def test_taking_back_takes_back() -> None:
    table, random = people(table_of("me", "me")), Random(4)
    hashes = [table.journal_in_play.state.hash()]
    for _ in range(12):
        choose(table, random)
        hashes.append(table.journal_in_play.state.hash())
    table.settings.undo = "free"
    for to in (11, 6, 0):
        grant(table, choices.undo, 1, to, now=5)
        assert table.journal_in_play.state.hash() == hashes[to] and table.choice_count == to
        assert len(table.information_gained) == to
    for nothing in (0, 1, -1):
        refused("undo-nothing", decide, table, choices.undo, 0, nothing)


def test_nothing_is_taken_back_where_that_is_the_rule() -> None:
    table = table_of("me", "random", undo="off")
    choose(table, Random(1))
    refused("undo-off", decide, table, choices.undo, 0, 0)
    ask = pending_decision(table, 0)
    assert ask and ask.undo is None and not ask.undo_free


@pytest.mark.parametrize("seats", [["me", "heuristic", "random"], ["me", "me", "heuristic"]])
def test_one_person_asks_nobody(seats: list[str]) -> None:
    table, random = table_of(*seats), Random(3)
    for _ in range(40):
        choose(table, random)
    assert any(e.chance for e in table.journal_in_play.choices[1:])
    grant(table, choices.undo, 0, 1, now=5)
    assert table.choice_count == 1


def test_several_seats_of_one_person_are_one() -> None:
    """Seats 0 and 1 are one person's, seat 2 another's."""
    table, random = table_of("me", "me", "open"), Random(3)
    grant(table, seating.sit_down, 2, "Bo")
    while not (
        table.choice_count > 10 and all(table.journal_in_play.choices[-k].seat != 2 for k in (1, 2))
    ):
        choose(table, random)
    table.information_gained = [{0: 128, 1: 128} for _ in range(table.choice_count)]
    assert isinstance(decide(table, choices.undo, 0, table.choice_count - 2, now=5)[0], Undone)
    assert isinstance(decide(table, choices.undo, 2, table.choice_count - 2, now=5)[0], Asked)
    grant(table, choices.undo, 2, table.choice_count - 1, now=5)
    vote = table_info(table).vote
    assert vote and vote.waiting == [0, 1] and vote.by == 2
    grant(table, votes.answer, 1, True, now=6)
    assert table.vote is None and isinstance(table.log[-1].entry, Undone)


def asked(seats: int = 3) -> Table:
    """Return a table where seat 0 asks for an undo of nearly everything."""
    table, random = people(table_of(*["me"] * seats)), Random(6)
    for _ in range(20):
        choose(table, random)
    (entry,) = grant(table, choices.undo, 0, 2, now=5_000)
    assert isinstance(entry, Asked)
    return table


def test_all_agree() -> None:
    table = asked()
    refused("already-answered", decide, table, votes.answer, 0, True)
    grant(table, votes.answer, 2, True)
    vote = table_info(table).vote
    assert vote and vote.waiting == [1] and table.choice_count == 20
    refused("already-answered", decide, table, votes.answer, 2, False)
    entries = grant(table, votes.answer, 1, True)
    assert [type(e) for e in entries] == [Answered, Undone]
    assert table.choice_count == 2 and table_info(table).vote is None


def test_one_does_not_agree() -> None:
    table = asked()
    grant(table, votes.answer, 1, True)
    grant(table, votes.answer, 2, False)
    assert table.vote is None and table.choice_count == 20
    assert refused("nothing-asked", decide, table, votes.answer, 1, True).stale


def test_a_choice_ends_the_vote() -> None:
    table = asked()
    choose(table, Random(1))
    assert table.vote is None
    refused("nothing-asked", decide, table, votes.answer, 1, True)


def test_one_request_at_a_time() -> None:
    table = asked()
    e = refused("undo-asked", decide, table, choices.undo, 1, 0)
    assert e.arguments == {"name": "P0"}
    grant(table, votes.answer, 1, False)
    assert isinstance(decide(table, choices.undo, 1, 0)[0], Asked)


def test_nobody_agrees_in_the_place_of_one_who_is_away() -> None:
    """Otherwise whoever lets a bot stand in for the others could take back what they like."""
    table, random = people(table_of("me", "me", "me")), Random(6)
    for _ in range(20):
        choose(table, random)
    for seat in (1, 2):
        grant(table, seating.stand_in, seat, True)
    grant(table, choices.undo, 0, 2, now=5_000)
    vote = table_info(table).vote
    assert vote and vote.waiting == [1, 2] and table.choice_count == 20


def test_undo_is_not_made_looser_once_others_play() -> None:
    """Otherwise whoever opened the table could set it free, look, take back, and set it again."""
    table = people(table_of("me", "me", undo="ask"))
    refused("settings-undo", decide, table, seating.change_settings, wire.Settings(undo="free"))
    grant(table, seating.change_settings, wire.Settings(undo="off", hints=False))
    refused("settings-undo", decide, table, seating.change_settings, wire.Settings(undo="ask"))
    alone = table_of("me", "me", "random", undo="off")
    grant(alone, seating.change_settings, wire.Settings(undo="free"))
    assert alone.settings.undo == "free"


def test_whoever_is_away_is_still_waited_for() -> None:
    table = asked()
    grant(table, votes.answer, 1, True)
    grant(table, seating.stand_in, 2, True, now=2)
    vote = table_info(table).vote
    assert vote and vote.waiting == [2] and table.choice_count == 20
    grant(table, votes.answer, 2, True, now=3)
    assert table.choice_count == 2, "they came back and agreed"


# ---- seats


def test_a_stand_in_and_back() -> None:
    table = table_of("me", "heuristic", "open")
    refused("stand-in", decide, table, seating.stand_in, 1, True)
    refused("stand-in", decide, table, seating.stand_in, 2, True)
    for nobody in (-1, 3, 99):
        refused("stand-in", decide, table, seating.stand_in, nobody, True)
    refused("stand-in-already", decide, table, seating.stand_in, 0, False)
    grant(table, seating.stand_in, 0, True)
    place = table.occupants[0]
    assert place.is_automatic and place.bot == "heuristic" and place.name == "Ana"
    assert refused("stand-in-already", decide, table, seating.stand_in, 0, True).arguments == {
        "name": "Ana"
    }
    grant(table, seating.stand_in, 0, False)
    assert not table.occupants[0].is_automatic and table.occupants[0].person == 1


def test_the_last_to_sit_down_begins_the_game() -> None:
    table = table_of("me", "open", "random", "open")
    assert not table.begun
    refused("seat-taken", decide, table, seating.sit_down, 0, "Bo")
    refused("seat-taken", decide, table, seating.sit_down, 2, "Bo")
    for nobody in (-1, 4):
        refused("seat-taken", decide, table, seating.sit_down, nobody, "Bo")
    refused("name", decide, table, seating.sit_down, None, " ")
    grant(table, seating.sit_down, 3, "Bo")
    assert not table.begun and table.occupants[3].person == 2
    grant(table, seating.sit_down, None, "Cy", now=2)
    assert table.begun and table.occupants[1].name == "Cy" and table.occupants[1].person == 3
    refused("seat-taken", decide, table, seating.sit_down, None, "Di")
    refused("begun", decide, table, lifecycle.begin)


def test_sitting_down_in_a_running_game() -> None:
    table, random = table_of("me", "open", "open"), Random(1)
    assert table.occupants[1].is_automatic
    grant(table, lifecycle.begin)
    for _ in range(9):
        choose(table, random)
    entries = grant(table, seating.sit_down, 1, "Bo")
    assert [type(e) for e in entries] == [Seated]
    assert not table.occupants[1].is_automatic and table.occupants[2].is_automatic
    assert table.choice_count == 9


def test_whoever_comes_is_shown_by_name() -> None:
    table = table_of("me", "open")
    grant(table, seating.sit_down, None, "Bo\n", now=4)
    line = line_for(table.log[1], -1)
    assert line == wire.Seated(2, 4, 1, "person", "Bo", "", False)


# ---- clocks, chat


def test_clocks() -> None:
    table, random = table_of("me", "me"), Random(1)
    spent, last = [0, 0], 1_000
    for n in range(50):
        seat, at = table.journal_in_play.state.seat, last + (n * 37) % 500
        choose(table, random, at)
        spent[seat] += at - last
        last = at
    assert table.clock == spent == [s.clock for s in table_info(table).seats]
    table.settings.undo = "free"
    grant(table, choices.undo, 0, 10, now=last + 5_000)
    assert table.clock == spent, "time is not given back"
    seat = table.journal_in_play.state.seat
    choose(table, random, last + 5_100)
    assert table.clock[seat] == spent[seat] + 100


def test_a_clock_never_runs_backwards() -> None:
    table = table_of("me", "me")
    choose(table, Random(1), 5)
    assert table.clock == [0, 0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Hello", "Hello"),
        ("a\nb\r\n c", "a b c"),
        ("x" * 5_000, "x" * 500),
        ("\x1b[2J<b>&amp;", "[2J<b>&amp;"),
        ("\u202eabc", "abc"),
    ],
)
def test_sayings_can_be_shown(text: str, said: str) -> None:
    table = table_of("me", "me")
    grant(table, chat.say, 0, "Ana", text, now=3)
    assert line_for(table.log[-1], 1) == wire.Said(3, 3, 0, "Ana", said)


@pytest.mark.parametrize("text", ["", "  \n", "\x00\u200b"])
def test_silence(text: str) -> None:
    refused("silence", decide, table_of("me", "me"), chat.say, 0, "Ana", text)


# ---- views


@pytest.mark.parametrize(
    ("old", "new", "count"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, 1),
        ({"a": 1}, {"b": 1}, 1),
        ([1, 2], [1, 2, 3], 1),
        ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 3}, {"x": 4}]}, 2),
        ({"a": None}, {"a": {}}, 1),
        ({"a": [1]}, {"a": [1]}, 0),
    ],
)
def test_differences(old: Any, new: Any, count: int) -> None:
    gone: list[list[str | int]] = []
    found = differences(old, new, gone)
    assert len(found) == count
    made = msgspec.json.decode(encode(old))
    for *way, last in gone:
        at = made
        for step in way:
            at = at[step]
        del at[last]
    for change in found:
        if not change.path:
            made = change.value
            continue
        at = made
        for step in change.path[:-1]:
            at = at[step]
        at[change.path[-1]] = change.value
    assert encode(made) == encode(new)


def test_moments() -> None:
    table, random = table_of("me", "me"), Random(1)
    hashes = [table.journal_in_play.state.hash()]
    for _ in range(40):
        choose(table, random)
        hashes.append(table.journal_in_play.state.hash())
    assert [table.at(k).hash() for k in range(41)] == hashes
    for nothing in (-1, 41):
        refused("no-such-moment", table.at, nothing)


# ---- uploaded journals


def journal(count: int, *, undos: bool = False, seats: int = 3) -> Journal:
    """Return a journal that was played at a terminal."""
    made, random = Journal(load("gates"), seats, 11, {"hand_size": 5}), Random(8)
    while not made.state.over and len(made.choices) < count:
        made.choose(random.choice(made.state.legal()))
        if undos and random.random() < 0.1:
            made.undo(random.randrange(1, min(6, len(made.choices)) + 1))
    return made


@pytest.mark.parametrize(
    ("count", "undos", "over"), [(0, False, False), (30, True, False), (10_000, True, True)]
)
def test_an_uploaded_journal_goes_on(count: int, undos: bool, over: bool) -> None:
    played = journal(count, undos=undos)
    data = journal_file(played)
    table = Table("T", entries_from_journal(Journal.parse(data), data, "Ana", 5))
    assert table.over == over
    assert table.journal_in_play.state.hash() == played.state.hash()
    assert journal_file(table.journal_in_play) == journal_file(played)
    assert [p.name for p in table.occupants] == ["Ana I", "Ana II", "Ana III"]
    assert {p.person for p in table.occupants} == {1}
    assert table.settings.secret and table.settings.undo == "free"
    assert table.clock == [0, 0, 0] and len(table.information_gained) == table.choice_count
    if not over:
        choose(table, Random(1))
    elif table.choice_count:
        grant(table, choices.undo, 0, 0, now=6)
        assert table.choice_count == 0


def test_a_journal_comes_back_as_it_was_played() -> None:
    table, random = table_of("me", "me", undo="free"), Random(9)
    while not table.over:
        choose(table, random)
        if random.random() < 0.1:
            grant(table, choices.undo, 0, table.choice_count - 1, now=9)
    again = Journal.parse(journal_file(table.journal_in_play))
    assert again.state.hash() == table.journal_in_play.state.hash()
    assert again.lines == table.journal_in_play.lines
