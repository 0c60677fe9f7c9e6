"""Every way the kernel says no. Each error tells what happened and what to do."""

from __future__ import annotations


class NoctuaryError(Exception):
    """Base of every error that a user of the library can meet."""


class RulesError(NoctuaryError):
    """Rules that are not in the language, or that break their own declarations while running."""


class BadAction(NoctuaryError):
    """An action id that no action of the game can have."""


class IllegalChoice(NoctuaryError):
    """A well-formed action that is not on offer now. `clause` says which rule forbids it, if
    known.
    """

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


class UnknownGame(NoctuaryError):
    """A game that is not registered, or a backend that does not exist."""


class Interrupt(Exception):
    """Not an error: leaves the rules at once. Never reaches a user of the library."""


class GameOver(Interrupt):
    """`finish(g)` was called."""


class NeedChance(Interrupt):
    """A scripted run has used up its script and needs the outcome of one more chance."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n
