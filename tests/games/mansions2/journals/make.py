"""Writes the recorded games beside this file anew; run it when a change of the rules is meant.

`python -m tests.games.mansions2.journals.make`
"""

from __future__ import annotations

from pathlib import Path

from noctuary.games.mansions2 import GAME
from tests.games.recorded import Played, record

BOT = "heuristic" if GAME.evaluation else "random"
GAMES: dict[str, Played] = {
    "three-chime": (3, 31, {"scenario": "thirteenth_chime"}, [BOT, BOT, "random"]),
    "two-parish": (2, 32, {"scenario": "salt_parish"}, [BOT] * 2),
    "five-regatta": (5, 33, {"scenario": "black_regatta", "group": "vote"}, [BOT] * 5),
    "one-own-dice": (1, 34, {"kept": "own_dice", "party": [["odile", "rita"]]}, [BOT]),
}

if __name__ == "__main__":
    record("mansions2", Path(__file__).parent, GAMES)
