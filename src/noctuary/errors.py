"""The base of all errors of the project."""

from __future__ import annotations


class NoctuaryError(Exception):
    """The base of every error that a user of the library can meet."""
