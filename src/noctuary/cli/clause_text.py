"""Clauses and rulings as the terminal shows them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from noctuary.i18n import FluentTranslations
from noctuary.plugin.console import LAMP, QUIET
from noctuary.rulebook import Clause, Ruling


def clause_line(id: str, said: str) -> RenderableType:
    """Return the id and the text of a clause: `GATE-046  In a turn ...`."""
    grid = Table.grid(padding=(0, 2, 0, 1))
    grid.add_column(style=LAMP, no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row(id, said)
    return grid


def rule_text(found: Clause | Ruling, say: FluentTranslations) -> RenderableType:
    """Return a clause or a ruling with its source, status and remarks."""
    lines: list[RenderableType] = [clause_line(found.id, found.text(say.lang))]
    extra = []
    if isinstance(found, Clause):
        extra.append(say.format("rule-source", source=found.source))
        if found.ruling:
            extra.append(f"{say.format('rule-ruling')} {found.ruling[say.lang]}")
        if found.na:
            extra.append(say.format("rule-na", why=found.na[say.lang]))
        if found.waits:
            extra.append(say.format("rule-waits", what=", ".join(found.waits)))
        if found.rulings:
            extra.append(f"{say.format('rule-ruling')} {', '.join(found.rulings)}")
    else:
        extra.append(", ".join(found.clauses))
        if found.option:
            extra.append(say.format("rule-option", name=found.option))
    lines += [Padding(Text(x, style=QUIET), (0, 3)) for x in extra]
    return Group(*lines)
