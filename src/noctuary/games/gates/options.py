"""The table options, and the parameters of the state that follow from them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib import resources
from typing import Any

from noctuary.kernel import BadOption, TableOption

from .actions import Deed, Quadrant, Region, Scroll

Data = Mapping[str, Any]

CARDS, GATE_CARDS, PAGES, JOURNAL, SEATS = 80, 90, 20, 40, 4
SIDES = ("two", "many")
COSTS = ("swap", "renew", "flip", "score_three")
HALVES = {"sane": ("page", "fragment", "send"), "insane": ("rune", "convert", "build")}
COUNTED = ("send", "build")


def content(name: str) -> dict[str, Any]:
    """Return one table of the folder `content`."""
    file = resources.files(__package__).joinpath("content", f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


BOARD = content("board")
DISCS = content("discs")
DESPAIR = content("costs")
SCROLLS = content("scrolls")["scrolls"]
if tuple(s["name"] for s in SCROLLS) != Scroll.names:
    raise ValueError(f"content/scrolls.toml: the scrolls are {', '.join(Scroll.names)}, in order")


# ---- checking values


def whole(name: str, value: Any, low: int, high: int, what: str = "the value") -> int:
    """Return an int; raise BadOption if it is out of its range."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOption(name, f"{what} is {value!r}", f"a whole number from {low} to {high}")
    return value


def keyed(name: str, value: Any, keys: Iterable[str], what: str = "the value") -> Data:
    """Return a mapping; raise BadOption if it has unknown keys."""
    allowed = ", ".join(keys)
    if not isinstance(value, Mapping):
        raise BadOption(name, f"{what} is {value!r}", f"a mapping with the keys {allowed}")
    for k in value:
        if k not in keys:
            raise BadOption(name, f"{what} has the unknown key {k!r}", allowed)
    return value


def listed(name: str, value: Any, low: int, high: int, what: str = "the value") -> list[Any]:
    """Return a list; raise BadOption if its length is wrong."""
    if not isinstance(value, (list, tuple)) or not low <= len(value) <= high:
        length = str(low) if low == high else f"{low} to {high}"
        raise BadOption(name, f"{what} is {value!r}", f"a list of {length} values")
    return list(value)


def numbers(name: str, default: Data, low: int, high: int) -> Callable[[Any], dict[str, int]]:
    """Return a check for one number per key; keys left out keep their default."""

    def check(value: Any) -> dict[str, int]:
        given = keyed(name, value, tuple(default))
        return {**default, **{k: whole(name, n, low, high, k) for k, n in given.items()}}

    return check


def check_region_points(value: Any) -> dict[str, dict[str, list[int]]]:
    """Check three values for each region of a side, falling from first to third."""
    name = "region_points"
    out = {side: dict(BOARD[name][side]) for side in SIDES}
    for side, regions in keyed(name, value, SIDES).items():
        for region, triplet in keyed(name, regions, Region.names, side).items():
            what = f"{side} {region}"
            ranks = [whole(name, n, 1, 99, what) for n in listed(name, triplet, 3, 3, what)]
            if not ranks[0] > ranks[1] > ranks[2]:
                raise BadOption(name, f"{what} is {ranks}", "values that fall from 1st to 3rd")
            out[side][region] = ranks
    return out


def check_disc_values(value: Any) -> list[int]:
    """Check six values from the top of the stack down, each larger than the one above."""
    values = listed("disc_values", value, 6, 6)
    for n in values:
        whole("disc_values", n, 1, 99, "a disc")
    if sorted(set(values)) != values:
        raise BadOption("disc_values", f"the discs are {values}", "values that rise downwards")
    return values


def check_scroll_discs(value: Any) -> list[int]:
    """Check discs, named by their values, each once."""
    values = listed("scroll_discs", value, 0, 6)
    for n in values:
        whole("scroll_discs", n, 1, 99, "a disc")
    if len(set(values)) != len(values):
        raise BadOption("scroll_discs", f"the discs are {values}", "each disc once")
    return values


def check_first_player(value: Any) -> int | str:
    """Check a seat, or `random`."""
    if value == "random":
        return "random"
    if isinstance(value, str):
        raise BadOption("first_player", f"the value is {value!r}", "a seat number or random")
    return whole("first_player", value, 0, SEATS - 1)


def check_ages(value: Any) -> list[int | None]:
    """Check the age of each seat, None if not given; an empty list gives none."""
    ages = listed("ages", value, 0, SEATS)
    return [None if a is None else whole("ages", a, 0, 150, "an age") for a in ages]


def check_tokens(value: Any) -> int:
    """Check the number of despair tokens."""
    return whole("tokens", value, 0, 99)


def check_hand_size(value: Any) -> int:
    """Check the size of a hand: the two cards of a swap must fit as well."""
    return whole("hand_size", value, 2, 6)


def check_gate_counts(value: Any) -> dict[str, int]:
    """Check the numbers of gate cards: ninety in all."""
    counts = numbers("gate_counts", BOARD["gate_counts"], 2, GATE_CARDS)(value)
    total = sum(counts.values())
    if total != GATE_CARDS:
        raise BadOption("gate_counts", f"the counts sum to {total}", f"a sum of {GATE_CARDS}")
    return counts


def check_gate_sizes(value: Any) -> dict[str, int]:
    """Check the sizes of gates: two to twelve cards; a seat's unfinished gates must fit."""
    sizes = numbers("gate_sizes", BOARD["gate_sizes"], 2, 12)(value)
    total = sum(sizes.values())
    if total > 45:
        raise BadOption("gate_sizes", f"the sizes sum to {total}", "a sum of at most 45")
    return sizes


def check_neutrals(value: Any) -> dict[str, int]:
    """Check the neutral figures: at most the ten of one colour."""
    figures = numbers("neutrals", BOARD["neutrals"], 0, 10)(value)
    total = sum(figures.values())
    if total > 10:
        raise BadOption("neutrals", f"the figures sum to {total}", "a sum of at most 10")
    return figures


# ---- action cards


def check_cards(value: Any) -> Any:
    """Check eighty cards in the form of content/cards.toml."""
    expand(value)
    return value


def read_half(side: str, name: str, half: Any) -> tuple[int, int, int]:
    """Return the effect, the number and the tokens of one half of a card."""
    half = keyed("cards", half, ("deed", "n", "tokens"), f"{side} {name}")
    deed = half.get("deed")
    if deed not in HALVES[side]:
        raise BadOption("cards", f"{side} {name} has the deed {deed!r}", ", ".join(HALVES[side]))
    if deed in COUNTED:
        n = whole("cards", half.get("n"), 1, 2, f"n of {side} {name}")
        tokens = whole("cards", half.get("tokens"), 0, 4, f"tokens of {side} {name}")
        return Deed.parse(deed), n, tokens
    if len(half) > 1:
        raise BadOption("cards", f"{side} {name} has n or tokens", f"only {', '.join(COUNTED)}")
    return Deed.parse(deed), 1, 0


def numbers_of(pair: Data, deed: int, n: int) -> list[int]:
    """Return the numbers on the sane halves of a pair: pages, quadrants, or n once per card."""
    key = {Deed.page: "pages", Deed.fragment: "quadrants"}.get(deed, "count")
    what = f"the pair {pair.get('sane')} / {pair.get('insane')}"
    if set(pair) != {"sane", "insane", key}:
        raise BadOption("cards", f"{what} has the keys {', '.join(pair)}", f"sane, insane, {key}")
    if deed == Deed.page:
        pages = listed("cards", pair[key], 0, PAGES, what)
        return [whole("cards", x, 1, PAGES, what) for x in pages]
    if deed == Deed.fragment:
        of = keyed("cards", pair[key], Quadrant.names, what)
        counts = [whole("cards", of.get(q, 0), 0, JOURNAL, what) for q in Quadrant.names]
        return [k for k, count in enumerate(counts) for _ in range(count)]
    return [n] * whole("cards", pair[key], 0, CARDS, what)


def read_halves(cards: Data, side: str) -> dict[str, tuple[int, int, int]]:
    """Return all halves of a side, by name."""
    named = cards.get(side)
    if not isinstance(named, Mapping):
        raise BadOption("cards", f"{side} is {named!r}", "a mapping of halves")
    return {k: read_half(side, k, v) for k, v in named.items()}


def expand(cards: Any) -> list[list[list[int]]]:
    """Return the cards as tables: effect, number and icons, each by half and card."""
    cards = keyed("cards", cards, ("sane", "insane", "pairs"))
    halves = {side: read_halves(cards, side) for side in HALVES}
    deed: list[list[int]] = [[], []]
    number: list[list[int]] = [[], []]
    icons: list[list[int]] = [[], []]
    for pair in listed("cards", cards.get("pairs"), 1, CARDS, "pairs"):
        pair = keyed("cards", pair, ("sane", "insane", "pages", "quadrants", "count"), "a pair")
        for side in HALVES:
            if not isinstance(name := pair.get(side), str) or name not in halves[side]:
                wrong = f"a pair has the {side} half {name!r}"
                raise BadOption("cards", wrong, ", ".join(halves[side]))
        sane, insane = halves["sane"][pair["sane"]], halves["insane"][pair["insane"]]
        for n in numbers_of(pair, sane[0], sane[1]):
            for half, (d, m, t) in enumerate(((sane[0], n, sane[2]), insane)):
                deed[half].append(d)
                number[half].append(m)
                icons[half].append(t)
    check_deck(deed, number)
    return [deed, number, icons]


def check_deck(deed: list[list[int]], number: list[list[int]]) -> None:
    """Raise BadOption unless there are eighty cards, each page once, and journals suffice."""
    if len(deed[0]) != CARDS:
        raise BadOption("cards", f"there are {len(deed[0])} cards", f"{CARDS} cards")
    pages = sorted(n for d, n in zip(deed[0], number[0], strict=True) if d == Deed.page)
    if pages != list(range(1, PAGES + 1)):
        raise BadOption("cards", f"the pages are {pages}", f"every page from 1 to {PAGES} once")
    for half, d, what in ((0, Deed.fragment, "fragments"), (1, Deed.rune, "runes")):
        if deed[half].count(d) > JOURNAL:
            raise BadOption(
                "cards", f"there are {deed[half].count(d)} {what}", f"at most {JOURNAL}"
            )


def circulating(deed: list[list[int]]) -> int:
    """Return the number of cards that no journal can ever take in."""
    kept = (Deed.page, Deed.fragment, Deed.rune)
    return sum(deed[0][c] not in kept and deed[1][c] not in kept for c in range(CARDS))


# ---- options and parameters

OPTIONS = (
    TableOption("cards", content("cards"), "GATE-Q01", check_cards),
    TableOption("region_points", BOARD["region_points"], "GATE-Q02", check_region_points),
    # At least two tokens each, so that Dark Hours never makes one free.
    TableOption("costs", DESPAIR["costs"], "GATE-Q03", numbers("costs", DESPAIR["costs"], 2, 24)),
    TableOption("scroll_discs", DISCS["scroll_discs"], "GATE-Q05", check_scroll_discs),
    TableOption(
        "scroll_slots",
        BOARD["scroll_slots"],
        "GATE-Q06",
        numbers("scroll_slots", BOARD["scroll_slots"], 0, len(SCROLLS)),
    ),
    TableOption("neutrals", BOARD["neutrals"], "GATE-Q08", check_neutrals),
    TableOption(
        "first_player", "random", "GATE-039", check_first_player, ("random", *range(SEATS))
    ),
    TableOption("ages", [], "GATE-Q19", check_ages),
    TableOption("disc_values", DISCS["disc_values"], "GATE-016", check_disc_values),
    TableOption("tokens", DESPAIR["tokens"], "GATE-012", check_tokens),
    TableOption("gate_sizes", BOARD["gate_sizes"], "GATE-022", check_gate_sizes),
    TableOption("gate_counts", BOARD["gate_counts"], "GATE-011", check_gate_counts),
    TableOption("hand_size", DESPAIR["hand_size"], "GATE-037", check_hand_size),
)


def parameters(seats: int, options: Data) -> dict[str, Any]:
    """Return the parameters of the state for options that were checked one by one."""
    side = SIDES[0] if seats == 2 else SIDES[1]
    deed, number, icons = expand(options["cards"])
    counts = [options["gate_counts"][r] for r in Region.names]
    discs = options["disc_values"][DISCS["left_out_with_two"] if seats == 2 else 0 :]
    first = options["first_player"]
    ages = [-1 if a is None else a for a in options["ages"]]
    check_together(seats, options, circulating(deed))
    return {
        "deed": deed,
        "number": number,
        "icons": icons,
        "gate_type": [r for r, n in enumerate(counts) for _ in range(n)],
        "gate_size": [options["gate_sizes"][r] for r in Region.names],
        "region_points": [list(options["region_points"][side][r]) for r in Region.names],
        "neutrals": [options["neutrals"][r] for r in Region.names],
        "discs": [len(discs)],
        "disc_value": [*discs, *[0] * (6 - len(discs))],
        "disc_scroll": [
            *(int(v in options["scroll_discs"]) for v in discs),
            *[0] * (6 - len(discs)),
        ],
        "scroll_slots": [options["scroll_slots"][side]],
        "cost": [options["costs"][k] for k in COSTS],
        "token_total": [options["tokens"]],
        "hand_size": [options["hand_size"]],
        "chosen_first": [-1 if first == "random" else first],
        "age": [*ages, *[-1] * (SEATS - len(ages))],
    }


def check_together(seats: int, options: Data, free_cards: int) -> None:
    """Raise BadOption unless the options fit one another and the number of seats."""
    for r in Region.names:
        size, count = options["gate_sizes"][r], options["gate_counts"][r]
        if size > count:
            raise BadOption(
                "gate_counts", f"{r} has {count} cards", f"at least its gate size {size}"
            )
    for v in options["scroll_discs"]:
        if v not in options["disc_values"]:
            allowed = ", ".join(map(str, options["disc_values"]))
            raise BadOption("scroll_discs", f"no disc is worth {v}", allowed)
    first, ages = options["first_player"], options["ages"]
    if first != "random" and first >= seats:
        raise BadOption("first_player", f"there is no seat {first}", f"0 to {seats - 1} or random")
    if ages and len(ages) != seats:
        raise BadOption("ages", f"there are {len(ages)} ages", f"{seats} ages or none")
    needed = seats * options["hand_size"] + 3  # all hands, two cards of a swap, the card in play
    if free_cards < needed:
        wrong = f"only {free_cards} cards show no artifact on either half"
        raise BadOption("cards", wrong, f"at least {needed}, so that every hand can be filled")
