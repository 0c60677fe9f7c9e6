"""What tests of every game are written with."""

import os
from typing import NoReturn

import pytest

PATIENCE = 120.0
"""Seconds that a busy machine may take for anything."""

card = pytest.mark.card
"""Names the printed cards whose effect a test shows: `@card("01016")`."""

clause = pytest.mark.clause
"""Cites the rule clauses a test shows: `@clause("GATE-087")`. `test_ledger.py` reads the ids."""


def missing(what: str) -> NoReturn:
    """Skips a test for which this machine lacks something; NOCTUARY_SKIP=none allows none of it."""
    if os.environ.get("NOCTUARY_SKIP") == "none":
        pytest.fail(what)
    pytest.skip(what)
