"""Writes the recorded games beside this file anew; run it when a change of the rules is meant.

`python tests/games/gates/journals/make.py`
"""

from __future__ import annotations

from pathlib import Path

import noctuary
from noctuary.bots import Knowledge, make_bot
from noctuary.kernel.journal import Journal

GAMES = {
    "two-heuristic": (2, 11, {}, ["heuristic", "heuristic"]),
    "three-mixed": (3, 12, {"first_player": 2}, ["heuristic", "random", "heuristic"]),
    "four-house-rules": (
        4,
        13,
        {"costs": {"swap": 3, "score_three": 4}, "scroll_discs": [11, 12, 13]},
        ["heuristic"] * 4,
    ),
}


def told(journal: Journal) -> str:
    """Everything that happened, one line an event, as everybody hears it, and the final scores."""
    game, header = journal.game, journal.header
    state, opening = game.begin(header["seats"], header["seed"], header["options"])
    lines = [f"  {t.redact(-1).name} {_shown(t.redact(-1).fields)}" for t in opening.events]
    for e in journal.entries:
        lines.append(f"{e.seat}: {e.choice}")
        for t in state.step(e.choice).events:
            lines.append(f"  {t.name} {_shown(t.redact(-1).fields)} [{' '.join(t.why)}]")
    return "\n".join([*lines, f"score {state.score}", f"result {state.result}"]) + "\n"


def _shown(fields: dict[str, int | None]) -> str:
    return " ".join(f"{k}={'?' if v is None else v}" for k, v in fields.items())


def main() -> None:
    """Plays and saves each game."""
    for name, (seats, seed, options, specs) in GAMES.items():
        journal = Journal(noctuary.load("gates"), seats, seed, options)
        bots = [make_bot(spec, seed + i) for i, spec in enumerate(specs)]
        while not journal.state.over:
            seat = journal.state.seat
            journal.choose(bots[seat].choose(Knowledge(journal.state, seat)))
            if len(journal.entries) == 40 and len(journal.lines) == 41:
                journal.undo(3)
        journal.save(Path(__file__).with_name(f"{name}.jsonl"))
        Path(__file__).with_name(f"{name}.log").write_text(told(journal), encoding="utf-8")
        print(name, len(journal.entries), journal.state.score)


if __name__ == "__main__":
    main()
