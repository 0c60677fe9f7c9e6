"""One game between bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from noctuary.bots import SeatKnowledge, make_bot
from noctuary.kernel import Event, GameEvent, Kind, LoadedGame, Number, Seat

from .record import GameRecord
from .texts import LabError

LONGEST = 100_000  # choices after which a game counts as stuck


class GameTooLong(LabError):
    """The error of a game that does not end."""


def play(
    game: LoadedGame,
    bots: Sequence[str],
    seed: int,
    *,
    number: int = 0,
    options: Mapping[str, Any] | None = None,
) -> GameRecord:
    """Play a game and return its record; each bot has a stream of its own, drawn from the seed."""
    seats = len(bots)
    players = [make_bot(spec, (seed * 1000 + number) * 8 + p) for p, spec in enumerate(bots)]
    position = game.new(seats=seats, seed=seed, options=options)
    first = position.seat
    happened: list[Counter[str]] = [Counter() for _ in range(seats)]
    while not position.over:
        if position.choice_count >= LONGEST:
            raise GameTooLong("failure-endless")
        seat = position.seat
        step = position.step(players[seat].choose(SeatKnowledge(position)))
        for told in step.events:
            whose = told.fields.get("seat", seat)
            if whose is not None and 0 <= whose < seats:
                happened[whose].update(keys(game.events[told.name], told))
    return GameRecord(
        game=game.id,
        number=number,
        seed=seed,
        bots=tuple(bots),
        first=first,
        scores=position.score,
        results=position.result,
        sides=position.sides(),
        choices=position.choice_count,
        rounds=int(position.fields().get("round", 0)),
        happened=tuple(dict(sorted(c.items())) for c in happened),
    )


def keys(event: Event, told: GameEvent) -> list[str]:
    """Return what an event counts as: its name, alone and with each field worth counting."""
    found = [told.name]
    for name, kind in event.fields.items():
        value = told.fields[name]
        if value is not None and tells_apart(kind):
            found.append(f"{told.name}/{name}={kind.name_of(value)}")
    return found


def tells_apart(kind: Kind) -> bool:
    """Return whether values of a kind are counted one by one, as cards and regions are."""
    return kind is not Number and kind is not Seat
