"""What every error of ours is."""

from __future__ import annotations


class NoctuaryError(Exception):
    """Base of every error that a user of the library can meet."""
