"""The weights of the evaluation: a space of the Calamity track is 400."""

from __future__ import annotations

from ..town import LAP

CALAMITY = 400
HIT = 460
"""A hit on a Kid: calamity, and a turn lost on the way back."""
CURSE = 160
WHEEL_LOST = 40
TAKEN = 140
"""The loss of a bystander."""
LEG = CALAMITY // LAP
"""One crossing of a vehicle towards the end of its lap."""
STEP = 700
"""One place of an objective."""
FINAL_STEP = 20_000
LOSS = 20_000
"""The end of the Calamity track."""
FIND = 1600
"""Finding the Lost Kid, who then acts too."""
URGENT = 50_000
"""An action to take before anything else."""
NEVER = -50_000
