"""Noctuary: a table for five horror board games, with rules you can trust.

>>> import noctuary
>>> from noctuary.games import USUAL
>>> state = noctuary.load(USUAL).new(seats=4, seed=7)
>>> state.decision.seat
0
>>> state.apply(state.legal()[0])
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from noctuary.kernel import LoadedGame, Position, load

__version__ = "0.2.0"
__all__ = ["LoadedGame", "Position", "__version__", "load"]


def __getattr__(name: str) -> Any:
    """Import the kernel when one of its names is used for the first time."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from . import kernel

    return getattr(kernel, name)
