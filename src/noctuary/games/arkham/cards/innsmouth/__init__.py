"""The Innsmouth Conspiracy: investigators, classes, encounter cards."""

from . import encounters as encounters
from . import guardian as guardian
from . import investigators as investigators
from . import rogue as rogue
from . import seeker as seeker
from . import survivor as survivor
