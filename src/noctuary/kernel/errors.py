"""The errors of the kernel. Each says what happened and what to do."""

from __future__ import annotations

from noctuary.errors import NoctuaryError as NoctuaryError


class RulesError(NoctuaryError):
    """Rules that are not in the language, or that break their own declarations while running."""


class EndlessRules(RulesError):
    """Rules that would never reach a decision; the message names the rule and its place."""


class BadAction(NoctuaryError):
    """An action id that no action of the game can have."""


class IllegalChoice(NoctuaryError):
    """A well-formed action that is not on offer now; `clause` forbids it, if known."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause


class GameIsOver(NoctuaryError):
    """A choice made after the end of the game."""


class BadOption(NoctuaryError):
    """A table option with a value it cannot have."""

    def __init__(self, name: str, wrong: str, allowed: str) -> None:
        super().__init__(f"option {name}: {wrong}; allowed: {allowed}")
        self.name, self.wrong, self.allowed = name, wrong, allowed


class BadSeats(NoctuaryError):
    """A number of seats that the game does not allow."""


class BadState(NoctuaryError):
    """Fields or bytes that cannot be a state of this game."""


class BadJournal(NoctuaryError):
    """A journal that cannot be read. `line` is the first bad line, counted from 1."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


class ReplayDiverged(NoctuaryError):
    """A recorded choice that does not hold under the present rules.

    `reason` is `seat` (another seat is asked), `choice` (it is not on offer), `chance` (an outcome
    that cannot be), `over` (the game had ended), `rules` (the rules break here) or `begin` (the
    game cannot begin like that). `clause` is the rule against it, or the one that asks; `line` is
    the line of the journal, counted from 1.
    """

    def __init__(
        self, reason: str, choice: str, clause: str | None = None, line: int = 0, detail: str = ""
    ) -> None:
        what = {
            "seat": f"somebody else is asked, who cannot {choice}",
            "choice": f"{choice} is not on offer any more",
            "chance": f"{choice} cannot have the outcomes it had",
            "over": f"the game is over before {choice}",
            "rules": f"the rules break at {choice}",
            "begin": "the game cannot begin like that any more",
        }[reason]
        at = f"line {line}: " if line else ""
        rest = "".join(f" ({x})" for x in (clause, detail) if x)
        super().__init__(f"{at}{what}{rest}")
        self.reason, self.choice, self.clause = reason, choice, clause
        self.line, self.detail = line, detail

    def at(self, line: int) -> ReplayDiverged:
        """Return the same error for a line of a journal."""
        return ReplayDiverged(self.reason, self.choice, self.clause, line, self.detail)


class UnknownGame(NoctuaryError):
    """A game that is not registered, or a backend that does not exist."""


class Interrupt(Exception):
    """A signal that leaves the rules at once, and never reaches a user of the library."""


class GameOver(Interrupt):
    """The signal of `finish(g)`."""


class NeedChance(Interrupt):
    """The signal that a script of outcomes is used up: one of `n` more is needed."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n
