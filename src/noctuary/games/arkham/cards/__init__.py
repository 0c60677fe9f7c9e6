"""What the cards do: a folder per campaign, in it a module per class, scenario or sort of card."""

from . import carcosa as carcosa
from . import circle_undone as circle_undone
from . import core as core
from . import dream_eaters as dream_eaters
from . import dunwich as dunwich
from . import forgotten_age as forgotten_age
from . import innsmouth as innsmouth
from . import standalone as standalone
from . import starter_decks as starter_decks
