"""Writes the recorded games beside this file anew; run it when a change of the rules is meant.

`python -m tests.games.lakeview.journals.make`
"""

from __future__ import annotations

from pathlib import Path

from tests.games.recorded import Played, record

GAMES: dict[str, Played] = {
    "two-dover": (2, 21, {}, ["heuristic"] * 2),
    "three-snallygaster": (3, 22, {"monster": "snallygaster"}, ["heuristic"] * 3),
    "four-jersey": (4, 23, {"monster": "jersey_devil", "lost_kid": 1}, ["heuristic"] * 4),
    "five-mary": (
        5,
        24,
        {"monster": "bloody_mary", "calamity": 4, "lost_kid": "random"},
        ["heuristic", "random", "heuristic", "heuristic", "heuristic"],
    ),
}

if __name__ == "__main__":
    record("lakeview", Path(__file__).parent, GAMES)
