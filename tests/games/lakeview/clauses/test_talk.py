"""Who may talk at a table, and the marks that seats leave for one another."""

from __future__ import annotations

import pytest

from noctuary.games.lakeview.actions import Card
from noctuary.table import protocol as wire
from noctuary.table.model.commands import chat, choices, seating
from noctuary.table.model.creation import create_table, opening_entry
from noctuary.table.model.table import Table
from noctuary.table.presentation.log_lines import line_for
from noctuary.table.presentation.table_view import view_for
from noctuary.table.refusal import TableRefusal
from tests.support import clause
from tests.table.company import decide, grant, new_table, table_of


def lakeview(**options: object) -> Table:
    """Return three people in Lakeview; the last seat is the Lost Kid's."""
    wish = new_table("me", "me", "me")
    wish.game, wish.options = "lakeview", dict(options)
    return create_table("TABLE2", opening_entry(wish, 1_000))


def answer(table: Table, option: str = "") -> None:
    """Choose for the deciding seat, by default the first option."""
    state = table.journal_in_play.state
    choice = option or next(o.id for o in state.options())
    grant(table, choices.choose, state.seat, table.decision_number, choice)


def say(table: Table, seat: int) -> None:
    grant(table, chat.say, seat, "Ana", "I feel abandoned")


@clause("LAKE-136", "LAKE-140")
def test_the_lost_kid_says_nothing() -> None:
    table = lakeview()
    say(table, 0)
    for wish in (
        lambda: say(table, 2),
        lambda: decide(table, seating.rename, 2, "Chapel"),
        lambda: decide(table, chat.pin_place, 2, "b6"),
    ):
        with pytest.raises(TableRefusal) as e:
            wish()
        assert (e.value.key, e.value.clause) == ("error-silent", "LAKE-136")


@clause("LAKE-136")
def test_others_learn_the_card_and_not_what_was_chosen_in_secret() -> None:
    table = lakeview(monster="snallygaster")
    while table.journal_in_play.state.decision.prompt != "lair":  # type: ignore[union-attr]
        answer(table)
    answer(table, "to_district/district=c1")
    line = line_for(table.log[-1], 0)
    assert isinstance(line, wire.Chosen)
    assert line.option is None
    assert "c1" not in str([e.fields for e in line.events])
    while table.journal_in_play.state.decision.prompt != "card":  # type: ignore[union-attr]
        answer(table)
    answer(table)
    line = line_for(table.log[-1], 0)
    assert isinstance(line, wire.Chosen)
    assert line.events[0].name == "card_played"
    assert 0 <= line.events[0].fields["card"] < len(Card.names)  # type: ignore[operator]


@clause("LAKE-139")
def test_once_found_the_lost_kid_talks_and_shows_nothing() -> None:
    table = lakeview()
    while table.journal_in_play.state.decision.prompt != "card":  # type: ignore[union-attr]
        answer(table)
    fields = table.journal_in_play.state.fields()
    table.journal_in_play.state.arrange(
        {
            "found": 1,
            "uncovered": fields["hiding"],
            "hiding": [],
            "power_shown": fields["power"],
            "power": [],
            "at": {4: 20},
            "begun": {4: 2},
        }
    )
    say(table, 2)
    seen = view_for(table, 0)
    assert seen is not None
    assert "hand" not in str({k: v for k, v in seen["lost"].items() if isinstance(v, list)})
    assert table.journal_in_play.state.observe(0).fields["hand"].count == 4


@clause("LAKE-141")
def test_a_group_may_relax_it() -> None:
    table = lakeview(relaxed_talk=True)
    say(table, 2)
    assert table.log[-1].entry.data()["text"] == "I feel abandoned"


def test_everybody_talks_before_the_game_and_in_games_without_secrets() -> None:
    table = table_of("me", "me")
    say(table, 0)
    say(table, 1)
    with pytest.raises(TableRefusal) as e:
        decide(table, chat.pin_place, 0, "arkham")[0]
    assert e.value.key == "error-pin"


def test_a_pin_is_seen_by_all_and_taken_away_again() -> None:
    table = lakeview()
    grant(table, chat.pin_place, 0, "b16")
    line = line_for(table.log[-1], 2)
    assert isinstance(line, wire.Pinned)
    assert (line.seat, line.place, line.on) == (0, "b16", True)
    grant(table, chat.pin_place, 1, "b16", now=2)
    grant(table, chat.pin_place, 0, "b16", now=3)
    line = line_for(table.log[-1], 1)
    assert isinstance(line, wire.Pinned)
    assert not line.on
    assert table.pinned_places == {(1, "b16")}


def test_only_places_of_the_board_are_marked() -> None:
    table = lakeview()
    with pytest.raises(TableRefusal) as e:
        decide(table, chat.pin_place, 0, "I think they are in the chapel")[0]
    assert e.value.key == "error-pin"
