"""Writes the recorded games beside this file anew; run it when a change of the rules is meant.

`python -m tests.games.arkham.journals.make`
"""

from __future__ import annotations

from pathlib import Path

from tests.games.recorded import Played, record

GATHERING = {"scenario": "gathering"}
MASKS = {"scenario": "midnight_masks"}
DEVOURER = {"scenario": "devourer_below"}

GAMES: dict[str, Played] = {
    "gathering-one": (1, 31, {**GATHERING, "ask_always": True}, ["heuristic"]),
    "gathering-two": (
        2,
        32,
        {**GATHERING, "investigators": ["agnes-hard", "wendy-hard"], "taboo": True},
        ["heuristic"] * 2,
    ),
    "gathering-three": (3, 33, {**GATHERING, "lead": 2}, ["heuristic", "random", "heuristic"]),
    "gathering-four": (4, 34, {**GATHERING, "difficulty": "easy"}, ["heuristic"] * 4),
    "masks-one": (
        1,
        35,
        {**MASKS, "investigators": ["daisy-medium"], "ask_always": True},
        ["heuristic"],
    ),
    "masks-two": (
        2,
        36,
        {**MASKS, "investigators": ["skids-hard", "roland-medium"], "notes": ["house_burned"]},
        ["heuristic"] * 2,
    ),
    "masks-three": (3, 37, {**MASKS, "notes": ["priest_alive"], "lead": 1}, ["heuristic"] * 3),
    "masks-four": (
        4,
        38,
        {**MASKS, "ask_always": True},
        ["heuristic", "heuristic", "random", "heuristic"],
    ),
    "devourer-one": (1, 39, {**DEVOURER, "investigators": ["roland-hard"]}, ["heuristic"]),
    "devourer-two": (
        2,
        40,
        {**DEVOURER, "notes": ["past_midnight", "lita_forced"], "difficulty": "easy"},
        ["heuristic"] * 2,
    ),
    "devourer-three": (3, 41, {**DEVOURER, "difficulty": "hard"}, ["heuristic"] * 3),
    "devourer-four": (4, 42, DEVOURER, ["heuristic", "heuristic", "heuristic", "random"]),
}

if __name__ == "__main__":
    record("arkham", Path(__file__).parent, GAMES)
