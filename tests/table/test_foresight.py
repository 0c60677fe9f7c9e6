"""Previews: for the seat that must choose, from what it may see, with texts."""

from __future__ import annotations

import pytest

from noctuary.i18n import LANGUAGES, message_variables
from noctuary.kernel import games
from noctuary.table import protocol as wire
from noctuary.table.model.creation import create_table, opening_entry
from noctuary.table.presentation.table_view import pending_decision
from tests.foreseen import questions, said

GAMES = sorted(id for id, spec in games().items() if spec.previews)
WORLDS = 2
"""Samples in which a preview is the same, for each choice."""


@pytest.mark.parametrize("game", GAMES)
def test_it_says_the_same_in_all_worlds_a_seat_cannot_tell_apart(game: str) -> None:
    """And everything it says has words, in both languages, for just what it tells."""
    heard: dict[str, frozenset[str]] = {}
    for state, told in questions(game, [7]):
        for seed in range(1, 1 + WORLDS):
            assert said(state.sample(state.seat, seed), game) == told
        assert told.keys() <= {"", *(o.id for o in state.options())}
        heard |= {key: frozenset(args) for remarks in told.values() for key, args in remarks}
    assert heard
    for lang in LANGUAGES:
        words = message_variables(games()[game].package, lang)
        for key, args in heard.items():
            assert words[f"preview-{key}"] <= args


def test_only_who_is_asked_is_told() -> None:
    """With the options, in the question that waits."""
    wish = wire.NewTable("arkham", "Ana", [wire.NewSeat("me")] * 2, wire.Settings(), seed=7)
    table = create_table("TABLE2", opening_entry(wish, 1_000))
    for state, told in questions("arkham"):
        table.journal_in_play.state = state
        asked, other = pending_decision(table, state.seat), pending_decision(table, 1 - state.seat)
        assert asked is not None and other is not None
        parts = {"": asked} | {o.id: o for o in asked.options}
        shown = {id: [(r.key, r.args) for r in part.ahead or ()] for id, part in parts.items()}
        assert {id: said for id, said in shown.items() if said} == told
        assert not other.options and not other.ahead
        return
