"""How a table comes to be: from a request, or from an uploaded journal."""

from __future__ import annotations

from typing import Any

import msgspec

from noctuary.kernel import BadOption
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.chance import ChanceKey

from .. import protocol as wire
from ..refusal import TableRefusal
from .commands.lifecycle import begin
from .commands.seating import check_settings
from .draft import Draft
from .entries import AnyEntry, Began, Chosen, Opened, Sealed, Undone
from .names import bot_names, check_distinct, numbered_names, validate_name
from .occupants import Occupant, validate_bot
from .table import Table, find_game

MAX_OPTIONS_LENGTH = 20_000
"""Characters of table options."""


def opening_entry(new: wire.NewTable, now: int) -> Opened:
    """Return the first entry of a new table. Raise TableRefusal if it cannot be opened."""
    game = find_game(new.game)
    host = validate_name(new.name)
    if len(new.seats) not in game.seats:
        raise TableRefusal("seats", allowed=", ".join(map(str, game.seats)), n=len(new.seats))
    check_options_length(new.options)
    try:
        game.spec.parameters(len(new.seats), game.spec.resolve(new.options))
        books = game.books(len(new.seats), new.options)
    except BadOption as e:
        raise TableRefusal("option", name=e.name, wrong=e.wrong) from None
    if game.is_people_only(new.options) and any(s.who != "me" for s in new.seats):
        raise TableRefusal("people-only")
    if new.seed is not None and not 0 <= new.seed < 1 << 63:
        raise TableRefusal("seed")
    check_settings(new.settings)
    seats: list[Occupant] = []
    taken = [host, *(s.name for s in new.seats)]
    names, mine = iter(bot_names(taken, len(new.seats))), numbered_names(host)
    for s in new.seats:
        if s.who == "me":
            name = validate_name(s.name) if s.name else next(mine)
            seats.append(Occupant("person", name, person=1))
        elif s.who == "bot":
            name = validate_name(s.name) if s.name else next(names)
            seats.append(Occupant("bot", name, validate_bot(s.bot, game)))
        else:
            seats.append(Occupant("open", next(names), validate_bot(s.bot, game)))
    for k, occupant in enumerate(seats):
        check_distinct(occupant.name, (p.name for p in seats[:k]))
    return Opened(
        now,
        game.id,
        game.version,
        game.rules_hash,
        new.seed,
        new.options,
        new.settings,
        seats,
        books.record() if books else msgspec.UNSET,
        chosen=new.seed is not None,
        key=ChanceKey.generate().hex() if new.seed is None else "",
    )


def create_table(id: str, opened: Opened) -> Table:
    """Return a new table; its game begins if no seat is open."""
    table = Table(id, [opened])
    if table.free:
        return table
    draft = Draft(table, opened.time)
    begin(draft)
    return draft.table


def check_options_length(options: dict[str, Any]) -> None:
    """Raise TableRefusal if options would make every message about the table long."""
    if len(msgspec.json.encode(options)) > MAX_OPTIONS_LENGTH:
        raise TableRefusal("options-long")


def entries_from_journal(journal: Journal, data: bytes, name: str, now: int) -> list[AnyEntry]:
    """Return the entries of a table that continues a journal, all seats held by one person.

    A line that does not hold under the present rules is the last entry.
    """
    header, game = journal.header, journal.game
    check_options_length(header["options"])
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
    entries: list[AnyEntry] = [opened, began]
    lines = [text.encode() for text in journal.lines]
    if journal.divergence:
        lines.append(data.split(b"\n")[journal.divergence.line - 1])
    count = 0
    for line in map(msgspec.json.decode, lines[1:]):
        if "undo" in line:
            count -= line["undo"]
            entries.append(Undone(now, wire.SPECTATOR, count))
        elif "choice" in line:
            count += 1
            counts = line.get("of", msgspec.UNSET)
            entries.append(Chosen(now, line["seat"], line["choice"], line["chance"], counts))
        elif "commitment" in line:
            entries.append(Sealed(now, **committed_key(journal, line)))
    return entries


def committed_key(journal: Journal, line: dict[str, Any]) -> dict[str, str]:
    """Return the key of a line's commitment if the journal reveals it, else the commitment."""
    if "commitment" not in line:
        return {}
    key = journal.keys.get(line["commitment"])
    return {"key": key.hex()} if key else {"commitment": line["commitment"]}
