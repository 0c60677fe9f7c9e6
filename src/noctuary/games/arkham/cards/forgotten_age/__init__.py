"""The Forgotten Age: investigators, classes, encounter cards."""

from . import encounters as encounters
from . import guardian as guardian
from . import investigators as investigators
from . import mystic as mystic
from . import rogue as rogue
from . import survivor as survivor
from . import weaknesses as weaknesses
