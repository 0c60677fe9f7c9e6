"""The rules of a game as people read them: its ledger, and the search in it."""

from .ledger import Clause, Ledger, Ruling, Topic, read_ledger

__all__ = ["Clause", "Ledger", "Ruling", "Topic", "read_ledger"]
