"""Random games to their end, with the invariants of the game kept, on a checked build."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import Game, load
from noctuary.kernel.runtime.board import next_word, pick_below, seed_stream


def play_out(
    spec: Game, seats: int, seed: int, options: dict[str, Any], *, watch: int, longest: int
) -> int:
    """One game, looked at after every `watch` choices; the number of choices."""
    game = load(spec, "native", checked=True)
    state = game.new(seats, seed, options)
    stream = seed_stream(seed)
    while not state.over:
        stream = next_word(stream)
        legal = state.legal()
        state.apply(legal[pick_below(stream, len(legal))])
        if state.choice_count % watch == 0 or state.over:
            fields = state.fields()
            game.schema.check(fields)
            assert spec.invariants is not None
            spec.invariants(fields)
        assert state.choice_count < longest, f"seed {seed}: the game does not end"
    return state.choice_count
