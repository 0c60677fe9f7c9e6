"""The Path to Carcosa: investigators, classes, encounter cards."""

from . import dim_carcosa as dim_carcosa
from . import echoes_of_the_past as echoes_of_the_past
from . import encounters as encounters
from . import guardian as guardian
from . import investigators as investigators
from . import mystic as mystic
from . import rogue as rogue
from . import seeker as seeker
from . import unspeakable_oath as unspeakable_oath
from . import weaknesses as weaknesses
