"""`noctuary rescue`: the journals of the tables of a damaged store."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from noctuary.errors import NoctuaryError
from noctuary.i18n import FluentTranslations
from noctuary.table.model.entries import read_entries
from noctuary.table.model.table import Table, journal_file
from noctuary.table.store.connect import POSTGRES
from noctuary.table.store.rescue import Rescued, rescue

from ..errors import CommandRefusal, load_texts

FOLDER = Path("rescued")
CODE = re.compile(r"[\w-]+")
"""Table codes that are safe as file names."""


def rescue_tables(
    database: Annotated[
        str, typer.Argument(help="A file of tables, as it is or set aside, or a PostgreSQL URL.")
    ],
    table: Annotated[str | None, typer.Argument(help="Only this table, by its code.")] = None,
    to: Annotated[Path, typer.Option(help="The folder to write journals to.")] = FOLDER,
    lang: Annotated[str | None, typer.Option(help="fr or en.")] = None,
) -> None:
    """Write the journals of a damaged store's tables, each up to its damage."""
    say = load_texts(lang)
    if not database.startswith(POSTGRES) and not Path(database).is_file():
        raise CommandRefusal("error-file-missing", path=database)
    wanted = None if table is None else table.strip().upper()
    if not asyncio.run(write_journals(database, wanted, to, say)):
        raise CommandRefusal("error-rescue-nothing", path=hide_password(database))


def hide_password(database: str) -> str:
    """Return the name of a store without its password."""
    return re.sub(r"//.*@", "//", database)


async def write_journals(
    database: str, wanted: str | None, to: Path, say: FluentTranslations
) -> bool:
    """Write the journals of the tables that are wanted; return whether there was any."""
    found = False
    async for rescued in rescue(database):
        if wanted is None or rescued.table == wanted:
            found = True
            print(write_journal(rescued, to, say))
    return found


def write_journal(rescued: Rescued, to: Path, say: FluentTranslations) -> str:
    """Write the journal of a table; return a line on how much of it was whole, and where it is."""
    table, rows, whole = rescued
    args = {"table": table, "rows": len(rows), "whole": "yes" if whole else "no"}
    try:
        journal = journal_file(Table(table, read_entries(rows)).journal_in_play) if rows else None
    except (NoctuaryError, msgspec.ValidationError):
        journal = None
    if journal is None or not CODE.fullmatch(table):
        return say.format("rescue-without", **args)
    path = to / f"{table}.jsonl"
    write_new(path, journal)
    return say.format("rescue-journal", path=str(path), **args)


def write_new(path: Path, data: bytes) -> None:
    """Write a new file that only this user can read: a journal holds every secret."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise CommandRefusal("error-rescue-exists", path=str(path)) from None
    with os.fdopen(file, "wb") as out:
        out.write(data)
