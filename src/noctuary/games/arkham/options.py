"""What a table may choose, and the parameters of the state that follow from it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from noctuary.kernel import BadOption, Kind, TableOption

from .components import (
    BASIC,
    BONDED,
    BY_CODE,
    CARDS,
    CODE,
    COPIES,
    DECK,
    ENCOUNTER,
    FIRST_DECK,
    FIRST_SCENARIO,
    LEADS,
    MOST,
    SEATS,
    SET,
    TITLE,
    TOKENS,
    TYPE,
    WEAKNESS,
    CardType,
    Difficulty,
    Scenario,
    Token,
)

RANDOM_WEAKNESS = "01000"
CULTISTS = ("01137", "01138", "01139", "01140", "01141", "01121b")
"""Who may have got away, in the order of their notes."""
NOTES = ("lita_forced", "house_burned", "priest_alive", "past_midnight", *CULTISTS)

SETS = {
    "gathering": ("torch", "rats", "ghouls", "striking_fear", "ancient_evils", "chilling_cold"),
    "midnight_masks": (
        "arkham",
        "chilling_cold",
        "nightgaunts",
        "pentagram",
        "locked_doors",
        "cultists",
    ),
    "devourer_below": (
        "tentacles",
        "ancient_evils",
        "striking_fear",
        "ghouls",
        "pentagram",
        "agents_of_yog",
        "agents_of_shub",
        "agents_of_cthulhu",
        "agents_of_hastur",
        "cultists",
    ),
}
BORROWED = {"gathering": (), "midnight_masks": ("01116",), "devourer_below": ("01116", "01121b")}
"""Cards of other sets that a scenario may need."""


def content(name: str) -> dict[str, Any]:
    """Return one table of the folder `content`."""
    file = resources.files(__package__).joinpath("content", f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


@cache
def starters() -> dict[str, dict[str, Any]]:
    """Return our own decks by their name."""
    return {d["id"]: d for d in content("decks")["decks"]}


def token_name(text: str) -> str:
    """Return "-1" as the kind of tokens calls it."""
    if text == "0":
        return "zero"
    sign = {"+": "plus_", "-": "minus_"}.get(text[0])
    return sign + text[1:] if sign else text


BAGS = {
    difficulty: {token_name(t): n for t, n in bag.items()}
    for difficulty, bag in content("chaos")["bags"].items()
}
"""Difficulty -> how many of each chaos token a campaign begins with."""

# ---- checking values


def one_of(name: str, kind: Kind) -> Callable[[Any], str]:
    """Return a check for one of some words."""

    def check(value: Any) -> str:
        if value not in kind.names:
            raise BadOption(name, f"the value is {value!r}", ", ".join(kind.names))
        return str(value)

    return check


def switch(name: str) -> Callable[[Any], bool]:
    """Return a check for yes or no."""

    def check(value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadOption(name, f"the value is {value!r}", "true or false")
        return value

    return check


def whole(name: str, value: Any, low: int, high: int, what: str) -> int:
    """Return an int in its range. Raise BadOption outside it."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOption(name, f"{what} is {value!r}", f"a whole number from {low} to {high}")
    return value


def check_lead(value: Any) -> int:
    """Return the seat of the first lead investigator."""
    return whole("lead", value, 0, SEATS - 1, "the seat")


def check_bag(value: Any) -> dict[str, int] | None:
    """Return token counts, or nothing for those of the difficulty."""
    if value is None:
        return None
    if not isinstance(value, Mapping):
        raise BadOption("bag", f"the value is {value!r}", "a mapping of tokens to numbers")
    for token in value:
        if token not in Token.names:
            raise BadOption("bag", f"there is no token {token!r}", ", ".join(Token.names))
    bag = {t: whole("bag", n, 0, min(20, MOST[Token.names.index(t)]), t) for t, n in value.items()}
    if not 1 <= sum(bag.values()) <= 40:
        raise BadOption("bag", f"it holds {sum(bag.values())} tokens", "1 to 40 tokens")
    return bag


def check_notes(value: Any) -> list[str]:
    """Return the notes of the campaign log on earlier scenarios."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadOption("notes", f"the value is {value!r}", "a list of " + ", ".join(NOTES))
    for note in value:
        if note not in NOTES:
            raise BadOption("notes", f"there is no note {note!r}", ", ".join(NOTES))
    return sorted(set(value), key=NOTES.index)


NEVER_EXTRA = (CardType.INVESTIGATOR, CardType.SKILL, CardType.EVENT)
"""Types of cards that cannot be added to a scenario."""


def check_extra(value: Any) -> list[str]:
    """Return encounter cards added to the encounter deck."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadOption("extra", f"the value is {value!r}", "a list of codes of encounter cards")
    for code in value:
        k = BY_CODE.get(code, 0) if isinstance(code, str) else 0
        if not ENCOUNTER[k] or TYPE[k] in NEVER_EXTRA:
            raise BadOption(
                "extra", f"{code!r} is no encounter card", "codes of enemies, treacheries, places"
            )
    return list(value)


def playable(code: str) -> bool:
    """Whether a card may be in a deck at this table: the rules know it."""
    k = BY_CODE.get(code, 0)
    if code == RANDOM_WEAKNESS:
        return True
    if TYPE[k] in (CardType.ASSET, CardType.EVENT, CardType.SKILL):
        return k > 0
    return k > 0 and WEAKNESS[k] > 0


def missing(cards: Mapping[str, int]) -> list[str]:
    """Return the cards of a deck that the rules do not play yet."""
    return sorted(code for code in cards if not playable(code))


def check_investigator(value: Any) -> dict[str, Any]:
    """Return an investigator with a deck: the name of a starter deck, or what a deck file says."""
    name = "investigators"
    if isinstance(value, str):
        if value not in starters():
            raise BadOption(name, f"there is no deck {value!r}", ", ".join(starters()))
        deck = starters()[value]
        return {"investigator": deck["investigator"], "cards": dict(deck["cards"])} | CLEAN
    if not isinstance(value, Mapping):
        raise BadOption(name, f"a deck is {value!r}", "the name of a starter deck, or a deck")
    given = CLEAN | dict(value)
    who, cards = given.get("investigator"), given.get("cards")
    if not isinstance(who, str) or TYPE[BY_CODE.get(who, 0)] != CardType.INVESTIGATOR:
        known = [CODE[k] for k in range(len(CODE)) if TYPE[k] == CardType.INVESTIGATOR]
        raise BadOption(name, f"the investigator is {who!r}", ", ".join(known))
    if not isinstance(cards, Mapping) or not all(isinstance(c, str) for c in cards):
        raise BadOption(name, f"the cards are {cards!r}", "a mapping of codes to numbers")
    if unknown := missing(cards):
        raise BadOption(
            name, f"not played here yet: {', '.join(unknown)}", "cards the engine knows"
        )
    counted = {c: whole(name, n, 1, DECK, c) for c, n in cards.items()}
    size = sum(counted.values()) + len(bonded(counted))
    if not 1 <= size <= DECK:
        raise BadOption(name, f"the deck has {size} cards", f"1 to {DECK} cards")
    trauma = given["trauma"]
    if not isinstance(trauma, Sequence) or len(trauma) != 2:
        raise BadOption(name, f"the trauma is {trauma!r}", "a physical and a mental number")
    return {
        "investigator": who,
        "cards": counted,
        "trauma": [whole(name, n, 0, 20, "a trauma") for n in trauma],
    }


CLEAN: dict[str, Any] = {"trauma": [0, 0]}


def check_investigators(value: Any) -> list[dict[str, Any]]:
    """Return one investigator for each seat, all different."""
    name = "investigators"
    if not isinstance(value, Sequence) or isinstance(value, str) or not 1 <= len(value) <= SEATS:
        raise BadOption(name, f"the value is {value!r}", "a list of 1 to 4 decks")
    found = [check_investigator(v) for v in value]
    codes = [f["investigator"] for f in found]
    if len(set(codes)) < len(codes):
        raise BadOption(name, "two seats have the same investigator", "different investigators")
    for deck in starters().values():
        if len(found) == SEATS:
            break
        if deck["investigator"] not in codes and deck["difficulty"] == "easy":
            found.append(check_investigator(deck["id"]))
            codes.append(deck["investigator"])
    return found


OPTIONS = (
    TableOption("scenario", "gathering", "AHB-396", one_of("scenario", Scenario)),
    TableOption("difficulty", "standard", "AHB-363", one_of("difficulty", Difficulty)),
    TableOption(
        "investigators",
        ["roland-easy", "daisy-easy", "agnes-easy", "wendy-easy"],
        "AHB-106",
        check_investigators,
    ),
    TableOption("lead", 0, "AHB-108", check_lead),
    TableOption("taboo", False, "AHC-398", switch("taboo")),
    TableOption("ask_always", False, "AHB-103", switch("ask_always")),
    TableOption("notes", [], "AHB-375", check_notes),
    TableOption("bag", None, "AHB-110", check_bag),
    TableOption("extra", [], "AHB-034", check_extra),
)

# ---- parameters


def scenario_codes(
    scenario: str, decks: Sequence[Mapping[str, Any]], extra: Sequence[str]
) -> list[int]:
    """Return the cards of a scenario, the basic weaknesses left in the collection, and what was
    added.
    """
    found: list[int] = []
    taken: dict[str, int] = {}
    for deck in decks:
        for code, n in deck["cards"].items():
            taken[code] = taken.get(code, 0) + n
    for k, code in enumerate(CODE):
        n = 0
        if SET[k] in SETS[scenario] or code in BORROWED[scenario]:
            n = COPIES[k]
        elif BASIC[k] and code.startswith("01"):
            n = max(0, COPIES[k] - taken.get(code, 0))
        found += [k] * n
    if taken.get("01117"):
        found = [k for k in found if CODE[k] != "01117"]
    return found + [BY_CODE[c] for c in extra] + led(decks)


def led(decks: Sequence[Mapping[str, Any]]) -> list[int]:
    """Return cards of the collection that may take the place of cards of these decks."""
    wanted = [LEADS[BY_CODE[code]] for deck in decks for code in deck["cards"]]
    return [TITLE.index(title) for title in wanted if title >= 0]


def bonded(cards: Mapping[str, int]) -> list[int]:
    """Return the cards that those of a deck summon, as many as their product holds (AHC-216)."""
    titles = {TITLE[BY_CODE[c]] for c in cards}
    return [k for k in range(len(CODE)) if BONDED[k] in titles for _ in range(COPIES[k])]


def parameters(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Return the table's options as the rules read them."""
    decks = options["investigators"][:seats]
    codes = [0] * CARDS
    weaknesses = [0] * SEATS
    trauma = [[0, 0] for _ in range(SEATS)]
    for p, deck in enumerate(decks):
        codes[p] = BY_CODE[deck["investigator"]]
        trauma[p] = list(deck["trauma"])
        row = FIRST_DECK + DECK * p
        for code, n in deck["cards"].items():
            if code == RANDOM_WEAKNESS:
                weaknesses[p] = n
            else:
                codes[row : row + n] = [BY_CODE[code]] * n
                row += n
        for k in bonded(deck["cards"]):
            codes[row] = k
            row += 1
    others = scenario_codes(options["scenario"], decks, options["extra"])
    if FIRST_SCENARIO + len(others) > CARDS:
        room = CARDS - FIRST_SCENARIO
        raise BadOption("extra", f"{len(others)} cards are needed", f"{room} cards at most")
    codes[FIRST_SCENARIO : FIRST_SCENARIO + len(others)] = others
    bag = options["bag"] or BAGS[options["difficulty"]]
    return {
        "code": codes,
        "scenario": [Scenario.names.index(options["scenario"])],
        "difficulty": [Difficulty.names.index(options["difficulty"])],
        "taboo": [int(options["taboo"])],
        "asking": [int(options["ask_always"])],
        "first_lead": [min(options["lead"], seats - 1)],
        "tokens": [bag.get(Token.names[k], 0) for k in range(TOKENS)],
        "trauma": trauma,
        "weaknesses": weaknesses,
        "notes": [int(n in options["notes"]) for n in NOTES] + [0] * (16 - len(NOTES)),
    }
