"""Recorded games: played once by bots, kept as files, told again line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import noctuary
from noctuary.bots import SeatKnowledge, make_bot
from noctuary.kernel.journal import Journal

Played = tuple[int, int, dict[str, Any], list[str]]
"""Seats, seed, options of the table, a bot for each seat."""


def told(journal: Journal) -> str:
    """Everything that happened, one line an event, as everybody hears it, and the final scores."""
    (state, opening), *steps = journal.positions()
    lines = [f"  {t.redact(-1).name} {_shown(t.redact(-1).fields)}" for t in opening.events]
    for e, (_, step) in zip(journal.choices, steps, strict=True):
        lines.append(f"{e.seat}: {e.choice}")
        for t in step.events:
            lines.append(f"  {t.name} {_shown(t.redact(-1).fields)} [{' '.join(t.clauses)}]")
    return "\n".join([*lines, f"score {state.score}", f"result {state.result}"]) + "\n"


def _shown(fields: dict[str, int | None]) -> str:
    return " ".join(f"{k}={'?' if v is None else v}" for k, v in fields.items())


def record(game: str, folder: Path, games: dict[str, Played]) -> None:
    """Plays and saves each game; three choices of each are taken back on the way."""
    for name, (seats, seed, options, specs) in games.items():
        journal = Journal(noctuary.load(game), seats, seed, options)
        bots = [make_bot(spec, seed + i) for i, spec in enumerate(specs)]
        while not journal.state.over:
            seat = journal.state.seat
            journal.choose(bots[seat].choose(SeatKnowledge(journal.state, seat)))
            if len(journal.choices) == 40 and len(journal.lines) == 41:
                journal.undo(3)
        journal.save(folder / f"{name}.jsonl")
        (folder / f"{name}.log").write_text(told(journal), encoding="utf-8")
        print(name, len(journal.choices), journal.state.score)


def check_story(folder: Path, name: str, backend: str) -> None:
    """Assert that the same choices lead to the same log."""
    journal = Journal.load(folder / f"{name}.jsonl", backend=backend)
    assert journal.state.over
    lines = told(journal).splitlines()
    expected = (folder / f"{name}.log").read_text(encoding="utf-8").splitlines()
    for n, (line, want) in enumerate(zip(lines, expected, strict=False), 1):
        assert line == want, f"{name}.log, line {n}"
    assert len(lines) == len(expected)
