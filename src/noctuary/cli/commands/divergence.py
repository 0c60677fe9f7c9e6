"""A journal that diverges under the present rules: where, why, and whether to continue."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel import NoctuaryError
from noctuary.kernel.journal import Journal
from noctuary.plugin.console import WAX

from ..terminal import interactive

YES = ("y", "yes", "o", "oui")


def describe(journal: Journal, say: FluentTranslations) -> str:
    """Return the line at which a journal diverges, the choice made, and the clause against it."""
    found = journal.divergence
    assert found is not None
    words = FluentGameTexts(journal.game, say.lang, options=journal.header["options"])
    try:
        choice = words.action(found.choice)
    except NoctuaryError:
        choice = found.choice
    said = say.format("departed", line=str(found.line), why=found.reason, choice=choice)
    if found.clause is None:
        return said
    return (
        f"{said} {say.format('departed-clause', id=found.clause, text=words.clause(found.clause))}"
    )


def offer_to_continue(
    journal: Journal, path: Path, console: Console, say: FluentTranslations
) -> bool:
    """Print where a journal diverges, and ask whether to continue from there as a new game."""
    console.print(Text(describe(journal, say), style=WAX))
    offer = say.format("departed-offer", n=len(journal.choices), path=str(path))
    console.print(Text(offer, style=WAX), soft_wrap=True)
    console.file.flush()
    try:
        answer = input("> " if interactive() else "")
    except EOFError:
        return False
    return answer.strip().casefold() in YES
