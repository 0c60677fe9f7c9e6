"""Noctuary: a table for five horror board games, with rules you can trust.

>>> import noctuary
>>> from noctuary.games import USUAL
>>> state = noctuary.load(USUAL).new(seats=4, seed=7)
>>> state.decision.seat
0
>>> state.apply(state.legal()[0])
"""

from .kernel import Loaded, Position, load

__version__ = "0.1.0"
__all__ = ["Loaded", "Position", "__version__", "load"]
