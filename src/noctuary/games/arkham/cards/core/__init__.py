"""The core set: investigators, classes, scenarios, encounter sets."""

from . import arkham_woods as arkham_woods
from . import devourer_below as devourer_below
from . import encounter_sets as encounter_sets
from . import gathering as gathering
from . import guardian as guardian
from . import investigators as investigators
from . import midnight_masks as midnight_masks
from . import mystic as mystic
from . import neutral as neutral
from . import rogue as rogue
from . import seeker as seeker
from . import survivor as survivor
from . import talents as talents
from . import weaknesses as weaknesses
