"""The Circle Undone: investigators, classes, encounter cards."""

from . import black_throne as black_throne
from . import encounters as encounters
from . import guardian as guardian
from . import investigators as investigators
from . import mystic as mystic
from . import seeker as seeker
from . import survivor as survivor
from . import wages_of_sin as wages_of_sin
