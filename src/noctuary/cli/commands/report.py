"""A sealed report: what its seat saw, as text, and where the rest is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel import Decision, GameEvent, NoctuaryError, games, load
from noctuary.kernel.journal.files import read_file
from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, WAX
from noctuary.server.reports import LARGEST, BadReport, SealedReport, read_sealed
from noctuary.table import protocol as wire
from noctuary.table.store.connect import data_folder

from ..errors import CommandRefusal

LATEST = 20
"""Log lines that are shown unless all are wanted."""
UNSAYABLE = (NoctuaryError, LookupError, TypeError, ValueError)
"""Errors of formatting what other rules, or a stranger, wrote into a report."""


def journal_of_report(file: Path) -> Path | SealedReport:
    """Return what to replay: the file itself; of a report the journal on its server or, anywhere
    else, the report.
    """
    try:
        report = read_sealed(read_file(file, LARGEST))
    except OSError:
        return file  # reading it as a journal says what is wrong
    except BadReport:
        raise CommandRefusal("error-report-damaged", path=str(file)) from None
    if report is None:
        return file
    journal = report.journal(data_folder())
    return journal if journal.is_file() else report


def show(report: SealedReport, console: Console, say: FluentTranslations, *, whole: bool) -> None:
    """Print a report; `whole`: from the first line on."""
    ReportPrinter(report, say).show(console, whole=whole)


class ReportPrinter:
    """Prints what a report holds."""

    def __init__(self, report: SealedReport, say: FluentTranslations) -> None:
        known = games()
        if report.game not in known:
            allowed = ", ".join(sorted(known))
            raise CommandRefusal("error-game", text=report.game, allowed=allowed)
        self.report, self.say = report, say.format
        self.game = load(known[report.game])
        self.words = FluentGameTexts(
            self.game,
            say.lang,
            names=report.names,
            options=report.options,
            texts=report.texts,
        )

    def show(self, console: Console, *, whole: bool) -> None:
        """Print whose report it is, what happened, the decision, and where the rest is."""
        report, say = self.report, self.say
        title = self.words.format("game-title")
        head = say("report-title", id=report.id, table=report.table, title=title)
        console.print(Text(head, style=PAPER))
        when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(report.at / 1000))
        told = {"n": report.choices, "version": report.version, "rules": report.rules}
        console.print(Text(say("report-made", when=when, **told), style=QUIET))
        if report.rules != self.game.rules_hash:
            console.print(Text(say("report-other-rules", rules=self.game.rules_hash), style=WAX))
        if report.chance.seed is not None:
            console.print(Text(say("replay-seed", seed=str(report.chance.seed)), style=QUIET))
        seen = "report-eyes" if report.viewer >= 0 else "report-eyes-none"
        console.print(Text(say(seen, name=self.words.seat(report.viewer)), style=QUIET))
        if report.note:
            console.print(Text(say("report-note"), style=QUIET))
            console.print(Padding(Text(report.note, style=PAPER), (0, 2)))
        lines = [x for line in report.lines for x in self.line(line)]
        left = 0 if whole else max(0, len(lines) - LATEST)
        if left:
            console.print(Text(say("report-earlier", n=left), style=FOG))
        for text in lines[left:]:
            console.print(Padding(Text(text, overflow="fold"), (0, 2)))
        if report.ask is not None:
            self.question(report.ask, console)
        path = f"reports/{report.id}.jsonl"
        console.print(Text(say("report-sealed", path=path), style=QUIET), soft_wrap=True)

    def question(self, ask: wire.Decision, console: Console) -> None:
        """Print the decision, with its options if this seat was asked."""
        decision = Decision(ask.seat, ask.prompt, ask.args, ask.number, tuple(ask.why))
        prompt = self.tried(lambda: self.words.prompt(decision), ask.prompt)
        told = self.say("report-asked", name=self.words.seat(ask.seat), prompt=prompt)
        console.print(Text(told, style=LAMP))
        for k, o in enumerate(ask.options, 1):
            console.print(Text(f"{k:>4} {self.action(o.id)}"))

    def line(self, line: wire.AnyLine) -> Iterator[str]:
        """Return the text of a line of the log; None if it has none."""
        match line:
            case wire.Began(events=events):
                yield self.say("report-began")
                yield from map(self.event, events)
            case wire.Chosen(events=events, option=option):
                if not events and option is not None:
                    yield self.action(option)
                yield from map(self.event, events)
            case wire.Said(name=name, text=text):
                yield self.say("report-said", name=name, text=text)
            case wire.Seated(who=who, name=name):
                yield self.say("report-stand-in" if line.stand_in else f"report-{who}", name=name)
            case wire.Answered(seat=seat, yes=yes):
                yield self.say("report-agreed" if yes else "report-refused", name=self.name(seat))
            case wire.Asked(seat=seat) | wire.Undone(seat=seat):
                key = "report-undone" if isinstance(line, wire.Undone) else "report-asked-back"
                yield self.say(key, name=self.name(seat), n=line.to)
            case wire.Settled() | wire.Upgraded():
                yield self.say(f"report-{line.__struct_config__.tag}")

    def name(self, seat: int) -> str:
        """Return the name of a seat or of a spectator."""
        return self.words.seat(seat) if seat >= 0 else self.say("report-spectator")

    def action(self, id: str) -> str:
        """Return the text of an option."""
        return self.tried(lambda: self.words.action(id), id)

    def event(self, event: wire.Event) -> str:
        """Return the text of an event."""
        told = GameEvent(event.name, event.fields, frozenset(), tuple(event.why), event.depth)
        plain = ", ".join([event.name, *(f"{k} {v}" for k, v in event.fields.items())])
        return self.tried(lambda: self.words.event(told), plain)

    def tried(self, say: Callable[[], str], plain: str) -> str:
        """Return a text, or the raw value if the present rules have no text for it."""
        try:
            return say()
        except UNSAYABLE:
            return plain
