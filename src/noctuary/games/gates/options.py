"""What a table may change, and the tables of the game that follow from it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib import resources
from typing import Any, cast

from noctuary.kernel import BadOption, TableOption

from .actions import Deed, Quadrant, Region, Scroll

Data = Mapping[str, Any]

CARDS, GATE_CARDS, PAGES, JOURNAL, SEATS = 80, 90, 20, 40, 4
SIDES = ("two", "many")
COSTS = ("swap", "renew", "flip", "score_three")
HALVES = {"sane": ("page", "fragment", "send"), "insane": ("rune", "convert", "build")}
COUNTED = ("send", "build")


def content(name: str) -> dict[str, Any]:
    """One table of the folder `content`."""
    file = resources.files(__package__).joinpath("content", f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


BOARD = content("board")
DISCS = content("discs")
COSTS_TABLE = content("costs")
SCROLLS = content("scrolls")["scrolls"]
if tuple(s["name"] for s in SCROLLS) != Scroll.names:
    raise ValueError(f"content/scrolls.toml: the scrolls are {', '.join(Scroll.names)}, in this order")


# ---- checking values


def whole(name: str, value: Any, low: int, high: int, what: str = "the value") -> int:
    """An int in its range, or BadOption."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOption(name, f"{what} is {value!r}", f"a whole number from {low} to {high}")
    return value


def keyed(name: str, value: Any, keys: Iterable[str], what: str = "the value") -> Data:
    """A mapping with known keys only, or BadOption."""
    allowed = ", ".join(keys)
    if not isinstance(value, Mapping):
        raise BadOption(name, f"{what} is {value!r}", f"a mapping with the keys {allowed}")
    for k in value:
        if k not in keys:
            raise BadOption(name, f"{what} has the unknown key {k!r}", allowed)
    return value


def listed(name: str, value: Any, low: int, high: int, what: str = "the value") -> list[Any]:
    """A list of the right length, or BadOption."""
    if not isinstance(value, (list, tuple)) or not low <= len(value) <= high:
        length = str(low) if low == high else f"{low} to {high}"
        raise BadOption(name, f"{what} is {value!r}", f"a list of {length} values")
    return list(value)


def per_region(name: str, low: int, high: int) -> Callable[[Any], None]:
    """A check for one number per region; regions left out keep their default."""

    def check(value: Any) -> None:
        for region, n in keyed(name, value, Region.names).items():
            whole(name, n, low, high, region)

    return check


def check_costs(value: Any) -> None:
    """At least two tokens each, so that Dark Hours never makes one free."""
    for k, n in keyed("costs", value, COSTS).items():
        whole("costs", n, 2, 24, k)


def check_region_points(value: Any) -> None:
    """Three values for each region of a side, falling from first to third."""
    for side, regions in keyed("region_points", value, SIDES).items():
        for region, triplet in keyed("region_points", regions, Region.names, side).items():
            what = f"{side} {region}"
            ranks = listed("region_points", triplet, 3, 3, what)
            for n in ranks:
                whole("region_points", n, 1, 99, what)
            if not ranks[0] > ranks[1] > ranks[2]:
                raise BadOption("region_points", f"{what} is {ranks}", "values that fall from 1st to 3rd")


def check_scroll_slots(value: Any) -> None:
    """As many scrolls as there are, at most."""
    for side, n in keyed("scroll_slots", value, SIDES).items():
        whole("scroll_slots", n, 0, len(SCROLLS), side)


def check_disc_values(value: Any) -> None:
    """Six values from the top of the stack down, each larger than the one above."""
    values = listed("disc_values", value, 6, 6)
    for n in values:
        whole("disc_values", n, 1, 99, "a disc")
    if sorted(set(values)) != values:
        raise BadOption("disc_values", f"the discs are {values}", "values that rise from top to bottom")


def check_scroll_discs(value: Any) -> None:
    """Discs named by their values, each once."""
    values = listed("scroll_discs", value, 0, 6)
    for n in values:
        whole("scroll_discs", n, 1, 99, "a disc")
    if len(set(values)) != len(values):
        raise BadOption("scroll_discs", f"the discs are {values}", "each disc once")


def check_first_player(value: Any) -> None:
    """A seat, or "random"."""
    if value != "random":
        if isinstance(value, str):
            raise BadOption("first_player", f"the value is {value!r}", "a seat number or random")
        whole("first_player", value, 0, SEATS - 1)


def check_ages(value: Any) -> None:
    """An age for each seat, None where it is not told; an empty list tells none."""
    for age in listed("ages", value, 0, SEATS):
        if age is not None:
            whole("ages", age, 0, 150, "an age")


def check_tokens(value: Any) -> None:
    """How many despair tokens there are."""
    whole("tokens", value, 0, 99)


def check_hand_size(value: Any) -> None:
    """A hand and the two cards of a swap must fit."""
    whole("hand_size", value, 2, 6)


def check_gate_counts(value: Any) -> None:
    """Ninety gate cards in all."""
    per_region("gate_counts", 2, GATE_CARDS)(value)
    total = sum({**BOARD["gate_counts"], **value}.values())
    if total != GATE_CARDS:
        raise BadOption("gate_counts", f"the counts sum to {total}", f"a sum of {GATE_CARDS}")


def check_gate_sizes(value: Any) -> None:
    """Two to twelve cards each; all unfinished gates of a seat must fit in front of it."""
    per_region("gate_sizes", 2, 12)(value)
    total = sum({**BOARD["gate_sizes"], **value}.values())
    if total > 45:
        raise BadOption("gate_sizes", f"the sizes sum to {total}", "a sum of at most 45")


def check_neutrals(value: Any) -> None:
    """The ten figures of one colour, at most."""
    per_region("neutrals", 0, 10)(value)
    total = sum({**BOARD["neutrals"], **value}.values())
    if total > 10:
        raise BadOption("neutrals", f"the figures sum to {total}", "a sum of at most 10")


# ---- action cards


def check_cards(value: Any) -> None:
    """Eighty cards in the form of content/cards.toml."""
    expand(value)


def read_half(side: str, name: str, half: Any) -> tuple[int, int, int]:
    """What one half of a card does, how much of it, and how many tokens it brings."""
    half = keyed("cards", half, ("deed", "n", "tokens"), f"{side} {name}")
    deed = half.get("deed")
    if deed not in HALVES[side]:
        raise BadOption("cards", f"{side} {name} has the deed {deed!r}", ", ".join(HALVES[side]))
    if deed in COUNTED:
        n = whole("cards", half.get("n"), 1, 2, f"n of {side} {name}")
        tokens = whole("cards", half.get("tokens"), 0, 4, f"tokens of {side} {name}")
        return Deed.parse(deed), n, tokens
    if len(half) > 1:
        raise BadOption("cards", f"{side} {name} has n or tokens", f"these only for {', '.join(COUNTED)}")
    return Deed.parse(deed), 1, 0


def numbers_of(pair: Data, deed: int, n: int) -> list[int]:
    """The numbers on the sane halves of a pair: page numbers, quadrants, or n once per card."""
    key = {Deed.page: "pages", Deed.fragment: "quadrants"}.get(deed, "count")
    what = f"the pair {pair.get('sane')} / {pair.get('insane')}"
    if set(pair) != {"sane", "insane", key}:
        raise BadOption("cards", f"{what} has the keys {', '.join(pair)}", f"sane, insane, {key}")
    if deed == Deed.page:
        return [whole("cards", x, 1, PAGES, what) for x in listed("cards", pair[key], 0, PAGES, what)]
    if deed == Deed.fragment:
        counts = keyed("cards", pair[key], Quadrant.names, what)
        return [
            k for k, q in enumerate(Quadrant.names) for _ in range(whole("cards", counts.get(q, 0), 0, 80, what))
        ]
    return [n] * whole("cards", pair[key], 0, CARDS, what)


def expand(cards: Any) -> list[list[list[int]]]:
    """The cards as tables: deed, number and icons, each by half and card."""
    cards = keyed("cards", cards, ("sane", "insane", "pairs"))
    halves: dict[str, dict[str, tuple[int, int, int]]] = {}
    for side in HALVES:
        named = cards.get(side)
        if not isinstance(named, Mapping):
            raise BadOption("cards", f"{side} is {named!r}", "a mapping of halves")
        halves[side] = {k: read_half(side, k, v) for k, v in named.items()}
    pairs = cards.get("pairs")
    if not isinstance(pairs, (list, tuple)) or len(pairs) > CARDS:
        raise BadOption("cards", "pairs is not a list", f"a list of at most {CARDS} pairs")
    out: list[list[list[int]]] = [[[], []], [[], []], [[], []]]
    for pair in pairs:
        pair = keyed("cards", pair, ("sane", "insane", "pages", "quadrants", "count"), "a pair")
        for side in HALVES:
            if pair.get(side) not in halves[side]:
                raise BadOption("cards", f"a pair has the {side} half {pair.get(side)!r}", ", ".join(halves[side]))
        sane, insane = halves["sane"][pair["sane"]], halves["insane"][pair["insane"]]
        for number in numbers_of(pair, sane[0], sane[1]):
            for k, both in enumerate(((sane[0], insane[0]), (number, insane[1]), (sane[2], insane[2]))):
                out[k][0].append(both[0])
                out[k][1].append(both[1])
    check_deck(out[0], out[1])
    return out


def check_deck(deed: list[list[int]], number: list[list[int]]) -> None:
    """Eighty cards, every page once, and journals large enough."""
    if len(deed[0]) != CARDS:
        raise BadOption("cards", f"there are {len(deed[0])} cards", f"{CARDS} cards")
    pages = sorted(n for d, n in zip(deed[0], number[0], strict=True) if d == Deed.page)
    if pages != list(range(1, PAGES + 1)):
        raise BadOption("cards", f"the pages are {pages}", f"every page from 1 to {PAGES} once")
    for half, d, what in ((0, Deed.fragment, "fragments"), (1, Deed.rune, "runes")):
        if deed[half].count(d) > JOURNAL:
            raise BadOption("cards", f"there are {deed[half].count(d)} {what}", f"at most {JOURNAL} {what}")


def circulating(deed: list[list[int]]) -> int:
    """How many cards no journal can ever take in."""
    kept = (Deed.page, Deed.fragment, Deed.rune)
    return sum(deed[0][c] not in kept and deed[1][c] not in kept for c in range(CARDS))


# ---- options and parameters

OPTIONS = (
    TableOption("cards", content("cards"), "GATE-Q01", check_cards),
    TableOption("region_points", BOARD["region_points"], "GATE-Q02", check_region_points),
    TableOption("costs", COSTS_TABLE["costs"], "GATE-Q03", check_costs),
    TableOption("scroll_discs", DISCS["scroll_discs"], "GATE-Q05", check_scroll_discs),
    TableOption("scroll_slots", BOARD["scroll_slots"], "GATE-Q06", check_scroll_slots),
    TableOption("neutrals", BOARD["neutrals"], "GATE-Q08", check_neutrals),
    TableOption("first_player", "random", "GATE-039", check_first_player),
    TableOption("ages", [], "GATE-Q19", check_ages),
    TableOption("disc_values", DISCS["disc_values"], "GATE-016", check_disc_values),
    TableOption("tokens", COSTS_TABLE["tokens"], "GATE-012", check_tokens),
    TableOption("gate_sizes", BOARD["gate_sizes"], "GATE-022", check_gate_sizes),
    TableOption("gate_counts", BOARD["gate_counts"], "GATE-011", check_gate_counts),
    TableOption("hand_size", COSTS_TABLE["hand_size"], "GATE-037", check_hand_size),
)
MERGED = ("costs", "scroll_slots", "neutrals", "gate_sizes", "gate_counts")


def settled(options: Data) -> dict[str, Any]:
    """Every option with its value: given ones checked, others by default, partial mappings filled up."""
    out: dict[str, Any] = {}
    known = {o.name: o for o in OPTIONS}
    for name in options:
        if name not in known:
            raise BadOption(name, "there is no such option", ", ".join(known))
    for name, o in known.items():
        value = options.get(name, o.default)
        o.check(value)
        if name in MERGED:
            value = {**cast(Data, o.default), **value}
        elif name == "region_points":
            value = {side: {**o.default[side], **value.get(side, {})} for side in SIDES}
        out[name] = value
    return out


def parameters(seats: int, options: Data) -> dict[str, Any]:
    """The parameters of the state for a table."""
    o = settled(options)
    side = SIDES[0] if seats == 2 else SIDES[1]
    deed, number, icons = expand(o["cards"])
    sizes = [o["gate_sizes"][r] for r in Region.names]
    counts = [o["gate_counts"][r] for r in Region.names]
    discs = o["disc_values"][DISCS["left_out_with_two"] if seats == 2 else 0 :]
    check_together(seats, o, deed, sizes, counts)
    return {
        "deed": deed,
        "number": number,
        "icons": icons,
        "gate_type": [r for r, n in enumerate(counts) for _ in range(n)],
        "gate_size": sizes,
        "region_points": [list(o["region_points"][side][r]) for r in Region.names],
        "neutrals": [o["neutrals"][r] for r in Region.names],
        "discs": [len(discs)],
        "disc_value": discs + [0] * (6 - len(discs)),
        "disc_scroll": [int(v in o["scroll_discs"]) for v in discs] + [0] * (6 - len(discs)),
        "scroll_slots": [o["scroll_slots"][side]],
        "cost": [o["costs"][k] for k in COSTS],
        "token_total": [o["tokens"]],
        "hand_size": [o["hand_size"]],
        "chosen_first": [-1 if o["first_player"] == "random" else o["first_player"]],
        "age": [-1 if a is None else a for a in o["ages"]] + [-1] * (SEATS - len(o["ages"])),
    }


def check_together(seats: int, o: Data, deed: list[list[int]], sizes: list[int], counts: list[int]) -> None:
    """Options that must fit one another."""
    for r, name in enumerate(Region.names):
        if sizes[r] > counts[r]:
            raise BadOption("gate_counts", f"{name} has {counts[r]} cards", f"at least its gate size, {sizes[r]}")
    for v in o["scroll_discs"]:
        if v not in o["disc_values"]:
            raise BadOption("scroll_discs", f"no disc is worth {v}", ", ".join(map(str, o["disc_values"])))
    if o["first_player"] != "random" and o["first_player"] >= seats:
        raise BadOption("first_player", f"there is no seat {o['first_player']}", f"0 to {seats - 1} or random")
    if o["ages"] and len(o["ages"]) != seats:
        raise BadOption("ages", f"there are {len(o['ages'])} ages", f"{seats} ages or none")
    needed = seats * o["hand_size"] + 3  # all hands, the two cards of a swap and the card in play
    if circulating(deed) < needed:
        raise BadOption(
            "cards", f"{circulating(deed)} cards can never be kept as artifacts", f"at least {needed} for these hands"
        )
