"""How a table comes to be: by a wish, or from a journal that somebody has."""

from __future__ import annotations

from typing import Any

import msgspec

from noctuary.kernel import BadOption
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.chance import ChanceKey

from .. import protocol as wire
from ..refusal import TableRefusal
from .entries import AnyEntry, Began, Chosen, Opened, Sealed, Undone, check_settings
from .names import bot_names, check_distinct, numbered_names, validate_name
from .occupants import Occupant, validate_bot
from .table import find_game

MOST_OPTIONS = 20_000
"""Characters of table options."""


def entries_for_new_table(wish: wire.NewTable, now: int) -> list[AnyEntry]:
    """The first rows of a new table; Refusal when it cannot be opened."""
    game = find_game(wish.game)
    host = validate_name(wish.name)
    if len(wish.seats) not in game.seats:
        raise TableRefusal("seats", allowed=", ".join(map(str, game.seats)), n=len(wish.seats))
    check_length(wish.options)
    try:
        game.spec.parameters(len(wish.seats), game.spec.resolve(wish.options))
        books = game.books(len(wish.seats), wish.options)
    except BadOption as e:
        raise TableRefusal("option", name=e.name, wrong=e.wrong) from None
    if game.is_people_only(wish.options) and any(s.who != "me" for s in wish.seats):
        raise TableRefusal("people-only")
    if wish.seed is not None and not 0 <= wish.seed < 1 << 63:
        raise TableRefusal("seed")
    check_settings(wish.settings)
    seats: list[Occupant] = []
    taken = [host, *(s.name for s in wish.seats)]
    names, mine = iter(bot_names(taken, len(wish.seats))), numbered_names(host)
    for s in wish.seats:
        if s.who == "me":
            seats.append(
                Occupant("person", validate_name(s.name) if s.name else next(mine), person=1)
            )
        elif s.who == "bot":
            name = validate_name(s.name) if s.name else next(names)
            seats.append(Occupant("bot", name, validate_bot(s.bot, game)))
        else:
            seats.append(Occupant("open", next(names), validate_bot(s.bot, game)))
    for k, place in enumerate(seats):
        check_distinct(place.name, (p.name for p in seats[:k]))
    rules = (game.id, game.version, game.rules_hash)
    record = books.record() if books else msgspec.UNSET
    opened = Opened(now, *rules, wish.seed, wish.options, wish.settings, seats, record)
    if wish.seed is None:
        opened.key = ChanceKey.generate().hex()
    else:
        opened.chosen = True
    if any(p.kind == "open" for p in seats):
        return [opened]
    return [opened, Began(now)]


def check_length(options: dict[str, Any]) -> None:
    """Refuses options that would make everything about the table long."""
    if len(msgspec.json.encode(options)) > MOST_OPTIONS:
        raise TableRefusal("options-long")


def entries_from_journal(journal: Journal, data: bytes, name: str, now: int) -> list[AnyEntry]:
    """The rows of a table on which an uploaded journal goes on, all seats held by one person; where
    a line does not hold under the present rules, it is the last.
    """
    header, game = journal.header, journal.game
    check_length(header["options"])
    numerals = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
    seats = [
        Occupant("person", f"{validate_name(name)} {n}", person=1)
        for n in numerals[: header["seats"]]
    ]
    opened = Opened(
        now,
        game.id,
        game.version,
        journal.rules,
        header.get("seed"),
        header["options"],
        wire.Settings(undo="free", secret=True),
        seats,
        journal.books.record() if journal.books else msgspec.UNSET,
        chosen="seed" in header,
        **committed_key(journal, header),
    )
    began = Began(now, journal.first_step.chance, journal.opening_of or msgspec.UNSET)
    rows: list[AnyEntry] = [opened, began]
    lines = [text.encode() for text in journal.lines]
    if journal.divergence:
        lines.append(data.split(b"\n")[journal.divergence.line - 1])
    count = 0
    for line in map(msgspec.json.decode, lines[1:]):
        if "undo" in line:
            count -= line["undo"]
            rows.append(Undone(now, wire.SPECTATOR, count))
        elif "choice" in line:
            count += 1
            of = line.get("of", msgspec.UNSET)
            rows.append(Chosen(now, line["seat"], line["choice"], line["chance"], of))
        elif "commitment" in line:
            rows.append(Sealed(now, **committed_key(journal, line)))
    return rows


def committed_key(journal: Journal, line: dict[str, Any]) -> dict[str, str]:
    """The key of a line's commitment where the journal tells it, else the commitment."""
    if "commitment" not in line:
        return {}
    key = journal.keys.get(line["commitment"])
    return {"key": key.hex()} if key else {"commitment": line["commitment"]}
