"""A journal of other rules that does not hold to its end: where, why, and whether to go on."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from noctuary.i18n import Speech, Words
from noctuary.kernel import NoctuaryError
from noctuary.kernel.journal import Journal
from noctuary.plugin.console import WAX

from ..terminal import interactive

YES = ("y", "yes", "o", "oui")


def told(journal: Journal, say: Speech) -> str:
    """The line that does not hold, what was chosen there, and the clause that stands against it."""
    found = journal.departed
    assert found is not None
    words = Words(journal.game, say.lang, options=journal.header["options"])
    try:
        choice = words.action(found.choice)
    except NoctuaryError:
        choice = found.choice
    said = say.say("departed", line=str(found.line), why=found.why, choice=choice)
    if found.clause is None:
        return said
    return f"{said} {say.say('departed-clause', id=found.clause, text=words.clause(found.clause))}"


def goes_on(journal: Journal, path: Path, console: Console, say: Speech) -> bool:
    """Tells what does not hold and asks whether to go on from there as a new game."""
    console.print(Text(told(journal, say), style=WAX))
    offer = say.say("departed-offer", n=len(journal.entries), path=str(path))
    console.print(Text(offer, style=WAX), soft_wrap=True)
    console.file.flush()
    try:
        answer = input("> " if interactive() else "")
    except EOFError:
        return False
    return answer.strip().casefold() in YES
