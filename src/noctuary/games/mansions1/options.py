"""The options of a table, and the parameters and books that follow from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from noctuary.kernel import BadOption, TableOption

from .components import CORPSES, SEATS, TEAM
from .stories import STORIES, story

DEALT = {"threat": 1, "mythos": 2, "trauma": 2}
MINUTE = 20
"""Puzzle actions that bots and simulations find time for in a minute."""
GROWTH = [2, 3, 6, 8]


def whole(name: str, value: Any, low: int, high: int, what: str = "the value") -> int:
    """Return an int that is in its range, or raise BadOption."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOption(name, f"{what} is {value!r}", f"a whole number from {low} to {high}")
    return value


def number(name: str, low: int, high: int) -> Callable[[Any], int]:
    """Return a check for a whole number."""
    return lambda value: whole(name, value, low, high)


def flag(name: str) -> Callable[[Any], bool]:
    """Return a check for true or false."""

    def check(value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadOption(name, f"the value is {value!r}", "true or false")
        return value

    return check


def check_story(value: Any) -> str:
    """Check the story."""
    if not isinstance(value, str) or value not in STORIES:
        raise BadOption("story", f"there is no story {value!r}", ", ".join(STORIES))
    return value


def check_keeper(value: Any) -> int:
    """Check the Keeper's seat."""
    return whole("keeper", value, 0, SEATS - 1)


def check_dealt(value: Any) -> dict[str, int]:
    """Check the threat and cards to begin with; what is left out keeps its default."""
    if not isinstance(value, Mapping):
        raise BadOption("dealt", f"the value is {value!r}", f"a mapping: {', '.join(DEALT)}")
    for key in value:
        if key not in DEALT:
            raise BadOption("dealt", f"there is no {key!r}", ", ".join(DEALT))
    return {k: whole("dealt", value.get(k, n), 0, 12, k) for k, n in DEALT.items()}


def check_growth(value: Any) -> list[int]:
    """Check the threat of two turns for one to four investigators."""
    if not isinstance(value, (list, tuple)) or len(value) != TEAM:
        raise BadOption("growth", f"the value is {value!r}", f"a list of {TEAM} numbers")
    return [whole("growth", n, 0, 24, "a number") for n in value]


OPTIONS = (
    TableOption("story", STORIES[0], "MAN1-Q36", check_story, STORIES),
    TableOption("keeper", 0, "MAN1-Q02", check_keeper, tuple(range(SEATS))),
    TableOption(
        "investigators", 0, "MAN1-Q02", number("investigators", 0, TEAM), tuple(range(TEAM + 1))
    ),
    TableOption("timed_puzzles", False, "MAN1-096", flag("timed_puzzles"), (False, True)),
    TableOption("minute", MINUTE, "MAN1-096", number("minute", 1, 99)),
    TableOption("monster_skill", False, "MAN1-098", flag("monster_skill"), (False, True)),
    TableOption("uncertain_end", False, "MAN1-103", flag("uncertain_end"), (False, True)),
    TableOption("dealt", DEALT, "MAN1-Q04", check_dealt),
    TableOption("growth", GROWTH, "MAN1-Q23", check_growth),
    TableOption("corpses", CORPSES, "MAN1-067", number("corpses", 0, 24)),
)


def parameters(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parameters of the state, for options that were checked one by one."""
    keeper = options["keeper"]
    if keeper >= seats:
        raise BadOption("keeper", f"there is no seat {keeper}", f"0 to {seats - 1}")
    others = [p for p in range(seats) if p != keeper]
    team = options["investigators"] or len(others)
    if team < len(others):
        allowed = f"{len(others)} to {TEAM}, or 0: one each"
        raise BadOption("investigators", f"{team} are too few", allowed)
    return {
        "tale": [STORIES.index(options["story"])],
        "keeper": [keeper],
        "team": [team],
        "player": [others[k % len(others)] if k < team else keeper for k in range(TEAM)],
        "timed": [options["minute"] if options["timed_puzzles"] else 0],
        "monster_skill": [int(options["monster_skill"])],
        "uncertain": [int(options["uncertain_end"])],
        "dealt": [options["dealt"][k] for k in DEALT],
        "growth": options["growth"],
        "corpse_total": [options["corpses"]],
    }


def books(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the books of a table's story."""
    return story(options["story"]).books
