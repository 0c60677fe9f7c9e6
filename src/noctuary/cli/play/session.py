"""A game at the terminal: it asks people, lets bots choose, and shows what happened."""

from __future__ import annotations

import importlib
import shlex
from contextlib import suppress
from pathlib import Path

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from noctuary.bots import HINT_BOT, Ismcts, Reason, SeatKnowledge, hint
from noctuary.games import USUAL
from noctuary.i18n import LANGUAGES, FluentGameTexts, FluentTranslations
from noctuary.kernel import NoctuaryError, Option
from noctuary.kernel.errors import BadJournal
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.information import reveals_information
from noctuary.plugin import load_drawing
from noctuary.plugin.console import FOG, LAMP, PAPER, QUIET, WAX, Symbols
from noctuary.plugin.terminal_scene import Scene, TerminalLine, line_text
from noctuary.plugin.translations import folded
from noctuary.rulebook import read_ledger
from noctuary.table.store.connect import data_folder

from ..clause_text import clause_line, rule_text
from ..error_language import ErrorLanguage
from ..errors import PACKAGE, CommandRefusal, why_not_written
from ..terminal import CLEAR, FORGET, NARROWEST, interactive
from ..terminal import plain as plain_letters
from . import plain_drawing
from .players import Player, names
from .saves import SaveNote, make_folder, write_note

COMMANDS = ("undo", "why", "rule", "hint", "save", "log", "lang", "help", "quit")
LONGEST_ANSWER = 500
DENIALS_SHOWN = 12
LOG_SHOWN = 30
TALL = 46
"""Lines of a terminal below which the table is drawn more tightly."""


class Quit(Exception):
    """A person leaves the table."""


class Session:
    """One game being played at this terminal."""

    def __init__(
        self,
        journal: Journal,
        seats: list[Player],
        console: Console,
        lang: str,
        path: Path | None = None,
        remarks: list[tuple[str, dict[str, str | int]]] | None = None,
    ) -> None:
        self.journal, self.seats, self.console, self.path = journal, seats, console, path
        self.game = journal.game
        self.drawing = load_drawing(self.game.spec) or plain_drawing.DRAWING
        self.people = [k for k, s in enumerate(seats) if s.person]
        self.facing = self.people[0] if len(self.people) == 1 else -1
        """The seat whose hand may be on the screen now."""
        self.seen = [0] * len(seats)
        self.live = interactive() and console.is_terminal
        if self.live:
            with suppress(ImportError):
                importlib.import_module("readline")  # editing and history at the prompt
        self.speak(lang)
        self.remarks = [self.say.format(k, **args) for k, args in remarks or []]
        self.log = self.pending_events()
        self.seen = [self._last_seen(k) for k in range(len(seats))]

    def speak(self, lang: str) -> None:
        """Set the language of all output."""
        ErrorLanguage.lang = lang
        self.say = FluentTranslations(PACKAGE, lang)
        header = self.journal.header
        self.words = FluentGameTexts(
            self.game, lang, names=names(self.seats, self.say), options=header["options"]
        )
        self.commands = {
            folded(FluentTranslations(PACKAGE, x).format(f"command-{c}")): c
            for c in COMMANDS
            for x in LANGUAGES
        }

    def pending_events(self) -> list[TerminalLine]:
        """Return the log of a journal that is continued."""
        numbered = enumerate(self.journal.positions(), -1)
        return [TerminalLine(max(0, n), t) for n, (_, step) in numbered for t in step.events]

    def _last_seen(self, seat: int) -> int:
        """Return how many lines of the log a seat had seen at its last choice."""
        last = max((k for k, e in enumerate(self.journal.choices) if e.seat == seat), default=0)
        return next((k for k, x in enumerate(self.log) if x.number >= last), 0)

    # ---- the game

    def run(self) -> None:
        """Play until the end of the game, or until a person leaves."""
        try:
            while not self.journal.state.over:
                seat = self.journal.state.seat
                if self.seats[seat].person:
                    self.ask(seat)
                else:
                    self.let_choose(seat)
        except (Quit, EOFError):
            text = Text(self.say.format("goodbye", command=self.again()), style=PAPER)
            self.console.print(text, soft_wrap=True)
            return
        self.finish()

    def let_choose(self, seat: int) -> None:
        """Let a bot choose. Before people a search takes all its time: a shorter one would tell."""
        bot = self.seats[seat].bot
        assert bot is not None
        knowledge = SeatKnowledge(self.journal.state)
        if self.live and isinstance(bot, Ismcts):
            with self.console.status(self.say.format("thinking", name=self.words.seat(seat))):
                code = bot.search(knowledge).best()
        else:
            code = bot.choose(knowledge)
        self.choose(code)
        if not self.people:
            for line in self.log[self.seen[0] :]:
                self.print(line_text(self.scene(-1), line))
            self.seen[0] = len(self.log)

    def choose(self, choice: int | str) -> None:
        """Make a choice: write it to disk first, then show it."""
        number = self.journal.state.choice_count
        step = self.journal.choose(choice)
        self.log += [TerminalLine(number, t) for t in step.events]

    def ask(self, seat: int) -> None:
        """Ask a person until a choice is made or taken back."""
        self.pass_to(seat)
        self.draw(seat)
        options = self.journal.state.options()
        while True:
            answer = self.read()
            if not answer:
                self.draw(seat)
                continue
            word, _, rest = answer.partition(" ")
            command = self.commands.get(folded(word))
            if command is None:
                option = self.read_choice(answer, options)
                if option is not None:
                    self.seen[seat] = len(self.log)
                    self.choose(option.code)
                    return
            elif getattr(self, f"do_{command}")(seat, rest.strip()):
                return

    def pass_to(self, seat: int) -> None:
        """Show a screen between two people, with nothing of either hand."""
        if self.facing == seat:
            return
        name = self.words.seat(seat)
        self.clear()
        text = Text(f"\n {self.say.format('pass-to', name=name)}\n", style=f"bold {LAMP}")
        self.print(text, Text(f" {self.say.format('pass-enter', name=name)}\n"))
        self.read()
        self.clear()
        self.facing = seat

    def finish(self) -> None:
        """Print the final score, and where the journal is."""
        seat = self.facing if self.people else -1
        if len(self.people) > 1:
            self.clear()
            seat = -1
        scene = self.scene(seat)
        self.print(self.drawing.draw(scene))
        self.print(self.drawing.final(scene))
        if self.path:
            write_note(self.path, SaveNote([s.spec for s in self.seats], over=True))
            where = shlex.quote(str(self.path))
            for key in ("end-journal", "end-replay", "end-again"):
                told = self.say.format(key, path=where, command=command_of(self.game.id))
                self.console.print(Text(told, style=QUIET), soft_wrap=True)

    def again(self) -> str:
        """Return the command that continues this game."""
        if self.path and self.path.parent != data_folder() / "games":
            return f"noctuary play --file {shlex.quote(str(self.path))}"
        return command_of(self.game.id)

    # ---- the screen

    def print(self, *things: RenderableType) -> None:
        """Print something."""
        for x in things:
            self.console.print(x)

    def clear(self) -> None:
        """Clear the screen; if several people share it, what can be scrolled back to as well."""
        if self.live:
            self.console.file.write(FORGET if len(self.people) > 1 else CLEAR)
            self.console.file.flush()

    def scene(self, seat: int) -> Scene:
        """Return what a seat sees now."""
        return Scene(
            self.game,
            self.words,
            self.say,
            self.journal.state.observe(seat),
            self.log,
            self.seen[seat] if seat >= 0 else 0,
            [s.spec for s in self.seats],
            max(NARROWEST, self.console.width),
            Symbols(plain_letters(self.console)),
            self.live and self.console.height < TALL,
            self.console.height if self.live else 0,
        )

    def draw(self, seat: int) -> None:
        """Draw the table as a seat sees it."""
        if self.live:
            self.clear()
        self.print(self.drawing.draw(self.scene(seat)))
        for remark in self.remarks:
            self.tell(remark, PAPER, whole=True)
        if self.journal.state.choice_count == 0 or self.remarks:
            known = ", ".join(self.say.format(f"command-{c}") for c in COMMANDS)
            self.tell(self.say.format("greet-help", commands=known), FOG)
        self.remarks = []

    def tell(self, text: str, style: str = WAX, *, whole: bool = False) -> None:
        """Print a short answer; `whole` keeps paths in one piece, to be copied."""
        if whole and len(text) >= self.console.width:
            self.console.print(Text(f" {text}", style=style), soft_wrap=True)
        else:
            self.print(Padding(Text(text, style=style), (0, 1)))

    def read(self) -> str:
        """Read a line from the keyboard."""
        self.console.file.flush()
        answer = input("> " if self.live else "")[:LONGEST_ANSWER]
        shown = "".join(c for c in answer if c.isprintable()).strip()
        if not self.live:
            self.print(Text(f"> {shown}", style=FOG))
        return shown

    # ---- choosing

    def read_choice(self, answer: str, options: list[Option]) -> Option | None:
        """Return the option meant by a number, an id or a part of its text; None if unclear."""
        said = self.say.format
        if answer.isascii() and answer.isdecimal():
            if len(answer) < 6 and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            self.tell(said("not-a-number", text=answer, n=len(options)))
            return None
        wanted = folded(answer)
        words = [folded(self.words.action(o)) for o in options]
        for fits in (
            [o for o, w in zip(options, words, strict=True) if wanted in (w, o.id)],
            [o for o, w in zip(options, words, strict=True) if wanted in w or wanted in o.id],
            [o for o, w in zip(options, words, strict=True) if all(x in w for x in wanted.split())],
        ):
            if fits and len(wanted) < 2:
                self.tell(said("too-short"))
                return None
            if len(fits) == 1 or (fits and len({self.words.action(o) for o in fits}) == 1):
                return fits[0]
            if fits:
                self.tell(said("several", text=answer))
                for o in fits:
                    line = Text().append(f"{options.index(o) + 1:>4} ", style=f"bold {LAMP}")
                    self.print(line.append(self.words.action(o)))
                return None
        self.tell(said("none-fits", text=answer, n=len(options)))
        return None

    # ---- commands: each returns whether the decision has changed

    def do_undo(self, seat: int, rest: str) -> bool:
        """Take back to the seat's previous choice."""
        entries = self.journal.choices
        at = max((k for k, e in enumerate(entries) if e.seat == seat), default=-1)
        if at < 0:
            self.tell(self.say.format("undo-none"))
            return False
        taken = entries[at:]
        others = sorted({e.seat for e in taken if e.seat != seat and self.seats[e.seat].person})
        if others:
            n = sum(e.seat in others for e in taken)
            who = ", ".join(self.words.seat(k) for k in others)
            self.tell(self.say.format("agree", n=n, names=who), LAMP)
            yes = {folded(FluentTranslations(PACKAGE, x).format("yes")) for x in LANGUAGES}
            if not any(y.startswith(folded(self.read()) or "-") for y in yes):
                self.tell(self.say.format("undo-refused"))
                return False
        learned = any(self._told_by(k, seat) for k in range(at, len(entries)))
        self.journal.undo(len(taken))
        for line in self.log:
            if line.number >= at:
                line.undone = True
        self.remarks = [self.say.format("undo-done", n=len(taken))]
        if learned:
            self.remarks.append(self.say.format("undo-revealed"))
        return True

    def _told_by(self, at: int, seat: int) -> bool:
        """Return whether a choice told a seat something."""
        before, entry = self.journal.replay(at), self.journal.choices[at]
        after = before.clone()
        step = after.replay_choice(entry.seat, entry.choice, entry.chance)
        return reveals_information(before, entry.choice, after, step.events, seat)

    def do_why(self, seat: int, rest: str) -> bool:
        """Print the clause about the decision, then those around it from the inside out, then what
        they forbid.
        """
        d = self.journal.state.decision
        assert d is not None
        self.print(Text(f" {self.say.format('why-title')}", style=f"bold {PAPER}"))
        for id in dict.fromkeys([*([d.clause] if d.clause else []), *reversed(d.clauses)]):
            self.print(clause_line(id, self.words.clause(id)))
        denials = self.journal.state.denials()
        if not denials:
            self.tell(self.say.format("why-nothing"), QUIET)
            return False
        self.print(Text(f" {self.say.format('why-forbidden')}", style=f"bold {PAPER}"))
        by_clause: dict[str, list[str]] = {}
        for action, id in denials:
            by_clause.setdefault(id, []).append(self.words.action(action))
        for id, actions in by_clause.items():
            for action in dict.fromkeys(actions[:DENIALS_SHOWN]):
                self.print(Padding(Text(action, style=QUIET), (0, 3)))
            if len(actions) > DENIALS_SHOWN:
                more = self.say.format("why-more", n=len(actions) - DENIALS_SHOWN)
                self.print(Padding(Text(more, style=FOG), (0, 3)))
            self.print(clause_line(id, self.words.clause(id)))
        return False

    def do_rule(self, seat: int, rest: str) -> bool:
        """Print one rule."""
        ledger = read_ledger(self.words.speech.package)
        example = next(iter(ledger.clauses)) if ledger else ""
        found = ledger.find(rest) if ledger and rest else None
        if ledger and found:
            self.print(rule_text(found, self.say))
        elif rest:
            self.tell(self.say.format("rule-unknown", id=rest, example=example))
        else:
            self.tell(self.say.format("rule-which", example=example))
        return False

    def do_hint(self, seat: int, rest: str) -> bool:
        """Print what a bot would do with what this seat knows."""
        spec = rest or HINT_BOT
        options = [o.id for o in self.journal.state.options()]
        try:
            with self.console.status(self.say.format("thinking", name=spec)):
                advice = hint(SeatKnowledge(self.journal.state), spec)
        except (NoctuaryError, ValueError, OverflowError):
            self.tell(self.say.format("error-bot", text=spec))
            return False
        self.print(Text(f" {self.say.format('hint-title', bot=spec)}", style=f"bold {PAPER}"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for a in advice[:3]:
            number = Text(f"{options.index(a.option) + 1:>4}", style=f"bold {LAMP}")
            share = Text(self.say.format("hint-line", share=round(100 * a.share)), style=QUIET)
            grid.add_row(number, self.words.action(a.option), share)
            for why in a.why:
                grid.add_row("", Text(self.because(why), style=LAMP))
        self.print(grid)
        if advice and (scores := advice[0].scores):
            told = ", ".join(f"{self.words.seat(k)} {x:.0f}" for k, x in enumerate(scores))
            self.tell(self.say.format("hint-scores", scores=told), QUIET)
        return False

    def because(self, r: Reason) -> str:
        """Return a reason for an option: what it is about, from what to what, how often."""
        if not r.key:
            return self.say.format("hint-won", n=r.samples_of_ten)
        what = self.words.asked(f"reason-{r.key}", r.args)
        key = "hint-rather" if r.versus_next_best else "hint-reason"
        said = self.say.format(key, what=what, before=r.before, after=r.after)
        return (
            said
            if r.samples_of_ten == 10
            else self.say.format("hint-often", reason=said, n=r.samples_of_ten)
        )

    def do_save(self, seat: int, rest: str) -> bool:
        """Write a copy of the journal."""
        try:
            if rest:
                path = Path(rest).expanduser()
            else:
                folder = make_folder(data_folder() / "copies")
                path = folder / f"{self.game.id}-{len(self.journal.lines)}.jsonl"
                stem, k = path.stem, 2
                while path.exists():
                    path, k = path.with_name(f"{stem}-{k}.jsonl"), k + 1
            if path.exists():
                self.tell(self.say.format("save-exists", path=str(path)), whole=True)
                return False
            self.journal.save(path)
        except CommandRefusal as e:
            self.tell(e.translate(self.say.lang))
        except (BadJournal, OSError, RuntimeError, ValueError) as e:
            cause = e.__cause__ if isinstance(e.__cause__, OSError) else e
            why = why_not_written(cause, self.say) if isinstance(cause, OSError) else str(e)
            self.tell(self.say.format("error-not-written", path=rest, why=why), whole=True)
        else:
            self.tell(self.say.format("saved", path=str(path)), PAPER, whole=True)
        return False

    def do_log(self, seat: int, rest: str) -> bool:
        """Print what happened, undone lines struck through."""
        if rest and not (rest.isascii() and rest.isdecimal() and len(rest) < 6):
            self.tell(self.say.format("error-number", text=rest))
            return False
        scene = self.scene(seat)
        for line in self.log[-(int(rest or LOG_SHOWN) or 1) :]:
            self.print(Padding(line_text(scene, line), (0, 1)))
        if not self.log:
            self.tell(self.say.format("log-empty"), QUIET)
        return False

    def do_lang(self, seat: int, rest: str) -> bool:
        """Change the language at once."""
        if rest.lower() not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            self.tell(self.say.format("lang-unknown", text=rest, allowed=allowed))
            return False
        self.speak(rest.lower())
        self.remarks = [self.say.format("lang-is")]
        return True

    def do_help(self, seat: int, rest: str) -> bool:
        """Print all commands."""
        ledger = read_ledger(self.words.speech.package)
        example = next(iter(ledger.clauses)) if ledger else ""
        self.print(Text(f" {self.say.format('help-title')}", style=f"bold {PAPER}"))
        grid = Table.grid(padding=(0, 2, 0, 1))
        grid.add_column(style=LAMP, no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_row("1, 2, 3 …", self.say.format("help-choose"))
        grid.add_row("⏎", self.say.format("help-enter"))
        for c in COMMANDS:
            if c != "help":
                told = self.say.format(f"help-{c}", example=example)
                grid.add_row(self.say.format(f"command-{c}"), told)
        self.print(grid)
        if self.words.speech.has("terminal-help"):
            self.tell(self.words.format("terminal-help"), QUIET)
        return False

    def do_quit(self, seat: int, rest: str) -> bool:
        """Leave the table; the journal stays."""
        raise Quit


def command_of(game: str) -> str:
    """Return the command that plays a game."""
    return "noctuary play" + ("" if game == USUAL else f" {game}")
