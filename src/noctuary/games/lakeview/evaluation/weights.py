"""What things are worth to everybody at the table: a space of the Calamity track is 400."""

from __future__ import annotations

from ..town import LAP

CALAMITY = 400
HIT = 460
"""A Kid who is hit: calamity, and a turn lost on the way back."""
CURSE = 160
WHEEL_LOST = 40
TAKEN = 140
"""A bystander carried off."""
LEG = CALAMITY // LAP
"""A vehicle comes one crossing nearer to the end of its lap."""
STEP = 700
"""A place of an objective done."""
FINAL_STEP = 20_000
LOSS = 20_000
"""The end of the Calamity track."""
FIND = 1600
"""Finding the Lost Kid, who then acts too."""
URGENT = 50_000
"""Do it before anything else."""
NEVER = -50_000
