"""Writes the recorded games beside this file anew; run it when a change of the rules is meant.

`python -m tests.games.mansions1.journals.make`
"""

from __future__ import annotations

from pathlib import Path

from tests.games.recorded import Played, record

VARIANTS = {"monster_skill": True, "timed_puzzles": True, "uncertain_end": True}

GAMES: dict[str, Played] = {
    "three": (3, 31, {}, ["heuristic"] * 3),
    "two-by-one": (2, 32, {"investigators": 3, "keeper": 1}, ["heuristic", "heuristic"]),
    "five-variants": (5, 33, VARIANTS, ["heuristic"] * 5),
    "four-gull-rock": (4, 34, {"story": "gull_rock"}, ["heuristic", "random", *["heuristic"] * 2]),
    "two-random": (2, 35, {"investigators": 2}, ["random", "random"]),
}

if __name__ == "__main__":
    record("mansions1", Path(__file__).parent, GAMES)
