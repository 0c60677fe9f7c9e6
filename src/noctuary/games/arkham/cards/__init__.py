"""What the cards do: a module per class of player cards, per scenario, and for the other sets."""

from . import agents as agents
from . import carcosa as carcosa
from . import cult as cult
from . import devourer as devourer
from . import dread as dread
from . import faraway as faraway
from . import fates as fates
from . import fellows as fellows
from . import gathering as gathering
from . import guardian as guardian
from . import investigators as investigators
from . import mended as mended
from . import midnight as midnight
from . import mutated as mutated
from . import mystic as mystic
from . import neutral as neutral
from . import rogue as rogue
from . import rulings as rulings
from . import seeker as seeker
from . import signatures as signatures
from . import survivor as survivor
from . import weaknesses as weaknesses
