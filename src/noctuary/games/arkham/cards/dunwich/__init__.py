"""The Dunwich Legacy: investigators, classes, encounter cards."""

from . import encounters as encounters
from . import guardian as guardian
from . import investigators as investigators
from . import mystic as mystic
from . import neutral as neutral
from . import rogue as rogue
from . import seeker as seeker
from . import survivor as survivor
from . import undimensioned_and_unseen as undimensioned_and_unseen
from . import weaknesses as weaknesses
from . import where_doom_awaits as where_doom_awaits
