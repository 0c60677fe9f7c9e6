"""The weights of the evaluation: a point of damage on an investigator is 60 to that side."""

from __future__ import annotations

HURT = 60
"""A point of damage; one of horror is worth as much."""
DEATH = 500
HIT = 70
"""A point of damage on a monster."""
QUARRY = 260
"""A point of damage on the monster that the Objective is about."""
WIN = 50_000
STEP = 100
"""A space nearer to where one wants to be."""
FAR = 99
"""Spaces: farther than any are apart."""
LEAD = 1200
"""A room that a clue points at; any other unexplored one; a key or clue that lies there."""
UNEXPLORED = 420
LOST_THING = 1000
THREAT = 55
"""The worth of a point of threat to the Keeper."""
NEVER = -50_000
