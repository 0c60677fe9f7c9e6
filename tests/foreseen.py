"""Positions of seeded games whose options have previews."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.kernel import Position, games, load
from noctuary.plugin import load_previews

PLAYED, SEEDS = 260, (3, 7, 11)
"""Choices that are made in each game."""
Said = dict[str, list[tuple[str, dict[str, int]]]]


def said(world: Position, game: str) -> Said:
    """Return the previews of the options of a sample."""
    look = load_previews(games()[game])
    assert look is not None
    return {id: [(r.key, dict(r.args)) for r in rs] for id, rs in look(world).items()}


def questions(game: str, seeds: Iterable[int] = SEEDS) -> Iterator[tuple[Position, Said]]:
    """Yield true positions, and the previews there."""
    spec = games()[game]
    loaded = load(spec)
    for seed in seeds:
        state = loaded.new(seats=max(2, spec.seats[0]), seed=seed)
        bots = [make_bot("heuristic", seed=seed + k) for k in range(max(spec.seats))]
        while not state.over and state.choice_count < PLAYED:
            told = said(state.sample(state.seat, 0), game)
            if told:
                yield state, told
            state.apply(bots[state.seat].choose(SeatKnowledge(state, state.seat)))
