"""Rewrite the recorded games beside this file, after an intended change of the rules.

`python -m tests.games.gates.journals.make`
"""

from __future__ import annotations

from pathlib import Path

from tests.games.recorded import Played, record

GAMES: dict[str, Played] = {
    "two-heuristic": (2, 11, {}, ["heuristic", "heuristic"]),
    "three-mixed": (3, 12, {"first_player": 2}, ["heuristic", "random", "heuristic"]),
    "four-house-rules": (
        4,
        13,
        {"costs": {"swap": 3, "score_three": 4}, "scroll_discs": [11, 12, 13]},
        ["heuristic"] * 4,
    ),
}

if __name__ == "__main__":
    record("gates", Path(__file__).parent, GAMES)
