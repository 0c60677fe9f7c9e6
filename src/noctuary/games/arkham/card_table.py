"""The tables of cards: one row for each card, read by the rules and by the deck tools.

`cards.tsv` holds the cards that the rules know, in the order of their numbers; `own-cards.tsv`, in
a copy that has one, cards of its owner, numbered after them; `deck-only-cards.tsv` the cards that
only the deck tools know. All three have the same columns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib import resources
from typing import TypeVar

from noctuary.errors import NoctuaryError

KNOWN_TO_RULES, OWN, DECK_ONLY = "cards.tsv", "own-cards.tsv", "deck-only-cards.tsv"
OWN_PREFIX = "00"
"""The prefix of the codes of own cards; no publisher's code has it."""

Row = dict[str, str]
T = TypeVar("T")
U = TypeVar("U")


class BadCardTable(NoctuaryError):
    """A table of cards that cannot be read: the file, the line, the column and the reason."""

    def __init__(self, file: str, line: int, column: str, reason: str) -> None:
        at = f"{file}, line {line}" + (f", column {column}" if column else "")
        super().__init__(f"{at}: {reason}")
        self.file, self.line, self.column, self.reason = file, line, column, reason


# ---- what a column may hold

CLASSES = {"neutral", "guardian", "seeker", "rogue", "mystic", "survivor", "mythos"}
PLAYER_TYPES = {"investigator", "asset", "event", "skill"}
SCENARIO_TYPES = {"treachery", "enemy", "location", "act", "agenda", "scenario", "encounter"}
SLOTS = {"Hand", "Arcane", "Ally", "Accessory", "Body", "Tarot"}
TAGS = {"hh", "hd", "se", "uc", "rs", "fa", "pa"}
KEYWORDS = {
    *("alert", "all_icons", "aloof", "aside", "bonded", "elusive", "empties", "exceptional"),
    *("exile", "fades", "fast", "hidden", "hunter", "leads", "limit", "massive", "myriad"),
    *("one_per_test", "opens", "own_test", "peril", "permanent", "prey", "retaliate", "seal"),
    *("spawn", "spends", "starts", "surge", "swarming", "uses", "vengeance"),
}
COUNTS = {"", *map(str, range(100))}
FIGURES = COUNTS | {"-", "X"} | {f"{n}p" for n in range(20)} | {f"-{n}" for n in range(1, 10)}
FLAGS = {"", "1"}


def is_code(cell: str) -> bool:
    """Whether it is a code as printed: five digits, or with a letter for one side of a card."""
    digits, letter = cell[:5], cell[5:]
    return len(digits) == 5 and digits.isdecimal() and (not letter or letter.islower())


def is_icons(cell: str) -> bool:
    """Whether it is icons (`WI?`) or the four skills of an investigator (`3/3/4/2`)."""
    skills = cell.split("/")
    return not cell.strip("WICA?") or (len(skills) == 4 and all(s.isdecimal() for s in skills))


def is_list(cell: str) -> bool:
    """Whether it is a list in which each word ends with a full stop."""
    return not cell or cell.endswith(".")


def is_slot(cell: str) -> bool:
    """Whether it is one slot or several: `Body. Hand x2`."""
    return not cell or all(s.removesuffix(" x2") in SLOTS for s in cell.split(". "))


def is_tags(cell: str) -> bool:
    """Whether it is a list of tags of decks."""
    return not cell or (cell[-1] == "." and TAGS.issuperset(cell[:-1].split(".")))


def is_restriction(cell: str) -> bool:
    """Whether it names investigators: `investigator:01001:98004`."""
    word, *codes = cell.split(":")
    return not cell or (word == "investigator" and bool(codes) and all(map(is_code, codes)))


Allowed = set[str] | Callable[[str], bool] | None
COLUMNS: dict[str, Allowed] = {
    "code": is_code,
    "name": bool,
    "subname": None,
    "type": PLAYER_TYPES | SCENARIO_TYPES,
    "subtype": {"", "weakness", "basicweakness"},
    "class": CLASSES,
    "class2": CLASSES | {""},
    "cost": COUNTS | {"X"},
    "level": {"", *"012345"},
    "icons": is_icons,
    "traits": is_list,
    "slot": is_slot,
    "qty": COUNTS,
    **dict.fromkeys(["health", "sanity", "fight", "evade", "damage", "horror"], FIGURES),
    **dict.fromkeys(["shroud", "clues", "doom"], FIGURES),
    **dict.fromkeys(["stage", "victory"], COUNTS),
    "encounter_set": None,
    "unique": FLAGS,
    "keywords": None,
    "loc_symbol": None,
    "loc_connects": None,
    "name_fr": None,
    "also": None,
    "pack": None,
    "deck_limit": COUNTS,
    "restrictions": is_restriction,
    "tags": is_tags,
}
"""Column -> what its cells may be. `also` is the French name on a misprint; `deck_limit` says how
many copies a deck may hold, and of a story asset that it can be earned; `restrictions` names the
investigators who alone may have it; `tags` what its text does, as far as decks ask.
"""


def keywords_of(cell: str) -> dict[str, str]:
    """Return each keyword with what follows its colon: `{"uses": "4:ammo", "fast": ""}`."""
    return {k.partition(":")[0]: k.partition(":")[2] for k in cell.split(", ")} if cell else {}


def _keyword_problem(cell: str) -> str:
    """Return the problem of a cell of keywords, or nothing."""
    for word in keywords_of(cell).keys() - KEYWORDS:
        from difflib import get_close_matches  # seldom needed, and slow to import

        near = get_close_matches(word, KEYWORDS, 1)
        return f"unknown keyword {word!r}" + (f"; did you mean {near[0]!r}?" if near else "")
    return ""


# ---- reading


def text_of(name: str) -> str:
    """Return a file of the folder `content`."""
    return resources.files(__package__).joinpath("content", name).read_text(encoding="utf-8")


def parse_rows(file: str, text: str, needed: Iterable[str] = ()) -> list[Row]:
    """Return the rows of a table of cards, which may leave out all columns but the `needed` ones
    (by default none). Raise BadCardTable at the first wrong cell.
    """
    header, *lines = text.removesuffix("\n").split("\n")
    names = header.split("\t")
    for name in [*names, *(needed or COLUMNS)]:
        if name not in COLUMNS or names.count(name) != 1:
            wrong = "is missing" if name not in names else "is unknown or stands twice"
            raise BadCardTable(file, 1, name, f"the column {wrong}; expected {', '.join(COLUMNS)}")
    cells = [line.split("\t") for line in lines]
    for n, row in enumerate(cells, 2):
        if len(row) != len(names):
            raise BadCardTable(file, n, "", f"expected {len(names)} cells, got {len(row)}")
    for column, values in zip(names, zip(*cells, strict=True), strict=False):
        _check_column(file, column, values)
    rest = dict.fromkeys(COLUMNS.keys() - names, "")
    return [dict(zip(names, row, strict=True), **rest) for row in cells]


def _check_column(file: str, column: str, values: tuple[str, ...]) -> None:
    """Raise BadCardTable for the first cell that the column cannot have."""
    allowed, distinct = COLUMNS[column], set(values)
    if isinstance(allowed, set):
        bad = distinct - allowed
    else:
        bad = {v for v in distinct if allowed and not allowed(v)}
    wrong = {v: f"cannot be {v!r}" for v in bad}
    if column == "keywords":
        wrong |= {v: problem for v in distinct if v and (problem := _keyword_problem(v))}
    if column == "code" and len(distinct) < len(values):
        wrong |= {v: f"{v} stands twice" for v in distinct if values.count(v) > 1}
    if wrong:
        at = next(n for n, v in enumerate(values) if v in wrong)
        if column == "code" and values.count(values[at]) > 1:
            at = values.index(values[at], at + 1)
        raise BadCardTable(file, at + 2, column, wrong[values[at]])


def parse_own_rows(text: str) -> list[Row]:
    """Return the rows of own cards. Raise BadCardTable for a code without the prefix."""
    rows = parse_rows(OWN, text, needed=("code", "name", "type", "class"))
    for n, row in enumerate(rows, 2):
        if not row["code"].startswith(OWN_PREFIX):
            reason = f"{row['code']} may be a publisher's; your own codes begin with {OWN_PREFIX}"
            raise BadCardTable(OWN, n, "code", reason)
    return rows


def refuse_clashes(tables: Iterable[tuple[str, list[Row]]], taken: Iterable[str] = ()) -> None:
    """Raise BadCardTable for a code that stands in two tables, or that is `taken` by a reprint."""
    seen = dict.fromkeys(taken, "reprints.tsv")
    for file, rows in tables:
        for n, row in enumerate(rows, 2):
            if row["code"] in seen:
                reason = f"{row['code']} stands in {seen[row['code']]} too"
                raise BadCardTable(file, n, "code", reason)
        seen |= {row["code"]: file for row in rows}


@cache
def tables_of_rules() -> list[tuple[str, list[Row]]]:
    """Return the tables that the rules know, each with the name of its file."""
    found = [(KNOWN_TO_RULES, parse_rows(KNOWN_TO_RULES, text_of(KNOWN_TO_RULES)))]
    if resources.files(__package__).joinpath("content", OWN).is_file():
        found.append((OWN, parse_own_rows(text_of(OWN))))
        refuse_clashes(found)
    return found


def rows_of_rules() -> list[Row]:
    """Return the cards that the rules know; the place of a row is the number of its card."""
    return [row for _, rows in tables_of_rules() for row in rows]


def rows_of_decks(reprints: Iterable[str]) -> Iterator[Row]:
    """Yield the cards that deck tools know: player cards, then the others that a ruling names."""
    tables = [*tables_of_rules(), (DECK_ONLY, parse_rows(DECK_ONLY, text_of(DECK_ONLY)))]
    refuse_clashes(tables, reprints)
    rows = sorted((row for _, rows in tables for row in rows), key=lambda row: row["code"])
    yield from (row for row in rows if not row["encounter_set"])
    yield from (row for row in rows if row["encounter_set"] and row["pack"])


def parse_column(column: str, cells: Sequence[U], read: Callable[[U], T]) -> list[T]:
    """Read each cell of a column of `rows_of_rules`.

    Raise BadCardTable for the first cell for which `read` raises KeyError or ValueError.
    """
    out: list[T] = []
    try:
        for cell in cells:
            out.append(read(cell))
    except (KeyError, ValueError) as e:
        at = len(out)
        for file, rows in tables_of_rules():
            if at < len(rows):
                reason = f"cannot read {rows[at][column]!r}: {e}"
                raise BadCardTable(file, at + 2, column, reason) from None
            at -= len(rows)
        raise
    return out
