"""What a table may change, and the parameters of the state that follow from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from noctuary.kernel import BadOption, TableOption

from .components import KIDS, LAST_SPACE, MONSTERS, SEATS

SHORTER, LONGER = 3, 8
"""The Calamity track is made shorter or longer by so much at most."""


def check_monster(value: Any) -> str:
    """Return one of the four."""
    if value not in MONSTERS:
        raise BadOption("monster", f"there is no Monster {value!r}", ", ".join(MONSTERS))
    return str(value)


def check_lost_kid(value: Any) -> int | str:
    """Return a seat, "last" or "random"."""
    if value in ("last", "random"):
        return str(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < SEATS:
        raise BadOption("lost_kid", f"the value is {value!r}", "a seat number, last or random")
    return value


def check_calamity(value: Any) -> int:
    """Return how many spaces more, or fewer."""
    if isinstance(value, bool) or not isinstance(value, int) or not -SHORTER <= value <= LONGER:
        raise BadOption("calamity", f"the value is {value!r}", f"from -{SHORTER} to {LONGER}")
    return value


def check_relaxed(value: Any) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise BadOption("relaxed_talk", f"the value is {value!r}", "true or false")
    return value


OPTIONS = (
    TableOption("monster", "dover_demon", "LAKE-Q13", check_monster, MONSTERS),
    TableOption("lost_kid", "last", "LAKE-057", check_lost_kid, ("last", "random", *range(SEATS))),
    TableOption("calamity", 0, "LAKE-Q04", check_calamity, tuple(range(-SHORTER, LONGER + 1))),
    TableOption("relaxed_talk", False, "LAKE-141", check_relaxed, (False, True)),
)


def lost_seat(seats: int, options: Mapping[str, Any]) -> int:
    """Return the seat of the Lost Kid; -1 when it is drawn."""
    seat = options["lost_kid"]
    if seat == "random":
        return -1
    if seat == "last":
        return seats - 1
    if seat >= seats:
        raise BadOption("lost_kid", f"there is no seat {seat}", f"0 to {seats - 1}, last, random")
    return int(seat)


def parameters(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parameters of the state for a table whose options have been checked one by one."""
    return {
        "beast": [MONSTERS.index(options["monster"])],
        "end": [LAST_SPACE[seats] + options["calamity"]],
        "chosen": [lost_seat(seats, options)],
        "team": [min(KIDS, max(2, seats - 1))],
    }
