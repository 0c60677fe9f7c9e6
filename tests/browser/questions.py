"""Questions of games as the server sends them, for checks that need no browser."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from noctuary.kernel import Position, load
from noctuary.kernel.conformance import begin_at
from noctuary.kernel.runtime.loaded import LoadedGame, games
from noctuary.plugin import load_option_texts
from noctuary.server.api.catalogue import game_info
from noctuary.table.presentation.decision import decision_for
from noctuary.table.presentation.option_texts import MessageTexts
from tests.games.parts import setting

SEEDS = 9
STEPS = 260
LONG = 1_500
"""Steps of games played by evaluation, enough to end most of them."""
LATER = 12
EVERY = 9
"""Interval at which a question like an earlier one is kept."""


def played(rules: LoadedGame) -> Iterator[tuple[dict[str, Any], Iterator[Position]]]:
    """Yield the options and positions of random games, of games played by evaluation, and of the
    game's registered late positions.
    """
    settings: list[dict[str, Any]] = setting(rules.id, "OPTIONS", [{}])
    for seed in range(SEEDS):
        options = settings[seed % len(settings)]
        state = rules.new(rules.seats[seed % len(rules.seats)], seed, options)
        yield options, walked(state, random.Random(seed))
        state = rules.new(rules.seats[seed % len(rules.seats)], seed, options)
        yield options, walked(state, random.Random(seed), LONG, "evaluation")
    for seats, *late in rules.spec.positions.values():
        state = begin_at(seats, 7, *late)(rules)
        yield late[1] if len(late) > 1 else {}, walked(state, random.Random(1), LATER)


def walked(
    state: Position, dice: random.Random, steps: int = STEPS, policy: str = "random"
) -> Iterator[Position]:
    """Yield the position after each step. It is the same object each time."""
    for _ in range(steps):
        if state.over:
            return
        yield state
        state.playout(dice.getrandbits(32), policy, 1)


def asked(rules: LoadedGame) -> Iterator[dict[str, Any]]:
    """Yield tables with the questions that come up at them, skipping most similar ones."""
    known: dict[tuple[str, ...], int] = {}
    view = rules.spec.view
    assert view is not None
    for options, positions in played(rules):
        resolved = rules.spec.resolve(options)
        brought = load_option_texts(rules.spec)
        naming = MessageTexts(rules, brought, options) if brought else None
        table: dict[str, Any] = {}
        for state in positions:
            decision = state.decision
            assert decision is not None
            like = (decision.prompt, *sorted({o.name for o in state.options()}))
            known[like] = known.get(like, -1) + 1
            if known[like] % EVERY:
                continue
            seats = len(state.score)
            if not table:
                parameters = rules.spec.parameters(seats, resolved) | state.books.public()
                table = {"parameters": parameters, "seats": seats, "asks": []}
            shown = msgspec.to_builtins(view(state.observe(state.seat, asked=False), resolved))
            ask = decision_for(rules, state, state.seat, state.choice_count, state.choice_count)
            names = naming.names([], [], ask, shown, None) if naming else {}
            moment = {"ask": ask, "view": shown, "names": names}
            table["asks"].append(msgspec.to_builtins(moment))
        if table:
            yield table


def write(game: str, file: Path) -> int:
    """Write the questions of a game to a file and return their number."""
    rules = load(game)
    tables = list(asked(rules))
    info = msgspec.to_builtins(game_info(games()[game]))
    file.write_text(json.dumps({"game": info, "tables": tables}), encoding="utf-8")
    return sum(len(table["asks"]) for table in tables)
