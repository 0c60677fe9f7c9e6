"""The names of all cards: `python -m tests.games.arkham.names` writes card_codes.py."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import noctuary.kernel
from noctuary.games.arkham.card_table import rows_of_rules

FOLDER = Path(str(noctuary.kernel.__file__)).parents[1] / "games" / "arkham"
HEAD = '''"""Every card that the rules know, by name: the number is its row in the tables."""

from enum import IntEnum


class Code(IntEnum):
    """The printed face of a card; several cards of a table may share it."""

'''


def plain(name: str) -> str:
    """Return `St. Mary's Hospital` as ST_MARYS_HOSPITAL."""
    text = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    text = re.sub(r"['’\"!?.]", "", text).upper()
    text = re.sub(r"[^A-Z0-9]+", "_", text).strip("_")
    return f"N{text}" if text[0].isdigit() else text


def names() -> list[str]:
    """Return one name for each row: a twin has its subtitle, its level or its code as well."""
    found: list[str] = []
    for row in rows_of_rules():
        name = plain(row["name"]) if found else "NOTHING"
        if row["type"] == "scenario":
            name = f"SCENARIO_{name}"
        elif name in ("SOUTHSIDE", "DOWNTOWN", "HASTUR"):
            name = f"{name}_{plain(row['subname'])}"
        elif name in ("ARKHAM_WOODS", "PATIENT_CONFINEMENT"):
            name = plain(row["subname"])
        if name in found:
            name = f"{name}_{row['level'] or row['code'].upper()}"
        if name in found:
            name = f"{name}_{row['code']}"
        found.append(name)
    return found


def text() -> str:
    """Return the text of card_codes.py."""
    return HEAD + "".join(f"    {name} = {k}\n" for k, name in enumerate(names()))


if __name__ == "__main__":
    (FOLDER / "card_codes.py").write_text(text(), encoding="utf-8")
