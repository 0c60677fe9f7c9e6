"""The options of a table, and the parameters and books that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from noctuary.kernel import NONE, BadOption, BadState, TableOption

from .attachments import Night, find, named
from .components import INVESTIGATORS
from .limits import INV
from .scenario import NIGHTS, CompiledScenario, compiled
from .scenario.box import base
from .valkyrie.products import owned, product_name, products

USUAL = ("agatha", "bastien", "odile", "yorick", "maud")
"""The investigators if nobody chooses; a single player has two."""
KEPT = {
    "all": (1, 1, 1, 1),
    "own_dice": (1, 0, 1, 1),
    "own_figures": (1, 1, 0, 1),
    "own_sheets": (1, 1, 1, 0),
    "dice": (1, 1, 0, 0),
    "figures": (1, 0, 1, 0),
    "sheets": (1, 0, 0, 1),
    "keeper": (1, 0, 0, 0),
}
"""The sides that the table keeps: the keeper, dice, figures, sheets."""
DIGITAL = ("all", "own_dice")
"""Where the table keeps figures and sheets."""
COMPANION = frozenset(name for name, kept in KEPT.items() if not (kept[2] and kept[3]))
"""Where people have the box on the table: one seat, which all their devices share."""


def one_of(name: str, known: tuple[Any, ...]) -> Any:
    """Return a check that a value is one of a few."""

    def check(value: Any) -> Any:
        if not any(value == k and type(value) is type(k) for k in known):
            raise BadOption(name, f"the value is {value!r}", ", ".join(map(str, known)))
        return value

    return check


def check_scenario(value: Any) -> Any:
    """Check the scenario: one of ours, or a package by its hash, as long as somebody holds it."""
    if value not in NIGHTS and not (isinstance(value, str) and find(value)):
        known = ", ".join((*NIGHTS, "sha256:…"))
        raise BadOption("scenario", f"the value is {str(value)[:80]!r}", known)
    return value


def check_party(value: Any) -> Any:
    """Check the party: `usual`, or for each seat a list of its investigators."""
    if value == "usual":
        return value
    how = "usual, or for each seat a list of investigators"
    if not isinstance(value, (list, tuple)) or not all(
        isinstance(mine, (list, tuple)) and mine for mine in value
    ):
        raise BadOption("party", f"the value is {value!r}", how)
    names = [who for mine in value for who in mine]
    for who in names:
        if who not in INVESTIGATORS:
            raise BadOption("party", f"there is no {who!r}", ", ".join(INVESTIGATORS))
    if len(set(names)) < len(names):
        raise BadOption("party", "nobody can be played twice", how)
    if len(names) > INV:
        raise BadOption("party", f"{len(names)} investigators", f"{INV} at most")
    return [list(mine) for mine in value]


def check_collection(value: Any) -> Any:
    """Check the collection: `all`, or a list of the other box's products besides the game."""
    if value == "all":
        return value
    known = products()
    if not isinstance(value, (list, tuple)) or not all(name in known for name in value):
        raise BadOption("collection", f"the value is {str(value)[:80]!r}", f"all, or of {known}")
    return list(dict.fromkeys(value))


OPTIONS = (
    TableOption("scenario", NIGHTS[0], "MAN2-Q15", check_scenario, choices=NIGHTS),
    TableOption("party", "usual", "MAN2-060", check_party),
    TableOption(
        "group", "leader", "MAN2-Q34", one_of("group", ("leader", "vote")), ("leader", "vote")
    ),
    TableOption("kept", "all", "MAN2-Q26", one_of("kept", tuple(KEPT)), tuple(KEPT)),
    TableOption("annex", True, "MAN2-Q27", one_of("annex", (False, True)), (False, True)),
    TableOption("collection", "all", "MAN2-Q27", check_collection),
    TableOption("flip_any", False, "MAN2-Q33", one_of("flip_any", (False, True)), (False, True)),
)


def party(seats: int, options: Mapping[str, Any]) -> list[list[str]]:
    """Return the investigators of each seat."""
    chosen = options["party"]
    if chosen == "usual":
        return [list(USUAL[:2])] if seats == 1 else [[who] for who in USUAL[:seats]]
    if len(chosen) != seats:
        raise BadOption("party", f"{len(chosen)} seats have investigators", f"{seats} lists")
    return [list(mine) for mine in chosen]


def companion(options: Mapping[str, Any]) -> bool:
    """Whether people have the box on their own table."""
    return options["kept"] in COMPANION


def people(options: Mapping[str, Any]) -> bool:
    """Whether only people can play: with their own box, or a quest whose prose they carry out."""
    night = find(options["scenario"]) if named(options) else None
    return companion(options) or (night is not None and night.foreign)


def scenario_of(options: Mapping[str, Any]) -> CompiledScenario:
    """Return the scenario of a table."""
    ours = frozenset({"base", "annex"} if options["annex"] else {"base"})
    night = find(options["scenario"]) if named(options) else None
    if night is None:
        found = compiled(options["scenario"], ours)
    elif night.foreign:
        return quest(night, options["collection"], options["kept"] in DIGITAL)
    else:
        found = playable(night, ours)
    if found.product not in ours:
        raise BadOption("annex", f"{found.id} belongs to the annex", "true")
    return found


def quest(night: Night, collection: Any, digital: bool) -> CompiledScenario:
    """Return a quest for people who own some products.

    Raise BadOption if they play with the box and lack a product that it needs.
    """
    if collection == "all" or digital:
        return playable(night, None, digital)
    mine = owned(collection)
    found = playable(night, mine)
    lacking = [product_name(name) for name in found.packs if name not in mine]
    if lacking:
        raise BadOption("collection", f"this quest needs {', '.join(lacking)}", "who owns it")
    return found


def playable(
    night: Night, products: frozenset[str] | None, digital: bool = False
) -> CompiledScenario:
    """Return a night that somebody brought along, or raise BadOption."""
    try:
        return night.compile(products, digital)
    except BadState:
        raise BadOption("scenario", "this night cannot be played", "one that can") from None


@cache
def sheets() -> dict[str, tuple[int, ...]]:
    """Return the skills, health and sanity of each investigator."""
    return {
        str(i["id"]): (*(int(x) for x in i["skills"]), int(i["health"]), int(i["sanity"]))
        for i in base().investigators
    }


def parameters(seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the parameters of the state, for options that were checked one by one."""
    found = scenario_of(options)
    if found.foreign and options["kept"] not in ("keeper", *DIGITAL):
        raise BadOption("kept", "a quest is played with the box, or without", "keeper, all")
    if found.fidelity == "companion_only" and options["kept"] != "keeper":
        raise BadOption("kept", "this quest is for people with the box", "keeper")
    if companion(options) and seats > 1:
        raise BadOption("kept", f"{seats} seats", "1 seat, which all devices share")
    mine = [(who, seat) for seat, names in enumerate(party(seats, options)) for who in names]
    blank = INV - len(mine)
    names = [who for who, _ in mine]
    return {
        "kept": list(KEPT[options["kept"]]),
        "party": [len(mine)],
        "who": [INVESTIGATORS.index(who) for who in names] + [NONE] * blank,
        "player_of": [seat for _, seat in mine] + [NONE] * blank,
        "slot": [names.index(who) if who in names else NONE for who in INVESTIGATORS],
        "sheet": [list(sheets()[who]) for who in names] + [[0] * 8 for _ in range(blank)],
        "vote": [int(options["group"] == "vote")],
        "flip_any": [int(options["flip_any"])],
    }


def books(seats: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the scenario's book."""
    return scenario_of(options).tables
